//# allFunctionsCalledOnLoad
(globalThis.RULED??={}).battles=(()=>{"use strict";const{$div,$mod,$part,CHOICES,roll,Dice,key,word_at,uniform_of,drawn_among,next_word,among,fallen_on,later_bits}=$games;const $K0=[2,0,1,1];
const $K1=[2,0,1,0];
const $K2=[1,0,1,1];
const $K3=[1,0,1,0];
const $K4=[1,1,1,1];
const $K5=[1,1,1,0];
const $K6=[1,0,0,1];
const $K7=[1,0,0,0];
const $K8=[1,2,0,0];
const $K9=[0,3,0,0];
const $K10=[1,3,0,0];
const $K11=[0,1,1,1];
const $K12=[$K0,$K1,$K2,$K3,$K4,$K5,$K6,$K7,$K8,$K9,$K10,$K5,$K11,$K4,$K4,$K4];
const $K13=[0,0];
const $K14=[0,1];
const $K15=[15,20];
const $K16=[15,20,25];
const $K17=[4,0];
function $a$(a){return roll($div(a,16),$K12[a&15],6);}
function $b$(a,b,c){return Math.max(1,a[23+c]-b[1317+c*11+1]);}
function $c$(a,b,c){return a[1433+b*230+c];}
function $d$(a,b,c,d){let e;e=57784+8*(b*230+c);return a[e+d];}
function $e$(a,b,c,d){let e;e=1-c;d=$f$(b,1339+e*32,1403,a[26],d);$f$(b,1467+e*48,1563,a[27],d);}
function $f$(a,b,c,d,e){let f,g,h,i,j,k,l;f=$h$(a,b,d);for(g=0,i=d;g<i;g++){h=g;a[c+h]+=a[b+h];a[b+h]=0;}j=$h$(a,c,d);for(k=0,l=f;k<l;k++){h=$g$(a,c,among(uniform_of(e),j));e=next_word(e);a[c+h]--;a[b+h]++;j--;}return e;}
function $g$(a,b,c){let d;d=0;while(c>=a[b+d]){c-=a[b+d];d++;}return d;}
function $h$(a,b,c){let d,e,f;d=0;for(e=0,f=c;e<f;e++)d+=a[b+e];return d;}
function $i$(a,b,c){$P$(a,b,c);if(b[7]==3){b[7]=0;c[451]=$div(10000*$j$(a,b,0,1)+32768,65536);b[7]=3;}}
function $j$(a,b,c,d){let e,f;if(b[7]!=0){if(b[8]<0)return 32768;return b[8]==c?65536:0;}$l$(a,b,d);e=0;for(f=0;f<26;f++)e+=a[117101+f]*b[8682+f];e=e>=0?$div(e,1000):(-$div((-e),1000));if(c!=b[5])e=(-e);return e>=0?$k$(a,e):65536-$k$(a,(-e));}
function $k$(a,b){let c,d,e;c=$div(b,2097152);if(c>=64)return a[117221];d=a[117157+c];e=a[117157+c+1];return d+$div((e-d)*(b&2097151),2097152);}
function $l$(a,b,c){let d,e;d=8618;e=8639;$r$(a,b,b[5],c,d);$r$(a,b,1-b[5],c,e);b[8682]=1000;$p$(b,d,e,8683);$n$(b,d,e,8689);$m$(b,d,e,8699);}
function $m$(a,b,c,d){let e,f,g;e=a[b+5];f=a[c+5];a[d]=$div(100*a[c+15],Math.max(1,a[c+1]));a[d+1]=(-$div(100*a[b+15],Math.max(1,a[b+1])));a[d+2]=$div(10*a[c+16],e);a[d+3]=(-$div(10*a[b+16],f));a[d+4]=$div(10*a[c+17],e);a[d+5]=(-$div(10*a[b+17],f));a[d+6]=1000*(Math.min(6,a[b+18])-Math.min(6,a[c+18]));g=$div(1000*a[b+19],Math.max(1,a[b+7]));a[d+7]=g-$div(1000*a[c+19],Math.max(1,a[c+7]));a[d+8]=1000*(a[b+20]-a[c+20]);}
function $n$(a,b,c,d){let e,f;e=a[b+5];f=a[c+5];a[d]=1000*(f-e);a[d+1]=$div(1000,e)-$div(1000,f);a[d+2]=1000*(Math.min(12,a[b+6])-Math.min(12,a[c+6]));a[d+3]=1000*(a[b+7]-a[c+7]);a[d+4]=1000*(a[b+8]-a[c+8]);a[d+5]=1000*(a[b+9]-a[c+9]);a[d+6]=$div(1000*a[c+10],e)-$div(1000*a[b+10],f);a[d+7]=$div(1000*a[c+11],f)-$div(1000*a[b+11],e);a[d+8]=$div(1000*a[b+12],e)-$div(1000*a[c+12],f);a[d+9]=$o$(a,b,e)-$o$(a,c,f);}
function $o$(a,b,c){return $div(1000*Math.min(a[b+13],c),c)>>Math.min(8,a[b+14]);}
function $p$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w;e=Math.max(1,a[b+1]+a[c+1]);f=a[b+5]+a[c+5];g=a[b+1]-a[c+1];h=g>0?c:b;a[d]=(i=1000*g,i>=0?$div(i,e):(-$div((-i),e)));a[d+1]=(j=1000*g*f,k=10*e,j>=0?$div(j,k):(-$div((-j),k)));a[d+2]=(l=5000*g,m=e*Math.max(1,a[h+2]),l>=0?$div(l,m):(-$div((-l),m)));n=(1+a[b+1])*$q$(a,b,a[c+5]);o=(1+a[c+1])*$q$(a,c,a[b+5]);r=(p=1000*(n-o),q=n+o,p>=0?$div(p,q):(-$div((-p),q)));a[d+3]=(s=r*Math.min(f,12),s>=0?$div(s,10):(-$div((-s),10)));t=a[b+3]-a[c+3];u=t+a[b+4]-a[c+4];a[d+4]=(v=1000*t,v>=0?$div(v,f):(-$div((-v),f)));a[d+5]=(w=1000*u,w>=0?$div(w,f):(-$div((-w),f)));}
function $q$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[b+2];e=a[b+3];f=a[b+4];g=Math.max(0,d-e-f);h=$div(1000*(a[b]-e-2*f),Math.max(1,g));i=Math.min(c,e);j=Math.min(Math.max(0,c-e),f);k=Math.min(Math.max(0,c-e-f),g);l=Math.max(0,c-d);return 1000*(i+2*j+4*l)+k*h+500;}
function $r$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;for(f=0;f<21;f++)b[e+f]=0;b[e+14]=12;g=1317+c*11;b[e+5]=Math.max(1,a[23+c]-b[1317+c*11+1]);h=b[g];i=b[g+2];b[e+6]=h;b[e+7]=i;for(f=0,j=a[27];f<j;f++)b[e+8]+=b[1467+c*48+f];if(a[61468+c])b[e+12]=a[61468+c]*$O$(a,b,c);for(k=0,l=a[25];k<l;k++)b[e+13]+=$N$(a,b,c,k);$K$(a,b,c);for(m=0,n=b[1723];m<n;m++){if(b[1853+m]>=0&&b[1725+m]==c)$y$(a,b,m,e);}$w$(a,b,c,e);if(d)$s$(a,b,c,e);}
function $s$(a,b,c,d){let e,f,g,h;for(e=0,h=a[26];e<h;e++){f=b[1339+c*32+e];if(f==0)continue;g=$t$(a,b,c,e);if(g<0){b[d+20]+=f;g=3;}b[d+19]+=f*g;b[d+18]=Math.max(b[d+18],g);}}
function $t$(a,b,c,d){let e,f,g,h,i,j,k;e=63584+d*8;f=b[1317+c*11+2];g=a[e];if(g==0){h=0;for(i=0;i<3;i++){j=a[e+1+i];h+=$v$(a,b,c,i,j==(-1)?f:j);}return h;}if(g==1){k=a[e+5]==(-1)?f:a[e+5];return $u$(a,b,c,a[e+4],k);}return (-1);}
function $u$(a,b,c,d,e){let f,g,h;f=0;for(g=0,h=b[1723];g<h;g++){if(f<e&&b[1853+g]>=0&&b[1725+g]==c&&b[1981+g]<0&&a[64417+a[64772+g]*10]==d)f++;}return f;}
function $v$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(f<e&&h>=0&&b[1725+g]==c&&b[1981+g]<0&&a[54333+c*230+h]>>d&1)f++;}return f;}
function $w$(a,b,c,d){let e,f,g,h,i;for(e=0,i=b[1724];e<i;e++){f=b[2301+e];if(f<0||a[64900+e]!=c)continue;b[d+9]++;g=b[2421+f];h=g<0||b[1789+g]==1;if(h&&$x$(a,b,c,f))b[d+10]+=a[64948+e];}}
function $x$(a,b,c,d){let e,f,g,h;for(e=0,h=b[1723];e<h;e++){f=b[1853+e];if(f>=0&&b[1725+e]!=c){g=a[1433+d*230+f];if(g<=1+a[64417+a[64772+e]*10+3])return 1;}}return 0;}
function $y$(a,b,c,d){let e,f,g,h,i;e=b[1725+c];f=b[1853+c];g=b[1789+c];b[d+2]++;b[d]+=g;b[d+1]+=g*a[117149+$J$(a,c)];if(b[1981+c]>=0)return;if(g<=2)b[d+3+g-1]++;if(b[2881+e*230+f])b[d+11]+=$d$(a,e,f,0);b[d+14]=Math.min(b[d+14],$I$(a,b,c,f));h=$z$(a,b,c,f);if(h>0){b[d+15]+=$div(a[h],10);i=$div(a[h+1]*a[64836+c],10);b[d+16]+=i;b[d+17]=Math.max(b[d+17],i);}}
function $z$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=0;f=0;g=b[1725+c];h=$G$(a,b,d,g,(-1))>=2;for(i=0,p=b[1723];i<p;i++){j=b[1853+i];if(j<0||b[1725+i]==g||b[1981+i]>=0)continue;k=a[1433+d*230+j];l=a[64417+a[64772+i]*10+3];m=a[64417+a[64772+i]*10+7];if(k>l+Math.max(1,m))continue;if(k<=1+l)n=$F$(a,b,i,j,c,d,h);else n=$A$(a,b,i,j,c,d,h);if(n>0){o=a[n]+3*a[n+1];if(o>e){e=o;f=n;}}}return f;}
function $A$(a,b,c,d,e,f,g){let h,i,j,k,l,m;h=$E$(a,a[64772+c],d,a[64772+e],f);i=a[1433+f*230+d];j=a[64417+a[64772+c]*10+7];m=(k=Math.min(i,j),l=i>j,a[h+29+(l?6:0)+k]);if(m==0)return 0;return $B$(a,b,e,h+13,m,a[h+(g?28:10)]);}
function $B$(a,b,c,d,e,f){let g;g=b[2651+b[1853+c]]>=0?1:0;return $C$(a,d,e,f+g,b[1789+c],g);}
function $C$(a,b,c,d,e,f){let g,h;g=a[b+4];h=a[b+6];return 64972+$D$(g,c,h,d,e,f);}
function $D$(a,b,c,d,e,f){let g;g=a*9+Math.min(b,8);g=(g*4+c)*3+Math.min(d,2);return ((g*5+Math.min(e,4))*2+f)*6;}
function $E$(a,b,c,d,e){let f,g,h;f=a[117222]+2;g=a[57323+c]*a[117222]+b;h=a[57323+e]*f+d;return a[117224]+(g*f*a[117223]+h)*41;}
function $F$(a,b,c,d,e,f,g){let h;h=$E$(a,a[64772+c],d,a[64772+e],f);if(a[h+26]==0||a[h+2]==0)return 0;return $B$(a,b,e,h,a[h+2],a[h+(g?28:10)]);}
function $G$(a,b,c,d,e){let f,g,h;f=0;for(g=0;g<6;g++){h=a[53+6*c+g];if(h>=0&&h!=e&&$H$(a,b,h)==d)f++;}return f;}
function $H$(a,b,c){if(b[2421+c]>=0)return b[1725+b[2421+c]];if(b[2651+c]>=0)return a[64900+b[2651+c]];return (-1);}
function $I$(a,b,c,d){let e,f;e=a[64772+c];f=99;if(b[6041])f=b[7067+d];if(b[6042]>>e&1)f=Math.min(f,b[7297+d]);return f;}
function $J$(a,b){let c,d;if(a[64417+a[64772+b]*10+6])return 0;c=a[64417+a[64772+b]*10+4];if(a[64417+a[64772+b]*10+1])return c?7:6;if(a[64417+a[64772+b]*10+5])return 5;d=a[64417+a[64772+b]*10]==2;if(c){if(d)return 1;return a[64417+a[64772+b]*10+7]>=4?4:3;}return d?0:2;}
function $K$(a,b,c){let d,e;d=2*b[6]+c+1;if(b[6040]==d)return;b[6040]=d;for(e=0;e<2;e++)$L$(a,b,c,e);}
function $L$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=7067+d*230;f=0;g=0;for(h=0,l=a[25];h<l;h++){b[e+h]=99;if(d==0){i=b[2421+h];j=i>=0&&b[1725+i]==c;k=$N$(a,b,c,h)>0&&!j;}else{g|=$M$(a,c,h);k=$M$(a,c,h)>0;}if(k){b[e+h]=0;f++;}}b[6041+d]=d==0?f:g;m=0;while(f>0){f=0;for(h=0,p=a[25];h<p;h++){if(b[e+h]!=m)continue;for(n=0;n<6;n++){o=a[53+6*h+n];if(o>=0&&a[56173+o]&&b[e+o]==99){b[e+o]=m+1;f++;}}}m++;}}
function $M$(a,b,c){let d;d=0;if($d$(a,b,c,3)>0)d|=$d$(a,b,c,4);if($d$(a,b,c,5)>0)d|=$d$(a,b,c,6);return d;}
function $N$(a,b,c,d){let e;e=$d$(a,c,d,0);if(b[3341+c*230+d]==0)e+=$d$(a,c,d,1);if(b[3801+d]==1-c)e+=a[61465-c];return e;}
function $O$(a,b,c){let d,e,f,g,h;d=0;for(e=0,h=b[1723];e<h;e++){f=b[1853+e];if(f>=0&&b[1725+e]!=c){g=a[54333+c*230+f];d|=g&2?2:g;}}return 3-(d&1)-(d>>1&1)-(d>>2&1);}
function $P$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[1317+g*11+1];c[5+g]=b[1317+g*11];c[7+g]=b[1317+g*11+2];}for(h=0,i=b[1723];h<i;h++){c[9+h]=b[1789+h];c[73+h]=b[1725+h];c[137+h]=b[1917+h];c[201+h]=b[1853+h]>=0?1:0;}for(j=0,k=b[1724];j<k;j++){c[265+j]=b[2397+j];c[289+j]=b[2325+j];}for(l=0;l<64;l++)c[313+l]=b[1659+l];c[452]=$div(b[4057],10);}
function $Q$(a){return 1317+a*11;}
function $R$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$S$(a,b);if(e>=0)return e;}return d;}
function $S$(a,b){let c,d,e,f,g,h,i,j,k,l;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(0)return (-1);d=b[2];for(e=0,k=a[c];e<k;e++){f=c+65+2*e;if(a[f]==d){for(g=0,j=b[4];g<j;g++){if((h=b[9+g],i=a[f+1],$U$(b,d,h)==i||$T$(b,d,h)==i))return g;}}}if(a[c+1+d]){for(g=0,l=b[4];g<l;g++){if(b[9+g]==0)return g;}}return (-1);}
function $T$(a,b,c){let d;if(b==3&&c>0)return 10000*(1+a[1037])+c;if(b!=5||c==0)return (-1);d=a[2173+$div(c,10000)-1];return (3-d)*10000000+$U$(a,b,c);}
function $U$(a,b,c){let d,e,f,g;if(b==19&&c>0){d=$mod(c,1000);e=c<2000&&a[2421+d]>=0;return (e?0:1000000)+d*1000;}if(b==4){f=a[1083+a[1259]];if(f<64)return a[1853+f]*1000+c;return 1000000+a[2301+f-64]*1000+c;}if(b==5&&c>0){e=$div(c,10000)-1;g=$div($mod(c,10000),1000);return g*1000000+a[1853+e]*1000+$mod(c,1000);}return c;}
function $V$(a,b){return 0;}
function $W$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $X$(a,b,c){let d,e,f,g,h,i;d=1-b[3];e=1339+d*32;f=1467+d*48;for(g=0,h=a[26];g<h;g++){b[e+g]=c[g];b[1403+g]-=c[g];}for(g=0,i=a[27];g<i;g++){b[f+g]=c[32+g];b[1563+g]-=c[32+g];}}
function $Y$(a,b,c){let d,e,f,g,h,i;d=1-b[3];e=1339+d*32;f=1467+d*48;for(g=0,h=a[26];g<h;g++){c[g]=b[e+g];b[1403+g]+=b[e+g];b[e+g]=0;}for(g=0,i=a[27];g<i;g++){c[32+g]=b[f+g];b[1563+g]+=b[f+g];b[f+g]=0;}}
function $Z$(a,b,c){if(!$cT$(a,b,c))$aa$(a,b,c);}
function $aa$(a,b,c){let d;d=b[1];if(d<20){if(d<11){if(d<6){if(d<4){if(d<3)$cR$(a,b,c);else $cN$(a,b,c);}else if(d<5)$cM$(a,b,c);else $cL$(a,b,c);}else if(d<8){if(d<7)$cK$(a,b,c);else $cJ$(a,b,c);}else if(d<9)$cJ$(a,b,c);else $cI$(a,b,c);}else if(d<15){if(d<13){if(d<12)$cH$(a,b,c);else $cC$(a,b,c);}else if(d<14)$cz$(b,c);else $cs$(a,b,c);}else if(d<17){if(d<16)$co$(a,b,c);else $cj$(a,b,c);}else if(d<18)$cj$(a,b,c);else if(d<19)$ci$(a,b,c);else $ci$(a,b,c);}else if(d<30){if(d<24){if(d<22){if(d<21)$ch$(b,c);else $bM$(a,b,c);}else if(d<23)$aS$(a,b,c);else $aO$(a,b,c);}else if(d<27){if(d<26)$aM$(a,b,c);else $aL$(a,b,c);}else if(d<28)$aJ$(a,b,c);else if(d<29)$aI$(a,b,c);else $aH$(a,b,c);}else if(d<36){if(d<34){if(d<33)$aG$(a,b,c);else $aE$(a,b,c);}else if(d<35)$ax$(a,b,c);else $as$(a,b,c);}else if(d<38){if(d<37)$ar$(b,c);else $aq$(b,c);}else if(d<39)$am$(a,b,c);else if(d<40)$ac$(a,b,c);else $ab$(b,c);}
function $ab$(a,b){let c;c=$g$(a,1403,b);a[1403+c]--;a[1271+c]++;}
function $ac$(a,b,c){let d,e,f,g;d=b[1316];e=$ai$(a,b,d,c);f=e[0];g=e[1];if(!g)$ad$(a,b,d,a[64417+a[64772+d]*10+2]-f);b[1]=36;}
function $ad$(a,b,c,d){if(d>0)$ae$(a,b,c,Math.min(d,b[1789+c]));}
function $ae$(a,b,c,d){let e;b[1789+c]-=d;if(b[1789+c]==0){e=b[1725+c];$ag$(a,b,c);$af$(a,b,1-e,a[64836+c]);}}
function $af$(a,b,c,d){let e;if(b[7]!=0)return;e=1317+c*11;b[e+1]+=d;if(b[e+1]>=a[23+c]){b[7]=1;b[8]=c;}}
function $ag$(a,b,c){let d;d=b[1853+c];b[2421+d]=(-1);b[1853+c]=(-1);b[2045+c]=0;$ah$(a,b,b[1725+c],d);}
function $ah$(a,b,c,d){if(b[2881+c*230+d]){b[2881+c*230+d]=0;b[1317+c*11+1]-=$d$(a,c,d,0);}}
function $ai$(a,b,c,d){let e,f,g,h;e=b[1853+c];f=a[1433+e*230+d];if(f==0)return $K13;g=b[2651+b[1853+c]];h=b[2651+d]>=0;$ak$(a,b,c,d);if(g>=0)$aj$(a,b,g,d);return [f,h];}
function $aj$(a,b,c,d){let e,f;e=b[2301+c];if(b[2651+e]==c)b[2651+e]=(-1);b[2651+d]=c;f=d;b[2301+c]=f;b[2325+c]=f;}
function $ak$(a,b,c,d){let e,f,g;e=b[1853+c];f=b[1725+c];if(e==d)return;b[2421+e]=(-1);$ah$(a,b,f,e);b[2421+d]=c;g=d;b[1853+c]=g;b[1917+c]=g;$al$(a,b,f,d);}
function $al$(a,b,c,d){let e,f;e=$d$(a,c,d,1);if(e>0&&b[3341+c*230+d]==0){b[3341+c*230+d]=1;f=$d$(a,c,d,2);b[1317+(1-c)*11+7]+=f;$af$(a,b,c,e);}}
function $am$(a,b,c){let d;b[1]=36;if(b[1315]!=3&&b[1315]!=5){$ao$(a,b,c);return;}d=b[2421+c];b[2237+d]=1;if(b[1315]==5)$ae$(a,b,d,1);else if($an$(a,d,c))$ad$(a,b,d,a[64417+a[64772+d]*10+2]);else{b[1316]=d;b[1]=39;}}
function $an$(a,b,c){let d;d=a[64772+b];return a[$E$(a,d,c,d,c)+12]>0;}
function $ao$(a,b,c){let d,e,f,g,h;d=$mod(c,1000);e=$div(c,1000)*1000;f=b[2421+d];g=b[2651+d];if(e==3000)b[1082]=d;if(f>=0&&e!=2000){h=f;b[2045+f]=1;b[1981+f]=(-1);b[2109+f]=0;b[2173+f]=b[1038]==3?2:1-b[2237+f];$ap$(a,b,d,a[64417+a[64772+f]*10]);}else{h=64+g;b[2349+g]=1;b[2373+g]=0;$ap$(a,b,d,4);}b[1083+b[1042]]=h;b[1171+h]=b[1037];b[1042]++;}
function $ap$(a,b,c,d){if(a[63584+b[1035]*8]==7)b[1044+8*b[1037]+d]++;else b[1044+8*b[1037]+a[54333+b[5]*230+c]]++;}
function $aq$(a,b){a[1315]=b;a[1037]=2;a[1040]=0;a[1]=38;}
function $ar$(a,b){if(b==0){a[1]=a[1042]>0?13:26;return;}a[1314]=1<<b-1;a[1313]&=~a[1314];a[1]=37;}
function $as$(a,b,c){let d;d=b[5];b[1]=12;$at$(a,b,b[1317+d*11+4],d,c);}
function $at$(a,b,c,d,e){$aw$(b,d,a[63841+c*12+3]);b[1317+(1-d)*11+7]+=a[63841+c*12+5];b[1317+d*11+8]+=a[63841+c*12+6];b[1260+e]+=a[63841+c*12+7];b[1263+e]+=a[63841+c*12+8];$au$(a,b,1-d,a[63841+c*12+4]);}
function $au$(a,b,c,d){let e;e=$av$(b,c,d);if(e>0){b[4050]=c;b[4056]=a[64726]+e;b[1]=11;}}
function $av$(a,b,c){let d,e;d=1317+b*11;e=Math.min(c,a[d]);a[d]-=e;a[1033]+=e;return c-e;}
function $aw$(a,b,c){let d;d=Math.min(c,a[1033]);a[1033]-=d;a[1317+b*11]+=d;}
function $ax$(a,b,c){b[1035]=$aD$(a,c);$ay$(a,b);}
function $ay$(a,b){let c,d,e;c=1317+b[5]*11;if(a[63584+b[1035]*8]!=9){d=b[1035];e=b[1303];b[c+3]=d;b[c+10]=e;}$az$(a,b);b[1]=a[63584+b[1035]*8]==7?4:6;}
function $az$(a,b){let c,d,e,f,g;b[1042]=0;b[1259]=0;for(c=0,e=a[30]>0?3:1;c<e;c++){b[1260+c]=0;b[1263+c]=0;for(d=0;d<8;d++)b[1044+8*c+d]=0;}$aA$(a,b,0);f=a[63584+b[1035]*8];if(f==7){g=a[51];b[1260]=g;b[1263]=g;}else if(f==2&&b[1041]==0)b[1260]=a[48];}
function $aA$(a,b,c){let d,e;d=c;e=b[1042];b[1037]=d;b[1043]=e;b[1082]=(-1);b[1041]=$aB$(a,b)?0:1;b[1038+c]=b[1041]?0:a[63584+b[1035]*8];}
function $aB$(a,b){let c,d,e,f,g;c=a[63584+b[1035]*8];if(c==8)return 0;d=a[63584+b[1035]*8+4];e=c==1||c==2||c==3||c==4;if(!e)return 1;for(f=0,g=b[1723];f<g;f++){if(b[1853+f]>=0&&b[1725+f]==b[5]&&$aC$(a,f,c,d))return 1;}return 0;}
function $aC$(a,b,c,d){if(c==1)return a[64417+a[64772+b]*10]==d;if(c==2)return a[64417+a[64772+b]*10+1]==1;if(c==3)return a[64417+a[64772+b]*10+4]==1;return a[64417+a[64772+b]*10+1]==0;}
function $aD$(a,b){let c,d,e,f,g,h,i,j;c=63584+b*8;for(d=0,j=a[26];d<j;d++){e=63584+d*8;f=1;for(g=0;g<8;g++){i=1<=(h=g)&&h<4?3-(g-1):g;f=f&&a[c+g]==a[e+i];}if(f)return d;}return b;}
function $aE$(a,b,c){let d;if(c!=0){d=b[5];b[1304]=b[1036]+1;$aF$(b,d,c);b[1303]=$mod(c,1000);}$ay$(a,b);}
function $aF$(a,b,c){let d;d=$mod(c,1000);if(c>=1000)a[1271+d]--;else{a[1339+b*32+d]--;a[1317+b*11+2]--;}a[1659+b*32+d]++;}
function $aG$(a,b,c){if(c>0){b[1467+b[5]*48+c-1]--;b[1611+c-1]++;$aw$(b,b[5],a[36]);}if(a[41]&&b[1267]>=0)b[1317+b[5]*11+8]++;b[1]=a[30]>0?40:31;}
function $aH$(a,b,c){if(c)b[1317+b[5]*11+8]++;else $aw$(b,b[5],a[35]);b[1]=30;}
function $aI$(a,b,c){let d,e;d=c==b[1266]?b[1267]:b[1266];e=b[5];b[1339+e*32+d]--;b[1317+e*11+2]--;b[1435+d]++;b[1]=29;}
function $aJ$(a,b,c){let d;d=$aK$(b,b[5],c);b[1266+(b[1266]>=0?1:0)]=d;b[1268]--;}
function $aK$(a,b,c){let d;d=$g$(a,1403,c);a[1403+d]--;a[1339+b*32+d]++;a[1317+b*11+2]++;return d;}
function $aL$(a,b,c){let d;d=1-b[5];b[1317+d*11+9]--;$aK$(b,d,c);}
function $aM$(a,b,c){b[1]=15;if(c>0){$aN$(a,b,b[4031],0,c-1000);b[4038]=1;b[1]=16;}}
function $aN$(a,b,c,d,e){b[4031]=c;b[4037]=d;b[4036]=e;b[4035]=b[1853+c];b[4032]=b[2421+e];b[4033]=b[2651+b[4035]];b[4034]=b[2651+e];b[4039]=0;b[4040]=0;b[4041]=0;b[4042]=0;b[4044]=(-1);b[4043]=(-1);b[2173+c]=Math.max(0,b[2173+c]-1);}
function $aO$(a,b,c){let d,e,f;b[1]=15;if(c==0)return;d=b[4031];e=b[2651+b[1853+d]];$ak$(a,b,d,b[4036]);if(e>=0)$aj$(a,b,e,b[4036]);$aQ$(a,b,d);if(b[1853+d]<0||b[4038])return;f=a[64417+a[64772+d]*10+1]==1||e>=0;if(f&&$aP$(a,b,d))b[1]=24;}
function $aP$(a,b,c){let d;d=a[64417+a[64772+c]*10+1];return a[56633+d*230+b[1853+c]]==0;}
function $aQ$(a,b,c){let d,e,f,g;d=b[1725+c];e=b[1853+c];f=$d$(a,d,e,3);if(f>0&&$d$(a,d,e,4)>>a[64772+c]&1){g=b[2651+b[1853+c]];$ag$(a,b,c);if(g>=0)$aR$(a,b,g,3);$af$(a,b,d,f);}}
function $aR$(a,b,c,d){let e;e=b[2301+c];if(b[2651+e]==c)b[2651+e]=(-1);b[2301+c]=(-1);b[2397+c]=d;b[2349+c]=0;}
function $aS$(a,b,c){let d,e,f;d=$part(b,4519,4715);e=$part(b,4715,4748);f=e[0];if(f==0){$bL$(d,e,c);b[4043]=e[1];return;}if(f==4)$bK$(a,b,d,e,c);else if(f==5){$bJ$(a,b,d,e,c);return;}else if(f==3)c=$bI$(d,e)-c;else if(f==6)$bH$(a,b,d,e,c);else if(f==1)$bD$(a,b,d,e,c);$aY$(d,e,c);if(f==4)$aU$(a,b);if(b[7]==0)$aT$(a,b);}
function $aT$(a,b){let c,d,e,f,g;c=$part(b,4519,4715);d=$part(b,4715,4748);for(e of $K14){f=1317+(e==0?b[5]:1-b[5])*11;g=c[11+e]+d[9+e*3];b[1033]+=b[f]-g;b[f]=g;}$aU$(a,b);}
function $aU$(a,b){let c,d,e,f,g,h;c=$part(b,4715,4748);for(d of $K15){e=d==15?b[4031]:b[4032];f=$aX$(b,d);if(e>=0&&b[1853+e]>=0){g=b[1789+e]-c[d];if(g>0)$ae$(a,b,e,g);}if(f>=0&&b[2301+f]>=0){h=c[d+1];if(h==3)$aW$(a,b,f);else if(h==4)$aV$(a,b,f);}}}
function $aV$(a,b,c){let d;d=a[64900+c];$aR$(a,b,c,2);b[1317+d*11+7]++;b[1317+(1-d)*11+8]++;}
function $aW$(a,b,c){$aR$(a,b,c,1);$af$(a,b,1-a[64900+c],a[64948+c]);}
function $aX$(a,b){let c;c=b==15?4033:4034;return a[c];}
function $aY$(a,b,c){let d;d=b[0];if(d==0)$bB$(a,b);else if(d==1)$bz$(a,b,c);else if(d==2)$bw$(a,b,c);else if(d==3)$bv$(a,b,c);else if(d==4)$br$(a,b);else if(d==5)$bn$(a,b,c);else if(d==6)$bi$(a,b,c);else $aZ$(a,b);}
function $aZ$(a,b){let c;c=$bb$(a,b);b[32]=0;if(c==(-1)){$ba$(b);return;}b[1]=c;b[0]=0;if(c==4)b[6]=1;else if(c==7)b[7]=1;else if(c==6||c==5)b[8]=1;}
function $ba$(a){let b;a[0]=8;a[1]=0;a[3]=0;a[2]=0;a[4]=0;a[30]=0;a[31]=0;a[32]=0;for(b of $K16){a[b+3]=0;if(a[b+1]==1||a[b+1]==2)a[b+1]=0;}}
function $bb$(a,b){let c;c=b[1];if(c==0)return b[15]>0&&b[17]==0||a[22]>1?1:(-1);if(c==1)return $bd$(a,b);if(c==5)return b[15]>0&&b[17]==0?6:(-1);if(c==6&&!$bc$(b,25)&&b[31]==0)return b[25]>0&&a[185]>0?7:(-1);return (-1);}
function $bc$(a,b){return a[b+2]>0||a[b]==0&&a[b+1]!=1;}
function $bd$(a,b){if(a[15]==0){if(a[20])return 6;return a[18]==2?$bh$(a,b):(-1);}if($bc$(b,20)){if(!$bg$(a,b))return (-1);return $be$(a,b)?5:6;}if(a[16]==0&&b[20]>0&&a[146]>0)return 4;return (-1);}
function $be$(a,b){let c;c=a[81];return a[17]>0&&$bf$(a,b,c)>=a[27];}
function $bf$(a,b,c){let d;d=a[11+c];return d<0?9999:d+b[9+c*3];}
function $bg$(a,b){if(a[20]==0||!(b[15]>0&&b[17]==0))return 0;return a[21]==0||b[16]==1;}
function $bh$(a,b){let c,d,e,f;c=b[21];d=b[20]==0&&c!=1&&c!=2;e=b[22]+b[23];if(d)return (-1);if(e==0)return 2;f=Math.min(a[19]+e,24);return a[28+f]>0?3:(-1);}
function $bi$(a,b,c){let d,e,f,g;d=a[92+b[1]*13+1];e=$bm$(a,b,d);f=c>>24;g=(c>>16&255)+(c>>8&255)+(c&255);if(b[d+1]==2){if(f>0)$bl$(a,b,d);}else $bj$(a,b,d,Math.min(f,b[d]));if(a[11+a[53+$div(d-15,5)*13+2]]>=0)b[9+a[53+$div(d-15,5)*13+2]*3+2]+=g;b[4]=0;b[0]=e;}
function $bj$(a,b,c,d){if(d>0){b[c]-=d;if(b[c]==0&&a[53+$div(c-15,5)*13+3]==0)$bk$(a,b,c);}}
function $bk$(a,b,c){let d;d=1-a[53+$div(c-15,5)*13+2];b[9+d*3+1]++;}
function $bl$(a,b,c){b[c+1]=3;$bk$(a,b,c);}
function $bm$(a,b,c){let d;d=b[c]==0&&b[c+1]==1;return d&&a[26]>0?5:7;}
function $bn$(a,b,c){let d,e,f,g;d=a[92+b[1]*13+1];e=53+$div(d-15,5)*13;f=$bq$(a,b,d);g=a[e+9]==2?c:a[e+9];if(f<1||g==1){b[d+1]=4;$bp$(a,b,a[e+2],a[1]);b[0]=7;return;}b[d+1]=2;b[d+3]+=Math.min(a[3],f);$bo$(a,b,a[e+2],a[2]);b[0]=b[4]>0?6:7;}
function $bo$(a,b,c,d){let e;e=Math.min(d,$bf$(a,b,c));b[9+c*3]-=e;b[4]=d-e;}
function $bp$(a,b,c,d){let e,f;if(a[24]>=0){e=9+(1-c)*3;f=a[24]-b[9+c*3]-b[e];d=Math.min(d,f);}b[9+c*3]+=d;}
function $bq$(a,b,c){return a[53+$div(c-15,5)*13+11]-b[c+2]-b[c+3];}
function $br$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=92+b[1]*13;d=a[c+1];if(a[c+12]){$bu$(a,b,d);return;}e=53+$div(d-15,5)*13;f=b[3]*a[e+4];g=b[d+1]==1?1:0;h=$bt$(a,b,d);j=g==0&&0<(i=h)&&i<=f;if(j)f=h;k=Math.min(f,$bs$(a,b,d));l=f-k;b[3]=0;b[d+2]+=k;$bj$(a,b,d,Math.min(l,b[d]));if(k>0){m=a[e+6]+k*(a[e+5]+g*a[8]);$bo$(a,b,a[e+2],m);}if(j){b[d+4]=b[d+1]==3?1:0;b[d+1]=1;}b[0]=b[4]>0?6:$bm$(a,b,d);}
function $bs$(a,b,c){let d,e;d=a[53+$div(c-15,5)*13+7]-b[c+2]-b[c+3];e=$bt$(a,b,c);if(e>0&&b[c+1]==1)return Math.min(d,e-1);return d;}
function $bt$(a,b,c){let d;d=a[53+$div(c-15,5)*13+12];return d>0?d-b[c+2]:0;}
function $bu$(a,b,c){let d,e;$bj$(a,b,c,Math.min(b[3],b[c]));b[3]=0;d=a[25]==2||a[25]==1&&b[32]==0;e=d&&b[c+1]==1;b[0]=e?2:$bm$(a,b,c);}
function $bv$(a,b,c){let d,e;d=a[53+$div(a[92+b[1]*13+1]-15,5)*13+8];e=d==1?Math.min(a[92+b[1]*13+11],$bI$(a,b)):$bI$(a,b)-c;b[3]-=e;b[0]=b[3]>0?4:7;}
function $bw$(a,b,c){let d,e;d=a[92+b[1]*13+1];e=c>>24==$by$(a,b);if(e)$bl$(a,b,d);$bx$(b,d);if(b[d]==0&&!e)b[0]=5;}
function $bx$(a,b){if(a[b]==0)a[3]=0;a[0]=a[3]>0?3:7;}
function $by$(a,b){let c;c=92+b[1]*13;if(b[a[c+1]]==0)return a[6];return a[c+9]?a[4]:a[5];}
function $bz$(a,b,c){let d,e,f,g,h,i,j;d=92+b[1]*13;e=a[d];f=a[d+1];h=(g=a[d+6],(c>>24)+Math.max(0,(c>>16&255)-g));i=Math.max(0,(c&255)-b[2]);$bp$(a,b,a[53+$div(e-15,5)*13+2],i);if(b[1]==1)b[5]=h;b[2]=0;if(b[f]==0){$bA$(a,b,f,h);return;}b[3]=c>>8&255;j=Math.min(h,b[f]);$bj$(a,b,f,j);if(j>0&&b[f+1]==1){b[32]=a[d+12]?1:0;b[0]=2;}else $bx$(b,f);}
function $bA$(a,b,c,d){if(d>0){$bl$(a,b,c);b[0]=7;}else b[0]=5;}
function $bB$(a,b){let c,d,e;c=b[1];d=92+c*13;if(c==5||c==6&&b[31]==0)b[30]=$bC$(a,b,170);if(c==5){b[31]=1;$bo$(a,b,a[81],a[27]);}if(c==6)b[2]=b[30];else if(c!=1)b[2]=$bC$(a,b,d);else if(a[d+7]!=0){e=b[15]>0&&b[17]==0?1:0;b[2]=e+a[d+8];}else b[2]=a[d+8];b[0]=1;}
function $bC$(a,b,c){let d,e,f,g;d=a[c+7];e=a[c];f=a[53+$div(e-15,5)*13+2];g=d==2||d==1&&b[e+1]==1;if(!g||$bf$(a,b,f)<a[9])return 0;$bo$(a,b,f,a[9]);return 1;}
function $bD$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=92+d[1]*13;g=c[92+d[1]*13+1];h=$bF$(c,d);i=$bE$(c,d);j=d[g];k=c[f+6];if(j==0||j>4||h>=9||k>=4)return;l=a[64972+$D$(i,h,k,0,j,0)];if(l==0)return;m=1000*Math.min((e>>24)+Math.max(0,(e>>16&255)-k),j)-l;b[4057]+=(g==15?b[5]:1-b[5])==1?m:(-m);}
function $bE$(a,b){let c;c=92+b[1]*13;if(b[a[c+1]]==0)return a[c+5];return a[c+4];}
function $bF$(a,b){let c,d,e;c=92+b[1]*13;d=a[c+2];if(b[1]==3)d=a[28+$bG$(a,b)];else if(b[1]==1&&!(e=a[c],b[e]>0&&b[e+2]==0))d=a[c+3];return d+b[2]*a[10];}
function $bG$(a,b){let c;c=a[19]+b[22]+b[23];return Math.min(c,24);}
function $bH$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=c[92+d[1]*13+1];b[4050]=f==15?b[5]:1-b[5];g=e>>16&255;h=e>>8&255;i=e&255;j=f==15?b[4031]:b[4032];if(d[f+1]==2){b[4051]=b[2301+$aX$(b,f)];j=(-1);}else b[4051]=b[1917+j];if(j<0||a[64417+a[64772+j]*10]==3){b[4052]=g;b[4053]=h;b[4054]=i;return;}k=a[64417+a[64772+j]*10];l=g;for(m=0;m<3;m++){b[4052+m]=m==k?0:l;l=m==k?l:h;}}
function $bI$(a,b){let c,d;c=92+b[1]*13;d=b[a[c+1]+1]==1?1:0;return Math.min(a[0],a[c+10]+d,b[3]);}
function $bJ$(a,b,c,d,e){let f,g,h,i,j;f=c[92+d[1]*13+1];g=$aX$(b,f);h=53+$div(f-15,5)*13;i=e!=999;if(i){j=a[1433+b[2301+g]*230+e];c[3]=j;$aj$(a,b,g,e);}else c[h+11]=d[f+2]+d[f+3];$aY$(c,d,i?0:1);$aT$(a,b);}
function $bK$(a,b,c,d,e){let f,g,h,i,j;f=c[92+d[1]*13+1];g=53+$div(f-15,5)*13;h=$ai$(a,b,f==15?b[4031]:b[4032],e);i=h[0];j=h[1];c[g+7]=d[f+2]+d[f+3]+i;c[g+12]=j?d[f+2]+i:0;}
function $bL$(a,b,c){if(c)a[92+b[1]*13+7]=2;}
function $bM$(a,b,c){$cf$(a,b,c);$bN$(a,b);}
function $bN$(a,b){$bO$(a,b);$aT$(a,b);b[1]=22;}
function $bO$(a,b){let c,d,e,f;c=$part(b,4519,4715);d=$part(b,4715,4748);for(e=0;e<53;e++)c[e]=a[64719+e];for(e=92;e<196;e++)c[e]=0;f=b[5];c[11]=b[1317+f*11];c[12]=b[1317+(1-f)*11];c[24]=b[1033];c[13]=b[4039]*a[64728];c[15]=b[4037]==1?0:1;c[16]=b[4040];c[18]=1;$ce$(a,b,c,15,b[4031],b[4033],0);$ce$(a,b,c,20,b[4032],b[4034],1);if(b[4037]==1)$cd$(a,b,c);else $bR$(a,b,c);$bP$(c,d);}
function $bP$(a,b){let c;for(c=0;c<33;c++)b[c]=0;$bQ$(a,b);}
function $bQ$(a,b){let c,d;for(c of $K16){b[c]=a[53+$div(c-15,5)*13];b[c+1]=a[53+$div(c-15,5)*13+1];}for(d of $K14)b[9+d*3]=(-a[13+d]);b[1]=a[16]?0:1;b[0]=0;}
function $bR$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p;d=b[4031];f=(e=b[4036],$E$(a,a[64772+d],b[1853+d],$cc$(a,b,e),e));g=$cb$(a,c,1,f,1,15,20);c[g+2]+=b[1260+b[1171+d]];j=(h=b[4036],i=1-b[5],$G$(a,b,h,i,(-1))>=2);c[g+10]=a[f+(j?28:10)]+b[4042];$bY$(a,b,c,g);if(b[4037]==2)$bT$(a,b,c,g);if($bS$(a,b)){m=(k=b[4032],l=b[4035],$E$(a,a[64772+k],b[1853+k],$cc$(a,b,l),l));j=(n=b[4035],o=b[5],$G$(a,b,n,o,(-1))>=2);for(p of $K17){g=$cb$(a,c,p,m,1,20,15);c[g+2]+=b[4041];c[g+10]=a[m+(j?28:10)];}}}
function $bS$(a,b){let c,d,e;c=b[4032];if(c<0)return 0;e=(d=b[4035],$E$(a,a[64772+c],b[1853+c],$cc$(a,b,d),d));return a[e+26]>0&&a[e+2]>0;}
function $bT$(a,b,c,d){let e,f,g,h,i,j;e=b[4036];f=1;for(g=0;g<6;g++){h=a[53+6*e+g];i=h>=0?b[2421+h]:(-1);if(i!=b[4031]&&$bU$(a,b,i,e)){j=a[$E$(a,a[64772+i],b[1853+i],$cc$(a,b,e),e)+2]+b[1260+b[1171+i]];c[d+2]+=j;c[d+3]+=j;b[2173+i]--;f++;}}c[22]=f;}
function $bU$(a,b,c,d){if(c<0||b[1725+c]!=b[5]||!a[64417+a[64772+c]*10+5])return 0;return $bW$(a,b,c)&&$bV$(a,b,c,b[1853+c],d);}
function $bV$(a,b,c,d,e){let f;f=$E$(a,a[64772+c],d,$cc$(a,b,e),e);return a[f+26]>0;}
function $bW$(a,b,c){let d;if(b[2173+c]==0||b[2045+c]==0)return 0;if(b[1038+b[1171+c]]==4&&a[64417+a[64772+c]*10+4])return 0;d=b[2109+c];if(d==0)return 1;if(d>$bX$(a,b,c))return 0;return $aP$(a,b,c);}
function $bX$(a,b,c){let d,e,f;d=a[64417+a[64772+c]*10+3];e=b[1038+b[1171+c]];f=a[64417+a[64772+c]*10];if(e==2&&f==2)return Math.max(d,a[47]);if(e==4&&(f==1||f==2))return Math.max(d,a[49]);return d;}
function $bY$(a,b,c,d){if(b[4039]==0)return;if($bZ$(a,b,b[4035],b[5])){c[d+7]=2;c[d+8]=b[4039]-1;}else c[d+8]=b[4039];}
function $bZ$(a,b,c,d){if(a[57093+c])return 0;return b[2651+c]>=0||$ca$(a,b,c,d);}
function $ca$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[53+6*c+e];if(f>=0){g=b[2651+f];if(g>=0&&a[64900+g]==d&&a[64924+g]==1)return 1;}}return 0;}
function $cb$(a,b,c,d,e,f,g){let h,i,j;h=92+c*13;i=d+(e?0:13);for(j=0;j<13;j++)b[h+j]=a[i+j];b[h]=f;b[h+1]=g;return h;}
function $cc$(a,b,c){let d,e;d=b[2421+c];if(d>=0)return a[64772+d];e=a[64924+b[2651+c]]==1?1:0;return a[117222]+e;}
function $cd$(a,b,c){let d,e,f,g,h,i,j,k,l,m;f=(d=b[4031],e=b[4036],$E$(a,a[64772+d],b[1853+d],$cc$(a,b,e),e));g=$cb$(a,c,1,f,0,15,20);h=a[1433+b[4035]*230+b[4036]];i=b[4031];j=a[f+29+(b[2109+i]>0?6:0)+h];c[g+2]=j+b[1263+b[1171+i]];m=(k=b[4036],l=1-b[5],$G$(a,b,k,l,(-1))>=2);c[g+10]=a[f+(m?28:10)];}
function $ce$(a,b,c,d,e,f,g){let h,i,j;h=e>=0?a[64772+e]:a[117222];i=53+$div(d-15,5)*13;for(j=0;j<13;j++)c[i+j]=a[64537+h*13+j];c[i]=e>=0?b[1789+e]:0;c[i+1]=f>=0?1:0;c[i+2]=g;c[i+7]=99;c[i+11]=99;c[i+12]=0;}
function $cf$(a,b,c){let d,e;b[1]=22;d=1-b[5];if(c==1){e=a[63840];b[1339+d*32+e]--;b[1317+d*11+2]--;b[1317+d*11+6]++;b[1317+d*11+9]++;b[4040]=1;}else if(c>1){$cg$(a,b,d,c-2);b[4040]=a[63841+(c-2)*12+9];b[4041]=a[63841+(c-2)*12+10];b[4042]=a[63841+(c-2)*12+11];}}
function $cg$(a,b,c,d){let e;e=1317+c*11;b[1467+c*48+d]--;b[e+4]=d;b[e]-=a[63841+d*12+2];b[e+5]+=a[63841+d*12+2];}
function $ch$(a,b){a[4039]=b;a[1]=21;}
function $ci$(a,b,c){let d,e,f,g;d=c>>24;e=c&255;if(b[1]==18){$aw$(b,b[4044],e);b[4047]=d;b[1]=19;return;}$aw$(b,1-b[4044],e);b[1]=20;if(b[4047]==d)return;f=b[4047]>d?1-b[4044]:b[4044];g=f==b[5]?4033:4034;$aR$(a,b,b[g],4);b[g]=(-1);b[1317+f*11+7]++;}
function $cj$(a,b,c){let d;d=b[1]==16;if(c)$ck$(a,b,d?b[5]:1-b[5]);else b[1]=d?17:20;}
function $ck$(a,b,c){let d;$cg$(a,b,c,$cm$(a,b,c));b[4044]=c;for(d=0;d<2;d++)b[4045+d]=$cl$(a,b,d);b[1]=18;}
function $cl$(a,b,c){let d,e,f,g,h,i,j;d=1317+c*11;e=1317+(1-c)*11;f=b[d+2];if(c==b[5])f+=b[1303]<0?1:2;f+=c==b[4044]?2:0;f+=b[d]>b[e]?1:0;g=b[4033];h=b[4034];if(c!=b[5]){i=h;j=g;g=i;h=j;}f+=a[64924+g]>a[64924+h]?1:0;return f;}
function $cm$(a,b,c){let d,e;for(d=0,e=a[27];d<e;d++){if(a[63841+d*12+1]==3&&$cn$(a,b,c,d,2))return d;}return (-1);}
function $cn$(a,b,c,d,e){if(b[1467+c*48+d]==0)return 0;if(a[63841+d*12]!=e||b[1317+c*11+4]>=0)return 0;return a[63841+d*12+2]<=b[1317+c*11];}
function $co$(a,b,c){if(c==0)$cq$(b);else{$cp$(a,b,c);b[1]=16;}}
function $cp$(a,b,c){$aN$(a,b,$div(c,10000)-1,$div($mod(c,10000),1000),$mod(c,1000));b[4038]=0;}
function $cq$(a){let b;b=$cr$(a);if(b>=0)a[2173+b]=0;else a[1]=26;}
function $cr$(a){let b,c;if(a[1038]==3){for(b=0,c=a[1042];b<c;b++){if(a[2173+a[1083+b]]==1)return a[1083+b];}}return (-1);}
function $cs$(a,b,c){let d;d=b[1083+b[1259]];b[1259]++;b[1]=13;if(d<64)$cu$(a,b,d,c);else $ct$(a,b,d-64,c);}
function $ct$(a,b,c,d){if(d==999){$av$(b,a[64900+c],a[43]);$aR$(a,b,c,3);return;}if(d!=b[2301+c]){b[2373+c]=1;$aj$(a,b,c,d);}}
function $cu$(a,b,c,d){let e,f;e=b[1853+c];if(d==e)return;f=$cy$(a,b,c);if(d==999){$cv$(a,b,c,f);return;}b[2109+c]=b[4058+d];$ak$(a,b,c,d);if(f>=0)$aj$(a,b,f,d);$aQ$(a,b,c);}
function $cv$(a,b,c,d){let e,f;e=b[1725+c];f=$cw$(a,b,c);$ag$(a,b,c);if(d>=0)$aR$(a,b,d,3);$af$(a,b,e,f);}
function $cw$(a,b,c){let d,e,f,g,h,i,j;d=b[1725+c];e=a[64772+c];f=b[1853+c];g=$cx$(a,b,c);h=0;for(i=0,j=a[25];i<j;i++){if(b[4058+i]<g&&$d$(a,d,i,6)>>e&1&&!(i==f?0:a[56403+i]>0||b[3801+i]>=0||b[2651+i]>=0))h=Math.max(h,$d$(a,d,i,5));}return h;}
function $cx$(a,b,c){let d,e,f,g;d=a[64417+a[64772+c]*10+2];e=b[1038+b[1171+c]];f=a[64417+a[64772+c]*10+1];g=a[64417+a[64772+c]*10];if(e==3)return 0;if(e==2&&g==2)return Math.max(d,a[47]);if(e==4&&f==0&&(g==1||g==2))return Math.max(d,a[49]);if(e==6)return Math.min(d,a[50]);return d;}
function $cy$(a,b,c){let d;d=b[2651+b[1853+c]];return d>=0&&b[2349+d]?(-1):d;}
function $cz$(a,b){let c,d;if(b==0){a[1]=15;return;}c=a[1259];while((d=a[1083+c],d<64?a[1853+d]:a[2301+d-64])<0||$cB$(a,a[1083+c])!=b)c++;$cA$(a,c);}
function $cA$(a,b){let c;c=a[1083+b];while(b>a[1259]){a[1083+b]=a[1083+b-1];b--;}a[1083+b]=c;a[1]=14;}
function $cB$(a,b){let c;c=b<64?a[1853+b]:a[2301+b-64];if(b>=64&&a[2421+c]>=0)return 2000+c;return 1000+c;}
function $cC$(a,b,c){if(c>0)$ao$(a,b,c);else if(a[30]>0)$cD$(a,b);else if(b[1042]>0)b[1]=13;else b[1]=26;}
function $cD$(a,b){if(b[1037]==0&&b[1303]>=0)$cG$(a,b);else $cE$(a,b);}
function $cE$(a,b){let c;b[1313]=$cF$(a,b[1034])?7:0;for(c=0;c<16;c++){if(b[1044+c]>0)b[1313]&=~(c&7);}if(b[1303]>=0)b[1035]=b[1034];b[1]=36;}
function $cF$(a,b){let c;c=a[63584+b*8];if(c==0||c==5)return 1;return c==4||c==6;}
function $cG$(a,b){let c,d;c=b[1303];d=b[1304];b[1035]=c;b[1036]=d;$aA$(a,b,1);}
function $cH$(a,b,c){let d;b[4051]=(-1);for(d=0;d<3;d++)b[4052+d]=c>>16-8*d&255;b[1]=12;}
function $cI$(a,b,c){let d;b[1]=10;b[4050]=1-b[5];b[4051]=(-1);for(d=0;d<3;d++)b[4052+d]=c>>24-8*d&255;b[4055]=(c&255)*a[52];}
function $cJ$(a,b,c){let d,e;if(b[1]==7){b[4049]=c>>24;b[1]=8;return;}b[1]=12;if(b[4049]>c>>24){d=b[4048];e=b[5];$ah$(a,b,1-e,b[1853+d]);b[1725+d]=e;b[1981+d]=(-1);$al$(a,b,e,b[1853+d]);$az$(a,b);}}
function $cK$(a,b,c){let d,e,f;b[1]=12;if(c==0)return;d=$div(c,1000)-1;e=b[5];$cg$(a,b,e,d);f=a[63841+d*12+1];if(f==1){b[4048]=b[2421+$mod(c,1000)];b[1]=7;}else if(f==2)b[1]=9;else if(b[1303]>=0&&(a[63841+d*12+7]>0||a[63841+d*12+8]>0))b[1]=35;else $at$(a,b,d,e,0);}
function $cL$(a,b,c){b[1081]--;if(c)$aw$(b,b[5],1);else b[1080]++;}
function $cM$(a,b,c){let d,e;b[1081]=b[1036];for(d=0;d<4;d++){e=c>>24-8*d&255;b[1076+d]=e;b[1081]-=e;}b[1080]=0;b[1]=5;}
function $cN$(a,b,c){if(a[30]>0)$cQ$(a,b,c);else $cO$(a,b,c);}
function $cO$(a,b,c){let d,e,f;d=b[5];b[1036]=$cP$(a,b,d,c);$aF$(b,d,c);e=c;b[1034]=e;b[1035]=e;f=b[1317+(1-d)*11+3];if(a[63584+c*8]==8&&f>=0)b[1035]=$aD$(a,f);$ay$(a,b);}
function $cP$(a,b,c,d){let e,f,g;e=b[1317+c*11+2];if(a[42]){e=a[28+c];for(f=0,g=b[1724];f<g;f++){if(a[64900+f]==c)e-=b[2397+f]==2?1:0;}}return e+(d>=1000?1:0);}
function $cQ$(a,b,c){let d,e,f;d=b[5];e=$mod(c,1000);b[1036]=$cP$(a,b,d,c);$aF$(b,d,c);f=e;b[1034]=f;b[1035]=f;b[1303]=(-1);if(a[63584+e*8]==8)b[1]=34;else if(c<1000&&$cF$(a,e))b[1]=33;else $ay$(a,b);}
function $cR$(a,b,c){let d;d=b[1270]&1;if(b[1270]>=2)$cS$(b,d,c);else $aK$(b,d,c);}
function $cS$(a,b,c){let d;d=$g$(a,1563,c);a[1563+d]--;a[1467+b*48+d]++;return d;}
function $cT$(a,b,c){let d,e,f;if(b[4052]+b[4053]+b[4054]>0){b[4052+$cV$(b)]--;$ae$(a,b,b[2421+c],1);return 1;}for(d=0;d<2;d++){e=1317+d*11;if(b[e+7]>0){b[e+7]--;$cU$(b,d,c);return 1;}}for(d=0;d<2;d++){e=1317+d*11;if(b[e+8]>0){b[e+8]--;f=$cS$(b,d,c);if(b[1]==30)b[1269]=f;return 1;}}return 0;}
function $cU$(a,b,c){let d,e;d=1339+b*32;e=$g$(a,d,c);a[d+e]--;a[1435+e]++;a[1317+b*11+2]--;}
function $cV$(a){let b;b=0;while(a[4052+b]==0)b++;return b;}
function $cW$(a,b){if(!$fc$(a,b))$cX$(a,b);}
function $cX$(a,b){let c;c=b[1];if(c<20){if(c<10){if(c<5){if(c<2){if(c<1)$fb$(a,b);else $fa$(a,b);}else if(c<3)$eY$(a,b);else if(c<4)$eX$(a,b);else $eW$(b);}else if(c<7){if(c<6)$eU$(a,b);else $eS$(a,b);}else if(c<8)$eQ$(b);else if(c<9)$eQ$(b);else $eO$(a,b);}else if(c<15){if(c<12){if(c<11)$eN$(a,b);else $eM$(b);}else if(c<13)$et$(a,b);else if(c<14)$eq$(a,b);else $ek$(a,b);}else if(c<17){if(c<16)$eb$(a,b);else $dY$(a,b);}else if(c<18)$dY$(a,b);else if(c<19)$dX$(b);else $dX$(b);}else if(c<30){if(c<25){if(c<22){if(c<21)$dU$(a,b);else $dS$(a,b);}else if(c<23)$dI$(a,b);else if(c<24)$dG$(a,b);else $dF$(a,b);}else if(c<27){if(c<26)$dA$(a,b);else $dz$(a,b);}else if(c<28)$dy$(a,b);else if(c<29)$dx$(a,b);else $dw$(a,b);}else if(c<36){if(c<33){if(c<31)$dv$(a,b);else $du$(a,b);}else if(c<34)$dt$(a,b);else if(c<35)$ds$(a,b);else $dr$(b);}else if(c<38){if(c<37)$dp$(a,b);else $do$(b);}else if(c<39)$dl$(a,b);else if(c<40)$dc$(a,b);else $cY$(a,b);}
function $cY$(a,b){let c;if($h$(b,1271,a[26])<a[30]){c=$da$(b,1403,1435,a[26]);if(c>0){$cZ$(b,c);return;}}if(b[1270]==4){b[1270]++;b[1]=1;}else b[1]=31;}
function $cZ$(a,b){a[0]=100000+b;}
function $da$(a,b,c,d){let e;e=$h$(a,b,d);if(e==0){$db$(a,b,c,d);e=$h$(a,b,d);}return e;}
function $db$(a,b,c,d){let e,f;for(e=0,f=d;e<f;e++){a[b+e]+=a[c+e];a[c+e]=0;}}
function $dc$(a,b){let c;c=b[1316];$dd$(a,b,c,a[64417+a[64772+c]*10+2]);}
function $dd$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[1725+c];f=b[1853+c];$dk$(b);b[4288]=f;b[4058+f]=0;g=0;h=1;while(g<h){i=b[4288+g];g++;if($dj$(a,b,c,i,d)){$di$(b,i);continue;}for(j=0;j<2;j++){k=a[54793+2*(e*230+i)+j];if(k>=0&&$dh$(a,b,c,b[2651+b[1853+c]],k)&&!$dg$(b,h,k)){b[4058+k]=b[4058+i]+1;b[4288+h]=k;h++;}}}if(b[4]==0){for(j=0,l=h;j<l;j++){if($df$(a,b,c,b[4288+j]))$di$(b,b[4288+j]);}}$de$(b,10,e);}
function $de$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $df$(a,b,c,d){let e,f,g;e=b[1725+c];for(f=0;f<2;f++){g=a[54793+2*(e*230+d)+f];if(g>=0&&$dh$(a,b,c,b[2651+b[1853+c]],g))return 0;}return 1;}
function $dg$(a,b,c){let d,e;for(d=0,e=b;d<e;d++){if(a[4288+d]==c)return 1;}return 0;}
function $dh$(a,b,c,d,e){let f,g;if(a[56173+e]==0||b[2421+e]>=0)return 0;f=b[2651+e];if(f<0)return 1;g=a[64900+f]==b[1725+c];return g&&d<0&&(a[64417+a[64772+c]*10+1]==0||a[64924+f]==1);}
function $di$(a,b){a[9+a[4]]=b;a[4]++;}
function $dj$(a,b,c,d,e){if(b[4058+d]==e)return 1;return d!=b[1853+c]&&b[2651+d]>=0;}
function $dk$(a){a[4]=0;}
function $dl$(a,b){let c,d,e,f,g;c=b[1315];d=c==3||c==5;$dk$(b);for(e=0,g=b[1723];e<g;e++){f=b[1853+e];if(f>=0&&b[1725+e]==b[5]&&(a[54333+b[5]*230+f]&b[1314])>0&&b[2045+e]==0){if(d)$di$(b,f);else if(b[1981+e]<0&&(c==4||a[64417+a[64772+e]*10]==c))$di$(b,1000+f);}}if(c==4)$dm$(a,b);if(b[4]==0)b[1]=36;else $de$(b,d?24:3,b[5]);}
function $dm$(a,b){let c,d,e,f;for(c=0,f=b[1724];c<f;c++){d=b[2301+c];if(d<0||a[64900+c]!=b[5]||!((a[54333+b[5]*230+d]&b[1314])>0))continue;if(b[2349+c])continue;e=b[2421+d];if(e<0)$di$(b,1000+d);else if($dn$(a,e,c))$di$(b,2000+d);}}
function $dn$(a,b,c){let d;d=a[64417+a[64772+b]*10+6]==1;return !(d&&a[64924+c]==2);}
function $do$(a){$cZ$(a,6);}
function $dp$(a,b){let c;$dk$(b);$di$(b,0);for(c=0;c<3;c++){if(b[1313]>>c&1&&$dq$(a,b,b[5],1<<c))$di$(b,1+c);}$de$(b,23,b[5]);}
function $dq$(a,b,c,d){let e,f,g,h,i;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c&&a[54333+c*230+b[1853+e]]&d)return 1;}for(g=0,i=b[1724];g<i;g++){h=b[2301+g];if(h>=0&&a[64900+g]==c&&a[54333+c*230+h]&d)return 1;}return 0;}
function $dr$(a){$dk$(a);$di$(a,0);$di$(a,1);$de$(a,22,a[5]);}
function $ds$(a,b){let c;c=1317+(1-b[5])*11;$dk$(b);if(b[c+3]<0){$ay$(a,b);return;}$di$(b,b[c+3]);if(b[c+10]>=0&&b[c+10]!=b[c+3])$di$(b,b[c+10]);$de$(b,21,b[5]);}
function $dt$(a,b){let c,d;$dk$(b);$di$(b,0);for(c=0,d=a[26];c<d;c++){if(b[1271+c]>0&&$cF$(a,c))$di$(b,1000+c);}$de$(b,20,b[5]);}
function $du$(a,b){let c;for(c=0;c<2;c++)b[1317+c*11+4]=(-1);b[1266]=(-1);b[1267]=(-1);b[1269]=(-1);b[5]=1-b[5];b[6]++;b[1]=1;}
function $dv$(a,b){let c,d,e,f;c=b[5];$dk$(b);$di$(b,0);if(b[1317+c*11+4]<0){for(d=0,f=a[27];d<f;d++){e=d==b[1269]?1:0;if(b[1467+c*48+d]>e)$di$(b,1+d);}}$de$(b,17,c);}
function $dw$(a,b){let c;$dk$(b);$di$(b,0);c=a[27];if($h$(b,1563,c)+$h$(b,1611,c)>0)$di$(b,1);$de$(b,16,b[5]);}
function $dx$(a,b){$dk$(b);$di$(b,b[1266]);if(b[1267]!=b[1266])$di$(b,b[1267]);$de$(b,15,b[5]);}
function $dy$(a,b){let c;c=b[1268]>0?$da$(b,1403,1435,a[26]):0;if(c>0){$cZ$(b,c);return;}b[1]=b[1267]>=0?28:29;}
function $dz$(a,b){let c,d;c=1-b[5];if(b[1317+c*11+9]>0){d=$da$(b,1403,1435,a[26]);if(d>0)$cZ$(b,d);else b[1317+c*11+9]=0;return;}b[1]=25;}
function $dA$(a,b){$dD$(a,b);if(a[30]>0)$dB$(a,b);}
function $dB$(a,b){let c,d,e,f;c=b[5];d=b[1303];e=1317+c*11;if(d>=0){b[1435+d]++;f=$dC$(a,c,b[1035],d);if(f>0&&b[e+1]+f<a[23+c])$af$(a,b,c,f);if(a[63584+d*8+7])b[1268]=2;}if(b[e+2]>=a[31+c])b[1268]=0;b[1303]=(-1);}
function $dC$(a,b,c,d){let e,f;e=b*32;f=a[61534+(e+c)*32+d];return a[61470+e+d]-f;}
function $dD$(a,b){let c,d,e,f;c=b[5];$dE$(a,b);for(d=0;d<2;d++){e=1317+d*11;b[1033]+=b[e+5];b[e+5]=0;if(b[e+4]>=0)b[1611+b[e+4]]++;b[1435+a[63840]]+=b[e+6];b[e+6]=0;}b[1435+b[1034]]++;f=a[61470+c*32+b[1035]];e=1317+c*11;if(f>0&&b[e+1]+f<a[23+c])$af$(a,b,c,f);b[1268]=a[63584+b[1035]*8+7]?2:1;b[1034]=(-1);b[1]=27;}
function $dE$(a,b){let c,d,e,f;for(c=0,d=b[1723];c<d;c++){b[2045+c]=0;b[2109+c]=0;b[2173+c]=0;b[2237+c]=0;b[1171+c]=0;}for(e=0,f=b[1724];e<f;e++){b[2349+e]=0;b[2373+e]=0;b[1235+e]=0;}}
function $dF$(a,b){let c,d,e,f;c=b[4031];$dk$(b);$di$(b,0);d=b[1853+c];for(e=0;e<6;e++){f=a[53+6*d+e];if(f>=0&&$H$(a,b,f)==1-b[5]&&$bV$(a,b,c,d,f))$di$(b,1000+f);}$de$(b,14,b[5]);}
function $dG$(a,b){let c,d,e;c=b[4031];d=b[1853+c]==b[4035];e=$H$(a,b,b[4036])==(-1);if(b[4037]==1||!d||!e){b[1]=15;return;}$dH$(b,13,b[5]);}
function $dH$(a,b,c){$dk$(a);$di$(a,0);$di$(a,1);$de$(a,b,c);}
function $dI$(a,b){if($dJ$(a,b))b[1]=23;}
function $dJ$(a,b){let c,d,e,f,g,h,i;c=$part(b,4519,4715);d=$part(b,4715,4748);e=d[0];if(e==0&&$dQ$(a,b,d))return 0;if(e==4&&!(c[92+d[1]*13+12]>0)){f=d[3]*c[53+$div(c[92+d[1]*13+1]-15,5)*13+4];$dd$(a,b,c[92+d[1]*13+1]==15?b[4031]:b[4032],f);return 0;}if(e==5){$dN$(a,b,$aX$(b,c[92+d[1]*13+1]));return 0;}g=$dK$(c,d);if(g==0)return 1;if(g>0)b[0]=g;else if(e==3&&$bI$(c,d)>Math.min(c[92+d[1]*13+11],$bI$(c,d))){$dk$(b);for(h=Math.min(c[92+d[1]*13+11],$bI$(c,d)),i=$bI$(c,d)+1;h<i;h++)$di$(b,h);$de$(b,9,c[92+d[1]*13+1]==15?b[5]:1-b[5]);}else{$aY$(c,d,0);$aT$(a,b);}return 0;}
function $dK$(a,b){let c,d,e,f,g,h;c=b[0];if(c==8)return 0;if(c==1)return (d=$bF$(a,b),e=$bE$(a,b),d*16+e);if(c==2)return (f=$by$(a,b),f*16+7);if(c==6)return (g=a[7]+b[4],h=$dM$(a,b),g*16+h);if(c==3||c==5)return $dL$(a,b);return (-1);}
function $dL$(a,b){let c,d,e;c=a[92+b[1]*13+1];d=53+$div(c-15,5)*13;if(b[0]==3){e=$bI$(a,b)-Math.min(a[92+b[1]*13+11],$bI$(a,b))+1;if(e>1&&a[d+8]==2)return (-(2*e+a[d+2]));}else if(a[d+9]==2&&$bq$(a,b,c)>0)return (-(4+a[d+2]));return (-1);}
function $dM$(a,b){let c;c=a[92+b[1]*13+1];if(b[c+1]==2)return a[23];return a[53+$div(c-15,5)*13+10];}
function $dN$(a,b,c){let d,e,f,g,h,i,j,k;d=a[64900+c];e=b[2301+c];f=a[64722];$dk$(b);$di$(b,999);b[4288]=e;b[4058+e]=0;g=0;h=1;while(g<h){i=b[4288+g];g++;if(b[4058+i]==f)continue;for(j=0;j<2;j++){k=a[54793+2*(d*230+i)+j];if(k>=0&&$dP$(a,b,d,k)&&!$dg$(b,h,k)){b[4058+k]=b[4058+i]+1;b[4288+h]=k;h++;if($dO$(a,b,c,k))$di$(b,k);}}}$de$(b,11,d);}
function $dO$(a,b,c,d){let e;e=b[2421+d];if(b[2651+d]>=0)return 0;return e<0||a[64417+a[64772+e]*10+1]==0||a[64924+c]==1;}
function $dP$(a,b,c,d){let e,f;if(a[56173+d]==0)return 0;e=b[2421+d];f=b[2651+d];if(e>=0)return b[1725+e]==c;return f<0||a[64900+f]==c;}
function $dQ$(a,b,c){let d;d=c[1];if(d!=4&&d!=0)return 0;if(b[4043]==d)return 0;if($dR$(a,b))return 1;b[4043]=d;return 0;}
function $dR$(a,b){let c,d;c=1-b[5];d=a[64728];if(b[1317+c*11]<d)return 0;if(!$bZ$(a,b,b[4036],c))return 0;$dH$(b,6,c);return 1;}
function $dS$(a,b){if(b[4037]==1||!$dT$(a,b))$bN$(a,b);}
function $dT$(a,b){let c,d,e;if(!$bS$(a,b))return 0;c=1-b[5];$dk$(b);$di$(b,0);if(b[1339+c*32+a[63840]]>0)$di$(b,1);for(d=0,e=a[27];d<e;d++){if($cn$(a,b,c,d,3))$di$(b,2+d);}$de$(b,8,c);return 1;}
function $dU$(a,b){if(b[4037]==1||!$dV$(a,b))b[1]=21;}
function $dV$(a,b){let c,d,e,f,g;c=a[64728];d=b[1317+b[5]*11];e=$dW$(a,b);if(e==0||d<c)return 0;$dk$(b);for(f=0,g=e+1;f<g;f++){if(f*c<=d)$di$(b,f);}$de$(b,6,b[5]);return 1;}
function $dW$(a,b){let c,d,e,f;c=$bZ$(a,b,b[4035],b[5])?1:0;if(b[4037]!=2)return c;for(d=0;d<6;d++){e=a[53+6*b[4036]+d];f=e>=0?b[2421+e]:(-1);if(f!=b[4031]&&$bU$(a,b,f,b[4036]))c+=$bZ$(a,b,e,b[5])?1:0;}return c;}
function $dX$(a){let b;b=a[1]==18?a[4044]:1-a[4044];a[0]=a[4045+b]*16+6;}
function $dY$(a,b){let c,d;c=b[1]==16;d=c?b[5]:1-b[5];if(!$ea$(a,b)||!$dZ$(a,b,d))b[1]=c?17:20;}
function $dZ$(a,b,c){if($cm$(a,b,c)<0)return 0;$dH$(b,7,c);return 1;}
function $ea$(a,b){return b[4037]!=1&&b[4032]>=0&&b[4033]>=0&&b[4034]>=0;}
function $eb$(a,b){let c,d,e,f;$dk$(b);$di$(b,0);c=$cr$(b);if(c>=0){$ec$(a,b,c);if(b[4]>1){$de$(b,5,b[5]);return;}b[2173+c]=0;}for(d=0,f=b[1042];d<f;d++){e=b[1083+d];if(e<64&&$bW$(a,b,e))$ec$(a,b,e);}$de$(b,5,b[5]);}
function $ec$(a,b,c){let d,e,f,g;d=(c+1)*10000;if(!(b[1038]==3)){e=b[1853+c];for(f=0;f<6;f++){g=a[53+6*e+f];if(g>=0&&$H$(a,b,g)==1-b[5]&&$bV$(a,b,c,e,g)){$di$(b,d+g);if($ej$(a,b,c,g)>1)$di$(b,d+2000+g);}}}if($eh$(a,b,c))$ed$(a,b,c,d);}
function $ed$(a,b,c,d){let e,f,g,h,i,j;e=b[1853+c];f=a[57553+e];while(f<a[57553+e+1]){g=a[f];h=a[f+1];if($H$(a,b,g)==1-b[5]&&h<=a[64417+a[64772+c]*10+7]&&(i=$E$(a,a[64772+c],b[1853+c],$cc$(a,b,g),g),j=b[2109+c]>0,a[i+29+(j?6:0)+h])>0&&$ee$(a,b,f))$di$(b,d+1000+g);f=f+5+a[f+2]+a[f+3]+a[f+4];}}
function $ee$(a,b,c){let d,e,f;d=c+5+a[c+2];e=d+a[c+3];if($ef$(a,b,c+5,d))return 0;f=e+a[c+4];return !($ef$(a,b,d,e)&&$ef$(a,b,e,f));}
function $ef$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if($eg$(b,a[e]))return 1;}return 0;}
function $eg$(a,b){if(a[2421+b]>=0||a[2651+b]>=0)return 1;return a[3801+b]>=0;}
function $eh$(a,b,c){if(a[64417+a[64772+c]*10+4]==0)return 0;if(b[1038+b[1171+c]]==2)return 0;return !$ei$(a,b,b[1853+c],b[5],b[1038]==3);}
function $ei$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[53+6*c+f];if(g<0)continue;h=b[2421+g];i=b[2651+g];if(h>=0){if(b[1725+h]!=d)return 1;}else if(e&&i>=0&&a[64900+i]!=d)return 1;}return 0;}
function $ej$(a,b,c,d){let e,f,g;if(a[64417+a[64772+c]*10+5]==0||b[1038]==3)return 1;e=0;for(f=0;f<6;f++){g=a[53+6*d+f];if(g>=0&&$bU$(a,b,b[2421+g],d))e++;}return e;}
function $ek$(a,b){let c,d;c=b[1083+b[1259]];$dk$(b);if(c<64){$di$(b,b[1853+c]);$eo$(a,b,c);}else{d=c-64;$di$(b,b[2301+d]);$el$(a,b,d);}$de$(b,4,b[5]);}
function $el$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[2301+c];e=$en$(a,b,c);f=a[64900+c];$em$(a,b,d);g=0;h=1;i=0;while(g<h){j=b[4288+g];g++;k=b[4058+j]+1;if(k>e||j!=d&&(a[56403+j]>0||b[3801+j]>=0))continue;i=i||a[55713+f*230+j]>0;for(l=0;l<6;l++){m=a[53+6*j+l];if(m>=0&&b[4058+m]==99&&$dP$(a,b,f,m)){b[4058+m]=k;b[4288+h]=m;h++;if($dO$(a,b,c,m))$di$(b,m);}}}if(i)$di$(b,999);}
function $em$(a,b,c){let d,e;for(d=0,e=a[25];d<e;d++)b[4058+d]=99;b[4058+c]=0;b[4288]=c;}
function $en$(a,b,c){let d;d=a[44+a[64924+c]];if(b[1038+b[1171+(64+c)]]==6)return Math.min(d,a[50]);return d;}
function $eo$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[1853+c];e=$cx$(a,b,c);f=$cy$(a,b,c);if(e==0)return;g=b[1725+c];$em$(a,b,d);h=0;i=1;while(h<i){j=b[4288+h];h++;k=b[4058+j]+1;if(k>e||(j==d?0:a[56403+j]>0||b[3801+j]>=0||b[2651+j]>=0))continue;for(l=0;l<6;l++){m=a[53+6*j+l];if(m>=0&&b[4058+m]==99&&$dh$(a,b,c,f,m)){b[4058+m]=k;b[4288+i]=m;i++;$di$(b,m);}}}if($ep$(a,b,c,g,e,i,d))$di$(b,999);}
function $ep$(a,b,c,d,e,f,g){let h,i,j,k;for(h=0,k=f;h<k;h++){i=b[4288+h];if($d$(a,d,i,5)>0&&b[4058+i]<e){j=$d$(a,d,i,6);if(j>>a[64772+c]&1&&!(i==g?0:a[56403+i]>0||b[3801+i]>=0||b[2651+i]>=0))return 1;}}return 0;}
function $eq$(a,b){let c,d,e,f;$dk$(b);$di$(b,0);c=(-1);for(d=b[1259],f=b[1042];d<f;d++){e=b[1083+d];if((e<64?b[1853+e]:b[2301+e-64])>=0&&$er$(a,b,e)){$di$(b,$cB$(b,e));c=d;}}if(b[4]>2)$de$(b,19,b[5]);else if(c>=0)$cA$(b,c);else b[1]=15;}
function $er$(a,b,c){let d,e;d=b[4];if(c>=64)$el$(a,b,c-64);else if($es$(a,b,c))return 1;else $eo$(a,b,c);e=b[4]>d;b[4]=d;return e;}
function $es$(a,b,c){let d,e,f;if($cx$(a,b,c)==0)return 0;d=$cy$(a,b,c);for(e=0;e<6;e++){f=a[53+6*b[1853+c]+e];if(f>=0&&$dh$(a,b,c,d,f))return 1;}return 0;}
function $et$(a,b){$eA$(a,b);if(b[1303]>=0)$eu$(a,b);}
function $eu$(a,b){let c,d,e,f;$ew$(a,b);c=0;for(d=0,f=b[4];d<f;d++){e=b[9+d];if(e==0||$ev$(a,b,e)){b[9+c]=e;c++;}}b[4]=c;}
function $ev$(a,b,c){let d,e,f;d=$mod(c,1000);e=$div(c,1000)*1000;if(!(b[1305+a[54333+b[5]*230+d]]>0))return 0;if(e==3000){f=b[2421+d];return f<0||b[2045+f]==0;}return !(a[63584+b[1035]*8]==5&&b[1082]<0);}
function $ew$(a,b){let c,d,e,f,g,h,i;c=b[1037];d=a[63584+b[1034]*8];e=a[63584+b[1303]*8];f=c==0?d:e;g=d==6||e==6;for(h=1;h<7;h++){i=1;if(f==4&&($ez$(b,c)&h)==0)i=0;else if(g){b[1044+8*c+h]++;i=$ex$(b,d,e)?1:0;b[1044+8*c+h]--;}b[1305+h]=i;}}
function $ex$(a,b,c){let d,e,f,g;for(d=1;d<8;d++){if(!(b!=6?d==7:d!=7&&d!=5))continue;for(e=1;e<8;e++){if(!(c!=6?e==7:e!=7&&e!=5))continue;if(b==6&&c==6&&d&e)continue;f=d;g=e;if(b==6&&(d==3||d==6))g&=~d;if(c==6&&(e==3||e==6))f&=~e;if($ey$(a,0,f)&&$ey$(a,1,g))return 1;}}return 0;}
function $ey$(a,b,c){let d;for(d=1;d<7;d++){if(a[1044+8*b+d]>0&&(d&c)==0)return 0;}return 1;}
function $ez$(a,b){let c,d;c=7;for(d=1;d<7;d++){if(a[1044+8*b+d]>0)c&=d;}return c;}
function $eA$(a,b){let c,d,e,f,g;$dk$(b);$di$(b,0);if($eL$(a,b)){c=b[5];if(a[63584+b[1035]*8]==0)$eK$(a,b);for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==c&&b[2045+d]==0&&$eI$(a,b,d))$di$(b,1000+b[1853+d]);}for(f=0,g=b[1724];f<g;f++){if(b[2301+f]>=0&&a[64900+f]==c&&b[2349+f]==0)$eB$(a,b,f);}}$de$(b,3,b[5]);}
function $eB$(a,b,c){let d,e,f;d=b[2301+c];e=b[2421+d];f=a[63584+b[1035]*8];if(b[1041])return;if(f==5&&b[1042]-b[1043]==0){if(e<0||b[1981+e]<0||b[1981+e]==b[1035])$di$(b,3000+d);return;}if(e<0){if($eC$(a,b,d))$di$(b,1000+d);}else if(a[63584+b[1035]*8+6]&&$dn$(a,e,c)&&$eC$(a,b,d))$di$(b,2000+d);}
function $eC$(a,b,c){let d;d=a[63584+b[1035]*8];if(d==0)return $eH$(a,b,c);if(d==7)return $eG$(b,4);if(d==5)return b[1082]>=0&&$eF$(a,b,c);return d==6&&$eD$(a,b,c);}
function $eD$(a,b,c){let d,e;if(b[1042]-b[1043]==0)return 1;for(d=0;d<6;d++){e=a[53+6*c+d];if(e>=0&&$eE$(a,b,e))return 1;}return 0;}
function $eE$(a,b,c){let d,e;d=b[2421+c];e=b[2651+c];if(d>=0){if(b[1725+d]!=b[5]||b[2045+d]==0)return 0;return b[1171+d]==b[1037];}if(e<0||a[64900+e]!=b[5])return 0;if(b[2349+e]==0)return 0;return b[1235+e]==b[1037];}
function $eF$(a,b,c){let d;if(b[1042]-b[1043]==0)return 1;if(b[1082]<0)return 0;d=a[63584+b[1035]*8+5];return b[1042]-b[1043]<=d&&$eD$(a,b,c);}
function $eG$(a,b){let c,d,e,f;c=a[1080];d=1044+8*a[1037];for(e=0;e<4;e++){f=a[d+e]+(e==b?1:0);c-=Math.max(0,f-a[1076+e]);}c-=a[d+4]+(b==4?1:0);return c>=0;}
function $eH$(a,b,c){let d;d=a[54333+b[5]*230+c];return b[1068+d]>0;}
function $eI$(a,b,c){let d,e,f;if(!(b[1981+c]<0||b[1981+c]==b[1035]))return 0;if(b[1041])return b[1042]-b[1043]==0;d=b[1853+c];e=a[63584+b[1035]*8];f=63584+b[1035]*8;if(e==0)return $eH$(a,b,d);if(e==7)return $eG$(b,a[64417+a[64772+c]*10]);if(e==1){if(b[1042]-b[1043]>=b[1036])return 0;return $aC$(a,c,e,a[f+4]);}if(e==5)return $eF$(a,b,d);if(e==6)return $eD$(a,b,d);if(b[1042]-b[1043]>=$eJ$(a,b)||!$aC$(a,c,e,0))return 0;if(e==3)return !$ei$(a,b,d,b[5],1);return e!=4||$eD$(a,b,d);}
function $eJ$(a,b){let c;c=a[63584+b[1035]*8+5];return c==(-1)?b[1036]:c;}
function $eK$(a,b){let c,d,e,f,g,h;c=1044+8*b[1037];for(d=1;d<8;d++)b[1068+d]=1;for(e=1;e<8;e++){f=0;for(g=0;g<3;g++){if(e>>g&1){h=a[63584+b[1035]*8+1+g];f+=h==(-1)?b[1036]:h;}}for(d=1;d<8;d++){if((d&e)==d)f-=b[c+d];}if(f<=0){for(d=1;d<8;d++){if((d&e)==d)b[1068+d]=0;}}}}
function $eL$(a,b){let c;c=a[63584+b[1035]*8];return c!=9&&(c!=8||a[40]>0);}
function $eM$(a){a[0]=a[4056]*16+12;}
function $eN$(a,b){b[1]=12;$au$(a,b,1-b[5],b[4055]);}
function $eO$(a,b){let c;b[0]=(c=$eP$(a,b,1-b[5]),c*16+15);}
function $eP$(a,b,c){let d,e,f;d=0;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c&&a[64417+a[64772+e]*10]==0)d++;}return d;}
function $eQ$(a){let b,c;b=a[1]==7?a[5]:1-a[5];a[0]=(c=$eR$(a,b),c*16+7);}
function $eR$(a,b){let c,d,e;c=1317+b*11;d=1317+(1-b)*11;e=3;if(a[c+1]>a[d+1])e++;if(a[c]>a[d])e+=2;return e;}
function $eS$(a,b){let c,d,e,f;$dk$(b);$di$(b,0);for(c=0,f=a[27];c<f;c++){if($cn$(a,b,b[5],c,1)){d=(c+1)*1000;e=a[63841+c*12+1];if(e==1)$eT$(a,b,d);else if(e!=2||$eP$(a,b,1-b[5])>0)$di$(b,d+999);}}$de$(b,2,b[5]);}
function $eT$(a,b,c){let d,e,f;for(d=0,f=b[1723];d<f;d++){e=b[1853+d];if(e>=0&&b[1725+d]!=b[5]&&b[2651+e]<0&&a[64417+a[64772+d]*10+6]==0)$di$(b,c+e);}}
function $eU$(a,b){if(b[1081]>0)$cZ$(b,2);else $eV$(a,b);}
function $eV$(a,b){$db$(b,1403,1435,a[26]);$db$(b,1563,1611,a[27]);b[1]=6;}
function $eW$(a){a[0]=a[1036]*16+14;}
function $eX$(a,b){let c,d,e,f,g;c=1339+b[5]*32;d=a[39]>0;$dk$(b);for(e=0,f=a[26];e<f;e++){if(b[c+e]>0&&(d||e!=a[63840]))$di$(b,e);}for(e=0,g=a[26];e<g;e++){if(b[1271+e]>0&&e!=a[63840])$di$(b,1000+e);}if(b[4]==0)$di$(b,a[63840]);$de$(b,1,b[5]);}
function $eY$(a,b){let c,d,e,f,g;c=b[5];b[1]=3;if(a[63582+c]){for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==c)$eZ$(a,b,c,b[1853+d]);}}if(a[61468+c]){for(f=0,g=$O$(a,b,c);f<g;f++)$af$(a,b,c,a[61468+c]);}}
function $eZ$(a,b,c,d){let e;e=$d$(a,c,d,0);if(e>0&&b[2881+c*230+d]==0){b[2881+c*230+d]=1;$af$(a,b,c,e);}}
function $fa$(a,b){let c,d,e,f,g;c=b[5];b[1]=2;if(b[6]>a[0]){b[7]=3;return;}d=b[1317+c*11+2]<=a[37];if(d||a[38]&&!$dq$(a,b,c,7)){b[7]=2;b[8]=1-c;return;}for(e=0,g=b[1723];e<g;e++){f=b[1853+e];if(f>=0&&b[1725+e]==c&&b[3801+f]==1-c){b[3801+f]=(-1);b[1317+(1-c)*11+7]+=a[61467-c];$af$(a,b,c,a[61465-c]);}}}
function $fb$(a,b){let c,d,e,f,g;while(b[1270]<4){c=b[1270]&1;d=b[1270]>=2;if(d){e=$h$(b,1467+c*48,a[27]);f=a[33+c];}else{e=b[1317+c*11+2];f=a[28+c];}if(e<f){if(d)g=$da$(b,1563,1611,a[27]);else g=$da$(b,1403,1435,a[26]);if(g>0){$cZ$(b,g);return;}}b[1270]++;}b[1]=a[30]>0?40:1;}
function $fc$(a,b){let c,d,e;if(b[4052]+b[4053]+b[4054]>0){$fd$(a,b,b[4051]>=0?12:18);return 1;}for(c=0;c<2;c++){d=1317+c*11;if(b[d+7]>0){if(b[d+2]>0)$cZ$(b,b[d+2]);else b[d+7]=0;return 1;}}for(c=0;c<2;c++){d=1317+c*11;if(b[d+8]>0){e=$da$(b,1563,1611,a[27]);if(e>0)$cZ$(b,e);else b[d+8]=0;return 1;}}return 0;}
function $fd$(a,b,c){let d,e,f,g;$dk$(b);while(b[4052]+b[4053]+b[4054]>0&&b[4]==0){d=$cV$(b);e=$fg$(a,b,d);for(f=0,g=b[1723];f<g;f++){if($ff$(a,b,f,d)&&$fe$(a,b,f)==e)$di$(b,b[1853+f]);}if(b[4]==0)b[4052+d]=0;}if(b[4]>0)$de$(b,c,b[4050]);}
function $fe$(a,b,c){if(b[4051]==(-1))return 0;return a[1433+b[4051]*230+b[1853+c]];}
function $ff$(a,b,c,d){if(b[1853+c]<0||b[1725+c]!=b[4050])return 0;return a[64417+a[64772+c]*10]==d;}
function $fg$(a,b,c){let d,e,f;d=999;for(e=0,f=b[1723];e<f;e++){if($ff$(a,b,e,c))d=Math.min(d,$fe$(a,b,e));}return d;}
function $fh$(a,b,c){let d,e,f,g,h,i;d=b[2];if(d==19)return 1;$hc$(b);$gY$(a,b);if($gX$(d)&&$gW$(a,b,d))$gU$(a,b);e=(-10000000);f=0;for(g=0,i=b[4];g<i;g++){h=$fi$(a,b,b[9+g],c,e);if(h>e){e=h;f=0;}if(h==e){b[7592+f]=g;f++;}}return b[7592+among(c,f)];}
function $fi$(a,b,c,d,e){let f,g;f=b[2];if(f==15||f==1&&a[30]==0)return $gT$(a,b,c,d);if(f==3)return $gQ$(a,b,c);if(f==4)return $gO$(a,b,c,e);if(f==5)return $gM$(a,b,c);if(f==14)return $gL$(a,b,c);if(f==13)return $gJ$(a,b,c);if(f==10)return $gI$(a,b,c);if(f==9)return $gG$(a,b,c);if(f==11){g=b[4034];if(b[3]==b[5])g=b[4033];return $gE$(a,b,g,c);}if(f==12||f==18)return b[1789+b[2421+c]];if(f==6)return $gC$(a,b,c);if(f==1||f>=20)return $fm$(a,b,c,d);return $fj$(a,b,c);}
function $fj$(a,b,c){let d,e,f;d=b[2];e=b[3];if(d==16){if(c==0)return Math.min(a[35],b[1033])*b[9506+e];return $fl$(a,b,e);}if(c==0)return 0;if(d==17){f=a[63841+(c-1)*12]==0;return f&&b[1033]>0?1:(-1);}return $fk$(a,b,c);}
function $fk$(a,b,c){let d,e,f,g,h,i;d=b[2];e=b[3];if(d==7)return $cl$(a,b,e)+2-$cl$(a,b,1-e);if(d==8)return 1;g=(f=$div(c,1000)-1,a[63841+f*12+1]);if(g==1){h=b[2421+$mod(c,1000)];i=$eR$(b,e)-$eR$(b,1-e);return i*3000+b[1789+h]*10+a[64417+a[64772+h]*10];}if(g==2)return $eP$(a,b,1-e)-2;return 1;}
function $fl$(a,b,c){let d,e,f,g,h,i;d=0;e=0;for(f=0,h=a[27];f<h;f++){g=b[1563+f];d+=g;if(a[63841+f*12]!=0)e+=g;}if(d==0)return 1;i=a[36]*b[9506+c];return $div(e*1500+(d-e)*i,d);}
function $fm$(a,b,c,d){let e,f,g;e=b[2];if(e==1)return $gz$(a,b,c,d);if(e==20)return $gp$(a,b,b[1034],b[1036],c,d);if(e==21){g=(f=b[1034],a[63584+f*8]==8&&c>=0?$aD$(a,c):f);return $gp$(a,b,g,b[1036],0,d);}if(e==23||e==24)$fs$(a,b);return $fn$(a,b,c);}
function $fn$(a,b,c){let d;if(b[2]==23)return $fq$(a,b,c);if(b[2]==24){d=b[1315]==5;return (-$fo$(a,b,b[2421+c],d));}return 0;}
function $fo$(a,b,c,d){let e,f,g;e=1;f=a[64417+a[64772+c]*10+2];if(!d)e=$fp$(a,b,c)?0:f;g=Math.min(e,b[1789+c])*1000;if(e>=b[1789+c])g+=3000*a[64836+c];if(!d)g+=f*60;return g+$div(Math.max(0,b[4748+c]),2);}
function $fp$(a,b,c){let d;d=b[1853+c];return !$an$(a,c,d)&&!$df$(a,b,c,d);}
function $fq$(a,b,c){let d,e;if(c==0)return 0;d=0;for(e=0;e<6;e++)d+=$fr$(a,b,1<<c-1,e);return $div(d,6);}
function $fr$(a,b,c,d){let e,f,g,h,i;e=d==3||d==5;f=(-1000000);for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(h<0||b[1725+g]!=b[3]||b[2045+g])continue;if((a[54333+b[3]*230+h]&c)==0)continue;if(e)f=Math.max(f,(-$fo$(a,b,g,d==5)));else if(b[1981+g]<0&&(d==4||a[64417+a[64772+g]*10]==d))f=Math.max(f,b[4748+g]);}return f==(-1000000)?0:f;}
function $fs$(a,b){let c,d;$ft$(a,b,0);for(c=0,d=b[1723];c<d;c++)b[4748+c]=b[6043+c];}
function $ft$(a,b,c){let d,e,f;b[6029+c]=1;d=c*64;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==b[3])b[6043+d+e]=$fu$(a,b,e,6555+d+e);}}
function $fu$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[1853+c];f=b[4];g=$gc$(a,b,c,e)-$fT$(a,b,c,e,(-1));h=$fy$(a,b,c,e,0,0,(-1073741824));b[d]=b[6037];b[6039]=e;$eo$(a,b,c);for(i=f,l=b[4];i<l;i++){j=b[9+i];if(j==999){k=g+$fv$(a,b,c);b[6037]=(-1);}else k=$fy$(a,b,c,j,b[4058+j],0,h);if(k>h){h=k;b[d]=b[6037];b[6039]=j;}}b[4]=f;return h-g;}
function $fv$(a,b,c){if($fw$(a,b,c,999))return 20000000;return $cw$(a,b,c)*b[9504+b[1725+c]];}
function $fw$(a,b,c,d){let e,f,g,h;e=b[1725+c];if(d==999)return (f=$cw$(a,b,c),f>0&&b[1317+e*11+1]+f>=a[23+e]);if(d==b[1853+c])return 0;g=0;if($d$(a,e,d,4)>>a[64772+c]&1)g=$d$(a,e,d,3);if(b[3341+e*230+d]==0){h=$d$(a,e,d,1);g+=h;if(h>0&&$fx$(a,b,e,$d$(a,e,d,2)))return 1;}return g>0&&b[1317+e*11+1]+g>=a[23+e];}
function $fx$(a,b,c,d){let e,f;e=1317+(1-c)*11;f=b[e+2]-b[e+7]+b[e+9];return d>0&&f-d<=a[37];}
function $fy$(a,b,c,d,e,f,g){let h;h=$fz$(a,b,c,d,e,f);if(e>0)h-=a[b[9503]+37];h+=$gc$(a,b,c,d);return h<=g?h:h-$fT$(a,b,c,d,b[6037]);}
function $fz$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w;b[6037]=(-1);g=0;h=b[1038+b[1171+c]];i=a[64417+a[64772+c]*10+4];if(i&&h==4)return 0;if(e>0){j=a[64417+a[64772+c]*10+1];if(e>$bX$(a,b,c)||a[56633+j*230+d])return 0;}k=0;l=0;m=b[1725+c];n=h==3;o=(-1);for(p=0,w=b[$fO$(a,b,m,d)+4]<=1?6:0;p<w;p++){q=a[53+6*d+p];if(q>=0&&$H$(a,b,q)==1-m){l=l||n||b[2421+q]>=0;if(!n&&$bV$(a,b,c,d,q)){if(o<0)o=b[1260+b[1171+c]]+$fS$(a,b,c,d);r=f?$fR$(a,b,c,q):0;s=$fP$(a,b,c,d,q,o,r);if(s>k){t=s;u=q;v=b[6038];k=t;b[6037]=u;g=v;}}}}if(l||i==0||h==2){b[6038]=g;return k;}s=$fA$(a,b,c,d,e>0,f);return n?2*s:s;}
function $fA$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r;g=0;h=0;i=b[1725+c];j=a[64417+a[64772+c]*10+7];if(b[$fO$(a,b,i,d)+4]>j){b[6038]=0;return 0;}k=a[57553+d];while(k<a[57553+d+1]){l=a[k];m=a[k+1];if(m<=j&&$H$(a,b,l)==1-i&&$ee$(a,b,k)){n=f?$fR$(a,b,c,l):0;o=$fB$(a,b,c,d,l,m,e,n);if(o>g){p=o;q=l;r=b[6038];g=p;b[6037]=q;h=r;}}k=k+5+a[k+2]+a[k+3]+a[k+4];}b[6038]=h;return g;}
function $fB$(a,b,c,d,e,f,g,h){let i,j,k;i=b[1725+c];j=$fL$(a,b,c,d,e,f,g,h);if(j==0)return 0;b[6038]=a[j+2];k=$fF$(a,b,e,j)+$div(a[j+5]*b[9506+i],1000);k=$div(k*a[b[9503]+47],100);return k+$fC$(a,b,c,e,j,0);}
function $fC$(a,b,c,d,e,f){let g;g=$fE$(a,b,c,d,e,f);if(g>=500)return g*1000;return $fD$(a,b,d)?a[e+2]*400:0;}
function $fD$(a,b,c){let d,e,f;d=b[2421+c];if(d<0)return 0;e=b[1725+d];f=0;if(b[2881+e*230+c]==0)f=$d$(a,e,c,0);if(b[3801+c]==1-e)f+=a[61465-e];return f>0&&b[1317+e*11+1]+f>=a[23+e];}
function $fE$(a,b,c,d,e,f){let g,h,i,j,k,l,m;g=b[1725+c];h=b[2421+d];i=b[2651+d];j=0;if(h<0){if((k=a[64948+i],k>0&&b[1317+g*11+1]+k>=a[23+g]))j=a[e+1];}else{if((l=a[64836+h],l>0&&b[1317+g*11+1]+l>=a[23+g]))j=a[e+1];if(i>=0&&(m=a[64948+i],m>0&&b[1317+g*11+1]+m>=a[23+g]))j=Math.max(j,a[e+4]);}if(f&&$fw$(a,b,c,d))j=Math.max(j,a[e+2]);return j;}
function $fF$(a,b,c,d){let e,f;e=b[2421+c];f=b[2651+c];if(e<0)return $fK$(a,b,f,d);return $fG$(a,b,e,d);}
function $fG$(a,b,c,d){let e,f,g;e=9508+6*c;if(b[e]!=b[9502])$fI$(a,b,c,e);f=a[d]*b[e+1]+a[d+1]*b[e+2];f+=a[d+4]*b[e+3];f+=a[d+2]*b[e+4];g=a[d+3];if(g>0){f+=g*a[b[9503]+7];f+=1000*$fH$(a,b,b[1725+c],g*b[e+5]);}return $div(f,1000);}
function $fH$(a,b,c,d){let e,f;e=b[1317+c*11];f=Math.max(0,d-1000*e);return $div(d*b[9506+c]+f*a[b[9503]+9],1000);}
function $fI$(a,b,c,d){let e,f,g,h,i;e=b[1725+c];f=b[1853+c];g=b[9505-e];h=b[2651+f];i=$d$(a,e,f,0);if(b[3801+f]==1-e)i+=a[61465-e];b[d]=b[9502];b[d+1]=a[b[9503]+a[64417+a[64772+c]*10]];b[d+2]=g*a[64836+c];b[d+3]=h>=0?g*a[64948+h]:0;b[d+4]=b[9504+e]*Math.max(0,i);b[d+5]=$fJ$(a,c);}
function $fJ$(a,b){let c;c=64537+a[64772+b]*13;return a[c+6]+a[c+5];}
function $fK$(a,b,c,d){let e,f,g;e=a[64900+c];f=a[d+1];g=f*b[9505-e]*a[64948+c];g+=(1000-f)*$fH$(a,b,e,3000);return $div(g,1000);}
function $fL$(a,b,c,d,e,f,g,h){let i,j,k,l,m;i=$E$(a,a[64772+c],d,$cc$(a,b,e),e);j=$fN$(a,b,c,i,f,g);if(j==0)return 0;m=(l=(k=1-b[1725+c],$G$(a,b,e,k,(-1))>=2),a[i+(l?28:10)]);return $fM$(a,b,e,i+13,j,m,h);}
function $fM$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2421+c];i=b[2651+c];j=i>=0?1:0;if(h<0)return $C$(a,d,e,f+j,1,0);k=Math.max(1,b[1789+h]-$div(g,1000));return $C$(a,d,e,f+j,k,j);}
function $fN$(a,b,c,d,e,f){let g;g=a[d+29+(f?6:0)+e];return g>0?g+b[1263+b[1171+c]]:0;}
function $fO$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=9892+5*d;f=2*b[9502]+c;if(b[e]==f)return e;g=0;h=30;for(i=0,l=b[1723];i<l;i++){j=b[1853+i];if(j<0)continue;k=a[1433+d*230+j];if(b[1725+i]!=c)h=Math.min(h,k);if(k<=2)g+=b[1725+i]==c?1:(-1);}m=h;for(n=0,o=b[1724];n<o;n++){j=b[2301+n];if(j>=0&&a[64900+n]!=c)m=Math.min(m,a[1433+d*230+j]);}b[e]=f;b[e+1]=g;b[e+3]=h;b[e+4]=m;b[e+2]=$G$(a,b,d,c,(-1));return e;}
function $fP$(a,b,c,d,e,f,g){let h,i,j,k,l,m;h=b[1725+c];i=b[2421+e];j=$fQ$(a,b,c,d,e,f,g);k=$fF$(a,b,e,j)+$div(a[j+5]*b[9506+h],1000);k+=$fC$(a,b,c,e,j,1);if(i<0)return k;b[6038]=a[j+2];if(a[64417+a[64772+c]*10+1]||b[2651+b[1853+c]]>=0)k+=$div(b[6038]*a[b[9503]+35],1000);l=1000-a[j+2];m=$F$(a,b,i,e,c,d,$G$(a,b,d,h,(-1))>=2);if(m==0)return k;return k-$div($div(l*$fG$(a,b,c,m),1000)*a[b[9503]+10],100);}
function $fQ$(a,b,c,d,e,f,g){let h,i,j,k;h=$E$(a,a[64772+c],d,$cc$(a,b,e),e);k=(j=(i=1-b[1725+c],$G$(a,b,e,i,(-1))>=2),a[h+(j?28:10)]);return $fM$(a,b,e,h,a[h+2]+f,k,g);}
function $fR$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[2421+d];if(e<0)return 0;f=0;g=0;for(h=0,o=b[1042];h<o;h++){i=b[1083+h];if(i==c||i>=64||b[2173+i]==0)continue;j=b[1853+i];if(j<0)continue;k=a[1433+j*230+d];l=$E$(a,a[64772+i],j,a[64772+e],d);m=0;if(k==1){if(a[l+26]>0)m=$fM$(a,b,d,l,a[l+2],g,0);}else if(k<=a[64417+a[64772+i]*10+7]){n=$fN$(a,b,i,l,k,b[2109+i]>0);if(n>0)m=$fM$(a,b,d,l+13,n,g,0);}if(m>0)f+=a[m];}return f;}
function $fS$(a,b,c,d){let e;e=b[1725+c];if(b[1317+e*11]<2||a[57093+d])return 0;if(b[2651+b[1853+c]]>=0||$bZ$(a,b,d,e))return 1;return 0;}
function $fT$(a,b,c,d,e){let f,g,h;f=b[1725+c];g=$gb$(a,b,c,d);h=$div($fW$(a,b,c,d,g,e)*a[b[9503]+11],$fU$(a,b,f));return $div(h*Math.max(0,20-(b[6]-b[4878])),20);}
function $fU$(a,b,c){let d,e,f,g,h;d=2*b[6]+c+1;if(b[8616]!=d){e=32768-$j$(a,b,c,0);f=$div(e*a[b[9503]+23],32768);f+=$div($fV$(a,b,c)*a[b[9503]+55],100);g=d;h=Math.min(250,Math.max(25,100+f));b[8616]=g;b[8617]=h;}return b[8617];}
function $fV$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=0,h=b[1723];f<h;f++){if(b[1853+f]>=0){g=b[1789+f]*a[64417+a[64772+f]*10+7];d+=g;e+=b[1725+f]==c?(-g):g;}}return $div(100*e,d+12);}
function $fW$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s,t,u;g=0;h=0;$ga$(a,b,b[1725+c]);i=$fZ$(a,b,c,d);j=9054+(e?2:0);for(k=0,u=b[8731];k<u;k++){l=8734+k*5;m=b[l];n=b[l+1];o=a[1433+d*230+n];p=0;if(o<=b[l+3]){if(b[j+4*k]!=i){b[j+4*k]=i;b[j+4*k+1]=$fY$(a,b,c,d,m,e);}p=b[j+4*k+1];if(o>b[l+2])p=$div(p*a[b[9503]+14],100);}if(1<(q=o)&&q<=b[l+4]){r=$A$(a,b,m,n,c,d,e);if(r>0)p=Math.max(p,$div($fG$(a,b,c,r)*a[b[9503]+15],100));}if(n==f)p=$div(p*(1000-b[6038]),1000);if(p>g){s=p;t=g;g=s;h=t;}else h=Math.max(h,p);}g+=$div(h*a[b[9503]+13],100);return $div(g*$fX$(a,b,c),100);}
function $fX$(a,b,c){let d,e;d=b[1789+c];e=100;if(d<=2)e=a[b[9503]+(d==1?33:52)];if(b[2651+b[1853+c]]>=0)e=$div(e*a[b[9503]+53],100);if(a[64417+a[64772+c]*10+1])e=$div(e*a[b[9503]+54],100);return e;}
function $fY$(a,b,c,d,e,f){let g,h,i,j,k;g=b[1853+e];h=$F$(a,b,e,g,c,d,f);if(h==0)return 0;i=$fG$(a,b,c,h);j=$F$(a,b,c,d,e,g,0);if(j==0)return i;k=1000-a[h+2];return Math.max(0,i-$div($div(k*$fG$(a,b,e,j),1000)*a[b[9503]+12],100));}
function $fZ$(a,b,c,d){if(b[8732]!=c+1){b[8732]=c+1;b[8733]++;}return b[8733]*32+a[57323+d];}
function $ga$(a,b,c){let d,e,f,g,h,i,j,k;if(b[8730]==c+1)return;b[8730]=c+1;d=8734;for(e=0,k=b[1723];e<k;e++){f=b[1853+e];if(f<0||b[1725+e]==c)continue;g=0;h=0;i=0;if(b[1981+e]<0){g=1+a[64417+a[64772+e]*10+3];h=g+a[64417+a[64772+e]*10+2];j=a[64417+a[64772+e]*10+7];if(j>0)i=j+g-1;}b[d]=e;b[d+1]=f;b[d+2]=g;b[d+3]=h;b[d+4]=i;d+=5;}b[8731]=$div(d-8734,5);}
function $gb$(a,b,c,d){let e;e=b[$fO$(a,b,b[1725+c],d)+2];return e-(a[1433+d*230+b[1853+c]]==1?1:0)>=2;}
function $gc$(a,b,c,d){let e,f,g,h,i,j;e=b[1725+c];$ga$(a,b,e);f=$fU$(a,b,e);g=b[$fO$(a,b,e,d)+3];h=$gm$(a,b,c,d,e);h+=$div($gk$(a,b,c,d)*a[b[9503]+16],100);if(a[64417+a[64772+c]*10+4])g=Math.max(g,a[b[9503]+31]);h+=$gj$(a,b,c,d);i=$div(a[b[9503]+17]*f,100);if(a[64417+a[64772+c]*10+1])i=$div(i*a[b[9503]+51],100);h-=g*i;h+=$ge$(a,b,c,d,e);j=b[2651+b[1853+c]];if(j>=0)h+=$gd$(a,b,c,g);return h;}
function $gd$(a,b,c,d){if(b[1789+c]==1)return 0;return $div(a[b[9503]+28]*Math.max(0,4-d),3);}
function $ge$(a,b,c,d,e){let f,g,h,i,j,k,l;f=b[9504+e];g=$N$(a,b,e,d);g+=$gi$(a,e,d,a[64772+c]);h=$div(g*f*a[b[9503]+18],100);if($fw$(a,b,c,d))h+=20000000;$K$(a,b,e);i=$I$(a,b,c,d);if(i<99&&g==0)h-=$div(i*f*a[b[9503]+19],100);j=$N$(a,b,1-e,d);if(j>0){k=Math.max(1,Math.min(6,b[$fO$(a,b,e,d)+3]));l=$div(j*b[9505-e]*a[b[9503]+20],100);h+=$div(l*(7-k),6);}if(a[61469-e])h+=$gf$(a,b,c,d,e);return h;}
function $gf$(a,b,c,d,e){let f,g,h,i;f=$gh$(a,e,b[1853+c]);g=$gh$(a,e,d);if(f==g)return 0;h=a[61469-e]*b[9505-e];i=0;if($gg$(a,b,c,e,f)==0)i-=h;if($gg$(a,b,c,e,g)==0)i+=h;return $div(i*a[b[9503]+32],100);}
function $gg$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(h>=0&&g!=c&&b[1725+g]==d&&$gh$(a,d,h)==e)f++;}return f;}
function $gh$(a,b,c){let d;d=a[54333+(1-b)*230+c];return d&2?2:d;}
function $gi$(a,b,c,d){let e;e=0;if($d$(a,b,c,4)>>d&1)e+=$d$(a,b,c,3);if($d$(a,b,c,6)>>d&1)e+=$d$(a,b,c,5);return e;}
function $gj$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=$fZ$(a,b,c,d);f=9438+2*a[57323+d];if(b[f]==e)return b[f+1];g=(-30);for(h=0,l=b[8731];h<l;h++){i=b[8734+h*5];j=b[8734+h*5+1];k=$E$(a,a[64772+i],j,a[64772+c],d);g=Math.max(g,a[k+2]-a[k+10]);}m=a[64417+a[64772+c]*10+4];n=g==(-30)?0:(-g)*a[b[9503]+(m?36:50)];b[f]=e;b[f+1]=n;return n;}
function $gk$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=0;$ga$(a,b,b[1725+c]);f=$fZ$(a,b,c,d);g=1+a[64417+a[64772+c]*10+3];h=a[64417+a[64772+c]*10+7];for(i=0,o=b[8731];i<o;i++){j=b[8734+i*5];k=b[8734+i*5+1];l=a[1433+d*230+k];if(l<=g){if(b[9310+2*i]!=f){b[9310+2*i]=f;b[9310+2*i+1]=$gl$(a,b,c,d,j);}e=Math.max(e,b[9310+2*i+1]);}if(1<(m=l)&&m<=h){n=$A$(a,b,c,d,j,k,0);if(n>0)e=Math.max(e,$fG$(a,b,j,n));}}return e;}
function $gl$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=b[1853+e];g=b[1725+c];i=(h=1-g,$G$(a,b,f,h,(-1))>=2);j=$F$(a,b,c,d,e,f,i);if(j==0)return 0;k=$fG$(a,b,e,j);l=$F$(a,b,e,f,c,d,0);if(l==0)return k;m=1000-a[j+2];n=$fG$(a,b,c,l);return k-$div($div(m*n,1000)*a[b[9503]+10],100);}
function $gm$(a,b,c,d,e){let f;f=$gb$(a,b,c,d)?a[b[9503]+21]:0;f+=a[b[9503]+48]*Math.max((-3),Math.min(3,$go$(a,b,c,d)));return f-($gn$(a,b,d,e)?a[b[9503]+49]:0);}
function $gn$(a,b,c,d){let e,f;for(e=0;e<2;e++){f=a[54793+2*(d*230+c)+e];if(f>=0&&a[56173+f]&&$H$(a,b,f)==(-1))return 0;}return 1;}
function $go$(a,b,c,d){let e;e=b[$fO$(a,b,b[1725+c],d)+1];return e-(a[1433+d*230+b[1853+c]]<=2?1:0);}
function $gp$(a,b,c,d,e,f){let g,h,i,j;g=b[1035];h=b[1036];i=b[1034];b[1035]=c;b[1034]=c;b[1036]=d;if(e!=0){b[1303]=$mod(e,1000);b[1304]=d+1;}$az$(a,b);j=$gr$(a,b,f)+$gq$(a,b,c);if(e!=0){$cG$(a,b);j+=$gr$(a,b,f)-1;}$dE$(a,b);b[1303]=(-1);b[1037]=0;b[1035]=g;b[1036]=h;b[1034]=i;return j;}
function $gq$(a,b,c){let d,e;d=b[3];e=a[61470+d*32+c];if(e==0||b[1317+d*11+1]+e>=a[23+d])return 0;return e*b[9504+d];}
function $gr$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[63584+b[1035]*8];e=0;f=$gx$(a,b);$gw$(b,d);while(b[1042]-b[1043]<8){$gv$(a,b,d);g=1;h=0;for(i=0,k=b[1723];i<k;i++){if($gu$(a,b,i)){j=$gt$(a,b,i,f);if(j>=g&&$eI$(a,b,i)){if(j>g){g=j;h=0;}b[7527+h]=i;h++;}}}if(h==0)break;l=b[7527+among(later_bits(c,b[1042]-b[1043]),h)];$gs$(a,b,l);e+=g;}if(d==7&&e>=500000)return $div(e*3,4);return e;}
function $gs$(a,b,c){let d;d=b[1981+c];$ao$(a,b,1000+b[1853+c]);b[1981+c]=d;}
function $gt$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[6043+d+c]-a[b[9503]+29];f=b[6555+d+c];if(f<0||b[2421+f]<0)return e;g=0;for(h=0,j=b[1042];h<j;h++){i=b[1083+h];if(i<64&&b[6555+d+i]==f)g++;}if(g==0)return e;k=b[9504+b[3]]*a[64836+b[2421+f]];l=b[1789+b[2421+f]];return e+$div(k*Math.min(g,2)*a[b[9503]+22],100*l);}
function $gu$(a,b,c){let d;if(!(b[1853+c]>=0&&b[1725+c]==b[3])||b[2045+c])return 0;return b[1303]<0||(d=b[1853+c],b[1305+a[54333+b[5]*230+d]]>0);}
function $gv$(a,b,c){if(c==0)$eK$(a,b);if(b[1303]>=0)$ew$(a,b);}
function $gw$(a,b){let c;if(b==7){for(c=0;c<5;c++)a[1076+c]=0;a[1080]=$div(a[1036],2);}if(b==5)a[1082]=0;}
function $gx$(a,b){let c;c=$gy$(a,b);if(b[6029+c]==0)$ft$(a,b,c);return c*64;}
function $gy$(a,b){let c;c=b[1038+b[1037]];if(c==2)return 1;if(c==3)return 2;if(c==4)return 3;if(c==6)return 4;return c==7?5:0;}
function $gz$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[3];f=$mod(c,1000);g=1317+(1-e)*11;h=$cP$(a,b,e,c);j=(i=b[g+3],a[63584+f*8]==8&&i>=0?$aD$(a,i):f);if(a[63584+j*8]==9)return a[b[9503]+25];k=$gp$(a,b,j,h,0,d);if(j!=f&&b[g+10]>=0){j=(l=b[g+10],a[63584+f*8]==8&&l>=0?$aD$(a,l):f);k=Math.max(k,$gp$(a,b,j,h,0,d));}if(c<1000&&$cF$(a,f)){for(m=0,o=a[26];m<o;m++){if(b[1271+m]>0&&$cF$(a,m)){n=1000+m;k=Math.max(k,$gp$(a,b,f,h,n,d));}}}if(c<1000)k-=$gA$(a,b,f);return k;}
function $gA$(a,b,c){let d,e,f,g,h;d=$gB$(a,b,c)*a[b[9503]+24];e=a[63584+c*8];f=63584+c*8;if(e!=0)return d+a[b[9503]+(38+e-1)];g=0;for(h=0;h<3;h++)g+=a[f+1+h]!=0?1:0;return d+(g>1?a[b[9503]+46]:0);}
function $gB$(a,b,c){let d,e,f,g,h;d=a[63584+c*8];e=63584+c*8;if(d!=0)return 3;f=0;for(g=0;g<3;g++){h=a[e+1+g];f+=h==(-1)?4:h;}return f;}
function $gC$(a,b,c){let d;if($gD$(a,b))return c;d=b[1317+b[3]*11];return d-c<a[b[9503]+30]?(-c):c;}
function $gD$(a,b){let c,d,e,f,g;c=b[3]==b[5]?b[4036]:b[4035];d=b[2421+c];e=b[2651+c];f=d>=0?a[64836+d]:0;if(e>=0)f+=a[64948+e];return (g=b[3],f>0&&b[1317+g*11+1]+f>=a[23+g]);}
function $gE$(a,b,c,d){let e,f;e=a[64900+c];f=b[1317+e*11]<3;if(d==999)return f?500:(-3000);return $gF$(a,b,c,d,b[2421+d]);}
function $gF$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r,s;f=a[64900+c];g=30;h=0;i=0;j=30;for(k=0,n=b[1723];k<n;k++){l=b[1853+k];if(l<0)continue;m=a[1433+d*230+l];if(b[1725+k]==f){j=Math.min(j,m);continue;}g=Math.min(g,m);if(m<=1+a[64417+a[64772+k]*10+3])h++;else if(m<=a[64417+a[64772+k]*10+7])i++;}o=40*Math.min(h,2)+$div(40*Math.min(i,2),8);p=(-50)*j;if(e>=0){q=b[1789+e];r=q==1?14:(q==2?7:3);o=r*Math.min(h,2)+$div(r*Math.min(i,2),4);p=$gd$(a,b,e,g);}s=b[9505-f]*a[64948+c];return p-$div($div(s*o,100)*a[b[9503]+27],100);}
function $gG$(a,b,c){let d,e,f,g,h,i,j,k,l;d=$gH$(b);e=b[3];f=b[1853+d];g=b[9+b[4]-1];h=c*a[b[9503]+34];i=g-c;if(i==0)return h+($gc$(a,b,d,f)-$fT$(a,b,d,f,(-1)));if($an$(a,d,f))return h-i*3000;j=(-1000000);for(k=0;k<2;k++){l=a[54793+2*(e*230+f)+k];if(l>=0&&$dh$(a,b,d,b[2651+b[1853+d]],l))j=Math.max(j,$gc$(a,b,d,l)-$fT$(a,b,d,l,(-1)));}if(j==(-1000000))return h-i*3000;return h+j-$fH$(a,b,e,1000*$fJ$(a,d)*i);}
function $gH$(a){if(a[1]==39)return a[1316];return a[3]==a[5]?a[4031]:a[4032];}
function $gI$(a,b,c){let d,e;d=$gH$(b);e=b[2651+c]>=0&&c!=b[1853+d]?300:0;return e+($gc$(a,b,d,c)-$fT$(a,b,d,c,(-1)));}
function $gJ$(a,b,c){let d,e,f,g,h;d=b[4031];if(c==0)return (e=b[1853+d],$gc$(a,b,d,e)-$fT$(a,b,d,e,(-1)));f=b[4036];g=a[b[9503]+26]+($gc$(a,b,d,f)-$fT$(a,b,d,f,(-1)));h=a[64417+a[64772+d]*10+1];if(b[4038]==0&&(h||b[2651+b[1853+d]]>=0)&&a[56633+h*230+f]==0)g+=$gK$(a,b,d,f);return g;}
function $gK$(a,b,c,d){let e,f,g,h,i;e=0;f=b[1260+b[1171+c]]+$fS$(a,b,c,d);for(g=0;g<6;g++){h=a[53+6*d+g];i=h>=0?b[2421+h]:(-1);if(i>=0&&b[1725+i]!=b[1725+c])e=Math.max(e,$fP$(a,b,c,d,h,f,0));}return e;}
function $gL$(a,b,c){let d,e,f;if(c==0)return 0;d=b[4031];e=b[1853+d];f=b[1260+b[1171+d]]+$fS$(a,b,d,e);return $fP$(a,b,d,e,c-1000,f,0);}
function $gM$(a,b,c){let d,e,f,g,h,i,j;if(c==0)return 0;d=$div(c,10000)-1;e=$div($mod(c,10000),1000);f=$mod(c,1000);g=b[1853+d];if(e==1){h=a[1433+g*230+f];i=b[2109+d]>0;return 100000+$fB$(a,b,d,g,f,h,i,0);}j=b[1260+b[1171+d]]+$fS$(a,b,d,g);if(e==2)j+=$gN$(a,b,d,f);return $fP$(a,b,d,g,f,j,0);}
function $gN$(a,b,c,d){let e,f,g,h;e=0;for(f=0;f<6;f++){g=a[53+6*d+f];h=g>=0?b[2421+g]:(-1);if(h!=c&&$bU$(a,b,h,d))e+=a[$E$(a,a[64772+h],b[1853+h],$cc$(a,b,d),d)+2]+b[1260+b[1171+h]];}return e;}
function $gO$(a,b,c,d){let e,f,g,h,i;e=b[1083+b[1259]];if(e>=64){if(c==999)return $gP$(a,b,e-64);return (f=e-64,$gF$(a,b,f,c,b[2421+c]));}if(c==999){g=b[1853+e];h=$fy$(a,b,e,g,0,1,(-10000000));return h+$fv$(a,b,e);}i=c==b[1853+e]?0:b[4058+c];return $fy$(a,b,e,c,i,1,d-1);}
function $gP$(a,b,c){let d;d=a[64900+c];return (-$fH$(a,b,d,1000*a[43]))-a[b[9503]+28]*4;}
function $gQ$(a,b,c){let d,e,f,g,h,i;if(c==0)return 1;d=$gx$(a,b);e=$mod(c,1000);f=$div(c,1000)*1000;g=b[2421+e];h=b[2651+e];if(f==3000)return $gS$(a,b,e,d);if(f==2000||g<0){i=(-1);if(g>=0&&b[2045+g]){$fu$(a,b,g,7591);i=b[6039];}return $gR$(a,b,h,i)-a[b[9503]+29];}return $gt$(a,b,g,d);}
function $gR$(a,b,c,d){let e,f,g,h,i,j,k;e=b[4];f=b[2301+c];if(d==999)return (-1);g=$gF$(a,b,c,d>=0?d:f,b[2421+f]);h=g;$el$(a,b,c);for(i=e,k=b[4];i<k;i++){j=b[9+i];if(j!=999&&j!=d)h=Math.max(h,$gF$(a,b,c,j,b[2421+j]));}b[4]=e;return h-g;}
function $gS$(a,b,c,d){let e,f,g,h;e=b[2421+c];f=1+(e>=0?Math.max(0,b[6043+d+e]):0);for(g=0;g<6;g++){h=a[53+6*c+g];e=h>=0?b[2421+h]:(-1);if(e>=0&&b[1725+e]==b[3])f+=Math.max(0,b[6043+d+e]);}return f;}
function $gT$(a,b,c,d){let e,f,g,h,i;e=b[3];g=(f=b[1317+(1-e)*11+3],a[63584+c*8]==8&&f>=0?$aD$(a,f):c);if(a[63584+g*8]==9)return a[b[9503]+25];h=$gp$(a,b,g,b[1317+e*11+2],0,d);i=$gA$(a,b,c);return b[2]==15?h+i:h-i;}
function $gU$(a,b){let c;$gV$(b);b[6028]=2*b[6]+b[3]+1;for(c=0;c<8;c++)b[6029+c]=0;}
function $gV$(a){let b,c,d,e,f;b=0;for(c=0,d=a[1723];c<d;c++)b+=a[1789+c];if(b!=a[4877]){e=b;f=a[6];a[4877]=e;a[4878]=f;}}
function $gW$(a,b,c){if(c!=3||b[6028]!=2*b[6]+b[3]+1)return 1;if(b[1042]>0)return 0;if(a[30]>0||b[1038]==7)return 1;return b[1317+b[3]*11+4]>=0;}
function $gX$(a){let b;if(a==1||a==3||a==15)return 1;return 20<=(b=a)&&b<=24;}
function $gY$(a,b){let c;$hb$(a,b);b[9502]++;for(c=0;c<2;c++){b[9504+c]=$ha$(a,b,c);b[9506+c]=$gZ$(a,b,c);}}
function $gZ$(a,b,c){let d,e;d=b[1317+c*11];e=a[b[9503]+8];if(d<=4)return e*2;return d>=9?$div(e,4):e;}
function $ha$(a,b,c){let d;d=a[23+c]-b[1317+c*11+1];if(d<=1)return a[b[9503]+6];return a[b[9503]+(d==2?5:4)];}
function $hb$(a,b){let c;c=a[117100]==2*b[6]+b[3]+1?2:b[3];b[9503]=116812+c*96;}
function $hc$(a){a[8730]=0;a[8732]=0;}
function $hd$(a,b,c){let d,e,f;d=b[2];e=d==3||d==19||d==5;f=e&&b[9]==0?1:0;return f+among(c,b[4]-f);}
function $he$(a,b,c){return $hf$(a,b,c,13);}
function $hf$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];if(e==19)return 1;g=(e==3||20<=(f=e)&&f<=24)&&b[4812]!=b[6];if(g||e==1||e==15)$hI$(a,b,b[3],d);h=(-2000000);i=0;for(j=0,l=b[4];j<l;j++){k=$hg$(a,b,b[9+j],c,d);if(k>h){h=k;i=0;}if(k==h){b[5004+i]=j;i++;}}return b[5004+among(c,i)];}
function $hg$(a,b,c,d,e){let f;f=b[2];if(f==15||f==1&&a[30]==0)return $hH$(a,b,c,d);if(f==3)return $hF$(a,b,c);if(f==4)return $hA$(a,b,c,e);if(f==5)return $hy$(a,b,c,e);if(f==14)return $hv$(a,b,c,e);if(f==10||f==13||f==9)return $hp$(a,b,c,e);if(f==11)return $hn$(a,b,c);if(f==12||f==18)return b[1789+b[2421+c]];if(f==6)return $hm$(a,b,c,e);if(f==1||f>=20)return $hi$(a,b,c,d);return $hh$(a,b,c);}
function $hh$(a,b,c){let d;d=b[2];if(d==16)return 1-c;if(c==0)return 0;if(d==17)return a[63841+(c-1)*12]==0?1:(-1);return $fk$(a,b,c);}
function $hi$(a,b,c,d){let e,f,g;e=b[2];if(e==1)return $hl$(a,b,c,d);if(e==20)return $hj$(a,b,b[1034],b[1036],c,d);if(e==21){g=(f=b[1034],a[63584+f*8]==8&&c>=0?$aD$(a,c):f);return $hj$(a,b,g,b[1036],0,d);}return $fn$(a,b,c);}
function $hj$(a,b,c,d,e,f){let g,h,i,j;g=b[1035];h=b[1036];i=b[1034];b[1035]=c;b[1034]=c;b[1036]=d;if(e!=0){b[1303]=$mod(e,1000);b[1304]=d+1;}$az$(a,b);j=$hk$(a,b,f);if(e!=0){$cG$(a,b);j+=$hk$(a,b,f)-1;}$dE$(a,b);b[1303]=(-1);b[1037]=0;b[1035]=g;b[1036]=h;b[1034]=i;return j;}
function $hk$(a,b,c){let d,e,f,g,h,i,j;d=a[63584+b[1035]*8];e=0;$gw$(b,d);while(b[1042]-b[1043]<8){$gv$(a,b,d);f=1;g=0;for(h=0,i=b[1723];h<i;h++){if($gu$(a,b,h)&&b[4748+h]>=f&&$eI$(a,b,h)){if(b[4748+h]>f){f=b[4748+h];g=0;}b[4813+g]=h;g++;}}if(g==0)break;j=b[4813+among(later_bits(c,b[1042]-b[1043]),g)];$gs$(a,b,j);e+=f;}if(e>=500000)return d==7?$div(e*3,4):e;if(d==2||d==7)e=$div(e*5,4);return e;}
function $hl$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[3];f=$mod(c,1000);g=1317+(1-e)*11;h=$cP$(a,b,e,c);j=(i=b[g+3],a[63584+f*8]==8&&i>=0?$aD$(a,i):f);if(a[63584+j*8]==9)return 400;k=$hj$(a,b,j,h,0,d);if(j!=f&&b[g+10]>=0){j=(l=b[g+10],a[63584+f*8]==8&&l>=0?$aD$(a,l):f);k=Math.max(k,$hj$(a,b,j,h,0,d));}if(c<1000&&$cF$(a,f)){for(m=0,o=a[26];m<o;m++){if(b[1271+m]>0&&$cF$(a,m)){n=1000+m;k=Math.max(k,$hj$(a,b,f,h,n,d));}}}return k;}
function $hm$(a,b,c,d){let e;if($gD$(a,b))return c;e=b[1317+b[3]*11];if(d&4&&e-c<3)return (-c);return c;}
function $hn$(a,b,c){let d;d=b[1317+b[3]*11]<3;if(c==999)return d?500:(-500);return (b[2421+c]>=0?400:0)+$ho$(a,b,b[3],c);}
function $ho$(a,b,c,d){let e,f,g,h;e=30;for(f=0,h=b[1723];f<h;f++){g=b[1853+f];if(g>=0&&b[1725+f]!=c)e=Math.min(e,a[1433+d*230+g]);}return e;}
function $hp$(a,b,c,d){let e,f,g,h;if(b[2]==9)return $hu$(a,b,c,d);if(b[2]==13){e=b[4031];f=c?b[4036]:b[4035];g=$fw$(a,b,e,f)?20000000:0;if(d&1)return g+c*300-$ht$(a,b,e,f);return g+c;}e=$gH$(b);h=b[2651+c]>=0?300:0;if($fw$(a,b,e,c))h+=20000000;return h-(d&1?$hq$(a,b,e,c):0);}
function $hq$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=0;f=0;g=b[1725+c];h=$G$(a,b,d,g,(-1))>=2;for(i=0,p=b[1723];i<p;i++){j=b[1853+i];if(j<0||b[1725+i]==g)continue;k=a[1433+d*230+j];if(k>1+a[64417+a[64772+i]*10+3])continue;l=$F$(a,b,i,j,c,d,h);if(l==0)continue;m=$hs$(a,b,b[1853+c],l);if(m>f)m-=$hr$(a,b,c,d,i,l);if(m>e){n=m;o=e;e=n;f=o;}else f=Math.max(f,m);}return e+$div(f,2);}
function $hr$(a,b,c,d,e,f){let g,h;g=$F$(a,b,c,d,e,b[1853+e],0);if(g==0)return 0;h=1000-a[f+2];return $div($div(h*$hs$(a,b,b[1853+e],g),1000)*75,100);}
function $hs$(a,b,c,d){let e,f,g,h;e=b[2421+c];f=b[2651+c];if(e<0){g=a[d+1];return $div(g*3000*a[64948+f]+(1000-g)*3*150,1000);}h=$div(a[d]*1000,1000);h+=$div(a[d+1]*3000*a[64836+e],1000);h+=$div(a[d+3]*(250+$fJ$(a,e)*150),1000);if(f>=0)h+=$div(a[d+4]*3000*a[64948+f],1000);return h;}
function $ht$(a,b,c,d){let e;e=b[6]-b[4878];if(e>=30)return 0;return $div($hq$(a,b,c,d)*35*(30-e),3000);}
function $hu$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(!(d&1)||d&8)return c;e=b[3];f=$gH$(b);g=b[9+b[4]-1];h=b[1853+f];j=(i=a[54793+2*(e*230+h)],i<0||!$dh$(a,b,f,b[2651+b[1853+f]],i)?1000000:$ht$(a,b,f,i));j=Math.min(j,(k=a[54793+2*(e*230+h)+1],k<0||!$dh$(a,b,f,b[2651+b[1853+f]],k)?1000000:$ht$(a,b,f,k)));if(c==g||j==1000000)return c*600;l=$ht$(a,b,f,h)-j;m=b[1317+e*11]<2*(g-c)+3;return c*600+l-(m?3000:0);}
function $hv$(a,b,c,d){let e;if(c==0)return 0;e=b[4031];return $hw$(a,b,e,b[1853+e],c-1000,d);}
function $hw$(a,b,c,d,e,f){let g;g=f&1?130:100;return $hx$(a,b,c,d,e,b[1260+b[1171+c]],g);}
function $hx$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o;h=$fQ$(a,b,c,d,e,f,0);i=b[2421+e];j=$hs$(a,b,e,h)+$div(a[h+5]*150,1000);j+=$fC$(a,b,c,e,h,1);if(i<0)return j;l=(k=b[1725+c],$G$(a,b,d,k,(-1))>=2);m=$F$(a,b,i,e,c,d,l);if(m==0)return j;n=1000-a[h+2];o=$hs$(a,b,b[1853+c],m);return j-$div($div(n*o,1000)*g,100);}
function $hy$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=$div(c,10000)-1;f=$div($mod(c,10000),1000);g=$mod(c,1000);h=b[1853+e];if(f==1){if(d&2)return (-1000000);i=a[1433+h*230+g];return $hz$(a,b,e,h,g,i,b[2109+e]>0)+1;}if(f==0)return $hw$(a,b,e,h,g,d);j=b[1260+b[1171+e]]+$gN$(a,b,e,g);return $hx$(a,b,e,h,g,j,100);}
function $hz$(a,b,c,d,e,f,g){let h,i;h=$fL$(a,b,c,d,e,f,g,0);if(h==0)return 0;i=$hs$(a,b,e,h)+$div(a[h+5]*150,1000);return i+$fC$(a,b,c,e,h,0);}
function $hA$(a,b,c,d){let e,f,g,h;e=b[1083+b[1259]];if(e>=64){if(c==999)return (-1000000);f=b[2421+c]>=0?500:0;return f-10*$ho$(a,b,b[3],c);}if(c==999)return 1400+($fw$(a,b,e,999)?20000000:0);g=c==b[1853+e]?0:b[4058+c];h=$hC$(a,b,e,c,g,d);if(d&8&&$hB$(a,b,e,c))h+=(-500000);return h;}
function $hB$(a,b,c,d){let e,f;e=b[1725+c];f=b[1853+c];return $ho$(a,b,e,d)>$ho$(a,b,e,f);}
function $hC$(a,b,c,d,e,f){let g,h,i,j;g=b[1725+c];h=$hD$(a,b,c,d,e,f);i=$ho$(a,b,g,d);if(a[64417+a[64772+c]*10+4])i=Math.max(i,2);h-=i*60;j=$d$(a,g,d,0)+$d$(a,g,d,3);if(b[3341+g*230+d]==0)j+=$d$(a,g,d,1);if(b[3801+d]==1-g)j+=a[61465-g];h+=j*700;if($fw$(a,b,c,d))h+=20000000;if(f&1){h-=$ht$(a,b,c,d);if($G$(a,b,d,g,(-1))>=2)h+=80;}return h;}
function $hD$(a,b,c,d,e,f){let g,h,i,j,k,l;if(e>0){g=a[64417+a[64772+c]*10+1];if(e>$bX$(a,b,c)||a[56633+g*230+d])return 0;}h=0;i=0;j=b[1725+c];for(k=0;k<6;k++){l=a[53+6*d+k];if(l>=0&&$H$(a,b,l)==1-j){i=i||b[2421+l]>=0;h=Math.max(h,$hw$(a,b,c,d,l,f));}}if(i||a[64417+a[64772+c]*10+4]==0||f&2)return h;return Math.max(h,$hE$(a,b,c,d,e>0));}
function $hE$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=b[1725+c];h=a[64417+a[64772+c]*10+7];i=a[57553+d];while(i<a[57553+d+1]){j=a[i];k=a[i+1];if(k<=h&&$H$(a,b,j)==1-g&&$ee$(a,b,i))f=Math.max(f,$hz$(a,b,c,d,j,k,e));i=i+5+a[i+2]+a[i+3]+a[i+4];}return f;}
function $hF$(a,b,c){let d,e,f;if(c==0)return 0;d=$mod(c,1000);e=$div(c,1000)*1000;f=b[2421+d];if(e==2000)return (-1000000);if(e==3000)return $hG$(a,b,d);return f>=0?b[4748+f]:50;}
function $hG$(a,b,c){let d,e,f,g;d=100+(b[2421+c]>=0?b[4748+b[2421+c]]:0);for(e=0;e<6;e++){f=a[53+6*c+e];g=f>=0?b[2421+f]:(-1);if(g>=0&&b[1725+g]==b[3])d+=Math.max(0,b[4748+g]);}return d;}
function $hH$(a,b,c,d){let e,f,g;e=b[3];g=(f=b[1317+(1-e)*11+3],a[63584+c*8]==8&&f>=0?$aD$(a,f):c);if(a[63584+g*8]==9)return 400;return $hj$(a,b,g,b[1317+e*11+2],0,d);}
function $hI$(a,b,c,d){let e,f;if(b[2]!=3&&b[2]!=15){b[1038]=0;b[1260]=0;b[1263]=0;}$gV$(b);for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c)b[4748+e]=$hJ$(a,b,e,d);}b[4812]=b[2]!=15?b[6]:0;}
function $hJ$(a,b,c,d){let e,f,g,h,i,j,k;e=b[1853+c];f=b[4];g=$hC$(a,b,c,e,0,d);h=g-$hD$(a,b,c,e,0,d);$eo$(a,b,c);for(i=f,k=b[4];i<k;i++){j=b[9+i];if(j==999)g=Math.max(g,1400+($fw$(a,b,c,999)?20000000:0));else g=Math.max(g,$hC$(a,b,c,j,b[4058+j],d));}b[4]=f;return g-h;}
function $hK$(a,b,c){if(b[2]==6)return 0;return $hf$(a,b,c,5);}
function $hL$(a,b,c){return $hf$(a,b,c,7);}
function $hM$(a,b,c){return $hf$(a,b,c,0);}
function $hN$(a,b,c){return $hf$(a,b,c,5);}
function $hO$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$e$(a,k,a[10]-1,word_at(i,j+o,0));$hU$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$hS$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&0)return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$hR$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$Y$(a,k,l);B=$R$(a,k,w);$X$(a,k,l);y=k[9+B];}if(n.length>0)r=$hQ$(k,y,n,r);$hP$(a,k,y);}$i$(a,k,m[o]);}return 0;}
function $hP$(a,b,c){$Z$(a,b,c);$hU$(a,b);}
function $hQ$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $hR$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $hS$(a,b,c){let d,e;d=$hT$(b[6]);if(d>=0){for(e=0;e<2;e++)c[377+2*d+e]=1+b[1317+e*11];}}
function $hT$(a){let b,c,d;if(a<=20)return a-1;if(a<=60){b=5;c=20;d=20;}else if(a<=160){b=20;c=60;d=28;}else if(a<=320){b=40;c=160;d=33;}else return (-1);if($mod(a-c,b))return (-1);return d+$div(a-c,b)-1;}
function $hU$(a,b){while(b[7]==0){b[0]=(-1);$W$(b);$cW$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$Z$(a,b,b[0]<0?b[9]:0);}b[0]=0;}
const DICE=new Dice($a$),GAME={"name": "battles", "row": 453, "aside": 80, "notes": 6400, "redrawn": 24301, "by_choice": false, "searched": 6202052, "author": "steady"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first);
const RULES={prepare:$cW$,settle:$Z$,hide:$Y$,show:$X$,clear:$W$,decides:$V$,asked:$R$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$W$,side_row:$Q$,record:$i$,redraw:$e$,objective:$d$,hexes_between:$c$,banners_needed:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$hN$,$hM$,$hL$,$hK$,$he$,$hd$,$fh$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($hO$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
