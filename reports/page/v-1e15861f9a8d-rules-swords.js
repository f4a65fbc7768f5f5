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
function $g$(a,b,c,d){let e,f,g,h;if(b[1]==11||b[1]==12){for(e=0,g=a[11];e<g;e++){f=b[273]==e&&b[272]==c;if(b[2]==9)f=0;if(a[24+c]!=a[24+e]&&!f)d=$n$(a,b,e,d);}}if(!(b[1]>=21&&b[269]<a[2685]))return;for(e=0,h=a[11];e<h;e++){if(a[24+c]!=a[24+e])d=$h$(a,b,e,d);}}
function $h$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=2400+c*32;for(f=0,g=a[31];f<g;f++){if(b[409+f]==c&&b[1049+f]>0){$m$(b,c,b[1049+f]);b[1049+f]=0;}}for(h=0;h<32;h++){i=b[e+h];b[e+h]=0;if(i==0)continue;j=0;for(f=0,k=a[31];f<k;f++){if($i$(b,c,f,i))j++;}l=among(uniform_of(d),j);d=next_word(d);for(f=0,m=a[31];f<m;f++){if($i$(b,c,f,i)){if(l==0){b[1049+f]=i;break;}l--;}}}return d;}
function $i$(a,b,c,d){if(a[409+c]!=b||a[1049+c]>0)return 0;return $j$(a,c)>=d;}
function $j$(a,b){let c,d,e,f,g;c=$l$(a,b)-a[1049+b];d=a[409+b];if(d>=0){for(e=d*3,g=(d+1)*3;e<g;e++){if(a[2179+e]==b)c+=(f=$k$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4];}}return c;}
function $k$(a,b){let c,d;c=0;for(d=0;d<6;d++){if(d!=4)c+=a[b+d];}return c;}
function $l$(a,b){let c,d;c=569+b*6;return (d=$k$(a,c),Math.max(0,d-1))-a[c+4];}
function $m$(a,b,c){let d,e,f,g;d=2400+b*32;for(e=d,g=d+32;e<g;e++){if(a[e]<c){f=a[e];a[e]=c;c=f;}}}
function $n$(a,b,c,d){let e,f,g,h,i,j,k;e=309+c*5;if(b[334+c]<5)return d;f=b[304+c];for(g=0;g<5;g++){h=g;b[e+h]=0;}if(0<(i=a[2689])&&i<=f&&among(uniform_of(d),2)==1){b[e+1]=a[2689];f-=a[2689];}d=next_word(d);for(j=0,k=f;j<k;j++){h=among(uniform_of(d),4);d=next_word(d);b[e+(h<1?h:h+1)]++;}return d;}
function $o$(a,b,c){let d,e,f,g;$Y$(a,b,c);if(b[7]!=6)return;c[465]=$X$(a);for(d=0,g=a[11];d<g;d++){e=471+d*14;for(f=0;f<14;f++)c[e+f]=0;c[466+d]=b[389+d]==0;if(b[389+d]==0)$p$(a,b,c,d,e);}}
function $p$(a,b,c,d,e){let f,g,h,i;f=Math.max(1,a[30]);g=$W$(a,b,d);h=$div(1000*g,f);i=Math.max(0,10-(f-g));c[e]=h;c[e+1]=$div(h*h,1000);c[e+2]=$div(1000*i*i,100);c[e+12]=$div(1000*b[304+d],10);c[e+13]=1000*(b[272]==d);c[e+11]=100*Math.max(0,$E$(a,b,d,768134)-g);$z$(a,b,c,d,e);$q$(a,b,c,d,e);}
function $q$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=0;h=0;for(i=0,k=a[31];i<k;i++){if(b[409+i]==d){f+=(j=569+i*6,$k$(b,j)-b[j+2]);g+=b[489+i]!=0;if($y$(b,i)<0&&$x$(a,b,d,i)>0)h+=$r$(a,b,d,i,$v$(a,b,i,(-1)));}}c[e+5]=$div(1000*f,30);c[e+8]=$div(1000*g,5);c[e+10]=$div(h,10);}
function $r$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=1000;for(g=0,m=a[32+d];g<m;g++){h=d*16+g;i=a[112+h];if(!$u$(a,b,c,i))continue;j=a[1392+h];k=$t$(a,b,569+i*6);f=$div(f*(1000-(k==0?0:a[$s$(a,k,e,j)])),1000);l=$y$(b,i);if(l>=0&&b[2194+l]==0){k=$t$(a,b,2089+l*6);f=$div(f*(1000-(k==0?0:a[$s$(a,k,e,j)])),1000);}}return 1000-f;}
function $s$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=$div(b,100000);f=$mod(b,100000);g=$div(c,100000);h=$mod(c,100000);i=Math.max(e,g);j=Math.max(f,h);if(i>600||j>1400){k=Math.max(10000,$div(100*i,6),$div(100*j,14));e=$div(e*10000,k);f=$div(f*10000,k);g=$div(g*10000,k);h=$div(h*10000,k);}l=15;m=$div(e+50,100)*l+$div(f+50,100);n=$div(g+50,100)*l+$div(h+50,100);if(n==0&&c>0)n=1;if(m==0&&b>0)m=1;return 2763+((m*105+n)*2+d)*4;}
function $t$(a,b,c){let d,e;d=0;for(e=0;e<6;e++)d+=b[c+e]*a[2757+e];return d;}
function $u$(a,b,c,d){let e;e=b[409+d];return e>=0&&a[24+e]!=a[24+c];}
function $v$(a,b,c,d){let e,f;e=$t$(a,b,569+c*6)+$w$(a,b,c,d);e+=b[1049+c]*a[2761];f=$y$(b,c);if(f>=0)e+=$t$(a,b,2089+f*6);return e;}
function $w$(a,b,c,d){let e,f;e=b[489+c];if(e==0)return 0;f=d<0?(e==0?0:(e==1?a[2691]:a[2692])):d;return f*a[2757+(e==1?5:4)];}
function $x$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[32+d];f<g;f++){if($u$(a,b,c,a[112+d*16+f]))e++;}return e;}
function $y$(a,b){let c,d,e,f;c=a[409+b];d=(-1);if(c>=0){for(e=c*3,f=(c+1)*3;e<f;e++){if(a[2179+e]==b&&(d<0||e!=a[2315]))d=e;}}return d;}
function $z$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=0;g=0;h=0;i=0;for(j=d*3,m=(d+1)*3;j<m;j++){k=b[2179+j];if(k>=0){f++;g+=(l=2089+j*6,$k$(b,l)-b[l+2]);h+=b[2209+j]-1;i+=$A$(a,b,d,k,$v$(a,b,k,(-1)));}}c[e+3]=1000*(f==1);c[e+4]=1000*(f==2);c[e+6]=$div(1000*g,12);c[e+7]=$div(1000*h,6);c[e+9]=$div(i,Math.max(1,f));}
function $A$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=1000;g=0;for(h=0,p=a[32+d];h<p;h++){i=d*16+h;j=a[112+i];if(!$u$(a,b,c,j))continue;k=a[1392+i];l=b[409+j];m=$s$(a,$t$(a,b,569+j*6),e,k);f=$div(f*(1000-a[m]),1000);e=$D$(a,e,m);for(n=l*3,o=(l+1)*3;n<o;n++){if((g>>n&1)==0&&b[2194+n]==0&&$B$(a,b,n,j)){g|=1<<n;m=$s$(a,$t$(a,b,2089+n*6),e,k);f=$div(f*(1000-a[m]),1000);e=$D$(a,e,m);}}}return 1000-f;}
function $B$(a,b,c,d){let e,f,g;if(b[2179+c]<0)return 0;if($C$(a,b,c,d))return 1;if(b[2209+c]<2)return 0;for(e=0,g=a[32+d];e<g;e++){f=a[112+d*16+e];if(b[409+f]==b[409+d]&&$C$(a,b,c,f))return 1;}return 0;}
function $C$(a,b,c,d){let e,f,g;e=b[2179+c];if(e==d)return 1;for(f=0,g=a[32+d];f<g;f++){if(a[112+d*16+f]==e)return 1;}return 0;}
function $D$(a,b,c){let d,e;d=$mod(b,100000);e=Math.max(0,d-a[c+3]);return Math.max(100,b-d+e);}
function $E$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=$W$(a,b,c);f=0;for(g=0,m=a[31];g<m;g++){if(b[409+g]!=c)continue;h=$y$(b,g);i=569+g*6;if($k$(b,i)>0){j=$G$(a,b,c,15,$t$(a,b,i),g,h<0,d);e=e+(j>0?1:0);f=Math.max(f,j);}if(h>=0&&b[2194+h]==0){k=$F$(b,h,g);l=$t$(a,b,2089+h*6);j=$G$(a,b,c,h,l,g,k,d);e=e+(j>0?1:0);f=Math.max(f,j);}}return f>=10000?a[30]:e;}
function $F$(a,b,c){let d,e;if(b==15)return $y$(a,c)<0;d=569+c*6;for(e=0;e<6;e++){if(e!=4&&a[d+e]>0)return 0;}return 1;}
function $G$(a,b,c,d,e,f,g,h){let i,j,k,l,m,n,o,p;i=0;for(j=0,p=a[32+f];j<p;j++){k=f*16+j;l=a[112+k];if(b[409+l]>=0&&$V$(a,b,c,l,1)){m=$v$(a,b,l,(-1));n=a[1392+k];o=$H$(a,b,c,d,e,m,l,n,g,h);i=Math.max(i,o);}}return i;}
function $H$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$s$(a,e,f,h);l=a[k];m=a[k+1];n=$R$(a,b,c,g,j);o=$y$(b,g);p=o>=0?$Q$(a,b,c,o,j):0;if(l<$div(j,1024)&&n+p<20000)return (-1000000);if(!i)m=l;q=(m+$div(l-m,3))*n+l*p;if(i)q-=(1000-l)*100;if(j&2&&d!=15)q-=$div((1000-l)*$O$(b,d,j),2);if(o>=0&&j&4&&a[23]==2)q+=$I$(a,b,c,o,f,k);return $div(q,1000)+$div((a[k+3]-a[k+2])*20,100);}
function $I$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q,r,s;g=$div(d,3);h=a[f];i=(1<<a[11])-1-(1<<c);j=1000;k=1000;l=1;for(m=g*3,o=(g+1)*3;m<o;m++){if(m!=d&&b[2179+m]>=0){n=$v$(a,b,b[2179+m],(-1));l=0;j=$div(j*$M$(a,b,m,n,1<<c),1000);k=$div(k*$M$(a,b,m,n,i),1000);}}if(k==0&&j==0)return 0;p=$M$(a,b,d,e,i);q=$M$(a,b,d,$D$(a,e,f),i);r=$div(h*(1000-j)+(1000-h)*q,1000);s=$div(k*(r-p),1000)*$L$(a,b,c,g);if(!l)s+=$div(h*j,1000)*$J$(a,b,c,g);return s;}
function $J$(a,b,c,d){let e,f,g,h,i;e=b[399+d];f=0;g=0;for(h=0,i=a[11];h<i;h++){if(h==d||b[389+h]>0)continue;if(a[24+h]!=a[24+c]){f++;g=Math.max(g,b[399+h]);}}if(f==0)return 20000;if(a[23]==2)return e+$W$(a,b,c)>=g?20000:(-20000);if($K$(a,b,c)&&e+$W$(a,b,c)>=a[30])return 20000;return 0;}
function $K$(a,b,c){let d,e;if(a[23]==0||a[23]==2)return 1;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&a[24+d]!=a[24+c]&&b[339+d]>b[339+c])return 0;}return 1;}
function $L$(a,b,c,d){let e,f;for(e=0,f=a[11];e<f;e++){if(e!=c&&e!=d&&b[389+e]==0&&b[399+e]+b[399+d]>=b[399+c])return $div((-20000),a[11]);}return 20000;}
function $M$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r;f=b[2179+c];g=$div(c,3);h=1000;for(i=0,n=a[11]*3;i<n;i++){j=$div(i,3);if((e>>j&1)>0&&a[24+j]!=a[24+g]&&b[2179+i]>=0&&b[2194+i]==0){k=$t$(a,b,2089+i*6);l=$s$(a,k,d,0);m=$N$(a,b,i,k,f);h=$div(h*(1000-$div(a[l]*m,1000)),1000);d=m>500?$D$(a,d,l):d;}}for(o=0,r=a[32+f];o<r;o++){p=f*16+o;q=a[112+p];if($u$(a,b,g,q)&&(e>>b[409+q]&1)>0){l=$s$(a,$t$(a,b,569+q*6),d,a[1392+p]);h=$div(h*(1000-a[l]),1000);d=$D$(a,d,l);}}return 1000-h;}
function $N$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o;f=$div(c,3);g=0;for(h=0,o=a[32+e];h<o;h++){i=a[112+e*16+h];if(b[409+i]==f&&$B$(a,b,c,i))return 1000;if(b[409+i]==f||b[2209+c]<2)continue;for(j=0,n=a[32+i];j<n;j++){k=i*16+j;l=a[112+k];if(b[409+l]==f&&$B$(a,b,c,l)){m=$v$(a,b,i,(-1));g=Math.max(g,a[$s$(a,d,m,a[1392+k])+1]);}}}return g;}
function $O$(a,b,c){let d,e,f,g;d=100+30*a[2209+b]+20*$k$(a,2089+b*6);if(c&4){e=$div(b,3);f=$P$(a,e)-1;g=a[399+e]*100;d+=f==0?g:$div(g,2+4*f);}return c&256?2*d:d;}
function $P$(a,b){let c,d,e;c=0;for(d=b*3,e=(b+1)*3;d<e;d++){if(a[2179+d]>=0)c++;}return c;}
function $Q$(a,b,c,d,e){let f,g;f=100+30*b[2209+d];g=$div(d,3);if(!(e&4))return f;if($P$(b,g)>1)return f+$div(b[399+g]*100,12);return f+b[399+g]*100+$J$(a,b,c,g);}
function $R$(a,b,c,d,e){let f,g,h,i;f=100+30*b[489+d];if(!(e&4))return f;if($T$(a,b,c,d))return 20000;f-=15*$x$(a,b,c,d);g=b[399+c];h=a[2703];if(g+1>=h*a[2704]&&$mod(g+1,h)==0)f+=20;i=b[409+d];if(i>=0){f+=($W$(a,b,i)>=a[30]-4?100:0)+$div(b[399+i]*100,100);if(e&512&&$S$(a,b,c,i))f+=100;}return f;}
function $S$(a,b,c,d){let e,f,g;e=$W$(a,b,d);for(f=0,g=a[11];f<g;f++){if(a[24+f]!=a[24+c]&&$W$(a,b,f)>e)return 0;}return 1;}
function $T$(a,b,c,d){let e;e=a[30]-$W$(a,b,c);if(e>6||!$K$(a,b,c))return 0;if(e>1&&b[5]==c){e-=$U$(a,b,c);if(b[409+d]<0)e++;}return e<=1;}
function $U$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o;d=2870;for(e=0,j=a[31];e<j;e++){b[d+e]=0;if(b[409+e]==c){f=$y$(b,e);g=$k$(b,569+e*6);b[d+e]=f<0?g-1:g;if(f>=0&&b[2179+f]>=0&&b[2194+f]==0){i=(h=2089+f*6,$k$(b,h)-b[h+2]);b[d+e]+=a[2723]?i:Math.min(1,g+i);}}}k=0;for(e=0,o=a[31];e<o;e++){if(b[409+e]>=0||b[1929+e]>0)continue;for(l=0,n=a[32+e];l<n;l++){m=a[112+e*16+l];if(b[d+m]>0){b[d+m]--;k++;break;}}}return k;}
function $V$(a,b,c,d,e){let f;f=b[409+d];if(f<0)return 1;if(a[24+f]==a[24+c])return 0;return !(e&&b[6]<=a[2705]&&$y$(b,d)>=0);}
function $W$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(a[24+e]==a[24+c])d+=b[399+e]+b[404+e];}return d;}
function $X$(a){let b;if(a[23]==3)return 1;b=2+a[11]-3+(a[23]==2?3:0);return b;}
function $Y$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0,l=a[11];g<l;g++){c[5+g]=b[399+g]+b[404+g];c[10+g]=$P$(b,g);h=b[389+g];i=b[394+g];c[15+g]=h;c[20+g]=i;c[25+g]=b[2560+g];c[30+g]=b[2565+g];j=b[339+g];k=$Z$(a,b,g);c[35+g]=j;c[40+g]=k;}for(m=0;m<25;m++){n=b[2570+m];o=b[2595+m];c[45+m]=n;c[70+m]=o;}for(m=0;m<90;m++)c[95+m]=b[2620+m];for(m=0,p=a[31];m<p;m++)c[185+m]=b[2710+m];q=0;r=(-1);c[3]=(-1);for(g=0,s=a[11];g<s;g++){if(c[5+g]>r){r=c[5+g];q=1<<g;c[3]=g;}else if(c[5+g]==r){q=q|1<<g;c[3]=(-1);}}c[4]=0;if(b[8]>=0)c[4]=1<<b[8];else if(b[7]==4)c[4]=q;}
function $Z$(a,b,c){let d,e,f,g,h;d=0;for(e=c*3,f=(c+1)*3;e<f;e++){if(b[2179+e]>=0)d+=$k$(b,2089+e*6);}for(g=0,h=a[31];g<h;g++){if(b[409+g]==c)d+=$k$(b,569+g*6);}return d;}
function $aa$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ab$(a,b);if(e>=0)return e;}return d;}
function $ab$(a,b){let c,d,e,f,g,h,i,j;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(0)return (-1);d=b[2];for(e=0,i=a[c];e<i;e++){f=c+65+2*e;if(a[f]==d){for(g=0,h=b[4];g<h;g++){if($ac$(a,b,d,b[9+g],a[f+1]))return g;}}}if(a[c+1+d]){for(g=0,j=b[4];g<j;g++){if(b[9+g]==0)return g;}}return (-1);}
function $ac$(a,b,c,d,e){if(c==10){if($div(e,1000)!=b[267])return 0;return d==$mod(e,1000)||$mod(e,1000)==999&&d==b[9+b[4]-1];}if(c==11)return d==e||e==9&&d==b[9+b[4]-1];if(c==13)return d==$mod(e,1000)&&$div(e,1000)==b[267];if(c==15)return d==e&&b[1049+d]==0;if(c==16)return d==$mod(e,1000)&&$div(e,1000)==b[268];return d==e;}
function $ad$(a,b){let c;c=b[2];if(c==10)return Boolean(b[334+b[3]]==0);if(c==19)return Boolean(b[2315]<0&&b[2317]<0);if(c==17)return Boolean(b[2391]==30||b[2391]==32);if(c==11||c==15||c==27)return 1;if(c==22||c==24)return 1;return Boolean(c==25||c==26);}
function $ae$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $af$(a,b,c){let d,e,f,g,h,i,j;if(11<=(d=b[1])&&d<=21){for(e=0,f=a[11];e<f;e++){if(a[24+b[3]]!=a[24+e])$ah$(a,b,e,c);}$ag$(a,b,c);}if(b[1]>=21&&b[269]<a[2685]){for(g=0,i=a[31];g<i;g++){h=b[409+g];if(h>=0&&a[24+b[3]]!=a[24+h])b[1049+g]=c[70+g];}for(j=2400;j<2560;j++)b[j]=0;}}
function $ag$(a,b,c){let d,e;if(b[1]==19){for(d=0,e=a[31];d<e;d++)b[1209+d]=c[150+d];}}
function $ah$(a,b,c,d){let e,f,g,h,i;e=c*13;for(f=0;f<5;f++)b[309+c*5+f]=d[e+f];e+=5;g=d[e];h=d[e+1];b[344+c]=g;b[349+c]=h;for(i=0;i<6;i++)b[354+c*6+i]=d[e+2+i];b[384+c]=d[65+c];}
function $ai$(a,b,c){let d,e,f;if(11<=(d=b[1])&&d<=21){for(e=0,f=a[11];e<f;e++){if(a[24+b[3]]!=a[24+e])$am$(a,b,e,c);}$al$(a,b,c);}if(b[1]>=21&&b[269]<a[2685])$aj$(a,b,c);}
function $aj$(a,b,c){let d,e,f,g;for(d=0,g=a[31];d<g;d++){e=b[1049+d];c[70+d]=e;f=b[409+d];if(e>0&&a[24+b[3]]!=a[24+f]){b[1049+d]=0;if(b[1]!=21)$ak$(a,b,f,e);}}}
function $ak$(a,b,c,d){$m$(b,c,a[2719]?d:1);}
function $al$(a,b,c){let d,e,f;if(b[1]==19){for(d=0,f=a[31];d<f;d++){c[150+d]=b[1209+d];e=b[409+d];if(e>=0&&a[24+b[3]]!=a[24+e])b[1209+d]=0;}}}
function $am$(a,b,c,d){let e,f,g,h,i;e=c*13;for(f=0;f<5;f++){d[e+f]=b[309+c*5+f];if($an$(b,c))b[309+c*5+f]=0;}e+=5;g=b[344+c];h=b[349+c];d[e]=g;d[e+1]=h;b[344+c]=0;b[349+c]=(-1);for(i=0;i<6;i++){d[e+2+i]=b[354+c*6+i];b[354+c*6+i]=0;}d[65+c]=b[384+c];b[384+c]=0;}
function $an$(a,b){if(a[1]!=11&&a[1]!=12)return 0;return !(a[3]==a[272]&&a[273]==b);}
function $ao$(a,b,c){if(b[2394]>=0)$ci$(a,b,c);else $ap$(a,b,c);}
function $ap$(a,b,c){let d;d=b[1];if(d<26){if(d<12){if(d<5){if(d<2){if(d<1)$cf$(a,b,c);else $ce$(a,b,c);}else if(d<3)$cd$(a,b,c);else if(d<4)$ca$(a,b,c);else $bZ$(a,b,c);}else if(d<7){if(d<6)$bX$(a,b,c);else $bW$(a,b,c);}else if(d<10)$bV$(a,b,c);else if(d<11)$bT$(a,b,c);else $bS$(a,b,c);}else if(d<18){if(d<15){if(d<14)$bR$(a,b,c);else $bQ$(b,c);}else if(d<16)$bO$(a,b,c);else if(d<17)$bK$(a,b,c);else $bJ$(b,c);}else if(d<21){if(d<19)$bI$(b,c);else $bH$(b,c);}else if(d<24)$bG$(b,c);else if(d<25)$bC$(a,b,c);else $bB$(b,c);}else if(d<40){if(d<35){if(d<30){if(d<28)$bA$(b,c);else $by$(b,c);}else if(d<32)$bx$(b,c);else if(d<34)$bw$(a,b,c);else $bv$(b,c);}else if(d<37){if(d<36)$bu$(a,b,c);else $bt$(b,c);}else if(d<38)$bb$(a,b,c);else if(d<39)$aW$(a,b,c);else $aU$(a,b,c);}else if(d<46){if(d<43){if(d<42)$aT$(b,c);else $bC$(a,b,c);}else if(d<44)$aR$(a,b,c);else if(d<45)$aQ$(b,c);else $aP$(a,b,c);}else if(d<51){if(d<47)$aO$(b,c);else if(d<50)$aK$(a,b,c);else $aJ$(b,c);}else if(d<52)$aI$(a,b,c);else if(d<53)$aH$(b,c);else $aq$(a,b,c);}
function $aq$(a,b,c){let d,e;d=(-1);e=b[2391];b[272]=d;b[1]=e;if(1+c>=a[2695]){$aG$(b,b[2393],7,1);$ar$(a,b,b[2392],b[2393]);}}
function $ar$(a,b,c,d){let e,f;e=b[2179+c];b[2089+c*6+2]=0;b[2194+c]=1;b[2239+c]=(-1);if((f=2089+c*6,$k$(b,f)-b[f+2])==0){$aF$(b,c);$aG$(b,$div(c,3),16,1);$aE$(b,e);$as$(a,b,$div(c,3),d);}}
function $as$(a,b,c,d){if(b[389+c]==0&&$P$(b,c)==0){if(b[389+d]>0||$P$(b,d)==0)d=(-1);$at$(a,b,c,d);}}
function $at$(a,b,c,d){b[389+c]=b[6];b[394+c]=d;if(b[272]==c)b[272]=(-1);if(d>=0)$aA$(a,b,c,d);else $ay$(a,b,c);if(b[7]==0&&a[23]==2)$ax$(a,b,d);$au$(a,b);if(b[7]==0&&d>=0)b[2394]=d;}
function $au$(a,b){let c,d,e,f,g,h,i;c=0;d=(-1);for(e=0,i=a[29];e<i;e++){f=0;for(g=0,h=a[11];g<h;g++){if(a[24+g]==e&&b[389+g]==0)f=1;}if(f){c=c+1;d=$aw$(a,e);}}if(c<=1)$av$(b,3,d);}
function $av$(a,b,c){if(a[7]==0){a[7]=b;a[8]=c;}}
function $aw$(a,b){let c,d;for(c=0,d=a[11];c<d;c++){if(a[24+c]==b)return c;}return (-1);}
function $ax$(a,b,c){let d,e,f,g,h,i;d=(-1);e=0;f=(-1);for(g=0,i=a[11];g<i;g++){h=b[399+g]+b[404+g];if(b[389+g]>0||$P$(b,g)==0)continue;if(h>d){d=h;e=1;f=g;}else if(h==d){e++;if(g==c)f=g;}}if(e>1&&f!=c)f=(-1);$av$(b,4,f);}
function $ay$(a,b,c){let d,e,f;for(d=0,f=a[31];d<f;d++){if(b[1929+d]==1+c)$az$(b,d);if(b[409+d]!=c)continue;b[269]+=b[1049+d]+b[569+d*6+4];b[1049+d]=0;b[569+d*6+4]=0;for(e=0;e<6;e++){b[274+c*6+e]+=b[569+d*6+e];b[569+d*6+e]=0;}b[409+d]=(-1);b[1289+d]=(-1);}b[399+c]=0;}
function $az$(a,b){if(a[1929+b]>0){a[404+a[1929+b]-1]--;a[1929+b]=0;}}
function $aA$(a,b,c,d){let e,f,g;$aG$(b,d,17,1);for(e=0;e<6;e++){b[274+d*6+e]+=b[274+c*6+e];b[274+c*6+e]=0;}for(f=0,g=a[31];f<g;f++){if(b[409+f]==c){b[409+f]=d;b[1289+f]=(-1);}else if(b[409+f]<0&&b[1849+f]==1+c&&a[2722]){$az$(b,f);b[1929+f]=1+d;b[404+d]++;}}b[399+d]+=b[399+c];b[399+c]=0;$aD$(a,b,c,d);$aB$(a,b,d,2);}
function $aB$(a,b,c,d){if((a[23]==0||a[23]==2)&&$aC$(a,b,a[24+c])>=a[30])$av$(b,d,c);}
function $aC$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(a[24+e]==c)d+=b[399+e]+b[404+e];}return d;}
function $aD$(a,b,c,d){let e,f;for(e=0,f=a[31];e<f;e++){if(b[1929+e]==1+c){b[1929+e]=1+d;b[404+c]--;b[404+d]++;}}}
function $aE$(a,b){let c;c=a[409+b];if(c<0||$k$(a,569+b*6)>0||$y$(a,b)>=0)return;a[269]+=a[1049+b]+a[569+b*6+4];a[1049+b]=0;a[569+b*6+4]=0;a[409+b]=(-1);a[399+c]--;a[1849+b]=1+c;a[1289+b]=(-1);}
function $aF$(a,b){let c,d,e;c=2089+b*6;for(d=0;d<6;d++){if(d==4)a[269]+=a[c+d];else if(d!=2)a[(e=$div(b,3),274+e*6)+d]+=a[c+d];a[c+d]=0;}a[2179+b]=(-1);a[2239+b]=(-1);a[2194+b]=0;}
function $aG$(a,b,c,d){a[2620+b*18+c]+=d;}
function $aH$(a,b){a[2392]=b;a[1]=53;}
function $aI$(a,b,c){let d,e,f;d=b[272];if(1+c<=a[2694]){e=(-1);f=b[2391];b[272]=e;b[1]=f;$aG$(b,d,6,1);$ar$(a,b,b[2392],d);}else{b[2393]=$div(b[2392],3);b[1]=52;}}
function $aJ$(a,b){if(b==0){a[1]=a[2391];return;}a[2392]=b-1;a[1]=51;$aG$(a,a[272],5,1);}
function $aK$(a,b,c){let d,e,f,g,h;d=b[2396];e=569+d*6;f=Math.min(c,b[e+4]);b[e+4]-=f;b[1049+d]-=c-f;for(g=0;g<6;g++){if(g==b[2399]){b[e+g]--;$aL$(a,b,g,1);}else if(g!=4&&b[2399]==9){h=b[e+g];b[e+g]=0;$aL$(a,b,g,h);}}$aL$(a,b,4,c);b[1]=45;}
function $aL$(a,b,c,d){let e,f;e=b[2397];if(d==0)return;if(b[2398]>0){b[(f=$y$(b,e),2089+f*6)+c]+=d;return;}b[569+e*6+c]+=d;b[1369+e*6+c]+=d;if(b[409+e]<0)$aM$(a,b,e,b[5]);}
function $aM$(a,b,c,d){$aN$(a,b,c,d);$aG$(b,d,14,1);$aB$(a,b,d,1);}
function $aN$(a,b,c,d){$az$(b,c);b[409+c]=d;b[399+d]++;b[1849+c]=0;}
function $aO$(a,b){a[2399]=b;a[1]=47;}
function $aP$(a,b,c){let d,e;if(c>0){b[2397]=$div(c-1,2);b[2398]=c-1&1;b[1]=46;return;}for(d=0;d<6;d++){e=1369+b[2396]*6+d;b[e]=b[569+b[2396]*6+d];}b[1]=44;}
function $aQ$(a,b){a[2396]=b-1;a[1]=b>0?45:48;}
function $aR$(a,b,c){let d;if(c==0){b[1]=42;return;}d=b[2321];$aS$(b,2089+b[2320]*6,569+d*6,c-1);b[1369+d*6+c-1]++;b[2322]++;if(b[409+d]<0)$aM$(a,b,d,b[5]);}
function $aS$(a,b,c,d){a[b+d]--;a[c+d]++;}
function $aT$(a,b){if(b==0){a[1]=41;return;}a[2326]=a[2179+a[2325]];a[2327]=b-1;a[1]=33;}
function $aU$(a,b,c){if(c==0){b[1]=40;if(!a[2721])b[2009+b[2327]]=1;}else $aV$(b,b[2325],b[2327],40);}
function $aV$(a,b,c,d){let e,f,g;e=b;f=a[2179+b];g=c;a[2315]=e;a[2318]=f;a[2319]=g;a[2322]=0;a[2323]=d;a[1]=25;}
function $aW$(a,b,c){if(c>0)$aY$(a,b,1);else{$aX$(b,2330);b[1]=37;}}
function $aX$(a,b){a[b]=2;}
function $aY$(a,b,c){let d,e;d=b[2325];e=b[2327];if(c){b[2009+e]=1;$aG$(b,b[5],11,1);}else if($ba$(b,2330,0)&&b[409+e]<0){$aG$(b,b[5],10,1);if(d!=15)b[2269+d]++;}$aZ$(a,b);}
function $aZ$(a,b){let c;c=b[2325];if(c==15||!(b[2179+c]>=0&&b[2194+c]==0)||b[2254+c]<=0)b[1]=41;else if(b[409+b[2327]]<0)b[1]=39;else b[1]=40;}
function $ba$(a,b,c){let d,e;d=b+8+14*c;for(e=0;e<12;e++){if(a[d+e]>0)return 1;}return 0;}
function $bb$(a,b,c){if(b[2330]==2)b[2329]++;if($bh$(a,b,2330,2707,c)){$be$(a,b);if($bd$(b))$aY$(a,b,0);else if(b[2330]==6)$bc$(a,b,38);}}
function $bc$(a,b,c){if(b[272]<0||b[6]<=a[2706])b[1]=c;else{b[2391]=c;b[1]=50;}}
function $bd$(a){let b;if(!$ba$(a,2330,0)||a[389+a[5]]>0)return 1;b=a[409+a[2327]];return b<0||b==a[5];}
function $be$(a,b){let c,d,e,f,g;c=b[5];d=b[409+b[2327]];e=b[2325];if(e==15)$bg$(b,c,569+b[2326]*6,2344);else{$bg$(b,c,2089+e*6,2338);$bf$(b,e,2338);}f=b[2327];g=$y$(b,f);$bg$(b,d,569+f*6,2358);if(g>=0){$bg$(b,d,2089+g*6,2352);$bf$(b,g,2352);}b[1129+f]=b[2364];$aE$(b,f);$aE$(b,b[2326]);$as$(a,b,d,c);$as$(a,b,c,d);}
function $bf$(a,b,c){if(a[c+2]==0&&a[c+13]==0){$aF$(a,b);$aG$(a,$div(b,3),15,1);}}
function $bg$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[c+e]-a[d+e];a[c+e]=a[d+e];if(e==4)a[269]+=f;else if(e!=2)a[274+b*6+e]+=f;}}
function $bh$(a,b,c,d,e){let f,g,h,i,j;f=b[c];b[c+1+($has($K2,f)?1:0)]+=e;b[c]=f+1;if(!$has($K3,f))return 0;for(g=0;g<2;g++){h=d+6*b[c+3+g];i=c+8+14*g;j=b[c+5+g];$bi$(b,i,b[c+1+g],a,h,j,c+36);b[c+1+g]=0;}return 1;}
function $bi$(a,b,c,d,e,f,g){let h,i,j;h=Math.min(c,a[b+12]);a[b+12]-=h;c-=h;if(c==0)return;i=0;for(j=0;j<12;j++)i+=a[b+j];if(c>=i){for(j=0;j<14;j++)a[b+j]=0;return;}$bs$(a,b,c,d,e,f,g);if(!($br$(a,b,0,g)&&$br$(a,b,6,g+6)))$bk$(a,b,c,d,e,f,g);for(j=0;j<12;j++)a[b+j]-=a[g+j];if(a[b+13]>0&&$bj$(a,b,0)==0)a[b+13]=0;}
function $bj$(a,b,c){let d,e;d=0;for(e=0;e<6;e++)d+=a[b+c+e];return d;}
function $bk$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p,q;h=$bj$(a,b,6)<=$bj$(a,b,0)?6:0;i=6-h;j=$bj$(a,b,h)-a[b+h+2];k=$bj$(a,b,i)-a[b+i+2];l=0;for(m=Math.max(0,c-k),q=Math.min(c,j)+1;m<q;m++){if(!$bo$(a,b,i,c-m,d,e,g+6))continue;for(n=0;n<6;n++)a[g+n]=0;o=1;while(o){if($bn$(a,b,h,m,g)&&(!l||$bm$(a,d,e,h==f,g))){for(p=0;p<12;p++)a[g+12+p]=a[g+p];l=1;}o=$bl$(a,b+h,g);}}for(n=0;n<6;n++){a[g+h+n]=a[g+12+n];a[g+i+n]=a[g+12+6+n];}}
function $bl$(a,b,c){let d;for(d=0;d<6;d++){if(d!=2&&a[c+d]<a[b+d]){a[c+d]++;return 1;}a[c+d]=0;}return 0;}
function $bm$(a,b,c,d,e){let f,g,h,i,j,k,l,m;for(f=0;f<6;f++){g=b[c+f];h=a[e+g]+a[e+6+g];i=a[e+12+g]+a[e+12+6+g];if(h!=i)return h>i;}j=d?0:6;for(f=0;f<6;f++){k=e+j+b[c+f];l=a[k];m=a[k+12];if(l!=m)return l>m;}return 0;}
function $bn$(a,b,c,d,e){let f;for(f=0;f<6;f++)d-=a[e+f];return d==0&&$br$(a,b,c,e);}
function $bo$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p,q,r,s,t;h=b+c;i=$bq$(a,b,c);j=a[h+4];k=$bj$(a,b,c)-j-a[h+2];l=0;m=0;n=1;for(o=0;o<6;o++){p=o;a[g+p]=0;}for(q=0;q<6;q++){p=e[f+q];if(p==2)continue;if(p==4)n=0;else k-=a[h+p];for(r=Math.min(a[h+p],d-l-m);r>(-1);r--){s=l+(p==4?0:r);t=m+(p==4?r:0);if($bp$(i,j,s,t,n,k,d)){a[g+p]=r;l=s;m=t;break;}}}return l+m==d&&$br$(a,b,c,g);}
function $bp$(a,b,c,d,e,f,g){let h,i,j,k,l,m;if(e){i=c+b-Math.min(b,(h=a-c,Math.max(0,h-1)));return i<=(j=g)&&j<=c+f+b;}k=b-d;l=c+f;if(k>0)l=Math.min(l,a-1-k);return c<=l&&c+d<=(m=g)&&m<=l+d;}
function $bq$(a,b,c){let d;d=$bj$(a,b,c)-a[b+c+4];if(c==0)d+=a[b+13];return d;}
function $br$(a,b,c,d){let e,f,g;e=$bq$(a,b,c)+a[d+4];for(f=0;f<6;f++)e-=a[d+f];g=a[b+c+4]-a[d+4];return g<=Math.max(0,e-1);}
function $bs$(a,b,c,d,e,f,g){let h,i,j,k,l,m;for(h=0;h<12;h++){i=h;a[g+i]=0;}for(j=0;j<6;j++){k=d[e+j];if(k==2)continue;for(l=0;l<2;l++){i=(l==0?f:6-f)+k;m=Math.min(c,a[b+i]);a[g+i]=m;c-=m;}}}
function $bt$(a,b){a[2333+a[2390]]=b;a[2390]++;}
function $bu$(a,b,c){let d,e;d=b[2327];e=$y$(b,d);if(c>0)b[2089+e*6+4]+=c;b[569+d*6+4]+=b[1049+d]-c;b[1049+d]=0;if(a[2724])b[1]=34;}
function $bv$(a,b){let c,d;c=a[2326];d=a[2325]==15?569+c*6:2089+a[2325]*6;a[1049+c]-=b;a[d+4]+=b;a[1]=35;}
function $bw$(a,b,c){let d,e,f,g,h;for(d=0,e=a[31];d<e;d++)b[2009+d]=0;if(c>=1000){f=b[5]*3+$div(c,1000)-1;g=f;h=b[2179+f];b[2325]=g;b[2326]=h;b[2327]=b[2239+f];b[2239+f]=(-1);b[2254+f]=b[2209+f];}else{b[2325]=15;b[2326]=c;b[2327]=b[1289+c];b[1289+c]=(-1);}b[1]=33;}
function $bx$(a,b){if(a[2325]==15)a[1289+a[2326]]=b-1;else a[2239+a[2325]]=b-1;a[2324]++;}
function $by$(a,b){if(b==0)a[1]=a[2323];else $bz$(a,a[2315],b);}
function $bz$(a,b,c){let d,e,f;d=a[2179+b];e=c-1;$aS$(a,569+d*6,2089+b*6,e);f=1369+d*6+e;a[f]=Math.min(a[f],a[569+d*6+e]);}
function $bA$(a,b){a[1049+a[2318]]-=b;a[2089+a[2315]*6+4]+=b;a[1]=27;}
function $bB$(a,b){let c,d;if(b==0){a[1]=26;return;}c=a[2315];d=a[2179+c];$aS$(a,2089+c*6,569+d*6,b-1);a[1369+d*6+b-1]++;a[2322]++;}
function $bC$(a,b,c){let d;if(c==0){if(b[2315]>=0)$bE$(b);else $bD$(b);return;}if(c>=10000){c-=10000;b[2320]=b[5]*3+$div(c,1000)-1;b[2321]=$mod(c,1000);b[2322]=0;b[1]=43;return;}d=b[5]*3+$div(c,1000)-1;if(b[2315]<0)b[2316]=b[2209+d];b[2316]--;b[2317]=(-1);$aV$(b,d,$mod(c,1000),b[1]);}
function $bD$(a){a[1]=a[1]==42?44:29;}
function $bE$(a){let b;b=a[2315];a[2284+b]=1;a[2317]=$bF$(a,a[2179+b],b);a[2315]=(-1);}
function $bF$(a,b,c){let d,e,f;d=$div(c,3);for(e=d*3,f=(d+1)*3;e<f;e++){if(e!=c&&a[2179+e]==b)return e;}return (-1);}
function $bG$(a,b){if(a[266]==0){a[268]=b;a[266]=1;return;}a[1049+a[268]]+=b;a[384+a[3]]-=b;a[266]=0;}
function $bH$(a,b){let c;c=a[267];a[354+a[3]*6+c]--;a[1209+$div(b,2)]=1+c+(b&1?10:0);}
function $bI$(a,b){a[354+a[3]*6+a[267]]=b;a[266]++;}
function $bJ$(a,b){a[349+a[3]]=b;a[266]++;}
function $bK$(a,b,c){let d,e;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0){b[339+d]=$bL$(b,$bN$(a,b),c);return;}}}
function $bL$(a,b,c){let d,e;for(d=1,e=b+1;d<e;d++){if($bM$(a,d)<0){if(c==0)return d;c--;}}return (-1);}
function $bM$(a,b){let c;for(c=0;c<5;c++){if(a[339+c]==b)return c;}return (-1);}
function $bN$(a,b){let c,d,e;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0)c++;}return c;}
function $bO$(a,b,c){let d,e,f;d=$bP$(a,b);for(e=0,f=a[11];e<f;e++){if(b[389+e]==0&&b[339+e]==0&&b[344+e]==d){if(c==0){b[339+e]=d;return;}c--;}}}
function $bP$(a,b){let c,d,e,f;c=0;for(d=0,f=a[11];d<f;d++){e=b[344+d];if(b[389+d]==0&&b[339+d]==0&&e>0&&$bM$(b,e)<0&&(c==0||e<c))c=e;}return c;}
function $bQ$(a,b){a[344+a[3]]=b;}
function $bR$(a,b,c){b[273]=c-1;if(c>0)$aG$(b,b[272],8,1);b[266]=1;b[1]=11;}
function $bS$(a,b,c){let d,e,f,g;d=b[3];e=309+d*5;b[e+b[334+d]]=c;b[334+d]++;if(b[334+d]==4){f=b[304+d];for(g=0;g<4;g++)f-=b[e+g];b[e+4]=f;b[334+d]=5;}}
function $bT$(a,b,c){let d,e;d=b[266];b[2089+d*6+c]--;b[(e=$div(d,3),274+e*6)+c]++;$bU$(a,b,d);}
function $bU$(a,b,c){b[2089+c*6+2]=1;b[2194+c]=0;b[2209+c]=a[2702];b[2224+c]=1;}
function $bV$(a,b,c){let d;d=b[3]*3+$div(b[266],a[11]);b[2179+d]=c;b[266]++;}
function $bW$(a,b,c){let d,e,f;d=b[3];e=b[267];f=d*3+b[268];b[2089+f*6+e]+=c;b[274+d*6+e]-=c;b[266]++;}
function $bX$(a,b,c){$bY$(b,c,a[2736]);b[266]++;}
function $bY$(a,b,c){a[569+b*6+5]+=c;a[274+a[409+b]*6+5]-=c;}
function $bZ$(a,b,c){$bY$(b,c,1);b[2322]++;}
function $ca$(a,b,c){$cc$(a,b,c,b[3]);$cb$(a,b);}
function $cb$(a,b){b[2322]=0;b[1]=4;}
function $cc$(a,b,c,d){$aN$(a,b,c,d);$bY$(b,c,1);}
function $cd$(a,b,c){let d,e;d=$bL$(b,a[11],c);e=d;b[339+b[266]]=e;b[2560+b[266]]=e;b[266]++;}
function $ce$(a,b,c){let d;d=2*b[266];b[409+c]=d;b[399+d]++;b[399+d+1]--;b[274+d*6+5]--;b[274+(d+1)*6+5]++;}
function $cf$(a,b,c){$cc$(a,b,$ch$(a,b,c),$cg$(a,b));b[266]++;}
function $cg$(a,b){let c,d,e;for(c=0,e=a[11];c<e;c++){d=a[2725+c];if(a[23]==3)d=(c&1)==0?0:d+a[2725+c-1];if(b[399+c]<d)return c;}return (-1);}
function $ch$(a,b,c){let d,e;for(d=0,e=a[31];d<e;d++){if(b[409+d]<0){if(c==0)return d;c--;}}return (-1);}
function $ci$(a,b,c){let d;if(b[2395]<0){d=$cj$(b,b[2394]);b[2179+d]=c;$bU$(a,b,d);b[2299+d]=1;b[2395]=d;}else if(c>0)$bz$(b,b[2395],c);else b[2395]=(-1);}
function $cj$(a,b){let c,d;for(c=b*3,d=(b+1)*3;c<d;c++){if(a[2179+c]<0)return c;}return (-1);}
function $ck$(a,b){if(b[2394]>=0)$es$(a,b);else if($er$(b))b[1]=48;else $cl$(a,b);}
function $cl$(a,b){let c;c=b[1];if(c<27){if(c<13){if(c<6){if(c<3){if(c<1)$eq$(a,b);else if(c<2)$ep$(a,b);else $eo$(a,b);}else if(c<4)$en$(a,b);else if(c<5)$em$(a,b);else $el$(a,b);}else if(c<9){if(c<7)$eh$(a,b);else if(c<8)$eg$(a,b);else $ee$(a,b);}else if(c<11){if(c<10)$ed$(a,b);else $ec$(a,b);}else if(c<12)$ea$(a,b);else $dZ$(a,b);}else if(c<20){if(c<16){if(c<14)$dX$(a,b);else if(c<15)$dW$(a,b);else $dU$(a,b);}else if(c<18){if(c<17)$dT$(a,b);else $dR$(a,b);}else if(c<19)$dP$(a,b);else $dN$(a,b);}else if(c<23){if(c<21)$dM$(a,b);else if(c<22)$dL$(a,b);else $dJ$(a,b);}else if(c<25){if(c<24)$dI$(a,b);else $dA$(a,b);}else if(c<26)$dy$(a,b);else $dx$(b);}else if(c<40){if(c<33){if(c<30){if(c<28)$dw$(a,b);else if(c<29)$du$(a,b);else $dt$(a,b);}else if(c<31)$ds$(a,b);else if(c<32)$dr$(a,b);else $dm$(a,b);}else if(c<36){if(c<34)$dl$(a,b);else if(c<35)$dj$(a,b);else $dh$(a,b);}else if(c<38){if(c<37)$dd$(a,b);else $da$(a,b);}else if(c<39)$cW$(a,b);else $cU$(a,b);}else if(c<47){if(c<43){if(c<41)$cS$(a,b);else if(c<42)$cR$(a,b);else $dA$(a,b);}else if(c<45){if(c<44)$cO$(a,b);else $cM$(a,b);}else if(c<46)$cJ$(a,b);else $cG$(a,b);}else if(c<50){if(c<48)$cx$(a,b);else if(c<49)$cw$(a,b);else $ct$(a,b);}else if(c<52){if(c<51)$cs$(a,b);else $cq$(a,b);}else if(c<53)$cm$(a,b);else $cq$(a,b);}
function $cm$(a,b){let c,d,e,f;$cp$(b);for(c=b[272]*3,d=(b[272]+1)*3;c<d;c++){if(b[2179+c]>=0&&b[2194+c]==0)$co$(b,c);}if(b[4]>0)$cn$(b,18,b[2393]);else{e=(-1);f=b[2391];b[272]=e;b[1]=f;}}
function $cn$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $co$(a,b){a[9+a[4]]=b;a[4]++;}
function $cp$(a){a[4]=0;}
function $cq$(a,b){$cr$(b,a[2693]);}
function $cr$(a,b){a[0]=100000+b;}
function $cs$(a,b){let c,d;$cp$(b);$co$(b,0);for(c=0,d=a[11]*3;c<d;c++){if(b[2179+c]>=0&&b[2194+c]==0&&a[24+$div(c,3)]!=a[24+b[272]])$co$(b,1+c);}$cn$(b,17,b[272]);}
function $ct$(a,b){let c,d,e,f,g;$cv$(a,b);for(c=0,g=a[11];c<g;c++){if(b[389+c]==0)b[304+c]=(d=b[399+c],e=a[2703],f=a[2704],Math.max(f,$div(d,e)));}$cu$(a,b);if(b[6]>=a[0])$av$(b,5,(-1));else if(b[6]==a[91566]&&b[7]==0)$av$(b,6,(-1));if(b[7]==0){b[6]++;b[1]=9;}}
function $cu$(a,b){let c,d,e,f,g,h;if(a[23]==0||a[23]==2)return;c=0;d=0;e=(-1);for(f=0,h=a[29];f<h;f++){g=$aC$(a,b,f);if(g>c){c=g;d=1;e=f;}else if(g==c)d++;}if(c>=a[30]&&d==1)$av$(b,1,$aw$(a,e));}
function $cv$(a,b){let c,d,e,f,g;for(c=0,e=a[31];c<e;c++){d=569+c*6+4;b[269]+=b[1049+c]+b[d];b[1049+c]=0;b[d]=0;}for(f=0,g=a[11]*3;f<g;f++){d=2089+f*6+4;b[269]+=b[d];b[d]=0;}}
function $cw$(a,b){let c,d;for(c=0,d=a[31];c<d;c++)$az$(b,c);b[5]=(-1);b[1]=23;}
function $cx$(a,b){let c,d,e,f,g,h;c=b[2396];d=b[2397];e=b[2398];f=b[2399];$cp$(b);if(f==9){for(g=0,h=b[569+c*6+4]+b[1049+c]+1;g<h;g++){if($cF$(b,c,d,e,g))$co$(b,g);}}else{for(g=0;g<2;g++){if($cy$(a,b,c,d,e,f,g))$co$(b,g);}}$cn$(b,30,b[5]);}
function $cy$(a,b,c,d,e,f,g){let h,i,j,k,l;if(f==4||$cE$(b,c,f)<=0||!$cC$(a,b,d,e,f))return 0;h=569+c*6;i=$k$(b,h);if(i<2&&$y$(b,c)<0)return 0;j=b[h+4]+b[1049+c];if(j==0)return g==0;if(g>j||g>0&&$cB$(b,d,e,1)<g)return 0;k=Math.min(g,b[h+4]);$cA$(b,c,f,(-1),k,g-k);l=$cz$(b,c);$cA$(b,c,f,1,k,g-k);return l;}
function $cz$(a,b){let c,d,e,f;if($l$(a,b)<0||$j$(a,b)<0)return 0;c=a[409+b];for(d=c*3,f=(c+1)*3;d<f;d++){if(a[2179+d]==b&&(e=$k$(a,2089+d*6)+a[2194+d],Math.max(0,e-1))-a[2089+d*6+4]<0)return 0;}return 1;}
function $cA$(a,b,c,d,e,f){let g;g=569+b*6;a[g+c]+=d;a[g+4]+=d*e;a[1049+b]+=d*f;}
function $cB$(a,b,c,d){let e,f,g,h;if(c>0){e=$y$(a,b);return (f=$k$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4]+d;}g=569+b*6;return (h=$k$(a,g)+d,Math.max(0,h-1))-a[g+4];}
function $cC$(a,b,c,d,e){let f;if(d==0)return $k$(b,569+c*6)<a[2674];f=$y$(b,c);return f>=0&&$cD$(a,b,f,e);}
function $cD$(a,b,c,d){let e;e=2089+c*6;if(d==0||d==3)return b[e]+b[e+3]<a[2672];return b[e+1]+b[e+5]<a[2673];}
function $cE$(a,b,c){let d;d=1369+b*6+c;return a[569+b*6+c]-a[d];}
function $cF$(a,b,c,d,e){let f,g,h,i,j;f=569+b*6;g=$k$(a,f);h=a[f+4];if(e<h||e>Math.min(g,$cB$(a,c,d,g)))return 0;return a[1049+b]-(e-h)<=(i=$y$(a,b),(j=$k$(a,2089+i*6)+a[2194+i],Math.max(0,j-1))-a[2089+i*6+4]);}
function $cG$(a,b){let c,d,e,f;c=b[2396];d=b[2397];e=b[2398];$cp$(b);for(f=0;f<6;f++){if($cy$(a,b,c,d,e,f,0)||$cy$(a,b,c,d,e,f,1))$co$(b,f);}if($cH$(a,b,c,d,e))$co$(b,9);$cn$(b,29,b[5]);}
function $cH$(a,b,c,d,e){let f,g,h,i;f=569+c*6;g=b[f+4]+b[1049+c];if(g==0||!$cI$(a,b,c,d,e))return 0;for(h=b[f+4],i=g+1;h<i;h++){if($cF$(b,c,d,e,h))return 1;}return 0;}
function $cI$(a,b,c,d,e){let f,g,h,i,j,k,l;f=569+c*6;g=$k$(b,f);if(g<2||$y$(b,c)<0||e>0&&$y$(b,d)<0)return 0;for(h=0;h<6;h++){if(b[1369+c*6+h]>0)return 0;}if(e==0)return $k$(b,569+d*6)+g<=a[2674];j=(i=$y$(b,d),2089+i*6);k=b[j]+b[j+3];l=b[j+1]+b[j+5];return k+b[f]+b[f+3]<=a[2672]&&l+b[f+1]+b[f+5]<=a[2673];}
function $cJ$(a,b){let c,d,e,f,g;c=b[2396];$cp$(b);$co$(b,0);if($cL$(b,c)){for(d=0,g=a[32+c];d<g;d++){e=a[112+c*16+d];if(b[409+e]<0||b[409+e]==b[5]){for(f=0;f<2;f++){if($cK$(a,b,c,e,f))$co$(b,1+2*e+f);}}}}$cn$(b,28,b[5]);}
function $cK$(a,b,c,d,e){let f;for(f=0;f<6;f++){if($cy$(a,b,c,d,e,f,0)||$cy$(a,b,c,d,e,f,1))return 1;}return $cH$(a,b,c,d,e);}
function $cL$(a,b){let c;if($k$(a,569+b*6)<2&&$y$(a,b)<0)return 0;for(c=0;c<6;c++){if(c!=4&&$cE$(a,b,c)>0)return 1;}return 0;}
function $cM$(a,b){let c,d,e;c=b[5];b[2396]=(-1);$cp$(b);$co$(b,0);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&$cL$(b,d)&&$cN$(a,b,d))$co$(b,1+d);}$cn$(b,27,c);}
function $cN$(a,b,c){let d,e,f,g;for(d=0,g=a[32+c];d<g;d++){e=a[112+c*16+d];f=b[409+e];if((f<0||f==b[5])&&($k$(b,569+e*6)<a[2674]||$y$(b,e)>=0))return 1;}return 0;}
function $cO$(a,b){let c,d,e;c=b[2320];$cp$(b);if(b[2322]>0)$co$(b,0);if((d=b[2321],$k$(b,569+d*6)<a[2674])&&$cP$(b,c)){for(e=0;e<6;e++){if(e!=2&&e!=4&&b[2089+c*6+e]>0)$co$(b,1+e);}}$cn$(b,20,b[5]);}
function $cP$(a,b){let c,d,e,f;if(!(a[2179+b]>=0&&a[2194+b]==0)||(c=2089+b*6,$k$(a,c)-a[c+2])==0)return 0;d=a[2179+b];f=(e=$k$(a,2089+b*6)+a[2194+b],Math.max(0,e-1))-a[2089+b*6+4]>0&&$j$(a,d)>0;return f||$cQ$(a,b);}
function $cQ$(a,b){return a[2089+b*6+4]+a[1049+a[2179+b]]==0;}
function $cR$(a,b){let c,d,e,f;c=b[2325];if(c!=15&&b[2179+c]>=0&&b[2194+c]==0&&b[2269+c]>0){d=b[2209+c];if(b[2224+c]<a[2697+d])b[2224+c]++;else if(d<a[2696]){b[2209+c]=d+1;b[2224+c]=1;}}for(e=0,f=a[31];e<f;e++)b[2009+e]=0;b[2325]=(-1);b[2315]=(-1);b[1]=32;}
function $cS$(a,b){let c;c=b[2325];b[2315]=(-1);if(!(b[2179+c]>=0&&b[2194+c]==0)||b[2254+c]<=0){b[1]=41;return;}$cp$(b);$co$(b,0);$cT$(a,b,b[5],b[2179+c],a[2720]>0);$cn$(b,26,b[5]);}
function $cT$(a,b,c,d,e){let f,g,h;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if(b[2009+g]==0&&$V$(a,b,c,g,e))$co$(b,1+g);}}
function $cU$(a,b){$cp$(b);$co$(b,0);if($cV$(b,b[2325]))$co$(b,1);$cn$(b,25,b[5]);}
function $cV$(a,b){let c,d,e,f;c=a[2179+b];if($k$(a,569+c*6)>0||$bF$(a,c,b)>=0)return 1;d=2089+b*6;e=a[d+4]+a[1049+c];return $k$(a,d)-a[d+2]>0&&e<=(f=$k$(a,2089+b*6)+a[2194+b]-1,Math.max(0,f-1));}
function $cW$(a,b){let c;$cY$(b);if($bd$(b))$aZ$(a,b);else if(b[2325]!=15&&!(c=b[2325],b[2179+c]>=0&&b[2194+c]==0))$aY$(a,b,1);else $cX$(b,24,b[5]);}
function $cX$(a,b,c){$cp$(a);$co$(a,0);$co$(a,1);$cn$(a,b,c);}
function $cY$(a){let b,c,d,e,f;b=a[2325];c=a[2327];for(d=2338;d<2366;d++)a[d]=0;if(b==15)$cZ$(a,569+a[2326]*6,2344);else $cZ$(a,2089+b*6,2338);e=2352;f=$y$(a,c);$cZ$(a,569+c*6,e+6);if(f>=0){$cZ$(a,2089+f*6,e);a[e+13]=a[2194+f];}a[e+12]=a[1129+c];}
function $cZ$(a,b,c){let d;for(d=0;d<6;d++)a[c+d]=a[b+d];}
function $da$(a,b){let c;c=$db$(b,2330,a[91567]);if(c==0)$bb$(a,b,0);else b[0]=c;}
function $db$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[b];e=b+8+($has($K2,d)?0:14);if($has($K4,d)){f=$dc$(a,e,0,(-1));g=$dc$(a,e,1,(-1));return f+g==0?0:1+f*40+g;}h=d==1?(-1):a[b+7];i=$dc$(a,e,3,h);j=$dc$(a,e,4,h);k=$dc$(a,e,5,h);l=$dc$(a,e,2,h);if(l+i+j+k==0)return 0;if(c){m=(j*2+l)*24+i;return 13761+m*40+k;}return 961+(l*80+i+j)*80+k;}
function $dc$(a,b,c,d){let e;e=a[b+c]+a[b+6+c];if(c==d)e+=a[b+12];return e;}
function $dd$(a,b){let c,d;$cY$(b);while(b[2390]<2){c=2338+b[2390]*14;if(b[c+4]+b[c+6+4]>0){d=b[2390]==0?b[5]:b[409+b[2327]];$cX$(b,32,d);return;}b[2390]++;}$de$(a,b);}
function $de$(a,b){let c,d;c=b[2327];if(b[1129+c]<0)b[1129+c]=(d=b[489+c],d==0?0:(d==1?a[2691]:a[2692]));b[2328]=$dg$(a,b[2326],c);b[2329]=0;b[2710+c]++;$aG$(b,b[5],9,1);$aG$(b,b[5],12,b[2328]);$aG$(b,b[409+c],13,1);if(b[2325]!=15)b[2254+b[2325]]--;$df$(b,2330,b[2328]);b[2335]=6;b[2336]=6;b[2337]=b[489+c]==2?4:5;$cY$(b);b[1]=37;}
function $df$(a,b,c){a[b]=c>0?0:2;a[b+1]=0;a[b+1+1]=0;}
function $dg$(a,b,c){let d,e,f;d=b*16;for(e=0,f=a[32+b];e<f;e++){if(a[112+d+e]==c)return a[1392+d+e];}return 0;}
function $dh$(a,b){let c,d,e,f,g;c=b[2327];d=b[1049+c];e=$y$(b,c);if(d==0){b[2390]=0;b[2333]=0;b[2334]=0;b[1]=36;}else{g=e>=0?(f=$k$(b,2089+e*6)+b[2194+e],Math.max(0,f-1))-b[2089+e*6+4]:0;$di$(b,c,d,g,$l$(b,c),b[409+c]);}}
function $di$(a,b,c,d,e,f){let g,h;a[268]=b;$cp$(a);for(g=Math.max(0,c-e),h=Math.min(c,d)+1;g<h;g++)$co$(a,g);$cn$(a,21,f);}
function $dj$(a,b){let c,d,e,f,g,h,i,j,k;c=b[2325];d=b[2326];if(!$dk$(b)){e=c==15||b[2179+c]>=0&&b[2194+c]==0;b[1]=e?33:41;return;}f=b[1049+d];if(f==0||a[2724]&&b[1049+b[2327]]>0){b[1]=35;return;}if(c==15){g=$y$(b,d);h=$l$(b,d);j=g>=0?(i=$k$(b,2089+g*6)+b[2194+g],Math.max(0,i-1))-b[2089+g*6+4]:0;}else{h=(k=$k$(b,2089+c*6)+b[2194+c],Math.max(0,k-1))-b[2089+c*6+4];j=$l$(b,d);}$di$(b,d,f,h,j,b[5]);}
function $dk$(a){let b,c;b=a[409+a[2327]];if(b<0||b==a[5])return 0;return a[2325]==15||(c=a[2325],a[2179+c]>=0&&a[2194+c]==0);}
function $dl$(a,b){let c,d;c=b[409+b[2327]];d=b[2325];if(c>=0&&c!=b[5])$bc$(a,b,34);else if(d==15||!(b[2179+d]>=0&&b[2194+d]==0))b[1]=41;else if(c<0){b[2254+d]--;$aZ$(a,b);}else b[1]=b[2209+d]>1?40:41;}
function $dm$(a,b){let c,d,e,f,g,h;c=b[5];$cp$(b);for(d=c*3,e=(c+1)*3;d<e;d++){if(b[2239+d]>=0){if($dq$(b,d))$co$(b,1000*(1+$mod(d,3))+b[2179+d]);else b[2239+d]=(-1);}}for(f=0,h=a[31];f<h;f++){g=b[1289+f];if(g>=0){if(b[409+f]==c&&$dp$(b,f))$co$(b,f);else b[1289+f]=(-1);}}if(b[4]>0)$cn$(b,23,c);else $dn$(a,b);}
function $dn$(a,b){let c,d;$do$(a,b);for(c=0,d=a[11]*3;c<d;c++)b[2284+c]=0;b[2315]=(-1);b[2325]=(-1);$bc$(a,b,42);}
function $do$(a,b){let c,d;for(c=1369,d=1369+a[31]*6;c<d;c++)b[c]=0;}
function $dp$(a,b){let c;c=a[409+a[1289+b]];return $k$(a,569+b*6)>0&&c>=0&&c!=a[5];}
function $dq$(a,b){let c;if(!(a[2179+b]>=0&&a[2194+b]==0))return 0;c=a[409+a[2239+b]];return a[2209+b]>1||c>=0&&c!=a[5];}
function $dr$(a,b){$bc$(a,b,32);}
function $ds$(a,b){let c,d,e,f;c=b[5];while(b[2324]<2*a[31]){d=$div(b[2324],2);if(b[409+d]!=c){b[2324]+=2-(b[2324]&1);continue;}e=15;if((b[2324]&1)==0){e=$y$(b,d);f=e>=0&&b[2179+e]>=0&&b[2194+e]==0&&b[2299+e]==0;}else f=$k$(b,569+d*6)>0;if(f){$cp$(b);$co$(b,0);$cT$(a,b,c,d,1);if(b[4]>1){b[2325]=e;b[2326]=d;$cn$(b,22,c);return;}}b[2324]++;}b[2325]=(-1);b[1]=31;}
function $dt$(a,b){$do$(a,b);b[2324]=0;$bc$(a,b,30);}
function $du$(a,b){$dv$(a,b,b[2315]);}
function $dv$(a,b,c){let d,e,f,g,h,i;d=b[2179+c];e=2089+c*6;f=569+d*6;$cp$(b);$co$(b,0);for(g=0;g<6;g++){h=b[2394]>=0?0:b[1369+d*6+g];if(b[f+g]<=h)continue;if(g==4){if((i=$k$(b,2089+c*6)+b[2194+c],Math.max(0,i-1))-b[2089+c*6+4]>0)$co$(b,1+g);}else if($cD$(a,b,c,g)){$aS$(b,f,e,g);if($cz$(b,d))$co$(b,1+g);$aS$(b,e,f,g);}}$cn$(b,7,$div(c,3));}
function $dw$(a,b){let c,d,e;c=b[2315];d=b[2319];b[2179+c]=d;if(b[409+d]<0)$aM$(a,b,d,b[5]);e=$k$(b,569+d*6)>0;b[1]=e?28:b[2323];}
function $dx$(a){let b,c,d,e,f,g,h,i,j;b=a[2315];c=a[2318];d=a[1049+c];if(d==0){a[1]=27;return;}e=$bF$(a,c,b);g=$l$(a,c)+(e>=0?(f=$k$(a,2089+e*6)+a[2194+e],Math.max(0,f-1))-a[2089+e*6+4]:0);a[268]=c;$cp$(a);for(h=Math.max(0,d-g),j=Math.min(d,(i=$k$(a,2089+b*6)+a[2194+b],Math.max(0,i-1))-a[2089+b*6+4])+1;h<j;h++)$co$(a,h);$cn$(a,21,a[5]);}
function $dy$(a,b){let c,d,e;c=b[2315];d=b[2318];e=$k$(b,569+d*6)>0||$bF$(b,d,c)>=0;if(e&&b[2322]==0)b[1]=26;else $dz$(a,b,c);}
function $dz$(a,b,c){let d,e,f,g;d=b[2179+c];e=2089+c*6;f=569+d*6;$cp$(b);if(b[2322]>0)$co$(b,0);if($k$(b,569+d*6)<a[2674]){for(g=0;g<6;g++){if(g!=2&&g!=4&&b[e+g]>0){$aS$(b,e,f,g);if($cz$(b,d))$co$(b,1+g);$aS$(b,f,e,g);}}}$cn$(b,20,$div(c,3));}
function $dA$(a,b){let c,d,e;c=b[5];$cp$(b);if(b[2315]>=0){if($dG$(a,b,b[2315],b[2179+b[2315]]))$co$(b,0);$dC$(a,b,b[2315],b[2316]);$dB$(a,b,b[2315],b[2316]);}else if(b[2317]>=0)$dC$(a,b,b[2317],b[2209+b[2317]]);else{$co$(b,0);for(d=c*3,e=(c+1)*3;d<e;d++){if(b[2179+d]>=0&&b[2194+d]==0&&b[2284+d]==0){$dC$(a,b,d,b[2209+d]);$dB$(a,b,d,b[2209+d]);}}}$cn$(b,19,c);}
function $dB$(a,b,c,d){let e,f,g,h;if(!a[2723]||b[1]!=42||d<=0)return;if(!$cP$(b,c))return;e=b[2179+c];for(f=0,h=a[32+e];f<h;f++){g=a[112+e*16+f];if(b[409+g]<0)$co$(b,10000+1000*(1+$mod(c,3))+g);}}
function $dC$(a,b,c,d){let e,f,g,h;if(d<=0||!$cV$(b,c))return;e=b[2179+c];for(f=0,h=a[32+e];f<h;f++){g=a[112+e*16+f];if($dF$(a,b,c,g)&&$dD$(a,b,c,g,d-1))$co$(b,1000*(1+$mod(c,3))+g);}}
function $dD$(a,b,c,d,e){let f,g,h;if($dG$(a,b,c,d))return 1;if(e<=0)return 0;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if($dF$(a,b,c,g)&&($dG$(a,b,c,g)||e>1&&$dE$(a,b,c,g,d)))return 1;}return 0;}
function $dE$(a,b,c,d,e){let f,g,h;for(f=0,h=a[32+d];f<h;f++){g=a[112+d*16+f];if(g!=e&&$dF$(a,b,c,g))return 1;}return 0;}
function $dF$(a,b,c,d){let e;e=b[409+d];return e==$div(c,3)||e<0&&b[1]==42;}
function $dG$(a,b,c,d){let e,f,g,h,i;e=$bF$(b,d,c);if(e<0)return 1;if(!(b[2179+e]>=0&&b[2194+e]==0&&b[2284+e]==0))return 0;f=$dH$(c,e);for(g=0,i=a[32+d];g<i;g++){h=a[112+d*16+g];if($dF$(a,b,e,h)){if(b[2179+f]!=h)return 1;if((b[2209+e]>1||b[2179+f]>=0&&b[2194+f]==0&&b[2284+f]==0)&&$dE$(a,b,e,h,d))return 1;}}return 0;}
function $dH$(a,b){let c;c=$div(a,3);return 3*(c*3+1)-a-b;}
function $dI$(a,b){let c,d,e,f,g;b[2314]++;c=$bM$(b,b[2314]);if(c<0){b[1]=49;return;}if(b[389+c]>0)return;b[5]=c;b[2315]=(-1);b[2317]=(-1);b[2325]=(-1);for(d=0,e=a[31];d<e;d++){b[1129+d]=(-1);b[1289+d]=(-1);b[1849+d]=0;b[2009+d]=0;}$do$(a,b);for(f=0,g=a[11]*3;f<g;f++){b[2284+f]=0;b[2269+f]=0;b[2299+f]=0;b[2239+f]=(-1);}$bc$(a,b,24);}
function $dJ$(a,b){let c,d,e,f,g,h;c=0;d=(-1);for(e=0,g=a[11];e<g;e++){f=b[309+e*5+4];if(f>c){c=f;d=e;}else if(f==c)d=(-1);}for(e=0,h=a[11];e<h;e++){if(e!=d)$dK$(b,e,4,b[309+e*5+4]);}b[272]=d;if(d>=0)$aG$(b,d,4,1);b[2314]=0;b[1]=23;}
function $dK$(a,b,c,d){a[2595+b*5+c]+=d;}
function $dL$(a,b){let c,d,e,f,g,h;c=b[265];if(c>=a[11]){b[1]=22;return;}d=b[384+c];if(d==0){b[265]=c+1;return;}$cp$(b);if(b[266]==1){for(e=1,f=Math.min(d,$j$(b,b[268]))+1;e<f;e++)$co$(b,e);$cn$(b,16,c);return;}for(g=0,h=a[31];g<h;g++){if(b[409+g]==c&&$j$(b,g)>0)$co$(b,g);}if(b[4]==0){b[269]+=d;b[384+c]=0;}else $cn$(b,15,c);}
function $dM$(a,b){let c,d,e,f;c=$bM$(b,b[266]);if(c<0){b[265]=0;b[266]=0;b[1]=21;return;}d=b[309+c*5+3];e=a[2679];f=Math.min(e*d,b[269]);$dK$(b,c,3,d-$div(f+e-1,e));b[269]-=f;b[384+c]=f;$aG$(b,c,3,f);b[266]++;}
function $dN$(a,b){let c,d,e,f,g,h;c=b[265];if(c>=a[11]){$dO$(a,b);return;}d=(-1);for(e=0;e<4;e++){if(d<0&&b[354+c*6+$K1[e]]>0)d=$K1[e];}if(d<0){b[265]=c+1;return;}b[267]=d;$cp$(b);for(f=0,h=a[31];f<h;f++){if(b[409+f]==c&&b[1209+f]==0){if($k$(b,569+f*6)<a[2674])$co$(b,2*f);g=$y$(b,f);if(g>=0&&$cD$(a,b,g,d))$co$(b,2*f+1);}}if(b[4]==0){b[274+c*6+d]+=b[354+c*6+d];b[354+c*6+d]=0;}else $cn$(b,14,c);}
function $dO$(a,b){let c,d,e,f;for(c=0,f=a[31];c<f;c++){d=b[1209+c];if(d>10)b[(e=$y$(b,c),2089+e*6)+d-10-1]++;else if(d>0)b[569+c*6+d-1]++;b[1209+c]=0;}b[266]=1;b[1]=20;}
function $dP$(a,b){let c,d,e,f,g,h,i;c=b[265];if(c>=a[11]){$dQ$(a,b);return;}if(b[266]>=4||b[309+c*5+2]==0){b[265]=c+1;b[266]=0;return;}d=$K1[b[266]];e=354+c*6;f=0;for(g=0;g<6;g++)f+=b[e+g];h=Math.min(b[274+c*6+d],b[399+c]-f);b[267]=d;$cp$(b);$co$(b,0);i=1;while(i<=h){b[e+d]=i;if($e$(b,e,a,2675)>b[309+c*5+2])break;$co$(b,i);i++;}b[e+d]=0;$cn$(b,13,c);}
function $dQ$(a,b){let c,d,e,f;for(c=0,f=a[11];c<f;c++){d=b[309+c*5+2];if(d==0)continue;$dK$(b,c,2,d-$e$(b,354+c*6,a,2675));for(e=0;e<6;e++){b[274+c*6+e]-=b[354+c*6+e];$aG$(b,c,2,b[354+c*6+e]);}}b[265]=0;b[1]=19;}
function $dR$(a,b){let c,d,e,f,g,h,i,j,k;c=$bM$(b,b[266]);if(c<0){$dS$(a,b);b[265]=0;b[266]=0;b[1]=18;return;}if(b[309+c*5+1]==0){b[266]++;return;}d=b[270];e=b[271];for(f=0,h=a[11];f<h;f++){g=b[349+f];if(g>=0){if(b[489+g]==0)d--;else e--;}}$cp$(b);for(i=0,k=a[31];i<k;i++){if(b[409+i]==c){j=b[489+i];if(j==0&&d>0||j==1&&e>0)$co$(b,i);}}if(b[4]==0){$dK$(b,c,1,b[309+c*5+1]);b[266]++;}else $cn$(b,12,c);}
function $dS$(a,b){let c,d,e;for(c=0,e=a[11];c<e;c++){d=b[349+c];if(d<0)continue;if(b[489+d]==0){b[270]--;$aG$(b,c,0,1);}else{b[271]--;$aG$(b,c,1,1);}b[489+d]++;b[349+c]=(-1);}}
function $dT$(a,b){let c,d,e,f;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0)c++;}if(c>0){$cr$(b,c);return;}if(b[6]==1){for(d=0,f=a[11];d<f;d++)b[2565+d]=b[339+d];}b[266]=1;b[1]=17;}
function $dU$(a,b){let c,d,e;c=$bP$(a,b);if(c>0){$cr$(b,$dV$(a,b,c));return;}for(d=0,e=a[11];d<e;d++)b[344+d]=0;b[1]=14;}
function $dV$(a,b,c){let d,e,f;d=0;for(e=0,f=a[11];e<f;e++){if(b[389+e]==0&&b[339+e]==0&&b[344+e]==c)d++;}return d;}
function $dW$(a,b){let c,d,e,f,g,h;c=0;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&b[339+d]==0)c=Math.max(c,b[309+d*5]);}if(c==0){b[1]=16;return;}for(d=0,h=a[11];d<h;d++){if(b[389+d]==0&&b[339+d]==0&&b[309+d*5]==c&&b[344+d]==0){$cp$(b);for(f=1,g=$bN$(a,b)+1;f<g;f++){if($bM$(b,f)<0)$co$(b,f);}$cn$(b,11,d);return;}}b[1]=15;}
function $dX$(a,b){let c,d,e,f;for(c=0,f=a[11];c<f;c++){b[304+c]=0;for(d=0;d<5;d++){e=c*5+d;b[2570+e]+=b[309+e];}}if(b[6]==a[2750])$dY$(a,b);b[272]=(-1);b[273]=(-1);b[266]=0;b[1]=14;}
function $dY$(a,b){let c;for(c=0;c<5;c++)b[309+a[2751]*5+c]+=a[2752+c];}
function $dZ$(a,b){let c,d;$cp$(b);$co$(b,0);for(c=0,d=a[11];c<d;c++){if(b[389+c]==0&&a[24+c]!=a[24+b[272]])$co$(b,1+c);}$cn$(b,9,b[272]);}
function $ea$(a,b){let c,d,e;for(c=0,d=a[11];c<d;c++){if(c!=b[272]&&b[389+c]==0&&b[334+c]<5){$eb$(a,b,c);return;}}e=b[272];if(e<0||b[334+e]>=5)b[1]=13;else if(b[266]==0)b[1]=12;else $eb$(a,b,e);}
function $eb$(a,b,c){let d,e,f,g,h,i,j;d=b[334+c];e=b[304+c];for(f=0,g=d;f<g;f++)e-=b[309+c*5+f];b[267]=d;$cp$(b);$co$(b,0);if(d==1){if(0<(h=a[2689])&&h<=e)$co$(b,a[2689]);}else{for(i=1,j=e+1;i<j;i++)$co$(b,i);}$cn$(b,10,c);}
function $ec$(a,b){let c,d,e;c=a[11]*3;while(b[266]<c&&!b[2194+b[266]])b[266]++;if(b[266]>=c){b[266]=0;b[1]=11;return;}d=b[266];b[268]=d;$cp$(b);for(e=0;e<6;e++){if(e!=2&&e!=4&&b[2089+d*6+e]>0)$co$(b,e);}$cn$(b,8,$div(d,3));}
function $ed$(a,b){let c,d,e;b[5]=(-1);b[273]=(-1);b[2315]=(-1);for(c=0,e=a[11];c<e;c++){b[334+c]=0;b[339+c]=0;b[344+c]=0;b[349+c]=(-1);for(d=0;d<5;d++)b[309+c*5+d]=0;}b[266]=0;b[1]=10;}
function $ee$(a,b){let c;b[2315]=(-1);if(b[266]>=3*a[11]){$ef$(a,b);return;}c=$bM$(b,$mod(b[266],a[11])+1);b[2315]=c*3+$div(b[266],a[11]);b[266]++;b[2323]=8;b[1]=28;}
function $ef$(a,b){let c,d;for(c=0,d=a[11];c<d;c++){b[304+c]=a[2730+c];b[339+c]=0;}b[266]=0;b[6]=1;b[1]=9;}
function $eg$(a,b){let c,d,e;if(b[266]>=3*a[11]){b[266]=0;b[1]=a[23]==2?8:9;if(b[1]==9)$ef$(a,b);return;}c=$bM$(b,$mod(b[266],a[11])+1);b[267]=$div(b[266],a[11]);$cp$(b);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&$y$(b,d)<0)$co$(b,d);}$cn$(b,6,c);}
function $eh$(a,b){let c,d,e,f,g,h,i,j;c=3;d=c*2;if(b[266]>=d*a[11]){$ek$(a,b);b[266]=0;b[1]=7;return;}e=$div(b[266],d);f=$mod(b[266],d);g=$div(f,c);h=$K5[$mod(f,c)];b[267]=h;b[268]=g;$cp$(b);for(i=0,j=$ei$(a,b,e,h)+1;i<j;i++){if($ej$(a,b,e,g,h,i))$co$(b,i);}$cn$(b,5,e);}
function $ei$(a,b,c,d){let e,f;e=a[2744+d];for(f=0;f<3;f++)e-=b[2089+(c*3+f)*6+d];return e;}
function $ej$(a,b,c,d,e,f){let g,h,i,j;g=2089+(c*3+d)*6;h=2-d;if(e==1){i=$ei$(a,b,c,e)-f;return f<=a[2673]&&i<=h*a[2673];}j=b[g]+b[g+3]+f;i=$ei$(a,b,c,0)+$ei$(a,b,c,3)-f;if(e==0)i-=Math.min(a[2672]-j,$ei$(a,b,c,3));return j<=a[2672]&&i<=h*a[2672];}
function $ek$(a,b){let c,d,e,f,g;for(c=0,g=a[11];c<g;c++){d=2089+(c*3+3-1)*6;for(e of $K5){f=$ei$(a,b,c,e);b[d+e]+=f;b[274+c*6+e]-=f;}}}
function $el$(a,b){let c,d,e,f;if(b[266]>=a[2735]*a[11]){b[266]=0;b[1]=7;return;}c=$bM$(b,$mod(b[266],a[11])+1);$cp$(b);if(b[274+c*6+5]>=a[2736]){for(d=0,f=a[31];d<f;d++){if(b[409+d]==c){e=b[569+d*6+5];if(e+a[2736]<=a[2737])$co$(b,d);}}}if(b[4]==0)b[266]++;else $cn$(b,4,c);}
function $em$(a,b){let c,d,e;c=$bM$(b,$mod(b[266],a[11])+1);$cp$(b);if(b[2322]<a[2736]&&b[274+c*6+5]>0){for(d=0,e=a[31];d<e;d++){if(b[409+d]==c&&b[569+d*6+5]<a[2737])$co$(b,d);}}if(b[4]==0){b[266]++;b[1]=3;}else $cn$(b,3,c);}
function $en$(a,b){let c,d;if(b[266]>=a[2735]*a[11]){b[266]=0;b[1]=6;return;}$cp$(b);for(c=0,d=a[31];c<d;c++){if(b[409+c]<0)$co$(b,c);}if(b[4]==0)$cb$(a,b);else $cn$(b,2,$bM$(b,$mod(b[266],a[11])+1));}
function $eo$(a,b){if(b[266]<a[11])$cr$(b,a[11]-b[266]);else{b[266]=0;b[1]=a[23]==2?3:5;}}
function $ep$(a,b){let c,d,e;while(b[266]<a[29]){if(b[399+2*b[266]]<a[2725+2*b[266]])break;b[266]++;}if(b[266]>=a[29]){b[266]=0;b[1]=2;return;}c=2*b[266];$cp$(b);for(d=0,e=a[31];d<e;d++){if(b[409+d]==c+1)$co$(b,d);}$cn$(b,1,c);}
function $eq$(a,b){if($cg$(a,b)>=0)$cr$(b,a[31]-b[266]);else{b[266]=0;b[1]=a[23]==3?1:2;}}
function $er$(a){let b;if(a[5]<0||a[389+a[5]]==0)return 0;return 24<=(b=a[1])&&b<48;}
function $es$(a,b){let c,d,e,f;if(b[2395]>=0){$dv$(a,b,b[2395]);return;}c=b[2394];d=$cj$(b,c);$cp$(b);if(d>=0){for(e=0,f=a[31];e<f;e++){if(b[409+e]==c&&$y$(b,e)<0)$co$(b,e);}}if(b[4]>0)$cn$(b,31,c);else b[2394]=(-1);}
function $et$(a,b,c){let d;d=b[2];if(d==22||d==25)return b[4]-1-among(c,b[4]-1);return among(c,b[4]);}
function $eu$(a,b,c){return $ev$(a,b,c,a[91563]>0?a[91563]:768134);}
function $ev$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];b[3014]++;if(e==10)return $fp$(b,$fq$(a,b,c,d));if(e==13)return $fo$(a,b);if(e==24)return $fn$(a,b,d)>0?0:1;if(e==11)return $fk$(a,b,b[3],c,d);if(e==9||e==30)return 0;if(e==32)return $fj$(a,b)?1:0;if(e==21||e==16||e==5)return b[4]-1;if(e==19||e==27)$fi$(a,b,b[3]);f=(-2000000);g=0;h=0;i=c;for(j=0,l=b[4];j<l;j++){k=$ex$(a,b,b[9+j],d);if(a[91564]>0)k+=$ew$(a,b,b[9+j]);if(k>f){f=k;g=1;h=j;}else if(k==f){g++;i=another(i);if(takes_its_place(i,g))h=j;}}return h;}
function $ew$(a,b,c){let d,e;d=b[2]==22?b[2326]:0;e=(c*80+d)*64+b[2];return $mod(scrambled(e*16+a[91565]),2*a[91564])-a[91564];}
function $ex$(a,b,c,d){let e,f;e=b[2];if(e<9)return $fg$(a,b,c,d);if(e<17)return $fc$(a,b,c,d);if(e==19)return $eU$(a,b,c,d);if(e==22)return c>0?$eQ$(a,b,c-1,d):0;if(e==23)return $eO$(a,b,c);if(e==26)return c>0?$eM$(a,b,c-1,d):0;if(e==25)return c>0?$eL$(a,b,d):0;if(e==27)return $eK$(a,b,c,d);if(e==28)return c==0?0:$eE$(a,b,b[2396],$div(c-1,2),c-1&1,d);if(e==29)return $eD$(a,b,c);if(e==20)return c==0?10:(-(f=c-1,f==0?5:(f==3?4:(f==1?3:2))));if(e==17)return $eB$(a,b,c,d);if(e==18)return $Q$(a,b,b[3],c,d)+$eA$(a,b,c);return $ey$(a,b,c,1,d);}
function $ey$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=b[3];g=0;h=(e&4)>0;for(i=0,m=a[32+c];i<m;i++){j=a[112+c*16+i];k=b[409+j];l=$k$(b,569+j*6);if(k==f){g+=l>1?(h?5:2):1;g+=h?$ez$(a,b,f,j):0;}else if(k<0)g+=3;else if(a[24+k]!=a[24+f]){g+=l==1?(h?1:3):(-1);if($y$(b,j)>=0)g-=4;}}if(d&&$k$(b,569+c*6)>1)g--;return $x$(a,b,f,c)>0?Math.min(g,12):0;}
function $ez$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[32+d];f<g;f++){if(b[409+a[112+d*16+f]]==c)e++;}return e;}
function $eA$(a,b,c){let d;d=$t$(a,b,2089+c*6);return $div(($div(d,100000)+$mod(d,100000))*20,100);}
function $eB$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;if(c==0)return 0;e=c-1;f=b[3];g=$Q$(a,b,f,e,d);if((h=2089+e*6,$k$(b,h)-b[h+2])==0)return g;i=b[2179+e];j=0;for(k=0,l=a[32+i];k<l;k++)j=j||b[409+a[112+i*16+k]]==f;if(b[5]==f){if(!j||b[2391]!=30)return (-1000000);return $div(g,4)+60+$eA$(a,b,e);}m=b[5];if(d&4&&$div(e,3)==m&&b[2391]==30&&$eC$(a,b,m,d))return g+100+$eA$(a,b,e);n=b[2239+e];if(n<0||b[409+n]!=f||b[2391]!=32)return (-1000000);return $div(g,4)+100+$eA$(a,b,e);}
function $eC$(a,b,c,d){if(a[23]!=0&&a[23]!=2)return 0;if($W$(a,b,c)>=a[30]-5)return 1;return $E$(a,b,c,d)>=a[30]-3;}
function $eD$(a,b,c){let d;if(c==9)return (-1000000);d=c==0?5:(c==3?4:(c==1?3:2));return b[409+b[2397]]<0?(-d):d;}
function $eE$(a,b,c,d,e,f){let g,h,i,j;g=b[3];h=2790;if(b[409+d]<0){i=$R$(a,b,g,d,f);if(f&2&&i<1000)i-=$eI$(a,b,g,c);return i+$k$(b,569+c*6);}j=f&2?$eF$(a,b,g,c,d,f):0;if(j>20)return j+e;if(b[h+d]<b[h+c])return 20+2*e+($y$(b,d)>=0?6:0);if(f&2&&e==0&&b[h+d]==1&&b[h+c]==1&&$k$(b,569+c*6)>2&&$k$(b,569+d*6)<2)return 3;if(e==1&&b[h+d]==b[h+c]&&(b[h+c]>1||$k$(b,569+c*6)>3))return 6;return (-1000000);}
function $eF$(a,b,c,d,e,f){let g,h,i,j,k;g=$y$(b,e);if(g<0||$y$(b,d)>=0)return 0;h=a[2762];i=$v$(a,b,e,(-1));j=$eG$(a,b,e,i)-$eG$(a,b,e,i+h);k=$div(j*$O$(b,g,f),1000);return k-$eI$(a,b,c,d);}
function $eG$(a,b,c,d){let e;e=$eH$(b,192,c,d);if(e>0)b[e]=$A$(a,b,b[3],c,d);return b[Math.abs(e)];}
function $eH$(a,b,c,d){let e,f;e=2790+b+4*(c+$div(d,100)&7);f=a[3014];if(a[e]==f&&a[e+1]==c&&a[e+2]==d)return (-(e+3));a[e]=f;a[e+1]=c;a[e+2]=d;return e+3;}
function $eI$(a,b,c,d){let e,f,g;e=$v$(a,b,d,(-1));f=Math.max(1,e-a[2762]);g=$eJ$(a,b,d,f)-$eJ$(a,b,d,e);return $div(Math.max(0,g)*100,2000);}
function $eJ$(a,b,c,d){let e;e=$eH$(b,160,c,d);if(e>0)b[e]=$r$(a,b,b[3],c,d);return b[Math.abs(e)];}
function $eK$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=c-1;f=(-1000000);for(g=0,j=a[32+e];g<j;g++){h=a[112+e*16+g];i=b[409+h];if(i<0||i==b[3])f=Math.max(f,$eE$(a,b,e,h,0,d));}return f;}
function $eL$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[2325];e=b[3];f=$t$(a,b,2089+d*6);g=$F$(b,d,b[2179+d]);h=$G$(a,b,e,d,f,b[2179+d],g,c);if(g)f=$mod(f,100000)>=100?Math.max(100,f-100):f;i=b[2327];j=b[2179+d];k=$G$(a,b,e,d,f,i,1,c)-h;if(c&2){l=$A$(a,b,e,i,f+$w$(a,b,i,(-1)));l-=$A$(a,b,e,j,$v$(a,b,j,(-1)));k-=$div(l*$O$(b,d,c),2000);}return k;}
function $eM$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=b[2325];f=b[2179+b[2325]];if(b[409+c]<0)return (-1000000);g=$v$(a,b,c,b[1129+c]);h=b[3];i=$t$(a,b,2089+e*6);j=$dg$(a,f,c);k=$F$(b,e,f);l=$H$(a,b,h,e,i,g,c,j,k,d);if(d&2){m=$s$(a,i,g,j);l-=$eN$(a,b,h,e,f,m,d);}return l;}
function $eN$(a,b,c,d,e,f,g){let h,i,j;h=$v$(a,b,e,(-1));i=Math.max(100,$mod(h,100000)-a[f+2])+$div(h,100000)*100000;j=$A$(a,b,c,e,i)-$eG$(a,b,e,h);return $div(Math.max(0,j)*$O$(b,d,g),2000);}
function $eO$(a,b,c){let d,e,f,g,h;if(c>=1000){d=b[3]*3+$div(c,1000)-1;e=b[2179+d];f=b[2239+d];}else{d=15;e=c;f=b[1289+c];}if(b[409+f]<0)return 0;g=$v$(a,b,f,b[1129+f]);h=$eP$(a,b,d,e);return a[$s$(a,h,g,$dg$(a,e,f))];}
function $eP$(a,b,c,d){let e;e=c==15?569+d*6:2089+c*6;return $t$(a,b,e)+b[1049+d]*a[2761];}
function $eQ$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=b[3];f=b[2326];g=b[2325];if(b[409+c]<0)return g!=15&&b[2209+g]>1?15:(-1000000);h=$v$(a,b,c,b[1129+c]);i=$eP$(a,b,g,f);j=$F$(b,g,f);k=$dg$(a,f,c);l=$H$(a,b,e,g,i,h,c,k,j,d);if(d&2&&l<10000){l-=$eT$(a,b,e,f,i,h,k,j);if(g!=15){m=$s$(a,i,h,k);l-=$eN$(a,b,e,g,f,m,d);l+=$eS$(a,b,e,g,c,i,m,d);}}if(l<=0)return l;return $div(l*(1000-$eR$(a,b,e,c,h)),1000);}
function $eR$(a,b,c,d,e){let f,g,h,i,j,k,l;f=0;for(g=0,l=a[32+d];g<l;g++){h=d*16+g;i=a[112+h];if(b[409+i]!=c)continue;if(b[1289+i]==d){j=$t$(a,b,569+i*6);f=Math.max(f,a[$s$(a,j,e,a[1392+h])]);}k=$y$(b,i);if(k>=0&&b[2239+k]==d){j=$t$(a,b,2089+k*6);f=Math.max(f,a[$s$(a,j,e,a[1392+h])]);}}return f;}
function $eS$(a,b,c,d,e,f,g,h){let i,j;if(b[2209+d]<2)return 0;i=$mod(f,100000)-a[g+2];j=$div(f,100000)*100000+Math.max(0,i);return $div(a[g+1]*$G$(a,b,c,d,j,e,1,h),2000);}
function $eT$(a,b,c,d,e,f,g,h){let i,j,k,l,m;i=$s$(a,e,f,g);j=$v$(a,b,d,(-1));k=a[i+2]+(h?100:0);l=Math.max(100,$mod(j,100000)-k)+$div(j,100000)*100000;m=$r$(a,b,c,d,l)-$eJ$(a,b,d,j);return $div(Math.max(0,m)*100,3000);}
function $eU$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;if(c>=10000)return $eZ$(a,b,c-10000,d);e=b[3]*3+$div(c,1000)-1;f=$mod(c,1000);g=b[2179+e];if(b[1]==42)return $eX$(a,b,e,g,f,d);h=$t$(a,b,2089+e*6);i=$F$(b,e,g);j=b[3];k=$G$(a,b,j,e,h,g,i,d);l=$G$(a,b,j,e,$eW$(a,b,h,f,d),f,0,d);m=l-k;if(i&&!(d&2))m-=15;return m+(l==0&&k==0?$eV$(b,g,f,d):0);}
function $eV$(a,b,c,d){let e;e=a[2790+b]-a[2790+c];return e*(d&2?40:12);}
function $eW$(a,b,c,d,e){let f,g;f=$t$(a,b,569+d*6);g=e&2?0:1;if(f>0&&$k$(b,569+d*6)>g)c+=f-a[2762]*g;return c;}
function $eX$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;g=b[3];h=$t$(a,b,2089+c*6);i=$F$(b,c,d);if(f&2&&$eY$(a,b,c,d,e,i))return (-1000000);j=0;if(b[409+e]<0)j+=$R$(a,b,g,e,f);k=$t$(a,b,569+d*6)+$w$(a,b,d,(-1));l=$t$(a,b,569+e*6)+$w$(a,b,e,(-1));if(f&2)m=$A$(a,b,g,e,h+l)-$eG$(a,b,d,h+k);else m=$r$(a,b,g,e,h+l)-$eJ$(a,b,d,h+k);j-=$div(m*$O$(b,c,f),1000);j+=$eV$(b,d,e,f);if(!(f&2))return j-(i?15:0);n=Math.max(k,a[2762]);o=$eJ$(a,b,d,n)-$eJ$(a,b,d,h+k);return j-$div(o*100,700);}
function $eY$(a,b,c,d,e,f){let g,h,i;g=b[3];i=f&&(h=2089+c*6,$k$(b,h)-b[h+2])==1&&$k$(b,569+e*6)==0;if(i&&$x$(a,b,g,e)>0)return !$T$(a,b,g,e);if($P$(b,g)==1&&b[489+e]<b[489+d])return !$T$(a,b,g,e);return 0;}
function $eZ$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=b[3]*3+$div(c,1000)-1;f=b[2179+e];g=$mod(c,1000);h=b[3];if($fa$(a,b,h,g))return (-1000000);i=$R$(a,b,h,g,d);if(i<1000){j=$r$(a,b,h,g,a[2762]);i=$div(i*(1000-j),1000)-20;}k=$v$(a,b,f,(-1));l=Math.max(100,k-a[2762]);m=$eJ$(a,b,f,l)-$eJ$(a,b,f,k);return i-$div(m*$O$(b,e,d),1000);}
function $fa$(a,b,c,d){let e,f,g,h;for(e=0,h=a[32+d];e<h;e++){f=a[112+d*16+e];if(b[409+f]==c){g=$k$(b,569+f*6)-($y$(b,f)<0?1:0);if(g>0&&g>=$fb$(a,b,f))return 1;}}return 0;}
function $fb$(a,b,c){let d,e,f;d=0;for(e=0,f=a[32+c];e<f;e++){if(b[409+a[112+c*16+e]]<0)d++;}return d;}
function $fc$(a,b,c,d){let e;e=b[2];if(e==12)return $ff$(a,b,c,d);if(e==14)return $fe$(a,b,c,d);return $fd$(a,b,c,d);}
function $fd$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[3];if($x$(a,b,e,c)==0)return (-1000000);f=Math.min(b[384+e],$j$(b,c))*a[2761];g=$y$(b,c);h=g>=0?2089+g*6:569+c*6;i=g>=0?g:15;j=g<0||$k$(b,569+c*6)==0;k=$t$(a,b,h);l=$G$(a,b,e,i,k+f,c,j,d);return l-$G$(a,b,e,i,k,c,j,d);}
function $fe$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;e=$div(c,2);f=c&1;g=b[3];h=$x$(a,b,g,e);i=$y$(b,e);if(h==0)return f;j=a[2757+b[267]];k=f>0?i:15;if(f>0){l=$t$(a,b,2089+i*6);m=$F$(b,i,e);}else{l=$t$(a,b,569+e*6);m=i<0;}n=l>0?$G$(a,b,g,k,l,e,m,d):0;o=$G$(a,b,g,k,l+j,e,m,d);o+=h-n;if(d&2){p=$v$(a,b,e,(-1));if(i>=0){q=$A$(a,b,g,e,p)-$A$(a,b,g,e,p+j);o+=$div(q*$O$(b,i,d),1000);}q=$r$(a,b,g,e,p)-$r$(a,b,g,e,p+j);o+=$div(q*100,200)+300*f;}return o+10;}
function $ff$(a,b,c,d){let e,f,g,h,i,j;e=b[3];f=$v$(a,b,c,(-1));if(b[489+c]==0)g=f+a[2691]*a[2762];else{g=f-$w$(a,b,c,(-1));g+=a[2692]*a[2761];}h=$r$(a,b,e,c,f)-$r$(a,b,e,c,g);i=100+($y$(b,c)>=0?200:0);j=$y$(b,c);if(d&4&&j>=0){h=$A$(a,b,e,c,f)-$A$(a,b,e,c,g);i=100+$O$(b,j,d);}return $div(h*i,100)+$x$(a,b,e,c);}
function $fg$(a,b,c,d){let e;e=b[2];if(e==1||e==2)return 4*$ez$(a,b,b[3],c)-a[32+c];if(e==7)return $fh$(b,c,d);if(e==8)return (-(c==0?5:(c==3?4:(c==1?3:2))));return $ey$(a,b,c,e==6,d);}
function $fh$(a,b,c){let d,e,f;if(b==0)return 0;d=a[2315]>=0?a[2315]:a[2395];e=b-1;f=c&2?0:1;if(e!=4&&$k$(a,569+a[2179+d]*6)<=f)return (-1000000);return 1+(e==0?5:(e==3?4:(e==1?3:2)));}
function $fi$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=2790;e=1;for(f=0,g=a[31];f<g;f++)e=e&&b[d+f]==0==$u$(a,b,c,f);if(e)return;for(f=0,h=a[31];f<h;f++)b[d+f]=$u$(a,b,c,f)?0:20;i=0;j=1;while(j){j=0;for(f=0,n=a[31];f<n;f++){if(b[d+f]!=i)continue;for(k=0,m=a[32+f];k<m;k++){l=a[112+f*16+k];if(b[d+l]>i+1){b[d+l]=i+1;j=1;}}}i++;}}
function $fj$(a,b){let c,d,e,f;c=b[2327];d=$t$(a,b,2338)+$t$(a,b,2344);e=$t$(a,b,2352)+$t$(a,b,2358);e+=$w$(a,b,c,b[2364]);f=a[$s$(a,d,e,$dg$(a,b[2326],c))];return (b[2390]==0?f:1000-f)>=750;}
function $fk$(a,b,c,d,e){let f;if(!(e&128)||$fm$(a,b,e))return 0;f=$fl$(a,b,c,1,d,e);return f>0?Math.max(0,b[4]-f):0;}
function $fl$(a,b,c,d,e,f){let g,h,i,j;g=Math.min(b[6]-1,3);if(a[23]!=1&&$E$(a,b,c,f)>=a[30])g=5;else if(b[304+c]>Math.min($e$(b,274+c*6,a,2675),$div(b[399+c],2)))g=4;h=90963+((c*6+g)*5+d)*4;i=among(e,1000);j=0;while(j<3&&i>=a[h+j])j++;return j;}
function $fm$(a,b,c){let d,e;for(d=0,e=a[11];d<e;d++){if(b[389+d]==0&&$eC$(a,b,d,c))return 1;}return 0;}
function $fn$(a,b,c){let d,e,f,g,h,i,j,k,l;d=b[2327];e=b[2326];f=b[2325];g=$t$(a,b,2338)+$t$(a,b,2344);h=$t$(a,b,2352)+$t$(a,b,2358);if(b[2364]>0)h+=$w$(a,b,d,b[2364]);i=$F$(b,f,e);j=b[3];c=c&1023;k=$H$(a,b,j,f,g,h,d,0,i,c);if(c&2&&f!=15){l=$s$(a,g,h,0);k-=$eN$(a,b,j,f,e,l,c);}return k;}
function $fo$(a,b){let c,d,e,f,g,h,i;c=b[3];d=b[267];e=b[4]-1;if(d!=0)return e;f=274+c*6;g=a[2675];h=$e$(b,f,a,2675)-$div(b[f]+g-1,g);i=b[309+c*5+2];return Math.min(e,Math.max(0,i-h));}
function $fp$(a,b){let c,d,e;c=0;for(d=0,e=a[4];d<e;d++){if(a[9+d]<=b)c=d;}return c;}
function $fq$(a,b,c,d){let e,f,g,h,i,j;e=b[3];f=b[267];g=b[304+e];for(h=0,i=f;h<i;h++)g-=b[309+e*5+h];if(f==0)return Math.min(g,$fu$(a,b,e,c,d));if(f==1)return $fs$(a,b,e,g,c,d);if(f==2){if(d&128&&$eC$(a,b,e,d))return Math.min(g,Math.min($e$(b,274+e*6,a,2675),$div(b[399+e],2)));j=d&128?$fl$(a,b,e,3,c,d):0;return Math.min(Math.max(0,g-j),Math.min($e$(b,274+e*6,a,2675),$div(b[399+e],2)));}return $fr$(a,b,e,g,c,d);}
function $fr$(a,b,c,d,e,f){let g;if(f&17)return f&32?d:0;if(f&32)return d;if(f&128){g=$div(d*$fl$(a,b,c,4,e,f),2);return Math.max(g,d-1);}return $div(d,2);}
function $fs$(a,b,c,d,e,f){let g;g=a[2689];if(f&8||d<g||g<=0)return 0;if(b[270]==0&&b[271]==0)return 0;if(f&128){if($ft$(a,b,c))return g;if($eC$(a,b,c,f))return 0;return g*$fl$(a,b,c,2,e,f);}if(f&1)return d>=5?g:0;return d-Math.min($e$(b,274+c*6,a,2675),$div(b[399+c],2))>=g&&among(e,100)<70?g:0;}
function $ft$(a,b,c){let d,e,f,g,h,i;if($P$(b,c)>1)return 0;for(d=c*3,i=(c+1)*3;d<i;d++){e=b[2179+d];if(e>=0&&b[489+e]==0&&b[270]>0){f=$v$(a,b,e,(-1));g=a[2691]*a[2762];h=$A$(a,b,c,e,f)-$A$(a,b,c,e,f+g);return h>200;}}return 0;}
function $fu$(a,b,c,d,e){let f;if(e&65)return 0;if(e&128){if($eC$(a,b,c,e))return 3;if($fm$(a,b,e))return 2;return $fl$(a,b,c,0,d,e);}f=b[304+c]-Math.min($e$(b,274+c*6,a,2675),$div(b[399+c],2));return among(d,100)<15||f>0?1:0;}
function $fv$(a,b,c){return $ev$(a,b,c,768166);}
function $fw$(a,b,c){return $ev$(a,b,c,768150);}
function $fx$(a,b,c){return $ev$(a,b,c,768142);}
function $fy$(a,b,c){return $ev$(a,b,c,768198);}
function $fz$(a,b,c){return $ev$(a,b,c,716800);}
function $fA$(a,b,c){return $ev$(a,b,c,921601);}
function $fB$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$g$(a,k,a[10]-1,word_at(i,j+o,0));$fG$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$fF$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$ad$(a,k))return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$fE$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$ai$(a,k,l);B=$aa$(a,k,w);$af$(a,k,l);y=k[9+B];}if(n.length>0)r=$fD$(k,y,n,r);$fC$(a,k,y);}$o$(a,k,m[o]);}return 0;}
function $fC$(a,b,c){$ao$(a,b,c);$fG$(a,b);}
function $fD$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $fE$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $fF$(a,b,c){let d,e,f,g;d=b[6]-1;if(0<=(e=d)&&e<40){for(f=0,g=a[11];f<g;f++)c[265+d*5+f]=1+b[399+f];}}
function $fG$(a,b){while(b[7]==0){b[0]=(-1);$ae$(b);$ck$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$ao$(a,b,b[0]<0?b[9]:0);}b[0]=0;}
const DICE=new Dice($a$),GAME={"name": "swords", "row": 541, "aside": 230, "notes": 256, "redrawn": 24301, "by_choice": true, "searched": 6202052, "author": "planner"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first);
const RULES={prepare:$ck$,settle:$ao$,hide:$ai$,show:$af$,clear:$ae$,decides:$ad$,asked:$aa$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$ae$,record:$o$,redraw:$g$,is_rival:$f$,koku_to_levy:$d$,levy_row:$c$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$fA$,$fz$,$fy$,$fx$,$fw$,$fv$,$eu$,$et$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($fB$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
