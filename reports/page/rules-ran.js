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
function $s$(a,b,c){let d,e,f,g,h;$S$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$A$(a,b,c,0,1);f=$A$(a,b,c,1,(-1));c[612]=$div(1000*(e-f),Math.max(1,e+f));g=$u$(a,b,0);h=$u$(a,b,1);c[615]=$div(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$div(c[607]*$t$(a,b),1000);}
function $t$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$p$(a,b,d);f=1000-$div(1000*c,Math.max(1,a[24]));return f;}
function $u$(a,b,c){let d,e,f;d=0;for(e=a[33+c],f=a[35+c];e<f;e++){if(b[1]<11&&$p$(a,b,e))d+=$v$(a,b,e,c);}return d;}
function $v$(a,b,c,d){let e,f,g,h;$w$(a,b,d);e=1;for(f=a[116+c],h=a[148+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue;}if(a[16372+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$div(b[49678+d*1600+g],1000));}return e;}
function $w$(a,b,c){let d,e,f,g,h,i,j,k;d=1+b[2066];if(b[49676+c]==d)return;b[49676+c]=d;e=49678+c*1600;for(f=0,g=a[26];f<g;f++)b[e+f]=99000;h=0;i=0;for(j=0;j<3;j++){i=$y$(a,b,c,j,i);while(h<i){k=b[52878+h];if(j<2&&$div(b[49678+c*1600+k],1000)>j)break;i=$x$(a,b,c,k,i);h++;}}}
function $x$(a,b,c,d,e){let f,g,h,i;f=49678+c*1600;for(g=6*d,i=6*(d+1);g<i;g++){h=a[29412+g];if(h>=0&&a[39012+g]>0&&$div(b[49678+c*1600+h],1000)>=99){b[f+h]=b[f+d]+1000;b[52878+e]=h;e++;}}return e;}
function $y$(a,b,c,d,e){let f,g,h;for(f=a[30-c],h=a[32-c];f<h;f++){g=b[2591+f];if(g<0||$z$(a,b,f)!=d||$div(b[49678+c*1600+g],1000)<=d)continue;b[49678+c*1600+g]=d*1000+f;b[52878+e]=g;e++;}return e;}
function $z$(a,b,c){let d;if(a[16372+c]==8)return 2;d=b[2911+c]!=0||a[17172+c]!=0;return d||2*b[3071+c]>=a[16532+c]?0:1;}
function $A$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[41+d]);g=Math.min(1500,Math.max((-1000),$div(1000*$R$(a,b,d),f)));c[605]+=e*g;c[606]+=$div(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[29+d],o=a[31+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16372+m]==8)continue;h+=$div((a[16372+m]==8?600:100*a[17812+m])*$Q$(a,b,m,b[3071+m]),10000);l+=((a[16372+m]==8?600:100*a[17812+m])-$div((a[16372+m]==8?600:100*a[17812+m])*$Q$(a,b,m,b[3071+m]),10000))*$P$(a,b,m);if(b[2911+m]==1)i+=a[16372+m]==8?600:100*a[17812+m];if(n>=0){j+=$E$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16372+m]==8?600:100*a[17812+m];}}p=100*f;c[609]+=e*Math.min(3000,$div(1000*h,p));c[610]+=e*Math.min(3000,$div(1000*i,p));c[613]+=e*Math.min(3000,$div(1000*j,p));c[614]+=e*Math.min(3000,$div(1000*k,p));$B$(a,b,c,d,e);return l;}
function $B$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[41+d]);g=0;h=0;i=a[33+d];j=a[35+d];for(k=i,l=j;k<l;k++){g+=$C$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1);}c[611]+=e*Math.min(3000,$div(1000*g,100*f));c[618]+=$div(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[45+d]-b[2335+a[37+d]])-b[2131+d]);c[619]+=e*1000*$o$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m);}
function $C$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[116+c],g=a[148+c];f<g;f++){if(a[16372+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16372+f]==8?600:100*a[17812+f];}h=$div(d*$D$(a,b,c,e),10);return h;}
function $D$(a,b,c,d){let e;if(d==0)return 0;e=a[10740+c*161+Math.min(d,a[180+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$div($i$(a,b,c),2);return Math.min(Math.max(e+1,0),10);}
function $E$(a,b,c,d,e){$G$(a,b,c,d);return $F$(a,b,e);}
function $F$(a,b,c){let d,e,f,g,h,i,j,k,l;d=0;e=0;f=c>=0?1<<c|1<<$mod(c+5,6):(-1);for(g=54482,k=54482+3*b[54481];g<k;g+=3){h=b[g+(b[g]&f?1:2)];if(h>d){i=h;j=d;d=i;e=j;}else if(h>e)e=h;}l=d+$div(e,2);return $div(l*a[110652],100);}
function $G$(a,b,c,d){let e,f,g,h,i,j;b[54481]=0;e=1-a[15892+c];for(f=a[29+e],j=a[31+e];f<j;f++){g=b[2591+f];if(g<0||!$O$(a,f)||b[2911+f]!=0)continue;h=$g$(a,d,g);if(h<=a[16852+f]){i=54482+3*b[54481];b[i]=$N$(a,d,g);b[i+1]=$H$(a,b,f,c,d,0,h);b[i+2]=$H$(a,b,f,c,d,1,h);b[54481]++;}}}
function $H$(a,b,c,d,e,f,g){let h,i;h=$M$(a,c,d,0,(-a[27812+e]));if(h<0)return 0;i=$I$(a,b,d,h,f,0,1);return g<=2?i:$div(i*2,3);}
function $I$(a,b,c,d,e,f,g){let h,i,j,k;h=$L$(a,b,c,d,e,f,g);i=a[h];j=a[h+1];k=i*$K$(a,b,c,e)+j*$J$(a,b,c);return $div(k,1000);}
function $J$(a,b,c){let d;d=30;if(a[17172+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $div((a[16372+c]==8?600:100*a[17812+c])*d,100*Math.max(1,$P$(a,b,c)));}
function $K$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17172+c]==0&&!d;f=e?$div((a[16372+c]==8?600:100*a[17812+c])*45,100):(a[16372+c]==8?600:100*a[17812+c]);return Math.max(0,f-$div((a[16372+c]==8?600:100*a[17812+c])*$Q$(a,b,c,b[3071+c]),10000));}
function $L$(a,b,c,d,e,f,g){let h,i,j,k;h=Math.min(Math.max(1,$P$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17332+c]==0;i=Math.min(9,Math.max(0,$P$(a,b,c)-(f&&j)));}k=((d*3+1)*2+e)*10+i;return 87104+2*(k*9+h-1);}
function $M$(a,b,c,d,e){let f,g,h;f=d?9:a[16372+b];g=a[16372+c]*10+f;h=a[87014+g];if(h==0)return (-1);return Math.min(Math.max(h+e,1),13)-1;}
function $N$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21412+c]-a[21412+b];e=a[23012+c]-a[23012+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$K0:$K1;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j;}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l;}
function $O$(a,b){let c;c=a[16372+b];return c!=6&&c!=7&&c!=8;}
function $P$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16532+d+c]-b[3231+c];}
function $Q$(a,b,c,d){let e;e=Math.max(1,$P$(a,b,c));if(a[17172+c]!=0)return $div(6000*d,e);if(b[2911+c]==0)return $div(3000*d,e);return 4500+$div(2500*d,e);}
function $R$(a,b,c){let d,e,f;d=0;for(e=a[29+c],f=a[31+c];e<f;e++){if(b[2911+e]>=2)d+=a[17812+e];}d-=a[50]*b[2125+c];return d-a[51]*b[2127+c];}
function $S$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[29+g],i=a[31+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++;}j=49628+g*24;c[13+g]=b[j+11];c[15+g]=b[j+15];}for(k=0;k<48;k++)c[17+k]=b[49628+k];for(h=0,m=a[23];h<m;h++){l=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=$T$(a,b,h);c[225+h]=l;c[385+h]=b[3071+h];}for(k=0,n=2*Math.max(0,30-b[6]);k<n;k++)c[604-k]=(-999);}
function $T$(a,b,c){if(b[2207+a[16052+c]]==3)return 4;return b[2911+c];}
function $U$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $V$(a,b,c){}
function $W$(a,b,c){if($ge$(a,b)>=0)$fZ$(a,b,$ge$(a,b),c);else if($fY$(a,b)>=0)$fX$(a,b,$fY$(a,b),c);else $X$(a,b,c);}
function $X$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$fW$(a,b,c);else $fR$(a,b,c);}else if(d<4)$fP$(a,b,c);else $fe$(a,b,c);}else if(d<7){if(d<6)$fc$(a,b,c);else $fb$(a,b,c);}else if(d<9)$fa$(a,b,c);else $eU$(a,b,c);}else if(d<111){if(d<104){if(d<14)$eT$(b,c);else $eS$(a,b,c);}else if(d<110)$eR$(a,b,c);else $eO$(a,b,c);}else if(d<114){if(d<112)$eL$(a,b,c);else $et$(a,b,c);}else if(d<115)$ek$(a,b,c);else $ej$(a,b,c);}else if(d<124){if(d<120){if(d<118){if(d<117)$ei$(a,b,c);else $eg$(a,b,c);}else if(d<119)$ef$(a,b,c);else $ee$(a,b,c);}else if(d<122){if(d<121)$ed$(a,b,c);else $ec$(a,b,c);}else if(d<123)$eb$(a,b,c);else $dX$(a,b,c);}else if(d<131){if(d<129){if(d<128)$dV$(a,b,c);else $dS$(a,b,c);}else if(d<130)$dR$(a,b,c);else $dN$(a,b,c);}else if(d<136){if(d<133)$dD$(a,b,c);else $dC$(a,b,c);}else if(d<137)$dA$(a,b,c);else $dx$(a,b,c);}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$dw$(a,b,c);else $du$(a,b,c);}else if(d<143)$dt$(b,c);else $dp$(a,b,c);}else if(d<149){if(d<148)$dn$(a,b,c);else $dm$(a,b,c);}else if(d<151)$da$(a,b,c);else $cZ$(b,c);}else if(d<205){if(d<203){if(d<202)$cY$(a,b,c);else $cX$(a,b,c);}else if(d<204)$cp$(a,b,c);else $co$(a,b,c);}else if(d<207){if(d<206)$ci$(a,b,c);else $cd$(a,b,c);}else if(d<208)$ca$(a,b,c);else $bW$(a,b,c);}else if(d<401){if(d<213){if(d<211){if(d<210)$bT$(a,b,c);else $bH$(a,b,c);}else if(d<212)$cd$(a,b,c);else $bz$(a,b,c);}else if(d<301){if(d<300)$bu$(a,b,c);else $br$(a,b,c);}else if(d<302)$aQ$(a,b,c);else $aK$(a,b,c);}else if(d<405){if(d<403){if(d<402)$aH$(a,b,c);else $aC$(a,b,c);}else if(d<404)$aA$(a,b,c);else $as$(a,b,c);}else if(d<407){if(d<406)$ap$(a,b,c);else $ao$(a,b,c);}else if(d<408)$ad$(a,b,c);else $Y$(a,b,c);}
function $Y$(a,b,c){b[1]=407;if(c)$Z$(a,b,b[34399]>b[34400]?0:1,0);}
function $Z$(a,b,c,d){let e,f,g,h,i,j;e=a[52+b[2059]];f=b[34400-c]>0?1:0;g=b[34397];h=b[34398];i=b[34396];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$ac$(b,j,c==1&&g>=0&&a[37+a[52+g]]==g);}if(c==0){$ab$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f;}else{b[4951+i]+=f;if(g>=0)$aa$(a,b,g,1);else $ab$(a,b,h);}b[1]=409;}
function $aa$(a,b,c,d){let e;e=a[52+c];b[2431+c]=1+$i$(a,b,c);if(a[37+a[52+c]]==c)b[2139+e]=$i$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9883]=0;b[49628+e*24+11]++;}
function $ab$(a,b,c){let d;d=a[52+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[49628+d*24+12]++;}
function $ac$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++;}
function $ad$(a,b,c){let d,e,f,g,h;d=$part(a,80614,80845);e=$ah$(d,$am$(a,b),c);b[34399]+=e<=3?e:0;b[34400]+=e>3?e-3:0;f=$af$(a,b,0);g=$af$(a,b,1);h=$ae$(b[34399],b[34400],f,g,0,0);if(h!=0)$Z$(a,b,h==1?0:1,1);else if(b[34399]!=b[34400])b[1]=408;}
function $ae$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0;}
function $af$(a,b,c){let d;if(c==1&&b[34397]>=0)return $ag$(a,b,b[34397]);d=c==0?b[34396]:b[34398];return Math.max(0,a[18152+d]-b[5011+d])-b[4951+d];}
function $ag$(a,b,c){let d;d=a[340+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])-b[2303+c];}
function $ah$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $al$(a,b-29,c);if(b<70)return $ak$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $aj$(a,b-71,c);return $ai$($div(b-199,21),$mod(b-199,21),c);}
function $ai$(a,b,c){let d,e,f,g,h;d=a+$div(c,10);e=b+$mod(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h;}
function $aj$(a,b,c){let d,e,f,g,h;d=$mod(b,2);e=c+$mod($div(b,2),8)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$div(b,16)*10+f];h=d&&c==9?2:0;return 4*$div(g,2)+1*$mod(g,2)+h;}
function $ak$(a,b,c){let d;if($div(c,10)<9)return 0;d=a[131+$mod(c,10)];return b&&d==1?2:d;}
function $al$(a,b,c){let d,e;d=c+($mod(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$div(b,3)*10+e];}
function $am$(a,b){let c,d,e,f,g;d=(c=b[34396],Math.max(0,a[18092+c]-b[5011+c]));if(b[34397]>=0)return (e=$an$(a,b,b[34397]),199+Math.min(d,20)*21+Math.min(e,20));return (g=(f=b[34398],Math.max(0,a[18092+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20));}
function $an$(a,b,c){let d;d=a[276+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $ao$(a,b,c){if(c>10000)b[34398]=c-10000-1;else b[34397]=c-1;b[1]=407;}
function $ap$(a,b,c){b[34398]=$aq$(a,b,b[34397],c);b[34397]=(-1);b[1]=407;}
function $aq$(a,b,c,d){let e,f,g,h,i;e=a[52+c];f=$ar$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17972+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h;}g--;}}return (-1);}
function $ar$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17972+e]==c&&b[4831+e]==(-1))d++;}return d;}
function $as$(a,b,c){let d;d=b[34397];if(c<=$i$(a,b,d)){$au$(a,b,d,(-1));b[1]=405;return;}$au$(a,b,(-1),(-1));if(b[2271+d]>=0)$at$(a,b,d);b[34397]=(-1);b[1]=409;}
function $at$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($ag$(a,b,c)<=0)$aa$(a,b,c,1);}
function $au$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[52+b[2059]];for(f=0,g=a[25];f<g;f++){if($az$(a,b,e,f)&&b[5011+f])$ab$(a,b,f);}for(f=a[33+e],h=a[35+e];f<h;f++){if(b[2335+f]&&$av$(a,b,f,(-1)))$aa$(a,b,f,1);}}
function $av$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[37+a[52+c]]==c&&$j$(a,b,a[52+c]))return 0;e=b[2271+c];}else e=$ay$(b,d);f=$ay$(b,b[34396]);if(e<0||$g$(a,f,e)>(g=b[34396],Math.max(0,a[18032+g]-b[5011+g])))return 0;return $aw$(a,b,f,e);}
function $aw$(a,b,c,d){let e,f,g;if($g$(a,c,d)>a[80612])return 0;e=a[a[80613]+$ax$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5071+a[e+1+f]]>=0)return 0;}return 1;}
function $ax$(a,b,c){let d,e,f,g;d=a[80612];e=2*d+1;f=a[21412+c]-a[21412+b]+d;g=a[23012+c]-a[23012+b]+d;return (b*e+f)*e+g;}
function $ay$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $az$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[52+e]!=c)return 0;return $av$(a,b,(-1),d);}
function $aA$(a,b,c){let d,e;d=$div(c,10000);e=$mod(c,10000)-1;if(c==0){$au$(a,b,(-1),(-1));$aB$(a,b);b[1]=409;return;}b[34397]=e;b[34398]=(-1);if(d==1){b[34397]=(-1);b[34398]=e;$au$(a,b,(-1),e);b[1]=407;}else if(d==0){$au$(a,b,e,(-1));b[1]=407;}else if(d==2){b[2175+e]=1;$au$(a,b,e,(-1));b[1]=405;}else b[1]=404;}
function $aB$(a,b){let c,d,e,f,g;c=1-a[52+b[2059]];for(d=0,e=a[25];d<e;d++){if($az$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18152+d]-b[5011+d])<=b[4951+d])$ab$(a,b,d);}}for(f=a[33+c],g=a[35+c];f<g;f++){if($av$(a,b,f,(-1)))$at$(a,b,f);}}
function $aC$(a,b,c){$aD$(a,b,c-1);b[33913+c-1]=0;b[34401]--;}
function $aD$(a,b,c){let d,e,f,g,h;d=b[2271+a[16052+c]];e=d>=0&&$g$(a,d,b[2591+c])<=1;$aE$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$P$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$aE$(a,b,c,1);}}
function $aE$(a,b,c,d){if(b[2911+c]==d)return;$aF$(a,b,c,(-1));b[2911+c]=d;$aF$(a,b,c,1);if(d==1)b[49628+a[15892+c]*24+20]++;}
function $aF$(a,b,c,d){let e,f;e=6671+a[15892+c]*1600;for(f=0;f<6;f++){if($aG$(a,b,c,f))b[e+a[29412+6*b[2591+c]+f]]+=d;}b[9883]=0;}
function $aG$(a,b,c,d){let e,f;e=6*b[2591+c]+d;if(a[29412+e]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$mod(f+5,6)))return 0;return a[39012+e]>0||a[17172+c]!=0;}
function $aH$(a,b,c){let d;d=$div(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $aI$(a,b,d);}
function $aI$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[52+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$h$(a,b,b[2059]);f=$e$(a,b,e,g,h);}for(i=a[33+e],j=a[35+e];i<j;i++){if(b[2271+i]>=0&&$aJ$(a,b,d,b[2271+i]))b[2463+i]=1;}b[2137+e]=1;b[34401]=0;for(k=a[29+e],l=a[31+e];k<l;k++){b[33913+k]=0;if(b[2591+k]>=0&&$aJ$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[33913+k]=1;b[34401]=2;}}}$d$(b,f);b[1]=402;if(d)$aa$(a,b,b[2059],1);else $ab$(a,b,b[34396]);}
function $aJ$(a,b,c,d){let e;if(c)return b[10044+d]>0;e=b[34396];return $g$(a,$ay$(b,e),d)<=Math.max(0,a[18032+e]-b[5011+e]);}
function $aK$(a,b,c){let d,e,f,g;d=b[34395];e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+d];if(f==g)$aP$(a,b,d,e);else{$aN$(a,b,d);$aM$(a,b,d,f,e);$aL$(a,b,a[15892+d],g,f);}b[1]=b[9882];}
function $aL$(a,b,c,d,e){let f,g;for(f=a[33+c],g=a[35+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e;}b[9883]=0;}
function $aM$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5071+d]=c;$aF$(a,b,c,1);}
function $aN$(a,b,c){$aF$(a,b,c,(-1));$aO$(a,b,c);b[5071+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1);}
function $aO$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29412+6*b[2591+c]+d]];b[3551+e]&=~(1<<$mod(d+3,6));}}b[3551+c]=0;}
function $aP$(a,b,c,d){$aF$(a,b,c,(-1));b[2751+c]=d;$aF$(a,b,c,1);}
function $aQ$(a,b,c){let d,e,f,g,h,i;if(b[9876]<0){$bm$(a,b,c);return;}d=$part(b,29628,30191);e=$part(b,30191,30252);f=$part(a,80614,80845);g=e[0];if(g==12){if($bl$(b)&&b[34394]==0){b[34394]=1;if(c==0){e[16]++;e[0]=11;}return;}h=347+e[16]*6;$bj$(d,e,$ah$(f,d[h+3],c));}else if(g==13)$ba$(d,e,$ah$(f,(i=$bi$(d,e),d[18+$bh$(d,e,i,0)-(-3)]),c));else if(g==14){$aX$(d,e,$ah$(f,$aZ$(d,e),c));e[0]=11;}else $aV$(d,e,$ah$(f,$aW$(d,e),c));$aR$(a,b);}
function $aR$(a,b){let c;for(c=0;c<2;c++){if(b[30262+c]>=0)$aU$(a,b,c);}$aS$(a,b,0);$aS$(a,b,4);}
function $aS$(a,b,c){let d,e,f;d=b[30252+c];e=30222+c*3;f=b[e];if(b[2911+d]>=2)return;if(f>=2){$aT$(a,b,d,f);return;}$aE$(a,b,d,f);b[3071+d]=b[e+1];}
function $aT$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=a[15892+c];if(e>=0){$aN$(a,b,c);b[4031+c]=e;for(g=a[33+f],h=a[35+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2;}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;if(a[16372+c]==8){b[2125+f]=0;b[2127+f]=0;}i=d==2?21:22;b[49628+f*24+i]++;}
function $aU$(a,b,c){let d,e,f;d=b[30262+c];e=b[30199+c];if(b[30219]==1+c){b[2303+d]++;b[30219]=0;}if(b[30218]==1+c){f=b[30263-c];$ac$(b,a[52+d],a[37+a[52+f]]==f);b[30218]=0;}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$aa$(a,b,d,1);b[30205]=0;}
function $aV$(a,b,c){let d,e,f;d=347+b[16]*6;e=a[d];f=a[d+1];if(e==7)b[22]=1-c;else if($aW$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f;}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11;}
function $aW$(a,b){let c,d,e,f,g;c=a[347+b[16]*6];e=(d=$bi$(a,b),147+d*20);f=a[e+12]==0&&a[e+4]==0;if(c==5||c==6&&f)return 0;return (g=$bi$(a,b),a[18+$bh$(a,b,g,0)-(-3)]);}
function $aX$(a,b,c){let d,e;e=(d=$bi$(a,b),d<4?0:1);if(c==1)b[8+e]=2;else if(c==2)$aY$(b,e,3);b[17]=0;b[16]++;}
function $aY$(a,b,c){a[8+b]=c;a[14]|=1+b;}
function $aZ$(a,b){let c,d,e;d=(c=$bi$(a,b),c<4?0:1);e=b[8+d]==2;return a[85+d*15+(e?7:6)];}
function $ba$(a,b,c){let d;d=$bi$(a,b);if(!c){if(b[31+d*3]==1)$bf$(a,b,d,1,0);else $bd$(a,b,d);}b[17]&=2;$bb$(a,b);}
function $bb$(a,b){let c;c=$bi$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$bc$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11;}}
function $bc$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return (e==1||e==2)&&a[85+d*15+1]==c;}
function $bd$(a,b,c){let d;d=31+c*3;if(b[d]==0){if(a[147+c*20+4])$be$(a,b,c);else{b[d]=1;b[d+1]=0;}}}
function $be$(a,b,c){let d,e,f,g,h;d=31+c*3;b[d]=3;b[d+1]=0;e=c<4?0:1;f=b[8+e];g=a[85+e*15+1]==c;h=g&&a[147+c*20+10]==1;if(h&&(f==1||f==2)){b[8+e]=3;b[14]|=1+e;}}
function $bf$(a,b,c,d,e){let f,g;f=31+c*3;g=147+c*20;b[f+1]+=d;if(b[f]==0&&b[f+1]>=a[g+2]){if(a[g+4])$be$(a,b,c);else if(e)$bg$(a,b,c);else{b[f]=1;b[f+1]-=a[g+2];}}if(b[f]==1&&b[f+1]>=a[g+2+1])$bg$(a,b,c);}
function $bg$(a,b,c){$be$(a,b,c);if(a[147+c*20+10]==0&&a[147+c*20+4]==0)b[31+c*3]=2;}
function $bh$(a,b,c,d){let e,f;e=c<4?0:1;f=a[147+c*20+2+b[31+c*3]]+a[2+e]-d;return Math.min(Math.max(f,(-3)),10);}
function $bi$(a,b){let c;c=a[347+b[16]*6+2];return c==(-1)?b[1]:c;}
function $bj$(a,b,c){let d,e,f;d=$div(c,4);b[17]=$mod(c,4);e=a[347+b[16]*6+4]==3;if(b[25]==0&&!e)b[19+(f=$bi$(a,b),f<4?0:1)]+=d;b[18]=$bk$(a,b,d);$bf$(a,b,$bi$(a,b),d,0);$bb$(a,b);}
function $bk$(a,b,c){let d,e,f,g,h;for(d=b[16]+1;d<36;d++){e=347+d*6;f=a[e];if(f==0)break;if(f>3){g=a[e+1]==a[347+b[16]*6+1];h=f==7||f==8?1:2;if(g&&c>=h)return b[18]|1+(a[e+1]<4?0:1);}}return b[18];}
function $bl$(a){let b;b=29975+a[30207]*6;return a[b]==1&&a[30207]>0;}
function $bm$(a,b,c){let d,e,f;d=$part(a,80614,80845);e=$ah$(d,$bq$(a,b),c);f=$bo$(a,b);if(f>=0&&e==1)b[2207+f]=1;else if(f>=0&&e==2)$aa$(a,b,f,1);else if(f<0&&e>0)$bn$(a,b,b[27696],e);b[1]=b[9882];}
function $bn$(a,b,c,d){let e;b[4951+c]++;e=a[18152+c]-b[5011+c];if(d==2||b[4951+c]>=e)$ab$(a,b,c);}
function $bo$(a,b){let c;c=b[27696];if(c>=0&&b[4891+c]==b[9877])return (-1);return $bp$(a,b,1-a[15892+b[9875]],b[9877],(-1));}
function $bp$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[33+c],g=a[35+c];f<g;f++){if(b[2271+f]==d)return f;}return (-1);}
function $bq$(a,b){let c,d;c=$bo$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $br$(a,b,c){let d,e;d=$part(a,80614,80845);b[49628+a[15892+b[9875]]*24+16]++;e=$ah$(d,$bs$(a,b),c)&2;b[1]=e?301:b[9882];}
function $bs$(a,b){let c,d;c=a[26212+b[9877]]+b[9880]+b[9881]*a[85626];d=a[17172+b[9875]]==1?0:1;return $bt$(d,b[9879],c,1);}
function $bt$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d;}
function $bu$(a,b,c){let d,e,f,g;d=b[30272];e=c-1;if(b[2751+d]!=e){$aP$(a,b,d,e);f=$part(b,29628,30191);g=$part(b,30191,30252);$bf$(f,g,$by$(b,d),$bx$(a,b,d),0);}$bw$(a,b);$bv$(b);}
function $bv$(a){a[30271]++;a[1]=212;}
function $bw$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[30262+c]>=0)$aU$(a,b,c);}for(d=0;d<8;d++){if(b[30252+d]>=0)$aS$(a,b,d);}e=30273+b[30267]*61;for(f=0;f<61;f++)b[e+f]=b[30191+f];b[30264]=0;}
function $bx$(a,b,c){if(a[17172+c]!=0||b[3231+c])return 0;return a[24612+b[2591+c]];}
function $by$(a,b){let c;for(c=0;c<8;c++){if(a[30252+c]==b)return c;}return (-1);}
function $bz$(a,b,c){let d,e,f,g,h;d=$part(b,30191,30252);e=c-1;f=$by$(b,e);g=$bG$(b,b[30271]);h=b[2591+e];d[31+f*3+2]=3;if(d[7]==0){d[7]=1;d[1]=f;}$bw$(a,b);$bF$(a,b,e,g);$aL$(a,b,a[15892+e],h,g);b[30272]=e;$bA$(a,b,e,213);b[26393+b[30252+b[30271]]]=1;}
function $bA$(a,b,c,d){$bB$(a,b,c,3,d);}
function $bB$(a,b,c,d,e){let f,g,h,i,j;b[26355]=d;b[26356]=c;b[26358]=e;b[26357]=0;if(a[15892+c]!=b[5]){$bE$(a,b,c,e);return;}f=1-a[15892+c];for(g=a[29+f],h=a[31+f];g<h;g++)b[26393+g]=0;i=d==2||d==3&&a[49]==0;j=i?122:117;$bE$(a,b,c,$bC$(a,b,f)?j:e);}
function $bC$(a,b,c){let d,e;for(d=a[29+c],e=a[31+c];d<e;d++){if($bD$(a,b,d))return 1;}return 0;}
function $bD$(a,b,c){let d;d=b[2591+c];return d>=0&&$g$(a,d,b[2591+b[26356]])<=2;}
function $bE$(a,b,c,d){let e,f,g;e=1-a[15892+c];b[26359]=c;b[26360]=d;b[1]=115;for(f=a[33+e],g=a[35+e];f<g;f++)b[26361+f]=0;}
function $bF$(a,b,c,d){let e;e=b[2751+c];$aN$(a,b,c);$aM$(a,b,c,d,e);}
function $bG$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[32713+a[30267]*18+8+d];}
function $bH$(a,b,c){let d,e,f,g,h;d=$part(b,29628,30191);e=$part(b,30191,30252);if(e[0]!=9){$bS$(b,e[0]==7?1:0,$by$(b,c-1));$bw$(a,b);return;}f=$part(a,80614,80845);g=$ah$(f,$bO$(d,e),c);$bL$(d,e,g);h=$bJ$(d,e,g);$bw$(a,b);$bI$(b);if(h>=0){b[30270]=1+h;b[30271]=h*4;b[1]=211;}}
function $bI$(a){a[30271]=4;a[1]=212;}
function $bJ$(a,b,c){let d,e;d=$div(c,128);e=$mod(c,128)*(1+b[30]);if($bK$(a,b,0)>0&&$bK$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1;}return (-1);}
function $bK$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0)d++;}return d;}
function $bL$(a,b,c){let d;b[30]=$bN$(a,b,b[3]);d=$mod(c,128)*(1+b[30]);$bM$(a,b,0,$div(c,128)*a[11],b[3],0);$bM$(a,b,1,d,b[4],b[30]);}
function $bM$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$bK$(a,b,c);h=$div(d,g);i=$mod(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[31+l*3+2]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--;}$bf$(a,b,l,h+m,f);}}}
function $bN$(a,b,c){let d,e,f;d=a[147+c*20+7];if(d==0||a[14]&&b[23])return 0;if($bK$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[31+f*3+2]==0))return 1;}return 0;}
function $bO$(a,b){let c;c=($bR$(a,b,0)?1:0)-($bR$(a,b,1)?1:0);return a[46+3*($bP$(a,b)-1)+c+1];}
function $bP$(a,b){let c,d,e,f,g,h;c=$bQ$(a,b,b[3])?115:131;d=a[c+(b[4]-4)*4+b[3]];d+=a[7]*($bK$(a,b,0)-$bK$(a,b,1));e=0;f=0;for(g=0,h=a[0];g<h;g++){if(b[31+g*3]<=1&&b[31+g*3+2]==0){e|=b[31+g*3];f|=a[147+g*20+9];}}d+=a[6]+b[26]-e*a[8]-f*a[9];return Math.min(Math.max(d,1),13);}
function $bQ$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[147+d*20+17])return 0;if(a[147+c*20+6]==2)return d>=0?1:0;return a[147+c*20+6];}
function $bR$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[85+c*15+1],b[31+f*3]<=1&&b[31+f*3+2]==0);}
function $bS$(a,b,c){a[30191+(b?4:3)]=c;a[30191]=b?8:9;}
function $bT$(a,b,c){let d;b[1]=208;if(c){d=$part(b,30191,30252);$bV$(d,b[30201]>b[30202]?0:1,0);$bU$(b);}$bw$(a,b);}
function $bU$(a){a[30191]=7;a[2335+a[30262]]=0;a[2335+a[30263]]=0;}
function $bV$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$aY$(a,b,c?3:4);}
function $bW$(a,b,c){let d,e,f;d=$part(b,29628,30191);e=$part(b,30191,30252);f=$part(a,80614,80845);if(e[0]==5){$bY$(d,e,$ah$(f,$bZ$(d,e),c));e[0]=7;}else if($bX$(d,e,$ah$(f,d[12],c)))$bU$(b);else if(e[10]!=e[11])b[1]=209;$bw$(a,b);}
function $bX$(a,b,c){let d,e,f,g;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=85;e=100;f=$ae$(b[10],b[11],a[d+2],a[e+2],a[d+3],a[e+3]);if(f==0)return 0;g=$has($K2,f)?0:1;$bV$(b,g,$has($K3,f));return 1;}
function $bY$(a,b,c){let d;d=$bR$(a,b,0)?0:1;if(c==1)b[8+d]=2;else if(c==2)$aY$(b,d,3);}
function $bZ$(a,b){let c,d;c=$bR$(a,b,0)?0:1;d=b[8+c]==2;return a[85+c*15+(d?5:4)];}
function $ca$(a,b,c){let d,e,f,g;d=$part(b,29628,30191);e=$part(b,30191,30252);f=$part(a,80614,80845);g=$ah$(f,$cb$(d,e),c);$bf$(d,e,e[1],g,0);e[1]++;$bw$(a,b);}
function $cb$(a,b){let c,d;c=b[1];d=0;if(a[147+c*20+12]&&$cc$(a,b))d=a[10];return a[32+$bh$(a,b,c,d)-(-3)];}
function $cc$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0)c+=$bQ$(a,b,d);}return c>0;}
function $cd$(a,b,c){let d,e,f,g;d=b[30252+b[30271]];e=b[2591+d];f=$mod(c,10000)-1;g=$div(c,10000)-1;$bF$(a,b,d,f);$aL$(a,b,a[15892+d],e,f);if(g>=0)$ce$(a,b,b[5071+a[29412+6*e+g]]);$bw$(a,b);if(b[1]==206)b[1]=205;else b[30271]++;}
function $ce$(a,b,c){let d;d=$by$(b,c);if(d>=0)$bf$($part(b,29628,30191),$part(b,30191,30252),d,1,0);else $cf$(a,b,c,1);}
function $cf$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$P$(a,b,c))return;if(a[17172+c]!=0){$aT$(a,b,c,3);return;}if(b[2911+c]==0){b[3071+c]-=$P$(a,b,c);$aE$(a,b,c,1);if(b[3071+c]<$P$(a,b,c))return;}$cg$(a,b,c);}
function $cg$(a,b,c){$aT$(a,b,c,$ch$(a,b,c)?3:2);}
function $ch$(a,b,c){let d,e,f,g,h,i;d=b[2591+c];e=1-a[15892+c];for(f=0;f<6;f++){g=6*d+f;h=a[29412+g];if(h<0)return 0;if(a[39012+g]>0&&b[6671+e*1600+h]==0){i=b[5071+h];if(i<0||a[15892+i]!=e)return 0;}}return 1;}
function $ci$(a,b,c){let d,e,f,g,h,i,j;d=$part(b,29628,30191);e=$part(b,30191,30252);f=e[1];g=$part(a,80614,80845);h=$ah$(g,d[18+$bh$(d,e,f,0)-(-3)],c);if(e[0]==1)$cn$(e,h);else $ck$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[29775+f*20+11]==0;$bw$(a,b);if(j)$cj$(b,f);}
function $cj$(a,b){a[30271]=b;a[1]=206;}
function $ck$(a,b,c){let d;d=b[1];if(c)return;if(a[147+d*20+11]){b[31+d*3+2]=1;$bf$(a,b,d,2,0);}else{b[31+d*3+2]=2;$bf$(a,b,d,1,0);if(b[31+d*3]<=1)$cl$(a,b,d);}}
function $cl$(a,b,c){if(a[147+c*20+19])$bg$(a,b,c);else{$cm$(a,b,c);b[5]=c<4?1:2;}}
function $cm$(a,b,c){let d;d=8+(c<4?0:1);if(a[147+c*20+16]&&b[31+d*3]<=1)$bf$(a,b,d,1,0);}
function $cn$(a,b){if(!b)a[31+a[1]*3+2]=1;}
function $co$(a,b,c){let d;d=$part(a,80614,80845);b[30268]=$ah$(d,70,c);b[1]=205;}
function $cp$(a,b,c){if(c)$cV$(a,b,c);else $cq$(a,b);}
function $cq$(a,b){$cs$(a,b);b[1]=$cr$(a,b)?204:205;}
function $cr$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[33433+e]&&b[33913+e]!=0){c=c||a[16052+e]==b[2059];d=d||a[16052+e]==b[2060];}}return c&&d;}
function $cs$(a,b){let c,d,e,f;if(b[9872]!=2)$cI$(a,b);$cF$(a,b);for(c=0,d=a[23];c<d;c++){if(b[33433+c])b[34073+c]=$cw$(a,b,c);}for(e=0,f=b[30266];e<f;e++){b[30267]=e;$ct$(a,b,32713+e*18);}b[30267]=0;}
function $ct$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[c+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[c+e];if(f>=0){b[c+8+e]=b[2591+f];if(b[c+16+d]<0)b[c+16+d]=$cv$(a,b,f);}}b[30262+d]=b[c+16+d];}$cu$(b);h=30273+b[30267]*61;for(e=0;e<61;e++)b[h+e]=b[30191+e];}
function $cu$(a){let b,c,d,e;for(b=0;b<61;b++)a[30191+b]=0;a[30194]=(-1);a[30191]=19;for(c=0;c<2;c++){d=a[30262+c];if(d>=0){e=a[2207+d]==1?2:1;a[30199+c]=e;}}}
function $cv$(a,b,c){return $bp$(a,b,a[15892+c],b[2591+c],a[16052+c]);}
function $cw$(a,b,c){let d,e,f,g;d=32713+(b[33433+c]-1)*18;if(!$cE$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[d+4+f];if(g>=0){if(a[16372+g]==8)return 0;if($cB$(a,b,c,g)&&$cz$(a,b,c,g))e|=1<<f;}}return $cx$(a,b,c)?0:e;}
function $cx$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$mod(e+5,6)))continue;f=a[29412+6*b[2591+c]+d];g=f>=0?b[5071+f]:(-1);if(g<0||a[15892+g]==a[15892+c])continue;h=b[33753+g]||$cy$(b,g);if(!h&&$aG$(a,b,g,$mod(d+3,6)))return 1;}return 0;}
function $cy$(a,b){let c;if(a[33433+b]==0)return 0;c=32713+(a[33433+b]-1)*18+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $cz$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $cA$(a,e,f,b[2591+c])!=0;}
function $cA$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$N$(a,b,d);if(e&(c>=0?1<<c|1<<$mod(c+5,6):(-1)))return 0;f=1<<$mod(c+1,6)|1<<$mod(c+4,6);return e&f?1:2;}
function $cB$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $cC$(a,b,c,0)==d||$cC$(a,b,c,1)==d;}
function $cC$(a,b,c,d){let e,f;e=d==0?5:0;f=$mod(b[2751+c]+e,6);return $cD$(a,b,c,f);}
function $cD$(a,b,c,d){let e;if(!(a[39012+6*b[2591+c]+d]>0))return (-1);e=b[5071+a[29412+6*b[2591+c]+d]];return e>=0&&a[15892+e]!=a[15892+c]?e:(-1);}
function $cE$(a,b,c){let d;for(d=0;d<4;d++){if(a[b+d]==c)return 1;}return 0;}
function $cF$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[30266];c<e;c++){d=c;while(d>0&&$cH$(a,b,d)<$cH$(a,b,d-1)){$cG$(b,d,d-1);d--;}}for(f=0,i=b[30266];f<i;f++){for(g=0;g<8;g++){d=g;h=b[32713+f*18+d];if(h>=0)b[33433+h]=1+f;}}}
function $cG$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[32713+b*18+d];a[32713+b*18+d]=a[32713+c*18+d];a[32713+c*18+d]=e;}}
function $cH$(a,b,c){let d,e;d=b[2591+b[32713+c*18+4]];e=2*a[21412+d]+a[23012+d];return e*1600+d;}
function $cI$(a,b){let c,d,e,f,g,h;for(c=0,h=b[30266];c<h;c++){for(d=0;d<4;d++){e=b[32713+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$cU$(a,b,e,f);if(g<0||b[33433+g]||!(b[32713+c*18+4+4-1]<0))continue;if(!$cK$(a,b,e,g))$cJ$(b,c,g,1);}}}}}
function $cJ$(a,b,c,d){let e,f;e=32713+b*18+(d?4:0);for(f=0;f<4;f++){if(a[e+f]<0){a[e+f]=c;a[33433+c]=1+b;return;}}}
function $cK$(a,b,c,d){let e,f,g;if(b[30265]!=0||!$cT$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29412+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&b[33433+g]==0&&$cT$(a,b,g)&&$cB$(a,b,g,d)&&$cL$(a,b,g)>=3)return 1;}return 0;}
function $cL$(a,b,c){let d;if(b[2591+c]<0||$cS$(a,c)||b[33593+c])return 0;if(!$cR$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9872]==3)return 0;d=a[17172+c]!=0;if(b[4351+c]&&!d&&(a[48]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$cQ$(b,c))return 0;if(b[4351+c])return 2;return $cM$(a,b,c)?1:0;}
function $cM$(a,b,c){let d,e,f;d=a[16052+c];if(b[9883]==0){for(e=0,f=a[24];e<f;e++)b[13244+e]=0;b[9883]=1;}if(b[13244+d]==0)$cN$(a,b,d);return b[9884+c]>0;}
function $cN$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[116+c];e=a[148+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9884+h]=g?1:0;if(f>=0){j=$h$(a,b,c);k=$e$(a,b,a[52+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10044+l]>0)b[9884+h]=1;}$d$(b,k);while($cO$(a,b,d,e)>0)continue;}b[13244+c]=1;}
function $cO$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9884+f]==0&&b[2591+f]>=0&&$cP$(a,b,b[2591+f],c,d)){b[9884+f]=1;e++;}}return e;}
function $cP$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29412+6*c+f];if(g>=0){h=b[5071+g];if(d<=(i=h)&&i<e&&b[9884+h])return 1;}}return 0;}
function $cQ$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5;}
function $cR$(a,b,c){let d,e;d=$cU$(a,b,c,0);e=$cU$(a,b,c,1);return d>=0||e>=0;}
function $cS$(a,b){let c;c=a[16372+b];return c==6||c==7||c==8;}
function $cT$(a,b,c){let d;d=a[16052+c];return d==b[2059]||d==b[2060];}
function $cU$(a,b,c,d){let e;e=$cC$(a,b,c,d);return e>=0&&b[33753+e]==0?e:(-1);}
function $cV$(a,b,c){let d,e,f,g,h,i;d=$div(c,10000);e=$mod(c,10000)-1;b[34233+e]=d>=3?1:0;f=$cU$(a,b,e,0);g=$cU$(a,b,e,1);h=$mod(d,3);i=h==1?g:f;if(b[33433+i]==0){$cW$(b);$cJ$(b,b[30266]-1,i,1);if(h==2)$cJ$(b,b[30266]-1,g,1);}$cJ$(b,b[33433+i]-1,e,0);}
function $cW$(a){let b,c;b=32713+a[30266]*18;for(c=0;c<18;c++)a[b+c]=(-1);a[30266]++;}
function $cX$(a,b,c){let d,e;d=b[30269];$aP$(a,b,d,c-1);b[30269]++;e=$bx$(a,b,d);if(e)$cf$(a,b,d,e);}
function $cY$(a,b,c){let d,e;d=b[27696];e=a[18152+d]-b[5011+d];if(c<=e){b[4891+d]=b[2271+b[27698]];b[1]=400;}else{$ab$(a,b,d);b[1]=8;}}
function $cZ$(a,b){if(b==0){a[1]=150;return;}a[27740+b-1]=1;a[9875]=b-1;a[9876]=(-1);a[9877]=a[4891+a[27696]];a[9878]=1;a[9879]=1;a[9881]=0;a[9880]=0;a[9882]=151;a[1]=300;}
function $da$(a,b,c){let d;d=b[27696];if(c<10000){if(c>0){b[4891+d]=c-1;b[27697]=1;}b[1]=400;return;}b[27698]=$mod(c,10000)-1;b[27697]=1;$db$(a,b,b[2271+b[27698]]);b[1]=150;}
function $db$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27696]];$di$(a,b,d,e,10,1);f=0;if($dh$(a,b,d,c)){b[27700]=c;f=1;c=$df$(a,b,c);}while(c!=e){b[27700+f]=c;f++;c=$dc$(a,b,d,c);}b[27699]=f;}
function $dc$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29412+6*d+f];h=$mod(f+3,6);if(g>=0&&b[13501+g]&&$de$(a,b,c,g,h,1)){i=a[58212+6*g+h];if($dd$(b,g)+i==$dd$(b,d))e=Math.min(e,g);}}return e;}
function $dd$(a,b){let c;c=a[13501+b]-1;return c>=0?a[18411+6*c]:1073741824;}
function $de$(a,b,c,d,e,f){let g,h;if(!(a[39012+6*d+e]>0))return 0;g=a[29412+6*d+e];h=b[5071+g];if(h>=0)return a[15892+h]==c;return f||!(b[6671+(1-c)*1600+g]>0);}
function $df$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29412+6*c+f];if(g>=0&&b[13501+g]){h=$dd$(b,g)+$dg$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h;}}}return d;}
function $dg$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29412+6*c+e]==d&&a[39012+6*c+e]>0)return a[58212+6*c+e]+2;}return 1073741824;}
function $dh$(a,b,c,d){let e;e=b[5071+d];return e>=0&&a[15892+e]!=c;}
function $di$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$dl$(b);$dj$(b,$dk$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22383+g];g=$mod(g+1,1986);h--;b[24369+i]=0;j=b[15101+$div(i,6)];k=b[18411+i];l=b[6671+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($de$(a,b,c,j,m,f)){n=k+a[58212+6*j+m];if(n<=e){o=a[29412+6*j+m];h+=$dj$(b,$dk$(b,o),0,n,g+h);}}}}}
function $dj$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18411+f])return 0;a[18411+f]=d;if(a[24369+f])return 0;a[24369+f]=1;a[22383+$mod(e,1986)]=f;return 1;}
function $dk$(a,b){let c,d,e;if(a[13501+b]==0){c=a[13500];a[15101+c]=b;a[13500]=c+1;a[13501+b]=c+1;a[15432+c]=0;a[15763+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18411+d]=1073741824;a[20397+d]=1073741824;a[24369+d]=0;}}return a[13501+b]-1;}
function $dl$(a){let b,c;for(b=0,c=a[13500];b<c;b++)a[13501+a[15101+b]]=0;a[13500]=0;}
function $dm$(a,b,c){b[27696]=$aq$(a,b,b[2059],c);b[1]=149;}
function $dn$(a,b,c){let d;d=b[27694];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9883]=0;}b[27694]=$do$(a,b,d);}
function $do$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[35+d];e<f;e++){if(e!=a[37+d])return e;}return (-1);}
function $dp$(a,b,c){b[13499]=c-1;b[27374+c-1]=1;$dq$(a,b,b[13437],2,144);}
function $dq$(a,b,c,d,e){let f,g;b[13437]=c;b[13438]=d;b[13498]=e;f=d==0||d==1;b[13439]=f&&!$cM$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13447]=0;b[13453]=0;b[13497]=0;b[13440]=d==0?b[13439]:0;b[13448]=(-1);g=b[2591+c];b[13449]=g;b[13451]=g;b[13452]=b[2751+c];$dr$(a,b);b[1]=112;}
function $dr$(a,b){let c;c=$ds$(a,b,b[13437]);if(b[13438]==2)c=$div(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$div(c,2);b[13441]=c;}
function $ds$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16852+d+c];}
function $dt$(a,b){a[13437]=b-1;a[27214+b-1]=0;a[1]=143;}
function $du$(a,b,c){let d,e,f;d=$dv$(a,b);e=a[16052+d];b[27054+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$cM$(a,b,d))f=$i$(a,b,e);if(c+f-b[2463+e]<=$P$(a,b,d))b[27214+d]=1;}
function $dv$(a,b){let c,d,e;c=1-b[5];for(d=a[29+c],e=a[31+c];d<e;d++){if(b[27054+d])return d;}return (-1);}
function $dw$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$i$(a,b,d)){b[49628+b[5]*24+10]++;$aa$(a,b,d,1);}}
function $dx$(a,b,c){let d,e;if(c==0){$dz$(b,b[2059],139);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0)$dq$(a,b,d,1,138);else if(e==2)$dy$(b,d);else $aD$(a,b,d);}
function $dy$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2));}
function $dz$(a,b,c){a[27694]=b;a[27695]=c;a[1]=147;}
function $dA$(a,b,c){let d,e;d=$dB$(a,b);b[26733]=d+1;e=b[2463+a[16052+d]];b[26734+d]=c-e<=$P$(a,b,d)?0:1;}
function $dB$(a,b){let c,d;for(c=b[26733],d=a[148+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16372+c]!=8)return c;}return (-1);}
function $dC$(a,b,c){let d,e;d=b[26732];e=b[2591+d];$bF$(a,b,d,c-1);$aL$(a,b,a[15892+d],e,c-1);$bE$(a,b,d,110);}
function $dD$(a,b,c){let d,e,f;d=b[26731];e=b[26732];if(c>0){b[26393+c-1]=1;f=$dI$(a,b,c-1);$dH$(b,c-1,d,b[2591+d],4,2);b[9881]=f==2?1:0;b[9882]=131;return;}$dH$(b,d,e,b[2591+e],3,1);b[9881]=$dE$(a,b,d,e)==2?1:0;b[9882]=132;}
function $dE$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $dF$(a,b,c,b[2591+d]);}
function $dF$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17172+c]==0)return 0;f=$g$(a,e,d);if(f<1||f>$dG$(a,c,e,d))return 0;g=$cA$(a,e,b[2751+c],d);if(g>1||!$aw$(a,b,e,d))return 0;return g==0?1:2;}
function $dG$(a,b,c,d){let e;if(a[17172+b]==0)return 0;if(a[17172+b]==2)return 3;e=a[19812+d]<a[19812+c];return e?4:3;}
function $dH$(a,b,c,d,e,f){a[9875]=b;a[9876]=c;a[9877]=d;a[9878]=e;a[9879]=f;a[9881]=0;a[9880]=0;a[1]=300;}
function $dI$(a,b,c){let d,e,f,g;d=$dK$(a,b,b[26731],b[26732]);e=b[11644+d-1];f=0;while(b[10044+e]>1){g=$g$(a,b[2591+c],e)>2?0:$dF$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$dJ$(a,b,e);}$d$(b,d);return f;}
function $dJ$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29412+6*c+e];if(f>=0&&b[10044+f]==b[10044+c]-1)d=Math.min(d,f);}return d;}
function $dK$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10044+e]=1;b[11644]=e;while(g<f){i=b[11644+g];g++;if(b[10044+i]>$ds$(a,b,c))break;if(h>=0&&b[10044+i]>=b[10044+h])break;for(j=0;j<6;j++){if($dM$(a,b,c,d,i,j)){k=a[29412+6*i+j];if(b[10044+k]==0){b[10044+k]=b[10044+i]+1;b[11644+f]=k;f++;if($g$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k);}}}}if(h>=0)$dL$(b,h,f);return f;}
function $dL$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11644+d]==b){a[11644+d]=a[11644+c-1];a[11644+c-1]=b;return;}}}
function $dM$(a,b,c,d,e,f){let g,h,i;if(!(a[39012+6*e+f]>0)||a[58212+6*e+f]>1)return 0;g=a[29412+6*e+f];if(b[5071+g]>=0)return 0;i=(h=a[15892+c],b[6671+(1-h)*1600+g]>0);return !i||$g$(a,g,b[2591+d])==1;}
function $dN$(a,b,c){let d;d=b[26732];$dO$(a,b,d,$dQ$(b,d,c-1));b[1]=131;}
function $dO$(a,b,c,d){let e;e=$dP$(a,b,c,b[2591+c]);$aP$(a,b,c,d);if(e>0)$cf$(a,b,c,e);}
function $dP$(a,b,c,d){if(a[24612+d]==0||a[17492+c]==0||b[3231+c])return 0;return 1;}
function $dQ$(a,b,c){let d;d=c==0?1:5;return $mod(a[2751+b]+d,6);}
function $dR$(a,b,c){let d,e;d=b[26732];b[26553+d]=1;e=c-b[2463+a[16052+d]]<=$P$(a,b,d);b[1]=e?130:131;}
function $dS$(a,b,c){let d,e,f,g,h;d=b[26731];e=c-1;b[26732]=e;b[3391+d]=2;b[13276]=1;f=a[15892+e];for(g=a[29+f],h=a[31+f];g<h;g++)b[26393+g]=0;b[1]=$dT$(a,b,e)?129:131;}
function $dT$(a,b,c){let d;if(a[16372+c]==8||b[26553+c])return 0;return (d=b[2751+c],$cA$(a,b[2591+c],d,b[2591+b[26731]]))!=0&&$dU$(a,b,c,b[2591+c]);}
function $dU$(a,b,c,d){let e;e=$dP$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$P$(a,b,c);}
function $dV$(a,b,c){if(c==0){b[1]=125;return;}$dW$(a,b,c-1);if(b[26728]==0)b[4191+c-1]=6;}
function $dW$(a,b,c){let d,e,f;d=b[26725];e=b[26727];b[26716+d]=c;b[26719+d]=$g$(a,b[2591+c],b[2591+e]);f=$dE$(a,b,c,e);b[26722+d]=f==2?1:0;b[26725]=d+1;b[26393+c]=1;}
function $dX$(a,b,c){if(c==0){$ea$(a,b);return;}$dY$(a,b,c-1,b[26356],2,123);b[26719]=2;}
function $dY$(a,b,c,d,e,f){b[26727]=d;b[26728]=e;b[26730]=f;b[26725]=0;b[26726]=0;b[26729]=b[2591+d];$dW$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16372+c]==6&&!$dZ$(b,c))b[1]=124;}
function $dZ$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $ea$(a,b){if(b[26357])b[13453]=0;b[1]=b[26358];}
function $eb$(a,b,c){if(c==0)$ea$(a,b);else $dY$(a,b,c-1,b[26356],1,122);}
function $ec$(a,b,c){let d;d=b[26713];if(c-b[2463+a[16052+d]]<=$P$(a,b,d))$dO$(a,b,d,b[26714]);b[1]=120;}
function $ed$(a,b,c){let d,e,f;if(c==0){if(b[26355]==1)b[1]=122;else $ea$(a,b);return;}d=$mod(c,10000)-1;e=d;f=$dQ$(b,d,$div(c,10000));b[26713]=e;b[26714]=f;b[26553+d]=1;b[26357]=1;if(a[17332+d]&&a[17332+b[26356]]==0)$dO$(a,b,d,b[26714]);else b[1]=121;}
function $ee$(a,b,c){let d;d=b[26713];if(c>0)$dO$(a,b,d,$dQ$(b,d,c-1));if(b[2591+d]>=0)$bE$(a,b,d,117);else b[1]=117;}
function $ef$(a,b,c){let d,e;d=b[26713];c+=b[26715]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16052+d]]-$P$(a,b,d));if(e>0)$cf$(a,b,d,e);b[1]=119;}
function $eg$(a,b,c){let d,e,f,g,h,i;if(c==0){$eh$(b);return;}d=$mod(c,10000)-1;e=$div(c,10000);f=b[2591+d];g=b[2591+b[26356]];h=a[29412+6*f+e];i=$cA$(a,f,b[2751+d],g);b[26715]=i==0?0:1;b[26713]=d;b[26393+d]=1;b[26357]=1;$bF$(a,b,d,h);$aL$(a,b,a[15892+d],f,h);b[1]=118;}
function $eh$(a){a[1]=a[26355]==3?122:120;}
function $ei$(a,b,c){let d;d=b[27694];b[26361+d]=1;b[1]=115;if(c>=3)$aa$(a,b,d,1);else b[2527+d]=2;}
function $ej$(a,b,c){let d;d=b[27694];b[26361+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9883]=0;}}
function $ek$(a,b,c){let d,e,f,g,h;d=$div(b[13456+b[13455]],6);e=b[2591+b[13437]];f=b[5071+d];g=$eo$(a,b,e,$es$(a,e,d));h=c-b[2463+a[16052+f]]-$P$(a,b,f);if(h>0)$cf$(a,b,f,h);b[1]=113;$el$(a,b,d,g);}
function $el$(a,b,c,d){let e,f,g,h;e=b[13437];f=b[5071+c];b[13442]+=$div(d,4096);b[13443]++;b[13444]=0;b[13447]=0;b[13455]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$en$(a,b,a[15892+e],c))b[13277+e]=1;if(b[13448]<0){g=b[2591+e];h=b[2751+e];b[13451]=g;b[13452]=h;}$em$(a,b,c);if(f>=0){b[13448]=f;b[5071+c]=f;}else $bB$(a,b,e,1,113);}
function $em$(a,b,c){let d,e,f;d=b[13437];e=b[2751+b[13437]];f=b[2591+b[13437]];$aN$(a,b,d);if(b[13448]>=0)b[5071+f]=b[13448];b[13448]=(-1);$aM$(a,b,d,c,e);}
function $en$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29412+6*d+e];if(f>=0&&b[5071+f]>=0&&a[15892+b[5071+f]]!=c)return 1;}return 0;}
function $eo$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15892+e];if(!(a[39012+6*c+d]>0)||!$er$(a,b,c))return (-1);g=a[29412+6*c+d];h=b[5071+g];i=h>=0&&h!=e;if(i&&!$eq$(a,b,h))return (-1);if(b[6671+(1-f)*1600+g]>0&&(i||!$ep$(a,b,c)))return (-1);if(b[13440]&&$en$(a,b,f,g))return (-1);j=a[17492+e]&&b[3231+e]==0;k=j?48612:58212;l=a[k+6*c+d];return i?(l+1)*4096+1:l*4096;}
function $ep$(a,b,c){let d,e;d=b[13437];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return !(e=a[15892+d],b[6671+(1-e)*1600+c]>0);}
function $eq$(a,b,c){if(a[15892+c]!=a[15892+b[13437]]||a[16372+c]==8)return 0;return b[13438]!=2||a[17332+c]==0;}
function $er$(a,b,c){let d,e,f;d=b[13437];if(!(e=a[15892+d],b[6671+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0;}
function $es$(a,b,c){let d;for(d=0;d<6;d++){if(a[29412+6*b+d]==c)return d;}return (-1);}
function $et$(a,b,c){let d;if(c>10000){$eK$(a,b,c-10000-1);return;}if(c==0){$eJ$(a,b);return;}d=c-1;$eu$(a,b,$div(d,6),$mod(d,6));b[13496]=$mod(d,6);b[13453]=1;b[13497]=0;if(b[13445]){b[1]=113;return;}b[13445]=1;$bB$(a,b,b[13437],0,113);}
function $eu$(a,b,c,d){let e,f,g,h,i;e=0;f=$ex$(a,b,c,d);while(f!=6*b[2591+b[13437]]+b[2751+b[13437]]){b[13456+e]=f;e++;f=$ev$(a,b,f);}for(g=0,i=$div(e,2);g<i;g++){h=b[13456+g];b[13456+g]=b[13456+e-1-g];b[13456+e-1-g]=h;}b[13454]=e;b[13455]=0;}
function $ev$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$div(c,6);e=$mod(c,6);f=b[18411+6*(b[13501+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$mod(e-h+6,6);k=(j=$mod(i+3,6),a[29412+6*d+j]);l=k>=0?b[13501+k]-1:(-1);if(l<0||b[15432+l]==0)continue;m=b[16425+6*l+i];for(n=0;n<6;n++){o=$mod(e-n+6,6);p=$ew$(b,l,Math.min(o,6-o));q=b[18411+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n);}}return g;}
function $ew$(a,b,c){let d,e;if(c==0)return 0;d=a[16094+b];if(d==(-1)||b>0)return d==(-1)?d:d+(c-1)*4096;if(a[13438]==1&&a[13443]==0)return d;e=a[13444];return d+(Math.max(0,e+c-1)-Math.max(0,e-1))*4096;}
function $ex$(a,b,c,d){let e,f,g,h,i,j,k;e=$eH$(a,b,c,d);f=b[13501+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18411+6*f+h];j=$eB$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$eA$(a,b,f)||$ey$(a,b,c,d))g=6*c+h;}}return g;}
function $ey$(a,b,c,d){let e,f,g;e=b[13437];for(f=0;f<6;f++){if((d<0||f==d||f==$mod(d+5,6))&&a[39012+6*c+f]>0){g=b[5071+a[29412+6*c+f]];if(g>=0&&a[15892+g]!=a[15892+e]&&!$ez$(a,b,e,g))return 1;}}return 0;}
function $ez$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$g$(a,e,f)==1;}
function $eA$(a,b,c){let d;if(b[15763+c]==0){d=$en$(a,b,a[15892+b[13437]],b[15101+c]);b[15763+c]=d?2:1;}return b[15763+c]==2;}
function $eB$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[13437];if(b[13438]==1){g=$dU$(a,b,f,c);return g?$dP$(a,b,f,c)*64:(-1);}if((h=a[15892+f],b[6671+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$eE$(a,b)))return (-1);return $eC$(a,b,c,d,e);}
function $eC$(a,b,c,d,e){let f,g,h,i;f=b[13437];if(!$dU$(a,b,f,c))return (-1);g=c==b[2591+f]?b[13444]:0;i=(h=$eD$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+$dP$(a,b,f,c)*64;}
function $eD$(a,b){let c;c=$mod(b-a+6,6);return Math.min(c,6-c);}
function $eE$(a,b){let c;c=b[13437];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$eF$(a,b,a[15892+c],b[2591+c])==1;}
function $eF$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($eG$(a,b,d,f,1-c)>=0)e++;}return e;}
function $eG$(a,b,c,d,e){let f,g;f=a[29412+6*c+d];if(f<0||b[5071+f]<0)return (-1);g=b[5071+f];if(a[15892+g]!=e||!$aG$(a,b,g,$mod(d+3,6)))return (-1);return g;}
function $eH$(a,b,c,d){let e;e=b[13501+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $eI$(a,b,e,d);return Math.min(b[20397+6*e+d],b[18411+6*e+d]);}
function $eI$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18411+6*c+f];if(g<e){h=$eB$(a,b,b[15101+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h);}}return e;}
function $eJ$(a,b){let c;c=b[13437];b[13453]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13450]=b[2271+b[2059]]==b[13449]?1:0;if(b[13438]!=1)$aL$(a,b,a[15892+c],b[13449],b[2591+c]);else if(b[13450]){b[2271+b[2059]]=b[2591+c];b[9883]=0;}}b[1]=b[13498];}
function $eK$(a,b,c){let d;d=b[13437];b[13442]+=a[17332+d]?0:(a[17172+d]==2?2:1);$dY$(a,b,d,c,0,127);}
function $eL$(a,b,c){let d,e;d=b[13437];e=$div(c-1,6);$aM$(a,b,d,e,$mod(c-1,6));$eN$(b,a[16052+d],e);$dq$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$ds$(a,b,d);b[13442]=$eM$(a,b,d,e);b[13443]=1;b[13445]=1;b[4351+d]=1;$bB$(a,b,d,1,113);}
function $eM$(a,b,c,d){let e;e=a[17492+c]&&b[3231+c]==0;return a[(e?67812:69412)+d];}
function $eN$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $eO$(a,b,c){let d,e;if(c==0){$dz$(b,b[2059],135);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$eQ$(b,d);else if(e==0)$dq$(a,b,d,0,110);else if(e==1)$eP$(a,b,d);else if(e==2)$dy$(b,d);else if(e==3)$aD$(a,b,d);else b[3231+d]=1-b[3231+d];}
function $eP$(a,b,c){b[26731]=c;b[1]=128;}
function $eQ$(a,b){a[13437]=b;a[1]=111;}
function $eR$(a,b,c){if(c==10001){b[1]=148;return;}b[27696]=c-1;b[4891+c-1]=b[2271+b[2059]];b[1]=149;}
function $eS$(a,b,c){$fZ$(a,b,b[2064],c);b[2064]++;}
function $eT$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+b-1];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9883]=0;}
function $eU$(a,b,c){if(c==0)$eX$(a,b);else $eV$(b,c-1);}
function $eV$(a,b){$eW$(a,b,(-1));a[2110]=15;a[1]=4;}
function $eW$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0;}
function $eX$(a,b){b[2058]++;if(b[2058]>=2||!$eZ$(a,b,1-b[2057]))b[1]=11;else $eY$(b,1-b[2057]);}
function $eY$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3;}
function $eZ$(a,b,c){let d,e;for(d=a[33+c],e=a[35+c];d<e;d++){if($p$(a,b,d))return 1;}return 0;}
function $fa$(a,b,c){let d,e;d=b[2064];e=c-1;b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$aM$(a,b,d,$div(e,6),$mod(e,6));b[49628+a[15892+d]*24+13]++;b[2064]++;b[1]=6;}
function $fb$(a,b,c){let d,e;d=b[2064];e=a[16692+d];if(c<e){b[1]=7;return;}if(c>e){b[2911+d]=3;b[49628+a[15892+d]*24+14]++;}b[2064]++;}
function $fc$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$fd$(b,e);else if(c==3){b[2064]=a[116+e];b[1]=6;}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[49628+d*24+23]++;b[1]=104;}}
function $fd$(a,b){a[2062]=2;a[2175+b]=1;a[49628+a[5]*24+9]++;a[1]=101;}
function $fe$(a,b,c){let d;$fJ$(a,b);d=b[2110];if(d==14)$fr$(a,b,1-c);else if(d==6)$fq$(a,b,c);else if(d==9)$fi$(a,b,c);else $fr$(a,b,$ff$(a,b,d,c));}
function $ff$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$fh$(a,b);g=$i$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$o$(a,b,e)?$i$(a,b,a[37+e]):0;return (i=$div(d,10),j=$mod(d,10),i+g>j+h?1:0);}if(c==0)return d<=g?1:0;k=c==7?$fg$(a,b,1-e):($o$(a,b,e)?$i$(a,b,a[37+e]):0);return d<=k?1:0;}
function $fg$(a,b,c){let d;d=$o$(a,b,c)?$i$(a,b,a[37+c]):0;return $j$(a,b,c)?d:$div(d,2);}
function $fh$(a,b){if(b[2060]>=0&&$i$(a,b,b[2060])<$i$(a,b,b[2059]))return b[2060];return b[2059];}
function $fi$(a,b,c){$fp$(b);if(c==0){$fo$(b);return;}b[5]=1-b[5];b[2061]=1;b[49628+b[5]*24+5]++;$fj$(a,b,c-1);}
function $fj$(a,b,c){$eW$(b,c,(-1));$fm$($part(b,2110,2124));$fk$(a,b);}
function $fk$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return;}$fl$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[49628+b[5]*24]++;b[1]=5;}
function $fl$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c];}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9883]=0;}
function $fm$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$fn$(a);}
function $fn$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5;}
function $fo$(a){let b;b=$part(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$fp$(a);a[2060]=(-1);}
function $fp$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1;}
function $fq$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[49628+(1-b[5])*24+3]++;}$fr$(a,b,c>0?1:0);}
function $fr$(a,b,c){let d,e,f,g,h;d=$part(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$fh$(a,b);$ft$($part(b,2067,2110),d,c);$fs$(b,e,c);if(d[4]>f)$fk$(a,b);else if(d[10]>g){d[10]=0;$fp$(b);b[2059]=h;b[2060]=(-1);$fl$(a,b);b[2062]=2;b[49628+b[5]*24+9]++;b[1]=101;}}
function $fs$(a,b,c){let d;d=49628+a[5]*24;if(b==1&&c==1)a[d+1]++;else if(b==4&&c)a[d+2]++;else if(b==0&&c)a[d+8]++;else if(b==3&&c)a[d+6]++;else if(b==7&&c)a[49628+(1-a[5])*24+4]++;}
function $ft$(a,b,c){let d;d=b[0];if(d==14)$fI$(a,b,c);else if(d==15)$fH$(a,b,c);else if(d==1)$fG$(a,b,c);else if(d==4)$fE$(a,b,c);else if(d==5)$fD$(a,b);else if(d==6)$fC$(a,b,c);else if(d==7)$fA$(b,c);else if(d==2)$fz$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$fn$(b);}else if(d==0)$fy$(b,c);else $fu$(a,b,d,c);}
function $fu$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $fn$(b);}else if(c==10)$fx$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0;}$fn$(b);}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f;}else $fv$(a,b,d);}
function $fv$(a,b,c){let d;if(!c){b[0]=9;return;}d=$fw$(a,b);$fn$(b);b[1]=d;$fm$(b);}
function $fw$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c;}return (-1);}
function $fx$(a,b,c){if(c==0)$fn$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$fw$(a,b)>=0)b[0]=12;else b[0]=9;}
function $fy$(a,b){if(b){a[11]=1;a[12]=1;$fm$(a);}else a[0]=5;}
function $fz$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[19+(b[11]?a[13]:b[1])*4+3]==0)b[0]=3;else $fn$(b);}
function $fA$(a,b){if(b)$fB$(a,1);else $fm$(a);}
function $fB$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0;}
function $fC$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7;}else $fm$(b);}
function $fD$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return;}}$fB$(b,2);}
function $fE$(a,b,c){if(!c)$fB$(b,0);else if($fF$(a,b,a[8]))b[0]=6;else $fm$(b);}
function $fF$(a,b,c){return b[8]<a[5]&&c>=a[19+(b[11]?a[13]:b[1])*4];}
function $fG$(a,b,c){if(c==0)$fn$(b);else if(c==2)b[0]=2;else if($fF$(a,b,a[9]))b[0]=6;else $fm$(b);}
function $fH$(a,b,c){if((a[17]==2?c:a[17])>0)$fB$(b,3);else if(a[18])$fE$(a,b,1);else b[0]=4;}
function $fI$(a,b,c){if((a[16]==2?c:a[16])>0)$fn$(b);else b[0]=1;}
function $fJ$(a,b){let c;c=$part(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$fL$(a,b,c,b[2110]);c[13]=$fh$(a,b)==b[2059]?0:1;$fK$(a,b,c,0,b[2059]);if(b[2060]>=0)$fK$(a,b,c,1,b[2060]);}
function $fK$(a,b,c,d,e){let f;f=19+d*4;c[f]=$i$(a,b,e);c[f+1]=10;c[f+2]=100;c[f+3]=a[37+a[52+e]]==e?1:0;}
function $fL$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$eZ$(a,b,e)?0:1;else if(d==2){f=$fO$(a,b);c[14]=f?(-1):(-2);}g=0;if($o$(a,b,e))g=Math.max(0,Math.max(0,a[45+e]-b[2335+a[37+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$fM$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$fM$(a,b,0);}
function $fM$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[33+d],g=a[35+d];f<g;f++){if($fN$(a,b,f,0,c))e=Math.max(e,$i$(a,b,f));}return e;}
function $fN$(a,b,c,d,e){if(b[2175+c]>0||$i$(a,b,c)<d)return 0;if($p$(a,b,c))return 1;return e&&$b$(a,b,c);}
function $fO$(a,b){let c,d,e;c=1-b[5];for(d=a[33+c],e=a[35+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$q$(a,b,d))return 1;}return 0;}
function $fP$(a,b,c){if(c==0)$eX$(a,b);else if(c>=1000)$fQ$(a,b,$mod(c,1000)-1,$div(c,1000)-1);else $fj$(a,b,c-1);}
function $fQ$(a,b,c,d){$eW$(b,c,d);b[2110]=0;b[1]=4;}
function $fR$(a,b,c){let d;d=b[2065];if(c>0)$fV$(b,d,c-1);else if(d!=b[2057])$fS$(a,b,b[2057]);else $eY$(b,b[2057]);}
function $fS$(a,b,c){let d,e;for(d=a[33+c],e=a[35+c];d<e;d++)b[2143+d]=$fT$(a,b,d)?1:0;b[2065]=c;b[1]=2;}
function $fT$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[436+c]&&$n$(a,b,c))return 1;return $fU$(a,b,c);}
function $fU$(a,b,c){let d,e,f,g,h,i,j;d=1-a[52+c];for(e=a[116+c],j=a[148+c];e<j;e++){if(b[2591+e]<0||!a[17652+e])continue;for(f=a[29+d],i=a[31+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16052+f]];h=g?2:1;if($g$(a,b[2591+e],b[2591+f])<=h)return 1;}}return 0;}
function $fV$(a,b,c){a[2143+c]=1;a[2129+b]++;a[49628+b*24+7]++;}
function $fW$(a,b,c){let d,e,f;d=$div(c,10)+($o$(a,b,0)?$i$(a,b,a[37]):0);e=$mod(c,10)+($o$(a,b,1)?$i$(a,b,a[38]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$fS$(a,b,1-b[2057]);}
function $fX$(a,b,c,d){b[2271+c]=b[2591+d-1];b[2527+c]=0;b[9883]=0;}
function $fY$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c;}return (-1);}
function $fZ$(a,b,c,d){b[2495+c]=0;if(d+$gd$(a,b,c)<=$gb$(a,b,c))$ga$(a,b,c);}
function $ga$(a,b,c){let d,e,f,g;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2911+d]!=3)$aT$(a,b,d,3);}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1);}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9883]=0;b[49628+a[52+c]*24+15]++;}
function $gb$(a,b,c){let d;d=$gc$(a,b,c);return a[10740+c*161+d];}
function $gc$(a,b,c){let d,e,f;d=0;for(e=a[116+c],f=a[148+c];e<f;e++){if(b[2911+e]!=0&&a[16372+e]!=8)d++;}return d;}
function $gd$(a,b,c){let d;d=(-b[2139+a[52+c]]);if(b[2431+c]>0)d-=$div(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$div($i$(a,b,c),2);return d;}
function $ge$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c;}return (-1);}
function $gf$(a,b){let c,d;if($ge$(a,b)>=0)$lD$(b,10);else if($fY$(a,b)>=0)$lB$(a,b,$fY$(a,b));else if(205<=(c=b[1])&&c<215&&b[30266]==0)$lA$(a,b);else if(205<=(d=b[1])&&d<215&&b[30264]==0)$lo$(a,b);else $gg$(a,b);}
function $gg$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$ln$(a,b);else $lm$(b);}else if(c<3)$ll$(a,b);else if(c<4)$lk$(a,b);else $le$(a,b);}else if(c<8){if(c<6)$kY$(a,b);else if(c<7)$kX$(a,b);else $kV$(a,b);}else if(c<9)$kT$(a,b);else if(c<11)$kS$(a,b);else $kR$(a,b);}else if(c<102){if(c<15){if(c<14)$kQ$(a,b);else $kO$(a,b);}else if(c<100)$kN$(a,b);else if(c<101)$kM$(a,b);else $kJ$(a,b);}else if(c<110){if(c<103)$kI$(a,b);else if(c<104)$kH$(b);else $kG$(a,b);}else if(c<111)$kr$(a,b);else if(c<112)$ko$(a,b);else $kc$(a,b);}else if(c<124){if(c<118){if(c<115){if(c<114)$jS$(a,b);else $jR$(b);}else if(c<116)$jL$(a,b);else if(c<117)$jR$(b);else $jJ$(a,b);}else if(c<121){if(c<119)$jR$(b);else if(c<120)$jI$(a,b);else $jF$(a,b);}else if(c<122)$jR$(b);else if(c<123)$jE$(a,b);else $jD$(a,b);}else if(c<130){if(c<127){if(c<125)$jy$(a,b);else if(c<126)$jx$(a,b);else $jw$(a,b);}else if(c<128)$jv$(a,b);else if(c<129)$jt$(a,b);else $jR$(b);}else if(c<133){if(c<131)$js$(a,b);else if(c<132)$jr$(a,b);else $jp$(a,b);}else if(c<134)$jn$(a,b);else if(c<135)$jm$(a,b);else $jl$(b);}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$jk$(a,b);else $je$(a,b);}else if(c<139)$jd$(a,b);else if(c<140)$jc$(b);else $iT$(a,b);}else if(c<144){if(c<142)$iS$(a,b);else if(c<143)$iR$(a,b);else $iQ$(a,b);}else if(c<145)$iO$(a,b);else if(c<146)$iN$(a,b);else $iM$(a,b);}else if(c<200){if(c<150){if(c<148)$iK$(a,b);else if(c<149)$iJ$(a,b);else $iH$(a,b);}else if(c<151)$iG$(a,b);else if(c<152)$iE$(a,b);else $jR$(b);}else if(c<203){if(c<201)$iD$(a,b);else if(c<202)$iy$(a,b);else $iu$(a,b);}else if(c<204)$ii$(a,b);else if(c<205)$jR$(b);else $ib$(a,b);}else if(c<301){if(c<211){if(c<208){if(c<207)$hQ$(a,b);else $hN$(a,b);}else if(c<209)$hL$(a,b);else if(c<210)$hK$(a,b);else $hF$(a,b);}else if(c<214){if(c<212)$hC$(a,b);else if(c<213)$hu$(a,b);else $hs$(a,b);}else if(c<215)$hm$(a,b);else if(c<300)$lA$(a,b);else $gS$(a,b);}else if(c<404){if(c<401){if(c<302)$gE$(a,b);else if(c<400)$gA$(a,b);else $gz$(a,b);}else if(c<402)$gx$(a,b);else if(c<403)$gu$(a,b);else $gq$(a,b);}else if(c<407){if(c<405)$jR$(b);else if(c<406)$gp$(a,b);else $go$(a,b);}else if(c<408)$gm$(a,b);else if(c<409)$gi$(a,b);else $gh$(a,b);}
function $gh$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8;}
function $gi$(a,b){let c;c=a[52+b[2059]];$gl$(b);$gk$(b,0);$gk$(b,1);$gj$(b,54,(b[34399]>b[34400]?0:1)==0?c:1-c);}
function $gj$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $gk$(a,b){a[9+a[4]]=b;a[4]++;}
function $gl$(a){a[4]=0;}
function $gm$(a,b){let c;c=b[34398];if(c>=0&&b[4831+c]<0)b[1]=409;else $gn$(b,$am$(a,b));}
function $gn$(a,b){let c;c=b>=199||b==68||b==69;$lD$(a,c?100:10);}
function $go$(a,b){let c,d,e;c=b[27698];$gl$(b);$gk$(b,1+c);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[52+b[4831+d]]==a[52+c]&&$ay$(b,d)==b[2271+c])$gk$(b,10001+d);}$gj$(b,53,a[52+c]);}
function $gp$(a,b){let c;$lD$(b,$ar$(a,b,(c=a[52+b[34397]],$ar$(a,b,c)>0?c:2)));}
function $gq$(a,b){let c,d,e,f,g,h;c=1-a[52+b[2059]];$gl$(b);$gk$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($az$(a,b,c,e))$gk$(b,10000*d+1+e);}continue;}for(g=a[33+c],h=a[35+c];g<h;g++){if($av$(a,b,g,(-1))&&$gr$(a,b,g,d))$gk$(b,10000*d+1+g);}}$gj$(b,52,c);}
function $gr$(a,b,c,d){if(d==0)return 1;if(!$gs$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0;}
function $gs$(a,b,c){let d;d=a[52+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($gt$(a,b,c)>=2)return 0;return $ar$(a,b,d)>0||$ar$(a,b,2)>0;}
function $gt$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++;}return d;}
function $gu$(a,b){let c,d,e;c=a[52+b[2059]];$gl$(b);if(b[34401]>0){for(d=a[29+c],e=a[31+c];d<e;d++){if(b[33913+d]==1&&$gv$(a,b,d))$gk$(b,1+d);}}if(b[4]==0)b[1]=409;else $gj$(b,51,c);}
function $gv$(a,b,c){if(b[2591+c]<0||b[2911+c]!=1)return 0;return b[3071+c]<$P$(a,b,c)-1&&!$gw$(a,b,c);}
function $gw$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15892+c];if(b[6671+e*1600+d]>0)return 1;for(f=a[29+e],g=a[31+e];f<g;f++){if(b[2591+f]<0||a[17172+f]==0)continue;if($dF$(a,b,f,d)>0)return 1;}return 0;}
function $gx$(a,b){$gl$(b);$gk$(b,0);if($gy$(a,b))$gk$(b,1);if(b[27697]==0){$gk$(b,10001);$gk$(b,20001);if(b[2271+b[2059]]>=0){$gk$(b,30001);$gk$(b,40001);}}$gj$(b,50,a[52+b[2059]]);}
function $gy$(a,b){let c,d,e,f,g;c=1-a[52+b[2059]];for(d=a[33+c],e=a[35+c];d<e;d++){if($av$(a,b,d,(-1)))return 1;}for(f=0,g=a[25];f<g;f++){if(b[4831+f]>=0&&a[52+b[4831+f]]==c&&$av$(a,b,(-1),f))return 1;}return 0;}
function $gz$(a,b){b[34396]=b[27696];b[34397]=(-1);b[34398]=(-1);b[34399]=0;b[34400]=0;b[1]=b[27698]>=0?406:401;}
function $gA$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[34395];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$gl$(b);g=$es$(a,e,f);if(g>=0&&a[39012+6*e+g]>0)$gD$(b,e,g);else{h=$gC$(a,b,e);i=$gB$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10044+k]==i){g=$es$(a,k,f);if(g>=0&&a[39012+6*k+g]>0&&(j<0||g==j||g==$mod(j+5,6)))$gk$(b,10000*j+1+k);}}}$d$(b,h);}$gj$(b,49,a[15892+c]);}
function $gB$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29412+6*c+e];if(f>=0&&b[10044+f]>0&&(g=$mod(e+3,6),a[39012+6*f+g]>0))d=Math.min(d,b[10044+f]);}return d;}
function $gC$(a,b,c){let d,e,f,g,h;b[10044+c]=1;b[11644]=c;d=0;e=1;while(d<e){f=b[11644+d];d++;for(g=0;g<6;g++){if(a[39012+6*f+g]>0){h=a[29412+6*f+g];if(b[10044+h]==0&&b[5071+h]<0){b[10044+h]=b[10044+f]+1;b[11644+e]=h;e++;}}}}return e;}
function $gD$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$mod(d+5,6))$gk$(a,10000*d+1+b);}}
function $gE$(a,b){let c,d,e,f,g,h;if(b[9876]<0){$gn$(b,$bq$(a,b));return;}c=$part(b,29628,30191);d=$part(b,30191,30252);e=d[0];if(e==11){$gQ$(b);$gP$(b);$gI$(c,d);}else if(e==12){if($bl$(b)&&b[34394]==0){$gl$(b);$gk$(b,0);$gk$(b,1);$gj$(b,48,a[15892+b[9876]]);}else{f=347+d[16]*6;$gn$(b,c[f+3]);}}else if(e==13)$gn$(b,(g=$bi$(c,d),c[18+$bh$(c,d,g,0)-(-3)]));else if(e==14)$gn$(b,$aZ$(c,d));else if(e==15){h=$aW$(c,d);if(h>0)$gn$(b,h);else $aV$(c,d,0);}else $gF$(a,b);}
function $gF$(a,b){let c,d,e,f,g,h,i;c=$part(b,30191,30252);b[1]=b[9882];d=c[19+((b[30252]==b[9875]?0:4)==0?1:0)];b[49628+a[15892+b[9875]]*24+17]+=d;if(c[22])b[34393]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[30252];g=b[30252+e];if(b[9878]==3&&f==b[9876])b[34393]=2;else if(c[31+e*3]<=1&&$gH$(a,b,f,g)){b[34395]=f;b[3711+f]=1+g;h=a[16372+f];i=(h==0||h==1)&&$gG$(a,b,f);b[3871+f]=i?2:1;b[1]=302;}}
function $gG$(a,b,c){let d,e;d=b[4511+c];e=b[4511+b[3711+c]-1];return d<0||e<0||$g$(a,d,e)>1;}
function $gH$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$es$(a,e,f);if(g>=0&&a[39012+6*e+g]>0)return 1;h=$gC$(a,b,e);i=$gB$(a,b,f);$d$(b,h);return i<1000000;}
function $gI$(a,b){let c;while(b[16]<36&&a[347+b[16]*6]!=0){c=$gJ$(a,b);if(c!=11){b[0]=c;return;}b[16]++;}b[16]=0;b[18]=0;b[0]=18;}
function $gJ$(a,b){let c,d,e,f,g,h;c=347+b[16]*6;d=a[c];if(d==2)return $gN$(a,b)?16:11;f=(e=$bi$(a,b),b[31+e*3]<=1);g=f&&$gM$(a,b);if(!$gL$(b,a[c+4]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[c+1]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$gK$(a,b))return 15;b[18]-=h;}return 11;}
function $gK$(a,b){let c,d,e,f;c=a[347+b[16]*6];d=$bi$(a,b);if(c==7)return 1;e=147+d*20;f=b[21];if(c==6){f=b[25]?b[29]:b[29]+b[21];if(a[e+12]&&a[e+4])return 0;}return b[31+d*3]==0&&f==0;}
function $gL$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0;}
function $gM$(a,b){let c;c=a[347+b[16]*6+1];return c<=(-1)||b[31+c*3]<=1;}
function $gN$(a,b){let c,d;c=347+b[16]*6;return (d=a[c+2],b[31+d*3]<=1)&&$gO$(a,b,a[c+2],a[c+5]);}
function $gO$(a,b,c,d){let e,f;e=31+c*3;f=a[147+c*20+2+1]-b[e+1];return b[e]==0||f>d;}
function $gP$(a){let b,c;for(b=0;b<10;b++){c=a[30252+b];if(c>=0){a[30222+b*3]=a[2911+c];a[30222+b*3+1]=a[3071+c];}}}
function $gQ$(a){let b,c,d,e,f;for(b=0;b<8;b++){c=a[30252+b];if(c>=0&&a[2911+c]>=2){d=30222+b*3;if(a[d]<2&&a[d+2]!=2)a[d+2]=4;}}for(e=0;e<2;e++){f=a[30262+e];if(f>=0&&a[2207+f]>1){if($has($K3,a[30199+e]))a[30199+e]=3;}else if(f>=0&&!$gR$(a,e,f))a[30199+e]=0;}}
function $gR$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[30252+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return 1;}return 0;}
function $gS$(a,b){if(b[9876]<0){$gn$(b,$bs$(a,b));return;}$gT$(a,b);$cu$(b);$gP$(b);b[30191]=11;b[34393]=0;b[34394]=0;b[30264]=0;b[1]=301;b[49628+a[15892+b[9875]]*24+16]++;}
function $gT$(a,b){let c,d,e,f,g,h,i;c=b[9875];d=b[9876];for(e=0;e<10;e++)b[30252+e]=(-1);f=$hl$(a,b);b[30252]=f?c:d;b[30256]=f?d:c;$hk$(a,b);b[29641]=0;for(e of $K4){g=$div(e,4);h=b[30252+e];b[29628+g]=1;$hj$(a,b,e);b[30262+g]=$cv$(a,b,h);b[29630+g]=b[2463+a[16052+h]];}$hi$(a,b);i=$hh$(a,b);$ha$(a,b,i||b[30263-$div(b[30252]==b[9875]?0:4,4)]>=0);$gU$(a,b,i,f);}
function $gU$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[9875];f=b[9876];g=b[30252]==b[9875]?0:4;h=4-g;$gY$(b,0,1,g,h,$gZ$(a,b,e,f,b[9881]));i=1;if(c){j=$gW$(a,b)?1:0;$gY$(b,1,1,h,g,$gZ$(a,b,f,e,j));i=2;}if(b[9878]==3){k=a[16372+f];if(k==0||k==1){$gY$(b,i,8,g,h,0);i++;}else if(a[17332+f]==0&&k!=8){$gY$(b,i,7,g,h,0);i++;}}else if(a[17172+e]==2&&$gV$(a,b,f)&&b[3711+f]==0&&$gH$(a,b,f,e)){k=a[16372+f];l=k==0||k==1;$gY$(b,i,l?5:4,g,h,0);i++;}if(d)$gY$(b,i,4,h,g,0);}
function $gV$(a,b,c){let d;d=a[16372+c];return d==5||d==3||a[17332+c]>0;}
function $gW$(a,b){if(b[9878]==3)return $gX$(a,b)!=0;return $dF$(a,b,b[9876],b[2591+b[9875]])==2;}
function $gX$(a,b){let c;c=b[9876];return $cA$(a,b[2591+c],b[2751+c],b[2591+b[9875]]);}
function $gY$(a,b,c,d,e,f){let g;g=29975+b*6;a[g]=c;a[g+1]=d;a[g+2]=e;a[g+3]=f;}
function $gZ$(a,b,c,d,e){let f,g,h;f=a[26212+b[2591+d]]+e*a[85626];if(c==b[9875])f+=b[9880];g=$cv$(a,b,d)>=0?1:0;h=a[17172+c]==1?0:1;return $bt$(h,b[9879],f,g);}
function $ha$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[30262+d]>=0)$hb$(a,b,d,c);}if(b[30262]>=0&&b[30263]>=0){e=$an$(a,b,b[30262]);f=$an$(a,b,b[30263]);b[29640]=199+Math.min(e,20)*21+Math.min(f,20);}}
function $hb$(a,b,c,d){let e,f,g;e=b[30262+c];f=29713+c*15;g=b[2207+e]==1;b[f]=g?2:1;b[f+1]=$hg$(a,b,c,e);b[f+2]=$ag$(a,b,e);if(d){b[f+4]=68;b[f+6]=68;b[f+5]=69;b[f+7]=69;}if($hf$(a,b,c))$hc$(a,b,f,e);}
function $hc$(a,b,c,d){let e,f,g;b[c+8]=1;e=$gc$(a,b,d);for(f=0;f<6;f++){g=$he$(a,b,d,Math.min(e+f,a[180+d]));b[c+9+f]=$hd$(g);}}
function $hd$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $he$(a,b,c,d){let e,f,g,h;g=(e=$i$(a,b,c),f=a[37+a[52+c]]==c,$div(e+1,2)+(f?e:0));h=a[10740+c*161+d]+g;return Math.min(Math.max(h,(-1)),9);}
function $hf$(a,b,c){let d,e;d=b[30262+c];e=b[30252+$hg$(a,b,c,d)];return a[16052+e]==d;}
function $hg$(a,b,c,d){let e,f,g,h;e=c*4;for(f=e,h=e+4;f<h;f++){g=b[30252+f];if(g>=0&&b[2591+g]>=0&&b[2591+g]==b[2271+d])return f;}return e;}
function $hh$(a,b){let c,d;c=b[9876];d=b[9875];if(b[9878]!=0&&!(b[9878]==3))return 0;if(a[17172+c]==0||b[3551+c])return 0;if(b[9878]==3)return $gX$(a,b)<=1;return $dF$(a,b,c,b[2591+d])>0;}
function $hi$(a,b){let c,d,e,f,g;c=b[30252];d=b[30256];e=a[16372+c];if((e==0||e==1)&&!(b[9878]==3)){f=b[9879]==1&&b[9878]!=1;b[29781]=f?0:1;}g=b[9879]==1&&!(b[9878]==3);if(g&&d==b[9875]&&b[9881]||g&&d!=b[9875]&&$gW$(a,b))b[29782]=1;}
function $hj$(a,b,c){let d,e,f;d=b[30252+c];e=29775+c*20;f=b[3231+d];b[e]=b[2911+d];b[e+1]=b[3071+d];b[e+2]=a[16532+d]-f;b[e+2+1]=a[16692+d]-f;b[e+4]=a[17172+d]!=0?1:0;b[e+9]=f;b[e+12]=1-a[17332+d];b[e+13]=a[16372+d]==8?1:0;if(b[2591+d]>=0)b[e+10]=$ch$(a,b,d)?2:0;}
function $hk$(a,b){let c;for(c=0;c<563;c++)b[29628+c]=a[84966+c];}
function $hl$(a,b){let c,d;c=b[9876];d=b[9875];if(a[16372+d]!=2||a[17172+c]!=2)return 0;return $hh$(a,b)&&$gH$(a,b,d,c);}
function $hm$(a,b){let c,d,e,f,g,h;c=$part(b,29628,30191);d=$part(b,30191,30252);$hr$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[30252+e];h=b[30252+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[31+e*3+2]==0&&d[31+f*3]<=1&&d[31+f*3+2]==0&&$hq$(a,b,g,h))$hp$(a,b,g,h);}}$ho$(a,b);b[1]=210;$hn$(a,b,215);}
function $hn$(a,b,c){$bw$(a,b);b[30267]++;if(b[30267]>=b[30266]){b[30267]=0;b[1]=c;}}
function $ho$(a,b){let c,d;for(c=0;c<4;c++){d=b[30252+c];if(d>=0&&b[34233+d]&&b[30193])b[49628+a[15892+d]*24+19]++;}}
function $hp$(a,b,c,d){let e;e=$es$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$mod(e+3,6);}
function $hq$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $es$(a,b[2591+c],b[2591+d])>=0;}
function $hr$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[31+c*3+2]!=1;if(d&&$bQ$(a,b,c))$bd$(a,b,c);}}
function $hs$(a,b){let c,d,e,f;c=b[30272];d=$bG$(b,b[30271]);if(b[2591+c]!=d||b[3711+c]||!$ht$(a,b,c)){$bv$(b);return;}$gl$(b);for(e=0;e<6;e++){f=$mod(e-b[2751+c]+6+1,6);if(f<=2)$gk$(b,1+e);}$gj$(b,47,a[15892+c]);}
function $ht$(a,b,c){let d;d=$P$(a,b,c)-b[3071+c];return b[2911+c]==0||d>$bx$(a,b,c);}
function $hu$(a,b){let c,d;c=$part(b,30191,30252);d=b[30271];if(d>=8)b[1]=214;else if(b[30252+d]<0||!$hB$(b,d))b[30271]++;else if($hA$(a,b,c,$bG$(b,d))<0)b[30271]++;else $hv$(a,b,c,$bG$(b,d));}
function $hv$(a,b,c,d){let e,f;e=$hA$(a,b,c,d);$gl$(b);for(f=0;f<4;f++){if($hz$(a,b,c,f,d)&&$hx$(b,c,f)==e)$gk$(b,1+b[30252+f]);}$hw$(b,46,a[15892+b[30252]]);}
function $hw$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=9+d;while(e>9&&a[e]<a[e-1]){f=a[e];a[e]=a[e-1];a[e-1]=f;e--;}}$gj$(a,b,c);}
function $hx$(a,b,c){let d;d=$hy$($part(a,29628,30191),b,c);return d?100:a[29775+c*20+2];}
function $hy$(a,b,c){if(b[3]==(-1))return $bN$(a,b,c);return c==b[3]?b[30]:0;}
function $hz$(a,b,c,d,e){let f,g;f=b[30252+d];if(f<0||!(c[31+d*3]<=1&&c[31+d*3+2]==0)||b[2911+f]!=0)return 0;g=$es$(a,b[2591+f],e);return g>=0&&a[39012+6*b[2591+f]+g]>0;}
function $hA$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($hz$(a,b,c,f,d))e=Math.max(e,$hx$(b,c,f));}return e;}
function $hB$(a,b){let c,d;c=$part(a,30191,30252);d=c[31+b*3+2];if(c[31+b*3]<=1&&c[31+b*3+2]==0||d==1||d==4)return 0;return a[5071+$bG$(a,b)]<0;}
function $hC$(a,b){let c,d,e,f,g;c=$part(b,29628,30191);d=$part(b,30191,30252);e=b[30270]-1;f=b[30271];g=e*4;if(f>=g+4){b[30270]=0;b[30271]=4;b[1]=212;}else if(b[30252+f]<0||!(d[31+f*3]<=1))b[30271]++;else if(d[31+f*3]<=1&&d[31+f*3+2]==0){$hE$(c,d,f);if(!$hD$(b,f))b[30271]++;$bw$(a,b);}else if($hD$(b,f)&&b[2591+b[30252+f]]==$bG$(b,f))$hQ$(a,b);else b[30271]++;}
function $hD$(a,b){let c;c=31+b*3+2;return a[30191+c]==2;}
function $hE$(a,b,c){if(a[147+c*20+13])$be$(a,b,c);else if(a[147+c*20+11])$bf$(a,b,c,1,0);else{b[31+c*3+2]=2;$cl$(a,b,c);}}
function $hF$(a,b){let c,d,e,f;c=$part(b,29628,30191);d=$part(b,30191,30252);e=d[0];if(e==10)b[1]=214;else if($bK$(c,d,0)==0||$bK$(c,d,1)==0)$bI$(b);else if(e==9)$gn$(b,$bO$(c,d));else{f=e==7?1:0;if($hJ$(c,d,f)==1)$bS$(b,f,$hH$(c,d,f,0));else $hG$(a,b,f);}}
function $hG$(a,b,c){let d,e,f,g,h;d=$part(b,30191,30252);e=c*4;$gl$(b);for(f=e,g=e+4;f<g;f++){if(b[30252+f]>=0&&d[31+f*3]<=1&&d[31+f*3+2]==0)$gk$(b,1+b[30252+f]);}h=c?43:44;$hw$(b,h,a[15892+b[30252+e]]);}
function $hH$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[31+e*3+2]==0)return e;return $hI$(a,b,c,d);}
function $hI$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0){if(d==0)return e;d--;}}return c*4;}
function $hJ$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[31+d*3+2]==0)return 1;return $bK$(a,b,c);}
function $hK$(a,b){let c;c=b[30201]>b[30202]?0:1;$gl$(b);$gk$(b,0);$gk$(b,1);$gj$(b,42,a[52+b[30262+c]]);}
function $hL$(a,b){let c,d,e,f;c=$part(b,29628,30191);d=$part(b,30191,30252);e=d[0];if(e==3){f=$bK$(c,d,0)>0&&$bK$(c,d,1)>0;d[0]=f?$hM$(c,d):7;}else if(e==4)$gn$(b,c[12]);else if(e==5)$gn$(b,$bZ$(c,d));else $hn$(a,b,210);}
function $hM$(a,b){if($bR$(a,b,0)&&$bR$(a,b,1))return 4;if($bR$(a,b,0)||$bR$(a,b,1))return 5;return 7;}
function $hN$(a,b){let c,d,e;c=$part(b,29628,30191);d=$part(b,30191,30252);e=(-1);if(d[0]==2&&$bK$(c,d,0)>0)e=$hP$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0;}$hn$(a,b,208);}else if(d[1]!=e)d[1]=e;else{$hO$(a,b,e);$gn$(b,$cb$(c,d));}}
function $hO$(a,b,c){let d,e;d=c<4?0:1;e=a[16052+b[30252+c]];b[29630+d]=b[2463+e];}
function $hP$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0&&a[147+d*20+8]==0)return d;}return (-1);}
function $hQ$(a,b){let c,d,e,f,g,h,i,j;c=b[30271];d=b[30252+c];$gl$(b);e=$ia$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($hY$(a,b,c,f,e))$gk$(b,1+f);}}else{h=$hW$(a,b,c);i=$hV$(b[2751+d],h);for(j=0;j<6;j++){if($hV$(b[2751+d],j)==i)$hR$(a,b,c,j);}}$hw$(b,45,a[15892+d]);}
function $hR$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$hS$(a,b,c,d,e);if(f>=0)$gk$(b,10000*(1+d)+1+f);}}
function $hS$(a,b,c,d,e){let f,g,h,i,j;f=b[30252+c];g=b[2591+f];if(!(a[39012+6*g+d]>0))return (-1);h=a[29412+6*g+d];i=b[5071+h];if(i<0||a[15892+i]!=a[15892+f])return (-1);if(a[16372+i]==8||!$hT$(a,b,c,h))return (-1);if(e==$mod(d+3,6)||!(a[39012+6*h+e]>0))return (-1);j=a[29412+6*h+e];return b[5071+j]<0&&$hT$(a,b,c,j)?j:(-1);}
function $hT$(a,b,c,d){let e,f,g,h,i;e=b[30252+c];if(b[6671+(1-a[15892+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($hU$(b,f)){g=b[30252+f];h=$g$(a,b[2591+e],b[2591+g]);if($g$(a,d,b[2591+g])<=h)return 0;}}return 1;}
function $hU$(a,b){let c;c=a[30252+b];if(c<0||a[2591+c]<0)return 0;return a[30191+(31+b*3+2)]==0;}
function $hV$(a,b){let c;if(a<0)return 0;c=$mod(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2;}
function $hW$(a,b,c){let d,e,f,g,h;d=b[30252+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($hX$(a,b,c,g)){h=$hV$(b[2751+d],g);if(h>f){e=g;f=h;}}}return e;}
function $hX$(a,b,c,d){let e;for(e=0;e<6;e++){if($hS$(a,b,c,d,e)>=0)return 1;}return 0;}
function $hY$(a,b,c,d,e){let f,g,h;f=b[30252+c];for(g=0;g<6;g++){if(a[29412+6*b[2591+f]+g]==d){h=$hV$(b[2751+f],g);return h==e&&$hZ$(a,b,c,g);}}return 0;}
function $hZ$(a,b,c,d){let e,f;e=b[30252+c];if(!(a[39012+6*b[2591+e]+d]>0))return 0;f=a[29412+6*b[2591+e]+d];return b[5071+f]<0&&$hT$(a,b,c,f);}
function $ia$(a,b,c){let d,e,f;d=b[30252+c];e=(-1);for(f=0;f<6;f++){if($hZ$(a,b,c,f))e=Math.max(e,$hV$(b[2751+d],f));}return e;}
function $ib$(a,b){let c,d,e;c=$part(b,29628,30191);d=$part(b,30191,30252);if(d[0]==19){d[0]=0;if(b[30268]>=0)$ih$(c,d,b[30268]);return;}e=$ie$(a,b);if(e>=0){if(d[1]!=e){d[1]=e;return;}$hO$(a,b,e);$gn$(b,c[18+$bh$(c,d,e,0)-(-3)]);}else if(d[0]==0){d[0]=1;d[1]=0;$hn$(a,b,205);}else{$ic$(a,b);$hn$(a,b,207);}}
function $ic$(a,b){let c,d,e,f,g,h;c=$part(b,29628,30191);d=$part(b,30191,30252);d[1]=4;for(e=0;e<4;e++){if(b[30252+e]>=0)b[33593+b[30252+e]]=1;}if($bK$(c,d,0)==0){d[0]=10;return;}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[30256+e];if(f>=0&&(g=4+e,d[31+g*3]<=1)){b[33753+f]=1;$id$(a,b,f);}}h=b[30252];b[49628+a[15892+h]*24+18]++;}
function $id$(a,b,c){let d;d=a[16052+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$cM$(a,b,c))b[2143+d]=1;}
function $ie$(a,b){let c,d;c=$part(b,29628,30191);d=$part(b,30191,30252);if(d[0]==0)return $ig$(c,d,d[1]);return $if$(c,d,d[1]);}
function $if$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[147+d*20+5];if(b[31+d*3]<=1&&b[31+d*3+2]==0&&f&&a[147+d*20+15]==0)return d;}return (-1);}
function $ig$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[31+d*3+2]==0&&e&&a[147+d*20+8])return d;}return (-1);}
function $ih$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[147+d*20+14])b[31+d*3+2]=1;}}else if(c!=0)b[26]=c-20;}
function $ii$(a,b){let c,d,e,f,g,h,i;$gl$(b);for(c=0;c<6;c++){for(d=0;d<2;d++){e=d==0?b[2059]:b[2060];if(e>=0){f=a[116+e];g=a[148+e];for(h=f,i=g;h<i;h++){if(b[33913+h]!=0&&b[33433+h]==0&&$im$(a,b,h,c))$gk$(b,10000*c+1+h);}}}}if(b[4]==0||$ij$(a,b))$gk$(b,0);$hw$(b,41,b[9871]);}
function $ij$(a,b){let c,d,e,f;if(b[30266]==0&&$il$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[116+d],f=a[148+d];e<f;e++){if(b[33913+e]!=0&&b[33433+e]==0&&$ik$(a,b,e))return 0;}}return 1;}
function $ik$(a,b,c){let d,e,f,g;if(b[33913+c]==4){for(d=0;d<3;d++){if($im$(a,b,c,d))return 1;}return 0;}if(b[33913+c]!=3)return 0;e=$cU$(a,b,c,0);f=$cU$(a,b,c,1);g=e>=0&&b[33433+e]==0;return g||f>=0&&b[33433+f]==0;}
function $il$(a,b){let c,d;if(b[2063]==0||b[13276])return 0;for(c=a[116+b[2059]],d=a[148+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0;}return 1;}
function $im$(a,b,c,d){let e,f,g,h,i,j,k;e=$mod(d,3);f=d>=3;g=$cU$(a,b,c,0);h=$cU$(a,b,c,1);if(b[13277+c]&&!f)return 0;if(f&&!$is$(a,b,c,g,h,e))return 0;if(e==2)return g>=0&&h>=0&&$ir$(a,b,c,g,h);i=e==0?[g,h]:[h,g];j=i[0];k=i[1];if(j<0)return 0;return $io$(a,b,c,j,k)||$in$(a,b,c,j,g,h);}
function $in$(a,b,c,d,e,f){let g;if(b[33913+c]!=4||b[33433+d]==0)return 0;if(e>=0&&$io$(a,b,c,e,f))return 0;if(f>=0&&$io$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$ir$(a,b,c,e,f))return 0;return (g=b[33433+d]-1,b[32713+g*18+4-1]<0);}
function $io$(a,b,c,d,e){let f;if(b[33433+d]){f=b[33433+d]-1;if(!(b[32713+f*18+4-1]<0)||!$iq$(a,b,f,c))return 0;}else if(b[30266]>=40)return 0;return e<0||b[33433+e]>0||$ip$(a,b,c,e);}
function $ip$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29412+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&g!=c&&a[15892+g]==a[15892+c]&&b[33913+g]!=0&&b[33433+g]==0&&$cB$(a,b,g,d))return 1;}return 0;}
function $iq$(a,b,c,d){let e,f;e=32713+c*18+4;for(f=0;f<4;f++){if(b[e+f]>=0&&!$cB$(a,b,d,b[e+f]))return 0;}return 1;}
function $ir$(a,b,c,d,e){let f;if(b[33433+d]==0&&b[33433+e]==0)return b[30266]<40;if(b[33433+d]!=b[33433+e])return 0;f=b[33433+d]-1;return b[32713+f*18+4-1]<0&&$iq$(a,b,f,c);}
function $is$(a,b,c,d,e,f){if(b[13277+c])return 1;if(f!=1&&d>=0&&!$it$(a,b,c,d))return 0;return f==0||e<0||$it$(a,b,c,e);}
function $it$(a,b,c,d){let e,f,g;e=a[16372+c];if(e!=0&&e!=1)return 0;if(b[4351+c]!=1||b[3551+c])return 0;f=b[4511+c];g=b[4511+d];return f<0||g<0||$g$(a,f,g)>1;}
function $iu$(a,b){let c;while(b[30269]<a[23]&&!$ix$(a,b,b[30269]))b[30269]++;if(b[30269]==a[23]){$iw$(a,b,b[2059]);if(b[2060]>=0)$iw$(a,b,b[2060]);b[1]=203;return;}$gl$(b);for(c=0;c<6;c++){if($iv$(a,b,b[30269],c))$gk$(b,1+c);}$gj$(b,40,b[9871]);}
function $iv$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$mod(d+5,6))&&b[3551+c]&1<<e){f=$cD$(a,b,c,e);if(f>=0&&b[33753+f]==0)return 1;}}return 0;}
function $iw$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++)b[33913+d]=$cL$(a,b,d);}
function $ix$(a,b,c){let d,e;d=a[16052+c];if(d!=b[2059]&&d!=b[2060])return 0;if(b[2591+c]<0||b[3551+c]==0||$cS$(a,c))return 0;if(b[33593+c]||$cR$(a,b,c)||!$ht$(a,b,c))return 0;for(e=0;e<6;e++){if($iv$(a,b,c,e))return 1;}return 0;}
function $iy$(a,b){let c,d;$iC$(a,b);b[30268]=(-1);if(b[30265]==2){b[30269]=0;b[1]=202;return;}for(c=0,d=a[23];c<d;c++){if($iB$(a,b,c))$iA$(b,c,b[3711+c]-1);if($iz$(b,c))b[3711+c]=0;}$cs$(a,b);b[1]=205;}
function $iz$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9872]==2)return b==a[9873];if(a[30265]==1)return c==3;return c==1||c==2;}
function $iA$(a,b,c){let d;if(a[33433+b])return;if(a[33433+c]==0){$cW$(a);$cJ$(a,a[30266]-1,c,1);}d=a[33433+c]-1;if(a[32713+d*18+4-1]<0){$cJ$(a,d,b,0);a[33913+b]=2;a[34233+b]=a[3871+b]==2?1:0;}}
function $iB$(a,b,c){if(!$iz$(b,c)||b[2591+c]<0||$cS$(a,c))return 0;if(b[2911+c]>1)return 0;return $cB$(a,b,c,b[3711+c]-1);}
function $iC$(a,b){let c,d;b[30266]=0;b[30267]=0;b[30264]=0;for(c=0,d=a[23];c<d;c++){b[33433+c]=0;b[33913+c]=0;b[34073+c]=0;b[34233+c]=0;}}
function $iD$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[33593+c]=0;b[33753+c]=0;}b[30265]=0;if(b[9872]==1||b[9872]==2)b[30265]=1;else if(b[9872]==3)b[30265]=2;b[1]=201;}
function $iE$(a,b){let c,d,e,f,g;c=b[27696];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return;}$gl$(b);$gk$(b,0);for(e=a[29+d],g=a[31+d];e<g;e++){f=b[27740+e]==0&&b[3551+e]==0;if(f&&a[17172+e]!=0&&$iF$(a,b,e,b[4891+c]))$gk$(b,1+e);}$gj$(b,27,d);}
function $iF$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$es$(a,d,b[2591+c]);return e>=0&&$eG$(a,b,d,e,a[15892+c])==c;}
function $iG$(a,b){let c,d,e,f,g,h;c=b[27696];if(b[4831+c]!=b[2059]){b[1]=8;return;}if(b[27699]==0){b[1]=400;return;}b[27699]--;d=b[4891+c];e=b[27700+b[27699]];f=1-b[5];if($dh$(a,b,b[5],e)){b[1]=152;return;}b[4891+c]=e;for(g=a[29+f],h=a[31+f];g<h;g++)b[27740+g]=$iF$(a,b,g,d)?1:0;b[1]=151;}
function $iH$(a,b){let c,d,e,f,g,h,i;c=b[27696];d=b[5];e=b[4891+c];$gl$(b);$gk$(b,0);$di$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13501+f]&&f!=e)$gk$(b,1+f);}$di$(a,b,d,e,10,1);for(h=a[34-d],i=a[36-d];h<i;h++){if(b[2271+h]>=0&&$iI$(a,b,d,b[2271+h])<=10)$gk$(b,10001+h);}$gj$(b,39,d);}
function $iI$(a,b,c,d){let e;if(!$dh$(a,b,c,d))return $dd$(b,d);e=$df$(a,b,d);if(e<0)return 1073741824;return $dd$(b,e)+$dg$(a,b,e,d);}
function $iJ$(a,b){let c;$lD$(b,$ar$(a,b,(c=b[5],$ar$(a,b,c)>0?c:2)));}
function $iK$(a,b){let c,d,e,f;c=b[27694];if(c<0){b[1]=b[27695];return;}$gl$(b);$gk$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[52+c];$di$(a,b,d,b[2271+c],$iL$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13501+e]&&e!=b[2271+c])$gk$(b,1+e);}}$gj$(b,37,b[5]);}
function $iL$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[52+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return d?3:4;return d?6:9;}
function $iM$(a,b){let c,d,e,f;b[1]=8;for(c=a[116+b[2059]],f=a[148+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9872]=d;b[9871]=e;b[9874]=8;b[1]=200;}}}
function $iN$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[29+c],e=a[31+c];d<e;d++){if(b[3871+d]==3){b[9872]=1;b[9871]=c;b[9874]=146;b[1]=200;}}}
function $iO$(a,b){let c,d;c=b[13437];d=b[13499];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$iP$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3;}}
function $iP$(a,b,c,d,e){let f;f=$es$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$mod(d+5,6)))return 0;return a[39012+6*c+f]>0;}
function $iQ$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[13437]];e=1600;for(f=a[29+c],g=a[31+c];f<g;f++){if(b[26894+f]>0&&b[2591+f]>=0)e=Math.min(e,$g$(a,d,b[2591+f]));}$gl$(b);for(h=0;h<2;h++){for(f=a[29+c],i=a[31+c];f<i;f++){if(b[26894+f]>0&&b[2591+f]>=0&&b[27374+f]==h&&$g$(a,d,b[2591+f])==e)$gk$(b,1+f);}if(b[4]>0)break;}if(b[4]>0)$gj$(b,36,1-c);else b[1]=142;}
function $iR$(a,b){let c,d,e;c=1-b[5];$gl$(b);for(d=a[29+c],e=a[31+c];d<e;d++){if(b[27214+d]&&b[2591+d]>=0)$gk$(b,1+d);}if(b[4]>0)$gj$(b,35,c);else b[1]=145;}
function $iS$(a,b){if($dv$(a,b)>=0)$lD$(b,10);else b[1]=142;}
function $iT$(a,b){let c,d,e,f,g,h,i;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[29+c],i=a[31+c];e<i;e++){f=a[16372+e];g=f==0||f==1||f==3;h=b[2591+e]>=0&&b[3551+e]==0;b[27054+e]=0;if(g&&h&&!d&&$iU$(a,b,e))b[27054+e]=1;}b[1]=141;}
function $iU$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[29+e],h=a[31+e];f<h;f++){if(b[26894+f]>0&&b[2591+f]>=0){g=$g$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$dq$(a,b,c,2,141);b[13441]=6;$iW$(a,b);d=1;}if($iV$(a,b,c,b[2591+f]))return 1;}}return 0;}
function $iV$(a,b,c,d){let e,f,g,h,i,j,k,l;e=a[17492+c]&&b[3231+c]==0;f=e?48612:58212;for(g=0;g<6;g++){h=a[29412+6*d+g];i=$mod(g+3,6);if(h<0||b[13501+h]==0||!(a[39012+6*h+i]>0))continue;j=a[f+6*h+i];for(k=0;k<2;k++){l=$eH$(a,b,h,$mod(i+k,6));if($div(l,4096)+j<=6)return 1;}}return 0;}
function $iW$(a,b){let c,d,e,f,g;c=b[13437];$dl$(b);d=$dk$(b,b[2591+c]);$dj$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22383+e];e=$mod(e+1,1986);f--;b[24369+g]=0;f=$iX$(a,b,g,e,f);}}
function $iX$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r;f=$div(c,6);g=$mod(c,6);if(b[15432+f]==0)$ja$(a,b,f);h=b[18411+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$mod(g+j,6);l=$ew$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20397+m],i))continue;b[20397+m]=h+l;for(n=0;n<2;n++){o=$mod(k-n+6,6);p=b[16425+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29412+6*b[15101+f]+o];if(q==b[15101])continue;r=$dk$(b,q);if($iY$(a,b,r,h+l+p))e+=$dj$(b,r,k,h+l+p,d+e);}}}return e;}
function $iY$(a,b,c,d){if(d<b[13441]*4096)return 1;return $iZ$(a,b,b[13437])||!$eA$(a,b,c);}
function $iZ$(a,b,c){let d;d=a[16372+c]==0||a[16372+c]==1;return d&&b[2911+c]==0&&b[13438]==0;}
function $ja$(a,b,c){let d,e;d=b[15101+c];for(e=0;e<6;e++)b[16425+6*c+e]=$eo$(a,b,d,e);b[16094+c]=(-1);if($jb$(a,b,d))b[16094+c]=$dP$(a,b,b[13437],d)*64;b[15432+c]=2;}
function $jb$(a,b,c){let d,e,f;d=b[13437];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15892+d],b[6671+(1-f)*1600+c]>0))return 0;return $dU$(a,b,d,c);}
function $jc$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$lD$(a,10);else a[1]=140;}
function $jd$(a,b){let c,d;c=b[13437];d=b[2591+c];b[1]=137;if(d<0||d==b[13449])return;b[26894+c]=1;if(b[13450])b[2559+b[2059]]=1;}
function $je$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[116+c];f=a[148+c];$gl$(b);if(!$ji$(a,b,e,f))$gk$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$jf$(a,b,h,g))$gk$(b,10000*g+1+h);}}$gj$(b,34,d);}
function $jf$(a,b,c,d){if(d==0)return a[16372+c]!=8&&b[26734+c]==0;if(b[27534+c]||d==1||$cQ$(b,c))return 0;return d==2?$jh$(a,b,c):$jg$(a,b,c);}
function $jg$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$P$(a,b,c),d<e-1))return 0;return $cM$(a,b,c)&&!$gw$(a,b,c);}
function $jh$(a,b,c){if(b[3071+c]==0||a[18212+b[2591+c]]!=0)return 0;return !$gw$(a,b,c);}
function $ji$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16372+e]!=8&&b[26734+e]==0&&!$jj$(a,b,e,b[2591+e]))return 1;}return 0;}
function $jj$(a,b,c,d){let e,f,g;e=a[15892+c];for(f=a[30-e],g=a[32-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16052+f]]&&$g$(a,d,b[2591+f])<=2)return 0;}return 1;}
function $jk$(a,b){if($dB$(a,b)>=0)$lD$(b,10);else b[1]=137;}
function $jl$(a){let b,c;b=0;c=a[5];a[9872]=b;a[9871]=c;a[9874]=8;a[1]=200;}
function $jm$(a,b){let c,d,e,f;c=b[26732];d=b[26731];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($g$(a,b[2591+c],b[2591+d])==1&&$iP$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15892+c];b[9872]=e;b[9871]=f;b[9873]=c;b[9874]=110;b[1]=200;}}
function $jn$(a,b){let c,d,e,f;c=b[26732];d=b[2591+c];$gl$(b);for(e=0,f=a[26];e<f;e++){if($g$(a,d,e)==1&&$jo$(a,b,c,e))$gk$(b,1+e);}if(b[4]>0)$gj$(b,33,a[15892+c]);else b[1]=110;}
function $jo$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29412+6*e+f]==d&&(g=b[2751+c],g<0||f==g||f==$mod(g+5,6)))return a[39012+6*e+f]>0&&b[5071+d]<0;}return 0;}
function $jp$(a,b){let c,d,e;c=b[26732];d=b[26731];e=b[34393];b[34393]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0){$bB$(a,b,d,2,$jq$(b,c,e));return;}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13499]=d;$dq$(a,b,c,3,134);}}
function $jq$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $jr$(a,b){let c,d,e,f,g,h;c=b[26731];d=b[26732];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return;}e=a[15892+d];$gl$(b);$gk$(b,0);for(f=a[29+e],h=a[31+e];f<h;f++){g=a[17172+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26393+f]==0&&b[3551+f]==0&&$dI$(a,b,f)!=0)$gk$(b,1+f);}$gj$(b,32,e);}
function $js$(a,b){let c,d,e,f,g;c=b[26732];e=(d=b[2751+c],$cA$(a,b[2591+c],d,b[2591+b[26731]]));$gl$(b);for(f=0;f<2;f++){if((g=$dQ$(b,c,f),$cA$(a,b[2591+c],g,b[2591+b[26731]]))<e)$gk$(b,1+f);}$gj$(b,31,a[15892+c]);}
function $jt$(a,b){let c,d,e,f;c=b[26731];d=1-a[15892+c];$gl$(b);for(e=a[29+d],f=a[31+d];e<f;e++){if(b[2591+e]>=0&&$ju$(a,b,c,e))$gk$(b,1+e);}$gj$(b,30,a[15892+c]);}
function $ju$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$g$(a,b[2591+c],e);if(f<2||f>3||b[6671+a[15892+c]*1600+e]>0)return 0;if($dE$(a,b,c,d)==0)return 0;g=$dK$(a,b,c,d);h=b[11644+g-1];i=$g$(a,h,e)==1;$d$(b,g);return i;}
function $jv$(a,b){let c;c=b[13437];if(b[2591+c]>=0&&b[3711+c]>0)$bB$(a,b,c,2,112);else if(b[13440])$eJ$(a,b);else b[1]=112;}
function $jw$(a,b){let c;c=b[26727];if(b[2591+c]>=0&&b[2591+c]!=b[26729])$bE$(a,b,c,b[26730]);else b[1]=b[26730];}
function $jx$(a,b){let c,d,e,f,g,h,i,j;c=b[26726];d=b[26727];if(c==b[26725]){b[1]=126;return;}b[26726]=c+1;e=b[26716+c];if(b[2591+e]<0||b[2591+d]<0||b[3711+d]==1+e)return;if(b[26728]==0){b[3391+e]=1;b[13276]=1;}b[26357]=1;f=e;g=d;h=b[2591+d];b[9875]=f;b[9876]=g;b[9877]=h;i=b[26728];j=b[26719+c];b[9878]=i;b[9879]=j;b[9881]=b[26722+c];b[9880]=c;b[9882]=125;b[1]=300;}
function $jy$(a,b){let c,d,e;c=a[15892+b[26716]];if(b[26725]==3){b[1]=125;return;}$gl$(b);$gk$(b,0);for(d=a[29+c],e=a[31+c];d<e;d++){if(a[16372+d]==6&&b[2591+d]>=0&&$jz$(a,b,d))$gk$(b,1+d);}$gj$(b,29,c);}
function $jz$(a,b,c){if($dZ$(b,c)||!$jC$(a,b,c))return 0;if(b[26728]==1)return $jB$(a,b,c);return $jA$(a,b,c,b[26727]);}
function $jA$(a,b,c,d){let e;e=a[16052+c];if(e!=b[2059]&&e!=b[2060])return 0;if(b[4191+c]||b[3391+c]||$ds$(a,b,c)<(a[17332+c]?0:(a[17172+c]==2?2:1)))return 0;return $cM$(a,b,c)&&$dE$(a,b,c,d)!=0;}
function $jB$(a,b,c){let d,e;if(a[17172+c]==0||b[2591+c]<0||b[26393+c])return 0;d=b[26356];if(b[3551+c]||!$iF$(a,b,c,b[2591+d]))return 0;if(b[3711+d]==1+c)return 0;if(b[26355]!=3)return 1;e=b[6671+a[15892+d]*1600+b[2591+c]];return e==($iF$(a,b,d,b[2591+c])?1:0);}
function $jC$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26725];e<f;e++){if(b[26716+e]==c)return 0;if($g$(a,b[2591+c],b[2591+b[26716+e]])==1)d=1;}return d;}
function $jD$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||b[3711+c]){$ea$(a,b);return;}d=1-a[15892+c];$gl$(b);$gk$(b,0);for(e=a[29+d],g=a[31+d];e<g;e++){if(a[17172+e]==1&&b[26393+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$iF$(a,b,e,b[2591+c]))$gk$(b,1+e);}}$gj$(b,28,d);}
function $jE$(a,b){let c,d,e,f;c=b[26356];if(b[2591+c]<0){$ea$(a,b);return;}d=1-a[15892+c];$gl$(b);$gk$(b,0);if(b[6671+d*1600+b[2591+c]]>0){for(e=a[29+d],f=a[31+d];e<f;e++){if($jB$(a,b,e))$gk$(b,1+e);}}$gj$(b,27,d);}
function $jF$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0){$ea$(a,b);return;}d=1-a[15892+c];$gl$(b);$gk$(b,0);for(e of $K5){for(f=a[29+d],g=a[31+d];f<g;f++){if(b[2591+f]>=0&&$jG$(a,b,f))$gk$(b,10000*e+1+f);}}$gj$(b,26,d);}
function $jG$(a,b,c){if(b[26553+c]||!$jH$(a,b,c))return 0;if(a[17332+b[26356]]&&a[17332+c]==0)return 0;return $dU$(a,b,c,b[2591+c]);}
function $jH$(a,b,c){let d,e;if(a[16372+c]==8||b[3551+c]||b[26393+c])return 0;if(b[26355]==3&&b[33433+c]>b[30267])return 0;return $bD$(a,b,c)&&!(d=a[15892+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0);}
function $jI$(a,b){let c;c=b[26713];$gl$(b);$gk$(b,0);if(b[2591+c]>=0&&$dU$(a,b,c,b[2591+c])){$gk$(b,1);$gk$(b,2);}$gj$(b,25,a[15892+c]);}
function $jJ$(a,b){let c,d,e,f,g;c=b[26356];if(b[2591+c]<0||a[17332+c]){$eh$(b);return;}d=1-a[15892+c];$gl$(b);$gk$(b,0);for(e=0;e<6;e++){for(f=a[29+d],g=a[31+d];f<g;f++){if(b[2591+f]>=0&&$jK$(a,b,f,e))$gk$(b,10000*e+1+f);}}$gj$(b,24,d);}
function $jK$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$jH$(a,b,c)||!(a[39012+6*e+d]>0))return 0;f=a[29412+6*e+d];g=b[26356];if(b[5071+f]>=0||$g$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15892+c],b[6671+(1-h)*1600+f]>0);return i&&$aw$(a,b,e,b[2591+g]);}
function $jL$(a,b){let c,d;c=b[26359];d=b[2591+c]>=0?$jP$(a,b,c):(-1);if(d<0){b[1]=b[26360];return;}b[27694]=d;if(a[17332+c]){b[1]=116;return;}$gl$(b);$gk$(b,0);$jM$(a,b,d,c);$gj$(b,23,a[52+d]);}
function $jM$(a,b,c,d){let e,f;e=a[52+c];f=b[2271+c];if(b[6671+(1-e)*1600+f]>0||!$aw$(a,b,f,b[2591+d]))return;$jN$(a,b,e,f,b[2591+d]);}
function $jN$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($g$(a,d,f)==1&&$g$(a,f,e)>2&&$jO$(a,b,c,d,f))$gk$(b,1+f);}}
function $jO$(a,b,c,d,e){let f,g;f=b[5071+e];if(b[6671+(1-c)*1600+e]>0||f>=0&&a[15892+f]!=c)return 0;for(g=0;g<6;g++){if(a[29412+6*d+g]==e)return a[39012+6*d+g]>0;}return 0;}
function $jP$(a,b,c){let d,e,f,g;d=1-a[15892+c];for(e=a[33+d],g=a[35+d];e<g;e++){f=b[2271+e];if(b[26361+e]==0&&f>=0&&b[2527+e]==0&&$jQ$(a,b,d,f)&&$g$(a,f,b[2591+c])<=2)return e;}return (-1);}
function $jQ$(a,b,c,d){let e;e=b[5071+d];return e<0||a[15892+e]!=c;}
function $jR$(a){$lD$(a,10);}
function $jS$(a,b){let c,d;c=b[13437];if($kb$(b))$eJ$(a,b);else if(b[13453]==0&&b[13448]>=0)$ka$(a,b);else if(b[13453]==0)b[1]=112;else if(b[13455]==b[13454])$jZ$(a,b);else{d=b[13456+b[13455]];if(b[2751+c]!=$mod(d,6))$jW$(a,b,$mod(d,6),$jY$(a,b,$mod(d,6)));else if($jV$(a,b)){b[13447]=1;$jU$(a,b,c,113);}else $jT$(a,b,$div(d,6));}}
function $jT$(a,b,c){let d,e,f,g;d=b[13437];e=b[2591+d];f=b[5071+c];g=$eo$(a,b,e,$es$(a,e,c));if(g==(-1))b[13453]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$cf$(a,b,f,1);$el$(a,b,c,g);}}
function $jU$(a,b,c,d){let e,f,g;b[26355]=0;b[26356]=c;b[26358]=d;b[26357]=0;e=1-a[15892+c];for(f=a[29+e],g=a[31+e];f<g;f++)b[26393+f]=0;b[1]=123;}
function $jV$(a,b){let c,d;if(b[13447]||b[13438]>=2)return 0;return (c=a[15892+b[13437]],d=b[2591+b[13437]],b[6671+(1-c)*1600+d]>0);}
function $jW$(a,b,c,d){let e,f,g,h;e=b[13437];if(d==(-1)){b[13453]=0;return;}b[13442]+=$div(d,4096);b[13444]+=$eD$(b[2751+e],c);$aP$(a,b,e,c);if((f=a[15892+e],g=b[2591+e],b[6671+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2);}h=$div($mod(d,4096),64);if(h>0)$jX$(a,b,h);}
function $jX$(a,b,c){let d,e;d=b[13437];e=b[2911+d];$cf$(a,b,d,c);if(b[2911+d]!=e)b[13453]=0;}
function $jY$(a,b,c){let d,e;d=b[13437];e=b[2591+d];if(!$jb$(a,b,e))return (-1);if(b[13438]==1&&b[13443]==0)return $dP$(a,b,d,e)*64;return $eC$(a,b,e,b[2751+d],c);}
function $jZ$(a,b){let c,d,e;c=b[13437];d=b[2591+c];e=b[2751+c];b[13453]=0;b[13497]=1;if(e!=b[13496])$jW$(a,b,b[13496],$eB$(a,b,d,e,b[13496]));b[1]=112;}
function $ka$(a,b){$em$(a,b,b[13451]);$aP$(a,b,b[13437],b[13452]);$eJ$(a,b);}
function $kb$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0;}
function $kc$(a,b){let c,d;c=b[13437];d=b[13497]&&b[13438]!=0;if($kb$(b)||d){$eJ$(a,b);return;}$dr$(a,b);$iW$(a,b);$gl$(b);if($kn$(a,b))$gk$(b,0);if(b[13438]==2||b[13438]==3)$kl$(a,b);else{$kj$(a,b);if(b[13438]==0)$kh$(a,b);}if(b[13497]&&!$kg$(b,b[2591+c]))$gl$(b);else if(b[2063]&&$ke$(a,b)&&$kg$(b,b[2591+c]))$kd$(b,b[2591+c]);if(b[4]>0)$gj$(b,22,a[15892+c]);else $eJ$(a,b);}
function $kd$(a,b){let c,d,e,f,g;c=0;for(d=0,f=a[4];d<f;d++){if((e=a[9+d],e>10000||e>0&&$div(e-1,6)!=b)){a[9+c]=a[9+d];c++;}}for(d=c,g=a[4];d<g;d++)a[9+d]=0;a[4]=c;}
function $ke$(a,b){let c,d;if(!$il$(a,b))return 0;for(c=a[116+b[2059]],d=a[148+b[2059]];c<d;c++){if(b[2591+c]>=0&&$kf$(a,b,c))return 0;}return 1;}
function $kf$(a,b,c){let d,e,f,g,h;d=a[16372+c];if(d==6||d==7||d==8||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($cQ$(b,c)||!$cM$(a,b,c)))return 0;e=b[2591+c];for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39012+6*e+f]){h=b[5071+a[29412+6*e+f]];if(h>=0&&a[15892+h]!=a[15892+c])return 1;}}return 0;}
function $kg$(a,b){let c,d,e;for(c=0,e=a[4];c<e;c++){if((d=a[9+c],d>10000||d>0&&$div(d-1,6)!=b))return 1;}return 0;}
function $kh$(a,b){let c,d,e,f,g;c=b[13437];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($ki$(a,b,c,d,b[13440]==0)){e=1-a[15892+c];for(f=a[29+e],g=a[31+e];f<g;f++){if(b[2591+f]>=0&&$dE$(a,b,c,f)!=0)$gk$(b,10001+f);}}}
function $ki$(a,b,c,d,e){if(a[17172+c]==0||a[16372+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17332+c]?0:(a[17172+c]==2?2:1)))return 0;return e||a[17172+c]==1;}
function $kj$(a,b){let c,d,e,f;c=b[13437];for(d=0,f=a[26];d<f;d++){if(b[13501+d]==0||b[5071+d]>=0&&b[5071+d]!=c)continue;if(b[13438]==1&&!$jj$(a,b,c,d))continue;for(e=0;e<6;e++){if($kk$(a,b,d,e))$gk$(b,1+6*d+e);}}}
function $kk$(a,b,c,d){let e,f;e=b[13437];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$eH$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return !$iZ$(a,b,e)||$ex$(a,b,c,d)>=0;}
function $kl$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[13437];d=99;e=1073741824;if(b[13443]==0)d=$km$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){h=$km$(a,b,f,g);if(h<=d&&$kk$(a,b,f,g)){j=(i=$eH$(a,b,f,g),$div(i,4096));if(h<d){d=h;e=j;}else if(e<1073741824)e=Math.min(e,j);}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13501+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){if($km$(a,b,f,g)==d&&$kk$(a,b,f,g)&&(l=$eH$(a,b,f,g),$div(l,4096))==e)$gk$(b,1+6*f+g);}}}}
function $km$(a,b,c,d){let e;e=$g$(a,c,b[2591+b[13499]]);if(e==1&&$iP$(a,b,c,d,b[13499]))return 0;return e;}
function $kn$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $jj$(a,b,b[13437],b[2591+b[13437]]);}
function $ko$(a,b){let c,d,e,f,g,h,i;c=b[13437];$gl$(b);d=$kq$(a,b,a[16052+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11644+f]==e&&$kp$(a,b,c,e)){for(g=0;g<6;g++)$gk$(b,1+6*e+g);}}}$gj$(b,21,a[15892+c]);}
function $kp$(a,b,c,d){let e;e=$ds$(a,b,c)-$eM$(a,b,c,d);if(e==0)return !$en$(a,b,a[15892+c],d);return e>0;}
function $kq$(a,b,c){let d,e,f,g,h,i,j;d=0;e=(-1);f=c*160;for(g=0,j=a[468+c];g<j;g++){h=a[500+f+g];i=a[5620+f+g];if(b[5071+h]>=0||e>=0&&i>e)continue;e=i;b[11644+d]=h;d++;}return d;}
function $kr$(a,b){let c,d,e,f,g;c=b[5];d=$kE$(a,b);$gl$(b);$gk$(b,0);for(e=0;e<5;e++){for(f=a[29+c],g=a[31+c];f<g;f++){if(f==d&&e>=2)continue;if($kC$(a,b,f)&&$kt$(a,b,f,e))$gk$(b,10000*e+1+f);}}if(b[4]>1&&$ke$(a,b)&&b[10]<20000)$ks$(b);$gj$(b,20,c);}
function $ks$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0;}
function $kt$(a,b,c,d){if(b[2591+c]<0)return d==0&&$m$(a,b,c)&&$kB$(a,b,c);if(a[16372+c]==8)return d==2&&$jh$(a,b,c);if(d==0)return $kw$(a,b,c);if(d==1)return $kv$(a,b,c);if(d==2)return $jh$(a,b,c);if(d==3)return $jg$(a,b,c);return $ku$(a,b,c);}
function $ku$(a,b,c){if(a[17492+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16532+c]-1&&b[3231+c]==0)return 0;if($en$(a,b,a[15892+c],b[2591+c]))return 0;return $cM$(a,b,c);}
function $kv$(a,b,c){let d,e,f,g,h;if(a[16372+c]!=2||b[3391+c]||b[3551+c])return 0;if((d=a[15892+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0)||!$cM$(a,b,c))return 0;f=1-a[15892+c];for(g=a[29+f],h=a[31+f];g<h;g++){if(b[2591+g]>=0&&$ju$(a,b,c,g))return 1;}return 0;}
function $kw$(a,b,c){let d,e,f,g;d=$cM$(a,b,c);e=d?$ds$(a,b,c):$div($ds$(a,b,c),2);if($ki$(a,b,c,e,d)&&$kA$(a,b,c))return 1;if(b[3551+c]&&!$kz$(a,b,c))return 0;f=b[2591+c];g=a[15892+c];if(b[6671+(1-g)*1600+f]>0)return d&&$kx$(a,b,c);return e>0||$dU$(a,b,c,f);}
function $kx$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15892+c];if(b[3551+c]==0&&$eF$(a,b,e,d)==1&&$dU$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39012+6*d+f]&&$ky$(a,b,e,a[29412+6*d+f]))return 1;}return 0;}
function $ky$(a,b,c,d){let e;e=b[5071+d];if(b[6671+(1-c)*1600+d]>0)return 0;return e<0||a[15892+e]==c&&a[16372+e]!=8;}
function $kz$(a,b,c){let d,e;if(a[17332+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29412+6*b[2591+c]+d]];if(a[17332+e])return 0;}}return 1;}
function $kA$(a,b,c){let d,e,f;d=1-a[15892+c];for(e=a[29+d],f=a[31+d];e<f;e++){if(b[2591+e]>=0&&$dE$(a,b,c,e)!=0)return 1;}return 0;}
function $kB$(a,b,c){let d,e;for(d=0,e=$kq$(a,b,a[16052+c]);d<e;d++){if($kp$(a,b,c,b[11644+d]))return 1;}return 0;}
function $kC$(a,b,c){if(b[4191+c]||b[3391+c]==2)return 0;return $kD$(a,b,c);}
function $kD$(a,b,c){let d,e;d=a[16052+c];e=d==b[2059]||d==b[2060];return e&&(b[2207+d]==0||b[2207+d]==1);}
function $kE$(a,b){let c,d,e;c=(-1);if($il$(a,b)){for(d=a[116+b[2059]],e=a[148+b[2059]];d<e;d++){if($kF$(a,b,d)){if(c>=0)return (-1);c=d;}}}return c;}
function $kF$(a,b,c){if($kC$(a,b,c)&&($kt$(a,b,c,0)||$kt$(a,b,c,1)))return 1;return b[2591+c]>=0&&$kf$(a,b,c);}
function $kG$(a,b){let c,d;b[27696]=(-1);b[27698]=(-1);b[27697]=0;$gl$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$gk$(b,1+c);}if($gs$(a,b,b[2059]))$gk$(b,10001);if(b[4]>0)$gj$(b,39,b[5]);else b[1]=8;}
function $kH$(a){$dz$(a,a[2059],8);}
function $kI$(a,b){let c;c=a[33+b[5]]-1;$dz$(b,$do$(a,b,c),8);}
function $kJ$(a,b){let c,d;$kL$(a,b);b[13276]=0;b[13437]=(-1);for(c=0,d=a[23];c<d;c++){b[26734+c]=0;b[26894+c]=0;b[27214+c]=0;b[27374+c]=0;b[27534+c]=0;if(b[2591+c]>=0&&$kK$(a,b,c))b[27534+c]=1;}b[26733]=a[116+b[2059]];b[1]=136;}
function $kK$(a,b,c){let d,e,f;d=1-a[15892+c];for(e=a[29+d],f=a[31+d];e<f;e++){if(b[2591+e]>=0&&$g$(a,b[2591+c],b[2591+e])<=2)return 1;}return 0;}
function $kL$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26553+c]=0;b[13277+c]=0;}}
function $kM$(a,b){b[13276]=0;b[13437]=(-1);$kL$(a,b);b[1]=110;}
function $kN$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$R$(a,b,c);d=b[2141]>=a[41];e=b[2142]>=a[42];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1));}else if(d||e){b[7]=1;b[8]=d?1:0;}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[41],i=b[2141]*a[42],h==i?(-1):(h>i?0:1));}else if(a[27]>0)b[7]=4;else{b[6]++;b[1]=0;}}
function $kO$(a,b){if(b[2064]>=a[24])b[1]=15;else if($kP$(a,b,b[2064]))$lD$(b,10);else b[2064]++;}
function $kP$(a,b,c){let d,e;if(b[2207+c]==3||$gc$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2911+d]!=3)return 1;}return 0;}
function $kQ$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return;}$gl$(b);if(b[2207+c]==2){for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0)$gk$(b,1+d);}}if(b[4]>0)$gj$(b,9,a[52+c]);else b[2064]++;}
function $kR$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13;}
function $kS$(a,b){let c,d,e,f,g;c=b[2057];$gl$(b);$gk$(b,0);for(d=a[33+c],g=a[35+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($p$(a,b,d)&&(f||!e))$gk$(b,1+d);}if(b[4]>1)$gj$(b,5,c);else $eY$(b,$eZ$(a,b,1-c)?1-c:c);}
function $kT$(a,b){let c;c=$part(b,2110,2124);b[2063]=0;if(c[0]==14&&!$kU$(a,b))$fn$(c);b[1]=4;}
function $kU$(a,b){if(!$p$(a,b,b[2059]))return 0;return b[2060]<0||$p$(a,b,b[2060]);}
function $kV$(a,b){let c,d,e,f;c=b[2064];$gl$(b);for(d=0,f=a[26];d<f;d++){if($kW$(a,b,c,d)){for(e=0;e<6;e++)$gk$(b,1+6*d+e);}}if(b[4]>0)$gj$(b,8,a[15892+c]);else{b[2064]++;b[1]=6;}}
function $kW$(a,b,c,d){let e,f,g,h;e=b[2271+a[16052+c]];if(b[5071+d]>=0||a[18212+d]==6)return 0;if($g$(a,e,d)>3)return 0;f=1-a[15892+c];for(g=a[29+f],h=a[31+f];g<h;g++){if(b[2591+g]>=0&&$g$(a,b[2591+g],d)<3)return 0;}return 1;}
function $kX$(a,b){if(b[2064]>=a[148+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$lD$(b,10);else b[2064]++;}
function $kY$(a,b){let c,d;c=b[2059];d=$ld$(a,b,c);$gl$(b);if(d||b[2060]>=0)$gk$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($lc$(a,b,c))$gk$(b,2);if($lb$(a,b,c))$gk$(b,3);if($la$(a,b,c))$gk$(b,4);if($kZ$(a,b,c))$gk$(b,5);}if(b[4]>0)$gj$(b,3,b[5]);else b[1]=8;}
function $kZ$(a,b,c){let d;d=a[52+c];if(!(b[2271+c]>=0))return 0;if(a[47]&&(b[2399+c]||b[2133+d]>=2))return 0;return $gt$(a,b,c)>0||$gs$(a,b,c);}
function $la$(a,b,c){let d,e,f;d=a[52+c];if(!(a[37+a[52+c]]==c)||!$j$(a,b,d))return 0;for(e=a[33+d],f=a[35+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1;}return 0;}
function $lb$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2911+d]==2)return 1;}return 0;}
function $lc$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0&&a[16372+d]!=8)return 1;}return 0;}
function $ld$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0||$m$(a,b,d))return 1;}return 0;}
function $le$(a,b){let c,d,e;c=$part(b,2110,2124);$fJ$(a,b);d=c[0];if(d==5)$fo$(b);else if(d==8)$li$(a,b);else if(d==14){$gl$(b);$gk$(b,0);$gk$(b,1);$gj$(b,4,b[5]);}else if(d==6)$lh$(a,b);else if(d==9)$lg$(a,b);else if(d==15)$fr$(a,b,0);else{e=$lf$($part(b,2067,2110),c);if(e==(-1))$fr$(a,b,0);else $lD$(b,e);}}
function $lf$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[19+b[1]*4+1];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($has($K6,c))return a[10];if(c==3)return a[19+(b[11]?a[13]:b[1])*4+2];if(c==10)return a[15];d=c==12?6:(c==14?16:(c==15?17:0));if(d>0)return a[d]==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1);}
function $lg$(a,b){let c,d,e;c=1-b[5];$gl$(b);$gk$(b,0);for(d=a[33+c],e=a[35+c];d<e;d++){if(b[2143+d]>0&&$k$(a,b,d)&&$q$(a,b,d))$gk$(b,1+d);}$gj$(b,7,c);}
function $lh$(a,b){let c,d,e,f;c=1-b[5];d=$i$(a,b,$fh$(a,b));$gl$(b);$gk$(b,0);for(e=a[33+c],f=a[35+c];e<f;e++){if($fN$(a,b,e,d,b[2112]>0))$gk$(b,1+e);}$gj$(b,6,c);}
function $li$(a,b){if(b[2119]==1){$lj$(a,b);return;}b[2058]=0;$eY$(b,1-b[5]);}
function $lj$(a,b){let c,d,e;$fp$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$fV$(b,c,d);$fj$(a,b,d);b[2063]=1;}
function $lk$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$eZ$(a,b,c)){if($eZ$(a,b,1-c))$eY$(b,1-c);else b[1]=11;return;}d=a[33+c];e=a[35+c];$gl$(b);$gk$(b,0);for(f=d,g=e;f<g;f++){if($p$(a,b,f))$gk$(b,1+f);}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($p$(a,b,f)&&$p$(a,b,h))$gk$(b,1+f+1000*(1+h));}}$gj$(b,2,c);}
function $ll$(a,b){let c,d,e;c=b[2065];$gl$(b);$gk$(b,0);for(d=a[33+c],e=a[35+c];d<e;d++){if($b$(a,b,d))$gk$(b,1+d);}$gj$(b,1,c);}
function $lm$(a){$lD$(a,100);}
function $ln$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0;}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0;}b[2057]=(-1);b[2058]=0;b[1]=1;}
function $lo$(a,b){let c,d,e,f,g;c=32713+b[30267]*18;for(d=0;d<8;d++)b[30252+d]=b[c+d];b[30260]=(-1);b[30261]=(-1);for(e=0;e<2;e++)b[30262+e]=b[c+16+e];f=30273+b[30267]*61;for(g=0;g<61;g++)b[30191+g]=b[f+g];$gQ$(b);if(b[30191]==3)$lz$(a,b);$lp$(a,b);$gP$(b);b[30264]=1;}
function $lp$(a,b){let c,d,e,f,g,h;$hk$(a,b);b[30260]=(-1);b[30261]=(-1);for(c=0;c<8;c++){if(b[30252+c]>=0){b[29628+$div(c,4)]++;d=c>=4?0:4;$hj$(a,b,c);$lx$(a,b,c,d);$lu$(a,b,c);}}for(c=0;c<4;c++){if(b[30252+c]>=0)$lt$(a,b,c);}$ls$(a,b);e=b[29628]==1&&b[29629]==1;f=b[30262]>=0&&b[30263]>=0;$ha$(a,b,!(e&&f));$lq$(a,b);for(g=0;g<2;g++){h=b[30252+g*4];b[29630+g]=b[2463+a[16052+h]];}}
function $lq$(a,b){let c;c=b[30268]>=0?b[2059]:a[16052+b[30252]];$lr$(a,b,0,c);if(b[30263]>=0&&$hf$(a,b,1))$lr$(a,b,1,b[30263]);}
function $lr$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[30252+e];if(f>=0)b[29775+e*20+14]=a[16052+f]!=d?1:0;}h=b[30260+c];if(h>=0&&b[30262+c]>=0&&$hf$(a,b,c)){i=a[16052+h]!=d?1:0;b[29775+(8+c)*20+14]=i;}}
function $ls$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=$part(b,30191,30252);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[30256+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27812+i]);f=Math.max(f,a[85619+a[18212+i]]);for(j=0;j<4;j++){k=b[30252+j];if(k>=0&&c[31+j*3]<=1&&c[31+j*3+2]==0&&$cB$(a,b,k,h)){l=b[2591+k];m=6*l+$es$(a,l,i);e=Math.max(e,a[71012+m]);}}}b[29634]=(-(d+e));b[29639]=f;}
function $lt$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[30252+c];e=29775+c*20;f=b[34233+d];g=b[e+8];h=b[33913+d]==1&&!f&&!g;b[e+5]=h?1:0;b[e+15]=b[3871+d]==3?1:0;b[e+6]=f;b[e+7]=b[34073+d];i=a[16372+d];for(j=0;j<4;j++){k=b[30256+j];if(k>=0){l=a[16372+k];m=a[85529+l*9+i];n=29628+j*4+c;b[n+131]=m;b[n+115]=f?a[85610+l]:m;}}}
function $lu$(a,b,c){let d,e,f,g,h,i;d=b[30252+c];if(b[2591+d]<0||a[16372+d]==8)return;e=$lv$(a,b,c);b[29775+c*20+11]=e==0?1:0;b[29775+c*20+19]=e==3?1:0;if(e==2){h=b[5071+(f=b[2591+d],g=$hW$(a,b,c),a[29412+6*f+g])];i=8+(c<4?0:1);if(b[30252+i]<0){b[30252+i]=h;$hj$(a,b,i);}if(b[30252+i]==h)b[29775+c*20+16]=1;}}
function $lv$(a,b,c){let d,e;if($ia$(a,b,c)>=0)return 1;if($hW$(a,b,c)>=0)return 2;d=b[30252+c];for(e=0;e<6;e++){if(a[29412+6*b[2591+d]+e]<0&&$lw$(a,b,c,e))return 3;}return 0;}
function $lw$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[30252+c]];f=a[21412+e];g=a[23012+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($hU$(b,h)){i=b[2591+b[30252+h]];j=a[21412+i]-f;k=a[23012+i]-g;if((l=j-$K13[d][0],m=k-$K13[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0;}}return 1;}
function $lx$(a,b,c,d){let e,f,g,h;e=b[30252+c];if(b[3551+e]==0||b[2591+e]<0)return;b[29775+c*20+8]=2;for(f=d,h=d+4;f<h;f++){g=b[30252+f];if(g>=0&&$ly$(a,b,e,g))b[29775+c*20+8]=1;}}
function $ly$(a,b,c,d){let e;if(b[3551+c]==0||!$hq$(a,b,c,d))return 0;e=$es$(a,b[2591+c],b[2591+d]);return (b[3551+c]&1<<e)>0;}
function $lz$(a,b){let c,d,e,f,g,h,i,j,k;c=$part(b,30191,30252);d=32713+b[30267]*18;for(e=0;e<2;e++){f=(-1);g=e*4;for(h=g,i=g+4;h<i;h++){if(f<0&&b[30252+h]>=0&&c[31+h*3]<=1&&c[31+h*3+2]==0)f=$cv$(a,b,b[30252+h]);}if(f>=0&&f!=b[30262+e]){j=f;b[30262+e]=j;b[d+16+e]=j;k=b[2207+f]==1;c[8+e]=k?2:1;}}}
function $lA$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0;}if(b[30265]==2||b[9872]!=0){if(b[9872]==0){for(c=0,e=a[23];c<e;c++)b[13277+c]=0;}b[1]=b[9874];return;}b[30265]=2;b[1]=201;}
function $lB$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[52+c];e=b[2271+c];f=a[29+d];g=a[31+d];if(b[2527+c]==1&&$lC$(a,b,c)){f=a[116+c];g=a[148+c];}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$g$(a,e,b[2591+i]));}$gl$(b);k=$e$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$g$(a,e,l)==h&&b[10044+l]>0)$gk$(b,1+i);}$d$(b,k);if(b[4]>0)$gj$(b,38,d);else $aa$(a,b,c,1);}
function $lC$(a,b,c){let d,e;for(d=a[116+c],e=a[148+c];d<e;d++){if(b[2591+d]>=0)return 1;}return 0;}
function $lD$(a,b){a[0]=100000+b;}
function $lE$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $div(f,d)<3?0:$mod(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $mod(f,d);}
function $lF$(a,b,c){return $lG$(a,b,c,3);}
function $lG$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$mV$(b,b[3]);$w$(a,b,b[3]);$mU$(a,b);b[54480]=0;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$lI$(a,b,b[9+i],d);if(a[110657]>0)j+=$lH$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i;}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i;}}return g;}
function $lH$(a,b,c){let d,e,f;d=b[2];e=a[110657];if(d!=22&&d!=41)return 0;f=(c+40009*b[13437]*(d==22))*64+a[110658];return $div(2*e*scrambled(f),65521)-e;}
function $lI$(a,b,c,d){let e;e=b[2];if(e==22)return $mP$(a,b,c,d);if(e<20)return $mG$(a,b,c,d);if(e<40)return $mu$(a,b,c,d);if(e>=50||e==42)return $mf$(a,b,c);return $lJ$(a,b,c,d);}
function $lJ$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $md$(a,b,c,d);if(e==40){g=b[30269];$w$(a,b,f);return $lM$(a,b,g,b[2591+g],c-1,d);}if(e==43||e==44)return $lL$(a,b,c,e==43);if(e==45)return $lK$(a,b,c,f);if(e==46)return (h=c-1,Math.max(1,$P$(a,b,h)-b[3071+h]));if(e==47){g=b[30272];$w$(a,b,f);return $lM$(a,b,g,b[2591+g],c-1,d);}if(e==49){$w$(a,b,f);g=b[9876];return $lM$(a,b,g,$mod(c,10000)-1,$div(c,10000),d);}return c;}
function $lK$(a,b,c,d){let e,f;$w$(a,b,d);e=c>=10000;return 2*(f=$mod(c,10000)-1,$div(b[49678+d*1600+f],1000))-e;}
function $lL$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[30252+g];if(h<0)continue;if(d)f-=$M$(a,h,c-1,0,0);else f+=$M$(a,c-1,h,0,0);}return f;}
function $lM$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q;g=0;h=0;i=0;j=1-a[15892+c];for(k=0;k<6;k++){l=6*d+k;m=a[29412+l];n=m>=0?b[5071+m]:(-1);if(n<0||a[15892+n]!=j)continue;if((e<0||k==e||k==$mod(e+5,6))&&a[39012+l]>0)g++;else if(b[2911+n]==0&&(o=b[2751+n],p=$mod(k+3,6),o<0||p==o||p==$mod(o+5,6)))h++;}q=(-60)*h;if(g&&$O$(a,c)){for(k=0;k<6;k++){m=a[29412+6*d+k];n=m>=0?b[5071+m]:(-1);if(n>=0&&a[15892+n]==j&&(e<0||k==e||k==$mod(e+5,6)))i+=$lU$(a,b,c,d,k,n,g,h>0,f);}if(a[17172+c]==0||i>0)return q+$div(i,g);}if(!(a[17172+c]==0))return q+$lP$(a,b,c,d,e,g,f);return q+$lN$(a,b,1-j,d,e);}
function $lN$(a,b,c,d,e){let f,g;f=$lO$(b,c,d);if(f<0||b[2591+f]<0)return (-30)*$div(b[49678+c*1600+d],1000);g=$cA$(a,d,e,b[2591+f]);return (-30)*$div(b[49678+c*1600+d],1000)-6*g;}
function $lO$(a,b,c){let d;d=a[49678+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $lP$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15892+c];for(j=a[30-i],m=a[32-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$g$(a,d,k);if(l<=3)h=Math.max(h,$lQ$(a,b,c,d,e,j,l));}n=$div(b[49678+i*1600+d],1000);o=!$O$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$lO$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$cA$(a,d,e,b[2591+p]));return h-o-30*Math.max(0,n-2-1);}
function $lQ$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$cA$(a,d,e,h);if(i==2||!$aw$(a,b,d,h))return 0;j=$lR$(a,b,c,f,g,i==1?(-2):0);if(a[17172+f]!=0){k=$cA$(a,h,b[2751+f],d);if(k!=2)j-=$div($lR$(a,b,f,c,g,k==1?(-2):0),2);}return j;}
function $lR$(a,b,c,d,e,f){let g,h;g=$lT$(a,b,c,d,e,f);if(g==0)return 0;h=$lS$(a,b,g,d)*$K$(a,b,d,0);return $div(h+a[g+1]*$J$(a,b,d),1000);}
function $lS$(a,b,c,d){let e;e=a[c];if(a[17172+d]!=0||b[2911+d]==0)e+=$div(a[c+2]*Math.max(0,9-$P$(a,b,d)),10);return e;}
function $lT$(a,b,c,d,e,f){let g,h,i,j;g=a[17172+c]-1;if(g<0||e>4)return 0;h=f+a[26212+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$P$(a,b,d)-b[3071+d]),9);j=(g*4+e-1)*10+h;return 102092+3*(j*9+i-1);}
function $lU$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$hV$(b[2751+f],$mod(e+3,6));k=j!=0&&!h;l=$mc$(a,b,f,c);m=$mb$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$ma$(a,b,c,d)&&!(i&4);p=$lV$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$lV$(a,b,c,f,m,l,k,1,n,i));}
function $lV$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$M$(a,c,d,h,e+2*f);if(k<0)return 0;l=$I$(a,b,d,k,g,h,i);m=$lZ$(a,b,c,k,h,1+f);if(f){n=$M$(a,c,d,0,e+2*(f-1));l-=$I$(a,b,d,n,0,0,i);l+=25*f;}if(j&1){o=a[$L$(a,b,d,k,g,h,i)];p=h?1000:a[$lY$(a,b,c,k,1+f)];q=o*$lX$(a,b,d)-p*$lX$(a,b,c);l+=$div($div(q,1000)*a[110653],100);}return $lW$(b,a[15892+c],l,m,j);}
function $lW$(a,b,c,d,e){if(a[54479-b])c=$div(c*15,100);if(a[54478+b])return c-$div(d*15,100);if(a[54479-b])return c-$div(d*200,100);return c-$div(d*(e&1?95:75),100);}
function $lX$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16372+c]==8)return 0;d=a[16052+c];e=0;f=0;for(g=a[116+d],h=a[148+d];g<h;g++){if(a[16372+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16372+g]==8?600:100*a[17812+g])-$div((a[16372+g]==8?600:100*a[17812+g])*$Q$(a,b,g,b[3071+g]),10000);}i=$D$(a,b,d,f);return $div(($D$(a,b,d,f+1)-i)*e,10);}
function $lY$(a,b,c,d,e){let f,g;f=Math.min(Math.max(1,$P$(a,b,c)-b[3071+c])*e,9);g=(d*3+1)*9+f-1;return 101144+2*g;}
function $lZ$(a,b,c,d,e,f){let g,h,i,j,k;g=$lY$(a,b,c,d,f);h=a[g];i=$div(a[g+1],f);j=h*$K$(a,b,c,0)+i*$J$(a,b,c);j=$div(j,1000);if(e&&b[2911+c]==0){k=$div((a[16372+c]==8?600:100*a[17812+c])*45,100)-$div((a[16372+c]==8?600:100*a[17812+c])*$Q$(a,b,c,b[3071+c]),10000);j=Math.max(j,$div((1000-h)*k,1000)+j);}return j;}
function $ma$(a,b,c,d){let e;e=a[16372+c];if(e!=0&&e!=1)return 0;return b[2911+c]==0&&b[4511+c]!=d;}
function $mb$(a,b,c,d,e,f,g){let h,i;h=6*d+e;i=(-a[71012+h])-a[27812+b[2591+f]];i-=2*(g-1);if(b[3231+c]>0)i-=2;return i;}
function $mc$(a,b,c,d){let e,f,g,h,i,j,k;e=0;for(f=0;f<6;f++){g=a[29412+6*b[2591+c]+f];h=g>=0?b[5071+g]:(-1);if(h<0||h==d||a[15892+h]==a[15892+c])continue;i=a[16052+h];if(i!=b[2059]&&i!=b[2060])continue;if($O$(a,h)&&(j=b[2751+h],k=$mod(f+3,6),j<0||k==j||k==$mod(j+5,6)))e+=b[4351+h]>0||b[3551+h]>0;}return e;}
function $md$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p,q;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=e>=3;h=$mod(e,3);if(g&&d&4)return (-1000000);i=b[2591+f];j=b[2751+f];k=h==2?2:1;l=$me$(a,b,f);m=0;for(n=0;n<2;n++){if(h!=2&&h!=n)continue;o=$mod(j+5+n,6);p=a[29412+6*i+o];q=p>=0?b[5071+p]:(-1);if(q>=0)m+=$lU$(a,b,f,i,o,q,k,l,d);}if(b[33913+f]==1)m=$div(m*Math.min(10,$P$(a,b,f)+1),10);return m-5*g;}
function $me$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29412+6*d+e];g=f>=0?b[5071+f]:(-1);if(g<0||a[15892+g]==a[15892+c])continue;if((h=b[2751+c],h<0||e==h||e==$mod(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$mod(e+3,6),i<0||j==i||j==$mod(i+5,6)))return 1;}return 0;}
function $mf$(a,b,c){let d;d=b[2];if(d==50)return $ms$(a,b,c);if(d==52)return $mo$(a,b,c);if(d==53)return $mm$(a,b,c);if(d==51)return c;return $mg$(a,b,c);}
function $mg$(a,b,c){let d,e;d=b[2]==54;e=d?$ml$(a,b):$mh$(a,b);return c&&e?(-1):c;}
function $mh$(a,b){let c,d,e,f,g,h,i,j,k;c=30201;d=b[c]>b[c+1]?0:1;e=b[30262+d];f=b[30263-d];g=$ag$(a,b,e)-b[c+d];h=$ag$(a,b,f)-b[c+1-d];i=$mk$(a,$an$(a,b,e),g,$an$(a,b,f),h);j=$mj$(a,b,e)+$mj$(a,b,f);return (k=$mi$(a,e),i*(2*k+j)>1000*k);}
function $mi$(a,b){let c;c=b>=0&&a[37+a[52+b]]==b;return 200+100*(c?a[51]:a[50]);}
function $mj$(a,b,c){let d,e,f,g;d=0;for(e=a[116+c],f=a[148+c];e<f;e++){if(b[2591+e]>=0&&a[16372+e]!=8)d+=(a[16372+e]==8?600:100*a[17812+e])-$div((a[16372+e]==8?600:100*a[17812+e])*$Q$(a,b,e,b[3071+e]),10000);}g=$he$(a,b,c,$gc$(a,b,c))+1;return 200+$div(d*g,10);}
function $mk$(a,b,c,d,e){let f,g,h;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=b*10+d;g=Math.min(c,8)-1;h=g*8+Math.min(e,8)-1;return a[104252+f*8*8+h];}
function $ml$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[34396];d=b[34397];e=b[34398];f=Math.max(0,a[18092+c]-b[5011+c]);g=Math.max(0,a[18152+c]-b[5011+c])-b[4951+c]-b[34399];if(d>=0){h=$an$(a,b,d);i=$ag$(a,b,d);j=$mj$(a,b,d);}else{h=Math.max(0,a[18092+e]-b[5011+e]);i=Math.max(0,a[18152+e]-b[5011+e])-b[4951+e];j=300;}k=$mk$(a,f,g,h,i-b[34400]);l=b[34399]>b[34400];m=$mi$(a,l?(-1):d);return (l?k:1000-k)*(2*m+(300+j))>1000*m;}
function $mm$(a,b,c){let d;d=b[34396];if(c>10000)return (-$mn$(a,b,d,(-1),$mod(c,10000)-1));return (-$mn$(a,b,d,c-1,(-1)));}
function $mn$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18092+c]-b[5011+c]);g=Math.max(0,a[18152+c]-b[5011+c])-b[4951+c];if(d>=0){h=$mk$(a,f,g,$an$(a,b,d),$ag$(a,b,d));i=$mj$(a,b,d);}else{j=Math.max(0,a[18092+e]-b[5011+e]);h=$mk$(a,f,g,j,Math.max(0,a[18152+e]-b[5011+e])-b[4951+e]);i=300;}k=$mi$(a,(-1))+300;return $div(h*($mi$(a,d)+i)-(1000-h)*k,1000);}
function $mo$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[34396];e=b[3];f=$div(c,10000);g=$mod(c,10000)-1;if(c==0){h=$ay$(b,d);i=Math.max(0,a[18032+d]-b[5011+d]);j=0;for(k=a[33+e],l=a[35+e];k<l;k++){if($mr$(a,b,k,h,i))j+=b[2335+k]?$mj$(a,b,k):50+$mq$(a,b,k);}return (-j);}if(f==0)return (-$mn$(a,b,d,g,(-1)));if(f==1)return (-$mn$(a,b,d,(-1),g));m=(-$mn$(a,b,d,(-1),$mp$(a,b,g)));if(f==2)return m-$mq$(a,b,g);n=Math.min(10,$i$(a,b,g)+1);return $div(n*m-(10-n)*(b[2335+g]?$mj$(a,b,g):50+$mq$(a,b,g)),10);}
function $mp$(a,b,c){let d,e,f,g,h,i,j,k;d=(-1);e=(-1);f=a[52+c];for(g=0,k=a[25];g<k;g++){h=b[4831+g]==c;i=b[4831+g]==(-1)&&(a[17972+g]==f||a[17972+g]==2);if(h||i&&$gs$(a,b,c)){j=2*(Math.max(0,a[18092+g]-b[5011+g])+(Math.max(0,a[18152+g]-b[5011+g])-b[4951+g]))+h;if(j>d){d=j;e=g;}}}return e;}
function $mq$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return (d=a[52+c],$div($v$(a,b,c,d),2));}
function $mr$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[37+a[52+c]]==c&&$j$(a,b,a[52+c]))return 0;return $g$(a,d,f)<=e&&$aw$(a,b,d,f);}
function $ms$(a,b,c){let d;if(c==0)return 0;if($div(c,10000)!=0)return (-1);d=b[34396];return $mt$(a,b,d,b[3],$ay$(b,d));}
function $mt$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o;f=Math.max(0,a[18032+c]-b[5011+c]);g=100000;h=0;for(i=a[34-d],k=a[36-d];i<k;i++){if($mr$(a,b,i,e,f)){h+=b[2335+i]?$mj$(a,b,i):50+$mq$(a,b,i);g=Math.min(g,$mn$(a,b,c,i,(-1)));if($gs$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$mn$(a,b,c,(-1),$mp$(a,b,i));g=Math.min(g,j+$mq$(a,b,i));}}}for(l=0,o=a[25];l<o;l++){m=b[4831+l];if(m>=0&&a[52+m]!=d){n=$ay$(b,l);if(n>=0&&$g$(a,e,n)<=f&&$aw$(a,b,e,n))g=Math.min(g,$mn$(a,b,c,(-1),l));}}return g<100000?Math.min(g,h):0;}
function $mu$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $mE$(a,b,c,d);if(e==21)return $mD$(a,b,c,b[3]);if(e==23)return $mC$(a,b,c,b[3]);if(e==24)return $mB$(a,b,c,d);if(e==26)return $mA$(a,b,c,d);if(e==30)return $mz$(a,b,c);if(e==37)return $my$(a,b,c,d);if(e==38)return $mx$(a,b,c-1);if(e==39)return $mv$(a,b,c);if(e==25||e==33)return (-c);return c>0?1:0;}
function $mv$(a,b,c){let d,e,f;d=b[3];if(b[1]!=149)return c-1==$mp$(a,b,b[2059]);e=b[27696];if(c>10000)return $mw$(a,b,e,$mod(c,10000)-1);f=c>0?c-1:$ay$(b,e);return $mt$(a,b,e,d,f);}
function $mw$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5071+b[2271+d]];if(f>=0&&a[15892+f]==a[52+d])e=Math.min(10,Math.max(0,a[18152+c]-b[5011+c])+1);g=$mn$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[52+i]==a[52+d]&&$ay$(b,h)==b[2271+d])g=Math.min(g,$mn$(a,b,c,(-1),h));}return $div(e*g-(10-e)*300,10);}
function $mx$(a,b,c){let d,e,f;d=a[15892+c];$w$(a,b,d);e=Math.min(4,$div(b[49678+d*1600+b[2591+c]],1000));f=$P$(a,b,c)-b[3071+c]+$div($J$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0);}
function $my$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27694];f=a[52+e];g=c>0?c-1:b[2271+e];if(a[37+a[52+e]]==e&&$j$(a,b,f))return 1000*(c==0);$w$(a,b,f);h=$i$(a,b,e);i=0;for(j=a[116+e],m=a[148+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16372+j]!=8){l=$g$(a,g,k);i+=20*(l<=h)-l;}}n=$div(b[49678+f*1600+g],1000);if(b[5071+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0);}
function $mz$(a,b,c){let d,e;d=b[26731];e=c-1;return $lQ$(a,b,d,b[2591+d],b[2751+d],e,1);}
function $mA$(a,b,c,d){let e,f,g,h,i,j,k;if(c==0)return 0;e=$mod(c,10000)-1;f=c>=10000?5:1;g=b[2751+e];h=$mod(g+f,6);i=b[2591+e];j=a[17492+e]?a[24612+i]*$J$(a,b,e):0;k=$E$(a,b,e,i,g)-$E$(a,b,e,i,h);return k-j;}
function $mB$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29412+6*g+e];j=0;for(k=$P$(a,b,f)+1;k<10;k++)j+=k-$P$(a,b,f);l=$div(j*$J$(a,b,f),10);m=$E$(a,b,f,g,h)-$E$(a,b,f,i,h);return m-l-a[110655];}
function $mC$(a,b,c,d){let e;if(c==0)return (-1);$w$(a,b,d);e=b[5071+c-1]>=0;return 2*$div(b[49678+d*1600+(c-1)],1000)+3*e;}
function $mD$(a,b,c,d){let e,f;$w$(a,b,d);e=$div(c-1,6);f=$mod(c-1,6);return $lN$(a,b,d,e,f);}
function $mE$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=a[15892+f];$w$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$div(b[49678+g*1600+h],1000);j=1000-20*i+(a[17172+f]==0?0:300);if($mF$(a,b,f))j-=500;if(e==3)return 1600;if(b[54479-g]>0&&b[54478+g]==0)return (-1);if(e==2){k=3*b[3071+f]>=$P$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1);}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j;}
function $mF$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$mod(h+5,6))){i=a[29412+6*d+g];if(i>=0&&a[39012+6*d+g]){f++;j=b[5071+i];if(j>=0&&a[15892+j]==a[15892+c])e+=b[4191+j]==0;}}}return f==e;}
function $mG$(a,b,c,d){let e,f,g,h,i,j;e=b[2];f=b[3];if(e==3)return $mL$(a,b,c,d);if(e==8)return $mK$(a,b,$div(c-1,6),f);if(e==9)return $mx$(a,b,c-1);if(e==4){g=!(b[54479-f]>0&&b[54478+f]==0);return c*(g?$v$(a,b,b[2059],f)-1:(-1));}if(c==0){h=e==2&&d&1&&$mJ$(a,b,f);return h?1000000:0;}if(e==6)return (i=c-1,d&2?(-1):$v$(a,b,i,f));if(e==1&&d&1&&(j=c-1,b[6]>1?0:$mI$(a,b,j)>2))return (-1);if(e!=1&&b[54479-f]>0&&b[54478+f]==0)return c>=1000?(-1):$mH$(a,b,c-1,f);if(c>=1000)return (-1);return $v$(a,b,c-1,f);}
function $mH$(a,b,c,d){let e,f,g,h;$w$(a,b,d);e=(-1);for(f=a[116+c],h=a[148+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return (-1);if(g>=0&&b[2911+f]==1&&$div(b[49678+d*1600+g],1000)>=3)e+=100;}return e;}
function $mI$(a,b,c){let d,e,f,g,h;d=a[52+c];e=99;$w$(a,b,d);for(f=a[116+c],h=a[148+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16372+f]!=8)e=b[3551+f]?0:Math.min(e,$div(b[49678+d*1600+g],1000));}return e;}
function $mJ$(a,b,c){let d,e,f,g;if(b[2058]>0||b[54479-c]>0&&b[54478+c]==0||b[54478+c]>0)return 0;d=0;e=99;for(f=0,g=a[24];f<g;f++){if($p$(a,b,f)){if(a[52+f]==c)e=Math.min(e,$mI$(a,b,f));else d=1;}}return d&&e>2&&e<=5;}
function $mK$(a,b,c,d){$w$(a,b,d);return $div(b[49678+d*1600+c],1000);}
function $mL$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $v$(a,b,e,f);if(c==3)return $mO$(a,b,e,f,d);if(c==5&&!(d&8))return 2*$mM$(a,b,e);return (-1);}
function $mM$(a,b,c){let d,e,f,g,h,i,j,k,l;d=$mp$(a,b,c);if(d<0)return (-1);e=a[52+c];f=b[2271+c];g=(-1);h=0;for(i=a[34-e],l=a[36-e];i<l;i++){j=b[2271+i];if(j<0)continue;k=$g$(a,f,j);h=h||k<=7+Math.max(0,a[18032+d]-b[5011+d]);if(k<=7)g=Math.max(g,$mw$(a,b,d,i));}return h?Math.max(g,$mN$(a,b,d,e,f)):g;}
function $mN$(a,b,c,d,e){let f,g,h,i,j,k;f=0;g=6671+(1-d)*1600;for(h=0,k=a[26];h<k;h++){i=b[5071+h];j=i<0||a[15892+i]==d;if(j&&b[g+h]==0&&$g$(a,e,h)<=7)f=Math.max(f,$mt$(a,b,c,d,h));}return f;}
function $mO$(a,b,c,d,e){let f,g,h,i,j,k;$w$(a,b,d);f=0;g=0;for(h=a[116+c],j=a[148+c];h<j;h++){if(b[2911+h]==2){i=a[16692+h];f+=$div($div((a[16372+h]==8?600:100*a[17812+h])*i,10)*55,100);}else if(b[2591+h]>=0&&$div(b[49678+d*1600+b[2591+h]],1000)<=3)g++;}if(g==0)return 100*f;k=b[2141+d]*2>=a[41+d];if(e&1&&k)return 2*f;return $div(f,2);}
function $mP$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15892+e];g=b[2591+e];h=b[2751+e];if(c>=10000){i=$mod(c,10000)-1;j=$g$(a,g,b[2591+i]);k=$lQ$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k;}if(c>0){g=$div(c-1,6);h=$mod(c-1,6);}if(b[13438]==1)return $div(b[49678+f*1600+g],1000);l=$lM$(a,b,e,g,h,d);if(c>0)l-=$div($mR$(a,b,e,g,h)*a[110656],100);if(b[13438]==0){l-=$mQ$(a,b,e,g);if(d&1){if(b[54480]!=1+g){$G$(a,b,e,g);b[54480]=1+g;}l-=$F$(a,b,h);}}return 2*l+(c==0);}
function $mQ$(a,b,c,d){let e,f,g,h;e=a[16052+c];f=b[2271+e];if(f<0||$g$(a,d,f)<=$i$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29412+6*d+g];f=h>=0?b[5071+h]:(-1);if(f>=0&&f!=c&&a[16052+f]==e&&b[9884+f]&&a[16372+f]!=8)return 0;}return a[110654];}
function $mR$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$mod($eH$(a,b,d,e),4096);g=$div(f,64)*$mT$(a,b,c);if($mod(f,64))g+=$mS$(a,b,c,d,e);return g;}
function $mS$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$ex$(a,b,d,e);while(h>=0&&$div(h,6)!=g){i=b[5071+$div(h,6)];if(i>=0&&i!=c)f+=$mT$(a,b,i);h=$ev$(a,b,h);}return f;}
function $mT$(a,b,c){if(b[3071+c]+1>=$P$(a,b,c))return $K$(a,b,c,0);return $J$(a,b,c);}
function $mU$(a,b){let c;for(c=0;c<2;c++)b[54478+c]=$R$(a,b,c)>=a[41+c];}
function $mV$(a,b){a[49676+b]=0;}
function $mW$(a,b,c){return $lG$(a,b,c,5);}
function $mX$(a,b,c){return $lG$(a,b,c,9);}
function $mY$(a,b,c){return $lG$(a,b,c,0);}
function $mZ$(a,b,c){return $lG$(a,b,c,1);}
function $na$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C,D,E;for(o=0,E=m.length;o<E;o++){p=word_at(h,j+o,a[9]);for(q=0,r=k.length;q<r;q++)k[q]=b[q];if(a[10]>0)$r$(a,k,a[10]-1,word_at(i,j+o,0));$nl$(a,k);s=a[15];t=1;u=0;v=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=s){s=k[6];if(s==a[12])return (-1)-u;$nk$(a,k,m[o]);}if(u==a[13]&&u>0)return (-1)-u;w=k[0];if(a[14]>0&&(w>0||k[3]!=a[14]-1))return (-1)-u;x=w<0&&a[16+k[3]]>0;if(a[22]>0&&x&&$nj$(a,k))return (-1)-u;u++;y=uniform_of(p);z=(-1);if(v>=0){if(w<0)z=$ni$(a,k,v);v=z>=0?v+1:(-1);}if(v<0)p=next_word(p);if(z>=0)A=k[9+z];else if(w>=100000)A=among(y,w-100000);else if(w>0){if(untabled(c,w))return w;B=c[w];C=fallen_on(y,e,B,f,g[w]);A=d[B+C];}else{$V$(a,k,l);D=$nd$(a,k,y);$V$(a,k,l);A=k[9+D];}if(n.length>0)t=$nc$(k,A,n,t);$nb$(a,k,A);}$s$(a,k,m[o]);}return 0;}
function $nb$(a,b,c){$W$(a,b,c);$nl$(a,b);}
function $nc$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $nd$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ne$(a,b);if(e>=0)return e;}return d;}
function $ne$(a,b){let c,d,e,f,g,h,i,j,k;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(Boolean(0<(d=a[28])&&d<b[2066]))return (-1);e=b[2];for(f=0,j=a[c];f<j;f++){g=c+65+2*f;if(a[g]==e){for(h=0,i=b[4];h<i;h++){if($nf$(a,b,e,b[9+h],a[g+1]))return h;}}}if(a[c+1+e]){for(h=0,k=b[4];h<k;h++){if(b[9+h]==0)return h;}}return (-1);}
function $nf$(a,b,c,d,e){let f,g;if(c==22){f=b[13437];if($div(e,1000000)!=1+f)return 0;g=$mod(e,1000000);if(g>=20000)g=1+6*b[2591+f]+g-20000;return d==g;}if(c==30)return $div(e,1000000)==1+b[26731]&&d==$mod(e,1000000);if(c==37)return $div(e,1000000)==1+b[27694]&&d==$mod(e,1000000);if(c==41&&d>0)return $ng$(a,b,d,e);return d==e;}
function $ng$(a,b,c,d){let e,f,g,h,i,j,k;e=$div(c,10000);f=$mod(c,10000)-1;if($mod(d,1000)!=1+f||d>=1000000000!=e>=3)return 0;g=$mod($div(d,1000),1000)-1;h=$mod($div(d,1000000),1000)-1;i=$mod(e,3);j=$nh$(a,b,f,0);k=$nh$(a,b,f,1);if(i==2)return g==j&&h==k||g==k&&h==j;return h<0&&g==(i==1?k:j);}
function $nh$(a,b,c,d){let e,f;e=$mod(b[2751+c]+5+d,6);f=a[29412+6*b[2591+c]+e];return f>=0?b[5071+f]:(-1);}
function $ni$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $nj$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41);}
function $nk$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+2*d+f]=b[2141+f];}}
function $nl$(a,b){while(b[7]==0){b[0]=(-1);$U$(b);$gf$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$W$(a,b,b[0]<0?b[9]:0);}b[0]=0;}

const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301},untabled=(_,code)=>{DICE.add(code);return false;};
const RULES={prepare:$gf$,settle:$W$,hide:$V$,show:$V$,clear:$U$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$U$,record:$s$,nothing_to_redraw:$r$,can_be_ordered:$p$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$mZ$,$mY$,$mX$,$mW$,$lF$,$lE$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf}=$games.playing($na$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,facesOf};})();
