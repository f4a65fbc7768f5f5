//# allFunctionsCalledOnLoad
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
np.default_rng = (seed) => {
let state = (seed ^ 0x9e3779b9) >>> 0;
const uniform = () => {
let x = (state = (state + 0x6d2b79f5) >>> 0);
x = Math.imul(x ^ (x >>> 15), x | 1);
x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
};
return { choice_: (values, size, { p }) => {
const all = values.values(), ends = np.cumsum(p).values(), last = ends.length - 1;
return new NDArray(Array.from({ length: size }, () => {
const x = uniform();
let low = 0, high = last;
while (low < high) { const middle = (low + high) >> 1; if (x < ends[middle]) high = middle; else low = middle + 1; }
return all[low];
}), [size]);
} };
};
class $$Kc extends $Object {}
$class($$Kc,"Fought",{line:null,theirs:null,odds:null,seen:null});
class $$Kf extends $Object {}
$class($$Kf,"SessionLuck",{battles:null,totals:null});
const $$kf=$def("asked _",(a,b)=>{let e,f,h;e=$each($kw($py.enumerate,[b],{start:1}),([c,d])=>$$Kd($call($$Kc,c,$get(d,"theirs"),$$a($$Kb(a,d)),$get(d,"seen")),null));f=$call($$Kf,$py.tuple(e),$py.tuple($$Ke(e,null,0)));h=$each(e,g=>[$add(($true(g.theirs_)?"theirs: ":""),$attr(g,"question_")),", ".join_($each(g.measures_,d=>$f`${$attr(d,"figure_").replace_("_"," ")} ${d.actual_}`)),((g.luck_===null)?"":g.luck_.percentile_.text_())]);return $dict([["verdict",$$Kg(f)],["battles",h]]);});
const $$Kg=a=>{let b,c,d,e,f,g,h,i;if(!$true(a.totals_))return ["The log records too little to measure luck.","Each battle is listed below."];b=$get(a.totals_,$neg(1));c=$attr(b,"standing_");d=$attr(c,"difference_");e=($ge(d,0)?"above":"below");f=($eq(b.battles_,1)?"1 battle":$f`${b.battles_} battles`);g=$$Ki($call($$Kh,$py.abs(d),d.se_,d.samples_));if($gt($py.len(a.totals_),1)){h=$f`${f} of ${$sub($py.len(a.totals_),1)} kinds: `;h=$i_add(h,$f`${g} standard deviations ${e} expectation.`);}else{i=$f`${$$Kj(c.actual_)} ${$attr(b,"unit_")}`.rstrip_();h=$f`${f}: ${i}, expected ${c.expected_.text_()}`;h=$i_add(h,$f`: ${g} ${e}.`);}return [h,$$Kk($py.float(c.percentile_)),...$it($$Kl(c))];};
const $$Kl=a=>{let b,c;[b,c]=[$gt($py.float($attr(a,"difference_")),0),$py.float(a.percentile_)];if(($lt($py.abs($attr(a,"difference_")),(1e-06))||$eq(b,$ge(c,(0.5)))))return [];if($true(b))return ["Above the average all the same: rare bad sessions pull the average down."];return ["Below the average all the same: rare good sessions pull the average up."];};
const $$Kk=a=>{let b,c,d,e,f,g;b=$ge(a,(0.5));c=$py.max(a,$sub(1,a));d=($true(b)?"luckier":"unluckier");e=($le($sub(c,(0.5)),(0.05))?"An ordinary session: ":"");f=($lt(c,(0.995))?$f`${$format($mul(100,c),$f`.0f`)}%`:"over 99%");g=$f`${e}${d} than ${f} of sessions like this one.`;return $add($get(g,0).upper_(),$get(g,$slice(1,null,null)));};
const $$Kj=$def("value",a=>$$Kn($$Km(a)));
const $$Kn=a=>{if((a===null))return "\u2013";if($py.isinstance(a,$$Kh))return a.text_();return ($py.isinstance(a,$py.float)?$f`${$format(a,$f`g`)}`:$py.str(a));};
const $$Km=$def("value",a=>($lt($py.abs($sub(a,$py.round(a))),(1e-06))?$py.round(a):$call($$Kh,a)));
class $$Kt extends $Object {}
$class($$Kt,"Total",{kind:null,yardstick:null,battles:null,standing:null,unit:()=>""});
const $$Ke=$def("_ _ seed",(a,b,c)=>{let d,e,f,g,j,l,m;d=$dict([]);for(e of $it(a)){f=$attr(e.odds_,"provenance_");if((e.luck_!==null)){d.setdefault_(($true(g=b)?g:$f`${f.game_} ${f.procedure_}`),[]).append_(e);}}j=$each(d.items_(),([h,i])=>$call($$Kt,(($true(b)||$eq($py.len(d),1))?"all":h),$$Kr($each(i,e=>e.yardstick_)),$py.len(i),$$Ks($each(i,e=>e.luck_,e=>$true(e.luck_)),c),$attr($get(i,0),"unit_")));if($gt($py.len(d),1)){l=$each(j,k=>$$Ku($attr(k,"standing_"),$py.sqrt(k.battles_)));m=$$Ku($$Ks(l,c));j.append_($call($$Kt,"all","standard deviations",$py.sum($each(j,k=>k.battles_)),m));}return j;});
class $$Kv extends $Object {}
$class($$Kv,"Standing",{actual:null,spread:null});
const $$Ku=(a,b=(1.0))=>{let c,d,e;c=a.spread_;d=($gt(c.deviation_,(1e-06))?$div(b,c.deviation_):(0.0));e=$mul(d,$sub(a.actual_,c.mean_));return $call($$Kv,e,c.scaled_(d,c.mean_));};
const $$Ks=$def("_ seed",(a,b)=>{let c,d,e,f,h;c=$py.Counter();d=$dict([]);for(e of $it(a)){f=$add($attr(e.spread_,"values_").tobytes_(),$attr(e.spread_,"chances_").tobytes_());$put(c,f,$i_add($get(c,f),1));$put(d,f,e.spread_);}h=$$Kw($each(c.items_(),([f,g])=>[$get(d,f),g]),b);return $call($$Kv,$py.fsum($each(a,e=>e.actual_)),h);});
class $$Kx extends $Object {}
$class($$Kx,"Spread",{values:null,chances:null,doubt:()=>(0.0),error:()=>(0.0),known_mean:()=>null});
const $$Kw=$def("_ seed",(a,b=0)=>{let c,d,e,f,h,i,j,k,l;e=$py.fsum($each(a,([d,c])=>$mul($mul(c,c),d.doubt_)));f=$each(a,([d,c])=>$mul(c,d.error_));h=$py.sqrt($py.fsum($each(f,g=>$mul(g,g))));i=$py.fsum($each(a,([d,c])=>$mul(c,d.mean_)));j=$call($$Kx,np.zeros(1),np.ones(1));for([d,c]of $it(a)){for(k of $it($py.range(c))){if($gt($mul($py.len($attr(j,"values_")),$py.len($attr(d,"values_"))),4194304)){return $kw($py.replace,[$$Ky(a,b,e)],{error:h,known_mean:i});}l=np.add.outer_($attr(j,"values_"),$attr(d,"values_"));j=$$Kz(l,np.multiply.outer_($attr(j,"chances_"),$attr(d,"chances_")));}}return $call($$Kx,$attr(j,"values_"),$attr(j,"chances_"),e,h,i);});
const $$Kz=$def("_ chances _ error",(a,b,c=(0.0),d=(0.0))=>{let e,f,g;[e,f]=$unpacked($kw(np.unique,[np.round(a,9)],{return_inverse:true}),-1,2);g=$kw(np.bincount,[f.ravel_()],{weights:b.ravel_(),minlength:$py.len(e)});return $call($$Kx,e,$div(g,$$KA(g)),c,d);});
const $$Ky=$def("_ seed _",(a,b,c)=>{let d,e,f,g,h;d=np.default_rng(b);e=np.zeros(262144);for([f,g]of $it(a)){for(h of $it($py.range(g))){e=$i_add(e,$kw($attr(d,"choice_"),[$attr(f,"values_"),262144],{p:$attr(f,"chances_")}));}}return $$Kz(e,np.full(262144,$div(1,262144)),$add(c,$div(1,262144)));});
const $$Kr=a=>($eq($py.len($py.set(a)),1)?$get(a,0):"each battle's own value");
class $$KF extends $Object {}
$class($$KF,"Battle",{line:null,question:null,theirs:null,odds:null,measures:null,yardstick:null,luck:null,left_out:()=>$$f});
const $$Kd=$def("fought _",(a,b)=>{let c,d,e,f,g,h,i,j,k,n;c=a.odds_;e=($true(d=b)?d:$$KB(c));[f,g,h]=$unpacked($$KC(e,a),-1,3);i=($true(a.theirs_)?$neg((1.0)):(1.0));j=null;if((f!==null)){k=$$KD(g,c,c.expect_(e).se_);j=$call($$Kv,$mul(i,f),k.scaled_(i));}n=$py.tuple($each(a.seen_.items_(),([l,m])=>$$KE(l,m,c)));return $call($$KF,$attr(a,"line_"),$attr(c,"asked_").wording_,a.theirs_,c,n,e,j,h);});
class $$KI extends $Object {}
$class($$KI,"Measure",{figure:null,actual:null,standing:null,chance:null});
const $$KE=$def("name value _",(a,b,c)=>{let d,e,f,g;d=$$KG($dict([[a,b]]),c);e=c.chance_of_(d);f=$$KH(a,b,c);if($in(a,c.words_))return $call($$KI,a,f,null,e);g=$$KD($$KJ(a,c),c,c.expect_(a).se_);return $call($$KI,a,f,$call($$Kv,b,g),e);});
const $$KJ=(a,b)=>{let c;c=$kw(np.asarray,[evaluate(a,$attr(b,"names_"),b.words_)],{dtype:$py.float});return np.broadcast_to(c,$attr(b,"chances_").shape_);};
const $$KH=$def("name value _",(a,b,c)=>($in(a,c.words_)?$get($get(c.words_,a),$py.int(b)):$f`${$format(b,$f`g`)}`));
const $$KG=(a,b)=>{let c,d,e;c=$kw(np.ones,[$py.len($attr(b,"rows_"))],{dtype:$py.bool});for([d,e]of $it(a.items_())){c=$i_and(c,$lt(np.absolute($sub($kw(np.asarray,[$get($attr(b,"names_"),d)],{dtype:$py.float}),e)),(1e-06)));}return c;};
const $$KD=$def("_ _ error",(a,b,c)=>$$Kz(a,$attr(b,"chances_"),($true(b.samples_)?$div(1,b.samples_):(0.0)),c));
const $$KC=$def("_ fought",(a,b)=>{let c,d,e,h,i,j,k,l,m,n,o,p;c=b.odds_;d=$$KJ(a,c);e=$py.tuple($py.sorted($sub(names_in(a),b.seen_.keys_())));if(!$true(e)){h=$dict($each(b.seen_.items_(),([f,g])=>[f,np.array([g])]));return [$py.float($get(evaluate(a,h,c.words_),0)),d,[]];}i=$kw(np.stack,[$each(b.seen_,f=>$kw(np.asarray,[$get($attr(c,"names_"),f)],{dtype:$py.float}))],{axis:1});[,j]=$unpacked($kw(np.unique,[np.round(i,9)],{axis:0,return_inverse:true}),-1,2);j=j.ravel_();k=$kw(np.bincount,[j],{weights:$attr(c,"chances_")});l=$get($div($kw(np.bincount,[j],{weights:$mul($attr(c,"chances_"),d)}),k),j);m=$$KG(b.seen_,c);if((!$true(m.any_())||($le(np.ptp(l),(n=(1e-06)))&&$lt(n,np.ptp(d)))))return [null,l,e];o=$py.bool(np.all($le(np.absolute($sub(l,d)),(1e-06))));return [$py.float($get($get(l,m),0)),l,($true(o)?[]:e)];});
const $$Kb=$def("asked _",(a,b)=>$kw($get(a,$get(b,"procedure")),[],{...$named($get(b,"given"))}));
const $$aFR=(a,b)=>{let c;c=$attr(a,"provenance_");if($ne(b,$$KB(a)))return "";return $$aFZ.get_([c.game_,c.procedure_],"");};
$method($$GN,"figure_",function(b){const a=this;let c;c=$py.getattr($attr(a,"asked_"),"flags",[]);if((is_condition(b)||$in(b.strip_(),c)))return a.p_(b);return a.expect_(b);});
$value($$Kt,"unit_","");
$getter($$Kv,"expected_",function(){const a=this;return a._amount_(a.spread_.mean_);});
$getter($$Kv,"difference_",function(){const a=this;return a._amount_($sub(a.actual_,a.spread_.mean_));});
$getter($$Kv,"percentile_",function(){const a=this;return a._share_($add(a._below_,$div(a._equal_,2)));});
$cached($$Kv,"_below_",function(){const a=this;return $$KA($get($attr(a.spread_,"chances_"),$lt($attr(a.spread_,"values_"),$sub(a.actual_,(1e-07)))));});
$cached($$Kv,"_equal_",function(){const a=this;return $$KA($get($attr(a.spread_,"chances_"),$le($py.abs($sub($attr(a.spread_,"values_"),a.actual_)),(1e-07))));});
$method($$Kv,"_amount_",$def("value",function(b){const a=this;return $call($$Kh,b,a.spread_.error_,($true(a.spread_.error_)?a._samples_:0));}));
$method($$Kv,"_share_",function(b){const a=this;let c;b=$py.min($py.max(b,(0.0)),(1.0));if($lt($sub((1.0),b),(1e-12)))b=(1.0);c=($true(a._samples_)?$$aEW(b,a._samples_):(0.0));return $kw($$Kh,[b,c,a._samples_],{proportion:true});});
$value($$Kx,"doubt_",(0.0));
$value($$Kx,"error_",(0.0));
$cached($$Kx,"mean_",function(){const a=this;return ((a.known_mean_===null)?$$aEV($attr(a,"chances_"),$attr(a,"values_")):a.known_mean_);});
$cached($$Kx,"deviation_",function(){const a=this;return $py.sqrt($$aEV($attr(a,"chances_"),np.square($sub($attr(a,"values_"),a.mean_))));});
$method($$Kx,"scaled_",function(b,c=(0.0)){const a=this;let d,e;d=np.round($mul($sub($attr(a,"values_"),c),b),9);e=$mul($sub(a.mean_,c),b);return $call($$Kx,d,$attr(a,"chances_"),a.doubt_,$mul($py.abs(b),a.error_),e);});
$getter($$KF,"unit_",function(){const a=this;return $$aFR(a.odds_,a.yardstick_);});
const $$aFS=Object.freeze(["battles","attack"]);
const $$aFT=Object.freeze(["battles","play"]);
const $$aFU=Object.freeze(["swords","battle"]);
const $$aFV=Object.freeze(["swords","campaign"]);
const $$aFW=Object.freeze(["ran","shock"]);
const $$aFX=Object.freeze(["ran","fire"]);
const $$aFY=Object.freeze(["ran","assault"]);
const $$aFZ=$dict([[$$aFS,"net blocks and banners"],[$$aFT,"net banners"],[$$aFU,"koku"],[$$aFV,"koku"],[$$aFW,"net rout points"],[$$aFX,"net rout points"],[$$aFY,"net rout points"]]);
$value($$Kc,"__module___","samurai_odds.reports.luck_log");
$value($$Kf,"__module___","samurai_odds.reports.luck_session");
$value($$Kt,"__module___","samurai_odds.reports.luck_session");
$value($$Kv,"__module___","samurai_odds.reports.luck_standing");
$getter($$Kv,"_samples_",function(){const a=this;return ($true(a.spread_.doubt_)?$py.round($div(1,a.spread_.doubt_)):0);});
$value($$Kx,"__module___","samurai_odds.reports.luck_standing");
$value($$Kx,"known_mean_",null);
$value($$KF,"__module___","samurai_odds.reports.luck_session");
$value($$KI,"__module___","samurai_odds.reports.luck_session");
const $luck=$$kf;
