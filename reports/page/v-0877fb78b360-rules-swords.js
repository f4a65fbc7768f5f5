//# allFunctionsCalledOnLoad
(globalThis.RULED??={}).swords=(()=>{"use strict";const{$div,$mod,$divmod,$has,CHOICES,hits,Dice,key,word_at,uniform_of,drawn_among,next_word,among,fallen_on,another,takes_its_place,scrambled}=$games;const $K0=[6,4,6,5,5,4];
const $K1=[0,3,1,5];
const $K2=[2,4];
const $K3=[1,3,5];
const $K4=[0,2,3];
const $K5=[0,3,1];
function $a$(a){return $b$(a,$K0,12);}
function $b$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o;if(a<961){d=$divmod(a-1,40);return hits(d,[b[0],b[1]],c);}if(a>=13761){e=$divmod(a-13761,40);f=e[0];g=e[1];h=$divmod(f,24);f=h[0];i=h[1];j=$divmod(f,2);k=j[0];l=j[1];}else{m=$divmod(a-961,6400);l=m[0];f=m[1];n=$divmod(f,80);i=n[0];g=n[1];k=0;}o=[b[2],b[3],b[4],b[5]];return hits([l,i,k,g],o,c);}
function $c$(a){return 354+a*6;}
function $d$(a,b,c){return Math.min($e$(b,274+c*6,a,2675),$div(b[399+c],2));}
function $e$(a,b,c,d){let e,f,g,h,i,j,k;e=0;for(f=0;f<4;f++){g=c[d+$K1[f]];h=0;i=0;for(j=0;j<4;j++){k=$K1[j];if(c[d+k]==g){h+=a[b+k];i=i||j<f;}}if(!i)e+=$div(h+g-1,g);}return e;}
function $f$(a,b,c){return a[24+b]!=a[24+c];}
function $g$(a,b,c,d){let e,f,g,h;if(b[1]==11||b[1]==12){for(e=0,g=a[11];e<g;e++){f=b[273]==e&&b[272]==c;if(b[2]==9)f=0;if(a[24+c]!=a[24+e]&&!f)d=$m$(a,b,e,d);}}if(!(b[1]>=21&&b[269]<a[2685]))return;for(e=0,h=a[11];e<h;e++){if(a[24+c]!=a[24+e])d=$h$(a,b,e,d);}}
function $h$(a,b,c,d){let e,f,g,h,i,j,k,l;for(e=0,f=a[31];e<f;e++){if(b[409+e]==c&&b[1049+e]>0){$l$(b,c,b[1049+e]);b[1049+e]=0;}}for(g=0;g<32;g++){h=b[2400+c*32+g];b[2400+c*32+g]=0;if(h==0)continue;i=0;for(e=0,j=a[31];e<j;e++){if(b[409+e]!=c||b[1049+e]>0?0:$i$(b,e)>=h)i++;}k=among(uniform_of(d),i);d=next_word(d);for(e=0,l=a[31];e<l;e++){if(b[409+e]!=c||b[1049+e]>0?0:$i$(b,e)>=h){if(k==0){b[1049+e]=h;break;}k--;}}}return d;}
function $i$(a,b){let c,d,e,f,g;c=$k$(a,b)-a[1049+b];d=a[409+b];if(d>=0){for(e=d*3,g=(d+1)*3;e<g;e++){if(a[2179+e]==b)c+=(f=$j$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4];}}return c;}
function $j$(a,b){let c,d;c=0;for(d=0;d<6;d++){if(d!=4)c+=a[b+d];}return c;}
function $k$(a,b){let c,d;c=569+b*6;return (d=$j$(a,c),Math.max(0,d-1))-a[c+4];}
function $l$(a,b,c){let d,e;for(d=0;d<32;d++){if(a[2400+b*32+d]<c){e=a[2400+b*32+d];a[2400+b*32+d]=c;c=e;}}}
function $m$(a,b,c,d){let e,f,g,h,i,j,k;e=309+c*5;if(b[334+c]<5)return d;f=b[304+c];for(g=0;g<5;g++){h=g;b[e+h]=0;}if(0<(i=a[2689])&&i<=f&&among(uniform_of(d),2)==1){b[e+1]=a[2689];f-=a[2689];}d=next_word(d);for(j=0,k=f;j<k;j++){h=among(uniform_of(d),4);d=next_word(d);b[e+(h<1?h:h+1)]++;}return d;}
function $n$(a,b,c){let d,e,f,g;$X$(a,b,c);if(b[7]!=6)return;c[465]=$W$(a);for(d=0,g=a[11];d<g;d++){e=471+d*14;for(f=0;f<14;f++)c[e+f]=0;c[466+d]=b[389+d]==0;if(b[389+d]==0)$o$(a,b,c,d,e);}}
function $o$(a,b,c,d,e){let f,g,h,i;f=Math.max(1,a[30]);g=$V$(a,b,d);h=$div(1000*g,f);i=Math.max(0,10-(f-g));c[e]=h;c[e+1]=$div(h*h,1000);c[e+2]=$div(1000*i*i,100);c[e+12]=$div(1000*b[304+d],10);c[e+13]=1000*(b[272]==d);c[e+11]=100*Math.max(0,$D$(a,b,d,768134)-g);$y$(a,b,c,d,e);$p$(a,b,c,d,e);}
function $p$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=0;h=0;for(i=0,k=a[31];i<k;i++){if(b[409+i]==d){f+=(j=569+i*6,$j$(b,j)-b[j+2]);g+=b[489+i]!=0;if($x$(b,i)<0&&$w$(a,b,d,i)>0)h+=$q$(a,b,d,i,$u$(a,b,i,(-1)));}}c[e+5]=$div(1000*f,30);c[e+8]=$div(1000*g,5);c[e+10]=$div(h,10);}
function $q$(a,b,c,d,e){let f,g,h,i,j,k,l;f=1000;for(g=0,l=a[32+d];g<l;g++){h=a[112+d*16+g];if(!$t$(a,b,c,h))continue;i=a[1392+d*16+g];j=$s$(a,b,569+h*6);f=$div(f*(1000-(j==0?0:a[$r$(a,j,e,i)])),1000);k=$x$(b,h);if(k>=0&&b[2194+k]==0){j=$s$(a,b,2089+k*6);f=$div(f*(1000-(j==0?0:a[$r$(a,j,e,i)])),1000);}}return 1000-f;}
function $r$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=$div(b,100000);f=$mod(b,100000);g=$div(c,100000);h=$mod(c,100000);i=Math.max(e,g);j=Math.max(f,h);if(i>600||j>1400){k=Math.max(10000,$div(100*i,6),$div(100*j,14));e=$div(e*10000,k);f=$div(f*10000,k);g=$div(g*10000,k);h=$div(h*10000,k);}l=15;m=$div(e+50,100)*l+$div(f+50,100);n=$div(g+50,100)*l+$div(h+50,100);if(n==0&&c>0)n=1;if(m==0&&b>0)m=1;return 2763+m*840+n*8+d*4;}
function $s$(a,b,c){let d,e;d=0;for(e=0;e<6;e++)d+=b[c+e]*a[2757+e];return d;}
function $t$(a,b,c,d){let e;e=b[409+d];return e>=0&&a[24+e]!=a[24+c];}
function $u$(a,b,c,d){let e,f;e=$s$(a,b,569+c*6)+$v$(a,b,c,d);e+=b[1049+c]*a[2761];f=$x$(b,c);if(f>=0)e+=$s$(a,b,2089+f*6);return e;}
function $v$(a,b,c,d){let e,f;e=b[489+c];if(e==0)return 0;f=d<0?(e==0?0:(e==1?a[2691]:a[2692])):d;return f*a[2757+(e==1?5:4)];}
function $w$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[32+d];f<g;f++){if($t$(a,b,c,a[112+d*16+f]))e++;}return e;}
function $x$(a,b){let c,d,e,f;c=a[409+b];d=(-1);if(c>=0){for(e=c*3,f=(c+1)*3;e<f;e++){if(a[2179+e]==b&&(d<0||e!=a[2315]))d=e;}}return d;}
function $y$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=0;g=0;h=0;i=0;for(j=d*3,m=(d+1)*3;j<m;j++){k=b[2179+j];if(k>=0){f++;g+=(l=2089+j*6,$j$(b,l)-b[l+2]);h+=b[2209+j]-1;i+=$z$(a,b,d,k,$u$(a,b,k,(-1)));}}c[e+3]=1000*(f==1);c[e+4]=1000*(f==2);c[e+6]=$div(1000*g,12);c[e+7]=$div(1000*h,6);c[e+9]=$div(i,Math.max(1,f));}
function $z$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o;f=1000;g=0;for(h=0,o=a[32+d];h<o;h++){i=a[112+d*16+h];if(!$t$(a,b,c,i))continue;j=a[1392+d*16+h];k=b[409+i];l=$r$(a,$s$(a,b,569+i*6),e,j);f=$div(f*(1000-a[l]),1000);e=$C$(a,e,l);for(m=k*3,n=(k+1)*3;m<n;m++){if((g>>m&1)==0&&b[2194+m]==0&&$A$(a,b,m,i)){g|=1<<m;l=$r$(a,$s$(a,b,2089+m*6),e,j);f=$div(f*(1000-a[l]),1000);e=$C$(a,e,l);}}}return 1000-f;}
function $A$(a,b,c,d){let e,f,g;if(b[2179+c]<0)return 0;if($B$(a,b,c,d))return 1;if(b[2209+c]<2)return 0;for(e=0,g=a[32+d];e<g;e++){f=a[112+d*16+e];if(b[409+f]==b[409+d]&&$B$(a,b,c,f))return 1;}return 0;}
function $B$(a,b,c,d){let e,f,g;e=b[2179+c];if(e==d)return 1;for(f=0,g=a[32+d];f<g;f++){if(a[112+d*16+f]==e)return 1;}return 0;}
function $C$(a,b,c){let d,e;d=$mod(b,100000);e=Math.max(0,d-a[c+3]);return Math.max(100,b-d+e);}
function $D$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=$V$(a,b,c);f=0;for(g=0,m=a[31];g<m;g++){if(b[409+g]!=c)continue;h=$x$(b,g);i=569+g*6;if($j$(b,i)>0){j=$F$(a,b,c,15,$s$(a,b,i),g,h<0,d);e=e+(j>0?1:0);f=Math.max(f,j);}if(h>=0&&b[2194+h]==0){k=$E$(b,h,g);l=$s$(a,b,2089+h*6);j=$F$(a,b,c,h,l,g,k,d);e=e+(j>0?1:0);f=Math.max(f,j);}}return f>=10000?a[30]:e;}
function $E$(a,b,c){let d,e;if(b==15)return $x$(a,c)<0;d=569+c*6;for(e=0;e<6;e++){if(e!=4&&a[d+e]>0)return 0;}return 1;}
function $F$(a,b,c,d,e,f,g,h){let i,j,k,l,m,n,o;i=0;for(j=0,o=a[32+f];j<o;j++){k=a[112+f*16+j];if(b[409+k]>=0&&$U$(a,b,c,k,1)){l=$u$(a,b,k,(-1));m=a[1392+f*16+j];n=$G$(a,b,c,d,e,l,k,m,g,h);i=Math.max(i,n);}}return i;}
function $G$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$r$(a,e,f,h);l=a[k];m=a[k+1];n=$Q$(a,b,c,g,j);o=$x$(b,g);p=o>=0?$P$(a,b,c,o,j):0;if(l<$div(j,1024)&&n+p<20000)return (-1000000);if(!i)m=l;q=(m+$div(l-m,3))*n+l*p;if(i)q-=(1000-l)*100;if(j&2&&d!=15)q-=$div((1000-l)*$N$(b,d,j),2);if(o>=0&&j&4&&a[23]==2)q+=$H$(a,b,c,o,f,k);return $div(q,1000)+$div((a[k+3]-a[k+2])*20,100);}
function $H$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s;g=$div(d,3);h=a[f];i=(1<<a[11])-1-(1<<c);j=1000;k=1000;l=1;for(m=g*3,o=(g+1)*3;m<o;m++){if(m!=d&&b[2179+m]>=0){n=$u$(a,b,b[2179+m],(-1));l=0;j=$div(j*$L$(a,b,m,n,1<<c),1000);k=$div(k*$L$(a,b,m,n,i),1000);}}if(k==0&&j==0)return 0;p=$L$(a,b,d,e,i);q=$L$(a,b,d,$C$(a,e,f),i);r=$div(h*(1000-j)+(1000-h)*q,1000);s=$div(k*(r-p),1000)*$K$(a,b,c,g);if(!l)s+=$div(h*j,1000)*$I$(a,b,c,g);return s;}
function $I$(a,b,c,d){let e,f,g,h,i;e=b[399+d];f=0;g=0;for(h=0,i=a[11];h<i;h++){if(h==d||b[389+h]>0)continue;if(a[24+h]!=a[24+c]){f++;g=Math.max(g,b[399+h]);}}if(f==0)return 20000;if(a[23]==2)return e+$V$(a,b,c)>=g?20000:(-20000);if($J$(a,b,c)&&e+$V$(a,b,c)>=a[30])return 20000;return 0;}
function $J$(a,b,c){let d,e;if(a[23]==0||a[23]==2)return 1;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&a[24+d]!=a[24+c]&&b[339+d]>b[339+c])return 0;}return 1;}
function $K$(a,b,c,d){let e,f;for(e=0,f=a[11];e<f;e++){if(e!=c&&e!=d&&b[389+e]==0&&b[399+e]+b[399+d]>=b[399+c])return $div((-20000),a[11]);}return 20000;}
function $L$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q;f=b[2179+c];g=$div(c,3);h=1000;for(i=0,n=a[11]*3;i<n;i++){j=$div(i,3);if((e>>j&1)>0&&a[24+j]!=a[24+g]&&b[2179+i]>=0&&b[2194+i]==0){k=$s$(a,b,2089+i*6);l=$r$(a,k,d,0);m=$M$(a,b,i,k,f);h=$div(h*(1000-$div(a[l]*m,1000)),1000);d=m>500?$C$(a,d,l):d;}}for(o=0,q=a[32+f];o<q;o++){p=a[112+f*16+o];if($t$(a,b,g,p)&&(e>>b[409+p]&1)>0){l=$r$(a,$s$(a,b,569+p*6),d,a[1392+f*16+o]);h=$div(h*(1000-a[l]),1000);d=$C$(a,d,l);}}return 1000-h;}
function $M$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=$div(c,3);g=0;for(h=0,n=a[32+e];h<n;h++){i=a[112+e*16+h];if(b[409+i]==f&&$A$(a,b,c,i))return 1000;if(b[409+i]==f||b[2209+c]<2)continue;for(j=0,m=a[32+i];j<m;j++){k=a[112+i*16+j];if(b[409+k]==f&&$A$(a,b,c,k)){l=$u$(a,b,i,(-1));g=Math.max(g,a[$r$(a,d,l,a[1392+i*16+j])+1]);}}}return g;}
function $N$(a,b,c){let d,e,f,g;d=100+30*a[2209+b]+20*$j$(a,2089+b*6);if(c&4){e=$div(b,3);f=$O$(a,e)-1;g=a[399+e]*100;d+=f==0?g:$div(g,2+4*f);}return c&256?2*d:d;}
function $O$(a,b){let c,d,e;c=0;for(d=b*3,e=(b+1)*3;d<e;d++){if(a[2179+d]>=0)c++;}return c;}
function $P$(a,b,c,d,e){let f,g;f=100+30*b[2209+d];g=$div(d,3);if(!(e&4))return f;if($O$(b,g)>1)return f+$div(b[399+g]*100,12);return f+b[399+g]*100+$I$(a,b,c,g);}
function $Q$(a,b,c,d,e){let f,g,h,i;f=100+30*b[489+d];if(!(e&4))return f;if($S$(a,b,c,d))return 20000;f-=15*$w$(a,b,c,d);g=b[399+c];h=a[2703];if(g+1>=h*a[2704]&&$mod(g+1,h)==0)f+=20;i=b[409+d];if(i>=0){f+=($V$(a,b,i)>=a[30]-4?100:0)+$div(b[399+i]*100,100);if(e&512&&$R$(a,b,c,i))f+=100;}return f;}
function $R$(a,b,c,d){let e,f,g;e=$V$(a,b,d);for(f=0,g=a[11];f<g;f++){if(a[24+f]!=a[24+c]&&$V$(a,b,f)>e)return 0;}return 1;}
function $S$(a,b,c,d){let e;e=a[30]-$V$(a,b,c);if(e>6||!$J$(a,b,c))return 0;if(e>1&&b[5]==c){e-=$T$(a,b,c);if(b[409+d]<0)e++;}return e<=1;}
function $T$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;for(d=0,i=a[31];d<i;d++){b[2870+d]=0;if(b[409+d]==c){e=$x$(b,d);f=$j$(b,569+d*6);b[2870+d]=e<0?f-1:f;if(e>=0&&b[2179+e]>=0&&b[2194+e]==0){h=(g=2089+e*6,$j$(b,g)-b[g+2]);b[2870+d]+=a[2723]?h:Math.min(1,f+h);}}}j=0;for(d=0,n=a[31];d<n;d++){if(b[409+d]>=0||b[1929+d]>0)continue;for(k=0,m=a[32+d];k<m;k++){l=a[112+d*16+k];if(b[2870+l]>0){b[2870+l]--;j++;break;}}}return j;}
function $U$(a,b,c,d,e){let f;f=b[409+d];if(f<0)return 1;if(a[24+f]==a[24+c])return 0;return !(e&&b[6]<=a[2705]&&$x$(b,d)>=0);}
function $V$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(a[24+e]==a[24+c])d+=b[399+e]+b[404+e];}return d;}
function $W$(a){let b;if(a[23]==3)return 1;b=2+a[11]-3+(a[23]==2?3:0);return b;}
function $X$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0,l=a[11];g<l;g++){c[5+g]=b[399+g]+b[404+g];c[10+g]=$O$(b,g);h=b[389+g];i=b[394+g];c[15+g]=h;c[20+g]=i;c[25+g]=b[2560+g];c[30+g]=b[2565+g];j=b[339+g];k=$Y$(a,b,g);c[35+g]=j;c[40+g]=k;}for(m=0;m<25;m++){n=b[2570+m];o=b[2595+m];c[45+m]=n;c[70+m]=o;}for(m=0;m<90;m++)c[95+m]=b[2620+m];for(m=0,p=a[31];m<p;m++)c[185+m]=b[2710+m];q=0;r=(-1);c[3]=(-1);for(g=0,s=a[11];g<s;g++){if(c[5+g]>r){r=c[5+g];q=1<<g;c[3]=g;}else if(c[5+g]==r){q=q|1<<g;c[3]=(-1);}}c[4]=0;if(b[8]>=0)c[4]=1<<b[8];else if(b[7]==4)c[4]=q;}
function $Y$(a,b,c){let d,e,f,g,h;d=0;for(e=c*3,f=(c+1)*3;e<f;e++){if(b[2179+e]>=0)d+=$j$(b,2089+e*6);}for(g=0,h=a[31];g<h;g++){if(b[409+g]==c)d+=$j$(b,569+g*6);}return d;}
function $Z$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$aa$(a,b);if(e>=0)return e;}return d;}
function $aa$(a,b){let c,d,e,f,g,h,i,j;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(0)return (-1);d=b[2];for(e=0,i=a[c];e<i;e++){f=c+65+2*e;if(a[f]==d){for(g=0,h=b[4];g<h;g++){if($ab$(a,b,d,b[9+g],a[f+1]))return g;}}}if(a[c+1+d]){for(g=0,j=b[4];g<j;g++){if(b[9+g]==0)return g;}}return (-1);}
function $ab$(a,b,c,d,e){if(c==10){if($div(e,1000)!=b[267])return 0;return d==$mod(e,1000)||$mod(e,1000)==999&&d==b[9+b[4]-1];}if(c==11)return d==e||e==9&&d==b[9+b[4]-1];if(c==13)return d==$mod(e,1000)&&$div(e,1000)==b[267];if(c==15)return d==e&&b[1049+d]==0;if(c==16)return d==$mod(e,1000)&&$div(e,1000)==b[268];return d==e;}
function $ac$(a,b){let c;c=b[2];if(c==10)return Boolean(b[334+b[3]]==0);if(c==19)return Boolean(b[2315]<0&&b[2317]<0);if(c==17)return Boolean(b[2391]==30||b[2391]==32);if(c==11||c==15||c==27)return 1;if(c==22||c==24)return 1;return Boolean(c==25||c==26);}
function $ad$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $ae$(a,b,c){let d,e,f,g,h,i,j;if(11<=(d=b[1])&&d<=21){for(e=0,f=a[11];e<f;e++){if(a[24+b[3]]!=a[24+e])$ag$(a,b,e,c);}$af$(a,b,c);}if(b[1]>=21&&b[269]<a[2685]){for(g=0,i=a[31];g<i;g++){h=b[409+g];if(h>=0&&a[24+b[3]]!=a[24+h])b[1049+g]=c[70+g];}for(j=2400;j<2560;j++)b[j]=0;}}
function $af$(a,b,c){let d,e;if(b[1]==19){for(d=0,e=a[31];d<e;d++)b[1209+d]=c[150+d];}}
function $ag$(a,b,c,d){let e,f,g,h;for(e=0;e<5;e++)b[309+c*5+e]=d[c*5+e];f=d[25+c];g=d[30+c];b[344+c]=f;b[349+c]=g;for(h=0;h<6;h++)b[354+c*6+h]=d[35+c*6+h];b[384+c]=d[65+c];}
function $ah$(a,b,c){let d,e,f;if(11<=(d=b[1])&&d<=21){for(e=0,f=a[11];e<f;e++){if(a[24+b[3]]!=a[24+e])$al$(a,b,e,c);}$ak$(a,b,c);}if(b[1]>=21&&b[269]<a[2685])$ai$(a,b,c);}
function $ai$(a,b,c){let d,e,f,g;for(d=0,g=a[31];d<g;d++){e=b[1049+d];c[70+d]=e;f=b[409+d];if(e>0&&a[24+b[3]]!=a[24+f]){b[1049+d]=0;if(b[1]!=21)$aj$(a,b,f,e);}}}
function $aj$(a,b,c,d){$l$(b,c,a[2719]?d:1);}
function $ak$(a,b,c){let d,e,f;if(b[1]==19){for(d=0,f=a[31];d<f;d++){c[150+d]=b[1209+d];e=b[409+d];if(e>=0&&a[24+b[3]]!=a[24+e])b[1209+d]=0;}}}
function $al$(a,b,c,d){let e,f,g,h;for(e=0;e<5;e++){d[c*5+e]=b[309+c*5+e];if($am$(b,c))b[309+c*5+e]=0;}f=b[344+c];g=b[349+c];d[25+c]=f;d[30+c]=g;b[344+c]=0;b[349+c]=(-1);for(h=0;h<6;h++){d[35+c*6+h]=b[354+c*6+h];b[354+c*6+h]=0;}d[65+c]=b[384+c];b[384+c]=0;}
function $am$(a,b){if(a[1]!=11&&a[1]!=12)return 0;return !(a[3]==a[272]&&a[273]==b);}
function $an$(a,b,c){if(b[2394]>=0)$ch$(a,b,c);else $ao$(a,b,c);}
function $ao$(a,b,c){let d;d=b[1];if(d<26){if(d<12){if(d<5){if(d<2){if(d<1)$ce$(a,b,c);else $cd$(a,b,c);}else if(d<3)$cc$(a,b,c);else if(d<4)$bZ$(a,b,c);else $bY$(a,b,c);}else if(d<7){if(d<6)$bW$(a,b,c);else $bV$(a,b,c);}else if(d<10)$bU$(a,b,c);else if(d<11)$bS$(a,b,c);else $bR$(a,b,c);}else if(d<18){if(d<15){if(d<14)$bQ$(a,b,c);else $bP$(b,c);}else if(d<16)$bN$(a,b,c);else if(d<17)$bJ$(a,b,c);else $bI$(b,c);}else if(d<21){if(d<19)$bH$(b,c);else $bG$(b,c);}else if(d<24)$bF$(b,c);else if(d<25)$bB$(a,b,c);else $bA$(b,c);}else if(d<40){if(d<35){if(d<30){if(d<28)$bz$(b,c);else $bx$(b,c);}else if(d<32)$bw$(b,c);else if(d<34)$bv$(a,b,c);else $bu$(b,c);}else if(d<37){if(d<36)$bt$(a,b,c);else $bs$(b,c);}else if(d<38)$ba$(a,b,c);else if(d<39)$aV$(a,b,c);else $aT$(a,b,c);}else if(d<46){if(d<43){if(d<42)$aS$(b,c);else $bB$(a,b,c);}else if(d<44)$aQ$(a,b,c);else if(d<45)$aP$(b,c);else $aO$(a,b,c);}else if(d<51){if(d<47)$aN$(b,c);else if(d<50)$aJ$(a,b,c);else $aI$(b,c);}else if(d<52)$aH$(a,b,c);else if(d<53)$aG$(b,c);else $ap$(a,b,c);}
function $ap$(a,b,c){let d,e;d=(-1);e=b[2391];b[272]=d;b[1]=e;if(1+c>=a[2695]){$aF$(b,b[2393],7,1);$aq$(a,b,b[2392],b[2393]);}}
function $aq$(a,b,c,d){let e,f;e=b[2179+c];b[2089+c*6+2]=0;b[2194+c]=1;b[2239+c]=(-1);if((f=2089+c*6,$j$(b,f)-b[f+2])==0){$aE$(b,c);$aF$(b,$div(c,3),16,1);$aD$(b,e);$ar$(a,b,$div(c,3),d);}}
function $ar$(a,b,c,d){if(b[389+c]==0&&$O$(b,c)==0){if(b[389+d]>0||$O$(b,d)==0)d=(-1);$as$(a,b,c,d);}}
function $as$(a,b,c,d){b[389+c]=b[6];b[394+c]=d;if(b[272]==c)b[272]=(-1);if(d>=0)$az$(a,b,c,d);else $ax$(a,b,c);if(b[7]==0&&a[23]==2)$aw$(a,b,d);$at$(a,b);if(b[7]==0&&d>=0)b[2394]=d;}
function $at$(a,b){let c,d,e,f,g,h,i;c=0;d=(-1);for(e=0,i=a[29];e<i;e++){f=0;for(g=0,h=a[11];g<h;g++){if(a[24+g]==e&&b[389+g]==0)f=1;}if(f){c=c+1;d=$av$(a,e);}}if(c<=1)$au$(b,3,d);}
function $au$(a,b,c){if(a[7]==0){a[7]=b;a[8]=c;}}
function $av$(a,b){let c,d;for(c=0,d=a[11];c<d;c++){if(a[24+c]==b)return c;}return (-1);}
function $aw$(a,b,c){let d,e,f,g,h,i;d=(-1);e=0;f=(-1);for(g=0,i=a[11];g<i;g++){h=b[399+g]+b[404+g];if(b[389+g]>0||$O$(b,g)==0)continue;if(h>d){d=h;e=1;f=g;}else if(h==d){e++;if(g==c)f=g;}}if(e>1&&f!=c)f=(-1);$au$(b,4,f);}
function $ax$(a,b,c){let d,e,f;for(d=0,f=a[31];d<f;d++){if(b[1929+d]==1+c)$ay$(b,d);if(b[409+d]!=c)continue;b[269]+=b[1049+d]+b[569+d*6+4];b[1049+d]=0;b[569+d*6+4]=0;for(e=0;e<6;e++){b[274+c*6+e]+=b[569+d*6+e];b[569+d*6+e]=0;}b[409+d]=(-1);b[1289+d]=(-1);}b[399+c]=0;}
function $ay$(a,b){if(a[1929+b]>0){a[404+a[1929+b]-1]--;a[1929+b]=0;}}
function $az$(a,b,c,d){let e,f,g;$aF$(b,d,17,1);for(e=0;e<6;e++){b[274+d*6+e]+=b[274+c*6+e];b[274+c*6+e]=0;}for(f=0,g=a[31];f<g;f++){if(b[409+f]==c){b[409+f]=d;b[1289+f]=(-1);}else if(b[409+f]<0&&b[1849+f]==1+c&&a[2722]){$ay$(b,f);b[1929+f]=1+d;b[404+d]++;}}b[399+d]+=b[399+c];b[399+c]=0;$aC$(a,b,c,d);$aA$(a,b,d,2);}
function $aA$(a,b,c,d){if((a[23]==0||a[23]==2)&&$aB$(a,b,a[24+c])>=a[30])$au$(b,d,c);}
function $aB$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(a[24+e]==c)d+=b[399+e]+b[404+e];}return d;}
function $aC$(a,b,c,d){let e,f;for(e=0,f=a[31];e<f;e++){if(b[1929+e]==1+c){b[1929+e]=1+d;b[404+c]--;b[404+d]++;}}}
function $aD$(a,b){let c;c=a[409+b];if(c<0||$j$(a,569+b*6)>0||$x$(a,b)>=0)return;a[269]+=a[1049+b]+a[569+b*6+4];a[1049+b]=0;a[569+b*6+4]=0;a[409+b]=(-1);a[399+c]--;a[1849+b]=1+c;a[1289+b]=(-1);}
function $aE$(a,b){let c,d;c=2089+b*6;for(d=0;d<6;d++){if(d==4)a[269]+=a[c+d];else if(d!=2)a[274+$div(b,3)*6+d]+=a[c+d];a[c+d]=0;}a[2179+b]=(-1);a[2239+b]=(-1);a[2194+b]=0;}
function $aF$(a,b,c,d){a[2620+b*18+c]+=d;}
function $aG$(a,b){a[2392]=b;a[1]=53;}
function $aH$(a,b,c){let d,e,f;d=b[272];if(1+c<=a[2694]){e=(-1);f=b[2391];b[272]=e;b[1]=f;$aF$(b,d,6,1);$aq$(a,b,b[2392],d);}else{b[2393]=$div(b[2392],3);b[1]=52;}}
function $aI$(a,b){if(b==0){a[1]=a[2391];return;}a[2392]=b-1;a[1]=51;$aF$(a,a[272],5,1);}
function $aJ$(a,b,c){let d,e,f,g,h;d=b[2396];e=569+d*6;f=Math.min(c,b[e+4]);b[e+4]-=f;b[1049+d]-=c-f;for(g=0;g<6;g++){if(g==b[2399]){b[e+g]--;$aK$(a,b,g,1);}else if(g!=4&&b[2399]==9){h=b[e+g];b[e+g]=0;$aK$(a,b,g,h);}}$aK$(a,b,4,c);b[1]=45;}
function $aK$(a,b,c,d){let e;e=b[2397];if(d==0)return;if(b[2398]>0){b[2089+$x$(b,e)*6+c]+=d;return;}b[569+e*6+c]+=d;b[1369+e*6+c]+=d;if(b[409+e]<0)$aL$(a,b,e,b[5]);}
function $aL$(a,b,c,d){$aM$(a,b,c,d);$aF$(b,d,14,1);$aA$(a,b,d,1);}
function $aM$(a,b,c,d){$ay$(b,c);b[409+c]=d;b[399+d]++;b[1849+c]=0;}
function $aN$(a,b){a[2399]=b;a[1]=47;}
function $aO$(a,b,c){let d,e;if(c>0){b[2397]=$div(c-1,2);b[2398]=c-1&1;b[1]=46;return;}for(d=0;d<6;d++){e=1369+b[2396]*6+d;b[e]=b[569+b[2396]*6+d];}b[1]=44;}
function $aP$(a,b){a[2396]=b-1;a[1]=b>0?45:48;}
function $aQ$(a,b,c){let d;if(c==0){b[1]=42;return;}d=b[2321];$aR$(b,2089+b[2320]*6,569+d*6,c-1);b[1369+d*6+c-1]++;b[2322]++;if(b[409+d]<0)$aL$(a,b,d,b[5]);}
function $aR$(a,b,c,d){a[b+d]--;a[c+d]++;}
function $aS$(a,b){if(b==0){a[1]=41;return;}a[2326]=a[2179+a[2325]];a[2327]=b-1;a[1]=33;}
function $aT$(a,b,c){if(c==0){b[1]=40;if(!a[2721])b[2009+b[2327]]=1;}else $aU$(b,b[2325],b[2327],40);}
function $aU$(a,b,c,d){let e,f,g;e=b;f=a[2179+b];g=c;a[2315]=e;a[2318]=f;a[2319]=g;a[2322]=0;a[2323]=d;a[1]=25;}
function $aV$(a,b,c){if(c>0)$aX$(a,b,1);else{$aW$(b,2330);b[1]=37;}}
function $aW$(a,b){a[b]=2;}
function $aX$(a,b,c){let d,e;d=b[2325];e=b[2327];if(c){b[2009+e]=1;$aF$(b,b[5],11,1);}else if($aZ$(b,2330,0)&&b[409+e]<0){$aF$(b,b[5],10,1);if(d!=15)b[2269+d]++;}$aY$(a,b);}
function $aY$(a,b){let c;c=b[2325];if(c==15||!(b[2179+c]>=0&&b[2194+c]==0)||b[2254+c]<=0)b[1]=41;else if(b[409+b[2327]]<0)b[1]=39;else b[1]=40;}
function $aZ$(a,b,c){let d;for(d=0;d<12;d++){if(a[b+8+c*14+d]>0)return 1;}return 0;}
function $ba$(a,b,c){if(b[2330]==2)b[2329]++;if($bg$(a,b,2330,2707,c)){$bd$(a,b);if($bc$(b))$aX$(a,b,0);else if(b[2330]==6)$bb$(a,b,38);}}
function $bb$(a,b,c){if(b[272]<0||b[6]<=a[2706])b[1]=c;else{b[2391]=c;b[1]=50;}}
function $bc$(a){let b;if(!$aZ$(a,2330,0)||a[389+a[5]]>0)return 1;b=a[409+a[2327]];return b<0||b==a[5];}
function $bd$(a,b){let c,d,e,f,g;c=b[5];d=b[409+b[2327]];e=b[2325];if(e==15)$bf$(b,c,569+b[2326]*6,2344);else{$bf$(b,c,2089+e*6,2338);$be$(b,e,2338);}f=b[2327];g=$x$(b,f);$bf$(b,d,569+f*6,2358);if(g>=0){$bf$(b,d,2089+g*6,2352);$be$(b,g,2352);}b[1129+f]=b[2364];$aD$(b,f);$aD$(b,b[2326]);$ar$(a,b,d,c);$ar$(a,b,c,d);}
function $be$(a,b,c){if(a[c+2]==0&&a[c+13]==0){$aE$(a,b);$aF$(a,$div(b,3),15,1);}}
function $bf$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[c+e]-a[d+e];a[c+e]=a[d+e];if(e==4)a[269]+=f;else if(e!=2)a[274+b*6+e]+=f;}}
function $bg$(a,b,c,d,e){let f,g,h,i,j;f=b[c];b[c+1+($has($K2,f)?1:0)]+=e;b[c]=f+1;if(!$has($K3,f))return 0;for(g=0;g<2;g++){h=d+6*b[c+3+g];i=c+(8+g*14);j=b[c+5+g];$bh$(b,i,b[c+1+g],a,h,j,c+36);b[c+1+g]=0;}return 1;}
function $bh$(a,b,c,d,e,f,g){let h,i,j;h=Math.min(c,a[b+12]);a[b+12]-=h;c-=h;if(c==0)return;i=0;for(j=0;j<12;j++)i+=a[b+j];if(c>=i){for(j=0;j<14;j++)a[b+j]=0;return;}$br$(a,b,c,d,e,f,g);if(!($bq$(a,b,0,g)&&$bq$(a,b,6,g+6)))$bj$(a,b,c,d,e,f,g);for(j=0;j<12;j++)a[b+j]-=a[g+j];if(a[b+13]>0&&$bi$(a,b,0)==0)a[b+13]=0;}
function $bi$(a,b,c){let d,e;d=0;for(e=0;e<6;e++)d+=a[b+c+e];return d;}
function $bj$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p,q;h=$bi$(a,b,6)<=$bi$(a,b,0)?6:0;i=6-h;j=$bi$(a,b,h)-a[b+h+2];k=$bi$(a,b,i)-a[b+i+2];l=0;for(m=Math.max(0,c-k),q=Math.min(c,j)+1;m<q;m++){if(!$bn$(a,b,i,c-m,d,e,g+6))continue;for(n=0;n<6;n++)a[g+n]=0;o=1;while(o){if($bm$(a,b,h,m,g)&&(!l||$bl$(a,d,e,h==f,g))){for(p=0;p<12;p++)a[g+12+p]=a[g+p];l=1;}o=$bk$(a,b+h,g);}}for(n=0;n<6;n++){a[g+h+n]=a[g+12+n];a[g+i+n]=a[g+12+6+n];}}
function $bk$(a,b,c){let d;for(d=0;d<6;d++){if(d!=2&&a[c+d]<a[b+d]){a[c+d]++;return 1;}a[c+d]=0;}return 0;}
function $bl$(a,b,c,d,e){let f,g,h,i,j,k,l,m;for(f=0;f<6;f++){g=b[c+f];h=a[e+g]+a[e+6+g];i=a[e+12+g]+a[e+12+6+g];if(h!=i)return h>i;}j=d?0:6;for(f=0;f<6;f++){k=e+j+b[c+f];l=a[k];m=a[k+12];if(l!=m)return l>m;}return 0;}
function $bm$(a,b,c,d,e){let f;for(f=0;f<6;f++)d-=a[e+f];return d==0&&$bq$(a,b,c,e);}
function $bn$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p,q,r,s,t;h=b+c;i=$bp$(a,b,c);j=a[h+4];k=$bi$(a,b,c)-j-a[h+2];l=0;m=0;n=1;for(o=0;o<6;o++){p=o;a[g+p]=0;}for(q=0;q<6;q++){p=e[f+q];if(p==2)continue;if(p==4)n=0;else k-=a[h+p];for(r=Math.min(a[h+p],d-l-m);r>(-1);r--){s=l+(p==4?0:r);t=m+(p==4?r:0);if($bo$(i,j,s,t,n,k,d)){a[g+p]=r;l=s;m=t;break;}}}return l+m==d&&$bq$(a,b,c,g);}
function $bo$(a,b,c,d,e,f,g){let h,i,j,k,l,m;if(e){i=c+b-Math.min(b,(h=a-c,Math.max(0,h-1)));return i<=(j=g)&&j<=c+f+b;}k=b-d;l=c+f;if(k>0)l=Math.min(l,a-1-k);return c<=l&&c+d<=(m=g)&&m<=l+d;}
function $bp$(a,b,c){let d;d=$bi$(a,b,c)-a[b+c+4];if(c==0)d+=a[b+13];return d;}
function $bq$(a,b,c,d){let e,f,g;e=$bp$(a,b,c)+a[d+4];for(f=0;f<6;f++)e-=a[d+f];g=a[b+c+4]-a[d+4];return g<=Math.max(0,e-1);}
function $br$(a,b,c,d,e,f,g){let h,i,j,k,l,m;for(h=0;h<12;h++){i=h;a[g+i]=0;}for(j=0;j<6;j++){k=d[e+j];if(k==2)continue;for(l=0;l<2;l++){i=(l==0?f:6-f)+k;m=Math.min(c,a[b+i]);a[g+i]=m;c-=m;}}}
function $bs$(a,b){a[2333+a[2390]]=b;a[2390]++;}
function $bt$(a,b,c){let d,e;d=b[2327];e=$x$(b,d);if(c>0)b[2089+e*6+4]+=c;b[569+d*6+4]+=b[1049+d]-c;b[1049+d]=0;if(a[2724])b[1]=34;}
function $bu$(a,b){let c,d;c=a[2326];d=a[2325]==15?569+c*6:2089+a[2325]*6;a[1049+c]-=b;a[d+4]+=b;a[1]=35;}
function $bv$(a,b,c){let d,e,f,g,h;for(d=0,e=a[31];d<e;d++)b[2009+d]=0;if(c>=1000){f=b[5]*3+$div(c,1000)-1;g=f;h=b[2179+f];b[2325]=g;b[2326]=h;b[2327]=b[2239+f];b[2239+f]=(-1);b[2254+f]=b[2209+f];}else{b[2325]=15;b[2326]=c;b[2327]=b[1289+c];b[1289+c]=(-1);}b[1]=33;}
function $bw$(a,b){if(a[2325]==15)a[1289+a[2326]]=b-1;else a[2239+a[2325]]=b-1;a[2324]++;}
function $bx$(a,b){if(b==0)a[1]=a[2323];else $by$(a,a[2315],b);}
function $by$(a,b,c){let d,e,f;d=a[2179+b];e=c-1;$aR$(a,569+d*6,2089+b*6,e);f=1369+d*6+e;a[f]=Math.min(a[f],a[569+d*6+e]);}
function $bz$(a,b){a[1049+a[2318]]-=b;a[2089+a[2315]*6+4]+=b;a[1]=27;}
function $bA$(a,b){let c,d;if(b==0){a[1]=26;return;}c=a[2315];d=a[2179+c];$aR$(a,2089+c*6,569+d*6,b-1);a[1369+d*6+b-1]++;a[2322]++;}
function $bB$(a,b,c){let d;if(c==0){if(b[2315]>=0)$bD$(b);else $bC$(b);return;}if(c>=10000){c-=10000;b[2320]=b[5]*3+$div(c,1000)-1;b[2321]=$mod(c,1000);b[2322]=0;b[1]=43;return;}d=b[5]*3+$div(c,1000)-1;if(b[2315]<0)b[2316]=b[2209+d];b[2316]--;b[2317]=(-1);$aU$(b,d,$mod(c,1000),b[1]);}
function $bC$(a){a[1]=a[1]==42?44:29;}
function $bD$(a){let b;b=a[2315];a[2284+b]=1;a[2317]=$bE$(a,a[2179+b],b);a[2315]=(-1);}
function $bE$(a,b,c){let d,e,f;d=$div(c,3);for(e=d*3,f=(d+1)*3;e<f;e++){if(e!=c&&a[2179+e]==b)return e;}return (-1);}
function $bF$(a,b){if(a[266]==0){a[268]=b;a[266]=1;return;}a[1049+a[268]]+=b;a[384+a[3]]-=b;a[266]=0;}
function $bG$(a,b){let c;c=a[267];a[354+a[3]*6+c]--;a[1209+$div(b,2)]=1+c+(b&1?10:0);}
function $bH$(a,b){a[354+a[3]*6+a[267]]=b;a[266]++;}
function $bI$(a,b){a[349+a[3]]=b;a[266]++;}
function $bJ$(a,b,c){let d,e;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0){b[339+d]=$bK$(b,$bM$(a,b),c);return;}}}
function $bK$(a,b,c){let d,e;for(d=1,e=b+1;d<e;d++){if($bL$(a,d)<0){if(c==0)return d;c--;}}return (-1);}
function $bL$(a,b){let c;for(c=0;c<5;c++){if(a[339+c]==b)return c;}return (-1);}
function $bM$(a,b){let c,d,e;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0)c++;}return c;}
function $bN$(a,b,c){let d,e,f;d=$bO$(a,b);for(e=0,f=a[11];e<f;e++){if(b[389+e]==0&&b[339+e]==0&&b[344+e]==d){if(c==0){b[339+e]=d;return;}c--;}}}
function $bO$(a,b){let c,d,e,f;c=0;for(d=0,f=a[11];d<f;d++){e=b[344+d];if(b[389+d]==0&&b[339+d]==0&&e>0&&$bL$(b,e)<0&&(c==0||e<c))c=e;}return c;}
function $bP$(a,b){a[344+a[3]]=b;}
function $bQ$(a,b,c){b[273]=c-1;if(c>0)$aF$(b,b[272],8,1);b[266]=1;b[1]=11;}
function $bR$(a,b,c){let d,e,f,g;d=b[3];e=309+d*5;b[e+b[334+d]]=c;b[334+d]++;if(b[334+d]==4){f=b[304+d];for(g=0;g<4;g++)f-=b[e+g];b[e+4]=f;b[334+d]=5;}}
function $bS$(a,b,c){let d;d=b[266];b[2089+d*6+c]--;b[274+$div(d,3)*6+c]++;$bT$(a,b,d);}
function $bT$(a,b,c){b[2089+c*6+2]=1;b[2194+c]=0;b[2209+c]=a[2702];b[2224+c]=1;}
function $bU$(a,b,c){let d;d=b[3]*3+$div(b[266],a[11]);b[2179+d]=c;b[266]++;}
function $bV$(a,b,c){let d,e,f;d=b[3];e=b[267];f=d*3+b[268];b[2089+f*6+e]+=c;b[274+d*6+e]-=c;b[266]++;}
function $bW$(a,b,c){$bX$(b,c,a[2736]);b[266]++;}
function $bX$(a,b,c){a[569+b*6+5]+=c;a[274+a[409+b]*6+5]-=c;}
function $bY$(a,b,c){$bX$(b,c,1);b[2322]++;}
function $bZ$(a,b,c){$cb$(a,b,c,b[3]);$ca$(a,b);}
function $ca$(a,b){b[2322]=0;b[1]=4;}
function $cb$(a,b,c,d){$aM$(a,b,c,d);$bX$(b,c,1);}
function $cc$(a,b,c){let d,e;d=$bK$(b,a[11],c);e=d;b[339+b[266]]=e;b[2560+b[266]]=e;b[266]++;}
function $cd$(a,b,c){let d;d=2*b[266];b[409+c]=d;b[399+d]++;b[399+d+1]--;b[274+d*6+5]--;b[274+(d+1)*6+5]++;}
function $ce$(a,b,c){$cb$(a,b,$cg$(a,b,c),$cf$(a,b));b[266]++;}
function $cf$(a,b){let c,d,e;for(c=0,e=a[11];c<e;c++){d=a[2725+c];if(a[23]==3)d=(c&1)==0?0:d+a[2725+c-1];if(b[399+c]<d)return c;}return (-1);}
function $cg$(a,b,c){let d,e;for(d=0,e=a[31];d<e;d++){if(b[409+d]<0){if(c==0)return d;c--;}}return (-1);}
function $ch$(a,b,c){let d;if(b[2395]<0){d=$ci$(b,b[2394]);b[2179+d]=c;$bT$(a,b,d);b[2299+d]=1;b[2395]=d;}else if(c>0)$by$(b,b[2395],c);else b[2395]=(-1);}
function $ci$(a,b){let c,d;for(c=b*3,d=(b+1)*3;c<d;c++){if(a[2179+c]<0)return c;}return (-1);}
function $cj$(a,b){if(b[2394]>=0)$eq$(a,b);else if($ep$(b))b[1]=48;else $ck$(a,b);}
function $ck$(a,b){let c;c=b[1];if(c<27){if(c<13){if(c<6){if(c<3){if(c<1)$eo$(a,b);else if(c<2)$en$(a,b);else $em$(a,b);}else if(c<4)$el$(a,b);else if(c<5)$ek$(a,b);else $ej$(a,b);}else if(c<9){if(c<7)$ef$(a,b);else if(c<8)$ee$(a,b);else $ec$(a,b);}else if(c<11){if(c<10)$eb$(a,b);else $ea$(a,b);}else if(c<12)$dY$(a,b);else $dX$(a,b);}else if(c<20){if(c<16){if(c<14)$dV$(a,b);else if(c<15)$dU$(a,b);else $dS$(a,b);}else if(c<18){if(c<17)$dR$(a,b);else $dP$(a,b);}else if(c<19)$dN$(a,b);else $dL$(a,b);}else if(c<23){if(c<21)$dK$(a,b);else if(c<22)$dJ$(a,b);else $dH$(a,b);}else if(c<25){if(c<24)$dG$(a,b);else $dy$(a,b);}else if(c<26)$dw$(a,b);else $dv$(b);}else if(c<40){if(c<33){if(c<30){if(c<28)$du$(a,b);else if(c<29)$ds$(a,b);else $dr$(a,b);}else if(c<31)$dq$(a,b);else if(c<32)$dp$(a,b);else $dk$(a,b);}else if(c<36){if(c<34)$dj$(a,b);else if(c<35)$dh$(a,b);else $df$(a,b);}else if(c<38){if(c<37)$db$(a,b);else $cY$(a,b);}else if(c<39)$cU$(a,b);else $cS$(a,b);}else if(c<47){if(c<43){if(c<41)$cQ$(a,b);else if(c<42)$cP$(a,b);else $dy$(a,b);}else if(c<45){if(c<44)$cN$(a,b);else $cL$(a,b);}else if(c<46)$cI$(a,b);else $cF$(a,b);}else if(c<50){if(c<48)$cw$(a,b);else if(c<49)$cv$(a,b);else $cs$(a,b);}else if(c<52){if(c<51)$cr$(a,b);else $cp$(a,b);}else if(c<53)$cl$(a,b);else $cp$(a,b);}
function $cl$(a,b){let c,d,e,f;$co$(b);for(c=b[272]*3,d=(b[272]+1)*3;c<d;c++){if(b[2179+c]>=0&&b[2194+c]==0)$cn$(b,c);}if(b[4]>0)$cm$(b,18,b[2393]);else{e=(-1);f=b[2391];b[272]=e;b[1]=f;}}
function $cm$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $cn$(a,b){a[9+a[4]]=b;a[4]++;}
function $co$(a){a[4]=0;}
function $cp$(a,b){$cq$(b,a[2693]);}
function $cq$(a,b){a[0]=100000+b;}
function $cr$(a,b){let c,d;$co$(b);$cn$(b,0);for(c=0,d=a[11]*3;c<d;c++){if(b[2179+c]>=0&&b[2194+c]==0&&a[24+$div(c,3)]!=a[24+b[272]])$cn$(b,1+c);}$cm$(b,17,b[272]);}
function $cs$(a,b){let c,d,e,f,g;$cu$(a,b);for(c=0,g=a[11];c<g;c++){if(b[389+c]==0)b[304+c]=(d=b[399+c],e=a[2703],f=a[2704],Math.max(f,$div(d,e)));}$ct$(a,b);if(b[6]>=a[0])$au$(b,5,(-1));else if(b[6]==a[91566]&&b[7]==0)$au$(b,6,(-1));if(b[7]==0){b[6]++;b[1]=9;}}
function $ct$(a,b){let c,d,e,f,g,h;if(a[23]==0||a[23]==2)return;c=0;d=0;e=(-1);for(f=0,h=a[29];f<h;f++){g=$aB$(a,b,f);if(g>c){c=g;d=1;e=f;}else if(g==c)d++;}if(c>=a[30]&&d==1)$au$(b,1,$av$(a,e));}
function $cu$(a,b){let c,d,e,f,g;for(c=0,e=a[31];c<e;c++){d=569+c*6+4;b[269]+=b[1049+c]+b[d];b[1049+c]=0;b[d]=0;}for(f=0,g=a[11]*3;f<g;f++){d=2089+f*6+4;b[269]+=b[d];b[d]=0;}}
function $cv$(a,b){let c,d;for(c=0,d=a[31];c<d;c++)$ay$(b,c);b[5]=(-1);b[1]=23;}
function $cw$(a,b){let c,d,e,f,g,h;c=b[2396];d=b[2397];e=b[2398];f=b[2399];$co$(b);if(f==9){for(g=0,h=b[569+c*6+4]+b[1049+c]+1;g<h;g++){if($cE$(b,c,d,e,g))$cn$(b,g);}}else{for(g=0;g<2;g++){if($cx$(a,b,c,d,e,f,g))$cn$(b,g);}}$cm$(b,30,b[5]);}
function $cx$(a,b,c,d,e,f,g){let h,i,j,k,l;if(f==4||$cD$(b,c,f)<=0||!$cB$(a,b,d,e,f))return 0;h=569+c*6;i=$j$(b,h);if(i<2&&$x$(b,c)<0)return 0;j=b[h+4]+b[1049+c];if(j==0)return g==0;if(g>j||g>0&&$cA$(b,d,e,1)<g)return 0;k=Math.min(g,b[h+4]);$cz$(b,c,f,(-1),k,g-k);l=$cy$(b,c);$cz$(b,c,f,1,k,g-k);return l;}
function $cy$(a,b){let c,d,e,f;if($k$(a,b)<0||$i$(a,b)<0)return 0;c=a[409+b];for(d=c*3,f=(c+1)*3;d<f;d++){if(a[2179+d]==b&&(e=$j$(a,2089+d*6)+a[2194+d],Math.max(0,e-1))-a[2089+d*6+4]<0)return 0;}return 1;}
function $cz$(a,b,c,d,e,f){let g;g=569+b*6;a[g+c]+=d;a[g+4]+=d*e;a[1049+b]+=d*f;}
function $cA$(a,b,c,d){let e,f,g,h;if(c>0){e=$x$(a,b);return (f=$j$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4]+d;}g=569+b*6;return (h=$j$(a,g)+d,Math.max(0,h-1))-a[g+4];}
function $cB$(a,b,c,d,e){let f;if(d==0)return $j$(b,569+c*6)<a[2674];f=$x$(b,c);return f>=0&&$cC$(a,b,f,e);}
function $cC$(a,b,c,d){let e;e=2089+c*6;if(d==0||d==3)return b[e]+b[e+3]<a[2672];return b[e+1]+b[e+5]<a[2673];}
function $cD$(a,b,c){let d;d=1369+b*6+c;return a[569+b*6+c]-a[d];}
function $cE$(a,b,c,d,e){let f,g,h,i,j;f=569+b*6;g=$j$(a,f);h=a[f+4];if(e<h||e>Math.min(g,$cA$(a,c,d,g)))return 0;return a[1049+b]-(e-h)<=(i=$x$(a,b),(j=$j$(a,2089+i*6)+a[2194+i],Math.max(0,j-1))-a[2089+i*6+4]);}
function $cF$(a,b){let c,d,e,f;c=b[2396];d=b[2397];e=b[2398];$co$(b);for(f=0;f<6;f++){if($cx$(a,b,c,d,e,f,0)||$cx$(a,b,c,d,e,f,1))$cn$(b,f);}if($cG$(a,b,c,d,e))$cn$(b,9);$cm$(b,29,b[5]);}
function $cG$(a,b,c,d,e){let f,g,h,i;f=569+c*6;g=b[f+4]+b[1049+c];if(g==0||!$cH$(a,b,c,d,e))return 0;for(h=b[f+4],i=g+1;h<i;h++){if($cE$(b,c,d,e,h))return 1;}return 0;}
function $cH$(a,b,c,d,e){let f,g,h,i,j,k,l;f=569+c*6;g=$j$(b,f);if(g<2||$x$(b,c)<0||e>0&&$x$(b,d)<0)return 0;for(h=0;h<6;h++){if(b[1369+c*6+h]>0)return 0;}if(e==0)return $j$(b,569+d*6)+g<=a[2674];j=(i=$x$(b,d),2089+i*6);k=b[j]+b[j+3];l=b[j+1]+b[j+5];return k+b[f]+b[f+3]<=a[2672]&&l+b[f+1]+b[f+5]<=a[2673];}
function $cI$(a,b){let c,d,e,f,g;c=b[2396];$co$(b);$cn$(b,0);if($cK$(b,c)){for(d=0,g=a[32+c];d<g;d++){e=a[112+c*16+d];if(b[409+e]<0||b[409+e]==b[5]){for(f=0;f<2;f++){if($cJ$(a,b,c,e,f))$cn$(b,1+2*e+f);}}}}$cm$(b,28,b[5]);}
function $cJ$(a,b,c,d,e){let f;for(f=0;f<6;f++){if($cx$(a,b,c,d,e,f,0)||$cx$(a,b,c,d,e,f,1))return 1;}return $cG$(a,b,c,d,e);}
function $cK$(a,b){let c;if($j$(a,569+b*6)<2&&$x$(a,b)<0)return 0;for(c=0;c<6;c++){if(c!=4&&$cD$(a,b,c)>0)return 1;}return 0;}
function $cL$(a,b){let c,d,e;c=b[5];b[2396]=(-1);$co$(b);$cn$(b,0);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&$cK$(b,d)&&$cM$(a,b,d))$cn$(b,1+d);}$cm$(b,27,c);}
function $cM$(a,b,c){let d,e,f,g;for(d=0,g=a[32+c];d<g;d++){e=a[112+c*16+d];f=b[409+e];if((f<0||f==b[5])&&($j$(b,569+e*6)<a[2674]||$x$(b,e)>=0))return 1;}return 0;}
function $cN$(a,b){let c,d,e;c=b[2320];$co$(b);if(b[2322]>0)$cn$(b,0);if((d=b[2321],$j$(b,569+d*6)<a[2674])&&$cO$(b,c)){for(e=0;e<6;e++){if(e!=2&&e!=4&&b[2089+c*6+e]>0)$cn$(b,1+e);}}$cm$(b,20,b[5]);}
function $cO$(a,b){let c,d,e,f;if(!(a[2179+b]>=0&&a[2194+b]==0)||(c=2089+b*6,$j$(a,c)-a[c+2])==0)return 0;d=a[2179+b];f=(e=$j$(a,2089+b*6)+a[2194+b],Math.max(0,e-1))-a[2089+b*6+4]>0&&$i$(a,d)>0;return f||a[2089+b*6+4]+a[1049+a[2179+b]]==0;}
function $cP$(a,b){let c,d,e,f;c=b[2325];if(c!=15&&b[2179+c]>=0&&b[2194+c]==0&&b[2269+c]>0){d=b[2209+c];if(b[2224+c]<a[2697+d])b[2224+c]++;else if(d<a[2696]){b[2209+c]=d+1;b[2224+c]=1;}}for(e=0,f=a[31];e<f;e++)b[2009+e]=0;b[2325]=(-1);b[2315]=(-1);b[1]=32;}
function $cQ$(a,b){let c;c=b[2325];b[2315]=(-1);if(!(b[2179+c]>=0&&b[2194+c]==0)||b[2254+c]<=0){b[1]=41;return;}$co$(b);$cn$(b,0);$cR$(a,b,b[5],b[2179+c],a[2720]>0);$cm$(b,26,b[5]);}
function $cR$(a,b,c,d,e){let f,g,h;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if(b[2009+g]==0&&$U$(a,b,c,g,e))$cn$(b,1+g);}}
function $cS$(a,b){$co$(b);$cn$(b,0);if($cT$(b,b[2325]))$cn$(b,1);$cm$(b,25,b[5]);}
function $cT$(a,b){let c,d,e,f;c=a[2179+b];if($j$(a,569+c*6)>0||$bE$(a,c,b)>=0)return 1;d=2089+b*6;e=a[d+4]+a[1049+c];return $j$(a,d)-a[d+2]>0&&e<=(f=$j$(a,2089+b*6)+a[2194+b]-1,Math.max(0,f-1));}
function $cU$(a,b){let c;$cW$(b);if($bc$(b))$aY$(a,b);else if(b[2325]!=15&&!(c=b[2325],b[2179+c]>=0&&b[2194+c]==0))$aX$(a,b,1);else $cV$(b,24,b[5]);}
function $cV$(a,b,c){$co$(a);$cn$(a,0);$cn$(a,1);$cm$(a,b,c);}
function $cW$(a){let b,c,d,e,f;b=a[2325];c=a[2327];for(d=2338;d<2366;d++)a[d]=0;if(b==15)$cX$(a,569+a[2326]*6,2344);else $cX$(a,2089+b*6,2338);e=2352;f=$x$(a,c);$cX$(a,569+c*6,e+6);if(f>=0){$cX$(a,2089+f*6,e);a[e+13]=a[2194+f];}a[e+12]=a[1129+c];}
function $cX$(a,b,c){let d;for(d=0;d<6;d++)a[c+d]=a[b+d];}
function $cY$(a,b){let c;c=$cZ$(b,2330,a[91567]);if(c==0)$ba$(a,b,0);else b[0]=c;}
function $cZ$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[b];e=b+8+($has($K2,d)?0:14);if($has($K4,d)){f=$da$(a,e,0,(-1));g=$da$(a,e,1,(-1));return f+g==0?0:1+f*40+g;}h=d==1?(-1):a[b+7];i=$da$(a,e,3,h);j=$da$(a,e,4,h);k=$da$(a,e,5,h);l=$da$(a,e,2,h);if(l+i+j+k==0)return 0;if(c){m=(j*2+l)*24+i;return 13761+m*40+k;}return 961+(l*80+i+j)*80+k;}
function $da$(a,b,c,d){let e;e=a[b+c]+a[b+6+c];if(c==d)e+=a[b+12];return e;}
function $db$(a,b){let c,d;$cW$(b);while(b[2390]<2){c=2338+b[2390]*14;if(b[c+4]+b[c+6+4]>0){d=b[2390]==0?b[5]:b[409+b[2327]];$cV$(b,32,d);return;}b[2390]++;}$dc$(a,b);}
function $dc$(a,b){let c,d;c=b[2327];if(b[1129+c]<0)b[1129+c]=(d=b[489+c],d==0?0:(d==1?a[2691]:a[2692]));b[2328]=$de$(a,b[2326],c);b[2329]=0;b[2710+c]++;$aF$(b,b[5],9,1);$aF$(b,b[5],12,b[2328]);$aF$(b,b[409+c],13,1);if(b[2325]!=15)b[2254+b[2325]]--;$dd$(b,2330,b[2328]);b[2335]=6;b[2336]=6;b[2337]=b[489+c]==2?4:5;$cW$(b);b[1]=37;}
function $dd$(a,b,c){a[b]=c>0?0:2;a[b+1]=0;a[b+1+1]=0;}
function $de$(a,b,c){let d,e;for(d=0,e=a[32+b];d<e;d++){if(a[112+b*16+d]==c)return a[1392+b*16+d];}return 0;}
function $df$(a,b){let c,d,e,f,g;c=b[2327];d=b[1049+c];e=$x$(b,c);if(d==0){b[2390]=0;b[2333]=0;b[2334]=0;b[1]=36;}else{g=e>=0?(f=$j$(b,2089+e*6)+b[2194+e],Math.max(0,f-1))-b[2089+e*6+4]:0;$dg$(b,c,d,g,$k$(b,c),b[409+c]);}}
function $dg$(a,b,c,d,e,f){let g,h;a[268]=b;$co$(a);for(g=Math.max(0,c-e),h=Math.min(c,d)+1;g<h;g++)$cn$(a,g);$cm$(a,21,f);}
function $dh$(a,b){let c,d,e,f,g,h,i,j,k;c=b[2325];d=b[2326];if(!$di$(b)){e=c==15||b[2179+c]>=0&&b[2194+c]==0;b[1]=e?33:41;return;}f=b[1049+d];if(f==0||a[2724]&&b[1049+b[2327]]>0){b[1]=35;return;}if(c==15){g=$x$(b,d);h=$k$(b,d);j=g>=0?(i=$j$(b,2089+g*6)+b[2194+g],Math.max(0,i-1))-b[2089+g*6+4]:0;}else{h=(k=$j$(b,2089+c*6)+b[2194+c],Math.max(0,k-1))-b[2089+c*6+4];j=$k$(b,d);}$dg$(b,d,f,h,j,b[5]);}
function $di$(a){let b,c;b=a[409+a[2327]];if(b<0||b==a[5])return 0;return a[2325]==15||(c=a[2325],a[2179+c]>=0&&a[2194+c]==0);}
function $dj$(a,b){let c,d;c=b[409+b[2327]];d=b[2325];if(c>=0&&c!=b[5])$bb$(a,b,34);else if(d==15||!(b[2179+d]>=0&&b[2194+d]==0))b[1]=41;else if(c<0){b[2254+d]--;$aY$(a,b);}else b[1]=b[2209+d]>1?40:41;}
function $dk$(a,b){let c,d,e,f,g,h;c=b[5];$co$(b);for(d=c*3,e=(c+1)*3;d<e;d++){if(b[2239+d]>=0){if($do$(b,d))$cn$(b,1000*(1+$mod(d,3))+b[2179+d]);else b[2239+d]=(-1);}}for(f=0,h=a[31];f<h;f++){g=b[1289+f];if(g>=0){if(b[409+f]==c&&$dn$(b,f))$cn$(b,f);else b[1289+f]=(-1);}}if(b[4]>0)$cm$(b,23,c);else $dl$(a,b);}
function $dl$(a,b){let c,d;$dm$(a,b);for(c=0,d=a[11]*3;c<d;c++)b[2284+c]=0;b[2315]=(-1);b[2325]=(-1);$bb$(a,b,42);}
function $dm$(a,b){let c,d;for(c=1369,d=1369+a[31]*6;c<d;c++)b[c]=0;}
function $dn$(a,b){let c;c=a[409+a[1289+b]];return $j$(a,569+b*6)>0&&c>=0&&c!=a[5];}
function $do$(a,b){let c;if(!(a[2179+b]>=0&&a[2194+b]==0))return 0;c=a[409+a[2239+b]];return a[2209+b]>1||c>=0&&c!=a[5];}
function $dp$(a,b){$bb$(a,b,32);}
function $dq$(a,b){let c,d,e,f;c=b[5];while(b[2324]<2*a[31]){d=$div(b[2324],2);if(b[409+d]!=c){b[2324]+=2-(b[2324]&1);continue;}e=15;if((b[2324]&1)==0){e=$x$(b,d);f=e>=0&&b[2179+e]>=0&&b[2194+e]==0&&b[2299+e]==0;}else f=$j$(b,569+d*6)>0;if(f){$co$(b);$cn$(b,0);$cR$(a,b,c,d,1);if(b[4]>1){b[2325]=e;b[2326]=d;$cm$(b,22,c);return;}}b[2324]++;}b[2325]=(-1);b[1]=31;}
function $dr$(a,b){$dm$(a,b);b[2324]=0;$bb$(a,b,30);}
function $ds$(a,b){$dt$(a,b,b[2315]);}
function $dt$(a,b,c){let d,e,f,g,h,i;d=b[2179+c];e=2089+c*6;f=569+d*6;$co$(b);$cn$(b,0);for(g=0;g<6;g++){h=b[2394]>=0?0:b[1369+d*6+g];if(b[f+g]<=h)continue;if(g==4){if((i=$j$(b,2089+c*6)+b[2194+c],Math.max(0,i-1))-b[2089+c*6+4]>0)$cn$(b,1+g);}else if($cC$(a,b,c,g)){$aR$(b,f,e,g);if($cy$(b,d))$cn$(b,1+g);$aR$(b,e,f,g);}}$cm$(b,7,$div(c,3));}
function $du$(a,b){let c,d,e;c=b[2315];d=b[2319];b[2179+c]=d;if(b[409+d]<0)$aL$(a,b,d,b[5]);e=$j$(b,569+d*6)>0;b[1]=e?28:b[2323];}
function $dv$(a){let b,c,d,e,f,g,h,i,j;b=a[2315];c=a[2318];d=a[1049+c];if(d==0){a[1]=27;return;}e=$bE$(a,c,b);g=$k$(a,c)+(e>=0?(f=$j$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4]:0);a[268]=c;$co$(a);for(h=Math.max(0,d-g),j=Math.min(d,(i=$j$(a,2089+b*6)+a[2194+b],Math.max(0,i-1))-a[2089+b*6+4])+1;h<j;h++)$cn$(a,h);$cm$(a,21,a[5]);}
function $dw$(a,b){let c,d,e;c=b[2315];d=b[2318];e=$j$(b,569+d*6)>0||$bE$(b,d,c)>=0;if(e&&b[2322]==0)b[1]=26;else $dx$(a,b,c);}
function $dx$(a,b,c){let d,e,f,g;d=b[2179+c];e=2089+c*6;f=569+d*6;$co$(b);if(b[2322]>0)$cn$(b,0);if($j$(b,569+d*6)<a[2674]){for(g=0;g<6;g++){if(g!=2&&g!=4&&b[e+g]>0){$aR$(b,e,f,g);if($cy$(b,d))$cn$(b,1+g);$aR$(b,f,e,g);}}}$cm$(b,20,$div(c,3));}
function $dy$(a,b){let c,d,e;c=b[5];$co$(b);if(b[2315]>=0){if($dE$(a,b,b[2315],b[2179+b[2315]]))$cn$(b,0);$dA$(a,b,b[2315],b[2316]);$dz$(a,b,b[2315],b[2316]);}else if(b[2317]>=0)$dA$(a,b,b[2317],b[2209+b[2317]]);else{$cn$(b,0);for(d=c*3,e=(c+1)*3;d<e;d++){if(b[2179+d]>=0&&b[2194+d]==0&&b[2284+d]==0){$dA$(a,b,d,b[2209+d]);$dz$(a,b,d,b[2209+d]);}}}$cm$(b,19,c);}
function $dz$(a,b,c,d){let e,f,g,h;if(!a[2723]||b[1]!=42||d<=0)return;if(!$cO$(b,c))return;e=b[2179+c];for(f=0,h=a[32+e];f<h;f++){g=a[112+e*16+f];if(b[409+g]<0)$cn$(b,10000+1000*(1+$mod(c,3))+g);}}
function $dA$(a,b,c,d){let e,f,g,h;if(d<=0||!$cT$(b,c))return;e=b[2179+c];for(f=0,h=a[32+e];f<h;f++){g=a[112+e*16+f];if($dD$(a,b,c,g)&&$dB$(a,b,c,g,d-1))$cn$(b,1000*(1+$mod(c,3))+g);}}
function $dB$(a,b,c,d,e){let f,g,h;if($dE$(a,b,c,d))return 1;if(e<=0)return 0;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if($dD$(a,b,c,g)&&($dE$(a,b,c,g)||e>1&&$dC$(a,b,c,g,d)))return 1;}return 0;}
function $dC$(a,b,c,d,e){let f,g,h;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if(g!=e&&$dD$(a,b,c,g))return 1;}return 0;}
function $dD$(a,b,c,d){let e;e=b[409+d];return e==$div(c,3)||e<0&&b[1]==42;}
function $dE$(a,b,c,d){let e,f,g,h,i;e=$bE$(b,d,c);if(e<0)return 1;if(!(b[2179+e]>=0&&b[2194+e]==0&&b[2284+e]==0))return 0;f=$dF$(c,e);for(g=0,i=a[32+d];g<i;g++){h=a[112+d*16+g];if($dD$(a,b,e,h)){if(b[2179+f]!=h)return 1;if((b[2209+e]>1||b[2179+f]>=0&&b[2194+f]==0&&b[2284+f]==0)&&$dC$(a,b,e,h,d))return 1;}}return 0;}
function $dF$(a,b){let c;c=$div(a,3);return 3*(c*3+1)-a-b;}
function $dG$(a,b){let c,d,e,f,g;b[2314]++;c=$bL$(b,b[2314]);if(c<0){b[1]=49;return;}if(b[389+c]>0)return;b[5]=c;b[2315]=(-1);b[2317]=(-1);b[2325]=(-1);for(d=0,e=a[31];d<e;d++){b[1129+d]=(-1);b[1289+d]=(-1);b[1849+d]=0;b[2009+d]=0;}$dm$(a,b);for(f=0,g=a[11]*3;f<g;f++){b[2284+f]=0;b[2269+f]=0;b[2299+f]=0;b[2239+f]=(-1);}$bb$(a,b,24);}
function $dH$(a,b){let c,d,e,f,g,h;c=0;d=(-1);for(e=0,g=a[11];e<g;e++){f=b[309+e*5+4];if(f>c){c=f;d=e;}else if(f==c)d=(-1);}for(e=0,h=a[11];e<h;e++){if(e!=d)$dI$(b,e,4,b[309+e*5+4]);}b[272]=d;if(d>=0)$aF$(b,d,4,1);b[2314]=0;b[1]=23;}
function $dI$(a,b,c,d){a[2595+b*5+c]+=d;}
function $dJ$(a,b){let c,d,e,f,g,h;c=b[265];if(c>=a[11]){b[1]=22;return;}d=b[384+c];if(d==0){b[265]=c+1;return;}$co$(b);if(b[266]==1){for(e=1,f=Math.min(d,$i$(b,b[268]))+1;e<f;e++)$cn$(b,e);$cm$(b,16,c);return;}for(g=0,h=a[31];g<h;g++){if(b[409+g]==c&&$i$(b,g)>0)$cn$(b,g);}if(b[4]==0){b[269]+=d;b[384+c]=0;}else $cm$(b,15,c);}
function $dK$(a,b){let c,d,e,f;c=$bL$(b,b[266]);if(c<0){b[265]=0;b[266]=0;b[1]=21;return;}d=b[309+c*5+3];e=a[2679];f=Math.min(e*d,b[269]);$dI$(b,c,3,d-$div(f+e-1,e));b[269]-=f;b[384+c]=f;$aF$(b,c,3,f);b[266]++;}
function $dL$(a,b){let c,d,e,f,g,h;c=b[265];if(c>=a[11]){$dM$(a,b);return;}d=(-1);for(e=0;e<4;e++){if(d<0&&b[354+c*6+$K1[e]]>0)d=$K1[e];}if(d<0){b[265]=c+1;return;}b[267]=d;$co$(b);for(f=0,h=a[31];f<h;f++){if(b[409+f]==c&&b[1209+f]==0){if($j$(b,569+f*6)<a[2674])$cn$(b,2*f);g=$x$(b,f);if(g>=0&&$cC$(a,b,g,d))$cn$(b,2*f+1);}}if(b[4]==0){b[274+c*6+d]+=b[354+c*6+d];b[354+c*6+d]=0;}else $cm$(b,14,c);}
function $dM$(a,b){let c,d,e;for(c=0,e=a[31];c<e;c++){d=b[1209+c];if(d>10)b[2089+$x$(b,c)*6+d-10-1]++;else if(d>0)b[569+c*6+d-1]++;b[1209+c]=0;}b[266]=1;b[1]=20;}
function $dN$(a,b){let c,d,e,f,g,h,i;c=b[265];if(c>=a[11]){$dO$(a,b);return;}if(b[266]>=4||b[309+c*5+2]==0){b[265]=c+1;b[266]=0;return;}d=$K1[b[266]];e=354+c*6;f=0;for(g=0;g<6;g++)f+=b[e+g];h=Math.min(b[274+c*6+d],b[399+c]-f);b[267]=d;$co$(b);$cn$(b,0);i=1;while(i<=h){b[e+d]=i;if($e$(b,e,a,2675)>b[309+c*5+2])break;$cn$(b,i);i++;}b[e+d]=0;$cm$(b,13,c);}
function $dO$(a,b){let c,d,e,f;for(c=0,f=a[11];c<f;c++){d=b[309+c*5+2];if(d==0)continue;$dI$(b,c,2,d-$e$(b,354+c*6,a,2675));for(e=0;e<6;e++){b[274+c*6+e]-=b[354+c*6+e];$aF$(b,c,2,b[354+c*6+e]);}}b[265]=0;b[1]=19;}
function $dP$(a,b){let c,d,e,f,g,h,i,j,k;c=$bL$(b,b[266]);if(c<0){$dQ$(a,b);b[265]=0;b[266]=0;b[1]=18;return;}if(b[309+c*5+1]==0){b[266]++;return;}d=b[270];e=b[271];for(f=0,h=a[11];f<h;f++){g=b[349+f];if(g>=0){if(b[489+g]==0)d--;else e--;}}$co$(b);for(i=0,k=a[31];i<k;i++){if(b[409+i]==c){j=b[489+i];if(j==0&&d>0||j==1&&e>0)$cn$(b,i);}}if(b[4]==0){$dI$(b,c,1,b[309+c*5+1]);b[266]++;}else $cm$(b,12,c);}
function $dQ$(a,b){let c,d,e;for(c=0,e=a[11];c<e;c++){d=b[349+c];if(d<0)continue;if(b[489+d]==0){b[270]--;$aF$(b,c,0,1);}else{b[271]--;$aF$(b,c,1,1);}b[489+d]++;b[349+c]=(-1);}}
function $dR$(a,b){let c,d,e,f;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0)c++;}if(c>0){$cq$(b,c);return;}if(b[6]==1){for(d=0,f=a[11];d<f;d++)b[2565+d]=b[339+d];}b[266]=1;b[1]=17;}
function $dS$(a,b){let c,d,e;c=$bO$(a,b);if(c>0){$cq$(b,$dT$(a,b,c));return;}for(d=0,e=a[11];d<e;d++)b[344+d]=0;b[1]=14;}
function $dT$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(b[389+e]==0&&b[339+e]==0&&b[344+e]==c)d++;}return d;}
function $dU$(a,b){let c,d,e,f,g,h;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0)c=Math.max(c,b[309+d*5]);}if(c==0){b[1]=16;return;}for(d=0,h=a[11];d<h;d++){if(b[389+d]==0&&b[339+d]==0&&b[309+d*5]==c&&b[344+d]==0){$co$(b);for(f=1,g=$bM$(a,b)+1;f<g;f++){if($bL$(b,f)<0)$cn$(b,f);}$cm$(b,11,d);return;}}b[1]=15;}
function $dV$(a,b){let c,d,e;for(c=0,e=a[11];c<e;c++){b[304+c]=0;for(d=0;d<5;d++)b[2570+c*5+d]+=b[309+c*5+d];}if(b[6]==a[2750])$dW$(a,b);b[272]=(-1);b[273]=(-1);b[266]=0;b[1]=14;}
function $dW$(a,b){let c;for(c=0;c<5;c++)b[309+a[2751]*5+c]+=a[2752+c];}
function $dX$(a,b){let c,d;$co$(b);$cn$(b,0);for(c=0,d=a[11];c<d;c++){if(b[389+c]==0&&a[24+c]!=a[24+b[272]])$cn$(b,1+c);}$cm$(b,9,b[272]);}
function $dY$(a,b){let c,d,e;for(c=0,d=a[11];c<d;c++){if(c!=b[272]&&b[389+c]==0&&b[334+c]<5){$dZ$(a,b,c);return;}}e=b[272];if(e<0||b[334+e]>=5)b[1]=13;else if(b[266]==0)b[1]=12;else $dZ$(a,b,e);}
function $dZ$(a,b,c){let d,e,f,g,h,i,j;d=b[334+c];e=b[304+c];for(f=0,g=d;f<g;f++)e-=b[309+c*5+f];b[267]=d;$co$(b);$cn$(b,0);if(d==1){if(0<(h=a[2689])&&h<=e)$cn$(b,a[2689]);}else{for(i=1,j=e+1;i<j;i++)$cn$(b,i);}$cm$(b,10,c);}
function $ea$(a,b){let c,d,e;c=a[11]*3;while(b[266]<c&&!b[2194+b[266]])b[266]++;if(b[266]>=c){b[266]=0;b[1]=11;return;}d=b[266];b[268]=d;$co$(b);for(e=0;e<6;e++){if(e!=2&&e!=4&&b[2089+d*6+e]>0)$cn$(b,e);}$cm$(b,8,$div(d,3));}
function $eb$(a,b){let c,d,e;b[5]=(-1);b[273]=(-1);b[2315]=(-1);for(c=0,e=a[11];c<e;c++){b[334+c]=0;b[339+c]=0;b[344+c]=0;b[349+c]=(-1);for(d=0;d<5;d++)b[309+c*5+d]=0;}b[266]=0;b[1]=10;}
function $ec$(a,b){let c;b[2315]=(-1);if(b[266]>=3*a[11]){$ed$(a,b);return;}c=$bL$(b,$mod(b[266],a[11])+1);b[2315]=c*3+$div(b[266],a[11]);b[266]++;b[2323]=8;b[1]=28;}
function $ed$(a,b){let c,d;for(c=0,d=a[11];c<d;c++){b[304+c]=a[2730+c];b[339+c]=0;}b[266]=0;b[6]=1;b[1]=9;}
function $ee$(a,b){let c,d,e;if(b[266]>=3*a[11]){b[266]=0;b[1]=a[23]==2?8:9;if(b[1]==9)$ed$(a,b);return;}c=$bL$(b,$mod(b[266],a[11])+1);b[267]=$div(b[266],a[11]);$co$(b);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&$x$(b,d)<0)$cn$(b,d);}$cm$(b,6,c);}
function $ef$(a,b){let c,d,e,f,g,h,i,j;c=3;d=c*2;if(b[266]>=d*a[11]){$ei$(a,b);b[266]=0;b[1]=7;return;}e=$div(b[266],d);f=$mod(b[266],d);g=$div(f,c);h=$K5[$mod(f,c)];b[267]=h;b[268]=g;$co$(b);for(i=0,j=$eg$(a,b,e,h)+1;i<j;i++){if($eh$(a,b,e,g,h,i))$cn$(b,i);}$cm$(b,5,e);}
function $eg$(a,b,c,d){let e,f;e=a[2744+d];for(f=0;f<3;f++)e-=b[2089+(c*3+f)*6+d];return e;}
function $eh$(a,b,c,d,e,f){let g,h,i,j;g=2089+(c*3+d)*6;h=2-d;if(e==1){i=$eg$(a,b,c,e)-f;return f<=a[2673]&&i<=h*a[2673];}j=b[g]+b[g+3]+f;i=$eg$(a,b,c,0)+$eg$(a,b,c,3)-f;if(e==0)i-=Math.min(a[2672]-j,$eg$(a,b,c,3));return j<=a[2672]&&i<=h*a[2672];}
function $ei$(a,b){let c,d,e,f,g;for(c=0,g=a[11];c<g;c++){d=2089+(c*3+3-1)*6;for(e of $K5){f=$eg$(a,b,c,e);b[d+e]+=f;b[274+c*6+e]-=f;}}}
function $ej$(a,b){let c,d,e,f;if(b[266]>=a[2735]*a[11]){b[266]=0;b[1]=7;return;}c=$bL$(b,$mod(b[266],a[11])+1);$co$(b);if(b[274+c*6+5]>=a[2736]){for(d=0,f=a[31];d<f;d++){if(b[409+d]==c){e=b[569+d*6+5];if(e+a[2736]<=a[2737])$cn$(b,d);}}}if(b[4]==0)b[266]++;else $cm$(b,4,c);}
function $ek$(a,b){let c,d,e;c=$bL$(b,$mod(b[266],a[11])+1);$co$(b);if(b[2322]<a[2736]&&b[274+c*6+5]>0){for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&b[569+d*6+5]<a[2737])$cn$(b,d);}}if(b[4]==0){b[266]++;b[1]=3;}else $cm$(b,3,c);}
function $el$(a,b){let c,d;if(b[266]>=a[2735]*a[11]){b[266]=0;b[1]=6;return;}$co$(b);for(c=0,d=a[31];c<d;c++){if(b[409+c]<0)$cn$(b,c);}if(b[4]==0)$ca$(a,b);else $cm$(b,2,$bL$(b,$mod(b[266],a[11])+1));}
function $em$(a,b){if(b[266]<a[11])$cq$(b,a[11]-b[266]);else{b[266]=0;b[1]=a[23]==2?3:5;}}
function $en$(a,b){let c,d,e;while(b[266]<a[29]){if(b[399+2*b[266]]<a[2725+2*b[266]])break;b[266]++;}if(b[266]>=a[29]){b[266]=0;b[1]=2;return;}c=2*b[266];$co$(b);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c+1)$cn$(b,d);}$cm$(b,1,c);}
function $eo$(a,b){if($cf$(a,b)>=0)$cq$(b,a[31]-b[266]);else{b[266]=0;b[1]=a[23]==3?1:2;}}
function $ep$(a){let b;if(a[5]<0||a[389+a[5]]==0)return 0;return 24<=(b=a[1])&&b<48;}
function $eq$(a,b){let c,d,e,f;if(b[2395]>=0){$dt$(a,b,b[2395]);return;}c=b[2394];d=$ci$(b,c);$co$(b);if(d>=0){for(e=0,f=a[31];e<f;e++){if(b[409+e]==c&&$x$(b,e)<0)$cn$(b,e);}}if(b[4]>0)$cm$(b,31,c);else b[2394]=(-1);}
function $er$(a,b,c){let d;d=b[2];if(d==22||d==25)return b[4]-1-among(c,b[4]-1);return among(c,b[4]);}
function $es$(a,b,c){return $et$(a,b,c,a[91563]>0?a[91563]:768134);}
function $et$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];b[3014]++;if(e==10)return $fn$(b,$fo$(a,b,c,d));if(e==13)return $fm$(a,b);if(e==24)return $fl$(a,b,d)>0?0:1;if(e==11)return $fi$(a,b,b[3],c,d);if(e==9||e==30)return 0;if(e==32)return $fh$(a,b)?1:0;if(e==21||e==16||e==5)return b[4]-1;if(e==19||e==27)$fg$(a,b,b[3]);f=(-2000000);g=0;h=0;i=c;for(j=0,l=b[4];j<l;j++){k=$ev$(a,b,b[9+j],d);if(a[91564]>0)k+=$eu$(a,b,b[9+j]);if(k>f){f=k;g=1;h=j;}else if(k==f){g++;i=another(i);if(takes_its_place(i,g))h=j;}}return h;}
function $eu$(a,b,c){let d,e;d=b[2]==22?b[2326]:0;e=(c*80+d)*64+b[2];return $mod(scrambled(e*16+a[91565]),2*a[91564])-a[91564];}
function $ev$(a,b,c,d){let e,f;e=b[2];if(e<9)return $fe$(a,b,c,d);if(e<17)return $fa$(a,b,c,d);if(e==19)return $eS$(a,b,c,d);if(e==22)return c>0?$eO$(a,b,c-1,d):0;if(e==23)return $eM$(a,b,c);if(e==26)return c>0?$eK$(a,b,c-1,d):0;if(e==25)return c>0?$eJ$(a,b,d):0;if(e==27)return $eI$(a,b,c,d);if(e==28)return c==0?0:$eC$(a,b,b[2396],$div(c-1,2),c-1&1,d);if(e==29)return $eB$(a,b,c);if(e==20)return c==0?10:(-(f=c-1,f==0?5:(f==3?4:(f==1?3:2))));if(e==17)return $ez$(a,b,c,d);if(e==18)return $P$(a,b,b[3],c,d)+$ey$(a,b,c);return $ew$(a,b,c,1,d);}
function $ew$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=b[3];g=0;h=(e&4)>0;for(i=0,m=a[32+c];i<m;i++){j=a[112+c*16+i];k=b[409+j];l=$j$(b,569+j*6);if(k==f){g+=l>1?(h?5:2):1;g+=h?$ex$(a,b,f,j):0;}else if(k<0)g+=3;else if(a[24+k]!=a[24+f]){g+=l==1?(h?1:3):(-1);if($x$(b,j)>=0)g-=4;}}if(d&&$j$(b,569+c*6)>1)g--;return $w$(a,b,f,c)>0?Math.min(g,12):0;}
function $ex$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[32+d];f<g;f++){if(b[409+a[112+d*16+f]]==c)e++;}return e;}
function $ey$(a,b,c){let d;d=$s$(a,b,2089+c*6);return $div(($div(d,100000)+$mod(d,100000))*20,100);}
function $ez$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;if(c==0)return 0;e=c-1;f=b[3];g=$P$(a,b,f,e,d);if((h=2089+e*6,$j$(b,h)-b[h+2])==0)return g;i=b[2179+e];j=0;for(k=0,l=a[32+i];k<l;k++)j=j||b[409+a[112+i*16+k]]==f;if(b[5]==f){if(!j||b[2391]!=30)return (-1000000);return $div(g,4)+60+$ey$(a,b,e);}m=b[5];if(d&4&&$div(e,3)==m&&b[2391]==30&&$eA$(a,b,m,d))return g+100+$ey$(a,b,e);n=b[2239+e];if(n<0||b[409+n]!=f||b[2391]!=32)return (-1000000);return $div(g,4)+100+$ey$(a,b,e);}
function $eA$(a,b,c,d){if(a[23]!=0&&a[23]!=2)return 0;if($V$(a,b,c)>=a[30]-5)return 1;return $D$(a,b,c,d)>=a[30]-3;}
function $eB$(a,b,c){let d;if(c==9)return (-1000000);d=c==0?5:(c==3?4:(c==1?3:2));return b[409+b[2397]]<0?(-d):d;}
function $eC$(a,b,c,d,e,f){let g,h,i;g=b[3];if(b[409+d]<0){h=$Q$(a,b,g,d,f);if(f&2&&h<1000)h-=$eG$(a,b,g,c);return h+$j$(b,569+c*6);}i=f&2?$eD$(a,b,g,c,d,f):0;if(i>20)return i+e;if(b[2790+d]<b[2790+c])return 20+2*e+($x$(b,d)>=0?6:0);if(f&2&&e==0&&b[2790+d]==1&&b[2790+c]==1&&$j$(b,569+c*6)>2&&$j$(b,569+d*6)<2)return 3;if(e==1&&b[2790+d]==b[2790+c]&&(b[2790+c]>1||$j$(b,569+c*6)>3))return 6;return (-1000000);}
function $eD$(a,b,c,d,e,f){let g,h,i,j,k;g=$x$(b,e);if(g<0||$x$(b,d)>=0)return 0;h=a[2762];i=$u$(a,b,e,(-1));j=$eE$(a,b,e,i)-$eE$(a,b,e,i+h);k=$div(j*$N$(b,g,f),1000);return k-$eG$(a,b,c,d);}
function $eE$(a,b,c,d){let e;e=$eF$(b,2982,c,d);if(e>0)b[e]=$z$(a,b,b[3],c,d);return b[Math.abs(e)];}
function $eF$(a,b,c,d){let e,f;e=b+4*(c+$div(d,100)&7);f=a[3014];if(a[e]==f&&a[e+1]==c&&a[e+2]==d)return (-(e+3));a[e]=f;a[e+1]=c;a[e+2]=d;return e+3;}
function $eG$(a,b,c,d){let e,f,g;e=$u$(a,b,d,(-1));f=Math.max(1,e-a[2762]);g=$eH$(a,b,d,f)-$eH$(a,b,d,e);return $div(Math.max(0,g)*100,2000);}
function $eH$(a,b,c,d){let e;e=$eF$(b,2950,c,d);if(e>0)b[e]=$q$(a,b,b[3],c,d);return b[Math.abs(e)];}
function $eI$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=c-1;f=(-1000000);for(g=0,j=a[32+e];g<j;g++){h=a[112+e*16+g];i=b[409+h];if(i<0||i==b[3])f=Math.max(f,$eC$(a,b,e,h,0,d));}return f;}
function $eJ$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[2325];e=b[3];f=$s$(a,b,2089+d*6);g=$E$(b,d,b[2179+d]);h=$F$(a,b,e,d,f,b[2179+d],g,c);if(g)f=$mod(f,100000)>=100?Math.max(100,f-100):f;i=b[2327];j=b[2179+d];k=$F$(a,b,e,d,f,i,1,c)-h;if(c&2){l=$z$(a,b,e,i,f+$v$(a,b,i,(-1)));l-=$z$(a,b,e,j,$u$(a,b,j,(-1)));k-=$div(l*$N$(b,d,c),2000);}return k;}
function $eK$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=b[2325];f=b[2179+b[2325]];if(b[409+c]<0)return (-1000000);g=$u$(a,b,c,b[1129+c]);h=b[3];i=$s$(a,b,2089+e*6);j=$de$(a,f,c);k=$E$(b,e,f);l=$G$(a,b,h,e,i,g,c,j,k,d);if(d&2){m=$r$(a,i,g,j);l-=$eL$(a,b,h,e,f,m,d);}return l;}
function $eL$(a,b,c,d,e,f,g){let h,i,j;h=$u$(a,b,e,(-1));i=Math.max(100,$mod(h,100000)-a[f+2])+$div(h,100000)*100000;j=$z$(a,b,c,e,i)-$eE$(a,b,e,h);return $div(Math.max(0,j)*$N$(b,d,g),2000);}
function $eM$(a,b,c){let d,e,f,g,h;if(c>=1000){d=b[3]*3+$div(c,1000)-1;e=b[2179+d];f=b[2239+d];}else{d=15;e=c;f=b[1289+c];}if(b[409+f]<0)return 0;g=$u$(a,b,f,b[1129+f]);h=$eN$(a,b,d,e);return a[$r$(a,h,g,$de$(a,e,f))];}
function $eN$(a,b,c,d){let e;e=c==15?569+d*6:2089+c*6;return $s$(a,b,e)+b[1049+d]*a[2761];}
function $eO$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=b[3];f=b[2326];g=b[2325];if(b[409+c]<0)return g!=15&&b[2209+g]>1?15:(-1000000);h=$u$(a,b,c,b[1129+c]);i=$eN$(a,b,g,f);j=$E$(b,g,f);k=$de$(a,f,c);l=$G$(a,b,e,g,i,h,c,k,j,d);if(d&2&&l<10000){l-=$eR$(a,b,e,f,i,h,k,j);if(g!=15){m=$r$(a,i,h,k);l-=$eL$(a,b,e,g,f,m,d);l+=$eQ$(a,b,e,g,c,i,m,d);}}if(l<=0)return l;return $div(l*(1000-$eP$(a,b,e,c,h)),1000);}
function $eP$(a,b,c,d,e){let f,g,h,i,j,k;f=0;for(g=0,k=a[32+d];g<k;g++){h=a[112+d*16+g];if(b[409+h]!=c)continue;if(b[1289+h]==d){i=$s$(a,b,569+h*6);f=Math.max(f,a[$r$(a,i,e,a[1392+d*16+g])]);}j=$x$(b,h);if(j>=0&&b[2239+j]==d){i=$s$(a,b,2089+j*6);f=Math.max(f,a[$r$(a,i,e,a[1392+d*16+g])]);}}return f;}
function $eQ$(a,b,c,d,e,f,g,h){let i,j;if(b[2209+d]<2)return 0;i=$mod(f,100000)-a[g+2];j=$div(f,100000)*100000+Math.max(0,i);return $div(a[g+1]*$F$(a,b,c,d,j,e,1,h),2000);}
function $eR$(a,b,c,d,e,f,g,h){let i,j,k,l,m;i=$r$(a,e,f,g);j=$u$(a,b,d,(-1));k=a[i+2]+(h?100:0);l=Math.max(100,$mod(j,100000)-k)+$div(j,100000)*100000;m=$q$(a,b,c,d,l)-$eH$(a,b,d,j);return $div(Math.max(0,m)*100,3000);}
function $eS$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;if(c>=10000)return $eX$(a,b,c-10000,d);e=b[3]*3+$div(c,1000)-1;f=$mod(c,1000);g=b[2179+e];if(b[1]==42)return $eV$(a,b,e,g,f,d);h=$s$(a,b,2089+e*6);i=$E$(b,e,g);j=b[3];k=$F$(a,b,j,e,h,g,i,d);l=$F$(a,b,j,e,$eU$(a,b,h,f,d),f,0,d);m=l-k;if(i&&!(d&2))m-=15;return m+(l==0&&k==0?$eT$(b,g,f,d):0);}
function $eT$(a,b,c,d){let e;e=a[2790+b]-a[2790+c];return e*(d&2?40:12);}
function $eU$(a,b,c,d,e){let f,g;f=$s$(a,b,569+d*6);g=e&2?0:1;if(f>0&&$j$(b,569+d*6)>g)c+=f-a[2762]*g;return c;}
function $eV$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;g=b[3];h=$s$(a,b,2089+c*6);i=$E$(b,c,d);if(f&2&&$eW$(a,b,c,d,e,i))return (-1000000);j=0;if(b[409+e]<0)j+=$Q$(a,b,g,e,f);k=$s$(a,b,569+d*6)+$v$(a,b,d,(-1));l=$s$(a,b,569+e*6)+$v$(a,b,e,(-1));if(f&2)m=$z$(a,b,g,e,h+l)-$eE$(a,b,d,h+k);else m=$q$(a,b,g,e,h+l)-$eH$(a,b,d,h+k);j-=$div(m*$N$(b,c,f),1000);j+=$eT$(b,d,e,f);if(!(f&2))return j-(i?15:0);n=Math.max(k,a[2762]);o=$eH$(a,b,d,n)-$eH$(a,b,d,h+k);return j-$div(o*100,700);}
function $eW$(a,b,c,d,e,f){let g,h,i;g=b[3];i=f&&(h=2089+c*6,$j$(b,h)-b[h+2])==1&&$j$(b,569+e*6)==0;if(i&&$w$(a,b,g,e)>0)return !$S$(a,b,g,e);if($O$(b,g)==1&&b[489+e]<b[489+d])return !$S$(a,b,g,e);return 0;}
function $eX$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=b[3]*3+$div(c,1000)-1;f=b[2179+e];g=$mod(c,1000);h=b[3];if($eY$(a,b,h,g))return (-1000000);i=$Q$(a,b,h,g,d);if(i<1000){j=$q$(a,b,h,g,a[2762]);i=$div(i*(1000-j),1000)-20;}k=$u$(a,b,f,(-1));l=Math.max(100,k-a[2762]);m=$eH$(a,b,f,l)-$eH$(a,b,f,k);return i-$div(m*$N$(b,e,d),1000);}
function $eY$(a,b,c,d){let e,f,g,h;for(e=0,h=a[32+d];e<h;e++){f=a[112+d*16+e];if(b[409+f]==c){g=$j$(b,569+f*6)-($x$(b,f)<0?1:0);if(g>0&&g>=$eZ$(a,b,f))return 1;}}return 0;}
function $eZ$(a,b,c){let d,e,f;d=0;for(e=0,f=a[32+c];e<f;e++){if(b[409+a[112+c*16+e]]<0)d++;}return d;}
function $fa$(a,b,c,d){let e;e=b[2];if(e==12)return $fd$(a,b,c,d);if(e==14)return $fc$(a,b,c,d);return $fb$(a,b,c,d);}
function $fb$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[3];if($w$(a,b,e,c)==0)return (-1000000);f=Math.min(b[384+e],$i$(b,c))*a[2761];g=$x$(b,c);h=g>=0?2089+g*6:569+c*6;i=g>=0?g:15;j=g<0||$j$(b,569+c*6)==0;k=$s$(a,b,h);l=$F$(a,b,e,i,k+f,c,j,d);return l-$F$(a,b,e,i,k,c,j,d);}
function $fc$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;e=$div(c,2);f=c&1;g=b[3];h=$w$(a,b,g,e);i=$x$(b,e);if(h==0)return f;j=a[2757+b[267]];k=f>0?i:15;if(f>0){l=$s$(a,b,2089+i*6);m=$E$(b,i,e);}else{l=$s$(a,b,569+e*6);m=i<0;}n=l>0?$F$(a,b,g,k,l,e,m,d):0;o=$F$(a,b,g,k,l+j,e,m,d);o+=h-n;if(d&2){p=$u$(a,b,e,(-1));if(i>=0){q=$z$(a,b,g,e,p)-$z$(a,b,g,e,p+j);o+=$div(q*$N$(b,i,d),1000);}q=$q$(a,b,g,e,p)-$q$(a,b,g,e,p+j);o+=$div(q*100,200)+300*f;}return o+10;}
function $fd$(a,b,c,d){let e,f,g,h,i,j;e=b[3];f=$u$(a,b,c,(-1));if(b[489+c]==0)g=f+a[2691]*a[2762];else{g=f-$v$(a,b,c,(-1));g+=a[2692]*a[2761];}h=$q$(a,b,e,c,f)-$q$(a,b,e,c,g);i=100+($x$(b,c)>=0?200:0);j=$x$(b,c);if(d&4&&j>=0){h=$z$(a,b,e,c,f)-$z$(a,b,e,c,g);i=100+$N$(b,j,d);}return $div(h*i,100)+$w$(a,b,e,c);}
function $fe$(a,b,c,d){let e;e=b[2];if(e==1||e==2)return 4*$ex$(a,b,b[3],c)-a[32+c];if(e==7)return $ff$(b,c,d);if(e==8)return (-(c==0?5:(c==3?4:(c==1?3:2))));return $ew$(a,b,c,e==6,d);}
function $ff$(a,b,c){let d,e,f;if(b==0)return 0;d=a[2315]>=0?a[2315]:a[2395];e=b-1;f=c&2?0:1;if(e!=4&&$j$(a,569+a[2179+d]*6)<=f)return (-1000000);return 1+(e==0?5:(e==3?4:(e==1?3:2)));}
function $fg$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=1;for(e=0,f=a[31];e<f;e++)d=d&&b[2790+e]==0==$t$(a,b,c,e);if(d)return;for(e=0,g=a[31];e<g;e++)b[2790+e]=$t$(a,b,c,e)?0:20;h=0;i=1;while(i){i=0;for(e=0,m=a[31];e<m;e++){if(b[2790+e]!=h)continue;for(j=0,l=a[32+e];j<l;j++){k=a[112+e*16+j];if(b[2790+k]>h+1){b[2790+k]=h+1;i=1;}}}h++;}}
function $fh$(a,b){let c,d,e,f;c=b[2327];d=$s$(a,b,2338)+$s$(a,b,2344);e=$s$(a,b,2352)+$s$(a,b,2358);e+=$v$(a,b,c,b[2364]);f=a[$r$(a,d,e,$de$(a,b[2326],c))];return (b[2390]==0?f:1000-f)>=750;}
function $fi$(a,b,c,d,e){let f;if(!(e&128)||$fk$(a,b,e))return 0;f=$fj$(a,b,c,1,d,e);return f>0?Math.max(0,b[4]-f):0;}
function $fj$(a,b,c,d,e,f){let g,h,i,j;g=Math.min(b[6]-1,3);if(a[23]!=1&&$D$(a,b,c,f)>=a[30])g=5;else if(b[304+c]>Math.min($e$(b,274+c*6,a,2675),$div(b[399+c],2)))g=4;h=90963+c*120+g*20+d*4;i=among(e,1000);j=0;while(j<3&&i>=a[h+j])j++;return j;}
function $fk$(a,b,c){let d,e;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&$eA$(a,b,d,c))return 1;}return 0;}
function $fl$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[2327];e=b[2326];f=b[2325];g=$s$(a,b,2338)+$s$(a,b,2344);h=$s$(a,b,2352)+$s$(a,b,2358);if(b[2364]>0)h+=$v$(a,b,d,b[2364]);i=$E$(b,f,e);j=b[3];c=c&1023;k=$G$(a,b,j,f,g,h,d,0,i,c);if(c&2&&f!=15){l=$r$(a,g,h,0);k-=$eL$(a,b,j,f,e,l,c);}return k;}
function $fm$(a,b){let c,d,e,f,g,h,i;c=b[3];d=b[267];e=b[4]-1;if(d!=0)return e;f=274+c*6;g=a[2675];h=$e$(b,f,a,2675)-$div(b[f]+g-1,g);i=b[309+c*5+2];return Math.min(e,Math.max(0,i-h));}
function $fn$(a,b){let c,d,e;c=0;for(d=0,e=a[4];d<e;d++){if(a[9+d]<=b)c=d;}return c;}
function $fo$(a,b,c,d){let e,f,g,h,i,j;e=b[3];f=b[267];g=b[304+e];for(h=0,i=f;h<i;h++)g-=b[309+e*5+h];if(f==0)return Math.min(g,$fs$(a,b,e,c,d));if(f==1)return $fq$(a,b,e,g,c,d);if(f==2){if(d&128&&$eA$(a,b,e,d))return Math.min(g,Math.min($e$(b,274+e*6,a,2675),$div(b[399+e],2)));j=d&128?$fj$(a,b,e,3,c,d):0;return Math.min(Math.max(0,g-j),Math.min($e$(b,274+e*6,a,2675),$div(b[399+e],2)));}return $fp$(a,b,e,g,c,d);}
function $fp$(a,b,c,d,e,f){let g;if(f&17)return f&32?d:0;if(f&32)return d;if(f&128){g=$div(d*$fj$(a,b,c,4,e,f),2);return Math.max(g,d-1);}return $div(d,2);}
function $fq$(a,b,c,d,e,f){let g;g=a[2689];if(f&8||d<g||g<=0)return 0;if(b[270]==0&&b[271]==0)return 0;if(f&128){if($fr$(a,b,c))return g;if($eA$(a,b,c,f))return 0;return g*$fj$(a,b,c,2,e,f);}if(f&1)return d>=5?g:0;return d-Math.min($e$(b,274+c*6,a,2675),$div(b[399+c],2))>=g&&among(e,100)<70?g:0;}
function $fr$(a,b,c){let d,e,f,g,h,i;if($O$(b,c)>1)return 0;for(d=c*3,i=(c+1)*3;d<i;d++){e=b[2179+d];if(e>=0&&b[489+e]==0&&b[270]>0){f=$u$(a,b,e,(-1));g=a[2691]*a[2762];h=$z$(a,b,c,e,f)-$z$(a,b,c,e,f+g);return h>200;}}return 0;}
function $fs$(a,b,c,d,e){let f;if(e&65)return 0;if(e&128){if($eA$(a,b,c,e))return 3;if($fk$(a,b,e))return 2;return $fj$(a,b,c,0,d,e);}f=b[304+c]-Math.min($e$(b,274+c*6,a,2675),$div(b[399+c],2));return among(d,100)<15||f>0?1:0;}
function $ft$(a,b,c){return $et$(a,b,c,768166);}
function $fu$(a,b,c){return $et$(a,b,c,768150);}
function $fv$(a,b,c){return $et$(a,b,c,768142);}
function $fw$(a,b,c){return $et$(a,b,c,768198);}
function $fx$(a,b,c){return $et$(a,b,c,716800);}
function $fy$(a,b,c){return $et$(a,b,c,921601);}
function $fz$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$g$(a,k,a[10]-1,word_at(i,j+o,0));$fE$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$fD$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$ac$(a,k))return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$fC$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$ah$(a,k,l);B=$Z$(a,k,w);$ae$(a,k,l);y=k[9+B];}if(n.length>0)r=$fB$(k,y,n,r);$fA$(a,k,y);}$n$(a,k,m[o]);}return 0;}
function $fA$(a,b,c){$an$(a,b,c);$fE$(a,b);}
function $fB$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $fC$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $fD$(a,b,c){let d,e,f,g;d=b[6]-1;if(0<=(e=d)&&e<40){for(f=0,g=a[11];f<g;f++)c[265+d*5+f]=1+b[399+f];}}
function $fE$(a,b){while(b[7]==0){b[0]=(-1);$ad$(b);$cj$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$an$(a,b,b[0]<0?b[9]:0);}b[0]=0;}
const DICE=new Dice($a$),GAME={"name": "swords", "row": 541, "aside": 230, "notes": 225, "redrawn": 24301, "by_choice": true, "searched": 6202052, "author": "planner"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first),passage_wipe=(state,first,numbers)=>state.fill(0,first,first+numbers);
const RULES={prepare:$cj$,settle:$an$,hide:$ah$,show:$ae$,clear:$ad$,decides:$ac$,asked:$Z$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$ad$,record:$n$,redraw:$g$,is_rival:$f$,koku_to_levy:$d$,levy_row:$c$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$fy$,$fx$,$fw$,$fv$,$fu$,$ft$,$es$,$er$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf,drawn}=$games.playing($fz$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,DICE,facesOf,drawn};})();
