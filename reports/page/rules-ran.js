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
function $b$(a,b,c){let d;d=a[53+c];return b[2143+c]==0&&b[2175+c]==0&&$p$(a,b,d)&&b[2129+d]<Math.max(0,a[44+d]-b[2335+a[38+d]])&&$k$(a,b,c)&&(a[38+a[53+c]]==c||$j$(a,b,d)||$c$(a,b,c));}
function $c$(a,b,c){let d,e,f,g,h,i;d=a[53+c];e=a[38+d];if(e==c||$j$(a,b,d))return 1;if(e<0||b[2271+e]<0||b[2271+c]<0)return 0;f=$h$(a,b,e);g=b[2271+c];if($g$(a,b[2271+e],g)>f)return 0;h=$e$(a,b,d,b[2271+e],f);i=b[10044+g]>0;$d$(b,h);return i;}
function $d$(a,b){let c,d;for(c=0,d=b;c<d;c++)a[10044+a[11644+c]]=0;}
function $e$(a,b,c,d,e){let f,g,h,i,j;b[10044+d]=1;b[11644]=d;f=0;g=1;while(f<g){h=b[11644+f];f++;if(b[10044+h]>e)continue;for(i=0;i<6;i++){if(a[39013+6*h+i]>0){j=a[29413+6*h+i];if(b[10044+j]==0&&$f$(a,b,c,j)){b[10044+j]=b[10044+h]+1;b[11644+g]=j;g++;}}}}return g;}
function $f$(a,b,c,d){let e;e=b[5071+d];if(e>=0)return a[15893+e]==c;return !(b[6671+(1-c)*1600+d]>0);}
function $g$(a,b,c){let d,e,f;d=Math.abs(a[21413+b]-a[21413+c]);e=Math.abs(a[23013+b]-a[23013+c]);f=a[21413+b]-a[21413+c]+a[23013+b]-a[23013+c];return Math.max(d,e,Math.abs(f));}
function $h$(a,b,c){let d,e,f;d=$i$(a,b,c);if((e=a[53+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return $div(d+1,2);return d;}
function $i$(a,b,c){let d;d=a[213+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $j$(a,b,c){let d,e;d=a[40+c];e=a[38+c];return d>=0&&e>=0&&b[2591+d]>=0&&b[2271+e]==b[2591+d];}
function $k$(a,b,c){let d;d=b[2271+c]>=0||$o$(a,b,c);return d&&(b[2207+c]==0||b[2207+c]==1)&&($m$(a,b,c)||$l$(a,b,c));}
function $l$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]==2)return 1;}return 0;}
function $m$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0||$n$(a,b,d))return 1;}return 0;}
function $n$(a,b,c){let d,e;d=a[16053+c];e=a[405+d];return e>0&&b[6]>=e&&b[2591+c]<0&&b[2911+c]<=1&&(b[2207+d]==0||b[2207+d]==1);}
function $o$(a,b,c){let d,e;d=a[405+c];e=d>0&&b[6]>=d;return e&&(b[2207+c]==0||b[2207+c]==1)&&!(b[2271+c]>=0);}
function $p$(a,b,c){let d;d=a[38+c];return d>=0&&(b[2207+d]==0||b[2207+d]==1)&&b[2271+d]>=0;}
function $q$(a,b,c){return b[2143+c]>0&&b[2175+c]==0&&$k$(a,b,c)&&$r$(a,b,c);}
function $r$(a,b,c){let d;d=a[53+c];if(a[38+a[53+c]]==c||!$p$(a,b,d)||$j$(a,b,d))return 1;return $o$(a,b,c)||$c$(a,b,c);}
function $s$(a,b,c,d){}
function $t$(a,b,c){let d,e,f,g,h;$ab$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$C$(a,b,c,0,1);f=$C$(a,b,c,1,(-1));c[612]=$div(1000*(e-f),Math.max(1,e+f));g=$v$(a,b,0);h=$v$(a,b,1);c[615]=$div(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$div(c[607]*$u$(a,b),1000);}
function $u$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$q$(a,b,d);f=1000-$div(1000*c,Math.max(1,a[24]));return f;}
function $v$(a,b,c){let d,e,f;d=0;for(e=a[34+c],f=a[36+c];e<f;e++){if(b[1]<11&&$q$(a,b,e))d+=$w$(a,b,e,c);}return d;}
function $w$(a,b,c,d){let e,f,g,h;$x$(a,b,d);e=1;for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue;}if(a[16373+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$div(b[33262+d*1600+g],1000));}return e;}
function $x$(a,b,c){let d,e,f,g,h,i,j,k,l;d=1+b[2066];e=b[33260+c]!=0;if(b[33260+c]==d)return;b[33260+c]=d;if($B$(a,b,c)&&e)return;f=33262+c*1600;for(g=0,h=a[26];g<h;g++)b[f+g]=99000;i=0;j=0;for(k=0;k<3;k++){j=$z$(a,b,c,k,j);while(i<j){l=b[36462+i];if(k<2&&$div(b[33262+c*1600+l],1000)>k)break;j=$y$(a,b,c,l,j);i++;}}}
function $y$(a,b,c,d,e){let f,g,h,i;f=33262+c*1600;for(g=6*d,i=6*(d+1);g<i;g++){h=a[29413+g];if(h>=0&&a[39013+g]>0&&$div(b[33262+c*1600+h],1000)>=99){b[f+h]=b[f+d]+1000;b[36462+e]=h;e++;}}return e;}
function $z$(a,b,c,d,e){let f,g,h;for(f=a[31-c],h=a[33-c];f<h;f++){g=b[2591+f];if(g<0||$A$(a,b,f)!=d||$div(b[33262+c*1600+g],1000)<=d)continue;b[33262+c*1600+g]=d*1000+f;b[36462+e]=g;e++;}return e;}
function $A$(a,b,c){let d;if(a[16373+c]==8)return 2;d=b[2911+c]!=0||a[17173+c]!=0;return d||2*b[3071+c]>=a[16533+c]?0:1;}
function $B$(a,b,c){let d,e,f,g,h,i,j;d=1;e=a[31-c];for(f=e,j=a[33-c];f<j;f++){g=38599+c*160+f-e;h=b[2591+f];i=h<0?0:3*(h+1)+$A$(a,b,f);if(b[g]!=i){b[g]=i;d=0;}}return d;}
function $C$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[42+d]);g=Math.min(1500,Math.max((-1000),$div(1000*$aa$(a,b,d),f)));c[605]+=e*g;c[606]+=$div(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[30+d],o=a[32+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16373+m]==8)continue;h+=$div((a[16373+m]==8?600:100*a[17813+m])*$Z$(a,b,m,b[3071+m]),10000);l+=((a[16373+m]==8?600:100*a[17813+m])-$div((a[16373+m]==8?600:100*a[17813+m])*$Z$(a,b,m,b[3071+m]),10000))*$Y$(a,b,m);if(b[2911+m]==1)i+=a[16373+m]==8?600:100*a[17813+m];if(n>=0){j+=$G$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16373+m]==8?600:100*a[17813+m];}}p=100*f;c[609]+=e*Math.min(3000,$div(1000*h,p));c[610]+=e*Math.min(3000,$div(1000*i,p));c[613]+=e*Math.min(3000,$div(1000*j,p));c[614]+=e*Math.min(3000,$div(1000*k,p));$D$(a,b,c,d,e);return l;}
function $D$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[42+d]);g=0;h=0;i=a[34+d];j=a[36+d];for(k=i,l=j;k<l;k++){g+=$E$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1);}c[611]+=e*Math.min(3000,$div(1000*g,100*f));c[618]+=$div(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[46+d]-b[2335+a[38+d]])-b[2131+d]);c[619]+=e*1000*$p$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m);}
function $E$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[117+c],g=a[149+c];f<g;f++){if(a[16373+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16373+f]==8?600:100*a[17813+f];}h=$div(d*$F$(a,b,c,e),10);return h;}
function $F$(a,b,c,d){let e;if(d==0)return 0;e=a[10741+c*161+Math.min(d,a[181+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$div($i$(a,b,c),2);return Math.min(Math.max(e+1,0),10);}
function $G$(a,b,c,d,e){b[38546]++;$I$(a,b,c,d);return $H$(a,b,e);}
function $H$(a,b,c){let d,e,f,g,h,i,j,k,l;d=0;e=0;f=c>=0?1<<c|1<<$mod(c+5,6):(-1);for(g=38066,k=38066+3*b[38065];g<k;g+=3){h=b[g+(b[g]&f?1:2)];if(h>d){i=h;j=d;d=i;e=j;}else if(h>e)e=h;}l=d+$div(e,2);return $div(l*a[100489]+b[40579],100);}
function $I$(a,b,c,d){let e,f,g,h,i,j;b[38065]=0;e=1-a[15893+c];$R$(a,b,c,d);for(f=a[30+e],j=a[32+e];f<j;f++){g=b[2591+f];if(g<0||$Q$(a,f)||b[2911+f]!=0)continue;h=$g$(a,d,g);if(h<=a[16853+f]){i=38066+3*b[38065];b[i]=$P$(a,d,g);b[i+1]=$J$(a,b,f,c,d,0,h);b[i+2]=$J$(a,b,f,c,d,1,h);b[38065]++;}}}
function $J$(a,b,c,d,e,f,g){let h,i,j;h=$O$(a,c,d,0,(-a[27813+e]));if(h<0)return 0;i=38547+4*h+(f?2:0);if(b[i]!=b[38546]){b[i]=b[38546];b[i+1]=$K$(a,b,d,h,f,0,1);}j=b[i+1];return g<=2?j:$div(j*2,3);}
function $K$(a,b,c,d,e,f,g){let h,i,j,k;h=$N$(a,b,c,d,e,f,g);i=a[h];j=a[h+1];k=i*$M$(a,b,c,e)+j*$L$(a,b,c);return $div(k,1000);}
function $L$(a,b,c){let d;d=30;if(a[17173+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $div((a[16373+c]==8?600:100*a[17813+c])*d,100*Math.max(1,$Y$(a,b,c)));}
function $M$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17173+c]==0&&!d;f=e?$div((a[16373+c]==8?600:100*a[17813+c])*45,100):(a[16373+c]==8?600:100*a[17813+c]);return Math.max(0,f-$div((a[16373+c]==8?600:100*a[17813+c])*$Z$(a,b,c,b[3071+c]),10000));}
function $N$(a,b,c,d,e,f,g){let h,i,j,k;h=Math.min(Math.max(1,$Y$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17333+c]==0;i=Math.min(9,Math.max(0,$Y$(a,b,c)-(f&&j)));}k=(d*2+e)*10+i;return 87015+2*(k*9+h-1);}
function $O$(a,b,c,d,e){let f,g;f=a[16373+c];g=a[85530+f*9+a[16373+b]];if(d)g=a[85611+f];if(g==0)return (-1);return Math.min(Math.max(g+e,1),13)-1;}
function $P$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21413+c]-a[21413+b];e=a[23013+c]-a[23013+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$K0:$K1;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j;}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l;}
function $Q$(a,b){let c;c=a[16373+b];return c==6||c==7||c==8;}
function $R$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=0;f=0;g=1-a[15893+c];for(h=a[30+g],m=a[32+g];h<m;h++){i=b[2591+h];if(i<0||a[17173+h]==0||b[3551+h])continue;j=$g$(a,d,i);if(j>3||!$W$(a,b,i,d))continue;k=$V$(a,i,b[2751+h],d);if(k!=2){l=$S$(a,b,h,c,j,k==1?(-2):0);f=Math.max(f,l);if(k==0&&j==1&&b[2591+c]!=d)e+=l;}}b[40579]=100*e+20*f;}
function $S$(a,b,c,d,e,f){let g,h;g=$U$(a,b,c,d,e,f);if(g==0)return 0;h=$T$(a,b,g,d)*$M$(a,b,d,0);return $div(h+a[g+1]*$L$(a,b,d),1000);}
function $T$(a,b,c,d){let e;e=a[c];if(a[17173+d]!=0||b[2911+d]==0)e+=$div(a[c+2]*Math.max(0,9-$Y$(a,b,d)),10);return e;}
function $U$(a,b,c,d,e,f){let g,h,i,j;g=a[17173+c]-1;if(g<0||e>4)return 0;h=f+a[26213+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$Y$(a,b,d)-b[3071+d]),9);j=(g*4+e-1)*10+h;return 91929+3*(j*9+i-1);}
function $V$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$P$(a,b,d);if(e&(c>=0?1<<c|1<<$mod(c+5,6):(-1)))return 0;f=1<<$mod(c+1,6)|1<<$mod(c+4,6);return e&f?1:2;}
function $W$(a,b,c,d){let e,f,g;if($g$(a,c,d)>a[80613])return 0;e=a[a[80614]+$X$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5071+a[e+1+f]]>=0)return 0;}return 1;}
function $X$(a,b,c){let d,e,f,g;d=a[80613];e=2*d+1;f=a[21413+c]-a[21413+b]+d;g=a[23013+c]-a[23013+b]+d;return (b*e+f)*e+g;}
function $Y$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16533+d+c]-b[3231+c];}
function $Z$(a,b,c,d){let e;e=Math.max(1,$Y$(a,b,c));if(a[17173+c]!=0)return $div(6000*d,e);if(b[2911+c]==0)return $div(3000*d,e);return 4500+$div(2500*d,e);}
function $aa$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2)d+=a[17813+e];}d-=a[51]*b[2125+c];return d-a[52]*b[2127+c];}
function $ab$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[30+g],i=a[32+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++;}j=33212+g*24;c[13+g]=b[j+11];c[15+g]=b[j+15];}for(k=0;k<48;k++)c[17+k]=b[33212+k];for(h=0,m=a[23];h<m;h++){l=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=$ac$(a,b,h);c[225+h]=l;c[385+h]=b[3071+h];}for(k=0,n=2*Math.max(0,30-b[6]);k<n;k++)c[604-k]=(-999);}
function $ac$(a,b,c){if(b[2207+a[16053+c]]==3)return 4;return b[2911+c];}
function $ad$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ae$(a,b);if(e>=0)return e;}return d;}
function $ae$(a,b){let c,d,e,f,g,h,i,j,k;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(Boolean(0<(d=a[29])&&d<b[2066]))return (-1);e=b[2];for(f=0,j=a[c];f<j;f++){g=c+65+2*f;if(a[g]==e){for(h=0,i=b[4];h<i;h++){if($af$(a,b,e,b[9+h],a[g+1]))return h;}}}if(a[c+1+e]){for(h=0,k=b[4];h<k;h++){if(b[9+h]==0)return h;}}return (-1);}
function $af$(a,b,c,d,e){let f,g;if(c==22){f=b[13437];if($div(e,1000000)!=1+f)return 0;g=$mod(e,1000000);if(g>=20000)g=1+6*b[2591+f]+g-20000;return d==g;}if(c==30)return $div(e,1000000)==1+b[26731]&&d==$mod(e,1000000);if(c==37)return $div(e,1000000)==1+b[27694]&&d==$mod(e,1000000);if(c==41&&d>0)return $ag$(a,b,d,e);return d==e;}
function $ag$(a,b,c,d){let e,f,g,h,i,j,k;e=$div(c,10000);f=$mod(c,10000)-1;if($mod(d,1000)!=1+f||d>=1000000000!=e>=3)return 0;g=$mod($div(d,1000),1000)-1;h=$mod($div(d,1000000),1000)-1;i=$mod(e,3);j=$ah$(a,b,f,0);k=$ah$(a,b,f,1);if(i==2)return g==j&&h==k||g==k&&h==j;return h<0&&g==(i==1?k:j);}
function $ah$(a,b,c,d){let e,f;e=$mod(b[2751+c]+5+d,6);f=a[29413+6*b[2591+c]+e];return f>=0?b[5071+f]:(-1);}
function $ai$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41);}
function $aj$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $ak$(a,b,c){}
function $al$(a,b,c){if($go$(a,b)>=0)$gj$(a,b,$go$(a,b),c);else if($gi$(a,b)>=0)$gh$(a,b,$gi$(a,b),c);else $am$(a,b,c);}
function $am$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$gg$(a,b,c);else $gb$(a,b,c);}else if(d<4)$fZ$(a,b,c);else $fo$(a,b,c);}else if(d<7){if(d<6)$fm$(a,b,c);else $fl$(a,b,c);}else if(d<9)$fk$(a,b,c);else $fe$(a,b,c);}else if(d<111){if(d<104){if(d<14)$fd$(b,c);else $fc$(a,b,c);}else if(d<110)$fb$(a,b,c);else $eY$(a,b,c);}else if(d<114){if(d<112)$eV$(a,b,c);else $eD$(a,b,c);}else if(d<115)$eu$(a,b,c);else $et$(a,b,c);}else if(d<124){if(d<120){if(d<118){if(d<117)$es$(a,b,c);else $eq$(a,b,c);}else if(d<119)$ep$(a,b,c);else $eo$(a,b,c);}else if(d<122){if(d<121)$en$(a,b,c);else $em$(a,b,c);}else if(d<123)$el$(a,b,c);else $eh$(a,b,c);}else if(d<131){if(d<129){if(d<128)$ef$(a,b,c);else $ec$(a,b,c);}else if(d<130)$eb$(a,b,c);else $dZ$(a,b,c);}else if(d<136){if(d<133)$dQ$(a,b,c);else $dP$(a,b,c);}else if(d<137)$dN$(a,b,c);else $dK$(a,b,c);}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$dJ$(a,b,c);else $dH$(a,b,c);}else if(d<143)$dG$(b,c);else $dC$(a,b,c);}else if(d<149){if(d<148)$dA$(a,b,c);else $dz$(a,b,c);}else if(d<151)$dn$(a,b,c);else $dl$(b,c);}else if(d<205){if(d<203){if(d<202)$dk$(a,b,c);else $di$(a,b,c);}else if(d<204)$cC$(a,b,c);else $cB$(a,b,c);}else if(d<207){if(d<206)$cv$(a,b,c);else $cq$(a,b,c);}else if(d<208)$cn$(a,b,c);else $cj$(a,b,c);}else if(d<401){if(d<213){if(d<211){if(d<210)$cg$(a,b,c);else $bU$(a,b,c);}else if(d<212)$cq$(a,b,c);else $bM$(a,b,c);}else if(d<301){if(d<300)$bH$(a,b,c);else $bE$(a,b,c);}else if(d<302)$bd$(a,b,c);else $aX$(a,b,c);}else if(d<405){if(d<403){if(d<402)$aU$(a,b,c);else $aP$(a,b,c);}else if(d<404)$aN$(a,b,c);else $aH$(a,b,c);}else if(d<407){if(d<406)$aE$(a,b,c);else $aD$(a,b,c);}else if(d<408)$as$(a,b,c);else $an$(a,b,c);}
function $an$(a,b,c){b[1]=407;if(c)$ao$(a,b,b[32863]>b[32864]?0:1,0);}
function $ao$(a,b,c,d){let e,f,g,h,i,j;e=a[53+b[2059]];f=b[32864-c]>0?1:0;g=b[32861];h=b[32862];i=b[32860];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$ar$(b,j,c==1&&g>=0&&a[38+a[53+g]]==g);}if(c==0){$aq$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f;}else{b[4951+i]+=f;if(g>=0)$ap$(a,b,g,1);else $aq$(a,b,h);}b[1]=409;}
function $ap$(a,b,c,d){let e;e=a[53+c];b[2431+c]=1+$i$(a,b,c);if(a[38+a[53+c]]==c)b[2139+e]=$i$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9883]=0;b[33212+e*24+11]++;}
function $aq$(a,b,c){let d;d=a[53+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[33212+d*24+12]++;}
function $ar$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++;}
function $as$(a,b,c){let d,e,f,g,h;d=$part(a,80615,80846);e=$aw$(d,$aB$(a,b),c);b[32863]+=e<=3?e:0;b[32864]+=e>3?e-3:0;f=$au$(a,b,0);g=$au$(a,b,1);h=$at$(b[32863],b[32864],f,g,0,0);if(h!=0)$ao$(a,b,h==1?0:1,1);else if(b[32863]!=b[32864])b[1]=408;}
function $at$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0;}
function $au$(a,b,c){let d;if(c==1&&b[32861]>=0)return $av$(a,b,b[32861]);d=c==0?b[32860]:b[32862];return Math.max(0,a[18153+d]-b[5011+d])-b[4951+d];}
function $av$(a,b,c){let d;d=a[341+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])-b[2303+c];}
function $aw$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $aA$(a,b-29,c);if(b<70)return $az$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $ay$(a,b-71,c);return $ax$($div(b-199,21),$mod(b-199,21),c);}
function $ax$(a,b,c){let d,e,f,g,h;d=a+$div(c,10);e=b+$mod(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h;}
function $ay$(a,b,c){let d,e,f,g,h;d=b&1;e=c+($div(b,2)&7)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$div(b,16)*10+f];h=d&&c==9?2:0;return 4*$div(g,2)+1*(g&1)+h;}
function $az$(a,b,c){let d;if($div(c,10)<9)return 0;d=a[131+$mod(c,10)];return b&&d==1?2:d;}
function $aA$(a,b,c){let d,e;d=c+($mod(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$div(b,3)*10+e];}
function $aB$(a,b){let c,d,e,f,g;d=(c=b[32860],Math.max(0,a[18093+c]-b[5011+c]));if(b[32861]>=0)return (e=$aC$(a,b,b[32861]),199+Math.min(d,20)*21+Math.min(e,20));return (g=(f=b[32862],Math.max(0,a[18093+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20));}
function $aC$(a,b,c){let d;d=a[277+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $aD$(a,b,c){if(c>10000)b[32862]=c-10000-1;else b[32861]=c-1;b[1]=407;}
function $aE$(a,b,c){b[32862]=$aF$(a,b,b[32861],c);b[32861]=(-1);b[1]=407;}
function $aF$(a,b,c,d){let e,f,g,h,i;e=a[53+c];f=$aG$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17973+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h;}g--;}}return (-1);}
function $aG$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17973+e]==c&&b[4831+e]==(-1))d++;}return d;}
function $aH$(a,b,c){let d;d=b[32861];if(c<=$i$(a,b,d)){$aJ$(a,b,d,(-1));b[1]=405;return;}$aJ$(a,b,(-1),(-1));if(b[2271+d]>=0)$aI$(a,b,d);b[32861]=(-1);b[1]=409;}
function $aI$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($av$(a,b,c)<=0)$ap$(a,b,c,1);}
function $aJ$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[53+b[2059]];for(f=0,g=a[25];f<g;f++){if($aM$(a,b,e,f)&&b[5011+f])$aq$(a,b,f);}for(f=a[34+e],h=a[36+e];f<h;f++){if(b[2335+f]&&$aK$(a,b,f,(-1)))$ap$(a,b,f,1);}}
function $aK$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[38+a[53+c]]==c&&$j$(a,b,a[53+c]))return 0;e=b[2271+c];}else e=$aL$(b,d);f=$aL$(b,b[32860]);if(e<0||$g$(a,f,e)>(g=b[32860],Math.max(0,a[18033+g]-b[5011+g])))return 0;return $W$(a,b,f,e);}
function $aL$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $aM$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[53+e]!=c)return 0;return $aK$(a,b,(-1),d);}
function $aN$(a,b,c){let d,e;d=$div(c,10000);e=$mod(c,10000)-1;if(c==0){$aJ$(a,b,(-1),(-1));$aO$(a,b);b[1]=409;return;}b[32861]=e;b[32862]=(-1);if(d==1){b[32861]=(-1);b[32862]=e;$aJ$(a,b,(-1),e);b[1]=407;}else if(d==0){$aJ$(a,b,e,(-1));b[1]=407;}else if(d==2){b[2175+e]=1;$aJ$(a,b,e,(-1));b[1]=405;}else b[1]=404;}
function $aO$(a,b){let c,d,e,f,g;c=1-a[53+b[2059]];for(d=0,e=a[25];d<e;d++){if($aM$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18153+d]-b[5011+d])<=b[4951+d])$aq$(a,b,d);}}for(f=a[34+c],g=a[36+c];f<g;f++){if($aK$(a,b,f,(-1)))$aI$(a,b,f);}}
function $aP$(a,b,c){$aQ$(a,b,c-1);b[32377+c-1]=0;b[32865]--;}
function $aQ$(a,b,c){let d,e,f,g,h;d=b[2271+a[16053+c]];e=d>=0&&$g$(a,d,b[2591+c])<=1;$aR$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$Y$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$aR$(a,b,c,1);}}
function $aR$(a,b,c,d){if(b[2911+c]==d)return;$aS$(a,b,c,(-1));b[2911+c]=d;$aS$(a,b,c,1);if(d==1)b[33212+a[15893+c]*24+20]++;}
function $aS$(a,b,c,d){let e,f;e=6671+a[15893+c]*1600;for(f=0;f<6;f++){if($aT$(a,b,c,f))b[e+a[29413+6*b[2591+c]+f]]+=d;}b[9883]=0;}
function $aT$(a,b,c,d){let e,f;e=6*b[2591+c]+d;if(a[29413+e]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$mod(f+5,6)))return 0;return a[39013+e]>0||a[17173+c]!=0;}
function $aU$(a,b,c){let d;d=$div(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $aV$(a,b,d);}
function $aV$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[53+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$h$(a,b,b[2059]);f=$e$(a,b,e,g,h);}for(i=a[34+e],j=a[36+e];i<j;i++){if(b[2271+i]>=0&&$aW$(a,b,d,b[2271+i]))b[2463+i]=1;}b[2137+e]=1;b[32865]=0;for(k=a[30+e],l=a[32+e];k<l;k++){b[32377+k]=0;if(b[2591+k]>=0&&$aW$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[32377+k]=1;b[32865]=2;}}}$d$(b,f);b[1]=402;if(d)$ap$(a,b,b[2059],1);else $aq$(a,b,b[32860]);}
function $aW$(a,b,c,d){let e;if(c)return b[10044+d]>0;e=b[32860];return $g$(a,$aL$(b,e),d)<=Math.max(0,a[18033+e]-b[5011+e]);}
function $aX$(a,b,c){let d,e,f,g;d=b[32859];e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+d];if(f==g)$bc$(a,b,d,e);else{$ba$(a,b,d);$aZ$(a,b,d,f,e);$aY$(a,b,a[15893+d],g,f);}b[1]=b[9882];}
function $aY$(a,b,c,d,e){let f,g;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e;}b[9883]=0;}
function $aZ$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5071+d]=c;$aS$(a,b,c,1);}
function $ba$(a,b,c){$aS$(a,b,c,(-1));$bb$(a,b,c);b[5071+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1);}
function $bb$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29413+6*b[2591+c]+d]];b[3551+e]&=~(1<<$mod(d+3,6));}}b[3551+c]=0;}
function $bc$(a,b,c,d){$aS$(a,b,c,(-1));b[2751+c]=d;$aS$(a,b,c,1);}
function $bd$(a,b,c){let d,e,f,g,h,i;if(b[9876]<0){$bz$(a,b,c);return;}d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);g=e[0];if(g==12){if($by$(b)&&b[32858]==0){b[32858]=1;if(c==0){e[16]++;e[0]=11;}return;}h=347+e[16]*6;$bw$(d,e,$aw$(f,d[h+3],c));}else if(g==13)$bn$(d,e,$aw$(f,(i=$bv$(d,e),d[18+$bu$(d,e,i,0)-(-3)]),c));else if(g==14){$bk$(d,e,$aw$(f,$bm$(d,e),c));e[0]=11;}else $bi$(d,e,$aw$(f,$bj$(d,e),c));$be$(a,b);}
function $be$(a,b){let c;for(c=0;c<2;c++){if(b[28726+c]>=0)$bh$(a,b,c);}$bf$(a,b,0);$bf$(a,b,4);}
function $bf$(a,b,c){let d,e,f;d=b[28716+c];e=28686+c*3;f=b[e];if(b[2911+d]>=2)return;if(f>=2){$bg$(a,b,d,f);return;}$aR$(a,b,d,f);b[3071+d]=b[e+1];}
function $bg$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=a[15893+c];if(e>=0){$ba$(a,b,c);b[4031+c]=e;for(g=a[34+f],h=a[36+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2;}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;if(a[16373+c]==8){b[2125+f]=0;b[2127+f]=0;}i=d==2?21:22;b[33212+f*24+i]++;}
function $bh$(a,b,c){let d,e,f;d=b[28726+c];e=b[28663+c];if(b[28683]==1+c){b[2303+d]++;b[28683]=0;}if(b[28682]==1+c){f=b[28727-c];$ar$(b,a[53+d],a[38+a[53+f]]==f);b[28682]=0;}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$ap$(a,b,d,1);b[28669]=0;}
function $bi$(a,b,c){let d,e,f;d=347+b[16]*6;e=a[d];f=a[d+1];if(e==7)b[22]=1-c;else if($bj$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f;}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11;}
function $bj$(a,b){let c,d,e,f,g;c=a[347+b[16]*6];e=(d=$bv$(a,b),147+d*20);f=a[e+12]==0&&a[e+4]==0;if(c==5||c==6&&f)return 0;return (g=$bv$(a,b),a[18+$bu$(a,b,g,0)-(-3)]);}
function $bk$(a,b,c){let d,e;e=(d=$bv$(a,b),d<4?0:1);if(c==1)b[8+e]=2;else if(c==2)$bl$(b,e,3);b[17]=0;b[16]++;}
function $bl$(a,b,c){a[8+b]=c;a[14]|=1+b;}
function $bm$(a,b){let c,d,e;d=(c=$bv$(a,b),c<4?0:1);e=b[8+d]==2;return a[85+d*15+(e?7:6)];}
function $bn$(a,b,c){let d;d=$bv$(a,b);if(!c){if(b[31+d*3]==1)$bs$(a,b,d,1,0);else $bq$(a,b,d);}b[17]&=2;$bo$(a,b);}
function $bo$(a,b){let c;c=$bv$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$bp$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11;}}
function $bp$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return (e==1||e==2)&&a[85+d*15+1]==c;}
function $bq$(a,b,c){let d;d=31+c*3;if(b[d]==0){if(a[147+c*20+4])$br$(a,b,c);else{b[d]=1;b[d+1]=0;}}}
function $br$(a,b,c){let d,e,f,g,h;d=31+c*3;b[d]=3;b[d+1]=0;e=c<4?0:1;f=b[8+e];g=a[85+e*15+1]==c;h=g&&a[147+c*20+10]==1;if(h&&(f==1||f==2)){b[8+e]=3;b[14]|=1+e;}}
function $bs$(a,b,c,d,e){let f,g;f=31+c*3;g=147+c*20;b[f+1]+=d;if(b[f]==0&&b[f+1]>=a[g+2]){if(a[g+4])$br$(a,b,c);else if(e)$bt$(a,b,c);else{b[f]=1;b[f+1]-=a[g+2];}}if(b[f]==1&&b[f+1]>=a[g+2+1])$bt$(a,b,c);}
function $bt$(a,b,c){$br$(a,b,c);if(a[147+c*20+10]==0&&a[147+c*20+4]==0)b[31+c*3]=2;}
function $bu$(a,b,c,d){let e,f;e=c<4?0:1;f=a[147+c*20+2+b[31+c*3]]+a[2+e]-d;return Math.min(Math.max(f,(-3)),10);}
function $bv$(a,b){let c;c=a[347+b[16]*6+2];return c==(-1)?b[1]:c;}
function $bw$(a,b,c){let d,e,f;d=$div(c,4);b[17]=c&3;e=a[347+b[16]*6+4]==3;if(b[25]==0&&!e)b[19+(f=$bv$(a,b),f<4?0:1)]+=d;b[18]=$bx$(a,b,d);$bs$(a,b,$bv$(a,b),d,0);$bo$(a,b);}
function $bx$(a,b,c){let d,e,f,g,h;for(d=b[16]+1;d<36;d++){e=347+d*6;f=a[e];if(f==0)break;if(f>3){g=a[e+1]==a[347+b[16]*6+1];h=f==7||f==8?1:2;if(g&&c>=h)return b[18]|1+(a[e+1]<4?0:1);}}return b[18];}
function $by$(a){let b;b=28439+a[28671]*6;return a[b]==1&&a[28671]>0;}
function $bz$(a,b,c){let d,e,f;d=$part(a,80615,80846);e=$aw$(d,$bD$(a,b),c);f=$bB$(a,b);if(f>=0&&e==1)b[2207+f]=1;else if(f>=0&&e==2)$ap$(a,b,f,1);else if(f<0&&e>0)$bA$(a,b,b[27696],e);b[1]=b[9882];}
function $bA$(a,b,c,d){b[4951+c]++;if(d==2||b[4951+c]>=Math.max(0,a[18153+c]-b[5011+c]))$aq$(a,b,c);}
function $bB$(a,b){let c;c=b[27696];if(c>=0&&b[4891+c]==b[9877])return (-1);return $bC$(a,b,1-a[15893+b[9875]],b[9877],(-1));}
function $bC$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)return f;}return (-1);}
function $bD$(a,b){let c,d;c=$bB$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $bE$(a,b,c){let d,e;d=$part(a,80615,80846);b[33212+a[15893+b[9875]]*24+16]++;e=$aw$(d,$bF$(a,b),c)&2;b[1]=e?301:b[9882];}
function $bF$(a,b){let c,d;c=a[26213+b[9877]]+b[9880]+b[9881]*a[85627];d=a[17173+b[9875]]==1?0:1;return $bG$(d,b[9879],c,1);}
function $bG$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d;}
function $bH$(a,b,c){let d,e,f,g,h;d=b[28736];e=c-1;if(b[2751+d]!=e){f=$bL$(a,b,d,b[2591+d]);$bc$(a,b,d,e);g=$part(b,28092,28655);h=$part(b,28655,28716);$bs$(g,h,$bK$(b,d),f,0);}$bJ$(a,b);$bI$(b);}
function $bI$(a){a[28735]++;a[1]=212;}
function $bJ$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[28726+c]>=0)$bh$(a,b,c);}for(d=0;d<8;d++){if(b[28716+d]>=0)$bf$(a,b,d);}e=28737+b[28731]*61;for(f=0;f<61;f++)b[e+f]=b[28655+f];b[28728]=0;}
function $bK$(a,b){let c;for(c=0;c<8;c++){if(a[28716+c]==b)return c;}return (-1);}
function $bL$(a,b,c,d){if(a[24613+d]==0||a[17493+c]==0||b[3231+c])return 0;return 1;}
function $bM$(a,b,c){let d,e,f,g,h;d=$part(b,28655,28716);e=c-1;f=$bK$(b,e);g=$bT$(b,b[28735]);h=b[2591+e];d[31+f*3+2]=3;if(d[7]==0){d[7]=1;d[1]=f;}$bJ$(a,b);$bS$(a,b,e,g);$aY$(a,b,a[15893+e],h,g);b[28736]=e;$bN$(a,b,e,3,213);b[26393+b[28716+b[28735]]]=1;}
function $bN$(a,b,c,d,e){let f,g;$bR$(a,b,c,d,e);if(a[15893+c]!=b[5]){$bQ$(a,b,c,e);return;}f=d==2||d==3&&a[50]==0;g=f?122:117;$bQ$(a,b,c,$bO$(a,b,1-a[15893+c])?g:e);}
function $bO$(a,b,c){let d,e;for(d=a[30+c],e=a[32+c];d<e;d++){if($bP$(a,b,d))return 1;}return 0;}
function $bP$(a,b,c){let d;d=b[2591+c];return d>=0&&$g$(a,d,b[2591+b[26356]])<=2;}
function $bQ$(a,b,c,d){let e,f,g;e=1-a[15893+c];b[26359]=c;b[26360]=d;b[1]=115;for(f=a[34+e],g=a[36+e];f<g;f++)b[26361+f]=0;}
function $bR$(a,b,c,d,e){let f,g,h;b[26355]=d;b[26356]=c;b[26358]=e;b[26357]=0;f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++)b[26393+g]=0;}
function $bS$(a,b,c,d){let e;e=b[2751+c];$ba$(a,b,c);$aZ$(a,b,c,d,e);}
function $bT$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[31177+a[28731]*18+8+d];}
function $bU$(a,b,c){let d,e,f,g,h;d=$part(b,28092,28655);e=$part(b,28655,28716);if(e[0]!=9){$cf$(b,e[0]==7?1:0,$bK$(b,c-1));$bJ$(a,b);return;}f=$part(a,80615,80846);g=$aw$(f,$cb$(d,e),c);$bY$(d,e,g);h=$bW$(d,e,g);$bJ$(a,b);$bV$(b);if(h>=0){b[28734]=1+h;b[28735]=h*4;b[1]=211;}}
function $bV$(a){a[28735]=4;a[1]=212;}
function $bW$(a,b,c){let d,e;d=$div(c,128);e=(c&127)*(1+b[30]);if($bX$(a,b,0)>0&&$bX$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1;}return (-1);}
function $bX$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0)d++;}return d;}
function $bY$(a,b,c){let d;b[30]=$ca$(a,b,b[3]);d=(c&127)*(1+b[30]);$bZ$(a,b,0,$div(c,128)*a[11],b[3],0);$bZ$(a,b,1,d,b[4],b[30]);}
function $bZ$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$bX$(a,b,c);h=$div(d,g);i=$mod(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[31+l*3+2]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--;}$bs$(a,b,l,h+m,f);}}}
function $ca$(a,b,c){let d,e,f;d=a[147+c*20+7];if(d==0||a[14]&&b[23])return 0;if($bX$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[31+f*3+2]==0))return 1;}return 0;}
function $cb$(a,b){let c;c=($ce$(a,b,0)?1:0)-($ce$(a,b,1)?1:0);return a[46+3*($cc$(a,b)-1)+c+1];}
function $cc$(a,b){let c,d,e,f,g,h;c=$cd$(a,b,b[3])?115:131;d=a[c+(b[4]-4)*4+b[3]];d+=a[7]*($bX$(a,b,0)-$bX$(a,b,1));e=0;f=0;for(g=0,h=a[0];g<h;g++){if(b[31+g*3]<=1&&b[31+g*3+2]==0){e|=b[31+g*3];f|=a[147+g*20+9];}}d+=a[6]+b[26]-e*a[8]-f*a[9];return Math.min(Math.max(d,1),13);}
function $cd$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[147+d*20+17])return 0;if(a[147+c*20+6]==2)return d>=0?1:0;return a[147+c*20+6];}
function $ce$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[85+c*15+1],b[31+f*3]<=1&&b[31+f*3+2]==0);}
function $cf$(a,b,c){a[28655+(b?4:3)]=c;a[28655]=b?8:9;}
function $cg$(a,b,c){let d;b[1]=208;if(c){d=$part(b,28655,28716);$ci$(d,b[28665]>b[28666]?0:1,0);$ch$(b);}$bJ$(a,b);}
function $ch$(a){a[28655]=7;a[2335+a[28726]]=0;a[2335+a[28727]]=0;}
function $ci$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$bl$(a,b,c?3:4);}
function $cj$(a,b,c){let d,e,f;d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);if(e[0]==5){$cl$(d,e,$aw$(f,$cm$(d,e),c));e[0]=7;}else if($ck$(d,e,$aw$(f,d[12],c)))$ch$(b);else if(e[10]!=e[11])b[1]=209;$bJ$(a,b);}
function $ck$(a,b,c){let d,e,f,g;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=85;e=100;f=$at$(b[10],b[11],a[d+2],a[e+2],a[d+3],a[e+3]);if(f==0)return 0;g=$has($K2,f)?0:1;$ci$(b,g,$has($K3,f));return 1;}
function $cl$(a,b,c){let d;d=$ce$(a,b,0)?0:1;if(c==1)b[8+d]=2;else if(c==2)$bl$(b,d,3);}
function $cm$(a,b){let c,d;c=$ce$(a,b,0)?0:1;d=b[8+c]==2;return a[85+c*15+(d?5:4)];}
function $cn$(a,b,c){let d,e,f,g;d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80615,80846);g=$aw$(f,$co$(d,e),c);$bs$(d,e,e[1],g,0);e[1]++;$bJ$(a,b);}
function $co$(a,b){let c,d;c=b[1];d=0;if(a[147+c*20+12]&&$cp$(a,b))d=a[10];return a[32+$bu$(a,b,c,d)-(-3)];}
function $cp$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0)c+=$cd$(a,b,d);}return c>0;}
function $cq$(a,b,c){let d,e,f,g;d=b[28716+b[28735]];e=b[2591+d];f=$mod(c,10000)-1;g=$div(c,10000)-1;$bS$(a,b,d,f);$aY$(a,b,a[15893+d],e,f);if(g>=0)$cr$(a,b,b[5071+a[29413+6*e+g]]);$bJ$(a,b);if(b[1]==206)b[1]=205;else b[28735]++;}
function $cr$(a,b,c){let d;d=$bK$(b,c);if(d>=0)$bs$($part(b,28092,28655),$part(b,28655,28716),d,1,0);else $cs$(a,b,c,1);}
function $cs$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$Y$(a,b,c))return;if(a[17173+c]!=0){$bg$(a,b,c,3);return;}if(b[2911+c]==0){b[3071+c]-=$Y$(a,b,c);$aR$(a,b,c,1);if(b[3071+c]<$Y$(a,b,c))return;}$ct$(a,b,c);}
function $ct$(a,b,c){$bg$(a,b,c,$cu$(a,b,c)?3:2);}
function $cu$(a,b,c){let d,e,f,g,h,i;d=b[2591+c];e=1-a[15893+c];for(f=0;f<6;f++){g=6*d+f;h=a[29413+g];if(h<0)return 0;if(a[39013+g]>0&&b[6671+e*1600+h]==0){i=b[5071+h];if(i<0||a[15893+i]!=e)return 0;}}return 1;}
function $cv$(a,b,c){let d,e,f,g,h,i,j;d=$part(b,28092,28655);e=$part(b,28655,28716);f=e[1];g=$part(a,80615,80846);h=$aw$(g,d[18+$bu$(d,e,f,0)-(-3)],c);if(e[0]==1)$cA$(e,h);else $cx$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[28239+f*20+11]==0;$bJ$(a,b);if(j)$cw$(b,f);}
function $cw$(a,b){a[28735]=b;a[1]=206;}
function $cx$(a,b,c){let d;d=b[1];if(c)return;if(a[147+d*20+11]){b[31+d*3+2]=1;$bs$(a,b,d,2,0);}else{b[31+d*3+2]=2;$bs$(a,b,d,1,0);if(b[31+d*3]<=1)$cy$(a,b,d);}}
function $cy$(a,b,c){if(a[147+c*20+19])$bt$(a,b,c);else{$cz$(a,b,c);b[5]=c<4?1:2;}}
function $cz$(a,b,c){let d;d=8+(c<4?0:1);if(a[147+c*20+16]&&b[31+d*3]<=1)$bs$(a,b,d,1,0);}
function $cA$(a,b){if(!b)a[31+a[1]*3+2]=1;}
function $cB$(a,b,c){let d;d=$part(a,80615,80846);b[28732]=$aw$(d,70,c);b[1]=205;}
function $cC$(a,b,c){if(c)$dg$(a,b,c);else $cD$(a,b);}
function $cD$(a,b){$cF$(a,b);b[1]=$cE$(a,b)?204:205;}
function $cE$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[31897+e]&&b[32377+e]!=0){c=c||a[16053+e]==b[2059];d=d||a[16053+e]==b[2060];}}return c&&d;}
function $cF$(a,b){let c,d,e,f;if(b[9872]!=2)$cU$(a,b);$cR$(a,b);for(c=0,d=a[23];c<d;c++){if(b[31897+c])b[32537+c]=$cJ$(a,b,c);}for(e=0,f=b[28730];e<f;e++){b[28731]=e;$cG$(a,b,31177+e*18);}b[28731]=0;}
function $cG$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[c+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[c+e];if(f>=0){b[c+8+e]=b[2591+f];if(b[c+16+d]<0)b[c+16+d]=$cI$(a,b,f);}}b[28726+d]=b[c+16+d];}$cH$(b);h=28737+b[28731]*61;for(e=0;e<61;e++)b[h+e]=b[28655+e];}
function $cH$(a){let b,c,d,e;for(b=0;b<61;b++)a[28655+b]=0;a[28658]=(-1);a[28655]=19;for(c=0;c<2;c++){d=a[28726+c];if(d>=0){e=a[2207+d]==1?2:1;a[28663+c]=e;}}}
function $cI$(a,b,c){return $bC$(a,b,a[15893+c],b[2591+c],a[16053+c]);}
function $cJ$(a,b,c){let d,e,f,g;d=31177+(b[31897+c]-1)*18;if(!$cQ$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[d+4+f];if(g>=0){if(a[16373+g]==8)return 0;if($cN$(a,b,c,g)&&$cM$(a,b,c,g))e|=1<<f;}}return $cK$(a,b,c)?0:e;}
function $cK$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$mod(e+5,6)))continue;f=a[29413+6*b[2591+c]+d];g=f>=0?b[5071+f]:(-1);if(g<0||a[15893+g]==a[15893+c])continue;h=b[32217+g]||$cL$(b,g);if(!h&&$aT$(a,b,g,$mod(d+3,6)))return 1;}return 0;}
function $cL$(a,b){let c;if(a[31897+b]==0)return 0;c=31177+(a[31897+b]-1)*18+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $cM$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $V$(a,e,f,b[2591+c])!=0;}
function $cN$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $cO$(a,b,c,0)==d||$cO$(a,b,c,1)==d;}
function $cO$(a,b,c,d){let e,f;e=d==0?5:0;f=$mod(b[2751+c]+e,6);return $cP$(a,b,c,f);}
function $cP$(a,b,c,d){let e;if(!(a[39013+6*b[2591+c]+d]>0))return (-1);e=b[5071+a[29413+6*b[2591+c]+d]];return e>=0&&a[15893+e]!=a[15893+c]?e:(-1);}
function $cQ$(a,b,c){let d;for(d=0;d<4;d++){if(a[b+d]==c)return 1;}return 0;}
function $cR$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[28730];c<e;c++){d=c;while(d>0&&$cT$(a,b,d)<$cT$(a,b,d-1)){$cS$(b,d,d-1);d--;}}for(f=0,i=b[28730];f<i;f++){for(g=0;g<8;g++){d=g;h=b[31177+f*18+d];if(h>=0)b[31897+h]=1+f;}}}
function $cS$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[31177+b*18+d];a[31177+b*18+d]=a[31177+c*18+d];a[31177+c*18+d]=e;}}
function $cT$(a,b,c){let d,e;d=b[2591+b[31177+c*18+4]];e=2*a[21413+d]+a[23013+d];return e*1600+d;}
function $cU$(a,b){let c,d,e,f,g,h;for(c=0,h=b[28730];c<h;c++){for(d=0;d<4;d++){e=b[31177+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$df$(a,b,e,f);if(g<0||b[31897+g]||!(b[31177+c*18+4+4-1]<0))continue;if(!$cW$(a,b,e,g))$cV$(b,c,g,1);}}}}}
function $cV$(a,b,c,d){let e,f;e=31177+b*18+(d?4:0);for(f=0;f<4;f++){if(a[e+f]<0){a[e+f]=c;a[31897+c]=1+b;return;}}}
function $cW$(a,b,c,d){let e,f,g;if(b[28729]!=0||!$de$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29413+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&b[31897+g]==0&&$de$(a,b,g)&&$cN$(a,b,g,d)&&$cX$(a,b,g)>=3)return 1;}return 0;}
function $cX$(a,b,c){let d;if(b[2591+c]<0||$Q$(a,c)||b[32057+c])return 0;if(!$dd$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9872]==3)return 0;d=a[17173+c]!=0;if(b[4351+c]&&!d&&(a[49]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$dc$(b,c))return 0;if(b[4351+c])return 2;return $cY$(a,b,c)?1:0;}
function $cY$(a,b,c){let d,e,f;d=a[16053+c];if(b[9883]==0){for(e=0,f=a[24];e<f;e++)b[13244+e]=0;b[9883]=1;}if(b[13244+d]==0)$cZ$(a,b,d);return b[9884+c]>0;}
function $cZ$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[117+c];e=a[149+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9884+h]=g?1:0;if(f>=0){j=$h$(a,b,c);k=$e$(a,b,a[53+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10044+l]>0)b[9884+h]=1;}$d$(b,k);while($da$(a,b,d,e)>0)continue;}b[13244+c]=1;}
function $da$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9884+f]==0&&b[2591+f]>=0&&$db$(a,b,b[2591+f],c,d)){b[9884+f]=1;e++;}}return e;}
function $db$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29413+6*c+f];if(g>=0){h=b[5071+g];if(d<=(i=h)&&i<e&&b[9884+h])return 1;}}return 0;}
function $dc$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5;}
function $dd$(a,b,c){let d,e;d=$df$(a,b,c,0);e=$df$(a,b,c,1);return d>=0||e>=0;}
function $de$(a,b,c){let d;d=a[16053+c];return d==b[2059]||d==b[2060];}
function $df$(a,b,c,d){let e;e=$cO$(a,b,c,d);return e>=0&&b[32217+e]==0?e:(-1);}
function $dg$(a,b,c){let d,e,f,g,h,i;d=$div(c,10000);e=$mod(c,10000)-1;b[32697+e]=d>=3?1:0;f=$df$(a,b,e,0);g=$df$(a,b,e,1);h=$mod(d,3);i=h==1?g:f;if(b[31897+i]==0){$dh$(b);$cV$(b,b[28730]-1,i,1);if(h==2)$cV$(b,b[28730]-1,g,1);}$cV$(b,b[31897+i]-1,e,0);}
function $dh$(a){let b,c;b=31177+a[28730]*18;for(c=0;c<18;c++)a[b+c]=(-1);a[28730]++;}
function $di$(a,b,c){$dj$(a,b,b[28733],c-1);b[28733]++;}
function $dj$(a,b,c,d){let e;e=$bL$(a,b,c,b[2591+c]);$bc$(a,b,c,d);if(e>0)$cs$(a,b,c,e);}
function $dk$(a,b,c){let d;d=b[27696];if(c<=Math.max(0,a[18153+d]-b[5011+d])){b[4891+d]=b[2271+b[27698]];b[1]=400;}else{$aq$(a,b,d);b[1]=8;}}
function $dl$(a,b){if(b==0){a[1]=150;return;}a[27740+b-1]=1;a[9878]=1;a[9879]=1;a[9881]=0;$dm$(a,b-1,(-1),a[4891+a[27696]],151);}
function $dm$(a,b,c,d,e){a[9875]=b;a[9876]=c;a[9877]=d;a[9880]=0;a[9882]=e;a[1]=300;}
function $dn$(a,b,c){let d;d=b[27696];if(c<10000){if(c>0){b[4891+d]=c-1;b[27697]=1;}b[1]=400;return;}b[27698]=$mod(c,10000)-1;b[27697]=1;$do$(a,b,b[2271+b[27698]]);b[1]=150;}
function $do$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27696]];$dv$(a,b,d,e,10,1);f=0;if($du$(a,b,d,c)){b[27700]=c;f=1;c=$ds$(a,b,c);}while(c!=e){b[27700+f]=c;f++;c=$dp$(a,b,d,c);}b[27699]=f;}
function $dp$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29413+6*d+f];h=$mod(f+3,6);if(g>=0&&b[13501+g]&&$dr$(a,b,c,g,h,1)){i=a[58213+6*g+h];if($dq$(b,g)+i==$dq$(b,d))e=Math.min(e,g);}}return e;}
function $dq$(a,b){let c;c=a[13501+b]-1;return c>=0?a[18411+6*c]:1073741824;}
function $dr$(a,b,c,d,e,f){let g,h;if(!(a[39013+6*d+e]>0))return 0;g=a[29413+6*d+e];h=b[5071+g];if(h>=0)return a[15893+h]==c;return f||!(b[6671+(1-c)*1600+g]>0);}
function $ds$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29413+6*c+f];if(g>=0&&b[13501+g]){h=$dq$(b,g)+$dt$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h;}}}return d;}
function $dt$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29413+6*c+e]==d&&a[39013+6*c+e]>0)return a[58213+6*c+e]+2;}return 1073741824;}
function $du$(a,b,c,d){let e;e=b[5071+d];return e>=0&&a[15893+e]!=c;}
function $dv$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$dy$(b);$dw$(b,$dx$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22383+g];g=$mod(g+1,1986);h--;b[24369+i]=0;j=b[15101+$div(i,6)];k=b[18411+i];l=b[6671+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($dr$(a,b,c,j,m,f)){n=k+a[58213+6*j+m];if(n<=e){o=a[29413+6*j+m];h+=$dw$(b,$dx$(b,o),0,n,g+h);}}}}}
function $dw$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18411+f])return 0;a[18411+f]=d;if(a[24369+f])return 0;a[24369+f]=1;a[22383+$mod(e,1986)]=f;return 1;}
function $dx$(a,b){let c,d,e;if(a[13501+b]==0){c=a[13500];a[15101+c]=b;a[13500]=c+1;a[13501+b]=c+1;a[15432+c]=0;a[15763+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18411+d]=1073741824;a[20397+d]=1073741824;a[24369+d]=0;}}return a[13501+b]-1;}
function $dy$(a){let b,c;for(b=0,c=a[13500];b<c;b++)a[13501+a[15101+b]]=0;a[13500]=0;}
function $dz$(a,b,c){b[27696]=$aF$(a,b,b[2059],c);b[1]=149;}
function $dA$(a,b,c){let d;d=b[27694];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9883]=0;}b[27694]=$dB$(a,b,d);}
function $dB$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[36+d];e<f;e++){if(e!=a[38+d])return e;}return (-1);}
function $dC$(a,b,c){b[13499]=c-1;b[27374+c-1]=1;$dD$(a,b,b[13437],2,144);}
function $dD$(a,b,c,d,e){let f,g;b[13437]=c;b[13438]=d;b[13498]=e;f=d==0||d==1;b[13439]=f&&!$cY$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13447]=0;b[13453]=0;b[13497]=0;b[13440]=d==0?b[13439]:0;b[13448]=(-1);g=b[2591+c];b[13449]=g;b[13451]=g;b[13452]=b[2751+c];$dE$(a,b);b[1]=112;}
function $dE$(a,b){let c;c=$dF$(a,b,b[13437]);if(b[13438]==2)c=$div(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$div(c,2);b[13441]=c;}
function $dF$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16853+d+c];}
function $dG$(a,b){a[13437]=b-1;a[27214+b-1]=0;a[1]=143;}
function $dH$(a,b,c){let d,e,f;d=$dI$(a,b);e=a[16053+d];b[27054+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$cY$(a,b,d))f=$i$(a,b,e);if(c+f-b[2463+e]<=$Y$(a,b,d))b[27214+d]=1;}
function $dI$(a,b){let c,d,e;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27054+d])return d;}return (-1);}
function $dJ$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$i$(a,b,d)){b[33212+b[5]*24+10]++;$ap$(a,b,d,1);}}
function $dK$(a,b,c){let d,e;if(c==0){$dM$(b,b[2059],139);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0)$dD$(a,b,d,1,138);else if(e==2)$dL$(b,d);else $aQ$(a,b,d);}
function $dL$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2));}
function $dM$(a,b,c){a[27694]=b;a[27695]=c;a[1]=147;}
function $dN$(a,b,c){let d,e;d=$dO$(a,b);b[26733]=d+1;e=b[2463+a[16053+d]];b[26734+d]=c-e<=$Y$(a,b,d)?0:1;}
function $dO$(a,b){let c,d;for(c=b[26733],d=a[149+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16373+c]!=8)return c;}return (-1);}
function $dP$(a,b,c){let d,e;d=b[26732];e=b[2591+d];$bS$(a,b,d,c-1);$aY$(a,b,a[15893+d],e,c-1);$bQ$(a,b,d,110);}
function $dQ$(a,b,c){let d,e;d=b[26731];e=b[26732];if(c>0){b[26393+c-1]=1;b[9881]=$dU$(a,b,c-1)==2?1:0;b[9878]=4;b[9879]=2;$dm$(b,c-1,d,b[2591+d],131);return;}b[9881]=$dR$(a,b,d,e)==2?1:0;b[9878]=3;b[9879]=1;$dm$(b,d,e,b[2591+e],132);}
function $dR$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $dS$(a,b,c,b[2591+d]);}
function $dS$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17173+c]==0)return 0;f=$g$(a,e,d);if(f<1||f>$dT$(a,c,e,d))return 0;g=$V$(a,e,b[2751+c],d);if(g>1||!$W$(a,b,e,d))return 0;return g==0?1:2;}
function $dT$(a,b,c,d){let e;if(a[17173+b]==0)return 0;if(a[17173+b]==2)return 3;e=a[19813+d]<a[19813+c];return e?4:3;}
function $dU$(a,b,c){let d,e,f,g;d=$dW$(a,b,b[26731],b[26732]);e=b[11644+d-1];f=0;while(b[10044+e]>1){g=$g$(a,b[2591+c],e)>2?0:$dS$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$dV$(a,b,e);}$d$(b,d);return f;}
function $dV$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29413+6*c+e];if(f>=0&&b[10044+f]==b[10044+c]-1)d=Math.min(d,f);}return d;}
function $dW$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10044+e]=1;b[11644]=e;while(g<f){i=b[11644+g];g++;if(b[10044+i]>$dF$(a,b,c))break;if(h>=0&&b[10044+i]>=b[10044+h])break;for(j=0;j<6;j++){if($dY$(a,b,c,d,i,j)){k=a[29413+6*i+j];if(b[10044+k]==0){b[10044+k]=b[10044+i]+1;b[11644+f]=k;f++;if($g$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k);}}}}if(h>=0)$dX$(b,h,f);return f;}
function $dX$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11644+d]==b){a[11644+d]=a[11644+c-1];a[11644+c-1]=b;return;}}}
function $dY$(a,b,c,d,e,f){let g,h,i;if(!(a[39013+6*e+f]>0)||a[58213+6*e+f]>1)return 0;g=a[29413+6*e+f];if(b[5071+g]>=0)return 0;i=(h=a[15893+c],b[6671+(1-h)*1600+g]>0);return !i||$g$(a,g,b[2591+d])==1;}
function $dZ$(a,b,c){let d;d=b[26732];$dj$(a,b,d,$ea$(b,d,c-1));b[1]=131;}
function $ea$(a,b,c){let d;d=c==0?1:5;return $mod(a[2751+b]+d,6);}
function $eb$(a,b,c){let d,e;d=b[26732];b[26553+d]=1;e=c-b[2463+a[16053+d]]<=$Y$(a,b,d);b[1]=e?130:131;}
function $ec$(a,b,c){let d,e,f,g,h;d=b[26731];e=c-1;b[26732]=e;b[3391+d]=2;b[13276]=1;f=a[15893+e];for(g=a[30+f],h=a[32+f];g<h;g++)b[26393+g]=0;b[1]=$ed$(a,b,e)?129:131;}
function $ed$(a,b,c){let d;if(a[16373+c]==8||b[26553+c])return 0;return (d=b[2751+c],$V$(a,b[2591+c],d,b[2591+b[26731]]))!=0&&$ee$(a,b,c,b[2591+c]);}
function $ee$(a,b,c,d){let e;e=$bL$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$Y$(a,b,c);}
function $ef$(a,b,c){if(c==0){b[1]=125;return;}$eg$(a,b,c-1);if(b[26728]==0)b[4191+c-1]=6;}
function $eg$(a,b,c){let d,e,f;d=b[26725];e=b[26727];b[26716+d]=c;b[26719+d]=$g$(a,b[2591+c],b[2591+e]);f=$dR$(a,b,c,e);b[26722+d]=f==2?1:0;b[26725]=d+1;b[26393+c]=1;}
function $eh$(a,b,c){if(c==0){$ek$(a,b);return;}$ei$(a,b,c-1,b[26356],2,123);b[26719]=2;}
function $ei$(a,b,c,d,e,f){b[26727]=d;b[26728]=e;b[26730]=f;b[26725]=0;b[26726]=0;b[26729]=b[2591+d];$eg$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16373+c]==6&&!$ej$(b,c))b[1]=124;}
function $ej$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $ek$(a,b){if(b[26357])b[13453]=0;b[1]=b[26358];}
function $el$(a,b,c){if(c==0)$ek$(a,b);else $ei$(a,b,c-1,b[26356],1,122);}
function $em$(a,b,c){let d;d=b[26713];if(c-b[2463+a[16053+d]]<=$Y$(a,b,d))$dj$(a,b,d,b[26714]);b[1]=120;}
function $en$(a,b,c){let d,e,f;if(c==0){if(b[26355]==1)b[1]=122;else $ek$(a,b);return;}d=$mod(c,10000)-1;e=d;f=$ea$(b,d,$div(c,10000));b[26713]=e;b[26714]=f;b[26553+d]=1;b[26357]=1;if(a[17333+d]&&a[17333+b[26356]]==0)$dj$(a,b,d,b[26714]);else b[1]=121;}
function $eo$(a,b,c){let d;d=b[26713];if(c>0)$dj$(a,b,d,$ea$(b,d,c-1));if(b[2591+d]>=0)$bQ$(a,b,d,117);else b[1]=117;}
function $ep$(a,b,c){let d,e;d=b[26713];c+=b[26715]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16053+d]]-$Y$(a,b,d));if(e>0)$cs$(a,b,d,e);b[1]=119;}
function $eq$(a,b,c){let d,e,f,g,h,i;if(c==0){$er$(b);return;}d=$mod(c,10000)-1;e=$div(c,10000);f=b[2591+d];g=b[2591+b[26356]];h=a[29413+6*f+e];i=$V$(a,f,b[2751+d],g);b[26715]=i==0?0:1;b[26713]=d;b[26393+d]=1;b[26357]=1;$bS$(a,b,d,h);$aY$(a,b,a[15893+d],f,h);b[1]=118;}
function $er$(a){a[1]=a[26355]==3?122:120;}
function $es$(a,b,c){let d;d=b[27694];b[26361+d]=1;b[1]=115;if(c>=3)$ap$(a,b,d,1);else b[2527+d]=2;}
function $et$(a,b,c){let d;d=b[27694];b[26361+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9883]=0;}}
function $eu$(a,b,c){let d,e,f,g,h;d=$div(b[13456+b[13455]],6);e=b[2591+b[13437]];f=b[5071+d];g=$ey$(a,b,e,$eC$(a,e,d));h=c-b[2463+a[16053+f]]-$Y$(a,b,f);if(h>0)$cs$(a,b,f,h);b[1]=113;$ev$(a,b,d,g);}
function $ev$(a,b,c,d){let e,f,g,h;e=b[13437];f=b[5071+c];b[13442]+=$div(d,4096);b[13443]++;b[13444]=0;b[13447]=0;b[13455]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$ex$(a,b,a[15893+e],c))b[13277+e]=1;if(b[13448]<0){g=b[2591+e];h=b[2751+e];b[13451]=g;b[13452]=h;}$ew$(a,b,c);if(f>=0){b[13448]=f;b[5071+c]=f;}else $bN$(a,b,e,1,113);}
function $ew$(a,b,c){let d,e,f;d=b[13437];e=b[2751+b[13437]];f=b[2591+b[13437]];$ba$(a,b,d);if(b[13448]>=0)b[5071+f]=b[13448];b[13448]=(-1);$aZ$(a,b,d,c,e);}
function $ex$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29413+6*d+e];if(f>=0&&b[5071+f]>=0&&a[15893+b[5071+f]]!=c)return 1;}return 0;}
function $ey$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15893+e];if(!(a[39013+6*c+d]>0)||!$eB$(a,b,c))return (-1);g=a[29413+6*c+d];h=b[5071+g];i=h>=0&&h!=e;if(i&&!$eA$(a,b,h))return (-1);if(b[6671+(1-f)*1600+g]>0&&(i||!$ez$(a,b,c)))return (-1);if(b[13440]&&$ex$(a,b,f,g))return (-1);j=a[17493+e]&&b[3231+e]==0;k=j?48613:58213;l=a[k+6*c+d];return i?(l+1)*4096+1:l*4096;}
function $ez$(a,b,c){let d,e;d=b[13437];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return !(e=a[15893+d],b[6671+(1-e)*1600+c]>0);}
function $eA$(a,b,c){if(a[15893+c]!=a[15893+b[13437]]||a[16373+c]==8)return 0;return b[13438]!=2||a[17333+c]==0;}
function $eB$(a,b,c){let d,e,f;d=b[13437];if(!(e=a[15893+d],b[6671+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0;}
function $eC$(a,b,c){let d;for(d=0;d<6;d++){if(a[29413+6*b+d]==c)return d;}return (-1);}
function $eD$(a,b,c){let d;if(c>10000){$eU$(a,b,c-10000-1);return;}if(c==0){$eT$(a,b);return;}d=c-1;$eE$(a,b,$div(d,6),$mod(d,6));b[13496]=$mod(d,6);b[13453]=1;b[13497]=0;if(b[13445]){b[1]=113;return;}b[13445]=1;$bN$(a,b,b[13437],0,113);}
function $eE$(a,b,c,d){let e,f,g,h,i;e=0;f=$eH$(a,b,c,d);while(f!=6*b[2591+b[13437]]+b[2751+b[13437]]){b[13456+e]=f;e++;f=$eF$(a,b,f);}for(g=0,i=$div(e,2);g<i;g++){h=b[13456+g];b[13456+g]=b[13456+e-1-g];b[13456+e-1-g]=h;}b[13454]=e;b[13455]=0;}
function $eF$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$div(c,6);e=$mod(c,6);f=b[18411+6*(b[13501+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$mod(e-h+6,6);k=(j=$mod(i+3,6),a[29413+6*d+j]);l=k>=0?b[13501+k]-1:(-1);if(l<0||b[15432+l]==0)continue;m=b[16425+6*l+i];for(n=0;n<6;n++){o=$mod(e-n+6,6);p=$eG$(b,l,Math.min(o,6-o));q=b[18411+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n);}}return g;}
function $eG$(a,b,c){let d,e,f;if(c==0)return 0;d=a[16094+b];e=b==0&&a[13438]==1&&a[13443]==0;if(d==(-1)||e)return d;return d+(f=b==0?a[13444]:0,Math.max(0,f+c-1)-Math.max(0,f-1))*4096;}
function $eH$(a,b,c,d){let e,f,g,h,i,j,k;e=$eR$(a,b,c,d);f=b[13501+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18411+6*f+h];j=$eL$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$eK$(a,b,f)||$eI$(a,b,c,d))g=6*c+h;}}return g;}
function $eI$(a,b,c,d){let e,f,g;e=b[13437];for(f=0;f<6;f++){if((d<0||f==d||f==$mod(d+5,6))&&a[39013+6*c+f]>0){g=b[5071+a[29413+6*c+f]];if(g>=0&&a[15893+g]!=a[15893+e]&&!$eJ$(a,b,e,g))return 1;}}return 0;}
function $eJ$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$g$(a,e,f)<=1;}
function $eK$(a,b,c){let d;if(b[15763+c]==0){d=$ex$(a,b,a[15893+b[13437]],b[15101+c]);b[15763+c]=d?2:1;}return b[15763+c]==2;}
function $eL$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[13437];if(b[13438]==1){g=$ee$(a,b,f,c);return g?$bL$(a,b,f,c)*64:(-1);}if((h=a[15893+f],b[6671+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$eO$(a,b)))return (-1);return $eM$(a,b,c,d,e);}
function $eM$(a,b,c,d,e){let f,g,h,i;f=b[13437];if(!$ee$(a,b,f,c))return (-1);g=c==b[2591+f]?b[13444]:0;i=(h=$eN$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+$bL$(a,b,f,c)*64;}
function $eN$(a,b){let c;c=$mod(b-a+6,6);return Math.min(c,6-c);}
function $eO$(a,b){let c;c=b[13437];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$eP$(a,b,a[15893+c],b[2591+c])==1;}
function $eP$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($eQ$(a,b,d,f,1-c)>=0)e++;}return e;}
function $eQ$(a,b,c,d,e){let f,g;f=a[29413+6*c+d];if(f<0||b[5071+f]<0)return (-1);g=b[5071+f];if(a[15893+g]!=e||!$aT$(a,b,g,$mod(d+3,6)))return (-1);return g;}
function $eR$(a,b,c,d){let e;e=b[13501+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $eS$(a,b,e,d);return Math.min(b[20397+6*e+d],b[18411+6*e+d]);}
function $eS$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18411+6*c+f];if(g<e){h=$eL$(a,b,b[15101+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h);}}return e;}
function $eT$(a,b){let c;c=b[13437];b[13453]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13450]=b[2271+b[2059]]==b[13449]?1:0;if(b[13438]!=1)$aY$(a,b,a[15893+c],b[13449],b[2591+c]);else if(b[13450]){b[2271+b[2059]]=b[2591+c];b[9883]=0;}}b[1]=b[13498];}
function $eU$(a,b,c){let d;d=b[13437];b[13442]+=a[17333+d]?0:(a[17173+d]==2?2:1);$ei$(a,b,d,c,0,127);}
function $eV$(a,b,c){let d,e;d=b[13437];e=$div(c-1,6);$aZ$(a,b,d,e,$mod(c-1,6));$eX$(b,a[16053+d],e);$dD$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$dF$(a,b,d);b[13442]=$eW$(a,b,d,e);b[13443]=1;b[13445]=1;b[4351+d]=1;$bN$(a,b,d,1,113);}
function $eW$(a,b,c,d){let e;e=a[17493+c]&&b[3231+c]==0;return a[(e?67813:69413)+d];}
function $eX$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $eY$(a,b,c){let d,e;if(c==0){$dM$(b,b[2059],135);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$fa$(b,d);else if(e==0)$dD$(a,b,d,0,110);else if(e==1)$eZ$(a,b,d);else if(e==2)$dL$(b,d);else if(e==3)$aQ$(a,b,d);else b[3231+d]=1-b[3231+d];}
function $eZ$(a,b,c){b[26731]=c;b[1]=128;}
function $fa$(a,b){a[13437]=b;a[1]=111;}
function $fb$(a,b,c){if(c==10001){b[1]=148;return;}b[27696]=c-1;b[4891+c-1]=b[2271+b[2059]];b[1]=149;}
function $fc$(a,b,c){$gj$(a,b,b[2064],c);b[2064]++;}
function $fd$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+b-1];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9883]=0;}
function $fe$(a,b,c){if(c==0)$fh$(a,b);else $ff$(b,c-1);}
function $ff$(a,b){$fg$(a,b,(-1));a[2110]=15;a[1]=4;}
function $fg$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0;}
function $fh$(a,b){b[2058]++;if(b[2058]>=2||!$fj$(a,b,1-b[2057]))b[1]=11;else $fi$(b,1-b[2057]);}
function $fi$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3;}
function $fj$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++){if($q$(a,b,d))return 1;}return 0;}
function $fk$(a,b,c){let d,e;d=b[2064];e=c-1;b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$aZ$(a,b,d,$div(e,6),$mod(e,6));b[33212+a[15893+d]*24+13]++;b[2064]++;b[1]=6;}
function $fl$(a,b,c){let d,e;d=b[2064];e=a[16693+d];if(c<e){b[1]=7;return;}if(c>e){b[2911+d]=3;b[33212+a[15893+d]*24+14]++;}b[2064]++;}
function $fm$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$fn$(b,e);else if(c==3){b[2064]=a[117+e];b[1]=6;}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[33212+d*24+23]++;b[1]=104;}}
function $fn$(a,b){a[2062]=2;a[2175+b]=1;a[33212+a[5]*24+9]++;a[1]=101;}
function $fo$(a,b,c){let d;$fT$(a,b);d=b[2110];if(d==14)$fB$(a,b,1-c);else if(d==6)$fA$(a,b,c);else if(d==9)$fs$(a,b,c);else $fB$(a,b,$fp$(a,b,d,c));}
function $fp$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$fr$(a,b);g=$i$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$p$(a,b,e)?$i$(a,b,a[38+e]):0;return (i=$div(d,10),j=$mod(d,10),i+g>j+h?1:0);}if(c==0)return d<=g?1:0;k=c==7?$fq$(a,b,1-e):($p$(a,b,e)?$i$(a,b,a[38+e]):0);return d<=k?1:0;}
function $fq$(a,b,c){let d;d=$p$(a,b,c)?$i$(a,b,a[38+c]):0;return $j$(a,b,c)?d:$div(d,2);}
function $fr$(a,b){if(b[2060]>=0&&$i$(a,b,b[2060])<$i$(a,b,b[2059]))return b[2060];return b[2059];}
function $fs$(a,b,c){$fz$(b);if(c==0){$fy$(b);return;}b[5]=1-b[5];b[2061]=1;b[33212+b[5]*24+5]++;$ft$(a,b,c-1);}
function $ft$(a,b,c){$fg$(b,c,(-1));$fw$($part(b,2110,2124));$fu$(a,b);}
function $fu$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return;}$fv$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[33212+b[5]*24]++;b[1]=5;}
function $fv$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c];}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9883]=0;}
function $fw$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$fx$(a);}
function $fx$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5;}
function $fy$(a){let b;b=$part(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$fz$(a);a[2060]=(-1);}
function $fz$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1;}
function $fA$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[33212+(1-b[5])*24+3]++;}$fB$(a,b,c>0?1:0);}
function $fB$(a,b,c){let d,e,f,g,h;d=$part(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$fr$(a,b);$fD$($part(b,2067,2110),d,c);$fC$(b,e,c);if(d[4]>f)$fu$(a,b);else if(d[10]>g){d[10]=0;$fz$(b);b[2059]=h;b[2060]=(-1);$fv$(a,b);b[2062]=2;b[33212+b[5]*24+9]++;b[1]=101;}}
function $fC$(a,b,c){let d;d=33212+a[5]*24;if(b==1&&c==1)a[d+1]++;else if(b==4&&c)a[d+2]++;else if(b==0&&c)a[d+8]++;else if(b==3&&c)a[d+6]++;else if(b==7&&c)a[33212+(1-a[5])*24+4]++;}
function $fD$(a,b,c){let d;d=b[0];if(d==14)$fS$(a,b,c);else if(d==15)$fR$(a,b,c);else if(d==1)$fQ$(a,b,c);else if(d==4)$fO$(a,b,c);else if(d==5)$fN$(a,b);else if(d==6)$fM$(a,b,c);else if(d==7)$fK$(b,c);else if(d==2)$fJ$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$fx$(b);}else if(d==0)$fI$(b,c);else $fE$(a,b,d,c);}
function $fE$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $fx$(b);}else if(c==10)$fH$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0;}$fx$(b);}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f;}else $fF$(a,b,d);}
function $fF$(a,b,c){let d;if(!c){b[0]=9;return;}d=$fG$(a,b);$fx$(b);b[1]=d;$fw$(b);}
function $fG$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c;}return (-1);}
function $fH$(a,b,c){if(c==0)$fx$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$fG$(a,b)>=0)b[0]=12;else b[0]=9;}
function $fI$(a,b){if(b){a[11]=1;a[12]=1;$fw$(a);}else a[0]=5;}
function $fJ$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[19+(b[11]?a[13]:b[1])*4+3]==0)b[0]=3;else $fx$(b);}
function $fK$(a,b){if(b)$fL$(a,1);else $fw$(a);}
function $fL$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0;}
function $fM$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7;}else $fw$(b);}
function $fN$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return;}}$fL$(b,2);}
function $fO$(a,b,c){if(!c)$fL$(b,0);else if($fP$(a,b,a[8]))b[0]=6;else $fw$(b);}
function $fP$(a,b,c){return b[8]<a[5]&&c>=a[19+(b[11]?a[13]:b[1])*4];}
function $fQ$(a,b,c){if(c==0)$fx$(b);else if(c==2)b[0]=2;else if($fP$(a,b,a[9]))b[0]=6;else $fw$(b);}
function $fR$(a,b,c){if((a[17]==2?c:a[17])>0)$fL$(b,3);else if(a[18])$fO$(a,b,1);else b[0]=4;}
function $fS$(a,b,c){if((a[16]==2?c:a[16])>0)$fx$(b);else b[0]=1;}
function $fT$(a,b){let c;c=$part(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$fV$(a,b,c,b[2110]);c[13]=$fr$(a,b)==b[2059]?0:1;$fU$(a,b,c,0,b[2059]);if(b[2060]>=0)$fU$(a,b,c,1,b[2060]);}
function $fU$(a,b,c,d,e){let f;f=19+d*4;c[f]=$i$(a,b,e);c[f+1]=10;c[f+2]=100;c[f+3]=a[38+a[53+e]]==e?1:0;}
function $fV$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$fj$(a,b,e)?0:1;else if(d==2){f=$fY$(a,b);c[14]=f?(-1):(-2);}g=0;if($p$(a,b,e))g=Math.max(0,Math.max(0,a[46+e]-b[2335+a[38+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$fW$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$fW$(a,b,0);}
function $fW$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[34+d],g=a[36+d];f<g;f++){if($fX$(a,b,f,0,c))e=Math.max(e,$i$(a,b,f));}return e;}
function $fX$(a,b,c,d,e){if(b[2175+c]>0||$i$(a,b,c)<d)return 0;if($q$(a,b,c))return 1;return e&&$b$(a,b,c);}
function $fY$(a,b){let c,d,e;c=1-b[5];for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$r$(a,b,d))return 1;}return 0;}
function $fZ$(a,b,c){if(c==0)$fh$(a,b);else if(c>=1000)$ga$(a,b,$mod(c,1000)-1,$div(c,1000)-1);else $ft$(a,b,c-1);}
function $ga$(a,b,c,d){$fg$(b,c,d);b[2110]=0;b[1]=4;}
function $gb$(a,b,c){let d;d=b[2065];if(c>0)$gf$(b,d,c-1);else if(d!=b[2057])$gc$(a,b,b[2057]);else $fi$(b,b[2057]);}
function $gc$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++)b[2143+d]=$gd$(a,b,d)?1:0;b[2065]=c;b[1]=2;}
function $gd$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[437+c]&&$o$(a,b,c))return 1;return $ge$(a,b,c);}
function $ge$(a,b,c){let d,e,f,g,h,i,j;d=1-a[53+c];for(e=a[117+c],j=a[149+c];e<j;e++){if(b[2591+e]<0||!a[17653+e])continue;for(f=a[30+d],i=a[32+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16053+f]];h=g?2:1;if($g$(a,b[2591+e],b[2591+f])<=h)return 1;}}return 0;}
function $gf$(a,b,c){a[2143+c]=1;a[2129+b]++;a[33212+b*24+7]++;}
function $gg$(a,b,c){let d,e,f;d=$div(c,10)+($p$(a,b,0)?$i$(a,b,a[38]):0);e=$mod(c,10)+($p$(a,b,1)?$i$(a,b,a[39]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$gc$(a,b,1-b[2057]);}
function $gh$(a,b,c,d){b[2271+c]=b[2591+d-1];b[2527+c]=0;b[9883]=0;}
function $gi$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c;}return (-1);}
function $gj$(a,b,c,d){b[2495+c]=0;if(d+$gn$(a,b,c)<=$gl$(a,b,c))$gk$(a,b,c);}
function $gk$(a,b,c){let d,e,f,g;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]!=3)$bg$(a,b,d,3);}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1);}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9883]=0;b[33212+a[53+c]*24+15]++;}
function $gl$(a,b,c){let d;d=$gm$(a,b,c);return a[10741+c*161+d];}
function $gm$(a,b,c){let d,e,f;d=0;for(e=a[117+c],f=a[149+c];e<f;e++){if(b[2911+e]!=0&&a[16373+e]!=8)d++;}return d;}
function $gn$(a,b,c){let d;d=(-b[2139+a[53+c]]);if(b[2431+c]>0)d-=$div(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$div($i$(a,b,c),2);return d;}
function $go$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c;}return (-1);}
function $gp$(a,b){let c,d;if($go$(a,b)>=0)$lJ$(b,10);else if($gi$(a,b)>=0)$lH$(a,b,$gi$(a,b));else if(205<=(c=b[1])&&c<215&&b[28730]==0)$lG$(a,b);else if(205<=(d=b[1])&&d<215&&b[28728]==0)$lu$(a,b);else $gq$(a,b);}
function $gq$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$lt$(a,b);else $ls$(b);}else if(c<3)$lr$(a,b);else if(c<4)$lq$(a,b);else $lk$(a,b);}else if(c<8){if(c<6)$lg$(a,b);else if(c<7)$lf$(a,b);else $ld$(a,b);}else if(c<9)$lb$(a,b);else if(c<11)$la$(a,b);else $kZ$(a,b);}else if(c<102){if(c<15){if(c<14)$kY$(a,b);else $kW$(a,b);}else if(c<100)$kV$(a,b);else if(c<101)$kU$(a,b);else $kR$(a,b);}else if(c<110){if(c<103)$kQ$(a,b);else if(c<104)$kP$(b);else $kO$(a,b);}else if(c<111)$kA$(a,b);else if(c<112)$kx$(a,b);else $kl$(a,b);}else if(c<124){if(c<118){if(c<115){if(c<114)$kb$(a,b);else $ka$(b);}else if(c<116)$jU$(a,b);else if(c<117)$ka$(b);else $jS$(a,b);}else if(c<121){if(c<119)$ka$(b);else if(c<120)$jR$(a,b);else $jO$(a,b);}else if(c<122)$ka$(b);else if(c<123)$jN$(a,b);else $jM$(a,b);}else if(c<130){if(c<127){if(c<125)$jH$(a,b);else if(c<126)$jG$(a,b);else $jF$(a,b);}else if(c<128)$jE$(a,b);else if(c<129)$jC$(a,b);else $ka$(b);}else if(c<133){if(c<131)$jB$(a,b);else if(c<132)$jA$(a,b);else $jy$(a,b);}else if(c<134)$jw$(a,b);else if(c<135)$jv$(a,b);else $ju$(b);}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$jt$(a,b);else $jn$(a,b);}else if(c<139)$jm$(a,b);else if(c<140)$jl$(b);else $jc$(a,b);}else if(c<144){if(c<142)$jb$(a,b);else if(c<143)$ja$(a,b);else $iZ$(a,b);}else if(c<145)$iX$(a,b);else if(c<146)$iW$(a,b);else $iV$(a,b);}else if(c<200){if(c<150){if(c<148)$iT$(a,b);else if(c<149)$iS$(a,b);else $iQ$(a,b);}else if(c<151)$iP$(a,b);else if(c<152)$iN$(a,b);else $ka$(b);}else if(c<203){if(c<201)$iM$(a,b);else if(c<202)$iH$(a,b);else $iD$(a,b);}else if(c<204)$ir$(a,b);else if(c<205)$ka$(b);else $ik$(a,b);}else if(c<301){if(c<211){if(c<208){if(c<207)$hZ$(a,b);else $hW$(a,b);}else if(c<209)$hU$(a,b);else if(c<210)$hT$(a,b);else $hO$(a,b);}else if(c<214){if(c<212)$hL$(a,b);else if(c<213)$hD$(a,b);else $hC$(a,b);}else if(c<215)$hw$(a,b);else if(c<300)$lG$(a,b);else $hd$(a,b);}else if(c<404){if(c<401){if(c<302)$gQ$(a,b);else if(c<400)$gM$(a,b);else $gL$(a,b);}else if(c<402)$gJ$(a,b);else if(c<403)$gF$(a,b);else $gB$(a,b);}else if(c<407){if(c<405)$ka$(b);else if(c<406)$gA$(a,b);else $gz$(a,b);}else if(c<408)$gx$(a,b);else if(c<409)$gs$(a,b);else $gr$(a,b);}
function $gr$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8;}
function $gs$(a,b){let c;c=a[53+b[2059]];$gt$(b,54,(b[32863]>b[32864]?0:1)==0?c:1-c);}
function $gt$(a,b,c){$gw$(a);$gv$(a,0);$gv$(a,1);$gu$(a,b,c);}
function $gu$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $gv$(a,b){a[9+a[4]]=b;a[4]++;}
function $gw$(a){a[4]=0;}
function $gx$(a,b){let c;c=b[32862];if(c>=0&&b[4831+c]<0)b[1]=409;else $gy$(b,$aB$(a,b));}
function $gy$(a,b){let c;c=b>=199||b==68||b==69;$lJ$(a,c?100:10);}
function $gz$(a,b){let c,d,e;c=b[27698];$gw$(b);$gv$(b,1+c);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[53+b[4831+d]]==a[53+c]&&$aL$(b,d)==b[2271+c])$gv$(b,10001+d);}$gu$(b,53,a[53+c]);}
function $gA$(a,b){let c;$lJ$(b,$aG$(a,b,(c=a[53+b[32861]],$aG$(a,b,c)>0?c:2)));}
function $gB$(a,b){let c,d,e,f,g,h;c=1-a[53+b[2059]];$gw$(b);$gv$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($aM$(a,b,c,e))$gv$(b,10000*d+1+e);}continue;}for(g=a[34+c],h=a[36+c];g<h;g++){if($aK$(a,b,g,(-1))&&$gC$(a,b,g,d))$gv$(b,10000*d+1+g);}}$gu$(b,52,c);}
function $gC$(a,b,c,d){if(d==0)return 1;if(!$gD$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0;}
function $gD$(a,b,c){let d;d=a[53+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($gE$(a,b,c)>=2)return 0;return $aG$(a,b,d)>0||$aG$(a,b,2)>0;}
function $gE$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++;}return d;}
function $gF$(a,b){let c,d,e;c=a[53+b[2059]];$gw$(b);if(b[32865]>0){for(d=a[30+c],e=a[32+c];d<e;d++){if(b[32377+d]==1&&$gH$(a,b,d))$gv$(b,1+d);}}$gG$(b,51,c,409);}
function $gG$(a,b,c,d){if(a[4]>0)$gu$(a,b,c);else a[1]=d;}
function $gH$(a,b,c){let d,e;if(b[2591+c]<0||b[2911+c]!=1)return 0;return (d=b[3071+c],e=$Y$(a,b,c),d<e-1)&&!$gI$(a,b,c);}
function $gI$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15893+c];if(b[6671+e*1600+d]>0)return 1;for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]<0||a[17173+f]==0)continue;if($dS$(a,b,f,d)>0)return 1;}return 0;}
function $gJ$(a,b){$gw$(b);$gv$(b,0);if($gK$(a,b))$gv$(b,1);if(b[27697]==0){$gv$(b,10001);$gv$(b,20001);if(b[2271+b[2059]]>=0){$gv$(b,30001);$gv$(b,40001);}}$gu$(b,50,a[53+b[2059]]);}
function $gK$(a,b){let c,d,e,f,g;c=1-a[53+b[2059]];for(d=a[34+c],e=a[36+c];d<e;d++){if($aK$(a,b,d,(-1)))return 1;}for(f=0,g=a[25];f<g;f++){if($aM$(a,b,c,f))return 1;}return 0;}
function $gL$(a,b){b[32860]=b[27696];b[32861]=(-1);b[32862]=(-1);b[32863]=0;b[32864]=0;b[1]=b[27698]>=0?406:401;}
function $gM$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[32859];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$gw$(b);g=$eC$(a,e,f);if(g>=0&&a[39013+6*e+g]>0)$gP$(b,e,g);else{h=$gO$(a,b,e);i=$gN$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10044+k]==i){g=$eC$(a,k,f);if(g>=0&&a[39013+6*k+g]>0&&(j<0||g==j||g==$mod(j+5,6)))$gv$(b,10000*j+1+k);}}}$d$(b,h);}$gu$(b,49,a[15893+c]);}
function $gN$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29413+6*c+e];if(f>=0&&b[10044+f]>0&&(g=$mod(e+3,6),a[39013+6*f+g]>0))d=Math.min(d,b[10044+f]);}return d;}
function $gO$(a,b,c){let d,e,f,g,h;b[10044+c]=1;b[11644]=c;d=0;e=1;while(d<e){f=b[11644+d];d++;for(g=0;g<6;g++){if(a[39013+6*f+g]>0){h=a[29413+6*f+g];if(b[10044+h]==0&&b[5071+h]<0){b[10044+h]=b[10044+f]+1;b[11644+e]=h;e++;}}}}return e;}
function $gP$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$mod(d+5,6))$gv$(a,10000*d+1+b);}}
function $gQ$(a,b){let c,d,e,f,g,h;if(b[9876]<0){$gy$(b,$bD$(a,b));return;}c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==11){$hb$(b);$ha$(b);$gT$(c,d);}else if(e==12){if($by$(b)&&b[32858]==0)$gt$(b,48,a[15893+b[9876]]);else{f=347+d[16]*6;$gy$(b,c[f+3]);}}else if(e==13)$gy$(b,(g=$bv$(c,d),c[18+$bu$(c,d,g,0)-(-3)]));else if(e==14)$gy$(b,$bm$(c,d));else if(e==15){h=$bj$(c,d);if(h>0)$gy$(b,h);else $bi$(c,d,0);}else $gR$(a,b);}
function $gR$(a,b){let c,d,e,f,g,h;c=$part(b,28655,28716);b[1]=b[9882];d=c[19+((b[28716]==b[9875]?0:4)==0?1:0)];b[33212+a[15893+b[9875]]*24+17]+=d;if(c[22])b[32857]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[28716];g=b[28716+e];if(b[9878]==3&&f==b[9876])b[32857]=2;else if(c[31+e*3]<=1&&$gS$(a,b,f,g)){b[32859]=f;b[3711+f]=1+g;h=(a[16373+f]==0||a[16373+f]==1)&&!$eJ$(a,b,f,g);b[3871+f]=h?2:1;b[1]=302;}}
function $gS$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$eC$(a,e,f);if(g>=0&&a[39013+6*e+g]>0)return 1;h=$gO$(a,b,e);i=$gN$(a,b,f);$d$(b,h);return i<1000000;}
function $gT$(a,b){let c;while(b[16]<36&&a[347+b[16]*6]!=0){c=$gU$(a,b);if(c!=11){b[0]=c;return;}b[16]++;}b[16]=0;b[18]=0;b[0]=18;}
function $gU$(a,b){let c,d,e,f,g,h;c=347+b[16]*6;d=a[c];if(d==2)return $gY$(a,b)?16:11;f=(e=$bv$(a,b),b[31+e*3]<=1);g=f&&$gX$(a,b);if(!$gW$(b,a[c+4]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[c+1]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$gV$(a,b))return 15;b[18]-=h;}return 11;}
function $gV$(a,b){let c,d,e,f;c=a[347+b[16]*6];d=$bv$(a,b);if(c==7)return 1;e=147+d*20;f=b[21];if(c==6){f=b[25]?b[29]:b[29]+b[21];if(a[e+12]&&a[e+4])return 0;}return b[31+d*3]==0&&f==0;}
function $gW$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0;}
function $gX$(a,b){let c;c=a[347+b[16]*6+1];return c<=(-1)||b[31+c*3]<=1;}
function $gY$(a,b){let c,d;c=347+b[16]*6;return (d=a[c+2],b[31+d*3]<=1)&&$gZ$(a,b,a[c+2],a[c+5]);}
function $gZ$(a,b,c,d){let e,f;e=31+c*3;f=a[147+c*20+2+1]-b[e+1];return b[e]==0||f>d;}
function $ha$(a){let b,c;for(b=0;b<10;b++){c=a[28716+b];if(c>=0){a[28686+b*3]=a[2911+c];a[28686+b*3+1]=a[3071+c];}}}
function $hb$(a){let b,c,d,e,f;for(b=0;b<8;b++){c=a[28716+b];if(c>=0&&a[2911+c]>=2){d=28686+b*3;if(a[d]<2&&a[d+2]!=2)a[d+2]=4;}}for(e=0;e<2;e++){f=a[28726+e];if(f>=0&&a[2207+f]>1){if($has($K3,a[28663+e]))a[28663+e]=3;}else if(f>=0&&$hc$(a,e,f)<0)a[28663+e]=0;}}
function $hc$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[28716+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return e;}return (-1);}
function $hd$(a,b){if(b[9876]<0){$gy$(b,$bF$(a,b));return;}$he$(a,b);$cH$(b);$ha$(b);b[28655]=11;b[32857]=0;b[32858]=0;b[28728]=0;b[1]=301;b[33212+a[15893+b[9875]]*24+16]++;}
function $he$(a,b){let c,d,e,f,g,h,i;c=b[9875];d=b[9876];for(e=0;e<10;e++)b[28716+e]=(-1);f=$hv$(a,b);b[28716]=f?c:d;b[28720]=f?d:c;$hu$(a,b);b[28105]=0;for(e of $K4){g=$div(e,4);h=b[28716+e];b[28092+g]=1;$ht$(a,b,e);b[28726+g]=$cI$(a,b,h);b[28094+g]=b[2463+a[16053+h]];}$hs$(a,b);i=$hr$(a,b);$hl$(a,b,i||b[28727-$div(b[28716]==b[9875]?0:4,4)]>=0);$hf$(a,b,i,f);}
function $hf$(a,b,c,d){let e,f,g,h,i,j,k;e=b[9875];f=b[9876];g=b[28716]==b[9875]?0:4;h=4-g;$hj$(b,0,1,g,h,$hk$(a,b,e,f,b[9881]));i=1;if(c){j=$hh$(a,b)?1:0;$hj$(b,1,1,h,g,$hk$(a,b,f,e,j));i=2;}if(b[9878]==3){if(a[16373+f]==0||a[16373+f]==1){$hj$(b,i,8,g,h,0);i++;}else if(a[17333+f]==0&&a[16373+f]!=8){$hj$(b,i,7,g,h,0);i++;}}else if(a[17173+e]==2&&$hg$(a,b,f)&&b[3711+f]==0&&$gS$(a,b,f,e)){k=a[16373+f]==0||a[16373+f]==1?5:4;$hj$(b,i,k,g,h,0);i++;}if(d)$hj$(b,i,4,h,g,0);}
function $hg$(a,b,c){let d;d=a[16373+c];return d==5||d==3||a[17333+c]>0;}
function $hh$(a,b){if(b[9878]==3)return $hi$(a,b)!=0;return $dS$(a,b,b[9876],b[2591+b[9875]])==2;}
function $hi$(a,b){let c;c=b[9876];return $V$(a,b[2591+c],b[2751+c],b[2591+b[9875]]);}
function $hj$(a,b,c,d,e,f){let g;g=28439+b*6;a[g]=c;a[g+1]=d;a[g+2]=e;a[g+3]=f;}
function $hk$(a,b,c,d,e){let f,g,h;f=a[26213+b[2591+d]]+e*a[85627];if(c==b[9875])f+=b[9880];g=$cI$(a,b,d)>=0?1:0;h=a[17173+c]==1?0:1;return $bG$(h,b[9879],f,g);}
function $hl$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[28726+d]>=0)$hm$(a,b,d,c);}if(b[28726]>=0&&b[28727]>=0){e=$aC$(a,b,b[28726]);f=$aC$(a,b,b[28727]);b[28104]=199+Math.min(e,20)*21+Math.min(f,20);}}
function $hm$(a,b,c,d){let e,f,g;e=b[28726+c];f=28177+c*15;g=b[2207+e]==1;b[f]=g?2:1;b[f+1]=Math.max(c*4,$hc$(b,c,e));b[f+2]=$av$(a,b,e);if(d){b[f+4]=68;b[f+6]=68;b[f+5]=69;b[f+7]=69;}if($hq$(a,b,c))$hn$(a,b,f,e);}
function $hn$(a,b,c,d){let e,f,g;b[c+8]=1;e=$gm$(a,b,d);for(f=0;f<6;f++){g=$hp$(a,b,d,Math.min(e+f,a[181+d]));b[c+9+f]=$ho$(g);}}
function $ho$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $hp$(a,b,c,d){let e,f,g,h;g=(e=$i$(a,b,c),f=a[38+a[53+c]]==c,$div(e+1,2)+(f?e:0));h=a[10741+c*161+d]+g;return Math.min(Math.max(h,(-1)),9);}
function $hq$(a,b,c){let d,e;d=b[28726+c];e=b[28716+Math.max(c*4,$hc$(b,c,d))];return a[16053+e]==d;}
function $hr$(a,b){let c,d;c=b[9876];d=b[9875];if(b[9878]!=0&&!(b[9878]==3))return 0;if(a[17173+c]==0||b[3551+c])return 0;if(b[9878]==3)return $hi$(a,b)<=1;return $dS$(a,b,c,b[2591+d])>0;}
function $hs$(a,b){let c,d,e,f;c=b[28716];d=b[28720];if((a[16373+c]==0||a[16373+c]==1)&&!(b[9878]==3)){e=b[9879]==1&&b[9878]!=1;b[28245]=e?0:1;}f=b[9879]==1&&!(b[9878]==3);if(f&&d==b[9875]&&b[9881]||f&&d!=b[9875]&&$hh$(a,b))b[28246]=1;}
function $ht$(a,b,c){let d,e,f;d=b[28716+c];e=28239+c*20;f=b[3231+d];b[e]=b[2911+d];b[e+1]=b[3071+d];b[e+2]=a[16533+d]-f;b[e+2+1]=a[16693+d]-f;b[e+4]=a[17173+d]!=0?1:0;b[e+9]=f;b[e+12]=1-a[17333+d];b[e+13]=a[16373+d]==8?1:0;if(b[2591+d]>=0)b[e+10]=$cu$(a,b,d)?2:0;}
function $hu$(a,b){let c;for(c=0;c<563;c++)b[28092+c]=a[84967+c];}
function $hv$(a,b){let c,d;c=b[9876];d=b[9875];if(a[16373+d]!=2||a[17173+c]!=2)return 0;return $hr$(a,b)&&$gS$(a,b,d,c);}
function $hw$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28655);d=$part(b,28655,28716);$hB$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[28716+e];h=b[28716+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[31+e*3+2]==0&&d[31+f*3]<=1&&d[31+f*3+2]==0&&$hA$(a,b,g,h))$hz$(a,b,g,h);}}$hy$(a,b);b[1]=210;$hx$(a,b,215);}
function $hx$(a,b,c){$bJ$(a,b);b[28731]++;if(b[28731]>=b[28730]){b[28731]=0;b[1]=c;}}
function $hy$(a,b){let c,d;for(c=0;c<4;c++){d=b[28716+c];if(d>=0&&b[32697+d]&&b[28657])b[33212+a[15893+d]*24+19]++;}}
function $hz$(a,b,c,d){let e;e=$eC$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$mod(e+3,6);}
function $hA$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $eC$(a,b[2591+c],b[2591+d])>=0;}
function $hB$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[31+c*3+2]!=1;if(d&&$cd$(a,b,c))$bq$(a,b,c);}}
function $hC$(a,b){let c,d,e,f,g;c=b[28736];d=$bT$(b,b[28735]);e=b[2591+c]!=d||b[3711+c]>0;if(e||!$ee$(a,b,c,d)){$bI$(b);return;}$gw$(b);for(f=0;f<6;f++){g=$mod(f-b[2751+c]+6+1,6);if(g<=2)$gv$(b,1+f);}$gu$(b,47,a[15893+c]);}
function $hD$(a,b){let c,d;c=$part(b,28655,28716);d=b[28735];if(d>=8)b[1]=214;else if(b[28716+d]<0||!$hK$(b,d))b[28735]++;else if($hJ$(a,b,c,$bT$(b,d))<0)b[28735]++;else $hE$(a,b,c,$bT$(b,d));}
function $hE$(a,b,c,d){let e,f;e=$hJ$(a,b,c,d);$gw$(b);for(f=0;f<4;f++){if($hI$(a,b,c,f,d)&&$hG$(b,c,f)==e)$gv$(b,1+b[28716+f]);}$hF$(b,46,a[15893+b[28716]]);}
function $hF$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=9+d;while(e>9&&a[e]<a[e-1]){f=a[e];a[e]=a[e-1];a[e-1]=f;e--;}}$gu$(a,b,c);}
function $hG$(a,b,c){let d;d=$hH$($part(a,28092,28655),b,c);return d?100:a[28239+c*20+2];}
function $hH$(a,b,c){if(b[3]==(-1))return $ca$(a,b,c);return c==b[3]?b[30]:0;}
function $hI$(a,b,c,d,e){let f,g;f=b[28716+d];if(f<0||!(c[31+d*3]<=1&&c[31+d*3+2]==0)||b[2911+f]!=0)return 0;g=$eC$(a,b[2591+f],e);return g>=0&&a[39013+6*b[2591+f]+g]>0;}
function $hJ$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($hI$(a,b,c,f,d))e=Math.max(e,$hG$(b,c,f));}return e;}
function $hK$(a,b){let c,d;c=$part(a,28655,28716);d=c[31+b*3+2];if(c[31+b*3]<=1&&c[31+b*3+2]==0||d==1||d==4)return 0;return a[5071+$bT$(a,b)]<0;}
function $hL$(a,b){let c,d,e,f,g;c=$part(b,28092,28655);d=$part(b,28655,28716);e=b[28734]-1;f=b[28735];g=e*4;if(f>=g+4){b[28734]=0;b[28735]=4;b[1]=212;}else if(b[28716+f]<0||!(d[31+f*3]<=1))b[28735]++;else if(d[31+f*3]<=1&&d[31+f*3+2]==0){$hN$(c,d,f);if(!$hM$(b,f))b[28735]++;$bJ$(a,b);}else if($hM$(b,f)&&b[2591+b[28716+f]]==$bT$(b,f))$hZ$(a,b);else b[28735]++;}
function $hM$(a,b){let c;c=31+b*3+2;return a[28655+c]==2;}
function $hN$(a,b,c){if(a[147+c*20+13])$br$(a,b,c);else if(a[147+c*20+11])$bs$(a,b,c,1,0);else{b[31+c*3+2]=2;$cy$(a,b,c);}}
function $hO$(a,b){let c,d,e,f;c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==10)b[1]=214;else if($bX$(c,d,0)==0||$bX$(c,d,1)==0)$bV$(b);else if(e==9)$gy$(b,$cb$(c,d));else{f=e==7?1:0;if($hS$(c,d,f)==1)$cf$(b,f,$hQ$(c,d,f,0));else $hP$(a,b,f);}}
function $hP$(a,b,c){let d,e,f,g,h;d=$part(b,28655,28716);e=c*4;$gw$(b);for(f=e,g=e+4;f<g;f++){if(b[28716+f]>=0&&d[31+f*3]<=1&&d[31+f*3+2]==0)$gv$(b,1+b[28716+f]);}h=c?43:44;$hF$(b,h,a[15893+b[28716+e]]);}
function $hQ$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[31+e*3+2]==0)return e;return $hR$(a,b,c,d);}
function $hR$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0){if(d==0)return e;d--;}}return c*4;}
function $hS$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[31+d*3+2]==0)return 1;return $bX$(a,b,c);}
function $hT$(a,b){let c;c=b[28665]>b[28666]?0:1;$gt$(b,42,a[53+b[28726+c]]);}
function $hU$(a,b){let c,d,e,f;c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==3){f=$bX$(c,d,0)>0&&$bX$(c,d,1)>0;d[0]=f?$hV$(c,d):7;}else if(e==4)$gy$(b,c[12]);else if(e==5)$gy$(b,$cm$(c,d));else $hx$(a,b,210);}
function $hV$(a,b){if($ce$(a,b,0)&&$ce$(a,b,1))return 4;if($ce$(a,b,0)||$ce$(a,b,1))return 5;return 7;}
function $hW$(a,b){let c,d,e;c=$part(b,28092,28655);d=$part(b,28655,28716);e=(-1);if(d[0]==2&&$bX$(c,d,0)>0)e=$hY$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0;}$hx$(a,b,208);}else if(d[1]!=e)d[1]=e;else{$hX$(a,b,e);$gy$(b,$co$(c,d));}}
function $hX$(a,b,c){let d,e;d=c<4?0:1;e=a[16053+b[28716+c]];b[28094+d]=b[2463+e];}
function $hY$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0&&a[147+d*20+8]==0)return d;}return (-1);}
function $hZ$(a,b){let c,d,e,f,g,h,i,j;c=b[28735];d=b[28716+c];$gw$(b);e=$ij$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($ih$(a,b,c,f,e))$gv$(b,1+f);}}else{h=$if$(a,b,c);i=$ie$(b[2751+d],h);for(j=0;j<6;j++){if($ie$(b[2751+d],j)==i)$ia$(a,b,c,j);}}$hF$(b,45,a[15893+d]);}
function $ia$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$ib$(a,b,c,d,e);if(f>=0)$gv$(b,10000*(1+d)+1+f);}}
function $ib$(a,b,c,d,e){let f,g,h,i,j;f=b[28716+c];g=b[2591+f];if(!(a[39013+6*g+d]>0))return (-1);h=a[29413+6*g+d];i=b[5071+h];if(i<0||a[15893+i]!=a[15893+f])return (-1);if(a[16373+i]==8||!$ic$(a,b,c,h))return (-1);if(e==$mod(d+3,6)||!(a[39013+6*h+e]>0))return (-1);j=a[29413+6*h+e];return b[5071+j]<0&&$ic$(a,b,c,j)?j:(-1);}
function $ic$(a,b,c,d){let e,f,g,h,i;e=b[28716+c];if(b[6671+(1-a[15893+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($id$(b,f)){g=b[28716+f];h=$g$(a,b[2591+e],b[2591+g]);if($g$(a,d,b[2591+g])<=h)return 0;}}return 1;}
function $id$(a,b){let c;c=a[28716+b];if(c<0||a[2591+c]<0)return 0;return a[28655+(31+b*3+2)]==0;}
function $ie$(a,b){let c;if(a<0)return 0;c=$mod(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2;}
function $if$(a,b,c){let d,e,f,g,h;d=b[28716+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($ig$(a,b,c,g)){h=$ie$(b[2751+d],g);if(h>f){e=g;f=h;}}}return e;}
function $ig$(a,b,c,d){let e;for(e=0;e<6;e++){if($ib$(a,b,c,d,e)>=0)return 1;}return 0;}
function $ih$(a,b,c,d,e){let f,g,h;f=b[28716+c];for(g=0;g<6;g++){if(a[29413+6*b[2591+f]+g]==d){h=$ie$(b[2751+f],g);return h==e&&$ii$(a,b,c,g);}}return 0;}
function $ii$(a,b,c,d){let e,f;e=b[28716+c];if(!(a[39013+6*b[2591+e]+d]>0))return 0;f=a[29413+6*b[2591+e]+d];return b[5071+f]<0&&$ic$(a,b,c,f);}
function $ij$(a,b,c){let d,e,f;d=b[28716+c];e=(-1);for(f=0;f<6;f++){if($ii$(a,b,c,f))e=Math.max(e,$ie$(b[2751+d],f));}return e;}
function $ik$(a,b){let c,d,e;c=$part(b,28092,28655);d=$part(b,28655,28716);if(d[0]==19){d[0]=0;if(b[28732]>=0)$iq$(c,d,b[28732]);return;}e=$in$(a,b);if(e>=0){if(d[1]!=e){d[1]=e;return;}$hX$(a,b,e);$gy$(b,c[18+$bu$(c,d,e,0)-(-3)]);}else if(d[0]==0){d[0]=1;d[1]=0;$hx$(a,b,205);}else{$il$(a,b);$hx$(a,b,207);}}
function $il$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28655);d=$part(b,28655,28716);d[1]=4;for(e=0;e<4;e++){if(b[28716+e]>=0)b[32057+b[28716+e]]=1;}if($bX$(c,d,0)==0){d[0]=10;return;}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[28720+e];if(f>=0&&(g=4+e,d[31+g*3]<=1)){b[32217+f]=1;$im$(a,b,f);}}h=b[28716];b[33212+a[15893+h]*24+18]++;}
function $im$(a,b,c){let d;d=a[16053+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$cY$(a,b,c))b[2143+d]=1;}
function $in$(a,b){let c,d;c=$part(b,28092,28655);d=$part(b,28655,28716);if(d[0]==0)return $ip$(c,d,d[1]);return $io$(c,d,d[1]);}
function $io$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[147+d*20+5];if(b[31+d*3]<=1&&b[31+d*3+2]==0&&f&&a[147+d*20+15]==0)return d;}return (-1);}
function $ip$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[31+d*3+2]==0&&e&&a[147+d*20+8])return d;}return (-1);}
function $iq$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[147+d*20+14])b[31+d*3+2]=1;}}else if(c!=0)b[26]=c-20;}
function $ir$(a,b){let c,d,e,f,g,h,i;$gw$(b);for(c=0;c<6;c++){for(d=0;d<2;d++){e=d==0?b[2059]:b[2060];if(e>=0){f=a[117+e];g=a[149+e];for(h=f,i=g;h<i;h++){if(b[32377+h]!=0&&b[31897+h]==0&&$iv$(a,b,h,c))$gv$(b,10000*c+1+h);}}}}if(b[4]==0||$is$(a,b))$gv$(b,0);$hF$(b,41,b[9871]);}
function $is$(a,b){let c,d,e,f;if(b[28730]==0&&$iu$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[117+d],f=a[149+d];e<f;e++){if(b[32377+e]!=0&&b[31897+e]==0&&$it$(a,b,e))return 0;}}return 1;}
function $it$(a,b,c){let d,e,f,g;if(b[32377+c]==4){for(d=0;d<3;d++){if($iv$(a,b,c,d))return 1;}return 0;}if(b[32377+c]!=3)return 0;e=$df$(a,b,c,0);f=$df$(a,b,c,1);g=e>=0&&b[31897+e]==0;return g||f>=0&&b[31897+f]==0;}
function $iu$(a,b){let c,d;if(b[2063]==0||b[13276])return 0;for(c=a[117+b[2059]],d=a[149+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0;}return 1;}
function $iv$(a,b,c,d){let e,f,g,h,i,j,k;e=$mod(d,3);f=d>=3;g=$df$(a,b,c,0);h=$df$(a,b,c,1);if(b[13277+c]&&!f)return 0;if(f&&!$iB$(a,b,c,g,h,e))return 0;if(e==2)return g>=0&&h>=0&&$iA$(a,b,c,g,h);i=e==0?[g,h]:[h,g];j=i[0];k=i[1];if(j<0)return 0;return $ix$(a,b,c,j,k)||$iw$(a,b,c,j,g,h);}
function $iw$(a,b,c,d,e,f){let g;if(b[32377+c]!=4||b[31897+d]==0)return 0;if(e>=0&&$ix$(a,b,c,e,f))return 0;if(f>=0&&$ix$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$iA$(a,b,c,e,f))return 0;return (g=b[31897+d]-1,b[31177+g*18+4-1]<0);}
function $ix$(a,b,c,d,e){let f;if(b[31897+d]){f=b[31897+d]-1;if(!(b[31177+f*18+4-1]<0)||!$iz$(a,b,f,c))return 0;}else if(b[28730]>=40)return 0;return e<0||b[31897+e]>0||$iy$(a,b,c,e);}
function $iy$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29413+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&g!=c&&a[15893+g]==a[15893+c]&&b[32377+g]!=0&&b[31897+g]==0&&$cN$(a,b,g,d))return 1;}return 0;}
function $iz$(a,b,c,d){let e,f;e=31177+c*18+4;for(f=0;f<4;f++){if(b[e+f]>=0&&!$cN$(a,b,d,b[e+f]))return 0;}return 1;}
function $iA$(a,b,c,d,e){let f;if(b[31897+d]==0&&b[31897+e]==0)return b[28730]<40;if(b[31897+d]!=b[31897+e])return 0;f=b[31897+d]-1;return b[31177+f*18+4-1]<0&&$iz$(a,b,f,c);}
function $iB$(a,b,c,d,e,f){if(b[13277+c])return 1;if(f!=1&&d>=0&&!$iC$(a,b,c,d))return 0;return f==0||e<0||$iC$(a,b,c,e);}
function $iC$(a,b,c,d){if(b[4351+c]!=1||b[3551+c])return 0;return (a[16373+c]==0||a[16373+c]==1)&&!$eJ$(a,b,c,d);}
function $iD$(a,b){let c;while(b[28733]<a[23]&&!$iG$(a,b,b[28733]))b[28733]++;if(b[28733]==a[23]){$iF$(a,b,b[2059]);if(b[2060]>=0)$iF$(a,b,b[2060]);b[1]=203;return;}$gw$(b);for(c=0;c<6;c++){if($iE$(a,b,b[28733],c))$gv$(b,1+c);}$gu$(b,40,b[9871]);}
function $iE$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$mod(d+5,6))&&b[3551+c]&1<<e){f=$cP$(a,b,c,e);if(f>=0&&b[32217+f]==0)return 1;}}return 0;}
function $iF$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++)b[32377+d]=$cX$(a,b,d);}
function $iG$(a,b,c){let d;if(!$de$(a,b,c))return 0;if(b[2591+c]<0||b[3551+c]==0||$Q$(a,c))return 0;if(b[32057+c]||$dd$(a,b,c))return 0;if(!$ee$(a,b,c,b[2591+c]))return 0;for(d=0;d<6;d++){if($iE$(a,b,c,d))return 1;}return 0;}
function $iH$(a,b){let c,d;$iL$(a,b);b[28732]=(-1);if(b[28729]==2){b[28733]=0;b[1]=202;return;}for(c=0,d=a[23];c<d;c++){if($iK$(a,b,c))$iJ$(b,c,b[3711+c]-1);if($iI$(b,c))b[3711+c]=0;}$cF$(a,b);b[1]=205;}
function $iI$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9872]==2)return b==a[9873];if(a[28729]==1)return c==3;return c==1||c==2;}
function $iJ$(a,b,c){let d;if(a[31897+b])return;if(a[31897+c]==0){$dh$(a);$cV$(a,a[28730]-1,c,1);}d=a[31897+c]-1;if(a[31177+d*18+4-1]<0){$cV$(a,d,b,0);a[32377+b]=2;a[32697+b]=a[3871+b]==2?1:0;}}
function $iK$(a,b,c){if(!$iI$(b,c)||b[2591+c]<0||$Q$(a,c))return 0;if(b[2911+c]>1)return 0;return $cN$(a,b,c,b[3711+c]-1);}
function $iL$(a,b){let c,d;b[28730]=0;b[28731]=0;b[28728]=0;for(c=0,d=a[23];c<d;c++){b[31897+c]=0;b[32377+c]=0;b[32537+c]=0;b[32697+c]=0;}}
function $iM$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[32057+c]=0;b[32217+c]=0;}b[28729]=0;if(b[9872]==1||b[9872]==2)b[28729]=1;else if(b[9872]==3)b[28729]=2;b[1]=201;}
function $iN$(a,b){let c,d,e,f,g;c=b[27696];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return;}$gw$(b);$gv$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){f=b[27740+e]==0&&b[3551+e]==0;if(f&&a[17173+e]!=0&&$iO$(a,b,e,b[4891+c]))$gv$(b,1+e);}$gu$(b,27,d);}
function $iO$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$eC$(a,d,b[2591+c]);return e>=0&&$eQ$(a,b,d,e,a[15893+c])==c;}
function $iP$(a,b){let c,d,e,f,g,h;c=b[27696];if(b[4831+c]!=b[2059]){b[1]=8;return;}if(b[27699]==0){b[1]=400;return;}b[27699]--;d=b[4891+c];e=b[27700+b[27699]];f=1-b[5];if($du$(a,b,b[5],e)){b[1]=152;return;}b[4891+c]=e;for(g=a[30+f],h=a[32+f];g<h;g++)b[27740+g]=$iO$(a,b,g,d)?1:0;b[1]=151;}
function $iQ$(a,b){let c,d,e,f,g,h,i;c=b[27696];d=b[5];e=b[4891+c];$gw$(b);$gv$(b,0);$dv$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13501+f]&&f!=e)$gv$(b,1+f);}$dv$(a,b,d,e,10,1);for(h=a[35-d],i=a[37-d];h<i;h++){if(b[2271+h]>=0&&$iR$(a,b,d,b[2271+h])<=10)$gv$(b,10001+h);}$gu$(b,39,d);}
function $iR$(a,b,c,d){let e;if(!$du$(a,b,c,d))return $dq$(b,d);e=$ds$(a,b,d);if(e<0)return 1073741824;return $dq$(b,e)+$dt$(a,b,e,d);}
function $iS$(a,b){let c;$lJ$(b,$aG$(a,b,(c=b[5],$aG$(a,b,c)>0?c:2)));}
function $iT$(a,b){let c,d,e,f;c=b[27694];if(c<0){b[1]=b[27695];return;}$gw$(b);$gv$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[53+c];$dv$(a,b,d,b[2271+c],$iU$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13501+e]&&e!=b[2271+c])$gv$(b,1+e);}}$gu$(b,37,b[5]);}
function $iU$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[53+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return d?3:4;return d?6:9;}
function $iV$(a,b){let c,d,e,f;b[1]=8;for(c=a[117+b[2059]],f=a[149+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9872]=d;b[9871]=e;b[9874]=8;b[1]=200;}}}
function $iW$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[3871+d]==3){b[9872]=1;b[9871]=c;b[9874]=146;b[1]=200;}}}
function $iX$(a,b){let c,d;c=b[13437];d=b[13499];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$iY$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3;}}
function $iY$(a,b,c,d,e){let f;f=$eC$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$mod(d+5,6)))return 0;return a[39013+6*c+f]>0;}
function $iZ$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[13437]];e=1600;for(f=a[30+c],g=a[32+c];f<g;f++){if(b[26894+f]>0&&b[2591+f]>=0)e=Math.min(e,$g$(a,d,b[2591+f]));}$gw$(b);for(h=0;h<2;h++){for(f=a[30+c],i=a[32+c];f<i;f++){if(b[26894+f]>0&&b[2591+f]>=0&&b[27374+f]==h&&$g$(a,d,b[2591+f])==e)$gv$(b,1+f);}if(b[4]>0)break;}$gG$(b,36,1-c,142);}
function $ja$(a,b){let c,d,e;c=1-b[5];$gw$(b);for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27214+d]&&b[2591+d]>=0)$gv$(b,1+d);}$gG$(b,35,c,145);}
function $jb$(a,b){if($dI$(a,b)>=0)$lJ$(b,10);else b[1]=142;}
function $jc$(a,b){let c,d,e,f,g,h;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[30+c],h=a[32+c];e<h;e++){f=a[16373+e]==0||a[16373+e]==1||a[16373+e]==3;g=b[2591+e]>=0&&b[3551+e]==0;b[27054+e]=0;if(f&&g&&!d&&$jd$(a,b,e))b[27054+e]=1;}b[1]=141;}
function $jd$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[30+e],h=a[32+e];f<h;f++){if(b[26894+f]>0&&b[2591+f]>=0){g=$g$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$dD$(a,b,c,2,141);b[13441]=6;$jf$(a,b);d=1;}if($je$(a,b,c,b[2591+f]))return 1;}}return 0;}
function $je$(a,b,c,d){let e,f,g,h,i,j,k,l;e=a[17493+c]&&b[3231+c]==0;f=e?48613:58213;for(g=0;g<6;g++){h=a[29413+6*d+g];i=$mod(g+3,6);if(h<0||b[13501+h]==0||!(a[39013+6*h+i]>0))continue;j=a[f+6*h+i];for(k=0;k<2;k++){l=$eR$(a,b,h,$mod(i+k,6));if($div(l,4096)+j<=6)return 1;}}return 0;}
function $jf$(a,b){let c,d,e,f,g;c=b[13437];$dy$(b);d=$dx$(b,b[2591+c]);$dw$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22383+e];e=$mod(e+1,1986);f--;b[24369+g]=0;f=$jg$(a,b,g,e,f);}}
function $jg$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r;f=$div(c,6);g=$mod(c,6);if(b[15432+f]==0)$jj$(a,b,f);h=b[18411+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$mod(g+j,6);l=$eG$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20397+m],i))continue;b[20397+m]=h+l;for(n=0;n<2;n++){o=$mod(k-n+6,6);p=b[16425+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29413+6*b[15101+f]+o];if(q==b[15101])continue;r=$dx$(b,q);if($jh$(a,b,r,h+l+p))e+=$dw$(b,r,k,h+l+p,d+e);}}}return e;}
function $jh$(a,b,c,d){if(d<b[13441]*4096)return 1;return $ji$(a,b,b[13437])||!$eK$(a,b,c);}
function $ji$(a,b,c){let d;d=b[2911+c]==0&&b[13438]==0;return d&&(a[16373+c]==0||a[16373+c]==1);}
function $jj$(a,b,c){let d,e;d=b[15101+c];for(e=0;e<6;e++)b[16425+6*c+e]=$ey$(a,b,d,e);b[16094+c]=(-1);if($jk$(a,b,d))b[16094+c]=$bL$(a,b,b[13437],d)*64;b[15432+c]=2;}
function $jk$(a,b,c){let d,e,f;d=b[13437];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15893+d],b[6671+(1-f)*1600+c]>0))return 0;return $ee$(a,b,d,c);}
function $jl$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$lJ$(a,10);else a[1]=140;}
function $jm$(a,b){let c,d;c=b[13437];d=b[2591+c];b[1]=137;if(d<0||d==b[13449])return;b[26894+c]=1;if(b[13450])b[2559+b[2059]]=1;}
function $jn$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[117+c];f=a[149+c];$gw$(b);if(!$jr$(a,b,e,f))$gv$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$jo$(a,b,h,g))$gv$(b,10000*g+1+h);}}$gu$(b,34,d);}
function $jo$(a,b,c,d){if(d==0)return a[16373+c]!=8&&b[26734+c]==0;if(b[27534+c]||d==1||$dc$(b,c))return 0;return d==2?$jq$(a,b,c):$jp$(a,b,c);}
function $jp$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$Y$(a,b,c),d<e-1))return 0;return $cY$(a,b,c)&&!$gI$(a,b,c);}
function $jq$(a,b,c){if(b[3071+c]==0||a[18213+b[2591+c]]!=0)return 0;return !$gI$(a,b,c);}
function $jr$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16373+e]!=8&&b[26734+e]==0&&!$js$(a,b,e,b[2591+e]))return 1;}return 0;}
function $js$(a,b,c,d){let e,f,g;e=a[15893+c];for(f=a[31-e],g=a[33-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16053+f]]&&$g$(a,d,b[2591+f])<=2)return 0;}return 1;}
function $jt$(a,b){if($dO$(a,b)>=0)$lJ$(b,10);else b[1]=137;}
function $ju$(a){let b,c;b=0;c=a[5];a[9872]=b;a[9871]=c;a[9874]=8;a[1]=200;}
function $jv$(a,b){let c,d,e,f;c=b[26732];d=b[26731];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($g$(a,b[2591+c],b[2591+d])==1&&$iY$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15893+c];b[9872]=e;b[9871]=f;b[9873]=c;b[9874]=110;b[1]=200;}}
function $jw$(a,b){let c,d,e,f;c=b[26732];d=b[2591+c];$gw$(b);for(e=0,f=a[26];e<f;e++){if($g$(a,d,e)==1&&$jx$(a,b,c,e))$gv$(b,1+e);}$gG$(b,33,a[15893+c],110);}
function $jx$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29413+6*e+f]==d&&(g=b[2751+c],g<0||f==g||f==$mod(g+5,6)))return a[39013+6*e+f]>0&&b[5071+d]<0;}return 0;}
function $jy$(a,b){let c,d,e;c=b[26732];d=b[26731];e=b[32857];b[32857]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0){$bN$(a,b,d,2,$jz$(b,c,e));return;}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13499]=d;$dD$(a,b,c,3,134);}}
function $jz$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $jA$(a,b){let c,d,e,f,g,h;c=b[26731];d=b[26732];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return;}e=a[15893+d];$gw$(b);$gv$(b,0);for(f=a[30+e],h=a[32+e];f<h;f++){g=a[17173+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26393+f]==0&&b[3551+f]==0&&$dU$(a,b,f)!=0)$gv$(b,1+f);}$gu$(b,32,e);}
function $jB$(a,b){let c,d,e,f,g;c=b[26732];e=(d=b[2751+c],$V$(a,b[2591+c],d,b[2591+b[26731]]));$gw$(b);for(f=0;f<2;f++){if((g=$ea$(b,c,f),$V$(a,b[2591+c],g,b[2591+b[26731]]))<e)$gv$(b,1+f);}$gu$(b,31,a[15893+c]);}
function $jC$(a,b){let c,d,e,f;c=b[26731];d=1-a[15893+c];$gw$(b);for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$jD$(a,b,c,e))$gv$(b,1+e);}$gu$(b,30,a[15893+c]);}
function $jD$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$g$(a,b[2591+c],e);if(f<2||f>3||b[6671+a[15893+c]*1600+e]>0)return 0;if($dR$(a,b,c,d)==0)return 0;g=$dW$(a,b,c,d);h=b[11644+g-1];i=$g$(a,h,e)==1;$d$(b,g);return i;}
function $jE$(a,b){let c;c=b[13437];if(b[2591+c]>=0&&b[3711+c]>0)$bN$(a,b,c,2,112);else if(b[13440])$eT$(a,b);else b[1]=112;}
function $jF$(a,b){let c;c=b[26727];if(b[2591+c]>=0&&b[2591+c]!=b[26729])$bQ$(a,b,c,b[26730]);else b[1]=b[26730];}
function $jG$(a,b){let c,d,e,f,g;c=b[26726];d=b[26727];if(c==b[26725]){b[1]=126;return;}b[26726]=c+1;e=b[26716+c];if(b[2591+e]<0||b[2591+d]<0||b[3711+d]==1+e)return;if(b[26728]==0){b[3391+e]=1;b[13276]=1;}b[26357]=1;f=b[26728];g=b[26719+c];b[9878]=f;b[9879]=g;b[9881]=b[26722+c];$dm$(b,e,d,b[2591+d],125);b[9880]=c;}
function $jH$(a,b){let c,d,e;c=a[15893+b[26716]];if(b[26725]==3){b[1]=125;return;}$gw$(b);$gv$(b,0);for(d=a[30+c],e=a[32+c];d<e;d++){if(a[16373+d]==6&&b[2591+d]>=0&&$jI$(a,b,d))$gv$(b,1+d);}$gu$(b,29,c);}
function $jI$(a,b,c){if($ej$(b,c)||!$jL$(a,b,c))return 0;if(b[26728]==1)return $jK$(a,b,c);return $jJ$(a,b,c,b[26727]);}
function $jJ$(a,b,c,d){if(!$de$(a,b,c))return 0;if(b[4191+c]||b[3391+c]||$dF$(a,b,c)<(a[17333+c]?0:(a[17173+c]==2?2:1)))return 0;return $cY$(a,b,c)&&$dR$(a,b,c,d)!=0;}
function $jK$(a,b,c){let d,e;if(a[17173+c]==0||b[2591+c]<0||b[26393+c])return 0;d=b[26356];if(b[3551+c]||!$iO$(a,b,c,b[2591+d]))return 0;if(b[3711+d]==1+c)return 0;if(b[26355]!=3)return 1;e=b[6671+a[15893+d]*1600+b[2591+c]];return e==($iO$(a,b,d,b[2591+c])?1:0);}
function $jL$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26725];e<f;e++){if(b[26716+e]==c)return 0;if($g$(a,b[2591+c],b[2591+b[26716+e]])==1)d=1;}return d;}
function $jM$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||b[3711+c]){$ek$(a,b);return;}d=1-a[15893+c];$gw$(b);$gv$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){if(a[17173+e]==1&&b[26393+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$iO$(a,b,e,b[2591+c]))$gv$(b,1+e);}}$gu$(b,28,d);}
function $jN$(a,b){let c,d,e,f;c=b[26356];if(b[2591+c]<0){$ek$(a,b);return;}d=1-a[15893+c];$gw$(b);$gv$(b,0);if(b[6671+d*1600+b[2591+c]]>0){for(e=a[30+d],f=a[32+d];e<f;e++){if($jK$(a,b,e))$gv$(b,1+e);}}$gu$(b,27,d);}
function $jO$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0){$ek$(a,b);return;}d=1-a[15893+c];$gw$(b);$gv$(b,0);for(e of $K5){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$jP$(a,b,f))$gv$(b,10000*e+1+f);}}$gu$(b,26,d);}
function $jP$(a,b,c){if(b[26553+c]||!$jQ$(a,b,c))return 0;if(a[17333+b[26356]]&&a[17333+c]==0)return 0;return $ee$(a,b,c,b[2591+c]);}
function $jQ$(a,b,c){let d,e;if(a[16373+c]==8||b[3551+c]||b[26393+c])return 0;if(b[26355]==3&&b[31897+c]>b[28731])return 0;return $bP$(a,b,c)&&!(d=a[15893+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0);}
function $jR$(a,b){let c;c=b[26713];$gw$(b);$gv$(b,0);if(b[2591+c]>=0&&$ee$(a,b,c,b[2591+c])){$gv$(b,1);$gv$(b,2);}$gu$(b,25,a[15893+c]);}
function $jS$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||a[17333+c]){$er$(b);return;}d=1-a[15893+c];$gw$(b);$gv$(b,0);for(e=0;e<6;e++){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$jT$(a,b,f,e))$gv$(b,10000*e+1+f);}}$gu$(b,24,d);}
function $jT$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$jQ$(a,b,c)||!(a[39013+6*e+d]>0))return 0;f=a[29413+6*e+d];g=b[26356];if(b[5071+f]>=0||$g$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15893+c],b[6671+(1-h)*1600+f]>0);return i&&$W$(a,b,e,b[2591+g]);}
function $jU$(a,b){let c,d;c=b[26359];d=b[2591+c]>=0?$jY$(a,b,c):(-1);if(d<0){b[1]=b[26360];return;}b[27694]=d;if(a[17333+c]){b[1]=116;return;}$gw$(b);$gv$(b,0);$jV$(a,b,d,c);$gu$(b,23,a[53+d]);}
function $jV$(a,b,c,d){let e,f;e=a[53+c];f=b[2271+c];if(b[6671+(1-e)*1600+f]>0||!$W$(a,b,f,b[2591+d]))return;$jW$(a,b,e,f,b[2591+d]);}
function $jW$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($g$(a,d,f)==1&&$g$(a,f,e)>2&&$jX$(a,b,c,d,f))$gv$(b,1+f);}}
function $jX$(a,b,c,d,e){let f,g;f=b[5071+e];if(b[6671+(1-c)*1600+e]>0||f>=0&&a[15893+f]!=c)return 0;for(g=0;g<6;g++){if(a[29413+6*d+g]==e)return a[39013+6*d+g]>0;}return 0;}
function $jY$(a,b,c){let d,e,f,g;d=1-a[15893+c];for(e=a[34+d],g=a[36+d];e<g;e++){f=b[2271+e];if(b[26361+e]==0&&f>=0&&b[2527+e]==0&&$jZ$(a,b,d,f)&&$g$(a,f,b[2591+c])<=2)return e;}return (-1);}
function $jZ$(a,b,c,d){let e;e=b[5071+d];return e<0||a[15893+e]!=c;}
function $ka$(a){$lJ$(a,10);}
function $kb$(a,b){let c,d;c=b[13437];if($kk$(b))$eT$(a,b);else if(b[13453]==0&&b[13448]>=0)$kj$(a,b);else if(b[13453]==0)b[1]=112;else if(b[13455]==b[13454])$ki$(a,b);else{d=b[13456+b[13455]];if(b[2751+c]!=$mod(d,6))$kf$(a,b,$mod(d,6),$kh$(a,b,$mod(d,6)));else if($ke$(a,b)){b[13447]=1;$kd$(a,b,c,113);}else $kc$(a,b,$div(d,6));}}
function $kc$(a,b,c){let d,e,f,g;d=b[13437];e=b[2591+d];f=b[5071+c];g=$ey$(a,b,e,$eC$(a,e,c));if(g==(-1))b[13453]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$cs$(a,b,f,1);$ev$(a,b,c,g);}}
function $kd$(a,b,c,d){$bR$(a,b,c,0,d);b[1]=123;}
function $ke$(a,b){let c,d;if(b[13447]||b[13438]>=2)return 0;return (c=a[15893+b[13437]],d=b[2591+b[13437]],b[6671+(1-c)*1600+d]>0);}
function $kf$(a,b,c,d){let e,f,g,h;e=b[13437];if(d==(-1)){b[13453]=0;return;}b[13442]+=$div(d,4096);b[13444]+=$eN$(b[2751+e],c);$bc$(a,b,e,c);if((f=a[15893+e],g=b[2591+e],b[6671+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2);}h=$div(d&4095,64);if(h>0)$kg$(a,b,h);}
function $kg$(a,b,c){let d,e;d=b[13437];e=b[2911+d];$cs$(a,b,d,c);if(b[2911+d]!=e)b[13453]=0;}
function $kh$(a,b,c){let d,e;d=b[13437];e=b[2591+d];if(!$jk$(a,b,e))return (-1);if(b[13438]==1&&b[13443]==0)return $bL$(a,b,d,e)*64;return $eM$(a,b,e,b[2751+d],c);}
function $ki$(a,b){let c,d,e;c=b[13437];d=b[2591+c];e=b[2751+c];b[13453]=0;b[13497]=1;if(e!=b[13496])$kf$(a,b,b[13496],$eL$(a,b,d,e,b[13496]));b[1]=112;}
function $kj$(a,b){$ew$(a,b,b[13451]);$bc$(a,b,b[13437],b[13452]);$eT$(a,b);}
function $kk$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0;}
function $kl$(a,b){let c,d;c=b[13437];d=b[13497]&&b[13438]!=0;if($kk$(b)||d){$eT$(a,b);return;}$dE$(a,b);$jf$(a,b);$gw$(b);if($kw$(a,b))$gv$(b,0);if(b[13438]==2||b[13438]==3)$ku$(a,b);else{$ks$(a,b);if(b[13438]==0)$kq$(a,b);}if(b[13497]&&!$kp$(b,b[2591+c]))$gw$(b);else if(b[2063]&&$kn$(a,b)&&$kp$(b,b[2591+c]))$km$(b,b[2591+c]);if(b[4]>0)$gu$(b,22,a[15893+c]);else $eT$(a,b);}
function $km$(a,b){let c,d,e,f,g;c=0;for(d=0,f=a[4];d<f;d++){if((e=a[9+d],e>10000||e>0&&$div(e-1,6)!=b)){a[9+c]=a[9+d];c++;}}for(d=c,g=a[4];d<g;d++)a[9+d]=0;a[4]=c;}
function $kn$(a,b){let c,d;if(!$iu$(a,b))return 0;for(c=a[117+b[2059]],d=a[149+b[2059]];c<d;c++){if(b[2591+c]>=0&&$ko$(a,b,c))return 0;}return 1;}
function $ko$(a,b,c){let d,e,f,g;if($Q$(a,c)||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($dc$(b,c)||!$cY$(a,b,c)))return 0;d=b[2591+c];for(e=0;e<6;e++){if((f=b[2751+c],f<0||e==f||e==$mod(f+5,6))&&a[39013+6*d+e]){g=b[5071+a[29413+6*d+e]];if(g>=0&&a[15893+g]!=a[15893+c])return 1;}}return 0;}
function $kp$(a,b){let c,d,e;for(c=0,e=a[4];c<e;c++){if((d=a[9+c],d>10000||d>0&&$div(d-1,6)!=b))return 1;}return 0;}
function $kq$(a,b){let c,d,e,f,g;c=b[13437];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($kr$(a,b,c,d,b[13440]==0)){e=1-a[15893+c];for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]>=0&&$dR$(a,b,c,f)!=0)$gv$(b,10001+f);}}}
function $kr$(a,b,c,d,e){if(a[17173+c]==0||a[16373+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17333+c]?0:(a[17173+c]==2?2:1)))return 0;return e||a[17173+c]==1;}
function $ks$(a,b){let c,d,e,f;c=b[13437];for(d=0,f=a[26];d<f;d++){if(b[13501+d]==0||b[5071+d]>=0&&b[5071+d]!=c)continue;if(b[13438]==1&&!$js$(a,b,c,d))continue;for(e=0;e<6;e++){if($kt$(a,b,d,e))$gv$(b,1+6*d+e);}}}
function $kt$(a,b,c,d){let e,f;e=b[13437];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$eR$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return !$ji$(a,b,e)||$eH$(a,b,c,d)>=0;}
function $ku$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[13437];d=99;e=1073741824;if(b[13443]==0)d=$kv$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){h=$kv$(a,b,f,g);if(h<=d&&$kt$(a,b,f,g)){j=(i=$eR$(a,b,f,g),$div(i,4096));if(h<d){d=h;e=j;}else if(e<1073741824)e=Math.min(e,j);}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){if($kv$(a,b,f,g)==d&&$kt$(a,b,f,g)&&(l=$eR$(a,b,f,g),$div(l,4096))==e)$gv$(b,1+6*f+g);}}}}
function $kv$(a,b,c,d){let e;e=$g$(a,c,b[2591+b[13499]]);if(e==1&&$iY$(a,b,c,d,b[13499]))return 0;return e;}
function $kw$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $js$(a,b,b[13437],b[2591+b[13437]]);}
function $kx$(a,b){let c,d,e,f,g,h,i;c=b[13437];$gw$(b);d=$kz$(a,b,a[16053+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11644+f]==e&&$ky$(a,b,c,e)){for(g=0;g<6;g++)$gv$(b,1+6*e+g);}}}$gu$(b,21,a[15893+c]);}
function $ky$(a,b,c,d){let e;e=$dF$(a,b,c)-$eW$(a,b,c,d);if(e==0)return !$ex$(a,b,a[15893+c],d);return e>0;}
function $kz$(a,b,c){let d,e,f,g,h,i,j;d=0;e=(-1);f=c*160;for(g=0,j=a[469+c];g<j;g++){h=a[501+f+g];i=a[5621+f+g];if(b[5071+h]>=0||e>=0&&i>e)continue;e=i;b[11644+d]=h;d++;}return d;}
function $kA$(a,b){let c,d,e,f,g;c=b[5];d=$kM$(a,b);$gw$(b);$gv$(b,0);for(e=0;e<5;e++){for(f=a[30+c],g=a[32+c];f<g;f++){if(f==d&&e>=2)continue;if($kL$(a,b,f)&&$kC$(a,b,f,e))$gv$(b,10000*e+1+f);}}if(b[4]>1&&$kn$(a,b)&&b[10]<20000)$kB$(b);$gu$(b,20,c);}
function $kB$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0;}
function $kC$(a,b,c,d){if(b[2591+c]<0)return d==0&&$n$(a,b,c)&&$kK$(a,b,c);if(a[16373+c]==8)return d==2&&$jq$(a,b,c);if(d==0)return $kF$(a,b,c);if(d==1)return $kE$(a,b,c);if(d==2)return $jq$(a,b,c);if(d==3)return $jp$(a,b,c);return $kD$(a,b,c);}
function $kD$(a,b,c){if(a[17493+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16533+c]-1&&b[3231+c]==0)return 0;if($ex$(a,b,a[15893+c],b[2591+c]))return 0;return $cY$(a,b,c);}
function $kE$(a,b,c){let d,e,f,g,h;if(a[16373+c]!=2||b[3391+c]||b[3551+c])return 0;if((d=a[15893+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0)||!$cY$(a,b,c))return 0;f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$jD$(a,b,c,g))return 1;}return 0;}
function $kF$(a,b,c){let d,e,f,g;d=$cY$(a,b,c);e=d?$dF$(a,b,c):$div($dF$(a,b,c),2);if($kr$(a,b,c,e,d)&&$kJ$(a,b,c))return 1;if(b[3551+c]&&!$kI$(a,b,c))return 0;f=b[2591+c];g=a[15893+c];if(b[6671+(1-g)*1600+f]>0)return d&&$kG$(a,b,c);return e>0||$ee$(a,b,c,f);}
function $kG$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15893+c];if(b[3551+c]==0&&$eP$(a,b,e,d)==1&&$ee$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39013+6*d+f]&&$kH$(a,b,e,a[29413+6*d+f]))return 1;}return 0;}
function $kH$(a,b,c,d){let e;e=b[5071+d];if(b[6671+(1-c)*1600+d]>0)return 0;return e<0||a[15893+e]==c&&a[16373+e]!=8;}
function $kI$(a,b,c){let d,e;if(a[17333+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29413+6*b[2591+c]+d]];if(a[17333+e])return 0;}}return 1;}
function $kJ$(a,b,c){let d,e,f;d=1-a[15893+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$dR$(a,b,c,e)!=0)return 1;}return 0;}
function $kK$(a,b,c){let d,e;for(d=0,e=$kz$(a,b,a[16053+c]);d<e;d++){if($ky$(a,b,c,b[11644+d]))return 1;}return 0;}
function $kL$(a,b,c){let d;if(b[4191+c]||b[3391+c]==2)return 0;return $de$(a,b,c)&&(d=a[16053+c],b[2207+d]==0||b[2207+d]==1);}
function $kM$(a,b){let c,d,e;c=(-1);if($iu$(a,b)){for(d=a[117+b[2059]],e=a[149+b[2059]];d<e;d++){if($kN$(a,b,d)){if(c>=0)return (-1);c=d;}}}return c;}
function $kN$(a,b,c){if($kL$(a,b,c)&&($kC$(a,b,c,0)||$kC$(a,b,c,1)))return 1;return b[2591+c]>=0&&$ko$(a,b,c);}
function $kO$(a,b){let c,d;b[27696]=(-1);b[27698]=(-1);b[27697]=0;$gw$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$gv$(b,1+c);}if($gD$(a,b,b[2059]))$gv$(b,10001);$gG$(b,39,b[5],8);}
function $kP$(a){$dM$(a,a[2059],8);}
function $kQ$(a,b){let c;c=a[34+b[5]]-1;$dM$(b,$dB$(a,b,c),8);}
function $kR$(a,b){let c,d;$kT$(a,b);b[13276]=0;b[13437]=(-1);for(c=0,d=a[23];c<d;c++){b[26734+c]=0;b[26894+c]=0;b[27214+c]=0;b[27374+c]=0;b[27534+c]=0;if(b[2591+c]>=0&&$kS$(a,b,c))b[27534+c]=1;}b[26733]=a[117+b[2059]];b[1]=136;}
function $kS$(a,b,c){let d,e,f;d=1-a[15893+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$g$(a,b[2591+c],b[2591+e])<=2)return 1;}return 0;}
function $kT$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26553+c]=0;b[13277+c]=0;}}
function $kU$(a,b){b[13276]=0;b[13437]=(-1);$kT$(a,b);b[1]=110;}
function $kV$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$aa$(a,b,c);d=b[2141]>=a[42];e=b[2142]>=a[43];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1));}else if(d||e){b[7]=1;b[8]=d?1:0;}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[42],i=b[2141]*a[43],h==i?(-1):(h>i?0:1));}else if(a[27]>0&&a[28]==0)b[7]=4;else{b[6]++;b[1]=0;}}
function $kW$(a,b){if(b[2064]>=a[24])b[1]=15;else if($kX$(a,b,b[2064]))$lJ$(b,10);else b[2064]++;}
function $kX$(a,b,c){let d,e;if(b[2207+c]==3||$gm$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2911+d]!=3)return 1;}return 0;}
function $kY$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return;}$gw$(b);if(b[2207+c]==2){for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0)$gv$(b,1+d);}}if(b[4]>0)$gu$(b,9,a[53+c]);else b[2064]++;}
function $kZ$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13;}
function $la$(a,b){let c,d,e,f,g;c=b[2057];$gw$(b);$gv$(b,0);for(d=a[34+c],g=a[36+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($q$(a,b,d)&&(f||!e))$gv$(b,1+d);}if(b[4]>1)$gu$(b,5,c);else $fi$(b,$fj$(a,b,1-c)?1-c:c);}
function $lb$(a,b){let c;c=$part(b,2110,2124);b[2063]=0;if(c[0]==14&&!$lc$(a,b))$fx$(c);b[1]=4;}
function $lc$(a,b){if(!$q$(a,b,b[2059]))return 0;return b[2060]<0||$q$(a,b,b[2060]);}
function $ld$(a,b){let c,d,e,f;c=b[2064];$gw$(b);for(d=0,f=a[26];d<f;d++){if($le$(a,b,c,d)){for(e=0;e<6;e++)$gv$(b,1+6*d+e);}}if(b[4]>0)$gu$(b,8,a[15893+c]);else{b[2064]++;b[1]=6;}}
function $le$(a,b,c,d){let e,f,g,h;e=b[2271+a[16053+c]];if(b[5071+d]>=0||a[18213+d]==6)return 0;if($g$(a,e,d)>3)return 0;f=1-a[15893+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$g$(a,b[2591+g],d)<3)return 0;}return 1;}
function $lf$(a,b){if(b[2064]>=a[149+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$lJ$(b,10);else b[2064]++;}
function $lg$(a,b){let c,d;c=b[2059];d=$m$(a,b,c);$gw$(b);if(d||b[2060]>=0)$gv$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($lj$(a,b,c))$gv$(b,2);if($l$(a,b,c))$gv$(b,3);if($li$(a,b,c))$gv$(b,4);if($lh$(a,b,c))$gv$(b,5);}$gG$(b,3,b[5],8);}
function $lh$(a,b,c){let d;d=a[53+c];if(!(b[2271+c]>=0))return 0;if(a[48]&&(b[2399+c]||b[2133+d]>=2))return 0;return $gE$(a,b,c)>0||$gD$(a,b,c);}
function $li$(a,b,c){let d,e,f;d=a[53+c];if(!(a[38+a[53+c]]==c)||!$j$(a,b,d))return 0;for(e=a[34+d],f=a[36+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1;}return 0;}
function $lj$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0&&a[16373+d]!=8)return 1;}return 0;}
function $lk$(a,b){let c,d,e;c=$part(b,2110,2124);$fT$(a,b);d=c[0];if(d==5)$fy$(b);else if(d==8)$lo$(a,b);else if(d==14)$gt$(b,4,b[5]);else if(d==6)$ln$(a,b);else if(d==9)$lm$(a,b);else if(d==15)$fB$(a,b,0);else{e=$ll$($part(b,2067,2110),c);if(e==(-1))$fB$(a,b,0);else $lJ$(b,e);}}
function $ll$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[19+b[1]*4+1];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($has($K6,c))return a[10];if(c==3)return a[19+(b[11]?a[13]:b[1])*4+2];if(c==10)return a[15];d=c==12?6:(c==14?16:(c==15?17:0));if(d>0)return a[d]==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1);}
function $lm$(a,b){let c,d,e;c=1-b[5];$gw$(b);$gv$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$r$(a,b,d))$gv$(b,1+d);}$gu$(b,7,c);}
function $ln$(a,b){let c,d,e,f;c=1-b[5];d=$i$(a,b,$fr$(a,b));$gw$(b);$gv$(b,0);for(e=a[34+c],f=a[36+c];e<f;e++){if($fX$(a,b,e,d,b[2112]>0))$gv$(b,1+e);}$gu$(b,6,c);}
function $lo$(a,b){if(b[2119]==1){$lp$(a,b);return;}b[2058]=0;$fi$(b,1-b[5]);}
function $lp$(a,b){let c,d,e;$fz$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$gf$(b,c,d);$ft$(a,b,d);b[2063]=1;}
function $lq$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$fj$(a,b,c)){if($fj$(a,b,1-c))$fi$(b,1-c);else b[1]=11;return;}d=a[34+c];e=a[36+c];$gw$(b);$gv$(b,0);for(f=d,g=e;f<g;f++){if($q$(a,b,f))$gv$(b,1+f);}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($q$(a,b,f)&&$q$(a,b,h))$gv$(b,1+f+1000*(1+h));}}$gu$(b,2,c);}
function $lr$(a,b){let c,d,e;c=b[2065];$gw$(b);$gv$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if($b$(a,b,d))$gv$(b,1+d);}$gu$(b,1,c);}
function $ls$(a){$lJ$(a,100);}
function $lt$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0;}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0;}b[2057]=(-1);b[2058]=0;b[1]=1;}
function $lu$(a,b){let c,d,e,f,g;c=31177+b[28731]*18;for(d=0;d<8;d++)b[28716+d]=b[c+d];b[28724]=(-1);b[28725]=(-1);for(e=0;e<2;e++)b[28726+e]=b[c+16+e];f=28737+b[28731]*61;for(g=0;g<61;g++)b[28655+g]=b[f+g];$hb$(b);if(b[28655]==3)$lF$(a,b);$lv$(a,b);$ha$(b);b[28728]=1;}
function $lv$(a,b){let c,d,e,f,g,h;$hu$(a,b);b[28724]=(-1);b[28725]=(-1);for(c=0;c<8;c++){if(b[28716+c]>=0){b[28092+$div(c,4)]++;d=c>=4?0:4;$ht$(a,b,c);$lD$(a,b,c,d);$lA$(a,b,c);}}for(c=0;c<4;c++){if(b[28716+c]>=0)$lz$(a,b,c);}$ly$(a,b);e=b[28092]==1&&b[28093]==1;f=b[28726]>=0&&b[28727]>=0;$hl$(a,b,!(e&&f));$lw$(a,b);for(g=0;g<2;g++){h=b[28716+g*4];b[28094+g]=b[2463+a[16053+h]];}}
function $lw$(a,b){let c;c=b[28732]>=0?b[2059]:a[16053+b[28716]];$lx$(a,b,0,c);if(b[28727]>=0&&$hq$(a,b,1))$lx$(a,b,1,b[28727]);}
function $lx$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[28716+e];if(f>=0)b[28239+e*20+14]=a[16053+f]!=d?1:0;}h=b[28724+c];if(h>=0&&b[28726+c]>=0&&$hq$(a,b,c)){i=a[16053+h]!=d?1:0;b[28239+(8+c)*20+14]=i;}}
function $ly$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=$part(b,28655,28716);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[28720+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27813+i]);f=Math.max(f,a[85620+a[18213+i]]);for(j=0;j<4;j++){k=b[28716+j];if(k>=0&&c[31+j*3]<=1&&c[31+j*3+2]==0&&$cN$(a,b,k,h)){l=b[2591+k];m=6*l+$eC$(a,l,i);e=Math.max(e,a[71013+m]);}}}b[28098]=(-(d+e));b[28103]=f;}
function $lz$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[28716+c];e=28239+c*20;f=b[32697+d];g=b[e+8];h=b[32377+d]==1&&!f&&!g;b[e+5]=h?1:0;b[e+15]=b[3871+d]==3?1:0;b[e+6]=f;b[e+7]=b[32537+d];i=a[16373+d];for(j=0;j<4;j++){k=b[28720+j];if(k>=0){l=a[16373+k];m=a[85530+l*9+i];n=28092+j*4+c;b[n+131]=m;b[n+115]=f?a[85611+l]:m;}}}
function $lA$(a,b,c){let d,e,f,g,h,i;d=b[28716+c];if(b[2591+d]<0||a[16373+d]==8)return;e=$lB$(a,b,c);b[28239+c*20+11]=e==0?1:0;b[28239+c*20+19]=e==3?1:0;if(e==2){h=b[5071+(f=b[2591+d],g=$if$(a,b,c),a[29413+6*f+g])];i=8+(c<4?0:1);if(b[28716+i]<0){b[28716+i]=h;$ht$(a,b,i);}if(b[28716+i]==h)b[28239+c*20+16]=1;}}
function $lB$(a,b,c){let d,e;if($ij$(a,b,c)>=0)return 1;if($if$(a,b,c)>=0)return 2;d=b[28716+c];for(e=0;e<6;e++){if(a[29413+6*b[2591+d]+e]<0&&$lC$(a,b,c,e))return 3;}return 0;}
function $lC$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[28716+c]];f=a[21413+e];g=a[23013+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($id$(b,h)){i=b[2591+b[28716+h]];j=a[21413+i]-f;k=a[23013+i]-g;if((l=j-$K13[d][0],m=k-$K13[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0;}}return 1;}
function $lD$(a,b,c,d){let e,f,g,h;e=b[28716+c];if(b[3551+e]==0||b[2591+e]<0)return;b[28239+c*20+8]=2;for(f=d,h=d+4;f<h;f++){g=b[28716+f];if(g>=0&&$lE$(a,b,e,g))b[28239+c*20+8]=1;}}
function $lE$(a,b,c,d){let e;if(b[3551+c]==0||!$hA$(a,b,c,d))return 0;e=$eC$(a,b[2591+c],b[2591+d]);return (b[3551+c]&1<<e)>0;}
function $lF$(a,b){let c,d,e,f,g,h,i,j,k;c=$part(b,28655,28716);d=31177+b[28731]*18;for(e=0;e<2;e++){f=(-1);g=e*4;for(h=g,i=g+4;h<i;h++){if(f<0&&b[28716+h]>=0&&c[31+h*3]<=1&&c[31+h*3+2]==0)f=$cI$(a,b,b[28716+h]);}if(f>=0&&f!=b[28726+e]){j=f;b[28726+e]=j;b[d+16+e]=j;k=b[2207+f]==1;c[8+e]=k?2:1;}}}
function $lG$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0;}if(b[28729]==2||b[9872]!=0){if(b[9872]==0){for(c=0,e=a[23];c<e;c++)b[13277+c]=0;}b[1]=b[9874];return;}b[28729]=2;b[1]=201;}
function $lH$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[53+c];e=b[2271+c];f=a[30+d];g=a[32+d];if(b[2527+c]==1&&$lI$(a,b,c)){f=a[117+c];g=a[149+c];}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$g$(a,e,b[2591+i]));}$gw$(b);k=$e$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$g$(a,e,l)==h&&b[10044+l]>0)$gv$(b,1+i);}$d$(b,k);if(b[4]>0)$gu$(b,38,d);else $ap$(a,b,c,1);}
function $lI$(a,b,c){let d,e;for(d=a[117+c],e=a[149+c];d<e;d++){if(b[2591+d]>=0)return 1;}return 0;}
function $lJ$(a,b){a[0]=100000+b;}
function $lK$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $div(f,d)<3?0:$mod(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $mod(f,d);}
function $lL$(a,b,c){return $lM$(a,b,c,3);}
function $lM$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$ni$(b,b[3]);$x$(a,b,b[3]);$nh$(a,b);b[38064]=0;b[38546]++;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$lO$(a,b,b[9+i],d);if(a[100494]>0)j+=$lN$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i;}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i;}}return g;}
function $lN$(a,b,c){let d,e,f;d=b[2];e=a[100494];if(d!=22&&d!=41)return 0;f=(c+40009*b[13437]*(d==22))*64+a[100495];return $div(2*e*scrambled(f),65521)-e;}
function $lO$(a,b,c,d){let e;e=b[2];if(e==22)return $nc$(a,b,c,d);if(e<20)return $mR$(a,b,c,d);if(e<40)return $my$(a,b,c,d);if(e>=50||e==42)return $mi$(a,b,c);return $lP$(a,b,c,d);}
function $lP$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $mg$(a,b,c,d);if(e==40){g=b[28733];$x$(a,b,f);return $lS$(a,b,g,b[2591+g],c-1,d);}if(e==43||e==44)return $lR$(a,b,c,e==43);if(e==45)return $lQ$(a,b,c,f);if(e==46)return (h=c-1,Math.max(1,$Y$(a,b,h)-b[3071+h]));if(e==47){g=b[28736];$x$(a,b,f);return $lS$(a,b,g,b[2591+g],c-1,d);}if(e==49){$x$(a,b,f);g=b[9876];return $lS$(a,b,g,$mod(c,10000)-1,$div(c,10000),d);}return c;}
function $lQ$(a,b,c,d){let e,f;$x$(a,b,d);e=c>=10000;return 2*(f=$mod(c,10000)-1,$div(b[33262+d*1600+f],1000))-e;}
function $lR$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[28716+g];if(h<0)continue;if(d)f-=$O$(a,h,c-1,0,0);else f+=$O$(a,c-1,h,0,0);}return f;}
function $lS$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q;g=0;h=0;i=0;j=1-a[15893+c];for(k=0;k<6;k++){l=6*d+k;m=a[29413+l];n=m>=0?b[5071+m]:(-1);if(n<0||a[15893+n]!=j)continue;if((e<0||k==e||k==$mod(e+5,6))&&a[39013+l]>0)g++;else if(b[2911+n]==0&&(o=b[2751+n],p=$mod(k+3,6),o<0||p==o||p==$mod(o+5,6)))h++;}q=(-60)*h;if(g&&!$Q$(a,c)){for(k=0;k<6;k++){m=a[29413+6*d+k];n=m>=0?b[5071+m]:(-1);if(n>=0&&a[15893+n]==j&&(e<0||k==e||k==$mod(e+5,6)))i+=$lX$(a,b,c,d,k,n,g,h>0,f);}if(a[17173+c]==0||i>0)return q+$div(i,g);}if(!(a[17173+c]==0))return q+$lV$(a,b,c,d,e,g,f);return q+$lT$(a,b,1-j,d,e);}
function $lT$(a,b,c,d,e){let f,g;f=$lU$(b,c,d);if(f<0||b[2591+f]<0)return (-20)*$div(b[33262+c*1600+d],1000);g=$V$(a,d,e,b[2591+f]);return (-20)*$div(b[33262+c*1600+d],1000)-6*g;}
function $lU$(a,b,c){let d;d=a[33262+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $lV$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15893+c];for(j=a[31-i],m=a[33-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$g$(a,d,k);if(l<=3)h=Math.max(h,$lW$(a,b,c,d,e,j,l));}n=$div(b[33262+i*1600+d],1000);o=$Q$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$lU$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$V$(a,d,e,b[2591+p]));return h-o-20*Math.max(0,n-2-1);}
function $lW$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$V$(a,d,e,h);if(i==2||!$W$(a,b,d,h))return 0;j=$S$(a,b,c,f,g,i==1?(-2):0);if(a[17173+f]!=0){k=$V$(a,h,b[2751+f],d);if(k!=2)j-=$div($S$(a,b,f,c,g,k==1?(-2):0),2);}return j;}
function $lX$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$ie$(b[2751+f],$mod(e+3,6));k=j!=0&&!h;l=$mf$(a,b,f,c);m=$me$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$md$(a,b,c,d)&&!(i&4);p=$lY$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$lY$(a,b,c,f,m,l,k,1,n,i));}
function $lY$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$O$(a,c,d,h,e+2*f);if(k<0)return 0;l=$K$(a,b,d,k,g,h,i);m=$mc$(a,b,c,k,h,1+f);if(f){n=$O$(a,c,d,0,e+2*(f-1));l-=$K$(a,b,d,n,0,0,i);l+=25*f;}if(j&1){o=a[$N$(a,b,d,k,g,h,i)];p=h?1000:a[$mb$(a,b,c,k,1+f)];q=o*$ma$(a,b,d)-p*$ma$(a,b,c);l+=$div($div(q,1000)*a[100490],100);}return $lZ$(b,a[15893+c],l,m,j);}
function $lZ$(a,b,c,d,e){if(a[38063-b])c=$div(c*15,100);if(a[38062+b])return c-$div(d*15,100);if(a[38063-b])return c-$div(d*200,100);return c-$div(d*(e&1?95:75),100);}
function $ma$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16373+c]==8)return 0;d=a[16053+c];e=0;f=0;for(g=a[117+d],h=a[149+d];g<h;g++){if(a[16373+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16373+g]==8?600:100*a[17813+g])-$div((a[16373+g]==8?600:100*a[17813+g])*$Z$(a,b,g,b[3071+g]),10000);}i=$F$(a,b,d,f);return $div(($F$(a,b,d,f+1)-i)*e,10);}
function $mb$(a,b,c,d,e){let f,g;f=Math.min(Math.max(1,$Y$(a,b,c)-b[3071+c])*e,9);g=d*9+f-1;return 91695+2*g;}
function $mc$(a,b,c,d,e,f){let g,h,i,j,k;g=$mb$(a,b,c,d,f);h=a[g];i=$div(a[g+1],f);j=h*$M$(a,b,c,0)+i*$L$(a,b,c);j=$div(j,1000);if(e&&b[2911+c]==0){k=$div((a[16373+c]==8?600:100*a[17813+c])*45,100)-$div((a[16373+c]==8?600:100*a[17813+c])*$Z$(a,b,c,b[3071+c]),10000);j=Math.max(j,$div((1000-h)*k,1000)+j);}return j;}
function $md$(a,b,c,d){if(!(a[16373+c]==0||a[16373+c]==1))return 0;return b[2911+c]==0&&b[4511+c]!=d;}
function $me$(a,b,c,d,e,f,g){let h,i;h=6*d+e;i=(-a[71013+h])-a[27813+b[2591+f]];i-=2*(g-1);if(b[3231+c]>0)i-=2;return i;}
function $mf$(a,b,c,d){let e,f,g,h,i,j;e=0;for(f=0;f<6;f++){g=a[29413+6*b[2591+c]+f];h=g>=0?b[5071+g]:(-1);if(h<0||h==d||a[15893+h]==a[15893+c])continue;if(!$de$(a,b,h)||$Q$(a,h))continue;if((i=b[2751+h],j=$mod(f+3,6),i<0||j==i||j==$mod(i+5,6)))e+=b[4351+h]>0||b[3551+h]>0;}return e;}
function $mg$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=e>=3;h=$mod(e,3);if(g&&d&4)return (-1000000);i=b[2591+f];j=b[2751+f];k=h==2?2:1;l=$mh$(a,b,f);m=0;for(n=0;n<2;n++){if(h!=2&&h!=n)continue;o=$mod(j+5+n,6);p=a[29413+6*i+o];q=p>=0?b[5071+p]:(-1);if(q>=0)m+=$lX$(a,b,f,i,o,q,k,l,d);}if(b[32377+f]==1)m=$div(m*Math.min(10,$Y$(a,b,f)+1),10);return m-5*g;}
function $mh$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29413+6*d+e];g=f>=0?b[5071+f]:(-1);if(g<0||a[15893+g]==a[15893+c])continue;if((h=b[2751+c],h<0||e==h||e==$mod(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$mod(e+3,6),i<0||j==i||j==$mod(i+5,6)))return 1;}return 0;}
function $mi$(a,b,c){let d;d=b[2];if(d==50)return $mw$(a,b,c);if(d==52)return $mr$(a,b,c);if(d==53)return $mp$(a,b,c);if(d==51)return c;return $mj$(a,b,c);}
function $mj$(a,b,c){let d,e;d=b[2]==54;e=d?$mo$(a,b):$mk$(a,b);return c&&e?(-1):c;}
function $mk$(a,b){let c,d,e,f,g,h,i,j,k,l;c=28665;d=b[c]>b[c+1]?0:1;e=b[28726+d];f=b[28727-d];g=$av$(a,b,e)-b[c+d];h=$av$(a,b,f)-b[c+1-d];i=$mn$(a,$aC$(a,b,e),g,$aC$(a,b,f),h);j=$mm$(a,b,e)+$mm$(a,b,f);return (k=$ml$(a,e),l=$ml$(a,f),i*(k+l+j)>1000*k);}
function $ml$(a,b){let c;c=b>=0&&a[38+a[53+b]]==b;return 100*(c?a[52]:a[51]);}
function $mm$(a,b,c){let d,e,f,g;d=0;for(e=a[117+c],f=a[149+c];e<f;e++){if(b[2591+e]>=0&&a[16373+e]!=8)d+=(a[16373+e]==8?600:100*a[17813+e])-$div((a[16373+e]==8?600:100*a[17813+e])*$Z$(a,b,e,b[3071+e]),10000);}g=$hp$(a,b,c,$gm$(a,b,c))+1;return 200+$div(d*g,10);}
function $mn$(a,b,c,d,e){let f,g,h;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=b*10+d;g=Math.min(c,8)-1;h=g*8+Math.min(e,8)-1;return a[94089+f*8*8+h];}
function $mo$(a,b){let c,d,e,f,g,h,i,j,k,l,m,n,o,p,q;c=b[32860];d=b[32861];e=b[32862];f=Math.max(0,a[18093+c]-b[5011+c]);g=Math.max(0,a[18153+c]-b[5011+c])-b[4951+c]-b[32863];if(d>=0){h=$aC$(a,b,d);i=$av$(a,b,d);j=$mm$(a,b,d);}else{h=Math.max(0,a[18093+e]-b[5011+e]);i=Math.max(0,a[18153+e]-b[5011+e])-b[4951+e];j=300;}k=$mn$(a,f,g,h,i-b[32864]);l=b[32863]>b[32864];m=$ml$(a,(-1));n=$ml$(a,d);if(!l){o=1000-k;p=n;q=m;k=o;m=p;n=q;}return k*(m+n+(300+j))>1000*m;}
function $mp$(a,b,c){let d;d=b[32860];if(c>10000)return (-$mq$(a,b,d,(-1),$mod(c,10000)-1));return (-$mq$(a,b,d,c-1,(-1)));}
function $mq$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18093+c]-b[5011+c]);g=Math.max(0,a[18153+c]-b[5011+c])-b[4951+c];if(d>=0){h=$mn$(a,f,g,$aC$(a,b,d),$av$(a,b,d));i=$mm$(a,b,d);}else{j=Math.max(0,a[18093+e]-b[5011+e]);h=$mn$(a,f,g,j,Math.max(0,a[18153+e]-b[5011+e])-b[4951+e]);i=300;}k=$ml$(a,(-1))+300;return $div(h*($ml$(a,d)+i)-(1000-h)*k,1000);}
function $mr$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r;d=b[32860];e=b[3];f=$div(c,10000);g=$mod(c,10000)-1;if(c==0){h=$aL$(b,d);i=Math.max(0,a[18033+d]-b[5011+d]);j=0;for(k=a[34+e],l=a[36+e];k<l;k++){if($mv$(a,b,k,h,i))j+=b[2335+k]?$mm$(a,b,k):50+$mu$(a,b,k);}for(m=0,o=a[25];m<o;m++){n=b[4831+m];if(n>=0&&a[53+n]==e&&$mt$(a,b,m,h,i))j+=b[5011+m]?300:0;}return (-j);}if(f==0){p=(-$mq$(a,b,d,g,(-1)));if(b[2335+g])p=Math.max(p,1-(b[2335+g]?$mm$(a,b,g):50+$mu$(a,b,g)));return p;}if(f==1){p=(-$mq$(a,b,d,(-1),g));if(b[5011+g])p=Math.max(p,(-299));return p;}q=(-$ms$(a,b,d,e));if(f==2)return q-$mu$(a,b,g);r=Math.min(10,$i$(a,b,g)+1);return $div(r*q-(10-r)*(b[2335+g]?$mm$(a,b,g):50+$mu$(a,b,g)),10);}
function $ms$(a,b,c,d){let e,f,g,h,i;e=$aG$(a,b,d)>0?d:2;f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17973+h]==e){f+=$mq$(a,b,c,(-1),h);g++;}}return $div(f,Math.max(1,g));}
function $mt$(a,b,c,d,e){let f;f=$aL$(b,c);return f>=0&&$g$(a,d,f)<=e&&$W$(a,b,d,f);}
function $mu$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return (d=a[53+c],$div($w$(a,b,c,d),2));}
function $mv$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[38+a[53+c]]==c&&$j$(a,b,a[53+c]))return 0;return $g$(a,d,f)<=e&&$W$(a,b,d,f);}
function $mw$(a,b,c){let d;if(c==0)return 0;if($div(c,10000)!=0)return (-1);d=b[32860];return $mx$(a,b,d,b[3],$aL$(b,d));}
function $mx$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=Math.max(0,a[18033+c]-b[5011+c]);g=100000;h=0;for(i=a[35-d],k=a[37-d];i<k;i++){if($mv$(a,b,i,e,f)){h+=b[2335+i]?$mm$(a,b,i):50+$mu$(a,b,i);g=Math.min(g,$mq$(a,b,c,i,(-1)));if($gD$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$ms$(a,b,c,1-d);g=Math.min(g,j+$mu$(a,b,i));}}}for(l=0,n=a[25];l<n;l++){m=b[4831+l];if(m>=0&&a[53+m]!=d&&$mt$(a,b,l,e,f)){h+=b[5011+l]?300:0;g=Math.min(g,$mq$(a,b,c,(-1),l));}}return g<100000?Math.min(g,h):0;}
function $my$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $mP$(a,b,c,d);if(e==21)return $mO$(a,b,c,b[3]);if(e==23)return $mN$(a,b,c,b[3]);if(e==24)return $mM$(a,b,c,d);if(e==26)return $mL$(a,b,c,d);if(e==30)return $mK$(a,b,c);if(e==37)return $mI$(a,b,c,d);if(e==38)return $mH$(a,b,c-1);if(e==39)return $mz$(a,b,c);if(e==25||e==33)return (-c);return c>0?1:0;}
function $mz$(a,b,c){let d,e,f,g,h;d=b[3];if(b[1]!=149){$mC$(a,b,b[2059]);e=c==10001;return e?$mB$(a,b,b[2059]):b[40519+c-1];}f=b[27696];if(c>10000)return 2*$mA$(a,b,f,$mod(c,10000)-1);g=c>0?c-1:$aL$(b,f);h=2*$mx$(a,b,f,d,g);return c==0?Math.max(0,h)+1:h;}
function $mA$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5071+b[2271+d]];if(f>=0&&a[15893+f]==a[53+d])e=Math.min(10,Math.max(0,a[18153+c]-b[5011+c])+1);g=$mq$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[53+i]==a[53+d]&&$aL$(b,h)==b[2271+d])g=Math.min(g,$mq$(a,b,c,(-1),h));}return $div(e*g-(10-e)*300,10);}
function $mB$(a,b,c){let d,e,f,g,h,i;e=(d=a[53+c],$aG$(a,b,d)>0?d:2);f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17973+h]==e){f+=Math.max(0,b[40519+h]);g++;}}return $div(f,Math.max(1,g));}
function $mC$(a,b,c){let d,e,f,g,h,i,j,k;d=a[53+c];e=b[2271+c];$mG$(a,b,d,e,0);for(f=0,g=a[25];f<g;f++){b[40519+f]=0;if($mF$(a,b,f,c))b[40519+f]=$mE$(a,b,f,d);}$mG$(a,b,d,e,1);for(h=a[35-d],k=a[37-d];h<k;h++){if(b[2271+h]>=0&&$mD$(a,b,b[2271+h])){for(f=0,j=a[25];f<j;f++){if($mF$(a,b,f,c)){i=Math.max(b[40519+f],$mA$(a,b,f,h));b[40519+f]=i;}}}}}
function $mD$(a,b,c){let d,e,f,g;if(b[38919+c]<99)return 1;for(d=0;d<6;d++){e=6*c+d;f=a[29413+e];if(f>=0&&a[39013+e]>0){g=6*f+$mod(d+3,6);if(b[38919+f]+a[58213+g]+2<=10)return 1;}}return 0;}
function $mE$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[26];f<g;f++){if(b[38919+f]<99)e=Math.max(e,$mx$(a,b,c,d,f));}return e;}
function $mF$(a,b,c,d){let e,f;if(b[4831+c]==d)return 1;return (f=(e=a[53+d],$aG$(a,b,e)>0?e:2),b[4831+c]==(-1)&&a[17973+c]==f);}
function $mG$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;for(f=0,g=a[26];f<g;f++)b[38919+f]=99;b[38919+d]=0;b[36462]=d;h=0;i=1;while(i>0){j=b[36462+h];h=$mod(h+1,1600);i--;if(j!=d&&b[6671+(1-c)*1600+j]>0&&!e)continue;for(k=0;k<6;k++){if($dr$(a,b,c,j,k,e)){l=6*j+k;m=a[29413+l];n=b[38919+j]+a[58213+l];if(n<=10&&n<b[38919+m]){b[38919+m]=n;b[36462+$mod(h+i,1600)]=m;i++;}}}}}
function $mH$(a,b,c){let d,e,f;d=a[15893+c];$x$(a,b,d);e=Math.min(4,$div(b[33262+d*1600+b[2591+c]],1000));f=$Y$(a,b,c)-b[3071+c]+$div($L$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0);}
function $mI$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27694];f=a[53+e];g=c>0?c-1:b[2271+e];if(a[38+a[53+e]]==e&&$j$(a,b,f))return 1000*(c==0);$x$(a,b,f);h=$i$(a,b,e);i=1000*$mJ$(a,b,e,g);for(j=a[117+e],m=a[149+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16373+j]!=8){l=$g$(a,g,k);i+=20*(l<=h)-l;}}n=$div(b[33262+f*1600+g],1000);if(b[5071+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0);}
function $mJ$(a,b,c,d){let e;e=a[40+a[53+c]];return a[38+a[53+c]]==c&&e>=0&&b[2591+e]==d;}
function $mK$(a,b,c){let d,e;d=b[26731];e=c-1;return $lW$(a,b,d,b[2591+d],b[2751+d],e,1);}
function $mL$(a,b,c,d){let e,f,g,h,i,j,k;if(c==0)return 0;e=$mod(c,10000)-1;f=c>=10000?5:1;g=b[2751+e];h=$mod(g+f,6);i=b[2591+e];j=a[17493+e]?a[24613+i]*$L$(a,b,e):0;k=$G$(a,b,e,i,g)-$G$(a,b,e,i,h);return k-j;}
function $mM$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29413+6*g+e];j=0;for(k=$Y$(a,b,f)+1;k<10;k++)j+=k-$Y$(a,b,f);l=$div(j*$L$(a,b,f),10);m=$G$(a,b,f,g,h)-$G$(a,b,f,i,h);return m-l-a[100492];}
function $mN$(a,b,c,d){let e;if(c==0)return (-1);$x$(a,b,d);e=b[5071+c-1]>=0;return 2*$div(b[33262+d*1600+(c-1)],1000)+3*e;}
function $mO$(a,b,c,d){let e,f;$x$(a,b,d);e=$div(c-1,6);f=$mod(c-1,6);return $lT$(a,b,d,e,f);}
function $mP$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=a[15893+f];$x$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$div(b[33262+g*1600+h],1000);j=1000-20*i+(a[17173+f]==0?0:300);if($mQ$(a,b,f))j-=500;if(e==3)return 1600;if(b[38063-g]>0&&b[38062+g]==0)return (-1);if(e==2){k=3*b[3071+f]>=$Y$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1);}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j;}
function $mQ$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$mod(h+5,6))){i=a[29413+6*d+g];if(i>=0&&a[39013+6*d+g]){f++;j=b[5071+i];if(j>=0&&a[15893+j]==a[15893+c])e+=b[4191+j]==0;}}}return f==e;}
function $mR$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2];f=b[3];if(e==3)return $mY$(a,b,c,d);if(e==8)return $mX$(a,b,$div(c-1,6),f);if(e==9)return $mH$(a,b,c-1);if(e==4){g=!(b[38063-f]>0&&b[38062+f]==0);return c*(g?$w$(a,b,b[2059],f)-1:(-1));}h=e==2||e==5;if(c==0)return h&&d&1&&$mW$(a,b,f)?1000000:0;if(e==6)return (i=c-1,d&2?(-1):$w$(a,b,i,f));if(e==1&&d&1&&$mV$(a,b,c-1))return (-1);if(e!=1&&b[38063-f]>0&&b[38062+f]==0)return c>=1000?(-1):$mU$(a,b,c-1,f);if(c>=1000)return (-1);if(h&&d&1&&(j=c-1,$mT$(a,b,f)&&(k=$mS$(a,b,j),k>2&&k<=5)))return (-1);return $w$(a,b,c-1,f);}
function $mS$(a,b,c){let d,e,f,g,h;d=a[53+c];e=99;$x$(a,b,d);for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16373+f]!=8)e=b[3551+f]?0:Math.min(e,$div(b[33262+d*1600+g],1000));}return e;}
function $mT$(a,b,c){let d,e,f;if(b[2058]>0||b[38063-c]>0&&b[38062+c]==0||b[38062+c]>0)return 0;d=0;for(e=a[35-c],f=a[37-c];e<f;e++)d=d||$q$(a,b,e);return d;}
function $mU$(a,b,c,d){let e,f,g,h;$x$(a,b,d);e=(-1);for(f=a[117+c],h=a[149+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return (-1);if(g>=0&&b[2911+f]==1&&$div(b[33262+d*1600+g],1000)>=3)e+=100;}return e;}
function $mV$(a,b,c){let d,e,f;if(b[6]>1)return 0;d=a[53+c];for(e=a[34+d],f=a[36+d];e<f;e++){if(b[2143+e])return 0;}return $mS$(a,b,c)>2;}
function $mW$(a,b,c){let d,e,f;if(!$mT$(a,b,c))return 0;d=99;for(e=a[34+c],f=a[36+c];e<f;e++){if($q$(a,b,e))d=Math.min(d,$mS$(a,b,e));}return d>2&&d<=5;}
function $mX$(a,b,c,d){$x$(a,b,d);return $div(b[33262+d*1600+c],1000);}
function $mY$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $w$(a,b,e,f);if(c==3)return $nb$(a,b,e,f,d);if(c==5&&!(d&8))return 12*$mZ$(a,b,e);return (-1);}
function $mZ$(a,b,c){let d,e,f;if(!$na$(a,b,c))return (-1);$mC$(a,b,c);d=$gD$(a,b,c)?$mB$(a,b,c):(-1);for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d=Math.max(d,b[40519+e]);}return d;}
function $na$(a,b,c){let d,e,f,g,h;d=a[53+c];e=b[2271+c];for(f=a[35-d],h=a[37-d];f<h;f++){g=b[2271+f];if(g>=0&&$g$(a,e,g)<=15)return 1;}return 0;}
function $nb$(a,b,c,d,e){let f,g,h,i,j,k;$x$(a,b,d);f=0;g=0;for(h=a[117+c],j=a[149+c];h<j;h++){if(b[2911+h]==2){i=a[16693+h];f+=$div($div((a[16373+h]==8?600:100*a[17813+h])*i,10)*55,100);}else if(b[2591+h]>=0&&$div(b[33262+d*1600+b[2591+h]],1000)<=3)g++;}if(g==0)return 100*f;k=b[2141+d]*2>=a[42+d];if(e&1&&k)return 2*f;return $div(f,2);}
function $nc$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15893+e];g=b[2591+e];h=b[2751+e];if(c>=10000){i=$mod(c,10000)-1;j=$g$(a,g,b[2591+i]);k=$lW$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k;}if(c>0){g=$div(c-1,6);h=$mod(c-1,6);}if(b[13438]==1)return $div(b[33262+f*1600+g],1000);l=$lS$(a,b,e,g,h,d);if(c>0)l-=$div($ne$(a,b,e,g,h)*a[100493],100);if(b[13438]==0){l-=$nd$(a,b,e,g);if(d&1){if(b[38064]!=1+g){$I$(a,b,e,g);b[38064]=1+g;}l-=$H$(a,b,h);}}return 2*l+(c==0);}
function $nd$(a,b,c,d){let e,f,g,h;e=a[16053+c];f=b[2271+e];if(f<0||$g$(a,d,f)<=$i$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29413+6*d+g];f=h>=0?b[5071+h]:(-1);if(f>=0&&f!=c&&a[16053+f]==e&&b[9884+f]&&a[16373+f]!=8)return 0;}return a[100491];}
function $ne$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$eR$(a,b,d,e)&4095;g=$div(f,64)*$ng$(a,b,c);if(f&63)g+=$nf$(a,b,c,d,e);return g;}
function $nf$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$eH$(a,b,d,e);while(h>=0&&$div(h,6)!=g){i=b[5071+$div(h,6)];if(i>=0&&i!=c)f+=$ng$(a,b,i);h=$eF$(a,b,h);}return f;}
function $ng$(a,b,c){if(b[3071+c]+1>=$Y$(a,b,c))return $M$(a,b,c,0);return $L$(a,b,c);}
function $nh$(a,b){let c;for(c=0;c<2;c++)b[38062+c]=$aa$(a,b,c)>=a[42+c];}
function $ni$(a,b){a[33260+b]=(-1);}
function $nj$(a,b,c){return $lM$(a,b,c,5);}
function $nk$(a,b,c){return $lM$(a,b,c,9);}
function $nl$(a,b,c){return $lM$(a,b,c,0);}
function $nm$(a,b,c){return $lM$(a,b,c,1);}
function $nn$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$s$(a,k,a[10]-1,word_at(i,j+o,0));$ns$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$nr$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$ai$(a,k))return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$nq$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$ak$(a,k,l);B=$ad$(a,k,w);$ak$(a,k,l);y=k[9+B];}if(n.length>0)r=$np$(k,y,n,r);$no$(a,k,y);}$t$(a,k,m[o]);}return 0;}
function $no$(a,b,c){$al$(a,b,c);$ns$(a,b);}
function $np$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $nq$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $nr$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+2*d+f]=b[2141+f];}}
function $ns$(a,b){while(b[7]==0){b[0]=(-1);$aj$(b);$gp$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$al$(a,b,b[0]<0?b[9]:0);}b[0]=0;}

const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301, "by_choice": true, "searched": 6202052, "author": "careful"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first);
const RULES={prepare:$gp$,settle:$al$,hide:$ak$,show:$ak$,clear:$aj$,decides:$ai$,asked:$ad$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$aj$,record:$t$,nothing_to_redraw:$s$,can_be_ordered:$q$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$nm$,$nl$,$nk$,$nj$,$lL$,$lK$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($nn$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
