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
const $K13=[15,20,25];
const $K14=[0,1];
function pool$(a){return roll($div(a,16),$K12[a&15],6);}
function step$(a,b,c){let d;d=b[0];if(d==0)declare$(a,b);else if(d==1)score_hits$(a,b,c);else if(d==2)check_leader$(a,b,c);else if(d==3)bolster_morale$(a,b,c);else if(d==4)retreat$(a,b);else if(d==5)decide_fate$(a,b,c);else if(d==6)lack_of_honor$(a,b,c);else call_next$(a,b);}
function call_next$(a,b){let c;c=next_strike$(a,b);b[32]=0;if(c==(-1)){finish$(b);return;}b[1]=c;b[0]=0;if(c==4)b[6]=1;else if(c==7)b[7]=1;else if(c==6||c==5)b[8]=1;}
function finish$(a){let b;a[0]=8;a[1]=0;a[3]=0;a[2]=0;a[4]=0;a[30]=0;a[31]=0;a[32]=0;for(b of $K13){a[b+3]=0;if(a[b+1]==1||a[b+1]==2)a[b+1]=0;}}
function next_strike$(a,b){let c;c=b[1];if(c==0)return b[15]>0&&b[17]==0||a[22]>1?1:(-1);if(c==1)return after_attack$(a,b);if(c==5)return b[15]>0&&b[17]==0?6:(-1);if(c==6&&!vacated$(b,25)&&b[31]==0)return b[25]>0&&a[185]>0?7:(-1);return (-1);}
function vacated$(a,b){return a[b+2]>0||a[b]==0&&a[b+1]!=1;}
function after_attack$(a,b){if(a[15]==0){if(a[20])return 6;return a[18]==2?second_fire$(a,b):(-1);}if(vacated$(b,20)){if(!may_go_on$(a,b))return (-1);return answers_bonus$(a,b)?5:6;}if(a[16]==0&&b[20]>0&&a[146]>0)return 4;return (-1);}
function answers_bonus$(a,b){let c;c=a[81];return a[17]>0&&tokens_held$(a,b,c)>=a[27];}
function tokens_held$(a,b,c){let d;d=a[11+c];return d<0?9999:d+b[9+c*3];}
function may_go_on$(a,b){if(a[20]==0||!(b[15]>0&&b[17]==0))return 0;return a[21]==0||b[16]==1;}
function second_fire$(a,b){let c,d,e,f;c=b[21];d=b[20]==0&&c!=1&&c!=2;e=b[22]+b[23];if(d)return (-1);if(e==0)return 2;f=Math.min(a[19]+e,24);return a[28+f]>0?3:(-1);}
function lack_of_honor$(a,b,c){let d,e,f,g;d=a[92+b[1]*13+1];e=after_losses$(a,b,d);f=c>>24;g=(c>>16&255)+(c>>8&255)+(c&255);if(b[d+1]==2){if(f>0)kill_leader$(a,b,d);}else lose_blocks$(a,b,d,Math.min(f,b[d]));if(a[11+a[53+$div(d-15,5)*13+2]]>=0)b[9+a[53+$div(d-15,5)*13+2]*3+2]+=g;b[4]=0;b[0]=e;}
function lose_blocks$(a,b,c,d){if(d>0){b[c]-=d;if(b[c]==0&&a[53+$div(c-15,5)*13+3]==0)award_banner$(a,b,c);}}
function award_banner$(a,b,c){let d;d=1-a[53+$div(c-15,5)*13+2];b[9+d*3+1]++;}
function kill_leader$(a,b,c){b[c+1]=3;award_banner$(a,b,c);}
function after_losses$(a,b,c){let d;d=b[c]==0&&b[c+1]==1;return d&&a[26]>0?5:7;}
function decide_fate$(a,b,c){let d,e,f,g;d=a[92+b[1]*13+1];e=53+$div(d-15,5)*13;f=leader_room_left$(a,b,d);g=a[e+9]==2?c:a[e+9];if(f<1||g==1){b[d+1]=4;gain$(a,b,a[e+2],a[1]);b[0]=7;return;}b[d+1]=2;b[d+3]+=Math.min(a[3],f);pay$(a,b,a[e+2],a[2]);b[0]=b[4]>0?6:7;}
function pay$(a,b,c,d){let e;e=Math.min(d,tokens_held$(a,b,c));b[9+c*3]-=e;b[4]=d-e;}
function gain$(a,b,c,d){let e,f;if(a[24]>=0){e=9+(1-c)*3;f=a[24]-b[9+c*3]-b[e];d=Math.min(d,f);}b[9+c*3]+=d;}
function leader_room_left$(a,b,c){return a[53+$div(c-15,5)*13+11]-b[c+2]-b[c+3];}
function retreat$(a,b){let c,d,e,f,g,h,i,j,k,l,m;c=92+b[1]*13;d=a[c+1];if(a[c+12]){stand_fast$(a,b,d);return;}e=53+$div(d-15,5)*13;f=b[3]*a[e+4];g=b[d+1]==1?1:0;h=leader_ahead$(a,b,d);j=g==0&&0<(i=h)&&i<=f;if(j)f=h;k=Math.min(f,room_left$(a,b,d));l=f-k;b[3]=0;b[d+2]+=k;lose_blocks$(a,b,d,Math.min(l,b[d]));if(k>0){m=a[e+6]+k*(a[e+5]+g*a[8]);pay$(a,b,a[e+2],m);}if(j){b[d+4]=b[d+1]==3?1:0;b[d+1]=1;}b[0]=b[4]>0?6:after_losses$(a,b,d);}
function room_left$(a,b,c){let d,e;d=a[53+$div(c-15,5)*13+7]-b[c+2]-b[c+3];e=leader_ahead$(a,b,c);if(e>0&&b[c+1]==1)return Math.min(d,e-1);return d;}
function leader_ahead$(a,b,c){let d;d=a[53+$div(c-15,5)*13+12];return d>0?d-b[c+2]:0;}
function stand_fast$(a,b,c){let d,e;lose_blocks$(a,b,c,Math.min(b[3],b[c]));b[3]=0;d=a[25]==2||a[25]==1&&b[32]==0;e=d&&b[c+1]==1;b[0]=e?2:after_losses$(a,b,c);}
function bolster_morale$(a,b,c){let d,e;d=a[53+$div(a[92+b[1]*13+1]-15,5)*13+8];e=d==1?Math.min(a[92+b[1]*13+11],most_ignored$(a,b)):most_ignored$(a,b)-c;b[3]-=e;b[0]=b[3]>0?4:7;}
function most_ignored$(a,b){let c,d;c=92+b[1]*13;d=b[a[c+1]+1]==1?1:0;return Math.min(a[0],a[c+10]+d,b[3]);}
function check_leader$(a,b,c){let d,e;d=a[92+b[1]*13+1];e=c>>24==check_dice$(a,b);if(e)kill_leader$(a,b,d);answer_flags$(b,d);if(b[d]==0&&!e)b[0]=5;}
function answer_flags$(a,b){if(a[b]==0)a[3]=0;a[0]=a[3]>0?3:7;}
function check_dice$(a,b){let c;c=92+b[1]*13;if(b[a[c+1]]==0)return a[6];return a[c+9]?a[4]:a[5];}
function score_hits$(a,b,c){let d,e,f,g,h,i,j;d=92+b[1]*13;e=a[d];f=a[d+1];h=(g=a[d+6],(c>>24)+Math.max(0,(c>>16&255)-g));i=Math.max(0,(c&255)-b[2]);gain$(a,b,a[53+$div(e-15,5)*13+2],i);if(b[1]==1)b[5]=h;b[2]=0;if(b[f]==0){strike_leader_alone$(a,b,f,h);return;}b[3]=c>>8&255;j=Math.min(h,b[f]);lose_blocks$(a,b,f,j);if(j>0&&b[f+1]==1){b[32]=a[d+12]?1:0;b[0]=2;}else answer_flags$(b,f);}
function strike_leader_alone$(a,b,c,d){if(d>0){kill_leader$(a,b,c);b[0]=7;}else b[0]=5;}
function declare$(a,b){let c,d,e;c=b[1];d=92+c*13;if(c==5||c==6&&b[31]==0)b[30]=pay_to_inspire$(a,b,170);if(c==5){b[31]=1;pay$(a,b,a[81],a[27]);}if(c==6)b[2]=b[30];else if(c!=1)b[2]=pay_to_inspire$(a,b,d);else if(a[d+7]!=0){e=b[15]>0&&b[17]==0?1:0;b[2]=e+a[d+8];}else b[2]=a[d+8];b[0]=1;}
function pay_to_inspire$(a,b,c){let d,e,f,g;d=a[c+7];e=a[c];f=a[53+$div(e-15,5)*13+2];g=d==2||d==1&&b[e+1]==1;if(!g||tokens_held$(a,b,f)<a[9])return 0;pay$(a,b,f,a[9]);return 1;}
function pending$(a,b){let c,d,e,f,g,h;c=b[0];if(c==8)return 0;if(c==1)return (d=strike_dice$(a,b),e=strike_kind$(a,b),d*16+e);if(c==2)return (f=check_dice$(a,b),f*16+7);if(c==6)return (g=a[7]+b[4],h=lack_kind$(a,b),g*16+h);if(c==3||c==5)return choice_open$(a,b);return (-1);}
function choice_open$(a,b){let c,d,e;c=a[92+b[1]*13+1];d=53+$div(c-15,5)*13;if(b[0]==3){e=most_ignored$(a,b)-Math.min(a[92+b[1]*13+11],most_ignored$(a,b))+1;if(e>1&&a[d+8]==2)return (-(2*e+a[d+2]));}else if(a[d+9]==2&&leader_room_left$(a,b,c)>0)return (-(4+a[d+2]));return (-1);}
function lack_kind$(a,b){let c;c=a[92+b[1]*13+1];if(b[c+1]==2)return a[23];return a[53+$div(c-15,5)*13+10];}
function strike_kind$(a,b){let c;c=92+b[1]*13;if(b[a[c+1]]==0)return a[c+5];return a[c+4];}
function strike_dice$(a,b){let c,d,e;c=92+b[1]*13;d=a[c+2];if(b[1]==3)d=a[28+distance$(a,b)];else if(b[1]==1&&!(e=a[c],b[e]>0&&b[e+2]==0))d=a[c+3];return d+b[2]*a[10];}
function distance$(a,b){let c;c=a[19]+b[22]+b[23];return Math.min(c,24);}
function begin$(a){let b;b=Array(33).fill(0);call_first_strike$(a,b);return b;}
function call_first_strike$(a,b){let c,d;for(c of $K13){b[c]=a[53+$div(c-15,5)*13];b[c+1]=a[53+$div(c-15,5)*13+1];}for(d of $K14)b[9+d*3]=(-a[13+d]);b[1]=a[16]?0:1;b[0]=0;}
return{begin$,pending$,pool$,step$};})();
class $$p extends $Object {}
$class($$p,"Attack",null);
class $$av extends $Object {}
$class($$av,"Facts",{edition:null,pack:null,units:null,terrain:null,numbers:null,read:()=>$call($py.dict)});
class $$JK extends $$nR {}
$class($$JK,"Used",{facts:null,rests_on:()=>$call($py.dict)});
const $$atm=$def("options",a=>{let c,d;d=$each($$aq,b=>((c===true)?$attr(b,"name_"):$f`${$attr(b,"name_")} ${c}`),b=>($ne((c=a.get_(b.keyword_,b.default_)),b.default_)&&!$in(b.keyword_,$$auE)));return ($true(d)?$f` (${", ".join_(d)})`:"");});
const $$atl=a=>{let b;b=[];if(($true(a.is_unit_)&&$ne(a.blocks_,4))){b.append_($f`${a.blocks_} block${($gt(a.blocks_,1)?"s":"")}`);}if(($true(a.is_unit_)&&$true($attr(a,"leader_"))&&$ne($attr(a,"unit_"),"bodyguard"))){b.append_($f`${$attr(a,"leader_")} leader`);}if($true(a.support_))b.append_("supported");if($ne(a.on_,"open")){b.append_($f`on ${a.on_}`);}return $add($attr(a,"unit_"),($true(b)?$f` [${", ".join_(b)}]`:""));};
const $$auH=a=>$add(92,$mul(a,13));
const $$aEb=a=>$add(53,$mul($floordiv($sub(a,15),5),13));
const $$aEf=$def("used striker target",(a,b,c)=>{let d,e,f,g,h;d=$get(a.facts_.terrain_,c.on_).get_("ignores_flag");e=!$true(c.mounted_);if($eq(d,"infantry against cavalry"))return ($true(f=e)?b.mounted_:f);return ($true(h=$eq(d,"any unit"))?h:($true(g=$eq(d,"infantry"))?e:g));});
const $$aEi=$def("striker target",(a,b)=>{let c;c=(($true(b.mounted_)&&!$true(a.mounted_))?1:0);return [c,$py.max(0,$sub($$aEj.get_(b.symbol_,$neg(1)),$$aEk(a)))];});
const $$aEk=a=>($eq($attr(a,"unit_"),"bodyguard")?$get($$aEj,"square"):$get($$aEj,a.symbol_));
const $$JU=$memo(a=>{let c,d,g,h,i,j,k;c=$each(a,b=>$get($$aKK,b));g=$each($py.enumerate(c),([d,[e,f]])=>[d,$add($$aEb($sub(e,0)),0)],([d,[e,f]])=>$eq(f,(-1)));[h,d]=[[],0];for([i,j]of $it($py.groupby($each(c,([,f])=>f),f=>$gt(f,0)))){k=$getn(np.array([...$it(j)]),[$slice(null,null,null),null]);if($true(i))h.append_([$py.slice(d,$add(d,$py.len(k))),k]);d=$i_add(d,$py.len(k));}return [np.array($each(c,([e,])=>e)),g,h];});
const $$JT=$def("question odds reply_of",(a,b,c=null)=>{let d,e,f,g,h,i,j,k,m,n,o,p,q,r;[d,e]=[a.plan_,a.value_];f=$eq(e,a.usual_value_);g=($true(f)?"net blocks and banners":"by your value");h=$call($$Kz,($true(d.close_)?"attack":"shoot"),b.expect_(e));i=$attr(b,"provenance_").condition_;if($true(i)){j=$f`Where ${i}: ${$$Ko($attr(h,"worth_"))} ${g}.`;return $call($$Kp,j,e,g,$attr(h,"worth_"));}k=($true(d.close_)?$$aKL(a):$$aKM(a));m=[h,...$it($each([k,$$aKN(a)],l=>l,l=>$true(l)).values())];n=$$aIU(m,e,g);o=($true(f)?((c===null)?$$aKO(a):$call(c)):null);if((o===null))return n;p=[$f`If you wait and the defender attacks you: ${$$Ko(o)}.`];q=$dict([["if_attacked",o]]);if(($eq($attr($$aIW(m),"name_"),"wait")&&$$aIX($get(m,$neg(1)),h)&&$lt(o,0))){r=$$aKP($attr(h,"worth_"),o);q=$i_or(q,((r===null)?$dict([]):$dict([["pays_from",r]])));p.append_($$aKQ(r));}return $kw($py.replace,[n],{asides:$py.tuple(p),figures:q});});
const $$aKQ=a=>{if((a===null))return "Attacking costs more than that: wait in any case.";return $f`Attack only if that is at least ${a.text_()} likely.`;};
const $$aKP=$def("attack attacked",(a,b)=>{let c,d;if(!$true($$Kr(a,b)))return null;c=$div(a,b);d=$mul(c,$py.hypot($div(a.se_,a),$div(b.se_,b)));return $kw($$IM,[c,d,$py.max(a.samples_,b.samples_)],{proportion:true});});
const $$aKO=$def("question",a=>{let b,f,g,h;b=a.plan_;if((!$true(b.close_)||!$true(b.can_battle_back_(b.defender_))))return null;f=$dict($all([$$dh,$get($$dh,$slice(null,null,$neg(1)))],([c,e])=>$each($$aKR,d=>[$f`${c}_${d}`,$get(b.options_,$f`${e}_${d}`)])));g=$$aKS(a,$attr(b.defender_,"unit_"),$attr(b.attacker_,"unit_"),f);if((g===null))return null;h=g.expect_($attr(g,"asked_").value_);return $call($$IM,$neg(h),h.se_,h.samples_);});
const $$aKS=$def("question attacker defender given",(a,b,c,d)=>{let f;f=$dict($each($$aq,e=>[e.keyword_,e.default_]));d=$dict($each(d.items_(),([g,h])=>[g,h],([g,h])=>$ne(h,$get(f,g))));try{return ((one)=>(one.passage_?PLACED.answered:$$a)(one))($kw($attr(a,"another_"),[b,c],{...$named(d)}));}catch($fault){if($isa($fault,OddsError)){return null;}else {throw $fault;}}});
const $$aKN=$def("question",a=>{try{return $call($$Kz,"wait",$call($$IM,a.worth_of_nothing_));}catch($fault){if($isa($fault,OddsError)){return null;}else {throw $fault;}}});
const $$aKM=$def("question",a=>{let b,c;b=a.plan_.options_;if($gt(a.plan_.volleys_,1))return null;c=$sub($add($get(b,"moved"),$get(b,"range")),1);return $kw($$aKT,["close in and attack",a],{moved:c});});
const $$aKT=$def("name question **how",(a,b,c=$dict([]))=>{let d,g,i,j;d=b.plan_.options_;g=$or($set($all($$dh,e=>$each($$aKR,f=>$f`${e}_${f}`))),$py.set($$aKU));i=$or($dict($each(g,h=>[h,$get(d,h)])),c);j=$$aKS(b,$attr(b.plan_.attacker_,"unit_"),$attr(b.plan_.defender_,"unit_"),i);return ((j===null)?null:$call($$Kz,a,j.expect_($attr(j,"asked_").value_)));});
const $$aKL=$def("question",a=>{let b,d,f;b=$get(a.plan_.options_,"moved");if(!$true(b)){if(!$true($get(a.plan_.options_,"attacker_room")))return null;return $kw($$aKT,["step back and shoot",a],{range:2,moved:1});}d=$each($py.range(b,0,$neg(1)),c=>$kw($$aKT,[$f`shoot from ${$add(c,1)} hexes`,a],{range:$add(c,1),moved:$sub(b,c)}));f=$each(d,e=>e,e=>$true(e));return ($true(f)?$$aIW(f):null);});
const $$JS=$def("plan",a=>{let b,c,d,e,f,g,h,i;b=[];c=[];d=[];for([e,f,g]of $it($$aKV(a))){if(($eq(e,"attacker")&&$true(a.can_battle_back_(a.defender_))))b.append_(["battle back","battled_back == 1"]);if(($eq(f,"then")&&$true(a.close_)))b.append_(["bonus combat fought","then_fought == 1"]);b=$i_add(b,$$aKW(e,f,g));if($true(g.is_unit_)){c.append_([$f`blocks the ${e} loses`,$f`${f}_losses`]);d.append_([e,$f`${f}_losses`]);}}for(h of $it(["attacker","defender"])){c.append_([$f`banners for the ${h}`,$f`${h}_banners`]);}for(h of $it(["attacker","defender"])){c.append_([$f`tokens, ${h}`,$f`${h}_tokens`]);}for(h of $it(["attacker","defender"])){if(($get(a.options_,$f`${h}_honor`)!==null)){c.append_([$f`Lack of Honor hits on other units, ${h}`,$f`${h}_disorder`]);}}i=($true(d)?[["blocks lost",$py.tuple(d)]]:[]);return $call($$Kg,$py.tuple(b),$py.tuple(c),i);});
const $$aKW=(a,b,c)=>{let d,e,f;d=[];if($true(c.is_unit_)){d=[[$f`${a} eliminated`,$f`${b}_eliminated`],[$f`${a} forced to retreat`,$f`${b}_pushed_back`]];}if(($attr(c,"leader_")!==null)){[e,f]=[$f`${b}_leader_lost`,$f`${b}_seppuku`];d=$i_add(d,[[$f`${a}'s leader killed`,$f`${e} == 1`],[$f`${a}'s leader commits seppuku`,$f`${f} == 1`]]);if(!$true(c.is_unit_)){d.append_([$f`${a}'s leader escapes`,$f`${e} == 0 and ${f} == 0`]);}}return d;};
const $$aKV=$def("plan",a=>{let b,c,e;b=[["defender","defender",a.defender_]];c=((a.no_bonus_combat_===null)?$attr(a,"second_"):null);if(($true(a.close_)&&$py.any($each([a.defender_,c],d=>($true(e=d)?a.can_battle_back_(d):e)))))b.append_(["attacker","attacker",a.attacker_]);if((c!==null)){b.append_([$f`second ${($true(a.close_)?"defender":"target")}`,"then",c]);}return b;});
const $$JR=$def("plan",a=>{let b,c;b=($true(a.close_)?"attacks":$f`fires ${$get(a.options_,"range")} hexes at`);if($eq(a.volleys_,2))b=b.replace_("fires","fires twice");c=$f`Samurai Battles: ${$$atl(a.attacker_)} ${b} ${$$atl(a.defender_)}`;if(($attr(a,"second_")!==null)){c=$i_add(c,$f`, then ${($true(a.fires_at_two_)?"at ":"")}${$$atl($attr(a,"second_"))}`);}return $add(c,$$atm(a.options_));});
const $$JP=$def("plan given",(a,b)=>{let c,d,e,g,h,i,j;[c,d]=[a.options_,$attr(a,"second_")];a.used_.once_($$aKX,[...$it($$aKY(a.attacker_)),...$it($$aKY(a.defender_)),...$it(($true(d)?$$aKY(d):[]))],$gt($get(c,"swarm"),1),($true(e=$eq(a.volleys_,2))?($attr(a,"second_")===null):e),a.close_,($true(g=!$true($$aKZ.isdisjoint_(b)))?$lt($py.min($each($$aKZ,f=>$get(c,f))),10):g),($true(h=($get(c,"attacker_honor")!==null))?h:($get(c,"defender_honor")!==null)),($true(j=$get(c,"inspire"))?($true(i=$get(c,"first_strike"))?i:$get(c,"ambush")):j));});
const $$aKY=a=>[$attr(a,"unit_"),$attr(a,"leader_"),$eq(a.on_,"castle")];
const $$aKX=$def("used kinds swarms fires_twice close cut_short reserves inspired",(a,b,c,d,e,f,g,h)=>{let i,j,k,o;[i,j]=[$attr(a,"note_"),$get(b,$slice(null,null,3))];k=$kw($py.zip,[j,$get(b,$slice(1,null,3)),$get(b,$slice(2,null,3))],{strict:true});o=$each(k,([l,n,m])=>[l,m],([l,n,m])=>($true(n)&&$ne(l,"lone-leader")));if($true(c))$call(i,"swarm (B14)");if($true(d))$call(i,"second fire at a target that has retreated");if($in("bodyguard",j))$call(i,"bodyguard as striker and target (B2, B7)");if($in("lone-leader",j)){$call(i,"tokens for striking a lone leader (B7)");}if($py.any($each(o,([l,])=>$eq(l,"levy"))))$call(i,"levies that retreat with a leader (B13)");if($true(f))$call(i,"retreats cut short (B5)");if($true(g))$call(i,"surplus of a Lack of Honor roll (B12)");if($py.any($each(o,([,m])=>m))){$call(i,"leader check for castle flags (B9)",$$aLa(a,"castle_flag_check"));}if($true(h))$call(i,"inspiration that outlives its leader (B7)");if(($gt($py.len(j),2)&&$true(e)))$call(i,"support, room and leaders in the new hex (B24)");});
const $$aLa=$def("used switch",(a,b)=>$py.str($get($get(a.facts_.numbers_,b),"source")));
class $$aLb extends $Object {}
$class($$aLb,"_Numbers",null);
const $$JO=$def("plan given",(a,b)=>{let c,d,e;c=$call($$aLb,a);for([d,e]of $it($$aLr)){if(!$true(d.isdisjoint_(b)))$call(e,c);}return c.q_;});
const $$aLp=$def("self",a=>{let b;b=$attr(a.plan_,"second_");if((b===null))return null;$put(a.q_,20,$py.int((a.plan_.no_bonus_combat_===null)));$$aLs(a.used_,a.q_,[25,b],1);a._party_(25,"then","defender");if($true(a.plan_.close_))a._bonus_combat_(b);else a._second_volley_(b);});
const $$aLs=$def("used q placed side",(a,b,c,d)=>{let e,f;e=$$aEb($get(c,0));$put(b,$slice(e,$add(e,13),null),a.once_($$aLt,$get(c,1),d));f=10;$put(b,$add(e,7),f);$put(b,$add(e,11),f);});
const $$aLt=$def("used party side",(a,b,c)=>{let d;d=$py.array("q",$mul([0],13));$put(d,0,b.blocks_);$put(d,1,(($attr(b,"leader_")===null)?0:1));$put(d,2,c);$put(d,3,$py.int($eq($attr(b,"unit_"),"bodyguard")));$put(d,4,1);$put(d,10,$$aLu(b));if($true(b.is_unit_)){$put(d,4,a.unit_($attr(b,"unit_"),"retreats_per_flag",1));$put(d,5,a.unit_($attr(b,"unit_"),"honor"));$put(d,6,a.unit_($attr(b,"unit_"),"honor_per_retreat"));}return d;});
const $$aLu=$def("target",a=>($eq(a.symbol_,"swords")?9:8));
const $$aLm=$def("self",a=>{if($true(a.plan_.close_))a._close_combat_();else a._fire_();});
const $$aLj=$def("self",a=>{a._party_(15,"attacker","attacker");a._party_(20,"defender","defender");});
const $$aLg=$def("self",a=>{let b,c,d,e;[b,c]=[a.options_,a.q_];$put(c,13,$mul(a.plan_.inspired_levies_,$get(c,9)));$put(c,$add(13,1),($true($get(b,"ambush"))?a.used_.number_("ambush_cost"):0));$put(c,16,$py.int(($true(d=$get(b,"first_strike"))?d:$get(b,"ambush"))));$put(c,17,$py.int(($true(e=$get(b,"then_first_strike"))?e:$get(b,"then_ambush"))));if($true($get(b,"then_ambush")))$put(c,27,a.used_.number_("ambush_cost"));$put(c,22,$get(b,"swarm"));});
const $$aLd=$def("self",a=>{let b,c,d;for([b,c]of $it($py.enumerate(["attacker_honor","defender_honor"]))){d=$get(a.options_,c);$put(a.q_,$add(11,b),((d===null)?$neg(1):d));}});
const $$JN=$def("plan given",(a,b)=>{let c,d,e,f;a.used_.number_("swarm_most");c=($true(a.close_)?$$aLv:$$aLw);d=$py.list($call(c,a.used_,a.attacker_,a.defender_,$get(a.options_,"range")));for([e,f]of $it($$aMb)){if(!$true(f.isdisjoint_(b)))d=$i_add(d,$call(e,a));}if($true(d))throw $call(OddsError,...$it(d));});
const $$aLY=$def("plan",function*(a){let b,c,d,e;[b,c]=[$attr(a,"second_"),a.attacker_];if(((b===null)||($get(a.options_,"then")===null)))return null;if(!$true(a.close_))(yield "then: a bonus close combat follows close combat only (Bonus Close Combat)");if(!$$aMc(a.used_,c,b)){(yield $f`then: ${$attr(c,"unit_")} may not close combat a castle (Terrain, Castle)`);}d=a.moved_up_().no_battle_back_(b);for(e of $it(["then_first_strike","then_ambush"])){if(($true($get(a.options_,e))&&(d!==null))){(yield $f`${e.replace_("_","-")}: ${d}`);}}if(($true($get(a.options_,"then_first_strike"))&&$true($get(a.options_,"then_ambush"))))(yield "then-first-strike and then-ambush: the Ambush card is not played together with First Strike");if(($true($get(a.options_,"ambush"))&&$true($get(a.options_,"then_ambush"))))(yield "ambush and then-ambush: a player plays one Dragon card a turn (Dragon Cards)");});
const $$aMc=$def("used striker target",(a,b,c)=>!($true(b.mounted_)&&$true($get(a.facts_.terrain_,c.on_).get_("at_forbids_close"))));
const $$aLV=$def("plan",function*(a){let b,c,d;[b,c]=[$get(a.options_,"swarm"),$get(a.options_,"swarm_inspired")];if(($gt(b,1)&&$ne($attr(a.attacker_,"unit_"),"levy"))){(yield $f`swarm ${b} with ${$attr(a.attacker_,"unit_")}: only levies swarm (Levy Infantry Swarm)`);}d=a.used_.number_("swarm_most");if($gt(b,d)){(yield $f`swarm ${b}: at most ${d} levies stand next to one hex`);}if((c===null))return null;if(!$true($get(a.options_,"inspire")))(yield "swarm-inspired needs --inspire");if($gt(c,b)){(yield $f`swarm-inspired ${c}: the swarm has ${b}`);}});
const $$aLS=$def("plan",function*(a){let b,c,d,e,f,g,h,i,j;b=a.options_;for([c,d,e]of $it([["attacker","inspire",a.attacker_],["defender","inspire_back",a.defender_]])){if(!$true($get(b,d)))continue;f=d.replace_("_","-");if((($attr(e,"leader_")===null)&&!$true($get(b,$f`${c}_mounted_adjacent`)))){(yield $f`${f} without a leader: give --${c}-leader or --${c}-mounted-adjacent (Leader Inspired Close Combat)`);}if($true($get(a.used_.facts_.terrain_,e.on_).get_("no_inspiring"))){(yield $f`${f} on ${e.on_}: no leader inspires a unit there (Terrain, Building)`);}g=$get(b,$f`${c}_honor`);h=a.used_.number_("inspire_cost");if($eq(c,"attacker"))h=$i_mul(h,a.inspired_levies_);else if($true($get(b,"ambush")))h=$i_add(h,a.used_.number_("ambush_cost"));if(((g!==null)&&$lt(g,h))){(yield $f`${f} with ${c}-honor ${g}: that takes ${h} in all (B7)`);}}j=($true(i=($attr(a.attacker_,"leader_")!==null))?i:$get(b,"attacker_mounted_adjacent"));if(($true($get(b,"then_inspire"))&&($attr(a,"second_")!==null)&&!$true(j)))(yield "then-inspire without a leader: give --attacker-leader (B24)");});
const $$aLP=$def("plan",function*(a){let b,c,d,e;[b,c]=[$get(a.options_,"moved"),a.attacker_];if(!$true(b))return null;[d,e]=[a.used_.unit_($attr(c,"unit_"),"moves_and_battles"),$get(a.options_,"card")];if(($eq(e,"cavalry-charge")&&$true(c.mounted_)&&$eq(c.symbol_,"square")))d=$py.max(d,a.used_.number_("cavalry_charge_moves"));if(($eq(e,"infantry-onslaught")&&$in(c.symbol_,["triangle","square"])))d=$py.max(d,a.used_.number_("infantry_onslaught_moves"));if($gt(b,d)){(yield $f`moved ${b}: ${$attr(c,"unit_")} may move ${d} and battle (Unit Movement; cards that allow more: cavalry-charge, infantry-onslaught)`);}if($$aMd(a.used_,c.mounted_,c.on_)){(yield $f`moved ${b} onto ${c.on_}: ${$attr(c,"unit_")} that enters it may not battle this turn (Terrain; B25)`);}});
const $$aMd=$def("used mounted on",(a,b,c)=>{let d,e,f;d=$get(a.facts_.terrain_,c).get_("entry_forbids_battle");return ($true(f=$eq(d,"any unit"))?f:($true(e=$eq(d,"cavalry"))?b:e));});
const $$aLM=$def("plan",function*(a){let b,c;[b,c]=[$get(a.options_,"card"),a.attacker_];if($eq(b,"cavalry-charge")){if(!$true(c.mounted_)){(yield $f`card cavalry-charge with ${$attr(c,"unit_")}: it orders cavalry`);}if(!$true(a.close_)){(yield $f`card cavalry-charge at range ${$get(a.options_,"range")}: it allows no fire`);}}if($eq(b,"infantry-onslaught")){if($true(c.mounted_)){(yield $f`card infantry-onslaught with ${$attr(c,"unit_")}: it orders infantry`);}if((c.arm_!==null)){(yield $f`card infantry-onslaught with ${$attr(c,"unit_")}: missile units may not battle`);}}if($eq(a.volleys_,2)){if(!$in(b,[null,"hold-and-shoot"])){(yield $f`two volleys with card ${b}: they are the card Hold and Shoot's`);}if((c.arm_===null)){(yield $f`two volleys with ${$attr(c,"unit_")}: Hold and Shoot orders missile units`);}if($true($get(a.options_,"moved"))){(yield $f`two volleys after moving ${$get(a.options_,"moved")}: Hold and Shoot bars moving`);}}});
const $$aLJ=$def("plan",function*(a){let b,c,d;[b,c]=[a.attacker_,a.options_];if($true(a.close_))return null;if((($attr(a,"second_")!==null)&&$eq($attr($attr(a,"second_"),"unit_"),"bodyguard"))){(yield $f`second-target ${"bodyguard"}: it may not be fired at (Leader Casualty Check)`);}if(($true($get(c,"moved"))&&!$true(a.used_.unit_($attr(b,"unit_"),"fire_dice_moved",1)))){(yield $f`moved ${$get(c,"moved")}: ${$attr(b,"unit_")} may not fire after moving`);}if($true($get(c,"enemy_adjacent"))){(yield $f`range ${$get(c,"range")} with enemy-adjacent: a unit next to an enemy unit must close combat it or not battle (Ranged Combat)`);}for(d of $it($$aMe)){if($true($get(c,d))){(yield $f`${d.replace_("_","-")}: a unit fired at does not strike back (Battle Back)`);}}if($true($get(c,"inspire")))(yield "inspire: leaders inspire close combat only (Leader Inspired Close Combat)");});
const $$aLG=$def("plan",function*(a){let b,c,d,e,f;if(!$true(a.close_))return null;if($eq(a.volleys_,2))(yield "two volleys at range 1: Hold and Shoot bars units next to an enemy");b=a.options_;if(($true($get(b,"first_strike"))&&$true($get(b,"ambush"))))(yield "first-strike and ambush: the Ambush card is not played together with First Strike");c=a.no_battle_back_(a.defender_);for(d of $it($$aMe)){if(($true($get(b,d))&&(c!==null))){(yield $f`${d.replace_("_","-")}: ${c}`);}}e=($true($get(b,"ambush"))?a.used_.number_("ambush_cost"):0);f=$get(b,"defender_honor");if(((f!==null)&&$lt(f,e))){(yield $f`ambush with defender-honor ${f}: the card costs ${e} (Dragon Cards)`);}});
const $$aLD=$def("plan",function*(a){let b,c,d;b=a.options_;if((($get(b,"second_target")!==null)&&$true(a.close_)))(yield "second-target at range 1: two volleys are fired from 2 hexes on (Hold and Shoot)");else if((($get(b,"second_target")!==null)&&$eq(a.volleys_,1)))(yield "second-target needs --volleys 2 or --card hold-and-shoot (Hold and Shoot)");if((($get(b,"second_target")!==null)&&($get(b,"then")!==null)))(yield "second-target with then: no bonus combat follows fire (Bonus Close Combat)");for([c,d]of $it(b.items_())){if((!c.startswith_("then_")||$in(d,[null,false,$$aMf.get_(c)])))continue;if(($attr(a,"second_")===null)){(yield $f`${c.replace_("_","-")} needs --then, the defender of the bonus combat`);}else if((($get(b,"then")===null)&&$in(c,$$aMg))){(yield $f`${c.replace_("_","-")} needs --then: it answers close combat, not fire`);}}});
const $$aLA=$def("plan",function*(a){let b,c,d,e,f,g;b=a.options_;for([c,d]of $it([["attacker",a.attacker_],["defender",a.defender_],["then",$attr(a,"second_")]])){if((d===null))continue;[e,f]=[$get(b,$f`${c}_room`),$get(b,$f`${c}_leader_room`)];g=b.get_($f`${c}_joins`);if(((f!==null)&&($attr(d,"leader_")===null))){(yield $f`${c}-leader-room without a leader: give --${c}-leader (Leader Retreat)`);}if((!$in(f,[null,e])&&!$true(d.is_unit_)&&$ne(e,10))){(yield $f`${c}-room ${e} with ${c}-leader-room ${f}: a leader alone has one room to retreat (Leader Retreat)`);}if((g===null))continue;if(!$true(d.is_unit_)){(yield $f`${c}-joins with ${"lone-leader"}: no leader joins another (Leader Retreat)`);}else if($gt(g,e)){(yield $f`${c}-joins ${g} with ${c}-room ${e}: the leader stands beyond the hexes that are free (Retreats; B29)`);}}});
const $$aLx=$def("plan",function*(a){let b,c,d,e,f;b=a.used_.number_("blocks");c=[["attacker",a.attacker_],["defender",a.defender_],["then",$attr(a,"second_")]];for([d,e]of $it(c)){if((e===null))continue;f=$get(a.options_,$f`${d}_leader`);if(($true(e.mounted_)&&$true(e.is_unit_)&&$eq(f,"foot"))){(yield $f`${d}-leader 'foot' with ${$attr(e,"unit_")}: a foot leader serves infantry only`);}if(($eq($attr(e,"unit_"),"bodyguard")&&$eq(f,"mounted"))){(yield $f`${d}-leader 'mounted' with ${"bodyguard"}: its commander is a foot leader (B23)`);}if((!$in($get(a.options_,$f`${d}_blocks`),[null,b])&&!$true(e.is_unit_))){(yield $f`${d}-blocks with ${"lone-leader"}: a leader alone has no unit blocks`);}if(($true(e.support_)&&!$true(e.is_unit_))){(yield $f`${d}-support with ${"lone-leader"}: flags do nothing to a lone leader (B10)`);}}});
const $$aLw=$def("used attacker defender hexes",function*(a,b,c,d){let e;e=$add($py.len(a.unit_($attr(b,"unit_"),"fire_dice",[])),1);if((b.arm_===null)){(yield $f`range ${d}: ${$attr(b,"unit_")} has no missile weapon and fights at range 1 (Ranged Combat)`);}else if($gt(d,e)){(yield $f`out of range: ${$attr(b,"unit_")} fires up to ${e} hexes, not ${d} (Ranged Combat 2)`);}if(!$$aMh(a,b)){(yield $f`${$attr(b,"unit_")} on a castle: cavalry there may not battle (Terrain, Castle)`);}if($eq($attr(c,"unit_"),"bodyguard")){(yield $f`range ${d}: a ${"bodyguard"} may not be fired at (Leader Casualty Check)`);}});
const $$aMh=$def("used striker",(a,b)=>!($true(b.mounted_)&&$true($get(a.facts_.terrain_,b.on_).get_("on_forbids_battle"))));
const $$aLv=$def("used attacker defender hexes",function*(a,b,c,d){if(!$$aMh(a,b)){(yield $f`${$attr(b,"unit_")} on a castle: cavalry there may not battle (Terrain, Castle)`);}if(!$$aMc(a,b,c)){(yield $f`${$attr(b,"unit_")} against a castle: cavalry may not close combat there, only fire (Terrain, Castle; B11)`);}});
const $$JM=$def("plan",a=>{let b,c,f;b=[$get(a.options_,"attacker_honor"),$get(a.options_,"defender_honor")];if((($attr(a,"second_")===null)&&$eq(b,[null,null])))return $$aMi;c=$kw($py.zip,[$$JX,b],{strict:true});f=$each(c,([d,e])=>d,([d,e])=>(e!==null));return [...$it($$aMi),...$it(f),...$it(($true($attr(a,"second_"))?$$JW:[]))];});
class $$aMk extends $Tuple {}
$class($$aMk,"Plan",{attacker:null,defender:null,second:null,options:null,used:null});
const $$JL=$def("used attacker defender options",(a,b,c,d)=>{let e,f,g,h;f=($true(e=$get(d,"then"))?e:$get(d,"second_target"));for([g,h]of $it([["defender",c],["then",f]])){if((($get(d,$f`${g}_leader`)===null)&&$eq(h,"lone-leader"))){$put(d,$f`${g}_leader`,"foot");}}return $call($$aMk,$$aMj(a,"attacker",b,d),$$aMj(a,"defender",c,d),($true(f)?$$aMj(a,"then",f,d):null),d,a);});
const $$aMj=$def("used who unit options",(a,b,c,d)=>{let e;e=a.once_($$aMl,c,$get(d,$f`${b}_on`),$get(d,$f`${b}_blocks`),$get(d,$f`${b}_leader`),$get(d,$f`${b}_support`));return e;});
class $$aMm extends $Object {}
$class($$aMm,"Party",{unit:null,on:null,blocks:null,leader:null,support:null,mounted:null,symbol:null,arm:null});
const $$aMl=$def("used unit on blocks leader support",(a,b,c,d,e,f)=>{let g,h,i,j;if($eq(b,"lone-leader")){h=($true(g=e)?g:"foot");return $call($$aMm,b,c,0,h,f,$eq(h,"mounted"),"leader",null);}i=$get($attr(a.facts_,"units_"),b);j=a.number_("blocks");return $call($$aMm,b,c,((d===null)?j:d),($eq(b,"bodyguard")?"foot":e),f,$py.bool(i.get_("mounted",false)),$py.str($get(i,"symbol")),i.get_("arm"));});
const $$JJ=$def("given facts",(a,b)=>{let c,d,e,f,g,h,i;c=[];d=$py.dict($$aMn);for([e,f]of $it(a.items_())){g=$$aMo.get_(e);if((g===null)){c.append_($$aMp(e,$$aMo));continue;}h=$$aMq(g,b);if(($py.isinstance(f,$py.str)&&$py.isinstance(h.takes_,$py.tuple)))f=($eq(g.takes_,"target")?$$JH(f):$$aMr(f));if($true((i=$$qR(h,f))))c.append_(i);$put(d,e,f);}if($true(c))throw $call(OddsError,...$it(c));return d;});
const $$aMr=$memo(a=>"-".join_($$ut(a).lower_().replace_("_"," ").replace_("-"," ").split_()));
const $$aMq=$def("option facts",(a,b)=>{let c,d,e,f,g,h;c=$attr(b,"read_").get_(a);if((c===null)){d=$get($get(b.numbers_,"blocks"),"value");e=((a.most_===null)?d:a.most_);g=($true(f=$$aMs(a,b))?f:a.takes_);h=$kw($py.replace,[a],{takes:g,most:e});c=h;$put($attr(b,"read_"),a,h);}return c;});
const $$aMs=$def("option facts",(a,b)=>{if($eq(a.takes_,"terrain"))return $py.tuple($each(b.terrain_.items_(),([c,d])=>c,([c,d])=>!$true(d.get_("impassable"))));if($eq(a.takes_,"target"))return [...$it($attr(b,"units_")),"lone-leader"];return ($py.isinstance(a.takes_,$py.tuple)?a.takes_:[]);});
const $$aMp=(a,b)=>{let c,d;c=$$aMt.get_(a.replace_("-","_"),"");for(d of $it([c,c.replace_("_","-")])){if($in(d,b)){return $f`unknown option '${a}': did you mean '${d}'?`;}}return unknown("option",a,b);};
const $$JI=$def("attacker defender units",(a,b,c)=>{let e;if(($in(a,c)&&($in(b,c)||$eq(b,"lone-leader"))))return null;e=$each([a,b],d=>$f`'${d}' is a list: name one unit ('battles compare' takes lists)`,d=>$in(",",d));if($true(e))throw $call(OddsError,...$it(e));if($eq(a,"lone-leader"))e.append_("a leader alone may not battle (Leader Inspired Close Combat)");else if(!$in(a,c))e.append_(unknown("attacker",a,c));if(!$in(b,[...$it(c),"lone-leader"]))e.append_(unknown("defender",b,[...$it(c),"lone-leader"]));if($true(e))throw $call(OddsError,...$it(e));});
const $$JH=$memo(a=>{let b;return ($true(b=$$HY.get_($$ut(a).strip_().upper_()))?b:$$aMr(a));});
const $$aSo=$def("used attacker defender",(a,b,c)=>{if(!$true(c.is_unit_))return "a leader alone may not battle (Combat Against a Leader Alone in a Hex)";if(!$$aMh(a,c)){return $f`${$attr(c,"unit_")} on a castle may not battle (Terrain, Castle; B11)`;}if(!$$aMc(a,c,b)){return $f`${$attr(c,"unit_")} may not close combat a castle (Terrain, Castle; B6)`;}return null;});
const $$aSn=$def("used striker target hexes moved",(a,b,c,d,e)=>{let f,g,h,i;f=a.unit_($attr(b,"unit_"),"fire_dice",[]);if(!($le(2,(g=d))&&$le(g,$add($py.len(f),1))))return 0;h=$py.int($get(f,$sub(d,2)));if($true(e))h=$py.min(h,$py.int(a.unit_($attr(b,"unit_"),"fire_dice_moved")));i=a.limit_(b.on_,"on_fire",b.mounted_);return $$aSq(h,i,$$aSp(a,"at_fire",b,c));});
const $$aSq=$def("dice *limits",(a,b=[])=>{let c;for(c of $it(b)){if(((c!==null)&&$lt(c,a)))a=c;}return a;});
const $$aSp=$def("used name striker target",(a,b,c,d)=>{let e,f;e=$get(a.facts_.terrain_,d.on_).get_("at_limit_spares");if(((e!==null)&&$eq(e,c.on_)))return null;f=a.limit_(d.on_,b,c.mounted_);if(((f!==null)&&!$true(d.is_unit_)))a.note_("terrain limits against a lone leader (B10)","assumed");return f;});
const $$aSm=$def("used q strike striker target dice close",(a,b,c,d,e,f,g)=>{let h,i;h=$$auH(c);$put(b,$slice(h,$add(h,13),null),$$aSr(a,$get(d,1),$get(e,1),g));i=[$get(d,0),$get(e,0),f];$put(b,$add(h,0),i[0]);$put(b,$add(h,1),i[1]);$put(b,$add(h,2),i[2]);});
const $$aSr=$def("used striker target close",(a,b,c,d)=>{let e,f;e=$get(a.once_($$aSs,$attr(b,"unit_"),$attr(c,"unit_"),$attr(c,"leader_"),d),$slice(null,null,null));f=$unpacked($$aSt(a,b,c),-1,2);$put(e,10,f[0]);$put(e,11,f[1]);$put(e,12,$py.int($get(a.facts_.terrain_,c.on_).get_("no_retreat",false)));return e;});
const $$aSt=$def("used striker target",(a,b,c)=>{let d,e,f;if(!$true(c.is_unit_))return [0,0];d=$get(a.facts_.terrain_,c.on_).get_("must_ignore_flag");e=((!$true(c.mounted_)&&$eq(d,"infantry"))?1:0);f=$add(e,$py.sum([$eq(c.symbol_,"square"),c.support_,$$aEf(a,b,c)]));return [f,e];});
const $$aSs=$def("used unit target_unit leader close",(a,b,c,d,e)=>{let f,g,h,i;f=a.once_($$aMl,b,"open",null,null,false);g=a.once_($$aMl,c,"open",null,d,false);h=$py.array("q",$mul([0],13));i=$$aSu(f,g,e);$put(h,4,$$aSv(f,g,e,i));$put(h,5,$$aSw(i));$put(h,6,($true(e)?$$aSx(f,g):0));$put(h,9,$py.int(e));return h;});
const $$aSx=$def("striker target",(a,b)=>($true(b.is_unit_)?$py.sum($$aEi(a,b)):0));
const $$aSw=a=>($true(a)?6:7);
const $$aSv=$def("striker target close paid",(a,b,c,d)=>{if(!$true(b.is_unit_))return $$aSw(d);if(($eq(b.symbol_,"swords")||(!$true(c)&&$eq(a.arm_,"bow"))))return ($true(d)?2:3);if(($true(c)&&$true($$aSx(a,b))))return ($true(d)?4:5);return ($true(d)?0:1);});
const $$aSu=$def("striker target close",(a,b,c)=>{if(!$true(c))return $eq(a.arm_,"bow");if($eq($attr(b,"unit_"),"levy"))return false;return !($true(a.mounted_)&&$in(b.symbol_,["circle","triangle"]));});
const $$aSl=$def("used striker target",(a,b,c)=>{let d,e;d=$py.int(a.unit_($attr(b,"unit_"),"close_dice"));e=a.limit_(b.on_,"on_close",b.mounted_);return $$aSq(d,e,$$aSp(a,"at_close",b,c));});
const $$aSk=$def("used attacker defender hexes moved volleys",(a,b,c,d,e,f)=>{let g,h,i,j,k,l,m,n,o,p,q;g=$get(a.once_($$aSy),$slice(null,null,null));h=[f,d,$py.int($eq(d,1))];$put(g,18,h[0]);$put(g,19,h[1]);$put(g,15,h[2]);$put(g,21,$py.int(!$true(b.mounted_)));[i,j]=[[15,b],[20,c]];$$aLs(a,g,i,0);$$aLs(a,g,j,1);if($eq(d,1)){k=$$aSl(a,b,c);$$aSm(a,g,1,i,j,k,true);if(($$aSo(a,b,c)===null)){l=$$aSl(a,c,b);$$aSm(a,g,4,j,i,l,true);[m,n]=[$$auH(0),$$auH(4)];$put(g,$slice(m,$add(m,13),null),$get(g,$slice(n,$add(n,13),null)));}return g;}o=[20,$kw($py.replace,[c],{on:"open"})];for(p of $it(($eq(f,2)?$py.range(2,$add(24,1)):[])))$put(g,$add(28,p),$$aSn(a,b,$get(o,1),p,e));q=$$aSn(a,b,c,d,e);$$aSm(a,g,1,i,j,q,false);if($eq(f,2)){$$aSm(a,g,2,i,j,q,false);$$aSm(a,g,3,i,o,q,false);}return g;});
const $$aSy=$def("used",a=>{let b,c;b=$add($$aNy(a),$py.array("q",$mul([0],$sub(196,53))));c=$neg(1);$put(b,11,c);$put(b,$add(11,1),c);$put(b,22,1);return b;});
const $$aNy=$def("used",a=>{let b,c;[b,c]=$unpacked([$attr(a,"number_"),$py.array("q",$mul([0],53))],-1,2);$put(c,0,$call(b,"most_flags_ignored"));$put(c,1,$call(b,"seppuku_tokens"));$put(c,2,$call(b,"leader_retreat_honor"));$put(c,3,$call(b,"leader_retreat_hexes"));$put(c,4,$call(b,"check_dice_close"));$put(c,5,$call(b,"check_dice_fire"));$put(c,6,$call(b,"check_dice_alone"));$put(c,25,a.assumption_("castle_flag_check"));$put(c,26,a.assumption_("leader_left_evades"));$put(c,7,$call(b,"lack_of_honor_dice"));$put(c,23,10);$put(c,24,$neg(1));$put(c,8,$call(b,"leader_with_unit_honor"));$put(c,9,$call(b,"inspire_cost"));$put(c,10,$call(b,"inspire_dice"));return c;});
const $$r=$object($$q,{name:"range",takes:$py.int,default:1,meaning:"Hexes to the target; 1 is close combat",least:1,most:5,metavar:null,repeatable:false,group:"Usual",python:"range",percent:false});
const $$s=$object($$q,{name:"attacker-on",takes:"terrain",default:"open",meaning:"Terrain that the attacker stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Usual",python:"attacker_on",percent:false});
const $$t=$object($$q,{name:"attacker-blocks",takes:$py.int,default:null,meaning:"Blocks left in the attacker's unit (full)",least:1,most:null,metavar:null,repeatable:false,group:"Usual",python:"attacker_blocks",percent:false});
const $$u=Object.freeze(["foot","mounted"]);
const $$v=$object($$q,{name:"attacker-leader",takes:$$u,default:null,meaning:"Leader in the attacker's hex",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_leader",percent:false});
const $$w=$object($$q,{name:"attacker-mounted-adjacent",takes:$py.bool,default:false,meaning:"A mounted leader next to the attacker, who can inspire",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_mounted_adjacent",percent:false});
const $$x=$object($$q,{name:"attacker-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to the attacker",least:0,most:0,metavar:null,repeatable:false,group:"Usual",python:"attacker_support",percent:false});
const $$y=$object($$q,{name:"attacker-room",takes:$py.int,default:10,meaning:"Hexes free for the attacker to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Expert",python:"attacker_room",percent:false});
const $$z=$object($$q,{name:"attacker-leader-room",takes:$py.int,default:null,meaning:"Hexes free for the attacker's leader when left alone (the unit's)",least:0,most:10,metavar:null,repeatable:false,group:"Expert",python:"attacker_leader_room",percent:false});
const $$A=$object($$q,{name:"attacker-joins",takes:$py.int,default:null,meaning:"Hexes from the attacker to a lone leader behind it whom a retreat can join",least:1,most:10,metavar:null,repeatable:false,group:"Expert",python:"attacker_joins",percent:false});
const $$B=$object($$q,{name:"attacker-honor",takes:$py.int,default:null,meaning:"Tokens in the attacker's reserve (ample)",least:0,most:60,metavar:null,repeatable:false,group:"Expert",python:"attacker_honor",percent:false});
const $$C=Object.freeze(["ignore","accept","best"]);
const $$D=$object($$q,{name:"attacker-flags",takes:$$C,default:"ignore",meaning:"What the attacker does with flags",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"attacker_flags",percent:false});
const $$E=Object.freeze(["retreat","seppuku","best"]);
const $$F=$object($$q,{name:"attacker-fate",takes:$$E,default:"retreat",meaning:"What the attacker's leader does when left alone",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_fate",percent:false});
const $$G=$object($$q,{name:"defender-on",takes:"terrain",default:"open",meaning:"Terrain that the defender stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Usual",python:"defender_on",percent:false});
const $$H=$object($$q,{name:"defender-blocks",takes:$py.int,default:null,meaning:"Blocks left in the defender's unit (full)",least:1,most:null,metavar:null,repeatable:false,group:"Usual",python:"defender_blocks",percent:false});
const $$I=$object($$q,{name:"defender-leader",takes:$$u,default:null,meaning:"Leader in the defender's hex",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_leader",percent:false});
const $$J=$object($$q,{name:"defender-mounted-adjacent",takes:$py.bool,default:false,meaning:"A mounted leader next to the defender, who can inspire",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_mounted_adjacent",percent:false});
const $$K=$object($$q,{name:"defender-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to the defender",least:0,most:0,metavar:null,repeatable:false,group:"Usual",python:"defender_support",percent:false});
const $$L=$object($$q,{name:"defender-room",takes:$py.int,default:10,meaning:"Hexes free for the defender to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Expert",python:"defender_room",percent:false});
const $$M=$object($$q,{name:"defender-leader-room",takes:$py.int,default:null,meaning:"Hexes free for the defender's leader when left alone (the unit's)",least:0,most:10,metavar:null,repeatable:false,group:"Expert",python:"defender_leader_room",percent:false});
const $$N=$object($$q,{name:"defender-joins",takes:$py.int,default:null,meaning:"Hexes from the defender to a lone leader behind it whom a retreat can join",least:1,most:10,metavar:null,repeatable:false,group:"Expert",python:"defender_joins",percent:false});
const $$O=$object($$q,{name:"defender-honor",takes:$py.int,default:null,meaning:"Tokens in the defender's reserve (ample)",least:0,most:60,metavar:null,repeatable:false,group:"Expert",python:"defender_honor",percent:false});
const $$P=$object($$q,{name:"defender-flags",takes:$$C,default:"ignore",meaning:"What the defender does with flags",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"defender_flags",percent:false});
const $$Q=$object($$q,{name:"defender-fate",takes:$$E,default:"retreat",meaning:"What the defender's leader, and a second defender's, does when left alone",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_fate",percent:false});
const $$R=$object($$q,{name:"moved",takes:$py.int,default:0,meaning:"Hexes that the attacker moved this turn",least:0,most:3,metavar:null,repeatable:false,group:"Usual",python:"moved",percent:false});
const $$S=Object.freeze(["cavalry-charge","hold-and-shoot","infantry-onslaught","shogun"]);
const $$T=$object($$q,{name:"card",takes:$$S,default:null,meaning:"Command card that ordered the attacker",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"card",percent:false});
const $$U=$object($$q,{name:"bonus-dice",takes:$py.int,default:0,meaning:"Dice added by cards",least:0,most:12,metavar:null,repeatable:false,group:"Cards",python:"bonus_dice",percent:false});
const $$V=$object($$q,{name:"back-bonus-dice",takes:$py.int,default:0,meaning:"The same for the battle back",least:0,most:12,metavar:null,repeatable:false,group:"Cards",python:"back_bonus_dice",percent:false});
const $$W=$object($$q,{name:"inspire",takes:$py.bool,default:false,meaning:"The attacker's leader inspires (1 token, 1 die)",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"inspire",percent:false});
const $$X=$object($$q,{name:"inspire-back",takes:$py.bool,default:false,meaning:"The defender's leader inspires (not a second defender's)",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"inspire_back",percent:false});
const $$Y=$object($$q,{name:"first-strike",takes:$py.bool,default:false,meaning:"The defender plays First Strike",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"first_strike",percent:false});
const $$Z=$object($$q,{name:"ambush",takes:$py.bool,default:false,meaning:"The defender plays the Ambush Dragon card",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"ambush",percent:false});
const $$aa=$object($$q,{name:"swarm",takes:$py.int,default:1,meaning:"Levies that attack together, in all",least:1,most:6,metavar:null,repeatable:false,group:"Expert",python:"swarm",percent:false});
const $$ab=$object($$q,{name:"swarm-inspired",takes:$py.int,default:null,meaning:"Levies of the swarm inspired, a token and a leader in reach each",least:1,most:6,metavar:null,repeatable:false,group:"Expert",python:"swarm_inspired",percent:false});
const $$ac=$object($$q,{name:"volleys",takes:$py.int,default:1,meaning:"Times the attacker fires; 2 for Hold and Shoot",least:1,most:2,metavar:null,repeatable:false,group:"Cards",python:"volleys",percent:false});
const $$ad=$object($$q,{name:"enemy-adjacent",takes:$py.bool,default:false,meaning:"An enemy stands next to the attacker (a unit; for two volleys, a leader too)",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"enemy_adjacent",percent:false});
const $$ae=$object($$q,{name:"then",takes:"target",default:null,meaning:"Defender of the bonus close combat",least:0,most:0,metavar:"DEFENDER",repeatable:false,group:"Second attack",python:"then",percent:false});
const $$af=$object($$q,{name:"second-target",takes:"target",default:null,meaning:"Target of the second volley; the options below describe it too",least:0,most:0,metavar:"UNIT",repeatable:false,group:"Second attack",python:"second_target",percent:false});
const $$ag=$object($$q,{name:"then-on",takes:"terrain",default:"open",meaning:"Terrain that it stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Second attack",python:"then_on",percent:false});
const $$ah=$object($$q,{name:"then-blocks",takes:$py.int,default:null,meaning:"Blocks left in it (full)",least:1,most:null,metavar:null,repeatable:false,group:"Second attack",python:"then_blocks",percent:false});
const $$ai=$object($$q,{name:"then-leader",takes:$$u,default:null,meaning:"Leader in its hex",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_leader",percent:false});
const $$aj=$object($$q,{name:"then-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to it",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_support",percent:false});
const $$ak=$object($$q,{name:"then-room",takes:$py.int,default:10,meaning:"Hexes free for it to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Second attack",python:"then_room",percent:false});
const $$al=$object($$q,{name:"then-leader-room",takes:$py.int,default:null,meaning:"Hexes free for its leader when left alone (its own)",least:0,most:10,metavar:null,repeatable:false,group:"Second attack",python:"then_leader_room",percent:false});
const $$am=$object($$q,{name:"then-inspire",takes:$py.bool,default:false,meaning:"The attacker's leader inspires again",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_inspire",percent:false});
const $$an=$object($$q,{name:"then-first-strike",takes:$py.bool,default:false,meaning:"First Strike answers the bonus combat",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_first_strike",percent:false});
const $$ao=$object($$q,{name:"then-ambush",takes:$py.bool,default:false,meaning:"The Ambush Dragon card answers the bonus combat",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_ambush",percent:false});
const $$ap=$object($$q,{name:"value",takes:$py.str,default:null,meaning:"Expression that open decisions go by (net blocks plus banners)",least:0,most:0,metavar:"EXPR",repeatable:false,group:"Expert",python:"value",percent:false});
const $$aq=Object.freeze([$$r,$$s,$$t,$$v,$$w,$$x,$$y,$$z,$$A,$$B,$$D,$$F,$$G,$$H,$$I,$$J,$$K,$$L,$$M,$$N,$$O,$$P,$$Q,$$R,$$T,$$U,$$V,$$W,$$X,$$Y,$$Z,$$aa,$$ab,$$ac,$$ad,$$ae,$$af,$$ag,$$ah,$$ai,$$aj,$$ak,$$al,$$am,$$an,$$ao,$$ap]);
const $$ar=$dict([["battles.attack",$$aq]]);
const $$aw=$dict([["value",4],["source","rulebook"]]);
const $$ax=$dict([["value",1],["source","rulebook"]]);
const $$ay=$dict([["value",1],["source","rulebook"]]);
const $$az=$dict([["value",2],["source","rulebook"]]);
const $$aA=$dict([["name","samurai spearmen"],["symbol","square"],["close_dice",$$aw],["moves",$$ax],["moves_and_battles",$$ay],["honor",$$az]]);
const $$aB=$dict([["value",3],["source","rulebook"]]);
const $$aC=[3,3];
const $$aD=$dict([["value",$$aC],["source","assumed"]]);
const $$aE=$dict([["value",1],["source","assumed"]]);
const $$aF=$dict([["value",1],["source","rulebook"]]);
const $$aG=$dict([["value",1],["source","rulebook"]]);
const $$aH=$dict([["value",2],["source","rulebook"]]);
const $$aI=$dict([["name","samurai bowmen"],["symbol","square"],["arm","bow"],["close_dice",$$aB],["fire_dice",$$aD],["fire_dice_moved",$$aE],["moves",$$aF],["moves_and_battles",$$aG],["honor",$$aH]]);
const $$aJ=$dict([["value",3],["source","rulebook"]]);
const $$aK=$dict([["value",2],["source","rulebook"]]);
const $$aL=$dict([["value",1],["source","rulebook"]]);
const $$aM=$dict([["value",1],["source","rulebook"]]);
const $$aN=$dict([["name","ashigaru spearmen"],["symbol","triangle"],["close_dice",$$aJ],["moves",$$aK],["moves_and_battles",$$aL],["honor",$$aM]]);
const $$aO=$dict([["value",2],["source","rulebook"]]);
const $$aP=[2,2];
const $$aQ=$dict([["value",$$aP],["source","published"]]);
const $$aR=$dict([["value",1],["source","published"]]);
const $$aS=$dict([["value",2],["source","rulebook"]]);
const $$aT=$dict([["value",2],["source","rulebook"]]);
const $$aU=$dict([["value",1],["source","rulebook"]]);
const $$aV=$dict([["name","ashigaru bowmen"],["symbol","circle"],["arm","bow"],["close_dice",$$aO],["fire_dice",$$aQ],["fire_dice_moved",$$aR],["moves",$$aS],["moves_and_battles",$$aT],["honor",$$aU]]);
const $$aW=$dict([["value",2],["source","rulebook"]]);
const $$aX=[2,2,1];
const $$aY=$dict([["value",$$aX],["source","published"]]);
const $$aZ=$dict([["value",0],["source","rulebook"]]);
const $$ba=$dict([["value",2],["source","rulebook"]]);
const $$bb=$dict([["value",0],["source","rulebook"]]);
const $$bc=$dict([["value",1],["source","rulebook"]]);
const $$bd=$dict([["name","ashigaru arquebusiers"],["symbol","circle"],["arm","arquebus"],["close_dice",$$aW],["fire_dice",$$aY],["fire_dice_moved",$$aZ],["moves",$$ba],["moves_and_battles",$$bb],["honor",$$bc]]);
const $$be=$dict([["value",2],["source","rulebook"]]);
const $$bf=$dict([["value",2],["source","rulebook"]]);
const $$bg=$dict([["value",2],["source","rulebook"]]);
const $$bh=$dict([["value",2],["source","rulebook"]]);
const $$bi=$dict([["value",2],["source","rulebook"]]);
const $$bj=$dict([["name","levies"],["symbol","circle"],["close_dice",$$be],["moves",$$bf],["moves_and_battles",$$bg],["honor_per_retreat",$$bh],["retreats_per_flag",$$bi]]);
const $$bk=$dict([["value",4],["source","rulebook"]]);
const $$bl=$dict([["value",2],["source","rulebook"]]);
const $$bm=$dict([["value",2],["source","rulebook"]]);
const $$bn=$dict([["value",2],["source","rulebook"]]);
const $$bo=$dict([["name","samurai spear cavalry"],["symbol","square"],["mounted",true],["close_dice",$$bk],["moves",$$bl],["moves_and_battles",$$bm],["honor",$$bn]]);
const $$bp=$dict([["value",3],["source","rulebook"]]);
const $$bq=[3,3];
const $$br=$dict([["value",$$bq],["source","published"]]);
const $$bs=$dict([["value",1],["source","published"]]);
const $$bt=$dict([["value",2],["source","rulebook"]]);
const $$bu=$dict([["value",2],["source","rulebook"]]);
const $$bv=$dict([["value",2],["source","rulebook"]]);
const $$bw=$dict([["name","samurai bow cavalry"],["symbol","square"],["mounted",true],["arm","bow"],["close_dice",$$bp],["fire_dice",$$br],["fire_dice_moved",$$bs],["moves",$$bt],["moves_and_battles",$$bu],["honor",$$bv]]);
const $$bx=$dict([["value",4],["source","assumed"]]);
const $$by=$dict([["value",1],["source","assumed"]]);
const $$bz=$dict([["value",1],["source","assumed"]]);
const $$bA=$dict([["value",2],["source","assumed"]]);
const $$bB=$dict([["name","the army commander's bodyguard"],["symbol","swords"],["close_dice",$$bx],["moves",$$by],["moves_and_battles",$$bz],["honor",$$bA]]);
const $$bC=$dict([["samurai-spear",$$aA],["samurai-bow",$$aI],["ashigaru-spear",$$aN],["ashigaru-bow",$$aV],["ashigaru-arquebus",$$bd],["levy",$$bj],["samurai-spear-cavalry",$$bo],["samurai-bow-cavalry",$$bw],["bodyguard",$$bB]]);
const $$bD=$dict([["name","open ground"],["letter","."],["look","white"],["source","rulebook"]]);
const $$bE=$dict([["name","a forest"],["letter","f"],["look","#d5e6cd"],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",1]]);
const $$bF=$dict([["name","a hill"],["letter","h"],["look","#eee0c6"],["source","rulebook"],["blocks_sight",true],["on_close",3],["at_close",2],["at_limit_spares","hill"]]);
const $$bG=$dict([["name","a river"],["letter","~"],["look","#a9c6e3"],["source","rulebook"],["impassable",true]]);
const $$bH=$dict([["name","a ford"],["letter","="],["look","#d6e5f3"],["source","rulebook"],["stops",true],["on_close",2],["on_fire",1],["at_close",2],["at_fire",2]]);
const $$bI=$dict([["name","a shallow ford"],["letter","-"],["look","#e9f1f8"],["source","rulebook"]]);
const $$bJ=$dict([["name","a bridge"],["letter","#"],["look","#d9cdb8"],["source","rulebook"],["ignores_flag","any unit"]]);
const $$bK=$dict([["name","a building"],["letter","b"],["look","#e4e4e4"],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",2],["on_fire",1],["on_close_cavalry",1],["on_fire_cavalry",1],["at_close",2],["at_fire",1],["no_inspiring",true],["entry_forbids_battle","any unit"]]);
const $$bL=$dict([["name","a field"],["letter",":"],["look","#f3efc4"],["source","rulebook"],["stops",true],["on_close_cavalry",2],["on_fire_cavalry",2],["at_close_cavalry",2],["at_fire_cavalry",2]]);
const $$bM=$dict([["name","a ravine"],["letter","v"],["look","#dccbbb"],["source","rulebook"],["stops",true],["on_close",1],["on_fire",1],["at_close",2],["at_close_cavalry",1],["at_fire",1],["entry_forbids_battle","any unit"]]);
const $$bN=$dict([["name","a command tent"],["letter","t"],["look","white"],["source","rulebook"],["stops",true],["blocks_sight",true]]);
const $$bO=$dict([["name","a fence"],["letter","|"],["look","#efe6da"],["source","rulebook"],["stops",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",2],["ignores_flag","infantry against cavalry"],["entry_forbids_battle","cavalry"]]);
const $$bP=$dict([["name","a palisade"],["letter","p"],["look","#e3d3be"],["source","rulebook"],["stops",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",2],["ignores_flag","infantry"],["entry_forbids_battle","cavalry"]]);
const $$bQ=$dict([["name","a castle"],["letter","c"],["look","#cfcfcf"],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",3],["on_fire",3],["at_close",2],["at_fire",1],["must_ignore_flag","infantry"],["no_retreat",true],["entry_forbids_battle","any unit"],["on_forbids_battle","cavalry"],["at_forbids_close","cavalry"]]);
const $$bR=$dict([["open",$$bD],["forest",$$bE],["hill",$$bF],["river",$$bG],["ford",$$bH],["shallow-ford",$$bI],["bridge",$$bJ],["building",$$bK],["field",$$bL],["ravine",$$bM],["tent",$$bN],["fence",$$bO],["palisade",$$bP],["castle",$$bQ]]);
const $$bS=$dict([["value",4],["source","rulebook"]]);
const $$bT=$dict([["value",2],["source","rulebook"]]);
const $$bU=$dict([["value",1],["source","rulebook"]]);
const $$bV=$dict([["value",1],["source","rulebook"]]);
const $$bW=$dict([["value",1],["source","rulebook"]]);
const $$bX=$dict([["value",3],["source","rulebook"]]);
const $$bY=$dict([["value",3],["source","rulebook"]]);
const $$bZ=$dict([["value",5],["source","rulebook"]]);
const $$ca=$dict([["value",1],["source","rulebook"]]);
const $$cb=$dict([["value",2],["source","rulebook"]]);
const $$cc=$dict([["value",1],["source","rulebook"]]);
const $$cd=$dict([["value",1],["source","assumed"]]);
const $$ce=$dict([["value",0],["source","assumed"]]);
const $$cf=$dict([["value",4],["source","rulebook"]]);
const $$cg=$dict([["value",1],["source","assumed"]]);
const $$ch=$dict([["value",1],["source","published"]]);
const $$ci=$dict([["value",6],["source","rulebook"]]);
const $$cj=$dict([["value",2],["source","rulebook"]]);
const $$ck=$dict([["value",3],["source","rulebook"]]);
const $$cl=$dict([["value",3],["source","rulebook"]]);
const $$cm=$dict([["value",2],["source","rulebook"]]);
const $$cn=$dict([["value",1],["source","rulebook"]]);
const $$co=$dict([["value",1],["source","rulebook"]]);
const $$cp=$dict([["value",1],["source","assumed"]]);
const $$cq=$dict([["value",0],["source","assumed"]]);
const $$cr=$dict([["value",1],["source","assumed"]]);
const $$cs=$dict([["value",0],["source","assumed"]]);
const $$ct=$dict([["value",0],["source","assumed"]]);
const $$cu=$dict([["value",3],["source","rulebook"]]);
const $$cv=$dict([["value",1],["source","rulebook"]]);
const $$cw=$dict([["value",2],["source","rulebook"]]);
const $$cx=$dict([["value",1],["source","rulebook"]]);
const $$cy=$dict([["value",1],["source","rulebook"]]);
const $$cz=$dict([["blocks",$$bS],["most_flags_ignored",$$bT],["inspire_cost",$$bU],["inspire_dice",$$bV],["leader_with_unit_honor",$$bW],["leader_retreat_honor",$$bX],["leader_retreat_hexes",$$bY],["seppuku_tokens",$$bZ],["check_dice_close",$$ca],["check_dice_fire",$$cb],["check_dice_alone",$$cc],["castle_flag_check",$$cd],["leader_left_evades",$$ce],["lack_of_honor_dice",$$cf],["ambush_cost",$$cg],["ambush_dice",$$ch],["swarm_most",$$ci],["leader_moves_foot",$$cj],["leader_moves_mounted",$$ck],["leader_leaves_honor",$$cl],["end_of_turn_tokens",$$cm],["dragon_discard_tokens",$$cn],["surrender_at_cards",$$co],["surrender_without_pieces",$$cp],["first_strike_led",$$cq],["counter_attack_first_turn",$$cr],["order_one_dragon",$$cs],["command_as_noted",$$ct],["cavalry_charge_moves",$$cu],["cavalry_charge_dice",$$cv],["infantry_onslaught_moves",$$cw],["serpent_command_moves",$$cx],["shogun_dice",$$cy]]);
const $$cA=$object($$av,{edition:"Commands & Colors: Samurai Battles, GMT 2020",pack:"shipped",units:$$bC,terrain:$$bR,numbers:$$cz,read:$dict([])});
const $$HY=$dict([["SS","samurai-spear"],["SB","samurai-bow"],["AS","ashigaru-spear"],["AB","ashigaru-bow"],["AA","ashigaru-arquebus"],["LV","levy"],["CS","samurai-spear-cavalry"],["CB","samurai-bow-cavalry"],["BG","bodyguard"]]);
const $$JF={rules:$rules($R_battles,{"begin": "begin$", "pending": "pending$", "step": "step$", "pool": "pool$"},null)};
$value($$p,"machine_",$$JF);
const $$JG=$dict([]);
$value($$p,"words_",$$JG);
$method($$p,"__init___",$def("attacker defender rules **given",function(b,c,d=null,e=$dict([])){const a=this;let f,g,h;f=$call($load.battles,d);[b,c]=[$$JH($py.str(b)),$$JH($py.str(c))];$$JI(b,c,$attr(f,"units_"));g=$$JJ(e,f);h=$call($$JK,f);a.plan_=$$JL(h,b,c,g);a.variables_=$$JM(a.plan_);a.value_=(($get(g,"value")===null)?a.usual_value_:$get(g,"value"));$$JN(a.plan_,e);if(($get(g,"value")!==null))check(a.value_,$or(a._no_outcome_(),a.derive_(a._no_outcome_())));a.numbers_=$$JO(a.plan_,e);$$JP(a.plan_,e);a.rules_=d;a._rests_on_=$py.dict($attr(h,"rests_on_"));}));
$cached($$p,"provenance_",function(){const a=this;let b,c,f;b=a.plan_;c=$dict([["attacker",$attr(b.attacker_,"unit_")],["defender",$attr(b.defender_,"unit_")]]);c=$i_or(c,$dict($each(b.options_.items_(),([d,e])=>[d,e],([d,e])=>(e!==null))));if(($attr(a,"rules_")!==null))$put(c,"rules",$py.str($attr(a,"rules_")));f=b.used_.facts_;return $call($$JQ,"battles","attack",c,f.edition_,$attr(f,"pack_"),"0.2.0",a._rests_on_);});
$getter($$p,"usual_value_",function(){const a=this;return $add("defender_losses - attacker_losses + attacker_banners - defender_banners",($true($attr(a.plan_,"second_"))?" + then_losses":""));});
$method($$p,"_no_outcome_",function(){const a=this;return $dict($each(a.variables_,b=>[b,np.zeros(1)]));});
$getter($$p,"heading_",function(){const a=this;return $$JR(a.plan_);});
$getter($$p,"remarks_",function(){const a=this;let b;b=a.plan_.no_bonus_combat_;return ((b===null)?[]:[b]);});
$getter($$p,"headlines_",function(){const a=this;return $$JS(a.plan_);});
$method($$p,"verdict_",function(b){const a=this;return $$JT(a,b);});
$method($$p,"columns_",function(b){const a=this;let c;c=a.variable_rows_(b,a.variables_);return $py.dict($kw($py.zip,[a.variables_,c],{strict:true}));});
const $$JV=$dict([["attacker_leader_lost",19],["defender_leader_lost",24]]);
$method($$p,"variable_rows_",function(b,c){const a=this;let d,e,f,g,h,i,j,k,l;[d,e,f]=$unpacked($$JU(c),-1,3);g=$get(b.T_,d).astype_(np.int64);for([h,i]of $it(e)){$kw(np.subtract,[$get(a.numbers_,i),$get(g,h)],{out:$get(g,h)});}for([j,k]of $it(f))$put(g,j,$eq($get(g,j),k));for([h,l]of $it($py.enumerate(c))){if($in(l,$$JV))$put(g,h,$i_or($get(g,h),$get(b.T_,$get($$JV,l))));}return g;});
const $$JW=Object.freeze(["then_losses","then_retreat","then_leader_lost","then_seppuku","then_battled_back","then_fought"]);
const $$JX=Object.freeze(["attacker_disorder","defender_disorder"]);
const $$JY=Object.freeze(["then_eliminated","then_pushed_back"]);
$method($$p,"derive_",$def("columns",function(b){const a=this;let c,d,e,f,g,h,i;c=$mul($get(b,"hits"),0);d=$sub($set([...$it($$JW),...$it($$JX),...$it($$JY)]),b.keys_());e=$py.fromkeys($py.sorted(d),c);f=a.plan_;for([g,h]of $it([["defender",f.defender_],["attacker",f.attacker_],["then",$attr(f,"second_")]])){if(((h!==null)&&$true(h.is_unit_))){i=$eq($get(b,$f`${g}_losses`),h.blocks_);$put(e,$f`${g}_eliminated`,i);$put(e,$f`${g}_pushed_back`,$and($invert(i),$gt($get(b,$f`${g}_retreat`),0)));}}return e;}));
const $$auE=$set(["attacker_blocks","attacker_leader","attacker_on","attacker_support","defender_blocks","defender_leader","defender_on","defender_support","range","second_target","then","then_blocks","then_leader","then_on","then_support","value","volleys"]);
const $$aEj=$dict([["circle",0],["triangle",1],["square",2]]);
const $$aKp=Object.freeze([5,0]);
const $$aKq=Object.freeze([6,0]);
const $$aKr=Object.freeze([7,0]);
const $$aKs=Object.freeze([8,0]);
const $$aKt=Object.freeze([15,(-1)]);
const $$aKu=Object.freeze([17,0]);
const $$aKv=Object.freeze([16,3]);
const $$aKw=Object.freeze([16,4]);
const $$aKx=Object.freeze([20,(-1)]);
const $$aKy=Object.freeze([22,0]);
const $$aKz=Object.freeze([21,3]);
const $$aKA=Object.freeze([21,4]);
const $$aKB=Object.freeze([25,(-1)]);
const $$aKC=Object.freeze([27,0]);
const $$aKD=Object.freeze([26,3]);
const $$aKE=Object.freeze([26,4]);
const $$aKF=Object.freeze([9,0]);
const $$aKG=Object.freeze([10,0]);
const $$aKH=Object.freeze([11,0]);
const $$aKI=Object.freeze([12,0]);
const $$aKJ=Object.freeze([13,0]);
const $$aKK=$dict([["hits",$$aKp],["battled_back",$$aKq],["then_battled_back",$$aKr],["then_fought",$$aKs],["attacker_losses",$$aKt],["attacker_retreat",$$aKu],["attacker_leader_lost",$$aKv],["attacker_seppuku",$$aKw],["defender_losses",$$aKx],["defender_retreat",$$aKy],["defender_leader_lost",$$aKz],["defender_seppuku",$$aKA],["then_losses",$$aKB],["then_retreat",$$aKC],["then_leader_lost",$$aKD],["then_seppuku",$$aKE],["attacker_tokens",$$aKF],["attacker_banners",$$aKG],["attacker_disorder",$$aKH],["defender_tokens",$$aKI],["defender_banners",$$aKJ],["defender_disorder",$$azw]]);
const $$aKR=Object.freeze(["on","blocks","leader","mounted_adjacent","support","room","leader_room","joins","honor","flags","fate"]);
const $$aKU=Object.freeze(["card","enemy_adjacent","value"]);
const $$aKZ=$set(["attacker_room","defender_room","then_room"]);
const $$aLc=$set(["attacker_honor","defender_honor"]);
const $$aLe=Object.freeze([$$aLc,$$aLd]);
const $$aLf=$set(["ambush","first_strike","inspire","swarm","swarm_inspired","then_ambush","then_first_strike"]);
const $$aLh=Object.freeze([$$aLf,$$aLg]);
const $$aLi=$set(["attacker_fate","attacker_flags","attacker_joins","attacker_leader_room","attacker_room","defender_fate","defender_flags","defender_joins","defender_leader_room","defender_room"]);
const $$aLk=Object.freeze([$$aLi,$$aLj]);
const $$aLl=$set(["ambush","back_bonus_dice","bonus_dice","card","inspire","inspire_back","swarm","swarm_inspired","then_ambush"]);
const $$aLn=Object.freeze([$$aLl,$$aLm]);
const $$aLo=$set(["second_target","then"]);
const $$aLq=Object.freeze([$$aLo,$$aLp]);
const $$aLr=Object.freeze([$$aLe,$$aLh,$$aLk,$$aLn,$$aLq]);
const $$aLy=$set(["attacker_blocks","attacker_leader","attacker_support","defender_blocks","defender_leader","defender_support","then_blocks","then_leader","then_support"]);
const $$aLz=Object.freeze([$$aLx,$$aLy]);
const $$aLB=$set(["attacker_joins","attacker_leader_room","attacker_room","defender_joins","defender_leader_room","defender_room","then_leader_room","then_room"]);
const $$aLC=Object.freeze([$$aLA,$$aLB]);
const $$aLE=$set(["second_target","then_ambush","then_blocks","then_first_strike","then_inspire","then_leader","then_leader_room","then_on","then_room","then_support"]);
const $$aLF=Object.freeze([$$aLD,$$aLE]);
const $$aLH=$set(["ambush","back_bonus_dice","card","first_strike","inspire_back","volleys"]);
const $$aLI=Object.freeze([$$aLG,$$aLH]);
const $$aLK=$set(["ambush","back_bonus_dice","enemy_adjacent","first_strike","inspire","inspire_back","moved","second_target"]);
const $$aLL=Object.freeze([$$aLJ,$$aLK]);
const $$aLN=$set(["card","volleys"]);
const $$aLO=Object.freeze([$$aLM,$$aLN]);
const $$aLQ=$set(["moved"]);
const $$aLR=Object.freeze([$$aLP,$$aLQ]);
const $$aLT=$set(["inspire","inspire_back","then_inspire"]);
const $$aLU=Object.freeze([$$aLS,$$aLT]);
const $$aLW=$set(["swarm","swarm_inspired"]);
const $$aLX=Object.freeze([$$aLV,$$aLW]);
const $$aLZ=$set(["then"]);
const $$aMa=Object.freeze([$$aLY,$$aLZ]);
const $$aMb=Object.freeze([$$aLz,$$aLC,$$aLF,$$aLI,$$aLL,$$aLO,$$aLR,$$aLU,$$aLX,$$aMa]);
const $$aMe=Object.freeze(["first_strike","ambush","inspire_back","back_bonus_dice"]);
const $$aMf=$dict([["then_on","open"],["then_room",10]]);
const $$aMg=Object.freeze(["then_inspire","then_first_strike","then_ambush"]);
const $$aMi=Object.freeze(["hits","defender_losses","attacker_losses","defender_retreat","attacker_retreat","defender_leader_lost","attacker_leader_lost","defender_seppuku","attacker_seppuku","battled_back","attacker_tokens","defender_tokens","attacker_banners","defender_banners"]);
const $$aMn=$dict([["range",1],["attacker_on","open"],["attacker_blocks",null],["attacker_leader",null],["attacker_mounted_adjacent",false],["attacker_support",false],["attacker_room",10],["attacker_leader_room",null],["attacker_joins",null],["attacker_honor",null],["attacker_flags","ignore"],["attacker_fate","retreat"],["defender_on","open"],["defender_blocks",null],["defender_leader",null],["defender_mounted_adjacent",false],["defender_support",false],["defender_room",10],["defender_leader_room",null],["defender_joins",null],["defender_honor",null],["defender_flags","ignore"],["defender_fate","retreat"],["moved",0],["card",null],["bonus_dice",0],["back_bonus_dice",0],["inspire",false],["inspire_back",false],["first_strike",false],["ambush",false],["swarm",1],["swarm_inspired",null],["volleys",1],["enemy_adjacent",false],["then",null],["second_target",null],["then_on","open"],["then_blocks",null],["then_leader",null],["then_support",false],["then_room",10],["then_leader_room",null],["then_inspire",false],["then_first_strike",false],["then_ambush",false],["value",null]]);
const $$aMo=$dict([["range",$$r],["attacker_on",$$s],["attacker_blocks",$$t],["attacker_leader",$$v],["attacker_mounted_adjacent",$$w],["attacker_support",$$x],["attacker_room",$$y],["attacker_leader_room",$$z],["attacker_joins",$$A],["attacker_honor",$$B],["attacker_flags",$$D],["attacker_fate",$$F],["defender_on",$$G],["defender_blocks",$$H],["defender_leader",$$I],["defender_mounted_adjacent",$$J],["defender_support",$$K],["defender_room",$$L],["defender_leader_room",$$M],["defender_joins",$$N],["defender_honor",$$O],["defender_flags",$$P],["defender_fate",$$Q],["moved",$$R],["card",$$T],["bonus_dice",$$U],["back_bonus_dice",$$V],["inspire",$$W],["inspire_back",$$X],["first_strike",$$Y],["ambush",$$Z],["swarm",$$aa],["swarm_inspired",$$ab],["volleys",$$ac],["enemy_adjacent",$$ad],["then",$$ae],["second_target",$$af],["then_on",$$ag],["then_blocks",$$ah],["then_leader",$$ai],["then_support",$$aj],["then_room",$$ak],["then_leader_room",$$al],["then_inspire",$$am],["then_first_strike",$$an],["then_ambush",$$ao],["value",$$ap]]);
const $$aMt=$dict([["terrain","defender_on"],["on","defender_on"],["target","defender"],["leader","attacker_leader"],["blocks","attacker_blocks"],["dice","bonus_dice"]]);
$value($$p,"__module___","samurai_odds.battles.attack.query");
$getter($$p,"worth_of_nothing_",function(){const a=this;let b;b=a._no_outcome_();return $py.float($get(evaluate(a.value_,$or(b,a.derive_(b))),0));});
$method($$p,"another_",$def("attacker defender **given",function(b,c,d=$dict([])){const a=this;let e;e=$attr($attr(a,"provenance_"),"inputs_").get_("rules");return $kw($py.type(a),[b,c],{rules:e,...$named(d)});}));
const $$aMu=Object.freeze(["defender_leader_lost","attacker_leader_lost","then_leader_lost","defender_seppuku","attacker_seppuku","then_seppuku","battled_back","then_battled_back","then_fought"]);
$getter($$p,"flags_",function(){const a=this;let c;c=$each(a.derive_(a._no_outcome_()),b=>b,b=>$in("_",b)).values();return [...$it($$aMu),...$it($each(c,d=>d,d=>d.endswith_(["_eliminated","_pushed_back"])).values())];});
$value($$av,"__module___","samurai_odds.battles.facts");
$value($$JK,"__module___","samurai_odds.battles.facts");
$method($$JK,"once_",$def("read *key",function(b,c=[]){const a=this;let d,e,f,g,h;d=$attr(a.facts_,"read_").get_([b,c]);if((d===null)){if($ge($py.len($attr(a.facts_,"read_")),20000))$attr(a.facts_,"read_").clear_();e=$call($$JK,a.facts_);f=[$call(b,e,...$it(c)),$attr(e,"rests_on_")];d=f;$putn($attr(a.facts_,"read_"),[b,c],f);}[g,h]=$unpacked(d,-1,2);if($true(h))$attr(a,"rests_on_").update_(h);return g;}));
$method($$JK,"unit_",$def("key name default",function(b,c,d=0){const a=this;return a._read_($get($attr(a.facts_,"units_"),b).get_(c),$f`${c} of ${b}`,d);}));
$method($$JK,"number_",function(b){const a=this;let c;c=a._read_($get(a.facts_.numbers_,b),b,0);return c;});
$method($$JK,"_read_",$def("fact what default",function(b,c,d){const a=this;if((b===null))return d;a.note_(c,$get(b,"source"));return $get(b,"value");}));
$value($$aLb,"__module___","samurai_odds.battles.attack.plan");
$method($$aLb,"__init___",$def("plan",function(b){const a=this;let c,d;c=[b,b.used_,b.options_];a.plan_=c[0];a.used_=c[1];a.options_=c[2];d=$gt($get(b.options_,"moved"),0);a.q_=$get(b.used_.once_($$aSk,b.attacker_,b.defender_,$get(b.options_,"range"),d,b.volleys_),$slice(null,null,null));}));
$method($$aLb,"_party_",$def("place who owner",function(b,c,d){const a=this;let e,f,g,h,i;[e,f,g]=[$$aEb(b),a.options_,a.q_];[h,i]=[$get(f,$f`${c}_leader_room`),f.get_($f`${c}_joins`)];$put(g,$add(e,7),$get(f,$f`${c}_room`));$put(g,$add(e,11),((h===null)?$get(g,$add(e,7)):h));$put(g,$add(e,12),((i===null)?0:i));$put(g,$add(e,8),$$C.index_($get(f,$f`${d}_flags`)));$put(g,$add(e,9),$$E.index_($get(f,$f`${d}_fate`)));}));
$method($$aLb,"_close_combat_",function(){const a=this;let b,c,d,e,f,g,h,i,j,k;[b,c,d]=[a.plan_,a.options_,a.q_];[e,f]=[$$auH(1),$get(c,"swarm")];g=$add($get(d,$add(e,2)),a._card_dice_());$put(d,$add(e,2),$mul(g,f));$put(d,$add(e,3),$mul(g,$sub(f,1)));$put(d,$add(e,8),$py.max(0,$sub(b.inspired_levies_,1)));h=$get(c,"attacker_mounted_adjacent");a._inspire_(e,$get(c,"inspire"),b.attacker_,h);if($true(b.can_battle_back_(b.defender_))){h=$get(c,"defender_mounted_adjacent");i=($true($get(c,"ambush"))?a.used_.number_("ambush_dice"):0);for([j,k]of $it([[4,0],[0,i]])){e=$$auH(j);$put(d,$add(e,2),$i_add($get(d,$add(e,2)),$add($get(c,"back_bonus_dice"),k)));a._inspire_(e,$get(c,"inspire_back"),b.defender_,h);}}});
$method($$aLb,"_fire_",function(){const a=this;let b,c,d,e;[b,c]=[a.q_,a._card_dice_()];if(!$true(c))return null;for(d of $it($py.range(2,$add(24,1)))){if($true($get(b,$add(28,d))))$put(b,$add(28,d),$i_add($get(b,$add(28,d)),c));}$put(b,$add($$auH(1),2),$i_add($get(b,$add($$auH(1),2)),c));if($eq(a.plan_.volleys_,2)){for(e of $it([2,3]))$put(b,$add($$auH(e),2),$i_add($get(b,$add($$auH(e),2)),c));}});
$method($$aLb,"_bonus_combat_",function(b){const a=this;let c,d,e,f,g,h,i,j,k,l,m;[c,d,e]=[a.options_,a.used_,a.q_];f=a.plan_.moved_up_();g=f.attacker_;[h,i]=[[15,g],[25,b]];j=$add($$aSl(d,g,b),a._card_dice_());$$aSm(d,e,6,h,i,j,true);if($true(f.can_battle_back_(b))){k=$$aSl(d,b,g);$$aSm(d,e,7,i,h,k,true);l=($true($get(c,"then_ambush"))?d.number_("ambush_dice"):0);$$aSm(d,e,5,i,h,$add(k,l),true);}m=$get(c,"attacker_mounted_adjacent");a._inspire_($$auH(6),$get(c,"then_inspire"),g,m);});
$method($$aLb,"_second_volley_",function(b){const a=this;let c,d,e,f;[c,d]=[[15,a.plan_.attacker_],[25,b]];e=$get(a.options_,"range");f=$$aSn(a.used_,$get(c,1),b,e,false);$$aSm(a.used_,a.q_,6,c,d,$add(f,a._card_dice_()),false);});
$method($$aLb,"_card_dice_",function(){const a=this;let b,c;b=$dict([["cavalry-charge","cavalry_charge_dice"],["shogun","shogun_dice"]]);c=b.get_($get(a.options_,"card"));return $add($py.int($get(a.options_,"bonus_dice")),($true(c)?a.used_.number_(c):0));});
$value($$aMk,"__module___","samurai_odds.battles.attack.plan");
$getter($$aMk,"close_",function(){const a=this;return $py.bool($eq($get(a.options_,"range"),1));});
$getter($$aMk,"volleys_",function(){const a=this;return ($eq($get(a.options_,"card"),"hold-and-shoot")?2:$py.int($get(a.options_,"volleys")));});
$getter($$aMk,"fires_at_two_",function(){const a=this;let b;return ($true(b=($attr(a,"second_")!==null))?!$true(a.close_):b);});
$getter($$aMk,"inspired_levies_",function(){const a=this;let b;if(!$true($get(a.options_,"inspire")))return 0;return $py.int(($true(b=$get(a.options_,"swarm_inspired"))?b:1));});
$getter($$aMk,"no_bonus_combat_",function(){const a=this;let b;b=a.defender_.on_;if((($attr(a,"second_")===null)||!$true(a.close_)))return null;if((!$true(a.attacker_.mounted_)&&($attr(a.attacker_,"leader_")===null))){return $f`no bonus combat: ${$attr(a.attacker_,"unit_")} has no leader; only cavalry and infantry with a leader make one (Bonus Close Combat)`;}if($$aMd(a.used_,a.attacker_.mounted_,b)){return $f`no bonus combat: entering ${b} forbids battle (Bonus Close Combat)`;}return null;});
$method($$aMk,"moved_up_",function(){const a=this;return $kw($attr(a,"_replace_"),[],{attacker:$kw($py.replace,[a.attacker_],{on:a.defender_.on_})});});
$method($$aMk,"no_battle_back_",$def("defender",function(b){const a=this;return $$aSo(a.used_,a.attacker_,b);}));
$method($$aMk,"can_battle_back_",$def("defender",function(b){const a=this;return (a.no_battle_back_(b)===null);}));
$value($$aMm,"__module___","samurai_odds.battles.attack.situation");
$getter($$aMm,"is_unit_",function(){const a=this;return $ne($attr(a,"unit_"),"lone-leader");});
$method($$JK,"assumption_",function(b){const a=this;let c,d;c=$get(a.facts_.numbers_,b);d=$get(c,"value");return d;});
$method($$JK,"limit_",$def("key name mounted",function(b,c,d){const a=this;let e,f,g;e=$get(a.facts_.terrain_,b);f=e.get_(c);g=($true(d)?e.get_($f`${c}_cavalry`,f):f);if((g!==null)){a.note_($f`dice limits of ${b}`,$get(e,"source"));}return g;}));
$method($$aLb,"_inspire_",function(b,c,d,e){const a=this;let f,g;if($true(c)){g=($true(f=($attr(d,"leader_")!==null))?!$true(e):f);$put(a.q_,$add(b,7),($true(g)?1:2));}});
$declared.update_($$ar);
$facts.battles=$$cA;
$asked.battles={attack:$$p};
GAMES.battles=$game($asked.battles,{ask:$$as,shown:$$at,details:$$au},{"title":"Samurai Battles","forms":{"attack":{"title":"Attack","sides":[{"name":"attacker","label":"Attacker","kind":"letters","usual":"samurai-spear"},{"name":"defender","label":"Defender","kind":"letters","usual":"ashigaru-bow"}],"first":{},"fields":[{"name":"attacker_blocks","option":"attacker-blocks","side":"attacker","label":"Blocks","kind":"few","choices":[],"usual":null,"least":1,"most":4,"group":"","many":false},{"name":"defender_blocks","option":"defender-blocks","side":"defender","label":"Blocks","kind":"few","choices":[],"usual":null,"least":1,"most":4,"group":"","many":false},{"name":"attacker_on","option":"attacker-on","side":"attacker","label":"On","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open","least":0,"most":0,"group":"","many":false},{"name":"defender_on","option":"defender-on","side":"defender","label":"On","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open","least":0,"most":0,"group":"","many":false},{"name":"attacker_leader","option":"attacker-leader","side":"attacker","label":"Leader","kind":"choice","choices":["foot","mounted"],"usual":null,"least":0,"most":0,"group":"","many":false},{"name":"defender_leader","option":"defender-leader","side":"defender","label":"Leader","kind":"choice","choices":["foot","mounted"],"usual":null,"least":0,"most":0,"group":"","many":false},{"name":"range","option":"range","side":"","label":"Range","kind":"few","choices":[],"usual":1,"least":1,"most":5,"group":"","many":false},{"name":"moved","option":"moved","side":"","label":"Moved","kind":"few","choices":[],"usual":0,"least":0,"most":3,"group":"","many":false},{"name":"attacker_mounted_adjacent","option":"attacker-mounted-adjacent","side":"attacker","label":"Mounted adjacent","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Leaders","many":false},{"name":"attacker_support","option":"attacker-support","side":"attacker","label":"Support","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Usual","many":false},{"name":"attacker_room","option":"attacker-room","side":"attacker","label":"Room","kind":"number","choices":[],"usual":10,"least":0,"most":10,"group":"Expert","many":false},{"name":"attacker_leader_room","option":"attacker-leader-room","side":"attacker","label":"Leader room","kind":"number","choices":[],"usual":null,"least":0,"most":10,"group":"Expert","many":false},{"name":"attacker_joins","option":"attacker-joins","side":"attacker","label":"Joins","kind":"number","choices":[],"usual":null,"least":1,"most":10,"group":"Expert","many":false},{"name":"attacker_honor","option":"attacker-honor","side":"attacker","label":"Honor","kind":"number","choices":[],"usual":null,"least":0,"most":60,"group":"Expert","many":false},{"name":"attacker_flags","option":"attacker-flags","side":"attacker","label":"Flags","kind":"choice","choices":["ignore","accept","best"],"usual":"ignore","least":0,"most":0,"group":"Expert","many":false},{"name":"attacker_fate","option":"attacker-fate","side":"attacker","label":"Fate","kind":"choice","choices":["retreat","seppuku","best"],"usual":"retreat","least":0,"most":0,"group":"Leaders","many":false},{"name":"defender_mounted_adjacent","option":"defender-mounted-adjacent","side":"defender","label":"Mounted adjacent","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Leaders","many":false},{"name":"defender_support","option":"defender-support","side":"defender","label":"Support","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Usual","many":false},{"name":"defender_room","option":"defender-room","side":"defender","label":"Room","kind":"number","choices":[],"usual":10,"least":0,"most":10,"group":"Expert","many":false},{"name":"defender_leader_room","option":"defender-leader-room","side":"defender","label":"Leader room","kind":"number","choices":[],"usual":null,"least":0,"most":10,"group":"Expert","many":false},{"name":"defender_joins","option":"defender-joins","side":"defender","label":"Joins","kind":"number","choices":[],"usual":null,"least":1,"most":10,"group":"Expert","many":false},{"name":"defender_honor","option":"defender-honor","side":"defender","label":"Honor","kind":"number","choices":[],"usual":null,"least":0,"most":60,"group":"Expert","many":false},{"name":"defender_flags","option":"defender-flags","side":"defender","label":"Flags","kind":"choice","choices":["ignore","accept","best"],"usual":"ignore","least":0,"most":0,"group":"Expert","many":false},{"name":"defender_fate","option":"defender-fate","side":"defender","label":"Fate","kind":"choice","choices":["retreat","seppuku","best"],"usual":"retreat","least":0,"most":0,"group":"Leaders","many":false},{"name":"card","option":"card","side":"","label":"Card","kind":"choice","choices":["cavalry-charge","hold-and-shoot","infantry-onslaught","shogun"],"usual":null,"least":0,"most":0,"group":"Cards","many":false},{"name":"bonus_dice","option":"bonus-dice","side":"","label":"Bonus dice","kind":"number","choices":[],"usual":0,"least":0,"most":12,"group":"Cards","many":false},{"name":"back_bonus_dice","option":"back-bonus-dice","side":"","label":"Back bonus dice","kind":"number","choices":[],"usual":0,"least":0,"most":12,"group":"Cards","many":false},{"name":"inspire","option":"inspire","side":"","label":"Inspire","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Leaders","many":false},{"name":"inspire_back","option":"inspire-back","side":"","label":"Inspire back","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Leaders","many":false},{"name":"first_strike","option":"first-strike","side":"","label":"First strike","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Cards","many":false},{"name":"ambush","option":"ambush","side":"","label":"Ambush","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Cards","many":false},{"name":"swarm","option":"swarm","side":"","label":"Swarm","kind":"few","choices":[],"usual":1,"least":1,"most":6,"group":"Expert","many":false},{"name":"swarm_inspired","option":"swarm-inspired","side":"","label":"Swarm inspired","kind":"few","choices":[],"usual":null,"least":1,"most":6,"group":"Expert","many":false},{"name":"volleys","option":"volleys","side":"","label":"Volleys","kind":"few","choices":[],"usual":1,"least":1,"most":2,"group":"Cards","many":false},{"name":"enemy_adjacent","option":"enemy-adjacent","side":"","label":"Enemy adjacent","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Expert","many":false},{"name":"then","option":"then","side":"","label":"Then","kind":"choice","choices":["samurai-spear","samurai-bow","ashigaru-spear","ashigaru-bow","ashigaru-arquebus","levy","samurai-spear-cavalry","samurai-bow-cavalry","bodyguard","lone-leader"],"usual":null,"least":0,"most":0,"group":"Second attack","many":false},{"name":"second_target","option":"second-target","side":"","label":"Second target","kind":"choice","choices":["samurai-spear","samurai-bow","ashigaru-spear","ashigaru-bow","ashigaru-arquebus","levy","samurai-spear-cavalry","samurai-bow-cavalry","bodyguard","lone-leader"],"usual":null,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_on","option":"then-on","side":"","label":"Then on","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open","least":0,"most":0,"group":"Second attack","many":false},{"name":"then_blocks","option":"then-blocks","side":"","label":"Then blocks","kind":"few","choices":[],"usual":null,"least":1,"most":4,"group":"Second attack","many":false},{"name":"then_leader","option":"then-leader","side":"","label":"Then leader","kind":"choice","choices":["foot","mounted"],"usual":null,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_support","option":"then-support","side":"","label":"Then support","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_room","option":"then-room","side":"","label":"Then room","kind":"number","choices":[],"usual":10,"least":0,"most":10,"group":"Second attack","many":false},{"name":"then_leader_room","option":"then-leader-room","side":"","label":"Then leader room","kind":"number","choices":[],"usual":null,"least":0,"most":10,"group":"Second attack","many":false},{"name":"then_inspire","option":"then-inspire","side":"","label":"Then inspire","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_first_strike","option":"then-first-strike","side":"","label":"Then first strike","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Second attack","many":false},{"name":"then_ambush","option":"then-ambush","side":"","label":"Then ambush","kind":"flag","choices":[],"usual":false,"least":0,"most":0,"group":"Second attack","many":false},{"name":"value","option":"value","side":"","label":"Value","kind":"text","choices":[],"usual":null,"least":0,"most":0,"group":"Expert","many":false}],"charted":false}},"letters":[["SS","samurai-spear"],["SB","samurai-bow"],["AS","ashigaru-spear"],["AB","ashigaru-bow"],["AA","ashigaru-arquebus"],["LV","levy"],["CS","samurai-spear-cavalry"],["CB","samurai-bow-cavalry"],["BG","bodyguard"],["Lone","lone-leader"]]});
for(const [key,{fields=[]}] of Object.entries(GAMES.battles.forms))$helped(`battles.${key}`,fields);
