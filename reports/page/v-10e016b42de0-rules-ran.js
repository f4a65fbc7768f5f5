//# allFunctionsCalledOnLoad
(globalThis.RULED??={}).ran=(()=>{"use strict";const{$1b,$4c,$7d,$4g,CHOICES,Dice,key,word_at,uniform_of,drawn_among,next_word,among,fallen_on,another,takes_its_place,scrambled}=$6h;const $0i=[0,5];const $5g=[3,2];const $4h=[1,3];const $5h=[1,2];const $6g=[0,4];const $1i=[0,1];const $4j=[2,11];const $7i=[1,0,(-1)];const $8k=[1,(-1),0];const $9k=[0,(-1),1];const $4k=[(-1),0,1];const $5k=[(-1),1,0];const $6k=[0,1,(-1)];const $3j=[$7i,$8k,$9k,$4k,$5k,$6k];function $a$(a){throw Error('no_pool')}
function $b$(a,b){let c;c=b>=199||b==68||b==69;$c$(a,c?100:10)}
function $c$(a,b){a[0]=100000+b}
function $d$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $h$(a,b-29,c);if(b<70)return $g$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $f$(a,b-71,c);return $e$($1b(b-199,21),$4c(b-199,21),c)}
function $e$(a,b,c){let d,e,f,g,h;d=a+$1b(c,10);e=b+$4c(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h}
function $f$(a,b,c){let d,e,f,g,h;d=b&1;e=c+($1b(b,2)&7)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$1b(b,16)*10+f];h=d&&c==9?2:0;return 4*$1b(g,2)+1*(g&1)+h}
function $g$(a,b,c){let d;if($1b(c,10)<9)return 0;d=a[131+$4c(c,10)];return b&&d==1?2:d}
function $h$(a,b,c){let d,e;d=c+($4c(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$1b(b,3)*10+e]}
function $i$(a,b){let c;b[32729]=0;if(b[32728]&&$aD$(a,b)){b[32728]=0;c=b[32860];if($ae$(b,c))$k$(a,b,c)}if($aD$(a,b)){$c$(b,10);return}if(b[1]==300)$j$(a,b);$hb$(a,b)}
function $j$(a,b){let c,d;if(b[32730])return;for(c=0;c<2;c++){d=b[28527+c*4];b[32725+a[15900+d]]+=b[28485+c];b[28485+c]=0}}
function $k$(a,b,c){let d,e,f,g,h;$j$(a,b);b[32730]=1+c;d=0;e=a[15900+c];f=(-1);b[9873]=d;b[9872]=e;b[2060]=f;for(g=0,h=a[23];g<h;g++){if(b[3711+g]!=b[3711+c])b[3711+g]=0}$ad$(a,b);if($ac$(a,b,c)){$l$(a,b);b[28540]=2}else b[1]=1}
function $l$(a,b){let c,d;$ab$(a,b);if(b[28540]==2){b[28544]=0;b[1]=202;return}for(c=0,d=a[23];c<d;c++){if($ac$(a,b,c))$Z$(b,c,b[3711+c]-1);if($Y$(b,c))b[3711+c]=0}$m$(a,b)}
function $m$(a,b){let c;$o$(a,b);c=b[28543]<0&&$n$(a,b);b[1]=c?204:205}
function $n$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[31708+e]&&b[32188+e]!=0){c=c||a[16060+e]==b[2059];d=d||a[16060+e]==b[2060]}}return c&&d}
function $o$(a,b){let c,d,e,f;if(b[9873]!=2)$G$(a,b);$D$(a,b);for(c=0,d=a[23];c<d;c++){if(b[31708+c])b[32348+c]=$s$(a,b,c)}for(e=0,f=b[28541];e<f;e++){b[28542]=e;$p$(a,b,e)}b[28542]=0}
function $p$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[30988+c*18+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[30988+c*18+e];if(f>=0){b[30988+c*18+8+e]=b[2591+f];if(b[30988+c*18+16+d]<0)b[30988+c*18+16+d]=$r$(a,b,a[15900+f],b[2591+f],a[16060+f])}}b[28537+d]=b[30988+c*18+16+d]}$q$(b);h=28548+c*61;for(e=0;e<61;e++)b[h+e]=b[28466+e]}
function $q$(a){let b,c,d,e;for(b=0;b<61;b++)a[28466+b]=0;a[28469]=(-1);a[28466]=19;for(c=0;c<2;c++){d=a[28537+c];if(d>=0){e=a[2207+d]==1?2:1;a[28474+c]=e}}}
function $r$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)return f}return(-1)}
function $s$(a,b,c){let d,e,f,g;d=b[31708+c]-1;if(!$C$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[30988+d*18+4+f];if(g>=0){if(a[16380+g]==8)return 0;if($z$(a,b,c,g)&&$w$(a,b,c,g))e|=1<<f}}return $t$(a,b,c)?0:e}
function $t$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$4c(e+5,6)))continue;f=a[29420+b[2591+c]*6+d];g=f>=0?b[5072+f]:(-1);if(g<0||a[15900+g]==a[15900+c])continue;h=b[32028+g]||$v$(b,g);if(!h&&$u$(a,b,g,$4c(d+3,6)))return 1}return 0}
function $u$(a,b,c,d){let e,f;e=b[2591+c];if(a[29420+e*6+d]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$4c(f+5,6)))return 0;return a[39020+e*6+d]>0||a[17180+c]!=0}
function $v$(a,b){let c,d;if(a[31708+b]==0)return 0;c=a[31708+b]-1;for(d=4;d<8;d++){if(a[30988+c*18+d]==b)return 1}return 0}
function $w$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $x$(a,e,f,b[2591+c])!=0}
function $x$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$y$(a,b,d);if(e&(c>=0?1<<c|1<<$4c(c+5,6):(-1)))return 0;f=1<<$4c(c+1,6)|1<<$4c(c+4,6);return e&f?1:2}
function $y$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21420+c]-a[21420+b];e=a[23020+c]-a[23020+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$0i:$5g;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l}
function $z$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $A$(a,b,c,0)==d||$A$(a,b,c,1)==d}
function $A$(a,b,c,d){let e,f;e=d==0?5:0;f=$4c(b[2751+c]+e,6);return $B$(a,b,c,f)}
function $B$(a,b,c,d){let e;if(!(a[39020+b[2591+c]*6+d]>0))return(-1);e=b[5072+a[29420+b[2591+c]*6+d]];return e>=0&&a[15900+e]!=a[15900+c]?e:(-1)}
function $C$(a,b,c){let d;for(d=0;d<4;d++){if(a[30988+b*18+d]==c)return 1}return 0}
function $D$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[28541];c<e;c++){d=c;while(d>0&&$F$(a,b,d)<$F$(a,b,d-1)){$E$(b,d,d-1);d--}}for(f=0,i=b[28541];f<i;f++){for(g=0;g<8;g++){d=g;h=b[30988+f*18+d];if(h>=0)b[31708+h]=1+f}}}
function $E$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[30988+b*18+d];a[30988+b*18+d]=a[30988+c*18+d];a[30988+c*18+d]=e}}
function $F$(a,b,c){let d,e;d=b[2591+b[30988+c*18+4]];e=2*a[21420+d]+a[23020+d];return e*1600+d}
function $G$(a,b){let c,d,e,f,g,h;for(c=0,h=b[28541];c<h;c++){for(d=0;d<4;d++){e=b[30988+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$X$(a,b,e,f);if(g<0||b[31708+g]||!(b[30988+c*18+8-1]<0))continue;if(!$I$(a,b,e,g))$H$(b,c,g,1)}}}}}
function $H$(a,b,c,d){let e,f,g;e=d?4:0;for(f=e,g=e+4;f<g;f++){if(a[30988+b*18+f]<0){a[30988+b*18+f]=c;a[31708+c]=1+b;return}}}
function $I$(a,b,c,d){let e,f,g;if(b[28540]!=0||!$W$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29420+b[2591+d]*6+e];g=f>=0?b[5072+f]:(-1);if(g>=0&&b[31708+g]==0&&$W$(a,b,g)&&$z$(a,b,g,d)&&$J$(a,b,g)>=3)return 1}return 0}
function $J$(a,b,c){let d;if(b[2591+c]<0||$V$(a,c)||b[31868+c])return 0;if(!$U$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9873]==3)return 0;d=a[17180+c]!=0;if(b[4351+c]&&!d&&(a[49]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$T$(b,c))return 0;if(b[4351+c])return 2;return $K$(a,b,c)?1:0}
function $K$(a,b,c){let d,e,f;d=a[16060+c];if(b[9884]==0){for(e=0,f=a[24];e<f;e++)b[13245+e]=0;b[9884]=1}if(b[13245+d]==0)$L$(a,b,d);return b[9885+c]>0}
function $L$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[124+c];e=a[156+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9885+h]=g?1:0;if(f>=0){j=$R$(a,b,c);k=$P$(a,b,a[60+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10045+l]>0)b[9885+h]=1}$O$(b,k);while($M$(a,b,d,e)>0)continue}b[13245+c]=1}
function $M$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9885+f]==0&&b[2591+f]>=0&&$N$(a,b,b[2591+f],c,d)){b[9885+f]=1;e++}}return e}
function $N$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29420+c*6+f];if(g>=0){h=b[5072+g];if(d<=(i=h)&&i<e&&b[9885+h])return 1}}return 0}
function $O$(a,b){let c,d;for(c=0,d=b;c<d;c++)a[10045+a[11645+c]]=0}
function $P$(a,b,c,d,e){let f,g,h,i,j;b[10045+d]=1;b[11645]=d;f=0;g=1;while(f<g){h=b[11645+f];f++;if(b[10045+h]>e)continue;for(i=0;i<6;i++){if(a[39020+h*6+i]>0){j=a[29420+h*6+i];if(b[10045+j]==0&&$Q$(a,b,c,j)){b[10045+j]=b[10045+h]+1;b[11645+g]=j;g++}}}}return g}
function $Q$(a,b,c,d){let e;e=b[5072+d];if(e>=0)return a[15900+e]==c;return!(b[6672+(1-c)*1600+d]>0)}
function $R$(a,b,c){let d,e,f;d=$S$(a,b,c);if((e=a[60+c],f=b[2271+c],b[6672+(1-e)*1600+f]>0))return $1b(d+1,2);return d}
function $S$(a,b,c){let d;d=a[220+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])}
function $T$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5}
function $U$(a,b,c){let d,e;d=$X$(a,b,c,0);e=$X$(a,b,c,1);return d>=0||e>=0}
function $V$(a,b){let c;c=a[16380+b];return c==6||c==7||c==8}
function $W$(a,b,c){let d;d=a[16060+c];return d==b[2059]||d==b[2060]}
function $X$(a,b,c,d){let e;e=$A$(a,b,c,d);return e>=0&&b[32028+e]==0?e:(-1)}
function $Y$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9873]==2)return b==a[9874];if(a[28540]==1)return c==3;return c==1||c==2}
function $Z$(a,b,c){let d;if(a[31708+b])return;if(a[31708+c]==0){$aa$(a);$H$(a,a[28541]-1,c,1)}d=a[31708+c]-1;if(a[30988+d*18+4-1]<0){$H$(a,d,b,0);a[32188+b]=2;a[32508+b]=a[3871+b]==2?1:0}}
function $aa$(a){let b;for(b=0;b<18;b++)a[30988+a[28541]*18+b]=(-1);a[28541]++}
function $ab$(a,b){let c,d;b[28541]=0;b[28542]=0;b[28539]=0;for(c=0,d=a[23];c<d;c++){b[31708+c]=0;b[32188+c]=0;b[32348+c]=0;b[32508+c]=0}}
function $ac$(a,b,c){if(!$Y$(b,c)||b[2591+c]<0||$V$(a,c))return 0;if(b[2911+c]>1)return 0;return $z$(a,b,c,b[3711+c]-1)}
function $ad$(a,b){let c,d;b[28543]=(-1);for(c=0,d=a[23];c<d;c++){b[31868+c]=0;b[32028+c]=0}b[28540]=0;if(b[9873]==1||b[9873]==2)b[28540]=1;else if(b[9873]==3)b[28540]=2;b[1]=201}
function $ae$(a,b){if(a[32730]==1+b)return 1;return a[3711+b]>0&&a[33350+b]==0}
function $af$(a,b){let c;passage_wipe(b,32677,48);passage_wipe(b,11645,1600);passage_wipe(b,2143,32);passage_wipe(b,4031,160);passage_wipe(b,9885,160);passage_wipe(b,13245,32);b[9884]=0;c=b[1];if(c>=200&&c<300){if(b[28539]==0)passage_wipe(b,27902,564);if(c!=213){passage_wipe(b,26356,379);passage_wipe(b,9876,8);b[28547]=0}}if(b[0]>0){b[2]=0;b[3]=0}}
function $ag$(a,b,c){let d,e;for(d=0;d<64;d++)c[d]=0;for(d=0,e=b[32731];d<e;d++)c[d]=$ah$(a,b,b[32732+d],b[32796+d])}
function $ah$(a,b,c,d){if(c==0)return b[d];if(c==1)return b[2911+d]>=2?0:($ar$(b,d)==2?1:0);if(c==2)return $aq$(a,b,d);if(c==3)return $ap$(b,d);if(c==4)return b[2207+d]==3?1:0;if(c==5)return $ao$(a,b,d);if(c==6)return $ak$(a,b);if(c==7)return $aj$(b);if(c==8)return $ai$(a,b,d);if(c==9)return $ae$(b,d)||b[32668]==2?1:0;if(c==10)return $ae$(b,d)?1:0;if(c==11)return b[32668]==1?1:0;return b[2751+d]!=b[33190+d]?1:0}
function $ai$(a,b,c){let d,e;d=b[32725+c];if(b[32730])return d;for(e=0;e<2;e++){if(a[15900+b[28527+e*4]]==c)d+=b[28485+e]}return d}
function $aj$(a){let b,c,d,e;for(b=0;b<4;b++){c=a[32860+b];d=c>=0?a[3711+c]-1:(-1);if(d<0)continue;for(e=0;e<160;e++){if(a[32870+e]==d)return 1+e}}return 0}
function $ak$(a,b){let c,d,e,f;for(c=0;c<4;c++){d=b[32860+c];if(d<0)continue;for(e=4;e<8;e++){f=b[32860+e];if(f>=0&&$al$(a,b,d,f))return 1}}return 0}
function $al$(a,b,c,d){let e;if(b[3551+c]==0||!$an$(a,b,c,d))return 0;e=$am$(a,b[2591+c],b[2591+d]);return(b[3551+c]&1<<e)>0}
function $am$(a,b,c){let d;for(d=0;d<6;d++){if(a[29420+b*6+d]==c)return d}return(-1)}
function $an$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $am$(a,b[2591+c],b[2591+d])>=0}
function $ao$(a,b,c){let d,e;d=b[2125+c]-b[33510+c];e=b[2127+c]-b[33512+c];return Math.max(0,d*a[58]+e*a[59])}
function $ap$(a,b){if(b<0)return 0;if(a[2207+b]==0)return 1;return a[2207+b]==1?2:3}
function $aq$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2&&b[33030+e]<2)d+=a[17820+e]}return d}
function $ar$(a,b){let c;for(c=0;c<8;c++){if(a[30988+c]==b)return a[28581+c*3]}return 0}
function $as$(a,b){return b[2]==45?0:$at$(b)}
function $at$(a){let b,c,d,e,f,g,h,i;b=a[2]==43;c=0;d=0;for(e=0,i=a[4];e<i;e++){f=$az$(a,a[9+e]-1);g=b?$ay$(a,f):$au$(a,f);h=b?g<c:g>c;if(e==0||h){c=g;d=e}}return d}
function $au$(a,b){let c,d;c=a[28469];a[28469]=b;d=$av$($7d(a,27902,28466),$7d(a,28466,28527));a[28469]=c;return Math.trunc(d)}
function $av$(a,b){let c,d,e,f,g,h,i;c=b[4]-4;d=b[3];e=$ax$(a,b,d)?a[116+c*4+d]:a[132+c*4+d];e+=a[7]*($aw$(a,b,0)-$aw$(a,b,1));f=0;g=0;for(h=0,i=a[0];h<i;h++){if(b[31+h*3]<=1&&b[33+h*3]==0){f|=b[31+h*3];g|=a[157+h*20]}}e+=a[6]+b[26]-f*a[8]-g*a[9];return Math.min(Math.max(e,1),13)}
function $aw$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[33+e*3]==0)d++}return d}
function $ax$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[165+d*20])return 0;if(a[154+c*20]==2)return d>=0?1:0;return a[154+c*20]}
function $ay$(a,b){let c,d,e;c=0;d=a[28470];a[28470]=b;for(e=0;e<4;e++){if(a[28527+e]>=0)c=Math.max(c,$au$(a,e))}a[28470]=d;return c}
function $az$(a,b){let c;for(c=0;c<8;c++){if(a[28527+c]==b)return c}return 0}
function $aA$(a,b){let c,d;c=b[2];if(c==43||c==44||c==45)return(-1);d=c==27||c==32;if(d||c==23)return b[4]>1?1:0;if(c==48)return b[32727]?0:1;if(c==47)return $aC$(b,1+b[2751+b[28547]]);if(c==46)return $aB$(b);return 0}
function $aB$(a){let b,c,d;for(b=0;b<8;b++){for(c=0,d=a[4];c<d;c++){if(a[28527+b]==a[9+c]-1)return c}}return 0}
function $aC$(a,b){let c,d;for(c=0,d=a[4];c<d;c++){if(a[9+c]==b)return c}return 0}
function $aD$(a,b){let c,d,e;c=b[1];if(c!=215&&c!=1&&c!=132)return 0;for(d=0,e=a[24];d<e;d++){if(b[2495+d]||b[2527+d])return 0}return 1}
function $aE$(a){return a+1}
function $aF$(a,b,c){let d;d=a[60+c];return b[2143+c]==0&&b[2175+c]==0&&$aO$(a,b,d)&&b[2129+d]<Math.max(0,a[44+d]-b[2335+a[38+d]])&&$aJ$(a,b,c)&&(a[38+a[60+c]]==c||$aI$(a,b,d)||$aG$(a,b,c))}
function $aG$(a,b,c){let d,e,f,g,h,i;d=a[60+c];e=a[38+d];if(e==c||$aI$(a,b,d))return 1;if(e<0||b[2271+e]<0||b[2271+c]<0)return 0;f=$R$(a,b,e);g=b[2271+c];if($aH$(a,b[2271+e],g)>f)return 0;h=$P$(a,b,d,b[2271+e],f);i=b[10045+g]>0;$O$(b,h);return i}
function $aH$(a,b,c){let d,e,f;d=Math.abs(a[21420+b]-a[21420+c]);e=Math.abs(a[23020+b]-a[23020+c]);f=a[21420+b]-a[21420+c]+a[23020+b]-a[23020+c];return Math.max(d,e,Math.abs(f))}
function $aI$(a,b,c){let d,e;d=a[40+c];e=a[38+c];return d>=0&&e>=0&&b[2591+d]>=0&&b[2271+e]==b[2591+d]}
function $aJ$(a,b,c){let d;d=b[2271+c]>=0||$aN$(a,b,c);return d&&(b[2207+c]==0||b[2207+c]==1)&&($aL$(a,b,c)||$aK$(a,b,c))}
function $aK$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]==2)return 1}return 0}
function $aL$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0||$aM$(a,b,d))return 1}return 0}
function $aM$(a,b,c){let d,e;d=a[16060+c];e=a[412+d];return e>0&&b[6]>=e&&b[2591+c]<0&&b[2911+c]<=1&&(b[2207+d]==0||b[2207+d]==1)}
function $aN$(a,b,c){let d,e;d=a[412+c];e=d>0&&b[6]>=d;return e&&(b[2207+c]==0||b[2207+c]==1)&&!(b[2271+c]>=0)}
function $aO$(a,b,c){let d;d=a[38+c];return d>=0&&(b[2207+d]==0||b[2207+d]==1)&&b[2271+d]>=0}
function $aP$(a,b,c){return b[2143+c]>0&&b[2175+c]==0&&$aJ$(a,b,c)&&$aQ$(a,b,c)}
function $aQ$(a,b,c){let d;d=a[60+c];if(a[38+a[60+c]]==c||!$aO$(a,b,d)||$aI$(a,b,d))return 1;return $aN$(a,b,c)||$aG$(a,b,c)}
function $aR$(a){return $1b(a,10000)}
function $aS$(a,b,c,d){}
function $aT$(a,b,c){let d,e,f,g,h;$by$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$bc$(a,b,c,0,1);f=$bc$(a,b,c,1,(-1));c[612]=$1b(1000*(e-f),Math.max(1,e+f));g=$aV$(a,b,0);h=$aV$(a,b,1);c[615]=$1b(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$1b(c[607]*$aU$(a,b),1000)}
function $aU$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$aP$(a,b,d);f=1000-$1b(1000*c,Math.max(1,a[24]));return f}
function $aV$(a,b,c){let d,e,f;d=0;for(e=a[34+c],f=a[36+c];e<f;e++){if(b[1]<11&&$aP$(a,b,e))d+=$aW$(a,b,e,c)}return d}
function $aW$(a,b,c,d){let e,f,g,h;$aX$(a,b,d);e=1;for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue}if(a[16380+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$1b(b[32727+d*1600+g],1000))}return e}
function $aX$(a,b,c){let d,e,f,g,h,i,j,k;d=1+b[2066];e=b[32725+c]!=0;if(b[32725+c]==d)return;b[32725+c]=d;if($bb$(a,b,c)&&e)return;for(f=0,g=a[26];f<g;f++)b[32727+c*1600+f]=99000;h=0;i=0;for(j=0;j<3;j++){i=$aZ$(a,b,c,j,i);while(h<i){k=b[35927+h];if(j<2&&$1b(b[32727+c*1600+k],1000)>j)break;i=$aY$(a,b,c,k,i);h++}}}
function $aY$(a,b,c,d,e){let f,g,h;for(f=0;f<6;f++){g=a[29420+d*6+f];h=g>=0&&a[39020+d*6+f]>0;if(h&&$1b(b[32727+c*1600+g],1000)>=99){b[32727+c*1600+g]=b[32727+c*1600+d]+1000;b[35927+e]=g;e++}}return e}
function $aZ$(a,b,c,d,e){let f,g,h;for(f=a[31-c],h=a[33-c];f<h;f++){g=b[2591+f];if(g<0||$ba$(a,b,f)!=d||$1b(b[32727+c*1600+g],1000)<=d)continue;b[32727+c*1600+g]=d*1000+f;b[35927+e]=g;e++}return e}
function $ba$(a,b,c){let d;if(a[16380+c]==8)return 2;d=b[2911+c]!=0||a[17180+c]!=0;return d||2*b[3071+c]>=a[16540+c]?0:1}
function $bb$(a,b,c){let d,e,f,g,h,i;d=1;e=a[31-c];for(f=e,i=a[33-c];f<i;f++){g=b[2591+f];h=g<0?0:3*(g+1)+$ba$(a,b,f);if(b[38064+c*160+f-e]!=h){b[38064+c*160+f-e]=h;d=0}}return d}
function $bc$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[42+d]);g=Math.min(1500,Math.max((-1000),$1b(1000*$bx$(a,b,d),f)));c[605]+=e*g;c[606]+=$1b(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[30+d],o=a[32+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16380+m]==8)continue;h+=$1b((a[16380+m]==8?600:100*a[17820+m])*$bw$(a,b,m,b[3071+m]),10000);l+=((a[16380+m]==8?600:100*a[17820+m])-$1b((a[16380+m]==8?600:100*a[17820+m])*$bw$(a,b,m,b[3071+m]),10000))*$bv$(a,b,m);if(b[2911+m]==1)i+=a[16380+m]==8?600:100*a[17820+m];if(n>=0){j+=$bg$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16380+m]==8?600:100*a[17820+m]}}p=100*f;c[609]+=e*Math.min(3000,$1b(1000*h,p));c[610]+=e*Math.min(3000,$1b(1000*i,p));c[613]+=e*Math.min(3000,$1b(1000*j,p));c[614]+=e*Math.min(3000,$1b(1000*k,p));$bd$(a,b,c,d,e);return l}
function $bd$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[42+d]);g=0;h=0;i=a[34+d];j=a[36+d];for(k=i,l=j;k<l;k++){g+=$be$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1)}c[611]+=e*Math.min(3000,$1b(1000*g,100*f));c[618]+=$1b(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[46+d]-b[2335+a[38+d]])-b[2131+d]);c[619]+=e*1000*$aO$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m)}
function $be$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[124+c],g=a[156+c];f<g;f++){if(a[16380+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16380+f]==8?600:100*a[17820+f]}h=$1b(d*$bf$(a,b,c,e),10);return h}
function $bf$(a,b,c,d){let e;if(d==0)return 0;e=a[10748+c*161+Math.min(d,a[188+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$1b($S$(a,b,c),2);return Math.min(Math.max(e+1,0),10)}
function $bg$(a,b,c,d,e){b[38011]++;$bi$(a,b,c,d);return $bh$(a,b,e)}
function $bh$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=0;e=0;f=c>=0?1<<c|1<<$4c(c+5,6):(-1);for(g=0,l=b[37530];g<l;g++){h=b[37531+g*3]&f;i=h?b[37532+g*3]:b[37533+g*3];if(i>d){j=i;k=d;d=j;e=k}else if(i>e)e=i}m=d+$1b(e,2);return $1b(m*a[94989]+b[40044],100)}
function $bi$(a,b,c,d){let e,f,g,h,i,j;b[37530]=0;e=1-a[15900+c];$bp$(a,b,c,d);for(f=a[30+e],j=a[32+e];f<j;f++){g=b[2591+f];if(g<0||$V$(a,f)||b[2911+f]!=0)continue;h=$aH$(a,d,g);if(h<=a[16860+f]){i=b[37530];b[37531+i*3]=$y$(a,d,g);b[37532+i*3]=$bj$(a,b,f,c,d,0,h);b[37533+i*3]=$bj$(a,b,f,c,d,1,h);b[37530]=i+1}}}
function $bj$(a,b,c,d,e,f,g){let h,i,j,k;h=$bo$(a,c,d,0,(-a[27820+e]));if(h<0)return 0;i=f?1:0;if(b[38012+h*4+i*2]!=b[38011]){b[38012+h*4+i*2]=b[38011];j=$bk$(a,b,d,h,f,0,1);b[38012+h*4+i*2+1]=j}k=b[38012+h*4+i*2+1];return g<=2?k:$1b(k*2,3)}
function $bk$(a,b,c,d,e,f,g){let h,i,j,k;h=$bn$(a,b,c,d,e,f,g);i=a[h];j=a[1+h];k=i*$bm$(a,b,c,e)+j*$bl$(a,b,c);return $1b(k,1000)}
function $bl$(a,b,c){let d;d=30;if(a[17180+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $1b((a[16380+c]==8?600:100*a[17820+c])*d,100*Math.max(1,$bv$(a,b,c)))}
function $bm$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17180+c]==0&&!d;f=e?$1b((a[16380+c]==8?600:100*a[17820+c])*45,100):(a[16380+c]==8?600:100*a[17820+c]);return Math.max(0,f-$1b((a[16380+c]==8?600:100*a[17820+c])*$bw$(a,b,c,b[3071+c]),10000))}
function $bn$(a,b,c,d,e,f,g){let h,i,j;h=Math.min(Math.max(1,$bv$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17340+c]==0;i=Math.min(9,Math.max(0,$bv$(a,b,c)-(f&&j)))}return 81515+d*360+e*180+i*18+(h-1)*2}
function $bo$(a,b,c,d,e){let f,g;f=a[16380+c];g=a[81417+f*9+a[16380+b]];if(d)g=a[81498+f];if(g==0)return(-1);return Math.min(Math.max(g+e,1),13)-1}
function $bp$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=0;f=0;g=1-a[15900+c];for(h=a[30+g],m=a[32+g];h<m;h++){i=b[2591+h];if(i<0||a[17180+h]==0||b[3551+h])continue;j=$aH$(a,d,i);if(j>3||!$bt$(a,b,i,d))continue;k=$x$(a,i,b[2751+h],d);if(k!=2){l=$bq$(a,b,h,c,j,k==1?(-2):0);f=Math.max(f,l);if(k==0&&j==1&&b[2591+c]!=d)e+=l}}b[40044]=100*e+20*f}
function $bq$(a,b,c,d,e,f){let g,h;g=$bs$(a,b,c,d,e,f);if(g==0)return 0;h=$br$(a,b,g,d)*$bm$(a,b,d,0);return $1b(h+a[1+g]*$bl$(a,b,d),1000)}
function $br$(a,b,c,d){let e;e=a[c];if(a[17180+d]!=0||b[2911+d]==0)e+=$1b(a[2+c]*Math.max(0,9-$bv$(a,b,d)),10);return e}
function $bs$(a,b,c,d,e,f){let g,h,i;g=a[17180+c]-1;if(g<0||e>4)return 0;h=f+a[26220+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$bv$(a,b,d)-b[3071+d]),9);return 86429+g*1080+(e-1)*270+h*27+(i-1)*3}
function $bt$(a,b,c,d){let e,f,g;if($aH$(a,c,d)>a[80620])return 0;e=a[a[80621]+$bu$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5072+a[e+1+f]]>=0)return 0}return 1}
function $bu$(a,b,c){let d,e,f,g;d=a[80620];e=2*d+1;f=a[21420+c]-a[21420+b]+d;g=a[23020+c]-a[23020+b]+d;return(b*e+f)*e+g}
function $bv$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16540+d+c]-b[3231+c]}
function $bw$(a,b,c,d){let e;e=Math.max(1,$bv$(a,b,c));if(a[17180+c]!=0)return $1b(6000*d,e);if(b[2911+c]==0)return $1b(3000*d,e);return 4500+$1b(2500*d,e)}
function $bx$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2)d+=a[17820+e]}d-=a[58]*b[2125+c];return d-a[59]*b[2127+c]}
function $by$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[30+g],i=a[32+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++}c[13+g]=b[32688+g*24];c[15+g]=b[32692+g*24]}for(j=0;j<48;j++)c[17+j]=b[32677+j];for(h=0,l=a[23];h<l;h++){k=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=b[2207+a[16060+h]]==3?4:b[2911+h];c[225+h]=k;c[385+h]=b[3071+h]}for(j=0,m=2*Math.max(0,30-b[6]);j<m;j++)c[604-j]=(-999)}
function $bz$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$bA$(a,b);if(e>=0)return e}return d}
function $bA$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return(-1);if(Boolean(0<(d=a[29])&&d<b[2066]))return(-1);e=b[2];for(f=0,l=a[c];f<l;f++){g=c+65+2*f;if(a[g]==e){for(h=0,k=b[4];h<k;h++){if((i=b[9+h],j=a[g+1],$bE$(a,b,e,i)==j||$bB$(a,b,e,i)==j))return h}}}if(a[c+1+e]){for(h=0,m=b[4];h<m;h++){if(b[9+h]==0)return h}}return(-1)}
function $bB$(a,b,c,d){let e;e=c;if(e==22)return $bD$(a,b,d);if(e==41)return $bC$(a,b,d);return(-1)}
function $bC$(a,b,c){let d,e,f,g;if(c==0||$4c($1b(c,10000),3)!=2)return(-1);d=$4c(c,10000)-1;e=$A$(a,b,d,0);f=$A$(a,b,d,1);return(g=$1b(c,30000),g*4173281+(e+1)*25921+(f+1)*161+(d+1))}
function $bD$(a,b,c){let d,e,f,g;d=b[5071];if(c==0||$1b(c,10000)||(e=$4c(c,10000)-1,$1b(e,6))!=b[2591+d])return(-1);return(g=(f=$4c(c,10000)-1,$4c(f,6)),(d+1)*1804327+(g+1)*161)}
function $bE$(a,b,c,d){let e;e=c;if(e==22)return $bG$(a,b,d);if(e==30)return(b[26733]+1)*161+(d-1+1);if(e==37)return(b[27696]+1)*1601+(d-1+1);if(e==41)return $bF$(a,b,d);return d}
function $bF$(a,b,c){let d,e,f,g,h;if(c==0)return 0;d=$4c(c,10000)-1;e=$4c($1b(c,10000),3);f=$A$(a,b,d,e==1?1:0);g=e==2?$A$(a,b,d,1):(-1);return(h=$1b(c,30000),h*4173281+(g+1)*25921+(f+1)*161+(d+1))}
function $bG$(a,b,c){let d,e,f,g,h,i;d=b[5071];if(c==0)return(d+1)*1804327;if($1b(c,10000))return(e=$4c(c,10000)-1,(d+1)*1804327+(e+1));return(h=(f=$4c(c,10000)-1,$1b(f,6)),i=(g=$4c(c,10000)-1,$4c(g,6)),(d+1)*1804327+(h+1)*1127+(i+1)*161)}
function $bH$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41)}
function $bI$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0}
function $bJ$(a,b,c){}
function $bK$(a,b,c){if($ha$(a,b)>=0)$gV$(a,b,$ha$(a,b),c);else if($gU$(a,b)>=0)$gT$(a,b,$gU$(a,b),c);else $bL$(a,b,c)}
function $bL$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$gS$(a,b,c);else $gN$(a,b,c)}else if(d<4)$gL$(a,b,c);else $gb$(a,b,c)}else if(d<7){if(d<6)$fZ$(a,b,c);else $fY$(a,b,c)}else if(d<9)$fX$(a,b,c);else $fR$(a,b,c)}else if(d<111){if(d<104){if(d<14)$fQ$(b,c);else $fP$(a,b,c)}else if(d<110)$fO$(a,b,c);else $fL$(a,b,c)}else if(d<114){if(d<112)$fI$(a,b,c);else $fq$(a,b,c)}else if(d<115)$fi$(a,b,c);else $fh$(a,b,c)}else if(d<124){if(d<120){if(d<118){if(d<117)$fg$(a,b,c);else $fe$(a,b,c)}else if(d<119)$fd$(a,b,c);else $fc$(a,b,c)}else if(d<122){if(d<121)$fb$(a,b,c);else $fa$(a,b,c)}else if(d<123)$eZ$(a,b,c);else $eW$(a,b,c)}else if(d<131){if(d<129){if(d<128)$eU$(a,b,c);else $eR$(a,b,c)}else if(d<130)$eQ$(a,b,c);else $eO$(a,b,c)}else if(d<136){if(d<133)$eF$(a,b,c);else $eE$(a,b,c)}else if(d<137)$eC$(a,b,c);else $ez$(a,b,c)}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$ey$(a,b,c);else $ew$(a,b,c)}else if(d<143)$ev$(b,c);else $er$(a,b,c)}else if(d<149){if(d<148)$ep$(a,b,c);else $eo$(a,b,c)}else if(d<151)$ec$(a,b,c);else $ea$(b,c)}else if(d<205){if(d<203){if(d<202)$dZ$(a,b,c);else $dX$(a,b,c)}else if(d<204)$dV$(a,b,c);else $dU$(a,b,c)}else if(d<207){if(d<206)$dO$(a,b,c);else $dI$(a,b,c)}else if(d<208)$dF$(a,b,c);else $dB$(a,b,c)}else if(d<401){if(d<213){if(d<211){if(d<210)$dy$(a,b,c);else $dp$(a,b,c)}else if(d<212)$dI$(a,b,c);else $dh$(a,b,c)}else if(d<301){if(d<300)$dd$(a,b,c);else $da$(a,b,c)}else if(d<302)$cw$(a,b,c);else $cq$(a,b,c)}else if(d<405){if(d<403){if(d<402)$cn$(a,b,c);else $cj$(a,b,c)}else if(d<404)$ch$(a,b,c);else $cb$(a,b,c)}else if(d<407){if(d<406)$bY$(a,b,c);else $bX$(a,b,c)}else if(d<408)$bR$(a,b,c);else $bM$(a,b,c)}
function $bM$(a,b,c){b[1]=407;if(c)$bN$(a,b,b[32674]>b[32675]?0:1,0)}
function $bN$(a,b,c,d){let e,f,g,h,i,j;e=a[60+b[2059]];f=b[32675-c]>0?1:0;g=b[32672];h=b[32673];i=b[32671];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$bQ$(b,j,c==1&&g>=0&&a[38+a[60+g]]==g)}if(c==0){$bP$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f}else{b[4951+i]+=f;if(g>=0)$bO$(a,b,g,1);else $bP$(a,b,h)}b[1]=409}
function $bO$(a,b,c,d){let e;e=a[60+c];b[2431+c]=1+$S$(a,b,c);if(a[38+a[60+c]]==c)b[2139+e]=$S$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9884]=0;b[32688+e*24]++}
function $bP$(a,b,c){let d;d=a[60+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[32689+d*24]++}
function $bQ$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++}
function $bR$(a,b,c){let d,e,f,g,h;d=$7d(a,80622,80853);e=$d$(d,$bV$(a,b),c);b[32674]+=e<=3?e:0;b[32675]+=e>3?e-3:0;f=$bT$(a,b,0);g=$bT$(a,b,1);h=$bS$(b[32674],b[32675],f,g,0,0);if(h!=0)$bN$(a,b,h==1?0:1,1);else if(b[32674]!=b[32675])b[1]=408}
function $bS$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0}
function $bT$(a,b,c){let d;if(c==1&&b[32672]>=0)return $bU$(a,b,b[32672]);d=c==0?b[32671]:b[32673];return Math.max(0,a[18160+d]-b[5011+d])-b[4951+d]}
function $bU$(a,b,c){let d,e;d=a[348+b[2239+c]*32+c];e=b[2207+c]==1&&a[53]?1:0;return Math.max(0,d-b[2335+c])-b[2303+c]-e}
function $bV$(a,b){let c,d,e,f,g;d=(c=b[32671],Math.max(0,a[18100+c]-b[5011+c]));if(b[32672]>=0)return(e=$bW$(a,b,b[32672]),199+Math.min(d,20)*21+Math.min(e,20));return(g=(f=b[32673],Math.max(0,a[18100+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20))}
function $bW$(a,b,c){let d;d=a[284+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])}
function $bX$(a,b,c){if($1b(c,10000))b[32673]=$4c(c,10000)-1;else b[32672]=$4c(c,10000)-1;b[1]=407}
function $bY$(a,b,c){b[32673]=$bZ$(a,b,b[32672],c);b[32672]=(-1);b[1]=407}
function $bZ$(a,b,c,d){let e,f,g,h,i;e=a[60+c];f=$ca$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17980+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h}g--}}return(-1)}
function $ca$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17980+e]==c&&b[4831+e]==(-1))d++}return d}
function $cb$(a,b,c){let d;d=b[32672];if(c<=$S$(a,b,d)){$cd$(a,b,d,(-1));b[1]=405;return}$cd$(a,b,(-1),(-1));if(b[2271+d]>=0)$cc$(a,b,d);b[32672]=(-1);b[1]=409}
function $cc$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($bU$(a,b,c)<=0)$bO$(a,b,c,1)}
function $cd$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[60+b[2059]];for(f=0,g=a[25];f<g;f++){if($cg$(a,b,e,f)&&b[5011+f])$bP$(a,b,f)}for(f=a[34+e],h=a[36+e];f<h;f++){if(b[2335+f]&&$ce$(a,b,f,(-1)))$bO$(a,b,f,1)}}
function $ce$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[38+a[60+c]]==c&&$aI$(a,b,a[60+c]))return 0;e=b[2271+c]}else e=$cf$(b,d);f=$cf$(b,b[32671]);if(e<0||$aH$(a,f,e)>(g=b[32671],Math.max(0,a[18040+g]-b[5011+g])))return 0;return $bt$(a,b,f,e)}
function $cf$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]]}
function $cg$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[60+e]!=c)return 0;return $ce$(a,b,(-1),d)}
function $ch$(a,b,c){let d,e;d=$1b(c,10000);e=$4c(c,10000)-1;if(c==0){$cd$(a,b,(-1),(-1));$ci$(a,b);b[1]=409;return}b[32672]=e;b[32673]=(-1);if(d==1){b[32672]=(-1);b[32673]=e;$cd$(a,b,(-1),e);b[1]=407}else if(d==0){$cd$(a,b,e,(-1));b[1]=407}else if(d==2){b[2175+e]=1;$cd$(a,b,e,(-1));b[1]=405}else b[1]=404}
function $ci$(a,b){let c,d,e,f,g;c=1-a[60+b[2059]];for(d=0,e=a[25];d<e;d++){if($cg$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18160+d]-b[5011+d])<=b[4951+d])$bP$(a,b,d)}}for(f=a[34+c],g=a[36+c];f<g;f++){if($ce$(a,b,f,(-1)))$cc$(a,b,f)}}
function $cj$(a,b,c){$ck$(a,b,c-1);b[32188+(c-1)]=0;b[32676]--}
function $ck$(a,b,c){let d,e,f,g,h;d=b[2271+a[16060+c]];e=d>=0&&$aH$(a,d,b[2591+c])<=1;$cl$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$bv$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$cl$(a,b,c,1)}}
function $cl$(a,b,c,d){if(b[2911+c]==d)return;$cm$(a,b,c,(-1));b[2911+c]=d;$cm$(a,b,c,1);if(d==1)b[32697+a[15900+c]*24]++}
function $cm$(a,b,c,d){let e,f,g;e=a[15900+c];f=b[2591+c];for(g=0;g<6;g++){if($u$(a,b,c,g))b[6672+e*1600+a[29420+f*6+g]]+=d}b[9884]=0}
function $cn$(a,b,c){let d;d=$1b(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $co$(a,b,d)}
function $co$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[60+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$R$(a,b,b[2059]);f=$P$(a,b,e,g,h)}for(i=a[34+e],j=a[36+e];i<j;i++){if(b[2271+i]>=0&&$cp$(a,b,d,b[2271+i]))b[2463+i]=1}b[2137+e]=1;b[32676]=0;for(k=a[30+e],l=a[32+e];k<l;k++){b[32188+k]=0;if(b[2591+k]>=0&&$cp$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[32188+k]=1;b[32676]=2}}}$O$(b,f);b[1]=402;if(d)$bO$(a,b,b[2059],1);else $bP$(a,b,b[32671])}
function $cp$(a,b,c,d){let e;if(c)return b[10045+d]>0;e=b[32671];return $aH$(a,$cf$(b,e),d)<=Math.max(0,a[18040+e]-b[5011+e])}
function $cq$(a,b,c){let d,e,f,g;d=b[32670];e=$1b(c,10000);f=$4c(c,10000)-1;g=b[2591+d];if(f==g)$cv$(a,b,d,e);else{$ct$(a,b,d);$cs$(a,b,d,f,e);$cr$(a,b,a[15900+d],g,f)}b[1]=b[9883]}
function $cr$(a,b,c,d,e){let f,g;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e}b[9884]=0}
function $cs$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5072+d]=c;$cm$(a,b,c,1)}
function $ct$(a,b,c){$cm$(a,b,c,(-1));$cu$(a,b,c);b[5072+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1)}
function $cu$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5072+a[29420+b[2591+c]*6+d]];b[3551+e]&=~(1<<$4c(d+3,6))}}b[3551+c]=0}
function $cv$(a,b,c,d){$cm$(a,b,c,(-1));b[2751+c]=d;$cm$(a,b,c,1)}
function $cw$(a,b,c){let d,e,f,g;if(b[9877]<0){$cW$(a,b,c);return}d=$7d(b,27902,28466);e=$7d(b,28466,28527);f=$7d(a,80622,80853);g=e[0];if(g==12){if($cV$(b)&&b[32669]==0){b[32669]=1;if(c==0){e[16]++;e[0]=11}return}$cT$(d,e,$d$(f,d[351+e[16]*6],c))}else if(g==13)$cI$(d,e,$d$(f,$cP$(d,e,$cS$(d,e)),c));else if(g==14){$cD$(d,e,$d$(f,$cH$(d,e),c));e[0]=11}else $cB$(d,e,$d$(f,$cC$(d,e),c));$cx$(a,b)}
function $cx$(a,b){let c;for(c=0;c<2;c++){if(b[28537+c]>=0)$cA$(a,b,c)}$cy$(a,b,0);$cy$(a,b,4)}
function $cy$(a,b,c){let d,e;d=b[28527+c];e=b[28497+c*3];if(b[2911+d]>=2)return;if(e>=2){$cz$(a,b,d,e);return}$cl$(a,b,d,e);b[3071+d]=b[28498+c*3]}
function $cz$(a,b,c,d){let e,f,g,h,i,j;e=b[2591+c];f=a[15900+c];if(e>=0){$ct$(a,b,c);b[4031+c]=e;for(g=a[34+f],h=a[36+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;for(i=0,j=a[23];i<j;i++){if(b[3711+i]==1+c){b[3711+i]=0;b[3871+i]=0}}if(a[16380+c]==8){b[2125+f]=0;b[2127+f]=0}if(d==2)b[32698+f*24]++;else b[32699+f*24]++}
function $cA$(a,b,c){let d,e,f;d=b[28537+c];e=b[28474+c];if(b[28494]==1+c){b[2303+d]++;b[28494]=0}if(b[28493]==1+c){f=b[28538-c];$bQ$(b,a[60+d],a[38+a[60+f]]==f);b[28493]=0}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$bO$(a,b,d,1);b[28480]=0}
function $cB$(a,b,c){let d,e,f;d=b[16];e=a[348+d*6];f=a[349+d*6];if(e==7)b[22]=1-c;else if($cC$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11}
function $cC$(a,b){let c,d,e;c=a[348+b[16]*6];d=$cS$(a,b);e=a[160+d*20]==0&&a[152+d*20]==0;if(c==5||c==6&&e)return 0;return $cP$(a,b,d)}
function $cD$(a,b,c){let d,e;e=(d=$cS$(a,b),d<4?0:1);if(c==1)$cF$(a,b,e);else if(c==2)$cE$(b,e,3);b[17]=0;b[16]++}
function $cE$(a,b,c){a[8+b]=c;a[14]|=1+b}
function $cF$(a,b,c){b[8+c]=2;if($cG$(a,b,c)<=0)$cE$(b,c,3)}
function $cG$(a,b,c){let d,e,f;d=a[88+c*15];e=a[86+c*15];f=b[8+c]==2&&e!=2;return f&&a[18]?d-1:d}
function $cH$(a,b){let c,d,e;d=(c=$cS$(a,b),c<4?0:1);e=b[8+d]==2;return e?a[93+d*15]:a[92+d*15]}
function $cI$(a,b,c){let d;d=$cS$(a,b);if(!c){if(b[31+d*3]==1)$cN$(a,b,d,1,0);else $cL$(a,b,d)}b[17]&=2;$cJ$(a,b)}
function $cJ$(a,b){let c;c=$cS$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$cK$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11}}
function $cK$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return(e==1||e==2)&&a[87+d*15]==c}
function $cL$(a,b,c){if(b[31+c*3]==0){if(a[152+c*20])$cM$(a,b,c);else{b[31+c*3]=1;b[32+c*3]=0}}}
function $cM$(a,b,c){let d,e,f,g;b[31+c*3]=3;b[32+c*3]=0;d=c<4?0:1;e=b[8+d];f=a[87+d*15]==c;g=f&&a[158+c*20]==1;if(g&&(e==1||e==2)){b[8+d]=3;b[14]|=1+d}}
function $cN$(a,b,c,d,e){b[32+c*3]+=d;if(b[31+c*3]==0&&b[32+c*3]>=a[150+c*20]){if(a[152+c*20])$cM$(a,b,c);else if(e)$cO$(a,b,c);else{b[31+c*3]=1;b[32+c*3]-=a[150+c*20]}}if(b[31+c*3]==1&&b[32+c*3]>=a[150+c*20+1])$cO$(a,b,c)}
function $cO$(a,b,c){$cM$(a,b,c);if(a[158+c*20]==0&&a[152+c*20]==0)b[31+c*3]=2}
function $cP$(a,b,c){let d;d=a[19+$cQ$(a,b,c,0)-(-3)];return d}
function $cQ$(a,b,c,d){let e,f;e=c<4?0:1;f=$cR$(a,b,c)+a[2+e]-d;return Math.min(Math.max(f,(-3)),10)}
function $cR$(a,b,c){let d;d=a[150+c*20+b[31+c*3]];return d}
function $cS$(a,b){let c;c=a[350+b[16]*6];return c==(-1)?b[1]:c}
function $cT$(a,b,c){let d,e,f;d=$1b(c,4);b[17]=c&3;e=a[352+b[16]*6]==3;if(b[25]==0&&!e)b[19+(f=$cS$(a,b),f<4?0:1)]+=d;b[18]=$cU$(a,b,d);$cN$(a,b,$cS$(a,b),d,0);$cJ$(a,b)}
function $cU$(a,b,c){let d,e,f,g;for(d=b[16]+1;d<36;d++){e=a[348+d*6];if(e==0)break;if(e>=4){f=a[349+d*6]==a[349+b[16]*6];g=e==7||e==8?1:2;if(f&&c>=g)return b[18]|1+(a[349+d*6]<4?0:1)}}return b[18]}
function $cV$(a){let b;b=a[28482];return a[28250+b*6]==1&&b>0}
function $cW$(a,b,c){let d,e,f;d=$7d(a,80622,80853);e=$d$(d,$cZ$(a,b),c);f=$cY$(a,b);if(f>=0&&e==1)b[2207+f]=1;if(f>=0&&(e==2||$bU$(a,b,f)<=0))$bO$(a,b,f,1);else if(f<0&&e>0)$cX$(a,b,b[27698],e);b[1]=b[9883]}
function $cX$(a,b,c,d){b[4951+c]++;if(d==2||b[4951+c]>=Math.max(0,a[18160+c]-b[5011+c]))$bP$(a,b,c)}
function $cY$(a,b){let c;c=b[27698];if(c>=0&&b[4891+c]==b[9878])return(-1);return $r$(a,b,1-a[15900+b[9876]],b[9878],(-1))}
function $cZ$(a,b){let c,d;c=$cY$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0)}
function $da$(a,b,c){let d,e;d=$7d(a,80622,80853);b[32693+a[15900+b[9876]]*24]++;e=$d$(d,$db$(a,b),c)&2;b[1]=e?301:b[9883]}
function $db$(a,b){let c,d;c=a[26220+b[9878]]+b[9881]+b[9882]*a[81514];d=a[17180+b[9876]]==1?0:1;return $dc$(d,b[9880],c,1)}
function $dc$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d}
function $dd$(a,b,c){let d,e,f,g,h;d=b[28547];e=c-1;if(b[2751+d]!=e){f=a[24620+b[2591+d]]==0||a[17500+d]==0||b[3231+d]?0:1;$cv$(a,b,d,e);g=$7d(b,27902,28466);h=$7d(b,28466,28527);$cN$(g,h,$dg$(b,d),f,0)}$df$(a,b);$de$(b)}
function $de$(a){a[28546]++;a[1]=212}
function $df$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[28537+c]>=0)$cA$(a,b,c)}for(d=0;d<8;d++){if(b[28527+d]>=0)$cy$(a,b,d)}e=28548+b[28542]*61;for(f=0;f<61;f++)b[e+f]=b[28466+f];b[28539]=0}
function $dg$(a,b){let c;for(c=0;c<8;c++){if(a[28527+c]==b)return c}return(-1)}
function $dh$(a,b,c){let d,e,f,g,h;d=$7d(b,28466,28527);e=c-1;f=$dg$(b,e);g=$do$(b,b[28546]);h=b[2591+e];d[33+f*3]=3;if(d[7]==0){d[7]=1;d[1]=f}$df$(a,b);$dn$(a,b,e,g);$cr$(a,b,a[15900+e],h,g);b[28547]=e;$di$(a,b,e,3,213);b[26395+b[28527+b[28546]]]=1}
function $di$(a,b,c,d,e){let f,g;$dm$(a,b,c,d,e);if(a[15900+c]!=b[5]){$dl$(a,b,c,e);return}f=d==2||d==3&&a[50]==0;g=f?122:117;$dl$(a,b,c,$dj$(a,b,1-a[15900+c])?g:e)}
function $dj$(a,b,c){let d,e;for(d=a[30+c],e=a[32+c];d<e;d++){if($dk$(a,b,d))return 1}return 0}
function $dk$(a,b,c){let d;d=b[2591+c];return d>=0&&$aH$(a,d,b[2591+b[26357]])<=2}
function $dl$(a,b,c,d){let e,f,g;e=1-a[15900+c];b[26360]=c;b[26362]=d;b[1]=115;b[26361]=2;for(f=a[34+e],g=a[36+e];f<g;f++)b[26363+f]=0}
function $dm$(a,b,c,d,e){let f,g,h;b[26356]=d;b[26357]=c;b[26359]=e;b[26358]=0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++)b[26395+g]=0}
function $dn$(a,b,c,d){let e;e=b[2751+c];$ct$(a,b,c);$cs$(a,b,c,d,e)}
function $do$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[30988+a[28542]*18+8+d]}
function $dp$(a,b,c){let d,e,f,g,h;d=$7d(b,27902,28466);e=$7d(b,28466,28527);if(e[0]!=9){$dx$(b,e[0]==7?1:0,$dg$(b,c-1));$df$(a,b);return}f=$7d(a,80622,80853);g=$d$(f,$dv$(d,e),c);$ds$(d,e,g);h=$dr$(d,e,g);$df$(a,b);$dq$(b);if(h>=0){b[28545]=1+h;b[28546]=h*4;b[1]=211}}
function $dq$(a){a[28546]=4;a[1]=212}
function $dr$(a,b,c){let d,e;d=$1b(c,128);e=(c&127)*(1+b[30]);if($aw$(a,b,0)>0&&$aw$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1}return(-1)}
function $ds$(a,b,c){let d;b[30]=$du$(a,b,b[3]);d=(c&127)*(1+b[30]);$dt$(a,b,0,$1b(c,128)*a[11],b[3],0);$dt$(a,b,1,d,b[4],b[30])}
function $dt$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$aw$(a,b,c);h=$1b(d,g);i=$4c(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[33+l*3]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--}$cN$(a,b,l,h+m,f)}}}
function $du$(a,b,c){let d,e,f;d=a[155+c*20];if(d==0||a[14]&&b[23])return 0;if($aw$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[33+f*3]==0))return 1}return 0}
function $dv$(a,b){let c,d;c=($dw$(a,b,0)?1:0)-($dw$(a,b,1)?1:0);d=a[47+($av$(a,b)-1)*3+c+1];return d}
function $dw$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[87+c*15],b[31+f*3]<=1&&b[33+f*3]==0)}
function $dx$(a,b,c){if(b){a[28470]=c;a[28466]=8}else{a[28469]=c;a[28466]=9}}
function $dy$(a,b,c){let d;b[1]=208;if(c){d=$7d(b,28466,28527);$dA$(d,b[28476]>b[28477]?0:1,0);$dz$(b)}$df$(a,b)}
function $dz$(a){a[28466]=7;a[2335+a[28537]]=0;a[2335+a[28538]]=0}
function $dA$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$cE$(a,b,c?3:4)}
function $dB$(a,b,c){let d,e,f;d=$7d(b,27902,28466);e=$7d(b,28466,28527);f=$7d(a,80622,80853);if(e[0]==5){$dD$(d,e,$d$(f,$dE$(d,e),c));e[0]=7}else if($dC$(d,e,$d$(f,d[12],c)))$dz$(b);else if(e[10]!=e[11])b[1]=209;$df$(a,b)}
function $dC$(a,b,c){let d,e;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=$bS$(b[10],b[11],$cG$(a,b,0),$cG$(a,b,1),a[89],a[104]);if(d==0)return 0;e=$4g($4h,d)?0:1;$dA$(b,e,$4g($5h,d));return 1}
function $dD$(a,b,c){let d;d=$dw$(a,b,0)?0:1;if(c==1)$cF$(a,b,d);else if(c==2)$cE$(b,d,3)}
function $dE$(a,b){let c,d;c=$dw$(a,b,0)?0:1;d=b[8+c]==2;return d?a[91+c*15]:a[90+c*15]}
function $dF$(a,b,c){let d,e,f,g;d=$7d(b,27902,28466);e=$7d(b,28466,28527);f=$7d(a,80622,80853);g=$d$(f,$dG$(d,e),c);$cN$(d,e,e[1],g,0);e[1]++;$df$(a,b)}
function $dG$(a,b){let c,d,e;c=b[1];d=0;if(a[160+c*20]&&$dH$(a,b))d=a[10];e=a[33+$cQ$(a,b,c,d)-(-3)];return e}
function $dH$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[33+d*3]==0)c+=$ax$(a,b,d)}return c>0}
function $dI$(a,b,c){let d,e,f,g,h;d=b[28527+b[28546]];e=b[2591+d];f=$4c(c,10000)-1;g=$1b(c,10000)-1;$dn$(a,b,d,f);$cr$(a,b,a[15900+d],e,f);if(g>=0)$dK$(a,b,b[5072+a[29420+e*6+g]]);$df$(a,b);h=205;if(b[1]!=206){h=b[1];b[28546]++}$dJ$(a,b,d,h)}
function $dJ$(a,b,c,d){b[1]=d;if(a[54]){$dl$(a,b,c,d);b[26361]=0}}
function $dK$(a,b,c){let d;d=$dg$(b,c);if(d>=0)$cN$($7d(b,27902,28466),$7d(b,28466,28527),d,1,0);else $dL$(a,b,c,1)}
function $dL$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$bv$(a,b,c))return;if(a[17180+c]!=0){$cz$(a,b,c,3);return}if(b[2911+c]==0){b[3071+c]-=$bv$(a,b,c);$cl$(a,b,c,1);if(b[3071+c]<$bv$(a,b,c))return}$dM$(a,b,c)}
function $dM$(a,b,c){$cz$(a,b,c,$dN$(a,b,c)?3:2)}
function $dN$(a,b,c){let d,e,f,g,h;d=b[2591+c];e=1-a[15900+c];for(f=0;f<6;f++){g=a[29420+d*6+f];if(g<0)return 0;if(a[39020+d*6+f]>0&&b[6672+e*1600+g]==0){h=b[5072+g];if(h<0||a[15900+h]!=e)return 0}}return 1}
function $dO$(a,b,c){let d,e,f,g,h,i,j;d=$7d(b,27902,28466);e=$7d(b,28466,28527);f=e[1];g=$7d(a,80622,80853);h=$d$(g,$cP$(d,e,f),c);if(e[0]==1)$dT$(e,h);else $dQ$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[28061+f*20]==0;$df$(a,b);if(j)$dP$(b,f)}
function $dP$(a,b){a[28546]=b;a[1]=206}
function $dQ$(a,b,c){let d;d=b[1];if(c)return;if(a[159+d*20]){b[33+d*3]=1;$cN$(a,b,d,2,0)}else{b[33+d*3]=2;$cN$(a,b,d,1,0);if(b[31+d*3]<=1)$dR$(a,b,d)}}
function $dR$(a,b,c){let d;d=a[167+c*20];if(d==2)$cM$(a,b,c);else if(d)$cO$(a,b,c);else{$dS$(a,b,c);b[5]=c<4?1:2}}
function $dS$(a,b,c){let d;d=8+(c<4?0:1);if(a[164+c*20]&&b[31+d*3]<=1)$cN$(a,b,d,1,0)}
function $dT$(a,b){if(!b)a[33+a[1]*3]=1}
function $dU$(a,b,c){let d;d=$7d(a,80622,80853);b[28543]=$d$(d,70,c);b[1]=205}
function $dV$(a,b,c){if(c)$dW$(a,b,c);else $m$(a,b)}
function $dW$(a,b,c){let d,e,f,g,h;d=$4c(c,10000)-1;e=$4c($1b(c,10000),3);b[32508+d]=$1b(c,30000);f=$X$(a,b,d,0);g=$X$(a,b,d,1);h=e==1?g:f;if(b[31708+h]==0){$aa$(b);$H$(b,b[28541]-1,h,1);if(e==2)$H$(b,b[28541]-1,g,1)}$H$(b,b[31708+h]-1,d,0)}
function $dX$(a,b,c){$dY$(a,b,b[28544],c-1);b[28544]++}
function $dY$(a,b,c,d){let e;e=a[24620+b[2591+c]]==0||a[17500+c]==0||b[3231+c]?0:1;$cv$(a,b,c,d);if(e>0)$dL$(a,b,c,e)}
function $dZ$(a,b,c){let d;d=b[27698];if(c<=Math.max(0,a[18160+d]-b[5011+d])){b[4891+d]=b[2271+b[27700]];b[1]=400}else{$bP$(a,b,d);b[1]=8}}
function $ea$(a,b){if(b==0){a[1]=150;return}a[27742+(b-1)]=1;a[9879]=1;a[9880]=1;a[9882]=0;$eb$(a,b-1,(-1),a[4891+a[27698]],151)}
function $eb$(a,b,c,d,e){a[9876]=b;a[9877]=c;a[9878]=d;a[9881]=0;a[9883]=e;a[1]=300}
function $ec$(a,b,c){let d;d=b[27698];if($1b(c,10000)==0){if(c>0){b[4891+d]=$4c(c,10000)-1;b[27699]=1}b[1]=400;return}b[27700]=$4c(c,10000)-1;b[27699]=1;$ed$(a,b,b[2271+b[27700]]);b[1]=150}
function $ed$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27698]];$ek$(a,b,d,e,10,1);f=0;if($ej$(a,b,d,c)){b[27702]=c;f=1;c=$eh$(a,b,c)}while(c!=e){b[27702+f]=c;f++;c=$ee$(a,b,d,c)}b[27701]=f}
function $ee$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29420+d*6+f];h=$4c(f+3,6);if(g>=0&&b[13502+g]&&$eg$(a,b,c,g,h,1)){i=a[58220+g*6+h];if($ef$(b,g)+i==$ef$(b,d))e=Math.min(e,g)}}return e}
function $ef$(a,b){let c;c=a[13502+b]-1;return c>=0?a[18412+6*c]:1073741824}
function $eg$(a,b,c,d,e,f){let g,h;if(!(a[39020+d*6+e]>0))return 0;g=a[29420+d*6+e];h=b[5072+g];if(h>=0)return a[15900+h]==c;return f||!(b[6672+(1-c)*1600+g]>0)}
function $eh$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29420+c*6+f];if(g>=0&&b[13502+g]){h=$ef$(b,g)+$ei$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h}}}return d}
function $ei$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29420+c*6+e]==d&&a[39020+c*6+e]>0)return a[58220+c*6+e]+2}return 1073741824}
function $ej$(a,b,c,d){let e;e=b[5072+d];return e>=0&&a[15900+e]!=c}
function $ek$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$en$(b);$el$(b,$em$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22384+g];g=$4c(g+1,1986);h--;b[24370+i]=0;j=b[15102+$1b(i,6)];k=b[18412+i];l=b[6672+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($eg$(a,b,c,j,m,f)){n=k+a[58220+j*6+m];if(n<=e){o=a[29420+j*6+m];h+=$el$(b,$em$(b,o),0,n,g+h)}}}}}
function $el$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18412+f])return 0;a[18412+f]=d;if(a[24370+f])return 0;a[24370+f]=1;a[22384+$4c(e,1986)]=f;return 1}
function $em$(a,b){let c,d,e;if(a[13502+b]==0){c=a[13501];a[15102+c]=b;a[13501]=c+1;a[13502+b]=c+1;a[15433+c]=0;a[15764+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18412+d]=1073741824;a[20398+d]=1073741824;a[24370+d]=0}}return a[13502+b]-1}
function $en$(a){let b,c;for(b=0,c=a[13501];b<c;b++)a[13502+a[15102+b]]=0;a[13501]=0}
function $eo$(a,b,c){b[27698]=$bZ$(a,b,b[2059],c);b[1]=149}
function $ep$(a,b,c){let d;d=b[27696];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9884]=0}b[27696]=$eq$(a,b,d)}
function $eq$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[36+d];e<f;e++){if(e!=a[38+d])return e}return(-1)}
function $er$(a,b,c){b[13500]=c-1;b[27376+(c-1)]=1;$es$(a,b,b[5071],2,144)}
function $es$(a,b,c,d,e){let f,g;b[5071]=c;b[13438]=d;b[13499]=e;f=d==0||d==1;b[13439]=f&&!$K$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13448]=0;b[13454]=0;b[13498]=0;b[13447]=b[3711+c]?1:0;b[13440]=d==0?b[13439]:0;b[13449]=(-1);g=b[2591+c];b[13450]=g;b[13452]=g;b[13453]=b[2751+c];$et$(a,b);b[1]=112}
function $et$(a,b){let c;c=$eu$(a,b,b[5071]);if(b[13438]==2)c=$1b(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$1b(c,2);b[13441]=c}
function $eu$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16860+d+c]}
function $ev$(a,b){a[5071]=b-1;a[27216+(b-1)]=0;a[1]=143}
function $ew$(a,b,c){let d,e,f;d=$ex$(a,b);e=a[16060+d];b[27056+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$K$(a,b,d))f=$S$(a,b,e);if(c+f-b[2463+e]<=$bv$(a,b,d))b[27216+d]=1}
function $ex$(a,b){let c,d,e;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27056+d])return d}return(-1)}
function $ey$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$S$(a,b,d)){b[32687+b[5]*24]++;$bO$(a,b,d,1)}}
function $ez$(a,b,c){let d,e;if(c==0){$eB$(b,b[2059],139);return}d=$4c(c,10000)-1;e=$1b(c,10000);b[4191+d]=1+e;if(e==0)$es$(a,b,d,1,138);else if(e==2)$eA$(b,d);else $ck$(a,b,d)}
function $eA$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2))}
function $eB$(a,b,c){a[27696]=b;a[27697]=c;a[1]=147}
function $eC$(a,b,c){let d,e;d=$eD$(a,b);b[26735]=d+1;e=b[2463+a[16060+d]];b[26736+d]=c-e<=$bv$(a,b,d)?0:1}
function $eD$(a,b){let c,d;for(c=b[26735],d=a[156+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16380+c]!=8)return c}return(-1)}
function $eE$(a,b,c){let d,e;d=b[26734];e=b[2591+d];$dn$(a,b,d,c-1);$cr$(a,b,a[15900+d],e,c-1);$dl$(a,b,d,110)}
function $eF$(a,b,c){let d,e,f;d=b[26733];e=b[26734];if(c>0){f=c-1;b[26395+f]=1;b[9882]=$eJ$(a,b,f)==2?1:0;b[9879]=4;b[9880]=2;$eb$(b,f,d,b[2591+d],131);return}b[9882]=$eG$(a,b,d,e)==2?1:0;b[9879]=3;b[9880]=1;$eb$(b,d,e,b[2591+e],132)}
function $eG$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $eH$(a,b,c,b[2591+d])}
function $eH$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17180+c]==0)return 0;f=$aH$(a,e,d);if(f<1||f>$eI$(a,c,e,d))return 0;g=$x$(a,e,b[2751+c],d);if(g>1||!$bt$(a,b,e,d))return 0;return g==0?1:2}
function $eI$(a,b,c,d){let e;if(a[17180+b]==0)return 0;if(a[17180+b]==2)return 3;e=a[19820+d]<a[19820+c];return e?4:3}
function $eJ$(a,b,c){let d,e,f,g;d=$eL$(a,b,b[26733],b[26734]);e=b[11645+d-1];f=0;while(b[10045+e]>1){g=$aH$(a,b[2591+c],e)>2?0:$eH$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$eK$(a,b,e)}$O$(b,d);return f}
function $eK$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29420+c*6+e];if(f>=0&&b[10045+f]==b[10045+c]-1)d=Math.min(d,f)}return d}
function $eL$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10045+e]=1;b[11645]=e;while(g<f){i=b[11645+g];g++;if(b[10045+i]>$eu$(a,b,c))break;if(h>=0&&b[10045+i]>=b[10045+h])break;for(j=0;j<6;j++){if($eN$(a,b,c,d,i,j)){k=a[29420+i*6+j];if(b[10045+k]==0){b[10045+k]=b[10045+i]+1;b[11645+f]=k;f++;if($aH$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k)}}}}if(h>=0)$eM$(b,h,f);return f}
function $eM$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11645+d]==b){a[11645+d]=a[11645+c-1];a[11645+c-1]=b;return}}}
function $eN$(a,b,c,d,e,f){let g,h,i;if(!(a[39020+e*6+f]>0)||a[58220+e*6+f]>1)return 0;g=a[29420+e*6+f];if(b[5072+g]>=0)return 0;i=(h=a[15900+c],b[6672+(1-h)*1600+g]>0);return!i||$aH$(a,g,b[2591+d])==1}
function $eO$(a,b,c){let d;d=b[26734];$dY$(a,b,d,$eP$(b,d,c-1));b[1]=131}
function $eP$(a,b,c){let d;d=c==0?1:5;return $4c(a[2751+b]+d,6)}
function $eQ$(a,b,c){let d,e;d=b[26734];b[26555+d]=1;e=c-b[2463+a[16060+d]]<=$bv$(a,b,d);b[1]=e?130:131}
function $eR$(a,b,c){let d,e,f,g,h;d=b[26733];e=c-1;b[26734]=e;b[3391+d]=2;b[13277]=1;f=a[15900+e];for(g=a[30+f],h=a[32+f];g<h;g++)b[26395+g]=0;b[1]=$eS$(a,b,e)?129:131}
function $eS$(a,b,c){let d;if(a[16380+c]==8||b[26555+c])return 0;return(d=b[2751+c],$x$(a,b[2591+c],d,b[2591+b[26733]]))!=0&&$eT$(a,b,c,b[2591+c])}
function $eT$(a,b,c,d){let e;e=a[24620+d]==0||a[17500+c]==0||b[3231+c]?0:1;return b[2911+c]==0||b[3071+c]+e<$bv$(a,b,c)}
function $eU$(a,b,c){if(c==0){b[1]=125;return}$eV$(a,b,c-1);if(b[26730]==0)b[4191+(c-1)]=6}
function $eV$(a,b,c){let d,e,f;d=b[26727];e=b[26729];b[26718+d]=c;b[26721+d]=$aH$(a,b[2591+c],b[2591+e]);f=$eG$(a,b,c,e);b[26724+d]=f==2?1:0;b[26727]=d+1;b[26395+c]=1}
function $eW$(a,b,c){if(c==0){$eY$(a,b);return}$eX$(a,b,c-1,b[26357],2,123);b[26721]=2}
function $eX$(a,b,c,d,e,f){b[26729]=d;b[26730]=e;b[26732]=f;b[26727]=0;b[26728]=0;b[26731]=b[2591+d];$eV$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16380+c]==6&&!(b[4351+c]>0||b[2591+c]!=b[4511+c]))b[1]=124}
function $eY$(a,b){if(b[26358])b[13454]=0;b[1]=b[26359]}
function $eZ$(a,b,c){if(c==0)$eY$(a,b);else $eX$(a,b,c-1,b[26357],1,122)}
function $fa$(a,b,c){let d;d=b[26715];if(c-b[2463+a[16060+d]]<=$bv$(a,b,d))$dY$(a,b,d,b[26716]);b[1]=120}
function $fb$(a,b,c){let d,e,f;if(c==0){if(b[26356]==1)b[1]=122;else $eY$(a,b);return}d=$4c(c,10000)-1;e=d;f=$eP$(b,d,$1b(c,10000));b[26715]=e;b[26716]=f;b[26555+d]=1;b[26358]=1;if(a[17340+d]&&a[17340+b[26357]]==0)$dY$(a,b,d,b[26716]);else b[1]=121}
function $fc$(a,b,c){let d;d=b[26715];if(c>0)$dY$(a,b,d,$eP$(b,d,c-1));if(b[2591+d]>=0)$dl$(a,b,d,117);else b[1]=117}
function $fd$(a,b,c){let d,e;d=b[26715];c+=b[26717]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16060+d]]-$bv$(a,b,d));if(e>0)$dL$(a,b,d,e);b[1]=119}
function $fe$(a,b,c){let d,e,f,g,h,i;if(c==0){$ff$(b);return}d=$4c(c,10000)-1;e=$1b(c,10000);f=b[2591+d];g=b[2591+b[26357]];h=a[29420+f*6+e];i=$x$(a,f,b[2751+d],g);b[26717]=i==0?0:1;b[26715]=d;b[26395+d]=1;b[26358]=1;$dn$(a,b,d,h);$cr$(a,b,a[15900+d],f,h);b[1]=118}
function $ff$(a){a[1]=a[26356]==3?122:120}
function $fg$(a,b,c){let d;d=b[27696];b[26363+d]=1;b[1]=115;if(c>=3)$bO$(a,b,d,1);else b[2527+d]=2}
function $fh$(a,b,c){let d;d=b[27696];b[26363+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9884]=0}}
function $fi$(a,b,c){let d,e,f,g,h;d=$1b(b[13457+b[13456]],6);e=b[2591+b[5071]];f=b[5072+d];g=$fm$(a,b,e,$am$(a,e,d));h=c-b[2463+a[16060+f]]-$bv$(a,b,f);if(h>0)$dL$(a,b,f,h);b[1]=113;$fj$(a,b,d,g)}
function $fj$(a,b,c,d){let e,f,g,h;e=b[5071];f=b[5072+c];b[13442]+=$1b(d,4096);b[13443]++;b[13444]=0;b[13448]=0;b[13456]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$fl$(a,b,a[15900+e],c))b[13278+e]=1;if(b[13449]<0){g=b[2591+e];h=b[2751+e];b[13452]=g;b[13453]=h}$fk$(a,b,c);if(f>=0){b[13449]=f;b[5072+c]=f}else $di$(a,b,e,1,113)}
function $fk$(a,b,c){let d,e,f;d=b[5071];e=b[2751+b[5071]];f=b[2591+b[5071]];$ct$(a,b,d);if(b[13449]>=0)b[5072+f]=b[13449];b[13449]=(-1);$cs$(a,b,d,c,e)}
function $fl$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29420+d*6+e];if(f>=0&&b[5072+f]>=0&&a[15900+b[5072+f]]!=c)return 1}return 0}
function $fm$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5071];f=a[15900+e];if(!(a[39020+c*6+d]>0)||!$fp$(a,b,c))return(-1);g=a[29420+c*6+d];h=b[5072+g];i=h>=0&&h!=e;if(i&&!$fo$(a,b,h))return(-1);if(b[6672+(1-f)*1600+g]>0&&(i||!$fn$(a,b,c)))return(-1);if(b[13440]&&$fl$(a,b,f,g))return(-1);j=a[17500+e]&&b[3231+e]==0;k=j?a[48620+c*6+d]:a[58220+c*6+d];return i?(k+1)*4096+1:k*4096}
function $fn$(a,b,c){let d,e;d=b[5071];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return!(e=a[15900+d],b[6672+(1-e)*1600+c]>0)}
function $fo$(a,b,c){if(a[15900+c]!=a[15900+b[5071]]||a[16380+c]==8)return 0;return b[13438]!=2||a[17340+c]==0}
function $fp$(a,b,c){let d,e,f;d=b[5071];if(!(e=a[15900+d],b[6672+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0}
function $fq$(a,b,c){let d,e,f;if($1b(c,10000)){$fH$(a,b,$4c(c,10000)-1);return}if(c==0){$fG$(a,b);return}$fr$(a,b,(d=$4c(c,10000)-1,$1b(d,6)),(e=$4c(c,10000)-1,$4c(e,6)));b[13497]=(f=$4c(c,10000)-1,$4c(f,6));b[13454]=1;b[13498]=0;if(b[13445]){b[1]=113;return}b[13445]=1;$di$(a,b,b[5071],0,113)}
function $fr$(a,b,c,d){let e,f,g,h,i;e=0;f=$fu$(a,b,c,d);while(f!=6*b[2591+b[5071]]+b[2751+b[5071]]){b[13457+e]=f;e++;f=$fs$(a,b,f)}for(g=0,i=$1b(e,2);g<i;g++){h=b[13457+g];b[13457+g]=b[13457+e-1-g];b[13457+e-1-g]=h}b[13455]=e;b[13456]=0}
function $fs$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$1b(c,6);e=$4c(c,6);f=b[18412+6*(b[13502+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$4c(e-h+6,6);k=(j=$4c(i+3,6),a[29420+d*6+j]);l=k>=0?b[13502+k]-1:(-1);if(l<0||b[15433+l]==0)continue;m=b[16426+6*l+i];for(n=0;n<6;n++){o=$4c(e-n+6,6);p=$ft$(b,l,Math.min(o,6-o));q=b[18412+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n)}}return g}
function $ft$(a,b,c){let d,e,f;if(c==0)return 0;d=a[16095+b];e=b==0&&a[13438]==1&&a[13443]==0;if(d==(-1)||e)return d;return d+(f=b==0?a[13444]:0,Math.max(0,f+c-1)-Math.max(0,f-1))*4096}
function $fu$(a,b,c,d){let e,f,g,h,i,j,k;e=$fE$(a,b,c,d);f=b[13502+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18412+6*f+h];j=$fy$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$fx$(a,b,f)||$fv$(a,b,c,d))g=6*c+h}}return g}
function $fv$(a,b,c,d){let e,f,g;e=b[5071];for(f=0;f<6;f++){if((d<0||f==d||f==$4c(d+5,6))&&a[39020+c*6+f]>0){g=b[5072+a[29420+c*6+f]];if(g>=0&&a[15900+g]!=a[15900+e]&&!$fw$(a,b,e,g))return 1}}return 0}
function $fw$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$aH$(a,e,f)<=1}
function $fx$(a,b,c){let d;if(b[15764+c]==0){d=$fl$(a,b,a[15900+b[5071]],b[15102+c]);b[15764+c]=d?2:1}return b[15764+c]==2}
function $fy$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[5071];if(b[13438]==1){g=$eT$(a,b,f,c);return g?(a[24620+c]==0||a[17500+f]==0||b[3231+f]?0:1)*64:(-1)}if((h=a[15900+f],b[6672+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$fB$(a,b)))return(-1);return $fz$(a,b,c,d,e)}
function $fz$(a,b,c,d,e){let f,g,h,i;f=b[5071];if(!$eT$(a,b,f,c))return(-1);g=c==b[2591+f]?b[13444]:0;i=(h=$fA$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+(a[24620+c]==0||a[17500+f]==0||b[3231+f]?0:1)*64}
function $fA$(a,b){let c;c=$4c(b-a+6,6);return Math.min(c,6-c)}
function $fB$(a,b){let c;c=b[5071];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$fC$(a,b,a[15900+c],b[2591+c])==1}
function $fC$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($fD$(a,b,d,f,1-c)>=0)e++}return e}
function $fD$(a,b,c,d,e){let f,g;f=a[29420+c*6+d];if(f<0||b[5072+f]<0)return(-1);g=b[5072+f];if(a[15900+g]!=e||!$u$(a,b,g,$4c(d+3,6)))return(-1);return g}
function $fE$(a,b,c,d){let e;e=b[13502+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $fF$(a,b,e,d);return Math.min(b[20398+6*e+d],b[18412+6*e+d])}
function $fF$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18412+6*c+f];if(g<e){h=$fy$(a,b,b[15102+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h)}}return e}
function $fG$(a,b){let c;c=b[5071];b[13454]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13451]=b[2271+b[2059]]==b[13450]?1:0;if(b[13438]!=1)$cr$(a,b,a[15900+c],b[13450],b[2591+c]);else if(b[13451]){b[2271+b[2059]]=b[2591+c];b[9884]=0}}b[1]=b[13499]}
function $fH$(a,b,c){let d;d=b[5071];b[13442]+=a[17340+d]?0:(a[17180+d]==2?2:1);$eX$(a,b,d,c,0,127)}
function $fI$(a,b,c){let d,e,f,g;d=b[5071];f=(e=$4c(c,10000)-1,$1b(e,6));$cs$(a,b,d,f,(g=$4c(c,10000)-1,$4c(g,6)));$fK$(b,a[16060+d],f);$es$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$eu$(a,b,d);b[13442]=$fJ$(a,b,d,f);b[13443]=1;b[13445]=1;b[4351+d]=1;$di$(a,b,d,1,113)}
function $fJ$(a,b,c,d){let e;e=a[17500+c]&&b[3231+c]==0;return e?a[67820+d]:a[69420+d]}
function $fK$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9884]=0}}
function $fL$(a,b,c){let d,e;if(c==0){$eB$(b,b[2059],135);return}d=$4c(c,10000)-1;e=$1b(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$fN$(b,d);else if(e==0)$es$(a,b,d,0,110);else if(e==1)$fM$(a,b,d);else if(e==2)$eA$(b,d);else if(e==3)$ck$(a,b,d);else b[3231+d]=1-b[3231+d]}
function $fM$(a,b,c){b[26733]=c;b[13447]=b[3711+c]?1:0;b[1]=128}
function $fN$(a,b){a[5071]=b;a[1]=111}
function $fO$(a,b,c){if(c==10001){b[1]=148;return}b[27698]=$4c(c,10000)-1;b[4891+($4c(c,10000)-1)]=b[2271+b[2059]];b[1]=149}
function $fP$(a,b,c){$gV$(a,b,b[2064],c);b[2064]++}
function $fQ$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+(b-1)];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9884]=0}
function $fR$(a,b,c){if(c==0)$fU$(a,b);else $fS$(b,c-1)}
function $fS$(a,b){$fT$(a,b,(-1));a[2110]=15;a[1]=4}
function $fT$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0}
function $fU$(a,b){b[2058]++;if(b[2058]>=2||!$fW$(a,b,1-b[2057]))b[1]=11;else $fV$(b,1-b[2057])}
function $fV$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3}
function $fW$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++){if($aP$(a,b,d))return 1}return 0}
function $fX$(a,b,c){let d,e,f;d=b[2064];b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$cs$(a,b,d,(e=$4c(c,10000)-1,$1b(e,6)),(f=$4c(c,10000)-1,$4c(f,6)));b[32690+a[15900+d]*24]++;b[2064]++;$dJ$(a,b,d,6)}
function $fY$(a,b,c){let d,e;d=b[2064];e=a[16700+d];if(c<e){b[1]=7;return}if(c>e){b[2911+d]=3;b[32691+a[15900+d]*24]++}b[2064]++}
function $fZ$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$ga$(b,e);else if(c==3){b[2064]=a[124+e];b[1]=6}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[32700+d*24]++;b[1]=104}}
function $ga$(a,b){a[2062]=2;a[2175+b]=1;a[32686+a[5]*24]++;a[1]=101}
function $gb$(a,b,c){let d;$gF$(a,b);d=b[2110];if(d==14)$go$(a,b,1-c);else if(d==6)$gn$(a,b,c);else if(d==9)$gf$(a,b,c);else $go$(a,b,$gc$(a,b,d,c))}
function $gc$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$ge$(a,b);g=$S$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$aO$(a,b,e)?$S$(a,b,a[38+e]):0;return(i=$1b(d,10),j=$4c(d,10),i+g>j+h?1:0)}if(c==0)return d<=g?1:0;k=c==7?$gd$(a,b,1-e):($aO$(a,b,e)?$S$(a,b,a[38+e]):0);return d<=k?1:0}
function $gd$(a,b,c){let d;d=$aO$(a,b,c)?$S$(a,b,a[38+c]):0;return $aI$(a,b,c)?d:$1b(d,2)}
function $ge$(a,b){if(b[2060]>=0&&$S$(a,b,b[2060])<$S$(a,b,b[2059]))return b[2060];return b[2059]}
function $gf$(a,b,c){$gm$(b);if(c==0){$gl$(b);return}b[5]=1-b[5];b[2061]=1;b[32682+b[5]*24]++;$gg$(a,b,c-1)}
function $gg$(a,b,c){$fT$(b,c,(-1));$gj$($7d(b,2110,2124));$gh$(a,b)}
function $gh$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return}$gi$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[32677+b[5]*24]++;b[1]=5}
function $gi$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c]}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9884]=0}
function $gj$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$gk$(a)}
function $gk$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5}
function $gl$(a){let b;b=$7d(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$gm$(a);a[2060]=(-1)}
function $gm$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1}
function $gn$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[32680+(1-b[5])*24]++}$go$(a,b,c>0?1:0)}
function $go$(a,b,c){let d,e,f,g,h;d=$7d(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$ge$(a,b);$gq$($7d(b,2067,2110),d,c);$gp$(b,e,c);if(d[4]>f)$gh$(a,b);else if(d[10]>g){d[10]=0;$gm$(b);b[2059]=h;b[2060]=(-1);$gi$(a,b);b[2062]=2;b[32686+b[5]*24]++;b[1]=101}}
function $gp$(a,b,c){if(b==1&&c==1)a[32678+a[5]*24]++;else if(b==4&&c)a[32679+a[5]*24]++;else if(b==0&&c)a[32685+a[5]*24]++;else if(b==3&&c)a[32683+a[5]*24]++;else if(b==7&&c)a[32681+(1-a[5])*24]++}
function $gq$(a,b,c){let d;d=b[0];if(d==14)$gE$(a,b,c);else if(d==15)$gD$(a,b,c);else if(d==1)$gC$(a,b,c);else if(d==4)$gB$(a,b,c);else if(d==5)$gA$(a,b);else if(d==6)$gz$(a,b,c);else if(d==7)$gx$(b,c);else if(d==2)$gw$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$gk$(b)}else if(d==0)$gv$(b,c);else $gr$(a,b,d,c)}
function $gr$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $gk$(b)}else if(c==10)$gu$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0}$gk$(b)}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f}else $gs$(a,b,d)}
function $gs$(a,b,c){let d;if(!c){b[0]=9;return}d=$gt$(a,b);$gk$(b);b[1]=d;$gj$(b)}
function $gt$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c}return(-1)}
function $gu$(a,b,c){if(c==0)$gk$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$gt$(a,b)>=0)b[0]=12;else b[0]=9}
function $gv$(a,b){if(b){a[11]=1;a[12]=1;$gj$(a)}else a[0]=5}
function $gw$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[22+(b[11]?a[13]:b[1])*4]==0)b[0]=3;else $gk$(b)}
function $gx$(a,b){if(b)$gy$(a,1);else $gj$(a)}
function $gy$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0}
function $gz$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7}else $gj$(b)}
function $gA$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return}}$gy$(b,2)}
function $gB$(a,b,c){let d;if(!c)$gy$(b,0);else if((d=a[8],b[8]<a[5]&&d>=a[19+(b[11]?a[13]:b[1])*4]))b[0]=6;else $gj$(b)}
function $gC$(a,b,c){let d;if(c==0)$gk$(b);else if(c==2)b[0]=2;else if((d=a[9],b[8]<a[5]&&d>=a[19+(b[11]?a[13]:b[1])*4]))b[0]=6;else $gj$(b)}
function $gD$(a,b,c){let d;if((d=a[17],(d==2?c:d)>0))$gy$(b,3);else if(a[18])$gB$(a,b,1);else b[0]=4}
function $gE$(a,b,c){let d;if((d=a[16],(d==2?c:d)>0))$gk$(b);else b[0]=1}
function $gF$(a,b){let c;c=$7d(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$gH$(a,b,c,b[2110]);c[13]=$ge$(a,b)==b[2059]?0:1;$gG$(a,b,c,0,b[2059]);if(b[2060]>=0)$gG$(a,b,c,1,b[2060])}
function $gG$(a,b,c,d,e){c[19+d*4]=$S$(a,b,e);c[20+d*4]=10;c[21+d*4]=100;c[22+d*4]=a[38+a[60+e]]==e?1:0}
function $gH$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$fW$(a,b,e)?0:1;else if(d==2){f=$gK$(a,b);c[14]=f?(-1):(-2)}g=0;if($aO$(a,b,e))g=Math.max(0,Math.max(0,a[46+e]-b[2335+a[38+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$gI$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$gI$(a,b,0)}
function $gI$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[34+d],g=a[36+d];f<g;f++){if($gJ$(a,b,f,0,c))e=Math.max(e,$S$(a,b,f))}return e}
function $gJ$(a,b,c,d,e){if(b[2175+c]>0||$S$(a,b,c)<d)return 0;if($aP$(a,b,c))return 1;return e&&$aF$(a,b,c)}
function $gK$(a,b){let c,d,e;c=1-b[5];for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$aJ$(a,b,d)&&$aQ$(a,b,d))return 1}return 0}
function $gL$(a,b,c){if(c==0)$fU$(a,b);else if($1b(c,1000)-1>=0)$gM$(a,b,$4c(c,1000)-1,$1b(c,1000)-1);else $gg$(a,b,$4c(c,1000)-1)}
function $gM$(a,b,c,d){$fT$(b,c,d);b[2110]=0;b[1]=4}
function $gN$(a,b,c){let d;d=b[2065];if(c>0)$gR$(b,d,c-1);else if(d!=b[2057])$gO$(a,b,b[2057]);else $fV$(b,b[2057])}
function $gO$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++)b[2143+d]=$gP$(a,b,d)?1:0;b[2065]=c;b[1]=2}
function $gP$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[444+c]&&$aN$(a,b,c))return 1;return $gQ$(a,b,c)}
function $gQ$(a,b,c){let d,e,f,g,h,i,j;d=1-a[60+c];for(e=a[124+c],j=a[156+c];e<j;e++){if(b[2591+e]<0||!a[17660+e])continue;for(f=a[30+d],i=a[32+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16060+f]];h=g?2:1;if($aH$(a,b[2591+e],b[2591+f])<=h)return 1}}return 0}
function $gR$(a,b,c){a[2143+c]=1;a[2129+b]++;a[32684+b*24]++}
function $gS$(a,b,c){let d,e,f;d=$1b(c,10)+($aO$(a,b,0)?$S$(a,b,a[38]):0);e=$4c(c,10)+($aO$(a,b,1)?$S$(a,b,a[39]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$gO$(a,b,1-b[2057])}
function $gT$(a,b,c,d){b[2271+c]=b[2591+(d-1)];b[2527+c]=0;b[9884]=0}
function $gU$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c}return(-1)}
function $gV$(a,b,c,d){b[2495+c]=0;if(d+$gZ$(a,b,c)<=$gX$(a,b,c))$gW$(a,b,c)}
function $gW$(a,b,c){let d,e,f,g;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]!=3)$cz$(a,b,d,3)}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1)}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9884]=0;b[32692+a[60+c]*24]++}
function $gX$(a,b,c){let d;d=$gY$(a,b,c);return a[10748+c*161+d]}
function $gY$(a,b,c){let d,e,f;d=0;for(e=a[124+c],f=a[156+c];e<f;e++){if(b[2911+e]!=0&&a[16380+e]!=8)d++}return d}
function $gZ$(a,b,c){let d;d=(-b[2139+a[60+c]]);if(b[2431+c]>0)d-=$1b(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$1b($S$(a,b,c),2);return d}
function $ha$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c}return(-1)}
function $hb$(a,b){let c,d;if($ha$(a,b)>=0)$c$(b,10);else if($gU$(a,b)>=0)$mr$(a,b,$gU$(a,b));else if(205<=(c=b[1])&&c<=214&&b[28541]==0)$mq$(a,b);else if(205<=(d=b[1])&&d<=214&&b[28539]==0)$mb$(a,b);else $hc$(a,b)}
function $hc$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$ma$(a,b);else $lZ$(b)}else if(c<3)$lY$(a,b);else if(c<4)$lX$(a,b);else $lQ$(a,b)}else if(c<8){if(c<6)$lM$(a,b);else if(c<7)$lL$(a,b);else $lJ$(a,b)}else if(c<9)$lI$(a,b);else if(c<11)$lH$(a,b);else $lG$(a,b)}else if(c<102){if(c<15){if(c<14)$lF$(a,b);else $lD$(a,b)}else if(c<100)$lC$(a,b);else if(c<101)$lB$(a,b);else $ly$(a,b)}else if(c<110){if(c<103)$lx$(a,b);else if(c<104)$lw$(b);else $lv$(a,b)}else if(c<111)$li$(a,b);else if(c<112)$lf$(a,b);else $kT$(a,b)}else if(c<124){if(c<118){if(c<115){if(c<114)$kJ$(a,b);else $kI$(b)}else if(c<116)$kC$(a,b);else if(c<117)$kI$(b);else $kA$(a,b)}else if(c<121){if(c<119)$kI$(b);else if(c<120)$kz$(a,b);else $kw$(a,b)}else if(c<122)$kI$(b);else if(c<123)$kv$(a,b);else $ku$(a,b)}else if(c<130){if(c<127){if(c<125)$kp$(a,b);else if(c<126)$ko$(a,b);else $kn$(a,b)}else if(c<128)$km$(a,b);else if(c<129)$kk$(a,b);else $kI$(b)}else if(c<133){if(c<131)$kj$(a,b);else if(c<132)$ki$(a,b);else $kg$(a,b)}else if(c<134)$ke$(a,b);else if(c<135)$kd$(a,b);else $kc$(b)}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$kb$(a,b);else $jV$(a,b)}else if(c<139)$jU$(a,b);else if(c<140)$jT$(b);else $jL$(a,b)}else if(c<144){if(c<142)$jK$(a,b);else if(c<143)$jJ$(a,b);else $jI$(a,b)}else if(c<145)$jG$(a,b);else if(c<146)$jF$(a,b);else $jE$(a,b)}else if(c<200){if(c<150){if(c<148)$jC$(a,b);else if(c<149)$jB$(a,b);else $jz$(a,b)}else if(c<151)$jy$(a,b);else if(c<152)$jw$(a,b);else $kI$(b)}else if(c<203){if(c<201)$ad$(a,b);else if(c<202)$l$(a,b);else $js$(a,b)}else if(c<204)$jg$(a,b);else if(c<205)$kI$(b);else $iV$(a,b)}else if(c<301){if(c<211){if(c<208){if(c<207)$iK$(a,b);else $iH$(a,b)}else if(c<209)$iF$(a,b);else if(c<210)$iE$(a,b);else $iz$(a,b)}else if(c<214){if(c<212)$ix$(a,b);else if(c<213)$iq$(a,b);else $ip$(a,b)}else if(c<215)$ik$(a,b);else if(c<300)$mq$(a,b);else $hO$(a,b)}else if(c<404){if(c<401){if(c<302)$hB$(a,b);else if(c<400)$hx$(a,b);else $hw$(a,b)}else if(c<402)$hu$(a,b);else if(c<403)$hq$(a,b);else $hm$(a,b)}else if(c<407){if(c<405)$kI$(b);else if(c<406)$hl$(a,b);else $hk$(a,b)}else if(c<408)$hj$(a,b);else if(c<409)$he$(a,b);else $hd$(a,b)}
function $hd$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8}
function $he$(a,b){let c;c=a[60+b[2059]];$hf$(b,54,(b[32674]>b[32675]?0:1)==0?c:1-c)}
function $hf$(a,b,c){$hi$(a);$hh$(a,0);$hh$(a,1);$hg$(a,b,c)}
function $hg$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c))}
function $hh$(a,b){a[9+a[4]]=b;a[4]++}
function $hi$(a){a[4]=0}
function $hj$(a,b){let c;c=b[32673];if(c>=0&&b[4831+c]<0)b[1]=409;else noted(b,$bV$(a,b))}
function $hk$(a,b){let c,d,e;c=b[27700];$hi$(b);$hh$(b,c+1);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[60+b[4831+d]]==a[60+c]&&$cf$(b,d)==b[2271+c])$hh$(b,10000+(d+1))}$hg$(b,53,a[60+c])}
function $hl$(a,b){let c;$c$(b,$ca$(a,b,(c=a[60+b[32672]],$ca$(a,b,c)>0?c:2)))}
function $hm$(a,b){let c,d,e,f,g,h;c=1-a[60+b[2059]];$hi$(b);$hh$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($cg$(a,b,c,e))$hh$(b,d*10000+(e+1))}continue}for(g=a[34+c],h=a[36+c];g<h;g++){if($ce$(a,b,g,(-1))&&$hn$(a,b,g,d))$hh$(b,d*10000+(g+1))}}$hg$(b,52,c)}
function $hn$(a,b,c,d){if(d==0)return 1;if(!$ho$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0}
function $ho$(a,b,c){let d;d=a[60+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($hp$(a,b,c)>=2)return 0;return $ca$(a,b,d)>0||$ca$(a,b,2)>0}
function $hp$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++}return d}
function $hq$(a,b){let c,d,e;c=a[60+b[2059]];$hi$(b);if(b[32676]>0){for(d=a[30+c],e=a[32+c];d<e;d++){if(b[32188+d]==1&&$hs$(a,b,d))$hh$(b,d+1)}}$hr$(b,51,c,409)}
function $hr$(a,b,c,d){if(a[4]>0)$hg$(a,b,c);else a[1]=d}
function $hs$(a,b,c){let d,e;if(b[2591+c]<0||b[2911+c]!=1)return 0;return(d=b[3071+c],e=$bv$(a,b,c),d<e-1)&&!$ht$(a,b,c)}
function $ht$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15900+c];if(b[6672+e*1600+d]>0)return 1;for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]<0||a[17180+f]==0)continue;if($eH$(a,b,f,d)>0)return 1}return 0}
function $hu$(a,b){$hi$(b);$hh$(b,0);if($hv$(a,b))$hh$(b,1);if(b[27699]==0){$hh$(b,10001);$hh$(b,20001);if(b[2271+b[2059]]>=0){$hh$(b,30001);$hh$(b,40001)}}$hg$(b,50,a[60+b[2059]])}
function $hv$(a,b){let c,d,e,f,g;c=1-a[60+b[2059]];for(d=a[34+c],e=a[36+c];d<e;d++){if($ce$(a,b,d,(-1)))return 1}for(f=0,g=a[25];f<g;f++){if($cg$(a,b,c,f))return 1}return 0}
function $hw$(a,b){b[32671]=b[27698];b[32672]=(-1);b[32673]=(-1);b[32674]=0;b[32675]=0;b[1]=b[27700]>=0?406:401}
function $hx$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[32670];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$hi$(b);g=$am$(a,e,f);if(g>=0&&a[39020+e*6+g]>0)$hA$(b,e,g);else{h=$hz$(a,b,e);i=$hy$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10045+k]==i){g=$am$(a,k,f);if(g>=0&&a[39020+k*6+g]>0&&(j<0||g==j||g==$4c(j+5,6)))$hh$(b,j*10000+(k+1))}}}$O$(b,h)}$hg$(b,49,a[15900+c])}
function $hy$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29420+c*6+e];if(f>=0&&b[10045+f]>0&&(g=$4c(e+3,6),a[39020+f*6+g]>0))d=Math.min(d,b[10045+f])}return d}
function $hz$(a,b,c){let d,e,f,g,h;b[10045+c]=1;b[11645]=c;d=0;e=1;while(d<e){f=b[11645+d];d++;for(g=0;g<6;g++){if(a[39020+f*6+g]>0){h=a[29420+f*6+g];if(b[10045+h]==0&&b[5072+h]<0){b[10045+h]=b[10045+f]+1;b[11645+e]=h;e++}}}}return e}
function $hA$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$4c(d+5,6))$hh$(a,d*10000+(b+1))}}
function $hB$(a,b){let c,d,e,f;if(b[9877]<0){noted(b,$cZ$(a,b));return}c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=d[0];if(e==11){$hM$(b);$hL$(b);$hE$(c,d)}else if(e==12){if($cV$(b)&&b[32669]==0)$hf$(b,48,a[15900+b[9877]]);else noted(b,c[351+d[16]*6])}else if(e==13)noted(b,$cP$(c,d,$cS$(c,d)));else if(e==14)noted(b,$cH$(c,d));else if(e==15){f=$cC$(c,d);if(f>0)noted(b,f);else $cB$(c,d,0)}else $hC$(a,b)}
function $hC$(a,b){let c,d,e,f,g,h;c=$7d(b,28466,28527);b[1]=b[9883];d=c[19+((b[28527]==b[9876]?0:4)==0?1:0)];b[32694+a[15900+b[9876]]*24]+=d;if(c[22])b[32668]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[28527];g=b[28527+e];if(b[9879]==3&&f==b[9877])b[32668]=2;else if(c[31+e*3]<=1&&$hD$(a,b,f,g)){b[32670]=f;b[3711+f]=1+g;h=(a[16380+f]==0||a[16380+f]==1)&&!$fw$(a,b,f,g);b[3871+f]=h?2:1;b[1]=302}}
function $hD$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$am$(a,e,f);if(g>=0&&a[39020+e*6+g]>0)return 1;h=$hz$(a,b,e);i=$hy$(a,b,f);$O$(b,h);return i<1000000}
function $hE$(a,b){let c;while(b[16]<36&&a[348+b[16]*6]!=0){c=$hF$(a,b);if(c!=11){b[0]=c;return}b[16]++}b[16]=0;b[18]=0;b[0]=18}
function $hF$(a,b){let c,d,e,f,g,h;c=b[16];d=a[348+c*6];if(d==2)return $hJ$(a,b)?16:11;f=(e=$cS$(a,b),b[31+e*3]<=1);g=f&&$hI$(a,b);if(!$hH$(b,a[352+c*6]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[349+c*6]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$hG$(a,b))return 15;b[18]-=h}return 11}
function $hG$(a,b){let c,d,e;c=a[348+b[16]*6];d=$cS$(a,b);if(c==7)return 1;e=b[21];if(c==6){e=b[25]?b[29]:b[29]+b[21];if(!!(a[160+d*20]&&a[152+d*20]))return 0}return b[31+d*3]==0&&e==0}
function $hH$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0}
function $hI$(a,b){let c;c=a[349+b[16]*6];return c<=(-1)||b[31+c*3]<=1}
function $hJ$(a,b){let c;c=b[16];return b[31+a[350+c*6]*3]<=1&&$hK$(a,b,a[350+c*6],a[353+c*6])}
function $hK$(a,b,c,d){let e;e=a[150+c*20+1]-b[32+c*3];return b[31+c*3]==0||e>d}
function $hL$(a){let b,c;for(b=0;b<10;b++){c=a[28527+b];if(c>=0){a[28497+b*3]=a[2911+c];a[28498+b*3]=a[3071+c]}}}
function $hM$(a){let b,c,d,e;for(b=0;b<8;b++){c=a[28527+b];if(c>=0&&a[2911+c]>=2&&a[28497+b*3]<2&&a[28499+b*3]!=2)a[28499+b*3]=4}for(d=0;d<2;d++){e=a[28537+d];if(e>=0&&a[2207+e]>1){if($4g($5h,a[28474+d]))a[28474+d]=3}else if(e>=0&&$hN$(a,d,e)<0)a[28474+d]=0}}
function $hN$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[28527+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return e}return(-1)}
function $hO$(a,b){if(b[9877]<0){noted(b,$db$(a,b));return}$hP$(a,b);$q$(b);$hL$(b);b[28466]=11;b[32668]=0;b[32669]=0;b[28539]=0;b[1]=301;b[32693+a[15900+b[9876]]*24]++}
function $hP$(a,b){let c,d,e,f,g,h,i;c=b[9876];d=b[9877];for(e=0;e<10;e++)b[28527+e]=(-1);f=$ij$(a,b);b[28527]=f?c:d;b[28531]=f?d:c;$ii$(a,b);b[27915]=0;for(e of $6g){g=$1b(e,4);h=b[28527+e];b[27902+g]=1;$if$(a,b,e);b[28537+g]=$r$(a,b,a[15900+h],b[2591+h],a[16060+h]);b[27904+g]=b[2463+a[16060+h]]}$ie$(a,b);i=$id$(a,b);$hX$(a,b,i||b[28538-$1b(b[28527]==b[9876]?0:4,4)]>=0);$hQ$(a,b,i,f)}
function $hQ$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[9876];f=b[9877];g=b[28527]==b[9876]?0:4;h=4-g;i=b[9879]==3?1:0;$hV$(b,27902,0,1,g,h,$hW$(a,b,e,f,b[9882]));j=1;if(c){k=$hT$(a,b)?1:0;$hV$(b,27902,1,1,h,g,$hW$(a,b,f,e,k));j=2}l=$hR$(b,27902,h,i,$hS$(a,b)?1:0);if(l!=0){$hV$(b,27902,j,l,g,h,0);j++}if(d)$hV$(b,27902,j,4,h,g,0)}
function $hR$(a,b,c,d,e){let f,g;f=a[160+b+c*20];g=f==0&&a[152+b+c*20]==0;if(d){if(g)return 8;return f&&a[161+b+c*20]==0?7:0}if(!e)return 0;return g?5:4}
function $hS$(a,b){let c,d;c=b[9876];d=b[9877];if(a[17180+c]!=2||b[9879]==3||!!(1-a[17340+d]&&(a[17180+d]!=0?1:0)))return 0;return b[3711+d]==0&&$hD$(a,b,d,c)}
function $hT$(a,b){if(b[9879]==3)return $hU$(a,b)!=0;return $eH$(a,b,b[9877],b[2591+b[9876]])==2}
function $hU$(a,b){let c;c=b[9877];return $x$(a,b[2591+c],b[2751+c],b[2591+b[9876]])}
function $hV$(a,b,c,d,e,f,g){a[348+b+c*6]=d;a[351+b+c*6]=g;a[349+b+c*6]=e;a[350+b+c*6]=f}
function $hW$(a,b,c,d,e){let f,g,h;f=a[26220+b[2591+d]]+e*a[81514];if(c==b[9876])f+=b[9881];g=$r$(a,b,a[15900+d],b[2591+d],a[16060+d])>=0?1:0;h=a[17180+c]==1?0:1;return $dc$(h,b[9880],f,g)}
function $hX$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[28537+d]>=0)$hY$(a,b,d,c)}if(b[28537]>=0&&b[28538]>=0){e=$bW$(a,b,b[28537]);f=$bW$(a,b,b[28538]);b[27914]=199+Math.min(e,20)*21+Math.min(f,20)}}
function $hY$(a,b,c,d){let e,f,g;e=b[28537+c];f=b[2207+e]==1?1:0;g=$bU$(a,b,e);$ic$(b,27902,c,f,Math.max(c*4,$hN$(b,c,e)),g);if(d){b[27992+c*15]=68;b[27994+c*15]=68;b[27993+c*15]=69;b[27995+c*15]=69}if($ib$(a,b,c))$hZ$(a,b,c,e)}
function $hZ$(a,b,c,d){let e,f,g,h,i,j;e=$gY$(a,b,d);h=(f=$S$(a,b,d),g=a[38+a[60+d]]==d,$1b(f+1,2)+(g?f:0));for(i=0;i<6;i++){j=a[10748+d*161+Math.min(e+i,a[188+d])];$ia$(b,27902,c,i,j,h)}}
function $ia$(a,b,c,d,e,f){a[94+b+c*15]=1;a[95+b+c*15+d]=a[19+b+Math.min(Math.max(e+f,(-1)),9)-(-3)]}
function $ib$(a,b,c){let d,e;d=b[28537+c];e=b[28527+Math.max(c*4,$hN$(b,c,d))];return a[16060+e]==d}
function $ic$(a,b,c,d,e,f){a[86+b+c*15]=d?2:1;a[87+b+c*15]=e;a[88+b+c*15]=f}
function $id$(a,b){let c,d;c=b[9877];d=b[9876];if(b[9879]!=0&&!(b[9879]==3))return 0;if(a[17180+c]==0||b[3551+c])return 0;if(b[9879]==3)return $hU$(a,b)<=1;return $eH$(a,b,c,b[2591+d])>0}
function $ie$(a,b){let c,d,e,f;c=b[28527];d=b[28531];if((a[16380+c]==0||a[16380+c]==1)&&!(b[9879]==3)){e=b[9880]==1&&b[9879]!=1;b[28056]=e?0:1}f=b[9880]==1&&!(b[9879]==3);if(f&&d==b[9876]&&b[9882]||f&&d!=b[9876]&&$hT$(a,b))b[28057]=1}
function $if$(a,b,c){let d,e,f;d=b[28527+c];$ih$(b,27902,c,b[2911+d],b[3071+d],a[16540+d],a[16700+d],b[3231+d]);e=a[17180+d]!=0?1:0;f=a[16380+d]==8?1:0;$ig$(b,27902,c,1-a[17340+d],e,f);if(b[2591+d]>=0)b[28060+c*20]=$dN$(a,b,d)?2:0}
function $ig$(a,b,c,d,e,f){a[160+b+c*20]=d;a[152+b+c*20]=e;a[161+b+c*20]=f}
function $ih$(a,b,c,d,e,f,g,h){a[148+b+c*20]=d;a[149+b+c*20]=e;a[150+b+c*20]=f-h;a[150+b+c*20+1]=g-h;a[157+b+c*20]=h}
function $ii$(a,b){let c;for(c=0;c<564;c++)b[27902+c]=a[80853+c]}
function $ij$(a,b){let c,d;c=b[9877];d=b[9876];if(a[16380+d]!=2||a[17180+c]!=2)return 0;if(b[3711+d])return 0;return $id$(a,b)&&$hD$(a,b,d,c)}
function $ik$(a,b){let c,d,e,f,g,h;c=$7d(b,27902,28466);d=$7d(b,28466,28527);$io$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[28527+e];h=b[28527+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[33+e*3]==0&&d[31+f*3]<=1&&d[33+f*3]==0&&$an$(a,b,g,h))$in$(a,b,g,h)}}$im$(a,b);b[1]=210;$il$(a,b,215)}
function $il$(a,b,c){$df$(a,b);b[28542]++;if(b[28542]>=b[28541]){b[28542]=0;b[1]=c}}
function $im$(a,b){let c,d;for(c=0;c<4;c++){d=b[28527+c];if(d>=0&&b[32508+d]&&b[28468])b[32696+a[15900+d]*24]++}}
function $in$(a,b,c,d){let e;e=$am$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$4c(e+3,6)}
function $io$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[33+c*3]!=1;if(d&&$ax$(a,b,c))$cL$(a,b,c)}}
function $ip$(a,b){let c,d,e,f,g;c=b[28547];d=$do$(b,b[28546]);e=b[2591+c]!=d||b[3711+c]>0;if(e||!$eT$(a,b,c,d)){$de$(b);return}$hi$(b);for(f=0;f<6;f++){g=$4c(f-b[2751+c]+6+1,6);if(g<=2)$hh$(b,f+1)}$hg$(b,47,a[15900+c])}
function $iq$(a,b){let c,d;c=$7d(b,28466,28527);d=b[28546];if(d>=8)b[1]=214;else if(b[28527+d]<0||!$iw$(b,d))b[28546]++;else if($iv$(a,b,c,$do$(b,d))<0)b[28546]++;else $ir$(a,b,c,$do$(b,d))}
function $ir$(a,b,c,d){let e,f;e=$iv$(a,b,c,d);$hi$(b);for(f=0;f<4;f++){if($iu$(a,b,c,f,d)&&$it$(b,c,f)==e)$hh$(b,b[28527+f]+1)}$is$(b,46,a[15900+b[28527]])}
function $is$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=d;while(e>0&&a[9+e]<a[9+e-1]){f=a[9+e];a[9+e]=a[9+e-1];a[9+e-1]=f;e--}}$hg$(a,b,c)}
function $it$(a,b,c){let d,e;e=(d=$7d(a,27902,28466),b[3]==(-1)?$du$(d,b,c):(c==b[3]?b[30]:0));return e?100:a[28052+c*20]}
function $iu$(a,b,c,d,e){let f,g;f=b[28527+d];if(f<0||!(c[31+d*3]<=1&&c[33+d*3]==0)||b[2911+f]!=0)return 0;g=$am$(a,b[2591+f],e);return g>=0&&a[39020+b[2591+f]*6+g]>0}
function $iv$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($iu$(a,b,c,f,d))e=Math.max(e,$it$(b,c,f))}return e}
function $iw$(a,b){let c,d;c=$7d(a,28466,28527);d=c[33+b*3];if(c[31+b*3]<=1&&c[33+b*3]==0||d==1||d==4)return 0;return a[5072+$do$(a,b)]<0}
function $ix$(a,b){let c,d,e,f,g;c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=b[28545]-1;f=b[28546];g=e*4;if(f>=g+4){b[28545]=0;b[28546]=4;b[1]=212}else if(b[28527+f]<0||!(d[31+f*3]<=1))b[28546]++;else if(d[31+f*3]<=1&&d[33+f*3]==0){$iy$(c,d,f);if(!(b[28499+f*3]==2))b[28546]++;$df$(a,b)}else if(b[28499+f*3]==2&&b[2591+b[28527+f]]==$do$(b,f))$iK$(a,b);else b[28546]++}
function $iy$(a,b,c){if(a[161+c*20])$cM$(a,b,c);else if(a[159+c*20])$cN$(a,b,c,1,0);else{b[33+c*3]=2;$dR$(a,b,c)}}
function $iz$(a,b){let c,d,e,f;c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=d[0];if(e==10)b[1]=214;else if($aw$(c,d,0)==0||$aw$(c,d,1)==0)$dq$(b);else if(e==9)noted(b,$dv$(c,d));else{f=e==7?1:0;if($iD$(c,d,f)==1)$dx$(b,f,$iB$(c,d,f,0));else $iA$(a,b,f)}}
function $iA$(a,b,c){let d,e,f,g,h;d=$7d(b,28466,28527);e=c*4;$hi$(b);for(f=e,g=e+4;f<g;f++){if(b[28527+f]>=0&&d[31+f*3]<=1&&d[33+f*3]==0)$hh$(b,b[28527+f]+1)}h=c?43:44;$is$(b,h,a[15900+b[28527+e]])}
function $iB$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[33+e*3]==0)return e;return $iC$(a,b,c,d)}
function $iC$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[33+e*3]==0){if(d==0)return e;d--}}return c*4}
function $iD$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[33+d*3]==0)return 1;return $aw$(a,b,c)}
function $iE$(a,b){let c;c=b[28476]>b[28477]?0:1;$hf$(b,42,a[60+b[28537+c]])}
function $iF$(a,b){let c,d,e,f;c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=d[0];if(e==3){f=$aw$(c,d,0)>0&&$aw$(c,d,1)>0;d[0]=f?$iG$(c,d):7}else if(e==4)noted(b,c[12]);else if(e==5)noted(b,$dE$(c,d));else $il$(a,b,210)}
function $iG$(a,b){if($dw$(a,b,0)&&$dw$(a,b,1))return 4;if($dw$(a,b,0)||$dw$(a,b,1))return 5;return 7}
function $iH$(a,b){let c,d,e;c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=(-1);if(d[0]==2&&$aw$(c,d,0)>0)e=$iJ$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0}$il$(a,b,208)}else if(d[1]!=e)d[1]=e;else{$iI$(a,b,e);noted(b,$dG$(c,d))}}
function $iI$(a,b,c){let d,e;d=c<4?0:1;e=a[16060+b[28527+c]];b[27904+d]=b[2463+e]}
function $iJ$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[33+d*3]==0&&a[156+d*20]==0)return d}return(-1)}
function $iK$(a,b){let c,d,e,f,g,h,i,j;c=b[28546];d=b[28527+c];$hi$(b);e=$iU$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($iS$(a,b,c,f,e))$hh$(b,f+1)}}else{h=$iQ$(a,b,c);i=$iP$(b[2751+d],h);for(j=0;j<6;j++){if($iP$(b[2751+d],j)==i)$iL$(a,b,c,j)}}$is$(b,45,a[15900+d])}
function $iL$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$iM$(a,b,c,d,e);if(f>=0)$hh$(b,(d+1)*10000+(f+1))}}
function $iM$(a,b,c,d,e){let f,g,h,i,j;f=b[28527+c];g=b[2591+f];if(!(a[39020+g*6+d]>0))return(-1);h=a[29420+g*6+d];i=b[5072+h];if(i<0||a[15900+i]!=a[15900+f])return(-1);if(a[16380+i]==8||!$iN$(a,b,c,h))return(-1);if(e==$4c(d+3,6)||!(a[39020+h*6+e]>0))return(-1);j=a[29420+h*6+e];return b[5072+j]<0&&$iN$(a,b,c,j)?j:(-1)}
function $iN$(a,b,c,d){let e,f,g,h,i;e=b[28527+c];if(b[6672+(1-a[15900+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($iO$(b,f)){g=b[28527+f];h=$aH$(a,b[2591+e],b[2591+g]);if($aH$(a,d,b[2591+g])<=h)return 0}}return 1}
function $iO$(a,b){let c;c=a[28527+b];if(c<0||a[2591+c]<0)return 0;return a[28499+b*3]==0}
function $iP$(a,b){let c;if(a<0)return 0;c=$4c(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2}
function $iQ$(a,b,c){let d,e,f,g,h;d=b[28527+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($iR$(a,b,c,g)){h=$iP$(b[2751+d],g);if(h>f){e=g;f=h}}}return e}
function $iR$(a,b,c,d){let e;for(e=0;e<6;e++){if($iM$(a,b,c,d,e)>=0)return 1}return 0}
function $iS$(a,b,c,d,e){let f,g,h;f=b[28527+c];for(g=0;g<6;g++){if(a[29420+b[2591+f]*6+g]==d){h=$iP$(b[2751+f],g);return h==e&&$iT$(a,b,c,g)}}return 0}
function $iT$(a,b,c,d){let e,f;e=b[28527+c];if(!(a[39020+b[2591+e]*6+d]>0))return 0;f=a[29420+b[2591+e]*6+d];return b[5072+f]<0&&$iN$(a,b,c,f)}
function $iU$(a,b,c){let d,e,f;d=b[28527+c];e=(-1);for(f=0;f<6;f++){if($iT$(a,b,c,f))e=Math.max(e,$iP$(b[2751+d],f))}return e}
function $iV$(a,b){let c,d,e,f;c=$7d(b,27902,28466);d=$7d(b,28466,28527);if(d[0]==19){d[0]=0;e=a[15900+b[28527]]==a[60+b[2059]];if(e&&b[28543]>=0)$jf$(c,d,b[28543]);return}f=$jc$(a,b);if(f>=0){if(d[1]!=f){d[1]=f;return}$iI$(a,b,f);noted(b,$cP$(c,d,f))}else if(d[0]==0){d[0]=1;d[1]=0;$il$(a,b,205)}else{$jb$(a,b);$il$(a,b,207);if(b[1]==207&&a[57])$iW$(a,b)}}
function $iW$(a,b){let c,d,e,f;for(c=0,f=b[28541];c<f;c++){if(b[28550+c*61]==0){for(d=0;d<4;d++){e=b[30988+c*18+4+d];if(e>=0&&b[2591+e]>=0)$iX$(a,b,e)}}}}
function $iX$(a,b,c){let d,e,f,g,h,i;for(d=0,i=b[28541];d<i;d++){e=d;if(b[28550+e*61]==0||!(b[30988+e*18+8-1]<0))continue;f=$7d(b,28548+e*61,28548+e*61+61);for(g=0;g<4;g++){h=b[30988+e*18+g];if(h>=0&&f[31+g*3]<=1&&f[33+g*3]==0&&$z$(a,b,h,c)){$ja$(a,b,e,c);$iY$(a,b,c);return}}}}
function $iY$(a,b,c){b[32028+c]=1;$iZ$(a,b,c)}
function $iZ$(a,b,c){let d;d=a[16060+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$K$(a,b,c))b[2143+d]=1}
function $ja$(a,b,c,d){let e,f,g;$H$(b,c,d,1);e=0;for(f=0;f<4;f++){if(b[30988+c*18+4+f]==d){b[30988+c*18+8+4+f]=b[2591+d];e=1<<f}}for(f=0;f<4;f++){g=b[30988+c*18+f];if(g>=0&&a[16380+d]==8)b[32348+g]=0;else if(g>=0)b[32348+g]|=$s$(a,b,g)&e}}
function $jb$(a,b){let c,d,e,f,g;c=$7d(b,27902,28466);d=$7d(b,28466,28527);d[1]=4;for(e=0;e<4;e++){if(b[28527+e]>=0)b[31868+b[28527+e]]=1}if($aw$(c,d,0)==0){d[0]=10;return}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[28531+e];if(f>=0&&d[31+(4+e)*3]<=1)$iY$(a,b,f)}g=b[28527];b[32695+a[15900+g]*24]++}
function $jc$(a,b){let c,d;c=$7d(b,27902,28466);d=$7d(b,28466,28527);if(d[0]==0)return $je$(c,d,d[1]);return $jd$(c,d,d[1])}
function $jd$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[153+d*20];if(b[31+d*3]<=1&&b[33+d*3]==0&&f&&a[163+d*20]==0)return d}return(-1)}
function $je$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[33+d*3]==0&&e&&a[156+d*20])return d}return(-1)}
function $jf$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[162+d*20])b[33+d*3]=1}}else if(c!=0)b[26]=c-20}
function $jg$(a,b){let c,d,e,f,g,h;$hi$(b);for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d>=0){for(e=a[124+d],h=a[156+d];e<h;e++){for(f=0;f<2;f++){for(g=0;g<3;g++){if(b[32188+e]!=0&&b[31708+e]==0&&$jk$(a,b,e,g,f>0))$hh$(b,f*30000+g*10000+(e+1))}}}}}if(b[4]==0||$jh$(a,b))$hh$(b,0);$is$(b,41,b[9872])}
function $jh$(a,b){let c,d,e,f;if(b[28541]==0&&$jj$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[124+d],f=a[156+d];e<f;e++){if(b[32188+e]!=0&&b[31708+e]==0&&$ji$(a,b,e))return 0}}return 1}
function $ji$(a,b,c){let d,e,f,g;if(b[32188+c]==4){for(d=0;d<3;d++){if($jk$(a,b,c,d,0))return 1}return 0}if(b[32188+c]!=3)return 0;e=$X$(a,b,c,0);f=$X$(a,b,c,1);g=e>=0&&b[31708+e]==0;return g||f>=0&&b[31708+f]==0}
function $jj$(a,b){let c,d;if(b[2063]==0||b[13277])return 0;for(c=a[124+b[2059]],d=a[156+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0}return 1}
function $jk$(a,b,c,d,e){let f,g,h,i,j;f=$X$(a,b,c,0);g=$X$(a,b,c,1);if(b[13278+c]&&!e)return 0;if(e&&!$jq$(a,b,c,f,g,d))return 0;if(d==2)return f>=0&&g>=0&&$jp$(a,b,c,f,g);h=d==0?[f,g]:[g,f];i=h[0];j=h[1];if(i<0)return 0;return $jm$(a,b,c,i,j)||$jl$(a,b,c,i,f,g)}
function $jl$(a,b,c,d,e,f){if(b[32188+c]!=4||b[31708+d]==0)return 0;if(e>=0&&$jm$(a,b,c,e,f))return 0;if(f>=0&&$jm$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$jp$(a,b,c,e,f))return 0;return b[30988+(b[31708+d]-1)*18+4-1]<0}
function $jm$(a,b,c,d,e){let f;if(b[31708+d]){f=b[31708+d]-1;if(!(b[30988+f*18+4-1]<0)||!$jo$(a,b,f,c))return 0}else if(b[28541]>=40)return 0;return e<0||b[31708+e]>0||$jn$(a,b,c,e)}
function $jn$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29420+b[2591+d]*6+e];g=f>=0?b[5072+f]:(-1);if(g>=0&&g!=c&&a[15900+g]==a[15900+c]&&b[32188+g]!=0&&b[31708+g]==0&&$z$(a,b,g,d))return 1}return 0}
function $jo$(a,b,c,d){let e,f;for(e=4;e<8;e++){f=b[30988+c*18+e];if(f>=0&&!$z$(a,b,d,f))return 0}return 1}
function $jp$(a,b,c,d,e){let f;if(b[31708+d]==0&&b[31708+e]==0)return b[28541]<40;if(b[31708+d]!=b[31708+e])return 0;f=b[31708+d]-1;return b[30988+f*18+4-1]<0&&$jo$(a,b,f,c)}
function $jq$(a,b,c,d,e,f){if(b[13278+c])return 1;if(f!=1&&d>=0&&!$jr$(a,b,c,d))return 0;return f==0||e<0||$jr$(a,b,c,e)}
function $jr$(a,b,c,d){if(b[4351+c]!=1||b[3551+c])return 0;return(a[16380+c]==0||a[16380+c]==1)&&!$fw$(a,b,c,d)}
function $js$(a,b){let c;while(b[28544]<a[23]&&!$jv$(a,b,b[28544]))b[28544]++;if(b[28544]==a[23]){$ju$(a,b,b[2059]);if(b[2060]>=0)$ju$(a,b,b[2060]);b[1]=203;return}$hi$(b);for(c=0;c<6;c++){if($jt$(a,b,b[28544],c))$hh$(b,c+1)}$hg$(b,40,b[9872])}
function $jt$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$4c(d+5,6))&&b[3551+c]&1<<e){f=$B$(a,b,c,e);if(f>=0&&b[32028+f]==0)return 1}}return 0}
function $ju$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++)b[32188+d]=$J$(a,b,d)}
function $jv$(a,b,c){let d;if(!$W$(a,b,c))return 0;if(b[2591+c]<0||b[3551+c]==0||$V$(a,c))return 0;if(b[31868+c]||$U$(a,b,c))return 0;if(!$eT$(a,b,c,b[2591+c]))return 0;for(d=0;d<6;d++){if($jt$(a,b,c,d))return 1}return 0}
function $jw$(a,b){let c,d,e,f,g;c=b[27698];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return}$hi$(b);$hh$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){f=b[27742+e]==0&&b[3551+e]==0;if(f&&a[17180+e]!=0&&$jx$(a,b,e,b[4891+c]))$hh$(b,e+1)}$hg$(b,27,d)}
function $jx$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$am$(a,d,b[2591+c]);return e>=0&&$fD$(a,b,d,e,a[15900+c])==c}
function $jy$(a,b){let c,d,e,f,g,h;c=b[27698];if(b[4831+c]!=b[2059]){b[1]=8;return}if(b[27701]==0){b[1]=400;return}b[27701]--;d=b[4891+c];e=b[27702+b[27701]];f=1-b[5];if($ej$(a,b,b[5],e)){b[1]=152;return}b[4891+c]=e;for(g=a[30+f],h=a[32+f];g<h;g++)b[27742+g]=$jx$(a,b,g,d)?1:0;b[1]=151}
function $jz$(a,b){let c,d,e,f,g,h,i;c=b[27698];d=b[5];e=b[4891+c];$hi$(b);$hh$(b,0);$ek$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13502+f]&&f!=e)$hh$(b,f+1)}$ek$(a,b,d,e,10,1);for(h=a[35-d],i=a[37-d];h<i;h++){if(b[2271+h]>=0&&$jA$(a,b,d,b[2271+h])<=10)$hh$(b,10000+(h+1))}$hg$(b,39,d)}
function $jA$(a,b,c,d){let e;if(!$ej$(a,b,c,d))return $ef$(b,d);e=$eh$(a,b,d);if(e<0)return 1073741824;return $ef$(b,e)+$ei$(a,b,e,d)}
function $jB$(a,b){let c;$c$(b,$ca$(a,b,(c=b[5],$ca$(a,b,c)>0?c:2)))}
function $jC$(a,b){let c,d,e,f;c=b[27696];if(c<0){b[1]=b[27697];return}$hi$(b);$hh$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[60+c];$ek$(a,b,d,b[2271+c],$jD$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13502+e]&&e!=b[2271+c])$hh$(b,e+1)}}$hg$(b,37,b[5])}
function $jD$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[60+c],f=b[2271+c],b[6672+(1-e)*1600+f]>0))return d?3:4;return d?6:9}
function $jE$(a,b){let c,d,e,f;b[1]=8;for(c=a[124+b[2059]],f=a[156+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9873]=d;b[9872]=e;b[9875]=8;b[1]=200}}}
function $jF$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[3871+d]==3){b[9873]=1;b[9872]=c;b[9875]=146;b[1]=200}}}
function $jG$(a,b){let c,d;c=b[5071];d=b[13500];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$jH$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3}}
function $jH$(a,b,c,d,e){let f;f=$am$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$4c(d+5,6)))return 0;return a[39020+c*6+f]>0}
function $jI$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[5071]];e=1600;for(f=a[30+c],g=a[32+c];f<g;f++){if(b[26896+f]>0&&b[2591+f]>=0)e=Math.min(e,$aH$(a,d,b[2591+f]))}$hi$(b);for(h=0;h<2;h++){for(f=a[30+c],i=a[32+c];f<i;f++){if(b[26896+f]>0&&b[2591+f]>=0&&b[27376+f]==h&&$aH$(a,d,b[2591+f])==e)$hh$(b,f+1)}if(b[4]>0)break}$hr$(b,36,1-c,142)}
function $jJ$(a,b){let c,d,e;c=1-b[5];$hi$(b);for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27216+d]&&b[2591+d]>=0)$hh$(b,d+1)}$hr$(b,35,c,145)}
function $jK$(a,b){if($ex$(a,b)>=0)$c$(b,10);else b[1]=142}
function $jL$(a,b){let c,d,e,f,g,h;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[30+c],h=a[32+c];e<h;e++){f=a[16380+e]==0||a[16380+e]==1||a[16380+e]==3;g=b[2591+e]>=0&&b[3551+e]==0;b[27056+e]=0;if(f&&g&&!d&&$jM$(a,b,e))b[27056+e]=1}b[1]=141}
function $jM$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[30+e],h=a[32+e];f<h;f++){if(b[26896+f]>0&&b[2591+f]>=0){g=$aH$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$es$(a,b,c,2,141);b[13441]=6;$jO$(a,b);d=1}if($jN$(a,b,c,b[2591+f]))return 1}}return 0}
function $jN$(a,b,c,d){let e,f,g,h,i,j,k;e=a[17500+c]&&b[3231+c]==0;for(f=0;f<6;f++){g=a[29420+d*6+f];h=$4c(f+3,6);if(g<0||b[13502+g]==0||!(a[39020+g*6+h]>0))continue;i=e?a[48620+g*6+h]:a[58220+g*6+h];for(j=0;j<2;j++){k=$fE$(a,b,g,$4c(h+j,6));if($1b(k,4096)+i<=6)return 1}}return 0}
function $jO$(a,b){let c,d,e,f,g;c=b[5071];$en$(b);d=$em$(b,b[2591+c]);$el$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22384+e];e=$4c(e+1,1986);f--;b[24370+g]=0;f=$jP$(a,b,g,e,f)}}
function $jP$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r,s;f=$1b(c,6);g=$4c(c,6);if(b[15433+f]==0)$jR$(a,b,f);h=b[18412+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$4c(g+j,6);l=$ft$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20398+m],i))continue;b[20398+m]=h+l;for(n=0;n<2;n++){o=$4c(k-n+6,6);p=b[16426+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29420+b[15102+f]*6+o];if(q==b[15102])continue;r=$em$(b,q);if((s=h+l+p,s<b[13441]*4096?1:$jQ$(a,b,b[5071])||!$fx$(a,b,r)))e+=$el$(b,r,k,h+l+p,d+e)}}}return e}
function $jQ$(a,b,c){let d;d=b[2911+c]==0&&b[13438]==0;return d&&(a[16380+c]==0||a[16380+c]==1)}
function $jR$(a,b,c){let d,e,f;d=b[15102+c];for(e=0;e<6;e++)b[16426+6*c+e]=$fm$(a,b,d,e);b[16095+c]=(-1);if($jS$(a,b,d))b[16095+c]=(f=b[5071],a[24620+d]==0||a[17500+f]==0||b[3231+f]?0:1)*64;b[15433+c]=2}
function $jS$(a,b,c){let d,e,f;d=b[5071];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15900+d],b[6672+(1-f)*1600+c]>0))return 0;return $eT$(a,b,d,c)}
function $jT$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$c$(a,10);else a[1]=140}
function $jU$(a,b){let c,d;c=b[5071];d=b[2591+c];b[1]=137;if(d<0||d==b[13450])return;b[26896+c]=1;if(b[13451])b[2559+b[2059]]=1}
function $jV$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[124+c];f=a[156+c];$hi$(b);if(!$jZ$(a,b,e,f))$hh$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$jW$(a,b,h,g))$hh$(b,g*10000+(h+1))}}$hg$(b,34,d)}
function $jW$(a,b,c,d){if(d==0)return a[16380+c]!=8&&b[26736+c]==0;if(b[27536+c]||d==1||$T$(b,c))return 0;return d==2?$jY$(a,b,c):$jX$(a,b,c)}
function $jX$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$bv$(a,b,c),d<e-1))return 0;return $K$(a,b,c)&&!$ht$(a,b,c)}
function $jY$(a,b,c){let d;if(b[3071+c]==0||a[18220+b[2591+c]]!=0)return 0;d=b[3551+c]>0||b[3711+c]>0&&$z$(a,b,c,b[3711+c]-1);if(d&&a[51]==0)return 0;return!$ht$(a,b,c)}
function $jZ$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16380+e]!=8&&b[26736+e]==0&&!$ka$(a,b,e,b[2591+e]))return 1}return 0}
function $ka$(a,b,c,d){let e,f,g;e=a[15900+c];for(f=a[31-e],g=a[33-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16060+f]]&&$aH$(a,d,b[2591+f])<=2)return 0}return 1}
function $kb$(a,b){if($eD$(a,b)>=0)$c$(b,10);else b[1]=137}
function $kc$(a){let b,c;b=0;c=a[5];a[9873]=b;a[9872]=c;a[9875]=8;a[1]=200}
function $kd$(a,b){let c,d,e,f;c=b[26734];d=b[26733];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($aH$(a,b[2591+c],b[2591+d])==1&&$jH$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15900+c];b[9873]=e;b[9872]=f;b[9874]=c;b[9875]=110;b[1]=200}}
function $ke$(a,b){let c,d,e,f;c=b[26734];d=b[2591+c];$hi$(b);for(e=0,f=a[26];e<f;e++){if($aH$(a,d,e)==1&&$kf$(a,b,c,e))$hh$(b,e+1)}$hr$(b,33,a[15900+c],110)}
function $kf$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29420+e*6+f]==d&&(g=b[2751+c],g<0||f==g||f==$4c(g+5,6)))return a[39020+e*6+f]>0&&b[5072+d]<0}return 0}
function $kg$(a,b){let c,d,e;c=b[26734];d=b[26733];e=b[32668];b[32668]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0&&b[13447]==0){$di$(a,b,d,2,$kh$(b,c,e));return}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13500]=d;$es$(a,b,c,3,134)}}
function $kh$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110}
function $ki$(a,b){let c,d,e,f,g,h;c=b[26733];d=b[26734];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return}e=a[15900+d];$hi$(b);$hh$(b,0);for(f=a[30+e],h=a[32+e];f<h;f++){g=a[17180+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26395+f]==0&&b[3551+f]==0&&$eJ$(a,b,f)!=0)$hh$(b,f+1)}$hg$(b,32,e)}
function $kj$(a,b){let c,d,e,f,g;c=b[26734];e=(d=b[2751+c],$x$(a,b[2591+c],d,b[2591+b[26733]]));$hi$(b);for(f=0;f<2;f++){if((g=$eP$(b,c,f),$x$(a,b[2591+c],g,b[2591+b[26733]]))<e)$hh$(b,f+1)}$hg$(b,31,a[15900+c])}
function $kk$(a,b){let c,d,e,f;c=b[26733];d=1-a[15900+c];$hi$(b);for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$kl$(a,b,c,e))$hh$(b,e+1)}$hg$(b,30,a[15900+c])}
function $kl$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$aH$(a,b[2591+c],e);if(f<2||f>3||b[6672+a[15900+c]*1600+e]>0)return 0;if($eG$(a,b,c,d)==0)return 0;g=$eL$(a,b,c,d);h=b[11645+g-1];i=$aH$(a,h,e)==1;$O$(b,g);return i}
function $km$(a,b){let c;c=b[5071];if(b[2591+c]>=0&&b[3711+c]>0&&b[13447]==0)$di$(a,b,c,2,112);else if(b[13440])$fG$(a,b);else b[1]=112}
function $kn$(a,b){let c;c=b[26729];if(b[2591+c]>=0&&b[2591+c]!=b[26731])$dl$(a,b,c,b[26732]);else b[1]=b[26732]}
function $ko$(a,b){let c,d,e,f,g;c=b[26728];d=b[26729];if(c==b[26727]){b[1]=126;return}b[26728]=c+1;e=b[26718+c];if(b[2591+e]<0||b[2591+d]<0)return;if(b[26730]==0){b[3391+e]=1;b[13277]=1}b[26358]=1;f=b[26730];g=b[26721+c];b[9879]=f;b[9880]=g;b[9882]=b[26724+c];$eb$(b,e,d,b[2591+d],125);b[9881]=c}
function $kp$(a,b){let c,d,e;c=a[15900+b[26718]];if(b[26727]==3){b[1]=125;return}$hi$(b);$hh$(b,0);for(d=a[30+c],e=a[32+c];d<e;d++){if(a[16380+d]==6&&b[2591+d]>=0&&$kq$(a,b,d))$hh$(b,d+1)}$hg$(b,29,c)}
function $kq$(a,b,c){if(b[4351+c]>0||b[2591+c]!=b[4511+c]||!$kt$(a,b,c))return 0;if(b[26730]==1)return $ks$(a,b,c);return $kr$(a,b,c,b[26729])}
function $kr$(a,b,c,d){if(!$W$(a,b,c))return 0;if(b[4191+c]||b[3391+c]||$eu$(a,b,c)<(a[17340+c]?0:(a[17180+c]==2?2:1)))return 0;return $K$(a,b,c)&&$eG$(a,b,c,d)!=0}
function $ks$(a,b,c){let d,e;if(a[17180+c]==0||b[2591+c]<0||b[26395+c])return 0;d=b[26357];if(b[3551+c]||!$jx$(a,b,c,b[2591+d]))return 0;if(b[26356]==2&&b[3711+d]==1+c)return 0;if(b[26356]!=3)return 1;e=b[6672+a[15900+d]*1600+b[2591+c]];return e==($jx$(a,b,d,b[2591+c])?1:0)}
function $kt$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26727];e<f;e++){if(b[26718+e]==c)return 0;if($aH$(a,b[2591+c],b[2591+b[26718+e]])==1)d=1}return d}
function $ku$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0){$eY$(a,b);return}d=1-a[15900+c];$hi$(b);$hh$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){if(a[17180+e]==1&&b[26395+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$jx$(a,b,e,b[2591+c]))$hh$(b,e+1)}}$hg$(b,28,d)}
function $kv$(a,b){let c,d,e,f;c=b[26357];if(b[2591+c]<0){$eY$(a,b);return}d=1-a[15900+c];$hi$(b);$hh$(b,0);if(b[6672+d*1600+b[2591+c]]>0){for(e=a[30+d],f=a[32+d];e<f;e++){if($ks$(a,b,e))$hh$(b,e+1)}}$hg$(b,27,d)}
function $kw$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0){$eY$(a,b);return}d=1-a[15900+c];$hi$(b);$hh$(b,0);for(e of $1i){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$kx$(a,b,f))$hh$(b,e*10000+(f+1))}}$hg$(b,26,d)}
function $kx$(a,b,c){if(b[26555+c]||!$ky$(a,b,c))return 0;if(a[17340+b[26357]]&&a[17340+c]==0)return 0;return $eT$(a,b,c,b[2591+c])}
function $ky$(a,b,c){let d,e;if(a[16380+c]==8||b[3551+c]||b[26395+c])return 0;if(b[26356]==3&&b[31708+c]>b[28542])return 0;return $dk$(a,b,c)&&!(d=a[15900+c],e=b[2591+c],b[6672+(1-d)*1600+e]>0)}
function $kz$(a,b){let c;c=b[26715];$hi$(b);$hh$(b,0);if(b[2591+c]>=0&&$eT$(a,b,c,b[2591+c])){$hh$(b,1);$hh$(b,2)}$hg$(b,25,a[15900+c])}
function $kA$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0||a[17340+c]){$ff$(b);return}d=1-a[15900+c];$hi$(b);$hh$(b,0);for(e=0;e<6;e++){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$kB$(a,b,f,e))$hh$(b,e*10000+(f+1))}}$hg$(b,24,d)}
function $kB$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$ky$(a,b,c)||!(a[39020+e*6+d]>0))return 0;f=a[29420+e*6+d];g=b[26357];if(b[5072+f]>=0||$aH$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15900+c],b[6672+(1-h)*1600+f]>0);return i&&$bt$(a,b,e,b[2591+g])}
function $kC$(a,b){let c,d;c=b[26360];d=b[2591+c]>=0?$kG$(a,b,c):(-1);if(d<0){b[1]=b[26362];return}b[27696]=d;if(a[17340+c]){b[1]=116;return}$hi$(b);$hh$(b,0);$kD$(a,b,d,c);$hg$(b,23,a[60+d])}
function $kD$(a,b,c,d){let e,f;e=a[60+c];f=b[2271+c];if(b[6672+(1-e)*1600+f]>0||!$bt$(a,b,f,b[2591+d]))return;$kE$(a,b,e,f,b[2591+d])}
function $kE$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($aH$(a,d,f)==1&&$aH$(a,f,e)>2&&$kF$(a,b,c,d,f))$hh$(b,f+1)}}
function $kF$(a,b,c,d,e){let f,g;f=b[5072+e];if(b[6672+(1-c)*1600+e]>0||f>=0&&a[15900+f]!=c)return 0;for(g=0;g<6;g++){if(a[29420+d*6+g]==e)return a[39020+d*6+g]>0}return 0}
function $kG$(a,b,c){let d,e,f,g,h;d=1-a[15900+c];for(e=a[34+d],h=a[36+d];e<h;e++){f=b[2271+e];if(b[26363+e]==0&&f>=0&&b[2527+e]==0){g=$aH$(a,f,b[2591+c])<=b[26361];if(g&&$kH$(a,b,d,f))return e}}return(-1)}
function $kH$(a,b,c,d){let e;e=b[5072+d];return e<0||a[15900+e]!=c}
function $kI$(a){$c$(a,10)}
function $kJ$(a,b){let c,d;c=b[5071];if($kS$(b))$fG$(a,b);else if(b[13454]==0&&b[13449]>=0)$kR$(a,b);else if(b[13454]==0)b[1]=112;else if(b[13456]==b[13455])$kQ$(a,b);else{d=b[13457+b[13456]];if(b[2751+c]!=$4c(d,6))$kN$(a,b,$4c(d,6),$kP$(a,b,$4c(d,6)));else if($kM$(a,b)){b[13448]=1;$kL$(a,b,c,113)}else $kK$(a,b,$1b(d,6))}}
function $kK$(a,b,c){let d,e,f,g;d=b[5071];e=b[2591+d];f=b[5072+c];g=$fm$(a,b,e,$am$(a,e,c));if(g==(-1))b[13454]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$dL$(a,b,f,1);$fj$(a,b,c,g)}}
function $kL$(a,b,c,d){$dm$(a,b,c,0,d);b[1]=123}
function $kM$(a,b){let c,d;if(b[13448]||b[13438]>=2)return 0;return(c=a[15900+b[5071]],d=b[2591+b[5071]],b[6672+(1-c)*1600+d]>0)}
function $kN$(a,b,c,d){let e,f,g,h;e=b[5071];if(d==(-1)){b[13454]=0;return}b[13442]+=$1b(d,4096);b[13444]+=$fA$(b[2751+e],c);$cv$(a,b,e,c);if((f=a[15900+e],g=b[2591+e],b[6672+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2)}h=$1b(d&4095,64);if(h>0)$kO$(a,b,h)}
function $kO$(a,b,c){let d,e;d=b[5071];e=b[2911+d];$dL$(a,b,d,c);if(b[2911+d]!=e)b[13454]=0}
function $kP$(a,b,c){let d,e;d=b[5071];e=b[2591+d];if(!$jS$(a,b,e))return(-1);if(b[13438]==1&&b[13443]==0)return(a[24620+e]==0||a[17500+d]==0||b[3231+d]?0:1)*64;return $fz$(a,b,e,b[2751+d],c)}
function $kQ$(a,b){let c,d,e;c=b[5071];d=b[2591+c];e=b[2751+c];b[13454]=0;b[13498]=1;if(e!=b[13497])$kN$(a,b,b[13497],$fy$(a,b,d,e,b[13497]));b[1]=112}
function $kR$(a,b){$fk$(a,b,b[13452]);$cv$(a,b,b[5071],b[13453]);$fG$(a,b)}
function $kS$(a){let b;b=a[5071];return a[2591+b]<0||a[3711+b]>0&&a[13447]==0}
function $kT$(a,b){let c,d;c=b[5071];d=b[13498]&&b[13438]!=0;if($kS$(b)||d){$fG$(a,b);return}$et$(a,b);$jO$(a,b);$hi$(b);if($le$(a,b))$hh$(b,0);if(b[13438]==2||b[13438]==3)$lc$(a,b);else{if(b[13438]!=0||!(b[3711+c]>0&&$z$(a,b,c,b[3711+c]-1)))$la$(a,b);if(b[13438]==0)$kY$(a,b)}if(b[13498]&&!$kX$(b,b[2591+c]))$hi$(b);else if(b[2063]&&$kV$(a,b)&&$kX$(b,b[2591+c]))$kU$(b,b[2591+c]);if(b[4]>0)$hg$(b,22,a[15900+c]);else $fG$(a,b)}
function $kU$(a,b){let c,d,e,f,g,h;c=0;for(d=0,g=a[4];d<g;d++){if((e=a[9+d],$1b(e,10000)>0||e>0&&(f=$4c(e,10000)-1,$1b(f,6))!=b)){a[9+c]=a[9+d];c++}}for(d=c,h=a[4];d<h;d++)a[9+d]=0;a[4]=c}
function $kV$(a,b){let c,d;if(!$jj$(a,b))return 0;for(c=a[124+b[2059]],d=a[156+b[2059]];c<d;c++){if(b[2591+c]>=0&&$kW$(a,b,c))return 0}return 1}
function $kW$(a,b,c){let d,e,f,g;if($V$(a,c)||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($T$(b,c)||!$K$(a,b,c)))return 0;d=b[2591+c];for(e=0;e<6;e++){if((f=b[2751+c],f<0||e==f||e==$4c(f+5,6))&&a[39020+d*6+e]){g=b[5072+a[29420+d*6+e]];if(g>=0&&a[15900+g]!=a[15900+c])return 1}}return 0}
function $kX$(a,b){let c,d,e,f;for(c=0,f=a[4];c<f;c++){if((d=a[9+c],$1b(d,10000)>0||d>0&&(e=$4c(d,10000)-1,$1b(e,6))!=b))return 1}return 0}
function $kY$(a,b){let c,d,e,f,g;c=b[5071];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($kZ$(a,b,c,d,b[13440]==0)){e=1-a[15900+c];for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]>=0&&$eG$(a,b,c,f)!=0)$hh$(b,10000+(f+1))}}}
function $kZ$(a,b,c,d,e){if(a[17180+c]==0||a[16380+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17340+c]?0:(a[17180+c]==2?2:1)))return 0;return e||a[17180+c]==1}
function $la$(a,b){let c,d,e,f;c=b[5071];for(d=0,f=a[26];d<f;d++){if(b[13502+d]==0||b[5072+d]>=0&&b[5072+d]!=c)continue;if(b[13438]==1&&!$ka$(a,b,c,d))continue;for(e=0;e<6;e++){if($lb$(a,b,d,e))$hh$(b,d*6+e+1)}}}
function $lb$(a,b,c,d){let e,f;e=b[5071];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$fE$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return!$jQ$(a,b,e)||$fu$(a,b,c,d)>=0}
function $lc$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[5071];d=99;e=1073741824;if(b[13443]==0)d=$ld$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13502+f]&&!(b[5072+f]>=0&&b[5072+f]!=c)){for(g=0;g<6;g++){h=$ld$(a,b,f,g);if(h<=d&&$lb$(a,b,f,g)){j=(i=$fE$(a,b,f,g),$1b(i,4096));if(h<d){d=h;e=j}else if(e<1073741824)e=Math.min(e,j)}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13502+f]&&!(b[5072+f]>=0&&b[5072+f]!=c)){for(g=0;g<6;g++){if($ld$(a,b,f,g)==d&&$lb$(a,b,f,g)&&(l=$fE$(a,b,f,g),$1b(l,4096))==e)$hh$(b,f*6+g+1)}}}}
function $ld$(a,b,c,d){let e;e=$aH$(a,c,b[2591+b[13500]]);if(e==1&&$jH$(a,b,c,d,b[13500]))return 0;return e}
function $le$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $ka$(a,b,b[5071],b[2591+b[5071]])}
function $lf$(a,b){let c,d,e,f,g,h,i;c=b[5071];$hi$(b);d=$lh$(a,b,a[16060+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11645+f]==e&&$lg$(a,b,c,e)){for(g=0;g<6;g++)$hh$(b,e*6+g+1)}}}$hg$(b,21,a[15900+c])}
function $lg$(a,b,c,d){let e;e=$eu$(a,b,c)-$fJ$(a,b,c,d);if(e==0)return!$fl$(a,b,a[15900+c],d);return e>0}
function $lh$(a,b,c){let d,e,f,g,h,i;d=0;e=(-1);for(f=0,i=a[476+c];f<i;f++){g=a[508+c*160+f];h=a[5628+c*160+f];if(b[5072+g]>=0||e>=0&&h>e)continue;e=h;b[11645+d]=g;d++}return d}
function $li$(a,b){let c,d,e,f,g,h;c=b[5];d=$lt$(a,b);$hi$(b);$hh$(b,0);for(e=0;e<5;e++){for(f=a[30+c],h=a[32+c];f<h;f++){if(f==d&&e>=2)continue;if((b[4191+f]||b[3391+f]==2?0:$W$(a,b,f)&&(g=a[16060+f],b[2207+g]==0||b[2207+g]==1))&&$lk$(a,b,f,e))$hh$(b,e*10000+(f+1))}}if(b[4]>1&&$kV$(a,b)&&$1b(b[10],10000)<2)$lj$(b);$hg$(b,20,c)}
function $lj$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0}
function $lk$(a,b,c,d){if(b[2591+c]<0)return d==0&&$aM$(a,b,c)&&$ls$(a,b,c);if(a[16380+c]==8)return d==2&&$jY$(a,b,c);if(d==0)return $ln$(a,b,c);if(d==1)return $lm$(a,b,c);if(d==2)return $jY$(a,b,c);if(d==3)return $jX$(a,b,c);return $ll$(a,b,c)}
function $ll$(a,b,c){if(a[17500+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16540+c]-1&&b[3231+c]==0)return 0;if($fl$(a,b,a[15900+c],b[2591+c]))return 0;return $K$(a,b,c)}
function $lm$(a,b,c){let d,e,f,g,h;if(a[16380+c]!=2||b[3391+c]||b[3551+c])return 0;if(b[3711+c]>0&&$z$(a,b,c,b[3711+c]-1))return 0;if((d=a[15900+c],e=b[2591+c],b[6672+(1-d)*1600+e]>0)||!$K$(a,b,c))return 0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$kl$(a,b,c,g))return 1}return 0}
function $ln$(a,b,c){let d,e,f,g;d=$K$(a,b,c);e=d?$eu$(a,b,c):$1b($eu$(a,b,c),2);if($kZ$(a,b,c,e,d)&&$lr$(a,b,c))return 1;if(b[3711+c]>0&&$z$(a,b,c,b[3711+c]-1))return 0;if(b[3551+c]&&!$lq$(a,b,c))return 0;f=b[2591+c];g=a[15900+c];if(b[6672+(1-g)*1600+f]>0)return d&&$lo$(a,b,c);return e>0||$eT$(a,b,c,f)}
function $lo$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15900+c];if(b[3551+c]==0&&$fC$(a,b,e,d)==1&&$eT$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$4c(g+5,6))&&a[39020+d*6+f]&&$lp$(a,b,e,a[29420+d*6+f]))return 1}return 0}
function $lp$(a,b,c,d){let e;e=b[5072+d];if(b[6672+(1-c)*1600+d]>0)return 0;return e<0||a[15900+e]==c&&a[16380+e]!=8}
function $lq$(a,b,c){let d,e;if(a[17340+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5072+a[29420+b[2591+c]*6+d]];if(a[17340+e])return 0}}return 1}
function $lr$(a,b,c){let d,e,f;d=1-a[15900+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$eG$(a,b,c,e)!=0)return 1}return 0}
function $ls$(a,b,c){let d,e;for(d=0,e=$lh$(a,b,a[16060+c]);d<e;d++){if($lg$(a,b,c,b[11645+d]))return 1}return 0}
function $lt$(a,b){let c,d,e;c=(-1);if($jj$(a,b)){for(d=a[124+b[2059]],e=a[156+b[2059]];d<e;d++){if($lu$(a,b,d)){if(c>=0)return(-1);c=d}}}return c}
function $lu$(a,b,c){let d;if((b[4191+c]||b[3391+c]==2?0:$W$(a,b,c)&&(d=a[16060+c],b[2207+d]==0||b[2207+d]==1))&&($lk$(a,b,c,0)||$lk$(a,b,c,1)))return 1;return b[2591+c]>=0&&$kW$(a,b,c)}
function $lv$(a,b){let c,d;b[27698]=(-1);b[27700]=(-1);b[27699]=0;$hi$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$hh$(b,c+1)}if($ho$(a,b,b[2059]))$hh$(b,10001);$hr$(b,39,b[5],8)}
function $lw$(a){$eB$(a,a[2059],8)}
function $lx$(a,b){let c;c=a[34+b[5]]-1;$eB$(b,$eq$(a,b,c),8)}
function $ly$(a,b){let c,d;$lA$(a,b);b[13277]=0;b[5071]=(-1);for(c=0,d=a[23];c<d;c++){b[26736+c]=0;b[26896+c]=0;b[27216+c]=0;b[27376+c]=0;b[27536+c]=0;if(b[2591+c]>=0&&$lz$(a,b,c))b[27536+c]=1}b[26735]=a[124+b[2059]];b[1]=136}
function $lz$(a,b,c){let d,e,f;d=1-a[15900+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$aH$(a,b[2591+c],b[2591+e])<=2)return 1}return 0}
function $lA$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26555+c]=0;b[13278+c]=0}}
function $lB$(a,b){b[13277]=0;b[5071]=(-1);$lA$(a,b);b[1]=110}
function $lC$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$bx$(a,b,c);d=b[2141]>=a[42];e=b[2142]>=a[43];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1))}else if(d||e){b[7]=1;b[8]=d?1:0}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[42],i=b[2141]*a[43],h==i?(-1):(h>i?0:1))}else if(a[27]>0&&a[28]==0)b[7]=4;else{b[6]++;b[1]=0}}
function $lD$(a,b){if(b[2064]>=a[24])b[1]=15;else if($lE$(a,b,b[2064]))$c$(b,10);else b[2064]++}
function $lE$(a,b,c){let d,e;if(b[2207+c]==3||$gY$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]!=3)return 1}return 0}
function $lF$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return}$hi$(b);if(b[2207+c]==2){for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0)$hh$(b,d+1)}}if(b[4]>0)$hg$(b,9,a[60+c]);else b[2064]++}
function $lG$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13}
function $lH$(a,b){let c,d,e,f,g;c=b[2057];$hi$(b);$hh$(b,0);for(d=a[34+c],g=a[36+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($aP$(a,b,d)&&(f||!e))$hh$(b,d+1)}if(b[4]>1)$hg$(b,5,c);else $fV$(b,$fW$(a,b,1-c)?1-c:c)}
function $lI$(a,b){let c;c=$7d(b,2110,2124);b[2063]=0;if(c[0]==14&&!(!$aP$(a,b,b[2059])?0:b[2060]<0||$aP$(a,b,b[2060])))$gk$(c);b[1]=4}
function $lJ$(a,b){let c,d,e,f;c=b[2064];$hi$(b);for(d=0,f=a[26];d<f;d++){if($lK$(a,b,c,d)){for(e=0;e<6;e++)$hh$(b,d*6+e+1)}}if(b[4]>0)$hg$(b,8,a[15900+c]);else{b[2064]++;b[1]=6}}
function $lK$(a,b,c,d){let e,f,g,h;e=b[2271+a[16060+c]];if(b[5072+d]>=0||a[18220+d]==6)return 0;if($aH$(a,e,d)>3)return 0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$aH$(a,b[2591+g],d)<3)return 0}return 1}
function $lL$(a,b){if(b[2064]>=a[156+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$c$(b,10);else b[2064]++}
function $lM$(a,b){let c,d;c=b[2059];d=$aL$(a,b,c);$hi$(b);if(d||b[2060]>=0)$hh$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($lP$(a,b,c))$hh$(b,2);if($aK$(a,b,c))$hh$(b,3);if($lO$(a,b,c))$hh$(b,4);if($lN$(a,b,c))$hh$(b,5)}$hr$(b,3,b[5],8)}
function $lN$(a,b,c){let d;d=a[60+c];if(!(b[2271+c]>=0))return 0;if(a[48]&&(b[2399+c]||b[2133+d]>=2))return 0;return $hp$(a,b,c)>0||$ho$(a,b,c)}
function $lO$(a,b,c){let d,e,f;d=a[60+c];if(!(a[38+a[60+c]]==c)||!$aI$(a,b,d))return 0;for(e=a[34+d],f=a[36+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1}return 0}
function $lP$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0&&a[16380+d]!=8)return 1}return 0}
function $lQ$(a,b){let c,d,e;c=$7d(b,2110,2124);$gF$(a,b);d=c[0];if(d==5)$gl$(b);else if(d==8)$lV$(a,b);else if(d==14)$hf$(b,4,b[5]);else if(d==6)$lU$(a,b);else if(d==9)$lT$(a,b);else if(d==15)$go$(a,b,0);else{e=$lR$($7d(b,2067,2110),c);if(e==(-1))$go$(a,b,0);else $c$(b,e)}}
function $lR$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[20+b[1]*4];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($4g($4j,c))return a[10];if(c==3)return a[21+(b[11]?a[13]:b[1])*4];if(c==10)return a[15];d=$lS$(a,c);if(d!=(-1))return d==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1)}
function $lS$(a,b){if(b==12)return a[6];if(b==14)return a[16];return b==15?a[17]:(-1)}
function $lT$(a,b){let c,d,e;c=1-b[5];$hi$(b);$hh$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$aJ$(a,b,d)&&$aQ$(a,b,d))$hh$(b,d+1)}$hg$(b,7,c)}
function $lU$(a,b){let c,d,e,f;c=1-b[5];d=$S$(a,b,$ge$(a,b));$hi$(b);$hh$(b,0);for(e=a[34+c],f=a[36+c];e<f;e++){if($gJ$(a,b,e,d,b[2112]>0))$hh$(b,e+1)}$hg$(b,6,c)}
function $lV$(a,b){if(b[2119]==1){$lW$(a,b);return}b[2058]=0;$fV$(b,1-b[5])}
function $lW$(a,b){let c,d,e;if(b[2367+b[2059]]>0||a[55]==0)$gm$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$gR$(b,c,d);$gg$(a,b,d);b[2063]=1}
function $lX$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$fW$(a,b,c)){if($fW$(a,b,1-c))$fV$(b,1-c);else b[1]=11;return}d=a[34+c];e=a[36+c];$hi$(b);$hh$(b,0);for(f=d,g=e;f<g;f++){if($aP$(a,b,f))$hh$(b,f+1)}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($aP$(a,b,f)&&$aP$(a,b,h))$hh$(b,(h+1)*1000+(f+1))}}$hg$(b,2,c)}
function $lY$(a,b){let c,d,e;c=b[2065];$hi$(b);$hh$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if($aF$(a,b,d))$hh$(b,d+1)}$hg$(b,1,c)}
function $lZ$(a){$c$(a,100)}
function $ma$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0}b[2057]=(-1);b[2058]=0;b[1]=1}
function $mb$(a,b){let c,d,e,f,g,h,i;c=b[28542];for(d=0;d<8;d++)b[28527+d]=b[30988+c*18+d];b[28535]=(-1);b[28536]=(-1);for(e=0;e<2;e++)b[28537+e]=b[30988+c*18+16+e];f=28548+c*61;for(g=0;g<61;g++)b[28466+g]=b[f+g];$hM$(b);if((h=b[28466],h==3?1:a[52]>0&&7<=(i=h)&&i<=9))$mp$(a,b);$mc$(a,b);$hL$(b);b[28539]=1}
function $mc$(a,b){let c,d,e,f,g,h,i,j;$ii$(a,b);b[28535]=(-1);b[28536]=(-1);for(c=0;c<8;c++){if(b[28527+c]>=0){b[27902+$1b(c,4)]++;d=c>=4?0:4;$if$(a,b,c);$mn$(a,b,c,d);$mj$(a,b,c)}}for(c=0;c<4;c++){if(b[28527+c]>=0)$mh$(a,b,c)}$mf$(a,b);e=b[28537]>=0;f=b[28538]>=0;g=b[27902];h=b[27903];$hX$(a,b,0||!e||!f||g>1||h>1);$md$(a,b);for(i=0;i<2;i++){j=b[28527+i*4];b[27904+i]=b[2463+a[16060+j]]}}
function $md$(a,b){let c;c=b[28543]>=0?b[2059]:a[16060+b[28527]];$me$(a,b,0,c);if(b[28538]>=0&&$ib$(a,b,1))$me$(a,b,1,b[28538])}
function $me$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[28527+e];if(f>=0)b[28064+e*20]=a[16060+f]!=d?1:0}h=b[28535+c];if(h>=0&&b[28537+c]>=0&&$ib$(a,b,c)){i=a[16060+h]!=d?1:0;b[28064+(8+c)*20]=i}}
function $mf$(a,b){let c,d,e,f,g,h,i,j,k,l;c=$7d(b,28466,28527);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[28531+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27820+i]);f=Math.max(f,a[81507+a[18220+i]]);for(j=0;j<4;j++){k=b[28527+j];if(k>=0&&c[31+j*3]<=1&&c[33+j*3]==0&&$z$(a,b,k,h)){l=b[2591+k];e=Math.max(e,a[71020+l*6+$am$(a,l,i)])}}}$mg$(b,27902,d,e,f,0)}
function $mg$(a,b,c,d,e,f){a[6+b]=f-c-d;a[11+b]=e}
function $mh$(a,b,c){let d,e,f,g,h,i,j,k;d=b[28527+c];e=b[32508+d];f=b[28058+c*20];g=b[32188+d]==1&&!e&&!f;b[28055+c*20]=g?1:0;b[28065+c*20]=b[3871+d]==3?1:0;b[28056+c*20]=e;b[28057+c*20]=b[32348+d];h=a[16380+d];for(i=0;i<4;i++){j=b[28531+i];if(j>=0){k=a[16380+j];$mi$(b,27902,i,c,a[81417+k*9+h],a[81498+k])}}}
function $mi$(a,b,c,d,e,f){a[132+b+c*4+d]=e;a[116+b+c*4+d]=a[154+b+d*20]?f:e}
function $mj$(a,b,c){let d,e,f,g,h,i,j,k;d=b[28527+c];if(b[2591+d]<0||a[16380+d]==8)return;e=$ml$(a,b,c);f=e==3?1:0;g=a[56]?f:0;$mk$(b,27902,c,e==0?1:0,f,g);if(e==2){j=b[5072+(h=b[2591+d],i=$iQ$(a,b,c),a[29420+h*6+i])];k=8+(c<4?0:1);if(b[28527+k]<0){b[28527+k]=j;$if$(a,b,k)}if(b[28527+k]==j)b[28066+c*20]=1}}
function $mk$(a,b,c,d,e,f){a[159+b+c*20]=d;a[167+b+c*20]=f?2:e}
function $ml$(a,b,c){let d,e;if($iU$(a,b,c)>=0)return 1;if($iQ$(a,b,c)>=0)return 2;d=b[28527+c];for(e=0;e<6;e++){if(a[29420+b[2591+d]*6+e]<0&&$mm$(a,b,c,e))return 3}return 0}
function $mm$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[28527+c]];f=a[21420+e];g=a[23020+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($iO$(b,h)){i=b[2591+b[28527+h]];j=a[21420+i]-f;k=a[23020+i]-g;if((l=j-$3j[d][0],m=k-$3j[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0}}return 1}
function $mn$(a,b,c,d){let e,f,g,h,i;e=b[28527+c];if(b[3551+e]==0||b[2591+e]<0)return;f=0;for(g=d,i=d+4;g<i;g++){h=b[28527+g];if(h>=0&&$al$(a,b,e,h))f=1}$mo$(b,27902,c,1,f)}
function $mo$(a,b,c,d,e){let f;f=d?2:0;a[156+b+c*20]=e?1:f}
function $mp$(a,b){let c,d,e,f,g,h,i,j,k;c=$7d(b,28466,28527);for(d=0;d<2;d++){e=(-1);f=d*4;for(g=f,i=f+4;g<i;g++){if(e<0&&b[28527+g]>=0&&c[31+g*3]<=1&&c[33+g*3]==0)e=(h=b[28527+g],$r$(a,b,a[15900+h],b[2591+h],a[16060+h]))}if(e>=0&&e!=b[28537+d]){j=e;b[28537+d]=j;b[30988+b[28542]*18+16+d]=j;k=b[2207+e]==1;c[8+d]=k?2:1}}}
function $mq$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0}if(b[28540]==2||b[9873]!=0){if(b[9873]==0){for(c=0,e=a[23];c<e;c++)b[13278+c]=0}b[1]=b[9875];return}b[28540]=2;b[1]=201}
function $mr$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[60+c];e=b[2271+c];f=a[30+d];g=a[32+d];if(b[2527+c]==1&&$ms$(a,b,c)){f=a[124+c];g=a[156+c]}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$aH$(a,e,b[2591+i]))}$hi$(b);k=$P$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$aH$(a,e,l)==h&&b[10045+l]>0)$hh$(b,i+1)}$O$(b,k);if(b[4]>0)$hg$(b,38,d);else $bO$(a,b,c,1)}
function $ms$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0)return 1}return 0}
function $mt$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $1b(f,d)<3?0:$4c(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $4c(f,d)}
function $mu$(a,b,c){return $mv$(a,b,c,3)}
function $mv$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$nR$(b,b[3]);$aX$(a,b,b[3]);$nQ$(a,b);b[37529]=0;b[38011]++;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$mx$(a,b,b[9+i],d);if(a[94994]>0)j+=$mw$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i}}return g}
function $mw$(a,b,c){let d,e,f;d=b[2];e=a[94994];if(d!=22&&d!=41)return 0;f=(c+40009*b[5071]*(d==22))*64+a[94995];return $1b(2*e*scrambled(f),65521)-e}
function $mx$(a,b,c,d){let e;e=b[2];if(e==22)return $nL$(a,b,c,d);if(e<20)return $nA$(a,b,c,d);if(e<40)return $ni$(a,b,c,d);if(e>=50||e==42)return $mR$(a,b,c);return $my$(a,b,c,d)}
function $my$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $mP$(a,b,c,d);if(e==40){g=b[28544];$aX$(a,b,f);return $mB$(a,b,g,b[2591+g],c-1,d)}if(e==43||e==44)return $mA$(a,b,c,e==43);if(e==45)return $mz$(a,b,c,f);if(e==46)return(h=c-1,Math.max(1,$bv$(a,b,h)-b[3071+h]));if(e==47){g=b[28547];$aX$(a,b,f);return $mB$(a,b,g,b[2591+g],c-1,d)}if(e==49){$aX$(a,b,f);g=b[9877];return $mB$(a,b,g,$4c(c,10000)-1,$1b(c,10000),d)}return c}
function $mz$(a,b,c,d){let e,f;$aX$(a,b,d);e=$1b(c,10000)-1>=0;return 2*(f=$4c(c,10000)-1,$1b(b[32727+d*1600+f],1000))-e}
function $mA$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[28527+g];if(h<0)continue;if(d)f-=$bo$(a,h,c-1,0,0);else f+=$bo$(a,c-1,h,0,0)}return f}
function $mB$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p;g=0;h=0;i=0;j=1-a[15900+c];for(k=0;k<6;k++){l=a[29420+d*6+k];m=l>=0?b[5072+l]:(-1);if(m<0||a[15900+m]!=j)continue;if((e<0||k==e||k==$4c(e+5,6))&&a[39020+d*6+k]>0)g++;else if(b[2911+m]==0&&(n=b[2751+m],o=$4c(k+3,6),n<0||o==n||o==$4c(n+5,6)))h++}p=(-60)*h;if(g&&!$V$(a,c)){for(k=0;k<6;k++){l=a[29420+d*6+k];m=l>=0?b[5072+l]:(-1);if(m>=0&&a[15900+m]==j&&(e<0||k==e||k==$4c(e+5,6)))i+=$mG$(a,b,c,d,k,m,g,h>0,f)}if(a[17180+c]==0||i>0)return p+$1b(i,g)}if(!(a[17180+c]==0))return p+$mE$(a,b,c,d,e,g,f);return p+$mC$(a,b,1-j,d,e)}
function $mC$(a,b,c,d,e){let f,g;f=$mD$(b,c,d);if(f<0||b[2591+f]<0)return(-20)*$1b(b[32727+c*1600+d],1000);g=$x$(a,d,e,b[2591+f]);return(-20)*$1b(b[32727+c*1600+d],1000)-6*g}
function $mD$(a,b,c){let d;d=a[32727+b*1600+c];return d>=99000?(-1):$4c(d,1000)}
function $mE$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15900+c];for(j=a[31-i],m=a[33-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$aH$(a,d,k);if(l<=3)h=Math.max(h,$mF$(a,b,c,d,e,j,l))}n=$1b(b[32727+i*1600+d],1000);o=$V$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$mD$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$x$(a,d,e,b[2591+p]));return h-o-20*Math.max(0,n-2-1)}
function $mF$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$x$(a,d,e,h);if(i==2||!$bt$(a,b,d,h))return 0;j=$bq$(a,b,c,f,g,i==1?(-2):0);if(a[17180+f]!=0){k=$x$(a,h,b[2751+f],d);if(k!=2)j-=$1b($bq$(a,b,f,c,g,k==1?(-2):0),2)}return j}
function $mG$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$iP$(b[2751+f],$4c(e+3,6));k=j!=0&&!h;l=$mO$(a,b,f,c);m=$mN$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$mM$(a,b,c,d)&&!(i&4);p=$mH$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$mH$(a,b,c,f,m,l,k,1,n,i))}
function $mH$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$bo$(a,c,d,h,e+2*f);if(k<0)return 0;l=$bk$(a,b,d,k,g,h,i);m=$mL$(a,b,c,k,h,1+f);if(f){n=$bo$(a,c,d,0,e+2*(f-1));l-=$bk$(a,b,d,n,0,0,i);l+=25*f}if(j&1){o=a[$bn$(a,b,d,k,g,h,i)];p=h?1000:a[$mK$(a,b,c,k,1+f)];q=o*$mJ$(a,b,d)-p*$mJ$(a,b,c);l+=$1b($1b(q,1000)*a[94990],100)}return $mI$(b,a[15900+c],l,m,j)}
function $mI$(a,b,c,d,e){if(a[37528-b])c=$1b(c*15,100);if(a[37527+b])return c-$1b(d*15,100);if(a[37528-b])return c-$1b(d*200,100);return c-$1b(d*(e&1?95:75),100)}
function $mJ$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16380+c]==8)return 0;d=a[16060+c];e=0;f=0;for(g=a[124+d],h=a[156+d];g<h;g++){if(a[16380+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16380+g]==8?600:100*a[17820+g])-$1b((a[16380+g]==8?600:100*a[17820+g])*$bw$(a,b,g,b[3071+g]),10000)}i=$bf$(a,b,d,f);return $1b(($bf$(a,b,d,f+1)-i)*e,10)}
function $mK$(a,b,c,d,e){let f;f=Math.min(Math.max(1,$bv$(a,b,c)-b[3071+c])*e,9);return 86195+d*18+(f-1)*2}
function $mL$(a,b,c,d,e,f){let g,h,i,j,k;g=$mK$(a,b,c,d,f);h=a[g];i=$1b(a[1+g],f);j=h*$bm$(a,b,c,0)+i*$bl$(a,b,c);j=$1b(j,1000);if(e&&b[2911+c]==0){k=$1b((a[16380+c]==8?600:100*a[17820+c])*45,100)-$1b((a[16380+c]==8?600:100*a[17820+c])*$bw$(a,b,c,b[3071+c]),10000);j=Math.max(j,$1b((1000-h)*k,1000)+j)}return j}
function $mM$(a,b,c,d){if(!(a[16380+c]==0||a[16380+c]==1))return 0;return b[2911+c]==0&&b[4511+c]!=d}
function $mN$(a,b,c,d,e,f,g){let h;h=(-a[71020+d*6+e])-a[27820+b[2591+f]];h-=2*(g-1);if(b[3231+c]>0)h-=2;return h}
function $mO$(a,b,c,d){let e,f,g,h,i,j;e=0;for(f=0;f<6;f++){g=a[29420+b[2591+c]*6+f];h=g>=0?b[5072+g]:(-1);if(h<0||h==d||a[15900+h]==a[15900+c])continue;if(!$W$(a,b,h)||$V$(a,h))continue;if((i=b[2751+h],j=$4c(f+3,6),i<0||j==i||j==$4c(i+5,6)))e+=b[4351+h]>0||b[3551+h]>0}return e}
function $mP$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;if(c==0)return 0;e=$4c(c,10000)-1;f=$1b(c,30000);g=$4c($1b(c,10000),3);if(f&&d&4)return(-1000000);h=b[2591+e];i=b[2751+e];j=g==2?2:1;k=$mQ$(a,b,e);l=0;for(m=0;m<2;m++){if(g!=2&&g!=m)continue;n=$4c(i+5+m,6);o=a[29420+h*6+n];p=o>=0?b[5072+o]:(-1);if(p>=0)l+=$mG$(a,b,e,h,n,p,j,k,d)}if(b[32188+e]==1)l=$1b(l*Math.min(10,$bv$(a,b,e)+1),10);return l-5*f}
function $mQ$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29420+d*6+e];g=f>=0?b[5072+f]:(-1);if(g<0||a[15900+g]==a[15900+c])continue;if((h=b[2751+c],h<0||e==h||e==$4c(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$4c(e+3,6),i<0||j==i||j==$4c(i+5,6)))return 1}return 0}
function $mR$(a,b,c){let d;d=b[2];if(d==50)return $ng$(a,b,c);if(d==52)return $nb$(a,b,c);if(d==53)return $mZ$(a,b,c);if(d==51)return c;return $mS$(a,b,c)}
function $mS$(a,b,c){let d,e;d=b[2]==54;e=d?$mY$(a,b):$mT$(a,b);return c&&e?(-1):c}
function $mT$(a,b){let c,d,e,f,g,h,i,j,k;c=b[28476]>b[28477]?0:1;d=b[28537+c];e=b[28538-c];f=$bU$(a,b,d)-b[28476+c];g=$bU$(a,b,e)-b[28477-c];h=$mX$(a,$bW$(a,b,d),f,$bW$(a,b,e),g);i=$mV$(a,b,d)+$mV$(a,b,e);return(j=$mU$(a,d),k=$mU$(a,e),h*(j+k+i)>1000*j)}
function $mU$(a,b){let c;c=b>=0&&a[38+a[60+b]]==b;return 100*(c?a[59]:a[58])}
function $mV$(a,b,c){let d,e,f,g;d=0;for(e=a[124+c],f=a[156+c];e<f;e++){if(b[2591+e]>=0&&a[16380+e]!=8)d+=(a[16380+e]==8?600:100*a[17820+e])-$1b((a[16380+e]==8?600:100*a[17820+e])*$bw$(a,b,e,b[3071+e]),10000)}g=$mW$(a,b,c,$gY$(a,b,c))+1;return 200+$1b(d*g,10)}
function $mW$(a,b,c,d){let e,f,g,h;g=(e=$S$(a,b,c),f=a[38+a[60+c]]==c,$1b(e+1,2)+(f?e:0));return(h=a[10748+c*161+d],Math.min(Math.max(h+g,(-1)),9))}
function $mX$(a,b,c,d,e){let f,g;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=Math.min(c,8)-1;g=Math.min(e,8)-1;return a[88589+b*640+d*64+f*8+g]}
function $mY$(a,b){let c,d,e,f,g,h,i,j,k,l,m,n,o,p,q;c=b[32671];d=b[32672];e=b[32673];f=Math.max(0,a[18100+c]-b[5011+c]);g=Math.max(0,a[18160+c]-b[5011+c])-b[4951+c]-b[32674];if(d>=0){h=$bW$(a,b,d);i=$bU$(a,b,d);j=$mV$(a,b,d)}else{h=Math.max(0,a[18100+e]-b[5011+e]);i=Math.max(0,a[18160+e]-b[5011+e])-b[4951+e];j=300}k=$mX$(a,f,g,h,i-b[32675]);l=b[32674]>b[32675];m=$mU$(a,(-1));n=$mU$(a,d);if(!l){o=1000-k;p=n;q=m;k=o;m=p;n=q}return k*(m+n+(300+j))>1000*m}
function $mZ$(a,b,c){let d;d=b[32671];if($1b(c,10000))return(-$na$(a,b,d,(-1),$4c(c,10000)-1));return(-$na$(a,b,d,$4c(c,10000)-1,(-1)))}
function $na$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18100+c]-b[5011+c]);g=Math.max(0,a[18160+c]-b[5011+c])-b[4951+c];if(d>=0){h=$mX$(a,f,g,$bW$(a,b,d),$bU$(a,b,d));i=$mV$(a,b,d)}else{j=Math.max(0,a[18100+e]-b[5011+e]);h=$mX$(a,f,g,j,Math.max(0,a[18160+e]-b[5011+e])-b[4951+e]);i=300}k=$mU$(a,(-1))+300;return $1b(h*($mU$(a,d)+i)-(1000-h)*k,1000)}
function $nb$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r;d=b[32671];e=b[3];f=$1b(c,10000);g=$4c(c,10000)-1;if(c==0){h=$cf$(b,d);i=Math.max(0,a[18040+d]-b[5011+d]);j=0;for(k=a[34+e],l=a[36+e];k<l;k++){if($nf$(a,b,k,h,i))j+=b[2335+k]?$mV$(a,b,k):50+$ne$(a,b,k)}for(m=0,o=a[25];m<o;m++){n=b[4831+m];if(n>=0&&a[60+n]==e&&$nd$(a,b,m,h,i))j+=b[5011+m]?300:0}return(-j)}if(f==0){p=(-$na$(a,b,d,g,(-1)));if(b[2335+g])p=Math.max(p,1-(b[2335+g]?$mV$(a,b,g):50+$ne$(a,b,g)));return p}if(f==1){p=(-$na$(a,b,d,(-1),g));if(b[5011+g])p=Math.max(p,(-299));return p}q=(-$nc$(a,b,d,e));if(f==2)return q-$ne$(a,b,g);r=Math.min(10,$S$(a,b,g)+1);return $1b(r*q-(10-r)*(b[2335+g]?$mV$(a,b,g):50+$ne$(a,b,g)),10)}
function $nc$(a,b,c,d){let e,f,g,h,i;e=$ca$(a,b,d)>0?d:2;f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17980+h]==e){f+=$na$(a,b,c,(-1),h);g++}}return $1b(f,Math.max(1,g))}
function $nd$(a,b,c,d,e){let f;f=$cf$(b,c);return f>=0&&$aH$(a,d,f)<=e&&$bt$(a,b,d,f)}
function $ne$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return(d=a[60+c],$1b($aW$(a,b,c,d),2))}
function $nf$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[38+a[60+c]]==c&&$aI$(a,b,a[60+c]))return 0;return $aH$(a,d,f)<=e&&$bt$(a,b,d,f)}
function $ng$(a,b,c){let d;if(c==0)return 0;if($1b(c,10000)!=0)return(-1);d=b[32671];return $nh$(a,b,d,b[3],$cf$(b,d))}
function $nh$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=Math.max(0,a[18040+c]-b[5011+c]);g=100000;h=0;for(i=a[35-d],k=a[37-d];i<k;i++){if($nf$(a,b,i,e,f)){h+=b[2335+i]?$mV$(a,b,i):50+$ne$(a,b,i);g=Math.min(g,$na$(a,b,c,i,(-1)));if($ho$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$nc$(a,b,c,1-d);g=Math.min(g,j+$ne$(a,b,i))}}}for(l=0,n=a[25];l<n;l++){m=b[4831+l];if(m>=0&&a[60+m]!=d&&$nd$(a,b,l,e,f)){h+=b[5011+l]?300:0;g=Math.min(g,$na$(a,b,c,(-1),l))}}return g<100000?Math.min(g,h):0}
function $ni$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $ny$(a,b,c,d);if(e==21)return $nx$(a,b,c,b[3]);if(e==23)return $nw$(a,b,c,b[3]);if(e==24)return $nv$(a,b,c,d);if(e==26)return $nu$(a,b,c,d);if(e==30)return $nt$(a,b,c);if(e==37)return $nr$(a,b,c,d);if(e==38)return $nq$(a,b,c-1);if(e==39)return $nj$(a,b,c);if(e==25||e==33)return(-c);return c>0?1:0}
function $nj$(a,b,c){let d,e,f,g,h;d=b[3];if(b[1]!=149){$nm$(a,b,b[2059]);e=c==10001;return e?$nl$(a,b,b[2059]):b[39984+($4c(c,10000)-1)]}f=b[27698];if($1b(c,10000))return 2*$nk$(a,b,f,$4c(c,10000)-1);g=c>0?$4c(c,10000)-1:$cf$(b,f);h=2*$nh$(a,b,f,d,g);return c==0?Math.max(0,h)+1:h}
function $nk$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5072+b[2271+d]];if(f>=0&&a[15900+f]==a[60+d])e=Math.min(10,Math.max(0,a[18160+c]-b[5011+c])+1);g=$na$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[60+i]==a[60+d]&&$cf$(b,h)==b[2271+d])g=Math.min(g,$na$(a,b,c,(-1),h))}return $1b(e*g-(10-e)*300,10)}
function $nl$(a,b,c){let d,e,f,g,h,i;e=(d=a[60+c],$ca$(a,b,d)>0?d:2);f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17980+h]==e){f+=Math.max(0,b[39984+h]);g++}}return $1b(f,Math.max(1,g))}
function $nm$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o;d=a[60+c];e=b[2271+c];$np$(a,b,d,e,0);for(f=0,i=a[25];f<i;f++){b[39984+f]=0;if(b[4831+f]==c?1:(h=(g=a[60+c],$ca$(a,b,g)>0?g:2),b[4831+f]==(-1)&&a[17980+f]==h))b[39984+f]=$no$(a,b,f,d)}$np$(a,b,d,e,1);for(j=a[35-d],o=a[37-d];j<o;j++){if(b[2271+j]>=0&&$nn$(a,b,b[2271+j])){for(f=0,n=a[25];f<n;f++){if(b[4831+f]==c?1:(l=(k=a[60+c],$ca$(a,b,k)>0?k:2),b[4831+f]==(-1)&&a[17980+f]==l)){m=Math.max(b[39984+f],$nk$(a,b,f,j));b[39984+f]=m}}}}}
function $nn$(a,b,c){let d,e,f;if(b[38384+c]<99)return 1;for(d=0;d<6;d++){e=a[29420+c*6+d];if(e>=0&&a[39020+c*6+d]>0){f=a[58220+e*6+$4c(d+3,6)];if(b[38384+e]+f+2<=10)return 1}}return 0}
function $no$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[26];f<g;f++){if(b[38384+f]<99)e=Math.max(e,$nh$(a,b,c,d,f))}return e}
function $np$(a,b,c,d,e){let f,g,h,i,j,k,l,m;for(f=0,g=a[26];f<g;f++)b[38384+f]=99;b[38384+d]=0;b[35927]=d;h=0;i=1;while(i>0){j=b[35927+h];h=$4c(h+1,1600);i--;if(j!=d&&b[6672+(1-c)*1600+j]>0&&!e)continue;for(k=0;k<6;k++){if($eg$(a,b,c,j,k,e)){l=a[29420+j*6+k];m=b[38384+j]+a[58220+j*6+k];if(m<=10&&m<b[38384+l]){b[38384+l]=m;b[35927+$4c(h+i,1600)]=l;i++}}}}}
function $nq$(a,b,c){let d,e,f;d=a[15900+c];$aX$(a,b,d);e=Math.min(4,$1b(b[32727+d*1600+b[2591+c]],1000));f=$bv$(a,b,c)-b[3071+c]+$1b($bl$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0)}
function $nr$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27696];f=a[60+e];g=c>0?c-1:b[2271+e];if(a[38+a[60+e]]==e&&$aI$(a,b,f))return 1000*(c==0);$aX$(a,b,f);h=$S$(a,b,e);i=1000*$ns$(a,b,e,g);for(j=a[124+e],m=a[156+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16380+j]!=8){l=$aH$(a,g,k);i+=20*(l<=h)-l}}n=$1b(b[32727+f*1600+g],1000);if(b[5072+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0)}
function $ns$(a,b,c,d){let e;e=a[40+a[60+c]];return a[38+a[60+c]]==c&&e>=0&&b[2591+e]==d}
function $nt$(a,b,c){let d,e;d=b[26733];e=c-1;return $mF$(a,b,d,b[2591+d],b[2751+d],e,1)}
function $nu$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=$4c(c,10000)-1;f=b[2751+e];g=$eP$(b,e,$1b(c,10000));h=b[2591+e];i=a[17500+e]?a[24620+h]*$bl$(a,b,e):0;j=$bg$(a,b,e,h,f)-$bg$(a,b,e,h,g);return j-i}
function $nv$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$1b(c,10000);f=$4c(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29420+g*6+e];j=0;for(k=$bv$(a,b,f)+1;k<10;k++)j+=k-$bv$(a,b,f);l=$1b(j*$bl$(a,b,f),10);m=$bg$(a,b,f,g,h)-$bg$(a,b,f,i,h);return m-l-a[94992]}
function $nw$(a,b,c,d){let e;if(c==0)return(-1);$aX$(a,b,d);e=b[5072+(c-1)]>=0;return 2*$1b(b[32727+d*1600+(c-1)],1000)+3*e}
function $nx$(a,b,c,d){let e,f,g,h;$aX$(a,b,d);f=(e=$4c(c,10000)-1,$1b(e,6));h=(g=$4c(c,10000)-1,$4c(g,6));return $mC$(a,b,d,f,h)}
function $ny$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$1b(c,10000);f=$4c(c,10000)-1;g=a[15900+f];$aX$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$1b(b[32727+g*1600+h],1000);j=1000-20*i+(a[17180+f]==0?0:300);if($nz$(a,b,f))j-=500;if(e==3)return 1600;if(b[37528-g]>0&&b[37527+g]==0)return(-1);if(e==2){k=3*b[3071+f]>=$bv$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1)}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j}
function $nz$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$4c(h+5,6))){i=a[29420+d*6+g];if(i>=0&&a[39020+d*6+g]){f++;j=b[5072+i];if(j>=0&&a[15900+j]==a[15900+c])e+=b[4191+j]==0}}}return f==e}
function $nA$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];f=b[3];if(e==3)return $nH$(a,b,c,d);if(e==8)return $nG$(a,b,(g=$4c(c,10000)-1,$1b(g,6)),f);if(e==9)return $nq$(a,b,c-1);if(e==4){h=!(b[37528-f]>0&&b[37527+f]==0);return c*(h?$aW$(a,b,b[2059],f)-1:(-1))}i=e==2||e==5;if(c==0)return i&&d&1&&$nF$(a,b,f)?1000000:0;if(e==6)return(j=c-1,d&2?(-1):$aW$(a,b,j,f));if(e==1&&d&1&&$nE$(a,b,c-1))return(-1);if(e!=1&&b[37528-f]>0&&b[37527+f]==0)return $1b(c,1000)-1>=0?(-1):$nD$(a,b,$4c(c,1000)-1,f);if($1b(c,1000)-1>=0)return(-1);if(i&&d&1&&(k=$4c(c,1000)-1,$nC$(a,b,f)&&(l=$nB$(a,b,k),l>2&&l<=5)))return(-1);return $aW$(a,b,$4c(c,1000)-1,f)}
function $nB$(a,b,c){let d,e,f,g,h;d=a[60+c];e=99;$aX$(a,b,d);for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16380+f]!=8)e=b[3551+f]?0:Math.min(e,$1b(b[32727+d*1600+g],1000))}return e}
function $nC$(a,b,c){let d,e,f;if(b[2058]>0||b[37528-c]>0&&b[37527+c]==0||b[37527+c]>0)return 0;d=0;for(e=a[35-c],f=a[37-c];e<f;e++)d=d||$aP$(a,b,e);return d}
function $nD$(a,b,c,d){let e,f,g,h;$aX$(a,b,d);e=(-1);for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return(-1);if(g>=0&&b[2911+f]==1&&$1b(b[32727+d*1600+g],1000)>=3)e+=100}return e}
function $nE$(a,b,c){let d,e,f;if(b[6]>1)return 0;d=a[60+c];for(e=a[34+d],f=a[36+d];e<f;e++){if(b[2143+e])return 0}return $nB$(a,b,c)>2}
function $nF$(a,b,c){let d,e,f;if(!$nC$(a,b,c))return 0;d=99;for(e=a[34+c],f=a[36+c];e<f;e++){if($aP$(a,b,e))d=Math.min(d,$nB$(a,b,e))}return d>2&&d<=5}
function $nG$(a,b,c,d){$aX$(a,b,d);return $1b(b[32727+d*1600+c],1000)}
function $nH$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $aW$(a,b,e,f);if(c==3)return $nK$(a,b,e,f,d);if(c==5&&!(d&8))return 12*$nI$(a,b,e);return(-1)}
function $nI$(a,b,c){let d,e,f;if(!$nJ$(a,b,c))return(-1);$nm$(a,b,c);d=$ho$(a,b,c)?$nl$(a,b,c):(-1);for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d=Math.max(d,b[39984+e])}return d}
function $nJ$(a,b,c){let d,e,f,g,h;d=a[60+c];e=b[2271+c];for(f=a[35-d],h=a[37-d];f<h;f++){g=b[2271+f];if(g>=0&&$aH$(a,e,g)<=15)return 1}return 0}
function $nK$(a,b,c,d,e){let f,g,h,i,j,k;$aX$(a,b,d);f=0;g=0;for(h=a[124+c],j=a[156+c];h<j;h++){if(b[2911+h]==2){i=a[16700+h];f+=$1b($1b((a[16380+h]==8?600:100*a[17820+h])*i,10)*55,100)}else if(b[2591+h]>=0&&$1b(b[32727+d*1600+b[2591+h]],1000)<=3)g++}if(g==0)return 100*f;k=b[2141+d]*2>=a[42+d];if(e&1&&k)return 2*f;return $1b(f,2)}
function $nL$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[5071];f=a[15900+e];g=b[2591+e];h=b[2751+e];if($1b(c,10000)){i=$4c(c,10000)-1;j=$aH$(a,g,b[2591+i]);k=$mF$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k}if(c>0){g=(l=$4c(c,10000)-1,$1b(l,6));h=(m=$4c(c,10000)-1,$4c(m,6))}if(b[13438]==1)return $1b(b[32727+f*1600+g],1000);n=$mB$(a,b,e,g,h,d);if(c>0)n-=$1b($nN$(a,b,e,g,h)*a[94993],100);if(b[13438]==0){n-=$nM$(a,b,e,g);if(d&1){if(b[37529]!=1+g){$bi$(a,b,e,g);b[37529]=1+g}n-=$bh$(a,b,h)}}return 2*n+(c==0)}
function $nM$(a,b,c,d){let e,f,g,h;e=a[16060+c];f=b[2271+e];if(f<0||$aH$(a,d,f)<=$S$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29420+d*6+g];f=h>=0?b[5072+h]:(-1);if(f>=0&&f!=c&&a[16060+f]==e&&b[9885+f]&&a[16380+f]!=8)return 0}return a[94991]}
function $nN$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$fE$(a,b,d,e)&4095;g=$1b(f,64)*$nP$(a,b,c);if(f&63)g+=$nO$(a,b,c,d,e);return g}
function $nO$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$fu$(a,b,d,e);while(h>=0&&$1b(h,6)!=g){i=b[5072+$1b(h,6)];if(i>=0&&i!=c)f+=$nP$(a,b,i);h=$fs$(a,b,h)}return f}
function $nP$(a,b,c){if(b[3071+c]+1>=$bv$(a,b,c))return $bm$(a,b,c,0);return $bl$(a,b,c)}
function $nQ$(a,b){let c;for(c=0;c<2;c++)b[37527+c]=$bx$(a,b,c)>=a[42+c]}
function $nR$(a,b){a[32725+b]=(-1)}
function $nS$(a,b,c){return $mv$(a,b,c,5)}
function $nT$(a,b,c){return $mv$(a,b,c,9)}
function $nU$(a,b,c){return $mv$(a,b,c,0)}
function $nV$(a,b,c){return $mv$(a,b,c,1)}
function $nW$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$aS$(a,k,a[10]-1,word_at(i,j+o,0));$ob$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return(-1)-s;$oa$(a,k,m[o])}if(s==a[13]&&s>0)return(-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return(-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$bH$(a,k))return(-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$nZ$(a,k,t);t=x>=0?t+1:(-1)}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A]}else{$bJ$(a,k,l);B=$bz$(a,k,w);$bJ$(a,k,l);y=k[9+B]}if(n.length>0)r=$nY$(k,y,n,r);$nX$(a,k,y)}$aT$(a,k,m[o])}return 0}
function $nX$(a,b,c){$bK$(a,b,c);$ob$(a,b)}
function $nY$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e}
function $nZ$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return(-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f}return(-1)}
function $oa$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+d*2+f]=b[2141+f]}}
function $ob$(a,b){while(b[7]==0){b[0]=(-1);$bI$(b);$hb$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return}else if(b[4]!=1)return;$bK$(a,b,b[0]<0?b[9]:0)}b[0]=0}
const DICE=new Dice($a$),GAME={"name":"ran","row":621,"aside":0,"notes":7320,"redrawn":24301,"by_choice":true,"searched":6202052,"author":"careful"},untabled=(_,code)=>{DICE.add(code);return false},begin=(state,first)=>state.set(first),passage_wipe=(state,first,numbers)=>state.fill(0,first,first+numbers),NOTED={},noted=(s,one)=>$b$(s,NOTED.now=one);const RULES={prepare:$hb$,settle:$bK$,hide:$bJ$,show:$bJ$,clear:$bI$,decides:$bH$,asked:$bz$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$bI$,record:$aT$,nothing_to_redraw:$aS$,what_of:$aR$,can_be_ordered:$aP$,can_be_activated:$aF$,contingent_value:$aE$,combat_over:$aD$,combat_choose:$aA$,combat_otherwise:$as$,combat_record:$ag$,combat_forget:$af$,combat_prepare:$i$,combat_settle:$bK$,result:$d$},AT={"PENDING":0,"DECISION":2,"ASKED":3,"OPTIONS_OPEN":4,"ACTIVE":5,"TURN":6,"ENDED":7,"WINNER":8,"CHOICES":9,"PLAYING":0,"BOTS":1,"DRAWN":9,"SEATS":11,"SEARCHED":16,"TURN_NOTED":15,"SCRIPT":6,"SCRIPT_TURN":7,"SCRIPT_SEAT":8,"UNIFORM":100000,"AUTOMATIC":-1,"HEAD":65};const BOTS=[$nV$,$nU$,$nT$,$nS$,$mu$,$mt$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);const{Player,Sitting,facesOf,drawn}=$6h.playing($nW$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,DICE,facesOf,drawn,NOTED}})();
