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
function $b$(a,b,c){let d;d=a[52+c];return b[2143+c]==0&&b[2175+c]==0&&$o$(a,b,d)&&b[2129+d]<Math.max(0,a[43+d]-b[2335+a[37+d]])&&$k$(a,b,c)&&(a[37+a[52+c]]==c||$j$(a,b,d)||$c$(a,b,c));}
function $c$(a,b,c){let d,e,f,g,h,i;d=a[52+c];e=a[37+d];if(e==c||$j$(a,b,d))return 1;if(e<0||b[2271+e]<0||b[2271+c]<0)return 0;f=$h$(a,b,e);g=b[2271+c];if($g$(a,b[2271+e],g)>f)return 0;h=$e$(a,b,d,b[2271+e],f);i=b[10044+g]>0;$d$(b,h);return i;}
function $d$(a,b){let c,d;for(c=0,d=b;c<d;c++)a[10044+a[11644+c]]=0;}
function $e$(a,b,c,d,e){let f,g,h,i,j;b[10044+d]=1;b[11644]=d;f=0;g=1;while(f<g){h=b[11644+f];f++;if(b[10044+h]>e)continue;for(i=0;i<6;i++){if(a[39012+6*h+i]>0){j=a[29412+6*h+i];if(b[10044+j]==0&&$f$(a,b,c,j)){b[10044+j]=b[10044+h]+1;b[11644+g]=j;g++;}}}}return g;}
function $f$(a,b,c,d){let e;e=b[5071+d];if(e>=0)return a[15892+e]==c;return !(b[6671+(1-c)*1600+d]>0);}
function $g$(a,b,c){let d,e,f;d=Math.abs(a[21412+b]-a[21412+c]);e=Math.abs(a[23012+b]-a[23012+c]);f=a[21412+b]-a[21412+c]+a[23012+b]-a[23012+c];return Math.max(d,e,Math.abs(f));}
function $h$(a,b,c){let d,e,f;d=$i$(a,b,c);if((e=a[52+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return $div(d+1,2);return d;}
function $i$(a,b,c){let d;d=a[212+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $j$(a,b,c){let d,e;d=a[39+c];e=a[37+c];return d>=0&&e>=0&&b[2591+d]>=0&&b[2271+e]==b[2591+d];}
function $k$(a,b,c){let d;d=b[2271+c]>=0||$n$(a,b,c);return d&&(b[2207+c]==0||b[2207+c]==1)&&$l$(a,b,c);}
function $l$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0||b[2911+d]==2||$m$(a,b,d))return 1;}return 0;}
function $m$(a,b,c){let d,e;d=a[16052+c];e=a[404+d];return e>0&&b[6]>=e&&b[2591+c]<0&&b[2911+c]<=1&&(b[2207+d]==0||b[2207+d]==1);}
function $n$(a,b,c){let d,e;d=a[404+c];e=d>0&&b[6]>=d;return e&&(b[2207+c]==0||b[2207+c]==1)&&!(b[2271+c]>=0);}
function $o$(a,b,c){let d;d=a[37+c];return d>=0&&(b[2207+d]==0||b[2207+d]==1)&&b[2271+d]>=0;}
function $p$(a,b,c){return b[2143+c]>0&&b[2175+c]==0&&$k$(a,b,c)&&$q$(a,b,c);}
function $q$(a,b,c){let d;d=a[52+c];if(a[37+a[52+c]]==c||!$o$(a,b,d)||$j$(a,b,d))return 1;return $n$(a,b,c)||$c$(a,b,c);}
function $r$(a,b,c,d){}
function $s$(a,b,c){let d,e,f,g,h;$T$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$B$(a,b,c,0,1);f=$B$(a,b,c,1,(-1));c[612]=$div(1000*(e-f),Math.max(1,e+f));g=$u$(a,b,0);h=$u$(a,b,1);c[615]=$div(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$div(c[607]*$t$(a,b),1000);}
function $t$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$p$(a,b,d);f=1000-$div(1000*c,Math.max(1,a[24]));return f;}
function $u$(a,b,c){let d,e,f;d=0;for(e=a[33+c],f=a[35+c];e<f;e++){if(b[1]<11&&$p$(a,b,e))d+=$v$(a,b,e,c);}return d;}
function $v$(a,b,c,d){let e,f,g,h;$w$(a,b,d);e=1;for(f=a[116+c],h=a[148+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue;}if(a[16372+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$div(b[33262+d*1600+g],1000));}return e;}
function $w$(a,b,c){let d,e,f,g,h,i,j,k,l;d=1+b[2066];e=b[33260+c]!=0;if(b[33260+c]==d)return;b[33260+c]=d;if($A$(a,b,c)&&e)return;f=33262+c*1600;for(g=0,h=a[26];g<h;g++)b[f+g]=99000;i=0;j=0;for(k=0;k<3;k++){j=$y$(a,b,c,k,j);while(i<j){l=b[36462+i];if(k<2&&$div(b[33262+c*1600+l],1000)>k)break;j=$x$(a,b,c,l,j);i++;}}}
function $x$(a,b,c,d,e){let f,g,h,i;f=33262+c*1600;for(g=6*d,i=6*(d+1);g<i;g++){h=a[29412+g];if(h>=0&&a[39012+g]>0&&$div(b[33262+c*1600+h],1000)>=99){b[f+h]=b[f+d]+1000;b[36462+e]=h;e++;}}return e;}
function $y$(a,b,c,d,e){let f,g,h;for(f=a[30-c],h=a[32-c];f<h;f++){g=b[2591+f];if(g<0||$z$(a,b,f)!=d||$div(b[33262+c*1600+g],1000)<=d)continue;b[33262+c*1600+g]=d*1000+f;b[36462+e]=g;e++;}return e;}
function $z$(a,b,c){let d;if(a[16372+c]==8)return 2;d=b[2911+c]!=0||a[17172+c]!=0;return d||2*b[3071+c]>=a[16532+c]?0:1;}
function $A$(a,b,c){let d,e,f,g,h,i,j;d=1;e=a[30-c];for(f=e,j=a[32-c];f<j;f++){g=38599+c*160+f-e;h=b[2591+f];i=h<0?0:3*(h+1)+$z$(a,b,f);if(b[g]!=i){b[g]=i;d=0;}}return d;}
function $B$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[41+d]);g=Math.min(1500,Math.max((-1000),$div(1000*$S$(a,b,d),f)));c[605]+=e*g;c[606]+=$div(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[29+d],o=a[31+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16372+m]==8)continue;h+=$div((a[16372+m]==8?600:100*a[17812+m])*$R$(a,b,m,b[3071+m]),10000);l+=((a[16372+m]==8?600:100*a[17812+m])-$div((a[16372+m]==8?600:100*a[17812+m])*$R$(a,b,m,b[3071+m]),10000))*$Q$(a,b,m);if(b[2911+m]==1)i+=a[16372+m]==8?600:100*a[17812+m];if(n>=0){j+=$F$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16372+m]==8?600:100*a[17812+m];}}p=100*f;c[609]+=e*Math.min(3000,$div(1000*h,p));c[610]+=e*Math.min(3000,$div(1000*i,p));c[613]+=e*Math.min(3000,$div(1000*j,p));c[614]+=e*Math.min(3000,$div(1000*k,p));$C$(a,b,c,d,e);return l;}
function $C$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[41+d]);g=0;h=0;i=a[33+d];j=a[35+d];for(k=i,l=j;k<l;k++){g+=$D$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1);}c[611]+=e*Math.min(3000,$div(1000*g,100*f));c[618]+=$div(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[45+d]-b[2335+a[37+d]])-b[2131+d]);c[619]+=e*1000*$o$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m);}
function $D$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[116+c],g=a[148+c];f<g;f++){if(a[16372+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16372+f]==8?600:100*a[17812+f];}h=$div(d*$E$(a,b,c,e),10);return h;}
function $E$(a,b,c,d){let e;if(d==0)return 0;e=a[10740+c*161+Math.min(d,a[180+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$div($i$(a,b,c),2);return Math.min(Math.max(e+1,0),10);}
function $F$(a,b,c,d,e){b[38546]++;$H$(a,b,c,d);return $G$(a,b,e);}
function $G$(a,b,c){let d,e,f,g,h,i,j,k,l;d=0;e=0;f=c>=0?1<<c|1<<$mod(c+5,6):(-1);for(g=38066,k=38066+3*b[38065];g<k;g+=3){h=b[g+(b[g]&f?1:2)];if(h>d){i=h;j=d;d=i;e=j;}else if(h>e)e=h;}l=d+$div(e,2);return $div(l*a[110652],100);}
function $H$(a,b,c,d){let e,f,g,h,i,j;b[38065]=0;e=1-a[15892+c];for(f=a[29+e],j=a[31+e];f<j;f++){g=b[2591+f];if(g<0||!$P$(a,f)||b[2911+f]!=0)continue;h=$g$(a,d,g);if(h<=a[16852+f]){i=38066+3*b[38065];b[i]=$O$(a,d,g);b[i+1]=$I$(a,b,f,c,d,0,h);b[i+2]=$I$(a,b,f,c,d,1,h);b[38065]++;}}}
function $I$(a,b,c,d,e,f,g){let h,i,j;h=$N$(a,c,d,0,(-a[27812+e]));if(h<0)return 0;i=38547+4*h+(f?2:0);if(b[i]!=b[38546]){b[i]=b[38546];b[i+1]=$J$(a,b,d,h,f,0,1);}j=b[i+1];return g<=2?j:$div(j*2,3);}
function $J$(a,b,c,d,e,f,g){let h,i,j,k;h=$M$(a,b,c,d,e,f,g);i=a[h];j=a[h+1];k=i*$L$(a,b,c,e)+j*$K$(a,b,c);return $div(k,1000);}
function $K$(a,b,c){let d;d=30;if(a[17172+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $div((a[16372+c]==8?600:100*a[17812+c])*d,100*Math.max(1,$Q$(a,b,c)));}
function $L$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17172+c]==0&&!d;f=e?$div((a[16372+c]==8?600:100*a[17812+c])*45,100):(a[16372+c]==8?600:100*a[17812+c]);return Math.max(0,f-$div((a[16372+c]==8?600:100*a[17812+c])*$R$(a,b,c,b[3071+c]),10000));}
function $M$(a,b,c,d,e,f,g){let h,i,j,k;h=Math.min(Math.max(1,$Q$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17332+c]==0;i=Math.min(9,Math.max(0,$Q$(a,b,c)-(f&&j)));}k=((d*3+1)*2+e)*10+i;return 87104+2*(k*9+h-1);}
function $N$(a,b,c,d,e){let f,g,h;f=d?9:a[16372+b];g=a[16372+c]*10+f;h=a[87014+g];if(h==0)return (-1);return Math.min(Math.max(h+e,1),13)-1;}
function $O$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21412+c]-a[21412+b];e=a[23012+c]-a[23012+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$K0:$K1;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j;}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l;}
function $P$(a,b){let c;c=a[16372+b];return c!=6&&c!=7&&c!=8;}
function $Q$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16532+d+c]-b[3231+c];}
function $R$(a,b,c,d){let e;e=Math.max(1,$Q$(a,b,c));if(a[17172+c]!=0)return $div(6000*d,e);if(b[2911+c]==0)return $div(3000*d,e);return 4500+$div(2500*d,e);}
function $S$(a,b,c){let d,e,f;d=0;for(e=a[29+c],f=a[31+c];e<f;e++){if(b[2911+e]>=2)d+=a[17812+e];}d-=a[50]*b[2125+c];return d-a[51]*b[2127+c];}
function $T$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[29+g],i=a[31+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++;}j=33212+g*24;c[13+g]=b[j+11];c[15+g]=b[j+15];}for(k=0;k<48;k++)c[17+k]=b[33212+k];for(h=0,m=a[23];h<m;h++){l=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=$U$(a,b,h);c[225+h]=l;c[385+h]=b[3071+h];}for(k=0,n=2*Math.max(0,30-b[6]);k<n;k++)c[604-k]=(-999);}
function $U$(a,b,c){if(b[2207+a[16052+c]]==3)return 4;return b[2911+c];}
function $V$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $W$(a,b,c){}
function $X$(a,b,c){if($gf$(a,b)>=0)$ga$(a,b,$gf$(a,b),c);else if($fZ$(a,b)>=0)$fY$(a,b,$fZ$(a,b),c);else $Y$(a,b,c);}
function $Y$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$fX$(a,b,c);else $fS$(a,b,c);}else if(d<4)$fQ$(a,b,c);else $ff$(a,b,c);}else if(d<7){if(d<6)$fd$(a,b,c);else $fc$(a,b,c);}else if(d<9)$fb$(a,b,c);else $eV$(a,b,c);}else if(d<111){if(d<104){if(d<14)$eU$(b,c);else $eT$(a,b,c);}else if(d<110)$eS$(a,b,c);else $eP$(a,b,c);}else if(d<114){if(d<112)$eM$(a,b,c);else $eu$(a,b,c);}else if(d<115)$el$(a,b,c);else $ek$(a,b,c);}else if(d<124){if(d<120){if(d<118){if(d<117)$ej$(a,b,c);else $eh$(a,b,c);}else if(d<119)$eg$(a,b,c);else $ef$(a,b,c);}else if(d<122){if(d<121)$ee$(a,b,c);else $ed$(a,b,c);}else if(d<123)$ec$(a,b,c);else $dY$(a,b,c);}else if(d<131){if(d<129){if(d<128)$dW$(a,b,c);else $dT$(a,b,c);}else if(d<130)$dS$(a,b,c);else $dO$(a,b,c);}else if(d<136){if(d<133)$dE$(a,b,c);else $dD$(a,b,c);}else if(d<137)$dB$(a,b,c);else $dy$(a,b,c);}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$dx$(a,b,c);else $dv$(a,b,c);}else if(d<143)$du$(b,c);else $dq$(a,b,c);}else if(d<149){if(d<148)$do$(a,b,c);else $dn$(a,b,c);}else if(d<151)$db$(a,b,c);else $da$(b,c);}else if(d<205){if(d<203){if(d<202)$cZ$(a,b,c);else $cY$(a,b,c);}else if(d<204)$cq$(a,b,c);else $cp$(a,b,c);}else if(d<207){if(d<206)$cj$(a,b,c);else $ce$(a,b,c);}else if(d<208)$cb$(a,b,c);else $bX$(a,b,c);}else if(d<401){if(d<213){if(d<211){if(d<210)$bU$(a,b,c);else $bI$(a,b,c);}else if(d<212)$ce$(a,b,c);else $bA$(a,b,c);}else if(d<301){if(d<300)$bv$(a,b,c);else $bs$(a,b,c);}else if(d<302)$aR$(a,b,c);else $aL$(a,b,c);}else if(d<405){if(d<403){if(d<402)$aI$(a,b,c);else $aD$(a,b,c);}else if(d<404)$aB$(a,b,c);else $at$(a,b,c);}else if(d<407){if(d<406)$aq$(a,b,c);else $ap$(a,b,c);}else if(d<408)$ae$(a,b,c);else $Z$(a,b,c);}
function $Z$(a,b,c){b[1]=407;if(c)$aa$(a,b,b[32863]>b[32864]?0:1,0);}
function $aa$(a,b,c,d){let e,f,g,h,i,j;e=a[52+b[2059]];f=b[32864-c]>0?1:0;g=b[32861];h=b[32862];i=b[32860];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$ad$(b,j,c==1&&g>=0&&a[37+a[52+g]]==g);}if(c==0){$ac$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f;}else{b[4951+i]+=f;if(g>=0)$ab$(a,b,g,1);else $ac$(a,b,h);}b[1]=409;}
function $ab$(a,b,c,d){let e;e=a[52+c];b[2431+c]=1+$i$(a,b,c);if(a[37+a[52+c]]==c)b[2139+e]=$i$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9883]=0;b[33212+e*24+11]++;}
function $ac$(a,b,c){let d;d=a[52+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[33212+d*24+12]++;}
function $ad$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++;}
function $ae$(a,b,c){let d,e,f,g,h;d=$part(a,80614,80845);e=$ai$(d,$an$(a,b),c);b[32863]+=e<=3?e:0;b[32864]+=e>3?e-3:0;f=$ag$(a,b,0);g=$ag$(a,b,1);h=$af$(b[32863],b[32864],f,g,0,0);if(h!=0)$aa$(a,b,h==1?0:1,1);else if(b[32863]!=b[32864])b[1]=408;}
function $af$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0;}
function $ag$(a,b,c){let d;if(c==1&&b[32861]>=0)return $ah$(a,b,b[32861]);d=c==0?b[32860]:b[32862];return Math.max(0,a[18152+d]-b[5011+d])-b[4951+d];}
function $ah$(a,b,c){let d;d=a[340+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])-b[2303+c];}
function $ai$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $am$(a,b-29,c);if(b<70)return $al$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $ak$(a,b-71,c);return $aj$($div(b-199,21),$mod(b-199,21),c);}
function $aj$(a,b,c){let d,e,f,g,h;d=a+$div(c,10);e=b+$mod(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h;}
function $ak$(a,b,c){let d,e,f,g,h;d=b&1;e=c+($div(b,2)&7)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$div(b,16)*10+f];h=d&&c==9?2:0;return 4*$div(g,2)+1*(g&1)+h;}
function $al$(a,b,c){let d;if($div(c,10)<9)return 0;d=a[131+$mod(c,10)];return b&&d==1?2:d;}
function $am$(a,b,c){let d,e;d=c+($mod(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$div(b,3)*10+e];}
function $an$(a,b){let c,d,e,f,g;d=(c=b[32860],Math.max(0,a[18092+c]-b[5011+c]));if(b[32861]>=0)return (e=$ao$(a,b,b[32861]),199+Math.min(d,20)*21+Math.min(e,20));return (g=(f=b[32862],Math.max(0,a[18092+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20));}
function $ao$(a,b,c){let d;d=a[276+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $ap$(a,b,c){if(c>10000)b[32862]=c-10000-1;else b[32861]=c-1;b[1]=407;}
function $aq$(a,b,c){b[32862]=$ar$(a,b,b[32861],c);b[32861]=(-1);b[1]=407;}
function $ar$(a,b,c,d){let e,f,g,h,i;e=a[52+c];f=$as$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17972+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h;}g--;}}return (-1);}
function $as$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17972+e]==c&&b[4831+e]==(-1))d++;}return d;}
function $at$(a,b,c){let d;d=b[32861];if(c<=$i$(a,b,d)){$av$(a,b,d,(-1));b[1]=405;return;}$av$(a,b,(-1),(-1));if(b[2271+d]>=0)$au$(a,b,d);b[32861]=(-1);b[1]=409;}
function $au$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($ah$(a,b,c)<=0)$ab$(a,b,c,1);}
function $av$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[52+b[2059]];for(f=0,g=a[25];f<g;f++){if($aA$(a,b,e,f)&&b[5011+f])$ac$(a,b,f);}for(f=a[33+e],h=a[35+e];f<h;f++){if(b[2335+f]&&$aw$(a,b,f,(-1)))$ab$(a,b,f,1);}}
function $aw$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[37+a[52+c]]==c&&$j$(a,b,a[52+c]))return 0;e=b[2271+c];}else e=$az$(b,d);f=$az$(b,b[32860]);if(e<0||$g$(a,f,e)>(g=b[32860],Math.max(0,a[18032+g]-b[5011+g])))return 0;return $ax$(a,b,f,e);}
function $ax$(a,b,c,d){let e,f,g;if($g$(a,c,d)>a[80612])return 0;e=a[a[80613]+$ay$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5071+a[e+1+f]]>=0)return 0;}return 1;}
function $ay$(a,b,c){let d,e,f,g;d=a[80612];e=2*d+1;f=a[21412+c]-a[21412+b]+d;g=a[23012+c]-a[23012+b]+d;return (b*e+f)*e+g;}
function $az$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $aA$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[52+e]!=c)return 0;return $aw$(a,b,(-1),d);}
function $aB$(a,b,c){let d,e;d=$div(c,10000);e=$mod(c,10000)-1;if(c==0){$av$(a,b,(-1),(-1));$aC$(a,b);b[1]=409;return;}b[32861]=e;b[32862]=(-1);if(d==1){b[32861]=(-1);b[32862]=e;$av$(a,b,(-1),e);b[1]=407;}else if(d==0){$av$(a,b,e,(-1));b[1]=407;}else if(d==2){b[2175+e]=1;$av$(a,b,e,(-1));b[1]=405;}else b[1]=404;}
function $aC$(a,b){let c,d,e,f,g;c=1-a[52+b[2059]];for(d=0,e=a[25];d<e;d++){if($aA$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18152+d]-b[5011+d])<=b[4951+d])$ac$(a,b,d);}}for(f=a[33+c],g=a[35+c];f<g;f++){if($aw$(a,b,f,(-1)))$au$(a,b,f);}}
function $aD$(a,b,c){$aE$(a,b,c-1);b[32377+c-1]=0;b[32865]--;}
function $aE$(a,b,c){let d,e,f,g,h;d=b[2271+a[16052+c]];e=d>=0&&$g$(a,d,b[2591+c])<=1;$aF$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$Q$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$aF$(a,b,c,1);}}
function $aF$(a,b,c,d){if(b[2911+c]==d)return;$aG$(a,b,c,(-1));b[2911+c]=d;$aG$(a,b,c,1);if(d==1)b[33212+a[15892+c]*24+20]++;}
function $aG$(a,b,c,d){let e,f;e=6671+a[15892+c]*1600;for(f=0;f<6;f++){if($aH$(a,b,c,f))b[e+a[29412+6*b[2591+c]+f]]+=d;}b[9883]=0;}
function $aH$(a,b,c,d){let e,f;e=6*b[2591+c]+d;if(a[29412+e]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$mod(f+5,6)))return 0;return a[39012+e]>0||a[17172+c]!=0;}
function $aI$(a,b,c){let d;d=$div(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $aJ$(a,b,d);}
function $aJ$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[52+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$h$(a,b,b[2059]);f=$e$(a,b,e,g,h);}for(i=a[33+e],j=a[35+e];i<j;i++){if(b[2271+i]>=0&&$aK$(a,b,d,b[2271+i]))b[2463+i]=1;}b[2137+e]=1;b[32865]=0;for(k=a[29+e],l=a[31+e];k<l;k++){b[32377+k]=0;if(b[2591+k]>=0&&$aK$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[32377+k]=1;b[32865]=2;}}}$d$(b,f);b[1]=402;if(d)$ab$(a,b,b[2059],1);else $ac$(a,b,b[32860]);}
function $aK$(a,b,c,d){let e;if(c)return b[10044+d]>0;e=b[32860];return $g$(a,$az$(b,e),d)<=Math.max(0,a[18032+e]-b[5011+e]);}
function $aL$(a,b,c){let d,e,f,g;d=b[32859];e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+d];if(f==g)$aQ$(a,b,d,e);else{$aO$(a,b,d);$aN$(a,b,d,f,e);$aM$(a,b,a[15892+d],g,f);}b[1]=b[9882];}
function $aM$(a,b,c,d,e){let f,g;for(f=a[33+c],g=a[35+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e;}b[9883]=0;}
function $aN$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5071+d]=c;$aG$(a,b,c,1);}
function $aO$(a,b,c){$aG$(a,b,c,(-1));$aP$(a,b,c);b[5071+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1);}
function $aP$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29412+6*b[2591+c]+d]];b[3551+e]&=~(1<<$mod(d+3,6));}}b[3551+c]=0;}
function $aQ$(a,b,c,d){$aG$(a,b,c,(-1));b[2751+c]=d;$aG$(a,b,c,1);}
function $aR$(a,b,c){let d,e,f,g,h,i;if(b[9876]<0){$bn$(a,b,c);return;}d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80614,80845);g=e[0];if(g==12){if($bm$(b)&&b[32858]==0){b[32858]=1;if(c==0){e[16]++;e[0]=11;}return;}h=347+e[16]*6;$bk$(d,e,$ai$(f,d[h+3],c));}else if(g==13)$bb$(d,e,$ai$(f,(i=$bj$(d,e),d[18+$bi$(d,e,i,0)-(-3)]),c));else if(g==14){$aY$(d,e,$ai$(f,$ba$(d,e),c));e[0]=11;}else $aW$(d,e,$ai$(f,$aX$(d,e),c));$aS$(a,b);}
function $aS$(a,b){let c;for(c=0;c<2;c++){if(b[28726+c]>=0)$aV$(a,b,c);}$aT$(a,b,0);$aT$(a,b,4);}
function $aT$(a,b,c){let d,e,f;d=b[28716+c];e=28686+c*3;f=b[e];if(b[2911+d]>=2)return;if(f>=2){$aU$(a,b,d,f);return;}$aF$(a,b,d,f);b[3071+d]=b[e+1];}
function $aU$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=a[15892+c];if(e>=0){$aO$(a,b,c);b[4031+c]=e;for(g=a[33+f],h=a[35+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2;}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;if(a[16372+c]==8){b[2125+f]=0;b[2127+f]=0;}i=d==2?21:22;b[33212+f*24+i]++;}
function $aV$(a,b,c){let d,e,f;d=b[28726+c];e=b[28663+c];if(b[28683]==1+c){b[2303+d]++;b[28683]=0;}if(b[28682]==1+c){f=b[28727-c];$ad$(b,a[52+d],a[37+a[52+f]]==f);b[28682]=0;}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$ab$(a,b,d,1);b[28669]=0;}
function $aW$(a,b,c){let d,e,f;d=347+b[16]*6;e=a[d];f=a[d+1];if(e==7)b[22]=1-c;else if($aX$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f;}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11;}
function $aX$(a,b){let c,d,e,f,g;c=a[347+b[16]*6];e=(d=$bj$(a,b),147+d*20);f=a[e+12]==0&&a[e+4]==0;if(c==5||c==6&&f)return 0;return (g=$bj$(a,b),a[18+$bi$(a,b,g,0)-(-3)]);}
function $aY$(a,b,c){let d,e;e=(d=$bj$(a,b),d<4?0:1);if(c==1)b[8+e]=2;else if(c==2)$aZ$(b,e,3);b[17]=0;b[16]++;}
function $aZ$(a,b,c){a[8+b]=c;a[14]|=1+b;}
function $ba$(a,b){let c,d,e;d=(c=$bj$(a,b),c<4?0:1);e=b[8+d]==2;return a[85+d*15+(e?7:6)];}
function $bb$(a,b,c){let d;d=$bj$(a,b);if(!c){if(b[31+d*3]==1)$bg$(a,b,d,1,0);else $be$(a,b,d);}b[17]&=2;$bc$(a,b);}
function $bc$(a,b){let c;c=$bj$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$bd$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11;}}
function $bd$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return (e==1||e==2)&&a[85+d*15+1]==c;}
function $be$(a,b,c){let d;d=31+c*3;if(b[d]==0){if(a[147+c*20+4])$bf$(a,b,c);else{b[d]=1;b[d+1]=0;}}}
function $bf$(a,b,c){let d,e,f,g,h;d=31+c*3;b[d]=3;b[d+1]=0;e=c<4?0:1;f=b[8+e];g=a[85+e*15+1]==c;h=g&&a[147+c*20+10]==1;if(h&&(f==1||f==2)){b[8+e]=3;b[14]|=1+e;}}
function $bg$(a,b,c,d,e){let f,g;f=31+c*3;g=147+c*20;b[f+1]+=d;if(b[f]==0&&b[f+1]>=a[g+2]){if(a[g+4])$bf$(a,b,c);else if(e)$bh$(a,b,c);else{b[f]=1;b[f+1]-=a[g+2];}}if(b[f]==1&&b[f+1]>=a[g+2+1])$bh$(a,b,c);}
function $bh$(a,b,c){$bf$(a,b,c);if(a[147+c*20+10]==0&&a[147+c*20+4]==0)b[31+c*3]=2;}
function $bi$(a,b,c,d){let e,f;e=c<4?0:1;f=a[147+c*20+2+b[31+c*3]]+a[2+e]-d;return Math.min(Math.max(f,(-3)),10);}
function $bj$(a,b){let c;c=a[347+b[16]*6+2];return c==(-1)?b[1]:c;}
function $bk$(a,b,c){let d,e,f;d=$div(c,4);b[17]=c&3;e=a[347+b[16]*6+4]==3;if(b[25]==0&&!e)b[19+(f=$bj$(a,b),f<4?0:1)]+=d;b[18]=$bl$(a,b,d);$bg$(a,b,$bj$(a,b),d,0);$bc$(a,b);}
function $bl$(a,b,c){let d,e,f,g,h;for(d=b[16]+1;d<36;d++){e=347+d*6;f=a[e];if(f==0)break;if(f>3){g=a[e+1]==a[347+b[16]*6+1];h=f==7||f==8?1:2;if(g&&c>=h)return b[18]|1+(a[e+1]<4?0:1);}}return b[18];}
function $bm$(a){let b;b=28439+a[28671]*6;return a[b]==1&&a[28671]>0;}
function $bn$(a,b,c){let d,e,f;d=$part(a,80614,80845);e=$ai$(d,$br$(a,b),c);f=$bp$(a,b);if(f>=0&&e==1)b[2207+f]=1;else if(f>=0&&e==2)$ab$(a,b,f,1);else if(f<0&&e>0)$bo$(a,b,b[27696],e);b[1]=b[9882];}
function $bo$(a,b,c,d){let e;b[4951+c]++;e=a[18152+c]-b[5011+c];if(d==2||b[4951+c]>=e)$ac$(a,b,c);}
function $bp$(a,b){let c;c=b[27696];if(c>=0&&b[4891+c]==b[9877])return (-1);return $bq$(a,b,1-a[15892+b[9875]],b[9877],(-1));}
function $bq$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[33+c],g=a[35+c];f<g;f++){if(b[2271+f]==d)return f;}return (-1);}
function $br$(a,b){let c,d;c=$bp$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $bs$(a,b,c){let d,e;d=$part(a,80614,80845);b[33212+a[15892+b[9875]]*24+16]++;e=$ai$(d,$bt$(a,b),c)&2;b[1]=e?301:b[9882];}
function $bt$(a,b){let c,d;c=a[26212+b[9877]]+b[9880]+b[9881]*a[85626];d=a[17172+b[9875]]==1?0:1;return $bu$(d,b[9879],c,1);}
function $bu$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d;}
function $bv$(a,b,c){let d,e,f,g;d=b[28736];e=c-1;if(b[2751+d]!=e){$aQ$(a,b,d,e);f=$part(b,28092,28655);g=$part(b,28655,28716);$bg$(f,g,$bz$(b,d),$by$(a,b,d),0);}$bx$(a,b);$bw$(b);}
function $bw$(a){a[28735]++;a[1]=212;}
function $bx$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[28726+c]>=0)$aV$(a,b,c);}for(d=0;d<8;d++){if(b[28716+d]>=0)$aT$(a,b,d);}e=28737+b[28731]*61;for(f=0;f<61;f++)b[e+f]=b[28655+f];b[28728]=0;}
function $by$(a,b,c){if(a[17172+c]!=0||b[3231+c])return 0;return a[24612+b[2591+c]];}
function $bz$(a,b){let c;for(c=0;c<8;c++){if(a[28716+c]==b)return c;}return (-1);}
function $bA$(a,b,c){let d,e,f,g,h;d=$part(b,28655,28716);e=c-1;f=$bz$(b,e);g=$bH$(b,b[28735]);h=b[2591+e];d[31+f*3+2]=3;if(d[7]==0){d[7]=1;d[1]=f;}$bx$(a,b);$bG$(a,b,e,g);$aM$(a,b,a[15892+e],h,g);b[28736]=e;$bB$(a,b,e,213);b[26393+b[28716+b[28735]]]=1;}
function $bB$(a,b,c,d){$bC$(a,b,c,3,d);}
function $bC$(a,b,c,d,e){let f,g,h,i,j;b[26355]=d;b[26356]=c;b[26358]=e;b[26357]=0;if(a[15892+c]!=b[5]){$bF$(a,b,c,e);return;}f=1-a[15892+c];for(g=a[29+f],h=a[31+f];g<h;g++)b[26393+g]=0;i=d==2||d==3&&a[49]==0;j=i?122:117;$bF$(a,b,c,$bD$(a,b,f)?j:e);}
function $bD$(a,b,c){let d,e;for(d=a[29+c],e=a[31+c];d<e;d++){if($bE$(a,b,d))return 1;}return 0;}
function $bE$(a,b,c){let d;d=b[2591+c];return d>=0&&$g$(a,d,b[2591+b[26356]])<=2;}
function $bF$(a,b,c,d){let e,f,g;e=1-a[15892+c];b[26359]=c;b[26360]=d;b[1]=115;for(f=a[33+e],g=a[35+e];f<g;f++)b[26361+f]=0;}
function $bG$(a,b,c,d){let e;e=b[2751+c];$aO$(a,b,c);$aN$(a,b,c,d,e);}
function $bH$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[31177+a[28731]*18+8+d];}
function $bI$(a,b,c){let d,e,f,g,h;d=$part(b,28092,28655);e=$part(b,28655,28716);if(e[0]!=9){$bT$(b,e[0]==7?1:0,$bz$(b,c-1));$bx$(a,b);return;}f=$part(a,80614,80845);g=$ai$(f,$bP$(d,e),c);$bM$(d,e,g);h=$bK$(d,e,g);$bx$(a,b);$bJ$(b);if(h>=0){b[28734]=1+h;b[28735]=h*4;b[1]=211;}}
function $bJ$(a){a[28735]=4;a[1]=212;}
function $bK$(a,b,c){let d,e;d=$div(c,128);e=(c&127)*(1+b[30]);if($bL$(a,b,0)>0&&$bL$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1;}return (-1);}
function $bL$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0)d++;}return d;}
function $bM$(a,b,c){let d;b[30]=$bO$(a,b,b[3]);d=(c&127)*(1+b[30]);$bN$(a,b,0,$div(c,128)*a[11],b[3],0);$bN$(a,b,1,d,b[4],b[30]);}
function $bN$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$bL$(a,b,c);h=$div(d,g);i=$mod(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[31+l*3+2]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--;}$bg$(a,b,l,h+m,f);}}}
function $bO$(a,b,c){let d,e,f;d=a[147+c*20+7];if(d==0||a[14]&&b[23])return 0;if($bL$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[31+f*3+2]==0))return 1;}return 0;}
function $bP$(a,b){let c;c=($bS$(a,b,0)?1:0)-($bS$(a,b,1)?1:0);return a[46+3*($bQ$(a,b)-1)+c+1];}
function $bQ$(a,b){let c,d,e,f,g,h;c=$bR$(a,b,b[3])?115:131;d=a[c+(b[4]-4)*4+b[3]];d+=a[7]*($bL$(a,b,0)-$bL$(a,b,1));e=0;f=0;for(g=0,h=a[0];g<h;g++){if(b[31+g*3]<=1&&b[31+g*3+2]==0){e|=b[31+g*3];f|=a[147+g*20+9];}}d+=a[6]+b[26]-e*a[8]-f*a[9];return Math.min(Math.max(d,1),13);}
function $bR$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[147+d*20+17])return 0;if(a[147+c*20+6]==2)return d>=0?1:0;return a[147+c*20+6];}
function $bS$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[85+c*15+1],b[31+f*3]<=1&&b[31+f*3+2]==0);}
function $bT$(a,b,c){a[28655+(b?4:3)]=c;a[28655]=b?8:9;}
function $bU$(a,b,c){let d;b[1]=208;if(c){d=$part(b,28655,28716);$bW$(d,b[28665]>b[28666]?0:1,0);$bV$(b);}$bx$(a,b);}
function $bV$(a){a[28655]=7;a[2335+a[28726]]=0;a[2335+a[28727]]=0;}
function $bW$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$aZ$(a,b,c?3:4);}
function $bX$(a,b,c){let d,e,f;d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80614,80845);if(e[0]==5){$bZ$(d,e,$ai$(f,$ca$(d,e),c));e[0]=7;}else if($bY$(d,e,$ai$(f,d[12],c)))$bV$(b);else if(e[10]!=e[11])b[1]=209;$bx$(a,b);}
function $bY$(a,b,c){let d,e,f,g;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=85;e=100;f=$af$(b[10],b[11],a[d+2],a[e+2],a[d+3],a[e+3]);if(f==0)return 0;g=$has($K2,f)?0:1;$bW$(b,g,$has($K3,f));return 1;}
function $bZ$(a,b,c){let d;d=$bS$(a,b,0)?0:1;if(c==1)b[8+d]=2;else if(c==2)$aZ$(b,d,3);}
function $ca$(a,b){let c,d;c=$bS$(a,b,0)?0:1;d=b[8+c]==2;return a[85+c*15+(d?5:4)];}
function $cb$(a,b,c){let d,e,f,g;d=$part(b,28092,28655);e=$part(b,28655,28716);f=$part(a,80614,80845);g=$ai$(f,$cc$(d,e),c);$bg$(d,e,e[1],g,0);e[1]++;$bx$(a,b);}
function $cc$(a,b){let c,d;c=b[1];d=0;if(a[147+c*20+12]&&$cd$(a,b))d=a[10];return a[32+$bi$(a,b,c,d)-(-3)];}
function $cd$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0)c+=$bR$(a,b,d);}return c>0;}
function $ce$(a,b,c){let d,e,f,g;d=b[28716+b[28735]];e=b[2591+d];f=$mod(c,10000)-1;g=$div(c,10000)-1;$bG$(a,b,d,f);$aM$(a,b,a[15892+d],e,f);if(g>=0)$cf$(a,b,b[5071+a[29412+6*e+g]]);$bx$(a,b);if(b[1]==206)b[1]=205;else b[28735]++;}
function $cf$(a,b,c){let d;d=$bz$(b,c);if(d>=0)$bg$($part(b,28092,28655),$part(b,28655,28716),d,1,0);else $cg$(a,b,c,1);}
function $cg$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$Q$(a,b,c))return;if(a[17172+c]!=0){$aU$(a,b,c,3);return;}if(b[2911+c]==0){b[3071+c]-=$Q$(a,b,c);$aF$(a,b,c,1);if(b[3071+c]<$Q$(a,b,c))return;}$ch$(a,b,c);}
function $ch$(a,b,c){$aU$(a,b,c,$ci$(a,b,c)?3:2);}
function $ci$(a,b,c){let d,e,f,g,h,i;d=b[2591+c];e=1-a[15892+c];for(f=0;f<6;f++){g=6*d+f;h=a[29412+g];if(h<0)return 0;if(a[39012+g]>0&&b[6671+e*1600+h]==0){i=b[5071+h];if(i<0||a[15892+i]!=e)return 0;}}return 1;}
function $cj$(a,b,c){let d,e,f,g,h,i,j;d=$part(b,28092,28655);e=$part(b,28655,28716);f=e[1];g=$part(a,80614,80845);h=$ai$(g,d[18+$bi$(d,e,f,0)-(-3)],c);if(e[0]==1)$co$(e,h);else $cl$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[28239+f*20+11]==0;$bx$(a,b);if(j)$ck$(b,f);}
function $ck$(a,b){a[28735]=b;a[1]=206;}
function $cl$(a,b,c){let d;d=b[1];if(c)return;if(a[147+d*20+11]){b[31+d*3+2]=1;$bg$(a,b,d,2,0);}else{b[31+d*3+2]=2;$bg$(a,b,d,1,0);if(b[31+d*3]<=1)$cm$(a,b,d);}}
function $cm$(a,b,c){if(a[147+c*20+19])$bh$(a,b,c);else{$cn$(a,b,c);b[5]=c<4?1:2;}}
function $cn$(a,b,c){let d;d=8+(c<4?0:1);if(a[147+c*20+16]&&b[31+d*3]<=1)$bg$(a,b,d,1,0);}
function $co$(a,b){if(!b)a[31+a[1]*3+2]=1;}
function $cp$(a,b,c){let d;d=$part(a,80614,80845);b[28732]=$ai$(d,70,c);b[1]=205;}
function $cq$(a,b,c){if(c)$cW$(a,b,c);else $cr$(a,b);}
function $cr$(a,b){$ct$(a,b);b[1]=$cs$(a,b)?204:205;}
function $cs$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[31897+e]&&b[32377+e]!=0){c=c||a[16052+e]==b[2059];d=d||a[16052+e]==b[2060];}}return c&&d;}
function $ct$(a,b){let c,d,e,f;if(b[9872]!=2)$cJ$(a,b);$cG$(a,b);for(c=0,d=a[23];c<d;c++){if(b[31897+c])b[32537+c]=$cx$(a,b,c);}for(e=0,f=b[28730];e<f;e++){b[28731]=e;$cu$(a,b,31177+e*18);}b[28731]=0;}
function $cu$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[c+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[c+e];if(f>=0){b[c+8+e]=b[2591+f];if(b[c+16+d]<0)b[c+16+d]=$cw$(a,b,f);}}b[28726+d]=b[c+16+d];}$cv$(b);h=28737+b[28731]*61;for(e=0;e<61;e++)b[h+e]=b[28655+e];}
function $cv$(a){let b,c,d,e;for(b=0;b<61;b++)a[28655+b]=0;a[28658]=(-1);a[28655]=19;for(c=0;c<2;c++){d=a[28726+c];if(d>=0){e=a[2207+d]==1?2:1;a[28663+c]=e;}}}
function $cw$(a,b,c){return $bq$(a,b,a[15892+c],b[2591+c],a[16052+c]);}
function $cx$(a,b,c){let d,e,f,g;d=31177+(b[31897+c]-1)*18;if(!$cF$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[d+4+f];if(g>=0){if(a[16372+g]==8)return 0;if($cC$(a,b,c,g)&&$cA$(a,b,c,g))e|=1<<f;}}return $cy$(a,b,c)?0:e;}
function $cy$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$mod(e+5,6)))continue;f=a[29412+6*b[2591+c]+d];g=f>=0?b[5071+f]:(-1);if(g<0||a[15892+g]==a[15892+c])continue;h=b[32217+g]||$cz$(b,g);if(!h&&$aH$(a,b,g,$mod(d+3,6)))return 1;}return 0;}
function $cz$(a,b){let c;if(a[31897+b]==0)return 0;c=31177+(a[31897+b]-1)*18+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $cA$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $cB$(a,e,f,b[2591+c])!=0;}
function $cB$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$O$(a,b,d);if(e&(c>=0?1<<c|1<<$mod(c+5,6):(-1)))return 0;f=1<<$mod(c+1,6)|1<<$mod(c+4,6);return e&f?1:2;}
function $cC$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $cD$(a,b,c,0)==d||$cD$(a,b,c,1)==d;}
function $cD$(a,b,c,d){let e,f;e=d==0?5:0;f=$mod(b[2751+c]+e,6);return $cE$(a,b,c,f);}
function $cE$(a,b,c,d){let e;if(!(a[39012+6*b[2591+c]+d]>0))return (-1);e=b[5071+a[29412+6*b[2591+c]+d]];return e>=0&&a[15892+e]!=a[15892+c]?e:(-1);}
function $cF$(a,b,c){let d;for(d=0;d<4;d++){if(a[b+d]==c)return 1;}return 0;}
function $cG$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[28730];c<e;c++){d=c;while(d>0&&$cI$(a,b,d)<$cI$(a,b,d-1)){$cH$(b,d,d-1);d--;}}for(f=0,i=b[28730];f<i;f++){for(g=0;g<8;g++){d=g;h=b[31177+f*18+d];if(h>=0)b[31897+h]=1+f;}}}
function $cH$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[31177+b*18+d];a[31177+b*18+d]=a[31177+c*18+d];a[31177+c*18+d]=e;}}
function $cI$(a,b,c){let d,e;d=b[2591+b[31177+c*18+4]];e=2*a[21412+d]+a[23012+d];return e*1600+d;}
function $cJ$(a,b){let c,d,e,f,g,h;for(c=0,h=b[28730];c<h;c++){for(d=0;d<4;d++){e=b[31177+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$cV$(a,b,e,f);if(g<0||b[31897+g]||!(b[31177+c*18+4+4-1]<0))continue;if(!$cL$(a,b,e,g))$cK$(b,c,g,1);}}}}}
function $cK$(a,b,c,d){let e,f;e=31177+b*18+(d?4:0);for(f=0;f<4;f++){if(a[e+f]<0){a[e+f]=c;a[31897+c]=1+b;return;}}}
function $cL$(a,b,c,d){let e,f,g;if(b[28729]!=0||!$cU$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29412+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&b[31897+g]==0&&$cU$(a,b,g)&&$cC$(a,b,g,d)&&$cM$(a,b,g)>=3)return 1;}return 0;}
function $cM$(a,b,c){let d;if(b[2591+c]<0||$cT$(a,c)||b[32057+c])return 0;if(!$cS$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9872]==3)return 0;d=a[17172+c]!=0;if(b[4351+c]&&!d&&(a[48]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$cR$(b,c))return 0;if(b[4351+c])return 2;return $cN$(a,b,c)?1:0;}
function $cN$(a,b,c){let d,e,f;d=a[16052+c];if(b[9883]==0){for(e=0,f=a[24];e<f;e++)b[13244+e]=0;b[9883]=1;}if(b[13244+d]==0)$cO$(a,b,d);return b[9884+c]>0;}
function $cO$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[116+c];e=a[148+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9884+h]=g?1:0;if(f>=0){j=$h$(a,b,c);k=$e$(a,b,a[52+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10044+l]>0)b[9884+h]=1;}$d$(b,k);while($cP$(a,b,d,e)>0)continue;}b[13244+c]=1;}
function $cP$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9884+f]==0&&b[2591+f]>=0&&$cQ$(a,b,b[2591+f],c,d)){b[9884+f]=1;e++;}}return e;}
function $cQ$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29412+6*c+f];if(g>=0){h=b[5071+g];if(d<=(i=h)&&i<e&&b[9884+h])return 1;}}return 0;}
function $cR$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5;}
function $cS$(a,b,c){let d,e;d=$cV$(a,b,c,0);e=$cV$(a,b,c,1);return d>=0||e>=0;}
function $cT$(a,b){let c;c=a[16372+b];return c==6||c==7||c==8;}
function $cU$(a,b,c){let d;d=a[16052+c];return d==b[2059]||d==b[2060];}
function $cV$(a,b,c,d){let e;e=$cD$(a,b,c,d);return e>=0&&b[32217+e]==0?e:(-1);}
function $cW$(a,b,c){let d,e,f,g,h,i;d=$div(c,10000);e=$mod(c,10000)-1;b[32697+e]=d>=3?1:0;f=$cV$(a,b,e,0);g=$cV$(a,b,e,1);h=$mod(d,3);i=h==1?g:f;if(b[31897+i]==0){$cX$(b);$cK$(b,b[28730]-1,i,1);if(h==2)$cK$(b,b[28730]-1,g,1);}$cK$(b,b[31897+i]-1,e,0);}
function $cX$(a){let b,c;b=31177+a[28730]*18;for(c=0;c<18;c++)a[b+c]=(-1);a[28730]++;}
function $cY$(a,b,c){let d,e;d=b[28733];$aQ$(a,b,d,c-1);b[28733]++;e=$by$(a,b,d);if(e)$cg$(a,b,d,e);}
function $cZ$(a,b,c){let d,e;d=b[27696];e=a[18152+d]-b[5011+d];if(c<=e){b[4891+d]=b[2271+b[27698]];b[1]=400;}else{$ac$(a,b,d);b[1]=8;}}
function $da$(a,b){if(b==0){a[1]=150;return;}a[27740+b-1]=1;a[9875]=b-1;a[9876]=(-1);a[9877]=a[4891+a[27696]];a[9878]=1;a[9879]=1;a[9881]=0;a[9880]=0;a[9882]=151;a[1]=300;}
function $db$(a,b,c){let d;d=b[27696];if(c<10000){if(c>0){b[4891+d]=c-1;b[27697]=1;}b[1]=400;return;}b[27698]=$mod(c,10000)-1;b[27697]=1;$dc$(a,b,b[2271+b[27698]]);b[1]=150;}
function $dc$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27696]];$dj$(a,b,d,e,10,1);f=0;if($di$(a,b,d,c)){b[27700]=c;f=1;c=$dg$(a,b,c);}while(c!=e){b[27700+f]=c;f++;c=$dd$(a,b,d,c);}b[27699]=f;}
function $dd$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29412+6*d+f];h=$mod(f+3,6);if(g>=0&&b[13501+g]&&$df$(a,b,c,g,h,1)){i=a[58212+6*g+h];if($de$(b,g)+i==$de$(b,d))e=Math.min(e,g);}}return e;}
function $de$(a,b){let c;c=a[13501+b]-1;return c>=0?a[18411+6*c]:1073741824;}
function $df$(a,b,c,d,e,f){let g,h;if(!(a[39012+6*d+e]>0))return 0;g=a[29412+6*d+e];h=b[5071+g];if(h>=0)return a[15892+h]==c;return f||!(b[6671+(1-c)*1600+g]>0);}
function $dg$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29412+6*c+f];if(g>=0&&b[13501+g]){h=$de$(b,g)+$dh$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h;}}}return d;}
function $dh$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29412+6*c+e]==d&&a[39012+6*c+e]>0)return a[58212+6*c+e]+2;}return 1073741824;}
function $di$(a,b,c,d){let e;e=b[5071+d];return e>=0&&a[15892+e]!=c;}
function $dj$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$dm$(b);$dk$(b,$dl$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22383+g];g=$mod(g+1,1986);h--;b[24369+i]=0;j=b[15101+$div(i,6)];k=b[18411+i];l=b[6671+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($df$(a,b,c,j,m,f)){n=k+a[58212+6*j+m];if(n<=e){o=a[29412+6*j+m];h+=$dk$(b,$dl$(b,o),0,n,g+h);}}}}}
function $dk$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18411+f])return 0;a[18411+f]=d;if(a[24369+f])return 0;a[24369+f]=1;a[22383+$mod(e,1986)]=f;return 1;}
function $dl$(a,b){let c,d,e;if(a[13501+b]==0){c=a[13500];a[15101+c]=b;a[13500]=c+1;a[13501+b]=c+1;a[15432+c]=0;a[15763+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18411+d]=1073741824;a[20397+d]=1073741824;a[24369+d]=0;}}return a[13501+b]-1;}
function $dm$(a){let b,c;for(b=0,c=a[13500];b<c;b++)a[13501+a[15101+b]]=0;a[13500]=0;}
function $dn$(a,b,c){b[27696]=$ar$(a,b,b[2059],c);b[1]=149;}
function $do$(a,b,c){let d;d=b[27694];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9883]=0;}b[27694]=$dp$(a,b,d);}
function $dp$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[35+d];e<f;e++){if(e!=a[37+d])return e;}return (-1);}
function $dq$(a,b,c){b[13499]=c-1;b[27374+c-1]=1;$dr$(a,b,b[13437],2,144);}
function $dr$(a,b,c,d,e){let f,g;b[13437]=c;b[13438]=d;b[13498]=e;f=d==0||d==1;b[13439]=f&&!$cN$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13447]=0;b[13453]=0;b[13497]=0;b[13440]=d==0?b[13439]:0;b[13448]=(-1);g=b[2591+c];b[13449]=g;b[13451]=g;b[13452]=b[2751+c];$ds$(a,b);b[1]=112;}
function $ds$(a,b){let c;c=$dt$(a,b,b[13437]);if(b[13438]==2)c=$div(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$div(c,2);b[13441]=c;}
function $dt$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16852+d+c];}
function $du$(a,b){a[13437]=b-1;a[27214+b-1]=0;a[1]=143;}
function $dv$(a,b,c){let d,e,f;d=$dw$(a,b);e=a[16052+d];b[27054+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$cN$(a,b,d))f=$i$(a,b,e);if(c+f-b[2463+e]<=$Q$(a,b,d))b[27214+d]=1;}
function $dw$(a,b){let c,d,e;c=1-b[5];for(d=a[29+c],e=a[31+c];d<e;d++){if(b[27054+d])return d;}return (-1);}
function $dx$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$i$(a,b,d)){b[33212+b[5]*24+10]++;$ab$(a,b,d,1);}}
function $dy$(a,b,c){let d,e;if(c==0){$dA$(b,b[2059],139);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0)$dr$(a,b,d,1,138);else if(e==2)$dz$(b,d);else $aE$(a,b,d);}
function $dz$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2));}
function $dA$(a,b,c){a[27694]=b;a[27695]=c;a[1]=147;}
function $dB$(a,b,c){let d,e;d=$dC$(a,b);b[26733]=d+1;e=b[2463+a[16052+d]];b[26734+d]=c-e<=$Q$(a,b,d)?0:1;}
function $dC$(a,b){let c,d;for(c=b[26733],d=a[148+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16372+c]!=8)return c;}return (-1);}
function $dD$(a,b,c){let d,e;d=b[26732];e=b[2591+d];$bG$(a,b,d,c-1);$aM$(a,b,a[15892+d],e,c-1);$bF$(a,b,d,110);}
function $dE$(a,b,c){let d,e,f;d=b[26731];e=b[26732];if(c>0){b[26393+c-1]=1;f=$dJ$(a,b,c-1);$dI$(b,c-1,d,b[2591+d],4,2);b[9881]=f==2?1:0;b[9882]=131;return;}$dI$(b,d,e,b[2591+e],3,1);b[9881]=$dF$(a,b,d,e)==2?1:0;b[9882]=132;}
function $dF$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $dG$(a,b,c,b[2591+d]);}
function $dG$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17172+c]==0)return 0;f=$g$(a,e,d);if(f<1||f>$dH$(a,c,e,d))return 0;g=$cB$(a,e,b[2751+c],d);if(g>1||!$ax$(a,b,e,d))return 0;return g==0?1:2;}
function $dH$(a,b,c,d){let e;if(a[17172+b]==0)return 0;if(a[17172+b]==2)return 3;e=a[19812+d]<a[19812+c];return e?4:3;}
function $dI$(a,b,c,d,e,f){a[9875]=b;a[9876]=c;a[9877]=d;a[9878]=e;a[9879]=f;a[9881]=0;a[9880]=0;a[1]=300;}
function $dJ$(a,b,c){let d,e,f,g;d=$dL$(a,b,b[26731],b[26732]);e=b[11644+d-1];f=0;while(b[10044+e]>1){g=$g$(a,b[2591+c],e)>2?0:$dG$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$dK$(a,b,e);}$d$(b,d);return f;}
function $dK$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29412+6*c+e];if(f>=0&&b[10044+f]==b[10044+c]-1)d=Math.min(d,f);}return d;}
function $dL$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10044+e]=1;b[11644]=e;while(g<f){i=b[11644+g];g++;if(b[10044+i]>$dt$(a,b,c))break;if(h>=0&&b[10044+i]>=b[10044+h])break;for(j=0;j<6;j++){if($dN$(a,b,c,d,i,j)){k=a[29412+6*i+j];if(b[10044+k]==0){b[10044+k]=b[10044+i]+1;b[11644+f]=k;f++;if($g$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k);}}}}if(h>=0)$dM$(b,h,f);return f;}
function $dM$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11644+d]==b){a[11644+d]=a[11644+c-1];a[11644+c-1]=b;return;}}}
function $dN$(a,b,c,d,e,f){let g,h,i;if(!(a[39012+6*e+f]>0)||a[58212+6*e+f]>1)return 0;g=a[29412+6*e+f];if(b[5071+g]>=0)return 0;i=(h=a[15892+c],b[6671+(1-h)*1600+g]>0);return !i||$g$(a,g,b[2591+d])==1;}
function $dO$(a,b,c){let d;d=b[26732];$dP$(a,b,d,$dR$(b,d,c-1));b[1]=131;}
function $dP$(a,b,c,d){let e;e=$dQ$(a,b,c,b[2591+c]);$aQ$(a,b,c,d);if(e>0)$cg$(a,b,c,e);}
function $dQ$(a,b,c,d){if(a[24612+d]==0||a[17492+c]==0||b[3231+c])return 0;return 1;}
function $dR$(a,b,c){let d;d=c==0?1:5;return $mod(a[2751+b]+d,6);}
function $dS$(a,b,c){let d,e;d=b[26732];b[26553+d]=1;e=c-b[2463+a[16052+d]]<=$Q$(a,b,d);b[1]=e?130:131;}
function $dT$(a,b,c){let d,e,f,g,h;d=b[26731];e=c-1;b[26732]=e;b[3391+d]=2;b[13276]=1;f=a[15892+e];for(g=a[29+f],h=a[31+f];g<h;g++)b[26393+g]=0;b[1]=$dU$(a,b,e)?129:131;}
function $dU$(a,b,c){let d;if(a[16372+c]==8||b[26553+c])return 0;return (d=b[2751+c],$cB$(a,b[2591+c],d,b[2591+b[26731]]))!=0&&$dV$(a,b,c,b[2591+c]);}
function $dV$(a,b,c,d){let e;e=$dQ$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$Q$(a,b,c);}
function $dW$(a,b,c){if(c==0){b[1]=125;return;}$dX$(a,b,c-1);if(b[26728]==0)b[4191+c-1]=6;}
function $dX$(a,b,c){let d,e,f;d=b[26725];e=b[26727];b[26716+d]=c;b[26719+d]=$g$(a,b[2591+c],b[2591+e]);f=$dF$(a,b,c,e);b[26722+d]=f==2?1:0;b[26725]=d+1;b[26393+c]=1;}
function $dY$(a,b,c){if(c==0){$eb$(a,b);return;}$dZ$(a,b,c-1,b[26356],2,123);b[26719]=2;}
function $dZ$(a,b,c,d,e,f){b[26727]=d;b[26728]=e;b[26730]=f;b[26725]=0;b[26726]=0;b[26729]=b[2591+d];$dX$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16372+c]==6&&!$ea$(b,c))b[1]=124;}
function $ea$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $eb$(a,b){if(b[26357])b[13453]=0;b[1]=b[26358];}
function $ec$(a,b,c){if(c==0)$eb$(a,b);else $dZ$(a,b,c-1,b[26356],1,122);}
function $ed$(a,b,c){let d;d=b[26713];if(c-b[2463+a[16052+d]]<=$Q$(a,b,d))$dP$(a,b,d,b[26714]);b[1]=120;}
function $ee$(a,b,c){let d,e,f;if(c==0){if(b[26355]==1)b[1]=122;else $eb$(a,b);return;}d=$mod(c,10000)-1;e=d;f=$dR$(b,d,$div(c,10000));b[26713]=e;b[26714]=f;b[26553+d]=1;b[26357]=1;if(a[17332+d]&&a[17332+b[26356]]==0)$dP$(a,b,d,b[26714]);else b[1]=121;}
function $ef$(a,b,c){let d;d=b[26713];if(c>0)$dP$(a,b,d,$dR$(b,d,c-1));if(b[2591+d]>=0)$bF$(a,b,d,117);else b[1]=117;}
function $eg$(a,b,c){let d,e;d=b[26713];c+=b[26715]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16052+d]]-$Q$(a,b,d));if(e>0)$cg$(a,b,d,e);b[1]=119;}
function $eh$(a,b,c){let d,e,f,g,h,i;if(c==0){$ei$(b);return;}d=$mod(c,10000)-1;e=$div(c,10000);f=b[2591+d];g=b[2591+b[26356]];h=a[29412+6*f+e];i=$cB$(a,f,b[2751+d],g);b[26715]=i==0?0:1;b[26713]=d;b[26393+d]=1;b[26357]=1;$bG$(a,b,d,h);$aM$(a,b,a[15892+d],f,h);b[1]=118;}
function $ei$(a){a[1]=a[26355]==3?122:120;}
function $ej$(a,b,c){let d;d=b[27694];b[26361+d]=1;b[1]=115;if(c>=3)$ab$(a,b,d,1);else b[2527+d]=2;}
function $ek$(a,b,c){let d;d=b[27694];b[26361+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9883]=0;}}
function $el$(a,b,c){let d,e,f,g,h;d=$div(b[13456+b[13455]],6);e=b[2591+b[13437]];f=b[5071+d];g=$ep$(a,b,e,$et$(a,e,d));h=c-b[2463+a[16052+f]]-$Q$(a,b,f);if(h>0)$cg$(a,b,f,h);b[1]=113;$em$(a,b,d,g);}
function $em$(a,b,c,d){let e,f,g,h;e=b[13437];f=b[5071+c];b[13442]+=$div(d,4096);b[13443]++;b[13444]=0;b[13447]=0;b[13455]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$eo$(a,b,a[15892+e],c))b[13277+e]=1;if(b[13448]<0){g=b[2591+e];h=b[2751+e];b[13451]=g;b[13452]=h;}$en$(a,b,c);if(f>=0){b[13448]=f;b[5071+c]=f;}else $bC$(a,b,e,1,113);}
function $en$(a,b,c){let d,e,f;d=b[13437];e=b[2751+b[13437]];f=b[2591+b[13437]];$aO$(a,b,d);if(b[13448]>=0)b[5071+f]=b[13448];b[13448]=(-1);$aN$(a,b,d,c,e);}
function $eo$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29412+6*d+e];if(f>=0&&b[5071+f]>=0&&a[15892+b[5071+f]]!=c)return 1;}return 0;}
function $ep$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15892+e];if(!(a[39012+6*c+d]>0)||!$es$(a,b,c))return (-1);g=a[29412+6*c+d];h=b[5071+g];i=h>=0&&h!=e;if(i&&!$er$(a,b,h))return (-1);if(b[6671+(1-f)*1600+g]>0&&(i||!$eq$(a,b,c)))return (-1);if(b[13440]&&$eo$(a,b,f,g))return (-1);j=a[17492+e]&&b[3231+e]==0;k=j?48612:58212;l=a[k+6*c+d];return i?(l+1)*4096+1:l*4096;}
function $eq$(a,b,c){let d,e;d=b[13437];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return !(e=a[15892+d],b[6671+(1-e)*1600+c]>0);}
function $er$(a,b,c){if(a[15892+c]!=a[15892+b[13437]]||a[16372+c]==8)return 0;return b[13438]!=2||a[17332+c]==0;}
function $es$(a,b,c){let d,e,f;d=b[13437];if(!(e=a[15892+d],b[6671+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0;}
function $et$(a,b,c){let d;for(d=0;d<6;d++){if(a[29412+6*b+d]==c)return d;}return (-1);}
function $eu$(a,b,c){let d;if(c>10000){$eL$(a,b,c-10000-1);return;}if(c==0){$eK$(a,b);return;}d=c-1;$ev$(a,b,$div(d,6),$mod(d,6));b[13496]=$mod(d,6);b[13453]=1;b[13497]=0;if(b[13445]){b[1]=113;return;}b[13445]=1;$bC$(a,b,b[13437],0,113);}
function $ev$(a,b,c,d){let e,f,g,h,i;e=0;f=$ey$(a,b,c,d);while(f!=6*b[2591+b[13437]]+b[2751+b[13437]]){b[13456+e]=f;e++;f=$ew$(a,b,f);}for(g=0,i=$div(e,2);g<i;g++){h=b[13456+g];b[13456+g]=b[13456+e-1-g];b[13456+e-1-g]=h;}b[13454]=e;b[13455]=0;}
function $ew$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$div(c,6);e=$mod(c,6);f=b[18411+6*(b[13501+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$mod(e-h+6,6);k=(j=$mod(i+3,6),a[29412+6*d+j]);l=k>=0?b[13501+k]-1:(-1);if(l<0||b[15432+l]==0)continue;m=b[16425+6*l+i];for(n=0;n<6;n++){o=$mod(e-n+6,6);p=$ex$(b,l,Math.min(o,6-o));q=b[18411+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n);}}return g;}
function $ex$(a,b,c){let d,e;if(c==0)return 0;d=a[16094+b];if(d==(-1)||b>0)return d==(-1)?d:d+(c-1)*4096;if(a[13438]==1&&a[13443]==0)return d;e=a[13444];return d+(Math.max(0,e+c-1)-Math.max(0,e-1))*4096;}
function $ey$(a,b,c,d){let e,f,g,h,i,j,k;e=$eI$(a,b,c,d);f=b[13501+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18411+6*f+h];j=$eC$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$eB$(a,b,f)||$ez$(a,b,c,d))g=6*c+h;}}return g;}
function $ez$(a,b,c,d){let e,f,g;e=b[13437];for(f=0;f<6;f++){if((d<0||f==d||f==$mod(d+5,6))&&a[39012+6*c+f]>0){g=b[5071+a[29412+6*c+f]];if(g>=0&&a[15892+g]!=a[15892+e]&&!$eA$(a,b,e,g))return 1;}}return 0;}
function $eA$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$g$(a,e,f)==1;}
function $eB$(a,b,c){let d;if(b[15763+c]==0){d=$eo$(a,b,a[15892+b[13437]],b[15101+c]);b[15763+c]=d?2:1;}return b[15763+c]==2;}
function $eC$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[13437];if(b[13438]==1){g=$dV$(a,b,f,c);return g?$dQ$(a,b,f,c)*64:(-1);}if((h=a[15892+f],b[6671+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$eF$(a,b)))return (-1);return $eD$(a,b,c,d,e);}
function $eD$(a,b,c,d,e){let f,g,h,i;f=b[13437];if(!$dV$(a,b,f,c))return (-1);g=c==b[2591+f]?b[13444]:0;i=(h=$eE$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+$dQ$(a,b,f,c)*64;}
function $eE$(a,b){let c;c=$mod(b-a+6,6);return Math.min(c,6-c);}
function $eF$(a,b){let c;c=b[13437];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$eG$(a,b,a[15892+c],b[2591+c])==1;}
function $eG$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($eH$(a,b,d,f,1-c)>=0)e++;}return e;}
function $eH$(a,b,c,d,e){let f,g;f=a[29412+6*c+d];if(f<0||b[5071+f]<0)return (-1);g=b[5071+f];if(a[15892+g]!=e||!$aH$(a,b,g,$mod(d+3,6)))return (-1);return g;}
function $eI$(a,b,c,d){let e;e=b[13501+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $eJ$(a,b,e,d);return Math.min(b[20397+6*e+d],b[18411+6*e+d]);}
function $eJ$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18411+6*c+f];if(g<e){h=$eC$(a,b,b[15101+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h);}}return e;}
function $eK$(a,b){let c;c=b[13437];b[13453]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13450]=b[2271+b[2059]]==b[13449]?1:0;if(b[13438]!=1)$aM$(a,b,a[15892+c],b[13449],b[2591+c]);else if(b[13450]){b[2271+b[2059]]=b[2591+c];b[9883]=0;}}b[1]=b[13498];}
function $eL$(a,b,c){let d;d=b[13437];b[13442]+=a[17332+d]?0:(a[17172+d]==2?2:1);$dZ$(a,b,d,c,0,127);}
function $eM$(a,b,c){let d,e;d=b[13437];e=$div(c-1,6);$aN$(a,b,d,e,$mod(c-1,6));$eO$(b,a[16052+d],e);$dr$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$dt$(a,b,d);b[13442]=$eN$(a,b,d,e);b[13443]=1;b[13445]=1;b[4351+d]=1;$bC$(a,b,d,1,113);}
function $eN$(a,b,c,d){let e;e=a[17492+c]&&b[3231+c]==0;return a[(e?67812:69412)+d];}
function $eO$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $eP$(a,b,c){let d,e;if(c==0){$dA$(b,b[2059],135);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$eR$(b,d);else if(e==0)$dr$(a,b,d,0,110);else if(e==1)$eQ$(a,b,d);else if(e==2)$dz$(b,d);else if(e==3)$aE$(a,b,d);else b[3231+d]=1-b[3231+d];}
function $eQ$(a,b,c){b[26731]=c;b[1]=128;}
function $eR$(a,b){a[13437]=b;a[1]=111;}
function $eS$(a,b,c){if(c==10001){b[1]=148;return;}b[27696]=c-1;b[4891+c-1]=b[2271+b[2059]];b[1]=149;}
function $eT$(a,b,c){$ga$(a,b,b[2064],c);b[2064]++;}
function $eU$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+b-1];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9883]=0;}
function $eV$(a,b,c){if(c==0)$eY$(a,b);else $eW$(b,c-1);}
function $eW$(a,b){$eX$(a,b,(-1));a[2110]=15;a[1]=4;}
function $eX$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0;}
function $eY$(a,b){b[2058]++;if(b[2058]>=2||!$fa$(a,b,1-b[2057]))b[1]=11;else $eZ$(b,1-b[2057]);}
function $eZ$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3;}
function $fa$(a,b,c){let d,e;for(d=a[33+c],e=a[35+c];d<e;d++){if($p$(a,b,d))return 1;}return 0;}
function $fb$(a,b,c){let d,e;d=b[2064];e=c-1;b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$aN$(a,b,d,$div(e,6),$mod(e,6));b[33212+a[15892+d]*24+13]++;b[2064]++;b[1]=6;}
function $fc$(a,b,c){let d,e;d=b[2064];e=a[16692+d];if(c<e){b[1]=7;return;}if(c>e){b[2911+d]=3;b[33212+a[15892+d]*24+14]++;}b[2064]++;}
function $fd$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$fe$(b,e);else if(c==3){b[2064]=a[116+e];b[1]=6;}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[33212+d*24+23]++;b[1]=104;}}
function $fe$(a,b){a[2062]=2;a[2175+b]=1;a[33212+a[5]*24+9]++;a[1]=101;}
function $ff$(a,b,c){let d;$fK$(a,b);d=b[2110];if(d==14)$fs$(a,b,1-c);else if(d==6)$fr$(a,b,c);else if(d==9)$fj$(a,b,c);else $fs$(a,b,$fg$(a,b,d,c));}
function $fg$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$fi$(a,b);g=$i$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$o$(a,b,e)?$i$(a,b,a[37+e]):0;return (i=$div(d,10),j=$mod(d,10),i+g>j+h?1:0);}if(c==0)return d<=g?1:0;k=c==7?$fh$(a,b,1-e):($o$(a,b,e)?$i$(a,b,a[37+e]):0);return d<=k?1:0;}
function $fh$(a,b,c){let d;d=$o$(a,b,c)?$i$(a,b,a[37+c]):0;return $j$(a,b,c)?d:$div(d,2);}
function $fi$(a,b){if(b[2060]>=0&&$i$(a,b,b[2060])<$i$(a,b,b[2059]))return b[2060];return b[2059];}
function $fj$(a,b,c){$fq$(b);if(c==0){$fp$(b);return;}b[5]=1-b[5];b[2061]=1;b[33212+b[5]*24+5]++;$fk$(a,b,c-1);}
function $fk$(a,b,c){$eX$(b,c,(-1));$fn$($part(b,2110,2124));$fl$(a,b);}
function $fl$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return;}$fm$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[33212+b[5]*24]++;b[1]=5;}
function $fm$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c];}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9883]=0;}
function $fn$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$fo$(a);}
function $fo$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5;}
function $fp$(a){let b;b=$part(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$fq$(a);a[2060]=(-1);}
function $fq$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1;}
function $fr$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[33212+(1-b[5])*24+3]++;}$fs$(a,b,c>0?1:0);}
function $fs$(a,b,c){let d,e,f,g,h;d=$part(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$fi$(a,b);$fu$($part(b,2067,2110),d,c);$ft$(b,e,c);if(d[4]>f)$fl$(a,b);else if(d[10]>g){d[10]=0;$fq$(b);b[2059]=h;b[2060]=(-1);$fm$(a,b);b[2062]=2;b[33212+b[5]*24+9]++;b[1]=101;}}
function $ft$(a,b,c){let d;d=33212+a[5]*24;if(b==1&&c==1)a[d+1]++;else if(b==4&&c)a[d+2]++;else if(b==0&&c)a[d+8]++;else if(b==3&&c)a[d+6]++;else if(b==7&&c)a[33212+(1-a[5])*24+4]++;}
function $fu$(a,b,c){let d;d=b[0];if(d==14)$fJ$(a,b,c);else if(d==15)$fI$(a,b,c);else if(d==1)$fH$(a,b,c);else if(d==4)$fF$(a,b,c);else if(d==5)$fE$(a,b);else if(d==6)$fD$(a,b,c);else if(d==7)$fB$(b,c);else if(d==2)$fA$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$fo$(b);}else if(d==0)$fz$(b,c);else $fv$(a,b,d,c);}
function $fv$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $fo$(b);}else if(c==10)$fy$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0;}$fo$(b);}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f;}else $fw$(a,b,d);}
function $fw$(a,b,c){let d;if(!c){b[0]=9;return;}d=$fx$(a,b);$fo$(b);b[1]=d;$fn$(b);}
function $fx$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c;}return (-1);}
function $fy$(a,b,c){if(c==0)$fo$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$fx$(a,b)>=0)b[0]=12;else b[0]=9;}
function $fz$(a,b){if(b){a[11]=1;a[12]=1;$fn$(a);}else a[0]=5;}
function $fA$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[19+(b[11]?a[13]:b[1])*4+3]==0)b[0]=3;else $fo$(b);}
function $fB$(a,b){if(b)$fC$(a,1);else $fn$(a);}
function $fC$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0;}
function $fD$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7;}else $fn$(b);}
function $fE$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return;}}$fC$(b,2);}
function $fF$(a,b,c){if(!c)$fC$(b,0);else if($fG$(a,b,a[8]))b[0]=6;else $fn$(b);}
function $fG$(a,b,c){return b[8]<a[5]&&c>=a[19+(b[11]?a[13]:b[1])*4];}
function $fH$(a,b,c){if(c==0)$fo$(b);else if(c==2)b[0]=2;else if($fG$(a,b,a[9]))b[0]=6;else $fn$(b);}
function $fI$(a,b,c){if((a[17]==2?c:a[17])>0)$fC$(b,3);else if(a[18])$fF$(a,b,1);else b[0]=4;}
function $fJ$(a,b,c){if((a[16]==2?c:a[16])>0)$fo$(b);else b[0]=1;}
function $fK$(a,b){let c;c=$part(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$fM$(a,b,c,b[2110]);c[13]=$fi$(a,b)==b[2059]?0:1;$fL$(a,b,c,0,b[2059]);if(b[2060]>=0)$fL$(a,b,c,1,b[2060]);}
function $fL$(a,b,c,d,e){let f;f=19+d*4;c[f]=$i$(a,b,e);c[f+1]=10;c[f+2]=100;c[f+3]=a[37+a[52+e]]==e?1:0;}
function $fM$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$fa$(a,b,e)?0:1;else if(d==2){f=$fP$(a,b);c[14]=f?(-1):(-2);}g=0;if($o$(a,b,e))g=Math.max(0,Math.max(0,a[45+e]-b[2335+a[37+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$fN$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$fN$(a,b,0);}
function $fN$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[33+d],g=a[35+d];f<g;f++){if($fO$(a,b,f,0,c))e=Math.max(e,$i$(a,b,f));}return e;}
function $fO$(a,b,c,d,e){if(b[2175+c]>0||$i$(a,b,c)<d)return 0;if($p$(a,b,c))return 1;return e&&$b$(a,b,c);}
function $fP$(a,b){let c,d,e;c=1-b[5];for(d=a[33+c],e=a[35+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$q$(a,b,d))return 1;}return 0;}
function $fQ$(a,b,c){if(c==0)$eY$(a,b);else if(c>=1000)$fR$(a,b,$mod(c,1000)-1,$div(c,1000)-1);else $fk$(a,b,c-1);}
function $fR$(a,b,c,d){$eX$(b,c,d);b[2110]=0;b[1]=4;}
function $fS$(a,b,c){let d;d=b[2065];if(c>0)$fW$(b,d,c-1);else if(d!=b[2057])$fT$(a,b,b[2057]);else $eZ$(b,b[2057]);}
function $fT$(a,b,c){let d,e;for(d=a[33+c],e=a[35+c];d<e;d++)b[2143+d]=$fU$(a,b,d)?1:0;b[2065]=c;b[1]=2;}
function $fU$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[436+c]&&$n$(a,b,c))return 1;return $fV$(a,b,c);}
function $fV$(a,b,c){let d,e,f,g,h,i,j;d=1-a[52+c];for(e=a[116+c],j=a[148+c];e<j;e++){if(b[2591+e]<0||!a[17652+e])continue;for(f=a[29+d],i=a[31+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16052+f]];h=g?2:1;if($g$(a,b[2591+e],b[2591+f])<=h)return 1;}}return 0;}
function $fW$(a,b,c){a[2143+c]=1;a[2129+b]++;a[33212+b*24+7]++;}
function $fX$(a,b,c){let d,e,f;d=$div(c,10)+($o$(a,b,0)?$i$(a,b,a[37]):0);e=$mod(c,10)+($o$(a,b,1)?$i$(a,b,a[38]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$fT$(a,b,1-b[2057]);}
function $fY$(a,b,c,d){b[2271+c]=b[2591+d-1];b[2527+c]=0;b[9883]=0;}
function $fZ$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c;}return (-1);}
function $ga$(a,b,c,d){b[2495+c]=0;if(d+$ge$(a,b,c)<=$gc$(a,b,c))$gb$(a,b,c);}
function $gb$(a,b,c){let d,e,f,g;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2911+d]!=3)$aU$(a,b,d,3);}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1);}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9883]=0;b[33212+a[52+c]*24+15]++;}
function $gc$(a,b,c){let d;d=$gd$(a,b,c);return a[10740+c*161+d];}
function $gd$(a,b,c){let d,e,f;d=0;for(e=a[116+c],f=a[148+c];e<f;e++){if(b[2911+e]!=0&&a[16372+e]!=8)d++;}return d;}
function $ge$(a,b,c){let d;d=(-b[2139+a[52+c]]);if(b[2431+c]>0)d-=$div(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$div($i$(a,b,c),2);return d;}
function $gf$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c;}return (-1);}
function $gg$(a,b){let c,d;if($gf$(a,b)>=0)$lE$(b,10);else if($fZ$(a,b)>=0)$lC$(a,b,$fZ$(a,b));else if(205<=(c=b[1])&&c<215&&b[28730]==0)$lB$(a,b);else if(205<=(d=b[1])&&d<215&&b[28728]==0)$lp$(a,b);else $gh$(a,b);}
function $gh$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$lo$(a,b);else $ln$(b);}else if(c<3)$lm$(a,b);else if(c<4)$ll$(a,b);else $lf$(a,b);}else if(c<8){if(c<6)$kZ$(a,b);else if(c<7)$kY$(a,b);else $kW$(a,b);}else if(c<9)$kU$(a,b);else if(c<11)$kT$(a,b);else $kS$(a,b);}else if(c<102){if(c<15){if(c<14)$kR$(a,b);else $kP$(a,b);}else if(c<100)$kO$(a,b);else if(c<101)$kN$(a,b);else $kK$(a,b);}else if(c<110){if(c<103)$kJ$(a,b);else if(c<104)$kI$(b);else $kH$(a,b);}else if(c<111)$ks$(a,b);else if(c<112)$kp$(a,b);else $kd$(a,b);}else if(c<124){if(c<118){if(c<115){if(c<114)$jT$(a,b);else $jS$(b);}else if(c<116)$jM$(a,b);else if(c<117)$jS$(b);else $jK$(a,b);}else if(c<121){if(c<119)$jS$(b);else if(c<120)$jJ$(a,b);else $jG$(a,b);}else if(c<122)$jS$(b);else if(c<123)$jF$(a,b);else $jE$(a,b);}else if(c<130){if(c<127){if(c<125)$jz$(a,b);else if(c<126)$jy$(a,b);else $jx$(a,b);}else if(c<128)$jw$(a,b);else if(c<129)$ju$(a,b);else $jS$(b);}else if(c<133){if(c<131)$jt$(a,b);else if(c<132)$js$(a,b);else $jq$(a,b);}else if(c<134)$jo$(a,b);else if(c<135)$jn$(a,b);else $jm$(b);}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$jl$(a,b);else $jf$(a,b);}else if(c<139)$je$(a,b);else if(c<140)$jd$(b);else $iU$(a,b);}else if(c<144){if(c<142)$iT$(a,b);else if(c<143)$iS$(a,b);else $iR$(a,b);}else if(c<145)$iP$(a,b);else if(c<146)$iO$(a,b);else $iN$(a,b);}else if(c<200){if(c<150){if(c<148)$iL$(a,b);else if(c<149)$iK$(a,b);else $iI$(a,b);}else if(c<151)$iH$(a,b);else if(c<152)$iF$(a,b);else $jS$(b);}else if(c<203){if(c<201)$iE$(a,b);else if(c<202)$iz$(a,b);else $iv$(a,b);}else if(c<204)$ij$(a,b);else if(c<205)$jS$(b);else $ic$(a,b);}else if(c<301){if(c<211){if(c<208){if(c<207)$hR$(a,b);else $hO$(a,b);}else if(c<209)$hM$(a,b);else if(c<210)$hL$(a,b);else $hG$(a,b);}else if(c<214){if(c<212)$hD$(a,b);else if(c<213)$hv$(a,b);else $ht$(a,b);}else if(c<215)$hn$(a,b);else if(c<300)$lB$(a,b);else $gT$(a,b);}else if(c<404){if(c<401){if(c<302)$gF$(a,b);else if(c<400)$gB$(a,b);else $gA$(a,b);}else if(c<402)$gy$(a,b);else if(c<403)$gv$(a,b);else $gr$(a,b);}else if(c<407){if(c<405)$jS$(b);else if(c<406)$gq$(a,b);else $gp$(a,b);}else if(c<408)$gn$(a,b);else if(c<409)$gj$(a,b);else $gi$(a,b);}
function $gi$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8;}
function $gj$(a,b){let c;c=a[52+b[2059]];$gm$(b);$gl$(b,0);$gl$(b,1);$gk$(b,54,(b[32863]>b[32864]?0:1)==0?c:1-c);}
function $gk$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $gl$(a,b){a[9+a[4]]=b;a[4]++;}
function $gm$(a){a[4]=0;}
function $gn$(a,b){let c;c=b[32862];if(c>=0&&b[4831+c]<0)b[1]=409;else $go$(b,$an$(a,b));}
function $go$(a,b){let c;c=b>=199||b==68||b==69;$lE$(a,c?100:10);}
function $gp$(a,b){let c,d,e;c=b[27698];$gm$(b);$gl$(b,1+c);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[52+b[4831+d]]==a[52+c]&&$az$(b,d)==b[2271+c])$gl$(b,10001+d);}$gk$(b,53,a[52+c]);}
function $gq$(a,b){let c;$lE$(b,$as$(a,b,(c=a[52+b[32861]],$as$(a,b,c)>0?c:2)));}
function $gr$(a,b){let c,d,e,f,g,h;c=1-a[52+b[2059]];$gm$(b);$gl$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($aA$(a,b,c,e))$gl$(b,10000*d+1+e);}continue;}for(g=a[33+c],h=a[35+c];g<h;g++){if($aw$(a,b,g,(-1))&&$gs$(a,b,g,d))$gl$(b,10000*d+1+g);}}$gk$(b,52,c);}
function $gs$(a,b,c,d){if(d==0)return 1;if(!$gt$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0;}
function $gt$(a,b,c){let d;d=a[52+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($gu$(a,b,c)>=2)return 0;return $as$(a,b,d)>0||$as$(a,b,2)>0;}
function $gu$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++;}return d;}
function $gv$(a,b){let c,d,e;c=a[52+b[2059]];$gm$(b);if(b[32865]>0){for(d=a[29+c],e=a[31+c];d<e;d++){if(b[32377+d]==1&&$gw$(a,b,d))$gl$(b,1+d);}}if(b[4]==0)b[1]=409;else $gk$(b,51,c);}
function $gw$(a,b,c){if(b[2591+c]<0||b[2911+c]!=1)return 0;return b[3071+c]<$Q$(a,b,c)-1&&!$gx$(a,b,c);}
function $gx$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15892+c];if(b[6671+e*1600+d]>0)return 1;for(f=a[29+e],g=a[31+e];f<g;f++){if(b[2591+f]<0||a[17172+f]==0)continue;if($dG$(a,b,f,d)>0)return 1;}return 0;}
function $gy$(a,b){$gm$(b);$gl$(b,0);if($gz$(a,b))$gl$(b,1);if(b[27697]==0){$gl$(b,10001);$gl$(b,20001);if(b[2271+b[2059]]>=0){$gl$(b,30001);$gl$(b,40001);}}$gk$(b,50,a[52+b[2059]]);}
function $gz$(a,b){let c,d,e,f,g;c=1-a[52+b[2059]];for(d=a[33+c],e=a[35+c];d<e;d++){if($aw$(a,b,d,(-1)))return 1;}for(f=0,g=a[25];f<g;f++){if(b[4831+f]>=0&&a[52+b[4831+f]]==c&&$aw$(a,b,(-1),f))return 1;}return 0;}
function $gA$(a,b){b[32860]=b[27696];b[32861]=(-1);b[32862]=(-1);b[32863]=0;b[32864]=0;b[1]=b[27698]>=0?406:401;}
function $gB$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[32859];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$gm$(b);g=$et$(a,e,f);if(g>=0&&a[39012+6*e+g]>0)$gE$(b,e,g);else{h=$gD$(a,b,e);i=$gC$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10044+k]==i){g=$et$(a,k,f);if(g>=0&&a[39012+6*k+g]>0&&(j<0||g==j||g==$mod(j+5,6)))$gl$(b,10000*j+1+k);}}}$d$(b,h);}$gk$(b,49,a[15892+c]);}
function $gC$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29412+6*c+e];if(f>=0&&b[10044+f]>0&&(g=$mod(e+3,6),a[39012+6*f+g]>0))d=Math.min(d,b[10044+f]);}return d;}
function $gD$(a,b,c){let d,e,f,g,h;b[10044+c]=1;b[11644]=c;d=0;e=1;while(d<e){f=b[11644+d];d++;for(g=0;g<6;g++){if(a[39012+6*f+g]>0){h=a[29412+6*f+g];if(b[10044+h]==0&&b[5071+h]<0){b[10044+h]=b[10044+f]+1;b[11644+e]=h;e++;}}}}return e;}
function $gE$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$mod(d+5,6))$gl$(a,10000*d+1+b);}}
function $gF$(a,b){let c,d,e,f,g,h;if(b[9876]<0){$go$(b,$br$(a,b));return;}c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==11){$gR$(b);$gQ$(b);$gJ$(c,d);}else if(e==12){if($bm$(b)&&b[32858]==0){$gm$(b);$gl$(b,0);$gl$(b,1);$gk$(b,48,a[15892+b[9876]]);}else{f=347+d[16]*6;$go$(b,c[f+3]);}}else if(e==13)$go$(b,(g=$bj$(c,d),c[18+$bi$(c,d,g,0)-(-3)]));else if(e==14)$go$(b,$ba$(c,d));else if(e==15){h=$aX$(c,d);if(h>0)$go$(b,h);else $aW$(c,d,0);}else $gG$(a,b);}
function $gG$(a,b){let c,d,e,f,g,h,i;c=$part(b,28655,28716);b[1]=b[9882];d=c[19+((b[28716]==b[9875]?0:4)==0?1:0)];b[33212+a[15892+b[9875]]*24+17]+=d;if(c[22])b[32857]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[28716];g=b[28716+e];if(b[9878]==3&&f==b[9876])b[32857]=2;else if(c[31+e*3]<=1&&$gI$(a,b,f,g)){b[32859]=f;b[3711+f]=1+g;h=a[16372+f];i=(h==0||h==1)&&$gH$(a,b,f);b[3871+f]=i?2:1;b[1]=302;}}
function $gH$(a,b,c){let d,e;d=b[4511+c];e=b[4511+b[3711+c]-1];return d<0||e<0||$g$(a,d,e)>1;}
function $gI$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$et$(a,e,f);if(g>=0&&a[39012+6*e+g]>0)return 1;h=$gD$(a,b,e);i=$gC$(a,b,f);$d$(b,h);return i<1000000;}
function $gJ$(a,b){let c;while(b[16]<36&&a[347+b[16]*6]!=0){c=$gK$(a,b);if(c!=11){b[0]=c;return;}b[16]++;}b[16]=0;b[18]=0;b[0]=18;}
function $gK$(a,b){let c,d,e,f,g,h;c=347+b[16]*6;d=a[c];if(d==2)return $gO$(a,b)?16:11;f=(e=$bj$(a,b),b[31+e*3]<=1);g=f&&$gN$(a,b);if(!$gM$(b,a[c+4]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[c+1]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$gL$(a,b))return 15;b[18]-=h;}return 11;}
function $gL$(a,b){let c,d,e,f;c=a[347+b[16]*6];d=$bj$(a,b);if(c==7)return 1;e=147+d*20;f=b[21];if(c==6){f=b[25]?b[29]:b[29]+b[21];if(a[e+12]&&a[e+4])return 0;}return b[31+d*3]==0&&f==0;}
function $gM$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0;}
function $gN$(a,b){let c;c=a[347+b[16]*6+1];return c<=(-1)||b[31+c*3]<=1;}
function $gO$(a,b){let c,d;c=347+b[16]*6;return (d=a[c+2],b[31+d*3]<=1)&&$gP$(a,b,a[c+2],a[c+5]);}
function $gP$(a,b,c,d){let e,f;e=31+c*3;f=a[147+c*20+2+1]-b[e+1];return b[e]==0||f>d;}
function $gQ$(a){let b,c;for(b=0;b<10;b++){c=a[28716+b];if(c>=0){a[28686+b*3]=a[2911+c];a[28686+b*3+1]=a[3071+c];}}}
function $gR$(a){let b,c,d,e,f;for(b=0;b<8;b++){c=a[28716+b];if(c>=0&&a[2911+c]>=2){d=28686+b*3;if(a[d]<2&&a[d+2]!=2)a[d+2]=4;}}for(e=0;e<2;e++){f=a[28726+e];if(f>=0&&a[2207+f]>1){if($has($K3,a[28663+e]))a[28663+e]=3;}else if(f>=0&&!$gS$(a,e,f))a[28663+e]=0;}}
function $gS$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[28716+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return 1;}return 0;}
function $gT$(a,b){if(b[9876]<0){$go$(b,$bt$(a,b));return;}$gU$(a,b);$cv$(b);$gQ$(b);b[28655]=11;b[32857]=0;b[32858]=0;b[28728]=0;b[1]=301;b[33212+a[15892+b[9875]]*24+16]++;}
function $gU$(a,b){let c,d,e,f,g,h,i;c=b[9875];d=b[9876];for(e=0;e<10;e++)b[28716+e]=(-1);f=$hm$(a,b);b[28716]=f?c:d;b[28720]=f?d:c;$hl$(a,b);b[28105]=0;for(e of $K4){g=$div(e,4);h=b[28716+e];b[28092+g]=1;$hk$(a,b,e);b[28726+g]=$cw$(a,b,h);b[28094+g]=b[2463+a[16052+h]];}$hj$(a,b);i=$hi$(a,b);$hb$(a,b,i||b[28727-$div(b[28716]==b[9875]?0:4,4)]>=0);$gV$(a,b,i,f);}
function $gV$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[9875];f=b[9876];g=b[28716]==b[9875]?0:4;h=4-g;$gZ$(b,0,1,g,h,$ha$(a,b,e,f,b[9881]));i=1;if(c){j=$gX$(a,b)?1:0;$gZ$(b,1,1,h,g,$ha$(a,b,f,e,j));i=2;}if(b[9878]==3){k=a[16372+f];if(k==0||k==1){$gZ$(b,i,8,g,h,0);i++;}else if(a[17332+f]==0&&k!=8){$gZ$(b,i,7,g,h,0);i++;}}else if(a[17172+e]==2&&$gW$(a,b,f)&&b[3711+f]==0&&$gI$(a,b,f,e)){k=a[16372+f];l=k==0||k==1;$gZ$(b,i,l?5:4,g,h,0);i++;}if(d)$gZ$(b,i,4,h,g,0);}
function $gW$(a,b,c){let d;d=a[16372+c];return d==5||d==3||a[17332+c]>0;}
function $gX$(a,b){if(b[9878]==3)return $gY$(a,b)!=0;return $dG$(a,b,b[9876],b[2591+b[9875]])==2;}
function $gY$(a,b){let c;c=b[9876];return $cB$(a,b[2591+c],b[2751+c],b[2591+b[9875]]);}
function $gZ$(a,b,c,d,e,f){let g;g=28439+b*6;a[g]=c;a[g+1]=d;a[g+2]=e;a[g+3]=f;}
function $ha$(a,b,c,d,e){let f,g,h;f=a[26212+b[2591+d]]+e*a[85626];if(c==b[9875])f+=b[9880];g=$cw$(a,b,d)>=0?1:0;h=a[17172+c]==1?0:1;return $bu$(h,b[9879],f,g);}
function $hb$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[28726+d]>=0)$hc$(a,b,d,c);}if(b[28726]>=0&&b[28727]>=0){e=$ao$(a,b,b[28726]);f=$ao$(a,b,b[28727]);b[28104]=199+Math.min(e,20)*21+Math.min(f,20);}}
function $hc$(a,b,c,d){let e,f,g;e=b[28726+c];f=28177+c*15;g=b[2207+e]==1;b[f]=g?2:1;b[f+1]=$hh$(a,b,c,e);b[f+2]=$ah$(a,b,e);if(d){b[f+4]=68;b[f+6]=68;b[f+5]=69;b[f+7]=69;}if($hg$(a,b,c))$hd$(a,b,f,e);}
function $hd$(a,b,c,d){let e,f,g;b[c+8]=1;e=$gd$(a,b,d);for(f=0;f<6;f++){g=$hf$(a,b,d,Math.min(e+f,a[180+d]));b[c+9+f]=$he$(g);}}
function $he$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $hf$(a,b,c,d){let e,f,g,h;g=(e=$i$(a,b,c),f=a[37+a[52+c]]==c,$div(e+1,2)+(f?e:0));h=a[10740+c*161+d]+g;return Math.min(Math.max(h,(-1)),9);}
function $hg$(a,b,c){let d,e;d=b[28726+c];e=b[28716+$hh$(a,b,c,d)];return a[16052+e]==d;}
function $hh$(a,b,c,d){let e,f,g,h;e=c*4;for(f=e,h=e+4;f<h;f++){g=b[28716+f];if(g>=0&&b[2591+g]>=0&&b[2591+g]==b[2271+d])return f;}return e;}
function $hi$(a,b){let c,d;c=b[9876];d=b[9875];if(b[9878]!=0&&!(b[9878]==3))return 0;if(a[17172+c]==0||b[3551+c])return 0;if(b[9878]==3)return $gY$(a,b)<=1;return $dG$(a,b,c,b[2591+d])>0;}
function $hj$(a,b){let c,d,e,f,g;c=b[28716];d=b[28720];e=a[16372+c];if((e==0||e==1)&&!(b[9878]==3)){f=b[9879]==1&&b[9878]!=1;b[28245]=f?0:1;}g=b[9879]==1&&!(b[9878]==3);if(g&&d==b[9875]&&b[9881]||g&&d!=b[9875]&&$gX$(a,b))b[28246]=1;}
function $hk$(a,b,c){let d,e,f;d=b[28716+c];e=28239+c*20;f=b[3231+d];b[e]=b[2911+d];b[e+1]=b[3071+d];b[e+2]=a[16532+d]-f;b[e+2+1]=a[16692+d]-f;b[e+4]=a[17172+d]!=0?1:0;b[e+9]=f;b[e+12]=1-a[17332+d];b[e+13]=a[16372+d]==8?1:0;if(b[2591+d]>=0)b[e+10]=$ci$(a,b,d)?2:0;}
function $hl$(a,b){let c;for(c=0;c<563;c++)b[28092+c]=a[84966+c];}
function $hm$(a,b){let c,d;c=b[9876];d=b[9875];if(a[16372+d]!=2||a[17172+c]!=2)return 0;return $hi$(a,b)&&$gI$(a,b,d,c);}
function $hn$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28655);d=$part(b,28655,28716);$hs$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[28716+e];h=b[28716+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[31+e*3+2]==0&&d[31+f*3]<=1&&d[31+f*3+2]==0&&$hr$(a,b,g,h))$hq$(a,b,g,h);}}$hp$(a,b);b[1]=210;$ho$(a,b,215);}
function $ho$(a,b,c){$bx$(a,b);b[28731]++;if(b[28731]>=b[28730]){b[28731]=0;b[1]=c;}}
function $hp$(a,b){let c,d;for(c=0;c<4;c++){d=b[28716+c];if(d>=0&&b[32697+d]&&b[28657])b[33212+a[15892+d]*24+19]++;}}
function $hq$(a,b,c,d){let e;e=$et$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$mod(e+3,6);}
function $hr$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $et$(a,b[2591+c],b[2591+d])>=0;}
function $hs$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[31+c*3+2]!=1;if(d&&$bR$(a,b,c))$be$(a,b,c);}}
function $ht$(a,b){let c,d,e,f;c=b[28736];d=$bH$(b,b[28735]);if(b[2591+c]!=d||b[3711+c]||!$hu$(a,b,c)){$bw$(b);return;}$gm$(b);for(e=0;e<6;e++){f=$mod(e-b[2751+c]+6+1,6);if(f<=2)$gl$(b,1+e);}$gk$(b,47,a[15892+c]);}
function $hu$(a,b,c){let d;d=$Q$(a,b,c)-b[3071+c];return b[2911+c]==0||d>$by$(a,b,c);}
function $hv$(a,b){let c,d;c=$part(b,28655,28716);d=b[28735];if(d>=8)b[1]=214;else if(b[28716+d]<0||!$hC$(b,d))b[28735]++;else if($hB$(a,b,c,$bH$(b,d))<0)b[28735]++;else $hw$(a,b,c,$bH$(b,d));}
function $hw$(a,b,c,d){let e,f;e=$hB$(a,b,c,d);$gm$(b);for(f=0;f<4;f++){if($hA$(a,b,c,f,d)&&$hy$(b,c,f)==e)$gl$(b,1+b[28716+f]);}$hx$(b,46,a[15892+b[28716]]);}
function $hx$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=9+d;while(e>9&&a[e]<a[e-1]){f=a[e];a[e]=a[e-1];a[e-1]=f;e--;}}$gk$(a,b,c);}
function $hy$(a,b,c){let d;d=$hz$($part(a,28092,28655),b,c);return d?100:a[28239+c*20+2];}
function $hz$(a,b,c){if(b[3]==(-1))return $bO$(a,b,c);return c==b[3]?b[30]:0;}
function $hA$(a,b,c,d,e){let f,g;f=b[28716+d];if(f<0||!(c[31+d*3]<=1&&c[31+d*3+2]==0)||b[2911+f]!=0)return 0;g=$et$(a,b[2591+f],e);return g>=0&&a[39012+6*b[2591+f]+g]>0;}
function $hB$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($hA$(a,b,c,f,d))e=Math.max(e,$hy$(b,c,f));}return e;}
function $hC$(a,b){let c,d;c=$part(a,28655,28716);d=c[31+b*3+2];if(c[31+b*3]<=1&&c[31+b*3+2]==0||d==1||d==4)return 0;return a[5071+$bH$(a,b)]<0;}
function $hD$(a,b){let c,d,e,f,g;c=$part(b,28092,28655);d=$part(b,28655,28716);e=b[28734]-1;f=b[28735];g=e*4;if(f>=g+4){b[28734]=0;b[28735]=4;b[1]=212;}else if(b[28716+f]<0||!(d[31+f*3]<=1))b[28735]++;else if(d[31+f*3]<=1&&d[31+f*3+2]==0){$hF$(c,d,f);if(!$hE$(b,f))b[28735]++;$bx$(a,b);}else if($hE$(b,f)&&b[2591+b[28716+f]]==$bH$(b,f))$hR$(a,b);else b[28735]++;}
function $hE$(a,b){let c;c=31+b*3+2;return a[28655+c]==2;}
function $hF$(a,b,c){if(a[147+c*20+13])$bf$(a,b,c);else if(a[147+c*20+11])$bg$(a,b,c,1,0);else{b[31+c*3+2]=2;$cm$(a,b,c);}}
function $hG$(a,b){let c,d,e,f;c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==10)b[1]=214;else if($bL$(c,d,0)==0||$bL$(c,d,1)==0)$bJ$(b);else if(e==9)$go$(b,$bP$(c,d));else{f=e==7?1:0;if($hK$(c,d,f)==1)$bT$(b,f,$hI$(c,d,f,0));else $hH$(a,b,f);}}
function $hH$(a,b,c){let d,e,f,g,h;d=$part(b,28655,28716);e=c*4;$gm$(b);for(f=e,g=e+4;f<g;f++){if(b[28716+f]>=0&&d[31+f*3]<=1&&d[31+f*3+2]==0)$gl$(b,1+b[28716+f]);}h=c?43:44;$hx$(b,h,a[15892+b[28716+e]]);}
function $hI$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[31+e*3+2]==0)return e;return $hJ$(a,b,c,d);}
function $hJ$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0){if(d==0)return e;d--;}}return c*4;}
function $hK$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[31+d*3+2]==0)return 1;return $bL$(a,b,c);}
function $hL$(a,b){let c;c=b[28665]>b[28666]?0:1;$gm$(b);$gl$(b,0);$gl$(b,1);$gk$(b,42,a[52+b[28726+c]]);}
function $hM$(a,b){let c,d,e,f;c=$part(b,28092,28655);d=$part(b,28655,28716);e=d[0];if(e==3){f=$bL$(c,d,0)>0&&$bL$(c,d,1)>0;d[0]=f?$hN$(c,d):7;}else if(e==4)$go$(b,c[12]);else if(e==5)$go$(b,$ca$(c,d));else $ho$(a,b,210);}
function $hN$(a,b){if($bS$(a,b,0)&&$bS$(a,b,1))return 4;if($bS$(a,b,0)||$bS$(a,b,1))return 5;return 7;}
function $hO$(a,b){let c,d,e;c=$part(b,28092,28655);d=$part(b,28655,28716);e=(-1);if(d[0]==2&&$bL$(c,d,0)>0)e=$hQ$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0;}$ho$(a,b,208);}else if(d[1]!=e)d[1]=e;else{$hP$(a,b,e);$go$(b,$cc$(c,d));}}
function $hP$(a,b,c){let d,e;d=c<4?0:1;e=a[16052+b[28716+c]];b[28094+d]=b[2463+e];}
function $hQ$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0&&a[147+d*20+8]==0)return d;}return (-1);}
function $hR$(a,b){let c,d,e,f,g,h,i,j;c=b[28735];d=b[28716+c];$gm$(b);e=$ib$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($hZ$(a,b,c,f,e))$gl$(b,1+f);}}else{h=$hX$(a,b,c);i=$hW$(b[2751+d],h);for(j=0;j<6;j++){if($hW$(b[2751+d],j)==i)$hS$(a,b,c,j);}}$hx$(b,45,a[15892+d]);}
function $hS$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$hT$(a,b,c,d,e);if(f>=0)$gl$(b,10000*(1+d)+1+f);}}
function $hT$(a,b,c,d,e){let f,g,h,i,j;f=b[28716+c];g=b[2591+f];if(!(a[39012+6*g+d]>0))return (-1);h=a[29412+6*g+d];i=b[5071+h];if(i<0||a[15892+i]!=a[15892+f])return (-1);if(a[16372+i]==8||!$hU$(a,b,c,h))return (-1);if(e==$mod(d+3,6)||!(a[39012+6*h+e]>0))return (-1);j=a[29412+6*h+e];return b[5071+j]<0&&$hU$(a,b,c,j)?j:(-1);}
function $hU$(a,b,c,d){let e,f,g,h,i;e=b[28716+c];if(b[6671+(1-a[15892+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($hV$(b,f)){g=b[28716+f];h=$g$(a,b[2591+e],b[2591+g]);if($g$(a,d,b[2591+g])<=h)return 0;}}return 1;}
function $hV$(a,b){let c;c=a[28716+b];if(c<0||a[2591+c]<0)return 0;return a[28655+(31+b*3+2)]==0;}
function $hW$(a,b){let c;if(a<0)return 0;c=$mod(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2;}
function $hX$(a,b,c){let d,e,f,g,h;d=b[28716+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($hY$(a,b,c,g)){h=$hW$(b[2751+d],g);if(h>f){e=g;f=h;}}}return e;}
function $hY$(a,b,c,d){let e;for(e=0;e<6;e++){if($hT$(a,b,c,d,e)>=0)return 1;}return 0;}
function $hZ$(a,b,c,d,e){let f,g,h;f=b[28716+c];for(g=0;g<6;g++){if(a[29412+6*b[2591+f]+g]==d){h=$hW$(b[2751+f],g);return h==e&&$ia$(a,b,c,g);}}return 0;}
function $ia$(a,b,c,d){let e,f;e=b[28716+c];if(!(a[39012+6*b[2591+e]+d]>0))return 0;f=a[29412+6*b[2591+e]+d];return b[5071+f]<0&&$hU$(a,b,c,f);}
function $ib$(a,b,c){let d,e,f;d=b[28716+c];e=(-1);for(f=0;f<6;f++){if($ia$(a,b,c,f))e=Math.max(e,$hW$(b[2751+d],f));}return e;}
function $ic$(a,b){let c,d,e;c=$part(b,28092,28655);d=$part(b,28655,28716);if(d[0]==19){d[0]=0;if(b[28732]>=0)$ii$(c,d,b[28732]);return;}e=$if$(a,b);if(e>=0){if(d[1]!=e){d[1]=e;return;}$hP$(a,b,e);$go$(b,c[18+$bi$(c,d,e,0)-(-3)]);}else if(d[0]==0){d[0]=1;d[1]=0;$ho$(a,b,205);}else{$id$(a,b);$ho$(a,b,207);}}
function $id$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28655);d=$part(b,28655,28716);d[1]=4;for(e=0;e<4;e++){if(b[28716+e]>=0)b[32057+b[28716+e]]=1;}if($bL$(c,d,0)==0){d[0]=10;return;}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[28720+e];if(f>=0&&(g=4+e,d[31+g*3]<=1)){b[32217+f]=1;$ie$(a,b,f);}}h=b[28716];b[33212+a[15892+h]*24+18]++;}
function $ie$(a,b,c){let d;d=a[16052+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$cN$(a,b,c))b[2143+d]=1;}
function $if$(a,b){let c,d;c=$part(b,28092,28655);d=$part(b,28655,28716);if(d[0]==0)return $ih$(c,d,d[1]);return $ig$(c,d,d[1]);}
function $ig$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[147+d*20+5];if(b[31+d*3]<=1&&b[31+d*3+2]==0&&f&&a[147+d*20+15]==0)return d;}return (-1);}
function $ih$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[31+d*3+2]==0&&e&&a[147+d*20+8])return d;}return (-1);}
function $ii$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[147+d*20+14])b[31+d*3+2]=1;}}else if(c!=0)b[26]=c-20;}
function $ij$(a,b){let c,d,e,f,g,h,i;$gm$(b);for(c=0;c<6;c++){for(d=0;d<2;d++){e=d==0?b[2059]:b[2060];if(e>=0){f=a[116+e];g=a[148+e];for(h=f,i=g;h<i;h++){if(b[32377+h]!=0&&b[31897+h]==0&&$in$(a,b,h,c))$gl$(b,10000*c+1+h);}}}}if(b[4]==0||$ik$(a,b))$gl$(b,0);$hx$(b,41,b[9871]);}
function $ik$(a,b){let c,d,e,f;if(b[28730]==0&&$im$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[116+d],f=a[148+d];e<f;e++){if(b[32377+e]!=0&&b[31897+e]==0&&$il$(a,b,e))return 0;}}return 1;}
function $il$(a,b,c){let d,e,f,g;if(b[32377+c]==4){for(d=0;d<3;d++){if($in$(a,b,c,d))return 1;}return 0;}if(b[32377+c]!=3)return 0;e=$cV$(a,b,c,0);f=$cV$(a,b,c,1);g=e>=0&&b[31897+e]==0;return g||f>=0&&b[31897+f]==0;}
function $im$(a,b){let c,d;if(b[2063]==0||b[13276])return 0;for(c=a[116+b[2059]],d=a[148+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0;}return 1;}
function $in$(a,b,c,d){let e,f,g,h,i,j,k;e=$mod(d,3);f=d>=3;g=$cV$(a,b,c,0);h=$cV$(a,b,c,1);if(b[13277+c]&&!f)return 0;if(f&&!$it$(a,b,c,g,h,e))return 0;if(e==2)return g>=0&&h>=0&&$is$(a,b,c,g,h);i=e==0?[g,h]:[h,g];j=i[0];k=i[1];if(j<0)return 0;return $ip$(a,b,c,j,k)||$io$(a,b,c,j,g,h);}
function $io$(a,b,c,d,e,f){let g;if(b[32377+c]!=4||b[31897+d]==0)return 0;if(e>=0&&$ip$(a,b,c,e,f))return 0;if(f>=0&&$ip$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$is$(a,b,c,e,f))return 0;return (g=b[31897+d]-1,b[31177+g*18+4-1]<0);}
function $ip$(a,b,c,d,e){let f;if(b[31897+d]){f=b[31897+d]-1;if(!(b[31177+f*18+4-1]<0)||!$ir$(a,b,f,c))return 0;}else if(b[28730]>=40)return 0;return e<0||b[31897+e]>0||$iq$(a,b,c,e);}
function $iq$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29412+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&g!=c&&a[15892+g]==a[15892+c]&&b[32377+g]!=0&&b[31897+g]==0&&$cC$(a,b,g,d))return 1;}return 0;}
function $ir$(a,b,c,d){let e,f;e=31177+c*18+4;for(f=0;f<4;f++){if(b[e+f]>=0&&!$cC$(a,b,d,b[e+f]))return 0;}return 1;}
function $is$(a,b,c,d,e){let f;if(b[31897+d]==0&&b[31897+e]==0)return b[28730]<40;if(b[31897+d]!=b[31897+e])return 0;f=b[31897+d]-1;return b[31177+f*18+4-1]<0&&$ir$(a,b,f,c);}
function $it$(a,b,c,d,e,f){if(b[13277+c])return 1;if(f!=1&&d>=0&&!$iu$(a,b,c,d))return 0;return f==0||e<0||$iu$(a,b,c,e);}
function $iu$(a,b,c,d){let e,f,g;e=a[16372+c];if(e!=0&&e!=1)return 0;if(b[4351+c]!=1||b[3551+c])return 0;f=b[4511+c];g=b[4511+d];return f<0||g<0||$g$(a,f,g)>1;}
function $iv$(a,b){let c;while(b[28733]<a[23]&&!$iy$(a,b,b[28733]))b[28733]++;if(b[28733]==a[23]){$ix$(a,b,b[2059]);if(b[2060]>=0)$ix$(a,b,b[2060]);b[1]=203;return;}$gm$(b);for(c=0;c<6;c++){if($iw$(a,b,b[28733],c))$gl$(b,1+c);}$gk$(b,40,b[9871]);}
function $iw$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$mod(d+5,6))&&b[3551+c]&1<<e){f=$cE$(a,b,c,e);if(f>=0&&b[32217+f]==0)return 1;}}return 0;}
function $ix$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++)b[32377+d]=$cM$(a,b,d);}
function $iy$(a,b,c){let d,e;d=a[16052+c];if(d!=b[2059]&&d!=b[2060])return 0;if(b[2591+c]<0||b[3551+c]==0||$cT$(a,c))return 0;if(b[32057+c]||$cS$(a,b,c)||!$hu$(a,b,c))return 0;for(e=0;e<6;e++){if($iw$(a,b,c,e))return 1;}return 0;}
function $iz$(a,b){let c,d;$iD$(a,b);b[28732]=(-1);if(b[28729]==2){b[28733]=0;b[1]=202;return;}for(c=0,d=a[23];c<d;c++){if($iC$(a,b,c))$iB$(b,c,b[3711+c]-1);if($iA$(b,c))b[3711+c]=0;}$ct$(a,b);b[1]=205;}
function $iA$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9872]==2)return b==a[9873];if(a[28729]==1)return c==3;return c==1||c==2;}
function $iB$(a,b,c){let d;if(a[31897+b])return;if(a[31897+c]==0){$cX$(a);$cK$(a,a[28730]-1,c,1);}d=a[31897+c]-1;if(a[31177+d*18+4-1]<0){$cK$(a,d,b,0);a[32377+b]=2;a[32697+b]=a[3871+b]==2?1:0;}}
function $iC$(a,b,c){if(!$iA$(b,c)||b[2591+c]<0||$cT$(a,c))return 0;if(b[2911+c]>1)return 0;return $cC$(a,b,c,b[3711+c]-1);}
function $iD$(a,b){let c,d;b[28730]=0;b[28731]=0;b[28728]=0;for(c=0,d=a[23];c<d;c++){b[31897+c]=0;b[32377+c]=0;b[32537+c]=0;b[32697+c]=0;}}
function $iE$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[32057+c]=0;b[32217+c]=0;}b[28729]=0;if(b[9872]==1||b[9872]==2)b[28729]=1;else if(b[9872]==3)b[28729]=2;b[1]=201;}
function $iF$(a,b){let c,d,e,f,g;c=b[27696];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return;}$gm$(b);$gl$(b,0);for(e=a[29+d],g=a[31+d];e<g;e++){f=b[27740+e]==0&&b[3551+e]==0;if(f&&a[17172+e]!=0&&$iG$(a,b,e,b[4891+c]))$gl$(b,1+e);}$gk$(b,27,d);}
function $iG$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$et$(a,d,b[2591+c]);return e>=0&&$eH$(a,b,d,e,a[15892+c])==c;}
function $iH$(a,b){let c,d,e,f,g,h;c=b[27696];if(b[4831+c]!=b[2059]){b[1]=8;return;}if(b[27699]==0){b[1]=400;return;}b[27699]--;d=b[4891+c];e=b[27700+b[27699]];f=1-b[5];if($di$(a,b,b[5],e)){b[1]=152;return;}b[4891+c]=e;for(g=a[29+f],h=a[31+f];g<h;g++)b[27740+g]=$iG$(a,b,g,d)?1:0;b[1]=151;}
function $iI$(a,b){let c,d,e,f,g,h,i;c=b[27696];d=b[5];e=b[4891+c];$gm$(b);$gl$(b,0);$dj$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13501+f]&&f!=e)$gl$(b,1+f);}$dj$(a,b,d,e,10,1);for(h=a[34-d],i=a[36-d];h<i;h++){if(b[2271+h]>=0&&$iJ$(a,b,d,b[2271+h])<=10)$gl$(b,10001+h);}$gk$(b,39,d);}
function $iJ$(a,b,c,d){let e;if(!$di$(a,b,c,d))return $de$(b,d);e=$dg$(a,b,d);if(e<0)return 1073741824;return $de$(b,e)+$dh$(a,b,e,d);}
function $iK$(a,b){let c;$lE$(b,$as$(a,b,(c=b[5],$as$(a,b,c)>0?c:2)));}
function $iL$(a,b){let c,d,e,f;c=b[27694];if(c<0){b[1]=b[27695];return;}$gm$(b);$gl$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[52+c];$dj$(a,b,d,b[2271+c],$iM$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13501+e]&&e!=b[2271+c])$gl$(b,1+e);}}$gk$(b,37,b[5]);}
function $iM$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[52+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return d?3:4;return d?6:9;}
function $iN$(a,b){let c,d,e,f;b[1]=8;for(c=a[116+b[2059]],f=a[148+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9872]=d;b[9871]=e;b[9874]=8;b[1]=200;}}}
function $iO$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[29+c],e=a[31+c];d<e;d++){if(b[3871+d]==3){b[9872]=1;b[9871]=c;b[9874]=146;b[1]=200;}}}
function $iP$(a,b){let c,d;c=b[13437];d=b[13499];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$iQ$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3;}}
function $iQ$(a,b,c,d,e){let f;f=$et$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$mod(d+5,6)))return 0;return a[39012+6*c+f]>0;}
function $iR$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[13437]];e=1600;for(f=a[29+c],g=a[31+c];f<g;f++){if(b[26894+f]>0&&b[2591+f]>=0)e=Math.min(e,$g$(a,d,b[2591+f]));}$gm$(b);for(h=0;h<2;h++){for(f=a[29+c],i=a[31+c];f<i;f++){if(b[26894+f]>0&&b[2591+f]>=0&&b[27374+f]==h&&$g$(a,d,b[2591+f])==e)$gl$(b,1+f);}if(b[4]>0)break;}if(b[4]>0)$gk$(b,36,1-c);else b[1]=142;}
function $iS$(a,b){let c,d,e;c=1-b[5];$gm$(b);for(d=a[29+c],e=a[31+c];d<e;d++){if(b[27214+d]&&b[2591+d]>=0)$gl$(b,1+d);}if(b[4]>0)$gk$(b,35,c);else b[1]=145;}
function $iT$(a,b){if($dw$(a,b)>=0)$lE$(b,10);else b[1]=142;}
function $iU$(a,b){let c,d,e,f,g,h,i;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[29+c],i=a[31+c];e<i;e++){f=a[16372+e];g=f==0||f==1||f==3;h=b[2591+e]>=0&&b[3551+e]==0;b[27054+e]=0;if(g&&h&&!d&&$iV$(a,b,e))b[27054+e]=1;}b[1]=141;}
function $iV$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[29+e],h=a[31+e];f<h;f++){if(b[26894+f]>0&&b[2591+f]>=0){g=$g$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$dr$(a,b,c,2,141);b[13441]=6;$iX$(a,b);d=1;}if($iW$(a,b,c,b[2591+f]))return 1;}}return 0;}
function $iW$(a,b,c,d){let e,f,g,h,i,j,k,l;e=a[17492+c]&&b[3231+c]==0;f=e?48612:58212;for(g=0;g<6;g++){h=a[29412+6*d+g];i=$mod(g+3,6);if(h<0||b[13501+h]==0||!(a[39012+6*h+i]>0))continue;j=a[f+6*h+i];for(k=0;k<2;k++){l=$eI$(a,b,h,$mod(i+k,6));if($div(l,4096)+j<=6)return 1;}}return 0;}
function $iX$(a,b){let c,d,e,f,g;c=b[13437];$dm$(b);d=$dl$(b,b[2591+c]);$dk$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22383+e];e=$mod(e+1,1986);f--;b[24369+g]=0;f=$iY$(a,b,g,e,f);}}
function $iY$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r;f=$div(c,6);g=$mod(c,6);if(b[15432+f]==0)$jb$(a,b,f);h=b[18411+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$mod(g+j,6);l=$ex$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20397+m],i))continue;b[20397+m]=h+l;for(n=0;n<2;n++){o=$mod(k-n+6,6);p=b[16425+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29412+6*b[15101+f]+o];if(q==b[15101])continue;r=$dl$(b,q);if($iZ$(a,b,r,h+l+p))e+=$dk$(b,r,k,h+l+p,d+e);}}}return e;}
function $iZ$(a,b,c,d){if(d<b[13441]*4096)return 1;return $ja$(a,b,b[13437])||!$eB$(a,b,c);}
function $ja$(a,b,c){let d;d=a[16372+c]==0||a[16372+c]==1;return d&&b[2911+c]==0&&b[13438]==0;}
function $jb$(a,b,c){let d,e;d=b[15101+c];for(e=0;e<6;e++)b[16425+6*c+e]=$ep$(a,b,d,e);b[16094+c]=(-1);if($jc$(a,b,d))b[16094+c]=$dQ$(a,b,b[13437],d)*64;b[15432+c]=2;}
function $jc$(a,b,c){let d,e,f;d=b[13437];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15892+d],b[6671+(1-f)*1600+c]>0))return 0;return $dV$(a,b,d,c);}
function $jd$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$lE$(a,10);else a[1]=140;}
function $je$(a,b){let c,d;c=b[13437];d=b[2591+c];b[1]=137;if(d<0||d==b[13449])return;b[26894+c]=1;if(b[13450])b[2559+b[2059]]=1;}
function $jf$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[116+c];f=a[148+c];$gm$(b);if(!$jj$(a,b,e,f))$gl$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$jg$(a,b,h,g))$gl$(b,10000*g+1+h);}}$gk$(b,34,d);}
function $jg$(a,b,c,d){if(d==0)return a[16372+c]!=8&&b[26734+c]==0;if(b[27534+c]||d==1||$cR$(b,c))return 0;return d==2?$ji$(a,b,c):$jh$(a,b,c);}
function $jh$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$Q$(a,b,c),d<e-1))return 0;return $cN$(a,b,c)&&!$gx$(a,b,c);}
function $ji$(a,b,c){if(b[3071+c]==0||a[18212+b[2591+c]]!=0)return 0;return !$gx$(a,b,c);}
function $jj$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16372+e]!=8&&b[26734+e]==0&&!$jk$(a,b,e,b[2591+e]))return 1;}return 0;}
function $jk$(a,b,c,d){let e,f,g;e=a[15892+c];for(f=a[30-e],g=a[32-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16052+f]]&&$g$(a,d,b[2591+f])<=2)return 0;}return 1;}
function $jl$(a,b){if($dC$(a,b)>=0)$lE$(b,10);else b[1]=137;}
function $jm$(a){let b,c;b=0;c=a[5];a[9872]=b;a[9871]=c;a[9874]=8;a[1]=200;}
function $jn$(a,b){let c,d,e,f;c=b[26732];d=b[26731];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($g$(a,b[2591+c],b[2591+d])==1&&$iQ$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15892+c];b[9872]=e;b[9871]=f;b[9873]=c;b[9874]=110;b[1]=200;}}
function $jo$(a,b){let c,d,e,f;c=b[26732];d=b[2591+c];$gm$(b);for(e=0,f=a[26];e<f;e++){if($g$(a,d,e)==1&&$jp$(a,b,c,e))$gl$(b,1+e);}if(b[4]>0)$gk$(b,33,a[15892+c]);else b[1]=110;}
function $jp$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29412+6*e+f]==d&&(g=b[2751+c],g<0||f==g||f==$mod(g+5,6)))return a[39012+6*e+f]>0&&b[5071+d]<0;}return 0;}
function $jq$(a,b){let c,d,e;c=b[26732];d=b[26731];e=b[32857];b[32857]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0){$bC$(a,b,d,2,$jr$(b,c,e));return;}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13499]=d;$dr$(a,b,c,3,134);}}
function $jr$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $js$(a,b){let c,d,e,f,g,h;c=b[26731];d=b[26732];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return;}e=a[15892+d];$gm$(b);$gl$(b,0);for(f=a[29+e],h=a[31+e];f<h;f++){g=a[17172+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26393+f]==0&&b[3551+f]==0&&$dJ$(a,b,f)!=0)$gl$(b,1+f);}$gk$(b,32,e);}
function $jt$(a,b){let c,d,e,f,g;c=b[26732];e=(d=b[2751+c],$cB$(a,b[2591+c],d,b[2591+b[26731]]));$gm$(b);for(f=0;f<2;f++){if((g=$dR$(b,c,f),$cB$(a,b[2591+c],g,b[2591+b[26731]]))<e)$gl$(b,1+f);}$gk$(b,31,a[15892+c]);}
function $ju$(a,b){let c,d,e,f;c=b[26731];d=1-a[15892+c];$gm$(b);for(e=a[29+d],f=a[31+d];e<f;e++){if(b[2591+e]>=0&&$jv$(a,b,c,e))$gl$(b,1+e);}$gk$(b,30,a[15892+c]);}
function $jv$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$g$(a,b[2591+c],e);if(f<2||f>3||b[6671+a[15892+c]*1600+e]>0)return 0;if($dF$(a,b,c,d)==0)return 0;g=$dL$(a,b,c,d);h=b[11644+g-1];i=$g$(a,h,e)==1;$d$(b,g);return i;}
function $jw$(a,b){let c;c=b[13437];if(b[2591+c]>=0&&b[3711+c]>0)$bC$(a,b,c,2,112);else if(b[13440])$eK$(a,b);else b[1]=112;}
function $jx$(a,b){let c;c=b[26727];if(b[2591+c]>=0&&b[2591+c]!=b[26729])$bF$(a,b,c,b[26730]);else b[1]=b[26730];}
function $jy$(a,b){let c,d,e,f,g,h,i,j;c=b[26726];d=b[26727];if(c==b[26725]){b[1]=126;return;}b[26726]=c+1;e=b[26716+c];if(b[2591+e]<0||b[2591+d]<0||b[3711+d]==1+e)return;if(b[26728]==0){b[3391+e]=1;b[13276]=1;}b[26357]=1;f=e;g=d;h=b[2591+d];b[9875]=f;b[9876]=g;b[9877]=h;i=b[26728];j=b[26719+c];b[9878]=i;b[9879]=j;b[9881]=b[26722+c];b[9880]=c;b[9882]=125;b[1]=300;}
function $jz$(a,b){let c,d,e;c=a[15892+b[26716]];if(b[26725]==3){b[1]=125;return;}$gm$(b);$gl$(b,0);for(d=a[29+c],e=a[31+c];d<e;d++){if(a[16372+d]==6&&b[2591+d]>=0&&$jA$(a,b,d))$gl$(b,1+d);}$gk$(b,29,c);}
function $jA$(a,b,c){if($ea$(b,c)||!$jD$(a,b,c))return 0;if(b[26728]==1)return $jC$(a,b,c);return $jB$(a,b,c,b[26727]);}
function $jB$(a,b,c,d){let e;e=a[16052+c];if(e!=b[2059]&&e!=b[2060])return 0;if(b[4191+c]||b[3391+c]||$dt$(a,b,c)<(a[17332+c]?0:(a[17172+c]==2?2:1)))return 0;return $cN$(a,b,c)&&$dF$(a,b,c,d)!=0;}
function $jC$(a,b,c){let d,e;if(a[17172+c]==0||b[2591+c]<0||b[26393+c])return 0;d=b[26356];if(b[3551+c]||!$iG$(a,b,c,b[2591+d]))return 0;if(b[3711+d]==1+c)return 0;if(b[26355]!=3)return 1;e=b[6671+a[15892+d]*1600+b[2591+c]];return e==($iG$(a,b,d,b[2591+c])?1:0);}
function $jD$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26725];e<f;e++){if(b[26716+e]==c)return 0;if($g$(a,b[2591+c],b[2591+b[26716+e]])==1)d=1;}return d;}
function $jE$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||b[3711+c]){$eb$(a,b);return;}d=1-a[15892+c];$gm$(b);$gl$(b,0);for(e=a[29+d],g=a[31+d];e<g;e++){if(a[17172+e]==1&&b[26393+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$iG$(a,b,e,b[2591+c]))$gl$(b,1+e);}}$gk$(b,28,d);}
function $jF$(a,b){let c,d,e,f;c=b[26356];if(b[2591+c]<0){$eb$(a,b);return;}d=1-a[15892+c];$gm$(b);$gl$(b,0);if(b[6671+d*1600+b[2591+c]]>0){for(e=a[29+d],f=a[31+d];e<f;e++){if($jC$(a,b,e))$gl$(b,1+e);}}$gk$(b,27,d);}
function $jG$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0){$eb$(a,b);return;}d=1-a[15892+c];$gm$(b);$gl$(b,0);for(e of $K5){for(f=a[29+d],g=a[31+d];f<g;f++){if(b[2591+f]>=0&&$jH$(a,b,f))$gl$(b,10000*e+1+f);}}$gk$(b,26,d);}
function $jH$(a,b,c){if(b[26553+c]||!$jI$(a,b,c))return 0;if(a[17332+b[26356]]&&a[17332+c]==0)return 0;return $dV$(a,b,c,b[2591+c]);}
function $jI$(a,b,c){let d,e;if(a[16372+c]==8||b[3551+c]||b[26393+c])return 0;if(b[26355]==3&&b[31897+c]>b[28731])return 0;return $bE$(a,b,c)&&!(d=a[15892+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0);}
function $jJ$(a,b){let c;c=b[26713];$gm$(b);$gl$(b,0);if(b[2591+c]>=0&&$dV$(a,b,c,b[2591+c])){$gl$(b,1);$gl$(b,2);}$gk$(b,25,a[15892+c]);}
function $jK$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||a[17332+c]){$ei$(b);return;}d=1-a[15892+c];$gm$(b);$gl$(b,0);for(e=0;e<6;e++){for(f=a[29+d],g=a[31+d];f<g;f++){if(b[2591+f]>=0&&$jL$(a,b,f,e))$gl$(b,10000*e+1+f);}}$gk$(b,24,d);}
function $jL$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$jI$(a,b,c)||!(a[39012+6*e+d]>0))return 0;f=a[29412+6*e+d];g=b[26356];if(b[5071+f]>=0||$g$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15892+c],b[6671+(1-h)*1600+f]>0);return i&&$ax$(a,b,e,b[2591+g]);}
function $jM$(a,b){let c,d;c=b[26359];d=b[2591+c]>=0?$jQ$(a,b,c):(-1);if(d<0){b[1]=b[26360];return;}b[27694]=d;if(a[17332+c]){b[1]=116;return;}$gm$(b);$gl$(b,0);$jN$(a,b,d,c);$gk$(b,23,a[52+d]);}
function $jN$(a,b,c,d){let e,f;e=a[52+c];f=b[2271+c];if(b[6671+(1-e)*1600+f]>0||!$ax$(a,b,f,b[2591+d]))return;$jO$(a,b,e,f,b[2591+d]);}
function $jO$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($g$(a,d,f)==1&&$g$(a,f,e)>2&&$jP$(a,b,c,d,f))$gl$(b,1+f);}}
function $jP$(a,b,c,d,e){let f,g;f=b[5071+e];if(b[6671+(1-c)*1600+e]>0||f>=0&&a[15892+f]!=c)return 0;for(g=0;g<6;g++){if(a[29412+6*d+g]==e)return a[39012+6*d+g]>0;}return 0;}
function $jQ$(a,b,c){let d,e,f,g;d=1-a[15892+c];for(e=a[33+d],g=a[35+d];e<g;e++){f=b[2271+e];if(b[26361+e]==0&&f>=0&&b[2527+e]==0&&$jR$(a,b,d,f)&&$g$(a,f,b[2591+c])<=2)return e;}return (-1);}
function $jR$(a,b,c,d){let e;e=b[5071+d];return e<0||a[15892+e]!=c;}
function $jS$(a){$lE$(a,10);}
function $jT$(a,b){let c,d;c=b[13437];if($kc$(b))$eK$(a,b);else if(b[13453]==0&&b[13448]>=0)$kb$(a,b);else if(b[13453]==0)b[1]=112;else if(b[13455]==b[13454])$ka$(a,b);else{d=b[13456+b[13455]];if(b[2751+c]!=$mod(d,6))$jX$(a,b,$mod(d,6),$jZ$(a,b,$mod(d,6)));else if($jW$(a,b)){b[13447]=1;$jV$(a,b,c,113);}else $jU$(a,b,$div(d,6));}}
function $jU$(a,b,c){let d,e,f,g;d=b[13437];e=b[2591+d];f=b[5071+c];g=$ep$(a,b,e,$et$(a,e,c));if(g==(-1))b[13453]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$cg$(a,b,f,1);$em$(a,b,c,g);}}
function $jV$(a,b,c,d){let e,f,g;b[26355]=0;b[26356]=c;b[26358]=d;b[26357]=0;e=1-a[15892+c];for(f=a[29+e],g=a[31+e];f<g;f++)b[26393+f]=0;b[1]=123;}
function $jW$(a,b){let c,d;if(b[13447]||b[13438]>=2)return 0;return (c=a[15892+b[13437]],d=b[2591+b[13437]],b[6671+(1-c)*1600+d]>0);}
function $jX$(a,b,c,d){let e,f,g,h;e=b[13437];if(d==(-1)){b[13453]=0;return;}b[13442]+=$div(d,4096);b[13444]+=$eE$(b[2751+e],c);$aQ$(a,b,e,c);if((f=a[15892+e],g=b[2591+e],b[6671+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2);}h=$div(d&4095,64);if(h>0)$jY$(a,b,h);}
function $jY$(a,b,c){let d,e;d=b[13437];e=b[2911+d];$cg$(a,b,d,c);if(b[2911+d]!=e)b[13453]=0;}
function $jZ$(a,b,c){let d,e;d=b[13437];e=b[2591+d];if(!$jc$(a,b,e))return (-1);if(b[13438]==1&&b[13443]==0)return $dQ$(a,b,d,e)*64;return $eD$(a,b,e,b[2751+d],c);}
function $ka$(a,b){let c,d,e;c=b[13437];d=b[2591+c];e=b[2751+c];b[13453]=0;b[13497]=1;if(e!=b[13496])$jX$(a,b,b[13496],$eC$(a,b,d,e,b[13496]));b[1]=112;}
function $kb$(a,b){$en$(a,b,b[13451]);$aQ$(a,b,b[13437],b[13452]);$eK$(a,b);}
function $kc$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0;}
function $kd$(a,b){let c,d;c=b[13437];d=b[13497]&&b[13438]!=0;if($kc$(b)||d){$eK$(a,b);return;}$ds$(a,b);$iX$(a,b);$gm$(b);if($ko$(a,b))$gl$(b,0);if(b[13438]==2||b[13438]==3)$km$(a,b);else{$kk$(a,b);if(b[13438]==0)$ki$(a,b);}if(b[13497]&&!$kh$(b,b[2591+c]))$gm$(b);else if(b[2063]&&$kf$(a,b)&&$kh$(b,b[2591+c]))$ke$(b,b[2591+c]);if(b[4]>0)$gk$(b,22,a[15892+c]);else $eK$(a,b);}
function $ke$(a,b){let c,d,e,f,g;c=0;for(d=0,f=a[4];d<f;d++){if((e=a[9+d],e>10000||e>0&&$div(e-1,6)!=b)){a[9+c]=a[9+d];c++;}}for(d=c,g=a[4];d<g;d++)a[9+d]=0;a[4]=c;}
function $kf$(a,b){let c,d;if(!$im$(a,b))return 0;for(c=a[116+b[2059]],d=a[148+b[2059]];c<d;c++){if(b[2591+c]>=0&&$kg$(a,b,c))return 0;}return 1;}
function $kg$(a,b,c){let d,e,f,g,h;d=a[16372+c];if(d==6||d==7||d==8||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($cR$(b,c)||!$cN$(a,b,c)))return 0;e=b[2591+c];for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39012+6*e+f]){h=b[5071+a[29412+6*e+f]];if(h>=0&&a[15892+h]!=a[15892+c])return 1;}}return 0;}
function $kh$(a,b){let c,d,e;for(c=0,e=a[4];c<e;c++){if((d=a[9+c],d>10000||d>0&&$div(d-1,6)!=b))return 1;}return 0;}
function $ki$(a,b){let c,d,e,f,g;c=b[13437];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($kj$(a,b,c,d,b[13440]==0)){e=1-a[15892+c];for(f=a[29+e],g=a[31+e];f<g;f++){if(b[2591+f]>=0&&$dF$(a,b,c,f)!=0)$gl$(b,10001+f);}}}
function $kj$(a,b,c,d,e){if(a[17172+c]==0||a[16372+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17332+c]?0:(a[17172+c]==2?2:1)))return 0;return e||a[17172+c]==1;}
function $kk$(a,b){let c,d,e,f;c=b[13437];for(d=0,f=a[26];d<f;d++){if(b[13501+d]==0||b[5071+d]>=0&&b[5071+d]!=c)continue;if(b[13438]==1&&!$jk$(a,b,c,d))continue;for(e=0;e<6;e++){if($kl$(a,b,d,e))$gl$(b,1+6*d+e);}}}
function $kl$(a,b,c,d){let e,f;e=b[13437];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$eI$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return !$ja$(a,b,e)||$ey$(a,b,c,d)>=0;}
function $km$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[13437];d=99;e=1073741824;if(b[13443]==0)d=$kn$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){h=$kn$(a,b,f,g);if(h<=d&&$kl$(a,b,f,g)){j=(i=$eI$(a,b,f,g),$div(i,4096));if(h<d){d=h;e=j;}else if(e<1073741824)e=Math.min(e,j);}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){if($kn$(a,b,f,g)==d&&$kl$(a,b,f,g)&&(l=$eI$(a,b,f,g),$div(l,4096))==e)$gl$(b,1+6*f+g);}}}}
function $kn$(a,b,c,d){let e;e=$g$(a,c,b[2591+b[13499]]);if(e==1&&$iQ$(a,b,c,d,b[13499]))return 0;return e;}
function $ko$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $jk$(a,b,b[13437],b[2591+b[13437]]);}
function $kp$(a,b){let c,d,e,f,g,h,i;c=b[13437];$gm$(b);d=$kr$(a,b,a[16052+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11644+f]==e&&$kq$(a,b,c,e)){for(g=0;g<6;g++)$gl$(b,1+6*e+g);}}}$gk$(b,21,a[15892+c]);}
function $kq$(a,b,c,d){let e;e=$dt$(a,b,c)-$eN$(a,b,c,d);if(e==0)return !$eo$(a,b,a[15892+c],d);return e>0;}
function $kr$(a,b,c){let d,e,f,g,h,i,j;d=0;e=(-1);f=c*160;for(g=0,j=a[468+c];g<j;g++){h=a[500+f+g];i=a[5620+f+g];if(b[5071+h]>=0||e>=0&&i>e)continue;e=i;b[11644+d]=h;d++;}return d;}
function $ks$(a,b){let c,d,e,f,g;c=b[5];d=$kF$(a,b);$gm$(b);$gl$(b,0);for(e=0;e<5;e++){for(f=a[29+c],g=a[31+c];f<g;f++){if(f==d&&e>=2)continue;if($kD$(a,b,f)&&$ku$(a,b,f,e))$gl$(b,10000*e+1+f);}}if(b[4]>1&&$kf$(a,b)&&b[10]<20000)$kt$(b);$gk$(b,20,c);}
function $kt$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0;}
function $ku$(a,b,c,d){if(b[2591+c]<0)return d==0&&$m$(a,b,c)&&$kC$(a,b,c);if(a[16372+c]==8)return d==2&&$ji$(a,b,c);if(d==0)return $kx$(a,b,c);if(d==1)return $kw$(a,b,c);if(d==2)return $ji$(a,b,c);if(d==3)return $jh$(a,b,c);return $kv$(a,b,c);}
function $kv$(a,b,c){if(a[17492+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16532+c]-1&&b[3231+c]==0)return 0;if($eo$(a,b,a[15892+c],b[2591+c]))return 0;return $cN$(a,b,c);}
function $kw$(a,b,c){let d,e,f,g,h;if(a[16372+c]!=2||b[3391+c]||b[3551+c])return 0;if((d=a[15892+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0)||!$cN$(a,b,c))return 0;f=1-a[15892+c];for(g=a[29+f],h=a[31+f];g<h;g++){if(b[2591+g]>=0&&$jv$(a,b,c,g))return 1;}return 0;}
function $kx$(a,b,c){let d,e,f,g;d=$cN$(a,b,c);e=d?$dt$(a,b,c):$div($dt$(a,b,c),2);if($kj$(a,b,c,e,d)&&$kB$(a,b,c))return 1;if(b[3551+c]&&!$kA$(a,b,c))return 0;f=b[2591+c];g=a[15892+c];if(b[6671+(1-g)*1600+f]>0)return d&&$ky$(a,b,c);return e>0||$dV$(a,b,c,f);}
function $ky$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15892+c];if(b[3551+c]==0&&$eG$(a,b,e,d)==1&&$dV$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39012+6*d+f]&&$kz$(a,b,e,a[29412+6*d+f]))return 1;}return 0;}
function $kz$(a,b,c,d){let e;e=b[5071+d];if(b[6671+(1-c)*1600+d]>0)return 0;return e<0||a[15892+e]==c&&a[16372+e]!=8;}
function $kA$(a,b,c){let d,e;if(a[17332+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29412+6*b[2591+c]+d]];if(a[17332+e])return 0;}}return 1;}
function $kB$(a,b,c){let d,e,f;d=1-a[15892+c];for(e=a[29+d],f=a[31+d];e<f;e++){if(b[2591+e]>=0&&$dF$(a,b,c,e)!=0)return 1;}return 0;}
function $kC$(a,b,c){let d,e;for(d=0,e=$kr$(a,b,a[16052+c]);d<e;d++){if($kq$(a,b,c,b[11644+d]))return 1;}return 0;}
function $kD$(a,b,c){if(b[4191+c]||b[3391+c]==2)return 0;return $kE$(a,b,c);}
function $kE$(a,b,c){let d,e;d=a[16052+c];e=d==b[2059]||d==b[2060];return e&&(b[2207+d]==0||b[2207+d]==1);}
function $kF$(a,b){let c,d,e;c=(-1);if($im$(a,b)){for(d=a[116+b[2059]],e=a[148+b[2059]];d<e;d++){if($kG$(a,b,d)){if(c>=0)return (-1);c=d;}}}return c;}
function $kG$(a,b,c){if($kD$(a,b,c)&&($ku$(a,b,c,0)||$ku$(a,b,c,1)))return 1;return b[2591+c]>=0&&$kg$(a,b,c);}
function $kH$(a,b){let c,d;b[27696]=(-1);b[27698]=(-1);b[27697]=0;$gm$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$gl$(b,1+c);}if($gt$(a,b,b[2059]))$gl$(b,10001);if(b[4]>0)$gk$(b,39,b[5]);else b[1]=8;}
function $kI$(a){$dA$(a,a[2059],8);}
function $kJ$(a,b){let c;c=a[33+b[5]]-1;$dA$(b,$dp$(a,b,c),8);}
function $kK$(a,b){let c,d;$kM$(a,b);b[13276]=0;b[13437]=(-1);for(c=0,d=a[23];c<d;c++){b[26734+c]=0;b[26894+c]=0;b[27214+c]=0;b[27374+c]=0;b[27534+c]=0;if(b[2591+c]>=0&&$kL$(a,b,c))b[27534+c]=1;}b[26733]=a[116+b[2059]];b[1]=136;}
function $kL$(a,b,c){let d,e,f;d=1-a[15892+c];for(e=a[29+d],f=a[31+d];e<f;e++){if(b[2591+e]>=0&&$g$(a,b[2591+c],b[2591+e])<=2)return 1;}return 0;}
function $kM$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26553+c]=0;b[13277+c]=0;}}
function $kN$(a,b){b[13276]=0;b[13437]=(-1);$kM$(a,b);b[1]=110;}
function $kO$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$S$(a,b,c);d=b[2141]>=a[41];e=b[2142]>=a[42];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1));}else if(d||e){b[7]=1;b[8]=d?1:0;}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[41],i=b[2141]*a[42],h==i?(-1):(h>i?0:1));}else if(a[27]>0)b[7]=4;else{b[6]++;b[1]=0;}}
function $kP$(a,b){if(b[2064]>=a[24])b[1]=15;else if($kQ$(a,b,b[2064]))$lE$(b,10);else b[2064]++;}
function $kQ$(a,b,c){let d,e;if(b[2207+c]==3||$gd$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2911+d]!=3)return 1;}return 0;}
function $kR$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return;}$gm$(b);if(b[2207+c]==2){for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0)$gl$(b,1+d);}}if(b[4]>0)$gk$(b,9,a[52+c]);else b[2064]++;}
function $kS$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13;}
function $kT$(a,b){let c,d,e,f,g;c=b[2057];$gm$(b);$gl$(b,0);for(d=a[33+c],g=a[35+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($p$(a,b,d)&&(f||!e))$gl$(b,1+d);}if(b[4]>1)$gk$(b,5,c);else $eZ$(b,$fa$(a,b,1-c)?1-c:c);}
function $kU$(a,b){let c;c=$part(b,2110,2124);b[2063]=0;if(c[0]==14&&!$kV$(a,b))$fo$(c);b[1]=4;}
function $kV$(a,b){if(!$p$(a,b,b[2059]))return 0;return b[2060]<0||$p$(a,b,b[2060]);}
function $kW$(a,b){let c,d,e,f;c=b[2064];$gm$(b);for(d=0,f=a[26];d<f;d++){if($kX$(a,b,c,d)){for(e=0;e<6;e++)$gl$(b,1+6*d+e);}}if(b[4]>0)$gk$(b,8,a[15892+c]);else{b[2064]++;b[1]=6;}}
function $kX$(a,b,c,d){let e,f,g,h;e=b[2271+a[16052+c]];if(b[5071+d]>=0||a[18212+d]==6)return 0;if($g$(a,e,d)>3)return 0;f=1-a[15892+c];for(g=a[29+f],h=a[31+f];g<h;g++){if(b[2591+g]>=0&&$g$(a,b[2591+g],d)<3)return 0;}return 1;}
function $kY$(a,b){if(b[2064]>=a[148+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$lE$(b,10);else b[2064]++;}
function $kZ$(a,b){let c,d;c=b[2059];d=$le$(a,b,c);$gm$(b);if(d||b[2060]>=0)$gl$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($ld$(a,b,c))$gl$(b,2);if($lc$(a,b,c))$gl$(b,3);if($lb$(a,b,c))$gl$(b,4);if($la$(a,b,c))$gl$(b,5);}if(b[4]>0)$gk$(b,3,b[5]);else b[1]=8;}
function $la$(a,b,c){let d;d=a[52+c];if(!(b[2271+c]>=0))return 0;if(a[47]&&(b[2399+c]||b[2133+d]>=2))return 0;return $gu$(a,b,c)>0||$gt$(a,b,c);}
function $lb$(a,b,c){let d,e,f;d=a[52+c];if(!(a[37+a[52+c]]==c)||!$j$(a,b,d))return 0;for(e=a[33+d],f=a[35+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1;}return 0;}
function $lc$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2911+d]==2)return 1;}return 0;}
function $ld$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0&&a[16372+d]!=8)return 1;}return 0;}
function $le$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0||$m$(a,b,d))return 1;}return 0;}
function $lf$(a,b){let c,d,e;c=$part(b,2110,2124);$fK$(a,b);d=c[0];if(d==5)$fp$(b);else if(d==8)$lj$(a,b);else if(d==14){$gm$(b);$gl$(b,0);$gl$(b,1);$gk$(b,4,b[5]);}else if(d==6)$li$(a,b);else if(d==9)$lh$(a,b);else if(d==15)$fs$(a,b,0);else{e=$lg$($part(b,2067,2110),c);if(e==(-1))$fs$(a,b,0);else $lE$(b,e);}}
function $lg$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[19+b[1]*4+1];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($has($K6,c))return a[10];if(c==3)return a[19+(b[11]?a[13]:b[1])*4+2];if(c==10)return a[15];d=c==12?6:(c==14?16:(c==15?17:0));if(d>0)return a[d]==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1);}
function $lh$(a,b){let c,d,e;c=1-b[5];$gm$(b);$gl$(b,0);for(d=a[33+c],e=a[35+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$q$(a,b,d))$gl$(b,1+d);}$gk$(b,7,c);}
function $li$(a,b){let c,d,e,f;c=1-b[5];d=$i$(a,b,$fi$(a,b));$gm$(b);$gl$(b,0);for(e=a[33+c],f=a[35+c];e<f;e++){if($fO$(a,b,e,d,b[2112]>0))$gl$(b,1+e);}$gk$(b,6,c);}
function $lj$(a,b){if(b[2119]==1){$lk$(a,b);return;}b[2058]=0;$eZ$(b,1-b[5]);}
function $lk$(a,b){let c,d,e;$fq$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$fW$(b,c,d);$fk$(a,b,d);b[2063]=1;}
function $ll$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$fa$(a,b,c)){if($fa$(a,b,1-c))$eZ$(b,1-c);else b[1]=11;return;}d=a[33+c];e=a[35+c];$gm$(b);$gl$(b,0);for(f=d,g=e;f<g;f++){if($p$(a,b,f))$gl$(b,1+f);}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($p$(a,b,f)&&$p$(a,b,h))$gl$(b,1+f+1000*(1+h));}}$gk$(b,2,c);}
function $lm$(a,b){let c,d,e;c=b[2065];$gm$(b);$gl$(b,0);for(d=a[33+c],e=a[35+c];d<e;d++){if($b$(a,b,d))$gl$(b,1+d);}$gk$(b,1,c);}
function $ln$(a){$lE$(a,100);}
function $lo$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0;}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0;}b[2057]=(-1);b[2058]=0;b[1]=1;}
function $lp$(a,b){let c,d,e,f,g;c=31177+b[28731]*18;for(d=0;d<8;d++)b[28716+d]=b[c+d];b[28724]=(-1);b[28725]=(-1);for(e=0;e<2;e++)b[28726+e]=b[c+16+e];f=28737+b[28731]*61;for(g=0;g<61;g++)b[28655+g]=b[f+g];$gR$(b);if(b[28655]==3)$lA$(a,b);$lq$(a,b);$gQ$(b);b[28728]=1;}
function $lq$(a,b){let c,d,e,f,g,h;$hl$(a,b);b[28724]=(-1);b[28725]=(-1);for(c=0;c<8;c++){if(b[28716+c]>=0){b[28092+$div(c,4)]++;d=c>=4?0:4;$hk$(a,b,c);$ly$(a,b,c,d);$lv$(a,b,c);}}for(c=0;c<4;c++){if(b[28716+c]>=0)$lu$(a,b,c);}$lt$(a,b);e=b[28092]==1&&b[28093]==1;f=b[28726]>=0&&b[28727]>=0;$hb$(a,b,!(e&&f));$lr$(a,b);for(g=0;g<2;g++){h=b[28716+g*4];b[28094+g]=b[2463+a[16052+h]];}}
function $lr$(a,b){let c;c=b[28732]>=0?b[2059]:a[16052+b[28716]];$ls$(a,b,0,c);if(b[28727]>=0&&$hg$(a,b,1))$ls$(a,b,1,b[28727]);}
function $ls$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[28716+e];if(f>=0)b[28239+e*20+14]=a[16052+f]!=d?1:0;}h=b[28724+c];if(h>=0&&b[28726+c]>=0&&$hg$(a,b,c)){i=a[16052+h]!=d?1:0;b[28239+(8+c)*20+14]=i;}}
function $lt$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=$part(b,28655,28716);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[28720+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27812+i]);f=Math.max(f,a[85619+a[18212+i]]);for(j=0;j<4;j++){k=b[28716+j];if(k>=0&&c[31+j*3]<=1&&c[31+j*3+2]==0&&$cC$(a,b,k,h)){l=b[2591+k];m=6*l+$et$(a,l,i);e=Math.max(e,a[71012+m]);}}}b[28098]=(-(d+e));b[28103]=f;}
function $lu$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[28716+c];e=28239+c*20;f=b[32697+d];g=b[e+8];h=b[32377+d]==1&&!f&&!g;b[e+5]=h?1:0;b[e+15]=b[3871+d]==3?1:0;b[e+6]=f;b[e+7]=b[32537+d];i=a[16372+d];for(j=0;j<4;j++){k=b[28720+j];if(k>=0){l=a[16372+k];m=a[85529+l*9+i];n=28092+j*4+c;b[n+131]=m;b[n+115]=f?a[85610+l]:m;}}}
function $lv$(a,b,c){let d,e,f,g,h,i;d=b[28716+c];if(b[2591+d]<0||a[16372+d]==8)return;e=$lw$(a,b,c);b[28239+c*20+11]=e==0?1:0;b[28239+c*20+19]=e==3?1:0;if(e==2){h=b[5071+(f=b[2591+d],g=$hX$(a,b,c),a[29412+6*f+g])];i=8+(c<4?0:1);if(b[28716+i]<0){b[28716+i]=h;$hk$(a,b,i);}if(b[28716+i]==h)b[28239+c*20+16]=1;}}
function $lw$(a,b,c){let d,e;if($ib$(a,b,c)>=0)return 1;if($hX$(a,b,c)>=0)return 2;d=b[28716+c];for(e=0;e<6;e++){if(a[29412+6*b[2591+d]+e]<0&&$lx$(a,b,c,e))return 3;}return 0;}
function $lx$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[28716+c]];f=a[21412+e];g=a[23012+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($hV$(b,h)){i=b[2591+b[28716+h]];j=a[21412+i]-f;k=a[23012+i]-g;if((l=j-$K13[d][0],m=k-$K13[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0;}}return 1;}
function $ly$(a,b,c,d){let e,f,g,h;e=b[28716+c];if(b[3551+e]==0||b[2591+e]<0)return;b[28239+c*20+8]=2;for(f=d,h=d+4;f<h;f++){g=b[28716+f];if(g>=0&&$lz$(a,b,e,g))b[28239+c*20+8]=1;}}
function $lz$(a,b,c,d){let e;if(b[3551+c]==0||!$hr$(a,b,c,d))return 0;e=$et$(a,b[2591+c],b[2591+d]);return (b[3551+c]&1<<e)>0;}
function $lA$(a,b){let c,d,e,f,g,h,i,j,k;c=$part(b,28655,28716);d=31177+b[28731]*18;for(e=0;e<2;e++){f=(-1);g=e*4;for(h=g,i=g+4;h<i;h++){if(f<0&&b[28716+h]>=0&&c[31+h*3]<=1&&c[31+h*3+2]==0)f=$cw$(a,b,b[28716+h]);}if(f>=0&&f!=b[28726+e]){j=f;b[28726+e]=j;b[d+16+e]=j;k=b[2207+f]==1;c[8+e]=k?2:1;}}}
function $lB$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0;}if(b[28729]==2||b[9872]!=0){if(b[9872]==0){for(c=0,e=a[23];c<e;c++)b[13277+c]=0;}b[1]=b[9874];return;}b[28729]=2;b[1]=201;}
function $lC$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[52+c];e=b[2271+c];f=a[29+d];g=a[31+d];if(b[2527+c]==1&&$lD$(a,b,c)){f=a[116+c];g=a[148+c];}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$g$(a,e,b[2591+i]));}$gm$(b);k=$e$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$g$(a,e,l)==h&&b[10044+l]>0)$gl$(b,1+i);}$d$(b,k);if(b[4]>0)$gk$(b,38,d);else $ab$(a,b,c,1);}
function $lD$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0)return 1;}return 0;}
function $lE$(a,b){a[0]=100000+b;}
function $lF$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $div(f,d)<3?0:$mod(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $mod(f,d);}
function $lG$(a,b,c){return $lH$(a,b,c,3);}
function $lH$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$mX$(b,b[3]);$w$(a,b,b[3]);$mW$(a,b);b[38064]=0;b[38546]++;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$lJ$(a,b,b[9+i],d);if(a[110657]>0)j+=$lI$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i;}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i;}}return g;}
function $lI$(a,b,c){let d,e,f;d=b[2];e=a[110657];if(d!=22&&d!=41)return 0;f=(c+40009*b[13437]*(d==22))*64+a[110658];return $div(2*e*scrambled(f),65521)-e;}
function $lJ$(a,b,c,d){let e;e=b[2];if(e==22)return $mR$(a,b,c,d);if(e<20)return $mI$(a,b,c,d);if(e<40)return $mv$(a,b,c,d);if(e>=50||e==42)return $mg$(a,b,c);return $lK$(a,b,c,d);}
function $lK$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $me$(a,b,c,d);if(e==40){g=b[28733];$w$(a,b,f);return $lN$(a,b,g,b[2591+g],c-1,d);}if(e==43||e==44)return $lM$(a,b,c,e==43);if(e==45)return $lL$(a,b,c,f);if(e==46)return (h=c-1,Math.max(1,$Q$(a,b,h)-b[3071+h]));if(e==47){g=b[28736];$w$(a,b,f);return $lN$(a,b,g,b[2591+g],c-1,d);}if(e==49){$w$(a,b,f);g=b[9876];return $lN$(a,b,g,$mod(c,10000)-1,$div(c,10000),d);}return c;}
function $lL$(a,b,c,d){let e,f;$w$(a,b,d);e=c>=10000;return 2*(f=$mod(c,10000)-1,$div(b[33262+d*1600+f],1000))-e;}
function $lM$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[28716+g];if(h<0)continue;if(d)f-=$N$(a,h,c-1,0,0);else f+=$N$(a,c-1,h,0,0);}return f;}
function $lN$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q;g=0;h=0;i=0;j=1-a[15892+c];for(k=0;k<6;k++){l=6*d+k;m=a[29412+l];n=m>=0?b[5071+m]:(-1);if(n<0||a[15892+n]!=j)continue;if((e<0||k==e||k==$mod(e+5,6))&&a[39012+l]>0)g++;else if(b[2911+n]==0&&(o=b[2751+n],p=$mod(k+3,6),o<0||p==o||p==$mod(o+5,6)))h++;}q=(-60)*h;if(g&&$P$(a,c)){for(k=0;k<6;k++){m=a[29412+6*d+k];n=m>=0?b[5071+m]:(-1);if(n>=0&&a[15892+n]==j&&(e<0||k==e||k==$mod(e+5,6)))i+=$lV$(a,b,c,d,k,n,g,h>0,f);}if(a[17172+c]==0||i>0)return q+$div(i,g);}if(!(a[17172+c]==0))return q+$lQ$(a,b,c,d,e,g,f);return q+$lO$(a,b,1-j,d,e);}
function $lO$(a,b,c,d,e){let f,g;f=$lP$(b,c,d);if(f<0||b[2591+f]<0)return (-30)*$div(b[33262+c*1600+d],1000);g=$cB$(a,d,e,b[2591+f]);return (-30)*$div(b[33262+c*1600+d],1000)-6*g;}
function $lP$(a,b,c){let d;d=a[33262+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $lQ$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15892+c];for(j=a[30-i],m=a[32-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$g$(a,d,k);if(l<=3)h=Math.max(h,$lR$(a,b,c,d,e,j,l));}n=$div(b[33262+i*1600+d],1000);o=!$P$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$lP$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$cB$(a,d,e,b[2591+p]));return h-o-30*Math.max(0,n-2-1);}
function $lR$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$cB$(a,d,e,h);if(i==2||!$ax$(a,b,d,h))return 0;j=$lS$(a,b,c,f,g,i==1?(-2):0);if(a[17172+f]!=0){k=$cB$(a,h,b[2751+f],d);if(k!=2)j-=$div($lS$(a,b,f,c,g,k==1?(-2):0),2);}return j;}
function $lS$(a,b,c,d,e,f){let g,h;g=$lU$(a,b,c,d,e,f);if(g==0)return 0;h=$lT$(a,b,g,d)*$L$(a,b,d,0);return $div(h+a[g+1]*$K$(a,b,d),1000);}
function $lT$(a,b,c,d){let e;e=a[c];if(a[17172+d]!=0||b[2911+d]==0)e+=$div(a[c+2]*Math.max(0,9-$Q$(a,b,d)),10);return e;}
function $lU$(a,b,c,d,e,f){let g,h,i,j;g=a[17172+c]-1;if(g<0||e>4)return 0;h=f+a[26212+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$Q$(a,b,d)-b[3071+d]),9);j=(g*4+e-1)*10+h;return 102092+3*(j*9+i-1);}
function $lV$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$hW$(b[2751+f],$mod(e+3,6));k=j!=0&&!h;l=$md$(a,b,f,c);m=$mc$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$mb$(a,b,c,d)&&!(i&4);p=$lW$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$lW$(a,b,c,f,m,l,k,1,n,i));}
function $lW$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$N$(a,c,d,h,e+2*f);if(k<0)return 0;l=$J$(a,b,d,k,g,h,i);m=$ma$(a,b,c,k,h,1+f);if(f){n=$N$(a,c,d,0,e+2*(f-1));l-=$J$(a,b,d,n,0,0,i);l+=25*f;}if(j&1){o=a[$M$(a,b,d,k,g,h,i)];p=h?1000:a[$lZ$(a,b,c,k,1+f)];q=o*$lY$(a,b,d)-p*$lY$(a,b,c);l+=$div($div(q,1000)*a[110653],100);}return $lX$(b,a[15892+c],l,m,j);}
function $lX$(a,b,c,d,e){if(a[38063-b])c=$div(c*15,100);if(a[38062+b])return c-$div(d*15,100);if(a[38063-b])return c-$div(d*200,100);return c-$div(d*(e&1?95:75),100);}
function $lY$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16372+c]==8)return 0;d=a[16052+c];e=0;f=0;for(g=a[116+d],h=a[148+d];g<h;g++){if(a[16372+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16372+g]==8?600:100*a[17812+g])-$div((a[16372+g]==8?600:100*a[17812+g])*$R$(a,b,g,b[3071+g]),10000);}i=$E$(a,b,d,f);return $div(($E$(a,b,d,f+1)-i)*e,10);}
function $lZ$(a,b,c,d,e){let f,g;f=Math.min(Math.max(1,$Q$(a,b,c)-b[3071+c])*e,9);g=(d*3+1)*9+f-1;return 101144+2*g;}
function $ma$(a,b,c,d,e,f){let g,h,i,j,k;g=$lZ$(a,b,c,d,f);h=a[g];i=$div(a[g+1],f);j=h*$L$(a,b,c,0)+i*$K$(a,b,c);j=$div(j,1000);if(e&&b[2911+c]==0){k=$div((a[16372+c]==8?600:100*a[17812+c])*45,100)-$div((a[16372+c]==8?600:100*a[17812+c])*$R$(a,b,c,b[3071+c]),10000);j=Math.max(j,$div((1000-h)*k,1000)+j);}return j;}
function $mb$(a,b,c,d){let e;e=a[16372+c];if(e!=0&&e!=1)return 0;return b[2911+c]==0&&b[4511+c]!=d;}
function $mc$(a,b,c,d,e,f,g){let h,i;h=6*d+e;i=(-a[71012+h])-a[27812+b[2591+f]];i-=2*(g-1);if(b[3231+c]>0)i-=2;return i;}
function $md$(a,b,c,d){let e,f,g,h,i,j,k;e=0;for(f=0;f<6;f++){g=a[29412+6*b[2591+c]+f];h=g>=0?b[5071+g]:(-1);if(h<0||h==d||a[15892+h]==a[15892+c])continue;i=a[16052+h];if(i!=b[2059]&&i!=b[2060])continue;if($P$(a,h)&&(j=b[2751+h],k=$mod(f+3,6),j<0||k==j||k==$mod(j+5,6)))e+=b[4351+h]>0||b[3551+h]>0;}return e;}
function $me$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=e>=3;h=$mod(e,3);if(g&&d&4)return (-1000000);i=b[2591+f];j=b[2751+f];k=h==2?2:1;l=$mf$(a,b,f);m=0;for(n=0;n<2;n++){if(h!=2&&h!=n)continue;o=$mod(j+5+n,6);p=a[29412+6*i+o];q=p>=0?b[5071+p]:(-1);if(q>=0)m+=$lV$(a,b,f,i,o,q,k,l,d);}if(b[32377+f]==1)m=$div(m*Math.min(10,$Q$(a,b,f)+1),10);return m-5*g;}
function $mf$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29412+6*d+e];g=f>=0?b[5071+f]:(-1);if(g<0||a[15892+g]==a[15892+c])continue;if((h=b[2751+c],h<0||e==h||e==$mod(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$mod(e+3,6),i<0||j==i||j==$mod(i+5,6)))return 1;}return 0;}
function $mg$(a,b,c){let d;d=b[2];if(d==50)return $mt$(a,b,c);if(d==52)return $mp$(a,b,c);if(d==53)return $mn$(a,b,c);if(d==51)return c;return $mh$(a,b,c);}
function $mh$(a,b,c){let d,e;d=b[2]==54;e=d?$mm$(a,b):$mi$(a,b);return c&&e?(-1):c;}
function $mi$(a,b){let c,d,e,f,g,h,i,j,k;c=28665;d=b[c]>b[c+1]?0:1;e=b[28726+d];f=b[28727-d];g=$ah$(a,b,e)-b[c+d];h=$ah$(a,b,f)-b[c+1-d];i=$ml$(a,$ao$(a,b,e),g,$ao$(a,b,f),h);j=$mk$(a,b,e)+$mk$(a,b,f);return (k=$mj$(a,e),i*(2*k+j)>1000*k);}
function $mj$(a,b){let c;c=b>=0&&a[37+a[52+b]]==b;return 200+100*(c?a[51]:a[50]);}
function $mk$(a,b,c){let d,e,f,g;d=0;for(e=a[116+c],f=a[148+c];e<f;e++){if(b[2591+e]>=0&&a[16372+e]!=8)d+=(a[16372+e]==8?600:100*a[17812+e])-$div((a[16372+e]==8?600:100*a[17812+e])*$R$(a,b,e,b[3071+e]),10000);}g=$hf$(a,b,c,$gd$(a,b,c))+1;return 200+$div(d*g,10);}
function $ml$(a,b,c,d,e){let f,g,h;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=b*10+d;g=Math.min(c,8)-1;h=g*8+Math.min(e,8)-1;return a[104252+f*8*8+h];}
function $mm$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[32860];d=b[32861];e=b[32862];f=Math.max(0,a[18092+c]-b[5011+c]);g=Math.max(0,a[18152+c]-b[5011+c])-b[4951+c]-b[32863];if(d>=0){h=$ao$(a,b,d);i=$ah$(a,b,d);j=$mk$(a,b,d);}else{h=Math.max(0,a[18092+e]-b[5011+e]);i=Math.max(0,a[18152+e]-b[5011+e])-b[4951+e];j=300;}k=$ml$(a,f,g,h,i-b[32864]);l=b[32863]>b[32864];m=$mj$(a,l?(-1):d);return (l?k:1000-k)*(2*m+(300+j))>1000*m;}
function $mn$(a,b,c){let d;d=b[32860];if(c>10000)return (-$mo$(a,b,d,(-1),$mod(c,10000)-1));return (-$mo$(a,b,d,c-1,(-1)));}
function $mo$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18092+c]-b[5011+c]);g=Math.max(0,a[18152+c]-b[5011+c])-b[4951+c];if(d>=0){h=$ml$(a,f,g,$ao$(a,b,d),$ah$(a,b,d));i=$mk$(a,b,d);}else{j=Math.max(0,a[18092+e]-b[5011+e]);h=$ml$(a,f,g,j,Math.max(0,a[18152+e]-b[5011+e])-b[4951+e]);i=300;}k=$mj$(a,(-1))+300;return $div(h*($mj$(a,d)+i)-(1000-h)*k,1000);}
function $mp$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[32860];e=b[3];f=$div(c,10000);g=$mod(c,10000)-1;if(c==0){h=$az$(b,d);i=Math.max(0,a[18032+d]-b[5011+d]);j=0;for(k=a[33+e],l=a[35+e];k<l;k++){if($ms$(a,b,k,h,i))j+=b[2335+k]?$mk$(a,b,k):50+$mr$(a,b,k);}return (-j);}if(f==0)return (-$mo$(a,b,d,g,(-1)));if(f==1)return (-$mo$(a,b,d,(-1),g));m=(-$mo$(a,b,d,(-1),$mq$(a,b,g)));if(f==2)return m-$mr$(a,b,g);n=Math.min(10,$i$(a,b,g)+1);return $div(n*m-(10-n)*(b[2335+g]?$mk$(a,b,g):50+$mr$(a,b,g)),10);}
function $mq$(a,b,c){let d,e,f,g,h,i,j,k;d=(-1);e=(-1);f=a[52+c];for(g=0,k=a[25];g<k;g++){h=b[4831+g]==c;i=b[4831+g]==(-1)&&(a[17972+g]==f||a[17972+g]==2);if(h||i&&$gt$(a,b,c)){j=2*(Math.max(0,a[18092+g]-b[5011+g])+(Math.max(0,a[18152+g]-b[5011+g])-b[4951+g]))+h;if(j>d){d=j;e=g;}}}return e;}
function $mr$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return (d=a[52+c],$div($v$(a,b,c,d),2));}
function $ms$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[37+a[52+c]]==c&&$j$(a,b,a[52+c]))return 0;return $g$(a,d,f)<=e&&$ax$(a,b,d,f);}
function $mt$(a,b,c){let d;if(c==0)return 0;if($div(c,10000)!=0)return (-1);d=b[32860];return $mu$(a,b,d,b[3],$az$(b,d));}
function $mu$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o;f=Math.max(0,a[18032+c]-b[5011+c]);g=100000;h=0;for(i=a[34-d],k=a[36-d];i<k;i++){if($ms$(a,b,i,e,f)){h+=b[2335+i]?$mk$(a,b,i):50+$mr$(a,b,i);g=Math.min(g,$mo$(a,b,c,i,(-1)));if($gt$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$mo$(a,b,c,(-1),$mq$(a,b,i));g=Math.min(g,j+$mr$(a,b,i));}}}for(l=0,o=a[25];l<o;l++){m=b[4831+l];if(m>=0&&a[52+m]!=d){n=$az$(b,l);if(n>=0&&$g$(a,e,n)<=f&&$ax$(a,b,e,n))g=Math.min(g,$mo$(a,b,c,(-1),l));}}return g<100000?Math.min(g,h):0;}
function $mv$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $mG$(a,b,c,d);if(e==21)return $mF$(a,b,c,b[3]);if(e==23)return $mE$(a,b,c,b[3]);if(e==24)return $mD$(a,b,c,d);if(e==26)return $mC$(a,b,c,d);if(e==30)return $mB$(a,b,c);if(e==37)return $mz$(a,b,c,d);if(e==38)return $my$(a,b,c-1);if(e==39)return $mw$(a,b,c);if(e==25||e==33)return (-c);return c>0?1:0;}
function $mw$(a,b,c){let d,e,f;d=b[3];if(b[1]!=149)return c-1==$mq$(a,b,b[2059]);e=b[27696];if(c>10000)return $mx$(a,b,e,$mod(c,10000)-1);f=c>0?c-1:$az$(b,e);return $mu$(a,b,e,d,f);}
function $mx$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5071+b[2271+d]];if(f>=0&&a[15892+f]==a[52+d])e=Math.min(10,Math.max(0,a[18152+c]-b[5011+c])+1);g=$mo$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[52+i]==a[52+d]&&$az$(b,h)==b[2271+d])g=Math.min(g,$mo$(a,b,c,(-1),h));}return $div(e*g-(10-e)*300,10);}
function $my$(a,b,c){let d,e,f;d=a[15892+c];$w$(a,b,d);e=Math.min(4,$div(b[33262+d*1600+b[2591+c]],1000));f=$Q$(a,b,c)-b[3071+c]+$div($K$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0);}
function $mz$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27694];f=a[52+e];g=c>0?c-1:b[2271+e];if(a[37+a[52+e]]==e&&$j$(a,b,f))return 1000*(c==0);$w$(a,b,f);h=$i$(a,b,e);i=1000*$mA$(a,b,e,g);for(j=a[116+e],m=a[148+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16372+j]!=8){l=$g$(a,g,k);i+=20*(l<=h)-l;}}n=$div(b[33262+f*1600+g],1000);if(b[5071+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0);}
function $mA$(a,b,c,d){let e;e=a[39+a[52+c]];return a[37+a[52+c]]==c&&e>=0&&b[2591+e]==d;}
function $mB$(a,b,c){let d,e;d=b[26731];e=c-1;return $lR$(a,b,d,b[2591+d],b[2751+d],e,1);}
function $mC$(a,b,c,d){let e,f,g,h,i,j,k;if(c==0)return 0;e=$mod(c,10000)-1;f=c>=10000?5:1;g=b[2751+e];h=$mod(g+f,6);i=b[2591+e];j=a[17492+e]?a[24612+i]*$K$(a,b,e):0;k=$F$(a,b,e,i,g)-$F$(a,b,e,i,h);return k-j;}
function $mD$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29412+6*g+e];j=0;for(k=$Q$(a,b,f)+1;k<10;k++)j+=k-$Q$(a,b,f);l=$div(j*$K$(a,b,f),10);m=$F$(a,b,f,g,h)-$F$(a,b,f,i,h);return m-l-a[110655];}
function $mE$(a,b,c,d){let e;if(c==0)return (-1);$w$(a,b,d);e=b[5071+c-1]>=0;return 2*$div(b[33262+d*1600+(c-1)],1000)+3*e;}
function $mF$(a,b,c,d){let e,f;$w$(a,b,d);e=$div(c-1,6);f=$mod(c-1,6);return $lO$(a,b,d,e,f);}
function $mG$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=a[15892+f];$w$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$div(b[33262+g*1600+h],1000);j=1000-20*i+(a[17172+f]==0?0:300);if($mH$(a,b,f))j-=500;if(e==3)return 1600;if(b[38063-g]>0&&b[38062+g]==0)return (-1);if(e==2){k=3*b[3071+f]>=$Q$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1);}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j;}
function $mH$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$mod(h+5,6))){i=a[29412+6*d+g];if(i>=0&&a[39012+6*d+g]){f++;j=b[5071+i];if(j>=0&&a[15892+j]==a[15892+c])e+=b[4191+j]==0;}}}return f==e;}
function $mI$(a,b,c,d){let e,f,g,h,i,j;e=b[2];f=b[3];if(e==3)return $mN$(a,b,c,d);if(e==8)return $mM$(a,b,$div(c-1,6),f);if(e==9)return $my$(a,b,c-1);if(e==4){g=!(b[38063-f]>0&&b[38062+f]==0);return c*(g?$v$(a,b,b[2059],f)-1:(-1));}if(c==0){h=e==2&&d&1&&$mL$(a,b,f);return h?1000000:0;}if(e==6)return (i=c-1,d&2?(-1):$v$(a,b,i,f));if(e==1&&d&1&&(j=c-1,b[6]>1?0:$mK$(a,b,j)>2))return (-1);if(e!=1&&b[38063-f]>0&&b[38062+f]==0)return c>=1000?(-1):$mJ$(a,b,c-1,f);if(c>=1000)return (-1);return $v$(a,b,c-1,f);}
function $mJ$(a,b,c,d){let e,f,g,h;$w$(a,b,d);e=(-1);for(f=a[116+c],h=a[148+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return (-1);if(g>=0&&b[2911+f]==1&&$div(b[33262+d*1600+g],1000)>=3)e+=100;}return e;}
function $mK$(a,b,c){let d,e,f,g,h;d=a[52+c];e=99;$w$(a,b,d);for(f=a[116+c],h=a[148+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16372+f]!=8)e=b[3551+f]?0:Math.min(e,$div(b[33262+d*1600+g],1000));}return e;}
function $mL$(a,b,c){let d,e,f,g;if(b[2058]>0||b[38063-c]>0&&b[38062+c]==0||b[38062+c]>0)return 0;d=0;e=99;for(f=0,g=a[24];f<g;f++){if($p$(a,b,f)){if(a[52+f]==c)e=Math.min(e,$mK$(a,b,f));else d=1;}}return d&&e>2&&e<=5;}
function $mM$(a,b,c,d){$w$(a,b,d);return $div(b[33262+d*1600+c],1000);}
function $mN$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $v$(a,b,e,f);if(c==3)return $mQ$(a,b,e,f,d);if(c==5&&!(d&8))return 2*$mO$(a,b,e);return (-1);}
function $mO$(a,b,c){let d,e,f,g,h,i,j,k,l;d=$mq$(a,b,c);if(d<0)return (-1);e=a[52+c];f=b[2271+c];g=(-1);h=0;for(i=a[34-e],l=a[36-e];i<l;i++){j=b[2271+i];if(j<0)continue;k=$g$(a,f,j);h=h||k<=7+Math.max(0,a[18032+d]-b[5011+d]);if(k<=7)g=Math.max(g,$mx$(a,b,d,i));}return h?Math.max(g,$mP$(a,b,d,e,f)):g;}
function $mP$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=6671+(1-d)*1600;for(h=0,k=a[26];h<k;h++){i=b[5071+h];j=i<0||a[15892+i]==d;if(j&&b[g+h]==0&&$g$(a,e,h)<=7)f=Math.max(f,$mu$(a,b,c,d,h));}return f;}
function $mQ$(a,b,c,d,e){let f,g,h,i,j,k;$w$(a,b,d);f=0;g=0;for(h=a[116+c],j=a[148+c];h<j;h++){if(b[2911+h]==2){i=a[16692+h];f+=$div($div((a[16372+h]==8?600:100*a[17812+h])*i,10)*55,100);}else if(b[2591+h]>=0&&$div(b[33262+d*1600+b[2591+h]],1000)<=3)g++;}if(g==0)return 100*f;k=b[2141+d]*2>=a[41+d];if(e&1&&k)return 2*f;return $div(f,2);}
function $mR$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15892+e];g=b[2591+e];h=b[2751+e];if(c>=10000){i=$mod(c,10000)-1;j=$g$(a,g,b[2591+i]);k=$lR$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k;}if(c>0){g=$div(c-1,6);h=$mod(c-1,6);}if(b[13438]==1)return $div(b[33262+f*1600+g],1000);l=$lN$(a,b,e,g,h,d);if(c>0)l-=$div($mT$(a,b,e,g,h)*a[110656],100);if(b[13438]==0){l-=$mS$(a,b,e,g);if(d&1){if(b[38064]!=1+g){$H$(a,b,e,g);b[38064]=1+g;}l-=$G$(a,b,h);}}return 2*l+(c==0);}
function $mS$(a,b,c,d){let e,f,g,h;e=a[16052+c];f=b[2271+e];if(f<0||$g$(a,d,f)<=$i$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29412+6*d+g];f=h>=0?b[5071+h]:(-1);if(f>=0&&f!=c&&a[16052+f]==e&&b[9884+f]&&a[16372+f]!=8)return 0;}return a[110654];}
function $mT$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$eI$(a,b,d,e)&4095;g=$div(f,64)*$mV$(a,b,c);if(f&63)g+=$mU$(a,b,c,d,e);return g;}
function $mU$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$ey$(a,b,d,e);while(h>=0&&$div(h,6)!=g){i=b[5071+$div(h,6)];if(i>=0&&i!=c)f+=$mV$(a,b,i);h=$ew$(a,b,h);}return f;}
function $mV$(a,b,c){if(b[3071+c]+1>=$Q$(a,b,c))return $L$(a,b,c,0);return $K$(a,b,c);}
function $mW$(a,b){let c;for(c=0;c<2;c++)b[38062+c]=$S$(a,b,c)>=a[41+c];}
function $mX$(a,b){a[33260+b]=(-1);}
function $mY$(a,b,c){return $lH$(a,b,c,5);}
function $mZ$(a,b,c){return $lH$(a,b,c,9);}
function $na$(a,b,c){return $lH$(a,b,c,0);}
function $nb$(a,b,c){return $lH$(a,b,c,1);}
function $nc$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$r$(a,k,a[10]-1,word_at(i,j+o,0));$nn$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$nm$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$nl$(a,k))return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$nk$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$W$(a,k,l);B=$nf$(a,k,w);$W$(a,k,l);y=k[9+B];}if(n.length>0)r=$ne$(k,y,n,r);$nd$(a,k,y);}$s$(a,k,m[o]);}return 0;}
function $nd$(a,b,c){$X$(a,b,c);$nn$(a,b);}
function $ne$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $nf$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ng$(a,b);if(e>=0)return e;}return d;}
function $ng$(a,b){let c,d,e,f,g,h,i,j,k;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(Boolean(0<(d=a[28])&&d<b[2066]))return (-1);e=b[2];for(f=0,j=a[c];f<j;f++){g=c+65+2*f;if(a[g]==e){for(h=0,i=b[4];h<i;h++){if($nh$(a,b,e,b[9+h],a[g+1]))return h;}}}if(a[c+1+e]){for(h=0,k=b[4];h<k;h++){if(b[9+h]==0)return h;}}return (-1);}
function $nh$(a,b,c,d,e){let f,g;if(c==22){f=b[13437];if($div(e,1000000)!=1+f)return 0;g=$mod(e,1000000);if(g>=20000)g=1+6*b[2591+f]+g-20000;return d==g;}if(c==30)return $div(e,1000000)==1+b[26731]&&d==$mod(e,1000000);if(c==37)return $div(e,1000000)==1+b[27694]&&d==$mod(e,1000000);if(c==41&&d>0)return $ni$(a,b,d,e);return d==e;}
function $ni$(a,b,c,d){let e,f,g,h,i,j,k;e=$div(c,10000);f=$mod(c,10000)-1;if($mod(d,1000)!=1+f||d>=1000000000!=e>=3)return 0;g=$mod($div(d,1000),1000)-1;h=$mod($div(d,1000000),1000)-1;i=$mod(e,3);j=$nj$(a,b,f,0);k=$nj$(a,b,f,1);if(i==2)return g==j&&h==k||g==k&&h==j;return h<0&&g==(i==1?k:j);}
function $nj$(a,b,c,d){let e,f;e=$mod(b[2751+c]+5+d,6);f=a[29412+6*b[2591+c]+e];return f>=0?b[5071+f]:(-1);}
function $nk$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $nl$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41);}
function $nm$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+2*d+f]=b[2141+f];}}
function $nn$(a,b){while(b[7]==0){b[0]=(-1);$V$(b);$gg$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$X$(a,b,b[0]<0?b[9]:0);}b[0]=0;}

const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first);
const RULES={prepare:$gg$,settle:$X$,hide:$W$,show:$W$,clear:$V$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$V$,record:$s$,nothing_to_redraw:$r$,can_be_ordered:$p$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$nb$,$na$,$mZ$,$mY$,$lG$,$lF$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($nc$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
