//# allFunctionsCalledOnLoad
(globalThis.RULED??={}).swords=(()=>{"use strict";const{$1b,$3c,$8i,$4g,CHOICES,hits,Dice,key,word_at,uniform_of,drawn_among,next_word,among,fallen_on,another,takes_its_place,scrambled}=$6h;const $0i=[6,4,6,5,5,4];const $5g=[0,3,1,5];const $4h=[2,4];const $5h=[1,3,5];const $6g=[0,3];const $1i=[1,5];const $4j=[0,2,3];const $7i=[0,3,1];function $a$(a){return $b$(a,$0i,12)}
function $b$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o;if(a<961){d=$8i(a-1,40);return hits(d,[b[0],b[1]],c)}if(a>=13761){e=$8i(a-13761,40);f=e[0];g=e[1];h=$8i(f,24);f=h[0];i=h[1];j=$8i(f,2);k=j[0];l=j[1]}else{m=$8i(a-961,6400);l=m[0];f=m[1];n=$8i(f,80);i=n[0];g=n[1];k=0}o=[b[2],b[3],b[4],b[5]];return hits([l,i,k,g],o,c)}
function $c$(a,b){return a*1000+b}
function $d$(a,b){return a*1000+b}
function $e$(a,b){return a*1000+b}
function $f$(a){return 354+a*6}
function $g$(a,b,c){return Math.min($h$(b,274+c*6,a,2675),$1b(b[399+c],2))}
function $h$(a,b,c,d){let e,f,g,h,i,j,k;e=0;for(f=0;f<4;f++){g=c[d+$5g[f]];h=0;i=0;for(j=0;j<4;j++){k=$5g[j];if(c[d+k]==g){h+=a[b+k];i=i||j<f}}if(!i)e+=$1b(h+g-1,g)}return e}
function $i$(a,b,c){return a[24+b]!=a[24+c]}
function $j$(a,b,c,d){let e,f,g,h;if(b[1]==11||b[1]==12){for(e=0,g=a[11];e<g;e++){f=b[273]==e&&b[272]==c;if(b[2]==9)f=0;if(a[24+c]!=a[24+e]&&!f)d=$p$(a,b,e,d)}}if(!(b[1]>=21&&b[269]<a[2685]))return;for(e=0,h=a[11];e<h;e++){if(a[24+c]!=a[24+e])d=$k$(a,b,e,d)}}
function $k$(a,b,c,d){let e,f,g,h,i,j,k,l;for(e=0,f=a[31];e<f;e++){if(b[409+e]==c&&b[1049+e]>0){$o$(b,c,b[1049+e]);b[1049+e]=0}}for(g=0;g<32;g++){h=b[2400+c*32+g];b[2400+c*32+g]=0;if(h==0)continue;i=0;for(e=0,j=a[31];e<j;e++){if(b[409+e]!=c||b[1049+e]>0?0:$l$(b,e)>=h)i++}k=among(uniform_of(d),i);d=next_word(d);for(e=0,l=a[31];e<l;e++){if(b[409+e]!=c||b[1049+e]>0?0:$l$(b,e)>=h){if(k==0){b[1049+e]=h;break}k--}}}return d}
function $l$(a,b){let c,d,e,f,g;c=$n$(a,b)-a[1049+b];d=a[409+b];if(d>=0){for(e=d*3,g=(d+1)*3;e<g;e++){if(a[2179+e]==b)c+=(f=$m$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4]}}return c}
function $m$(a,b){let c,d;c=0;for(d=0;d<6;d++){if(d!=4)c+=a[b+d]}return c}
function $n$(a,b){let c,d;c=569+b*6;return(d=$m$(a,c),Math.max(0,d-1))-a[c+4]}
function $o$(a,b,c){let d,e;for(d=0;d<32;d++){if(a[2400+b*32+d]<c){e=a[2400+b*32+d];a[2400+b*32+d]=c;c=e}}}
function $p$(a,b,c,d){let e,f,g,h,i,j,k;e=309+c*5;if(b[334+c]<5)return d;f=b[304+c];for(g=0;g<5;g++){h=g;b[e+h]=0}if(0<(i=a[2689])&&i<=f&&among(uniform_of(d),2)==1){b[e+1]=a[2689];f-=a[2689]}d=next_word(d);for(j=0,k=f;j<k;j++){h=among(uniform_of(d),4);d=next_word(d);b[e+(h<1?h:h+1)]++}return d}
function $q$(a,b,c){let d,e,f,g;$aa$(a,b,c);if(b[7]!=6)return;c[465]=$Z$(a);for(d=0,g=a[11];d<g;d++){e=471+d*14;for(f=0;f<14;f++)c[e+f]=0;c[466+d]=b[389+d]==0;if(b[389+d]==0)$r$(a,b,c,d,e)}}
function $r$(a,b,c,d,e){let f,g,h,i;f=Math.max(1,a[30]);g=$Y$(a,b,d);h=$1b(1000*g,f);i=Math.max(0,10-(f-g));c[e]=h;c[e+1]=$1b(h*h,1000);c[e+2]=$1b(1000*i*i,100);c[e+12]=$1b(1000*b[304+d],10);c[e+13]=1000*(b[272]==d);c[e+11]=100*Math.max(0,$G$(a,b,d,1537158)-g);$B$(a,b,c,d,e);$s$(a,b,c,d,e)}
function $s$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=0;h=0;for(i=0,k=a[31];i<k;i++){if(b[409+i]==d){f+=(j=569+i*6,$m$(b,j)-b[j+2]);g+=b[489+i]!=0;if($A$(b,i)<0&&$z$(a,b,d,i)>0)h+=$t$(a,b,d,i,$x$(a,b,i,(-1)))}}c[e+5]=$1b(1000*f,30);c[e+8]=$1b(1000*g,5);c[e+10]=$1b(h,10)}
function $t$(a,b,c,d,e){let f,g,h,i,j,k,l;f=1000;for(g=0,l=a[32+d];g<l;g++){h=a[112+d*16+g];if(!$w$(a,b,c,h))continue;i=a[1392+d*16+g];j=$v$(a,b,569+h*6);f=$1b(f*(1000-(j==0?0:a[$u$(a,j,e,i)])),1000);k=$A$(b,h);if(k>=0&&b[2194+k]==0){j=$v$(a,b,2089+k*6);f=$1b(f*(1000-(j==0?0:a[$u$(a,j,e,i)])),1000)}}return 1000-f}
function $u$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=$1b(b,100000);f=$3c(b,100000);g=$1b(c,100000);h=$3c(c,100000);i=Math.max(e,g);j=Math.max(f,h);if(i>600||j>1400){k=Math.max(10000,$1b(100*i,6),$1b(100*j,14));e=$1b(e*10000,k);f=$1b(f*10000,k);g=$1b(g*10000,k);h=$1b(h*10000,k)}l=15;m=$1b(e+50,100)*l+$1b(f+50,100);n=$1b(g+50,100)*l+$1b(h+50,100);if(n==0&&c>0)n=1;if(m==0&&b>0)m=1;return 2763+m*840+n*8+d*4}
function $v$(a,b,c){let d,e;d=0;for(e=0;e<6;e++)d+=b[c+e]*a[2757+e];return d}
function $w$(a,b,c,d){let e;e=b[409+d];return e>=0&&a[24+e]!=a[24+c]}
function $x$(a,b,c,d){let e,f;e=$v$(a,b,569+c*6)+$y$(a,b,c,d);e+=b[1049+c]*a[2761];f=$A$(b,c);if(f>=0)e+=$v$(a,b,2089+f*6);return e}
function $y$(a,b,c,d){let e,f;e=b[489+c];if(e==0)return 0;f=d<0?(e==0?0:(e==1?a[2691]:a[2692])):d;return f*a[2757+(e==1?5:4)]}
function $z$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[32+d];f<g;f++){if($w$(a,b,c,a[112+d*16+f]))e++}return e}
function $A$(a,b){let c,d,e,f;c=a[409+b];d=(-1);if(c>=0){for(e=c*3,f=(c+1)*3;e<f;e++){if(a[2179+e]==b&&(d<0||e!=a[2315]))d=e}}return d}
function $B$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=0;g=0;h=0;i=0;for(j=d*3,m=(d+1)*3;j<m;j++){k=b[2179+j];if(k>=0){f++;g+=(l=2089+j*6,$m$(b,l)-b[l+2]);h+=b[2209+j]-1;i+=$C$(a,b,d,k,$x$(a,b,k,(-1)))}}c[e+3]=1000*(f==1);c[e+4]=1000*(f==2);c[e+6]=$1b(1000*g,12);c[e+7]=$1b(1000*h,6);c[e+9]=$1b(i,Math.max(1,f))}
function $C$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o;f=1000;g=0;for(h=0,o=a[32+d];h<o;h++){i=a[112+d*16+h];if(!$w$(a,b,c,i))continue;j=a[1392+d*16+h];k=b[409+i];l=$u$(a,$v$(a,b,569+i*6),e,j);f=$1b(f*(1000-a[l]),1000);e=$F$(a,e,l);for(m=k*3,n=(k+1)*3;m<n;m++){if((g>>m&1)==0&&b[2194+m]==0&&$D$(a,b,m,i)){g|=1<<m;l=$u$(a,$v$(a,b,2089+m*6),e,j);f=$1b(f*(1000-a[l]),1000);e=$F$(a,e,l)}}}return 1000-f}
function $D$(a,b,c,d){let e,f,g;if(b[2179+c]<0)return 0;if($E$(a,b,c,d))return 1;if(b[2209+c]<2)return 0;for(e=0,g=a[32+d];e<g;e++){f=a[112+d*16+e];if(b[409+f]==b[409+d]&&$E$(a,b,c,f))return 1}return 0}
function $E$(a,b,c,d){let e,f,g;e=b[2179+c];if(e==d)return 1;for(f=0,g=a[32+d];f<g;f++){if(a[112+d*16+f]==e)return 1}return 0}
function $F$(a,b,c){let d,e;d=$3c(b,100000);e=Math.max(0,d-a[c+3]);return Math.max(100,b-d+e)}
function $G$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=$Y$(a,b,c);f=0;for(g=0,m=a[31];g<m;g++){if(b[409+g]!=c)continue;h=$A$(b,g);i=569+g*6;if($m$(b,i)>0){j=$I$(a,b,c,15,$v$(a,b,i),g,h<0,d);e=e+(j>0?1:0);f=Math.max(f,j)}if(h>=0&&b[2194+h]==0){k=$H$(b,h,g);l=$v$(a,b,2089+h*6);j=$I$(a,b,c,h,l,g,k,d);e=e+(j>0?1:0);f=Math.max(f,j)}}return f>=10000?a[30]:e}
function $H$(a,b,c){let d,e;if(b==15)return $A$(a,c)<0;d=569+c*6;for(e=0;e<6;e++){if(e!=4&&a[d+e]>0)return 0}return 1}
function $I$(a,b,c,d,e,f,g,h){let i,j,k,l,m,n,o;i=0;for(j=0,o=a[32+f];j<o;j++){k=a[112+f*16+j];if(b[409+k]>=0&&$X$(a,b,c,k,1)){l=$x$(a,b,k,(-1));m=a[1392+f*16+j];n=$J$(a,b,c,d,e,l,k,m,g,h);i=Math.max(i,n)}}return i}
function $J$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$u$(a,e,f,h);l=a[k];m=a[k+1];n=$T$(a,b,c,g,j);o=$A$(b,g);p=o>=0?$S$(a,b,c,o,j):0;if(l<$1b(j,2048)&&n+p<20000)return(-1000000);if(!i)m=l;q=(m+$1b(l-m,3))*n+l*p;if(i)q-=(1000-l)*100;if(j&2&&d!=15)q-=$1b((1000-l)*$Q$(b,d,j),2);if(o>=0&&j&4&&a[23]==2)q+=$K$(a,b,c,o,f,k);return $1b(q,1000)+$1b((a[k+3]-a[k+2])*20,100)}
function $K$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s;g=$1b(d,3);h=a[f];i=(1<<a[11])-1-(1<<c);j=1000;k=1000;l=1;for(m=g*3,o=(g+1)*3;m<o;m++){if(m!=d&&b[2179+m]>=0){n=$x$(a,b,b[2179+m],(-1));l=0;j=$1b(j*$O$(a,b,m,n,1<<c),1000);k=$1b(k*$O$(a,b,m,n,i),1000)}}if(k==0&&j==0)return 0;p=$O$(a,b,d,e,i);q=$O$(a,b,d,$F$(a,e,f),i);r=$1b(h*(1000-j)+(1000-h)*q,1000);s=$1b(k*(r-p),1000)*$N$(a,b,c,g);if(!l)s+=$1b(h*j,1000)*$L$(a,b,c,g);return s}
function $L$(a,b,c,d){let e,f,g,h,i;e=b[399+d];f=0;g=0;for(h=0,i=a[11];h<i;h++){if(h==d||b[389+h]>0)continue;if(a[24+h]!=a[24+c]){f++;g=Math.max(g,b[399+h])}}if(f==0)return 20000;if(a[23]==2)return e+$Y$(a,b,c)>=g?20000:(-20000);if($M$(a,b,c)&&e+$Y$(a,b,c)>=a[30])return 20000;return 0}
function $M$(a,b,c){let d,e;if(a[23]==0||a[23]==2)return 1;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&a[24+d]!=a[24+c]&&b[339+d]>b[339+c])return 0}return 1}
function $N$(a,b,c,d){let e,f;for(e=0,f=a[11];e<f;e++){if(e!=c&&e!=d&&b[389+e]==0&&b[399+e]+b[399+d]>=b[399+c])return $1b((-20000),a[11])}return 20000}
function $O$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q;f=b[2179+c];g=$1b(c,3);h=1000;for(i=0,n=a[11]*3;i<n;i++){j=$1b(i,3);if((e>>j&1)>0&&a[24+j]!=a[24+g]&&b[2179+i]>=0&&b[2194+i]==0){k=$v$(a,b,2089+i*6);l=$u$(a,k,d,0);m=$P$(a,b,i,k,f);h=$1b(h*(1000-$1b(a[l]*m,1000)),1000);d=m>500?$F$(a,d,l):d}}for(o=0,q=a[32+f];o<q;o++){p=a[112+f*16+o];if($w$(a,b,g,p)&&(e>>b[409+p]&1)>0){l=$u$(a,$v$(a,b,569+p*6),d,a[1392+f*16+o]);h=$1b(h*(1000-a[l]),1000);d=$F$(a,d,l)}}return 1000-h}
function $P$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=$1b(c,3);g=0;for(h=0,n=a[32+e];h<n;h++){i=a[112+e*16+h];if(b[409+i]==f&&$D$(a,b,c,i))return 1000;if(b[409+i]==f||b[2209+c]<2)continue;for(j=0,m=a[32+i];j<m;j++){k=a[112+i*16+j];if(b[409+k]==f&&$D$(a,b,c,k)){l=$x$(a,b,i,(-1));g=Math.max(g,a[$u$(a,d,l,a[1392+i*16+j])+1])}}}return g}
function $Q$(a,b,c){let d,e,f,g;d=100+30*a[2209+b]+20*$m$(a,2089+b*6);if(c&4){e=$1b(b,3);f=$R$(a,e)-1;g=a[399+e]*100;d+=f==0?g:$1b(g,2+4*f)}return c&256?2*d:d}
function $R$(a,b){let c,d,e;c=0;for(d=b*3,e=(b+1)*3;d<e;d++){if(a[2179+d]>=0)c++}return c}
function $S$(a,b,c,d,e){let f,g;f=100+30*b[2209+d];g=$1b(d,3);if(!(e&4))return f;if($R$(b,g)>1)return f+$1b(b[399+g]*100,12);return f+b[399+g]*100+$L$(a,b,c,g)}
function $T$(a,b,c,d,e){let f,g,h,i;f=100+30*b[489+d];if(!(e&4))return f;if($V$(a,b,c,d))return 20000;f-=15*$z$(a,b,c,d);g=b[399+c];h=a[2703];if(g+1>=h*a[2704]&&$3c(g+1,h)==0)f+=20;i=b[409+d];if(i>=0){f+=($Y$(a,b,i)>=a[30]-4?100:0)+$1b(b[399+i]*100,100);if(e&512&&$U$(a,b,c,i))f+=100}return f}
function $U$(a,b,c,d){let e,f,g;e=$Y$(a,b,d);for(f=0,g=a[11];f<g;f++){if(a[24+f]!=a[24+c]&&$Y$(a,b,f)>e)return 0}return 1}
function $V$(a,b,c,d){let e;e=a[30]-$Y$(a,b,c);if(e>6||!$M$(a,b,c))return 0;if(e>1&&b[5]==c){e-=$W$(a,b,c);if(b[409+d]<0)e++}return e<=1}
function $W$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;for(d=0,i=a[31];d<i;d++){b[2870+d]=0;if(b[409+d]==c){e=$A$(b,d);f=$m$(b,569+d*6);b[2870+d]=e<0?f-1:f;if(e>=0&&b[2179+e]>=0&&b[2194+e]==0){h=(g=2089+e*6,$m$(b,g)-b[g+2]);b[2870+d]+=a[2723]?h:Math.min(1,f+h)}}}j=0;for(d=0,n=a[31];d<n;d++){if(b[409+d]>=0||b[1929+d]>0)continue;for(k=0,m=a[32+d];k<m;k++){l=a[112+d*16+k];if(b[2870+l]>0){b[2870+l]--;j++;break}}}return j}
function $X$(a,b,c,d,e){let f;f=b[409+d];if(f<0)return 1;if(a[24+f]==a[24+c])return 0;return!(e&&b[6]<=a[2705]&&$A$(b,d)>=0)}
function $Y$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(a[24+e]==a[24+c])d+=b[399+e]+b[404+e]}return d}
function $Z$(a){let b;if(a[23]==3)return 1;b=2+a[11]-3+(a[23]==2?3:0);return b}
function $aa$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0,l=a[11];g<l;g++){c[5+g]=b[399+g]+b[404+g];c[10+g]=$R$(b,g);h=b[389+g];i=b[394+g];c[15+g]=h;c[20+g]=i;c[25+g]=b[2560+g];c[30+g]=b[2565+g];j=b[339+g];k=$ab$(a,b,g);c[35+g]=j;c[40+g]=k}for(m=0;m<25;m++){n=b[2570+m];o=b[2595+m];c[45+m]=n;c[70+m]=o}for(m=0;m<90;m++)c[95+m]=b[2620+m];for(m=0,p=a[31];m<p;m++)c[185+m]=b[2710+m];q=0;r=(-1);c[3]=(-1);for(g=0,s=a[11];g<s;g++){if(c[5+g]>r){r=c[5+g];q=1<<g;c[3]=g}else if(c[5+g]==r){q=q|1<<g;c[3]=(-1)}}c[4]=0;if(b[8]>=0)c[4]=1<<b[8];else if(b[7]==4)c[4]=q}
function $ab$(a,b,c){let d,e,f,g,h;d=0;for(e=c*3,f=(c+1)*3;e<f;e++){if(b[2179+e]>=0)d+=$m$(b,2089+e*6)}for(g=0,h=a[31];g<h;g++){if(b[409+g]==c)d+=$m$(b,569+g*6)}return d}
function $ac$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ad$(a,b);if(e>=0)return e}return d}
function $ad$(a,b){let c,d,e,f,g,h,i,j,k,l;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return(-1);if(0)return(-1);d=b[2];for(e=0,k=a[c];e<k;e++){f=c+65+2*e;if(a[f]==d){for(g=0,j=b[4];g<j;g++){if((h=b[9+g],i=a[f+1],Boolean($af$(b,d,h)==i||$ae$(b,d,h)==i)))return g}}}if(a[c+1+d]){for(g=0,l=b[4];g<l;g++){if(b[9+g]==0)return g}}return(-1)}
function $ae$(a,b,c){let d;d=b;if(d==10)return Boolean(c==a[9+a[4]-1])?a[267]*1000+999:(-1);if(d==11)return Boolean(c==a[9+a[4]-1])?9:(-1);return(-1)}
function $af$(a,b,c){let d;d=b;if(d==10)return a[267]*1000+c;if(d==13)return a[267]*1000+c;if(d==15)return a[1049+c]==0?c:(-1);if(d==16)return a[268]*1000+c;return c}
function $ag$(a,b){let c;c=b[2];if(c==10)return Boolean(b[334+b[3]]==0);if(c==19)return Boolean(b[2315]<0&&b[2317]<0);if(c==17)return Boolean(b[2391]==30||b[2391]==32);if(c==11||c==15||c==27)return 1;if(c==22||c==24)return 1;return Boolean(c==25||c==26)}
function $ah$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0}
function $ai$(a,b,c){let d,e,f,g,h,i,j;if(11<=(d=b[1])&&d<=21){for(e=0,f=a[11];e<f;e++){if(a[24+b[3]]!=a[24+e])$ak$(a,b,e,c)}$aj$(a,b,c)}if(b[1]>=21&&b[269]<a[2685]){for(g=0,i=a[31];g<i;g++){h=b[409+g];if(h>=0&&a[24+b[3]]!=a[24+h])b[1049+g]=c[70+g]}for(j=2400;j<2560;j++)b[j]=0}}
function $aj$(a,b,c){let d,e;if(b[1]==19){for(d=0,e=a[31];d<e;d++)b[1209+d]=c[150+d]}}
function $ak$(a,b,c,d){let e,f,g,h;for(e=0;e<5;e++)b[309+c*5+e]=d[c*5+e];f=d[25+c];g=d[30+c];b[344+c]=f;b[349+c]=g;for(h=0;h<6;h++)b[354+c*6+h]=d[35+c*6+h];b[384+c]=d[65+c]}
function $al$(a,b,c){let d,e,f;if(11<=(d=b[1])&&d<=21){for(e=0,f=a[11];e<f;e++){if(a[24+b[3]]!=a[24+e])$ap$(a,b,e,c)}$ao$(a,b,c)}if(b[1]>=21&&b[269]<a[2685])$am$(a,b,c)}
function $am$(a,b,c){let d,e,f,g;for(d=0,g=a[31];d<g;d++){e=b[1049+d];c[70+d]=e;f=b[409+d];if(e>0&&a[24+b[3]]!=a[24+f]){b[1049+d]=0;if(b[1]!=21)$an$(a,b,f,e)}}}
function $an$(a,b,c,d){$o$(b,c,a[2719]?d:1)}
function $ao$(a,b,c){let d,e,f;if(b[1]==19){for(d=0,f=a[31];d<f;d++){c[150+d]=b[1209+d];e=b[409+d];if(e>=0&&a[24+b[3]]!=a[24+e])b[1209+d]=0}}}
function $ap$(a,b,c,d){let e,f,g,h;for(e=0;e<5;e++){d[c*5+e]=b[309+c*5+e];if($aq$(b,c))b[309+c*5+e]=0}f=b[344+c];g=b[349+c];d[25+c]=f;d[30+c]=g;b[344+c]=0;b[349+c]=(-1);for(h=0;h<6;h++){d[35+c*6+h]=b[354+c*6+h];b[354+c*6+h]=0}d[65+c]=b[384+c];b[384+c]=0}
function $aq$(a,b){if(a[1]!=11&&a[1]!=12)return 0;return!(a[3]==a[272]&&a[273]==b)}
function $ar$(a,b,c){if(b[2394]>=0)$cl$(a,b,c);else $as$(a,b,c)}
function $as$(a,b,c){let d;d=b[1];if(d<26){if(d<12){if(d<5){if(d<2){if(d<1)$ci$(a,b,c);else $ch$(a,b,c)}else if(d<3)$cg$(a,b,c);else if(d<4)$cd$(a,b,c);else $cc$(a,b,c)}else if(d<7){if(d<6)$ca$(a,b,c);else $bZ$(a,b,c)}else if(d<10)$bY$(a,b,c);else if(d<11)$bW$(a,b,c);else $bV$(a,b,c)}else if(d<18){if(d<15){if(d<14)$bU$(a,b,c);else $bT$(b,c)}else if(d<16)$bR$(a,b,c);else if(d<17)$bN$(a,b,c);else $bM$(b,c)}else if(d<21){if(d<19)$bL$(b,c);else $bK$(b,c)}else if(d<24)$bJ$(b,c);else if(d<25)$bF$(a,b,c);else $bE$(b,c)}else if(d<40){if(d<35){if(d<30){if(d<28)$bD$(b,c);else $bB$(b,c)}else if(d<32)$bA$(b,c);else if(d<34)$bz$(a,b,c);else $by$(b,c)}else if(d<37){if(d<36)$bx$(a,b,c);else $bw$(b,c)}else if(d<38)$be$(a,b,c);else if(d<39)$aZ$(a,b,c);else $aX$(a,b,c)}else if(d<46){if(d<43){if(d<42)$aW$(b,c);else $bF$(a,b,c)}else if(d<44)$aU$(a,b,c);else if(d<45)$aT$(b,c);else $aS$(a,b,c)}else if(d<51){if(d<47)$aR$(b,c);else if(d<50)$aN$(a,b,c);else $aM$(b,c)}else if(d<52)$aL$(a,b,c);else if(d<53)$aK$(b,c);else $at$(a,b,c)}
function $at$(a,b,c){let d,e;d=(-1);e=b[2391];b[272]=d;b[1]=e;if(1+c>=a[2695]){$aJ$(b,b[2393],7,1);$au$(a,b,b[2392],b[2393])}}
function $au$(a,b,c,d){let e,f;e=b[2179+c];b[2089+c*6+2]=0;b[2194+c]=1;b[2239+c]=(-1);if((f=2089+c*6,$m$(b,f)-b[f+2])==0){$aI$(b,c);$aJ$(b,$1b(c,3),16,1);$aH$(b,e);$av$(a,b,$1b(c,3),d)}}
function $av$(a,b,c,d){if(b[389+c]==0&&$R$(b,c)==0){if(b[389+d]>0||$R$(b,d)==0)d=(-1);$aw$(a,b,c,d)}}
function $aw$(a,b,c,d){b[389+c]=b[6];b[394+c]=d;if(b[272]==c)b[272]=(-1);if(d>=0)$aD$(a,b,c,d);else $aB$(a,b,c);if(b[7]==0&&a[23]==2)$aA$(a,b,d);$ax$(a,b);if(b[7]==0&&d>=0)b[2394]=d}
function $ax$(a,b){let c,d,e,f,g,h,i;c=0;d=(-1);for(e=0,i=a[29];e<i;e++){f=0;for(g=0,h=a[11];g<h;g++){if(a[24+g]==e&&b[389+g]==0)f=1}if(f){c=c+1;d=$az$(a,e)}}if(c<=1)$ay$(b,3,d)}
function $ay$(a,b,c){if(a[7]==0){a[7]=b;a[8]=c}}
function $az$(a,b){let c,d;for(c=0,d=a[11];c<d;c++){if(a[24+c]==b)return c}return(-1)}
function $aA$(a,b,c){let d,e,f,g,h,i;d=(-1);e=0;f=(-1);for(g=0,i=a[11];g<i;g++){h=b[399+g]+b[404+g];if(b[389+g]>0||$R$(b,g)==0)continue;if(h>d){d=h;e=1;f=g}else if(h==d){e++;if(g==c)f=g}}if(e>1&&f!=c)f=(-1);$ay$(b,4,f)}
function $aB$(a,b,c){let d,e,f;for(d=0,f=a[31];d<f;d++){if(b[1929+d]==1+c)$aC$(b,d);if(b[409+d]!=c)continue;b[269]+=b[1049+d]+b[569+d*6+4];b[1049+d]=0;b[569+d*6+4]=0;for(e=0;e<6;e++){b[274+c*6+e]+=b[569+d*6+e];b[569+d*6+e]=0}b[409+d]=(-1);b[1289+d]=(-1)}b[399+c]=0}
function $aC$(a,b){if(a[1929+b]>0){a[404+a[1929+b]-1]--;a[1929+b]=0}}
function $aD$(a,b,c,d){let e,f,g;$aJ$(b,d,17,1);for(e=0;e<6;e++){b[274+d*6+e]+=b[274+c*6+e];b[274+c*6+e]=0}for(f=0,g=a[31];f<g;f++){if(b[409+f]==c){b[409+f]=d;b[1289+f]=(-1)}else if(b[409+f]<0&&b[1849+f]==1+c&&a[2722]){$aC$(b,f);b[1929+f]=1+d;b[404+d]++}}b[399+d]+=b[399+c];b[399+c]=0;$aG$(a,b,c,d);$aE$(a,b,d,2)}
function $aE$(a,b,c,d){if((a[23]==0||a[23]==2)&&$aF$(a,b,a[24+c])>=a[30])$ay$(b,d,c)}
function $aF$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(a[24+e]==c)d+=b[399+e]+b[404+e]}return d}
function $aG$(a,b,c,d){let e,f;for(e=0,f=a[31];e<f;e++){if(b[1929+e]==1+c){b[1929+e]=1+d;b[404+c]--;b[404+d]++}}}
function $aH$(a,b){let c;c=a[409+b];if(c<0||$m$(a,569+b*6)>0||$A$(a,b)>=0)return;a[269]+=a[1049+b]+a[569+b*6+4];a[1049+b]=0;a[569+b*6+4]=0;a[409+b]=(-1);a[399+c]--;a[1849+b]=1+c;a[1289+b]=(-1)}
function $aI$(a,b){let c,d;c=2089+b*6;for(d=0;d<6;d++){if(d==4)a[269]+=a[c+d];else if(d!=2)a[274+$1b(b,3)*6+d]+=a[c+d];a[c+d]=0}a[2179+b]=(-1);a[2239+b]=(-1);a[2194+b]=0}
function $aJ$(a,b,c,d){a[2620+b*18+c]+=d}
function $aK$(a,b){a[2392]=b;a[1]=53}
function $aL$(a,b,c){let d,e,f;d=b[272];if(1+c<=a[2694]){e=(-1);f=b[2391];b[272]=e;b[1]=f;$aJ$(b,d,6,1);$au$(a,b,b[2392],d)}else{b[2393]=$1b(b[2392],3);b[1]=52}}
function $aM$(a,b){if(b==0){a[1]=a[2391];return}a[2392]=b-1;a[1]=51;$aJ$(a,a[272],5,1)}
function $aN$(a,b,c){let d,e,f,g,h;d=b[2396];e=569+d*6;f=Math.min(c,b[e+4]);b[e+4]-=f;b[1049+d]-=c-f;for(g=0;g<6;g++){if(g==b[2399]){b[e+g]--;$aO$(a,b,g,1)}else if(g!=4&&b[2399]==9){h=b[e+g];b[e+g]=0;$aO$(a,b,g,h)}}$aO$(a,b,4,c);b[1]=45}
function $aO$(a,b,c,d){let e;e=b[2397];if(d==0)return;if(b[2398]>0){b[2089+$A$(b,e)*6+c]+=d;return}b[569+e*6+c]+=d;b[1369+e*6+c]+=d;if(b[409+e]<0)$aP$(a,b,e,b[5])}
function $aP$(a,b,c,d){$aQ$(a,b,c,d);$aJ$(b,d,14,1);$aE$(a,b,d,1)}
function $aQ$(a,b,c,d){$aC$(b,c);b[409+c]=d;b[399+d]++;b[1849+c]=0}
function $aR$(a,b){a[2399]=b;a[1]=47}
function $aS$(a,b,c){let d,e,f,g;if(c>0){d=$1b(c-1,2);e=c-1&1;b[2397]=d;b[2398]=e;b[1]=46;return}for(f=0;f<6;f++){g=1369+b[2396]*6+f;b[g]=b[569+b[2396]*6+f]}b[1]=44}
function $aT$(a,b){a[2396]=b-1;a[1]=b>0?45:48}
function $aU$(a,b,c){let d;if(c==0){b[1]=42;return}d=b[2321];$aV$(b,2089+b[2320]*6,569+d*6,c-1);b[1369+d*6+(c-1)]++;b[2322]++;if(b[409+d]<0)$aP$(a,b,d,b[5])}
function $aV$(a,b,c,d){a[b+d]--;a[c+d]++}
function $aW$(a,b){let c,d;if(b==0){a[1]=41;return}c=a[2179+a[2325]];d=b-1;a[2326]=c;a[2327]=d;a[1]=33}
function $aX$(a,b,c){if(c==0){b[1]=40;if(!a[2721])b[2009+b[2327]]=1}else $aY$(b,b[2325],b[2327],40)}
function $aY$(a,b,c,d){let e,f,g;e=b;f=a[2179+b];g=c;a[2315]=e;a[2318]=f;a[2319]=g;a[2322]=0;a[2323]=d;a[1]=25}
function $aZ$(a,b,c){if(c>0)$bb$(a,b,1);else{$ba$(b,2330);b[1]=37}}
function $ba$(a,b){a[b]=2}
function $bb$(a,b,c){let d,e;d=b[2325];e=b[2327];if(c){b[2009+e]=1;$aJ$(b,b[5],11,1)}else if($bd$(b,2330,0)&&b[409+e]<0){$aJ$(b,b[5],10,1);if(d!=15)b[2269+d]++}$bc$(a,b)}
function $bc$(a,b){let c;c=b[2325];if(c==15||!(b[2179+c]>=0&&b[2194+c]==0)||b[2254+c]<=0)b[1]=41;else if(b[409+b[2327]]<0)b[1]=39;else b[1]=40}
function $bd$(a,b,c){let d;for(d=0;d<12;d++){if(a[b+8+c*14+d]>0)return 1}return 0}
function $be$(a,b,c){if(b[2330]==2)b[2329]++;if($bk$(a,b,2330,2707,c)){$bh$(a,b);if($bg$(b))$bb$(a,b,0);else if(b[2330]==6)$bf$(a,b,38)}}
function $bf$(a,b,c){if(b[272]<0||b[6]<=a[2706])b[1]=c;else{b[2391]=c;b[1]=50}}
function $bg$(a){let b;if(!$bd$(a,2330,0)||a[389+a[5]]>0)return 1;b=a[409+a[2327]];return b<0||b==a[5]}
function $bh$(a,b){let c,d,e,f,g;c=b[5];d=b[409+b[2327]];e=b[2325];if(e==15)$bj$(b,c,569+b[2326]*6,2344);else{$bj$(b,c,2089+e*6,2338);$bi$(b,e,2338)}f=b[2327];g=$A$(b,f);$bj$(b,d,569+f*6,2358);if(g>=0){$bj$(b,d,2089+g*6,2352);$bi$(b,g,2352)}b[1129+f]=b[2364];$aH$(b,f);$aH$(b,b[2326]);$av$(a,b,d,c);$av$(a,b,c,d)}
function $bi$(a,b,c){if(a[c+2]==0&&a[c+13]==0){$aI$(a,b);$aJ$(a,$1b(b,3),15,1)}}
function $bj$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[c+e]-a[d+e];a[c+e]=a[d+e];if(e==4)a[269]+=f;else if(e!=2)a[274+b*6+e]+=f}}
function $bk$(a,b,c,d,e){let f,g,h,i,j;f=b[c];b[c+1+($4g($4h,f)?1:0)]+=e;b[c]=f+1;if(!$4g($5h,f))return 0;for(g=0;g<2;g++){h=d+6*b[c+3+g];i=c+(8+g*14);j=b[c+5+g];$bl$(b,i,b[c+1+g],a,h,j,c+36);b[c+1+g]=0}return 1}
function $bl$(a,b,c,d,e,f,g){let h,i,j;h=Math.min(c,a[b+12]);a[b+12]-=h;c-=h;if(c==0)return;i=0;for(j=0;j<12;j++)i+=a[b+j];if(c>=i){for(j=0;j<14;j++)a[b+j]=0;return}$bv$(a,b,c,d,e,f,g);if(!($bu$(a,b,0,g)&&$bu$(a,b,6,g+6)))$bn$(a,b,c,d,e,f,g);for(j=0;j<12;j++)a[b+j]-=a[g+j];if(a[b+13]>0&&$bm$(a,b,0)==0)a[b+13]=0}
function $bm$(a,b,c){let d,e;d=0;for(e=0;e<6;e++)d+=a[b+c+e];return d}
function $bn$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p,q;h=$bm$(a,b,6)<=$bm$(a,b,0)?6:0;i=6-h;j=$bm$(a,b,h)-a[b+h+2];k=$bm$(a,b,i)-a[b+i+2];l=0;for(m=Math.max(0,c-k),q=Math.min(c,j)+1;m<q;m++){if(!$br$(a,b,i,c-m,d,e,g+6))continue;for(n=0;n<6;n++)a[g+n]=0;o=1;while(o){if($bq$(a,b,h,m,g)&&(!l||$bp$(a,d,e,h==f,g))){for(p=0;p<12;p++)a[g+12+p]=a[g+p];l=1}o=$bo$(a,b+h,g)}}for(n=0;n<6;n++){a[g+h+n]=a[g+12+n];a[g+i+n]=a[g+12+6+n]}}
function $bo$(a,b,c){let d;for(d=0;d<6;d++){if(d!=2&&a[c+d]<a[b+d]){a[c+d]++;return 1}a[c+d]=0}return 0}
function $bp$(a,b,c,d,e){let f,g,h,i,j,k,l,m;for(f=0;f<6;f++){g=b[c+f];h=a[e+g]+a[e+6+g];i=a[e+12+g]+a[e+12+6+g];if(h!=i)return h>i}j=d?0:6;for(f=0;f<6;f++){k=e+j+b[c+f];l=a[k];m=a[k+12];if(l!=m)return l>m}return 0}
function $bq$(a,b,c,d,e){let f;for(f=0;f<6;f++)d-=a[e+f];return d==0&&$bu$(a,b,c,e)}
function $br$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p,q,r,s,t;h=b+c;i=$bt$(a,b,c);j=a[h+4];k=$bm$(a,b,c)-j-a[h+2];l=0;m=0;n=1;for(o=0;o<6;o++){p=o;a[g+p]=0}for(q=0;q<6;q++){p=e[f+q];if(p==2)continue;if(p==4)n=0;else k-=a[h+p];for(r=Math.min(a[h+p],d-l-m);r>(-1);r--){s=l+(p==4?0:r);t=m+(p==4?r:0);if($bs$(i,j,s,t,n,k,d)){a[g+p]=r;l=s;m=t;break}}}return l+m==d&&$bu$(a,b,c,g)}
function $bs$(a,b,c,d,e,f,g){let h,i,j,k,l,m;if(e){i=c+b-Math.min(b,(h=a-c,Math.max(0,h-1)));return i<=(j=g)&&j<=c+f+b}k=b-d;l=c+f;if(k>0)l=Math.min(l,a-1-k);return c<=l&&c+d<=(m=g)&&m<=l+d}
function $bt$(a,b,c){let d;d=$bm$(a,b,c)-a[b+c+4];if(c==0)d+=a[b+13];return d}
function $bu$(a,b,c,d){let e,f,g;e=$bt$(a,b,c)+a[d+4];for(f=0;f<6;f++)e-=a[d+f];g=a[b+c+4]-a[d+4];return g<=Math.max(0,e-1)}
function $bv$(a,b,c,d,e,f,g){let h,i,j,k,l,m;for(h=0;h<12;h++){i=h;a[g+i]=0}for(j=0;j<6;j++){k=d[e+j];if(k==2)continue;for(l=0;l<2;l++){i=(l==0?f:6-f)+k;m=Math.min(c,a[b+i]);a[g+i]=m;c-=m}}}
function $bw$(a,b){a[2333+a[2390]]=b;a[2390]++}
function $bx$(a,b,c){let d,e;d=b[2327];e=$A$(b,d);if(c>0)b[2089+e*6+4]+=c;b[569+d*6+4]+=b[1049+d]-c;b[1049+d]=0;if(a[2724])b[1]=34}
function $by$(a,b){let c,d;c=a[2326];d=a[2325]==15?569+c*6:2089+a[2325]*6;a[1049+c]-=b;a[d+4]+=b;a[1]=35}
function $bz$(a,b,c){let d,e,f,g,h,i;for(d=0,e=a[31];d<e;d++)b[2009+d]=0;if($1b(c,1000)-1>=0){f=b[5]*3+($1b(c,1000)-1);g=f;h=b[2179+f];b[2325]=g;b[2326]=h;b[2327]=b[2239+f];b[2239+f]=(-1);b[2254+f]=b[2209+f]}else{i=$3c(c,1000);b[2325]=15;b[2326]=i;b[2327]=b[1289+i];b[1289+i]=(-1)}b[1]=33}
function $bA$(a,b){if(a[2325]==15)a[1289+a[2326]]=b-1;else a[2239+a[2325]]=b-1;a[2324]++}
function $bB$(a,b){if(b==0)a[1]=a[2323];else $bC$(a,a[2315],b)}
function $bC$(a,b,c){let d,e,f;d=a[2179+b];e=c-1;$aV$(a,569+d*6,2089+b*6,e);f=1369+d*6+e;a[f]=Math.min(a[f],a[569+d*6+e])}
function $bD$(a,b){a[1049+a[2318]]-=b;a[2089+a[2315]*6+4]+=b;a[1]=27}
function $bE$(a,b){let c,d;if(b==0){a[1]=26;return}c=a[2315];d=a[2179+c];$aV$(a,2089+c*6,569+d*6,b-1);a[1369+d*6+(b-1)]++;a[2322]++}
function $bF$(a,b,c){let d,e;if(c==0){if(b[2315]>=0)$bH$(b);else $bG$(b);return}d=b[5]*3+($3c($1b(c,1000),10)-1);e=$3c(c,1000);if($1b(c,10000)>0){b[2320]=d;b[2321]=e;b[2322]=0;b[1]=43;return}if(b[2315]<0)b[2316]=b[2209+d];b[2316]--;b[2317]=(-1);$aY$(b,d,e,b[1])}
function $bG$(a){a[1]=a[1]==42?44:29}
function $bH$(a){let b;b=a[2315];a[2284+b]=1;a[2317]=$bI$(a,a[2179+b],b);a[2315]=(-1)}
function $bI$(a,b,c){let d,e,f;d=$1b(c,3);for(e=d*3,f=(d+1)*3;e<f;e++){if(e!=c&&a[2179+e]==b)return e}return(-1)}
function $bJ$(a,b){if(a[266]==0){a[268]=b;a[266]=1;return}a[1049+a[268]]+=b;a[384+a[3]]-=b;a[266]=0}
function $bK$(a,b){let c;c=a[267];a[354+a[3]*6+c]--;a[1209+$1b(b,2)]=(b&1)*10+(c+1)}
function $bL$(a,b){a[354+a[3]*6+a[267]]=b;a[266]++}
function $bM$(a,b){a[349+a[3]]=b;a[266]++}
function $bN$(a,b,c){let d,e;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0){b[339+d]=$bO$(b,$bQ$(a,b),c);return}}}
function $bO$(a,b,c){let d,e;for(d=1,e=b+1;d<e;d++){if($bP$(a,d)<0){if(c==0)return d;c--}}return(-1)}
function $bP$(a,b){let c;for(c=0;c<5;c++){if(a[339+c]==b)return c}return(-1)}
function $bQ$(a,b){let c,d,e;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0)c++}return c}
function $bR$(a,b,c){let d,e,f;d=$bS$(a,b);for(e=0,f=a[11];e<f;e++){if(b[389+e]==0&&b[339+e]==0&&b[344+e]==d){if(c==0){b[339+e]=d;return}c--}}}
function $bS$(a,b){let c,d,e,f;c=0;for(d=0,f=a[11];d<f;d++){e=b[344+d];if(b[389+d]==0&&b[339+d]==0&&e>0&&$bP$(b,e)<0&&(c==0||e<c))c=e}return c}
function $bT$(a,b){a[344+a[3]]=b}
function $bU$(a,b,c){b[273]=c-1;if(c>0)$aJ$(b,b[272],8,1);b[266]=1;b[1]=11}
function $bV$(a,b,c){let d,e,f,g;d=b[3];e=309+d*5;b[e+b[334+d]]=c;b[334+d]++;if(b[334+d]==4){f=b[304+d];for(g=0;g<4;g++)f-=b[e+g];b[e+4]=f;b[334+d]=5}}
function $bW$(a,b,c){let d;d=b[266];b[2089+d*6+c]--;b[274+$1b(d,3)*6+c]++;$bX$(a,b,d)}
function $bX$(a,b,c){b[2089+c*6+2]=1;b[2194+c]=0;b[2209+c]=a[2702];b[2224+c]=1}
function $bY$(a,b,c){let d;d=b[3]*3+$1b(b[266],a[11]);b[2179+d]=c;b[266]++}
function $bZ$(a,b,c){let d,e,f;d=b[3];e=b[267];f=d*3+b[268];b[2089+f*6+e]+=c;b[274+d*6+e]-=c;b[266]++}
function $ca$(a,b,c){$cb$(b,c,a[2736]);b[266]++}
function $cb$(a,b,c){a[569+b*6+5]+=c;a[274+a[409+b]*6+5]-=c}
function $cc$(a,b,c){$cb$(b,c,1);b[2322]++}
function $cd$(a,b,c){$cf$(a,b,c,b[3]);$ce$(a,b)}
function $ce$(a,b){b[2322]=0;b[1]=4}
function $cf$(a,b,c,d){$aQ$(a,b,c,d);$cb$(b,c,1)}
function $cg$(a,b,c){let d,e;d=$bO$(b,a[11],c);e=d;b[339+b[266]]=e;b[2560+b[266]]=e;b[266]++}
function $ch$(a,b,c){let d;d=2*b[266];b[409+c]=d;b[399+d]++;b[399+d+1]--;b[274+d*6+5]--;b[274+(d+1)*6+5]++}
function $ci$(a,b,c){$cf$(a,b,$ck$(a,b,c),$cj$(a,b));b[266]++}
function $cj$(a,b){let c,d,e;for(c=0,e=a[11];c<e;c++){d=a[2725+c];if(a[23]==3)d=(c&1)==0?0:d+a[2725+c-1];if(b[399+c]<d)return c}return(-1)}
function $ck$(a,b,c){let d,e;for(d=0,e=a[31];d<e;d++){if(b[409+d]<0){if(c==0)return d;c--}}return(-1)}
function $cl$(a,b,c){let d;if(b[2395]<0){d=$cm$(b,b[2394]);b[2179+d]=c;$bX$(a,b,d);b[2299+d]=1;b[2395]=d}else if(c>0)$bC$(b,b[2395],c);else b[2395]=(-1)}
function $cm$(a,b){let c,d;for(c=b*3,d=(b+1)*3;c<d;c++){if(a[2179+c]<0)return c}return(-1)}
function $cn$(a,b){if(b[2394]>=0)$ew$(a,b);else if($ev$(b))b[1]=48;else $co$(a,b)}
function $co$(a,b){let c;c=b[1];if(c<27){if(c<13){if(c<6){if(c<3){if(c<1)$eu$(a,b);else if(c<2)$et$(a,b);else $es$(a,b)}else if(c<4)$er$(a,b);else if(c<5)$eq$(a,b);else $ep$(a,b)}else if(c<9){if(c<7)$el$(a,b);else if(c<8)$ek$(a,b);else $ei$(a,b)}else if(c<11){if(c<10)$eh$(a,b);else $eg$(a,b)}else if(c<12)$ee$(a,b);else $ed$(a,b)}else if(c<20){if(c<16){if(c<14)$eb$(a,b);else if(c<15)$ea$(a,b);else $dY$(a,b)}else if(c<18){if(c<17)$dX$(a,b);else $dV$(a,b)}else if(c<19)$dT$(a,b);else $dR$(a,b)}else if(c<23){if(c<21)$dQ$(a,b);else if(c<22)$dP$(a,b);else $dN$(a,b)}else if(c<25){if(c<24)$dM$(a,b);else $dE$(a,b)}else if(c<26)$dC$(a,b);else $dB$(b)}else if(c<40){if(c<33){if(c<30){if(c<28)$dA$(a,b);else if(c<29)$dy$(a,b);else $dx$(a,b)}else if(c<31)$dw$(a,b);else if(c<32)$dv$(a,b);else $dq$(a,b)}else if(c<36){if(c<34)$dp$(a,b);else if(c<35)$dn$(a,b);else $dl$(a,b)}else if(c<38){if(c<37)$dh$(a,b);else $de$(a,b)}else if(c<39)$da$(a,b);else $cY$(a,b)}else if(c<47){if(c<43){if(c<41)$cW$(a,b);else if(c<42)$cV$(a,b);else $dE$(a,b)}else if(c<45){if(c<44)$cT$(a,b);else $cR$(a,b)}else if(c<46)$cO$(a,b);else $cL$(a,b)}else if(c<50){if(c<48)$cA$(a,b);else if(c<49)$cz$(a,b);else $cw$(a,b)}else if(c<52){if(c<51)$cv$(a,b);else $ct$(a,b)}else if(c<53)$cp$(a,b);else $ct$(a,b)}
function $cp$(a,b){let c,d,e,f;$cs$(b);for(c=b[272]*3,d=(b[272]+1)*3;c<d;c++){if(b[2179+c]>=0&&b[2194+c]==0)$cr$(b,c)}if(b[4]>0)$cq$(b,18,b[2393]);else{e=(-1);f=b[2391];b[272]=e;b[1]=f}}
function $cq$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c))}
function $cr$(a,b){a[9+a[4]]=b;a[4]++}
function $cs$(a){a[4]=0}
function $ct$(a,b){$cu$(b,a[2693])}
function $cu$(a,b){a[0]=100000+b}
function $cv$(a,b){let c,d;$cs$(b);$cr$(b,0);for(c=0,d=a[11]*3;c<d;c++){if(b[2179+c]>=0&&b[2194+c]==0&&a[24+$1b(c,3)]!=a[24+b[272]])$cr$(b,1+c)}$cq$(b,17,b[272])}
function $cw$(a,b){let c,d,e,f,g;$cy$(a,b);for(c=0,g=a[11];c<g;c++){if(b[389+c]==0)b[304+c]=(d=b[399+c],e=a[2703],f=a[2704],Math.max(f,$1b(d,e)))}$cx$(a,b);if(b[6]>=a[0])$ay$(b,5,(-1));else if(b[6]==a[91566]&&b[7]==0)$ay$(b,6,(-1));if(b[7]==0){b[6]++;b[1]=9}}
function $cx$(a,b){let c,d,e,f,g,h;if(a[23]==0||a[23]==2)return;c=0;d=0;e=(-1);for(f=0,h=a[29];f<h;f++){g=$aF$(a,b,f);if(g>c){c=g;d=1;e=f}else if(g==c)d++}if(c>=a[30]&&d==1)$ay$(b,1,$az$(a,e))}
function $cy$(a,b){let c,d,e,f,g;for(c=0,e=a[31];c<e;c++){d=569+c*6+4;b[269]+=b[1049+c]+b[d];b[1049+c]=0;b[d]=0}for(f=0,g=a[11]*3;f<g;f++){d=2089+f*6+4;b[269]+=b[d];b[d]=0}}
function $cz$(a,b){let c,d;for(c=0,d=a[31];c<d;c++)$aC$(b,c);b[5]=(-1);b[1]=23}
function $cA$(a,b){let c,d,e,f,g,h;c=b[2396];d=b[2397];e=b[2398];f=b[2399];$cs$(b);if(f==9){for(g=0,h=b[569+c*6+4]+b[1049+c]+1;g<h;g++){if($cK$(b,c,d,e,g))$cr$(b,g)}}else{for(g=0;g<2;g++){if($cB$(a,b,c,d,e,f,g))$cr$(b,g)}}$cq$(b,30,b[5])}
function $cB$(a,b,c,d,e,f,g){let h,i,j,k,l;if(f==4||$cJ$(b,c,f)<=0||!$cF$(a,b,d,e,f))return 0;h=569+c*6;i=$m$(b,h);if(i<2&&$A$(b,c)<0)return 0;j=b[h+4]+b[1049+c];if(j==0)return g==0;if(g>j||g>0&&$cE$(b,d,e,1)<g)return 0;k=Math.min(g,b[h+4]);$cD$(b,c,f,(-1),k,g-k);l=$cC$(b,c);$cD$(b,c,f,1,k,g-k);return l}
function $cC$(a,b){let c,d,e,f;if($n$(a,b)<0||$l$(a,b)<0)return 0;c=a[409+b];for(d=c*3,f=(c+1)*3;d<f;d++){if(a[2179+d]==b&&(e=$m$(a,2089+d*6)+a[2194+d],Math.max(0,e-1))-a[2089+d*6+4]<0)return 0}return 1}
function $cD$(a,b,c,d,e,f){let g;g=569+b*6;a[g+c]+=d;a[g+4]+=d*e;a[1049+b]+=d*f}
function $cE$(a,b,c,d){let e,f,g,h;if(c>0){e=$A$(a,b);return(f=$m$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4]+d}g=569+b*6;return(h=$m$(a,g)+d,Math.max(0,h-1))-a[g+4]}
function $cF$(a,b,c,d,e){let f;if(d==0)return $m$(b,569+c*6)<a[2674];f=$A$(b,c);return f>=0&&$cG$(a,b,f,e)}
function $cG$(a,b,c,d){let e;for(e of $6g){if(e==d)return $cI$(b,2089+c*6)<a[2672]}return $cH$(b,2089+c*6)<a[2673]}
function $cH$(a,b){let c,d;c=0;for(d of $1i)c+=a[b+d];return c}
function $cI$(a,b){let c,d;c=0;for(d of $6g)c+=a[b+d];return c}
function $cJ$(a,b,c){let d;d=1369+b*6+c;return a[569+b*6+c]-a[d]}
function $cK$(a,b,c,d,e){let f,g,h,i,j;f=569+b*6;g=$m$(a,f);h=a[f+4];if(e<h||e>Math.min(g,$cE$(a,c,d,g)))return 0;return a[1049+b]-(e-h)<=(i=$A$(a,b),(j=$m$(a,2089+i*6)+a[2194+i],Math.max(0,j-1))-a[2089+i*6+4])}
function $cL$(a,b){let c,d,e,f;c=b[2396];d=b[2397];e=b[2398];$cs$(b);for(f=0;f<6;f++){if($cB$(a,b,c,d,e,f,0)||$cB$(a,b,c,d,e,f,1))$cr$(b,f)}if($cM$(a,b,c,d,e))$cr$(b,9);$cq$(b,29,b[5])}
function $cM$(a,b,c,d,e){let f,g,h,i;f=569+c*6;g=b[f+4]+b[1049+c];if(g==0||!$cN$(a,b,c,d,e))return 0;for(h=b[f+4],i=g+1;h<i;h++){if($cK$(b,c,d,e,h))return 1}return 0}
function $cN$(a,b,c,d,e){let f,g,h,i,j,k,l;f=569+c*6;g=$m$(b,f);if(g<2||$A$(b,c)<0||e>0&&$A$(b,d)<0)return 0;for(h=0;h<6;h++){if(b[1369+c*6+h]>0)return 0}if(e==0)return $m$(b,569+d*6)+g<=a[2674];j=(i=$A$(b,d),2089+i*6);k=$cI$(b,j);l=$cH$(b,j);return k+$cI$(b,f)<=a[2672]&&l+$cH$(b,f)<=a[2673]}
function $cO$(a,b){let c,d,e,f,g;c=b[2396];$cs$(b);$cr$(b,0);if($cQ$(b,c)){for(d=0,g=a[32+c];d<g;d++){e=a[112+c*16+d];if(b[409+e]<0||b[409+e]==b[5]){for(f=0;f<2;f++){if($cP$(a,b,c,e,f))$cr$(b,1+e*2+f)}}}}$cq$(b,28,b[5])}
function $cP$(a,b,c,d,e){let f;for(f=0;f<6;f++){if($cB$(a,b,c,d,e,f,0)||$cB$(a,b,c,d,e,f,1))return 1}return $cM$(a,b,c,d,e)}
function $cQ$(a,b){let c;if($m$(a,569+b*6)<2&&$A$(a,b)<0)return 0;for(c=0;c<6;c++){if(c!=4&&$cJ$(a,b,c)>0)return 1}return 0}
function $cR$(a,b){let c,d,e;c=b[5];b[2396]=(-1);$cs$(b);$cr$(b,0);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&$cQ$(b,d)&&$cS$(a,b,d))$cr$(b,1+d)}$cq$(b,27,c)}
function $cS$(a,b,c){let d,e,f,g;for(d=0,g=a[32+c];d<g;d++){e=a[112+c*16+d];f=b[409+e];if((f<0||f==b[5])&&($m$(b,569+e*6)<a[2674]||$A$(b,e)>=0))return 1}return 0}
function $cT$(a,b){let c,d,e;c=b[2320];$cs$(b);if(b[2322]>0)$cr$(b,0);if((d=b[2321],$m$(b,569+d*6)<a[2674])&&$cU$(b,c)){for(e=0;e<6;e++){if(e!=2&&e!=4&&b[2089+c*6+e]>0)$cr$(b,1+e)}}$cq$(b,20,b[5])}
function $cU$(a,b){let c,d,e,f;if(!(a[2179+b]>=0&&a[2194+b]==0)||(c=2089+b*6,$m$(a,c)-a[c+2])==0)return 0;d=a[2179+b];f=(e=$m$(a,2089+b*6)+a[2194+b],Math.max(0,e-1))-a[2089+b*6+4]>0&&$l$(a,d)>0;return f||a[2089+b*6+4]+a[1049+a[2179+b]]==0}
function $cV$(a,b){let c,d,e,f;c=b[2325];if(c!=15&&b[2179+c]>=0&&b[2194+c]==0&&b[2269+c]>0){d=b[2209+c];if(b[2224+c]<a[2697+d])b[2224+c]++;else if(d<a[2696]){b[2209+c]=d+1;b[2224+c]=1}}for(e=0,f=a[31];e<f;e++)b[2009+e]=0;b[2325]=(-1);b[2315]=(-1);b[1]=32}
function $cW$(a,b){let c;c=b[2325];b[2315]=(-1);if(!(b[2179+c]>=0&&b[2194+c]==0)||b[2254+c]<=0){b[1]=41;return}$cs$(b);$cr$(b,0);$cX$(a,b,b[5],b[2179+c],a[2720]>0);$cq$(b,26,b[5])}
function $cX$(a,b,c,d,e){let f,g,h;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if(b[2009+g]==0&&$X$(a,b,c,g,e))$cr$(b,1+g)}}
function $cY$(a,b){$cs$(b);$cr$(b,0);if($cZ$(b,b[2325]))$cr$(b,1);$cq$(b,25,b[5])}
function $cZ$(a,b){let c,d,e,f;c=a[2179+b];if($m$(a,569+c*6)>0||$bI$(a,c,b)>=0)return 1;d=2089+b*6;e=a[d+4]+a[1049+c];return $m$(a,d)-a[d+2]>0&&e<=(f=$m$(a,2089+b*6)+a[2194+b]-1,Math.max(0,f-1))}
function $da$(a,b){let c;$dc$(b);if($bg$(b))$bc$(a,b);else if(b[2325]!=15&&!(c=b[2325],b[2179+c]>=0&&b[2194+c]==0))$bb$(a,b,1);else $db$(b,24,b[5])}
function $db$(a,b,c){$cs$(a);$cr$(a,0);$cr$(a,1);$cq$(a,b,c)}
function $dc$(a){let b,c,d,e,f;b=a[2325];c=a[2327];for(d=2338;d<2366;d++)a[d]=0;if(b==15)$dd$(a,569+a[2326]*6,2344);else $dd$(a,2089+b*6,2338);e=2352;f=$A$(a,c);$dd$(a,569+c*6,e+6);if(f>=0){$dd$(a,2089+f*6,e);a[e+13]=a[2194+f]}a[e+12]=a[1129+c]}
function $dd$(a,b,c){let d;for(d=0;d<6;d++)a[c+d]=a[b+d]}
function $de$(a,b){let c;c=$df$(b,2330,a[91567]);if(c==0)$be$(a,b,0);else b[0]=c}
function $df$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[b];e=b+8+($4g($4h,d)?0:14);if($4g($4j,d)){f=$dg$(a,e,0,(-1));g=$dg$(a,e,1,(-1));return f+g==0?0:1+f*40+g}h=d==1?(-1):a[b+7];i=$dg$(a,e,3,h);j=$dg$(a,e,4,h);k=$dg$(a,e,5,h);l=$dg$(a,e,2,h);if(l+i+j+k==0)return 0;if(c){m=(j*2+l)*24+i;return 13761+m*40+k}return 961+(l*80+i+j)*80+k}
function $dg$(a,b,c,d){let e;e=a[b+c]+a[b+6+c];if(c==d)e+=a[b+12];return e}
function $dh$(a,b){let c,d;$dc$(b);while(b[2390]<2){c=2338+b[2390]*14;if(b[c+4]+b[c+6+4]>0){d=b[2390]==0?b[5]:b[409+b[2327]];$db$(b,32,d);return}b[2390]++}$di$(a,b)}
function $di$(a,b){let c,d;c=b[2327];if(b[1129+c]<0)b[1129+c]=(d=b[489+c],d==0?0:(d==1?a[2691]:a[2692]));b[2328]=$dk$(a,b[2326],c);b[2329]=0;b[2710+c]++;$aJ$(b,b[5],9,1);$aJ$(b,b[5],12,b[2328]);$aJ$(b,b[409+c],13,1);if(b[2325]!=15)b[2254+b[2325]]--;$dj$(b,2330,b[2328]);b[2335]=6;b[2336]=6;b[2337]=b[489+c]==2?4:5;$dc$(b);b[1]=37}
function $dj$(a,b,c){a[b]=c>0?0:2;a[b+1]=0;a[b+1+1]=0}
function $dk$(a,b,c){let d,e;for(d=0,e=a[32+b];d<e;d++){if(a[112+b*16+d]==c)return a[1392+b*16+d]}return 0}
function $dl$(a,b){let c,d,e,f,g;c=b[2327];d=b[1049+c];e=$A$(b,c);if(d==0){b[2390]=0;b[2333]=0;b[2334]=0;b[1]=36}else{g=e>=0?(f=$m$(b,2089+e*6)+b[2194+e],Math.max(0,f-1))-b[2089+e*6+4]:0;$dm$(b,c,d,g,$n$(b,c),b[409+c])}}
function $dm$(a,b,c,d,e,f){let g,h;a[268]=b;$cs$(a);for(g=Math.max(0,c-e),h=Math.min(c,d)+1;g<h;g++)$cr$(a,g);$cq$(a,21,f)}
function $dn$(a,b){let c,d,e,f,g,h,i,j,k;c=b[2325];d=b[2326];if(!$do$(b)){e=c==15||b[2179+c]>=0&&b[2194+c]==0;b[1]=e?33:41;return}f=b[1049+d];if(f==0||a[2724]&&b[1049+b[2327]]>0){b[1]=35;return}if(c==15){g=$A$(b,d);h=$n$(b,d);j=g>=0?(i=$m$(b,2089+g*6)+b[2194+g],Math.max(0,i-1))-b[2089+g*6+4]:0}else{h=(k=$m$(b,2089+c*6)+b[2194+c],Math.max(0,k-1))-b[2089+c*6+4];j=$n$(b,d)}$dm$(b,d,f,h,j,b[5])}
function $do$(a){let b,c;b=a[409+a[2327]];if(b<0||b==a[5])return 0;return a[2325]==15||(c=a[2325],a[2179+c]>=0&&a[2194+c]==0)}
function $dp$(a,b){let c,d;c=b[409+b[2327]];d=b[2325];if(c>=0&&c!=b[5])$bf$(a,b,34);else if(d==15||!(b[2179+d]>=0&&b[2194+d]==0))b[1]=41;else if(c<0){b[2254+d]--;$bc$(a,b)}else b[1]=b[2209+d]>1?40:41}
function $dq$(a,b){let c,d,e,f,g,h,i,j;c=b[5];$cs$(b);for(d=c*3,g=(c+1)*3;d<g;d++){if(b[2239+d]>=0){if($du$(b,d))$cr$(b,(e=$3c(d,3),f=b[2179+d],(e+1)*1000+f));else b[2239+d]=(-1)}}for(h=0,j=a[31];h<j;h++){i=b[1289+h];if(i>=0){if(b[409+h]==c&&$dt$(b,h))$cr$(b,h);else b[1289+h]=(-1)}}if(b[4]>0)$cq$(b,23,c);else $dr$(a,b)}
function $dr$(a,b){let c,d;$ds$(a,b);for(c=0,d=a[11]*3;c<d;c++)b[2284+c]=0;b[2315]=(-1);b[2325]=(-1);$bf$(a,b,42)}
function $ds$(a,b){let c,d;for(c=1369,d=1369+a[31]*6;c<d;c++)b[c]=0}
function $dt$(a,b){let c;c=a[409+a[1289+b]];return $m$(a,569+b*6)>0&&c>=0&&c!=a[5]}
function $du$(a,b){let c;if(!(a[2179+b]>=0&&a[2194+b]==0))return 0;c=a[409+a[2239+b]];return a[2209+b]>1||c>=0&&c!=a[5]}
function $dv$(a,b){$bf$(a,b,32)}
function $dw$(a,b){let c,d,e,f;c=b[5];while(b[2324]<2*a[31]){d=$1b(b[2324],2);if(b[409+d]!=c){b[2324]+=2-(b[2324]&1);continue}e=15;if((b[2324]&1)==0){e=$A$(b,d);f=e>=0&&b[2179+e]>=0&&b[2194+e]==0&&b[2299+e]==0}else f=$m$(b,569+d*6)>0;if(f){$cs$(b);$cr$(b,0);$cX$(a,b,c,d,1);if(b[4]>1){b[2325]=e;b[2326]=d;$cq$(b,22,c);return}}b[2324]++}b[2325]=(-1);b[1]=31}
function $dx$(a,b){$ds$(a,b);b[2324]=0;$bf$(a,b,30)}
function $dy$(a,b){$dz$(a,b,b[2315])}
function $dz$(a,b,c){let d,e,f,g,h,i;d=b[2179+c];e=2089+c*6;f=569+d*6;$cs$(b);$cr$(b,0);for(g=0;g<6;g++){h=b[2394]>=0?0:b[1369+d*6+g];if(b[f+g]<=h)continue;if(g==4){if((i=$m$(b,2089+c*6)+b[2194+c],Math.max(0,i-1))-b[2089+c*6+4]>0)$cr$(b,1+g)}else if($cG$(a,b,c,g)){$aV$(b,f,e,g);if($cC$(b,d))$cr$(b,1+g);$aV$(b,e,f,g)}}$cq$(b,7,$1b(c,3))}
function $dA$(a,b){let c,d,e;c=b[2315];d=b[2319];b[2179+c]=d;if(b[409+d]<0)$aP$(a,b,d,b[5]);e=$m$(b,569+d*6)>0;b[1]=e?28:b[2323]}
function $dB$(a){let b,c,d,e,f,g,h,i,j;b=a[2315];c=a[2318];d=a[1049+c];if(d==0){a[1]=27;return}e=$bI$(a,c,b);g=$n$(a,c)+(e>=0?(f=$m$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4]:0);a[268]=c;$cs$(a);for(h=Math.max(0,d-g),j=Math.min(d,(i=$m$(a,2089+b*6)+a[2194+b],Math.max(0,i-1))-a[2089+b*6+4])+1;h<j;h++)$cr$(a,h);$cq$(a,21,a[5])}
function $dC$(a,b){let c,d,e;c=b[2315];d=b[2318];e=$m$(b,569+d*6)>0||$bI$(b,d,c)>=0;if(e&&b[2322]==0)b[1]=26;else $dD$(a,b,c)}
function $dD$(a,b,c){let d,e,f,g;d=b[2179+c];e=2089+c*6;f=569+d*6;$cs$(b);if(b[2322]>0)$cr$(b,0);if($m$(b,569+d*6)<a[2674]){for(g=0;g<6;g++){if(g!=2&&g!=4&&b[e+g]>0){$aV$(b,e,f,g);if($cC$(b,d))$cr$(b,1+g);$aV$(b,f,e,g)}}}$cq$(b,20,$1b(c,3))}
function $dE$(a,b){let c,d,e;c=b[5];$cs$(b);if(b[2315]>=0){if($dK$(a,b,b[2315],b[2179+b[2315]]))$cr$(b,0);$dG$(a,b,b[2315],b[2316]);$dF$(a,b,b[2315],b[2316])}else if(b[2317]>=0)$dG$(a,b,b[2317],b[2209+b[2317]]);else{$cr$(b,0);for(d=c*3,e=(c+1)*3;d<e;d++){if(b[2179+d]>=0&&b[2194+d]==0&&b[2284+d]==0){$dG$(a,b,d,b[2209+d]);$dF$(a,b,d,b[2209+d])}}}$cq$(b,19,c)}
function $dF$(a,b,c,d){let e,f,g,h,i;if(!a[2723]||b[1]!=42||d<=0)return;if(!$cU$(b,c))return;e=b[2179+c];for(f=0,i=a[32+e];f<i;f++){g=a[112+e*16+f];if(b[409+g]<0)$cr$(b,(h=$3c(c,3),10000+(h+1)*1000+g))}}
function $dG$(a,b,c,d){let e,f,g,h,i;if(d<=0||!$cZ$(b,c))return;e=b[2179+c];for(f=0,i=a[32+e];f<i;f++){g=a[112+e*16+f];if($dJ$(a,b,c,g)&&$dH$(a,b,c,g,d-1))$cr$(b,(h=$3c(c,3),(h+1)*1000+g))}}
function $dH$(a,b,c,d,e){let f,g,h;if($dK$(a,b,c,d))return 1;if(e<=0)return 0;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if($dJ$(a,b,c,g)&&($dK$(a,b,c,g)||e>1&&$dI$(a,b,c,g,d)))return 1}return 0}
function $dI$(a,b,c,d,e){let f,g,h;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if(g!=e&&$dJ$(a,b,c,g))return 1}return 0}
function $dJ$(a,b,c,d){let e;e=b[409+d];return e==$1b(c,3)||e<0&&b[1]==42}
function $dK$(a,b,c,d){let e,f,g,h,i;e=$bI$(b,d,c);if(e<0)return 1;if(!(b[2179+e]>=0&&b[2194+e]==0&&b[2284+e]==0))return 0;f=$dL$(c,e);for(g=0,i=a[32+d];g<i;g++){h=a[112+d*16+g];if($dJ$(a,b,e,h)){if(b[2179+f]!=h)return 1;if((b[2209+e]>1||b[2179+f]>=0&&b[2194+f]==0&&b[2284+f]==0)&&$dI$(a,b,e,h,d))return 1}}return 0}
function $dL$(a,b){let c;c=$1b(a,3);return 3*(c*3+1)-a-b}
function $dM$(a,b){let c,d,e,f,g;b[2314]++;c=$bP$(b,b[2314]);if(c<0){b[1]=49;return}if(b[389+c]>0)return;b[5]=c;b[2315]=(-1);b[2317]=(-1);b[2325]=(-1);for(d=0,e=a[31];d<e;d++){b[1129+d]=(-1);b[1289+d]=(-1);b[1849+d]=0;b[2009+d]=0}$ds$(a,b);for(f=0,g=a[11]*3;f<g;f++){b[2284+f]=0;b[2269+f]=0;b[2299+f]=0;b[2239+f]=(-1)}$bf$(a,b,24)}
function $dN$(a,b){let c,d,e,f,g,h;c=0;d=(-1);for(e=0,g=a[11];e<g;e++){f=b[309+e*5+4];if(f>c){c=f;d=e}else if(f==c)d=(-1)}for(e=0,h=a[11];e<h;e++){if(e!=d)$dO$(b,e,4,b[309+e*5+4])}b[272]=d;if(d>=0)$aJ$(b,d,4,1);b[2314]=0;b[1]=23}
function $dO$(a,b,c,d){a[2595+b*5+c]+=d}
function $dP$(a,b){let c,d,e,f,g,h;c=b[265];if(c>=a[11]){b[1]=22;return}d=b[384+c];if(d==0){b[265]=c+1;return}$cs$(b);if(b[266]==1){for(e=1,f=Math.min(d,$l$(b,b[268]))+1;e<f;e++)$cr$(b,e);$cq$(b,16,c);return}for(g=0,h=a[31];g<h;g++){if(b[409+g]==c&&$l$(b,g)>0)$cr$(b,g)}if(b[4]==0){b[269]+=d;b[384+c]=0}else $cq$(b,15,c)}
function $dQ$(a,b){let c,d,e,f;c=$bP$(b,b[266]);if(c<0){b[265]=0;b[266]=0;b[1]=21;return}d=b[309+c*5+3];e=a[2679];f=Math.min(e*d,b[269]);$dO$(b,c,3,d-$1b(f+e-1,e));b[269]-=f;b[384+c]=f;$aJ$(b,c,3,f);b[266]++}
function $dR$(a,b){let c,d,e,f,g,h;c=b[265];if(c>=a[11]){$dS$(a,b);return}d=(-1);for(e=0;e<4;e++){if(d<0&&b[354+c*6+$5g[e]]>0)d=$5g[e]}if(d<0){b[265]=c+1;return}b[267]=d;$cs$(b);for(f=0,h=a[31];f<h;f++){if(b[409+f]==c&&b[1209+f]==0){if($m$(b,569+f*6)<a[2674])$cr$(b,f*2);g=$A$(b,f);if(g>=0&&$cG$(a,b,g,d))$cr$(b,f*2+1)}}if(b[4]==0){b[274+c*6+d]+=b[354+c*6+d];b[354+c*6+d]=0}else $cq$(b,14,c)}
function $dS$(a,b){let c,d,e;for(c=0,e=a[31];c<e;c++){d=b[1209+c];if($1b(d,10))b[2089+$A$(b,c)*6+($3c(d,10)-1)]++;else if(d>0)b[569+c*6+($3c(d,10)-1)]++;b[1209+c]=0}b[266]=1;b[1]=20}
function $dT$(a,b){let c,d,e,f,g,h,i;c=b[265];if(c>=a[11]){$dU$(a,b);return}if(b[266]>=4||b[309+c*5+2]==0){b[265]=c+1;b[266]=0;return}d=$5g[b[266]];e=354+c*6;f=0;for(g=0;g<6;g++)f+=b[e+g];h=Math.min(b[274+c*6+d],b[399+c]-f);b[267]=d;$cs$(b);$cr$(b,0);i=1;while(i<=h){b[e+d]=i;if($h$(b,e,a,2675)>b[309+c*5+2])break;$cr$(b,i);i++}b[e+d]=0;$cq$(b,13,c)}
function $dU$(a,b){let c,d,e,f;for(c=0,f=a[11];c<f;c++){d=b[309+c*5+2];if(d==0)continue;$dO$(b,c,2,d-$h$(b,354+c*6,a,2675));for(e=0;e<6;e++){b[274+c*6+e]-=b[354+c*6+e];$aJ$(b,c,2,b[354+c*6+e])}}b[265]=0;b[1]=19}
function $dV$(a,b){let c,d,e,f,g,h,i,j,k;c=$bP$(b,b[266]);if(c<0){$dW$(a,b);b[265]=0;b[266]=0;b[1]=18;return}if(b[309+c*5+1]==0){b[266]++;return}d=b[270];e=b[271];for(f=0,h=a[11];f<h;f++){g=b[349+f];if(g>=0){if(b[489+g]==0)d--;else e--}}$cs$(b);for(i=0,k=a[31];i<k;i++){if(b[409+i]==c){j=b[489+i];if(j==0&&d>0||j==1&&e>0)$cr$(b,i)}}if(b[4]==0){$dO$(b,c,1,b[309+c*5+1]);b[266]++}else $cq$(b,12,c)}
function $dW$(a,b){let c,d,e;for(c=0,e=a[11];c<e;c++){d=b[349+c];if(d<0)continue;if(b[489+d]==0){b[270]--;$aJ$(b,c,0,1)}else{b[271]--;$aJ$(b,c,1,1)}b[489+d]++;b[349+c]=(-1)}}
function $dX$(a,b){let c,d,e,f;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0)c++}if(c>0){$cu$(b,c);return}if(b[6]==1){for(d=0,f=a[11];d<f;d++)b[2565+d]=b[339+d]}b[266]=1;b[1]=17}
function $dY$(a,b){let c,d,e;c=$bS$(a,b);if(c>0){$cu$(b,$dZ$(a,b,c));return}for(d=0,e=a[11];d<e;d++)b[344+d]=0;b[1]=14}
function $dZ$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(b[389+e]==0&&b[339+e]==0&&b[344+e]==c)d++}return d}
function $ea$(a,b){let c,d,e,f,g,h;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0)c=Math.max(c,b[309+d*5])}if(c==0){b[1]=16;return}for(d=0,h=a[11];d<h;d++){if(b[389+d]==0&&b[339+d]==0&&b[309+d*5]==c&&b[344+d]==0){$cs$(b);for(f=1,g=$bQ$(a,b)+1;f<g;f++){if($bP$(b,f)<0)$cr$(b,f)}$cq$(b,11,d);return}}b[1]=15}
function $eb$(a,b){let c,d,e;for(c=0,e=a[11];c<e;c++){b[304+c]=0;for(d=0;d<5;d++)b[2570+c*5+d]+=b[309+c*5+d]}if(b[6]==a[2750])$ec$(a,b);b[272]=(-1);b[273]=(-1);b[266]=0;b[1]=14}
function $ec$(a,b){let c;for(c=0;c<5;c++)b[309+a[2751]*5+c]+=a[2752+c]}
function $ed$(a,b){let c,d;$cs$(b);$cr$(b,0);for(c=0,d=a[11];c<d;c++){if(b[389+c]==0&&a[24+c]!=a[24+b[272]])$cr$(b,1+c)}$cq$(b,9,b[272])}
function $ee$(a,b){let c,d,e;for(c=0,d=a[11];c<d;c++){if(c!=b[272]&&b[389+c]==0&&b[334+c]<5){$ef$(a,b,c);return}}e=b[272];if(e<0||b[334+e]>=5)b[1]=13;else if(b[266]==0)b[1]=12;else $ef$(a,b,e)}
function $ef$(a,b,c){let d,e,f,g,h,i,j;d=b[334+c];e=b[304+c];for(f=0,g=d;f<g;f++)e-=b[309+c*5+f];b[267]=d;$cs$(b);$cr$(b,0);if(d==1){if(0<(h=a[2689])&&h<=e)$cr$(b,a[2689])}else{for(i=1,j=e+1;i<j;i++)$cr$(b,i)}$cq$(b,10,c)}
function $eg$(a,b){let c,d,e;c=a[11]*3;while(b[266]<c&&!b[2194+b[266]])b[266]++;if(b[266]>=c){b[266]=0;b[1]=11;return}d=b[266];b[268]=d;$cs$(b);for(e=0;e<6;e++){if(e!=2&&e!=4&&b[2089+d*6+e]>0)$cr$(b,e)}$cq$(b,8,$1b(d,3))}
function $eh$(a,b){let c,d,e;b[5]=(-1);b[273]=(-1);b[2315]=(-1);for(c=0,e=a[11];c<e;c++){b[334+c]=0;b[339+c]=0;b[344+c]=0;b[349+c]=(-1);for(d=0;d<5;d++)b[309+c*5+d]=0}b[266]=0;b[1]=10}
function $ei$(a,b){let c;b[2315]=(-1);if(b[266]>=3*a[11]){$ej$(a,b);return}c=$bP$(b,$3c(b[266],a[11])+1);b[2315]=c*3+$1b(b[266],a[11]);b[266]++;b[2323]=8;b[1]=28}
function $ej$(a,b){let c,d;for(c=0,d=a[11];c<d;c++){b[304+c]=a[2730+c];b[339+c]=0}b[266]=0;b[6]=1;b[1]=9}
function $ek$(a,b){let c,d,e;if(b[266]>=3*a[11]){b[266]=0;b[1]=a[23]==2?8:9;if(b[1]==9)$ej$(a,b);return}c=$bP$(b,$3c(b[266],a[11])+1);b[267]=$1b(b[266],a[11]);$cs$(b);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&$A$(b,d)<0)$cr$(b,d)}$cq$(b,6,c)}
function $el$(a,b){let c,d,e,f,g,h,i,j;c=3;d=c*2;if(b[266]>=d*a[11]){$eo$(a,b);b[266]=0;b[1]=7;return}e=$1b(b[266],d);f=$3c(b[266],d);g=$1b(f,c);h=$7i[$3c(f,c)];b[267]=h;b[268]=g;$cs$(b);for(i=0,j=$em$(a,b,e,h)+1;i<j;i++){if($en$(a,b,e,g,h,i))$cr$(b,i)}$cq$(b,5,e)}
function $em$(a,b,c,d){let e,f;e=a[2744+d];for(f=0;f<3;f++)e-=b[2089+(c*3+f)*6+d];return e}
function $en$(a,b,c,d,e,f){let g,h,i,j;g=2089+(c*3+d)*6;h=2-d;if(e==1){i=$em$(a,b,c,e)-f;return f<=a[2673]&&i<=h*a[2673]}j=$cI$(b,g)+f;i=$em$(a,b,c,0)+$em$(a,b,c,3)-f;if(e==0)i-=Math.min(a[2672]-j,$em$(a,b,c,3));return j<=a[2672]&&i<=h*a[2672]}
function $eo$(a,b){let c,d,e,f,g;for(c=0,g=a[11];c<g;c++){d=2089+(c*3+3-1)*6;for(e of $7i){f=$em$(a,b,c,e);b[d+e]+=f;b[274+c*6+e]-=f}}}
function $ep$(a,b){let c,d,e,f;if(b[266]>=a[2735]*a[11]){b[266]=0;b[1]=7;return}c=$bP$(b,$3c(b[266],a[11])+1);$cs$(b);if(b[274+c*6+5]>=a[2736]){for(d=0,f=a[31];d<f;d++){if(b[409+d]==c){e=b[569+d*6+5];if(e+a[2736]<=a[2737])$cr$(b,d)}}}if(b[4]==0)b[266]++;else $cq$(b,4,c)}
function $eq$(a,b){let c,d,e;c=$bP$(b,$3c(b[266],a[11])+1);$cs$(b);if(b[2322]<a[2736]&&b[274+c*6+5]>0){for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&b[569+d*6+5]<a[2737])$cr$(b,d)}}if(b[4]==0){b[266]++;b[1]=3}else $cq$(b,3,c)}
function $er$(a,b){let c,d;if(b[266]>=a[2735]*a[11]){b[266]=0;b[1]=6;return}$cs$(b);for(c=0,d=a[31];c<d;c++){if(b[409+c]<0)$cr$(b,c)}if(b[4]==0)$ce$(a,b);else $cq$(b,2,$bP$(b,$3c(b[266],a[11])+1))}
function $es$(a,b){if(b[266]<a[11])$cu$(b,a[11]-b[266]);else{b[266]=0;b[1]=a[23]==2?3:5}}
function $et$(a,b){let c,d,e;while(b[266]<a[29]){if(b[399+2*b[266]]<a[2725+2*b[266]])break;b[266]++}if(b[266]>=a[29]){b[266]=0;b[1]=2;return}c=2*b[266];$cs$(b);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c+1)$cr$(b,d)}$cq$(b,1,c)}
function $eu$(a,b){if($cj$(a,b)>=0)$cu$(b,a[31]-b[266]);else{b[266]=0;b[1]=a[23]==3?1:2}}
function $ev$(a){let b;if(a[5]<0||a[389+a[5]]==0)return 0;return 24<=(b=a[1])&&b<=47}
function $ew$(a,b){let c,d,e,f;if(b[2395]>=0){$dz$(a,b,b[2395]);return}c=b[2394];d=$cm$(b,c);$cs$(b);if(d>=0){for(e=0,f=a[31];e<f;e++){if(b[409+e]==c&&$A$(b,e)<0)$cr$(b,e)}}if(b[4]>0)$cq$(b,31,c);else b[2394]=(-1)}
function $ex$(a,b,c){let d;d=b[2];if(d==22||d==25)return b[4]-1-among(c,b[4]-1);return among(c,b[4])}
function $ey$(a,b,c){return $ez$(a,b,c,a[91563]>0?a[91563]:1537158)}
function $ez$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];b[3014]++;if(e==10)return $fE$(b,$fF$(a,b,c,d));if(e==13)return $fD$(a,b);if(e==24)return $fC$(a,b,d)>0?0:1;if(e==11)return $fz$(a,b,b[3],c,d);if(e==9||e==30)return 0;if(e==32)return $fy$(a,b)?1:0;if(e==21||e==16||e==5)return b[4]-1;if(e==19||e==27)$fx$(a,b,b[3]);f=(-2000000);g=0;h=0;i=c;for(j=0,l=b[4];j<l;j++){k=$eB$(a,b,e,b[9+j],d);if(a[91564]>0)k+=$eA$(a,b,b[9+j]);if(k>f){f=k;g=1;h=j}else if(k==f){g++;i=another(i);if(takes_its_place(i,g))h=j}}return h}
function $eA$(a,b,c){let d,e;d=b[2]==22?b[2326]:0;e=(c*80+d)*64+b[2];return $3c(scrambled(e*16+a[91565]),2*a[91564])-a[91564]}
function $eB$(a,b,c,d,e){let f,g;f=c;if(f==1)return 4*$fw$(a,b,b[3],d)-a[32+d];if(f==2)return 4*$fw$(a,b,b[3],d)-a[32+d];if(f==3)return $fv$(a,b,d,0,e);if(f==4)return $fv$(a,b,d,0,e);if(f==6)return $fv$(a,b,d,1,e);if(f==7)return $fu$(b,d,e);if(f==8)return(-(d==0?5:(d==3?4:(d==1?3:2))));if(f==12)return $ft$(a,b,d,e);if(f==14)return $fs$(a,b,d,e);if(f==15)return $fr$(a,b,d,e);if(f==17)return $fp$(a,b,d,e);if(f==18)return $S$(a,b,b[3],d,e)+$fo$(a,b,d);if(f==19)return $eU$(a,b,d,e);if(f==20)return d==0?10:(-(g=d-1,g==0?5:(g==3?4:(g==1?3:2))));if(f==22)return $eQ$(a,b,d,e);if(f==23)return $eP$(a,b,d);if(f==25)return $eO$(a,b,d,e);if(f==26)return $eK$(a,b,d,e);if(f==27)return $eJ$(a,b,d,e);if(f==28)return d==0?0:$eD$(a,b,b[2396],$1b(d-1,2),d-1&1,e);if(f==29)return $eC$(a,b,d);if(f==31)return $fv$(a,b,d,1,e);return 0}
function $eC$(a,b,c){let d;if(c==9)return(-1000000);d=c==0?5:(c==3?4:(c==1?3:2));return b[409+b[2397]]<0?(-d):d}
function $eD$(a,b,c,d,e,f){let g,h,i;g=b[3];if(b[409+d]<0){h=$T$(a,b,g,d,f);if(f&2&&h<1000)h-=$eH$(a,b,g,c);return h+$m$(b,569+c*6)}i=f&2?$eE$(a,b,g,c,d,f):0;if(i>20)return i+e;if(b[2790+d]<b[2790+c])return 20+2*e+($A$(b,d)>=0?6:0);if(f&2&&e==0&&b[2790+d]==1&&b[2790+c]==1&&$m$(b,569+c*6)>2&&$m$(b,569+d*6)<2)return 3;if(e==1&&b[2790+d]==b[2790+c]&&(b[2790+c]>1||$m$(b,569+c*6)>3))return 6;return(-1000000)}
function $eE$(a,b,c,d,e,f){let g,h,i,j,k;g=$A$(b,e);if(g<0||$A$(b,d)>=0)return 0;h=a[2762];i=$x$(a,b,e,(-1));j=$eF$(a,b,e,i)-$eF$(a,b,e,i+h);k=$1b(j*$Q$(b,g,f),1000);return k-$eH$(a,b,c,d)}
function $eF$(a,b,c,d){let e;e=$eG$(b,2982,c,d);if(e>0)b[e]=$C$(a,b,b[3],c,d);return b[Math.abs(e)]}
function $eG$(a,b,c,d){let e,f;e=b+4*(c+$1b(d,100)&7);f=a[3014];if(a[e]==f&&a[e+1]==c&&a[e+2]==d)return(-(e+3));a[e]=f;a[e+1]=c;a[e+2]=d;return e+3}
function $eH$(a,b,c,d){let e,f,g;e=$x$(a,b,d,(-1));f=Math.max(1,e-a[2762]);g=$eI$(a,b,d,f)-$eI$(a,b,d,e);return $1b(Math.max(0,g)*100,2000)}
function $eI$(a,b,c,d){let e;e=$eG$(b,2950,c,d);if(e>0)b[e]=$t$(a,b,b[3],c,d);return b[Math.abs(e)]}
function $eJ$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=c-1;f=(-1000000);for(g=0,j=a[32+e];g<j;g++){h=a[112+e*16+g];i=b[409+h];if(i<0||i==b[3])f=Math.max(f,$eD$(a,b,e,h,0,d))}return f}
function $eK$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;if(c==0)return 0;e=c-1;f=b[2325];g=b[2179+b[2325]];if(b[409+e]<0){h=b[2254+f]>1?$eM$(a,b,f,e,d):0;return h>0?h:(-1000000)}i=$x$(a,b,e,b[1129+e]);j=b[3];k=$v$(a,b,2089+f*6);l=$dk$(a,g,e);m=$H$(b,f,g);h=$J$(a,b,j,f,k,i,e,l,m,d);if(d&2){n=$u$(a,k,i,l);h-=$eL$(a,b,j,f,g,n,d)}return h}
function $eL$(a,b,c,d,e,f,g){let h,i,j;h=$x$(a,b,e,(-1));i=Math.max(100,$3c(h,100000)-a[f+2])+$1b(h,100000)*100000;j=$C$(a,b,c,e,i)-$eF$(a,b,e,h);return $1b(Math.max(0,j)*$Q$(b,d,g),2000)}
function $eM$(a,b,c,d,e){let f,g,h,i,j;if(!(e&1024))return 0;f=b[2179+c];g=b[3];h=$eN$(a,b,c,f);i=$H$(b,c,f);j=$I$(a,b,g,c,h,f,i,e);if(i)h=Math.max(100,h-100);return Math.max(0,$I$(a,b,g,c,h,d,1,e)-j)}
function $eN$(a,b,c,d){let e;e=c==15?569+d*6:2089+c*6;return $v$(a,b,e)+b[1049+d]*a[2761]}
function $eO$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=b[2325];f=b[3];g=$v$(a,b,2089+e*6);h=$H$(b,e,b[2179+e]);i=$I$(a,b,f,e,g,b[2179+e],h,d);if(h)g=$3c(g,100000)>=100?Math.max(100,g-100):g;j=b[2327];k=b[2179+e];l=$I$(a,b,f,e,g,j,1,d)-i;if(d&2){m=$C$(a,b,f,j,g+$y$(a,b,j,(-1)));m-=$C$(a,b,f,k,$x$(a,b,k,(-1)));l-=$1b(m*$Q$(b,e,d),2000)}return l}
function $eP$(a,b,c){let d,e,f,g,h;if($1b(c,1000)-1>=0){d=b[3]*3+($1b(c,1000)-1);e=b[2179+d];f=b[2239+d]}else{d=15;e=$3c(c,1000);f=b[1289+e]}if(b[409+f]<0)return 0;g=$x$(a,b,f,b[1129+f]);h=$eN$(a,b,d,e);return a[$u$(a,h,g,$dk$(a,e,f))]}
function $eQ$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;if(c==0)return 0;e=c-1;f=b[3];g=b[2326];h=b[2325];if(b[409+e]<0){if(h==15||b[2209+h]<2)return(-1000000);return 15+$eM$(a,b,h,e,d)}i=$x$(a,b,e,b[1129+e]);j=$eN$(a,b,h,g);k=$H$(b,h,g);l=$dk$(a,g,e);m=$J$(a,b,f,h,j,i,e,l,k,d);if(d&2&&m<10000){m-=$eT$(a,b,f,g,j,i,l,k);if(h!=15){n=$u$(a,j,i,l);m-=$eL$(a,b,f,h,g,n,d);m+=$eS$(a,b,f,h,e,j,n,d)}}if(m<=0)return m;return $1b(m*(1000-$eR$(a,b,f,e,i)),1000)}
function $eR$(a,b,c,d,e){let f,g,h,i,j,k;f=0;for(g=0,k=a[32+d];g<k;g++){h=a[112+d*16+g];if(b[409+h]!=c)continue;if(b[1289+h]==d){i=$v$(a,b,569+h*6);f=Math.max(f,a[$u$(a,i,e,a[1392+d*16+g])])}j=$A$(b,h);if(j>=0&&b[2239+j]==d){i=$v$(a,b,2089+j*6);f=Math.max(f,a[$u$(a,i,e,a[1392+d*16+g])])}}return f}
function $eS$(a,b,c,d,e,f,g,h){let i,j;if(b[2209+d]<2)return 0;i=$3c(f,100000)-a[g+2];j=$1b(f,100000)*100000+Math.max(0,i);return $1b(a[g+1]*$I$(a,b,c,d,j,e,1,h),2000)}
function $eT$(a,b,c,d,e,f,g,h){let i,j,k,l,m;i=$u$(a,e,f,g);j=$x$(a,b,d,(-1));k=a[i+2]+(h?100:0);l=Math.max(100,$3c(j,100000)-k)+$1b(j,100000)*100000;m=$t$(a,b,c,d,l)-$eI$(a,b,d,j);return $1b(Math.max(0,m)*100,3000)}
function $eU$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=b[3]*3+($3c($1b(c,1000),10)-1);f=$3c(c,1000);if($1b(c,10000)>0)return $fl$(a,b,e,f,d);g=b[2179+e];if(b[1]==42)return $fj$(a,b,e,g,f,d);if(d&1024)return $eX$(a,b,e,f,d);h=$v$(a,b,2089+e*6);i=$H$(b,e,g);j=b[3];k=$I$(a,b,j,e,h,g,i,d);l=$I$(a,b,j,e,$eW$(a,b,h,f,d),f,0,d);m=l-k;if(i&&!(d&2))m-=15;return m+(l==0&&k==0?$eV$(b,g,f,d):0)}
function $eV$(a,b,c,d){let e;e=a[2790+b]-a[2790+c];return e*(d&2?40:12)}
function $eW$(a,b,c,d,e){let f,g;f=$v$(a,b,569+d*6);g=e&2?0:1;if(f>0&&$m$(b,569+d*6)>g)c+=f-a[2762]*g;return c}
function $eX$(a,b,c,d,e){let f,g,h,i;$eY$(a,b,e);f=b[2179+c];g=$3c(c,3);for(h=0,i=a[32+f];h<i;h++){if(a[112+f*16+h]==d&&b[3379+g*16+h]>(-1000000))return b[3379+g*16+h]-b[3427]}return(-1000000)}
function $eY$(a,b,c){let d,e,f,g,h,i;if(b[3015]==b[3014])return;b[3015]=b[3014];d=b[3];for(e=0,f=a[31];e<f;e++)$fi$(a,b,d,e,c);for(g=0;g<3;g++){h=d*3+g;b[3256+g]=0;for(i=0;i<16;i++)b[3379+g*16+i]=(-1000000);$fh$(b,g,16,b[2179+h],(-1),0,0);if(b[2179+h]>=0&&b[2194+h]==0)$fd$(a,b,h,c)}b[3427]=(-1000000);$eZ$(b,b[2315]>=0?$3c(b[2315],3):(-1))}
function $eZ$(a,b){let c,d,e,f,g,h,i,j;for(c=0,j=a[3256];c<j;c++){for(d=0,i=a[3257];d<i;d++){if($fc$(a,0,c,1,d))continue;e=a[3259+c*5+4]+a[3299+d*5+4]-$fb$(a,0,c,1,d);for(f=0,h=a[3258];f<h;f++){if(!$fc$(a,0,c,2,f)&&!$fc$(a,1,d,2,f)){g=e+a[3339+f*5+4];g-=$fb$(a,0,c,2,f)+$fb$(a,1,d,2,f);$fa$(a,c,d,f,b,g)}}}}}
function $fa$(a,b,c,d,e,f){let g,h,i,j;g=1;for(h=0;h<3;h++){i=h==0?b:(h==1?c:d);j=a[3259+h*40+i*5];if(j==16)continue;g=g&&e>=0&&e!=h;if(f>a[3379+h*16+j])a[3379+h*16+j]=f}if(g&&f>a[3427])a[3427]=f}
function $fb$(a,b,c,d,e){let f,g,h;f=a[3259+b*40+c*5+2];if(f<0||a[3259+d*40+e*5+2]!=f)return 0;g=Math.max(0,a[3259+b*40+c*5+4]);h=Math.max(0,a[3259+d*40+e*5+4]);if(g>=h)return $1b(a[3259+b*40+c*5+3]*h,1000);return $1b(a[3259+d*40+e*5+3]*g,1000)}
function $fc$(a,b,c,d,e){let f;f=a[3259+b*40+c*5+1];return f>=0&&a[3259+d*40+e*5+1]==f}
function $fd$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2179+c];f=b[3];g=$v$(a,b,2089+c*6);$ff$(a,b,c,16,e,g,0,e,d);if(b[2284+c]>0)return;h=b[2315]==c?b[2316]:b[2209+c];for(i=0,n=h>0?a[32+e]:0;i<n;i++){j=a[112+e*16+i];if(b[409+j]!=f)continue;$fe$(a,b,c,i,j,j,g,d);for(k=0,m=h>1?a[32+j]:0;k<m;k++){l=a[112+j*16+k];if(b[409+l]==f&&b[2790+l]<=1)$fe$(a,b,c,i,j,l,g,d)}}}
function $fe$(a,b,c,d,e,f,g,h){let i,j,k,l,m,n;i=b[2179+c];j=b[3016+e*3];g+=$v$(a,b,569+e*6);k=$m$(b,569+e*6);if(f!=e&&f!=i){j+=b[3016+f*3];g+=$v$(a,b,569+f*6);k+=$m$(b,569+f*6)}l=b[2790+i]-b[2790+f];if(l>0){m=l*40+k*50;$fh$(b,$3c(c,3),d,f,(-1),0,m)}n=$1b(j,2)-k*50;$ff$(a,b,c,d,f,g,n,i,h)}
function $ff$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p,q,r,s;j=b[3];k=d==16&&$H$(b,c,h);l=d==16?(-1):e;for(m=0,s=a[32+e];m<s;m++){n=a[112+e*16+m];o=a[1392+e*16+m];if(b[409+n]<0||!$X$(a,b,j,n,1))continue;p=$x$(a,b,n,(-1));q=$J$(a,b,j,c,f,p,n,o,k,i);if(q>0){r=a[$u$(a,f,p,o)];q-=g+$fg$(a,b,n,r,l);$fh$(b,$3c(c,3),d,e,n,r,q)}}}
function $fg$(a,b,c,d,e){let f,g,h,i;f=0;for(g=0,i=a[31];g<i;g++){if(b[3016+g*3+1]==c&&g!=e){h=b[3016+g*3];f+=Math.min($1b(d*h,1000),h-b[3016+g*3+2])}}return f}
function $fh$(a,b,c,d,e,f,g){let h,i,j;h=a[3256+b];if(h<8)a[3256+b]=h+1;else{h=0;i=g;for(j=1;j<8;j++){if(a[3259+b*40+j*5+4]<i){h=j;i=a[3259+b*40+j*5+4]}}if(h==0)return}a[3259+b*40+h*5]=c;a[3259+b*40+h*5+1]=d;a[3259+b*40+h*5+2]=e;a[3259+b*40+h*5+3]=f;a[3259+b*40+h*5+4]=g}
function $fi$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u;f=0;g=(-1);h=0;i=569+d*6;if(b[409+d]==c&&$m$(b,i)>0){j=$v$(a,b,i);k=$A$(b,d)<0;for(l=0,u=a[32+d];l<u;l++){m=a[112+d*16+l];n=a[1392+d*16+l];if(b[409+m]<0||!$X$(a,b,c,m,1))continue;o=$x$(a,b,m,(-1));p=15;q=$J$(a,b,c,p,j,o,m,n,k,e);if(q>f){r=q;s=m;t=f;f=r;g=s;h=t}else if(q>h)h=q}}b[3016+d*3]=f;b[3016+d*3+1]=g;b[3016+d*3+2]=h}
function $fj$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;g=b[3];h=$v$(a,b,2089+c*6);i=$H$(b,c,d);if(f&2&&$fk$(a,b,c,d,e,i))return(-1000000);j=0;if(b[409+e]<0)j+=$T$(a,b,g,e,f);k=$v$(a,b,569+d*6)+$y$(a,b,d,(-1));l=$v$(a,b,569+e*6)+$y$(a,b,e,(-1));if(f&2)m=$C$(a,b,g,e,h+l)-$eF$(a,b,d,h+k);else m=$t$(a,b,g,e,h+l)-$eI$(a,b,d,h+k);j-=$1b(m*$Q$(b,c,f),1000);j+=$eV$(b,d,e,f);if(!(f&2))return j-(i?15:0);n=Math.max(k,a[2762]);o=$eI$(a,b,d,n)-$eI$(a,b,d,h+k);return j-$1b(o*100,700)}
function $fk$(a,b,c,d,e,f){let g,h,i;g=b[3];i=f&&(h=2089+c*6,$m$(b,h)-b[h+2])==1&&$m$(b,569+e*6)==0;if(i&&$z$(a,b,g,e)>0)return!$V$(a,b,g,e);if($R$(b,g)==1&&b[489+e]<b[489+d])return!$V$(a,b,g,e);return 0}
function $fl$(a,b,c,d,e){let f,g,h,i,j,k,l;f=b[2179+c];g=b[3];if($fm$(a,b,g,d))return(-1000000);h=$T$(a,b,g,d,e);if(h<1000){i=$t$(a,b,g,d,a[2762]);h=$1b(h*(1000-i),1000)-20}j=$x$(a,b,f,(-1));k=Math.max(100,j-a[2762]);l=$eI$(a,b,f,k)-$eI$(a,b,f,j);return h-$1b(l*$Q$(b,c,e),1000)}
function $fm$(a,b,c,d){let e,f,g,h;for(e=0,h=a[32+d];e<h;e++){f=a[112+d*16+e];if(b[409+f]==c){g=$m$(b,569+f*6)-($A$(b,f)<0?1:0);if(g>0&&g>=$fn$(a,b,f))return 1}}return 0}
function $fn$(a,b,c){let d,e,f;d=0;for(e=0,f=a[32+c];e<f;e++){if(b[409+a[112+c*16+e]]<0)d++}return d}
function $fo$(a,b,c){let d;d=$v$(a,b,2089+c*6);return $1b(($1b(d,100000)+$3c(d,100000))*20,100)}
function $fp$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;if(c==0)return 0;e=c-1;f=b[3];g=$S$(a,b,f,e,d);if((h=2089+e*6,$m$(b,h)-b[h+2])==0)return g;i=b[2179+e];j=0;for(k=0,l=a[32+i];k<l;k++)j=j||b[409+a[112+i*16+k]]==f;if(b[5]==f){if(!j||b[2391]!=30)return(-1000000);return $1b(g,4)+60+$fo$(a,b,e)}m=b[5];if(d&4&&$1b(e,3)==m&&b[2391]==30&&$fq$(a,b,m,d))return g+100+$fo$(a,b,e);n=b[2239+e];if(n<0||b[409+n]!=f||b[2391]!=32)return(-1000000);return $1b(g,4)+100+$fo$(a,b,e)}
function $fq$(a,b,c,d){if(a[23]!=0&&a[23]!=2)return 0;if($Y$(a,b,c)>=a[30]-5)return 1;return $G$(a,b,c,d)>=a[30]-3}
function $fr$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[3];if($z$(a,b,e,c)==0)return(-1000000);f=Math.min(b[384+e],$l$(b,c))*a[2761];g=$A$(b,c);h=g>=0?2089+g*6:569+c*6;i=g>=0?g:15;j=g<0||$m$(b,569+c*6)==0;k=$v$(a,b,h);l=$I$(a,b,e,i,k+f,c,j,d);return l-$I$(a,b,e,i,k,c,j,d)}
function $fs$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;e=$1b(c,2);f=c&1;g=b[3];h=$z$(a,b,g,e);i=$A$(b,e);if(h==0)return f;j=a[2757+b[267]];k=f>0?i:15;if(f>0){l=$v$(a,b,2089+i*6);m=$H$(b,i,e)}else{l=$v$(a,b,569+e*6);m=i<0}n=l>0?$I$(a,b,g,k,l,e,m,d):0;o=$I$(a,b,g,k,l+j,e,m,d);o+=h-n;if(d&2){p=$x$(a,b,e,(-1));if(i>=0){q=$C$(a,b,g,e,p)-$C$(a,b,g,e,p+j);o+=$1b(q*$Q$(b,i,d),1000)}q=$t$(a,b,g,e,p)-$t$(a,b,g,e,p+j);o+=$1b(q*100,200)+300*f}return o+10}
function $ft$(a,b,c,d){let e,f,g,h,i,j;e=b[3];f=$x$(a,b,c,(-1));if(b[489+c]==0)g=f+a[2691]*a[2762];else{g=f-$y$(a,b,c,(-1));g+=a[2692]*a[2761]}h=$t$(a,b,e,c,f)-$t$(a,b,e,c,g);i=100+($A$(b,c)>=0?200:0);j=$A$(b,c);if(d&4&&j>=0){h=$C$(a,b,e,c,f)-$C$(a,b,e,c,g);i=100+$Q$(b,j,d)}return $1b(h*i,100)+$z$(a,b,e,c)}
function $fu$(a,b,c){let d,e,f;if(b==0)return 0;d=a[2315]>=0?a[2315]:a[2395];e=b-1;f=c&2?0:1;if(e!=4&&$m$(a,569+a[2179+d]*6)<=f)return(-1000000);return 1+(e==0?5:(e==3?4:(e==1?3:2)))}
function $fv$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=b[3];g=0;h=(e&4)>0;for(i=0,m=a[32+c];i<m;i++){j=a[112+c*16+i];k=b[409+j];l=$m$(b,569+j*6);if(k==f){g+=l>1?(h?5:2):1;g+=h?$fw$(a,b,f,j):0}else if(k<0)g+=3;else if(a[24+k]!=a[24+f]){g+=l==1?(h?1:3):(-1);if($A$(b,j)>=0)g-=4}}if(d&&$m$(b,569+c*6)>1)g--;return $z$(a,b,f,c)>0?Math.min(g,12):0}
function $fw$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[32+d];f<g;f++){if(b[409+a[112+d*16+f]]==c)e++}return e}
function $fx$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=1;for(e=0,f=a[31];e<f;e++)d=d&&b[2790+e]==0==$w$(a,b,c,e);if(d)return;for(e=0,g=a[31];e<g;e++)b[2790+e]=$w$(a,b,c,e)?0:20;h=0;i=1;while(i){i=0;for(e=0,m=a[31];e<m;e++){if(b[2790+e]!=h)continue;for(j=0,l=a[32+e];j<l;j++){k=a[112+e*16+j];if(b[2790+k]>h+1){b[2790+k]=h+1;i=1}}}h++}}
function $fy$(a,b){let c,d,e,f;c=b[2327];d=$v$(a,b,2338)+$v$(a,b,2344);e=$v$(a,b,2352)+$v$(a,b,2358);e+=$y$(a,b,c,b[2364]);f=a[$u$(a,d,e,$dk$(a,b[2326],c))];return(b[2390]==0?f:1000-f)>=750}
function $fz$(a,b,c,d,e){let f;if(!(e&128)||$fB$(a,b,e))return 0;f=$fA$(a,b,c,1,d,e);return f>0?Math.max(0,b[4]-f):0}
function $fA$(a,b,c,d,e,f){let g,h,i,j;g=Math.min(b[6]-1,3);if(a[23]!=1&&$G$(a,b,c,f)>=a[30])g=5;else if(b[304+c]>Math.min($h$(b,274+c*6,a,2675),$1b(b[399+c],2)))g=4;h=90963+c*120+g*20+d*4;i=among(e,1000);j=0;while(j<3&&i>=a[h+j])j++;return j}
function $fB$(a,b,c){let d,e;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&$fq$(a,b,d,c))return 1}return 0}
function $fC$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[2327];e=b[2326];f=b[2325];g=$v$(a,b,2338)+$v$(a,b,2344);h=$v$(a,b,2352)+$v$(a,b,2358);if(b[2364]>0)h+=$y$(a,b,d,b[2364]);i=$H$(b,f,e);j=b[3];c=c&2047;k=$J$(a,b,j,f,g,h,d,0,i,c);if(c&2&&f!=15){l=$u$(a,g,h,0);k-=$eL$(a,b,j,f,e,l,c)}return k}
function $fD$(a,b){let c,d,e,f,g,h,i;c=b[3];d=b[267];e=b[4]-1;if(d!=0)return e;f=274+c*6;g=a[2675];h=$h$(b,f,a,2675)-$1b(b[f]+g-1,g);i=b[309+c*5+2];return Math.min(e,Math.max(0,i-h))}
function $fE$(a,b){let c,d,e;c=0;for(d=0,e=a[4];d<e;d++){if(a[9+d]<=b)c=d}return c}
function $fF$(a,b,c,d){let e,f,g,h,i,j;e=b[3];f=b[267];g=b[304+e];for(h=0,i=f;h<i;h++)g-=b[309+e*5+h];if(f==0)return Math.min(g,$fJ$(a,b,e,c,d));if(f==1)return $fH$(a,b,e,g,c,d);if(f==2){if(d&128&&$fq$(a,b,e,d))return Math.min(g,Math.min($h$(b,274+e*6,a,2675),$1b(b[399+e],2)));j=d&128?$fA$(a,b,e,3,c,d):0;return Math.min(Math.max(0,g-j),Math.min($h$(b,274+e*6,a,2675),$1b(b[399+e],2)))}return $fG$(a,b,e,g,c,d)}
function $fG$(a,b,c,d,e,f){let g;if(f&17)return f&32?d:0;if(f&32)return d;if(f&128){g=$1b(d*$fA$(a,b,c,4,e,f),2);return Math.max(g,d-1)}return $1b(d,2)}
function $fH$(a,b,c,d,e,f){let g;g=a[2689];if(f&8||d<g||g<=0)return 0;if(b[270]==0&&b[271]==0)return 0;if(f&128){if($fI$(a,b,c))return g;if($fq$(a,b,c,f))return 0;return g*$fA$(a,b,c,2,e,f)}if(f&1)return d>=5?g:0;return d-Math.min($h$(b,274+c*6,a,2675),$1b(b[399+c],2))>=g&&among(e,100)<70?g:0}
function $fI$(a,b,c){let d,e,f,g,h,i;if($R$(b,c)>1)return 0;for(d=c*3,i=(c+1)*3;d<i;d++){e=b[2179+d];if(e>=0&&b[489+e]==0&&b[270]>0){f=$x$(a,b,e,(-1));g=a[2691]*a[2762];h=$C$(a,b,c,e,f)-$C$(a,b,c,e,f+g);return h>200}}return 0}
function $fJ$(a,b,c,d,e){let f;if(e&65)return 0;if(e&128){if($fq$(a,b,c,e))return 3;if($fB$(a,b,e))return 2;return $fA$(a,b,c,0,d,e)}f=b[304+c]-Math.min($h$(b,274+c*6,a,2675),$1b(b[399+c],2));return among(d,100)<15||f>0?1:0}
function $fK$(a,b,c){return $ez$(a,b,c,1537190)}
function $fL$(a,b,c){return $ez$(a,b,c,1537174)}
function $fM$(a,b,c){return $ez$(a,b,c,1537166)}
function $fN$(a,b,c){return $ez$(a,b,c,1537222)}
function $fO$(a,b,c){return $ez$(a,b,c,1433600)}
function $fP$(a,b,c){return $ez$(a,b,c,1843201)}
function $fQ$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$j$(a,k,a[10]-1,word_at(i,j+o,0));$fV$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return(-1)-s;$fU$(a,k,m[o])}if(s==a[13]&&s>0)return(-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return(-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$ag$(a,k))return(-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$fT$(a,k,t);t=x>=0?t+1:(-1)}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A]}else{$al$(a,k,l);B=$ac$(a,k,w);$ai$(a,k,l);y=k[9+B]}if(n.length>0)r=$fS$(k,y,n,r);$fR$(a,k,y)}$q$(a,k,m[o])}return 0}
function $fR$(a,b,c){$ar$(a,b,c);$fV$(a,b)}
function $fS$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e}
function $fT$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return(-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f}return(-1)}
function $fU$(a,b,c){let d,e,f,g;d=b[6]-1;if(0<=(e=d)&&e<40){for(f=0,g=a[11];f<g;f++)c[265+d*5+f]=1+b[399+f]}}
function $fV$(a,b){while(b[7]==0){b[0]=(-1);$ah$(b);$cn$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return}else if(b[4]!=1)return;$ar$(a,b,b[0]<0?b[9]:0)}b[0]=0}
const DICE=new Dice($a$),GAME={"name":"swords","row":541,"aside":230,"notes":638,"redrawn":24301,"by_choice":true,"searched":6202052,"author":"planner"},untabled=(_,code)=>{DICE.add(code);return false},begin=(state,first)=>state.set(first),passage_wipe=(state,first,numbers)=>state.fill(0,first,first+numbers);const RULES={prepare:$cn$,settle:$ar$,hide:$al$,show:$ai$,clear:$ah$,decides:$ag$,asked:$ac$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$ah$,record:$q$,redraw:$j$,is_rival:$i$,koku_to_levy:$g$,levy_row:$f$,bin_line:$e$,levy_line:$d$,stack_line:$c$},AT={"PENDING":0,"DECISION":2,"ASKED":3,"OPTIONS_OPEN":4,"ACTIVE":5,"TURN":6,"ENDED":7,"WINNER":8,"CHOICES":9,"PLAYING":0,"BOTS":1,"DRAWN":9,"SEATS":11,"SEARCHED":16,"TURN_NOTED":15,"SCRIPT":6,"SCRIPT_TURN":7,"SCRIPT_SEAT":8,"UNIFORM":100000,"AUTOMATIC":-1,"HEAD":65};const BOTS=[$fP$,$fO$,$fN$,$fM$,$fL$,$fK$,$ey$,$ex$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);const{Player,Sitting,facesOf,drawn}=$6h.playing($fQ$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,DICE,facesOf,drawn}})();
