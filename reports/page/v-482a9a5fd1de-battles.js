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
const $K13=[0,1,2];
const $K14=[0,1];
function pool$(a){return roll($div(a,16),$K12[a&15],6);}
function step$(a,b,c){let d;d=b[0];if(d==0)declare$(a,b);else if(d==1)score_hits$(a,b,c);else if(d==2)check_leader$(a,b,c);else if(d==3)bolster_morale$(a,b,c);else if(d==4)retreat$(a,b);else if(d==5)decide_fate$(a,b,c);else if(d==6)lack_of_honor$(a,b,c);else call_next$(a,b);}
function call_next$(a,b){let c;c=next_strike$(a,b);b[32]=0;if(c==(-1)){finish$(b);return;}b[1]=c;b[0]=0;if(c==4)b[6]=1;else if(c==7)b[7]=1;else if(c==6||c==5)b[8]=1;}
function finish$(a){let b;a[0]=8;a[1]=0;a[3]=0;a[2]=0;a[4]=0;a[30]=0;a[31]=0;a[32]=0;for(b of $K13){a[18+b*5]=0;if(a[16+b*5]==1||a[16+b*5]==2)a[16+b*5]=0;}}
function next_strike$(a,b){let c;c=b[1];if(c==0)return b[15]>0&&b[17]==0||a[22]>1?1:(-1);if(c==1)return after_attack$(a,b);if(c==5)return b[15]>0&&b[17]==0?6:(-1);if(c==6&&!vacated$(b,2)&&b[31]==0)return b[25]>0&&a[185]>0?7:(-1);return (-1);}
function vacated$(a,b){return a[17+b*5]>0||a[15+b*5]==0&&a[16+b*5]!=1;}
function after_attack$(a,b){if(a[15]==0){if(a[20])return 6;return a[18]==2?second_fire$(a,b):(-1);}if(vacated$(b,1)){if(!may_go_on$(a,b))return (-1);return answers_bonus$(a,b)?5:6;}if(a[16]==0&&b[20]>0&&a[146]>0)return 4;return (-1);}
function answers_bonus$(a,b){let c;c=a[81];return a[17]>0&&tokens_held$(a,b,c)>=a[27];}
function tokens_held$(a,b,c){let d;d=a[11+c];return d<0?9999:d+b[9+c*3];}
function may_go_on$(a,b){if(a[20]==0||!(b[15]>0&&b[17]==0))return 0;return a[21]==0||b[16]==1;}
function second_fire$(a,b){let c,d,e,f;c=b[21];d=b[20]==0&&c!=1&&c!=2;e=b[22]+b[23];if(d)return (-1);if(e==0)return 2;f=Math.min(a[19]+e,24);return a[28+f]>0?3:(-1);}
function lack_of_honor$(a,b,c){let d,e,f,g;d=a[93+b[1]*13];e=after_losses$(a,b,d);f=c>>24;g=(c>>16&255)+(c>>8&255)+(c&255);if(b[16+d*5]==2){if(f>0)kill_leader$(a,b,d);}else lose_blocks$(a,b,d,Math.min(f,b[15+d*5]));if(a[11+a[55+d*13]]>=0)b[11+a[55+d*13]*3]+=g;b[4]=0;b[0]=e;}
function lose_blocks$(a,b,c,d){if(d>0){b[15+c*5]-=d;if(b[15+c*5]==0&&a[56+c*13]==0)award_banner$(a,b,c);}}
function award_banner$(a,b,c){let d;d=1-a[55+c*13];b[10+d*3]++;}
function kill_leader$(a,b,c){b[16+c*5]=3;award_banner$(a,b,c);}
function after_losses$(a,b,c){let d;d=b[15+c*5]==0&&b[16+c*5]==1;return d&&a[26]>0?5:7;}
function decide_fate$(a,b,c){let d,e,f;d=a[93+b[1]*13];e=a[64+d*13]-b[17+d*5]-b[18+d*5];f=a[62+d*13]==2?c:a[62+d*13];if(e<1||f==1){b[16+d*5]=4;gain$(a,b,a[55+d*13],a[1]);b[0]=7;return;}b[16+d*5]=2;b[18+d*5]+=Math.min(a[3],e);pay$(a,b,a[55+d*13],a[2]);b[0]=b[4]>0?6:7;}
function pay$(a,b,c,d){let e;e=Math.min(d,tokens_held$(a,b,c));b[9+c*3]-=e;b[4]=d-e;}
function gain$(a,b,c,d){let e;if(a[24]>=0){e=a[24]-b[9+c*3]-b[9+(1-c)*3];d=Math.min(d,e);}b[9+c*3]+=d;}
function retreat$(a,b){let c,d,e,f,g,h,i,j,k;c=a[93+b[1]*13];if(a[104+b[1]*13]){stand_fast$(a,b,c);return;}d=b[3]*a[57+c*13];e=b[16+c*5]==1?1:0;f=leader_ahead$(a,b,c);h=e==0&&0<(g=f)&&g<=d;if(h)d=f;i=Math.min(d,room_left$(a,b,c));j=d-i;b[3]=0;b[17+c*5]+=i;lose_blocks$(a,b,c,Math.min(j,b[15+c*5]));if(i>0){k=a[59+c*13]+i*(a[58+c*13]+e*a[8]);pay$(a,b,a[55+c*13],k);}if(h){b[19+c*5]=b[16+c*5]==3?1:0;b[16+c*5]=1;}b[0]=b[4]>0?6:after_losses$(a,b,c);}
function room_left$(a,b,c){let d,e;d=a[60+c*13]-b[17+c*5]-b[18+c*5];e=leader_ahead$(a,b,c);if(e>0&&b[16+c*5]==1)return Math.min(d,e-1);return d;}
function leader_ahead$(a,b,c){let d;d=a[65+c*13];return d>0?d-b[17+c*5]:0;}
function stand_fast$(a,b,c){let d,e;lose_blocks$(a,b,c,Math.min(b[3],b[15+c*5]));b[3]=0;d=a[25]==2||a[25]==1&&b[32]==0;e=d&&b[16+c*5]==1;b[0]=e?2:after_losses$(a,b,c);}
function bolster_morale$(a,b,c){let d,e;d=a[61+a[93+b[1]*13]*13];e=d==1?Math.min(a[103+b[1]*13],most_ignored$(a,b)):most_ignored$(a,b)-c;b[3]-=e;b[0]=b[3]>0?4:7;}
function most_ignored$(a,b){let c;c=b[16+a[93+b[1]*13]*5]==1?1:0;return Math.min(a[0],a[102+b[1]*13]+c,b[3]);}
function check_leader$(a,b,c){let d,e;d=a[93+b[1]*13];e=c>>24==check_dice$(a,b);if(e)kill_leader$(a,b,d);answer_flags$(b,d);if(b[15+d*5]==0&&!e)b[0]=5;}
function answer_flags$(a,b){if(a[15+b*5]==0)a[3]=0;a[0]=a[3]>0?3:7;}
function check_dice$(a,b){if(b[15+a[93+b[1]*13]*5]==0)return a[6];return a[101+b[1]*13]?a[4]:a[5];}
function score_hits$(a,b,c){let d,e,f,g,h,i;d=a[92+b[1]*13];e=a[93+b[1]*13];g=(f=a[98+b[1]*13],(c>>24)+Math.max(0,(c>>16&255)-f));h=Math.max(0,(c&255)-b[2]);gain$(a,b,a[55+d*13],h);if(b[1]==1)b[5]=g;b[2]=0;if(b[15+e*5]==0){strike_leader_alone$(a,b,e,g);return;}b[3]=c>>8&255;i=Math.min(g,b[15+e*5]);lose_blocks$(a,b,e,i);if(i>0&&b[16+e*5]==1){b[32]=a[104+b[1]*13]?1:0;b[0]=2;}else answer_flags$(b,e);}
function strike_leader_alone$(a,b,c,d){if(d>0){kill_leader$(a,b,c);b[0]=7;}else b[0]=5;}
function declare$(a,b){let c,d;c=b[1];if(c==5||c==6&&b[31]==0)b[30]=pay_to_inspire$(a,b,6);if(c==5){b[31]=1;pay$(a,b,a[81],a[27]);}if(c==6)b[2]=b[30];else if(c!=1)b[2]=pay_to_inspire$(a,b,c);else if(a[99+c*13]!=0){d=b[15]>0&&b[17]==0?1:0;b[2]=d+a[100+c*13];}else b[2]=a[100+c*13];b[0]=1;}
function pay_to_inspire$(a,b,c){let d,e,f,g;d=a[99+c*13];e=a[92+c*13];f=a[55+e*13];g=d==2||d==1&&b[16+e*5]==1;if(!g||tokens_held$(a,b,f)<a[9])return 0;pay$(a,b,f,a[9]);return 1;}
function pending$(a,b){let c,d,e,f,g,h;c=b[0];if(c==8)return 0;if(c==1)return (d=strike_dice$(a,b),e=strike_kind$(a,b),d*16+e);if(c==2)return (f=check_dice$(a,b),f*16+7);if(c==6)return (g=a[7]+b[4],h=lack_kind$(a,b),g*16+h);if(c==3||c==5)return choice_open$(a,b);return (-1);}
function choice_open$(a,b){let c,d;c=a[93+b[1]*13];if(b[0]==3){d=most_ignored$(a,b)-Math.min(a[103+b[1]*13],most_ignored$(a,b))+1;if(d>1&&a[61+c*13]==2)return (-(2*d+a[55+c*13]));}else if(a[62+c*13]==2&&a[64+c*13]-b[17+c*5]-b[18+c*5]>0)return (-(4+a[55+c*13]));return (-1);}
function lack_kind$(a,b){let c;c=a[93+b[1]*13];if(b[16+c*5]==2)return a[23];return a[63+c*13];}
function strike_kind$(a,b){if(b[15+a[93+b[1]*13]*5]==0)return a[97+b[1]*13];return a[96+b[1]*13];}
function strike_dice$(a,b){let c,d;c=a[94+b[1]*13];if(b[1]==3)c=a[28+distance$(a,b)];else if(b[1]==1&&!(d=a[92+b[1]*13],b[15+d*5]>0&&b[17+d*5]==0))c=a[95+b[1]*13];return c+b[2]*a[10];}
function distance$(a,b){let c;c=a[19]+b[22]+b[23];return Math.min(c,24);}
function begin$(a){let b;b=Array(33).fill(0);call_first_strike$(a,b);return b;}
function call_first_strike$(a,b){let c,d;for(c of $K13){b[15+c*5]=a[53+c*13];b[16+c*5]=a[54+c*13];}for(d of $K14)b[9+d*3]=(-a[13+d]);b[1]=a[16]?0:1;b[0]=0;}
return{begin$,pending$,pool$,step$};})();
class $$p extends $Object {}
$class($$p,"Attack",null);
class $$av extends $Object {}
$class($$av,"Facts",{edition:null,pack:null,units:null,terrain:null,numbers:null,read:()=>$call($py.dict)});
class $$Lf extends $$ps {}
$class($$Lf,"Used",{facts:null,rests_on:()=>$call($py.dict)});
const $$aFr=$def("options",a=>{let c,d;d=$each($$aq,b=>((c===true)?$attr(b,"name_"):$f`${$attr(b,"name_")} ${c}`),b=>($ne((c=a.get_(b.keyword_,b.default_)),b.default_)&&!$in(b.keyword_,$$aGK)));return ($true(d)?$f` (${", ".join_(d)})`:"");});
const $$aFq=a=>{let b;b=[];if(($true(a.is_unit_)&&$ne(a.blocks_,4))){b.append_($f`${a.blocks_} block${($gt(a.blocks_,1)?"s":"")}`);}if(($true(a.is_unit_)&&$true($attr(a,"leader_"))&&$ne($attr(a,"unit_"),"bodyguard"))){b.append_($f`${$attr(a,"leader_")} leader`);}if($true(a.support_))b.append_("supported");if($ne(a.on_,"open")){b.append_($f`on ${a.on_}`);}return $add($attr(a,"unit_"),($true(b)?$f` [${", ".join_(b)}]`:""));};
const $$aQz=$def("used _ target",(a,b,c)=>{let d,e,f,g,h;d=$get(a.facts_.terrain_,c.on_).get_("ignores_flag");e=!$true(c.mounted_);if($eq(d,"infantry against cavalry"))return ($true(f=e)?b.mounted_:f);return ($true(h=$eq(d,"any unit"))?h:($true(g=$eq(d,"infantry"))?e:g));});
const $$aQD=$def("_ target",(a,b)=>{let c;c=(($true(b.mounted_)&&!$true(a.mounted_))?1:0);return [c,$py.max(0,$sub($$aQE.get_(b.symbol_,$neg(1)),$$aQF(a)))];});
const $$aQF=a=>($eq($attr(a,"unit_"),"bodyguard")?$get($$aQE,"square"):$get($$aQE,a.symbol_));
const $$Lp=$memo(a=>{let c,d,g,h,i,j,k;c=$each(a,b=>$get($$aYR,b));g=$each($py.enumerate(c),([d,[e,f]])=>[d,$get($$aYS,e)],([d,[e,f]])=>$eq(f,(-1)));[h,d]=[[],0];for([i,j]of $it($py.groupby($each(c,([,f])=>f),$def("what",f=>$gt(f,0))))){k=$getn(np.array([...$it(j)]),[$slice(null,null,null),null]);if($true(i))h.append_([$py.slice(d,$add(d,$py.len(k))),k]);d=$i_add(d,$py.len(k));}return [np.array($each(c,([e,])=>e)),g,h];});
const $$Lo=$def("question _ _",(a,b,c=null)=>{let d,e,f,g,h,i,j,k,l,n,o,p,q,r,s;[d,e]=[a.plan_,a.value_];f=$eq(e,a.usual_value_);g=($true(f)?"net blocks and banners":"by your value");h=($true(d.close_)?"attack":"shoot");i=$call($$LU,h,b.expect_(e),h);j=$attr(b,"provenance_").condition_;if($true(j)){k=$f`Where ${j}: ${$$LJ($attr(i,"worth_"))} ${g}.`;return $call($$LK,k,e,g,$attr(i,"worth_"));}l=($true(d.close_)?$$aYT(a):$$aYU(a));n=[i,...$it($each([l,$$aYV(a)],m=>m,m=>$true(m)).values())];o=$$aWZ(n,e,g);p=($true(f)?((c===null)?$$aYW(a):$call(c)):null);if((p===null))return o;q=[$f`If you wait and the defender attacks you: ${$$LJ(p)}.`];r=$dict([["if_attacked",p]]);if(($eq($$aXb(n).kind_,"wait")&&$$aXc($get(n,$neg(1)),i)&&$lt(p,0))){s=$$aYX($attr(i,"worth_"),p);r=$i_or(r,((s===null)?$dict([]):$dict([["pays_from",s]])));q.append_($$aYY(s));}return $kw($py.replace,[o],{asides:$py.tuple(q),figures:r});});
const $$aYY=a=>{if((a===null))return "Attacking costs more than that: wait in any case.";return $f`Attack only if that is at least ${a.text_()} likely.`;};
const $$aYX=$def("attack _",(a,b)=>{let c,d;if(!$true($$LM(a,b)))return null;c=$div(a,b);d=$mul(c,$py.hypot($div(a.se_,a),$div(b.se_,b)));return $kw($$Kh,[c,d,$py.max(a.samples_,b.samples_)],{proportion:true});});
const $$aYW=$def("question",a=>{let b,f,g,h;b=a.plan_;if((!$true(b.close_)||!$true(b.can_battle_back_(b.defender_))))return null;f=$dict($all([$$dh,$get($$dh,$slice(null,null,$neg(1)))],([c,e])=>$each($$aYZ,d=>[$f`${c}_${d}`,$get(b.options_,$f`${e}_${d}`)])));g=$$aZa(a,$attr(b.defender_,"unit_"),$attr(b.attacker_,"unit_"),f);if((g===null))return null;h=g.expect_($attr(g,"asked_").value_);return $call($$Kh,$neg(h),h.se_,h.samples_);});
const $$aZa=$def("question attacker defender given",(a,b,c,d)=>{let f;f=$dict($each($$aq,e=>[e.keyword_,e.default_]));d=$dict($each(d.items_(),([g,h])=>[g,h],([g,h])=>$ne(h,$get(f,g))));try{return ((one)=>(one.passage_?PLACED.answered:$$a)(one))($kw($attr(a,"another_"),[b,c],{...$named(d)}));}catch($fault){if($isa($fault,OddsError)){return null;}else {throw $fault;}}});
const $$aYV=$def("question",a=>{try{return $call($$LU,"wait",$call($$Kh,a.worth_of_nothing_),"wait");}catch($fault){if($isa($fault,OddsError)){return null;}else {throw $fault;}}});
const $$aYU=$def("question",a=>{let b,c;b=a.plan_.options_;if($gt(a.plan_.volleys_,1))return null;c=$sub($add($get(b,"moved"),$get(b,"range")),1);return $kw($$aZb,["close in and attack","attack",a],{moved:c});});
const $$aZb=$def("name _ question **how",(a,b,c,d=$dict([]))=>{let e,h,j,k;e=c.plan_.options_;h=$or($set($all($$dh,f=>$each($$aYZ,g=>$f`${f}_${g}`))),$py.set($$aZc));j=$or($dict($each(h,i=>[i,$get(e,i)])),d);k=$$aZa(c,$attr(c.plan_.attacker_,"unit_"),$attr(c.plan_.defender_,"unit_"),j);return ((k===null)?null:$call($$LU,a,k.expect_($attr(k,"asked_").value_),b));});
const $$aYT=$def("question",a=>{let b,d,f;b=$get(a.plan_.options_,"moved");if(!$true(b)){if(!$true($get(a.plan_.options_,"attacker_room")))return null;return $kw($$aZb,["step back and shoot","shoot",a],{range:2,moved:1});}d=$each($py.range(b,0,$neg(1)),c=>$kw($$aZb,[$f`shoot from ${$add(c,1)} hexes`,"shoot",a],{range:$add(c,1),moved:$sub(b,c)}));f=$each(d,e=>e,e=>$true(e));return ($true(f)?$$aXb(f):null);});
const $$Ln=$def("plan",a=>{let b,c,d,e,f,g,h,i;b=[];c=[];d=[];for([e,f,g]of $it($$aZd(a))){if(($eq(e,"attacker")&&$true(a.can_battle_back_(a.defender_))))b.append_(["battle back","battled_back == 1"]);if(($eq(f,"then")&&$true(a.close_)))b.append_(["bonus combat fought","then_fought == 1"]);b=$i_add(b,$$aZe(e,f,g));if($true(g.is_unit_)){c.append_([$f`blocks the ${e} loses`,$f`${f}_losses`]);d.append_([e,$f`${f}_losses`]);}}for(h of $it(["attacker","defender"])){c.append_([$f`banners for the ${h}`,$f`${h}_banners`]);}for(h of $it(["attacker","defender"])){c.append_([$f`tokens, ${h}`,$f`${h}_tokens`]);}for(h of $it(["attacker","defender"])){if(($get(a.options_,$f`${h}_honor`)!==null)){c.append_([$f`Lack of Honor hits on other units, ${h}`,$f`${h}_disorder`]);}}i=($true(d)?[["blocks lost",$py.tuple(d)]]:[]);return $call($$LB,$py.tuple(b),$py.tuple(c),i);});
const $$aZe=$def("_ name _",(a,b,c)=>{let d,e,f;d=[];if($true(c.is_unit_)){d=[[$f`${a} eliminated`,$f`${b}_eliminated`],[$f`${a} forced to retreat`,$f`${b}_pushed_back`]];}if(($attr(c,"leader_")!==null)){[e,f]=[$f`${b}_leader_lost`,$f`${b}_seppuku`];d=$i_add(d,[[$f`${a}'s leader killed`,$f`${e} == 1`],[$f`${a}'s leader commits seppuku`,$f`${f} == 1`]]);if(!$true(c.is_unit_)){d.append_([$f`${a}'s leader escapes`,$f`${e} == 0 and ${f} == 0`]);}}return d;});
const $$aZd=$def("plan",a=>{let b,c,e;b=[["defender","defender",a.defender_]];c=((a.no_bonus_combat_===null)?$attr(a,"second_"):null);if(($true(a.close_)&&$py.any($each([a.defender_,c],d=>($true(e=d)?a.can_battle_back_(d):e)))))b.append_(["attacker","attacker",a.attacker_]);if((c!==null)){b.append_([$f`second ${($true(a.close_)?"defender":"target")}`,"then",c]);}return b;});
const $$Lm=$def("plan",a=>{let b,c,d;b=($eq(a.volleys_,2)?"fires twice":"fires");c=($true(a.close_)?"attacks":$f`${b} ${$get(a.options_,"range")} hexes at`);d=$f`${$$aFq(a.attacker_)} ${c} ${$$aFq(a.defender_)}`;if(($attr(a,"second_")!==null)){d=$i_add(d,$f`, then ${($true(a.fires_at_two_)?"at ":"")}${$$aFq($attr(a,"second_"))}`);}return $add(d,$$aFr(a.options_));});
const $$Lk=$def("plan given",(a,b)=>{let c,d,e,g,h,i,j;[c,d]=[a.options_,$attr(a,"second_")];a.used_.once_($$aZf,[...$it($$aZg(a.attacker_)),...$it($$aZg(a.defender_)),...$it(($true(d)?$$aZg(d):[]))],$gt($get(c,"swarm"),1),($true(e=$eq(a.volleys_,2))?($attr(a,"second_")===null):e),a.close_,($true(g=!$true($$aZh.isdisjoint_(b)))?$lt($py.min($each($$aZh,f=>$get(c,f))),10):g),($true(h=($get(c,"attacker_honor")!==null))?h:($get(c,"defender_honor")!==null)),($true(j=$get(c,"inspire"))?($true(i=$get(c,"first_strike"))?i:$get(c,"ambush")):j));});
const $$aZg=a=>[$attr(a,"unit_"),$attr(a,"leader_"),$eq(a.on_,"castle")];
const $$aZf=$def("used kinds _ _ _ _ _ _",(a,b,c,d,e,f,g,h)=>{let i,j,k,o;[i,j]=[$attr(a,"note_"),$get(b,$slice(null,null,3))];k=$kw($py.zip,[j,$get(b,$slice(1,null,3)),$get(b,$slice(2,null,3))],{strict:true});o=$each(k,([l,n,m])=>[l,m],([l,n,m])=>($true(n)&&$ne(l,"lone-leader")));if($true(c))$call(i,"swarm (B14)");if($true(d))$call(i,"second fire at a target that has retreated");if($in("bodyguard",j))$call(i,"bodyguard as striker and target (B2, B7)");if($in("lone-leader",j)){$call(i,"tokens for striking a lone leader (B7)");}if($py.any($each(o,([l,])=>$eq(l,"levy"))))$call(i,"levies that retreat with a leader (B13)");if($true(f))$call(i,"retreats cut short (B5)");if($true(g))$call(i,"surplus of a Lack of Honor roll (B12)");if($py.any($each(o,([,m])=>m))){$call(i,"leader check for castle flags (B9)",$$aZi(a,"castle_flag_check"));}if($true(h))$call(i,"inspiration that outlives its leader (B7)");if(($gt($py.len(j),2)&&$true(e)))$call(i,"support, room and leaders in the new hex (B24)");});
const $$aZi=$def("used _",(a,b)=>$py.str($get($get(a.facts_.numbers_,b),"source")));
class $$aZj extends $Object {}
$class($$aZj,"_Numbers",null);
const $$Lj=$def("plan given",(a,b)=>{let c,d,e,f;c=$call($$aZj,a);for([d,e]of $it($$aZz)){if(!$true(d.isdisjoint_(b)))$call(e,c);}f=c.q_;return f;});
const $$aZx=$def("self",a=>{let b;b=$attr(a.plan_,"second_");if((b===null))return null;$put(a.q_,20,$py.int((a.plan_.no_bonus_combat_===null)));$$aZA(a.used_,a.q_,[2,b],1);a._party_(2,"then","defender");if($true(a.plan_.close_))a._bonus_combat_(b);else a._second_volley_(b);});
const $$aZA=$def("used q _ side",(a,b,c,d)=>{let e,f,g;[e,f]=$unpacked(c,-1,2);$put(b,$slice($add(53,$mul(e,13)),$add($add(53,$mul(e,13)),13),null),a.once_($$aZB,f,d));g=10;$put(b,$add(60,$mul(e,13)),g);$put(b,$add(64,$mul(e,13)),g);});
const $$aZB=$def("used _ side",(a,b,c)=>{let d;d=$$aZC(13);$put(d,0,b.blocks_);$put(d,1,(($attr(b,"leader_")===null)?0:1));$put(d,2,c);$put(d,3,$py.int($eq($attr(b,"unit_"),"bodyguard")));$put(d,4,1);$put(d,10,$$aZD(b));if($true(b.is_unit_)){$put(d,4,a.unit_($attr(b,"unit_"),"retreats_per_flag",1));$put(d,5,a.unit_($attr(b,"unit_"),"honor"));$put(d,6,a.unit_($attr(b,"unit_"),"honor_per_retreat"));}return d;});
const $$aZD=$def("target",a=>($eq(a.symbol_,"swords")?9:8));
const $$aZC=a=>$py.array("q",$mul([0],a));
const $$aZu=$def("self",a=>{if($true(a.plan_.close_))a._close_combat_();else a._fire_();});
const $$aZr=$def("self",a=>{a._party_(0,"attacker","attacker");a._party_(1,"defender","defender");});
const $$aZo=$def("self",a=>{let b,c,d,e;[b,c]=[a.options_,a.q_];$put(c,13,$mul(a.plan_.inspired_levies_,$get(c,9)));$put(c,14,($true($get(b,"ambush"))?a.used_.number_("ambush_cost"):0));$put(c,16,$py.int(($true(d=$get(b,"first_strike"))?d:$get(b,"ambush"))));$put(c,17,$py.int(($true(e=$get(b,"then_first_strike"))?e:$get(b,"then_ambush"))));if($true($get(b,"then_ambush")))$put(c,27,a.used_.number_("ambush_cost"));$put(c,22,$get(b,"swarm"));});
const $$aZl=$def("self",a=>{let b,c,d;for([b,c]of $it($py.enumerate(["attacker_honor","defender_honor"]))){d=$get(a.options_,c);$put(a.q_,$add(11,b),((d===null)?$neg(1):d));}});
const $$Li=$def("plan given",(a,b)=>{let c,d,e,f;a.used_.number_("swarm_most");c=($true(a.close_)?$$aZE:$$aZF);d=$py.list($call(c,a.used_,a.attacker_,a.defender_,$get(a.options_,"range")));for([e,f]of $it($$bak)){if(!$true(f.isdisjoint_(b)))d=$i_add(d,$call(e,a));}if($true(d))throw $call(OddsError,...$it(d));});
const $$bah=$def("plan",function*(a){let b,c,d,e;[b,c]=[$attr(a,"second_"),a.attacker_];if(((b===null)||($get(a.options_,"then")===null)))return null;if(!$true(a.close_))(yield "then: a bonus close combat follows close combat only (Bonus Close Combat)");if(!$$bal(a.used_,c,b)){(yield $f`then: ${$attr(c,"unit_")} may not close combat a castle (Terrain, Castle)`);}d=a.moved_up_().no_battle_back_(b);for(e of $it(["then_first_strike","then_ambush"])){if(($true($get(a.options_,e))&&(d!==null))){(yield $f`${e.replace_("_","-")}: ${d}`);}}if(($true($get(a.options_,"then_first_strike"))&&$true($get(a.options_,"then_ambush"))))(yield "then-first-strike and then-ambush: the Ambush card is not played together with First Strike");if(($true($get(a.options_,"ambush"))&&$true($get(a.options_,"then_ambush"))))(yield "ambush and then-ambush: a player plays one Dragon card a turn (Dragon Cards)");});
const $$bal=$def("used _ target",(a,b,c)=>!($true(b.mounted_)&&$true($get(a.facts_.terrain_,c.on_).get_("at_forbids_close"))));
const $$bae=$def("plan",function*(a){let b,c,d;[b,c]=[$get(a.options_,"swarm"),$get(a.options_,"swarm_inspired")];if(($gt(b,1)&&$ne($attr(a.attacker_,"unit_"),"levy"))){(yield $f`swarm ${b} with ${$attr(a.attacker_,"unit_")}: only levies swarm (Levy Infantry Swarm)`);}d=a.used_.number_("swarm_most");if($gt(b,d)){(yield $f`swarm ${b}: at most ${d} levies stand next to one hex`);}if((c===null))return null;if(!$true($get(a.options_,"inspire")))(yield "swarm-inspired needs --inspire");if($gt(c,b)){(yield $f`swarm-inspired ${c}: the swarm has ${b}`);}});
const $$bab=$def("plan",function*(a){let b,c,d,e,f,g,h,i,j;b=a.options_;for([c,d,e]of $it([["attacker","inspire",a.attacker_],["defender","inspire_back",a.defender_]])){if(!$true($get(b,d)))continue;f=d.replace_("_","-");if((($attr(e,"leader_")===null)&&!$true($get(b,$f`${c}_mounted_adjacent`)))){(yield $f`${f} without a leader: give --${c}-leader or --${c}-mounted-adjacent (Leader Inspired Close Combat)`);}if($true($get(a.used_.facts_.terrain_,e.on_).get_("no_inspiring"))){(yield $f`${f} on ${e.on_}: no leader inspires a unit there (Terrain, Building)`);}g=$get(b,$f`${c}_honor`);h=a.used_.number_("inspire_cost");if($eq(c,"attacker"))h=$i_mul(h,a.inspired_levies_);else if($true($get(b,"ambush")))h=$i_add(h,a.used_.number_("ambush_cost"));if(((g!==null)&&$lt(g,h))){(yield $f`${f} with ${c}-honor ${g}: that takes ${h} in all (B7)`);}}j=($true(i=($attr(a.attacker_,"leader_")!==null))?i:$get(b,"attacker_mounted_adjacent"));if(($true($get(b,"then_inspire"))&&($attr(a,"second_")!==null)&&!$true(j)))(yield "then-inspire without a leader: give --attacker-leader (B24)");});
const $$aZY=$def("plan",function*(a){let b,c,d,e;[b,c]=[$get(a.options_,"moved"),a.attacker_];if(!$true(b))return null;[d,e]=[a.used_.unit_($attr(c,"unit_"),"moves_and_battles"),$get(a.options_,"card")];if(($eq(e,"cavalry-charge")&&$true(c.mounted_)&&$eq(c.symbol_,"square")))d=$py.max(d,a.used_.number_("cavalry_charge_moves"));if(($eq(e,"infantry-onslaught")&&$in(c.symbol_,["triangle","square"])))d=$py.max(d,a.used_.number_("infantry_onslaught_moves"));if($gt(b,d)){(yield $f`moved ${b}: ${$attr(c,"unit_")} may move ${d} and battle (Unit Movement; cards that allow more: cavalry-charge, infantry-onslaught)`);}if($$bam(a.used_,c.mounted_,c.on_)){(yield $f`moved ${b} onto ${c.on_}: ${$attr(c,"unit_")} that enters it may not battle this turn (Terrain; B25)`);}});
const $$bam=$def("used _ on",(a,b,c)=>{let d,e,f;d=$get(a.facts_.terrain_,c).get_("entry_forbids_battle");return ($true(f=$eq(d,"any unit"))?f:($true(e=$eq(d,"cavalry"))?b:e));});
const $$aZV=$def("plan",function*(a){let b,c;[b,c]=[$get(a.options_,"card"),a.attacker_];if($eq(b,"cavalry-charge")){if(!$true(c.mounted_)){(yield $f`card cavalry-charge with ${$attr(c,"unit_")}: it orders cavalry`);}if(!$true(a.close_)){(yield $f`card cavalry-charge at range ${$get(a.options_,"range")}: it allows no fire`);}}if($eq(b,"infantry-onslaught")){if($true(c.mounted_)){(yield $f`card infantry-onslaught with ${$attr(c,"unit_")}: it orders infantry`);}if((c.arm_!==null)){(yield $f`card infantry-onslaught with ${$attr(c,"unit_")}: missile units may not battle`);}}if($eq(a.volleys_,2)){if(!$in(b,[null,"hold-and-shoot"])){(yield $f`two volleys with card ${b}: they are the card Hold and Shoot's`);}if((c.arm_===null)){(yield $f`two volleys with ${$attr(c,"unit_")}: Hold and Shoot orders missile units`);}if($true($get(a.options_,"moved"))){(yield $f`two volleys after moving ${$get(a.options_,"moved")}: Hold and Shoot bars moving`);}}});
const $$aZS=$def("plan",function*(a){let b,c,d;[b,c]=[a.attacker_,a.options_];if($true(a.close_))return null;if((($attr(a,"second_")!==null)&&$eq($attr($attr(a,"second_"),"unit_"),"bodyguard"))){(yield $f`second-target ${"bodyguard"}: it may not be fired at (Leader Casualty Check)`);}if(($true($get(c,"moved"))&&!$true(a.used_.unit_($attr(b,"unit_"),"fire_dice_moved",1)))){(yield $f`moved ${$get(c,"moved")}: ${$attr(b,"unit_")} may not fire after moving`);}if($true($get(c,"enemy_adjacent"))){(yield $f`range ${$get(c,"range")} with enemy-adjacent: a unit next to an enemy unit must close combat it or not battle (Ranged Combat)`);}for(d of $it($$ban)){if($true($get(c,d))){(yield $f`${d.replace_("_","-")}: a unit fired at does not strike back (Battle Back)`);}}if($true($get(c,"inspire")))(yield "inspire: leaders inspire close combat only (Leader Inspired Close Combat)");});
const $$aZP=$def("plan",function*(a){let b,c,d,e,f;if(!$true(a.close_))return null;if($eq(a.volleys_,2))(yield "two volleys at range 1: Hold and Shoot bars units next to an enemy");b=a.options_;if(($true($get(b,"first_strike"))&&$true($get(b,"ambush"))))(yield "first-strike and ambush: the Ambush card is not played together with First Strike");c=a.no_battle_back_(a.defender_);for(d of $it($$ban)){if(($true($get(b,d))&&(c!==null))){(yield $f`${d.replace_("_","-")}: ${c}`);}}e=($true($get(b,"ambush"))?a.used_.number_("ambush_cost"):0);f=$get(b,"defender_honor");if(((f!==null)&&$lt(f,e))){(yield $f`ambush with defender-honor ${f}: the card costs ${e} (Dragon Cards)`);}});
const $$aZM=$def("plan",function*(a){let b,c,d;b=a.options_;if((($get(b,"second_target")!==null)&&$true(a.close_)))(yield "second-target at range 1: two volleys are fired from 2 hexes on (Hold and Shoot)");else if((($get(b,"second_target")!==null)&&$eq(a.volleys_,1)))(yield "second-target needs --volleys 2 or --card hold-and-shoot (Hold and Shoot)");if((($get(b,"second_target")!==null)&&($get(b,"then")!==null)))(yield "second-target with then: no bonus combat follows fire (Bonus Close Combat)");for([c,d]of $it(b.items_())){if((!c.startswith_("then_")||$in(d,[null,false,$$bao.get_(c)])))continue;if(($attr(a,"second_")===null)){(yield $f`${c.replace_("_","-")} needs --then, the defender of the bonus combat`);}else if((($get(b,"then")===null)&&$in(c,$$bap))){(yield $f`${c.replace_("_","-")} needs --then: it answers close combat, not fire`);}}});
const $$aZJ=$def("plan",function*(a){let b,c,d,e,f,g;b=a.options_;for([c,d]of $it([["attacker",a.attacker_],["defender",a.defender_],["then",$attr(a,"second_")]])){if((d===null))continue;[e,f]=[$get(b,$f`${c}_room`),$get(b,$f`${c}_leader_room`)];g=b.get_($f`${c}_joins`);if(((f!==null)&&($attr(d,"leader_")===null))){(yield $f`${c}-leader-room without a leader: give --${c}-leader (Leader Retreat)`);}if((!$in(f,[null,e])&&!$true(d.is_unit_)&&$ne(e,10))){(yield $f`${c}-room ${e} with ${c}-leader-room ${f}: a leader alone has one room to retreat (Leader Retreat)`);}if((g===null))continue;if(!$true(d.is_unit_)){(yield $f`${c}-joins with ${"lone-leader"}: no leader joins another (Leader Retreat)`);}else if($gt(g,e)){(yield $f`${c}-joins ${g} with ${c}-room ${e}: the leader stands beyond the hexes that are free (Retreats; B29)`);}}});
const $$aZG=$def("plan",function*(a){let b,c,d,e,f;b=a.used_.number_("blocks");c=[["attacker",a.attacker_],["defender",a.defender_],["then",$attr(a,"second_")]];for([d,e]of $it(c)){if((e===null))continue;f=$get(a.options_,$f`${d}_leader`);if(($true(e.mounted_)&&$true(e.is_unit_)&&$eq(f,"foot"))){(yield $f`${d}-leader 'foot' with ${$attr(e,"unit_")}: a foot leader serves infantry only`);}if(($eq($attr(e,"unit_"),"bodyguard")&&$eq(f,"mounted"))){(yield $f`${d}-leader 'mounted' with ${"bodyguard"}: its commander is a foot leader (B23)`);}if((!$in($get(a.options_,$f`${d}_blocks`),[null,b])&&!$true(e.is_unit_))){(yield $f`${d}-blocks with ${"lone-leader"}: a leader alone has no unit blocks`);}if(($true(e.support_)&&!$true(e.is_unit_))){(yield $f`${d}-support with ${"lone-leader"}: flags do nothing to a lone leader (B10)`);}}});
const $$aZF=$def("used attacker defender hexes",function*(a,b,c,d){let e;e=$add($py.len(a.unit_($attr(b,"unit_"),"fire_dice",[])),1);if((b.arm_===null)){(yield $f`range ${d}: ${$attr(b,"unit_")} has no missile weapon and fights at range 1 (Ranged Combat)`);}else if($gt(d,e)){(yield $f`out of range: ${$attr(b,"unit_")} fires up to ${e} hexes, not ${d} (Ranged Combat 2)`);}if(!$$baq(a,b)){(yield $f`${$attr(b,"unit_")} on a castle: cavalry there may not battle (Terrain, Castle)`);}if($eq($attr(c,"unit_"),"bodyguard")){(yield $f`range ${d}: a ${"bodyguard"} may not be fired at (Leader Casualty Check)`);}});
const $$baq=$def("used _",(a,b)=>!($true(b.mounted_)&&$true($get(a.facts_.terrain_,b.on_).get_("on_forbids_battle"))));
const $$aZE=$def("used attacker defender hexes",function*(a,b,c,d){if(!$$baq(a,b)){(yield $f`${$attr(b,"unit_")} on a castle: cavalry there may not battle (Terrain, Castle)`);}if(!$$bal(a,b,c)){(yield $f`${$attr(b,"unit_")} against a castle: cavalry may not close combat there, only fire (Terrain, Castle; B11)`);}});
const $$Lh=$def("plan",a=>{let b,c,f;b=[$get(a.options_,"attacker_honor"),$get(a.options_,"defender_honor")];if((($attr(a,"second_")===null)&&$eq(b,[null,null])))return $$bar;c=$kw($py.zip,[$$Ls,b],{strict:true});f=$each(c,([d,e])=>d,([d,e])=>(e!==null));return [...$it($$bar),...$it(f),...$it(($true($attr(a,"second_"))?$$Lr:[]))];});
class $$bat extends $Tuple {}
$class($$bat,"Plan",{attacker:null,defender:null,second:null,options:null,used:null});
const $$Lg=$def("used attacker defender options",(a,b,c,d)=>{let e,f,g,h;f=($true(e=$get(d,"then"))?e:$get(d,"second_target"));for([g,h]of $it([["defender",c],["then",f]])){if((($get(d,$f`${g}_leader`)===null)&&$eq(h,"lone-leader"))){$put(d,$f`${g}_leader`,"foot");}}return $call($$bat,$$bas(a,"attacker",b,d),$$bas(a,"defender",c,d),($true(f)?$$bas(a,"then",f,d):null),d,a);});
const $$bas=$def("used _ unit options",(a,b,c,d)=>{let e;e=a.once_($$bau,c,$get(d,$f`${b}_on`),$get(d,$f`${b}_blocks`),$get(d,$f`${b}_leader`),$get(d,$f`${b}_support`));return e;});
class $$bav extends $Object {}
$class($$bav,"Party",{unit:null,on:null,blocks:null,leader:null,support:null,mounted:null,symbol:null,arm:null});
const $$bau=$def("used unit on blocks _ support",(a,b,c,d,e,f)=>{let g,h,i,j;if($eq(b,"lone-leader")){h=($true(g=e)?g:"foot");return $call($$bav,b,c,0,h,f,$eq(h,"mounted"),"leader",null);}i=$get($attr(a.facts_,"units_"),b);j=a.number_("blocks");return $call($$bav,b,c,((d===null)?j:d),($eq(b,"bodyguard")?"foot":e),f,$py.bool(i.get_("mounted",false)),$py.str($get(i,"symbol")),i.get_("arm"));});
const $$Le=$def("given facts",(a,b)=>{let c,d,e,f,g,h,i;c=[];d=$py.dict($$baw);for([e,f]of $it(a.items_())){g=$$bax.get_(e);if((g===null)){c.append_($$bay(e,$$bax));continue;}h=$$baz(g,b);if(($py.isinstance(f,$py.str)&&$py.isinstance(h.takes_,$py.tuple)))f=($eq(g.takes_,"target")?$$Lc(f):$$baA(f));if($true((i=$$rj(h,f))))c.append_(i);$put(d,e,f);}if($true(c))throw $call(OddsError,...$it(c));return d;});
const $$baA=$memo($def("name",a=>"-".join_($$uN(a).lower_().replace_("_"," ").replace_("-"," ").split_())));
const $$baz=$def("_ facts",(a,b)=>{let c,d,e,f,g,h;c=$attr(b,"read_").get_(a);if((c===null)){d=$get($get(b.numbers_,"blocks"),"value");e=((a.most_===null)?d:a.most_);g=($true(f=$$baB(a,b))?f:a.takes_);h=$kw($py.replace,[a],{takes:g,most:e});c=h;$put($attr(b,"read_"),a,h);}return c;});
const $$baB=$def("_ facts",(a,b)=>{if($eq(a.takes_,"terrain"))return $py.tuple($each(b.terrain_.items_(),([c,d])=>c,([c,d])=>!$true(d.get_("impassable"))));if($eq(a.takes_,"target"))return [...$it($attr(b,"units_")),"lone-leader"];return ($py.isinstance(a.takes_,$py.tuple)?a.takes_:[]);});
const $$bay=$def("name _",(a,b)=>{let c,d;c=$$baC.get_(a.replace_("-","_"),"");for(d of $it([c,c.replace_("_","-")])){if($in(d,b)){return $f`unknown option '${a}': did you mean '${d}'?`;}}return unknown("option",a,b);});
const $$Ld=$def("attacker defender units",(a,b,c)=>{let e;if(($in(a,c)&&($in(b,c)||$eq(b,"lone-leader"))))return null;e=$each([a,b],d=>$f`'${d}' is a list: name one unit ('battles compare' takes lists)`,d=>$in(",",d));if($true(e))throw $call(OddsError,...$it(e));if($eq(a,"lone-leader"))e.append_("a leader alone may not battle (Leader Inspired Close Combat)");else if(!$in(a,c))e.append_(unknown("attacker",a,c));if(!$in(b,[...$it(c),"lone-leader"]))e.append_(unknown("defender",b,[...$it(c),"lone-leader"]));if($true(e))throw $call(OddsError,...$it(e));});
const $$Lc=$memo($def("name",a=>{let b;return ($true(b=$$Jt.get_($$uN(a).strip_().upper_()))?b:$$baA(a));}));
const $$bcY=$def("used attacker defender",(a,b,c)=>{if(!$true(c.is_unit_))return "a leader alone may not battle (Combat Against a Leader Alone in a Hex)";if(!$$baq(a,c)){return $f`${$attr(c,"unit_")} on a castle may not battle (Terrain, Castle; B11)`;}if(!$$bal(a,c,b)){return $f`${$attr(c,"unit_")} may not close combat a castle (Terrain, Castle; B6)`;}return null;});
const $$bcX=$def("used _ target hexes moved",(a,b,c,d,e)=>{let f,g,h,i;f=a.unit_($attr(b,"unit_"),"fire_dice",[]);if(!($le(2,(g=d))&&$le(g,$add($py.len(f),1))))return 0;h=$py.int($get(f,$sub(d,2)));if($true(e))h=$py.min(h,$py.int(a.unit_($attr(b,"unit_"),"fire_dice_moved")));i=a.limit_(b.on_,"on_fire",b.mounted_);return $$bda(h,i,$$bcZ(a,"at_fire",b,c));});
const $$bda=$def("dice *limits",(a,b=[])=>{let c;for(c of $it(b)){if(((c!==null)&&$lt(c,a)))a=c;}return a;});
const $$bcZ=$def("used name _ target",(a,b,c,d)=>{let e,f;e=$get(a.facts_.terrain_,d.on_).get_("at_limit_spares");if(((e!==null)&&$eq(e,c.on_)))return null;f=a.limit_(d.on_,b,c.mounted_);if(((f!==null)&&!$true(d.is_unit_)))a.note_("terrain limits against a lone leader (B10)","assumed");return f;});
const $$bcW=$def("used q _ _ target dice _",(a,b,c,d,e,f,g)=>{let h;$put(b,$slice($add(92,$mul(c,13)),$add($add(92,$mul(c,13)),13),null),$$bdb(a,$get(d,1),$get(e,1),g));h=$unpacked([$get(d,0),$get(e,0)],-1,2);$put(b,$add(92,$mul(c,13)),h[0]);$put(b,$add(93,$mul(c,13)),h[1]);$put(b,$add(94,$mul(c,13)),f);});
const $$bdb=$def("used _ target _",(a,b,c,d)=>{let e,f;e=$get(a.once_($$bdc,$attr(b,"unit_"),$attr(c,"unit_"),$attr(c,"leader_"),d),$slice(null,null,null));f=$unpacked($$bdd(a,b,c),-1,2);$put(e,10,f[0]);$put(e,11,f[1]);$put(e,12,$py.int($get(a.facts_.terrain_,c.on_).get_("no_retreat",false)));return e;});
const $$bdd=$def("used _ target",(a,b,c)=>{let d,e,f;if(!$true(c.is_unit_))return [0,0];d=$get(a.facts_.terrain_,c.on_).get_("must_ignore_flag");e=((!$true(c.mounted_)&&$eq(d,"infantry"))?1:0);f=$add(e,$py.sum([$eq(c.symbol_,"square"),c.support_,$$aQz(a,b,c)]));return [f,e];});
const $$bdc=$def("used unit _ _ _",(a,b,c,d,e)=>{let f,g,h,i;f=a.once_($$bau,b,"open",null,null,false);g=a.once_($$bau,c,"open",null,d,false);h=$$aZC(13);i=$$bde(f,g,e);$put(h,4,$$bdf(f,g,e,i));$put(h,5,$$bdg(i));$put(h,6,($true(e)?$$bdh(f,g):0));$put(h,9,$py.int(e));return h;});
const $$bdh=$def("_ target",(a,b)=>($true(b.is_unit_)?$py.sum($$aQD(a,b)):0));
const $$bdg=a=>($true(a)?6:7);
const $$bdf=$def("_ target _ _",(a,b,c,d)=>{if(!$true(b.is_unit_))return $$bdg(d);if(($eq(b.symbol_,"swords")||(!$true(c)&&$eq(a.arm_,"bow"))))return ($true(d)?2:3);if(($true(c)&&$true($$bdh(a,b))))return ($true(d)?4:5);return ($true(d)?0:1);});
const $$bde=$def("_ target _",(a,b,c)=>{if(!$true(c))return $eq(a.arm_,"bow");if($eq($attr(b,"unit_"),"levy"))return false;return !($true(a.mounted_)&&$in(b.symbol_,["circle","triangle"]));});
const $$bcV=$def("used _ target",(a,b,c)=>{let d,e;d=$py.int(a.unit_($attr(b,"unit_"),"close_dice"));e=a.limit_(b.on_,"on_close",b.mounted_);return $$bda(d,e,$$bcZ(a,"at_close",b,c));});
const $$bcU=$def("used attacker defender hexes moved _",(a,b,c,d,e,f)=>{let g,h,i,j,k,l,m,n,o;g=$get(a.once_($$bdi),$slice(null,null,null));h=[f,d,$py.int($eq(d,1))];$put(g,18,h[0]);$put(g,19,h[1]);$put(g,15,h[2]);$put(g,21,$py.int(!$true(b.mounted_)));[i,j]=[[0,b],[1,c]];$$aZA(a,g,i,0);$$aZA(a,g,j,1);if($eq(d,1)){k=$$bcV(a,b,c);$$bcW(a,g,1,i,j,k,true);if(($$bcY(a,b,c)===null)){l=$$bcV(a,c,b);$$bcW(a,g,4,j,i,l,true);$put(g,$slice($add(92,$mul(0,13)),$add($add(92,$mul(0,13)),13),null),$get(g,$slice($add(92,$mul(4,13)),$add($add(92,$mul(4,13)),13),null)));}return g;}m=[1,$kw($py.replace,[c],{on:"open"})];for(n of $it(($eq(f,2)?$py.range(2,$add(24,1)):[])))$put(g,$add(28,n),$$bcX(a,b,$get(m,1),n,e));o=$$bcX(a,b,c,d,e);$$bcW(a,g,1,i,j,o,false);if($eq(f,2)){$$bcW(a,g,2,i,j,o,false);$$bcW(a,g,3,i,m,o,false);}return g;});
const $$bdi=$def("used",a=>{let b,c;b=$$aZC(196);$put(b,$slice(null,53,null),$$bbJ(a));c=$neg(1);$put(b,11,c);$put(b,12,c);$put(b,22,1);return b;});
const $$bbJ=$def("used",a=>{let b,c;b=$attr(a,"number_");c=$$aZC(53);$put(c,0,$call(b,"most_flags_ignored"));$put(c,1,$call(b,"seppuku_tokens"));$put(c,2,$call(b,"leader_retreat_honor"));$put(c,3,$call(b,"leader_retreat_hexes"));$put(c,4,$call(b,"check_dice_close"));$put(c,5,$call(b,"check_dice_fire"));$put(c,6,$call(b,"check_dice_alone"));$put(c,25,a.assumption_("castle_flag_check"));$put(c,26,a.assumption_("leader_left_evades"));$put(c,7,$call(b,"lack_of_honor_dice"));$put(c,23,10);$put(c,24,$neg(1));$put(c,8,$call(b,"leader_with_unit_honor"));$put(c,9,$call(b,"inspire_cost"));$put(c,10,$call(b,"inspire_dice"));return c;});
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
const $$Jt=$dict([["SS","samurai-spear"],["SB","samurai-bow"],["AS","ashigaru-spear"],["AB","ashigaru-bow"],["AA","ashigaru-arquebus"],["LV","levy"],["CS","samurai-spear-cavalry"],["CB","samurai-bow-cavalry"],["BG","bodyguard"]]);
const $$La={rules:$rules($R_battles,{"begin": "begin$", "pending": "pending$", "step": "step$", "pool": "pool$"},null)};
$value($$p,"machine_",$$La);
const $$Lb=$dict([]);
$value($$p,"words_",$$Lb);
$method($$p,"__init___",$def("attacker defender rules **given",function(b,c,d=null,e=$dict([])){const a=this;let f,g,h;f=$call($load.battles,d);[b,c]=[$$Lc($py.str(b)),$$Lc($py.str(c))];$$Ld(b,c,$attr(f,"units_"));g=$$Le(e,f);h=$call($$Lf,f);a.plan_=$$Lg(h,b,c,g);a.variables_=$$Lh(a.plan_);a.value_=(($get(g,"value")===null)?a.usual_value_:$get(g,"value"));$$Li(a.plan_,e);if(($get(g,"value")!==null))check(a.value_,$or(a._no_outcome_(),a.derive_(a._no_outcome_())));a.numbers_=$$Lj(a.plan_,e);$$Lk(a.plan_,e);a.rules_=d;a._rests_on_=$py.dict($attr(h,"rests_on_"));}));
$cached($$p,"provenance_",function(){const a=this;let b,c,f;b=a.plan_;c=$dict([["attacker",$attr(b.attacker_,"unit_")],["defender",$attr(b.defender_,"unit_")]]);c=$i_or(c,$dict($each(b.options_.items_(),([d,e])=>[d,e],([d,e])=>(e!==null))));if(($attr(a,"rules_")!==null))$put(c,"rules",$py.str($attr(a,"rules_")));f=b.used_.facts_;return $call($$Ll,"battles","attack",c,f.edition_,$attr(f,"pack_"),"0.2.0",a._rests_on_);});
$getter($$p,"usual_value_",function(){const a=this;return $add("defender_losses - attacker_losses + attacker_banners - defender_banners",($true($attr(a.plan_,"second_"))?" + then_losses":""));});
$method($$p,"_no_outcome_",function(){const a=this;return $dict($each(a.variables_,b=>[b,np.zeros(1)]));});
$getter($$p,"wording_",function(){const a=this;return $$Lm(a.plan_);});
$getter($$p,"heading_",function(){const a=this;return $f`Samurai Battles: ${a.wording_}`;});
$getter($$p,"remarks_",function(){const a=this;let b;b=a.plan_.no_bonus_combat_;return ((b===null)?[]:[b]);});
$getter($$p,"headlines_",function(){const a=this;return $$Ln(a.plan_);});
$method($$p,"verdict_",function(b){const a=this;return $$Lo(a,b);});
$method($$p,"columns_",function(b){const a=this;let c;c=a.variable_rows_(b,a.variables_);return $py.dict($kw($py.zip,[a.variables_,c],{strict:true}));});
const $$Lq=$dict([["attacker_leader_lost",19],["defender_leader_lost",24]]);
$method($$p,"variable_rows_",function(b,c){const a=this;let d,e,f,g,h,i,j,k,l;[d,e,f]=$unpacked($$Lp(c),-1,3);g=$get(b.T_,d).astype_(np.int64);for([h,i]of $it(e)){$kw(np.subtract,[$get(a.numbers_,i),$get(g,h)],{out:$get(g,h)});}for([j,k]of $it(f))$put(g,j,$eq($get(g,j),k));for([h,l]of $it($py.enumerate(c))){if($in(l,$$Lq))$put(g,h,$i_or($get(g,h),$get(b.T_,$get($$Lq,l))));}return g;});
const $$Lr=Object.freeze(["then_losses","then_retreat","then_leader_lost","then_seppuku","then_battled_back","then_fought"]);
const $$Ls=Object.freeze(["attacker_disorder","defender_disorder"]);
const $$Lt=Object.freeze(["then_eliminated","then_pushed_back"]);
$method($$p,"derive_",$def("columns",function(b){const a=this;let c,d,e,f,g,h,i;c=$mul($get(b,"hits"),0);d=$sub($set([...$it($$Lr),...$it($$Ls),...$it($$Lt)]),b.keys_());e=$py.fromkeys($py.sorted(d),c);f=a.plan_;for([g,h]of $it([["defender",f.defender_],["attacker",f.attacker_],["then",$attr(f,"second_")]])){if(((h!==null)&&$true(h.is_unit_))){i=$eq($get(b,$f`${g}_losses`),h.blocks_);$put(e,$f`${g}_eliminated`,i);$put(e,$f`${g}_pushed_back`,$and($invert(i),$gt($get(b,$f`${g}_retreat`),0)));}}return e;}));
const $$aGK=$set(["attacker_blocks","attacker_leader","attacker_on","attacker_support","defender_blocks","defender_leader","defender_on","defender_support","range","second_target","then","then_blocks","then_leader","then_on","then_support","value","volleys"]);
const $$aQE=$dict([["circle",0],["triangle",1],["square",2]]);
const $$aYw=Object.freeze([5,0]);
const $$aYx=Object.freeze([6,0]);
const $$aYy=Object.freeze([7,0]);
const $$aYz=Object.freeze([8,0]);
const $$aYA=Object.freeze([15,(-1)]);
const $$aYB=Object.freeze([17,0]);
const $$aYC=Object.freeze([16,3]);
const $$aYD=Object.freeze([16,4]);
const $$aYE=Object.freeze([20,(-1)]);
const $$aYF=Object.freeze([22,0]);
const $$aYG=Object.freeze([21,3]);
const $$aYH=Object.freeze([21,4]);
const $$aYI=Object.freeze([25,(-1)]);
const $$aYJ=Object.freeze([27,0]);
const $$aYK=Object.freeze([26,3]);
const $$aYL=Object.freeze([26,4]);
const $$aYM=Object.freeze([9,0]);
const $$aYN=Object.freeze([10,0]);
const $$aYO=Object.freeze([11,0]);
const $$aYP=Object.freeze([12,0]);
const $$aYQ=Object.freeze([13,0]);
const $$aYR=$dict([["hits",$$aYw],["battled_back",$$aYx],["then_battled_back",$$aYy],["then_fought",$$aYz],["attacker_losses",$$aYA],["attacker_retreat",$$aYB],["attacker_leader_lost",$$aYC],["attacker_seppuku",$$aYD],["defender_losses",$$aYE],["defender_retreat",$$aYF],["defender_leader_lost",$$aYG],["defender_seppuku",$$aYH],["then_losses",$$aYI],["then_retreat",$$aYJ],["then_leader_lost",$$aYK],["then_seppuku",$$aYL],["attacker_tokens",$$aYM],["attacker_banners",$$aYN],["attacker_disorder",$$aYO],["defender_tokens",$$aYP],["defender_banners",$$aYQ],["defender_disorder",$$aLF]]);
const $$aYS=$dict([[15,53],[20,66],[25,79]]);
const $$aYZ=Object.freeze(["on","blocks","leader","mounted_adjacent","support","room","leader_room","joins","honor","flags","fate"]);
const $$aZc=Object.freeze(["card","enemy_adjacent","value"]);
const $$aZh=$set(["attacker_room","defender_room","then_room"]);
const $$aZk=$set(["attacker_honor","defender_honor"]);
const $$aZm=Object.freeze([$$aZk,$$aZl]);
const $$aZn=$set(["ambush","first_strike","inspire","swarm","swarm_inspired","then_ambush","then_first_strike"]);
const $$aZp=Object.freeze([$$aZn,$$aZo]);
const $$aZq=$set(["attacker_fate","attacker_flags","attacker_joins","attacker_leader_room","attacker_room","defender_fate","defender_flags","defender_joins","defender_leader_room","defender_room"]);
const $$aZs=Object.freeze([$$aZq,$$aZr]);
const $$aZt=$set(["ambush","back_bonus_dice","bonus_dice","card","inspire","inspire_back","swarm","swarm_inspired","then_ambush"]);
const $$aZv=Object.freeze([$$aZt,$$aZu]);
const $$aZw=$set(["second_target","then"]);
const $$aZy=Object.freeze([$$aZw,$$aZx]);
const $$aZz=Object.freeze([$$aZm,$$aZp,$$aZs,$$aZv,$$aZy]);
const $$aZH=$set(["attacker_blocks","attacker_leader","attacker_support","defender_blocks","defender_leader","defender_support","then_blocks","then_leader","then_support"]);
const $$aZI=Object.freeze([$$aZG,$$aZH]);
const $$aZK=$set(["attacker_joins","attacker_leader_room","attacker_room","defender_joins","defender_leader_room","defender_room","then_leader_room","then_room"]);
const $$aZL=Object.freeze([$$aZJ,$$aZK]);
const $$aZN=$set(["second_target","then_ambush","then_blocks","then_first_strike","then_inspire","then_leader","then_leader_room","then_on","then_room","then_support"]);
const $$aZO=Object.freeze([$$aZM,$$aZN]);
const $$aZQ=$set(["ambush","back_bonus_dice","card","first_strike","inspire_back","volleys"]);
const $$aZR=Object.freeze([$$aZP,$$aZQ]);
const $$aZT=$set(["ambush","back_bonus_dice","enemy_adjacent","first_strike","inspire","inspire_back","moved","second_target"]);
const $$aZU=Object.freeze([$$aZS,$$aZT]);
const $$aZW=$set(["card","volleys"]);
const $$aZX=Object.freeze([$$aZV,$$aZW]);
const $$aZZ=$set(["moved"]);
const $$baa=Object.freeze([$$aZY,$$aZZ]);
const $$bac=$set(["inspire","inspire_back","then_inspire"]);
const $$bad=Object.freeze([$$bab,$$bac]);
const $$baf=$set(["swarm","swarm_inspired"]);
const $$bag=Object.freeze([$$bae,$$baf]);
const $$bai=$set(["then"]);
const $$baj=Object.freeze([$$bah,$$bai]);
const $$bak=Object.freeze([$$aZI,$$aZL,$$aZO,$$aZR,$$aZU,$$aZX,$$baa,$$bad,$$bag,$$baj]);
const $$ban=Object.freeze(["first_strike","ambush","inspire_back","back_bonus_dice"]);
const $$bao=$dict([["then_on","open"],["then_room",10]]);
const $$bap=Object.freeze(["then_inspire","then_first_strike","then_ambush"]);
const $$bar=Object.freeze(["hits","defender_losses","attacker_losses","defender_retreat","attacker_retreat","defender_leader_lost","attacker_leader_lost","defender_seppuku","attacker_seppuku","battled_back","attacker_tokens","defender_tokens","attacker_banners","defender_banners"]);
const $$baw=$dict([["range",1],["attacker_on","open"],["attacker_blocks",null],["attacker_leader",null],["attacker_mounted_adjacent",false],["attacker_support",false],["attacker_room",10],["attacker_leader_room",null],["attacker_joins",null],["attacker_honor",null],["attacker_flags","ignore"],["attacker_fate","retreat"],["defender_on","open"],["defender_blocks",null],["defender_leader",null],["defender_mounted_adjacent",false],["defender_support",false],["defender_room",10],["defender_leader_room",null],["defender_joins",null],["defender_honor",null],["defender_flags","ignore"],["defender_fate","retreat"],["moved",0],["card",null],["bonus_dice",0],["back_bonus_dice",0],["inspire",false],["inspire_back",false],["first_strike",false],["ambush",false],["swarm",1],["swarm_inspired",null],["volleys",1],["enemy_adjacent",false],["then",null],["second_target",null],["then_on","open"],["then_blocks",null],["then_leader",null],["then_support",false],["then_room",10],["then_leader_room",null],["then_inspire",false],["then_first_strike",false],["then_ambush",false],["value",null]]);
const $$bax=$dict([["range",$$r],["attacker_on",$$s],["attacker_blocks",$$t],["attacker_leader",$$v],["attacker_mounted_adjacent",$$w],["attacker_support",$$x],["attacker_room",$$y],["attacker_leader_room",$$z],["attacker_joins",$$A],["attacker_honor",$$B],["attacker_flags",$$D],["attacker_fate",$$F],["defender_on",$$G],["defender_blocks",$$H],["defender_leader",$$I],["defender_mounted_adjacent",$$J],["defender_support",$$K],["defender_room",$$L],["defender_leader_room",$$M],["defender_joins",$$N],["defender_honor",$$O],["defender_flags",$$P],["defender_fate",$$Q],["moved",$$R],["card",$$T],["bonus_dice",$$U],["back_bonus_dice",$$V],["inspire",$$W],["inspire_back",$$X],["first_strike",$$Y],["ambush",$$Z],["swarm",$$aa],["swarm_inspired",$$ab],["volleys",$$ac],["enemy_adjacent",$$ad],["then",$$ae],["second_target",$$af],["then_on",$$ag],["then_blocks",$$ah],["then_leader",$$ai],["then_support",$$aj],["then_room",$$ak],["then_leader_room",$$al],["then_inspire",$$am],["then_first_strike",$$an],["then_ambush",$$ao],["value",$$ap]]);
const $$baC=$dict([["terrain","defender_on"],["on","defender_on"],["target","defender"],["leader","attacker_leader"],["blocks","attacker_blocks"],["dice","bonus_dice"]]);
$value($$p,"__module___","samurai_odds.battles.attack.query");
$getter($$p,"worth_of_nothing_",function(){const a=this;let b;b=a._no_outcome_();return $py.float($get(evaluate(a.value_,$or(b,a.derive_(b))),0));});
$method($$p,"another_",$def("attacker defender **given",function(b,c,d=$dict([])){const a=this;let e;e=$attr($attr(a,"provenance_"),"inputs_").get_("rules");return $kw($py.type(a),[b,c],{rules:e,...$named(d)});}));
const $$baD=Object.freeze(["defender_leader_lost","attacker_leader_lost","then_leader_lost","defender_seppuku","attacker_seppuku","then_seppuku","battled_back","then_battled_back","then_fought"]);
$getter($$p,"flags_",function(){const a=this;let c;c=$each(a.derive_(a._no_outcome_()),b=>b,b=>$in("_",b)).values();return [...$it($$baD),...$it($each(c,d=>d,d=>d.endswith_(["_eliminated","_pushed_back"])).values())];});
$value($$av,"__module___","samurai_odds.battles.facts");
$value($$Lf,"__module___","samurai_odds.battles.facts");
$method($$Lf,"once_",$def("_ *key",function(b,c=[]){const a=this;let d,e,f,g,h;d=$attr(a.facts_,"read_").get_([b,c]);if((d===null)){if($ge($py.len($attr(a.facts_,"read_")),20000))$attr(a.facts_,"read_").clear_();e=$call($$Lf,a.facts_);f=[$call(b,e,...$it(c)),$attr(e,"rests_on_")];d=f;$putn($attr(a.facts_,"read_"),[b,c],f);}[g,h]=$unpacked(d,-1,2);if($true(h))$attr(a,"rests_on_").update_(h);return g;}));
$method($$Lf,"unit_",$def("key name default",function(b,c,d=0){const a=this;return a._read_($get($attr(a.facts_,"units_"),b).get_(c),$f`${c} of ${b}`,d);}));
$method($$Lf,"number_",$def("name",function(b){const a=this;let c;c=a._read_($get(a.facts_.numbers_,b),b,0);return c;}));
$method($$Lf,"_read_",$def("_ what default",function(b,c,d){const a=this;if((b===null))return d;a.note_(c,$get(b,"source"));return $get(b,"value");}));
$value($$aZj,"__module___","samurai_odds.battles.attack.plan");
$method($$aZj,"__init___",$def("plan",function(b){const a=this;let c,d;c=[b,b.used_,b.options_];a.plan_=c[0];a.used_=c[1];a.options_=c[2];d=$gt($get(b.options_,"moved"),0);a.q_=$get(b.used_.once_($$bcU,b.attacker_,b.defender_,$get(b.options_,"range"),d,b.volleys_),$slice(null,null,null));}));
$method($$aZj,"_party_",$def("place _ _",function(b,c,d){const a=this;let e,f,g,h;[e,f]=[a.options_,a.q_];[g,h]=[$get(e,$f`${c}_leader_room`),e.get_($f`${c}_joins`)];$put(f,$add(60,$mul(b,13)),$get(e,$f`${c}_room`));$put(f,$add(64,$mul(b,13)),((g===null)?$get(f,$add(60,$mul(b,13))):g));$put(f,$add(65,$mul(b,13)),((h===null)?0:h));$put(f,$add(61,$mul(b,13)),$$C.index_($get(e,$f`${d}_flags`)));$put(f,$add(62,$mul(b,13)),$$E.index_($get(e,$f`${d}_fate`)));}));
$method($$aZj,"_close_combat_",function(){const a=this;let b,c,d,e,f,g,h,i,j;[b,c,d]=[a.plan_,a.options_,a.q_];e=$get(c,"swarm");f=$add($get(d,$add(94,$mul(1,13))),a._card_dice_());$put(d,$add(94,$mul(1,13)),$mul(f,e));$put(d,$add(95,$mul(1,13)),$mul(f,$sub(e,1)));$put(d,$add(100,$mul(1,13)),$py.max(0,$sub(b.inspired_levies_,1)));g=$get(c,"attacker_mounted_adjacent");a._inspire_(1,$get(c,"inspire"),b.attacker_,g);if($true(b.can_battle_back_(b.defender_))){g=$get(c,"defender_mounted_adjacent");h=($true($get(c,"ambush"))?a.used_.number_("ambush_dice"):0);for([i,j]of $it([[4,0],[0,h]])){$put(d,$add(94,$mul(i,13)),$i_add($get(d,$add(94,$mul(i,13))),$add($get(c,"back_bonus_dice"),j)));a._inspire_(i,$get(c,"inspire_back"),b.defender_,g);}}});
$method($$aZj,"_fire_",function(){const a=this;let b,c,d,e;[b,c]=[a.q_,a._card_dice_()];if(!$true(c))return null;for(d of $it($py.range(2,$add(24,1)))){if($true($get(b,$add(28,d))))$put(b,$add(28,d),$i_add($get(b,$add(28,d)),c));}$put(b,$add(94,$mul(1,13)),$i_add($get(b,$add(94,$mul(1,13))),c));if($eq(a.plan_.volleys_,2)){for(e of $it([2,3]))$put(b,$add(94,$mul(e,13)),$i_add($get(b,$add(94,$mul(e,13))),c));}});
$method($$aZj,"_bonus_combat_",function(b){const a=this;let c,d,e,f,g,h,i,j,k,l,m;[c,d,e]=[a.options_,a.used_,a.q_];f=a.plan_.moved_up_();g=f.attacker_;[h,i]=[[0,g],[2,b]];j=$add($$bcV(d,g,b),a._card_dice_());$$bcW(d,e,6,h,i,j,true);if($true(f.can_battle_back_(b))){k=$$bcV(d,b,g);$$bcW(d,e,7,i,h,k,true);l=($true($get(c,"then_ambush"))?d.number_("ambush_dice"):0);$$bcW(d,e,5,i,h,$add(k,l),true);}m=$get(c,"attacker_mounted_adjacent");a._inspire_(6,$get(c,"then_inspire"),g,m);});
$method($$aZj,"_second_volley_",function(b){const a=this;let c,d,e,f;[c,d]=[[0,a.plan_.attacker_],[2,b]];e=$get(a.options_,"range");f=$$bcX(a.used_,$get(c,1),b,e,false);$$bcW(a.used_,a.q_,6,c,d,$add(f,a._card_dice_()),false);});
$method($$aZj,"_card_dice_",function(){const a=this;let b,c;b=$dict([["cavalry-charge","cavalry_charge_dice"],["shogun","shogun_dice"]]);c=b.get_($get(a.options_,"card"));return $add($py.int($get(a.options_,"bonus_dice")),($true(c)?a.used_.number_(c):0));});
$value($$bat,"__module___","samurai_odds.battles.attack.plan");
$getter($$bat,"close_",function(){const a=this;return $py.bool($eq($get(a.options_,"range"),1));});
$getter($$bat,"volleys_",function(){const a=this;return ($eq($get(a.options_,"card"),"hold-and-shoot")?2:$py.int($get(a.options_,"volleys")));});
$getter($$bat,"fires_at_two_",function(){const a=this;let b;return ($true(b=($attr(a,"second_")!==null))?!$true(a.close_):b);});
$getter($$bat,"inspired_levies_",function(){const a=this;let b;if(!$true($get(a.options_,"inspire")))return 0;return $py.int(($true(b=$get(a.options_,"swarm_inspired"))?b:1));});
$getter($$bat,"no_bonus_combat_",function(){const a=this;let b;b=a.defender_.on_;if((($attr(a,"second_")===null)||!$true(a.close_)))return null;if((!$true(a.attacker_.mounted_)&&($attr(a.attacker_,"leader_")===null))){return $f`no bonus combat: ${$attr(a.attacker_,"unit_")} has no leader; only cavalry and infantry with a leader make one (Bonus Close Combat)`;}if($$bam(a.used_,a.attacker_.mounted_,b)){return $f`no bonus combat: entering ${b} forbids battle (Bonus Close Combat)`;}return null;});
$method($$bat,"moved_up_",function(){const a=this;return $kw($attr(a,"_replace_"),[],{attacker:$kw($py.replace,[a.attacker_],{on:a.defender_.on_})});});
$method($$bat,"no_battle_back_",$def("defender",function(b){const a=this;return $$bcY(a.used_,a.attacker_,b);}));
$method($$bat,"can_battle_back_",$def("defender",function(b){const a=this;return (a.no_battle_back_(b)===null);}));
$value($$bav,"__module___","samurai_odds.battles.attack.situation");
$getter($$bav,"is_unit_",function(){const a=this;return $ne($attr(a,"unit_"),"lone-leader");});
$method($$Lf,"assumption_",$def("name",function(b){const a=this;let c,d;c=$get(a.facts_.numbers_,b);d=$get(c,"value");return d;}));
$method($$Lf,"limit_",$def("key name _",function(b,c,d){const a=this;let e,f,g;e=$get(a.facts_.terrain_,b);f=e.get_(c);g=($true(d)?e.get_($f`${c}_cavalry`,f):f);if((g!==null)){a.note_($f`dice limits of ${b}`,$get(e,"source"));}return g;}));
$method($$aZj,"_inspire_",function(b,c,d,e){const a=this;let f,g;if($true(c)){g=($true(f=($attr(d,"leader_")!==null))?!$true(e):f);$put(a.q_,$add(99,$mul(b,13)),($true(g)?1:2));}});
$declared.update_($$ar);
$facts.battles=$$cA;
$asked.battles={attack:$$p};
GAMES.battles=$game($asked.battles,{ask:$$as,shown:$$at,details:$$au},{"title":"Samurai Battles","forms":{"attack":{"title":"Attack","sides":[{"name":"attacker","label":"Attacker","kind":"letters","usual":"samurai-spear"},{"name":"defender","label":"Defender","kind":"letters","usual":"ashigaru-bow"}],"first":{},"fields":[{"name":"attacker_blocks","side":"attacker","label":"Blocks","kind":"few","least":1,"most":4},{"name":"defender_blocks","side":"defender","label":"Blocks","kind":"few","least":1,"most":4},{"name":"attacker_on","side":"attacker","label":"On","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open"},{"name":"defender_on","side":"defender","label":"On","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open"},{"name":"attacker_leader","side":"attacker","label":"Leader","kind":"choice","choices":["foot","mounted"]},{"name":"defender_leader","side":"defender","label":"Leader","kind":"choice","choices":["foot","mounted"]},{"name":"range","label":"Range","kind":"few","usual":1,"least":1,"most":5},{"name":"moved","label":"Moved","kind":"few","usual":0,"most":3},{"name":"attacker_mounted_adjacent","side":"attacker","label":"Mounted adjacent","kind":"flag","usual":false,"group":"Leaders"},{"name":"attacker_support","side":"attacker","label":"Support","kind":"flag","usual":false,"group":"Usual"},{"name":"attacker_room","side":"attacker","label":"Room","kind":"number","usual":10,"most":10,"group":"Expert"},{"name":"attacker_leader_room","side":"attacker","label":"Leader room","kind":"number","most":10,"group":"Expert"},{"name":"attacker_joins","side":"attacker","label":"Joins","kind":"number","least":1,"most":10,"group":"Expert"},{"name":"attacker_honor","side":"attacker","label":"Honor","kind":"number","most":60,"group":"Expert"},{"name":"attacker_flags","side":"attacker","label":"Flags","kind":"choice","choices":["ignore","accept","best"],"usual":"ignore","group":"Expert"},{"name":"attacker_fate","side":"attacker","label":"Fate","kind":"choice","choices":["retreat","seppuku","best"],"usual":"retreat","group":"Leaders"},{"name":"defender_mounted_adjacent","side":"defender","label":"Mounted adjacent","kind":"flag","usual":false,"group":"Leaders"},{"name":"defender_support","side":"defender","label":"Support","kind":"flag","usual":false,"group":"Usual"},{"name":"defender_room","side":"defender","label":"Room","kind":"number","usual":10,"most":10,"group":"Expert"},{"name":"defender_leader_room","side":"defender","label":"Leader room","kind":"number","most":10,"group":"Expert"},{"name":"defender_joins","side":"defender","label":"Joins","kind":"number","least":1,"most":10,"group":"Expert"},{"name":"defender_honor","side":"defender","label":"Honor","kind":"number","most":60,"group":"Expert"},{"name":"defender_flags","side":"defender","label":"Flags","kind":"choice","choices":["ignore","accept","best"],"usual":"ignore","group":"Expert"},{"name":"defender_fate","side":"defender","label":"Fate","kind":"choice","choices":["retreat","seppuku","best"],"usual":"retreat","group":"Leaders"},{"name":"card","label":"Card","kind":"choice","choices":["cavalry-charge","hold-and-shoot","infantry-onslaught","shogun"],"group":"Cards"},{"name":"bonus_dice","label":"Bonus dice","kind":"number","usual":0,"most":12,"group":"Cards"},{"name":"back_bonus_dice","label":"Back bonus dice","kind":"number","usual":0,"most":12,"group":"Cards"},{"name":"inspire","label":"Inspire","kind":"flag","usual":false,"group":"Leaders"},{"name":"inspire_back","label":"Inspire back","kind":"flag","usual":false,"group":"Leaders"},{"name":"first_strike","label":"First strike","kind":"flag","usual":false,"group":"Cards"},{"name":"ambush","label":"Ambush","kind":"flag","usual":false,"group":"Cards"},{"name":"swarm","label":"Swarm","kind":"few","usual":1,"least":1,"most":6,"group":"Expert"},{"name":"swarm_inspired","label":"Swarm inspired","kind":"few","least":1,"most":6,"group":"Expert"},{"name":"volleys","label":"Volleys","kind":"few","usual":1,"least":1,"most":2,"group":"Cards"},{"name":"enemy_adjacent","label":"Enemy adjacent","kind":"flag","usual":false,"group":"Expert"},{"name":"then","label":"Then","kind":"choice","choices":["samurai-spear","samurai-bow","ashigaru-spear","ashigaru-bow","ashigaru-arquebus","levy","samurai-spear-cavalry","samurai-bow-cavalry","bodyguard","lone-leader"],"group":"Second attack"},{"name":"second_target","label":"Second target","kind":"choice","choices":["samurai-spear","samurai-bow","ashigaru-spear","ashigaru-bow","ashigaru-arquebus","levy","samurai-spear-cavalry","samurai-bow-cavalry","bodyguard","lone-leader"],"group":"Second attack"},{"name":"then_on","label":"Then on","kind":"choice","choices":["open","forest","hill","ford","shallow-ford","bridge","building","field","ravine","tent","fence","palisade","castle"],"usual":"open","group":"Second attack"},{"name":"then_blocks","label":"Then blocks","kind":"few","least":1,"most":4,"group":"Second attack"},{"name":"then_leader","label":"Then leader","kind":"choice","choices":["foot","mounted"],"group":"Second attack"},{"name":"then_support","label":"Then support","kind":"flag","usual":false,"group":"Second attack"},{"name":"then_room","label":"Then room","kind":"number","usual":10,"most":10,"group":"Second attack"},{"name":"then_leader_room","label":"Then leader room","kind":"number","most":10,"group":"Second attack"},{"name":"then_inspire","label":"Then inspire","kind":"flag","usual":false,"group":"Second attack"},{"name":"then_first_strike","label":"Then first strike","kind":"flag","usual":false,"group":"Second attack"},{"name":"then_ambush","label":"Then ambush","kind":"flag","usual":false,"group":"Second attack"},{"name":"value","label":"Value","kind":"text","group":"Expert"}],"charted":false}},"letters":[["SS","samurai-spear"],["SB","samurai-bow"],["AS","ashigaru-spear"],["AB","ashigaru-bow"],["AA","ashigaru-arquebus"],["LV","levy"],["CS","samurai-spear-cavalry"],["CB","samurai-bow-cavalry"],["BG","bodyguard"],["Lone","lone-leader"]]});
for(const [key,{fields=[]}] of Object.entries(GAMES.battles.forms))$helped(`battles.${key}`,fields,{"side":"","choices":[],"usual":null,"least":0,"most":0,"group":"","many":false});
