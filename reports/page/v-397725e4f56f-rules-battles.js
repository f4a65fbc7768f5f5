//# allFunctionsCalledOnLoad
(globalThis.RULED??={}).battles=(()=>{"use strict";const{$1b,$3c,$7d,CHOICES,roll,Dice,key,word_at,uniform_of,drawn_among,next_word,among,fallen_on,later_bits}=$6h;const $0i=[2,0,1,1];const $5g=[2,0,1,0];const $4h=[1,0,1,1];const $5h=[1,0,1,0];const $6g=[1,1,1,1];const $1i=[1,1,1,0];const $4j=[1,0,0,1];const $7i=[1,0,0,0];const $8k=[1,2,0,0];const $9k=[0,3,0,0];const $4k=[1,3,0,0];const $5k=[0,1,1,1];const $6k=[$0i,$5g,$4h,$5h,$6g,$1i,$4j,$7i,$8k,$9k,$4k,$1i,$5k,$6g,$6g,$6g];const $3j=[0,0];const $7k=[0,1];const $5p=[0,1,2];const $1s=[4,0];function $a$(a){return roll($1b(a,16),$6k[a&15],6)}
function $b$(a,b,c){let d;d=b[1]==15;$aF$(a,b,c);if(d&&b[1]==16)b[4041]=b[4784]}
function $c$(a,b){if(!(b[4052]+b[4053]+b[4054]>0)){if(b[1]==23&&b[4782])$f$(b);if($d$(b)){b[7]=4;return}}$dz$(a,b);if(b[1]==22)b[4782]=1}
function $d$(a){let b;b=a[1];if(b==15)return Boolean(a[4781]>0&&$e$(a)<0);return Boolean(b==26||b==25)}
function $e$(a){let b,c;if(a[1038]==3){for(b=0,c=a[1042];b<c;b++){if(a[2173+a[1083+b]]==1)return a[1083+b]}}return(-1)}
function $f$(a){let b,c,d,e;b=a[4781]>0;a[4782]=0;a[4781]++;c=b&&a[4783]==2;if(!b){a[4753]=a[4720];a[4754]=a[4721]}else if(c){a[4756]=1;a[4755]=a[4721]}for(d=0;d<2;d++){e=a[4726+d*3];a[4759+d*3]+=e}$g$(a,0,0);$g$(a,1,c?2:1)}
function $g$(a,b,c){let d,e,f;d=a[4731+b*5];e=a[4734+b*5];a[4765+c*5]+=a[4732+b*5];if(a[4764+c*5]==3||e)a[4767+c*5]=1;f=d==3||d==4;a[4764+c*5]=f?d:0}
function $h$(a,b){passage_wipe(b,4058,461);b[4057]=0;if(b[0]>0){b[2]=0;b[3]=0}if(!(b[4052]+b[4053]+b[4054]>0)){b[4050]=0;b[4051]=0}if(b[4782]==0)passage_wipe(b,4519,229)}
function $i$(a,b,c){let d,e,f,g,h,i,j;if(b[4782]>0)$f$(b);for(d=0;d<33;d++)c[d]=b[4748+d];for(e=0;e<3;e++){f=b[4796+e];g=e<2||c[8]>0;h=b[4799+e];c[15+e*5]=f>=0&&g?b[1789+f]:h}for(i=0;i<2;i++){j=i==0?b[5]:1-b[5];c[9+i*3]=b[1317+j*11]-b[4802+i];c[10+i*3]=b[1318+j*11]-b[4804+i]}}
function $j$(a,b){return(-1)}
function $k$(a,b){let c;c=b[2];if(c==9)return $r$(b);if(c==10)return $q$(a,b);if(c==11)return $p$(a,b);if(c==12)return $o$(b);return $l$(b,$m$(b,c))}
function $l$(a,b){let c,d;for(c=0,d=a[4];c<d;c++){if(a[9+c]==b)return c}return 0}
function $m$(a,b){let c;c=a[4038];if(b==6){if(a[3]!=a[5])return c?0:a[4791];return c?a[4790]:a[4789]}if(b==8)return a[4792+(c?1:0)];if(b==13)return a[4794]>=0?1:0;if(b==14)return 1000+a[4794];if(b==5)return $n$(a);return 0}
function $n$(a){let b,c;b=a[4795];if(b<0){c=a[4032];b=c>=0?a[1853+c]:a[2301+a[4034]];if(b<0||a[2421+b]!=c)return 0}return(a[4031]+1)*10000+1000+b}
function $o$(a){let b,c,d,e,f,g,h;b=0;c=(-1);d=0;for(e=0,h=a[4];e<h;e++){f=a[9+e];g=a[1789+a[2421+f]];if(g>c||g==c&&f<d){b=e;c=g;d=f}}return b}
function $p$(a,b){let c,d,e,f;c=b[4787+(b[3]!=b[5]?1:0)];d=$q$(a,b);if(c==2){b[9]=b[9+d];b[10]=999;for(e=2,f=b[4];e<f;e++)b[9+e]=0;b[4]=2;return(-1)}return c==1?$l$(b,999):d}
function $q$(a,b){let c,d,e,f,g,h,i;c=(b[3]!=b[5]?1:0)==0;if(b[2]==11)d=b[2301+(c?b[4033]:b[4034])];else d=b[1853+(c?b[4031]:b[4032])];e=0;f=(-1);for(g=0,i=b[4];g<i;g++){h=b[9+g];if(h!=999&&a[1433+d*230+h]>f){e=g;f=a[1433+d*230+h]}}return e}
function $r$(a){let b,c,d,e,f,g;b=a[4785+(a[3]!=a[5]?1:0)];c=a[4];if(b==2){for(d=0,g=$1b(c,2);d<g;d++){e=c-1-d;f=a[9+d];a[9+d]=a[9+e];a[9+e]=f}return(-1)}return b==0?c-1:0}
function $s$(a,b){return 0}
function $t$(a){return $3c(a,1000)}
function $u$(a){return $3c($1b(a,1000),10)}
function $v$(a,b,c){return Math.max(1,a[23+c]-b[1318+c*11])}
function $w$(a,b,c){return a[1433+b*230+c]}
function $x$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=0;f=0;g=b[1725+c];h=$E$(a,b,d,g,(-1))>=2;for(i=0,p=b[1723];i<p;i++){j=b[1853+i];if(j<0||b[1725+i]==g||b[1981+i]>=0)continue;k=a[1433+d*230+j];l=a[63960+a[64288+i]*8];m=a[63964+a[64288+i]*8];if(k>l+Math.max(1,m))continue;if(k<=1+l)n=$D$(a,b,i,j,c,d,h);else n=$y$(a,b,i,j,c,d,h);if(n>0){o=a[n]+3*a[1+n];if(o>e){e=o;f=n}}}return f}
function $y$(a,b,c,d,e,f,g){let h,i,j,k,l,m;h=$C$(a,a[64288+c],d,a[64288+e],f);i=a[1433+f*230+d];j=a[63964+a[64288+c]*8];m=(k=Math.min(i,j),l=i>j,a[29+h+(l?1:0)*6+k]);if(m==0)return 0;return $z$(a,b,e,h+13,m,g?a[28+h]:a[10+h])}
function $z$(a,b,c,d,e,f){let g;g=b[2651+b[1853+c]]>=0?1:0;return $A$(a,d,e,f+g,b[1789+c],g)}
function $A$(a,b,c,d,e,f){let g,h;g=a[4+b];h=a[6+b];return $B$(g,c,h,d,e,f)}
function $B$(a,b,c,d,e,f){b=Math.min(b,8);d=Math.min(d,2);return 64488+a*6480+b*720+c*180+d*60+Math.min(e,4)*12+f*6}
function $C$(a,b,c,d,e){let f,g,h;f=a[116609]+2;g=a[57323+c]*a[116609]+b;h=a[57323+e]*f+d;return a[116611]+(g*f*a[116610]+h)*41}
function $D$(a,b,c,d,e,f,g){let h;h=$C$(a,a[64288+c],d,a[64288+e],f);if(a[26+h]==0||a[2+h]==0)return 0;return $z$(a,b,e,h,a[2+h],g?a[28+h]:a[10+h])}
function $E$(a,b,c,d,e){let f,g,h;f=0;for(g=0;g<6;g++){h=a[53+c*6+g];if(h>=0&&h!=e&&$F$(a,b,h)==d)f++}return f}
function $F$(a,b,c){if(b[2421+c]>=0)return b[1725+b[2421+c]];if(b[2651+c]>=0)return a[64416+b[2651+c]];return(-1)}
function $G$(a,b,c){return a[1853+b]>=0&&a[1725+b]==c}
function $H$(a,b){return a*1000+b}
function $I$(a,b,c){return a*1000000+b*1000+c}
function $J$(a,b,c,d){let e;e=1-c;d=$K$(b,1339+e*32,1403,a[26],d);$K$(b,1467+e*48,1563,a[27],d)}
function $K$(a,b,c,d,e){let f,g,h,i,j,k,l;f=$M$(a,b,d);for(g=0,i=d;g<i;g++){h=g;a[c+h]+=a[b+h];a[b+h]=0}j=$M$(a,c,d);for(k=0,l=f;k<l;k++){h=$L$(a,c,among(uniform_of(e),j));e=next_word(e);a[c+h]--;a[b+h]++;j--}return e}
function $L$(a,b,c){let d;d=0;while(c>=a[b+d]){c-=a[b+d];d++}return d}
function $M$(a,b,c){let d,e,f;d=0;for(e=0,f=c;e<f;e++)d+=a[b+e];return d}
function $N$(a,b,c){$as$(a,b,c);if(b[7]==3){b[7]=0;c[451]=$1b(10000*$O$(a,b,0,1)+32768,65536);b[7]=3}}
function $O$(a,b,c,d){let e,f,g;if(b[7]!=0){if(b[8]<0)return 32768;return b[8]==c?65536:0}e=b[5];if((b[1]==0||b[1]==1)&&$aq$(a,b,e))return c==e?0:65536;if(b[1318+e*11]+$ap$(a,b,e)>=a[23+e])return c==e?65536:0;$Q$(a,b,d);f=0;for(g=0;g<33;g++)f+=a[116503+g]*b[7817+g];f=f>=0?$1b(f,1000):(-$1b((-f),1000));if(c!=b[5])f=(-f);return f>=0?$P$(a,f):65536-$P$(a,(-f))}
function $P$(a,b){let c,d,e;c=$1b(b,2097152);if(c>=64)return a[116608];d=a[116544+c];e=a[116544+c+1];return d+$1b((e-d)*(b&2097151),2097152)}
function $Q$(a,b,c){$af$(a,b,b[5],c,0);$af$(a,b,1-b[5],c,1);b[7768]-=$ap$(a,b,b[5]);$W$(a,b,b[5],0);$W$(a,b,1-b[5],1);b[7817]=1000;$U$(b);$T$(b);$S$(b);$R$(b)}
function $R$(a){let b,c,d;b=a[7768];c=a[7795];a[7841]=$1b(100*a[7811],Math.max(1,a[7791]));a[7842]=(-$1b(100*a[7784],Math.max(1,a[7764])));a[7843]=$1b(10*a[7812],b);a[7844]=(-$1b(10*a[7785],c));a[7845]=$1b(10*a[7813],b);a[7846]=(-$1b(10*a[7786],c));a[7847]=1000*(Math.min(6,a[7787])-Math.min(6,a[7814]));d=$1b(1000*a[7788],Math.max(1,a[7770]));a[7848]=d-$1b(1000*a[7815],Math.max(1,a[7797]));a[7849]=1000*(a[7789]-a[7816])}
function $S$(a){let b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u;b=a[7768];c=a[7795];a[7831]=(d=a[7801],e=a[7774],Math.min(1000,$1b(d,c))-Math.min(1000,$1b(e,b)));a[7832]=(f=a[7802],g=a[7775],Math.min(1000,$1b(f,c))-Math.min(1000,$1b(g,b)));a[7833]=(h=a[7776],i=a[7803],Math.min(1000,$1b(h,b))-Math.min(1000,$1b(i,c)));a[7834]=(j=a[7777],k=a[7804],Math.min(1000,$1b(j,b))-Math.min(1000,$1b(k,c)));a[7835]=(l=a[7778],m=a[7805],Math.min(1000,$1b(l,b))-Math.min(1000,$1b(m,c)));a[7836]=(n=a[7779],o=a[7806],Math.min(1000,$1b(n,b))-Math.min(1000,$1b(o,c)));a[7837]=(p=a[7780],q=a[7807],Math.min(1000,$1b(p,b))-Math.min(1000,$1b(q,c)));a[7838]=(r=a[7781],s=a[7808],Math.min(1000,$1b(r,b))-Math.min(1000,$1b(s,c)));a[7839]=(t=a[7782],u=a[7809],Math.min(1000,$1b(t,b))-Math.min(1000,$1b(u,c)))}
function $T$(a){let b,c;b=a[7768];c=a[7795];a[7824]=1000*(c-b);a[7825]=$1b(1000,b)-$1b(1000,c);a[7826]=1000*(Math.min(12,a[7769])-Math.min(12,a[7796]));a[7827]=1000*(a[7770]-a[7797]);a[7828]=1000*(a[7771]-a[7798]);a[7829]=1000*(a[7772]-a[7799]);a[7830]=$1b(1000*a[7800],b)-$1b(1000*a[7773],c);a[7840]=$1b(1000*a[7783],b)-$1b(1000*a[7810],c)}
function $U$(a){let b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t;b=Math.max(1,a[7764]+a[7791]);c=a[7768]+a[7795];d=a[7764]-a[7791];e=d>0?1:0;a[7818]=(f=1000*d,f>=0?$1b(f,b):(-$1b((-f),b)));a[7819]=(g=1000*d*c,h=10*b,g>=0?$1b(g,h):(-$1b((-g),h)));a[7820]=(i=5000*d,j=b*Math.max(1,a[7765+e*27]),i>=0?$1b(i,j):(-$1b((-i),j)));k=(1+a[7764])*$V$(a,0,a[7795]);l=(1+a[7791])*$V$(a,1,a[7768]);o=(m=1000*(k-l),n=k+l,m>=0?$1b(m,n):(-$1b((-m),n)));a[7821]=(p=o*Math.min(c,12),p>=0?$1b(p,10):(-$1b((-p),10)));q=a[7766]-a[7793];r=q+a[7767]-a[7794];a[7822]=(s=1000*q,s>=0?$1b(s,c):(-$1b((-s),c)));a[7823]=(t=1000*r,t>=0?$1b(t,c):(-$1b((-t),c)))}
function $V$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[7765+b*27];e=a[7766+b*27];f=a[7767+b*27];g=Math.max(0,d-e-f);h=$1b(1000*(a[7763+b*27]-e-2*f),Math.max(1,g));i=Math.min(c,e);j=Math.min(Math.max(0,c-e),f);k=Math.min(Math.max(0,c-e-f),g);l=Math.max(0,c-d);return 1000*(i+2*j+4*l)+k*h+500}
function $W$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;for(e=0,g=b[1723];e<g;e++){f=e;b[7633+f]=0;b[7697+f]=0}for(h=0,l=a[25];h<l;h++){i=a[57784+c*1610+h*7]+(b[3801+h]==1-c?a[61005-c]:0);j=0;if(b[3341+c*230+h]==0)j=a[57785+c*1610+h*7];k=$ae$(a,c,h);if(i+j==0&&k==0)continue;$ac$(a,b,h);f=b[2421+h];if(f>=0&&b[1725+f]==c)$ab$(a,b,f,i,d);else $Z$(a,b,c,h,i,j,d);if(k>0)$X$(a,b,c,h)}for(m=0,n=b[1723];m<n;m++){f=m;b[7781+d*27]+=b[7633+f];b[7782+d*27]+=b[7697+f]}}
function $X$(a,b,c,d){let e,f,g,h,i,j,k,l,m;for(e=0,m=b[1723];e<m;e++){if(!(b[1853+e]>=0&&b[1725+e]==c)||b[1981+e]>=0)continue;f=a[64288+e];g=b[7403+b[1853+e]];if(a[57788+c*1610+d*7]>>f&1){j=(h=a[57787+c*1610+d*7],i=$Y$(a,e,g),i>10?0:1000*h>>i);b[7633+e]=Math.max(b[7633+e],j)}if(a[57790+c*1610+d*7]>>f&1){j=(k=a[57789+c*1610+d*7],l=$Y$(a,e,g+1),l>10?0:1000*k>>l);b[7697+e]=Math.max(b[7697+e],j)}}}
function $Y$(a,b,c){let d;d=Math.max(1,a[63959+a[64288+b]*8]);return $1b(c+d-1,d)}
function $Z$(a,b,c,d,e,f,g){let h;h=$aa$(a,b,c);if(b[2421+d]>=0){b[7778+g*27]+=h>10?0:1000*e>>h;b[7780+g*27]+=h>10?0:1000*f>>h;return}b[7779+g*27]+=h>10?0:1000*f>>h;if(e>0&&h<=$aa$(a,b,1-c))b[7777+g*27]+=h>10?0:1000*e>>h}
function $aa$(a,b,c){let d,e,f,g;d=99;for(e=0,g=b[1723];e<g;e++){if(b[1853+e]>=0&&b[1725+e]==c&&b[1981+e]<0){f=b[7403+b[1853+e]];d=Math.min(d,$Y$(a,e,f))}}return d}
function $ab$(a,b,c,d,e){let f,g,h;f=b[1853+c];g=b[1725+c];if(b[2881+g*230+f]||b[5]==g&&(b[1]==0||b[1]==1||b[1]==2))b[7774+e*27]+=1000*a[57784+g*1610+f*7];else b[7776+e*27]+=1000*d;h=$x$(a,b,c,f);if(h>0)b[7775+e*27]+=d*a[2+h]}
function $ac$(a,b,c){let d,e;for(d=0,e=a[25];d<e;d++)b[7403+d]=99;b[7403+c]=0;$ad$(a,b,2)}
function $ad$(a,b,c){let d,e,f,g,h,i;d=0;e=1;while(e>0){e=0;for(f=0,i=a[25];f<i;f++){if(b[6943+c*230+f]!=d)continue;for(g=0;g<6;g++){h=a[53+f*6+g];if(h>=0&&a[56173+h]&&b[6943+c*230+h]==99){b[6943+c*230+h]=d+1;e++}}}d++}}
function $ae$(a,b,c){let d;d=0;if(a[57787+b*1610+c*7]>0)d|=a[57788+b*1610+c*7];if(a[57789+b*1610+c*7]>0)d|=a[57790+b*1610+c*7];return d}
function $af$(a,b,c,d,e){let f,g,h,i,j,k;for(f=0;f<27;f++)b[7763+e*27+f]=0;b[7768+e*27]=Math.max(1,a[23+c]-b[1318+c*11]);g=b[1317+c*11];h=b[1319+c*11];b[7769+e*27]=g;b[7770+e*27]=h;for(f=0,i=a[27];f<i;f++)b[7771+e*27]+=b[1467+c*48+f];if(a[61008+c])b[7783+e*27]=a[61008+c]*$ao$(a,b,c);for(j=0,k=b[1723];j<k;j++){if(b[1853+j]>=0&&b[1725+j]==c)$am$(a,b,j,e)}$ak$(a,b,c,e);if(d)$ag$(a,b,c,e)}
function $ag$(a,b,c,d){let e,f,g,h;for(e=0,h=a[26];e<h;e++){f=b[1339+c*32+e];if(f==0)continue;g=$ah$(a,b,c,e);if(g<0){b[7789+d*27]+=f;g=3}b[7788+d*27]+=f*g;b[7787+d*27]=Math.max(b[7787+d*27],g)}}
function $ah$(a,b,c,d){let e,f,g,h,i,j;e=b[1319+c*11];f=a[63124+d*8];if(f==0){g=0;for(h=0;h<3;h++){i=a[63125+d*8+h];g+=$aj$(a,b,c,h,i==(-1)?e:i)}return g}if(f==1){j=a[63129+d*8]==(-1)?e:a[63129+d*8];return $ai$(a,b,c,a[63128+d*8],j)}return(-1)}
function $ai$(a,b,c,d,e){let f,g,h;f=0;for(g=0,h=b[1723];g<h;g++){if(f<e&&b[1853+g]>=0&&b[1725+g]==c&&b[1981+g]<0&&a[63957+a[64288+g]*8]==d)f++}return f}
function $aj$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(f<e&&h>=0&&b[1725+g]==c&&b[1981+g]<0&&a[54333+c*230+h]>>d&1)f++}return f}
function $ak$(a,b,c,d){let e,f,g,h,i;for(e=0,i=b[1724];e<i;e++){f=b[2301+e];if(f<0||a[64416+e]!=c)continue;b[7772+d*27]++;g=b[2421+f];h=g<0||b[1789+g]==1;if(h&&$al$(a,b,c,f))b[7773+d*27]+=a[64464+e]}}
function $al$(a,b,c,d){let e,f,g,h;for(e=0,h=b[1723];e<h;e++){f=b[1853+e];if(f>=0&&b[1725+e]!=c){g=a[1433+d*230+f];if(g<=1+a[63960+a[64288+e]*8])return 1}}return 0}
function $am$(a,b,c,d){let e,f,g,h;e=b[1853+c];f=b[1789+c];b[7765+d*27]++;b[7763+d*27]+=f;b[7764+d*27]+=f*a[116536+$an$(a,c)];if(b[1981+c]>=0)return;if(f<=2){if(f==1)b[7766+d*27]++;else b[7767+d*27]++}g=$x$(a,b,c,e);if(g>0){b[7784+d*27]+=$1b(a[g],10);h=$1b(a[1+g]*a[64352+c],10);b[7785+d*27]+=h;b[7786+d*27]=Math.max(b[7786+d*27],h)}}
function $an$(a,b){let c,d;if(a[63963+a[64288+b]*8])return 0;c=a[63961+a[64288+b]*8];if(a[63958+a[64288+b]*8])return c?7:6;if(a[63962+a[64288+b]*8])return 5;d=a[63957+a[64288+b]*8]==2;if(c){if(d)return 1;return a[63964+a[64288+b]*8]>=4?4:3}return d?0:2}
function $ao$(a,b,c){let d,e,f,g,h;d=0;for(e=0,h=b[1723];e<h;e++){f=b[1853+e];if(f>=0&&b[1725+e]!=c){g=a[54333+c*230+f];d|=g&2?2:g}}return 3-(d&1)-(d>>1&1)-(d>>2&1)}
function $ap$(a,b,c){let d,e,f,g;if(!(b[5]==c&&(b[1]==0||b[1]==1||b[1]==2)))return 0;d=0;for(e=0,g=b[1723];e<g;e++){if(b[1853+e]>=0&&b[1725+e]==c){f=b[1853+e];d+=b[3801+f]==1-c?a[61005-c]:0;if(b[2881+c*230+f]==0)d+=a[57784+c*1610+f*7]}}if(a[61008+c])d+=a[61008+c]*$ao$(a,b,c);return d}
function $aq$(a,b,c){if(b[1319+c*11]<=a[37])return 1;return a[38]==1&&!$ar$(a,b,c,7)}
function $ar$(a,b,c,d){let e,f,g,h,i;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c&&a[54333+c*230+b[1853+e]]&d)return 1}for(g=0,i=b[1724];g<i;g++){h=b[2301+g];if(h>=0&&a[64416+g]==c&&a[54333+c*230+h]&d)return 1}return 0}
function $as$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[1318+g*11];c[5+g]=b[1317+g*11];c[7+g]=b[1319+g*11]}for(h=0,i=b[1723];h<i;h++){c[9+h]=b[1789+h];c[73+h]=b[1725+h];c[137+h]=b[1917+h];c[201+h]=b[1853+h]>=0?1:0}for(j=0,k=b[1724];j<k;j++){c[265+j]=b[2397+j];c[289+j]=b[2325+j]}for(l=0;l<64;l++)c[313+l]=b[1659+l];c[452]=$1b(b[4057],10)}
function $at$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$au$(a,b);if(e>=0)return e}return d}
function $au$(a,b){let c,d,e,f,g,h,i,j,k,l;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return(-1);if(0)return(-1);d=b[2];for(e=0,k=a[c];e<k;e++){f=c+65+2*e;if(a[f]==d){for(g=0,j=b[4];g<j;g++){if((h=b[9+g],i=a[f+1],$ax$(b,d,h)==i||$av$(b,d,h)==i))return g}}}if(a[c+1+d]){for(g=0,l=b[4];g<l;g++){if(b[9+g]==0)return g}}return(-1)}
function $av$(a,b,c){let d,e,f,g;d=b;if(d==3)return c==0?(-1):(e=a[1037],f=$1b(c,1000),g=$3c(c,1000),(e+1)*10000+f*1000+g);if(d==5)return $aw$(a,c);return(-1)}
function $aw$(a,b){let c,d,e,f,g;if(b==0)return(-1);c=$1b(b,10000)-1;d=a[1853+c];e=3-a[2173+c];return(f=$3c($1b(b,1000),10),g=$3c(b,1000),e*10000000+f*1000000+d*1000+g)}
function $ax$(a,b,c){let d;d=b;if(d==4)return $aA$(a,c);if(d==5)return $az$(a,c);if(d==19)return $ay$(a,c);return c}
function $ay$(a,b){let c,d;if(b==0)return 0;c=$3c(b,1000);d=$1b(b,1000)==1&&a[2421+c]>=0;return(d?0:1)*1000000+c*1000}
function $az$(a,b){let c,d,e;if(b==0)return 0;c=a[1853+($1b(b,10000)-1)];return(d=$3c($1b(b,1000),10),e=$3c(b,1000),d*1000000+c*1000+e)}
function $aA$(a,b){let c;c=a[1083+a[1259]];if(c<64)return a[1853+c]*1000+b;return 1000000+a[2301+c-64]*1000+b}
function $aB$(a,b){return 0}
function $aC$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0}
function $aD$(a,b,c){let d,e,f,g,h,i;d=1-b[3];e=1339+d*32;f=1467+d*48;for(g=0,h=a[26];g<h;g++){b[1339+d*32+g]=c[g];b[1403+g]-=c[g]}for(g=0,i=a[27];g<i;g++){b[1467+d*48+g]=c[32+g];b[1563+g]-=c[32+g]}}
function $aE$(a,b,c){let d,e,f,g,h,i;d=1-b[3];e=1339+d*32;f=1467+d*48;for(g=0,h=a[26];g<h;g++){c[g]=b[1339+d*32+g];b[1403+g]+=b[1339+d*32+g];b[1339+d*32+g]=0}for(g=0,i=a[27];g<i;g++){c[32+g]=b[1467+d*48+g];b[1563+g]+=b[1467+d*48+g];b[1467+d*48+g]=0}}
function $aF$(a,b,c){if(!$dw$(a,b,c))$aG$(a,b,c)}
function $aG$(a,b,c){let d;d=b[1];if(d<20){if(d<11){if(d<6){if(d<4){if(d<3)$du$(a,b,c);else $dq$(a,b,c)}else if(d<5)$dp$(a,b,c);else $do$(a,b,c)}else if(d<8){if(d<7)$dn$(a,b,c);else $dm$(a,b,c)}else if(d<9)$dm$(a,b,c);else $dl$(a,b,c)}else if(d<15){if(d<13){if(d<12)$dk$(a,b,c);else $df$(a,b,c)}else if(d<14)$dc$(b,c);else $cV$(a,b,c)}else if(d<17){if(d<16)$cS$(a,b,c);else $cN$(a,b,c)}else if(d<18)$cN$(a,b,c);else if(d<19)$cM$(a,b,c);else $cM$(a,b,c)}else if(d<30){if(d<24){if(d<22){if(d<21)$cL$(b,c);else $cr$(a,b,c)}else if(d<23)$bz$(a,b,c);else $bv$(a,b,c)}else if(d<27){if(d<26)$bt$(a,b,c);else $bs$(a,b,c)}else if(d<28)$bq$(a,b,c);else if(d<29)$bp$(a,b,c);else $bo$(a,b,c)}else if(d<36){if(d<34){if(d<33)$bn$(a,b,c);else $bl$(a,b,c)}else if(d<35)$bd$(a,b,c);else $aY$(a,b,c)}else if(d<38){if(d<37)$aX$(b,c);else $aW$(b,c)}else if(d<39)$aS$(a,b,c);else if(d<40)$aI$(a,b,c);else $aH$(b,c)}
function $aH$(a,b){let c;c=$L$(a,1403,b);a[1403+c]--;a[1271+c]++}
function $aI$(a,b,c){let d,e,f,g;d=b[1316];e=$aO$(a,b,d,c);f=e[0];g=e[1];if(!g)$aJ$(a,b,d,a[63959+a[64288+d]*8]-f);b[1]=36}
function $aJ$(a,b,c,d){if(d>0)$aK$(a,b,c,Math.min(d,b[1789+c]))}
function $aK$(a,b,c,d){let e;b[1789+c]-=d;if(b[1789+c]==0){e=b[1725+c];$aM$(a,b,c);$aL$(a,b,1-e,a[64352+c])}}
function $aL$(a,b,c,d){if(b[7]!=0)return;b[1318+c*11]+=d;if(b[1318+c*11]>=a[23+c]){b[7]=1;b[8]=c}}
function $aM$(a,b,c){let d;d=b[1853+c];b[2421+d]=(-1);b[1853+c]=(-1);b[2045+c]=0;$aN$(a,b,b[1725+c],d)}
function $aN$(a,b,c,d){if(b[2881+c*230+d]){b[2881+c*230+d]=0;b[1318+c*11]-=a[57784+c*1610+d*7]}}
function $aO$(a,b,c,d){let e,f,g,h;e=b[1853+c];f=a[1433+e*230+d];if(f==0)return $3j;g=b[2651+b[1853+c]];h=b[2651+d]>=0;$aQ$(a,b,c,d);if(g>=0)$aP$(a,b,g,d);return[f,h]}
function $aP$(a,b,c,d){let e,f;e=b[2301+c];if(b[2651+e]==c)b[2651+e]=(-1);b[2651+d]=c;f=d;b[2301+c]=f;b[2325+c]=f}
function $aQ$(a,b,c,d){let e,f,g;e=b[1853+c];f=b[1725+c];if(e==d)return;b[2421+e]=(-1);$aN$(a,b,f,e);b[2421+d]=c;g=d;b[1853+c]=g;b[1917+c]=g;$aR$(a,b,f,d)}
function $aR$(a,b,c,d){let e,f;e=a[57785+c*1610+d*7];if(e>0&&b[3341+c*230+d]==0){b[3341+c*230+d]=1;f=a[57786+c*1610+d*7];b[1324+(1-c)*11]+=f;$aL$(a,b,c,e)}}
function $aS$(a,b,c){let d;b[1]=36;if(b[1315]!=3&&b[1315]!=5){$aU$(a,b,c);return}d=b[2421+c];b[2237+d]=1;if(b[1315]==5)$aK$(a,b,d,1);else if($aT$(a,d,c))$aJ$(a,b,d,a[63959+a[64288+d]*8]);else{b[1316]=d;b[1]=39}}
function $aT$(a,b,c){let d;d=a[64288+b];return a[12+$C$(a,d,c,d,c)]>0}
function $aU$(a,b,c){let d,e,f,g,h;d=$3c(c,1000);e=$1b(c,1000);f=b[2421+d];g=b[2651+d];if(e==3)b[1082]=d;if(f>=0&&e!=2){h=f;b[2045+f]=1;b[1981+f]=(-1);b[2109+f]=0;b[2173+f]=b[1038]==3?2:1-b[2237+f];$aV$(a,b,d,a[63957+a[64288+f]*8])}else{h=64+g;b[2349+g]=1;b[2373+g]=0;$aV$(a,b,d,4)}b[1083+b[1042]]=h;b[1171+h]=b[1037];b[1042]++}
function $aV$(a,b,c,d){if(a[63124+b[1035]*8]==7)b[1044+b[1037]*8+d]++;else b[1044+b[1037]*8+a[54333+b[5]*230+c]]++}
function $aW$(a,b){a[1315]=b;a[1037]=2;a[1040]=0;a[1]=38}
function $aX$(a,b){if(b==0){a[1]=a[1042]>0?13:26;return}a[1314]=1<<b-1;a[1313]&=~a[1314];a[1]=37}
function $aY$(a,b,c){let d;d=b[5];b[1]=12;$aZ$(a,b,b[1321+d*11],d,c)}
function $aZ$(a,b,c,d,e){$bc$(b,d,a[63384+c*12]);b[1324+(1-d)*11]+=a[63386+c*12];b[1325+d*11]+=a[63387+c*12];b[1260+e]+=a[63388+c*12];b[1263+e]+=a[63389+c*12];$ba$(a,b,1-d,a[63385+c*12])}
function $ba$(a,b,c,d){let e;e=$bb$(b,c,d);if(e>0){b[4050]=c;b[4056]=a[64242]+e;b[1]=11}}
function $bb$(a,b,c){let d;d=Math.min(c,a[1317+b*11]);a[1317+b*11]-=d;a[1033]+=d;return c-d}
function $bc$(a,b,c){let d;d=Math.min(c,a[1033]);a[1033]-=d;a[1317+b*11]+=d}
function $bd$(a,b,c){b[1035]=$bj$(a,c);$be$(a,b)}
function $be$(a,b){let c,d;if(a[63124+b[1035]*8]!=9){c=b[1035];d=b[1303];b[1320+b[5]*11]=c;b[1327+b[5]*11]=d}$bf$(a,b);b[1]=a[63124+b[1035]*8]==7?4:6}
function $bf$(a,b){let c,d,e,f,g;b[1042]=0;b[1259]=0;for(c=0,e=a[30]>0?3:1;c<e;c++){b[1260+c]=0;b[1263+c]=0;for(d=0;d<8;d++)b[1044+c*8+d]=0}$bg$(a,b,0);f=a[63124+b[1035]*8];if(f==7){g=a[51];b[1260]=g;b[1263]=g}else if(f==2&&b[1041]==0)b[1260]=a[48]}
function $bg$(a,b,c){let d,e;d=c;e=b[1042];b[1037]=d;b[1043]=e;b[1082]=(-1);b[1041]=$bh$(a,b)?0:1;b[1038+c]=b[1041]?0:a[63124+b[1035]*8]}
function $bh$(a,b){let c,d,e,f,g;c=a[63124+b[1035]*8];if(c==8)return 0;d=a[63128+b[1035]*8];e=c==1||c==2||c==3||c==4;if(!e)return 1;for(f=0,g=b[1723];f<g;f++){if(b[1853+f]>=0&&b[1725+f]==b[5]&&$bi$(a,f,c,d))return 1}return 0}
function $bi$(a,b,c,d){if(c==1)return a[63957+a[64288+b]*8]==d;if(c==2)return a[63958+a[64288+b]*8]==1;if(c==3)return a[63961+a[64288+b]*8]==1;return a[63958+a[64288+b]*8]==0}
function $bj$(a,b){let c,d;for(c=0,d=a[26];c<d;c++){if($bk$(a,b,c))return c}return b}
function $bk$(a,b,c){let d;for(d=0;d<3;d++){if(a[63125+b*8+d]!=a[63125+c*8+2-d])return 0}return a[63124+b*8]==a[63124+c*8]&&a[63128+b*8]==a[63128+c*8]&&a[63129+b*8]==a[63129+c*8]&&a[63130+b*8]==a[63130+c*8]&&a[63131+b*8]==a[63131+c*8]}
function $bl$(a,b,c){let d;if(c!=0){d=b[5];b[1304]=b[1036]+1;$bm$(b,d,c);b[1303]=$3c(c,1000)}$be$(a,b)}
function $bm$(a,b,c){let d;d=$3c(c,1000);if($1b(c,1000))a[1271+d]--;else{a[1339+b*32+d]--;a[1319+b*11]--}a[1659+b*32+d]++}
function $bn$(a,b,c){if(c>0){b[1467+b[5]*48+c-1]--;b[1611+c-1]++;$bc$(b,b[5],a[36])}if(a[41]&&b[1267]>=0)b[1325+b[5]*11]++;b[1]=a[30]>0?40:31}
function $bo$(a,b,c){if(c)b[1325+b[5]*11]++;else $bc$(b,b[5],a[35]);b[1]=30}
function $bp$(a,b,c){let d,e;d=c==b[1266]?b[1267]:b[1266];e=b[5];b[1339+e*32+d]--;b[1319+e*11]--;b[1435+d]++;b[1]=29}
function $bq$(a,b,c){let d;d=$br$(b,b[5],c);b[1266+(b[1266]>=0?1:0)]=d;b[1268]--}
function $br$(a,b,c){let d;d=$L$(a,1403,c);a[1403+d]--;a[1339+b*32+d]++;a[1319+b*11]++;return d}
function $bs$(a,b,c){let d;d=1-b[5];b[1326+d*11]--;$br$(b,d,c)}
function $bt$(a,b,c){b[1]=15;if(c>0){$bu$(a,b,b[4031],0,$3c(c,1000));b[4038]=1;b[1]=16}}
function $bu$(a,b,c,d,e){b[4031]=c;b[4037]=d;b[4036]=e;b[4035]=b[1853+c];b[4032]=b[2421+e];b[4033]=b[2651+b[4035]];b[4034]=b[2651+e];b[4039]=0;b[4040]=0;b[4041]=0;b[4042]=0;b[4044]=(-1);b[4043]=(-1);b[2173+c]=Math.max(0,b[2173+c]-1)}
function $bv$(a,b,c){let d,e,f;b[1]=15;if(c==0)return;d=b[4031];e=b[2651+b[1853+d]];$aQ$(a,b,d,b[4036]);if(e>=0)$aP$(a,b,e,b[4036]);$bx$(a,b,d);if(b[1853+d]<0||b[4038])return;f=a[63958+a[64288+d]*8]==1||e>=0;if(f&&$bw$(a,b,d))b[1]=24}
function $bw$(a,b,c){let d;d=a[63958+a[64288+c]*8];return a[56633+d*230+b[1853+c]]==0}
function $bx$(a,b,c){let d,e,f,g;d=b[1725+c];e=b[1853+c];f=a[57787+d*1610+e*7];if(f>0&&a[57788+d*1610+e*7]>>a[64288+c]&1){g=b[2651+b[1853+c]];$aM$(a,b,c);if(g>=0)$by$(a,b,g,3);$aL$(a,b,d,f)}}
function $by$(a,b,c,d){let e;e=b[2301+c];if(b[2651+e]==c)b[2651+e]=(-1);b[2301+c]=(-1);b[2397+c]=d;b[2349+c]=0}
function $bz$(a,b,c){let d,e,f;d=$7d(b,4519,4715);e=$7d(b,4715,4748);f=e[0];if(f==0){$cq$(d,e,c);b[4043]=e[1];return}if(f==4)$cp$(a,b,d,e,c);else if(f==5){$co$(a,b,d,e,c);return}else if(f==3)c=$cn$(d,e)-c;else if(f==6)$cm$(a,b,d,e,c);else if(f==1)$ci$(a,b,d,e,c);$bE$(d,e,c);if(f==4)$bB$(a,b);if(b[7]==0)$bA$(a,b)}
function $bA$(a,b){let c,d,e,f;c=$7d(b,4519,4715);d=$7d(b,4715,4748);for(e of $7k){f=c[11+e]+d[9+e*3];b[1033]+=b[1317+(e==0?b[5]:1-b[5])*11]-f;b[1317+(e==0?b[5]:1-b[5])*11]=f}$bB$(a,b)}
function $bB$(a,b){let c,d,e,f,g,h;c=$7d(b,4715,4748);for(d of $7k){e=d==0?b[4031]:b[4032];f=d==0?b[4033]:b[4034];if(e>=0&&b[1853+e]>=0){g=b[1789+e]-c[15+d*5];if(g>0)$aK$(a,b,e,g)}if(f>=0&&b[2301+f]>=0){h=c[16+d*5];if(h==3)$bD$(a,b,f);else if(h==4)$bC$(a,b,f)}}}
function $bC$(a,b,c){let d;d=a[64416+c];$by$(a,b,c,2);b[1324+d*11]++;b[1325+(1-d)*11]++}
function $bD$(a,b,c){$by$(a,b,c,1);$aL$(a,b,1-a[64416+c],a[64464+c])}
function $bE$(a,b,c){let d;d=b[0];if(d==0)$cg$(a,b);else if(d==1)$ce$(a,b,c);else if(d==2)$cb$(a,b,c);else if(d==3)$ca$(a,b,c);else if(d==4)$bW$(a,b);else if(d==5)$bT$(a,b,c);else if(d==6)$bO$(a,b,c);else $bF$(a,b)}
function $bF$(a,b){let c;c=$bH$(a,b);b[32]=0;if(c==(-1)){$bG$(b);return}b[1]=c;b[0]=0;if(c==4)b[6]=1;else if(c==7)b[7]=1;else if(c==6||c==5)b[8]=1}
function $bG$(a){let b;a[0]=8;a[1]=0;a[3]=0;a[2]=0;a[4]=0;a[30]=0;a[31]=0;a[32]=0;for(b of $5p){a[18+b*5]=0;if(a[16+b*5]==1||a[16+b*5]==2)a[16+b*5]=0}}
function $bH$(a,b){let c;c=b[1];if(c==0)return b[15]>0&&b[17]==0||a[22]>1?1:(-1);if(c==1)return $bJ$(a,b);if(c==5)return b[15]>0&&b[17]==0?6:(-1);if(c==6&&!$bI$(b,2)&&b[31]==0)return b[25]>0&&a[185]>0?7:(-1);return(-1)}
function $bI$(a,b){return a[17+b*5]>0||a[15+b*5]==0&&a[16+b*5]!=1}
function $bJ$(a,b){if(a[15]==0){if(a[20])return 6;return a[18]==2?$bN$(a,b):(-1)}if($bI$(b,1)){if(!$bM$(a,b))return(-1);return $bK$(a,b)?5:6}if(a[16]==0&&b[20]>0&&a[146]>0)return 4;return(-1)}
function $bK$(a,b){let c;c=a[81];return a[17]>0&&$bL$(a,b,c)>=a[27]}
function $bL$(a,b,c){let d;d=a[11+c];return d<0?9999:d+b[9+c*3]}
function $bM$(a,b){if(a[20]==0||!(b[15]>0&&b[17]==0))return 0;return a[21]==0||b[16]==1}
function $bN$(a,b){let c,d,e,f;c=b[21];d=b[20]==0&&c!=1&&c!=2;e=b[22]+b[23];if(d)return(-1);if(e==0)return 2;f=Math.min(a[19]+e,24);return a[28+f]>0?3:(-1)}
function $bO$(a,b,c){let d,e,f,g;d=a[93+b[1]*13];e=$bS$(a,b,d);f=c>>24;g=(c>>16&255)+(c>>8&255)+(c&255);if(b[16+d*5]==2){if(f>0)$bR$(a,b,d)}else $bP$(a,b,d,Math.min(f,b[15+d*5]));if(a[11+a[55+d*13]]>=0)b[11+a[55+d*13]*3]+=g;b[4]=0;b[0]=e}
function $bP$(a,b,c,d){if(d>0){b[15+c*5]-=d;if(b[15+c*5]==0&&a[56+c*13]==0)$bQ$(a,b,c)}}
function $bQ$(a,b,c){let d;d=1-a[55+c*13];b[10+d*3]++}
function $bR$(a,b,c){b[16+c*5]=3;$bQ$(a,b,c)}
function $bS$(a,b,c){let d;d=b[15+c*5]==0&&b[16+c*5]==1;return d&&a[26]>0?5:7}
function $bT$(a,b,c){let d,e,f;d=a[93+b[1]*13];e=a[64+d*13]-b[17+d*5]-b[18+d*5];f=a[62+d*13]==2?c:a[62+d*13];if(e<1||f==1){b[16+d*5]=4;$bV$(a,b,a[55+d*13],a[1]);b[0]=7;return}b[16+d*5]=2;b[18+d*5]+=Math.min(a[3],e);$bU$(a,b,a[55+d*13],a[2]);b[0]=b[4]>0?6:7}
function $bU$(a,b,c,d){let e;e=Math.min(d,$bL$(a,b,c));b[9+c*3]-=e;b[4]=d-e}
function $bV$(a,b,c,d){let e;if(a[24]>=0){e=a[24]-b[9+c*3]-b[9+(1-c)*3];d=Math.min(d,e)}b[9+c*3]+=d}
function $bW$(a,b){let c,d,e,f,g,h,i,j,k;c=a[93+b[1]*13];if(a[104+b[1]*13]){$bZ$(a,b,c);return}d=b[3]*a[57+c*13];e=b[16+c*5]==1?1:0;f=$bY$(a,b,c);h=e==0&&0<(g=f)&&g<=d;if(h)d=f;i=Math.min(d,$bX$(a,b,c));j=d-i;b[3]=0;b[17+c*5]+=i;$bP$(a,b,c,Math.min(j,b[15+c*5]));if(i>0){k=a[59+c*13]+i*(a[58+c*13]+e*a[8]);$bU$(a,b,a[55+c*13],k)}if(h){b[19+c*5]=b[16+c*5]==3?1:0;b[16+c*5]=1}b[0]=b[4]>0?6:$bS$(a,b,c)}
function $bX$(a,b,c){let d,e;d=a[60+c*13]-b[17+c*5]-b[18+c*5];e=$bY$(a,b,c);if(e>0&&b[16+c*5]==1)return Math.min(d,e-1);return d}
function $bY$(a,b,c){let d;d=a[65+c*13];return d>0?d-b[17+c*5]:0}
function $bZ$(a,b,c){let d,e;$bP$(a,b,c,Math.min(b[3],b[15+c*5]));b[3]=0;d=a[25]==2||a[25]==1&&b[32]==0;e=d&&b[16+c*5]==1;b[0]=e?2:$bS$(a,b,c)}
function $ca$(a,b,c){let d,e;d=a[61+a[93+b[1]*13]*13];e=d==1?Math.min(a[103+b[1]*13],$cn$(a,b)):$cn$(a,b)-c;b[3]-=e;b[0]=b[3]>0?4:7}
function $cb$(a,b,c){let d,e;d=a[93+b[1]*13];e=c>>24==$cd$(a,b);if(e)$bR$(a,b,d);$cc$(b,d);if(b[15+d*5]==0&&!e)b[0]=5}
function $cc$(a,b){if(a[15+b*5]==0)a[3]=0;a[0]=a[3]>0?3:7}
function $cd$(a,b){if(b[15+a[93+b[1]*13]*5]==0)return a[6];return a[101+b[1]*13]?a[4]:a[5]}
function $ce$(a,b,c){let d,e,f,g,h,i;d=a[92+b[1]*13];e=a[93+b[1]*13];g=(f=a[98+b[1]*13],(c>>24)+Math.max(0,(c>>16&255)-f));h=Math.max(0,(c&255)-b[2]);$bV$(a,b,a[55+d*13],h);if(b[1]==1)b[5]=g;b[2]=0;if(b[15+e*5]==0){$cf$(a,b,e,g);return}b[3]=c>>8&255;i=Math.min(g,b[15+e*5]);$bP$(a,b,e,i);if(i>0&&b[16+e*5]==1){b[32]=a[104+b[1]*13]?1:0;b[0]=2}else $cc$(b,e)}
function $cf$(a,b,c,d){if(d>0){$bR$(a,b,c);b[0]=7}else b[0]=5}
function $cg$(a,b){let c,d;c=b[1];if(c==5||c==6&&b[31]==0)b[30]=$ch$(a,b,6);if(c==5){b[31]=1;$bU$(a,b,a[81],a[27])}if(c==6)b[2]=b[30];else if(c!=1)b[2]=$ch$(a,b,c);else if(a[99+c*13]!=0){d=b[15]>0&&b[17]==0?1:0;b[2]=d+a[100+c*13]}else b[2]=a[100+c*13];b[0]=1}
function $ch$(a,b,c){let d,e,f,g;d=a[99+c*13];e=a[92+c*13];f=a[55+e*13];g=d==2||d==1&&b[16+e*5]==1;if(!g||$bL$(a,b,f)<a[9])return 0;$bU$(a,b,f,a[9]);return 1}
function $ci$(a,b,c,d,e){let f,g,h,i,j,k,l;f=c[93+d[1]*13];g=$ck$(c,d);h=$cj$(c,d);i=d[15+f*5];j=c[98+d[1]*13];if(i==0||i>4||g>=9||j>=4)return;k=a[$B$(h,g,j,0,i,0)];if(k==0)return;l=1000*Math.min((e>>24)+Math.max(0,(e>>16&255)-j),i)-k;b[4057]+=(f==0?b[5]:1-b[5])==1?l:(-l)}
function $cj$(a,b){if(b[15+a[93+b[1]*13]*5]==0)return a[97+b[1]*13];return a[96+b[1]*13]}
function $ck$(a,b){let c,d;c=a[94+b[1]*13];if(b[1]==3)c=a[28+$cl$(a,b)];else if(b[1]==1&&!(d=a[92+b[1]*13],b[15+d*5]>0&&b[17+d*5]==0))c=a[95+b[1]*13];return c+b[2]*a[10]}
function $cl$(a,b){let c;c=a[19]+b[22]+b[23];return Math.min(c,24)}
function $cm$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=c[93+d[1]*13];b[4050]=f==0?b[5]:1-b[5];g=e>>16&255;h=e>>8&255;i=e&255;j=f==0?b[4031]:b[4032];if(d[16+f*5]==2){b[4051]=b[2301+(f==0?b[4033]:b[4034])];j=(-1)}else b[4051]=b[1917+j];if(j<0||a[63957+a[64288+j]*8]==3){b[4052]=g;b[4053]=h;b[4054]=i;return}k=a[63957+a[64288+j]*8];l=g;for(m=0;m<3;m++){b[4052+m]=m==k?0:l;l=m==k?l:h}}
function $cn$(a,b){let c;c=b[16+a[93+b[1]*13]*5]==1?1:0;return Math.min(a[0],a[102+b[1]*13]+c,b[3])}
function $co$(a,b,c,d,e){let f,g,h,i;f=c[93+d[1]*13];g=f==0?b[4033]:b[4034];h=e!=999;if(h){i=a[1433+b[2301+g]*230+e];c[3]=i;$aP$(a,b,g,e)}else c[64+f*13]=d[17+f*5]+d[18+f*5];$bE$(c,d,h?0:1);$bA$(a,b)}
function $cp$(a,b,c,d,e){let f,g,h,i;f=c[93+d[1]*13];g=$aO$(a,b,f==0?b[4031]:b[4032],e);h=g[0];i=g[1];c[60+f*13]=d[17+f*5]+d[18+f*5]+h;c[65+f*13]=i?d[17+f*5]+h:0}
function $cq$(a,b,c){if(c)a[99+b[1]*13]=2}
function $cr$(a,b,c){$cJ$(a,b,c);$cs$(a,b)}
function $cs$(a,b){$ct$(a,b);$bA$(a,b);b[1]=22}
function $ct$(a,b){let c,d,e,f;c=$7d(b,4519,4715);d=$7d(b,4715,4748);for(e=0;e<53;e++)c[e]=a[64235+e];for(e=92;e<196;e++)c[e]=0;f=b[5];c[11]=b[1317+f*11];c[12]=b[1317+(1-f)*11];c[24]=b[1033];c[13]=b[4039]*a[64244];c[15]=b[4037]==1?0:1;c[16]=b[4040];c[18]=1;$cI$(a,b,c,0,b[4031],b[4033],0);$cI$(a,b,c,1,b[4032],b[4034],1);if(b[4037]==1)$cH$(a,b,c);else $cw$(a,b,c);$cu$(c,d)}
function $cu$(a,b){let c;for(c=0;c<33;c++)b[c]=0;$cv$(a,b)}
function $cv$(a,b){let c,d;for(c of $5p){b[15+c*5]=a[53+c*13];b[16+c*5]=a[54+c*13]}for(d of $7k)b[9+d*3]=(-a[13+d]);b[1]=a[16]?0:1;b[0]=0}
function $cw$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o;d=b[4031];f=(e=b[4036],$C$(a,a[64288+d],b[1853+d],$cG$(a,b,e),e));$cF$(a,c,1,f,1,0,1);c[107]+=b[1260+b[1171+d]];i=(g=b[4036],h=1-b[5],$E$(a,b,g,h,(-1))>=2);c[115]=(i?a[28+f]:a[10+f])+b[4042];$cD$(a,b,c);if(b[4037]==2)$cy$(a,b,c);if($cx$(a,b)){l=(j=b[4032],k=b[4035],$C$(a,a[64288+j],b[1853+j],$cG$(a,b,k),k));i=(m=b[4035],n=b[5],$E$(a,b,m,n,(-1))>=2);for(o of $1s){$cF$(a,c,o,l,1,1,0);c[94+o*13]+=b[4041];c[102+o*13]=i?a[28+l]:a[10+l]}}}
function $cx$(a,b){let c,d,e;c=b[4032];if(c<0)return 0;e=(d=b[4035],$C$(a,a[64288+c],b[1853+c],$cG$(a,b,d),d));return a[26+e]>0&&a[2+e]>0}
function $cy$(a,b,c){let d,e,f,g,h,i;d=b[4036];e=1;for(f=0;f<6;f++){g=a[53+d*6+f];h=g>=0?b[2421+g]:(-1);if(h!=b[4031]&&$cz$(a,b,h,d)){i=a[2+$C$(a,a[64288+h],b[1853+h],$cG$(a,b,d),d)]+b[1260+b[1171+h]];c[107]+=i;c[108]+=i;b[2173+h]--;e++}}c[22]=e}
function $cz$(a,b,c,d){if(c<0||b[1725+c]!=b[5]||!a[63962+a[64288+c]*8])return 0;return $cB$(a,b,c)&&$cA$(a,b,c,b[1853+c],d)}
function $cA$(a,b,c,d,e){let f;f=$C$(a,a[64288+c],d,$cG$(a,b,e),e);return a[26+f]>0}
function $cB$(a,b,c){let d;if(b[2173+c]==0||b[2045+c]==0)return 0;if(b[1038+b[1171+c]]==4&&a[63961+a[64288+c]*8])return 0;d=b[2109+c];if(d==0)return 1;if(d>$cC$(a,b,c))return 0;return $bw$(a,b,c)}
function $cC$(a,b,c){let d,e,f;d=a[63960+a[64288+c]*8];e=b[1038+b[1171+c]];f=a[63957+a[64288+c]*8];if(e==2&&f==2)return Math.max(d,a[47]);if(e==4&&(f==1||f==2))return Math.max(d,a[49]);return d}
function $cD$(a,b,c){let d,e;if(b[4039]==0)return;if((d=b[4035],e=b[5],a[57093+d]?0:b[2651+d]>=0||$cE$(a,b,d,e))){c[112]=2;c[113]=b[4039]-1}else c[113]=b[4039]}
function $cE$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[53+c*6+e];if(f>=0){g=b[2651+f];if(g>=0&&a[64416+g]==d&&a[64440+g]==1)return 1}}return 0}
function $cF$(a,b,c,d,e,f,g){let h,i,j;h=92+c*13;i=d+(e?0:13);for(j=0;j<13;j++)b[h+j]=a[i+j];b[92+c*13]=f;b[93+c*13]=g}
function $cG$(a,b,c){let d,e;d=b[2421+c];if(d>=0)return a[64288+d];e=a[64440+b[2651+c]]==1?1:0;return a[116609]+e}
function $cH$(a,b,c){let d,e,f,g,h,i,j,k,l;f=(d=b[4031],e=b[4036],$C$(a,a[64288+d],b[1853+d],$cG$(a,b,e),e));$cF$(a,c,1,f,0,0,1);g=a[1433+b[4035]*230+b[4036]];h=b[4031];i=a[29+f+(b[2109+h]>0?1:0)*6+g];c[107]=i+b[1263+b[1171+h]];l=(j=b[4036],k=1-b[5],$E$(a,b,j,k,(-1))>=2);c[115]=l?a[28+f]:a[10+f]}
function $cI$(a,b,c,d,e,f,g){let h,i,j,k;h=e>=0?a[64288+e]:a[116609];i=53+d*13;j=64053+h*13;for(k=0;k<13;k++)c[i+k]=a[j+k];c[53+d*13]=e>=0?b[1789+e]:0;c[54+d*13]=f>=0?1:0;c[55+d*13]=g;c[60+d*13]=99;c[64+d*13]=99;c[65+d*13]=0}
function $cJ$(a,b,c){let d,e;b[1]=22;d=1-b[5];if(c==1){e=a[63380];b[1339+d*32+e]--;b[1319+d*11]--;b[1323+d*11]++;b[1326+d*11]++;b[4040]=1}else if(c>1){$cK$(a,b,d,c-2);b[4040]=a[63390+(c-2)*12];b[4041]=a[63391+(c-2)*12];b[4042]=a[63392+(c-2)*12]}}
function $cK$(a,b,c,d){b[1467+c*48+d]--;b[1321+c*11]=d;b[1317+c*11]-=a[63383+d*12];b[1322+c*11]+=a[63383+d*12]}
function $cL$(a,b){a[4039]=b;a[1]=21}
function $cM$(a,b,c){let d,e,f;d=c>>24;e=c&255;if(b[1]==18){$bc$(b,b[4044],e);b[4047]=d;b[1]=19;return}$bc$(b,1-b[4044],e);b[1]=20;if(b[4047]==d)return;f=b[4047]>d?1-b[4044]:b[4044];if(f==b[5]){$by$(a,b,b[4033],4);b[4033]=(-1)}else{$by$(a,b,b[4034],4);b[4034]=(-1)}b[1324+f*11]++}
function $cN$(a,b,c){let d;d=b[1]==16;if(c)$cO$(a,b,d?b[5]:1-b[5]);else b[1]=d?17:20}
function $cO$(a,b,c){let d;$cK$(a,b,c,$cQ$(a,b,c));b[4044]=c;for(d=0;d<2;d++)b[4045+d]=$cP$(a,b,d);b[1]=18}
function $cP$(a,b,c){let d,e,f,g,h;d=b[1319+c*11];if(c==b[5])d+=b[1303]<0?1:2;d+=c==b[4044]?2:0;d+=b[1317+c*11]>b[1317+(1-c)*11]?1:0;e=b[4033];f=b[4034];if(c!=b[5]){g=f;h=e;e=g;f=h}d+=a[64440+e]>a[64440+f]?1:0;return d}
function $cQ$(a,b,c){let d,e;for(d=0,e=a[27];d<e;d++){if(a[63382+d*12]==3&&$cR$(a,b,c,d,2))return d}return(-1)}
function $cR$(a,b,c,d,e){if(b[1467+c*48+d]==0)return 0;if(a[63381+d*12]!=e||b[1321+c*11]>=0)return 0;return a[63383+d*12]<=b[1317+c*11]}
function $cS$(a,b,c){if(c==0)$cU$(b);else{$cT$(a,b,c);b[1]=16}}
function $cT$(a,b,c){$bu$(a,b,$1b(c,10000)-1,$3c($1b(c,1000),10),$3c(c,1000));b[4038]=0}
function $cU$(a){let b;b=$e$(a);if(b>=0)a[2173+b]=0;else a[1]=26}
function $cV$(a,b,c){let d;d=b[1083+b[1259]];b[1259]++;b[1]=13;if(d<64)$cX$(a,b,d,c);else $cW$(a,b,d-64,c)}
function $cW$(a,b,c,d){if(d==999){$bb$(b,a[64416+c],a[43]);$by$(a,b,c,3);return}if(d!=b[2301+c]){b[2373+c]=1;$aP$(a,b,c,d)}}
function $cX$(a,b,c,d){let e,f;e=b[1853+c];if(d==e)return;f=$db$(a,b,c);if(d==999){$cY$(a,b,c,f);return}b[2109+c]=b[4058+d];$aQ$(a,b,c,d);if(f>=0)$aP$(a,b,f,d);$bx$(a,b,c)}
function $cY$(a,b,c,d){let e,f;e=b[1725+c];f=$cZ$(a,b,c);$aM$(a,b,c);if(d>=0)$by$(a,b,d,3);$aL$(a,b,e,f)}
function $cZ$(a,b,c){let d,e,f,g,h,i,j;d=b[1725+c];e=a[64288+c];f=b[1853+c];g=$da$(a,b,c);h=0;for(i=0,j=a[25];i<j;i++){if(b[4058+i]<g&&a[57790+d*1610+i*7]>>e&1&&!(i==f?0:a[56403+i]>0||b[3801+i]>=0||b[2651+i]>=0))h=Math.max(h,a[57789+d*1610+i*7])}return h}
function $da$(a,b,c){let d,e,f,g;d=a[63959+a[64288+c]*8];e=b[1038+b[1171+c]];f=a[63958+a[64288+c]*8];g=a[63957+a[64288+c]*8];if(e==3)return 0;if(e==2&&g==2)return Math.max(d,a[47]);if(e==4&&f==0&&(g==1||g==2))return Math.max(d,a[49]);if(e==6)return Math.min(d,a[50]);return d}
function $db$(a,b,c){let d;d=b[2651+b[1853+c]];return d>=0&&b[2349+d]?(-1):d}
function $dc$(a,b){let c,d;if(b==0){a[1]=15;return}c=a[1259];while((d=a[1083+c],d<64?a[1853+d]:a[2301+d-64])<0||$de$(a,a[1083+c])!=b)c++;$dd$(a,c)}
function $dd$(a,b){let c;c=a[1083+b];while(b>a[1259]){a[1083+b]=a[1083+b-1];b--}a[1083+b]=c;a[1]=14}
function $de$(a,b){let c;c=b<64?a[1853+b]:a[2301+b-64];if(b>=64&&a[2421+c]>=0)return 2000+c;return 1000+c}
function $df$(a,b,c){if(c>0)$aU$(a,b,c);else if(a[30]>0)$dg$(a,b);else if(b[1042]>0)b[1]=13;else b[1]=26}
function $dg$(a,b){if(b[1037]==0&&b[1303]>=0)$dj$(a,b);else $dh$(a,b)}
function $dh$(a,b){let c;b[1313]=$di$(a,b[1034])?7:0;for(c=0;c<16;c++){if(b[1044+c]>0)b[1313]&=~(c&7)}if(b[1303]>=0)b[1035]=b[1034];b[1]=36}
function $di$(a,b){let c;c=a[63124+b*8];if(c==0||c==5)return 1;return c==4||c==6}
function $dj$(a,b){let c,d;c=b[1303];d=b[1304];b[1035]=c;b[1036]=d;$bg$(a,b,1)}
function $dk$(a,b,c){let d;b[4051]=(-1);for(d=0;d<3;d++)b[4052+d]=c>>16-8*d&255;b[1]=12}
function $dl$(a,b,c){let d;b[1]=10;b[4050]=1-b[5];b[4051]=(-1);for(d=0;d<3;d++)b[4052+d]=c>>24-8*d&255;b[4055]=(c&255)*a[52]}
function $dm$(a,b,c){let d,e;if(b[1]==7){b[4049]=c>>24;b[1]=8;return}b[1]=12;if(b[4049]>c>>24){d=b[4048];e=b[5];$aN$(a,b,1-e,b[1853+d]);b[1725+d]=e;b[1981+d]=(-1);$aR$(a,b,e,b[1853+d]);$bf$(a,b)}}
function $dn$(a,b,c){let d,e,f;b[1]=12;if(c==0)return;d=$1b(c,1000)-1;e=b[5];$cK$(a,b,e,d);f=a[63382+d*12];if(f==1){b[4048]=b[2421+$3c(c,1000)];b[1]=7}else if(f==2)b[1]=9;else if(b[1303]>=0&&(a[63388+d*12]>0||a[63389+d*12]>0))b[1]=35;else $aZ$(a,b,d,e,0)}
function $do$(a,b,c){b[1081]--;if(c)$bc$(b,b[5],1);else b[1080]++}
function $dp$(a,b,c){let d,e;b[1081]=b[1036];for(d=0;d<4;d++){e=c>>24-8*d&255;b[1076+d]=e;b[1081]-=e}b[1080]=0;b[1]=5}
function $dq$(a,b,c){if(a[30]>0)$dt$(a,b,c);else $dr$(a,b,c)}
function $dr$(a,b,c){let d,e,f;d=b[5];b[1036]=$ds$(a,b,d,c);$bm$(b,d,c);e=c;b[1034]=e;b[1035]=e;f=b[1320+(1-d)*11];if(a[63124+c*8]==8&&f>=0)b[1035]=$bj$(a,f);$be$(a,b)}
function $ds$(a,b,c,d){let e,f,g;e=b[1319+c*11];if(a[42]){e=a[28+c];for(f=0,g=b[1724];f<g;f++){if(a[64416+f]==c)e-=b[2397+f]==2?1:0}}return e+$1b(d,1000)}
function $dt$(a,b,c){let d,e,f;d=b[5];e=$3c(c,1000);b[1036]=$ds$(a,b,d,c);$bm$(b,d,c);f=e;b[1034]=f;b[1035]=f;b[1303]=(-1);if(a[63124+e*8]==8)b[1]=34;else if($1b(c,1000)==0&&$di$(a,e))b[1]=33;else $be$(a,b)}
function $du$(a,b,c){let d;d=b[1270]&1;if(b[1270]>=2)$dv$(b,d,c);else $br$(b,d,c)}
function $dv$(a,b,c){let d;d=$L$(a,1563,c);a[1563+d]--;a[1467+b*48+d]++;return d}
function $dw$(a,b,c){let d,e;if(b[4052]+b[4053]+b[4054]>0){b[4052+$dy$(b)]--;$aK$(a,b,b[2421+c],1);return 1}for(d=0;d<2;d++){if(b[1324+d*11]>0){b[1324+d*11]--;$dx$(b,d,c);return 1}}for(d=0;d<2;d++){if(b[1325+d*11]>0){b[1325+d*11]--;e=$dv$(b,d,c);if(b[1]==30)b[1269]=e;return 1}}return 0}
function $dx$(a,b,c){let d,e;d=1339+b*32;e=$L$(a,d,c);a[1339+b*32+e]--;a[1435+e]++;a[1319+b*11]--}
function $dy$(a){let b;b=0;while(a[4052+b]==0)b++;return b}
function $dz$(a,b){if(!$fC$(a,b))$dA$(a,b)}
function $dA$(a,b){let c;c=b[1];if(c<20){if(c<10){if(c<5){if(c<2){if(c<1)$fB$(a,b);else $fA$(a,b)}else if(c<3)$fy$(a,b);else if(c<4)$fx$(a,b);else $fw$(b)}else if(c<7){if(c<6)$fu$(a,b);else $fs$(a,b)}else if(c<8)$fq$(b);else if(c<9)$fq$(b);else $fo$(a,b)}else if(c<15){if(c<12){if(c<11)$fn$(a,b);else $fm$(b)}else if(c<13)$eT$(a,b);else if(c<14)$eQ$(a,b);else $eK$(a,b)}else if(c<17){if(c<16)$eC$(a,b);else $eA$(a,b)}else if(c<18)$eA$(a,b);else if(c<19)$ez$(b);else $ez$(b)}else if(c<30){if(c<25){if(c<22){if(c<21)$ew$(a,b);else $eu$(a,b)}else if(c<23)$ek$(a,b);else if(c<24)$ei$(a,b);else $eh$(a,b)}else if(c<27){if(c<26)$ec$(a,b);else $eb$(a,b)}else if(c<28)$ea$(a,b);else if(c<29)$dZ$(a,b);else $dY$(a,b)}else if(c<36){if(c<33){if(c<31)$dX$(a,b);else $dW$(a,b)}else if(c<34)$dV$(a,b);else if(c<35)$dU$(a,b);else $dT$(b)}else if(c<38){if(c<37)$dS$(a,b);else $dR$(b)}else if(c<39)$dO$(a,b);else if(c<40)$dF$(a,b);else $dB$(a,b)}
function $dB$(a,b){let c;if($M$(b,1271,a[26])<a[30]){c=$dD$(b,1403,1435,a[26]);if(c>0){$dC$(b,c);return}}if(b[1270]==4){b[1270]++;b[1]=1}else b[1]=31}
function $dC$(a,b){a[0]=100000+b}
function $dD$(a,b,c,d){let e;e=$M$(a,b,d);if(e==0){$dE$(a,b,c,d);e=$M$(a,b,d)}return e}
function $dE$(a,b,c,d){let e,f;for(e=0,f=d;e<f;e++){a[b+e]+=a[c+e];a[c+e]=0}}
function $dF$(a,b){let c;c=b[1316];$dG$(a,b,c,a[63959+a[64288+c]*8])}
function $dG$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[1725+c];f=b[1853+c];$dN$(b);b[4288]=f;b[4058+f]=0;g=0;h=1;while(g<h){i=b[4288+g];g++;if($dM$(a,b,c,i,d)){$dL$(b,i);continue}for(j=0;j<2;j++){k=a[54793+e*460+i*2+j];if(k>=0&&$dK$(a,b,c,b[2651+b[1853+c]],k)&&!$dJ$(b,h,k)){b[4058+k]=b[4058+i]+1;b[4288+h]=k;h++}}}if(b[4]==0){for(j=0,l=h;j<l;j++){if($dI$(a,b,c,b[4288+j]))$dL$(b,b[4288+j])}}$dH$(b,10,e)}
function $dH$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c))}
function $dI$(a,b,c,d){let e,f,g;e=b[1725+c];for(f=0;f<2;f++){g=a[54793+e*460+d*2+f];if(g>=0&&$dK$(a,b,c,b[2651+b[1853+c]],g))return 0}return 1}
function $dJ$(a,b,c){let d,e;for(d=0,e=b;d<e;d++){if(a[4288+d]==c)return 1}return 0}
function $dK$(a,b,c,d,e){let f,g;if(a[56173+e]==0||b[2421+e]>=0)return 0;f=b[2651+e];if(f<0)return 1;g=a[64416+f]==b[1725+c];return g&&d<0&&(a[63958+a[64288+c]*8]==0||a[64440+f]==1)}
function $dL$(a,b){a[9+a[4]]=b;a[4]++}
function $dM$(a,b,c,d,e){if(b[4058+d]==e)return 1;return d!=b[1853+c]&&b[2651+d]>=0}
function $dN$(a){a[4]=0}
function $dO$(a,b){let c,d,e,f,g;c=b[1315];d=c==3||c==5;$dN$(b);for(e=0,g=b[1723];e<g;e++){f=b[1853+e];if(f>=0&&b[1725+e]==b[5]&&(a[54333+b[5]*230+f]&b[1314])>0&&b[2045+e]==0){if(d)$dL$(b,f);else if(b[1981+e]<0&&(c==4||a[63957+a[64288+e]*8]==c))$dL$(b,1000+f)}}if(c==4)$dP$(a,b);if(b[4]==0)b[1]=36;else $dH$(b,d?24:3,b[5])}
function $dP$(a,b){let c,d,e,f;for(c=0,f=b[1724];c<f;c++){d=b[2301+c];if(d<0||a[64416+c]!=b[5]||!((a[54333+b[5]*230+d]&b[1314])>0))continue;if(b[2349+c])continue;e=b[2421+d];if(e<0)$dL$(b,1000+d);else if($dQ$(a,e,c))$dL$(b,2000+d)}}
function $dQ$(a,b,c){let d;d=a[63963+a[64288+b]*8]==1;return!(d&&a[64440+c]==2)}
function $dR$(a){$dC$(a,6)}
function $dS$(a,b){let c;$dN$(b);$dL$(b,0);for(c=0;c<3;c++){if(b[1313]>>c&1&&$ar$(a,b,b[5],1<<c))$dL$(b,1+c)}$dH$(b,23,b[5])}
function $dT$(a){$dN$(a);$dL$(a,0);$dL$(a,1);$dH$(a,22,a[5])}
function $dU$(a,b){$dN$(b);if(b[1320+(1-b[5])*11]<0){$be$(a,b);return}$dL$(b,b[1320+(1-b[5])*11]);if(b[1327+(1-b[5])*11]>=0&&b[1327+(1-b[5])*11]!=b[1320+(1-b[5])*11])$dL$(b,b[1327+(1-b[5])*11]);$dH$(b,21,b[5])}
function $dV$(a,b){let c,d;$dN$(b);$dL$(b,0);for(c=0,d=a[26];c<d;c++){if(b[1271+c]>0&&$di$(a,c))$dL$(b,1000+c)}$dH$(b,20,b[5])}
function $dW$(a,b){let c;for(c=0;c<2;c++)b[1321+c*11]=(-1);b[1266]=(-1);b[1267]=(-1);b[1269]=(-1);b[5]=1-b[5];b[6]++;b[1]=1}
function $dX$(a,b){let c,d,e,f;c=b[5];$dN$(b);$dL$(b,0);if(b[1321+c*11]<0){for(d=0,f=a[27];d<f;d++){e=d==b[1269]?1:0;if(b[1467+c*48+d]>e)$dL$(b,1+d)}}$dH$(b,17,c)}
function $dY$(a,b){let c;$dN$(b);$dL$(b,0);c=a[27];if($M$(b,1563,c)+$M$(b,1611,c)>0)$dL$(b,1);$dH$(b,16,b[5])}
function $dZ$(a,b){$dN$(b);$dL$(b,b[1266]);if(b[1267]!=b[1266])$dL$(b,b[1267]);$dH$(b,15,b[5])}
function $ea$(a,b){let c;c=b[1268]>0?$dD$(b,1403,1435,a[26]):0;if(c>0){$dC$(b,c);return}b[1]=b[1267]>=0?28:29}
function $eb$(a,b){let c,d;c=1-b[5];if(b[1326+c*11]>0){d=$dD$(b,1403,1435,a[26]);if(d>0)$dC$(b,d);else b[1326+c*11]=0;return}b[1]=25}
function $ec$(a,b){$ef$(a,b);if(a[30]>0)$ed$(a,b)}
function $ed$(a,b){let c,d,e;c=b[5];d=b[1303];if(d>=0){b[1435+d]++;e=$ee$(a,c,b[1035],d);if(e>0&&b[1318+c*11]+e<a[23+c])$aL$(a,b,c,e);if(a[63131+d*8])b[1268]=2}if(b[1319+c*11]>=a[31+c])b[1268]=0;b[1303]=(-1)}
function $ee$(a,b,c,d){return a[61010+b*32+d]-a[61074+b*1024+c*32+d]}
function $ef$(a,b){let c,d,e;c=b[5];$eg$(a,b);for(d=0;d<2;d++){b[1033]+=b[1322+d*11];b[1322+d*11]=0;if(b[1321+d*11]>=0)b[1611+b[1321+d*11]]++;b[1435+a[63380]]+=b[1323+d*11];b[1323+d*11]=0}b[1435+b[1034]]++;e=a[61010+c*32+b[1035]];if(e>0&&b[1318+c*11]+e<a[23+c])$aL$(a,b,c,e);b[1268]=a[63131+b[1035]*8]?2:1;b[1034]=(-1);b[1]=27}
function $eg$(a,b){let c,d,e,f;for(c=0,d=b[1723];c<d;c++){b[2045+c]=0;b[2109+c]=0;b[2173+c]=0;b[2237+c]=0;b[1171+c]=0}for(e=0,f=b[1724];e<f;e++){b[2349+e]=0;b[2373+e]=0;b[1235+e]=0}}
function $eh$(a,b){let c,d,e,f;c=b[4031];$dN$(b);$dL$(b,0);d=b[1853+c];for(e=0;e<6;e++){f=a[53+d*6+e];if(f>=0&&$F$(a,b,f)==1-b[5]&&$cA$(a,b,c,d,f))$dL$(b,1000+f)}$dH$(b,14,b[5])}
function $ei$(a,b){let c,d,e;c=b[4031];d=b[1853+c]==b[4035];e=$F$(a,b,b[4036])==(-1);if(b[4037]==1||!d||!e){b[1]=15;return}$ej$(b,13,b[5])}
function $ej$(a,b,c){$dN$(a);$dL$(a,0);$dL$(a,1);$dH$(a,b,c)}
function $ek$(a,b){if($el$(a,b))b[1]=23}
function $el$(a,b){let c,d,e,f,g,h,i;c=$7d(b,4519,4715);d=$7d(b,4715,4748);e=d[0];if(e==0&&$es$(a,b,d))return 0;if(e==4&&!(c[104+d[1]*13]>0)){f=d[3]*c[57+c[93+d[1]*13]*13];$dG$(a,b,c[93+d[1]*13]==0?b[4031]:b[4032],f);return 0}if(e==5){$ep$(a,b,c[93+d[1]*13]==0?b[4033]:b[4034]);return 0}g=$em$(c,d);if(g==0)return 1;if(g>0)b[0]=g;else if(e==3&&$cn$(c,d)>Math.min(c[103+d[1]*13],$cn$(c,d))){$dN$(b);for(h=Math.min(c[103+d[1]*13],$cn$(c,d)),i=$cn$(c,d)+1;h<i;h++)$dL$(b,h);$dH$(b,9,c[93+d[1]*13]==0?b[5]:1-b[5])}else{$bE$(c,d,0);$bA$(a,b)}return 0}
function $em$(a,b){let c,d,e,f,g,h;c=b[0];if(c==8)return 0;if(c==1)return(d=$ck$(a,b),e=$cj$(a,b),d*16+e);if(c==2)return(f=$cd$(a,b),f*16+7);if(c==6)return(g=a[7]+b[4],h=$eo$(a,b),g*16+h);if(c==3||c==5)return $en$(a,b);return(-1)}
function $en$(a,b){let c,d;c=a[93+b[1]*13];if(b[0]==3){d=$cn$(a,b)-Math.min(a[103+b[1]*13],$cn$(a,b))+1;if(d>1&&a[61+c*13]==2)return(-(2*d+a[55+c*13]))}else if(a[62+c*13]==2&&a[64+c*13]-b[17+c*5]-b[18+c*5]>0)return(-(4+a[55+c*13]));return(-1)}
function $eo$(a,b){let c;c=a[93+b[1]*13];if(b[16+c*5]==2)return a[23];return a[63+c*13]}
function $ep$(a,b,c){let d,e,f,g,h,i,j,k;d=a[64416+c];e=b[2301+c];f=a[64238];$dN$(b);$dL$(b,999);b[4288]=e;b[4058+e]=0;g=0;h=1;while(g<h){i=b[4288+g];g++;if(b[4058+i]==f)continue;for(j=0;j<2;j++){k=a[54793+d*460+i*2+j];if(k>=0&&$er$(a,b,d,k)&&!$dJ$(b,h,k)){b[4058+k]=b[4058+i]+1;b[4288+h]=k;h++;if($eq$(a,b,c,k))$dL$(b,k)}}}$dH$(b,11,d)}
function $eq$(a,b,c,d){let e;e=b[2421+d];if(b[2651+d]>=0)return 0;return e<0||a[63958+a[64288+e]*8]==0||a[64440+c]==1}
function $er$(a,b,c,d){let e,f;if(a[56173+d]==0)return 0;e=b[2421+d];f=b[2651+d];if(e>=0)return b[1725+e]==c;return f<0||a[64416+f]==c}
function $es$(a,b,c){let d;d=c[1];if(d!=4&&d!=0)return 0;if(b[4043]==d)return 0;if($et$(a,b))return 1;b[4043]=d;return 0}
function $et$(a,b){let c,d,e;c=1-b[5];d=a[64244];if(b[1317+c*11]<d)return 0;if(!(e=b[4036],a[57093+e]?0:b[2651+e]>=0||$cE$(a,b,e,c)))return 0;$ej$(b,6,c);return 1}
function $eu$(a,b){if(b[4037]==1||!$ev$(a,b))$cs$(a,b)}
function $ev$(a,b){let c,d,e;if(!$cx$(a,b))return 0;c=1-b[5];$dN$(b);$dL$(b,0);if(b[1339+c*32+a[63380]]>0)$dL$(b,1);for(d=0,e=a[27];d<e;d++){if($cR$(a,b,c,d,3))$dL$(b,2+d)}$dH$(b,8,c);return 1}
function $ew$(a,b){if(b[4037]==1||!$ex$(a,b))b[1]=21}
function $ex$(a,b){let c,d,e,f,g;c=a[64244];d=b[1317+b[5]*11];e=$ey$(a,b);if(e==0||d<c)return 0;$dN$(b);for(f=0,g=e+1;f<g;f++){if(f*c<=d)$dL$(b,f)}$dH$(b,6,b[5]);return 1}
function $ey$(a,b){let c,d,e,f,g,h,i;e=(c=b[4035],d=b[5],a[57093+c]?0:b[2651+c]>=0||$cE$(a,b,c,d))?1:0;if(b[4037]!=2)return e;for(f=0;f<6;f++){g=a[53+b[4036]*6+f];h=g>=0?b[2421+g]:(-1);if(h!=b[4031]&&$cz$(a,b,h,b[4036]))e+=(i=b[5],a[57093+g]?0:b[2651+g]>=0||$cE$(a,b,g,i))?1:0}return e}
function $ez$(a){let b;b=a[1]==18?a[4044]:1-a[4044];a[0]=a[4045+b]*16+6}
function $eA$(a,b){let c,d;c=b[1]==16;d=c?b[5]:1-b[5];if(!(b[4037]!=1&&b[4032]>=0&&b[4033]>=0&&b[4034]>=0)||!$eB$(a,b,d))b[1]=c?17:20}
function $eB$(a,b,c){if($cQ$(a,b,c)<0)return 0;$ej$(b,7,c);return 1}
function $eC$(a,b){let c,d,e,f;$dN$(b);$dL$(b,0);c=$e$(b);if(c>=0){$eD$(a,b,c);if(b[4]>1){$dH$(b,5,b[5]);return}b[2173+c]=0}for(d=0,f=b[1042];d<f;d++){e=b[1083+d];if(e<64&&$cB$(a,b,e))$eD$(a,b,e)}$dH$(b,5,b[5])}
function $eD$(a,b,c){let d,e,f;if(!(b[1038]==3)){d=b[1853+c];for(e=0;e<6;e++){f=a[53+d*6+e];if(f>=0&&$F$(a,b,f)==1-b[5]&&$cA$(a,b,c,d,f)){$dL$(b,(c+1)*10000+f);if($eJ$(a,b,c,f)>1)$dL$(b,(c+1)*10000+2000+f)}}}if($eH$(a,b,c))$eE$(a,b,c)}
function $eE$(a,b,c){let d,e,f,g,h,i;d=b[1853+c];e=a[57553+d];while(e<a[57553+d+1]){f=a[e];g=a[e+1];if($F$(a,b,f)==1-b[5]&&g<=a[63964+a[64288+c]*8]&&(h=$C$(a,a[64288+c],b[1853+c],$cG$(a,b,f),f),i=b[2109+c]>0,a[29+h+(i?1:0)*6+g])>0&&$eF$(a,b,e))$dL$(b,(c+1)*10000+1000+f);e=e+5+a[e+2]+a[e+3]+a[e+4]}}
function $eF$(a,b,c){let d,e,f;d=c+5+a[c+2];e=d+a[c+3];if($eG$(a,b,c+5,d))return 0;f=e+a[c+4];return!($eG$(a,b,d,e)&&$eG$(a,b,e,f))}
function $eG$(a,b,c,d){let e,f,g;for(e=c,g=d;e<g;e++){if((f=a[e],b[2421+f]>=0||b[2651+f]>=0?1:b[3801+f]>=0))return 1}return 0}
function $eH$(a,b,c){if(a[63961+a[64288+c]*8]==0)return 0;if(b[1038+b[1171+c]]==2)return 0;return!$eI$(a,b,b[1853+c],b[5],b[1038]==3)}
function $eI$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[53+c*6+f];if(g<0)continue;h=b[2421+g];i=b[2651+g];if(h>=0){if(b[1725+h]!=d)return 1}else if(e&&i>=0&&a[64416+i]!=d)return 1}return 0}
function $eJ$(a,b,c,d){let e,f,g;if(a[63962+a[64288+c]*8]==0||b[1038]==3)return 1;e=0;for(f=0;f<6;f++){g=a[53+d*6+f];if(g>=0&&$cz$(a,b,b[2421+g],d))e++}return e}
function $eK$(a,b){let c,d;c=b[1083+b[1259]];$dN$(b);if(c<64){$dL$(b,b[1853+c]);$eO$(a,b,c)}else{d=c-64;$dL$(b,b[2301+d]);$eL$(a,b,d)}$dH$(b,4,b[5])}
function $eL$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[2301+c];e=$eN$(a,b,c);f=a[64416+c];$eM$(a,b,d);g=0;h=1;i=0;while(g<h){j=b[4288+g];g++;k=b[4058+j]+1;if(k>e||j!=d&&(a[56403+j]>0||b[3801+j]>=0))continue;i=i||a[55713+f*230+j]>0;for(l=0;l<6;l++){m=a[53+j*6+l];if(m>=0&&b[4058+m]==99&&$er$(a,b,f,m)){b[4058+m]=k;b[4288+h]=m;h++;if($eq$(a,b,c,m))$dL$(b,m)}}}if(i)$dL$(b,999)}
function $eM$(a,b,c){let d,e;for(d=0,e=a[25];d<e;d++)b[4058+d]=99;b[4058+c]=0;b[4288]=c}
function $eN$(a,b,c){let d;d=a[44+a[64440+c]];if(b[1038+b[1171+(64+c)]]==6)return Math.min(d,a[50]);return d}
function $eO$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[1853+c];e=$da$(a,b,c);f=$db$(a,b,c);if(e==0)return;g=b[1725+c];$eM$(a,b,d);h=0;i=1;while(h<i){j=b[4288+h];h++;k=b[4058+j]+1;if(k>e||(j==d?0:a[56403+j]>0||b[3801+j]>=0||b[2651+j]>=0))continue;for(l=0;l<6;l++){m=a[53+j*6+l];if(m>=0&&b[4058+m]==99&&$dK$(a,b,c,f,m)){b[4058+m]=k;b[4288+i]=m;i++;$dL$(b,m)}}}if($eP$(a,b,c,g,e,i,d))$dL$(b,999)}
function $eP$(a,b,c,d,e,f,g){let h,i,j,k;for(h=0,k=f;h<k;h++){i=b[4288+h];if(a[57789+d*1610+i*7]>0&&b[4058+i]<e){j=a[57790+d*1610+i*7];if(j>>a[64288+c]&1&&!(i==g?0:a[56403+i]>0||b[3801+i]>=0||b[2651+i]>=0))return 1}}return 0}
function $eQ$(a,b){let c,d,e,f;$dN$(b);$dL$(b,0);c=(-1);for(d=b[1259],f=b[1042];d<f;d++){e=b[1083+d];if((e<64?b[1853+e]:b[2301+e-64])>=0&&$eR$(a,b,e)){$dL$(b,$de$(b,e));c=d}}if(b[4]>2)$dH$(b,19,b[5]);else if(c>=0)$dd$(b,c);else b[1]=15}
function $eR$(a,b,c){let d,e;d=b[4];if(c>=64)$eL$(a,b,c-64);else if($eS$(a,b,c))return 1;else $eO$(a,b,c);e=b[4]>d;b[4]=d;return e}
function $eS$(a,b,c){let d,e,f;if($da$(a,b,c)==0)return 0;d=$db$(a,b,c);for(e=0;e<6;e++){f=a[53+b[1853+c]*6+e];if(f>=0&&$dK$(a,b,c,d,f))return 1}return 0}
function $eT$(a,b){$fa$(a,b);if(b[1303]>=0)$eU$(a,b)}
function $eU$(a,b){let c,d,e,f;$eW$(a,b);c=0;for(d=0,f=b[4];d<f;d++){e=b[9+d];if(e==0||$eV$(a,b,e)){b[9+c]=e;c++}}b[4]=c}
function $eV$(a,b,c){let d,e,f;d=$3c(c,1000);e=$1b(c,1000);if(!(b[1305+a[54333+b[5]*230+d]]>0))return 0;if(e==3){f=b[2421+d];return f<0||b[2045+f]==0}return!(a[63124+b[1035]*8]==5&&b[1082]<0)}
function $eW$(a,b){let c,d,e,f,g,h,i;c=b[1037];d=a[63124+b[1034]*8];e=a[63124+b[1303]*8];f=c==0?d:e;g=d==6||e==6;for(h=1;h<7;h++){i=1;if(f==4&&($eZ$(b,c)&h)==0)i=0;else if(g){b[1044+c*8+h]++;i=$eX$(b,d,e)?1:0;b[1044+c*8+h]--}b[1305+h]=i}}
function $eX$(a,b,c){let d,e,f,g;for(d=1;d<8;d++){if(!(b!=6?d==7:d!=7&&d!=5))continue;for(e=1;e<8;e++){if(!(c!=6?e==7:e!=7&&e!=5))continue;if(b==6&&c==6&&d&e)continue;f=d;g=e;if(b==6&&(d==3||d==6))g&=~d;if(c==6&&(e==3||e==6))f&=~e;if($eY$(a,0,f)&&$eY$(a,1,g))return 1}}return 0}
function $eY$(a,b,c){let d;for(d=1;d<7;d++){if(a[1044+b*8+d]>0&&(d&c)==0)return 0}return 1}
function $eZ$(a,b){let c,d;c=7;for(d=1;d<7;d++){if(a[1044+b*8+d]>0)c&=d}return c}
function $fa$(a,b){let c,d,e,f,g;$dN$(b);$dL$(b,0);if($fl$(a,b)){c=b[5];if(a[63124+b[1035]*8]==0)$fk$(a,b);for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==c&&b[2045+d]==0&&$fi$(a,b,d))$dL$(b,1000+b[1853+d])}for(f=0,g=b[1724];f<g;f++){if(b[2301+f]>=0&&a[64416+f]==c&&b[2349+f]==0)$fb$(a,b,f)}}$dH$(b,3,b[5])}
function $fb$(a,b,c){let d,e,f;d=b[2301+c];e=b[2421+d];f=a[63124+b[1035]*8];if(b[1041])return;if(f==5&&b[1042]-b[1043]==0){if(e<0||b[1981+e]<0||b[1981+e]==b[1035])$dL$(b,3000+d);return}if(e<0){if($fc$(a,b,d))$dL$(b,1000+d)}else if(a[63130+b[1035]*8]&&$dQ$(a,e,c)&&$fc$(a,b,d))$dL$(b,2000+d)}
function $fc$(a,b,c){let d;d=a[63124+b[1035]*8];if(d==0)return $fh$(a,b,c);if(d==7)return $fg$(b,4);if(d==5)return b[1082]>=0&&$ff$(a,b,c);return d==6&&$fd$(a,b,c)}
function $fd$(a,b,c){let d,e;if(b[1042]-b[1043]==0)return 1;for(d=0;d<6;d++){e=a[53+c*6+d];if(e>=0&&$fe$(a,b,e))return 1}return 0}
function $fe$(a,b,c){let d,e;d=b[2421+c];e=b[2651+c];if(d>=0){if(b[1725+d]!=b[5]||b[2045+d]==0)return 0;return b[1171+d]==b[1037]}if(e<0||a[64416+e]!=b[5])return 0;if(b[2349+e]==0)return 0;return b[1235+e]==b[1037]}
function $ff$(a,b,c){let d;if(b[1042]-b[1043]==0)return 1;if(b[1082]<0)return 0;d=a[63129+b[1035]*8];return b[1042]-b[1043]<=d&&$fd$(a,b,c)}
function $fg$(a,b){let c,d,e;c=a[1080];for(d=0;d<4;d++){e=a[1044+a[1037]*8+d]+(d==b?1:0);c-=Math.max(0,e-a[1076+d])}c-=a[1044+a[1037]*8+4]+(b==4?1:0);return c>=0}
function $fh$(a,b,c){let d;d=a[54333+b[5]*230+c];return b[1068+d]>0}
function $fi$(a,b,c){let d,e;if(!(b[1981+c]<0||b[1981+c]==b[1035]))return 0;if(b[1041])return b[1042]-b[1043]==0;d=b[1853+c];e=a[63124+b[1035]*8];if(e==0)return $fh$(a,b,d);if(e==7)return $fg$(b,a[63957+a[64288+c]*8]);if(e==1){if(b[1042]-b[1043]>=b[1036])return 0;return $bi$(a,c,e,a[63128+b[1035]*8])}if(e==5)return $ff$(a,b,d);if(e==6)return $fd$(a,b,d);if(b[1042]-b[1043]>=$fj$(a,b)||!$bi$(a,c,e,0))return 0;if(e==3)return!$eI$(a,b,d,b[5],1);return e!=4||$fd$(a,b,d)}
function $fj$(a,b){let c;c=a[63129+b[1035]*8];return c==(-1)?b[1036]:c}
function $fk$(a,b){let c,d,e,f,g;for(c=1;c<8;c++)b[1068+c]=1;for(d=1;d<8;d++){e=0;for(f=0;f<3;f++){if(d>>f&1){g=a[63125+b[1035]*8+f];e+=g==(-1)?b[1036]:g}}for(c=1;c<8;c++){if((c&d)==c)e-=b[1044+b[1037]*8+c]}if(e<=0){for(c=1;c<8;c++){if((c&d)==c)b[1068+c]=0}}}}
function $fl$(a,b){let c;c=a[63124+b[1035]*8];return c!=9&&(c!=8||a[40]>0)}
function $fm$(a){a[0]=a[4056]*16+12}
function $fn$(a,b){b[1]=12;$ba$(a,b,1-b[5],b[4055])}
function $fo$(a,b){let c;b[0]=(c=$fp$(a,b,1-b[5]),c*16+15)}
function $fp$(a,b,c){let d,e,f;d=0;for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c&&a[63957+a[64288+e]*8]==0)d++}return d}
function $fq$(a){let b,c;b=a[1]==7?a[5]:1-a[5];a[0]=(c=$fr$(a,b),c*16+7)}
function $fr$(a,b){let c;c=3;if(a[1318+b*11]>a[1318+(1-b)*11])c++;if(a[1317+b*11]>a[1317+(1-b)*11])c+=2;return c}
function $fs$(a,b){let c,d,e;$dN$(b);$dL$(b,0);for(c=0,e=a[27];c<e;c++){if($cR$(a,b,b[5],c,1)){d=a[63382+c*12];if(d==1)$ft$(a,b,c);else if(d!=2||$fp$(a,b,1-b[5])>0)$dL$(b,(c+1)*1000+999)}}$dH$(b,2,b[5])}
function $ft$(a,b,c){let d,e,f;for(d=0,f=b[1723];d<f;d++){e=b[1853+d];if(e>=0&&b[1725+d]!=b[5]&&b[2651+e]<0&&a[63963+a[64288+d]*8]==0)$dL$(b,(c+1)*1000+e)}}
function $fu$(a,b){if(b[1081]>0)$dC$(b,2);else $fv$(a,b)}
function $fv$(a,b){$dE$(b,1403,1435,a[26]);$dE$(b,1563,1611,a[27]);b[1]=6}
function $fw$(a){a[0]=a[1036]*16+14}
function $fx$(a,b){let c,d,e,f,g;c=1339+b[5]*32;d=a[39]>0;$dN$(b);for(e=0,f=a[26];e<f;e++){if(b[1339+b[5]*32+e]>0&&(d||e!=a[63380]))$dL$(b,e)}for(e=0,g=a[26];e<g;e++){if(b[1271+e]>0&&e!=a[63380])$dL$(b,1000+e)}if(b[4]==0)$dL$(b,a[63380]);$dH$(b,1,b[5])}
function $fy$(a,b){let c,d,e,f,g;c=b[5];b[1]=3;if(a[63122+c]){for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==c)$fz$(a,b,c,b[1853+d])}}if(a[61008+c]){for(f=0,g=$ao$(a,b,c);f<g;f++)$aL$(a,b,c,a[61008+c])}}
function $fz$(a,b,c,d){let e;e=a[57784+c*1610+d*7];if(e>0&&b[2881+c*230+d]==0){b[2881+c*230+d]=1;$aL$(a,b,c,e)}}
function $fA$(a,b){let c,d,e,f;c=b[5];b[1]=2;if(b[6]>a[0]){b[7]=3;return}if($aq$(a,b,c)){b[7]=2;b[8]=1-c;return}for(d=0,f=b[1723];d<f;d++){e=b[1853+d];if(e>=0&&b[1725+d]==c&&b[3801+e]==1-c){b[3801+e]=(-1);b[1324+(1-c)*11]+=a[61007-c];$aL$(a,b,c,a[61005-c])}}}
function $fB$(a,b){let c,d,e,f,g;while(b[1270]<4){c=b[1270]&1;d=b[1270]>=2;if(d){e=$M$(b,1467+c*48,a[27]);f=a[33+c]}else{e=b[1319+c*11];f=a[28+c]}if(e<f){if(d)g=$dD$(b,1563,1611,a[27]);else g=$dD$(b,1403,1435,a[26]);if(g>0){$dC$(b,g);return}}b[1270]++}b[1]=a[30]>0?40:1}
function $fC$(a,b){let c,d;if(b[4052]+b[4053]+b[4054]>0){$fD$(a,b,b[4051]>=0?12:18);return 1}for(c=0;c<2;c++){if(b[1324+c*11]>0){if(b[1319+c*11]>0)$dC$(b,b[1319+c*11]);else b[1324+c*11]=0;return 1}}for(c=0;c<2;c++){if(b[1325+c*11]>0){d=$dD$(b,1563,1611,a[27]);if(d>0)$dC$(b,d);else b[1325+c*11]=0;return 1}}return 0}
function $fD$(a,b,c){let d,e,f,g;$dN$(b);while(b[4052]+b[4053]+b[4054]>0&&b[4]==0){d=$dy$(b);e=$fF$(a,b,d);for(f=0,g=b[1723];f<g;f++){if($fE$(a,b,f,d)&&(b[4051]==(-1)?0:a[1433+b[4051]*230+b[1853+f]])==e)$dL$(b,b[1853+f])}if(b[4]==0)b[4052+d]=0}if(b[4]>0)$dH$(b,c,b[4050])}
function $fE$(a,b,c,d){if(b[1853+c]<0||b[1725+c]!=b[4050])return 0;return a[63957+a[64288+c]*8]==d}
function $fF$(a,b,c){let d,e,f;d=999;for(e=0,f=b[1723];e<f;e++){if($fE$(a,b,e,c))d=Math.min(d,b[4051]==(-1)?0:a[1433+b[4051]*230+b[1853+e]])}return d}
function $fG$(a,b,c){let d,e,f,g,h,i;d=b[2];if(d==19)return 1;$hG$(b);$hC$(a,b);if($hB$(d)&&$hA$(a,b,d))$hy$(a,b);e=(-10000000);f=0;for(g=0,i=b[4];g<i;g++){h=$fH$(a,b,b[9+g],c,e);if(h>e){e=h;f=0}if(h==e){b[4879+f]=g;f++}}return b[4879+among(c,f)]}
function $fH$(a,b,c,d,e){let f,g;f=b[2];if(f==15||f==1&&a[30]==0)return $hx$(a,b,c,d);if(f==3)return $hu$(a,b,c);if(f==4)return $hs$(a,b,c,e);if(f==5)return $hq$(a,b,c);if(f==14)return $hp$(a,b,c);if(f==13)return $hn$(a,b,c);if(f==10)return $hm$(a,b,c);if(f==9)return $hl$(a,b,c);if(f==11){g=b[4034];if(b[3]==b[5])g=b[4033];return $hj$(a,b,g,c)}if(f==12||f==18)return b[1789+b[2421+c]];if(f==6)return $hh$(a,b,c);if(f==1||f>=20)return $fL$(a,b,c,d);return $fI$(a,b,c)}
function $fI$(a,b,c){let d,e,f;d=b[2];e=b[3];if(d==16){if(c==0)return Math.min(a[35],b[1033])*b[8626+e];return $fK$(a,b,e)}if(c==0)return 0;if(d==17){f=a[63381+(c-1)*12]==0;return f&&b[1033]>0?1:(-1)}return $fJ$(a,b,c)}
function $fJ$(a,b,c){let d,e,f,g,h;d=b[2];e=b[3];if(d==7)return $cP$(a,b,e)+2-$cP$(a,b,1-e);if(d==8)return 1;f=a[63382+($1b(c,1000)-1)*12];if(f==1){g=b[2421+$3c(c,1000)];h=$fr$(b,e)-$fr$(b,1-e);return h*3000+b[1789+g]*10+a[63957+a[64288+g]*8]}if(f==2)return $fp$(a,b,1-e)-2;return 1}
function $fK$(a,b,c){let d,e,f,g,h,i;d=0;e=0;for(f=0,h=a[27];f<h;f++){g=b[1563+f];d+=g;if(a[63381+f*12]!=0)e+=g}if(d==0)return 1;i=a[36]*b[8626+c];return $1b(e*1500+(d-e)*i,d)}
function $fL$(a,b,c,d){let e,f,g;e=b[2];if(e==1)return $he$(a,b,c,d);if(e==20)return $gU$(a,b,b[1034],b[1036],c,d);if(e==21){g=(f=b[1034],a[63124+f*8]==8&&c>=0?$bj$(a,c):f);return $gU$(a,b,g,b[1036],0,d)}if(e==23||e==24)$fR$(a,b);return $fM$(a,b,c)}
function $fM$(a,b,c){let d;if(b[2]==23)return $fP$(a,b,c);if(b[2]==24){d=b[1315]==5;return(-$fN$(a,b,b[2421+c],d))}return 0}
function $fN$(a,b,c,d){let e,f,g;e=1;f=a[63959+a[64288+c]*8];if(!d)e=$fO$(a,b,c)?0:f;g=Math.min(e,b[1789+c])*1000;if(e>=b[1789+c])g+=3000*a[64352+c];if(!d)g+=f*60;return g+$1b(Math.max(0,b[4748+c]),2)}
function $fO$(a,b,c){let d;d=b[1853+c];return!$aT$(a,c,d)&&!$dI$(a,b,c,d)}
function $fP$(a,b,c){let d,e;if(c==0)return 0;d=0;for(e=0;e<6;e++)d+=$fQ$(a,b,1<<c-1,e);return $1b(d,6)}
function $fQ$(a,b,c,d){let e,f,g,h,i;e=d==3||d==5;f=(-1000000);for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(h<0||b[1725+g]!=b[3]||b[2045+g])continue;if((a[54333+b[3]*230+h]&c)==0)continue;if(e)f=Math.max(f,(-$fN$(a,b,g,d==5)));else if(b[1981+g]<0&&(d==4||a[63957+a[64288+g]*8]==d))f=Math.max(f,b[4748+g])}return f==(-1000000)?0:f}
function $fR$(a,b){let c,d;$fS$(a,b,0);for(c=0,d=b[1723];c<d;c++)b[4748+c]=b[5912+c]}
function $fS$(a,b,c){let d,e;b[5904+c]=1;for(d=0,e=b[1723];d<e;d++){if(b[1853+d]>=0&&b[1725+d]==b[3])b[5912+c*64+d]=$fT$(a,b,d,6424+c*64+d)}}
function $fT$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[1853+c];f=b[4];g=$gC$(a,b,c,e)-$gt$(a,b,c,e,(-1));h=$fX$(a,b,c,e,0,0,(-1073741824));b[d]=b[6936];b[6939]=e;$eO$(a,b,c);for(i=f,l=b[4];i<l;i++){j=b[9+i];if(j==999){k=g+$fU$(a,b,c);b[6936]=(-1)}else k=$fX$(a,b,c,j,b[4058+j],0,h);if(k>h){h=k;b[d]=b[6936];b[6939]=j}}b[4]=f;return h-g}
function $fU$(a,b,c){if($fV$(a,b,c,999))return 20000000;return $cZ$(a,b,c)*b[8624+b[1725+c]]}
function $fV$(a,b,c,d){let e,f,g,h;e=b[1725+c];if(d==999)return(f=$cZ$(a,b,c),f>0&&b[1318+e*11]+f>=a[23+e]);if(d==b[1853+c])return 0;g=0;if(a[57788+e*1610+d*7]>>a[64288+c]&1)g=a[57787+e*1610+d*7];if(b[3341+e*230+d]==0){h=a[57785+e*1610+d*7];g+=h;if(h>0&&$fW$(a,b,e,a[57786+e*1610+d*7]))return 1}return g>0&&b[1318+e*11]+g>=a[23+e]}
function $fW$(a,b,c,d){let e;e=b[1319+(1-c)*11]-b[1324+(1-c)*11]+b[1326+(1-c)*11];return d>0&&e-d<=a[37]}
function $fX$(a,b,c,d,e,f,g){let h;h=$fY$(a,b,c,d,e,f);if(e>0)h-=a[b[8623]+37];h+=$gC$(a,b,c,d);return h<=g?h:h-$gt$(a,b,c,d,b[6936])}
function $fY$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w;b[6936]=(-1);g=0;h=b[1038+b[1171+c]];i=a[63961+a[64288+c]*8];if(i&&h==4)return 0;if(e>0){j=a[63958+a[64288+c]*8];if(e>$cC$(a,b,c)||a[56633+j*230+d])return 0}k=0;l=0;m=b[1725+c];n=h==3;o=(-1);for(p=0,w=$gn$(a,b,m,d)<=1?6:0;p<w;p++){q=a[53+d*6+p];if(q>=0&&$F$(a,b,q)==1-m){l=l||n||b[2421+q]>=0;if(!n&&$cA$(a,b,c,d,q)){if(o<0)o=b[1260+b[1171+c]]+$gs$(a,b,c,d);r=f?$gr$(a,b,c,q):0;s=$gp$(a,b,c,d,q,o,r);if(s>k){t=s;u=q;v=b[6938];k=t;b[6936]=u;g=v}}}}if(l||i==0||h==2){b[6938]=g;return k}s=$fZ$(a,b,c,d,e>0,f);return n?2*s:s}
function $fZ$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r;g=0;h=0;i=b[1725+c];j=a[63964+a[64288+c]*8];if($gn$(a,b,i,d)>j){b[6938]=0;return 0}k=a[57553+d];while(k<a[57553+d+1]){l=a[k];m=a[k+1];if(m<=j&&$F$(a,b,l)==1-i&&$eF$(a,b,k)){n=f?$gr$(a,b,c,l):0;o=$ga$(a,b,c,d,l,m,e,n);if(o>g){p=o;q=l;r=b[6938];g=p;b[6936]=q;h=r}}k=k+5+a[k+2]+a[k+3]+a[k+4]}b[6938]=h;return g}
function $ga$(a,b,c,d,e,f,g,h){let i,j,k;i=b[1725+c];j=$gk$(a,b,c,d,e,f,g,h);if(j==0)return 0;b[6938]=a[2+j];k=$ge$(a,b,e,j)+$1b(a[5+j]*b[8626+i],1000);k=$1b(k*a[b[8623]+49],100);return k+$gb$(a,b,c,e,j,0)}
function $gb$(a,b,c,d,e,f){let g;g=$gd$(a,b,c,d,e,f);if(g>=500)return g*1000;return $gc$(a,b,d)?a[2+e]*400:0}
function $gc$(a,b,c){let d,e,f;d=b[2421+c];if(d<0)return 0;e=b[1725+d];f=0;if(b[2881+e*230+c]==0)f=a[57784+e*1610+c*7];if(b[3801+c]==1-e)f+=a[61005-e];return f>0&&b[1318+e*11]+f>=a[23+e]}
function $gd$(a,b,c,d,e,f){let g,h,i,j,k,l,m;g=b[1725+c];h=b[2421+d];i=b[2651+d];j=0;if(h<0){if((k=a[64464+i],k>0&&b[1318+g*11]+k>=a[23+g]))j=a[1+e]}else{if((l=a[64352+h],l>0&&b[1318+g*11]+l>=a[23+g]))j=a[1+e];if(i>=0&&(m=a[64464+i],m>0&&b[1318+g*11]+m>=a[23+g]))j=Math.max(j,a[4+e])}if(f&&$fV$(a,b,c,d))j=Math.max(j,a[2+e]);return j}
function $ge$(a,b,c,d){let e,f;e=b[2421+c];f=b[2651+c];if(e<0)return $gj$(a,b,f,d);return $gf$(a,b,e,d)}
function $gf$(a,b,c,d){let e,f;if(b[8628+c*6]!=b[8622])$gh$(a,b,c);e=a[d]*b[8629+c*6]+a[1+d]*b[8630+c*6];e+=a[4+d]*b[8631+c*6];e+=a[2+d]*b[8632+c*6];f=a[3+d];if(f>0){e+=f*a[b[8623]+7];e+=1000*$gg$(a,b,b[1725+c],f*b[8633+c*6])}return $1b(e,1000)}
function $gg$(a,b,c,d){let e,f;e=b[1317+c*11];f=Math.max(0,d-1000*e);return $1b(d*b[8626+c]+f*a[b[8623]+9],1000)}
function $gh$(a,b,c){let d,e,f,g,h;d=b[1725+c];e=b[1853+c];f=b[8625-d];g=b[2651+e];h=a[57784+d*1610+e*7];if(b[3801+e]==1-d)h+=a[61005-d];b[8628+c*6]=b[8622];b[8629+c*6]=a[b[8623]+a[63957+a[64288+c]*8]];b[8630+c*6]=f*a[64352+c];b[8631+c*6]=g>=0?f*a[64464+g]:0;b[8632+c*6]=b[8624+d]*Math.max(0,h);b[8633+c*6]=$gi$(a,c)}
function $gi$(a,b){let c;c=a[64288+b];return a[64059+c*13]+a[64058+c*13]}
function $gj$(a,b,c,d){let e,f,g;e=a[64416+c];f=a[1+d];g=f*b[8625-e]*a[64464+c];g+=(1000-f)*$gg$(a,b,e,3000);return $1b(g,1000)}
function $gk$(a,b,c,d,e,f,g,h){let i,j,k,l,m;i=$C$(a,a[64288+c],d,$cG$(a,b,e),e);j=$gm$(a,b,c,i,f,g);if(j==0)return 0;m=(l=(k=1-b[1725+c],$E$(a,b,e,k,(-1))>=2),l?a[28+i]:a[10+i]);return $gl$(a,b,e,i+13,j,m,h)}
function $gl$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2421+c];i=b[2651+c];j=i>=0?1:0;if(h<0)return $A$(a,d,e,f+j,1,0);k=Math.max(1,b[1789+h]-$1b(g,1000));return $A$(a,d,e,f+j,k,j)}
function $gm$(a,b,c,d,e,f){let g;g=a[29+d+(f?1:0)*6+e];return g>0?g+b[1263+b[1171+c]]:0}
function $gn$(a,b,c,d){$go$(a,b,c,d);return b[9016+d*5]}
function $go$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=2*b[8622]+c;if(b[9012+d*5]==e)return;f=0;g=30;for(h=0,k=b[1723];h<k;h++){i=b[1853+h];if(i<0)continue;j=a[1433+d*230+i];if(b[1725+h]!=c)g=Math.min(g,j);if(j<=2)f+=b[1725+h]==c?1:(-1)}l=g;for(m=0,n=b[1724];m<n;m++){i=b[2301+m];if(i>=0&&a[64416+m]!=c)l=Math.min(l,a[1433+d*230+i])}b[9012+d*5]=e;b[9013+d*5]=f;b[9015+d*5]=g;b[9016+d*5]=l;b[9014+d*5]=$E$(a,b,d,c,(-1))}
function $gp$(a,b,c,d,e,f,g){let h,i,j,k,l,m;h=b[1725+c];i=b[2421+e];j=$gq$(a,b,c,d,e,f,g);k=$ge$(a,b,e,j)+$1b(a[5+j]*b[8626+h],1000);k+=$gb$(a,b,c,e,j,1);if(i<0)return k;b[6938]=a[2+j];if(a[63958+a[64288+c]*8]||b[2651+b[1853+c]]>=0)k+=$1b(b[6938]*a[b[8623]+35],1000);l=1000-a[2+j];m=$D$(a,b,i,e,c,d,$E$(a,b,d,h,(-1))>=2);if(m==0)return k;return k-$1b($1b(l*$gf$(a,b,c,m),1000)*a[b[8623]+10],100)}
function $gq$(a,b,c,d,e,f,g){let h,i,j,k;h=$C$(a,a[64288+c],d,$cG$(a,b,e),e);k=(j=(i=1-b[1725+c],$E$(a,b,e,i,(-1))>=2),j?a[28+h]:a[10+h]);return $gl$(a,b,e,h,a[2+h]+f,k,g)}
function $gr$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=b[2421+d];if(e<0)return 0;f=0;g=0;for(h=0,o=b[1042];h<o;h++){i=b[1083+h];if(i==c||i>=64||b[2173+i]==0)continue;j=b[1853+i];if(j<0)continue;k=a[1433+j*230+d];l=$C$(a,a[64288+i],j,a[64288+e],d);m=0;if(k==1){if(a[26+l]>0)m=$gl$(a,b,d,l,a[2+l],g,0)}else if(k<=a[63964+a[64288+i]*8]){n=$gm$(a,b,i,l,k,b[2109+i]>0);if(n>0)m=$gl$(a,b,d,l+13,n,g,0)}if(m>0)f+=a[m]}return f}
function $gs$(a,b,c,d){let e;e=b[1725+c];if(b[1317+e*11]<2||a[57093+d])return 0;if(b[2651+b[1853+c]]>=0||(a[57093+d]?0:b[2651+d]>=0||$cE$(a,b,d,e)))return 1;return 0}
function $gt$(a,b,c,d,e){let f,g,h;f=b[1725+c];g=$gB$(a,b,c,d);h=$1b($gw$(a,b,c,d,g,e)*a[b[8623]+11],$gu$(a,b,f));return $1b(h*Math.max(0,20-(b[6]-b[4814])),20)}
function $gu$(a,b,c){let d,e,f,g,h;d=2*b[6]+c+1;if(b[7761]!=d){e=32768-$O$(a,b,c,0);f=$1b(e*a[b[8623]+23],32768);f+=$1b($gv$(a,b,c)*a[b[8623]+57],100);g=d;h=Math.min(250,Math.max(25,100+f));b[7761]=g;b[7762]=h}return b[7762]}
function $gv$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=0,h=b[1723];f<h;f++){if(b[1853+f]>=0){g=b[1789+f]*a[63964+a[64288+f]*8];d+=g;e+=b[1725+f]==c?(-g):g}}return $1b(100*e,d+12)}
function $gw$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s,t;g=0;h=0;$gA$(a,b,b[1725+c]);i=$gz$(a,b,c,d);j=e?1:0;for(k=0,t=b[7851];k<t;k++){l=b[7852+k*5];m=b[7853+k*5];n=a[1433+d*230+m];o=0;if(n<=b[7855+k*5]){if(b[8174+k*4+j*2]!=i){b[8174+k*4+j*2]=i;b[8175+k*4+j*2]=$gy$(a,b,c,d,l,e)}o=b[8175+k*4+j*2];if(n>b[7854+k*5])o=$1b(o*a[b[8623]+14],100)}if(1<(p=n)&&p<=b[7856+k*5]){q=$y$(a,b,l,m,c,d,e);if(q>0)o=Math.max(o,$1b($gf$(a,b,c,q)*a[b[8623]+15],100))}if(m==f)o=$1b(o*(1000-b[6938]),1000);if(o>g){r=o;s=g;g=r;h=s}else h=Math.max(h,o)}g+=$1b(h*a[b[8623]+13],100);return $1b(g*$gx$(a,b,c),100)}
function $gx$(a,b,c){let d,e;d=b[1789+c];e=100;if(d<=2)e=a[b[8623]+(d==1?33:54)];if(b[2651+b[1853+c]]>=0)e=$1b(e*a[b[8623]+55],100);if(a[63958+a[64288+c]*8])e=$1b(e*a[b[8623]+56],100);return e}
function $gy$(a,b,c,d,e,f){let g,h,i,j,k;g=b[1853+e];h=$D$(a,b,e,g,c,d,f);if(h==0)return 0;i=$gf$(a,b,c,h);j=$D$(a,b,c,d,e,g,0);if(j==0)return i;k=1000-a[2+h];return Math.max(0,i-$1b($1b(k*$gf$(a,b,e,j),1000)*a[b[8623]+12],100))}
function $gz$(a,b,c,d){if(b[8172]!=c+1){b[8172]=c+1;b[8173]++}return b[8173]*32+a[57323+d]}
function $gA$(a,b,c){let d,e,f,g,h,i,j,k;if(b[7850]==c+1)return;b[7850]=c+1;d=0;for(e=0,k=b[1723];e<k;e++){f=b[1853+e];if(f<0||b[1725+e]==c)continue;g=0;h=0;i=0;if(b[1981+e]<0){g=1+a[63960+a[64288+e]*8];h=g+a[63959+a[64288+e]*8];j=a[63964+a[64288+e]*8];if(j>0)i=j+g-1}b[7852+d*5]=e;b[7853+d*5]=f;b[7854+d*5]=g;b[7855+d*5]=h;b[7856+d*5]=i;d++}b[7851]=d}
function $gB$(a,b,c,d){let e;$go$(a,b,b[1725+c],d);e=b[9014+d*5];return e-(a[1433+d*230+b[1853+c]]==1?1:0)>=2}
function $gC$(a,b,c,d){let e,f,g,h,i,j;e=b[1725+c];$gA$(a,b,e);f=$gu$(a,b,e);g=$gT$(a,b,e,d);h=$gQ$(a,b,c,d,e);h+=$1b($gO$(a,b,c,d)*a[b[8623]+16],100);if(a[63961+a[64288+c]*8])g=Math.max(g,a[b[8623]+31]);h+=$gN$(a,b,c,d);i=$1b(a[b[8623]+17]*f,100);if(a[63958+a[64288+c]*8])i=$1b(i*a[b[8623]+53],100);h-=g*i;h+=$gE$(a,b,c,d,e);j=b[2651+b[1853+c]];if(j>=0)h+=$gD$(a,b,c,g);return h}
function $gD$(a,b,c,d){if(b[1789+c]==1)return 0;return $1b(a[b[8623]+28]*Math.max(0,4-d),3)}
function $gE$(a,b,c,d,e){let f,g,h,i,j,k,l;f=b[8624+e];g=$gM$(a,b,e,d);g+=$gL$(a,e,d,a[64288+c]);h=$1b(g*f*a[b[8623]+18],100);if($fV$(a,b,c,d))h+=20000000;$gJ$(a,b,e);i=$gI$(a,b,c,d);if(i<99&&g==0)h-=$1b(i*f*a[b[8623]+19],100);j=$gM$(a,b,1-e,d);if(j>0){k=Math.max(1,Math.min(6,$gT$(a,b,e,d)));l=$1b(j*b[8625-e]*a[b[8623]+20],100);h+=$1b(l*(7-k),6)}if(a[61009-e])h+=$gF$(a,b,c,d,e);return h}
function $gF$(a,b,c,d,e){let f,g,h,i;f=$gH$(a,e,b[1853+c]);g=$gH$(a,e,d);if(f==g)return 0;h=a[61009-e]*b[8625-e];i=0;if($gG$(a,b,c,e,f)==0)i-=h;if($gG$(a,b,c,e,g)==0)i+=h;return $1b(i*a[b[8623]+32],100)}
function $gG$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=b[1723];g<i;g++){h=b[1853+g];if(h>=0&&g!=c&&b[1725+g]==d&&$gH$(a,d,h)==e)f++}return f}
function $gH$(a,b,c){let d;d=a[54333+(1-b)*230+c];return d&2?2:d}
function $gI$(a,b,c,d){let e,f;e=a[64288+c];f=99;if(b[6941])f=b[6943+d];if(b[6942]>>e&1)f=Math.min(f,b[7173+d]);return f}
function $gJ$(a,b,c){let d,e;d=2*b[6]+c+1;if(b[6940]==d)return;b[6940]=d;for(e=0;e<2;e++)$gK$(a,b,c,e)}
function $gK$(a,b,c,d){let e,f,g,h,i,j,k;e=0;f=0;for(g=0,k=a[25];g<k;g++){b[6943+d*230+g]=99;if(d==0){h=b[2421+g];i=h>=0&&b[1725+h]==c;j=$gM$(a,b,c,g)>0&&!i}else{f|=$ae$(a,c,g);j=$ae$(a,c,g)>0}if(j){b[6943+d*230+g]=0;e++}}b[6941+d]=d==0?e:f;if(e>0)$ad$(a,b,d)}
function $gL$(a,b,c,d){let e;e=0;if(a[57788+b*1610+c*7]>>d&1)e+=a[57787+b*1610+c*7];if(a[57790+b*1610+c*7]>>d&1)e+=a[57789+b*1610+c*7];return e}
function $gM$(a,b,c,d){let e;e=a[57784+c*1610+d*7];if(b[3341+c*230+d]==0)e+=a[57785+c*1610+d*7];if(b[3801+d]==1-c)e+=a[61005-c];return e}
function $gN$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=$gz$(a,b,c,d);f=a[57323+d];if(b[8558+f*2]==e)return b[8559+f*2];g=(-30);for(h=0,l=b[7851];h<l;h++){i=b[7852+h*5];j=b[7853+h*5];k=$C$(a,a[64288+i],j,a[64288+c],d);g=Math.max(g,a[2+k]-a[10+k])}m=a[63961+a[64288+c]*8];n=a[b[8623]+(m?36:52)];o=g==(-30)?0:(-g)*n;b[8558+f*2]=e;b[8559+f*2]=o;return o}
function $gO$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o;e=0;$gA$(a,b,b[1725+c]);f=$gz$(a,b,c,d);g=1+a[63960+a[64288+c]*8];h=a[63964+a[64288+c]*8];for(i=0,o=b[7851];i<o;i++){j=b[7852+i*5];k=b[7853+i*5];l=a[1433+d*230+k];if(l<=g){if(b[8430+i*2]!=f){b[8430+i*2]=f;b[8431+i*2]=$gP$(a,b,c,d,j)}e=Math.max(e,b[8431+i*2])}if(1<(m=l)&&m<=h){n=$y$(a,b,c,d,j,k,0);if(n>0)e=Math.max(e,$gf$(a,b,j,n))}}return e}
function $gP$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=b[1853+e];g=b[1725+c];i=(h=1-g,$E$(a,b,f,h,(-1))>=2);j=$D$(a,b,c,d,e,f,i);if(j==0)return 0;k=$gf$(a,b,e,j);l=$D$(a,b,e,f,c,d,0);if(l==0)return k;m=1000-a[2+j];n=$gf$(a,b,c,l);return k-$1b($1b(m*n,1000)*a[b[8623]+10],100)}
function $gQ$(a,b,c,d,e){let f;f=$gB$(a,b,c,d)?a[b[8623]+21]:0;f+=a[b[8623]+50]*Math.max((-3),Math.min(3,$gS$(a,b,c,d)));return f-($gR$(a,b,d,e)?a[b[8623]+51]:0)}
function $gR$(a,b,c,d){let e,f;for(e=0;e<2;e++){f=a[54793+d*460+c*2+e];if(f>=0&&a[56173+f]&&$F$(a,b,f)==(-1))return 0}return 1}
function $gS$(a,b,c,d){let e;$go$(a,b,b[1725+c],d);e=b[9013+d*5];return e-(a[1433+d*230+b[1853+c]]<=2?1:0)}
function $gT$(a,b,c,d){$go$(a,b,c,d);return b[9015+d*5]}
function $gU$(a,b,c,d,e,f){let g,h,i,j;g=b[1035];h=b[1036];i=b[1034];b[1035]=c;b[1034]=c;b[1036]=d;if(e!=0){b[1303]=$3c(e,1000);b[1304]=d+1}$bf$(a,b);j=$gW$(a,b,f)+$gV$(a,b,c);if(e!=0){$dj$(a,b);j+=$gW$(a,b,f)-1}$eg$(a,b);b[1303]=(-1);b[1037]=0;b[1035]=g;b[1036]=h;b[1034]=i;return j}
function $gV$(a,b,c){let d,e;d=b[3];e=a[61010+d*32+c];if(e==0||b[1318+d*11]+e>=a[23+d])return 0;return e*b[8624+d]}
function $gW$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[63124+b[1035]*8];e=0;f=$hc$(a,b);$hb$(b,d);while(b[1042]-b[1043]<8){$ha$(a,b,d);g=1;h=0;for(i=0,k=b[1723];i<k;i++){if($gZ$(a,b,i)){j=$gY$(a,b,i,f);if(j>=g&&$fi$(a,b,i)){if(j>g){g=j;h=0}b[4815+h]=i;h++}}}if(h==0)break;l=b[4815+among(later_bits(c,b[1042]-b[1043]),h)];$gX$(a,b,l);e+=g}if(d==7&&e>=500000)return $1b(e*3,4);return e}
function $gX$(a,b,c){let d;d=b[1981+c];$aU$(a,b,1000+b[1853+c]);b[1981+c]=d}
function $gY$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[5912+d*64+c]-a[b[8623]+29];f=b[6424+d*64+c];if(f<0||b[2421+f]<0)return e;g=0;for(h=0,j=b[1042];h<j;h++){i=b[1083+h];if(i<64&&b[6424+d*64+i]==f)g++}if(g==0)return e;k=b[8624+b[3]]*a[64352+b[2421+f]];l=b[1789+b[2421+f]];return e+$1b(k*Math.min(g,2)*a[b[8623]+22],100*l)}
function $gZ$(a,b,c){let d;if(!(b[1853+c]>=0&&b[1725+c]==b[3])||b[2045+c])return 0;return b[1303]<0||(d=b[1853+c],b[1305+a[54333+b[5]*230+d]]>0)}
function $ha$(a,b,c){if(c==0)$fk$(a,b);if(b[1303]>=0)$eW$(a,b)}
function $hb$(a,b){let c;if(b==7){for(c=0;c<5;c++)a[1076+c]=0;a[1080]=$1b(a[1036],2)}if(b==5)a[1082]=0}
function $hc$(a,b){let c;c=$hd$(a,b);if(b[5904+c]==0)$fS$(a,b,c);return c}
function $hd$(a,b){let c;c=b[1038+b[1037]];if(c==2)return 1;if(c==3)return 2;if(c==4)return 3;if(c==6)return 4;return c==7?5:0}
function $he$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[3];f=$3c(c,1000);g=$ds$(a,b,e,c);i=(h=b[1320+(1-e)*11],a[63124+f*8]==8&&h>=0?$bj$(a,h):f);if(a[63124+i*8]==9)return a[b[8623]+25];j=$gU$(a,b,i,g,0,d);if(i!=f&&b[1327+(1-e)*11]>=0){i=(k=b[1327+(1-e)*11],a[63124+f*8]==8&&k>=0?$bj$(a,k):f);j=Math.max(j,$gU$(a,b,i,g,0,d))}if($1b(c,1000)==0&&$di$(a,f)){for(l=0,n=a[26];l<n;l++){if(b[1271+l]>0&&$di$(a,l)){m=1000+l;j=Math.max(j,$gU$(a,b,f,g,m,d))}}}if($1b(c,1000)==0)j-=$hf$(a,b,f);return j}
function $hf$(a,b,c){let d,e,f,g;d=$hg$(a,b,c)*a[b[8623]+24];e=a[63124+c*8];if(e!=0)return d+a[b[8623]+(38+e)];f=0;for(g=0;g<3;g++)f+=a[63125+c*8+g]!=0?1:0;return d+(f>1?a[b[8623]+48]:0)}
function $hg$(a,b,c){let d,e,f,g;d=a[63124+c*8];if(d!=0)return 3;e=0;for(f=0;f<3;f++){g=a[63125+c*8+f];e+=g==(-1)?4:g}return e}
function $hh$(a,b,c){let d;if($hi$(a,b))return c;d=b[1317+b[3]*11];return d-c<a[b[8623]+30]?(-c):c}
function $hi$(a,b){let c,d,e,f,g;c=b[3]==b[5]?b[4036]:b[4035];d=b[2421+c];e=b[2651+c];f=d>=0?a[64352+d]:0;if(e>=0)f+=a[64464+e];return(g=b[3],f>0&&b[1318+g*11]+f>=a[23+g])}
function $hj$(a,b,c,d){let e,f;e=a[64416+c];f=b[1317+e*11]<3;if(d==999)return f?500:(-3000);return $hk$(a,b,c,d,b[2421+d])}
function $hk$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r,s;f=a[64416+c];g=30;h=0;i=0;j=30;for(k=0,n=b[1723];k<n;k++){l=b[1853+k];if(l<0)continue;m=a[1433+d*230+l];if(b[1725+k]==f){j=Math.min(j,m);continue}g=Math.min(g,m);if(m<=1+a[63960+a[64288+k]*8])h++;else if(m<=a[63964+a[64288+k]*8])i++}o=40*Math.min(h,2)+$1b(40*Math.min(i,2),8);p=(-50)*j;if(e>=0){q=b[1789+e];r=q==1?14:(q==2?7:3);o=r*Math.min(h,2)+$1b(r*Math.min(i,2),4);p=$gD$(a,b,e,g)}s=b[8625-f]*a[64464+c];return p-$1b($1b(s*o,100)*a[b[8623]+27],100)}
function $hl$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[1]==39?b[1316]:(b[3]==b[5]?b[4031]:b[4032]);e=b[3];f=b[1853+d];g=b[9+b[4]-1];h=c*a[b[8623]+34];i=g-c;if(i==0)return h+($gC$(a,b,d,f)-$gt$(a,b,d,f,(-1)));if($aT$(a,d,f))return h-i*3000;j=(-1000000);for(k=0;k<2;k++){l=a[54793+e*460+f*2+k];if(l>=0&&$dK$(a,b,d,b[2651+b[1853+d]],l))j=Math.max(j,$gC$(a,b,d,l)-$gt$(a,b,d,l,(-1)))}if(j==(-1000000))return h-i*3000;return h+j-$gg$(a,b,e,1000*$gi$(a,d)*i)}
function $hm$(a,b,c){let d,e;d=b[1]==39?b[1316]:(b[3]==b[5]?b[4031]:b[4032]);e=b[2651+c]>=0&&c!=b[1853+d]?300:0;return e+($gC$(a,b,d,c)-$gt$(a,b,d,c,(-1)))}
function $hn$(a,b,c){let d,e,f,g,h;d=b[4031];if(c==0)return(e=b[1853+d],$gC$(a,b,d,e)-$gt$(a,b,d,e,(-1)));f=b[4036];g=a[b[8623]+26]+($gC$(a,b,d,f)-$gt$(a,b,d,f,(-1)));h=a[63958+a[64288+d]*8];if(b[4038]==0&&(h||b[2651+b[1853+d]]>=0)&&a[56633+h*230+f]==0)g+=$ho$(a,b,d,f);return g}
function $ho$(a,b,c,d){let e,f,g,h,i;e=0;f=b[1260+b[1171+c]]+$gs$(a,b,c,d);for(g=0;g<6;g++){h=a[53+d*6+g];i=h>=0?b[2421+h]:(-1);if(i>=0&&b[1725+i]!=b[1725+c])e=Math.max(e,$gp$(a,b,c,d,h,f,0))}return e}
function $hp$(a,b,c){let d,e,f;if(c==0)return 0;d=b[4031];e=b[1853+d];f=b[1260+b[1171+d]]+$gs$(a,b,d,e);return $gp$(a,b,d,e,$3c(c,1000),f,0)}
function $hq$(a,b,c){let d,e,f,g,h,i,j;if(c==0)return 0;d=$1b(c,10000)-1;e=$3c($1b(c,1000),10);f=$3c(c,1000);g=b[1853+d];if(e==1){h=a[1433+g*230+f];i=b[2109+d]>0;return 100000+$ga$(a,b,d,g,f,h,i,0)}j=b[1260+b[1171+d]]+$gs$(a,b,d,g);if(e==2)j+=$hr$(a,b,d,f);return $gp$(a,b,d,g,f,j,0)}
function $hr$(a,b,c,d){let e,f,g,h;e=0;for(f=0;f<6;f++){g=a[53+d*6+f];h=g>=0?b[2421+g]:(-1);if(h!=c&&$cz$(a,b,h,d))e+=a[2+$C$(a,a[64288+h],b[1853+h],$cG$(a,b,d),d)]+b[1260+b[1171+h]]}return e}
function $hs$(a,b,c,d){let e,f,g,h,i;e=b[1083+b[1259]];if(e>=64){if(c==999)return $ht$(a,b,e-64);return(f=e-64,$hk$(a,b,f,c,b[2421+c]))}if(c==999){g=b[1853+e];h=$fX$(a,b,e,g,0,1,(-10000000));return h+$fU$(a,b,e)}i=c==b[1853+e]?0:b[4058+c];return $fX$(a,b,e,c,i,1,d-1)}
function $ht$(a,b,c){let d;d=a[64416+c];return(-$gg$(a,b,d,1000*a[43]))-a[b[8623]+28]*4}
function $hu$(a,b,c){let d,e,f,g,h,i;if(c==0)return 1;d=$hc$(a,b);e=$3c(c,1000);f=$1b(c,1000);g=b[2421+e];h=b[2651+e];if(f==3)return $hw$(a,b,e,d);if(f==2||g<0){i=(-1);if(g>=0&&b[2045+g]){$fT$(a,b,g,6937);i=b[6939]}return $hv$(a,b,h,i)-a[b[8623]+29]}return $gY$(a,b,g,d)}
function $hv$(a,b,c,d){let e,f,g,h,i,j,k;e=b[4];f=b[2301+c];if(d==999)return(-1);g=$hk$(a,b,c,d>=0?d:f,b[2421+f]);h=g;$eL$(a,b,c);for(i=e,k=b[4];i<k;i++){j=b[9+i];if(j!=999&&j!=d)h=Math.max(h,$hk$(a,b,c,j,b[2421+j]))}b[4]=e;return h-g}
function $hw$(a,b,c,d){let e,f,g,h;e=b[2421+c];f=1+(e>=0?Math.max(0,b[5912+d*64+e]):0);for(g=0;g<6;g++){h=a[53+c*6+g];e=h>=0?b[2421+h]:(-1);if(e>=0&&b[1725+e]==b[3])f+=Math.max(0,b[5912+d*64+e])}return f}
function $hx$(a,b,c,d){let e,f,g,h,i;e=b[3];g=(f=b[1320+(1-e)*11],a[63124+c*8]==8&&f>=0?$bj$(a,f):c);if(a[63124+g*8]==9)return a[b[8623]+25];h=$gU$(a,b,g,b[1319+e*11],0,d);i=$hf$(a,b,c);return b[2]==15?h+i:h-i}
function $hy$(a,b){let c;$hz$(b);b[5903]=2*b[6]+b[3]+1;for(c=0;c<8;c++)b[5904+c]=0}
function $hz$(a){let b,c,d,e,f;b=0;for(c=0,d=a[1723];c<d;c++)b+=a[1789+c];if(b!=a[4813]){e=b;f=a[6];a[4813]=e;a[4814]=f}}
function $hA$(a,b,c){if(c!=3||b[5903]!=2*b[6]+b[3]+1)return 1;if(b[1042]>0)return 0;if(a[30]>0||b[1038]==7)return 1;return b[1321+b[3]*11]>=0}
function $hB$(a){let b;if(a==1||a==3||a==15)return 1;return 20<=(b=a)&&b<=24}
function $hC$(a,b){let c;$hF$(a,b);b[8622]++;for(c=0;c<2;c++){b[8624+c]=$hE$(a,b,c);b[8626+c]=$hD$(a,b,c)}}
function $hD$(a,b,c){let d,e;d=b[1317+c*11];e=a[b[8623]+8];if(d<=4)return e*2;return d>=9?$1b(e,4):e}
function $hE$(a,b,c){let d;d=a[23+c]-b[1318+c*11];if(d<=1)return a[b[8623]+6];return a[b[8623]+(d==2?5:4)]}
function $hF$(a,b){let c;c=a[116502]==2*b[6]+b[3]+1?2:b[3];b[8623]=116328+c*58}
function $hG$(a){a[7850]=0;a[8172]=0}
function $hH$(a,b,c){let d,e,f;d=b[2];e=d==3||d==19||d==5;f=e&&b[9]==0?1:0;return f+among(c,b[4]-f)}
function $hI$(a,b,c){return $hJ$(a,b,c,13)}
function $hJ$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];if(e==19)return 1;g=(e==3||20<=(f=e)&&f<=24)&&b[4812]!=b[6];if(g||e==1||e==15)$im$(a,b,b[3],d);h=(-2000000);i=0;for(j=0,l=b[4];j<l;j++){k=$hK$(a,b,b[9+j],c,d);if(k>h){h=k;i=0}if(k==h){b[4879+i]=j;i++}}return b[4879+among(c,i)]}
function $hK$(a,b,c,d,e){let f;f=b[2];if(f==15||f==1&&a[30]==0)return $il$(a,b,c,d);if(f==3)return $ij$(a,b,c);if(f==4)return $ie$(a,b,c,e);if(f==5)return $ic$(a,b,c,e);if(f==14)return $hZ$(a,b,c,e);if(f==10||f==13||f==9)return $hT$(a,b,c,e);if(f==11)return $hR$(a,b,c);if(f==12||f==18)return b[1789+b[2421+c]];if(f==6)return $hQ$(a,b,c,e);if(f==1||f>=20)return $hM$(a,b,c,d);return $hL$(a,b,c)}
function $hL$(a,b,c){let d;d=b[2];if(d==16)return 1-c;if(c==0)return 0;if(d==17)return a[63381+(c-1)*12]==0?1:(-1);return $fJ$(a,b,c)}
function $hM$(a,b,c,d){let e,f,g;e=b[2];if(e==1)return $hP$(a,b,c,d);if(e==20)return $hN$(a,b,b[1034],b[1036],c,d);if(e==21){g=(f=b[1034],a[63124+f*8]==8&&c>=0?$bj$(a,c):f);return $hN$(a,b,g,b[1036],0,d)}return $fM$(a,b,c)}
function $hN$(a,b,c,d,e,f){let g,h,i,j;g=b[1035];h=b[1036];i=b[1034];b[1035]=c;b[1034]=c;b[1036]=d;if(e!=0){b[1303]=$3c(e,1000);b[1304]=d+1}$bf$(a,b);j=$hO$(a,b,f);if(e!=0){$dj$(a,b);j+=$hO$(a,b,f)-1}$eg$(a,b);b[1303]=(-1);b[1037]=0;b[1035]=g;b[1036]=h;b[1034]=i;return j}
function $hO$(a,b,c){let d,e,f,g,h,i,j;d=a[63124+b[1035]*8];e=0;$hb$(b,d);while(b[1042]-b[1043]<8){$ha$(a,b,d);f=1;g=0;for(h=0,i=b[1723];h<i;h++){if($gZ$(a,b,h)&&b[4748+h]>=f&&$fi$(a,b,h)){if(b[4748+h]>f){f=b[4748+h];g=0}b[4815+g]=h;g++}}if(g==0)break;j=b[4815+among(later_bits(c,b[1042]-b[1043]),g)];$gX$(a,b,j);e+=f}if(e>=500000)return d==7?$1b(e*3,4):e;if(d==2||d==7)e=$1b(e*5,4);return e}
function $hP$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[3];f=$3c(c,1000);g=$ds$(a,b,e,c);i=(h=b[1320+(1-e)*11],a[63124+f*8]==8&&h>=0?$bj$(a,h):f);if(a[63124+i*8]==9)return 400;j=$hN$(a,b,i,g,0,d);if(i!=f&&b[1327+(1-e)*11]>=0){i=(k=b[1327+(1-e)*11],a[63124+f*8]==8&&k>=0?$bj$(a,k):f);j=Math.max(j,$hN$(a,b,i,g,0,d))}if($1b(c,1000)==0&&$di$(a,f)){for(l=0,n=a[26];l<n;l++){if(b[1271+l]>0&&$di$(a,l)){m=1000+l;j=Math.max(j,$hN$(a,b,f,g,m,d))}}}return j}
function $hQ$(a,b,c,d){let e;if($hi$(a,b))return c;e=b[1317+b[3]*11];if(d&4&&e-c<3)return(-c);return c}
function $hR$(a,b,c){let d;d=b[1317+b[3]*11]<3;if(c==999)return d?500:(-500);return(b[2421+c]>=0?400:0)+$hS$(a,b,b[3],c)}
function $hS$(a,b,c,d){let e,f,g,h;e=30;for(f=0,h=b[1723];f<h;f++){g=b[1853+f];if(g>=0&&b[1725+f]!=c)e=Math.min(e,a[1433+d*230+g])}return e}
function $hT$(a,b,c,d){let e,f,g,h;if(b[2]==9)return $hY$(a,b,c,d);if(b[2]==13){e=b[4031];f=c?b[4036]:b[4035];g=$fV$(a,b,e,f)?20000000:0;if(d&1)return g+c*300-$hX$(a,b,e,f);return g+c}e=b[1]==39?b[1316]:(b[3]==b[5]?b[4031]:b[4032]);h=b[2651+c]>=0?300:0;if($fV$(a,b,e,c))h+=20000000;return h-(d&1?$hU$(a,b,e,c):0)}
function $hU$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;e=0;f=0;g=b[1725+c];h=$E$(a,b,d,g,(-1))>=2;for(i=0,p=b[1723];i<p;i++){j=b[1853+i];if(j<0||b[1725+i]==g)continue;k=a[1433+d*230+j];if(k>1+a[63960+a[64288+i]*8])continue;l=$D$(a,b,i,j,c,d,h);if(l==0)continue;m=$hW$(a,b,b[1853+c],l);if(m>f)m-=$hV$(a,b,c,d,i,l);if(m>e){n=m;o=e;e=n;f=o}else f=Math.max(f,m)}return e+$1b(f,2)}
function $hV$(a,b,c,d,e,f){let g,h;g=$D$(a,b,c,d,e,b[1853+e],0);if(g==0)return 0;h=1000-a[2+f];return $1b($1b(h*$hW$(a,b,b[1853+e],g),1000)*75,100)}
function $hW$(a,b,c,d){let e,f,g,h;e=b[2421+c];f=b[2651+c];if(e<0){g=a[1+d];return $1b(g*3000*a[64464+f]+(1000-g)*3*150,1000)}h=$1b(a[d]*1000,1000);h+=$1b(a[1+d]*3000*a[64352+e],1000);h+=$1b(a[3+d]*(250+$gi$(a,e)*150),1000);if(f>=0)h+=$1b(a[4+d]*3000*a[64464+f],1000);return h}
function $hX$(a,b,c,d){let e;e=b[6]-b[4814];if(e>=30)return 0;return $1b($hU$(a,b,c,d)*35*(30-e),3000)}
function $hY$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(!(d&1)||d&8)return c;e=b[3];f=b[1]==39?b[1316]:(b[3]==b[5]?b[4031]:b[4032]);g=b[9+b[4]-1];h=b[1853+f];j=(i=a[54793+e*460+h*2],i<0||!$dK$(a,b,f,b[2651+b[1853+f]],i)?1000000:$hX$(a,b,f,i));j=Math.min(j,(k=a[54793+e*460+h*2+1],k<0||!$dK$(a,b,f,b[2651+b[1853+f]],k)?1000000:$hX$(a,b,f,k)));if(c==g||j==1000000)return c*600;l=$hX$(a,b,f,h)-j;m=b[1317+e*11]<2*(g-c)+3;return c*600+l-(m?3000:0)}
function $hZ$(a,b,c,d){let e;if(c==0)return 0;e=b[4031];return $ia$(a,b,e,b[1853+e],$3c(c,1000),d)}
function $ia$(a,b,c,d,e,f){let g;g=f&1?130:100;return $ib$(a,b,c,d,e,b[1260+b[1171+c]],g)}
function $ib$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o;h=$gq$(a,b,c,d,e,f,0);i=b[2421+e];j=$hW$(a,b,e,h)+$1b(a[5+h]*150,1000);j+=$gb$(a,b,c,e,h,1);if(i<0)return j;l=(k=b[1725+c],$E$(a,b,d,k,(-1))>=2);m=$D$(a,b,i,e,c,d,l);if(m==0)return j;n=1000-a[2+h];o=$hW$(a,b,b[1853+c],m);return j-$1b($1b(n*o,1000)*g,100)}
function $ic$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=$1b(c,10000)-1;f=$3c($1b(c,1000),10);g=$3c(c,1000);h=b[1853+e];if(f==1){if(d&2)return(-1000000);i=a[1433+h*230+g];return $id$(a,b,e,h,g,i,b[2109+e]>0)+1}if(f==0)return $ia$(a,b,e,h,g,d);j=b[1260+b[1171+e]]+$hr$(a,b,e,g);return $ib$(a,b,e,h,g,j,100)}
function $id$(a,b,c,d,e,f,g){let h,i;h=$gk$(a,b,c,d,e,f,g,0);if(h==0)return 0;i=$hW$(a,b,e,h)+$1b(a[5+h]*150,1000);return i+$gb$(a,b,c,e,h,0)}
function $ie$(a,b,c,d){let e,f,g,h;e=b[1083+b[1259]];if(e>=64){if(c==999)return(-1000000);f=b[2421+c]>=0?500:0;return f-10*$hS$(a,b,b[3],c)}if(c==999)return 1400+($fV$(a,b,e,999)?20000000:0);g=c==b[1853+e]?0:b[4058+c];h=$ig$(a,b,e,c,g,d);if(d&8&&$if$(a,b,e,c))h+=(-500000);return h}
function $if$(a,b,c,d){let e,f;e=b[1725+c];f=b[1853+c];return $hS$(a,b,e,d)>$hS$(a,b,e,f)}
function $ig$(a,b,c,d,e,f){let g,h,i,j;g=b[1725+c];h=$ih$(a,b,c,d,e,f);i=$hS$(a,b,g,d);if(a[63961+a[64288+c]*8])i=Math.max(i,2);h-=i*60;j=a[57784+g*1610+d*7]+a[57787+g*1610+d*7];if(b[3341+g*230+d]==0)j+=a[57785+g*1610+d*7];if(b[3801+d]==1-g)j+=a[61005-g];h+=j*700;if($fV$(a,b,c,d))h+=20000000;if(f&1){h-=$hX$(a,b,c,d);if($E$(a,b,d,g,(-1))>=2)h+=80}return h}
function $ih$(a,b,c,d,e,f){let g,h,i,j,k,l;if(e>0){g=a[63958+a[64288+c]*8];if(e>$cC$(a,b,c)||a[56633+g*230+d])return 0}h=0;i=0;j=b[1725+c];for(k=0;k<6;k++){l=a[53+d*6+k];if(l>=0&&$F$(a,b,l)==1-j){i=i||b[2421+l]>=0;h=Math.max(h,$ia$(a,b,c,d,l,f))}}if(i||a[63961+a[64288+c]*8]==0||f&2)return h;return Math.max(h,$ii$(a,b,c,d,e>0))}
function $ii$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=b[1725+c];h=a[63964+a[64288+c]*8];i=a[57553+d];while(i<a[57553+d+1]){j=a[i];k=a[i+1];if(k<=h&&$F$(a,b,j)==1-g&&$eF$(a,b,i))f=Math.max(f,$id$(a,b,c,d,j,k,e));i=i+5+a[i+2]+a[i+3]+a[i+4]}return f}
function $ij$(a,b,c){let d,e,f;if(c==0)return 0;d=$3c(c,1000);e=$1b(c,1000);f=b[2421+d];if(e==2)return(-1000000);if(e==3)return $ik$(a,b,d);return f>=0?b[4748+f]:50}
function $ik$(a,b,c){let d,e,f,g;d=100+(b[2421+c]>=0?b[4748+b[2421+c]]:0);for(e=0;e<6;e++){f=a[53+c*6+e];g=f>=0?b[2421+f]:(-1);if(g>=0&&b[1725+g]==b[3])d+=Math.max(0,b[4748+g])}return d}
function $il$(a,b,c,d){let e,f,g;e=b[3];g=(f=b[1320+(1-e)*11],a[63124+c*8]==8&&f>=0?$bj$(a,f):c);if(a[63124+g*8]==9)return 400;return $hN$(a,b,g,b[1319+e*11],0,d)}
function $im$(a,b,c,d){let e,f;if(b[2]!=3&&b[2]!=15){b[1038]=0;b[1260]=0;b[1263]=0}$hz$(b);for(e=0,f=b[1723];e<f;e++){if(b[1853+e]>=0&&b[1725+e]==c)b[4748+e]=$in$(a,b,e,d)}b[4812]=b[2]!=15?b[6]:0}
function $in$(a,b,c,d){let e,f,g,h,i,j,k;e=b[1853+c];f=b[4];g=$ig$(a,b,c,e,0,d);h=g-$ih$(a,b,c,e,0,d);$eO$(a,b,c);for(i=f,k=b[4];i<k;i++){j=b[9+i];if(j==999)g=Math.max(g,1400+($fV$(a,b,c,999)?20000000:0));else g=Math.max(g,$ig$(a,b,c,j,b[4058+j],d))}b[4]=f;return g-h}
function $io$(a,b,c){if(b[2]==6)return 0;return $hJ$(a,b,c,5)}
function $ip$(a,b,c){return $hJ$(a,b,c,7)}
function $iq$(a,b,c){return $hJ$(a,b,c,0)}
function $ir$(a,b,c){return $hJ$(a,b,c,5)}
function $is$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$J$(a,k,a[10]-1,word_at(i,j+o,0));$iy$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return(-1)-s;$iw$(a,k,m[o])}if(s==a[13]&&s>0)return(-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return(-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&0)return(-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$iv$(a,k,t);t=x>=0?t+1:(-1)}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A]}else{$aE$(a,k,l);B=$at$(a,k,w);$aD$(a,k,l);y=k[9+B]}if(n.length>0)r=$iu$(k,y,n,r);$it$(a,k,y)}$N$(a,k,m[o])}return 0}
function $it$(a,b,c){$aF$(a,b,c);$iy$(a,b)}
function $iu$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e}
function $iv$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return(-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f}return(-1)}
function $iw$(a,b,c){let d,e;d=$ix$(b[6]);if(d>=0){for(e=0;e<2;e++)c[377+d*2+e]=1+b[1317+e*11]}}
function $ix$(a){let b,c,d;if(a<=20)return a-1;if(a<=60){b=5;c=20;d=20}else if(a<=160){b=20;c=60;d=28}else if(a<=320){b=40;c=160;d=33}else return(-1);if($3c(a-c,b))return(-1);return d+$1b(a-c,b)-1}
function $iy$(a,b){while(b[7]==0){b[0]=(-1);$aC$(b);$dz$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return}else if(b[4]!=1)return;$aF$(a,b,b[0]<0?b[9]:0)}b[0]=0}
const DICE=new Dice($a$),GAME={"name":"battles","row":453,"aside":80,"notes":5414,"redrawn":24301,"by_choice":false,"searched":6202052,"author":"steady"},untabled=(_,code)=>{DICE.add(code);return false},begin=(state,first)=>state.set(first),passage_wipe=(state,first,numbers)=>state.fill(0,first,first+numbers);const RULES={prepare:$dz$,settle:$aF$,hide:$aE$,show:$aD$,clear:$aC$,decides:$aB$,asked:$at$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$aC$,record:$N$,redraw:$J$,move_line:$I$,order_value:$H$,is_of:$G$,worst_strike:$x$,hexes_between:$w$,banners_needed:$v$,battle_mode:$u$,battle_hex:$t$,combat_over:$s$,combat_choose:$k$,combat_otherwise:$j$,combat_record:$i$,combat_forget:$h$,combat_prepare:$c$,combat_settle:$b$},AT={"PENDING":0,"DECISION":2,"ASKED":3,"OPTIONS_OPEN":4,"ACTIVE":5,"TURN":6,"ENDED":7,"WINNER":8,"CHOICES":9,"PLAYING":0,"BOTS":1,"DRAWN":9,"SEATS":11,"SEARCHED":16,"TURN_NOTED":15,"SCRIPT":6,"SCRIPT_TURN":7,"SCRIPT_SEAT":8,"UNIFORM":100000,"AUTOMATIC":-1,"HEAD":65};const BOTS=[$ir$,$iq$,$ip$,$io$,$hI$,$hH$,$fG$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);const{Player,Sitting,facesOf,drawn}=$6h.playing($is$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,DICE,facesOf,drawn}})();
