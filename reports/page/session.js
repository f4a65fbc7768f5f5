"use strict";
class Session {
constructor(view) {
Object.assign(this, { view, seen: {}, told: {}, theirs: false, name: `session.${view.game}` });
}

draw() {
this.place = this.place || el("div");
const logged = remembered.get(this.name, []), { results } = this.view.answer.details();
const toggle = (label, pressed, press) => el("button", { type: "button", "aria-pressed": String(pressed), onclick: () => { press(); this.draw(); } }, label);
this.place.replaceChildren(
...results.map(([label, name, values]) => el("div", { role: "group", "aria-label": label }, el("p", { class: "small" }, label),
el("div", { class: "chips" }, values.map(([value, text]) => toggle(text, this.seen[name] === value, () => {
if (this.seen[name] === value) delete this.seen[name];
else Object.assign(this, { seen: { ...this.seen, [name]: value }, told: { ...this.told, [name]: text } });
}))))),
el("div", { class: "row" }, toggle("It was the other side's attack", this.theirs, () => { this.theirs = !this.theirs; }),
el("button", { type: "button", disabled: !Object.keys(this.seen).length, onclick: () => this.log(logged) }, "Log this battle")),
...(logged.length ? this.report(logged) : [el("p", { class: "small" }, "Tap what happened, then log it: the session's luck will stand here.")]));
return this.place;
}

log(logged) {
const { procedure, given } = this.view;
remembered.set(this.name, [...logged, { procedure, given, seen: this.seen, told: this.told, theirs: this.theirs }]);
Object.assign(this, { seen: {}, told: {}, theirs: false });
this.draw();
}

report(logged) {
let found;
try { found = this.view.about.luck(logged); } catch (fault) {
if (!fault.problems_) throw fault;
found = { verdict: [plainly(fault.problems_[0])], battles: logged.map((one) => [one.procedure, "", ""]) };
}
const { verdict, battles } = found, put = (all) => { remembered.set(this.name, all); this.draw(); };
return [el("p", { class: "verdict", role: "status" }, verdict[0]), ...verdict.slice(1).map((line) => el("p", {}, line)),
el("table", { class: "figures" }, el("thead", {}, el("tr", {}, el("th", {}, "battle"), el("th", {}, "percentile"), el("th", {}, ""))),
el("tbody", {}, battles.map(([question, happened, percentile], k) => el("tr", {}, el("th", { scope: "row" }, question, el("br"),
el("span", { class: "small" }, happened)), el("td", {}, percentile), el("td", {}, el("button", { type: "button",
"aria-label": `remove battle ${k + 1}`, onclick: () => put(logged.filter((_, place) => place !== k)) }, "×")))))),
el("div", { class: "row" }, el("button", { type: "button", onclick: () => this.copy(logged) }, "Copy the log"),
el("button", { type: "button", onclick: () => put([]) }, "New session")), this.copied = el("pre", { class: "small", hidden: true })];
}

async copy(logged) {
const text = logged.map((one) => logLine(this.view.game, this.view.about.forms[one.procedure], one)).join("\n");
this.copied.textContent = text;
this.copied.hidden = false;
try { await navigator.clipboard.writeText(text); } catch { /* it stands below, to be marked */ }
}
}
function logLine(game, form, { procedure, given, seen, told, theirs }) {
const quoted = (text) => (/^[\w.,/-]+$/.test(text) ? text : `"${text}"`), sides = form.sides.map((side) => side.name);
const options = Object.entries(given).filter(([name]) => !sides.includes(name)).flatMap(([name, value]) => {
const option = `--${form.fields.find((field) => field.name === name).option}`;
return value === true ? [option] : [value].flat().map((one) => `${option} ${quoted(String(one))}`);
});
const happened = Object.keys(seen).map((name) => `${name} ${told[name]}`).join(", ");
const asked = [game, procedure, ...sides.map((name) => quoted(given[name])), ...options].join(" ");
return `${theirs ? "theirs " : ""}${asked} : ${happened}`;
}
class $$Fought extends $Object {}
$class($$Fought,"Fought",{line:null,theirs:null,odds:null,seen:null});
class $$SessionLuck extends $Object {}
$class($$SessionLuck,"SessionLuck",{battles:null,totals:null});
const $$session_luck=($def("asked logged",function(a,b){let e,f,h;e=$each($kw($py.enumerate,[b],{start:1}),([c,d])=>$$measured($call($$Fought,c,$get(d,"theirs"),$$exactly($$_question(a,d)),$get(d,"seen")),null));f=$call($$SessionLuck,$call($py.tuple,e),$call($py.tuple,$$totals(e,null,0)));h=$each(e,g=>[$add(($true(g.theirs_)?"theirs: ":""),g.question_),", ".join_($each(g.measures_,d=>(""+$text($attr(d,"figure_").replace_("_"," "))+" "+$text(d.actual_)))),((g.luck_===null)?"":g.luck_.percentile_.text_())]);return $dict([["verdict",$$verdict(f).split_("\n")],["battles",h]]);}));
const $$verdict=((function(a){let f,h,i,d,e,g,c,b;if(!$true(a.totals_)){return "The log records too little to measure luck.\nEach battle is listed below.";}b=$get(a.totals_,$neg(1));c=$attr(b,"standing_");d=$attr(c,"difference_");e=($true($ge(d,0))?"above":"below");f=($true($eq(b.battles_,1))?"1 battle":(""+$text(b.battles_)+" battles"));g=$$plain($call($$Figure,$py.abs(d),d.se_,d.samples_));if($true($gt($py.len(a.totals_),1))){i=(""+$text(f)+" of "+$text($sub($py.len(a.totals_),1))+" kinds: ");i=$i_add(i,(""+$text(g)+" standard deviations "+$text(e)+" expectation."));}else{h=(""+$text($$amount(c.actual_))+" "+$text($attr(b,"unit_"))).rstrip_();i=(""+$text(f)+": "+$text(h)+", expected "+$text(c.expected_.text_()));i=$i_add(i,(": "+$text(g)+" "+$text(e)+"."));}return (""+$text(i)+"\n"+$text($$_in_words1($call($py.float,c.percentile_))));}));
const $$_in_words1=((function(a){let b,g,f,e,c,d;b=$ge(a,(0.5));c=$py.max(a,$sub(1,a));d=($true(b)?"luckier":"unluckier");e=($true($le($sub(c,(0.5)),(0.05)))?"An ordinary session: ":"");f=($true($lt(c,(0.995)))?(""+$format($mul(100,c),(".0f"))+"%"):"over 99%");g=(""+$text(e)+$text(d)+" than "+$text(f)+" of sessions like this one.");return $add($get(g,0).upper_(),$get(g,$slice(1,null,null)));}));
const $$amount=($def("value",function(a){return $$cell_text($$_whole(a));}));
const $$cell_text=((function(a){if((a===null)){return "\u2013";}if($true($py.isinstance(a,$$Figure))){return a.text_();}return ($true($py.isinstance(a,$py.float))?(""+$format(a,("g"))):$call($py.str,a));}));
const $$_whole=($def("value",function(a){return ($true($lt($py.abs($sub(a,$py.round(a))),(1e-06)))?$py.round(a):$call($$Figure,a));}));
class $$Total extends $Object {}
$class($$Total,"Total",{kind:null,yardstick:null,battles:null,standing:null,unit:()=>""});
const $$totals=($def("battles by seed",function(a,b,c){let f,k,d,g,m,n,h;d=$dict([]);for(const e of $it(a)){f=e;g=f.odds_.provenance_;if((f.luck_!==null)){d.setdefault_(($true(h=b)?h:(""+$text(g.game_)+" "+$text(g.procedure_))),[]).append_(f);}}k=$each(d.items_(),([i,j])=>$call($$Total,(($true(b)||$true($eq($py.len(d),1)))?"all":i),$kw($py.max,[$each(j,f=>f.yardstick_)],{key:$py.len}),$py.len(j),$$_added($each(j,f=>f.luck_,f=>$true(f.luck_)),c),$attr($get(j,0),"unit_")));if($true($gt($py.len(d),1))){m=$each(k,l=>$$_in_deviations($attr(l,"standing_"),$py.sqrt(l.battles_)));n=$$_in_deviations($$_added(m,c));k.append_($call($$Total,"all","standard deviations",$py.sum($each(k,l=>l.battles_)),n));}return k;}));
class $$Standing extends $Object {}
$class($$Standing,"Standing",{actual:null,spread:null});
const $$_in_deviations=((function(a,b=(1.0)){let e,d,c;c=a.spread_;d=($true($gt(c.deviation_,(1e-06)))?$div(b,c.deviation_):(0.0));e=$mul(d,$sub(a.actual_,c.mean_));return $call($$Standing,e,c.scaled_(d,c.mean_));}));
const $$_added=($def("standings seed",function(a,b){let f,g,i,d,c;c=$call($py.Counter);d=$dict([]);for(const e of $it(a)){f=e;g=$add($attr(f.spread_,"values_").tobytes_(),$attr(f.spread_,"chances_").tobytes_());$put(c,g,$i_add($get(c,g),1));$put(d,g,f.spread_);}i=$$sum_of($each(c.items_(),([g,h])=>[$get(d,g),h]),b);return $call($$Standing,$py.fsum($each(a,f=>f.actual_)),i);}));
class $$Spread extends $Object {}
$class($$Spread,"Spread",{values:null,chances:null,doubt:()=>(0.0),error:()=>(0.0),known_mean:()=>null});
const $$sum_of=($def("spreads seed",function(a,b=0){let m,j,e,h,f,i,d,n,c;e=$py.fsum($each(a,([d,c])=>$mul($mul(c,c),d.doubt_)));f=$each(a,([d,c])=>$mul(c,d.error_));h=$py.sqrt($py.fsum($each(f,g=>$mul(g,g))));i=$py.fsum($each(a,([d,c])=>$mul(c,d.mean_)));j=$call($$Spread,np.zeros(1),np.ones(1));for(const k of $it(a)){[d,c]=$unpacked(k,-1,2);for(const l of $it($call($py.range,c))){m=l;if($true($gt($mul($py.len($attr(j,"values_")),$py.len($attr(d,"values_"))),4194304))){return $kw($py.replace,[$$_played(a,b,e)],{error:h,known_mean:i});}n=np.add.outer_($attr(j,"values_"),$attr(d,"values_"));j=$$spread_of(n,np.multiply.outer_($attr(j,"chances_"),$attr(d,"chances_")));}}return $call($$Spread,$attr(j,"values_"),$attr(j,"chances_"),e,h,i);}));
const $$spread_of=($def("values chances doubt error",function(a,b,c=(0.0),d=(0.0)){let e,f,g;[e,f]=$unpacked($kw(np.unique,[$call(np.round,a,9)],{return_inverse:true}),-1,2);g=$kw(np.bincount,[f.ravel_()],{weights:b.ravel_(),minlength:$py.len(e)});return $call($$Spread,e,$div(g,$$total(g)),c,d);}));
const $$_played=($def("spreads seed doubt",function(a,b,c){let j,d,g,e,h;d=$call(np.default_rng,b);e=np.zeros(262144);for(const f of $it(a)){[g,h]=$unpacked(f,-1,2);for(const i of $it($call($py.range,h))){j=i;e=$i_add(e,$kw($attr(d,"choice_"),[$attr(g,"values_"),262144],{p:$attr(g,"chances_")}));}}return $$spread_of(e,np.full(262144,$div(1,262144)),$add(c,$div(1,262144)));}));
class $$Battle1 extends $Object {}
$class($$Battle1,"Battle",{line:null,question:null,theirs:null,odds:null,measures:null,yardstick:null,luck:null,left_out:()=>$$K1});
const $$measured=((function(a,b){let f,o,h,n,c,i,k,j,g,e,d;c=a.odds_;e=($true(d=b)?d:$$usual_yardstick(c));[f,g,h]=$unpacked($$_compared(e,a),-1,3);i=($true(a.theirs_)?$neg((1.0)):(1.0));j=null;if((f!==null)){k=$$_spread(g,c,c.expect_(e).se_);j=$call($$Standing,$mul(i,f),k.scaled_(i));}n=$call($py.tuple,$each(a.seen_.items_(),([l,m])=>$$_measure(l,m,c)));o=$get($get($attr(c.asked_,"heading_").partition_(": "),2).partition_("\n"),0);return $call($$Battle1,a.line_,o,a.theirs_,c,n,e,j,h);}));
class $$Measure extends $Object {}
$class($$Measure,"Measure",{figure:null,actual:null,standing:null,chance:null});
const $$_measure=($def("name value odds",function(a,b,c){let e,d,g,f;d=$$matching($dict([[a,b]]),c);e=c.chance_of_(d);f=$get($$spoken(a,b,c).partition_(" "),2);if($in(a,c.words_)){return $call($$Measure,a,f,null,e);}g=$$_spread($$_values(a,c),c,c.expect_(a).se_);return $call($$Measure,a,f,$call($$Standing,b,g),e);}));
const $$_values=((function(a,b){let c;c=$kw(np.asarray,[evaluate(a,$attr(b,"names_"),b.words_)],{dtype:$py.float});return $call(np.broadcast_to,c,$attr(b,"chances_").shape_);}));
const $$spoken=($def("name value odds",function(a,b,c){return (""+$text(a)+" "+$text(($in(a,c.words_)?$get($get(c.words_,a),$call($py.int,b)):(""+$format(b,("g"))))));}));
const $$matching=((function(a,b){let c,e,f;c=$kw(np.ones,[$py.len(b.rows_)],{dtype:$py.bool});for(const d of $it(a.items_())){[e,f]=$unpacked(d,-1,2);c=$i_and(c,$lt($call(np.absolute,$sub($kw(np.asarray,[$get($attr(b,"names_"),e)],{dtype:$py.float}),f)),(1e-06)));}return c;}));
const $$_spread=($def("values odds error",function(a,b,c){return $$spread_of(a,$attr(b,"chances_"),($true(b.samples_)?$div(1,b.samples_):(0.0)),c);}));
const $$_compared=((function(a,b){let p,m,l,h,j,i,e,c,o,k,d,n;c=b.odds_;d=$$_values(a,c);e=$call($py.tuple,$py.sorted($sub($call(names_in,a),b.seen_.keys_())));if(!$true(e)){h=$dict($each(b.seen_.items_(),([f,g])=>[f,np.array([g])]));return [$call($py.float,$get(evaluate(a,h,c.words_),0)),d,[]];}i=$kw(np.stack,[$each(b.seen_,f=>$kw(np.asarray,[$get($attr(c,"names_"),f)],{dtype:$py.float}))],{axis:1});[,j]=$unpacked($kw(np.unique,[$call(np.round,i,9)],{axis:0,return_inverse:true}),-1,2);j=j.ravel_();k=$kw(np.bincount,[j],{weights:$attr(c,"chances_")});l=$get($div($kw(np.bincount,[j],{weights:$mul($attr(c,"chances_"),d)}),k),j);m=$$matching(b.seen_,c);if((!$true(m.any_())||$true(($le($call(np.ptp,l),(n=(1e-06)))&&$lt(n,$call(np.ptp,d)))))){return [null,l,e];}o=$call($py.bool,$call(np.all,$le($call(np.absolute,$sub(l,d)),(1e-06))));return [$call($py.float,$get($get(l,m),0)),l,($true(o)?[]:e)];}));
const $$_question=($def("asked one",function(a,b){return $kw($get(a,$get(b,"procedure")),[],{...$named($get(b,"given"))});}));
const $$unit_of1=((function(a,b){let c;c=a.provenance_;if($true($ne(b,$$usual_yardstick(a)))){return "";}return $$K1191.get_([c.game_,c.procedure_],"");}));
$value($$Total,"unit_","");
$getter($$Standing,"expected_",(function(){const a=this;return a._amount_(a.spread_.mean_);}));
$getter($$Standing,"difference_",(function(){const a=this;return a._amount_($sub(a.actual_,a.spread_.mean_));}));
$getter($$Standing,"percentile_",(function(){const a=this;return a._share_($add(a._below_,$div(a._equal_,2)));}));
$cached($$Standing,"_below_",(function(){const a=this;return $$total($get($attr(a.spread_,"chances_"),$lt($attr(a.spread_,"values_"),$sub(a.actual_,(1e-07)))));}));
$cached($$Standing,"_equal_",(function(){const a=this;return $$total($get($attr(a.spread_,"chances_"),$le($py.abs($sub($attr(a.spread_,"values_"),a.actual_)),(1e-07))));}));
$method($$Standing,"_amount_",$def("value",function(b){const a=this;return $call($$Figure,b,a.spread_.error_,($true(a.spread_.error_)?a._samples_:0));}));
$method($$Standing,"_share_",(function(b){const a=this;let c;b=$py.min($py.max(b,(0.0)),(1.0));if($true($lt($sub((1.0),b),(1e-12)))){b=(1.0);}c=($true(a._samples_)?$$wilson_error(b,a._samples_):(0.0));return $kw($$Figure,[b,c,a._samples_],{proportion:true});}));
$value($$Spread,"doubt_",(0.0));
$value($$Spread,"error_",(0.0));
$cached($$Spread,"mean_",(function(){const a=this;return ((a.known_mean_===null)?$$mean($attr(a,"chances_"),$attr(a,"values_")):a.known_mean_);}));
$cached($$Spread,"deviation_",(function(){const a=this;return $py.sqrt($$mean($attr(a,"chances_"),$call(np.square,$sub($attr(a,"values_"),a.mean_))));}));
$method($$Spread,"scaled_",(function(b,c=(0.0)){const a=this;let e,d;d=$call(np.round,$mul($sub($attr(a,"values_"),c),b),9);e=$mul($sub(a.mean_,c),b);return $call($$Spread,d,$attr(a,"chances_"),a.doubt_,$mul($py.abs(b),a.error_),e);}));
$getter($$Battle1,"unit_",(function(){const a=this;return $$unit_of1(a.odds_,a.yardstick_);}));
$method($$Joint,"figure_",(function(b){const a=this;let c;c=$py.getattr(a.asked_,"flags",[]);if(($true(is_condition(b))||$in(b.strip_(),c))){return a.p_(b);}return a.expect_(b);}));
const $$K1184=Object.freeze(["battles","attack"]);
const $$K1185=Object.freeze(["battles","play"]);
const $$K1186=Object.freeze(["swords","battle"]);
const $$K1187=Object.freeze(["swords","campaign"]);
const $$K1188=Object.freeze(["ran","shock"]);
const $$K1189=Object.freeze(["ran","fire"]);
const $$K1190=Object.freeze(["ran","assault"]);
const $$K1191=$dict([[$$K1184,"net blocks and banners"],[$$K1185,"net banners"],[$$K1186,"koku"],[$$K1187,"koku"],[$$K1188,"net rout points"],[$$K1189,"net rout points"],[$$K1190,"net rout points"]]);
$getter($$Standing,"_samples_",(function(){const a=this;return ($true(a.spread_.doubt_)?$py.round($div(1,a.spread_.doubt_)):0);}));
$value($$Spread,"known_mean_",null);
const $luck=$$session_luck;
