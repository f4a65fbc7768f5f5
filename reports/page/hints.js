//# allFunctionsCalledOnLoad
const HINTS=({Player,GAME,RULES})=>{
const $array = (data, shape = [data.length]) => new NDArray(data, shape);
function $typed(one) {
if (!(one instanceof NDArray)) return one;
if (!ArrayBuffer.isView(one.data)) Object.assign(one, $array(Int32Array.from(one.values()), one.shape));
return one.plain ? one.data : one.data.subarray(one.offset, one.offset + one.size);
}
const $numbers = (given) => $array(Int32Array.from(given));
class $Question extends NDArray {
constructor(shared, own, end) {
super(null, [shared.numbers.length + end.length]);
Object.assign(this, { shared, own, end });
}
set data(_) { /* it has none of its own */ }
get data() {
const { shared, own, end } = this, { numbers } = shared, length = numbers.length + end.length;
if (shared.now !== this) {
if (shared.work.length < length) {
const { work } = shared;
(shared.work = new Int32Array(2 * length)).set(work);
}
for (const place of shared.changed) shared.work[place] = numbers[place];
for (const [place, value] of own) shared.work[place] = value;
shared.work.set(end, numbers.length);
Object.assign(shared, { now: this, changed: [...own.keys()], view: shared.work.subarray(0, length) });
}
return shared.view;
}
get whole_() { return this; }
copy_() { return new $Question(this.shared, new Map(this.own), this.end); }
ended_(place, numbers) {
return new $Question(this.shared, new Map(this.own), [...this.end.slice(0, place - this.shared.numbers.length), ...numbers]);
}
put(places, value) {
const spot = this.spot(places);
if (spot >= 0) this.own.set(spot, +$plain(value));
else {
const { shape, strides, offset } = this.index(places);
$spread(np.asarray(value), shape).forEach((each, k) => { this.own.set(offset + k * strides[0], +each); });
}
this.shared.now = null;
}
}
const $question = (given) => {
const numbers = $typed(given);
return new $Question({ numbers, work: numbers.slice(), changed: [], now: null, view: null }, new Map(), []);
};
const $rule = (name) => (...given) => RULES[name](...given.map($typed));
const $drawn_among = (...given) => RULES.drawn_among(...given);
const $redrawn_from = (seed, game) => RULES.word_at(RULES.key(BigInt(seed) ^ BigInt(GAME.redrawn)), game, 0);
const $draw_hidden = (start, state, seat, word) => start.game_.redraw_(start.question_, state, seat, word);

const $players = new WeakMap();
let $used = new Int32Array(0); // games whose end nobody wants are played in it
function $player(start) {
const question = $typed(start.question_), state = $typed(start.state_);
if (!$players.has(start)) $players.set(start, new Player({ question, state }));
if ($used.length !== state.length) $used = new Int32Array(state.length);
return Object.assign($players.get(start), { question, used: $used });
}
const $known = new WeakMap();
const known = (start, seed, game, row) => {
if (!$known.has(start)) $known.set(start, new Map());
$known.get(start).set(`${seed} ${game}`, row);
};
function $play_range(start, seed, first, games) {
const rows = new Int16Array(games * GAME.row), player = $player(start), there = $known.get(start);
for (let k = 0; k < games; k++) rows.set(there?.get(`${seed} ${first + k}`) || player.rowOf(seed, first + k), k * GAME.row);
return $array(rows, [games, GAME.row]);
}
const rowOf = (start, seed, game) => $play_range(start, seed, game, 1).data;
const lent = ({ question_: { own, end }, state_ }) => ({ own: [...own], end, state: $typed(state_) });
const borrowed = ({ question_ }, { own, end, state }) => ({ question_: new $Question(question_.shared, new Map(own), end), state_: $array(state) });

const $ended = (steps) => { for (;;) { const { done, value } = steps.next(); if (done) return value; } };
const $log = new Int32Array(1000000), $nothing = new Int32Array(0);
function $played(start, seed, game, rows, logged) {
$log[0] = 0;
const { state, draws } = $player(start).part(seed, game, logged ? $log : $nothing), events = [];
if ($log[0] > $log.length) throw RangeError(`game ${game} of seed ${seed} is too long to be recorded`);
for (let at = 1; at < $log[0]; at += 3 + $log[at + 2]) {
const [what, value, options] = $log.subarray(at, at + 3);
events.push([what, value, what < 0 ? [...$log.subarray(at + 3, at + 3 + options)] : null]);
}
return [$array(state), draws, events];
}
const $ratio = (above, below) => (x) =>
above.reduce((sum, one) => sum * x + one) / below.reduce((sum, one) => sum * x + one);
const $central = $ratio(
[2.5090809287301226727e+3, 3.3430575583588128105e+4, 6.7265770927008700853e+4, 4.5921953931549871457e+4,
1.3731693765509461125e+4, 1.9715909503065514427e+3, 1.3314166789178437745e+2, 3.3871328727963666080e+0],
[5.2264952788528545610e+3, 2.8729085735721942674e+4, 3.9307895800092710610e+4, 2.1213794301586595867e+4,
5.3941960214247511077e+3, 6.8718700749205790830e+2, 4.2313330701600911252e+1, 1.0]);
const $near = $ratio(
[7.74545014278341407640e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1, 1.27045825245236838258e+0,
3.64784832476320460504e+0, 5.76949722146069140550e+0, 4.63033784615654529590e+0, 1.42343711074968357734e+0],
[1.05075007164441684324e-9, 5.47593808499534494600e-4, 1.51986665636164571966e-2, 1.48103976427480074590e-1,
6.89767334985100004550e-1, 1.67638483018380384940e+0, 2.05319162663775882187e+0, 1.0]);
const $far = $ratio(
[2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3, 2.65321895265761230930e-2,
2.96560571828504891230e-1, 1.78482653991729133580e+0, 5.46378491116411436990e+0, 6.65790464350110377720e+0],
[2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5, 7.86869131145613259100e-4,
1.48753612908506148525e-2, 1.36929880922735805310e-1, 5.99832206555887937690e-1, 1.0]);
function $quantile(p) {
const q = p - 0.5;
if (Math.abs(q) <= 0.425) return $central(0.180625 - q * q) * q;
const r = Math.sqrt(-Math.log(q <= 0 ? p : 1 - p)), x = r <= 5 ? $near(r - 1.6) : $far(r - 5);
return q < 0 ? -x : x;
}

const $ids = new WeakMap();
let $many = 0;
Object.assign($py, {
Real: { test: $number }, Integral: { test: Number.isInteger },
NormalDist: () => ({ inv_cdf_: $quantile }),
id: (one) => { if (!$ids.has(one)) $ids.set(one, ++$many); return $ids.get(one); },
takewhile: (test, items) => { const found = []; for (const one of $it(items)) { if (!test(one)) break; found.push(one); } return found; },
bytes: (text) => text,
monotonic: () => performance.now() / 1000,
RuntimeError: $fault("RuntimeError"), KeyboardInterrupt: $fault("KeyboardInterrupt"),
});
Object.assign(np, {
sort: (one) => $array([...np.asarray(one).values()].sort((a, b) => a - b)),
exp: (one) => np.each(one, Math.exp),
});
NDArray.prototype.mean_ = function () { return this.sum_() / this.size; };
NDArray.prototype.std_ = function () {
const mean = this.mean_();
return Math.sqrt(np.each(this, (x) => (x - mean) ** 2).mean_());
};

class $$v extends $Object {}
$class($$v,"Search",{authors:null,playouts:null,replies:null});
const $$u=$def("listing start playouts luck",(a,b,c,d)=>{let e,g;e=$call($$v,b.game_.authors_,c,b.game_.replies_).decide_(b,d);if((e===null))return null;g=$each($attr(e,"said_"),f=>$py.list(f));return $dict([["choices",($true(g)?[]:$each(e.key_,h=>$py.list(h)))],["said",g]]);});
const $$t=(a,b,c,d,e=0,f=0,g=32)=>{let h,k;h=$py.list($$w(b,c));k=$each($py.enumerate(h),([i,j])=>i,([i,j])=>($eq(j.seat_,d)&&$ge(j.draw_,e)));if(!$true(k))return null;return $$y($$x(a,$get(h,$get(k,$neg(1))),$get(k,$neg(1)),f,g),a);};
class $$z extends $Object {}
$class($$z,"Told",{lines:null,said:null});
class $$A extends $Object {}
$class($$A,"Decision",{reviewed:null,side:null,done:null,better:null});
const $$y=(a,b)=>{let c;c=$call($$A,a,"",$call($$z,[],""),null);return $dict([["number",a.turn_.number_],["draw",a.turn_.draw_],["seat",a.turn_.seat_],["before",$$B(a.before_)],["error",$$B($attr(a,"error_"))],["luck",$$B(a.luck_)],["lost",a.lost_.to_dict_()],["mark",c.mark_],["missed_win",a.missed_win_],["forced",a.forced_],["plan",$$C(a.turn_.plan_,b)],["best",((a.best_===a.turn_.plan_)?null:$$C(a.best_,b))]]);};
const $$C=$def("plan listing",(a,b)=>$dict([["choices",$each(a.key_,c=>$py.list(c))],["words",b.worded_(a.start_,a)],["author",a.author_]]));
const $$B=a=>$each(a,b=>b.to_dict_());
const $$x=$def("listing turn place seed games",(a,b,c,d,e)=>{let f,g;[f,g]=[$$D(b,c,d),b.start_.game_.authors_];return $$E(b,g,e,f,a.replies_);});
class $$H extends $Object {}
$class($$H,"_Games",null);
class $$I extends $Object {}
$class($$I,"Limit",{stderr:()=>null,seconds:()=>null,samples:()=>null});
class $$N extends $Object {}
$class($$N,"Reviewed",{turn:null,before:null,chosen:null,error:null,luck:null,best:null,forced:null,ended:()=>false});
const $$E=$def("turn authors games luck replies play",(a,b,c,d,e,f=$play_range)=>{let g,h,i,k,m,n,o,p,q,r,s,t,u,v,w,x;g=$$F(a.start_,$get(b,0));[h,i]=$unpacked($$G(a,g,b),-1,2);k=$each(h,j=>$call($$H,j,e,d,f));m=$ended($kw($$J,[k,10000,$kw($$I,[],{samples:c})],{kept:$set([0]),certain:$each($py.enumerate(h),([l,j])=>l,([l,j])=>$true(j.wins_))}));n=$$K(m);if(($true(n)&&!$true($get(h,n).wins_))){k=$each(h,j=>$call($$H,j,e,$xor(d,48727),f));o=$sub($call($get(k,n),0,c).sum_(),$call($get(k,0),0,c).sum_());n=($gt(o,0)?n:0);}p=$$L($get(k,n),$get(k,0));q=$neg($get($get(p,$neg(1)),a.seat_));r=$mul((2.0),$get(g.game_.error_(g.question_,g.state_),1));u=($true(t=$ge(q,(0.02)))?($true(s=!$true($get(h,n).wins_))?$gt(r,$div((0.5),$py.sqrt(c))):s):t);if($true(u)){v=$each([n,0],l=>$call($$H,$get(h,l),null,$xor(d,48727),f));for(w of $it(v))$call(w,0,$mul(2,c));p=$$M(p,$$L(...$it(v)),r,a.seat_);if($ge($get($get(p,$neg(1)),a.seat_),0))[n,p]=[0,$$L($get(k,0),$get(k,0))];}x=($eq(n,0)?a.plan_:$get(h,n));return $call($$N,a,...$it(p),[],x,!$true(i),u);});
class $$O extends $Number {}
$class($$O,"Figure",null);
const $$M=$def("evaluated ended off seat",(a,b,c,d)=>{let e,f,g,h,k,n,o;[e,f]=$unpacked([$add($pow($get($get(a,$neg(1)),d).se_,2),$pow(c,2)),$pow($get($get(b,$neg(1)),d).se_,2)],-1,2);g=$div(e,$add(e,f));h=$def("one other off",(i,j,c=(0.0))=>{let k,l;k=$add($mul($pow($sub(1,g),2),$add($pow(i.se_,2),$pow(c,2))),$mul($pow(g,2),$pow(j.se_,2)));l=$add($mul($sub(1,g),i),$mul(g,j));return $call($$O,l,$py.sqrt(k),j.samples_,i.proportion_);});[n,o]=$unpacked($each($kw($py.zip,[$get(a,$slice(null,2,null)),$get(b,$slice(null,2,null))],{strict:true}),m=>$py.tuple($py.map(h,...$it(m)))).values(),-1,2);k=$py.tuple($py.map($kw($py.partial,[h],{off:c}),$get(a,$neg(1)),$get(b,$neg(1))));return [n,o,k];});
const $$L=$def("best own",(a,b)=>{let c,d,e,f,g,h,i,j;[c,d,e]=[[],[],[]];for(f of $it($py.range(a.start_.seats_))){[g,h]=[a.worth_(f),b.worth_(f)];i=$py.min($py.len(g),$py.len(h));c.append_($$P(g,10000));e.append_($$P($sub($get(h,$slice(null,i,null)),$get(g,$slice(null,i,null))),10000));j=$$P(h,10000);d.append_($call($$O,$add($get(c,$neg(1)),$get(e,$neg(1))),j.se_,j.samples_,true));}return [$py.tuple(c),$py.tuple(d),$py.tuple(e)];});
const $$P=(a,b,c=true)=>{let d,e,f,g,h;[d,e]=[$py.len(a),$py.int(a.sum_())];f=$py.int($mul(a,a).sum_());g=$py.max($sub($mul(f,d),$mul(e,e)),0);h=$div($div($py.sqrt($div(g,$py.max($sub(d,1),1))),d),b);return $call($$O,$div($div(e,d),b),h,d,c);};
const $$K=a=>{let c,d;[c,d]=[$get(a.placings_,0),$py.next($each(a.placings_,b=>b,b=>$eq(b.number_,0)))];return (($true(c.sure_)||$gt(d.loss_,$mul((1.0),d.loss_.se_)))?c.number_:0);};
class $$R extends $Object {}
$class($$R,"_Field",null);
const $$J=$def("players scale limit kept confidence progress first_look certain pace tell",function*(a,b,c,d=$$Q,e=(0.95),f=null,g=128,h=$$Q,i=null,j=null){let k,l,m,n,o,p,q,r,s;k=$call($$R,$py.len(a),b,d,e,h);[l,m]=[$py.monotonic(),0];n=$py.min(((c.seconds_===null)?g:$floordiv(g,2)),c.most_samples_);o=false;while(($gt(n,m)&&!$true(o))){p=$dict([]);if($true(j))(yield $call(j,k.running_,n));try{for(q of $it(k.running_)){$put(p,q,$call($get(a,q),m,$sub(n,m)));if($true(f))$call(f,$add(m,$floordiv($mul(n,$py.len(p)),$py.len(k.running_))),c.most_samples_);}}catch($fault){if($isa($fault,$py.KeyboardInterrupt)){o=true;if(!$true(m))throw $fault;break;}else {throw $fault;}}k.add_(p);[m,n]=$unpacked([n,$py.min($mul(2,n),c.most_samples_)],-1,2);if($ge(m,$py.min(g,c.most_samples_)))k.drop_();if($true(k.settled_(c.stderr_)))break;if((c.seconds_!==null)){r=$sub($py.monotonic(),l);s=$div($sub(c.seconds_,r),($true(i)?$call(i):$div(r,k.played_)));k.narrow_(c.stderr_,$py.int(s));n=$py.min(n,$add(m,$floordiv($py.int(s),$py.len(k.running_))));if($lt(n,$mul($add(1,(0.1)),m)))break;}}return k.result_(o);});
const $$G=$def("turn start authors",(a,b,c)=>{let d,e,g;if($true((d=$$S(b)))){e=$$T(b,$attr(a.plan_,"said_"));g=$each(d,f=>f,f=>$ne($attr(f,"said_"),$attr(e,"said_")));}else{e=$kw($$U,[b,a.plan_.author_],{first:a.plan_.choices_});g=$each($$V(b,c),f=>f,f=>$ne($attr(f,"gist_"),$attr(e,"gist_")));}g=$each(g,f=>f,f=>((a.may_===null)||$true(a.may_(f))));return [[e,...$it(g)],g];});
const $$V=(a,b,c=12)=>{let d,e,f,g,i,j;if($true(a.game_.by_choice_))return $$W(a,b,c);d=[];e=a.game_.aims_(a.question_.whole_,a.state_);for(f of $it($$X(a))){d=$i_add(d,$each(e,h=>g,h=>$true((g=$$U(a,$get(b,0),[f,...$it(h)])).wins_)));for(i of $it(b)){g=$$U(a,i,[f]);d.append_(g);j=$$Y(g);if($true(j))d.append_($$U(a,i,[f,j]));}}return $kw($py.sorted,[$$Z(d)],{key:$def("plan",g=>!$true(g.wins_))});};
const $$Z=a=>{let b,c;b=$dict([]);for(c of $it(a)){if($true(c.choices_))b.setdefault_($attr(c,"gist_"),c);}return $py.list(b.values_());};
const $$Y=$def("plan",a=>{let b,c,d,e;if($ne($py.len(a.choices_),2))return null;[b,c,d]=$unpacked($get(a.choices_,$neg(1)),-1,3);return (($ne(c,0)&&$in(0,($true(e=d)?e:[])))?[$$aa(b),0]:null);});
const $$aa=a=>$floordiv($neg(a),10);
const $$X=a=>{let b,c,f;b=$$ab(a);c=$kw($$ac,[a,0,0],{draws:1,own:b,logged:true}).events_;return $all(c,([d,,g])=>$each(($true(f=g)?f:[]),e=>[$$aa(d),e]));};
class $$ad extends $Object {}
$class($$ad,"Part",{onward:null,draws:null,events:null});
const $$ac=$def("start seed game turn draws own deciding rows logged",(a,b,c,d=0,e=0,f=null,g=false,h=null,i=false)=>{let j,k,l,m,n,o,p,q;j=a.question_.copy_();k=[d,e];$put(j,12,k[0]);$put(j,13,k[1]);$put(j,14,((f===null)?0:$add(f,1)));$put(j,22,g);h=((h===null)?$kw(np.zeros,[[1,a.game_.row_]],{dtype:np.int16}):h);[l,m,n]=$unpacked($played($kw($py.replace,[a],{question:j}),b,c,h,i),-1,3);if((m===null))return $call($$ad,null,$py.len(n),n);o=0;$put(j,12,o);$put(j,13,o);$put(j,14,o);$put(j,22,0);$put(j,9,$i_add($get(j,9),m));q=($true(p=$gt(d,0))?$eq($get(l,6),d):p);$put(j,15,$sub($get(l,6),q));$put(l,0,0);return $call($$ad,$kw($py.replace,[a],{question:j,state:l}),m,n);});
const $$ab=a=>$py.int($get(a.state_,($true(a.game_.by_choice_)?3:5)));
const $$W=(a,b,c)=>{let e,f,g,h,j,k,m;e=$each(b,d=>$$U(a,d));[f,,g]=$unpacked(($true($get(e,0).choices_)?$get($get(e,0).choices_,0):[0,0,[]]),-1,3);if($le($py.len(($true(h=g)?h:[])),c)){k=$each(($true(j=g)?j:[]),i=>[f,i,g]);e=$i_add(e,$each(k,l=>$kw($$U,[a,$get(b,0)],{first:[l]})));}return $$Z(e);};
class $$ak extends $Object {}
$class($$ak,"Plan",{choices:null,author:null,start:null,after:null,said:()=>$$Q});
const $$U=$def("start author lines whole first after_dice",(a,b,c=$$Q,d=$$Q,e=$$Q,f=false)=>{let g,h,i,j,k,l,n,o,p;g=$$af($$ae(a),b,c,d);[h,i]=[$py.int($get(a.state_,6)),$$ab(a)];j=$kw($$ac,[$$ag(g,e),0,0],{turn:$add(h,1),own:i,logged:true});k=j.events_;l=($true(k)?a.game_.held_($$aa($get($get(k,0),0))):[]);if($true(l))k=$py.list($py.takewhile(m=>$in($$aa($get(m,0)),l),k));if(($true(k)&&$eq($py.len(k),$py.len(j.events_))&&(j.onward_!==null)))n=j.onward_.state_;else n=$$ah(g,k);o=($true(f)?$$ai(a.question_,h,i,c,d):null);p=((o===null)?a:$kw($py.replace,[a],{question:o}));return $call($$ak,$py.tuple(k),b,$$aj($$ag(p,k)),n);});
const $$aj=a=>{$put(a.question_,15,$get(a.state_,6));return a;};
const $$ai=$def("question turn seat lines whole",(a,b,c,d,e=$$Q)=>{let g,h,i,l,m,n;g=$each($py.range(64),f=>$py.int($in(f,e)));i=($true(h=$py.int($get(a,6)))?h:$py.len(a));l=$all(d,k=>$each(k,j=>$py.int(j))).values();m=a.ended_(i,[$py.len(d),...$it(g),...$it(l)]);n=[i,b];$put(m,6,n[0]);$put(m,7,n[1]);$put(m,8,c);if($ge($get(m,21),i))$put(m,21,0);return m;});
const $$ah=(a,b)=>{let c,e,f;if(!$true(b))return a.state_;c=$kw($$ac,[$$ag(a,b),0,0],{draws:$py.len(b)}).onward_;if((c!==null))return c.state_;[e,]=$unpacked($$al(a,b,d=>$py.bool($ne($get(d,7),0))),-1,2);return e;};
const $$al=(a,b,c)=>{let d,e;d=a.state_;if($true($call(c,d)))return [d,true];for(e of $it($$am(a,b))){d=e.after_;if($true($call(c,d)))return [d,true];}return [d,false];};
class $$ao extends $Object {}
$class($$ao,"Step",{what:null,value:null,before:null,after:null,asked:null,draw:null});
const $$am=function*(a,b,c=null){let d,e,f,g,h,i,j,k,l,m,n,o,p;d=a.game_;e=a.question_.whole_;f=a.state_.copy_();g=$py.memoryview(e);h=$py.memoryview(f);i=$py.iter(b);[j,k]=[0,f.copy_()];while($eq($get(h,7),0)){l=k;$$an(d,g,h);m=$get(h,0);if($eq(m,(-1))){k=f.copy_();(yield $call($$ao,m,0,l,k,false,j));continue;}[n,o]=[$$ap(h),false];if(((c!==null)&&$lt(m,0)&&(n===null)))$call(c,f,j);l=f.copy_();if((n===null)){p=$py.next(i,null);if((p===null))return null;[o,n]=[true,$get(p,1)];if($ne(m,$get(p,0))){throw $call($py.RuntimeError,$f`the game asks ${m}, the record tells of ${$get(p,0)}`);}}d.settle_(g,h,n);k=f.copy_();(yield $call($$ao,m,n,l,k,o,j));j=$i_add(j,o);}};
const $$ap=a=>{if($gt($get(a,0),0))return ($eq($get(a,0),$add(100000,1))?0:null);return ($eq($get(a,4),1)?$py.int($get(a,9)):null);};
const $$an=(a,b,c)=>{$put(c,0,(-1));$$p(c);a.prepare_(b,c);};
const $$ag=(a,b)=>$kw($py.replace,[a],{question:$$ar(a.question_,$$aq(b))});
const $$ar=$def("question choices",(a,b)=>{let c,d,g,h;d=($true(c=$py.int($get(a,21)))?c:$py.len(a));g=[$py.len(b),...$it($all(b,f=>$each(f,e=>$py.int(e))).values())];h=a.ended_(d,($true(b)?g:[]));$put(h,21,($true(b)?d:0));return h;});
const $$aq=a=>$py.tuple($each(a,([b,c,])=>[b,c]));
const $$af=(a,b,c,d=$$Q)=>{let e,f,g,h,i;[e,f]=[$$ab(a),$py.int($get(a.state_,6))];[g,h]=[a.game_,($in(b,a.game_.intents_)?b:"")];i=$$ai(a.question_,f,e,c,d);$put(i,$add(1,e),g.bots_.number_of_(($true(h)?$get(g.authors_,0):b)));g.intend_(i,h);return $$aj($kw($py.replace,[a],{question:i}));};
const $$ae=a=>$$at($$as(a,$$ab(a)),20633,0);
const $$at=(a,b,c)=>{let d,e;d=$sub($py.int($get(a.question_,10)),1);if($lt(d,0))return a;e=a.state_.copy_();$draw_hidden(a,e,d,$redrawn_from(b,c));return $kw($py.replace,[$$as(a,null)],{state:e});};
const $$as=(a,b)=>{let c,d;if(((b!==null)&&!($le(0,(c=b))&&$lt(c,a.seats_)))){throw $call(OddsError,$f`seat is from 0 to ${$sub(a.seats_,1)}, not ${$py.repr(b)}`);}d=a.question_.copy_();$put(d,10,((b===null)?0:$add(b,1)));return $kw($py.replace,[a],{question:d});};
const $$T=(a,b)=>{let c,d,e,f,g,h;[c,d,e]=[a.game_,$py.int($get(a.state_,6)),$$ab(a)];f=$$ai(a.question_,d,e,b);g=c.unmade_(a.question_,a.state_);h=$$aj($kw($py.replace,[a],{question:f,state:g}));return $call($$ak,[],$get(c.authors_,0),h,a.state_,b);};
const $$S=a=>{let b;b=a.game_.proposals_(a.question_,a.state_);return ($true(b)?$each([[],...$it(b)],c=>$$T(a,c)):[]);};
const $$F=(a,b)=>a.with_bots_($mul([b],a.seats_));
const $$D=$def("turn place seed",(a,b,c)=>$add(c,($true(a.start_.game_.by_choice_)?b:a.number_)));
const $$w=function*(a,b){let c,d,e;c=$py.list($$au(a,b));for([d,e]of $it($py.enumerate(c)))(yield $$av(e,$get(c,$slice($add(d,1),null,null))));};
const $$av=$def("turn later",(a,b)=>{let c,d,e,h,i,j,k,l,m;[c,d]=[a.start_,$attr(a.plan_,"said_")];e=($true(d)?c.game_.proposals_(c.question_,c.state_):[]);h=$sub($set($all(e,g=>$each(g,([f,])=>f))),$set($each(d,([f,])=>f)));i=$dict([]);for(j of $it(b)){if(($eq([j.number_,j.seat_],[a.number_,a.seat_])&&$true(j.plan_.choices_))){[k,l,]=$unpacked($get(j.plan_.choices_,0),-1,3);if($in($$aa(k),h))i.setdefault_($$aa(k),l);}}return ($true(i)?$kw($py.replace,[a],{plan:$$T(c,[...$it(d),...$it(i.items_())])}):a);});
class $$aw extends $Object {}
$class($$aw,"_Turns",null);
class $$ax extends $$aw {}
$class($$ax,"_Decisions",null);
const $$au=function*(a,b){let c,d,e;c=($true(a.game_.by_choice_)?$call($$ax,a):$call($$aw,a));for(d of $it($$am(a,b))){if(($true(d.asked_)&&$true((e=c.ended_by_(d)))))(yield e);c.add_(d);}if($true((e=c.taken_())))(yield e);};
const $$s=function*(a,b,c,d=0,e=32){let f,g,h,i,j,k;f=$py.list($$w(b,c));g=[];for([h,i]of $it($py.enumerate(f))){g.append_($$x(a,i,h,d,e));(yield $dict([["place",h],["of",$py.len(f)],["turn",$$y($get(g,$neg(1)),a)]]));}j=$$ay(b,c);k=$$az(g,j);(yield $dict([["turns",$each(k,l=>$$y(l,a))],["start",$$B(($true(k)?$get(k,0).before_:j))],["result",$$B(j)]]));};
const $$az=(a,b)=>{let d;d=[...$it($each($get(a,$slice(1,null,null)),c=>c.before_).values()),b];return $each($kw($py.zip,[a,d],{strict:false}),([c,e])=>$kw($py.replace,[c],{luck:$$aA(e,$attr(c,"chosen_"))}));};
const $$aA=(a,b)=>$py.tuple($each($kw($py.zip,[a,b],{strict:true}),([c,d])=>$call($$O,$sub(c,d),$py.sqrt($add($mul(c.se_,c.se_),$mul(d.se_,d.se_))),d.samples_)));
const $$ay=(a,b)=>{let c,d,e,f,g;[c,d]=[a.state_,a.game_];for(e of $it($$am(a,b)))c=e.after_;f=$kw(np.zeros,[d.row_],{dtype:np.int16});d.record_(a.question_,c,f);g=f.reshape_(1,$neg(1));return $py.tuple($each($py.range(a.seats_),h=>$call($$O,$div($py.int($get(d.worth_(g,h),0)),10000))));};
class $$aD extends $Object {}
$class($$aD,"Weighing",null);
const $$r=function*(a,b,c=0,d=$$aB,e=32,f=null){let g,h,i,j,k,l,m,n,p,q,r,s,t,u;g=b.state_.copy_();$put(g,0,0);h=$$F($kw($py.replace,[b],{state:g}),$get(b.game_.authors_,0));i=$py.list(a.first_(h));if($eq($py.len(i),1))i=$$aC([...$it(i),...$it(a.more_(h,i,c))]);if($lt($py.len(i),2))return null;j=$call($$aD,a.replies_,c,(0.95),$play_range,f,e);k=$dict([]);l=m=>{let n;n=a.more_(h,m,c);return $each(n,o=>k.setdefault_($attr(o.plan_,"gist_"),o));};for([p,q]of $it($py.enumerate(d))){r=$eq(p,$sub($py.len(d),1));s=$kw($$I,[],{samples:q});t=(yield* $it(j.steps_(i,($true(r)?l:$$aE),s)));n=$$aF(t,a);if($true(r)){m=$get(t.field_,$get(t.placings_,0).number_).plan_;u=a.until_(m,a.replies_);(yield [[u,c,0,50]]);$put(n,"why",a.why_(m,$play_range(u,c,0,50)));}(yield n);}};
const $$aF=(a,b)=>$dict([["candidates",$each(a.placings_,c=>$or($or($$C($get(a.field_,c.number_).plan_,b),$dict([["win",c.value_.to_dict_()],["loss",c.loss_.to_dict_()]])),$dict([["tied",c.tied_],["wins",c.sure_],["games",c.games_]])))],["tied",a.run_.tied_],["games",a.run_.games_],["whole",a.whole_],["why",""]]);
const $$aE=a=>[];
const $$aC=a=>{let b,c,d;b=$dict([]);for(c of $it(a)){d=[$attr(c.plan_,"gist_"),$gt($get(c.plan_.start_.question_,6),0)];if((!$in(d,b)||$true(c.asked_)))$put(b,d,c);}return $py.list(b.values_());};
const $$q=function*(a,b,c=0,d=$$aB,e=32,f=null){let g;for(g of $it($$r(a,b,c,d,e,f))){if($py.isinstance(g,$py.dict))(yield g);}};
class $$aH extends $Object {}
$class($$aH,"Remembered",null);
class $$aU extends $Object {}
$class($$aU,"Placing",{number:null,value:null,loss:null,games:null,tied:null,sure:()=>false});
class $$aV extends $Object {}
$class($$aV,"Race",{placings:null,values:null,finishers:null,games:null,interrupted:null,scale:null});
class $$aX extends $Object {}
$class($$aX,"Turn",{number:null,seat:null,start:null,plan:null,may:()=>null,draw:()=>0});
class $$aY extends $Object {}
$class($$aY,"_Timed",null);
class $$bb extends $Object {}
$class($$bb,"Looked",{run:null,field:null,placings:null,whole:null,nobody:()=>null});
const $$bf=$def("share samples",(a,b)=>{if($eq(b,1))return Infinity;a=$py.min($py.max(a,(0.0)),(1.0));return $div($py.sqrt($add($div($mul(a,$sub(1,a)),b),$div(1,$mul($mul(4,b),b)))),$add(1,$div(1,b)));});
class $$bg extends $Object {}
$class($$bg,"Rollouts",{start:null,seed:null,seat:null,play:null});
const $$be=$def("plan replies seed play",(a,b,c,d=$play_range)=>$call($$bg,$$aQ(a,b),c,a.seat_,d));
const $$bd=(a,b,c)=>a.beyond_($py.len($attr(b,"values_")),c);
const $$bc=(a,b)=>{let c;if($true(a.sure_))return a;c=$py.max((0.0),$sub(b,a.loss_));return $kw($py.replace,[a],{value:$call($$O,c,$$bh(b,a.loss_),b.samples_,true)});};
const $$bh=(a,b)=>$py.sqrt($add($mul(a.se_,a.se_),$mul(b.se_,b.se_)));
const $$ba=$def("limit begun kept",(a,b,c)=>{let d;if((a.seconds_===null))return a;d=$sub($mul($sub(1,c),a.seconds_),$sub($py.monotonic(),b));return $kw($py.replace,[a],{seconds:$py.max((0.1),d)});});
const $$aZ=$def("plan",a=>{let b;b=a.start_;return !$true(b.game_.near_end_(b.question_,b.state_));});
const $$aW=$def("state",a=>{let b;b=a.copy_();$put(b,0,0);return b;});
const $$aT=(a,b)=>{let d;d=$py.max($each(a,c=>$mul(c.samples_,$sub($pow($div(c.bar_,b),2),1))));return $mul($add($py.len(a),1),d);};
const $$aS=(a,b=12)=>{if(!$py.isinstance(a,$py.float))return a;if(!$true($py.isfinite(a)))return null;return $call(($true($py.getattr(a,"proportion",false))?$$bi:$$bj),$py.float(a),b);};
const $$bj=$def("value digits",(a,b=12)=>($lt($py.abs(a),(1e-12))?(0.0):$$bk(a,b)));
const $$bk=$def("value digits",(a,b=12)=>$add($py.float($f`${$format(a,$f`.${b}g`)}`),(0.0)));
const $$bi=$def("value digits",(a,b=12)=>{let c,d;c=$$bk(a,b);return (($lt(a,(d=(1.0)))&&$le(d,c))?$$bk($sub((1.0),$pow(10,$neg(b))),b):c);});
const $$aR=$def("value",a=>{let b,c;c=($true(b=$eq($py.type(a).__module___,"numpy"))?$eq($py.getattr(a,"ndim",null),0):b);return ($true(c)?a.item_():a);});
const $$aQ=$def("plan replies",(a,b)=>{let c,d;c=a.start_.game_;d=$$as(a.start_,a.seat_);if(((b===null)||$true(c.near_end_(d.question_,d.state_))))return d;return $$bl(a.start_,a.seat_,b);});
const $$bl=(a,b,c)=>{let d;d=$$as(a,b);a.game_.stop_after_(d.question_,a.state_,c);return d;};
const $$aL=(a,b)=>{let c,d;c=$py.min($py.len($attr(a,"values_")),$py.len($attr(b,"values_")));d=$$P($sub($get($attr(a,"values_"),$slice(null,c,null)),$get($attr(b,"values_"),$slice(null,c,null))),10000);return $gt(d,$mul((1.0),d.se_));};
const $$aK=$def("start plan most seed",(a,b,c,d)=>{let i,j,l;j=$each($py.enumerate(b.choices_),([e,[f,h,g]])=>[...$it($get(b.choices_,$slice(null,e,null))),[f,0,g]],([e,[f,h,g]])=>($true(h)&&$in($$aa(f),a.game_.left_out_)&&$in(0,($true(i=g)?i:[]))));l=$each(j,k=>$kw($$U,[a,b.author_],{first:k}));return $add(l,$$bm(a,b,c,d));});
const $$bm=$def("start plan most seed",(a,b,c,d)=>{let f,g,h,i,j,k,l,m,o,p,q,r;h=$each($py.enumerate(b.choices_),([e,[,,f]])=>e,([e,[,,f]])=>($true(e)&&$gt($py.len(($true(g=f)?g:[])),1)));i=[];for(j of $it($py.range(($true(h)?c:0)))){k=$get(h,$drawn_among(d,$mul(2,j),0,$py.len(h)));[l,m,f]=$unpacked($get(b.choices_,k),-1,3);p=$each(($true(o=f)?o:[]),n=>n,n=>$ne(n,m));q=$get(p,$drawn_among(d,$add($mul(2,j),1),0,$py.len(p)));r=[...$it($get(b.choices_,$slice(null,k,null))),[l,q,f]];i.append_($kw($$U,[a,b.author_],{first:r}));}return i;});
const $$aJ=(a,b)=>{let d,g;if($true(a.game_.by_choice_)){d=$dict($each(b,c=>[$get(c.key_,0),$get(c.choices_,$slice(null,1,null))]));return $all(d.values_(),e=>$each(a.game_.intents_,f=>$kw($$U,[a,f],{first:e})));}g=$py.fromkeys($each(b,c=>[$$aa($get($get(c.key_,0),0)),$get($get(c.key_,0),1)]));return $all(g,h=>$each(a.game_.intents_,f=>$$U(a,f,[h])));};
const $$aI=(a,b)=>{let c,d,e,f,g,i,j,k,m;[c,d]=[$py.list($py.range($py.len(a))),0];e=[];f=$py.max(1,$sub($py.len(a),1).bit_length_());for(g of $it($py.range(f))){d=$i_add(d,$py.max(1,$floordiv(b,$mul(f,$py.len(c)))));i=$dict($each(c,h=>[h,$py.int($call($get(a,h),0,d).sum_())]));j=$kw($py.sorted,[c],{key:h=>[$neg($get(i,h)),h]});k=$py.max(2,$floordiv($add($py.len(c),1),2));m=$each($py.enumerate(j),([l,h])=>h,([l,h])=>($lt(l,k)||!$true(h)));e=$add($each(j,h=>h,h=>!$in(h,m)),e);c=m;}return $add(c,e);};
const $$aG=$def("plan replies seed",(a,b,c)=>$attr($$be(a,b,c),"values_"));
const $$bo=a=>$mod($neg(a),10);
const $$bn=(a,b)=>{let c;c=$$P(a,b);if(($true(c)&&!$true(c.se_)))return $call($$O,c,$$bf($py.min((1.0),$py.abs(c)),$py.len(a)),$py.len(a),true);return c;};
class $$bp extends $Object {}
$class($$bp,"Listing",{first:null,more:null,replies:null,begin:null,until:null,why:null,worded:()=>$$bq});
const $$bv=$def("plan rows",(a,b)=>{let c,d,e,f,h,i,j,k,l,m,n,o,p,q,r,s,t;[c,d]=[a.start_,a.seat_];e=$$bx(a,b);f=["enemy_blocks_lost","blocks_lost","banners","enemy_banners"];[h,i,j,k]=$unpacked($each(f,g=>$$by($get(e,g))).values(),-1,4);if(($eq(h,(l=i))&&$eq(l,"0.0")))return "Neither side loses blocks before the replies are over.";n=(($eq(j,(m=k))&&$eq(m,"0.0"))?"":$f`, ${j} banners for ${k}`);o=$py.int($get(c.state_,1723));p=$getn(b,[$slice(null,null,null),$slice(9,$add(9,o),null)]);q=$gt($get(c.state_,$slice(1789,$add(1789,o),null)),0);r=$get(c.state_,$slice(1725,$add(1725,o),null));[s,t]=$unpacked($each([$sub(1,d),d],g=>$and($eq(p,0),$and(q,$eq(r,g)))).values(),-1,2);return $f`With the replies it takes ${h} blocks${$$bz(s)} for ${i}${$$bz(t)}${n}.`;});
const $$bz=$def("lost first",(a,b=0)=>{let c,d,e;c=$kw($attr(a,"sum_"),[],{axis:0});d=$py.int(c.argmax_());e=$div($py.float($get(c,d)),$py.len(a));return ($ge(e,(0.1))?$f` (above all #${$add(b,d)}#, ${$format($mul(100,e),$f`.0f`)}%)`:"");});
const $$by=a=>$f`${$format($div($py.float(a.sum_()),$py.len(a)),$f`.1f`)}`;
const $$bx=$def("plan rows",(a,b)=>{let c,d,e,f,g,h,i,j,k;[c,d]=[a.start_,a.seat_];e=$dict([]);for([f,g]of $it([["",d],["enemy_",$sub(1,d)]])){for([h,i,j]of $it([["banners",3,1],["tokens",5,0]])){k=$py.int($get(c.state_,$add($$bA(g),j)));$put(e,$add(f,h),$sub($getn(b,[$slice(null,null,null),$add(i,g)]).astype_(np.int64),k));}$put(e,$f`${f}blocks_lost`,$$bB(c.state_,b,g));}return $dict($each($$bC,h=>[h,$get(e,h)]));});
const $$bB=$def("state rows side",(a,b,c)=>{let d,e,f,g;d=$py.int($get(a,1723));e=$getn(b,[$slice(null,null,null),$slice(73,$add(73,d),null)]).astype_(np.int64);f=$getn(b,[$slice(null,null,null),$slice(9,$add(9,d),null)]).astype_(np.int64);g=$sub($get(a,$slice(1789,$add(1789,d),null)),f);return $kw(np.asarray,[$kw($attr($mul(g,$eq(e,c)),"sum_"),[],{axis:1})],{dtype:np.int64});});
const $$bu=$def("plan replies",(a,b)=>$$bD(a.start_,a.seat_,$add(a.turn_,b)));
const $$bD=(a,b,c)=>{let d;d=$$as(a,b);$put(d.question_,0,$py.min(c,$get(a.question_,0)));return d;};
class $$bM extends $Object {}
$class($$bM,"Bots",null);
class $$ca extends $Object {}
$class($$ca,"Game",{name:null,seats:null,prepare:null,settle:null,pool:null,record:null,row:null,bots:null,note:()=>$$cb,hide:()=>$$cb,show:()=>$$cb,aside:()=>0,redraw:()=>$$cc,means:()=>$$cd,worth:()=>$$ce,near_end:()=>$$cf,error:()=>$$cg,authors:()=>$$Q,intents:()=>$$Q,intend:()=>$$ch,silent:()=>$$ci,left_out:()=>$$Q,plans_of:()=>$$Q,plans_from:()=>$call($py.dict),gist:()=>$$cj,aims:()=>$$ck,decides:()=>$$bV,stop_after:()=>$$bW,replies:()=>2,proposals:()=>$$bX,unmade:()=>$$bY,chosen:()=>$$bZ});
class $$cm extends $Object {}
$class($$cm,"Start",{game:null,question:null,state:null});
const $$bt=$def("question state",(a,b)=>$call($$cm,$$cl,$call($question,a),b));
const $$ck=(a,b)=>[];
const $$cj=(a,b)=>b.tobytes_();
const $$ci=(a,b)=>false;
const $$ch=(a,b)=>{};
const $$cg=(a,b)=>[(0.0),(0.0)];
const $$cf=(a,b)=>false;
const $$ce=(a,b)=>{throw $call(OddsError,"this game has no evaluation of a position yet: nothing can be searched");};
const $$cd=$def("q s kind choice value",(a,b,c,d,e)=>$eq(d,e));
const $$cc=(a,b,c,d)=>{};
const $$cb=(a,b,c)=>{};
const $$bZ=(a,b,c)=>[];
const $$bY=(a,b)=>b;
const $$bX=(a,b)=>[];
const $$bW=(a,b,c)=>{$put(a,0,$py.min($add($get(b,6),c),$get(a,0)));};
const $$bV=(a,b)=>false;
const $$bU=(a,b)=>{let c,d,e,f,h;c=$py.int($get(b,5));d=$py.int($sub($get(a,$add(23,c)),$get(b,$add($$bA(c),1))));e=$py.sorted($$cn(a,b,c));for(f of $it($py.range(1,$add(3,1)))){h=$each($py.combinations(e,f),g=>g,g=>$ge($$co(g),d));if($true(h))return $each($get(h,$slice(null,12,null)),g=>$$cp(g));}return [];};
const $$cp=a=>{let c,e,g;c=$each(a,b=>[3,$add(1000,b.here_)]);e=$all(a,b=>$each([[19,$mul(b.here_,1000)],[4,$add($mul(b.here_,1000),b.there_)]],d=>d));g=$each([3,2,23],f=>[f,0]);return [...$it(c),...$it(e),...$it(g)];};
const $$co=a=>{let c,d;c=$set($each(a,b=>b.here_));d=$each(a,b=>b.there_,b=>$ne(b.there_,999));if(($lt($py.len(c),$py.len(a))||$lt($py.len($py.set(d)),$py.len(d))))return 0;return $py.sum($each(a,b=>b.banners_));};
class $$ct extends $Tuple {}
$class($$ct,"_Way",{hexes:null,here:null,there:null,banners:null});
const $$cn=function*(a,b,c){let d,g,h,i,j,k,l,m;d=[1,3,5];g=$each($py.range($py.int($get(a,25))),e=>e,e=>$py.any($each(d,f=>$$cq(a,c,e,f))));for(h of $it($py.range(($true(g)?$py.int($get(b,1723)):0)))){[i,j]=[$py.int($get(b,$add(1853,h))),$py.int($get(a,$add(64752,h)))];if(($lt(i,0)||$ne($get(b,$add(1725,h)),c)))continue;for(k of $it(g)){l=$py.int($$cr(a,i,k));if($gt(l,8))continue;m=($true(l)?$$cs(a,b,c,j,k):0);if($true(m))(yield $call($$ct,l,i,k,m));if($true($and($shr($$cq(a,c,k,6),j),1))){m=$py.int($$cq(a,c,k,5));(yield $call($$ct,$add(l,1),i,999,m));}}}};
const $$cs=(a,b,c,d,e)=>{let f;f=0;if(!$true($get(b,$add($add(3341,$mul(c,230)),e))))f=$i_add(f,$py.int($$cq(a,c,e,1)));if($true($and($shr($$cq(a,c,e,4),d),1)))f=$i_add(f,$py.int($$cq(a,c,e,3)));return f;};
const $$bT=(a,b)=>{let c,d,e,f,g,h;c=b.copy_();for([d,e]of $it($$cy))$put(c,$slice(d,$add(d,e),null),0);f=$py.int($get(b,1042));g=np.sort($get(b,$slice(1083,$add(1083,f),null)));h=$get(b,$py.list($$cz));return "".join_($each([h,$get(c,$slice(1033,4057,null)),g],i=>i.tobytes_()));};
const $$bS=(a,b)=>{$put(a,117080,0);if($true(b)){$put(a,117080,$$cA($get(a,7),$get(a,8)));$$cB(a,2,$or($get((()=>$$l)(),"weights"),$get($get((()=>$$l)(),"intents"),b)));}};
const $$cB=(a,b,c)=>{let d,e;for([d,e]of $it($py.enumerate($$cC)))$put(a,$add($add(116792,$mul(b,96)),d),c.get_(e,0));};
const $$cA=$def("turn side",(a,b)=>$add($add($mul(2,a),b),1));
const $$bR=(a,b)=>{let c,d;if($$bQ(a,b))return [(0.0),(0.0)];c=($true($get(a,30))?"epic":"core");d=$get($get((()=>$$d)(),"errors"),c);return [$get(d,"chance"),$get(d,"difference")];};
const $$bQ=(a,b)=>{if($le($py.min($each([0,1],c=>$$cD(a,b,c))),2))return true;return $le($py.int($ge($get(b,$slice(1853,$add(1853,$py.int($get(b,1723))),null)),0).sum_()),8);};
const $$bP=(a,b)=>{let c,d;c=$getn(a,[$slice(null,null,null),0]).astype_(np.int64);d=np.where($lt(c,0),$getn(a,[$slice(null,null,null),451]).astype_(np.int64),$mul(10000,$eq(c,0)));return $kw(np.asarray,[($eq(b,0)?d:$sub(10000,d))],{dtype:np.int64});};
const $$bs=(a,b,c)=>{let e;e=$each(b,d=>d.plan_);return $$cF($$cE(a,e,a.game_.authors_,c));};
class $$cG extends $Object {}
$class($$cG,"Candidate",{plan:null,lines:null,asked:()=>false});
const $$cF=a=>$each(a,b=>$call($$cG,b,[]));
const $$cE=(a,b,c,d)=>{let e;e=($in($get(a.game_.authors_,0),c)?$$aJ(a,b):[]);e=$i_add(e,$all(b,g=>$each($$aK(a,g,6,d),f=>f)));return $add(e,$all([...$it(b),...$it(e)],g=>$each($$cH(a,g),f=>f)));};
const $$cH=$def("start plan",(a,b)=>{let c,d,e,f,h,i;if(!$true(b.choices_))return [];c=$get(b.choices_,$slice(null,$neg(1),null));[d,e,f]=$unpacked($get(b.choices_,$neg(1)),-1,3);if(($ne($$aa(d),5)||!$true(e)||$eq($$cI(e),1)))return [];i=$each(($true(h=f)?h:[]),g=>g,g=>($eq($$cI(g),1)&&$eq($mod(g,1000),$mod(e,1000))));return $each(i,j=>$kw($$U,[a,b.author_],{first:[...$it(c),[d,j,f]]}));});
const $$cI=a=>$floordiv($mod(a,10000),1000);
const $$br=a=>$$aC($each($$V(a,a.game_.authors_),b=>$call($$cG,b,[])));
const $$bq=$def("start plan",(a,b)=>"");
const $$cJ=a=>{let b;b=a.removeprefix_("searching:");if(!($true(b.isdecimal_())&&$le($py.len(b),9)&&$gt($py.int(b),0))){throw $call(OddsError,$f`a bot that searches is named with its turns, ${"searching:"}2000: not '${a}'`);}return $py.int(b);};
const $$cP=$def("start plan",(a,b)=>{let c;if($true(b.choices_))return "";c=$py.int($get(a.state_,$add(304,b.seat_)));return ($true($attr(b,"said_"))?$$cS($$cR($attr(b,"said_"),c)):$f`as ${"planner"} would`);});
const $$cS=$def("plan",a=>{let b,c;b=$dict([[0,""],[9,$f` (${"last"})`],[1,$f` (${"first"})`]]).get_(a.sword_,$f` (${a.sword_})`);c=$dict([[0,b]]);return ", ".join_($each($py.enumerate(a.bins_),([d,e])=>$f`${$get($$cT,d)} ${e}${c.get_(d,"")}`,([d,e])=>$true(e)));});
class $$cU extends $Object {}
$class($$cU,"Plan",{bins:null,sword:()=>0,site:()=>null,levy:()=>null,stacks:()=>$$Q});
const $$cR=(a,b)=>{let c,d,e,f,g,h;c=$mul([0],5);d=0;for([e,f]of $it(a)){if($eq(e,10)){[g,h]=$unpacked($py.divmod(f,1000),-1,2);$put(c,g,h);}else if($eq(e,11))d=f;}$put(c,4,$sub(b,$py.sum(c)));return $call($$cU,$py.tuple(c),d);};
const $$cO=$def("plan rows",(a,b)=>{let c,d,f,g,h,i,j,k,l;c=a.start_;d=[5,40];[f,g]=$unpacked($each(d,e=>$$by($getn($$cV(b,e,c.seats_),[$slice(null,null,null),a.seat_]))).values(),-1,2);h=$py.int($get(c.question_,31));i=2710;j=$get(c.state_,$slice(i,$add(i,h),null));k=$gt($getn(b,[$slice(null,null,null),$slice(185,$add(185,h),null)]),j);l=$$bz(k).replace_("above all","most fought for");return $f`It leaves ${f} provinces and ${g} units after the round${l}.`;});
const $$cV=(a,b,c,d=1)=>{let e;e=$getn(a,[$slice(null,null,null),$slice(b,$add(b,$mul(5,d)),null)]).astype_(np.int64);if($eq(d,1))return $getn(e,[$slice(null,null,null),$slice(null,c,null)]);return $getn(e.reshape_($py.len(a),5,d),[$slice(null,null,null),$slice(null,c,null)]);};
const $$cN=$def("plan replies",(a,b)=>$$cW($$as(a.start_,a.seat_),a.turn_));
const $$cW=(a,b)=>{let c;c=a.question_.copy_();$put(c,0,$py.min(b,$get(c,0)));return $kw($py.replace,[a],{question:c});};
const $$cM=$def("question state",(a,b)=>{let c;c=$eq($get(a,23),3);return $call($$cm,($true(c)?$$dD($$dC):$$dC),$call($question,a),b);});
const $$dD=$memo(a=>$kw($py.replace,[a],{worth:$$dE}));
const $$dE=(a,b)=>np.rint($mul(10000,$getn($$dF(a,true),[$slice(null,null,null),b]))).astype_(np.int64);
const $$dF=(a,b)=>{let c,d;c=($true(b)?$$dG(a):$$dH(a,5));d=$eq($getn(a,[$slice(null,null,null),1]),6);if($true(d.any_()))$put(c,d,$$dI($get(a,d),b));return c;};
const $$dI=(a,b=false)=>{let c,d,e,f,g,h,i;c=$get(np.array($$dQ),$sub($getn(a,[$slice(null,null,null),465]),1));d=$getn(a,[$slice(null,null,null),$slice(471,541,null)]).reshape_($py.len(a),5,14).astype_(np.int64);e=$div($kw($attr($mul(d,$getn(c,[$slice(null,null,null),null])),"sum_"),[],{axis:2}),$pow(1000,2));f=$gt($getn(a,[$slice(null,null,null),$slice(466,$add(466,5),null)]),0);if($true(b)){g=$sub($kw($attr($getn(e,[$slice(null,null,null),$slice(0,2,null)]),"sum_"),[],{axis:1}),$kw($attr($getn(e,[$slice(null,null,null),$slice(2,4,null)]),"sum_"),[],{axis:1}));h=$div(1,$add(1,np.exp($neg(g))));return $kw(np.stack,[[h,h,$sub(1,h),$sub(1,h),$mul(0,h)]],{axis:1});}i=$mul(np.exp($sub(e,$getn($kw($attr(e,"max_"),[],{axis:1}),[$slice(null,null,null),null]))),f);return np.asarray($div(i,$getn($kw($attr(i,"sum_"),[],{axis:1}),[$slice(null,null,null),null])));};
const $$dH=(a,b)=>{let c,d;c=$getn(a,[$slice(null,null,null),4]).astype_(np.int64);d=$and($shr($getn(c,[$slice(null,null,null),null]),np.arange(b)),1);return np.asarray($div(d,$getn(np.maximum($kw($attr(d,"sum_"),[],{axis:1}),1),[$slice(null,null,null),null])));};
const $$dG=a=>{let b,c;b=$$dH(a,5);c=[$getn($kw($attr($getn(b,[$slice(null,null,null),$slice(null,2,null)]),"sum_"),[],{axis:1}),[$slice(null,null,null),null]),$getn($kw($attr($getn(b,[$slice(null,null,null),$slice(2,4,null)]),"sum_"),[],{axis:1}),[$slice(null,null,null),null])];$putn(b,[$slice(null,null,null),$slice(null,2,null)],c[0]);$putn(b,[$slice(null,null,null),$slice(2,4,null)],c[1]);return b;};
const $$dB=(a,b,c)=>{let d;d=$add(309,$mul(c,5));return $$dR($py.dict($py.enumerate($get(b,$slice(d,$add(d,5),null)).tolist_()))).lines_;};
const $$dR=(a,b=0)=>$call($$cU,$py.tuple($each($py.range(5),c=>a.get_(c,0))),b);
const $$dA=(a,b)=>{let c,d,e,f,g,h;c=b.copy_();d=$py.int($get(b,3));for(e of $it($py.range($py.int($get(a,11))))){g=($true(f=$eq($get(b,272),d))?$eq($get(b,273),e):f);if(($eq($get(b,1),11)&&$$dS(a,d,e)&&!$true(g))){$put(c,$add(334,e),0);h=$add(309,$mul(e,5));$put(c,$slice(h,$add(h,5),null),0);}}return c;};
const $$dz=(a,b)=>{let c,d;if($ne($get(b,2),10))return [];c=$py.int($get(b,3));d=$$dU($py.int($get(b,$add(304,c))),$py.int($$dT(a,b,c)),$py.int($get(a,2689)));return $each(d,e=>e.lines_);};
const $$dU=(a,b,c)=>$py.list($py.fromkeys($$dV(a,b,c)));
const $$dV=function*(a,b,c){let d,e,h,i,j;for([d,e]of $it($$eq)){h=$dict($each(d.items_(),([f,g])=>[f,($eq(f,1)?c:g)]));i=$sub(a,$py.sum(h.values_()));if($ge(i,0)){j=$py.min(i,b);$put(h,2,j);$put(h,3,$sub($add(h.get_(3,0),i),j));(yield $$dR(h,e));}}(yield $$dR($dict([[3,$floordiv(a,2)],[2,$sub(a,$floordiv(a,2))]])));(yield $$dR($dict([[3,a]])));};
const $$dy=(a,b,c)=>{$put(a,91565,$add($py.max(1,$get(b,6)),c));};
const $$dx=(a,b)=>{let c,d,e,f;c=$get(b,2);if($eq(c,10))return $py.bool($eq($get(b,$add(334,$get(b,3))),0));if($eq(c,19))return $py.bool(($true(d=$lt($get(b,2315),0))?$lt($get(b,2317),0):d));if($eq(c,17))return $py.bool(($true(e=$eq($get(b,2391),30))?e:$eq($get(b,2391),32)));if(($eq(c,11)||$eq(c,15)||$eq(c,27)))return true;if(($eq(c,22)||$eq(c,24)))return true;return $py.bool(($true(f=$eq(c,25))?f:$eq(c,26)));};
const $$dw=(a,b)=>$add($get(b,$slice(null,9,null)).tobytes_(),$get(b,$slice(265,2790,null)).tobytes_());
const $$dv=(a,b)=>{let c,d;c=[0,0,0];$put(a,91562,c[0]);$put(a,91563,c[1]);$put(a,91564,c[2]);if($in(b,$$er))$put(a,91562,$get($$er,b));else if($true(b)){d=[40,$py.int(b.removeprefix_("otherwise-"))];$put(a,91563,d[0]);$put(a,91564,d[1]);}};
const $$du=(a,b)=>$$es;
const $$dt=(a,b)=>np.rint($mul(10000,$getn($$dF(a,false),[$slice(null,null,null),b]))).astype_(np.int64);
const $$cL=(a,b,c)=>{if(($true($attr($get(b,0).plan_,"said_"))||!$true($get(b,0).plan_.choices_)))return [];return $$cF($$et(a,$each(b,d=>d.plan_),c));};
const $$et=(a,b,c)=>$$Z([...$it($$aJ(a,b)),...$it($$aK(a,$get(b,0),12,c))]);
const $$cK=a=>{let b;return $$cF(($true(b=$$S(a))?b:$$eu(a)));};
const $$eu=(a,b=12)=>$$Z([$$U(a,"planner"),...$it($$V(a,["planner"],b))]);
const $$eA=$def("plan rows",(a,b)=>{let d,e,f,g,h;d=$each($py.range(2),c=>$py.int($get(a.start_.state_,$add(2141,c))));e=$each($py.range(2),c=>$sub($getn(b,[$slice(null,null,null),$add(3,c)]),$get(d,c)));[f,g]=[$$by($get(e,$sub(1,a.seat_))),$$by($get(e,a.seat_))];if(($eq(f,(h=g))&&$eq(h,"0.0")))return "Neither side loses rout points by then.";return $f`By then the enemy loses ${f} rout points${$$eC(a,b,$sub(1,a.seat_))}, you ${g}${$$eC(a,b,a.seat_)}.`;});
const $$eC=$def("plan rows side",(a,b,c)=>{let d,e,g,h,i,j;[d,e]=[a.start_.question_,a.start_.state_];[g,h]=$unpacked($each([30,32],f=>$py.int($get(d,$add(f,c)))).values(),-1,2);i=$lt($get(e,$slice($add(2911,g),$add(2911,h),null)),2);j=$ge($getn(b,[$slice(null,null,null),$slice($add(65,g),$add(65,h),null)]),2);return $$bz($and(j,i),g);});
const $$ez=$def("plan replies",(a,b)=>$$bl(a.start_,a.seat_,b));
const $$ey=$def("question state",(a,b)=>$call($$cm,$$eU,$call($question,a),b));
const $$eT=(a,b,c)=>{let d;d=[$add($get(b,2066),c),1];$put(a,27,d[0]);$put(a,28,d[1]);};
const $$eS=(a,b)=>{let c,d,e,f,g;c=$get(b,2);e=($true(d=$ge(c,1))?$le(c,7):d);return $py.bool(($true(g=e)?g:($true(f=$eq(c,20))?f:$eq(c,41))));};
const $$eR=(a,b)=>{let c,d,e;c=$get(b,$py.list($$eV));d=$get(b,$slice(2057,5071,null));e=[$get(b,$slice(28729,28737,null)),$get(b,$slice(31177,$add(28092,4774),null))];return "".join_($each([c,d,...$it(e)],f=>f.tobytes_()));};
const $$eQ=(a,b)=>{let c,d;c=$add(87015,23638);$put(a,$slice(c,$add(c,$py.len($$eW)),null),$$eW);if($in(b,$$eX))$put(a,$add(c,0),$get($$eX,b));else if($true(b)){d=[120,$py.int(b.removeprefix_("otherwise-"))];$put(a,$add(c,5),d[0]);$put(a,$add(c,6),d[1]);}};
const $$eP=(a,b)=>$$eY;
const $$eO=(a,b)=>{let c,d,e,f,g;c=$getn(a,[$slice(null,null,null),0]).astype_(np.int64);d=$kw($attr($mul($getn(a,[$slice(null,null,null),$slice(605,621,null)]).astype_(np.int64),np.array($$eZ)),"sum_"),[],{axis:1});e=np.rint($div(10000,$add(1,np.exp($div($neg(d),$pow(1000,2)))))).astype_(np.int64);f=np.where($lt(c,0),$floordiv(10000,2),$mul(10000,$eq(c,0)));g=np.where($eq($getn(a,[$slice(null,null,null),1]),4),e,f);return $kw(np.asarray,[($eq(b,0)?g:$sub(10000,g))],{dtype:np.int64});};
const $$ex=(a,b,c)=>{let d,e;d=$get(a.state_,2);if(($le(1,(e=d))&&$le(e,7)))return $$fa(null,a,b);return $$cF($$Z($each(a.game_.intents_,f=>$$U(a,f))));};
const $$fa=(a,b,c)=>$all(c,e=>$each(b.game_.intents_,d=>$$fb(a,b,d,...$it($attr(e,"said_")))),e=>$in([3,1],$each(e.plan_.key_,([f,g])=>[$$aa(f),g])));
const $$fb=(a,b,c,d,e=$$Q)=>$$fc(a,b,$$U(b,c,d,e),d,e);
class $$fd extends $Object {}
$class($$fd,"Written",{contingent:()=>(-1),other:()=>(-1),activated:()=>$call($py.list),lines:()=>$call($py.list)});
class $$fe extends $$cG {}
$class($$fe,"Candidate",{plan:null,lines:null,asked:()=>false,orders:()=>$call($$fd),said:()=>$$ff});
const $$fc=$def("names start plan lines whole",(a,b,c,d=$$Q,e=$$Q)=>{let f;f=($true(a)?$absent("written")(a,b,c):$call($$fd));return $kw($$fe,[c,$py.tuple(f.lines_)],{orders:f,said:[d,e]});});
const $$ew=a=>$$fg(null,a,a.game_.authors_);
const $$fg=(a,b,c)=>{let d,e,f,h,i,j,k,l,m,o,p,r;[d,e,f]=[b.question_,b.state_,$py.int($get(b.state_,3))];h=$each($$V(b,c),g=>$$fc(a,b,g));h.append_($$fb(a,b,$get(c,0),[[2,0]]));[i,j]=[$py.int($get(d,$add(34,f))),$py.int($get(d,$add(36,f)))];for(k of $it($py.range(i,j))){if(!($$fh(d,e,k)||$$fi(d,e,k)))continue;l=$add(1,k);m=[[1,l],[2,l]];h=$i_add(h,$each(c,n=>$$fb(a,b,n,m)));for(o of $it($py.range(1,$add(5,1))))h.append_($$fb(a,b,$get(c,0),[...$it(m),[3,o]]));p=[...$it(m),[3,1]];h.append_($$fb(a,b,$get(c,0),p,[20]));}h=$each(h,q=>q,q=>$true(q.plan_.choices_));r=$set($each($$aC(h),q=>$py.id(q)));return $each(h,q=>q,q=>$in($py.id(q),r));};
const $$a=$dict([["positions",30],["chance",(0.045)],["difference",(0.033)]]);
const $$b=$dict([["positions",6],["chance",(0.066)],["difference",(0.033)]]);
const $$c=$dict([["core",$$a],["epic",$$b]]);
const $$d=$dict([["errors",$$c]]);
const $$e=$dict([["circle_block",850],["triangle_block",830],["square_block",980],["swords_block",1000],["banner",4000],["second_last_banner",4750],["last_banner",6800],["retreat",260],["token",200],["lack",270],["caution",92],["danger",55],["deterred",70],["second_enemy",95],["soon",22],["fire_danger",70],["threat",14],["approach",77],["progress",41],["way",4],["guard",38],["support",55],["together",20],["urgency",31],["card_kept",70],["strike_kept",330],["ground",150],["exposed",37],["leads",190],["order_cost",0],["spare",1],["standoff",2],["section",52],["weak",120],["steadfast",780],["follow",350],["cover",82],["moving",0],["kept_symbol",(-60)],["kept_charge",350],["kept_shoot",390],["kept_onslaught",270],["kept_leadership",210],["kept_serpent",400],["kept_shogun",220],["kept_counter",360],["kept_wide",320],["shoots",125],["mass",47],["cornered",84],["cover_foot",34],["approach_mounted",175],["danger_hurt",132],["danger_led",75],["danger_mounted",78],["shootout",70]]);
const $$f=$dict([["moving",3000]]);
const $$g=$dict([["approach",(-60)],["way",0],["progress",0],["danger",150],["caution",200]]);
const $$h=$dict([["way",25],["progress",150],["danger",20]]);
const $$i=$dict([["banner",6000],["second_last_banner",7000],["last_banner",12000],["together",60],["caution",80],["danger",25],["approach",120]]);
const $$j=$dict([["circle_block",100],["triangle_block",100],["square_block",100],["caution",30],["danger",10]]);
const $$k=$dict([["hold",$$f],["withdraw",$$g],["objective",$$h],["weakest",$$i],["finish",$$j]]);
const $$l=$dict([["source","assumed"],["scanned_on","the core scenarios, Epic studies, random fields"],["checked_on","other games of all, and the Epic battles"],["weights",$$e],["intents",$$k]]);
const $$m=$rule('drawn_among');
const $$n=$rule('word_at');
const $$o=$rule('key');
const $$p=$rule('clear_options');
const $$Q=Object.freeze([]);
const $$aB=Object.freeze([4,16,48,128]);
$method($$v,"decide_",function(b,c){const a=this;let d,e,f,g,h,i,k,l,m,n,o;b=$$F(b,$get(b.game_.authors_,0));if($true((d=$$S(b))))return a._of_($get(d,$slice(null,$py.max(2,$floordiv(a.playouts_,8)),null)),c);e=$$V(b,a.authors_);if(($lt($py.len(e),2)||$true($get(e,0).wins_)))return ($true(e)?$get(e,0):null);e=$$Z([$$U(b,$get(a.authors_,0)),...$it(e)]);f=$get(e,$slice(null,$py.max(2,$floordiv(a.playouts_,8)),null));h=$dict($each(f,g=>[$attr(g,"gist_"),$call($$aH,$$aG(g,a.replies_,c))]));i=$$aI($each(f,g=>$get(h,$attr(g,"gist_"))),$floordiv(a.playouts_,2));k=$each($get(i,$slice(null,2,null)),j=>$get(f,j));l=[...$it($$aJ(b,k)),...$it($$aK(b,$get(k,0),8,c))];m=$each($$Z(l),g=>g,g=>!$in($attr(g,"gist_"),h));f=$get($$Z([$get(f,0),...$it(k),...$it(m)]),$slice(null,$py.max(2,$floordiv(a.playouts_,8)),null));for(g of $it(f)){if(!$in($attr(g,"gist_"),h))$put(h,$attr(g,"gist_"),$call($$aH,$$aG(g,a.replies_,c)));}n=$each(f,g=>$get(h,$attr(g,"gist_")));o=$get($$aI(n,$sub(a.playouts_,$floordiv(a.playouts_,2))),0);return $get(f,($$aL($get(n,o),$get(n,0))?o:0));});
$method($$v,"_of_",function(b,c){const a=this;let e,f;e=$each(b,d=>$call($$aH,$$aG(d,a.replies_,c)));f=$get($$aI(e,a.playouts_),0);return $get(b,($$aL($get(e,f),$get(e,0))?f:0));});
const $$aM=Object.freeze([(0.1),"blunder","blunders"]);
const $$aN=Object.freeze([(0.05),"mistake","mistakes"]);
const $$aO=Object.freeze([(0.02),"inaccuracy","inaccuracies"]);
const $$aP=$dict([["??",$$aM],["?",$$aN],["?!",$$aO]]);
$getter($$A,"mark_",function(){const a=this;let b;b=a.reviewed_.lost_;if($true(a.reviewed_.missed_win_))return "??";if(($true(a.reviewed_.forced_)||$le(b,$mul(2,b.se_))))return "";return $py.next($each($$aP.items_(),([c,[d,]])=>c,([c,[d,]])=>$ge(b,d)),"");});
$method($$H,"__init___",$def("plan replies luck play",function(b,c,d,e){const a=this;let f;f=[b,d,e];a.plan_=f[0];a.luck_=f[1];a.play_=f[2];a.start_=$$aQ(b,c);a.rows_=[];}));
$method($$H,"__call___",$def("first count",function(b,c){const a=this;a.rows_.append_(a.play_(a.start_,a.luck_,b,c));return a.start_.game_.worth_($get(a.rows_,$neg(1)),a.plan_.seat_);}));
$method($$H,"worth_",function(b){const a=this;return a.start_.game_.worth_(np.concatenate(a.rows_),b);});
$value($$I,"stderr_",null);
$value($$I,"seconds_",null);
$value($$I,"samples_",null);
$method($$I,"__post_init___",function(){const a=this;let b,d;for(b of $it(["stderr","seconds","samples"]))$py.__setattr__(a,b,$$aR($py.getattr(a,b)));d=$each([["stderr",a.stderr_],["seconds",a.seconds_],["samples",a.samples_]],([b,c])=>$f`${b} must be above 0, not ${c}`,([b,c])=>((c!==null)&&!($py.isinstance(c,$py.Real)&&$gt(c,0))));if(((a.samples_!==null)&&(!$py.isinstance(a.samples_,$py.Integral)||$gt(a.samples_,140737488355328)))){d.append_($f`samples is a whole number up to ${140737488355328}, not ${a.samples_}`);}if($true(d))throw $call(OddsError,...$it(d));});
$getter($$I,"most_samples_",function(){const a=this;if((a.samples_!==null))return $py.int(a.samples_);if(((a.stderr_===null)&&(a.seconds_===null)))return 1000000;return 140737488355328;});
$value($$N,"ended_",false);
$getter($$N,"missed_win_",function(){const a=this;let b;return ($true(b=a.best_.wins_)?!$true(a.turn_.plan_.wins_):b);});
$getter($$N,"lost_",function(){const a=this;let b;b=$get($attr(a,"error_"),a.turn_.seat_);return $call($$O,$py.abs($py.float(b)),b.se_,b.samples_,true);});
$method($$O,"__str___",function(){const a=this;return a.text_();});
$method($$O,"to_dict_",function(){const a=this;return $dict([["value",$$aS(a)],["se",$$aS(a.se_)]]);});
$method($$O,"text_",function(){const a=this;return ($true(a.proportion_)?$absent("percent")(a):$absent("plain")(a));});
$method($$R,"__init___",$def("number scale kept confidence certain",function(b,c,d,e,f=$$Q){const a=this;let g,h;a.values_=$mul([$kw(np.zeros,[0],{dtype:np.int64})],b);a.running_=$py.list($py.range(b));g=[d,c,f];a.kept_=g[0];a.scale_=g[1];a.certain_=g[2];h=$div($div($sub(1,e),$py.max(1,$sub(b,1))),12);a.bound_=$py.NormalDist().inv_cdf_($sub(1,h));}));
$method($$R,"add_",function(b){const a=this;let c,d;for([c,d]of $it(b.items_()))$put($attr(a,"values_"),c,np.concatenate([$get($attr(a,"values_"),c),d]));});
$getter($$R,"played_",function(){const a=this;return $py.sum($py.map($py.len,$attr(a,"values_")));});
$getter($$R,"best_",function(){const a=this;return $kw($py.max,[a.running_],{key:b=>[$in(b,a.certain_),$py.int($get($attr(a,"values_"),b).sum_()),$neg(b)]});});
$method($$R,"drop_",function(){const a=this;let b,d;b=a.best_;d=$each(a.running_,c=>c,c=>($ne(c,b)&&!$in(c,a.kept_)&&$true(a._clearly_(c,b))));a.running_=$each(a.running_,c=>c,c=>!$in(c,d));});
$method($$R,"narrow_",function(b,c){const a=this;let d,f,g,h;if((b===null))return null;d=a.best_;f=$dict($each(a.running_,e=>[e,a.behind_(e,d)],e=>$ne(e,d)));g=$kw($py.sorted,[$each(f,e=>e,e=>!$in(e,a.kept_))],{key:$attr(f,"__getitem___")});h=$floordiv($add($py.len(g),1),2);while(($gt($py.len(g),h)&&$gt($$aT(f.values_(),b),c))){f.pop_($get(g,$neg(1)));a.running_.remove_(g.pop_());}});
$method($$R,"_clearly_",function(b,c){const a=this;let d,e;d=a.behind_(b,c);return ($true(e=$gt(d,$mul(a.bound_,d.se_)))?$gt(d,0):e);});
$method($$R,"settled_",function(b){const a=this;let c;c=a.best_;if($eq(a.running_,[c]))return true;if((b===null))return false;return $py.all($each(a.running_,d=>$le(a.behind_(d,c).se_,b)));});
$method($$R,"result_",$def("interrupted",function(b){const a=this;let c,e,f,g,h,j;c=a.best_;e=$dict($each($py.range($py.len($attr(a,"values_"))),d=>[d,a._lost_(d,c)]));f=$in(c,a.certain_);h=$each($py.enumerate($attr(a,"values_")),([d,g])=>$call($$aU,d,a._value_(d,c,e),$get(e,d),$py.len(g),($true(f)?$in(d,a.certain_):$le($get(e,d),$mul((2.0),$get(e,d).se_))),$in(d,a.certain_)));$kw($attr(h,"sort_"),[],{key:i=>[!$true(i.sure_),$py.float(i.loss_),$ne(i.number_,c),i.number_]});j=$py.tuple(a.running_);g=$py.tuple($attr(a,"values_"));return $call($$aV,$py.tuple(h),g,j,a.played_,b,a.scale_);}));
$method($$R,"_lost_",function(b,c){const a=this;let d;if(($eq(b,c)||$in(b,a.certain_)))return $call($$O,(0.0));d=a.behind_(b,c);return ($ge(d,0)?d:$call($$O,(0.0),d.se_,d.samples_,true));});
$method($$R,"_value_",function(b,c,d){const a=this;let f,g;if($in(b,a.certain_))return $call($$O,(1.0),(0.0),0,true);[f,g]=$unpacked($each([b,c],e=>$$P($get($attr(a,"values_"),e),a.scale_)).values(),-1,2);return $call($$O,$py.max((0.0),$sub(g,$get(d,b))),f.se_,f.samples_,true);});
$value($$ak,"said_",$$Q);
$getter($$ak,"key_",function(){const a=this;return $$aq(a.choices_);});
$cached($$ak,"gist_",function(){const a=this;let b;b=a.start_.game_.gist_(a.start_.question_,a.after_);return $add(b,"".join_($each($attr(a,"said_"),c=>$py.bytes($f`${c}`,"ascii"))));});
$getter($$ak,"seat_",function(){const a=this;return $$ab(a.start_);});
$getter($$ak,"turn_",function(){const a=this;return $py.int($get(a.start_.state_,6));});
$getter($$ak,"wins_",function(){const a=this;let b;return $py.bool(($true(b=$ne($get(a.after_,7),0))?$eq($get(a.after_,8),a.seat_):b));});
$method($$aw,"__init___",function(b){const a=this;a.start_=b;a.begun_=null;a.choices_=[];a.after_=b.state_;a.number_=null;a.draw_=0;});
$method($$aw,"ended_by_",function(b){const a=this;if(($lt(b.what_,0)&&$true(a.goes_on_(b))))return null;return a.taken_();});
$method($$aw,"add_",function(b){const a=this;let c,d,e;if((!$true(b.asked_)||$ge(b.what_,0)))return null;if(((a.begun_===null)&&$true(a.begins_(b)))){[c,d]=[a.start_.question_.copy_(),$$aW(b.before_)];e=[$kw($py.replace,[a.start_],{question:c,state:d}),[]];a.begun_=e[0];a.choices_=e[1];a.draw_=b.draw_;}if((a.begun_!==null)){a.choices_.append_([b.what_,b.value_,null]);a.after_=b.after_;}});
$method($$aw,"taken_",function(){const a=this;let b,c,d,e,f;b=[a.begun_,null];c=b[0];a.begun_=b[1];if((c===null))return null;d=$$ab(c);e=$get(c.game_.bots_.names_,$py.int($get(c.question_,$add(1,d))));f=$kw($$U,[c,e],{first:a.choices_});return $kw($$aX,[$py.int($get(c.state_,6)),d,c,f],{draw:a.draw_});});
$method($$ax,"begins_",function(b){const a=this;let c,d,e;[c,d,e]=[a.start_.game_,a.start_.question_.whole_,b.before_];a.secret_=($true(c.decides_(d,e))?$py.bool(c.proposals_(d,e)):false);return $py.bool(c.decides_(d,e));});
$method($$ax,"goes_on_",function(b){const a=this;let c,d,e;if(!$true($super($$ax,this).goes_on_(b)))return false;c=$$aa($get($get(a.choices_,0),0));d=a.start_.game_.held_(c);if($true(a.secret_))return $eq($$aa(b.what_),c);return ($true(e=!$true(d))?e:$in($$aa(b.what_),d));});
$method($$ax,"taken_",function(){const a=this;let b,c,d,e;if(((a.begun_===null)||!$true(a.secret_)))return $super($$ax,this).taken_();b=[a.begun_,null];c=b[0];a.begun_=b[1];d=$$ab(c);e=c.game_.chosen_(c.question_,a.after_,d);return $kw($$aX,[$py.int($get(c.state_,6)),d,c,$$T(c,e)],{draw:a.draw_});});
$method($$aD,"__init___",function(b,c,d,e,f,g=128){const a=this;let h,i;h=[b,c,d];a.replies_=h[0];a.seed_=h[1];a.confidence_=h[2];i=[$call($$aY,e),f,g];a.play_=i[0];a.show_=i[1];a.first_look_=i[2];a.players_=$dict([]);});
$method($$aD,"steps_",function*(b,c,d){const a=this;let e,f,g,h,j,k,l,m,n;[e,f]=[$py.monotonic(),$$aZ($get(b,0).plan_)];g=$kw($py.replace,[d],{samples:$py.min(128,d.most_samples_)});h=(yield* $it(a._raced_(b,$$ba(g,e,$sub(1,(0.2))))));if(!$true(h.interrupted_)){j=$each(h.placings_,i=>$get(b,i.number_));b=$$aC([...$it(j),...$it($call(c,$get(j,$slice(null,2,null))))]);h=(yield* $it(a._raced_(b,$$ba(d,e,(0.3)))));}k=$get(b,$get(h.placings_,0).number_);if(($true(h.interrupted_)||$true(k.wins_)||$lt(d.most_samples_,64)))return $call($$bb,h,b,h.placings_,!$true(f));try{[l,m]=$unpacked((yield* $it(a._whole_(k,$$ba(d,e,(0.0))))),-1,2);}catch($fault){if($isa($fault,$py.KeyboardInterrupt)){return $call($$bb,$kw($py.replace,[h],{interrupted:true}),b,h.placings_,!$true(f));}else {throw $fault;}}n=$py.tuple($each(h.placings_,i=>$$bc(i,l)));return $call($$bb,h,b,n,true,m);});
$method($$aD,"_raced_",function*(b,c){const a=this;let e,f;e=$each(b,d=>a._player_(d));f=(g,h)=>{let i,j;i=[];for(j of $it(g))i=$i_add(i,$$bd(...$it($get(e,j)),h));return i;};return (yield* $it($kw($$J,[$each(e,([,k])=>k),10000,c,$set($each($py.enumerate(b),([j,d])=>j,([j,d])=>$true(d.asked_))),a.confidence_,$attr(a,"show_"),a.first_look_],{certain:$each($py.enumerate(b),([j,d])=>j,([j,d])=>$true(d.wins_)),pace:$attr(a.play_,"pace_"),tell:f})));});
$method($$aD,"_player_",function(b){const a=this;let c;if(!$in($py.id(b),a.players_)){c=$$be(b.plan_,a.replies_,a.seed_,a.play_);$put(a.players_,$py.id(b),[c,$call($$aH,$attr(c,"values_"))]);}return $get(a.players_,$py.id(b));});
$method($$aD,"_whole_",function*(b,c){const a=this;let d,e,f,g,h,i,j,k,l,m,n;d=$$be(b.plan_,null,$xor(a.seed_,48727),a.play_);e=$call($$aH,$attr(d,"values_"));[f,g]=[$py.monotonic(),64];while($true(true)){(yield $$bd(d,e,g));h=$call(e,0,g);i=$$P(h,10000);j=!$true(h.std_());if($true(j))i=$call($$O,i,$$bf($py.float(i),g),g,true);k=$sub($py.monotonic(),f);m=($true(l=(c.seconds_!==null))?$ge($mul(2,k),c.seconds_):l);if(($le(i.se_,($true(j)?(0.002):(0.02)))||$ge(g,$py.min(c.most_samples_,2048))||$true(m)))break;g=$py.min($mul(2,g),c.most_samples_,2048);}n=$py.float($eq(h,$floordiv(10000,2)).mean_());return [i,$call($$O,n,$$bf(n,g),g,true)];});
$value($$v,"__module___","samurai_odds.play.search.searching");
$value($$z,"__module___","samurai_odds.analysis.review_result");
$value($$A,"__module___","samurai_odds.analysis.review_result");
$value($$H,"__module___","samurai_odds.play.search.reviewing");
$value($$I,"__module___","samurai_odds.engine.limit");
$value($$N,"__module___","samurai_odds.play.search.reviewing");
$value($$O,"__module___","samurai_odds.grids.figure");
$getter($$O,"bar_",function(){const a=this;return ($true($py.isfinite(a.se_))?a.se_:(0.0));});
$value($$R,"__module___","samurai_odds.play.search.racing");
$method($$R,"behind_",function(b,c){const a=this;let d;d=$py.min($py.len($get($attr(a,"values_"),b)),$py.len($get($attr(a,"values_"),c)));return $$bn($sub($get($get($attr(a,"values_"),c),$slice(null,d,null)),$get($get($attr(a,"values_"),b),$slice(null,d,null))),a.scale_);});
$value($$ad,"__module___","samurai_odds.play.rollouts");
$value($$ak,"__module___","samurai_odds.play.search.planning");
$value($$ao,"__module___","samurai_odds.play.replay");
$value($$aw,"__module___","samurai_odds.play.search.reviewing");
$method($$aw,"begins_",function(b){const a=this;let c;c=b.before_;if(($eq($get(c,6),a.number_)||$ne($$bo(b.what_),$get(c,5))))return false;a.number_=$py.int($get(c,6));return true;});
$method($$aw,"goes_on_",function(b){const a=this;let c;return ($true(c=(a.begun_!==null))?$eq($$bo(b.what_),$$ab(a.begun_)):c);});
$value($$ax,"__module___","samurai_odds.play.search.reviewing");
$value($$ax,"secret_",false);
$value($$aD,"__module___","samurai_odds.analysis.weighing");
$value($$aH,"__module___","samurai_odds.play.search.racing");
$method($$aH,"__init___",function(b){const a=this;let c;c=[b,$kw(np.zeros,[0],{dtype:np.int64})];a.play_=c[0];a.values_=c[1];});
$method($$aH,"__call___",$def("first games",function(b,c){const a=this;let d,e;d=$py.len($attr(a,"values_"));if($gt($add(b,c),d)){e=a.play_(d,$sub($add(b,c),d));a.values_=np.concatenate([$attr(a,"values_"),e]);}return $get($attr(a,"values_"),$slice(b,$add(b,c),null));}));
$value($$aU,"__module___","samurai_odds.play.search.racing");
$value($$aU,"sure_",false);
$value($$aV,"__module___","samurai_odds.play.search.racing");
$getter($$aV,"tied_",function(){const a=this;return $py.sum($each(a.placings_,b=>b.tied_));});
$value($$aX,"__module___","samurai_odds.play.search.reviewing");
$value($$aX,"may_",null);
$value($$aX,"draw_",0);
$value($$aY,"__module___","samurai_odds.analysis.weighing");
$method($$aY,"__init___",function(b){const a=this;let c;c=[b,0,(0.0)];a.play_=c[0];a.games_=c[1];a.seconds_=c[2];});
$method($$aY,"__call___",$def("start seed first count",function(b,c,d,e){const a=this;let f,g;f=$py.monotonic();g=a.play_(b,c,d,e);a.games_=$i_add(a.games_,e);a.seconds_=$i_add(a.seconds_,$sub($py.monotonic(),f));return g;}));
$method($$aY,"pace_",function(){const a=this;return $div(a.seconds_,a.games_);});
$value($$bb,"__module___","samurai_odds.analysis.weighing");
$value($$bg,"__module___","samurai_odds.play.search.searching");
$method($$bg,"values_",$def("first count",function(b,c){const a=this;let d;d=a.play_;return a.start_.game_.worth_($call(d,a.start_,a.seed_,b,c),a.seat_);}));
$method($$bg,"beyond_",function(b,c){const a=this;return ($lt(b,c)?[[a.start_,a.seed_,b,$sub(c,b)]]:[]);});
const $$bw=$object($$bp,{first:$$br,more:$$bs,replies:8,begin:$$bt,until:$$bu,why:$$bv,worded:$$bq});
const $$bA=$rule('side_row');
const $$bC=Object.freeze(["banners","enemy_banners","blocks_lost","enemy_blocks_lost","tokens","enemy_tokens"]);
const $$bE=$rule('prepare');
const $$bF=$rule('settle');
const $$bG=$rule('record');
const $$bH=$rule('redraw');
const $$bI=Object.freeze(["steady","careful","greedy"]);
const $$bJ=Object.freeze(["hold","withdraw","objective","weakest","finish"]);
const $$bK=Object.freeze([1,20,21,2,22,23,3,19,4,5]);
const $$bL=$dict([]);
const $$bN=Object.freeze(["careful","greedy","never-fires","never-inspires","never-retreats","random","steady"]);
const $$bO=$object($$bM,{names:$$bN});
const $$cl=$object($$ca,{prepare:$$bE,settle:$$bF,record:$$bG,redraw:$$bH,name:"battles",seats:2,row:452,authors:$$bI,intents:$$bJ,left_out:$$Q,plans_of:$$bK,plans_from:$$bL,bots:$$bO,worth:$$bP,near_end:$$bQ,error:$$bR,intend:$$bS,gist:$$bT,aims:$$bU,decides:$$bV,stop_after:$$bW,replies:4,proposals:$$bX,unmade:$$bY,chosen:$$bZ});
const $$cq=$rule('objective');
const $$cr=$rule('hexes_between');
const $$cu=Object.freeze([1068,8]);
const $$cv=Object.freeze([1305,8]);
const $$cw=Object.freeze([1083,88]);
const $$cx=Object.freeze([1259,1]);
const $$cy=Object.freeze([$$cu,$$cv,$$cw,$$cx]);
const $$cz=Object.freeze([1,5,6,7,8]);
const $$cC=["circle_block","triangle_block","square_block","swords_block","banner","second_last_banner","last_banner","retreat","token","lack","caution","danger","deterred","second_enemy","soon","fire_danger","threat","approach","progress","way","guard","support","together","urgency","card_kept","strike_kept","ground","exposed","leads","order_cost","spare","standoff","section","weak","steadfast","follow","cover","moving","kept_symbol","kept_charge","kept_shoot","kept_onslaught","kept_leadership","kept_serpent","kept_shogun","kept_counter","kept_wide","shoots","mass","cornered","cover_foot","approach_mounted","danger_hurt","danger_led","danger_mounted","shootout"];
const $$cD=$rule('banners_needed');
$value($$bp,"__module___","samurai_odds.page.hinting");
$method($$bp,"worded_",$def("plan",function(b){const a=this;return "";}));
$value($$bM,"__module___","samurai_odds.play.registry");
$method($$bM,"__init___",function(b,c=false){const a=this;let d;d=[b,c];a.package_=d[0];a.search_=d[1];});
$cached($$bM,"names_",function(){const a=this;return $py.tuple($each(a.modules_,b=>$py.str(b.NAME_)));});
$method($$bM,"number_of_",function(b){const a=this;if(!$in(b,a.names_))throw $call(OddsError,unknown("bot",b,a.names_));return a.names_.index_(b);});
$value($$ca,"__module___","samurai_odds.play.game");
$method($$ca,"show_",function(b,c){const a=this;});
$method($$ca,"worth_",function(b){const a=this;throw $call(OddsError,"this game has no evaluation of a position yet: nothing can be searched");});
$method($$ca,"near_end_",function(b){const a=this;return false;});
$method($$ca,"error_",function(b){const a=this;return [(0.0),(0.0)];});
$value($$ca,"authors_",$$Q);
$value($$ca,"intents_",$$Q);
$method($$ca,"intend_",function(b){const a=this;});
$value($$ca,"left_out_",$$Q);
$method($$ca,"gist_",function(b){const a=this;return b.tobytes_();});
$method($$ca,"aims_",function(b){const a=this;return [];});
$method($$ca,"decides_",function(b){const a=this;return false;});
$method($$ca,"stop_after_",function(b,c){const a=this;$put(a,0,$py.min($add($get(b,6),c),$get(a,0)));});
$value($$ca,"replies_",2);
$method($$ca,"proposals_",function(b){const a=this;return [];});
$method($$ca,"unmade_",function(b){const a=this;return b;});
$method($$ca,"chosen_",function(b,c){const a=this;return [];});
$method($$ca,"held_",$def("first",function(b){const a=this;return a.plans_from_.get_(b,a.plans_of_);}));
$getter($$ca,"by_choice_",function(){const a=this;return ($attr(a,"decides_")!==$$bV);});
$value($$cm,"__module___","samurai_odds.play.game");
$getter($$cm,"seats_",function(){const a=this;let b;return ($true(b=$py.int($get(a.question_,11)))?b:a.game_.seats_);});
$method($$cm,"with_bots_",function(b){const a=this;let c,d,e,f,g;if($ne($py.len(b),a.seats_)){throw $call(OddsError,$f`${a.seats_} play: name as many bots, not ${$py.len(b)}`);}c=a.question_.copy_();for([d,e]of $it($py.enumerate(b))){[f,g]=[e,0];if(e.startswith_("searching:"))[f,g]=[$get(a.game_.authors_,0),$$cJ(e)];$put(c,$add(1,d),a.game_.bots_.number_of_(f));$put(c,$add(16,d),g);}return $call($$cm,a.game_,c,a.state_);});
$value($$ct,"__module___","samurai_odds.battles.whole.planned");
$value($$cG,"__module___","samurai_odds.analysis.weighing");
$value($$cG,"asked_",false);
$getter($$cG,"wins_",function(){const a=this;return a.plan_.wins_;});
$cached($$bM,"modules_",$absent("Bots.modules"));
$value($$ca,"plans_of_",$$Q);
const $$cQ=$object($$bp,{first:$$cK,more:$$cL,replies:4,begin:$$cM,until:$$cN,why:$$cO,worded:$$cP});
const $$cT=Object.freeze(["swords","build","levy","ronin","ninja"]);
const $$cX=$rule('prepare');
const $$cY=$rule('settle');
const $$cZ=$rule('record');
const $$da=$rule('redraw');
const $$db=Object.freeze(["planner"]);
const $$dc=Object.freeze(["bold","all-out","wary","hold","guard","leader","otherwise-1","otherwise-2","otherwise-3","otherwise-4"]);
const $$dd=Object.freeze([22]);
const $$de=Object.freeze([19,20,21,7,22,23,21,32]);
const $$df=Object.freeze([22,23,21,32]);
const $$dg=Object.freeze([24]);
const $$dh=Object.freeze([25,20,21,7]);
const $$di=Object.freeze([26,21,32]);
const $$dj=Object.freeze([27,28,29,30]);
const $$dk=Object.freeze([17]);
const $$dl=Object.freeze([15,16]);
const $$dm=Object.freeze([11]);
const $$dn=Object.freeze([12]);
const $$do=Object.freeze([13]);
const $$dp=Object.freeze([14]);
const $$dq=$dict([[19,$$de],[22,$$df],[24,$$dg],[25,$$dh],[26,$$di],[27,$$dj],[17,$$dk],[15,$$dl],[11,$$dm],[12,$$dn],[13,$$do],[14,$$dp]]);
const $$dr=Object.freeze(["cautious","expander","never-bids","never-builds","never-hires","never-ninja","planner","random"]);
const $$ds=$object($$bM,{names:$$dr});
const $$dC=$object($$ca,{prepare:$$cX,settle:$$cY,record:$$cZ,redraw:$$da,name:"swords",seats:5,row:541,authors:$$db,intents:$$dc,left_out:$$dd,plans_of:$$Q,plans_from:$$dq,bots:$$ds,worth:$$dt,near_end:$$cf,error:$$du,intend:$$dv,gist:$$dw,aims:$$ck,decides:$$dx,stop_after:$$dy,replies:3,proposals:$$dz,unmade:$$dA,chosen:$$dB});
const $$dJ=Object.freeze([(-561),823,47,(-644),(-205),(-224),461,218,2,(-623),(-474),824,2701,97]);
const $$dK=Object.freeze([1785,2193,1237,2,195,342,654,777,(-47),(-974),(-2006),257,1201,18]);
const $$dL=Object.freeze([2153,1748,950,271,374,(-317),607,647,(-239),(-1303),(-1901),567,2067,388]);
const $$dM=Object.freeze([2846,2004,646,359,279,73,672,830,(-245),(-1147),(-2057),706,1215,399]);
const $$dN=Object.freeze([1014,1818,1303,48,154,(-186),667,221,278,(-1020),(-1456),317,1297,334]);
const $$dO=Object.freeze([986,1781,973,318,277,209,667,675,(-145),(-646),(-973),667,1135,414]);
const $$dP=Object.freeze([1644,1753,898,650,466,(-246),759,533,(-400),(-428),(-674),916,1275,70]);
const $$dQ=Object.freeze([$$dJ,$$dK,$$dL,$$dM,$$dN,$$dO,$$dP]);
const $$dS=$rule('is_rival');
const $$dT=$rule('koku_to_levy');
const $$dW=$dict([]);
const $$dX=Object.freeze([$$dW,0]);
const $$dY=$dict([[0,1]]);
const $$dZ=Object.freeze([$$dY,1]);
const $$ea=$dict([[0,1]]);
const $$eb=Object.freeze([$$ea,9]);
const $$ec=$dict([[1,2]]);
const $$ed=Object.freeze([$$ec,0]);
const $$ee=$dict([[4,1]]);
const $$ef=Object.freeze([$$ee,0]);
const $$eg=$dict([[4,2]]);
const $$eh=Object.freeze([$$eg,0]);
const $$ei=$dict([[0,2]]);
const $$ej=Object.freeze([$$ei,1]);
const $$ek=$dict([[0,2]]);
const $$el=Object.freeze([$$ek,9]);
const $$em=$dict([[1,2],[0,1]]);
const $$en=Object.freeze([$$em,9]);
const $$eo=$dict([[4,1],[0,1]]);
const $$ep=Object.freeze([$$eo,9]);
const $$eq=Object.freeze([$$dX,$$dZ,$$eb,$$ed,$$ef,$$eh,$$ej,$$el,$$en,$$ep]);
const $$er=$dict([["bold",614534],["all-out",512132],["wary",921734],["hold",1025158],["guard",768390],["leader",615046]]);
const $$es=Object.freeze([(0.053),(0.012)]);
$value($$cU,"__module___","samurai_odds.swords.whole.plan");
$value($$cU,"sword_",0);
const $$ev=Object.freeze([0,3,1,5]);
$getter($$cU,"lines_",function(){const a=this;let d,e,f,g;d=$each($py.enumerate($get(a.bins_,$slice(null,4,null))),([b,c])=>[10,$add($mul(b,1000),c)]);if($true(a.sword_))d.append_([11,a.sword_]);if((a.site_!==null))d.append_([12,a.site_]);if((a.levy_!==null)){for(e of $it($$ev))d.append_([13,$add($mul(e,1000),$get(a.levy_,e))]);}for([f,g]of $it(a.stacks_)){d.append_([15,f]);d.append_([16,$add($mul(f,1000),g)]);}return d;});
$value($$cU,"site_",null);
$value($$cU,"levy_",null);
$value($$cU,"stacks_",$$Q);
const $$eB=$object($$bp,{first:$$ew,more:$$ex,replies:8,begin:$$ey,until:$$ez,why:$$eA,worded:$$bq});
const $$eD=$rule('prepare');
const $$eE=$rule('settle');
const $$eF=$rule('record');
const $$eG=$rule('nothing_to_redraw');
const $$eH=Object.freeze(["careful","greedy"]);
const $$eI=Object.freeze(["bold","wary","otherwise-1","otherwise-2","otherwise-3","otherwise-4","otherwise-5","otherwise-6","otherwise-7","otherwise-8"]);
const $$eJ=Object.freeze([1,2,3,4,5,6,7,20,21,22,29,30,34,37,40,41]);
const $$eK=Object.freeze([23,24,25,26,27,28,29,31,32,33,35,36,38,42,43,44,45,46,47,48,49,52,53,54]);
const $$eL=$dict([[23,$$eK],[24,$$eK],[25,$$eK],[26,$$eK],[27,$$eK],[28,$$eK],[29,$$eK],[31,$$eK],[32,$$eK],[33,$$eK],[35,$$eK],[36,$$eK],[38,$$eK],[42,$$eK],[43,$$eK],[44,$$eK],[45,$$eK],[46,$$eK],[47,$$eK],[48,$$eK],[49,$$eK],[52,$$eK],[53,$$eK],[54,$$eK]]);
const $$eM=Object.freeze(["careful","greedy","never-challenges","never-charges","never-trumps","random"]);
const $$eN=$object($$bM,{names:$$eM});
const $$eU=$object($$ca,{prepare:$$eD,settle:$$eE,record:$$eF,redraw:$$eG,name:"ran",seats:2,row:621,authors:$$eH,intents:$$eI,left_out:$$Q,plans_of:$$eJ,plans_from:$$eL,bots:$$eN,worth:$$eO,near_end:$$cf,error:$$eP,intend:$$eQ,gist:$$eR,aims:$$ck,decides:$$eS,stop_after:$$eT,replies:5,proposals:$$bX,unmade:$$bY,chosen:$$bZ});
const $$eV=Object.freeze([1,5,6,7,8,13437]);
const $$eW=Object.freeze([40,100,150,40,1000,0,0]);
const $$eX=$dict([["bold",0],["wary",90]]);
const $$eY=Object.freeze([(0.051),(0.02)]);
const $$eZ=Object.freeze([(-1449),(-381),306,(-874),(-637),(-214),(-1481),1716,(-2433),(-139),665,(-117),(-33),(-1157),301,271]);
const $$ff=Object.freeze([$$Q,$$Q]);
const $$fh=$rule('can_be_ordered');
const $$fi=$rule('can_be_activated');
$value($$fd,"__module___","samurai_odds.ran.advice.spelling");
$method($$fd,"said_",function(b){const a=this;return $f`${a.called_(b)}: ${a.described_(b)}`;});
$value($$fe,"__module___","samurai_odds.ran.advice.candidates");
$value($$fe,"said_",$$ff);
$method($$fd,"called_",function(b){const a=this;let d;if($lt(a.contingent_,0))return "pass";d=$each([a.contingent_,a.other_],c=>$get(b.contingents_,c),c=>$ge(c,0));return " and ".join_($each(d,c=>$f`${c.letter_} ${c.name_}`));});
$method($$fd,"described_",$absent("Written.described"));
$value($$fd,"contingent_",(-1));
$value($$fd,"other_",(-1));

const $listing={battles:$$bw,swords:$$cQ,ran:$$eB}[GAME.name];
const start=({question,state})=>$listing.begin_($numbers(question),$numbers(state));
return{start,known,rowOf,lent,borrowed,hints:(...given)=>$$q($listing,...given),thinking:(...given)=>$$r($listing,...given),reviews:(...given)=>$$s($listing,...given),tutored:(...given)=>$$t($listing,...given),decided:(...given)=>$$u($listing,...given)};};
