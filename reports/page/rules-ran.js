//# allFunctionsCalledOnLoad
(globalThis.RULED??={}).ran=(()=>{"use strict";const{$div,$mod,$part,$has,CHOICES,Dice,key,word_at,uniform_of,drawn_among,next_word,among,fallen_on,another,takes_its_place,scrambled}=$games;const $K0=[0,5];
const $K1=[3,2];
const $K2=[1,3];
const $K3=[1,2];
const $K4=[0,4];
const $K5=[0,1];
const $K6=[2,11];
const $K7=[1,0,(-1)];
const $K8=[1,(-1),0];
const $K9=[0,(-1),1];
const $K10=[(-1),0,1];
const $K11=[(-1),1,0];
const $K12=[0,1,(-1)];
const $K13=[$K7,$K8,$K9,$K10,$K11,$K12];
function $a$(a){throw Error('no_pool');}
function $b$(a,b,c){let d;d=a[53+c];return b[2143+c]==0&&b[2175+c]==0&&$o$(a,b,d)&&b[2129+d]<Math.max(0,a[44+d]-b[2335+a[38+d]])&&$k$(a,b,c)&&(a[38+a[53+c]]==c||$j$(a,b,d)||$c$(a,b,c));}
function $c$(a,b,c){let d,e,f,g,h,i;d=a[53+c];e=a[38+d];if(e==c||$j$(a,b,d))return 1;if(e<0||b[2271+e]<0||b[2271+c]<0)return 0;f=$h$(a,b,e);g=b[2271+c];if($g$(a,b[2271+e],g)>f)return 0;h=$e$(a,b,d,b[2271+e],f);i=b[10044+g]>0;$d$(b,h);return i;}
function $d$(a,b){let c,d;for(c=0,d=b;c<d;c++)a[10044+a[11644+c]]=0;}
function $e$(a,b,c,d,e){let f,g,h,i,j;b[10044+d]=1;b[11644]=d;f=0;g=1;while(f<g){h=b[11644+f];f++;if(b[10044+h]>e)continue;for(i=0;i<6;i++){if(a[39013+6*h+i]>0){j=a[29413+6*h+i];if(b[10044+j]==0&&$f$(a,b,c,j)){b[10044+j]=b[10044+h]+1;b[11644+g]=j;g++;}}}}return g;}
function $f$(a,b,c,d){let e;e=b[5071+d];if(e>=0)return a[15893+e]==c;return !(b[6671+(1-c)*1600+d]>0);}
function $g$(a,b,c){let d,e,f;d=Math.abs(a[21413+b]-a[21413+c]);e=Math.abs(a[23013+b]-a[23013+c]);f=a[21413+b]-a[21413+c]+a[23013+b]-a[23013+c];return Math.max(d,e,Math.abs(f));}
function $h$(a,b,c){let d,e,f;d=$i$(a,b,c);if((e=a[53+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return $div(d+1,2);return d;}
function $i$(a,b,c){let d;d=a[213+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $j$(a,b,c){let d,e;d=a[40+c];e=a[38+c];return d>=0&&e>=0&&b[2591+d]>=0&&b[2271+e]==b[2591+d];}
function $k$(a,b,c){let d;d=b[2271+c]>=0||$n$(a,b,c);return d&&(b[2207+c]==0||b[2207+c]==1)&&$l$(a,b,c);}
function $l$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0||b[2911+d]==2||$m$(a,b,d))return 1;}return 0;}
function $m$(a,b,c){let d,e;d=a[16053+c];e=a[405+d];return e>0&&b[6]>=e&&b[2591+c]<0&&b[2911+c]<=1&&(b[2207+d]==0||b[2207+d]==1);}
function $n$(a,b,c){let d,e;d=a[405+c];e=d>0&&b[6]>=d;return e&&(b[2207+c]==0||b[2207+c]==1)&&!(b[2271+c]>=0);}
function $o$(a,b,c){let d;d=a[38+c];return d>=0&&(b[2207+d]==0||b[2207+d]==1)&&b[2271+d]>=0;}
function $p$(a,b,c){return b[2143+c]>0&&b[2175+c]==0&&$k$(a,b,c)&&$q$(a,b,c);}
function $q$(a,b,c){let d;d=a[53+c];if(a[38+a[53+c]]==c||!$o$(a,b,d)||$j$(a,b,d))return 1;return $n$(a,b,c)||$c$(a,b,c);}
function $r$(a,b,c,d){}
function $s$(a,b,c){let d,e,f,g,h;$T$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$B$(a,b,c,0,1);f=$B$(a,b,c,1,(-1));c[612]=$div(1000*(e-f),Math.max(1,e+f));g=$u$(a,b,0);h=$u$(a,b,1);c[615]=$div(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$div(c[607]*$t$(a,b),1000);}
function $t$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$p$(a,b,d);f=1000-$div(1000*c,Math.max(1,a[24]));return f;}
function $u$(a,b,c){let d,e,f;d=0;for(e=a[34+c],f=a[36+c];e<f;e++){if(b[1]<11&&$p$(a,b,e))d+=$v$(a,b,e,c);}return d;}
function $v$(a,b,c,d){let e,f,g,h;$w$(a,b,d);e=1;for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue;}if(a[16373+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$div(b[33262+d*1600+g],1000));}return e;}
function $w$(a,b,c){let d,e,f,g,h,i,j,k,l;d=1+b[2066];e=b[33260+c]!=0;if(b[33260+c]==d)return;b[33260+c]=d;if($A$(a,b,c)&&e)return;f=33262+c*1600;for(g=0,h=a[26];g<h;g++)b[f+g]=99000;i=0;j=0;for(k=0;k<3;k++){j=$y$(a,b,c,k,j);while(i<j){l=b[36462+i];if(k<2&&$div(b[33262+c*1600+l],1000)>k)break;j=$x$(a,b,c,l,j);i++;}}}
function $x$(a,b,c,d,e){let f,g,h,i;f=33262+c*1600;for(g=6*d,i=6*(d+1);g<i;g++){h=a[29413+g];if(h>=0&&a[39013+g]>0&&$div(b[33262+c*1600+h],1000)>=99){b[f+h]=b[f+d]+1000;b[36462+e]=h;e++;}}return e;}
function $y$(a,b,c,d,e){let f,g,h;for(f=a[31-c],h=a[33-c];f<h;f++){g=b[2591+f];if(g<0||$z$(a,b,f)!=d||$div(b[33262+c*1600+g],1000)<=d)continue;b[33262+c*1600+g]=d*1000+f;b[36462+e]=g;e++;}return e;}
function $z$(a,b,c){let d;if(a[16373+c]==8)return 2;d=b[2911+c]!=0||a[17173+c]!=0;return d||2*b[3071+c]>=a[16533+c]?0:1;}
function $A$(a,b,c){let d,e,f,g,h,i,j;d=1;e=a[31-c];for(f=e,j=a[33-c];f<j;f++){g=38599+c*160+f-e;h=b[2591+f];i=h<0?0:3*(h+1)+$z$(a,b,f);if(b[g]!=i){b[g]=i;d=0;}}return d;}
function $B$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[42+d]);g=Math.min(1500,Math.max((-1000),$div(1000*$S$(a,b,d),f)));c[605]+=e*g;c[606]+=$div(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[30+d],o=a[32+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16373+m]==8)continue;h+=$div((a[16373+m]==8?600:100*a[17813+m])*$R$(a,b,m,b[3071+m]),10000);l+=((a[16373+m]==8?600:100*a[17813+m])-$div((a[16373+m]==8?600:100*a[17813+m])*$R$(a,b,m,b[3071+m]),10000))*$Q$(a,b,m);if(b[2911+m]==1)i+=a[16373+m]==8?600:100*a[17813+m];if(n>=0){j+=$F$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16373+m]==8?600:100*a[17813+m];}}p=100*f;c[609]+=e*Math.min(3000,$div(1000*h,p));c[610]+=e*Math.min(3000,$div(1000*i,p));c[613]+=e*Math.min(3000,$div(1000*j,p));c[614]+=e*Math.min(3000,$div(1000*k,p));$C$(a,b,c,d,e);return l;}
function $C$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[42+d]);g=0;h=0;i=a[34+d];j=a[36+d];for(k=i,l=j;k<l;k++){g+=$D$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1);}c[611]+=e*Math.min(3000,$div(1000*g,100*f));c[618]+=$div(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[46+d]-b[2335+a[38+d]])-b[2131+d]);c[619]+=e*1000*$o$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m);}
function $D$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[117+c],g=a[149+c];f<g;f++){if(a[16373+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16373+f]==8?600:100*a[17813+f];}h=$div(d*$E$(a,b,c,e),10);return h;}
function $E$(a,b,c,d){let e;if(d==0)return 0;e=a[10741+c*161+Math.min(d,a[181+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$div($i$(a,b,c),2);return Math.min(Math.max(e+1,0),10);}
function $F$(a,b,c,d,e){b[38546]++;$H$(a,b,c,d);return $G$(a,b,e);}
function $G$(a,b,c){let d,e,f,g,h,i,j,k,l;d=0;e=0;f=c>=0?1<<c|1<<$mod(c+5,6):(-1);for(g=38066,k=38066+3*b[38065];g<k;g+=3){h=b[g+(b[g]&f?1:2)];if(h>d){i=h;j=d;d=i;e=j;}else if(h>e)e=h;}l=d+$div(e,2);return $div(l*a[110653],100);}
function $H$(a,b,c,d){let e,f,g,h,i,j;b[38065]=0;e=1-a[15893+c];for(f=a[30+e],j=a[32+e];f<j;f++){g=b[2591+f];if(g<0||!$P$(a,f)||b[2911+f]!=0)continue;h=$g$(a,d,g);if(h<=a[16853+f]){i=38066+3*b[38065];b[i]=$O$(a,d,g);b[i+1]=$I$(a,b,f,c,d,0,h);b[i+2]=$I$(a,b,f,c,d,1,h);b[38065]++;}}}
function $I$(a,b,c,d,e,f,g){let h,i,j;h=$N$(a,c,d,0,(-a[27813+e]));if(h<0)return 0;i=38547+4*h+(f?2:0);if(b[i]!=b[38546]){b[i]=b[38546];b[i+1]=$J$(a,b,d,h,f,0,1);}j=b[i+1];return g<=2?j:$div(j*2,3);}
function $J$(a,b,c,d,e,f,g){let h,i,j,k;h=$M$(a,b,c,d,e,f,g);i=a[h];j=a[h+1];k=i*$L$(a,b,c,e)+j*$K$(a,b,c);return $div(k,1000);}
function $K$(a,b,c){let d;d=30;if(a[17173+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $div((a[16373+c]==8?600:100*a[17813+c])*d,100*Math.max(1,$Q$(a,b,c)));}
function $L$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17173+c]==0&&!d;f=e?$div((a[16373+c]==8?600:100*a[17813+c])*45,100):(a[16373+c]==8?600:100*a[17813+c]);return Math.max(0,f-$div((a[16373+c]==8?600:100*a[17813+c])*$R$(a,b,c,b[3071+c]),10000));}
function $M$(a,b,c,d,e,f,g){let h,i,j,k;h=Math.min(Math.max(1,$Q$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17333+c]==0;i=Math.min(9,Math.max(0,$Q$(a,b,c)-(f&&j)));}k=((d*3+1)*2+e)*10+i;return 87105+2*(k*9+h-1);}
function $N$(a,b,c,d,e){let f,g,h;f=d?9:a[16373+b];g=a[16373+c]*10+f;h=a[87015+g];if(h==0)return (-1);return Math.min(Math.max(h+e,1),13)-1;}
function $O$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21413+c]-a[21413+b];e=a[23013+c]-a[23013+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$K0:$K1;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j;}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l;}
function $P$(a,b){let c;c=a[16373+b];return c!=6&&c!=7&&c!=8;}
function $Q$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16533+d+c]-b[3231+c];}
function $R$(a,b,c,d){let e;e=Math.max(1,$Q$(a,b,c));if(a[17173+c]!=0)return $div(6000*d,e);if(b[2911+c]==0)return $div(3000*d,e);return 4500+$div(2500*d,e);}
function $S$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2)d+=a[17813+e];}d-=a[51]*b[2125+c];return d-a[52]*b[2127+c];}
function $T$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[30+g],i=a[32+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++;}j=33212+g*24;c[13+g]=b[j+11];c[15+g]=b[j+15];}for(k=0;k<48;k++)c[17+k]=b[33212+k];for(h=0,m=a[23];h<m;h++){l=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=$U$(a,b,h);c[225+h]=l;c[385+h]=b[3071+h];}for(k=0,n=2*Math.max(0,30-b[6]);k<n;k++)c[604-k]=(-999);}
function $U$(a,b,c){if(b[2207+a[16053+c]]==3)return 4;return b[2911+c];}
function $V$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$W$(a,b);if(e>=0)return e;}return d;}
function $W$(a,b){let c,d,e,f,g,h,i,j,k;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(Boolean(0<(d=a[29])&&d<b[2066]))return (-1);e=b[2];for(f=0,j=a[c];f<j;f++){g=c+65+2*f;if(a[g]==e){for(h=0,i=b[4];h<i;h++){if($X$(a,b,e,b[9+h],a[g+1]))return h;}}}if(a[c+1+e]){for(h=0,k=b[4];h<k;h++){if(b[9+h]==0)return h;}}return (-1);}
function $X$(a,b,c,d,e){let f,g;if(c==22){f=b[13437];if($div(e,1000000)!=1+f)return 0;g=$mod(e,1000000);if(g>=20000)g=1+6*b[2591+f]+g-20000;return d==g;}if(c==30)return $div(e,1000000)==1+b[26731]&&d==$mod(e,1000000);if(c==37)return $div(e,1000000)==1+b[27694]&&d==$mod(e,1000000);if(c==41&&d>0)return $Y$(a,b,d,e);return d==e;}
function $Y$(a,b,c,d){let e,f,g,h,i,j,k;e=$div(c,10000);f=$mod(c,10000)-1;if($mod(d,1000)!=1+f||d>=1000000000!=e>=3)return 0;g=$mod($div(d,1000),1000)-1;h=$mod($div(d,1000000),1000)-1;i=$mod(e,3);j=$Z$(a,b,f,0);k=$Z$(a,b,f,1);if(i==2)return g==j&&h==k||g==k&&h==j;return h<0&&g==(i==1?k:j);}
function $Z$(a,b,c,d){let e,f;e=$mod(b[2751+c]+5+d,6);f=a[29413+6*b[2591+c]+e];return f>=0?b[5071+f]:(-1);}
function $aa$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41);}
function $ab$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $ac$(a,b,c){}
function $ad$(a,b,c){if($gl$(a,b)>=0)$gg$(a,b,$gl$(a,b),c);else if($gf$(a,b)>=0)$ge$(a,b,$gf$(a,b),c);else $ae$(a,b,c);}
function $ae$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$gd$(a,b,c);else $fY$(a,b,c);}else if(d<4)$fW$(a,b,c);else $fl$(a,b,c);}else if(d<7){if(d<6)$fj$(a,b,c);else $fi$(a,b,c);}else if(d<9)$fh$(a,b,c);else $fb$(a,b,c);}else if(d<111){if(d<104){if(d<14)$fa$(b,c);else $eZ$(a,b,c);}else if(d<110)$eY$(a,b,c);else $eV$(a,b,c);}else if(d<114){if(d<112)$eS$(a,b,c);else $eA$(a,b,c);}else if(d<115)$er$(a,b,c);else $eq$(a,b,c);}else if(d<124){if(d<120){if(d<118){if(d<117)$ep$(a,b,c);else $en$(a,b,c);}else if(d<119)$em$(a,b,c);else $el$(a,b,c);}else if(d<122){if(d<121)$ek$(a,b,c);else $ej$(a,b,c);}else if(d<123)$ei$(a,b,c);else $ee$(a,b,c);}else if(d<131){if(d<129){if(d<128)$ec$(a,b,c);else $dZ$(a,b,c);}else if(d<130)$dY$(a,b,c);else $dU$(a,b,c);}else if(d<136){if(d<133)$dK$(a,b,c);else $dJ$(a,b,c);}else if(d<137)$dH$(a,b,c);else $dE$(a,b,c);}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$dD$(a,b,c);else $dB$(a,b,c);}else if(d<143)$dA$(b,c);else $dw$(a,b,c);}else if(d<149){if(d<148)$du$(a,b,c);else $dt$(a,b,c);}else if(d<151)$dh$(a,b,c);else $dg$(b,c);}else if(d<205){if(d<203){if(d<202)$df$(a,b,c);else $de$(a,b,c);}else if(d<204)$cw$(a,b,c);else $cv$(a,b,c);}else if(d<207){if(d<206)$cp$(a,b,c);else $ck$(a,b,c);}else if(d<208)$ch$(a,b,c);else $cd$(a,b,c);}else if(d<401){if(d<213){if(d<211){if(d<210)$ca$(a,b,c);else $bO$(a,b,c);}else if(d<212)$ck$(a,b,c);else $bG$(a,b,c);}else if(d<301){if(d<300)$bB$(a,b,c);else $by$(a,b,c);}else if(d<302)$aX$(a,b,c);else $aR$(a,b,c);}else if(d<405){if(d<403){if(d<402)$aO$(a,b,c);else $aJ$(a,b,c);}else if(d<404)$aH$(a,b,c);else $az$(a,b,c);}else if(d<407){if(d<406)$aw$(a,b,c);else $av$(a,b,c);}else if(d<408)$ak$(a,b,c);else $af$(a,b,c);}
function $af$(a,b,c){b[1]=407;if(c)$ag$(a,b,b[32863]>b[32864]?0:1,0);}
function $ag$(a,b,c,d){let e,f,g,h,i,j;e=a[53+b[2059]];f=b[32864-c]>0?1:0;g=b[32861];h=b[32862];i=b[32860];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$aj$(b,j,c==1&&g>=0&&a[38+a[53+g]]==g);}if(c==0){$ai$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f;}else{b[4951+i]+=f;if(g>=0)$ah$(a,b,g,1);else $ai$(a,b,h);}b[1]=409;}
function $ah$(a,b,c,d){let e;e=a[53+c];b[2431+c]=1+$i$(a,b,c);if(a[38+a[53+c]]==c)b[2139+e]=$i$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9883]=0;b[33212+e*24+11]++;}
function $ai$(a,b,c){let d;d=a[53+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[33212+d*24+12]++;}
function $aj$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++;}
function $ak$(a,b,c){let d,e,f,g,h;d=$part(a,80615,80846);e=$ao$(d,$at$(a,b),c);b[32863]+=e<=3?e:0;b[32864]+=e>3?e-3:0;f=$am$(a,b,0);g=$am$(a,b,1);h=$al$(b[32863],b[32864],f,g,0,0);if(h!=0)$ag$(a,b,h==1?0:1,1);else if(b[32863]!=b[32864])b[1]=408;}
function $al$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0;}
function $am$(a,b,c){let d;if(c==1&&b[32861]>=0)return $an$(a,b,b[32861]);d=c==0?b[32860]:b[32862];return Math.max(0,a[18153+d]-b[5011+d])-b[4951+d];}
function $an$(a,b,c){let d;d=a[341+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])-b[2303+c];}
function $ao$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $as$(a,b-29,c);if(b<70)return $ar$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $aq$(a,b-71,c);return $ap$($div(b-199,21),$mod(b-199,21),c);}
function $ap$(a,b,c){let d,e,f,g,h;d=a+$div(c,10);e=b+$mod(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h;}
function $aq$(a,b,c){let d,e,f,g,h;d=b&1;e=c+($div(b,2)&7)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$div(b,16)*10+f];h=d&&c==9?2:0;return 4*$div(g,2)+1*(g&1)+h;}
function $ar$(a,b,c){let d;if($div(c,10)<9)return 0;d=a[131+$mod(c,10)];return b&&d==1?2:d;}
function $as$(a,b,c){let d,e;d=c+($mod(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$div(b,3)*10+e];}
function $at$(a,b){let c,d,e,f,g;d=(c=b[32860],Math.max(0,a[18093+c]-b[5011+c]));if(b[32861]>=0)return (e=$au$(a,b,b[32861]),199+Math.min(d,20)*21+Math.min(e,20));return (g=(f=b[32862],Math.max(0,a[18093+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20));}
function $au$(a,b,c){let d;d=a[277+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $av$(a,b,c){if(c>10000)b[32862]=c-10000-1;else b[32861]=c-1;b[1]=407;}
function $aw$(a,b,c){b[32862]=$ax$(a,b,b[32861],c);b[32861]=(-1);b[1]=407;}
function $ax$(a,b,c,d){let e,f,g,h,i;e=a[53+c];f=$ay$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17973+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h;}g--;}}return (-1);}
function $ay$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17973+e]==c&&b[4831+e]==(-1))d++;}return d;}
function $az$(a,b,c){let d;d=b[32861];if(c<=$i$(a,b,d)){$aB$(a,b,d,(-1));b[1]=405;return;}$aB$(a,b,(-1),(-1));if(b[2271+d]>=0)$aA$(a,b,d);b[32861]=(-1);b[1]=409;}
function $aA$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($an$(a,b,c)<=0)$ah$(a,b,c,1);}
function $aB$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[53+b[2059]];for(f=0,g=a[25];f<g;f++){if($aG$(a,b,e,f)&&b[5011+f])$ai$(a,b,f);}for(f=a[34+e],h=a[36+e];f<h;f++){if(b[2335+f]&&$aC$(a,b,f,(-1)))$ah$(a,b,f,1);}}
function $aC$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[38+a[53+c]]==c&&$j$(a,b,a[53+c]))return 0;e=b[2271+c];}else e=$aF$(b,d);f=$aF$(b,b[32860]);if(e<0||$g$(a,f,e)>(g=b[32860],Math.max(0,a[18033+g]-b[5011+g])))return 0;return $aD$(a,b,f,e);}
function $aD$(a,b,c,d){let e,f,g;if($g$(a,c,d)>a[80613])return 0;e=a[a[80614]+$aE$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5071+a[e+1+f]]>=0)return 0;}return 1;}
function $aE$(a,b,c){let d,e,f,g;d=a[80613];e=2*d+1;f=a[21413+c]-a[21413+b]+d;g=a[23013+c]-a[23013+b]+d;return (b*e+f)*e+g;}
function $aF$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $aG$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[53+e]!=c)return 0;return $aC$(a,b,(-1),d);}
function $aH$(a,b,c){let d,e;d=$div(c,10000);e=$mod(c,10000)-1;if(c==0){$aB$(a,b,(-1),(-1));$aI$(a,b);b[1]=409;return;}b[32861]=e;b[32862]=(-1);if(d==1){b[32861]=(-1);b[32862]=e;$aB$(a,b,(-1),e);b[1]=407;}else if(d==0){$aB$(a,b,e,(-1));b[1]=407;}else if(d==2){b[2175+e]=1;$aB$(a,b,e,(-1));b[1]=405;}else b[1]=404;}
function $aI$(a,b){let c,d,e,f,g;c=1-a[53+b[2059]];for(d=0,e=a[25];d<e;d++){if($aG$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18153+d]-b[5011+d])<=b[4951+d])$ai$(a,b,d);}}for(f=a[34+c],g=a[36+c];f<g;f++){if($aC$(a,b,f,(-1)))$aA$(a,b,f);}}
function $aJ$(a,b,c){$aK$(a,b,c-1);b[32377+c-1]=0;b[32865]--;}
function $aK$(a,b,c){let d,e,f,g,h;d=b[2271+a[16053+c]];e=d>=0&&$g$(a,d,b[2591+c])<=1;$aL$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$Q$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$aL$(a,b,c,1);}}
function $aL$(a,b,c,d){if(b[2911+c]==d)return;$aM$(a,b,c,(-1));b[2911+c]=d;$aM$(a,b,c,1);if(d==1)b[33212+a[15893+c]*24+20]++;}
function $aM$(a,b,c,d){let e,f;e=6671+a[15893+c]*1600;for(f=0;f<6;f++){if($aN$(a,b,c,f))b[e+a[29413+6*b[2591+c]+f]]+=d;}b[9883]=0;}
function $aN$(a,b,c,d){let e,f;e=6*b[2591+c]+d;if(a[29413+e]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$mod(f+5,6)))return 0;return a[39013+e]>0||a[17173+c]!=0;}
function $aO$(a,b,c){let d;d=$div(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $aP$(a,b,d);}
function $aP$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[53+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$h$(a,b,b[2059]);f=$e$(a,b,e,g,h);}for(i=a[34+e],j=a[36+e];i<j;i++){if(b[2271+i]>=0&&$aQ$(a,b,d,b[2271+i]))b[2463+i]=1;}b[2137+e]=1;b[32865]=0;for(k=a[30+e],l=a[32+e];k<l;k++){b[32377+k]=0;if(b[2591+k]>=0&&$aQ$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[32377+k]=1;b[32865]=2;}}}$d$(b,f);b[1]=402;if(d)$ah$(a,b,b[2059],1);else $ai$(a,b,b[32860]);}
function $aQ$(a,b,c,d){let e;if(c)return b[10044+d]>0;e=b[32860];return $g$(a,$aF$(b,e),d)<=Math.max(0,a[18033+e]-b[5011+e]);}
function $aR$(a,b,c){let d,e,f,g;d=b[32859];e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+d];if(f==g)$aW$(a,b,d,e);else{$aU$(a,b,d);$aT$(a,b,d,f,e);$aS$(a,b,a[15893+d],g,f);}b[1]=b[9882];}
function $aS$(a,b,c,d,e){let f,g;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e;}b[9883]=0;}
function $aT$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5071+d]=c;$aM$(a,b,c,1);}
function $aU$(a,b,c){$aM$(a,b,c,(-1));$aV$(a,b,c);b[5071+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1);}
function $aV$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29413+6*b[2591+c]+d]];b[3551+e]&=~(1<<$mod(d+3,6));}}b[3551+c]=0;}
function $aW$(a,b,c,d){$aM$(a,b,c,(-1));b[2751+c]=d;$aM$(a,b,c,1);}
function $aX$(a,b,c){let d,e,f,g,h,i;if(b[9876]<0){$bt$(a,b,c);return;}d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);g=e[0];if(g==12){if($bs$(b)&&b[32858]==0){b[32858]=1;if(c==0){e[16]++;e[0]=11;}return;}h=347+e[16]*6;$bq$(d,e,$ao$(f,d[h+3],c));}else if(g==13)$bh$(d,e,$ao$(f,(i=$bp$(d,e),d[18+$bo$(d,e,i,0)-(-3)]),c));else if(g==14){$be$(d,e,$ao$(f,$bg$(d,e),c));e[0]=11;}else $bc$(d,e,$ao$(f,$bd$(d,e),c));$aY$(a,b);}
function $aY$(a,b){let c;for(c=0;c<2;c++){if(b[28726+c]>=0)$bb$(a,b,c);}$aZ$(a,b,0);$aZ$(a,b,4);}
function $aZ$(a,b,c){let d,e,f;d=b[28716+c];e=28686+c*3;f=b[e];if(b[2911+d]>=2)return;if(f>=2){$ba$(a,b,d,f);return;}$aL$(a,b,d,f);b[3071+d]=b[e+1];}
function $ba$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=a[15893+c];if(e>=0){$aU$(a,b,c);b[4031+c]=e;for(g=a[34+f],h=a[36+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2;}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;if(a[16373+c]==8){b[2125+f]=0;b[2127+f]=0;}i=d==2?21:22;b[33212+f*24+i]++;}
function $bb$(a,b,c){let d,e,f;d=b[28726+c];e=b[28663+c];if(b[28683]==1+c){b[2303+d]++;b[28683]=0;}if(b[28682]==1+c){f=b[28727-c];$aj$(b,a[53+d],a[38+a[53+f]]==f);b[28682]=0;}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$ah$(a,b,d,1);b[28669]=0;}
function $bc$(a,b,c){let d,e,f;d=347+b[16]*6;e=a[d];f=a[d+1];if(e==7)b[22]=1-c;else if($bd$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f;}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11;}
function $bd$(a,b){let c,d,e,f,g;c=a[347+b[16]*6];e=(d=$bp$(a,b),147+d*20);f=a[e+12]==0&&a[e+4]==0;if(c==5||c==6&&f)return 0;return (g=$bp$(a,b),a[18+$bo$(a,b,g,0)-(-3)]);}
function $be$(a,b,c){let d,e;e=(d=$bp$(a,b),d<4?0:1);if(c==1)b[8+e]=2;else if(c==2)$bf$(b,e,3);b[17]=0;b[16]++;}
function $bf$(a,b,c){a[8+b]=c;a[14]|=1+b;}
function $bg$(a,b){let c,d,e;d=(c=$bp$(a,b),c<4?0:1);e=b[8+d]==2;return a[85+d*15+(e?7:6)];}
function $bh$(a,b,c){let d;d=$bp$(a,b);if(!c){if(b[31+d*3]==1)$bm$(a,b,d,1,0);else $bk$(a,b,d);}b[17]&=2;$bi$(a,b);}
function $bi$(a,b){let c;c=$bp$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$bj$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11;}}
function $bj$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return (e==1||e==2)&&a[85+d*15+1]==c;}
function $bk$(a,b,c){let d;d=31+c*3;if(b[d]==0){if(a[147+c*20+4])$bl$(a,b,c);else{b[d]=1;b[d+1]=0;}}}
function $bl$(a,b,c){let d,e,f,g,h;d=31+c*3;b[d]=3;b[d+1]=0;e=c<4?0:1;f=b[8+e];g=a[85+e*15+1]==c;h=g&&a[147+c*20+10]==1;if(h&&(f==1||f==2)){b[8+e]=3;b[14]|=1+e;}}
function $bm$(a,b,c,d,e){let f,g;f=31+c*3;g=147+c*20;b[f+1]+=d;if(b[f]==0&&b[f+1]>=a[g+2]){if(a[g+4])$bl$(a,b,c);else if(e)$bn$(a,b,c);else{b[f]=1;b[f+1]-=a[g+2];}}if(b[f]==1&&b[f+1]>=a[g+2+1])$bn$(a,b,c);}
function $bn$(a,b,c){$bl$(a,b,c);if(a[147+c*20+10]==0&&a[147+c*20+4]==0)b[31+c*3]=2;}
function $bo$(a,b,c,d){let e,f;e=c<4?0:1;f=a[147+c*20+2+b[31+c*3]]+a[2+e]-d;return Math.min(Math.max(f,(-3)),10);}
function $bp$(a,b){let c;c=a[347+b[16]*6+2];return c==(-1)?b[1]:c;}
function $bq$(a,b,c){let d,e,f;d=$div(c,4);b[17]=c&3;e=a[347+b[16]*6+4]==3;if(b[25]==0&&!e)b[19+(f=$bp$(a,b),f<4?0:1)]+=d;b[18]=$br$(a,b,d);$bm$(a,b,$bp$(a,b),d,0);$bi$(a,b);}
function $br$(a,b,c){let d,e,f,g,h;for(d=b[16]+1;d<36;d++){e=347+d*6;f=a[e];if(f==0)break;if(f>3){g=a[e+1]==a[347+b[16]*6+1];h=f==7||f==8?1:2;if(g&&c>=h)return b[18]|1+(a[e+1]<4?0:1);}}return b[18];}
function $bs$(a){let b;b=28439+a[28671]*6;return a[b]==1&&a[28671]>0;}
function $bt$(a,b,c){let d,e,f;d=$part(a,80615,80846);e=$ao$(d,$bx$(a,b),c);f=$bv$(a,b);if(f>=0&&e==1)b[2207+f]=1;else if(f>=0&&e==2)$ah$(a,b,f,1);else if(f<0&&e>0)$bu$(a,b,b[27696],e);b[1]=b[9882];}
function $bu$(a,b,c,d){let e;b[4951+c]++;e=a[18153+c]-b[5011+c];if(d==2||b[4951+c]>=e)$ai$(a,b,c);}
function $bv$(a,b){let c;c=b[27696];if(c>=0&&b[4891+c]==b[9877])return (-1);return $bw$(a,b,1-a[15893+b[9875]],b[9877],(-1));}
function $bw$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)return f;}return (-1);}
function $bx$(a,b){let c,d;c=$bv$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $by$(a,b,c){let d,e;d=$part(a,80615,80846);b[33212+a[15893+b[9875]]*24+16]++;e=$ao$(d,$bz$(a,b),c)&2;b[1]=e?301:b[9882];}
function $bz$(a,b){let c,d;c=a[26213+b[9877]]+b[9880]+b[9881]*a[85627];d=a[17173+b[9875]]==1?0:1;return $bA$(d,b[9879],c,1);}
function $bA$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d;}
function $bB$(a,b,c){let d,e,f,g;d=b[28736];e=c-1;if(b[2751+d]!=e){$aW$(a,b,d,e);f=$part(b,28092,28655);g=$part(b,28655,28716);$bm$(f,g,$bF$(b,d),$bE$(a,b,d),0);}$bD$(a,b);$bC$(b);}
function $bC$(a){a[28735]++;a[1]=212;}
function $bD$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[28726+c]>=0)$bb$(a,b,c);}for(d=0;d<8;d++){if(b[28716+d]>=0)$aZ$(a,b,d);}e=28737+b[28731]*61;for(f=0;f<61;f++)b[e+f]=b[28655+f];b[28728]=0;}
function $bE$(a,b,c){if(a[17173+c]!=0||b[3231+c])return 0;return a[24613+b[2591+c]];}
function $bF$(a,b){let c;for(c=0;c<8;c++){if(a[28716+c]==b)return c;}return (-1);}
function $bG$(a,b,c){let d,e,f,g,h;d=$part(b,28655,28716);e=c-1;f=$bF$(b,e);g=$bN$(b,b[28735]);h=b[2591+e];d[31+f*3+2]=3;if(d[7]==0){d[7]=1;d[1]=f;}$bD$(a,b);$bM$(a,b,e,g);$aS$(a,b,a[15893+e],h,g);b[28736]=e;$bH$(a,b,e,213);b[26393+b[28716+b[28735]]]=1;}
function $bH$(a,b,c,d){$bI$(a,b,c,3,d);}
function $bI$(a,b,c,d,e){let f,g,h,i,j;b[26355]=d;b[26356]=c;b[26358]=e;b[26357]=0;if(a[15893+c]!=b[5]){$bL$(a,b,c,e);return;}f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++)b[26393+g]=0;i=d==2||d==3&&a[50]==0;j=i?122:117;$bL$(a,b,c,$bJ$(a,b,f)?j:e);}
function $bJ$(a,b,c){let d,e;for(d=a[30+c],e=a[32+c];d<e;d++){if($bK$(a,b,d))return 1;}return 0;}
function $bK$(a,b,c){let d;d=b[2591+c];return d>=0&&$g$(a,d,b[2591+b[26356]])<=2;}
function $bL$(a,b,c,d){let e,f,g;e=1-a[15893+c];b[26359]=c;b[26360]=d;b[1]=115;for(f=a[34+e],g=a[36+e];f<g;f++)b[26361+f]=0;}
function $bM$(a,b,c,d){let e;e=b[2751+c];$aU$(a,b,c);$aT$(a,b,c,d,e);}
function $bN$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[31177+a[28731]*18+8+d];}
function $bO$(a,b,c){let d,e,f,g,h;d=$part(b,28092,28655);e=$part(b,28655,28716);if(e[0]!=9){$bZ$(b,e[0]==7?1:0,$bF$(b,c-1));$bD$(a,b);return;}f=$part(a,80615,80846);g=$ao$(f,$bV$(d,e),c);$bS$(d,e,g);h=$bQ$(d,e,g);$bD$(a,b);$bP$(b);if(h>=0){b[28734]=1+h;b[28735]=h*4;b[1]=211;}}
function $bP$(a){a[28735]=4;a[1]=212;}
function $bQ$(a,b,c){let d,e;d=$div(c,128);e=(c&127)*(1+b[30]);if($bR$(a,b,0)>0&&$bR$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1;}return (-1);}
function $bR$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0)d++;}return d;}
function $bS$(a,b,c){let d;b[30]=$bU$(a,b,b[3]);d=(c&127)*(1+b[30]);$bT$(a,b,0,$div(c,128)*a[11],b[3],0);$bT$(a,b,1,d,b[4],b[30]);}
function $bT$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$bR$(a,b,c);h=$div(d,g);i=$mod(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[31+l*3+2]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--;}$bm$(a,b,l,h+m,f);}}}
function $bU$(a,b,c){let d,e,f;d=a[147+c*20+7];if(d==0||a[14]&&b[23])return 0;if($bR$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[31+f*3+2]==0))return 1;}return 0;}
function $bV$(a,b){let c;c=($bY$(a,b,0)?1:0)-($bY$(a,b,1)?1:0);return a[46+3*($bW$(a,b)-1)+c+1];}
function $bW$(a,b){let c,d,e,f,g,h;c=$bX$(a,b,b[3])?115:131;d=a[c+(b[4]-4)*4+b[3]];d+=a[7]*($bR$(a,b,0)-$bR$(a,b,1));e=0;f=0;for(g=0,h=a[0];g<h;g++){if(b[31+g*3]<=1&&b[31+g*3+2]==0){e|=b[31+g*3];f|=a[147+g*20+9];}}d+=a[6]+b[26]-e*a[8]-f*a[9];return Math.min(Math.max(d,1),13);}
function $bX$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[147+d*20+17])return 0;if(a[147+c*20+6]==2)return d>=0?1:0;return a[147+c*20+6];}
function $bY$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[85+c*15+1],b[31+f*3]<=1&&b[31+f*3+2]==0);}
function $bZ$(a,b,c){a[28655+(b?4:3)]=c;a[28655]=b?8:9;}
function $ca$(a,b,c){let d;b[1]=208;if(c){d=$part(b,28655,28716);$cc$(d,b[28665]>b[28666]?0:1,0);$cb$(b);}$bD$(a,b);}
function $cb$(a){a[28655]=7;a[2335+a[28726]]=0;a[2335+a[28727]]=0;}
function $cc$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$bf$(a,b,c?3:4);}
function $cd$(a,b,c){let d,e,f;d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);if(e[0]==5){$cf$(d,e,$ao$(f,$cg$(d,e),c));e[0]=7;}else if($ce$(d,e,$ao$(f,d[12],c)))$cb$(b);else if(e[10]!=e[11])b[1]=209;$bD$(a,b);}
function $ce$(a,b,c){let d,e,f,g;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=85;e=100;f=$al$(b[10],b[11],a[d+2],a[e+2],a[d+3],a[e+3]);if(f==0)return 0;g=$has($K2,f)?0:1;$cc$(b,g,$has($K3,f));return 1;}
function $cf$(a,b,c){let d;d=$bY$(a,b,0)?0:1;if(c==1)b[8+d]=2;else if(c==2)$bf$(b,d,3);}
function $cg$(a,b){let c,d;c=$bY$(a,b,0)?0:1;d=b[8+c]==2;return a[85+c*15+(d?5:4)];}
function $ch$(a,b,c){let d,e,f,g;d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);g=$ao$(f,$ci$(d,e),c);$bm$(d,e,e[1],g,0);e[1]++;$bD$(a,b);}
function $ci$(a,b){let c,d;c=b[1];d=0;if(a[147+c*20+12]&&$cj$(a,b))d=a[10];return a[32+$bo$(a,b,c,d)-(-3)];}
function $cj$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0)c+=$bX$(a,b,d);}return c>0;}
function $ck$(a,b,c){let d,e,f,g;d=b[28716+b[28735]];e=b[2591+d];f=$mod(c,10000)-1;g=$div(c,10000)-1;$bM$(a,b,d,f);$aS$(a,b,a[15893+d],e,f);if(g>=0)$cl$(a,b,b[5071+a[29413+6*e+g]]);$bD$(a,b);if(b[1]==206)b[1]=205;else b[28735]++;}
function $cl$(a,b,c){let d;d=$bF$(b,c);if(d>=0)$bm$($part(b,28092,28655),$part(b,28655,28716),d,1,0);else $cm$(a,b,c,1);}
function $cm$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$Q$(a,b,c))return;if(a[17173+c]!=0){$ba$(a,b,c,3);return;}if(b[2911+c]==0){b[3071+c]-=$Q$(a,b,c);$aL$(a,b,c,1);if(b[3071+c]<$Q$(a,b,c))return;}$cn$(a,b,c);}
function $cn$(a,b,c){$ba$(a,b,c,$co$(a,b,c)?3:2);}
function $co$(a,b,c){let d,e,f,g,h,i;d=b[2591+c];e=1-a[15893+c];for(f=0;f<6;f++){g=6*d+f;h=a[29413+g];if(h<0)return 0;if(a[39013+g]>0&&b[6671+e*1600+h]==0){i=b[5071+h];if(i<0||a[15893+i]!=e)return 0;}}return 1;}
function $cp$(a,b,c){let d,e,f,g,h,i,j;d=$part(b,28092,28655);e=$part(b,28655,28716);f=e[1];g=$part(a,80615,80846);h=$ao$(g,d[18+$bo$(d,e,f,0)-(-3)],c);if(e[0]==1)$cu$(e,h);else $cr$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[28239+f*20+11]==0;$bD$(a,b);if(j)$cq$(b,f);}
function $cq$(a,b){a[28735]=b;a[1]=206;}
function $cr$(a,b,c){let d;d=b[1];if(c)return;if(a[147+d*20+11]){b[31+d*3+2]=1;$bm$(a,b,d,2,0);}else{b[31+d*3+2]=2;$bm$(a,b,d,1,0);if(b[31+d*3]<=1)$cs$(a,b,d);}}
function $cs$(a,b,c){if(a[147+c*20+19])$bn$(a,b,c);else{$ct$(a,b,c);b[5]=c<4?1:2;}}
function $ct$(a,b,c){let d;d=8+(c<4?0:1);if(a[147+c*20+16]&&b[31+d*3]<=1)$bm$(a,b,d,1,0);}
function $cu$(a,b){if(!b)a[31+a[1]*3+2]=1;}
function $cv$(a,b,c){let d;d=$part(a,80615,80846);b[28732]=$ao$(d,70,c);b[1]=205;}
function $cw$(a,b,c){if(c)$dc$(a,b,c);else $cx$(a,b);}
function $cx$(a,b){$cz$(a,b);b[1]=$cy$(a,b)?204:205;}
function $cy$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[31897+e]&&b[32377+e]!=0){c=c||a[16053+e]==b[2059];d=d||a[16053+e]==b[2060];}}return c&&d;}
function $cz$(a,b){let c,d,e,f;if(b[9872]!=2)$cP$(a,b);$cM$(a,b);for(c=0,d=a[23];c<d;c++){if(b[31897+c])b[32537+c]=$cD$(a,b,c);}for(e=0,f=b[28730];e<f;e++){b[28731]=e;$cA$(a,b,31177+e*18);}b[28731]=0;}
function $cA$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[c+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[c+e];if(f>=0){b[c+8+e]=b[2591+f];if(b[c+16+d]<0)b[c+16+d]=$cC$(a,b,f);}}b[28726+d]=b[c+16+d];}$cB$(b);h=28737+b[28731]*61;for(e=0;e<61;e++)b[h+e]=b[28655+e];}
function $cB$(a){let b,c,d,e;for(b=0;b<61;b++)a[28655+b]=0;a[28658]=(-1);a[28655]=19;for(c=0;c<2;c++){d=a[28726+c];if(d>=0){e=a[2207+d]==1?2:1;a[28663+c]=e;}}}
function $cC$(a,b,c){return $bw$(a,b,a[15893+c],b[2591+c],a[16053+c]);}
function $cD$(a,b,c){let d,e,f,g;d=31177+(b[31897+c]-1)*18;if(!$cL$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[d+4+f];if(g>=0){if(a[16373+g]==8)return 0;if($cI$(a,b,c,g)&&$cG$(a,b,c,g))e|=1<<f;}}return $cE$(a,b,c)?0:e;}
function $cE$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$mod(e+5,6)))continue;f=a[29413+6*b[2591+c]+d];g=f>=0?b[5071+f]:(-1);if(g<0||a[15893+g]==a[15893+c])continue;h=b[32217+g]||$cF$(b,g);if(!h&&$aN$(a,b,g,$mod(d+3,6)))return 1;}return 0;}
function $cF$(a,b){let c;if(a[31897+b]==0)return 0;c=31177+(a[31897+b]-1)*18+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $cG$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $cH$(a,e,f,b[2591+c])!=0;}
function $cH$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$O$(a,b,d);if(e&(c>=0?1<<c|1<<$mod(c+5,6):(-1)))return 0;f=1<<$mod(c+1,6)|1<<$mod(c+4,6);return e&f?1:2;}
function $cI$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $cJ$(a,b,c,0)==d||$cJ$(a,b,c,1)==d;}
function $cJ$(a,b,c,d){let e,f;e=d==0?5:0;f=$mod(b[2751+c]+e,6);return $cK$(a,b,c,f);}
function $cK$(a,b,c,d){let e;if(!(a[39013+6*b[2591+c]+d]>0))return (-1);e=b[5071+a[29413+6*b[2591+c]+d]];return e>=0&&a[15893+e]!=a[15893+c]?e:(-1);}
function $cL$(a,b,c){let d;for(d=0;d<4;d++){if(a[b+d]==c)return 1;}return 0;}
function $cM$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[28730];c<e;c++){d=c;while(d>0&&$cO$(a,b,d)<$cO$(a,b,d-1)){$cN$(b,d,d-1);d--;}}for(f=0,i=b[28730];f<i;f++){for(g=0;g<8;g++){d=g;h=b[31177+f*18+d];if(h>=0)b[31897+h]=1+f;}}}
function $cN$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[31177+b*18+d];a[31177+b*18+d]=a[31177+c*18+d];a[31177+c*18+d]=e;}}
function $cO$(a,b,c){let d,e;d=b[2591+b[31177+c*18+4]];e=2*a[21413+d]+a[23013+d];return e*1600+d;}
function $cP$(a,b){let c,d,e,f,g,h;for(c=0,h=b[28730];c<h;c++){for(d=0;d<4;d++){e=b[31177+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$db$(a,b,e,f);if(g<0||b[31897+g]||!(b[31177+c*18+4+4-1]<0))continue;if(!$cR$(a,b,e,g))$cQ$(b,c,g,1);}}}}}
function $cQ$(a,b,c,d){let e,f;e=31177+b*18+(d?4:0);for(f=0;f<4;f++){if(a[e+f]<0){a[e+f]=c;a[31897+c]=1+b;return;}}}
function $cR$(a,b,c,d){let e,f,g;if(b[28729]!=0||!$da$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29413+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&b[31897+g]==0&&$da$(a,b,g)&&$cI$(a,b,g,d)&&$cS$(a,b,g)>=3)return 1;}return 0;}
function $cS$(a,b,c){let d;if(b[2591+c]<0||$cZ$(a,c)||b[32057+c])return 0;if(!$cY$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9872]==3)return 0;d=a[17173+c]!=0;if(b[4351+c]&&!d&&(a[49]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$cX$(b,c))return 0;if(b[4351+c])return 2;return $cT$(a,b,c)?1:0;}
function $cT$(a,b,c){let d,e,f;d=a[16053+c];if(b[9883]==0){for(e=0,f=a[24];e<f;e++)b[13244+e]=0;b[9883]=1;}if(b[13244+d]==0)$cU$(a,b,d);return b[9884+c]>0;}
function $cU$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[117+c];e=a[149+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9884+h]=g?1:0;if(f>=0){j=$h$(a,b,c);k=$e$(a,b,a[53+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10044+l]>0)b[9884+h]=1;}$d$(b,k);while($cV$(a,b,d,e)>0)continue;}b[13244+c]=1;}
function $cV$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9884+f]==0&&b[2591+f]>=0&&$cW$(a,b,b[2591+f],c,d)){b[9884+f]=1;e++;}}return e;}
function $cW$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29413+6*c+f];if(g>=0){h=b[5071+g];if(d<=(i=h)&&i<e&&b[9884+h])return 1;}}return 0;}
function $cX$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5;}
function $cY$(a,b,c){let d,e;d=$db$(a,b,c,0);e=$db$(a,b,c,1);return d>=0||e>=0;}
function $cZ$(a,b){let c;c=a[16373+b];return c==6||c==7||c==8;}
function $da$(a,b,c){let d;d=a[16053+c];return d==b[2059]||d==b[2060];}
function $db$(a,b,c,d){let e;e=$cJ$(a,b,c,d);return e>=0&&b[32217+e]==0?e:(-1);}
function $dc$(a,b,c){let d,e,f,g,h,i;d=$div(c,10000);e=$mod(c,10000)-1;b[32697+e]=d>=3?1:0;f=$db$(a,b,e,0);g=$db$(a,b,e,1);h=$mod(d,3);i=h==1?g:f;if(b[31897+i]==0){$dd$(b);$cQ$(b,b[28730]-1,i,1);if(h==2)$cQ$(b,b[28730]-1,g,1);}$cQ$(b,b[31897+i]-1,e,0);}
function $dd$(a){let b,c;b=31177+a[28730]*18;for(c=0;c<18;c++)a[b+c]=(-1);a[28730]++;}
function $de$(a,b,c){let d,e;d=b[28733];$aW$(a,b,d,c-1);b[28733]++;e=$bE$(a,b,d);if(e)$cm$(a,b,d,e);}
function $df$(a,b,c){let d,e;d=b[27696];e=a[18153+d]-b[5011+d];if(c<=e){b[4891+d]=b[2271+b[27698]];b[1]=400;}else{$ai$(a,b,d);b[1]=8;}}
function $dg$(a,b){if(b==0){a[1]=150;return;}a[27740+b-1]=1;a[9875]=b-1;a[9876]=(-1);a[9877]=a[4891+a[27696]];a[9878]=1;a[9879]=1;a[9881]=0;a[9880]=0;a[9882]=151;a[1]=300;}
function $dh$(a,b,c){let d;d=b[27696];if(c<10000){if(c>0){b[4891+d]=c-1;b[27697]=1;}b[1]=400;return;}b[27698]=$mod(c,10000)-1;b[27697]=1;$di$(a,b,b[2271+b[27698]]);b[1]=150;}
function $di$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27696]];$dp$(a,b,d,e,10,1);f=0;if($do$(a,b,d,c)){b[27700]=c;f=1;c=$dm$(a,b,c);}while(c!=e){b[27700+f]=c;f++;c=$dj$(a,b,d,c);}b[27699]=f;}
function $dj$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29413+6*d+f];h=$mod(f+3,6);if(g>=0&&b[13501+g]&&$dl$(a,b,c,g,h,1)){i=a[58213+6*g+h];if($dk$(b,g)+i==$dk$(b,d))e=Math.min(e,g);}}return e;}
function $dk$(a,b){let c;c=a[13501+b]-1;return c>=0?a[18411+6*c]:1073741824;}
function $dl$(a,b,c,d,e,f){let g,h;if(!(a[39013+6*d+e]>0))return 0;g=a[29413+6*d+e];h=b[5071+g];if(h>=0)return a[15893+h]==c;return f||!(b[6671+(1-c)*1600+g]>0);}
function $dm$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29413+6*c+f];if(g>=0&&b[13501+g]){h=$dk$(b,g)+$dn$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h;}}}return d;}
function $dn$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29413+6*c+e]==d&&a[39013+6*c+e]>0)return a[58213+6*c+e]+2;}return 1073741824;}
function $do$(a,b,c,d){let e;e=b[5071+d];return e>=0&&a[15893+e]!=c;}
function $dp$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$ds$(b);$dq$(b,$dr$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22383+g];g=$mod(g+1,1986);h--;b[24369+i]=0;j=b[15101+$div(i,6)];k=b[18411+i];l=b[6671+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($dl$(a,b,c,j,m,f)){n=k+a[58213+6*j+m];if(n<=e){o=a[29413+6*j+m];h+=$dq$(b,$dr$(b,o),0,n,g+h);}}}}}
function $dq$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18411+f])return 0;a[18411+f]=d;if(a[24369+f])return 0;a[24369+f]=1;a[22383+$mod(e,1986)]=f;return 1;}
function $dr$(a,b){let c,d,e;if(a[13501+b]==0){c=a[13500];a[15101+c]=b;a[13500]=c+1;a[13501+b]=c+1;a[15432+c]=0;a[15763+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18411+d]=1073741824;a[20397+d]=1073741824;a[24369+d]=0;}}return a[13501+b]-1;}
function $ds$(a){let b,c;for(b=0,c=a[13500];b<c;b++)a[13501+a[15101+b]]=0;a[13500]=0;}
function $dt$(a,b,c){b[27696]=$ax$(a,b,b[2059],c);b[1]=149;}
function $du$(a,b,c){let d;d=b[27694];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9883]=0;}b[27694]=$dv$(a,b,d);}
function $dv$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[36+d];e<f;e++){if(e!=a[38+d])return e;}return (-1);}
function $dw$(a,b,c){b[13499]=c-1;b[27374+c-1]=1;$dx$(a,b,b[13437],2,144);}
function $dx$(a,b,c,d,e){let f,g;b[13437]=c;b[13438]=d;b[13498]=e;f=d==0||d==1;b[13439]=f&&!$cT$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13447]=0;b[13453]=0;b[13497]=0;b[13440]=d==0?b[13439]:0;b[13448]=(-1);g=b[2591+c];b[13449]=g;b[13451]=g;b[13452]=b[2751+c];$dy$(a,b);b[1]=112;}
function $dy$(a,b){let c;c=$dz$(a,b,b[13437]);if(b[13438]==2)c=$div(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$div(c,2);b[13441]=c;}
function $dz$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16853+d+c];}
function $dA$(a,b){a[13437]=b-1;a[27214+b-1]=0;a[1]=143;}
function $dB$(a,b,c){let d,e,f;d=$dC$(a,b);e=a[16053+d];b[27054+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$cT$(a,b,d))f=$i$(a,b,e);if(c+f-b[2463+e]<=$Q$(a,b,d))b[27214+d]=1;}
function $dC$(a,b){let c,d,e;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27054+d])return d;}return (-1);}
function $dD$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$i$(a,b,d)){b[33212+b[5]*24+10]++;$ah$(a,b,d,1);}}
function $dE$(a,b,c){let d,e;if(c==0){$dG$(b,b[2059],139);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0)$dx$(a,b,d,1,138);else if(e==2)$dF$(b,d);else $aK$(a,b,d);}
function $dF$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2));}
function $dG$(a,b,c){a[27694]=b;a[27695]=c;a[1]=147;}
function $dH$(a,b,c){let d,e;d=$dI$(a,b);b[26733]=d+1;e=b[2463+a[16053+d]];b[26734+d]=c-e<=$Q$(a,b,d)?0:1;}
function $dI$(a,b){let c,d;for(c=b[26733],d=a[149+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16373+c]!=8)return c;}return (-1);}
function $dJ$(a,b,c){let d,e;d=b[26732];e=b[2591+d];$bM$(a,b,d,c-1);$aS$(a,b,a[15893+d],e,c-1);$bL$(a,b,d,110);}
function $dK$(a,b,c){let d,e,f;d=b[26731];e=b[26732];if(c>0){b[26393+c-1]=1;f=$dP$(a,b,c-1);$dO$(b,c-1,d,b[2591+d],4,2);b[9881]=f==2?1:0;b[9882]=131;return;}$dO$(b,d,e,b[2591+e],3,1);b[9881]=$dL$(a,b,d,e)==2?1:0;b[9882]=132;}
function $dL$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $dM$(a,b,c,b[2591+d]);}
function $dM$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17173+c]==0)return 0;f=$g$(a,e,d);if(f<1||f>$dN$(a,c,e,d))return 0;g=$cH$(a,e,b[2751+c],d);if(g>1||!$aD$(a,b,e,d))return 0;return g==0?1:2;}
function $dN$(a,b,c,d){let e;if(a[17173+b]==0)return 0;if(a[17173+b]==2)return 3;e=a[19813+d]<a[19813+c];return e?4:3;}
function $dO$(a,b,c,d,e,f){a[9875]=b;a[9876]=c;a[9877]=d;a[9878]=e;a[9879]=f;a[9881]=0;a[9880]=0;a[1]=300;}
function $dP$(a,b,c){let d,e,f,g;d=$dR$(a,b,b[26731],b[26732]);e=b[11644+d-1];f=0;while(b[10044+e]>1){g=$g$(a,b[2591+c],e)>2?0:$dM$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$dQ$(a,b,e);}$d$(b,d);return f;}
function $dQ$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29413+6*c+e];if(f>=0&&b[10044+f]==b[10044+c]-1)d=Math.min(d,f);}return d;}
function $dR$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10044+e]=1;b[11644]=e;while(g<f){i=b[11644+g];g++;if(b[10044+i]>$dz$(a,b,c))break;if(h>=0&&b[10044+i]>=b[10044+h])break;for(j=0;j<6;j++){if($dT$(a,b,c,d,i,j)){k=a[29413+6*i+j];if(b[10044+k]==0){b[10044+k]=b[10044+i]+1;b[11644+f]=k;f++;if($g$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k);}}}}if(h>=0)$dS$(b,h,f);return f;}
function $dS$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11644+d]==b){a[11644+d]=a[11644+c-1];a[11644+c-1]=b;return;}}}
function $dT$(a,b,c,d,e,f){let g,h,i;if(!(a[39013+6*e+f]>0)||a[58213+6*e+f]>1)return 0;g=a[29413+6*e+f];if(b[5071+g]>=0)return 0;i=(h=a[15893+c],b[6671+(1-h)*1600+g]>0);return !i||$g$(a,g,b[2591+d])==1;}
function $dU$(a,b,c){let d;d=b[26732];$dV$(a,b,d,$dX$(b,d,c-1));b[1]=131;}
function $dV$(a,b,c,d){let e;e=$dW$(a,b,c,b[2591+c]);$aW$(a,b,c,d);if(e>0)$cm$(a,b,c,e);}
function $dW$(a,b,c,d){if(a[24613+d]==0||a[17493+c]==0||b[3231+c])return 0;return 1;}
function $dX$(a,b,c){let d;d=c==0?1:5;return $mod(a[2751+b]+d,6);}
function $dY$(a,b,c){let d,e;d=b[26732];b[26553+d]=1;e=c-b[2463+a[16053+d]]<=$Q$(a,b,d);b[1]=e?130:131;}
function $dZ$(a,b,c){let d,e,f,g,h;d=b[26731];e=c-1;b[26732]=e;b[3391+d]=2;b[13276]=1;f=a[15893+e];for(g=a[30+f],h=a[32+f];g<h;g++)b[26393+g]=0;b[1]=$ea$(a,b,e)?129:131;}
function $ea$(a,b,c){let d;if(a[16373+c]==8||b[26553+c])return 0;return (d=b[2751+c],$cH$(a,b[2591+c],d,b[2591+b[26731]]))!=0&&$eb$(a,b,c,b[2591+c]);}
function $eb$(a,b,c,d){let e;e=$dW$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$Q$(a,b,c);}
function $ec$(a,b,c){if(c==0){b[1]=125;return;}$ed$(a,b,c-1);if(b[26728]==0)b[4191+c-1]=6;}
function $ed$(a,b,c){let d,e,f;d=b[26725];e=b[26727];b[26716+d]=c;b[26719+d]=$g$(a,b[2591+c],b[2591+e]);f=$dL$(a,b,c,e);b[26722+d]=f==2?1:0;b[26725]=d+1;b[26393+c]=1;}
function $ee$(a,b,c){if(c==0){$eh$(a,b);return;}$ef$(a,b,c-1,b[26356],2,123);b[26719]=2;}
function $ef$(a,b,c,d,e,f){b[26727]=d;b[26728]=e;b[26730]=f;b[26725]=0;b[26726]=0;b[26729]=b[2591+d];$ed$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16373+c]==6&&!$eg$(b,c))b[1]=124;}
function $eg$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $eh$(a,b){if(b[26357])b[13453]=0;b[1]=b[26358];}
function $ei$(a,b,c){if(c==0)$eh$(a,b);else $ef$(a,b,c-1,b[26356],1,122);}
function $ej$(a,b,c){let d;d=b[26713];if(c-b[2463+a[16053+d]]<=$Q$(a,b,d))$dV$(a,b,d,b[26714]);b[1]=120;}
function $ek$(a,b,c){let d,e,f;if(c==0){if(b[26355]==1)b[1]=122;else $eh$(a,b);return;}d=$mod(c,10000)-1;e=d;f=$dX$(b,d,$div(c,10000));b[26713]=e;b[26714]=f;b[26553+d]=1;b[26357]=1;if(a[17333+d]&&a[17333+b[26356]]==0)$dV$(a,b,d,b[26714]);else b[1]=121;}
function $el$(a,b,c){let d;d=b[26713];if(c>0)$dV$(a,b,d,$dX$(b,d,c-1));if(b[2591+d]>=0)$bL$(a,b,d,117);else b[1]=117;}
function $em$(a,b,c){let d,e;d=b[26713];c+=b[26715]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16053+d]]-$Q$(a,b,d));if(e>0)$cm$(a,b,d,e);b[1]=119;}
function $en$(a,b,c){let d,e,f,g,h,i;if(c==0){$eo$(b);return;}d=$mod(c,10000)-1;e=$div(c,10000);f=b[2591+d];g=b[2591+b[26356]];h=a[29413+6*f+e];i=$cH$(a,f,b[2751+d],g);b[26715]=i==0?0:1;b[26713]=d;b[26393+d]=1;b[26357]=1;$bM$(a,b,d,h);$aS$(a,b,a[15893+d],f,h);b[1]=118;}
function $eo$(a){a[1]=a[26355]==3?122:120;}
function $ep$(a,b,c){let d;d=b[27694];b[26361+d]=1;b[1]=115;if(c>=3)$ah$(a,b,d,1);else b[2527+d]=2;}
function $eq$(a,b,c){let d;d=b[27694];b[26361+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9883]=0;}}
function $er$(a,b,c){let d,e,f,g,h;d=$div(b[13456+b[13455]],6);e=b[2591+b[13437]];f=b[5071+d];g=$ev$(a,b,e,$ez$(a,e,d));h=c-b[2463+a[16053+f]]-$Q$(a,b,f);if(h>0)$cm$(a,b,f,h);b[1]=113;$es$(a,b,d,g);}
function $es$(a,b,c,d){let e,f,g,h;e=b[13437];f=b[5071+c];b[13442]+=$div(d,4096);b[13443]++;b[13444]=0;b[13447]=0;b[13455]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$eu$(a,b,a[15893+e],c))b[13277+e]=1;if(b[13448]<0){g=b[2591+e];h=b[2751+e];b[13451]=g;b[13452]=h;}$et$(a,b,c);if(f>=0){b[13448]=f;b[5071+c]=f;}else $bI$(a,b,e,1,113);}
function $et$(a,b,c){let d,e,f;d=b[13437];e=b[2751+b[13437]];f=b[2591+b[13437]];$aU$(a,b,d);if(b[13448]>=0)b[5071+f]=b[13448];b[13448]=(-1);$aT$(a,b,d,c,e);}
function $eu$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29413+6*d+e];if(f>=0&&b[5071+f]>=0&&a[15893+b[5071+f]]!=c)return 1;}return 0;}
function $ev$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15893+e];if(!(a[39013+6*c+d]>0)||!$ey$(a,b,c))return (-1);g=a[29413+6*c+d];h=b[5071+g];i=h>=0&&h!=e;if(i&&!$ex$(a,b,h))return (-1);if(b[6671+(1-f)*1600+g]>0&&(i||!$ew$(a,b,c)))return (-1);if(b[13440]&&$eu$(a,b,f,g))return (-1);j=a[17493+e]&&b[3231+e]==0;k=j?48613:58213;l=a[k+6*c+d];return i?(l+1)*4096+1:l*4096;}
function $ew$(a,b,c){let d,e;d=b[13437];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return !(e=a[15893+d],b[6671+(1-e)*1600+c]>0);}
function $ex$(a,b,c){if(a[15893+c]!=a[15893+b[13437]]||a[16373+c]==8)return 0;return b[13438]!=2||a[17333+c]==0;}
function $ey$(a,b,c){let d,e,f;d=b[13437];if(!(e=a[15893+d],b[6671+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0;}
function $ez$(a,b,c){let d;for(d=0;d<6;d++){if(a[29413+6*b+d]==c)return d;}return (-1);}
function $eA$(a,b,c){let d;if(c>10000){$eR$(a,b,c-10000-1);return;}if(c==0){$eQ$(a,b);return;}d=c-1;$eB$(a,b,$div(d,6),$mod(d,6));b[13496]=$mod(d,6);b[13453]=1;b[13497]=0;if(b[13445]){b[1]=113;return;}b[13445]=1;$bI$(a,b,b[13437],0,113);}
function $eB$(a,b,c,d){let e,f,g,h,i;e=0;f=$eE$(a,b,c,d);while(f!=6*b[2591+b[13437]]+b[2751+b[13437]]){b[13456+e]=f;e++;f=$eC$(a,b,f);}for(g=0,i=$div(e,2);g<i;g++){h=b[13456+g];b[13456+g]=b[13456+e-1-g];b[13456+e-1-g]=h;}b[13454]=e;b[13455]=0;}
function $eC$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$div(c,6);e=$mod(c,6);f=b[18411+6*(b[13501+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$mod(e-h+6,6);k=(j=$mod(i+3,6),a[29413+6*d+j]);l=k>=0?b[13501+k]-1:(-1);if(l<0||b[15432+l]==0)continue;m=b[16425+6*l+i];for(n=0;n<6;n++){o=$mod(e-n+6,6);p=$eD$(b,l,Math.min(o,6-o));q=b[18411+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n);}}return g;}
function $eD$(a,b,c){let d,e;if(c==0)return 0;d=a[16094+b];if(d==(-1)||b>0)return d==(-1)?d:d+(c-1)*4096;if(a[13438]==1&&a[13443]==0)return d;e=a[13444];return d+(Math.max(0,e+c-1)-Math.max(0,e-1))*4096;}
function $eE$(a,b,c,d){let e,f,g,h,i,j,k;e=$eO$(a,b,c,d);f=b[13501+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18411+6*f+h];j=$eI$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$eH$(a,b,f)||$eF$(a,b,c,d))g=6*c+h;}}return g;}
function $eF$(a,b,c,d){let e,f,g;e=b[13437];for(f=0;f<6;f++){if((d<0||f==d||f==$mod(d+5,6))&&a[39013+6*c+f]>0){g=b[5071+a[29413+6*c+f]];if(g>=0&&a[15893+g]!=a[15893+e]&&!$eG$(a,b,e,g))return 1;}}return 0;}
function $eG$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$g$(a,e,f)==1;}
function $eH$(a,b,c){let d;if(b[15763+c]==0){d=$eu$(a,b,a[15893+b[13437]],b[15101+c]);b[15763+c]=d?2:1;}return b[15763+c]==2;}
function $eI$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[13437];if(b[13438]==1){g=$eb$(a,b,f,c);return g?$dW$(a,b,f,c)*64:(-1);}if((h=a[15893+f],b[6671+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$eL$(a,b)))return (-1);return $eJ$(a,b,c,d,e);}
function $eJ$(a,b,c,d,e){let f,g,h,i;f=b[13437];if(!$eb$(a,b,f,c))return (-1);g=c==b[2591+f]?b[13444]:0;i=(h=$eK$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+$dW$(a,b,f,c)*64;}
function $eK$(a,b){let c;c=$mod(b-a+6,6);return Math.min(c,6-c);}
function $eL$(a,b){let c;c=b[13437];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$eM$(a,b,a[15893+c],b[2591+c])==1;}
function $eM$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($eN$(a,b,d,f,1-c)>=0)e++;}return e;}
function $eN$(a,b,c,d,e){let f,g;f=a[29413+6*c+d];if(f<0||b[5071+f]<0)return (-1);g=b[5071+f];if(a[15893+g]!=e||!$aN$(a,b,g,$mod(d+3,6)))return (-1);return g;}
function $eO$(a,b,c,d){let e;e=b[13501+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $eP$(a,b,e,d);return Math.min(b[20397+6*e+d],b[18411+6*e+d]);}
function $eP$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18411+6*c+f];if(g<e){h=$eI$(a,b,b[15101+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h);}}return e;}
function $eQ$(a,b){let c;c=b[13437];b[13453]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13450]=b[2271+b[2059]]==b[13449]?1:0;if(b[13438]!=1)$aS$(a,b,a[15893+c],b[13449],b[2591+c]);else if(b[13450]){b[2271+b[2059]]=b[2591+c];b[9883]=0;}}b[1]=b[13498];}
function $eR$(a,b,c){let d;d=b[13437];b[13442]+=a[17333+d]?0:(a[17173+d]==2?2:1);$ef$(a,b,d,c,0,127);}
function $eS$(a,b,c){let d,e;d=b[13437];e=$div(c-1,6);$aT$(a,b,d,e,$mod(c-1,6));$eU$(b,a[16053+d],e);$dx$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$dz$(a,b,d);b[13442]=$eT$(a,b,d,e);b[13443]=1;b[13445]=1;b[4351+d]=1;$bI$(a,b,d,1,113);}
function $eT$(a,b,c,d){let e;e=a[17493+c]&&b[3231+c]==0;return a[(e?67813:69413)+d];}
function $eU$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $eV$(a,b,c){let d,e;if(c==0){$dG$(b,b[2059],135);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$eX$(b,d);else if(e==0)$dx$(a,b,d,0,110);else if(e==1)$eW$(a,b,d);else if(e==2)$dF$(b,d);else if(e==3)$aK$(a,b,d);else b[3231+d]=1-b[3231+d];}
function $eW$(a,b,c){b[26731]=c;b[1]=128;}
function $eX$(a,b){a[13437]=b;a[1]=111;}
function $eY$(a,b,c){if(c==10001){b[1]=148;return;}b[27696]=c-1;b[4891+c-1]=b[2271+b[2059]];b[1]=149;}
function $eZ$(a,b,c){$gg$(a,b,b[2064],c);b[2064]++;}
function $fa$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+b-1];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9883]=0;}
function $fb$(a,b,c){if(c==0)$fe$(a,b);else $fc$(b,c-1);}
function $fc$(a,b){$fd$(a,b,(-1));a[2110]=15;a[1]=4;}
function $fd$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0;}
function $fe$(a,b){b[2058]++;if(b[2058]>=2||!$fg$(a,b,1-b[2057]))b[1]=11;else $ff$(b,1-b[2057]);}
function $ff$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3;}
function $fg$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++){if($p$(a,b,d))return 1;}return 0;}
function $fh$(a,b,c){let d,e;d=b[2064];e=c-1;b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$aT$(a,b,d,$div(e,6),$mod(e,6));b[33212+a[15893+d]*24+13]++;b[2064]++;b[1]=6;}
function $fi$(a,b,c){let d,e;d=b[2064];e=a[16693+d];if(c<e){b[1]=7;return;}if(c>e){b[2911+d]=3;b[33212+a[15893+d]*24+14]++;}b[2064]++;}
function $fj$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$fk$(b,e);else if(c==3){b[2064]=a[117+e];b[1]=6;}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[33212+d*24+23]++;b[1]=104;}}
function $fk$(a,b){a[2062]=2;a[2175+b]=1;a[33212+a[5]*24+9]++;a[1]=101;}
function $fl$(a,b,c){let d;$fQ$(a,b);d=b[2110];if(d==14)$fy$(a,b,1-c);else if(d==6)$fx$(a,b,c);else if(d==9)$fp$(a,b,c);else $fy$(a,b,$fm$(a,b,d,c));}
function $fm$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$fo$(a,b);g=$i$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$o$(a,b,e)?$i$(a,b,a[38+e]):0;return (i=$div(d,10),j=$mod(d,10),i+g>j+h?1:0);}if(c==0)return d<=g?1:0;k=c==7?$fn$(a,b,1-e):($o$(a,b,e)?$i$(a,b,a[38+e]):0);return d<=k?1:0;}
function $fn$(a,b,c){let d;d=$o$(a,b,c)?$i$(a,b,a[38+c]):0;return $j$(a,b,c)?d:$div(d,2);}
function $fo$(a,b){if(b[2060]>=0&&$i$(a,b,b[2060])<$i$(a,b,b[2059]))return b[2060];return b[2059];}
function $fp$(a,b,c){$fw$(b);if(c==0){$fv$(b);return;}b[5]=1-b[5];b[2061]=1;b[33212+b[5]*24+5]++;$fq$(a,b,c-1);}
function $fq$(a,b,c){$fd$(b,c,(-1));$ft$($part(b,2110,2124));$fr$(a,b);}
function $fr$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return;}$fs$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[33212+b[5]*24]++;b[1]=5;}
function $fs$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c];}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9883]=0;}
function $ft$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$fu$(a);}
function $fu$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5;}
function $fv$(a){let b;b=$part(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$fw$(a);a[2060]=(-1);}
function $fw$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1;}
function $fx$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[33212+(1-b[5])*24+3]++;}$fy$(a,b,c>0?1:0);}
function $fy$(a,b,c){let d,e,f,g,h;d=$part(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$fo$(a,b);$fA$($part(b,2067,2110),d,c);$fz$(b,e,c);if(d[4]>f)$fr$(a,b);else if(d[10]>g){d[10]=0;$fw$(b);b[2059]=h;b[2060]=(-1);$fs$(a,b);b[2062]=2;b[33212+b[5]*24+9]++;b[1]=101;}}
function $fz$(a,b,c){let d;d=33212+a[5]*24;if(b==1&&c==1)a[d+1]++;else if(b==4&&c)a[d+2]++;else if(b==0&&c)a[d+8]++;else if(b==3&&c)a[d+6]++;else if(b==7&&c)a[33212+(1-a[5])*24+4]++;}
function $fA$(a,b,c){let d;d=b[0];if(d==14)$fP$(a,b,c);else if(d==15)$fO$(a,b,c);else if(d==1)$fN$(a,b,c);else if(d==4)$fL$(a,b,c);else if(d==5)$fK$(a,b);else if(d==6)$fJ$(a,b,c);else if(d==7)$fH$(b,c);else if(d==2)$fG$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$fu$(b);}else if(d==0)$fF$(b,c);else $fB$(a,b,d,c);}
function $fB$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $fu$(b);}else if(c==10)$fE$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0;}$fu$(b);}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f;}else $fC$(a,b,d);}
function $fC$(a,b,c){let d;if(!c){b[0]=9;return;}d=$fD$(a,b);$fu$(b);b[1]=d;$ft$(b);}
function $fD$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c;}return (-1);}
function $fE$(a,b,c){if(c==0)$fu$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$fD$(a,b)>=0)b[0]=12;else b[0]=9;}
function $fF$(a,b){if(b){a[11]=1;a[12]=1;$ft$(a);}else a[0]=5;}
function $fG$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[19+(b[11]?a[13]:b[1])*4+3]==0)b[0]=3;else $fu$(b);}
function $fH$(a,b){if(b)$fI$(a,1);else $ft$(a);}
function $fI$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0;}
function $fJ$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7;}else $ft$(b);}
function $fK$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return;}}$fI$(b,2);}
function $fL$(a,b,c){if(!c)$fI$(b,0);else if($fM$(a,b,a[8]))b[0]=6;else $ft$(b);}
function $fM$(a,b,c){return b[8]<a[5]&&c>=a[19+(b[11]?a[13]:b[1])*4];}
function $fN$(a,b,c){if(c==0)$fu$(b);else if(c==2)b[0]=2;else if($fM$(a,b,a[9]))b[0]=6;else $ft$(b);}
function $fO$(a,b,c){if((a[17]==2?c:a[17])>0)$fI$(b,3);else if(a[18])$fL$(a,b,1);else b[0]=4;}
function $fP$(a,b,c){if((a[16]==2?c:a[16])>0)$fu$(b);else b[0]=1;}
function $fQ$(a,b){let c;c=$part(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$fS$(a,b,c,b[2110]);c[13]=$fo$(a,b)==b[2059]?0:1;$fR$(a,b,c,0,b[2059]);if(b[2060]>=0)$fR$(a,b,c,1,b[2060]);}
function $fR$(a,b,c,d,e){let f;f=19+d*4;c[f]=$i$(a,b,e);c[f+1]=10;c[f+2]=100;c[f+3]=a[38+a[53+e]]==e?1:0;}
function $fS$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$fg$(a,b,e)?0:1;else if(d==2){f=$fV$(a,b);c[14]=f?(-1):(-2);}g=0;if($o$(a,b,e))g=Math.max(0,Math.max(0,a[46+e]-b[2335+a[38+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$fT$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$fT$(a,b,0);}
function $fT$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[34+d],g=a[36+d];f<g;f++){if($fU$(a,b,f,0,c))e=Math.max(e,$i$(a,b,f));}return e;}
function $fU$(a,b,c,d,e){if(b[2175+c]>0||$i$(a,b,c)<d)return 0;if($p$(a,b,c))return 1;return e&&$b$(a,b,c);}
function $fV$(a,b){let c,d,e;c=1-b[5];for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$q$(a,b,d))return 1;}return 0;}
function $fW$(a,b,c){if(c==0)$fe$(a,b);else if(c>=1000)$fX$(a,b,$mod(c,1000)-1,$div(c,1000)-1);else $fq$(a,b,c-1);}
function $fX$(a,b,c,d){$fd$(b,c,d);b[2110]=0;b[1]=4;}
function $fY$(a,b,c){let d;d=b[2065];if(c>0)$gc$(b,d,c-1);else if(d!=b[2057])$fZ$(a,b,b[2057]);else $ff$(b,b[2057]);}
function $fZ$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++)b[2143+d]=$ga$(a,b,d)?1:0;b[2065]=c;b[1]=2;}
function $ga$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[437+c]&&$n$(a,b,c))return 1;return $gb$(a,b,c);}
function $gb$(a,b,c){let d,e,f,g,h,i,j;d=1-a[53+c];for(e=a[117+c],j=a[149+c];e<j;e++){if(b[2591+e]<0||!a[17653+e])continue;for(f=a[30+d],i=a[32+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16053+f]];h=g?2:1;if($g$(a,b[2591+e],b[2591+f])<=h)return 1;}}return 0;}
function $gc$(a,b,c){a[2143+c]=1;a[2129+b]++;a[33212+b*24+7]++;}
function $gd$(a,b,c){let d,e,f;d=$div(c,10)+($o$(a,b,0)?$i$(a,b,a[38]):0);e=$mod(c,10)+($o$(a,b,1)?$i$(a,b,a[39]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$fZ$(a,b,1-b[2057]);}
function $ge$(a,b,c,d){b[2271+c]=b[2591+d-1];b[2527+c]=0;b[9883]=0;}
function $gf$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c;}return (-1);}
function $gg$(a,b,c,d){b[2495+c]=0;if(d+$gk$(a,b,c)<=$gi$(a,b,c))$gh$(a,b,c);}
function $gh$(a,b,c){let d,e,f,g;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]!=3)$ba$(a,b,d,3);}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1);}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9883]=0;b[33212+a[53+c]*24+15]++;}
function $gi$(a,b,c){let d;d=$gj$(a,b,c);return a[10741+c*161+d];}
function $gj$(a,b,c){let d,e,f;d=0;for(e=a[117+c],f=a[149+c];e<f;e++){if(b[2911+e]!=0&&a[16373+e]!=8)d++;}return d;}
function $gk$(a,b,c){let d;d=(-b[2139+a[53+c]]);if(b[2431+c]>0)d-=$div(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$div($i$(a,b,c),2);return d;}
function $gl$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c;}return (-1);}
function $gm$(a,b){let c,d;if($gl$(a,b)>=0)$lK$(b,10);else if($gf$(a,b)>=0)$lI$(a,b,$gf$(a,b));else if(205<=(c=b[1])&&c<215&&b[28730]==0)$lH$(a,b);else if(205<=(d=b[1])&&d<215&&b[28728]==0)$lv$(a,b);else $gn$(a,b);}
function $gn$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$lu$(a,b);else $lt$(b);}else if(c<3)$ls$(a,b);else if(c<4)$lr$(a,b);else $ll$(a,b);}else if(c<8){if(c<6)$lf$(a,b);else if(c<7)$le$(a,b);else $lc$(a,b);}else if(c<9)$la$(a,b);else if(c<11)$kZ$(a,b);else $kY$(a,b);}else if(c<102){if(c<15){if(c<14)$kX$(a,b);else $kV$(a,b);}else if(c<100)$kU$(a,b);else if(c<101)$kT$(a,b);else $kQ$(a,b);}else if(c<110){if(c<103)$kP$(a,b);else if(c<104)$kO$(b);else $kN$(a,b);}else if(c<111)$ky$(a,b);else if(c<112)$kv$(a,b);else $kj$(a,b);}else if(c<124){if(c<118){if(c<115){if(c<114)$jZ$(a,b);else $jY$(b);}else if(c<116)$jS$(a,b);else if(c<117)$jY$(b);else $jQ$(a,b);}else if(c<121){if(c<119)$jY$(b);else if(c<120)$jP$(a,b);else $jM$(a,b);}else if(c<122)$jY$(b);else if(c<123)$jL$(a,b);else $jK$(a,b);}else if(c<130){if(c<127){if(c<125)$jF$(a,b);else if(c<126)$jE$(a,b);else $jD$(a,b);}else if(c<128)$jC$(a,b);else if(c<129)$jA$(a,b);else $jY$(b);}else if(c<133){if(c<131)$jz$(a,b);else if(c<132)$jy$(a,b);else $jw$(a,b);}else if(c<134)$ju$(a,b);else if(c<135)$jt$(a,b);else $js$(b);}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$jr$(a,b);else $jl$(a,b);}else if(c<139)$jk$(a,b);else if(c<140)$jj$(b);else $ja$(a,b);}else if(c<144){if(c<142)$iZ$(a,b);else if(c<143)$iY$(a,b);else $iX$(a,b);}else if(c<145)$iV$(a,b);else if(c<146)$iU$(a,b);else $iT$(a,b);}else if(c<200){if(c<150){if(c<148)$iR$(a,b);else if(c<149)$iQ$(a,b);else $iO$(a,b);}else if(c<151)$iN$(a,b);else if(c<152)$iL$(a,b);else $jY$(b);}else if(c<203){if(c<201)$iK$(a,b);else if(c<202)$iF$(a,b);else $iB$(a,b);}else if(c<204)$ip$(a,b);else if(c<205)$jY$(b);else $ii$(a,b);}else if(c<301){if(c<211){if(c<208){if(c<207)$hX$(a,b);else $hU$(a,b);}else if(c<209)$hS$(a,b);else if(c<210)$hR$(a,b);else $hM$(a,b);}else if(c<214){if(c<212)$hJ$(a,b);else if(c<213)$hB$(a,b);else $hz$(a,b);}else if(c<215)$ht$(a,b);else if(c<300)$lH$(a,b);else $gZ$(a,b);}else if(c<404){if(c<401){if(c<302)$gL$(a,b);else if(c<400)$gH$(a,b);else $gG$(a,b);}else if(c<402)$gE$(a,b);else if(c<403)$gB$(a,b);else $gx$(a,b);}else if(c<407){if(c<405)$jY$(b);else if(c<406)$gw$(a,b);else $gv$(a,b);}else if(c<408)$gt$(a,b);else if(c<409)$gp$(a,b);else $go$(a,b);}
function $go$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8;}
function $gp$(a,b){let c;c=a[53+b[2059]];$gs$(b);$gr$(b,0);$gr$(b,1);$gq$(b,54,(b[32863]>b[32864]?0:1)==0?c:1-c);}
function $gq$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $gr$(a,b){a[9+a[4]]=b;a[4]++;}
function $gs$(a){a[4]=0;}
function $gt$(a,b){let c;c=b[32862];if(c>=0&&b[4831+c]<0)b[1]=409;else $gu$(b,$at$(a,b));}
function $gu$(a,b){let c;c=b>=199||b==68||b==69;$lK$(a,c?100:10);}
function $gv$(a,b){let c,d,e;c=b[27698];$gs$(b);$gr$(b,1+c);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[53+b[4831+d]]==a[53+c]&&$aF$(b,d)==b[2271+c])$gr$(b,10001+d);}$gq$(b,53,a[53+c]);}
function $gw$(a,b){let c;$lK$(b,$ay$(a,b,(c=a[53+b[32861]],$ay$(a,b,c)>0?c:2)));}
function $gx$(a,b){let c,d,e,f,g,h;c=1-a[53+b[2059]];$gs$(b);$gr$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($aG$(a,b,c,e))$gr$(b,10000*d+1+e);}continue;}for(g=a[34+c],h=a[36+c];g<h;g++){if($aC$(a,b,g,(-1))&&$gy$(a,b,g,d))$gr$(b,10000*d+1+g);}}$gq$(b,52,c);}
function $gy$(a,b,c,d){if(d==0)return 1;if(!$gz$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0;}
function $gz$(a,b,c){let d;d=a[53+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($gA$(a,b,c)>=2)return 0;return $ay$(a,b,d)>0||$ay$(a,b,2)>0;}
function $gA$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++;}return d;}
function $gB$(a,b){let c,d,e;c=a[53+b[2059]];$gs$(b);if(b[32865]>0){for(d=a[30+c],e=a[32+c];d<e;d++){if(b[32377+d]==1&&$gC$(a,b,d))$gr$(b,1+d);}}if(b[4]==0)b[1]=409;else $gq$(b,51,c);}
function $gC$(a,b,c){if(b[2591+c]<0||b[2911+c]!=1)return 0;return b[3071+c]<$Q$(a,b,c)-1&&!$gD$(a,b,c);}
function $gD$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15893+c];if(b[6671+e*1600+d]>0)return 1;for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]<0||a[17173+f]==0)continue;if($dM$(a,b,f,d)>0)return 1;}return 0;}
function $gE$(a,b){$gs$(b);$gr$(b,0);if($gF$(a,b))$gr$(b,1);if(b[27697]==0){$gr$(b,10001);$gr$(b,20001);if(b[2271+b[2059]]>=0){$gr$(b,30001);$gr$(b,40001);}}$gq$(b,50,a[53+b[2059]]);}
function $gF$(a,b){let c,d,e,f,g;c=1-a[53+b[2059]];for(d=a[34+c],e=a[36+c];d<e;d++){if($aC$(a,b,d,(-1)))return 1;}for(f=0,g=a[25];f<g;f++){if(b[4831+f]>=0&&a[53+b[4831+f]]==c&&$aC$(a,b,(-1),f))return 1;}return 0;}
function $gG$(a,b){b[32860]=b[27696];b[32861]=(-1);b[32862]=(-1);b[32863]=0;b[32864]=0;b[1]=b[27698]>=0?406:401;}
function $gH$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[32859];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$gs$(b);g=$ez$(a,e,f);if(g>=0&&a[39013+6*e+g]>0)$gK$(b,e,g);else{h=$gJ$(a,b,e);i=$gI$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10044+k]==i){g=$ez$(a,k,f);if(g>=0&&a[39013+6*k+g]>0&&(j<0||g==j||g==$mod(j+5,6)))$gr$(b,10000*j+1+k);}}}$d$(b,h);}$gq$(b,49,a[15893+c]);}
function $gI$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29413+6*c+e];if(f>=0&&b[10044+f]>0&&(g=$mod(e+3,6),a[39013+6*f+g]>0))d=Math.min(d,b[10044+f]);}return d;}
function $gJ$(a,b,c){let d,e,f,g,h;b[10044+c]=1;b[11644]=c;d=0;e=1;while(d<e){f=b[11644+d];d++;for(g=0;g<6;g++){if(a[39013+6*f+g]>0){h=a[29413+6*f+g];if(b[10044+h]==0&&b[5071+h]<0){b[10044+h]=b[10044+f]+1;b[11644+e]=h;e++;}}}}return e;}
function $gK$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$mod(d+5,6))$gr$(a,10000*d+1+b);}}
function $gL$(a,b){let c,d,e,f,g,h;if(b[9876]<0){$gu$(b,$bx$(a,b));return;}c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==11){$gX$(b);$gW$(b);$gP$(c,d);}else if(e==12){if($bs$(b)&&b[32858]==0){$gs$(b);$gr$(b,0);$gr$(b,1);$gq$(b,48,a[15893+b[9876]]);}else{f=347+d[16]*6;$gu$(b,c[f+3]);}}else if(e==13)$gu$(b,(g=$bp$(c,d),c[18+$bo$(c,d,g,0)-(-3)]));else if(e==14)$gu$(b,$bg$(c,d));else if(e==15){h=$bd$(c,d);if(h>0)$gu$(b,h);else $bc$(c,d,0);}else $gM$(a,b);}
function $gM$(a,b){let c,d,e,f,g,h,i;c=$part(b,28655,28716);b[1]=b[9882];d=c[19+((b[28716]==b[9875]?0:4)==0?1:0)];b[33212+a[15893+b[9875]]*24+17]+=d;if(c[22])b[32857]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[28716];g=b[28716+e];if(b[9878]==3&&f==b[9876])b[32857]=2;else if(c[31+e*3]<=1&&$gO$(a,b,f,g)){b[32859]=f;b[3711+f]=1+g;h=a[16373+f];i=(h==0||h==1)&&$gN$(a,b,f);b[3871+f]=i?2:1;b[1]=302;}}
function $gN$(a,b,c){let d,e;d=b[4511+c];e=b[4511+b[3711+c]-1];return d<0||e<0||$g$(a,d,e)>1;}
function $gO$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$ez$(a,e,f);if(g>=0&&a[39013+6*e+g]>0)return 1;h=$gJ$(a,b,e);i=$gI$(a,b,f);$d$(b,h);return i<1000000;}
function $gP$(a,b){let c;while(b[16]<36&&a[347+b[16]*6]!=0){c=$gQ$(a,b);if(c!=11){b[0]=c;return;}b[16]++;}b[16]=0;b[18]=0;b[0]=18;}
function $gQ$(a,b){let c,d,e,f,g,h;c=347+b[16]*6;d=a[c];if(d==2)return $gU$(a,b)?16:11;f=(e=$bp$(a,b),b[31+e*3]<=1);g=f&&$gT$(a,b);if(!$gS$(b,a[c+4]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[c+1]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$gR$(a,b))return 15;b[18]-=h;}return 11;}
function $gR$(a,b){let c,d,e,f;c=a[347+b[16]*6];d=$bp$(a,b);if(c==7)return 1;e=147+d*20;f=b[21];if(c==6){f=b[25]?b[29]:b[29]+b[21];if(a[e+12]&&a[e+4])return 0;}return b[31+d*3]==0&&f==0;}
function $gS$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0;}
function $gT$(a,b){let c;c=a[347+b[16]*6+1];return c<=(-1)||b[31+c*3]<=1;}
function $gU$(a,b){let c,d;c=347+b[16]*6;return (d=a[c+2],b[31+d*3]<=1)&&$gV$(a,b,a[c+2],a[c+5]);}
function $gV$(a,b,c,d){let e,f;e=31+c*3;f=a[147+c*20+2+1]-b[e+1];return b[e]==0||f>d;}
function $gW$(a){let b,c;for(b=0;b<10;b++){c=a[28716+b];if(c>=0){a[28686+b*3]=a[2911+c];a[28686+b*3+1]=a[3071+c];}}}
function $gX$(a){let b,c,d,e,f;for(b=0;b<8;b++){c=a[28716+b];if(c>=0&&a[2911+c]>=2){d=28686+b*3;if(a[d]<2&&a[d+2]!=2)a[d+2]=4;}}for(e=0;e<2;e++){f=a[28726+e];if(f>=0&&a[2207+f]>1){if($has($K3,a[28663+e]))a[28663+e]=3;}else if(f>=0&&!$gY$(a,e,f))a[28663+e]=0;}}
function $gY$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[28716+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return 1;}return 0;}
function $gZ$(a,b){if(b[9876]<0){$gu$(b,$bz$(a,b));return;}$ha$(a,b);$cB$(b);$gW$(b);b[28655]=11;b[32857]=0;b[32858]=0;b[28728]=0;b[1]=301;b[33212+a[15893+b[9875]]*24+16]++;}
function $ha$(a,b){let c,d,e,f,g,h,i;c=b[9875];d=b[9876];for(e=0;e<10;e++)b[28716+e]=(-1);f=$hs$(a,b);b[28716]=f?c:d;b[28720]=f?d:c;$hr$(a,b);b[28105]=0;for(e of $K4){g=$div(e,4);h=b[28716+e];b[28092+g]=1;$hq$(a,b,e);b[28726+g]=$cC$(a,b,h);b[28094+g]=b[2463+a[16053+h]];}$hp$(a,b);i=$ho$(a,b);$hh$(a,b,i||b[28727-$div(b[28716]==b[9875]?0:4,4)]>=0);$hb$(a,b,i,f);}
function $hb$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[9875];f=b[9876];g=b[28716]==b[9875]?0:4;h=4-g;$hf$(b,0,1,g,h,$hg$(a,b,e,f,b[9881]));i=1;if(c){j=$hd$(a,b)?1:0;$hf$(b,1,1,h,g,$hg$(a,b,f,e,j));i=2;}if(b[9878]==3){k=a[16373+f];if(k==0||k==1){$hf$(b,i,8,g,h,0);i++;}else if(a[17333+f]==0&&k!=8){$hf$(b,i,7,g,h,0);i++;}}else if(a[17173+e]==2&&$hc$(a,b,f)&&b[3711+f]==0&&$gO$(a,b,f,e)){k=a[16373+f];l=k==0||k==1;$hf$(b,i,l?5:4,g,h,0);i++;}if(d)$hf$(b,i,4,h,g,0);}
function $hc$(a,b,c){let d;d=a[16373+c];return d==5||d==3||a[17333+c]>0;}
function $hd$(a,b){if(b[9878]==3)return $he$(a,b)!=0;return $dM$(a,b,b[9876],b[2591+b[9875]])==2;}
function $he$(a,b){let c;c=b[9876];return $cH$(a,b[2591+c],b[2751+c],b[2591+b[9875]]);}
function $hf$(a,b,c,d,e,f){let g;g=28439+b*6;a[g]=c;a[g+1]=d;a[g+2]=e;a[g+3]=f;}
function $hg$(a,b,c,d,e){let f,g,h;f=a[26213+b[2591+d]]+e*a[85627];if(c==b[9875])f+=b[9880];g=$cC$(a,b,d)>=0?1:0;h=a[17173+c]==1?0:1;return $bA$(h,b[9879],f,g);}
function $hh$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[28726+d]>=0)$hi$(a,b,d,c);}if(b[28726]>=0&&b[28727]>=0){e=$au$(a,b,b[28726]);f=$au$(a,b,b[28727]);b[28104]=199+Math.min(e,20)*21+Math.min(f,20);}}
function $hi$(a,b,c,d){let e,f,g;e=b[28726+c];f=28177+c*15;g=b[2207+e]==1;b[f]=g?2:1;b[f+1]=$hn$(a,b,c,e);b[f+2]=$an$(a,b,e);if(d){b[f+4]=68;b[f+6]=68;b[f+5]=69;b[f+7]=69;}if($hm$(a,b,c))$hj$(a,b,f,e);}
function $hj$(a,b,c,d){let e,f,g;b[c+8]=1;e=$gj$(a,b,d);for(f=0;f<6;f++){g=$hl$(a,b,d,Math.min(e+f,a[181+d]));b[c+9+f]=$hk$(g);}}
function $hk$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $hl$(a,b,c,d){let e,f,g,h;g=(e=$i$(a,b,c),f=a[38+a[53+c]]==c,$div(e+1,2)+(f?e:0));h=a[10741+c*161+d]+g;return Math.min(Math.max(h,(-1)),9);}
function $hm$(a,b,c){let d,e;d=b[28726+c];e=b[28716+$hn$(a,b,c,d)];return a[16053+e]==d;}
function $hn$(a,b,c,d){let e,f,g,h;e=c*4;for(f=e,h=e+4;f<h;f++){g=b[28716+f];if(g>=0&&b[2591+g]>=0&&b[2591+g]==b[2271+d])return f;}return e;}
function $ho$(a,b){let c,d;c=b[9876];d=b[9875];if(b[9878]!=0&&!(b[9878]==3))return 0;if(a[17173+c]==0||b[3551+c])return 0;if(b[9878]==3)return $he$(a,b)<=1;return $dM$(a,b,c,b[2591+d])>0;}
function $hp$(a,b){let c,d,e,f,g;c=b[28716];d=b[28720];e=a[16373+c];if((e==0||e==1)&&!(b[9878]==3)){f=b[9879]==1&&b[9878]!=1;b[28245]=f?0:1;}g=b[9879]==1&&!(b[9878]==3);if(g&&d==b[9875]&&b[9881]||g&&d!=b[9875]&&$hd$(a,b))b[28246]=1;}
function $hq$(a,b,c){let d,e,f;d=b[28716+c];e=28239+c*20;f=b[3231+d];b[e]=b[2911+d];b[e+1]=b[3071+d];b[e+2]=a[16533+d]-f;b[e+2+1]=a[16693+d]-f;b[e+4]=a[17173+d]!=0?1:0;b[e+9]=f;b[e+12]=1-a[17333+d];b[e+13]=a[16373+d]==8?1:0;if(b[2591+d]>=0)b[e+10]=$co$(a,b,d)?2:0;}
function $hr$(a,b){let c;for(c=0;c<563;c++)b[28092+c]=a[84967+c];}
function $hs$(a,b){let c,d;c=b[9876];d=b[9875];if(a[16373+d]!=2||a[17173+c]!=2)return 0;return $ho$(a,b)&&$gO$(a,b,d,c);}
function $ht$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28655);d=$part(b,28655,28716);$hy$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[28716+e];h=b[28716+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[31+e*3+2]==0&&d[31+f*3]<=1&&d[31+f*3+2]==0&&$hx$(a,b,g,h))$hw$(a,b,g,h);}}$hv$(a,b);b[1]=210;$hu$(a,b,215);}
function $hu$(a,b,c){$bD$(a,b);b[28731]++;if(b[28731]>=b[28730]){b[28731]=0;b[1]=c;}}
function $hv$(a,b){let c,d;for(c=0;c<4;c++){d=b[28716+c];if(d>=0&&b[32697+d]&&b[28657])b[33212+a[15893+d]*24+19]++;}}
function $hw$(a,b,c,d){let e;e=$ez$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$mod(e+3,6);}
function $hx$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $ez$(a,b[2591+c],b[2591+d])>=0;}
function $hy$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[31+c*3+2]!=1;if(d&&$bX$(a,b,c))$bk$(a,b,c);}}
function $hz$(a,b){let c,d,e,f;c=b[28736];d=$bN$(b,b[28735]);if(b[2591+c]!=d||b[3711+c]||!$hA$(a,b,c)){$bC$(b);return;}$gs$(b);for(e=0;e<6;e++){f=$mod(e-b[2751+c]+6+1,6);if(f<=2)$gr$(b,1+e);}$gq$(b,47,a[15893+c]);}
function $hA$(a,b,c){let d;d=$Q$(a,b,c)-b[3071+c];return b[2911+c]==0||d>$bE$(a,b,c);}
function $hB$(a,b){let c,d;c=$part(b,28655,28716);d=b[28735];if(d>=8)b[1]=214;else if(b[28716+d]<0||!$hI$(b,d))b[28735]++;else if($hH$(a,b,c,$bN$(b,d))<0)b[28735]++;else $hC$(a,b,c,$bN$(b,d));}
function $hC$(a,b,c,d){let e,f;e=$hH$(a,b,c,d);$gs$(b);for(f=0;f<4;f++){if($hG$(a,b,c,f,d)&&$hE$(b,c,f)==e)$gr$(b,1+b[28716+f]);}$hD$(b,46,a[15893+b[28716]]);}
function $hD$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=9+d;while(e>9&&a[e]<a[e-1]){f=a[e];a[e]=a[e-1];a[e-1]=f;e--;}}$gq$(a,b,c);}
function $hE$(a,b,c){let d;d=$hF$($part(a,28092,28655),b,c);return d?100:a[28239+c*20+2];}
function $hF$(a,b,c){if(b[3]==(-1))return $bU$(a,b,c);return c==b[3]?b[30]:0;}
function $hG$(a,b,c,d,e){let f,g;f=b[28716+d];if(f<0||!(c[31+d*3]<=1&&c[31+d*3+2]==0)||b[2911+f]!=0)return 0;g=$ez$(a,b[2591+f],e);return g>=0&&a[39013+6*b[2591+f]+g]>0;}
function $hH$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($hG$(a,b,c,f,d))e=Math.max(e,$hE$(b,c,f));}return e;}
function $hI$(a,b){let c,d;c=$part(a,28655,28716);d=c[31+b*3+2];if(c[31+b*3]<=1&&c[31+b*3+2]==0||d==1||d==4)return 0;return a[5071+$bN$(a,b)]<0;}
function $hJ$(a,b){let c,d,e,f,g;c=$part(b,28092,28655);d=$part(b,28655,28716);e=b[28734]-1;f=b[28735];g=e*4;if(f>=g+4){b[28734]=0;b[28735]=4;b[1]=212;}else if(b[28716+f]<0||!(d[31+f*3]<=1))b[28735]++;else if(d[31+f*3]<=1&&d[31+f*3+2]==0){$hL$(c,d,f);if(!$hK$(b,f))b[28735]++;$bD$(a,b);}else if($hK$(b,f)&&b[2591+b[28716+f]]==$bN$(b,f))$hX$(a,b);else b[28735]++;}
function $hK$(a,b){let c;c=31+b*3+2;return a[28655+c]==2;}
function $hL$(a,b,c){if(a[147+c*20+13])$bl$(a,b,c);else if(a[147+c*20+11])$bm$(a,b,c,1,0);else{b[31+c*3+2]=2;$cs$(a,b,c);}}
function $hM$(a,b){let c,d,e,f;c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==10)b[1]=214;else if($bR$(c,d,0)==0||$bR$(c,d,1)==0)$bP$(b);else if(e==9)$gu$(b,$bV$(c,d));else{f=e==7?1:0;if($hQ$(c,d,f)==1)$bZ$(b,f,$hO$(c,d,f,0));else $hN$(a,b,f);}}
function $hN$(a,b,c){let d,e,f,g,h;d=$part(b,28655,28716);e=c*4;$gs$(b);for(f=e,g=e+4;f<g;f++){if(b[28716+f]>=0&&d[31+f*3]<=1&&d[31+f*3+2]==0)$gr$(b,1+b[28716+f]);}h=c?43:44;$hD$(b,h,a[15893+b[28716+e]]);}
function $hO$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[31+e*3+2]==0)return e;return $hP$(a,b,c,d);}
function $hP$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0){if(d==0)return e;d--;}}return c*4;}
function $hQ$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[31+d*3+2]==0)return 1;return $bR$(a,b,c);}
function $hR$(a,b){let c;c=b[28665]>b[28666]?0:1;$gs$(b);$gr$(b,0);$gr$(b,1);$gq$(b,42,a[53+b[28726+c]]);}
function $hS$(a,b){let c,d,e,f;c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==3){f=$bR$(c,d,0)>0&&$bR$(c,d,1)>0;d[0]=f?$hT$(c,d):7;}else if(e==4)$gu$(b,c[12]);else if(e==5)$gu$(b,$cg$(c,d));else $hu$(a,b,210);}
function $hT$(a,b){if($bY$(a,b,0)&&$bY$(a,b,1))return 4;if($bY$(a,b,0)||$bY$(a,b,1))return 5;return 7;}
function $hU$(a,b){let c,d,e;c=$part(b,28092,28655);d=$part(b,28655,28716);e=(-1);if(d[0]==2&&$bR$(c,d,0)>0)e=$hW$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0;}$hu$(a,b,208);}else if(d[1]!=e)d[1]=e;else{$hV$(a,b,e);$gu$(b,$ci$(c,d));}}
function $hV$(a,b,c){let d,e;d=c<4?0:1;e=a[16053+b[28716+c]];b[28094+d]=b[2463+e];}
function $hW$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0&&a[147+d*20+8]==0)return d;}return (-1);}
function $hX$(a,b){let c,d,e,f,g,h,i,j;c=b[28735];d=b[28716+c];$gs$(b);e=$ih$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($if$(a,b,c,f,e))$gr$(b,1+f);}}else{h=$id$(a,b,c);i=$ic$(b[2751+d],h);for(j=0;j<6;j++){if($ic$(b[2751+d],j)==i)$hY$(a,b,c,j);}}$hD$(b,45,a[15893+d]);}
function $hY$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$hZ$(a,b,c,d,e);if(f>=0)$gr$(b,10000*(1+d)+1+f);}}
function $hZ$(a,b,c,d,e){let f,g,h,i,j;f=b[28716+c];g=b[2591+f];if(!(a[39013+6*g+d]>0))return (-1);h=a[29413+6*g+d];i=b[5071+h];if(i<0||a[15893+i]!=a[15893+f])return (-1);if(a[16373+i]==8||!$ia$(a,b,c,h))return (-1);if(e==$mod(d+3,6)||!(a[39013+6*h+e]>0))return (-1);j=a[29413+6*h+e];return b[5071+j]<0&&$ia$(a,b,c,j)?j:(-1);}
function $ia$(a,b,c,d){let e,f,g,h,i;e=b[28716+c];if(b[6671+(1-a[15893+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($ib$(b,f)){g=b[28716+f];h=$g$(a,b[2591+e],b[2591+g]);if($g$(a,d,b[2591+g])<=h)return 0;}}return 1;}
function $ib$(a,b){let c;c=a[28716+b];if(c<0||a[2591+c]<0)return 0;return a[28655+(31+b*3+2)]==0;}
function $ic$(a,b){let c;if(a<0)return 0;c=$mod(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2;}
function $id$(a,b,c){let d,e,f,g,h;d=b[28716+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($ie$(a,b,c,g)){h=$ic$(b[2751+d],g);if(h>f){e=g;f=h;}}}return e;}
function $ie$(a,b,c,d){let e;for(e=0;e<6;e++){if($hZ$(a,b,c,d,e)>=0)return 1;}return 0;}
function $if$(a,b,c,d,e){let f,g,h;f=b[28716+c];for(g=0;g<6;g++){if(a[29413+6*b[2591+f]+g]==d){h=$ic$(b[2751+f],g);return h==e&&$ig$(a,b,c,g);}}return 0;}
function $ig$(a,b,c,d){let e,f;e=b[28716+c];if(!(a[39013+6*b[2591+e]+d]>0))return 0;f=a[29413+6*b[2591+e]+d];return b[5071+f]<0&&$ia$(a,b,c,f);}
function $ih$(a,b,c){let d,e,f;d=b[28716+c];e=(-1);for(f=0;f<6;f++){if($ig$(a,b,c,f))e=Math.max(e,$ic$(b[2751+d],f));}return e;}
function $ii$(a,b){let c,d,e;c=$part(b,28092,28655);d=$part(b,28655,28716);if(d[0]==19){d[0]=0;if(b[28732]>=0)$io$(c,d,b[28732]);return;}e=$il$(a,b);if(e>=0){if(d[1]!=e){d[1]=e;return;}$hV$(a,b,e);$gu$(b,c[18+$bo$(c,d,e,0)-(-3)]);}else if(d[0]==0){d[0]=1;d[1]=0;$hu$(a,b,205);}else{$ij$(a,b);$hu$(a,b,207);}}
function $ij$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28655);d=$part(b,28655,28716);d[1]=4;for(e=0;e<4;e++){if(b[28716+e]>=0)b[32057+b[28716+e]]=1;}if($bR$(c,d,0)==0){d[0]=10;return;}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[28720+e];if(f>=0&&(g=4+e,d[31+g*3]<=1)){b[32217+f]=1;$ik$(a,b,f);}}h=b[28716];b[33212+a[15893+h]*24+18]++;}
function $ik$(a,b,c){let d;d=a[16053+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$cT$(a,b,c))b[2143+d]=1;}
function $il$(a,b){let c,d;c=$part(b,28092,28655);d=$part(b,28655,28716);if(d[0]==0)return $in$(c,d,d[1]);return $im$(c,d,d[1]);}
function $im$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[147+d*20+5];if(b[31+d*3]<=1&&b[31+d*3+2]==0&&f&&a[147+d*20+15]==0)return d;}return (-1);}
function $in$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[31+d*3+2]==0&&e&&a[147+d*20+8])return d;}return (-1);}
function $io$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[147+d*20+14])b[31+d*3+2]=1;}}else if(c!=0)b[26]=c-20;}
function $ip$(a,b){let c,d,e,f,g,h,i;$gs$(b);for(c=0;c<6;c++){for(d=0;d<2;d++){e=d==0?b[2059]:b[2060];if(e>=0){f=a[117+e];g=a[149+e];for(h=f,i=g;h<i;h++){if(b[32377+h]!=0&&b[31897+h]==0&&$it$(a,b,h,c))$gr$(b,10000*c+1+h);}}}}if(b[4]==0||$iq$(a,b))$gr$(b,0);$hD$(b,41,b[9871]);}
function $iq$(a,b){let c,d,e,f;if(b[28730]==0&&$is$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[117+d],f=a[149+d];e<f;e++){if(b[32377+e]!=0&&b[31897+e]==0&&$ir$(a,b,e))return 0;}}return 1;}
function $ir$(a,b,c){let d,e,f,g;if(b[32377+c]==4){for(d=0;d<3;d++){if($it$(a,b,c,d))return 1;}return 0;}if(b[32377+c]!=3)return 0;e=$db$(a,b,c,0);f=$db$(a,b,c,1);g=e>=0&&b[31897+e]==0;return g||f>=0&&b[31897+f]==0;}
function $is$(a,b){let c,d;if(b[2063]==0||b[13276])return 0;for(c=a[117+b[2059]],d=a[149+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0;}return 1;}
function $it$(a,b,c,d){let e,f,g,h,i,j,k;e=$mod(d,3);f=d>=3;g=$db$(a,b,c,0);h=$db$(a,b,c,1);if(b[13277+c]&&!f)return 0;if(f&&!$iz$(a,b,c,g,h,e))return 0;if(e==2)return g>=0&&h>=0&&$iy$(a,b,c,g,h);i=e==0?[g,h]:[h,g];j=i[0];k=i[1];if(j<0)return 0;return $iv$(a,b,c,j,k)||$iu$(a,b,c,j,g,h);}
function $iu$(a,b,c,d,e,f){let g;if(b[32377+c]!=4||b[31897+d]==0)return 0;if(e>=0&&$iv$(a,b,c,e,f))return 0;if(f>=0&&$iv$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$iy$(a,b,c,e,f))return 0;return (g=b[31897+d]-1,b[31177+g*18+4-1]<0);}
function $iv$(a,b,c,d,e){let f;if(b[31897+d]){f=b[31897+d]-1;if(!(b[31177+f*18+4-1]<0)||!$ix$(a,b,f,c))return 0;}else if(b[28730]>=40)return 0;return e<0||b[31897+e]>0||$iw$(a,b,c,e);}
function $iw$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29413+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&g!=c&&a[15893+g]==a[15893+c]&&b[32377+g]!=0&&b[31897+g]==0&&$cI$(a,b,g,d))return 1;}return 0;}
function $ix$(a,b,c,d){let e,f;e=31177+c*18+4;for(f=0;f<4;f++){if(b[e+f]>=0&&!$cI$(a,b,d,b[e+f]))return 0;}return 1;}
function $iy$(a,b,c,d,e){let f;if(b[31897+d]==0&&b[31897+e]==0)return b[28730]<40;if(b[31897+d]!=b[31897+e])return 0;f=b[31897+d]-1;return b[31177+f*18+4-1]<0&&$ix$(a,b,f,c);}
function $iz$(a,b,c,d,e,f){if(b[13277+c])return 1;if(f!=1&&d>=0&&!$iA$(a,b,c,d))return 0;return f==0||e<0||$iA$(a,b,c,e);}
function $iA$(a,b,c,d){let e,f,g;e=a[16373+c];if(e!=0&&e!=1)return 0;if(b[4351+c]!=1||b[3551+c])return 0;f=b[4511+c];g=b[4511+d];return f<0||g<0||$g$(a,f,g)>1;}
function $iB$(a,b){let c;while(b[28733]<a[23]&&!$iE$(a,b,b[28733]))b[28733]++;if(b[28733]==a[23]){$iD$(a,b,b[2059]);if(b[2060]>=0)$iD$(a,b,b[2060]);b[1]=203;return;}$gs$(b);for(c=0;c<6;c++){if($iC$(a,b,b[28733],c))$gr$(b,1+c);}$gq$(b,40,b[9871]);}
function $iC$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$mod(d+5,6))&&b[3551+c]&1<<e){f=$cK$(a,b,c,e);if(f>=0&&b[32217+f]==0)return 1;}}return 0;}
function $iD$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++)b[32377+d]=$cS$(a,b,d);}
function $iE$(a,b,c){let d,e;d=a[16053+c];if(d!=b[2059]&&d!=b[2060])return 0;if(b[2591+c]<0||b[3551+c]==0||$cZ$(a,c))return 0;if(b[32057+c]||$cY$(a,b,c)||!$hA$(a,b,c))return 0;for(e=0;e<6;e++){if($iC$(a,b,c,e))return 1;}return 0;}
function $iF$(a,b){let c,d;$iJ$(a,b);b[28732]=(-1);if(b[28729]==2){b[28733]=0;b[1]=202;return;}for(c=0,d=a[23];c<d;c++){if($iI$(a,b,c))$iH$(b,c,b[3711+c]-1);if($iG$(b,c))b[3711+c]=0;}$cz$(a,b);b[1]=205;}
function $iG$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9872]==2)return b==a[9873];if(a[28729]==1)return c==3;return c==1||c==2;}
function $iH$(a,b,c){let d;if(a[31897+b])return;if(a[31897+c]==0){$dd$(a);$cQ$(a,a[28730]-1,c,1);}d=a[31897+c]-1;if(a[31177+d*18+4-1]<0){$cQ$(a,d,b,0);a[32377+b]=2;a[32697+b]=a[3871+b]==2?1:0;}}
function $iI$(a,b,c){if(!$iG$(b,c)||b[2591+c]<0||$cZ$(a,c))return 0;if(b[2911+c]>1)return 0;return $cI$(a,b,c,b[3711+c]-1);}
function $iJ$(a,b){let c,d;b[28730]=0;b[28731]=0;b[28728]=0;for(c=0,d=a[23];c<d;c++){b[31897+c]=0;b[32377+c]=0;b[32537+c]=0;b[32697+c]=0;}}
function $iK$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[32057+c]=0;b[32217+c]=0;}b[28729]=0;if(b[9872]==1||b[9872]==2)b[28729]=1;else if(b[9872]==3)b[28729]=2;b[1]=201;}
function $iL$(a,b){let c,d,e,f,g;c=b[27696];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return;}$gs$(b);$gr$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){f=b[27740+e]==0&&b[3551+e]==0;if(f&&a[17173+e]!=0&&$iM$(a,b,e,b[4891+c]))$gr$(b,1+e);}$gq$(b,27,d);}
function $iM$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$ez$(a,d,b[2591+c]);return e>=0&&$eN$(a,b,d,e,a[15893+c])==c;}
function $iN$(a,b){let c,d,e,f,g,h;c=b[27696];if(b[4831+c]!=b[2059]){b[1]=8;return;}if(b[27699]==0){b[1]=400;return;}b[27699]--;d=b[4891+c];e=b[27700+b[27699]];f=1-b[5];if($do$(a,b,b[5],e)){b[1]=152;return;}b[4891+c]=e;for(g=a[30+f],h=a[32+f];g<h;g++)b[27740+g]=$iM$(a,b,g,d)?1:0;b[1]=151;}
function $iO$(a,b){let c,d,e,f,g,h,i;c=b[27696];d=b[5];e=b[4891+c];$gs$(b);$gr$(b,0);$dp$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13501+f]&&f!=e)$gr$(b,1+f);}$dp$(a,b,d,e,10,1);for(h=a[35-d],i=a[37-d];h<i;h++){if(b[2271+h]>=0&&$iP$(a,b,d,b[2271+h])<=10)$gr$(b,10001+h);}$gq$(b,39,d);}
function $iP$(a,b,c,d){let e;if(!$do$(a,b,c,d))return $dk$(b,d);e=$dm$(a,b,d);if(e<0)return 1073741824;return $dk$(b,e)+$dn$(a,b,e,d);}
function $iQ$(a,b){let c;$lK$(b,$ay$(a,b,(c=b[5],$ay$(a,b,c)>0?c:2)));}
function $iR$(a,b){let c,d,e,f;c=b[27694];if(c<0){b[1]=b[27695];return;}$gs$(b);$gr$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[53+c];$dp$(a,b,d,b[2271+c],$iS$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13501+e]&&e!=b[2271+c])$gr$(b,1+e);}}$gq$(b,37,b[5]);}
function $iS$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[53+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return d?3:4;return d?6:9;}
function $iT$(a,b){let c,d,e,f;b[1]=8;for(c=a[117+b[2059]],f=a[149+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9872]=d;b[9871]=e;b[9874]=8;b[1]=200;}}}
function $iU$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[3871+d]==3){b[9872]=1;b[9871]=c;b[9874]=146;b[1]=200;}}}
function $iV$(a,b){let c,d;c=b[13437];d=b[13499];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$iW$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3;}}
function $iW$(a,b,c,d,e){let f;f=$ez$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$mod(d+5,6)))return 0;return a[39013+6*c+f]>0;}
function $iX$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[13437]];e=1600;for(f=a[30+c],g=a[32+c];f<g;f++){if(b[26894+f]>0&&b[2591+f]>=0)e=Math.min(e,$g$(a,d,b[2591+f]));}$gs$(b);for(h=0;h<2;h++){for(f=a[30+c],i=a[32+c];f<i;f++){if(b[26894+f]>0&&b[2591+f]>=0&&b[27374+f]==h&&$g$(a,d,b[2591+f])==e)$gr$(b,1+f);}if(b[4]>0)break;}if(b[4]>0)$gq$(b,36,1-c);else b[1]=142;}
function $iY$(a,b){let c,d,e;c=1-b[5];$gs$(b);for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27214+d]&&b[2591+d]>=0)$gr$(b,1+d);}if(b[4]>0)$gq$(b,35,c);else b[1]=145;}
function $iZ$(a,b){if($dC$(a,b)>=0)$lK$(b,10);else b[1]=142;}
function $ja$(a,b){let c,d,e,f,g,h,i;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[30+c],i=a[32+c];e<i;e++){f=a[16373+e];g=f==0||f==1||f==3;h=b[2591+e]>=0&&b[3551+e]==0;b[27054+e]=0;if(g&&h&&!d&&$jb$(a,b,e))b[27054+e]=1;}b[1]=141;}
function $jb$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[30+e],h=a[32+e];f<h;f++){if(b[26894+f]>0&&b[2591+f]>=0){g=$g$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$dx$(a,b,c,2,141);b[13441]=6;$jd$(a,b);d=1;}if($jc$(a,b,c,b[2591+f]))return 1;}}return 0;}
function $jc$(a,b,c,d){let e,f,g,h,i,j,k,l;e=a[17493+c]&&b[3231+c]==0;f=e?48613:58213;for(g=0;g<6;g++){h=a[29413+6*d+g];i=$mod(g+3,6);if(h<0||b[13501+h]==0||!(a[39013+6*h+i]>0))continue;j=a[f+6*h+i];for(k=0;k<2;k++){l=$eO$(a,b,h,$mod(i+k,6));if($div(l,4096)+j<=6)return 1;}}return 0;}
function $jd$(a,b){let c,d,e,f,g;c=b[13437];$ds$(b);d=$dr$(b,b[2591+c]);$dq$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22383+e];e=$mod(e+1,1986);f--;b[24369+g]=0;f=$je$(a,b,g,e,f);}}
function $je$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r;f=$div(c,6);g=$mod(c,6);if(b[15432+f]==0)$jh$(a,b,f);h=b[18411+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$mod(g+j,6);l=$eD$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20397+m],i))continue;b[20397+m]=h+l;for(n=0;n<2;n++){o=$mod(k-n+6,6);p=b[16425+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29413+6*b[15101+f]+o];if(q==b[15101])continue;r=$dr$(b,q);if($jf$(a,b,r,h+l+p))e+=$dq$(b,r,k,h+l+p,d+e);}}}return e;}
function $jf$(a,b,c,d){if(d<b[13441]*4096)return 1;return $jg$(a,b,b[13437])||!$eH$(a,b,c);}
function $jg$(a,b,c){let d;d=a[16373+c]==0||a[16373+c]==1;return d&&b[2911+c]==0&&b[13438]==0;}
function $jh$(a,b,c){let d,e;d=b[15101+c];for(e=0;e<6;e++)b[16425+6*c+e]=$ev$(a,b,d,e);b[16094+c]=(-1);if($ji$(a,b,d))b[16094+c]=$dW$(a,b,b[13437],d)*64;b[15432+c]=2;}
function $ji$(a,b,c){let d,e,f;d=b[13437];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15893+d],b[6671+(1-f)*1600+c]>0))return 0;return $eb$(a,b,d,c);}
function $jj$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$lK$(a,10);else a[1]=140;}
function $jk$(a,b){let c,d;c=b[13437];d=b[2591+c];b[1]=137;if(d<0||d==b[13449])return;b[26894+c]=1;if(b[13450])b[2559+b[2059]]=1;}
function $jl$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[117+c];f=a[149+c];$gs$(b);if(!$jp$(a,b,e,f))$gr$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$jm$(a,b,h,g))$gr$(b,10000*g+1+h);}}$gq$(b,34,d);}
function $jm$(a,b,c,d){if(d==0)return a[16373+c]!=8&&b[26734+c]==0;if(b[27534+c]||d==1||$cX$(b,c))return 0;return d==2?$jo$(a,b,c):$jn$(a,b,c);}
function $jn$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$Q$(a,b,c),d<e-1))return 0;return $cT$(a,b,c)&&!$gD$(a,b,c);}
function $jo$(a,b,c){if(b[3071+c]==0||a[18213+b[2591+c]]!=0)return 0;return !$gD$(a,b,c);}
function $jp$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16373+e]!=8&&b[26734+e]==0&&!$jq$(a,b,e,b[2591+e]))return 1;}return 0;}
function $jq$(a,b,c,d){let e,f,g;e=a[15893+c];for(f=a[31-e],g=a[33-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16053+f]]&&$g$(a,d,b[2591+f])<=2)return 0;}return 1;}
function $jr$(a,b){if($dI$(a,b)>=0)$lK$(b,10);else b[1]=137;}
function $js$(a){let b,c;b=0;c=a[5];a[9872]=b;a[9871]=c;a[9874]=8;a[1]=200;}
function $jt$(a,b){let c,d,e,f;c=b[26732];d=b[26731];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($g$(a,b[2591+c],b[2591+d])==1&&$iW$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15893+c];b[9872]=e;b[9871]=f;b[9873]=c;b[9874]=110;b[1]=200;}}
function $ju$(a,b){let c,d,e,f;c=b[26732];d=b[2591+c];$gs$(b);for(e=0,f=a[26];e<f;e++){if($g$(a,d,e)==1&&$jv$(a,b,c,e))$gr$(b,1+e);}if(b[4]>0)$gq$(b,33,a[15893+c]);else b[1]=110;}
function $jv$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29413+6*e+f]==d&&(g=b[2751+c],g<0||f==g||f==$mod(g+5,6)))return a[39013+6*e+f]>0&&b[5071+d]<0;}return 0;}
function $jw$(a,b){let c,d,e;c=b[26732];d=b[26731];e=b[32857];b[32857]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0){$bI$(a,b,d,2,$jx$(b,c,e));return;}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13499]=d;$dx$(a,b,c,3,134);}}
function $jx$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $jy$(a,b){let c,d,e,f,g,h;c=b[26731];d=b[26732];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return;}e=a[15893+d];$gs$(b);$gr$(b,0);for(f=a[30+e],h=a[32+e];f<h;f++){g=a[17173+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26393+f]==0&&b[3551+f]==0&&$dP$(a,b,f)!=0)$gr$(b,1+f);}$gq$(b,32,e);}
function $jz$(a,b){let c,d,e,f,g;c=b[26732];e=(d=b[2751+c],$cH$(a,b[2591+c],d,b[2591+b[26731]]));$gs$(b);for(f=0;f<2;f++){if((g=$dX$(b,c,f),$cH$(a,b[2591+c],g,b[2591+b[26731]]))<e)$gr$(b,1+f);}$gq$(b,31,a[15893+c]);}
function $jA$(a,b){let c,d,e,f;c=b[26731];d=1-a[15893+c];$gs$(b);for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$jB$(a,b,c,e))$gr$(b,1+e);}$gq$(b,30,a[15893+c]);}
function $jB$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$g$(a,b[2591+c],e);if(f<2||f>3||b[6671+a[15893+c]*1600+e]>0)return 0;if($dL$(a,b,c,d)==0)return 0;g=$dR$(a,b,c,d);h=b[11644+g-1];i=$g$(a,h,e)==1;$d$(b,g);return i;}
function $jC$(a,b){let c;c=b[13437];if(b[2591+c]>=0&&b[3711+c]>0)$bI$(a,b,c,2,112);else if(b[13440])$eQ$(a,b);else b[1]=112;}
function $jD$(a,b){let c;c=b[26727];if(b[2591+c]>=0&&b[2591+c]!=b[26729])$bL$(a,b,c,b[26730]);else b[1]=b[26730];}
function $jE$(a,b){let c,d,e,f,g,h,i,j;c=b[26726];d=b[26727];if(c==b[26725]){b[1]=126;return;}b[26726]=c+1;e=b[26716+c];if(b[2591+e]<0||b[2591+d]<0||b[3711+d]==1+e)return;if(b[26728]==0){b[3391+e]=1;b[13276]=1;}b[26357]=1;f=e;g=d;h=b[2591+d];b[9875]=f;b[9876]=g;b[9877]=h;i=b[26728];j=b[26719+c];b[9878]=i;b[9879]=j;b[9881]=b[26722+c];b[9880]=c;b[9882]=125;b[1]=300;}
function $jF$(a,b){let c,d,e;c=a[15893+b[26716]];if(b[26725]==3){b[1]=125;return;}$gs$(b);$gr$(b,0);for(d=a[30+c],e=a[32+c];d<e;d++){if(a[16373+d]==6&&b[2591+d]>=0&&$jG$(a,b,d))$gr$(b,1+d);}$gq$(b,29,c);}
function $jG$(a,b,c){if($eg$(b,c)||!$jJ$(a,b,c))return 0;if(b[26728]==1)return $jI$(a,b,c);return $jH$(a,b,c,b[26727]);}
function $jH$(a,b,c,d){let e;e=a[16053+c];if(e!=b[2059]&&e!=b[2060])return 0;if(b[4191+c]||b[3391+c]||$dz$(a,b,c)<(a[17333+c]?0:(a[17173+c]==2?2:1)))return 0;return $cT$(a,b,c)&&$dL$(a,b,c,d)!=0;}
function $jI$(a,b,c){let d,e;if(a[17173+c]==0||b[2591+c]<0||b[26393+c])return 0;d=b[26356];if(b[3551+c]||!$iM$(a,b,c,b[2591+d]))return 0;if(b[3711+d]==1+c)return 0;if(b[26355]!=3)return 1;e=b[6671+a[15893+d]*1600+b[2591+c]];return e==($iM$(a,b,d,b[2591+c])?1:0);}
function $jJ$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26725];e<f;e++){if(b[26716+e]==c)return 0;if($g$(a,b[2591+c],b[2591+b[26716+e]])==1)d=1;}return d;}
function $jK$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||b[3711+c]){$eh$(a,b);return;}d=1-a[15893+c];$gs$(b);$gr$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){if(a[17173+e]==1&&b[26393+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$iM$(a,b,e,b[2591+c]))$gr$(b,1+e);}}$gq$(b,28,d);}
function $jL$(a,b){let c,d,e,f;c=b[26356];if(b[2591+c]<0){$eh$(a,b);return;}d=1-a[15893+c];$gs$(b);$gr$(b,0);if(b[6671+d*1600+b[2591+c]]>0){for(e=a[30+d],f=a[32+d];e<f;e++){if($jI$(a,b,e))$gr$(b,1+e);}}$gq$(b,27,d);}
function $jM$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0){$eh$(a,b);return;}d=1-a[15893+c];$gs$(b);$gr$(b,0);for(e of $K5){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$jN$(a,b,f))$gr$(b,10000*e+1+f);}}$gq$(b,26,d);}
function $jN$(a,b,c){if(b[26553+c]||!$jO$(a,b,c))return 0;if(a[17333+b[26356]]&&a[17333+c]==0)return 0;return $eb$(a,b,c,b[2591+c]);}
function $jO$(a,b,c){let d,e;if(a[16373+c]==8||b[3551+c]||b[26393+c])return 0;if(b[26355]==3&&b[31897+c]>b[28731])return 0;return $bK$(a,b,c)&&!(d=a[15893+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0);}
function $jP$(a,b){let c;c=b[26713];$gs$(b);$gr$(b,0);if(b[2591+c]>=0&&$eb$(a,b,c,b[2591+c])){$gr$(b,1);$gr$(b,2);}$gq$(b,25,a[15893+c]);}
function $jQ$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||a[17333+c]){$eo$(b);return;}d=1-a[15893+c];$gs$(b);$gr$(b,0);for(e=0;e<6;e++){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$jR$(a,b,f,e))$gr$(b,10000*e+1+f);}}$gq$(b,24,d);}
function $jR$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$jO$(a,b,c)||!(a[39013+6*e+d]>0))return 0;f=a[29413+6*e+d];g=b[26356];if(b[5071+f]>=0||$g$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15893+c],b[6671+(1-h)*1600+f]>0);return i&&$aD$(a,b,e,b[2591+g]);}
function $jS$(a,b){let c,d;c=b[26359];d=b[2591+c]>=0?$jW$(a,b,c):(-1);if(d<0){b[1]=b[26360];return;}b[27694]=d;if(a[17333+c]){b[1]=116;return;}$gs$(b);$gr$(b,0);$jT$(a,b,d,c);$gq$(b,23,a[53+d]);}
function $jT$(a,b,c,d){let e,f;e=a[53+c];f=b[2271+c];if(b[6671+(1-e)*1600+f]>0||!$aD$(a,b,f,b[2591+d]))return;$jU$(a,b,e,f,b[2591+d]);}
function $jU$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($g$(a,d,f)==1&&$g$(a,f,e)>2&&$jV$(a,b,c,d,f))$gr$(b,1+f);}}
function $jV$(a,b,c,d,e){let f,g;f=b[5071+e];if(b[6671+(1-c)*1600+e]>0||f>=0&&a[15893+f]!=c)return 0;for(g=0;g<6;g++){if(a[29413+6*d+g]==e)return a[39013+6*d+g]>0;}return 0;}
function $jW$(a,b,c){let d,e,f,g;d=1-a[15893+c];for(e=a[34+d],g=a[36+d];e<g;e++){f=b[2271+e];if(b[26361+e]==0&&f>=0&&b[2527+e]==0&&$jX$(a,b,d,f)&&$g$(a,f,b[2591+c])<=2)return e;}return (-1);}
function $jX$(a,b,c,d){let e;e=b[5071+d];return e<0||a[15893+e]!=c;}
function $jY$(a){$lK$(a,10);}
function $jZ$(a,b){let c,d;c=b[13437];if($ki$(b))$eQ$(a,b);else if(b[13453]==0&&b[13448]>=0)$kh$(a,b);else if(b[13453]==0)b[1]=112;else if(b[13455]==b[13454])$kg$(a,b);else{d=b[13456+b[13455]];if(b[2751+c]!=$mod(d,6))$kd$(a,b,$mod(d,6),$kf$(a,b,$mod(d,6)));else if($kc$(a,b)){b[13447]=1;$kb$(a,b,c,113);}else $ka$(a,b,$div(d,6));}}
function $ka$(a,b,c){let d,e,f,g;d=b[13437];e=b[2591+d];f=b[5071+c];g=$ev$(a,b,e,$ez$(a,e,c));if(g==(-1))b[13453]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$cm$(a,b,f,1);$es$(a,b,c,g);}}
function $kb$(a,b,c,d){let e,f,g;b[26355]=0;b[26356]=c;b[26358]=d;b[26357]=0;e=1-a[15893+c];for(f=a[30+e],g=a[32+e];f<g;f++)b[26393+f]=0;b[1]=123;}
function $kc$(a,b){let c,d;if(b[13447]||b[13438]>=2)return 0;return (c=a[15893+b[13437]],d=b[2591+b[13437]],b[6671+(1-c)*1600+d]>0);}
function $kd$(a,b,c,d){let e,f,g,h;e=b[13437];if(d==(-1)){b[13453]=0;return;}b[13442]+=$div(d,4096);b[13444]+=$eK$(b[2751+e],c);$aW$(a,b,e,c);if((f=a[15893+e],g=b[2591+e],b[6671+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2);}h=$div(d&4095,64);if(h>0)$ke$(a,b,h);}
function $ke$(a,b,c){let d,e;d=b[13437];e=b[2911+d];$cm$(a,b,d,c);if(b[2911+d]!=e)b[13453]=0;}
function $kf$(a,b,c){let d,e;d=b[13437];e=b[2591+d];if(!$ji$(a,b,e))return (-1);if(b[13438]==1&&b[13443]==0)return $dW$(a,b,d,e)*64;return $eJ$(a,b,e,b[2751+d],c);}
function $kg$(a,b){let c,d,e;c=b[13437];d=b[2591+c];e=b[2751+c];b[13453]=0;b[13497]=1;if(e!=b[13496])$kd$(a,b,b[13496],$eI$(a,b,d,e,b[13496]));b[1]=112;}
function $kh$(a,b){$et$(a,b,b[13451]);$aW$(a,b,b[13437],b[13452]);$eQ$(a,b);}
function $ki$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0;}
function $kj$(a,b){let c,d;c=b[13437];d=b[13497]&&b[13438]!=0;if($ki$(b)||d){$eQ$(a,b);return;}$dy$(a,b);$jd$(a,b);$gs$(b);if($ku$(a,b))$gr$(b,0);if(b[13438]==2||b[13438]==3)$ks$(a,b);else{$kq$(a,b);if(b[13438]==0)$ko$(a,b);}if(b[13497]&&!$kn$(b,b[2591+c]))$gs$(b);else if(b[2063]&&$kl$(a,b)&&$kn$(b,b[2591+c]))$kk$(b,b[2591+c]);if(b[4]>0)$gq$(b,22,a[15893+c]);else $eQ$(a,b);}
function $kk$(a,b){let c,d,e,f,g;c=0;for(d=0,f=a[4];d<f;d++){if((e=a[9+d],e>10000||e>0&&$div(e-1,6)!=b)){a[9+c]=a[9+d];c++;}}for(d=c,g=a[4];d<g;d++)a[9+d]=0;a[4]=c;}
function $kl$(a,b){let c,d;if(!$is$(a,b))return 0;for(c=a[117+b[2059]],d=a[149+b[2059]];c<d;c++){if(b[2591+c]>=0&&$km$(a,b,c))return 0;}return 1;}
function $km$(a,b,c){let d,e,f,g,h;d=a[16373+c];if(d==6||d==7||d==8||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($cX$(b,c)||!$cT$(a,b,c)))return 0;e=b[2591+c];for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39013+6*e+f]){h=b[5071+a[29413+6*e+f]];if(h>=0&&a[15893+h]!=a[15893+c])return 1;}}return 0;}
function $kn$(a,b){let c,d,e;for(c=0,e=a[4];c<e;c++){if((d=a[9+c],d>10000||d>0&&$div(d-1,6)!=b))return 1;}return 0;}
function $ko$(a,b){let c,d,e,f,g;c=b[13437];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($kp$(a,b,c,d,b[13440]==0)){e=1-a[15893+c];for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]>=0&&$dL$(a,b,c,f)!=0)$gr$(b,10001+f);}}}
function $kp$(a,b,c,d,e){if(a[17173+c]==0||a[16373+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17333+c]?0:(a[17173+c]==2?2:1)))return 0;return e||a[17173+c]==1;}
function $kq$(a,b){let c,d,e,f;c=b[13437];for(d=0,f=a[26];d<f;d++){if(b[13501+d]==0||b[5071+d]>=0&&b[5071+d]!=c)continue;if(b[13438]==1&&!$jq$(a,b,c,d))continue;for(e=0;e<6;e++){if($kr$(a,b,d,e))$gr$(b,1+6*d+e);}}}
function $kr$(a,b,c,d){let e,f;e=b[13437];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$eO$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return !$jg$(a,b,e)||$eE$(a,b,c,d)>=0;}
function $ks$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[13437];d=99;e=1073741824;if(b[13443]==0)d=$kt$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){h=$kt$(a,b,f,g);if(h<=d&&$kr$(a,b,f,g)){j=(i=$eO$(a,b,f,g),$div(i,4096));if(h<d){d=h;e=j;}else if(e<1073741824)e=Math.min(e,j);}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){if($kt$(a,b,f,g)==d&&$kr$(a,b,f,g)&&(l=$eO$(a,b,f,g),$div(l,4096))==e)$gr$(b,1+6*f+g);}}}}
function $kt$(a,b,c,d){let e;e=$g$(a,c,b[2591+b[13499]]);if(e==1&&$iW$(a,b,c,d,b[13499]))return 0;return e;}
function $ku$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $jq$(a,b,b[13437],b[2591+b[13437]]);}
function $kv$(a,b){let c,d,e,f,g,h,i;c=b[13437];$gs$(b);d=$kx$(a,b,a[16053+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11644+f]==e&&$kw$(a,b,c,e)){for(g=0;g<6;g++)$gr$(b,1+6*e+g);}}}$gq$(b,21,a[15893+c]);}
function $kw$(a,b,c,d){let e;e=$dz$(a,b,c)-$eT$(a,b,c,d);if(e==0)return !$eu$(a,b,a[15893+c],d);return e>0;}
function $kx$(a,b,c){let d,e,f,g,h,i,j;d=0;e=(-1);f=c*160;for(g=0,j=a[469+c];g<j;g++){h=a[501+f+g];i=a[5621+f+g];if(b[5071+h]>=0||e>=0&&i>e)continue;e=i;b[11644+d]=h;d++;}return d;}
function $ky$(a,b){let c,d,e,f,g;c=b[5];d=$kL$(a,b);$gs$(b);$gr$(b,0);for(e=0;e<5;e++){for(f=a[30+c],g=a[32+c];f<g;f++){if(f==d&&e>=2)continue;if($kJ$(a,b,f)&&$kA$(a,b,f,e))$gr$(b,10000*e+1+f);}}if(b[4]>1&&$kl$(a,b)&&b[10]<20000)$kz$(b);$gq$(b,20,c);}
function $kz$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0;}
function $kA$(a,b,c,d){if(b[2591+c]<0)return d==0&&$m$(a,b,c)&&$kI$(a,b,c);if(a[16373+c]==8)return d==2&&$jo$(a,b,c);if(d==0)return $kD$(a,b,c);if(d==1)return $kC$(a,b,c);if(d==2)return $jo$(a,b,c);if(d==3)return $jn$(a,b,c);return $kB$(a,b,c);}
function $kB$(a,b,c){if(a[17493+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16533+c]-1&&b[3231+c]==0)return 0;if($eu$(a,b,a[15893+c],b[2591+c]))return 0;return $cT$(a,b,c);}
function $kC$(a,b,c){let d,e,f,g,h;if(a[16373+c]!=2||b[3391+c]||b[3551+c])return 0;if((d=a[15893+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0)||!$cT$(a,b,c))return 0;f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$jB$(a,b,c,g))return 1;}return 0;}
function $kD$(a,b,c){let d,e,f,g;d=$cT$(a,b,c);e=d?$dz$(a,b,c):$div($dz$(a,b,c),2);if($kp$(a,b,c,e,d)&&$kH$(a,b,c))return 1;if(b[3551+c]&&!$kG$(a,b,c))return 0;f=b[2591+c];g=a[15893+c];if(b[6671+(1-g)*1600+f]>0)return d&&$kE$(a,b,c);return e>0||$eb$(a,b,c,f);}
function $kE$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15893+c];if(b[3551+c]==0&&$eM$(a,b,e,d)==1&&$eb$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39013+6*d+f]&&$kF$(a,b,e,a[29413+6*d+f]))return 1;}return 0;}
function $kF$(a,b,c,d){let e;e=b[5071+d];if(b[6671+(1-c)*1600+d]>0)return 0;return e<0||a[15893+e]==c&&a[16373+e]!=8;}
function $kG$(a,b,c){let d,e;if(a[17333+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29413+6*b[2591+c]+d]];if(a[17333+e])return 0;}}return 1;}
function $kH$(a,b,c){let d,e,f;d=1-a[15893+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$dL$(a,b,c,e)!=0)return 1;}return 0;}
function $kI$(a,b,c){let d,e;for(d=0,e=$kx$(a,b,a[16053+c]);d<e;d++){if($kw$(a,b,c,b[11644+d]))return 1;}return 0;}
function $kJ$(a,b,c){if(b[4191+c]||b[3391+c]==2)return 0;return $kK$(a,b,c);}
function $kK$(a,b,c){let d,e;d=a[16053+c];e=d==b[2059]||d==b[2060];return e&&(b[2207+d]==0||b[2207+d]==1);}
function $kL$(a,b){let c,d,e;c=(-1);if($is$(a,b)){for(d=a[117+b[2059]],e=a[149+b[2059]];d<e;d++){if($kM$(a,b,d)){if(c>=0)return (-1);c=d;}}}return c;}
function $kM$(a,b,c){if($kJ$(a,b,c)&&($kA$(a,b,c,0)||$kA$(a,b,c,1)))return 1;return b[2591+c]>=0&&$km$(a,b,c);}
function $kN$(a,b){let c,d;b[27696]=(-1);b[27698]=(-1);b[27697]=0;$gs$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$gr$(b,1+c);}if($gz$(a,b,b[2059]))$gr$(b,10001);if(b[4]>0)$gq$(b,39,b[5]);else b[1]=8;}
function $kO$(a){$dG$(a,a[2059],8);}
function $kP$(a,b){let c;c=a[34+b[5]]-1;$dG$(b,$dv$(a,b,c),8);}
function $kQ$(a,b){let c,d;$kS$(a,b);b[13276]=0;b[13437]=(-1);for(c=0,d=a[23];c<d;c++){b[26734+c]=0;b[26894+c]=0;b[27214+c]=0;b[27374+c]=0;b[27534+c]=0;if(b[2591+c]>=0&&$kR$(a,b,c))b[27534+c]=1;}b[26733]=a[117+b[2059]];b[1]=136;}
function $kR$(a,b,c){let d,e,f;d=1-a[15893+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$g$(a,b[2591+c],b[2591+e])<=2)return 1;}return 0;}
function $kS$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26553+c]=0;b[13277+c]=0;}}
function $kT$(a,b){b[13276]=0;b[13437]=(-1);$kS$(a,b);b[1]=110;}
function $kU$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$S$(a,b,c);d=b[2141]>=a[42];e=b[2142]>=a[43];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1));}else if(d||e){b[7]=1;b[8]=d?1:0;}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[42],i=b[2141]*a[43],h==i?(-1):(h>i?0:1));}else if(a[27]>0&&a[28]==0)b[7]=4;else{b[6]++;b[1]=0;}}
function $kV$(a,b){if(b[2064]>=a[24])b[1]=15;else if($kW$(a,b,b[2064]))$lK$(b,10);else b[2064]++;}
function $kW$(a,b,c){let d,e;if(b[2207+c]==3||$gj$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]!=3)return 1;}return 0;}
function $kX$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return;}$gs$(b);if(b[2207+c]==2){for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0)$gr$(b,1+d);}}if(b[4]>0)$gq$(b,9,a[53+c]);else b[2064]++;}
function $kY$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13;}
function $kZ$(a,b){let c,d,e,f,g;c=b[2057];$gs$(b);$gr$(b,0);for(d=a[34+c],g=a[36+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($p$(a,b,d)&&(f||!e))$gr$(b,1+d);}if(b[4]>1)$gq$(b,5,c);else $ff$(b,$fg$(a,b,1-c)?1-c:c);}
function $la$(a,b){let c;c=$part(b,2110,2124);b[2063]=0;if(c[0]==14&&!$lb$(a,b))$fu$(c);b[1]=4;}
function $lb$(a,b){if(!$p$(a,b,b[2059]))return 0;return b[2060]<0||$p$(a,b,b[2060]);}
function $lc$(a,b){let c,d,e,f;c=b[2064];$gs$(b);for(d=0,f=a[26];d<f;d++){if($ld$(a,b,c,d)){for(e=0;e<6;e++)$gr$(b,1+6*d+e);}}if(b[4]>0)$gq$(b,8,a[15893+c]);else{b[2064]++;b[1]=6;}}
function $ld$(a,b,c,d){let e,f,g,h;e=b[2271+a[16053+c]];if(b[5071+d]>=0||a[18213+d]==6)return 0;if($g$(a,e,d)>3)return 0;f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$g$(a,b[2591+g],d)<3)return 0;}return 1;}
function $le$(a,b){if(b[2064]>=a[149+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$lK$(b,10);else b[2064]++;}
function $lf$(a,b){let c,d;c=b[2059];d=$lk$(a,b,c);$gs$(b);if(d||b[2060]>=0)$gr$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($lj$(a,b,c))$gr$(b,2);if($li$(a,b,c))$gr$(b,3);if($lh$(a,b,c))$gr$(b,4);if($lg$(a,b,c))$gr$(b,5);}if(b[4]>0)$gq$(b,3,b[5]);else b[1]=8;}
function $lg$(a,b,c){let d;d=a[53+c];if(!(b[2271+c]>=0))return 0;if(a[48]&&(b[2399+c]||b[2133+d]>=2))return 0;return $gA$(a,b,c)>0||$gz$(a,b,c);}
function $lh$(a,b,c){let d,e,f;d=a[53+c];if(!(a[38+a[53+c]]==c)||!$j$(a,b,d))return 0;for(e=a[34+d],f=a[36+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1;}return 0;}
function $li$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]==2)return 1;}return 0;}
function $lj$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0&&a[16373+d]!=8)return 1;}return 0;}
function $lk$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0||$m$(a,b,d))return 1;}return 0;}
function $ll$(a,b){let c,d,e;c=$part(b,2110,2124);$fQ$(a,b);d=c[0];if(d==5)$fv$(b);else if(d==8)$lp$(a,b);else if(d==14){$gs$(b);$gr$(b,0);$gr$(b,1);$gq$(b,4,b[5]);}else if(d==6)$lo$(a,b);else if(d==9)$ln$(a,b);else if(d==15)$fy$(a,b,0);else{e=$lm$($part(b,2067,2110),c);if(e==(-1))$fy$(a,b,0);else $lK$(b,e);}}
function $lm$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[19+b[1]*4+1];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($has($K6,c))return a[10];if(c==3)return a[19+(b[11]?a[13]:b[1])*4+2];if(c==10)return a[15];d=c==12?6:(c==14?16:(c==15?17:0));if(d>0)return a[d]==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1);}
function $ln$(a,b){let c,d,e;c=1-b[5];$gs$(b);$gr$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$q$(a,b,d))$gr$(b,1+d);}$gq$(b,7,c);}
function $lo$(a,b){let c,d,e,f;c=1-b[5];d=$i$(a,b,$fo$(a,b));$gs$(b);$gr$(b,0);for(e=a[34+c],f=a[36+c];e<f;e++){if($fU$(a,b,e,d,b[2112]>0))$gr$(b,1+e);}$gq$(b,6,c);}
function $lp$(a,b){if(b[2119]==1){$lq$(a,b);return;}b[2058]=0;$ff$(b,1-b[5]);}
function $lq$(a,b){let c,d,e;$fw$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$gc$(b,c,d);$fq$(a,b,d);b[2063]=1;}
function $lr$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$fg$(a,b,c)){if($fg$(a,b,1-c))$ff$(b,1-c);else b[1]=11;return;}d=a[34+c];e=a[36+c];$gs$(b);$gr$(b,0);for(f=d,g=e;f<g;f++){if($p$(a,b,f))$gr$(b,1+f);}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($p$(a,b,f)&&$p$(a,b,h))$gr$(b,1+f+1000*(1+h));}}$gq$(b,2,c);}
function $ls$(a,b){let c,d,e;c=b[2065];$gs$(b);$gr$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if($b$(a,b,d))$gr$(b,1+d);}$gq$(b,1,c);}
function $lt$(a){$lK$(a,100);}
function $lu$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0;}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0;}b[2057]=(-1);b[2058]=0;b[1]=1;}
function $lv$(a,b){let c,d,e,f,g;c=31177+b[28731]*18;for(d=0;d<8;d++)b[28716+d]=b[c+d];b[28724]=(-1);b[28725]=(-1);for(e=0;e<2;e++)b[28726+e]=b[c+16+e];f=28737+b[28731]*61;for(g=0;g<61;g++)b[28655+g]=b[f+g];$gX$(b);if(b[28655]==3)$lG$(a,b);$lw$(a,b);$gW$(b);b[28728]=1;}
function $lw$(a,b){let c,d,e,f,g,h;$hr$(a,b);b[28724]=(-1);b[28725]=(-1);for(c=0;c<8;c++){if(b[28716+c]>=0){b[28092+$div(c,4)]++;d=c>=4?0:4;$hq$(a,b,c);$lE$(a,b,c,d);$lB$(a,b,c);}}for(c=0;c<4;c++){if(b[28716+c]>=0)$lA$(a,b,c);}$lz$(a,b);e=b[28092]==1&&b[28093]==1;f=b[28726]>=0&&b[28727]>=0;$hh$(a,b,!(e&&f));$lx$(a,b);for(g=0;g<2;g++){h=b[28716+g*4];b[28094+g]=b[2463+a[16053+h]];}}
function $lx$(a,b){let c;c=b[28732]>=0?b[2059]:a[16053+b[28716]];$ly$(a,b,0,c);if(b[28727]>=0&&$hm$(a,b,1))$ly$(a,b,1,b[28727]);}
function $ly$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[28716+e];if(f>=0)b[28239+e*20+14]=a[16053+f]!=d?1:0;}h=b[28724+c];if(h>=0&&b[28726+c]>=0&&$hm$(a,b,c)){i=a[16053+h]!=d?1:0;b[28239+(8+c)*20+14]=i;}}
function $lz$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=$part(b,28655,28716);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[28720+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27813+i]);f=Math.max(f,a[85620+a[18213+i]]);for(j=0;j<4;j++){k=b[28716+j];if(k>=0&&c[31+j*3]<=1&&c[31+j*3+2]==0&&$cI$(a,b,k,h)){l=b[2591+k];m=6*l+$ez$(a,l,i);e=Math.max(e,a[71013+m]);}}}b[28098]=(-(d+e));b[28103]=f;}
function $lA$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[28716+c];e=28239+c*20;f=b[32697+d];g=b[e+8];h=b[32377+d]==1&&!f&&!g;b[e+5]=h?1:0;b[e+15]=b[3871+d]==3?1:0;b[e+6]=f;b[e+7]=b[32537+d];i=a[16373+d];for(j=0;j<4;j++){k=b[28720+j];if(k>=0){l=a[16373+k];m=a[85530+l*9+i];n=28092+j*4+c;b[n+131]=m;b[n+115]=f?a[85611+l]:m;}}}
function $lB$(a,b,c){let d,e,f,g,h,i;d=b[28716+c];if(b[2591+d]<0||a[16373+d]==8)return;e=$lC$(a,b,c);b[28239+c*20+11]=e==0?1:0;b[28239+c*20+19]=e==3?1:0;if(e==2){h=b[5071+(f=b[2591+d],g=$id$(a,b,c),a[29413+6*f+g])];i=8+(c<4?0:1);if(b[28716+i]<0){b[28716+i]=h;$hq$(a,b,i);}if(b[28716+i]==h)b[28239+c*20+16]=1;}}
function $lC$(a,b,c){let d,e;if($ih$(a,b,c)>=0)return 1;if($id$(a,b,c)>=0)return 2;d=b[28716+c];for(e=0;e<6;e++){if(a[29413+6*b[2591+d]+e]<0&&$lD$(a,b,c,e))return 3;}return 0;}
function $lD$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[28716+c]];f=a[21413+e];g=a[23013+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($ib$(b,h)){i=b[2591+b[28716+h]];j=a[21413+i]-f;k=a[23013+i]-g;if((l=j-$K13[d][0],m=k-$K13[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0;}}return 1;}
function $lE$(a,b,c,d){let e,f,g,h;e=b[28716+c];if(b[3551+e]==0||b[2591+e]<0)return;b[28239+c*20+8]=2;for(f=d,h=d+4;f<h;f++){g=b[28716+f];if(g>=0&&$lF$(a,b,e,g))b[28239+c*20+8]=1;}}
function $lF$(a,b,c,d){let e;if(b[3551+c]==0||!$hx$(a,b,c,d))return 0;e=$ez$(a,b[2591+c],b[2591+d]);return (b[3551+c]&1<<e)>0;}
function $lG$(a,b){let c,d,e,f,g,h,i,j,k;c=$part(b,28655,28716);d=31177+b[28731]*18;for(e=0;e<2;e++){f=(-1);g=e*4;for(h=g,i=g+4;h<i;h++){if(f<0&&b[28716+h]>=0&&c[31+h*3]<=1&&c[31+h*3+2]==0)f=$cC$(a,b,b[28716+h]);}if(f>=0&&f!=b[28726+e]){j=f;b[28726+e]=j;b[d+16+e]=j;k=b[2207+f]==1;c[8+e]=k?2:1;}}}
function $lH$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0;}if(b[28729]==2||b[9872]!=0){if(b[9872]==0){for(c=0,e=a[23];c<e;c++)b[13277+c]=0;}b[1]=b[9874];return;}b[28729]=2;b[1]=201;}
function $lI$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[53+c];e=b[2271+c];f=a[30+d];g=a[32+d];if(b[2527+c]==1&&$lJ$(a,b,c)){f=a[117+c];g=a[149+c];}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$g$(a,e,b[2591+i]));}$gs$(b);k=$e$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$g$(a,e,l)==h&&b[10044+l]>0)$gr$(b,1+i);}$d$(b,k);if(b[4]>0)$gq$(b,38,d);else $ah$(a,b,c,1);}
function $lJ$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0)return 1;}return 0;}
function $lK$(a,b){a[0]=100000+b;}
function $lL$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $div(f,d)<3?0:$mod(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $mod(f,d);}
function $lM$(a,b,c){return $lN$(a,b,c,3);}
function $lN$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$nd$(b,b[3]);$w$(a,b,b[3]);$nc$(a,b);b[38064]=0;b[38546]++;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$lP$(a,b,b[9+i],d);if(a[110658]>0)j+=$lO$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i;}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i;}}return g;}
function $lO$(a,b,c){let d,e,f;d=b[2];e=a[110658];if(d!=22&&d!=41)return 0;f=(c+40009*b[13437]*(d==22))*64+a[110659];return $div(2*e*scrambled(f),65521)-e;}
function $lP$(a,b,c,d){let e;e=b[2];if(e==22)return $mX$(a,b,c,d);if(e<20)return $mO$(a,b,c,d);if(e<40)return $mB$(a,b,c,d);if(e>=50||e==42)return $mm$(a,b,c);return $lQ$(a,b,c,d);}
function $lQ$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $mk$(a,b,c,d);if(e==40){g=b[28733];$w$(a,b,f);return $lT$(a,b,g,b[2591+g],c-1,d);}if(e==43||e==44)return $lS$(a,b,c,e==43);if(e==45)return $lR$(a,b,c,f);if(e==46)return (h=c-1,Math.max(1,$Q$(a,b,h)-b[3071+h]));if(e==47){g=b[28736];$w$(a,b,f);return $lT$(a,b,g,b[2591+g],c-1,d);}if(e==49){$w$(a,b,f);g=b[9876];return $lT$(a,b,g,$mod(c,10000)-1,$div(c,10000),d);}return c;}
function $lR$(a,b,c,d){let e,f;$w$(a,b,d);e=c>=10000;return 2*(f=$mod(c,10000)-1,$div(b[33262+d*1600+f],1000))-e;}
function $lS$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[28716+g];if(h<0)continue;if(d)f-=$N$(a,h,c-1,0,0);else f+=$N$(a,c-1,h,0,0);}return f;}
function $lT$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q;g=0;h=0;i=0;j=1-a[15893+c];for(k=0;k<6;k++){l=6*d+k;m=a[29413+l];n=m>=0?b[5071+m]:(-1);if(n<0||a[15893+n]!=j)continue;if((e<0||k==e||k==$mod(e+5,6))&&a[39013+l]>0)g++;else if(b[2911+n]==0&&(o=b[2751+n],p=$mod(k+3,6),o<0||p==o||p==$mod(o+5,6)))h++;}q=(-60)*h;if(g&&$P$(a,c)){for(k=0;k<6;k++){m=a[29413+6*d+k];n=m>=0?b[5071+m]:(-1);if(n>=0&&a[15893+n]==j&&(e<0||k==e||k==$mod(e+5,6)))i+=$mb$(a,b,c,d,k,n,g,h>0,f);}if(a[17173+c]==0||i>0)return q+$div(i,g);}if(!(a[17173+c]==0))return q+$lW$(a,b,c,d,e,g,f);return q+$lU$(a,b,1-j,d,e);}
function $lU$(a,b,c,d,e){let f,g;f=$lV$(b,c,d);if(f<0||b[2591+f]<0)return (-30)*$div(b[33262+c*1600+d],1000);g=$cH$(a,d,e,b[2591+f]);return (-30)*$div(b[33262+c*1600+d],1000)-6*g;}
function $lV$(a,b,c){let d;d=a[33262+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $lW$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15893+c];for(j=a[31-i],m=a[33-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$g$(a,d,k);if(l<=3)h=Math.max(h,$lX$(a,b,c,d,e,j,l));}n=$div(b[33262+i*1600+d],1000);o=!$P$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$lV$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$cH$(a,d,e,b[2591+p]));return h-o-30*Math.max(0,n-2-1);}
function $lX$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$cH$(a,d,e,h);if(i==2||!$aD$(a,b,d,h))return 0;j=$lY$(a,b,c,f,g,i==1?(-2):0);if(a[17173+f]!=0){k=$cH$(a,h,b[2751+f],d);if(k!=2)j-=$div($lY$(a,b,f,c,g,k==1?(-2):0),2);}return j;}
function $lY$(a,b,c,d,e,f){let g,h;g=$ma$(a,b,c,d,e,f);if(g==0)return 0;h=$lZ$(a,b,g,d)*$L$(a,b,d,0);return $div(h+a[g+1]*$K$(a,b,d),1000);}
function $lZ$(a,b,c,d){let e;e=a[c];if(a[17173+d]!=0||b[2911+d]==0)e+=$div(a[c+2]*Math.max(0,9-$Q$(a,b,d)),10);return e;}
function $ma$(a,b,c,d,e,f){let g,h,i,j;g=a[17173+c]-1;if(g<0||e>4)return 0;h=f+a[26213+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$Q$(a,b,d)-b[3071+d]),9);j=(g*4+e-1)*10+h;return 102093+3*(j*9+i-1);}
function $mb$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$ic$(b[2751+f],$mod(e+3,6));k=j!=0&&!h;l=$mj$(a,b,f,c);m=$mi$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$mh$(a,b,c,d)&&!(i&4);p=$mc$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$mc$(a,b,c,f,m,l,k,1,n,i));}
function $mc$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$N$(a,c,d,h,e+2*f);if(k<0)return 0;l=$J$(a,b,d,k,g,h,i);m=$mg$(a,b,c,k,h,1+f);if(f){n=$N$(a,c,d,0,e+2*(f-1));l-=$J$(a,b,d,n,0,0,i);l+=25*f;}if(j&1){o=a[$M$(a,b,d,k,g,h,i)];p=h?1000:a[$mf$(a,b,c,k,1+f)];q=o*$me$(a,b,d)-p*$me$(a,b,c);l+=$div($div(q,1000)*a[110654],100);}return $md$(b,a[15893+c],l,m,j);}
function $md$(a,b,c,d,e){if(a[38063-b])c=$div(c*15,100);if(a[38062+b])return c-$div(d*15,100);if(a[38063-b])return c-$div(d*200,100);return c-$div(d*(e&1?95:75),100);}
function $me$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16373+c]==8)return 0;d=a[16053+c];e=0;f=0;for(g=a[117+d],h=a[149+d];g<h;g++){if(a[16373+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16373+g]==8?600:100*a[17813+g])-$div((a[16373+g]==8?600:100*a[17813+g])*$R$(a,b,g,b[3071+g]),10000);}i=$E$(a,b,d,f);return $div(($E$(a,b,d,f+1)-i)*e,10);}
function $mf$(a,b,c,d,e){let f,g;f=Math.min(Math.max(1,$Q$(a,b,c)-b[3071+c])*e,9);g=(d*3+1)*9+f-1;return 101145+2*g;}
function $mg$(a,b,c,d,e,f){let g,h,i,j,k;g=$mf$(a,b,c,d,f);h=a[g];i=$div(a[g+1],f);j=h*$L$(a,b,c,0)+i*$K$(a,b,c);j=$div(j,1000);if(e&&b[2911+c]==0){k=$div((a[16373+c]==8?600:100*a[17813+c])*45,100)-$div((a[16373+c]==8?600:100*a[17813+c])*$R$(a,b,c,b[3071+c]),10000);j=Math.max(j,$div((1000-h)*k,1000)+j);}return j;}
function $mh$(a,b,c,d){let e;e=a[16373+c];if(e!=0&&e!=1)return 0;return b[2911+c]==0&&b[4511+c]!=d;}
function $mi$(a,b,c,d,e,f,g){let h,i;h=6*d+e;i=(-a[71013+h])-a[27813+b[2591+f]];i-=2*(g-1);if(b[3231+c]>0)i-=2;return i;}
function $mj$(a,b,c,d){let e,f,g,h,i,j,k;e=0;for(f=0;f<6;f++){g=a[29413+6*b[2591+c]+f];h=g>=0?b[5071+g]:(-1);if(h<0||h==d||a[15893+h]==a[15893+c])continue;i=a[16053+h];if(i!=b[2059]&&i!=b[2060])continue;if($P$(a,h)&&(j=b[2751+h],k=$mod(f+3,6),j<0||k==j||k==$mod(j+5,6)))e+=b[4351+h]>0||b[3551+h]>0;}return e;}
function $mk$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=e>=3;h=$mod(e,3);if(g&&d&4)return (-1000000);i=b[2591+f];j=b[2751+f];k=h==2?2:1;l=$ml$(a,b,f);m=0;for(n=0;n<2;n++){if(h!=2&&h!=n)continue;o=$mod(j+5+n,6);p=a[29413+6*i+o];q=p>=0?b[5071+p]:(-1);if(q>=0)m+=$mb$(a,b,f,i,o,q,k,l,d);}if(b[32377+f]==1)m=$div(m*Math.min(10,$Q$(a,b,f)+1),10);return m-5*g;}
function $ml$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29413+6*d+e];g=f>=0?b[5071+f]:(-1);if(g<0||a[15893+g]==a[15893+c])continue;if((h=b[2751+c],h<0||e==h||e==$mod(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$mod(e+3,6),i<0||j==i||j==$mod(i+5,6)))return 1;}return 0;}
function $mm$(a,b,c){let d;d=b[2];if(d==50)return $mz$(a,b,c);if(d==52)return $mv$(a,b,c);if(d==53)return $mt$(a,b,c);if(d==51)return c;return $mn$(a,b,c);}
function $mn$(a,b,c){let d,e;d=b[2]==54;e=d?$ms$(a,b):$mo$(a,b);return c&&e?(-1):c;}
function $mo$(a,b){let c,d,e,f,g,h,i,j,k;c=28665;d=b[c]>b[c+1]?0:1;e=b[28726+d];f=b[28727-d];g=$an$(a,b,e)-b[c+d];h=$an$(a,b,f)-b[c+1-d];i=$mr$(a,$au$(a,b,e),g,$au$(a,b,f),h);j=$mq$(a,b,e)+$mq$(a,b,f);return (k=$mp$(a,e),i*(2*k+j)>1000*k);}
function $mp$(a,b){let c;c=b>=0&&a[38+a[53+b]]==b;return 200+100*(c?a[52]:a[51]);}
function $mq$(a,b,c){let d,e,f,g;d=0;for(e=a[117+c],f=a[149+c];e<f;e++){if(b[2591+e]>=0&&a[16373+e]!=8)d+=(a[16373+e]==8?600:100*a[17813+e])-$div((a[16373+e]==8?600:100*a[17813+e])*$R$(a,b,e,b[3071+e]),10000);}g=$hl$(a,b,c,$gj$(a,b,c))+1;return 200+$div(d*g,10);}
function $mr$(a,b,c,d,e){let f,g,h;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=b*10+d;g=Math.min(c,8)-1;h=g*8+Math.min(e,8)-1;return a[104253+f*8*8+h];}
function $ms$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[32860];d=b[32861];e=b[32862];f=Math.max(0,a[18093+c]-b[5011+c]);g=Math.max(0,a[18153+c]-b[5011+c])-b[4951+c]-b[32863];if(d>=0){h=$au$(a,b,d);i=$an$(a,b,d);j=$mq$(a,b,d);}else{h=Math.max(0,a[18093+e]-b[5011+e]);i=Math.max(0,a[18153+e]-b[5011+e])-b[4951+e];j=300;}k=$mr$(a,f,g,h,i-b[32864]);l=b[32863]>b[32864];m=$mp$(a,l?(-1):d);return (l?k:1000-k)*(2*m+(300+j))>1000*m;}
function $mt$(a,b,c){let d;d=b[32860];if(c>10000)return (-$mu$(a,b,d,(-1),$mod(c,10000)-1));return (-$mu$(a,b,d,c-1,(-1)));}
function $mu$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18093+c]-b[5011+c]);g=Math.max(0,a[18153+c]-b[5011+c])-b[4951+c];if(d>=0){h=$mr$(a,f,g,$au$(a,b,d),$an$(a,b,d));i=$mq$(a,b,d);}else{j=Math.max(0,a[18093+e]-b[5011+e]);h=$mr$(a,f,g,j,Math.max(0,a[18153+e]-b[5011+e])-b[4951+e]);i=300;}k=$mp$(a,(-1))+300;return $div(h*($mp$(a,d)+i)-(1000-h)*k,1000);}
function $mv$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[32860];e=b[3];f=$div(c,10000);g=$mod(c,10000)-1;if(c==0){h=$aF$(b,d);i=Math.max(0,a[18033+d]-b[5011+d]);j=0;for(k=a[34+e],l=a[36+e];k<l;k++){if($my$(a,b,k,h,i))j+=b[2335+k]?$mq$(a,b,k):50+$mx$(a,b,k);}return (-j);}if(f==0)return (-$mu$(a,b,d,g,(-1)));if(f==1)return (-$mu$(a,b,d,(-1),g));m=(-$mu$(a,b,d,(-1),$mw$(a,b,g)));if(f==2)return m-$mx$(a,b,g);n=Math.min(10,$i$(a,b,g)+1);return $div(n*m-(10-n)*(b[2335+g]?$mq$(a,b,g):50+$mx$(a,b,g)),10);}
function $mw$(a,b,c){let d,e,f,g,h,i,j,k;d=(-1);e=(-1);f=a[53+c];for(g=0,k=a[25];g<k;g++){h=b[4831+g]==c;i=b[4831+g]==(-1)&&(a[17973+g]==f||a[17973+g]==2);if(h||i&&$gz$(a,b,c)){j=2*(Math.max(0,a[18093+g]-b[5011+g])+(Math.max(0,a[18153+g]-b[5011+g])-b[4951+g]))+h;if(j>d){d=j;e=g;}}}return e;}
function $mx$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return (d=a[53+c],$div($v$(a,b,c,d),2));}
function $my$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[38+a[53+c]]==c&&$j$(a,b,a[53+c]))return 0;return $g$(a,d,f)<=e&&$aD$(a,b,d,f);}
function $mz$(a,b,c){let d;if(c==0)return 0;if($div(c,10000)!=0)return (-1);d=b[32860];return $mA$(a,b,d,b[3],$aF$(b,d));}
function $mA$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o;f=Math.max(0,a[18033+c]-b[5011+c]);g=100000;h=0;for(i=a[35-d],k=a[37-d];i<k;i++){if($my$(a,b,i,e,f)){h+=b[2335+i]?$mq$(a,b,i):50+$mx$(a,b,i);g=Math.min(g,$mu$(a,b,c,i,(-1)));if($gz$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$mu$(a,b,c,(-1),$mw$(a,b,i));g=Math.min(g,j+$mx$(a,b,i));}}}for(l=0,o=a[25];l<o;l++){m=b[4831+l];if(m>=0&&a[53+m]!=d){n=$aF$(b,l);if(n>=0&&$g$(a,e,n)<=f&&$aD$(a,b,e,n))g=Math.min(g,$mu$(a,b,c,(-1),l));}}return g<100000?Math.min(g,h):0;}
function $mB$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $mM$(a,b,c,d);if(e==21)return $mL$(a,b,c,b[3]);if(e==23)return $mK$(a,b,c,b[3]);if(e==24)return $mJ$(a,b,c,d);if(e==26)return $mI$(a,b,c,d);if(e==30)return $mH$(a,b,c);if(e==37)return $mF$(a,b,c,d);if(e==38)return $mE$(a,b,c-1);if(e==39)return $mC$(a,b,c);if(e==25||e==33)return (-c);return c>0?1:0;}
function $mC$(a,b,c){let d,e,f;d=b[3];if(b[1]!=149)return c-1==$mw$(a,b,b[2059]);e=b[27696];if(c>10000)return $mD$(a,b,e,$mod(c,10000)-1);f=c>0?c-1:$aF$(b,e);return $mA$(a,b,e,d,f);}
function $mD$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5071+b[2271+d]];if(f>=0&&a[15893+f]==a[53+d])e=Math.min(10,Math.max(0,a[18153+c]-b[5011+c])+1);g=$mu$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[53+i]==a[53+d]&&$aF$(b,h)==b[2271+d])g=Math.min(g,$mu$(a,b,c,(-1),h));}return $div(e*g-(10-e)*300,10);}
function $mE$(a,b,c){let d,e,f;d=a[15893+c];$w$(a,b,d);e=Math.min(4,$div(b[33262+d*1600+b[2591+c]],1000));f=$Q$(a,b,c)-b[3071+c]+$div($K$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0);}
function $mF$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27694];f=a[53+e];g=c>0?c-1:b[2271+e];if(a[38+a[53+e]]==e&&$j$(a,b,f))return 1000*(c==0);$w$(a,b,f);h=$i$(a,b,e);i=1000*$mG$(a,b,e,g);for(j=a[117+e],m=a[149+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16373+j]!=8){l=$g$(a,g,k);i+=20*(l<=h)-l;}}n=$div(b[33262+f*1600+g],1000);if(b[5071+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0);}
function $mG$(a,b,c,d){let e;e=a[40+a[53+c]];return a[38+a[53+c]]==c&&e>=0&&b[2591+e]==d;}
function $mH$(a,b,c){let d,e;d=b[26731];e=c-1;return $lX$(a,b,d,b[2591+d],b[2751+d],e,1);}
function $mI$(a,b,c,d){let e,f,g,h,i,j,k;if(c==0)return 0;e=$mod(c,10000)-1;f=c>=10000?5:1;g=b[2751+e];h=$mod(g+f,6);i=b[2591+e];j=a[17493+e]?a[24613+i]*$K$(a,b,e):0;k=$F$(a,b,e,i,g)-$F$(a,b,e,i,h);return k-j;}
function $mJ$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29413+6*g+e];j=0;for(k=$Q$(a,b,f)+1;k<10;k++)j+=k-$Q$(a,b,f);l=$div(j*$K$(a,b,f),10);m=$F$(a,b,f,g,h)-$F$(a,b,f,i,h);return m-l-a[110656];}
function $mK$(a,b,c,d){let e;if(c==0)return (-1);$w$(a,b,d);e=b[5071+c-1]>=0;return 2*$div(b[33262+d*1600+(c-1)],1000)+3*e;}
function $mL$(a,b,c,d){let e,f;$w$(a,b,d);e=$div(c-1,6);f=$mod(c-1,6);return $lU$(a,b,d,e,f);}
function $mM$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=a[15893+f];$w$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$div(b[33262+g*1600+h],1000);j=1000-20*i+(a[17173+f]==0?0:300);if($mN$(a,b,f))j-=500;if(e==3)return 1600;if(b[38063-g]>0&&b[38062+g]==0)return (-1);if(e==2){k=3*b[3071+f]>=$Q$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1);}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j;}
function $mN$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$mod(h+5,6))){i=a[29413+6*d+g];if(i>=0&&a[39013+6*d+g]){f++;j=b[5071+i];if(j>=0&&a[15893+j]==a[15893+c])e+=b[4191+j]==0;}}}return f==e;}
function $mO$(a,b,c,d){let e,f,g,h,i,j;e=b[2];f=b[3];if(e==3)return $mT$(a,b,c,d);if(e==8)return $mS$(a,b,$div(c-1,6),f);if(e==9)return $mE$(a,b,c-1);if(e==4){g=!(b[38063-f]>0&&b[38062+f]==0);return c*(g?$v$(a,b,b[2059],f)-1:(-1));}if(c==0){h=e==2&&d&1&&$mR$(a,b,f);return h?1000000:0;}if(e==6)return (i=c-1,d&2?(-1):$v$(a,b,i,f));if(e==1&&d&1&&(j=c-1,b[6]>1?0:$mQ$(a,b,j)>2))return (-1);if(e!=1&&b[38063-f]>0&&b[38062+f]==0)return c>=1000?(-1):$mP$(a,b,c-1,f);if(c>=1000)return (-1);return $v$(a,b,c-1,f);}
function $mP$(a,b,c,d){let e,f,g,h;$w$(a,b,d);e=(-1);for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return (-1);if(g>=0&&b[2911+f]==1&&$div(b[33262+d*1600+g],1000)>=3)e+=100;}return e;}
function $mQ$(a,b,c){let d,e,f,g,h;d=a[53+c];e=99;$w$(a,b,d);for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16373+f]!=8)e=b[3551+f]?0:Math.min(e,$div(b[33262+d*1600+g],1000));}return e;}
function $mR$(a,b,c){let d,e,f,g;if(b[2058]>0||b[38063-c]>0&&b[38062+c]==0||b[38062+c]>0)return 0;d=0;e=99;for(f=0,g=a[24];f<g;f++){if($p$(a,b,f)){if(a[53+f]==c)e=Math.min(e,$mQ$(a,b,f));else d=1;}}return d&&e>2&&e<=5;}
function $mS$(a,b,c,d){$w$(a,b,d);return $div(b[33262+d*1600+c],1000);}
function $mT$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $v$(a,b,e,f);if(c==3)return $mW$(a,b,e,f,d);if(c==5&&!(d&8))return 2*$mU$(a,b,e);return (-1);}
function $mU$(a,b,c){let d,e,f,g,h,i,j,k,l;d=$mw$(a,b,c);if(d<0)return (-1);e=a[53+c];f=b[2271+c];g=(-1);h=0;for(i=a[35-e],l=a[37-e];i<l;i++){j=b[2271+i];if(j<0)continue;k=$g$(a,f,j);h=h||k<=7+Math.max(0,a[18033+d]-b[5011+d]);if(k<=7)g=Math.max(g,$mD$(a,b,d,i));}return h?Math.max(g,$mV$(a,b,d,e,f)):g;}
function $mV$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=6671+(1-d)*1600;for(h=0,k=a[26];h<k;h++){i=b[5071+h];j=i<0||a[15893+i]==d;if(j&&b[g+h]==0&&$g$(a,e,h)<=7)f=Math.max(f,$mA$(a,b,c,d,h));}return f;}
function $mW$(a,b,c,d,e){let f,g,h,i,j,k;$w$(a,b,d);f=0;g=0;for(h=a[117+c],j=a[149+c];h<j;h++){if(b[2911+h]==2){i=a[16693+h];f+=$div($div((a[16373+h]==8?600:100*a[17813+h])*i,10)*55,100);}else if(b[2591+h]>=0&&$div(b[33262+d*1600+b[2591+h]],1000)<=3)g++;}if(g==0)return 100*f;k=b[2141+d]*2>=a[42+d];if(e&1&&k)return 2*f;return $div(f,2);}
function $mX$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15893+e];g=b[2591+e];h=b[2751+e];if(c>=10000){i=$mod(c,10000)-1;j=$g$(a,g,b[2591+i]);k=$lX$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k;}if(c>0){g=$div(c-1,6);h=$mod(c-1,6);}if(b[13438]==1)return $div(b[33262+f*1600+g],1000);l=$lT$(a,b,e,g,h,d);if(c>0)l-=$div($mZ$(a,b,e,g,h)*a[110657],100);if(b[13438]==0){l-=$mY$(a,b,e,g);if(d&1){if(b[38064]!=1+g){$H$(a,b,e,g);b[38064]=1+g;}l-=$G$(a,b,h);}}return 2*l+(c==0);}
function $mY$(a,b,c,d){let e,f,g,h;e=a[16053+c];f=b[2271+e];if(f<0||$g$(a,d,f)<=$i$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29413+6*d+g];f=h>=0?b[5071+h]:(-1);if(f>=0&&f!=c&&a[16053+f]==e&&b[9884+f]&&a[16373+f]!=8)return 0;}return a[110655];}
function $mZ$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$eO$(a,b,d,e)&4095;g=$div(f,64)*$nb$(a,b,c);if(f&63)g+=$na$(a,b,c,d,e);return g;}
function $na$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$eE$(a,b,d,e);while(h>=0&&$div(h,6)!=g){i=b[5071+$div(h,6)];if(i>=0&&i!=c)f+=$nb$(a,b,i);h=$eC$(a,b,h);}return f;}
function $nb$(a,b,c){if(b[3071+c]+1>=$Q$(a,b,c))return $L$(a,b,c,0);return $K$(a,b,c);}
function $nc$(a,b){let c;for(c=0;c<2;c++)b[38062+c]=$S$(a,b,c)>=a[42+c];}
function $nd$(a,b){a[33260+b]=(-1);}
function $ne$(a,b,c){return $lN$(a,b,c,5);}
function $nf$(a,b,c){return $lN$(a,b,c,9);}
function $ng$(a,b,c){return $lN$(a,b,c,0);}
function $nh$(a,b,c){return $lN$(a,b,c,1);}
function $ni$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$r$(a,k,a[10]-1,word_at(i,j+o,0));$nn$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$nm$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$aa$(a,k))return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$nl$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$ac$(a,k,l);B=$V$(a,k,w);$ac$(a,k,l);y=k[9+B];}if(n.length>0)r=$nk$(k,y,n,r);$nj$(a,k,y);}$s$(a,k,m[o]);}return 0;}
function $nj$(a,b,c){$ad$(a,b,c);$nn$(a,b);}
function $nk$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $nl$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $nm$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+2*d+f]=b[2141+f];}}
function $nn$(a,b){while(b[7]==0){b[0]=(-1);$ab$(b);$gm$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$ad$(a,b,b[0]<0?b[9]:0);}b[0]=0;}

const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301, "by_choice": true, "searched": 6202052, "author": "careful"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first);
const RULES={prepare:$gm$,settle:$ad$,hide:$ac$,show:$ac$,clear:$ab$,decides:$aa$,asked:$V$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$ab$,record:$s$,nothing_to_redraw:$r$,can_be_ordered:$p$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$nh$,$ng$,$nf$,$ne$,$lM$,$lL$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($ni$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
