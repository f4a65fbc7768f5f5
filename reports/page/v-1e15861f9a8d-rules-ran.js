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
function $b$(a,b,c){let d;d=a[60+c];return b[2143+c]==0&&b[2175+c]==0&&$p$(a,b,d)&&b[2129+d]<Math.max(0,a[44+d]-b[2335+a[38+d]])&&$k$(a,b,c)&&(a[38+a[60+c]]==c||$j$(a,b,d)||$c$(a,b,c));}
function $c$(a,b,c){let d,e,f,g,h,i;d=a[60+c];e=a[38+d];if(e==c||$j$(a,b,d))return 1;if(e<0||b[2271+e]<0||b[2271+c]<0)return 0;f=$h$(a,b,e);g=b[2271+c];if($g$(a,b[2271+e],g)>f)return 0;h=$e$(a,b,d,b[2271+e],f);i=b[10044+g]>0;$d$(b,h);return i;}
function $d$(a,b){let c,d;for(c=0,d=b;c<d;c++)a[10044+a[11644+c]]=0;}
function $e$(a,b,c,d,e){let f,g,h,i,j;b[10044+d]=1;b[11644]=d;f=0;g=1;while(f<g){h=b[11644+f];f++;if(b[10044+h]>e)continue;for(i=0;i<6;i++){if(a[39020+6*h+i]>0){j=a[29420+6*h+i];if(b[10044+j]==0&&$f$(a,b,c,j)){b[10044+j]=b[10044+h]+1;b[11644+g]=j;g++;}}}}return g;}
function $f$(a,b,c,d){let e;e=b[5071+d];if(e>=0)return a[15900+e]==c;return !(b[6671+(1-c)*1600+d]>0);}
function $g$(a,b,c){let d,e,f;d=Math.abs(a[21420+b]-a[21420+c]);e=Math.abs(a[23020+b]-a[23020+c]);f=a[21420+b]-a[21420+c]+a[23020+b]-a[23020+c];return Math.max(d,e,Math.abs(f));}
function $h$(a,b,c){let d,e,f;d=$i$(a,b,c);if((e=a[60+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return $div(d+1,2);return d;}
function $i$(a,b,c){let d;d=a[220+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $j$(a,b,c){let d,e;d=a[40+c];e=a[38+c];return d>=0&&e>=0&&b[2591+d]>=0&&b[2271+e]==b[2591+d];}
function $k$(a,b,c){let d;d=b[2271+c]>=0||$o$(a,b,c);return d&&(b[2207+c]==0||b[2207+c]==1)&&($m$(a,b,c)||$l$(a,b,c));}
function $l$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]==2)return 1;}return 0;}
function $m$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0||$n$(a,b,d))return 1;}return 0;}
function $n$(a,b,c){let d,e;d=a[16060+c];e=a[412+d];return e>0&&b[6]>=e&&b[2591+c]<0&&b[2911+c]<=1&&(b[2207+d]==0||b[2207+d]==1);}
function $o$(a,b,c){let d,e;d=a[412+c];e=d>0&&b[6]>=d;return e&&(b[2207+c]==0||b[2207+c]==1)&&!(b[2271+c]>=0);}
function $p$(a,b,c){let d;d=a[38+c];return d>=0&&(b[2207+d]==0||b[2207+d]==1)&&b[2271+d]>=0;}
function $q$(a,b,c){return b[2143+c]>0&&b[2175+c]==0&&$k$(a,b,c)&&$r$(a,b,c);}
function $r$(a,b,c){let d;d=a[60+c];if(a[38+a[60+c]]==c||!$p$(a,b,d)||$j$(a,b,d))return 1;return $o$(a,b,c)||$c$(a,b,c);}
function $s$(a,b,c,d){}
function $t$(a,b,c){let d,e,f,g,h;$ab$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$C$(a,b,c,0,1);f=$C$(a,b,c,1,(-1));c[612]=$div(1000*(e-f),Math.max(1,e+f));g=$v$(a,b,0);h=$v$(a,b,1);c[615]=$div(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$div(c[607]*$u$(a,b),1000);}
function $u$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$q$(a,b,d);f=1000-$div(1000*c,Math.max(1,a[24]));return f;}
function $v$(a,b,c){let d,e,f;d=0;for(e=a[34+c],f=a[36+c];e<f;e++){if(b[1]<11&&$q$(a,b,e))d+=$w$(a,b,e,c);}return d;}
function $w$(a,b,c,d){let e,f,g,h;$x$(a,b,d);e=1;for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue;}if(a[16380+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$div(b[33262+d*1600+g],1000));}return e;}
function $x$(a,b,c){let d,e,f,g,h,i,j,k,l;d=1+b[2066];e=b[33260+c]!=0;if(b[33260+c]==d)return;b[33260+c]=d;if($B$(a,b,c)&&e)return;f=33262+c*1600;for(g=0,h=a[26];g<h;g++)b[f+g]=99000;i=0;j=0;for(k=0;k<3;k++){j=$z$(a,b,c,k,j);while(i<j){l=b[36462+i];if(k<2&&$div(b[33262+c*1600+l],1000)>k)break;j=$y$(a,b,c,l,j);i++;}}}
function $y$(a,b,c,d,e){let f,g,h,i;f=33262+c*1600;for(g=6*d,i=6*(d+1);g<i;g++){h=a[29420+g];if(h>=0&&a[39020+g]>0&&$div(b[33262+c*1600+h],1000)>=99){b[f+h]=b[f+d]+1000;b[36462+e]=h;e++;}}return e;}
function $z$(a,b,c,d,e){let f,g,h;for(f=a[31-c],h=a[33-c];f<h;f++){g=b[2591+f];if(g<0||$A$(a,b,f)!=d||$div(b[33262+c*1600+g],1000)<=d)continue;b[33262+c*1600+g]=d*1000+f;b[36462+e]=g;e++;}return e;}
function $A$(a,b,c){let d;if(a[16380+c]==8)return 2;d=b[2911+c]!=0||a[17180+c]!=0;return d||2*b[3071+c]>=a[16540+c]?0:1;}
function $B$(a,b,c){let d,e,f,g,h,i,j;d=1;e=a[31-c];for(f=e,j=a[33-c];f<j;f++){g=38599+c*160+f-e;h=b[2591+f];i=h<0?0:3*(h+1)+$A$(a,b,f);if(b[g]!=i){b[g]=i;d=0;}}return d;}
function $C$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[42+d]);g=Math.min(1500,Math.max((-1000),$div(1000*$aa$(a,b,d),f)));c[605]+=e*g;c[606]+=$div(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[30+d],o=a[32+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16380+m]==8)continue;h+=$div((a[16380+m]==8?600:100*a[17820+m])*$Z$(a,b,m,b[3071+m]),10000);l+=((a[16380+m]==8?600:100*a[17820+m])-$div((a[16380+m]==8?600:100*a[17820+m])*$Z$(a,b,m,b[3071+m]),10000))*$Y$(a,b,m);if(b[2911+m]==1)i+=a[16380+m]==8?600:100*a[17820+m];if(n>=0){j+=$G$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16380+m]==8?600:100*a[17820+m];}}p=100*f;c[609]+=e*Math.min(3000,$div(1000*h,p));c[610]+=e*Math.min(3000,$div(1000*i,p));c[613]+=e*Math.min(3000,$div(1000*j,p));c[614]+=e*Math.min(3000,$div(1000*k,p));$D$(a,b,c,d,e);return l;}
function $D$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[42+d]);g=0;h=0;i=a[34+d];j=a[36+d];for(k=i,l=j;k<l;k++){g+=$E$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1);}c[611]+=e*Math.min(3000,$div(1000*g,100*f));c[618]+=$div(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[46+d]-b[2335+a[38+d]])-b[2131+d]);c[619]+=e*1000*$p$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m);}
function $E$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[124+c],g=a[156+c];f<g;f++){if(a[16380+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16380+f]==8?600:100*a[17820+f];}h=$div(d*$F$(a,b,c,e),10);return h;}
function $F$(a,b,c,d){let e;if(d==0)return 0;e=a[10748+c*161+Math.min(d,a[188+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$div($i$(a,b,c),2);return Math.min(Math.max(e+1,0),10);}
function $G$(a,b,c,d,e){b[38546]++;$I$(a,b,c,d);return $H$(a,b,e);}
function $H$(a,b,c){let d,e,f,g,h,i,j,k,l;d=0;e=0;f=c>=0?1<<c|1<<$mod(c+5,6):(-1);for(g=38066,k=38066+3*b[38065];g<k;g+=3){h=b[g+(b[g]&f?1:2)];if(h>d){i=h;j=d;d=i;e=j;}else if(h>e)e=h;}l=d+$div(e,2);return $div(l*a[100496]+b[40579],100);}
function $I$(a,b,c,d){let e,f,g,h,i,j;b[38065]=0;e=1-a[15900+c];$R$(a,b,c,d);for(f=a[30+e],j=a[32+e];f<j;f++){g=b[2591+f];if(g<0||$Q$(a,f)||b[2911+f]!=0)continue;h=$g$(a,d,g);if(h<=a[16860+f]){i=38066+3*b[38065];b[i]=$P$(a,d,g);b[i+1]=$J$(a,b,f,c,d,0,h);b[i+2]=$J$(a,b,f,c,d,1,h);b[38065]++;}}}
function $J$(a,b,c,d,e,f,g){let h,i,j;h=$O$(a,c,d,0,(-a[27820+e]));if(h<0)return 0;i=38547+4*h+(f?2:0);if(b[i]!=b[38546]){b[i]=b[38546];b[i+1]=$K$(a,b,d,h,f,0,1);}j=b[i+1];return g<=2?j:$div(j*2,3);}
function $K$(a,b,c,d,e,f,g){let h,i,j,k;h=$N$(a,b,c,d,e,f,g);i=a[h];j=a[h+1];k=i*$M$(a,b,c,e)+j*$L$(a,b,c);return $div(k,1000);}
function $L$(a,b,c){let d;d=30;if(a[17180+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $div((a[16380+c]==8?600:100*a[17820+c])*d,100*Math.max(1,$Y$(a,b,c)));}
function $M$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17180+c]==0&&!d;f=e?$div((a[16380+c]==8?600:100*a[17820+c])*45,100):(a[16380+c]==8?600:100*a[17820+c]);return Math.max(0,f-$div((a[16380+c]==8?600:100*a[17820+c])*$Z$(a,b,c,b[3071+c]),10000));}
function $N$(a,b,c,d,e,f,g){let h,i,j,k;h=Math.min(Math.max(1,$Y$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17340+c]==0;i=Math.min(9,Math.max(0,$Y$(a,b,c)-(f&&j)));}k=(d*2+e)*10+i;return 87022+2*(k*9+h-1);}
function $O$(a,b,c,d,e){let f,g;f=a[16380+c];g=a[85538+f*9+a[16380+b]];if(d)g=a[85619+f];if(g==0)return (-1);return Math.min(Math.max(g+e,1),13)-1;}
function $P$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21420+c]-a[21420+b];e=a[23020+c]-a[23020+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$K0:$K1;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j;}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l;}
function $Q$(a,b){let c;c=a[16380+b];return c==6||c==7||c==8;}
function $R$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=0;f=0;g=1-a[15900+c];for(h=a[30+g],m=a[32+g];h<m;h++){i=b[2591+h];if(i<0||a[17180+h]==0||b[3551+h])continue;j=$g$(a,d,i);if(j>3||!$W$(a,b,i,d))continue;k=$V$(a,i,b[2751+h],d);if(k!=2){l=$S$(a,b,h,c,j,k==1?(-2):0);f=Math.max(f,l);if(k==0&&j==1&&b[2591+c]!=d)e+=l;}}b[40579]=100*e+20*f;}
function $S$(a,b,c,d,e,f){let g,h;g=$U$(a,b,c,d,e,f);if(g==0)return 0;h=$T$(a,b,g,d)*$M$(a,b,d,0);return $div(h+a[g+1]*$L$(a,b,d),1000);}
function $T$(a,b,c,d){let e;e=a[c];if(a[17180+d]!=0||b[2911+d]==0)e+=$div(a[c+2]*Math.max(0,9-$Y$(a,b,d)),10);return e;}
function $U$(a,b,c,d,e,f){let g,h,i,j;g=a[17180+c]-1;if(g<0||e>4)return 0;h=f+a[26220+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$Y$(a,b,d)-b[3071+d]),9);j=(g*4+e-1)*10+h;return 91936+3*(j*9+i-1);}
function $V$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$P$(a,b,d);if(e&(c>=0?1<<c|1<<$mod(c+5,6):(-1)))return 0;f=1<<$mod(c+1,6)|1<<$mod(c+4,6);return e&f?1:2;}
function $W$(a,b,c,d){let e,f,g;if($g$(a,c,d)>a[80620])return 0;e=a[a[80621]+$X$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5071+a[e+1+f]]>=0)return 0;}return 1;}
function $X$(a,b,c){let d,e,f,g;d=a[80620];e=2*d+1;f=a[21420+c]-a[21420+b]+d;g=a[23020+c]-a[23020+b]+d;return (b*e+f)*e+g;}
function $Y$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16540+d+c]-b[3231+c];}
function $Z$(a,b,c,d){let e;e=Math.max(1,$Y$(a,b,c));if(a[17180+c]!=0)return $div(6000*d,e);if(b[2911+c]==0)return $div(3000*d,e);return 4500+$div(2500*d,e);}
function $aa$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2)d+=a[17820+e];}d-=a[58]*b[2125+c];return d-a[59]*b[2127+c];}
function $ab$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[30+g],i=a[32+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++;}j=33212+g*24;c[13+g]=b[j+11];c[15+g]=b[j+15];}for(k=0;k<48;k++)c[17+k]=b[33212+k];for(h=0,m=a[23];h<m;h++){l=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=$ac$(a,b,h);c[225+h]=l;c[385+h]=b[3071+h];}for(k=0,n=2*Math.max(0,30-b[6]);k<n;k++)c[604-k]=(-999);}
function $ac$(a,b,c){if(b[2207+a[16060+c]]==3)return 4;return b[2911+c];}
function $ad$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ae$(a,b);if(e>=0)return e;}return d;}
function $ae$(a,b){let c,d,e,f,g,h,i,j,k;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(Boolean(0<(d=a[29])&&d<b[2066]))return (-1);e=b[2];for(f=0,j=a[c];f<j;f++){g=c+65+2*f;if(a[g]==e){for(h=0,i=b[4];h<i;h++){if($af$(a,b,e,b[9+h],a[g+1]))return h;}}}if(a[c+1+e]){for(h=0,k=b[4];h<k;h++){if(b[9+h]==0)return h;}}return (-1);}
function $af$(a,b,c,d,e){let f,g;if(c==22){f=b[13437];if($div(e,1000000)!=1+f)return 0;g=$mod(e,1000000);if(g>=20000)g=1+6*b[2591+f]+g-20000;return d==g;}if(c==30)return $div(e,1000000)==1+b[26733]&&d==$mod(e,1000000);if(c==37)return $div(e,1000000)==1+b[27696]&&d==$mod(e,1000000);if(c==41&&d>0)return $ag$(a,b,d,e);return d==e;}
function $ag$(a,b,c,d){let e,f,g,h,i,j,k;e=$div(c,10000);f=$mod(c,10000)-1;if($mod(d,1000)!=1+f||d>=1000000000!=e>=3)return 0;g=$mod($div(d,1000),1000)-1;h=$mod($div(d,1000000),1000)-1;i=$mod(e,3);j=$ah$(a,b,f,0);k=$ah$(a,b,f,1);if(i==2)return g==j&&h==k||g==k&&h==j;return h<0&&g==(i==1?k:j);}
function $ah$(a,b,c,d){let e,f;e=$mod(b[2751+c]+5+d,6);f=a[29420+6*b[2591+c]+e];return f>=0?b[5071+f]:(-1);}
function $ai$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41);}
function $aj$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $ak$(a,b,c){}
function $al$(a,b,c){if($gr$(a,b)>=0)$gm$(a,b,$gr$(a,b),c);else if($gl$(a,b)>=0)$gk$(a,b,$gl$(a,b),c);else $am$(a,b,c);}
function $am$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$gj$(a,b,c);else $ge$(a,b,c);}else if(d<4)$gc$(a,b,c);else $fr$(a,b,c);}else if(d<7){if(d<6)$fp$(a,b,c);else $fo$(a,b,c);}else if(d<9)$fn$(a,b,c);else $fh$(a,b,c);}else if(d<111){if(d<104){if(d<14)$fg$(b,c);else $ff$(a,b,c);}else if(d<110)$fe$(a,b,c);else $fb$(a,b,c);}else if(d<114){if(d<112)$eY$(a,b,c);else $eG$(a,b,c);}else if(d<115)$ex$(a,b,c);else $ew$(a,b,c);}else if(d<124){if(d<120){if(d<118){if(d<117)$ev$(a,b,c);else $et$(a,b,c);}else if(d<119)$es$(a,b,c);else $er$(a,b,c);}else if(d<122){if(d<121)$eq$(a,b,c);else $ep$(a,b,c);}else if(d<123)$eo$(a,b,c);else $ek$(a,b,c);}else if(d<131){if(d<129){if(d<128)$ei$(a,b,c);else $ef$(a,b,c);}else if(d<130)$ee$(a,b,c);else $ec$(a,b,c);}else if(d<136){if(d<133)$dT$(a,b,c);else $dS$(a,b,c);}else if(d<137)$dQ$(a,b,c);else $dN$(a,b,c);}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$dM$(a,b,c);else $dK$(a,b,c);}else if(d<143)$dJ$(b,c);else $dF$(a,b,c);}else if(d<149){if(d<148)$dD$(a,b,c);else $dC$(a,b,c);}else if(d<151)$dq$(a,b,c);else $do$(b,c);}else if(d<205){if(d<203){if(d<202)$dn$(a,b,c);else $dl$(a,b,c);}else if(d<204)$cF$(a,b,c);else $cE$(a,b,c);}else if(d<207){if(d<206)$cy$(a,b,c);else $cs$(a,b,c);}else if(d<208)$cp$(a,b,c);else $cl$(a,b,c);}else if(d<401){if(d<213){if(d<211){if(d<210)$ci$(a,b,c);else $bW$(a,b,c);}else if(d<212)$cs$(a,b,c);else $bO$(a,b,c);}else if(d<301){if(d<300)$bJ$(a,b,c);else $bG$(a,b,c);}else if(d<302)$bd$(a,b,c);else $aX$(a,b,c);}else if(d<405){if(d<403){if(d<402)$aU$(a,b,c);else $aP$(a,b,c);}else if(d<404)$aN$(a,b,c);else $aH$(a,b,c);}else if(d<407){if(d<406)$aE$(a,b,c);else $aD$(a,b,c);}else if(d<408)$as$(a,b,c);else $an$(a,b,c);}
function $an$(a,b,c){b[1]=407;if(c)$ao$(a,b,b[32864]>b[32865]?0:1,0);}
function $ao$(a,b,c,d){let e,f,g,h,i,j;e=a[60+b[2059]];f=b[32865-c]>0?1:0;g=b[32862];h=b[32863];i=b[32861];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$ar$(b,j,c==1&&g>=0&&a[38+a[60+g]]==g);}if(c==0){$aq$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f;}else{b[4951+i]+=f;if(g>=0)$ap$(a,b,g,1);else $aq$(a,b,h);}b[1]=409;}
function $ap$(a,b,c,d){let e;e=a[60+c];b[2431+c]=1+$i$(a,b,c);if(a[38+a[60+c]]==c)b[2139+e]=$i$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9883]=0;b[33212+e*24+11]++;}
function $aq$(a,b,c){let d;d=a[60+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[33212+d*24+12]++;}
function $ar$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++;}
function $as$(a,b,c){let d,e,f,g,h;d=$part(a,80622,80853);e=$aw$(d,$aB$(a,b),c);b[32864]+=e<=3?e:0;b[32865]+=e>3?e-3:0;f=$au$(a,b,0);g=$au$(a,b,1);h=$at$(b[32864],b[32865],f,g,0,0);if(h!=0)$ao$(a,b,h==1?0:1,1);else if(b[32864]!=b[32865])b[1]=408;}
function $at$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0;}
function $au$(a,b,c){let d;if(c==1&&b[32862]>=0)return $av$(a,b,b[32862]);d=c==0?b[32861]:b[32863];return Math.max(0,a[18160+d]-b[5011+d])-b[4951+d];}
function $av$(a,b,c){let d,e;d=a[348+b[2239+c]*32+c];e=b[2207+c]==1&&a[53]?1:0;return Math.max(0,d-b[2335+c])-b[2303+c]-e;}
function $aw$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $aA$(a,b-29,c);if(b<70)return $az$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $ay$(a,b-71,c);return $ax$($div(b-199,21),$mod(b-199,21),c);}
function $ax$(a,b,c){let d,e,f,g,h;d=a+$div(c,10);e=b+$mod(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h;}
function $ay$(a,b,c){let d,e,f,g,h;d=b&1;e=c+($div(b,2)&7)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$div(b,16)*10+f];h=d&&c==9?2:0;return 4*$div(g,2)+1*(g&1)+h;}
function $az$(a,b,c){let d;if($div(c,10)<9)return 0;d=a[131+$mod(c,10)];return b&&d==1?2:d;}
function $aA$(a,b,c){let d,e;d=c+($mod(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$div(b,3)*10+e];}
function $aB$(a,b){let c,d,e,f,g;d=(c=b[32861],Math.max(0,a[18100+c]-b[5011+c]));if(b[32862]>=0)return (e=$aC$(a,b,b[32862]),199+Math.min(d,20)*21+Math.min(e,20));return (g=(f=b[32863],Math.max(0,a[18100+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20));}
function $aC$(a,b,c){let d;d=a[284+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $aD$(a,b,c){if(c>10000)b[32863]=c-10000-1;else b[32862]=c-1;b[1]=407;}
function $aE$(a,b,c){b[32863]=$aF$(a,b,b[32862],c);b[32862]=(-1);b[1]=407;}
function $aF$(a,b,c,d){let e,f,g,h,i;e=a[60+c];f=$aG$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17980+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h;}g--;}}return (-1);}
function $aG$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17980+e]==c&&b[4831+e]==(-1))d++;}return d;}
function $aH$(a,b,c){let d;d=b[32862];if(c<=$i$(a,b,d)){$aJ$(a,b,d,(-1));b[1]=405;return;}$aJ$(a,b,(-1),(-1));if(b[2271+d]>=0)$aI$(a,b,d);b[32862]=(-1);b[1]=409;}
function $aI$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($av$(a,b,c)<=0)$ap$(a,b,c,1);}
function $aJ$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[60+b[2059]];for(f=0,g=a[25];f<g;f++){if($aM$(a,b,e,f)&&b[5011+f])$aq$(a,b,f);}for(f=a[34+e],h=a[36+e];f<h;f++){if(b[2335+f]&&$aK$(a,b,f,(-1)))$ap$(a,b,f,1);}}
function $aK$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[38+a[60+c]]==c&&$j$(a,b,a[60+c]))return 0;e=b[2271+c];}else e=$aL$(b,d);f=$aL$(b,b[32861]);if(e<0||$g$(a,f,e)>(g=b[32861],Math.max(0,a[18040+g]-b[5011+g])))return 0;return $W$(a,b,f,e);}
function $aL$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $aM$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[60+e]!=c)return 0;return $aK$(a,b,(-1),d);}
function $aN$(a,b,c){let d,e;d=$div(c,10000);e=$mod(c,10000)-1;if(c==0){$aJ$(a,b,(-1),(-1));$aO$(a,b);b[1]=409;return;}b[32862]=e;b[32863]=(-1);if(d==1){b[32862]=(-1);b[32863]=e;$aJ$(a,b,(-1),e);b[1]=407;}else if(d==0){$aJ$(a,b,e,(-1));b[1]=407;}else if(d==2){b[2175+e]=1;$aJ$(a,b,e,(-1));b[1]=405;}else b[1]=404;}
function $aO$(a,b){let c,d,e,f,g;c=1-a[60+b[2059]];for(d=0,e=a[25];d<e;d++){if($aM$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18160+d]-b[5011+d])<=b[4951+d])$aq$(a,b,d);}}for(f=a[34+c],g=a[36+c];f<g;f++){if($aK$(a,b,f,(-1)))$aI$(a,b,f);}}
function $aP$(a,b,c){$aQ$(a,b,c-1);b[32378+c-1]=0;b[32866]--;}
function $aQ$(a,b,c){let d,e,f,g,h;d=b[2271+a[16060+c]];e=d>=0&&$g$(a,d,b[2591+c])<=1;$aR$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$Y$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$aR$(a,b,c,1);}}
function $aR$(a,b,c,d){if(b[2911+c]==d)return;$aS$(a,b,c,(-1));b[2911+c]=d;$aS$(a,b,c,1);if(d==1)b[33212+a[15900+c]*24+20]++;}
function $aS$(a,b,c,d){let e,f;e=6671+a[15900+c]*1600;for(f=0;f<6;f++){if($aT$(a,b,c,f))b[e+a[29420+6*b[2591+c]+f]]+=d;}b[9883]=0;}
function $aT$(a,b,c,d){let e,f;e=6*b[2591+c]+d;if(a[29420+e]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$mod(f+5,6)))return 0;return a[39020+e]>0||a[17180+c]!=0;}
function $aU$(a,b,c){let d;d=$div(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $aV$(a,b,d);}
function $aV$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[60+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$h$(a,b,b[2059]);f=$e$(a,b,e,g,h);}for(i=a[34+e],j=a[36+e];i<j;i++){if(b[2271+i]>=0&&$aW$(a,b,d,b[2271+i]))b[2463+i]=1;}b[2137+e]=1;b[32866]=0;for(k=a[30+e],l=a[32+e];k<l;k++){b[32378+k]=0;if(b[2591+k]>=0&&$aW$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[32378+k]=1;b[32866]=2;}}}$d$(b,f);b[1]=402;if(d)$ap$(a,b,b[2059],1);else $aq$(a,b,b[32861]);}
function $aW$(a,b,c,d){let e;if(c)return b[10044+d]>0;e=b[32861];return $g$(a,$aL$(b,e),d)<=Math.max(0,a[18040+e]-b[5011+e]);}
function $aX$(a,b,c){let d,e,f,g;d=b[32860];e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+d];if(f==g)$bc$(a,b,d,e);else{$ba$(a,b,d);$aZ$(a,b,d,f,e);$aY$(a,b,a[15900+d],g,f);}b[1]=b[9882];}
function $aY$(a,b,c,d,e){let f,g;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e;}b[9883]=0;}
function $aZ$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5071+d]=c;$aS$(a,b,c,1);}
function $ba$(a,b,c){$aS$(a,b,c,(-1));$bb$(a,b,c);b[5071+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1);}
function $bb$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29420+6*b[2591+c]+d]];b[3551+e]&=~(1<<$mod(d+3,6));}}b[3551+c]=0;}
function $bc$(a,b,c,d){$aS$(a,b,c,(-1));b[2751+c]=d;$aS$(a,b,c,1);}
function $bd$(a,b,c){let d,e,f,g,h,i;if(b[9876]<0){$bB$(a,b,c);return;}d=$part(b,28092,28656);e=$part(b,28656,28717);f=$part(a,80622,80853);g=e[0];if(g==12){if($bA$(b)&&b[32859]==0){b[32859]=1;if(c==0){e[16]++;e[0]=11;}return;}h=348+e[16]*6;$by$(d,e,$aw$(f,d[h+3],c));}else if(g==13)$bp$(d,e,$aw$(f,(i=$bx$(d,e),d[19+$bw$(d,e,i,0)-(-3)]),c));else if(g==14){$bk$(d,e,$aw$(f,$bo$(d,e),c));e[0]=11;}else $bi$(d,e,$aw$(f,$bj$(d,e),c));$be$(a,b);}
function $be$(a,b){let c;for(c=0;c<2;c++){if(b[28727+c]>=0)$bh$(a,b,c);}$bf$(a,b,0);$bf$(a,b,4);}
function $bf$(a,b,c){let d,e,f;d=b[28717+c];e=28687+c*3;f=b[e];if(b[2911+d]>=2)return;if(f>=2){$bg$(a,b,d,f);return;}$aR$(a,b,d,f);b[3071+d]=b[e+1];}
function $bg$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=a[15900+c];if(e>=0){$ba$(a,b,c);b[4031+c]=e;for(g=a[34+f],h=a[36+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2;}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;for(i=0,j=a[23];i<j;i++){if(b[3711+i]==1+c){b[3711+i]=0;b[3871+i]=0;}}if(a[16380+c]==8){b[2125+f]=0;b[2127+f]=0;}k=d==2?21:22;b[33212+f*24+k]++;}
function $bh$(a,b,c){let d,e,f;d=b[28727+c];e=b[28664+c];if(b[28684]==1+c){b[2303+d]++;b[28684]=0;}if(b[28683]==1+c){f=b[28728-c];$ar$(b,a[60+d],a[38+a[60+f]]==f);b[28683]=0;}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$ap$(a,b,d,1);b[28670]=0;}
function $bi$(a,b,c){let d,e,f;d=348+b[16]*6;e=a[d];f=a[d+1];if(e==7)b[22]=1-c;else if($bj$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f;}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11;}
function $bj$(a,b){let c,d,e,f,g;c=a[348+b[16]*6];e=(d=$bx$(a,b),148+d*20);f=a[e+12]==0&&a[e+4]==0;if(c==5||c==6&&f)return 0;return (g=$bx$(a,b),a[19+$bw$(a,b,g,0)-(-3)]);}
function $bk$(a,b,c){let d,e;e=(d=$bx$(a,b),d<4?0:1);if(c==1)$bm$(a,b,e);else if(c==2)$bl$(b,e,3);b[17]=0;b[16]++;}
function $bl$(a,b,c){a[8+b]=c;a[14]|=1+b;}
function $bm$(a,b,c){b[8+c]=2;if($bn$(a,b,c)<=0)$bl$(b,c,3);}
function $bn$(a,b,c){let d,e,f;d=a[86+c*15+2];e=a[86+c*15];f=b[8+c]==2&&e!=2;return f&&a[18]?d-1:d;}
function $bo$(a,b){let c,d,e;d=(c=$bx$(a,b),c<4?0:1);e=b[8+d]==2;return a[86+d*15+(e?7:6)];}
function $bp$(a,b,c){let d;d=$bx$(a,b);if(!c){if(b[31+d*3]==1)$bu$(a,b,d,1,0);else $bs$(a,b,d);}b[17]&=2;$bq$(a,b);}
function $bq$(a,b){let c;c=$bx$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$br$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11;}}
function $br$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return (e==1||e==2)&&a[86+d*15+1]==c;}
function $bs$(a,b,c){let d;d=31+c*3;if(b[d]==0){if(a[148+c*20+4])$bt$(a,b,c);else{b[d]=1;b[d+1]=0;}}}
function $bt$(a,b,c){let d,e,f,g,h;d=31+c*3;b[d]=3;b[d+1]=0;e=c<4?0:1;f=b[8+e];g=a[86+e*15+1]==c;h=g&&a[148+c*20+10]==1;if(h&&(f==1||f==2)){b[8+e]=3;b[14]|=1+e;}}
function $bu$(a,b,c,d,e){let f,g;f=31+c*3;g=148+c*20;b[f+1]+=d;if(b[f]==0&&b[f+1]>=a[g+2]){if(a[g+4])$bt$(a,b,c);else if(e)$bv$(a,b,c);else{b[f]=1;b[f+1]-=a[g+2];}}if(b[f]==1&&b[f+1]>=a[g+2+1])$bv$(a,b,c);}
function $bv$(a,b,c){$bt$(a,b,c);if(a[148+c*20+10]==0&&a[148+c*20+4]==0)b[31+c*3]=2;}
function $bw$(a,b,c,d){let e,f;e=c<4?0:1;f=a[148+c*20+2+b[31+c*3]]+a[2+e]-d;return Math.min(Math.max(f,(-3)),10);}
function $bx$(a,b){let c;c=a[348+b[16]*6+2];return c==(-1)?b[1]:c;}
function $by$(a,b,c){let d,e,f;d=$div(c,4);b[17]=c&3;e=a[348+b[16]*6+4]==3;if(b[25]==0&&!e)b[19+(f=$bx$(a,b),f<4?0:1)]+=d;b[18]=$bz$(a,b,d);$bu$(a,b,$bx$(a,b),d,0);$bq$(a,b);}
function $bz$(a,b,c){let d,e,f,g,h;for(d=b[16]+1;d<36;d++){e=348+d*6;f=a[e];if(f==0)break;if(f>3){g=a[e+1]==a[348+b[16]*6+1];h=f==7||f==8?1:2;if(g&&c>=h)return b[18]|1+(a[e+1]<4?0:1);}}return b[18];}
function $bA$(a){let b;b=28440+a[28672]*6;return a[b]==1&&a[28672]>0;}
function $bB$(a,b,c){let d,e,f;d=$part(a,80622,80853);e=$aw$(d,$bF$(a,b),c);f=$bD$(a,b);if(f>=0&&e==1)b[2207+f]=1;if(f>=0&&(e==2||$av$(a,b,f)<=0))$ap$(a,b,f,1);else if(f<0&&e>0)$bC$(a,b,b[27698],e);b[1]=b[9882];}
function $bC$(a,b,c,d){b[4951+c]++;if(d==2||b[4951+c]>=Math.max(0,a[18160+c]-b[5011+c]))$aq$(a,b,c);}
function $bD$(a,b){let c;c=b[27698];if(c>=0&&b[4891+c]==b[9877])return (-1);return $bE$(a,b,1-a[15900+b[9875]],b[9877],(-1));}
function $bE$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)return f;}return (-1);}
function $bF$(a,b){let c,d;c=$bD$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $bG$(a,b,c){let d,e;d=$part(a,80622,80853);b[33212+a[15900+b[9875]]*24+16]++;e=$aw$(d,$bH$(a,b),c)&2;b[1]=e?301:b[9882];}
function $bH$(a,b){let c,d;c=a[26220+b[9877]]+b[9880]+b[9881]*a[85635];d=a[17180+b[9875]]==1?0:1;return $bI$(d,b[9879],c,1);}
function $bI$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d;}
function $bJ$(a,b,c){let d,e,f,g,h;d=b[28737];e=c-1;if(b[2751+d]!=e){f=$bN$(a,b,d,b[2591+d]);$bc$(a,b,d,e);g=$part(b,28092,28656);h=$part(b,28656,28717);$bu$(g,h,$bM$(b,d),f,0);}$bL$(a,b);$bK$(b);}
function $bK$(a){a[28736]++;a[1]=212;}
function $bL$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[28727+c]>=0)$bh$(a,b,c);}for(d=0;d<8;d++){if(b[28717+d]>=0)$bf$(a,b,d);}e=28738+b[28732]*61;for(f=0;f<61;f++)b[e+f]=b[28656+f];b[28729]=0;}
function $bM$(a,b){let c;for(c=0;c<8;c++){if(a[28717+c]==b)return c;}return (-1);}
function $bN$(a,b,c,d){if(a[24620+d]==0||a[17500+c]==0||b[3231+c])return 0;return 1;}
function $bO$(a,b,c){let d,e,f,g,h;d=$part(b,28656,28717);e=c-1;f=$bM$(b,e);g=$bV$(b,b[28736]);h=b[2591+e];d[31+f*3+2]=3;if(d[7]==0){d[7]=1;d[1]=f;}$bL$(a,b);$bU$(a,b,e,g);$aY$(a,b,a[15900+e],h,g);b[28737]=e;$bP$(a,b,e,3,213);b[26395+b[28717+b[28736]]]=1;}
function $bP$(a,b,c,d,e){let f,g;$bT$(a,b,c,d,e);if(a[15900+c]!=b[5]){$bS$(a,b,c,e);return;}f=d==2||d==3&&a[50]==0;g=f?122:117;$bS$(a,b,c,$bQ$(a,b,1-a[15900+c])?g:e);}
function $bQ$(a,b,c){let d,e;for(d=a[30+c],e=a[32+c];d<e;d++){if($bR$(a,b,d))return 1;}return 0;}
function $bR$(a,b,c){let d;d=b[2591+c];return d>=0&&$g$(a,d,b[2591+b[26357]])<=2;}
function $bS$(a,b,c,d){let e,f,g;e=1-a[15900+c];b[26360]=c;b[26362]=d;b[1]=115;b[26361]=2;for(f=a[34+e],g=a[36+e];f<g;f++)b[26363+f]=0;}
function $bT$(a,b,c,d,e){let f,g,h;b[26356]=d;b[26357]=c;b[26359]=e;b[26358]=0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++)b[26395+g]=0;}
function $bU$(a,b,c,d){let e;e=b[2751+c];$ba$(a,b,c);$aZ$(a,b,c,d,e);}
function $bV$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[31178+a[28732]*18+8+d];}
function $bW$(a,b,c){let d,e,f,g,h;d=$part(b,28092,28656);e=$part(b,28656,28717);if(e[0]!=9){$ch$(b,e[0]==7?1:0,$bM$(b,c-1));$bL$(a,b);return;}f=$part(a,80622,80853);g=$aw$(f,$cd$(d,e),c);$ca$(d,e,g);h=$bY$(d,e,g);$bL$(a,b);$bX$(b);if(h>=0){b[28735]=1+h;b[28736]=h*4;b[1]=211;}}
function $bX$(a){a[28736]=4;a[1]=212;}
function $bY$(a,b,c){let d,e;d=$div(c,128);e=(c&127)*(1+b[30]);if($bZ$(a,b,0)>0&&$bZ$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1;}return (-1);}
function $bZ$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0)d++;}return d;}
function $ca$(a,b,c){let d;b[30]=$cc$(a,b,b[3]);d=(c&127)*(1+b[30]);$cb$(a,b,0,$div(c,128)*a[11],b[3],0);$cb$(a,b,1,d,b[4],b[30]);}
function $cb$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$bZ$(a,b,c);h=$div(d,g);i=$mod(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[31+l*3+2]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--;}$bu$(a,b,l,h+m,f);}}}
function $cc$(a,b,c){let d,e,f;d=a[148+c*20+7];if(d==0||a[14]&&b[23])return 0;if($bZ$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[31+f*3+2]==0))return 1;}return 0;}
function $cd$(a,b){let c;c=($cg$(a,b,0)?1:0)-($cg$(a,b,1)?1:0);return a[47+3*($ce$(a,b)-1)+c+1];}
function $ce$(a,b){let c,d,e,f,g,h;c=$cf$(a,b,b[3])?116:132;d=a[c+(b[4]-4)*4+b[3]];d+=a[7]*($bZ$(a,b,0)-$bZ$(a,b,1));e=0;f=0;for(g=0,h=a[0];g<h;g++){if(b[31+g*3]<=1&&b[31+g*3+2]==0){e|=b[31+g*3];f|=a[148+g*20+9];}}d+=a[6]+b[26]-e*a[8]-f*a[9];return Math.min(Math.max(d,1),13);}
function $cf$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[148+d*20+17])return 0;if(a[148+c*20+6]==2)return d>=0?1:0;return a[148+c*20+6];}
function $cg$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[86+c*15+1],b[31+f*3]<=1&&b[31+f*3+2]==0);}
function $ch$(a,b,c){a[28656+(b?4:3)]=c;a[28656]=b?8:9;}
function $ci$(a,b,c){let d;b[1]=208;if(c){d=$part(b,28656,28717);$ck$(d,b[28666]>b[28667]?0:1,0);$cj$(b);}$bL$(a,b);}
function $cj$(a){a[28656]=7;a[2335+a[28727]]=0;a[2335+a[28728]]=0;}
function $ck$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$bl$(a,b,c?3:4);}
function $cl$(a,b,c){let d,e,f;d=$part(b,28092,28656);e=$part(b,28656,28717);f=$part(a,80622,80853);if(e[0]==5){$cn$(d,e,$aw$(f,$co$(d,e),c));e[0]=7;}else if($cm$(d,e,$aw$(f,d[12],c)))$cj$(b);else if(e[10]!=e[11])b[1]=209;$bL$(a,b);}
function $cm$(a,b,c){let d,e,f,g;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=86;e=101;f=$at$(b[10],b[11],$bn$(a,b,0),$bn$(a,b,1),a[d+3],a[e+3]);if(f==0)return 0;g=$has($K2,f)?0:1;$ck$(b,g,$has($K3,f));return 1;}
function $cn$(a,b,c){let d;d=$cg$(a,b,0)?0:1;if(c==1)$bm$(a,b,d);else if(c==2)$bl$(b,d,3);}
function $co$(a,b){let c,d;c=$cg$(a,b,0)?0:1;d=b[8+c]==2;return a[86+c*15+(d?5:4)];}
function $cp$(a,b,c){let d,e,f,g;d=$part(b,28092,28656);e=$part(b,28656,28717);f=$part(a,80622,80853);g=$aw$(f,$cq$(d,e),c);$bu$(d,e,e[1],g,0);e[1]++;$bL$(a,b);}
function $cq$(a,b){let c,d;c=b[1];d=0;if(a[148+c*20+12]&&$cr$(a,b))d=a[10];return a[33+$bw$(a,b,c,d)-(-3)];}
function $cr$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0)c+=$cf$(a,b,d);}return c>0;}
function $cs$(a,b,c){let d,e,f,g,h;d=b[28717+b[28736]];e=b[2591+d];f=$mod(c,10000)-1;g=$div(c,10000)-1;$bU$(a,b,d,f);$aY$(a,b,a[15900+d],e,f);if(g>=0)$cu$(a,b,b[5071+a[29420+6*e+g]]);$bL$(a,b);h=205;if(b[1]!=206){h=b[1];b[28736]++;}$ct$(a,b,d,h);}
function $ct$(a,b,c,d){b[1]=d;if(a[54]){$bS$(a,b,c,d);b[26361]=0;}}
function $cu$(a,b,c){let d;d=$bM$(b,c);if(d>=0)$bu$($part(b,28092,28656),$part(b,28656,28717),d,1,0);else $cv$(a,b,c,1);}
function $cv$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$Y$(a,b,c))return;if(a[17180+c]!=0){$bg$(a,b,c,3);return;}if(b[2911+c]==0){b[3071+c]-=$Y$(a,b,c);$aR$(a,b,c,1);if(b[3071+c]<$Y$(a,b,c))return;}$cw$(a,b,c);}
function $cw$(a,b,c){$bg$(a,b,c,$cx$(a,b,c)?3:2);}
function $cx$(a,b,c){let d,e,f,g,h,i;d=b[2591+c];e=1-a[15900+c];for(f=0;f<6;f++){g=6*d+f;h=a[29420+g];if(h<0)return 0;if(a[39020+g]>0&&b[6671+e*1600+h]==0){i=b[5071+h];if(i<0||a[15900+i]!=e)return 0;}}return 1;}
function $cy$(a,b,c){let d,e,f,g,h,i,j;d=$part(b,28092,28656);e=$part(b,28656,28717);f=e[1];g=$part(a,80622,80853);h=$aw$(g,d[19+$bw$(d,e,f,0)-(-3)],c);if(e[0]==1)$cD$(e,h);else $cA$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[28240+f*20+11]==0;$bL$(a,b);if(j)$cz$(b,f);}
function $cz$(a,b){a[28736]=b;a[1]=206;}
function $cA$(a,b,c){let d;d=b[1];if(c)return;if(a[148+d*20+11]){b[31+d*3+2]=1;$bu$(a,b,d,2,0);}else{b[31+d*3+2]=2;$bu$(a,b,d,1,0);if(b[31+d*3]<=1)$cB$(a,b,d);}}
function $cB$(a,b,c){let d;d=a[148+c*20+19];if(d==2)$bt$(a,b,c);else if(d)$bv$(a,b,c);else{$cC$(a,b,c);b[5]=c<4?1:2;}}
function $cC$(a,b,c){let d;d=8+(c<4?0:1);if(a[148+c*20+16]&&b[31+d*3]<=1)$bu$(a,b,d,1,0);}
function $cD$(a,b){if(!b)a[31+a[1]*3+2]=1;}
function $cE$(a,b,c){let d;d=$part(a,80622,80853);b[28733]=$aw$(d,70,c);b[1]=205;}
function $cF$(a,b,c){if(c)$dj$(a,b,c);else $cG$(a,b);}
function $cG$(a,b){let c;$cI$(a,b);c=b[28733]<0&&$cH$(a,b);b[1]=c?204:205;}
function $cH$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[31898+e]&&b[32378+e]!=0){c=c||a[16060+e]==b[2059];d=d||a[16060+e]==b[2060];}}return c&&d;}
function $cI$(a,b){let c,d,e,f;if(b[9872]!=2)$cX$(a,b);$cU$(a,b);for(c=0,d=a[23];c<d;c++){if(b[31898+c])b[32538+c]=$cM$(a,b,c);}for(e=0,f=b[28731];e<f;e++){b[28732]=e;$cJ$(a,b,31178+e*18);}b[28732]=0;}
function $cJ$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[c+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[c+e];if(f>=0){b[c+8+e]=b[2591+f];if(b[c+16+d]<0)b[c+16+d]=$cL$(a,b,f);}}b[28727+d]=b[c+16+d];}$cK$(b);h=28738+b[28732]*61;for(e=0;e<61;e++)b[h+e]=b[28656+e];}
function $cK$(a){let b,c,d,e;for(b=0;b<61;b++)a[28656+b]=0;a[28659]=(-1);a[28656]=19;for(c=0;c<2;c++){d=a[28727+c];if(d>=0){e=a[2207+d]==1?2:1;a[28664+c]=e;}}}
function $cL$(a,b,c){return $bE$(a,b,a[15900+c],b[2591+c],a[16060+c]);}
function $cM$(a,b,c){let d,e,f,g;d=31178+(b[31898+c]-1)*18;if(!$cT$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[d+4+f];if(g>=0){if(a[16380+g]==8)return 0;if($cQ$(a,b,c,g)&&$cP$(a,b,c,g))e|=1<<f;}}return $cN$(a,b,c)?0:e;}
function $cN$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$mod(e+5,6)))continue;f=a[29420+6*b[2591+c]+d];g=f>=0?b[5071+f]:(-1);if(g<0||a[15900+g]==a[15900+c])continue;h=b[32218+g]||$cO$(b,g);if(!h&&$aT$(a,b,g,$mod(d+3,6)))return 1;}return 0;}
function $cO$(a,b){let c;if(a[31898+b]==0)return 0;c=31178+(a[31898+b]-1)*18+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $cP$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $V$(a,e,f,b[2591+c])!=0;}
function $cQ$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $cR$(a,b,c,0)==d||$cR$(a,b,c,1)==d;}
function $cR$(a,b,c,d){let e,f;e=d==0?5:0;f=$mod(b[2751+c]+e,6);return $cS$(a,b,c,f);}
function $cS$(a,b,c,d){let e;if(!(a[39020+6*b[2591+c]+d]>0))return (-1);e=b[5071+a[29420+6*b[2591+c]+d]];return e>=0&&a[15900+e]!=a[15900+c]?e:(-1);}
function $cT$(a,b,c){let d;for(d=0;d<4;d++){if(a[b+d]==c)return 1;}return 0;}
function $cU$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[28731];c<e;c++){d=c;while(d>0&&$cW$(a,b,d)<$cW$(a,b,d-1)){$cV$(b,d,d-1);d--;}}for(f=0,i=b[28731];f<i;f++){for(g=0;g<8;g++){d=g;h=b[31178+f*18+d];if(h>=0)b[31898+h]=1+f;}}}
function $cV$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[31178+b*18+d];a[31178+b*18+d]=a[31178+c*18+d];a[31178+c*18+d]=e;}}
function $cW$(a,b,c){let d,e;d=b[2591+b[31178+c*18+4]];e=2*a[21420+d]+a[23020+d];return e*1600+d;}
function $cX$(a,b){let c,d,e,f,g,h;for(c=0,h=b[28731];c<h;c++){for(d=0;d<4;d++){e=b[31178+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$di$(a,b,e,f);if(g<0||b[31898+g]||!(b[31178+c*18+4+4-1]<0))continue;if(!$cZ$(a,b,e,g))$cY$(b,c,g,1);}}}}}
function $cY$(a,b,c,d){let e,f;e=31178+b*18+(d?4:0);for(f=0;f<4;f++){if(a[e+f]<0){a[e+f]=c;a[31898+c]=1+b;return;}}}
function $cZ$(a,b,c,d){let e,f,g;if(b[28730]!=0||!$dh$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29420+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&b[31898+g]==0&&$dh$(a,b,g)&&$cQ$(a,b,g,d)&&$da$(a,b,g)>=3)return 1;}return 0;}
function $da$(a,b,c){let d;if(b[2591+c]<0||$Q$(a,c)||b[32058+c])return 0;if(!$dg$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9872]==3)return 0;d=a[17180+c]!=0;if(b[4351+c]&&!d&&(a[49]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$df$(b,c))return 0;if(b[4351+c])return 2;return $db$(a,b,c)?1:0;}
function $db$(a,b,c){let d,e,f;d=a[16060+c];if(b[9883]==0){for(e=0,f=a[24];e<f;e++)b[13244+e]=0;b[9883]=1;}if(b[13244+d]==0)$dc$(a,b,d);return b[9884+c]>0;}
function $dc$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[124+c];e=a[156+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9884+h]=g?1:0;if(f>=0){j=$h$(a,b,c);k=$e$(a,b,a[60+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10044+l]>0)b[9884+h]=1;}$d$(b,k);while($dd$(a,b,d,e)>0)continue;}b[13244+c]=1;}
function $dd$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9884+f]==0&&b[2591+f]>=0&&$de$(a,b,b[2591+f],c,d)){b[9884+f]=1;e++;}}return e;}
function $de$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29420+6*c+f];if(g>=0){h=b[5071+g];if(d<=(i=h)&&i<e&&b[9884+h])return 1;}}return 0;}
function $df$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5;}
function $dg$(a,b,c){let d,e;d=$di$(a,b,c,0);e=$di$(a,b,c,1);return d>=0||e>=0;}
function $dh$(a,b,c){let d;d=a[16060+c];return d==b[2059]||d==b[2060];}
function $di$(a,b,c,d){let e;e=$cR$(a,b,c,d);return e>=0&&b[32218+e]==0?e:(-1);}
function $dj$(a,b,c){let d,e,f,g,h,i;d=$div(c,10000);e=$mod(c,10000)-1;b[32698+e]=d>=3?1:0;f=$di$(a,b,e,0);g=$di$(a,b,e,1);h=$mod(d,3);i=h==1?g:f;if(b[31898+i]==0){$dk$(b);$cY$(b,b[28731]-1,i,1);if(h==2)$cY$(b,b[28731]-1,g,1);}$cY$(b,b[31898+i]-1,e,0);}
function $dk$(a){let b,c;b=31178+a[28731]*18;for(c=0;c<18;c++)a[b+c]=(-1);a[28731]++;}
function $dl$(a,b,c){$dm$(a,b,b[28734],c-1);b[28734]++;}
function $dm$(a,b,c,d){let e;e=$bN$(a,b,c,b[2591+c]);$bc$(a,b,c,d);if(e>0)$cv$(a,b,c,e);}
function $dn$(a,b,c){let d;d=b[27698];if(c<=Math.max(0,a[18160+d]-b[5011+d])){b[4891+d]=b[2271+b[27700]];b[1]=400;}else{$aq$(a,b,d);b[1]=8;}}
function $do$(a,b){if(b==0){a[1]=150;return;}a[27742+b-1]=1;a[9878]=1;a[9879]=1;a[9881]=0;$dp$(a,b-1,(-1),a[4891+a[27698]],151);}
function $dp$(a,b,c,d,e){a[9875]=b;a[9876]=c;a[9877]=d;a[9880]=0;a[9882]=e;a[1]=300;}
function $dq$(a,b,c){let d;d=b[27698];if(c<10000){if(c>0){b[4891+d]=c-1;b[27699]=1;}b[1]=400;return;}b[27700]=$mod(c,10000)-1;b[27699]=1;$dr$(a,b,b[2271+b[27700]]);b[1]=150;}
function $dr$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27698]];$dy$(a,b,d,e,10,1);f=0;if($dx$(a,b,d,c)){b[27702]=c;f=1;c=$dv$(a,b,c);}while(c!=e){b[27702+f]=c;f++;c=$ds$(a,b,d,c);}b[27701]=f;}
function $ds$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29420+6*d+f];h=$mod(f+3,6);if(g>=0&&b[13502+g]&&$du$(a,b,c,g,h,1)){i=a[58220+6*g+h];if($dt$(b,g)+i==$dt$(b,d))e=Math.min(e,g);}}return e;}
function $dt$(a,b){let c;c=a[13502+b]-1;return c>=0?a[18412+6*c]:1073741824;}
function $du$(a,b,c,d,e,f){let g,h;if(!(a[39020+6*d+e]>0))return 0;g=a[29420+6*d+e];h=b[5071+g];if(h>=0)return a[15900+h]==c;return f||!(b[6671+(1-c)*1600+g]>0);}
function $dv$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29420+6*c+f];if(g>=0&&b[13502+g]){h=$dt$(b,g)+$dw$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h;}}}return d;}
function $dw$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29420+6*c+e]==d&&a[39020+6*c+e]>0)return a[58220+6*c+e]+2;}return 1073741824;}
function $dx$(a,b,c,d){let e;e=b[5071+d];return e>=0&&a[15900+e]!=c;}
function $dy$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$dB$(b);$dz$(b,$dA$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22384+g];g=$mod(g+1,1986);h--;b[24370+i]=0;j=b[15102+$div(i,6)];k=b[18412+i];l=b[6671+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($du$(a,b,c,j,m,f)){n=k+a[58220+6*j+m];if(n<=e){o=a[29420+6*j+m];h+=$dz$(b,$dA$(b,o),0,n,g+h);}}}}}
function $dz$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18412+f])return 0;a[18412+f]=d;if(a[24370+f])return 0;a[24370+f]=1;a[22384+$mod(e,1986)]=f;return 1;}
function $dA$(a,b){let c,d,e;if(a[13502+b]==0){c=a[13501];a[15102+c]=b;a[13501]=c+1;a[13502+b]=c+1;a[15433+c]=0;a[15764+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18412+d]=1073741824;a[20398+d]=1073741824;a[24370+d]=0;}}return a[13502+b]-1;}
function $dB$(a){let b,c;for(b=0,c=a[13501];b<c;b++)a[13502+a[15102+b]]=0;a[13501]=0;}
function $dC$(a,b,c){b[27698]=$aF$(a,b,b[2059],c);b[1]=149;}
function $dD$(a,b,c){let d;d=b[27696];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9883]=0;}b[27696]=$dE$(a,b,d);}
function $dE$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[36+d];e<f;e++){if(e!=a[38+d])return e;}return (-1);}
function $dF$(a,b,c){b[13500]=c-1;b[27376+c-1]=1;$dG$(a,b,b[13437],2,144);}
function $dG$(a,b,c,d,e){let f,g;b[13437]=c;b[13438]=d;b[13499]=e;f=d==0||d==1;b[13439]=f&&!$db$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13448]=0;b[13454]=0;b[13498]=0;b[13447]=b[3711+c]?1:0;b[13440]=d==0?b[13439]:0;b[13449]=(-1);g=b[2591+c];b[13450]=g;b[13452]=g;b[13453]=b[2751+c];$dH$(a,b);b[1]=112;}
function $dH$(a,b){let c;c=$dI$(a,b,b[13437]);if(b[13438]==2)c=$div(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$div(c,2);b[13441]=c;}
function $dI$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16860+d+c];}
function $dJ$(a,b){a[13437]=b-1;a[27216+b-1]=0;a[1]=143;}
function $dK$(a,b,c){let d,e,f;d=$dL$(a,b);e=a[16060+d];b[27056+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$db$(a,b,d))f=$i$(a,b,e);if(c+f-b[2463+e]<=$Y$(a,b,d))b[27216+d]=1;}
function $dL$(a,b){let c,d,e;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27056+d])return d;}return (-1);}
function $dM$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$i$(a,b,d)){b[33212+b[5]*24+10]++;$ap$(a,b,d,1);}}
function $dN$(a,b,c){let d,e;if(c==0){$dP$(b,b[2059],139);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0)$dG$(a,b,d,1,138);else if(e==2)$dO$(b,d);else $aQ$(a,b,d);}
function $dO$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2));}
function $dP$(a,b,c){a[27696]=b;a[27697]=c;a[1]=147;}
function $dQ$(a,b,c){let d,e;d=$dR$(a,b);b[26735]=d+1;e=b[2463+a[16060+d]];b[26736+d]=c-e<=$Y$(a,b,d)?0:1;}
function $dR$(a,b){let c,d;for(c=b[26735],d=a[156+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16380+c]!=8)return c;}return (-1);}
function $dS$(a,b,c){let d,e;d=b[26734];e=b[2591+d];$bU$(a,b,d,c-1);$aY$(a,b,a[15900+d],e,c-1);$bS$(a,b,d,110);}
function $dT$(a,b,c){let d,e;d=b[26733];e=b[26734];if(c>0){b[26395+c-1]=1;b[9881]=$dX$(a,b,c-1)==2?1:0;b[9878]=4;b[9879]=2;$dp$(b,c-1,d,b[2591+d],131);return;}b[9881]=$dU$(a,b,d,e)==2?1:0;b[9878]=3;b[9879]=1;$dp$(b,d,e,b[2591+e],132);}
function $dU$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $dV$(a,b,c,b[2591+d]);}
function $dV$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17180+c]==0)return 0;f=$g$(a,e,d);if(f<1||f>$dW$(a,c,e,d))return 0;g=$V$(a,e,b[2751+c],d);if(g>1||!$W$(a,b,e,d))return 0;return g==0?1:2;}
function $dW$(a,b,c,d){let e;if(a[17180+b]==0)return 0;if(a[17180+b]==2)return 3;e=a[19820+d]<a[19820+c];return e?4:3;}
function $dX$(a,b,c){let d,e,f,g;d=$dZ$(a,b,b[26733],b[26734]);e=b[11644+d-1];f=0;while(b[10044+e]>1){g=$g$(a,b[2591+c],e)>2?0:$dV$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$dY$(a,b,e);}$d$(b,d);return f;}
function $dY$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29420+6*c+e];if(f>=0&&b[10044+f]==b[10044+c]-1)d=Math.min(d,f);}return d;}
function $dZ$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10044+e]=1;b[11644]=e;while(g<f){i=b[11644+g];g++;if(b[10044+i]>$dI$(a,b,c))break;if(h>=0&&b[10044+i]>=b[10044+h])break;for(j=0;j<6;j++){if($eb$(a,b,c,d,i,j)){k=a[29420+6*i+j];if(b[10044+k]==0){b[10044+k]=b[10044+i]+1;b[11644+f]=k;f++;if($g$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k);}}}}if(h>=0)$ea$(b,h,f);return f;}
function $ea$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11644+d]==b){a[11644+d]=a[11644+c-1];a[11644+c-1]=b;return;}}}
function $eb$(a,b,c,d,e,f){let g,h,i;if(!(a[39020+6*e+f]>0)||a[58220+6*e+f]>1)return 0;g=a[29420+6*e+f];if(b[5071+g]>=0)return 0;i=(h=a[15900+c],b[6671+(1-h)*1600+g]>0);return !i||$g$(a,g,b[2591+d])==1;}
function $ec$(a,b,c){let d;d=b[26734];$dm$(a,b,d,$ed$(b,d,c-1));b[1]=131;}
function $ed$(a,b,c){let d;d=c==0?1:5;return $mod(a[2751+b]+d,6);}
function $ee$(a,b,c){let d,e;d=b[26734];b[26555+d]=1;e=c-b[2463+a[16060+d]]<=$Y$(a,b,d);b[1]=e?130:131;}
function $ef$(a,b,c){let d,e,f,g,h;d=b[26733];e=c-1;b[26734]=e;b[3391+d]=2;b[13276]=1;f=a[15900+e];for(g=a[30+f],h=a[32+f];g<h;g++)b[26395+g]=0;b[1]=$eg$(a,b,e)?129:131;}
function $eg$(a,b,c){let d;if(a[16380+c]==8||b[26555+c])return 0;return (d=b[2751+c],$V$(a,b[2591+c],d,b[2591+b[26733]]))!=0&&$eh$(a,b,c,b[2591+c]);}
function $eh$(a,b,c,d){let e;e=$bN$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$Y$(a,b,c);}
function $ei$(a,b,c){if(c==0){b[1]=125;return;}$ej$(a,b,c-1);if(b[26730]==0)b[4191+c-1]=6;}
function $ej$(a,b,c){let d,e,f;d=b[26727];e=b[26729];b[26718+d]=c;b[26721+d]=$g$(a,b[2591+c],b[2591+e]);f=$dU$(a,b,c,e);b[26724+d]=f==2?1:0;b[26727]=d+1;b[26395+c]=1;}
function $ek$(a,b,c){if(c==0){$en$(a,b);return;}$el$(a,b,c-1,b[26357],2,123);b[26721]=2;}
function $el$(a,b,c,d,e,f){b[26729]=d;b[26730]=e;b[26732]=f;b[26727]=0;b[26728]=0;b[26731]=b[2591+d];$ej$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16380+c]==6&&!$em$(b,c))b[1]=124;}
function $em$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $en$(a,b){if(b[26358])b[13454]=0;b[1]=b[26359];}
function $eo$(a,b,c){if(c==0)$en$(a,b);else $el$(a,b,c-1,b[26357],1,122);}
function $ep$(a,b,c){let d;d=b[26715];if(c-b[2463+a[16060+d]]<=$Y$(a,b,d))$dm$(a,b,d,b[26716]);b[1]=120;}
function $eq$(a,b,c){let d,e,f;if(c==0){if(b[26356]==1)b[1]=122;else $en$(a,b);return;}d=$mod(c,10000)-1;e=d;f=$ed$(b,d,$div(c,10000));b[26715]=e;b[26716]=f;b[26555+d]=1;b[26358]=1;if(a[17340+d]&&a[17340+b[26357]]==0)$dm$(a,b,d,b[26716]);else b[1]=121;}
function $er$(a,b,c){let d;d=b[26715];if(c>0)$dm$(a,b,d,$ed$(b,d,c-1));if(b[2591+d]>=0)$bS$(a,b,d,117);else b[1]=117;}
function $es$(a,b,c){let d,e;d=b[26715];c+=b[26717]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16060+d]]-$Y$(a,b,d));if(e>0)$cv$(a,b,d,e);b[1]=119;}
function $et$(a,b,c){let d,e,f,g,h,i;if(c==0){$eu$(b);return;}d=$mod(c,10000)-1;e=$div(c,10000);f=b[2591+d];g=b[2591+b[26357]];h=a[29420+6*f+e];i=$V$(a,f,b[2751+d],g);b[26717]=i==0?0:1;b[26715]=d;b[26395+d]=1;b[26358]=1;$bU$(a,b,d,h);$aY$(a,b,a[15900+d],f,h);b[1]=118;}
function $eu$(a){a[1]=a[26356]==3?122:120;}
function $ev$(a,b,c){let d;d=b[27696];b[26363+d]=1;b[1]=115;if(c>=3)$ap$(a,b,d,1);else b[2527+d]=2;}
function $ew$(a,b,c){let d;d=b[27696];b[26363+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9883]=0;}}
function $ex$(a,b,c){let d,e,f,g,h;d=$div(b[13457+b[13456]],6);e=b[2591+b[13437]];f=b[5071+d];g=$eB$(a,b,e,$eF$(a,e,d));h=c-b[2463+a[16060+f]]-$Y$(a,b,f);if(h>0)$cv$(a,b,f,h);b[1]=113;$ey$(a,b,d,g);}
function $ey$(a,b,c,d){let e,f,g,h;e=b[13437];f=b[5071+c];b[13442]+=$div(d,4096);b[13443]++;b[13444]=0;b[13448]=0;b[13456]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$eA$(a,b,a[15900+e],c))b[13277+e]=1;if(b[13449]<0){g=b[2591+e];h=b[2751+e];b[13452]=g;b[13453]=h;}$ez$(a,b,c);if(f>=0){b[13449]=f;b[5071+c]=f;}else $bP$(a,b,e,1,113);}
function $ez$(a,b,c){let d,e,f;d=b[13437];e=b[2751+b[13437]];f=b[2591+b[13437]];$ba$(a,b,d);if(b[13449]>=0)b[5071+f]=b[13449];b[13449]=(-1);$aZ$(a,b,d,c,e);}
function $eA$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29420+6*d+e];if(f>=0&&b[5071+f]>=0&&a[15900+b[5071+f]]!=c)return 1;}return 0;}
function $eB$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15900+e];if(!(a[39020+6*c+d]>0)||!$eE$(a,b,c))return (-1);g=a[29420+6*c+d];h=b[5071+g];i=h>=0&&h!=e;if(i&&!$eD$(a,b,h))return (-1);if(b[6671+(1-f)*1600+g]>0&&(i||!$eC$(a,b,c)))return (-1);if(b[13440]&&$eA$(a,b,f,g))return (-1);j=a[17500+e]&&b[3231+e]==0;k=j?48620:58220;l=a[k+6*c+d];return i?(l+1)*4096+1:l*4096;}
function $eC$(a,b,c){let d,e;d=b[13437];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return !(e=a[15900+d],b[6671+(1-e)*1600+c]>0);}
function $eD$(a,b,c){if(a[15900+c]!=a[15900+b[13437]]||a[16380+c]==8)return 0;return b[13438]!=2||a[17340+c]==0;}
function $eE$(a,b,c){let d,e,f;d=b[13437];if(!(e=a[15900+d],b[6671+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0;}
function $eF$(a,b,c){let d;for(d=0;d<6;d++){if(a[29420+6*b+d]==c)return d;}return (-1);}
function $eG$(a,b,c){let d;if(c>10000){$eX$(a,b,c-10000-1);return;}if(c==0){$eW$(a,b);return;}d=c-1;$eH$(a,b,$div(d,6),$mod(d,6));b[13497]=$mod(d,6);b[13454]=1;b[13498]=0;if(b[13445]){b[1]=113;return;}b[13445]=1;$bP$(a,b,b[13437],0,113);}
function $eH$(a,b,c,d){let e,f,g,h,i;e=0;f=$eK$(a,b,c,d);while(f!=6*b[2591+b[13437]]+b[2751+b[13437]]){b[13457+e]=f;e++;f=$eI$(a,b,f);}for(g=0,i=$div(e,2);g<i;g++){h=b[13457+g];b[13457+g]=b[13457+e-1-g];b[13457+e-1-g]=h;}b[13455]=e;b[13456]=0;}
function $eI$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$div(c,6);e=$mod(c,6);f=b[18412+6*(b[13502+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$mod(e-h+6,6);k=(j=$mod(i+3,6),a[29420+6*d+j]);l=k>=0?b[13502+k]-1:(-1);if(l<0||b[15433+l]==0)continue;m=b[16426+6*l+i];for(n=0;n<6;n++){o=$mod(e-n+6,6);p=$eJ$(b,l,Math.min(o,6-o));q=b[18412+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n);}}return g;}
function $eJ$(a,b,c){let d,e,f;if(c==0)return 0;d=a[16095+b];e=b==0&&a[13438]==1&&a[13443]==0;if(d==(-1)||e)return d;return d+(f=b==0?a[13444]:0,Math.max(0,f+c-1)-Math.max(0,f-1))*4096;}
function $eK$(a,b,c,d){let e,f,g,h,i,j,k;e=$eU$(a,b,c,d);f=b[13502+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18412+6*f+h];j=$eO$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$eN$(a,b,f)||$eL$(a,b,c,d))g=6*c+h;}}return g;}
function $eL$(a,b,c,d){let e,f,g;e=b[13437];for(f=0;f<6;f++){if((d<0||f==d||f==$mod(d+5,6))&&a[39020+6*c+f]>0){g=b[5071+a[29420+6*c+f]];if(g>=0&&a[15900+g]!=a[15900+e]&&!$eM$(a,b,e,g))return 1;}}return 0;}
function $eM$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$g$(a,e,f)<=1;}
function $eN$(a,b,c){let d;if(b[15764+c]==0){d=$eA$(a,b,a[15900+b[13437]],b[15102+c]);b[15764+c]=d?2:1;}return b[15764+c]==2;}
function $eO$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[13437];if(b[13438]==1){g=$eh$(a,b,f,c);return g?$bN$(a,b,f,c)*64:(-1);}if((h=a[15900+f],b[6671+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$eR$(a,b)))return (-1);return $eP$(a,b,c,d,e);}
function $eP$(a,b,c,d,e){let f,g,h,i;f=b[13437];if(!$eh$(a,b,f,c))return (-1);g=c==b[2591+f]?b[13444]:0;i=(h=$eQ$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+$bN$(a,b,f,c)*64;}
function $eQ$(a,b){let c;c=$mod(b-a+6,6);return Math.min(c,6-c);}
function $eR$(a,b){let c;c=b[13437];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$eS$(a,b,a[15900+c],b[2591+c])==1;}
function $eS$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($eT$(a,b,d,f,1-c)>=0)e++;}return e;}
function $eT$(a,b,c,d,e){let f,g;f=a[29420+6*c+d];if(f<0||b[5071+f]<0)return (-1);g=b[5071+f];if(a[15900+g]!=e||!$aT$(a,b,g,$mod(d+3,6)))return (-1);return g;}
function $eU$(a,b,c,d){let e;e=b[13502+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $eV$(a,b,e,d);return Math.min(b[20398+6*e+d],b[18412+6*e+d]);}
function $eV$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18412+6*c+f];if(g<e){h=$eO$(a,b,b[15102+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h);}}return e;}
function $eW$(a,b){let c;c=b[13437];b[13454]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13451]=b[2271+b[2059]]==b[13450]?1:0;if(b[13438]!=1)$aY$(a,b,a[15900+c],b[13450],b[2591+c]);else if(b[13451]){b[2271+b[2059]]=b[2591+c];b[9883]=0;}}b[1]=b[13499];}
function $eX$(a,b,c){let d;d=b[13437];b[13442]+=a[17340+d]?0:(a[17180+d]==2?2:1);$el$(a,b,d,c,0,127);}
function $eY$(a,b,c){let d,e;d=b[13437];e=$div(c-1,6);$aZ$(a,b,d,e,$mod(c-1,6));$fa$(b,a[16060+d],e);$dG$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$dI$(a,b,d);b[13442]=$eZ$(a,b,d,e);b[13443]=1;b[13445]=1;b[4351+d]=1;$bP$(a,b,d,1,113);}
function $eZ$(a,b,c,d){let e;e=a[17500+c]&&b[3231+c]==0;return a[(e?67820:69420)+d];}
function $fa$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $fb$(a,b,c){let d,e;if(c==0){$dP$(b,b[2059],135);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$fd$(b,d);else if(e==0)$dG$(a,b,d,0,110);else if(e==1)$fc$(a,b,d);else if(e==2)$dO$(b,d);else if(e==3)$aQ$(a,b,d);else b[3231+d]=1-b[3231+d];}
function $fc$(a,b,c){b[26733]=c;b[13447]=b[3711+c]?1:0;b[1]=128;}
function $fd$(a,b){a[13437]=b;a[1]=111;}
function $fe$(a,b,c){if(c==10001){b[1]=148;return;}b[27698]=c-1;b[4891+c-1]=b[2271+b[2059]];b[1]=149;}
function $ff$(a,b,c){$gm$(a,b,b[2064],c);b[2064]++;}
function $fg$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+b-1];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9883]=0;}
function $fh$(a,b,c){if(c==0)$fk$(a,b);else $fi$(b,c-1);}
function $fi$(a,b){$fj$(a,b,(-1));a[2110]=15;a[1]=4;}
function $fj$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0;}
function $fk$(a,b){b[2058]++;if(b[2058]>=2||!$fm$(a,b,1-b[2057]))b[1]=11;else $fl$(b,1-b[2057]);}
function $fl$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3;}
function $fm$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++){if($q$(a,b,d))return 1;}return 0;}
function $fn$(a,b,c){let d,e;d=b[2064];e=c-1;b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$aZ$(a,b,d,$div(e,6),$mod(e,6));b[33212+a[15900+d]*24+13]++;b[2064]++;$ct$(a,b,d,6);}
function $fo$(a,b,c){let d,e;d=b[2064];e=a[16700+d];if(c<e){b[1]=7;return;}if(c>e){b[2911+d]=3;b[33212+a[15900+d]*24+14]++;}b[2064]++;}
function $fp$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$fq$(b,e);else if(c==3){b[2064]=a[124+e];b[1]=6;}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[33212+d*24+23]++;b[1]=104;}}
function $fq$(a,b){a[2062]=2;a[2175+b]=1;a[33212+a[5]*24+9]++;a[1]=101;}
function $fr$(a,b,c){let d;$fW$(a,b);d=b[2110];if(d==14)$fE$(a,b,1-c);else if(d==6)$fD$(a,b,c);else if(d==9)$fv$(a,b,c);else $fE$(a,b,$fs$(a,b,d,c));}
function $fs$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$fu$(a,b);g=$i$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$p$(a,b,e)?$i$(a,b,a[38+e]):0;return (i=$div(d,10),j=$mod(d,10),i+g>j+h?1:0);}if(c==0)return d<=g?1:0;k=c==7?$ft$(a,b,1-e):($p$(a,b,e)?$i$(a,b,a[38+e]):0);return d<=k?1:0;}
function $ft$(a,b,c){let d;d=$p$(a,b,c)?$i$(a,b,a[38+c]):0;return $j$(a,b,c)?d:$div(d,2);}
function $fu$(a,b){if(b[2060]>=0&&$i$(a,b,b[2060])<$i$(a,b,b[2059]))return b[2060];return b[2059];}
function $fv$(a,b,c){$fC$(b);if(c==0){$fB$(b);return;}b[5]=1-b[5];b[2061]=1;b[33212+b[5]*24+5]++;$fw$(a,b,c-1);}
function $fw$(a,b,c){$fj$(b,c,(-1));$fz$($part(b,2110,2124));$fx$(a,b);}
function $fx$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return;}$fy$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[33212+b[5]*24]++;b[1]=5;}
function $fy$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c];}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9883]=0;}
function $fz$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$fA$(a);}
function $fA$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5;}
function $fB$(a){let b;b=$part(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$fC$(a);a[2060]=(-1);}
function $fC$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1;}
function $fD$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[33212+(1-b[5])*24+3]++;}$fE$(a,b,c>0?1:0);}
function $fE$(a,b,c){let d,e,f,g,h;d=$part(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$fu$(a,b);$fG$($part(b,2067,2110),d,c);$fF$(b,e,c);if(d[4]>f)$fx$(a,b);else if(d[10]>g){d[10]=0;$fC$(b);b[2059]=h;b[2060]=(-1);$fy$(a,b);b[2062]=2;b[33212+b[5]*24+9]++;b[1]=101;}}
function $fF$(a,b,c){let d;d=33212+a[5]*24;if(b==1&&c==1)a[d+1]++;else if(b==4&&c)a[d+2]++;else if(b==0&&c)a[d+8]++;else if(b==3&&c)a[d+6]++;else if(b==7&&c)a[33212+(1-a[5])*24+4]++;}
function $fG$(a,b,c){let d;d=b[0];if(d==14)$fV$(a,b,c);else if(d==15)$fU$(a,b,c);else if(d==1)$fT$(a,b,c);else if(d==4)$fR$(a,b,c);else if(d==5)$fQ$(a,b);else if(d==6)$fP$(a,b,c);else if(d==7)$fN$(b,c);else if(d==2)$fM$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$fA$(b);}else if(d==0)$fL$(b,c);else $fH$(a,b,d,c);}
function $fH$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $fA$(b);}else if(c==10)$fK$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0;}$fA$(b);}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f;}else $fI$(a,b,d);}
function $fI$(a,b,c){let d;if(!c){b[0]=9;return;}d=$fJ$(a,b);$fA$(b);b[1]=d;$fz$(b);}
function $fJ$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c;}return (-1);}
function $fK$(a,b,c){if(c==0)$fA$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$fJ$(a,b)>=0)b[0]=12;else b[0]=9;}
function $fL$(a,b){if(b){a[11]=1;a[12]=1;$fz$(a);}else a[0]=5;}
function $fM$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[19+(b[11]?a[13]:b[1])*4+3]==0)b[0]=3;else $fA$(b);}
function $fN$(a,b){if(b)$fO$(a,1);else $fz$(a);}
function $fO$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0;}
function $fP$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7;}else $fz$(b);}
function $fQ$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return;}}$fO$(b,2);}
function $fR$(a,b,c){if(!c)$fO$(b,0);else if($fS$(a,b,a[8]))b[0]=6;else $fz$(b);}
function $fS$(a,b,c){return b[8]<a[5]&&c>=a[19+(b[11]?a[13]:b[1])*4];}
function $fT$(a,b,c){if(c==0)$fA$(b);else if(c==2)b[0]=2;else if($fS$(a,b,a[9]))b[0]=6;else $fz$(b);}
function $fU$(a,b,c){if((a[17]==2?c:a[17])>0)$fO$(b,3);else if(a[18])$fR$(a,b,1);else b[0]=4;}
function $fV$(a,b,c){if((a[16]==2?c:a[16])>0)$fA$(b);else b[0]=1;}
function $fW$(a,b){let c;c=$part(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$fY$(a,b,c,b[2110]);c[13]=$fu$(a,b)==b[2059]?0:1;$fX$(a,b,c,0,b[2059]);if(b[2060]>=0)$fX$(a,b,c,1,b[2060]);}
function $fX$(a,b,c,d,e){let f;f=19+d*4;c[f]=$i$(a,b,e);c[f+1]=10;c[f+2]=100;c[f+3]=a[38+a[60+e]]==e?1:0;}
function $fY$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$fm$(a,b,e)?0:1;else if(d==2){f=$gb$(a,b);c[14]=f?(-1):(-2);}g=0;if($p$(a,b,e))g=Math.max(0,Math.max(0,a[46+e]-b[2335+a[38+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$fZ$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$fZ$(a,b,0);}
function $fZ$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[34+d],g=a[36+d];f<g;f++){if($ga$(a,b,f,0,c))e=Math.max(e,$i$(a,b,f));}return e;}
function $ga$(a,b,c,d,e){if(b[2175+c]>0||$i$(a,b,c)<d)return 0;if($q$(a,b,c))return 1;return e&&$b$(a,b,c);}
function $gb$(a,b){let c,d,e;c=1-b[5];for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$r$(a,b,d))return 1;}return 0;}
function $gc$(a,b,c){if(c==0)$fk$(a,b);else if(c>=1000)$gd$(a,b,$mod(c,1000)-1,$div(c,1000)-1);else $fw$(a,b,c-1);}
function $gd$(a,b,c,d){$fj$(b,c,d);b[2110]=0;b[1]=4;}
function $ge$(a,b,c){let d;d=b[2065];if(c>0)$gi$(b,d,c-1);else if(d!=b[2057])$gf$(a,b,b[2057]);else $fl$(b,b[2057]);}
function $gf$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++)b[2143+d]=$gg$(a,b,d)?1:0;b[2065]=c;b[1]=2;}
function $gg$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[444+c]&&$o$(a,b,c))return 1;return $gh$(a,b,c);}
function $gh$(a,b,c){let d,e,f,g,h,i,j;d=1-a[60+c];for(e=a[124+c],j=a[156+c];e<j;e++){if(b[2591+e]<0||!a[17660+e])continue;for(f=a[30+d],i=a[32+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16060+f]];h=g?2:1;if($g$(a,b[2591+e],b[2591+f])<=h)return 1;}}return 0;}
function $gi$(a,b,c){a[2143+c]=1;a[2129+b]++;a[33212+b*24+7]++;}
function $gj$(a,b,c){let d,e,f;d=$div(c,10)+($p$(a,b,0)?$i$(a,b,a[38]):0);e=$mod(c,10)+($p$(a,b,1)?$i$(a,b,a[39]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$gf$(a,b,1-b[2057]);}
function $gk$(a,b,c,d){b[2271+c]=b[2591+d-1];b[2527+c]=0;b[9883]=0;}
function $gl$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c;}return (-1);}
function $gm$(a,b,c,d){b[2495+c]=0;if(d+$gq$(a,b,c)<=$go$(a,b,c))$gn$(a,b,c);}
function $gn$(a,b,c){let d,e,f,g;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]!=3)$bg$(a,b,d,3);}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1);}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9883]=0;b[33212+a[60+c]*24+15]++;}
function $go$(a,b,c){let d;d=$gp$(a,b,c);return a[10748+c*161+d];}
function $gp$(a,b,c){let d,e,f;d=0;for(e=a[124+c],f=a[156+c];e<f;e++){if(b[2911+e]!=0&&a[16380+e]!=8)d++;}return d;}
function $gq$(a,b,c){let d;d=(-b[2139+a[60+c]]);if(b[2431+c]>0)d-=$div(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$div($i$(a,b,c),2);return d;}
function $gr$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c;}return (-1);}
function $gs$(a,b){let c,d;if($gr$(a,b)>=0)$lR$(b,10);else if($gl$(a,b)>=0)$lP$(a,b,$gl$(a,b));else if(205<=(c=b[1])&&c<215&&b[28731]==0)$lO$(a,b);else if(205<=(d=b[1])&&d<215&&b[28729]==0)$lC$(a,b);else $gt$(a,b);}
function $gt$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$lB$(a,b);else $lA$(b);}else if(c<3)$lz$(a,b);else if(c<4)$ly$(a,b);else $ls$(a,b);}else if(c<8){if(c<6)$lo$(a,b);else if(c<7)$ln$(a,b);else $ll$(a,b);}else if(c<9)$lj$(a,b);else if(c<11)$li$(a,b);else $lh$(a,b);}else if(c<102){if(c<15){if(c<14)$lg$(a,b);else $le$(a,b);}else if(c<100)$ld$(a,b);else if(c<101)$lc$(a,b);else $kZ$(a,b);}else if(c<110){if(c<103)$kY$(a,b);else if(c<104)$kX$(b);else $kW$(a,b);}else if(c<111)$kI$(a,b);else if(c<112)$kF$(a,b);else $kt$(a,b);}else if(c<124){if(c<118){if(c<115){if(c<114)$kj$(a,b);else $ki$(b);}else if(c<116)$kc$(a,b);else if(c<117)$ki$(b);else $ka$(a,b);}else if(c<121){if(c<119)$ki$(b);else if(c<120)$jZ$(a,b);else $jW$(a,b);}else if(c<122)$ki$(b);else if(c<123)$jV$(a,b);else $jU$(a,b);}else if(c<130){if(c<127){if(c<125)$jP$(a,b);else if(c<126)$jO$(a,b);else $jN$(a,b);}else if(c<128)$jM$(a,b);else if(c<129)$jK$(a,b);else $ki$(b);}else if(c<133){if(c<131)$jJ$(a,b);else if(c<132)$jI$(a,b);else $jG$(a,b);}else if(c<134)$jE$(a,b);else if(c<135)$jD$(a,b);else $jC$(b);}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$jB$(a,b);else $ju$(a,b);}else if(c<139)$jt$(a,b);else if(c<140)$js$(b);else $jj$(a,b);}else if(c<144){if(c<142)$ji$(a,b);else if(c<143)$jh$(a,b);else $jg$(a,b);}else if(c<145)$je$(a,b);else if(c<146)$jd$(a,b);else $jc$(a,b);}else if(c<200){if(c<150){if(c<148)$ja$(a,b);else if(c<149)$iZ$(a,b);else $iX$(a,b);}else if(c<151)$iW$(a,b);else if(c<152)$iU$(a,b);else $ki$(b);}else if(c<203){if(c<201)$iT$(a,b);else if(c<202)$iO$(a,b);else $iK$(a,b);}else if(c<204)$iy$(a,b);else if(c<205)$ki$(b);else $in$(a,b);}else if(c<301){if(c<211){if(c<208){if(c<207)$ic$(a,b);else $hZ$(a,b);}else if(c<209)$hX$(a,b);else if(c<210)$hW$(a,b);else $hR$(a,b);}else if(c<214){if(c<212)$hO$(a,b);else if(c<213)$hG$(a,b);else $hF$(a,b);}else if(c<215)$hz$(a,b);else if(c<300)$lO$(a,b);else $hg$(a,b);}else if(c<404){if(c<401){if(c<302)$gT$(a,b);else if(c<400)$gP$(a,b);else $gO$(a,b);}else if(c<402)$gM$(a,b);else if(c<403)$gI$(a,b);else $gE$(a,b);}else if(c<407){if(c<405)$ki$(b);else if(c<406)$gD$(a,b);else $gC$(a,b);}else if(c<408)$gA$(a,b);else if(c<409)$gv$(a,b);else $gu$(a,b);}
function $gu$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8;}
function $gv$(a,b){let c;c=a[60+b[2059]];$gw$(b,54,(b[32864]>b[32865]?0:1)==0?c:1-c);}
function $gw$(a,b,c){$gz$(a);$gy$(a,0);$gy$(a,1);$gx$(a,b,c);}
function $gx$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $gy$(a,b){a[9+a[4]]=b;a[4]++;}
function $gz$(a){a[4]=0;}
function $gA$(a,b){let c;c=b[32863];if(c>=0&&b[4831+c]<0)b[1]=409;else $gB$(b,$aB$(a,b));}
function $gB$(a,b){let c;c=b>=199||b==68||b==69;$lR$(a,c?100:10);}
function $gC$(a,b){let c,d,e;c=b[27700];$gz$(b);$gy$(b,1+c);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[60+b[4831+d]]==a[60+c]&&$aL$(b,d)==b[2271+c])$gy$(b,10001+d);}$gx$(b,53,a[60+c]);}
function $gD$(a,b){let c;$lR$(b,$aG$(a,b,(c=a[60+b[32862]],$aG$(a,b,c)>0?c:2)));}
function $gE$(a,b){let c,d,e,f,g,h;c=1-a[60+b[2059]];$gz$(b);$gy$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($aM$(a,b,c,e))$gy$(b,10000*d+1+e);}continue;}for(g=a[34+c],h=a[36+c];g<h;g++){if($aK$(a,b,g,(-1))&&$gF$(a,b,g,d))$gy$(b,10000*d+1+g);}}$gx$(b,52,c);}
function $gF$(a,b,c,d){if(d==0)return 1;if(!$gG$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0;}
function $gG$(a,b,c){let d;d=a[60+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($gH$(a,b,c)>=2)return 0;return $aG$(a,b,d)>0||$aG$(a,b,2)>0;}
function $gH$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++;}return d;}
function $gI$(a,b){let c,d,e;c=a[60+b[2059]];$gz$(b);if(b[32866]>0){for(d=a[30+c],e=a[32+c];d<e;d++){if(b[32378+d]==1&&$gK$(a,b,d))$gy$(b,1+d);}}$gJ$(b,51,c,409);}
function $gJ$(a,b,c,d){if(a[4]>0)$gx$(a,b,c);else a[1]=d;}
function $gK$(a,b,c){let d,e;if(b[2591+c]<0||b[2911+c]!=1)return 0;return (d=b[3071+c],e=$Y$(a,b,c),d<e-1)&&!$gL$(a,b,c);}
function $gL$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15900+c];if(b[6671+e*1600+d]>0)return 1;for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]<0||a[17180+f]==0)continue;if($dV$(a,b,f,d)>0)return 1;}return 0;}
function $gM$(a,b){$gz$(b);$gy$(b,0);if($gN$(a,b))$gy$(b,1);if(b[27699]==0){$gy$(b,10001);$gy$(b,20001);if(b[2271+b[2059]]>=0){$gy$(b,30001);$gy$(b,40001);}}$gx$(b,50,a[60+b[2059]]);}
function $gN$(a,b){let c,d,e,f,g;c=1-a[60+b[2059]];for(d=a[34+c],e=a[36+c];d<e;d++){if($aK$(a,b,d,(-1)))return 1;}for(f=0,g=a[25];f<g;f++){if($aM$(a,b,c,f))return 1;}return 0;}
function $gO$(a,b){b[32861]=b[27698];b[32862]=(-1);b[32863]=(-1);b[32864]=0;b[32865]=0;b[1]=b[27700]>=0?406:401;}
function $gP$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[32860];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$gz$(b);g=$eF$(a,e,f);if(g>=0&&a[39020+6*e+g]>0)$gS$(b,e,g);else{h=$gR$(a,b,e);i=$gQ$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10044+k]==i){g=$eF$(a,k,f);if(g>=0&&a[39020+6*k+g]>0&&(j<0||g==j||g==$mod(j+5,6)))$gy$(b,10000*j+1+k);}}}$d$(b,h);}$gx$(b,49,a[15900+c]);}
function $gQ$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29420+6*c+e];if(f>=0&&b[10044+f]>0&&(g=$mod(e+3,6),a[39020+6*f+g]>0))d=Math.min(d,b[10044+f]);}return d;}
function $gR$(a,b,c){let d,e,f,g,h;b[10044+c]=1;b[11644]=c;d=0;e=1;while(d<e){f=b[11644+d];d++;for(g=0;g<6;g++){if(a[39020+6*f+g]>0){h=a[29420+6*f+g];if(b[10044+h]==0&&b[5071+h]<0){b[10044+h]=b[10044+f]+1;b[11644+e]=h;e++;}}}}return e;}
function $gS$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$mod(d+5,6))$gy$(a,10000*d+1+b);}}
function $gT$(a,b){let c,d,e,f,g,h;if(b[9876]<0){$gB$(b,$bF$(a,b));return;}c=$part(b,28092,28656);d=$part(b,28656,28717);e=d[0];if(e==11){$he$(b);$hd$(b);$gW$(c,d);}else if(e==12){if($bA$(b)&&b[32859]==0)$gw$(b,48,a[15900+b[9876]]);else{f=348+d[16]*6;$gB$(b,c[f+3]);}}else if(e==13)$gB$(b,(g=$bx$(c,d),c[19+$bw$(c,d,g,0)-(-3)]));else if(e==14)$gB$(b,$bo$(c,d));else if(e==15){h=$bj$(c,d);if(h>0)$gB$(b,h);else $bi$(c,d,0);}else $gU$(a,b);}
function $gU$(a,b){let c,d,e,f,g,h;c=$part(b,28656,28717);b[1]=b[9882];d=c[19+((b[28717]==b[9875]?0:4)==0?1:0)];b[33212+a[15900+b[9875]]*24+17]+=d;if(c[22])b[32858]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[28717];g=b[28717+e];if(b[9878]==3&&f==b[9876])b[32858]=2;else if(c[31+e*3]<=1&&$gV$(a,b,f,g)){b[32860]=f;b[3711+f]=1+g;h=(a[16380+f]==0||a[16380+f]==1)&&!$eM$(a,b,f,g);b[3871+f]=h?2:1;b[1]=302;}}
function $gV$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$eF$(a,e,f);if(g>=0&&a[39020+6*e+g]>0)return 1;h=$gR$(a,b,e);i=$gQ$(a,b,f);$d$(b,h);return i<1000000;}
function $gW$(a,b){let c;while(b[16]<36&&a[348+b[16]*6]!=0){c=$gX$(a,b);if(c!=11){b[0]=c;return;}b[16]++;}b[16]=0;b[18]=0;b[0]=18;}
function $gX$(a,b){let c,d,e,f,g,h;c=348+b[16]*6;d=a[c];if(d==2)return $hb$(a,b)?16:11;f=(e=$bx$(a,b),b[31+e*3]<=1);g=f&&$ha$(a,b);if(!$gZ$(b,a[c+4]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[c+1]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$gY$(a,b))return 15;b[18]-=h;}return 11;}
function $gY$(a,b){let c,d,e,f;c=a[348+b[16]*6];d=$bx$(a,b);if(c==7)return 1;e=148+d*20;f=b[21];if(c==6){f=b[25]?b[29]:b[29]+b[21];if(a[e+12]&&a[e+4])return 0;}return b[31+d*3]==0&&f==0;}
function $gZ$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0;}
function $ha$(a,b){let c;c=a[348+b[16]*6+1];return c<=(-1)||b[31+c*3]<=1;}
function $hb$(a,b){let c,d;c=348+b[16]*6;return (d=a[c+2],b[31+d*3]<=1)&&$hc$(a,b,a[c+2],a[c+5]);}
function $hc$(a,b,c,d){let e,f;e=31+c*3;f=a[148+c*20+2+1]-b[e+1];return b[e]==0||f>d;}
function $hd$(a){let b,c;for(b=0;b<10;b++){c=a[28717+b];if(c>=0){a[28687+b*3]=a[2911+c];a[28687+b*3+1]=a[3071+c];}}}
function $he$(a){let b,c,d,e,f;for(b=0;b<8;b++){c=a[28717+b];if(c>=0&&a[2911+c]>=2){d=28687+b*3;if(a[d]<2&&a[d+2]!=2)a[d+2]=4;}}for(e=0;e<2;e++){f=a[28727+e];if(f>=0&&a[2207+f]>1){if($has($K3,a[28664+e]))a[28664+e]=3;}else if(f>=0&&$hf$(a,e,f)<0)a[28664+e]=0;}}
function $hf$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[28717+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return e;}return (-1);}
function $hg$(a,b){if(b[9876]<0){$gB$(b,$bH$(a,b));return;}$hh$(a,b);$cK$(b);$hd$(b);b[28656]=11;b[32858]=0;b[32859]=0;b[28729]=0;b[1]=301;b[33212+a[15900+b[9875]]*24+16]++;}
function $hh$(a,b){let c,d,e,f,g,h,i;c=b[9875];d=b[9876];for(e=0;e<10;e++)b[28717+e]=(-1);f=$hy$(a,b);b[28717]=f?c:d;b[28721]=f?d:c;$hx$(a,b);b[28105]=0;for(e of $K4){g=$div(e,4);h=b[28717+e];b[28092+g]=1;$hw$(a,b,e);b[28727+g]=$cL$(a,b,h);b[28094+g]=b[2463+a[16060+h]];}$hv$(a,b);i=$hu$(a,b);$ho$(a,b,i||b[28728-$div(b[28717]==b[9875]?0:4,4)]>=0);$hi$(a,b,i,f);}
function $hi$(a,b,c,d){let e,f,g,h,i,j,k;e=b[9875];f=b[9876];g=b[28717]==b[9875]?0:4;h=4-g;$hm$(b,0,1,g,h,$hn$(a,b,e,f,b[9881]));i=1;if(c){j=$hk$(a,b)?1:0;$hm$(b,1,1,h,g,$hn$(a,b,f,e,j));i=2;}if(b[9878]==3){if(a[16380+f]==0||a[16380+f]==1){$hm$(b,i,8,g,h,0);i++;}else if(a[17340+f]==0&&a[16380+f]!=8){$hm$(b,i,7,g,h,0);i++;}}else if(a[17180+e]==2&&$hj$(a,b,f)&&b[3711+f]==0&&$gV$(a,b,f,e)){k=a[16380+f]==0||a[16380+f]==1?5:4;$hm$(b,i,k,g,h,0);i++;}if(d)$hm$(b,i,4,h,g,0);}
function $hj$(a,b,c){let d;d=a[16380+c];return d==5||d==3||a[17340+c]>0;}
function $hk$(a,b){if(b[9878]==3)return $hl$(a,b)!=0;return $dV$(a,b,b[9876],b[2591+b[9875]])==2;}
function $hl$(a,b){let c;c=b[9876];return $V$(a,b[2591+c],b[2751+c],b[2591+b[9875]]);}
function $hm$(a,b,c,d,e,f){let g;g=28440+b*6;a[g]=c;a[g+1]=d;a[g+2]=e;a[g+3]=f;}
function $hn$(a,b,c,d,e){let f,g,h;f=a[26220+b[2591+d]]+e*a[85635];if(c==b[9875])f+=b[9880];g=$cL$(a,b,d)>=0?1:0;h=a[17180+c]==1?0:1;return $bI$(h,b[9879],f,g);}
function $ho$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[28727+d]>=0)$hp$(a,b,d,c);}if(b[28727]>=0&&b[28728]>=0){e=$aC$(a,b,b[28727]);f=$aC$(a,b,b[28728]);b[28104]=199+Math.min(e,20)*21+Math.min(f,20);}}
function $hp$(a,b,c,d){let e,f,g;e=b[28727+c];f=28178+c*15;g=b[2207+e]==1;b[f]=g?2:1;b[f+1]=Math.max(c*4,$hf$(b,c,e));b[f+2]=$av$(a,b,e);if(d){b[f+4]=68;b[f+6]=68;b[f+5]=69;b[f+7]=69;}if($ht$(a,b,c))$hq$(a,b,f,e);}
function $hq$(a,b,c,d){let e,f,g;b[c+8]=1;e=$gp$(a,b,d);for(f=0;f<6;f++){g=$hs$(a,b,d,Math.min(e+f,a[188+d]));b[c+9+f]=$hr$(g);}}
function $hr$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $hs$(a,b,c,d){let e,f,g,h;g=(e=$i$(a,b,c),f=a[38+a[60+c]]==c,$div(e+1,2)+(f?e:0));h=a[10748+c*161+d]+g;return Math.min(Math.max(h,(-1)),9);}
function $ht$(a,b,c){let d,e;d=b[28727+c];e=b[28717+Math.max(c*4,$hf$(b,c,d))];return a[16060+e]==d;}
function $hu$(a,b){let c,d;c=b[9876];d=b[9875];if(b[9878]!=0&&!(b[9878]==3))return 0;if(a[17180+c]==0||b[3551+c])return 0;if(b[9878]==3)return $hl$(a,b)<=1;return $dV$(a,b,c,b[2591+d])>0;}
function $hv$(a,b){let c,d,e,f;c=b[28717];d=b[28721];if((a[16380+c]==0||a[16380+c]==1)&&!(b[9878]==3)){e=b[9879]==1&&b[9878]!=1;b[28246]=e?0:1;}f=b[9879]==1&&!(b[9878]==3);if(f&&d==b[9875]&&b[9881]||f&&d!=b[9875]&&$hk$(a,b))b[28247]=1;}
function $hw$(a,b,c){let d,e,f;d=b[28717+c];e=28240+c*20;f=b[3231+d];b[e]=b[2911+d];b[e+1]=b[3071+d];b[e+2]=a[16540+d]-f;b[e+2+1]=a[16700+d]-f;b[e+4]=a[17180+d]!=0?1:0;b[e+9]=f;b[e+12]=1-a[17340+d];b[e+13]=a[16380+d]==8?1:0;if(b[2591+d]>=0)b[e+10]=$cx$(a,b,d)?2:0;}
function $hx$(a,b){let c;for(c=0;c<564;c++)b[28092+c]=a[84974+c];}
function $hy$(a,b){let c,d;c=b[9876];d=b[9875];if(a[16380+d]!=2||a[17180+c]!=2)return 0;if(b[3711+d])return 0;return $hu$(a,b)&&$gV$(a,b,d,c);}
function $hz$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28656);d=$part(b,28656,28717);$hE$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[28717+e];h=b[28717+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[31+e*3+2]==0&&d[31+f*3]<=1&&d[31+f*3+2]==0&&$hD$(a,b,g,h))$hC$(a,b,g,h);}}$hB$(a,b);b[1]=210;$hA$(a,b,215);}
function $hA$(a,b,c){$bL$(a,b);b[28732]++;if(b[28732]>=b[28731]){b[28732]=0;b[1]=c;}}
function $hB$(a,b){let c,d;for(c=0;c<4;c++){d=b[28717+c];if(d>=0&&b[32698+d]&&b[28658])b[33212+a[15900+d]*24+19]++;}}
function $hC$(a,b,c,d){let e;e=$eF$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$mod(e+3,6);}
function $hD$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $eF$(a,b[2591+c],b[2591+d])>=0;}
function $hE$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[31+c*3+2]!=1;if(d&&$cf$(a,b,c))$bs$(a,b,c);}}
function $hF$(a,b){let c,d,e,f,g;c=b[28737];d=$bV$(b,b[28736]);e=b[2591+c]!=d||b[3711+c]>0;if(e||!$eh$(a,b,c,d)){$bK$(b);return;}$gz$(b);for(f=0;f<6;f++){g=$mod(f-b[2751+c]+6+1,6);if(g<=2)$gy$(b,1+f);}$gx$(b,47,a[15900+c]);}
function $hG$(a,b){let c,d;c=$part(b,28656,28717);d=b[28736];if(d>=8)b[1]=214;else if(b[28717+d]<0||!$hN$(b,d))b[28736]++;else if($hM$(a,b,c,$bV$(b,d))<0)b[28736]++;else $hH$(a,b,c,$bV$(b,d));}
function $hH$(a,b,c,d){let e,f;e=$hM$(a,b,c,d);$gz$(b);for(f=0;f<4;f++){if($hL$(a,b,c,f,d)&&$hJ$(b,c,f)==e)$gy$(b,1+b[28717+f]);}$hI$(b,46,a[15900+b[28717]]);}
function $hI$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=9+d;while(e>9&&a[e]<a[e-1]){f=a[e];a[e]=a[e-1];a[e-1]=f;e--;}}$gx$(a,b,c);}
function $hJ$(a,b,c){let d;d=$hK$($part(a,28092,28656),b,c);return d?100:a[28240+c*20+2];}
function $hK$(a,b,c){if(b[3]==(-1))return $cc$(a,b,c);return c==b[3]?b[30]:0;}
function $hL$(a,b,c,d,e){let f,g;f=b[28717+d];if(f<0||!(c[31+d*3]<=1&&c[31+d*3+2]==0)||b[2911+f]!=0)return 0;g=$eF$(a,b[2591+f],e);return g>=0&&a[39020+6*b[2591+f]+g]>0;}
function $hM$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($hL$(a,b,c,f,d))e=Math.max(e,$hJ$(b,c,f));}return e;}
function $hN$(a,b){let c,d;c=$part(a,28656,28717);d=c[31+b*3+2];if(c[31+b*3]<=1&&c[31+b*3+2]==0||d==1||d==4)return 0;return a[5071+$bV$(a,b)]<0;}
function $hO$(a,b){let c,d,e,f,g;c=$part(b,28092,28656);d=$part(b,28656,28717);e=b[28735]-1;f=b[28736];g=e*4;if(f>=g+4){b[28735]=0;b[28736]=4;b[1]=212;}else if(b[28717+f]<0||!(d[31+f*3]<=1))b[28736]++;else if(d[31+f*3]<=1&&d[31+f*3+2]==0){$hQ$(c,d,f);if(!$hP$(b,f))b[28736]++;$bL$(a,b);}else if($hP$(b,f)&&b[2591+b[28717+f]]==$bV$(b,f))$ic$(a,b);else b[28736]++;}
function $hP$(a,b){let c;c=31+b*3+2;return a[28656+c]==2;}
function $hQ$(a,b,c){if(a[148+c*20+13])$bt$(a,b,c);else if(a[148+c*20+11])$bu$(a,b,c,1,0);else{b[31+c*3+2]=2;$cB$(a,b,c);}}
function $hR$(a,b){let c,d,e,f;c=$part(b,28092,28656);d=$part(b,28656,28717);e=d[0];if(e==10)b[1]=214;else if($bZ$(c,d,0)==0||$bZ$(c,d,1)==0)$bX$(b);else if(e==9)$gB$(b,$cd$(c,d));else{f=e==7?1:0;if($hV$(c,d,f)==1)$ch$(b,f,$hT$(c,d,f,0));else $hS$(a,b,f);}}
function $hS$(a,b,c){let d,e,f,g,h;d=$part(b,28656,28717);e=c*4;$gz$(b);for(f=e,g=e+4;f<g;f++){if(b[28717+f]>=0&&d[31+f*3]<=1&&d[31+f*3+2]==0)$gy$(b,1+b[28717+f]);}h=c?43:44;$hI$(b,h,a[15900+b[28717+e]]);}
function $hT$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[31+e*3+2]==0)return e;return $hU$(a,b,c,d);}
function $hU$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0){if(d==0)return e;d--;}}return c*4;}
function $hV$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[31+d*3+2]==0)return 1;return $bZ$(a,b,c);}
function $hW$(a,b){let c;c=b[28666]>b[28667]?0:1;$gw$(b,42,a[60+b[28727+c]]);}
function $hX$(a,b){let c,d,e,f;c=$part(b,28092,28656);d=$part(b,28656,28717);e=d[0];if(e==3){f=$bZ$(c,d,0)>0&&$bZ$(c,d,1)>0;d[0]=f?$hY$(c,d):7;}else if(e==4)$gB$(b,c[12]);else if(e==5)$gB$(b,$co$(c,d));else $hA$(a,b,210);}
function $hY$(a,b){if($cg$(a,b,0)&&$cg$(a,b,1))return 4;if($cg$(a,b,0)||$cg$(a,b,1))return 5;return 7;}
function $hZ$(a,b){let c,d,e;c=$part(b,28092,28656);d=$part(b,28656,28717);e=(-1);if(d[0]==2&&$bZ$(c,d,0)>0)e=$ib$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0;}$hA$(a,b,208);}else if(d[1]!=e)d[1]=e;else{$ia$(a,b,e);$gB$(b,$cq$(c,d));}}
function $ia$(a,b,c){let d,e;d=c<4?0:1;e=a[16060+b[28717+c]];b[28094+d]=b[2463+e];}
function $ib$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0&&a[148+d*20+8]==0)return d;}return (-1);}
function $ic$(a,b){let c,d,e,f,g,h,i,j;c=b[28736];d=b[28717+c];$gz$(b);e=$im$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($ik$(a,b,c,f,e))$gy$(b,1+f);}}else{h=$ii$(a,b,c);i=$ih$(b[2751+d],h);for(j=0;j<6;j++){if($ih$(b[2751+d],j)==i)$id$(a,b,c,j);}}$hI$(b,45,a[15900+d]);}
function $id$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$ie$(a,b,c,d,e);if(f>=0)$gy$(b,10000*(1+d)+1+f);}}
function $ie$(a,b,c,d,e){let f,g,h,i,j;f=b[28717+c];g=b[2591+f];if(!(a[39020+6*g+d]>0))return (-1);h=a[29420+6*g+d];i=b[5071+h];if(i<0||a[15900+i]!=a[15900+f])return (-1);if(a[16380+i]==8||!$if$(a,b,c,h))return (-1);if(e==$mod(d+3,6)||!(a[39020+6*h+e]>0))return (-1);j=a[29420+6*h+e];return b[5071+j]<0&&$if$(a,b,c,j)?j:(-1);}
function $if$(a,b,c,d){let e,f,g,h,i;e=b[28717+c];if(b[6671+(1-a[15900+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($ig$(b,f)){g=b[28717+f];h=$g$(a,b[2591+e],b[2591+g]);if($g$(a,d,b[2591+g])<=h)return 0;}}return 1;}
function $ig$(a,b){let c;c=a[28717+b];if(c<0||a[2591+c]<0)return 0;return a[28656+(31+b*3+2)]==0;}
function $ih$(a,b){let c;if(a<0)return 0;c=$mod(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2;}
function $ii$(a,b,c){let d,e,f,g,h;d=b[28717+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($ij$(a,b,c,g)){h=$ih$(b[2751+d],g);if(h>f){e=g;f=h;}}}return e;}
function $ij$(a,b,c,d){let e;for(e=0;e<6;e++){if($ie$(a,b,c,d,e)>=0)return 1;}return 0;}
function $ik$(a,b,c,d,e){let f,g,h;f=b[28717+c];for(g=0;g<6;g++){if(a[29420+6*b[2591+f]+g]==d){h=$ih$(b[2751+f],g);return h==e&&$il$(a,b,c,g);}}return 0;}
function $il$(a,b,c,d){let e,f;e=b[28717+c];if(!(a[39020+6*b[2591+e]+d]>0))return 0;f=a[29420+6*b[2591+e]+d];return b[5071+f]<0&&$if$(a,b,c,f);}
function $im$(a,b,c){let d,e,f;d=b[28717+c];e=(-1);for(f=0;f<6;f++){if($il$(a,b,c,f))e=Math.max(e,$ih$(b[2751+d],f));}return e;}
function $in$(a,b){let c,d,e,f;c=$part(b,28092,28656);d=$part(b,28656,28717);if(d[0]==19){d[0]=0;e=a[15900+b[28717]]==a[60+b[2059]];if(e&&b[28733]>=0)$ix$(c,d,b[28733]);return;}f=$iu$(a,b);if(f>=0){if(d[1]!=f){d[1]=f;return;}$ia$(a,b,f);$gB$(b,c[19+$bw$(c,d,f,0)-(-3)]);}else if(d[0]==0){d[0]=1;d[1]=0;$hA$(a,b,205);}else{$it$(a,b);$hA$(a,b,207);if(b[1]==207&&a[57])$io$(a,b);}}
function $io$(a,b){let c,d,e,f;for(c=0,f=b[28731];c<f;c++){if(b[28738+c*61+2]==0){for(d=0;d<4;d++){e=b[31178+c*18+4+d];if(e>=0&&b[2591+e]>=0)$ip$(a,b,e);}}}}
function $ip$(a,b,c){let d,e,f,g,h,i;for(d=0,i=b[28731];d<i;d++){e=28738+d*61;if(b[e+2]==0||!(b[31178+d*18+4+4-1]<0))continue;f=$part(b,e,e+61);for(g=0;g<4;g++){h=b[31178+d*18+g];if(h>=0&&f[31+g*3]<=1&&f[31+g*3+2]==0&&$cQ$(a,b,h,c)){$is$(a,b,d,c);$iq$(a,b,c);return;}}}}
function $iq$(a,b,c){b[32218+c]=1;$ir$(a,b,c);}
function $ir$(a,b,c){let d;d=a[16060+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$db$(a,b,c))b[2143+d]=1;}
function $is$(a,b,c,d){let e,f,g,h;$cY$(b,c,d,1);e=31178+c*18;f=0;for(g=0;g<4;g++){if(b[e+4+g]==d){b[e+8+4+g]=b[2591+d];f=1<<g;}}for(g=0;g<4;g++){h=b[e+g];if(h>=0&&a[16380+d]==8)b[32538+h]=0;else if(h>=0)b[32538+h]|=$cM$(a,b,h)&f;}}
function $it$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28656);d=$part(b,28656,28717);d[1]=4;for(e=0;e<4;e++){if(b[28717+e]>=0)b[32058+b[28717+e]]=1;}if($bZ$(c,d,0)==0){d[0]=10;return;}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[28721+e];if(f>=0&&(g=4+e,d[31+g*3]<=1))$iq$(a,b,f);}h=b[28717];b[33212+a[15900+h]*24+18]++;}
function $iu$(a,b){let c,d;c=$part(b,28092,28656);d=$part(b,28656,28717);if(d[0]==0)return $iw$(c,d,d[1]);return $iv$(c,d,d[1]);}
function $iv$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[148+d*20+5];if(b[31+d*3]<=1&&b[31+d*3+2]==0&&f&&a[148+d*20+15]==0)return d;}return (-1);}
function $iw$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[31+d*3+2]==0&&e&&a[148+d*20+8])return d;}return (-1);}
function $ix$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[148+d*20+14])b[31+d*3+2]=1;}}else if(c!=0)b[26]=c-20;}
function $iy$(a,b){let c,d,e,f,g,h,i;$gz$(b);for(c=0;c<6;c++){for(d=0;d<2;d++){e=d==0?b[2059]:b[2060];if(e>=0){f=a[124+e];g=a[156+e];for(h=f,i=g;h<i;h++){if(b[32378+h]!=0&&b[31898+h]==0&&$iC$(a,b,h,c))$gy$(b,10000*c+1+h);}}}}if(b[4]==0||$iz$(a,b))$gy$(b,0);$hI$(b,41,b[9871]);}
function $iz$(a,b){let c,d,e,f;if(b[28731]==0&&$iB$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[124+d],f=a[156+d];e<f;e++){if(b[32378+e]!=0&&b[31898+e]==0&&$iA$(a,b,e))return 0;}}return 1;}
function $iA$(a,b,c){let d,e,f,g;if(b[32378+c]==4){for(d=0;d<3;d++){if($iC$(a,b,c,d))return 1;}return 0;}if(b[32378+c]!=3)return 0;e=$di$(a,b,c,0);f=$di$(a,b,c,1);g=e>=0&&b[31898+e]==0;return g||f>=0&&b[31898+f]==0;}
function $iB$(a,b){let c,d;if(b[2063]==0||b[13276])return 0;for(c=a[124+b[2059]],d=a[156+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0;}return 1;}
function $iC$(a,b,c,d){let e,f,g,h,i,j,k;e=$mod(d,3);f=d>=3;g=$di$(a,b,c,0);h=$di$(a,b,c,1);if(b[13277+c]&&!f)return 0;if(f&&!$iI$(a,b,c,g,h,e))return 0;if(e==2)return g>=0&&h>=0&&$iH$(a,b,c,g,h);i=e==0?[g,h]:[h,g];j=i[0];k=i[1];if(j<0)return 0;return $iE$(a,b,c,j,k)||$iD$(a,b,c,j,g,h);}
function $iD$(a,b,c,d,e,f){let g;if(b[32378+c]!=4||b[31898+d]==0)return 0;if(e>=0&&$iE$(a,b,c,e,f))return 0;if(f>=0&&$iE$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$iH$(a,b,c,e,f))return 0;return (g=b[31898+d]-1,b[31178+g*18+4-1]<0);}
function $iE$(a,b,c,d,e){let f;if(b[31898+d]){f=b[31898+d]-1;if(!(b[31178+f*18+4-1]<0)||!$iG$(a,b,f,c))return 0;}else if(b[28731]>=40)return 0;return e<0||b[31898+e]>0||$iF$(a,b,c,e);}
function $iF$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29420+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&g!=c&&a[15900+g]==a[15900+c]&&b[32378+g]!=0&&b[31898+g]==0&&$cQ$(a,b,g,d))return 1;}return 0;}
function $iG$(a,b,c,d){let e,f;e=31178+c*18+4;for(f=0;f<4;f++){if(b[e+f]>=0&&!$cQ$(a,b,d,b[e+f]))return 0;}return 1;}
function $iH$(a,b,c,d,e){let f;if(b[31898+d]==0&&b[31898+e]==0)return b[28731]<40;if(b[31898+d]!=b[31898+e])return 0;f=b[31898+d]-1;return b[31178+f*18+4-1]<0&&$iG$(a,b,f,c);}
function $iI$(a,b,c,d,e,f){if(b[13277+c])return 1;if(f!=1&&d>=0&&!$iJ$(a,b,c,d))return 0;return f==0||e<0||$iJ$(a,b,c,e);}
function $iJ$(a,b,c,d){if(b[4351+c]!=1||b[3551+c])return 0;return (a[16380+c]==0||a[16380+c]==1)&&!$eM$(a,b,c,d);}
function $iK$(a,b){let c;while(b[28734]<a[23]&&!$iN$(a,b,b[28734]))b[28734]++;if(b[28734]==a[23]){$iM$(a,b,b[2059]);if(b[2060]>=0)$iM$(a,b,b[2060]);b[1]=203;return;}$gz$(b);for(c=0;c<6;c++){if($iL$(a,b,b[28734],c))$gy$(b,1+c);}$gx$(b,40,b[9871]);}
function $iL$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$mod(d+5,6))&&b[3551+c]&1<<e){f=$cS$(a,b,c,e);if(f>=0&&b[32218+f]==0)return 1;}}return 0;}
function $iM$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++)b[32378+d]=$da$(a,b,d);}
function $iN$(a,b,c){let d;if(!$dh$(a,b,c))return 0;if(b[2591+c]<0||b[3551+c]==0||$Q$(a,c))return 0;if(b[32058+c]||$dg$(a,b,c))return 0;if(!$eh$(a,b,c,b[2591+c]))return 0;for(d=0;d<6;d++){if($iL$(a,b,c,d))return 1;}return 0;}
function $iO$(a,b){let c,d;$iS$(a,b);if(b[28730]==2){b[28734]=0;b[1]=202;return;}for(c=0,d=a[23];c<d;c++){if($iR$(a,b,c))$iQ$(b,c,b[3711+c]-1);if($iP$(b,c))b[3711+c]=0;}$cG$(a,b);}
function $iP$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9872]==2)return b==a[9873];if(a[28730]==1)return c==3;return c==1||c==2;}
function $iQ$(a,b,c){let d;if(a[31898+b])return;if(a[31898+c]==0){$dk$(a);$cY$(a,a[28731]-1,c,1);}d=a[31898+c]-1;if(a[31178+d*18+4-1]<0){$cY$(a,d,b,0);a[32378+b]=2;a[32698+b]=a[3871+b]==2?1:0;}}
function $iR$(a,b,c){if(!$iP$(b,c)||b[2591+c]<0||$Q$(a,c))return 0;if(b[2911+c]>1)return 0;return $cQ$(a,b,c,b[3711+c]-1);}
function $iS$(a,b){let c,d;b[28731]=0;b[28732]=0;b[28729]=0;for(c=0,d=a[23];c<d;c++){b[31898+c]=0;b[32378+c]=0;b[32538+c]=0;b[32698+c]=0;}}
function $iT$(a,b){let c,d;b[28733]=(-1);for(c=0,d=a[23];c<d;c++){b[32058+c]=0;b[32218+c]=0;}b[28730]=0;if(b[9872]==1||b[9872]==2)b[28730]=1;else if(b[9872]==3)b[28730]=2;b[1]=201;}
function $iU$(a,b){let c,d,e,f,g;c=b[27698];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return;}$gz$(b);$gy$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){f=b[27742+e]==0&&b[3551+e]==0;if(f&&a[17180+e]!=0&&$iV$(a,b,e,b[4891+c]))$gy$(b,1+e);}$gx$(b,27,d);}
function $iV$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$eF$(a,d,b[2591+c]);return e>=0&&$eT$(a,b,d,e,a[15900+c])==c;}
function $iW$(a,b){let c,d,e,f,g,h;c=b[27698];if(b[4831+c]!=b[2059]){b[1]=8;return;}if(b[27701]==0){b[1]=400;return;}b[27701]--;d=b[4891+c];e=b[27702+b[27701]];f=1-b[5];if($dx$(a,b,b[5],e)){b[1]=152;return;}b[4891+c]=e;for(g=a[30+f],h=a[32+f];g<h;g++)b[27742+g]=$iV$(a,b,g,d)?1:0;b[1]=151;}
function $iX$(a,b){let c,d,e,f,g,h,i;c=b[27698];d=b[5];e=b[4891+c];$gz$(b);$gy$(b,0);$dy$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13502+f]&&f!=e)$gy$(b,1+f);}$dy$(a,b,d,e,10,1);for(h=a[35-d],i=a[37-d];h<i;h++){if(b[2271+h]>=0&&$iY$(a,b,d,b[2271+h])<=10)$gy$(b,10001+h);}$gx$(b,39,d);}
function $iY$(a,b,c,d){let e;if(!$dx$(a,b,c,d))return $dt$(b,d);e=$dv$(a,b,d);if(e<0)return 1073741824;return $dt$(b,e)+$dw$(a,b,e,d);}
function $iZ$(a,b){let c;$lR$(b,$aG$(a,b,(c=b[5],$aG$(a,b,c)>0?c:2)));}
function $ja$(a,b){let c,d,e,f;c=b[27696];if(c<0){b[1]=b[27697];return;}$gz$(b);$gy$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[60+c];$dy$(a,b,d,b[2271+c],$jb$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13502+e]&&e!=b[2271+c])$gy$(b,1+e);}}$gx$(b,37,b[5]);}
function $jb$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[60+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return d?3:4;return d?6:9;}
function $jc$(a,b){let c,d,e,f;b[1]=8;for(c=a[124+b[2059]],f=a[156+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9872]=d;b[9871]=e;b[9874]=8;b[1]=200;}}}
function $jd$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[3871+d]==3){b[9872]=1;b[9871]=c;b[9874]=146;b[1]=200;}}}
function $je$(a,b){let c,d;c=b[13437];d=b[13500];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$jf$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3;}}
function $jf$(a,b,c,d,e){let f;f=$eF$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$mod(d+5,6)))return 0;return a[39020+6*c+f]>0;}
function $jg$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[13437]];e=1600;for(f=a[30+c],g=a[32+c];f<g;f++){if(b[26896+f]>0&&b[2591+f]>=0)e=Math.min(e,$g$(a,d,b[2591+f]));}$gz$(b);for(h=0;h<2;h++){for(f=a[30+c],i=a[32+c];f<i;f++){if(b[26896+f]>0&&b[2591+f]>=0&&b[27376+f]==h&&$g$(a,d,b[2591+f])==e)$gy$(b,1+f);}if(b[4]>0)break;}$gJ$(b,36,1-c,142);}
function $jh$(a,b){let c,d,e;c=1-b[5];$gz$(b);for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27216+d]&&b[2591+d]>=0)$gy$(b,1+d);}$gJ$(b,35,c,145);}
function $ji$(a,b){if($dL$(a,b)>=0)$lR$(b,10);else b[1]=142;}
function $jj$(a,b){let c,d,e,f,g,h;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[30+c],h=a[32+c];e<h;e++){f=a[16380+e]==0||a[16380+e]==1||a[16380+e]==3;g=b[2591+e]>=0&&b[3551+e]==0;b[27056+e]=0;if(f&&g&&!d&&$jk$(a,b,e))b[27056+e]=1;}b[1]=141;}
function $jk$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[30+e],h=a[32+e];f<h;f++){if(b[26896+f]>0&&b[2591+f]>=0){g=$g$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$dG$(a,b,c,2,141);b[13441]=6;$jm$(a,b);d=1;}if($jl$(a,b,c,b[2591+f]))return 1;}}return 0;}
function $jl$(a,b,c,d){let e,f,g,h,i,j,k,l;e=a[17500+c]&&b[3231+c]==0;f=e?48620:58220;for(g=0;g<6;g++){h=a[29420+6*d+g];i=$mod(g+3,6);if(h<0||b[13502+h]==0||!(a[39020+6*h+i]>0))continue;j=a[f+6*h+i];for(k=0;k<2;k++){l=$eU$(a,b,h,$mod(i+k,6));if($div(l,4096)+j<=6)return 1;}}return 0;}
function $jm$(a,b){let c,d,e,f,g;c=b[13437];$dB$(b);d=$dA$(b,b[2591+c]);$dz$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22384+e];e=$mod(e+1,1986);f--;b[24370+g]=0;f=$jn$(a,b,g,e,f);}}
function $jn$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r;f=$div(c,6);g=$mod(c,6);if(b[15433+f]==0)$jq$(a,b,f);h=b[18412+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$mod(g+j,6);l=$eJ$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20398+m],i))continue;b[20398+m]=h+l;for(n=0;n<2;n++){o=$mod(k-n+6,6);p=b[16426+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29420+6*b[15102+f]+o];if(q==b[15102])continue;r=$dA$(b,q);if($jo$(a,b,r,h+l+p))e+=$dz$(b,r,k,h+l+p,d+e);}}}return e;}
function $jo$(a,b,c,d){if(d<b[13441]*4096)return 1;return $jp$(a,b,b[13437])||!$eN$(a,b,c);}
function $jp$(a,b,c){let d;d=b[2911+c]==0&&b[13438]==0;return d&&(a[16380+c]==0||a[16380+c]==1);}
function $jq$(a,b,c){let d,e;d=b[15102+c];for(e=0;e<6;e++)b[16426+6*c+e]=$eB$(a,b,d,e);b[16095+c]=(-1);if($jr$(a,b,d))b[16095+c]=$bN$(a,b,b[13437],d)*64;b[15433+c]=2;}
function $jr$(a,b,c){let d,e,f;d=b[13437];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15900+d],b[6671+(1-f)*1600+c]>0))return 0;return $eh$(a,b,d,c);}
function $js$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$lR$(a,10);else a[1]=140;}
function $jt$(a,b){let c,d;c=b[13437];d=b[2591+c];b[1]=137;if(d<0||d==b[13450])return;b[26896+c]=1;if(b[13451])b[2559+b[2059]]=1;}
function $ju$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[124+c];f=a[156+c];$gz$(b);if(!$jz$(a,b,e,f))$gy$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$jv$(a,b,h,g))$gy$(b,10000*g+1+h);}}$gx$(b,34,d);}
function $jv$(a,b,c,d){if(d==0)return a[16380+c]!=8&&b[26736+c]==0;if(b[27536+c]||d==1||$df$(b,c))return 0;return d==2?$jx$(a,b,c):$jw$(a,b,c);}
function $jw$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$Y$(a,b,c),d<e-1))return 0;return $db$(a,b,c)&&!$gL$(a,b,c);}
function $jx$(a,b,c){let d;if(b[3071+c]==0||a[18220+b[2591+c]]!=0)return 0;d=b[3551+c]>0||$jy$(a,b,c);if(d&&a[51]==0)return 0;return !$gL$(a,b,c);}
function $jy$(a,b,c){return b[3711+c]>0&&$cQ$(a,b,c,b[3711+c]-1);}
function $jz$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16380+e]!=8&&b[26736+e]==0&&!$jA$(a,b,e,b[2591+e]))return 1;}return 0;}
function $jA$(a,b,c,d){let e,f,g;e=a[15900+c];for(f=a[31-e],g=a[33-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16060+f]]&&$g$(a,d,b[2591+f])<=2)return 0;}return 1;}
function $jB$(a,b){if($dR$(a,b)>=0)$lR$(b,10);else b[1]=137;}
function $jC$(a){let b,c;b=0;c=a[5];a[9872]=b;a[9871]=c;a[9874]=8;a[1]=200;}
function $jD$(a,b){let c,d,e,f;c=b[26734];d=b[26733];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($g$(a,b[2591+c],b[2591+d])==1&&$jf$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15900+c];b[9872]=e;b[9871]=f;b[9873]=c;b[9874]=110;b[1]=200;}}
function $jE$(a,b){let c,d,e,f;c=b[26734];d=b[2591+c];$gz$(b);for(e=0,f=a[26];e<f;e++){if($g$(a,d,e)==1&&$jF$(a,b,c,e))$gy$(b,1+e);}$gJ$(b,33,a[15900+c],110);}
function $jF$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29420+6*e+f]==d&&(g=b[2751+c],g<0||f==g||f==$mod(g+5,6)))return a[39020+6*e+f]>0&&b[5071+d]<0;}return 0;}
function $jG$(a,b){let c,d,e;c=b[26734];d=b[26733];e=b[32858];b[32858]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0&&b[13447]==0){$bP$(a,b,d,2,$jH$(b,c,e));return;}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13500]=d;$dG$(a,b,c,3,134);}}
function $jH$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $jI$(a,b){let c,d,e,f,g,h;c=b[26733];d=b[26734];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return;}e=a[15900+d];$gz$(b);$gy$(b,0);for(f=a[30+e],h=a[32+e];f<h;f++){g=a[17180+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26395+f]==0&&b[3551+f]==0&&$dX$(a,b,f)!=0)$gy$(b,1+f);}$gx$(b,32,e);}
function $jJ$(a,b){let c,d,e,f,g;c=b[26734];e=(d=b[2751+c],$V$(a,b[2591+c],d,b[2591+b[26733]]));$gz$(b);for(f=0;f<2;f++){if((g=$ed$(b,c,f),$V$(a,b[2591+c],g,b[2591+b[26733]]))<e)$gy$(b,1+f);}$gx$(b,31,a[15900+c]);}
function $jK$(a,b){let c,d,e,f;c=b[26733];d=1-a[15900+c];$gz$(b);for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$jL$(a,b,c,e))$gy$(b,1+e);}$gx$(b,30,a[15900+c]);}
function $jL$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$g$(a,b[2591+c],e);if(f<2||f>3||b[6671+a[15900+c]*1600+e]>0)return 0;if($dU$(a,b,c,d)==0)return 0;g=$dZ$(a,b,c,d);h=b[11644+g-1];i=$g$(a,h,e)==1;$d$(b,g);return i;}
function $jM$(a,b){let c;c=b[13437];if(b[2591+c]>=0&&b[3711+c]>0&&b[13447]==0)$bP$(a,b,c,2,112);else if(b[13440])$eW$(a,b);else b[1]=112;}
function $jN$(a,b){let c;c=b[26729];if(b[2591+c]>=0&&b[2591+c]!=b[26731])$bS$(a,b,c,b[26732]);else b[1]=b[26732];}
function $jO$(a,b){let c,d,e,f,g;c=b[26728];d=b[26729];if(c==b[26727]){b[1]=126;return;}b[26728]=c+1;e=b[26718+c];if(b[2591+e]<0||b[2591+d]<0)return;if(b[26730]==0){b[3391+e]=1;b[13276]=1;}b[26358]=1;f=b[26730];g=b[26721+c];b[9878]=f;b[9879]=g;b[9881]=b[26724+c];$dp$(b,e,d,b[2591+d],125);b[9880]=c;}
function $jP$(a,b){let c,d,e;c=a[15900+b[26718]];if(b[26727]==3){b[1]=125;return;}$gz$(b);$gy$(b,0);for(d=a[30+c],e=a[32+c];d<e;d++){if(a[16380+d]==6&&b[2591+d]>=0&&$jQ$(a,b,d))$gy$(b,1+d);}$gx$(b,29,c);}
function $jQ$(a,b,c){if($em$(b,c)||!$jT$(a,b,c))return 0;if(b[26730]==1)return $jS$(a,b,c);return $jR$(a,b,c,b[26729]);}
function $jR$(a,b,c,d){if(!$dh$(a,b,c))return 0;if(b[4191+c]||b[3391+c]||$dI$(a,b,c)<(a[17340+c]?0:(a[17180+c]==2?2:1)))return 0;return $db$(a,b,c)&&$dU$(a,b,c,d)!=0;}
function $jS$(a,b,c){let d,e;if(a[17180+c]==0||b[2591+c]<0||b[26395+c])return 0;d=b[26357];if(b[3551+c]||!$iV$(a,b,c,b[2591+d]))return 0;if(b[26356]==2&&b[3711+d]==1+c)return 0;if(b[26356]!=3)return 1;e=b[6671+a[15900+d]*1600+b[2591+c]];return e==($iV$(a,b,d,b[2591+c])?1:0);}
function $jT$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26727];e<f;e++){if(b[26718+e]==c)return 0;if($g$(a,b[2591+c],b[2591+b[26718+e]])==1)d=1;}return d;}
function $jU$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0){$en$(a,b);return;}d=1-a[15900+c];$gz$(b);$gy$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){if(a[17180+e]==1&&b[26395+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$iV$(a,b,e,b[2591+c]))$gy$(b,1+e);}}$gx$(b,28,d);}
function $jV$(a,b){let c,d,e,f;c=b[26357];if(b[2591+c]<0){$en$(a,b);return;}d=1-a[15900+c];$gz$(b);$gy$(b,0);if(b[6671+d*1600+b[2591+c]]>0){for(e=a[30+d],f=a[32+d];e<f;e++){if($jS$(a,b,e))$gy$(b,1+e);}}$gx$(b,27,d);}
function $jW$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0){$en$(a,b);return;}d=1-a[15900+c];$gz$(b);$gy$(b,0);for(e of $K5){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$jX$(a,b,f))$gy$(b,10000*e+1+f);}}$gx$(b,26,d);}
function $jX$(a,b,c){if(b[26555+c]||!$jY$(a,b,c))return 0;if(a[17340+b[26357]]&&a[17340+c]==0)return 0;return $eh$(a,b,c,b[2591+c]);}
function $jY$(a,b,c){let d,e;if(a[16380+c]==8||b[3551+c]||b[26395+c])return 0;if(b[26356]==3&&b[31898+c]>b[28732])return 0;return $bR$(a,b,c)&&!(d=a[15900+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0);}
function $jZ$(a,b){let c;c=b[26715];$gz$(b);$gy$(b,0);if(b[2591+c]>=0&&$eh$(a,b,c,b[2591+c])){$gy$(b,1);$gy$(b,2);}$gx$(b,25,a[15900+c]);}
function $ka$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0||a[17340+c]){$eu$(b);return;}d=1-a[15900+c];$gz$(b);$gy$(b,0);for(e=0;e<6;e++){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$kb$(a,b,f,e))$gy$(b,10000*e+1+f);}}$gx$(b,24,d);}
function $kb$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$jY$(a,b,c)||!(a[39020+6*e+d]>0))return 0;f=a[29420+6*e+d];g=b[26357];if(b[5071+f]>=0||$g$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15900+c],b[6671+(1-h)*1600+f]>0);return i&&$W$(a,b,e,b[2591+g]);}
function $kc$(a,b){let c,d;c=b[26360];d=b[2591+c]>=0?$kg$(a,b,c):(-1);if(d<0){b[1]=b[26362];return;}b[27696]=d;if(a[17340+c]){b[1]=116;return;}$gz$(b);$gy$(b,0);$kd$(a,b,d,c);$gx$(b,23,a[60+d]);}
function $kd$(a,b,c,d){let e,f;e=a[60+c];f=b[2271+c];if(b[6671+(1-e)*1600+f]>0||!$W$(a,b,f,b[2591+d]))return;$ke$(a,b,e,f,b[2591+d]);}
function $ke$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($g$(a,d,f)==1&&$g$(a,f,e)>2&&$kf$(a,b,c,d,f))$gy$(b,1+f);}}
function $kf$(a,b,c,d,e){let f,g;f=b[5071+e];if(b[6671+(1-c)*1600+e]>0||f>=0&&a[15900+f]!=c)return 0;for(g=0;g<6;g++){if(a[29420+6*d+g]==e)return a[39020+6*d+g]>0;}return 0;}
function $kg$(a,b,c){let d,e,f,g,h;d=1-a[15900+c];for(e=a[34+d],h=a[36+d];e<h;e++){f=b[2271+e];if(b[26363+e]==0&&f>=0&&b[2527+e]==0){g=$g$(a,f,b[2591+c])<=b[26361];if(g&&$kh$(a,b,d,f))return e;}}return (-1);}
function $kh$(a,b,c,d){let e;e=b[5071+d];return e<0||a[15900+e]!=c;}
function $ki$(a){$lR$(a,10);}
function $kj$(a,b){let c,d;c=b[13437];if($ks$(b))$eW$(a,b);else if(b[13454]==0&&b[13449]>=0)$kr$(a,b);else if(b[13454]==0)b[1]=112;else if(b[13456]==b[13455])$kq$(a,b);else{d=b[13457+b[13456]];if(b[2751+c]!=$mod(d,6))$kn$(a,b,$mod(d,6),$kp$(a,b,$mod(d,6)));else if($km$(a,b)){b[13448]=1;$kl$(a,b,c,113);}else $kk$(a,b,$div(d,6));}}
function $kk$(a,b,c){let d,e,f,g;d=b[13437];e=b[2591+d];f=b[5071+c];g=$eB$(a,b,e,$eF$(a,e,c));if(g==(-1))b[13454]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$cv$(a,b,f,1);$ey$(a,b,c,g);}}
function $kl$(a,b,c,d){$bT$(a,b,c,0,d);b[1]=123;}
function $km$(a,b){let c,d;if(b[13448]||b[13438]>=2)return 0;return (c=a[15900+b[13437]],d=b[2591+b[13437]],b[6671+(1-c)*1600+d]>0);}
function $kn$(a,b,c,d){let e,f,g,h;e=b[13437];if(d==(-1)){b[13454]=0;return;}b[13442]+=$div(d,4096);b[13444]+=$eQ$(b[2751+e],c);$bc$(a,b,e,c);if((f=a[15900+e],g=b[2591+e],b[6671+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2);}h=$div(d&4095,64);if(h>0)$ko$(a,b,h);}
function $ko$(a,b,c){let d,e;d=b[13437];e=b[2911+d];$cv$(a,b,d,c);if(b[2911+d]!=e)b[13454]=0;}
function $kp$(a,b,c){let d,e;d=b[13437];e=b[2591+d];if(!$jr$(a,b,e))return (-1);if(b[13438]==1&&b[13443]==0)return $bN$(a,b,d,e)*64;return $eP$(a,b,e,b[2751+d],c);}
function $kq$(a,b){let c,d,e;c=b[13437];d=b[2591+c];e=b[2751+c];b[13454]=0;b[13498]=1;if(e!=b[13497])$kn$(a,b,b[13497],$eO$(a,b,d,e,b[13497]));b[1]=112;}
function $kr$(a,b){$ez$(a,b,b[13452]);$bc$(a,b,b[13437],b[13453]);$eW$(a,b);}
function $ks$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0&&a[13447]==0;}
function $kt$(a,b){let c,d;c=b[13437];d=b[13498]&&b[13438]!=0;if($ks$(b)||d){$eW$(a,b);return;}$dH$(a,b);$jm$(a,b);$gz$(b);if($kE$(a,b))$gy$(b,0);if(b[13438]==2||b[13438]==3)$kC$(a,b);else{if(b[13438]!=0||!$jy$(a,b,c))$kA$(a,b);if(b[13438]==0)$ky$(a,b);}if(b[13498]&&!$kx$(b,b[2591+c]))$gz$(b);else if(b[2063]&&$kv$(a,b)&&$kx$(b,b[2591+c]))$ku$(b,b[2591+c]);if(b[4]>0)$gx$(b,22,a[15900+c]);else $eW$(a,b);}
function $ku$(a,b){let c,d,e,f,g;c=0;for(d=0,f=a[4];d<f;d++){if((e=a[9+d],e>10000||e>0&&$div(e-1,6)!=b)){a[9+c]=a[9+d];c++;}}for(d=c,g=a[4];d<g;d++)a[9+d]=0;a[4]=c;}
function $kv$(a,b){let c,d;if(!$iB$(a,b))return 0;for(c=a[124+b[2059]],d=a[156+b[2059]];c<d;c++){if(b[2591+c]>=0&&$kw$(a,b,c))return 0;}return 1;}
function $kw$(a,b,c){let d,e,f,g;if($Q$(a,c)||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($df$(b,c)||!$db$(a,b,c)))return 0;d=b[2591+c];for(e=0;e<6;e++){if((f=b[2751+c],f<0||e==f||e==$mod(f+5,6))&&a[39020+6*d+e]){g=b[5071+a[29420+6*d+e]];if(g>=0&&a[15900+g]!=a[15900+c])return 1;}}return 0;}
function $kx$(a,b){let c,d,e;for(c=0,e=a[4];c<e;c++){if((d=a[9+c],d>10000||d>0&&$div(d-1,6)!=b))return 1;}return 0;}
function $ky$(a,b){let c,d,e,f,g;c=b[13437];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($kz$(a,b,c,d,b[13440]==0)){e=1-a[15900+c];for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]>=0&&$dU$(a,b,c,f)!=0)$gy$(b,10001+f);}}}
function $kz$(a,b,c,d,e){if(a[17180+c]==0||a[16380+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17340+c]?0:(a[17180+c]==2?2:1)))return 0;return e||a[17180+c]==1;}
function $kA$(a,b){let c,d,e,f;c=b[13437];for(d=0,f=a[26];d<f;d++){if(b[13502+d]==0||b[5071+d]>=0&&b[5071+d]!=c)continue;if(b[13438]==1&&!$jA$(a,b,c,d))continue;for(e=0;e<6;e++){if($kB$(a,b,d,e))$gy$(b,1+6*d+e);}}}
function $kB$(a,b,c,d){let e,f;e=b[13437];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$eU$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return !$jp$(a,b,e)||$eK$(a,b,c,d)>=0;}
function $kC$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[13437];d=99;e=1073741824;if(b[13443]==0)d=$kD$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13502+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){h=$kD$(a,b,f,g);if(h<=d&&$kB$(a,b,f,g)){j=(i=$eU$(a,b,f,g),$div(i,4096));if(h<d){d=h;e=j;}else if(e<1073741824)e=Math.min(e,j);}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13502+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){if($kD$(a,b,f,g)==d&&$kB$(a,b,f,g)&&(l=$eU$(a,b,f,g),$div(l,4096))==e)$gy$(b,1+6*f+g);}}}}
function $kD$(a,b,c,d){let e;e=$g$(a,c,b[2591+b[13500]]);if(e==1&&$jf$(a,b,c,d,b[13500]))return 0;return e;}
function $kE$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $jA$(a,b,b[13437],b[2591+b[13437]]);}
function $kF$(a,b){let c,d,e,f,g,h,i;c=b[13437];$gz$(b);d=$kH$(a,b,a[16060+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11644+f]==e&&$kG$(a,b,c,e)){for(g=0;g<6;g++)$gy$(b,1+6*e+g);}}}$gx$(b,21,a[15900+c]);}
function $kG$(a,b,c,d){let e;e=$dI$(a,b,c)-$eZ$(a,b,c,d);if(e==0)return !$eA$(a,b,a[15900+c],d);return e>0;}
function $kH$(a,b,c){let d,e,f,g,h,i,j;d=0;e=(-1);f=c*160;for(g=0,j=a[476+c];g<j;g++){h=a[508+f+g];i=a[5628+f+g];if(b[5071+h]>=0||e>=0&&i>e)continue;e=i;b[11644+d]=h;d++;}return d;}
function $kI$(a,b){let c,d,e,f,g;c=b[5];d=$kU$(a,b);$gz$(b);$gy$(b,0);for(e=0;e<5;e++){for(f=a[30+c],g=a[32+c];f<g;f++){if(f==d&&e>=2)continue;if($kT$(a,b,f)&&$kK$(a,b,f,e))$gy$(b,10000*e+1+f);}}if(b[4]>1&&$kv$(a,b)&&b[10]<20000)$kJ$(b);$gx$(b,20,c);}
function $kJ$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0;}
function $kK$(a,b,c,d){if(b[2591+c]<0)return d==0&&$n$(a,b,c)&&$kS$(a,b,c);if(a[16380+c]==8)return d==2&&$jx$(a,b,c);if(d==0)return $kN$(a,b,c);if(d==1)return $kM$(a,b,c);if(d==2)return $jx$(a,b,c);if(d==3)return $jw$(a,b,c);return $kL$(a,b,c);}
function $kL$(a,b,c){if(a[17500+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16540+c]-1&&b[3231+c]==0)return 0;if($eA$(a,b,a[15900+c],b[2591+c]))return 0;return $db$(a,b,c);}
function $kM$(a,b,c){let d,e,f,g,h;if(a[16380+c]!=2||b[3391+c]||b[3551+c])return 0;if($jy$(a,b,c))return 0;if((d=a[15900+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0)||!$db$(a,b,c))return 0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$jL$(a,b,c,g))return 1;}return 0;}
function $kN$(a,b,c){let d,e,f,g;d=$db$(a,b,c);e=d?$dI$(a,b,c):$div($dI$(a,b,c),2);if($kz$(a,b,c,e,d)&&$kR$(a,b,c))return 1;if($jy$(a,b,c))return 0;if(b[3551+c]&&!$kQ$(a,b,c))return 0;f=b[2591+c];g=a[15900+c];if(b[6671+(1-g)*1600+f]>0)return d&&$kO$(a,b,c);return e>0||$eh$(a,b,c,f);}
function $kO$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15900+c];if(b[3551+c]==0&&$eS$(a,b,e,d)==1&&$eh$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39020+6*d+f]&&$kP$(a,b,e,a[29420+6*d+f]))return 1;}return 0;}
function $kP$(a,b,c,d){let e;e=b[5071+d];if(b[6671+(1-c)*1600+d]>0)return 0;return e<0||a[15900+e]==c&&a[16380+e]!=8;}
function $kQ$(a,b,c){let d,e;if(a[17340+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29420+6*b[2591+c]+d]];if(a[17340+e])return 0;}}return 1;}
function $kR$(a,b,c){let d,e,f;d=1-a[15900+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$dU$(a,b,c,e)!=0)return 1;}return 0;}
function $kS$(a,b,c){let d,e;for(d=0,e=$kH$(a,b,a[16060+c]);d<e;d++){if($kG$(a,b,c,b[11644+d]))return 1;}return 0;}
function $kT$(a,b,c){let d;if(b[4191+c]||b[3391+c]==2)return 0;return $dh$(a,b,c)&&(d=a[16060+c],b[2207+d]==0||b[2207+d]==1);}
function $kU$(a,b){let c,d,e;c=(-1);if($iB$(a,b)){for(d=a[124+b[2059]],e=a[156+b[2059]];d<e;d++){if($kV$(a,b,d)){if(c>=0)return (-1);c=d;}}}return c;}
function $kV$(a,b,c){if($kT$(a,b,c)&&($kK$(a,b,c,0)||$kK$(a,b,c,1)))return 1;return b[2591+c]>=0&&$kw$(a,b,c);}
function $kW$(a,b){let c,d;b[27698]=(-1);b[27700]=(-1);b[27699]=0;$gz$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$gy$(b,1+c);}if($gG$(a,b,b[2059]))$gy$(b,10001);$gJ$(b,39,b[5],8);}
function $kX$(a){$dP$(a,a[2059],8);}
function $kY$(a,b){let c;c=a[34+b[5]]-1;$dP$(b,$dE$(a,b,c),8);}
function $kZ$(a,b){let c,d;$lb$(a,b);b[13276]=0;b[13437]=(-1);for(c=0,d=a[23];c<d;c++){b[26736+c]=0;b[26896+c]=0;b[27216+c]=0;b[27376+c]=0;b[27536+c]=0;if(b[2591+c]>=0&&$la$(a,b,c))b[27536+c]=1;}b[26735]=a[124+b[2059]];b[1]=136;}
function $la$(a,b,c){let d,e,f;d=1-a[15900+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$g$(a,b[2591+c],b[2591+e])<=2)return 1;}return 0;}
function $lb$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26555+c]=0;b[13277+c]=0;}}
function $lc$(a,b){b[13276]=0;b[13437]=(-1);$lb$(a,b);b[1]=110;}
function $ld$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$aa$(a,b,c);d=b[2141]>=a[42];e=b[2142]>=a[43];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1));}else if(d||e){b[7]=1;b[8]=d?1:0;}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[42],i=b[2141]*a[43],h==i?(-1):(h>i?0:1));}else if(a[27]>0&&a[28]==0)b[7]=4;else{b[6]++;b[1]=0;}}
function $le$(a,b){if(b[2064]>=a[24])b[1]=15;else if($lf$(a,b,b[2064]))$lR$(b,10);else b[2064]++;}
function $lf$(a,b,c){let d,e;if(b[2207+c]==3||$gp$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]!=3)return 1;}return 0;}
function $lg$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return;}$gz$(b);if(b[2207+c]==2){for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0)$gy$(b,1+d);}}if(b[4]>0)$gx$(b,9,a[60+c]);else b[2064]++;}
function $lh$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13;}
function $li$(a,b){let c,d,e,f,g;c=b[2057];$gz$(b);$gy$(b,0);for(d=a[34+c],g=a[36+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($q$(a,b,d)&&(f||!e))$gy$(b,1+d);}if(b[4]>1)$gx$(b,5,c);else $fl$(b,$fm$(a,b,1-c)?1-c:c);}
function $lj$(a,b){let c;c=$part(b,2110,2124);b[2063]=0;if(c[0]==14&&!$lk$(a,b))$fA$(c);b[1]=4;}
function $lk$(a,b){if(!$q$(a,b,b[2059]))return 0;return b[2060]<0||$q$(a,b,b[2060]);}
function $ll$(a,b){let c,d,e,f;c=b[2064];$gz$(b);for(d=0,f=a[26];d<f;d++){if($lm$(a,b,c,d)){for(e=0;e<6;e++)$gy$(b,1+6*d+e);}}if(b[4]>0)$gx$(b,8,a[15900+c]);else{b[2064]++;b[1]=6;}}
function $lm$(a,b,c,d){let e,f,g,h;e=b[2271+a[16060+c]];if(b[5071+d]>=0||a[18220+d]==6)return 0;if($g$(a,e,d)>3)return 0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$g$(a,b[2591+g],d)<3)return 0;}return 1;}
function $ln$(a,b){if(b[2064]>=a[156+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$lR$(b,10);else b[2064]++;}
function $lo$(a,b){let c,d;c=b[2059];d=$m$(a,b,c);$gz$(b);if(d||b[2060]>=0)$gy$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($lr$(a,b,c))$gy$(b,2);if($l$(a,b,c))$gy$(b,3);if($lq$(a,b,c))$gy$(b,4);if($lp$(a,b,c))$gy$(b,5);}$gJ$(b,3,b[5],8);}
function $lp$(a,b,c){let d;d=a[60+c];if(!(b[2271+c]>=0))return 0;if(a[48]&&(b[2399+c]||b[2133+d]>=2))return 0;return $gH$(a,b,c)>0||$gG$(a,b,c);}
function $lq$(a,b,c){let d,e,f;d=a[60+c];if(!(a[38+a[60+c]]==c)||!$j$(a,b,d))return 0;for(e=a[34+d],f=a[36+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1;}return 0;}
function $lr$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0&&a[16380+d]!=8)return 1;}return 0;}
function $ls$(a,b){let c,d,e;c=$part(b,2110,2124);$fW$(a,b);d=c[0];if(d==5)$fB$(b);else if(d==8)$lw$(a,b);else if(d==14)$gw$(b,4,b[5]);else if(d==6)$lv$(a,b);else if(d==9)$lu$(a,b);else if(d==15)$fE$(a,b,0);else{e=$lt$($part(b,2067,2110),c);if(e==(-1))$fE$(a,b,0);else $lR$(b,e);}}
function $lt$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[19+b[1]*4+1];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($has($K6,c))return a[10];if(c==3)return a[19+(b[11]?a[13]:b[1])*4+2];if(c==10)return a[15];d=c==12?6:(c==14?16:(c==15?17:0));if(d>0)return a[d]==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1);}
function $lu$(a,b){let c,d,e;c=1-b[5];$gz$(b);$gy$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$r$(a,b,d))$gy$(b,1+d);}$gx$(b,7,c);}
function $lv$(a,b){let c,d,e,f;c=1-b[5];d=$i$(a,b,$fu$(a,b));$gz$(b);$gy$(b,0);for(e=a[34+c],f=a[36+c];e<f;e++){if($ga$(a,b,e,d,b[2112]>0))$gy$(b,1+e);}$gx$(b,6,c);}
function $lw$(a,b){if(b[2119]==1){$lx$(a,b);return;}b[2058]=0;$fl$(b,1-b[5]);}
function $lx$(a,b){let c,d,e;if(b[2367+b[2059]]>0||a[55]==0)$fC$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$gi$(b,c,d);$fw$(a,b,d);b[2063]=1;}
function $ly$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$fm$(a,b,c)){if($fm$(a,b,1-c))$fl$(b,1-c);else b[1]=11;return;}d=a[34+c];e=a[36+c];$gz$(b);$gy$(b,0);for(f=d,g=e;f<g;f++){if($q$(a,b,f))$gy$(b,1+f);}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($q$(a,b,f)&&$q$(a,b,h))$gy$(b,1+f+1000*(1+h));}}$gx$(b,2,c);}
function $lz$(a,b){let c,d,e;c=b[2065];$gz$(b);$gy$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if($b$(a,b,d))$gy$(b,1+d);}$gx$(b,1,c);}
function $lA$(a){$lR$(a,100);}
function $lB$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0;}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0;}b[2057]=(-1);b[2058]=0;b[1]=1;}
function $lC$(a,b){let c,d,e,f,g,h,i;c=31178+b[28732]*18;for(d=0;d<8;d++)b[28717+d]=b[c+d];b[28725]=(-1);b[28726]=(-1);for(e=0;e<2;e++)b[28727+e]=b[c+16+e];f=28738+b[28732]*61;for(g=0;g<61;g++)b[28656+g]=b[f+g];$he$(b);if((h=b[28656],h==3?1:a[52]>0&&7<=(i=h)&&i<=9))$lN$(a,b);$lD$(a,b);$hd$(b);b[28729]=1;}
function $lD$(a,b){let c,d,e,f,g,h;$hx$(a,b);b[28725]=(-1);b[28726]=(-1);for(c=0;c<8;c++){if(b[28717+c]>=0){b[28092+$div(c,4)]++;d=c>=4?0:4;$hw$(a,b,c);$lL$(a,b,c,d);$lI$(a,b,c);}}for(c=0;c<4;c++){if(b[28717+c]>=0)$lH$(a,b,c);}$lG$(a,b);e=b[28092]==1&&b[28093]==1;f=b[28727]>=0&&b[28728]>=0;$ho$(a,b,!(e&&f));$lE$(a,b);for(g=0;g<2;g++){h=b[28717+g*4];b[28094+g]=b[2463+a[16060+h]];}}
function $lE$(a,b){let c;c=b[28733]>=0?b[2059]:a[16060+b[28717]];$lF$(a,b,0,c);if(b[28728]>=0&&$ht$(a,b,1))$lF$(a,b,1,b[28728]);}
function $lF$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[28717+e];if(f>=0)b[28240+e*20+14]=a[16060+f]!=d?1:0;}h=b[28725+c];if(h>=0&&b[28727+c]>=0&&$ht$(a,b,c)){i=a[16060+h]!=d?1:0;b[28240+(8+c)*20+14]=i;}}
function $lG$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=$part(b,28656,28717);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[28721+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27820+i]);f=Math.max(f,a[85628+a[18220+i]]);for(j=0;j<4;j++){k=b[28717+j];if(k>=0&&c[31+j*3]<=1&&c[31+j*3+2]==0&&$cQ$(a,b,k,h)){l=b[2591+k];m=6*l+$eF$(a,l,i);e=Math.max(e,a[71020+m]);}}}b[28098]=(-(d+e));b[28103]=f;}
function $lH$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[28717+c];e=28240+c*20;f=b[32698+d];g=b[e+8];h=b[32378+d]==1&&!f&&!g;b[e+5]=h?1:0;b[e+15]=b[3871+d]==3?1:0;b[e+6]=f;b[e+7]=b[32538+d];i=a[16380+d];for(j=0;j<4;j++){k=b[28721+j];if(k>=0){l=a[16380+k];m=a[85538+l*9+i];n=28092+j*4+c;b[n+132]=m;b[n+116]=f?a[85619+l]:m;}}}
function $lI$(a,b,c){let d,e,f,g,h,i;d=b[28717+c];if(b[2591+d]<0||a[16380+d]==8)return;e=$lJ$(a,b,c);b[28240+c*20+11]=e==0?1:0;if(e==3)b[28240+c*20+19]=a[56]?2:1;if(e==2){h=b[5071+(f=b[2591+d],g=$ii$(a,b,c),a[29420+6*f+g])];i=8+(c<4?0:1);if(b[28717+i]<0){b[28717+i]=h;$hw$(a,b,i);}if(b[28717+i]==h)b[28240+c*20+16]=1;}}
function $lJ$(a,b,c){let d,e;if($im$(a,b,c)>=0)return 1;if($ii$(a,b,c)>=0)return 2;d=b[28717+c];for(e=0;e<6;e++){if(a[29420+6*b[2591+d]+e]<0&&$lK$(a,b,c,e))return 3;}return 0;}
function $lK$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[28717+c]];f=a[21420+e];g=a[23020+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($ig$(b,h)){i=b[2591+b[28717+h]];j=a[21420+i]-f;k=a[23020+i]-g;if((l=j-$K13[d][0],m=k-$K13[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0;}}return 1;}
function $lL$(a,b,c,d){let e,f,g,h;e=b[28717+c];if(b[3551+e]==0||b[2591+e]<0)return;b[28240+c*20+8]=2;for(f=d,h=d+4;f<h;f++){g=b[28717+f];if(g>=0&&$lM$(a,b,e,g))b[28240+c*20+8]=1;}}
function $lM$(a,b,c,d){let e;if(b[3551+c]==0||!$hD$(a,b,c,d))return 0;e=$eF$(a,b[2591+c],b[2591+d]);return (b[3551+c]&1<<e)>0;}
function $lN$(a,b){let c,d,e,f,g,h,i,j,k;c=$part(b,28656,28717);d=31178+b[28732]*18;for(e=0;e<2;e++){f=(-1);g=e*4;for(h=g,i=g+4;h<i;h++){if(f<0&&b[28717+h]>=0&&c[31+h*3]<=1&&c[31+h*3+2]==0)f=$cL$(a,b,b[28717+h]);}if(f>=0&&f!=b[28727+e]){j=f;b[28727+e]=j;b[d+16+e]=j;k=b[2207+f]==1;c[8+e]=k?2:1;}}}
function $lO$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0;}if(b[28730]==2||b[9872]!=0){if(b[9872]==0){for(c=0,e=a[23];c<e;c++)b[13277+c]=0;}b[1]=b[9874];return;}b[28730]=2;b[1]=201;}
function $lP$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[60+c];e=b[2271+c];f=a[30+d];g=a[32+d];if(b[2527+c]==1&&$lQ$(a,b,c)){f=a[124+c];g=a[156+c];}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$g$(a,e,b[2591+i]));}$gz$(b);k=$e$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$g$(a,e,l)==h&&b[10044+l]>0)$gy$(b,1+i);}$d$(b,k);if(b[4]>0)$gx$(b,38,d);else $ap$(a,b,c,1);}
function $lQ$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0)return 1;}return 0;}
function $lR$(a,b){a[0]=100000+b;}
function $lS$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $div(f,d)<3?0:$mod(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $mod(f,d);}
function $lT$(a,b,c){return $lU$(a,b,c,3);}
function $lU$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$nq$(b,b[3]);$x$(a,b,b[3]);$np$(a,b);b[38064]=0;b[38546]++;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$lW$(a,b,b[9+i],d);if(a[100501]>0)j+=$lV$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i;}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i;}}return g;}
function $lV$(a,b,c){let d,e,f;d=b[2];e=a[100501];if(d!=22&&d!=41)return 0;f=(c+40009*b[13437]*(d==22))*64+a[100502];return $div(2*e*scrambled(f),65521)-e;}
function $lW$(a,b,c,d){let e;e=b[2];if(e==22)return $nk$(a,b,c,d);if(e<20)return $mZ$(a,b,c,d);if(e<40)return $mG$(a,b,c,d);if(e>=50||e==42)return $mq$(a,b,c);return $lX$(a,b,c,d);}
function $lX$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $mo$(a,b,c,d);if(e==40){g=b[28734];$x$(a,b,f);return $ma$(a,b,g,b[2591+g],c-1,d);}if(e==43||e==44)return $lZ$(a,b,c,e==43);if(e==45)return $lY$(a,b,c,f);if(e==46)return (h=c-1,Math.max(1,$Y$(a,b,h)-b[3071+h]));if(e==47){g=b[28737];$x$(a,b,f);return $ma$(a,b,g,b[2591+g],c-1,d);}if(e==49){$x$(a,b,f);g=b[9876];return $ma$(a,b,g,$mod(c,10000)-1,$div(c,10000),d);}return c;}
function $lY$(a,b,c,d){let e,f;$x$(a,b,d);e=c>=10000;return 2*(f=$mod(c,10000)-1,$div(b[33262+d*1600+f],1000))-e;}
function $lZ$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[28717+g];if(h<0)continue;if(d)f-=$O$(a,h,c-1,0,0);else f+=$O$(a,c-1,h,0,0);}return f;}
function $ma$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q;g=0;h=0;i=0;j=1-a[15900+c];for(k=0;k<6;k++){l=6*d+k;m=a[29420+l];n=m>=0?b[5071+m]:(-1);if(n<0||a[15900+n]!=j)continue;if((e<0||k==e||k==$mod(e+5,6))&&a[39020+l]>0)g++;else if(b[2911+n]==0&&(o=b[2751+n],p=$mod(k+3,6),o<0||p==o||p==$mod(o+5,6)))h++;}q=(-60)*h;if(g&&!$Q$(a,c)){for(k=0;k<6;k++){m=a[29420+6*d+k];n=m>=0?b[5071+m]:(-1);if(n>=0&&a[15900+n]==j&&(e<0||k==e||k==$mod(e+5,6)))i+=$mf$(a,b,c,d,k,n,g,h>0,f);}if(a[17180+c]==0||i>0)return q+$div(i,g);}if(!(a[17180+c]==0))return q+$md$(a,b,c,d,e,g,f);return q+$mb$(a,b,1-j,d,e);}
function $mb$(a,b,c,d,e){let f,g;f=$mc$(b,c,d);if(f<0||b[2591+f]<0)return (-20)*$div(b[33262+c*1600+d],1000);g=$V$(a,d,e,b[2591+f]);return (-20)*$div(b[33262+c*1600+d],1000)-6*g;}
function $mc$(a,b,c){let d;d=a[33262+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $md$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15900+c];for(j=a[31-i],m=a[33-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$g$(a,d,k);if(l<=3)h=Math.max(h,$me$(a,b,c,d,e,j,l));}n=$div(b[33262+i*1600+d],1000);o=$Q$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$mc$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$V$(a,d,e,b[2591+p]));return h-o-20*Math.max(0,n-2-1);}
function $me$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$V$(a,d,e,h);if(i==2||!$W$(a,b,d,h))return 0;j=$S$(a,b,c,f,g,i==1?(-2):0);if(a[17180+f]!=0){k=$V$(a,h,b[2751+f],d);if(k!=2)j-=$div($S$(a,b,f,c,g,k==1?(-2):0),2);}return j;}
function $mf$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$ih$(b[2751+f],$mod(e+3,6));k=j!=0&&!h;l=$mn$(a,b,f,c);m=$mm$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$ml$(a,b,c,d)&&!(i&4);p=$mg$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$mg$(a,b,c,f,m,l,k,1,n,i));}
function $mg$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$O$(a,c,d,h,e+2*f);if(k<0)return 0;l=$K$(a,b,d,k,g,h,i);m=$mk$(a,b,c,k,h,1+f);if(f){n=$O$(a,c,d,0,e+2*(f-1));l-=$K$(a,b,d,n,0,0,i);l+=25*f;}if(j&1){o=a[$N$(a,b,d,k,g,h,i)];p=h?1000:a[$mj$(a,b,c,k,1+f)];q=o*$mi$(a,b,d)-p*$mi$(a,b,c);l+=$div($div(q,1000)*a[100497],100);}return $mh$(b,a[15900+c],l,m,j);}
function $mh$(a,b,c,d,e){if(a[38063-b])c=$div(c*15,100);if(a[38062+b])return c-$div(d*15,100);if(a[38063-b])return c-$div(d*200,100);return c-$div(d*(e&1?95:75),100);}
function $mi$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16380+c]==8)return 0;d=a[16060+c];e=0;f=0;for(g=a[124+d],h=a[156+d];g<h;g++){if(a[16380+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16380+g]==8?600:100*a[17820+g])-$div((a[16380+g]==8?600:100*a[17820+g])*$Z$(a,b,g,b[3071+g]),10000);}i=$F$(a,b,d,f);return $div(($F$(a,b,d,f+1)-i)*e,10);}
function $mj$(a,b,c,d,e){let f,g;f=Math.min(Math.max(1,$Y$(a,b,c)-b[3071+c])*e,9);g=d*9+f-1;return 91702+2*g;}
function $mk$(a,b,c,d,e,f){let g,h,i,j,k;g=$mj$(a,b,c,d,f);h=a[g];i=$div(a[g+1],f);j=h*$M$(a,b,c,0)+i*$L$(a,b,c);j=$div(j,1000);if(e&&b[2911+c]==0){k=$div((a[16380+c]==8?600:100*a[17820+c])*45,100)-$div((a[16380+c]==8?600:100*a[17820+c])*$Z$(a,b,c,b[3071+c]),10000);j=Math.max(j,$div((1000-h)*k,1000)+j);}return j;}
function $ml$(a,b,c,d){if(!(a[16380+c]==0||a[16380+c]==1))return 0;return b[2911+c]==0&&b[4511+c]!=d;}
function $mm$(a,b,c,d,e,f,g){let h,i;h=6*d+e;i=(-a[71020+h])-a[27820+b[2591+f]];i-=2*(g-1);if(b[3231+c]>0)i-=2;return i;}
function $mn$(a,b,c,d){let e,f,g,h,i,j;e=0;for(f=0;f<6;f++){g=a[29420+6*b[2591+c]+f];h=g>=0?b[5071+g]:(-1);if(h<0||h==d||a[15900+h]==a[15900+c])continue;if(!$dh$(a,b,h)||$Q$(a,h))continue;if((i=b[2751+h],j=$mod(f+3,6),i<0||j==i||j==$mod(i+5,6)))e+=b[4351+h]>0||b[3551+h]>0;}return e;}
function $mo$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=e>=3;h=$mod(e,3);if(g&&d&4)return (-1000000);i=b[2591+f];j=b[2751+f];k=h==2?2:1;l=$mp$(a,b,f);m=0;for(n=0;n<2;n++){if(h!=2&&h!=n)continue;o=$mod(j+5+n,6);p=a[29420+6*i+o];q=p>=0?b[5071+p]:(-1);if(q>=0)m+=$mf$(a,b,f,i,o,q,k,l,d);}if(b[32378+f]==1)m=$div(m*Math.min(10,$Y$(a,b,f)+1),10);return m-5*g;}
function $mp$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29420+6*d+e];g=f>=0?b[5071+f]:(-1);if(g<0||a[15900+g]==a[15900+c])continue;if((h=b[2751+c],h<0||e==h||e==$mod(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$mod(e+3,6),i<0||j==i||j==$mod(i+5,6)))return 1;}return 0;}
function $mq$(a,b,c){let d;d=b[2];if(d==50)return $mE$(a,b,c);if(d==52)return $mz$(a,b,c);if(d==53)return $mx$(a,b,c);if(d==51)return c;return $mr$(a,b,c);}
function $mr$(a,b,c){let d,e;d=b[2]==54;e=d?$mw$(a,b):$ms$(a,b);return c&&e?(-1):c;}
function $ms$(a,b){let c,d,e,f,g,h,i,j,k,l;c=28666;d=b[c]>b[c+1]?0:1;e=b[28727+d];f=b[28728-d];g=$av$(a,b,e)-b[c+d];h=$av$(a,b,f)-b[c+1-d];i=$mv$(a,$aC$(a,b,e),g,$aC$(a,b,f),h);j=$mu$(a,b,e)+$mu$(a,b,f);return (k=$mt$(a,e),l=$mt$(a,f),i*(k+l+j)>1000*k);}
function $mt$(a,b){let c;c=b>=0&&a[38+a[60+b]]==b;return 100*(c?a[59]:a[58]);}
function $mu$(a,b,c){let d,e,f,g;d=0;for(e=a[124+c],f=a[156+c];e<f;e++){if(b[2591+e]>=0&&a[16380+e]!=8)d+=(a[16380+e]==8?600:100*a[17820+e])-$div((a[16380+e]==8?600:100*a[17820+e])*$Z$(a,b,e,b[3071+e]),10000);}g=$hs$(a,b,c,$gp$(a,b,c))+1;return 200+$div(d*g,10);}
function $mv$(a,b,c,d,e){let f,g,h;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=b*10+d;g=Math.min(c,8)-1;h=g*8+Math.min(e,8)-1;return a[94096+f*8*8+h];}
function $mw$(a,b){let c,d,e,f,g,h,i,j,k,l,m,n,o,p,q;c=b[32861];d=b[32862];e=b[32863];f=Math.max(0,a[18100+c]-b[5011+c]);g=Math.max(0,a[18160+c]-b[5011+c])-b[4951+c]-b[32864];if(d>=0){h=$aC$(a,b,d);i=$av$(a,b,d);j=$mu$(a,b,d);}else{h=Math.max(0,a[18100+e]-b[5011+e]);i=Math.max(0,a[18160+e]-b[5011+e])-b[4951+e];j=300;}k=$mv$(a,f,g,h,i-b[32865]);l=b[32864]>b[32865];m=$mt$(a,(-1));n=$mt$(a,d);if(!l){o=1000-k;p=n;q=m;k=o;m=p;n=q;}return k*(m+n+(300+j))>1000*m;}
function $mx$(a,b,c){let d;d=b[32861];if(c>10000)return (-$my$(a,b,d,(-1),$mod(c,10000)-1));return (-$my$(a,b,d,c-1,(-1)));}
function $my$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18100+c]-b[5011+c]);g=Math.max(0,a[18160+c]-b[5011+c])-b[4951+c];if(d>=0){h=$mv$(a,f,g,$aC$(a,b,d),$av$(a,b,d));i=$mu$(a,b,d);}else{j=Math.max(0,a[18100+e]-b[5011+e]);h=$mv$(a,f,g,j,Math.max(0,a[18160+e]-b[5011+e])-b[4951+e]);i=300;}k=$mt$(a,(-1))+300;return $div(h*($mt$(a,d)+i)-(1000-h)*k,1000);}
function $mz$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r;d=b[32861];e=b[3];f=$div(c,10000);g=$mod(c,10000)-1;if(c==0){h=$aL$(b,d);i=Math.max(0,a[18040+d]-b[5011+d]);j=0;for(k=a[34+e],l=a[36+e];k<l;k++){if($mD$(a,b,k,h,i))j+=b[2335+k]?$mu$(a,b,k):50+$mC$(a,b,k);}for(m=0,o=a[25];m<o;m++){n=b[4831+m];if(n>=0&&a[60+n]==e&&$mB$(a,b,m,h,i))j+=b[5011+m]?300:0;}return (-j);}if(f==0){p=(-$my$(a,b,d,g,(-1)));if(b[2335+g])p=Math.max(p,1-(b[2335+g]?$mu$(a,b,g):50+$mC$(a,b,g)));return p;}if(f==1){p=(-$my$(a,b,d,(-1),g));if(b[5011+g])p=Math.max(p,(-299));return p;}q=(-$mA$(a,b,d,e));if(f==2)return q-$mC$(a,b,g);r=Math.min(10,$i$(a,b,g)+1);return $div(r*q-(10-r)*(b[2335+g]?$mu$(a,b,g):50+$mC$(a,b,g)),10);}
function $mA$(a,b,c,d){let e,f,g,h,i;e=$aG$(a,b,d)>0?d:2;f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17980+h]==e){f+=$my$(a,b,c,(-1),h);g++;}}return $div(f,Math.max(1,g));}
function $mB$(a,b,c,d,e){let f;f=$aL$(b,c);return f>=0&&$g$(a,d,f)<=e&&$W$(a,b,d,f);}
function $mC$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return (d=a[60+c],$div($w$(a,b,c,d),2));}
function $mD$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[38+a[60+c]]==c&&$j$(a,b,a[60+c]))return 0;return $g$(a,d,f)<=e&&$W$(a,b,d,f);}
function $mE$(a,b,c){let d;if(c==0)return 0;if($div(c,10000)!=0)return (-1);d=b[32861];return $mF$(a,b,d,b[3],$aL$(b,d));}
function $mF$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=Math.max(0,a[18040+c]-b[5011+c]);g=100000;h=0;for(i=a[35-d],k=a[37-d];i<k;i++){if($mD$(a,b,i,e,f)){h+=b[2335+i]?$mu$(a,b,i):50+$mC$(a,b,i);g=Math.min(g,$my$(a,b,c,i,(-1)));if($gG$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$mA$(a,b,c,1-d);g=Math.min(g,j+$mC$(a,b,i));}}}for(l=0,n=a[25];l<n;l++){m=b[4831+l];if(m>=0&&a[60+m]!=d&&$mB$(a,b,l,e,f)){h+=b[5011+l]?300:0;g=Math.min(g,$my$(a,b,c,(-1),l));}}return g<100000?Math.min(g,h):0;}
function $mG$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $mX$(a,b,c,d);if(e==21)return $mW$(a,b,c,b[3]);if(e==23)return $mV$(a,b,c,b[3]);if(e==24)return $mU$(a,b,c,d);if(e==26)return $mT$(a,b,c,d);if(e==30)return $mS$(a,b,c);if(e==37)return $mQ$(a,b,c,d);if(e==38)return $mP$(a,b,c-1);if(e==39)return $mH$(a,b,c);if(e==25||e==33)return (-c);return c>0?1:0;}
function $mH$(a,b,c){let d,e,f,g,h;d=b[3];if(b[1]!=149){$mK$(a,b,b[2059]);e=c==10001;return e?$mJ$(a,b,b[2059]):b[40519+c-1];}f=b[27698];if(c>10000)return 2*$mI$(a,b,f,$mod(c,10000)-1);g=c>0?c-1:$aL$(b,f);h=2*$mF$(a,b,f,d,g);return c==0?Math.max(0,h)+1:h;}
function $mI$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5071+b[2271+d]];if(f>=0&&a[15900+f]==a[60+d])e=Math.min(10,Math.max(0,a[18160+c]-b[5011+c])+1);g=$my$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[60+i]==a[60+d]&&$aL$(b,h)==b[2271+d])g=Math.min(g,$my$(a,b,c,(-1),h));}return $div(e*g-(10-e)*300,10);}
function $mJ$(a,b,c){let d,e,f,g,h,i;e=(d=a[60+c],$aG$(a,b,d)>0?d:2);f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17980+h]==e){f+=Math.max(0,b[40519+h]);g++;}}return $div(f,Math.max(1,g));}
function $mK$(a,b,c){let d,e,f,g,h,i,j,k;d=a[60+c];e=b[2271+c];$mO$(a,b,d,e,0);for(f=0,g=a[25];f<g;f++){b[40519+f]=0;if($mN$(a,b,f,c))b[40519+f]=$mM$(a,b,f,d);}$mO$(a,b,d,e,1);for(h=a[35-d],k=a[37-d];h<k;h++){if(b[2271+h]>=0&&$mL$(a,b,b[2271+h])){for(f=0,j=a[25];f<j;f++){if($mN$(a,b,f,c)){i=Math.max(b[40519+f],$mI$(a,b,f,h));b[40519+f]=i;}}}}}
function $mL$(a,b,c){let d,e,f,g;if(b[38919+c]<99)return 1;for(d=0;d<6;d++){e=6*c+d;f=a[29420+e];if(f>=0&&a[39020+e]>0){g=6*f+$mod(d+3,6);if(b[38919+f]+a[58220+g]+2<=10)return 1;}}return 0;}
function $mM$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[26];f<g;f++){if(b[38919+f]<99)e=Math.max(e,$mF$(a,b,c,d,f));}return e;}
function $mN$(a,b,c,d){let e,f;if(b[4831+c]==d)return 1;return (f=(e=a[60+d],$aG$(a,b,e)>0?e:2),b[4831+c]==(-1)&&a[17980+c]==f);}
function $mO$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;for(f=0,g=a[26];f<g;f++)b[38919+f]=99;b[38919+d]=0;b[36462]=d;h=0;i=1;while(i>0){j=b[36462+h];h=$mod(h+1,1600);i--;if(j!=d&&b[6671+(1-c)*1600+j]>0&&!e)continue;for(k=0;k<6;k++){if($du$(a,b,c,j,k,e)){l=6*j+k;m=a[29420+l];n=b[38919+j]+a[58220+l];if(n<=10&&n<b[38919+m]){b[38919+m]=n;b[36462+$mod(h+i,1600)]=m;i++;}}}}}
function $mP$(a,b,c){let d,e,f;d=a[15900+c];$x$(a,b,d);e=Math.min(4,$div(b[33262+d*1600+b[2591+c]],1000));f=$Y$(a,b,c)-b[3071+c]+$div($L$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0);}
function $mQ$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27696];f=a[60+e];g=c>0?c-1:b[2271+e];if(a[38+a[60+e]]==e&&$j$(a,b,f))return 1000*(c==0);$x$(a,b,f);h=$i$(a,b,e);i=1000*$mR$(a,b,e,g);for(j=a[124+e],m=a[156+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16380+j]!=8){l=$g$(a,g,k);i+=20*(l<=h)-l;}}n=$div(b[33262+f*1600+g],1000);if(b[5071+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0);}
function $mR$(a,b,c,d){let e;e=a[40+a[60+c]];return a[38+a[60+c]]==c&&e>=0&&b[2591+e]==d;}
function $mS$(a,b,c){let d,e;d=b[26733];e=c-1;return $me$(a,b,d,b[2591+d],b[2751+d],e,1);}
function $mT$(a,b,c,d){let e,f,g,h,i,j,k;if(c==0)return 0;e=$mod(c,10000)-1;f=c>=10000?5:1;g=b[2751+e];h=$mod(g+f,6);i=b[2591+e];j=a[17500+e]?a[24620+i]*$L$(a,b,e):0;k=$G$(a,b,e,i,g)-$G$(a,b,e,i,h);return k-j;}
function $mU$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29420+6*g+e];j=0;for(k=$Y$(a,b,f)+1;k<10;k++)j+=k-$Y$(a,b,f);l=$div(j*$L$(a,b,f),10);m=$G$(a,b,f,g,h)-$G$(a,b,f,i,h);return m-l-a[100499];}
function $mV$(a,b,c,d){let e;if(c==0)return (-1);$x$(a,b,d);e=b[5071+c-1]>=0;return 2*$div(b[33262+d*1600+(c-1)],1000)+3*e;}
function $mW$(a,b,c,d){let e,f;$x$(a,b,d);e=$div(c-1,6);f=$mod(c-1,6);return $mb$(a,b,d,e,f);}
function $mX$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=a[15900+f];$x$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$div(b[33262+g*1600+h],1000);j=1000-20*i+(a[17180+f]==0?0:300);if($mY$(a,b,f))j-=500;if(e==3)return 1600;if(b[38063-g]>0&&b[38062+g]==0)return (-1);if(e==2){k=3*b[3071+f]>=$Y$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1);}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j;}
function $mY$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$mod(h+5,6))){i=a[29420+6*d+g];if(i>=0&&a[39020+6*d+g]){f++;j=b[5071+i];if(j>=0&&a[15900+j]==a[15900+c])e+=b[4191+j]==0;}}}return f==e;}
function $mZ$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2];f=b[3];if(e==3)return $ng$(a,b,c,d);if(e==8)return $nf$(a,b,$div(c-1,6),f);if(e==9)return $mP$(a,b,c-1);if(e==4){g=!(b[38063-f]>0&&b[38062+f]==0);return c*(g?$w$(a,b,b[2059],f)-1:(-1));}h=e==2||e==5;if(c==0)return h&&d&1&&$ne$(a,b,f)?1000000:0;if(e==6)return (i=c-1,d&2?(-1):$w$(a,b,i,f));if(e==1&&d&1&&$nd$(a,b,c-1))return (-1);if(e!=1&&b[38063-f]>0&&b[38062+f]==0)return c>=1000?(-1):$nc$(a,b,c-1,f);if(c>=1000)return (-1);if(h&&d&1&&(j=c-1,$nb$(a,b,f)&&(k=$na$(a,b,j),k>2&&k<=5)))return (-1);return $w$(a,b,c-1,f);}
function $na$(a,b,c){let d,e,f,g,h;d=a[60+c];e=99;$x$(a,b,d);for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16380+f]!=8)e=b[3551+f]?0:Math.min(e,$div(b[33262+d*1600+g],1000));}return e;}
function $nb$(a,b,c){let d,e,f;if(b[2058]>0||b[38063-c]>0&&b[38062+c]==0||b[38062+c]>0)return 0;d=0;for(e=a[35-c],f=a[37-c];e<f;e++)d=d||$q$(a,b,e);return d;}
function $nc$(a,b,c,d){let e,f,g,h;$x$(a,b,d);e=(-1);for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return (-1);if(g>=0&&b[2911+f]==1&&$div(b[33262+d*1600+g],1000)>=3)e+=100;}return e;}
function $nd$(a,b,c){let d,e,f;if(b[6]>1)return 0;d=a[60+c];for(e=a[34+d],f=a[36+d];e<f;e++){if(b[2143+e])return 0;}return $na$(a,b,c)>2;}
function $ne$(a,b,c){let d,e,f;if(!$nb$(a,b,c))return 0;d=99;for(e=a[34+c],f=a[36+c];e<f;e++){if($q$(a,b,e))d=Math.min(d,$na$(a,b,e));}return d>2&&d<=5;}
function $nf$(a,b,c,d){$x$(a,b,d);return $div(b[33262+d*1600+c],1000);}
function $ng$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $w$(a,b,e,f);if(c==3)return $nj$(a,b,e,f,d);if(c==5&&!(d&8))return 12*$nh$(a,b,e);return (-1);}
function $nh$(a,b,c){let d,e,f;if(!$ni$(a,b,c))return (-1);$mK$(a,b,c);d=$gG$(a,b,c)?$mJ$(a,b,c):(-1);for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d=Math.max(d,b[40519+e]);}return d;}
function $ni$(a,b,c){let d,e,f,g,h;d=a[60+c];e=b[2271+c];for(f=a[35-d],h=a[37-d];f<h;f++){g=b[2271+f];if(g>=0&&$g$(a,e,g)<=15)return 1;}return 0;}
function $nj$(a,b,c,d,e){let f,g,h,i,j,k;$x$(a,b,d);f=0;g=0;for(h=a[124+c],j=a[156+c];h<j;h++){if(b[2911+h]==2){i=a[16700+h];f+=$div($div((a[16380+h]==8?600:100*a[17820+h])*i,10)*55,100);}else if(b[2591+h]>=0&&$div(b[33262+d*1600+b[2591+h]],1000)<=3)g++;}if(g==0)return 100*f;k=b[2141+d]*2>=a[42+d];if(e&1&&k)return 2*f;return $div(f,2);}
function $nk$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15900+e];g=b[2591+e];h=b[2751+e];if(c>=10000){i=$mod(c,10000)-1;j=$g$(a,g,b[2591+i]);k=$me$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k;}if(c>0){g=$div(c-1,6);h=$mod(c-1,6);}if(b[13438]==1)return $div(b[33262+f*1600+g],1000);l=$ma$(a,b,e,g,h,d);if(c>0)l-=$div($nm$(a,b,e,g,h)*a[100500],100);if(b[13438]==0){l-=$nl$(a,b,e,g);if(d&1){if(b[38064]!=1+g){$I$(a,b,e,g);b[38064]=1+g;}l-=$H$(a,b,h);}}return 2*l+(c==0);}
function $nl$(a,b,c,d){let e,f,g,h;e=a[16060+c];f=b[2271+e];if(f<0||$g$(a,d,f)<=$i$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29420+6*d+g];f=h>=0?b[5071+h]:(-1);if(f>=0&&f!=c&&a[16060+f]==e&&b[9884+f]&&a[16380+f]!=8)return 0;}return a[100498];}
function $nm$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$eU$(a,b,d,e)&4095;g=$div(f,64)*$no$(a,b,c);if(f&63)g+=$nn$(a,b,c,d,e);return g;}
function $nn$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$eK$(a,b,d,e);while(h>=0&&$div(h,6)!=g){i=b[5071+$div(h,6)];if(i>=0&&i!=c)f+=$no$(a,b,i);h=$eI$(a,b,h);}return f;}
function $no$(a,b,c){if(b[3071+c]+1>=$Y$(a,b,c))return $M$(a,b,c,0);return $L$(a,b,c);}
function $np$(a,b){let c;for(c=0;c<2;c++)b[38062+c]=$aa$(a,b,c)>=a[42+c];}
function $nq$(a,b){a[33260+b]=(-1);}
function $nr$(a,b,c){return $lU$(a,b,c,5);}
function $ns$(a,b,c){return $lU$(a,b,c,9);}
function $nt$(a,b,c){return $lU$(a,b,c,0);}
function $nu$(a,b,c){return $lU$(a,b,c,1);}
function $nv$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$s$(a,k,a[10]-1,word_at(i,j+o,0));$nA$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$nz$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$ai$(a,k))return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$ny$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$ak$(a,k,l);B=$ad$(a,k,w);$ak$(a,k,l);y=k[9+B];}if(n.length>0)r=$nx$(k,y,n,r);$nw$(a,k,y);}$t$(a,k,m[o]);}return 0;}
function $nw$(a,b,c){$al$(a,b,c);$nA$(a,b);}
function $nx$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $ny$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $nz$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+2*d+f]=b[2141+f];}}
function $nA$(a,b){while(b[7]==0){b[0]=(-1);$aj$(b);$gs$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$al$(a,b,b[0]<0?b[9]:0);}b[0]=0;}
const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "notes": 7552, "redrawn": 24301, "by_choice": true, "searched": 6202052, "author": "careful"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first);
const RULES={prepare:$gs$,settle:$al$,hide:$ak$,show:$ak$,clear:$aj$,decides:$ai$,asked:$ad$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$aj$,record:$t$,nothing_to_redraw:$s$,can_be_ordered:$q$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$nu$,$nt$,$ns$,$nr$,$lT$,$lS$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($nv$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
