//# allFunctionsCalledOnLoad
const $R_battles=(()=>{"use strict";const{$div,roll}=$hand;const $K0=[2,0,1,1];
const $K1=[2,0,1,0];
const $K2=[1,0,1,1];
const $K3=[1,0,1,0];
const $K4=[1,1,1,1];
const $K5=[1,1,1,0];
const $K6=[1,0,0,1];
const $K7=[1,0,0,0];
const $K8=[1,2,0,0];
const $K9=[0,3,0,0];
const $K10=[1,3,0,0];
const $K11=[0,1,1,1];
const $K12=[$K0,$K1,$K2,$K3,$K4,$K5,$K6,$K7,$K8,$K9,$K10,$K5,$K11,$K4,$K4,$K4];
const $K13=[15,19,23];
const $K14=[0,1];
function pool$(a){return roll($div(a,16),$K12[a&15],6);}
function step$(a,b,c){let d;d=b[0];if(d==0)declare$(a,b);else if(d==1)score_hits$(a,b,c);else if(d==2)check_leader$(a,b,c);else if(d==3)bolster_morale$(a,b,c);else if(d==4)retreat$(a,b);else if(d==5)decide_fate$(a,b,c);else if(d==6)lack_of_honor$(a,b,c);else call_next$(a,b);}
function call_next$(a,b){let c;c=next_strike$(a,b);if(c==(-1)){finish$(b);return;}b[1]=c;b[0]=0;if(c==4)b[6]=1;else if(c==7)b[7]=1;else if(c==6||c==5)b[8]=1;}
function finish$(a){let b;a[0]=8;a[1]=0;a[3]=0;a[2]=0;a[4]=0;a[27]=0;for(b of $K13){a[b+3]=0;if(a[b+1]==1||a[b+1]==2)a[b+1]=0;}}
function next_strike$(a,b){let c;c=b[1];if(c==0)return b[15]>0&&b[17]==0||a[22]>1?1:(-1);if(c==1)return after_attack$(a,b);if(c==5)return b[15]>0&&b[17]==0?6:(-1);if(c==6&&!vacated$(b,23)&&a[17]==0)return b[23]>0&&a[180]>0?7:(-1);return (-1);}
function vacated$(a,b){return a[b+2]>0||a[b]==0&&a[b+1]!=1;}
function after_attack$(a,b){if(a[15]==0)return a[18]==2?second_fire$(a,b):(-1);if(vacated$(b,19)){if(!may_go_on$(a,b))return (-1);return a[17]?5:6;}if(a[16]==0&&b[19]>0&&a[141]>0)return 4;return (-1);}
function may_go_on$(a,b){if(a[20]==0||!(b[15]>0&&b[17]==0))return 0;return a[21]==0||b[16]==1;}
function second_fire$(a,b){let c,d,e,f;c=b[20];d=b[19]==0&&c!=1&&c!=2;e=b[21]+b[22];if(d)return (-1);if(e==0)return 2;f=Math.min(a[19]+e,24);return a[26+f]>0?3:(-1);}
function lack_of_honor$(a,b,c){let d,e,f;d=a[87+b[1]*13+1];e=c>>24;f=(c>>16&255)+(c>>8&255)+(c&255);if(b[d+1]==2){if(e>0)kill_leader$(a,b,d);}else lose_blocks$(a,b,d,Math.min(e,b[d]));if(a[11+a[51+$div(d-15,4)*12+2]]>=0)b[9+a[51+$div(d-15,4)*12+2]*3+2]+=f;b[4]=0;b[0]=7;}
function lose_blocks$(a,b,c,d){if(d>0){b[c]-=d;if(b[c]==0&&a[51+$div(c-15,4)*12+3]==0)award_banner$(a,b,c);}}
function award_banner$(a,b,c){let d;d=1-a[51+$div(c-15,4)*12+2];b[9+d*3+1]++;}
function kill_leader$(a,b,c){b[c+1]=3;award_banner$(a,b,c);}
function decide_fate$(a,b,c){let d,e,f,g;d=a[87+b[1]*13+1];e=51+$div(d-15,4)*12;f=room_left$(a,b,d);g=a[e+9]==2?c:a[e+9];if(f<1||g==1){b[d+1]=4;gain$(a,b,a[e+2],a[1]);b[0]=7;return;}b[d+1]=2;b[d+3]+=Math.min(a[3],f);pay$(a,b,a[e+2],a[2]);b[0]=b[4]>0?6:7;}
function pay$(a,b,c,d){let e;e=Math.min(d,tokens_held$(a,b,c));b[9+c*3]-=e;b[4]=d-e;}
function tokens_held$(a,b,c){let d;d=a[11+c];return d<0?9999:d+b[9+c*3];}
function gain$(a,b,c,d){let e,f;if(a[24]>=0){e=9+(1-c)*3;f=a[24]-b[9+c*3]-b[e];d=Math.min(d,f);}b[9+c*3]+=d;}
function room_left$(a,b,c){return a[51+$div(c-15,4)*12+7]-b[c+2]-b[c+3];}
function retreat$(a,b){let c,d,e,f,g,h,i,j;c=87+b[1]*13;d=a[c+1];if(a[c+12]){stand_fast$(a,b,d);return;}e=51+$div(d-15,4)*12;f=b[3]*a[e+4];if(a[e+11]>0)f=a[e+11];g=Math.min(f,room_left$(a,b,d));h=f-g;b[3]=0;b[d+2]+=g;i=b[d+1]==1?1:0;lose_blocks$(a,b,d,Math.min(h,b[d]));if(g>0){j=a[e+6]+g*(a[e+5]+i*a[8]);pay$(a,b,a[e+2],j);}b[0]=b[4]>0?6:7;}
function stand_fast$(a,b,c){let d;lose_blocks$(a,b,c,Math.min(b[3],b[c]));b[3]=0;d=a[25]>0&&b[c+1]==1;b[0]=d?2:7;}
function bolster_morale$(a,b,c){let d,e;d=a[51+$div(a[87+b[1]*13+1]-15,4)*12+8];e=d==1?Math.min(a[87+b[1]*13+11],most_ignored$(a,b)):most_ignored$(a,b)-c;b[3]-=e;b[0]=b[3]>0?4:7;}
function most_ignored$(a,b){let c,d;c=87+b[1]*13;d=b[a[c+1]+1]==1?1:0;return Math.min(a[0],a[c+10]+d,b[3]);}
function check_leader$(a,b,c){let d,e;d=a[87+b[1]*13+1];e=c>>24==check_dice$(a,b);if(e)kill_leader$(a,b,d);answer_flags$(b,d);if(b[d]==0&&!e)b[0]=5;}
function answer_flags$(a,b){if(a[b]==0)a[3]=0;a[0]=a[3]>0?3:7;}
function check_dice$(a,b){let c;c=87+b[1]*13;if(b[a[c+1]]==0)return a[6];return a[c+9]?a[4]:a[5];}
function score_hits$(a,b,c){let d,e,f,g,h,i,j;d=87+b[1]*13;e=a[d];f=a[d+1];h=(g=a[d+6],(c>>24)+Math.max(0,(c>>16&255)-g));i=Math.max(0,(c&255)-b[2]);gain$(a,b,a[51+$div(e-15,4)*12+2],i);if(b[1]==1)b[5]=h;b[2]=0;if(b[f]==0){strike_leader_alone$(a,b,f,h);return;}b[3]=c>>8&255;j=Math.min(h,b[f]);lose_blocks$(a,b,f,j);if(j>0&&b[f+1]==1)b[0]=2;else answer_flags$(b,f);}
function strike_leader_alone$(a,b,c,d){if(d>0){kill_leader$(a,b,c);b[0]=7;}else b[0]=5;}
function declare$(a,b){let c,d,e;c=b[1];d=87+c*13;if(c==5||c==6&&a[17]==0)b[27]=pay_to_inspire$(a,b,165);if(c==6)b[2]=b[27];else if(c!=1)b[2]=pay_to_inspire$(a,b,d);else if(a[d+7]!=0){e=b[15]>0&&b[17]==0?1:0;b[2]=e+a[d+8];}else b[2]=a[d+8];b[0]=1;}
function pay_to_inspire$(a,b,c){let d,e,f,g;d=a[c+7];e=a[c];f=a[51+$div(e-15,4)*12+2];g=d==2||d==1&&b[e+1]==1;if(!g||tokens_held$(a,b,f)<a[9])return 0;pay$(a,b,f,a[9]);return 1;}
function pending$(a,b){let c,d,e,f,g,h;c=b[0];if(c==8)return 0;if(c==1)return (d=strike_dice$(a,b),e=strike_kind$(a,b),d*16+e);if(c==2)return (f=check_dice$(a,b),f*16+7);if(c==6)return (g=a[7]+b[4],h=lack_kind$(a,b),g*16+h);if(c==3||c==5)return choice_open$(a,b);return (-1);}
function choice_open$(a,b){let c,d,e;c=a[87+b[1]*13+1];d=51+$div(c-15,4)*12;if(b[0]==3){e=most_ignored$(a,b)-Math.min(a[87+b[1]*13+11],most_ignored$(a,b))+1;if(e>1&&a[d+8]==2)return (-(2*e+a[d+2]));}else if(a[d+9]==2&&room_left$(a,b,c)>0)return (-(4+a[d+2]));return (-1);}
function lack_kind$(a,b){let c;c=a[87+b[1]*13+1];if(b[c+1]==2)return a[23];return a[51+$div(c-15,4)*12+10];}
function strike_kind$(a,b){let c;c=87+b[1]*13;if(b[a[c+1]]==0)return a[c+5];return a[c+4];}
function strike_dice$(a,b){let c,d,e;c=87+b[1]*13;d=a[c+2];if(b[1]==3)d=a[26+distance$(a,b)];else if(b[1]==1&&!(e=a[c],b[e]>0&&b[e+2]==0))d=a[c+3];return d+b[2]*a[10];}
function distance$(a,b){let c;c=a[19]+b[21]+b[22];return Math.min(c,24);}
function begin$(a){let b;b=Array(28).fill(0);call_first_strike$(a,b);return b;}
function call_first_strike$(a,b){let c,d;for(c of $K13){b[c]=a[51+$div(c-15,4)*12];b[c+1]=a[51+$div(c-15,4)*12+1];}for(d of $K14)b[9+d*3]=(-a[13+d]);b[1]=a[16]?0:1;b[0]=0;}
return{begin$,pending$,pool$,step$};})();
class $$p extends $Object {}
$class($$p,"Attack",null);
class $$ao extends $Object {}
$class($$ao,"Facts",{edition:null,pack:null,units:null,terrain:null,numbers:null,read:()=>$call($py.dict)});
class $$DH extends $$DG {}
$class($$DH,"Used",{facts:null,rests_on:()=>$call($py.dict)});
const $$Kw=$def("used party side",(a,b,c)=>{let d;d=$py.array("q",$mul([0],12));$put(d,0,b.blocks_);$put(d,1,(($attr(b,"leader_")===null)?0:1));$put(d,2,c);$put(d,3,$py.int($eq($attr(b,"unit_"),"bodyguard")));$put(d,4,1);$put(d,10,$$Md(b));if($true(b.is_unit_)){$put(d,4,a.unit_($attr(b,"unit_"),"retreats_per_flag",1));$put(d,5,a.unit_($attr(b,"unit_"),"honor"));$put(d,6,a.unit_($attr(b,"unit_"),"honor_per_retreat"));}return d;});
const $$Md=a=>($eq(a.symbol_,"swords")?9:8);
class $$Me extends $Object {}
$class($$Me,"Party",{unit:null,on:null,blocks:null,leader:null,support:null,mounted:null,symbol:null,arm:null});
const $$Kt=$def("used unit on blocks leader support",(a,b,c,d,e,f)=>{let g,h,i,j;if($eq(b,"lone-leader")){h=($true(g=e)?g:"foot");return $call($$Me,b,c,0,h,f,$eq(h,"mounted"),"leader",null);}i=$get($attr(a.facts_,"units_"),b);j=a.number_("blocks");return $call($$Me,b,c,((d===null)?j:d),($eq(b,"bodyguard")?"foot":e),f,$py.bool(i.get_("mounted",false)),$py.str($get(i,"symbol")),i.get_("arm"));});
const $$Ks=$def("used",a=>{let b,c;[b,c]=$unpacked([$attr(a,"number_"),$py.array("q",$mul([0],51))],-1,2);$put(c,0,$call(b,"most_flags_ignored"));$put(c,1,$call(b,"seppuku_tokens"));$put(c,2,$call(b,"leader_retreat_honor"));$put(c,3,$call(b,"leader_retreat_hexes"));$put(c,4,$call(b,"check_dice_close"));$put(c,5,$call(b,"check_dice_fire"));$put(c,6,$call(b,"check_dice_alone"));$put(c,25,$call(b,"castle_flag_check"));$put(c,7,$call(b,"lack_of_honor_dice"));$put(c,23,10);$put(c,24,$neg(1));$put(c,8,$call(b,"leader_with_unit_honor"));$put(c,9,$call(b,"inspire_cost"));$put(c,10,$call(b,"inspire_dice"));return c;});
const $$Mp=$def("used striker target hexes moved",(a,b,c,d,e)=>{let f,g,h,i;f=a.unit_($attr(b,"unit_"),"fire_dice",[]);if(!($le(2,(g=d))&&$le(g,$add($py.len(f),1))))return 0;h=$py.int($get(f,$sub(d,2)));if($true(e))h=$py.min(h,$py.int(a.unit_($attr(b,"unit_"),"fire_dice_moved")));i=a.limit_(b.on_,"on_fire",b.mounted_);return $$Mr(h,i,$$Mq(a,"at_fire",b,c));});
const $$Mr=$def("dice *limits",(a,b=[])=>{let c;for(c of $it(b)){if(((c!==null)&&$lt(c,a)))a=c;}return a;});
const $$Mq=$def("used name striker target",(a,b,c,d)=>{let e,f;e=$get(a.facts_.terrain_,d.on_).get_("at_limit_spares");if(((e!==null)&&$eq(e,c.on_)))return null;f=a.limit_(d.on_,b,c.mounted_);if(((f!==null)&&!$true(d.is_unit_)))a.note_("terrain limits against a lone leader (B10)","assumed");return f;});
const $$Mo=$def("used striker target",(a,b,c)=>{let d,e,f;if(!$true(c.is_unit_))return [0,0];d=$get(a.facts_.terrain_,c.on_).get_("must_ignore_flag");e=((!$true(c.mounted_)&&$eq(d,"infantry"))?1:0);f=$add(e,$py.sum([$eq(c.symbol_,"square"),c.support_,$$Ms(a,b,c)]));return [f,e];});
const $$Ms=$def("used striker target",(a,b,c)=>{let d,e,f,g,h;d=$get(a.facts_.terrain_,c.on_).get_("ignores_flag");e=!$true(c.mounted_);if($eq(d,"infantry against cavalry"))return ($true(f=e)?b.mounted_:f);return ($true(h=$eq(d,"any unit"))?h:($true(g=$eq(d,"infantry"))?e:g));});
const $$Mn=$def("used striker target",(a,b,c)=>{let d,e;d=$py.int(a.unit_($attr(b,"unit_"),"close_dice"));e=a.limit_(b.on_,"on_close",b.mounted_);return $$Mr(d,e,$$Mq(a,"at_close",b,c));});
const $$Mm=$def("used striker target",(a,b,c)=>!($true(b.mounted_)&&$true($get(a.facts_.terrain_,c.on_).get_("at_forbids_close"))));
const $$Ml=$def("used striker",(a,b)=>!($true(b.mounted_)&&$true($get(a.facts_.terrain_,b.on_).get_("on_forbids_battle"))));
const $$Mk=$def("used striker target close",(a,b,c,d)=>{let e,f;e=$get(a.once_($$Mt,$attr(b,"unit_"),$attr(c,"unit_"),$attr(c,"leader_"),d),$slice(null,null,null));f=$unpacked($$Mo(a,b,c),-1,2);$put(e,10,f[0]);$put(e,11,f[1]);$put(e,12,$py.int($get(a.facts_.terrain_,c.on_).get_("no_retreat",false)));return e;});
const $$Mt=$def("used unit target_unit leader close",(a,b,c,d,e)=>{let f,g,h,i;f=a.once_($$Kt,b,"open",null,null,false);g=a.once_($$Kt,c,"open",null,d,false);h=$py.array("q",$mul([0],13));i=$$Mu(f,g,e);$put(h,4,$$Mv(f,g,e,i));$put(h,5,$$Mw(i));$put(h,6,($true(e)?$$Mx(f,g):0));$put(h,9,$py.int(e));return h;});
const $$Mx=(a,b)=>($true(b.is_unit_)?$py.sum($$My(a,b)):0);
const $$My=(a,b)=>{let c;c=(($true(b.mounted_)&&!$true(a.mounted_))?1:0);return [c,$py.max(0,$sub($$Mz.get_(b.symbol_,$neg(1)),$$MA(a)))];};
const $$MA=a=>($eq($attr(a,"unit_"),"bodyguard")?$get($$Mz,"square"):$get($$Mz,a.symbol_));
const $$Mw=a=>($true(a)?6:7);
const $$Mv=(a,b,c,d)=>{if(!$true(b.is_unit_))return $$Mw(d);if(($eq(b.symbol_,"swords")||(!$true(c)&&$eq(a.arm_,"bow"))))return ($true(d)?2:3);if(($true(c)&&$true($$Mx(a,b))))return ($true(d)?4:5);return ($true(d)?0:1);};
const $$Mu=(a,b,c)=>{if(!$true(c))return $eq(a.arm_,"bow");if($eq($attr(b,"unit_"),"levy"))return false;return !($true(a.mounted_)&&$in(b.symbol_,["circle","triangle"]));};
const $$MG=$def("used mounted on",(a,b,c)=>{let d,e,f;d=$get(a.facts_.terrain_,c).get_("entry_forbids_battle");return ($true(f=$eq(d,"any unit"))?f:($true(e=$eq(d,"cavalry"))?b:e));});
const $$VU=a=>$add(51,$mul($floordiv($sub(a,15),4),12));
const $$VW=a=>$add(87,$mul(a,13));
const $$DR=$memo(a=>{let c,d,g,h,i,j,k;c=$each(a,b=>$get($$adu,b));g=$each($py.enumerate(c),([d,[e,f]])=>[d,$add($$VU($sub(e,0)),0)],([d,[e,f]])=>$eq(f,(-1)));[h,d]=[[],0];for([i,j]of $it($py.groupby($each(c,([,f])=>f),f=>$gt(f,0)))){k=$getn(np.array([...$it(j)]),[$slice(null,null,null),null]);if($true(i))h.append_([$py.slice(d,$add(d,$py.len(k))),k]);d=$i_add(d,$py.len(k));}return [np.array($each(c,([e,])=>e)),g,h];});
const $$DQ=$def("question odds",(a,b)=>{let c,d,e,f,g,h,i,j,l,m,n,o,p,q;[c,d]=[a.plan_,a.value_];e=$eq(d,a.usual_value_);f=($true(e)?"net blocks and banners":"by your value");g=$call($$Ez,($true(c.close_)?"attack":"shoot"),b.expect_(d));h=$attr(b,"provenance_").condition_;if($true(h)){i=$f`Where ${h}: ${$$Eo($attr(g,"worth_"))} ${f}.`;return $call($$Ep,i,d,f,$attr(g,"worth_"));}j=($true(c.close_)?$$adv(a):$$adw(a));l=[g,...$it($each([j,$$adx(a)],k=>k,k=>$true(k)).values())];m=$$aaP(l,d,f);n=($true(e)?$$ady(a):null);if((n===null))return m;o=[$f`If you wait and the defender attacks you: ${$$Eo(n)}.`];p=$dict([["if_attacked",n]]);if(($eq($attr($$aaR(l),"name_"),"wait")&&$$aaS($get(l,$neg(1)),g)&&$lt(n,0))){q=$$adz($attr(g,"worth_"),n);p=$i_or(p,((q===null)?$dict([]):$dict([["pays_from",q]])));o.append_($$adA(q));}return $kw($py.replace,[m],{asides:$py.tuple(o),figures:p});});
const $$adA=a=>{if((a===null))return "Attacking costs more than that: wait in any case.";return $f`Attack only if that is at least ${a.text_()} likely.`;};
const $$adz=(a,b)=>{let c,d;if(!$true($$Er(a,b)))return null;c=$div(a,b);d=$mul(c,$py.hypot($div(a.se_,a),$div(b.se_,b)));return $kw($$CH,[c,d,$py.max(a.samples_,b.samples_)],{proportion:true});};
const $$ady=$def("question",a=>{let b,f,g,h;b=a.plan_;if((!$true(b.close_)||!$true(b.can_battle_back_(b.defender_))))return null;f=$dict($all([$$cW,$get($$cW,$slice(null,null,$neg(1)))],([c,e])=>$each($$adB,d=>[$f`${c}_${d}`,$get(b.options_,$f`${e}_${d}`)])));g=$$adC(a,$attr(b.defender_,"unit_"),$attr(b.attacker_,"unit_"),f);if((g===null))return null;h=g.expect_(g.asked_.value_);return $call($$CH,$neg(h),h.se_,h.samples_);});
const $$adC=$def("question attacker defender given",(a,b,c,d)=>{let f;f=$dict($each($$aj,e=>[e.keyword_,e.default_]));d=$dict($each(d.items_(),([g,h])=>[g,h],([g,h])=>$ne(h,$get(f,g))));try{return $$a($kw($attr(a,"another_"),[b,c],{...$named(d)}));}catch($fault){if($isa($fault,OddsError)){return null;}else {throw $fault;}}});
const $$adx=$def("question",a=>{try{return $call($$Ez,"wait",$call($$CH,a.worth_of_nothing_));}catch($fault){if($isa($fault,OddsError)){return null;}else {throw $fault;}}});
const $$adw=$def("question",a=>{let b,c;b=a.plan_.options_;if($gt(a.plan_.volleys_,1))return null;c=$sub($add($get(b,"moved"),$get(b,"range")),1);return $kw($$adD,["close in and attack",a],{moved:c});});
const $$adD=$def("name question **how",(a,b,c=$dict([]))=>{let d,g,i,j;d=b.plan_.options_;g=$or($set($all($$cW,e=>$each($$adB,f=>$f`${e}_${f}`))),$py.set($$adE));i=$or($dict($each(g,h=>[h,$get(d,h)])),c);j=$$adC(b,$attr(b.plan_.attacker_,"unit_"),$attr(b.plan_.defender_,"unit_"),i);return ((j===null)?null:$call($$Ez,a,j.expect_(j.asked_.value_)));});
const $$adv=$def("question",a=>{let b,d,f;b=$get(a.plan_.options_,"moved");if(!$true(b)){if(!$true($get(a.plan_.options_,"attacker_room")))return null;return $kw($$adD,["step back and shoot",a],{range:2,moved:1});}d=$each($py.range(b,0,$neg(1)),c=>$kw($$adD,[$f`shoot from ${$add(c,1)} hexes`,a],{range:$add(c,1),moved:$sub(b,c)}));f=$each(d,e=>e,e=>$true(e));return ($true(f)?$$aaR(f):null);});
const $$DP=$def("plan",a=>{let b,c,d,e,f,g,h,i;b=[];c=[];d=[];for([e,f,g]of $it($$adF(a))){if(($eq(e,"attacker")&&$true(a.can_battle_back_(a.defender_))))b.append_(["battle back","battled_back == 1"]);if($eq(f,"then"))b.append_(["bonus combat fought","then_fought == 1"]);b=$i_add(b,$$adG(e,f,g));if($true(g.is_unit_)){c.append_([$f`blocks the ${e} loses`,$f`${f}_losses`]);d.append_([e,$f`${f}_losses`]);}}for(h of $it(["attacker","defender"])){c.append_([$f`banners for the ${h}`,$f`${h}_banners`]);}for(h of $it(["attacker","defender"])){c.append_([$f`tokens, ${h}`,$f`${h}_tokens`]);}for(h of $it(["attacker","defender"])){if(($get(a.options_,$f`${h}_honor`)!==null)){c.append_([$f`Lack of Honor hits on other units, ${h}`,$f`${h}_disorder`]);}}i=($true(d)?[["blocks lost",$py.tuple(d)]]:[]);return $call($$Ee,$py.tuple(b),$py.tuple(c),i);});
const $$adG=(a,b,c)=>{let d,e,f;d=[];if($true(c.is_unit_)){d=[[$f`${a} eliminated`,$f`${b}_eliminated`],[$f`${a} forced to retreat`,$f`${b}_pushed_back`]];}if(($attr(c,"leader_")!==null)){[e,f]=[$f`${b}_leader_lost`,$f`${b}_seppuku`];d=$i_add(d,[[$f`${a}'s leader killed`,$f`${e} == 1`],[$f`${a}'s leader commits seppuku`,$f`${f} == 1`]]);if(!$true(c.is_unit_)){d.append_([$f`${a}'s leader escapes`,$f`${e} == 0 and ${f} == 0`]);}}return d;};
const $$adF=$def("plan",a=>{let b,c,e;b=[["defender","defender",a.defender_]];c=((a.no_bonus_combat_===null)?$attr(a,"second_"):null);if(($true(a.close_)&&$py.any($each([a.defender_,c],d=>($true(e=d)?a.can_battle_back_(d):e)))))b.append_(["attacker","attacker",a.attacker_]);if((c!==null))b.append_(["second defender","then",c]);return b;});
const $$DO=$def("plan",a=>{let b,c,e,f;b=($true(a.close_)?"attacks":$f`fires ${$get(a.options_,"range")} hexes at`);if($eq(a.volleys_,2))b=b.replace_("fires","fires twice");c=$f`Samurai Battles: ${$$adH(a.attacker_)} ${b} ${$$adH(a.defender_)}`;if(($attr(a,"second_")!==null)){c=$i_add(c,$f`, then ${$$adH($attr(a,"second_"))}`);}f=$each($$aj,d=>((e===true)?$attr(d,"name_"):$f`${$attr(d,"name_")} ${e}`),d=>($ne((e=$get(a.options_,d.keyword_)),d.default_)&&!$in(d.keyword_,$$adI)));return $add(c,($true(f)?$f` (${", ".join_(f)})`:""));});
const $$adH=a=>{let b;b=[];if(($true(a.is_unit_)&&$ne(a.blocks_,4))){b.append_($f`${a.blocks_} block${($gt(a.blocks_,1)?"s":"")}`);}if(($true(a.is_unit_)&&$true($attr(a,"leader_"))&&$ne($attr(a,"unit_"),"bodyguard"))){b.append_($f`${$attr(a,"leader_")} leader`);}if($true(a.support_))b.append_("supported");if($ne(a.on_,"open")){b.append_($f`on ${a.on_}`);}return $add($attr(a,"unit_"),($true(b)?$f` [${", ".join_(b)}]`:""));};
const $$DM=$def("plan given",(a,b)=>{let c,d,f,g,h,i;[c,d]=[a.options_,$attr(a,"second_")];a.used_.once_($$adJ,[...$it($$adK(a.attacker_)),...$it($$adK(a.defender_)),...$it(($true(d)?$$adK(d):[]))],$gt($get(c,"swarm"),1),$eq(a.volleys_,2),($true(f=!$true($$adL.isdisjoint_(b)))?$lt($py.min($each($$adL,e=>$get(c,e))),10):f),($true(g=($get(c,"attacker_honor")!==null))?g:($get(c,"defender_honor")!==null)),($true(i=$get(c,"inspire"))?($true(h=$get(c,"first_strike"))?h:$get(c,"ambush")):i));});
const $$adK=a=>[$attr(a,"unit_"),$attr(a,"leader_"),$eq(a.on_,"castle")];
const $$adJ=$def("used kinds swarms fires_twice cut_short reserves inspired",(a,b,c,d,e,f,g)=>{let h,i,j,n;[h,i]=[$attr(a,"note_"),$get(b,$slice(null,null,3))];j=$kw($py.zip,[i,$get(b,$slice(1,null,3)),$get(b,$slice(2,null,3))],{strict:true});n=$each(j,([k,m,l])=>[k,l],([k,m,l])=>($true(m)&&$ne(k,"lone-leader")));if($true(c))$call(h,"swarm (B14)");if($true(d))$call(h,"second fire at a target that has retreated");if($in("bodyguard",i))$call(h,"bodyguard as striker and target (B2, B7)");if($in("lone-leader",i)){$call(h,"tokens for striking a lone leader (B7)");}if($py.any($each(n,([k,])=>$eq(k,"levy"))))$call(h,"levies that retreat with a leader (B13)");if($true(e))$call(h,"retreats cut short (B5)");if($true(f))$call(h,"surplus of a Lack of Honor roll (B12)");if($py.any($each(n,([,l])=>l))){$call(h,"leader check for castle flags (B9)");}if($true(g))$call(h,"inspiration that outlives its leader (B7)");if($gt($py.len(i),2))$call(h,"support, room and leaders in the new hex (B24)");});
class $$adM extends $Object {}
$class($$adM,"_Numbers",null);
const $$DL=$def("plan given",(a,b)=>{let c,d,e;c=$call($$adM,a);for([d,e]of $it($$aec)){if(!$true(d.isdisjoint_(b)))$call(e,c);}return c.q_;});
const $$aea=$def("self",a=>{let b,c,d,e,f,g,h,i,j,k,l,m;[b,c,d]=[a.options_,a.used_,$attr(a.plan_,"second_")];if((d===null))return null;e=a.q_;$put(e,20,$py.int((a.plan_.no_bonus_combat_===null)));$$aed(c,e,[23,d],1);f=a.plan_.moved_up_();g=f.attacker_;[h,i]=[[15,g],[23,d]];j=$add($$Mn(c,g,d),a._card_dice_());k=a.plan_.close_;$$aee(c,e,6,h,i,j,k);if($true(f.can_battle_back_(d))){l=$$Mn(c,d,g);$$aee(c,e,7,i,h,l,k);$$aee(c,e,5,i,h,l,k);}a._party_(23,"then","defender");m=$get(b,"attacker_mounted_adjacent");a._inspire_($$VW(6),$get(b,"then_inspire"),g,m);});
const $$aee=$def("used q strike striker target dice close",(a,b,c,d,e,f,g)=>{let h,i;h=$$VW(c);$put(b,$slice(h,$add(h,13),null),$$Mk(a,$get(d,1),$get(e,1),g));i=[$get(d,0),$get(e,0),f];$put(b,$add(h,0),i[0]);$put(b,$add(h,1),i[1]);$put(b,$add(h,2),i[2]);});
const $$aed=$def("used q placed side",(a,b,c,d)=>{let e;e=$$VU($get(c,0));$put(b,$slice(e,$add(e,12),null),a.once_($$Kw,$get(c,1),d));$put(b,$add(e,7),10);});
const $$adX=$def("self",a=>{if($true(a.plan_.close_))a._close_combat_();else a._fire_();});
const $$adU=$def("self",a=>{a._party_(15,"attacker","attacker");a._party_(19,"defender","defender");});
const $$adR=$def("self",a=>{let b,c,d;[b,c]=[a.options_,a.q_];$put(c,13,$mul(a.plan_.inspired_levies_,$get(c,9)));$put(c,$add(13,1),($true($get(b,"ambush"))?a.used_.number_("ambush_cost"):0));$put(c,16,$py.int(($true(d=$get(b,"first_strike"))?d:$get(b,"ambush"))));$put(c,17,$py.int($get(b,"then_first_strike")));$put(c,22,$get(b,"swarm"));});
const $$adO=$def("self",a=>{let b,c,d;for([b,c]of $it($py.enumerate(["attacker_honor","defender_honor"]))){d=$get(a.options_,c);$put(a.q_,$add(11,b),((d===null)?$neg(1):d));}});
const $$DK=$def("plan given",(a,b)=>{let c,d,e,f;a.used_.number_("swarm_most");c=($true(a.close_)?$$aef:$$aeg);d=$py.list($call(c,a.used_,a.attacker_,a.defender_,$get(a.options_,"range")));for([e,f]of $it($$aeH)){if(!$true(f.isdisjoint_(b)))d=$i_add(d,$call(e,a));}if($true(d))throw $call(OddsError,...$it(d));});
const $$aeF=$def("plan",function*(a){let b,c,d;[b,c]=[$attr(a,"second_"),a.attacker_];if((b===null))return null;if(!$true(a.close_))(yield "then: a bonus close combat follows close combat only (Bonus Close Combat)");if(!$$Mm(a.used_,c,b)){(yield $f`then: ${$attr(c,"unit_")} may not close combat a castle (Terrain, Castle)`);}d=a.moved_up_().no_battle_back_(b);if(($true($get(a.options_,"then_first_strike"))&&(d!==null))){(yield $f`then-first-strike: ${d}`);}});
const $$aeC=$def("plan",function*(a){let b,c,d;[b,c]=[$get(a.options_,"swarm"),$get(a.options_,"swarm_inspired")];if(($gt(b,1)&&$ne($attr(a.attacker_,"unit_"),"levy"))){(yield $f`swarm ${b} with ${$attr(a.attacker_,"unit_")}: only levies swarm (Levy Infantry Swarm)`);}d=a.used_.number_("swarm_most");if($gt(b,d)){(yield $f`swarm ${b}: at most ${d} levies stand next to one hex`);}if((c===null))return null;if(!$true($get(a.options_,"inspire")))(yield "swarm-inspired needs --inspire");if($gt(c,b)){(yield $f`swarm-inspired ${c}: the swarm has ${b}`);}});
const $$aez=$def("plan",function*(a){let b,c,d,e,f,g,h,i,j;b=a.options_;for([c,d,e]of $it([["attacker","inspire",a.attacker_],["defender","inspire_back",a.defender_]])){if(!$true($get(b,d)))continue;f=d.replace_("_","-");if((($attr(e,"leader_")===null)&&!$true($get(b,$f`${c}_mounted_adjacent`)))){(yield $f`${f} without a leader: give --${c}-leader or --${c}-mounted-adjacent (Leader Inspired Close Combat)`);}if($true($get(a.used_.facts_.terrain_,e.on_).get_("no_inspiring"))){(yield $f`${f} on ${e.on_}: no leader inspires a unit there (Terrain, Building)`);}g=$get(b,$f`${c}_honor`);h=a.used_.number_("inspire_cost");if($eq(c,"attacker"))h=$i_mul(h,a.inspired_levies_);else if($true($get(b,"ambush")))h=$i_add(h,a.used_.number_("ambush_cost"));if(((g!==null)&&$lt(g,h))){(yield $f`${f} with ${c}-honor ${g}: that takes ${h} in all (B7)`);}}j=($true(i=($attr(a.attacker_,"leader_")!==null))?i:$get(b,"attacker_mounted_adjacent"));if(($true($get(b,"then_inspire"))&&($attr(a,"second_")!==null)&&!$true(j)))(yield "then-inspire without a leader: give --attacker-leader (B24)");});
const $$aew=$def("plan",function*(a){let b,c,d,e;[b,c]=[$get(a.options_,"moved"),a.attacker_];if(!$true(b))return null;[d,e]=[a.used_.unit_($attr(c,"unit_"),"moves_and_battles"),$get(a.options_,"card")];if(($eq(e,"cavalry-charge")&&$true(c.mounted_)&&$eq(c.symbol_,"square")))d=$py.max(d,a.used_.number_("cavalry_charge_moves"));if(($eq(e,"infantry-onslaught")&&$in(c.symbol_,["triangle","square"])))d=$py.max(d,a.used_.number_("infantry_onslaught_moves"));if($gt(b,d)){(yield $f`moved ${b}: ${$attr(c,"unit_")} may move ${d} and battle (Unit Movement; cards that allow more: cavalry-charge, infantry-onslaught)`);}if($$MG(a.used_,c.mounted_,c.on_)){(yield $f`moved ${b} onto ${c.on_}: ${$attr(c,"unit_")} that enters it may not battle this turn (Terrain; B25)`);}});
const $$aet=$def("plan",function*(a){let b,c;[b,c]=[$get(a.options_,"card"),a.attacker_];if($eq(b,"cavalry-charge")){if(!$true(c.mounted_)){(yield $f`card cavalry-charge with ${$attr(c,"unit_")}: it orders cavalry`);}if(!$true(a.close_)){(yield $f`card cavalry-charge at range ${$get(a.options_,"range")}: it allows no fire`);}}if($eq(b,"infantry-onslaught")){if($true(c.mounted_)){(yield $f`card infantry-onslaught with ${$attr(c,"unit_")}: it orders infantry`);}if((c.arm_!==null)){(yield $f`card infantry-onslaught with ${$attr(c,"unit_")}: missile units may not battle`);}}if($eq(a.volleys_,2)){if(!$in(b,[null,"hold-and-shoot"])){(yield $f`two volleys with card ${b}: they are the card Hold and Shoot's`);}if((c.arm_===null)){(yield $f`two volleys with ${$attr(c,"unit_")}: Hold and Shoot orders missile units`);}if($true($get(a.options_,"moved"))){(yield $f`two volleys after moving ${$get(a.options_,"moved")}: Hold and Shoot bars moving`);}}});
const $$aeq=$def("plan",function*(a){let b,c,d;[b,c]=[a.attacker_,a.options_];if($true(a.close_))return null;if(($true($get(c,"moved"))&&!$true(a.used_.unit_($attr(b,"unit_"),"fire_dice_moved",1)))){(yield $f`moved ${$get(c,"moved")}: ${$attr(b,"unit_")} may not fire after moving`);}if($true($get(c,"enemy_adjacent"))){(yield $f`range ${$get(c,"range")} with enemy-adjacent: a unit next to an enemy unit must close combat it or not battle (Ranged Combat)`);}for(d of $it($$aeI)){if($true($get(c,d))){(yield $f`${d.replace_("_","-")}: a unit fired at does not strike back (Battle Back)`);}}if($true($get(c,"inspire")))(yield "inspire: leaders inspire close combat only (Leader Inspired Close Combat)");});
const $$aen=$def("plan",function*(a){let b,c,d,e,f;if(!$true(a.close_))return null;if($eq(a.volleys_,2))(yield "two volleys at range 1: Hold and Shoot bars units next to an enemy");b=a.options_;if(($true($get(b,"first_strike"))&&$true($get(b,"ambush"))))(yield "first-strike and ambush: the Ambush card is not played together with First Strike");c=a.no_battle_back_(a.defender_);for(d of $it($$aeI)){if(($true($get(b,d))&&(c!==null))){(yield $f`${d.replace_("_","-")}: ${c}`);}}e=($true($get(b,"ambush"))?a.used_.number_("ambush_cost"):0);f=$get(b,"defender_honor");if(((f!==null)&&$lt(f,e))){(yield $f`ambush with defender-honor ${f}: the card costs ${e} (Dragon Cards)`);}});
const $$aek=$def("plan",function*(a){let b,c,d;if(($attr(a,"second_")===null)){for([b,c]of $it(a.options_.items_())){d=$dict([["then_on","open"],["then_room",10]]).get_(b);if((b.startswith_("then_")&&!$in(c,[null,false,d]))){(yield $f`${b.replace_("_","-")} needs --then, the defender of the bonus combat`);}}}});
const $$aeh=$def("plan",function*(a){let b,c,d,e,f;b=a.used_.number_("blocks");c=[["attacker",a.attacker_],["defender",a.defender_],["then",$attr(a,"second_")]];for([d,e]of $it(c)){if((e===null))continue;f=$get(a.options_,$f`${d}_leader`);if(($true(e.mounted_)&&$true(e.is_unit_)&&$eq(f,"foot"))){(yield $f`${d}-leader 'foot' with ${$attr(e,"unit_")}: a foot leader serves infantry only`);}if(($eq($attr(e,"unit_"),"bodyguard")&&$eq(f,"mounted"))){(yield $f`${d}-leader 'mounted' with ${"bodyguard"}: its commander is a foot leader (B23)`);}if((!$in($get(a.options_,$f`${d}_blocks`),[null,b])&&!$true(e.is_unit_))){(yield $f`${d}-blocks with ${"lone-leader"}: a leader alone has no unit blocks`);}if(($true(e.support_)&&!$true(e.is_unit_))){(yield $f`${d}-support with ${"lone-leader"}: flags do nothing to a lone leader (B10)`);}}});
const $$aeg=$def("used attacker defender hexes",function*(a,b,c,d){let e;e=$add($py.len(a.unit_($attr(b,"unit_"),"fire_dice",[])),1);if((b.arm_===null)){(yield $f`range ${d}: ${$attr(b,"unit_")} has no missile weapon and fights at range 1 (Ranged Combat)`);}else if($gt(d,e)){(yield $f`out of range: ${$attr(b,"unit_")} fires up to ${e} hexes, not ${d} (Ranged Combat 2)`);}if(!$$Ml(a,b)){(yield $f`${$attr(b,"unit_")} on a castle: cavalry there may not battle (Terrain, Castle)`);}if($eq($attr(c,"unit_"),"bodyguard")){(yield $f`range ${d}: a ${"bodyguard"} may not be fired at (Leader Casualty Check)`);}});
const $$aef=$def("used attacker defender hexes",function*(a,b,c,d){if(!$$Ml(a,b)){(yield $f`${$attr(b,"unit_")} on a castle: cavalry there may not battle (Terrain, Castle)`);}if(!$$Mm(a,b,c)){(yield $f`${$attr(b,"unit_")} against a castle: cavalry may not close combat there, only fire (Terrain, Castle; B11)`);}});
const $$DJ=$def("plan",a=>{let b,c,f;b=[$get(a.options_,"attacker_honor"),$get(a.options_,"defender_honor")];if((($attr(a,"second_")===null)&&$eq(b,[null,null])))return $$aeJ;c=$kw($py.zip,[$$DT,b],{strict:true});f=$each(c,([d,e])=>d,([d,e])=>(e!==null));return [...$it($$aeJ),...$it(f),...$it(($true($attr(a,"second_"))?$$DS:[]))];});
class $$aeL extends $Tuple {}
$class($$aeL,"Plan",{attacker:null,defender:null,second:null,options:null,used:null});
const $$DI=$def("used attacker defender options",(a,b,c,d)=>{let e,f,g;e=$get(d,"then");for([f,g]of $it([["defender",c],["then",e]])){if((($get(d,$f`${f}_leader`)===null)&&$eq(g,"lone-leader"))){$put(d,$f`${f}_leader`,"foot");}}return $call($$aeL,$$aeK(a,"attacker",b,d),$$aeK(a,"defender",c,d),($true(e)?$$aeK(a,"then",e,d):null),d,a);});
const $$aeK=$def("used who unit options",(a,b,c,d)=>{let e;e=a.once_($$Kt,c,$get(d,$f`${b}_on`),$get(d,$f`${b}_blocks`),$get(d,$f`${b}_leader`),$get(d,$f`${b}_support`));return e;});
const $$DF=$def("given facts",(a,b)=>{let c,d,e,f,g,h,i;c=[];d=$py.dict($$aeM);for([e,f]of $it(a.items_())){g=$$aeN.get_(e);if((g===null)){c.append_($$aeO(e,$$aeN));continue;}h=$$aeP(g,b);if(($py.isinstance(f,$py.str)&&$py.isinstance(h.takes_,$py.tuple)))f=($eq(g.takes_,"target")?$$DD(f):$$aeQ(f));if($true((i=$$nP(h,f))))c.append_(i);$put(d,e,f);}if($true(c))throw $call(OddsError,...$it(c));return d;});
const $$aeQ=$memo(a=>"-".join_(a.lower_().replace_("_"," ").replace_("-"," ").split_()));
const $$aeP=$def("option facts",(a,b)=>{let c,d,e,f,g,h;c=b.read_.get_(a);if((c===null)){d=$get($get(b.numbers_,"blocks"),"value");e=((a.most_===null)?d:a.most_);g=($true(f=$$aeR(a,b))?f:a.takes_);h=$kw($py.replace,[a],{takes:g,most:e});c=h;$put(b.read_,a,h);}return c;});
const $$aeR=$def("option facts",(a,b)=>{if($eq(a.takes_,"terrain"))return $py.tuple($each(b.terrain_.items_(),([c,d])=>c,([c,d])=>!$true(d.get_("impassable"))));if($eq(a.takes_,"target"))return [...$it($attr(b,"units_")),"lone-leader"];return ($py.isinstance(a.takes_,$py.tuple)?a.takes_:[]);});
const $$aeO=(a,b)=>{let c,d;c=$$aeS.get_(a.replace_("-","_"),"");for(d of $it([c,c.replace_("_","-")])){if($in(d,b)){return $f`unknown option '${a}': did you mean '${d}'?`;}}return unknown("option",a,b);};
const $$DE=$def("attacker defender units",(a,b,c)=>{let e;if(($in(a,c)&&($in(b,c)||$eq(b,"lone-leader"))))return null;e=$each([a,b],d=>$f`'${d}' is a list: name one unit ('battles compare' takes lists)`,d=>$in(",",d));if($true(e))throw $call(OddsError,...$it(e));if($eq(a,"lone-leader"))e.append_("a leader alone may not battle (Leader Inspired Close Combat)");else if(!$in(a,c))e.append_(unknown("attacker",a,c));if(!$in(b,[...$it(c),"lone-leader"]))e.append_(unknown("defender",b,[...$it(c),"lone-leader"]));if($true(e))throw $call(OddsError,...$it(e));});
const $$DD=$memo(a=>{let b;return ($true(b=$$Bh.get_(a.strip_().upper_()))?b:$$aeQ(a));});
const $$agC=$def("used attacker defender",(a,b,c)=>{if(!$true(c.is_unit_))return "a leader alone may not battle (Combat Against a Leader Alone in a Hex)";if(!$$Ml(a,c)){return $f`${$attr(c,"unit_")} on a castle may not battle (Terrain, Castle; B11)`;}if(!$$Mm(a,c,b)){return $f`${$attr(c,"unit_")} may not close combat a castle (Terrain, Castle; B6)`;}return null;});
const $$agB=$def("used attacker defender hexes moved volleys",(a,b,c,d,e,f)=>{let g,h,i,j,k,l,m,n,o,p,q;g=$get(a.once_($$agD),$slice(null,null,null));h=[f,d,$py.int($eq(d,1))];$put(g,18,h[0]);$put(g,19,h[1]);$put(g,15,h[2]);$put(g,21,$py.int(!$true(b.mounted_)));[i,j]=[[15,b],[19,c]];$$aed(a,g,i,0);$$aed(a,g,j,1);if($eq(d,1)){k=$$Mn(a,b,c);$$aee(a,g,1,i,j,k,true);if(($$agC(a,b,c)===null)){l=$$Mn(a,c,b);$$aee(a,g,4,j,i,l,true);[m,n]=[$$VW(0),$$VW(4)];$put(g,$slice(m,$add(m,13),null),$get(g,$slice(n,$add(n,13),null)));}return g;}o=[19,$kw($py.replace,[c],{on:"open"})];for(p of $it(($eq(f,2)?$py.range(2,$add(24,1)):[])))$put(g,$add(26,p),$$Mp(a,b,$get(o,1),p,e));q=$$Mp(a,b,c,d,e);$$aee(a,g,1,i,j,q,false);if($eq(f,2)){$$aee(a,g,2,i,j,q,false);$$aee(a,g,3,i,o,q,false);}return g;});
const $$agD=$def("used",a=>{let b,c;b=$add($$Ks(a),$py.array("q",$mul([0],$sub(191,51))));c=$neg(1);$put(b,11,c);$put(b,$add(11,1),c);$put(b,22,1);return b;});
const $$r=$object($$q,{name:"range",takes:$py.int,default:1,meaning:"Hexes to the target; 1 is close combat",least:1,most:5,metavar:null,repeatable:false,group:"Usual",python:"range",percent:false});
const $$s=$object($$q,{name:"attacker-on",takes:"terrain",default:"open",meaning:"Terrain that the attacker stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Usual",python:"attacker_on",percent:false});
const $$t=$object($$q,{name:"attacker-blocks",takes:$py.int,default:null,meaning:"Blocks left in the attacker's unit (full)",least:1,most:null,metavar:null,repeatable:false,group:"Usual",python:"attacker_blocks",percent:false});
const $$u=Object.freeze(["foot","mounted"]);
const $$v=$object($$q,{name:"attacker-leader",takes:$$u,default:null,meaning:"Leader in the attacker's hex",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_leader",percent:false});
const $$w=$object($$q,{name:"attacker-mounted-adjacent",takes:$py.bool,default:false,meaning:"A mounted leader next to the attacker, who can inspire",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_mounted_adjacent",percent:false});
const $$x=$object($$q,{name:"attacker-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to the attacker",least:0,most:0,metavar:null,repeatable:false,group:"Usual",python:"attacker_support",percent:false});
const $$y=$object($$q,{name:"attacker-room",takes:$py.int,default:10,meaning:"Hexes free for the attacker to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Expert",python:"attacker_room",percent:false});
const $$z=$object($$q,{name:"attacker-honor",takes:$py.int,default:null,meaning:"Tokens in the attacker's reserve (ample)",least:0,most:60,metavar:null,repeatable:false,group:"Expert",python:"attacker_honor",percent:false});
const $$A=Object.freeze(["ignore","accept","best"]);
const $$B=$object($$q,{name:"attacker-flags",takes:$$A,default:"ignore",meaning:"What the attacker does with flags",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"attacker_flags",percent:false});
const $$C=Object.freeze(["retreat","seppuku","best"]);
const $$D=$object($$q,{name:"attacker-fate",takes:$$C,default:"retreat",meaning:"What the attacker's leader does when left alone",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_fate",percent:false});
const $$E=$object($$q,{name:"defender-on",takes:"terrain",default:"open",meaning:"Terrain that the defender stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Usual",python:"defender_on",percent:false});
const $$F=$object($$q,{name:"defender-blocks",takes:$py.int,default:null,meaning:"Blocks left in the defender's unit (full)",least:1,most:null,metavar:null,repeatable:false,group:"Usual",python:"defender_blocks",percent:false});
const $$G=$object($$q,{name:"defender-leader",takes:$$u,default:null,meaning:"Leader in the defender's hex",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_leader",percent:false});
const $$H=$object($$q,{name:"defender-mounted-adjacent",takes:$py.bool,default:false,meaning:"A mounted leader next to the defender, who can inspire",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_mounted_adjacent",percent:false});
const $$I=$object($$q,{name:"defender-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to the defender",least:0,most:0,metavar:null,repeatable:false,group:"Usual",python:"defender_support",percent:false});
const $$J=$object($$q,{name:"defender-room",takes:$py.int,default:10,meaning:"Hexes free for the defender to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Expert",python:"defender_room",percent:false});
const $$K=$object($$q,{name:"defender-honor",takes:$py.int,default:null,meaning:"Tokens in the defender's reserve (ample)",least:0,most:60,metavar:null,repeatable:false,group:"Expert",python:"defender_honor",percent:false});
const $$L=$object($$q,{name:"defender-flags",takes:$$A,default:"ignore",meaning:"What the defender does with flags",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"defender_flags",percent:false});
const $$M=$object($$q,{name:"defender-fate",takes:$$C,default:"retreat",meaning:"What the defender's leader does when left alone",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_fate",percent:false});
const $$N=$object($$q,{name:"moved",takes:$py.int,default:0,meaning:"Hexes that the attacker moved this turn",least:0,most:3,metavar:null,repeatable:false,group:"Usual",python:"moved",percent:false});
const $$O=Object.freeze(["cavalry-charge","hold-and-shoot","infantry-onslaught","shogun"]);
const $$P=$object($$q,{name:"card",takes:$$O,default:null,meaning:"Command card that ordered the attacker",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"card",percent:false});
const $$Q=$object($$q,{name:"bonus-dice",takes:$py.int,default:0,meaning:"Dice added by cards",least:0,most:12,metavar:null,repeatable:false,group:"Cards",python:"bonus_dice",percent:false});
const $$R=$object($$q,{name:"back-bonus-dice",takes:$py.int,default:0,meaning:"The same for the battle back",least:0,most:12,metavar:null,repeatable:false,group:"Cards",python:"back_bonus_dice",percent:false});
const $$S=$object($$q,{name:"inspire",takes:$py.bool,default:false,meaning:"The attacker's leader inspires (1 token, 1 die)",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"inspire",percent:false});
const $$T=$object($$q,{name:"inspire-back",takes:$py.bool,default:false,meaning:"The defender's leader inspires",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"inspire_back",percent:false});
const $$U=$object($$q,{name:"first-strike",takes:$py.bool,default:false,meaning:"The defender plays First Strike",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"first_strike",percent:false});
const $$V=$object($$q,{name:"ambush",takes:$py.bool,default:false,meaning:"The defender plays the Ambush Dragon card",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"ambush",percent:false});
const $$W=$object($$q,{name:"swarm",takes:$py.int,default:1,meaning:"Levies that attack together, in all",least:1,most:6,metavar:null,repeatable:false,group:"Expert",python:"swarm",percent:false});
const $$X=$object($$q,{name:"swarm-inspired",takes:$py.int,default:null,meaning:"Levies of the swarm inspired, a token and a leader in reach each",least:1,most:6,metavar:null,repeatable:false,group:"Expert",python:"swarm_inspired",percent:false});
const $$Y=$object($$q,{name:"volleys",takes:$py.int,default:1,meaning:"Times the attacker fires; 2 for Hold and Shoot",least:1,most:2,metavar:null,repeatable:false,group:"Cards",python:"volleys",percent:false});
const $$Z=$object($$q,{name:"enemy-adjacent",takes:$py.bool,default:false,meaning:"An enemy stands next to the attacker (a unit; for two volleys, a leader too)",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"enemy_adjacent",percent:false});
const $$aa=$object($$q,{name:"then",takes:"target",default:null,meaning:"Defender of the bonus close combat",least:0,most:0,metavar:"DEFENDER",repeatable:false,group:"Second attack",python:"then",percent:false});
const $$ab=$object($$q,{name:"then-on",takes:"terrain",default:"open",meaning:"Terrain that it stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Second attack",python:"then_on",percent:false});
const $$ac=$object($$q,{name:"then-blocks",takes:$py.int,default:null,meaning:"Blocks left in it (full)",least:1,most:null,metavar:null,repeatable:false,group:"Second attack",python:"then_blocks",percent:false});
const $$ad=$object($$q,{name:"then-leader",takes:$$u,default:null,meaning:"Leader in its hex",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_leader",percent:false});
const $$ae=$object($$q,{name:"then-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to it",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_support",percent:false});
const $$af=$object($$q,{name:"then-room",takes:$py.int,default:10,meaning:"Hexes free for it to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Second attack",python:"then_room",percent:false});
const $$ag=$object($$q,{name:"then-inspire",takes:$py.bool,default:false,meaning:"The attacker's leader inspires again",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_inspire",percent:false});
const $$ah=$object($$q,{name:"then-first-strike",takes:$py.bool,default:false,meaning:"First Strike answers the bonus combat",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_first_strike",percent:false});
const $$ai=$object($$q,{name:"value",takes:$py.str,default:null,meaning:"Expression that open decisions go by (net blocks plus banners)",least:0,most:0,metavar:"EXPR",repeatable:false,group:"Expert",python:"value",percent:false});
const $$aj=Object.freeze([$$r,$$s,$$t,$$v,$$w,$$x,$$y,$$z,$$B,$$D,$$E,$$F,$$G,$$H,$$I,$$J,$$K,$$L,$$M,$$N,$$P,$$Q,$$R,$$S,$$T,$$U,$$V,$$W,$$X,$$Y,$$Z,$$aa,$$ab,$$ac,$$ad,$$ae,$$af,$$ag,$$ah,$$ai]);
const $$ak=$dict([["battles.attack",$$aj]]);
const $$ap=$dict([["value",4],["source","rulebook"]]);
const $$aq=$dict([["value",1],["source","rulebook"]]);
const $$ar=$dict([["value",1],["source","rulebook"]]);
const $$as=$dict([["value",2],["source","rulebook"]]);
const $$at=$dict([["name","samurai spearmen"],["symbol","square"],["close_dice",$$ap],["moves",$$aq],["moves_and_battles",$$ar],["honor",$$as]]);
const $$au=$dict([["value",3],["source","rulebook"]]);
const $$av=[3,3];
const $$aw=$dict([["value",$$av],["source","assumed"]]);
const $$ax=$dict([["value",1],["source","assumed"]]);
const $$ay=$dict([["value",1],["source","rulebook"]]);
const $$az=$dict([["value",1],["source","rulebook"]]);
const $$aA=$dict([["value",2],["source","rulebook"]]);
const $$aB=$dict([["name","samurai bowmen"],["symbol","square"],["arm","bow"],["close_dice",$$au],["fire_dice",$$aw],["fire_dice_moved",$$ax],["moves",$$ay],["moves_and_battles",$$az],["honor",$$aA]]);
const $$aC=$dict([["value",3],["source","rulebook"]]);
const $$aD=$dict([["value",2],["source","rulebook"]]);
const $$aE=$dict([["value",1],["source","rulebook"]]);
const $$aF=$dict([["value",1],["source","rulebook"]]);
const $$aG=$dict([["name","ashigaru spearmen"],["symbol","triangle"],["close_dice",$$aC],["moves",$$aD],["moves_and_battles",$$aE],["honor",$$aF]]);
const $$aH=$dict([["value",2],["source","rulebook"]]);
const $$aI=[2,2];
const $$aJ=$dict([["value",$$aI],["source","published"]]);
const $$aK=$dict([["value",1],["source","published"]]);
const $$aL=$dict([["value",2],["source","rulebook"]]);
const $$aM=$dict([["value",2],["source","rulebook"]]);
const $$aN=$dict([["value",1],["source","rulebook"]]);
const $$aO=$dict([["name","ashigaru bowmen"],["symbol","circle"],["arm","bow"],["close_dice",$$aH],["fire_dice",$$aJ],["fire_dice_moved",$$aK],["moves",$$aL],["moves_and_battles",$$aM],["honor",$$aN]]);
const $$aP=$dict([["value",2],["source","rulebook"]]);
const $$aQ=[2,2,1];
const $$aR=$dict([["value",$$aQ],["source","published"]]);
const $$aS=$dict([["value",0],["source","rulebook"]]);
const $$aT=$dict([["value",2],["source","rulebook"]]);
const $$aU=$dict([["value",0],["source","rulebook"]]);
const $$aV=$dict([["value",1],["source","rulebook"]]);
const $$aW=$dict([["name","ashigaru arquebusiers"],["symbol","circle"],["arm","arquebus"],["close_dice",$$aP],["fire_dice",$$aR],["fire_dice_moved",$$aS],["moves",$$aT],["moves_and_battles",$$aU],["honor",$$aV]]);
const $$aX=$dict([["value",2],["source","rulebook"]]);
const $$aY=$dict([["value",2],["source","rulebook"]]);
const $$aZ=$dict([["value",2],["source","rulebook"]]);
const $$ba=$dict([["value",2],["source","rulebook"]]);
const $$bb=$dict([["value",2],["source","rulebook"]]);
const $$bc=$dict([["name","levies"],["symbol","circle"],["close_dice",$$aX],["moves",$$aY],["moves_and_battles",$$aZ],["honor_per_retreat",$$ba],["retreats_per_flag",$$bb]]);
const $$bd=$dict([["value",4],["source","rulebook"]]);
const $$be=$dict([["value",2],["source","rulebook"]]);
const $$bf=$dict([["value",2],["source","rulebook"]]);
const $$bg=$dict([["value",2],["source","rulebook"]]);
const $$bh=$dict([["name","samurai spear cavalry"],["symbol","square"],["mounted",true],["close_dice",$$bd],["moves",$$be],["moves_and_battles",$$bf],["honor",$$bg]]);
const $$bi=$dict([["value",3],["source","rulebook"]]);
const $$bj=[3,3];
const $$bk=$dict([["value",$$bj],["source","published"]]);
const $$bl=$dict([["value",1],["source","published"]]);
const $$bm=$dict([["value",2],["source","rulebook"]]);
const $$bn=$dict([["value",2],["source","rulebook"]]);
const $$bo=$dict([["value",2],["source","rulebook"]]);
const $$bp=$dict([["name","samurai bow cavalry"],["symbol","square"],["mounted",true],["arm","bow"],["close_dice",$$bi],["fire_dice",$$bk],["fire_dice_moved",$$bl],["moves",$$bm],["moves_and_battles",$$bn],["honor",$$bo]]);
const $$bq=$dict([["value",4],["source","assumed"]]);
const $$br=$dict([["value",1],["source","assumed"]]);
const $$bs=$dict([["value",1],["source","assumed"]]);
const $$bt=$dict([["value",2],["source","assumed"]]);
const $$bu=$dict([["name","the army commander's bodyguard"],["symbol","swords"],["close_dice",$$bq],["moves",$$br],["moves_and_battles",$$bs],["honor",$$bt]]);
const $$bv=$dict([["samurai-spear",$$at],["samurai-bow",$$aB],["ashigaru-spear",$$aG],["ashigaru-bow",$$aO],["ashigaru-arquebus",$$aW],["levy",$$bc],["samurai-spear-cavalry",$$bh],["samurai-bow-cavalry",$$bp],["bodyguard",$$bu]]);
const $$bw=$dict([["name","open ground"],["letter","."],["look","white"],["source","rulebook"]]);
const $$bx=$dict([["name","a forest"],["letter","f"],["look","#d5e6cd"],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",1]]);
const $$by=$dict([["name","a hill"],["letter","h"],["look","#eee0c6"],["source","rulebook"],["blocks_sight",true],["on_close",3],["at_close",2],["at_limit_spares","hill"]]);
const $$bz=$dict([["name","a river"],["letter","~"],["look","#a9c6e3"],["source","rulebook"],["impassable",true]]);
const $$bA=$dict([["name","a ford"],["letter","="],["look","#d6e5f3"],["source","rulebook"],["stops",true],["on_close",2],["on_fire",1],["at_close",2],["at_fire",2]]);
const $$bB=$dict([["name","a shallow ford"],["letter","-"],["look","#e9f1f8"],["source","rulebook"]]);
const $$bC=$dict([["name","a bridge"],["letter","#"],["look","#d9cdb8"],["source","rulebook"],["ignores_flag","any unit"]]);
const $$bD=$dict([["name","a building"],["letter","b"],["look","#e4e4e4"],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",2],["on_fire",1],["on_close_cavalry",1],["on_fire_cavalry",1],["at_close",2],["at_fire",1],["no_inspiring",true],["entry_forbids_battle","any unit"]]);
const $$bE=$dict([["name","a field"],["letter",":"],["look","#f3efc4"],["source","rulebook"],["stops",true],["on_close_cavalry",2],["on_fire_cavalry",2],["at_close_cavalry",2],["at_fire_cavalry",2]]);
const $$bF=$dict([["name","a ravine"],["letter","v"],["look","#dccbbb"],["source","rulebook"],["stops",true],["on_close",1],["on_fire",1],["at_close",2],["at_close_cavalry",1],["at_fire",1],["entry_forbids_battle","any unit"]]);
const $$bG=$dict([["name","a command tent"],["letter","t"],["look","white"],["source","rulebook"],["stops",true],["blocks_sight",true]]);
const $$bH=$dict([["name","a fence"],["letter","|"],["look","#efe6da"],["source","rulebook"],["stops",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",2],["ignores_flag","infantry against cavalry"],["entry_forbids_battle","cavalry"]]);
const $$bI=$dict([["name","a palisade"],["letter","p"],["look","#e3d3be"],["source","rulebook"],["stops",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",2],["ignores_flag","infantry"],["entry_forbids_battle","cavalry"]]);
const $$bJ=$dict([["name","a castle"],["letter","c"],["look","#cfcfcf"],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",3],["on_fire",3],["at_close",2],["at_fire",1],["must_ignore_flag","infantry"],["no_retreat",true],["entry_forbids_battle","any unit"],["on_forbids_battle","cavalry"],["at_forbids_close","cavalry"]]);
const $$bK=$dict([["open",$$bw],["forest",$$bx],["hill",$$by],["river",$$bz],["ford",$$bA],["shallow-ford",$$bB],["bridge",$$bC],["building",$$bD],["field",$$bE],["ravine",$$bF],["tent",$$bG],["fence",$$bH],["palisade",$$bI],["castle",$$bJ]]);
const $$bL=$dict([["value",4],["source","rulebook"]]);
const $$bM=$dict([["value",2],["source","rulebook"]]);
const $$bN=$dict([["value",1],["source","rulebook"]]);
const $$bO=$dict([["value",1],["source","rulebook"]]);
const $$bP=$dict([["value",1],["source","rulebook"]]);
const $$bQ=$dict([["value",3],["source","rulebook"]]);
const $$bR=$dict([["value",3],["source","rulebook"]]);
const $$bS=$dict([["value",5],["source","rulebook"]]);
const $$bT=$dict([["value",1],["source","rulebook"]]);
const $$bU=$dict([["value",2],["source","rulebook"]]);
const $$bV=$dict([["value",1],["source","rulebook"]]);
const $$bW=$dict([["value",1],["source","rulebook"]]);
const $$bX=$dict([["value",4],["source","rulebook"]]);
const $$bY=$dict([["value",1],["source","assumed"]]);
const $$bZ=$dict([["value",1],["source","published"]]);
const $$ca=$dict([["value",6],["source","rulebook"]]);
const $$cb=$dict([["value",2],["source","rulebook"]]);
const $$cc=$dict([["value",3],["source","rulebook"]]);
const $$cd=$dict([["value",3],["source","rulebook"]]);
const $$ce=$dict([["value",30],["source","rulebook"]]);
const $$cf=$dict([["value",2],["source","rulebook"]]);
const $$cg=$dict([["value",1],["source","rulebook"]]);
const $$ch=$dict([["value",1],["source","rulebook"]]);
const $$ci=$dict([["value",1],["source","assumed"]]);
const $$cj=$dict([["value",3],["source","rulebook"]]);
const $$ck=$dict([["value",1],["source","rulebook"]]);
const $$cl=$dict([["value",2],["source","rulebook"]]);
const $$cm=$dict([["value",1],["source","rulebook"]]);
const $$cn=$dict([["value",1],["source","rulebook"]]);
const $$co=$dict([["blocks",$$bL],["most_flags_ignored",$$bM],["inspire_cost",$$bN],["inspire_dice",$$bO],["leader_with_unit_honor",$$bP],["leader_retreat_honor",$$bQ],["leader_retreat_hexes",$$bR],["seppuku_tokens",$$bS],["check_dice_close",$$bT],["check_dice_fire",$$bU],["check_dice_alone",$$bV],["castle_flag_check",$$bW],["lack_of_honor_dice",$$bX],["ambush_cost",$$bY],["ambush_dice",$$bZ],["swarm_most",$$ca],["leader_moves_foot",$$cb],["leader_moves_mounted",$$cc],["leader_leaves_honor",$$cd],["token_pool",$$ce],["end_of_turn_tokens",$$cf],["dragon_discard_tokens",$$cg],["surrender_at_cards",$$ch],["surrender_without_pieces",$$ci],["cavalry_charge_moves",$$cj],["cavalry_charge_dice",$$ck],["infantry_onslaught_moves",$$cl],["serpent_command_moves",$$cm],["shogun_dice",$$cn]]);
const $$cp=$object($$ao,{edition:"Commands & Colors: Samurai Battles, GMT 2020",pack:"shipped",units:$$bv,terrain:$$bK,numbers:$$co,read:$dict([])});
const $$Bh=$dict([["SS","samurai-spear"],["SB","samurai-bow"],["AS","ashigaru-spear"],["AB","ashigaru-bow"],["AA","ashigaru-arquebus"],["LV","levy"],["CS","samurai-spear-cavalry"],["CB","samurai-bow-cavalry"],["BG","bodyguard"]]);
const $$DB={rules:$rules($R_battles,{"begin": "begin$", "pending": "pending$", "step": "step$", "pool": "pool$"},null)};
$value($$p,"machine_",$$DB);
const $$DC=$dict([]);
$value($$p,"words_",$$DC);
$method($$p,"__init___",$def("attacker defender rules **given",function(b,c,d=null,e=$dict([])){const a=this;let f,g,h;f=$call($load.battles,d);[b,c]=[$$DD($py.str(b)),$$DD($py.str(c))];$$DE(b,c,$attr(f,"units_"));g=$$DF(e,f);h=$call($$DH,f);a.plan_=$$DI(h,b,c,g);a.variables_=$$DJ(a.plan_);a.value_=(($get(g,"value")===null)?a.usual_value_:$get(g,"value"));$$DK(a.plan_,e);if(($get(g,"value")!==null))check(a.value_,$or(a._no_outcome_(),a.derive_(a._no_outcome_())));a.numbers_=$$DL(a.plan_,e);$$DM(a.plan_,e);a.rules_=d;a._rests_on_=$py.dict($attr(h,"rests_on_"));}));
$cached($$p,"provenance_",function(){const a=this;let b,c,f;b=a.plan_;c=$dict([["attacker",$attr(b.attacker_,"unit_")],["defender",$attr(b.defender_,"unit_")]]);c=$i_or(c,$dict($each(b.options_.items_(),([d,e])=>[d,e],([d,e])=>(e!==null))));if(($attr(a,"rules_")!==null))$put(c,"rules",$py.str($attr(a,"rules_")));f=b.used_.facts_;return $call($$DN,"battles","attack",c,f.edition_,f.pack_,"0.2.0",a._rests_on_);});
$getter($$p,"usual_value_",function(){const a=this;return $add("defender_losses - attacker_losses + attacker_banners - defender_banners",($true($attr(a.plan_,"second_"))?" + then_losses":""));});
$method($$p,"_no_outcome_",function(){const a=this;return $dict($each(a.variables_,b=>[b,np.zeros(1)]));});
$getter($$p,"heading_",function(){const a=this;return $$DO(a.plan_);});
$getter($$p,"remarks_",function(){const a=this;let b;b=a.plan_.no_bonus_combat_;return ((b===null)?[]:[b]);});
$getter($$p,"headlines_",function(){const a=this;return $$DP(a.plan_);});
$method($$p,"verdict_",function(b){const a=this;return $$DQ(a,b);});
$method($$p,"columns_",function(b){const a=this;let c;c=a.variable_rows_(b,a.variables_);return $py.dict($kw($py.zip,[a.variables_,c],{strict:true}));});
$method($$p,"variable_rows_",function(b,c){const a=this;let d,e,f,g,h,i,j,k;[d,e,f]=$unpacked($$DR(c),-1,3);g=$get(b.T_,d).astype_(np.int64);for([h,i]of $it(e)){$kw(np.subtract,[$get(a.numbers_,i),$get(g,h)],{out:$get(g,h)});}for([j,k]of $it(f))$put(g,j,$eq($get(g,j),k));return g;});
const $$DS=Object.freeze(["then_losses","then_retreat","then_leader_lost","then_seppuku","then_battled_back","then_fought"]);
const $$DT=Object.freeze(["attacker_disorder","defender_disorder"]);
const $$DU=Object.freeze(["then_eliminated","then_pushed_back"]);
$method($$p,"derive_",function(b){const a=this;let c,d,e,f,g,h,i;c=$mul($get(b,"hits"),0);d=$sub($set([...$it($$DS),...$it($$DT),...$it($$DU)]),b.keys_());e=$py.fromkeys($py.sorted(d),c);f=a.plan_;for([g,h]of $it([["defender",f.defender_],["attacker",f.attacker_],["then",$attr(f,"second_")]])){if(((h!==null)&&$true(h.is_unit_))){i=$eq($get(b,$f`${g}_losses`),h.blocks_);$put(e,$f`${g}_eliminated`,i);$put(e,$f`${g}_pushed_back`,$and($invert(i),$gt($get(b,$f`${g}_retreat`),0)));}}return e;});
const $$Mz=$dict([["circle",0],["triangle",1],["square",2]]);
const $$acZ=Object.freeze([5,0]);
const $$ada=Object.freeze([6,0]);
const $$adb=Object.freeze([7,0]);
const $$adc=Object.freeze([8,0]);
const $$add=Object.freeze([15,(-1)]);
const $$ade=Object.freeze([17,0]);
const $$adf=Object.freeze([16,3]);
const $$adg=Object.freeze([16,4]);
const $$adh=Object.freeze([19,(-1)]);
const $$adi=Object.freeze([21,0]);
const $$adj=Object.freeze([20,3]);
const $$adk=Object.freeze([20,4]);
const $$adl=Object.freeze([23,(-1)]);
const $$adm=Object.freeze([25,0]);
const $$adn=Object.freeze([24,3]);
const $$ado=Object.freeze([24,4]);
const $$adp=Object.freeze([9,0]);
const $$adq=Object.freeze([10,0]);
const $$adr=Object.freeze([11,0]);
const $$ads=Object.freeze([12,0]);
const $$adt=Object.freeze([13,0]);
const $$adu=$dict([["hits",$$acZ],["battled_back",$$ada],["then_battled_back",$$adb],["then_fought",$$adc],["attacker_losses",$$add],["attacker_retreat",$$ade],["attacker_leader_lost",$$adf],["attacker_seppuku",$$adg],["defender_losses",$$adh],["defender_retreat",$$adi],["defender_leader_lost",$$adj],["defender_seppuku",$$adk],["then_losses",$$adl],["then_retreat",$$adm],["then_leader_lost",$$adn],["then_seppuku",$$ado],["attacker_tokens",$$adp],["attacker_banners",$$adq],["attacker_disorder",$$adr],["defender_tokens",$$ads],["defender_banners",$$adt],["defender_disorder",$$Re]]);
const $$adB=Object.freeze(["on","blocks","leader","mounted_adjacent","support","room","honor","flags","fate"]);
const $$adE=Object.freeze(["card","enemy_adjacent","value"]);
const $$adI=$set(["attacker_blocks","attacker_leader","attacker_on","attacker_support","defender_blocks","defender_leader","defender_on","defender_support","range","then","then_blocks","then_leader","then_on","then_support","value","volleys"]);
const $$adL=$set(["attacker_room","defender_room","then_room"]);
const $$adN=$set(["attacker_honor","defender_honor"]);
const $$adP=Object.freeze([$$adN,$$adO]);
const $$adQ=$set(["ambush","first_strike","inspire","swarm","swarm_inspired","then_first_strike"]);
const $$adS=Object.freeze([$$adQ,$$adR]);
const $$adT=$set(["attacker_fate","attacker_flags","attacker_room","defender_fate","defender_flags","defender_room"]);
const $$adV=Object.freeze([$$adT,$$adU]);
const $$adW=$set(["ambush","back_bonus_dice","bonus_dice","card","inspire","inspire_back","swarm","swarm_inspired"]);
const $$adY=Object.freeze([$$adW,$$adX]);
const $$adZ=$set(["then"]);
const $$aeb=Object.freeze([$$adZ,$$aea]);
const $$aec=Object.freeze([$$adP,$$adS,$$adV,$$adY,$$aeb]);
const $$aei=$set(["attacker_blocks","attacker_leader","attacker_support","defender_blocks","defender_leader","defender_support","then_blocks","then_leader","then_support"]);
const $$aej=Object.freeze([$$aeh,$$aei]);
const $$ael=$set(["then_blocks","then_first_strike","then_inspire","then_leader","then_on","then_room","then_support"]);
const $$aem=Object.freeze([$$aek,$$ael]);
const $$aeo=$set(["ambush","back_bonus_dice","card","first_strike","inspire_back","volleys"]);
const $$aep=Object.freeze([$$aen,$$aeo]);
const $$aer=$set(["ambush","back_bonus_dice","enemy_adjacent","first_strike","inspire","inspire_back","moved"]);
const $$aes=Object.freeze([$$aeq,$$aer]);
const $$aeu=$set(["card","volleys"]);
const $$aev=Object.freeze([$$aet,$$aeu]);
const $$aex=$set(["moved"]);
const $$aey=Object.freeze([$$aew,$$aex]);
const $$aeA=$set(["inspire","inspire_back","then_inspire"]);
const $$aeB=Object.freeze([$$aez,$$aeA]);
const $$aeD=$set(["swarm","swarm_inspired"]);
const $$aeE=Object.freeze([$$aeC,$$aeD]);
const $$aeG=Object.freeze([$$aeF,$$adZ]);
const $$aeH=Object.freeze([$$aej,$$aem,$$aep,$$aes,$$aev,$$aey,$$aeB,$$aeE,$$aeG]);
const $$aeI=Object.freeze(["first_strike","ambush","inspire_back","back_bonus_dice"]);
const $$aeJ=Object.freeze(["hits","defender_losses","attacker_losses","defender_retreat","attacker_retreat","defender_leader_lost","attacker_leader_lost","defender_seppuku","attacker_seppuku","battled_back","attacker_tokens","defender_tokens","attacker_banners","defender_banners"]);
const $$aeM=$dict([["range",1],["attacker_on","open"],["attacker_blocks",null],["attacker_leader",null],["attacker_mounted_adjacent",false],["attacker_support",false],["attacker_room",10],["attacker_honor",null],["attacker_flags","ignore"],["attacker_fate","retreat"],["defender_on","open"],["defender_blocks",null],["defender_leader",null],["defender_mounted_adjacent",false],["defender_support",false],["defender_room",10],["defender_honor",null],["defender_flags","ignore"],["defender_fate","retreat"],["moved",0],["card",null],["bonus_dice",0],["back_bonus_dice",0],["inspire",false],["inspire_back",false],["first_strike",false],["ambush",false],["swarm",1],["swarm_inspired",null],["volleys",1],["enemy_adjacent",false],["then",null],["then_on","open"],["then_blocks",null],["then_leader",null],["then_support",false],["then_room",10],["then_inspire",false],["then_first_strike",false],["value",null]]);
const $$aeN=$dict([["range",$$r],["attacker_on",$$s],["attacker_blocks",$$t],["attacker_leader",$$v],["attacker_mounted_adjacent",$$w],["attacker_support",$$x],["attacker_room",$$y],["attacker_honor",$$z],["attacker_flags",$$B],["attacker_fate",$$D],["defender_on",$$E],["defender_blocks",$$F],["defender_leader",$$G],["defender_mounted_adjacent",$$H],["defender_support",$$I],["defender_room",$$J],["defender_honor",$$K],["defender_flags",$$L],["defender_fate",$$M],["moved",$$N],["card",$$P],["bonus_dice",$$Q],["back_bonus_dice",$$R],["inspire",$$S],["inspire_back",$$T],["first_strike",$$U],["ambush",$$V],["swarm",$$W],["swarm_inspired",$$X],["volleys",$$Y],["enemy_adjacent",$$Z],["then",$$aa],["then_on",$$ab],["then_blocks",$$ac],["then_leader",$$ad],["then_support",$$ae],["then_room",$$af],["then_inspire",$$ag],["then_first_strike",$$ah],["value",$$ai]]);
const $$aeS=$dict([["terrain","defender_on"],["on","defender_on"],["target","defender"],["leader","attacker_leader"],["blocks","attacker_blocks"],["dice","bonus_dice"]]);
$getter($$p,"worth_of_nothing_",function(){const a=this;let b;b=a._no_outcome_();return $py.float($get(evaluate(a.value_,$or(b,a.derive_(b))),0));});
$method($$p,"another_",$def("attacker defender **given",function(b,c,d=$dict([])){const a=this;let e;e=$attr($attr(a,"provenance_"),"inputs_").get_("rules");return $kw($py.type(a),[b,c],{rules:e,...$named(d)});}));
const $$aeT=Object.freeze(["defender_leader_lost","attacker_leader_lost","then_leader_lost","defender_seppuku","attacker_seppuku","then_seppuku","battled_back","then_battled_back","then_fought"]);
$getter($$p,"flags_",function(){const a=this;let c;c=$each(a.derive_(a._no_outcome_()),b=>b,b=>$in("_",b)).values();return [...$it($$aeT),...$it($each(c,d=>d,d=>d.endswith_(["_eliminated","_pushed_back"])).values())];});
$method($$DH,"once_",$def("read *key",function(b,c=[]){const a=this;let d,e,f,g,h;d=a.facts_.read_.get_([b,c]);if((d===null)){if($ge($py.len(a.facts_.read_),20000))a.facts_.read_.clear_();e=$call($$DH,a.facts_);f=[$call(b,e,...$it(c)),$attr(e,"rests_on_")];d=f;$putn(a.facts_.read_,[b,c],f);}[g,h]=$unpacked(d,-1,2);if($true(h))$attr(a,"rests_on_").update_(h);return g;}));
$method($$DH,"unit_",$def("key name default",function(b,c,d=0){const a=this;return a._read_($get($attr(a.facts_,"units_"),b).get_(c),$f`${c} of ${b}`,d);}));
$method($$DH,"number_",function(b){const a=this;let c;c=a._read_($get(a.facts_.numbers_,b),b,0);return c;});
$method($$DH,"limit_",$def("key name mounted",function(b,c,d){const a=this;let e,f,g;e=$get(a.facts_.terrain_,b);f=e.get_(c);g=($true(d)?e.get_($f`${c}_cavalry`,f):f);if((g!==null)){a.note_($f`dice limits of ${b}`,$get(e,"source"));}return g;}));
$method($$DH,"_read_",$def("fact what default",function(b,c,d){const a=this;if((b===null))return d;a.note_(c,$get(b,"source"));return $get(b,"value");}));
$getter($$Me,"is_unit_",function(){const a=this;return $ne($attr(a,"unit_"),"lone-leader");});
$method($$adM,"__init___",$def("plan",function(b){const a=this;let c,d;c=[b,b.used_,b.options_];a.plan_=c[0];a.used_=c[1];a.options_=c[2];d=$gt($get(b.options_,"moved"),0);a.q_=$get(b.used_.once_($$agB,b.attacker_,b.defender_,$get(b.options_,"range"),d,b.volleys_),$slice(null,null,null));}));
$method($$adM,"_party_",$def("place who owner",function(b,c,d){const a=this;let e,f,g;[e,f,g]=[$$VU(b),a.options_,a.q_];$put(g,$add(e,7),$get(f,$f`${c}_room`));$put(g,$add(e,8),$$A.index_($get(f,$f`${d}_flags`)));$put(g,$add(e,9),$$C.index_($get(f,$f`${d}_fate`)));}));
$method($$adM,"_inspire_",function(b,c,d,e){const a=this;let f,g;if($true(c)){g=($true(f=($attr(d,"leader_")!==null))?!$true(e):f);$put(a.q_,$add(b,7),($true(g)?1:2));}});
$method($$adM,"_close_combat_",function(){const a=this;let b,c,d,e,f,g,h,i,j,k;[b,c,d]=[a.plan_,a.options_,a.q_];[e,f]=[$$VW(1),$get(c,"swarm")];g=$add($get(d,$add(e,2)),a._card_dice_());$put(d,$add(e,2),$mul(g,f));$put(d,$add(e,3),$mul(g,$sub(f,1)));$put(d,$add(e,8),$py.max(0,$sub(b.inspired_levies_,1)));h=$get(c,"attacker_mounted_adjacent");a._inspire_(e,$get(c,"inspire"),b.attacker_,h);if($true(b.can_battle_back_(b.defender_))){h=$get(c,"defender_mounted_adjacent");i=($true($get(c,"ambush"))?a.used_.number_("ambush_dice"):0);for([j,k]of $it([[4,0],[0,i]])){e=$$VW(j);$put(d,$add(e,2),$i_add($get(d,$add(e,2)),$add($get(c,"back_bonus_dice"),k)));a._inspire_(e,$get(c,"inspire_back"),b.defender_,h);}}});
$method($$adM,"_fire_",function(){const a=this;let b,c,d,e;[b,c]=[a.q_,a._card_dice_()];if(!$true(c))return null;for(d of $it($py.range(2,$add(24,1)))){if($true($get(b,$add(26,d))))$put(b,$add(26,d),$i_add($get(b,$add(26,d)),c));}$put(b,$add($$VW(1),2),$i_add($get(b,$add($$VW(1),2)),c));if($eq(a.plan_.volleys_,2)){for(e of $it([2,3]))$put(b,$add($$VW(e),2),$i_add($get(b,$add($$VW(e),2)),c));}});
$method($$adM,"_card_dice_",function(){const a=this;let b,c;b=$dict([["cavalry-charge","cavalry_charge_dice"],["shogun","shogun_dice"]]);c=b.get_($get(a.options_,"card"));return $add($py.int($get(a.options_,"bonus_dice")),($true(c)?a.used_.number_(c):0));});
$getter($$aeL,"close_",function(){const a=this;return $py.bool($eq($get(a.options_,"range"),1));});
$getter($$aeL,"volleys_",function(){const a=this;return ($eq($get(a.options_,"card"),"hold-and-shoot")?2:$py.int($get(a.options_,"volleys")));});
$getter($$aeL,"inspired_levies_",function(){const a=this;let b;if(!$true($get(a.options_,"inspire")))return 0;return $py.int(($true(b=$get(a.options_,"swarm_inspired"))?b:1));});
$getter($$aeL,"no_bonus_combat_",function(){const a=this;let b;b=a.defender_.on_;if(($attr(a,"second_")===null))return null;if((!$true(a.attacker_.mounted_)&&($attr(a.attacker_,"leader_")===null))){return $f`no bonus combat: ${$attr(a.attacker_,"unit_")} has no leader; only cavalry and infantry with a leader make one (Bonus Close Combat)`;}if($$MG(a.used_,a.attacker_.mounted_,b)){return $f`no bonus combat: entering ${b} forbids battle (Bonus Close Combat)`;}return null;});
$method($$aeL,"moved_up_",function(){const a=this;return $kw($attr(a,"_replace_"),[],{attacker:$kw($py.replace,[a.attacker_],{on:a.defender_.on_})});});
$method($$aeL,"no_battle_back_",$def("defender",function(b){const a=this;return $$agC(a.used_,a.attacker_,b);}));
$method($$aeL,"can_battle_back_",$def("defender",function(b){const a=this;return (a.no_battle_back_(b)===null);}));
$declared.update_($$ak);
$facts.battles=$$cp;
$asked.battles={attack:$$p};
GAMES.battles=$game($asked.battles,{ask:$$al,shown:$$am,details:$$an},{"title":"Samurai Battles","forms":{"attack":{"title":"Attack","sides":[{"name":"attacker","label":"Attacker","kind":"letters","usual":"samurai-spear"},{"name":"defender","label":"Defender","kind":"letters","usual":"ashigaru-bow"}],"first":{},"fields":[{"name":"attacker_blocks","option":"attacker-blocks","side":"attacker","label":"Blocks","kind":"few","choices":[],"usual":null,"least":1,"most":4,"group":"","many":false},{"name":"defender_blocks","option":"defender-blocks","side":"defender","label":"Blocks","kind":"few","choices":[],"usual":null,"least":1,"most":4,"group":"","many":false},{"name":"attacker_on","option":"attacker-on","side":"attacker","label":"On","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open","least":0,"most":0,"group":"","many":false},{"name":"defender_on","option":"defender-on","side":"defender","label":"On","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open","least":0,"most":0,"group":"","many":false},{"name":"attacker_leader","option":"attacker-leader","side":"attacker","label":"Leader","kind":"choice","choices":["foot","mounted"],"usual":null,"least":0,"most":0,"group":"","many":false},{"name":"defender_leader","option":"defender-leader","side":"defender","label":"Leader","kind":"choice","choices":["foot","mounted"],"usual":null,"least":0,"most":0,"group":"","many":false},{"name":"range","option":"range","side":"","label":"Range","kind":"few","choices":[],"usual":1,"least":1,"most":5,"group":"","many":false},{"name":"moved","option":"moved","side":"","label":"Moved","kind":"few","choices":[],"usual":0,"least":0,"most":3,"group":"","many":false},{"name":"attacker_mounted_adjacent","option":"attacker-mounted-adjacent","side":"attacker","label":"Mounted adjacent","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Leaders","many":false},{"name":"attacker_support","option":"attacker-support","side":"attacker","label":"Support","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Usual","many":false},{"name":"attacker_room","option":"attacker-room","side":"attacker","label":"Room","kind":"number","choices":[],"usual":10,"least":0,"most":10,"group":"Expert","many":false},{"name":"attacker_honor","option":"attacker-honor","side":"attacker","label":"Honor","kind":"number","choices":[],"usual":null,"least":0,"most":60,"group":"Expert","many":false},{"name":"attacker_flags","option":"attacker-flags","side":"attacker","label":"Flags","kind":"choice","choices":["ignore","accept","best"],"usual":"ignore","least":0,"most":0,"group":"Expert","many":false},{"name":"attacker_fate","option":"attacker-fate","side":"attacker","label":"Fate","kind":"choice","choices":["retreat","seppuku","best"],"usual":"retreat","least":0,"most":0,"group":"Leaders","many":false},{"name":"defender_mounted_adjacent","option":"defender-mounted-adjacent","side":"defender","label":"Mounted adjacent","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Leaders","many":false},{"name":"defender_support","option":"defender-support","side":"defender","label":"Support","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Usual","many":false},{"name":"defender_room","option":"defender-room","side":"defender","label":"Room","kind":"number","choices":[],"usual":10,"least":0,"most":10,"group":"Expert","many":false},{"name":"defender_honor","option":"defender-honor","side":"defender","label":"Honor","kind":"number","choices":[],"usual":null,"least":0,"most":60,"group":"Expert","many":false},{"name":"defender_flags","option":"defender-flags","side":"defender","label":"Flags","kind":"choice","choices":["ignore","accept","best"],"usual":"ignore","least":0,"most":0,"group":"Expert","many":false},{"name":"defender_fate","option":"defender-fate","side":"defender","label":"Fate","kind":"choice","choices":["retreat","seppuku","best"],"usual":"retreat","least":0,"most":0,"group":"Leaders","many":false},{"name":"card","option":"card","side":"","label":"Card","kind":"choice","choices":["cavalry-charge","hold-and-shoot","infantry-onslaught","shogun"],"usual":null,"least":0,"most":0,"group":"Cards","many":false},{"name":"bonus_dice","option":"bonus-dice","side":"","label":"Bonus dice","kind":"number","choices":[],"usual":0,"least":0,"most":12,"group":"Cards","many":false},{"name":"back_bonus_dice","option":"back-bonus-dice","side":"","label":"Back bonus dice","kind":"number","choices":[],"usual":0,"least":0,"most":12,"group":"Cards","many":false},{"name":"inspire","option":"inspire","side":"","label":"Inspire","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Leaders","many":false},{"name":"inspire_back","option":"inspire-back","side":"","label":"Inspire back","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Leaders","many":false},{"name":"first_strike","option":"first-strike","side":"","label":"First strike","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Cards","many":false},{"name":"ambush","option":"ambush","side":"","label":"Ambush","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Cards","many":false},{"name":"swarm","option":"swarm","side":"","label":"Swarm","kind":"few","choices":[],"usual":1,"least":1,"most":6,"group":"Expert","many":false},{"name":"swarm_inspired","option":"swarm-inspired","side":"","label":"Swarm inspired","kind":"few","choices":[],"usual":null,"least":1,"most":6,"group":"Expert","many":false},{"name":"volleys","option":"volleys","side":"","label":"Volleys","kind":"few","choices":[],"usual":1,"least":1,"most":2,"group":"Cards","many":false},{"name":"enemy_adjacent","option":"enemy-adjacent","side":"","label":"Enemy adjacent","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Expert","many":false},{"name":"then","option":"then","side":"","label":"Then","kind":"choice","choices":["samurai-spear","samurai-bow","ashigaru-spear","ashigaru-bow","ashigaru-arquebus","levy","samurai-spear-cavalry","samurai-bow-cavalry","bodyguard","lone-leader"],"usual":null,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_on","option":"then-on","side":"","label":"Then on","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open","least":0,"most":0,"group":"Second attack","many":false},{"name":"then_blocks","option":"then-blocks","side":"","label":"Then blocks","kind":"few","choices":[],"usual":null,"least":1,"most":4,"group":"Second attack","many":false},{"name":"then_leader","option":"then-leader","side":"","label":"Then leader","kind":"choice","choices":["foot","mounted"],"usual":null,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_support","option":"then-support","side":"","label":"Then support","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_room","option":"then-room","side":"","label":"Then room","kind":"number","choices":[],"usual":10,"least":0,"most":10,"group":"Second attack","many":false},{"name":"then_inspire","option":"then-inspire","side":"","label":"Then inspire","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_first_strike","option":"then-first-strike","side":"","label":"Then first strike","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Second attack","many":false},{"name":"value","option":"value","side":"","label":"Value","kind":"text","choices":[],"usual":null,"least":0,"most":0,"group":"Expert","many":false}],"charted":false}},"letters":[["SS","samurai-spear"],["SB","samurai-bow"],["AS","ashigaru-spear"],["AB","ashigaru-bow"],["AA","ashigaru-arquebus"],["LV","levy"],["CS","samurai-spear-cavalry"],["CB","samurai-bow-cavalry"],["BG","bodyguard"],["Lone","lone-leader"]]});
for(const [key,{fields=[]}] of Object.entries(GAMES.battles.forms))for(const one of fields)one.help??=$declared.find(`battles.${key}`).find(({name_})=>name_===one.option).meaning_;
