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
function $b$(a,b,c){let d;d=b[1]==15;$az$(a,b,c);if(d&&b[1]==16)b[4041]=b[4784];}
function $c$(a,b){if(!(b[4052]+b[4053]+b[4054]>0)){if(b[1]==23&&b[4782])$f$(b);if($d$(b)){b[7]=4;return;}}$dv$(a,b);if(b[1]==22)b[4782]=1;}
function $d$(a){let b;b=a[1];if(b==15)return Boolean(a[4781]>0&&$e$(a)<0);return Boolean(b==26||b==25);}
function $e$(a){let b,c;if(a[1038]==3){for(b=0,c=a[1042];b<c;b++){if(a[2173+a[1083+b]]==1)return a[1083+b];}}return (-1);}
function $f$(a){let b,c,d,e,f;b=4715;c=a[4781]>0;a[4782]=0;a[4781]++;d=c&&a[4783]==2;if(!c){a[4753]=a[b+5];a[4754]=a[b+6];}else if(d){a[4756]=1;a[4755]=a[b+6];}for(e=0;e<2;e++){f=9+e*3+2;a[4748+f]+=a[b+f];}$g$(a,15,15);$g$(a,20,d?25:20);}
function $g$(a,b,c){let d,e,f;d=4715+b;e=4748+c;a[e+2]+=a[d+2];f=a[d+1];if(a[e+1]==3||a[d+4])a[e+4]=1;a[e+1]=f==3||f==4?f:0;}
function $h$(a,b){passage_wipe(b,4058,461);b[4057]=0;if(!(b[4052]+b[4053]+b[4054]>0)){b[4050]=0;b[4051]=0;}if(b[4782]==0)passage_wipe(b,4519,229);}
function $i$(a,b,c){let d,e,f,g,h,i,j,k,l;if(b[4782]>0)$f$(b);for(d=0;d<33;d++){e=d;c[e]=b[4748+e];}for(f=0;f<3;f++){e=f;g=e==0?15:(e==1?20:25);h=b[4796+e];i=e<2||c[8]>0;j=b[4799+e];c[g]=h>=0&&i?b[1789+h]:j;}for(k=0;k<2;k++){l=1317+(k==0?b[5]:1-b[5])*11;e=9+k*3;c[e]=b[l]-b[4802+k];c[e+1]=b[l+1]-b[4804+k];}}
function $j$(a,b){return (-1);}
function $k$(a,b){let c;c=b[2];if(c==9)return $r$(b);if(c==10)return $q$(a,b);if(c==11)return $p$(a,b);if(c==12)return $o$(b);return $l$(b,$m$(b,c));}
function $l$(a,b){let c,d;for(c=0,d=a[4];c<d;c++){if(a[9+c]==b)return c;}return 0;}
function $m$(a,b){let c;c=a[4038];if(b==6){if(a[3]!=a[5])return c?0:a[4791];return c?a[4790]:a[4789];}if(b==8)return a[4792+(c?1:0)];if(b==13)return a[4794]>=0?1:0;if(b==14)return 1000+a[4794];if(b==5)return $n$(a);return 0;}
function $n$(a){let b,c;b=a[4795];if(b<0){c=a[4032];b=c>=0?a[1853+c]:a[2301+a[4034]];if(b<0||a[2421+b]!=c)return 0;}return (a[4031]+1)*10000+1000+b;}
function $o$(a){let b,c,d,e,f,g,h;b=0;c=(-1);d=0;for(e=0,h=a[4];e<h;e++){f=a[9+e];g=a[1789+a[2421+f]];if(g>c||g==c&&f<d){b=e;c=g;d=f;}}return b;}
function $p$(a,b){let c,d,e,f;c=b[4787+(b[3]!=b[5]?1:0)];d=$q$(a,b);if(c==2){b[9]=b[9+d];b[10]=999;for(e=2,f=b[4];e<f;e++)b[9+e]=0;b[4]=2;return (-1);}return c==1?$l$(b,999):d;}
function $q$(a,b){let c,d,e,f,g,h,i;c=(b[3]!=b[5]?1:0)==0;if(b[2]==11)d=b[2301+b[c?4033:4034]];else d=b[1853+b[c?4031:4032]];e=0;f=(-1);for(g=0,i=b[4];g<i;g++){h=b[9+g];if(h!=999&&a[1433+d*230+h]>f){e=g;f=a[1433+d*230+h];}}return e;}
function $r$(a){let b,c,d,e,f,g;b=a[4785+(a[3]!=a[5]?1:0)];c=a[4];if(b==2){for(d=0,g=$div(c,2);d<g;d++){e=c-1-d;f=a[9+d];a[9+d]=a[9+e];a[9+e]=f;}return (-1);}return b==0?c-1:0;}
function $s$(a,b){return 0;}
function $t$(a){return $mod(a,1000);}
function $u$(a){return $mod($div(a,1000),10);}
function $v$(a,b,c){return Math.max(1,a[23+c]-b[1317+c*11+1]);}
function $w$(a,b,c){return a[1433+b*230+c];}
function $x$(a,b,c,d){let e;e=57784+8*(b*230+c);return a[e+d];}
function $y$(a,b,c){return a*1000000+b*1000+c;}
function $z$(a,b){return a*1000+b;}
function $A$(a,b,c,d){let e;e=1-c;d=$B$(b,1339+e*32,1403,a[26],d);$B$(b,1467+e*48,1563,a[27],d);}
function $B$(a,b,c,d,e){let f,g,h,i,j,k,l;f=$D$(a,b,d);for(g=0,i=d;g<i;g++){h=g;a[c+h]+=a[b+h];a[b+h]=0;}j=$D$(a,c,d);for(k=0,l=f;k<l;k++){h=$C$(a,c,among(uniform_of(e),j));e=next_word(e);a[c+h]--;a[b+h]++;j--;}return e;}
function $C$(a,b,c){let d;d=0;while(c>=a[b+d]){c-=a[b+d];d++;}return d;}
function $D$(a,b,c){let d,e,f;d=0;for(e=0,f=c;e<f;e++)d+=a[b+e];return d;}
function $E$(a,b,c){$al$(a,b,c);if(b[7]==3){b[7]=0;c[451]=$div(10000*$F$(a,b,0,1)+32768,65536);b[7]=3;}}
function $F$(a,b,c,d){let e,f;if(b[7]!=0){if(b[8]<0)return 32768;return b[8]==c?65536:0;}$H$(a,b,d);e=0;for(f=0;f<26;f++)e+=a[117101+f]*b[8682+f];e=e>=0?$div(e,1000):(-$div((-e),1000));if(c!=b[5])e=(-e);return e>=0?$G$(a,e):65536-$G$(a,(-e));}
function $G$(a,b){let c,d,e;c=$div(b,2097152);if(c>=64)return a[117221];d=a[117157+c];e=a[117157+c+1];return d+$div((e-d)*(b&2097151),2097152);}
function $H$(a,b,c){let d,e;d=8618;e=8639;$N$(a,b,b[5],c,d);$N$(a,b,1-b[5],c,e);b[8682]=1000;$L$(b,d,e,8683);$J$(b,d,e,8689);$I$(b,d,e,8699);}
function $I$(a,b,c,d){let e,f,g;e=a[b+5];f=a[c+5];a[d]=$div(100*a[c+15],Math.max(1,a[c+1]));a[d+1]=(-$div(100*a[b+15],Math.max(1,a[b+1])));a[d+2]=$div(10*a[c+16],e);a[d+3]=(-$div(10*a[b+16],f));a[d+4]=$div(10*a[c+17],e);a[d+5]=(-$div(10*a[b+17],f));a[d+6]=1000*(Math.min(6,a[b+18])-Math.min(6,a[c+18]));g=$div(1000*a[b+19],Math.max(1,a[b+7]));a[d+7]=g-$div(1000*a[c+19],Math.max(1,a[c+7]));a[d+8]=1000*(a[b+20]-a[c+20]);}
function $J$(a,b,c,d){let e,f;e=a[b+5];f=a[c+5];a[d]=1000*(f-e);a[d+1]=$div(1000,e)-$div(1000,f);a[d+2]=1000*(Math.min(12,a[b+6])-Math.min(12,a[c+6]));a[d+3]=1000*(a[b+7]-a[c+7]);a[d+4]=1000*(a[b+8]-a[c+8]);a[d+5]=1000*(a[b+9]-a[c+9]);a[d+6]=$div(1000*a[c+10],e)-$div(1000*a[b+10],f);a[d+7]=$div(1000*a[c+11],f)-$div(1000*a[b+11],e);a[d+8]=$div(1000*a[b+12],e)-$div(1000*a[c+12],f);a[d+9]=$K$(a,b,e)-$K$(a,c,f);}
function $K$(a,b,c){return $div(1000*Math.min(a[b+13],c),c)>>Math.min(8,a[b+14]);}
function $L$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w;e=Math.max(1,a[b+1]+a[c+1]);f=a[b+5]+a[c+5];g=a[b+1]-a[c+1];h=g>0?c:b;a[d]=(i=1000*g,i>=0?$div(i,e):(-$div((-i),e)));a[d+1]=(j=1000*g*f,k=10*e,j>=0?$div(j,k):(-$div((-j),k)));a[d+2]=(l=5000*g,m=e*Math.max(1,a[h+2]),l>=0?$div(l,m):(-$div((-l),m)));n=(1+a[b+1])*$M$(a,b,a[c+5]);o=(1+a[c+1])*$M$(a,c,a[b+5]);r=(p=1000*(n-o),q=n+o,p>=0?$div(p,q):(-$div((-p),q)));a[d+3]=(s=r*Math.min(f,12),s>=0?$div(s,10):(-$div((-s),10)));t=a[b+3]-a[c+3];u=t+a[b+4]-a[c+4];a[d+4]=(v=1000*t,v>=0?$div(v,f):(-$div((-v),f)));a[d+5]=(w=1000*u,w>=0?$div(w,f):(-$div((-w),f)));}
function $M$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[b+2];e=a[b+3];f=a[b+4];g=Math.max(0,d-e-f);h=$div(1000*(a[b]-e-2*f),Math.max(1,g));i=Math.min(c,e);j=Math.min(Math.max(0,c-e),f);k=Math.min(Math.max(0,c-e-f),g);l=Math.max(0,c-d);return 1000*(i+2*j+4*l)+k*h+500;}
function $N$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;for(f=0;f<21;f++)b[e+f]=0;b[e+14]=12;g=1317+c*11;b[e+5]=Math.max(1,a[23+c]-b[1317+c*11+1]);h=b[g];i=b[g+2];b[e+6]=h;b[e+7]=i;for(f=0,j=a[27];f<j;f++)b[e+8]+=b[1467+c*48+f];if(a[61468+c])b[e+12]=a[61468+c]*$ak$(a,b,c);for(k=0,l=a[25];k<l;k++)b[e+13]+=$aj$(a,b,c,k);$ag$(a,b,c);for(m=0,n=b[1723];m<n;m++){if(b[1853+m]>=0&&b[1725+m]==c)$U$(a,b,m,e);}$S$(a,b,c,e);if(d)$O$(a,b,c,e);}
function $O$(a,b,c,d){let e,f,g,h;for(e=0,h=a[26];e<h;e++){f=b[1339+c*32+e];if(f==0)continue;g=$P$(a,b,c,e);if(g<0){b[d+20]+=f;g=3;}b[d+19]+=f*g;b[d+18]=Math.max(b[d+18],g);}}
function $P$(a,b,c,d){let e,f,g,h,i,j,k;e=63584+d*8;f=b[1317+c*11+2];g=a[e];if(g==0){h=0;for(i=0;i<3;i++){j=a[e+1+i];h+=$R$(a,b,c,i,j==(-1)?f:j);}return h;}if(g==1){k=a[e+5]==(-1)?f:a[e+5];return $Q$(a,b,c,a[e+4],k);}return (-1);}
function $Q$(a,b,c,d,e){let f,g,h;f=0;for(g=0,h=b[1723];g<h;g++){if(f<e&&b[1853+g]>=0&&b[1725+g]==c&&b[1981+g]<0&&a[64417+a[64772+g]*10]==d)f++;}return f;}
function $R$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(f<e&&h>=0&&b[1725+g]==c&&b[1981+g]<0&&a[54333+c*230+h]>>d&1)f++;}return f;}
function $S$(a,b,c,d){let e,f,g,h,i;for(e=0,i=b[1724];e<i;e++){f=b[2301+e];if(f<0||a[64900+e]!=c)continue;b[d+9]++;g=b[2421+f];h=g<0||b[1789+g]==1;if(h&&$T$(a,b,c,f))b[d+10]+=a[64948+e];}}
function $T$(a,b,c,d){let e,f,g,h;for(e=0,h=b[1723];e<h;e++){f=b[1853+e];if(f>=0&&b[1725+e]!=c){g=a[1433+d*230+f];if(g<=1+a[64417+a[64772+e]*10+3])return 1;}}return 0;}
function $U$(a,b,c,d){let e,f,g,h,i;e=b[1725+c];f=b[1853+c];g=b[1789+c];b[d+2]++;b[d]+=g;b[d+1]+=g*a[117149+$af$(a,c)];if(b[1981+c]>=0)return;if(g<=2)b[d+3+g-1]++;if(b[2881+e*230+f])b[d+11]+=$x$(a,e,f,0);b[d+14]=Math.min(b[d+14],$ae$(a,b,c,f));h=$V$(a,b,c,f);if(h>0){b[d+15]+=$div(a[h],10);i=$div(a[h+1]*a[64836+c],10);b[d+16]+=i;b[d+17]=Math.max(b[d+17],i);}}
function $V$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=0;f=0;g=b[1725+c];h=$ac$(a,b,d,g,(-1))>=2;for(i=0,p=b[1723];i<p;i++){j=b[1853+i];if(j<0||b[1725+i]==g||b[1981+i]>=0)continue;k=a[1433+d*230+j];l=a[64417+a[64772+i]*10+3];m=a[64417+a[64772+i]*10+7];if(k>l+Math.max(1,m))continue;if(k<=1+l)n=$ab$(a,b,i,j,c,d,h);else n=$W$(a,b,i,j,c,d,h);if(n>0){o=a[n]+3*a[n+1];if(o>e){e=o;f=n;}}}return f;}
function $W$(a,b,c,d,e,f,g){let h,i,j,k,l,m;h=$aa$(a,a[64772+c],d,a[64772+e],f);i=a[1433+f*230+d];j=a[64417+a[64772+c]*10+7];m=(k=Math.min(i,j),l=i>j,a[h+29+(l?6:0)+k]);if(m==0)return 0;return $X$(a,b,e,h+13,m,a[h+(g?28:10)]);}
function $X$(a,b,c,d,e,f){let g;g=b[2651+b[1853+c]]>=0?1:0;return $Y$(a,d,e,f+g,b[1789+c],g);}
function $Y$(a,b,c,d,e,f){let g,h;g=a[b+4];h=a[b+6];return 64972+$Z$(g,c,h,d,e,f);}
function $Z$(a,b,c,d,e,f){let g;g=a*9+Math.min(b,8);g=(g*4+c)*3+Math.min(d,2);return ((g*5+Math.min(e,4))*2+f)*6;}
function $aa$(a,b,c,d,e){let f,g,h;f=a[117222]+2;g=a[57323+c]*a[117222]+b;h=a[57323+e]*f+d;return a[117224]+(g*f*a[117223]+h)*41;}
function $ab$(a,b,c,d,e,f,g){let h;h=$aa$(a,a[64772+c],d,a[64772+e],f);if(a[h+26]==0||a[h+2]==0)return 0;return $X$(a,b,e,h,a[h+2],a[h+(g?28:10)]);}
function $ac$(a,b,c,d,e){let f,g,h;f=0;for(g=0;g<6;g++){h=a[53+6*c+g];if(h>=0&&h!=e&&$ad$(a,b,h)==d)f++;}return f;}
function $ad$(a,b,c){if(b[2421+c]>=0)return b[1725+b[2421+c]];if(b[2651+c]>=0)return a[64900+b[2651+c]];return (-1);}
function $ae$(a,b,c,d){let e,f;e=a[64772+c];f=99;if(b[6041])f=b[7067+d];if(b[6042]>>e&1)f=Math.min(f,b[7297+d]);return f;}
function $af$(a,b){let c,d;if(a[64417+a[64772+b]*10+6])return 0;c=a[64417+a[64772+b]*10+4];if(a[64417+a[64772+b]*10+1])return c?7:6;if(a[64417+a[64772+b]*10+5])return 5;d=a[64417+a[64772+b]*10]==2;if(c){if(d)return 1;return a[64417+a[64772+b]*10+7]>=4?4:3;}return d?0:2;}
function $ag$(a,b,c){let d,e;d=2*b[6]+c+1;if(b[6040]==d)return;b[6040]=d;for(e=0;e<2;e++)$ah$(a,b,c,e);}
function $ah$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=7067+d*230;f=0;g=0;for(h=0,l=a[25];h<l;h++){b[e+h]=99;if(d==0){i=b[2421+h];j=i>=0&&b[1725+i]==c;k=$aj$(a,b,c,h)>0&&!j;}else{g|=$ai$(a,c,h);k=$ai$(a,c,h)>0;}if(k){b[e+h]=0;f++;}}b[6041+d]=d==0?f:g;m=0;while(f>0){f=0;for(h=0,p=a[25];h<p;h++){if(b[e+h]!=m)continue;for(n=0;n<6;n++){o=a[53+6*h+n];if(o>=0&&a[56173+o]&&b[e+o]==99){b[e+o]=m+1;f++;}}}m++;}}
function $ai$(a,b,c){let d;d=0;if($x$(a,b,c,3)>0)d|=$x$(a,b,c,4);if($x$(a,b,c,5)>0)d|=$x$(a,b,c,6);return d;}
function $aj$(a,b,c,d){let e;e=$x$(a,c,d,0);if(b[3341+c*230+d]==0)e+=$x$(a,c,d,1);if(b[3801+d]==1-c)e+=a[61465-c];return e;}
function $ak$(a,b,c){let d,e,f,g,h;d=0;for(e=0,h=b[1723];e<h;e++){f=b[1853+e];if(f>=0&&b[1725+e]!=c){g=a[54333+c*230+f];d|=g&2?2:g;}}return 3-(d&1)-(d>>1&1)-(d>>2&1);}
function $al$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[1317+g*11+1];c[5+g]=b[1317+g*11];c[7+g]=b[1317+g*11+2];}for(h=0,i=b[1723];h<i;h++){c[9+h]=b[1789+h];c[73+h]=b[1725+h];c[137+h]=b[1917+h];c[201+h]=b[1853+h]>=0?1:0;}for(j=0,k=b[1724];j<k;j++){c[265+j]=b[2397+j];c[289+j]=b[2325+j];}for(l=0;l<64;l++)c[313+l]=b[1659+l];c[452]=$div(b[4057],10);}
function $am$(a){return 1317+a*11;}
function $an$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ao$(a,b);if(e>=0)return e;}return d;}
function $ao$(a,b){let c,d,e,f,g,h,i,j,k,l;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(0)return (-1);d=b[2];for(e=0,k=a[c];e<k;e++){f=c+65+2*e;if(a[f]==d){for(g=0,j=b[4];g<j;g++){if((h=b[9+g],i=a[f+1],$ar$(b,d,h)==i||$ap$(b,d,h)==i))return g;}}}if(a[c+1+d]){for(g=0,l=b[4];g<l;g++){if(b[9+g]==0)return g;}}return (-1);}
function $ap$(a,b,c){let d,e,f,g;d=b;if(d==3)return c==0?(-1):(e=a[1037],f=$div(c,1000),g=$mod(c,1000),(e+1)*10000+f*1000+g);if(d==5)return $aq$(a,c);return (-1);}
function $aq$(a,b){let c,d,e,f,g;if(b==0)return (-1);c=$div(b,10000)-1;d=a[1853+c];e=3-a[2173+c];return (f=$mod($div(b,1000),10),g=$mod(b,1000),e*10000000+f*1000000+d*1000+g);}
function $ar$(a,b,c){let d;d=b;if(d==4)return $au$(a,c);if(d==5)return $at$(a,c);if(d==19)return $as$(a,c);return c;}
function $as$(a,b){let c,d;if(b==0)return 0;c=$mod(b,1000);d=$div(b,1000)<2&&a[2421+c]>=0;return (d?0:1)*1000000+c*1000;}
function $at$(a,b){let c,d,e;if(b==0)return 0;c=a[1853+($div(b,10000)-1)];return (d=$mod($div(b,1000),10),e=$mod(b,1000),d*1000000+c*1000+e);}
function $au$(a,b){let c;c=a[1083+a[1259]];if(c<64)return a[1853+c]*1000+b;return 1000000+a[2301+c-64]*1000+b;}
function $av$(a,b){return 0;}
function $aw$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $ax$(a,b,c){let d,e,f,g,h,i;d=1-b[3];e=1339+d*32;f=1467+d*48;for(g=0,h=a[26];g<h;g++){b[e+g]=c[g];b[1403+g]-=c[g];}for(g=0,i=a[27];g<i;g++){b[f+g]=c[32+g];b[1563+g]-=c[32+g];}}
function $ay$(a,b,c){let d,e,f,g,h,i;d=1-b[3];e=1339+d*32;f=1467+d*48;for(g=0,h=a[26];g<h;g++){c[g]=b[e+g];b[1403+g]+=b[e+g];b[e+g]=0;}for(g=0,i=a[27];g<i;g++){c[32+g]=b[f+g];b[1563+g]+=b[f+g];b[f+g]=0;}}
function $az$(a,b,c){if(!$ds$(a,b,c))$aA$(a,b,c);}
function $aA$(a,b,c){let d;d=b[1];if(d<20){if(d<11){if(d<6){if(d<4){if(d<3)$dq$(a,b,c);else $dm$(a,b,c);}else if(d<5)$dl$(a,b,c);else $dk$(a,b,c);}else if(d<8){if(d<7)$dj$(a,b,c);else $di$(a,b,c);}else if(d<9)$di$(a,b,c);else $dh$(a,b,c);}else if(d<15){if(d<13){if(d<12)$dg$(a,b,c);else $db$(a,b,c);}else if(d<14)$cY$(b,c);else $cR$(a,b,c);}else if(d<17){if(d<16)$cO$(a,b,c);else $cJ$(a,b,c);}else if(d<18)$cJ$(a,b,c);else if(d<19)$cI$(a,b,c);else $cI$(a,b,c);}else if(d<30){if(d<24){if(d<22){if(d<21)$cH$(b,c);else $cm$(a,b,c);}else if(d<23)$bs$(a,b,c);else $bo$(a,b,c);}else if(d<27){if(d<26)$bm$(a,b,c);else $bl$(a,b,c);}else if(d<28)$bj$(a,b,c);else if(d<29)$bi$(a,b,c);else $bh$(a,b,c);}else if(d<36){if(d<34){if(d<33)$bg$(a,b,c);else $be$(a,b,c);}else if(d<35)$aX$(a,b,c);else $aS$(a,b,c);}else if(d<38){if(d<37)$aR$(b,c);else $aQ$(b,c);}else if(d<39)$aM$(a,b,c);else if(d<40)$aC$(a,b,c);else $aB$(b,c);}
function $aB$(a,b){let c;c=$C$(a,1403,b);a[1403+c]--;a[1271+c]++;}
function $aC$(a,b,c){let d,e,f,g;d=b[1316];e=$aI$(a,b,d,c);f=e[0];g=e[1];if(!g)$aD$(a,b,d,a[64417+a[64772+d]*10+2]-f);b[1]=36;}
function $aD$(a,b,c,d){if(d>0)$aE$(a,b,c,Math.min(d,b[1789+c]));}
function $aE$(a,b,c,d){let e;b[1789+c]-=d;if(b[1789+c]==0){e=b[1725+c];$aG$(a,b,c);$aF$(a,b,1-e,a[64836+c]);}}
function $aF$(a,b,c,d){let e;if(b[7]!=0)return;e=1317+c*11;b[e+1]+=d;if(b[e+1]>=a[23+c]){b[7]=1;b[8]=c;}}
function $aG$(a,b,c){let d;d=b[1853+c];b[2421+d]=(-1);b[1853+c]=(-1);b[2045+c]=0;$aH$(a,b,b[1725+c],d);}
function $aH$(a,b,c,d){if(b[2881+c*230+d]){b[2881+c*230+d]=0;b[1317+c*11+1]-=$x$(a,c,d,0);}}
function $aI$(a,b,c,d){let e,f,g,h;e=b[1853+c];f=a[1433+e*230+d];if(f==0)return $K13;g=b[2651+b[1853+c]];h=b[2651+d]>=0;$aK$(a,b,c,d);if(g>=0)$aJ$(a,b,g,d);return [f,h];}
function $aJ$(a,b,c,d){let e,f;e=b[2301+c];if(b[2651+e]==c)b[2651+e]=(-1);b[2651+d]=c;f=d;b[2301+c]=f;b[2325+c]=f;}
function $aK$(a,b,c,d){let e,f,g;e=b[1853+c];f=b[1725+c];if(e==d)return;b[2421+e]=(-1);$aH$(a,b,f,e);b[2421+d]=c;g=d;b[1853+c]=g;b[1917+c]=g;$aL$(a,b,f,d);}
function $aL$(a,b,c,d){let e,f;e=$x$(a,c,d,1);if(e>0&&b[3341+c*230+d]==0){b[3341+c*230+d]=1;f=$x$(a,c,d,2);b[1317+(1-c)*11+7]+=f;$aF$(a,b,c,e);}}
function $aM$(a,b,c){let d;b[1]=36;if(b[1315]!=3&&b[1315]!=5){$aO$(a,b,c);return;}d=b[2421+c];b[2237+d]=1;if(b[1315]==5)$aE$(a,b,d,1);else if($aN$(a,d,c))$aD$(a,b,d,a[64417+a[64772+d]*10+2]);else{b[1316]=d;b[1]=39;}}
function $aN$(a,b,c){let d;d=a[64772+b];return a[$aa$(a,d,c,d,c)+12]>0;}
function $aO$(a,b,c){let d,e,f,g,h;d=$mod(c,1000);e=$div(c,1000);f=b[2421+d];g=b[2651+d];if(e==3)b[1082]=d;if(f>=0&&e!=2){h=f;b[2045+f]=1;b[1981+f]=(-1);b[2109+f]=0;b[2173+f]=b[1038]==3?2:1-b[2237+f];$aP$(a,b,d,a[64417+a[64772+f]*10]);}else{h=64+g;b[2349+g]=1;b[2373+g]=0;$aP$(a,b,d,4);}b[1083+b[1042]]=h;b[1171+h]=b[1037];b[1042]++;}
function $aP$(a,b,c,d){if(a[63584+b[1035]*8]==7)b[1044+8*b[1037]+d]++;else b[1044+8*b[1037]+a[54333+b[5]*230+c]]++;}
function $aQ$(a,b){a[1315]=b;a[1037]=2;a[1040]=0;a[1]=38;}
function $aR$(a,b){if(b==0){a[1]=a[1042]>0?13:26;return;}a[1314]=1<<b-1;a[1313]&=~a[1314];a[1]=37;}
function $aS$(a,b,c){let d;d=b[5];b[1]=12;$aT$(a,b,b[1317+d*11+4],d,c);}
function $aT$(a,b,c,d,e){$aW$(b,d,a[63841+c*12+3]);b[1317+(1-d)*11+7]+=a[63841+c*12+5];b[1317+d*11+8]+=a[63841+c*12+6];b[1260+e]+=a[63841+c*12+7];b[1263+e]+=a[63841+c*12+8];$aU$(a,b,1-d,a[63841+c*12+4]);}
function $aU$(a,b,c,d){let e;e=$aV$(b,c,d);if(e>0){b[4050]=c;b[4056]=a[64726]+e;b[1]=11;}}
function $aV$(a,b,c){let d,e;d=1317+b*11;e=Math.min(c,a[d]);a[d]-=e;a[1033]+=e;return c-e;}
function $aW$(a,b,c){let d;d=Math.min(c,a[1033]);a[1033]-=d;a[1317+b*11]+=d;}
function $aX$(a,b,c){b[1035]=$bd$(a,c);$aY$(a,b);}
function $aY$(a,b){let c,d,e;c=1317+b[5]*11;if(a[63584+b[1035]*8]!=9){d=b[1035];e=b[1303];b[c+3]=d;b[c+10]=e;}$aZ$(a,b);b[1]=a[63584+b[1035]*8]==7?4:6;}
function $aZ$(a,b){let c,d,e,f,g;b[1042]=0;b[1259]=0;for(c=0,e=a[30]>0?3:1;c<e;c++){b[1260+c]=0;b[1263+c]=0;for(d=0;d<8;d++)b[1044+8*c+d]=0;}$ba$(a,b,0);f=a[63584+b[1035]*8];if(f==7){g=a[51];b[1260]=g;b[1263]=g;}else if(f==2&&b[1041]==0)b[1260]=a[48];}
function $ba$(a,b,c){let d,e;d=c;e=b[1042];b[1037]=d;b[1043]=e;b[1082]=(-1);b[1041]=$bb$(a,b)?0:1;b[1038+c]=b[1041]?0:a[63584+b[1035]*8];}
function $bb$(a,b){let c,d,e,f,g;c=a[63584+b[1035]*8];if(c==8)return 0;d=a[63584+b[1035]*8+4];e=c==1||c==2||c==3||c==4;if(!e)return 1;for(f=0,g=b[1723];f<g;f++){if(b[1853+f]>=0&&b[1725+f]==b[5]&&$bc$(a,f,c,d))return 1;}return 0;}
function $bc$(a,b,c,d){if(c==1)return a[64417+a[64772+b]*10]==d;if(c==2)return a[64417+a[64772+b]*10+1]==1;if(c==3)return a[64417+a[64772+b]*10+4]==1;return a[64417+a[64772+b]*10+1]==0;}
function $bd$(a,b){let c,d,e,f,g,h,i,j;c=63584+b*8;for(d=0,j=a[26];d<j;d++){e=63584+d*8;f=1;for(g=0;g<8;g++){i=1<=(h=g)&&h<4?3-(g-1):g;f=f&&a[c+g]==a[e+i];}if(f)return d;}return b;}
function $be$(a,b,c){let d;if(c!=0){d=b[5];b[1304]=b[1036]+1;$bf$(b,d,c);b[1303]=$mod(c,1000);}$aY$(a,b);}
function $bf$(a,b,c){let d;d=$mod(c,1000);if($div(c,1000))a[1271+d]--;else{a[1339+b*32+d]--;a[1317+b*11+2]--;}a[1659+b*32+d]++;}
function $bg$(a,b,c){if(c>0){b[1467+b[5]*48+c-1]--;b[1611+c-1]++;$aW$(b,b[5],a[36]);}if(a[41]&&b[1267]>=0)b[1317+b[5]*11+8]++;b[1]=a[30]>0?40:31;}
function $bh$(a,b,c){if(c)b[1317+b[5]*11+8]++;else $aW$(b,b[5],a[35]);b[1]=30;}
function $bi$(a,b,c){let d,e;d=c==b[1266]?b[1267]:b[1266];e=b[5];b[1339+e*32+d]--;b[1317+e*11+2]--;b[1435+d]++;b[1]=29;}
function $bj$(a,b,c){let d;d=$bk$(b,b[5],c);b[1266+(b[1266]>=0?1:0)]=d;b[1268]--;}
function $bk$(a,b,c){let d;d=$C$(a,1403,c);a[1403+d]--;a[1339+b*32+d]++;a[1317+b*11+2]++;return d;}
function $bl$(a,b,c){let d;d=1-b[5];b[1317+d*11+9]--;$bk$(b,d,c);}
function $bm$(a,b,c){b[1]=15;if(c>0){$bn$(a,b,b[4031],0,$mod(c,1000));b[4038]=1;b[1]=16;}}
function $bn$(a,b,c,d,e){b[4031]=c;b[4037]=d;b[4036]=e;b[4035]=b[1853+c];b[4032]=b[2421+e];b[4033]=b[2651+b[4035]];b[4034]=b[2651+e];b[4039]=0;b[4040]=0;b[4041]=0;b[4042]=0;b[4044]=(-1);b[4043]=(-1);b[2173+c]=Math.max(0,b[2173+c]-1);}
function $bo$(a,b,c){let d,e,f;b[1]=15;if(c==0)return;d=b[4031];e=b[2651+b[1853+d]];$aK$(a,b,d,b[4036]);if(e>=0)$aJ$(a,b,e,b[4036]);$bq$(a,b,d);if(b[1853+d]<0||b[4038])return;f=a[64417+a[64772+d]*10+1]==1||e>=0;if(f&&$bp$(a,b,d))b[1]=24;}
function $bp$(a,b,c){let d;d=a[64417+a[64772+c]*10+1];return a[56633+d*230+b[1853+c]]==0;}
function $bq$(a,b,c){let d,e,f,g;d=b[1725+c];e=b[1853+c];f=$x$(a,d,e,3);if(f>0&&$x$(a,d,e,4)>>a[64772+c]&1){g=b[2651+b[1853+c]];$aG$(a,b,c);if(g>=0)$br$(a,b,g,3);$aF$(a,b,d,f);}}
function $br$(a,b,c,d){let e;e=b[2301+c];if(b[2651+e]==c)b[2651+e]=(-1);b[2301+c]=(-1);b[2397+c]=d;b[2349+c]=0;}
function $bs$(a,b,c){let d,e,f;d=$part(b,4519,4715);e=$part(b,4715,4748);f=e[0];if(f==0){$cl$(d,e,c);b[4043]=e[1];return;}if(f==4)$ck$(a,b,d,e,c);else if(f==5){$cj$(a,b,d,e,c);return;}else if(f==3)c=$ci$(d,e)-c;else if(f==6)$ch$(a,b,d,e,c);else if(f==1)$cd$(a,b,d,e,c);$by$(d,e,c);if(f==4)$bu$(a,b);if(b[7]==0)$bt$(a,b);}
function $bt$(a,b){let c,d,e,f,g;c=$part(b,4519,4715);d=$part(b,4715,4748);for(e of $K14){f=1317+(e==0?b[5]:1-b[5])*11;g=c[11+e]+d[9+e*3];b[1033]+=b[f]-g;b[f]=g;}$bu$(a,b);}
function $bu$(a,b){let c,d,e,f,g,h;c=$part(b,4715,4748);for(d of $K15){e=d==15?b[4031]:b[4032];f=$bx$(b,d);if(e>=0&&b[1853+e]>=0){g=b[1789+e]-c[d];if(g>0)$aE$(a,b,e,g);}if(f>=0&&b[2301+f]>=0){h=c[d+1];if(h==3)$bw$(a,b,f);else if(h==4)$bv$(a,b,f);}}}
function $bv$(a,b,c){let d;d=a[64900+c];$br$(a,b,c,2);b[1317+d*11+7]++;b[1317+(1-d)*11+8]++;}
function $bw$(a,b,c){$br$(a,b,c,1);$aF$(a,b,1-a[64900+c],a[64948+c]);}
function $bx$(a,b){let c;c=b==15?4033:4034;return a[c];}
function $by$(a,b,c){let d;d=b[0];if(d==0)$cb$(a,b);else if(d==1)$bZ$(a,b,c);else if(d==2)$bW$(a,b,c);else if(d==3)$bV$(a,b,c);else if(d==4)$bR$(a,b);else if(d==5)$bN$(a,b,c);else if(d==6)$bI$(a,b,c);else $bz$(a,b);}
function $bz$(a,b){let c;c=$bB$(a,b);b[32]=0;if(c==(-1)){$bA$(b);return;}b[1]=c;b[0]=0;if(c==4)b[6]=1;else if(c==7)b[7]=1;else if(c==6||c==5)b[8]=1;}
function $bA$(a){let b;a[0]=8;a[1]=0;a[3]=0;a[2]=0;a[4]=0;a[30]=0;a[31]=0;a[32]=0;for(b of $K16){a[b+3]=0;if(a[b+1]==1||a[b+1]==2)a[b+1]=0;}}
function $bB$(a,b){let c;c=b[1];if(c==0)return b[15]>0&&b[17]==0||a[22]>1?1:(-1);if(c==1)return $bD$(a,b);if(c==5)return b[15]>0&&b[17]==0?6:(-1);if(c==6&&!$bC$(b,25)&&b[31]==0)return b[25]>0&&a[185]>0?7:(-1);return (-1);}
function $bC$(a,b){return a[b+2]>0||a[b]==0&&a[b+1]!=1;}
function $bD$(a,b){if(a[15]==0){if(a[20])return 6;return a[18]==2?$bH$(a,b):(-1);}if($bC$(b,20)){if(!$bG$(a,b))return (-1);return $bE$(a,b)?5:6;}if(a[16]==0&&b[20]>0&&a[146]>0)return 4;return (-1);}
function $bE$(a,b){let c;c=a[81];return a[17]>0&&$bF$(a,b,c)>=a[27];}
function $bF$(a,b,c){let d;d=a[11+c];return d<0?9999:d+b[9+c*3];}
function $bG$(a,b){if(a[20]==0||!(b[15]>0&&b[17]==0))return 0;return a[21]==0||b[16]==1;}
function $bH$(a,b){let c,d,e,f;c=b[21];d=b[20]==0&&c!=1&&c!=2;e=b[22]+b[23];if(d)return (-1);if(e==0)return 2;f=Math.min(a[19]+e,24);return a[28+f]>0?3:(-1);}
function $bI$(a,b,c){let d,e,f,g;d=a[92+b[1]*13+1];e=$bM$(a,b,d);f=c>>24;g=(c>>16&255)+(c>>8&255)+(c&255);if(b[d+1]==2){if(f>0)$bL$(a,b,d);}else $bJ$(a,b,d,Math.min(f,b[d]));if(a[11+a[53+$div(d-15,5)*13+2]]>=0)b[9+a[53+$div(d-15,5)*13+2]*3+2]+=g;b[4]=0;b[0]=e;}
function $bJ$(a,b,c,d){if(d>0){b[c]-=d;if(b[c]==0&&a[53+$div(c-15,5)*13+3]==0)$bK$(a,b,c);}}
function $bK$(a,b,c){let d;d=1-a[53+$div(c-15,5)*13+2];b[9+d*3+1]++;}
function $bL$(a,b,c){b[c+1]=3;$bK$(a,b,c);}
function $bM$(a,b,c){let d;d=b[c]==0&&b[c+1]==1;return d&&a[26]>0?5:7;}
function $bN$(a,b,c){let d,e,f,g;d=a[92+b[1]*13+1];e=53+$div(d-15,5)*13;f=$bQ$(a,b,d);g=a[e+9]==2?c:a[e+9];if(f<1||g==1){b[d+1]=4;$bP$(a,b,a[e+2],a[1]);b[0]=7;return;}b[d+1]=2;b[d+3]+=Math.min(a[3],f);$bO$(a,b,a[e+2],a[2]);b[0]=b[4]>0?6:7;}
function $bO$(a,b,c,d){let e;e=Math.min(d,$bF$(a,b,c));b[9+c*3]-=e;b[4]=d-e;}
function $bP$(a,b,c,d){let e,f;if(a[24]>=0){e=9+(1-c)*3;f=a[24]-b[9+c*3]-b[e];d=Math.min(d,f);}b[9+c*3]+=d;}
function $bQ$(a,b,c){return a[53+$div(c-15,5)*13+11]-b[c+2]-b[c+3];}
function $bR$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=92+b[1]*13;d=a[c+1];if(a[c+12]){$bU$(a,b,d);return;}e=53+$div(d-15,5)*13;f=b[3]*a[e+4];g=b[d+1]==1?1:0;h=$bT$(a,b,d);j=g==0&&0<(i=h)&&i<=f;if(j)f=h;k=Math.min(f,$bS$(a,b,d));l=f-k;b[3]=0;b[d+2]+=k;$bJ$(a,b,d,Math.min(l,b[d]));if(k>0){m=a[e+6]+k*(a[e+5]+g*a[8]);$bO$(a,b,a[e+2],m);}if(j){b[d+4]=b[d+1]==3?1:0;b[d+1]=1;}b[0]=b[4]>0?6:$bM$(a,b,d);}
function $bS$(a,b,c){let d,e;d=a[53+$div(c-15,5)*13+7]-b[c+2]-b[c+3];e=$bT$(a,b,c);if(e>0&&b[c+1]==1)return Math.min(d,e-1);return d;}
function $bT$(a,b,c){let d;d=a[53+$div(c-15,5)*13+12];return d>0?d-b[c+2]:0;}
function $bU$(a,b,c){let d,e;$bJ$(a,b,c,Math.min(b[3],b[c]));b[3]=0;d=a[25]==2||a[25]==1&&b[32]==0;e=d&&b[c+1]==1;b[0]=e?2:$bM$(a,b,c);}
function $bV$(a,b,c){let d,e;d=a[53+$div(a[92+b[1]*13+1]-15,5)*13+8];e=d==1?Math.min(a[92+b[1]*13+11],$ci$(a,b)):$ci$(a,b)-c;b[3]-=e;b[0]=b[3]>0?4:7;}
function $bW$(a,b,c){let d,e;d=a[92+b[1]*13+1];e=c>>24==$bY$(a,b);if(e)$bL$(a,b,d);$bX$(b,d);if(b[d]==0&&!e)b[0]=5;}
function $bX$(a,b){if(a[b]==0)a[3]=0;a[0]=a[3]>0?3:7;}
function $bY$(a,b){let c;c=92+b[1]*13;if(b[a[c+1]]==0)return a[6];return a[c+9]?a[4]:a[5];}
function $bZ$(a,b,c){let d,e,f,g,h,i,j;d=92+b[1]*13;e=a[d];f=a[d+1];h=(g=a[d+6],(c>>24)+Math.max(0,(c>>16&255)-g));i=Math.max(0,(c&255)-b[2]);$bP$(a,b,a[53+$div(e-15,5)*13+2],i);if(b[1]==1)b[5]=h;b[2]=0;if(b[f]==0){$ca$(a,b,f,h);return;}b[3]=c>>8&255;j=Math.min(h,b[f]);$bJ$(a,b,f,j);if(j>0&&b[f+1]==1){b[32]=a[d+12]?1:0;b[0]=2;}else $bX$(b,f);}
function $ca$(a,b,c,d){if(d>0){$bL$(a,b,c);b[0]=7;}else b[0]=5;}
function $cb$(a,b){let c,d,e;c=b[1];d=92+c*13;if(c==5||c==6&&b[31]==0)b[30]=$cc$(a,b,170);if(c==5){b[31]=1;$bO$(a,b,a[81],a[27]);}if(c==6)b[2]=b[30];else if(c!=1)b[2]=$cc$(a,b,d);else if(a[d+7]!=0){e=b[15]>0&&b[17]==0?1:0;b[2]=e+a[d+8];}else b[2]=a[d+8];b[0]=1;}
function $cc$(a,b,c){let d,e,f,g;d=a[c+7];e=a[c];f=a[53+$div(e-15,5)*13+2];g=d==2||d==1&&b[e+1]==1;if(!g||$bF$(a,b,f)<a[9])return 0;$bO$(a,b,f,a[9]);return 1;}
function $cd$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=92+d[1]*13;g=c[92+d[1]*13+1];h=$cf$(c,d);i=$ce$(c,d);j=d[g];k=c[f+6];if(j==0||j>4||h>=9||k>=4)return;l=a[64972+$Z$(i,h,k,0,j,0)];if(l==0)return;m=1000*Math.min((e>>24)+Math.max(0,(e>>16&255)-k),j)-l;b[4057]+=(g==15?b[5]:1-b[5])==1?m:(-m);}
function $ce$(a,b){let c;c=92+b[1]*13;if(b[a[c+1]]==0)return a[c+5];return a[c+4];}
function $cf$(a,b){let c,d,e;c=92+b[1]*13;d=a[c+2];if(b[1]==3)d=a[28+$cg$(a,b)];else if(b[1]==1&&!(e=a[c],b[e]>0&&b[e+2]==0))d=a[c+3];return d+b[2]*a[10];}
function $cg$(a,b){let c;c=a[19]+b[22]+b[23];return Math.min(c,24);}
function $ch$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=c[92+d[1]*13+1];b[4050]=f==15?b[5]:1-b[5];g=e>>16&255;h=e>>8&255;i=e&255;j=f==15?b[4031]:b[4032];if(d[f+1]==2){b[4051]=b[2301+$bx$(b,f)];j=(-1);}else b[4051]=b[1917+j];if(j<0||a[64417+a[64772+j]*10]==3){b[4052]=g;b[4053]=h;b[4054]=i;return;}k=a[64417+a[64772+j]*10];l=g;for(m=0;m<3;m++){b[4052+m]=m==k?0:l;l=m==k?l:h;}}
function $ci$(a,b){let c,d;c=92+b[1]*13;d=b[a[c+1]+1]==1?1:0;return Math.min(a[0],a[c+10]+d,b[3]);}
function $cj$(a,b,c,d,e){let f,g,h,i,j;f=c[92+d[1]*13+1];g=$bx$(b,f);h=53+$div(f-15,5)*13;i=e!=999;if(i){j=a[1433+b[2301+g]*230+e];c[3]=j;$aJ$(a,b,g,e);}else c[h+11]=d[f+2]+d[f+3];$by$(c,d,i?0:1);$bt$(a,b);}
function $ck$(a,b,c,d,e){let f,g,h,i,j;f=c[92+d[1]*13+1];g=53+$div(f-15,5)*13;h=$aI$(a,b,f==15?b[4031]:b[4032],e);i=h[0];j=h[1];c[g+7]=d[f+2]+d[f+3]+i;c[g+12]=j?d[f+2]+i:0;}
function $cl$(a,b,c){if(c)a[92+b[1]*13+7]=2;}
function $cm$(a,b,c){$cF$(a,b,c);$cn$(a,b);}
function $cn$(a,b){$co$(a,b);$bt$(a,b);b[1]=22;}
function $co$(a,b){let c,d,e,f;c=$part(b,4519,4715);d=$part(b,4715,4748);for(e=0;e<53;e++)c[e]=a[64719+e];for(e=92;e<196;e++)c[e]=0;f=b[5];c[11]=b[1317+f*11];c[12]=b[1317+(1-f)*11];c[24]=b[1033];c[13]=b[4039]*a[64728];c[15]=b[4037]==1?0:1;c[16]=b[4040];c[18]=1;$cE$(a,b,c,15,b[4031],b[4033],0);$cE$(a,b,c,20,b[4032],b[4034],1);if(b[4037]==1)$cD$(a,b,c);else $cr$(a,b,c);$cp$(c,d);}
function $cp$(a,b){let c;for(c=0;c<33;c++)b[c]=0;$cq$(a,b);}
function $cq$(a,b){let c,d;for(c of $K16){b[c]=a[53+$div(c-15,5)*13];b[c+1]=a[53+$div(c-15,5)*13+1];}for(d of $K14)b[9+d*3]=(-a[13+d]);b[1]=a[16]?0:1;b[0]=0;}
function $cr$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p;d=b[4031];f=(e=b[4036],$aa$(a,a[64772+d],b[1853+d],$cC$(a,b,e),e));g=$cB$(a,c,1,f,1,15,20);c[g+2]+=b[1260+b[1171+d]];j=(h=b[4036],i=1-b[5],$ac$(a,b,h,i,(-1))>=2);c[g+10]=a[f+(j?28:10)]+b[4042];$cy$(a,b,c,g);if(b[4037]==2)$ct$(a,b,c,g);if($cs$(a,b)){m=(k=b[4032],l=b[4035],$aa$(a,a[64772+k],b[1853+k],$cC$(a,b,l),l));j=(n=b[4035],o=b[5],$ac$(a,b,n,o,(-1))>=2);for(p of $K17){g=$cB$(a,c,p,m,1,20,15);c[g+2]+=b[4041];c[g+10]=a[m+(j?28:10)];}}}
function $cs$(a,b){let c,d,e;c=b[4032];if(c<0)return 0;e=(d=b[4035],$aa$(a,a[64772+c],b[1853+c],$cC$(a,b,d),d));return a[e+26]>0&&a[e+2]>0;}
function $ct$(a,b,c,d){let e,f,g,h,i,j;e=b[4036];f=1;for(g=0;g<6;g++){h=a[53+6*e+g];i=h>=0?b[2421+h]:(-1);if(i!=b[4031]&&$cu$(a,b,i,e)){j=a[$aa$(a,a[64772+i],b[1853+i],$cC$(a,b,e),e)+2]+b[1260+b[1171+i]];c[d+2]+=j;c[d+3]+=j;b[2173+i]--;f++;}}c[22]=f;}
function $cu$(a,b,c,d){if(c<0||b[1725+c]!=b[5]||!a[64417+a[64772+c]*10+5])return 0;return $cw$(a,b,c)&&$cv$(a,b,c,b[1853+c],d);}
function $cv$(a,b,c,d,e){let f;f=$aa$(a,a[64772+c],d,$cC$(a,b,e),e);return a[f+26]>0;}
function $cw$(a,b,c){let d;if(b[2173+c]==0||b[2045+c]==0)return 0;if(b[1038+b[1171+c]]==4&&a[64417+a[64772+c]*10+4])return 0;d=b[2109+c];if(d==0)return 1;if(d>$cx$(a,b,c))return 0;return $bp$(a,b,c);}
function $cx$(a,b,c){let d,e,f;d=a[64417+a[64772+c]*10+3];e=b[1038+b[1171+c]];f=a[64417+a[64772+c]*10];if(e==2&&f==2)return Math.max(d,a[47]);if(e==4&&(f==1||f==2))return Math.max(d,a[49]);return d;}
function $cy$(a,b,c,d){if(b[4039]==0)return;if($cz$(a,b,b[4035],b[5])){c[d+7]=2;c[d+8]=b[4039]-1;}else c[d+8]=b[4039];}
function $cz$(a,b,c,d){if(a[57093+c])return 0;return b[2651+c]>=0||$cA$(a,b,c,d);}
function $cA$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[53+6*c+e];if(f>=0){g=b[2651+f];if(g>=0&&a[64900+g]==d&&a[64924+g]==1)return 1;}}return 0;}
function $cB$(a,b,c,d,e,f,g){let h,i,j;h=92+c*13;i=d+(e?0:13);for(j=0;j<13;j++)b[h+j]=a[i+j];b[h]=f;b[h+1]=g;return h;}
function $cC$(a,b,c){let d,e;d=b[2421+c];if(d>=0)return a[64772+d];e=a[64924+b[2651+c]]==1?1:0;return a[117222]+e;}
function $cD$(a,b,c){let d,e,f,g,h,i,j,k,l,m;f=(d=b[4031],e=b[4036],$aa$(a,a[64772+d],b[1853+d],$cC$(a,b,e),e));g=$cB$(a,c,1,f,0,15,20);h=a[1433+b[4035]*230+b[4036]];i=b[4031];j=a[f+29+(b[2109+i]>0?6:0)+h];c[g+2]=j+b[1263+b[1171+i]];m=(k=b[4036],l=1-b[5],$ac$(a,b,k,l,(-1))>=2);c[g+10]=a[f+(m?28:10)];}
function $cE$(a,b,c,d,e,f,g){let h,i,j;h=e>=0?a[64772+e]:a[117222];i=53+$div(d-15,5)*13;for(j=0;j<13;j++)c[i+j]=a[64537+h*13+j];c[i]=e>=0?b[1789+e]:0;c[i+1]=f>=0?1:0;c[i+2]=g;c[i+7]=99;c[i+11]=99;c[i+12]=0;}
function $cF$(a,b,c){let d,e;b[1]=22;d=1-b[5];if(c==1){e=a[63840];b[1339+d*32+e]--;b[1317+d*11+2]--;b[1317+d*11+6]++;b[1317+d*11+9]++;b[4040]=1;}else if(c>1){$cG$(a,b,d,c-2);b[4040]=a[63841+(c-2)*12+9];b[4041]=a[63841+(c-2)*12+10];b[4042]=a[63841+(c-2)*12+11];}}
function $cG$(a,b,c,d){let e;e=1317+c*11;b[1467+c*48+d]--;b[e+4]=d;b[e]-=a[63841+d*12+2];b[e+5]+=a[63841+d*12+2];}
function $cH$(a,b){a[4039]=b;a[1]=21;}
function $cI$(a,b,c){let d,e,f,g;d=c>>24;e=c&255;if(b[1]==18){$aW$(b,b[4044],e);b[4047]=d;b[1]=19;return;}$aW$(b,1-b[4044],e);b[1]=20;if(b[4047]==d)return;f=b[4047]>d?1-b[4044]:b[4044];g=f==b[5]?4033:4034;$br$(a,b,b[g],4);b[g]=(-1);b[1317+f*11+7]++;}
function $cJ$(a,b,c){let d;d=b[1]==16;if(c)$cK$(a,b,d?b[5]:1-b[5]);else b[1]=d?17:20;}
function $cK$(a,b,c){let d;$cG$(a,b,c,$cM$(a,b,c));b[4044]=c;for(d=0;d<2;d++)b[4045+d]=$cL$(a,b,d);b[1]=18;}
function $cL$(a,b,c){let d,e,f,g,h,i,j;d=1317+c*11;e=1317+(1-c)*11;f=b[d+2];if(c==b[5])f+=b[1303]<0?1:2;f+=c==b[4044]?2:0;f+=b[d]>b[e]?1:0;g=b[4033];h=b[4034];if(c!=b[5]){i=h;j=g;g=i;h=j;}f+=a[64924+g]>a[64924+h]?1:0;return f;}
function $cM$(a,b,c){let d,e;for(d=0,e=a[27];d<e;d++){if(a[63841+d*12+1]==3&&$cN$(a,b,c,d,2))return d;}return (-1);}
function $cN$(a,b,c,d,e){if(b[1467+c*48+d]==0)return 0;if(a[63841+d*12]!=e||b[1317+c*11+4]>=0)return 0;return a[63841+d*12+2]<=b[1317+c*11];}
function $cO$(a,b,c){if(c==0)$cQ$(b);else{$cP$(a,b,c);b[1]=16;}}
function $cP$(a,b,c){$bn$(a,b,$div(c,10000)-1,$mod($div(c,1000),10),$mod(c,1000));b[4038]=0;}
function $cQ$(a){let b;b=$e$(a);if(b>=0)a[2173+b]=0;else a[1]=26;}
function $cR$(a,b,c){let d;d=b[1083+b[1259]];b[1259]++;b[1]=13;if(d<64)$cT$(a,b,d,c);else $cS$(a,b,d-64,c);}
function $cS$(a,b,c,d){if(d==999){$aV$(b,a[64900+c],a[43]);$br$(a,b,c,3);return;}if(d!=b[2301+c]){b[2373+c]=1;$aJ$(a,b,c,d);}}
function $cT$(a,b,c,d){let e,f;e=b[1853+c];if(d==e)return;f=$cX$(a,b,c);if(d==999){$cU$(a,b,c,f);return;}b[2109+c]=b[4058+d];$aK$(a,b,c,d);if(f>=0)$aJ$(a,b,f,d);$bq$(a,b,c);}
function $cU$(a,b,c,d){let e,f;e=b[1725+c];f=$cV$(a,b,c);$aG$(a,b,c);if(d>=0)$br$(a,b,d,3);$aF$(a,b,e,f);}
function $cV$(a,b,c){let d,e,f,g,h,i,j;d=b[1725+c];e=a[64772+c];f=b[1853+c];g=$cW$(a,b,c);h=0;for(i=0,j=a[25];i<j;i++){if(b[4058+i]<g&&$x$(a,d,i,6)>>e&1&&!(i==f?0:a[56403+i]>0||b[3801+i]>=0||b[2651+i]>=0))h=Math.max(h,$x$(a,d,i,5));}return h;}
function $cW$(a,b,c){let d,e,f,g;d=a[64417+a[64772+c]*10+2];e=b[1038+b[1171+c]];f=a[64417+a[64772+c]*10+1];g=a[64417+a[64772+c]*10];if(e==3)return 0;if(e==2&&g==2)return Math.max(d,a[47]);if(e==4&&f==0&&(g==1||g==2))return Math.max(d,a[49]);if(e==6)return Math.min(d,a[50]);return d;}
function $cX$(a,b,c){let d;d=b[2651+b[1853+c]];return d>=0&&b[2349+d]?(-1):d;}
function $cY$(a,b){let c,d;if(b==0){a[1]=15;return;}c=a[1259];while((d=a[1083+c],d<64?a[1853+d]:a[2301+d-64])<0||$da$(a,a[1083+c])!=b)c++;$cZ$(a,c);}
function $cZ$(a,b){let c;c=a[1083+b];while(b>a[1259]){a[1083+b]=a[1083+b-1];b--;}a[1083+b]=c;a[1]=14;}
function $da$(a,b){let c;c=b<64?a[1853+b]:a[2301+b-64];if(b>=64&&a[2421+c]>=0)return 2000+c;return 1000+c;}
function $db$(a,b,c){if(c>0)$aO$(a,b,c);else if(a[30]>0)$dc$(a,b);else if(b[1042]>0)b[1]=13;else b[1]=26;}
function $dc$(a,b){if(b[1037]==0&&b[1303]>=0)$df$(a,b);else $dd$(a,b);}
function $dd$(a,b){let c;b[1313]=$de$(a,b[1034])?7:0;for(c=0;c<16;c++){if(b[1044+c]>0)b[1313]&=~(c&7);}if(b[1303]>=0)b[1035]=b[1034];b[1]=36;}
function $de$(a,b){let c;c=a[63584+b*8];if(c==0||c==5)return 1;return c==4||c==6;}
function $df$(a,b){let c,d;c=b[1303];d=b[1304];b[1035]=c;b[1036]=d;$ba$(a,b,1);}
function $dg$(a,b,c){let d;b[4051]=(-1);for(d=0;d<3;d++)b[4052+d]=c>>16-8*d&255;b[1]=12;}
function $dh$(a,b,c){let d;b[1]=10;b[4050]=1-b[5];b[4051]=(-1);for(d=0;d<3;d++)b[4052+d]=c>>24-8*d&255;b[4055]=(c&255)*a[52];}
function $di$(a,b,c){let d,e;if(b[1]==7){b[4049]=c>>24;b[1]=8;return;}b[1]=12;if(b[4049]>c>>24){d=b[4048];e=b[5];$aH$(a,b,1-e,b[1853+d]);b[1725+d]=e;b[1981+d]=(-1);$aL$(a,b,e,b[1853+d]);$aZ$(a,b);}}
function $dj$(a,b,c){let d,e,f;b[1]=12;if(c==0)return;d=$div(c,1000)-1;e=b[5];$cG$(a,b,e,d);f=a[63841+d*12+1];if(f==1){b[4048]=b[2421+$mod(c,1000)];b[1]=7;}else if(f==2)b[1]=9;else if(b[1303]>=0&&(a[63841+d*12+7]>0||a[63841+d*12+8]>0))b[1]=35;else $aT$(a,b,d,e,0);}
function $dk$(a,b,c){b[1081]--;if(c)$aW$(b,b[5],1);else b[1080]++;}
function $dl$(a,b,c){let d,e;b[1081]=b[1036];for(d=0;d<4;d++){e=c>>24-8*d&255;b[1076+d]=e;b[1081]-=e;}b[1080]=0;b[1]=5;}
function $dm$(a,b,c){if(a[30]>0)$dp$(a,b,c);else $dn$(a,b,c);}
function $dn$(a,b,c){let d,e,f;d=b[5];b[1036]=$do$(a,b,d,c);$bf$(b,d,c);e=c;b[1034]=e;b[1035]=e;f=b[1317+(1-d)*11+3];if(a[63584+c*8]==8&&f>=0)b[1035]=$bd$(a,f);$aY$(a,b);}
function $do$(a,b,c,d){let e,f,g;e=b[1317+c*11+2];if(a[42]){e=a[28+c];for(f=0,g=b[1724];f<g;f++){if(a[64900+f]==c)e-=b[2397+f]==2?1:0;}}return e+$div(d,1000);}
function $dp$(a,b,c){let d,e,f;d=b[5];e=$mod(c,1000);b[1036]=$do$(a,b,d,c);$bf$(b,d,c);f=e;b[1034]=f;b[1035]=f;b[1303]=(-1);if(a[63584+e*8]==8)b[1]=34;else if($div(c,1000)==0&&$de$(a,e))b[1]=33;else $aY$(a,b);}
function $dq$(a,b,c){let d;d=b[1270]&1;if(b[1270]>=2)$dr$(b,d,c);else $bk$(b,d,c);}
function $dr$(a,b,c){let d;d=$C$(a,1563,c);a[1563+d]--;a[1467+b*48+d]++;return d;}
function $ds$(a,b,c){let d,e,f;if(b[4052]+b[4053]+b[4054]>0){b[4052+$du$(b)]--;$aE$(a,b,b[2421+c],1);return 1;}for(d=0;d<2;d++){e=1317+d*11;if(b[e+7]>0){b[e+7]--;$dt$(b,d,c);return 1;}}for(d=0;d<2;d++){e=1317+d*11;if(b[e+8]>0){b[e+8]--;f=$dr$(b,d,c);if(b[1]==30)b[1269]=f;return 1;}}return 0;}
function $dt$(a,b,c){let d,e;d=1339+b*32;e=$C$(a,d,c);a[d+e]--;a[1435+e]++;a[1317+b*11+2]--;}
function $du$(a){let b;b=0;while(a[4052+b]==0)b++;return b;}
function $dv$(a,b){if(!$fB$(a,b))$dw$(a,b);}
function $dw$(a,b){let c;c=b[1];if(c<20){if(c<10){if(c<5){if(c<2){if(c<1)$fA$(a,b);else $fz$(a,b);}else if(c<3)$fx$(a,b);else if(c<4)$fw$(a,b);else $fv$(b);}else if(c<7){if(c<6)$ft$(a,b);else $fr$(a,b);}else if(c<8)$fp$(b);else if(c<9)$fp$(b);else $fn$(a,b);}else if(c<15){if(c<12){if(c<11)$fm$(a,b);else $fl$(b);}else if(c<13)$eS$(a,b);else if(c<14)$eP$(a,b);else $eJ$(a,b);}else if(c<17){if(c<16)$eA$(a,b);else $ex$(a,b);}else if(c<18)$ex$(a,b);else if(c<19)$ew$(b);else $ew$(b);}else if(c<30){if(c<25){if(c<22){if(c<21)$et$(a,b);else $er$(a,b);}else if(c<23)$eh$(a,b);else if(c<24)$ef$(a,b);else $ee$(a,b);}else if(c<27){if(c<26)$dZ$(a,b);else $dY$(a,b);}else if(c<28)$dX$(a,b);else if(c<29)$dW$(a,b);else $dV$(a,b);}else if(c<36){if(c<33){if(c<31)$dU$(a,b);else $dT$(a,b);}else if(c<34)$dS$(a,b);else if(c<35)$dR$(a,b);else $dQ$(b);}else if(c<38){if(c<37)$dO$(a,b);else $dN$(b);}else if(c<39)$dK$(a,b);else if(c<40)$dB$(a,b);else $dx$(a,b);}
function $dx$(a,b){let c;if($D$(b,1271,a[26])<a[30]){c=$dz$(b,1403,1435,a[26]);if(c>0){$dy$(b,c);return;}}if(b[1270]==4){b[1270]++;b[1]=1;}else b[1]=31;}
function $dy$(a,b){a[0]=100000+b;}
function $dz$(a,b,c,d){let e;e=$D$(a,b,d);if(e==0){$dA$(a,b,c,d);e=$D$(a,b,d);}return e;}
function $dA$(a,b,c,d){let e,f;for(e=0,f=d;e<f;e++){a[b+e]+=a[c+e];a[c+e]=0;}}
function $dB$(a,b){let c;c=b[1316];$dC$(a,b,c,a[64417+a[64772+c]*10+2]);}
function $dC$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[1725+c];f=b[1853+c];$dJ$(b);b[4288]=f;b[4058+f]=0;g=0;h=1;while(g<h){i=b[4288+g];g++;if($dI$(a,b,c,i,d)){$dH$(b,i);continue;}for(j=0;j<2;j++){k=a[54793+2*(e*230+i)+j];if(k>=0&&$dG$(a,b,c,b[2651+b[1853+c]],k)&&!$dF$(b,h,k)){b[4058+k]=b[4058+i]+1;b[4288+h]=k;h++;}}}if(b[4]==0){for(j=0,l=h;j<l;j++){if($dE$(a,b,c,b[4288+j]))$dH$(b,b[4288+j]);}}$dD$(b,10,e);}
function $dD$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $dE$(a,b,c,d){let e,f,g;e=b[1725+c];for(f=0;f<2;f++){g=a[54793+2*(e*230+d)+f];if(g>=0&&$dG$(a,b,c,b[2651+b[1853+c]],g))return 0;}return 1;}
function $dF$(a,b,c){let d,e;for(d=0,e=b;d<e;d++){if(a[4288+d]==c)return 1;}return 0;}
function $dG$(a,b,c,d,e){let f,g;if(a[56173+e]==0||b[2421+e]>=0)return 0;f=b[2651+e];if(f<0)return 1;g=a[64900+f]==b[1725+c];return g&&d<0&&(a[64417+a[64772+c]*10+1]==0||a[64924+f]==1);}
function $dH$(a,b){a[9+a[4]]=b;a[4]++;}
function $dI$(a,b,c,d,e){if(b[4058+d]==e)return 1;return d!=b[1853+c]&&b[2651+d]>=0;}
function $dJ$(a){a[4]=0;}
function $dK$(a,b){let c,d,e,f,g;c=b[1315];d=c==3||c==5;$dJ$(b);for(e=0,g=b[1723];e<g;e++){f=b[1853+e];if(f>=0&&b[1725+e]==b[5]&&(a[54333+b[5]*230+f]&b[1314])>0&&b[2045+e]==0){if(d)$dH$(b,f);else if(b[1981+e]<0&&(c==4||a[64417+a[64772+e]*10]==c))$dH$(b,1000+f);}}if(c==4)$dL$(a,b);if(b[4]==0)b[1]=36;else $dD$(b,d?24:3,b[5]);}
function $dL$(a,b){let c,d,e,f;for(c=0,f=b[1724];c<f;c++){d=b[2301+c];if(d<0||a[64900+c]!=b[5]||!((a[54333+b[5]*230+d]&b[1314])>0))continue;if(b[2349+c])continue;e=b[2421+d];if(e<0)$dH$(b,1000+d);else if($dM$(a,e,c))$dH$(b,2000+d);}}
function $dM$(a,b,c){let d;d=a[64417+a[64772+b]*10+6]==1;return !(d&&a[64924+c]==2);}
function $dN$(a){$dy$(a,6);}
function $dO$(a,b){let c;$dJ$(b);$dH$(b,0);for(c=0;c<3;c++){if(b[1313]>>c&1&&$dP$(a,b,b[5],1<<c))$dH$(b,1+c);}$dD$(b,23,b[5]);}
function $dP$(a,b,c,d){let e,f,g,h,i;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c&&a[54333+c*230+b[1853+e]]&d)return 1;}for(g=0,i=b[1724];g<i;g++){h=b[2301+g];if(h>=0&&a[64900+g]==c&&a[54333+c*230+h]&d)return 1;}return 0;}
function $dQ$(a){$dJ$(a);$dH$(a,0);$dH$(a,1);$dD$(a,22,a[5]);}
function $dR$(a,b){let c;c=1317+(1-b[5])*11;$dJ$(b);if(b[c+3]<0){$aY$(a,b);return;}$dH$(b,b[c+3]);if(b[c+10]>=0&&b[c+10]!=b[c+3])$dH$(b,b[c+10]);$dD$(b,21,b[5]);}
function $dS$(a,b){let c,d;$dJ$(b);$dH$(b,0);for(c=0,d=a[26];c<d;c++){if(b[1271+c]>0&&$de$(a,c))$dH$(b,1000+c);}$dD$(b,20,b[5]);}
function $dT$(a,b){let c;for(c=0;c<2;c++)b[1317+c*11+4]=(-1);b[1266]=(-1);b[1267]=(-1);b[1269]=(-1);b[5]=1-b[5];b[6]++;b[1]=1;}
function $dU$(a,b){let c,d,e,f;c=b[5];$dJ$(b);$dH$(b,0);if(b[1317+c*11+4]<0){for(d=0,f=a[27];d<f;d++){e=d==b[1269]?1:0;if(b[1467+c*48+d]>e)$dH$(b,1+d);}}$dD$(b,17,c);}
function $dV$(a,b){let c;$dJ$(b);$dH$(b,0);c=a[27];if($D$(b,1563,c)+$D$(b,1611,c)>0)$dH$(b,1);$dD$(b,16,b[5]);}
function $dW$(a,b){$dJ$(b);$dH$(b,b[1266]);if(b[1267]!=b[1266])$dH$(b,b[1267]);$dD$(b,15,b[5]);}
function $dX$(a,b){let c;c=b[1268]>0?$dz$(b,1403,1435,a[26]):0;if(c>0){$dy$(b,c);return;}b[1]=b[1267]>=0?28:29;}
function $dY$(a,b){let c,d;c=1-b[5];if(b[1317+c*11+9]>0){d=$dz$(b,1403,1435,a[26]);if(d>0)$dy$(b,d);else b[1317+c*11+9]=0;return;}b[1]=25;}
function $dZ$(a,b){$ec$(a,b);if(a[30]>0)$ea$(a,b);}
function $ea$(a,b){let c,d,e,f;c=b[5];d=b[1303];e=1317+c*11;if(d>=0){b[1435+d]++;f=$eb$(a,c,b[1035],d);if(f>0&&b[e+1]+f<a[23+c])$aF$(a,b,c,f);if(a[63584+d*8+7])b[1268]=2;}if(b[e+2]>=a[31+c])b[1268]=0;b[1303]=(-1);}
function $eb$(a,b,c,d){let e,f;e=b*32;f=a[61534+(e+c)*32+d];return a[61470+e+d]-f;}
function $ec$(a,b){let c,d,e,f;c=b[5];$ed$(a,b);for(d=0;d<2;d++){e=1317+d*11;b[1033]+=b[e+5];b[e+5]=0;if(b[e+4]>=0)b[1611+b[e+4]]++;b[1435+a[63840]]+=b[e+6];b[e+6]=0;}b[1435+b[1034]]++;f=a[61470+c*32+b[1035]];e=1317+c*11;if(f>0&&b[e+1]+f<a[23+c])$aF$(a,b,c,f);b[1268]=a[63584+b[1035]*8+7]?2:1;b[1034]=(-1);b[1]=27;}
function $ed$(a,b){let c,d,e,f;for(c=0,d=b[1723];c<d;c++){b[2045+c]=0;b[2109+c]=0;b[2173+c]=0;b[2237+c]=0;b[1171+c]=0;}for(e=0,f=b[1724];e<f;e++){b[2349+e]=0;b[2373+e]=0;b[1235+e]=0;}}
function $ee$(a,b){let c,d,e,f;c=b[4031];$dJ$(b);$dH$(b,0);d=b[1853+c];for(e=0;e<6;e++){f=a[53+6*d+e];if(f>=0&&$ad$(a,b,f)==1-b[5]&&$cv$(a,b,c,d,f))$dH$(b,1000+f);}$dD$(b,14,b[5]);}
function $ef$(a,b){let c,d,e;c=b[4031];d=b[1853+c]==b[4035];e=$ad$(a,b,b[4036])==(-1);if(b[4037]==1||!d||!e){b[1]=15;return;}$eg$(b,13,b[5]);}
function $eg$(a,b,c){$dJ$(a);$dH$(a,0);$dH$(a,1);$dD$(a,b,c);}
function $eh$(a,b){if($ei$(a,b))b[1]=23;}
function $ei$(a,b){let c,d,e,f,g,h,i;c=$part(b,4519,4715);d=$part(b,4715,4748);e=d[0];if(e==0&&$ep$(a,b,d))return 0;if(e==4&&!(c[92+d[1]*13+12]>0)){f=d[3]*c[53+$div(c[92+d[1]*13+1]-15,5)*13+4];$dC$(a,b,c[92+d[1]*13+1]==15?b[4031]:b[4032],f);return 0;}if(e==5){$em$(a,b,$bx$(b,c[92+d[1]*13+1]));return 0;}g=$ej$(c,d);if(g==0)return 1;if(g>0)b[0]=g;else if(e==3&&$ci$(c,d)>Math.min(c[92+d[1]*13+11],$ci$(c,d))){$dJ$(b);for(h=Math.min(c[92+d[1]*13+11],$ci$(c,d)),i=$ci$(c,d)+1;h<i;h++)$dH$(b,h);$dD$(b,9,c[92+d[1]*13+1]==15?b[5]:1-b[5]);}else{$by$(c,d,0);$bt$(a,b);}return 0;}
function $ej$(a,b){let c,d,e,f,g,h;c=b[0];if(c==8)return 0;if(c==1)return (d=$cf$(a,b),e=$ce$(a,b),d*16+e);if(c==2)return (f=$bY$(a,b),f*16+7);if(c==6)return (g=a[7]+b[4],h=$el$(a,b),g*16+h);if(c==3||c==5)return $ek$(a,b);return (-1);}
function $ek$(a,b){let c,d,e;c=a[92+b[1]*13+1];d=53+$div(c-15,5)*13;if(b[0]==3){e=$ci$(a,b)-Math.min(a[92+b[1]*13+11],$ci$(a,b))+1;if(e>1&&a[d+8]==2)return (-(2*e+a[d+2]));}else if(a[d+9]==2&&$bQ$(a,b,c)>0)return (-(4+a[d+2]));return (-1);}
function $el$(a,b){let c;c=a[92+b[1]*13+1];if(b[c+1]==2)return a[23];return a[53+$div(c-15,5)*13+10];}
function $em$(a,b,c){let d,e,f,g,h,i,j,k;d=a[64900+c];e=b[2301+c];f=a[64722];$dJ$(b);$dH$(b,999);b[4288]=e;b[4058+e]=0;g=0;h=1;while(g<h){i=b[4288+g];g++;if(b[4058+i]==f)continue;for(j=0;j<2;j++){k=a[54793+2*(d*230+i)+j];if(k>=0&&$eo$(a,b,d,k)&&!$dF$(b,h,k)){b[4058+k]=b[4058+i]+1;b[4288+h]=k;h++;if($en$(a,b,c,k))$dH$(b,k);}}}$dD$(b,11,d);}
function $en$(a,b,c,d){let e;e=b[2421+d];if(b[2651+d]>=0)return 0;return e<0||a[64417+a[64772+e]*10+1]==0||a[64924+c]==1;}
function $eo$(a,b,c,d){let e,f;if(a[56173+d]==0)return 0;e=b[2421+d];f=b[2651+d];if(e>=0)return b[1725+e]==c;return f<0||a[64900+f]==c;}
function $ep$(a,b,c){let d;d=c[1];if(d!=4&&d!=0)return 0;if(b[4043]==d)return 0;if($eq$(a,b))return 1;b[4043]=d;return 0;}
function $eq$(a,b){let c,d;c=1-b[5];d=a[64728];if(b[1317+c*11]<d)return 0;if(!$cz$(a,b,b[4036],c))return 0;$eg$(b,6,c);return 1;}
function $er$(a,b){if(b[4037]==1||!$es$(a,b))$cn$(a,b);}
function $es$(a,b){let c,d,e;if(!$cs$(a,b))return 0;c=1-b[5];$dJ$(b);$dH$(b,0);if(b[1339+c*32+a[63840]]>0)$dH$(b,1);for(d=0,e=a[27];d<e;d++){if($cN$(a,b,c,d,3))$dH$(b,2+d);}$dD$(b,8,c);return 1;}
function $et$(a,b){if(b[4037]==1||!$eu$(a,b))b[1]=21;}
function $eu$(a,b){let c,d,e,f,g;c=a[64728];d=b[1317+b[5]*11];e=$ev$(a,b);if(e==0||d<c)return 0;$dJ$(b);for(f=0,g=e+1;f<g;f++){if(f*c<=d)$dH$(b,f);}$dD$(b,6,b[5]);return 1;}
function $ev$(a,b){let c,d,e,f;c=$cz$(a,b,b[4035],b[5])?1:0;if(b[4037]!=2)return c;for(d=0;d<6;d++){e=a[53+6*b[4036]+d];f=e>=0?b[2421+e]:(-1);if(f!=b[4031]&&$cu$(a,b,f,b[4036]))c+=$cz$(a,b,e,b[5])?1:0;}return c;}
function $ew$(a){let b;b=a[1]==18?a[4044]:1-a[4044];a[0]=a[4045+b]*16+6;}
function $ex$(a,b){let c,d;c=b[1]==16;d=c?b[5]:1-b[5];if(!$ez$(a,b)||!$ey$(a,b,d))b[1]=c?17:20;}
function $ey$(a,b,c){if($cM$(a,b,c)<0)return 0;$eg$(b,7,c);return 1;}
function $ez$(a,b){return b[4037]!=1&&b[4032]>=0&&b[4033]>=0&&b[4034]>=0;}
function $eA$(a,b){let c,d,e,f;$dJ$(b);$dH$(b,0);c=$e$(b);if(c>=0){$eB$(a,b,c);if(b[4]>1){$dD$(b,5,b[5]);return;}b[2173+c]=0;}for(d=0,f=b[1042];d<f;d++){e=b[1083+d];if(e<64&&$cw$(a,b,e))$eB$(a,b,e);}$dD$(b,5,b[5]);}
function $eB$(a,b,c){let d,e,f;if(!(b[1038]==3)){d=b[1853+c];for(e=0;e<6;e++){f=a[53+6*d+e];if(f>=0&&$ad$(a,b,f)==1-b[5]&&$cv$(a,b,c,d,f)){$dH$(b,(c+1)*10000+f);if($eI$(a,b,c,f)>1)$dH$(b,(c+1)*10000+2000+f);}}}if($eG$(a,b,c))$eC$(a,b,c);}
function $eC$(a,b,c){let d,e,f,g,h,i;d=b[1853+c];e=a[57553+d];while(e<a[57553+d+1]){f=a[e];g=a[e+1];if($ad$(a,b,f)==1-b[5]&&g<=a[64417+a[64772+c]*10+7]&&(h=$aa$(a,a[64772+c],b[1853+c],$cC$(a,b,f),f),i=b[2109+c]>0,a[h+29+(i?6:0)+g])>0&&$eD$(a,b,e))$dH$(b,(c+1)*10000+1000+f);e=e+5+a[e+2]+a[e+3]+a[e+4];}}
function $eD$(a,b,c){let d,e,f;d=c+5+a[c+2];e=d+a[c+3];if($eE$(a,b,c+5,d))return 0;f=e+a[c+4];return !($eE$(a,b,d,e)&&$eE$(a,b,e,f));}
function $eE$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if($eF$(b,a[e]))return 1;}return 0;}
function $eF$(a,b){if(a[2421+b]>=0||a[2651+b]>=0)return 1;return a[3801+b]>=0;}
function $eG$(a,b,c){if(a[64417+a[64772+c]*10+4]==0)return 0;if(b[1038+b[1171+c]]==2)return 0;return !$eH$(a,b,b[1853+c],b[5],b[1038]==3);}
function $eH$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[53+6*c+f];if(g<0)continue;h=b[2421+g];i=b[2651+g];if(h>=0){if(b[1725+h]!=d)return 1;}else if(e&&i>=0&&a[64900+i]!=d)return 1;}return 0;}
function $eI$(a,b,c,d){let e,f,g;if(a[64417+a[64772+c]*10+5]==0||b[1038]==3)return 1;e=0;for(f=0;f<6;f++){g=a[53+6*d+f];if(g>=0&&$cu$(a,b,b[2421+g],d))e++;}return e;}
function $eJ$(a,b){let c,d;c=b[1083+b[1259]];$dJ$(b);if(c<64){$dH$(b,b[1853+c]);$eN$(a,b,c);}else{d=c-64;$dH$(b,b[2301+d]);$eK$(a,b,d);}$dD$(b,4,b[5]);}
function $eK$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[2301+c];e=$eM$(a,b,c);f=a[64900+c];$eL$(a,b,d);g=0;h=1;i=0;while(g<h){j=b[4288+g];g++;k=b[4058+j]+1;if(k>e||j!=d&&(a[56403+j]>0||b[3801+j]>=0))continue;i=i||a[55713+f*230+j]>0;for(l=0;l<6;l++){m=a[53+6*j+l];if(m>=0&&b[4058+m]==99&&$eo$(a,b,f,m)){b[4058+m]=k;b[4288+h]=m;h++;if($en$(a,b,c,m))$dH$(b,m);}}}if(i)$dH$(b,999);}
function $eL$(a,b,c){let d,e;for(d=0,e=a[25];d<e;d++)b[4058+d]=99;b[4058+c]=0;b[4288]=c;}
function $eM$(a,b,c){let d;d=a[44+a[64924+c]];if(b[1038+b[1171+(64+c)]]==6)return Math.min(d,a[50]);return d;}
function $eN$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[1853+c];e=$cW$(a,b,c);f=$cX$(a,b,c);if(e==0)return;g=b[1725+c];$eL$(a,b,d);h=0;i=1;while(h<i){j=b[4288+h];h++;k=b[4058+j]+1;if(k>e||(j==d?0:a[56403+j]>0||b[3801+j]>=0||b[2651+j]>=0))continue;for(l=0;l<6;l++){m=a[53+6*j+l];if(m>=0&&b[4058+m]==99&&$dG$(a,b,c,f,m)){b[4058+m]=k;b[4288+i]=m;i++;$dH$(b,m);}}}if($eO$(a,b,c,g,e,i,d))$dH$(b,999);}
function $eO$(a,b,c,d,e,f,g){let h,i,j,k;for(h=0,k=f;h<k;h++){i=b[4288+h];if($x$(a,d,i,5)>0&&b[4058+i]<e){j=$x$(a,d,i,6);if(j>>a[64772+c]&1&&!(i==g?0:a[56403+i]>0||b[3801+i]>=0||b[2651+i]>=0))return 1;}}return 0;}
function $eP$(a,b){let c,d,e,f;$dJ$(b);$dH$(b,0);c=(-1);for(d=b[1259],f=b[1042];d<f;d++){e=b[1083+d];if((e<64?b[1853+e]:b[2301+e-64])>=0&&$eQ$(a,b,e)){$dH$(b,$da$(b,e));c=d;}}if(b[4]>2)$dD$(b,19,b[5]);else if(c>=0)$cZ$(b,c);else b[1]=15;}
function $eQ$(a,b,c){let d,e;d=b[4];if(c>=64)$eK$(a,b,c-64);else if($eR$(a,b,c))return 1;else $eN$(a,b,c);e=b[4]>d;b[4]=d;return e;}
function $eR$(a,b,c){let d,e,f;if($cW$(a,b,c)==0)return 0;d=$cX$(a,b,c);for(e=0;e<6;e++){f=a[53+6*b[1853+c]+e];if(f>=0&&$dG$(a,b,c,d,f))return 1;}return 0;}
function $eS$(a,b){$eZ$(a,b);if(b[1303]>=0)$eT$(a,b);}
function $eT$(a,b){let c,d,e,f;$eV$(a,b);c=0;for(d=0,f=b[4];d<f;d++){e=b[9+d];if(e==0||$eU$(a,b,e)){b[9+c]=e;c++;}}b[4]=c;}
function $eU$(a,b,c){let d,e,f;d=$mod(c,1000);e=$div(c,1000);if(!(b[1305+a[54333+b[5]*230+d]]>0))return 0;if(e==3){f=b[2421+d];return f<0||b[2045+f]==0;}return !(a[63584+b[1035]*8]==5&&b[1082]<0);}
function $eV$(a,b){let c,d,e,f,g,h,i;c=b[1037];d=a[63584+b[1034]*8];e=a[63584+b[1303]*8];f=c==0?d:e;g=d==6||e==6;for(h=1;h<7;h++){i=1;if(f==4&&($eY$(b,c)&h)==0)i=0;else if(g){b[1044+8*c+h]++;i=$eW$(b,d,e)?1:0;b[1044+8*c+h]--;}b[1305+h]=i;}}
function $eW$(a,b,c){let d,e,f,g;for(d=1;d<8;d++){if(!(b!=6?d==7:d!=7&&d!=5))continue;for(e=1;e<8;e++){if(!(c!=6?e==7:e!=7&&e!=5))continue;if(b==6&&c==6&&d&e)continue;f=d;g=e;if(b==6&&(d==3||d==6))g&=~d;if(c==6&&(e==3||e==6))f&=~e;if($eX$(a,0,f)&&$eX$(a,1,g))return 1;}}return 0;}
function $eX$(a,b,c){let d;for(d=1;d<7;d++){if(a[1044+8*b+d]>0&&(d&c)==0)return 0;}return 1;}
function $eY$(a,b){let c,d;c=7;for(d=1;d<7;d++){if(a[1044+8*b+d]>0)c&=d;}return c;}
function $eZ$(a,b){let c,d,e,f,g;$dJ$(b);$dH$(b,0);if($fk$(a,b)){c=b[5];if(a[63584+b[1035]*8]==0)$fj$(a,b);for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==c&&b[2045+d]==0&&$fh$(a,b,d))$dH$(b,1000+b[1853+d]);}for(f=0,g=b[1724];f<g;f++){if(b[2301+f]>=0&&a[64900+f]==c&&b[2349+f]==0)$fa$(a,b,f);}}$dD$(b,3,b[5]);}
function $fa$(a,b,c){let d,e,f;d=b[2301+c];e=b[2421+d];f=a[63584+b[1035]*8];if(b[1041])return;if(f==5&&b[1042]-b[1043]==0){if(e<0||b[1981+e]<0||b[1981+e]==b[1035])$dH$(b,3000+d);return;}if(e<0){if($fb$(a,b,d))$dH$(b,1000+d);}else if(a[63584+b[1035]*8+6]&&$dM$(a,e,c)&&$fb$(a,b,d))$dH$(b,2000+d);}
function $fb$(a,b,c){let d;d=a[63584+b[1035]*8];if(d==0)return $fg$(a,b,c);if(d==7)return $ff$(b,4);if(d==5)return b[1082]>=0&&$fe$(a,b,c);return d==6&&$fc$(a,b,c);}
function $fc$(a,b,c){let d,e;if(b[1042]-b[1043]==0)return 1;for(d=0;d<6;d++){e=a[53+6*c+d];if(e>=0&&$fd$(a,b,e))return 1;}return 0;}
function $fd$(a,b,c){let d,e;d=b[2421+c];e=b[2651+c];if(d>=0){if(b[1725+d]!=b[5]||b[2045+d]==0)return 0;return b[1171+d]==b[1037];}if(e<0||a[64900+e]!=b[5])return 0;if(b[2349+e]==0)return 0;return b[1235+e]==b[1037];}
function $fe$(a,b,c){let d;if(b[1042]-b[1043]==0)return 1;if(b[1082]<0)return 0;d=a[63584+b[1035]*8+5];return b[1042]-b[1043]<=d&&$fc$(a,b,c);}
function $ff$(a,b){let c,d,e,f;c=a[1080];d=1044+8*a[1037];for(e=0;e<4;e++){f=a[d+e]+(e==b?1:0);c-=Math.max(0,f-a[1076+e]);}c-=a[d+4]+(b==4?1:0);return c>=0;}
function $fg$(a,b,c){let d;d=a[54333+b[5]*230+c];return b[1068+d]>0;}
function $fh$(a,b,c){let d,e,f;if(!(b[1981+c]<0||b[1981+c]==b[1035]))return 0;if(b[1041])return b[1042]-b[1043]==0;d=b[1853+c];e=a[63584+b[1035]*8];f=63584+b[1035]*8;if(e==0)return $fg$(a,b,d);if(e==7)return $ff$(b,a[64417+a[64772+c]*10]);if(e==1){if(b[1042]-b[1043]>=b[1036])return 0;return $bc$(a,c,e,a[f+4]);}if(e==5)return $fe$(a,b,d);if(e==6)return $fc$(a,b,d);if(b[1042]-b[1043]>=$fi$(a,b)||!$bc$(a,c,e,0))return 0;if(e==3)return !$eH$(a,b,d,b[5],1);return e!=4||$fc$(a,b,d);}
function $fi$(a,b){let c;c=a[63584+b[1035]*8+5];return c==(-1)?b[1036]:c;}
function $fj$(a,b){let c,d,e,f,g,h;c=1044+8*b[1037];for(d=1;d<8;d++)b[1068+d]=1;for(e=1;e<8;e++){f=0;for(g=0;g<3;g++){if(e>>g&1){h=a[63584+b[1035]*8+1+g];f+=h==(-1)?b[1036]:h;}}for(d=1;d<8;d++){if((d&e)==d)f-=b[c+d];}if(f<=0){for(d=1;d<8;d++){if((d&e)==d)b[1068+d]=0;}}}}
function $fk$(a,b){let c;c=a[63584+b[1035]*8];return c!=9&&(c!=8||a[40]>0);}
function $fl$(a){a[0]=a[4056]*16+12;}
function $fm$(a,b){b[1]=12;$aU$(a,b,1-b[5],b[4055]);}
function $fn$(a,b){let c;b[0]=(c=$fo$(a,b,1-b[5]),c*16+15);}
function $fo$(a,b,c){let d,e,f;d=0;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c&&a[64417+a[64772+e]*10]==0)d++;}return d;}
function $fp$(a){let b,c;b=a[1]==7?a[5]:1-a[5];a[0]=(c=$fq$(a,b),c*16+7);}
function $fq$(a,b){let c,d,e;c=1317+b*11;d=1317+(1-b)*11;e=3;if(a[c+1]>a[d+1])e++;if(a[c]>a[d])e+=2;return e;}
function $fr$(a,b){let c,d,e;$dJ$(b);$dH$(b,0);for(c=0,e=a[27];c<e;c++){if($cN$(a,b,b[5],c,1)){d=a[63841+c*12+1];if(d==1)$fs$(a,b,c);else if(d!=2||$fo$(a,b,1-b[5])>0)$dH$(b,(c+1)*1000+999);}}$dD$(b,2,b[5]);}
function $fs$(a,b,c){let d,e,f;for(d=0,f=b[1723];d<f;d++){e=b[1853+d];if(e>=0&&b[1725+d]!=b[5]&&b[2651+e]<0&&a[64417+a[64772+d]*10+6]==0)$dH$(b,(c+1)*1000+e);}}
function $ft$(a,b){if(b[1081]>0)$dy$(b,2);else $fu$(a,b);}
function $fu$(a,b){$dA$(b,1403,1435,a[26]);$dA$(b,1563,1611,a[27]);b[1]=6;}
function $fv$(a){a[0]=a[1036]*16+14;}
function $fw$(a,b){let c,d,e,f,g;c=1339+b[5]*32;d=a[39]>0;$dJ$(b);for(e=0,f=a[26];e<f;e++){if(b[c+e]>0&&(d||e!=a[63840]))$dH$(b,e);}for(e=0,g=a[26];e<g;e++){if(b[1271+e]>0&&e!=a[63840])$dH$(b,1000+e);}if(b[4]==0)$dH$(b,a[63840]);$dD$(b,1,b[5]);}
function $fx$(a,b){let c,d,e,f,g;c=b[5];b[1]=3;if(a[63582+c]){for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==c)$fy$(a,b,c,b[1853+d]);}}if(a[61468+c]){for(f=0,g=$ak$(a,b,c);f<g;f++)$aF$(a,b,c,a[61468+c]);}}
function $fy$(a,b,c,d){let e;e=$x$(a,c,d,0);if(e>0&&b[2881+c*230+d]==0){b[2881+c*230+d]=1;$aF$(a,b,c,e);}}
function $fz$(a,b){let c,d,e,f,g;c=b[5];b[1]=2;if(b[6]>a[0]){b[7]=3;return;}d=b[1317+c*11+2]<=a[37];if(d||a[38]&&!$dP$(a,b,c,7)){b[7]=2;b[8]=1-c;return;}for(e=0,g=b[1723];e<g;e++){f=b[1853+e];if(f>=0&&b[1725+e]==c&&b[3801+f]==1-c){b[3801+f]=(-1);b[1317+(1-c)*11+7]+=a[61467-c];$aF$(a,b,c,a[61465-c]);}}}
function $fA$(a,b){let c,d,e,f,g;while(b[1270]<4){c=b[1270]&1;d=b[1270]>=2;if(d){e=$D$(b,1467+c*48,a[27]);f=a[33+c];}else{e=b[1317+c*11+2];f=a[28+c];}if(e<f){if(d)g=$dz$(b,1563,1611,a[27]);else g=$dz$(b,1403,1435,a[26]);if(g>0){$dy$(b,g);return;}}b[1270]++;}b[1]=a[30]>0?40:1;}
function $fB$(a,b){let c,d,e;if(b[4052]+b[4053]+b[4054]>0){$fC$(a,b,b[4051]>=0?12:18);return 1;}for(c=0;c<2;c++){d=1317+c*11;if(b[d+7]>0){if(b[d+2]>0)$dy$(b,b[d+2]);else b[d+7]=0;return 1;}}for(c=0;c<2;c++){d=1317+c*11;if(b[d+8]>0){e=$dz$(b,1563,1611,a[27]);if(e>0)$dy$(b,e);else b[d+8]=0;return 1;}}return 0;}
function $fC$(a,b,c){let d,e,f,g;$dJ$(b);while(b[4052]+b[4053]+b[4054]>0&&b[4]==0){d=$du$(b);e=$fF$(a,b,d);for(f=0,g=b[1723];f<g;f++){if($fE$(a,b,f,d)&&$fD$(a,b,f)==e)$dH$(b,b[1853+f]);}if(b[4]==0)b[4052+d]=0;}if(b[4]>0)$dD$(b,c,b[4050]);}
function $fD$(a,b,c){if(b[4051]==(-1))return 0;return a[1433+b[4051]*230+b[1853+c]];}
function $fE$(a,b,c,d){if(b[1853+c]<0||b[1725+c]!=b[4050])return 0;return a[64417+a[64772+c]*10]==d;}
function $fF$(a,b,c){let d,e,f;d=999;for(e=0,f=b[1723];e<f;e++){if($fE$(a,b,e,c))d=Math.min(d,$fD$(a,b,e));}return d;}
function $fG$(a,b,c){let d,e,f,g,h,i;d=b[2];if(d==19)return 1;$hB$(b);$hx$(a,b);if($hw$(d)&&$hv$(a,b,d))$ht$(a,b);e=(-10000000);f=0;for(g=0,i=b[4];g<i;g++){h=$fH$(a,b,b[9+g],c,e);if(h>e){e=h;f=0;}if(h==e){b[7592+f]=g;f++;}}return b[7592+among(c,f)];}
function $fH$(a,b,c,d,e){let f,g;f=b[2];if(f==15||f==1&&a[30]==0)return $hs$(a,b,c,d);if(f==3)return $hp$(a,b,c);if(f==4)return $hn$(a,b,c,e);if(f==5)return $hl$(a,b,c);if(f==14)return $hk$(a,b,c);if(f==13)return $hi$(a,b,c);if(f==10)return $hh$(a,b,c);if(f==9)return $hf$(a,b,c);if(f==11){g=b[4034];if(b[3]==b[5])g=b[4033];return $hd$(a,b,g,c);}if(f==12||f==18)return b[1789+b[2421+c]];if(f==6)return $hb$(a,b,c);if(f==1||f>=20)return $fL$(a,b,c,d);return $fI$(a,b,c);}
function $fI$(a,b,c){let d,e,f;d=b[2];e=b[3];if(d==16){if(c==0)return Math.min(a[35],b[1033])*b[9506+e];return $fK$(a,b,e);}if(c==0)return 0;if(d==17){f=a[63841+(c-1)*12]==0;return f&&b[1033]>0?1:(-1);}return $fJ$(a,b,c);}
function $fJ$(a,b,c){let d,e,f,g,h,i;d=b[2];e=b[3];if(d==7)return $cL$(a,b,e)+2-$cL$(a,b,1-e);if(d==8)return 1;g=(f=$div(c,1000)-1,a[63841+f*12+1]);if(g==1){h=b[2421+$mod(c,1000)];i=$fq$(b,e)-$fq$(b,1-e);return i*3000+b[1789+h]*10+a[64417+a[64772+h]*10];}if(g==2)return $fo$(a,b,1-e)-2;return 1;}
function $fK$(a,b,c){let d,e,f,g,h,i;d=0;e=0;for(f=0,h=a[27];f<h;f++){g=b[1563+f];d+=g;if(a[63841+f*12]!=0)e+=g;}if(d==0)return 1;i=a[36]*b[9506+c];return $div(e*1500+(d-e)*i,d);}
function $fL$(a,b,c,d){let e,f,g;e=b[2];if(e==1)return $gY$(a,b,c,d);if(e==20)return $gO$(a,b,b[1034],b[1036],c,d);if(e==21){g=(f=b[1034],a[63584+f*8]==8&&c>=0?$bd$(a,c):f);return $gO$(a,b,g,b[1036],0,d);}if(e==23||e==24)$fR$(a,b);return $fM$(a,b,c);}
function $fM$(a,b,c){let d;if(b[2]==23)return $fP$(a,b,c);if(b[2]==24){d=b[1315]==5;return (-$fN$(a,b,b[2421+c],d));}return 0;}
function $fN$(a,b,c,d){let e,f,g;e=1;f=a[64417+a[64772+c]*10+2];if(!d)e=$fO$(a,b,c)?0:f;g=Math.min(e,b[1789+c])*1000;if(e>=b[1789+c])g+=3000*a[64836+c];if(!d)g+=f*60;return g+$div(Math.max(0,b[4748+c]),2);}
function $fO$(a,b,c){let d;d=b[1853+c];return !$aN$(a,c,d)&&!$dE$(a,b,c,d);}
function $fP$(a,b,c){let d,e;if(c==0)return 0;d=0;for(e=0;e<6;e++)d+=$fQ$(a,b,1<<c-1,e);return $div(d,6);}
function $fQ$(a,b,c,d){let e,f,g,h,i;e=d==3||d==5;f=(-1000000);for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(h<0||b[1725+g]!=b[3]||b[2045+g])continue;if((a[54333+b[3]*230+h]&c)==0)continue;if(e)f=Math.max(f,(-$fN$(a,b,g,d==5)));else if(b[1981+g]<0&&(d==4||a[64417+a[64772+g]*10]==d))f=Math.max(f,b[4748+g]);}return f==(-1000000)?0:f;}
function $fR$(a,b){let c,d;$fS$(a,b,0);for(c=0,d=b[1723];c<d;c++)b[4748+c]=b[6043+c];}
function $fS$(a,b,c){let d,e,f;b[6029+c]=1;d=c*64;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==b[3])b[6043+d+e]=$fT$(a,b,e,6555+d+e);}}
function $fT$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[1853+c];f=b[4];g=$gB$(a,b,c,e)-$gs$(a,b,c,e,(-1));h=$fX$(a,b,c,e,0,0,(-1073741824));b[d]=b[6037];b[6039]=e;$eN$(a,b,c);for(i=f,l=b[4];i<l;i++){j=b[9+i];if(j==999){k=g+$fU$(a,b,c);b[6037]=(-1);}else k=$fX$(a,b,c,j,b[4058+j],0,h);if(k>h){h=k;b[d]=b[6037];b[6039]=j;}}b[4]=f;return h-g;}
function $fU$(a,b,c){if($fV$(a,b,c,999))return 20000000;return $cV$(a,b,c)*b[9504+b[1725+c]];}
function $fV$(a,b,c,d){let e,f,g,h;e=b[1725+c];if(d==999)return (f=$cV$(a,b,c),f>0&&b[1317+e*11+1]+f>=a[23+e]);if(d==b[1853+c])return 0;g=0;if($x$(a,e,d,4)>>a[64772+c]&1)g=$x$(a,e,d,3);if(b[3341+e*230+d]==0){h=$x$(a,e,d,1);g+=h;if(h>0&&$fW$(a,b,e,$x$(a,e,d,2)))return 1;}return g>0&&b[1317+e*11+1]+g>=a[23+e];}
function $fW$(a,b,c,d){let e,f;e=1317+(1-c)*11;f=b[e+2]-b[e+7]+b[e+9];return d>0&&f-d<=a[37];}
function $fX$(a,b,c,d,e,f,g){let h;h=$fY$(a,b,c,d,e,f);if(e>0)h-=a[b[9503]+37];h+=$gB$(a,b,c,d);return h<=g?h:h-$gs$(a,b,c,d,b[6037]);}
function $fY$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w;b[6037]=(-1);g=0;h=b[1038+b[1171+c]];i=a[64417+a[64772+c]*10+4];if(i&&h==4)return 0;if(e>0){j=a[64417+a[64772+c]*10+1];if(e>$cx$(a,b,c)||a[56633+j*230+d])return 0;}k=0;l=0;m=b[1725+c];n=h==3;o=(-1);for(p=0,w=b[$gn$(a,b,m,d)+4]<=1?6:0;p<w;p++){q=a[53+6*d+p];if(q>=0&&$ad$(a,b,q)==1-m){l=l||n||b[2421+q]>=0;if(!n&&$cv$(a,b,c,d,q)){if(o<0)o=b[1260+b[1171+c]]+$gr$(a,b,c,d);r=f?$gq$(a,b,c,q):0;s=$go$(a,b,c,d,q,o,r);if(s>k){t=s;u=q;v=b[6038];k=t;b[6037]=u;g=v;}}}}if(l||i==0||h==2){b[6038]=g;return k;}s=$fZ$(a,b,c,d,e>0,f);return n?2*s:s;}
function $fZ$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r;g=0;h=0;i=b[1725+c];j=a[64417+a[64772+c]*10+7];if(b[$gn$(a,b,i,d)+4]>j){b[6038]=0;return 0;}k=a[57553+d];while(k<a[57553+d+1]){l=a[k];m=a[k+1];if(m<=j&&$ad$(a,b,l)==1-i&&$eD$(a,b,k)){n=f?$gq$(a,b,c,l):0;o=$ga$(a,b,c,d,l,m,e,n);if(o>g){p=o;q=l;r=b[6038];g=p;b[6037]=q;h=r;}}k=k+5+a[k+2]+a[k+3]+a[k+4];}b[6038]=h;return g;}
function $ga$(a,b,c,d,e,f,g,h){let i,j,k;i=b[1725+c];j=$gk$(a,b,c,d,e,f,g,h);if(j==0)return 0;b[6038]=a[j+2];k=$ge$(a,b,e,j)+$div(a[j+5]*b[9506+i],1000);k=$div(k*a[b[9503]+47],100);return k+$gb$(a,b,c,e,j,0);}
function $gb$(a,b,c,d,e,f){let g;g=$gd$(a,b,c,d,e,f);if(g>=500)return g*1000;return $gc$(a,b,d)?a[e+2]*400:0;}
function $gc$(a,b,c){let d,e,f;d=b[2421+c];if(d<0)return 0;e=b[1725+d];f=0;if(b[2881+e*230+c]==0)f=$x$(a,e,c,0);if(b[3801+c]==1-e)f+=a[61465-e];return f>0&&b[1317+e*11+1]+f>=a[23+e];}
function $gd$(a,b,c,d,e,f){let g,h,i,j,k,l,m;g=b[1725+c];h=b[2421+d];i=b[2651+d];j=0;if(h<0){if((k=a[64948+i],k>0&&b[1317+g*11+1]+k>=a[23+g]))j=a[e+1];}else{if((l=a[64836+h],l>0&&b[1317+g*11+1]+l>=a[23+g]))j=a[e+1];if(i>=0&&(m=a[64948+i],m>0&&b[1317+g*11+1]+m>=a[23+g]))j=Math.max(j,a[e+4]);}if(f&&$fV$(a,b,c,d))j=Math.max(j,a[e+2]);return j;}
function $ge$(a,b,c,d){let e,f;e=b[2421+c];f=b[2651+c];if(e<0)return $gj$(a,b,f,d);return $gf$(a,b,e,d);}
function $gf$(a,b,c,d){let e,f,g;e=9508+6*c;if(b[e]!=b[9502])$gh$(a,b,c,e);f=a[d]*b[e+1]+a[d+1]*b[e+2];f+=a[d+4]*b[e+3];f+=a[d+2]*b[e+4];g=a[d+3];if(g>0){f+=g*a[b[9503]+7];f+=1000*$gg$(a,b,b[1725+c],g*b[e+5]);}return $div(f,1000);}
function $gg$(a,b,c,d){let e,f;e=b[1317+c*11];f=Math.max(0,d-1000*e);return $div(d*b[9506+c]+f*a[b[9503]+9],1000);}
function $gh$(a,b,c,d){let e,f,g,h,i;e=b[1725+c];f=b[1853+c];g=b[9505-e];h=b[2651+f];i=$x$(a,e,f,0);if(b[3801+f]==1-e)i+=a[61465-e];b[d]=b[9502];b[d+1]=a[b[9503]+a[64417+a[64772+c]*10]];b[d+2]=g*a[64836+c];b[d+3]=h>=0?g*a[64948+h]:0;b[d+4]=b[9504+e]*Math.max(0,i);b[d+5]=$gi$(a,c);}
function $gi$(a,b){let c;c=64537+a[64772+b]*13;return a[c+6]+a[c+5];}
function $gj$(a,b,c,d){let e,f,g;e=a[64900+c];f=a[d+1];g=f*b[9505-e]*a[64948+c];g+=(1000-f)*$gg$(a,b,e,3000);return $div(g,1000);}
function $gk$(a,b,c,d,e,f,g,h){let i,j,k,l,m;i=$aa$(a,a[64772+c],d,$cC$(a,b,e),e);j=$gm$(a,b,c,i,f,g);if(j==0)return 0;m=(l=(k=1-b[1725+c],$ac$(a,b,e,k,(-1))>=2),a[i+(l?28:10)]);return $gl$(a,b,e,i+13,j,m,h);}
function $gl$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2421+c];i=b[2651+c];j=i>=0?1:0;if(h<0)return $Y$(a,d,e,f+j,1,0);k=Math.max(1,b[1789+h]-$div(g,1000));return $Y$(a,d,e,f+j,k,j);}
function $gm$(a,b,c,d,e,f){let g;g=a[d+29+(f?6:0)+e];return g>0?g+b[1263+b[1171+c]]:0;}
function $gn$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=9892+5*d;f=2*b[9502]+c;if(b[e]==f)return e;g=0;h=30;for(i=0,l=b[1723];i<l;i++){j=b[1853+i];if(j<0)continue;k=a[1433+d*230+j];if(b[1725+i]!=c)h=Math.min(h,k);if(k<=2)g+=b[1725+i]==c?1:(-1);}m=h;for(n=0,o=b[1724];n<o;n++){j=b[2301+n];if(j>=0&&a[64900+n]!=c)m=Math.min(m,a[1433+d*230+j]);}b[e]=f;b[e+1]=g;b[e+3]=h;b[e+4]=m;b[e+2]=$ac$(a,b,d,c,(-1));return e;}
function $go$(a,b,c,d,e,f,g){let h,i,j,k,l,m;h=b[1725+c];i=b[2421+e];j=$gp$(a,b,c,d,e,f,g);k=$ge$(a,b,e,j)+$div(a[j+5]*b[9506+h],1000);k+=$gb$(a,b,c,e,j,1);if(i<0)return k;b[6038]=a[j+2];if(a[64417+a[64772+c]*10+1]||b[2651+b[1853+c]]>=0)k+=$div(b[6038]*a[b[9503]+35],1000);l=1000-a[j+2];m=$ab$(a,b,i,e,c,d,$ac$(a,b,d,h,(-1))>=2);if(m==0)return k;return k-$div($div(l*$gf$(a,b,c,m),1000)*a[b[9503]+10],100);}
function $gp$(a,b,c,d,e,f,g){let h,i,j,k;h=$aa$(a,a[64772+c],d,$cC$(a,b,e),e);k=(j=(i=1-b[1725+c],$ac$(a,b,e,i,(-1))>=2),a[h+(j?28:10)]);return $gl$(a,b,e,h,a[h+2]+f,k,g);}
function $gq$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[2421+d];if(e<0)return 0;f=0;g=0;for(h=0,o=b[1042];h<o;h++){i=b[1083+h];if(i==c||i>=64||b[2173+i]==0)continue;j=b[1853+i];if(j<0)continue;k=a[1433+j*230+d];l=$aa$(a,a[64772+i],j,a[64772+e],d);m=0;if(k==1){if(a[l+26]>0)m=$gl$(a,b,d,l,a[l+2],g,0);}else if(k<=a[64417+a[64772+i]*10+7]){n=$gm$(a,b,i,l,k,b[2109+i]>0);if(n>0)m=$gl$(a,b,d,l+13,n,g,0);}if(m>0)f+=a[m];}return f;}
function $gr$(a,b,c,d){let e;e=b[1725+c];if(b[1317+e*11]<2||a[57093+d])return 0;if(b[2651+b[1853+c]]>=0||$cz$(a,b,d,e))return 1;return 0;}
function $gs$(a,b,c,d,e){let f,g,h;f=b[1725+c];g=$gA$(a,b,c,d);h=$div($gv$(a,b,c,d,g,e)*a[b[9503]+11],$gt$(a,b,f));return $div(h*Math.max(0,20-(b[6]-b[4878])),20);}
function $gt$(a,b,c){let d,e,f,g,h;d=2*b[6]+c+1;if(b[8616]!=d){e=32768-$F$(a,b,c,0);f=$div(e*a[b[9503]+23],32768);f+=$div($gu$(a,b,c)*a[b[9503]+55],100);g=d;h=Math.min(250,Math.max(25,100+f));b[8616]=g;b[8617]=h;}return b[8617];}
function $gu$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=0,h=b[1723];f<h;f++){if(b[1853+f]>=0){g=b[1789+f]*a[64417+a[64772+f]*10+7];d+=g;e+=b[1725+f]==c?(-g):g;}}return $div(100*e,d+12);}
function $gv$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s,t,u;g=0;h=0;$gz$(a,b,b[1725+c]);i=$gy$(a,b,c,d);j=9054+(e?2:0);for(k=0,u=b[8731];k<u;k++){l=8734+k*5;m=b[l];n=b[l+1];o=a[1433+d*230+n];p=0;if(o<=b[l+3]){if(b[j+4*k]!=i){b[j+4*k]=i;b[j+4*k+1]=$gx$(a,b,c,d,m,e);}p=b[j+4*k+1];if(o>b[l+2])p=$div(p*a[b[9503]+14],100);}if(1<(q=o)&&q<=b[l+4]){r=$W$(a,b,m,n,c,d,e);if(r>0)p=Math.max(p,$div($gf$(a,b,c,r)*a[b[9503]+15],100));}if(n==f)p=$div(p*(1000-b[6038]),1000);if(p>g){s=p;t=g;g=s;h=t;}else h=Math.max(h,p);}g+=$div(h*a[b[9503]+13],100);return $div(g*$gw$(a,b,c),100);}
function $gw$(a,b,c){let d,e;d=b[1789+c];e=100;if(d<=2)e=a[b[9503]+(d==1?33:52)];if(b[2651+b[1853+c]]>=0)e=$div(e*a[b[9503]+53],100);if(a[64417+a[64772+c]*10+1])e=$div(e*a[b[9503]+54],100);return e;}
function $gx$(a,b,c,d,e,f){let g,h,i,j,k;g=b[1853+e];h=$ab$(a,b,e,g,c,d,f);if(h==0)return 0;i=$gf$(a,b,c,h);j=$ab$(a,b,c,d,e,g,0);if(j==0)return i;k=1000-a[h+2];return Math.max(0,i-$div($div(k*$gf$(a,b,e,j),1000)*a[b[9503]+12],100));}
function $gy$(a,b,c,d){if(b[8732]!=c+1){b[8732]=c+1;b[8733]++;}return b[8733]*32+a[57323+d];}
function $gz$(a,b,c){let d,e,f,g,h,i,j,k;if(b[8730]==c+1)return;b[8730]=c+1;d=8734;for(e=0,k=b[1723];e<k;e++){f=b[1853+e];if(f<0||b[1725+e]==c)continue;g=0;h=0;i=0;if(b[1981+e]<0){g=1+a[64417+a[64772+e]*10+3];h=g+a[64417+a[64772+e]*10+2];j=a[64417+a[64772+e]*10+7];if(j>0)i=j+g-1;}b[d]=e;b[d+1]=f;b[d+2]=g;b[d+3]=h;b[d+4]=i;d+=5;}b[8731]=$div(d-8734,5);}
function $gA$(a,b,c,d){let e;e=b[$gn$(a,b,b[1725+c],d)+2];return e-(a[1433+d*230+b[1853+c]]==1?1:0)>=2;}
function $gB$(a,b,c,d){let e,f,g,h,i,j;e=b[1725+c];$gz$(a,b,e);f=$gt$(a,b,e);g=b[$gn$(a,b,e,d)+3];h=$gL$(a,b,c,d,e);h+=$div($gJ$(a,b,c,d)*a[b[9503]+16],100);if(a[64417+a[64772+c]*10+4])g=Math.max(g,a[b[9503]+31]);h+=$gI$(a,b,c,d);i=$div(a[b[9503]+17]*f,100);if(a[64417+a[64772+c]*10+1])i=$div(i*a[b[9503]+51],100);h-=g*i;h+=$gD$(a,b,c,d,e);j=b[2651+b[1853+c]];if(j>=0)h+=$gC$(a,b,c,g);return h;}
function $gC$(a,b,c,d){if(b[1789+c]==1)return 0;return $div(a[b[9503]+28]*Math.max(0,4-d),3);}
function $gD$(a,b,c,d,e){let f,g,h,i,j,k,l;f=b[9504+e];g=$aj$(a,b,e,d);g+=$gH$(a,e,d,a[64772+c]);h=$div(g*f*a[b[9503]+18],100);if($fV$(a,b,c,d))h+=20000000;$ag$(a,b,e);i=$ae$(a,b,c,d);if(i<99&&g==0)h-=$div(i*f*a[b[9503]+19],100);j=$aj$(a,b,1-e,d);if(j>0){k=Math.max(1,Math.min(6,b[$gn$(a,b,e,d)+3]));l=$div(j*b[9505-e]*a[b[9503]+20],100);h+=$div(l*(7-k),6);}if(a[61469-e])h+=$gE$(a,b,c,d,e);return h;}
function $gE$(a,b,c,d,e){let f,g,h,i;f=$gG$(a,e,b[1853+c]);g=$gG$(a,e,d);if(f==g)return 0;h=a[61469-e]*b[9505-e];i=0;if($gF$(a,b,c,e,f)==0)i-=h;if($gF$(a,b,c,e,g)==0)i+=h;return $div(i*a[b[9503]+32],100);}
function $gF$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(h>=0&&g!=c&&b[1725+g]==d&&$gG$(a,d,h)==e)f++;}return f;}
function $gG$(a,b,c){let d;d=a[54333+(1-b)*230+c];return d&2?2:d;}
function $gH$(a,b,c,d){let e;e=0;if($x$(a,b,c,4)>>d&1)e+=$x$(a,b,c,3);if($x$(a,b,c,6)>>d&1)e+=$x$(a,b,c,5);return e;}
function $gI$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=$gy$(a,b,c,d);f=9438+2*a[57323+d];if(b[f]==e)return b[f+1];g=(-30);for(h=0,l=b[8731];h<l;h++){i=b[8734+h*5];j=b[8734+h*5+1];k=$aa$(a,a[64772+i],j,a[64772+c],d);g=Math.max(g,a[k+2]-a[k+10]);}m=a[64417+a[64772+c]*10+4];n=g==(-30)?0:(-g)*a[b[9503]+(m?36:50)];b[f]=e;b[f+1]=n;return n;}
function $gJ$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=0;$gz$(a,b,b[1725+c]);f=$gy$(a,b,c,d);g=1+a[64417+a[64772+c]*10+3];h=a[64417+a[64772+c]*10+7];for(i=0,o=b[8731];i<o;i++){j=b[8734+i*5];k=b[8734+i*5+1];l=a[1433+d*230+k];if(l<=g){if(b[9310+2*i]!=f){b[9310+2*i]=f;b[9310+2*i+1]=$gK$(a,b,c,d,j);}e=Math.max(e,b[9310+2*i+1]);}if(1<(m=l)&&m<=h){n=$W$(a,b,c,d,j,k,0);if(n>0)e=Math.max(e,$gf$(a,b,j,n));}}return e;}
function $gK$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=b[1853+e];g=b[1725+c];i=(h=1-g,$ac$(a,b,f,h,(-1))>=2);j=$ab$(a,b,c,d,e,f,i);if(j==0)return 0;k=$gf$(a,b,e,j);l=$ab$(a,b,e,f,c,d,0);if(l==0)return k;m=1000-a[j+2];n=$gf$(a,b,c,l);return k-$div($div(m*n,1000)*a[b[9503]+10],100);}
function $gL$(a,b,c,d,e){let f;f=$gA$(a,b,c,d)?a[b[9503]+21]:0;f+=a[b[9503]+48]*Math.max((-3),Math.min(3,$gN$(a,b,c,d)));return f-($gM$(a,b,d,e)?a[b[9503]+49]:0);}
function $gM$(a,b,c,d){let e,f;for(e=0;e<2;e++){f=a[54793+2*(d*230+c)+e];if(f>=0&&a[56173+f]&&$ad$(a,b,f)==(-1))return 0;}return 1;}
function $gN$(a,b,c,d){let e;e=b[$gn$(a,b,b[1725+c],d)+1];return e-(a[1433+d*230+b[1853+c]]<=2?1:0);}
function $gO$(a,b,c,d,e,f){let g,h,i,j;g=b[1035];h=b[1036];i=b[1034];b[1035]=c;b[1034]=c;b[1036]=d;if(e!=0){b[1303]=$mod(e,1000);b[1304]=d+1;}$aZ$(a,b);j=$gQ$(a,b,f)+$gP$(a,b,c);if(e!=0){$df$(a,b);j+=$gQ$(a,b,f)-1;}$ed$(a,b);b[1303]=(-1);b[1037]=0;b[1035]=g;b[1036]=h;b[1034]=i;return j;}
function $gP$(a,b,c){let d,e;d=b[3];e=a[61470+d*32+c];if(e==0||b[1317+d*11+1]+e>=a[23+d])return 0;return e*b[9504+d];}
function $gQ$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[63584+b[1035]*8];e=0;f=$gW$(a,b);$gV$(b,d);while(b[1042]-b[1043]<8){$gU$(a,b,d);g=1;h=0;for(i=0,k=b[1723];i<k;i++){if($gT$(a,b,i)){j=$gS$(a,b,i,f);if(j>=g&&$fh$(a,b,i)){if(j>g){g=j;h=0;}b[7527+h]=i;h++;}}}if(h==0)break;l=b[7527+among(later_bits(c,b[1042]-b[1043]),h)];$gR$(a,b,l);e+=g;}if(d==7&&e>=500000)return $div(e*3,4);return e;}
function $gR$(a,b,c){let d;d=b[1981+c];$aO$(a,b,1000+b[1853+c]);b[1981+c]=d;}
function $gS$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[6043+d+c]-a[b[9503]+29];f=b[6555+d+c];if(f<0||b[2421+f]<0)return e;g=0;for(h=0,j=b[1042];h<j;h++){i=b[1083+h];if(i<64&&b[6555+d+i]==f)g++;}if(g==0)return e;k=b[9504+b[3]]*a[64836+b[2421+f]];l=b[1789+b[2421+f]];return e+$div(k*Math.min(g,2)*a[b[9503]+22],100*l);}
function $gT$(a,b,c){let d;if(!(b[1853+c]>=0&&b[1725+c]==b[3])||b[2045+c])return 0;return b[1303]<0||(d=b[1853+c],b[1305+a[54333+b[5]*230+d]]>0);}
function $gU$(a,b,c){if(c==0)$fj$(a,b);if(b[1303]>=0)$eV$(a,b);}
function $gV$(a,b){let c;if(b==7){for(c=0;c<5;c++)a[1076+c]=0;a[1080]=$div(a[1036],2);}if(b==5)a[1082]=0;}
function $gW$(a,b){let c;c=$gX$(a,b);if(b[6029+c]==0)$fS$(a,b,c);return c*64;}
function $gX$(a,b){let c;c=b[1038+b[1037]];if(c==2)return 1;if(c==3)return 2;if(c==4)return 3;if(c==6)return 4;return c==7?5:0;}
function $gY$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[3];f=$mod(c,1000);g=1317+(1-e)*11;h=$do$(a,b,e,c);j=(i=b[g+3],a[63584+f*8]==8&&i>=0?$bd$(a,i):f);if(a[63584+j*8]==9)return a[b[9503]+25];k=$gO$(a,b,j,h,0,d);if(j!=f&&b[g+10]>=0){j=(l=b[g+10],a[63584+f*8]==8&&l>=0?$bd$(a,l):f);k=Math.max(k,$gO$(a,b,j,h,0,d));}if($div(c,1000)==0&&$de$(a,f)){for(m=0,o=a[26];m<o;m++){if(b[1271+m]>0&&$de$(a,m)){n=1000+m;k=Math.max(k,$gO$(a,b,f,h,n,d));}}}if($div(c,1000)==0)k-=$gZ$(a,b,f);return k;}
function $gZ$(a,b,c){let d,e,f,g,h;d=$ha$(a,b,c)*a[b[9503]+24];e=a[63584+c*8];f=63584+c*8;if(e!=0)return d+a[b[9503]+(38+e-1)];g=0;for(h=0;h<3;h++)g+=a[f+1+h]!=0?1:0;return d+(g>1?a[b[9503]+46]:0);}
function $ha$(a,b,c){let d,e,f,g,h;d=a[63584+c*8];e=63584+c*8;if(d!=0)return 3;f=0;for(g=0;g<3;g++){h=a[e+1+g];f+=h==(-1)?4:h;}return f;}
function $hb$(a,b,c){let d;if($hc$(a,b))return c;d=b[1317+b[3]*11];return d-c<a[b[9503]+30]?(-c):c;}
function $hc$(a,b){let c,d,e,f,g;c=b[3]==b[5]?b[4036]:b[4035];d=b[2421+c];e=b[2651+c];f=d>=0?a[64836+d]:0;if(e>=0)f+=a[64948+e];return (g=b[3],f>0&&b[1317+g*11+1]+f>=a[23+g]);}
function $hd$(a,b,c,d){let e,f;e=a[64900+c];f=b[1317+e*11]<3;if(d==999)return f?500:(-3000);return $he$(a,b,c,d,b[2421+d]);}
function $he$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r,s;f=a[64900+c];g=30;h=0;i=0;j=30;for(k=0,n=b[1723];k<n;k++){l=b[1853+k];if(l<0)continue;m=a[1433+d*230+l];if(b[1725+k]==f){j=Math.min(j,m);continue;}g=Math.min(g,m);if(m<=1+a[64417+a[64772+k]*10+3])h++;else if(m<=a[64417+a[64772+k]*10+7])i++;}o=40*Math.min(h,2)+$div(40*Math.min(i,2),8);p=(-50)*j;if(e>=0){q=b[1789+e];r=q==1?14:(q==2?7:3);o=r*Math.min(h,2)+$div(r*Math.min(i,2),4);p=$gC$(a,b,e,g);}s=b[9505-f]*a[64948+c];return p-$div($div(s*o,100)*a[b[9503]+27],100);}
function $hf$(a,b,c){let d,e,f,g,h,i,j,k,l;d=$hg$(b);e=b[3];f=b[1853+d];g=b[9+b[4]-1];h=c*a[b[9503]+34];i=g-c;if(i==0)return h+($gB$(a,b,d,f)-$gs$(a,b,d,f,(-1)));if($aN$(a,d,f))return h-i*3000;j=(-1000000);for(k=0;k<2;k++){l=a[54793+2*(e*230+f)+k];if(l>=0&&$dG$(a,b,d,b[2651+b[1853+d]],l))j=Math.max(j,$gB$(a,b,d,l)-$gs$(a,b,d,l,(-1)));}if(j==(-1000000))return h-i*3000;return h+j-$gg$(a,b,e,1000*$gi$(a,d)*i);}
function $hg$(a){if(a[1]==39)return a[1316];return a[3]==a[5]?a[4031]:a[4032];}
function $hh$(a,b,c){let d,e;d=$hg$(b);e=b[2651+c]>=0&&c!=b[1853+d]?300:0;return e+($gB$(a,b,d,c)-$gs$(a,b,d,c,(-1)));}
function $hi$(a,b,c){let d,e,f,g,h;d=b[4031];if(c==0)return (e=b[1853+d],$gB$(a,b,d,e)-$gs$(a,b,d,e,(-1)));f=b[4036];g=a[b[9503]+26]+($gB$(a,b,d,f)-$gs$(a,b,d,f,(-1)));h=a[64417+a[64772+d]*10+1];if(b[4038]==0&&(h||b[2651+b[1853+d]]>=0)&&a[56633+h*230+f]==0)g+=$hj$(a,b,d,f);return g;}
function $hj$(a,b,c,d){let e,f,g,h,i;e=0;f=b[1260+b[1171+c]]+$gr$(a,b,c,d);for(g=0;g<6;g++){h=a[53+6*d+g];i=h>=0?b[2421+h]:(-1);if(i>=0&&b[1725+i]!=b[1725+c])e=Math.max(e,$go$(a,b,c,d,h,f,0));}return e;}
function $hk$(a,b,c){let d,e,f;if(c==0)return 0;d=b[4031];e=b[1853+d];f=b[1260+b[1171+d]]+$gr$(a,b,d,e);return $go$(a,b,d,e,$mod(c,1000),f,0);}
function $hl$(a,b,c){let d,e,f,g,h,i,j;if(c==0)return 0;d=$div(c,10000)-1;e=$mod($div(c,1000),10);f=$mod(c,1000);g=b[1853+d];if(e==1){h=a[1433+g*230+f];i=b[2109+d]>0;return 100000+$ga$(a,b,d,g,f,h,i,0);}j=b[1260+b[1171+d]]+$gr$(a,b,d,g);if(e==2)j+=$hm$(a,b,d,f);return $go$(a,b,d,g,f,j,0);}
function $hm$(a,b,c,d){let e,f,g,h;e=0;for(f=0;f<6;f++){g=a[53+6*d+f];h=g>=0?b[2421+g]:(-1);if(h!=c&&$cu$(a,b,h,d))e+=a[$aa$(a,a[64772+h],b[1853+h],$cC$(a,b,d),d)+2]+b[1260+b[1171+h]];}return e;}
function $hn$(a,b,c,d){let e,f,g,h,i;e=b[1083+b[1259]];if(e>=64){if(c==999)return $ho$(a,b,e-64);return (f=e-64,$he$(a,b,f,c,b[2421+c]));}if(c==999){g=b[1853+e];h=$fX$(a,b,e,g,0,1,(-10000000));return h+$fU$(a,b,e);}i=c==b[1853+e]?0:b[4058+c];return $fX$(a,b,e,c,i,1,d-1);}
function $ho$(a,b,c){let d;d=a[64900+c];return (-$gg$(a,b,d,1000*a[43]))-a[b[9503]+28]*4;}
function $hp$(a,b,c){let d,e,f,g,h,i;if(c==0)return 1;d=$gW$(a,b);e=$mod(c,1000);f=$div(c,1000);g=b[2421+e];h=b[2651+e];if(f==3)return $hr$(a,b,e,d);if(f==2||g<0){i=(-1);if(g>=0&&b[2045+g]){$fT$(a,b,g,7591);i=b[6039];}return $hq$(a,b,h,i)-a[b[9503]+29];}return $gS$(a,b,g,d);}
function $hq$(a,b,c,d){let e,f,g,h,i,j,k;e=b[4];f=b[2301+c];if(d==999)return (-1);g=$he$(a,b,c,d>=0?d:f,b[2421+f]);h=g;$eK$(a,b,c);for(i=e,k=b[4];i<k;i++){j=b[9+i];if(j!=999&&j!=d)h=Math.max(h,$he$(a,b,c,j,b[2421+j]));}b[4]=e;return h-g;}
function $hr$(a,b,c,d){let e,f,g,h;e=b[2421+c];f=1+(e>=0?Math.max(0,b[6043+d+e]):0);for(g=0;g<6;g++){h=a[53+6*c+g];e=h>=0?b[2421+h]:(-1);if(e>=0&&b[1725+e]==b[3])f+=Math.max(0,b[6043+d+e]);}return f;}
function $hs$(a,b,c,d){let e,f,g,h,i;e=b[3];g=(f=b[1317+(1-e)*11+3],a[63584+c*8]==8&&f>=0?$bd$(a,f):c);if(a[63584+g*8]==9)return a[b[9503]+25];h=$gO$(a,b,g,b[1317+e*11+2],0,d);i=$gZ$(a,b,c);return b[2]==15?h+i:h-i;}
function $ht$(a,b){let c;$hu$(b);b[6028]=2*b[6]+b[3]+1;for(c=0;c<8;c++)b[6029+c]=0;}
function $hu$(a){let b,c,d,e,f;b=0;for(c=0,d=a[1723];c<d;c++)b+=a[1789+c];if(b!=a[4877]){e=b;f=a[6];a[4877]=e;a[4878]=f;}}
function $hv$(a,b,c){if(c!=3||b[6028]!=2*b[6]+b[3]+1)return 1;if(b[1042]>0)return 0;if(a[30]>0||b[1038]==7)return 1;return b[1317+b[3]*11+4]>=0;}
function $hw$(a){let b;if(a==1||a==3||a==15)return 1;return 20<=(b=a)&&b<=24;}
function $hx$(a,b){let c;$hA$(a,b);b[9502]++;for(c=0;c<2;c++){b[9504+c]=$hz$(a,b,c);b[9506+c]=$hy$(a,b,c);}}
function $hy$(a,b,c){let d,e;d=b[1317+c*11];e=a[b[9503]+8];if(d<=4)return e*2;return d>=9?$div(e,4):e;}
function $hz$(a,b,c){let d;d=a[23+c]-b[1317+c*11+1];if(d<=1)return a[b[9503]+6];return a[b[9503]+(d==2?5:4)];}
function $hA$(a,b){let c;c=a[117100]==2*b[6]+b[3]+1?2:b[3];b[9503]=116812+c*96;}
function $hB$(a){a[8730]=0;a[8732]=0;}
function $hC$(a,b,c){let d,e,f;d=b[2];e=d==3||d==19||d==5;f=e&&b[9]==0?1:0;return f+among(c,b[4]-f);}
function $hD$(a,b,c){return $hE$(a,b,c,13);}
function $hE$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];if(e==19)return 1;g=(e==3||20<=(f=e)&&f<=24)&&b[4812]!=b[6];if(g||e==1||e==15)$ih$(a,b,b[3],d);h=(-2000000);i=0;for(j=0,l=b[4];j<l;j++){k=$hF$(a,b,b[9+j],c,d);if(k>h){h=k;i=0;}if(k==h){b[5004+i]=j;i++;}}return b[5004+among(c,i)];}
function $hF$(a,b,c,d,e){let f;f=b[2];if(f==15||f==1&&a[30]==0)return $ig$(a,b,c,d);if(f==3)return $ie$(a,b,c);if(f==4)return $hZ$(a,b,c,e);if(f==5)return $hX$(a,b,c,e);if(f==14)return $hU$(a,b,c,e);if(f==10||f==13||f==9)return $hO$(a,b,c,e);if(f==11)return $hM$(a,b,c);if(f==12||f==18)return b[1789+b[2421+c]];if(f==6)return $hL$(a,b,c,e);if(f==1||f>=20)return $hH$(a,b,c,d);return $hG$(a,b,c);}
function $hG$(a,b,c){let d;d=b[2];if(d==16)return 1-c;if(c==0)return 0;if(d==17)return a[63841+(c-1)*12]==0?1:(-1);return $fJ$(a,b,c);}
function $hH$(a,b,c,d){let e,f,g;e=b[2];if(e==1)return $hK$(a,b,c,d);if(e==20)return $hI$(a,b,b[1034],b[1036],c,d);if(e==21){g=(f=b[1034],a[63584+f*8]==8&&c>=0?$bd$(a,c):f);return $hI$(a,b,g,b[1036],0,d);}return $fM$(a,b,c);}
function $hI$(a,b,c,d,e,f){let g,h,i,j;g=b[1035];h=b[1036];i=b[1034];b[1035]=c;b[1034]=c;b[1036]=d;if(e!=0){b[1303]=$mod(e,1000);b[1304]=d+1;}$aZ$(a,b);j=$hJ$(a,b,f);if(e!=0){$df$(a,b);j+=$hJ$(a,b,f)-1;}$ed$(a,b);b[1303]=(-1);b[1037]=0;b[1035]=g;b[1036]=h;b[1034]=i;return j;}
function $hJ$(a,b,c){let d,e,f,g,h,i,j;d=a[63584+b[1035]*8];e=0;$gV$(b,d);while(b[1042]-b[1043]<8){$gU$(a,b,d);f=1;g=0;for(h=0,i=b[1723];h<i;h++){if($gT$(a,b,h)&&b[4748+h]>=f&&$fh$(a,b,h)){if(b[4748+h]>f){f=b[4748+h];g=0;}b[4813+g]=h;g++;}}if(g==0)break;j=b[4813+among(later_bits(c,b[1042]-b[1043]),g)];$gR$(a,b,j);e+=f;}if(e>=500000)return d==7?$div(e*3,4):e;if(d==2||d==7)e=$div(e*5,4);return e;}
function $hK$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[3];f=$mod(c,1000);g=1317+(1-e)*11;h=$do$(a,b,e,c);j=(i=b[g+3],a[63584+f*8]==8&&i>=0?$bd$(a,i):f);if(a[63584+j*8]==9)return 400;k=$hI$(a,b,j,h,0,d);if(j!=f&&b[g+10]>=0){j=(l=b[g+10],a[63584+f*8]==8&&l>=0?$bd$(a,l):f);k=Math.max(k,$hI$(a,b,j,h,0,d));}if($div(c,1000)==0&&$de$(a,f)){for(m=0,o=a[26];m<o;m++){if(b[1271+m]>0&&$de$(a,m)){n=1000+m;k=Math.max(k,$hI$(a,b,f,h,n,d));}}}return k;}
function $hL$(a,b,c,d){let e;if($hc$(a,b))return c;e=b[1317+b[3]*11];if(d&4&&e-c<3)return (-c);return c;}
function $hM$(a,b,c){let d;d=b[1317+b[3]*11]<3;if(c==999)return d?500:(-500);return (b[2421+c]>=0?400:0)+$hN$(a,b,b[3],c);}
function $hN$(a,b,c,d){let e,f,g,h;e=30;for(f=0,h=b[1723];f<h;f++){g=b[1853+f];if(g>=0&&b[1725+f]!=c)e=Math.min(e,a[1433+d*230+g]);}return e;}
function $hO$(a,b,c,d){let e,f,g,h;if(b[2]==9)return $hT$(a,b,c,d);if(b[2]==13){e=b[4031];f=c?b[4036]:b[4035];g=$fV$(a,b,e,f)?20000000:0;if(d&1)return g+c*300-$hS$(a,b,e,f);return g+c;}e=$hg$(b);h=b[2651+c]>=0?300:0;if($fV$(a,b,e,c))h+=20000000;return h-(d&1?$hP$(a,b,e,c):0);}
function $hP$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=0;f=0;g=b[1725+c];h=$ac$(a,b,d,g,(-1))>=2;for(i=0,p=b[1723];i<p;i++){j=b[1853+i];if(j<0||b[1725+i]==g)continue;k=a[1433+d*230+j];if(k>1+a[64417+a[64772+i]*10+3])continue;l=$ab$(a,b,i,j,c,d,h);if(l==0)continue;m=$hR$(a,b,b[1853+c],l);if(m>f)m-=$hQ$(a,b,c,d,i,l);if(m>e){n=m;o=e;e=n;f=o;}else f=Math.max(f,m);}return e+$div(f,2);}
function $hQ$(a,b,c,d,e,f){let g,h;g=$ab$(a,b,c,d,e,b[1853+e],0);if(g==0)return 0;h=1000-a[f+2];return $div($div(h*$hR$(a,b,b[1853+e],g),1000)*75,100);}
function $hR$(a,b,c,d){let e,f,g,h;e=b[2421+c];f=b[2651+c];if(e<0){g=a[d+1];return $div(g*3000*a[64948+f]+(1000-g)*3*150,1000);}h=$div(a[d]*1000,1000);h+=$div(a[d+1]*3000*a[64836+e],1000);h+=$div(a[d+3]*(250+$gi$(a,e)*150),1000);if(f>=0)h+=$div(a[d+4]*3000*a[64948+f],1000);return h;}
function $hS$(a,b,c,d){let e;e=b[6]-b[4878];if(e>=30)return 0;return $div($hP$(a,b,c,d)*35*(30-e),3000);}
function $hT$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(!(d&1)||d&8)return c;e=b[3];f=$hg$(b);g=b[9+b[4]-1];h=b[1853+f];j=(i=a[54793+2*(e*230+h)],i<0||!$dG$(a,b,f,b[2651+b[1853+f]],i)?1000000:$hS$(a,b,f,i));j=Math.min(j,(k=a[54793+2*(e*230+h)+1],k<0||!$dG$(a,b,f,b[2651+b[1853+f]],k)?1000000:$hS$(a,b,f,k)));if(c==g||j==1000000)return c*600;l=$hS$(a,b,f,h)-j;m=b[1317+e*11]<2*(g-c)+3;return c*600+l-(m?3000:0);}
function $hU$(a,b,c,d){let e;if(c==0)return 0;e=b[4031];return $hV$(a,b,e,b[1853+e],$mod(c,1000),d);}
function $hV$(a,b,c,d,e,f){let g;g=f&1?130:100;return $hW$(a,b,c,d,e,b[1260+b[1171+c]],g);}
function $hW$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o;h=$gp$(a,b,c,d,e,f,0);i=b[2421+e];j=$hR$(a,b,e,h)+$div(a[h+5]*150,1000);j+=$gb$(a,b,c,e,h,1);if(i<0)return j;l=(k=b[1725+c],$ac$(a,b,d,k,(-1))>=2);m=$ab$(a,b,i,e,c,d,l);if(m==0)return j;n=1000-a[h+2];o=$hR$(a,b,b[1853+c],m);return j-$div($div(n*o,1000)*g,100);}
function $hX$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=$div(c,10000)-1;f=$mod($div(c,1000),10);g=$mod(c,1000);h=b[1853+e];if(f==1){if(d&2)return (-1000000);i=a[1433+h*230+g];return $hY$(a,b,e,h,g,i,b[2109+e]>0)+1;}if(f==0)return $hV$(a,b,e,h,g,d);j=b[1260+b[1171+e]]+$hm$(a,b,e,g);return $hW$(a,b,e,h,g,j,100);}
function $hY$(a,b,c,d,e,f,g){let h,i;h=$gk$(a,b,c,d,e,f,g,0);if(h==0)return 0;i=$hR$(a,b,e,h)+$div(a[h+5]*150,1000);return i+$gb$(a,b,c,e,h,0);}
function $hZ$(a,b,c,d){let e,f,g,h;e=b[1083+b[1259]];if(e>=64){if(c==999)return (-1000000);f=b[2421+c]>=0?500:0;return f-10*$hN$(a,b,b[3],c);}if(c==999)return 1400+($fV$(a,b,e,999)?20000000:0);g=c==b[1853+e]?0:b[4058+c];h=$ib$(a,b,e,c,g,d);if(d&8&&$ia$(a,b,e,c))h+=(-500000);return h;}
function $ia$(a,b,c,d){let e,f;e=b[1725+c];f=b[1853+c];return $hN$(a,b,e,d)>$hN$(a,b,e,f);}
function $ib$(a,b,c,d,e,f){let g,h,i,j;g=b[1725+c];h=$ic$(a,b,c,d,e,f);i=$hN$(a,b,g,d);if(a[64417+a[64772+c]*10+4])i=Math.max(i,2);h-=i*60;j=$x$(a,g,d,0)+$x$(a,g,d,3);if(b[3341+g*230+d]==0)j+=$x$(a,g,d,1);if(b[3801+d]==1-g)j+=a[61465-g];h+=j*700;if($fV$(a,b,c,d))h+=20000000;if(f&1){h-=$hS$(a,b,c,d);if($ac$(a,b,d,g,(-1))>=2)h+=80;}return h;}
function $ic$(a,b,c,d,e,f){let g,h,i,j,k,l;if(e>0){g=a[64417+a[64772+c]*10+1];if(e>$cx$(a,b,c)||a[56633+g*230+d])return 0;}h=0;i=0;j=b[1725+c];for(k=0;k<6;k++){l=a[53+6*d+k];if(l>=0&&$ad$(a,b,l)==1-j){i=i||b[2421+l]>=0;h=Math.max(h,$hV$(a,b,c,d,l,f));}}if(i||a[64417+a[64772+c]*10+4]==0||f&2)return h;return Math.max(h,$id$(a,b,c,d,e>0));}
function $id$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=b[1725+c];h=a[64417+a[64772+c]*10+7];i=a[57553+d];while(i<a[57553+d+1]){j=a[i];k=a[i+1];if(k<=h&&$ad$(a,b,j)==1-g&&$eD$(a,b,i))f=Math.max(f,$hY$(a,b,c,d,j,k,e));i=i+5+a[i+2]+a[i+3]+a[i+4];}return f;}
function $ie$(a,b,c){let d,e,f;if(c==0)return 0;d=$mod(c,1000);e=$div(c,1000);f=b[2421+d];if(e==2)return (-1000000);if(e==3)return $if$(a,b,d);return f>=0?b[4748+f]:50;}
function $if$(a,b,c){let d,e,f,g;d=100+(b[2421+c]>=0?b[4748+b[2421+c]]:0);for(e=0;e<6;e++){f=a[53+6*c+e];g=f>=0?b[2421+f]:(-1);if(g>=0&&b[1725+g]==b[3])d+=Math.max(0,b[4748+g]);}return d;}
function $ig$(a,b,c,d){let e,f,g;e=b[3];g=(f=b[1317+(1-e)*11+3],a[63584+c*8]==8&&f>=0?$bd$(a,f):c);if(a[63584+g*8]==9)return 400;return $hI$(a,b,g,b[1317+e*11+2],0,d);}
function $ih$(a,b,c,d){let e,f;if(b[2]!=3&&b[2]!=15){b[1038]=0;b[1260]=0;b[1263]=0;}$hu$(b);for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c)b[4748+e]=$ii$(a,b,e,d);}b[4812]=b[2]!=15?b[6]:0;}
function $ii$(a,b,c,d){let e,f,g,h,i,j,k;e=b[1853+c];f=b[4];g=$ib$(a,b,c,e,0,d);h=g-$ic$(a,b,c,e,0,d);$eN$(a,b,c);for(i=f,k=b[4];i<k;i++){j=b[9+i];if(j==999)g=Math.max(g,1400+($fV$(a,b,c,999)?20000000:0));else g=Math.max(g,$ib$(a,b,c,j,b[4058+j],d));}b[4]=f;return g-h;}
function $ij$(a,b,c){if(b[2]==6)return 0;return $hE$(a,b,c,5);}
function $ik$(a,b,c){return $hE$(a,b,c,7);}
function $il$(a,b,c){return $hE$(a,b,c,0);}
function $im$(a,b,c){return $hE$(a,b,c,5);}
function $in$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$A$(a,k,a[10]-1,word_at(i,j+o,0));$it$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$ir$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&0)return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$iq$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$ay$(a,k,l);B=$an$(a,k,w);$ax$(a,k,l);y=k[9+B];}if(n.length>0)r=$ip$(k,y,n,r);$io$(a,k,y);}$E$(a,k,m[o]);}return 0;}
function $io$(a,b,c){$az$(a,b,c);$it$(a,b);}
function $ip$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $iq$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $ir$(a,b,c){let d,e;d=$is$(b[6]);if(d>=0){for(e=0;e<2;e++)c[377+2*d+e]=1+b[1317+e*11];}}
function $is$(a){let b,c,d;if(a<=20)return a-1;if(a<=60){b=5;c=20;d=20;}else if(a<=160){b=20;c=60;d=28;}else if(a<=320){b=40;c=160;d=33;}else return (-1);if($mod(a-c,b))return (-1);return d+$div(a-c,b)-1;}
function $it$(a,b){while(b[7]==0){b[0]=(-1);$aw$(b);$dv$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$az$(a,b,b[0]<0?b[9]:0);}b[0]=0;}
const DICE=new Dice($a$),GAME={"name": "battles", "row": 453, "aside": 80, "notes": 6400, "redrawn": 24301, "by_choice": false, "searched": 6202052, "author": "steady"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first),passage_wipe=(state,first,numbers)=>state.fill(0,first,first+numbers);
const RULES={prepare:$dv$,settle:$az$,hide:$ay$,show:$ax$,clear:$aw$,decides:$av$,asked:$an$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$aw$,side_row:$am$,record:$E$,redraw:$A$,order_value:$z$,move_line:$y$,objective:$x$,hexes_between:$w$,banners_needed:$v$,battle_mode:$u$,battle_hex:$t$,combat_over:$s$,combat_choose:$k$,combat_otherwise:$j$,combat_record:$i$,combat_forget:$h$,combat_prepare:$c$,combat_settle:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$im$,$il$,$ik$,$ij$,$hD$,$hC$,$fG$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf,drawn}=$games.playing($in$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,DICE,facesOf,drawn};})();
