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
function $s$(a,b,c){let d,e,f,g,h;$aa$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$B$(a,b,c,0,1);f=$B$(a,b,c,1,(-1));c[612]=$div(1000*(e-f),Math.max(1,e+f));g=$u$(a,b,0);h=$u$(a,b,1);c[615]=$div(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$div(c[607]*$t$(a,b),1000);}
function $t$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$p$(a,b,d);f=1000-$div(1000*c,Math.max(1,a[24]));return f;}
function $u$(a,b,c){let d,e,f;d=0;for(e=a[34+c],f=a[36+c];e<f;e++){if(b[1]<11&&$p$(a,b,e))d+=$v$(a,b,e,c);}return d;}
function $v$(a,b,c,d){let e,f,g,h;$w$(a,b,d);e=1;for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue;}if(a[16373+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$div(b[33262+d*1600+g],1000));}return e;}
function $w$(a,b,c){let d,e,f,g,h,i,j,k,l;d=1+b[2066];e=b[33260+c]!=0;if(b[33260+c]==d)return;b[33260+c]=d;if($A$(a,b,c)&&e)return;f=33262+c*1600;for(g=0,h=a[26];g<h;g++)b[f+g]=99000;i=0;j=0;for(k=0;k<3;k++){j=$y$(a,b,c,k,j);while(i<j){l=b[36462+i];if(k<2&&$div(b[33262+c*1600+l],1000)>k)break;j=$x$(a,b,c,l,j);i++;}}}
function $x$(a,b,c,d,e){let f,g,h,i;f=33262+c*1600;for(g=6*d,i=6*(d+1);g<i;g++){h=a[29413+g];if(h>=0&&a[39013+g]>0&&$div(b[33262+c*1600+h],1000)>=99){b[f+h]=b[f+d]+1000;b[36462+e]=h;e++;}}return e;}
function $y$(a,b,c,d,e){let f,g,h;for(f=a[31-c],h=a[33-c];f<h;f++){g=b[2591+f];if(g<0||$z$(a,b,f)!=d||$div(b[33262+c*1600+g],1000)<=d)continue;b[33262+c*1600+g]=d*1000+f;b[36462+e]=g;e++;}return e;}
function $z$(a,b,c){let d;if(a[16373+c]==8)return 2;d=b[2911+c]!=0||a[17173+c]!=0;return d||2*b[3071+c]>=a[16533+c]?0:1;}
function $A$(a,b,c){let d,e,f,g,h,i,j;d=1;e=a[31-c];for(f=e,j=a[33-c];f<j;f++){g=38599+c*160+f-e;h=b[2591+f];i=h<0?0:3*(h+1)+$z$(a,b,f);if(b[g]!=i){b[g]=i;d=0;}}return d;}
function $B$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[42+d]);g=Math.min(1500,Math.max((-1000),$div(1000*$Z$(a,b,d),f)));c[605]+=e*g;c[606]+=$div(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[30+d],o=a[32+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16373+m]==8)continue;h+=$div((a[16373+m]==8?600:100*a[17813+m])*$Y$(a,b,m,b[3071+m]),10000);l+=((a[16373+m]==8?600:100*a[17813+m])-$div((a[16373+m]==8?600:100*a[17813+m])*$Y$(a,b,m,b[3071+m]),10000))*$X$(a,b,m);if(b[2911+m]==1)i+=a[16373+m]==8?600:100*a[17813+m];if(n>=0){j+=$F$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16373+m]==8?600:100*a[17813+m];}}p=100*f;c[609]+=e*Math.min(3000,$div(1000*h,p));c[610]+=e*Math.min(3000,$div(1000*i,p));c[613]+=e*Math.min(3000,$div(1000*j,p));c[614]+=e*Math.min(3000,$div(1000*k,p));$C$(a,b,c,d,e);return l;}
function $C$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[42+d]);g=0;h=0;i=a[34+d];j=a[36+d];for(k=i,l=j;k<l;k++){g+=$D$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1);}c[611]+=e*Math.min(3000,$div(1000*g,100*f));c[618]+=$div(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[46+d]-b[2335+a[38+d]])-b[2131+d]);c[619]+=e*1000*$o$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m);}
function $D$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[117+c],g=a[149+c];f<g;f++){if(a[16373+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16373+f]==8?600:100*a[17813+f];}h=$div(d*$E$(a,b,c,e),10);return h;}
function $E$(a,b,c,d){let e;if(d==0)return 0;e=a[10741+c*161+Math.min(d,a[181+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$div($i$(a,b,c),2);return Math.min(Math.max(e+1,0),10);}
function $F$(a,b,c,d,e){b[38546]++;$H$(a,b,c,d);return $G$(a,b,e);}
function $G$(a,b,c){let d,e,f,g,h,i,j,k,l;d=0;e=0;f=c>=0?1<<c|1<<$mod(c+5,6):(-1);for(g=38066,k=38066+3*b[38065];g<k;g+=3){h=b[g+(b[g]&f?1:2)];if(h>d){i=h;j=d;d=i;e=j;}else if(h>e)e=h;}l=d+$div(e,2);return $div(l*a[110653]+b[40579],100);}
function $H$(a,b,c,d){let e,f,g,h,i,j;b[38065]=0;e=1-a[15893+c];$Q$(a,b,c,d);for(f=a[30+e],j=a[32+e];f<j;f++){g=b[2591+f];if(g<0||!$P$(a,f)||b[2911+f]!=0)continue;h=$g$(a,d,g);if(h<=a[16853+f]){i=38066+3*b[38065];b[i]=$O$(a,d,g);b[i+1]=$I$(a,b,f,c,d,0,h);b[i+2]=$I$(a,b,f,c,d,1,h);b[38065]++;}}}
function $I$(a,b,c,d,e,f,g){let h,i,j;h=$N$(a,c,d,0,(-a[27813+e]));if(h<0)return 0;i=38547+4*h+(f?2:0);if(b[i]!=b[38546]){b[i]=b[38546];b[i+1]=$J$(a,b,d,h,f,0,1);}j=b[i+1];return g<=2?j:$div(j*2,3);}
function $J$(a,b,c,d,e,f,g){let h,i,j,k;h=$M$(a,b,c,d,e,f,g);i=a[h];j=a[h+1];k=i*$L$(a,b,c,e)+j*$K$(a,b,c);return $div(k,1000);}
function $K$(a,b,c){let d;d=30;if(a[17173+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $div((a[16373+c]==8?600:100*a[17813+c])*d,100*Math.max(1,$X$(a,b,c)));}
function $L$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17173+c]==0&&!d;f=e?$div((a[16373+c]==8?600:100*a[17813+c])*45,100):(a[16373+c]==8?600:100*a[17813+c]);return Math.max(0,f-$div((a[16373+c]==8?600:100*a[17813+c])*$Y$(a,b,c,b[3071+c]),10000));}
function $M$(a,b,c,d,e,f,g){let h,i,j,k;h=Math.min(Math.max(1,$X$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17333+c]==0;i=Math.min(9,Math.max(0,$X$(a,b,c)-(f&&j)));}k=((d*3+1)*2+e)*10+i;return 87105+2*(k*9+h-1);}
function $N$(a,b,c,d,e){let f,g,h;f=d?9:a[16373+b];g=a[16373+c]*10+f;h=a[87015+g];if(h==0)return (-1);return Math.min(Math.max(h+e,1),13)-1;}
function $O$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21413+c]-a[21413+b];e=a[23013+c]-a[23013+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$K0:$K1;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j;}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l;}
function $P$(a,b){let c;c=a[16373+b];return c!=6&&c!=7&&c!=8;}
function $Q$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=0;f=0;g=1-a[15893+c];for(h=a[30+g],m=a[32+g];h<m;h++){i=b[2591+h];if(i<0||a[17173+h]==0||b[3551+h])continue;j=$g$(a,d,i);if(j>3||!$V$(a,b,i,d))continue;k=$U$(a,i,b[2751+h],d);if(k!=2){l=$R$(a,b,h,c,j,k==1?(-2):0);f=Math.max(f,l);if(k==0&&j==1&&b[2591+c]!=d)e+=l;}}b[40579]=100*e+20*f;}
function $R$(a,b,c,d,e,f){let g,h;g=$T$(a,b,c,d,e,f);if(g==0)return 0;h=$S$(a,b,g,d)*$L$(a,b,d,0);return $div(h+a[g+1]*$K$(a,b,d),1000);}
function $S$(a,b,c,d){let e;e=a[c];if(a[17173+d]!=0||b[2911+d]==0)e+=$div(a[c+2]*Math.max(0,9-$X$(a,b,d)),10);return e;}
function $T$(a,b,c,d,e,f){let g,h,i,j;g=a[17173+c]-1;if(g<0||e>4)return 0;h=f+a[26213+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$X$(a,b,d)-b[3071+d]),9);j=(g*4+e-1)*10+h;return 102093+3*(j*9+i-1);}
function $U$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$O$(a,b,d);if(e&(c>=0?1<<c|1<<$mod(c+5,6):(-1)))return 0;f=1<<$mod(c+1,6)|1<<$mod(c+4,6);return e&f?1:2;}
function $V$(a,b,c,d){let e,f,g;if($g$(a,c,d)>a[80613])return 0;e=a[a[80614]+$W$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5071+a[e+1+f]]>=0)return 0;}return 1;}
function $W$(a,b,c){let d,e,f,g;d=a[80613];e=2*d+1;f=a[21413+c]-a[21413+b]+d;g=a[23013+c]-a[23013+b]+d;return (b*e+f)*e+g;}
function $X$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16533+d+c]-b[3231+c];}
function $Y$(a,b,c,d){let e;e=Math.max(1,$X$(a,b,c));if(a[17173+c]!=0)return $div(6000*d,e);if(b[2911+c]==0)return $div(3000*d,e);return 4500+$div(2500*d,e);}
function $Z$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2)d+=a[17813+e];}d-=a[51]*b[2125+c];return d-a[52]*b[2127+c];}
function $aa$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[30+g],i=a[32+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++;}j=33212+g*24;c[13+g]=b[j+11];c[15+g]=b[j+15];}for(k=0;k<48;k++)c[17+k]=b[33212+k];for(h=0,m=a[23];h<m;h++){l=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=$ab$(a,b,h);c[225+h]=l;c[385+h]=b[3071+h];}for(k=0,n=2*Math.max(0,30-b[6]);k<n;k++)c[604-k]=(-999);}
function $ab$(a,b,c){if(b[2207+a[16053+c]]==3)return 4;return b[2911+c];}
function $ac$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ad$(a,b);if(e>=0)return e;}return d;}
function $ad$(a,b){let c,d,e,f,g,h,i,j,k;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(Boolean(0<(d=a[29])&&d<b[2066]))return (-1);e=b[2];for(f=0,j=a[c];f<j;f++){g=c+65+2*f;if(a[g]==e){for(h=0,i=b[4];h<i;h++){if($ae$(a,b,e,b[9+h],a[g+1]))return h;}}}if(a[c+1+e]){for(h=0,k=b[4];h<k;h++){if(b[9+h]==0)return h;}}return (-1);}
function $ae$(a,b,c,d,e){let f,g;if(c==22){f=b[13437];if($div(e,1000000)!=1+f)return 0;g=$mod(e,1000000);if(g>=20000)g=1+6*b[2591+f]+g-20000;return d==g;}if(c==30)return $div(e,1000000)==1+b[26731]&&d==$mod(e,1000000);if(c==37)return $div(e,1000000)==1+b[27694]&&d==$mod(e,1000000);if(c==41&&d>0)return $af$(a,b,d,e);return d==e;}
function $af$(a,b,c,d){let e,f,g,h,i,j,k;e=$div(c,10000);f=$mod(c,10000)-1;if($mod(d,1000)!=1+f||d>=1000000000!=e>=3)return 0;g=$mod($div(d,1000),1000)-1;h=$mod($div(d,1000000),1000)-1;i=$mod(e,3);j=$ag$(a,b,f,0);k=$ag$(a,b,f,1);if(i==2)return g==j&&h==k||g==k&&h==j;return h<0&&g==(i==1?k:j);}
function $ag$(a,b,c,d){let e,f;e=$mod(b[2751+c]+5+d,6);f=a[29413+6*b[2591+c]+e];return f>=0?b[5071+f]:(-1);}
function $ah$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41);}
function $ai$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $aj$(a,b,c){}
function $ak$(a,b,c){if($gp$(a,b)>=0)$gk$(a,b,$gp$(a,b),c);else if($gj$(a,b)>=0)$gi$(a,b,$gj$(a,b),c);else $al$(a,b,c);}
function $al$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$gh$(a,b,c);else $gc$(a,b,c);}else if(d<4)$ga$(a,b,c);else $fp$(a,b,c);}else if(d<7){if(d<6)$fn$(a,b,c);else $fm$(a,b,c);}else if(d<9)$fl$(a,b,c);else $ff$(a,b,c);}else if(d<111){if(d<104){if(d<14)$fe$(b,c);else $fd$(a,b,c);}else if(d<110)$fc$(a,b,c);else $eZ$(a,b,c);}else if(d<114){if(d<112)$eW$(a,b,c);else $eE$(a,b,c);}else if(d<115)$ev$(a,b,c);else $eu$(a,b,c);}else if(d<124){if(d<120){if(d<118){if(d<117)$et$(a,b,c);else $er$(a,b,c);}else if(d<119)$eq$(a,b,c);else $ep$(a,b,c);}else if(d<122){if(d<121)$eo$(a,b,c);else $en$(a,b,c);}else if(d<123)$em$(a,b,c);else $ei$(a,b,c);}else if(d<131){if(d<129){if(d<128)$eg$(a,b,c);else $ed$(a,b,c);}else if(d<130)$ec$(a,b,c);else $dY$(a,b,c);}else if(d<136){if(d<133)$dO$(a,b,c);else $dN$(a,b,c);}else if(d<137)$dL$(a,b,c);else $dI$(a,b,c);}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$dH$(a,b,c);else $dF$(a,b,c);}else if(d<143)$dE$(b,c);else $dA$(a,b,c);}else if(d<149){if(d<148)$dy$(a,b,c);else $dx$(a,b,c);}else if(d<151)$dl$(a,b,c);else $dk$(b,c);}else if(d<205){if(d<203){if(d<202)$dj$(a,b,c);else $di$(a,b,c);}else if(d<204)$cB$(a,b,c);else $cA$(a,b,c);}else if(d<207){if(d<206)$cu$(a,b,c);else $cp$(a,b,c);}else if(d<208)$cm$(a,b,c);else $ci$(a,b,c);}else if(d<401){if(d<213){if(d<211){if(d<210)$cf$(a,b,c);else $bT$(a,b,c);}else if(d<212)$cp$(a,b,c);else $bL$(a,b,c);}else if(d<301){if(d<300)$bG$(a,b,c);else $bD$(a,b,c);}else if(d<302)$bc$(a,b,c);else $aW$(a,b,c);}else if(d<405){if(d<403){if(d<402)$aT$(a,b,c);else $aO$(a,b,c);}else if(d<404)$aM$(a,b,c);else $aG$(a,b,c);}else if(d<407){if(d<406)$aD$(a,b,c);else $aC$(a,b,c);}else if(d<408)$ar$(a,b,c);else $am$(a,b,c);}
function $am$(a,b,c){b[1]=407;if(c)$an$(a,b,b[32863]>b[32864]?0:1,0);}
function $an$(a,b,c,d){let e,f,g,h,i,j;e=a[53+b[2059]];f=b[32864-c]>0?1:0;g=b[32861];h=b[32862];i=b[32860];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$aq$(b,j,c==1&&g>=0&&a[38+a[53+g]]==g);}if(c==0){$ap$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f;}else{b[4951+i]+=f;if(g>=0)$ao$(a,b,g,1);else $ap$(a,b,h);}b[1]=409;}
function $ao$(a,b,c,d){let e;e=a[53+c];b[2431+c]=1+$i$(a,b,c);if(a[38+a[53+c]]==c)b[2139+e]=$i$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9883]=0;b[33212+e*24+11]++;}
function $ap$(a,b,c){let d;d=a[53+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[33212+d*24+12]++;}
function $aq$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++;}
function $ar$(a,b,c){let d,e,f,g,h;d=$part(a,80615,80846);e=$av$(d,$aA$(a,b),c);b[32863]+=e<=3?e:0;b[32864]+=e>3?e-3:0;f=$at$(a,b,0);g=$at$(a,b,1);h=$as$(b[32863],b[32864],f,g,0,0);if(h!=0)$an$(a,b,h==1?0:1,1);else if(b[32863]!=b[32864])b[1]=408;}
function $as$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0;}
function $at$(a,b,c){let d;if(c==1&&b[32861]>=0)return $au$(a,b,b[32861]);d=c==0?b[32860]:b[32862];return Math.max(0,a[18153+d]-b[5011+d])-b[4951+d];}
function $au$(a,b,c){let d;d=a[341+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])-b[2303+c];}
function $av$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $az$(a,b-29,c);if(b<70)return $ay$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $ax$(a,b-71,c);return $aw$($div(b-199,21),$mod(b-199,21),c);}
function $aw$(a,b,c){let d,e,f,g,h;d=a+$div(c,10);e=b+$mod(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h;}
function $ax$(a,b,c){let d,e,f,g,h;d=b&1;e=c+($div(b,2)&7)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$div(b,16)*10+f];h=d&&c==9?2:0;return 4*$div(g,2)+1*(g&1)+h;}
function $ay$(a,b,c){let d;if($div(c,10)<9)return 0;d=a[131+$mod(c,10)];return b&&d==1?2:d;}
function $az$(a,b,c){let d,e;d=c+($mod(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$div(b,3)*10+e];}
function $aA$(a,b){let c,d,e,f,g;d=(c=b[32860],Math.max(0,a[18093+c]-b[5011+c]));if(b[32861]>=0)return (e=$aB$(a,b,b[32861]),199+Math.min(d,20)*21+Math.min(e,20));return (g=(f=b[32862],Math.max(0,a[18093+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20));}
function $aB$(a,b,c){let d;d=a[277+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $aC$(a,b,c){if(c>10000)b[32862]=c-10000-1;else b[32861]=c-1;b[1]=407;}
function $aD$(a,b,c){b[32862]=$aE$(a,b,b[32861],c);b[32861]=(-1);b[1]=407;}
function $aE$(a,b,c,d){let e,f,g,h,i;e=a[53+c];f=$aF$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17973+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h;}g--;}}return (-1);}
function $aF$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17973+e]==c&&b[4831+e]==(-1))d++;}return d;}
function $aG$(a,b,c){let d;d=b[32861];if(c<=$i$(a,b,d)){$aI$(a,b,d,(-1));b[1]=405;return;}$aI$(a,b,(-1),(-1));if(b[2271+d]>=0)$aH$(a,b,d);b[32861]=(-1);b[1]=409;}
function $aH$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($au$(a,b,c)<=0)$ao$(a,b,c,1);}
function $aI$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[53+b[2059]];for(f=0,g=a[25];f<g;f++){if($aL$(a,b,e,f)&&b[5011+f])$ap$(a,b,f);}for(f=a[34+e],h=a[36+e];f<h;f++){if(b[2335+f]&&$aJ$(a,b,f,(-1)))$ao$(a,b,f,1);}}
function $aJ$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[38+a[53+c]]==c&&$j$(a,b,a[53+c]))return 0;e=b[2271+c];}else e=$aK$(b,d);f=$aK$(b,b[32860]);if(e<0||$g$(a,f,e)>(g=b[32860],Math.max(0,a[18033+g]-b[5011+g])))return 0;return $V$(a,b,f,e);}
function $aK$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $aL$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[53+e]!=c)return 0;return $aJ$(a,b,(-1),d);}
function $aM$(a,b,c){let d,e;d=$div(c,10000);e=$mod(c,10000)-1;if(c==0){$aI$(a,b,(-1),(-1));$aN$(a,b);b[1]=409;return;}b[32861]=e;b[32862]=(-1);if(d==1){b[32861]=(-1);b[32862]=e;$aI$(a,b,(-1),e);b[1]=407;}else if(d==0){$aI$(a,b,e,(-1));b[1]=407;}else if(d==2){b[2175+e]=1;$aI$(a,b,e,(-1));b[1]=405;}else b[1]=404;}
function $aN$(a,b){let c,d,e,f,g;c=1-a[53+b[2059]];for(d=0,e=a[25];d<e;d++){if($aL$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18153+d]-b[5011+d])<=b[4951+d])$ap$(a,b,d);}}for(f=a[34+c],g=a[36+c];f<g;f++){if($aJ$(a,b,f,(-1)))$aH$(a,b,f);}}
function $aO$(a,b,c){$aP$(a,b,c-1);b[32377+c-1]=0;b[32865]--;}
function $aP$(a,b,c){let d,e,f,g,h;d=b[2271+a[16053+c]];e=d>=0&&$g$(a,d,b[2591+c])<=1;$aQ$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$X$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$aQ$(a,b,c,1);}}
function $aQ$(a,b,c,d){if(b[2911+c]==d)return;$aR$(a,b,c,(-1));b[2911+c]=d;$aR$(a,b,c,1);if(d==1)b[33212+a[15893+c]*24+20]++;}
function $aR$(a,b,c,d){let e,f;e=6671+a[15893+c]*1600;for(f=0;f<6;f++){if($aS$(a,b,c,f))b[e+a[29413+6*b[2591+c]+f]]+=d;}b[9883]=0;}
function $aS$(a,b,c,d){let e,f;e=6*b[2591+c]+d;if(a[29413+e]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$mod(f+5,6)))return 0;return a[39013+e]>0||a[17173+c]!=0;}
function $aT$(a,b,c){let d;d=$div(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $aU$(a,b,d);}
function $aU$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[53+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$h$(a,b,b[2059]);f=$e$(a,b,e,g,h);}for(i=a[34+e],j=a[36+e];i<j;i++){if(b[2271+i]>=0&&$aV$(a,b,d,b[2271+i]))b[2463+i]=1;}b[2137+e]=1;b[32865]=0;for(k=a[30+e],l=a[32+e];k<l;k++){b[32377+k]=0;if(b[2591+k]>=0&&$aV$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[32377+k]=1;b[32865]=2;}}}$d$(b,f);b[1]=402;if(d)$ao$(a,b,b[2059],1);else $ap$(a,b,b[32860]);}
function $aV$(a,b,c,d){let e;if(c)return b[10044+d]>0;e=b[32860];return $g$(a,$aK$(b,e),d)<=Math.max(0,a[18033+e]-b[5011+e]);}
function $aW$(a,b,c){let d,e,f,g;d=b[32859];e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+d];if(f==g)$bb$(a,b,d,e);else{$aZ$(a,b,d);$aY$(a,b,d,f,e);$aX$(a,b,a[15893+d],g,f);}b[1]=b[9882];}
function $aX$(a,b,c,d,e){let f,g;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e;}b[9883]=0;}
function $aY$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5071+d]=c;$aR$(a,b,c,1);}
function $aZ$(a,b,c){$aR$(a,b,c,(-1));$ba$(a,b,c);b[5071+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1);}
function $ba$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29413+6*b[2591+c]+d]];b[3551+e]&=~(1<<$mod(d+3,6));}}b[3551+c]=0;}
function $bb$(a,b,c,d){$aR$(a,b,c,(-1));b[2751+c]=d;$aR$(a,b,c,1);}
function $bc$(a,b,c){let d,e,f,g,h,i;if(b[9876]<0){$by$(a,b,c);return;}d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);g=e[0];if(g==12){if($bx$(b)&&b[32858]==0){b[32858]=1;if(c==0){e[16]++;e[0]=11;}return;}h=347+e[16]*6;$bv$(d,e,$av$(f,d[h+3],c));}else if(g==13)$bm$(d,e,$av$(f,(i=$bu$(d,e),d[18+$bt$(d,e,i,0)-(-3)]),c));else if(g==14){$bj$(d,e,$av$(f,$bl$(d,e),c));e[0]=11;}else $bh$(d,e,$av$(f,$bi$(d,e),c));$bd$(a,b);}
function $bd$(a,b){let c;for(c=0;c<2;c++){if(b[28726+c]>=0)$bg$(a,b,c);}$be$(a,b,0);$be$(a,b,4);}
function $be$(a,b,c){let d,e,f;d=b[28716+c];e=28686+c*3;f=b[e];if(b[2911+d]>=2)return;if(f>=2){$bf$(a,b,d,f);return;}$aQ$(a,b,d,f);b[3071+d]=b[e+1];}
function $bf$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=a[15893+c];if(e>=0){$aZ$(a,b,c);b[4031+c]=e;for(g=a[34+f],h=a[36+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2;}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;if(a[16373+c]==8){b[2125+f]=0;b[2127+f]=0;}i=d==2?21:22;b[33212+f*24+i]++;}
function $bg$(a,b,c){let d,e,f;d=b[28726+c];e=b[28663+c];if(b[28683]==1+c){b[2303+d]++;b[28683]=0;}if(b[28682]==1+c){f=b[28727-c];$aq$(b,a[53+d],a[38+a[53+f]]==f);b[28682]=0;}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$ao$(a,b,d,1);b[28669]=0;}
function $bh$(a,b,c){let d,e,f;d=347+b[16]*6;e=a[d];f=a[d+1];if(e==7)b[22]=1-c;else if($bi$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f;}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11;}
function $bi$(a,b){let c,d,e,f,g;c=a[347+b[16]*6];e=(d=$bu$(a,b),147+d*20);f=a[e+12]==0&&a[e+4]==0;if(c==5||c==6&&f)return 0;return (g=$bu$(a,b),a[18+$bt$(a,b,g,0)-(-3)]);}
function $bj$(a,b,c){let d,e;e=(d=$bu$(a,b),d<4?0:1);if(c==1)b[8+e]=2;else if(c==2)$bk$(b,e,3);b[17]=0;b[16]++;}
function $bk$(a,b,c){a[8+b]=c;a[14]|=1+b;}
function $bl$(a,b){let c,d,e;d=(c=$bu$(a,b),c<4?0:1);e=b[8+d]==2;return a[85+d*15+(e?7:6)];}
function $bm$(a,b,c){let d;d=$bu$(a,b);if(!c){if(b[31+d*3]==1)$br$(a,b,d,1,0);else $bp$(a,b,d);}b[17]&=2;$bn$(a,b);}
function $bn$(a,b){let c;c=$bu$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$bo$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11;}}
function $bo$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return (e==1||e==2)&&a[85+d*15+1]==c;}
function $bp$(a,b,c){let d;d=31+c*3;if(b[d]==0){if(a[147+c*20+4])$bq$(a,b,c);else{b[d]=1;b[d+1]=0;}}}
function $bq$(a,b,c){let d,e,f,g,h;d=31+c*3;b[d]=3;b[d+1]=0;e=c<4?0:1;f=b[8+e];g=a[85+e*15+1]==c;h=g&&a[147+c*20+10]==1;if(h&&(f==1||f==2)){b[8+e]=3;b[14]|=1+e;}}
function $br$(a,b,c,d,e){let f,g;f=31+c*3;g=147+c*20;b[f+1]+=d;if(b[f]==0&&b[f+1]>=a[g+2]){if(a[g+4])$bq$(a,b,c);else if(e)$bs$(a,b,c);else{b[f]=1;b[f+1]-=a[g+2];}}if(b[f]==1&&b[f+1]>=a[g+2+1])$bs$(a,b,c);}
function $bs$(a,b,c){$bq$(a,b,c);if(a[147+c*20+10]==0&&a[147+c*20+4]==0)b[31+c*3]=2;}
function $bt$(a,b,c,d){let e,f;e=c<4?0:1;f=a[147+c*20+2+b[31+c*3]]+a[2+e]-d;return Math.min(Math.max(f,(-3)),10);}
function $bu$(a,b){let c;c=a[347+b[16]*6+2];return c==(-1)?b[1]:c;}
function $bv$(a,b,c){let d,e,f;d=$div(c,4);b[17]=c&3;e=a[347+b[16]*6+4]==3;if(b[25]==0&&!e)b[19+(f=$bu$(a,b),f<4?0:1)]+=d;b[18]=$bw$(a,b,d);$br$(a,b,$bu$(a,b),d,0);$bn$(a,b);}
function $bw$(a,b,c){let d,e,f,g,h;for(d=b[16]+1;d<36;d++){e=347+d*6;f=a[e];if(f==0)break;if(f>3){g=a[e+1]==a[347+b[16]*6+1];h=f==7||f==8?1:2;if(g&&c>=h)return b[18]|1+(a[e+1]<4?0:1);}}return b[18];}
function $bx$(a){let b;b=28439+a[28671]*6;return a[b]==1&&a[28671]>0;}
function $by$(a,b,c){let d,e,f;d=$part(a,80615,80846);e=$av$(d,$bC$(a,b),c);f=$bA$(a,b);if(f>=0&&e==1)b[2207+f]=1;else if(f>=0&&e==2)$ao$(a,b,f,1);else if(f<0&&e>0)$bz$(a,b,b[27696],e);b[1]=b[9882];}
function $bz$(a,b,c,d){let e;b[4951+c]++;e=a[18153+c]-b[5011+c];if(d==2||b[4951+c]>=e)$ap$(a,b,c);}
function $bA$(a,b){let c;c=b[27696];if(c>=0&&b[4891+c]==b[9877])return (-1);return $bB$(a,b,1-a[15893+b[9875]],b[9877],(-1));}
function $bB$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)return f;}return (-1);}
function $bC$(a,b){let c,d;c=$bA$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $bD$(a,b,c){let d,e;d=$part(a,80615,80846);b[33212+a[15893+b[9875]]*24+16]++;e=$av$(d,$bE$(a,b),c)&2;b[1]=e?301:b[9882];}
function $bE$(a,b){let c,d;c=a[26213+b[9877]]+b[9880]+b[9881]*a[85627];d=a[17173+b[9875]]==1?0:1;return $bF$(d,b[9879],c,1);}
function $bF$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d;}
function $bG$(a,b,c){let d,e,f,g;d=b[28736];e=c-1;if(b[2751+d]!=e){$bb$(a,b,d,e);f=$part(b,28092,28655);g=$part(b,28655,28716);$br$(f,g,$bK$(b,d),$bJ$(a,b,d),0);}$bI$(a,b);$bH$(b);}
function $bH$(a){a[28735]++;a[1]=212;}
function $bI$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[28726+c]>=0)$bg$(a,b,c);}for(d=0;d<8;d++){if(b[28716+d]>=0)$be$(a,b,d);}e=28737+b[28731]*61;for(f=0;f<61;f++)b[e+f]=b[28655+f];b[28728]=0;}
function $bJ$(a,b,c){if(a[17173+c]!=0||b[3231+c])return 0;return a[24613+b[2591+c]];}
function $bK$(a,b){let c;for(c=0;c<8;c++){if(a[28716+c]==b)return c;}return (-1);}
function $bL$(a,b,c){let d,e,f,g,h;d=$part(b,28655,28716);e=c-1;f=$bK$(b,e);g=$bS$(b,b[28735]);h=b[2591+e];d[31+f*3+2]=3;if(d[7]==0){d[7]=1;d[1]=f;}$bI$(a,b);$bR$(a,b,e,g);$aX$(a,b,a[15893+e],h,g);b[28736]=e;$bM$(a,b,e,213);b[26393+b[28716+b[28735]]]=1;}
function $bM$(a,b,c,d){$bN$(a,b,c,3,d);}
function $bN$(a,b,c,d,e){let f,g,h,i,j;b[26355]=d;b[26356]=c;b[26358]=e;b[26357]=0;if(a[15893+c]!=b[5]){$bQ$(a,b,c,e);return;}f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++)b[26393+g]=0;i=d==2||d==3&&a[50]==0;j=i?122:117;$bQ$(a,b,c,$bO$(a,b,f)?j:e);}
function $bO$(a,b,c){let d,e;for(d=a[30+c],e=a[32+c];d<e;d++){if($bP$(a,b,d))return 1;}return 0;}
function $bP$(a,b,c){let d;d=b[2591+c];return d>=0&&$g$(a,d,b[2591+b[26356]])<=2;}
function $bQ$(a,b,c,d){let e,f,g;e=1-a[15893+c];b[26359]=c;b[26360]=d;b[1]=115;for(f=a[34+e],g=a[36+e];f<g;f++)b[26361+f]=0;}
function $bR$(a,b,c,d){let e;e=b[2751+c];$aZ$(a,b,c);$aY$(a,b,c,d,e);}
function $bS$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[31177+a[28731]*18+8+d];}
function $bT$(a,b,c){let d,e,f,g,h;d=$part(b,28092,28655);e=$part(b,28655,28716);if(e[0]!=9){$ce$(b,e[0]==7?1:0,$bK$(b,c-1));$bI$(a,b);return;}f=$part(a,80615,80846);g=$av$(f,$ca$(d,e),c);$bX$(d,e,g);h=$bV$(d,e,g);$bI$(a,b);$bU$(b);if(h>=0){b[28734]=1+h;b[28735]=h*4;b[1]=211;}}
function $bU$(a){a[28735]=4;a[1]=212;}
function $bV$(a,b,c){let d,e;d=$div(c,128);e=(c&127)*(1+b[30]);if($bW$(a,b,0)>0&&$bW$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1;}return (-1);}
function $bW$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0)d++;}return d;}
function $bX$(a,b,c){let d;b[30]=$bZ$(a,b,b[3]);d=(c&127)*(1+b[30]);$bY$(a,b,0,$div(c,128)*a[11],b[3],0);$bY$(a,b,1,d,b[4],b[30]);}
function $bY$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$bW$(a,b,c);h=$div(d,g);i=$mod(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[31+l*3+2]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--;}$br$(a,b,l,h+m,f);}}}
function $bZ$(a,b,c){let d,e,f;d=a[147+c*20+7];if(d==0||a[14]&&b[23])return 0;if($bW$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[31+f*3+2]==0))return 1;}return 0;}
function $ca$(a,b){let c;c=($cd$(a,b,0)?1:0)-($cd$(a,b,1)?1:0);return a[46+3*($cb$(a,b)-1)+c+1];}
function $cb$(a,b){let c,d,e,f,g,h;c=$cc$(a,b,b[3])?115:131;d=a[c+(b[4]-4)*4+b[3]];d+=a[7]*($bW$(a,b,0)-$bW$(a,b,1));e=0;f=0;for(g=0,h=a[0];g<h;g++){if(b[31+g*3]<=1&&b[31+g*3+2]==0){e|=b[31+g*3];f|=a[147+g*20+9];}}d+=a[6]+b[26]-e*a[8]-f*a[9];return Math.min(Math.max(d,1),13);}
function $cc$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[147+d*20+17])return 0;if(a[147+c*20+6]==2)return d>=0?1:0;return a[147+c*20+6];}
function $cd$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[85+c*15+1],b[31+f*3]<=1&&b[31+f*3+2]==0);}
function $ce$(a,b,c){a[28655+(b?4:3)]=c;a[28655]=b?8:9;}
function $cf$(a,b,c){let d;b[1]=208;if(c){d=$part(b,28655,28716);$ch$(d,b[28665]>b[28666]?0:1,0);$cg$(b);}$bI$(a,b);}
function $cg$(a){a[28655]=7;a[2335+a[28726]]=0;a[2335+a[28727]]=0;}
function $ch$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$bk$(a,b,c?3:4);}
function $ci$(a,b,c){let d,e,f;d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);if(e[0]==5){$ck$(d,e,$av$(f,$cl$(d,e),c));e[0]=7;}else if($cj$(d,e,$av$(f,d[12],c)))$cg$(b);else if(e[10]!=e[11])b[1]=209;$bI$(a,b);}
function $cj$(a,b,c){let d,e,f,g;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=85;e=100;f=$as$(b[10],b[11],a[d+2],a[e+2],a[d+3],a[e+3]);if(f==0)return 0;g=$has($K2,f)?0:1;$ch$(b,g,$has($K3,f));return 1;}
function $ck$(a,b,c){let d;d=$cd$(a,b,0)?0:1;if(c==1)b[8+d]=2;else if(c==2)$bk$(b,d,3);}
function $cl$(a,b){let c,d;c=$cd$(a,b,0)?0:1;d=b[8+c]==2;return a[85+c*15+(d?5:4)];}
function $cm$(a,b,c){let d,e,f,g;d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);g=$av$(f,$cn$(d,e),c);$br$(d,e,e[1],g,0);e[1]++;$bI$(a,b);}
function $cn$(a,b){let c,d;c=b[1];d=0;if(a[147+c*20+12]&&$co$(a,b))d=a[10];return a[32+$bt$(a,b,c,d)-(-3)];}
function $co$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0)c+=$cc$(a,b,d);}return c>0;}
function $cp$(a,b,c){let d,e,f,g;d=b[28716+b[28735]];e=b[2591+d];f=$mod(c,10000)-1;g=$div(c,10000)-1;$bR$(a,b,d,f);$aX$(a,b,a[15893+d],e,f);if(g>=0)$cq$(a,b,b[5071+a[29413+6*e+g]]);$bI$(a,b);if(b[1]==206)b[1]=205;else b[28735]++;}
function $cq$(a,b,c){let d;d=$bK$(b,c);if(d>=0)$br$($part(b,28092,28655),$part(b,28655,28716),d,1,0);else $cr$(a,b,c,1);}
function $cr$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$X$(a,b,c))return;if(a[17173+c]!=0){$bf$(a,b,c,3);return;}if(b[2911+c]==0){b[3071+c]-=$X$(a,b,c);$aQ$(a,b,c,1);if(b[3071+c]<$X$(a,b,c))return;}$cs$(a,b,c);}
function $cs$(a,b,c){$bf$(a,b,c,$ct$(a,b,c)?3:2);}
function $ct$(a,b,c){let d,e,f,g,h,i;d=b[2591+c];e=1-a[15893+c];for(f=0;f<6;f++){g=6*d+f;h=a[29413+g];if(h<0)return 0;if(a[39013+g]>0&&b[6671+e*1600+h]==0){i=b[5071+h];if(i<0||a[15893+i]!=e)return 0;}}return 1;}
function $cu$(a,b,c){let d,e,f,g,h,i,j;d=$part(b,28092,28655);e=$part(b,28655,28716);f=e[1];g=$part(a,80615,80846);h=$av$(g,d[18+$bt$(d,e,f,0)-(-3)],c);if(e[0]==1)$cz$(e,h);else $cw$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[28239+f*20+11]==0;$bI$(a,b);if(j)$cv$(b,f);}
function $cv$(a,b){a[28735]=b;a[1]=206;}
function $cw$(a,b,c){let d;d=b[1];if(c)return;if(a[147+d*20+11]){b[31+d*3+2]=1;$br$(a,b,d,2,0);}else{b[31+d*3+2]=2;$br$(a,b,d,1,0);if(b[31+d*3]<=1)$cx$(a,b,d);}}
function $cx$(a,b,c){if(a[147+c*20+19])$bs$(a,b,c);else{$cy$(a,b,c);b[5]=c<4?1:2;}}
function $cy$(a,b,c){let d;d=8+(c<4?0:1);if(a[147+c*20+16]&&b[31+d*3]<=1)$br$(a,b,d,1,0);}
function $cz$(a,b){if(!b)a[31+a[1]*3+2]=1;}
function $cA$(a,b,c){let d;d=$part(a,80615,80846);b[28732]=$av$(d,70,c);b[1]=205;}
function $cB$(a,b,c){if(c)$dg$(a,b,c);else $cC$(a,b);}
function $cC$(a,b){$cE$(a,b);b[1]=$cD$(a,b)?204:205;}
function $cD$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[31897+e]&&b[32377+e]!=0){c=c||a[16053+e]==b[2059];d=d||a[16053+e]==b[2060];}}return c&&d;}
function $cE$(a,b){let c,d,e,f;if(b[9872]!=2)$cT$(a,b);$cQ$(a,b);for(c=0,d=a[23];c<d;c++){if(b[31897+c])b[32537+c]=$cI$(a,b,c);}for(e=0,f=b[28730];e<f;e++){b[28731]=e;$cF$(a,b,31177+e*18);}b[28731]=0;}
function $cF$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[c+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[c+e];if(f>=0){b[c+8+e]=b[2591+f];if(b[c+16+d]<0)b[c+16+d]=$cH$(a,b,f);}}b[28726+d]=b[c+16+d];}$cG$(b);h=28737+b[28731]*61;for(e=0;e<61;e++)b[h+e]=b[28655+e];}
function $cG$(a){let b,c,d,e;for(b=0;b<61;b++)a[28655+b]=0;a[28658]=(-1);a[28655]=19;for(c=0;c<2;c++){d=a[28726+c];if(d>=0){e=a[2207+d]==1?2:1;a[28663+c]=e;}}}
function $cH$(a,b,c){return $bB$(a,b,a[15893+c],b[2591+c],a[16053+c]);}
function $cI$(a,b,c){let d,e,f,g;d=31177+(b[31897+c]-1)*18;if(!$cP$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[d+4+f];if(g>=0){if(a[16373+g]==8)return 0;if($cM$(a,b,c,g)&&$cL$(a,b,c,g))e|=1<<f;}}return $cJ$(a,b,c)?0:e;}
function $cJ$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$mod(e+5,6)))continue;f=a[29413+6*b[2591+c]+d];g=f>=0?b[5071+f]:(-1);if(g<0||a[15893+g]==a[15893+c])continue;h=b[32217+g]||$cK$(b,g);if(!h&&$aS$(a,b,g,$mod(d+3,6)))return 1;}return 0;}
function $cK$(a,b){let c;if(a[31897+b]==0)return 0;c=31177+(a[31897+b]-1)*18+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $cL$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $U$(a,e,f,b[2591+c])!=0;}
function $cM$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $cN$(a,b,c,0)==d||$cN$(a,b,c,1)==d;}
function $cN$(a,b,c,d){let e,f;e=d==0?5:0;f=$mod(b[2751+c]+e,6);return $cO$(a,b,c,f);}
function $cO$(a,b,c,d){let e;if(!(a[39013+6*b[2591+c]+d]>0))return (-1);e=b[5071+a[29413+6*b[2591+c]+d]];return e>=0&&a[15893+e]!=a[15893+c]?e:(-1);}
function $cP$(a,b,c){let d;for(d=0;d<4;d++){if(a[b+d]==c)return 1;}return 0;}
function $cQ$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[28730];c<e;c++){d=c;while(d>0&&$cS$(a,b,d)<$cS$(a,b,d-1)){$cR$(b,d,d-1);d--;}}for(f=0,i=b[28730];f<i;f++){for(g=0;g<8;g++){d=g;h=b[31177+f*18+d];if(h>=0)b[31897+h]=1+f;}}}
function $cR$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[31177+b*18+d];a[31177+b*18+d]=a[31177+c*18+d];a[31177+c*18+d]=e;}}
function $cS$(a,b,c){let d,e;d=b[2591+b[31177+c*18+4]];e=2*a[21413+d]+a[23013+d];return e*1600+d;}
function $cT$(a,b){let c,d,e,f,g,h;for(c=0,h=b[28730];c<h;c++){for(d=0;d<4;d++){e=b[31177+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$df$(a,b,e,f);if(g<0||b[31897+g]||!(b[31177+c*18+4+4-1]<0))continue;if(!$cV$(a,b,e,g))$cU$(b,c,g,1);}}}}}
function $cU$(a,b,c,d){let e,f;e=31177+b*18+(d?4:0);for(f=0;f<4;f++){if(a[e+f]<0){a[e+f]=c;a[31897+c]=1+b;return;}}}
function $cV$(a,b,c,d){let e,f,g;if(b[28729]!=0||!$de$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29413+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&b[31897+g]==0&&$de$(a,b,g)&&$cM$(a,b,g,d)&&$cW$(a,b,g)>=3)return 1;}return 0;}
function $cW$(a,b,c){let d;if(b[2591+c]<0||$dd$(a,c)||b[32057+c])return 0;if(!$dc$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9872]==3)return 0;d=a[17173+c]!=0;if(b[4351+c]&&!d&&(a[49]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$db$(b,c))return 0;if(b[4351+c])return 2;return $cX$(a,b,c)?1:0;}
function $cX$(a,b,c){let d,e,f;d=a[16053+c];if(b[9883]==0){for(e=0,f=a[24];e<f;e++)b[13244+e]=0;b[9883]=1;}if(b[13244+d]==0)$cY$(a,b,d);return b[9884+c]>0;}
function $cY$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[117+c];e=a[149+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9884+h]=g?1:0;if(f>=0){j=$h$(a,b,c);k=$e$(a,b,a[53+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10044+l]>0)b[9884+h]=1;}$d$(b,k);while($cZ$(a,b,d,e)>0)continue;}b[13244+c]=1;}
function $cZ$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9884+f]==0&&b[2591+f]>=0&&$da$(a,b,b[2591+f],c,d)){b[9884+f]=1;e++;}}return e;}
function $da$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29413+6*c+f];if(g>=0){h=b[5071+g];if(d<=(i=h)&&i<e&&b[9884+h])return 1;}}return 0;}
function $db$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5;}
function $dc$(a,b,c){let d,e;d=$df$(a,b,c,0);e=$df$(a,b,c,1);return d>=0||e>=0;}
function $dd$(a,b){let c;c=a[16373+b];return c==6||c==7||c==8;}
function $de$(a,b,c){let d;d=a[16053+c];return d==b[2059]||d==b[2060];}
function $df$(a,b,c,d){let e;e=$cN$(a,b,c,d);return e>=0&&b[32217+e]==0?e:(-1);}
function $dg$(a,b,c){let d,e,f,g,h,i;d=$div(c,10000);e=$mod(c,10000)-1;b[32697+e]=d>=3?1:0;f=$df$(a,b,e,0);g=$df$(a,b,e,1);h=$mod(d,3);i=h==1?g:f;if(b[31897+i]==0){$dh$(b);$cU$(b,b[28730]-1,i,1);if(h==2)$cU$(b,b[28730]-1,g,1);}$cU$(b,b[31897+i]-1,e,0);}
function $dh$(a){let b,c;b=31177+a[28730]*18;for(c=0;c<18;c++)a[b+c]=(-1);a[28730]++;}
function $di$(a,b,c){let d,e;d=b[28733];$bb$(a,b,d,c-1);b[28733]++;e=$bJ$(a,b,d);if(e)$cr$(a,b,d,e);}
function $dj$(a,b,c){let d,e;d=b[27696];e=a[18153+d]-b[5011+d];if(c<=e){b[4891+d]=b[2271+b[27698]];b[1]=400;}else{$ap$(a,b,d);b[1]=8;}}
function $dk$(a,b){if(b==0){a[1]=150;return;}a[27740+b-1]=1;a[9875]=b-1;a[9876]=(-1);a[9877]=a[4891+a[27696]];a[9878]=1;a[9879]=1;a[9881]=0;a[9880]=0;a[9882]=151;a[1]=300;}
function $dl$(a,b,c){let d;d=b[27696];if(c<10000){if(c>0){b[4891+d]=c-1;b[27697]=1;}b[1]=400;return;}b[27698]=$mod(c,10000)-1;b[27697]=1;$dm$(a,b,b[2271+b[27698]]);b[1]=150;}
function $dm$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27696]];$dt$(a,b,d,e,10,1);f=0;if($ds$(a,b,d,c)){b[27700]=c;f=1;c=$dq$(a,b,c);}while(c!=e){b[27700+f]=c;f++;c=$dn$(a,b,d,c);}b[27699]=f;}
function $dn$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29413+6*d+f];h=$mod(f+3,6);if(g>=0&&b[13501+g]&&$dp$(a,b,c,g,h,1)){i=a[58213+6*g+h];if($do$(b,g)+i==$do$(b,d))e=Math.min(e,g);}}return e;}
function $do$(a,b){let c;c=a[13501+b]-1;return c>=0?a[18411+6*c]:1073741824;}
function $dp$(a,b,c,d,e,f){let g,h;if(!(a[39013+6*d+e]>0))return 0;g=a[29413+6*d+e];h=b[5071+g];if(h>=0)return a[15893+h]==c;return f||!(b[6671+(1-c)*1600+g]>0);}
function $dq$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29413+6*c+f];if(g>=0&&b[13501+g]){h=$do$(b,g)+$dr$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h;}}}return d;}
function $dr$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29413+6*c+e]==d&&a[39013+6*c+e]>0)return a[58213+6*c+e]+2;}return 1073741824;}
function $ds$(a,b,c,d){let e;e=b[5071+d];return e>=0&&a[15893+e]!=c;}
function $dt$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$dw$(b);$du$(b,$dv$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22383+g];g=$mod(g+1,1986);h--;b[24369+i]=0;j=b[15101+$div(i,6)];k=b[18411+i];l=b[6671+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($dp$(a,b,c,j,m,f)){n=k+a[58213+6*j+m];if(n<=e){o=a[29413+6*j+m];h+=$du$(b,$dv$(b,o),0,n,g+h);}}}}}
function $du$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18411+f])return 0;a[18411+f]=d;if(a[24369+f])return 0;a[24369+f]=1;a[22383+$mod(e,1986)]=f;return 1;}
function $dv$(a,b){let c,d,e;if(a[13501+b]==0){c=a[13500];a[15101+c]=b;a[13500]=c+1;a[13501+b]=c+1;a[15432+c]=0;a[15763+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18411+d]=1073741824;a[20397+d]=1073741824;a[24369+d]=0;}}return a[13501+b]-1;}
function $dw$(a){let b,c;for(b=0,c=a[13500];b<c;b++)a[13501+a[15101+b]]=0;a[13500]=0;}
function $dx$(a,b,c){b[27696]=$aE$(a,b,b[2059],c);b[1]=149;}
function $dy$(a,b,c){let d;d=b[27694];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9883]=0;}b[27694]=$dz$(a,b,d);}
function $dz$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[36+d];e<f;e++){if(e!=a[38+d])return e;}return (-1);}
function $dA$(a,b,c){b[13499]=c-1;b[27374+c-1]=1;$dB$(a,b,b[13437],2,144);}
function $dB$(a,b,c,d,e){let f,g;b[13437]=c;b[13438]=d;b[13498]=e;f=d==0||d==1;b[13439]=f&&!$cX$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13447]=0;b[13453]=0;b[13497]=0;b[13440]=d==0?b[13439]:0;b[13448]=(-1);g=b[2591+c];b[13449]=g;b[13451]=g;b[13452]=b[2751+c];$dC$(a,b);b[1]=112;}
function $dC$(a,b){let c;c=$dD$(a,b,b[13437]);if(b[13438]==2)c=$div(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$div(c,2);b[13441]=c;}
function $dD$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16853+d+c];}
function $dE$(a,b){a[13437]=b-1;a[27214+b-1]=0;a[1]=143;}
function $dF$(a,b,c){let d,e,f;d=$dG$(a,b);e=a[16053+d];b[27054+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$cX$(a,b,d))f=$i$(a,b,e);if(c+f-b[2463+e]<=$X$(a,b,d))b[27214+d]=1;}
function $dG$(a,b){let c,d,e;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27054+d])return d;}return (-1);}
function $dH$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$i$(a,b,d)){b[33212+b[5]*24+10]++;$ao$(a,b,d,1);}}
function $dI$(a,b,c){let d,e;if(c==0){$dK$(b,b[2059],139);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0)$dB$(a,b,d,1,138);else if(e==2)$dJ$(b,d);else $aP$(a,b,d);}
function $dJ$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2));}
function $dK$(a,b,c){a[27694]=b;a[27695]=c;a[1]=147;}
function $dL$(a,b,c){let d,e;d=$dM$(a,b);b[26733]=d+1;e=b[2463+a[16053+d]];b[26734+d]=c-e<=$X$(a,b,d)?0:1;}
function $dM$(a,b){let c,d;for(c=b[26733],d=a[149+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16373+c]!=8)return c;}return (-1);}
function $dN$(a,b,c){let d,e;d=b[26732];e=b[2591+d];$bR$(a,b,d,c-1);$aX$(a,b,a[15893+d],e,c-1);$bQ$(a,b,d,110);}
function $dO$(a,b,c){let d,e,f;d=b[26731];e=b[26732];if(c>0){b[26393+c-1]=1;f=$dT$(a,b,c-1);$dS$(b,c-1,d,b[2591+d],4,2);b[9881]=f==2?1:0;b[9882]=131;return;}$dS$(b,d,e,b[2591+e],3,1);b[9881]=$dP$(a,b,d,e)==2?1:0;b[9882]=132;}
function $dP$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $dQ$(a,b,c,b[2591+d]);}
function $dQ$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17173+c]==0)return 0;f=$g$(a,e,d);if(f<1||f>$dR$(a,c,e,d))return 0;g=$U$(a,e,b[2751+c],d);if(g>1||!$V$(a,b,e,d))return 0;return g==0?1:2;}
function $dR$(a,b,c,d){let e;if(a[17173+b]==0)return 0;if(a[17173+b]==2)return 3;e=a[19813+d]<a[19813+c];return e?4:3;}
function $dS$(a,b,c,d,e,f){a[9875]=b;a[9876]=c;a[9877]=d;a[9878]=e;a[9879]=f;a[9881]=0;a[9880]=0;a[1]=300;}
function $dT$(a,b,c){let d,e,f,g;d=$dV$(a,b,b[26731],b[26732]);e=b[11644+d-1];f=0;while(b[10044+e]>1){g=$g$(a,b[2591+c],e)>2?0:$dQ$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$dU$(a,b,e);}$d$(b,d);return f;}
function $dU$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29413+6*c+e];if(f>=0&&b[10044+f]==b[10044+c]-1)d=Math.min(d,f);}return d;}
function $dV$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10044+e]=1;b[11644]=e;while(g<f){i=b[11644+g];g++;if(b[10044+i]>$dD$(a,b,c))break;if(h>=0&&b[10044+i]>=b[10044+h])break;for(j=0;j<6;j++){if($dX$(a,b,c,d,i,j)){k=a[29413+6*i+j];if(b[10044+k]==0){b[10044+k]=b[10044+i]+1;b[11644+f]=k;f++;if($g$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k);}}}}if(h>=0)$dW$(b,h,f);return f;}
function $dW$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11644+d]==b){a[11644+d]=a[11644+c-1];a[11644+c-1]=b;return;}}}
function $dX$(a,b,c,d,e,f){let g,h,i;if(!(a[39013+6*e+f]>0)||a[58213+6*e+f]>1)return 0;g=a[29413+6*e+f];if(b[5071+g]>=0)return 0;i=(h=a[15893+c],b[6671+(1-h)*1600+g]>0);return !i||$g$(a,g,b[2591+d])==1;}
function $dY$(a,b,c){let d;d=b[26732];$dZ$(a,b,d,$eb$(b,d,c-1));b[1]=131;}
function $dZ$(a,b,c,d){let e;e=$ea$(a,b,c,b[2591+c]);$bb$(a,b,c,d);if(e>0)$cr$(a,b,c,e);}
function $ea$(a,b,c,d){if(a[24613+d]==0||a[17493+c]==0||b[3231+c])return 0;return 1;}
function $eb$(a,b,c){let d;d=c==0?1:5;return $mod(a[2751+b]+d,6);}
function $ec$(a,b,c){let d,e;d=b[26732];b[26553+d]=1;e=c-b[2463+a[16053+d]]<=$X$(a,b,d);b[1]=e?130:131;}
function $ed$(a,b,c){let d,e,f,g,h;d=b[26731];e=c-1;b[26732]=e;b[3391+d]=2;b[13276]=1;f=a[15893+e];for(g=a[30+f],h=a[32+f];g<h;g++)b[26393+g]=0;b[1]=$ee$(a,b,e)?129:131;}
function $ee$(a,b,c){let d;if(a[16373+c]==8||b[26553+c])return 0;return (d=b[2751+c],$U$(a,b[2591+c],d,b[2591+b[26731]]))!=0&&$ef$(a,b,c,b[2591+c]);}
function $ef$(a,b,c,d){let e;e=$ea$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$X$(a,b,c);}
function $eg$(a,b,c){if(c==0){b[1]=125;return;}$eh$(a,b,c-1);if(b[26728]==0)b[4191+c-1]=6;}
function $eh$(a,b,c){let d,e,f;d=b[26725];e=b[26727];b[26716+d]=c;b[26719+d]=$g$(a,b[2591+c],b[2591+e]);f=$dP$(a,b,c,e);b[26722+d]=f==2?1:0;b[26725]=d+1;b[26393+c]=1;}
function $ei$(a,b,c){if(c==0){$el$(a,b);return;}$ej$(a,b,c-1,b[26356],2,123);b[26719]=2;}
function $ej$(a,b,c,d,e,f){b[26727]=d;b[26728]=e;b[26730]=f;b[26725]=0;b[26726]=0;b[26729]=b[2591+d];$eh$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16373+c]==6&&!$ek$(b,c))b[1]=124;}
function $ek$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $el$(a,b){if(b[26357])b[13453]=0;b[1]=b[26358];}
function $em$(a,b,c){if(c==0)$el$(a,b);else $ej$(a,b,c-1,b[26356],1,122);}
function $en$(a,b,c){let d;d=b[26713];if(c-b[2463+a[16053+d]]<=$X$(a,b,d))$dZ$(a,b,d,b[26714]);b[1]=120;}
function $eo$(a,b,c){let d,e,f;if(c==0){if(b[26355]==1)b[1]=122;else $el$(a,b);return;}d=$mod(c,10000)-1;e=d;f=$eb$(b,d,$div(c,10000));b[26713]=e;b[26714]=f;b[26553+d]=1;b[26357]=1;if(a[17333+d]&&a[17333+b[26356]]==0)$dZ$(a,b,d,b[26714]);else b[1]=121;}
function $ep$(a,b,c){let d;d=b[26713];if(c>0)$dZ$(a,b,d,$eb$(b,d,c-1));if(b[2591+d]>=0)$bQ$(a,b,d,117);else b[1]=117;}
function $eq$(a,b,c){let d,e;d=b[26713];c+=b[26715]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16053+d]]-$X$(a,b,d));if(e>0)$cr$(a,b,d,e);b[1]=119;}
function $er$(a,b,c){let d,e,f,g,h,i;if(c==0){$es$(b);return;}d=$mod(c,10000)-1;e=$div(c,10000);f=b[2591+d];g=b[2591+b[26356]];h=a[29413+6*f+e];i=$U$(a,f,b[2751+d],g);b[26715]=i==0?0:1;b[26713]=d;b[26393+d]=1;b[26357]=1;$bR$(a,b,d,h);$aX$(a,b,a[15893+d],f,h);b[1]=118;}
function $es$(a){a[1]=a[26355]==3?122:120;}
function $et$(a,b,c){let d;d=b[27694];b[26361+d]=1;b[1]=115;if(c>=3)$ao$(a,b,d,1);else b[2527+d]=2;}
function $eu$(a,b,c){let d;d=b[27694];b[26361+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9883]=0;}}
function $ev$(a,b,c){let d,e,f,g,h;d=$div(b[13456+b[13455]],6);e=b[2591+b[13437]];f=b[5071+d];g=$ez$(a,b,e,$eD$(a,e,d));h=c-b[2463+a[16053+f]]-$X$(a,b,f);if(h>0)$cr$(a,b,f,h);b[1]=113;$ew$(a,b,d,g);}
function $ew$(a,b,c,d){let e,f,g,h;e=b[13437];f=b[5071+c];b[13442]+=$div(d,4096);b[13443]++;b[13444]=0;b[13447]=0;b[13455]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$ey$(a,b,a[15893+e],c))b[13277+e]=1;if(b[13448]<0){g=b[2591+e];h=b[2751+e];b[13451]=g;b[13452]=h;}$ex$(a,b,c);if(f>=0){b[13448]=f;b[5071+c]=f;}else $bN$(a,b,e,1,113);}
function $ex$(a,b,c){let d,e,f;d=b[13437];e=b[2751+b[13437]];f=b[2591+b[13437]];$aZ$(a,b,d);if(b[13448]>=0)b[5071+f]=b[13448];b[13448]=(-1);$aY$(a,b,d,c,e);}
function $ey$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29413+6*d+e];if(f>=0&&b[5071+f]>=0&&a[15893+b[5071+f]]!=c)return 1;}return 0;}
function $ez$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15893+e];if(!(a[39013+6*c+d]>0)||!$eC$(a,b,c))return (-1);g=a[29413+6*c+d];h=b[5071+g];i=h>=0&&h!=e;if(i&&!$eB$(a,b,h))return (-1);if(b[6671+(1-f)*1600+g]>0&&(i||!$eA$(a,b,c)))return (-1);if(b[13440]&&$ey$(a,b,f,g))return (-1);j=a[17493+e]&&b[3231+e]==0;k=j?48613:58213;l=a[k+6*c+d];return i?(l+1)*4096+1:l*4096;}
function $eA$(a,b,c){let d,e;d=b[13437];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return !(e=a[15893+d],b[6671+(1-e)*1600+c]>0);}
function $eB$(a,b,c){if(a[15893+c]!=a[15893+b[13437]]||a[16373+c]==8)return 0;return b[13438]!=2||a[17333+c]==0;}
function $eC$(a,b,c){let d,e,f;d=b[13437];if(!(e=a[15893+d],b[6671+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0;}
function $eD$(a,b,c){let d;for(d=0;d<6;d++){if(a[29413+6*b+d]==c)return d;}return (-1);}
function $eE$(a,b,c){let d;if(c>10000){$eV$(a,b,c-10000-1);return;}if(c==0){$eU$(a,b);return;}d=c-1;$eF$(a,b,$div(d,6),$mod(d,6));b[13496]=$mod(d,6);b[13453]=1;b[13497]=0;if(b[13445]){b[1]=113;return;}b[13445]=1;$bN$(a,b,b[13437],0,113);}
function $eF$(a,b,c,d){let e,f,g,h,i;e=0;f=$eI$(a,b,c,d);while(f!=6*b[2591+b[13437]]+b[2751+b[13437]]){b[13456+e]=f;e++;f=$eG$(a,b,f);}for(g=0,i=$div(e,2);g<i;g++){h=b[13456+g];b[13456+g]=b[13456+e-1-g];b[13456+e-1-g]=h;}b[13454]=e;b[13455]=0;}
function $eG$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$div(c,6);e=$mod(c,6);f=b[18411+6*(b[13501+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$mod(e-h+6,6);k=(j=$mod(i+3,6),a[29413+6*d+j]);l=k>=0?b[13501+k]-1:(-1);if(l<0||b[15432+l]==0)continue;m=b[16425+6*l+i];for(n=0;n<6;n++){o=$mod(e-n+6,6);p=$eH$(b,l,Math.min(o,6-o));q=b[18411+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n);}}return g;}
function $eH$(a,b,c){let d,e;if(c==0)return 0;d=a[16094+b];if(d==(-1)||b>0)return d==(-1)?d:d+(c-1)*4096;if(a[13438]==1&&a[13443]==0)return d;e=a[13444];return d+(Math.max(0,e+c-1)-Math.max(0,e-1))*4096;}
function $eI$(a,b,c,d){let e,f,g,h,i,j,k;e=$eS$(a,b,c,d);f=b[13501+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18411+6*f+h];j=$eM$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$eL$(a,b,f)||$eJ$(a,b,c,d))g=6*c+h;}}return g;}
function $eJ$(a,b,c,d){let e,f,g;e=b[13437];for(f=0;f<6;f++){if((d<0||f==d||f==$mod(d+5,6))&&a[39013+6*c+f]>0){g=b[5071+a[29413+6*c+f]];if(g>=0&&a[15893+g]!=a[15893+e]&&!$eK$(a,b,e,g))return 1;}}return 0;}
function $eK$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$g$(a,e,f)==1;}
function $eL$(a,b,c){let d;if(b[15763+c]==0){d=$ey$(a,b,a[15893+b[13437]],b[15101+c]);b[15763+c]=d?2:1;}return b[15763+c]==2;}
function $eM$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[13437];if(b[13438]==1){g=$ef$(a,b,f,c);return g?$ea$(a,b,f,c)*64:(-1);}if((h=a[15893+f],b[6671+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$eP$(a,b)))return (-1);return $eN$(a,b,c,d,e);}
function $eN$(a,b,c,d,e){let f,g,h,i;f=b[13437];if(!$ef$(a,b,f,c))return (-1);g=c==b[2591+f]?b[13444]:0;i=(h=$eO$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+$ea$(a,b,f,c)*64;}
function $eO$(a,b){let c;c=$mod(b-a+6,6);return Math.min(c,6-c);}
function $eP$(a,b){let c;c=b[13437];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$eQ$(a,b,a[15893+c],b[2591+c])==1;}
function $eQ$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($eR$(a,b,d,f,1-c)>=0)e++;}return e;}
function $eR$(a,b,c,d,e){let f,g;f=a[29413+6*c+d];if(f<0||b[5071+f]<0)return (-1);g=b[5071+f];if(a[15893+g]!=e||!$aS$(a,b,g,$mod(d+3,6)))return (-1);return g;}
function $eS$(a,b,c,d){let e;e=b[13501+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $eT$(a,b,e,d);return Math.min(b[20397+6*e+d],b[18411+6*e+d]);}
function $eT$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18411+6*c+f];if(g<e){h=$eM$(a,b,b[15101+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h);}}return e;}
function $eU$(a,b){let c;c=b[13437];b[13453]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13450]=b[2271+b[2059]]==b[13449]?1:0;if(b[13438]!=1)$aX$(a,b,a[15893+c],b[13449],b[2591+c]);else if(b[13450]){b[2271+b[2059]]=b[2591+c];b[9883]=0;}}b[1]=b[13498];}
function $eV$(a,b,c){let d;d=b[13437];b[13442]+=a[17333+d]?0:(a[17173+d]==2?2:1);$ej$(a,b,d,c,0,127);}
function $eW$(a,b,c){let d,e;d=b[13437];e=$div(c-1,6);$aY$(a,b,d,e,$mod(c-1,6));$eY$(b,a[16053+d],e);$dB$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$dD$(a,b,d);b[13442]=$eX$(a,b,d,e);b[13443]=1;b[13445]=1;b[4351+d]=1;$bN$(a,b,d,1,113);}
function $eX$(a,b,c,d){let e;e=a[17493+c]&&b[3231+c]==0;return a[(e?67813:69413)+d];}
function $eY$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $eZ$(a,b,c){let d,e;if(c==0){$dK$(b,b[2059],135);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$fb$(b,d);else if(e==0)$dB$(a,b,d,0,110);else if(e==1)$fa$(a,b,d);else if(e==2)$dJ$(b,d);else if(e==3)$aP$(a,b,d);else b[3231+d]=1-b[3231+d];}
function $fa$(a,b,c){b[26731]=c;b[1]=128;}
function $fb$(a,b){a[13437]=b;a[1]=111;}
function $fc$(a,b,c){if(c==10001){b[1]=148;return;}b[27696]=c-1;b[4891+c-1]=b[2271+b[2059]];b[1]=149;}
function $fd$(a,b,c){$gk$(a,b,b[2064],c);b[2064]++;}
function $fe$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+b-1];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9883]=0;}
function $ff$(a,b,c){if(c==0)$fi$(a,b);else $fg$(b,c-1);}
function $fg$(a,b){$fh$(a,b,(-1));a[2110]=15;a[1]=4;}
function $fh$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0;}
function $fi$(a,b){b[2058]++;if(b[2058]>=2||!$fk$(a,b,1-b[2057]))b[1]=11;else $fj$(b,1-b[2057]);}
function $fj$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3;}
function $fk$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++){if($p$(a,b,d))return 1;}return 0;}
function $fl$(a,b,c){let d,e;d=b[2064];e=c-1;b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$aY$(a,b,d,$div(e,6),$mod(e,6));b[33212+a[15893+d]*24+13]++;b[2064]++;b[1]=6;}
function $fm$(a,b,c){let d,e;d=b[2064];e=a[16693+d];if(c<e){b[1]=7;return;}if(c>e){b[2911+d]=3;b[33212+a[15893+d]*24+14]++;}b[2064]++;}
function $fn$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$fo$(b,e);else if(c==3){b[2064]=a[117+e];b[1]=6;}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[33212+d*24+23]++;b[1]=104;}}
function $fo$(a,b){a[2062]=2;a[2175+b]=1;a[33212+a[5]*24+9]++;a[1]=101;}
function $fp$(a,b,c){let d;$fU$(a,b);d=b[2110];if(d==14)$fC$(a,b,1-c);else if(d==6)$fB$(a,b,c);else if(d==9)$ft$(a,b,c);else $fC$(a,b,$fq$(a,b,d,c));}
function $fq$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$fs$(a,b);g=$i$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$o$(a,b,e)?$i$(a,b,a[38+e]):0;return (i=$div(d,10),j=$mod(d,10),i+g>j+h?1:0);}if(c==0)return d<=g?1:0;k=c==7?$fr$(a,b,1-e):($o$(a,b,e)?$i$(a,b,a[38+e]):0);return d<=k?1:0;}
function $fr$(a,b,c){let d;d=$o$(a,b,c)?$i$(a,b,a[38+c]):0;return $j$(a,b,c)?d:$div(d,2);}
function $fs$(a,b){if(b[2060]>=0&&$i$(a,b,b[2060])<$i$(a,b,b[2059]))return b[2060];return b[2059];}
function $ft$(a,b,c){$fA$(b);if(c==0){$fz$(b);return;}b[5]=1-b[5];b[2061]=1;b[33212+b[5]*24+5]++;$fu$(a,b,c-1);}
function $fu$(a,b,c){$fh$(b,c,(-1));$fx$($part(b,2110,2124));$fv$(a,b);}
function $fv$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return;}$fw$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[33212+b[5]*24]++;b[1]=5;}
function $fw$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c];}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9883]=0;}
function $fx$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$fy$(a);}
function $fy$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5;}
function $fz$(a){let b;b=$part(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$fA$(a);a[2060]=(-1);}
function $fA$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1;}
function $fB$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[33212+(1-b[5])*24+3]++;}$fC$(a,b,c>0?1:0);}
function $fC$(a,b,c){let d,e,f,g,h;d=$part(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$fs$(a,b);$fE$($part(b,2067,2110),d,c);$fD$(b,e,c);if(d[4]>f)$fv$(a,b);else if(d[10]>g){d[10]=0;$fA$(b);b[2059]=h;b[2060]=(-1);$fw$(a,b);b[2062]=2;b[33212+b[5]*24+9]++;b[1]=101;}}
function $fD$(a,b,c){let d;d=33212+a[5]*24;if(b==1&&c==1)a[d+1]++;else if(b==4&&c)a[d+2]++;else if(b==0&&c)a[d+8]++;else if(b==3&&c)a[d+6]++;else if(b==7&&c)a[33212+(1-a[5])*24+4]++;}
function $fE$(a,b,c){let d;d=b[0];if(d==14)$fT$(a,b,c);else if(d==15)$fS$(a,b,c);else if(d==1)$fR$(a,b,c);else if(d==4)$fP$(a,b,c);else if(d==5)$fO$(a,b);else if(d==6)$fN$(a,b,c);else if(d==7)$fL$(b,c);else if(d==2)$fK$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$fy$(b);}else if(d==0)$fJ$(b,c);else $fF$(a,b,d,c);}
function $fF$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $fy$(b);}else if(c==10)$fI$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0;}$fy$(b);}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f;}else $fG$(a,b,d);}
function $fG$(a,b,c){let d;if(!c){b[0]=9;return;}d=$fH$(a,b);$fy$(b);b[1]=d;$fx$(b);}
function $fH$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c;}return (-1);}
function $fI$(a,b,c){if(c==0)$fy$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$fH$(a,b)>=0)b[0]=12;else b[0]=9;}
function $fJ$(a,b){if(b){a[11]=1;a[12]=1;$fx$(a);}else a[0]=5;}
function $fK$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[19+(b[11]?a[13]:b[1])*4+3]==0)b[0]=3;else $fy$(b);}
function $fL$(a,b){if(b)$fM$(a,1);else $fx$(a);}
function $fM$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0;}
function $fN$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7;}else $fx$(b);}
function $fO$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return;}}$fM$(b,2);}
function $fP$(a,b,c){if(!c)$fM$(b,0);else if($fQ$(a,b,a[8]))b[0]=6;else $fx$(b);}
function $fQ$(a,b,c){return b[8]<a[5]&&c>=a[19+(b[11]?a[13]:b[1])*4];}
function $fR$(a,b,c){if(c==0)$fy$(b);else if(c==2)b[0]=2;else if($fQ$(a,b,a[9]))b[0]=6;else $fx$(b);}
function $fS$(a,b,c){if((a[17]==2?c:a[17])>0)$fM$(b,3);else if(a[18])$fP$(a,b,1);else b[0]=4;}
function $fT$(a,b,c){if((a[16]==2?c:a[16])>0)$fy$(b);else b[0]=1;}
function $fU$(a,b){let c;c=$part(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$fW$(a,b,c,b[2110]);c[13]=$fs$(a,b)==b[2059]?0:1;$fV$(a,b,c,0,b[2059]);if(b[2060]>=0)$fV$(a,b,c,1,b[2060]);}
function $fV$(a,b,c,d,e){let f;f=19+d*4;c[f]=$i$(a,b,e);c[f+1]=10;c[f+2]=100;c[f+3]=a[38+a[53+e]]==e?1:0;}
function $fW$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$fk$(a,b,e)?0:1;else if(d==2){f=$fZ$(a,b);c[14]=f?(-1):(-2);}g=0;if($o$(a,b,e))g=Math.max(0,Math.max(0,a[46+e]-b[2335+a[38+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$fX$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$fX$(a,b,0);}
function $fX$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[34+d],g=a[36+d];f<g;f++){if($fY$(a,b,f,0,c))e=Math.max(e,$i$(a,b,f));}return e;}
function $fY$(a,b,c,d,e){if(b[2175+c]>0||$i$(a,b,c)<d)return 0;if($p$(a,b,c))return 1;return e&&$b$(a,b,c);}
function $fZ$(a,b){let c,d,e;c=1-b[5];for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$q$(a,b,d))return 1;}return 0;}
function $ga$(a,b,c){if(c==0)$fi$(a,b);else if(c>=1000)$gb$(a,b,$mod(c,1000)-1,$div(c,1000)-1);else $fu$(a,b,c-1);}
function $gb$(a,b,c,d){$fh$(b,c,d);b[2110]=0;b[1]=4;}
function $gc$(a,b,c){let d;d=b[2065];if(c>0)$gg$(b,d,c-1);else if(d!=b[2057])$gd$(a,b,b[2057]);else $fj$(b,b[2057]);}
function $gd$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++)b[2143+d]=$ge$(a,b,d)?1:0;b[2065]=c;b[1]=2;}
function $ge$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[437+c]&&$n$(a,b,c))return 1;return $gf$(a,b,c);}
function $gf$(a,b,c){let d,e,f,g,h,i,j;d=1-a[53+c];for(e=a[117+c],j=a[149+c];e<j;e++){if(b[2591+e]<0||!a[17653+e])continue;for(f=a[30+d],i=a[32+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16053+f]];h=g?2:1;if($g$(a,b[2591+e],b[2591+f])<=h)return 1;}}return 0;}
function $gg$(a,b,c){a[2143+c]=1;a[2129+b]++;a[33212+b*24+7]++;}
function $gh$(a,b,c){let d,e,f;d=$div(c,10)+($o$(a,b,0)?$i$(a,b,a[38]):0);e=$mod(c,10)+($o$(a,b,1)?$i$(a,b,a[39]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$gd$(a,b,1-b[2057]);}
function $gi$(a,b,c,d){b[2271+c]=b[2591+d-1];b[2527+c]=0;b[9883]=0;}
function $gj$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c;}return (-1);}
function $gk$(a,b,c,d){b[2495+c]=0;if(d+$go$(a,b,c)<=$gm$(a,b,c))$gl$(a,b,c);}
function $gl$(a,b,c){let d,e,f,g;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]!=3)$bf$(a,b,d,3);}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1);}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9883]=0;b[33212+a[53+c]*24+15]++;}
function $gm$(a,b,c){let d;d=$gn$(a,b,c);return a[10741+c*161+d];}
function $gn$(a,b,c){let d,e,f;d=0;for(e=a[117+c],f=a[149+c];e<f;e++){if(b[2911+e]!=0&&a[16373+e]!=8)d++;}return d;}
function $go$(a,b,c){let d;d=(-b[2139+a[53+c]]);if(b[2431+c]>0)d-=$div(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$div($i$(a,b,c),2);return d;}
function $gp$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c;}return (-1);}
function $gq$(a,b){let c,d;if($gp$(a,b)>=0)$lO$(b,10);else if($gj$(a,b)>=0)$lM$(a,b,$gj$(a,b));else if(205<=(c=b[1])&&c<215&&b[28730]==0)$lL$(a,b);else if(205<=(d=b[1])&&d<215&&b[28728]==0)$lz$(a,b);else $gr$(a,b);}
function $gr$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$ly$(a,b);else $lx$(b);}else if(c<3)$lw$(a,b);else if(c<4)$lv$(a,b);else $lp$(a,b);}else if(c<8){if(c<6)$lj$(a,b);else if(c<7)$li$(a,b);else $lg$(a,b);}else if(c<9)$le$(a,b);else if(c<11)$ld$(a,b);else $lc$(a,b);}else if(c<102){if(c<15){if(c<14)$lb$(a,b);else $kZ$(a,b);}else if(c<100)$kY$(a,b);else if(c<101)$kX$(a,b);else $kU$(a,b);}else if(c<110){if(c<103)$kT$(a,b);else if(c<104)$kS$(b);else $kR$(a,b);}else if(c<111)$kC$(a,b);else if(c<112)$kz$(a,b);else $kn$(a,b);}else if(c<124){if(c<118){if(c<115){if(c<114)$kd$(a,b);else $kc$(b);}else if(c<116)$jW$(a,b);else if(c<117)$kc$(b);else $jU$(a,b);}else if(c<121){if(c<119)$kc$(b);else if(c<120)$jT$(a,b);else $jQ$(a,b);}else if(c<122)$kc$(b);else if(c<123)$jP$(a,b);else $jO$(a,b);}else if(c<130){if(c<127){if(c<125)$jJ$(a,b);else if(c<126)$jI$(a,b);else $jH$(a,b);}else if(c<128)$jG$(a,b);else if(c<129)$jE$(a,b);else $kc$(b);}else if(c<133){if(c<131)$jD$(a,b);else if(c<132)$jC$(a,b);else $jA$(a,b);}else if(c<134)$jy$(a,b);else if(c<135)$jx$(a,b);else $jw$(b);}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$jv$(a,b);else $jp$(a,b);}else if(c<139)$jo$(a,b);else if(c<140)$jn$(b);else $je$(a,b);}else if(c<144){if(c<142)$jd$(a,b);else if(c<143)$jc$(a,b);else $jb$(a,b);}else if(c<145)$iZ$(a,b);else if(c<146)$iY$(a,b);else $iX$(a,b);}else if(c<200){if(c<150){if(c<148)$iV$(a,b);else if(c<149)$iU$(a,b);else $iS$(a,b);}else if(c<151)$iR$(a,b);else if(c<152)$iP$(a,b);else $kc$(b);}else if(c<203){if(c<201)$iO$(a,b);else if(c<202)$iJ$(a,b);else $iF$(a,b);}else if(c<204)$it$(a,b);else if(c<205)$kc$(b);else $im$(a,b);}else if(c<301){if(c<211){if(c<208){if(c<207)$ib$(a,b);else $hY$(a,b);}else if(c<209)$hW$(a,b);else if(c<210)$hV$(a,b);else $hQ$(a,b);}else if(c<214){if(c<212)$hN$(a,b);else if(c<213)$hF$(a,b);else $hD$(a,b);}else if(c<215)$hx$(a,b);else if(c<300)$lL$(a,b);else $hd$(a,b);}else if(c<404){if(c<401){if(c<302)$gP$(a,b);else if(c<400)$gL$(a,b);else $gK$(a,b);}else if(c<402)$gI$(a,b);else if(c<403)$gF$(a,b);else $gB$(a,b);}else if(c<407){if(c<405)$kc$(b);else if(c<406)$gA$(a,b);else $gz$(a,b);}else if(c<408)$gx$(a,b);else if(c<409)$gt$(a,b);else $gs$(a,b);}
function $gs$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8;}
function $gt$(a,b){let c;c=a[53+b[2059]];$gw$(b);$gv$(b,0);$gv$(b,1);$gu$(b,54,(b[32863]>b[32864]?0:1)==0?c:1-c);}
function $gu$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $gv$(a,b){a[9+a[4]]=b;a[4]++;}
function $gw$(a){a[4]=0;}
function $gx$(a,b){let c;c=b[32862];if(c>=0&&b[4831+c]<0)b[1]=409;else $gy$(b,$aA$(a,b));}
function $gy$(a,b){let c;c=b>=199||b==68||b==69;$lO$(a,c?100:10);}
function $gz$(a,b){let c,d,e;c=b[27698];$gw$(b);$gv$(b,1+c);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[53+b[4831+d]]==a[53+c]&&$aK$(b,d)==b[2271+c])$gv$(b,10001+d);}$gu$(b,53,a[53+c]);}
function $gA$(a,b){let c;$lO$(b,$aF$(a,b,(c=a[53+b[32861]],$aF$(a,b,c)>0?c:2)));}
function $gB$(a,b){let c,d,e,f,g,h;c=1-a[53+b[2059]];$gw$(b);$gv$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($aL$(a,b,c,e))$gv$(b,10000*d+1+e);}continue;}for(g=a[34+c],h=a[36+c];g<h;g++){if($aJ$(a,b,g,(-1))&&$gC$(a,b,g,d))$gv$(b,10000*d+1+g);}}$gu$(b,52,c);}
function $gC$(a,b,c,d){if(d==0)return 1;if(!$gD$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0;}
function $gD$(a,b,c){let d;d=a[53+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($gE$(a,b,c)>=2)return 0;return $aF$(a,b,d)>0||$aF$(a,b,2)>0;}
function $gE$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++;}return d;}
function $gF$(a,b){let c,d,e;c=a[53+b[2059]];$gw$(b);if(b[32865]>0){for(d=a[30+c],e=a[32+c];d<e;d++){if(b[32377+d]==1&&$gG$(a,b,d))$gv$(b,1+d);}}if(b[4]==0)b[1]=409;else $gu$(b,51,c);}
function $gG$(a,b,c){if(b[2591+c]<0||b[2911+c]!=1)return 0;return b[3071+c]<$X$(a,b,c)-1&&!$gH$(a,b,c);}
function $gH$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15893+c];if(b[6671+e*1600+d]>0)return 1;for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]<0||a[17173+f]==0)continue;if($dQ$(a,b,f,d)>0)return 1;}return 0;}
function $gI$(a,b){$gw$(b);$gv$(b,0);if($gJ$(a,b))$gv$(b,1);if(b[27697]==0){$gv$(b,10001);$gv$(b,20001);if(b[2271+b[2059]]>=0){$gv$(b,30001);$gv$(b,40001);}}$gu$(b,50,a[53+b[2059]]);}
function $gJ$(a,b){let c,d,e,f,g;c=1-a[53+b[2059]];for(d=a[34+c],e=a[36+c];d<e;d++){if($aJ$(a,b,d,(-1)))return 1;}for(f=0,g=a[25];f<g;f++){if(b[4831+f]>=0&&a[53+b[4831+f]]==c&&$aJ$(a,b,(-1),f))return 1;}return 0;}
function $gK$(a,b){b[32860]=b[27696];b[32861]=(-1);b[32862]=(-1);b[32863]=0;b[32864]=0;b[1]=b[27698]>=0?406:401;}
function $gL$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[32859];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$gw$(b);g=$eD$(a,e,f);if(g>=0&&a[39013+6*e+g]>0)$gO$(b,e,g);else{h=$gN$(a,b,e);i=$gM$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10044+k]==i){g=$eD$(a,k,f);if(g>=0&&a[39013+6*k+g]>0&&(j<0||g==j||g==$mod(j+5,6)))$gv$(b,10000*j+1+k);}}}$d$(b,h);}$gu$(b,49,a[15893+c]);}
function $gM$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29413+6*c+e];if(f>=0&&b[10044+f]>0&&(g=$mod(e+3,6),a[39013+6*f+g]>0))d=Math.min(d,b[10044+f]);}return d;}
function $gN$(a,b,c){let d,e,f,g,h;b[10044+c]=1;b[11644]=c;d=0;e=1;while(d<e){f=b[11644+d];d++;for(g=0;g<6;g++){if(a[39013+6*f+g]>0){h=a[29413+6*f+g];if(b[10044+h]==0&&b[5071+h]<0){b[10044+h]=b[10044+f]+1;b[11644+e]=h;e++;}}}}return e;}
function $gO$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$mod(d+5,6))$gv$(a,10000*d+1+b);}}
function $gP$(a,b){let c,d,e,f,g,h;if(b[9876]<0){$gy$(b,$bC$(a,b));return;}c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==11){$hb$(b);$ha$(b);$gT$(c,d);}else if(e==12){if($bx$(b)&&b[32858]==0){$gw$(b);$gv$(b,0);$gv$(b,1);$gu$(b,48,a[15893+b[9876]]);}else{f=347+d[16]*6;$gy$(b,c[f+3]);}}else if(e==13)$gy$(b,(g=$bu$(c,d),c[18+$bt$(c,d,g,0)-(-3)]));else if(e==14)$gy$(b,$bl$(c,d));else if(e==15){h=$bi$(c,d);if(h>0)$gy$(b,h);else $bh$(c,d,0);}else $gQ$(a,b);}
function $gQ$(a,b){let c,d,e,f,g,h,i;c=$part(b,28655,28716);b[1]=b[9882];d=c[19+((b[28716]==b[9875]?0:4)==0?1:0)];b[33212+a[15893+b[9875]]*24+17]+=d;if(c[22])b[32857]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[28716];g=b[28716+e];if(b[9878]==3&&f==b[9876])b[32857]=2;else if(c[31+e*3]<=1&&$gS$(a,b,f,g)){b[32859]=f;b[3711+f]=1+g;h=a[16373+f];i=(h==0||h==1)&&$gR$(a,b,f);b[3871+f]=i?2:1;b[1]=302;}}
function $gR$(a,b,c){let d,e;d=b[4511+c];e=b[4511+b[3711+c]-1];return d<0||e<0||$g$(a,d,e)>1;}
function $gS$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$eD$(a,e,f);if(g>=0&&a[39013+6*e+g]>0)return 1;h=$gN$(a,b,e);i=$gM$(a,b,f);$d$(b,h);return i<1000000;}
function $gT$(a,b){let c;while(b[16]<36&&a[347+b[16]*6]!=0){c=$gU$(a,b);if(c!=11){b[0]=c;return;}b[16]++;}b[16]=0;b[18]=0;b[0]=18;}
function $gU$(a,b){let c,d,e,f,g,h;c=347+b[16]*6;d=a[c];if(d==2)return $gY$(a,b)?16:11;f=(e=$bu$(a,b),b[31+e*3]<=1);g=f&&$gX$(a,b);if(!$gW$(b,a[c+4]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[c+1]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$gV$(a,b))return 15;b[18]-=h;}return 11;}
function $gV$(a,b){let c,d,e,f;c=a[347+b[16]*6];d=$bu$(a,b);if(c==7)return 1;e=147+d*20;f=b[21];if(c==6){f=b[25]?b[29]:b[29]+b[21];if(a[e+12]&&a[e+4])return 0;}return b[31+d*3]==0&&f==0;}
function $gW$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0;}
function $gX$(a,b){let c;c=a[347+b[16]*6+1];return c<=(-1)||b[31+c*3]<=1;}
function $gY$(a,b){let c,d;c=347+b[16]*6;return (d=a[c+2],b[31+d*3]<=1)&&$gZ$(a,b,a[c+2],a[c+5]);}
function $gZ$(a,b,c,d){let e,f;e=31+c*3;f=a[147+c*20+2+1]-b[e+1];return b[e]==0||f>d;}
function $ha$(a){let b,c;for(b=0;b<10;b++){c=a[28716+b];if(c>=0){a[28686+b*3]=a[2911+c];a[28686+b*3+1]=a[3071+c];}}}
function $hb$(a){let b,c,d,e,f;for(b=0;b<8;b++){c=a[28716+b];if(c>=0&&a[2911+c]>=2){d=28686+b*3;if(a[d]<2&&a[d+2]!=2)a[d+2]=4;}}for(e=0;e<2;e++){f=a[28726+e];if(f>=0&&a[2207+f]>1){if($has($K3,a[28663+e]))a[28663+e]=3;}else if(f>=0&&!$hc$(a,e,f))a[28663+e]=0;}}
function $hc$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[28716+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return 1;}return 0;}
function $hd$(a,b){if(b[9876]<0){$gy$(b,$bE$(a,b));return;}$he$(a,b);$cG$(b);$ha$(b);b[28655]=11;b[32857]=0;b[32858]=0;b[28728]=0;b[1]=301;b[33212+a[15893+b[9875]]*24+16]++;}
function $he$(a,b){let c,d,e,f,g,h,i;c=b[9875];d=b[9876];for(e=0;e<10;e++)b[28716+e]=(-1);f=$hw$(a,b);b[28716]=f?c:d;b[28720]=f?d:c;$hv$(a,b);b[28105]=0;for(e of $K4){g=$div(e,4);h=b[28716+e];b[28092+g]=1;$hu$(a,b,e);b[28726+g]=$cH$(a,b,h);b[28094+g]=b[2463+a[16053+h]];}$ht$(a,b);i=$hs$(a,b);$hl$(a,b,i||b[28727-$div(b[28716]==b[9875]?0:4,4)]>=0);$hf$(a,b,i,f);}
function $hf$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[9875];f=b[9876];g=b[28716]==b[9875]?0:4;h=4-g;$hj$(b,0,1,g,h,$hk$(a,b,e,f,b[9881]));i=1;if(c){j=$hh$(a,b)?1:0;$hj$(b,1,1,h,g,$hk$(a,b,f,e,j));i=2;}if(b[9878]==3){k=a[16373+f];if(k==0||k==1){$hj$(b,i,8,g,h,0);i++;}else if(a[17333+f]==0&&k!=8){$hj$(b,i,7,g,h,0);i++;}}else if(a[17173+e]==2&&$hg$(a,b,f)&&b[3711+f]==0&&$gS$(a,b,f,e)){k=a[16373+f];l=k==0||k==1;$hj$(b,i,l?5:4,g,h,0);i++;}if(d)$hj$(b,i,4,h,g,0);}
function $hg$(a,b,c){let d;d=a[16373+c];return d==5||d==3||a[17333+c]>0;}
function $hh$(a,b){if(b[9878]==3)return $hi$(a,b)!=0;return $dQ$(a,b,b[9876],b[2591+b[9875]])==2;}
function $hi$(a,b){let c;c=b[9876];return $U$(a,b[2591+c],b[2751+c],b[2591+b[9875]]);}
function $hj$(a,b,c,d,e,f){let g;g=28439+b*6;a[g]=c;a[g+1]=d;a[g+2]=e;a[g+3]=f;}
function $hk$(a,b,c,d,e){let f,g,h;f=a[26213+b[2591+d]]+e*a[85627];if(c==b[9875])f+=b[9880];g=$cH$(a,b,d)>=0?1:0;h=a[17173+c]==1?0:1;return $bF$(h,b[9879],f,g);}
function $hl$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[28726+d]>=0)$hm$(a,b,d,c);}if(b[28726]>=0&&b[28727]>=0){e=$aB$(a,b,b[28726]);f=$aB$(a,b,b[28727]);b[28104]=199+Math.min(e,20)*21+Math.min(f,20);}}
function $hm$(a,b,c,d){let e,f,g;e=b[28726+c];f=28177+c*15;g=b[2207+e]==1;b[f]=g?2:1;b[f+1]=$hr$(a,b,c,e);b[f+2]=$au$(a,b,e);if(d){b[f+4]=68;b[f+6]=68;b[f+5]=69;b[f+7]=69;}if($hq$(a,b,c))$hn$(a,b,f,e);}
function $hn$(a,b,c,d){let e,f,g;b[c+8]=1;e=$gn$(a,b,d);for(f=0;f<6;f++){g=$hp$(a,b,d,Math.min(e+f,a[181+d]));b[c+9+f]=$ho$(g);}}
function $ho$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $hp$(a,b,c,d){let e,f,g,h;g=(e=$i$(a,b,c),f=a[38+a[53+c]]==c,$div(e+1,2)+(f?e:0));h=a[10741+c*161+d]+g;return Math.min(Math.max(h,(-1)),9);}
function $hq$(a,b,c){let d,e;d=b[28726+c];e=b[28716+$hr$(a,b,c,d)];return a[16053+e]==d;}
function $hr$(a,b,c,d){let e,f,g,h;e=c*4;for(f=e,h=e+4;f<h;f++){g=b[28716+f];if(g>=0&&b[2591+g]>=0&&b[2591+g]==b[2271+d])return f;}return e;}
function $hs$(a,b){let c,d;c=b[9876];d=b[9875];if(b[9878]!=0&&!(b[9878]==3))return 0;if(a[17173+c]==0||b[3551+c])return 0;if(b[9878]==3)return $hi$(a,b)<=1;return $dQ$(a,b,c,b[2591+d])>0;}
function $ht$(a,b){let c,d,e,f,g;c=b[28716];d=b[28720];e=a[16373+c];if((e==0||e==1)&&!(b[9878]==3)){f=b[9879]==1&&b[9878]!=1;b[28245]=f?0:1;}g=b[9879]==1&&!(b[9878]==3);if(g&&d==b[9875]&&b[9881]||g&&d!=b[9875]&&$hh$(a,b))b[28246]=1;}
function $hu$(a,b,c){let d,e,f;d=b[28716+c];e=28239+c*20;f=b[3231+d];b[e]=b[2911+d];b[e+1]=b[3071+d];b[e+2]=a[16533+d]-f;b[e+2+1]=a[16693+d]-f;b[e+4]=a[17173+d]!=0?1:0;b[e+9]=f;b[e+12]=1-a[17333+d];b[e+13]=a[16373+d]==8?1:0;if(b[2591+d]>=0)b[e+10]=$ct$(a,b,d)?2:0;}
function $hv$(a,b){let c;for(c=0;c<563;c++)b[28092+c]=a[84967+c];}
function $hw$(a,b){let c,d;c=b[9876];d=b[9875];if(a[16373+d]!=2||a[17173+c]!=2)return 0;return $hs$(a,b)&&$gS$(a,b,d,c);}
function $hx$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28655);d=$part(b,28655,28716);$hC$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[28716+e];h=b[28716+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[31+e*3+2]==0&&d[31+f*3]<=1&&d[31+f*3+2]==0&&$hB$(a,b,g,h))$hA$(a,b,g,h);}}$hz$(a,b);b[1]=210;$hy$(a,b,215);}
function $hy$(a,b,c){$bI$(a,b);b[28731]++;if(b[28731]>=b[28730]){b[28731]=0;b[1]=c;}}
function $hz$(a,b){let c,d;for(c=0;c<4;c++){d=b[28716+c];if(d>=0&&b[32697+d]&&b[28657])b[33212+a[15893+d]*24+19]++;}}
function $hA$(a,b,c,d){let e;e=$eD$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$mod(e+3,6);}
function $hB$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $eD$(a,b[2591+c],b[2591+d])>=0;}
function $hC$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[31+c*3+2]!=1;if(d&&$cc$(a,b,c))$bp$(a,b,c);}}
function $hD$(a,b){let c,d,e,f;c=b[28736];d=$bS$(b,b[28735]);if(b[2591+c]!=d||b[3711+c]||!$hE$(a,b,c)){$bH$(b);return;}$gw$(b);for(e=0;e<6;e++){f=$mod(e-b[2751+c]+6+1,6);if(f<=2)$gv$(b,1+e);}$gu$(b,47,a[15893+c]);}
function $hE$(a,b,c){let d;d=$X$(a,b,c)-b[3071+c];return b[2911+c]==0||d>$bJ$(a,b,c);}
function $hF$(a,b){let c,d;c=$part(b,28655,28716);d=b[28735];if(d>=8)b[1]=214;else if(b[28716+d]<0||!$hM$(b,d))b[28735]++;else if($hL$(a,b,c,$bS$(b,d))<0)b[28735]++;else $hG$(a,b,c,$bS$(b,d));}
function $hG$(a,b,c,d){let e,f;e=$hL$(a,b,c,d);$gw$(b);for(f=0;f<4;f++){if($hK$(a,b,c,f,d)&&$hI$(b,c,f)==e)$gv$(b,1+b[28716+f]);}$hH$(b,46,a[15893+b[28716]]);}
function $hH$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=9+d;while(e>9&&a[e]<a[e-1]){f=a[e];a[e]=a[e-1];a[e-1]=f;e--;}}$gu$(a,b,c);}
function $hI$(a,b,c){let d;d=$hJ$($part(a,28092,28655),b,c);return d?100:a[28239+c*20+2];}
function $hJ$(a,b,c){if(b[3]==(-1))return $bZ$(a,b,c);return c==b[3]?b[30]:0;}
function $hK$(a,b,c,d,e){let f,g;f=b[28716+d];if(f<0||!(c[31+d*3]<=1&&c[31+d*3+2]==0)||b[2911+f]!=0)return 0;g=$eD$(a,b[2591+f],e);return g>=0&&a[39013+6*b[2591+f]+g]>0;}
function $hL$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($hK$(a,b,c,f,d))e=Math.max(e,$hI$(b,c,f));}return e;}
function $hM$(a,b){let c,d;c=$part(a,28655,28716);d=c[31+b*3+2];if(c[31+b*3]<=1&&c[31+b*3+2]==0||d==1||d==4)return 0;return a[5071+$bS$(a,b)]<0;}
function $hN$(a,b){let c,d,e,f,g;c=$part(b,28092,28655);d=$part(b,28655,28716);e=b[28734]-1;f=b[28735];g=e*4;if(f>=g+4){b[28734]=0;b[28735]=4;b[1]=212;}else if(b[28716+f]<0||!(d[31+f*3]<=1))b[28735]++;else if(d[31+f*3]<=1&&d[31+f*3+2]==0){$hP$(c,d,f);if(!$hO$(b,f))b[28735]++;$bI$(a,b);}else if($hO$(b,f)&&b[2591+b[28716+f]]==$bS$(b,f))$ib$(a,b);else b[28735]++;}
function $hO$(a,b){let c;c=31+b*3+2;return a[28655+c]==2;}
function $hP$(a,b,c){if(a[147+c*20+13])$bq$(a,b,c);else if(a[147+c*20+11])$br$(a,b,c,1,0);else{b[31+c*3+2]=2;$cx$(a,b,c);}}
function $hQ$(a,b){let c,d,e,f;c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==10)b[1]=214;else if($bW$(c,d,0)==0||$bW$(c,d,1)==0)$bU$(b);else if(e==9)$gy$(b,$ca$(c,d));else{f=e==7?1:0;if($hU$(c,d,f)==1)$ce$(b,f,$hS$(c,d,f,0));else $hR$(a,b,f);}}
function $hR$(a,b,c){let d,e,f,g,h;d=$part(b,28655,28716);e=c*4;$gw$(b);for(f=e,g=e+4;f<g;f++){if(b[28716+f]>=0&&d[31+f*3]<=1&&d[31+f*3+2]==0)$gv$(b,1+b[28716+f]);}h=c?43:44;$hH$(b,h,a[15893+b[28716+e]]);}
function $hS$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[31+e*3+2]==0)return e;return $hT$(a,b,c,d);}
function $hT$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0){if(d==0)return e;d--;}}return c*4;}
function $hU$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[31+d*3+2]==0)return 1;return $bW$(a,b,c);}
function $hV$(a,b){let c;c=b[28665]>b[28666]?0:1;$gw$(b);$gv$(b,0);$gv$(b,1);$gu$(b,42,a[53+b[28726+c]]);}
function $hW$(a,b){let c,d,e,f;c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==3){f=$bW$(c,d,0)>0&&$bW$(c,d,1)>0;d[0]=f?$hX$(c,d):7;}else if(e==4)$gy$(b,c[12]);else if(e==5)$gy$(b,$cl$(c,d));else $hy$(a,b,210);}
function $hX$(a,b){if($cd$(a,b,0)&&$cd$(a,b,1))return 4;if($cd$(a,b,0)||$cd$(a,b,1))return 5;return 7;}
function $hY$(a,b){let c,d,e;c=$part(b,28092,28655);d=$part(b,28655,28716);e=(-1);if(d[0]==2&&$bW$(c,d,0)>0)e=$ia$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0;}$hy$(a,b,208);}else if(d[1]!=e)d[1]=e;else{$hZ$(a,b,e);$gy$(b,$cn$(c,d));}}
function $hZ$(a,b,c){let d,e;d=c<4?0:1;e=a[16053+b[28716+c]];b[28094+d]=b[2463+e];}
function $ia$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0&&a[147+d*20+8]==0)return d;}return (-1);}
function $ib$(a,b){let c,d,e,f,g,h,i,j;c=b[28735];d=b[28716+c];$gw$(b);e=$il$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($ij$(a,b,c,f,e))$gv$(b,1+f);}}else{h=$ih$(a,b,c);i=$ig$(b[2751+d],h);for(j=0;j<6;j++){if($ig$(b[2751+d],j)==i)$ic$(a,b,c,j);}}$hH$(b,45,a[15893+d]);}
function $ic$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$id$(a,b,c,d,e);if(f>=0)$gv$(b,10000*(1+d)+1+f);}}
function $id$(a,b,c,d,e){let f,g,h,i,j;f=b[28716+c];g=b[2591+f];if(!(a[39013+6*g+d]>0))return (-1);h=a[29413+6*g+d];i=b[5071+h];if(i<0||a[15893+i]!=a[15893+f])return (-1);if(a[16373+i]==8||!$ie$(a,b,c,h))return (-1);if(e==$mod(d+3,6)||!(a[39013+6*h+e]>0))return (-1);j=a[29413+6*h+e];return b[5071+j]<0&&$ie$(a,b,c,j)?j:(-1);}
function $ie$(a,b,c,d){let e,f,g,h,i;e=b[28716+c];if(b[6671+(1-a[15893+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($if$(b,f)){g=b[28716+f];h=$g$(a,b[2591+e],b[2591+g]);if($g$(a,d,b[2591+g])<=h)return 0;}}return 1;}
function $if$(a,b){let c;c=a[28716+b];if(c<0||a[2591+c]<0)return 0;return a[28655+(31+b*3+2)]==0;}
function $ig$(a,b){let c;if(a<0)return 0;c=$mod(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2;}
function $ih$(a,b,c){let d,e,f,g,h;d=b[28716+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($ii$(a,b,c,g)){h=$ig$(b[2751+d],g);if(h>f){e=g;f=h;}}}return e;}
function $ii$(a,b,c,d){let e;for(e=0;e<6;e++){if($id$(a,b,c,d,e)>=0)return 1;}return 0;}
function $ij$(a,b,c,d,e){let f,g,h;f=b[28716+c];for(g=0;g<6;g++){if(a[29413+6*b[2591+f]+g]==d){h=$ig$(b[2751+f],g);return h==e&&$ik$(a,b,c,g);}}return 0;}
function $ik$(a,b,c,d){let e,f;e=b[28716+c];if(!(a[39013+6*b[2591+e]+d]>0))return 0;f=a[29413+6*b[2591+e]+d];return b[5071+f]<0&&$ie$(a,b,c,f);}
function $il$(a,b,c){let d,e,f;d=b[28716+c];e=(-1);for(f=0;f<6;f++){if($ik$(a,b,c,f))e=Math.max(e,$ig$(b[2751+d],f));}return e;}
function $im$(a,b){let c,d,e;c=$part(b,28092,28655);d=$part(b,28655,28716);if(d[0]==19){d[0]=0;if(b[28732]>=0)$is$(c,d,b[28732]);return;}e=$ip$(a,b);if(e>=0){if(d[1]!=e){d[1]=e;return;}$hZ$(a,b,e);$gy$(b,c[18+$bt$(c,d,e,0)-(-3)]);}else if(d[0]==0){d[0]=1;d[1]=0;$hy$(a,b,205);}else{$in$(a,b);$hy$(a,b,207);}}
function $in$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28655);d=$part(b,28655,28716);d[1]=4;for(e=0;e<4;e++){if(b[28716+e]>=0)b[32057+b[28716+e]]=1;}if($bW$(c,d,0)==0){d[0]=10;return;}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[28720+e];if(f>=0&&(g=4+e,d[31+g*3]<=1)){b[32217+f]=1;$io$(a,b,f);}}h=b[28716];b[33212+a[15893+h]*24+18]++;}
function $io$(a,b,c){let d;d=a[16053+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$cX$(a,b,c))b[2143+d]=1;}
function $ip$(a,b){let c,d;c=$part(b,28092,28655);d=$part(b,28655,28716);if(d[0]==0)return $ir$(c,d,d[1]);return $iq$(c,d,d[1]);}
function $iq$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[147+d*20+5];if(b[31+d*3]<=1&&b[31+d*3+2]==0&&f&&a[147+d*20+15]==0)return d;}return (-1);}
function $ir$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[31+d*3+2]==0&&e&&a[147+d*20+8])return d;}return (-1);}
function $is$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[147+d*20+14])b[31+d*3+2]=1;}}else if(c!=0)b[26]=c-20;}
function $it$(a,b){let c,d,e,f,g,h,i;$gw$(b);for(c=0;c<6;c++){for(d=0;d<2;d++){e=d==0?b[2059]:b[2060];if(e>=0){f=a[117+e];g=a[149+e];for(h=f,i=g;h<i;h++){if(b[32377+h]!=0&&b[31897+h]==0&&$ix$(a,b,h,c))$gv$(b,10000*c+1+h);}}}}if(b[4]==0||$iu$(a,b))$gv$(b,0);$hH$(b,41,b[9871]);}
function $iu$(a,b){let c,d,e,f;if(b[28730]==0&&$iw$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[117+d],f=a[149+d];e<f;e++){if(b[32377+e]!=0&&b[31897+e]==0&&$iv$(a,b,e))return 0;}}return 1;}
function $iv$(a,b,c){let d,e,f,g;if(b[32377+c]==4){for(d=0;d<3;d++){if($ix$(a,b,c,d))return 1;}return 0;}if(b[32377+c]!=3)return 0;e=$df$(a,b,c,0);f=$df$(a,b,c,1);g=e>=0&&b[31897+e]==0;return g||f>=0&&b[31897+f]==0;}
function $iw$(a,b){let c,d;if(b[2063]==0||b[13276])return 0;for(c=a[117+b[2059]],d=a[149+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0;}return 1;}
function $ix$(a,b,c,d){let e,f,g,h,i,j,k;e=$mod(d,3);f=d>=3;g=$df$(a,b,c,0);h=$df$(a,b,c,1);if(b[13277+c]&&!f)return 0;if(f&&!$iD$(a,b,c,g,h,e))return 0;if(e==2)return g>=0&&h>=0&&$iC$(a,b,c,g,h);i=e==0?[g,h]:[h,g];j=i[0];k=i[1];if(j<0)return 0;return $iz$(a,b,c,j,k)||$iy$(a,b,c,j,g,h);}
function $iy$(a,b,c,d,e,f){let g;if(b[32377+c]!=4||b[31897+d]==0)return 0;if(e>=0&&$iz$(a,b,c,e,f))return 0;if(f>=0&&$iz$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$iC$(a,b,c,e,f))return 0;return (g=b[31897+d]-1,b[31177+g*18+4-1]<0);}
function $iz$(a,b,c,d,e){let f;if(b[31897+d]){f=b[31897+d]-1;if(!(b[31177+f*18+4-1]<0)||!$iB$(a,b,f,c))return 0;}else if(b[28730]>=40)return 0;return e<0||b[31897+e]>0||$iA$(a,b,c,e);}
function $iA$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29413+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&g!=c&&a[15893+g]==a[15893+c]&&b[32377+g]!=0&&b[31897+g]==0&&$cM$(a,b,g,d))return 1;}return 0;}
function $iB$(a,b,c,d){let e,f;e=31177+c*18+4;for(f=0;f<4;f++){if(b[e+f]>=0&&!$cM$(a,b,d,b[e+f]))return 0;}return 1;}
function $iC$(a,b,c,d,e){let f;if(b[31897+d]==0&&b[31897+e]==0)return b[28730]<40;if(b[31897+d]!=b[31897+e])return 0;f=b[31897+d]-1;return b[31177+f*18+4-1]<0&&$iB$(a,b,f,c);}
function $iD$(a,b,c,d,e,f){if(b[13277+c])return 1;if(f!=1&&d>=0&&!$iE$(a,b,c,d))return 0;return f==0||e<0||$iE$(a,b,c,e);}
function $iE$(a,b,c,d){let e,f,g;e=a[16373+c];if(e!=0&&e!=1)return 0;if(b[4351+c]!=1||b[3551+c])return 0;f=b[4511+c];g=b[4511+d];return f<0||g<0||$g$(a,f,g)>1;}
function $iF$(a,b){let c;while(b[28733]<a[23]&&!$iI$(a,b,b[28733]))b[28733]++;if(b[28733]==a[23]){$iH$(a,b,b[2059]);if(b[2060]>=0)$iH$(a,b,b[2060]);b[1]=203;return;}$gw$(b);for(c=0;c<6;c++){if($iG$(a,b,b[28733],c))$gv$(b,1+c);}$gu$(b,40,b[9871]);}
function $iG$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$mod(d+5,6))&&b[3551+c]&1<<e){f=$cO$(a,b,c,e);if(f>=0&&b[32217+f]==0)return 1;}}return 0;}
function $iH$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++)b[32377+d]=$cW$(a,b,d);}
function $iI$(a,b,c){let d,e;d=a[16053+c];if(d!=b[2059]&&d!=b[2060])return 0;if(b[2591+c]<0||b[3551+c]==0||$dd$(a,c))return 0;if(b[32057+c]||$dc$(a,b,c)||!$hE$(a,b,c))return 0;for(e=0;e<6;e++){if($iG$(a,b,c,e))return 1;}return 0;}
function $iJ$(a,b){let c,d;$iN$(a,b);b[28732]=(-1);if(b[28729]==2){b[28733]=0;b[1]=202;return;}for(c=0,d=a[23];c<d;c++){if($iM$(a,b,c))$iL$(b,c,b[3711+c]-1);if($iK$(b,c))b[3711+c]=0;}$cE$(a,b);b[1]=205;}
function $iK$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9872]==2)return b==a[9873];if(a[28729]==1)return c==3;return c==1||c==2;}
function $iL$(a,b,c){let d;if(a[31897+b])return;if(a[31897+c]==0){$dh$(a);$cU$(a,a[28730]-1,c,1);}d=a[31897+c]-1;if(a[31177+d*18+4-1]<0){$cU$(a,d,b,0);a[32377+b]=2;a[32697+b]=a[3871+b]==2?1:0;}}
function $iM$(a,b,c){if(!$iK$(b,c)||b[2591+c]<0||$dd$(a,c))return 0;if(b[2911+c]>1)return 0;return $cM$(a,b,c,b[3711+c]-1);}
function $iN$(a,b){let c,d;b[28730]=0;b[28731]=0;b[28728]=0;for(c=0,d=a[23];c<d;c++){b[31897+c]=0;b[32377+c]=0;b[32537+c]=0;b[32697+c]=0;}}
function $iO$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[32057+c]=0;b[32217+c]=0;}b[28729]=0;if(b[9872]==1||b[9872]==2)b[28729]=1;else if(b[9872]==3)b[28729]=2;b[1]=201;}
function $iP$(a,b){let c,d,e,f,g;c=b[27696];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return;}$gw$(b);$gv$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){f=b[27740+e]==0&&b[3551+e]==0;if(f&&a[17173+e]!=0&&$iQ$(a,b,e,b[4891+c]))$gv$(b,1+e);}$gu$(b,27,d);}
function $iQ$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$eD$(a,d,b[2591+c]);return e>=0&&$eR$(a,b,d,e,a[15893+c])==c;}
function $iR$(a,b){let c,d,e,f,g,h;c=b[27696];if(b[4831+c]!=b[2059]){b[1]=8;return;}if(b[27699]==0){b[1]=400;return;}b[27699]--;d=b[4891+c];e=b[27700+b[27699]];f=1-b[5];if($ds$(a,b,b[5],e)){b[1]=152;return;}b[4891+c]=e;for(g=a[30+f],h=a[32+f];g<h;g++)b[27740+g]=$iQ$(a,b,g,d)?1:0;b[1]=151;}
function $iS$(a,b){let c,d,e,f,g,h,i;c=b[27696];d=b[5];e=b[4891+c];$gw$(b);$gv$(b,0);$dt$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13501+f]&&f!=e)$gv$(b,1+f);}$dt$(a,b,d,e,10,1);for(h=a[35-d],i=a[37-d];h<i;h++){if(b[2271+h]>=0&&$iT$(a,b,d,b[2271+h])<=10)$gv$(b,10001+h);}$gu$(b,39,d);}
function $iT$(a,b,c,d){let e;if(!$ds$(a,b,c,d))return $do$(b,d);e=$dq$(a,b,d);if(e<0)return 1073741824;return $do$(b,e)+$dr$(a,b,e,d);}
function $iU$(a,b){let c;$lO$(b,$aF$(a,b,(c=b[5],$aF$(a,b,c)>0?c:2)));}
function $iV$(a,b){let c,d,e,f;c=b[27694];if(c<0){b[1]=b[27695];return;}$gw$(b);$gv$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[53+c];$dt$(a,b,d,b[2271+c],$iW$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13501+e]&&e!=b[2271+c])$gv$(b,1+e);}}$gu$(b,37,b[5]);}
function $iW$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[53+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return d?3:4;return d?6:9;}
function $iX$(a,b){let c,d,e,f;b[1]=8;for(c=a[117+b[2059]],f=a[149+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9872]=d;b[9871]=e;b[9874]=8;b[1]=200;}}}
function $iY$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[3871+d]==3){b[9872]=1;b[9871]=c;b[9874]=146;b[1]=200;}}}
function $iZ$(a,b){let c,d;c=b[13437];d=b[13499];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$ja$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3;}}
function $ja$(a,b,c,d,e){let f;f=$eD$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$mod(d+5,6)))return 0;return a[39013+6*c+f]>0;}
function $jb$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[13437]];e=1600;for(f=a[30+c],g=a[32+c];f<g;f++){if(b[26894+f]>0&&b[2591+f]>=0)e=Math.min(e,$g$(a,d,b[2591+f]));}$gw$(b);for(h=0;h<2;h++){for(f=a[30+c],i=a[32+c];f<i;f++){if(b[26894+f]>0&&b[2591+f]>=0&&b[27374+f]==h&&$g$(a,d,b[2591+f])==e)$gv$(b,1+f);}if(b[4]>0)break;}if(b[4]>0)$gu$(b,36,1-c);else b[1]=142;}
function $jc$(a,b){let c,d,e;c=1-b[5];$gw$(b);for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27214+d]&&b[2591+d]>=0)$gv$(b,1+d);}if(b[4]>0)$gu$(b,35,c);else b[1]=145;}
function $jd$(a,b){if($dG$(a,b)>=0)$lO$(b,10);else b[1]=142;}
function $je$(a,b){let c,d,e,f,g,h,i;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[30+c],i=a[32+c];e<i;e++){f=a[16373+e];g=f==0||f==1||f==3;h=b[2591+e]>=0&&b[3551+e]==0;b[27054+e]=0;if(g&&h&&!d&&$jf$(a,b,e))b[27054+e]=1;}b[1]=141;}
function $jf$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[30+e],h=a[32+e];f<h;f++){if(b[26894+f]>0&&b[2591+f]>=0){g=$g$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$dB$(a,b,c,2,141);b[13441]=6;$jh$(a,b);d=1;}if($jg$(a,b,c,b[2591+f]))return 1;}}return 0;}
function $jg$(a,b,c,d){let e,f,g,h,i,j,k,l;e=a[17493+c]&&b[3231+c]==0;f=e?48613:58213;for(g=0;g<6;g++){h=a[29413+6*d+g];i=$mod(g+3,6);if(h<0||b[13501+h]==0||!(a[39013+6*h+i]>0))continue;j=a[f+6*h+i];for(k=0;k<2;k++){l=$eS$(a,b,h,$mod(i+k,6));if($div(l,4096)+j<=6)return 1;}}return 0;}
function $jh$(a,b){let c,d,e,f,g;c=b[13437];$dw$(b);d=$dv$(b,b[2591+c]);$du$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22383+e];e=$mod(e+1,1986);f--;b[24369+g]=0;f=$ji$(a,b,g,e,f);}}
function $ji$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r;f=$div(c,6);g=$mod(c,6);if(b[15432+f]==0)$jl$(a,b,f);h=b[18411+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$mod(g+j,6);l=$eH$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20397+m],i))continue;b[20397+m]=h+l;for(n=0;n<2;n++){o=$mod(k-n+6,6);p=b[16425+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29413+6*b[15101+f]+o];if(q==b[15101])continue;r=$dv$(b,q);if($jj$(a,b,r,h+l+p))e+=$du$(b,r,k,h+l+p,d+e);}}}return e;}
function $jj$(a,b,c,d){if(d<b[13441]*4096)return 1;return $jk$(a,b,b[13437])||!$eL$(a,b,c);}
function $jk$(a,b,c){let d;d=a[16373+c]==0||a[16373+c]==1;return d&&b[2911+c]==0&&b[13438]==0;}
function $jl$(a,b,c){let d,e;d=b[15101+c];for(e=0;e<6;e++)b[16425+6*c+e]=$ez$(a,b,d,e);b[16094+c]=(-1);if($jm$(a,b,d))b[16094+c]=$ea$(a,b,b[13437],d)*64;b[15432+c]=2;}
function $jm$(a,b,c){let d,e,f;d=b[13437];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15893+d],b[6671+(1-f)*1600+c]>0))return 0;return $ef$(a,b,d,c);}
function $jn$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$lO$(a,10);else a[1]=140;}
function $jo$(a,b){let c,d;c=b[13437];d=b[2591+c];b[1]=137;if(d<0||d==b[13449])return;b[26894+c]=1;if(b[13450])b[2559+b[2059]]=1;}
function $jp$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[117+c];f=a[149+c];$gw$(b);if(!$jt$(a,b,e,f))$gv$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$jq$(a,b,h,g))$gv$(b,10000*g+1+h);}}$gu$(b,34,d);}
function $jq$(a,b,c,d){if(d==0)return a[16373+c]!=8&&b[26734+c]==0;if(b[27534+c]||d==1||$db$(b,c))return 0;return d==2?$js$(a,b,c):$jr$(a,b,c);}
function $jr$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$X$(a,b,c),d<e-1))return 0;return $cX$(a,b,c)&&!$gH$(a,b,c);}
function $js$(a,b,c){if(b[3071+c]==0||a[18213+b[2591+c]]!=0)return 0;return !$gH$(a,b,c);}
function $jt$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16373+e]!=8&&b[26734+e]==0&&!$ju$(a,b,e,b[2591+e]))return 1;}return 0;}
function $ju$(a,b,c,d){let e,f,g;e=a[15893+c];for(f=a[31-e],g=a[33-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16053+f]]&&$g$(a,d,b[2591+f])<=2)return 0;}return 1;}
function $jv$(a,b){if($dM$(a,b)>=0)$lO$(b,10);else b[1]=137;}
function $jw$(a){let b,c;b=0;c=a[5];a[9872]=b;a[9871]=c;a[9874]=8;a[1]=200;}
function $jx$(a,b){let c,d,e,f;c=b[26732];d=b[26731];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($g$(a,b[2591+c],b[2591+d])==1&&$ja$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15893+c];b[9872]=e;b[9871]=f;b[9873]=c;b[9874]=110;b[1]=200;}}
function $jy$(a,b){let c,d,e,f;c=b[26732];d=b[2591+c];$gw$(b);for(e=0,f=a[26];e<f;e++){if($g$(a,d,e)==1&&$jz$(a,b,c,e))$gv$(b,1+e);}if(b[4]>0)$gu$(b,33,a[15893+c]);else b[1]=110;}
function $jz$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29413+6*e+f]==d&&(g=b[2751+c],g<0||f==g||f==$mod(g+5,6)))return a[39013+6*e+f]>0&&b[5071+d]<0;}return 0;}
function $jA$(a,b){let c,d,e;c=b[26732];d=b[26731];e=b[32857];b[32857]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0){$bN$(a,b,d,2,$jB$(b,c,e));return;}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13499]=d;$dB$(a,b,c,3,134);}}
function $jB$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $jC$(a,b){let c,d,e,f,g,h;c=b[26731];d=b[26732];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return;}e=a[15893+d];$gw$(b);$gv$(b,0);for(f=a[30+e],h=a[32+e];f<h;f++){g=a[17173+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26393+f]==0&&b[3551+f]==0&&$dT$(a,b,f)!=0)$gv$(b,1+f);}$gu$(b,32,e);}
function $jD$(a,b){let c,d,e,f,g;c=b[26732];e=(d=b[2751+c],$U$(a,b[2591+c],d,b[2591+b[26731]]));$gw$(b);for(f=0;f<2;f++){if((g=$eb$(b,c,f),$U$(a,b[2591+c],g,b[2591+b[26731]]))<e)$gv$(b,1+f);}$gu$(b,31,a[15893+c]);}
function $jE$(a,b){let c,d,e,f;c=b[26731];d=1-a[15893+c];$gw$(b);for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$jF$(a,b,c,e))$gv$(b,1+e);}$gu$(b,30,a[15893+c]);}
function $jF$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$g$(a,b[2591+c],e);if(f<2||f>3||b[6671+a[15893+c]*1600+e]>0)return 0;if($dP$(a,b,c,d)==0)return 0;g=$dV$(a,b,c,d);h=b[11644+g-1];i=$g$(a,h,e)==1;$d$(b,g);return i;}
function $jG$(a,b){let c;c=b[13437];if(b[2591+c]>=0&&b[3711+c]>0)$bN$(a,b,c,2,112);else if(b[13440])$eU$(a,b);else b[1]=112;}
function $jH$(a,b){let c;c=b[26727];if(b[2591+c]>=0&&b[2591+c]!=b[26729])$bQ$(a,b,c,b[26730]);else b[1]=b[26730];}
function $jI$(a,b){let c,d,e,f,g,h,i,j;c=b[26726];d=b[26727];if(c==b[26725]){b[1]=126;return;}b[26726]=c+1;e=b[26716+c];if(b[2591+e]<0||b[2591+d]<0||b[3711+d]==1+e)return;if(b[26728]==0){b[3391+e]=1;b[13276]=1;}b[26357]=1;f=e;g=d;h=b[2591+d];b[9875]=f;b[9876]=g;b[9877]=h;i=b[26728];j=b[26719+c];b[9878]=i;b[9879]=j;b[9881]=b[26722+c];b[9880]=c;b[9882]=125;b[1]=300;}
function $jJ$(a,b){let c,d,e;c=a[15893+b[26716]];if(b[26725]==3){b[1]=125;return;}$gw$(b);$gv$(b,0);for(d=a[30+c],e=a[32+c];d<e;d++){if(a[16373+d]==6&&b[2591+d]>=0&&$jK$(a,b,d))$gv$(b,1+d);}$gu$(b,29,c);}
function $jK$(a,b,c){if($ek$(b,c)||!$jN$(a,b,c))return 0;if(b[26728]==1)return $jM$(a,b,c);return $jL$(a,b,c,b[26727]);}
function $jL$(a,b,c,d){let e;e=a[16053+c];if(e!=b[2059]&&e!=b[2060])return 0;if(b[4191+c]||b[3391+c]||$dD$(a,b,c)<(a[17333+c]?0:(a[17173+c]==2?2:1)))return 0;return $cX$(a,b,c)&&$dP$(a,b,c,d)!=0;}
function $jM$(a,b,c){let d,e;if(a[17173+c]==0||b[2591+c]<0||b[26393+c])return 0;d=b[26356];if(b[3551+c]||!$iQ$(a,b,c,b[2591+d]))return 0;if(b[3711+d]==1+c)return 0;if(b[26355]!=3)return 1;e=b[6671+a[15893+d]*1600+b[2591+c]];return e==($iQ$(a,b,d,b[2591+c])?1:0);}
function $jN$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26725];e<f;e++){if(b[26716+e]==c)return 0;if($g$(a,b[2591+c],b[2591+b[26716+e]])==1)d=1;}return d;}
function $jO$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||b[3711+c]){$el$(a,b);return;}d=1-a[15893+c];$gw$(b);$gv$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){if(a[17173+e]==1&&b[26393+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$iQ$(a,b,e,b[2591+c]))$gv$(b,1+e);}}$gu$(b,28,d);}
function $jP$(a,b){let c,d,e,f;c=b[26356];if(b[2591+c]<0){$el$(a,b);return;}d=1-a[15893+c];$gw$(b);$gv$(b,0);if(b[6671+d*1600+b[2591+c]]>0){for(e=a[30+d],f=a[32+d];e<f;e++){if($jM$(a,b,e))$gv$(b,1+e);}}$gu$(b,27,d);}
function $jQ$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0){$el$(a,b);return;}d=1-a[15893+c];$gw$(b);$gv$(b,0);for(e of $K5){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$jR$(a,b,f))$gv$(b,10000*e+1+f);}}$gu$(b,26,d);}
function $jR$(a,b,c){if(b[26553+c]||!$jS$(a,b,c))return 0;if(a[17333+b[26356]]&&a[17333+c]==0)return 0;return $ef$(a,b,c,b[2591+c]);}
function $jS$(a,b,c){let d,e;if(a[16373+c]==8||b[3551+c]||b[26393+c])return 0;if(b[26355]==3&&b[31897+c]>b[28731])return 0;return $bP$(a,b,c)&&!(d=a[15893+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0);}
function $jT$(a,b){let c;c=b[26713];$gw$(b);$gv$(b,0);if(b[2591+c]>=0&&$ef$(a,b,c,b[2591+c])){$gv$(b,1);$gv$(b,2);}$gu$(b,25,a[15893+c]);}
function $jU$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||a[17333+c]){$es$(b);return;}d=1-a[15893+c];$gw$(b);$gv$(b,0);for(e=0;e<6;e++){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$jV$(a,b,f,e))$gv$(b,10000*e+1+f);}}$gu$(b,24,d);}
function $jV$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$jS$(a,b,c)||!(a[39013+6*e+d]>0))return 0;f=a[29413+6*e+d];g=b[26356];if(b[5071+f]>=0||$g$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15893+c],b[6671+(1-h)*1600+f]>0);return i&&$V$(a,b,e,b[2591+g]);}
function $jW$(a,b){let c,d;c=b[26359];d=b[2591+c]>=0?$ka$(a,b,c):(-1);if(d<0){b[1]=b[26360];return;}b[27694]=d;if(a[17333+c]){b[1]=116;return;}$gw$(b);$gv$(b,0);$jX$(a,b,d,c);$gu$(b,23,a[53+d]);}
function $jX$(a,b,c,d){let e,f;e=a[53+c];f=b[2271+c];if(b[6671+(1-e)*1600+f]>0||!$V$(a,b,f,b[2591+d]))return;$jY$(a,b,e,f,b[2591+d]);}
function $jY$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($g$(a,d,f)==1&&$g$(a,f,e)>2&&$jZ$(a,b,c,d,f))$gv$(b,1+f);}}
function $jZ$(a,b,c,d,e){let f,g;f=b[5071+e];if(b[6671+(1-c)*1600+e]>0||f>=0&&a[15893+f]!=c)return 0;for(g=0;g<6;g++){if(a[29413+6*d+g]==e)return a[39013+6*d+g]>0;}return 0;}
function $ka$(a,b,c){let d,e,f,g;d=1-a[15893+c];for(e=a[34+d],g=a[36+d];e<g;e++){f=b[2271+e];if(b[26361+e]==0&&f>=0&&b[2527+e]==0&&$kb$(a,b,d,f)&&$g$(a,f,b[2591+c])<=2)return e;}return (-1);}
function $kb$(a,b,c,d){let e;e=b[5071+d];return e<0||a[15893+e]!=c;}
function $kc$(a){$lO$(a,10);}
function $kd$(a,b){let c,d;c=b[13437];if($km$(b))$eU$(a,b);else if(b[13453]==0&&b[13448]>=0)$kl$(a,b);else if(b[13453]==0)b[1]=112;else if(b[13455]==b[13454])$kk$(a,b);else{d=b[13456+b[13455]];if(b[2751+c]!=$mod(d,6))$kh$(a,b,$mod(d,6),$kj$(a,b,$mod(d,6)));else if($kg$(a,b)){b[13447]=1;$kf$(a,b,c,113);}else $ke$(a,b,$div(d,6));}}
function $ke$(a,b,c){let d,e,f,g;d=b[13437];e=b[2591+d];f=b[5071+c];g=$ez$(a,b,e,$eD$(a,e,c));if(g==(-1))b[13453]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$cr$(a,b,f,1);$ew$(a,b,c,g);}}
function $kf$(a,b,c,d){let e,f,g;b[26355]=0;b[26356]=c;b[26358]=d;b[26357]=0;e=1-a[15893+c];for(f=a[30+e],g=a[32+e];f<g;f++)b[26393+f]=0;b[1]=123;}
function $kg$(a,b){let c,d;if(b[13447]||b[13438]>=2)return 0;return (c=a[15893+b[13437]],d=b[2591+b[13437]],b[6671+(1-c)*1600+d]>0);}
function $kh$(a,b,c,d){let e,f,g,h;e=b[13437];if(d==(-1)){b[13453]=0;return;}b[13442]+=$div(d,4096);b[13444]+=$eO$(b[2751+e],c);$bb$(a,b,e,c);if((f=a[15893+e],g=b[2591+e],b[6671+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2);}h=$div(d&4095,64);if(h>0)$ki$(a,b,h);}
function $ki$(a,b,c){let d,e;d=b[13437];e=b[2911+d];$cr$(a,b,d,c);if(b[2911+d]!=e)b[13453]=0;}
function $kj$(a,b,c){let d,e;d=b[13437];e=b[2591+d];if(!$jm$(a,b,e))return (-1);if(b[13438]==1&&b[13443]==0)return $ea$(a,b,d,e)*64;return $eN$(a,b,e,b[2751+d],c);}
function $kk$(a,b){let c,d,e;c=b[13437];d=b[2591+c];e=b[2751+c];b[13453]=0;b[13497]=1;if(e!=b[13496])$kh$(a,b,b[13496],$eM$(a,b,d,e,b[13496]));b[1]=112;}
function $kl$(a,b){$ex$(a,b,b[13451]);$bb$(a,b,b[13437],b[13452]);$eU$(a,b);}
function $km$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0;}
function $kn$(a,b){let c,d;c=b[13437];d=b[13497]&&b[13438]!=0;if($km$(b)||d){$eU$(a,b);return;}$dC$(a,b);$jh$(a,b);$gw$(b);if($ky$(a,b))$gv$(b,0);if(b[13438]==2||b[13438]==3)$kw$(a,b);else{$ku$(a,b);if(b[13438]==0)$ks$(a,b);}if(b[13497]&&!$kr$(b,b[2591+c]))$gw$(b);else if(b[2063]&&$kp$(a,b)&&$kr$(b,b[2591+c]))$ko$(b,b[2591+c]);if(b[4]>0)$gu$(b,22,a[15893+c]);else $eU$(a,b);}
function $ko$(a,b){let c,d,e,f,g;c=0;for(d=0,f=a[4];d<f;d++){if((e=a[9+d],e>10000||e>0&&$div(e-1,6)!=b)){a[9+c]=a[9+d];c++;}}for(d=c,g=a[4];d<g;d++)a[9+d]=0;a[4]=c;}
function $kp$(a,b){let c,d;if(!$iw$(a,b))return 0;for(c=a[117+b[2059]],d=a[149+b[2059]];c<d;c++){if(b[2591+c]>=0&&$kq$(a,b,c))return 0;}return 1;}
function $kq$(a,b,c){let d,e,f,g,h;d=a[16373+c];if(d==6||d==7||d==8||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($db$(b,c)||!$cX$(a,b,c)))return 0;e=b[2591+c];for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39013+6*e+f]){h=b[5071+a[29413+6*e+f]];if(h>=0&&a[15893+h]!=a[15893+c])return 1;}}return 0;}
function $kr$(a,b){let c,d,e;for(c=0,e=a[4];c<e;c++){if((d=a[9+c],d>10000||d>0&&$div(d-1,6)!=b))return 1;}return 0;}
function $ks$(a,b){let c,d,e,f,g;c=b[13437];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($kt$(a,b,c,d,b[13440]==0)){e=1-a[15893+c];for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]>=0&&$dP$(a,b,c,f)!=0)$gv$(b,10001+f);}}}
function $kt$(a,b,c,d,e){if(a[17173+c]==0||a[16373+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17333+c]?0:(a[17173+c]==2?2:1)))return 0;return e||a[17173+c]==1;}
function $ku$(a,b){let c,d,e,f;c=b[13437];for(d=0,f=a[26];d<f;d++){if(b[13501+d]==0||b[5071+d]>=0&&b[5071+d]!=c)continue;if(b[13438]==1&&!$ju$(a,b,c,d))continue;for(e=0;e<6;e++){if($kv$(a,b,d,e))$gv$(b,1+6*d+e);}}}
function $kv$(a,b,c,d){let e,f;e=b[13437];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$eS$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return !$jk$(a,b,e)||$eI$(a,b,c,d)>=0;}
function $kw$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[13437];d=99;e=1073741824;if(b[13443]==0)d=$kx$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){h=$kx$(a,b,f,g);if(h<=d&&$kv$(a,b,f,g)){j=(i=$eS$(a,b,f,g),$div(i,4096));if(h<d){d=h;e=j;}else if(e<1073741824)e=Math.min(e,j);}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){if($kx$(a,b,f,g)==d&&$kv$(a,b,f,g)&&(l=$eS$(a,b,f,g),$div(l,4096))==e)$gv$(b,1+6*f+g);}}}}
function $kx$(a,b,c,d){let e;e=$g$(a,c,b[2591+b[13499]]);if(e==1&&$ja$(a,b,c,d,b[13499]))return 0;return e;}
function $ky$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $ju$(a,b,b[13437],b[2591+b[13437]]);}
function $kz$(a,b){let c,d,e,f,g,h,i;c=b[13437];$gw$(b);d=$kB$(a,b,a[16053+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11644+f]==e&&$kA$(a,b,c,e)){for(g=0;g<6;g++)$gv$(b,1+6*e+g);}}}$gu$(b,21,a[15893+c]);}
function $kA$(a,b,c,d){let e;e=$dD$(a,b,c)-$eX$(a,b,c,d);if(e==0)return !$ey$(a,b,a[15893+c],d);return e>0;}
function $kB$(a,b,c){let d,e,f,g,h,i,j;d=0;e=(-1);f=c*160;for(g=0,j=a[469+c];g<j;g++){h=a[501+f+g];i=a[5621+f+g];if(b[5071+h]>=0||e>=0&&i>e)continue;e=i;b[11644+d]=h;d++;}return d;}
function $kC$(a,b){let c,d,e,f,g;c=b[5];d=$kP$(a,b);$gw$(b);$gv$(b,0);for(e=0;e<5;e++){for(f=a[30+c],g=a[32+c];f<g;f++){if(f==d&&e>=2)continue;if($kN$(a,b,f)&&$kE$(a,b,f,e))$gv$(b,10000*e+1+f);}}if(b[4]>1&&$kp$(a,b)&&b[10]<20000)$kD$(b);$gu$(b,20,c);}
function $kD$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0;}
function $kE$(a,b,c,d){if(b[2591+c]<0)return d==0&&$m$(a,b,c)&&$kM$(a,b,c);if(a[16373+c]==8)return d==2&&$js$(a,b,c);if(d==0)return $kH$(a,b,c);if(d==1)return $kG$(a,b,c);if(d==2)return $js$(a,b,c);if(d==3)return $jr$(a,b,c);return $kF$(a,b,c);}
function $kF$(a,b,c){if(a[17493+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16533+c]-1&&b[3231+c]==0)return 0;if($ey$(a,b,a[15893+c],b[2591+c]))return 0;return $cX$(a,b,c);}
function $kG$(a,b,c){let d,e,f,g,h;if(a[16373+c]!=2||b[3391+c]||b[3551+c])return 0;if((d=a[15893+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0)||!$cX$(a,b,c))return 0;f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$jF$(a,b,c,g))return 1;}return 0;}
function $kH$(a,b,c){let d,e,f,g;d=$cX$(a,b,c);e=d?$dD$(a,b,c):$div($dD$(a,b,c),2);if($kt$(a,b,c,e,d)&&$kL$(a,b,c))return 1;if(b[3551+c]&&!$kK$(a,b,c))return 0;f=b[2591+c];g=a[15893+c];if(b[6671+(1-g)*1600+f]>0)return d&&$kI$(a,b,c);return e>0||$ef$(a,b,c,f);}
function $kI$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15893+c];if(b[3551+c]==0&&$eQ$(a,b,e,d)==1&&$ef$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39013+6*d+f]&&$kJ$(a,b,e,a[29413+6*d+f]))return 1;}return 0;}
function $kJ$(a,b,c,d){let e;e=b[5071+d];if(b[6671+(1-c)*1600+d]>0)return 0;return e<0||a[15893+e]==c&&a[16373+e]!=8;}
function $kK$(a,b,c){let d,e;if(a[17333+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29413+6*b[2591+c]+d]];if(a[17333+e])return 0;}}return 1;}
function $kL$(a,b,c){let d,e,f;d=1-a[15893+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$dP$(a,b,c,e)!=0)return 1;}return 0;}
function $kM$(a,b,c){let d,e;for(d=0,e=$kB$(a,b,a[16053+c]);d<e;d++){if($kA$(a,b,c,b[11644+d]))return 1;}return 0;}
function $kN$(a,b,c){if(b[4191+c]||b[3391+c]==2)return 0;return $kO$(a,b,c);}
function $kO$(a,b,c){let d,e;d=a[16053+c];e=d==b[2059]||d==b[2060];return e&&(b[2207+d]==0||b[2207+d]==1);}
function $kP$(a,b){let c,d,e;c=(-1);if($iw$(a,b)){for(d=a[117+b[2059]],e=a[149+b[2059]];d<e;d++){if($kQ$(a,b,d)){if(c>=0)return (-1);c=d;}}}return c;}
function $kQ$(a,b,c){if($kN$(a,b,c)&&($kE$(a,b,c,0)||$kE$(a,b,c,1)))return 1;return b[2591+c]>=0&&$kq$(a,b,c);}
function $kR$(a,b){let c,d;b[27696]=(-1);b[27698]=(-1);b[27697]=0;$gw$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$gv$(b,1+c);}if($gD$(a,b,b[2059]))$gv$(b,10001);if(b[4]>0)$gu$(b,39,b[5]);else b[1]=8;}
function $kS$(a){$dK$(a,a[2059],8);}
function $kT$(a,b){let c;c=a[34+b[5]]-1;$dK$(b,$dz$(a,b,c),8);}
function $kU$(a,b){let c,d;$kW$(a,b);b[13276]=0;b[13437]=(-1);for(c=0,d=a[23];c<d;c++){b[26734+c]=0;b[26894+c]=0;b[27214+c]=0;b[27374+c]=0;b[27534+c]=0;if(b[2591+c]>=0&&$kV$(a,b,c))b[27534+c]=1;}b[26733]=a[117+b[2059]];b[1]=136;}
function $kV$(a,b,c){let d,e,f;d=1-a[15893+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$g$(a,b[2591+c],b[2591+e])<=2)return 1;}return 0;}
function $kW$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26553+c]=0;b[13277+c]=0;}}
function $kX$(a,b){b[13276]=0;b[13437]=(-1);$kW$(a,b);b[1]=110;}
function $kY$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$Z$(a,b,c);d=b[2141]>=a[42];e=b[2142]>=a[43];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1));}else if(d||e){b[7]=1;b[8]=d?1:0;}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[42],i=b[2141]*a[43],h==i?(-1):(h>i?0:1));}else if(a[27]>0&&a[28]==0)b[7]=4;else{b[6]++;b[1]=0;}}
function $kZ$(a,b){if(b[2064]>=a[24])b[1]=15;else if($la$(a,b,b[2064]))$lO$(b,10);else b[2064]++;}
function $la$(a,b,c){let d,e;if(b[2207+c]==3||$gn$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]!=3)return 1;}return 0;}
function $lb$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return;}$gw$(b);if(b[2207+c]==2){for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0)$gv$(b,1+d);}}if(b[4]>0)$gu$(b,9,a[53+c]);else b[2064]++;}
function $lc$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13;}
function $ld$(a,b){let c,d,e,f,g;c=b[2057];$gw$(b);$gv$(b,0);for(d=a[34+c],g=a[36+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($p$(a,b,d)&&(f||!e))$gv$(b,1+d);}if(b[4]>1)$gu$(b,5,c);else $fj$(b,$fk$(a,b,1-c)?1-c:c);}
function $le$(a,b){let c;c=$part(b,2110,2124);b[2063]=0;if(c[0]==14&&!$lf$(a,b))$fy$(c);b[1]=4;}
function $lf$(a,b){if(!$p$(a,b,b[2059]))return 0;return b[2060]<0||$p$(a,b,b[2060]);}
function $lg$(a,b){let c,d,e,f;c=b[2064];$gw$(b);for(d=0,f=a[26];d<f;d++){if($lh$(a,b,c,d)){for(e=0;e<6;e++)$gv$(b,1+6*d+e);}}if(b[4]>0)$gu$(b,8,a[15893+c]);else{b[2064]++;b[1]=6;}}
function $lh$(a,b,c,d){let e,f,g,h;e=b[2271+a[16053+c]];if(b[5071+d]>=0||a[18213+d]==6)return 0;if($g$(a,e,d)>3)return 0;f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$g$(a,b[2591+g],d)<3)return 0;}return 1;}
function $li$(a,b){if(b[2064]>=a[149+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$lO$(b,10);else b[2064]++;}
function $lj$(a,b){let c,d;c=b[2059];d=$lo$(a,b,c);$gw$(b);if(d||b[2060]>=0)$gv$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($ln$(a,b,c))$gv$(b,2);if($lm$(a,b,c))$gv$(b,3);if($ll$(a,b,c))$gv$(b,4);if($lk$(a,b,c))$gv$(b,5);}if(b[4]>0)$gu$(b,3,b[5]);else b[1]=8;}
function $lk$(a,b,c){let d;d=a[53+c];if(!(b[2271+c]>=0))return 0;if(a[48]&&(b[2399+c]||b[2133+d]>=2))return 0;return $gE$(a,b,c)>0||$gD$(a,b,c);}
function $ll$(a,b,c){let d,e,f;d=a[53+c];if(!(a[38+a[53+c]]==c)||!$j$(a,b,d))return 0;for(e=a[34+d],f=a[36+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1;}return 0;}
function $lm$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]==2)return 1;}return 0;}
function $ln$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0&&a[16373+d]!=8)return 1;}return 0;}
function $lo$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0||$m$(a,b,d))return 1;}return 0;}
function $lp$(a,b){let c,d,e;c=$part(b,2110,2124);$fU$(a,b);d=c[0];if(d==5)$fz$(b);else if(d==8)$lt$(a,b);else if(d==14){$gw$(b);$gv$(b,0);$gv$(b,1);$gu$(b,4,b[5]);}else if(d==6)$ls$(a,b);else if(d==9)$lr$(a,b);else if(d==15)$fC$(a,b,0);else{e=$lq$($part(b,2067,2110),c);if(e==(-1))$fC$(a,b,0);else $lO$(b,e);}}
function $lq$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[19+b[1]*4+1];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($has($K6,c))return a[10];if(c==3)return a[19+(b[11]?a[13]:b[1])*4+2];if(c==10)return a[15];d=c==12?6:(c==14?16:(c==15?17:0));if(d>0)return a[d]==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1);}
function $lr$(a,b){let c,d,e;c=1-b[5];$gw$(b);$gv$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$q$(a,b,d))$gv$(b,1+d);}$gu$(b,7,c);}
function $ls$(a,b){let c,d,e,f;c=1-b[5];d=$i$(a,b,$fs$(a,b));$gw$(b);$gv$(b,0);for(e=a[34+c],f=a[36+c];e<f;e++){if($fY$(a,b,e,d,b[2112]>0))$gv$(b,1+e);}$gu$(b,6,c);}
function $lt$(a,b){if(b[2119]==1){$lu$(a,b);return;}b[2058]=0;$fj$(b,1-b[5]);}
function $lu$(a,b){let c,d,e;$fA$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$gg$(b,c,d);$fu$(a,b,d);b[2063]=1;}
function $lv$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$fk$(a,b,c)){if($fk$(a,b,1-c))$fj$(b,1-c);else b[1]=11;return;}d=a[34+c];e=a[36+c];$gw$(b);$gv$(b,0);for(f=d,g=e;f<g;f++){if($p$(a,b,f))$gv$(b,1+f);}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($p$(a,b,f)&&$p$(a,b,h))$gv$(b,1+f+1000*(1+h));}}$gu$(b,2,c);}
function $lw$(a,b){let c,d,e;c=b[2065];$gw$(b);$gv$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if($b$(a,b,d))$gv$(b,1+d);}$gu$(b,1,c);}
function $lx$(a){$lO$(a,100);}
function $ly$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0;}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0;}b[2057]=(-1);b[2058]=0;b[1]=1;}
function $lz$(a,b){let c,d,e,f,g;c=31177+b[28731]*18;for(d=0;d<8;d++)b[28716+d]=b[c+d];b[28724]=(-1);b[28725]=(-1);for(e=0;e<2;e++)b[28726+e]=b[c+16+e];f=28737+b[28731]*61;for(g=0;g<61;g++)b[28655+g]=b[f+g];$hb$(b);if(b[28655]==3)$lK$(a,b);$lA$(a,b);$ha$(b);b[28728]=1;}
function $lA$(a,b){let c,d,e,f,g,h;$hv$(a,b);b[28724]=(-1);b[28725]=(-1);for(c=0;c<8;c++){if(b[28716+c]>=0){b[28092+$div(c,4)]++;d=c>=4?0:4;$hu$(a,b,c);$lI$(a,b,c,d);$lF$(a,b,c);}}for(c=0;c<4;c++){if(b[28716+c]>=0)$lE$(a,b,c);}$lD$(a,b);e=b[28092]==1&&b[28093]==1;f=b[28726]>=0&&b[28727]>=0;$hl$(a,b,!(e&&f));$lB$(a,b);for(g=0;g<2;g++){h=b[28716+g*4];b[28094+g]=b[2463+a[16053+h]];}}
function $lB$(a,b){let c;c=b[28732]>=0?b[2059]:a[16053+b[28716]];$lC$(a,b,0,c);if(b[28727]>=0&&$hq$(a,b,1))$lC$(a,b,1,b[28727]);}
function $lC$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[28716+e];if(f>=0)b[28239+e*20+14]=a[16053+f]!=d?1:0;}h=b[28724+c];if(h>=0&&b[28726+c]>=0&&$hq$(a,b,c)){i=a[16053+h]!=d?1:0;b[28239+(8+c)*20+14]=i;}}
function $lD$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=$part(b,28655,28716);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[28720+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27813+i]);f=Math.max(f,a[85620+a[18213+i]]);for(j=0;j<4;j++){k=b[28716+j];if(k>=0&&c[31+j*3]<=1&&c[31+j*3+2]==0&&$cM$(a,b,k,h)){l=b[2591+k];m=6*l+$eD$(a,l,i);e=Math.max(e,a[71013+m]);}}}b[28098]=(-(d+e));b[28103]=f;}
function $lE$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[28716+c];e=28239+c*20;f=b[32697+d];g=b[e+8];h=b[32377+d]==1&&!f&&!g;b[e+5]=h?1:0;b[e+15]=b[3871+d]==3?1:0;b[e+6]=f;b[e+7]=b[32537+d];i=a[16373+d];for(j=0;j<4;j++){k=b[28720+j];if(k>=0){l=a[16373+k];m=a[85530+l*9+i];n=28092+j*4+c;b[n+131]=m;b[n+115]=f?a[85611+l]:m;}}}
function $lF$(a,b,c){let d,e,f,g,h,i;d=b[28716+c];if(b[2591+d]<0||a[16373+d]==8)return;e=$lG$(a,b,c);b[28239+c*20+11]=e==0?1:0;b[28239+c*20+19]=e==3?1:0;if(e==2){h=b[5071+(f=b[2591+d],g=$ih$(a,b,c),a[29413+6*f+g])];i=8+(c<4?0:1);if(b[28716+i]<0){b[28716+i]=h;$hu$(a,b,i);}if(b[28716+i]==h)b[28239+c*20+16]=1;}}
function $lG$(a,b,c){let d,e;if($il$(a,b,c)>=0)return 1;if($ih$(a,b,c)>=0)return 2;d=b[28716+c];for(e=0;e<6;e++){if(a[29413+6*b[2591+d]+e]<0&&$lH$(a,b,c,e))return 3;}return 0;}
function $lH$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[28716+c]];f=a[21413+e];g=a[23013+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($if$(b,h)){i=b[2591+b[28716+h]];j=a[21413+i]-f;k=a[23013+i]-g;if((l=j-$K13[d][0],m=k-$K13[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0;}}return 1;}
function $lI$(a,b,c,d){let e,f,g,h;e=b[28716+c];if(b[3551+e]==0||b[2591+e]<0)return;b[28239+c*20+8]=2;for(f=d,h=d+4;f<h;f++){g=b[28716+f];if(g>=0&&$lJ$(a,b,e,g))b[28239+c*20+8]=1;}}
function $lJ$(a,b,c,d){let e;if(b[3551+c]==0||!$hB$(a,b,c,d))return 0;e=$eD$(a,b[2591+c],b[2591+d]);return (b[3551+c]&1<<e)>0;}
function $lK$(a,b){let c,d,e,f,g,h,i,j,k;c=$part(b,28655,28716);d=31177+b[28731]*18;for(e=0;e<2;e++){f=(-1);g=e*4;for(h=g,i=g+4;h<i;h++){if(f<0&&b[28716+h]>=0&&c[31+h*3]<=1&&c[31+h*3+2]==0)f=$cH$(a,b,b[28716+h]);}if(f>=0&&f!=b[28726+e]){j=f;b[28726+e]=j;b[d+16+e]=j;k=b[2207+f]==1;c[8+e]=k?2:1;}}}
function $lL$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0;}if(b[28729]==2||b[9872]!=0){if(b[9872]==0){for(c=0,e=a[23];c<e;c++)b[13277+c]=0;}b[1]=b[9874];return;}b[28729]=2;b[1]=201;}
function $lM$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[53+c];e=b[2271+c];f=a[30+d];g=a[32+d];if(b[2527+c]==1&&$lN$(a,b,c)){f=a[117+c];g=a[149+c];}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$g$(a,e,b[2591+i]));}$gw$(b);k=$e$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$g$(a,e,l)==h&&b[10044+l]>0)$gv$(b,1+i);}$d$(b,k);if(b[4]>0)$gu$(b,38,d);else $ao$(a,b,c,1);}
function $lN$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0)return 1;}return 0;}
function $lO$(a,b){a[0]=100000+b;}
function $lP$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $div(f,d)<3?0:$mod(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $mod(f,d);}
function $lQ$(a,b,c){return $lR$(a,b,c,3);}
function $lR$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$nn$(b,b[3]);$w$(a,b,b[3]);$nm$(a,b);b[38064]=0;b[38546]++;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$lT$(a,b,b[9+i],d);if(a[110658]>0)j+=$lS$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i;}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i;}}return g;}
function $lS$(a,b,c){let d,e,f;d=b[2];e=a[110658];if(d!=22&&d!=41)return 0;f=(c+40009*b[13437]*(d==22))*64+a[110659];return $div(2*e*scrambled(f),65521)-e;}
function $lT$(a,b,c,d){let e;e=b[2];if(e==22)return $nh$(a,b,c,d);if(e<20)return $mW$(a,b,c,d);if(e<40)return $mD$(a,b,c,d);if(e>=50||e==42)return $mn$(a,b,c);return $lU$(a,b,c,d);}
function $lU$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $ml$(a,b,c,d);if(e==40){g=b[28733];$w$(a,b,f);return $lX$(a,b,g,b[2591+g],c-1,d);}if(e==43||e==44)return $lW$(a,b,c,e==43);if(e==45)return $lV$(a,b,c,f);if(e==46)return (h=c-1,Math.max(1,$X$(a,b,h)-b[3071+h]));if(e==47){g=b[28736];$w$(a,b,f);return $lX$(a,b,g,b[2591+g],c-1,d);}if(e==49){$w$(a,b,f);g=b[9876];return $lX$(a,b,g,$mod(c,10000)-1,$div(c,10000),d);}return c;}
function $lV$(a,b,c,d){let e,f;$w$(a,b,d);e=c>=10000;return 2*(f=$mod(c,10000)-1,$div(b[33262+d*1600+f],1000))-e;}
function $lW$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[28716+g];if(h<0)continue;if(d)f-=$N$(a,h,c-1,0,0);else f+=$N$(a,c-1,h,0,0);}return f;}
function $lX$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q;g=0;h=0;i=0;j=1-a[15893+c];for(k=0;k<6;k++){l=6*d+k;m=a[29413+l];n=m>=0?b[5071+m]:(-1);if(n<0||a[15893+n]!=j)continue;if((e<0||k==e||k==$mod(e+5,6))&&a[39013+l]>0)g++;else if(b[2911+n]==0&&(o=b[2751+n],p=$mod(k+3,6),o<0||p==o||p==$mod(o+5,6)))h++;}q=(-60)*h;if(g&&$P$(a,c)){for(k=0;k<6;k++){m=a[29413+6*d+k];n=m>=0?b[5071+m]:(-1);if(n>=0&&a[15893+n]==j&&(e<0||k==e||k==$mod(e+5,6)))i+=$mc$(a,b,c,d,k,n,g,h>0,f);}if(a[17173+c]==0||i>0)return q+$div(i,g);}if(!(a[17173+c]==0))return q+$ma$(a,b,c,d,e,g,f);return q+$lY$(a,b,1-j,d,e);}
function $lY$(a,b,c,d,e){let f,g;f=$lZ$(b,c,d);if(f<0||b[2591+f]<0)return (-20)*$div(b[33262+c*1600+d],1000);g=$U$(a,d,e,b[2591+f]);return (-20)*$div(b[33262+c*1600+d],1000)-6*g;}
function $lZ$(a,b,c){let d;d=a[33262+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $ma$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15893+c];for(j=a[31-i],m=a[33-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$g$(a,d,k);if(l<=3)h=Math.max(h,$mb$(a,b,c,d,e,j,l));}n=$div(b[33262+i*1600+d],1000);o=!$P$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$lZ$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$U$(a,d,e,b[2591+p]));return h-o-20*Math.max(0,n-2-1);}
function $mb$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$U$(a,d,e,h);if(i==2||!$V$(a,b,d,h))return 0;j=$R$(a,b,c,f,g,i==1?(-2):0);if(a[17173+f]!=0){k=$U$(a,h,b[2751+f],d);if(k!=2)j-=$div($R$(a,b,f,c,g,k==1?(-2):0),2);}return j;}
function $mc$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$ig$(b[2751+f],$mod(e+3,6));k=j!=0&&!h;l=$mk$(a,b,f,c);m=$mj$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$mi$(a,b,c,d)&&!(i&4);p=$md$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$md$(a,b,c,f,m,l,k,1,n,i));}
function $md$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$N$(a,c,d,h,e+2*f);if(k<0)return 0;l=$J$(a,b,d,k,g,h,i);m=$mh$(a,b,c,k,h,1+f);if(f){n=$N$(a,c,d,0,e+2*(f-1));l-=$J$(a,b,d,n,0,0,i);l+=25*f;}if(j&1){o=a[$M$(a,b,d,k,g,h,i)];p=h?1000:a[$mg$(a,b,c,k,1+f)];q=o*$mf$(a,b,d)-p*$mf$(a,b,c);l+=$div($div(q,1000)*a[110654],100);}return $me$(b,a[15893+c],l,m,j);}
function $me$(a,b,c,d,e){if(a[38063-b])c=$div(c*15,100);if(a[38062+b])return c-$div(d*15,100);if(a[38063-b])return c-$div(d*200,100);return c-$div(d*(e&1?95:75),100);}
function $mf$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16373+c]==8)return 0;d=a[16053+c];e=0;f=0;for(g=a[117+d],h=a[149+d];g<h;g++){if(a[16373+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16373+g]==8?600:100*a[17813+g])-$div((a[16373+g]==8?600:100*a[17813+g])*$Y$(a,b,g,b[3071+g]),10000);}i=$E$(a,b,d,f);return $div(($E$(a,b,d,f+1)-i)*e,10);}
function $mg$(a,b,c,d,e){let f,g;f=Math.min(Math.max(1,$X$(a,b,c)-b[3071+c])*e,9);g=(d*3+1)*9+f-1;return 101145+2*g;}
function $mh$(a,b,c,d,e,f){let g,h,i,j,k;g=$mg$(a,b,c,d,f);h=a[g];i=$div(a[g+1],f);j=h*$L$(a,b,c,0)+i*$K$(a,b,c);j=$div(j,1000);if(e&&b[2911+c]==0){k=$div((a[16373+c]==8?600:100*a[17813+c])*45,100)-$div((a[16373+c]==8?600:100*a[17813+c])*$Y$(a,b,c,b[3071+c]),10000);j=Math.max(j,$div((1000-h)*k,1000)+j);}return j;}
function $mi$(a,b,c,d){let e;e=a[16373+c];if(e!=0&&e!=1)return 0;return b[2911+c]==0&&b[4511+c]!=d;}
function $mj$(a,b,c,d,e,f,g){let h,i;h=6*d+e;i=(-a[71013+h])-a[27813+b[2591+f]];i-=2*(g-1);if(b[3231+c]>0)i-=2;return i;}
function $mk$(a,b,c,d){let e,f,g,h,i,j,k;e=0;for(f=0;f<6;f++){g=a[29413+6*b[2591+c]+f];h=g>=0?b[5071+g]:(-1);if(h<0||h==d||a[15893+h]==a[15893+c])continue;i=a[16053+h];if(i!=b[2059]&&i!=b[2060])continue;if($P$(a,h)&&(j=b[2751+h],k=$mod(f+3,6),j<0||k==j||k==$mod(j+5,6)))e+=b[4351+h]>0||b[3551+h]>0;}return e;}
function $ml$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=e>=3;h=$mod(e,3);if(g&&d&4)return (-1000000);i=b[2591+f];j=b[2751+f];k=h==2?2:1;l=$mm$(a,b,f);m=0;for(n=0;n<2;n++){if(h!=2&&h!=n)continue;o=$mod(j+5+n,6);p=a[29413+6*i+o];q=p>=0?b[5071+p]:(-1);if(q>=0)m+=$mc$(a,b,f,i,o,q,k,l,d);}if(b[32377+f]==1)m=$div(m*Math.min(10,$X$(a,b,f)+1),10);return m-5*g;}
function $mm$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29413+6*d+e];g=f>=0?b[5071+f]:(-1);if(g<0||a[15893+g]==a[15893+c])continue;if((h=b[2751+c],h<0||e==h||e==$mod(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$mod(e+3,6),i<0||j==i||j==$mod(i+5,6)))return 1;}return 0;}
function $mn$(a,b,c){let d;d=b[2];if(d==50)return $mB$(a,b,c);if(d==52)return $mw$(a,b,c);if(d==53)return $mu$(a,b,c);if(d==51)return c;return $mo$(a,b,c);}
function $mo$(a,b,c){let d,e;d=b[2]==54;e=d?$mt$(a,b):$mp$(a,b);return c&&e?(-1):c;}
function $mp$(a,b){let c,d,e,f,g,h,i,j,k,l;c=28665;d=b[c]>b[c+1]?0:1;e=b[28726+d];f=b[28727-d];g=$au$(a,b,e)-b[c+d];h=$au$(a,b,f)-b[c+1-d];i=$ms$(a,$aB$(a,b,e),g,$aB$(a,b,f),h);j=$mr$(a,b,e)+$mr$(a,b,f);return (k=$mq$(a,e),l=$mq$(a,f),i*(k+l+j)>1000*k);}
function $mq$(a,b){let c;c=b>=0&&a[38+a[53+b]]==b;return 100*(c?a[52]:a[51]);}
function $mr$(a,b,c){let d,e,f,g;d=0;for(e=a[117+c],f=a[149+c];e<f;e++){if(b[2591+e]>=0&&a[16373+e]!=8)d+=(a[16373+e]==8?600:100*a[17813+e])-$div((a[16373+e]==8?600:100*a[17813+e])*$Y$(a,b,e,b[3071+e]),10000);}g=$hp$(a,b,c,$gn$(a,b,c))+1;return 200+$div(d*g,10);}
function $ms$(a,b,c,d,e){let f,g,h;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=b*10+d;g=Math.min(c,8)-1;h=g*8+Math.min(e,8)-1;return a[104253+f*8*8+h];}
function $mt$(a,b){let c,d,e,f,g,h,i,j,k,l,m,n,o,p,q;c=b[32860];d=b[32861];e=b[32862];f=Math.max(0,a[18093+c]-b[5011+c]);g=Math.max(0,a[18153+c]-b[5011+c])-b[4951+c]-b[32863];if(d>=0){h=$aB$(a,b,d);i=$au$(a,b,d);j=$mr$(a,b,d);}else{h=Math.max(0,a[18093+e]-b[5011+e]);i=Math.max(0,a[18153+e]-b[5011+e])-b[4951+e];j=300;}k=$ms$(a,f,g,h,i-b[32864]);l=b[32863]>b[32864];m=$mq$(a,(-1));n=$mq$(a,d);if(!l){o=1000-k;p=n;q=m;k=o;m=p;n=q;}return k*(m+n+(300+j))>1000*m;}
function $mu$(a,b,c){let d;d=b[32860];if(c>10000)return (-$mv$(a,b,d,(-1),$mod(c,10000)-1));return (-$mv$(a,b,d,c-1,(-1)));}
function $mv$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18093+c]-b[5011+c]);g=Math.max(0,a[18153+c]-b[5011+c])-b[4951+c];if(d>=0){h=$ms$(a,f,g,$aB$(a,b,d),$au$(a,b,d));i=$mr$(a,b,d);}else{j=Math.max(0,a[18093+e]-b[5011+e]);h=$ms$(a,f,g,j,Math.max(0,a[18153+e]-b[5011+e])-b[4951+e]);i=300;}k=$mq$(a,(-1))+300;return $div(h*($mq$(a,d)+i)-(1000-h)*k,1000);}
function $mw$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r;d=b[32860];e=b[3];f=$div(c,10000);g=$mod(c,10000)-1;if(c==0){h=$aK$(b,d);i=Math.max(0,a[18033+d]-b[5011+d]);j=0;for(k=a[34+e],l=a[36+e];k<l;k++){if($mA$(a,b,k,h,i))j+=b[2335+k]?$mr$(a,b,k):50+$mz$(a,b,k);}for(m=0,o=a[25];m<o;m++){n=b[4831+m];if(n>=0&&a[53+n]==e&&$my$(a,b,m,h,i))j+=b[5011+m]?300:0;}return (-j);}if(f==0){p=(-$mv$(a,b,d,g,(-1)));if(b[2335+g])p=Math.max(p,1-(b[2335+g]?$mr$(a,b,g):50+$mz$(a,b,g)));return p;}if(f==1){p=(-$mv$(a,b,d,(-1),g));if(b[5011+g])p=Math.max(p,(-299));return p;}q=(-$mx$(a,b,d,e));if(f==2)return q-$mz$(a,b,g);r=Math.min(10,$i$(a,b,g)+1);return $div(r*q-(10-r)*(b[2335+g]?$mr$(a,b,g):50+$mz$(a,b,g)),10);}
function $mx$(a,b,c,d){let e,f,g,h,i;e=$aF$(a,b,d)>0?d:2;f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17973+h]==e){f+=$mv$(a,b,c,(-1),h);g++;}}return $div(f,Math.max(1,g));}
function $my$(a,b,c,d,e){let f;f=$aK$(b,c);return f>=0&&$g$(a,d,f)<=e&&$V$(a,b,d,f);}
function $mz$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return (d=a[53+c],$div($v$(a,b,c,d),2));}
function $mA$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[38+a[53+c]]==c&&$j$(a,b,a[53+c]))return 0;return $g$(a,d,f)<=e&&$V$(a,b,d,f);}
function $mB$(a,b,c){let d;if(c==0)return 0;if($div(c,10000)!=0)return (-1);d=b[32860];return $mC$(a,b,d,b[3],$aK$(b,d));}
function $mC$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=Math.max(0,a[18033+c]-b[5011+c]);g=100000;h=0;for(i=a[35-d],k=a[37-d];i<k;i++){if($mA$(a,b,i,e,f)){h+=b[2335+i]?$mr$(a,b,i):50+$mz$(a,b,i);g=Math.min(g,$mv$(a,b,c,i,(-1)));if($gD$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$mx$(a,b,c,1-d);g=Math.min(g,j+$mz$(a,b,i));}}}for(l=0,n=a[25];l<n;l++){m=b[4831+l];if(m>=0&&a[53+m]!=d&&$my$(a,b,l,e,f)){h+=b[5011+l]?300:0;g=Math.min(g,$mv$(a,b,c,(-1),l));}}return g<100000?Math.min(g,h):0;}
function $mD$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $mU$(a,b,c,d);if(e==21)return $mT$(a,b,c,b[3]);if(e==23)return $mS$(a,b,c,b[3]);if(e==24)return $mR$(a,b,c,d);if(e==26)return $mQ$(a,b,c,d);if(e==30)return $mP$(a,b,c);if(e==37)return $mN$(a,b,c,d);if(e==38)return $mM$(a,b,c-1);if(e==39)return $mE$(a,b,c);if(e==25||e==33)return (-c);return c>0?1:0;}
function $mE$(a,b,c){let d,e,f,g,h;d=b[3];if(b[1]!=149){$mH$(a,b,b[2059]);e=c==10001;return e?$mG$(a,b,b[2059]):b[40519+c-1];}f=b[27696];if(c>10000)return 2*$mF$(a,b,f,$mod(c,10000)-1);g=c>0?c-1:$aK$(b,f);h=2*$mC$(a,b,f,d,g);return c==0?Math.max(0,h)+1:h;}
function $mF$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5071+b[2271+d]];if(f>=0&&a[15893+f]==a[53+d])e=Math.min(10,Math.max(0,a[18153+c]-b[5011+c])+1);g=$mv$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[53+i]==a[53+d]&&$aK$(b,h)==b[2271+d])g=Math.min(g,$mv$(a,b,c,(-1),h));}return $div(e*g-(10-e)*300,10);}
function $mG$(a,b,c){let d,e,f,g,h,i;e=(d=a[53+c],$aF$(a,b,d)>0?d:2);f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17973+h]==e){f+=Math.max(0,b[40519+h]);g++;}}return $div(f,Math.max(1,g));}
function $mH$(a,b,c){let d,e,f,g,h,i,j,k;d=a[53+c];e=b[2271+c];$mL$(a,b,d,e,0);for(f=0,g=a[25];f<g;f++){b[40519+f]=0;if($mK$(a,b,f,c))b[40519+f]=$mJ$(a,b,f,d);}$mL$(a,b,d,e,1);for(h=a[35-d],k=a[37-d];h<k;h++){if(b[2271+h]>=0&&$mI$(a,b,b[2271+h])){for(f=0,j=a[25];f<j;f++){if($mK$(a,b,f,c)){i=Math.max(b[40519+f],$mF$(a,b,f,h));b[40519+f]=i;}}}}}
function $mI$(a,b,c){let d,e,f,g;if(b[38919+c]<99)return 1;for(d=0;d<6;d++){e=6*c+d;f=a[29413+e];if(f>=0&&a[39013+e]>0){g=6*f+$mod(d+3,6);if(b[38919+f]+a[58213+g]+2<=10)return 1;}}return 0;}
function $mJ$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[26];f<g;f++){if(b[38919+f]<99)e=Math.max(e,$mC$(a,b,c,d,f));}return e;}
function $mK$(a,b,c,d){let e,f;if(b[4831+c]==d)return 1;return (f=(e=a[53+d],$aF$(a,b,e)>0?e:2),b[4831+c]==(-1)&&a[17973+c]==f);}
function $mL$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;for(f=0,g=a[26];f<g;f++)b[38919+f]=99;b[38919+d]=0;b[36462]=d;h=0;i=1;while(i>0){j=b[36462+h];h=$mod(h+1,1600);i--;if(j!=d&&b[6671+(1-c)*1600+j]>0&&!e)continue;for(k=0;k<6;k++){if($dp$(a,b,c,j,k,e)){l=6*j+k;m=a[29413+l];n=b[38919+j]+a[58213+l];if(n<=10&&n<b[38919+m]){b[38919+m]=n;b[36462+$mod(h+i,1600)]=m;i++;}}}}}
function $mM$(a,b,c){let d,e,f;d=a[15893+c];$w$(a,b,d);e=Math.min(4,$div(b[33262+d*1600+b[2591+c]],1000));f=$X$(a,b,c)-b[3071+c]+$div($K$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0);}
function $mN$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27694];f=a[53+e];g=c>0?c-1:b[2271+e];if(a[38+a[53+e]]==e&&$j$(a,b,f))return 1000*(c==0);$w$(a,b,f);h=$i$(a,b,e);i=1000*$mO$(a,b,e,g);for(j=a[117+e],m=a[149+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16373+j]!=8){l=$g$(a,g,k);i+=20*(l<=h)-l;}}n=$div(b[33262+f*1600+g],1000);if(b[5071+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0);}
function $mO$(a,b,c,d){let e;e=a[40+a[53+c]];return a[38+a[53+c]]==c&&e>=0&&b[2591+e]==d;}
function $mP$(a,b,c){let d,e;d=b[26731];e=c-1;return $mb$(a,b,d,b[2591+d],b[2751+d],e,1);}
function $mQ$(a,b,c,d){let e,f,g,h,i,j,k;if(c==0)return 0;e=$mod(c,10000)-1;f=c>=10000?5:1;g=b[2751+e];h=$mod(g+f,6);i=b[2591+e];j=a[17493+e]?a[24613+i]*$K$(a,b,e):0;k=$F$(a,b,e,i,g)-$F$(a,b,e,i,h);return k-j;}
function $mR$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29413+6*g+e];j=0;for(k=$X$(a,b,f)+1;k<10;k++)j+=k-$X$(a,b,f);l=$div(j*$K$(a,b,f),10);m=$F$(a,b,f,g,h)-$F$(a,b,f,i,h);return m-l-a[110656];}
function $mS$(a,b,c,d){let e;if(c==0)return (-1);$w$(a,b,d);e=b[5071+c-1]>=0;return 2*$div(b[33262+d*1600+(c-1)],1000)+3*e;}
function $mT$(a,b,c,d){let e,f;$w$(a,b,d);e=$div(c-1,6);f=$mod(c-1,6);return $lY$(a,b,d,e,f);}
function $mU$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=a[15893+f];$w$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$div(b[33262+g*1600+h],1000);j=1000-20*i+(a[17173+f]==0?0:300);if($mV$(a,b,f))j-=500;if(e==3)return 1600;if(b[38063-g]>0&&b[38062+g]==0)return (-1);if(e==2){k=3*b[3071+f]>=$X$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1);}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j;}
function $mV$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$mod(h+5,6))){i=a[29413+6*d+g];if(i>=0&&a[39013+6*d+g]){f++;j=b[5071+i];if(j>=0&&a[15893+j]==a[15893+c])e+=b[4191+j]==0;}}}return f==e;}
function $mW$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2];f=b[3];if(e==3)return $nd$(a,b,c,d);if(e==8)return $nc$(a,b,$div(c-1,6),f);if(e==9)return $mM$(a,b,c-1);if(e==4){g=!(b[38063-f]>0&&b[38062+f]==0);return c*(g?$v$(a,b,b[2059],f)-1:(-1));}h=e==2||e==5;if(c==0)return h&&d&1&&$nb$(a,b,f)?1000000:0;if(e==6)return (i=c-1,d&2?(-1):$v$(a,b,i,f));if(e==1&&d&1&&$na$(a,b,c-1))return (-1);if(e!=1&&b[38063-f]>0&&b[38062+f]==0)return c>=1000?(-1):$mZ$(a,b,c-1,f);if(c>=1000)return (-1);if(h&&d&1&&(j=c-1,$mY$(a,b,f)&&(k=$mX$(a,b,j),k>2&&k<=5)))return (-1);return $v$(a,b,c-1,f);}
function $mX$(a,b,c){let d,e,f,g,h;d=a[53+c];e=99;$w$(a,b,d);for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16373+f]!=8)e=b[3551+f]?0:Math.min(e,$div(b[33262+d*1600+g],1000));}return e;}
function $mY$(a,b,c){let d,e,f;if(b[2058]>0||b[38063-c]>0&&b[38062+c]==0||b[38062+c]>0)return 0;d=0;for(e=a[35-c],f=a[37-c];e<f;e++)d=d||$p$(a,b,e);return d;}
function $mZ$(a,b,c,d){let e,f,g,h;$w$(a,b,d);e=(-1);for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return (-1);if(g>=0&&b[2911+f]==1&&$div(b[33262+d*1600+g],1000)>=3)e+=100;}return e;}
function $na$(a,b,c){let d,e,f;if(b[6]>1)return 0;d=a[53+c];for(e=a[34+d],f=a[36+d];e<f;e++){if(b[2143+e])return 0;}return $mX$(a,b,c)>2;}
function $nb$(a,b,c){let d,e,f;if(!$mY$(a,b,c))return 0;d=99;for(e=a[34+c],f=a[36+c];e<f;e++){if($p$(a,b,e))d=Math.min(d,$mX$(a,b,e));}return d>2&&d<=5;}
function $nc$(a,b,c,d){$w$(a,b,d);return $div(b[33262+d*1600+c],1000);}
function $nd$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $v$(a,b,e,f);if(c==3)return $ng$(a,b,e,f,d);if(c==5&&!(d&8))return 12*$ne$(a,b,e);return (-1);}
function $ne$(a,b,c){let d,e,f;if(!$nf$(a,b,c))return (-1);$mH$(a,b,c);d=$gD$(a,b,c)?$mG$(a,b,c):(-1);for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d=Math.max(d,b[40519+e]);}return d;}
function $nf$(a,b,c){let d,e,f,g,h;d=a[53+c];e=b[2271+c];for(f=a[35-d],h=a[37-d];f<h;f++){g=b[2271+f];if(g>=0&&$g$(a,e,g)<=15)return 1;}return 0;}
function $ng$(a,b,c,d,e){let f,g,h,i,j,k;$w$(a,b,d);f=0;g=0;for(h=a[117+c],j=a[149+c];h<j;h++){if(b[2911+h]==2){i=a[16693+h];f+=$div($div((a[16373+h]==8?600:100*a[17813+h])*i,10)*55,100);}else if(b[2591+h]>=0&&$div(b[33262+d*1600+b[2591+h]],1000)<=3)g++;}if(g==0)return 100*f;k=b[2141+d]*2>=a[42+d];if(e&1&&k)return 2*f;return $div(f,2);}
function $nh$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15893+e];g=b[2591+e];h=b[2751+e];if(c>=10000){i=$mod(c,10000)-1;j=$g$(a,g,b[2591+i]);k=$mb$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k;}if(c>0){g=$div(c-1,6);h=$mod(c-1,6);}if(b[13438]==1)return $div(b[33262+f*1600+g],1000);l=$lX$(a,b,e,g,h,d);if(c>0)l-=$div($nj$(a,b,e,g,h)*a[110657],100);if(b[13438]==0){l-=$ni$(a,b,e,g);if(d&1){if(b[38064]!=1+g){$H$(a,b,e,g);b[38064]=1+g;}l-=$G$(a,b,h);}}return 2*l+(c==0);}
function $ni$(a,b,c,d){let e,f,g,h;e=a[16053+c];f=b[2271+e];if(f<0||$g$(a,d,f)<=$i$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29413+6*d+g];f=h>=0?b[5071+h]:(-1);if(f>=0&&f!=c&&a[16053+f]==e&&b[9884+f]&&a[16373+f]!=8)return 0;}return a[110655];}
function $nj$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$eS$(a,b,d,e)&4095;g=$div(f,64)*$nl$(a,b,c);if(f&63)g+=$nk$(a,b,c,d,e);return g;}
function $nk$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$eI$(a,b,d,e);while(h>=0&&$div(h,6)!=g){i=b[5071+$div(h,6)];if(i>=0&&i!=c)f+=$nl$(a,b,i);h=$eG$(a,b,h);}return f;}
function $nl$(a,b,c){if(b[3071+c]+1>=$X$(a,b,c))return $L$(a,b,c,0);return $K$(a,b,c);}
function $nm$(a,b){let c;for(c=0;c<2;c++)b[38062+c]=$Z$(a,b,c)>=a[42+c];}
function $nn$(a,b){a[33260+b]=(-1);}
function $no$(a,b,c){return $lR$(a,b,c,5);}
function $np$(a,b,c){return $lR$(a,b,c,9);}
function $nq$(a,b,c){return $lR$(a,b,c,0);}
function $nr$(a,b,c){return $lR$(a,b,c,1);}
function $ns$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$r$(a,k,a[10]-1,word_at(i,j+o,0));$nx$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$nw$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$ah$(a,k))return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$nv$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$aj$(a,k,l);B=$ac$(a,k,w);$aj$(a,k,l);y=k[9+B];}if(n.length>0)r=$nu$(k,y,n,r);$nt$(a,k,y);}$s$(a,k,m[o]);}return 0;}
function $nt$(a,b,c){$ak$(a,b,c);$nx$(a,b);}
function $nu$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $nv$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $nw$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+2*d+f]=b[2141+f];}}
function $nx$(a,b){while(b[7]==0){b[0]=(-1);$ai$(b);$gq$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$ak$(a,b,b[0]<0?b[9]:0);}b[0]=0;}

const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301, "by_choice": true, "searched": 6202052, "author": "careful"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first);
const RULES={prepare:$gq$,settle:$ak$,hide:$aj$,show:$aj$,clear:$ai$,decides:$ah$,asked:$ac$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$ai$,record:$s$,nothing_to_redraw:$r$,can_be_ordered:$p$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$nr$,$nq$,$np$,$no$,$lQ$,$lP$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($ns$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
