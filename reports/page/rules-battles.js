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
const $K15=[15,19];
const $K16=[15,19,23];
const $K17=[4,0];
function $a$(a){return roll($div(a,16),$K12[a&15],6);}
function $b$(a,b,c){return Math.max(1,a[23+c]-b[1317+c*11+1]);}
function $c$(a,b,c){return a[1429+b*230+c];}
function $d$(a,b,c,d){let e;e=57780+8*(b*230+c);return a[e+d];}
function $e$(a,b,c,d){let e;e=1-c;d=$f$(b,1339+e*32,1403,a[26],d);$f$(b,1467+e*48,1563,a[27],d);}
function $f$(a,b,c,d,e){let f,g,h,i,j,k,l;f=$h$(a,b,d);for(g=0,i=d;g<i;g++){h=g;a[c+h]+=a[b+h];a[b+h]=0;}j=$h$(a,c,d);for(k=0,l=f;k<l;k++){h=$g$(a,c,among(uniform_of(e),j));e=next_word(e);a[c+h]--;a[b+h]++;j--;}return e;}
function $g$(a,b,c){let d;d=0;while(c>=a[b+d]){c-=a[b+d];d++;}return d;}
function $h$(a,b,c){let d,e,f;d=0;for(e=0,f=c;e<f;e++)d+=a[b+e];return d;}
function $i$(a,b,c){$P$(a,b,c);if(b[7]==3){b[7]=0;c[451]=$div(10000*$j$(a,b,0,1)+32768,65536);b[7]=3;}}
function $j$(a,b,c,d){let e,f;if(b[7]!=0){if(b[8]<0)return 32768;return b[8]==c?65536:0;}$l$(a,b,d);e=0;for(f=0;f<26;f++)e+=a[117081+f]*b[8672+f];e=e>=0?$div(e,1000):(-$div((-e),1000));if(c!=b[5])e=(-e);return e>=0?$k$(a,e):65536-$k$(a,(-e));}
function $k$(a,b){let c,d,e;c=$div(b,2097152);if(c>=64)return a[117201];d=a[117137+c];e=a[117137+c+1];return d+$div((e-d)*(b&2097151),2097152);}
function $l$(a,b,c){let d,e;d=8608;e=8629;$r$(a,b,b[5],c,d);$r$(a,b,1-b[5],c,e);b[8672]=1000;$p$(b,d,e,8673);$n$(b,d,e,8679);$m$(b,d,e,8689);}
function $m$(a,b,c,d){let e,f,g;e=a[b+5];f=a[c+5];a[d]=$div(100*a[c+15],Math.max(1,a[c+1]));a[d+1]=(-$div(100*a[b+15],Math.max(1,a[b+1])));a[d+2]=$div(10*a[c+16],e);a[d+3]=(-$div(10*a[b+16],f));a[d+4]=$div(10*a[c+17],e);a[d+5]=(-$div(10*a[b+17],f));a[d+6]=1000*(Math.min(6,a[b+18])-Math.min(6,a[c+18]));g=$div(1000*a[b+19],Math.max(1,a[b+7]));a[d+7]=g-$div(1000*a[c+19],Math.max(1,a[c+7]));a[d+8]=1000*(a[b+20]-a[c+20]);}
function $n$(a,b,c,d){let e,f;e=a[b+5];f=a[c+5];a[d]=1000*(f-e);a[d+1]=$div(1000,e)-$div(1000,f);a[d+2]=1000*(Math.min(12,a[b+6])-Math.min(12,a[c+6]));a[d+3]=1000*(a[b+7]-a[c+7]);a[d+4]=1000*(a[b+8]-a[c+8]);a[d+5]=1000*(a[b+9]-a[c+9]);a[d+6]=$div(1000*a[c+10],e)-$div(1000*a[b+10],f);a[d+7]=$div(1000*a[c+11],f)-$div(1000*a[b+11],e);a[d+8]=$div(1000*a[b+12],e)-$div(1000*a[c+12],f);a[d+9]=$o$(a,b,e)-$o$(a,c,f);}
function $o$(a,b,c){return $div(1000*Math.min(a[b+13],c),c)>>Math.min(8,a[b+14]);}
function $p$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w;e=Math.max(1,a[b+1]+a[c+1]);f=a[b+5]+a[c+5];g=a[b+1]-a[c+1];h=g>0?c:b;a[d]=(i=1000*g,i>=0?$div(i,e):(-$div((-i),e)));a[d+1]=(j=1000*g*f,k=10*e,j>=0?$div(j,k):(-$div((-j),k)));a[d+2]=(l=5000*g,m=e*Math.max(1,a[h+2]),l>=0?$div(l,m):(-$div((-l),m)));n=(1+a[b+1])*$q$(a,b,a[c+5]);o=(1+a[c+1])*$q$(a,c,a[b+5]);r=(p=1000*(n-o),q=n+o,p>=0?$div(p,q):(-$div((-p),q)));a[d+3]=(s=r*Math.min(f,12),s>=0?$div(s,10):(-$div((-s),10)));t=a[b+3]-a[c+3];u=t+a[b+4]-a[c+4];a[d+4]=(v=1000*t,v>=0?$div(v,f):(-$div((-v),f)));a[d+5]=(w=1000*u,w>=0?$div(w,f):(-$div((-w),f)));}
function $q$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[b+2];e=a[b+3];f=a[b+4];g=Math.max(0,d-e-f);h=$div(1000*(a[b]-e-2*f),Math.max(1,g));i=Math.min(c,e);j=Math.min(Math.max(0,c-e),f);k=Math.min(Math.max(0,c-e-f),g);l=Math.max(0,c-d);return 1000*(i+2*j+4*l)+k*h+500;}
function $r$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;for(f=0;f<21;f++)b[e+f]=0;b[e+14]=12;g=1317+c*11;b[e+5]=Math.max(1,a[23+c]-b[1317+c*11+1]);h=b[g];i=b[g+2];b[e+6]=h;b[e+7]=i;for(f=0,j=a[27];f<j;f++)b[e+8]+=b[1467+c*48+f];if(a[61464+c])b[e+12]=a[61464+c]*$O$(a,b,c);for(k=0,l=a[25];k<l;k++)b[e+13]+=$N$(a,b,c,k);$K$(a,b,c);for(m=0,n=b[1723];m<n;m++){if(b[1853+m]>=0&&b[1725+m]==c)$y$(a,b,m,e);}$w$(a,b,c,e);if(d)$s$(a,b,c,e);}
function $s$(a,b,c,d){let e,f,g,h;for(e=0,h=a[26];e<h;e++){f=b[1339+c*32+e];if(f==0)continue;g=$t$(a,b,c,e);if(g<0){b[d+20]+=f;g=3;}b[d+19]+=f*g;b[d+18]=Math.max(b[d+18],g);}}
function $t$(a,b,c,d){let e,f,g,h,i,j,k;e=63580+d*8;f=b[1317+c*11+2];g=a[e];if(g==0){h=0;for(i=0;i<3;i++){j=a[e+1+i];h+=$v$(a,b,c,i,j==(-1)?f:j);}return h;}if(g==1){k=a[e+5]==(-1)?f:a[e+5];return $u$(a,b,c,a[e+4],k);}return (-1);}
function $u$(a,b,c,d,e){let f,g,h;f=0;for(g=0,h=b[1723];g<h;g++){if(f<e&&b[1853+g]>=0&&b[1725+g]==c&&b[1981+g]<0&&a[64413+a[64752+g]*10]==d)f++;}return f;}
function $v$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(f<e&&h>=0&&b[1725+g]==c&&b[1981+g]<0&&a[54329+c*230+h]>>d&1)f++;}return f;}
function $w$(a,b,c,d){let e,f,g,h,i;for(e=0,i=b[1724];e<i;e++){f=b[2301+e];if(f<0||a[64880+e]!=c)continue;b[d+9]++;g=b[2421+f];h=g<0||b[1789+g]==1;if(h&&$x$(a,b,c,f))b[d+10]+=a[64928+e];}}
function $x$(a,b,c,d){let e,f,g,h;for(e=0,h=b[1723];e<h;e++){f=b[1853+e];if(f>=0&&b[1725+e]!=c){g=a[1429+d*230+f];if(g<=1+a[64413+a[64752+e]*10+3])return 1;}}return 0;}
function $y$(a,b,c,d){let e,f,g,h,i;e=b[1725+c];f=b[1853+c];g=b[1789+c];b[d+2]++;b[d]+=g;b[d+1]+=g*a[117129+$J$(a,c)];if(b[1981+c]>=0)return;if(g<=2)b[d+3+g-1]++;if(b[2881+e*230+f])b[d+11]+=$d$(a,e,f,0);b[d+14]=Math.min(b[d+14],$I$(a,b,c,f));h=$z$(a,b,c,f);if(h>0){b[d+15]+=$div(a[h],10);i=$div(a[h+1]*a[64816+c],10);b[d+16]+=i;b[d+17]=Math.max(b[d+17],i);}}
function $z$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=0;f=0;g=b[1725+c];h=$G$(a,b,d,g,(-1))>=2;for(i=0,p=b[1723];i<p;i++){j=b[1853+i];if(j<0||b[1725+i]==g||b[1981+i]>=0)continue;k=a[1429+d*230+j];l=a[64413+a[64752+i]*10+3];m=a[64413+a[64752+i]*10+7];if(k>l+Math.max(1,m))continue;if(k<=1+l)n=$F$(a,b,i,j,c,d,h);else n=$A$(a,b,i,j,c,d,h);if(n>0){o=a[n]+3*a[n+1];if(o>e){e=o;f=n;}}}return f;}
function $A$(a,b,c,d,e,f,g){let h,i,j,k,l,m;h=$E$(a,a[64752+c],d,a[64752+e],f);i=a[1429+f*230+d];j=a[64413+a[64752+c]*10+7];m=(k=Math.min(i,j),l=i>j,a[h+29+(l?6:0)+k]);if(m==0)return 0;return $B$(a,b,e,h+13,m,a[h+(g?28:10)]);}
function $B$(a,b,c,d,e,f){let g;g=b[2651+b[1853+c]]>=0?1:0;return $C$(a,d,e,f+g,b[1789+c],g);}
function $C$(a,b,c,d,e,f){let g,h;g=a[b+4];h=a[b+6];return 64952+$D$(g,c,h,d,e,f);}
function $D$(a,b,c,d,e,f){let g;g=a*9+Math.min(b,8);g=(g*4+c)*3+Math.min(d,2);return ((g*5+Math.min(e,4))*2+f)*6;}
function $E$(a,b,c,d,e){let f,g,h;f=a[117202]+2;g=a[57319+c]*a[117202]+b;h=a[57319+e]*f+d;return a[117204]+(g*f*a[117203]+h)*41;}
function $F$(a,b,c,d,e,f,g){let h;h=$E$(a,a[64752+c],d,a[64752+e],f);if(a[h+26]==0||a[h+2]==0)return 0;return $B$(a,b,e,h,a[h+2],a[h+(g?28:10)]);}
function $G$(a,b,c,d,e){let f,g,h;f=0;for(g=0;g<6;g++){h=a[49+6*c+g];if(h>=0&&h!=e&&$H$(a,b,h)==d)f++;}return f;}
function $H$(a,b,c){if(b[2421+c]>=0)return b[1725+b[2421+c]];if(b[2651+c]>=0)return a[64880+b[2651+c]];return (-1);}
function $I$(a,b,c,d){let e,f;e=a[64752+c];f=99;if(b[6031])f=b[7057+d];if(b[6032]>>e&1)f=Math.min(f,b[7287+d]);return f;}
function $J$(a,b){let c,d;if(a[64413+a[64752+b]*10+6])return 0;c=a[64413+a[64752+b]*10+4];if(a[64413+a[64752+b]*10+1])return c?7:6;if(a[64413+a[64752+b]*10+5])return 5;d=a[64413+a[64752+b]*10]==2;if(c){if(d)return 1;return a[64413+a[64752+b]*10+7]>=4?4:3;}return d?0:2;}
function $K$(a,b,c){let d,e;d=2*b[6]+c+1;if(b[6030]==d)return;b[6030]=d;for(e=0;e<2;e++)$L$(a,b,c,e);}
function $L$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=7057+d*230;f=0;g=0;for(h=0,l=a[25];h<l;h++){b[e+h]=99;if(d==0){i=b[2421+h];j=i>=0&&b[1725+i]==c;k=$N$(a,b,c,h)>0&&!j;}else{g|=$M$(a,c,h);k=$M$(a,c,h)>0;}if(k){b[e+h]=0;f++;}}b[6031+d]=d==0?f:g;m=0;while(f>0){f=0;for(h=0,p=a[25];h<p;h++){if(b[e+h]!=m)continue;for(n=0;n<6;n++){o=a[49+6*h+n];if(o>=0&&a[56169+o]&&b[e+o]==99){b[e+o]=m+1;f++;}}}m++;}}
function $M$(a,b,c){let d;d=0;if($d$(a,b,c,3)>0)d|=$d$(a,b,c,4);if($d$(a,b,c,5)>0)d|=$d$(a,b,c,6);return d;}
function $N$(a,b,c,d){let e;e=$d$(a,c,d,0);if(b[3341+c*230+d]==0)e+=$d$(a,c,d,1);if(b[3801+d]==1-c)e+=a[61461-c];return e;}
function $O$(a,b,c){let d,e,f,g,h;d=0;for(e=0,h=b[1723];e<h;e++){f=b[1853+e];if(f>=0&&b[1725+e]!=c){g=a[54329+c*230+f];d|=g&2?2:g;}}return 3-(d&1)-(d>>1&1)-(d>>2&1);}
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
function $Z$(a,b,c){if(!$cO$(a,b,c))$aa$(a,b,c);}
function $aa$(a,b,c){let d;d=b[1];if(d<20){if(d<11){if(d<6){if(d<4){if(d<3)$cM$(a,b,c);else $cJ$(a,b,c);}else if(d<5)$cI$(a,b,c);else $cH$(a,b,c);}else if(d<8){if(d<7)$cG$(a,b,c);else $cF$(a,b,c);}else if(d<9)$cF$(a,b,c);else $cE$(a,b,c);}else if(d<15){if(d<13){if(d<12)$cD$(a,b,c);else $cy$(a,b,c);}else if(d<14)$cv$(b,c);else $co$(a,b,c);}else if(d<17){if(d<16)$ck$(a,b,c);else $cf$(a,b,c);}else if(d<18)$cf$(a,b,c);else if(d<19)$ce$(a,b,c);else $ce$(a,b,c);}else if(d<30){if(d<24){if(d<22){if(d<21)$cd$(b,c);else $bI$(a,b,c);}else if(d<23)$aS$(a,b,c);else $aO$(a,b,c);}else if(d<27){if(d<26)$aM$(a,b,c);else $aL$(a,b,c);}else if(d<28)$aJ$(a,b,c);else if(d<29)$aI$(a,b,c);else $aH$(a,b,c);}else if(d<36){if(d<34){if(d<33)$aG$(a,b,c);else $aE$(a,b,c);}else if(d<35)$ax$(a,b,c);else $as$(a,b,c);}else if(d<38){if(d<37)$ar$(b,c);else $aq$(b,c);}else if(d<39)$am$(a,b,c);else if(d<40)$ac$(a,b,c);else $ab$(b,c);}
function $ab$(a,b){let c;c=$g$(a,1403,b);a[1403+c]--;a[1271+c]++;}
function $ac$(a,b,c){let d,e,f,g;d=b[1316];e=$ai$(a,b,d,c);f=e[0];g=e[1];if(!g)$ad$(a,b,d,a[64413+a[64752+d]*10+2]-f);b[1]=36;}
function $ad$(a,b,c,d){if(d>0)$ae$(a,b,c,Math.min(d,b[1789+c]));}
function $ae$(a,b,c,d){let e;b[1789+c]-=d;if(b[1789+c]==0){e=b[1725+c];$ag$(a,b,c);$af$(a,b,1-e,a[64816+c]);}}
function $af$(a,b,c,d){let e;if(b[7]!=0)return;e=1317+c*11;b[e+1]+=d;if(b[e+1]>=a[23+c]){b[7]=1;b[8]=c;}}
function $ag$(a,b,c){let d;d=b[1853+c];b[2421+d]=(-1);b[1853+c]=(-1);b[2045+c]=0;$ah$(a,b,b[1725+c],d);}
function $ah$(a,b,c,d){if(b[2881+c*230+d]){b[2881+c*230+d]=0;b[1317+c*11+1]-=$d$(a,c,d,0);}}
function $ai$(a,b,c,d){let e,f,g,h;e=b[1853+c];f=a[1429+e*230+d];if(f==0)return $K13;g=b[2651+b[1853+c]];h=b[2651+d]>=0;$ak$(a,b,c,d);if(g>=0)$aj$(a,b,g,d);return [f,h];}
function $aj$(a,b,c,d){let e,f;e=b[2301+c];if(b[2651+e]==c)b[2651+e]=(-1);b[2651+d]=c;f=d;b[2301+c]=f;b[2325+c]=f;}
function $ak$(a,b,c,d){let e,f,g;e=b[1853+c];f=b[1725+c];if(e==d)return;b[2421+e]=(-1);$ah$(a,b,f,e);b[2421+d]=c;g=d;b[1853+c]=g;b[1917+c]=g;$al$(a,b,f,d);}
function $al$(a,b,c,d){let e,f;e=$d$(a,c,d,1);if(e>0&&b[3341+c*230+d]==0){b[3341+c*230+d]=1;f=$d$(a,c,d,2);b[1317+(1-c)*11+7]+=f;$af$(a,b,c,e);}}
function $am$(a,b,c){let d;b[1]=36;if(b[1315]!=3&&b[1315]!=5){$ao$(a,b,c);return;}d=b[2421+c];b[2237+d]=1;if(b[1315]==5)$ae$(a,b,d,1);else if($an$(a,d,c))$ad$(a,b,d,a[64413+a[64752+d]*10+2]);else{b[1316]=d;b[1]=39;}}
function $an$(a,b,c){let d;d=a[64752+b];return a[$E$(a,d,c,d,c)+12]>0;}
function $ao$(a,b,c){let d,e,f,g,h;d=$mod(c,1000);e=$div(c,1000)*1000;f=b[2421+d];g=b[2651+d];if(e==3000)b[1082]=d;if(f>=0&&e!=2000){h=f;b[2045+f]=1;b[1981+f]=(-1);b[2109+f]=0;b[2173+f]=b[1038]==3?2:1-b[2237+f];$ap$(a,b,d,a[64413+a[64752+f]*10]);}else{h=64+g;b[2349+g]=1;b[2373+g]=0;$ap$(a,b,d,4);}b[1083+b[1042]]=h;b[1171+h]=b[1037];b[1042]++;}
function $ap$(a,b,c,d){if(a[63580+b[1035]*8]==7)b[1044+8*b[1037]+d]++;else b[1044+8*b[1037]+a[54329+b[5]*230+c]]++;}
function $aq$(a,b){a[1315]=b;a[1037]=2;a[1040]=0;a[1]=38;}
function $ar$(a,b){if(b==0){a[1]=a[1042]>0?13:26;return;}a[1314]=1<<b-1;a[1313]&=~a[1314];a[1]=37;}
function $as$(a,b,c){let d;d=b[5];b[1]=12;$at$(a,b,b[1317+d*11+4],d,c);}
function $at$(a,b,c,d,e){$aw$(b,d,a[63837+c*12+3]);b[1317+(1-d)*11+7]+=a[63837+c*12+5];b[1317+d*11+8]+=a[63837+c*12+6];b[1260+e]+=a[63837+c*12+7];b[1263+e]+=a[63837+c*12+8];$au$(a,b,1-d,a[63837+c*12+4]);}
function $au$(a,b,c,d){let e;e=$av$(b,c,d);if(e>0){b[4050]=c;b[4056]=a[64708]+e;b[1]=11;}}
function $av$(a,b,c){let d,e;d=1317+b*11;e=Math.min(c,a[d]);a[d]-=e;a[1033]+=e;return c-e;}
function $aw$(a,b,c){let d;d=Math.min(c,a[1033]);a[1033]-=d;a[1317+b*11]+=d;}
function $ax$(a,b,c){b[1035]=$aD$(a,c);$ay$(a,b);}
function $ay$(a,b){let c,d,e;c=1317+b[5]*11;if(a[63580+b[1035]*8]!=9){d=b[1035];e=b[1303];b[c+3]=d;b[c+10]=e;}$az$(a,b);b[1]=a[63580+b[1035]*8]==7?4:6;}
function $az$(a,b){let c,d,e,f,g;b[1042]=0;b[1259]=0;for(c=0,e=a[30]>0?3:1;c<e;c++){b[1260+c]=0;b[1263+c]=0;for(d=0;d<8;d++)b[1044+8*c+d]=0;}$aA$(a,b,0);f=a[63580+b[1035]*8];if(f==7){g=a[47];b[1260]=g;b[1263]=g;}else if(f==2&&b[1041]==0)b[1260]=a[44];}
function $aA$(a,b,c){let d,e;d=c;e=b[1042];b[1037]=d;b[1043]=e;b[1082]=(-1);b[1041]=$aB$(a,b)?0:1;b[1038+c]=b[1041]?0:a[63580+b[1035]*8];}
function $aB$(a,b){let c,d,e,f,g;c=a[63580+b[1035]*8];if(c==8)return 0;d=a[63580+b[1035]*8+4];e=c==1||c==2||c==3||c==4;if(!e)return 1;for(f=0,g=b[1723];f<g;f++){if(b[1853+f]>=0&&b[1725+f]==b[5]&&$aC$(a,f,c,d))return 1;}return 0;}
function $aC$(a,b,c,d){if(c==1)return a[64413+a[64752+b]*10]==d;if(c==2)return a[64413+a[64752+b]*10+1]==1;if(c==3)return a[64413+a[64752+b]*10+4]==1;return a[64413+a[64752+b]*10+1]==0;}
function $aD$(a,b){let c,d,e,f,g,h,i,j;c=63580+b*8;for(d=0,j=a[26];d<j;d++){e=63580+d*8;f=1;for(g=0;g<8;g++){i=1<=(h=g)&&h<4?3-(g-1):g;f=f&&a[c+g]==a[e+i];}if(f)return d;}return b;}
function $aE$(a,b,c){let d;if(c!=0){d=b[5];b[1304]=b[1036]+1;$aF$(b,d,c);b[1303]=$mod(c,1000);}$ay$(a,b);}
function $aF$(a,b,c){let d;d=$mod(c,1000);if(c>=1000)a[1271+d]--;else{a[1339+b*32+d]--;a[1317+b*11+2]--;}a[1659+b*32+d]++;}
function $aG$(a,b,c){if(c>0){b[1467+b[5]*48+c-1]--;b[1611+c-1]++;$aw$(b,b[5],a[36]);}b[1]=a[30]>0?40:31;}
function $aH$(a,b,c){if(c)b[1317+b[5]*11+8]++;else $aw$(b,b[5],a[35]);b[1]=30;}
function $aI$(a,b,c){let d,e;d=c==b[1266]?b[1267]:b[1266];e=b[5];b[1339+e*32+d]--;b[1317+e*11+2]--;b[1435+d]++;b[1]=29;}
function $aJ$(a,b,c){let d;d=$aK$(b,b[5],c);b[1266+(b[1266]>=0?1:0)]=d;b[1268]--;}
function $aK$(a,b,c){let d;d=$g$(a,1403,c);a[1403+d]--;a[1339+b*32+d]++;a[1317+b*11+2]++;return d;}
function $aL$(a,b,c){let d;d=1-b[5];b[1317+d*11+9]--;$aK$(b,d,c);}
function $aM$(a,b,c){b[1]=15;if(c>0){$aN$(a,b,b[4031],0,c-1000);b[4038]=1;b[1]=16;}}
function $aN$(a,b,c,d,e){b[4031]=c;b[4037]=d;b[4036]=e;b[4035]=b[1853+c];b[4032]=b[2421+e];b[4033]=b[2651+b[4035]];b[4034]=b[2651+e];b[4039]=0;b[4040]=0;b[4041]=0;b[4042]=0;b[4044]=(-1);b[4043]=(-1);b[2173+c]=Math.max(0,b[2173+c]-1);}
function $aO$(a,b,c){let d,e,f;b[1]=15;if(c==0)return;d=b[4031];e=b[2651+b[1853+d]];$ak$(a,b,d,b[4036]);if(e>=0)$aj$(a,b,e,b[4036]);$aQ$(a,b,d);if(b[1853+d]<0||b[4038])return;f=a[64413+a[64752+d]*10+1]==1||e>=0;if(f&&$aP$(a,b,d))b[1]=24;}
function $aP$(a,b,c){let d;d=a[64413+a[64752+c]*10+1];return a[56629+d*230+b[1853+c]]==0;}
function $aQ$(a,b,c){let d,e,f,g;d=b[1725+c];e=b[1853+c];f=$d$(a,d,e,3);if(f>0&&$d$(a,d,e,4)>>a[64752+c]&1){g=b[2651+b[1853+c]];$ag$(a,b,c);if(g>=0)$aR$(a,b,g,3);$af$(a,b,d,f);}}
function $aR$(a,b,c,d){let e;e=b[2301+c];if(b[2651+e]==c)b[2651+e]=(-1);b[2301+c]=(-1);b[2397+c]=d;b[2349+c]=0;}
function $aS$(a,b,c){let d,e,f;d=$part(b,4519,4710);e=$part(b,4710,4738);f=e[0];if(f==0){$bH$(d,e,c);b[4043]=e[1];return;}if(f==4)$bG$(a,b,d,e,c);else if(f==5){$bF$(a,b,d,e,c);return;}else if(f==3)c=$bE$(d,e)-c;else if(f==6)$bD$(a,b,d,e,c);else if(f==1)$bz$(a,b,d,e,c);$aY$(d,e,c);if(f==4)$aU$(a,b);if(b[7]==0)$aT$(a,b);}
function $aT$(a,b){let c,d,e,f,g;c=$part(b,4519,4710);d=$part(b,4710,4738);for(e of $K14){f=1317+(e==0?b[5]:1-b[5])*11;g=c[11+e]+d[9+e*3];b[1033]+=b[f]-g;b[f]=g;}$aU$(a,b);}
function $aU$(a,b){let c,d,e,f,g,h;c=$part(b,4710,4738);for(d of $K15){e=d==15?b[4031]:b[4032];f=$aX$(b,d);if(e>=0&&b[1853+e]>=0){g=b[1789+e]-c[d];if(g>0)$ae$(a,b,e,g);}if(f>=0&&b[2301+f]>=0){h=c[d+1];if(h==3)$aW$(a,b,f);else if(h==4)$aV$(a,b,f);}}}
function $aV$(a,b,c){let d;d=a[64880+c];$aR$(a,b,c,2);b[1317+d*11+7]++;b[1317+(1-d)*11+8]++;}
function $aW$(a,b,c){$aR$(a,b,c,1);$af$(a,b,1-a[64880+c],a[64928+c]);}
function $aX$(a,b){let c;c=b==15?4033:4034;return a[c];}
function $aY$(a,b,c){let d;d=b[0];if(d==0)$bx$(a,b);else if(d==1)$bv$(a,b,c);else if(d==2)$bs$(a,b,c);else if(d==3)$br$(a,b,c);else if(d==4)$bp$(a,b);else if(d==5)$bk$(a,b,c);else if(d==6)$bg$(a,b,c);else $aZ$(a,b);}
function $aZ$(a,b){let c;c=$bb$(a,b);if(c==(-1)){$ba$(b);return;}b[1]=c;b[0]=0;if(c==4)b[6]=1;else if(c==7)b[7]=1;else if(c==6||c==5)b[8]=1;}
function $ba$(a){let b;a[0]=8;a[1]=0;a[3]=0;a[2]=0;a[4]=0;a[27]=0;for(b of $K16){a[b+3]=0;if(a[b+1]==1||a[b+1]==2)a[b+1]=0;}}
function $bb$(a,b){let c;c=b[1];if(c==0)return b[15]>0&&b[17]==0||a[22]>1?1:(-1);if(c==1)return $bd$(a,b);if(c==5)return b[15]>0&&b[17]==0?6:(-1);if(c==6&&!$bc$(b,23)&&a[17]==0)return b[23]>0&&a[180]>0?7:(-1);return (-1);}
function $bc$(a,b){return a[b+2]>0||a[b]==0&&a[b+1]!=1;}
function $bd$(a,b){if(a[15]==0)return a[18]==2?$bf$(a,b):(-1);if($bc$(b,19)){if(!$be$(a,b))return (-1);return a[17]?5:6;}if(a[16]==0&&b[19]>0&&a[141]>0)return 4;return (-1);}
function $be$(a,b){if(a[20]==0||!(b[15]>0&&b[17]==0))return 0;return a[21]==0||b[16]==1;}
function $bf$(a,b){let c,d,e,f;c=b[20];d=b[19]==0&&c!=1&&c!=2;e=b[21]+b[22];if(d)return (-1);if(e==0)return 2;f=Math.min(a[19]+e,24);return a[26+f]>0?3:(-1);}
function $bg$(a,b,c){let d,e,f;d=a[87+b[1]*13+1];e=c>>24;f=(c>>16&255)+(c>>8&255)+(c&255);if(b[d+1]==2){if(e>0)$bj$(a,b,d);}else $bh$(a,b,d,Math.min(e,b[d]));if(a[11+a[51+$div(d-15,4)*12+2]]>=0)b[9+a[51+$div(d-15,4)*12+2]*3+2]+=f;b[4]=0;b[0]=7;}
function $bh$(a,b,c,d){if(d>0){b[c]-=d;if(b[c]==0&&a[51+$div(c-15,4)*12+3]==0)$bi$(a,b,c);}}
function $bi$(a,b,c){let d;d=1-a[51+$div(c-15,4)*12+2];b[9+d*3+1]++;}
function $bj$(a,b,c){b[c+1]=3;$bi$(a,b,c);}
function $bk$(a,b,c){let d,e,f,g;d=a[87+b[1]*13+1];e=51+$div(d-15,4)*12;f=$bo$(a,b,d);g=a[e+9]==2?c:a[e+9];if(f<1||g==1){b[d+1]=4;$bn$(a,b,a[e+2],a[1]);b[0]=7;return;}b[d+1]=2;b[d+3]+=Math.min(a[3],f);$bl$(a,b,a[e+2],a[2]);b[0]=b[4]>0?6:7;}
function $bl$(a,b,c,d){let e;e=Math.min(d,$bm$(a,b,c));b[9+c*3]-=e;b[4]=d-e;}
function $bm$(a,b,c){let d;d=a[11+c];return d<0?9999:d+b[9+c*3];}
function $bn$(a,b,c,d){let e,f;if(a[24]>=0){e=9+(1-c)*3;f=a[24]-b[9+c*3]-b[e];d=Math.min(d,f);}b[9+c*3]+=d;}
function $bo$(a,b,c){return a[51+$div(c-15,4)*12+7]-b[c+2]-b[c+3];}
function $bp$(a,b){let c,d,e,f,g,h,i,j;c=87+b[1]*13;d=a[c+1];if(a[c+12]){$bq$(a,b,d);return;}e=51+$div(d-15,4)*12;f=b[3]*a[e+4];if(a[e+11]>0)f=a[e+11];g=Math.min(f,$bo$(a,b,d));h=f-g;b[3]=0;b[d+2]+=g;i=b[d+1]==1?1:0;$bh$(a,b,d,Math.min(h,b[d]));if(g>0){j=a[e+6]+g*(a[e+5]+i*a[8]);$bl$(a,b,a[e+2],j);}b[0]=b[4]>0?6:7;}
function $bq$(a,b,c){let d;$bh$(a,b,c,Math.min(b[3],b[c]));b[3]=0;d=a[25]>0&&b[c+1]==1;b[0]=d?2:7;}
function $br$(a,b,c){let d,e;d=a[51+$div(a[87+b[1]*13+1]-15,4)*12+8];e=d==1?Math.min(a[87+b[1]*13+11],$bE$(a,b)):$bE$(a,b)-c;b[3]-=e;b[0]=b[3]>0?4:7;}
function $bs$(a,b,c){let d,e;d=a[87+b[1]*13+1];e=c>>24==$bu$(a,b);if(e)$bj$(a,b,d);$bt$(b,d);if(b[d]==0&&!e)b[0]=5;}
function $bt$(a,b){if(a[b]==0)a[3]=0;a[0]=a[3]>0?3:7;}
function $bu$(a,b){let c;c=87+b[1]*13;if(b[a[c+1]]==0)return a[6];return a[c+9]?a[4]:a[5];}
function $bv$(a,b,c){let d,e,f,g,h,i,j;d=87+b[1]*13;e=a[d];f=a[d+1];h=(g=a[d+6],(c>>24)+Math.max(0,(c>>16&255)-g));i=Math.max(0,(c&255)-b[2]);$bn$(a,b,a[51+$div(e-15,4)*12+2],i);if(b[1]==1)b[5]=h;b[2]=0;if(b[f]==0){$bw$(a,b,f,h);return;}b[3]=c>>8&255;j=Math.min(h,b[f]);$bh$(a,b,f,j);if(j>0&&b[f+1]==1)b[0]=2;else $bt$(b,f);}
function $bw$(a,b,c,d){if(d>0){$bj$(a,b,c);b[0]=7;}else b[0]=5;}
function $bx$(a,b){let c,d,e;c=b[1];d=87+c*13;if(c==5||c==6&&a[17]==0)b[27]=$by$(a,b,165);if(c==6)b[2]=b[27];else if(c!=1)b[2]=$by$(a,b,d);else if(a[d+7]!=0){e=b[15]>0&&b[17]==0?1:0;b[2]=e+a[d+8];}else b[2]=a[d+8];b[0]=1;}
function $by$(a,b,c){let d,e,f,g;d=a[c+7];e=a[c];f=a[51+$div(e-15,4)*12+2];g=d==2||d==1&&b[e+1]==1;if(!g||$bm$(a,b,f)<a[9])return 0;$bl$(a,b,f,a[9]);return 1;}
function $bz$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=87+d[1]*13;g=c[87+d[1]*13+1];h=$bB$(c,d);i=$bA$(c,d);j=d[g];k=c[f+6];if(j==0||j>4||h>=9||k>=4)return;l=a[64952+$D$(i,h,k,0,j,0)];if(l==0)return;m=1000*Math.min((e>>24)+Math.max(0,(e>>16&255)-k),j)-l;b[4057]+=(g==15?b[5]:1-b[5])==1?m:(-m);}
function $bA$(a,b){let c;c=87+b[1]*13;if(b[a[c+1]]==0)return a[c+5];return a[c+4];}
function $bB$(a,b){let c,d,e;c=87+b[1]*13;d=a[c+2];if(b[1]==3)d=a[26+$bC$(a,b)];else if(b[1]==1&&!(e=a[c],b[e]>0&&b[e+2]==0))d=a[c+3];return d+b[2]*a[10];}
function $bC$(a,b){let c;c=a[19]+b[21]+b[22];return Math.min(c,24);}
function $bD$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=c[87+d[1]*13+1];b[4050]=f==15?b[5]:1-b[5];g=e>>16&255;h=e>>8&255;i=e&255;j=f==15?b[4031]:b[4032];if(d[f+1]==2){b[4051]=b[2301+$aX$(b,f)];j=(-1);}else b[4051]=b[1917+j];if(j<0||a[64413+a[64752+j]*10]==3){b[4052]=g;b[4053]=h;b[4054]=i;return;}k=a[64413+a[64752+j]*10];l=g;for(m=0;m<3;m++){b[4052+m]=m==k?0:l;l=m==k?l:h;}}
function $bE$(a,b){let c,d;c=87+b[1]*13;d=b[a[c+1]+1]==1?1:0;return Math.min(a[0],a[c+10]+d,b[3]);}
function $bF$(a,b,c,d,e){let f,g,h,i,j;f=c[87+d[1]*13+1];g=$aX$(b,f);h=51+$div(f-15,4)*12;i=e!=999;if(i){j=a[1429+b[2301+g]*230+e];c[3]=j;$aj$(a,b,g,e);}else c[h+7]=d[f+2]+d[f+3];$aY$(c,d,i?0:1);$aT$(a,b);}
function $bG$(a,b,c,d,e){let f,g,h,i,j,k,l;f=c[87+d[1]*13+1];g=51+$div(f-15,4)*12;h=d[3]*c[g+4];i=f==15?b[4031]:b[4032];j=$ai$(a,b,i,e);k=j[0];l=j[1];c[g+7]=d[f+2]+d[f+3]+k;c[g+11]=l&&k<h?k:0;}
function $bH$(a,b,c){if(c)a[87+b[1]*13+7]=2;}
function $bI$(a,b,c){$cb$(a,b,c);$bJ$(a,b);}
function $bJ$(a,b){$bK$(a,b);$aT$(a,b);b[1]=22;}
function $bK$(a,b){let c,d,e,f;c=$part(b,4519,4710);d=$part(b,4710,4738);for(e=0;e<51;e++)c[e]=a[64701+e];for(e=87;e<191;e++)c[e]=0;f=b[5];c[11]=b[1317+f*11];c[12]=b[1317+(1-f)*11];c[24]=b[1033];c[13]=b[4039]*a[64710];c[15]=b[4037]==1?0:1;c[16]=b[4040];c[18]=1;$ca$(a,b,c,15,b[4031],b[4033],0);$ca$(a,b,c,19,b[4032],b[4034],1);if(b[4037]==1)$bZ$(a,b,c);else $bN$(a,b,c);$bL$(c,d);}
function $bL$(a,b){let c;for(c=0;c<28;c++)b[c]=0;$bM$(a,b);}
function $bM$(a,b){let c,d;for(c of $K16){b[c]=a[51+$div(c-15,4)*12];b[c+1]=a[51+$div(c-15,4)*12+1];}for(d of $K14)b[9+d*3]=(-a[13+d]);b[1]=a[16]?0:1;b[0]=0;}
function $bN$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p;d=b[4031];f=(e=b[4036],$E$(a,a[64752+d],b[1853+d],$bY$(a,b,e),e));g=$bX$(a,c,1,f,1,15,19);c[g+2]+=b[1260+b[1171+d]];j=(h=b[4036],i=1-b[5],$G$(a,b,h,i,(-1))>=2);c[g+10]=a[f+(j?28:10)]+b[4042];$bU$(a,b,c,g);if(b[4037]==2)$bP$(a,b,c,g);if($bO$(a,b)){m=(k=b[4032],l=b[4035],$E$(a,a[64752+k],b[1853+k],$bY$(a,b,l),l));j=(n=b[4035],o=b[5],$G$(a,b,n,o,(-1))>=2);for(p of $K17){g=$bX$(a,c,p,m,1,19,15);c[g+2]+=b[4041];c[g+10]=a[m+(j?28:10)];}}}
function $bO$(a,b){let c,d,e;c=b[4032];if(c<0)return 0;e=(d=b[4035],$E$(a,a[64752+c],b[1853+c],$bY$(a,b,d),d));return a[e+26]>0&&a[e+2]>0;}
function $bP$(a,b,c,d){let e,f,g,h,i,j;e=b[4036];f=1;for(g=0;g<6;g++){h=a[49+6*e+g];i=h>=0?b[2421+h]:(-1);if(i!=b[4031]&&$bQ$(a,b,i,e)){j=a[$E$(a,a[64752+i],b[1853+i],$bY$(a,b,e),e)+2]+b[1260+b[1171+i]];c[d+2]+=j;c[d+3]+=j;b[2173+i]--;f++;}}c[22]=f;}
function $bQ$(a,b,c,d){if(c<0||b[1725+c]!=b[5]||!a[64413+a[64752+c]*10+5])return 0;return $bS$(a,b,c)&&$bR$(a,b,c,b[1853+c],d);}
function $bR$(a,b,c,d,e){let f;f=$E$(a,a[64752+c],d,$bY$(a,b,e),e);return a[f+26]>0;}
function $bS$(a,b,c){let d;if(b[2173+c]==0||b[2045+c]==0)return 0;if(b[1038+b[1171+c]]==4&&a[64413+a[64752+c]*10+4])return 0;d=b[2109+c];if(d==0)return 1;if(d>$bT$(a,b,c))return 0;return $aP$(a,b,c);}
function $bT$(a,b,c){let d,e,f;d=a[64413+a[64752+c]*10+3];e=b[1038+b[1171+c]];f=a[64413+a[64752+c]*10];if(e==2&&f==2)return Math.max(d,a[43]);if(e==4&&(f==1||f==2))return Math.max(d,a[45]);return d;}
function $bU$(a,b,c,d){if(b[4039]==0)return;if($bV$(a,b,b[4035],b[5])){c[d+7]=2;c[d+8]=b[4039]-1;}else c[d+8]=b[4039];}
function $bV$(a,b,c,d){if(a[57089+c])return 0;return b[2651+c]>=0||$bW$(a,b,c,d);}
function $bW$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[49+6*c+e];if(f>=0){g=b[2651+f];if(g>=0&&a[64880+g]==d&&a[64904+g]==1)return 1;}}return 0;}
function $bX$(a,b,c,d,e,f,g){let h,i,j;h=87+c*13;i=d+(e?0:13);for(j=0;j<13;j++)b[h+j]=a[i+j];b[h]=f;b[h+1]=g;return h;}
function $bY$(a,b,c){let d,e;d=b[2421+c];if(d>=0)return a[64752+d];e=a[64904+b[2651+c]]==1?1:0;return a[117202]+e;}
function $bZ$(a,b,c){let d,e,f,g,h,i,j,k,l,m;f=(d=b[4031],e=b[4036],$E$(a,a[64752+d],b[1853+d],$bY$(a,b,e),e));g=$bX$(a,c,1,f,0,15,19);h=a[1429+b[4035]*230+b[4036]];i=b[4031];j=a[f+29+(b[2109+i]>0?6:0)+h];c[g+2]=j+b[1263+b[1171+i]];m=(k=b[4036],l=1-b[5],$G$(a,b,k,l,(-1))>=2);c[g+10]=a[f+(m?28:10)];}
function $ca$(a,b,c,d,e,f,g){let h,i,j;h=e>=0?a[64752+e]:a[117202];i=51+$div(d-15,4)*12;for(j=0;j<12;j++)c[i+j]=a[64533+h*12+j];c[i]=e>=0?b[1789+e]:0;c[i+1]=f>=0?1:0;c[i+2]=g;c[i+7]=99;c[i+11]=0;}
function $cb$(a,b,c){let d,e;b[1]=22;d=1-b[5];if(c==1){e=a[63836];b[1339+d*32+e]--;b[1317+d*11+2]--;b[1317+d*11+6]++;b[1317+d*11+9]++;b[4040]=1;}else if(c>1){$cc$(a,b,d,c-2);b[4040]=a[63837+(c-2)*12+9];b[4041]=a[63837+(c-2)*12+10];b[4042]=a[63837+(c-2)*12+11];}}
function $cc$(a,b,c,d){let e;e=1317+c*11;b[1467+c*48+d]--;b[e+4]=d;b[e]-=a[63837+d*12+2];b[e+5]+=a[63837+d*12+2];}
function $cd$(a,b){a[4039]=b;a[1]=21;}
function $ce$(a,b,c){let d,e,f,g;d=c>>24;e=c&255;if(b[1]==18){$aw$(b,b[4044],e);b[4047]=d;b[1]=19;return;}$aw$(b,1-b[4044],e);b[1]=20;if(b[4047]==d)return;f=b[4047]>d?1-b[4044]:b[4044];g=f==b[5]?4033:4034;$aR$(a,b,b[g],4);b[g]=(-1);b[1317+f*11+7]++;}
function $cf$(a,b,c){let d;d=b[1]==16;if(c)$cg$(a,b,d?b[5]:1-b[5]);else b[1]=d?17:20;}
function $cg$(a,b,c){let d;$cc$(a,b,c,$ci$(a,b,c));b[4044]=c;for(d=0;d<2;d++)b[4045+d]=$ch$(a,b,d);b[1]=18;}
function $ch$(a,b,c){let d,e,f,g,h,i,j;d=1317+c*11;e=1317+(1-c)*11;f=b[d+2];if(c==b[5])f+=b[1303]<0?1:2;f+=c==b[4044]?2:0;f+=b[d]>b[e]?1:0;g=b[4033];h=b[4034];if(c!=b[5]){i=h;j=g;g=i;h=j;}f+=a[64904+g]>a[64904+h]?1:0;return f;}
function $ci$(a,b,c){let d,e;for(d=0,e=a[27];d<e;d++){if(a[63837+d*12+1]==3&&$cj$(a,b,c,d,2))return d;}return (-1);}
function $cj$(a,b,c,d,e){if(b[1467+c*48+d]==0)return 0;if(a[63837+d*12]!=e||b[1317+c*11+4]>=0)return 0;return a[63837+d*12+2]<=b[1317+c*11];}
function $ck$(a,b,c){if(c==0)$cm$(b);else{$cl$(a,b,c);b[1]=16;}}
function $cl$(a,b,c){$aN$(a,b,$div(c,10000)-1,$div($mod(c,10000),1000),$mod(c,1000));b[4038]=0;}
function $cm$(a){let b;b=$cn$(a);if(b>=0)a[2173+b]=0;else a[1]=26;}
function $cn$(a){let b,c;if(a[1038]==3){for(b=0,c=a[1042];b<c;b++){if(a[2173+a[1083+b]]==1)return a[1083+b];}}return (-1);}
function $co$(a,b,c){let d;d=b[1083+b[1259]];b[1259]++;b[1]=13;if(d<64)$cq$(a,b,d,c);else $cp$(a,b,d-64,c);}
function $cp$(a,b,c,d){if(d==999){$av$(b,a[64880+c],a[39]);$aR$(a,b,c,3);return;}if(d!=b[2301+c]){b[2373+c]=1;$aj$(a,b,c,d);}}
function $cq$(a,b,c,d){let e,f;e=b[1853+c];if(d==e)return;f=$cu$(a,b,c);if(d==999){$cr$(a,b,c,f);return;}b[2109+c]=b[4058+d];$ak$(a,b,c,d);if(f>=0)$aj$(a,b,f,d);$aQ$(a,b,c);}
function $cr$(a,b,c,d){let e,f;e=b[1725+c];f=$cs$(a,b,c);$ag$(a,b,c);if(d>=0)$aR$(a,b,d,3);$af$(a,b,e,f);}
function $cs$(a,b,c){let d,e,f,g,h,i,j;d=b[1725+c];e=a[64752+c];f=b[1853+c];g=$ct$(a,b,c);h=0;for(i=0,j=a[25];i<j;i++){if(b[4058+i]<g&&$d$(a,d,i,6)>>e&1&&!(i==f?0:a[56399+i]>0||b[3801+i]>=0||b[2651+i]>=0))h=Math.max(h,$d$(a,d,i,5));}return h;}
function $ct$(a,b,c){let d,e,f,g;d=a[64413+a[64752+c]*10+2];e=b[1038+b[1171+c]];f=a[64413+a[64752+c]*10+1];g=a[64413+a[64752+c]*10];if(e==3)return 0;if(e==2&&g==2)return Math.max(d,a[43]);if(e==4&&f==0&&(g==1||g==2))return Math.max(d,a[45]);if(e==6)return Math.min(d,a[46]);return d;}
function $cu$(a,b,c){let d;d=b[2651+b[1853+c]];return d>=0&&b[2349+d]?(-1):d;}
function $cv$(a,b){let c,d;if(b==0){a[1]=15;return;}c=a[1259];while((d=a[1083+c],d<64?a[1853+d]:a[2301+d-64])<0||$cx$(a,a[1083+c])!=b)c++;$cw$(a,c);}
function $cw$(a,b){let c;c=a[1083+b];while(b>a[1259]){a[1083+b]=a[1083+b-1];b--;}a[1083+b]=c;a[1]=14;}
function $cx$(a,b){let c;c=b<64?a[1853+b]:a[2301+b-64];if(b>=64&&a[2421+c]>=0)return 2000+c;return 1000+c;}
function $cy$(a,b,c){if(c>0)$ao$(a,b,c);else if(a[30]>0)$cz$(a,b);else if(b[1042]>0)b[1]=13;else b[1]=26;}
function $cz$(a,b){if(b[1037]==0&&b[1303]>=0)$cC$(a,b);else $cA$(a,b);}
function $cA$(a,b){let c;b[1313]=$cB$(a,b[1034])?7:0;for(c=0;c<16;c++){if(b[1044+c]>0)b[1313]&=~(c&7);}if(b[1303]>=0)b[1035]=b[1034];b[1]=36;}
function $cB$(a,b){let c;c=a[63580+b*8];if(c==0||c==5)return 1;return c==4||c==6;}
function $cC$(a,b){let c,d;c=b[1303];d=b[1304];b[1035]=c;b[1036]=d;$aA$(a,b,1);}
function $cD$(a,b,c){let d;b[4051]=(-1);for(d=0;d<3;d++)b[4052+d]=c>>16-8*d&255;b[1]=12;}
function $cE$(a,b,c){let d;b[1]=10;b[4050]=1-b[5];b[4051]=(-1);for(d=0;d<3;d++)b[4052+d]=c>>24-8*d&255;b[4055]=(c&255)*a[48];}
function $cF$(a,b,c){let d,e;if(b[1]==7){b[4049]=c>>24;b[1]=8;return;}b[1]=12;if(b[4049]>c>>24){d=b[4048];e=b[5];$ah$(a,b,1-e,b[1853+d]);b[1725+d]=e;b[1981+d]=(-1);$al$(a,b,e,b[1853+d]);$az$(a,b);}}
function $cG$(a,b,c){let d,e,f;b[1]=12;if(c==0)return;d=$div(c,1000)-1;e=b[5];$cc$(a,b,e,d);f=a[63837+d*12+1];if(f==1){b[4048]=b[2421+$mod(c,1000)];b[1]=7;}else if(f==2)b[1]=9;else if(b[1303]>=0&&(a[63837+d*12+7]>0||a[63837+d*12+8]>0))b[1]=35;else $at$(a,b,d,e,0);}
function $cH$(a,b,c){b[1081]--;if(c)$aw$(b,b[5],1);else b[1080]++;}
function $cI$(a,b,c){let d,e;b[1081]=b[1036];for(d=0;d<4;d++){e=c>>24-8*d&255;b[1076+d]=e;b[1081]-=e;}b[1080]=0;b[1]=5;}
function $cJ$(a,b,c){if(a[30]>0)$cL$(a,b,c);else $cK$(a,b,c);}
function $cK$(a,b,c){let d,e,f;d=b[5];b[1036]=b[1317+d*11+2]+(c>=1000?1:0);$aF$(b,d,c);e=c;b[1034]=e;b[1035]=e;f=b[1317+(1-d)*11+3];if(a[63580+c*8]==8&&f>=0)b[1035]=$aD$(a,f);$ay$(a,b);}
function $cL$(a,b,c){let d,e,f;d=b[5];e=$mod(c,1000);b[1036]=b[1317+d*11+2]+(c>=1000?1:0);$aF$(b,d,c);f=e;b[1034]=f;b[1035]=f;b[1303]=(-1);if(a[63580+e*8]==8)b[1]=34;else if(c<1000&&$cB$(a,e))b[1]=33;else $ay$(a,b);}
function $cM$(a,b,c){let d;d=b[1270]&1;if(b[1270]>=2)$cN$(b,d,c);else $aK$(b,d,c);}
function $cN$(a,b,c){let d;d=$g$(a,1563,c);a[1563+d]--;a[1467+b*48+d]++;return d;}
function $cO$(a,b,c){let d,e,f;if(b[4052]+b[4053]+b[4054]>0){b[4052+$cQ$(b)]--;$ae$(a,b,b[2421+c],1);return 1;}for(d=0;d<2;d++){e=1317+d*11;if(b[e+7]>0){b[e+7]--;$cP$(b,d,c);return 1;}}for(d=0;d<2;d++){e=1317+d*11;if(b[e+8]>0){b[e+8]--;f=$cN$(b,d,c);if(b[1]==30)b[1269]=f;return 1;}}return 0;}
function $cP$(a,b,c){let d,e;d=1339+b*32;e=$g$(a,d,c);a[d+e]--;a[1435+e]++;a[1317+b*11+2]--;}
function $cQ$(a){let b;b=0;while(a[4052+b]==0)b++;return b;}
function $cR$(a,b){if(!$eW$(a,b))$cS$(a,b);}
function $cS$(a,b){let c;c=b[1];if(c<20){if(c<10){if(c<5){if(c<2){if(c<1)$eV$(a,b);else $eU$(a,b);}else if(c<3)$eS$(a,b);else if(c<4)$eR$(a,b);else $eQ$(b);}else if(c<7){if(c<6)$eO$(a,b);else $eM$(a,b);}else if(c<8)$eK$(b);else if(c<9)$eK$(b);else $eI$(a,b);}else if(c<15){if(c<12){if(c<11)$eH$(a,b);else $eG$(b);}else if(c<13)$eo$(a,b);else if(c<14)$el$(a,b);else $ef$(a,b);}else if(c<17){if(c<16)$dW$(a,b);else $dT$(a,b);}else if(c<18)$dT$(a,b);else if(c<19)$dS$(b);else $dS$(b);}else if(c<30){if(c<25){if(c<22){if(c<21)$dP$(a,b);else $dN$(a,b);}else if(c<23)$dD$(a,b);else if(c<24)$dB$(a,b);else $dA$(a,b);}else if(c<27){if(c<26)$dv$(a,b);else $du$(a,b);}else if(c<28)$dt$(a,b);else if(c<29)$ds$(a,b);else $dr$(a,b);}else if(c<36){if(c<33){if(c<31)$dq$(a,b);else $dp$(a,b);}else if(c<34)$do$(a,b);else if(c<35)$dn$(a,b);else $dm$(b);}else if(c<38){if(c<37)$dk$(a,b);else $dj$(b);}else if(c<39)$dg$(a,b);else if(c<40)$cX$(a,b);else $cT$(a,b);}
function $cT$(a,b){let c;if($h$(b,1271,a[26])<a[30]){c=$cV$(b,1403,1435,a[26]);if(c>0){$cU$(b,c);return;}}if(b[1270]==4){b[1270]++;b[1]=1;}else b[1]=31;}
function $cU$(a,b){a[0]=100000+b;}
function $cV$(a,b,c,d){let e;e=$h$(a,b,d);if(e==0){$cW$(a,b,c,d);e=$h$(a,b,d);}return e;}
function $cW$(a,b,c,d){let e,f;for(e=0,f=d;e<f;e++){a[b+e]+=a[c+e];a[c+e]=0;}}
function $cX$(a,b){let c;c=b[1316];$cY$(a,b,c,a[64413+a[64752+c]*10+2]);}
function $cY$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[1725+c];f=b[1853+c];$df$(b);b[4288]=f;b[4058+f]=0;g=0;h=1;while(g<h){i=b[4288+g];g++;if($de$(a,b,c,i,d)){$dd$(b,i);continue;}for(j=0;j<2;j++){k=a[54789+2*(e*230+i)+j];if(k>=0&&$dc$(a,b,c,b[2651+b[1853+c]],k)&&!$db$(b,h,k)){b[4058+k]=b[4058+i]+1;b[4288+h]=k;h++;}}}if(b[4]==0){for(j=0,l=h;j<l;j++){if($da$(a,b,c,b[4288+j]))$dd$(b,b[4288+j]);}}$cZ$(b,10,e);}
function $cZ$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $da$(a,b,c,d){let e,f,g;e=b[1725+c];for(f=0;f<2;f++){g=a[54789+2*(e*230+d)+f];if(g>=0&&$dc$(a,b,c,b[2651+b[1853+c]],g))return 0;}return 1;}
function $db$(a,b,c){let d,e;for(d=0,e=b;d<e;d++){if(a[4288+d]==c)return 1;}return 0;}
function $dc$(a,b,c,d,e){let f,g;if(a[56169+e]==0||b[2421+e]>=0)return 0;f=b[2651+e];if(f<0)return 1;g=a[64880+f]==b[1725+c];return g&&d<0&&(a[64413+a[64752+c]*10+1]==0||a[64904+f]==1);}
function $dd$(a,b){a[9+a[4]]=b;a[4]++;}
function $de$(a,b,c,d,e){if(b[4058+d]==e)return 1;return d!=b[1853+c]&&b[2651+d]>=0;}
function $df$(a){a[4]=0;}
function $dg$(a,b){let c,d,e,f,g;c=b[1315];d=c==3||c==5;$df$(b);for(e=0,g=b[1723];e<g;e++){f=b[1853+e];if(f>=0&&b[1725+e]==b[5]&&(a[54329+b[5]*230+f]&b[1314])>0&&b[2045+e]==0){if(d)$dd$(b,f);else if(b[1981+e]<0&&(c==4||a[64413+a[64752+e]*10]==c))$dd$(b,1000+f);}}if(c==4)$dh$(a,b);if(b[4]==0)b[1]=36;else $cZ$(b,d?24:3,b[5]);}
function $dh$(a,b){let c,d,e,f;for(c=0,f=b[1724];c<f;c++){d=b[2301+c];if(d<0||a[64880+c]!=b[5]||!((a[54329+b[5]*230+d]&b[1314])>0))continue;if(b[2349+c])continue;e=b[2421+d];if(e<0)$dd$(b,1000+d);else if($di$(a,e,c))$dd$(b,2000+d);}}
function $di$(a,b,c){let d;d=a[64413+a[64752+b]*10+6]==1;return !(d&&a[64904+c]==2);}
function $dj$(a){$cU$(a,6);}
function $dk$(a,b){let c;$df$(b);$dd$(b,0);for(c=0;c<3;c++){if(b[1313]>>c&1&&$dl$(a,b,b[5],1<<c))$dd$(b,1+c);}$cZ$(b,23,b[5]);}
function $dl$(a,b,c,d){let e,f,g,h,i;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c&&a[54329+c*230+b[1853+e]]&d)return 1;}for(g=0,i=b[1724];g<i;g++){h=b[2301+g];if(h>=0&&a[64880+g]==c&&a[54329+c*230+h]&d)return 1;}return 0;}
function $dm$(a){$df$(a);$dd$(a,0);$dd$(a,1);$cZ$(a,22,a[5]);}
function $dn$(a,b){let c;c=1317+(1-b[5])*11;$df$(b);if(b[c+3]<0){$ay$(a,b);return;}$dd$(b,b[c+3]);if(b[c+10]>=0&&b[c+10]!=b[c+3])$dd$(b,b[c+10]);$cZ$(b,21,b[5]);}
function $do$(a,b){let c,d;$df$(b);$dd$(b,0);for(c=0,d=a[26];c<d;c++){if(b[1271+c]>0&&$cB$(a,c))$dd$(b,1000+c);}$cZ$(b,20,b[5]);}
function $dp$(a,b){let c;for(c=0;c<2;c++)b[1317+c*11+4]=(-1);b[1266]=(-1);b[1267]=(-1);b[1269]=(-1);b[5]=1-b[5];b[6]++;b[1]=1;}
function $dq$(a,b){let c,d,e,f;c=b[5];$df$(b);$dd$(b,0);if(b[1317+c*11+4]<0){for(d=0,f=a[27];d<f;d++){e=d==b[1269]?1:0;if(b[1467+c*48+d]>e)$dd$(b,1+d);}}$cZ$(b,17,c);}
function $dr$(a,b){let c;$df$(b);$dd$(b,0);c=a[27];if($h$(b,1563,c)+$h$(b,1611,c)>0)$dd$(b,1);$cZ$(b,16,b[5]);}
function $ds$(a,b){$df$(b);$dd$(b,b[1266]);if(b[1267]!=b[1266])$dd$(b,b[1267]);$cZ$(b,15,b[5]);}
function $dt$(a,b){let c;c=b[1268]>0?$cV$(b,1403,1435,a[26]):0;if(c>0){$cU$(b,c);return;}b[1]=b[1267]>=0?28:29;}
function $du$(a,b){let c,d;c=1-b[5];if(b[1317+c*11+9]>0){d=$cV$(b,1403,1435,a[26]);if(d>0)$cU$(b,d);else b[1317+c*11+9]=0;return;}b[1]=25;}
function $dv$(a,b){$dy$(a,b);if(a[30]>0)$dw$(a,b);}
function $dw$(a,b){let c,d,e,f;c=b[5];d=b[1303];e=1317+c*11;if(d>=0){b[1435+d]++;f=$dx$(a,c,b[1035],d);if(f>0&&b[e+1]+f<a[23+c])$af$(a,b,c,f);if(a[63580+d*8+7])b[1268]=2;}if(b[e+2]>=a[31+c])b[1268]=0;b[1303]=(-1);}
function $dx$(a,b,c,d){let e,f;e=b*32;f=a[61530+(e+c)*32+d];return a[61466+e+d]-f;}
function $dy$(a,b){let c,d,e,f;c=b[5];$dz$(a,b);for(d=0;d<2;d++){e=1317+d*11;b[1033]+=b[e+5];b[e+5]=0;if(b[e+4]>=0)b[1611+b[e+4]]++;b[1435+a[63836]]+=b[e+6];b[e+6]=0;}b[1435+b[1034]]++;f=a[61466+c*32+b[1035]];e=1317+c*11;if(f>0&&b[e+1]+f<a[23+c])$af$(a,b,c,f);b[1268]=a[63580+b[1035]*8+7]?2:1;b[1034]=(-1);b[1]=27;}
function $dz$(a,b){let c,d,e,f;for(c=0,d=b[1723];c<d;c++){b[2045+c]=0;b[2109+c]=0;b[2173+c]=0;b[2237+c]=0;b[1171+c]=0;}for(e=0,f=b[1724];e<f;e++){b[2349+e]=0;b[2373+e]=0;b[1235+e]=0;}}
function $dA$(a,b){let c,d,e,f;c=b[4031];$df$(b);$dd$(b,0);d=b[1853+c];for(e=0;e<6;e++){f=a[49+6*d+e];if(f>=0&&$H$(a,b,f)==1-b[5]&&$bR$(a,b,c,d,f))$dd$(b,1000+f);}$cZ$(b,14,b[5]);}
function $dB$(a,b){let c,d,e;c=b[4031];d=b[1853+c]==b[4035];e=$H$(a,b,b[4036])==(-1);if(b[4037]==1||!d||!e){b[1]=15;return;}$dC$(b,13,b[5]);}
function $dC$(a,b,c){$df$(a);$dd$(a,0);$dd$(a,1);$cZ$(a,b,c);}
function $dD$(a,b){if($dE$(a,b))b[1]=23;}
function $dE$(a,b){let c,d,e,f,g,h,i;c=$part(b,4519,4710);d=$part(b,4710,4738);e=d[0];if(e==0&&$dL$(a,b,d))return 0;if(e==4&&!(c[87+d[1]*13+12]>0)){f=d[3]*c[51+$div(c[87+d[1]*13+1]-15,4)*12+4];$cY$(a,b,c[87+d[1]*13+1]==15?b[4031]:b[4032],f);return 0;}if(e==5){$dI$(a,b,$aX$(b,c[87+d[1]*13+1]));return 0;}g=$dF$(c,d);if(g==0)return 1;if(g>0)b[0]=g;else if(e==3&&$bE$(c,d)>Math.min(c[87+d[1]*13+11],$bE$(c,d))){$df$(b);for(h=Math.min(c[87+d[1]*13+11],$bE$(c,d)),i=$bE$(c,d)+1;h<i;h++)$dd$(b,h);$cZ$(b,9,c[87+d[1]*13+1]==15?b[5]:1-b[5]);}else{$aY$(c,d,0);$aT$(a,b);}return 0;}
function $dF$(a,b){let c,d,e,f,g,h;c=b[0];if(c==8)return 0;if(c==1)return (d=$bB$(a,b),e=$bA$(a,b),d*16+e);if(c==2)return (f=$bu$(a,b),f*16+7);if(c==6)return (g=a[7]+b[4],h=$dH$(a,b),g*16+h);if(c==3||c==5)return $dG$(a,b);return (-1);}
function $dG$(a,b){let c,d,e;c=a[87+b[1]*13+1];d=51+$div(c-15,4)*12;if(b[0]==3){e=$bE$(a,b)-Math.min(a[87+b[1]*13+11],$bE$(a,b))+1;if(e>1&&a[d+8]==2)return (-(2*e+a[d+2]));}else if(a[d+9]==2&&$bo$(a,b,c)>0)return (-(4+a[d+2]));return (-1);}
function $dH$(a,b){let c;c=a[87+b[1]*13+1];if(b[c+1]==2)return a[23];return a[51+$div(c-15,4)*12+10];}
function $dI$(a,b,c){let d,e,f,g,h,i,j,k;d=a[64880+c];e=b[2301+c];f=a[64704];$df$(b);$dd$(b,999);b[4288]=e;b[4058+e]=0;g=0;h=1;while(g<h){i=b[4288+g];g++;if(b[4058+i]==f)continue;for(j=0;j<2;j++){k=a[54789+2*(d*230+i)+j];if(k>=0&&$dK$(a,b,d,k)&&!$db$(b,h,k)){b[4058+k]=b[4058+i]+1;b[4288+h]=k;h++;if($dJ$(a,b,c,k))$dd$(b,k);}}}$cZ$(b,11,d);}
function $dJ$(a,b,c,d){let e;e=b[2421+d];if(b[2651+d]>=0)return 0;return e<0||a[64413+a[64752+e]*10+1]==0||a[64904+c]==1;}
function $dK$(a,b,c,d){let e,f;if(a[56169+d]==0)return 0;e=b[2421+d];f=b[2651+d];if(e>=0)return b[1725+e]==c;return f<0||a[64880+f]==c;}
function $dL$(a,b,c){let d;d=c[1];if(d!=4&&d!=0)return 0;if(b[4043]==d)return 0;if($dM$(a,b))return 1;b[4043]=d;return 0;}
function $dM$(a,b){let c,d;c=1-b[5];d=a[64710];if(b[1317+c*11]<d)return 0;if(!$bV$(a,b,b[4036],c))return 0;$dC$(b,6,c);return 1;}
function $dN$(a,b){if(b[4037]==1||!$dO$(a,b))$bJ$(a,b);}
function $dO$(a,b){let c,d,e;if(!$bO$(a,b))return 0;c=1-b[5];$df$(b);$dd$(b,0);if(b[1339+c*32+a[63836]]>0)$dd$(b,1);for(d=0,e=a[27];d<e;d++){if($cj$(a,b,c,d,3))$dd$(b,2+d);}$cZ$(b,8,c);return 1;}
function $dP$(a,b){if(b[4037]==1||!$dQ$(a,b))b[1]=21;}
function $dQ$(a,b){let c,d,e,f,g;c=a[64710];d=b[1317+b[5]*11];e=$dR$(a,b);if(e==0||d<c)return 0;$df$(b);for(f=0,g=e+1;f<g;f++){if(f*c<=d)$dd$(b,f);}$cZ$(b,6,b[5]);return 1;}
function $dR$(a,b){let c,d,e,f;c=$bV$(a,b,b[4035],b[5])?1:0;if(b[4037]!=2)return c;for(d=0;d<6;d++){e=a[49+6*b[4036]+d];f=e>=0?b[2421+e]:(-1);if(f!=b[4031]&&$bQ$(a,b,f,b[4036]))c+=$bV$(a,b,e,b[5])?1:0;}return c;}
function $dS$(a){let b;b=a[1]==18?a[4044]:1-a[4044];a[0]=a[4045+b]*16+6;}
function $dT$(a,b){let c,d;c=b[1]==16;d=c?b[5]:1-b[5];if(!$dV$(a,b)||!$dU$(a,b,d))b[1]=c?17:20;}
function $dU$(a,b,c){if($ci$(a,b,c)<0)return 0;$dC$(b,7,c);return 1;}
function $dV$(a,b){return b[4037]!=1&&b[4032]>=0&&b[4033]>=0&&b[4034]>=0;}
function $dW$(a,b){let c,d,e,f;$df$(b);$dd$(b,0);c=$cn$(b);if(c>=0){$dX$(a,b,c);if(b[4]>1){$cZ$(b,5,b[5]);return;}b[2173+c]=0;}for(d=0,f=b[1042];d<f;d++){e=b[1083+d];if(e<64&&$bS$(a,b,e))$dX$(a,b,e);}$cZ$(b,5,b[5]);}
function $dX$(a,b,c){let d,e,f,g;d=(c+1)*10000;if(!(b[1038]==3)){e=b[1853+c];for(f=0;f<6;f++){g=a[49+6*e+f];if(g>=0&&$H$(a,b,g)==1-b[5]&&$bR$(a,b,c,e,g)){$dd$(b,d+g);if($ee$(a,b,c,g)>1)$dd$(b,d+2000+g);}}}if($ec$(a,b,c))$dY$(a,b,c,d);}
function $dY$(a,b,c,d){let e,f,g,h,i,j;e=b[1853+c];f=a[57549+e];while(f<a[57549+e+1]){g=a[f];h=a[f+1];if($H$(a,b,g)==1-b[5]&&h<=a[64413+a[64752+c]*10+7]&&(i=$E$(a,a[64752+c],b[1853+c],$bY$(a,b,g),g),j=b[2109+c]>0,a[i+29+(j?6:0)+h])>0&&$dZ$(a,b,f))$dd$(b,d+1000+g);f=f+5+a[f+2]+a[f+3]+a[f+4];}}
function $dZ$(a,b,c){let d,e,f;d=c+5+a[c+2];e=d+a[c+3];if($ea$(a,b,c+5,d))return 0;f=e+a[c+4];return !($ea$(a,b,d,e)&&$ea$(a,b,e,f));}
function $ea$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if($eb$(b,a[e]))return 1;}return 0;}
function $eb$(a,b){if(a[2421+b]>=0||a[2651+b]>=0)return 1;return a[3801+b]>=0;}
function $ec$(a,b,c){if(a[64413+a[64752+c]*10+4]==0)return 0;if(b[1038+b[1171+c]]==2)return 0;return !$ed$(a,b,b[1853+c],b[5],b[1038]==3);}
function $ed$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[49+6*c+f];if(g<0)continue;h=b[2421+g];i=b[2651+g];if(h>=0){if(b[1725+h]!=d)return 1;}else if(e&&i>=0&&a[64880+i]!=d)return 1;}return 0;}
function $ee$(a,b,c,d){let e,f,g;if(a[64413+a[64752+c]*10+5]==0||b[1038]==3)return 1;e=0;for(f=0;f<6;f++){g=a[49+6*d+f];if(g>=0&&$bQ$(a,b,b[2421+g],d))e++;}return e;}
function $ef$(a,b){let c,d;c=b[1083+b[1259]];$df$(b);if(c<64){$dd$(b,b[1853+c]);$ej$(a,b,c);}else{d=c-64;$dd$(b,b[2301+d]);$eg$(a,b,d);}$cZ$(b,4,b[5]);}
function $eg$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[2301+c];e=$ei$(a,b,c);f=a[64880+c];$eh$(a,b,d);g=0;h=1;i=0;while(g<h){j=b[4288+g];g++;k=b[4058+j]+1;if(k>e||j!=d&&(a[56399+j]>0||b[3801+j]>=0))continue;i=i||a[55709+f*230+j]>0;for(l=0;l<6;l++){m=a[49+6*j+l];if(m>=0&&b[4058+m]==99&&$dK$(a,b,f,m)){b[4058+m]=k;b[4288+h]=m;h++;if($dJ$(a,b,c,m))$dd$(b,m);}}}if(i)$dd$(b,999);}
function $eh$(a,b,c){let d,e;for(d=0,e=a[25];d<e;d++)b[4058+d]=99;b[4058+c]=0;b[4288]=c;}
function $ei$(a,b,c){let d;d=a[40+a[64904+c]];if(b[1038+b[1171+(64+c)]]==6)return Math.min(d,a[46]);return d;}
function $ej$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[1853+c];e=$ct$(a,b,c);f=$cu$(a,b,c);if(e==0)return;g=b[1725+c];$eh$(a,b,d);h=0;i=1;while(h<i){j=b[4288+h];h++;k=b[4058+j]+1;if(k>e||(j==d?0:a[56399+j]>0||b[3801+j]>=0||b[2651+j]>=0))continue;for(l=0;l<6;l++){m=a[49+6*j+l];if(m>=0&&b[4058+m]==99&&$dc$(a,b,c,f,m)){b[4058+m]=k;b[4288+i]=m;i++;$dd$(b,m);}}}if($ek$(a,b,c,g,e,i,d))$dd$(b,999);}
function $ek$(a,b,c,d,e,f,g){let h,i,j,k;for(h=0,k=f;h<k;h++){i=b[4288+h];if($d$(a,d,i,5)>0&&b[4058+i]<e){j=$d$(a,d,i,6);if(j>>a[64752+c]&1&&!(i==g?0:a[56399+i]>0||b[3801+i]>=0||b[2651+i]>=0))return 1;}}return 0;}
function $el$(a,b){let c,d,e,f;$df$(b);$dd$(b,0);c=(-1);for(d=b[1259],f=b[1042];d<f;d++){e=b[1083+d];if((e<64?b[1853+e]:b[2301+e-64])>=0&&$em$(a,b,e)){$dd$(b,$cx$(b,e));c=d;}}if(b[4]>2)$cZ$(b,19,b[5]);else if(c>=0)$cw$(b,c);else b[1]=15;}
function $em$(a,b,c){let d,e;d=b[4];if(c>=64)$eg$(a,b,c-64);else if($en$(a,b,c))return 1;else $ej$(a,b,c);e=b[4]>d;b[4]=d;return e;}
function $en$(a,b,c){let d,e,f;if($ct$(a,b,c)==0)return 0;d=$cu$(a,b,c);for(e=0;e<6;e++){f=a[49+6*b[1853+c]+e];if(f>=0&&$dc$(a,b,c,d,f))return 1;}return 0;}
function $eo$(a,b){$ev$(a,b);if(b[1303]>=0)$ep$(a,b);}
function $ep$(a,b){let c,d,e,f;$er$(a,b);c=0;for(d=0,f=b[4];d<f;d++){e=b[9+d];if(e==0||$eq$(a,b,e)){b[9+c]=e;c++;}}b[4]=c;}
function $eq$(a,b,c){let d,e,f;d=$mod(c,1000);e=$div(c,1000)*1000;if(!(b[1305+a[54329+b[5]*230+d]]>0))return 0;if(e==3000){f=b[2421+d];return f<0||b[2045+f]==0;}return !(a[63580+b[1035]*8]==5&&b[1082]<0);}
function $er$(a,b){let c,d,e,f,g,h,i;c=b[1037];d=a[63580+b[1034]*8];e=a[63580+b[1303]*8];f=c==0?d:e;g=d==6||e==6;for(h=1;h<7;h++){i=1;if(f==4&&($eu$(b,c)&h)==0)i=0;else if(g){b[1044+8*c+h]++;i=$es$(b,d,e)?1:0;b[1044+8*c+h]--;}b[1305+h]=i;}}
function $es$(a,b,c){let d,e,f,g;for(d=1;d<8;d++){if(!(b!=6?d==7:d!=7&&d!=5))continue;for(e=1;e<8;e++){if(!(c!=6?e==7:e!=7&&e!=5))continue;if(b==6&&c==6&&d&e)continue;f=d;g=e;if(b==6&&(d==3||d==6))g&=~d;if(c==6&&(e==3||e==6))f&=~e;if($et$(a,0,f)&&$et$(a,1,g))return 1;}}return 0;}
function $et$(a,b,c){let d;for(d=1;d<7;d++){if(a[1044+8*b+d]>0&&(d&c)==0)return 0;}return 1;}
function $eu$(a,b){let c,d;c=7;for(d=1;d<7;d++){if(a[1044+8*b+d]>0)c&=d;}return c;}
function $ev$(a,b){let c,d,e,f,g;$df$(b);$dd$(b,0);if(a[63580+b[1035]*8]!=9){c=b[5];if(a[63580+b[1035]*8]==0)$eF$(a,b);for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==c&&b[2045+d]==0&&$eD$(a,b,d))$dd$(b,1000+b[1853+d]);}for(f=0,g=b[1724];f<g;f++){if(b[2301+f]>=0&&a[64880+f]==c&&b[2349+f]==0)$ew$(a,b,f);}}$cZ$(b,3,b[5]);}
function $ew$(a,b,c){let d,e,f;d=b[2301+c];e=b[2421+d];f=a[63580+b[1035]*8];if(b[1041])return;if(f==5&&b[1042]-b[1043]==0){if(e<0||b[1981+e]<0||b[1981+e]==b[1035])$dd$(b,3000+d);return;}if(e<0){if($ex$(a,b,d))$dd$(b,1000+d);}else if(a[63580+b[1035]*8+6]&&$di$(a,e,c)&&$ex$(a,b,d))$dd$(b,2000+d);}
function $ex$(a,b,c){let d;d=a[63580+b[1035]*8];if(d==0)return $eC$(a,b,c);if(d==7)return $eB$(b,4);if(d==5)return b[1082]>=0&&$eA$(a,b,c);return d==6&&$ey$(a,b,c);}
function $ey$(a,b,c){let d,e;if(b[1042]-b[1043]==0)return 1;for(d=0;d<6;d++){e=a[49+6*c+d];if(e>=0&&$ez$(a,b,e))return 1;}return 0;}
function $ez$(a,b,c){let d,e;d=b[2421+c];e=b[2651+c];if(d>=0){if(b[1725+d]!=b[5]||b[2045+d]==0)return 0;return b[1171+d]==b[1037];}if(e<0||a[64880+e]!=b[5])return 0;if(b[2349+e]==0)return 0;return b[1235+e]==b[1037];}
function $eA$(a,b,c){let d;if(b[1042]-b[1043]==0)return 1;if(b[1082]<0)return 0;d=a[63580+b[1035]*8+5];return b[1042]-b[1043]<=d&&$ey$(a,b,c);}
function $eB$(a,b){let c,d,e,f;c=a[1080];d=1044+8*a[1037];for(e=0;e<4;e++){f=a[d+e]+(e==b?1:0);c-=Math.max(0,f-a[1076+e]);}c-=a[d+4]+(b==4?1:0);return c>=0;}
function $eC$(a,b,c){let d;d=a[54329+b[5]*230+c];return b[1068+d]>0;}
function $eD$(a,b,c){let d,e,f;if(!(b[1981+c]<0||b[1981+c]==b[1035]))return 0;if(b[1041])return b[1042]-b[1043]==0;d=b[1853+c];e=a[63580+b[1035]*8];f=63580+b[1035]*8;if(e==0)return $eC$(a,b,d);if(e==7)return $eB$(b,a[64413+a[64752+c]*10]);if(e==1){if(b[1042]-b[1043]>=b[1036])return 0;return $aC$(a,c,e,a[f+4]);}if(e==5)return $eA$(a,b,d);if(e==6)return $ey$(a,b,d);if(b[1042]-b[1043]>=$eE$(a,b)||!$aC$(a,c,e,0))return 0;if(e==3)return !$ed$(a,b,d,b[5],1);return e!=4||$ey$(a,b,d);}
function $eE$(a,b){let c;c=a[63580+b[1035]*8+5];return c==(-1)?b[1036]:c;}
function $eF$(a,b){let c,d,e,f,g,h;c=1044+8*b[1037];for(d=1;d<8;d++)b[1068+d]=1;for(e=1;e<8;e++){f=0;for(g=0;g<3;g++){if(e>>g&1){h=a[63580+b[1035]*8+1+g];f+=h==(-1)?b[1036]:h;}}for(d=1;d<8;d++){if((d&e)==d)f-=b[c+d];}if(f<=0){for(d=1;d<8;d++){if((d&e)==d)b[1068+d]=0;}}}}
function $eG$(a){a[0]=a[4056]*16+12;}
function $eH$(a,b){b[1]=12;$au$(a,b,1-b[5],b[4055]);}
function $eI$(a,b){let c;b[0]=(c=$eJ$(a,b,1-b[5]),c*16+15);}
function $eJ$(a,b,c){let d,e,f;d=0;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c&&a[64413+a[64752+e]*10]==0)d++;}return d;}
function $eK$(a){let b,c;b=a[1]==7?a[5]:1-a[5];a[0]=(c=$eL$(a,b),c*16+7);}
function $eL$(a,b){let c,d,e;c=1317+b*11;d=1317+(1-b)*11;e=3;if(a[c+1]>a[d+1])e++;if(a[c]>a[d])e+=2;return e;}
function $eM$(a,b){let c,d,e,f;$df$(b);$dd$(b,0);for(c=0,f=a[27];c<f;c++){if($cj$(a,b,b[5],c,1)){d=(c+1)*1000;e=a[63837+c*12+1];if(e==1)$eN$(a,b,d);else if(e!=2||$eJ$(a,b,1-b[5])>0)$dd$(b,d+999);}}$cZ$(b,2,b[5]);}
function $eN$(a,b,c){let d,e,f;for(d=0,f=b[1723];d<f;d++){e=b[1853+d];if(e>=0&&b[1725+d]!=b[5]&&b[2651+e]<0&&a[64413+a[64752+d]*10+6]==0)$dd$(b,c+e);}}
function $eO$(a,b){if(b[1081]>0)$cU$(b,2);else $eP$(a,b);}
function $eP$(a,b){$cW$(b,1403,1435,a[26]);$cW$(b,1563,1611,a[27]);b[1]=6;}
function $eQ$(a){a[0]=a[1036]*16+14;}
function $eR$(a,b){let c,d,e,f;c=1339+b[5]*32;$df$(b);for(d=0,e=a[26];d<e;d++){if(b[c+d]>0&&d!=a[63836])$dd$(b,d);}for(d=0,f=a[26];d<f;d++){if(b[1271+d]>0&&d!=a[63836])$dd$(b,1000+d);}if(b[4]==0)$dd$(b,a[63836]);$cZ$(b,1,b[5]);}
function $eS$(a,b){let c,d,e,f,g;c=b[5];b[1]=3;if(a[63578+c]){for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==c)$eT$(a,b,c,b[1853+d]);}}if(a[61464+c]){for(f=0,g=$O$(a,b,c);f<g;f++)$af$(a,b,c,a[61464+c]);}}
function $eT$(a,b,c,d){let e;e=$d$(a,c,d,0);if(e>0&&b[2881+c*230+d]==0){b[2881+c*230+d]=1;$af$(a,b,c,e);}}
function $eU$(a,b){let c,d,e,f,g;c=b[5];b[1]=2;if(b[6]>a[0]){b[7]=3;return;}d=b[1317+c*11+2]<=a[37];if(d||a[38]&&!$dl$(a,b,c,7)){b[7]=2;b[8]=1-c;return;}for(e=0,g=b[1723];e<g;e++){f=b[1853+e];if(f>=0&&b[1725+e]==c&&b[3801+f]==1-c){b[3801+f]=(-1);b[1317+(1-c)*11+7]+=a[61463-c];$af$(a,b,c,a[61461-c]);}}}
function $eV$(a,b){let c,d,e,f,g;while(b[1270]<4){c=b[1270]&1;d=b[1270]>=2;if(d){e=$h$(b,1467+c*48,a[27]);f=a[33+c];}else{e=b[1317+c*11+2];f=a[28+c];}if(e<f){if(d)g=$cV$(b,1563,1611,a[27]);else g=$cV$(b,1403,1435,a[26]);if(g>0){$cU$(b,g);return;}}b[1270]++;}b[1]=a[30]>0?40:1;}
function $eW$(a,b){let c,d,e;if(b[4052]+b[4053]+b[4054]>0){$eX$(a,b,b[4051]>=0?12:18);return 1;}for(c=0;c<2;c++){d=1317+c*11;if(b[d+7]>0){if(b[d+2]>0)$cU$(b,b[d+2]);else b[d+7]=0;return 1;}}for(c=0;c<2;c++){d=1317+c*11;if(b[d+8]>0){e=$cV$(b,1563,1611,a[27]);if(e>0)$cU$(b,e);else b[d+8]=0;return 1;}}return 0;}
function $eX$(a,b,c){let d,e,f,g;$df$(b);while(b[4052]+b[4053]+b[4054]>0&&b[4]==0){d=$cQ$(b);e=$fa$(a,b,d);for(f=0,g=b[1723];f<g;f++){if($eZ$(a,b,f,d)&&$eY$(a,b,f)==e)$dd$(b,b[1853+f]);}if(b[4]==0)b[4052+d]=0;}if(b[4]>0)$cZ$(b,c,b[4050]);}
function $eY$(a,b,c){if(b[4051]==(-1))return 0;return a[1429+b[4051]*230+b[1853+c]];}
function $eZ$(a,b,c,d){if(b[1853+c]<0||b[1725+c]!=b[4050])return 0;return a[64413+a[64752+c]*10]==d;}
function $fa$(a,b,c){let d,e,f;d=999;for(e=0,f=b[1723];e<f;e++){if($eZ$(a,b,e,c))d=Math.min(d,$eY$(a,b,e));}return d;}
function $fb$(a,b,c){let d,e,f,g,h,i;d=b[2];if(d==19)return 1;$gW$(b);$gS$(a,b);if($gR$(d)&&$gQ$(a,b,d))$gO$(a,b);e=(-10000000);f=0;for(g=0,i=b[4];g<i;g++){h=$fc$(a,b,b[9+g],c,e);if(h>e){e=h;f=0;}if(h==e){b[7582+f]=g;f++;}}return b[7582+among(c,f)];}
function $fc$(a,b,c,d,e){let f,g;f=b[2];if(f==15||f==1&&a[30]==0)return $gN$(a,b,c,d);if(f==3)return $gK$(a,b,c);if(f==4)return $gI$(a,b,c,e);if(f==5)return $gG$(a,b,c);if(f==14)return $gF$(a,b,c);if(f==13)return $gD$(a,b,c);if(f==10)return $gC$(a,b,c);if(f==9)return $gA$(a,b,c);if(f==11){g=b[4034];if(b[3]==b[5])g=b[4033];return $gy$(a,b,g,c);}if(f==12||f==18)return b[1789+b[2421+c]];if(f==6)return $gw$(a,b,c);if(f==1||f>=20)return $fg$(a,b,c,d);return $fd$(a,b,c);}
function $fd$(a,b,c){let d,e,f;d=b[2];e=b[3];if(d==16){if(c==0)return Math.min(a[35],b[1033])*b[9496+e];return $ff$(a,b,e);}if(c==0)return 0;if(d==17){f=a[63837+(c-1)*12]==0;return f&&b[1033]>0?1:(-1);}return $fe$(a,b,c);}
function $fe$(a,b,c){let d,e,f,g,h,i;d=b[2];e=b[3];if(d==7)return $ch$(a,b,e)+2-$ch$(a,b,1-e);if(d==8)return 1;g=(f=$div(c,1000)-1,a[63837+f*12+1]);if(g==1){h=b[2421+$mod(c,1000)];i=$eL$(b,e)-$eL$(b,1-e);return i*3000+b[1789+h]*10+a[64413+a[64752+h]*10];}if(g==2)return $eJ$(a,b,1-e)-2;return 1;}
function $ff$(a,b,c){let d,e,f,g,h,i;d=0;e=0;for(f=0,h=a[27];f<h;f++){g=b[1563+f];d+=g;if(a[63837+f*12]!=0)e+=g;}if(d==0)return 1;i=a[36]*b[9496+c];return $div(e*1500+(d-e)*i,d);}
function $fg$(a,b,c,d){let e,f,g;e=b[2];if(e==1)return $gt$(a,b,c,d);if(e==20)return $gj$(a,b,b[1034],b[1036],c,d);if(e==21){g=(f=b[1034],a[63580+f*8]==8&&c>=0?$aD$(a,c):f);return $gj$(a,b,g,b[1036],0,d);}if(e==23||e==24)$fm$(a,b);return $fh$(a,b,c);}
function $fh$(a,b,c){let d;if(b[2]==23)return $fk$(a,b,c);if(b[2]==24){d=b[1315]==5;return (-$fi$(a,b,b[2421+c],d));}return 0;}
function $fi$(a,b,c,d){let e,f,g;e=1;f=a[64413+a[64752+c]*10+2];if(!d)e=$fj$(a,b,c)?0:f;g=Math.min(e,b[1789+c])*1000;if(e>=b[1789+c])g+=3000*a[64816+c];if(!d)g+=f*60;return g+$div(Math.max(0,b[4738+c]),2);}
function $fj$(a,b,c){let d;d=b[1853+c];return !$an$(a,c,d)&&!$da$(a,b,c,d);}
function $fk$(a,b,c){let d,e;if(c==0)return 0;d=0;for(e=0;e<6;e++)d+=$fl$(a,b,1<<c-1,e);return $div(d,6);}
function $fl$(a,b,c,d){let e,f,g,h,i;e=d==3||d==5;f=(-1000000);for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(h<0||b[1725+g]!=b[3]||b[2045+g])continue;if((a[54329+b[3]*230+h]&c)==0)continue;if(e)f=Math.max(f,(-$fi$(a,b,g,d==5)));else if(b[1981+g]<0&&(d==4||a[64413+a[64752+g]*10]==d))f=Math.max(f,b[4738+g]);}return f==(-1000000)?0:f;}
function $fm$(a,b){let c,d;$fn$(a,b,0);for(c=0,d=b[1723];c<d;c++)b[4738+c]=b[6033+c];}
function $fn$(a,b,c){let d,e,f;b[6019+c]=1;d=c*64;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==b[3])b[6033+d+e]=$fo$(a,b,e,6545+d+e);}}
function $fo$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[1853+c];f=b[4];g=$fW$(a,b,c,e)-$fN$(a,b,c,e,(-1));h=$fs$(a,b,c,e,0,0,(-1073741824));b[d]=b[6027];b[6029]=e;$ej$(a,b,c);for(i=f,l=b[4];i<l;i++){j=b[9+i];if(j==999){k=g+$fp$(a,b,c);b[6027]=(-1);}else k=$fs$(a,b,c,j,b[4058+j],0,h);if(k>h){h=k;b[d]=b[6027];b[6029]=j;}}b[4]=f;return h-g;}
function $fp$(a,b,c){if($fq$(a,b,c,999))return 20000000;return $cs$(a,b,c)*b[9494+b[1725+c]];}
function $fq$(a,b,c,d){let e,f,g,h;e=b[1725+c];if(d==999)return (f=$cs$(a,b,c),f>0&&b[1317+e*11+1]+f>=a[23+e]);if(d==b[1853+c])return 0;g=0;if($d$(a,e,d,4)>>a[64752+c]&1)g=$d$(a,e,d,3);if(b[3341+e*230+d]==0){h=$d$(a,e,d,1);g+=h;if(h>0&&$fr$(a,b,e,$d$(a,e,d,2)))return 1;}return g>0&&b[1317+e*11+1]+g>=a[23+e];}
function $fr$(a,b,c,d){let e,f;e=1317+(1-c)*11;f=b[e+2]-b[e+7]+b[e+9];return d>0&&f-d<=a[37];}
function $fs$(a,b,c,d,e,f,g){let h;h=$ft$(a,b,c,d,e,f);if(e>0)h-=a[b[9493]+37];h+=$fW$(a,b,c,d);return h<=g?h:h-$fN$(a,b,c,d,b[6027]);}
function $ft$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w;b[6027]=(-1);g=0;h=b[1038+b[1171+c]];i=a[64413+a[64752+c]*10+4];if(i&&h==4)return 0;if(e>0){j=a[64413+a[64752+c]*10+1];if(e>$bT$(a,b,c)||a[56629+j*230+d])return 0;}k=0;l=0;m=b[1725+c];n=h==3;o=(-1);for(p=0,w=b[$fI$(a,b,m,d)+4]<=1?6:0;p<w;p++){q=a[49+6*d+p];if(q>=0&&$H$(a,b,q)==1-m){l=l||n||b[2421+q]>=0;if(!n&&$bR$(a,b,c,d,q)){if(o<0)o=b[1260+b[1171+c]]+$fM$(a,b,c,d);r=f?$fL$(a,b,c,q):0;s=$fJ$(a,b,c,d,q,o,r);if(s>k){t=s;u=q;v=b[6028];k=t;b[6027]=u;g=v;}}}}if(l||i==0||h==2){b[6028]=g;return k;}s=$fu$(a,b,c,d,e>0,f);return n?2*s:s;}
function $fu$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r;g=0;h=0;i=b[1725+c];j=a[64413+a[64752+c]*10+7];if(b[$fI$(a,b,i,d)+4]>j){b[6028]=0;return 0;}k=a[57549+d];while(k<a[57549+d+1]){l=a[k];m=a[k+1];if(m<=j&&$H$(a,b,l)==1-i&&$dZ$(a,b,k)){n=f?$fL$(a,b,c,l):0;o=$fv$(a,b,c,d,l,m,e,n);if(o>g){p=o;q=l;r=b[6028];g=p;b[6027]=q;h=r;}}k=k+5+a[k+2]+a[k+3]+a[k+4];}b[6028]=h;return g;}
function $fv$(a,b,c,d,e,f,g,h){let i,j,k;i=b[1725+c];j=$fF$(a,b,c,d,e,f,g,h);if(j==0)return 0;b[6028]=a[j+2];k=$fz$(a,b,e,j)+$div(a[j+5]*b[9496+i],1000);k=$div(k*a[b[9493]+47],100);return k+$fw$(a,b,c,e,j,0);}
function $fw$(a,b,c,d,e,f){let g;g=$fy$(a,b,c,d,e,f);if(g>=500)return g*1000;return $fx$(a,b,d)?a[e+2]*400:0;}
function $fx$(a,b,c){let d,e,f;d=b[2421+c];if(d<0)return 0;e=b[1725+d];f=0;if(b[2881+e*230+c]==0)f=$d$(a,e,c,0);if(b[3801+c]==1-e)f+=a[61461-e];return f>0&&b[1317+e*11+1]+f>=a[23+e];}
function $fy$(a,b,c,d,e,f){let g,h,i,j,k,l,m;g=b[1725+c];h=b[2421+d];i=b[2651+d];j=0;if(h<0){if((k=a[64928+i],k>0&&b[1317+g*11+1]+k>=a[23+g]))j=a[e+1];}else{if((l=a[64816+h],l>0&&b[1317+g*11+1]+l>=a[23+g]))j=a[e+1];if(i>=0&&(m=a[64928+i],m>0&&b[1317+g*11+1]+m>=a[23+g]))j=Math.max(j,a[e+4]);}if(f&&$fq$(a,b,c,d))j=Math.max(j,a[e+2]);return j;}
function $fz$(a,b,c,d){let e,f;e=b[2421+c];f=b[2651+c];if(e<0)return $fE$(a,b,f,d);return $fA$(a,b,e,d);}
function $fA$(a,b,c,d){let e,f,g;e=9498+6*c;if(b[e]!=b[9492])$fC$(a,b,c,e);f=a[d]*b[e+1]+a[d+1]*b[e+2];f+=a[d+4]*b[e+3];f+=a[d+2]*b[e+4];g=a[d+3];if(g>0){f+=g*a[b[9493]+7];f+=1000*$fB$(a,b,b[1725+c],g*b[e+5]);}return $div(f,1000);}
function $fB$(a,b,c,d){let e,f;e=b[1317+c*11];f=Math.max(0,d-1000*e);return $div(d*b[9496+c]+f*a[b[9493]+9],1000);}
function $fC$(a,b,c,d){let e,f,g,h,i;e=b[1725+c];f=b[1853+c];g=b[9495-e];h=b[2651+f];i=$d$(a,e,f,0);if(b[3801+f]==1-e)i+=a[61461-e];b[d]=b[9492];b[d+1]=a[b[9493]+a[64413+a[64752+c]*10]];b[d+2]=g*a[64816+c];b[d+3]=h>=0?g*a[64928+h]:0;b[d+4]=b[9494+e]*Math.max(0,i);b[d+5]=$fD$(a,c);}
function $fD$(a,b){let c;c=64533+a[64752+b]*12;return a[c+6]+a[c+5];}
function $fE$(a,b,c,d){let e,f,g;e=a[64880+c];f=a[d+1];g=f*b[9495-e]*a[64928+c];g+=(1000-f)*$fB$(a,b,e,3000);return $div(g,1000);}
function $fF$(a,b,c,d,e,f,g,h){let i,j,k,l,m;i=$E$(a,a[64752+c],d,$bY$(a,b,e),e);j=$fH$(a,b,c,i,f,g);if(j==0)return 0;m=(l=(k=1-b[1725+c],$G$(a,b,e,k,(-1))>=2),a[i+(l?28:10)]);return $fG$(a,b,e,i+13,j,m,h);}
function $fG$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2421+c];i=b[2651+c];j=i>=0?1:0;if(h<0)return $C$(a,d,e,f+j,1,0);k=Math.max(1,b[1789+h]-$div(g,1000));return $C$(a,d,e,f+j,k,j);}
function $fH$(a,b,c,d,e,f){let g;g=a[d+29+(f?6:0)+e];return g>0?g+b[1263+b[1171+c]]:0;}
function $fI$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=9882+5*d;f=2*b[9492]+c;if(b[e]==f)return e;g=0;h=30;for(i=0,l=b[1723];i<l;i++){j=b[1853+i];if(j<0)continue;k=a[1429+d*230+j];if(b[1725+i]!=c)h=Math.min(h,k);if(k<=2)g+=b[1725+i]==c?1:(-1);}m=h;for(n=0,o=b[1724];n<o;n++){j=b[2301+n];if(j>=0&&a[64880+n]!=c)m=Math.min(m,a[1429+d*230+j]);}b[e]=f;b[e+1]=g;b[e+3]=h;b[e+4]=m;b[e+2]=$G$(a,b,d,c,(-1));return e;}
function $fJ$(a,b,c,d,e,f,g){let h,i,j,k,l,m;h=b[1725+c];i=b[2421+e];j=$fK$(a,b,c,d,e,f,g);k=$fz$(a,b,e,j)+$div(a[j+5]*b[9496+h],1000);k+=$fw$(a,b,c,e,j,1);if(i<0)return k;b[6028]=a[j+2];if(a[64413+a[64752+c]*10+1]||b[2651+b[1853+c]]>=0)k+=$div(b[6028]*a[b[9493]+35],1000);l=1000-a[j+2];m=$F$(a,b,i,e,c,d,$G$(a,b,d,h,(-1))>=2);if(m==0)return k;return k-$div($div(l*$fA$(a,b,c,m),1000)*a[b[9493]+10],100);}
function $fK$(a,b,c,d,e,f,g){let h,i,j,k;h=$E$(a,a[64752+c],d,$bY$(a,b,e),e);k=(j=(i=1-b[1725+c],$G$(a,b,e,i,(-1))>=2),a[h+(j?28:10)]);return $fG$(a,b,e,h,a[h+2]+f,k,g);}
function $fL$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[2421+d];if(e<0)return 0;f=0;g=0;for(h=0,o=b[1042];h<o;h++){i=b[1083+h];if(i==c||i>=64||b[2173+i]==0)continue;j=b[1853+i];if(j<0)continue;k=a[1429+j*230+d];l=$E$(a,a[64752+i],j,a[64752+e],d);m=0;if(k==1){if(a[l+26]>0)m=$fG$(a,b,d,l,a[l+2],g,0);}else if(k<=a[64413+a[64752+i]*10+7]){n=$fH$(a,b,i,l,k,b[2109+i]>0);if(n>0)m=$fG$(a,b,d,l+13,n,g,0);}if(m>0)f+=a[m];}return f;}
function $fM$(a,b,c,d){let e;e=b[1725+c];if(b[1317+e*11]<2||a[57089+d])return 0;if(b[2651+b[1853+c]]>=0||$bV$(a,b,d,e))return 1;return 0;}
function $fN$(a,b,c,d,e){let f,g,h;f=b[1725+c];g=$fV$(a,b,c,d);h=$div($fQ$(a,b,c,d,g,e)*a[b[9493]+11],$fO$(a,b,f));return $div(h*Math.max(0,20-(b[6]-b[4868])),20);}
function $fO$(a,b,c){let d,e,f,g,h;d=2*b[6]+c+1;if(b[8606]!=d){e=32768-$j$(a,b,c,0);f=$div(e*a[b[9493]+23],32768);f+=$div($fP$(a,b,c)*a[b[9493]+55],100);g=d;h=Math.min(250,Math.max(25,100+f));b[8606]=g;b[8607]=h;}return b[8607];}
function $fP$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=0,h=b[1723];f<h;f++){if(b[1853+f]>=0){g=b[1789+f]*a[64413+a[64752+f]*10+7];d+=g;e+=b[1725+f]==c?(-g):g;}}return $div(100*e,d+12);}
function $fQ$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s,t,u;g=0;h=0;$fU$(a,b,b[1725+c]);i=$fT$(a,b,c,d);j=9044+(e?2:0);for(k=0,u=b[8721];k<u;k++){l=8724+k*5;m=b[l];n=b[l+1];o=a[1429+d*230+n];p=0;if(o<=b[l+3]){if(b[j+4*k]!=i){b[j+4*k]=i;b[j+4*k+1]=$fS$(a,b,c,d,m,e);}p=b[j+4*k+1];if(o>b[l+2])p=$div(p*a[b[9493]+14],100);}if(1<(q=o)&&q<=b[l+4]){r=$A$(a,b,m,n,c,d,e);if(r>0)p=Math.max(p,$div($fA$(a,b,c,r)*a[b[9493]+15],100));}if(n==f)p=$div(p*(1000-b[6028]),1000);if(p>g){s=p;t=g;g=s;h=t;}else h=Math.max(h,p);}g+=$div(h*a[b[9493]+13],100);return $div(g*$fR$(a,b,c),100);}
function $fR$(a,b,c){let d,e;d=b[1789+c];e=100;if(d<=2)e=a[b[9493]+(d==1?33:52)];if(b[2651+b[1853+c]]>=0)e=$div(e*a[b[9493]+53],100);if(a[64413+a[64752+c]*10+1])e=$div(e*a[b[9493]+54],100);return e;}
function $fS$(a,b,c,d,e,f){let g,h,i,j,k;g=b[1853+e];h=$F$(a,b,e,g,c,d,f);if(h==0)return 0;i=$fA$(a,b,c,h);j=$F$(a,b,c,d,e,g,0);if(j==0)return i;k=1000-a[h+2];return Math.max(0,i-$div($div(k*$fA$(a,b,e,j),1000)*a[b[9493]+12],100));}
function $fT$(a,b,c,d){if(b[8722]!=c+1){b[8722]=c+1;b[8723]++;}return b[8723]*32+a[57319+d];}
function $fU$(a,b,c){let d,e,f,g,h,i,j,k;if(b[8720]==c+1)return;b[8720]=c+1;d=8724;for(e=0,k=b[1723];e<k;e++){f=b[1853+e];if(f<0||b[1725+e]==c)continue;g=0;h=0;i=0;if(b[1981+e]<0){g=1+a[64413+a[64752+e]*10+3];h=g+a[64413+a[64752+e]*10+2];j=a[64413+a[64752+e]*10+7];if(j>0)i=j+g-1;}b[d]=e;b[d+1]=f;b[d+2]=g;b[d+3]=h;b[d+4]=i;d+=5;}b[8721]=$div(d-8724,5);}
function $fV$(a,b,c,d){let e;e=b[$fI$(a,b,b[1725+c],d)+2];return e-(a[1429+d*230+b[1853+c]]==1?1:0)>=2;}
function $fW$(a,b,c,d){let e,f,g,h,i,j;e=b[1725+c];$fU$(a,b,e);f=$fO$(a,b,e);g=b[$fI$(a,b,e,d)+3];h=$gg$(a,b,c,d,e);h+=$div($ge$(a,b,c,d)*a[b[9493]+16],100);if(a[64413+a[64752+c]*10+4])g=Math.max(g,a[b[9493]+31]);h+=$gd$(a,b,c,d);i=$div(a[b[9493]+17]*f,100);if(a[64413+a[64752+c]*10+1])i=$div(i*a[b[9493]+51],100);h-=g*i;h+=$fY$(a,b,c,d,e);j=b[2651+b[1853+c]];if(j>=0)h+=$fX$(a,b,c,g);return h;}
function $fX$(a,b,c,d){if(b[1789+c]==1)return 0;return $div(a[b[9493]+28]*Math.max(0,4-d),3);}
function $fY$(a,b,c,d,e){let f,g,h,i,j,k,l;f=b[9494+e];g=$N$(a,b,e,d);g+=$gc$(a,e,d,a[64752+c]);h=$div(g*f*a[b[9493]+18],100);if($fq$(a,b,c,d))h+=20000000;$K$(a,b,e);i=$I$(a,b,c,d);if(i<99&&g==0)h-=$div(i*f*a[b[9493]+19],100);j=$N$(a,b,1-e,d);if(j>0){k=Math.max(1,Math.min(6,b[$fI$(a,b,e,d)+3]));l=$div(j*b[9495-e]*a[b[9493]+20],100);h+=$div(l*(7-k),6);}if(a[61465-e])h+=$fZ$(a,b,c,d,e);return h;}
function $fZ$(a,b,c,d,e){let f,g,h,i;f=$gb$(a,e,b[1853+c]);g=$gb$(a,e,d);if(f==g)return 0;h=a[61465-e]*b[9495-e];i=0;if($ga$(a,b,c,e,f)==0)i-=h;if($ga$(a,b,c,e,g)==0)i+=h;return $div(i*a[b[9493]+32],100);}
function $ga$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(h>=0&&g!=c&&b[1725+g]==d&&$gb$(a,d,h)==e)f++;}return f;}
function $gb$(a,b,c){let d;d=a[54329+(1-b)*230+c];return d&2?2:d;}
function $gc$(a,b,c,d){let e;e=0;if($d$(a,b,c,4)>>d&1)e+=$d$(a,b,c,3);if($d$(a,b,c,6)>>d&1)e+=$d$(a,b,c,5);return e;}
function $gd$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=$fT$(a,b,c,d);f=9428+2*a[57319+d];if(b[f]==e)return b[f+1];g=(-30);for(h=0,l=b[8721];h<l;h++){i=b[8724+h*5];j=b[8724+h*5+1];k=$E$(a,a[64752+i],j,a[64752+c],d);g=Math.max(g,a[k+2]-a[k+10]);}m=a[64413+a[64752+c]*10+4];n=g==(-30)?0:(-g)*a[b[9493]+(m?36:50)];b[f]=e;b[f+1]=n;return n;}
function $ge$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=0;$fU$(a,b,b[1725+c]);f=$fT$(a,b,c,d);g=1+a[64413+a[64752+c]*10+3];h=a[64413+a[64752+c]*10+7];for(i=0,o=b[8721];i<o;i++){j=b[8724+i*5];k=b[8724+i*5+1];l=a[1429+d*230+k];if(l<=g){if(b[9300+2*i]!=f){b[9300+2*i]=f;b[9300+2*i+1]=$gf$(a,b,c,d,j);}e=Math.max(e,b[9300+2*i+1]);}if(1<(m=l)&&m<=h){n=$A$(a,b,c,d,j,k,0);if(n>0)e=Math.max(e,$fA$(a,b,j,n));}}return e;}
function $gf$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=b[1853+e];g=b[1725+c];i=(h=1-g,$G$(a,b,f,h,(-1))>=2);j=$F$(a,b,c,d,e,f,i);if(j==0)return 0;k=$fA$(a,b,e,j);l=$F$(a,b,e,f,c,d,0);if(l==0)return k;m=1000-a[j+2];n=$fA$(a,b,c,l);return k-$div($div(m*n,1000)*a[b[9493]+10],100);}
function $gg$(a,b,c,d,e){let f;f=$fV$(a,b,c,d)?a[b[9493]+21]:0;f+=a[b[9493]+48]*Math.max((-3),Math.min(3,$gi$(a,b,c,d)));return f-($gh$(a,b,d,e)?a[b[9493]+49]:0);}
function $gh$(a,b,c,d){let e,f;for(e=0;e<2;e++){f=a[54789+2*(d*230+c)+e];if(f>=0&&a[56169+f]&&$H$(a,b,f)==(-1))return 0;}return 1;}
function $gi$(a,b,c,d){let e;e=b[$fI$(a,b,b[1725+c],d)+1];return e-(a[1429+d*230+b[1853+c]]<=2?1:0);}
function $gj$(a,b,c,d,e,f){let g,h,i,j;g=b[1035];h=b[1036];i=b[1034];b[1035]=c;b[1034]=c;b[1036]=d;if(e!=0){b[1303]=$mod(e,1000);b[1304]=d+1;}$az$(a,b);j=$gl$(a,b,f)+$gk$(a,b,c);if(e!=0){$cC$(a,b);j+=$gl$(a,b,f)-1;}$dz$(a,b);b[1303]=(-1);b[1037]=0;b[1035]=g;b[1036]=h;b[1034]=i;return j;}
function $gk$(a,b,c){let d,e;d=b[3];e=a[61466+d*32+c];if(e==0||b[1317+d*11+1]+e>=a[23+d])return 0;return e*b[9494+d];}
function $gl$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[63580+b[1035]*8];e=0;f=$gr$(a,b);$gq$(b,d);while(b[1042]-b[1043]<8){$gp$(a,b,d);g=1;h=0;for(i=0,k=b[1723];i<k;i++){if($go$(a,b,i)){j=$gn$(a,b,i,f);if(j>=g&&$eD$(a,b,i)){if(j>g){g=j;h=0;}b[7517+h]=i;h++;}}}if(h==0)break;l=b[7517+among(later_bits(c,b[1042]-b[1043]),h)];$gm$(a,b,l);e+=g;}if(d==7&&e>=500000)return $div(e*3,4);return e;}
function $gm$(a,b,c){let d;d=b[1981+c];$ao$(a,b,1000+b[1853+c]);b[1981+c]=d;}
function $gn$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[6033+d+c]-a[b[9493]+29];f=b[6545+d+c];if(f<0||b[2421+f]<0)return e;g=0;for(h=0,j=b[1042];h<j;h++){i=b[1083+h];if(i<64&&b[6545+d+i]==f)g++;}if(g==0)return e;k=b[9494+b[3]]*a[64816+b[2421+f]];l=b[1789+b[2421+f]];return e+$div(k*Math.min(g,2)*a[b[9493]+22],100*l);}
function $go$(a,b,c){let d;if(!(b[1853+c]>=0&&b[1725+c]==b[3])||b[2045+c])return 0;return b[1303]<0||(d=b[1853+c],b[1305+a[54329+b[5]*230+d]]>0);}
function $gp$(a,b,c){if(c==0)$eF$(a,b);if(b[1303]>=0)$er$(a,b);}
function $gq$(a,b){let c;if(b==7){for(c=0;c<5;c++)a[1076+c]=0;a[1080]=$div(a[1036],2);}if(b==5)a[1082]=0;}
function $gr$(a,b){let c;c=$gs$(a,b);if(b[6019+c]==0)$fn$(a,b,c);return c*64;}
function $gs$(a,b){let c;c=b[1038+b[1037]];if(c==2)return 1;if(c==3)return 2;if(c==4)return 3;if(c==6)return 4;return c==7?5:0;}
function $gt$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[3];f=$mod(c,1000);g=1317+(1-e)*11;h=b[1317+e*11+2]+(c>=1000?1:0);j=(i=b[g+3],a[63580+f*8]==8&&i>=0?$aD$(a,i):f);if(a[63580+j*8]==9)return a[b[9493]+25];k=$gj$(a,b,j,h,0,d);if(j!=f&&b[g+10]>=0){j=(l=b[g+10],a[63580+f*8]==8&&l>=0?$aD$(a,l):f);k=Math.max(k,$gj$(a,b,j,h,0,d));}if(c<1000&&$cB$(a,f)){for(m=0,o=a[26];m<o;m++){if(b[1271+m]>0&&$cB$(a,m)){n=1000+m;k=Math.max(k,$gj$(a,b,f,h,n,d));}}}if(c<1000)k-=$gu$(a,b,f);return k;}
function $gu$(a,b,c){let d,e,f,g,h;d=$gv$(a,b,c)*a[b[9493]+24];e=a[63580+c*8];f=63580+c*8;if(e!=0)return d+a[b[9493]+(38+e-1)];g=0;for(h=0;h<3;h++)g+=a[f+1+h]!=0?1:0;return d+(g>1?a[b[9493]+46]:0);}
function $gv$(a,b,c){let d,e,f,g,h;d=a[63580+c*8];e=63580+c*8;if(d!=0)return 3;f=0;for(g=0;g<3;g++){h=a[e+1+g];f+=h==(-1)?4:h;}return f;}
function $gw$(a,b,c){let d;if($gx$(a,b))return c;d=b[1317+b[3]*11];return d-c<a[b[9493]+30]?(-c):c;}
function $gx$(a,b){let c,d,e,f,g;c=b[3]==b[5]?b[4036]:b[4035];d=b[2421+c];e=b[2651+c];f=d>=0?a[64816+d]:0;if(e>=0)f+=a[64928+e];return (g=b[3],f>0&&b[1317+g*11+1]+f>=a[23+g]);}
function $gy$(a,b,c,d){let e,f;e=a[64880+c];f=b[1317+e*11]<3;if(d==999)return f?500:(-3000);return $gz$(a,b,c,d,b[2421+d]);}
function $gz$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r,s;f=a[64880+c];g=30;h=0;i=0;j=30;for(k=0,n=b[1723];k<n;k++){l=b[1853+k];if(l<0)continue;m=a[1429+d*230+l];if(b[1725+k]==f){j=Math.min(j,m);continue;}g=Math.min(g,m);if(m<=1+a[64413+a[64752+k]*10+3])h++;else if(m<=a[64413+a[64752+k]*10+7])i++;}o=40*Math.min(h,2)+$div(40*Math.min(i,2),8);p=(-50)*j;if(e>=0){q=b[1789+e];r=q==1?14:(q==2?7:3);o=r*Math.min(h,2)+$div(r*Math.min(i,2),4);p=$fX$(a,b,e,g);}s=b[9495-f]*a[64928+c];return p-$div($div(s*o,100)*a[b[9493]+27],100);}
function $gA$(a,b,c){let d,e,f,g,h,i,j,k,l;d=$gB$(b);e=b[3];f=b[1853+d];g=b[9+b[4]-1];h=c*a[b[9493]+34];i=g-c;if(i==0)return h+($fW$(a,b,d,f)-$fN$(a,b,d,f,(-1)));if($an$(a,d,f))return h-i*3000;j=(-1000000);for(k=0;k<2;k++){l=a[54789+2*(e*230+f)+k];if(l>=0&&$dc$(a,b,d,b[2651+b[1853+d]],l))j=Math.max(j,$fW$(a,b,d,l)-$fN$(a,b,d,l,(-1)));}if(j==(-1000000))return h-i*3000;return h+j-$fB$(a,b,e,1000*$fD$(a,d)*i);}
function $gB$(a){if(a[1]==39)return a[1316];return a[3]==a[5]?a[4031]:a[4032];}
function $gC$(a,b,c){let d,e;d=$gB$(b);e=b[2651+c]>=0&&c!=b[1853+d]?300:0;return e+($fW$(a,b,d,c)-$fN$(a,b,d,c,(-1)));}
function $gD$(a,b,c){let d,e,f,g,h;d=b[4031];if(c==0)return (e=b[1853+d],$fW$(a,b,d,e)-$fN$(a,b,d,e,(-1)));f=b[4036];g=a[b[9493]+26]+($fW$(a,b,d,f)-$fN$(a,b,d,f,(-1)));h=a[64413+a[64752+d]*10+1];if(b[4038]==0&&(h||b[2651+b[1853+d]]>=0)&&a[56629+h*230+f]==0)g+=$gE$(a,b,d,f);return g;}
function $gE$(a,b,c,d){let e,f,g,h,i;e=0;f=b[1260+b[1171+c]]+$fM$(a,b,c,d);for(g=0;g<6;g++){h=a[49+6*d+g];i=h>=0?b[2421+h]:(-1);if(i>=0&&b[1725+i]!=b[1725+c])e=Math.max(e,$fJ$(a,b,c,d,h,f,0));}return e;}
function $gF$(a,b,c){let d,e,f;if(c==0)return 0;d=b[4031];e=b[1853+d];f=b[1260+b[1171+d]]+$fM$(a,b,d,e);return $fJ$(a,b,d,e,c-1000,f,0);}
function $gG$(a,b,c){let d,e,f,g,h,i,j;if(c==0)return 0;d=$div(c,10000)-1;e=$div($mod(c,10000),1000);f=$mod(c,1000);g=b[1853+d];if(e==1){h=a[1429+g*230+f];i=b[2109+d]>0;return 100000+$fv$(a,b,d,g,f,h,i,0);}j=b[1260+b[1171+d]]+$fM$(a,b,d,g);if(e==2)j+=$gH$(a,b,d,f);return $fJ$(a,b,d,g,f,j,0);}
function $gH$(a,b,c,d){let e,f,g,h;e=0;for(f=0;f<6;f++){g=a[49+6*d+f];h=g>=0?b[2421+g]:(-1);if(h!=c&&$bQ$(a,b,h,d))e+=a[$E$(a,a[64752+h],b[1853+h],$bY$(a,b,d),d)+2]+b[1260+b[1171+h]];}return e;}
function $gI$(a,b,c,d){let e,f,g,h,i;e=b[1083+b[1259]];if(e>=64){if(c==999)return $gJ$(a,b,e-64);return (f=e-64,$gz$(a,b,f,c,b[2421+c]));}if(c==999){g=b[1853+e];h=$fs$(a,b,e,g,0,1,(-10000000));return h+$fp$(a,b,e);}i=c==b[1853+e]?0:b[4058+c];return $fs$(a,b,e,c,i,1,d-1);}
function $gJ$(a,b,c){let d;d=a[64880+c];return (-$fB$(a,b,d,1000*a[39]))-a[b[9493]+28]*4;}
function $gK$(a,b,c){let d,e,f,g,h,i;if(c==0)return 1;d=$gr$(a,b);e=$mod(c,1000);f=$div(c,1000)*1000;g=b[2421+e];h=b[2651+e];if(f==3000)return $gM$(a,b,e,d);if(f==2000||g<0){i=(-1);if(g>=0&&b[2045+g]){$fo$(a,b,g,7581);i=b[6029];}return $gL$(a,b,h,i)-a[b[9493]+29];}return $gn$(a,b,g,d);}
function $gL$(a,b,c,d){let e,f,g,h,i,j,k;e=b[4];f=b[2301+c];if(d==999)return (-1);g=$gz$(a,b,c,d>=0?d:f,b[2421+f]);h=g;$eg$(a,b,c);for(i=e,k=b[4];i<k;i++){j=b[9+i];if(j!=999&&j!=d)h=Math.max(h,$gz$(a,b,c,j,b[2421+j]));}b[4]=e;return h-g;}
function $gM$(a,b,c,d){let e,f,g,h;e=b[2421+c];f=1+(e>=0?Math.max(0,b[6033+d+e]):0);for(g=0;g<6;g++){h=a[49+6*c+g];e=h>=0?b[2421+h]:(-1);if(e>=0&&b[1725+e]==b[3])f+=Math.max(0,b[6033+d+e]);}return f;}
function $gN$(a,b,c,d){let e,f,g,h,i;e=b[3];g=(f=b[1317+(1-e)*11+3],a[63580+c*8]==8&&f>=0?$aD$(a,f):c);if(a[63580+g*8]==9)return a[b[9493]+25];h=$gj$(a,b,g,b[1317+e*11+2],0,d);i=$gu$(a,b,c);return b[2]==15?h+i:h-i;}
function $gO$(a,b){let c;$gP$(b);b[6018]=2*b[6]+b[3]+1;for(c=0;c<8;c++)b[6019+c]=0;}
function $gP$(a){let b,c,d,e,f;b=0;for(c=0,d=a[1723];c<d;c++)b+=a[1789+c];if(b!=a[4867]){e=b;f=a[6];a[4867]=e;a[4868]=f;}}
function $gQ$(a,b,c){if(c!=3||b[6018]!=2*b[6]+b[3]+1)return 1;if(b[1042]>0)return 0;if(a[30]>0||b[1038]==7)return 1;return b[1317+b[3]*11+4]>=0;}
function $gR$(a){let b;if(a==1||a==3||a==15)return 1;return 20<=(b=a)&&b<=24;}
function $gS$(a,b){let c;$gV$(a,b);b[9492]++;for(c=0;c<2;c++){b[9494+c]=$gU$(a,b,c);b[9496+c]=$gT$(a,b,c);}}
function $gT$(a,b,c){let d,e;d=b[1317+c*11];e=a[b[9493]+8];if(d<=4)return e*2;return d>=9?$div(e,4):e;}
function $gU$(a,b,c){let d;d=a[23+c]-b[1317+c*11+1];if(d<=1)return a[b[9493]+6];return a[b[9493]+(d==2?5:4)];}
function $gV$(a,b){let c;c=a[117080]==2*b[6]+b[3]+1?2:b[3];b[9493]=116792+c*96;}
function $gW$(a){a[8720]=0;a[8722]=0;}
function $gX$(a,b,c){let d,e,f;d=b[2];e=d==3||d==19||d==5;f=e&&b[9]==0?1:0;return f+among(c,b[4]-f);}
function $gY$(a,b,c){return $gZ$(a,b,c,13);}
function $gZ$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];if(e==19)return 1;g=(e==3||20<=(f=e)&&f<=24)&&b[4802]!=b[6];if(g||e==1||e==15)$hC$(a,b,b[3],d);h=(-2000000);i=0;for(j=0,l=b[4];j<l;j++){k=$ha$(a,b,b[9+j],c,d);if(k>h){h=k;i=0;}if(k==h){b[4994+i]=j;i++;}}return b[4994+among(c,i)];}
function $ha$(a,b,c,d,e){let f;f=b[2];if(f==15||f==1&&a[30]==0)return $hB$(a,b,c,d);if(f==3)return $hz$(a,b,c);if(f==4)return $hu$(a,b,c,e);if(f==5)return $hs$(a,b,c,e);if(f==14)return $hp$(a,b,c,e);if(f==10||f==13||f==9)return $hj$(a,b,c,e);if(f==11)return $hh$(a,b,c);if(f==12||f==18)return b[1789+b[2421+c]];if(f==6)return $hg$(a,b,c,e);if(f==1||f>=20)return $hc$(a,b,c,d);return $hb$(a,b,c);}
function $hb$(a,b,c){let d;d=b[2];if(d==16)return 1-c;if(c==0)return 0;if(d==17)return a[63837+(c-1)*12]==0?1:(-1);return $fe$(a,b,c);}
function $hc$(a,b,c,d){let e,f,g;e=b[2];if(e==1)return $hf$(a,b,c,d);if(e==20)return $hd$(a,b,b[1034],b[1036],c,d);if(e==21){g=(f=b[1034],a[63580+f*8]==8&&c>=0?$aD$(a,c):f);return $hd$(a,b,g,b[1036],0,d);}return $fh$(a,b,c);}
function $hd$(a,b,c,d,e,f){let g,h,i,j;g=b[1035];h=b[1036];i=b[1034];b[1035]=c;b[1034]=c;b[1036]=d;if(e!=0){b[1303]=$mod(e,1000);b[1304]=d+1;}$az$(a,b);j=$he$(a,b,f);if(e!=0){$cC$(a,b);j+=$he$(a,b,f)-1;}$dz$(a,b);b[1303]=(-1);b[1037]=0;b[1035]=g;b[1036]=h;b[1034]=i;return j;}
function $he$(a,b,c){let d,e,f,g,h,i,j;d=a[63580+b[1035]*8];e=0;$gq$(b,d);while(b[1042]-b[1043]<8){$gp$(a,b,d);f=1;g=0;for(h=0,i=b[1723];h<i;h++){if($go$(a,b,h)&&b[4738+h]>=f&&$eD$(a,b,h)){if(b[4738+h]>f){f=b[4738+h];g=0;}b[4803+g]=h;g++;}}if(g==0)break;j=b[4803+among(later_bits(c,b[1042]-b[1043]),g)];$gm$(a,b,j);e+=f;}if(e>=500000)return d==7?$div(e*3,4):e;if(d==2||d==7)e=$div(e*5,4);return e;}
function $hf$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[3];f=$mod(c,1000);g=1317+(1-e)*11;h=b[1317+e*11+2]+(c>=1000?1:0);j=(i=b[g+3],a[63580+f*8]==8&&i>=0?$aD$(a,i):f);if(a[63580+j*8]==9)return 400;k=$hd$(a,b,j,h,0,d);if(j!=f&&b[g+10]>=0){j=(l=b[g+10],a[63580+f*8]==8&&l>=0?$aD$(a,l):f);k=Math.max(k,$hd$(a,b,j,h,0,d));}if(c<1000&&$cB$(a,f)){for(m=0,o=a[26];m<o;m++){if(b[1271+m]>0&&$cB$(a,m)){n=1000+m;k=Math.max(k,$hd$(a,b,f,h,n,d));}}}return k;}
function $hg$(a,b,c,d){let e;if($gx$(a,b))return c;e=b[1317+b[3]*11];if(d&4&&e-c<3)return (-c);return c;}
function $hh$(a,b,c){let d;d=b[1317+b[3]*11]<3;if(c==999)return d?500:(-500);return (b[2421+c]>=0?400:0)+$hi$(a,b,b[3],c);}
function $hi$(a,b,c,d){let e,f,g,h;e=30;for(f=0,h=b[1723];f<h;f++){g=b[1853+f];if(g>=0&&b[1725+f]!=c)e=Math.min(e,a[1429+d*230+g]);}return e;}
function $hj$(a,b,c,d){let e,f,g,h;if(b[2]==9)return $ho$(a,b,c,d);if(b[2]==13){e=b[4031];f=c?b[4036]:b[4035];g=$fq$(a,b,e,f)?20000000:0;if(d&1)return g+c*300-$hn$(a,b,e,f);return g+c;}e=$gB$(b);h=b[2651+c]>=0?300:0;if($fq$(a,b,e,c))h+=20000000;return h-(d&1?$hk$(a,b,e,c):0);}
function $hk$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=0;f=0;g=b[1725+c];h=$G$(a,b,d,g,(-1))>=2;for(i=0,p=b[1723];i<p;i++){j=b[1853+i];if(j<0||b[1725+i]==g)continue;k=a[1429+d*230+j];if(k>1+a[64413+a[64752+i]*10+3])continue;l=$F$(a,b,i,j,c,d,h);if(l==0)continue;m=$hm$(a,b,b[1853+c],l);if(m>f)m-=$hl$(a,b,c,d,i,l);if(m>e){n=m;o=e;e=n;f=o;}else f=Math.max(f,m);}return e+$div(f,2);}
function $hl$(a,b,c,d,e,f){let g,h;g=$F$(a,b,c,d,e,b[1853+e],0);if(g==0)return 0;h=1000-a[f+2];return $div($div(h*$hm$(a,b,b[1853+e],g),1000)*75,100);}
function $hm$(a,b,c,d){let e,f,g,h;e=b[2421+c];f=b[2651+c];if(e<0){g=a[d+1];return $div(g*3000*a[64928+f]+(1000-g)*3*150,1000);}h=$div(a[d]*1000,1000);h+=$div(a[d+1]*3000*a[64816+e],1000);h+=$div(a[d+3]*(250+$fD$(a,e)*150),1000);if(f>=0)h+=$div(a[d+4]*3000*a[64928+f],1000);return h;}
function $hn$(a,b,c,d){let e;e=b[6]-b[4868];if(e>=30)return 0;return $div($hk$(a,b,c,d)*35*(30-e),3000);}
function $ho$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(!(d&1)||d&8)return c;e=b[3];f=$gB$(b);g=b[9+b[4]-1];h=b[1853+f];j=(i=a[54789+2*(e*230+h)],i<0||!$dc$(a,b,f,b[2651+b[1853+f]],i)?1000000:$hn$(a,b,f,i));j=Math.min(j,(k=a[54789+2*(e*230+h)+1],k<0||!$dc$(a,b,f,b[2651+b[1853+f]],k)?1000000:$hn$(a,b,f,k)));if(c==g||j==1000000)return c*600;l=$hn$(a,b,f,h)-j;m=b[1317+e*11]<2*(g-c)+3;return c*600+l-(m?3000:0);}
function $hp$(a,b,c,d){let e;if(c==0)return 0;e=b[4031];return $hq$(a,b,e,b[1853+e],c-1000,d);}
function $hq$(a,b,c,d,e,f){let g;g=f&1?130:100;return $hr$(a,b,c,d,e,b[1260+b[1171+c]],g);}
function $hr$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o;h=$fK$(a,b,c,d,e,f,0);i=b[2421+e];j=$hm$(a,b,e,h)+$div(a[h+5]*150,1000);j+=$fw$(a,b,c,e,h,1);if(i<0)return j;l=(k=b[1725+c],$G$(a,b,d,k,(-1))>=2);m=$F$(a,b,i,e,c,d,l);if(m==0)return j;n=1000-a[h+2];o=$hm$(a,b,b[1853+c],m);return j-$div($div(n*o,1000)*g,100);}
function $hs$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=$div(c,10000)-1;f=$div($mod(c,10000),1000);g=$mod(c,1000);h=b[1853+e];if(f==1){if(d&2)return (-1000000);i=a[1429+h*230+g];return $ht$(a,b,e,h,g,i,b[2109+e]>0)+1;}if(f==0)return $hq$(a,b,e,h,g,d);j=b[1260+b[1171+e]]+$gH$(a,b,e,g);return $hr$(a,b,e,h,g,j,100);}
function $ht$(a,b,c,d,e,f,g){let h,i;h=$fF$(a,b,c,d,e,f,g,0);if(h==0)return 0;i=$hm$(a,b,e,h)+$div(a[h+5]*150,1000);return i+$fw$(a,b,c,e,h,0);}
function $hu$(a,b,c,d){let e,f,g,h;e=b[1083+b[1259]];if(e>=64){if(c==999)return (-1000000);f=b[2421+c]>=0?500:0;return f-10*$hi$(a,b,b[3],c);}if(c==999)return 1400+($fq$(a,b,e,999)?20000000:0);g=c==b[1853+e]?0:b[4058+c];h=$hw$(a,b,e,c,g,d);if(d&8&&$hv$(a,b,e,c))h+=(-500000);return h;}
function $hv$(a,b,c,d){let e,f;e=b[1725+c];f=b[1853+c];return $hi$(a,b,e,d)>$hi$(a,b,e,f);}
function $hw$(a,b,c,d,e,f){let g,h,i,j;g=b[1725+c];h=$hx$(a,b,c,d,e,f);i=$hi$(a,b,g,d);if(a[64413+a[64752+c]*10+4])i=Math.max(i,2);h-=i*60;j=$d$(a,g,d,0)+$d$(a,g,d,3);if(b[3341+g*230+d]==0)j+=$d$(a,g,d,1);if(b[3801+d]==1-g)j+=a[61461-g];h+=j*700;if($fq$(a,b,c,d))h+=20000000;if(f&1){h-=$hn$(a,b,c,d);if($G$(a,b,d,g,(-1))>=2)h+=80;}return h;}
function $hx$(a,b,c,d,e,f){let g,h,i,j,k,l;if(e>0){g=a[64413+a[64752+c]*10+1];if(e>$bT$(a,b,c)||a[56629+g*230+d])return 0;}h=0;i=0;j=b[1725+c];for(k=0;k<6;k++){l=a[49+6*d+k];if(l>=0&&$H$(a,b,l)==1-j){i=i||b[2421+l]>=0;h=Math.max(h,$hq$(a,b,c,d,l,f));}}if(i||a[64413+a[64752+c]*10+4]==0||f&2)return h;return Math.max(h,$hy$(a,b,c,d,e>0));}
function $hy$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=b[1725+c];h=a[64413+a[64752+c]*10+7];i=a[57549+d];while(i<a[57549+d+1]){j=a[i];k=a[i+1];if(k<=h&&$H$(a,b,j)==1-g&&$dZ$(a,b,i))f=Math.max(f,$ht$(a,b,c,d,j,k,e));i=i+5+a[i+2]+a[i+3]+a[i+4];}return f;}
function $hz$(a,b,c){let d,e,f;if(c==0)return 0;d=$mod(c,1000);e=$div(c,1000)*1000;f=b[2421+d];if(e==2000)return (-1000000);if(e==3000)return $hA$(a,b,d);return f>=0?b[4738+f]:50;}
function $hA$(a,b,c){let d,e,f,g;d=100+(b[2421+c]>=0?b[4738+b[2421+c]]:0);for(e=0;e<6;e++){f=a[49+6*c+e];g=f>=0?b[2421+f]:(-1);if(g>=0&&b[1725+g]==b[3])d+=Math.max(0,b[4738+g]);}return d;}
function $hB$(a,b,c,d){let e,f,g;e=b[3];g=(f=b[1317+(1-e)*11+3],a[63580+c*8]==8&&f>=0?$aD$(a,f):c);if(a[63580+g*8]==9)return 400;return $hd$(a,b,g,b[1317+e*11+2],0,d);}
function $hC$(a,b,c,d){let e,f;if(b[2]!=3&&b[2]!=15){b[1038]=0;b[1260]=0;b[1263]=0;}$gP$(b);for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c)b[4738+e]=$hD$(a,b,e,d);}b[4802]=b[2]!=15?b[6]:0;}
function $hD$(a,b,c,d){let e,f,g,h,i,j,k;e=b[1853+c];f=b[4];g=$hw$(a,b,c,e,0,d);h=g-$hx$(a,b,c,e,0,d);$ej$(a,b,c);for(i=f,k=b[4];i<k;i++){j=b[9+i];if(j==999)g=Math.max(g,1400+($fq$(a,b,c,999)?20000000:0));else g=Math.max(g,$hw$(a,b,c,j,b[4058+j],d));}b[4]=f;return g-h;}
function $hE$(a,b,c){if(b[2]==6)return 0;return $gZ$(a,b,c,5);}
function $hF$(a,b,c){return $gZ$(a,b,c,7);}
function $hG$(a,b,c){return $gZ$(a,b,c,0);}
function $hH$(a,b,c){return $gZ$(a,b,c,5);}
function $hI$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$e$(a,k,a[10]-1,word_at(i,j+o,0));$hO$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$hM$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&0)return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$hL$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$Y$(a,k,l);B=$R$(a,k,w);$X$(a,k,l);y=k[9+B];}if(n.length>0)r=$hK$(k,y,n,r);$hJ$(a,k,y);}$i$(a,k,m[o]);}return 0;}
function $hJ$(a,b,c){$Z$(a,b,c);$hO$(a,b);}
function $hK$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $hL$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $hM$(a,b,c){let d,e;d=$hN$(b[6]);if(d>=0){for(e=0;e<2;e++)c[377+2*d+e]=1+b[1317+e*11];}}
function $hN$(a){let b,c,d;if(a<=20)return a-1;if(a<=60){b=5;c=20;d=20;}else if(a<=160){b=20;c=60;d=28;}else if(a<=320){b=40;c=160;d=33;}else return (-1);if($mod(a-c,b))return (-1);return d+$div(a-c,b)-1;}
function $hO$(a,b){while(b[7]==0){b[0]=(-1);$W$(b);$cR$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$Z$(a,b,b[0]<0?b[9]:0);}b[0]=0;}

const DICE=new Dice($a$),GAME={"name": "battles", "row": 453, "aside": 80, "redrawn": 24301, "by_choice": false, "searched": 6202052, "author": "steady"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first);
const RULES={prepare:$cR$,settle:$Z$,hide:$Y$,show:$X$,clear:$W$,decides:$V$,asked:$R$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$W$,side_row:$Q$,record:$i$,redraw:$e$,objective:$d$,hexes_between:$c$,banners_needed:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$hH$,$hG$,$hF$,$hE$,$gY$,$gX$,$fb$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($hI$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
