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
function $b$(a,b){let c;c=b>=199||b==68||b==69;$c$(a,c?100:10);}
function $c$(a,b){a[0]=100000+b;}
function $d$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $h$(a,b-29,c);if(b<70)return $g$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $f$(a,b-71,c);return $e$($div(b-199,21),$mod(b-199,21),c);}
function $e$(a,b,c){let d,e,f,g,h;d=a+$div(c,10);e=b+$mod(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h;}
function $f$(a,b,c){let d,e,f,g,h;d=b&1;e=c+($div(b,2)&7)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$div(b,16)*10+f];h=d&&c==9?2:0;return 4*$div(g,2)+1*(g&1)+h;}
function $g$(a,b,c){let d;if($div(c,10)<9)return 0;d=a[131+$mod(c,10)];return b&&d==1?2:d;}
function $h$(a,b,c){let d,e;d=c+($mod(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$div(b,3)*10+e];}
function $i$(a,b){if($I$(a,b)){$c$(b,10);return;}if(b[1]==300)$j$(a,b);$gW$(a,b);}
function $j$(a,b){let c,d,e;for(c=0;c<2;c++){d=b[28717+c*4];e=28675+c;b[33260+a[15900+d]]+=b[e];b[e]=0;}}
function $k$(a,b){let c;passage_wipe(b,33212,48);passage_wipe(b,11644,1600);passage_wipe(b,2143,32);passage_wipe(b,4031,160);passage_wipe(b,9884,160);passage_wipe(b,13244,32);b[9883]=0;c=b[1];if(c>=200&&c<300){if(b[28729]==0)passage_wipe(b,28092,564);if(c!=213){passage_wipe(b,26356,379);passage_wipe(b,9875,8);b[28737]=0;}}if(b[0]>0){b[2]=0;b[3]=0;}}
function $l$(a,b,c){let d,e;for(d=0;d<64;d++)c[d]=0;for(d=0,e=b[33263];d<e;d++)c[d]=$m$(a,b,b[33264+d],b[33328+d]);}
function $m$(a,b,c,d){if(c==0)return b[d];if(c==1)return b[2911+d]>=2?0:($w$(b,d)==2?1:0);if(c==2)return $v$(a,b,d);if(c==3)return $u$(b,d);if(c==4)return b[2207+d]==3?1:0;if(c==5)return $t$(a,b,d);if(c==6)return $p$(a,b);if(c==7)return $o$(b);if(c==8)return $n$(a,b,d);if(c==9)return b[3711+d]>0&&b[33882+d]==0||b[32858]==2?1:0;if(c==10)return b[3711+d]>0&&b[33882+d]==0?1:0;if(c==11)return b[32858]==1?1:0;return b[2751+d]!=b[33722+d]?1:0;}
function $n$(a,b,c){let d,e;d=b[33260+c];for(e=0;e<2;e++){if(a[15900+b[28717+e*4]]==c)d+=b[28675+e];}return d;}
function $o$(a){let b,c,d,e;for(b=0;b<4;b++){c=a[33392+b];d=c>=0?a[3711+c]-1:(-1);if(d<0)continue;for(e=0;e<160;e++){if(a[33402+e]==d)return 1+e;}}return 0;}
function $p$(a,b){let c,d,e,f;for(c=0;c<4;c++){d=b[33392+c];if(d<0)continue;for(e=4;e<8;e++){f=b[33392+e];if(f>=0&&$q$(a,b,d,f))return 1;}}return 0;}
function $q$(a,b,c,d){let e;if(b[3551+c]==0||!$s$(a,b,c,d))return 0;e=$r$(a,b[2591+c],b[2591+d]);return (b[3551+c]&1<<e)>0;}
function $r$(a,b,c){let d;for(d=0;d<6;d++){if(a[29420+6*b+d]==c)return d;}return (-1);}
function $s$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $r$(a,b[2591+c],b[2591+d])>=0;}
function $t$(a,b,c){let d,e;d=b[2125+c]-b[34042+c];e=b[2127+c]-b[34044+c];return Math.max(0,d*a[58]+e*a[59]);}
function $u$(a,b){if(b<0)return 0;if(a[2207+b]==0)return 1;return a[2207+b]==1?2:3;}
function $v$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2&&b[33562+e]<2)d+=a[17820+e];}return d;}
function $w$(a,b){let c;for(c=0;c<8;c++){if(a[31178+c]==b)return a[28769+c*3+2];}return 0;}
function $x$(a,b){return b[2]==45?0:$y$(b);}
function $y$(a){let b,c,d,e,f,g,h,i;b=a[2]==43;c=0;d=0;for(e=0,i=a[4];e<i;e++){f=$E$(a,a[9+e]-1);g=b?$D$(a,f):$z$(a,f);h=b?g<c:g>c;if(e==0||h){c=g;d=e;}}return d;}
function $z$(a,b){let c,d;c=a[28659];a[28659]=b;d=$A$($part(a,28092,28656),$part(a,28656,28717));a[28659]=c;return Math.trunc(d);}
function $A$(a,b){let c,d,e,f,g,h;c=$C$(a,b,b[3])?116:132;d=a[c+(b[4]-4)*4+b[3]];d+=a[7]*($B$(a,b,0)-$B$(a,b,1));e=0;f=0;for(g=0,h=a[0];g<h;g++){if(b[31+g*3]<=1&&b[31+g*3+2]==0){e|=b[31+g*3];f|=a[148+g*20+9];}}d+=a[6]+b[26]-e*a[8]-f*a[9];return Math.min(Math.max(d,1),13);}
function $B$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0)d++;}return d;}
function $C$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[148+d*20+17])return 0;if(a[148+c*20+6]==2)return d>=0?1:0;return a[148+c*20+6];}
function $D$(a,b){let c,d,e;c=0;d=a[28660];a[28660]=b;for(e=0;e<4;e++){if(a[28717+e]>=0)c=Math.max(c,$z$(a,e));}a[28660]=d;return c;}
function $E$(a,b){let c;for(c=0;c<8;c++){if(a[28717+c]==b)return c;}return 0;}
function $F$(a,b){let c,d;c=b[2];if(c==43||c==44||c==45)return (-1);d=c==27||c==32;if(d||c==23)return b[4]>1?1:0;if(c==48)return b[33262]?0:1;if(c==47)return $H$(b,1+b[2751+b[28737]]);if(c==46)return $G$(b);return 0;}
function $G$(a){let b,c,d;for(b=0;b<8;b++){for(c=0,d=a[4];c<d;c++){if(a[28717+b]==a[9+c]-1)return c;}}return 0;}
function $H$(a,b){let c,d;for(c=0,d=a[4];c<d;c++){if(a[9+c]==b)return c;}return 0;}
function $I$(a,b){let c,d,e;c=b[1];if(c!=215&&c!=1&&c!=132)return 0;for(d=0,e=a[24];d<e;d++){if(b[2495+d]||b[2527+d])return 0;}return 1;}
function $J$(a){return a+1;}
function $K$(a,b,c){let d;d=a[60+c];return b[2143+c]==0&&b[2175+c]==0&&$Y$(a,b,d)&&b[2129+d]<Math.max(0,a[44+d]-b[2335+a[38+d]])&&$T$(a,b,c)&&(a[38+a[60+c]]==c||$S$(a,b,d)||$L$(a,b,c));}
function $L$(a,b,c){let d,e,f,g,h,i;d=a[60+c];e=a[38+d];if(e==c||$S$(a,b,d))return 1;if(e<0||b[2271+e]<0||b[2271+c]<0)return 0;f=$Q$(a,b,e);g=b[2271+c];if($P$(a,b[2271+e],g)>f)return 0;h=$N$(a,b,d,b[2271+e],f);i=b[10044+g]>0;$M$(b,h);return i;}
function $M$(a,b){let c,d;for(c=0,d=b;c<d;c++)a[10044+a[11644+c]]=0;}
function $N$(a,b,c,d,e){let f,g,h,i,j;b[10044+d]=1;b[11644]=d;f=0;g=1;while(f<g){h=b[11644+f];f++;if(b[10044+h]>e)continue;for(i=0;i<6;i++){if(a[39020+6*h+i]>0){j=a[29420+6*h+i];if(b[10044+j]==0&&$O$(a,b,c,j)){b[10044+j]=b[10044+h]+1;b[11644+g]=j;g++;}}}}return g;}
function $O$(a,b,c,d){let e;e=b[5071+d];if(e>=0)return a[15900+e]==c;return !(b[6671+(1-c)*1600+d]>0);}
function $P$(a,b,c){let d,e,f;d=Math.abs(a[21420+b]-a[21420+c]);e=Math.abs(a[23020+b]-a[23020+c]);f=a[21420+b]-a[21420+c]+a[23020+b]-a[23020+c];return Math.max(d,e,Math.abs(f));}
function $Q$(a,b,c){let d,e,f;d=$R$(a,b,c);if((e=a[60+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return $div(d+1,2);return d;}
function $R$(a,b,c){let d;d=a[220+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $S$(a,b,c){let d,e;d=a[40+c];e=a[38+c];return d>=0&&e>=0&&b[2591+d]>=0&&b[2271+e]==b[2591+d];}
function $T$(a,b,c){let d;d=b[2271+c]>=0||$X$(a,b,c);return d&&(b[2207+c]==0||b[2207+c]==1)&&($V$(a,b,c)||$U$(a,b,c));}
function $U$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]==2)return 1;}return 0;}
function $V$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0||$W$(a,b,d))return 1;}return 0;}
function $W$(a,b,c){let d,e;d=a[16060+c];e=a[412+d];return e>0&&b[6]>=e&&b[2591+c]<0&&b[2911+c]<=1&&(b[2207+d]==0||b[2207+d]==1);}
function $X$(a,b,c){let d,e;d=a[412+c];e=d>0&&b[6]>=d;return e&&(b[2207+c]==0||b[2207+c]==1)&&!(b[2271+c]>=0);}
function $Y$(a,b,c){let d;d=a[38+c];return d>=0&&(b[2207+d]==0||b[2207+d]==1)&&b[2271+d]>=0;}
function $Z$(a,b,c){return b[2143+c]>0&&b[2175+c]==0&&$T$(a,b,c)&&$aa$(a,b,c);}
function $aa$(a,b,c){let d;d=a[60+c];if(a[38+a[60+c]]==c||!$Y$(a,b,d)||$S$(a,b,d))return 1;return $X$(a,b,c)||$L$(a,b,c);}
function $ab$(a){return $div(a,10000);}
function $ac$(a,b,c,d){}
function $ad$(a,b,c){let d,e,f,g,h;$aL$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$am$(a,b,c,0,1);f=$am$(a,b,c,1,(-1));c[612]=$div(1000*(e-f),Math.max(1,e+f));g=$af$(a,b,0);h=$af$(a,b,1);c[615]=$div(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$div(c[607]*$ae$(a,b),1000);}
function $ae$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$Z$(a,b,d);f=1000-$div(1000*c,Math.max(1,a[24]));return f;}
function $af$(a,b,c){let d,e,f;d=0;for(e=a[34+c],f=a[36+c];e<f;e++){if(b[1]<11&&$Z$(a,b,e))d+=$ag$(a,b,e,c);}return d;}
function $ag$(a,b,c,d){let e,f,g,h;$ah$(a,b,d);e=1;for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue;}if(a[16380+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$div(b[33262+d*1600+g],1000));}return e;}
function $ah$(a,b,c){let d,e,f,g,h,i,j,k,l;d=1+b[2066];e=b[33260+c]!=0;if(b[33260+c]==d)return;b[33260+c]=d;if($al$(a,b,c)&&e)return;f=33262+c*1600;for(g=0,h=a[26];g<h;g++)b[f+g]=99000;i=0;j=0;for(k=0;k<3;k++){j=$aj$(a,b,c,k,j);while(i<j){l=b[36462+i];if(k<2&&$div(b[33262+c*1600+l],1000)>k)break;j=$ai$(a,b,c,l,j);i++;}}}
function $ai$(a,b,c,d,e){let f,g,h,i;f=33262+c*1600;for(g=6*d,i=6*(d+1);g<i;g++){h=a[29420+g];if(h>=0&&a[39020+g]>0&&$div(b[33262+c*1600+h],1000)>=99){b[f+h]=b[f+d]+1000;b[36462+e]=h;e++;}}return e;}
function $aj$(a,b,c,d,e){let f,g,h;for(f=a[31-c],h=a[33-c];f<h;f++){g=b[2591+f];if(g<0||$ak$(a,b,f)!=d||$div(b[33262+c*1600+g],1000)<=d)continue;b[33262+c*1600+g]=d*1000+f;b[36462+e]=g;e++;}return e;}
function $ak$(a,b,c){let d;if(a[16380+c]==8)return 2;d=b[2911+c]!=0||a[17180+c]!=0;return d||2*b[3071+c]>=a[16540+c]?0:1;}
function $al$(a,b,c){let d,e,f,g,h,i,j;d=1;e=a[31-c];for(f=e,j=a[33-c];f<j;f++){g=38599+c*160+f-e;h=b[2591+f];i=h<0?0:3*(h+1)+$ak$(a,b,f);if(b[g]!=i){b[g]=i;d=0;}}return d;}
function $am$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[42+d]);g=Math.min(1500,Math.max((-1000),$div(1000*$aK$(a,b,d),f)));c[605]+=e*g;c[606]+=$div(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[30+d],o=a[32+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16380+m]==8)continue;h+=$div((a[16380+m]==8?600:100*a[17820+m])*$aJ$(a,b,m,b[3071+m]),10000);l+=((a[16380+m]==8?600:100*a[17820+m])-$div((a[16380+m]==8?600:100*a[17820+m])*$aJ$(a,b,m,b[3071+m]),10000))*$aI$(a,b,m);if(b[2911+m]==1)i+=a[16380+m]==8?600:100*a[17820+m];if(n>=0){j+=$aq$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16380+m]==8?600:100*a[17820+m];}}p=100*f;c[609]+=e*Math.min(3000,$div(1000*h,p));c[610]+=e*Math.min(3000,$div(1000*i,p));c[613]+=e*Math.min(3000,$div(1000*j,p));c[614]+=e*Math.min(3000,$div(1000*k,p));$an$(a,b,c,d,e);return l;}
function $an$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[42+d]);g=0;h=0;i=a[34+d];j=a[36+d];for(k=i,l=j;k<l;k++){g+=$ao$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1);}c[611]+=e*Math.min(3000,$div(1000*g,100*f));c[618]+=$div(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[46+d]-b[2335+a[38+d]])-b[2131+d]);c[619]+=e*1000*$Y$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m);}
function $ao$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[124+c],g=a[156+c];f<g;f++){if(a[16380+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16380+f]==8?600:100*a[17820+f];}h=$div(d*$ap$(a,b,c,e),10);return h;}
function $ap$(a,b,c,d){let e;if(d==0)return 0;e=a[10748+c*161+Math.min(d,a[188+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$div($R$(a,b,c),2);return Math.min(Math.max(e+1,0),10);}
function $aq$(a,b,c,d,e){b[38546]++;$as$(a,b,c,d);return $ar$(a,b,e);}
function $ar$(a,b,c){let d,e,f,g,h,i,j,k,l;d=0;e=0;f=c>=0?1<<c|1<<$mod(c+5,6):(-1);for(g=38066,k=38066+3*b[38065];g<k;g+=3){h=b[g+(b[g]&f?1:2)];if(h>d){i=h;j=d;d=i;e=j;}else if(h>e)e=h;}l=d+$div(e,2);return $div(l*a[100496]+b[40579],100);}
function $as$(a,b,c,d){let e,f,g,h,i,j;b[38065]=0;e=1-a[15900+c];$aB$(a,b,c,d);for(f=a[30+e],j=a[32+e];f<j;f++){g=b[2591+f];if(g<0||$aA$(a,f)||b[2911+f]!=0)continue;h=$P$(a,d,g);if(h<=a[16860+f]){i=38066+3*b[38065];b[i]=$az$(a,d,g);b[i+1]=$at$(a,b,f,c,d,0,h);b[i+2]=$at$(a,b,f,c,d,1,h);b[38065]++;}}}
function $at$(a,b,c,d,e,f,g){let h,i,j;h=$ay$(a,c,d,0,(-a[27820+e]));if(h<0)return 0;i=38547+4*h+(f?2:0);if(b[i]!=b[38546]){b[i]=b[38546];b[i+1]=$au$(a,b,d,h,f,0,1);}j=b[i+1];return g<=2?j:$div(j*2,3);}
function $au$(a,b,c,d,e,f,g){let h,i,j,k;h=$ax$(a,b,c,d,e,f,g);i=a[h];j=a[h+1];k=i*$aw$(a,b,c,e)+j*$av$(a,b,c);return $div(k,1000);}
function $av$(a,b,c){let d;d=30;if(a[17180+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $div((a[16380+c]==8?600:100*a[17820+c])*d,100*Math.max(1,$aI$(a,b,c)));}
function $aw$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17180+c]==0&&!d;f=e?$div((a[16380+c]==8?600:100*a[17820+c])*45,100):(a[16380+c]==8?600:100*a[17820+c]);return Math.max(0,f-$div((a[16380+c]==8?600:100*a[17820+c])*$aJ$(a,b,c,b[3071+c]),10000));}
function $ax$(a,b,c,d,e,f,g){let h,i,j,k;h=Math.min(Math.max(1,$aI$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17340+c]==0;i=Math.min(9,Math.max(0,$aI$(a,b,c)-(f&&j)));}k=(d*2+e)*10+i;return 87022+2*(k*9+h-1);}
function $ay$(a,b,c,d,e){let f,g;f=a[16380+c];g=a[85538+f*9+a[16380+b]];if(d)g=a[85619+f];if(g==0)return (-1);return Math.min(Math.max(g+e,1),13)-1;}
function $az$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21420+c]-a[21420+b];e=a[23020+c]-a[23020+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$K0:$K1;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j;}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l;}
function $aA$(a,b){let c;c=a[16380+b];return c==6||c==7||c==8;}
function $aB$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=0;f=0;g=1-a[15900+c];for(h=a[30+g],m=a[32+g];h<m;h++){i=b[2591+h];if(i<0||a[17180+h]==0||b[3551+h])continue;j=$P$(a,d,i);if(j>3||!$aG$(a,b,i,d))continue;k=$aF$(a,i,b[2751+h],d);if(k!=2){l=$aC$(a,b,h,c,j,k==1?(-2):0);f=Math.max(f,l);if(k==0&&j==1&&b[2591+c]!=d)e+=l;}}b[40579]=100*e+20*f;}
function $aC$(a,b,c,d,e,f){let g,h;g=$aE$(a,b,c,d,e,f);if(g==0)return 0;h=$aD$(a,b,g,d)*$aw$(a,b,d,0);return $div(h+a[g+1]*$av$(a,b,d),1000);}
function $aD$(a,b,c,d){let e;e=a[c];if(a[17180+d]!=0||b[2911+d]==0)e+=$div(a[c+2]*Math.max(0,9-$aI$(a,b,d)),10);return e;}
function $aE$(a,b,c,d,e,f){let g,h,i,j;g=a[17180+c]-1;if(g<0||e>4)return 0;h=f+a[26220+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$aI$(a,b,d)-b[3071+d]),9);j=(g*4+e-1)*10+h;return 91936+3*(j*9+i-1);}
function $aF$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$az$(a,b,d);if(e&(c>=0?1<<c|1<<$mod(c+5,6):(-1)))return 0;f=1<<$mod(c+1,6)|1<<$mod(c+4,6);return e&f?1:2;}
function $aG$(a,b,c,d){let e,f,g;if($P$(a,c,d)>a[80620])return 0;e=a[a[80621]+$aH$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5071+a[e+1+f]]>=0)return 0;}return 1;}
function $aH$(a,b,c){let d,e,f,g;d=a[80620];e=2*d+1;f=a[21420+c]-a[21420+b]+d;g=a[23020+c]-a[23020+b]+d;return (b*e+f)*e+g;}
function $aI$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16540+d+c]-b[3231+c];}
function $aJ$(a,b,c,d){let e;e=Math.max(1,$aI$(a,b,c));if(a[17180+c]!=0)return $div(6000*d,e);if(b[2911+c]==0)return $div(3000*d,e);return 4500+$div(2500*d,e);}
function $aK$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2)d+=a[17820+e];}d-=a[58]*b[2125+c];return d-a[59]*b[2127+c];}
function $aL$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[30+g],i=a[32+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++;}j=33212+g*24;c[13+g]=b[j+11];c[15+g]=b[j+15];}for(k=0;k<48;k++)c[17+k]=b[33212+k];for(h=0,m=a[23];h<m;h++){l=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=$aM$(a,b,h);c[225+h]=l;c[385+h]=b[3071+h];}for(k=0,n=2*Math.max(0,30-b[6]);k<n;k++)c[604-k]=(-999);}
function $aM$(a,b,c){if(b[2207+a[16060+c]]==3)return 4;return b[2911+c];}
function $aN$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$aO$(a,b);if(e>=0)return e;}return d;}
function $aO$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return (-1);if(Boolean(0<(d=a[29])&&d<b[2066]))return (-1);e=b[2];for(f=0,l=a[c];f<l;f++){g=c+65+2*f;if(a[g]==e){for(h=0,k=b[4];h<k;h++){if((i=b[9+h],j=a[g+1],$aU$(a,b,e,i)==j||$aP$(a,b,e,i)==j))return h;}}}if(a[c+1+e]){for(h=0,m=b[4];h<m;h++){if(b[9+h]==0)return h;}}return (-1);}
function $aP$(a,b,c,d){let e;e=c;if(e==22)return $aT$(a,b,d);if(e==41)return $aQ$(a,b,d);return (-1);}
function $aQ$(a,b,c){let d,e,f,g;if(c==0||$mod($div(c,10000),3)!=2)return (-1);d=$mod(c,10000)-1;e=$aR$(a,b,d,0);f=$aR$(a,b,d,1);return (g=$div(c,30000),g*4173281+(e+1)*25921+(f+1)*161+(d+1));}
function $aR$(a,b,c,d){let e,f;e=d==0?5:0;f=$mod(b[2751+c]+e,6);return $aS$(a,b,c,f);}
function $aS$(a,b,c,d){let e;if(!(a[39020+6*b[2591+c]+d]>0))return (-1);e=b[5071+a[29420+6*b[2591+c]+d]];return e>=0&&a[15900+e]!=a[15900+c]?e:(-1);}
function $aT$(a,b,c){let d,e,f,g;d=b[13437];if(c==0||$div(c,10000)||(e=$mod(c,10000)-1,$div(e,6))!=b[2591+d])return (-1);return (g=(f=$mod(c,10000)-1,$mod(f,6)),(d+1)*1804327+(g+1)*161);}
function $aU$(a,b,c,d){let e;e=c;if(e==22)return $aW$(a,b,d);if(e==30)return (b[26733]+1)*161+(d-1+1);if(e==37)return (b[27696]+1)*1601+(d-1+1);if(e==41)return $aV$(a,b,d);return d;}
function $aV$(a,b,c){let d,e,f,g,h;if(c==0)return 0;d=$mod(c,10000)-1;e=$mod($div(c,10000),3);f=$aR$(a,b,d,e==1?1:0);g=e==2?$aR$(a,b,d,1):(-1);return (h=$div(c,30000),h*4173281+(g+1)*25921+(f+1)*161+(d+1));}
function $aW$(a,b,c){let d,e,f,g,h,i;d=b[13437];if(c==0)return (d+1)*1804327;if($div(c,10000))return (e=$mod(c,10000)-1,(d+1)*1804327+(e+1));return (h=(f=$mod(c,10000)-1,$div(f,6)),i=(g=$mod(c,10000)-1,$mod(g,6)),(d+1)*1804327+(h+1)*1127+(i+1)*161);}
function $aX$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41);}
function $aY$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0;}
function $aZ$(a,b,c){}
function $ba$(a,b,c){if($gV$(a,b)>=0)$gQ$(a,b,$gV$(a,b),c);else if($gP$(a,b)>=0)$gO$(a,b,$gP$(a,b),c);else $bb$(a,b,c);}
function $bb$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$gN$(a,b,c);else $gI$(a,b,c);}else if(d<4)$gG$(a,b,c);else $fV$(a,b,c);}else if(d<7){if(d<6)$fT$(a,b,c);else $fS$(a,b,c);}else if(d<9)$fR$(a,b,c);else $fL$(a,b,c);}else if(d<111){if(d<104){if(d<14)$fK$(b,c);else $fJ$(a,b,c);}else if(d<110)$fI$(a,b,c);else $fF$(a,b,c);}else if(d<114){if(d<112)$fC$(a,b,c);else $fk$(a,b,c);}else if(d<115)$fc$(a,b,c);else $fb$(a,b,c);}else if(d<124){if(d<120){if(d<118){if(d<117)$fa$(a,b,c);else $eY$(a,b,c);}else if(d<119)$eX$(a,b,c);else $eW$(a,b,c);}else if(d<122){if(d<121)$eV$(a,b,c);else $eU$(a,b,c);}else if(d<123)$eT$(a,b,c);else $eP$(a,b,c);}else if(d<131){if(d<129){if(d<128)$eN$(a,b,c);else $eK$(a,b,c);}else if(d<130)$eJ$(a,b,c);else $eH$(a,b,c);}else if(d<136){if(d<133)$ey$(a,b,c);else $ex$(a,b,c);}else if(d<137)$ev$(a,b,c);else $es$(a,b,c);}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$er$(a,b,c);else $ep$(a,b,c);}else if(d<143)$eo$(b,c);else $ek$(a,b,c);}else if(d<149){if(d<148)$ei$(a,b,c);else $eh$(a,b,c);}else if(d<151)$dV$(a,b,c);else $dT$(b,c);}else if(d<205){if(d<203){if(d<202)$dS$(a,b,c);else $dQ$(a,b,c);}else if(d<204)$dm$(a,b,c);else $dl$(a,b,c);}else if(d<207){if(d<206)$df$(a,b,c);else $cZ$(a,b,c);}else if(d<208)$cW$(a,b,c);else $cS$(a,b,c);}else if(d<401){if(d<213){if(d<211){if(d<210)$cP$(a,b,c);else $cG$(a,b,c);}else if(d<212)$cZ$(a,b,c);else $cy$(a,b,c);}else if(d<301){if(d<300)$ct$(a,b,c);else $cq$(a,b,c);}else if(d<302)$bN$(a,b,c);else $bH$(a,b,c);}else if(d<405){if(d<403){if(d<402)$bE$(a,b,c);else $bz$(a,b,c);}else if(d<404)$bx$(a,b,c);else $br$(a,b,c);}else if(d<407){if(d<406)$bo$(a,b,c);else $bn$(a,b,c);}else if(d<408)$bh$(a,b,c);else $bc$(a,b,c);}
function $bc$(a,b,c){b[1]=407;if(c)$bd$(a,b,b[32864]>b[32865]?0:1,0);}
function $bd$(a,b,c,d){let e,f,g,h,i,j;e=a[60+b[2059]];f=b[32865-c]>0?1:0;g=b[32862];h=b[32863];i=b[32861];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$bg$(b,j,c==1&&g>=0&&a[38+a[60+g]]==g);}if(c==0){$bf$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f;}else{b[4951+i]+=f;if(g>=0)$be$(a,b,g,1);else $bf$(a,b,h);}b[1]=409;}
function $be$(a,b,c,d){let e;e=a[60+c];b[2431+c]=1+$R$(a,b,c);if(a[38+a[60+c]]==c)b[2139+e]=$R$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9883]=0;b[33212+e*24+11]++;}
function $bf$(a,b,c){let d;d=a[60+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[33212+d*24+12]++;}
function $bg$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++;}
function $bh$(a,b,c){let d,e,f,g,h;d=$part(a,80622,80853);e=$d$(d,$bl$(a,b),c);b[32864]+=e<=3?e:0;b[32865]+=e>3?e-3:0;f=$bj$(a,b,0);g=$bj$(a,b,1);h=$bi$(b[32864],b[32865],f,g,0,0);if(h!=0)$bd$(a,b,h==1?0:1,1);else if(b[32864]!=b[32865])b[1]=408;}
function $bi$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0;}
function $bj$(a,b,c){let d;if(c==1&&b[32862]>=0)return $bk$(a,b,b[32862]);d=c==0?b[32861]:b[32863];return Math.max(0,a[18160+d]-b[5011+d])-b[4951+d];}
function $bk$(a,b,c){let d,e;d=a[348+b[2239+c]*32+c];e=b[2207+c]==1&&a[53]?1:0;return Math.max(0,d-b[2335+c])-b[2303+c]-e;}
function $bl$(a,b){let c,d,e,f,g;d=(c=b[32861],Math.max(0,a[18100+c]-b[5011+c]));if(b[32862]>=0)return (e=$bm$(a,b,b[32862]),199+Math.min(d,20)*21+Math.min(e,20));return (g=(f=b[32863],Math.max(0,a[18100+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20));}
function $bm$(a,b,c){let d;d=a[284+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $bn$(a,b,c){if($div(c,10000))b[32863]=$mod(c,10000)-1;else b[32862]=$mod(c,10000)-1;b[1]=407;}
function $bo$(a,b,c){b[32863]=$bp$(a,b,b[32862],c);b[32862]=(-1);b[1]=407;}
function $bp$(a,b,c,d){let e,f,g,h,i;e=a[60+c];f=$bq$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17980+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h;}g--;}}return (-1);}
function $bq$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17980+e]==c&&b[4831+e]==(-1))d++;}return d;}
function $br$(a,b,c){let d;d=b[32862];if(c<=$R$(a,b,d)){$bt$(a,b,d,(-1));b[1]=405;return;}$bt$(a,b,(-1),(-1));if(b[2271+d]>=0)$bs$(a,b,d);b[32862]=(-1);b[1]=409;}
function $bs$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($bk$(a,b,c)<=0)$be$(a,b,c,1);}
function $bt$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[60+b[2059]];for(f=0,g=a[25];f<g;f++){if($bw$(a,b,e,f)&&b[5011+f])$bf$(a,b,f);}for(f=a[34+e],h=a[36+e];f<h;f++){if(b[2335+f]&&$bu$(a,b,f,(-1)))$be$(a,b,f,1);}}
function $bu$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[38+a[60+c]]==c&&$S$(a,b,a[60+c]))return 0;e=b[2271+c];}else e=$bv$(b,d);f=$bv$(b,b[32861]);if(e<0||$P$(a,f,e)>(g=b[32861],Math.max(0,a[18040+g]-b[5011+g])))return 0;return $aG$(a,b,f,e);}
function $bv$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $bw$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[60+e]!=c)return 0;return $bu$(a,b,(-1),d);}
function $bx$(a,b,c){let d,e;d=$div(c,10000);e=$mod(c,10000)-1;if(c==0){$bt$(a,b,(-1),(-1));$by$(a,b);b[1]=409;return;}b[32862]=e;b[32863]=(-1);if(d==1){b[32862]=(-1);b[32863]=e;$bt$(a,b,(-1),e);b[1]=407;}else if(d==0){$bt$(a,b,e,(-1));b[1]=407;}else if(d==2){b[2175+e]=1;$bt$(a,b,e,(-1));b[1]=405;}else b[1]=404;}
function $by$(a,b){let c,d,e,f,g;c=1-a[60+b[2059]];for(d=0,e=a[25];d<e;d++){if($bw$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18160+d]-b[5011+d])<=b[4951+d])$bf$(a,b,d);}}for(f=a[34+c],g=a[36+c];f<g;f++){if($bu$(a,b,f,(-1)))$bs$(a,b,f);}}
function $bz$(a,b,c){$bA$(a,b,c-1);b[32378+(c-1)]=0;b[32866]--;}
function $bA$(a,b,c){let d,e,f,g,h;d=b[2271+a[16060+c]];e=d>=0&&$P$(a,d,b[2591+c])<=1;$bB$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$aI$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$bB$(a,b,c,1);}}
function $bB$(a,b,c,d){if(b[2911+c]==d)return;$bC$(a,b,c,(-1));b[2911+c]=d;$bC$(a,b,c,1);if(d==1)b[33212+a[15900+c]*24+20]++;}
function $bC$(a,b,c,d){let e,f;e=6671+a[15900+c]*1600;for(f=0;f<6;f++){if($bD$(a,b,c,f))b[e+a[29420+6*b[2591+c]+f]]+=d;}b[9883]=0;}
function $bD$(a,b,c,d){let e,f;e=6*b[2591+c]+d;if(a[29420+e]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$mod(f+5,6)))return 0;return a[39020+e]>0||a[17180+c]!=0;}
function $bE$(a,b,c){let d;d=$div(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $bF$(a,b,d);}
function $bF$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[60+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$Q$(a,b,b[2059]);f=$N$(a,b,e,g,h);}for(i=a[34+e],j=a[36+e];i<j;i++){if(b[2271+i]>=0&&$bG$(a,b,d,b[2271+i]))b[2463+i]=1;}b[2137+e]=1;b[32866]=0;for(k=a[30+e],l=a[32+e];k<l;k++){b[32378+k]=0;if(b[2591+k]>=0&&$bG$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[32378+k]=1;b[32866]=2;}}}$M$(b,f);b[1]=402;if(d)$be$(a,b,b[2059],1);else $bf$(a,b,b[32861]);}
function $bG$(a,b,c,d){let e;if(c)return b[10044+d]>0;e=b[32861];return $P$(a,$bv$(b,e),d)<=Math.max(0,a[18040+e]-b[5011+e]);}
function $bH$(a,b,c){let d,e,f,g;d=b[32860];e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+d];if(f==g)$bM$(a,b,d,e);else{$bK$(a,b,d);$bJ$(a,b,d,f,e);$bI$(a,b,a[15900+d],g,f);}b[1]=b[9882];}
function $bI$(a,b,c,d,e){let f,g;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e;}b[9883]=0;}
function $bJ$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5071+d]=c;$bC$(a,b,c,1);}
function $bK$(a,b,c){$bC$(a,b,c,(-1));$bL$(a,b,c);b[5071+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1);}
function $bL$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29420+6*b[2591+c]+d]];b[3551+e]&=~(1<<$mod(d+3,6));}}b[3551+c]=0;}
function $bM$(a,b,c,d){$bC$(a,b,c,(-1));b[2751+c]=d;$bC$(a,b,c,1);}
function $bN$(a,b,c){let d,e,f,g,h,i;if(b[9876]<0){$cl$(a,b,c);return;}d=$part(b,28092,28656);e=$part(b,28656,28717);f=$part(a,80622,80853);g=e[0];if(g==12){if($ck$(b)&&b[32859]==0){b[32859]=1;if(c==0){e[16]++;e[0]=11;}return;}h=348+e[16]*6;$ci$(d,e,$d$(f,d[h+3],c));}else if(g==13)$bZ$(d,e,$d$(f,(i=$ch$(d,e),d[19+$cg$(d,e,i,0)-(-3)]),c));else if(g==14){$bU$(d,e,$d$(f,$bY$(d,e),c));e[0]=11;}else $bS$(d,e,$d$(f,$bT$(d,e),c));$bO$(a,b);}
function $bO$(a,b){let c;for(c=0;c<2;c++){if(b[28727+c]>=0)$bR$(a,b,c);}$bP$(a,b,0);$bP$(a,b,4);}
function $bP$(a,b,c){let d,e,f;d=b[28717+c];e=28687+c*3;f=b[e];if(b[2911+d]>=2)return;if(f>=2){$bQ$(a,b,d,f);return;}$bB$(a,b,d,f);b[3071+d]=b[e+1];}
function $bQ$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=a[15900+c];if(e>=0){$bK$(a,b,c);b[4031+c]=e;for(g=a[34+f],h=a[36+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2;}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;for(i=0,j=a[23];i<j;i++){if(b[3711+i]==1+c){b[3711+i]=0;b[3871+i]=0;}}if(a[16380+c]==8){b[2125+f]=0;b[2127+f]=0;}k=d==2?21:22;b[33212+f*24+k]++;}
function $bR$(a,b,c){let d,e,f;d=b[28727+c];e=b[28664+c];if(b[28684]==1+c){b[2303+d]++;b[28684]=0;}if(b[28683]==1+c){f=b[28728-c];$bg$(b,a[60+d],a[38+a[60+f]]==f);b[28683]=0;}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$be$(a,b,d,1);b[28670]=0;}
function $bS$(a,b,c){let d,e,f;d=348+b[16]*6;e=a[d];f=a[d+1];if(e==7)b[22]=1-c;else if($bT$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f;}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11;}
function $bT$(a,b){let c,d,e,f,g;c=a[348+b[16]*6];e=(d=$ch$(a,b),148+d*20);f=a[e+12]==0&&a[e+4]==0;if(c==5||c==6&&f)return 0;return (g=$ch$(a,b),a[19+$cg$(a,b,g,0)-(-3)]);}
function $bU$(a,b,c){let d,e;e=(d=$ch$(a,b),d<4?0:1);if(c==1)$bW$(a,b,e);else if(c==2)$bV$(b,e,3);b[17]=0;b[16]++;}
function $bV$(a,b,c){a[8+b]=c;a[14]|=1+b;}
function $bW$(a,b,c){b[8+c]=2;if($bX$(a,b,c)<=0)$bV$(b,c,3);}
function $bX$(a,b,c){let d,e,f;d=a[86+c*15+2];e=a[86+c*15];f=b[8+c]==2&&e!=2;return f&&a[18]?d-1:d;}
function $bY$(a,b){let c,d,e;d=(c=$ch$(a,b),c<4?0:1);e=b[8+d]==2;return a[86+d*15+(e?7:6)];}
function $bZ$(a,b,c){let d;d=$ch$(a,b);if(!c){if(b[31+d*3]==1)$ce$(a,b,d,1,0);else $cc$(a,b,d);}b[17]&=2;$ca$(a,b);}
function $ca$(a,b){let c;c=$ch$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$cb$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11;}}
function $cb$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return (e==1||e==2)&&a[86+d*15+1]==c;}
function $cc$(a,b,c){let d;d=31+c*3;if(b[d]==0){if(a[148+c*20+4])$cd$(a,b,c);else{b[d]=1;b[d+1]=0;}}}
function $cd$(a,b,c){let d,e,f,g,h;d=31+c*3;b[d]=3;b[d+1]=0;e=c<4?0:1;f=b[8+e];g=a[86+e*15+1]==c;h=g&&a[148+c*20+10]==1;if(h&&(f==1||f==2)){b[8+e]=3;b[14]|=1+e;}}
function $ce$(a,b,c,d,e){let f,g;f=31+c*3;g=148+c*20;b[f+1]+=d;if(b[f]==0&&b[f+1]>=a[g+2]){if(a[g+4])$cd$(a,b,c);else if(e)$cf$(a,b,c);else{b[f]=1;b[f+1]-=a[g+2];}}if(b[f]==1&&b[f+1]>=a[g+2+1])$cf$(a,b,c);}
function $cf$(a,b,c){$cd$(a,b,c);if(a[148+c*20+10]==0&&a[148+c*20+4]==0)b[31+c*3]=2;}
function $cg$(a,b,c,d){let e,f;e=c<4?0:1;f=a[148+c*20+2+b[31+c*3]]+a[2+e]-d;return Math.min(Math.max(f,(-3)),10);}
function $ch$(a,b){let c;c=a[348+b[16]*6+2];return c==(-1)?b[1]:c;}
function $ci$(a,b,c){let d,e,f;d=$div(c,4);b[17]=c&3;e=a[348+b[16]*6+4]==3;if(b[25]==0&&!e)b[19+(f=$ch$(a,b),f<4?0:1)]+=d;b[18]=$cj$(a,b,d);$ce$(a,b,$ch$(a,b),d,0);$ca$(a,b);}
function $cj$(a,b,c){let d,e,f,g,h;for(d=b[16]+1;d<36;d++){e=348+d*6;f=a[e];if(f==0)break;if(f>3){g=a[e+1]==a[348+b[16]*6+1];h=f==7||f==8?1:2;if(g&&c>=h)return b[18]|1+(a[e+1]<4?0:1);}}return b[18];}
function $ck$(a){let b;b=28440+a[28672]*6;return a[b]==1&&a[28672]>0;}
function $cl$(a,b,c){let d,e,f;d=$part(a,80622,80853);e=$d$(d,$cp$(a,b),c);f=$cn$(a,b);if(f>=0&&e==1)b[2207+f]=1;if(f>=0&&(e==2||$bk$(a,b,f)<=0))$be$(a,b,f,1);else if(f<0&&e>0)$cm$(a,b,b[27698],e);b[1]=b[9882];}
function $cm$(a,b,c,d){b[4951+c]++;if(d==2||b[4951+c]>=Math.max(0,a[18160+c]-b[5011+c]))$bf$(a,b,c);}
function $cn$(a,b){let c;c=b[27698];if(c>=0&&b[4891+c]==b[9877])return (-1);return $co$(a,b,1-a[15900+b[9875]],b[9877],(-1));}
function $co$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)return f;}return (-1);}
function $cp$(a,b){let c,d;c=$cn$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $cq$(a,b,c){let d,e;d=$part(a,80622,80853);b[33212+a[15900+b[9875]]*24+16]++;e=$d$(d,$cr$(a,b),c)&2;b[1]=e?301:b[9882];}
function $cr$(a,b){let c,d;c=a[26220+b[9877]]+b[9880]+b[9881]*a[85635];d=a[17180+b[9875]]==1?0:1;return $cs$(d,b[9879],c,1);}
function $cs$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d;}
function $ct$(a,b,c){let d,e,f,g,h;d=b[28737];e=c-1;if(b[2751+d]!=e){f=$cx$(a,b,d,b[2591+d]);$bM$(a,b,d,e);g=$part(b,28092,28656);h=$part(b,28656,28717);$ce$(g,h,$cw$(b,d),f,0);}$cv$(a,b);$cu$(b);}
function $cu$(a){a[28736]++;a[1]=212;}
function $cv$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[28727+c]>=0)$bR$(a,b,c);}for(d=0;d<8;d++){if(b[28717+d]>=0)$bP$(a,b,d);}e=28738+b[28732]*61;for(f=0;f<61;f++)b[e+f]=b[28656+f];b[28729]=0;}
function $cw$(a,b){let c;for(c=0;c<8;c++){if(a[28717+c]==b)return c;}return (-1);}
function $cx$(a,b,c,d){if(a[24620+d]==0||a[17500+c]==0||b[3231+c])return 0;return 1;}
function $cy$(a,b,c){let d,e,f,g,h;d=$part(b,28656,28717);e=c-1;f=$cw$(b,e);g=$cF$(b,b[28736]);h=b[2591+e];d[31+f*3+2]=3;if(d[7]==0){d[7]=1;d[1]=f;}$cv$(a,b);$cE$(a,b,e,g);$bI$(a,b,a[15900+e],h,g);b[28737]=e;$cz$(a,b,e,3,213);b[26395+b[28717+b[28736]]]=1;}
function $cz$(a,b,c,d,e){let f,g;$cD$(a,b,c,d,e);if(a[15900+c]!=b[5]){$cC$(a,b,c,e);return;}f=d==2||d==3&&a[50]==0;g=f?122:117;$cC$(a,b,c,$cA$(a,b,1-a[15900+c])?g:e);}
function $cA$(a,b,c){let d,e;for(d=a[30+c],e=a[32+c];d<e;d++){if($cB$(a,b,d))return 1;}return 0;}
function $cB$(a,b,c){let d;d=b[2591+c];return d>=0&&$P$(a,d,b[2591+b[26357]])<=2;}
function $cC$(a,b,c,d){let e,f,g;e=1-a[15900+c];b[26360]=c;b[26362]=d;b[1]=115;b[26361]=2;for(f=a[34+e],g=a[36+e];f<g;f++)b[26363+f]=0;}
function $cD$(a,b,c,d,e){let f,g,h;b[26356]=d;b[26357]=c;b[26359]=e;b[26358]=0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++)b[26395+g]=0;}
function $cE$(a,b,c,d){let e;e=b[2751+c];$bK$(a,b,c);$bJ$(a,b,c,d,e);}
function $cF$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[31178+a[28732]*18+8+d];}
function $cG$(a,b,c){let d,e,f,g,h;d=$part(b,28092,28656);e=$part(b,28656,28717);if(e[0]!=9){$cO$(b,e[0]==7?1:0,$cw$(b,c-1));$cv$(a,b);return;}f=$part(a,80622,80853);g=$d$(f,$cM$(d,e),c);$cJ$(d,e,g);h=$cI$(d,e,g);$cv$(a,b);$cH$(b);if(h>=0){b[28735]=1+h;b[28736]=h*4;b[1]=211;}}
function $cH$(a){a[28736]=4;a[1]=212;}
function $cI$(a,b,c){let d,e;d=$div(c,128);e=(c&127)*(1+b[30]);if($B$(a,b,0)>0&&$B$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1;}return (-1);}
function $cJ$(a,b,c){let d;b[30]=$cL$(a,b,b[3]);d=(c&127)*(1+b[30]);$cK$(a,b,0,$div(c,128)*a[11],b[3],0);$cK$(a,b,1,d,b[4],b[30]);}
function $cK$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$B$(a,b,c);h=$div(d,g);i=$mod(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[31+l*3+2]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--;}$ce$(a,b,l,h+m,f);}}}
function $cL$(a,b,c){let d,e,f;d=a[148+c*20+7];if(d==0||a[14]&&b[23])return 0;if($B$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[31+f*3+2]==0))return 1;}return 0;}
function $cM$(a,b){let c;c=($cN$(a,b,0)?1:0)-($cN$(a,b,1)?1:0);return a[47+3*($A$(a,b)-1)+c+1];}
function $cN$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[86+c*15+1],b[31+f*3]<=1&&b[31+f*3+2]==0);}
function $cO$(a,b,c){a[28656+(b?4:3)]=c;a[28656]=b?8:9;}
function $cP$(a,b,c){let d;b[1]=208;if(c){d=$part(b,28656,28717);$cR$(d,b[28666]>b[28667]?0:1,0);$cQ$(b);}$cv$(a,b);}
function $cQ$(a){a[28656]=7;a[2335+a[28727]]=0;a[2335+a[28728]]=0;}
function $cR$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$bV$(a,b,c?3:4);}
function $cS$(a,b,c){let d,e,f;d=$part(b,28092,28656);e=$part(b,28656,28717);f=$part(a,80622,80853);if(e[0]==5){$cU$(d,e,$d$(f,$cV$(d,e),c));e[0]=7;}else if($cT$(d,e,$d$(f,d[12],c)))$cQ$(b);else if(e[10]!=e[11])b[1]=209;$cv$(a,b);}
function $cT$(a,b,c){let d,e,f,g;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=86;e=101;f=$bi$(b[10],b[11],$bX$(a,b,0),$bX$(a,b,1),a[d+3],a[e+3]);if(f==0)return 0;g=$has($K2,f)?0:1;$cR$(b,g,$has($K3,f));return 1;}
function $cU$(a,b,c){let d;d=$cN$(a,b,0)?0:1;if(c==1)$bW$(a,b,d);else if(c==2)$bV$(b,d,3);}
function $cV$(a,b){let c,d;c=$cN$(a,b,0)?0:1;d=b[8+c]==2;return a[86+c*15+(d?5:4)];}
function $cW$(a,b,c){let d,e,f,g;d=$part(b,28092,28656);e=$part(b,28656,28717);f=$part(a,80622,80853);g=$d$(f,$cX$(d,e),c);$ce$(d,e,e[1],g,0);e[1]++;$cv$(a,b);}
function $cX$(a,b){let c,d;c=b[1];d=0;if(a[148+c*20+12]&&$cY$(a,b))d=a[10];return a[33+$cg$(a,b,c,d)-(-3)];}
function $cY$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0)c+=$C$(a,b,d);}return c>0;}
function $cZ$(a,b,c){let d,e,f,g,h;d=b[28717+b[28736]];e=b[2591+d];f=$mod(c,10000)-1;g=$div(c,10000)-1;$cE$(a,b,d,f);$bI$(a,b,a[15900+d],e,f);if(g>=0)$db$(a,b,b[5071+a[29420+6*e+g]]);$cv$(a,b);h=205;if(b[1]!=206){h=b[1];b[28736]++;}$da$(a,b,d,h);}
function $da$(a,b,c,d){b[1]=d;if(a[54]){$cC$(a,b,c,d);b[26361]=0;}}
function $db$(a,b,c){let d;d=$cw$(b,c);if(d>=0)$ce$($part(b,28092,28656),$part(b,28656,28717),d,1,0);else $dc$(a,b,c,1);}
function $dc$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$aI$(a,b,c))return;if(a[17180+c]!=0){$bQ$(a,b,c,3);return;}if(b[2911+c]==0){b[3071+c]-=$aI$(a,b,c);$bB$(a,b,c,1);if(b[3071+c]<$aI$(a,b,c))return;}$dd$(a,b,c);}
function $dd$(a,b,c){$bQ$(a,b,c,$de$(a,b,c)?3:2);}
function $de$(a,b,c){let d,e,f,g,h,i;d=b[2591+c];e=1-a[15900+c];for(f=0;f<6;f++){g=6*d+f;h=a[29420+g];if(h<0)return 0;if(a[39020+g]>0&&b[6671+e*1600+h]==0){i=b[5071+h];if(i<0||a[15900+i]!=e)return 0;}}return 1;}
function $df$(a,b,c){let d,e,f,g,h,i,j;d=$part(b,28092,28656);e=$part(b,28656,28717);f=e[1];g=$part(a,80622,80853);h=$d$(g,d[19+$cg$(d,e,f,0)-(-3)],c);if(e[0]==1)$dk$(e,h);else $dh$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[28240+f*20+11]==0;$cv$(a,b);if(j)$dg$(b,f);}
function $dg$(a,b){a[28736]=b;a[1]=206;}
function $dh$(a,b,c){let d;d=b[1];if(c)return;if(a[148+d*20+11]){b[31+d*3+2]=1;$ce$(a,b,d,2,0);}else{b[31+d*3+2]=2;$ce$(a,b,d,1,0);if(b[31+d*3]<=1)$di$(a,b,d);}}
function $di$(a,b,c){let d;d=a[148+c*20+19];if(d==2)$cd$(a,b,c);else if(d)$cf$(a,b,c);else{$dj$(a,b,c);b[5]=c<4?1:2;}}
function $dj$(a,b,c){let d;d=8+(c<4?0:1);if(a[148+c*20+16]&&b[31+d*3]<=1)$ce$(a,b,d,1,0);}
function $dk$(a,b){if(!b)a[31+a[1]*3+2]=1;}
function $dl$(a,b,c){let d;d=$part(a,80622,80853);b[28733]=$d$(d,70,c);b[1]=205;}
function $dm$(a,b,c){if(c)$dO$(a,b,c);else $dn$(a,b);}
function $dn$(a,b){let c;$dp$(a,b);c=b[28733]<0&&$do$(a,b);b[1]=c?204:205;}
function $do$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[31898+e]&&b[32378+e]!=0){c=c||a[16060+e]==b[2059];d=d||a[16060+e]==b[2060];}}return c&&d;}
function $dp$(a,b){let c,d,e,f;if(b[9872]!=2)$dC$(a,b);$dz$(a,b);for(c=0,d=a[23];c<d;c++){if(b[31898+c])b[32538+c]=$dt$(a,b,c);}for(e=0,f=b[28731];e<f;e++){b[28732]=e;$dq$(a,b,31178+e*18);}b[28732]=0;}
function $dq$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[c+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[c+e];if(f>=0){b[c+8+e]=b[2591+f];if(b[c+16+d]<0)b[c+16+d]=$ds$(a,b,f);}}b[28727+d]=b[c+16+d];}$dr$(b);h=28738+b[28732]*61;for(e=0;e<61;e++)b[h+e]=b[28656+e];}
function $dr$(a){let b,c,d,e;for(b=0;b<61;b++)a[28656+b]=0;a[28659]=(-1);a[28656]=19;for(c=0;c<2;c++){d=a[28727+c];if(d>=0){e=a[2207+d]==1?2:1;a[28664+c]=e;}}}
function $ds$(a,b,c){return $co$(a,b,a[15900+c],b[2591+c],a[16060+c]);}
function $dt$(a,b,c){let d,e,f,g;d=31178+(b[31898+c]-1)*18;if(!$dy$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[d+4+f];if(g>=0){if(a[16380+g]==8)return 0;if($dx$(a,b,c,g)&&$dw$(a,b,c,g))e|=1<<f;}}return $du$(a,b,c)?0:e;}
function $du$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$mod(e+5,6)))continue;f=a[29420+6*b[2591+c]+d];g=f>=0?b[5071+f]:(-1);if(g<0||a[15900+g]==a[15900+c])continue;h=b[32218+g]||$dv$(b,g);if(!h&&$bD$(a,b,g,$mod(d+3,6)))return 1;}return 0;}
function $dv$(a,b){let c;if(a[31898+b]==0)return 0;c=31178+(a[31898+b]-1)*18+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $dw$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $aF$(a,e,f,b[2591+c])!=0;}
function $dx$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $aR$(a,b,c,0)==d||$aR$(a,b,c,1)==d;}
function $dy$(a,b,c){let d;for(d=0;d<4;d++){if(a[b+d]==c)return 1;}return 0;}
function $dz$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[28731];c<e;c++){d=c;while(d>0&&$dB$(a,b,d)<$dB$(a,b,d-1)){$dA$(b,d,d-1);d--;}}for(f=0,i=b[28731];f<i;f++){for(g=0;g<8;g++){d=g;h=b[31178+f*18+d];if(h>=0)b[31898+h]=1+f;}}}
function $dA$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[31178+b*18+d];a[31178+b*18+d]=a[31178+c*18+d];a[31178+c*18+d]=e;}}
function $dB$(a,b,c){let d,e;d=b[2591+b[31178+c*18+4]];e=2*a[21420+d]+a[23020+d];return e*1600+d;}
function $dC$(a,b){let c,d,e,f,g,h;for(c=0,h=b[28731];c<h;c++){for(d=0;d<4;d++){e=b[31178+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$dN$(a,b,e,f);if(g<0||b[31898+g]||!(b[31178+c*18+4+4-1]<0))continue;if(!$dE$(a,b,e,g))$dD$(b,c,g,1);}}}}}
function $dD$(a,b,c,d){let e,f;e=31178+b*18+(d?4:0);for(f=0;f<4;f++){if(a[e+f]<0){a[e+f]=c;a[31898+c]=1+b;return;}}}
function $dE$(a,b,c,d){let e,f,g;if(b[28730]!=0||!$dM$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29420+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&b[31898+g]==0&&$dM$(a,b,g)&&$dx$(a,b,g,d)&&$dF$(a,b,g)>=3)return 1;}return 0;}
function $dF$(a,b,c){let d;if(b[2591+c]<0||$aA$(a,c)||b[32058+c])return 0;if(!$dL$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9872]==3)return 0;d=a[17180+c]!=0;if(b[4351+c]&&!d&&(a[49]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$dK$(b,c))return 0;if(b[4351+c])return 2;return $dG$(a,b,c)?1:0;}
function $dG$(a,b,c){let d,e,f;d=a[16060+c];if(b[9883]==0){for(e=0,f=a[24];e<f;e++)b[13244+e]=0;b[9883]=1;}if(b[13244+d]==0)$dH$(a,b,d);return b[9884+c]>0;}
function $dH$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[124+c];e=a[156+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9884+h]=g?1:0;if(f>=0){j=$Q$(a,b,c);k=$N$(a,b,a[60+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10044+l]>0)b[9884+h]=1;}$M$(b,k);while($dI$(a,b,d,e)>0)continue;}b[13244+c]=1;}
function $dI$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9884+f]==0&&b[2591+f]>=0&&$dJ$(a,b,b[2591+f],c,d)){b[9884+f]=1;e++;}}return e;}
function $dJ$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29420+6*c+f];if(g>=0){h=b[5071+g];if(d<=(i=h)&&i<e&&b[9884+h])return 1;}}return 0;}
function $dK$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5;}
function $dL$(a,b,c){let d,e;d=$dN$(a,b,c,0);e=$dN$(a,b,c,1);return d>=0||e>=0;}
function $dM$(a,b,c){let d;d=a[16060+c];return d==b[2059]||d==b[2060];}
function $dN$(a,b,c,d){let e;e=$aR$(a,b,c,d);return e>=0&&b[32218+e]==0?e:(-1);}
function $dO$(a,b,c){let d,e,f,g,h;d=$mod(c,10000)-1;e=$mod($div(c,10000),3);b[32698+d]=$div(c,30000);f=$dN$(a,b,d,0);g=$dN$(a,b,d,1);h=e==1?g:f;if(b[31898+h]==0){$dP$(b);$dD$(b,b[28731]-1,h,1);if(e==2)$dD$(b,b[28731]-1,g,1);}$dD$(b,b[31898+h]-1,d,0);}
function $dP$(a){let b,c;b=31178+a[28731]*18;for(c=0;c<18;c++)a[b+c]=(-1);a[28731]++;}
function $dQ$(a,b,c){$dR$(a,b,b[28734],c-1);b[28734]++;}
function $dR$(a,b,c,d){let e;e=$cx$(a,b,c,b[2591+c]);$bM$(a,b,c,d);if(e>0)$dc$(a,b,c,e);}
function $dS$(a,b,c){let d;d=b[27698];if(c<=Math.max(0,a[18160+d]-b[5011+d])){b[4891+d]=b[2271+b[27700]];b[1]=400;}else{$bf$(a,b,d);b[1]=8;}}
function $dT$(a,b){if(b==0){a[1]=150;return;}a[27742+(b-1)]=1;a[9878]=1;a[9879]=1;a[9881]=0;$dU$(a,b-1,(-1),a[4891+a[27698]],151);}
function $dU$(a,b,c,d,e){a[9875]=b;a[9876]=c;a[9877]=d;a[9880]=0;a[9882]=e;a[1]=300;}
function $dV$(a,b,c){let d;d=b[27698];if($div(c,10000)==0){if(c>0){b[4891+d]=$mod(c,10000)-1;b[27699]=1;}b[1]=400;return;}b[27700]=$mod(c,10000)-1;b[27699]=1;$dW$(a,b,b[2271+b[27700]]);b[1]=150;}
function $dW$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27698]];$ed$(a,b,d,e,10,1);f=0;if($ec$(a,b,d,c)){b[27702]=c;f=1;c=$ea$(a,b,c);}while(c!=e){b[27702+f]=c;f++;c=$dX$(a,b,d,c);}b[27701]=f;}
function $dX$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29420+6*d+f];h=$mod(f+3,6);if(g>=0&&b[13502+g]&&$dZ$(a,b,c,g,h,1)){i=a[58220+6*g+h];if($dY$(b,g)+i==$dY$(b,d))e=Math.min(e,g);}}return e;}
function $dY$(a,b){let c;c=a[13502+b]-1;return c>=0?a[18412+6*c]:1073741824;}
function $dZ$(a,b,c,d,e,f){let g,h;if(!(a[39020+6*d+e]>0))return 0;g=a[29420+6*d+e];h=b[5071+g];if(h>=0)return a[15900+h]==c;return f||!(b[6671+(1-c)*1600+g]>0);}
function $ea$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29420+6*c+f];if(g>=0&&b[13502+g]){h=$dY$(b,g)+$eb$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h;}}}return d;}
function $eb$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29420+6*c+e]==d&&a[39020+6*c+e]>0)return a[58220+6*c+e]+2;}return 1073741824;}
function $ec$(a,b,c,d){let e;e=b[5071+d];return e>=0&&a[15900+e]!=c;}
function $ed$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$eg$(b);$ee$(b,$ef$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22384+g];g=$mod(g+1,1986);h--;b[24370+i]=0;j=b[15102+$div(i,6)];k=b[18412+i];l=b[6671+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($dZ$(a,b,c,j,m,f)){n=k+a[58220+6*j+m];if(n<=e){o=a[29420+6*j+m];h+=$ee$(b,$ef$(b,o),0,n,g+h);}}}}}
function $ee$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18412+f])return 0;a[18412+f]=d;if(a[24370+f])return 0;a[24370+f]=1;a[22384+$mod(e,1986)]=f;return 1;}
function $ef$(a,b){let c,d,e;if(a[13502+b]==0){c=a[13501];a[15102+c]=b;a[13501]=c+1;a[13502+b]=c+1;a[15433+c]=0;a[15764+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18412+d]=1073741824;a[20398+d]=1073741824;a[24370+d]=0;}}return a[13502+b]-1;}
function $eg$(a){let b,c;for(b=0,c=a[13501];b<c;b++)a[13502+a[15102+b]]=0;a[13501]=0;}
function $eh$(a,b,c){b[27698]=$bp$(a,b,b[2059],c);b[1]=149;}
function $ei$(a,b,c){let d;d=b[27696];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9883]=0;}b[27696]=$ej$(a,b,d);}
function $ej$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[36+d];e<f;e++){if(e!=a[38+d])return e;}return (-1);}
function $ek$(a,b,c){b[13500]=c-1;b[27376+(c-1)]=1;$el$(a,b,b[13437],2,144);}
function $el$(a,b,c,d,e){let f,g;b[13437]=c;b[13438]=d;b[13499]=e;f=d==0||d==1;b[13439]=f&&!$dG$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13448]=0;b[13454]=0;b[13498]=0;b[13447]=b[3711+c]?1:0;b[13440]=d==0?b[13439]:0;b[13449]=(-1);g=b[2591+c];b[13450]=g;b[13452]=g;b[13453]=b[2751+c];$em$(a,b);b[1]=112;}
function $em$(a,b){let c;c=$en$(a,b,b[13437]);if(b[13438]==2)c=$div(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$div(c,2);b[13441]=c;}
function $en$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16860+d+c];}
function $eo$(a,b){a[13437]=b-1;a[27216+(b-1)]=0;a[1]=143;}
function $ep$(a,b,c){let d,e,f;d=$eq$(a,b);e=a[16060+d];b[27056+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$dG$(a,b,d))f=$R$(a,b,e);if(c+f-b[2463+e]<=$aI$(a,b,d))b[27216+d]=1;}
function $eq$(a,b){let c,d,e;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27056+d])return d;}return (-1);}
function $er$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$R$(a,b,d)){b[33212+b[5]*24+10]++;$be$(a,b,d,1);}}
function $es$(a,b,c){let d,e;if(c==0){$eu$(b,b[2059],139);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0)$el$(a,b,d,1,138);else if(e==2)$et$(b,d);else $bA$(a,b,d);}
function $et$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2));}
function $eu$(a,b,c){a[27696]=b;a[27697]=c;a[1]=147;}
function $ev$(a,b,c){let d,e;d=$ew$(a,b);b[26735]=d+1;e=b[2463+a[16060+d]];b[26736+d]=c-e<=$aI$(a,b,d)?0:1;}
function $ew$(a,b){let c,d;for(c=b[26735],d=a[156+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16380+c]!=8)return c;}return (-1);}
function $ex$(a,b,c){let d,e;d=b[26734];e=b[2591+d];$cE$(a,b,d,c-1);$bI$(a,b,a[15900+d],e,c-1);$cC$(a,b,d,110);}
function $ey$(a,b,c){let d,e,f;d=b[26733];e=b[26734];if(c>0){f=c-1;b[26395+f]=1;b[9881]=$eC$(a,b,f)==2?1:0;b[9878]=4;b[9879]=2;$dU$(b,f,d,b[2591+d],131);return;}b[9881]=$ez$(a,b,d,e)==2?1:0;b[9878]=3;b[9879]=1;$dU$(b,d,e,b[2591+e],132);}
function $ez$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $eA$(a,b,c,b[2591+d]);}
function $eA$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17180+c]==0)return 0;f=$P$(a,e,d);if(f<1||f>$eB$(a,c,e,d))return 0;g=$aF$(a,e,b[2751+c],d);if(g>1||!$aG$(a,b,e,d))return 0;return g==0?1:2;}
function $eB$(a,b,c,d){let e;if(a[17180+b]==0)return 0;if(a[17180+b]==2)return 3;e=a[19820+d]<a[19820+c];return e?4:3;}
function $eC$(a,b,c){let d,e,f,g;d=$eE$(a,b,b[26733],b[26734]);e=b[11644+d-1];f=0;while(b[10044+e]>1){g=$P$(a,b[2591+c],e)>2?0:$eA$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$eD$(a,b,e);}$M$(b,d);return f;}
function $eD$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29420+6*c+e];if(f>=0&&b[10044+f]==b[10044+c]-1)d=Math.min(d,f);}return d;}
function $eE$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10044+e]=1;b[11644]=e;while(g<f){i=b[11644+g];g++;if(b[10044+i]>$en$(a,b,c))break;if(h>=0&&b[10044+i]>=b[10044+h])break;for(j=0;j<6;j++){if($eG$(a,b,c,d,i,j)){k=a[29420+6*i+j];if(b[10044+k]==0){b[10044+k]=b[10044+i]+1;b[11644+f]=k;f++;if($P$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k);}}}}if(h>=0)$eF$(b,h,f);return f;}
function $eF$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11644+d]==b){a[11644+d]=a[11644+c-1];a[11644+c-1]=b;return;}}}
function $eG$(a,b,c,d,e,f){let g,h,i;if(!(a[39020+6*e+f]>0)||a[58220+6*e+f]>1)return 0;g=a[29420+6*e+f];if(b[5071+g]>=0)return 0;i=(h=a[15900+c],b[6671+(1-h)*1600+g]>0);return !i||$P$(a,g,b[2591+d])==1;}
function $eH$(a,b,c){let d;d=b[26734];$dR$(a,b,d,$eI$(b,d,c-1));b[1]=131;}
function $eI$(a,b,c){let d;d=c==0?1:5;return $mod(a[2751+b]+d,6);}
function $eJ$(a,b,c){let d,e;d=b[26734];b[26555+d]=1;e=c-b[2463+a[16060+d]]<=$aI$(a,b,d);b[1]=e?130:131;}
function $eK$(a,b,c){let d,e,f,g,h;d=b[26733];e=c-1;b[26734]=e;b[3391+d]=2;b[13276]=1;f=a[15900+e];for(g=a[30+f],h=a[32+f];g<h;g++)b[26395+g]=0;b[1]=$eL$(a,b,e)?129:131;}
function $eL$(a,b,c){let d;if(a[16380+c]==8||b[26555+c])return 0;return (d=b[2751+c],$aF$(a,b[2591+c],d,b[2591+b[26733]]))!=0&&$eM$(a,b,c,b[2591+c]);}
function $eM$(a,b,c,d){let e;e=$cx$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$aI$(a,b,c);}
function $eN$(a,b,c){if(c==0){b[1]=125;return;}$eO$(a,b,c-1);if(b[26730]==0)b[4191+(c-1)]=6;}
function $eO$(a,b,c){let d,e,f;d=b[26727];e=b[26729];b[26718+d]=c;b[26721+d]=$P$(a,b[2591+c],b[2591+e]);f=$ez$(a,b,c,e);b[26724+d]=f==2?1:0;b[26727]=d+1;b[26395+c]=1;}
function $eP$(a,b,c){if(c==0){$eS$(a,b);return;}$eQ$(a,b,c-1,b[26357],2,123);b[26721]=2;}
function $eQ$(a,b,c,d,e,f){b[26729]=d;b[26730]=e;b[26732]=f;b[26727]=0;b[26728]=0;b[26731]=b[2591+d];$eO$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16380+c]==6&&!$eR$(b,c))b[1]=124;}
function $eR$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $eS$(a,b){if(b[26358])b[13454]=0;b[1]=b[26359];}
function $eT$(a,b,c){if(c==0)$eS$(a,b);else $eQ$(a,b,c-1,b[26357],1,122);}
function $eU$(a,b,c){let d;d=b[26715];if(c-b[2463+a[16060+d]]<=$aI$(a,b,d))$dR$(a,b,d,b[26716]);b[1]=120;}
function $eV$(a,b,c){let d,e,f;if(c==0){if(b[26356]==1)b[1]=122;else $eS$(a,b);return;}d=$mod(c,10000)-1;e=d;f=$eI$(b,d,$div(c,10000));b[26715]=e;b[26716]=f;b[26555+d]=1;b[26358]=1;if(a[17340+d]&&a[17340+b[26357]]==0)$dR$(a,b,d,b[26716]);else b[1]=121;}
function $eW$(a,b,c){let d;d=b[26715];if(c>0)$dR$(a,b,d,$eI$(b,d,c-1));if(b[2591+d]>=0)$cC$(a,b,d,117);else b[1]=117;}
function $eX$(a,b,c){let d,e;d=b[26715];c+=b[26717]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16060+d]]-$aI$(a,b,d));if(e>0)$dc$(a,b,d,e);b[1]=119;}
function $eY$(a,b,c){let d,e,f,g,h,i;if(c==0){$eZ$(b);return;}d=$mod(c,10000)-1;e=$div(c,10000);f=b[2591+d];g=b[2591+b[26357]];h=a[29420+6*f+e];i=$aF$(a,f,b[2751+d],g);b[26717]=i==0?0:1;b[26715]=d;b[26395+d]=1;b[26358]=1;$cE$(a,b,d,h);$bI$(a,b,a[15900+d],f,h);b[1]=118;}
function $eZ$(a){a[1]=a[26356]==3?122:120;}
function $fa$(a,b,c){let d;d=b[27696];b[26363+d]=1;b[1]=115;if(c>=3)$be$(a,b,d,1);else b[2527+d]=2;}
function $fb$(a,b,c){let d;d=b[27696];b[26363+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9883]=0;}}
function $fc$(a,b,c){let d,e,f,g,h;d=$div(b[13457+b[13456]],6);e=b[2591+b[13437]];f=b[5071+d];g=$fg$(a,b,e,$r$(a,e,d));h=c-b[2463+a[16060+f]]-$aI$(a,b,f);if(h>0)$dc$(a,b,f,h);b[1]=113;$fd$(a,b,d,g);}
function $fd$(a,b,c,d){let e,f,g,h;e=b[13437];f=b[5071+c];b[13442]+=$div(d,4096);b[13443]++;b[13444]=0;b[13448]=0;b[13456]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$ff$(a,b,a[15900+e],c))b[13277+e]=1;if(b[13449]<0){g=b[2591+e];h=b[2751+e];b[13452]=g;b[13453]=h;}$fe$(a,b,c);if(f>=0){b[13449]=f;b[5071+c]=f;}else $cz$(a,b,e,1,113);}
function $fe$(a,b,c){let d,e,f;d=b[13437];e=b[2751+b[13437]];f=b[2591+b[13437]];$bK$(a,b,d);if(b[13449]>=0)b[5071+f]=b[13449];b[13449]=(-1);$bJ$(a,b,d,c,e);}
function $ff$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29420+6*d+e];if(f>=0&&b[5071+f]>=0&&a[15900+b[5071+f]]!=c)return 1;}return 0;}
function $fg$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[13437];f=a[15900+e];if(!(a[39020+6*c+d]>0)||!$fj$(a,b,c))return (-1);g=a[29420+6*c+d];h=b[5071+g];i=h>=0&&h!=e;if(i&&!$fi$(a,b,h))return (-1);if(b[6671+(1-f)*1600+g]>0&&(i||!$fh$(a,b,c)))return (-1);if(b[13440]&&$ff$(a,b,f,g))return (-1);j=a[17500+e]&&b[3231+e]==0;k=j?48620:58220;l=a[k+6*c+d];return i?(l+1)*4096+1:l*4096;}
function $fh$(a,b,c){let d,e;d=b[13437];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return !(e=a[15900+d],b[6671+(1-e)*1600+c]>0);}
function $fi$(a,b,c){if(a[15900+c]!=a[15900+b[13437]]||a[16380+c]==8)return 0;return b[13438]!=2||a[17340+c]==0;}
function $fj$(a,b,c){let d,e,f;d=b[13437];if(!(e=a[15900+d],b[6671+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0;}
function $fk$(a,b,c){let d,e,f;if($div(c,10000)){$fB$(a,b,$mod(c,10000)-1);return;}if(c==0){$fA$(a,b);return;}$fl$(a,b,(d=$mod(c,10000)-1,$div(d,6)),(e=$mod(c,10000)-1,$mod(e,6)));b[13497]=(f=$mod(c,10000)-1,$mod(f,6));b[13454]=1;b[13498]=0;if(b[13445]){b[1]=113;return;}b[13445]=1;$cz$(a,b,b[13437],0,113);}
function $fl$(a,b,c,d){let e,f,g,h,i;e=0;f=$fo$(a,b,c,d);while(f!=6*b[2591+b[13437]]+b[2751+b[13437]]){b[13457+e]=f;e++;f=$fm$(a,b,f);}for(g=0,i=$div(e,2);g<i;g++){h=b[13457+g];b[13457+g]=b[13457+e-1-g];b[13457+e-1-g]=h;}b[13455]=e;b[13456]=0;}
function $fm$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$div(c,6);e=$mod(c,6);f=b[18412+6*(b[13502+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$mod(e-h+6,6);k=(j=$mod(i+3,6),a[29420+6*d+j]);l=k>=0?b[13502+k]-1:(-1);if(l<0||b[15433+l]==0)continue;m=b[16426+6*l+i];for(n=0;n<6;n++){o=$mod(e-n+6,6);p=$fn$(b,l,Math.min(o,6-o));q=b[18412+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n);}}return g;}
function $fn$(a,b,c){let d,e,f;if(c==0)return 0;d=a[16095+b];e=b==0&&a[13438]==1&&a[13443]==0;if(d==(-1)||e)return d;return d+(f=b==0?a[13444]:0,Math.max(0,f+c-1)-Math.max(0,f-1))*4096;}
function $fo$(a,b,c,d){let e,f,g,h,i,j,k;e=$fy$(a,b,c,d);f=b[13502+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18412+6*f+h];j=$fs$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$fr$(a,b,f)||$fp$(a,b,c,d))g=6*c+h;}}return g;}
function $fp$(a,b,c,d){let e,f,g;e=b[13437];for(f=0;f<6;f++){if((d<0||f==d||f==$mod(d+5,6))&&a[39020+6*c+f]>0){g=b[5071+a[29420+6*c+f]];if(g>=0&&a[15900+g]!=a[15900+e]&&!$fq$(a,b,e,g))return 1;}}return 0;}
function $fq$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$P$(a,e,f)<=1;}
function $fr$(a,b,c){let d;if(b[15764+c]==0){d=$ff$(a,b,a[15900+b[13437]],b[15102+c]);b[15764+c]=d?2:1;}return b[15764+c]==2;}
function $fs$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[13437];if(b[13438]==1){g=$eM$(a,b,f,c);return g?$cx$(a,b,f,c)*64:(-1);}if((h=a[15900+f],b[6671+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$fv$(a,b)))return (-1);return $ft$(a,b,c,d,e);}
function $ft$(a,b,c,d,e){let f,g,h,i;f=b[13437];if(!$eM$(a,b,f,c))return (-1);g=c==b[2591+f]?b[13444]:0;i=(h=$fu$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+$cx$(a,b,f,c)*64;}
function $fu$(a,b){let c;c=$mod(b-a+6,6);return Math.min(c,6-c);}
function $fv$(a,b){let c;c=b[13437];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$fw$(a,b,a[15900+c],b[2591+c])==1;}
function $fw$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($fx$(a,b,d,f,1-c)>=0)e++;}return e;}
function $fx$(a,b,c,d,e){let f,g;f=a[29420+6*c+d];if(f<0||b[5071+f]<0)return (-1);g=b[5071+f];if(a[15900+g]!=e||!$bD$(a,b,g,$mod(d+3,6)))return (-1);return g;}
function $fy$(a,b,c,d){let e;e=b[13502+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $fz$(a,b,e,d);return Math.min(b[20398+6*e+d],b[18412+6*e+d]);}
function $fz$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18412+6*c+f];if(g<e){h=$fs$(a,b,b[15102+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h);}}return e;}
function $fA$(a,b){let c;c=b[13437];b[13454]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13451]=b[2271+b[2059]]==b[13450]?1:0;if(b[13438]!=1)$bI$(a,b,a[15900+c],b[13450],b[2591+c]);else if(b[13451]){b[2271+b[2059]]=b[2591+c];b[9883]=0;}}b[1]=b[13499];}
function $fB$(a,b,c){let d;d=b[13437];b[13442]+=a[17340+d]?0:(a[17180+d]==2?2:1);$eQ$(a,b,d,c,0,127);}
function $fC$(a,b,c){let d,e,f,g;d=b[13437];f=(e=$mod(c,10000)-1,$div(e,6));$bJ$(a,b,d,f,(g=$mod(c,10000)-1,$mod(g,6)));$fE$(b,a[16060+d],f);$el$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$en$(a,b,d);b[13442]=$fD$(a,b,d,f);b[13443]=1;b[13445]=1;b[4351+d]=1;$cz$(a,b,d,1,113);}
function $fD$(a,b,c,d){let e;e=a[17500+c]&&b[3231+c]==0;return a[(e?67820:69420)+d];}
function $fE$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $fF$(a,b,c){let d,e;if(c==0){$eu$(b,b[2059],135);return;}d=$mod(c,10000)-1;e=$div(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$fH$(b,d);else if(e==0)$el$(a,b,d,0,110);else if(e==1)$fG$(a,b,d);else if(e==2)$et$(b,d);else if(e==3)$bA$(a,b,d);else b[3231+d]=1-b[3231+d];}
function $fG$(a,b,c){b[26733]=c;b[13447]=b[3711+c]?1:0;b[1]=128;}
function $fH$(a,b){a[13437]=b;a[1]=111;}
function $fI$(a,b,c){if(c==10001){b[1]=148;return;}b[27698]=$mod(c,10000)-1;b[4891+($mod(c,10000)-1)]=b[2271+b[2059]];b[1]=149;}
function $fJ$(a,b,c){$gQ$(a,b,b[2064],c);b[2064]++;}
function $fK$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+(b-1)];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9883]=0;}
function $fL$(a,b,c){if(c==0)$fO$(a,b);else $fM$(b,c-1);}
function $fM$(a,b){$fN$(a,b,(-1));a[2110]=15;a[1]=4;}
function $fN$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0;}
function $fO$(a,b){b[2058]++;if(b[2058]>=2||!$fQ$(a,b,1-b[2057]))b[1]=11;else $fP$(b,1-b[2057]);}
function $fP$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3;}
function $fQ$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++){if($Z$(a,b,d))return 1;}return 0;}
function $fR$(a,b,c){let d,e,f;d=b[2064];b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$bJ$(a,b,d,(e=$mod(c,10000)-1,$div(e,6)),(f=$mod(c,10000)-1,$mod(f,6)));b[33212+a[15900+d]*24+13]++;b[2064]++;$da$(a,b,d,6);}
function $fS$(a,b,c){let d,e;d=b[2064];e=a[16700+d];if(c<e){b[1]=7;return;}if(c>e){b[2911+d]=3;b[33212+a[15900+d]*24+14]++;}b[2064]++;}
function $fT$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$fU$(b,e);else if(c==3){b[2064]=a[124+e];b[1]=6;}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[33212+d*24+23]++;b[1]=104;}}
function $fU$(a,b){a[2062]=2;a[2175+b]=1;a[33212+a[5]*24+9]++;a[1]=101;}
function $fV$(a,b,c){let d;$gA$(a,b);d=b[2110];if(d==14)$gi$(a,b,1-c);else if(d==6)$gh$(a,b,c);else if(d==9)$fZ$(a,b,c);else $gi$(a,b,$fW$(a,b,d,c));}
function $fW$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$fY$(a,b);g=$R$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$Y$(a,b,e)?$R$(a,b,a[38+e]):0;return (i=$div(d,10),j=$mod(d,10),i+g>j+h?1:0);}if(c==0)return d<=g?1:0;k=c==7?$fX$(a,b,1-e):($Y$(a,b,e)?$R$(a,b,a[38+e]):0);return d<=k?1:0;}
function $fX$(a,b,c){let d;d=$Y$(a,b,c)?$R$(a,b,a[38+c]):0;return $S$(a,b,c)?d:$div(d,2);}
function $fY$(a,b){if(b[2060]>=0&&$R$(a,b,b[2060])<$R$(a,b,b[2059]))return b[2060];return b[2059];}
function $fZ$(a,b,c){$gg$(b);if(c==0){$gf$(b);return;}b[5]=1-b[5];b[2061]=1;b[33212+b[5]*24+5]++;$ga$(a,b,c-1);}
function $ga$(a,b,c){$fN$(b,c,(-1));$gd$($part(b,2110,2124));$gb$(a,b);}
function $gb$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return;}$gc$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[33212+b[5]*24]++;b[1]=5;}
function $gc$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c];}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9883]=0;}
function $gd$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$ge$(a);}
function $ge$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5;}
function $gf$(a){let b;b=$part(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$gg$(a);a[2060]=(-1);}
function $gg$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1;}
function $gh$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[33212+(1-b[5])*24+3]++;}$gi$(a,b,c>0?1:0);}
function $gi$(a,b,c){let d,e,f,g,h;d=$part(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$fY$(a,b);$gk$($part(b,2067,2110),d,c);$gj$(b,e,c);if(d[4]>f)$gb$(a,b);else if(d[10]>g){d[10]=0;$gg$(b);b[2059]=h;b[2060]=(-1);$gc$(a,b);b[2062]=2;b[33212+b[5]*24+9]++;b[1]=101;}}
function $gj$(a,b,c){let d;d=33212+a[5]*24;if(b==1&&c==1)a[d+1]++;else if(b==4&&c)a[d+2]++;else if(b==0&&c)a[d+8]++;else if(b==3&&c)a[d+6]++;else if(b==7&&c)a[33212+(1-a[5])*24+4]++;}
function $gk$(a,b,c){let d;d=b[0];if(d==14)$gz$(a,b,c);else if(d==15)$gy$(a,b,c);else if(d==1)$gx$(a,b,c);else if(d==4)$gv$(a,b,c);else if(d==5)$gu$(a,b);else if(d==6)$gt$(a,b,c);else if(d==7)$gr$(b,c);else if(d==2)$gq$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$ge$(b);}else if(d==0)$gp$(b,c);else $gl$(a,b,d,c);}
function $gl$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $ge$(b);}else if(c==10)$go$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0;}$ge$(b);}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f;}else $gm$(a,b,d);}
function $gm$(a,b,c){let d;if(!c){b[0]=9;return;}d=$gn$(a,b);$ge$(b);b[1]=d;$gd$(b);}
function $gn$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c;}return (-1);}
function $go$(a,b,c){if(c==0)$ge$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$gn$(a,b)>=0)b[0]=12;else b[0]=9;}
function $gp$(a,b){if(b){a[11]=1;a[12]=1;$gd$(a);}else a[0]=5;}
function $gq$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[19+(b[11]?a[13]:b[1])*4+3]==0)b[0]=3;else $ge$(b);}
function $gr$(a,b){if(b)$gs$(a,1);else $gd$(a);}
function $gs$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0;}
function $gt$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7;}else $gd$(b);}
function $gu$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return;}}$gs$(b,2);}
function $gv$(a,b,c){if(!c)$gs$(b,0);else if($gw$(a,b,a[8]))b[0]=6;else $gd$(b);}
function $gw$(a,b,c){return b[8]<a[5]&&c>=a[19+(b[11]?a[13]:b[1])*4];}
function $gx$(a,b,c){if(c==0)$ge$(b);else if(c==2)b[0]=2;else if($gw$(a,b,a[9]))b[0]=6;else $gd$(b);}
function $gy$(a,b,c){if((a[17]==2?c:a[17])>0)$gs$(b,3);else if(a[18])$gv$(a,b,1);else b[0]=4;}
function $gz$(a,b,c){if((a[16]==2?c:a[16])>0)$ge$(b);else b[0]=1;}
function $gA$(a,b){let c;c=$part(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$gC$(a,b,c,b[2110]);c[13]=$fY$(a,b)==b[2059]?0:1;$gB$(a,b,c,0,b[2059]);if(b[2060]>=0)$gB$(a,b,c,1,b[2060]);}
function $gB$(a,b,c,d,e){let f;f=19+d*4;c[f]=$R$(a,b,e);c[f+1]=10;c[f+2]=100;c[f+3]=a[38+a[60+e]]==e?1:0;}
function $gC$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$fQ$(a,b,e)?0:1;else if(d==2){f=$gF$(a,b);c[14]=f?(-1):(-2);}g=0;if($Y$(a,b,e))g=Math.max(0,Math.max(0,a[46+e]-b[2335+a[38+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$gD$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$gD$(a,b,0);}
function $gD$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[34+d],g=a[36+d];f<g;f++){if($gE$(a,b,f,0,c))e=Math.max(e,$R$(a,b,f));}return e;}
function $gE$(a,b,c,d,e){if(b[2175+c]>0||$R$(a,b,c)<d)return 0;if($Z$(a,b,c))return 1;return e&&$K$(a,b,c);}
function $gF$(a,b){let c,d,e;c=1-b[5];for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$T$(a,b,d)&&$aa$(a,b,d))return 1;}return 0;}
function $gG$(a,b,c){if(c==0)$fO$(a,b);else if($div(c,1000)-1>=0)$gH$(a,b,$mod(c,1000)-1,$div(c,1000)-1);else $ga$(a,b,$mod(c,1000)-1);}
function $gH$(a,b,c,d){$fN$(b,c,d);b[2110]=0;b[1]=4;}
function $gI$(a,b,c){let d;d=b[2065];if(c>0)$gM$(b,d,c-1);else if(d!=b[2057])$gJ$(a,b,b[2057]);else $fP$(b,b[2057]);}
function $gJ$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++)b[2143+d]=$gK$(a,b,d)?1:0;b[2065]=c;b[1]=2;}
function $gK$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[444+c]&&$X$(a,b,c))return 1;return $gL$(a,b,c);}
function $gL$(a,b,c){let d,e,f,g,h,i,j;d=1-a[60+c];for(e=a[124+c],j=a[156+c];e<j;e++){if(b[2591+e]<0||!a[17660+e])continue;for(f=a[30+d],i=a[32+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16060+f]];h=g?2:1;if($P$(a,b[2591+e],b[2591+f])<=h)return 1;}}return 0;}
function $gM$(a,b,c){a[2143+c]=1;a[2129+b]++;a[33212+b*24+7]++;}
function $gN$(a,b,c){let d,e,f;d=$div(c,10)+($Y$(a,b,0)?$R$(a,b,a[38]):0);e=$mod(c,10)+($Y$(a,b,1)?$R$(a,b,a[39]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$gJ$(a,b,1-b[2057]);}
function $gO$(a,b,c,d){b[2271+c]=b[2591+(d-1)];b[2527+c]=0;b[9883]=0;}
function $gP$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c;}return (-1);}
function $gQ$(a,b,c,d){b[2495+c]=0;if(d+$gU$(a,b,c)<=$gS$(a,b,c))$gR$(a,b,c);}
function $gR$(a,b,c){let d,e,f,g;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]!=3)$bQ$(a,b,d,3);}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1);}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9883]=0;b[33212+a[60+c]*24+15]++;}
function $gS$(a,b,c){let d;d=$gT$(a,b,c);return a[10748+c*161+d];}
function $gT$(a,b,c){let d,e,f;d=0;for(e=a[124+c],f=a[156+c];e<f;e++){if(b[2911+e]!=0&&a[16380+e]!=8)d++;}return d;}
function $gU$(a,b,c){let d;d=(-b[2139+a[60+c]]);if(b[2431+c]>0)d-=$div(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$div($R$(a,b,c),2);return d;}
function $gV$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c;}return (-1);}
function $gW$(a,b){let c,d;if($gV$(a,b)>=0)$c$(b,10);else if($gP$(a,b)>=0)$mq$(a,b,$gP$(a,b));else if(205<=(c=b[1])&&c<215&&b[28731]==0)$mp$(a,b);else if(205<=(d=b[1])&&d<215&&b[28729]==0)$me$(a,b);else $gX$(a,b);}
function $gX$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$md$(a,b);else $mc$(b);}else if(c<3)$mb$(a,b);else if(c<4)$ma$(a,b);else $lU$(a,b);}else if(c<8){if(c<6)$lQ$(a,b);else if(c<7)$lP$(a,b);else $lN$(a,b);}else if(c<9)$lL$(a,b);else if(c<11)$lK$(a,b);else $lJ$(a,b);}else if(c<102){if(c<15){if(c<14)$lI$(a,b);else $lG$(a,b);}else if(c<100)$lF$(a,b);else if(c<101)$lE$(a,b);else $lB$(a,b);}else if(c<110){if(c<103)$lA$(a,b);else if(c<104)$lz$(b);else $ly$(a,b);}else if(c<111)$lk$(a,b);else if(c<112)$lh$(a,b);else $kV$(a,b);}else if(c<124){if(c<118){if(c<115){if(c<114)$kL$(a,b);else $kK$(b);}else if(c<116)$kE$(a,b);else if(c<117)$kK$(b);else $kC$(a,b);}else if(c<121){if(c<119)$kK$(b);else if(c<120)$kB$(a,b);else $ky$(a,b);}else if(c<122)$kK$(b);else if(c<123)$kx$(a,b);else $kw$(a,b);}else if(c<130){if(c<127){if(c<125)$kr$(a,b);else if(c<126)$kq$(a,b);else $kp$(a,b);}else if(c<128)$ko$(a,b);else if(c<129)$km$(a,b);else $kK$(b);}else if(c<133){if(c<131)$kl$(a,b);else if(c<132)$kk$(a,b);else $ki$(a,b);}else if(c<134)$kg$(a,b);else if(c<135)$kf$(a,b);else $ke$(b);}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$kd$(a,b);else $jW$(a,b);}else if(c<139)$jV$(a,b);else if(c<140)$jU$(b);else $jL$(a,b);}else if(c<144){if(c<142)$jK$(a,b);else if(c<143)$jJ$(a,b);else $jI$(a,b);}else if(c<145)$jG$(a,b);else if(c<146)$jF$(a,b);else $jE$(a,b);}else if(c<200){if(c<150){if(c<148)$jC$(a,b);else if(c<149)$jB$(a,b);else $jz$(a,b);}else if(c<151)$jy$(a,b);else if(c<152)$jw$(a,b);else $kK$(b);}else if(c<203){if(c<201)$jv$(a,b);else if(c<202)$jq$(a,b);else $jm$(a,b);}else if(c<204)$ja$(a,b);else if(c<205)$kK$(b);else $iP$(a,b);}else if(c<301){if(c<211){if(c<208){if(c<207)$iE$(a,b);else $iB$(a,b);}else if(c<209)$iz$(a,b);else if(c<210)$iy$(a,b);else $it$(a,b);}else if(c<214){if(c<212)$iq$(a,b);else if(c<213)$ii$(a,b);else $ih$(a,b);}else if(c<215)$ic$(a,b);else if(c<300)$mp$(a,b);else $hJ$(a,b);}else if(c<404){if(c<401){if(c<302)$hw$(a,b);else if(c<400)$hs$(a,b);else $hr$(a,b);}else if(c<402)$hp$(a,b);else if(c<403)$hl$(a,b);else $hh$(a,b);}else if(c<407){if(c<405)$kK$(b);else if(c<406)$hg$(a,b);else $hf$(a,b);}else if(c<408)$he$(a,b);else if(c<409)$gZ$(a,b);else $gY$(a,b);}
function $gY$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8;}
function $gZ$(a,b){let c;c=a[60+b[2059]];$ha$(b,54,(b[32864]>b[32865]?0:1)==0?c:1-c);}
function $ha$(a,b,c){$hd$(a);$hc$(a,0);$hc$(a,1);$hb$(a,b,c);}
function $hb$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c));}
function $hc$(a,b){a[9+a[4]]=b;a[4]++;}
function $hd$(a){a[4]=0;}
function $he$(a,b){let c;c=b[32863];if(c>=0&&b[4831+c]<0)b[1]=409;else noted(b,$bl$(a,b));}
function $hf$(a,b){let c,d,e;c=b[27700];$hd$(b);$hc$(b,c+1);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[60+b[4831+d]]==a[60+c]&&$bv$(b,d)==b[2271+c])$hc$(b,10000+(d+1));}$hb$(b,53,a[60+c]);}
function $hg$(a,b){let c;$c$(b,$bq$(a,b,(c=a[60+b[32862]],$bq$(a,b,c)>0?c:2)));}
function $hh$(a,b){let c,d,e,f,g,h;c=1-a[60+b[2059]];$hd$(b);$hc$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($bw$(a,b,c,e))$hc$(b,d*10000+(e+1));}continue;}for(g=a[34+c],h=a[36+c];g<h;g++){if($bu$(a,b,g,(-1))&&$hi$(a,b,g,d))$hc$(b,d*10000+(g+1));}}$hb$(b,52,c);}
function $hi$(a,b,c,d){if(d==0)return 1;if(!$hj$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0;}
function $hj$(a,b,c){let d;d=a[60+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($hk$(a,b,c)>=2)return 0;return $bq$(a,b,d)>0||$bq$(a,b,2)>0;}
function $hk$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++;}return d;}
function $hl$(a,b){let c,d,e;c=a[60+b[2059]];$hd$(b);if(b[32866]>0){for(d=a[30+c],e=a[32+c];d<e;d++){if(b[32378+d]==1&&$hn$(a,b,d))$hc$(b,d+1);}}$hm$(b,51,c,409);}
function $hm$(a,b,c,d){if(a[4]>0)$hb$(a,b,c);else a[1]=d;}
function $hn$(a,b,c){let d,e;if(b[2591+c]<0||b[2911+c]!=1)return 0;return (d=b[3071+c],e=$aI$(a,b,c),d<e-1)&&!$ho$(a,b,c);}
function $ho$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15900+c];if(b[6671+e*1600+d]>0)return 1;for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]<0||a[17180+f]==0)continue;if($eA$(a,b,f,d)>0)return 1;}return 0;}
function $hp$(a,b){$hd$(b);$hc$(b,0);if($hq$(a,b))$hc$(b,1);if(b[27699]==0){$hc$(b,10001);$hc$(b,20001);if(b[2271+b[2059]]>=0){$hc$(b,30001);$hc$(b,40001);}}$hb$(b,50,a[60+b[2059]]);}
function $hq$(a,b){let c,d,e,f,g;c=1-a[60+b[2059]];for(d=a[34+c],e=a[36+c];d<e;d++){if($bu$(a,b,d,(-1)))return 1;}for(f=0,g=a[25];f<g;f++){if($bw$(a,b,c,f))return 1;}return 0;}
function $hr$(a,b){b[32861]=b[27698];b[32862]=(-1);b[32863]=(-1);b[32864]=0;b[32865]=0;b[1]=b[27700]>=0?406:401;}
function $hs$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[32860];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$hd$(b);g=$r$(a,e,f);if(g>=0&&a[39020+6*e+g]>0)$hv$(b,e,g);else{h=$hu$(a,b,e);i=$ht$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10044+k]==i){g=$r$(a,k,f);if(g>=0&&a[39020+6*k+g]>0&&(j<0||g==j||g==$mod(j+5,6)))$hc$(b,j*10000+(k+1));}}}$M$(b,h);}$hb$(b,49,a[15900+c]);}
function $ht$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29420+6*c+e];if(f>=0&&b[10044+f]>0&&(g=$mod(e+3,6),a[39020+6*f+g]>0))d=Math.min(d,b[10044+f]);}return d;}
function $hu$(a,b,c){let d,e,f,g,h;b[10044+c]=1;b[11644]=c;d=0;e=1;while(d<e){f=b[11644+d];d++;for(g=0;g<6;g++){if(a[39020+6*f+g]>0){h=a[29420+6*f+g];if(b[10044+h]==0&&b[5071+h]<0){b[10044+h]=b[10044+f]+1;b[11644+e]=h;e++;}}}}return e;}
function $hv$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$mod(d+5,6))$hc$(a,d*10000+(b+1));}}
function $hw$(a,b){let c,d,e,f,g,h;if(b[9876]<0){noted(b,$cp$(a,b));return;}c=$part(b,28092,28656);d=$part(b,28656,28717);e=d[0];if(e==11){$hH$(b);$hG$(b);$hz$(c,d);}else if(e==12){if($ck$(b)&&b[32859]==0)$ha$(b,48,a[15900+b[9876]]);else{f=348+d[16]*6;noted(b,c[f+3]);}}else if(e==13)noted(b,(g=$ch$(c,d),c[19+$cg$(c,d,g,0)-(-3)]));else if(e==14)noted(b,$bY$(c,d));else if(e==15){h=$bT$(c,d);if(h>0)noted(b,h);else $bS$(c,d,0);}else $hx$(a,b);}
function $hx$(a,b){let c,d,e,f,g,h;c=$part(b,28656,28717);b[1]=b[9882];d=c[19+((b[28717]==b[9875]?0:4)==0?1:0)];b[33212+a[15900+b[9875]]*24+17]+=d;if(c[22])b[32858]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[28717];g=b[28717+e];if(b[9878]==3&&f==b[9876])b[32858]=2;else if(c[31+e*3]<=1&&$hy$(a,b,f,g)){b[32860]=f;b[3711+f]=1+g;h=(a[16380+f]==0||a[16380+f]==1)&&!$fq$(a,b,f,g);b[3871+f]=h?2:1;b[1]=302;}}
function $hy$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$r$(a,e,f);if(g>=0&&a[39020+6*e+g]>0)return 1;h=$hu$(a,b,e);i=$ht$(a,b,f);$M$(b,h);return i<1000000;}
function $hz$(a,b){let c;while(b[16]<36&&a[348+b[16]*6]!=0){c=$hA$(a,b);if(c!=11){b[0]=c;return;}b[16]++;}b[16]=0;b[18]=0;b[0]=18;}
function $hA$(a,b){let c,d,e,f,g,h;c=348+b[16]*6;d=a[c];if(d==2)return $hE$(a,b)?16:11;f=(e=$ch$(a,b),b[31+e*3]<=1);g=f&&$hD$(a,b);if(!$hC$(b,a[c+4]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[c+1]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$hB$(a,b))return 15;b[18]-=h;}return 11;}
function $hB$(a,b){let c,d,e,f;c=a[348+b[16]*6];d=$ch$(a,b);if(c==7)return 1;e=148+d*20;f=b[21];if(c==6){f=b[25]?b[29]:b[29]+b[21];if(a[e+12]&&a[e+4])return 0;}return b[31+d*3]==0&&f==0;}
function $hC$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0;}
function $hD$(a,b){let c;c=a[348+b[16]*6+1];return c<=(-1)||b[31+c*3]<=1;}
function $hE$(a,b){let c,d;c=348+b[16]*6;return (d=a[c+2],b[31+d*3]<=1)&&$hF$(a,b,a[c+2],a[c+5]);}
function $hF$(a,b,c,d){let e,f;e=31+c*3;f=a[148+c*20+2+1]-b[e+1];return b[e]==0||f>d;}
function $hG$(a){let b,c;for(b=0;b<10;b++){c=a[28717+b];if(c>=0){a[28687+b*3]=a[2911+c];a[28687+b*3+1]=a[3071+c];}}}
function $hH$(a){let b,c,d,e,f;for(b=0;b<8;b++){c=a[28717+b];if(c>=0&&a[2911+c]>=2){d=28687+b*3;if(a[d]<2&&a[d+2]!=2)a[d+2]=4;}}for(e=0;e<2;e++){f=a[28727+e];if(f>=0&&a[2207+f]>1){if($has($K3,a[28664+e]))a[28664+e]=3;}else if(f>=0&&$hI$(a,e,f)<0)a[28664+e]=0;}}
function $hI$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[28717+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return e;}return (-1);}
function $hJ$(a,b){if(b[9876]<0){noted(b,$cr$(a,b));return;}$hK$(a,b);$dr$(b);$hG$(b);b[28656]=11;b[32858]=0;b[32859]=0;b[28729]=0;b[1]=301;b[33212+a[15900+b[9875]]*24+16]++;}
function $hK$(a,b){let c,d,e,f,g,h,i;c=b[9875];d=b[9876];for(e=0;e<10;e++)b[28717+e]=(-1);f=$ib$(a,b);b[28717]=f?c:d;b[28721]=f?d:c;$ia$(a,b);b[28105]=0;for(e of $K4){g=$div(e,4);h=b[28717+e];b[28092+g]=1;$hZ$(a,b,e);b[28727+g]=$ds$(a,b,h);b[28094+g]=b[2463+a[16060+h]];}$hY$(a,b);i=$hX$(a,b);$hR$(a,b,i||b[28728-$div(b[28717]==b[9875]?0:4,4)]>=0);$hL$(a,b,i,f);}
function $hL$(a,b,c,d){let e,f,g,h,i,j,k;e=b[9875];f=b[9876];g=b[28717]==b[9875]?0:4;h=4-g;$hP$(b,0,1,g,h,$hQ$(a,b,e,f,b[9881]));i=1;if(c){j=$hN$(a,b)?1:0;$hP$(b,1,1,h,g,$hQ$(a,b,f,e,j));i=2;}if(b[9878]==3){if(a[16380+f]==0||a[16380+f]==1){$hP$(b,i,8,g,h,0);i++;}else if(a[17340+f]==0&&a[16380+f]!=8){$hP$(b,i,7,g,h,0);i++;}}else if(a[17180+e]==2&&$hM$(a,b,f)&&b[3711+f]==0&&$hy$(a,b,f,e)){k=a[16380+f]==0||a[16380+f]==1?5:4;$hP$(b,i,k,g,h,0);i++;}if(d)$hP$(b,i,4,h,g,0);}
function $hM$(a,b,c){let d;d=a[16380+c];return d==5||d==3||a[17340+c]>0;}
function $hN$(a,b){if(b[9878]==3)return $hO$(a,b)!=0;return $eA$(a,b,b[9876],b[2591+b[9875]])==2;}
function $hO$(a,b){let c;c=b[9876];return $aF$(a,b[2591+c],b[2751+c],b[2591+b[9875]]);}
function $hP$(a,b,c,d,e,f){let g;g=28440+b*6;a[g]=c;a[g+1]=d;a[g+2]=e;a[g+3]=f;}
function $hQ$(a,b,c,d,e){let f,g,h;f=a[26220+b[2591+d]]+e*a[85635];if(c==b[9875])f+=b[9880];g=$ds$(a,b,d)>=0?1:0;h=a[17180+c]==1?0:1;return $cs$(h,b[9879],f,g);}
function $hR$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[28727+d]>=0)$hS$(a,b,d,c);}if(b[28727]>=0&&b[28728]>=0){e=$bm$(a,b,b[28727]);f=$bm$(a,b,b[28728]);b[28104]=199+Math.min(e,20)*21+Math.min(f,20);}}
function $hS$(a,b,c,d){let e,f,g;e=b[28727+c];f=28178+c*15;g=b[2207+e]==1;b[f]=g?2:1;b[f+1]=Math.max(c*4,$hI$(b,c,e));b[f+2]=$bk$(a,b,e);if(d){b[f+4]=68;b[f+6]=68;b[f+5]=69;b[f+7]=69;}if($hW$(a,b,c))$hT$(a,b,f,e);}
function $hT$(a,b,c,d){let e,f,g;b[c+8]=1;e=$gT$(a,b,d);for(f=0;f<6;f++){g=$hV$(a,b,d,Math.min(e+f,a[188+d]));b[c+9+f]=$hU$(g);}}
function $hU$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $hV$(a,b,c,d){let e,f,g,h;g=(e=$R$(a,b,c),f=a[38+a[60+c]]==c,$div(e+1,2)+(f?e:0));h=a[10748+c*161+d]+g;return Math.min(Math.max(h,(-1)),9);}
function $hW$(a,b,c){let d,e;d=b[28727+c];e=b[28717+Math.max(c*4,$hI$(b,c,d))];return a[16060+e]==d;}
function $hX$(a,b){let c,d;c=b[9876];d=b[9875];if(b[9878]!=0&&!(b[9878]==3))return 0;if(a[17180+c]==0||b[3551+c])return 0;if(b[9878]==3)return $hO$(a,b)<=1;return $eA$(a,b,c,b[2591+d])>0;}
function $hY$(a,b){let c,d,e,f;c=b[28717];d=b[28721];if((a[16380+c]==0||a[16380+c]==1)&&!(b[9878]==3)){e=b[9879]==1&&b[9878]!=1;b[28246]=e?0:1;}f=b[9879]==1&&!(b[9878]==3);if(f&&d==b[9875]&&b[9881]||f&&d!=b[9875]&&$hN$(a,b))b[28247]=1;}
function $hZ$(a,b,c){let d,e,f;d=b[28717+c];e=28240+c*20;f=b[3231+d];b[e]=b[2911+d];b[e+1]=b[3071+d];b[e+2]=a[16540+d]-f;b[e+2+1]=a[16700+d]-f;b[e+4]=a[17180+d]!=0?1:0;b[e+9]=f;b[e+12]=1-a[17340+d];b[e+13]=a[16380+d]==8?1:0;if(b[2591+d]>=0)b[e+10]=$de$(a,b,d)?2:0;}
function $ia$(a,b){let c;for(c=0;c<564;c++)b[28092+c]=a[84974+c];}
function $ib$(a,b){let c,d;c=b[9876];d=b[9875];if(a[16380+d]!=2||a[17180+c]!=2)return 0;if(b[3711+d])return 0;return $hX$(a,b)&&$hy$(a,b,d,c);}
function $ic$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28656);d=$part(b,28656,28717);$ig$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[28717+e];h=b[28717+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[31+e*3+2]==0&&d[31+f*3]<=1&&d[31+f*3+2]==0&&$s$(a,b,g,h))$if$(a,b,g,h);}}$ie$(a,b);b[1]=210;$id$(a,b,215);}
function $id$(a,b,c){$cv$(a,b);b[28732]++;if(b[28732]>=b[28731]){b[28732]=0;b[1]=c;}}
function $ie$(a,b){let c,d;for(c=0;c<4;c++){d=b[28717+c];if(d>=0&&b[32698+d]&&b[28658])b[33212+a[15900+d]*24+19]++;}}
function $if$(a,b,c,d){let e;e=$r$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$mod(e+3,6);}
function $ig$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[31+c*3+2]!=1;if(d&&$C$(a,b,c))$cc$(a,b,c);}}
function $ih$(a,b){let c,d,e,f,g;c=b[28737];d=$cF$(b,b[28736]);e=b[2591+c]!=d||b[3711+c]>0;if(e||!$eM$(a,b,c,d)){$cu$(b);return;}$hd$(b);for(f=0;f<6;f++){g=$mod(f-b[2751+c]+6+1,6);if(g<=2)$hc$(b,f+1);}$hb$(b,47,a[15900+c]);}
function $ii$(a,b){let c,d;c=$part(b,28656,28717);d=b[28736];if(d>=8)b[1]=214;else if(b[28717+d]<0||!$ip$(b,d))b[28736]++;else if($io$(a,b,c,$cF$(b,d))<0)b[28736]++;else $ij$(a,b,c,$cF$(b,d));}
function $ij$(a,b,c,d){let e,f;e=$io$(a,b,c,d);$hd$(b);for(f=0;f<4;f++){if($in$(a,b,c,f,d)&&$il$(b,c,f)==e)$hc$(b,b[28717+f]+1);}$ik$(b,46,a[15900+b[28717]]);}
function $ik$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=9+d;while(e>9&&a[e]<a[e-1]){f=a[e];a[e]=a[e-1];a[e-1]=f;e--;}}$hb$(a,b,c);}
function $il$(a,b,c){let d;d=$im$($part(a,28092,28656),b,c);return d?100:a[28240+c*20+2];}
function $im$(a,b,c){if(b[3]==(-1))return $cL$(a,b,c);return c==b[3]?b[30]:0;}
function $in$(a,b,c,d,e){let f,g;f=b[28717+d];if(f<0||!(c[31+d*3]<=1&&c[31+d*3+2]==0)||b[2911+f]!=0)return 0;g=$r$(a,b[2591+f],e);return g>=0&&a[39020+6*b[2591+f]+g]>0;}
function $io$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($in$(a,b,c,f,d))e=Math.max(e,$il$(b,c,f));}return e;}
function $ip$(a,b){let c,d;c=$part(a,28656,28717);d=c[31+b*3+2];if(c[31+b*3]<=1&&c[31+b*3+2]==0||d==1||d==4)return 0;return a[5071+$cF$(a,b)]<0;}
function $iq$(a,b){let c,d,e,f,g;c=$part(b,28092,28656);d=$part(b,28656,28717);e=b[28735]-1;f=b[28736];g=e*4;if(f>=g+4){b[28735]=0;b[28736]=4;b[1]=212;}else if(b[28717+f]<0||!(d[31+f*3]<=1))b[28736]++;else if(d[31+f*3]<=1&&d[31+f*3+2]==0){$is$(c,d,f);if(!$ir$(b,f))b[28736]++;$cv$(a,b);}else if($ir$(b,f)&&b[2591+b[28717+f]]==$cF$(b,f))$iE$(a,b);else b[28736]++;}
function $ir$(a,b){let c;c=31+b*3+2;return a[28656+c]==2;}
function $is$(a,b,c){if(a[148+c*20+13])$cd$(a,b,c);else if(a[148+c*20+11])$ce$(a,b,c,1,0);else{b[31+c*3+2]=2;$di$(a,b,c);}}
function $it$(a,b){let c,d,e,f;c=$part(b,28092,28656);d=$part(b,28656,28717);e=d[0];if(e==10)b[1]=214;else if($B$(c,d,0)==0||$B$(c,d,1)==0)$cH$(b);else if(e==9)noted(b,$cM$(c,d));else{f=e==7?1:0;if($ix$(c,d,f)==1)$cO$(b,f,$iv$(c,d,f,0));else $iu$(a,b,f);}}
function $iu$(a,b,c){let d,e,f,g,h;d=$part(b,28656,28717);e=c*4;$hd$(b);for(f=e,g=e+4;f<g;f++){if(b[28717+f]>=0&&d[31+f*3]<=1&&d[31+f*3+2]==0)$hc$(b,b[28717+f]+1);}h=c?43:44;$ik$(b,h,a[15900+b[28717+e]]);}
function $iv$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[31+e*3+2]==0)return e;return $iw$(a,b,c,d);}
function $iw$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[31+e*3+2]==0){if(d==0)return e;d--;}}return c*4;}
function $ix$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[31+d*3+2]==0)return 1;return $B$(a,b,c);}
function $iy$(a,b){let c;c=b[28666]>b[28667]?0:1;$ha$(b,42,a[60+b[28727+c]]);}
function $iz$(a,b){let c,d,e,f;c=$part(b,28092,28656);d=$part(b,28656,28717);e=d[0];if(e==3){f=$B$(c,d,0)>0&&$B$(c,d,1)>0;d[0]=f?$iA$(c,d):7;}else if(e==4)noted(b,c[12]);else if(e==5)noted(b,$cV$(c,d));else $id$(a,b,210);}
function $iA$(a,b){if($cN$(a,b,0)&&$cN$(a,b,1))return 4;if($cN$(a,b,0)||$cN$(a,b,1))return 5;return 7;}
function $iB$(a,b){let c,d,e;c=$part(b,28092,28656);d=$part(b,28656,28717);e=(-1);if(d[0]==2&&$B$(c,d,0)>0)e=$iD$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0;}$id$(a,b,208);}else if(d[1]!=e)d[1]=e;else{$iC$(a,b,e);noted(b,$cX$(c,d));}}
function $iC$(a,b,c){let d,e;d=c<4?0:1;e=a[16060+b[28717+c]];b[28094+d]=b[2463+e];}
function $iD$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[31+d*3+2]==0&&a[148+d*20+8]==0)return d;}return (-1);}
function $iE$(a,b){let c,d,e,f,g,h,i,j;c=b[28736];d=b[28717+c];$hd$(b);e=$iO$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($iM$(a,b,c,f,e))$hc$(b,f+1);}}else{h=$iK$(a,b,c);i=$iJ$(b[2751+d],h);for(j=0;j<6;j++){if($iJ$(b[2751+d],j)==i)$iF$(a,b,c,j);}}$ik$(b,45,a[15900+d]);}
function $iF$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$iG$(a,b,c,d,e);if(f>=0)$hc$(b,(d+1)*10000+(f+1));}}
function $iG$(a,b,c,d,e){let f,g,h,i,j;f=b[28717+c];g=b[2591+f];if(!(a[39020+6*g+d]>0))return (-1);h=a[29420+6*g+d];i=b[5071+h];if(i<0||a[15900+i]!=a[15900+f])return (-1);if(a[16380+i]==8||!$iH$(a,b,c,h))return (-1);if(e==$mod(d+3,6)||!(a[39020+6*h+e]>0))return (-1);j=a[29420+6*h+e];return b[5071+j]<0&&$iH$(a,b,c,j)?j:(-1);}
function $iH$(a,b,c,d){let e,f,g,h,i;e=b[28717+c];if(b[6671+(1-a[15900+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($iI$(b,f)){g=b[28717+f];h=$P$(a,b[2591+e],b[2591+g]);if($P$(a,d,b[2591+g])<=h)return 0;}}return 1;}
function $iI$(a,b){let c;c=a[28717+b];if(c<0||a[2591+c]<0)return 0;return a[28656+(31+b*3+2)]==0;}
function $iJ$(a,b){let c;if(a<0)return 0;c=$mod(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2;}
function $iK$(a,b,c){let d,e,f,g,h;d=b[28717+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($iL$(a,b,c,g)){h=$iJ$(b[2751+d],g);if(h>f){e=g;f=h;}}}return e;}
function $iL$(a,b,c,d){let e;for(e=0;e<6;e++){if($iG$(a,b,c,d,e)>=0)return 1;}return 0;}
function $iM$(a,b,c,d,e){let f,g,h;f=b[28717+c];for(g=0;g<6;g++){if(a[29420+6*b[2591+f]+g]==d){h=$iJ$(b[2751+f],g);return h==e&&$iN$(a,b,c,g);}}return 0;}
function $iN$(a,b,c,d){let e,f;e=b[28717+c];if(!(a[39020+6*b[2591+e]+d]>0))return 0;f=a[29420+6*b[2591+e]+d];return b[5071+f]<0&&$iH$(a,b,c,f);}
function $iO$(a,b,c){let d,e,f;d=b[28717+c];e=(-1);for(f=0;f<6;f++){if($iN$(a,b,c,f))e=Math.max(e,$iJ$(b[2751+d],f));}return e;}
function $iP$(a,b){let c,d,e,f;c=$part(b,28092,28656);d=$part(b,28656,28717);if(d[0]==19){d[0]=0;e=a[15900+b[28717]]==a[60+b[2059]];if(e&&b[28733]>=0)$iZ$(c,d,b[28733]);return;}f=$iW$(a,b);if(f>=0){if(d[1]!=f){d[1]=f;return;}$iC$(a,b,f);noted(b,c[19+$cg$(c,d,f,0)-(-3)]);}else if(d[0]==0){d[0]=1;d[1]=0;$id$(a,b,205);}else{$iV$(a,b);$id$(a,b,207);if(b[1]==207&&a[57])$iQ$(a,b);}}
function $iQ$(a,b){let c,d,e,f;for(c=0,f=b[28731];c<f;c++){if(b[28738+c*61+2]==0){for(d=0;d<4;d++){e=b[31178+c*18+4+d];if(e>=0&&b[2591+e]>=0)$iR$(a,b,e);}}}}
function $iR$(a,b,c){let d,e,f,g,h,i;for(d=0,i=b[28731];d<i;d++){e=28738+d*61;if(b[e+2]==0||!(b[31178+d*18+4+4-1]<0))continue;f=$part(b,e,e+61);for(g=0;g<4;g++){h=b[31178+d*18+g];if(h>=0&&f[31+g*3]<=1&&f[31+g*3+2]==0&&$dx$(a,b,h,c)){$iU$(a,b,d,c);$iS$(a,b,c);return;}}}}
function $iS$(a,b,c){b[32218+c]=1;$iT$(a,b,c);}
function $iT$(a,b,c){let d;d=a[16060+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$dG$(a,b,c))b[2143+d]=1;}
function $iU$(a,b,c,d){let e,f,g,h;$dD$(b,c,d,1);e=31178+c*18;f=0;for(g=0;g<4;g++){if(b[e+4+g]==d){b[e+8+4+g]=b[2591+d];f=1<<g;}}for(g=0;g<4;g++){h=b[e+g];if(h>=0&&a[16380+d]==8)b[32538+h]=0;else if(h>=0)b[32538+h]|=$dt$(a,b,h)&f;}}
function $iV$(a,b){let c,d,e,f,g,h;c=$part(b,28092,28656);d=$part(b,28656,28717);d[1]=4;for(e=0;e<4;e++){if(b[28717+e]>=0)b[32058+b[28717+e]]=1;}if($B$(c,d,0)==0){d[0]=10;return;}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[28721+e];if(f>=0&&(g=4+e,d[31+g*3]<=1))$iS$(a,b,f);}h=b[28717];b[33212+a[15900+h]*24+18]++;}
function $iW$(a,b){let c,d;c=$part(b,28092,28656);d=$part(b,28656,28717);if(d[0]==0)return $iY$(c,d,d[1]);return $iX$(c,d,d[1]);}
function $iX$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[148+d*20+5];if(b[31+d*3]<=1&&b[31+d*3+2]==0&&f&&a[148+d*20+15]==0)return d;}return (-1);}
function $iY$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[31+d*3+2]==0&&e&&a[148+d*20+8])return d;}return (-1);}
function $iZ$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[148+d*20+14])b[31+d*3+2]=1;}}else if(c!=0)b[26]=c-20;}
function $ja$(a,b){let c,d,e,f,g,h;$hd$(b);for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d>=0){for(e=a[124+d],h=a[156+d];e<h;e++){for(f=0;f<2;f++){for(g=0;g<3;g++){if(b[32378+e]!=0&&b[31898+e]==0&&$je$(a,b,e,g,f>0))$hc$(b,f*30000+g*10000+(e+1));}}}}}if(b[4]==0||$jb$(a,b))$hc$(b,0);$ik$(b,41,b[9871]);}
function $jb$(a,b){let c,d,e,f;if(b[28731]==0&&$jd$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[124+d],f=a[156+d];e<f;e++){if(b[32378+e]!=0&&b[31898+e]==0&&$jc$(a,b,e))return 0;}}return 1;}
function $jc$(a,b,c){let d,e,f,g;if(b[32378+c]==4){for(d=0;d<3;d++){if($je$(a,b,c,d,0))return 1;}return 0;}if(b[32378+c]!=3)return 0;e=$dN$(a,b,c,0);f=$dN$(a,b,c,1);g=e>=0&&b[31898+e]==0;return g||f>=0&&b[31898+f]==0;}
function $jd$(a,b){let c,d;if(b[2063]==0||b[13276])return 0;for(c=a[124+b[2059]],d=a[156+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0;}return 1;}
function $je$(a,b,c,d,e){let f,g,h,i,j;f=$dN$(a,b,c,0);g=$dN$(a,b,c,1);if(b[13277+c]&&!e)return 0;if(e&&!$jk$(a,b,c,f,g,d))return 0;if(d==2)return f>=0&&g>=0&&$jj$(a,b,c,f,g);h=d==0?[f,g]:[g,f];i=h[0];j=h[1];if(i<0)return 0;return $jg$(a,b,c,i,j)||$jf$(a,b,c,i,f,g);}
function $jf$(a,b,c,d,e,f){let g;if(b[32378+c]!=4||b[31898+d]==0)return 0;if(e>=0&&$jg$(a,b,c,e,f))return 0;if(f>=0&&$jg$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$jj$(a,b,c,e,f))return 0;return (g=b[31898+d]-1,b[31178+g*18+4-1]<0);}
function $jg$(a,b,c,d,e){let f;if(b[31898+d]){f=b[31898+d]-1;if(!(b[31178+f*18+4-1]<0)||!$ji$(a,b,f,c))return 0;}else if(b[28731]>=40)return 0;return e<0||b[31898+e]>0||$jh$(a,b,c,e);}
function $jh$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29420+6*b[2591+d]+e];g=f>=0?b[5071+f]:(-1);if(g>=0&&g!=c&&a[15900+g]==a[15900+c]&&b[32378+g]!=0&&b[31898+g]==0&&$dx$(a,b,g,d))return 1;}return 0;}
function $ji$(a,b,c,d){let e,f;e=31178+c*18+4;for(f=0;f<4;f++){if(b[e+f]>=0&&!$dx$(a,b,d,b[e+f]))return 0;}return 1;}
function $jj$(a,b,c,d,e){let f;if(b[31898+d]==0&&b[31898+e]==0)return b[28731]<40;if(b[31898+d]!=b[31898+e])return 0;f=b[31898+d]-1;return b[31178+f*18+4-1]<0&&$ji$(a,b,f,c);}
function $jk$(a,b,c,d,e,f){if(b[13277+c])return 1;if(f!=1&&d>=0&&!$jl$(a,b,c,d))return 0;return f==0||e<0||$jl$(a,b,c,e);}
function $jl$(a,b,c,d){if(b[4351+c]!=1||b[3551+c])return 0;return (a[16380+c]==0||a[16380+c]==1)&&!$fq$(a,b,c,d);}
function $jm$(a,b){let c;while(b[28734]<a[23]&&!$jp$(a,b,b[28734]))b[28734]++;if(b[28734]==a[23]){$jo$(a,b,b[2059]);if(b[2060]>=0)$jo$(a,b,b[2060]);b[1]=203;return;}$hd$(b);for(c=0;c<6;c++){if($jn$(a,b,b[28734],c))$hc$(b,c+1);}$hb$(b,40,b[9871]);}
function $jn$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$mod(d+5,6))&&b[3551+c]&1<<e){f=$aS$(a,b,c,e);if(f>=0&&b[32218+f]==0)return 1;}}return 0;}
function $jo$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++)b[32378+d]=$dF$(a,b,d);}
function $jp$(a,b,c){let d;if(!$dM$(a,b,c))return 0;if(b[2591+c]<0||b[3551+c]==0||$aA$(a,c))return 0;if(b[32058+c]||$dL$(a,b,c))return 0;if(!$eM$(a,b,c,b[2591+c]))return 0;for(d=0;d<6;d++){if($jn$(a,b,c,d))return 1;}return 0;}
function $jq$(a,b){let c,d;$ju$(a,b);if(b[28730]==2){b[28734]=0;b[1]=202;return;}for(c=0,d=a[23];c<d;c++){if($jt$(a,b,c))$js$(b,c,b[3711+c]-1);if($jr$(b,c))b[3711+c]=0;}$dn$(a,b);}
function $jr$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9872]==2)return b==a[9873];if(a[28730]==1)return c==3;return c==1||c==2;}
function $js$(a,b,c){let d;if(a[31898+b])return;if(a[31898+c]==0){$dP$(a);$dD$(a,a[28731]-1,c,1);}d=a[31898+c]-1;if(a[31178+d*18+4-1]<0){$dD$(a,d,b,0);a[32378+b]=2;a[32698+b]=a[3871+b]==2?1:0;}}
function $jt$(a,b,c){if(!$jr$(b,c)||b[2591+c]<0||$aA$(a,c))return 0;if(b[2911+c]>1)return 0;return $dx$(a,b,c,b[3711+c]-1);}
function $ju$(a,b){let c,d;b[28731]=0;b[28732]=0;b[28729]=0;for(c=0,d=a[23];c<d;c++){b[31898+c]=0;b[32378+c]=0;b[32538+c]=0;b[32698+c]=0;}}
function $jv$(a,b){let c,d;b[28733]=(-1);for(c=0,d=a[23];c<d;c++){b[32058+c]=0;b[32218+c]=0;}b[28730]=0;if(b[9872]==1||b[9872]==2)b[28730]=1;else if(b[9872]==3)b[28730]=2;b[1]=201;}
function $jw$(a,b){let c,d,e,f,g;c=b[27698];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return;}$hd$(b);$hc$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){f=b[27742+e]==0&&b[3551+e]==0;if(f&&a[17180+e]!=0&&$jx$(a,b,e,b[4891+c]))$hc$(b,e+1);}$hb$(b,27,d);}
function $jx$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$r$(a,d,b[2591+c]);return e>=0&&$fx$(a,b,d,e,a[15900+c])==c;}
function $jy$(a,b){let c,d,e,f,g,h;c=b[27698];if(b[4831+c]!=b[2059]){b[1]=8;return;}if(b[27701]==0){b[1]=400;return;}b[27701]--;d=b[4891+c];e=b[27702+b[27701]];f=1-b[5];if($ec$(a,b,b[5],e)){b[1]=152;return;}b[4891+c]=e;for(g=a[30+f],h=a[32+f];g<h;g++)b[27742+g]=$jx$(a,b,g,d)?1:0;b[1]=151;}
function $jz$(a,b){let c,d,e,f,g,h,i;c=b[27698];d=b[5];e=b[4891+c];$hd$(b);$hc$(b,0);$ed$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13502+f]&&f!=e)$hc$(b,f+1);}$ed$(a,b,d,e,10,1);for(h=a[35-d],i=a[37-d];h<i;h++){if(b[2271+h]>=0&&$jA$(a,b,d,b[2271+h])<=10)$hc$(b,10000+(h+1));}$hb$(b,39,d);}
function $jA$(a,b,c,d){let e;if(!$ec$(a,b,c,d))return $dY$(b,d);e=$ea$(a,b,d);if(e<0)return 1073741824;return $dY$(b,e)+$eb$(a,b,e,d);}
function $jB$(a,b){let c;$c$(b,$bq$(a,b,(c=b[5],$bq$(a,b,c)>0?c:2)));}
function $jC$(a,b){let c,d,e,f;c=b[27696];if(c<0){b[1]=b[27697];return;}$hd$(b);$hc$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[60+c];$ed$(a,b,d,b[2271+c],$jD$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13502+e]&&e!=b[2271+c])$hc$(b,e+1);}}$hb$(b,37,b[5]);}
function $jD$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[60+c],f=b[2271+c],b[6671+(1-e)*1600+f]>0))return d?3:4;return d?6:9;}
function $jE$(a,b){let c,d,e,f;b[1]=8;for(c=a[124+b[2059]],f=a[156+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9872]=d;b[9871]=e;b[9874]=8;b[1]=200;}}}
function $jF$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[3871+d]==3){b[9872]=1;b[9871]=c;b[9874]=146;b[1]=200;}}}
function $jG$(a,b){let c,d;c=b[13437];d=b[13500];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$jH$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3;}}
function $jH$(a,b,c,d,e){let f;f=$r$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$mod(d+5,6)))return 0;return a[39020+6*c+f]>0;}
function $jI$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[13437]];e=1600;for(f=a[30+c],g=a[32+c];f<g;f++){if(b[26896+f]>0&&b[2591+f]>=0)e=Math.min(e,$P$(a,d,b[2591+f]));}$hd$(b);for(h=0;h<2;h++){for(f=a[30+c],i=a[32+c];f<i;f++){if(b[26896+f]>0&&b[2591+f]>=0&&b[27376+f]==h&&$P$(a,d,b[2591+f])==e)$hc$(b,f+1);}if(b[4]>0)break;}$hm$(b,36,1-c,142);}
function $jJ$(a,b){let c,d,e;c=1-b[5];$hd$(b);for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27216+d]&&b[2591+d]>=0)$hc$(b,d+1);}$hm$(b,35,c,145);}
function $jK$(a,b){if($eq$(a,b)>=0)$c$(b,10);else b[1]=142;}
function $jL$(a,b){let c,d,e,f,g,h;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[30+c],h=a[32+c];e<h;e++){f=a[16380+e]==0||a[16380+e]==1||a[16380+e]==3;g=b[2591+e]>=0&&b[3551+e]==0;b[27056+e]=0;if(f&&g&&!d&&$jM$(a,b,e))b[27056+e]=1;}b[1]=141;}
function $jM$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[30+e],h=a[32+e];f<h;f++){if(b[26896+f]>0&&b[2591+f]>=0){g=$P$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$el$(a,b,c,2,141);b[13441]=6;$jO$(a,b);d=1;}if($jN$(a,b,c,b[2591+f]))return 1;}}return 0;}
function $jN$(a,b,c,d){let e,f,g,h,i,j,k,l;e=a[17500+c]&&b[3231+c]==0;f=e?48620:58220;for(g=0;g<6;g++){h=a[29420+6*d+g];i=$mod(g+3,6);if(h<0||b[13502+h]==0||!(a[39020+6*h+i]>0))continue;j=a[f+6*h+i];for(k=0;k<2;k++){l=$fy$(a,b,h,$mod(i+k,6));if($div(l,4096)+j<=6)return 1;}}return 0;}
function $jO$(a,b){let c,d,e,f,g;c=b[13437];$eg$(b);d=$ef$(b,b[2591+c]);$ee$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22384+e];e=$mod(e+1,1986);f--;b[24370+g]=0;f=$jP$(a,b,g,e,f);}}
function $jP$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r;f=$div(c,6);g=$mod(c,6);if(b[15433+f]==0)$jS$(a,b,f);h=b[18412+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$mod(g+j,6);l=$fn$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20398+m],i))continue;b[20398+m]=h+l;for(n=0;n<2;n++){o=$mod(k-n+6,6);p=b[16426+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29420+6*b[15102+f]+o];if(q==b[15102])continue;r=$ef$(b,q);if($jQ$(a,b,r,h+l+p))e+=$ee$(b,r,k,h+l+p,d+e);}}}return e;}
function $jQ$(a,b,c,d){if(d<b[13441]*4096)return 1;return $jR$(a,b,b[13437])||!$fr$(a,b,c);}
function $jR$(a,b,c){let d;d=b[2911+c]==0&&b[13438]==0;return d&&(a[16380+c]==0||a[16380+c]==1);}
function $jS$(a,b,c){let d,e;d=b[15102+c];for(e=0;e<6;e++)b[16426+6*c+e]=$fg$(a,b,d,e);b[16095+c]=(-1);if($jT$(a,b,d))b[16095+c]=$cx$(a,b,b[13437],d)*64;b[15433+c]=2;}
function $jT$(a,b,c){let d,e,f;d=b[13437];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15900+d],b[6671+(1-f)*1600+c]>0))return 0;return $eM$(a,b,d,c);}
function $jU$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$c$(a,10);else a[1]=140;}
function $jV$(a,b){let c,d;c=b[13437];d=b[2591+c];b[1]=137;if(d<0||d==b[13450])return;b[26896+c]=1;if(b[13451])b[2559+b[2059]]=1;}
function $jW$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[124+c];f=a[156+c];$hd$(b);if(!$kb$(a,b,e,f))$hc$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$jX$(a,b,h,g))$hc$(b,g*10000+(h+1));}}$hb$(b,34,d);}
function $jX$(a,b,c,d){if(d==0)return a[16380+c]!=8&&b[26736+c]==0;if(b[27536+c]||d==1||$dK$(b,c))return 0;return d==2?$jZ$(a,b,c):$jY$(a,b,c);}
function $jY$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$aI$(a,b,c),d<e-1))return 0;return $dG$(a,b,c)&&!$ho$(a,b,c);}
function $jZ$(a,b,c){let d;if(b[3071+c]==0||a[18220+b[2591+c]]!=0)return 0;d=b[3551+c]>0||$ka$(a,b,c);if(d&&a[51]==0)return 0;return !$ho$(a,b,c);}
function $ka$(a,b,c){return b[3711+c]>0&&$dx$(a,b,c,b[3711+c]-1);}
function $kb$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16380+e]!=8&&b[26736+e]==0&&!$kc$(a,b,e,b[2591+e]))return 1;}return 0;}
function $kc$(a,b,c,d){let e,f,g;e=a[15900+c];for(f=a[31-e],g=a[33-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16060+f]]&&$P$(a,d,b[2591+f])<=2)return 0;}return 1;}
function $kd$(a,b){if($ew$(a,b)>=0)$c$(b,10);else b[1]=137;}
function $ke$(a){let b,c;b=0;c=a[5];a[9872]=b;a[9871]=c;a[9874]=8;a[1]=200;}
function $kf$(a,b){let c,d,e,f;c=b[26734];d=b[26733];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($P$(a,b[2591+c],b[2591+d])==1&&$jH$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15900+c];b[9872]=e;b[9871]=f;b[9873]=c;b[9874]=110;b[1]=200;}}
function $kg$(a,b){let c,d,e,f;c=b[26734];d=b[2591+c];$hd$(b);for(e=0,f=a[26];e<f;e++){if($P$(a,d,e)==1&&$kh$(a,b,c,e))$hc$(b,e+1);}$hm$(b,33,a[15900+c],110);}
function $kh$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29420+6*e+f]==d&&(g=b[2751+c],g<0||f==g||f==$mod(g+5,6)))return a[39020+6*e+f]>0&&b[5071+d]<0;}return 0;}
function $ki$(a,b){let c,d,e;c=b[26734];d=b[26733];e=b[32858];b[32858]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0&&b[13447]==0){$cz$(a,b,d,2,$kj$(b,c,e));return;}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13500]=d;$el$(a,b,c,3,134);}}
function $kj$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $kk$(a,b){let c,d,e,f,g,h;c=b[26733];d=b[26734];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return;}e=a[15900+d];$hd$(b);$hc$(b,0);for(f=a[30+e],h=a[32+e];f<h;f++){g=a[17180+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26395+f]==0&&b[3551+f]==0&&$eC$(a,b,f)!=0)$hc$(b,f+1);}$hb$(b,32,e);}
function $kl$(a,b){let c,d,e,f,g;c=b[26734];e=(d=b[2751+c],$aF$(a,b[2591+c],d,b[2591+b[26733]]));$hd$(b);for(f=0;f<2;f++){if((g=$eI$(b,c,f),$aF$(a,b[2591+c],g,b[2591+b[26733]]))<e)$hc$(b,f+1);}$hb$(b,31,a[15900+c]);}
function $km$(a,b){let c,d,e,f;c=b[26733];d=1-a[15900+c];$hd$(b);for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$kn$(a,b,c,e))$hc$(b,e+1);}$hb$(b,30,a[15900+c]);}
function $kn$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$P$(a,b[2591+c],e);if(f<2||f>3||b[6671+a[15900+c]*1600+e]>0)return 0;if($ez$(a,b,c,d)==0)return 0;g=$eE$(a,b,c,d);h=b[11644+g-1];i=$P$(a,h,e)==1;$M$(b,g);return i;}
function $ko$(a,b){let c;c=b[13437];if(b[2591+c]>=0&&b[3711+c]>0&&b[13447]==0)$cz$(a,b,c,2,112);else if(b[13440])$fA$(a,b);else b[1]=112;}
function $kp$(a,b){let c;c=b[26729];if(b[2591+c]>=0&&b[2591+c]!=b[26731])$cC$(a,b,c,b[26732]);else b[1]=b[26732];}
function $kq$(a,b){let c,d,e,f,g;c=b[26728];d=b[26729];if(c==b[26727]){b[1]=126;return;}b[26728]=c+1;e=b[26718+c];if(b[2591+e]<0||b[2591+d]<0)return;if(b[26730]==0){b[3391+e]=1;b[13276]=1;}b[26358]=1;f=b[26730];g=b[26721+c];b[9878]=f;b[9879]=g;b[9881]=b[26724+c];$dU$(b,e,d,b[2591+d],125);b[9880]=c;}
function $kr$(a,b){let c,d,e;c=a[15900+b[26718]];if(b[26727]==3){b[1]=125;return;}$hd$(b);$hc$(b,0);for(d=a[30+c],e=a[32+c];d<e;d++){if(a[16380+d]==6&&b[2591+d]>=0&&$ks$(a,b,d))$hc$(b,d+1);}$hb$(b,29,c);}
function $ks$(a,b,c){if($eR$(b,c)||!$kv$(a,b,c))return 0;if(b[26730]==1)return $ku$(a,b,c);return $kt$(a,b,c,b[26729]);}
function $kt$(a,b,c,d){if(!$dM$(a,b,c))return 0;if(b[4191+c]||b[3391+c]||$en$(a,b,c)<(a[17340+c]?0:(a[17180+c]==2?2:1)))return 0;return $dG$(a,b,c)&&$ez$(a,b,c,d)!=0;}
function $ku$(a,b,c){let d,e;if(a[17180+c]==0||b[2591+c]<0||b[26395+c])return 0;d=b[26357];if(b[3551+c]||!$jx$(a,b,c,b[2591+d]))return 0;if(b[26356]==2&&b[3711+d]==1+c)return 0;if(b[26356]!=3)return 1;e=b[6671+a[15900+d]*1600+b[2591+c]];return e==($jx$(a,b,d,b[2591+c])?1:0);}
function $kv$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26727];e<f;e++){if(b[26718+e]==c)return 0;if($P$(a,b[2591+c],b[2591+b[26718+e]])==1)d=1;}return d;}
function $kw$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0){$eS$(a,b);return;}d=1-a[15900+c];$hd$(b);$hc$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){if(a[17180+e]==1&&b[26395+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$jx$(a,b,e,b[2591+c]))$hc$(b,e+1);}}$hb$(b,28,d);}
function $kx$(a,b){let c,d,e,f;c=b[26357];if(b[2591+c]<0){$eS$(a,b);return;}d=1-a[15900+c];$hd$(b);$hc$(b,0);if(b[6671+d*1600+b[2591+c]]>0){for(e=a[30+d],f=a[32+d];e<f;e++){if($ku$(a,b,e))$hc$(b,e+1);}}$hb$(b,27,d);}
function $ky$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0){$eS$(a,b);return;}d=1-a[15900+c];$hd$(b);$hc$(b,0);for(e of $K5){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$kz$(a,b,f))$hc$(b,e*10000+(f+1));}}$hb$(b,26,d);}
function $kz$(a,b,c){if(b[26555+c]||!$kA$(a,b,c))return 0;if(a[17340+b[26357]]&&a[17340+c]==0)return 0;return $eM$(a,b,c,b[2591+c]);}
function $kA$(a,b,c){let d,e;if(a[16380+c]==8||b[3551+c]||b[26395+c])return 0;if(b[26356]==3&&b[31898+c]>b[28732])return 0;return $cB$(a,b,c)&&!(d=a[15900+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0);}
function $kB$(a,b){let c;c=b[26715];$hd$(b);$hc$(b,0);if(b[2591+c]>=0&&$eM$(a,b,c,b[2591+c])){$hc$(b,1);$hc$(b,2);}$hb$(b,25,a[15900+c]);}
function $kC$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0||a[17340+c]){$eZ$(b);return;}d=1-a[15900+c];$hd$(b);$hc$(b,0);for(e=0;e<6;e++){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$kD$(a,b,f,e))$hc$(b,e*10000+(f+1));}}$hb$(b,24,d);}
function $kD$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$kA$(a,b,c)||!(a[39020+6*e+d]>0))return 0;f=a[29420+6*e+d];g=b[26357];if(b[5071+f]>=0||$P$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15900+c],b[6671+(1-h)*1600+f]>0);return i&&$aG$(a,b,e,b[2591+g]);}
function $kE$(a,b){let c,d;c=b[26360];d=b[2591+c]>=0?$kI$(a,b,c):(-1);if(d<0){b[1]=b[26362];return;}b[27696]=d;if(a[17340+c]){b[1]=116;return;}$hd$(b);$hc$(b,0);$kF$(a,b,d,c);$hb$(b,23,a[60+d]);}
function $kF$(a,b,c,d){let e,f;e=a[60+c];f=b[2271+c];if(b[6671+(1-e)*1600+f]>0||!$aG$(a,b,f,b[2591+d]))return;$kG$(a,b,e,f,b[2591+d]);}
function $kG$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($P$(a,d,f)==1&&$P$(a,f,e)>2&&$kH$(a,b,c,d,f))$hc$(b,f+1);}}
function $kH$(a,b,c,d,e){let f,g;f=b[5071+e];if(b[6671+(1-c)*1600+e]>0||f>=0&&a[15900+f]!=c)return 0;for(g=0;g<6;g++){if(a[29420+6*d+g]==e)return a[39020+6*d+g]>0;}return 0;}
function $kI$(a,b,c){let d,e,f,g,h;d=1-a[15900+c];for(e=a[34+d],h=a[36+d];e<h;e++){f=b[2271+e];if(b[26363+e]==0&&f>=0&&b[2527+e]==0){g=$P$(a,f,b[2591+c])<=b[26361];if(g&&$kJ$(a,b,d,f))return e;}}return (-1);}
function $kJ$(a,b,c,d){let e;e=b[5071+d];return e<0||a[15900+e]!=c;}
function $kK$(a){$c$(a,10);}
function $kL$(a,b){let c,d;c=b[13437];if($kU$(b))$fA$(a,b);else if(b[13454]==0&&b[13449]>=0)$kT$(a,b);else if(b[13454]==0)b[1]=112;else if(b[13456]==b[13455])$kS$(a,b);else{d=b[13457+b[13456]];if(b[2751+c]!=$mod(d,6))$kP$(a,b,$mod(d,6),$kR$(a,b,$mod(d,6)));else if($kO$(a,b)){b[13448]=1;$kN$(a,b,c,113);}else $kM$(a,b,$div(d,6));}}
function $kM$(a,b,c){let d,e,f,g;d=b[13437];e=b[2591+d];f=b[5071+c];g=$fg$(a,b,e,$r$(a,e,c));if(g==(-1))b[13454]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$dc$(a,b,f,1);$fd$(a,b,c,g);}}
function $kN$(a,b,c,d){$cD$(a,b,c,0,d);b[1]=123;}
function $kO$(a,b){let c,d;if(b[13448]||b[13438]>=2)return 0;return (c=a[15900+b[13437]],d=b[2591+b[13437]],b[6671+(1-c)*1600+d]>0);}
function $kP$(a,b,c,d){let e,f,g,h;e=b[13437];if(d==(-1)){b[13454]=0;return;}b[13442]+=$div(d,4096);b[13444]+=$fu$(b[2751+e],c);$bM$(a,b,e,c);if((f=a[15900+e],g=b[2591+e],b[6671+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2);}h=$div(d&4095,64);if(h>0)$kQ$(a,b,h);}
function $kQ$(a,b,c){let d,e;d=b[13437];e=b[2911+d];$dc$(a,b,d,c);if(b[2911+d]!=e)b[13454]=0;}
function $kR$(a,b,c){let d,e;d=b[13437];e=b[2591+d];if(!$jT$(a,b,e))return (-1);if(b[13438]==1&&b[13443]==0)return $cx$(a,b,d,e)*64;return $ft$(a,b,e,b[2751+d],c);}
function $kS$(a,b){let c,d,e;c=b[13437];d=b[2591+c];e=b[2751+c];b[13454]=0;b[13498]=1;if(e!=b[13497])$kP$(a,b,b[13497],$fs$(a,b,d,e,b[13497]));b[1]=112;}
function $kT$(a,b){$fe$(a,b,b[13452]);$bM$(a,b,b[13437],b[13453]);$fA$(a,b);}
function $kU$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0&&a[13447]==0;}
function $kV$(a,b){let c,d;c=b[13437];d=b[13498]&&b[13438]!=0;if($kU$(b)||d){$fA$(a,b);return;}$em$(a,b);$jO$(a,b);$hd$(b);if($lg$(a,b))$hc$(b,0);if(b[13438]==2||b[13438]==3)$le$(a,b);else{if(b[13438]!=0||!$ka$(a,b,c))$lc$(a,b);if(b[13438]==0)$la$(a,b);}if(b[13498]&&!$kZ$(b,b[2591+c]))$hd$(b);else if(b[2063]&&$kX$(a,b)&&$kZ$(b,b[2591+c]))$kW$(b,b[2591+c]);if(b[4]>0)$hb$(b,22,a[15900+c]);else $fA$(a,b);}
function $kW$(a,b){let c,d,e,f,g,h;c=0;for(d=0,g=a[4];d<g;d++){if((e=a[9+d],$div(e,10000)>0||e>0&&(f=$mod(e,10000)-1,$div(f,6))!=b)){a[9+c]=a[9+d];c++;}}for(d=c,h=a[4];d<h;d++)a[9+d]=0;a[4]=c;}
function $kX$(a,b){let c,d;if(!$jd$(a,b))return 0;for(c=a[124+b[2059]],d=a[156+b[2059]];c<d;c++){if(b[2591+c]>=0&&$kY$(a,b,c))return 0;}return 1;}
function $kY$(a,b,c){let d,e,f,g;if($aA$(a,c)||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($dK$(b,c)||!$dG$(a,b,c)))return 0;d=b[2591+c];for(e=0;e<6;e++){if((f=b[2751+c],f<0||e==f||e==$mod(f+5,6))&&a[39020+6*d+e]){g=b[5071+a[29420+6*d+e]];if(g>=0&&a[15900+g]!=a[15900+c])return 1;}}return 0;}
function $kZ$(a,b){let c,d,e,f;for(c=0,f=a[4];c<f;c++){if((d=a[9+c],$div(d,10000)>0||d>0&&(e=$mod(d,10000)-1,$div(e,6))!=b))return 1;}return 0;}
function $la$(a,b){let c,d,e,f,g;c=b[13437];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($lb$(a,b,c,d,b[13440]==0)){e=1-a[15900+c];for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]>=0&&$ez$(a,b,c,f)!=0)$hc$(b,10000+(f+1));}}}
function $lb$(a,b,c,d,e){if(a[17180+c]==0||a[16380+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17340+c]?0:(a[17180+c]==2?2:1)))return 0;return e||a[17180+c]==1;}
function $lc$(a,b){let c,d,e,f;c=b[13437];for(d=0,f=a[26];d<f;d++){if(b[13502+d]==0||b[5071+d]>=0&&b[5071+d]!=c)continue;if(b[13438]==1&&!$kc$(a,b,c,d))continue;for(e=0;e<6;e++){if($ld$(a,b,d,e))$hc$(b,d*6+e+1);}}}
function $ld$(a,b,c,d){let e,f;e=b[13437];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$fy$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return !$jR$(a,b,e)||$fo$(a,b,c,d)>=0;}
function $le$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[13437];d=99;e=1073741824;if(b[13443]==0)d=$lf$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13502+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){h=$lf$(a,b,f,g);if(h<=d&&$ld$(a,b,f,g)){j=(i=$fy$(a,b,f,g),$div(i,4096));if(h<d){d=h;e=j;}else if(e<1073741824)e=Math.min(e,j);}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13502+f]&&!(b[5071+f]>=0&&b[5071+f]!=c)){for(g=0;g<6;g++){if($lf$(a,b,f,g)==d&&$ld$(a,b,f,g)&&(l=$fy$(a,b,f,g),$div(l,4096))==e)$hc$(b,f*6+g+1);}}}}
function $lf$(a,b,c,d){let e;e=$P$(a,c,b[2591+b[13500]]);if(e==1&&$jH$(a,b,c,d,b[13500]))return 0;return e;}
function $lg$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $kc$(a,b,b[13437],b[2591+b[13437]]);}
function $lh$(a,b){let c,d,e,f,g,h,i;c=b[13437];$hd$(b);d=$lj$(a,b,a[16060+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11644+f]==e&&$li$(a,b,c,e)){for(g=0;g<6;g++)$hc$(b,e*6+g+1);}}}$hb$(b,21,a[15900+c]);}
function $li$(a,b,c,d){let e;e=$en$(a,b,c)-$fD$(a,b,c,d);if(e==0)return !$ff$(a,b,a[15900+c],d);return e>0;}
function $lj$(a,b,c){let d,e,f,g,h,i,j;d=0;e=(-1);f=c*160;for(g=0,j=a[476+c];g<j;g++){h=a[508+f+g];i=a[5628+f+g];if(b[5071+h]>=0||e>=0&&i>e)continue;e=i;b[11644+d]=h;d++;}return d;}
function $lk$(a,b){let c,d,e,f,g;c=b[5];d=$lw$(a,b);$hd$(b);$hc$(b,0);for(e=0;e<5;e++){for(f=a[30+c],g=a[32+c];f<g;f++){if(f==d&&e>=2)continue;if($lv$(a,b,f)&&$lm$(a,b,f,e))$hc$(b,e*10000+(f+1));}}if(b[4]>1&&$kX$(a,b)&&$div(b[10],10000)<2)$ll$(b);$hb$(b,20,c);}
function $ll$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0;}
function $lm$(a,b,c,d){if(b[2591+c]<0)return d==0&&$W$(a,b,c)&&$lu$(a,b,c);if(a[16380+c]==8)return d==2&&$jZ$(a,b,c);if(d==0)return $lp$(a,b,c);if(d==1)return $lo$(a,b,c);if(d==2)return $jZ$(a,b,c);if(d==3)return $jY$(a,b,c);return $ln$(a,b,c);}
function $ln$(a,b,c){if(a[17500+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16540+c]-1&&b[3231+c]==0)return 0;if($ff$(a,b,a[15900+c],b[2591+c]))return 0;return $dG$(a,b,c);}
function $lo$(a,b,c){let d,e,f,g,h;if(a[16380+c]!=2||b[3391+c]||b[3551+c])return 0;if($ka$(a,b,c))return 0;if((d=a[15900+c],e=b[2591+c],b[6671+(1-d)*1600+e]>0)||!$dG$(a,b,c))return 0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$kn$(a,b,c,g))return 1;}return 0;}
function $lp$(a,b,c){let d,e,f,g;d=$dG$(a,b,c);e=d?$en$(a,b,c):$div($en$(a,b,c),2);if($lb$(a,b,c,e,d)&&$lt$(a,b,c))return 1;if($ka$(a,b,c))return 0;if(b[3551+c]&&!$ls$(a,b,c))return 0;f=b[2591+c];g=a[15900+c];if(b[6671+(1-g)*1600+f]>0)return d&&$lq$(a,b,c);return e>0||$eM$(a,b,c,f);}
function $lq$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15900+c];if(b[3551+c]==0&&$fw$(a,b,e,d)==1&&$eM$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$mod(g+5,6))&&a[39020+6*d+f]&&$lr$(a,b,e,a[29420+6*d+f]))return 1;}return 0;}
function $lr$(a,b,c,d){let e;e=b[5071+d];if(b[6671+(1-c)*1600+d]>0)return 0;return e<0||a[15900+e]==c&&a[16380+e]!=8;}
function $ls$(a,b,c){let d,e;if(a[17340+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5071+a[29420+6*b[2591+c]+d]];if(a[17340+e])return 0;}}return 1;}
function $lt$(a,b,c){let d,e,f;d=1-a[15900+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$ez$(a,b,c,e)!=0)return 1;}return 0;}
function $lu$(a,b,c){let d,e;for(d=0,e=$lj$(a,b,a[16060+c]);d<e;d++){if($li$(a,b,c,b[11644+d]))return 1;}return 0;}
function $lv$(a,b,c){let d;if(b[4191+c]||b[3391+c]==2)return 0;return $dM$(a,b,c)&&(d=a[16060+c],b[2207+d]==0||b[2207+d]==1);}
function $lw$(a,b){let c,d,e;c=(-1);if($jd$(a,b)){for(d=a[124+b[2059]],e=a[156+b[2059]];d<e;d++){if($lx$(a,b,d)){if(c>=0)return (-1);c=d;}}}return c;}
function $lx$(a,b,c){if($lv$(a,b,c)&&($lm$(a,b,c,0)||$lm$(a,b,c,1)))return 1;return b[2591+c]>=0&&$kY$(a,b,c);}
function $ly$(a,b){let c,d;b[27698]=(-1);b[27700]=(-1);b[27699]=0;$hd$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$hc$(b,c+1);}if($hj$(a,b,b[2059]))$hc$(b,10001);$hm$(b,39,b[5],8);}
function $lz$(a){$eu$(a,a[2059],8);}
function $lA$(a,b){let c;c=a[34+b[5]]-1;$eu$(b,$ej$(a,b,c),8);}
function $lB$(a,b){let c,d;$lD$(a,b);b[13276]=0;b[13437]=(-1);for(c=0,d=a[23];c<d;c++){b[26736+c]=0;b[26896+c]=0;b[27216+c]=0;b[27376+c]=0;b[27536+c]=0;if(b[2591+c]>=0&&$lC$(a,b,c))b[27536+c]=1;}b[26735]=a[124+b[2059]];b[1]=136;}
function $lC$(a,b,c){let d,e,f;d=1-a[15900+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$P$(a,b[2591+c],b[2591+e])<=2)return 1;}return 0;}
function $lD$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26555+c]=0;b[13277+c]=0;}}
function $lE$(a,b){b[13276]=0;b[13437]=(-1);$lD$(a,b);b[1]=110;}
function $lF$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$aK$(a,b,c);d=b[2141]>=a[42];e=b[2142]>=a[43];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1));}else if(d||e){b[7]=1;b[8]=d?1:0;}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[42],i=b[2141]*a[43],h==i?(-1):(h>i?0:1));}else if(a[27]>0&&a[28]==0)b[7]=4;else{b[6]++;b[1]=0;}}
function $lG$(a,b){if(b[2064]>=a[24])b[1]=15;else if($lH$(a,b,b[2064]))$c$(b,10);else b[2064]++;}
function $lH$(a,b,c){let d,e;if(b[2207+c]==3||$gT$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]!=3)return 1;}return 0;}
function $lI$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return;}$hd$(b);if(b[2207+c]==2){for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0)$hc$(b,d+1);}}if(b[4]>0)$hb$(b,9,a[60+c]);else b[2064]++;}
function $lJ$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13;}
function $lK$(a,b){let c,d,e,f,g;c=b[2057];$hd$(b);$hc$(b,0);for(d=a[34+c],g=a[36+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($Z$(a,b,d)&&(f||!e))$hc$(b,d+1);}if(b[4]>1)$hb$(b,5,c);else $fP$(b,$fQ$(a,b,1-c)?1-c:c);}
function $lL$(a,b){let c;c=$part(b,2110,2124);b[2063]=0;if(c[0]==14&&!$lM$(a,b))$ge$(c);b[1]=4;}
function $lM$(a,b){if(!$Z$(a,b,b[2059]))return 0;return b[2060]<0||$Z$(a,b,b[2060]);}
function $lN$(a,b){let c,d,e,f;c=b[2064];$hd$(b);for(d=0,f=a[26];d<f;d++){if($lO$(a,b,c,d)){for(e=0;e<6;e++)$hc$(b,d*6+e+1);}}if(b[4]>0)$hb$(b,8,a[15900+c]);else{b[2064]++;b[1]=6;}}
function $lO$(a,b,c,d){let e,f,g,h;e=b[2271+a[16060+c]];if(b[5071+d]>=0||a[18220+d]==6)return 0;if($P$(a,e,d)>3)return 0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$P$(a,b[2591+g],d)<3)return 0;}return 1;}
function $lP$(a,b){if(b[2064]>=a[156+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$c$(b,10);else b[2064]++;}
function $lQ$(a,b){let c,d;c=b[2059];d=$V$(a,b,c);$hd$(b);if(d||b[2060]>=0)$hc$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($lT$(a,b,c))$hc$(b,2);if($U$(a,b,c))$hc$(b,3);if($lS$(a,b,c))$hc$(b,4);if($lR$(a,b,c))$hc$(b,5);}$hm$(b,3,b[5],8);}
function $lR$(a,b,c){let d;d=a[60+c];if(!(b[2271+c]>=0))return 0;if(a[48]&&(b[2399+c]||b[2133+d]>=2))return 0;return $hk$(a,b,c)>0||$hj$(a,b,c);}
function $lS$(a,b,c){let d,e,f;d=a[60+c];if(!(a[38+a[60+c]]==c)||!$S$(a,b,d))return 0;for(e=a[34+d],f=a[36+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1;}return 0;}
function $lT$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0&&a[16380+d]!=8)return 1;}return 0;}
function $lU$(a,b){let c,d,e;c=$part(b,2110,2124);$gA$(a,b);d=c[0];if(d==5)$gf$(b);else if(d==8)$lY$(a,b);else if(d==14)$ha$(b,4,b[5]);else if(d==6)$lX$(a,b);else if(d==9)$lW$(a,b);else if(d==15)$gi$(a,b,0);else{e=$lV$($part(b,2067,2110),c);if(e==(-1))$gi$(a,b,0);else $c$(b,e);}}
function $lV$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[19+b[1]*4+1];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($has($K6,c))return a[10];if(c==3)return a[19+(b[11]?a[13]:b[1])*4+2];if(c==10)return a[15];d=c==12?6:(c==14?16:(c==15?17:0));if(d>0)return a[d]==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1);}
function $lW$(a,b){let c,d,e;c=1-b[5];$hd$(b);$hc$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$T$(a,b,d)&&$aa$(a,b,d))$hc$(b,d+1);}$hb$(b,7,c);}
function $lX$(a,b){let c,d,e,f;c=1-b[5];d=$R$(a,b,$fY$(a,b));$hd$(b);$hc$(b,0);for(e=a[34+c],f=a[36+c];e<f;e++){if($gE$(a,b,e,d,b[2112]>0))$hc$(b,e+1);}$hb$(b,6,c);}
function $lY$(a,b){if(b[2119]==1){$lZ$(a,b);return;}b[2058]=0;$fP$(b,1-b[5]);}
function $lZ$(a,b){let c,d,e;if(b[2367+b[2059]]>0||a[55]==0)$gg$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$gM$(b,c,d);$ga$(a,b,d);b[2063]=1;}
function $ma$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$fQ$(a,b,c)){if($fQ$(a,b,1-c))$fP$(b,1-c);else b[1]=11;return;}d=a[34+c];e=a[36+c];$hd$(b);$hc$(b,0);for(f=d,g=e;f<g;f++){if($Z$(a,b,f))$hc$(b,f+1);}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($Z$(a,b,f)&&$Z$(a,b,h))$hc$(b,(h+1)*1000+(f+1));}}$hb$(b,2,c);}
function $mb$(a,b){let c,d,e;c=b[2065];$hd$(b);$hc$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if($K$(a,b,d))$hc$(b,d+1);}$hb$(b,1,c);}
function $mc$(a){$c$(a,100);}
function $md$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0;}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0;}b[2057]=(-1);b[2058]=0;b[1]=1;}
function $me$(a,b){let c,d,e,f,g,h,i;c=31178+b[28732]*18;for(d=0;d<8;d++)b[28717+d]=b[c+d];b[28725]=(-1);b[28726]=(-1);for(e=0;e<2;e++)b[28727+e]=b[c+16+e];f=28738+b[28732]*61;for(g=0;g<61;g++)b[28656+g]=b[f+g];$hH$(b);if((h=b[28656],h==3?1:a[52]>0&&7<=(i=h)&&i<=9))$mo$(a,b);$mf$(a,b);$hG$(b);b[28729]=1;}
function $mf$(a,b){let c,d,e,f,g,h;$ia$(a,b);b[28725]=(-1);b[28726]=(-1);for(c=0;c<8;c++){if(b[28717+c]>=0){b[28092+$div(c,4)]++;d=c>=4?0:4;$hZ$(a,b,c);$mn$(a,b,c,d);$mk$(a,b,c);}}for(c=0;c<4;c++){if(b[28717+c]>=0)$mj$(a,b,c);}$mi$(a,b);e=b[28092]==1&&b[28093]==1;f=b[28727]>=0&&b[28728]>=0;$hR$(a,b,!(e&&f));$mg$(a,b);for(g=0;g<2;g++){h=b[28717+g*4];b[28094+g]=b[2463+a[16060+h]];}}
function $mg$(a,b){let c;c=b[28733]>=0?b[2059]:a[16060+b[28717]];$mh$(a,b,0,c);if(b[28728]>=0&&$hW$(a,b,1))$mh$(a,b,1,b[28728]);}
function $mh$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[28717+e];if(f>=0)b[28240+e*20+14]=a[16060+f]!=d?1:0;}h=b[28725+c];if(h>=0&&b[28727+c]>=0&&$hW$(a,b,c)){i=a[16060+h]!=d?1:0;b[28240+(8+c)*20+14]=i;}}
function $mi$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=$part(b,28656,28717);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[28721+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27820+i]);f=Math.max(f,a[85628+a[18220+i]]);for(j=0;j<4;j++){k=b[28717+j];if(k>=0&&c[31+j*3]<=1&&c[31+j*3+2]==0&&$dx$(a,b,k,h)){l=b[2591+k];m=6*l+$r$(a,l,i);e=Math.max(e,a[71020+m]);}}}b[28098]=(-(d+e));b[28103]=f;}
function $mj$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n;d=b[28717+c];e=28240+c*20;f=b[32698+d];g=b[e+8];h=b[32378+d]==1&&!f&&!g;b[e+5]=h?1:0;b[e+15]=b[3871+d]==3?1:0;b[e+6]=f;b[e+7]=b[32538+d];i=a[16380+d];for(j=0;j<4;j++){k=b[28721+j];if(k>=0){l=a[16380+k];m=a[85538+l*9+i];n=28092+j*4+c;b[n+132]=m;b[n+116]=f?a[85619+l]:m;}}}
function $mk$(a,b,c){let d,e,f,g,h,i;d=b[28717+c];if(b[2591+d]<0||a[16380+d]==8)return;e=$ml$(a,b,c);b[28240+c*20+11]=e==0?1:0;if(e==3)b[28240+c*20+19]=a[56]?2:1;if(e==2){h=b[5071+(f=b[2591+d],g=$iK$(a,b,c),a[29420+6*f+g])];i=8+(c<4?0:1);if(b[28717+i]<0){b[28717+i]=h;$hZ$(a,b,i);}if(b[28717+i]==h)b[28240+c*20+16]=1;}}
function $ml$(a,b,c){let d,e;if($iO$(a,b,c)>=0)return 1;if($iK$(a,b,c)>=0)return 2;d=b[28717+c];for(e=0;e<6;e++){if(a[29420+6*b[2591+d]+e]<0&&$mm$(a,b,c,e))return 3;}return 0;}
function $mm$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[28717+c]];f=a[21420+e];g=a[23020+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($iI$(b,h)){i=b[2591+b[28717+h]];j=a[21420+i]-f;k=a[23020+i]-g;if((l=j-$K13[d][0],m=k-$K13[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0;}}return 1;}
function $mn$(a,b,c,d){let e,f,g,h;e=b[28717+c];if(b[3551+e]==0||b[2591+e]<0)return;b[28240+c*20+8]=2;for(f=d,h=d+4;f<h;f++){g=b[28717+f];if(g>=0&&$q$(a,b,e,g))b[28240+c*20+8]=1;}}
function $mo$(a,b){let c,d,e,f,g,h,i,j,k;c=$part(b,28656,28717);d=31178+b[28732]*18;for(e=0;e<2;e++){f=(-1);g=e*4;for(h=g,i=g+4;h<i;h++){if(f<0&&b[28717+h]>=0&&c[31+h*3]<=1&&c[31+h*3+2]==0)f=$ds$(a,b,b[28717+h]);}if(f>=0&&f!=b[28727+e]){j=f;b[28727+e]=j;b[d+16+e]=j;k=b[2207+f]==1;c[8+e]=k?2:1;}}}
function $mp$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0;}if(b[28730]==2||b[9872]!=0){if(b[9872]==0){for(c=0,e=a[23];c<e;c++)b[13277+c]=0;}b[1]=b[9874];return;}b[28730]=2;b[1]=201;}
function $mq$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[60+c];e=b[2271+c];f=a[30+d];g=a[32+d];if(b[2527+c]==1&&$mr$(a,b,c)){f=a[124+c];g=a[156+c];}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$P$(a,e,b[2591+i]));}$hd$(b);k=$N$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$P$(a,e,l)==h&&b[10044+l]>0)$hc$(b,i+1);}$M$(b,k);if(b[4]>0)$hb$(b,38,d);else $be$(a,b,c,1);}
function $mr$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0)return 1;}return 0;}
function $ms$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $div(f,d)<3?0:$mod(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $mod(f,d);}
function $mt$(a,b,c){return $mu$(a,b,c,3);}
function $mu$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$nQ$(b,b[3]);$ah$(a,b,b[3]);$nP$(a,b);b[38064]=0;b[38546]++;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$mw$(a,b,b[9+i],d);if(a[100501]>0)j+=$mv$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i;}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i;}}return g;}
function $mv$(a,b,c){let d,e,f;d=b[2];e=a[100501];if(d!=22&&d!=41)return 0;f=(c+40009*b[13437]*(d==22))*64+a[100502];return $div(2*e*scrambled(f),65521)-e;}
function $mw$(a,b,c,d){let e;e=b[2];if(e==22)return $nK$(a,b,c,d);if(e<20)return $nz$(a,b,c,d);if(e<40)return $ng$(a,b,c,d);if(e>=50||e==42)return $mQ$(a,b,c);return $mx$(a,b,c,d);}
function $mx$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $mO$(a,b,c,d);if(e==40){g=b[28734];$ah$(a,b,f);return $mA$(a,b,g,b[2591+g],c-1,d);}if(e==43||e==44)return $mz$(a,b,c,e==43);if(e==45)return $my$(a,b,c,f);if(e==46)return (h=c-1,Math.max(1,$aI$(a,b,h)-b[3071+h]));if(e==47){g=b[28737];$ah$(a,b,f);return $mA$(a,b,g,b[2591+g],c-1,d);}if(e==49){$ah$(a,b,f);g=b[9876];return $mA$(a,b,g,$mod(c,10000)-1,$div(c,10000),d);}return c;}
function $my$(a,b,c,d){let e,f;$ah$(a,b,d);e=$div(c,10000)-1>=0;return 2*(f=$mod(c,10000)-1,$div(b[33262+d*1600+f],1000))-e;}
function $mz$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[28717+g];if(h<0)continue;if(d)f-=$ay$(a,h,c-1,0,0);else f+=$ay$(a,c-1,h,0,0);}return f;}
function $mA$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p,q;g=0;h=0;i=0;j=1-a[15900+c];for(k=0;k<6;k++){l=6*d+k;m=a[29420+l];n=m>=0?b[5071+m]:(-1);if(n<0||a[15900+n]!=j)continue;if((e<0||k==e||k==$mod(e+5,6))&&a[39020+l]>0)g++;else if(b[2911+n]==0&&(o=b[2751+n],p=$mod(k+3,6),o<0||p==o||p==$mod(o+5,6)))h++;}q=(-60)*h;if(g&&!$aA$(a,c)){for(k=0;k<6;k++){m=a[29420+6*d+k];n=m>=0?b[5071+m]:(-1);if(n>=0&&a[15900+n]==j&&(e<0||k==e||k==$mod(e+5,6)))i+=$mF$(a,b,c,d,k,n,g,h>0,f);}if(a[17180+c]==0||i>0)return q+$div(i,g);}if(!(a[17180+c]==0))return q+$mD$(a,b,c,d,e,g,f);return q+$mB$(a,b,1-j,d,e);}
function $mB$(a,b,c,d,e){let f,g;f=$mC$(b,c,d);if(f<0||b[2591+f]<0)return (-20)*$div(b[33262+c*1600+d],1000);g=$aF$(a,d,e,b[2591+f]);return (-20)*$div(b[33262+c*1600+d],1000)-6*g;}
function $mC$(a,b,c){let d;d=a[33262+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $mD$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15900+c];for(j=a[31-i],m=a[33-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$P$(a,d,k);if(l<=3)h=Math.max(h,$mE$(a,b,c,d,e,j,l));}n=$div(b[33262+i*1600+d],1000);o=$aA$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$mC$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$aF$(a,d,e,b[2591+p]));return h-o-20*Math.max(0,n-2-1);}
function $mE$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$aF$(a,d,e,h);if(i==2||!$aG$(a,b,d,h))return 0;j=$aC$(a,b,c,f,g,i==1?(-2):0);if(a[17180+f]!=0){k=$aF$(a,h,b[2751+f],d);if(k!=2)j-=$div($aC$(a,b,f,c,g,k==1?(-2):0),2);}return j;}
function $mF$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$iJ$(b[2751+f],$mod(e+3,6));k=j!=0&&!h;l=$mN$(a,b,f,c);m=$mM$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$mL$(a,b,c,d)&&!(i&4);p=$mG$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$mG$(a,b,c,f,m,l,k,1,n,i));}
function $mG$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$ay$(a,c,d,h,e+2*f);if(k<0)return 0;l=$au$(a,b,d,k,g,h,i);m=$mK$(a,b,c,k,h,1+f);if(f){n=$ay$(a,c,d,0,e+2*(f-1));l-=$au$(a,b,d,n,0,0,i);l+=25*f;}if(j&1){o=a[$ax$(a,b,d,k,g,h,i)];p=h?1000:a[$mJ$(a,b,c,k,1+f)];q=o*$mI$(a,b,d)-p*$mI$(a,b,c);l+=$div($div(q,1000)*a[100497],100);}return $mH$(b,a[15900+c],l,m,j);}
function $mH$(a,b,c,d,e){if(a[38063-b])c=$div(c*15,100);if(a[38062+b])return c-$div(d*15,100);if(a[38063-b])return c-$div(d*200,100);return c-$div(d*(e&1?95:75),100);}
function $mI$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16380+c]==8)return 0;d=a[16060+c];e=0;f=0;for(g=a[124+d],h=a[156+d];g<h;g++){if(a[16380+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16380+g]==8?600:100*a[17820+g])-$div((a[16380+g]==8?600:100*a[17820+g])*$aJ$(a,b,g,b[3071+g]),10000);}i=$ap$(a,b,d,f);return $div(($ap$(a,b,d,f+1)-i)*e,10);}
function $mJ$(a,b,c,d,e){let f,g;f=Math.min(Math.max(1,$aI$(a,b,c)-b[3071+c])*e,9);g=d*9+f-1;return 91702+2*g;}
function $mK$(a,b,c,d,e,f){let g,h,i,j,k;g=$mJ$(a,b,c,d,f);h=a[g];i=$div(a[g+1],f);j=h*$aw$(a,b,c,0)+i*$av$(a,b,c);j=$div(j,1000);if(e&&b[2911+c]==0){k=$div((a[16380+c]==8?600:100*a[17820+c])*45,100)-$div((a[16380+c]==8?600:100*a[17820+c])*$aJ$(a,b,c,b[3071+c]),10000);j=Math.max(j,$div((1000-h)*k,1000)+j);}return j;}
function $mL$(a,b,c,d){if(!(a[16380+c]==0||a[16380+c]==1))return 0;return b[2911+c]==0&&b[4511+c]!=d;}
function $mM$(a,b,c,d,e,f,g){let h,i;h=6*d+e;i=(-a[71020+h])-a[27820+b[2591+f]];i-=2*(g-1);if(b[3231+c]>0)i-=2;return i;}
function $mN$(a,b,c,d){let e,f,g,h,i,j;e=0;for(f=0;f<6;f++){g=a[29420+6*b[2591+c]+f];h=g>=0?b[5071+g]:(-1);if(h<0||h==d||a[15900+h]==a[15900+c])continue;if(!$dM$(a,b,h)||$aA$(a,h))continue;if((i=b[2751+h],j=$mod(f+3,6),i<0||j==i||j==$mod(i+5,6)))e+=b[4351+h]>0||b[3551+h]>0;}return e;}
function $mO$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;if(c==0)return 0;e=$mod(c,10000)-1;f=$div(c,30000);g=$mod($div(c,10000),3);if(f&&d&4)return (-1000000);h=b[2591+e];i=b[2751+e];j=g==2?2:1;k=$mP$(a,b,e);l=0;for(m=0;m<2;m++){if(g!=2&&g!=m)continue;n=$mod(i+5+m,6);o=a[29420+6*h+n];p=o>=0?b[5071+o]:(-1);if(p>=0)l+=$mF$(a,b,e,h,n,p,j,k,d);}if(b[32378+e]==1)l=$div(l*Math.min(10,$aI$(a,b,e)+1),10);return l-5*f;}
function $mP$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29420+6*d+e];g=f>=0?b[5071+f]:(-1);if(g<0||a[15900+g]==a[15900+c])continue;if((h=b[2751+c],h<0||e==h||e==$mod(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$mod(e+3,6),i<0||j==i||j==$mod(i+5,6)))return 1;}return 0;}
function $mQ$(a,b,c){let d;d=b[2];if(d==50)return $ne$(a,b,c);if(d==52)return $mZ$(a,b,c);if(d==53)return $mX$(a,b,c);if(d==51)return c;return $mR$(a,b,c);}
function $mR$(a,b,c){let d,e;d=b[2]==54;e=d?$mW$(a,b):$mS$(a,b);return c&&e?(-1):c;}
function $mS$(a,b){let c,d,e,f,g,h,i,j,k,l;c=28666;d=b[c]>b[c+1]?0:1;e=b[28727+d];f=b[28728-d];g=$bk$(a,b,e)-b[c+d];h=$bk$(a,b,f)-b[c+1-d];i=$mV$(a,$bm$(a,b,e),g,$bm$(a,b,f),h);j=$mU$(a,b,e)+$mU$(a,b,f);return (k=$mT$(a,e),l=$mT$(a,f),i*(k+l+j)>1000*k);}
function $mT$(a,b){let c;c=b>=0&&a[38+a[60+b]]==b;return 100*(c?a[59]:a[58]);}
function $mU$(a,b,c){let d,e,f,g;d=0;for(e=a[124+c],f=a[156+c];e<f;e++){if(b[2591+e]>=0&&a[16380+e]!=8)d+=(a[16380+e]==8?600:100*a[17820+e])-$div((a[16380+e]==8?600:100*a[17820+e])*$aJ$(a,b,e,b[3071+e]),10000);}g=$hV$(a,b,c,$gT$(a,b,c))+1;return 200+$div(d*g,10);}
function $mV$(a,b,c,d,e){let f,g,h;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=b*10+d;g=Math.min(c,8)-1;h=g*8+Math.min(e,8)-1;return a[94096+f*8*8+h];}
function $mW$(a,b){let c,d,e,f,g,h,i,j,k,l,m,n,o,p,q;c=b[32861];d=b[32862];e=b[32863];f=Math.max(0,a[18100+c]-b[5011+c]);g=Math.max(0,a[18160+c]-b[5011+c])-b[4951+c]-b[32864];if(d>=0){h=$bm$(a,b,d);i=$bk$(a,b,d);j=$mU$(a,b,d);}else{h=Math.max(0,a[18100+e]-b[5011+e]);i=Math.max(0,a[18160+e]-b[5011+e])-b[4951+e];j=300;}k=$mV$(a,f,g,h,i-b[32865]);l=b[32864]>b[32865];m=$mT$(a,(-1));n=$mT$(a,d);if(!l){o=1000-k;p=n;q=m;k=o;m=p;n=q;}return k*(m+n+(300+j))>1000*m;}
function $mX$(a,b,c){let d;d=b[32861];if($div(c,10000))return (-$mY$(a,b,d,(-1),$mod(c,10000)-1));return (-$mY$(a,b,d,$mod(c,10000)-1,(-1)));}
function $mY$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18100+c]-b[5011+c]);g=Math.max(0,a[18160+c]-b[5011+c])-b[4951+c];if(d>=0){h=$mV$(a,f,g,$bm$(a,b,d),$bk$(a,b,d));i=$mU$(a,b,d);}else{j=Math.max(0,a[18100+e]-b[5011+e]);h=$mV$(a,f,g,j,Math.max(0,a[18160+e]-b[5011+e])-b[4951+e]);i=300;}k=$mT$(a,(-1))+300;return $div(h*($mT$(a,d)+i)-(1000-h)*k,1000);}
function $mZ$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r;d=b[32861];e=b[3];f=$div(c,10000);g=$mod(c,10000)-1;if(c==0){h=$bv$(b,d);i=Math.max(0,a[18040+d]-b[5011+d]);j=0;for(k=a[34+e],l=a[36+e];k<l;k++){if($nd$(a,b,k,h,i))j+=b[2335+k]?$mU$(a,b,k):50+$nc$(a,b,k);}for(m=0,o=a[25];m<o;m++){n=b[4831+m];if(n>=0&&a[60+n]==e&&$nb$(a,b,m,h,i))j+=b[5011+m]?300:0;}return (-j);}if(f==0){p=(-$mY$(a,b,d,g,(-1)));if(b[2335+g])p=Math.max(p,1-(b[2335+g]?$mU$(a,b,g):50+$nc$(a,b,g)));return p;}if(f==1){p=(-$mY$(a,b,d,(-1),g));if(b[5011+g])p=Math.max(p,(-299));return p;}q=(-$na$(a,b,d,e));if(f==2)return q-$nc$(a,b,g);r=Math.min(10,$R$(a,b,g)+1);return $div(r*q-(10-r)*(b[2335+g]?$mU$(a,b,g):50+$nc$(a,b,g)),10);}
function $na$(a,b,c,d){let e,f,g,h,i;e=$bq$(a,b,d)>0?d:2;f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17980+h]==e){f+=$mY$(a,b,c,(-1),h);g++;}}return $div(f,Math.max(1,g));}
function $nb$(a,b,c,d,e){let f;f=$bv$(b,c);return f>=0&&$P$(a,d,f)<=e&&$aG$(a,b,d,f);}
function $nc$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return (d=a[60+c],$div($ag$(a,b,c,d),2));}
function $nd$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[38+a[60+c]]==c&&$S$(a,b,a[60+c]))return 0;return $P$(a,d,f)<=e&&$aG$(a,b,d,f);}
function $ne$(a,b,c){let d;if(c==0)return 0;if($div(c,10000)!=0)return (-1);d=b[32861];return $nf$(a,b,d,b[3],$bv$(b,d));}
function $nf$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=Math.max(0,a[18040+c]-b[5011+c]);g=100000;h=0;for(i=a[35-d],k=a[37-d];i<k;i++){if($nd$(a,b,i,e,f)){h+=b[2335+i]?$mU$(a,b,i):50+$nc$(a,b,i);g=Math.min(g,$mY$(a,b,c,i,(-1)));if($hj$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$na$(a,b,c,1-d);g=Math.min(g,j+$nc$(a,b,i));}}}for(l=0,n=a[25];l<n;l++){m=b[4831+l];if(m>=0&&a[60+m]!=d&&$nb$(a,b,l,e,f)){h+=b[5011+l]?300:0;g=Math.min(g,$mY$(a,b,c,(-1),l));}}return g<100000?Math.min(g,h):0;}
function $ng$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $nx$(a,b,c,d);if(e==21)return $nw$(a,b,c,b[3]);if(e==23)return $nv$(a,b,c,b[3]);if(e==24)return $nu$(a,b,c,d);if(e==26)return $nt$(a,b,c,d);if(e==30)return $ns$(a,b,c);if(e==37)return $nq$(a,b,c,d);if(e==38)return $np$(a,b,c-1);if(e==39)return $nh$(a,b,c);if(e==25||e==33)return (-c);return c>0?1:0;}
function $nh$(a,b,c){let d,e,f,g,h;d=b[3];if(b[1]!=149){$nk$(a,b,b[2059]);e=c==10001;return e?$nj$(a,b,b[2059]):b[40519+($mod(c,10000)-1)];}f=b[27698];if($div(c,10000))return 2*$ni$(a,b,f,$mod(c,10000)-1);g=c>0?$mod(c,10000)-1:$bv$(b,f);h=2*$nf$(a,b,f,d,g);return c==0?Math.max(0,h)+1:h;}
function $ni$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5071+b[2271+d]];if(f>=0&&a[15900+f]==a[60+d])e=Math.min(10,Math.max(0,a[18160+c]-b[5011+c])+1);g=$mY$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[60+i]==a[60+d]&&$bv$(b,h)==b[2271+d])g=Math.min(g,$mY$(a,b,c,(-1),h));}return $div(e*g-(10-e)*300,10);}
function $nj$(a,b,c){let d,e,f,g,h,i;e=(d=a[60+c],$bq$(a,b,d)>0?d:2);f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17980+h]==e){f+=Math.max(0,b[40519+h]);g++;}}return $div(f,Math.max(1,g));}
function $nk$(a,b,c){let d,e,f,g,h,i,j,k;d=a[60+c];e=b[2271+c];$no$(a,b,d,e,0);for(f=0,g=a[25];f<g;f++){b[40519+f]=0;if($nn$(a,b,f,c))b[40519+f]=$nm$(a,b,f,d);}$no$(a,b,d,e,1);for(h=a[35-d],k=a[37-d];h<k;h++){if(b[2271+h]>=0&&$nl$(a,b,b[2271+h])){for(f=0,j=a[25];f<j;f++){if($nn$(a,b,f,c)){i=Math.max(b[40519+f],$ni$(a,b,f,h));b[40519+f]=i;}}}}}
function $nl$(a,b,c){let d,e,f,g;if(b[38919+c]<99)return 1;for(d=0;d<6;d++){e=6*c+d;f=a[29420+e];if(f>=0&&a[39020+e]>0){g=6*f+$mod(d+3,6);if(b[38919+f]+a[58220+g]+2<=10)return 1;}}return 0;}
function $nm$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[26];f<g;f++){if(b[38919+f]<99)e=Math.max(e,$nf$(a,b,c,d,f));}return e;}
function $nn$(a,b,c,d){let e,f;if(b[4831+c]==d)return 1;return (f=(e=a[60+d],$bq$(a,b,e)>0?e:2),b[4831+c]==(-1)&&a[17980+c]==f);}
function $no$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;for(f=0,g=a[26];f<g;f++)b[38919+f]=99;b[38919+d]=0;b[36462]=d;h=0;i=1;while(i>0){j=b[36462+h];h=$mod(h+1,1600);i--;if(j!=d&&b[6671+(1-c)*1600+j]>0&&!e)continue;for(k=0;k<6;k++){if($dZ$(a,b,c,j,k,e)){l=6*j+k;m=a[29420+l];n=b[38919+j]+a[58220+l];if(n<=10&&n<b[38919+m]){b[38919+m]=n;b[36462+$mod(h+i,1600)]=m;i++;}}}}}
function $np$(a,b,c){let d,e,f;d=a[15900+c];$ah$(a,b,d);e=Math.min(4,$div(b[33262+d*1600+b[2591+c]],1000));f=$aI$(a,b,c)-b[3071+c]+$div($av$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0);}
function $nq$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27696];f=a[60+e];g=c>0?c-1:b[2271+e];if(a[38+a[60+e]]==e&&$S$(a,b,f))return 1000*(c==0);$ah$(a,b,f);h=$R$(a,b,e);i=1000*$nr$(a,b,e,g);for(j=a[124+e],m=a[156+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16380+j]!=8){l=$P$(a,g,k);i+=20*(l<=h)-l;}}n=$div(b[33262+f*1600+g],1000);if(b[5071+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0);}
function $nr$(a,b,c,d){let e;e=a[40+a[60+c]];return a[38+a[60+c]]==c&&e>=0&&b[2591+e]==d;}
function $ns$(a,b,c){let d,e;d=b[26733];e=c-1;return $mE$(a,b,d,b[2591+d],b[2751+d],e,1);}
function $nt$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=$mod(c,10000)-1;f=b[2751+e];g=$eI$(b,e,$div(c,10000));h=b[2591+e];i=a[17500+e]?a[24620+h]*$av$(a,b,e):0;j=$aq$(a,b,e,h,f)-$aq$(a,b,e,h,g);return j-i;}
function $nu$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29420+6*g+e];j=0;for(k=$aI$(a,b,f)+1;k<10;k++)j+=k-$aI$(a,b,f);l=$div(j*$av$(a,b,f),10);m=$aq$(a,b,f,g,h)-$aq$(a,b,f,i,h);return m-l-a[100499];}
function $nv$(a,b,c,d){let e;if(c==0)return (-1);$ah$(a,b,d);e=b[5071+(c-1)]>=0;return 2*$div(b[33262+d*1600+(c-1)],1000)+3*e;}
function $nw$(a,b,c,d){let e,f,g,h;$ah$(a,b,d);f=(e=$mod(c,10000)-1,$div(e,6));h=(g=$mod(c,10000)-1,$mod(g,6));return $mB$(a,b,d,f,h);}
function $nx$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$div(c,10000);f=$mod(c,10000)-1;g=a[15900+f];$ah$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$div(b[33262+g*1600+h],1000);j=1000-20*i+(a[17180+f]==0?0:300);if($ny$(a,b,f))j-=500;if(e==3)return 1600;if(b[38063-g]>0&&b[38062+g]==0)return (-1);if(e==2){k=3*b[3071+f]>=$aI$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1);}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j;}
function $ny$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$mod(h+5,6))){i=a[29420+6*d+g];if(i>=0&&a[39020+6*d+g]){f++;j=b[5071+i];if(j>=0&&a[15900+j]==a[15900+c])e+=b[4191+j]==0;}}}return f==e;}
function $nz$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];f=b[3];if(e==3)return $nG$(a,b,c,d);if(e==8)return $nF$(a,b,(g=$mod(c,10000)-1,$div(g,6)),f);if(e==9)return $np$(a,b,c-1);if(e==4){h=!(b[38063-f]>0&&b[38062+f]==0);return c*(h?$ag$(a,b,b[2059],f)-1:(-1));}i=e==2||e==5;if(c==0)return i&&d&1&&$nE$(a,b,f)?1000000:0;if(e==6)return (j=c-1,d&2?(-1):$ag$(a,b,j,f));if(e==1&&d&1&&$nD$(a,b,c-1))return (-1);if(e!=1&&b[38063-f]>0&&b[38062+f]==0)return $div(c,1000)-1>=0?(-1):$nC$(a,b,$mod(c,1000)-1,f);if($div(c,1000)-1>=0)return (-1);if(i&&d&1&&(k=$mod(c,1000)-1,$nB$(a,b,f)&&(l=$nA$(a,b,k),l>2&&l<=5)))return (-1);return $ag$(a,b,$mod(c,1000)-1,f);}
function $nA$(a,b,c){let d,e,f,g,h;d=a[60+c];e=99;$ah$(a,b,d);for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16380+f]!=8)e=b[3551+f]?0:Math.min(e,$div(b[33262+d*1600+g],1000));}return e;}
function $nB$(a,b,c){let d,e,f;if(b[2058]>0||b[38063-c]>0&&b[38062+c]==0||b[38062+c]>0)return 0;d=0;for(e=a[35-c],f=a[37-c];e<f;e++)d=d||$Z$(a,b,e);return d;}
function $nC$(a,b,c,d){let e,f,g,h;$ah$(a,b,d);e=(-1);for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return (-1);if(g>=0&&b[2911+f]==1&&$div(b[33262+d*1600+g],1000)>=3)e+=100;}return e;}
function $nD$(a,b,c){let d,e,f;if(b[6]>1)return 0;d=a[60+c];for(e=a[34+d],f=a[36+d];e<f;e++){if(b[2143+e])return 0;}return $nA$(a,b,c)>2;}
function $nE$(a,b,c){let d,e,f;if(!$nB$(a,b,c))return 0;d=99;for(e=a[34+c],f=a[36+c];e<f;e++){if($Z$(a,b,e))d=Math.min(d,$nA$(a,b,e));}return d>2&&d<=5;}
function $nF$(a,b,c,d){$ah$(a,b,d);return $div(b[33262+d*1600+c],1000);}
function $nG$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $ag$(a,b,e,f);if(c==3)return $nJ$(a,b,e,f,d);if(c==5&&!(d&8))return 12*$nH$(a,b,e);return (-1);}
function $nH$(a,b,c){let d,e,f;if(!$nI$(a,b,c))return (-1);$nk$(a,b,c);d=$hj$(a,b,c)?$nj$(a,b,c):(-1);for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d=Math.max(d,b[40519+e]);}return d;}
function $nI$(a,b,c){let d,e,f,g,h;d=a[60+c];e=b[2271+c];for(f=a[35-d],h=a[37-d];f<h;f++){g=b[2271+f];if(g>=0&&$P$(a,e,g)<=15)return 1;}return 0;}
function $nJ$(a,b,c,d,e){let f,g,h,i,j,k;$ah$(a,b,d);f=0;g=0;for(h=a[124+c],j=a[156+c];h<j;h++){if(b[2911+h]==2){i=a[16700+h];f+=$div($div((a[16380+h]==8?600:100*a[17820+h])*i,10)*55,100);}else if(b[2591+h]>=0&&$div(b[33262+d*1600+b[2591+h]],1000)<=3)g++;}if(g==0)return 100*f;k=b[2141+d]*2>=a[42+d];if(e&1&&k)return 2*f;return $div(f,2);}
function $nK$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[13437];f=a[15900+e];g=b[2591+e];h=b[2751+e];if($div(c,10000)){i=$mod(c,10000)-1;j=$P$(a,g,b[2591+i]);k=$mE$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k;}if(c>0){g=(l=$mod(c,10000)-1,$div(l,6));h=(m=$mod(c,10000)-1,$mod(m,6));}if(b[13438]==1)return $div(b[33262+f*1600+g],1000);n=$mA$(a,b,e,g,h,d);if(c>0)n-=$div($nM$(a,b,e,g,h)*a[100500],100);if(b[13438]==0){n-=$nL$(a,b,e,g);if(d&1){if(b[38064]!=1+g){$as$(a,b,e,g);b[38064]=1+g;}n-=$ar$(a,b,h);}}return 2*n+(c==0);}
function $nL$(a,b,c,d){let e,f,g,h;e=a[16060+c];f=b[2271+e];if(f<0||$P$(a,d,f)<=$R$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29420+6*d+g];f=h>=0?b[5071+h]:(-1);if(f>=0&&f!=c&&a[16060+f]==e&&b[9884+f]&&a[16380+f]!=8)return 0;}return a[100498];}
function $nM$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$fy$(a,b,d,e)&4095;g=$div(f,64)*$nO$(a,b,c);if(f&63)g+=$nN$(a,b,c,d,e);return g;}
function $nN$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$fo$(a,b,d,e);while(h>=0&&$div(h,6)!=g){i=b[5071+$div(h,6)];if(i>=0&&i!=c)f+=$nO$(a,b,i);h=$fm$(a,b,h);}return f;}
function $nO$(a,b,c){if(b[3071+c]+1>=$aI$(a,b,c))return $aw$(a,b,c,0);return $av$(a,b,c);}
function $nP$(a,b){let c;for(c=0;c<2;c++)b[38062+c]=$aK$(a,b,c)>=a[42+c];}
function $nQ$(a,b){a[33260+b]=(-1);}
function $nR$(a,b,c){return $mu$(a,b,c,5);}
function $nS$(a,b,c){return $mu$(a,b,c,9);}
function $nT$(a,b,c){return $mu$(a,b,c,0);}
function $nU$(a,b,c){return $mu$(a,b,c,1);}
function $nV$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$ac$(a,k,a[10]-1,word_at(i,j+o,0));$oa$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return (-1)-s;$nZ$(a,k,m[o]);}if(s==a[13]&&s>0)return (-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return (-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$aX$(a,k))return (-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$nY$(a,k,t);t=x>=0?t+1:(-1);}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A];}else{$aZ$(a,k,l);B=$aN$(a,k,w);$aZ$(a,k,l);y=k[9+B];}if(n.length>0)r=$nX$(k,y,n,r);$nW$(a,k,y);}$ad$(a,k,m[o]);}return 0;}
function $nW$(a,b,c){$ba$(a,b,c);$oa$(a,b);}
function $nX$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length;}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e;}
function $nY$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return (-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f;}return (-1);}
function $nZ$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+2*d+f]=b[2141+f];}}
function $oa$(a,b){while(b[7]==0){b[0]=(-1);$aY$(b);$gW$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return;}else if(b[4]!=1)return;$ba$(a,b,b[0]<0?b[9]:0);}b[0]=0;}
const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "notes": 7552, "redrawn": 24301, "by_choice": true, "searched": 6202052, "author": "careful"},untabled=(_,code)=>{DICE.add(code);return false;},begin=(state,first)=>state.set(first),passage_wipe=(state,first,numbers)=>state.fill(0,first,first+numbers),NOTED={},noted=(s,one)=>$b$(s,NOTED.now=one);
const RULES={prepare:$gW$,settle:$ba$,hide:$aZ$,show:$aZ$,clear:$aY$,decides:$aX$,asked:$aN$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$aY$,record:$ad$,nothing_to_redraw:$ac$,what_of:$ab$,can_be_ordered:$Z$,can_be_activated:$K$,contingent_value:$J$,combat_over:$I$,combat_choose:$F$,combat_otherwise:$x$,combat_record:$l$,combat_forget:$k$,combat_prepare:$i$,combat_settle:$ba$,result:$d$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "SEATS": 11, "SEARCHED": 16, "TURN_NOTED": 15, "SCRIPT": 6, "SCRIPT_TURN": 7, "SCRIPT_SEAT": 8, "UNIFORM": 100000, "AUTOMATIC": -1, "HEAD": 65};
const BOTS=[$nU$,$nT$,$nS$,$nR$,$mt$,$ms$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const{Player,Sitting,facesOf,drawn}=$games.playing($nV$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,DICE,facesOf,drawn,NOTED};})();
