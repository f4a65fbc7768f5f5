//# allFunctionsCalledOnLoad
(globalThis.RULED??={}).ran=(()=>{"use strict";const{$1b,$3c,$7d,$4g,CHOICES,Dice,key,word_at,uniform_of,drawn_among,next_word,among,fallen_on,another,takes_its_place,scrambled}=$6h;const $0i=[0,5];const $5g=[3,2];const $4h=[1,3];const $5h=[1,2];const $6g=[0,4];const $1i=[0,1];const $4j=[2,11];const $7i=[1,0,(-1)];const $8k=[1,(-1),0];const $9k=[0,(-1),1];const $4k=[(-1),0,1];const $5k=[(-1),1,0];const $6k=[0,1,(-1)];const $3j=[$7i,$8k,$9k,$4k,$5k,$6k];function $a$(a){throw Error('no_pool')}
function $b$(a,b){let c;c=b>=199||b==68||b==69;$c$(a,c?100:10)}
function $c$(a,b){a[0]=100000+b}
function $d$(a,b,c){if(b<15)return c<=b-1+(-3)?1:0;if(b<29)return Math.max(0,c-(b-15+(-3)));if(b<68)return $h$(a,b-29,c);if(b<70)return $g$(a,b-68,c);if(b==70)return a[141+c];if(b<199)return $f$(a,b-71,c);return $e$($1b(b-199,21),$3c(b-199,21),c)}
function $e$(a,b,c){let d,e,f,g,h;d=a+$1b(c,10);e=b+$3c(c,10);f=Math.min(d,e);g=Math.max(d,e);if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h}
function $f$(a,b,c){let d,e,f,g,h;d=b&1;e=c+($1b(b,2)&7)+(-4);f=Math.min(Math.max(e,0),9);g=a[151+$1b(b,16)*10+f];h=d&&c==9?2:0;return 4*$1b(g,2)+1*(g&1)+h}
function $g$(a,b,c){let d;if($1b(c,10)<9)return 0;d=a[131+$3c(c,10)];return b&&d==1?2:d}
function $h$(a,b,c){let d,e;d=c+($3c(b,3)-1)*a[0];e=Math.min(Math.max(d,0),9);return a[1+$1b(b,3)*10+e]}
function $i$(a,b){b[32731]=0;if(b[32729]&&b[1]==110)$ag$(a,b,b[32729]-1);if(b[32728])$k$(a,b);if($aW$(a,b)){$c$(b,10);return}if(b[1]==300)$j$(a,b);$hq$(a,b)}
function $j$(a,b){let c,d;if(b[32732])return;for(c=0;c<2;c++){d=b[28527+c*4];b[32725+a[15900+d]]+=b[28485+c];b[28485+c]=0}}
function $k$(a,b){let c;if(b[1]==132)$af$(a,b);else if($aW$(a,b)){b[32728]=0;c=b[32863];if(b[3711+c]>0&&b[33353+c]==0)$l$(a,b,c)}}
function $l$(a,b,c){let d,e,f,g,h;$j$(a,b);b[32732]=1+c;d=0;e=a[15900+c];f=(-1);b[9873]=d;b[9872]=e;b[2060]=f;for(g=0,h=a[23];g<h;g++){if(b[3711+g]!=b[3711+c])b[3711+g]=0}$ae$(a,b);if($ad$(a,b,c)){$m$(a,b);b[28540]=2}else b[1]=1}
function $m$(a,b){let c,d;$ac$(a,b);if(b[28540]==2){b[28544]=0;b[1]=202;return}for(c=0,d=a[23];c<d;c++){if($ad$(a,b,c))$aa$(b,c,b[3711+c]-1);if($Z$(b,c))b[3711+c]=0}$n$(a,b)}
function $n$(a,b){let c;$p$(a,b);c=b[28543]<0&&$o$(a,b);b[1]=c?204:205}
function $o$(a,b){let c,d,e,f;c=0;d=0;for(e=0,f=a[23];e<f;e++){if(b[31708+e]&&b[32188+e]!=0){c=c||a[16060+e]==b[2059];d=d||a[16060+e]==b[2060]}}return c&&d}
function $p$(a,b){let c,d,e,f;if(b[9873]!=2)$H$(a,b);$E$(a,b);for(c=0,d=a[23];c<d;c++){if(b[31708+c])b[32348+c]=$t$(a,b,c)}for(e=0,f=b[28541];e<f;e++){b[28542]=e;$q$(a,b,e)}b[28542]=0}
function $q$(a,b,c){let d,e,f,g,h;for(d=0;d<2;d++){b[30988+c*18+16+d]=(-1);for(e=d*4,g=(1+d)*4;e<g;e++){f=b[30988+c*18+e];if(f>=0){b[30988+c*18+8+e]=b[2591+f];if(b[30988+c*18+16+d]<0)b[30988+c*18+16+d]=$s$(a,b,a[15900+f],b[2591+f],a[16060+f])}}b[28537+d]=b[30988+c*18+16+d]}$r$(b);h=28548+c*61;for(e=0;e<61;e++)b[h+e]=b[28466+e]}
function $r$(a){let b,c,d,e;for(b=0;b<61;b++)a[28466+b]=0;a[28469]=(-1);a[28466]=19;for(c=0;c<2;c++){d=a[28537+c];if(d>=0){e=a[2207+d]==1?2:1;a[28474+c]=e}}}
function $s$(a,b,c,d,e){let f,g;if(e>=0&&b[2271+e]==d)return e;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)return f}return(-1)}
function $t$(a,b,c){let d,e,f,g;d=b[31708+c]-1;if(!$D$(b,d,c))return 0;e=0;for(f=0;f<4;f++){g=b[30988+d*18+4+f];if(g>=0){if(a[16380+g]==8)return 0;if($A$(a,b,c,g)&&$x$(a,b,c,g))e|=1<<f}}return $u$(a,b,c)?0:e}
function $u$(a,b,c){let d,e,f,g,h;for(d=0;d<6;d++){if((e=b[2751+c],e<0||d==e||d==$3c(e+5,6)))continue;f=a[29420+b[2591+c]*6+d];g=f>=0?b[5072+f]:(-1);if(g<0||a[15900+g]==a[15900+c])continue;h=b[32028+g]||$w$(b,g);if(!h&&$v$(a,b,g,$3c(d+3,6)))return 1}return 0}
function $v$(a,b,c,d){let e,f;e=b[2591+c];if(a[29420+e*6+d]<0||b[2911+c]!=0)return 0;if(!(f=b[2751+c],f<0||d==f||d==$3c(f+5,6)))return 0;return a[39020+e*6+d]>0||a[17180+c]!=0}
function $w$(a,b){let c,d;if(a[31708+b]==0)return 0;c=a[31708+b]-1;for(d=4;d<8;d++){if(a[30988+c*18+d]==b)return 1}return 0}
function $x$(a,b,c,d){let e,f;e=b[2591+d];f=b[2751+d];return $y$(a,e,f,b[2591+c])!=0}
function $y$(a,b,c,d){let e,f;if(b==d||c<0)return 0;e=$z$(a,b,d);if(e&(c>=0?1<<c|1<<$3c(c+5,6):(-1)))return 0;f=1<<$3c(c+1,6)|1<<$3c(c+4,6);return e&f?1:2}
function $z$(a,b,c){let d,e,f,g,h,i,j,k,l;d=a[21420+c]-a[21420+b];e=a[23020+c]-a[23020+b];f=d-e;g=d+2*e;if(f*g<0){h=f>0?$0i:$5g;i=h[0];j=h[1];k=Math.abs(f)-Math.abs(g);if(k==0)return 1<<i|1<<j;return k>0?1<<i:1<<j}if(d==0&&e==0)return 63;l=f+g>0?1:4;if(g==0)return 1<<l|1<<l-1;return f==0?1<<l|1<<l+1:1<<l}
function $A$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $B$(a,b,c,0)==d||$B$(a,b,c,1)==d}
function $B$(a,b,c,d){let e,f;e=d==0?5:0;f=$3c(b[2751+c]+e,6);return $C$(a,b,c,f)}
function $C$(a,b,c,d){let e;if(!(a[39020+b[2591+c]*6+d]>0))return(-1);e=b[5072+a[29420+b[2591+c]*6+d]];return e>=0&&a[15900+e]!=a[15900+c]?e:(-1)}
function $D$(a,b,c){let d;for(d=0;d<4;d++){if(a[30988+b*18+d]==c)return 1}return 0}
function $E$(a,b){let c,d,e,f,g,h,i;for(c=1,e=b[28541];c<e;c++){d=c;while(d>0&&$G$(a,b,d)<$G$(a,b,d-1)){$F$(b,d,d-1);d--}}for(f=0,i=b[28541];f<i;f++){for(g=0;g<8;g++){d=g;h=b[30988+f*18+d];if(h>=0)b[31708+h]=1+f}}}
function $F$(a,b,c){let d,e;for(d=0;d<18;d++){e=a[30988+b*18+d];a[30988+b*18+d]=a[30988+c*18+d];a[30988+c*18+d]=e}}
function $G$(a,b,c){let d,e;d=b[2591+b[30988+c*18+4]];e=2*a[21420+d]+a[23020+d];return e*1600+d}
function $H$(a,b){let c,d,e,f,g,h;for(c=0,h=b[28541];c<h;c++){for(d=0;d<4;d++){e=b[30988+c*18+d];for(f=0;f<2;f++){if(e>=0){g=$Y$(a,b,e,f);if(g<0||b[31708+g]||!(b[30988+c*18+8-1]<0))continue;if(!$J$(a,b,e,g))$I$(b,c,g,1)}}}}}
function $I$(a,b,c,d){let e,f,g;e=d?4:0;for(f=e,g=e+4;f<g;f++){if(a[30988+b*18+f]<0){a[30988+b*18+f]=c;a[31708+c]=1+b;return}}}
function $J$(a,b,c,d){let e,f,g;if(b[28540]!=0||!$X$(a,b,c))return 0;for(e=0;e<6;e++){f=a[29420+b[2591+d]*6+e];g=f>=0?b[5072+f]:(-1);if(g>=0&&b[31708+g]==0&&$X$(a,b,g)&&$A$(a,b,g,d)&&$K$(a,b,g)>=3)return 1}return 0}
function $K$(a,b,c){let d;if(b[2591+c]<0||$W$(a,c)||b[31868+c])return 0;if(!$V$(a,b,c))return 0;if(b[3551+c])return 4;if(b[9873]==3)return 0;d=a[17180+c]!=0;if(b[4351+c]&&!d&&(a[49]==1||b[4671+c]==0))return 3;if(b[2911+c]!=0||$U$(b,c))return 0;if(b[4351+c])return 2;return $L$(a,b,c)?1:0}
function $L$(a,b,c){let d,e,f;d=a[16060+c];if(b[9884]==0){for(e=0,f=a[24];e<f;e++)b[13245+e]=0;b[9884]=1}if(b[13245+d]==0)$M$(a,b,d);return b[9885+c]>0}
function $M$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[124+c];e=a[156+c];f=b[2271+c];g=f<0&&b[2207+c]<=1;for(h=d,i=e;h<i;h++)b[9885+h]=g?1:0;if(f>=0){j=$S$(a,b,c);k=$Q$(a,b,a[60+c],f,j);for(h=d,m=e;h<m;h++){l=b[2591+h];if(l>=0&&b[10045+l]>0)b[9885+h]=1}$P$(b,k);while($N$(a,b,d,e)>0)continue}b[13245+c]=1}
function $N$(a,b,c,d){let e,f,g;e=0;for(f=c,g=d;f<g;f++){if(b[9885+f]==0&&b[2591+f]>=0&&$O$(a,b,b[2591+f],c,d)){b[9885+f]=1;e++}}return e}
function $O$(a,b,c,d,e){let f,g,h,i;for(f=0;f<6;f++){g=a[29420+c*6+f];if(g>=0){h=b[5072+g];if(d<=(i=h)&&i<e&&b[9885+h])return 1}}return 0}
function $P$(a,b){let c,d;for(c=0,d=b;c<d;c++)a[10045+a[11645+c]]=0}
function $Q$(a,b,c,d,e){let f,g,h,i,j;b[10045+d]=1;b[11645]=d;f=0;g=1;while(f<g){h=b[11645+f];f++;if(b[10045+h]>e)continue;for(i=0;i<6;i++){if(a[39020+h*6+i]>0){j=a[29420+h*6+i];if(b[10045+j]==0&&$R$(a,b,c,j)){b[10045+j]=b[10045+h]+1;b[11645+g]=j;g++}}}}return g}
function $R$(a,b,c,d){let e;e=b[5072+d];if(e>=0)return a[15900+e]==c;return!(b[6672+(1-c)*1600+d]>0)}
function $S$(a,b,c){let d,e,f;d=$T$(a,b,c);if((e=a[60+c],f=b[2271+c],b[6672+(1-e)*1600+f]>0))return $1b(d+1,2);return d}
function $T$(a,b,c){let d;d=a[220+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])}
function $U$(a,b){let c;if(a[3391+b]==2)return 1;return 2<=(c=a[4191+b])&&c<=5}
function $V$(a,b,c){let d,e;d=$Y$(a,b,c,0);e=$Y$(a,b,c,1);return d>=0||e>=0}
function $W$(a,b){let c;c=a[16380+b];return c==6||c==7||c==8}
function $X$(a,b,c){let d;d=a[16060+c];return d==b[2059]||d==b[2060]}
function $Y$(a,b,c,d){let e;e=$B$(a,b,c,d);return e>=0&&b[32028+e]==0?e:(-1)}
function $Z$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9873]==2)return b==a[9874];if(a[28540]==1)return c==3;return c==1||c==2}
function $aa$(a,b,c){let d;if(a[31708+b])return;if(a[31708+c]==0){$ab$(a);$I$(a,a[28541]-1,c,1)}d=a[31708+c]-1;if(a[30988+d*18+4-1]<0){$I$(a,d,b,0);a[32188+b]=2;a[32508+b]=a[3871+b]==2?1:0}}
function $ab$(a){let b;for(b=0;b<18;b++)a[30988+a[28541]*18+b]=(-1);a[28541]++}
function $ac$(a,b){let c,d;b[28541]=0;b[28542]=0;b[28539]=0;for(c=0,d=a[23];c<d;c++){b[31708+c]=0;b[32188+c]=0;b[32348+c]=0;b[32508+c]=0}}
function $ad$(a,b,c){if(!$Z$(b,c)||b[2591+c]<0||$W$(a,c))return 0;if(b[2911+c]>1)return 0;return $A$(a,b,c,b[3711+c]-1)}
function $ae$(a,b){let c,d;b[28543]=(-1);for(c=0,d=a[23];c<d;c++){b[31868+c]=0;b[32028+c]=0}b[28540]=0;if(b[9873]==1||b[9873]==2)b[28540]=1;else if(b[9873]==3)b[28540]=2;b[1]=201}
function $af$(a,b){let c;$j$(a,b);if(b[32668]==1)b[32733]=1;if(b[32668]==2)b[32732]=1+b[26734];else if((c=b[26733],b[3711+c]>0&&b[33353+c]==0))b[32732]=1+b[26733]}
function $ag$(a,b,c){let d,e,f,g,h;b[32729]=0;if(b[2591+c]<0||b[3711+c]>0&&b[33353+c]==0){b[1]=1;if(b[2591+c]>=0)$l$(a,b,c);return}d=0;e=a[15900+c];f=(-1);b[9873]=d;b[9872]=e;b[2060]=f;$ae$(a,b);$ac$(a,b);b[28540]=2;$aw$(a,b,a[16060+c]);$au$(a,b,c);if(!$ai$(a,b,c)){b[1]=1;return}for(g=a[124+a[16060+c]],h=a[156+a[16060+c]];g<h;g++){if(b[32188+g]==4&&$ah$(a,b,g))$ai$(a,b,g)}$n$(a,b)}
function $ah$(a,b,c){let d,e;for(d=0;d<2;d++){e=$Y$(a,b,c,d);if(e>=0&&b[31708+e]==0)return 0}return 1}
function $ai$(a,b,c){let d,e,f;d=$Y$(a,b,c,0);e=$Y$(a,b,c,1);f=d>=0&&e>=0?2:(d>=0?0:1);if(!(b[32188+c]!=0&&b[31708+c]==0)||!$ak$(a,b,c,f,0))return 0;$aj$(a,b,f*10000+(c+1));return 1}
function $aj$(a,b,c){let d,e,f,g,h;d=$3c(c,10000)-1;e=$3c($1b(c,10000),3);b[32508+d]=$1b(c,30000);f=$Y$(a,b,d,0);g=$Y$(a,b,d,1);h=e==1?g:f;if(b[31708+h]==0){$ab$(b);$I$(b,b[28541]-1,h,1);if(e==2)$I$(b,b[28541]-1,g,1)}$I$(b,b[31708+h]-1,d,0)}
function $ak$(a,b,c,d,e){let f,g,h,i,j;f=$Y$(a,b,c,0);g=$Y$(a,b,c,1);if(b[13278+c]&&!e)return 0;if(e&&!$aq$(a,b,c,f,g,d))return 0;if(d==2)return f>=0&&g>=0&&$ap$(a,b,c,f,g);h=d==0?[f,g]:[g,f];i=h[0];j=h[1];if(i<0)return 0;return $am$(a,b,c,i,j)||$al$(a,b,c,i,f,g)}
function $al$(a,b,c,d,e,f){if(b[32188+c]!=4||b[31708+d]==0)return 0;if(e>=0&&$am$(a,b,c,e,f))return 0;if(f>=0&&$am$(a,b,c,f,e))return 0;if(e>=0&&f>=0&&$ap$(a,b,c,e,f))return 0;return b[30988+(b[31708+d]-1)*18+4-1]<0}
function $am$(a,b,c,d,e){let f;if(b[31708+d]){f=b[31708+d]-1;if(!(b[30988+f*18+4-1]<0)||!$ao$(a,b,f,c))return 0}else if(b[28541]>=40)return 0;return e<0||b[31708+e]>0||$an$(a,b,c,e)}
function $an$(a,b,c,d){let e,f,g;for(e=0;e<6;e++){f=a[29420+b[2591+d]*6+e];g=f>=0?b[5072+f]:(-1);if(g>=0&&g!=c&&a[15900+g]==a[15900+c]&&b[32188+g]!=0&&b[31708+g]==0&&$A$(a,b,g,d))return 1}return 0}
function $ao$(a,b,c,d){let e,f;for(e=4;e<8;e++){f=b[30988+c*18+e];if(f>=0&&!$A$(a,b,d,f))return 0}return 1}
function $ap$(a,b,c,d,e){let f;if(b[31708+d]==0&&b[31708+e]==0)return b[28541]<40;if(b[31708+d]!=b[31708+e])return 0;f=b[31708+d]-1;return b[30988+f*18+4-1]<0&&$ao$(a,b,f,c)}
function $aq$(a,b,c,d,e,f){if(b[13278+c])return 1;if(f!=1&&d>=0&&!$ar$(a,b,c,d))return 0;return f==0||e<0||$ar$(a,b,c,e)}
function $ar$(a,b,c,d){if(b[4351+c]!=1||b[3551+c])return 0;return(a[16380+c]==0||a[16380+c]==1)&&!$as$(a,b,c,d)}
function $as$(a,b,c,d){let e,f;e=b[4511+c];f=b[4511+d];return e>=0&&f>=0&&$at$(a,e,f)<=1}
function $at$(a,b,c){let d,e,f;d=Math.abs(a[21420+b]-a[21420+c]);e=Math.abs(a[23020+b]-a[23020+c]);f=a[21420+b]-a[21420+c]+a[23020+b]-a[23020+c];return Math.max(d,e,Math.abs(f))}
function $au$(a,b,c){let d,e;for(d=0;d<2;d++){e=$Y$(a,b,c,d);if(e>=0&&!$av$(b,e))b[32028+e]=1}}
function $av$(a,b){let c;for(c=4;c<8;c++){if(a[32863+c]==b)return 1}return 0}
function $aw$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++)b[32188+d]=$K$(a,b,d)}
function $ax$(a,b){let c;passage_wipe(b,32677,48);passage_wipe(b,11645,1600);passage_wipe(b,2143,32);passage_wipe(b,4031,160);passage_wipe(b,9885,160);passage_wipe(b,13245,32);b[9884]=0;$ay$(b);c=b[1];if(c>=200&&c<300){if(b[28539]==0)passage_wipe(b,27902,564);if(c!=213){passage_wipe(b,26356,379);passage_wipe(b,9876,8);b[28547]=0}}if(b[0]>0){b[2]=0;b[3]=0}}
function $ay$(a){let b,c;for(b=0,c=a[13501];b<c;b++)a[13502+a[15102+b]]=0;a[13501]=0}
function $az$(a,b,c){let d,e;for(d=0;d<64;d++)c[d]=0;for(d=0,e=b[32734];d<e;d++)c[d]=$aA$(a,b,b[32735+d],b[32799+d])}
function $aA$(a,b,c,d){if(c==0)return b[d];if(c==1)return b[2911+d]>=2?0:($aK$(b,d)==2?1:0);if(c==2)return $aJ$(a,b,d);if(c==3)return $aI$(b,d);if(c==4)return b[2207+d]==3?1:0;if(c==5)return $aH$(a,b,d);if(c==6)return $aD$(a,b);if(c==7)return $aC$(b);if(c==8)return $aB$(a,b,d);if(c==9)return b[32732]==1+d||b[3711+d]>0&&b[33353+d]==0||b[32668]==2?1:0;if(c==10)return b[32732]==1+d||b[3711+d]>0&&b[33353+d]==0?1:0;if(c==11)return b[32668]==1||b[32733]?1:0;return b[2751+d]!=b[33193+d]?1:0}
function $aB$(a,b,c){let d,e;d=b[32725+c];if(b[32732])return d;for(e=0;e<2;e++){if(a[15900+b[28527+e*4]]==c)d+=b[28485+e]}return d}
function $aC$(a){let b,c,d,e;for(b=0;b<4;b++){c=a[32863+b];d=c>=0?a[3711+c]-1:(-1);if(d<0)continue;for(e=0;e<160;e++){if(a[32873+e]==d)return 1+e}}return 0}
function $aD$(a,b){let c,d,e,f;for(c=0;c<4;c++){d=b[32863+c];if(d<0)continue;for(e=4;e<8;e++){f=b[32863+e];if(f>=0&&$aE$(a,b,d,f))return 1}}return 0}
function $aE$(a,b,c,d){let e;if(b[3551+c]==0||!$aG$(a,b,c,d))return 0;e=$aF$(a,b[2591+c],b[2591+d]);return(b[3551+c]&1<<e)>0}
function $aF$(a,b,c){let d;for(d=0;d<6;d++){if(a[29420+b*6+d]==c)return d}return(-1)}
function $aG$(a,b,c,d){if(b[2591+c]<0||b[2591+d]<0)return 0;return $aF$(a,b[2591+c],b[2591+d])>=0}
function $aH$(a,b,c){let d,e;d=b[2125+c]-b[33513+c];e=b[2127+c]-b[33515+c];return Math.max(0,d*a[58]+e*a[59])}
function $aI$(a,b){if(b<0)return 0;if(a[2207+b]==0)return 1;return a[2207+b]==1?2:3}
function $aJ$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2&&b[33033+e]<2)d+=a[17820+e]}return d}
function $aK$(a,b){let c;for(c=0;c<8;c++){if(a[30988+c]==b)return a[28581+c*3]}return 0}
function $aL$(a,b){let c;c=b[2]==43||b[2]==44;return c?$aM$(b):0}
function $aM$(a){let b,c,d,e,f,g,h,i;b=a[2]==43;c=0;d=0;for(e=0,i=a[4];e<i;e++){f=$aS$(a,a[9+e]-1);g=b?$aR$(a,f):$aN$(a,f);h=b?g<c:g>c;if(e==0||h){c=g;d=e}}return d}
function $aN$(a,b){let c,d;c=a[28469];a[28469]=b;d=$aO$($7d(a,27902,28466),$7d(a,28466,28527));a[28469]=c;return Math.trunc(d)}
function $aO$(a,b){let c,d,e,f,g,h,i;c=b[4]-4;d=b[3];e=$aQ$(a,b,d)?a[116+c*4+d]:a[132+c*4+d];e+=a[7]*($aP$(a,b,0)-$aP$(a,b,1));f=0;g=0;for(h=0,i=a[0];h<i;h++){if(b[31+h*3]<=1&&b[33+h*3]==0){f|=b[31+h*3];g|=a[157+h*20]}}e+=a[6]+b[26]-f*a[8]-g*a[9];return Math.min(Math.max(e,1),13)}
function $aP$(a,b,c){let d,e,f;d=0;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[33+e*3]==0)d++}return d}
function $aQ$(a,b,c){let d;d=b[21]-1;if(d>=0&&a[165+d*20])return 0;if(a[154+c*20]==2)return d>=0?1:0;return a[154+c*20]}
function $aR$(a,b){let c,d,e;c=0;d=a[28470];a[28470]=b;for(e=0;e<4;e++){if(a[28527+e]>=0)c=Math.max(c,$aN$(a,e))}a[28470]=d;return c}
function $aS$(a,b){let c;for(c=0;c<8;c++){if(a[28527+c]==b)return c}return 0}
function $aT$(a,b){let c,d;c=b[2];if(c==43||c==44||c==45)return(-1);if(c==26)return(-1);if(c==22)return $aV$(b,b[32730]);d=c==27||c==32;if(d||c==23)return b[4]>1?1:0;if(c==48)return b[32727]?0:1;if(c==47)return $aV$(b,1+b[2751+b[28547]]);if(c==46)return $aU$(b);return 0}
function $aU$(a){let b,c,d;for(b=0;b<8;b++){for(c=0,d=a[4];c<d;c++){if(a[28527+b]==a[9+c]-1)return c}}return 0}
function $aV$(a,b){let c,d;for(c=0,d=a[4];c<d;c++){if(a[9+c]==b)return c}return 0}
function $aW$(a,b){let c,d,e;c=b[1];if(b[32729])return 0;if(c==132){if(b[32728])return 0}else if(c!=215&&c!=1&&c!=110)return 0;for(d=0,e=a[24];d<e;d++){if(b[2495+d]||b[2527+d])return 0}return 1}
function $aX$(a){return a+1}
function $aY$(a,b,c){let d;d=a[60+c];return b[2143+c]==0&&b[2175+c]==0&&$bg$(a,b,d)&&b[2129+d]<Math.max(0,a[44+d]-b[2335+a[38+d]])&&$bb$(a,b,c)&&(a[38+a[60+c]]==c||$ba$(a,b,d)||$aZ$(a,b,c))}
function $aZ$(a,b,c){let d,e,f,g,h,i;d=a[60+c];e=a[38+d];if(e==c||$ba$(a,b,d))return 1;if(e<0||b[2271+e]<0||b[2271+c]<0)return 0;f=$S$(a,b,e);g=b[2271+c];if($at$(a,b[2271+e],g)>f)return 0;h=$Q$(a,b,d,b[2271+e],f);i=b[10045+g]>0;$P$(b,h);return i}
function $ba$(a,b,c){let d,e;d=a[40+c];e=a[38+c];return d>=0&&e>=0&&b[2591+d]>=0&&b[2271+e]==b[2591+d]}
function $bb$(a,b,c){let d;d=b[2271+c]>=0||$bf$(a,b,c);return d&&(b[2207+c]==0||b[2207+c]==1)&&($bd$(a,b,c)||$bc$(a,b,c))}
function $bc$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]==2)return 1}return 0}
function $bd$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0||$be$(a,b,d))return 1}return 0}
function $be$(a,b,c){let d,e;d=a[16060+c];e=a[412+d];return e>0&&b[6]>=e&&b[2591+c]<0&&b[2911+c]<=1&&(b[2207+d]==0||b[2207+d]==1)}
function $bf$(a,b,c){let d,e;d=a[412+c];e=d>0&&b[6]>=d;return e&&(b[2207+c]==0||b[2207+c]==1)&&!(b[2271+c]>=0)}
function $bg$(a,b,c){let d;d=a[38+c];return d>=0&&(b[2207+d]==0||b[2207+d]==1)&&b[2271+d]>=0}
function $bh$(a,b,c){return b[2143+c]>0&&b[2175+c]==0&&$bb$(a,b,c)&&$bi$(a,b,c)}
function $bi$(a,b,c){let d;d=a[60+c];if(a[38+a[60+c]]==c||!$bg$(a,b,d)||$ba$(a,b,d))return 1;return $bf$(a,b,c)||$aZ$(a,b,c)}
function $bj$(a){return $1b(a,10000)}
function $bk$(a,b,c,d){}
function $bl$(a,b,c){let d,e,f,g,h;$bQ$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$bu$(a,b,c,0,1);f=$bu$(a,b,c,1,(-1));c[612]=$1b(1000*(e-f),Math.max(1,e+f));g=$bn$(a,b,0);h=$bn$(a,b,1);c[615]=$1b(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$1b(c[607]*$bm$(a,b),1000)}
function $bm$(a,b){let c,d,e,f;if(b[1]>=11)return 1000;c=0;for(d=0,e=a[24];d<e;d++)c+=$bh$(a,b,d);f=1000-$1b(1000*c,Math.max(1,a[24]));return f}
function $bn$(a,b,c){let d,e,f;d=0;for(e=a[34+c],f=a[36+c];e<f;e++){if(b[1]<11&&$bh$(a,b,e))d+=$bo$(a,b,e,c)}return d}
function $bo$(a,b,c,d){let e,f,g,h;$bp$(a,b,d);e=1;for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g<0){if(b[2911+f]==0)e+=40;continue}if(a[16380+f]==8)continue;if(b[3551+f])e+=60;e+=Math.max(5,100-12*$1b(b[32727+d*1600+g],1000))}return e}
function $bp$(a,b,c){let d,e,f,g,h,i,j,k;d=1+b[2066];e=b[32725+c]!=0;if(b[32725+c]==d)return;b[32725+c]=d;if($bt$(a,b,c)&&e)return;for(f=0,g=a[26];f<g;f++)b[32727+c*1600+f]=99000;h=0;i=0;for(j=0;j<3;j++){i=$br$(a,b,c,j,i);while(h<i){k=b[35927+h];if(j<2&&$1b(b[32727+c*1600+k],1000)>j)break;i=$bq$(a,b,c,k,i);h++}}}
function $bq$(a,b,c,d,e){let f,g,h;for(f=0;f<6;f++){g=a[29420+d*6+f];h=g>=0&&a[39020+d*6+f]>0;if(h&&$1b(b[32727+c*1600+g],1000)>=99){b[32727+c*1600+g]=b[32727+c*1600+d]+1000;b[35927+e]=g;e++}}return e}
function $br$(a,b,c,d,e){let f,g,h;for(f=a[31-c],h=a[33-c];f<h;f++){g=b[2591+f];if(g<0||$bs$(a,b,f)!=d||$1b(b[32727+c*1600+g],1000)<=d)continue;b[32727+c*1600+g]=d*1000+f;b[35927+e]=g;e++}return e}
function $bs$(a,b,c){let d;if(a[16380+c]==8)return 2;d=b[2911+c]!=0||a[17180+c]!=0;return d||2*b[3071+c]>=a[16540+c]?0:1}
function $bt$(a,b,c){let d,e,f,g,h,i;d=1;e=a[31-c];for(f=e,i=a[33-c];f<i;f++){g=b[2591+f];h=g<0?0:3*(g+1)+$bs$(a,b,f);if(b[38064+c*160+f-e]!=h){b[38064+c*160+f-e]=h;d=0}}return d}
function $bu$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p;f=Math.max(1,a[42+d]);g=Math.min(1500,Math.max((-1000),$1b(1000*$bP$(a,b,d),f)));c[605]+=e*g;c[606]+=$1b(e*g*Math.abs(g),1000);c[607]+=e*1000*(g>=1000);h=0;i=0;j=0;k=0;l=0;for(m=a[30+d],o=a[32+d];m<o;m++){n=b[2591+m];if(b[2911+m]>=2||a[16380+m]==8)continue;h+=$1b((a[16380+m]==8?600:100*a[17820+m])*$bO$(a,b,m,b[3071+m]),10000);l+=((a[16380+m]==8?600:100*a[17820+m])-$1b((a[16380+m]==8?600:100*a[17820+m])*$bO$(a,b,m,b[3071+m]),10000))*$bN$(a,b,m);if(b[2911+m]==1)i+=a[16380+m]==8?600:100*a[17820+m];if(n>=0){j+=$by$(a,b,m,n,b[2751+m]);if(b[3551+m])k+=a[16380+m]==8?600:100*a[17820+m]}}p=100*f;c[609]+=e*Math.min(3000,$1b(1000*h,p));c[610]+=e*Math.min(3000,$1b(1000*i,p));c[613]+=e*Math.min(3000,$1b(1000*j,p));c[614]+=e*Math.min(3000,$1b(1000*k,p));$bv$(a,b,c,d,e);return l}
function $bv$(a,b,c,d,e){let f,g,h,i,j,k,l,m;f=Math.max(1,a[42+d]);g=0;h=0;i=a[34+d];j=a[36+d];for(k=i,l=j;k<l;k++){g+=$bw$(a,b,k);h+=1000*!(b[2207+k]==0||b[2207+k]==1)}c[611]+=e*Math.min(3000,$1b(1000*g,100*f));c[618]+=$1b(e*h,Math.max(1,j-i));c[617]+=e*1000*Math.max(0,Math.max(0,a[46+d]-b[2335+a[38+d]])-b[2131+d]);c[619]+=e*1000*$bg$(a,b,d);m=b[2125+d]+b[2127+d];c[620]+=e*1000*Math.min(3,m)}
function $bw$(a,b,c){let d,e,f,g,h;d=0;e=0;for(f=a[124+c],g=a[156+c];f<g;f++){if(a[16380+f]==8)continue;e+=b[2911+f]!=0;if(b[2591+f]>=0)d+=a[16380+f]==8?600:100*a[17820+f]}h=$1b(d*$bx$(a,b,c,e),10);return h}
function $bx$(a,b,c,d){let e;if(d==0)return 0;e=a[10748+c*161+Math.min(d,a[188+c])];if((b[2207+c]==0||b[2207+c]==1)&&b[2239+c]==0)e-=$1b($T$(a,b,c),2);return Math.min(Math.max(e+1,0),10)}
function $by$(a,b,c,d,e){b[38011]++;$bA$(a,b,c,d);return $bz$(a,b,e)}
function $bz$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=0;e=0;f=c>=0?1<<c|1<<$3c(c+5,6):(-1);for(g=0,l=b[37530];g<l;g++){h=b[37531+g*3]&f;i=h?b[37532+g*3]:b[37533+g*3];if(i>d){j=i;k=d;d=j;e=k}else if(i>e)e=i}m=d+$1b(e,2);return $1b(m*a[94989]+b[40044],100)}
function $bA$(a,b,c,d){let e,f,g,h,i,j;b[37530]=0;e=1-a[15900+c];$bH$(a,b,c,d);for(f=a[30+e],j=a[32+e];f<j;f++){g=b[2591+f];if(g<0||$W$(a,f)||b[2911+f]!=0)continue;h=$at$(a,d,g);if(h<=a[16860+f]){i=b[37530];b[37531+i*3]=$z$(a,d,g);b[37532+i*3]=$bB$(a,b,f,c,d,0,h);b[37533+i*3]=$bB$(a,b,f,c,d,1,h);b[37530]=i+1}}}
function $bB$(a,b,c,d,e,f,g){let h,i,j,k;h=$bG$(a,c,d,0,(-a[27820+e]));if(h<0)return 0;i=f?1:0;if(b[38012+h*4+i*2]!=b[38011]){b[38012+h*4+i*2]=b[38011];j=$bC$(a,b,d,h,f,0,1);b[38012+h*4+i*2+1]=j}k=b[38012+h*4+i*2+1];return g<=2?k:$1b(k*2,3)}
function $bC$(a,b,c,d,e,f,g){let h,i,j,k;h=$bF$(a,b,c,d,e,f,g);i=a[h];j=a[1+h];k=i*$bE$(a,b,c,e)+j*$bD$(a,b,c);return $1b(k,1000)}
function $bD$(a,b,c){let d;d=30;if(a[17180+c]!=0)d=60;else if(b[2911+c]!=0)d=25;return $1b((a[16380+c]==8?600:100*a[17820+c])*d,100*Math.max(1,$bN$(a,b,c)))}
function $bE$(a,b,c,d){let e,f;e=b[2911+c]==0&&a[17180+c]==0&&!d;f=e?$1b((a[16380+c]==8?600:100*a[17820+c])*45,100):(a[16380+c]==8?600:100*a[17820+c]);return Math.max(0,f-$1b((a[16380+c]==8?600:100*a[17820+c])*$bO$(a,b,c,b[3071+c]),10000))}
function $bF$(a,b,c,d,e,f,g){let h,i,j;h=Math.min(Math.max(1,$bN$(a,b,c)-b[3071+c]),9);i=9;if(g){j=a[17340+c]==0;i=Math.min(9,Math.max(0,$bN$(a,b,c)-(f&&j)))}return 81515+d*360+e*180+i*18+(h-1)*2}
function $bG$(a,b,c,d,e){let f,g;f=a[16380+c];g=a[81417+f*9+a[16380+b]];if(d)g=a[81498+f];if(g==0)return(-1);return Math.min(Math.max(g+e,1),13)-1}
function $bH$(a,b,c,d){let e,f,g,h,i,j,k,l,m;e=0;f=0;g=1-a[15900+c];for(h=a[30+g],m=a[32+g];h<m;h++){i=b[2591+h];if(i<0||a[17180+h]==0||b[3551+h])continue;j=$at$(a,d,i);if(j>3||!$bL$(a,b,i,d))continue;k=$y$(a,i,b[2751+h],d);if(k!=2){l=$bI$(a,b,h,c,j,k==1?(-2):0);f=Math.max(f,l);if(k==0&&j==1&&b[2591+c]!=d)e+=l}}b[40044]=100*e+20*f}
function $bI$(a,b,c,d,e,f){let g,h;g=$bK$(a,b,c,d,e,f);if(g==0)return 0;h=$bJ$(a,b,g,d)*$bE$(a,b,d,0);return $1b(h+a[1+g]*$bD$(a,b,d),1000)}
function $bJ$(a,b,c,d){let e;e=a[c];if(a[17180+d]!=0||b[2911+d]==0)e+=$1b(a[2+c]*Math.max(0,9-$bN$(a,b,d)),10);return e}
function $bK$(a,b,c,d,e,f){let g,h,i;g=a[17180+c]-1;if(g<0||e>4)return 0;h=f+a[26220+b[2591+d]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$bN$(a,b,d)-b[3071+d]),9);return 86429+g*1080+(e-1)*270+h*27+(i-1)*3}
function $bL$(a,b,c,d){let e,f,g;if($at$(a,c,d)>a[80620])return 0;e=a[a[80621]+$bM$(a,c,d)];if(e<0)return 0;for(f=0,g=a[e];f<g;f++){if(b[5072+a[e+1+f]]>=0)return 0}return 1}
function $bM$(a,b,c){let d,e,f,g;d=a[80620];e=2*d+1;f=a[21420+c]-a[21420+b]+d;g=a[23020+c]-a[23020+b]+d;return(b*e+f)*e+g}
function $bN$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16540+d+c]-b[3231+c]}
function $bO$(a,b,c,d){let e;e=Math.max(1,$bN$(a,b,c));if(a[17180+c]!=0)return $1b(6000*d,e);if(b[2911+c]==0)return $1b(3000*d,e);return 4500+$1b(2500*d,e)}
function $bP$(a,b,c){let d,e,f;d=0;for(e=a[30+c],f=a[32+c];e<f;e++){if(b[2911+e]>=2)d+=a[17820+e]}d-=a[58]*b[2125+c];return d-a[59]*b[2127+c]}
function $bQ$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=b[8];e=b[7];f=b[6];c[0]=d;c[1]=e;c[2]=f;for(g=0;g<2;g++){c[3+g]=b[2141+g];c[5+g]=b[2125+g]+b[2127+g];c[7+g]=b[2127+g];c[9+g]=0;c[11+g]=0;for(h=a[30+g],i=a[32+g];h<i;h++){if(b[2911+h]==2)c[9+g]++;else if(b[2911+h]==3)c[11+g]++}c[13+g]=b[32688+g*24];c[15+g]=b[32692+g*24]}for(j=0;j<48;j++)c[17+j]=b[32677+j];for(h=0,l=a[23];h<l;h++){k=b[2591+h]>=0?b[2591+h]:b[4031+h];c[65+h]=b[2207+a[16060+h]]==3?4:b[2911+h];c[225+h]=k;c[385+h]=b[3071+h]}for(j=0,m=2*Math.max(0,30-b[6]);j<m;j++)c[604-j]=(-999)}
function $bR$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$bS$(a,b);if(e>=0)return e}return d}
function $bS$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=a[6];if(b[6]!=a[7]||b[3]!=a[8])return(-1);if(Boolean(0<(d=a[29])&&d<b[2066]))return(-1);e=b[2];for(f=0,l=a[c];f<l;f++){g=c+65+2*f;if(a[g]==e){for(h=0,k=b[4];h<k;h++){if((i=b[9+h],j=a[g+1],$bW$(a,b,e,i)==j||$bT$(a,b,e,i)==j))return h}}}if(a[c+1+e]){for(h=0,m=b[4];h<m;h++){if(b[9+h]==0)return h}}return(-1)}
function $bT$(a,b,c,d){let e;e=c;if(e==22)return $bV$(a,b,d);if(e==41)return $bU$(a,b,d);return(-1)}
function $bU$(a,b,c){let d,e,f,g;if(c==0||$3c($1b(c,10000),3)!=2)return(-1);d=$3c(c,10000)-1;e=$B$(a,b,d,0);f=$B$(a,b,d,1);return(g=$1b(c,30000),g*4173281+(e+1)*25921+(f+1)*161+(d+1))}
function $bV$(a,b,c){let d,e,f,g;d=b[5071];if(c==0||$1b(c,10000)||(e=$3c(c,10000)-1,$1b(e,6))!=b[2591+d])return(-1);return(g=(f=$3c(c,10000)-1,$3c(f,6)),(d+1)*1804327+(g+1)*161)}
function $bW$(a,b,c,d){let e;e=c;if(e==22)return $bY$(a,b,d);if(e==30)return(b[26733]+1)*161+(d-1+1);if(e==37)return(b[27696]+1)*1601+(d-1+1);if(e==41)return $bX$(a,b,d);return d}
function $bX$(a,b,c){let d,e,f,g,h;if(c==0)return 0;d=$3c(c,10000)-1;e=$3c($1b(c,10000),3);f=$B$(a,b,d,e==1?1:0);g=e==2?$B$(a,b,d,1):(-1);return(h=$1b(c,30000),h*4173281+(g+1)*25921+(f+1)*161+(d+1))}
function $bY$(a,b,c){let d,e,f,g,h,i;d=b[5071];if(c==0)return(d+1)*1804327;if($1b(c,10000))return(e=$3c(c,10000)-1,(d+1)*1804327+(e+1));return(h=(f=$3c(c,10000)-1,$1b(f,6)),i=(g=$3c(c,10000)-1,$3c(g,6)),(d+1)*1804327+(h+1)*1127+(i+1)*161)}
function $bZ$(a,b){let c,d;c=b[2];d=c>=1&&c<=7;return Boolean(d||c==20||c==41)}
function $ca$(a){let b,c;for(b=0,c=a[4];b<c;b++)a[9+b]=0;a[4]=0}
function $cb$(a,b,c){}
function $cc$(a,b,c){if($hp$(a,b)>=0)$hk$(a,b,$hp$(a,b),c);else if($hj$(a,b)>=0)$hi$(a,b,$hj$(a,b),c);else $cd$(a,b,c)}
function $cd$(a,b,c){let d;d=b[1];if(d<139){if(d<116){if(d<13){if(d<5){if(d<3){if(d<2)$hh$(a,b,c);else $hc$(a,b,c)}else if(d<4)$ha$(a,b,c);else $gq$(a,b,c)}else if(d<7){if(d<6)$go$(a,b,c);else $gn$(a,b,c)}else if(d<9)$gm$(a,b,c);else $gg$(a,b,c)}else if(d<111){if(d<104){if(d<14)$gf$(b,c);else $ge$(a,b,c)}else if(d<110)$gd$(a,b,c);else $ga$(a,b,c)}else if(d<114){if(d<112)$fX$(a,b,c);else $fG$(a,b,c)}else if(d<115)$fy$(a,b,c);else $fx$(a,b,c)}else if(d<124){if(d<120){if(d<118){if(d<117)$fw$(a,b,c);else $fu$(a,b,c)}else if(d<119)$ft$(a,b,c);else $fs$(a,b,c)}else if(d<122){if(d<121)$fr$(a,b,c);else $fq$(a,b,c)}else if(d<123)$fp$(a,b,c);else $fm$(a,b,c)}else if(d<131){if(d<129){if(d<128)$fk$(a,b,c);else $fh$(a,b,c)}else if(d<130)$fg$(a,b,c);else $fe$(a,b,c)}else if(d<136){if(d<133)$eV$(a,b,c);else $eU$(a,b,c)}else if(d<137)$eS$(a,b,c);else $eP$(a,b,c)}else if(d<209){if(d<152){if(d<147){if(d<142){if(d<141)$eO$(a,b,c);else $eM$(a,b,c)}else if(d<143)$eL$(b,c);else $eH$(a,b,c)}else if(d<149){if(d<148)$eF$(a,b,c);else $eE$(a,b,c)}else if(d<151)$et$(a,b,c);else $er$(b,c)}else if(d<205){if(d<203){if(d<202)$eq$(a,b,c);else $eo$(a,b,c)}else if(d<204)$en$(a,b,c);else $em$(a,b,c)}else if(d<207){if(d<206)$eg$(a,b,c);else $ea$(a,b,c)}else if(d<208)$dX$(a,b,c);else $dT$(a,b,c)}else if(d<401){if(d<213){if(d<211){if(d<210)$dQ$(a,b,c);else $dH$(a,b,c)}else if(d<212)$ea$(a,b,c);else $dz$(a,b,c)}else if(d<301){if(d<300)$dv$(a,b,c);else $ds$(a,b,c)}else if(d<302)$cO$(a,b,c);else $cI$(a,b,c)}else if(d<405){if(d<403){if(d<402)$cF$(a,b,c);else $cB$(a,b,c)}else if(d<404)$cz$(a,b,c);else $ct$(a,b,c)}else if(d<407){if(d<406)$cq$(a,b,c);else $cp$(a,b,c)}else if(d<408)$cj$(a,b,c);else $ce$(a,b,c)}
function $ce$(a,b,c){b[1]=407;if(c)$cf$(a,b,b[32674]>b[32675]?0:1,0)}
function $cf$(a,b,c,d){let e,f,g,h,i,j;e=a[60+b[2059]];f=b[32675-c]>0?1:0;g=b[32672];h=b[32673];i=b[32671];b[5011+i]=0;if(g>=0)b[2335+g]=0;else b[5011+h]=0;if(d){j=c==0?1-e:e;$ci$(b,j,c==1&&g>=0&&a[38+a[60+g]]==g)}if(c==0){$ch$(a,b,i);if(g>=0)b[2303+g]+=f;else b[4951+h]+=f}else{b[4951+i]+=f;if(g>=0)$cg$(a,b,g,1);else $ch$(a,b,h)}b[1]=409}
function $cg$(a,b,c,d){let e;e=a[60+c];b[2431+c]=1+$T$(a,b,c);if(a[38+a[60+c]]==c)b[2139+e]=$T$(a,b,c);b[2207+c]=2;b[2271+c]=(-1);b[2303+c]=0;b[2335+c]=0;b[2527+c]=0;b[2143+c]=0;b[2495+c]=d?1:0;b[9884]=0;b[32688+e*24]++}
function $ch$(a,b,c){let d;d=a[60+b[4831+c]];b[4831+c]=(-2);b[4891+c]=(-1);b[4951+c]=0;b[5011+c]=0;b[32689+d*24]++}
function $ci$(a,b,c){if(c)a[2127+b]++;else a[2125+b]++}
function $cj$(a,b,c){let d,e,f,g,h;d=$7d(a,80622,80853);e=$d$(d,$cn$(a,b),c);b[32674]+=e<=3?e:0;b[32675]+=e>3?e-3:0;f=$cl$(a,b,0);g=$cl$(a,b,1);h=$ck$(b[32674],b[32675],f,g,0,0);if(h!=0)$cf$(a,b,h==1?0:1,1);else if(b[32674]!=b[32675])b[1]=408}
function $ck$(a,b,c,d,e,f){if(a>=c)return 1;if(b>=d)return 2;if(a>b&&c-a<=e)return 3;if(b>a&&d-b<=f)return 4;return 0}
function $cl$(a,b,c){let d;if(c==1&&b[32672]>=0)return $cm$(a,b,b[32672]);d=c==0?b[32671]:b[32673];return Math.max(0,a[18160+d]-b[5011+d])-b[4951+d]}
function $cm$(a,b,c){let d,e;d=a[348+b[2239+c]*32+c];e=b[2207+c]==1&&a[53]?1:0;return Math.max(0,d-b[2335+c])-b[2303+c]-e}
function $cn$(a,b){let c,d,e,f,g;d=(c=b[32671],Math.max(0,a[18100+c]-b[5011+c]));if(b[32672]>=0)return(e=$co$(a,b,b[32672]),199+Math.min(d,20)*21+Math.min(e,20));return(g=(f=b[32673],Math.max(0,a[18100+f]-b[5011+f])),199+Math.min(d,20)*21+Math.min(g,20))}
function $co$(a,b,c){let d;d=a[284+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])}
function $cp$(a,b,c){if($1b(c,10000))b[32673]=$3c(c,10000)-1;else b[32672]=$3c(c,10000)-1;b[1]=407}
function $cq$(a,b,c){b[32673]=$cr$(a,b,b[32672],c);b[32672]=(-1);b[1]=407}
function $cr$(a,b,c,d){let e,f,g,h,i;e=a[60+c];f=$cs$(a,b,e)>0?e:2;g=d;for(h=0,i=a[25];h<i;h++){if(a[17980+h]==f&&b[4831+h]==(-1)){if(g==0){b[4831+h]=c;b[4891+h]=b[2271+c];b[2135+e]++;return h}g--}}return(-1)}
function $cs$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(a[17980+e]==c&&b[4831+e]==(-1))d++}return d}
function $ct$(a,b,c){let d;d=b[32672];if(c<=$T$(a,b,d)){$cv$(a,b,d,(-1));b[1]=405;return}$cv$(a,b,(-1),(-1));if(b[2271+d]>=0)$cu$(a,b,d);b[32672]=(-1);b[1]=409}
function $cu$(a,b,c){b[2335+c]=1;b[2175+c]=1;if($cm$(a,b,c)<=0)$cg$(a,b,c,1)}
function $cv$(a,b,c,d){let e,f,g,h;if(c>=0&&b[2335+c])return;if(d>=0&&b[5011+d])return;e=1-a[60+b[2059]];for(f=0,g=a[25];f<g;f++){if($cy$(a,b,e,f)&&b[5011+f])$ch$(a,b,f)}for(f=a[34+e],h=a[36+e];f<h;f++){if(b[2335+f]&&$cw$(a,b,f,(-1)))$cg$(a,b,f,1)}}
function $cw$(a,b,c,d){let e,f,g;if(c>=0){if(!(b[2271+c]>=0))return 0;if(a[38+a[60+c]]==c&&$ba$(a,b,a[60+c]))return 0;e=b[2271+c]}else e=$cx$(b,d);f=$cx$(b,b[32671]);if(e<0||$at$(a,f,e)>(g=b[32671],Math.max(0,a[18040+g]-b[5011+g])))return 0;return $bL$(a,b,f,e)}
function $cx$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]]}
function $cy$(a,b,c,d){let e;e=b[4831+d];if(e<0||a[60+e]!=c)return 0;return $cw$(a,b,(-1),d)}
function $cz$(a,b,c){let d,e;d=$1b(c,10000);e=$3c(c,10000)-1;if(c==0){$cv$(a,b,(-1),(-1));$cA$(a,b);b[1]=409;return}b[32672]=e;b[32673]=(-1);if(d==1){b[32672]=(-1);b[32673]=e;$cv$(a,b,(-1),e);b[1]=407}else if(d==0){$cv$(a,b,e,(-1));b[1]=407}else if(d==2){b[2175+e]=1;$cv$(a,b,e,(-1));b[1]=405}else b[1]=404}
function $cA$(a,b){let c,d,e,f,g;c=1-a[60+b[2059]];for(d=0,e=a[25];d<e;d++){if($cy$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18160+d]-b[5011+d])<=b[4951+d])$ch$(a,b,d)}}for(f=a[34+c],g=a[36+c];f<g;f++){if($cw$(a,b,f,(-1)))$cu$(a,b,f)}}
function $cB$(a,b,c){$cC$(a,b,c-1);b[32188+(c-1)]=0;b[32676]--}
function $cC$(a,b,c){let d,e,f,g,h;d=b[2271+a[16060+c]];e=d>=0&&$at$(a,d,b[2591+c])<=1;$cD$(a,b,c,0);b[3071+c]+=e?1:2;h=(f=b[3071+c],g=$bN$(a,b,c),f>=g?f-g:(-1));if(h>=0){b[3071+c]=h;$cD$(a,b,c,1)}}
function $cD$(a,b,c,d){if(b[2911+c]==d)return;$cE$(a,b,c,(-1));b[2911+c]=d;$cE$(a,b,c,1);if(d==1)b[32697+a[15900+c]*24]++}
function $cE$(a,b,c,d){let e,f,g;e=a[15900+c];f=b[2591+c];for(g=0;g<6;g++){if($v$(a,b,c,g))b[6672+e*1600+a[29420+f*6+g]]+=d}b[9884]=0}
function $cF$(a,b,c){let d;d=$1b(c,10000);if(c==0)b[1]=409;else if(d==0)b[1]=403;else $cG$(a,b,d)}
function $cG$(a,b,c){let d,e,f,g,h,i,j,k,l;d=c==3||c==4;e=a[60+b[2059]];f=0;if(d){g=b[2271+b[2059]];h=$S$(a,b,b[2059]);f=$Q$(a,b,e,g,h)}for(i=a[34+e],j=a[36+e];i<j;i++){if(b[2271+i]>=0&&$cH$(a,b,d,b[2271+i]))b[2463+i]=1}b[2137+e]=1;b[32676]=0;for(k=a[30+e],l=a[32+e];k<l;k++){b[32188+k]=0;if(b[2591+k]>=0&&$cH$(a,b,d,b[2591+k])){if(c==1||c==3)b[3071+k]=Math.max(0,b[3071+k]-1);else{b[32188+k]=1;b[32676]=2}}}$P$(b,f);b[1]=402;if(d)$cg$(a,b,b[2059],1);else $ch$(a,b,b[32671])}
function $cH$(a,b,c,d){let e;if(c)return b[10045+d]>0;e=b[32671];return $at$(a,$cx$(b,e),d)<=Math.max(0,a[18040+e]-b[5011+e])}
function $cI$(a,b,c){let d,e,f,g;d=b[32670];e=$1b(c,10000);f=$3c(c,10000)-1;g=b[2591+d];if(f==g)$cN$(a,b,d,e);else{$cL$(a,b,d);$cK$(a,b,d,f,e);$cJ$(a,b,a[15900+d],g,f)}b[1]=b[9883]}
function $cJ$(a,b,c,d,e){let f,g;for(f=a[34+c],g=a[36+c];f<g;f++){if(b[2271+f]==d)b[2271+f]=e}b[9884]=0}
function $cK$(a,b,c,d,e){b[2591+c]=d;b[2751+c]=e;b[5072+d]=c;$cE$(a,b,c,1)}
function $cL$(a,b,c){$cE$(a,b,c,(-1));$cM$(a,b,c);b[5072+b[2591+c]]=(-1);b[2591+c]=(-1);b[2751+c]=(-1)}
function $cM$(a,b,c){let d,e;if(b[3551+c]==0)return;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5072+a[29420+b[2591+c]*6+d]];b[3551+e]&=~(1<<$3c(d+3,6))}}b[3551+c]=0}
function $cN$(a,b,c,d){$cE$(a,b,c,(-1));b[2751+c]=d;$cE$(a,b,c,1)}
function $cO$(a,b,c){let d,e,f,g;if(b[9877]<0){$do$(a,b,c);return}d=$7d(b,27902,28466);e=$7d(b,28466,28527);f=$7d(a,80622,80853);g=e[0];if(g==12){if($dn$(b)&&b[32669]==0){b[32669]=1;if(c==0){e[16]++;e[0]=11}return}$dl$(d,e,$d$(f,d[351+e[16]*6],c))}else if(g==13)$da$(d,e,$d$(f,$dh$(d,e,$dk$(d,e)),c));else if(g==14){$cV$(d,e,$d$(f,$cZ$(d,e),c));e[0]=11}else $cT$(d,e,$d$(f,$cU$(d,e),c));$cP$(a,b)}
function $cP$(a,b){let c;for(c=0;c<2;c++){if(b[28537+c]>=0)$cS$(a,b,c)}$cQ$(a,b,0);$cQ$(a,b,4)}
function $cQ$(a,b,c){let d,e;d=b[28527+c];e=b[28497+c*3];if(b[2911+d]>=2)return;if(e>=2){$cR$(a,b,d,e);return}$cD$(a,b,d,e);b[3071+d]=b[28498+c*3]}
function $cR$(a,b,c,d){let e,f,g,h,i,j;e=b[2591+c];f=a[15900+c];if(e>=0){$cL$(a,b,c);b[4031+c]=e;for(g=a[34+f],h=a[36+f];g<h;g++){if(b[2271+g]==e)b[2527+g]=d==2?1:2}}b[2911+c]=d;b[3071+c]=0;b[3231+c]=0;b[3711+c]=0;b[3871+c]=0;for(i=0,j=a[23];i<j;i++){if(b[3711+i]==1+c){b[3711+i]=0;b[3871+i]=0}}if(a[16380+c]==8){b[2125+f]=0;b[2127+f]=0}if(d==2)b[32698+f*24]++;else b[32699+f*24]++}
function $cS$(a,b,c){let d,e,f;d=b[28537+c];e=b[28474+c];if(b[28494]==1+c){b[2303+d]++;b[28494]=0}if(b[28493]==1+c){f=b[28538-c];$ci$(b,a[60+d],a[38+a[60+f]]==f);b[28493]=0}if(b[2207+d]>1)return;if(e==2)b[2207+d]=1;else if(e==3||e==4)$cg$(a,b,d,1);b[28480]=0}
function $cT$(a,b,c){let d,e,f;d=b[16];e=a[348+d*6];f=a[349+d*6];if(e==7)b[22]=1-c;else if($cU$(a,b)==0||e==8!=c>0){if(e==6)b[29]=(-f);else b[21]=1+f}b[18]-=1+(f<4?0:1);b[16]++;b[0]=11}
function $cU$(a,b){let c,d,e;c=a[348+b[16]*6];d=$dk$(a,b);e=a[160+d*20]==0&&a[152+d*20]==0;if(c==5||c==6&&e)return 0;return $dh$(a,b,d)}
function $cV$(a,b,c){let d,e;e=(d=$dk$(a,b),d<4?0:1);if(c==1)$cX$(a,b,e);else if(c==2)$cW$(b,e,3);b[17]=0;b[16]++}
function $cW$(a,b,c){a[8+b]=c;a[14]|=1+b}
function $cX$(a,b,c){b[8+c]=2;if($cY$(a,b,c)<=0)$cW$(b,c,3)}
function $cY$(a,b,c){let d,e,f;d=a[88+c*15];e=a[86+c*15];f=b[8+c]==2&&e!=2;return f&&a[18]?d-1:d}
function $cZ$(a,b){let c,d,e;d=(c=$dk$(a,b),c<4?0:1);e=b[8+d]==2;return e?a[93+d*15]:a[92+d*15]}
function $da$(a,b,c){let d;d=$dk$(a,b);if(!c){if(b[31+d*3]==1)$df$(a,b,d,1,0);else $dd$(a,b,d)}b[17]&=2;$db$(a,b)}
function $db$(a,b){let c;c=$dk$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$dc$(a,b,c))b[0]=14;else{b[17]=0;b[16]++;b[0]=11}}
function $dc$(a,b,c){let d,e;d=c<4?0:1;e=b[8+d];return(e==1||e==2)&&a[87+d*15]==c}
function $dd$(a,b,c){if(b[31+c*3]==0){if(a[152+c*20])$de$(a,b,c);else{b[31+c*3]=1;b[32+c*3]=0}}}
function $de$(a,b,c){let d,e,f,g;b[31+c*3]=3;b[32+c*3]=0;d=c<4?0:1;e=b[8+d];f=a[87+d*15]==c;g=f&&a[158+c*20]==1;if(g&&(e==1||e==2)){b[8+d]=3;b[14]|=1+d}}
function $df$(a,b,c,d,e){b[32+c*3]+=d;if(b[31+c*3]==0&&b[32+c*3]>=a[150+c*20]){if(a[152+c*20])$de$(a,b,c);else if(e)$dg$(a,b,c);else{b[31+c*3]=1;b[32+c*3]-=a[150+c*20]}}if(b[31+c*3]==1&&b[32+c*3]>=a[150+c*20+1])$dg$(a,b,c)}
function $dg$(a,b,c){$de$(a,b,c);if(a[158+c*20]==0&&a[152+c*20]==0)b[31+c*3]=2}
function $dh$(a,b,c){let d;d=a[19+$di$(a,b,c,0)-(-3)];return d}
function $di$(a,b,c,d){let e,f;e=c<4?0:1;f=$dj$(a,b,c)+a[2+e]-d;return Math.min(Math.max(f,(-3)),10)}
function $dj$(a,b,c){let d;d=a[150+c*20+b[31+c*3]];return d}
function $dk$(a,b){let c;c=a[350+b[16]*6];return c==(-1)?b[1]:c}
function $dl$(a,b,c){let d,e,f;d=$1b(c,4);b[17]=c&3;e=a[352+b[16]*6]==3;if(b[25]==0&&!e)b[19+(f=$dk$(a,b),f<4?0:1)]+=d;b[18]=$dm$(a,b,d);$df$(a,b,$dk$(a,b),d,0);$db$(a,b)}
function $dm$(a,b,c){let d,e,f,g;for(d=b[16]+1;d<36;d++){e=a[348+d*6];if(e==0)break;if(e>=4){f=a[349+d*6]==a[349+b[16]*6];g=e==7||e==8?1:2;if(f&&c>=g)return b[18]|1+(a[349+d*6]<4?0:1)}}return b[18]}
function $dn$(a){let b;b=a[28482];return a[28250+b*6]==1&&b>0}
function $do$(a,b,c){let d,e,f;d=$7d(a,80622,80853);e=$d$(d,$dr$(a,b),c);f=$dq$(a,b);if(f>=0&&e==1)b[2207+f]=1;if(f>=0&&(e==2||$cm$(a,b,f)<=0))$cg$(a,b,f,1);else if(f<0&&e>0)$dp$(a,b,b[27698],e);b[1]=b[9883]}
function $dp$(a,b,c,d){b[4951+c]++;if(d==2||b[4951+c]>=Math.max(0,a[18160+c]-b[5011+c]))$ch$(a,b,c)}
function $dq$(a,b){let c;c=b[27698];if(c>=0&&b[4891+c]==b[9878])return(-1);return $s$(a,b,1-a[15900+b[9876]],b[9878],(-1))}
function $dr$(a,b){let c,d;c=$dq$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0)}
function $ds$(a,b,c){let d,e;d=$7d(a,80622,80853);b[32693+a[15900+b[9876]]*24]++;e=$d$(d,$dt$(a,b),c)&2;b[1]=e?301:b[9883]}
function $dt$(a,b){let c,d;c=a[26220+b[9878]]+b[9881]+b[9882]*a[81514];d=a[17180+b[9876]]==1?0:1;return $du$(d,b[9880],c,1)}
function $du$(a,b,c,d){let e;e=(a*4+b-1)*8+c-(-4);return 71+2*e+d}
function $dv$(a,b,c){let d,e,f,g,h;d=b[28547];e=c-1;if(b[2751+d]!=e){f=a[24620+b[2591+d]]==0||a[17500+d]==0||b[3231+d]?0:1;$cN$(a,b,d,e);g=$7d(b,27902,28466);h=$7d(b,28466,28527);$df$(g,h,$dy$(b,d),f,0)}$dx$(a,b);$dw$(b)}
function $dw$(a){a[28546]++;a[1]=212}
function $dx$(a,b){let c,d,e,f;for(c=0;c<2;c++){if(b[28537+c]>=0)$cS$(a,b,c)}for(d=0;d<8;d++){if(b[28527+d]>=0)$cQ$(a,b,d)}e=28548+b[28542]*61;for(f=0;f<61;f++)b[e+f]=b[28466+f];b[28539]=0}
function $dy$(a,b){let c;for(c=0;c<8;c++){if(a[28527+c]==b)return c}return(-1)}
function $dz$(a,b,c){let d,e,f,g,h;d=$7d(b,28466,28527);e=c-1;f=$dy$(b,e);g=$dG$(b,b[28546]);h=b[2591+e];d[33+f*3]=3;if(d[7]==0){d[7]=1;d[1]=f}$dx$(a,b);$dF$(a,b,e,g);$cJ$(a,b,a[15900+e],h,g);b[28547]=e;$dA$(a,b,e,3,213);b[26395+b[28527+b[28546]]]=1}
function $dA$(a,b,c,d,e){let f,g;$dE$(a,b,c,d,e);if(a[15900+c]!=b[5]){$dD$(a,b,c,e);return}f=d==2||d==3&&a[50]==0;g=f?122:117;$dD$(a,b,c,$dB$(a,b,1-a[15900+c])?g:e)}
function $dB$(a,b,c){let d,e;for(d=a[30+c],e=a[32+c];d<e;d++){if($dC$(a,b,d))return 1}return 0}
function $dC$(a,b,c){let d;d=b[2591+c];return d>=0&&$at$(a,d,b[2591+b[26357]])<=2}
function $dD$(a,b,c,d){let e,f,g;e=1-a[15900+c];b[26360]=c;b[26362]=d;b[1]=115;b[26361]=2;for(f=a[34+e],g=a[36+e];f<g;f++)b[26363+f]=0}
function $dE$(a,b,c,d,e){let f,g,h;b[26356]=d;b[26357]=c;b[26359]=e;b[26358]=0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++)b[26395+g]=0}
function $dF$(a,b,c,d){let e;e=b[2751+c];$cL$(a,b,c);$cK$(a,b,c,d,e)}
function $dG$(a,b){let c,d;c=4;d=b<c?b:4+b-c;return a[30988+a[28542]*18+8+d]}
function $dH$(a,b,c){let d,e,f,g,h;d=$7d(b,27902,28466);e=$7d(b,28466,28527);if(e[0]!=9){$dP$(b,e[0]==7?1:0,$dy$(b,c-1));$dx$(a,b);return}f=$7d(a,80622,80853);g=$d$(f,$dN$(d,e),c);$dK$(d,e,g);h=$dJ$(d,e,g);$dx$(a,b);$dI$(b);if(h>=0){b[28545]=1+h;b[28546]=h*4;b[1]=211}}
function $dI$(a){a[28546]=4;a[1]=212}
function $dJ$(a,b,c){let d,e;d=$1b(c,128);e=(c&127)*(1+b[30]);if($aP$(a,b,0)>0&&$aP$(a,b,1)>0){if(d>0&&d>=2*e)return 0;if(e>0&&e>=2*d)return 1}return(-1)}
function $dK$(a,b,c){let d;b[30]=$dM$(a,b,b[3]);d=(c&127)*(1+b[30]);$dL$(a,b,0,$1b(c,128)*a[11],b[3],0);$dL$(a,b,1,d,b[4],b[30])}
function $dL$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n;g=$aP$(a,b,c);h=$1b(d,g);i=$3c(d,g);j=c*4;k=i>0?i-1:0;for(l=j,n=j+a[c];l<n;l++){if(b[31+l*3]<=1&&b[33+l*3]==0){m=0;if(l==e)m=i>0?1:0;else if(k>0){m=1;k--}$df$(a,b,l,h+m,f)}}}
function $dM$(a,b,c){let d,e,f;d=a[155+c*20];if(d==0||a[14]&&b[23])return 0;if($aP$(a,b,1)==0)return 1;for(e=0;e<4;e++){if(d&1<<e&&(f=4+e,b[31+f*3]<=1&&b[33+f*3]==0))return 1}return 0}
function $dN$(a,b){let c,d;c=($dO$(a,b,0)?1:0)-($dO$(a,b,1)?1:0);d=a[47+($aO$(a,b)-1)*3+c+1];return d}
function $dO$(a,b,c){let d,e,f;d=b[8+c];e=d==1||d==2;return e&&(f=a[87+c*15],b[31+f*3]<=1&&b[33+f*3]==0)}
function $dP$(a,b,c){if(b){a[28470]=c;a[28466]=8}else{a[28469]=c;a[28466]=9}}
function $dQ$(a,b,c){let d;b[1]=208;if(c){d=$7d(b,28466,28527);$dS$(d,b[28476]>b[28477]?0:1,0);$dR$(b)}$dx$(a,b)}
function $dR$(a){a[28466]=7;a[2335+a[28537]]=0;a[2335+a[28538]]=0}
function $dS$(a,b,c){let d;d=1-b;if(c)a[27]=1+d;if(a[10+d]>0)a[28]=1+d;a[10]=0;a[11]=0;$cW$(a,b,c?3:4)}
function $dT$(a,b,c){let d,e,f;d=$7d(b,27902,28466);e=$7d(b,28466,28527);f=$7d(a,80622,80853);if(e[0]==5){$dV$(d,e,$d$(f,$dW$(d,e),c));e[0]=7}else if($dU$(d,e,$d$(f,d[12],c)))$dR$(b);else if(e[10]!=e[11])b[1]=209;$dx$(a,b)}
function $dU$(a,b,c){let d,e;b[10]+=c<=3?c:0;b[11]+=c>3?c-3:0;d=$ck$(b[10],b[11],$cY$(a,b,0),$cY$(a,b,1),a[89],a[104]);if(d==0)return 0;e=$4g($4h,d)?0:1;$dS$(b,e,$4g($5h,d));return 1}
function $dV$(a,b,c){let d;d=$dO$(a,b,0)?0:1;if(c==1)$cX$(a,b,d);else if(c==2)$cW$(b,d,3)}
function $dW$(a,b){let c,d;c=$dO$(a,b,0)?0:1;d=b[8+c]==2;return d?a[91+c*15]:a[90+c*15]}
function $dX$(a,b,c){let d,e,f,g;d=$7d(b,27902,28466);e=$7d(b,28466,28527);f=$7d(a,80622,80853);g=$d$(f,$dY$(d,e),c);$df$(d,e,e[1],g,0);e[1]++;$dx$(a,b)}
function $dY$(a,b){let c,d,e;c=b[1];d=0;if(a[160+c*20]&&$dZ$(a,b))d=a[10];e=a[33+$di$(a,b,c,d)-(-3)];return e}
function $dZ$(a,b){let c,d,e;c=0;for(d=0,e=a[0];d<e;d++){if(b[31+d*3]<=1&&b[33+d*3]==0)c+=$aQ$(a,b,d)}return c>0}
function $ea$(a,b,c){let d,e,f,g,h;d=b[28527+b[28546]];e=b[2591+d];f=$3c(c,10000)-1;g=$1b(c,10000)-1;$dF$(a,b,d,f);$cJ$(a,b,a[15900+d],e,f);if(g>=0)$ec$(a,b,b[5072+a[29420+e*6+g]]);$dx$(a,b);h=205;if(b[1]!=206){h=b[1];b[28546]++}$eb$(a,b,d,h)}
function $eb$(a,b,c,d){b[1]=d;if(a[54]){$dD$(a,b,c,d);b[26361]=0}}
function $ec$(a,b,c){let d;d=$dy$(b,c);if(d>=0)$df$($7d(b,27902,28466),$7d(b,28466,28527),d,1,0);else $ed$(a,b,c,1)}
function $ed$(a,b,c,d){b[3071+c]+=d;if(b[3071+c]<$bN$(a,b,c))return;if(a[17180+c]!=0){$cR$(a,b,c,3);return}if(b[2911+c]==0){b[3071+c]-=$bN$(a,b,c);$cD$(a,b,c,1);if(b[3071+c]<$bN$(a,b,c))return}$ee$(a,b,c)}
function $ee$(a,b,c){$cR$(a,b,c,$ef$(a,b,c)?3:2)}
function $ef$(a,b,c){let d,e,f,g,h;d=b[2591+c];e=1-a[15900+c];for(f=0;f<6;f++){g=a[29420+d*6+f];if(g<0)return 0;if(a[39020+d*6+f]>0&&b[6672+e*1600+g]==0){h=b[5072+g];if(h<0||a[15900+h]!=e)return 0}}return 1}
function $eg$(a,b,c){let d,e,f,g,h,i,j;d=$7d(b,27902,28466);e=$7d(b,28466,28527);f=e[1];g=$7d(a,80622,80853);h=$d$(g,$dh$(d,e,f),c);if(e[0]==1)$el$(e,h);else $ei$(d,e,h);e[1]++;i=e[0]==0&&!h;j=i&&e[31+f*3]<=1&&b[28061+f*20]==0;$dx$(a,b);if(j)$eh$(b,f)}
function $eh$(a,b){a[28546]=b;a[1]=206}
function $ei$(a,b,c){let d;d=b[1];if(c)return;if(a[159+d*20]){b[33+d*3]=1;$df$(a,b,d,2,0)}else{b[33+d*3]=2;$df$(a,b,d,1,0);if(b[31+d*3]<=1)$ej$(a,b,d)}}
function $ej$(a,b,c){let d;d=a[167+c*20];if(d==2)$de$(a,b,c);else if(d)$dg$(a,b,c);else{$ek$(a,b,c);b[5]=c<4?1:2}}
function $ek$(a,b,c){let d;d=8+(c<4?0:1);if(a[164+c*20]&&b[31+d*3]<=1)$df$(a,b,d,1,0)}
function $el$(a,b){if(!b)a[33+a[1]*3]=1}
function $em$(a,b,c){let d;d=$7d(a,80622,80853);b[28543]=$d$(d,70,c);b[1]=205}
function $en$(a,b,c){if(c)$aj$(a,b,c);else $n$(a,b)}
function $eo$(a,b,c){$ep$(a,b,b[28544],c-1);b[28544]++}
function $ep$(a,b,c,d){let e;e=a[24620+b[2591+c]]==0||a[17500+c]==0||b[3231+c]?0:1;$cN$(a,b,c,d);if(e>0)$ed$(a,b,c,e)}
function $eq$(a,b,c){let d;d=b[27698];if(c<=Math.max(0,a[18160+d]-b[5011+d])){b[4891+d]=b[2271+b[27700]];b[1]=400}else{$ch$(a,b,d);b[1]=8}}
function $er$(a,b){if(b==0){a[1]=150;return}a[27742+(b-1)]=1;a[9879]=1;a[9880]=1;a[9882]=0;$es$(a,b-1,(-1),a[4891+a[27698]],151)}
function $es$(a,b,c,d,e){a[9876]=b;a[9877]=c;a[9878]=d;a[9881]=0;a[9883]=e;a[1]=300}
function $et$(a,b,c){let d;d=b[27698];if($1b(c,10000)==0){if(c>0){b[4891+d]=$3c(c,10000)-1;b[27699]=1}b[1]=400;return}b[27700]=$3c(c,10000)-1;b[27699]=1;$eu$(a,b,b[2271+b[27700]]);b[1]=150}
function $eu$(a,b,c){let d,e,f;d=b[5];e=b[4891+b[27698]];$eB$(a,b,d,e,10,1);f=0;if($eA$(a,b,d,c)){b[27702]=c;f=1;c=$ey$(a,b,c)}while(c!=e){b[27702+f]=c;f++;c=$ev$(a,b,d,c)}b[27701]=f}
function $ev$(a,b,c,d){let e,f,g,h,i;e=1600;for(f=0;f<6;f++){g=a[29420+d*6+f];h=$3c(f+3,6);if(g>=0&&b[13502+g]&&$ex$(a,b,c,g,h,1)){i=a[58220+g*6+h];if($ew$(b,g)+i==$ew$(b,d))e=Math.min(e,g)}}return e}
function $ew$(a,b){let c;c=a[13502+b]-1;return c>=0?a[18412+6*c]:1073741824}
function $ex$(a,b,c,d,e,f){let g,h;if(!(a[39020+d*6+e]>0))return 0;g=a[29420+d*6+e];h=b[5072+g];if(h>=0)return a[15900+h]==c;return f||!(b[6672+(1-c)*1600+g]>0)}
function $ey$(a,b,c){let d,e,f,g,h;d=(-1);e=1073741824;for(f=0;f<6;f++){g=a[29420+c*6+f];if(g>=0&&b[13502+g]){h=$ew$(b,g)+$ez$(a,b,g,c);if(h<e||h==e&&h<1073741824&&g<d){d=g;e=h}}}return d}
function $ez$(a,b,c,d){let e;for(e=0;e<6;e++){if(a[29420+c*6+e]==d&&a[39020+c*6+e]>0)return a[58220+c*6+e]+2}return 1073741824}
function $eA$(a,b,c,d){let e;e=b[5072+d];return e>=0&&a[15900+e]!=c}
function $eB$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o;$ay$(b);$eC$(b,$eD$(b,d),0,0,0);g=0;h=1;while(h>0){i=b[22384+g];g=$3c(g+1,1986);h--;b[24370+i]=0;j=b[15102+$1b(i,6)];k=b[18412+i];l=b[6672+(1-c)*1600+j]>0&&!f;if(l&&j!=d)continue;for(m=0;m<6;m++){if($ex$(a,b,c,j,m,f)){n=k+a[58220+j*6+m];if(n<=e){o=a[29420+j*6+m];h+=$eC$(b,$eD$(b,o),0,n,g+h)}}}}}
function $eC$(a,b,c,d,e){let f;f=6*b+c;if(d>=a[18412+f])return 0;a[18412+f]=d;if(a[24370+f])return 0;a[24370+f]=1;a[22384+$3c(e,1986)]=f;return 1}
function $eD$(a,b){let c,d,e;if(a[13502+b]==0){c=a[13501];a[15102+c]=b;a[13501]=c+1;a[13502+b]=c+1;a[15433+c]=0;a[15764+c]=0;for(d=6*c,e=6*(c+1);d<e;d++){a[18412+d]=1073741824;a[20398+d]=1073741824;a[24370+d]=0}}return a[13502+b]-1}
function $eE$(a,b,c){b[27698]=$cr$(a,b,b[2059],c);b[1]=149}
function $eF$(a,b,c){let d;d=b[27696];if(c>0){b[2271+d]=c-1;b[2559+d]=1;b[9884]=0}b[27696]=$eG$(a,b,d)}
function $eG$(a,b,c){let d,e,f;if(b[2062]!=4)return c==b[2059]?b[2060]:(-1);d=b[5];for(e=c+1,f=a[36+d];e<f;e++){if(e!=a[38+d])return e}return(-1)}
function $eH$(a,b,c){b[13500]=c-1;b[27376+(c-1)]=1;$eI$(a,b,b[5071],2,144)}
function $eI$(a,b,c,d,e){let f,g;b[5071]=c;b[13438]=d;b[13499]=e;f=d==0||d==1;b[13439]=f&&!$L$(a,b,c)?1:0;b[13442]=0;b[13443]=0;b[13444]=0;b[13445]=0;b[13446]=0;b[13448]=0;b[13454]=0;b[13498]=0;b[13447]=b[3711+c]?1:0;b[13440]=d==0?b[13439]:0;b[13449]=(-1);g=b[2591+c];b[13450]=g;b[13452]=g;b[13453]=b[2751+c];$eJ$(a,b);b[1]=112}
function $eJ$(a,b){let c;c=$eK$(a,b,b[5071]);if(b[13438]==2)c=$1b(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$1b(c,2);b[13441]=c}
function $eK$(a,b,c){let d;d=b[2911+c]!=0?160:0;return a[16860+d+c]}
function $eL$(a,b){a[5071]=b-1;a[27216+(b-1)]=0;a[1]=143}
function $eM$(a,b,c){let d,e,f;d=$eN$(a,b);e=a[16060+d];b[27056+d]=0;f=0;if(b[2271+e]>=0&&(b[2207+e]==0||b[2207+e]==1)&&$L$(a,b,d))f=$T$(a,b,e);if(c+f-b[2463+e]<=$bN$(a,b,d))b[27216+d]=1}
function $eN$(a,b){let c,d,e;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27056+d])return d}return(-1)}
function $eO$(a,b,c){let d;d=b[2059];b[1]=140;if(c>$T$(a,b,d)){b[32687+b[5]*24]++;$cg$(a,b,d,1)}}
function $eP$(a,b,c){let d,e;if(c==0){$eR$(b,b[2059],139);return}d=$3c(c,10000)-1;e=$1b(c,10000);b[4191+d]=1+e;if(e==0)$eI$(a,b,d,1,138);else if(e==2)$eQ$(b,d);else $cC$(a,b,d)}
function $eQ$(a,b){let c;a[3071+b]=(c=a[3071+b],Math.max(0,c-2))}
function $eR$(a,b,c){a[27696]=b;a[27697]=c;a[1]=147}
function $eS$(a,b,c){let d,e;d=$eT$(a,b);b[26735]=d+1;e=b[2463+a[16060+d]];b[26736+d]=c-e<=$bN$(a,b,d)?0:1}
function $eT$(a,b){let c,d;for(c=b[26735],d=a[156+b[2059]];c<d;c++){if(b[2591+c]>=0&&b[3551+c]&&a[16380+c]!=8)return c}return(-1)}
function $eU$(a,b,c){let d,e;d=b[26734];e=b[2591+d];$dF$(a,b,d,c-1);$cJ$(a,b,a[15900+d],e,c-1);$dD$(a,b,d,110)}
function $eV$(a,b,c){let d,e,f;d=b[26733];e=b[26734];if(c>0){f=c-1;b[26395+f]=1;b[9882]=$eZ$(a,b,f)==2?1:0;b[9879]=4;b[9880]=2;$es$(b,f,d,b[2591+d],131);return}b[9882]=$eW$(a,b,d,e)==2?1:0;b[9879]=3;b[9880]=1;$es$(b,d,e,b[2591+e],132)}
function $eW$(a,b,c,d){if(b[3551+c]||b[3551+d]||b[2591+d]<0)return 0;return $eX$(a,b,c,b[2591+d])}
function $eX$(a,b,c,d){let e,f,g;e=b[2591+c];if(e<0||a[17180+c]==0)return 0;f=$at$(a,e,d);if(f<1||f>$eY$(a,c,e,d))return 0;g=$y$(a,e,b[2751+c],d);if(g>1||!$bL$(a,b,e,d))return 0;return g==0?1:2}
function $eY$(a,b,c,d){let e;if(a[17180+b]==0)return 0;if(a[17180+b]==2)return 3;e=a[19820+d]<a[19820+c];return e?4:3}
function $eZ$(a,b,c){let d,e,f,g;d=$fb$(a,b,b[26733],b[26734]);e=b[11645+d-1];f=0;while(b[10045+e]>1){g=$at$(a,b[2591+c],e)>2?0:$eX$(a,b,c,e);if(g!=0&&f!=1)f=g;e=$fa$(a,b,e)}$P$(b,d);return f}
function $fa$(a,b,c){let d,e,f;d=1600;for(e=0;e<6;e++){f=a[29420+c*6+e];if(f>=0&&b[10045+f]==b[10045+c]-1)d=Math.min(d,f)}return d}
function $fb$(a,b,c,d){let e,f,g,h,i,j,k;e=b[2591+c];f=1;g=0;h=(-1);b[10045+e]=1;b[11645]=e;while(g<f){i=b[11645+g];g++;if(b[10045+i]>$eK$(a,b,c))break;if(h>=0&&b[10045+i]>=b[10045+h])break;for(j=0;j<6;j++){if($fd$(a,b,c,d,i,j)){k=a[29420+i*6+j];if(b[10045+k]==0){b[10045+k]=b[10045+i]+1;b[11645+f]=k;f++;if($at$(a,k,b[2591+d])==1)h=h<0?k:Math.min(h,k)}}}}if(h>=0)$fc$(b,h,f);return f}
function $fc$(a,b,c){let d,e;for(d=0,e=c;d<e;d++){if(a[11645+d]==b){a[11645+d]=a[11645+c-1];a[11645+c-1]=b;return}}}
function $fd$(a,b,c,d,e,f){let g,h,i;if(!(a[39020+e*6+f]>0)||a[58220+e*6+f]>1)return 0;g=a[29420+e*6+f];if(b[5072+g]>=0)return 0;i=(h=a[15900+c],b[6672+(1-h)*1600+g]>0);return!i||$at$(a,g,b[2591+d])==1}
function $fe$(a,b,c){let d;d=b[26734];$ep$(a,b,d,$ff$(b,d,c-1));b[1]=131}
function $ff$(a,b,c){let d;d=c==0?1:5;return $3c(a[2751+b]+d,6)}
function $fg$(a,b,c){let d,e;d=b[26734];b[26555+d]=1;e=c-b[2463+a[16060+d]]<=$bN$(a,b,d);b[1]=e?130:131}
function $fh$(a,b,c){let d,e,f,g,h;d=b[26733];e=c-1;b[26734]=e;b[3391+d]=2;b[13277]=1;f=a[15900+e];for(g=a[30+f],h=a[32+f];g<h;g++)b[26395+g]=0;b[1]=$fi$(a,b,e)?129:131}
function $fi$(a,b,c){let d;if(a[16380+c]==8||b[26555+c])return 0;return(d=b[2751+c],$y$(a,b[2591+c],d,b[2591+b[26733]]))!=0&&$fj$(a,b,c,b[2591+c])}
function $fj$(a,b,c,d){let e;e=a[24620+d]==0||a[17500+c]==0||b[3231+c]?0:1;return b[2911+c]==0||b[3071+c]+e<$bN$(a,b,c)}
function $fk$(a,b,c){if(c==0){b[1]=125;return}$fl$(a,b,c-1);if(b[26730]==0)b[4191+(c-1)]=6}
function $fl$(a,b,c){let d,e,f;d=b[26727];e=b[26729];b[26718+d]=c;b[26721+d]=$at$(a,b[2591+c],b[2591+e]);f=$eW$(a,b,c,e);b[26724+d]=f==2?1:0;b[26727]=d+1;b[26395+c]=1}
function $fm$(a,b,c){if(c==0){$fo$(a,b);return}$fn$(a,b,c-1,b[26357],2,123);b[26721]=2}
function $fn$(a,b,c,d,e,f){b[26729]=d;b[26730]=e;b[26732]=f;b[26727]=0;b[26728]=0;b[26731]=b[2591+d];$fl$(a,b,c);b[1]=125;if((e==0||e==1)&&a[16380+c]==6&&!(b[4351+c]>0||b[2591+c]!=b[4511+c]))b[1]=124}
function $fo$(a,b){if(b[26358])b[13454]=0;b[1]=b[26359]}
function $fp$(a,b,c){if(c==0)$fo$(a,b);else $fn$(a,b,c-1,b[26357],1,122)}
function $fq$(a,b,c){let d;d=b[26715];if(c-b[2463+a[16060+d]]<=$bN$(a,b,d))$ep$(a,b,d,b[26716]);b[1]=120}
function $fr$(a,b,c){let d,e,f;if(c==0){if(b[26356]==1)b[1]=122;else $fo$(a,b);return}d=$3c(c,10000)-1;e=d;f=$ff$(b,d,$1b(c,10000));b[26715]=e;b[26716]=f;b[26555+d]=1;b[26358]=1;if(a[17340+d]&&a[17340+b[26357]]==0)$ep$(a,b,d,b[26716]);else b[1]=121}
function $fs$(a,b,c){let d;d=b[26715];if(c>0)$ep$(a,b,d,$ff$(b,d,c-1));if(b[2591+d]>=0)$dD$(a,b,d,117);else b[1]=117}
function $ft$(a,b,c){let d,e;d=b[26715];c+=b[26717]+(-2)*b[3231+d];e=Math.max(0,c-b[2463+a[16060+d]]-$bN$(a,b,d));if(e>0)$ed$(a,b,d,e);b[1]=119}
function $fu$(a,b,c){let d,e,f,g,h,i;if(c==0){$fv$(b);return}d=$3c(c,10000)-1;e=$1b(c,10000);f=b[2591+d];g=b[2591+b[26357]];h=a[29420+f*6+e];i=$y$(a,f,b[2751+d],g);b[26717]=i==0?0:1;b[26715]=d;b[26395+d]=1;b[26358]=1;$dF$(a,b,d,h);$cJ$(a,b,a[15900+d],f,h);b[1]=118}
function $fv$(a){a[1]=a[26356]==3?122:120}
function $fw$(a,b,c){let d;d=b[27696];b[26363+d]=1;b[1]=115;if(c>=3)$cg$(a,b,d,1);else b[2527+d]=2}
function $fx$(a,b,c){let d;d=b[27696];b[26363+d]=1;if(c==0)b[2527+d]=2;else{b[2271+d]=c-1;b[9884]=0}}
function $fy$(a,b,c){let d,e,f,g,h;d=$1b(b[13457+b[13456]],6);e=b[2591+b[5071]];f=b[5072+d];g=$fC$(a,b,e,$aF$(a,e,d));h=c-b[2463+a[16060+f]]-$bN$(a,b,f);if(h>0)$ed$(a,b,f,h);b[1]=113;$fz$(a,b,d,g)}
function $fz$(a,b,c,d){let e,f,g,h;e=b[5071];f=b[5072+c];b[13442]+=$1b(d,4096);b[13443]++;b[13444]=0;b[13448]=0;b[13456]++;b[4351+e]=1;if(b[13442]>=b[13441]&&$fB$(a,b,a[15900+e],c))b[13278+e]=1;if(b[13449]<0){g=b[2591+e];h=b[2751+e];b[13452]=g;b[13453]=h}$fA$(a,b,c);if(f>=0){b[13449]=f;b[5072+c]=f}else $dA$(a,b,e,1,113)}
function $fA$(a,b,c){let d,e,f;d=b[5071];e=b[2751+b[5071]];f=b[2591+b[5071]];$cL$(a,b,d);if(b[13449]>=0)b[5072+f]=b[13449];b[13449]=(-1);$cK$(a,b,d,c,e)}
function $fB$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=a[29420+d*6+e];if(f>=0&&b[5072+f]>=0&&a[15900+b[5072+f]]!=c)return 1}return 0}
function $fC$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5071];f=a[15900+e];if(!(a[39020+c*6+d]>0)||!$fF$(a,b,c))return(-1);g=a[29420+c*6+d];h=b[5072+g];i=h>=0&&h!=e;if(i&&!$fE$(a,b,h))return(-1);if(b[6672+(1-f)*1600+g]>0&&(i||!$fD$(a,b,c)))return(-1);if(b[13440]&&$fB$(a,b,f,g))return(-1);j=a[17500+e]&&b[3231+e]==0;k=j?a[48620+c*6+d]:a[58220+c*6+d];return i?(k+1)*4096+1:k*4096}
function $fD$(a,b,c){let d,e;d=b[5071];if(b[2911+d]!=0||b[13440]||b[13438]==1)return 0;return!(e=a[15900+d],b[6672+(1-e)*1600+c]>0)}
function $fE$(a,b,c){if(a[15900+c]!=a[15900+b[5071]]||a[16380+c]==8)return 0;return b[13438]!=2||a[17340+c]==0}
function $fF$(a,b,c){let d,e,f;d=b[5071];if(!(e=a[15900+d],b[6672+(1-e)*1600+c]>0))return 1;f=c==b[2591+d]&&b[13443]==0;return f&&b[13446]==0&&b[13440]==0}
function $fG$(a,b,c){let d,e,f;if($1b(c,10000)){$fW$(a,b,$3c(c,10000)-1);return}if(c==0){$fV$(a,b);return}$fH$(a,b,(d=$3c(c,10000)-1,$1b(d,6)),(e=$3c(c,10000)-1,$3c(e,6)));b[13497]=(f=$3c(c,10000)-1,$3c(f,6));b[13454]=1;b[13498]=0;if(b[13445]){b[1]=113;return}b[13445]=1;$dA$(a,b,b[5071],0,113)}
function $fH$(a,b,c,d){let e,f,g,h,i;e=0;f=$fK$(a,b,c,d);while(f!=6*b[2591+b[5071]]+b[2751+b[5071]]){b[13457+e]=f;e++;f=$fI$(a,b,f)}for(g=0,i=$1b(e,2);g<i;g++){h=b[13457+g];b[13457+g]=b[13457+e-1-g];b[13457+e-1-g]=h}b[13455]=e;b[13456]=0}
function $fI$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q;d=$1b(c,6);e=$3c(c,6);f=b[18412+6*(b[13502+d]-1)+e];g=1073741824;for(h=0;h<2;h++){i=$3c(e-h+6,6);k=(j=$3c(i+3,6),a[29420+d*6+j]);l=k>=0?b[13502+k]-1:(-1);if(l<0||b[15433+l]==0)continue;m=b[16426+6*l+i];for(n=0;n<6;n++){o=$3c(e-n+6,6);p=$fJ$(b,l,Math.min(o,6-o));q=b[18412+6*l+n];if(m!=(-1)&&p!=(-1)&&q+p+m==f)g=Math.min(g,6*k+n)}}return g}
function $fJ$(a,b,c){let d,e,f;if(c==0)return 0;d=a[16095+b];e=b==0&&a[13438]==1&&a[13443]==0;if(d==(-1)||e)return d;return d+(f=b==0?a[13444]:0,Math.max(0,f+c-1)-Math.max(0,f-1))*4096}
function $fK$(a,b,c,d){let e,f,g,h,i,j,k;e=$fT$(a,b,c,d);f=b[13502+c]-1;g=(-1);for(h=5;h>(-1);h--){i=b[18412+6*f+h];j=$fN$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$fM$(a,b,f)||$fL$(a,b,c,d))g=6*c+h}}return g}
function $fL$(a,b,c,d){let e,f,g;e=b[5071];for(f=0;f<6;f++){if((d<0||f==d||f==$3c(d+5,6))&&a[39020+c*6+f]>0){g=b[5072+a[29420+c*6+f]];if(g>=0&&a[15900+g]!=a[15900+e]&&!$as$(a,b,e,g))return 1}}return 0}
function $fM$(a,b,c){let d;if(b[15764+c]==0){d=$fB$(a,b,a[15900+b[5071]],b[15102+c]);b[15764+c]=d?2:1}return b[15764+c]==2}
function $fN$(a,b,c,d,e){let f,g,h;if(d==e)return 0;f=b[5071];if(b[13438]==1){g=$fj$(a,b,f,c);return g?(a[24620+c]==0||a[17500+f]==0||b[3231+f]?0:1)*64:(-1)}if((h=a[15900+f],b[6672+(1-h)*1600+c]>0)&&(c!=b[2591+f]||!$fQ$(a,b)))return(-1);return $fO$(a,b,c,d,e)}
function $fO$(a,b,c,d,e){let f,g,h,i;f=b[5071];if(!$fj$(a,b,f,c))return(-1);g=c==b[2591+f]?b[13444]:0;i=(h=$fP$(d,e),Math.max(0,g+h-1)-Math.max(0,g-1));return i*4096+(a[24620+c]==0||a[17500+f]==0||b[3231+f]?0:1)*64}
function $fP$(a,b){let c;c=$3c(b-a+6,6);return Math.min(c,6-c)}
function $fQ$(a,b){let c;c=b[5071];if(b[13443]||b[13446]||b[13440]||b[13438]!=0)return 0;return b[3551+c]==0&&$fR$(a,b,a[15900+c],b[2591+c])==1}
function $fR$(a,b,c,d){let e,f;e=0;for(f=0;f<6;f++){if($fS$(a,b,d,f,1-c)>=0)e++}return e}
function $fS$(a,b,c,d,e){let f,g;f=a[29420+c*6+d];if(f<0||b[5072+f]<0)return(-1);g=b[5072+f];if(a[15900+g]!=e||!$v$(a,b,g,$3c(d+3,6)))return(-1);return g}
function $fT$(a,b,c,d){let e;e=b[13502+c]-1;if(e<0)return 1073741824;if(b[13438]==1||e==0)return $fU$(a,b,e,d);return Math.min(b[20398+6*e+d],b[18412+6*e+d])}
function $fU$(a,b,c,d){let e,f,g,h;e=1073741824;for(f=0;f<6;f++){g=b[18412+6*c+f];if(g<e){h=$fN$(a,b,b[15102+c],f,d);if(h!=(-1)&&g+h<(b[13441]+1)*4096)e=Math.min(e,g+h)}}return e}
function $fV$(a,b){let c;c=b[5071];b[13454]=0;if(b[13438]!=0&&b[2591+c]>=0){b[13451]=b[2271+b[2059]]==b[13450]?1:0;if(b[13438]!=1)$cJ$(a,b,a[15900+c],b[13450],b[2591+c]);else if(b[13451]){b[2271+b[2059]]=b[2591+c];b[9884]=0}}b[1]=b[13499]}
function $fW$(a,b,c){let d;d=b[5071];b[13442]+=a[17340+d]?0:(a[17180+d]==2?2:1);$fn$(a,b,d,c,0,127)}
function $fX$(a,b,c){let d,e,f,g;d=b[5071];f=(e=$3c(c,10000)-1,$1b(e,6));$cK$(a,b,d,f,(g=$3c(c,10000)-1,$3c(g,6)));$fZ$(b,a[16060+d],f);$eI$(a,b,d,0,110);b[13439]=0;b[13440]=0;b[13441]=$eK$(a,b,d);b[13442]=$fY$(a,b,d,f);b[13443]=1;b[13445]=1;b[4351+d]=1;$dA$(a,b,d,1,113)}
function $fY$(a,b,c,d){let e;e=a[17500+c]&&b[3231+c]==0;return e?a[67820+d]:a[69420+d]}
function $fZ$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9884]=0}}
function $ga$(a,b,c){let d,e;if(c==0){$eR$(b,b[2059],135);return}d=$3c(c,10000)-1;e=$1b(c,10000);b[4191+d]=1+e;if(e==0&&b[2591+d]<0)$gc$(b,d);else if(e==0)$eI$(a,b,d,0,110);else if(e==1)$gb$(a,b,d);else if(e==2)$eQ$(b,d);else if(e==3)$cC$(a,b,d);else b[3231+d]=1-b[3231+d]}
function $gb$(a,b,c){b[26733]=c;b[13447]=b[3711+c]?1:0;b[1]=128}
function $gc$(a,b){a[5071]=b;a[1]=111}
function $gd$(a,b,c){if(c==10001){b[1]=148;return}b[27698]=$3c(c,10000)-1;b[4891+($3c(c,10000)-1)]=b[2271+b[2059]];b[1]=149}
function $ge$(a,b,c){$hk$(a,b,b[2064],c);b[2064]++}
function $gf$(a,b){let c;c=a[2064];a[2207+c]=0;a[2239+c]=1;a[2271+c]=a[2591+(b-1)];a[2303+c]=0;a[2335+c]=0;a[2064]++;a[9884]=0}
function $gg$(a,b,c){if(c==0)$gj$(a,b);else $gh$(b,c-1)}
function $gh$(a,b){$gi$(a,b,(-1));a[2110]=15;a[1]=4}
function $gi$(a,b,c){let d;a[2059]=b;a[2060]=c;a[2399+b]=0;a[2063]=0;for(d=0;d<14;d++)a[2110+d]=0}
function $gj$(a,b){b[2058]++;if(b[2058]>=2||!$gl$(a,b,1-b[2057]))b[1]=11;else $gk$(b,1-b[2057])}
function $gk$(a,b){let c;c=b;a[2057]=c;a[5]=c;a[2059]=(-1);a[2060]=(-1);a[2061]=0;a[1]=3}
function $gl$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++){if($bh$(a,b,d))return 1}return 0}
function $gm$(a,b,c){let d,e,f;d=b[2064];b[2911+d]=1;b[3071+d]=0;b[4031+d]=(-1);$cK$(a,b,d,(e=$3c(c,10000)-1,$1b(e,6)),(f=$3c(c,10000)-1,$3c(f,6)));b[32690+a[15900+d]*24]++;b[2064]++;$eb$(a,b,d,6)}
function $gn$(a,b,c){let d,e;d=b[2064];e=a[16700+d];if(c<e){b[1]=7;return}if(c>e){b[2911+d]=3;b[32691+a[15900+d]*24]++}b[2064]++}
function $go$(a,b,c){let d,e;d=b[5];e=b[2059];b[2062]=c;if(c==1)b[1]=100;else if(c==2)$gp$(b,e);else if(c==3){b[2064]=a[124+e];b[1]=6}else if(c==4)b[1]=102;else{b[2133+d]++;b[2399+e]=1;b[32700+d*24]++;b[1]=104}}
function $gp$(a,b){a[2062]=2;a[2175+b]=1;a[32686+a[5]*24]++;a[1]=101}
function $gq$(a,b,c){let d;$gU$(a,b);d=b[2110];if(d==14)$gD$(a,b,1-c);else if(d==6)$gC$(a,b,c);else if(d==9)$gu$(a,b,c);else $gD$(a,b,$gr$(a,b,d,c))}
function $gr$(a,b,c,d){let e,f,g,h,i,j,k;e=b[5];f=$gt$(a,b);g=$T$(a,b,f);if(c==1)return d==9?2:(d+(b[2060]>=0?1:0)<=g?1:0);if(c==2)return d<=1?0:(d<=7?1:2);if(c==3){h=$bg$(a,b,e)?$T$(a,b,a[38+e]):0;return(i=$1b(d,10),j=$3c(d,10),i+g>j+h?1:0)}if(c==0)return d<=g?1:0;k=c==7?$gs$(a,b,1-e):($bg$(a,b,e)?$T$(a,b,a[38+e]):0);return d<=k?1:0}
function $gs$(a,b,c){let d;d=$bg$(a,b,c)?$T$(a,b,a[38+c]):0;return $ba$(a,b,c)?d:$1b(d,2)}
function $gt$(a,b){if(b[2060]>=0&&$T$(a,b,b[2060])<$T$(a,b,b[2059]))return b[2060];return b[2059]}
function $gu$(a,b,c){$gB$(b);if(c==0){$gA$(b);return}b[5]=1-b[5];b[2061]=1;b[32682+b[5]*24]++;$gv$(a,b,c-1)}
function $gv$(a,b,c){$gi$(b,c,(-1));$gy$($7d(b,2110,2124));$gw$(a,b)}
function $gw$(a,b){let c;if(0<(c=a[27])&&c<=b[2066]){b[7]=4;return}$gx$(a,b);b[2062]=0;b[2058]=0;b[2066]++;b[2367+b[2059]]++;if(b[2060]>=0)b[2367+b[2060]]++;b[32677+b[5]*24]++;b[1]=5}
function $gx$(a,b){let c,d,e,f;for(c=0,d=a[23];c<d;c++){b[4191+c]=0;b[4351+c]=0;b[4511+c]=b[2591+c];b[4671+c]=b[2911+c]}for(e=0,f=a[24];e<f;e++)b[2559+e]=0;b[9884]=0}
function $gy$(a){a[2]++;a[4]++;if(a[1]==0||a[11])a[5]++;a[0]=14;if(a[2]==3)$gz$(a)}
function $gz$(a){a[3]|=a[11]?3:1<<a[1];a[2]=0;a[11]=0;a[13]=0;a[0]=5}
function $gA$(a){let b;b=$7d(a,2110,2124);a[5]=a[2057];a[2061]=0;a[1]=9;if(b[4]==0&&a[2060]>=0)return;$gB$(a);a[2060]=(-1)}
function $gB$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1}
function $gC$(a,b,c){b[2124]=c-1;if(c>0){b[2132-b[5]]++;b[32680+(1-b[5])*24]++}$gD$(a,b,c>0?1:0)}
function $gD$(a,b,c){let d,e,f,g,h;d=$7d(b,2110,2124);e=d[0];f=d[4];g=d[10];h=$gt$(a,b);$gF$($7d(b,2067,2110),d,c);$gE$(b,e,c);if(d[4]>f)$gw$(a,b);else if(d[10]>g){d[10]=0;$gB$(b);b[2059]=h;b[2060]=(-1);$gx$(a,b);b[2062]=2;b[32686+b[5]*24]++;b[1]=101}}
function $gE$(a,b,c){if(b==1&&c==1)a[32678+a[5]*24]++;else if(b==4&&c)a[32679+a[5]*24]++;else if(b==0&&c)a[32685+a[5]*24]++;else if(b==3&&c)a[32683+a[5]*24]++;else if(b==7&&c)a[32681+(1-a[5])*24]++}
function $gF$(a,b,c){let d;d=b[0];if(d==14)$gT$(a,b,c);else if(d==15)$gS$(a,b,c);else if(d==1)$gR$(a,b,c);else if(d==4)$gQ$(a,b,c);else if(d==5)$gP$(a,b);else if(d==6)$gO$(a,b,c);else if(d==7)$gM$(b,c);else if(d==2)$gL$(a,b,c);else if(d==3){b[10]=Math.max(b[10],c);$gz$(b)}else if(d==0)$gK$(b,c);else $gG$(a,b,d,c)}
function $gG$(a,b,c,d){let e,f;if(c==9){b[6]++;b[13]++;e=a[14]>=0&&b[13]<3;if(e)b[0]=10;else $gz$(b)}else if(c==10)$gJ$(a,b,d);else if(c==11){if(d==0){b[4]++;b[5]+=b[1]==0||b[11]?1:0}$gz$(b)}else if(c==12){f=a[6]==2?d:1-a[6];b[0]=f?13:9;b[7]+=f}else $gH$(a,b,d)}
function $gH$(a,b,c){let d;if(!c){b[0]=9;return}d=$gI$(a,b);$gz$(b);b[1]=d;$gy$(b)}
function $gI$(a,b){let c,d,e,f;for(c=0,f=a[0];c<f;c++){d=c==b[1]||b[11]&&c<2;e=(b[3]&1<<c)==0&&!d;if(e&&a[19+c*4]>=a[14])return c}return(-1)}
function $gJ$(a,b,c){if(c==0)$gz$(b);else if(c==2)b[0]=11;else if(b[7]<a[4]&&$gI$(a,b)>=0)b[0]=12;else b[0]=9}
function $gK$(a,b){if(b){a[11]=1;a[12]=1;$gy$(a)}else a[0]=5}
function $gL$(a,b,c){if(c==0&&a[14]!=(-2))b[0]=9;else if(c==2&&a[22+(b[11]?a[13]:b[1])*4]==0)b[0]=3;else $gz$(b)}
function $gM$(a,b){if(b)$gN$(a,1);else $gy$(a)}
function $gN$(a,b){a[0]=8;a[9]=b;a[1]=0;a[2]=0;a[3]=0;a[11]=0;a[13]=0}
function $gO$(a,b,c){let d;d=a[7]==2?c:1-a[7];if(d){b[8]++;b[0]=7}else $gy$(b)}
function $gP$(a,b){let c,d;for(c=0,d=a[0];c<d;c++){if((b[3]&1<<c)==0){b[1]=c;b[0]=15;return}}$gN$(b,2)}
function $gQ$(a,b,c){let d;if(!c)$gN$(b,0);else if((d=a[8],b[8]<a[5]&&d>=a[19+(b[11]?a[13]:b[1])*4]))b[0]=6;else $gy$(b)}
function $gR$(a,b,c){let d;if(c==0)$gz$(b);else if(c==2)b[0]=2;else if((d=a[9],b[8]<a[5]&&d>=a[19+(b[11]?a[13]:b[1])*4]))b[0]=6;else $gy$(b)}
function $gS$(a,b,c){let d;if((d=a[17],(d==2?c:d)>0))$gN$(b,3);else if(a[18])$gQ$(a,b,1);else b[0]=4}
function $gT$(a,b,c){let d;if((d=a[16],(d==2?c:d)>0))$gz$(b);else b[0]=1}
function $gU$(a,b){let c;c=$7d(b,2067,2110);c[0]=b[2060]<0?1:2;c[1]=10;c[3]=10;c[10]=10;c[11]=10;c[12]=10;c[6]=2;c[7]=2;c[16]=2;c[17]=2;b[2118]=0;$gW$(a,b,c,b[2110]);c[13]=$gt$(a,b)==b[2059]?0:1;$gV$(a,b,c,0,b[2059]);if(b[2060]>=0)$gV$(a,b,c,1,b[2060])}
function $gV$(a,b,c,d,e){c[19+d*4]=$T$(a,b,e);c[20+d*4]=10;c[21+d*4]=100;c[22+d*4]=a[38+a[60+e]]==e?1:0}
function $gW$(a,b,c,d){let e,f,g;e=1-b[5];if(d==15)c[18]=$gl$(a,b,e)?0:1;else if(d==2){f=$gZ$(a,b);c[14]=f?(-1):(-2)}g=0;if($bg$(a,b,e))g=Math.max(0,Math.max(0,a[46+e]-b[2335+a[38+e]])-b[2131+e]);c[5]=g;c[8]=(-1);c[9]=(-1);if(g>0&&d==1)c[9]=$gX$(a,b,1);else if(g>0&&(d==4||d==15))c[8]=$gX$(a,b,0)}
function $gX$(a,b,c){let d,e,f,g;d=1-b[5];e=(-1);for(f=a[34+d],g=a[36+d];f<g;f++){if($gY$(a,b,f,0,c))e=Math.max(e,$T$(a,b,f))}return e}
function $gY$(a,b,c,d,e){if(b[2175+c]>0||$T$(a,b,c)<d)return 0;if($bh$(a,b,c))return 1;return e&&$aY$(a,b,c)}
function $gZ$(a,b){let c,d,e;c=1-b[5];for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$bb$(a,b,d)&&$bi$(a,b,d))return 1}return 0}
function $ha$(a,b,c){if(c==0)$gj$(a,b);else if($1b(c,1000)-1>=0)$hb$(a,b,$3c(c,1000)-1,$1b(c,1000)-1);else $gv$(a,b,$3c(c,1000)-1)}
function $hb$(a,b,c,d){$gi$(b,c,d);b[2110]=0;b[1]=4}
function $hc$(a,b,c){let d;d=b[2065];if(c>0)$hg$(b,d,c-1);else if(d!=b[2057])$hd$(a,b,b[2057]);else $gk$(b,b[2057])}
function $hd$(a,b,c){let d,e;for(d=a[34+c],e=a[36+c];d<e;d++)b[2143+d]=$he$(a,b,d)?1:0;b[2065]=c;b[1]=2}
function $he$(a,b,c){if(!(b[2207+c]==0||b[2207+c]==1))return 0;if(b[6]==1&&b[2143+c])return 1;if(a[444+c]&&$bf$(a,b,c))return 1;return $hf$(a,b,c)}
function $hf$(a,b,c){let d,e,f,g,h,i,j;d=1-a[60+c];for(e=a[124+c],j=a[156+c];e<j;e++){if(b[2591+e]<0||!a[17660+e])continue;for(f=a[30+d],i=a[32+d];f<i;f++){if(b[2591+f]<0)continue;g=b[2143+a[16060+f]];h=g?2:1;if($at$(a,b[2591+e],b[2591+f])<=h)return 1}}return 0}
function $hg$(a,b,c){a[2143+c]=1;a[2129+b]++;a[32684+b*24]++}
function $hh$(a,b,c){let d,e,f;d=$1b(c,10)+($bg$(a,b,0)?$T$(a,b,a[38]):0);e=$3c(c,10)+($bg$(a,b,1)?$T$(a,b,a[39]):0);if(d==e)return;f=d>e?0:1;b[2057]=f;b[5]=f;$hd$(a,b,1-b[2057])}
function $hi$(a,b,c,d){b[2271+c]=b[2591+(d-1)];b[2527+c]=0;b[9884]=0}
function $hj$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2527+c])return c}return(-1)}
function $hk$(a,b,c,d){b[2495+c]=0;if(d+$ho$(a,b,c)<=$hm$(a,b,c))$hl$(a,b,c)}
function $hl$(a,b,c){let d,e,f,g;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]!=3)$cR$(a,b,d,3)}for(f=0,g=a[25];f<g;f++){if(b[4831+f]==c){b[4831+f]=(-2);b[4891+f]=(-1)}}b[2207+c]=3;b[2271+c]=(-1);b[2495+c]=0;b[2527+c]=0;b[2143+c]=0;b[9884]=0;b[32692+a[60+c]*24]++}
function $hm$(a,b,c){let d;d=$hn$(a,b,c);return a[10748+c*161+d]}
function $hn$(a,b,c){let d,e,f;d=0;for(e=a[124+c],f=a[156+c];e<f;e++){if(b[2911+e]!=0&&a[16380+e]!=8)d++}return d}
function $ho$(a,b,c){let d;d=(-b[2139+a[60+c]]);if(b[2431+c]>0)d-=$1b(b[2431+c],2);else if((b[2207+c]==0||b[2207+c]==1)&&!b[2239+c])d+=$1b($T$(a,b,c),2);return d}
function $hp$(a,b){let c,d;for(c=0,d=a[24];c<d;c++){if(b[2495+c])return c}return(-1)}
function $hq$(a,b){let c,d;if($hp$(a,b)>=0)$c$(b,10);else if($hj$(a,b)>=0)$mx$(a,b,$hj$(a,b));else if(205<=(c=b[1])&&c<=214&&b[28541]==0)$mw$(a,b);else if(205<=(d=b[1])&&d<=214&&b[28539]==0)$mh$(a,b);else $hr$(a,b)}
function $hr$(a,b){let c;c=b[1];if(c<136){if(c<113){if(c<13){if(c<5){if(c<2){if(c<1)$mg$(a,b);else $mf$(b)}else if(c<3)$me$(a,b);else if(c<4)$md$(a,b);else $lW$(a,b)}else if(c<8){if(c<6)$lS$(a,b);else if(c<7)$lR$(a,b);else $lP$(a,b)}else if(c<9)$lO$(a,b);else if(c<11)$lN$(a,b);else $lM$(a,b)}else if(c<102){if(c<15){if(c<14)$lL$(a,b);else $lJ$(a,b)}else if(c<100)$lI$(a,b);else if(c<101)$lH$(a,b);else $lE$(a,b)}else if(c<110){if(c<103)$lD$(a,b);else if(c<104)$lC$(b);else $lB$(a,b)}else if(c<111)$lo$(a,b);else if(c<112)$ll$(a,b);else $kZ$(a,b)}else if(c<124){if(c<118){if(c<115){if(c<114)$kP$(a,b);else $kO$(b)}else if(c<116)$kI$(a,b);else if(c<117)$kO$(b);else $kG$(a,b)}else if(c<121){if(c<119)$kO$(b);else if(c<120)$kF$(a,b);else $kC$(a,b)}else if(c<122)$kO$(b);else if(c<123)$kB$(a,b);else $kA$(a,b)}else if(c<130){if(c<127){if(c<125)$kv$(a,b);else if(c<126)$ku$(a,b);else $kt$(a,b)}else if(c<128)$ks$(a,b);else if(c<129)$kq$(a,b);else $kO$(b)}else if(c<133){if(c<131)$kp$(a,b);else if(c<132)$ko$(a,b);else $km$(a,b)}else if(c<134)$kk$(a,b);else if(c<135)$kj$(a,b);else $ki$(b)}else if(c<206){if(c<147){if(c<141){if(c<138){if(c<137)$kh$(a,b);else $kb$(a,b)}else if(c<139)$ka$(a,b);else if(c<140)$jZ$(b);else $jR$(a,b)}else if(c<144){if(c<142)$jQ$(a,b);else if(c<143)$jP$(a,b);else $jO$(a,b)}else if(c<145)$jM$(a,b);else if(c<146)$jL$(a,b);else $jK$(a,b)}else if(c<200){if(c<150){if(c<148)$jI$(a,b);else if(c<149)$jH$(a,b);else $jF$(a,b)}else if(c<151)$jE$(a,b);else if(c<152)$jC$(a,b);else $kO$(b)}else if(c<203){if(c<201)$ae$(a,b);else if(c<202)$m$(a,b);else $jz$(a,b)}else if(c<204)$jv$(a,b);else if(c<205)$kO$(b);else $jk$(a,b)}else if(c<301){if(c<211){if(c<208){if(c<207)$iZ$(a,b);else $iW$(a,b)}else if(c<209)$iU$(a,b);else if(c<210)$iT$(a,b);else $iO$(a,b)}else if(c<214){if(c<212)$iM$(a,b);else if(c<213)$iF$(a,b);else $iE$(a,b)}else if(c<215)$iz$(a,b);else if(c<300)$mw$(a,b);else $id$(a,b)}else if(c<404){if(c<401){if(c<302)$hQ$(a,b);else if(c<400)$hM$(a,b);else $hL$(a,b)}else if(c<402)$hJ$(a,b);else if(c<403)$hF$(a,b);else $hB$(a,b)}else if(c<407){if(c<405)$kO$(b);else if(c<406)$hA$(a,b);else $hz$(a,b)}else if(c<408)$hy$(a,b);else if(c<409)$ht$(a,b);else $hs$(a,b)}
function $hs$(a,b){let c,d;for(c=0,d=a[25];c<d;c++)b[4891+c]=(-1);b[1]=8}
function $ht$(a,b){let c;c=a[60+b[2059]];$hu$(b,54,(b[32674]>b[32675]?0:1)==0?c:1-c)}
function $hu$(a,b,c){$hx$(a);$hw$(a,0);$hw$(a,1);$hv$(a,b,c)}
function $hv$(a,b,c){a[2]=b;a[3]=c;a[0]=(-(10*b+c))}
function $hw$(a,b){a[9+a[4]]=b;a[4]++}
function $hx$(a){a[4]=0}
function $hy$(a,b){let c;c=b[32673];if(c>=0&&b[4831+c]<0)b[1]=409;else noted(b,$cn$(a,b))}
function $hz$(a,b){let c,d,e;c=b[27700];$hx$(b);$hw$(b,c+1);for(d=0,e=a[25];d<e;d++){if(b[4831+d]>=0&&a[60+b[4831+d]]==a[60+c]&&$cx$(b,d)==b[2271+c])$hw$(b,10000+(d+1))}$hv$(b,53,a[60+c])}
function $hA$(a,b){let c;$c$(b,$cs$(a,b,(c=a[60+b[32672]],$cs$(a,b,c)>0?c:2)))}
function $hB$(a,b){let c,d,e,f,g,h;c=1-a[60+b[2059]];$hx$(b);$hw$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,f=a[25];e<f;e++){if($cy$(a,b,c,e))$hw$(b,d*10000+(e+1))}continue}for(g=a[34+c],h=a[36+c];g<h;g++){if($cw$(a,b,g,(-1))&&$hC$(a,b,g,d))$hw$(b,d*10000+(g+1))}}$hv$(b,52,c)}
function $hC$(a,b,c,d){if(d==0)return 1;if(!$hD$(a,b,c))return 0;if(d==3)return b[2175+c]>0;return b[2175+c]==0&&b[2143+c]>0}
function $hD$(a,b,c){let d;d=a[60+c];if(b[2137+d]||b[2135+d]>=5)return 0;if($hE$(a,b,c)>=2)return 0;return $cs$(a,b,d)>0||$cs$(a,b,2)>0}
function $hE$(a,b,c){let d,e,f;d=0;for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d++}return d}
function $hF$(a,b){let c,d,e;c=a[60+b[2059]];$hx$(b);if(b[32676]>0){for(d=a[30+c],e=a[32+c];d<e;d++){if(b[32188+d]==1&&$hH$(a,b,d))$hw$(b,d+1)}}$hG$(b,51,c,409)}
function $hG$(a,b,c,d){if(a[4]>0)$hv$(a,b,c);else a[1]=d}
function $hH$(a,b,c){let d,e;if(b[2591+c]<0||b[2911+c]!=1)return 0;return(d=b[3071+c],e=$bN$(a,b,c),d<e-1)&&!$hI$(a,b,c)}
function $hI$(a,b,c){let d,e,f,g;d=b[2591+c];e=1-a[15900+c];if(b[6672+e*1600+d]>0)return 1;for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]<0||a[17180+f]==0)continue;if($eX$(a,b,f,d)>0)return 1}return 0}
function $hJ$(a,b){$hx$(b);$hw$(b,0);if($hK$(a,b))$hw$(b,1);if(b[27699]==0){$hw$(b,10001);$hw$(b,20001);if(b[2271+b[2059]]>=0){$hw$(b,30001);$hw$(b,40001)}}$hv$(b,50,a[60+b[2059]])}
function $hK$(a,b){let c,d,e,f,g;c=1-a[60+b[2059]];for(d=a[34+c],e=a[36+c];d<e;d++){if($cw$(a,b,d,(-1)))return 1}for(f=0,g=a[25];f<g;f++){if($cy$(a,b,c,f))return 1}return 0}
function $hL$(a,b){b[32671]=b[27698];b[32672]=(-1);b[32673]=(-1);b[32674]=0;b[32675]=0;b[1]=b[27700]>=0?406:401}
function $hM$(a,b){let c,d,e,f,g,h,i,j,k,l;c=b[32670];d=b[3711+c]-1;e=b[2591+c];f=b[2591+d];$hx$(b);g=$aF$(a,e,f);if(g>=0&&a[39020+e*6+g]>0)$hP$(b,e,g);else{h=$hO$(a,b,e);i=$hN$(a,b,f);for(j=0;j<6;j++){for(k=0,l=a[26];k<l;k++){if(b[10045+k]==i){g=$aF$(a,k,f);if(g>=0&&a[39020+k*6+g]>0&&(j<0||g==j||g==$3c(j+5,6)))$hw$(b,j*10000+(k+1))}}}$P$(b,h)}$hv$(b,49,a[15900+c])}
function $hN$(a,b,c){let d,e,f,g;d=1000000;for(e=0;e<6;e++){f=a[29420+c*6+e];if(f>=0&&b[10045+f]>0&&(g=$3c(e+3,6),a[39020+f*6+g]>0))d=Math.min(d,b[10045+f])}return d}
function $hO$(a,b,c){let d,e,f,g,h;b[10045+c]=1;b[11645]=c;d=0;e=1;while(d<e){f=b[11645+d];d++;for(g=0;g<6;g++){if(a[39020+f*6+g]>0){h=a[29420+f*6+g];if(b[10045+h]==0&&b[5072+h]<0){b[10045+h]=b[10045+f]+1;b[11645+e]=h;e++}}}}return e}
function $hP$(a,b,c){let d;for(d=0;d<6;d++){if(d<0||c==d||c==$3c(d+5,6))$hw$(a,d*10000+(b+1))}}
function $hQ$(a,b){let c,d,e,f;if(b[9877]<0){noted(b,$dr$(a,b));return}c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=d[0];if(e==11){$ib$(b);$ia$(b);$hT$(c,d)}else if(e==12){if($dn$(b)&&b[32669]==0)$hu$(b,48,a[15900+b[9877]]);else noted(b,c[351+d[16]*6])}else if(e==13)noted(b,$dh$(c,d,$dk$(c,d)));else if(e==14)noted(b,$cZ$(c,d));else if(e==15){f=$cU$(c,d);if(f>0)noted(b,f);else $cT$(c,d,0)}else $hR$(a,b)}
function $hR$(a,b){let c,d,e,f,g,h;c=$7d(b,28466,28527);b[1]=b[9883];d=c[19+((b[28527]==b[9876]?0:4)==0?1:0)];b[32694+a[15900+b[9876]]*24]+=d;if(c[22])b[32668]=1;if(c[21]==0||!(c[31]<=1))return;e=c[21]-1;f=b[28527];g=b[28527+e];if(b[9879]==3&&f==b[9877])b[32668]=2;else if(c[31+e*3]<=1&&$hS$(a,b,f,g)){b[32670]=f;b[3711+f]=1+g;h=(a[16380+f]==0||a[16380+f]==1)&&!$as$(a,b,f,g);b[3871+f]=h?2:1;b[1]=302}}
function $hS$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];f=b[2591+d];g=$aF$(a,e,f);if(g>=0&&a[39020+e*6+g]>0)return 1;h=$hO$(a,b,e);i=$hN$(a,b,f);$P$(b,h);return i<1000000}
function $hT$(a,b){let c;while(b[16]<36&&a[348+b[16]*6]!=0){c=$hU$(a,b);if(c!=11){b[0]=c;return}b[16]++}b[16]=0;b[18]=0;b[0]=18}
function $hU$(a,b){let c,d,e,f,g,h;c=b[16];d=a[348+c*6];if(d==2)return $hY$(a,b)?16:11;f=(e=$dk$(a,b),b[31+e*3]<=1);g=f&&$hX$(a,b);if(!$hW$(b,a[352+c*6]))return 11;if(d==1)return g?12:11;if(d==3)return g?17:11;h=1+(a[349+c*6]<4?0:1);if(b[18]&h){if((g||f&&d==7)&&$hV$(a,b))return 15;b[18]-=h}return 11}
function $hV$(a,b){let c,d,e;c=a[348+b[16]*6];d=$dk$(a,b);if(c==7)return 1;e=b[21];if(c==6){e=b[25]?b[29]:b[29]+b[21];if(!!(a[160+d*20]&&a[152+d*20]))return 0}return b[31+d*3]==0&&e==0}
function $hW$(a,b){if(b==3)return a[21]>0;return b==0||b==1==a[23]>0}
function $hX$(a,b){let c;c=a[349+b[16]*6];return c<=(-1)||b[31+c*3]<=1}
function $hY$(a,b){let c;c=b[16];return b[31+a[350+c*6]*3]<=1&&$hZ$(a,b,a[350+c*6],a[353+c*6])}
function $hZ$(a,b,c,d){let e;e=a[150+c*20+1]-b[32+c*3];return b[31+c*3]==0||e>d}
function $ia$(a){let b,c;for(b=0;b<10;b++){c=a[28527+b];if(c>=0){a[28497+b*3]=a[2911+c];a[28498+b*3]=a[3071+c]}}}
function $ib$(a){let b,c,d,e;for(b=0;b<8;b++){c=a[28527+b];if(c>=0&&a[2911+c]>=2&&a[28497+b*3]<2&&a[28499+b*3]!=2)a[28499+b*3]=4}for(d=0;d<2;d++){e=a[28537+d];if(e>=0&&a[2207+e]>1){if($4g($5h,a[28474+d]))a[28474+d]=3}else if(e>=0&&$ic$(a,d,e)<0)a[28474+d]=0}}
function $ic$(a,b,c){let d,e,f,g;d=b*4;for(e=d,g=d+4;e<g;e++){f=a[28527+e];if(f>=0&&a[2591+f]>=0&&a[2591+f]==a[2271+c])return e}return(-1)}
function $id$(a,b){if(b[9877]<0){noted(b,$dt$(a,b));return}$ie$(a,b);$r$(b);$ia$(b);b[28466]=11;b[32668]=0;b[32669]=0;b[28539]=0;b[1]=301;b[32693+a[15900+b[9876]]*24]++}
function $ie$(a,b){let c,d,e,f,g,h,i;c=b[9876];d=b[9877];for(e=0;e<10;e++)b[28527+e]=(-1);f=$iy$(a,b);b[28527]=f?c:d;b[28531]=f?d:c;$ix$(a,b);b[27915]=0;for(e of $6g){g=$1b(e,4);h=b[28527+e];b[27902+g]=1;$iu$(a,b,e);b[28537+g]=$s$(a,b,a[15900+h],b[2591+h],a[16060+h]);b[27904+g]=b[2463+a[16060+h]]}$it$(a,b);i=$is$(a,b);$im$(a,b,i||b[28538-$1b(b[28527]==b[9876]?0:4,4)]>=0);$if$(a,b,i,f)}
function $if$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[9876];f=b[9877];g=b[28527]==b[9876]?0:4;h=4-g;i=b[9879]==3?1:0;$ik$(b,27902,0,1,g,h,$il$(a,b,e,f,b[9882]));j=1;if(c){k=$ii$(a,b)?1:0;$ik$(b,27902,1,1,h,g,$il$(a,b,f,e,k));j=2}l=$ig$(b,27902,h,i,$ih$(a,b)?1:0);if(l!=0){$ik$(b,27902,j,l,g,h,0);j++}if(d)$ik$(b,27902,j,4,h,g,0)}
function $ig$(a,b,c,d,e){let f,g;f=a[160+b+c*20];g=f==0&&a[152+b+c*20]==0;if(d){if(g)return 8;return f&&a[161+b+c*20]==0?7:0}if(!e)return 0;return g?5:4}
function $ih$(a,b){let c,d;c=b[9876];d=b[9877];if(a[17180+c]!=2||b[9879]==3||!!(1-a[17340+d]&&(a[17180+d]!=0?1:0)))return 0;return b[3711+d]==0&&$hS$(a,b,d,c)}
function $ii$(a,b){if(b[9879]==3)return $ij$(a,b)!=0;return $eX$(a,b,b[9877],b[2591+b[9876]])==2}
function $ij$(a,b){let c;c=b[9877];return $y$(a,b[2591+c],b[2751+c],b[2591+b[9876]])}
function $ik$(a,b,c,d,e,f,g){a[348+b+c*6]=d;a[351+b+c*6]=g;a[349+b+c*6]=e;a[350+b+c*6]=f}
function $il$(a,b,c,d,e){let f,g,h;f=a[26220+b[2591+d]]+e*a[81514];if(c==b[9876])f+=b[9881];g=$s$(a,b,a[15900+d],b[2591+d],a[16060+d])>=0?1:0;h=a[17180+c]==1?0:1;return $du$(h,b[9880],f,g)}
function $im$(a,b,c){let d,e,f;for(d=0;d<2;d++){if(b[28537+d]>=0)$in$(a,b,d,c)}if(b[28537]>=0&&b[28538]>=0){e=$co$(a,b,b[28537]);f=$co$(a,b,b[28538]);b[27914]=199+Math.min(e,20)*21+Math.min(f,20)}}
function $in$(a,b,c,d){let e,f,g;e=b[28537+c];f=b[2207+e]==1?1:0;g=$cm$(a,b,e);$ir$(b,27902,c,f,Math.max(c*4,$ic$(b,c,e)),g);if(d){b[27992+c*15]=68;b[27994+c*15]=68;b[27993+c*15]=69;b[27995+c*15]=69}if($iq$(a,b,c))$io$(a,b,c,e)}
function $io$(a,b,c,d){let e,f,g,h,i,j;e=$hn$(a,b,d);h=(f=$T$(a,b,d),g=a[38+a[60+d]]==d,$1b(f+1,2)+(g?f:0));for(i=0;i<6;i++){j=a[10748+d*161+Math.min(e+i,a[188+d])];$ip$(b,27902,c,i,j,h)}}
function $ip$(a,b,c,d,e,f){a[94+b+c*15]=1;a[95+b+c*15+d]=a[19+b+Math.min(Math.max(e+f,(-1)),9)-(-3)]}
function $iq$(a,b,c){let d,e;d=b[28537+c];e=b[28527+Math.max(c*4,$ic$(b,c,d))];return a[16060+e]==d}
function $ir$(a,b,c,d,e,f){a[86+b+c*15]=d?2:1;a[87+b+c*15]=e;a[88+b+c*15]=f}
function $is$(a,b){let c,d;c=b[9877];d=b[9876];if(b[9879]!=0&&!(b[9879]==3))return 0;if(a[17180+c]==0||b[3551+c])return 0;if(b[9879]==3)return $ij$(a,b)<=1;return $eX$(a,b,c,b[2591+d])>0}
function $it$(a,b){let c,d,e,f;c=b[28527];d=b[28531];if((a[16380+c]==0||a[16380+c]==1)&&!(b[9879]==3)){e=b[9880]==1&&b[9879]!=1;b[28056]=e?0:1}f=b[9880]==1&&!(b[9879]==3);if(f&&d==b[9876]&&b[9882]||f&&d!=b[9876]&&$ii$(a,b))b[28057]=1}
function $iu$(a,b,c){let d,e,f;d=b[28527+c];$iw$(b,27902,c,b[2911+d],b[3071+d],a[16540+d],a[16700+d],b[3231+d]);e=a[17180+d]!=0?1:0;f=a[16380+d]==8?1:0;$iv$(b,27902,c,1-a[17340+d],e,f);if(b[2591+d]>=0)b[28060+c*20]=$ef$(a,b,d)?2:0}
function $iv$(a,b,c,d,e,f){a[160+b+c*20]=d;a[152+b+c*20]=e;a[161+b+c*20]=f}
function $iw$(a,b,c,d,e,f,g,h){a[148+b+c*20]=d;a[149+b+c*20]=e;a[150+b+c*20]=f-h;a[150+b+c*20+1]=g-h;a[157+b+c*20]=h}
function $ix$(a,b){let c;for(c=0;c<564;c++)b[27902+c]=a[80853+c]}
function $iy$(a,b){let c,d;c=b[9877];d=b[9876];if(a[16380+d]!=2||a[17180+c]!=2)return 0;if(b[3711+d])return 0;return $is$(a,b)&&$hS$(a,b,d,c)}
function $iz$(a,b){let c,d,e,f,g,h;c=$7d(b,27902,28466);d=$7d(b,28466,28527);$iD$(c,d);d[0]=10;for(e=0;e<4;e++){for(f=4;f<8;f++){g=b[28527+e];h=b[28527+f];if(g>=0&&h>=0&&d[31+e*3]<=1&&d[33+e*3]==0&&d[31+f*3]<=1&&d[33+f*3]==0&&$aG$(a,b,g,h))$iC$(a,b,g,h)}}$iB$(a,b);b[1]=210;$iA$(a,b,215)}
function $iA$(a,b,c){$dx$(a,b);b[28542]++;if(b[28542]>=b[28541]){b[28542]=0;b[1]=c}}
function $iB$(a,b){let c,d;for(c=0;c<4;c++){d=b[28527+c];if(d>=0&&b[32508+d]&&b[28468])b[32696+a[15900+d]*24]++}}
function $iC$(a,b,c,d){let e;e=$aF$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$3c(e+3,6)}
function $iD$(a,b){let c,d,e;for(c=0,e=a[0];c<e;c++){d=b[31+c*3]<=1&&b[33+c*3]!=1;if(d&&$aQ$(a,b,c))$dd$(a,b,c)}}
function $iE$(a,b){let c,d,e,f,g;c=b[28547];d=$dG$(b,b[28546]);e=b[2591+c]!=d||b[3711+c]>0;if(e||!$fj$(a,b,c,d)){$dw$(b);return}$hx$(b);for(f=0;f<6;f++){g=$3c(f-b[2751+c]+6+1,6);if(g<=2)$hw$(b,f+1)}$hv$(b,47,a[15900+c])}
function $iF$(a,b){let c,d;c=$7d(b,28466,28527);d=b[28546];if(d>=8)b[1]=214;else if(b[28527+d]<0||!$iL$(b,d))b[28546]++;else if($iK$(a,b,c,$dG$(b,d))<0)b[28546]++;else $iG$(a,b,c,$dG$(b,d))}
function $iG$(a,b,c,d){let e,f;e=$iK$(a,b,c,d);$hx$(b);for(f=0;f<4;f++){if($iJ$(a,b,c,f,d)&&$iI$(b,c,f)==e)$hw$(b,b[28527+f]+1)}$iH$(b,46,a[15900+b[28527]])}
function $iH$(a,b,c){let d,e,f,g;for(d=1,g=a[4];d<g;d++){e=d;while(e>0&&a[9+e]<a[9+e-1]){f=a[9+e];a[9+e]=a[9+e-1];a[9+e-1]=f;e--}}$hv$(a,b,c)}
function $iI$(a,b,c){let d,e;e=(d=$7d(a,27902,28466),b[3]==(-1)?$dM$(d,b,c):(c==b[3]?b[30]:0));return e?100:a[28052+c*20]}
function $iJ$(a,b,c,d,e){let f,g;f=b[28527+d];if(f<0||!(c[31+d*3]<=1&&c[33+d*3]==0)||b[2911+f]!=0)return 0;g=$aF$(a,b[2591+f],e);return g>=0&&a[39020+b[2591+f]*6+g]>0}
function $iK$(a,b,c,d){let e,f;e=(-1);for(f=0;f<4;f++){if($iJ$(a,b,c,f,d))e=Math.max(e,$iI$(b,c,f))}return e}
function $iL$(a,b){let c,d;c=$7d(a,28466,28527);d=c[33+b*3];if(c[31+b*3]<=1&&c[33+b*3]==0||d==1||d==4)return 0;return a[5072+$dG$(a,b)]<0}
function $iM$(a,b){let c,d,e,f,g;c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=b[28545]-1;f=b[28546];g=e*4;if(f>=g+4){b[28545]=0;b[28546]=4;b[1]=212}else if(b[28527+f]<0||!(d[31+f*3]<=1))b[28546]++;else if(d[31+f*3]<=1&&d[33+f*3]==0){$iN$(c,d,f);if(!(b[28499+f*3]==2))b[28546]++;$dx$(a,b)}else if(b[28499+f*3]==2&&b[2591+b[28527+f]]==$dG$(b,f))$iZ$(a,b);else b[28546]++}
function $iN$(a,b,c){if(a[161+c*20])$de$(a,b,c);else if(a[159+c*20])$df$(a,b,c,1,0);else{b[33+c*3]=2;$ej$(a,b,c)}}
function $iO$(a,b){let c,d,e,f;c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=d[0];if(e==10)b[1]=214;else if($aP$(c,d,0)==0||$aP$(c,d,1)==0)$dI$(b);else if(e==9)noted(b,$dN$(c,d));else{f=e==7?1:0;if($iS$(c,d,f)==1)$dP$(b,f,$iQ$(c,d,f,0));else $iP$(a,b,f)}}
function $iP$(a,b,c){let d,e,f,g,h;d=$7d(b,28466,28527);e=c*4;$hx$(b);for(f=e,g=e+4;f<g;f++){if(b[28527+f]>=0&&d[31+f*3]<=1&&d[33+f*3]==0)$hw$(b,b[28527+f]+1)}h=c?43:44;$iH$(b,h,a[15900+b[28527+e]])}
function $iQ$(a,b,c,d){let e;e=a[4+c];if(e>=0&&b[31+e*3]<=1&&b[33+e*3]==0)return e;return $iR$(a,b,c,d)}
function $iR$(a,b,c,d){let e,f;for(e=c*4,f=c*4+a[c];e<f;e++){if(b[31+e*3]<=1&&b[33+e*3]==0){if(d==0)return e;d--}}return c*4}
function $iS$(a,b,c){let d;d=a[4+c];if(d>=0&&b[31+d*3]<=1&&b[33+d*3]==0)return 1;return $aP$(a,b,c)}
function $iT$(a,b){let c;c=b[28476]>b[28477]?0:1;$hu$(b,42,a[60+b[28537+c]])}
function $iU$(a,b){let c,d,e,f;c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=d[0];if(e==3){f=$aP$(c,d,0)>0&&$aP$(c,d,1)>0;d[0]=f?$iV$(c,d):7}else if(e==4)noted(b,c[12]);else if(e==5)noted(b,$dW$(c,d));else $iA$(a,b,210)}
function $iV$(a,b){if($dO$(a,b,0)&&$dO$(a,b,1))return 4;if($dO$(a,b,0)||$dO$(a,b,1))return 5;return 7}
function $iW$(a,b){let c,d,e;c=$7d(b,27902,28466);d=$7d(b,28466,28527);e=(-1);if(d[0]==2&&$aP$(c,d,0)>0)e=$iY$(c,d,d[1]);if(e<0){if(d[0]==2){d[0]=3;d[1]=0}$iA$(a,b,208)}else if(d[1]!=e)d[1]=e;else{$iX$(a,b,e);noted(b,$dY$(c,d))}}
function $iX$(a,b,c){let d,e;d=c<4?0:1;e=a[16060+b[28527+c]];b[27904+d]=b[2463+e]}
function $iY$(a,b,c){let d,e;for(d=c,e=4+a[1];d<e;d++){if(b[31+d*3]<=1&&b[33+d*3]==0&&a[156+d*20]==0)return d}return(-1)}
function $iZ$(a,b){let c,d,e,f,g,h,i,j;c=b[28546];d=b[28527+c];$hx$(b);e=$jj$(a,b,c);if(e>=0){for(f=0,g=a[26];f<g;f++){if($jh$(a,b,c,f,e))$hw$(b,f+1)}}else{h=$jf$(a,b,c);i=$je$(b[2751+d],h);for(j=0;j<6;j++){if($je$(b[2751+d],j)==i)$ja$(a,b,c,j)}}$iH$(b,45,a[15900+d])}
function $ja$(a,b,c,d){let e,f;for(e=0;e<6;e++){f=$jb$(a,b,c,d,e);if(f>=0)$hw$(b,(d+1)*10000+(f+1))}}
function $jb$(a,b,c,d,e){let f,g,h,i,j;f=b[28527+c];g=b[2591+f];if(!(a[39020+g*6+d]>0))return(-1);h=a[29420+g*6+d];i=b[5072+h];if(i<0||a[15900+i]!=a[15900+f])return(-1);if(a[16380+i]==8||!$jc$(a,b,c,h))return(-1);if(e==$3c(d+3,6)||!(a[39020+h*6+e]>0))return(-1);j=a[29420+h*6+e];return b[5072+j]<0&&$jc$(a,b,c,j)?j:(-1)}
function $jc$(a,b,c,d){let e,f,g,h,i;e=b[28527+c];if(b[6672+(1-a[15900+e])*1600+d]>0)return 0;for(f=c<4?4:0,i=(c<4?4:0)+4;f<i;f++){if($jd$(b,f)){g=b[28527+f];h=$at$(a,b[2591+e],b[2591+g]);if($at$(a,d,b[2591+g])<=h)return 0}}return 1}
function $jd$(a,b){let c;c=a[28527+b];if(c<0||a[2591+c]<0)return 0;return a[28499+b*3]==0}
function $je$(a,b){let c;if(a<0)return 0;c=$3c(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2}
function $jf$(a,b,c){let d,e,f,g,h;d=b[28527+c];e=(-1);f=(-1);for(g=0;g<6;g++){if($jg$(a,b,c,g)){h=$je$(b[2751+d],g);if(h>f){e=g;f=h}}}return e}
function $jg$(a,b,c,d){let e;for(e=0;e<6;e++){if($jb$(a,b,c,d,e)>=0)return 1}return 0}
function $jh$(a,b,c,d,e){let f,g,h;f=b[28527+c];for(g=0;g<6;g++){if(a[29420+b[2591+f]*6+g]==d){h=$je$(b[2751+f],g);return h==e&&$ji$(a,b,c,g)}}return 0}
function $ji$(a,b,c,d){let e,f;e=b[28527+c];if(!(a[39020+b[2591+e]*6+d]>0))return 0;f=a[29420+b[2591+e]*6+d];return b[5072+f]<0&&$jc$(a,b,c,f)}
function $jj$(a,b,c){let d,e,f;d=b[28527+c];e=(-1);for(f=0;f<6;f++){if($ji$(a,b,c,f))e=Math.max(e,$je$(b[2751+d],f))}return e}
function $jk$(a,b){let c,d,e,f;c=$7d(b,27902,28466);d=$7d(b,28466,28527);if(d[0]==19){d[0]=0;e=a[15900+b[28527]]==a[60+b[2059]];if(e&&b[28543]>=0)$ju$(c,d,b[28543]);return}f=$jr$(a,b);if(f>=0){if(d[1]!=f){d[1]=f;return}$iX$(a,b,f);noted(b,$dh$(c,d,f))}else if(d[0]==0){d[0]=1;d[1]=0;$iA$(a,b,205)}else{$jq$(a,b);$iA$(a,b,207);if(b[1]==207&&a[57])$jl$(a,b)}}
function $jl$(a,b){let c,d,e,f;for(c=0,f=b[28541];c<f;c++){if(b[28550+c*61]==0){for(d=0;d<4;d++){e=b[30988+c*18+4+d];if(e>=0&&b[2591+e]>=0)$jm$(a,b,e)}}}}
function $jm$(a,b,c){let d,e,f,g,h,i;for(d=0,i=b[28541];d<i;d++){e=d;if(b[28550+e*61]==0||!(b[30988+e*18+8-1]<0))continue;f=$7d(b,28548+e*61,28548+e*61+61);for(g=0;g<4;g++){h=b[30988+e*18+g];if(h>=0&&f[31+g*3]<=1&&f[33+g*3]==0&&$A$(a,b,h,c)){$jp$(a,b,e,c);$jn$(a,b,c);return}}}}
function $jn$(a,b,c){b[32028+c]=1;$jo$(a,b,c)}
function $jo$(a,b,c){let d;d=a[16060+c];if(b[2143+d]==0&&b[2271+d]>=0&&b[2591+c]>=0&&$L$(a,b,c))b[2143+d]=1}
function $jp$(a,b,c,d){let e,f,g;$I$(b,c,d,1);e=0;for(f=0;f<4;f++){if(b[30988+c*18+4+f]==d){b[30988+c*18+8+4+f]=b[2591+d];e=1<<f}}for(f=0;f<4;f++){g=b[30988+c*18+f];if(g>=0&&a[16380+d]==8)b[32348+g]=0;else if(g>=0)b[32348+g]|=$t$(a,b,g)&e}}
function $jq$(a,b){let c,d,e,f,g;c=$7d(b,27902,28466);d=$7d(b,28466,28527);d[1]=4;for(e=0;e<4;e++){if(b[28527+e]>=0)b[31868+b[28527+e]]=1}if($aP$(c,d,0)==0){d[0]=10;return}d[2]=1;d[0]=2;for(e=0;e<4;e++){f=b[28531+e];if(f>=0&&d[31+(4+e)*3]<=1)$jn$(a,b,f)}g=b[28527];b[32695+a[15900+g]*24]++}
function $jr$(a,b){let c,d;c=$7d(b,27902,28466);d=$7d(b,28466,28527);if(d[0]==0)return $jt$(c,d,d[1]);return $js$(c,d,d[1])}
function $js$(a,b,c){let d,e,f,g;for(d=c,g=a[0];d<g;d++){e=b[31+d*3]==1;f=e||a[153+d*20];if(b[31+d*3]<=1&&b[33+d*3]==0&&f&&a[163+d*20]==0)return d}return(-1)}
function $jt$(a,b,c){let d,e,f;for(d=c,f=a[0];d<f;d++){e=b[31+d*3]==1;if(b[31+d*3]<=1&&b[33+d*3]==0&&e&&a[156+d*20])return d}return(-1)}
function $ju$(a,b,c){let d,e;if(c==1){for(d=0,e=a[0];d<e;d++){if(a[162+d*20])b[33+d*3]=1}}else if(c!=0)b[26]=c-20}
function $jv$(a,b){let c,d,e,f,g,h;$hx$(b);for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d>=0){for(e=a[124+d],h=a[156+d];e<h;e++){for(f=0;f<2;f++){for(g=0;g<3;g++){if(b[32188+e]!=0&&b[31708+e]==0&&$ak$(a,b,e,g,f>0))$hw$(b,f*30000+g*10000+(e+1))}}}}}if(b[4]==0||$jw$(a,b))$hw$(b,0);$iH$(b,41,b[9872])}
function $jw$(a,b){let c,d,e,f;if(b[28541]==0&&$jy$(a,b))return 0;for(c=0;c<2;c++){d=c==0?b[2059]:b[2060];if(d<0)continue;for(e=a[124+d],f=a[156+d];e<f;e++){if(b[32188+e]!=0&&b[31708+e]==0&&$jx$(a,b,e))return 0}}return 1}
function $jx$(a,b,c){let d,e,f,g;if(b[32188+c]==4){for(d=0;d<3;d++){if($ak$(a,b,c,d,0))return 1}return 0}if(b[32188+c]!=3)return 0;e=$Y$(a,b,c,0);f=$Y$(a,b,c,1);g=e>=0&&b[31708+e]==0;return g||f>=0&&b[31708+f]==0}
function $jy$(a,b){let c,d;if(b[2063]==0||b[13277])return 0;for(c=a[124+b[2059]],d=a[156+b[2059]];c<d;c++){if(b[4351+c]==1&&b[2591+c]!=b[4511+c])return 0}return 1}
function $jz$(a,b){let c;while(b[28544]<a[23]&&!$jB$(a,b,b[28544]))b[28544]++;if(b[28544]==a[23]){$aw$(a,b,b[2059]);if(b[2060]>=0)$aw$(a,b,b[2060]);b[1]=203;return}$hx$(b);for(c=0;c<6;c++){if($jA$(a,b,b[28544],c))$hw$(b,c+1)}$hv$(b,40,b[9872])}
function $jA$(a,b,c,d){let e,f;for(e=0;e<6;e++){if((d<0||e==d||e==$3c(d+5,6))&&b[3551+c]&1<<e){f=$C$(a,b,c,e);if(f>=0&&b[32028+f]==0)return 1}}return 0}
function $jB$(a,b,c){let d;if(!$X$(a,b,c))return 0;if(b[2591+c]<0||b[3551+c]==0||$W$(a,c))return 0;if(b[31868+c]||$V$(a,b,c))return 0;if(!$fj$(a,b,c,b[2591+c]))return 0;for(d=0;d<6;d++){if($jA$(a,b,c,d))return 1}return 0}
function $jC$(a,b){let c,d,e,f,g;c=b[27698];d=1-b[5];if(b[4831+c]!=b[2059]){b[1]=150;return}$hx$(b);$hw$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){f=b[27742+e]==0&&b[3551+e]==0;if(f&&a[17180+e]!=0&&$jD$(a,b,e,b[4891+c]))$hw$(b,e+1)}$hv$(b,27,d)}
function $jD$(a,b,c,d){let e;if(b[2591+c]<0)return 0;e=$aF$(a,d,b[2591+c]);return e>=0&&$fS$(a,b,d,e,a[15900+c])==c}
function $jE$(a,b){let c,d,e,f,g,h;c=b[27698];if(b[4831+c]!=b[2059]){b[1]=8;return}if(b[27701]==0){b[1]=400;return}b[27701]--;d=b[4891+c];e=b[27702+b[27701]];f=1-b[5];if($eA$(a,b,b[5],e)){b[1]=152;return}b[4891+c]=e;for(g=a[30+f],h=a[32+f];g<h;g++)b[27742+g]=$jD$(a,b,g,d)?1:0;b[1]=151}
function $jF$(a,b){let c,d,e,f,g,h,i;c=b[27698];d=b[5];e=b[4891+c];$hx$(b);$hw$(b,0);$eB$(a,b,d,e,10,0);for(f=0,g=a[26];f<g;f++){if(b[13502+f]&&f!=e)$hw$(b,f+1)}$eB$(a,b,d,e,10,1);for(h=a[35-d],i=a[37-d];h<i;h++){if(b[2271+h]>=0&&$jG$(a,b,d,b[2271+h])<=10)$hw$(b,10000+(h+1))}$hv$(b,39,d)}
function $jG$(a,b,c,d){let e;if(!$eA$(a,b,c,d))return $ew$(b,d);e=$ey$(a,b,d);if(e<0)return 1073741824;return $ew$(b,e)+$ez$(a,b,e,d)}
function $jH$(a,b){let c;$c$(b,$cs$(a,b,(c=b[5],$cs$(a,b,c)>0?c:2)))}
function $jI$(a,b){let c,d,e,f;c=b[27696];if(c<0){b[1]=b[27697];return}$hx$(b);$hw$(b,0);if(b[2271+c]>=0&&b[2559+c]==0){d=a[60+c];$eB$(a,b,d,b[2271+c],$jJ$(a,b,c),0);for(e=0,f=a[26];e<f;e++){if(b[13502+e]&&e!=b[2271+c])$hw$(b,e+1)}}$hv$(b,37,b[5])}
function $jJ$(a,b,c){let d,e,f;d=b[2207+c]==1;if((e=a[60+c],f=b[2271+c],b[6672+(1-e)*1600+f]>0))return d?3:4;return d?6:9}
function $jK$(a,b){let c,d,e,f;b[1]=8;for(c=a[124+b[2059]],f=a[156+b[2059]];c<f;c++){if(b[2591+c]>=0&&b[3551+c]){d=3;e=b[5];b[9873]=d;b[9872]=e;b[9875]=8;b[1]=200}}}
function $jL$(a,b){let c,d,e;b[1]=146;c=1-b[5];for(d=a[30+c],e=a[32+c];d<e;d++){if(b[3871+d]==3){b[9873]=1;b[9872]=c;b[9875]=146;b[1]=200}}}
function $jM$(a,b){let c,d;c=b[5071];d=b[13500];b[1]=142;if(b[2591+c]>=0&&b[2591+d]>=0&&$jN$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=3}}
function $jN$(a,b,c,d,e){let f;f=$aF$(a,c,b[2591+e]);if(f<0||!(d<0||f==d||f==$3c(d+5,6)))return 0;return a[39020+c*6+f]>0}
function $jO$(a,b){let c,d,e,f,g,h,i;c=b[5];d=b[2591+b[5071]];e=1600;for(f=a[30+c],g=a[32+c];f<g;f++){if(b[26896+f]>0&&b[2591+f]>=0)e=Math.min(e,$at$(a,d,b[2591+f]))}$hx$(b);for(h=0;h<2;h++){for(f=a[30+c],i=a[32+c];f<i;f++){if(b[26896+f]>0&&b[2591+f]>=0&&b[27376+f]==h&&$at$(a,d,b[2591+f])==e)$hw$(b,f+1)}if(b[4]>0)break}$hG$(b,36,1-c,142)}
function $jP$(a,b){let c,d,e;c=1-b[5];$hx$(b);for(d=a[30+c],e=a[32+c];d<e;d++){if(b[27216+d]&&b[2591+d]>=0)$hw$(b,d+1)}$hG$(b,35,c,145)}
function $jQ$(a,b){if($eN$(a,b)>=0)$c$(b,10);else b[1]=142}
function $jR$(a,b){let c,d,e,f,g,h;c=1-b[5];d=b[2207+b[2059]]==3;for(e=a[30+c],h=a[32+c];e<h;e++){f=a[16380+e]==0||a[16380+e]==1||a[16380+e]==3;g=b[2591+e]>=0&&b[3551+e]==0;b[27056+e]=0;if(f&&g&&!d&&$jS$(a,b,e))b[27056+e]=1}b[1]=141}
function $jS$(a,b,c){let d,e,f,g,h;d=0;e=b[5];for(f=a[30+e],h=a[32+e];f<h;f++){if(b[26896+f]>0&&b[2591+f]>=0){g=$at$(a,b[2591+c],b[2591+f]);if(g>6)continue;if(!d){$eI$(a,b,c,2,141);b[13441]=6;$jU$(a,b);d=1}if($jT$(a,b,c,b[2591+f]))return 1}}return 0}
function $jT$(a,b,c,d){let e,f,g,h,i,j,k;e=a[17500+c]&&b[3231+c]==0;for(f=0;f<6;f++){g=a[29420+d*6+f];h=$3c(f+3,6);if(g<0||b[13502+g]==0||!(a[39020+g*6+h]>0))continue;i=e?a[48620+g*6+h]:a[58220+g*6+h];for(j=0;j<2;j++){k=$fT$(a,b,g,$3c(h+j,6));if($1b(k,4096)+i<=6)return 1}}return 0}
function $jU$(a,b){let c,d,e,f,g;c=b[5071];$ay$(b);d=$eD$(b,b[2591+c]);$eC$(b,d,b[2751+c],b[13442]*4096,0);e=0;f=1;while(f>0){g=b[22384+e];e=$3c(e+1,1986);f--;b[24370+g]=0;f=$jV$(a,b,g,e,f)}}
function $jV$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n,o,p,q,r,s;f=$1b(c,6);g=$3c(c,6);if(b[15433+f]==0)$jX$(a,b,f);h=b[18412+c];i=(b[13441]+1)*4096;for(j=0;j<6;j++){k=$3c(g+j,6);l=$fJ$(b,f,Math.min(j,6-j));m=6*f+k;if(l==(-1)||h+l>=Math.min(b[20398+m],i))continue;b[20398+m]=h+l;for(n=0;n<2;n++){o=$3c(k-n+6,6);p=b[16426+6*f+o];if(p!=(-1)&&h+l+p<i){q=a[29420+b[15102+f]*6+o];if(q==b[15102])continue;r=$eD$(b,q);if((s=h+l+p,s<b[13441]*4096?1:$jW$(a,b,b[5071])||!$fM$(a,b,r)))e+=$eC$(b,r,k,h+l+p,d+e)}}}return e}
function $jW$(a,b,c){let d;d=b[2911+c]==0&&b[13438]==0;return d&&(a[16380+c]==0||a[16380+c]==1)}
function $jX$(a,b,c){let d,e,f;d=b[15102+c];for(e=0;e<6;e++)b[16426+6*c+e]=$fC$(a,b,d,e);b[16095+c]=(-1);if($jY$(a,b,d))b[16095+c]=(f=b[5071],a[24620+d]==0||a[17500+f]==0||b[3231+f]?0:1)*64;b[15433+c]=2}
function $jY$(a,b,c){let d,e,f;d=b[5071];e=c==b[2591+d]&&b[13443]==0&&b[13438]==1;if(!e&&(f=a[15900+d],b[6672+(1-f)*1600+c]>0))return 0;return $fj$(a,b,d,c)}
function $jZ$(a){let b;if((b=a[2059],a[2207+b]==0||a[2207+b]==1))$c$(a,10);else a[1]=140}
function $ka$(a,b){let c,d;c=b[5071];d=b[2591+c];b[1]=137;if(d<0||d==b[13450])return;b[26896+c]=1;if(b[13451])b[2559+b[2059]]=1}
function $kb$(a,b){let c,d,e,f,g,h,i;c=b[2059];d=b[5];e=a[124+c];f=a[156+c];$hx$(b);if(!$kf$(a,b,e,f))$hw$(b,0);for(g=0;g<4;g++){for(h=e,i=f;h<i;h++){if(b[2591+h]>=0&&b[4191+h]==0&&$kc$(a,b,h,g))$hw$(b,g*10000+(h+1))}}$hv$(b,34,d)}
function $kc$(a,b,c,d){if(d==0)return a[16380+c]!=8&&b[26736+c]==0;if(b[27536+c]||d==1||$U$(b,c))return 0;return d==2?$ke$(a,b,c):$kd$(a,b,c)}
function $kd$(a,b,c){let d,e;if(b[2911+c]!=1||!(d=b[3071+c],e=$bN$(a,b,c),d<e-1))return 0;return $L$(a,b,c)&&!$hI$(a,b,c)}
function $ke$(a,b,c){let d;if(b[3071+c]==0||a[18220+b[2591+c]]!=0)return 0;d=b[3551+c]>0||b[3711+c]>0&&$A$(a,b,c,b[3711+c]-1);if(d&&a[51]==0)return 0;return!$hI$(a,b,c)}
function $kf$(a,b,c,d){let e,f;for(e=c,f=d;e<f;e++){if(b[2591+e]>=0&&b[4191+e]==0&&a[16380+e]!=8&&b[26736+e]==0&&!$kg$(a,b,e,b[2591+e]))return 1}return 0}
function $kg$(a,b,c,d){let e,f,g;e=a[15900+c];for(f=a[31-e],g=a[33-e];f<g;f++){if(b[2591+f]>=0&&b[2143+a[16060+f]]&&$at$(a,d,b[2591+f])<=2)return 0}return 1}
function $kh$(a,b){if($eT$(a,b)>=0)$c$(b,10);else b[1]=137}
function $ki$(a){let b,c;b=0;c=a[5];a[9873]=b;a[9872]=c;a[9875]=8;a[1]=200}
function $kj$(a,b){let c,d,e,f;c=b[26734];d=b[26733];b[1]=110;if(b[2591+c]<0||b[2591+d]<0)return;if($at$(a,b[2591+c],b[2591+d])==1&&$jN$(a,b,b[2591+c],b[2751+c],d)){b[3711+c]=1+d;b[3871+c]=4;e=2;f=a[15900+c];b[9873]=e;b[9872]=f;b[9874]=c;b[9875]=110;b[1]=200}}
function $kk$(a,b){let c,d,e,f;c=b[26734];d=b[2591+c];$hx$(b);for(e=0,f=a[26];e<f;e++){if($at$(a,d,e)==1&&$kl$(a,b,c,e))$hw$(b,e+1)}$hG$(b,33,a[15900+c],110)}
function $kl$(a,b,c,d){let e,f,g;e=b[2591+c];for(f=0;f<6;f++){if(a[29420+e*6+f]==d&&(g=b[2751+c],g<0||f==g||f==$3c(g+5,6)))return a[39020+e*6+f]>0&&b[5072+d]<0}return 0}
function $km$(a,b){let c,d,e;c=b[26734];d=b[26733];e=b[32668];b[32668]=0;b[1]=110;if(b[2591+d]>=0&&b[3711+d]>0&&b[13447]==0){$dA$(a,b,d,2,$kn$(b,c,e));return}if(b[2591+c]<0)return;if(e==1)b[1]=133;else if(e==2&&b[2591+d]>=0){b[13500]=d;$eI$(a,b,c,3,134)}}
function $kn$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110}
function $ko$(a,b){let c,d,e,f,g,h;c=b[26733];d=b[26734];if(b[2591+c]<0||b[2591+d]<0){b[1]=110;return}e=a[15900+d];$hx$(b);$hw$(b,0);for(f=a[30+e],h=a[32+e];f<h;f++){g=a[17180+f]==1&&b[2591+f]>=0;if(g&&f!=d&&b[26395+f]==0&&b[3551+f]==0&&$eZ$(a,b,f)!=0)$hw$(b,f+1)}$hv$(b,32,e)}
function $kp$(a,b){let c,d,e,f,g;c=b[26734];e=(d=b[2751+c],$y$(a,b[2591+c],d,b[2591+b[26733]]));$hx$(b);for(f=0;f<2;f++){if((g=$ff$(b,c,f),$y$(a,b[2591+c],g,b[2591+b[26733]]))<e)$hw$(b,f+1)}$hv$(b,31,a[15900+c])}
function $kq$(a,b){let c,d,e,f;c=b[26733];d=1-a[15900+c];$hx$(b);for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$kr$(a,b,c,e))$hw$(b,e+1)}$hv$(b,30,a[15900+c])}
function $kr$(a,b,c,d){let e,f,g,h,i;e=b[2591+d];f=$at$(a,b[2591+c],e);if(f<2||f>3||b[6672+a[15900+c]*1600+e]>0)return 0;if($eW$(a,b,c,d)==0)return 0;g=$fb$(a,b,c,d);h=b[11645+g-1];i=$at$(a,h,e)==1;$P$(b,g);return i}
function $ks$(a,b){let c;c=b[5071];if(b[2591+c]>=0&&b[3711+c]>0&&b[13447]==0)$dA$(a,b,c,2,112);else if(b[13440])$fV$(a,b);else b[1]=112}
function $kt$(a,b){let c;c=b[26729];if(b[2591+c]>=0&&b[2591+c]!=b[26731])$dD$(a,b,c,b[26732]);else b[1]=b[26732]}
function $ku$(a,b){let c,d,e,f,g;c=b[26728];d=b[26729];if(c==b[26727]){b[1]=126;return}b[26728]=c+1;e=b[26718+c];if(b[2591+e]<0||b[2591+d]<0)return;if(b[26730]==0){b[3391+e]=1;b[13277]=1}b[26358]=1;f=b[26730];g=b[26721+c];b[9879]=f;b[9880]=g;b[9882]=b[26724+c];$es$(b,e,d,b[2591+d],125);b[9881]=c}
function $kv$(a,b){let c,d,e;c=a[15900+b[26718]];if(b[26727]==3){b[1]=125;return}$hx$(b);$hw$(b,0);for(d=a[30+c],e=a[32+c];d<e;d++){if(a[16380+d]==6&&b[2591+d]>=0&&$kw$(a,b,d))$hw$(b,d+1)}$hv$(b,29,c)}
function $kw$(a,b,c){if(b[4351+c]>0||b[2591+c]!=b[4511+c]||!$kz$(a,b,c))return 0;if(b[26730]==1)return $ky$(a,b,c);return $kx$(a,b,c,b[26729])}
function $kx$(a,b,c,d){if(!$X$(a,b,c))return 0;if(b[4191+c]||b[3391+c]||$eK$(a,b,c)<(a[17340+c]?0:(a[17180+c]==2?2:1)))return 0;return $L$(a,b,c)&&$eW$(a,b,c,d)!=0}
function $ky$(a,b,c){let d,e;if(a[17180+c]==0||b[2591+c]<0||b[26395+c])return 0;d=b[26357];if(b[3551+c]||!$jD$(a,b,c,b[2591+d]))return 0;if(b[26356]==2&&b[3711+d]==1+c)return 0;if(b[26356]!=3)return 1;e=b[6672+a[15900+d]*1600+b[2591+c]];return e==($jD$(a,b,d,b[2591+c])?1:0)}
function $kz$(a,b,c){let d,e,f;d=0;for(e=0,f=b[26727];e<f;e++){if(b[26718+e]==c)return 0;if($at$(a,b[2591+c],b[2591+b[26718+e]])==1)d=1}return d}
function $kA$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0){$fo$(a,b);return}d=1-a[15900+c];$hx$(b);$hw$(b,0);for(e=a[30+d],g=a[32+d];e<g;e++){if(a[17180+e]==1&&b[26395+e]==0&&b[2591+e]>=0){f=b[3551+e]||b[3551+c];if(!f&&$jD$(a,b,e,b[2591+c]))$hw$(b,e+1)}}$hv$(b,28,d)}
function $kB$(a,b){let c,d,e,f;c=b[26357];if(b[2591+c]<0){$fo$(a,b);return}d=1-a[15900+c];$hx$(b);$hw$(b,0);if(b[6672+d*1600+b[2591+c]]>0){for(e=a[30+d],f=a[32+d];e<f;e++){if($ky$(a,b,e))$hw$(b,e+1)}}$hv$(b,27,d)}
function $kC$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0){$fo$(a,b);return}d=1-a[15900+c];$hx$(b);$hw$(b,0);for(e of $1i){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$kD$(a,b,f))$hw$(b,e*10000+(f+1))}}$hv$(b,26,d)}
function $kD$(a,b,c){if(b[26555+c]||!$kE$(a,b,c))return 0;if(a[17340+b[26357]]&&a[17340+c]==0)return 0;return $fj$(a,b,c,b[2591+c])}
function $kE$(a,b,c){let d,e;if(a[16380+c]==8||b[3551+c]||b[26395+c])return 0;if(b[26356]==3&&b[31708+c]>b[28542])return 0;return $dC$(a,b,c)&&!(d=a[15900+c],e=b[2591+c],b[6672+(1-d)*1600+e]>0)}
function $kF$(a,b){let c;c=b[26715];$hx$(b);$hw$(b,0);if(b[2591+c]>=0&&$fj$(a,b,c,b[2591+c])){$hw$(b,1);$hw$(b,2)}$hv$(b,25,a[15900+c])}
function $kG$(a,b){let c,d,e,f,g;c=b[26357];if(b[2591+c]<0||a[17340+c]){$fv$(b);return}d=1-a[15900+c];$hx$(b);$hw$(b,0);for(e=0;e<6;e++){for(f=a[30+d],g=a[32+d];f<g;f++){if(b[2591+f]>=0&&$kH$(a,b,f,e))$hw$(b,e*10000+(f+1))}}$hv$(b,24,d)}
function $kH$(a,b,c,d){let e,f,g,h,i;e=b[2591+c];if(!$kE$(a,b,c)||!(a[39020+e*6+d]>0))return 0;f=a[29420+e*6+d];g=b[26357];if(b[5072+f]>=0||$at$(a,f,b[2591+g])<=2)return 0;i=!(h=a[15900+c],b[6672+(1-h)*1600+f]>0);return i&&$bL$(a,b,e,b[2591+g])}
function $kI$(a,b){let c,d;c=b[26360];d=b[2591+c]>=0?$kM$(a,b,c):(-1);if(d<0){b[1]=b[26362];return}b[27696]=d;if(a[17340+c]){b[1]=116;return}$hx$(b);$hw$(b,0);$kJ$(a,b,d,c);$hv$(b,23,a[60+d])}
function $kJ$(a,b,c,d){let e,f;e=a[60+c];f=b[2271+c];if(b[6672+(1-e)*1600+f]>0||!$bL$(a,b,f,b[2591+d]))return;$kK$(a,b,e,f,b[2591+d])}
function $kK$(a,b,c,d,e){let f,g;for(f=0,g=a[26];f<g;f++){if($at$(a,d,f)==1&&$at$(a,f,e)>2&&$kL$(a,b,c,d,f))$hw$(b,f+1)}}
function $kL$(a,b,c,d,e){let f,g;f=b[5072+e];if(b[6672+(1-c)*1600+e]>0||f>=0&&a[15900+f]!=c)return 0;for(g=0;g<6;g++){if(a[29420+d*6+g]==e)return a[39020+d*6+g]>0}return 0}
function $kM$(a,b,c){let d,e,f,g,h;d=1-a[15900+c];for(e=a[34+d],h=a[36+d];e<h;e++){f=b[2271+e];if(b[26363+e]==0&&f>=0&&b[2527+e]==0){g=$at$(a,f,b[2591+c])<=b[26361];if(g&&$kN$(a,b,d,f))return e}}return(-1)}
function $kN$(a,b,c,d){let e;e=b[5072+d];return e<0||a[15900+e]!=c}
function $kO$(a){$c$(a,10)}
function $kP$(a,b){let c,d;c=b[5071];if($kY$(b))$fV$(a,b);else if(b[13454]==0&&b[13449]>=0)$kX$(a,b);else if(b[13454]==0)b[1]=112;else if(b[13456]==b[13455])$kW$(a,b);else{d=b[13457+b[13456]];if(b[2751+c]!=$3c(d,6))$kT$(a,b,$3c(d,6),$kV$(a,b,$3c(d,6)));else if($kS$(a,b)){b[13448]=1;$kR$(a,b,c,113)}else $kQ$(a,b,$1b(d,6))}}
function $kQ$(a,b,c){let d,e,f,g;d=b[5071];e=b[2591+d];f=b[5072+c];g=$fC$(a,b,e,$aF$(a,e,c));if(g==(-1))b[13454]=0;else if(f>=0&&b[13438]==2)b[1]=114;else{if(f>=0)$ed$(a,b,f,1);$fz$(a,b,c,g)}}
function $kR$(a,b,c,d){$dE$(a,b,c,0,d);b[1]=123}
function $kS$(a,b){let c,d;if(b[13448]||b[13438]>=2)return 0;return(c=a[15900+b[5071]],d=b[2591+b[5071]],b[6672+(1-c)*1600+d]>0)}
function $kT$(a,b,c,d){let e,f,g,h;e=b[5071];if(d==(-1)){b[13454]=0;return}b[13442]+=$1b(d,4096);b[13444]+=$fP$(b[2751+e],c);$cN$(a,b,e,c);if((f=a[15900+e],g=b[2591+e],b[6672+(1-f)*1600+g]>0)&&b[13438]==0){b[13446]=1;b[4351+e]=Math.max(b[4351+e],2)}h=$1b(d&4095,64);if(h>0)$kU$(a,b,h)}
function $kU$(a,b,c){let d,e;d=b[5071];e=b[2911+d];$ed$(a,b,d,c);if(b[2911+d]!=e)b[13454]=0}
function $kV$(a,b,c){let d,e;d=b[5071];e=b[2591+d];if(!$jY$(a,b,e))return(-1);if(b[13438]==1&&b[13443]==0)return(a[24620+e]==0||a[17500+d]==0||b[3231+d]?0:1)*64;return $fO$(a,b,e,b[2751+d],c)}
function $kW$(a,b){let c,d,e;c=b[5071];d=b[2591+c];e=b[2751+c];b[13454]=0;b[13498]=1;if(e!=b[13497])$kT$(a,b,b[13497],$fN$(a,b,d,e,b[13497]));b[1]=112}
function $kX$(a,b){$fA$(a,b,b[13452]);$cN$(a,b,b[5071],b[13453]);$fV$(a,b)}
function $kY$(a){let b;b=a[5071];return a[2591+b]<0||a[3711+b]>0&&a[13447]==0}
function $kZ$(a,b){let c,d;c=b[5071];d=b[13498]&&b[13438]!=0;if($kY$(b)||d){$fV$(a,b);return}$eJ$(a,b);$jU$(a,b);$hx$(b);if($lk$(a,b))$hw$(b,0);if(b[13438]==2||b[13438]==3)$li$(a,b);else{if(b[13438]!=0||!(b[3711+c]>0&&$A$(a,b,c,b[3711+c]-1)))$lg$(a,b);if(b[13438]==0)$le$(a,b)}if(b[13498]&&!$ld$(b,b[2591+c]))$hx$(b);else if(b[2063]&&$lb$(a,b)&&$ld$(b,b[2591+c]))$la$(b,b[2591+c]);if(b[4]>0)$hv$(b,22,a[15900+c]);else $fV$(a,b)}
function $la$(a,b){let c,d,e,f,g,h;c=0;for(d=0,g=a[4];d<g;d++){if((e=a[9+d],$1b(e,10000)>0||e>0&&(f=$3c(e,10000)-1,$1b(f,6))!=b)){a[9+c]=a[9+d];c++}}for(d=c,h=a[4];d<h;d++)a[9+d]=0;a[4]=c}
function $lb$(a,b){let c,d;if(!$jy$(a,b))return 0;for(c=a[124+b[2059]],d=a[156+b[2059]];c<d;c++){if(b[2591+c]>=0&&$lc$(a,b,c))return 0}return 1}
function $lc$(a,b,c){let d,e,f,g;if($W$(a,c)||b[2911+c]!=0)return 0;if(b[3551+c]==0&&($U$(b,c)||!$L$(a,b,c)))return 0;d=b[2591+c];for(e=0;e<6;e++){if((f=b[2751+c],f<0||e==f||e==$3c(f+5,6))&&a[39020+d*6+e]){g=b[5072+a[29420+d*6+e]];if(g>=0&&a[15900+g]!=a[15900+c])return 1}}return 0}
function $ld$(a,b){let c,d,e,f;for(c=0,f=a[4];c<f;c++){if((d=a[9+c],$1b(d,10000)>0||d>0&&(e=$3c(d,10000)-1,$1b(e,6))!=b))return 1}return 0}
function $le$(a,b){let c,d,e,f,g;c=b[5071];if(b[13440]&&b[13445])return;d=b[13441]-b[13442];if($lf$(a,b,c,d,b[13440]==0)){e=1-a[15900+c];for(f=a[30+e],g=a[32+e];f<g;f++){if(b[2591+f]>=0&&$eW$(a,b,c,f)!=0)$hw$(b,10000+(f+1))}}}
function $lf$(a,b,c,d,e){if(a[17180+c]==0||a[16380+c]==8)return 0;if(b[3391+c]||b[3551+c]||d<(a[17340+c]?0:(a[17180+c]==2?2:1)))return 0;return e||a[17180+c]==1}
function $lg$(a,b){let c,d,e,f;c=b[5071];for(d=0,f=a[26];d<f;d++){if(b[13502+d]==0||b[5072+d]>=0&&b[5072+d]!=c)continue;if(b[13438]==1&&!$kg$(a,b,c,d))continue;for(e=0;e<6;e++){if($lh$(a,b,d,e))$hw$(b,d*6+e+1)}}}
function $lh$(a,b,c,d){let e,f;e=b[5071];if(c==b[2591+e]&&d==b[2751+e])return 0;f=$fT$(a,b,c,d);if(f<b[13441]*4096||f==1073741824)return f!=1073741824;return!$jW$(a,b,e)||$fK$(a,b,c,d)>=0}
function $li$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=b[5071];d=99;e=1073741824;if(b[13443]==0)d=$lj$(a,b,b[2591+c],b[2751+c]);for(f=0,k=a[26];f<k;f++){if(b[13502+f]&&!(b[5072+f]>=0&&b[5072+f]!=c)){for(g=0;g<6;g++){h=$lj$(a,b,f,g);if(h<=d&&$lh$(a,b,f,g)){j=(i=$fT$(a,b,f,g),$1b(i,4096));if(h<d){d=h;e=j}else if(e<1073741824)e=Math.min(e,j)}}}}if(e==1073741824)return;for(f=0,m=a[26];f<m;f++){if(b[13502+f]&&!(b[5072+f]>=0&&b[5072+f]!=c)){for(g=0;g<6;g++){if($lj$(a,b,f,g)==d&&$lh$(a,b,f,g)&&(l=$fT$(a,b,f,g),$1b(l,4096))==e)$hw$(b,f*6+g+1)}}}}
function $lj$(a,b,c,d){let e;e=$at$(a,c,b[2591+b[13500]]);if(e==1&&$jN$(a,b,c,d,b[13500]))return 0;return e}
function $lk$(a,b){if(b[13438]>=2)return 0;if(b[13438]!=1)return 1;return $kg$(a,b,b[5071],b[2591+b[5071]])}
function $ll$(a,b){let c,d,e,f,g,h,i;c=b[5071];$hx$(b);d=$ln$(a,b,a[16060+c]);for(e=0,i=a[26];e<i;e++){for(f=0,h=d;f<h;f++){if(b[11645+f]==e&&$lm$(a,b,c,e)){for(g=0;g<6;g++)$hw$(b,e*6+g+1)}}}$hv$(b,21,a[15900+c])}
function $lm$(a,b,c,d){let e;e=$eK$(a,b,c)-$fY$(a,b,c,d);if(e==0)return!$fB$(a,b,a[15900+c],d);return e>0}
function $ln$(a,b,c){let d,e,f,g,h,i;d=0;e=(-1);for(f=0,i=a[476+c];f<i;f++){g=a[508+c*160+f];h=a[5628+c*160+f];if(b[5072+g]>=0||e>=0&&h>e)continue;e=h;b[11645+d]=g;d++}return d}
function $lo$(a,b){let c,d,e,f,g,h;c=b[5];d=$lz$(a,b);$hx$(b);$hw$(b,0);for(e=0;e<5;e++){for(f=a[30+c],h=a[32+c];f<h;f++){if(f==d&&e>=2)continue;if((b[4191+f]||b[3391+f]==2?0:$X$(a,b,f)&&(g=a[16060+f],b[2207+g]==0||b[2207+g]==1))&&$lq$(a,b,f,e))$hw$(b,e*10000+(f+1))}}if(b[4]>1&&$lb$(a,b)&&$1b(b[10],10000)<2)$lp$(b);$hv$(b,20,c)}
function $lp$(a){let b,c;for(b=0,c=a[4]-1;b<c;b++)a[9+b]=a[9+b+1];a[4]--;a[9+a[4]]=0}
function $lq$(a,b,c,d){if(b[2591+c]<0)return d==0&&$be$(a,b,c)&&$ly$(a,b,c);if(a[16380+c]==8)return d==2&&$ke$(a,b,c);if(d==0)return $lt$(a,b,c);if(d==1)return $ls$(a,b,c);if(d==2)return $ke$(a,b,c);if(d==3)return $kd$(a,b,c);return $lr$(a,b,c)}
function $lr$(a,b,c){if(a[17500+c]==0||b[2911+c]!=0||b[3551+c])return 0;if(b[3071+c]>=a[16540+c]-1&&b[3231+c]==0)return 0;if($fB$(a,b,a[15900+c],b[2591+c]))return 0;return $L$(a,b,c)}
function $ls$(a,b,c){let d,e,f,g,h;if(a[16380+c]!=2||b[3391+c]||b[3551+c])return 0;if(b[3711+c]>0&&$A$(a,b,c,b[3711+c]-1))return 0;if((d=a[15900+c],e=b[2591+c],b[6672+(1-d)*1600+e]>0)||!$L$(a,b,c))return 0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$kr$(a,b,c,g))return 1}return 0}
function $lt$(a,b,c){let d,e,f,g;d=$L$(a,b,c);e=d?$eK$(a,b,c):$1b($eK$(a,b,c),2);if($lf$(a,b,c,e,d)&&$lx$(a,b,c))return 1;if(b[3711+c]>0&&$A$(a,b,c,b[3711+c]-1))return 0;if(b[3551+c]&&!$lw$(a,b,c))return 0;f=b[2591+c];g=a[15900+c];if(b[6672+(1-g)*1600+f]>0)return d&&$lu$(a,b,c);return e>0||$fj$(a,b,c,f)}
function $lu$(a,b,c){let d,e,f,g;d=b[2591+c];e=a[15900+c];if(b[3551+c]==0&&$fR$(a,b,e,d)==1&&$fj$(a,b,c,d))return 1;for(f=0;f<6;f++){if((g=b[2751+c],g<0||f==g||f==$3c(g+5,6))&&a[39020+d*6+f]&&$lv$(a,b,e,a[29420+d*6+f]))return 1}return 0}
function $lv$(a,b,c,d){let e;e=b[5072+d];if(b[6672+(1-c)*1600+d]>0)return 0;return e<0||a[15900+e]==c&&a[16380+e]!=8}
function $lw$(a,b,c){let d,e;if(a[17340+c]==0)return 0;for(d=0;d<6;d++){if(b[3551+c]&1<<d){e=b[5072+a[29420+b[2591+c]*6+d]];if(a[17340+e])return 0}}return 1}
function $lx$(a,b,c){let d,e,f;d=1-a[15900+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$eW$(a,b,c,e)!=0)return 1}return 0}
function $ly$(a,b,c){let d,e;for(d=0,e=$ln$(a,b,a[16060+c]);d<e;d++){if($lm$(a,b,c,b[11645+d]))return 1}return 0}
function $lz$(a,b){let c,d,e;c=(-1);if($jy$(a,b)){for(d=a[124+b[2059]],e=a[156+b[2059]];d<e;d++){if($lA$(a,b,d)){if(c>=0)return(-1);c=d}}}return c}
function $lA$(a,b,c){let d;if((b[4191+c]||b[3391+c]==2?0:$X$(a,b,c)&&(d=a[16060+c],b[2207+d]==0||b[2207+d]==1))&&($lq$(a,b,c,0)||$lq$(a,b,c,1)))return 1;return b[2591+c]>=0&&$lc$(a,b,c)}
function $lB$(a,b){let c,d;b[27698]=(-1);b[27700]=(-1);b[27699]=0;$hx$(b);for(c=0,d=a[25];c<d;c++){if(b[4831+c]==b[2059])$hw$(b,c+1)}if($hD$(a,b,b[2059]))$hw$(b,10001);$hG$(b,39,b[5],8)}
function $lC$(a){$eR$(a,a[2059],8)}
function $lD$(a,b){let c;c=a[34+b[5]]-1;$eR$(b,$eG$(a,b,c),8)}
function $lE$(a,b){let c,d;$lG$(a,b);b[13277]=0;b[5071]=(-1);for(c=0,d=a[23];c<d;c++){b[26736+c]=0;b[26896+c]=0;b[27216+c]=0;b[27376+c]=0;b[27536+c]=0;if(b[2591+c]>=0&&$lF$(a,b,c))b[27536+c]=1}b[26735]=a[124+b[2059]];b[1]=136}
function $lF$(a,b,c){let d,e,f;d=1-a[15900+c];for(e=a[30+d],f=a[32+d];e<f;e++){if(b[2591+e]>=0&&$at$(a,b[2591+c],b[2591+e])<=2)return 1}return 0}
function $lG$(a,b){let c,d;for(c=0,d=a[23];c<d;c++){b[26555+c]=0;b[13278+c]=0}}
function $lH$(a,b){b[13277]=0;b[5071]=(-1);$lG$(a,b);b[1]=110}
function $lI$(a,b){let c,d,e,f,g,h,i;for(c=0;c<2;c++)b[2141+c]=$bP$(a,b,c);d=b[2141]>=a[42];e=b[2142]>=a[43];if(d&&e){b[7]=2;b[8]=(f=b[2125]+b[2127],g=b[2126]+b[2128],f==g?(-1):(f>g?0:1))}else if(d||e){b[7]=1;b[8]=d?1:0}else if(b[6]>=a[0]){b[7]=3;b[8]=(h=b[2142]*a[42],i=b[2141]*a[43],h==i?(-1):(h>i?0:1))}else if(a[27]>0&&a[28]==0)b[7]=4;else{b[6]++;b[1]=0}}
function $lJ$(a,b){if(b[2064]>=a[24])b[1]=15;else if($lK$(a,b,b[2064]))$c$(b,10);else b[2064]++}
function $lK$(a,b,c){let d,e;if(b[2207+c]==3||$hn$(a,b,c)==0)return 0;if(b[2207+c]==0||b[2207+c]==1)return 1;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2911+d]!=3)return 1}return 0}
function $lL$(a,b){let c,d,e;c=b[2064];if(c>=a[24]){b[2064]=0;b[1]=14;return}$hx$(b);if(b[2207+c]==2){for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0)$hw$(b,d+1)}}if(b[4]>0)$hv$(b,9,a[60+c]);else b[2064]++}
function $lM$(a,b){let c,d,e,f;for(c=0,d=a[24];c<d;c++)b[2175+c]=0;for(e=0,f=a[23];e<f;e++)b[3391+e]=0;b[2059]=(-1);b[2060]=(-1);b[2064]=0;b[1]=13}
function $lN$(a,b){let c,d,e,f,g;c=b[2057];$hx$(b);$hw$(b,0);for(d=a[34+c],g=a[36+c];d<g;d++){e=b[2060]>=0;f=d==b[2059]||d==b[2060];if($bh$(a,b,d)&&(f||!e))$hw$(b,d+1)}if(b[4]>1)$hv$(b,5,c);else $gk$(b,$gl$(a,b,1-c)?1-c:c)}
function $lO$(a,b){let c;c=$7d(b,2110,2124);b[2063]=0;if(c[0]==14&&!(!$bh$(a,b,b[2059])?0:b[2060]<0||$bh$(a,b,b[2060])))$gz$(c);b[1]=4}
function $lP$(a,b){let c,d,e,f;c=b[2064];$hx$(b);for(d=0,f=a[26];d<f;d++){if($lQ$(a,b,c,d)){for(e=0;e<6;e++)$hw$(b,d*6+e+1)}}if(b[4]>0)$hv$(b,8,a[15900+c]);else{b[2064]++;b[1]=6}}
function $lQ$(a,b,c,d){let e,f,g,h;e=b[2271+a[16060+c]];if(b[5072+d]>=0||a[18220+d]==6)return 0;if($at$(a,e,d)>3)return 0;f=1-a[15900+c];for(g=a[30+f],h=a[32+f];g<h;g++){if(b[2591+g]>=0&&$at$(a,b[2591+g],d)<3)return 0}return 1}
function $lR$(a,b){if(b[2064]>=a[156+b[2059]])b[1]=103;else if(b[2911+b[2064]]==2)$c$(b,10);else b[2064]++}
function $lS$(a,b){let c,d;c=b[2059];d=$bd$(a,b,c);$hx$(b);if(d||b[2060]>=0)$hw$(b,1);if(b[2060]<0&&!(b[2063]&&d)){if($lV$(a,b,c))$hw$(b,2);if($bc$(a,b,c))$hw$(b,3);if($lU$(a,b,c))$hw$(b,4);if($lT$(a,b,c))$hw$(b,5)}$hG$(b,3,b[5],8)}
function $lT$(a,b,c){let d;d=a[60+c];if(!(b[2271+c]>=0))return 0;if(a[48]&&(b[2399+c]||b[2133+d]>=2))return 0;return $hE$(a,b,c)>0||$hD$(a,b,c)}
function $lU$(a,b,c){let d,e,f;d=a[60+c];if(!(a[38+a[60+c]]==c)||!$ba$(a,b,d))return 0;for(e=a[34+d],f=a[36+d];e<f;e++){if(e!=c&&(b[2207+e]==0||b[2207+e]==1)&&b[2271+e]>=0)return 1}return 0}
function $lV$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0&&a[16380+d]!=8)return 1}return 0}
function $lW$(a,b){let c,d,e;c=$7d(b,2110,2124);$gU$(a,b);d=c[0];if(d==5)$gA$(b);else if(d==8)$mb$(a,b);else if(d==14)$hu$(b,4,b[5]);else if(d==6)$ma$(a,b);else if(d==9)$lZ$(a,b);else if(d==15)$gD$(a,b,0);else{e=$lX$($7d(b,2067,2110),c);if(e==(-1))$gD$(a,b,0);else $c$(b,e)}}
function $lX$(a,b){let c,d;c=b[0];if(c==8)return 0;if(c==1)return b[11]?a[12]:a[20+b[1]*4];if(c==4)return a[1];if(c==6)return a[7]==2?(-5):(-1);if(c==7)return a[3];if($4g($4j,c))return a[10];if(c==3)return a[21+(b[11]?a[13]:b[1])*4];if(c==10)return a[15];d=$lY$(a,c);if(d!=(-1))return d==2?(-4):(-1);if(c==13)return a[2];return c==0?a[11]:(-1)}
function $lY$(a,b){if(b==12)return a[6];if(b==14)return a[16];return b==15?a[17]:(-1)}
function $lZ$(a,b){let c,d,e;c=1-b[5];$hx$(b);$hw$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if(b[2143+d]>0&&$bb$(a,b,d)&&$bi$(a,b,d))$hw$(b,d+1)}$hv$(b,7,c)}
function $ma$(a,b){let c,d,e,f;c=1-b[5];d=$T$(a,b,$gt$(a,b));$hx$(b);$hw$(b,0);for(e=a[34+c],f=a[36+c];e<f;e++){if($gY$(a,b,e,d,b[2112]>0))$hw$(b,e+1)}$hv$(b,6,c)}
function $mb$(a,b){if(b[2119]==1){$mc$(a,b);return}b[2058]=0;$gk$(b,1-b[5])}
function $mc$(a,b){let c,d,e;if(b[2367+b[2059]]>0||a[55]==0)$gB$(b);c=1-b[5];d=b[2124];e=c;b[2057]=e;b[5]=e;b[2061]=0;if(!b[2143+d])$hg$(b,c,d);$gv$(a,b,d);b[2063]=1}
function $md$(a,b){let c,d,e,f,g,h,i,j;c=b[2057];if(!$gl$(a,b,c)){if($gl$(a,b,1-c))$gk$(b,1-c);else b[1]=11;return}d=a[34+c];e=a[36+c];$hx$(b);$hw$(b,0);for(f=d,g=e;f<g;f++){if($bh$(a,b,f))$hw$(b,f+1)}for(h=d,j=e;h<j;h++){for(f=d,i=h;f<i;f++){if($bh$(a,b,f)&&$bh$(a,b,h))$hw$(b,(h+1)*1000+(f+1))}}$hv$(b,2,c)}
function $me$(a,b){let c,d,e;c=b[2065];$hx$(b);$hw$(b,0);for(d=a[34+c],e=a[36+c];d<e;d++){if($aY$(a,b,d))$hw$(b,d+1)}$hv$(b,1,c)}
function $mf$(a){$c$(a,100)}
function $mg$(a,b){let c,d,e;for(c=0;c<2;c++){b[2129+c]=0;b[2131+c]=0;b[2133+c]=0;b[2137+c]=0;b[2139+c]=0}for(d=0,e=a[24];d<e;d++){b[2431+d]=0;b[2367+d]=0;b[2463+d]=0;b[2399+d]=0}b[2057]=(-1);b[2058]=0;b[1]=1}
function $mh$(a,b){let c,d,e,f,g,h,i;c=b[28542];for(d=0;d<8;d++)b[28527+d]=b[30988+c*18+d];b[28535]=(-1);b[28536]=(-1);for(e=0;e<2;e++)b[28537+e]=b[30988+c*18+16+e];f=28548+c*61;for(g=0;g<61;g++)b[28466+g]=b[f+g];$ib$(b);if((h=b[28466],h==3?1:a[52]>0&&7<=(i=h)&&i<=9))$mv$(a,b);$mi$(a,b);$ia$(b);b[28539]=1}
function $mi$(a,b){let c,d,e,f,g,h,i,j;$ix$(a,b);b[28535]=(-1);b[28536]=(-1);for(c=0;c<8;c++){if(b[28527+c]>=0){b[27902+$1b(c,4)]++;d=c>=4?0:4;$iu$(a,b,c);$mt$(a,b,c,d);$mp$(a,b,c)}}for(c=0;c<4;c++){if(b[28527+c]>=0)$mn$(a,b,c)}$ml$(a,b);e=b[28537]>=0;f=b[28538]>=0;g=b[27902];h=b[27903];$im$(a,b,0||!e||!f||g>1||h>1);$mj$(a,b);for(i=0;i<2;i++){j=b[28527+i*4];b[27904+i]=b[2463+a[16060+j]]}}
function $mj$(a,b){let c;c=b[28543]>=0?b[2059]:a[16060+b[28527]];$mk$(a,b,0,c);if(b[28538]>=0&&$iq$(a,b,1))$mk$(a,b,1,b[28538])}
function $mk$(a,b,c,d){let e,f,g,h,i;for(e=c*4,g=c*4+4;e<g;e++){f=b[28527+e];if(f>=0)b[28064+e*20]=a[16060+f]!=d?1:0}h=b[28535+c];if(h>=0&&b[28537+c]>=0&&$iq$(a,b,c)){i=a[16060+h]!=d?1:0;b[28064+(8+c)*20]=i}}
function $ml$(a,b){let c,d,e,f,g,h,i,j,k,l;c=$7d(b,28466,28527);d=0;e=0;f=1;for(g=0;g<4;g++){h=b[28531+g];if(h<0||b[2591+h]<0)continue;i=b[2591+h];d=Math.max(d,a[27820+i]);f=Math.max(f,a[81507+a[18220+i]]);for(j=0;j<4;j++){k=b[28527+j];if(k>=0&&c[31+j*3]<=1&&c[33+j*3]==0&&$A$(a,b,k,h)){l=b[2591+k];e=Math.max(e,a[71020+l*6+$aF$(a,l,i)])}}}$mm$(b,27902,d,e,f,0)}
function $mm$(a,b,c,d,e,f){a[6+b]=f-c-d;a[11+b]=e}
function $mn$(a,b,c){let d,e,f,g,h,i,j,k;d=b[28527+c];e=b[32508+d];f=b[28058+c*20];g=b[32188+d]==1&&!e&&!f;b[28055+c*20]=g?1:0;b[28065+c*20]=b[3871+d]==3?1:0;b[28056+c*20]=e;b[28057+c*20]=b[32348+d];h=a[16380+d];for(i=0;i<4;i++){j=b[28531+i];if(j>=0){k=a[16380+j];$mo$(b,27902,i,c,a[81417+k*9+h],a[81498+k])}}}
function $mo$(a,b,c,d,e,f){a[132+b+c*4+d]=e;a[116+b+c*4+d]=a[154+b+d*20]?f:e}
function $mp$(a,b,c){let d,e,f,g,h,i,j,k;d=b[28527+c];if(b[2591+d]<0||a[16380+d]==8)return;e=$mr$(a,b,c);f=e==3?1:0;g=a[56]?f:0;$mq$(b,27902,c,e==0?1:0,f,g);if(e==2){j=b[5072+(h=b[2591+d],i=$jf$(a,b,c),a[29420+h*6+i])];k=8+(c<4?0:1);if(b[28527+k]<0){b[28527+k]=j;$iu$(a,b,k)}if(b[28527+k]==j)b[28066+c*20]=1}}
function $mq$(a,b,c,d,e,f){a[159+b+c*20]=d;a[167+b+c*20]=f?2:e}
function $mr$(a,b,c){let d,e;if($jj$(a,b,c)>=0)return 1;if($jf$(a,b,c)>=0)return 2;d=b[28527+c];for(e=0;e<6;e++){if(a[29420+b[2591+d]*6+e]<0&&$ms$(a,b,c,e))return 3}return 0}
function $ms$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[2591+b[28527+c]];f=a[21420+e];g=a[23020+e];for(h=c<4?4:0,n=(c<4?4:0)+4;h<n;h++){if($jd$(b,h)){i=b[2591+b[28527+h]];j=a[21420+i]-f;k=a[23020+i]-g;if((l=j-$3j[d][0],m=k-$3j[d][2],Math.max(Math.abs(l),Math.abs(m),Math.abs(l+m)))<=Math.max(Math.abs(j),Math.abs(k),Math.abs(j+k)))return 0}}return 1}
function $mt$(a,b,c,d){let e,f,g,h,i;e=b[28527+c];if(b[3551+e]==0||b[2591+e]<0)return;f=0;for(g=d,i=d+4;g<i;g++){h=b[28527+g];if(h>=0&&$aE$(a,b,e,h))f=1}$mu$(b,27902,c,1,f)}
function $mu$(a,b,c,d,e){let f;f=d?2:0;a[156+b+c*20]=e?1:f}
function $mv$(a,b){let c,d,e,f,g,h,i,j,k;c=$7d(b,28466,28527);for(d=0;d<2;d++){e=(-1);f=d*4;for(g=f,i=f+4;g<i;g++){if(e<0&&b[28527+g]>=0&&c[31+g*3]<=1&&c[33+g*3]==0)e=(h=b[28527+g],$s$(a,b,a[15900+h],b[2591+h],a[16060+h]))}if(e>=0&&e!=b[28537+d]){j=e;b[28537+d]=j;b[30988+b[28542]*18+16+d]=j;k=b[2207+e]==1;c[8+d]=k?2:1}}}
function $mw$(a,b){let c,d,e;for(c=0,d=a[23];c<d;c++){if(b[3711+c]==0)b[3871+c]=0}if(b[28540]==2||b[9873]!=0){if(b[9873]==0){for(c=0,e=a[23];c<e;c++)b[13278+c]=0}b[1]=b[9875];return}b[28540]=2;b[1]=201}
function $mx$(a,b,c){let d,e,f,g,h,i,j,k,l,m;d=a[60+c];e=b[2271+c];f=a[30+d];g=a[32+d];if(b[2527+c]==1&&$my$(a,b,c)){f=a[124+c];g=a[156+c]}h=1600;for(i=f,j=g;i<j;i++){if(b[2591+i]>=0)h=Math.min(h,$at$(a,e,b[2591+i]))}$hx$(b);k=$Q$(a,b,d,e,1600);for(i=f,m=g;i<m;i++){l=b[2591+i];if(l>=0&&$at$(a,e,l)==h&&b[10045+l]>0)$hw$(b,i+1)}$P$(b,k);if(b[4]>0)$hv$(b,38,d);else $cg$(a,b,c,1)}
function $my$(a,b,c){let d,e;for(d=a[124+c],e=a[156+c];d<e;d++){if(b[2591+d]>=0)return 1}return 0}
function $mz$(a,b,c){let d,e,f,g;d=b[4];e=b[2];f=among(c,4*d);if(e==3)return $1b(f,d)<3?0:$3c(f,d);g=e==20||e==22||e==41;if(b[9]==0&&(g||e<20))return 1+among(c,d-1);return $3c(f,d)}
function $mA$(a,b,c){return $mB$(a,b,c,3)}
function $mB$(a,b,c,d){let e,f,g,h,i,j,k;if(b[2]==20)$nX$(b,b[3]);$bp$(a,b,b[3]);$nW$(a,b);b[37529]=0;b[38011]++;e=(-2000000);f=0;g=0;h=c;for(i=0,k=b[4];i<k;i++){j=$mD$(a,b,b[9+i],d);if(a[94994]>0)j+=$mC$(a,b,b[9+i]);if(j>e){e=j;f=1;g=i}else if(j==e){f++;h=another(h);if(takes_its_place(h,f))g=i}}return g}
function $mC$(a,b,c){let d,e,f;d=b[2];e=a[94994];if(d!=22&&d!=41)return 0;f=(c+40009*b[5071]*(d==22))*64+a[94995];return $1b(2*e*scrambled(f),65521)-e}
function $mD$(a,b,c,d){let e;e=b[2];if(e==22)return $nR$(a,b,c,d);if(e<20)return $nG$(a,b,c,d);if(e<40)return $no$(a,b,c,d);if(e>=50||e==42)return $mX$(a,b,c);return $mE$(a,b,c,d)}
function $mE$(a,b,c,d){let e,f,g,h;e=b[2];f=b[3];if(e==41)return $mV$(a,b,c,d);if(e==40){g=b[28544];$bp$(a,b,f);return $mH$(a,b,g,b[2591+g],c-1,d)}if(e==43||e==44)return $mG$(a,b,c,e==43);if(e==45)return $mF$(a,b,c,f);if(e==46)return(h=c-1,Math.max(1,$bN$(a,b,h)-b[3071+h]));if(e==47){g=b[28547];$bp$(a,b,f);return $mH$(a,b,g,b[2591+g],c-1,d)}if(e==49){$bp$(a,b,f);g=b[9877];return $mH$(a,b,g,$3c(c,10000)-1,$1b(c,10000),d)}return c}
function $mF$(a,b,c,d){let e,f;$bp$(a,b,d);e=$1b(c,10000)-1>=0;return 2*(f=$3c(c,10000)-1,$1b(b[32727+d*1600+f],1000))-e}
function $mG$(a,b,c,d){let e,f,g,h,i;e=d?0:4;f=0;for(g=e,i=e+4;g<i;g++){h=b[28527+g];if(h<0)continue;if(d)f-=$bG$(a,h,c-1,0,0);else f+=$bG$(a,c-1,h,0,0)}return f}
function $mH$(a,b,c,d,e,f){let g,h,i,j,k,l,m,n,o,p;g=0;h=0;i=0;j=1-a[15900+c];for(k=0;k<6;k++){l=a[29420+d*6+k];m=l>=0?b[5072+l]:(-1);if(m<0||a[15900+m]!=j)continue;if((e<0||k==e||k==$3c(e+5,6))&&a[39020+d*6+k]>0)g++;else if(b[2911+m]==0&&(n=b[2751+m],o=$3c(k+3,6),n<0||o==n||o==$3c(n+5,6)))h++}p=(-60)*h;if(g&&!$W$(a,c)){for(k=0;k<6;k++){l=a[29420+d*6+k];m=l>=0?b[5072+l]:(-1);if(m>=0&&a[15900+m]==j&&(e<0||k==e||k==$3c(e+5,6)))i+=$mM$(a,b,c,d,k,m,g,h>0,f)}if(a[17180+c]==0||i>0)return p+$1b(i,g)}if(!(a[17180+c]==0))return p+$mK$(a,b,c,d,e,g,f);return p+$mI$(a,b,1-j,d,e)}
function $mI$(a,b,c,d,e){let f,g;f=$mJ$(b,c,d);if(f<0||b[2591+f]<0)return(-20)*$1b(b[32727+c*1600+d],1000);g=$y$(a,d,e,b[2591+f]);return(-20)*$1b(b[32727+c*1600+d],1000)-6*g}
function $mJ$(a,b,c){let d;d=a[32727+b*1600+c];return d>=99000?(-1):$3c(d,1000)}
function $mK$(a,b,c,d,e,f,g){let h,i,j,k,l,m,n,o,p;h=0;i=a[15900+c];for(j=a[31-i],m=a[33-i];j<m;j++){k=b[2591+j];if(k<0||b[3551+j])continue;l=$at$(a,d,k);if(l<=3)h=Math.max(h,$mL$(a,b,c,d,e,j,l))}n=$1b(b[32727+i*1600+d],1000);o=$W$(a,c)?60*f:0;if(g&1&&n<=1)o+=60;p=$mJ$(b,i,d);if(h==0&&p>=0&&b[2591+p]>=0)o+=6*(1+$y$(a,d,e,b[2591+p]));return h-o-20*Math.max(0,n-2-1)}
function $mL$(a,b,c,d,e,f,g){let h,i,j,k;h=b[2591+f];i=$y$(a,d,e,h);if(i==2||!$bL$(a,b,d,h))return 0;j=$bI$(a,b,c,f,g,i==1?(-2):0);if(a[17180+f]!=0){k=$y$(a,h,b[2751+f],d);if(k!=2)j-=$1b($bI$(a,b,f,c,g,k==1?(-2):0),2)}return j}
function $mM$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p;j=$je$(b[2751+f],$3c(e+3,6));k=j!=0&&!h;l=$mU$(a,b,f,c);m=$mT$(a,b,c,d,e,f,g);n=b[3551+f]==0;o=$mS$(a,b,c,d)&&!(i&4);p=$mN$(a,b,c,f,m,l,k,0,n,i);if(!o)return p;return Math.max(p,$mN$(a,b,c,f,m,l,k,1,n,i))}
function $mN$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q;k=$bG$(a,c,d,h,e+2*f);if(k<0)return 0;l=$bC$(a,b,d,k,g,h,i);m=$mR$(a,b,c,k,h,1+f);if(f){n=$bG$(a,c,d,0,e+2*(f-1));l-=$bC$(a,b,d,n,0,0,i);l+=25*f}if(j&1){o=a[$bF$(a,b,d,k,g,h,i)];p=h?1000:a[$mQ$(a,b,c,k,1+f)];q=o*$mP$(a,b,d)-p*$mP$(a,b,c);l+=$1b($1b(q,1000)*a[94990],100)}return $mO$(b,a[15900+c],l,m,j)}
function $mO$(a,b,c,d,e){if(a[37528-b])c=$1b(c*15,100);if(a[37527+b])return c-$1b(d*15,100);if(a[37528-b])return c-$1b(d*200,100);return c-$1b(d*(e&1?95:75),100)}
function $mP$(a,b,c){let d,e,f,g,h,i;if(b[2911+c]!=0||a[16380+c]==8)return 0;d=a[16060+c];e=0;f=0;for(g=a[124+d],h=a[156+d];g<h;g++){if(a[16380+g]==8)continue;f+=b[2911+g]!=0;if(b[2591+g]>=0&&g!=c)e+=(a[16380+g]==8?600:100*a[17820+g])-$1b((a[16380+g]==8?600:100*a[17820+g])*$bO$(a,b,g,b[3071+g]),10000)}i=$bx$(a,b,d,f);return $1b(($bx$(a,b,d,f+1)-i)*e,10)}
function $mQ$(a,b,c,d,e){let f;f=Math.min(Math.max(1,$bN$(a,b,c)-b[3071+c])*e,9);return 86195+d*18+(f-1)*2}
function $mR$(a,b,c,d,e,f){let g,h,i,j,k;g=$mQ$(a,b,c,d,f);h=a[g];i=$1b(a[1+g],f);j=h*$bE$(a,b,c,0)+i*$bD$(a,b,c);j=$1b(j,1000);if(e&&b[2911+c]==0){k=$1b((a[16380+c]==8?600:100*a[17820+c])*45,100)-$1b((a[16380+c]==8?600:100*a[17820+c])*$bO$(a,b,c,b[3071+c]),10000);j=Math.max(j,$1b((1000-h)*k,1000)+j)}return j}
function $mS$(a,b,c,d){if(!(a[16380+c]==0||a[16380+c]==1))return 0;return b[2911+c]==0&&b[4511+c]!=d}
function $mT$(a,b,c,d,e,f,g){let h;h=(-a[71020+d*6+e])-a[27820+b[2591+f]];h-=2*(g-1);if(b[3231+c]>0)h-=2;return h}
function $mU$(a,b,c,d){let e,f,g,h,i,j;e=0;for(f=0;f<6;f++){g=a[29420+b[2591+c]*6+f];h=g>=0?b[5072+g]:(-1);if(h<0||h==d||a[15900+h]==a[15900+c])continue;if(!$X$(a,b,h)||$W$(a,h))continue;if((i=b[2751+h],j=$3c(f+3,6),i<0||j==i||j==$3c(i+5,6)))e+=b[4351+h]>0||b[3551+h]>0}return e}
function $mV$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n,o,p;if(c==0)return 0;e=$3c(c,10000)-1;f=$1b(c,30000);g=$3c($1b(c,10000),3);if(f&&d&4)return(-1000000);h=b[2591+e];i=b[2751+e];j=g==2?2:1;k=$mW$(a,b,e);l=0;for(m=0;m<2;m++){if(g!=2&&g!=m)continue;n=$3c(i+5+m,6);o=a[29420+h*6+n];p=o>=0?b[5072+o]:(-1);if(p>=0)l+=$mM$(a,b,e,h,n,p,j,k,d)}if(b[32188+e]==1)l=$1b(l*Math.min(10,$bN$(a,b,e)+1),10);return l-5*f}
function $mW$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];for(e=0;e<6;e++){f=a[29420+d*6+e];g=f>=0?b[5072+f]:(-1);if(g<0||a[15900+g]==a[15900+c])continue;if((h=b[2751+c],h<0||e==h||e==$3c(h+5,6))||b[2911+g]!=0)continue;if((i=b[2751+g],j=$3c(e+3,6),i<0||j==i||j==$3c(i+5,6)))return 1}return 0}
function $mX$(a,b,c){let d;d=b[2];if(d==50)return $nm$(a,b,c);if(d==52)return $nh$(a,b,c);if(d==53)return $nf$(a,b,c);if(d==51)return c;return $mY$(a,b,c)}
function $mY$(a,b,c){let d,e;d=b[2]==54;e=d?$ne$(a,b):$mZ$(a,b);return c&&e?(-1):c}
function $mZ$(a,b){let c,d,e,f,g,h,i,j,k;c=b[28476]>b[28477]?0:1;d=b[28537+c];e=b[28538-c];f=$cm$(a,b,d)-b[28476+c];g=$cm$(a,b,e)-b[28477-c];h=$nd$(a,$co$(a,b,d),f,$co$(a,b,e),g);i=$nb$(a,b,d)+$nb$(a,b,e);return(j=$na$(a,d),k=$na$(a,e),h*(j+k+i)>1000*j)}
function $na$(a,b){let c;c=b>=0&&a[38+a[60+b]]==b;return 100*(c?a[59]:a[58])}
function $nb$(a,b,c){let d,e,f,g;d=0;for(e=a[124+c],f=a[156+c];e<f;e++){if(b[2591+e]>=0&&a[16380+e]!=8)d+=(a[16380+e]==8?600:100*a[17820+e])-$1b((a[16380+e]==8?600:100*a[17820+e])*$bO$(a,b,e,b[3071+e]),10000)}g=$nc$(a,b,c,$hn$(a,b,c))+1;return 200+$1b(d*g,10)}
function $nc$(a,b,c,d){let e,f,g,h;g=(e=$T$(a,b,c),f=a[38+a[60+c]]==c,$1b(e+1,2)+(f?e:0));return(h=a[10748+c*161+d],Math.min(Math.max(h+g,(-1)),9))}
function $nd$(a,b,c,d,e){let f,g;if(c<=0||e<=0)return 1000*(c>0);b=Math.min(b,9);d=Math.min(d,9);f=Math.min(c,8)-1;g=Math.min(e,8)-1;return a[88589+b*640+d*64+f*8+g]}
function $ne$(a,b){let c,d,e,f,g,h,i,j,k,l,m,n,o,p,q;c=b[32671];d=b[32672];e=b[32673];f=Math.max(0,a[18100+c]-b[5011+c]);g=Math.max(0,a[18160+c]-b[5011+c])-b[4951+c]-b[32674];if(d>=0){h=$co$(a,b,d);i=$cm$(a,b,d);j=$nb$(a,b,d)}else{h=Math.max(0,a[18100+e]-b[5011+e]);i=Math.max(0,a[18160+e]-b[5011+e])-b[4951+e];j=300}k=$nd$(a,f,g,h,i-b[32675]);l=b[32674]>b[32675];m=$na$(a,(-1));n=$na$(a,d);if(!l){o=1000-k;p=n;q=m;k=o;m=p;n=q}return k*(m+n+(300+j))>1000*m}
function $nf$(a,b,c){let d;d=b[32671];if($1b(c,10000))return(-$ng$(a,b,d,(-1),$3c(c,10000)-1));return(-$ng$(a,b,d,$3c(c,10000)-1,(-1)))}
function $ng$(a,b,c,d,e){let f,g,h,i,j,k;f=Math.max(0,a[18100+c]-b[5011+c]);g=Math.max(0,a[18160+c]-b[5011+c])-b[4951+c];if(d>=0){h=$nd$(a,f,g,$co$(a,b,d),$cm$(a,b,d));i=$nb$(a,b,d)}else{j=Math.max(0,a[18100+e]-b[5011+e]);h=$nd$(a,f,g,j,Math.max(0,a[18160+e]-b[5011+e])-b[4951+e]);i=300}k=$na$(a,(-1))+300;return $1b(h*($na$(a,d)+i)-(1000-h)*k,1000)}
function $nh$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r;d=b[32671];e=b[3];f=$1b(c,10000);g=$3c(c,10000)-1;if(c==0){h=$cx$(b,d);i=Math.max(0,a[18040+d]-b[5011+d]);j=0;for(k=a[34+e],l=a[36+e];k<l;k++){if($nl$(a,b,k,h,i))j+=b[2335+k]?$nb$(a,b,k):50+$nk$(a,b,k)}for(m=0,o=a[25];m<o;m++){n=b[4831+m];if(n>=0&&a[60+n]==e&&$nj$(a,b,m,h,i))j+=b[5011+m]?300:0}return(-j)}if(f==0){p=(-$ng$(a,b,d,g,(-1)));if(b[2335+g])p=Math.max(p,1-(b[2335+g]?$nb$(a,b,g):50+$nk$(a,b,g)));return p}if(f==1){p=(-$ng$(a,b,d,(-1),g));if(b[5011+g])p=Math.max(p,(-299));return p}q=(-$ni$(a,b,d,e));if(f==2)return q-$nk$(a,b,g);r=Math.min(10,$T$(a,b,g)+1);return $1b(r*q-(10-r)*(b[2335+g]?$nb$(a,b,g):50+$nk$(a,b,g)),10)}
function $ni$(a,b,c,d){let e,f,g,h,i;e=$cs$(a,b,d)>0?d:2;f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17980+h]==e){f+=$ng$(a,b,c,(-1),h);g++}}return $1b(f,Math.max(1,g))}
function $nj$(a,b,c,d,e){let f;f=$cx$(b,c);return f>=0&&$at$(a,d,f)<=e&&$bL$(a,b,d,f)}
function $nk$(a,b,c){let d;if(b[2175+c]||b[2143+c]==0)return 0;return(d=a[60+c],$1b($bo$(a,b,c,d),2))}
function $nl$(a,b,c,d,e){let f;f=b[2271+c];if(f<0||a[38+a[60+c]]==c&&$ba$(a,b,a[60+c]))return 0;return $at$(a,d,f)<=e&&$bL$(a,b,d,f)}
function $nm$(a,b,c){let d;if(c==0)return 0;if($1b(c,10000)!=0)return(-1);d=b[32671];return $nn$(a,b,d,b[3],$cx$(b,d))}
function $nn$(a,b,c,d,e){let f,g,h,i,j,k,l,m,n;f=Math.max(0,a[18040+c]-b[5011+c]);g=100000;h=0;for(i=a[35-d],k=a[37-d];i<k;i++){if($nl$(a,b,i,e,f)){h+=b[2335+i]?$nb$(a,b,i):50+$nk$(a,b,i);g=Math.min(g,$ng$(a,b,c,i,(-1)));if($hD$(a,b,i)&&b[2143+i]&&!b[2175+i]){j=$ni$(a,b,c,1-d);g=Math.min(g,j+$nk$(a,b,i))}}}for(l=0,n=a[25];l<n;l++){m=b[4831+l];if(m>=0&&a[60+m]!=d&&$nj$(a,b,l,e,f)){h+=b[5011+l]?300:0;g=Math.min(g,$ng$(a,b,c,(-1),l))}}return g<100000?Math.min(g,h):0}
function $no$(a,b,c,d){let e;e=b[2];if(e==20||e==34)return $nE$(a,b,c,d);if(e==21)return $nD$(a,b,c,b[3]);if(e==23)return $nC$(a,b,c,b[3]);if(e==24)return $nB$(a,b,c,d);if(e==26)return $nA$(a,b,c,d);if(e==30)return $nz$(a,b,c);if(e==37)return $nx$(a,b,c,d);if(e==38)return $nw$(a,b,c-1);if(e==39)return $np$(a,b,c);if(e==25||e==33)return(-c);return c>0?1:0}
function $np$(a,b,c){let d,e,f,g,h;d=b[3];if(b[1]!=149){$ns$(a,b,b[2059]);e=c==10001;return e?$nr$(a,b,b[2059]):b[39984+($3c(c,10000)-1)]}f=b[27698];if($1b(c,10000))return 2*$nq$(a,b,f,$3c(c,10000)-1);g=c>0?$3c(c,10000)-1:$cx$(b,f);h=2*$nn$(a,b,f,d,g);return c==0?Math.max(0,h)+1:h}
function $nq$(a,b,c,d){let e,f,g,h,i,j;e=10;f=b[5072+b[2271+d]];if(f>=0&&a[15900+f]==a[60+d])e=Math.min(10,Math.max(0,a[18160+c]-b[5011+c])+1);g=$ng$(a,b,c,d,(-1));for(h=0,j=a[25];h<j;h++){i=b[4831+h];if(i>=0&&a[60+i]==a[60+d]&&$cx$(b,h)==b[2271+d])g=Math.min(g,$ng$(a,b,c,(-1),h))}return $1b(e*g-(10-e)*300,10)}
function $nr$(a,b,c){let d,e,f,g,h,i;e=(d=a[60+c],$cs$(a,b,d)>0?d:2);f=0;g=0;for(h=0,i=a[25];h<i;h++){if(b[4831+h]==(-1)&&a[17980+h]==e){f+=Math.max(0,b[39984+h]);g++}}return $1b(f,Math.max(1,g))}
function $ns$(a,b,c){let d,e,f,g,h,i,j,k,l,m,n,o;d=a[60+c];e=b[2271+c];$nv$(a,b,d,e,0);for(f=0,i=a[25];f<i;f++){b[39984+f]=0;if(b[4831+f]==c?1:(h=(g=a[60+c],$cs$(a,b,g)>0?g:2),b[4831+f]==(-1)&&a[17980+f]==h))b[39984+f]=$nu$(a,b,f,d)}$nv$(a,b,d,e,1);for(j=a[35-d],o=a[37-d];j<o;j++){if(b[2271+j]>=0&&$nt$(a,b,b[2271+j])){for(f=0,n=a[25];f<n;f++){if(b[4831+f]==c?1:(l=(k=a[60+c],$cs$(a,b,k)>0?k:2),b[4831+f]==(-1)&&a[17980+f]==l)){m=Math.max(b[39984+f],$nq$(a,b,f,j));b[39984+f]=m}}}}}
function $nt$(a,b,c){let d,e,f;if(b[38384+c]<99)return 1;for(d=0;d<6;d++){e=a[29420+c*6+d];if(e>=0&&a[39020+c*6+d]>0){f=a[58220+e*6+$3c(d+3,6)];if(b[38384+e]+f+2<=10)return 1}}return 0}
function $nu$(a,b,c,d){let e,f,g;e=0;for(f=0,g=a[26];f<g;f++){if(b[38384+f]<99)e=Math.max(e,$nn$(a,b,c,d,f))}return e}
function $nv$(a,b,c,d,e){let f,g,h,i,j,k,l,m;for(f=0,g=a[26];f<g;f++)b[38384+f]=99;b[38384+d]=0;b[35927]=d;h=0;i=1;while(i>0){j=b[35927+h];h=$3c(h+1,1600);i--;if(j!=d&&b[6672+(1-c)*1600+j]>0&&!e)continue;for(k=0;k<6;k++){if($ex$(a,b,c,j,k,e)){l=a[29420+j*6+k];m=b[38384+j]+a[58220+j*6+k];if(m<=10&&m<b[38384+l]){b[38384+l]=m;b[35927+$3c(h+i,1600)]=l;i++}}}}}
function $nw$(a,b,c){let d,e,f;d=a[15900+c];$bp$(a,b,d);e=Math.min(4,$1b(b[32727+d*1600+b[2591+c]],1000));f=$bN$(a,b,c)-b[3071+c]+$1b($bD$(a,b,c),100);return 10*e+f-20*(b[2911+c]!=0)}
function $nx$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[27696];f=a[60+e];g=c>0?c-1:b[2271+e];if(a[38+a[60+e]]==e&&$ba$(a,b,f))return 1000*(c==0);$bp$(a,b,f);h=$T$(a,b,e);i=1000*$ny$(a,b,e,g);for(j=a[124+e],m=a[156+e];j<m;j++){k=b[2591+j];if(k>=0&&a[16380+j]!=8){l=$at$(a,g,k);i+=20*(l<=h)-l}}n=$1b(b[32727+f*1600+g],1000);if(b[5072+g]>=0)i+=15-40*(n<=2)*(d&1?2:1);else if(n<=4)i-=200;return 2*i+(c==0)}
function $ny$(a,b,c,d){let e;e=a[40+a[60+c]];return a[38+a[60+c]]==c&&e>=0&&b[2591+e]==d}
function $nz$(a,b,c){let d,e;d=b[26733];e=c-1;return $mL$(a,b,d,b[2591+d],b[2751+d],e,1)}
function $nA$(a,b,c,d){let e,f,g,h,i,j;if(c==0)return 0;e=$3c(c,10000)-1;f=b[2751+e];g=$ff$(b,e,$1b(c,10000));h=b[2591+e];i=a[17500+e]?a[24620+h]*$bD$(a,b,e):0;j=$by$(a,b,e,h,f)-$by$(a,b,e,h,g);return j-i}
function $nB$(a,b,c,d){let e,f,g,h,i,j,k,l,m;if(c==0)return 0;e=$1b(c,10000);f=$3c(c,10000)-1;g=b[2591+f];h=b[2751+f];i=a[29420+g*6+e];j=0;for(k=$bN$(a,b,f)+1;k<10;k++)j+=k-$bN$(a,b,f);l=$1b(j*$bD$(a,b,f),10);m=$by$(a,b,f,g,h)-$by$(a,b,f,i,h);return m-l-a[94992]}
function $nC$(a,b,c,d){let e;if(c==0)return(-1);$bp$(a,b,d);e=b[5072+(c-1)]>=0;return 2*$1b(b[32727+d*1600+(c-1)],1000)+3*e}
function $nD$(a,b,c,d){let e,f,g,h;$bp$(a,b,d);f=(e=$3c(c,10000)-1,$1b(e,6));h=(g=$3c(c,10000)-1,$3c(g,6));return $mI$(a,b,d,f,h)}
function $nE$(a,b,c,d){let e,f,g,h,i,j,k,l;if(c==0)return 0;e=$1b(c,10000);f=$3c(c,10000)-1;g=a[15900+f];$bp$(a,b,g);h=b[2591+f];if(h<0)return 1000;i=$1b(b[32727+g*1600+h],1000);j=1000-20*i+(a[17180+f]==0?0:300);if($nF$(a,b,f))j-=500;if(e==3)return 1600;if(b[37528-g]>0&&b[37527+g]==0)return(-1);if(e==2){k=3*b[3071+f]>=$bN$(a,b,f)||i>=6;l=d&1?3:5;return k&&i>=l?j+1:(-1)}if(e==4)return b[3231+f]&&i<=4?j+1:(-1);if(e==1)return j+300;return j}
function $nF$(a,b,c){let d,e,f,g,h,i,j;d=b[2591+c];e=0;f=0;for(g=0;g<6;g++){if((h=b[2751+c],h<0||g==h||g==$3c(h+5,6))){i=a[29420+d*6+g];if(i>=0&&a[39020+d*6+g]){f++;j=b[5072+i];if(j>=0&&a[15900+j]==a[15900+c])e+=b[4191+j]==0}}}return f==e}
function $nG$(a,b,c,d){let e,f,g,h,i,j,k,l;e=b[2];f=b[3];if(e==3)return $nN$(a,b,c,d);if(e==8)return $nM$(a,b,(g=$3c(c,10000)-1,$1b(g,6)),f);if(e==9)return $nw$(a,b,c-1);if(e==4){h=!(b[37528-f]>0&&b[37527+f]==0);return c*(h?$bo$(a,b,b[2059],f)-1:(-1))}i=e==2||e==5;if(c==0)return i&&d&1&&$nL$(a,b,f)?1000000:0;if(e==6)return(j=c-1,d&2?(-1):$bo$(a,b,j,f));if(e==1&&d&1&&$nK$(a,b,c-1))return(-1);if(e!=1&&b[37528-f]>0&&b[37527+f]==0)return $1b(c,1000)-1>=0?(-1):$nJ$(a,b,$3c(c,1000)-1,f);if($1b(c,1000)-1>=0)return(-1);if(i&&d&1&&(k=$3c(c,1000)-1,$nI$(a,b,f)&&(l=$nH$(a,b,k),l>2&&l<=5)))return(-1);return $bo$(a,b,$3c(c,1000)-1,f)}
function $nH$(a,b,c){let d,e,f,g,h;d=a[60+c];e=99;$bp$(a,b,d);for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g>=0&&a[16380+f]!=8)e=b[3551+f]?0:Math.min(e,$1b(b[32727+d*1600+g],1000))}return e}
function $nI$(a,b,c){let d,e,f;if(b[2058]>0||b[37528-c]>0&&b[37527+c]==0||b[37527+c]>0)return 0;d=0;for(e=a[35-c],f=a[37-c];e<f;e++)d=d||$bh$(a,b,e);return d}
function $nJ$(a,b,c,d){let e,f,g,h;$bp$(a,b,d);e=(-1);for(f=a[124+c],h=a[156+c];f<h;f++){g=b[2591+f];if(g>=0&&b[3551+f])return(-1);if(g>=0&&b[2911+f]==1&&$1b(b[32727+d*1600+g],1000)>=3)e+=100}return e}
function $nK$(a,b,c){let d,e,f;if(b[6]>1)return 0;d=a[60+c];for(e=a[34+d],f=a[36+d];e<f;e++){if(b[2143+e])return 0}return $nH$(a,b,c)>2}
function $nL$(a,b,c){let d,e,f;if(!$nI$(a,b,c))return 0;d=99;for(e=a[34+c],f=a[36+c];e<f;e++){if($bh$(a,b,e))d=Math.min(d,$nH$(a,b,e))}return d>2&&d<=5}
function $nM$(a,b,c,d){$bp$(a,b,d);return $1b(b[32727+d*1600+c],1000)}
function $nN$(a,b,c,d){let e,f;e=b[2059];f=b[3];if(c==1)return $bo$(a,b,e,f);if(c==3)return $nQ$(a,b,e,f,d);if(c==5&&!(d&8))return 12*$nO$(a,b,e);return(-1)}
function $nO$(a,b,c){let d,e,f;if(!$nP$(a,b,c))return(-1);$ns$(a,b,c);d=$hD$(a,b,c)?$nr$(a,b,c):(-1);for(e=0,f=a[25];e<f;e++){if(b[4831+e]==c)d=Math.max(d,b[39984+e])}return d}
function $nP$(a,b,c){let d,e,f,g,h;d=a[60+c];e=b[2271+c];for(f=a[35-d],h=a[37-d];f<h;f++){g=b[2271+f];if(g>=0&&$at$(a,e,g)<=15)return 1}return 0}
function $nQ$(a,b,c,d,e){let f,g,h,i,j,k;$bp$(a,b,d);f=0;g=0;for(h=a[124+c],j=a[156+c];h<j;h++){if(b[2911+h]==2){i=a[16700+h];f+=$1b($1b((a[16380+h]==8?600:100*a[17820+h])*i,10)*55,100)}else if(b[2591+h]>=0&&$1b(b[32727+d*1600+b[2591+h]],1000)<=3)g++}if(g==0)return 100*f;k=b[2141+d]*2>=a[42+d];if(e&1&&k)return 2*f;return $1b(f,2)}
function $nR$(a,b,c,d){let e,f,g,h,i,j,k,l,m,n;e=b[5071];f=a[15900+e];g=b[2591+e];h=b[2751+e];if($1b(c,10000)){i=$3c(c,10000)-1;j=$at$(a,g,b[2591+i]);k=$mL$(a,b,e,g,h,i,j);return k<=0?(-10000):10000+k}if(c>0){g=(l=$3c(c,10000)-1,$1b(l,6));h=(m=$3c(c,10000)-1,$3c(m,6))}if(b[13438]==1)return $1b(b[32727+f*1600+g],1000);n=$mH$(a,b,e,g,h,d);if(c>0)n-=$1b($nT$(a,b,e,g,h)*a[94993],100);if(b[13438]==0){n-=$nS$(a,b,e,g);if(d&1){if(b[37529]!=1+g){$bA$(a,b,e,g);b[37529]=1+g}n-=$bz$(a,b,h)}}return 2*n+(c==0)}
function $nS$(a,b,c,d){let e,f,g,h;e=a[16060+c];f=b[2271+e];if(f<0||$at$(a,d,f)<=$T$(a,b,e))return 0;for(g=0;g<6;g++){h=a[29420+d*6+g];f=h>=0?b[5072+h]:(-1);if(f>=0&&f!=c&&a[16060+f]==e&&b[9885+f]&&a[16380+f]!=8)return 0}return a[94991]}
function $nT$(a,b,c,d,e){let f,g;if(d==b[2591+c])return 0;f=$fT$(a,b,d,e)&4095;g=$1b(f,64)*$nV$(a,b,c);if(f&63)g+=$nU$(a,b,c,d,e);return g}
function $nU$(a,b,c,d,e){let f,g,h,i;f=0;g=b[2591+c];h=$fK$(a,b,d,e);while(h>=0&&$1b(h,6)!=g){i=b[5072+$1b(h,6)];if(i>=0&&i!=c)f+=$nV$(a,b,i);h=$fI$(a,b,h)}return f}
function $nV$(a,b,c){if(b[3071+c]+1>=$bN$(a,b,c))return $bE$(a,b,c,0);return $bD$(a,b,c)}
function $nW$(a,b){let c;for(c=0;c<2;c++)b[37527+c]=$bP$(a,b,c)>=a[42+c]}
function $nX$(a,b){a[32725+b]=(-1)}
function $nY$(a,b,c){return $mB$(a,b,c,5)}
function $nZ$(a,b,c){return $mB$(a,b,c,9)}
function $oa$(a,b,c){return $mB$(a,b,c,0)}
function $ob$(a,b,c){return $mB$(a,b,c,1)}
function $oc$(a,b,c,d,e,f,g,h,i,j,k,l,m,n){let o,p,q,r,s,t,u,v,w,x,y,z,A,B,C;for(o=0,C=m.length;o<C;o++){p=word_at(h,j+o,a[9]);begin(k,b);if(a[10]>0)$bk$(a,k,a[10]-1,word_at(i,j+o,0));$oh$(a,k);q=a[15];r=1;s=0;t=a[21]>0?0:(-1);while(k[0]!=0){if(k[6]!=q){q=k[6];if(q==a[12])return(-1)-s;$og$(a,k,m[o])}if(s==a[13]&&s>0)return(-1)-s;u=k[0];if(a[14]>0&&(u>0||k[3]!=a[14]-1))return(-1)-s;v=u<0&&a[16+k[3]]>0;if(a[22]>0&&v&&$bZ$(a,k))return(-1)-s;s++;w=uniform_of(p);x=(-1);if(t>=0){if(u<0)x=$of$(a,k,t);t=x>=0?t+1:(-1)}if(t<0)p=next_word(p);if(x>=0)y=k[9+x];else if(u>=100000)y=among(w,u-100000);else if(u>0){if(untabled(c,u))return u;z=c[u];A=fallen_on(w,e,z,f,g[u]);y=d[z+A]}else{$cb$(a,k,l);B=$bR$(a,k,w);$cb$(a,k,l);y=k[9+B]}if(n.length>0)r=$oe$(k,y,n,r);$od$(a,k,y)}$bl$(a,k,m[o])}return 0}
function $od$(a,b,c){$cc$(a,b,c);$oh$(a,b)}
function $oe$(a,b,c,d){let e,f,g;e=a[0]<0?a[4]:0;if(d+3+e>c.length){c[0]=c.length+1;return c.length}c[d]=a[0];c[d+1]=b;c[d+2]=e;for(f=0,g=e;f<g;f++)c[d+3+f]=a[9+f];c[0]=d+3+e;return d+3+e}
function $of$(a,b,c){let d,e,f,g;d=a[21];e=d+1+2*c;if(c>=a[d]||a[e]!=b[0])return(-1);for(f=0,g=b[4];f<g;f++){if(b[9+f]==a[e+1])return f}return(-1)}
function $og$(a,b,c){let d,e,f;d=b[6]-1;if(0<=(e=d)&&e<30){for(f=0;f<2;f++)c[545+d*2+f]=b[2141+f]}}
function $oh$(a,b){while(b[7]==0){b[0]=(-1);$ca$(b);$hq$(a,b);if(b[0]==(-1))continue;if(b[0]>0){if(b[0]!=100001)return}else if(b[4]!=1)return;$cc$(a,b,b[0]<0?b[9]:0)}b[0]=0}
const DICE=new Dice($a$),GAME={"name":"ran","row":621,"aside":0,"notes":7320,"redrawn":24301,"by_choice":true,"searched":6202052,"author":"careful"},untabled=(_,code)=>{DICE.add(code);return false},begin=(state,first)=>state.set(first),passage_wipe=(state,first,numbers)=>state.fill(0,first,first+numbers),NOTED={},noted=(s,one)=>$b$(s,NOTED.now=one);const RULES={prepare:$hq$,settle:$cc$,hide:$cb$,show:$cb$,clear:$ca$,decides:$bZ$,asked:$bR$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$ca$,record:$bl$,nothing_to_redraw:$bk$,what_of:$bj$,can_be_ordered:$bh$,can_be_activated:$aY$,contingent_value:$aX$,combat_over:$aW$,combat_choose:$aT$,combat_otherwise:$aL$,combat_record:$az$,combat_forget:$ax$,combat_prepare:$i$,combat_settle:$cc$,result:$d$},AT={"PENDING":0,"DECISION":2,"ASKED":3,"OPTIONS_OPEN":4,"ACTIVE":5,"TURN":6,"ENDED":7,"WINNER":8,"CHOICES":9,"PLAYING":0,"BOTS":1,"DRAWN":9,"SEATS":11,"SEARCHED":16,"TURN_NOTED":15,"SCRIPT":6,"SCRIPT_TURN":7,"SCRIPT_SEAT":8,"UNIFORM":100000,"AUTOMATIC":-1,"HEAD":65};const BOTS=[$ob$,$oa$,$nZ$,$nY$,$mA$,$mz$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);const{Player,Sitting,facesOf,drawn}=$6h.playing($oc$,DICE,GAME,RULES,AT,ask_bot);return{Sitting,Player,GAME,AT,RULES,DICE,facesOf,drawn,NOTED}})();
