//# allFunctionsCalledOnLoad
const HINTS=({Player,GAME,RULES})=>{
const $array = (data, shape = [data.length]) => new NDArray(data, shape);
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
let $used = new Int32Array(0);
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
const $$u=$def("_ _ _ luck",(a,b,c,d)=>{let e,g;e=$call($$v,b.game_.authors_,c,b.game_.replies_).decide_(b,d);if((e===null))return null;g=$each(e.said_,f=>$py.list(f));return $dict([["choices",($true(g)?[]:$each(e.key_,h=>$py.list(h)))],["said",g]]);});
const $$t=(a,b,c,d,e=0,f=0,g=32)=>{let h,k;h=$py.list($$w(b,c));k=$each($py.enumerate(h),([i,j])=>i,([i,j])=>($eq(j.seat_,d)&&$ge(j.draw_,e)));if(!$true(k))return null;return $$y($$x(a,$get(h,$get(k,$neg(1))),$get(k,$neg(1)),f,g),a);};
class $$z extends $Object {}
$class($$z,"Told",{lines:null,said:null});
class $$A extends $Object {}
$class($$A,"Decision",{reviewed:null,side:null,done:null,better:null});
const $$y=(a,b)=>{let c;c=$call($$A,a,"",$call($$z,[],""),null);return $dict([["number",a.turn_.number_],["draw",a.turn_.draw_],["seat",a.turn_.seat_],["before",$$B(a.before_)],["error",$$B($attr(a,"error_"))],["luck",$$B($attr(a,"luck_"))],["lost",a.lost_.to_dict_()],["mark",c.mark_],["missed_win",a.missed_win_],["forced",a.forced_],["plan",$$C(a.turn_.plan_,b)],["best",((a.best_===a.turn_.plan_)?null:$$C(a.best_,b))]]);};
const $$C=$def("plan _",(a,b)=>$dict([["choices",$each(a.key_,c=>$py.list(c))],["words",b.worded_(a.start_,a)],["author",a.author_]]));
const $$B=a=>$each(a,b=>b.to_dict_());
const $$x=$def("_ turn _ _ _",(a,b,c,d,e)=>{let f,g;[f,g]=[$$D(b,c,d),b.start_.game_.authors_];return $$E(b,g,e,f,a.replies_);});
class $$H extends $Object {}
$class($$H,"Luck",{price:()=>null});
class $$I extends $Object {}
$class($$I,"_Games",null);
class $$J extends $Object {}
$class($$J,"Limit",{stderr:()=>null,seconds:()=>null,samples:()=>null});
class $$R extends $Object {}
$class($$R,"Reviewed",{turn:null,before:null,chosen:null,error:null,luck:null,best:null,forced:null,ended:()=>false,looked_at:()=>true});
const $$E=$def("turn _ _ luck _ play",(a,b,c,d,e,f=$play_range)=>{let g,h,i,j,l,n,o,p,q,r,s,t,u,v,w,x,y,z,A,B;g=$$F(a.start_,$get(b,0));[h,i]=$unpacked($$G(a,g,b),-1,2);j=$call($$H);l=$each(h,k=>$call($$I,k,e,d,j,f));n=$ended($kw($$K,[l,10000,$kw($$J,[],{samples:c})],{kept:$set([0]),certain:$each($py.enumerate(h),([m,k])=>m,([m,k])=>$true(k.wins_))}));[o,p]=[$$L(n),$get(l,$$M(n))];if(($true(o)&&!$true($get(h,o).wins_))){l=$each(h,k=>$call($$I,k,e,$xor(d,48727),j,f));p=$get(l,o);q=$sub($call(p,0,c).sum_(),$call($get(l,0),0,c).sum_());o=($gt(q,0)?o:0);}r=($true(o)?$$N($get(l,o),$get(l,0)):$$O($get(l,0),p));s=$neg($get($get(r,$neg(1)),a.seat_));t=$mul((2.0),$get(g.game_.error_(g.question_,g.state_),1));v=($true(u=$ge(s,(0.02)))?!$true($get(h,o).wins_):u);if($true(v)){[w,j]=[[$get(h,o),$get(h,0)],$call($$H)];x=$each(w,k=>$call($$I,k,null,$xor(d,48727),j,f));for(y of $it(x))$call(y,c,$mul(2,c));r=$$P(r,$$N(...$it(x)),t,a.seat_);if($ge($get($get(r,$neg(1)),a.seat_),0)){[o,z]=[0,$get(r,$neg(1))];A=$get($$O($get(l,0),$get(l,0)),0);r=[A,A,$$Q(z)];}}B=($eq(o,0)?a.plan_:$get(h,o));return $call($$R,a,...$it(r),[],B,!$true(i),v);});
class $$S extends $Number {}
$class($$S,"Figure",null);
const $$Q=a=>$py.tuple($each(a,b=>$call($$S,(0.0),b.se_,b.samples_,true)));
const $$P=$def("_ _ off _",(a,b,c,d)=>{let e,f,g,h,i,j,m,p,q;[e,f]=[$get($get(a,$neg(1)),d),$get($get(b,$neg(1)),d)];[g,h]=$unpacked(($true(c)?[$add($pow(e.se_,2),$pow(c,2)),$pow(f.se_,2)]:[f.samples_,e.samples_]),-1,2);i=$div(g,$add(g,h));j=$def("_ _ off",(k,l,c=(0.0))=>{let m,n;m=$add($mul($pow($sub(1,i),2),$add($pow(k.se_,2),$pow(c,2))),$mul($pow(i,2),$pow(l.se_,2)));n=$add($mul($sub(1,i),k),$mul(i,l));return $call($$S,n,$py.sqrt(m),l.samples_,k.proportion_);});[p,q]=$unpacked($each($kw($py.zip,[$get(a,$slice(null,2,null)),$get(b,$slice(null,2,null))],{strict:true}),o=>$py.tuple($py.map(j,...$it(o)))).values(),-1,2);m=$py.tuple($py.map($kw($py.partial,[j],{off:c}),$get(a,$neg(1)),$get(b,$neg(1))));return [p,q,m];});
const $$O=$def("own _",(a,b)=>{let c,d,e;[c,,d]=$unpacked($$N(a,a),-1,3);return [c,c,((b===a)?d:$$Q($get($$N(b,a),$neg(1))))];});
const $$N=$def("_ own",(a,b)=>{let c,d,e,f,g,h,i,j,k;[c,d,e]=[[],[],[]];for(f of $it($py.range(a.start_.seats_))){[g,h]=[a.worth_(f),b.worth_(f)];i=$py.min($py.len(g),$py.len(h));c.append_($$U($$T(g,10000)));j=$$T($sub($get(h,$slice(null,i,null)),$get(g,$slice(null,i,null))),10000);k=$$T(h,10000);d.append_($$U($call($$S,$add($get(c,$neg(1)),j),k.se_,k.samples_)));e.append_($call($$S,$sub($get(d,$neg(1)),$get(c,$neg(1))),j.se_,j.samples_,true));}return [$py.tuple(c),$py.tuple(d),$py.tuple(e)];});
const $$U=a=>$call($$S,$py.min((1.0),$py.max((0.0),a)),a.se_,a.samples_,true);
const $$T=(a,b,c=true)=>{let d,e,f,g,h;[d,e]=[$py.len(a),$py.int(a.sum_())];f=$py.int($mul(a,a).sum_());g=$py.max($sub($mul(f,d),$mul(e,e)),0);h=$div($div($py.sqrt($div(g,$py.max($sub(d,1),1))),d),b);return $call($$S,$div($div(e,d),b),h,d,c);};
const $$M=a=>{let c,d;c=$py.next($each(a.placings_,b=>b,b=>$eq(b.number_,0)));if($true(c.sure_))return 0;d=$each(a.placings_,b=>b,b=>$true(b.number_)).values();return $py.next($each(d,b=>b.number_,b=>!$gt(b.loss_,$mul((2.0),b.loss_.se_))),0);};
const $$L=a=>{let c,d;[c,d]=[$get(a.placings_,0),$py.next($each(a.placings_,b=>b,b=>$eq(b.number_,0)))];return (($true(c.sure_)||$$V(d.loss_))?c.number_:0);};
const $$V=a=>$gt(a,$mul((1.0),a.se_));
class $$X extends $Object {}
$class($$X,"_Field",null);
const $$K=$def("_ _ _ kept _ _ _ certain usual pace tell",function*(a,b,c,d=$$W,e=(0.95),f=null,g=128,h=$$W,i=null,j=null,k=null){let l,m,n,o,p,q,r,s,t;l=$call($$X,$py.len(a),b,d,e,h,i);[m,n]=[$py.monotonic(),0];o=$py.min(((c.seconds_===null)?g:$floordiv(g,3)),c.most_samples_);p=false;while(($gt(o,n)&&!$true(p))){q=$dict([]);if($true(k))(yield $call(k,l.running_,o));try{for(r of $it(l.running_)){$put(q,r,$call($get(a,r),n,$sub(o,n)));if($true(f))$call(f,$add(n,$floordiv($mul(o,$py.len(q)),$py.len(l.running_))),c.most_samples_);}}catch($fault){if($isa($fault,$py.KeyboardInterrupt)){p=true;if(!$true(n))throw $fault;break;}else {throw $fault;}}l.add_(q);[n,o]=$unpacked([o,$py.min($mul(2,o),c.most_samples_)],-1,2);if($ge(n,$py.min(g,c.most_samples_)))l.drop_();if($true(l.settled_(c.stderr_)))break;if((c.seconds_!==null)){s=$sub($py.monotonic(),m);t=$div($sub(c.seconds_,s),($true(j)?$call(j):$div(s,l.played_)));l.narrow_(c.stderr_,$py.int(t));o=$py.min(o,$add(n,$floordiv($py.int(t),$py.len(l.running_))));if($lt(o,$mul($add(1,(0.1)),n)))break;}}return l.result_(p);});
const $$G=$def("turn _ _",(a,b,c)=>{let d,e,g;d=$$Y(a,b);if($true((e=$$Z(b))))g=$each(e,f=>f,f=>$ne(f.said_,d.said_));else g=$each($$aa(b,c),f=>f,f=>$ne($attr(f,"gist_"),$attr(d,"gist_")));g=$each(g,f=>f,f=>((a.may_===null)||$true(a.may_(f))));return [[d,...$it(g)],g];});
const $$aa=(a,b,c=12)=>{let d,e,f,g,i,j;if($true(a.game_.by_choice_))return $$ab(a,b,c);d=[];e=a.game_.aims_(a.question_.whole_,a.state_);for(f of $it($$ac(a))){d=$i_add(d,$each(e,h=>g,h=>$true((g=$$ad(a,$get(b,0),[f,...$it(h)])).wins_)));for(i of $it(b)){g=$$ad(a,i,[f]);d.append_(g);j=$$ae(g);if($true(j))d.append_($$ad(a,i,[f,j]));}}return $kw($py.sorted,[$$af(d)],{key:$def("plan",g=>!$true(g.wins_))});};
const $$af=a=>{let b,c;b=$dict([]);for(c of $it(a)){if($true(c.choices_))b.setdefault_($attr(c,"gist_"),c);}return $py.list(b.values_());};
const $$ae=$def("plan",a=>{let b,c,d,e;if($ne($py.len(a.choices_),2))return null;[b,c,d]=$unpacked($get(a.choices_,$neg(1)),-1,3);return (($ne(c,0)&&$in(0,($true(e=d)?e:[])))?[$$ag(b),0]:null);});
const $$ag=a=>$floordiv($neg(a),10);
class $$ap extends $Object {}
$class($$ap,"Plan",{choices:null,author:null,start:null,after:null,said:()=>$$W});
const $$ad=$def("_ _ _ _ first _",(a,b,c=$$W,d=$$W,e=$$W,f=false)=>{let g,h,i,j,k,l,n,o,p;g=$$ai($$ah(a),b,c,d);[h,i]=[$py.int($get(a.state_,6)),$$aj(a)];j=$kw($$al,[$$ak(g,e),0,0],{turn:$add(h,1),own:i,logged:true});k=j.events_;l=($true(k)?a.game_.held_($$ag($get($get(k,0),0))):[]);if($true(l))k=$py.list($py.takewhile(m=>$in($$ag($get(m,0)),l),k));if(($true(k)&&$eq($py.len(k),$py.len(j.events_))&&(j.onward_!==null)))n=j.onward_.state_;else n=$$am(g,k);o=($true(f)?$$an(a.question_,h,i,c,d):null);p=((o===null)?a:$kw($py.replace,[a],{question:o}));return $call($$ap,$py.tuple(k),b,$$ao($$ak(p,k)),n);});
const $$ao=a=>{$put(a.question_,15,$get(a.state_,6));return a;};
const $$an=$def("question turn _ _ _",(a,b,c,d,e=$$W)=>{let g,h,i,l,m,n;g=$each($py.range(64),f=>$py.int($in(f,e)));i=($true(h=$py.int($get(a,6)))?h:$py.len(a));l=$all(d,k=>$each(k,j=>$py.int(j))).values();m=a.ended_(i,[$py.len(d),...$it(g),...$it(l)]);n=[i,b];$put(m,6,n[0]);$put(m,7,n[1]);$put(m,8,c);if($ge($get(m,21),i))$put(m,21,0);return m;});
const $$am=(a,b)=>{let c,e,f;if(!$true(b))return a.state_;c=$kw($$al,[$$ak(a,b),0,0],{draws:$py.len(b)}).onward_;if((c!==null))return c.state_;[e,]=$unpacked($$aq(a,b,d=>$py.bool($ne($get(d,7),0))),-1,2);return e;};
const $$aq=(a,b,c)=>{let d,e;d=a.state_;if($true($call(c,d)))return [d,true];for(e of $it($$ar(a,b))){d=e.after_;if($true($call(c,d)))return [d,true];}return [d,false];};
class $$at extends $Object {}
$class($$at,"Step",{what:null,value:null,before:null,after:null,asked:null,draw:null});
const $$ar=function*(a,b,c=null){let d,e,f,g,h,i,j,k,l,m,n,o,p;d=a.game_;e=a.question_.whole_;f=a.state_.copy_();g=$py.memoryview(e);h=$py.memoryview(f);i=$py.iter(b);[j,k]=[0,f.copy_()];while($eq($get(h,7),0)){l=k;$$as(d,g,h);m=$get(h,0);if($eq(m,(-1))){k=f.copy_();(yield $call($$at,m,0,l,k,false,j));continue;}[n,o]=[$$au(h),false];if(((c!==null)&&$lt(m,0)&&(n===null)))$call(c,f,j);l=f.copy_();if((n===null)){p=$py.next(i,null);if((p===null))return null;[o,n]=[true,$get(p,1)];if($ne(m,$get(p,0))){throw $call($py.RuntimeError,$f`the game asks ${m}, the record tells of ${$get(p,0)}`);}}d.settle_(g,h,n);k=f.copy_();(yield $call($$at,m,n,l,k,o,j));j=$i_add(j,o);}};
const $$au=a=>{if($gt($get(a,0),0))return ($eq($get(a,0),$add(100000,1))?0:null);return ($eq($get(a,4),1)?$py.int($get(a,9)):null);};
const $$as=(a,b,c)=>{$put(c,0,(-1));$$p(c);a.prepare_(b,c);};
class $$av extends $Object {}
$class($$av,"Part",{onward:null,draws:null,events:null});
const $$al=$def("_ _ _ turn draws own _ _ logged",(a,b,c,d=0,e=0,f=null,g=false,h=null,i=false)=>{let j,k,l,m,n,o,p,q;j=a.question_.copy_();k=[d,e];$put(j,12,k[0]);$put(j,13,k[1]);$put(j,14,((f===null)?0:$add(f,1)));$put(j,22,g);h=((h===null)?$kw(np.zeros,[[1,a.game_.row_]],{dtype:np.int16}):h);[l,m,n]=$unpacked($played($kw($py.replace,[a],{question:j}),b,c,h,i),-1,3);if((m===null))return $call($$av,null,$py.len(n),n);o=0;$put(j,12,o);$put(j,13,o);$put(j,14,o);$put(j,22,0);$put(j,9,$i_add($get(j,9),m));q=($true(p=$gt(d,0))?$eq($get(l,6),d):p);$put(j,15,$sub($get(l,6),q));$put(l,0,0);return $call($$av,$kw($py.replace,[a],{question:j,state:l}),m,n);});
const $$ak=(a,b)=>$kw($py.replace,[a],{question:$$ax(a.question_,$$aw(b))});
const $$ax=$def("question _",(a,b)=>{let c,d,g,h;d=($true(c=$py.int($get(a,21)))?c:$py.len(a));g=[$py.len(b),...$it($all(b,f=>$each(f,e=>$py.int(e))).values())];h=a.ended_(d,($true(b)?g:[]));$put(h,21,($true(b)?d:0));return h;});
const $$aw=a=>$py.tuple($each(a,([b,c,])=>[b,c]));
const $$aj=a=>$py.int($get(a.state_,($true(a.game_.by_choice_)?3:5)));
const $$ai=(a,b,c,d=$$W)=>{let e,f,g,h,i;[e,f]=[$$aj(a),$py.int($get(a.state_,6))];[g,h]=[a.game_,($in(b,a.game_.intents_)?b:"")];i=$$an(a.question_,f,e,c,d);$put(i,$add(1,e),g.bots_.number_of_(($true(h)?$get(g.authors_,0):b)));g.intend_(i,h);return $$ao($kw($py.replace,[a],{question:i}));};
const $$ah=a=>$$az($$ay(a,$$aj(a)),20633,0);
const $$az=(a,b,c)=>{let d,e;d=$sub($py.int($get(a.question_,10)),1);if($lt(d,0))return a;e=a.state_.copy_();$draw_hidden(a,e,d,$redrawn_from(b,c));return $kw($py.replace,[$$ay(a,null)],{state:e});};
const $$ay=(a,b)=>{let c,d;if(((b!==null)&&!($le(0,(c=b))&&$lt(c,a.seats_)))){throw $call(OddsError,$f`seat is from 0 to ${$sub(a.seats_,1)}, not ${$py.repr(b)}`);}d=a.question_.copy_();$put(d,10,((b===null)?0:$add(b,1)));return $kw($py.replace,[a],{question:d});};
const $$ac=a=>{let b,c,f;b=$$aj(a);c=$kw($$al,[a,0,0],{draws:1,own:b,logged:true}).events_;return $all(c,([d,,g])=>$each(($true(f=g)?f:[]),e=>[$$ag(d),e]));};
const $$ab=(a,b,c)=>{let e,f,g,i,j,k,m;e=$each(b,d=>$$ad(a,d));[f,,g]=$unpacked(($true($get(e,0).choices_)?$get($get(e,0).choices_,0):[0,0,[]]),-1,3);j=$each(($true(i=g)?i:[]),h=>h,h=>$true(a.game_.tries_($$ag(f),h)));if($le($py.len(j),c)){k=$each(j,h=>[f,h,g]);e=$i_add(e,$each(k,l=>$kw($$ad,[a,$get(b,0)],{first:[l]})));}return $$af(e);};
const $$Z=a=>{let b;b=a.game_.proposals_(a.question_,a.state_);return ($true(b)?$each([[],...$it(b)],c=>$$aA(a,c)):[]);};
const $$aA=(a,b)=>{let c,d,e,f,g,h;[c,d,e]=[a.game_,$py.int($get(a.state_,6)),$$aj(a)];f=$$an(a.question_,d,e,b);g=c.unmade_(a.question_,a.state_);h=$$ao($kw($py.replace,[a],{question:f,state:g}));return $call($$ap,[],$get(c.authors_,0),h,a.state_,b);};
const $$Y=$def("turn _",(a,b)=>{if($true(b.game_.proposals_(b.question_,b.state_)))return $$aA(b,a.plan_.said_);return $kw($$ad,[b,a.plan_.author_],{first:a.plan_.choices_});});
const $$F=(a,b)=>a.with_bots_($mul([b],a.seats_));
const $$D=$def("turn _ _",(a,b,c)=>$add(c,($true(a.start_.game_.by_choice_)?b:a.number_)));
const $$w=function*(a,b){let c,d,e;c=$py.list($$aB(a,b));for([d,e]of $it($py.enumerate(c)))(yield $$aC(e,$get(c,$slice($add(d,1),null,null))));};
const $$aC=$def("turn _",(a,b)=>{let c,d,e,h,i,j,k,l,m;[c,d]=[a.start_,a.plan_.said_];e=($true(d)?c.game_.proposals_(c.question_,c.state_):[]);h=$sub($set($all(e,g=>$each(g,([f,])=>f))),$set($each(d,([f,])=>f)));i=$dict([]);for(j of $it(b)){if(($eq([j.number_,j.seat_],[a.number_,a.seat_])&&$true(j.plan_.choices_))){[k,l,]=$unpacked($get(j.plan_.choices_,0),-1,3);if($in($$ag(k),h))i.setdefault_($$ag(k),l);}}return ($true(i)?$kw($py.replace,[a],{plan:$$aA(c,[...$it(d),...$it(i.items_())])}):a);});
class $$aD extends $Object {}
$class($$aD,"_Turns",null);
class $$aE extends $$aD {}
$class($$aE,"_Decisions",null);
const $$aB=function*(a,b){let c,d,e;c=($true(a.game_.by_choice_)?$call($$aE,a):$call($$aD,a));for(d of $it($$ar(a,b))){if(($true(d.asked_)&&$true((e=c.ended_by_(d)))))(yield e);c.add_(d);}if($true((e=c.taken_())))(yield e);};
const $$s=function*(a,b,c,d=0,e=32){let f,g,h,i,j,k;f=$py.list($$w(b,c));g=[];for([h,i]of $it($py.enumerate(f))){g.append_($$x(a,i,h,d,e));(yield $dict([["place",h],["of",$py.len(f)],["turn",$$y($get(g,$neg(1)),a)]]));}j=$$aF(b,c);k=$$aG(g,j);(yield $dict([["turns",$each(k,l=>$$y(l,a))],["start",$$B(($true(k)?$get(k,0).before_:j))],["result",$$B(j)]]));};
const $$aG=(a,b)=>{let d;d=[...$it($each($get(a,$slice(1,null,null)),c=>c.before_).values()),b];return $each($kw($py.zip,[a,d],{strict:false}),([c,e])=>$kw($py.replace,[c],{luck:$$aH(e,$attr(c,"chosen_"))}));};
const $$aH=(a,b)=>$py.tuple($each($kw($py.zip,[a,b],{strict:true}),([c,d])=>$call($$S,$sub(c,d),$py.sqrt($add($mul(c.se_,c.se_),$mul(d.se_,d.se_))),d.samples_)));
const $$aF=(a,b)=>{let c,d,e,f,g;[c,d]=[a.state_,a.game_];for(e of $it($$ar(a,b)))c=e.after_;f=$kw(np.zeros,[d.row_],{dtype:np.int16});d.record_(a.question_,c,f);g=f.reshape_(1,$neg(1));return $py.tuple($each($py.range(a.seats_),h=>$call($$S,$div($py.int($get(d.worth_(g,h),0)),10000))));};
class $$aK extends $Object {}
$class($$aK,"Weighing",null);
const $$r=function*(a,b,c=0,d=$$aI,e=32,f=null){let g,h,i,j,k,l,m,n,o,q,r,s,t,u,v;g=b.state_.copy_();$put(g,0,0);h=$$F($kw($py.replace,[b],{state:g}),$get(b.game_.authors_,0));i=$py.list(a.first_(h));if($eq($py.len(i),1))i=$$aJ([...$it(i),...$it(a.more_(h,i,c))]);if($lt($py.len(i),2))return null;j=$call($$aK,a.replies_,c,(0.95),$play_range,f,e);k=$dict([]);l=($true($get(i,0).plan_.choices_)?$$ad(h,$get(b.game_.authors_,0)):null);m=n=>{let o;o=a.more_(h,n,c);return $each(o,p=>k.setdefault_($attr(p.plan_,"gist_"),p));};for([q,r]of $it($py.enumerate(d))){s=$eq(q,$sub($py.len(d),1));t=$kw($$J,[],{samples:r});u=(yield* $it(j.steps_(i,($true(s)?m:$$aL),t,l)));o=$$aM(u,a);if($true(s)){n=$get(u.field_,$get(u.placings_,0).number_).plan_;v=a.until_(n,a.replies_);(yield [[v,c,0,50]]);$put(o,"why",a.why_(n,$play_range(v,c,0,50)));}(yield o);}};
const $$aM=(a,b)=>$dict([["candidates",$each(a.placings_,c=>$or($or($$C($get(a.field_,c.number_).plan_,b),$dict([["win",c.value_.to_dict_()],["loss",c.loss_.to_dict_()]])),$dict([["tied",c.tied_],["wins",c.sure_],["games",c.games_]])))],["tied",a.run_.tied_],["games",a.run_.games_],["whole",a.whole_],["why",[]]]);
const $$aL=a=>[];
const $$aJ=a=>{let b,c,d;b=$dict([]);for(c of $it(a)){d=[$attr(c.plan_,"gist_"),$gt($get(c.plan_.start_.question_,6),0)];if((!$in(d,b)||$true(c.asked_)))$put(b,d,c);}return $py.list(b.values_());};
const $$q=function*(a,b,c=0,d=$$aI,e=32,f=null){let g;for(g of $it($$r(a,b,c,d,e,f))){if($py.isinstance(g,$py.dict))(yield g);}};
class $$aO extends $Object {}
$class($$aO,"Remembered",null);
class $$bd extends $Object {}
$class($$bd,"Placing",{number:null,value:null,loss:null,games:null,tied:null,sure:()=>false});
class $$be extends $Object {}
$class($$be,"Race",{placings:null,values:null,finishers:null,games:null,interrupted:null,scale:null});
class $$bg extends $Object {}
$class($$bg,"Turn",{number:null,seat:null,start:null,plan:null,may:()=>null,draw:()=>0});
class $$bh extends $Object {}
$class($$bh,"_Timed",null);
class $$bk extends $Object {}
$class($$bk,"Looked",{run:null,field:null,placings:null,whole:null,nobody:()=>null});
const $$bo=$def("_ samples",(a,b)=>{if($eq(b,1))return Infinity;a=$py.min($py.max(a,(0.0)),(1.0));return $div($py.sqrt($add($div($mul(a,$sub(1,a)),b),$div(1,$mul($mul(4,b),b)))),$add(1,$div(1,b)));});
class $$bp extends $Object {}
$class($$bp,"Rollouts",{start:null,seed:null,seat:null,play:null,luck:()=>null});
const $$bn=$def("plan _ _ luck play",(a,b,c,d=null,e=$play_range)=>$call($$bp,$$aX(a,b),c,a.seat_,e,d));
const $$bm=(a,b,c)=>a.beyond_($py.len($attr(b,"values_")),c);
const $$bl=(a,b)=>{let c,d;if($true(a.sure_))return a;c=$$bc(a.loss_,b);d=$call($$S,$py.max((0.0),$sub(b,c)),$$bq(b,c),b.samples_,true);return $kw($py.replace,[a],{value:d,loss:c});};
const $$bq=(a,b)=>$py.sqrt($add($mul(a.se_,a.se_),$mul(b.se_,b.se_)));
const $$bj=(a,b,c)=>{let d;if((a.seconds_===null))return a;d=$sub($mul($sub(1,c),a.seconds_),$sub($py.monotonic(),b));return $kw($py.replace,[a],{seconds:$py.max((0.1),d)});};
const $$bi=$def("plan",a=>{let b;b=a.start_;return !$true(b.game_.near_end_(b.question_,b.state_));});
const $$bf=$def("state",a=>{let b;b=a.copy_();$put(b,0,0);return b;});
const $$bc=$def("loss _",(a,b)=>($le(a,b)?a:$call($$S,$py.max((0.0),b),a.se_,a.samples_,true)));
const $$bb=(a,b)=>{let d;d=$py.max($each(a,c=>$mul(c.samples_,$sub($pow($div(c.bar_,b),2),1))));return $mul($add($py.len(a),1),d);};
const $$ba=(a,b=12)=>{if(!$py.isinstance(a,$py.float))return a;if(!$true($py.isfinite(a)))return null;return $call(($true($py.getattr(a,"proportion",false))?$$br:$$bs),$py.float(a),b);};
const $$bs=$def("value _",(a,b=12)=>($lt($py.abs(a),(1e-12))?(0.0):$$bt(a,b)));
const $$bt=$def("value _",(a,b=12)=>$add($py.float($f`${$format(a,$f`.${b}g`)}`),(0.0)));
const $$br=$def("value _",(a,b=12)=>{let c,d;c=$$bt(a,b);return (($lt(a,(d=(1.0)))&&$le(d,c))?$$bt($sub((1.0),$pow(10,$neg(b))),b):c);});
const $$aZ=$def("value",a=>{let b;return ($true(b=$py.isinstance(a,$py.Real))?!$py.isinstance(a,$py.bool):b);});
const $$aY=$def("value",a=>{let b,c;c=($true(b=$eq($py.type(a).__module___,"numpy"))?$eq($py.getattr(a,"ndim",null),0):b);return ($true(c)?a.item_():a);});
const $$aX=$def("plan _",(a,b)=>{let c,d;c=a.start_.game_;d=$$ay(a.start_,a.seat_);if(((b===null)||$true(c.near_end_(d.question_,d.state_))))return d;return $$bu(a.start_,a.seat_,b);});
const $$bu=(a,b,c)=>{let d;d=$$ay(a,b);a.game_.stop_after_(d.question_,a.state_,c);return d;};
const $$aS=$def("_ usual",(a,b)=>{let c;c=$py.min($py.len($attr(a,"values_")),$py.len($attr(b,"values_")));return $$V($$T($sub($get($attr(a,"values_"),$slice(null,c,null)),$get($attr(b,"values_"),$slice(null,c,null))),10000));});
const $$aR=$def("_ plan _ _",(a,b,c,d)=>{let i,j,l;j=$each($py.enumerate(b.choices_),([e,[f,h,g]])=>[...$it($get(b.choices_,$slice(null,e,null))),[f,0,g]],([e,[f,h,g]])=>($true(h)&&$in($$ag(f),a.game_.left_out_)&&$in(0,($true(i=g)?i:[]))));l=$each(j,k=>$kw($$ad,[a,b.author_],{first:k}));return $add(l,$$bv(a,b,c,d));});
const $$bv=$def("_ plan _ _",(a,b,c,d)=>{let g,h,i,j,k,l,m,n,o,p,q;g=$each($py.enumerate(b.choices_),([e,f])=>[e,$$bw(a,f)],([e,f])=>$true(e));i=$each(g,([e,h])=>[e,h],([e,h])=>$true(h));j=[];for(k of $it($py.range(($true(i)?c:0)))){[l,h]=$unpacked($get(i,$drawn_among(d,$mul(2,k),0,$py.len(i))),-1,2);[m,,n]=$unpacked($get(b.choices_,l),-1,3);o=$get(h,$drawn_among(d,$add($mul(2,k),1),0,$py.len(h)));p=[...$it($get(b.choices_,$slice(null,l,null))),[m,o,n]];j.append_($kw($$ad,[a,b.author_],{first:p}));}return j;});
const $$bw=(a,b)=>{let c,d,e,g,h;[c,d,e]=$unpacked(b,-1,3);h=$each(($true(g=e)?g:[]),f=>f,f=>$true(a.game_.tries_($$ag(c),f)));return $each(h,f=>f,f=>$ne(f,d));};
const $$aQ=(a,b)=>{let d,g;if($true(a.game_.by_choice_)){d=$dict($each(b,c=>[$get(c.key_,0),$get(c.choices_,$slice(null,1,null))]));return $all(d.values_(),e=>$each(a.game_.intents_,f=>$kw($$ad,[a,f],{first:e})));}g=$py.fromkeys($each(b,c=>[$$ag($get($get(c.key_,0),0)),$get($get(c.key_,0),1)]));return $all(g,h=>$each(a.game_.intents_,f=>$$ad(a,f,[h])));};
const $$aP=(a,b)=>{let c,d,e,f,g,i,j,k,m;[c,d]=[$py.list($py.range($py.len(a))),0];e=[];f=$py.max(1,$sub($py.len(a),1).bit_length_());for(g of $it($py.range(f))){d=$i_add(d,$py.max(1,$floordiv(b,$mul(f,$py.len(c)))));i=$dict($each(c,h=>[h,$py.int($call($get(a,h),0,d).sum_())]));j=$kw($py.sorted,[c],{key:h=>[$neg($get(i,h)),h]});k=$py.max(2,$floordiv($add($py.len(c),1),2));m=$each($py.enumerate(j),([l,h])=>h,([l,h])=>($lt(l,k)||!$true(h)));e=$add($each(j,h=>h,h=>!$in(h,m)),e);c=m;}return $add(c,e);};
const $$aN=$def("plan _ _ luck",(a,b,c,d=null)=>$attr($$bn(a,b,c,d),"values_"));
const $$bA=a=>$mod($neg(a),10);
const $$bz=(a,b)=>{let c;c=$$T(a,b);if(($true(c)&&!$true(c.se_)))return $call($$S,c,$$bo($py.min((1.0),$py.abs(c)),$py.len(a)),$py.len(a),true);return c;};
const $$by=$def("worth luck",(a,b)=>{let c,d,e;[c,d]=[$py.len(a),$py.int(b.sum_())];e=$sub($mul(c,$py.int($mul(b,b).sum_())),$mul(d,d));if(($lt(c,8)||!$true(e)))return 0;return $floordiv($mul(1024,$sub($mul(c,$py.int($mul(a,b).sum_())),$mul($py.int(a.sum_()),d))),e);});
const $$bx=(a,b)=>{let c;c=$kw(np.zeros,[a.game_.row_],{dtype:np.int16});a.game_.record_(a.question_,a.state_,c);return $py.int($get(a.game_.luck_(c.reshape_(1,$neg(1)),b),0));};
class $$bB extends $Object {}
$class($$bB,"Listing",{first:null,more:null,replies:null,begin:null,until:null,why:null,worded:()=>$$bC});
const $$bH=$def("plan _",(a,b)=>{let c,d,e,f,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v;[c,d]=[a.start_,a.seat_];e=$$bJ(a,b);f=["enemy_blocks_lost","blocks_lost","banners","enemy_banners"];[h,i,j,k]=$unpacked($each(f,g=>$$bK($get(e,g))).values(),-1,4);if(($eq(h,(l=i))&&$eq(l,"0.0")))return ["Neither side loses blocks before the replies are over."];n=(($eq(j,(m=k))&&$eq(m,"0.0"))?"":$f`, ${j} banners for ${k}`);o=c.state_;p=$py.int($get(o,1723));q=$getn(b,[$slice(null,null,null),$slice(9,$add(9,p),null)]);[r,s]=[$gt($get(o,$slice(1789,$add(1789,p),null)),0),$get(o,$slice(1725,$add(1725,p),null))];[t,u]=$unpacked($each([$sub(1,d),d],g=>$and($eq(q,0),$and(r,$eq(s,g)))).values(),-1,2);v=$f`With the replies it takes ${h} blocks`;return [v,...$it($$bL(t)),$f` for ${i}`,...$it($$bL(u)),$f`${n}.`];});
const $$bL=$def("_ said first",(a,b="above all",c=0)=>{let d,e,f;d=$kw($attr(a,"sum_"),[],{axis:0});e=$py.int(d.argmax_());f=$div($py.float($get(d,e)),$py.len(a));return ($ge(f,(0.1))?[$f` (${b} `,$add(c,e),$f`, ${$format($mul(100,f),$f`.0f`)}%)`]:[]);});
const $$bK=a=>$f`${$format($div($py.float(a.sum_()),$py.len(a)),$f`.1f`)}`;
const $$bJ=$def("plan _",(a,b)=>{let c,d,e,f,g,h,i,j;[c,d]=[a.start_,a.seat_];e=$dict([]);for([f,g]of $it([["",d],["enemy_",$sub(1,d)]])){h=$get(c.state_,$slice($add(1317,$mul(g,11)),$add($add(1317,$mul(g,11)),11),null));[i,j]=[$getn(b,[$slice(null,null,null),$add(3,g)]),$getn(b,[$slice(null,null,null),$add(5,g)])];$put(e,$f`${f}banners`,$sub(i.astype_(np.int64),$get(h,1)));$put(e,$f`${f}tokens`,$sub(j.astype_(np.int64),$get(h,0)));$put(e,$f`${f}blocks_lost`,$$bM(c.state_,b,g));}return $dict($each($$bN,k=>[k,$get(e,k)]));});
const $$bM=$def("state _ _",(a,b,c)=>{let d,e,f,g;d=$py.int($get(a,1723));e=$getn(b,[$slice(null,null,null),$slice(73,$add(73,d),null)]).astype_(np.int64);f=$getn(b,[$slice(null,null,null),$slice(9,$add(9,d),null)]).astype_(np.int64);g=$sub($get(a,$slice(1789,$add(1789,d),null)),f);return $kw(np.asarray,[$kw($attr($mul(g,$eq(e,c)),"sum_"),[],{axis:1})],{dtype:np.int64});});
const $$bG=$def("plan _",(a,b)=>$$bO(a.start_,a.seat_,$add(a.turn_,b)));
const $$bO=(a,b,c)=>{let d;d=$$ay(a,b);$put(d.question_,0,$py.min(c,$get(a.question_,0)));return d;};
class $$bX extends $Object {}
$class($$bX,"Bots",null);
class $$cn extends $Object {}
$class($$cn,"Game",{name:null,seats:null,prepare:null,settle:null,pool:null,record:null,row:null,bots:null,note:()=>$$co,hide:()=>$$co,show:()=>$$co,aside:()=>0,notes:()=>0,redraw:()=>$$cp,means:()=>$$cq,silent:()=>$$cr,worth:()=>$$cs,luck:()=>$$ct,near_end:()=>$$cu,error:()=>$$cv,authors:()=>$$W,intents:()=>$$W,intend:()=>$$cw,left_out:()=>$$W,tries:()=>$$cm,plans_of:()=>$$W,plans_from:()=>$call($py.dict),gist:()=>$$cx,aims:()=>$$cy,decides:()=>$$ch,stop_after:()=>$$ci,replies:()=>2,proposals:()=>$$cj,unmade:()=>$$ck,chosen:()=>$$cl,rolls:()=>$$cz,sooner:()=>$call($py.dict)});
class $$cB extends $Object {}
$class($$cB,"Start",{game:null,question:null,state:null});
const $$bF=$def("question state",(a,b)=>$call($$cB,$$cA,$call($question,a),b));
const $$cz=()=>[];
const $$cy=(a,b)=>[];
const $$cx=(a,b)=>b.tobytes_();
const $$cw=(a,b)=>{};
const $$cv=(a,b)=>[(0.0),(0.0)];
const $$cu=(a,b)=>false;
const $$ct=(a,b)=>$kw(np.zeros,[$py.len(a)],{dtype:np.int64});
const $$cs=(a,b)=>{throw $call(OddsError,"this game has no evaluation of a position yet: nothing can be searched");};
const $$cr=(a,b)=>false;
const $$cq=$def("_ _ _ _ value",(a,b,c,d,e)=>$eq(d,e));
const $$cp=(a,b,c,d)=>{};
const $$co=(a,b,c)=>{};
const $$cm=$def("_ value",(a,b)=>true);
const $$cl=(a,b,c)=>[];
const $$ck=(a,b)=>b;
const $$cj=(a,b)=>[];
const $$ci=(a,b,c)=>{$put(a,0,$py.min($add($get(b,6),c),$get(a,0)));};
const $$ch=(a,b)=>false;
const $$cg=(a,b)=>{let c,d,e,f,h;c=$py.int($get(b,5));d=$py.int($sub($get(a,$add(23,c)),$get(b,$add(1318,$mul(c,11)))));e=$py.sorted($$cC(a,b,c));for(f of $it($py.range(1,$add(3,1)))){h=$each($py.combinations(e,f),g=>g,g=>$ge($$cD(g),d));if($true(h))return $each($get(h,$slice(null,12,null)),g=>$$cE(g));}return [];};
const $$cE=a=>{let c,e,g;c=$each(a,b=>[3,$$cF(1,b.here_)]);e=$all(a,b=>$each([[19,$$cG(0,b.here_,0)],[4,$$cG(0,b.here_,b.there_)]],d=>d));g=$each([3,2,23],f=>[f,0]);return [...$it(c),...$it(e),...$it(g)];};
const $$cD=a=>{let c,d;c=$set($each(a,b=>b.here_));d=$each(a,b=>b.there_,b=>$ne(b.there_,999));if(($lt($py.len(c),$py.len(a))||$lt($py.len($py.set(d)),$py.len(d))))return 0;return $py.sum($each(a,b=>b.banners_));};
class $$cJ extends $Tuple {}
$class($$cJ,"_Way",{hexes:null,here:null,there:null,banners:null});
const $$cC=function*(a,b,c){let e,f,g,h,i,j,k;e=$each($py.range($py.int($get(a,25))),d=>d,d=>($true($get(a,$add($add(57785,$mul(c,1610)),$mul(d,7))))||$true($get(a,$add($add(57787,$mul(c,1610)),$mul(d,7))))||$true($get(a,$add($add(57789,$mul(c,1610)),$mul(d,7))))));for(f of $it($py.range(($true(e)?$py.int($get(b,1723)):0)))){[g,h]=[$py.int($get(b,$add(1853,f))),$py.int($get(a,$add(64288,f)))];if(($lt(g,0)||$ne($get(b,$add(1725,f)),c)))continue;for(i of $it(e)){j=$py.int($$cH(a,g,i));if($gt(j,8))continue;k=($true(j)?$$cI(a,b,c,h,i):0);if($true(k))(yield $call($$cJ,j,g,i,k));if($true($and($shr($get(a,$add($add(57790,$mul(c,1610)),$mul(i,7))),h),1))){k=$py.int($get(a,$add($add(57789,$mul(c,1610)),$mul(i,7))));(yield $call($$cJ,$add(j,1),g,999,k));}}}};
const $$cI=(a,b,c,d,e)=>{let f;f=0;if(!$true($get(b,$add($add(3341,$mul(c,230)),e))))f=$i_add(f,$py.int($get(a,$add($add(57785,$mul(c,1610)),$mul(e,7)))));if($true($and($shr($get(a,$add($add(57788,$mul(c,1610)),$mul(e,7))),d),1)))f=$i_add(f,$py.int($get(a,$add($add(57787,$mul(c,1610)),$mul(e,7)))));return f;};
const $$cf=(a,b)=>{let c,d,e;c=b.copy_();d=0;$put(c,0,d);$put(c,2,d);$put(c,3,d);$put(c,4,d);e=np.sort($get(b,$slice(1083,$add(1083,$get(b,1042)),null)));return $add($get(c,$slice(0,9,null)).tobytes_()+$get(c,$slice(1033,1068,null)).tobytes_()+$get(c,$slice(1076,1083,null)).tobytes_()+$get(c,$slice(1171,1259,null)).tobytes_()+$get(c,$slice(1260,1305,null)).tobytes_()+$get(c,$slice(1313,4058,null)).tobytes_(),e.tobytes_());};
const $$ce=(a,b)=>{$put(a,116502,0);if($true(b)){$put(a,116502,$$cK($get(a,7),$get(a,8)));$$cL(a,2,$or($get((()=>$$l)(),"weights"),$get($get((()=>$$l)(),"intents"),b)));}};
const $$cL=(a,b,c)=>{let d,e;for([d,e]of $it($$cM.items_()))$put(a,$add($add(116328,$mul(b,58)),e),c.get_(d,0));};
const $$cK=$def("turn _",(a,b)=>$add($add($mul(2,a),b),1));
const $$cd=(a,b)=>{let c,d;if($$cc(a,b))return [(0.0),(0.0)];c=($true($get(a,30))?"epic":"core");d=$get($get((()=>$$d)(),"errors"),c);return [$get(d,"chance"),$get(d,"difference")];};
const $$cc=(a,b)=>{if($le($py.min($each([0,1],c=>$$cN(a,b,c))),2))return true;return $le($py.int($ge($get(b,$slice(1853,$add(1853,$py.int($get(b,1723))),null)),0).sum_()),8);};
const $$cb=(a,b)=>{let c;c=$getn(a,[$slice(null,null,null),452]).astype_(np.int64);return $kw(np.asarray,[($eq(b,0)?c:$neg(c))],{dtype:np.int64});};
const $$ca=(a,b)=>{let c,d;c=$getn(a,[$slice(null,null,null),0]).astype_(np.int64);d=np.where($lt(c,0),$getn(a,[$slice(null,null,null),451]).astype_(np.int64),$mul(10000,$eq(c,0)));return $kw(np.asarray,[($eq(b,0)?d:$sub(10000,d))],{dtype:np.int64});};
const $$bE=(a,b,c)=>{let e;e=$each(b,d=>d.plan_);return $$cP($$cO(a,e,a.game_.authors_,c));};
class $$cQ extends $Object {}
$class($$cQ,"Candidate",{plan:null,lines:null,asked:()=>false});
const $$cP=a=>$each(a,b=>$call($$cQ,b,[]));
const $$cO=(a,b,c,d)=>{let e;e=($in($get(a.game_.authors_,0),c)?$$aQ(a,b):[]);e=$i_add(e,$all(b,g=>$each($$aR(a,g,6,d),f=>f)));return $add(e,$all([...$it(b),...$it(e)],g=>$each($$cR(a,g),f=>f)));};
const $$cR=$def("_ plan",(a,b)=>{let c,d,e,f,h,i;if(!$true(b.choices_))return [];c=$get(b.choices_,$slice(null,$neg(1),null));[d,e,f]=$unpacked($get(b.choices_,$neg(1)),-1,3);if(($ne($$ag(d),5)||!$true(e)||$eq($$cS(e),1)))return [];i=$each(($true(h=f)?h:[]),g=>g,g=>($eq($$cS(g),1)&&$eq($$cT(g),$$cT(e))));return $each(i,j=>$kw($$ad,[a,b.author_],{first:[...$it(c),[d,j,f]]}));});
const $$bD=a=>$$aJ($each($$aa(a,a.game_.authors_),b=>$call($$cQ,b,[])));
const $$bC=$def("_ plan",(a,b)=>"");
const $$cU=a=>{let b;b=a.removeprefix_("searching:");if(!($true(b.isdecimal_())&&$le($py.len(b),9)&&$gt($py.int(b),0))){throw $call(OddsError,$f`a bot that searches is named with its turns, ${"searching:"}2000: not '${a}'`);}return $py.int(b);};
const $$da=$def("_ plan",(a,b)=>{let c;if($true(b.choices_))return "";c=$py.int($get(a.state_,$add(304,b.seat_)));return ($true(b.said_)?$$dd($$dc(b.said_,c)):$f`as ${"planner"} would`);});
const $$dd=$def("plan",a=>{let b,c;b=$dict([[0,""],[9,$f` (${"last"})`],[1,$f` (${"first"})`]]).get_(a.sword_,$f` (${a.sword_})`);c=$dict([[0,b]]);return ", ".join_($each($py.enumerate(a.bins_),([d,e])=>$f`${$get($$de,d)} ${e}${c.get_(d,"")}`,([d,e])=>$true(e)));});
class $$df extends $Object {}
$class($$df,"Packing",{fields:null,first:()=>0});
class $$dg extends $Object {}
$class($$dg,"Field",{name:null,type:null,size:()=>1000,first:()=>0});
class $$dl extends $Object {}
$class($$dl,"Plan",{bins:null,sword:()=>0,site:()=>null,levy:()=>null,stacks:()=>$$W});
const $$dc=(a,b)=>{let c,d,e,f,g;c=$mul([0],5);d=0;for([e,f]of $it(a)){if($eq(e,10)){g=$$dk.unpack_(f);$put(c,$get(g,"bin"),$get(g,"koku"));}else if($eq(e,11))d=f;}$put(c,4,$sub(b,$py.sum(c)));return $call($$dl,$py.tuple(c),d);};
const $$cZ=$def("plan _",(a,b)=>{let c,d,f,g,h,i,j,k;c=a.start_;d=[5,40];[f,g]=$unpacked($each(d,e=>$$bK($getn($$dm(b,e,c.seats_),[$slice(null,null,null),a.seat_]))).values(),-1,2);h=$py.int($get(c.question_,31));i=$get(c.state_,$slice(2710,$add(2710,h),null));j=$gt($getn(b,[$slice(null,null,null),$slice(185,$add(185,h),null)]),i);k=$f`It leaves ${f} provinces and ${g} units after the round`;return [k,...$it($$bL(j,"most fought for")),"."];});
const $$dm=(a,b,c,d=1)=>{let e;e=$getn(a,[$slice(null,null,null),$slice(b,$add(b,$mul(5,d)),null)]).astype_(np.int64);if($eq(d,1))return $getn(e,[$slice(null,null,null),$slice(null,c,null)]);return $getn(e.reshape_($py.len(a),5,d),[$slice(null,null,null),$slice(null,c,null)]);};
const $$cY=$def("plan _",(a,b)=>$$dn($$ay(a.start_,a.seat_),a.turn_));
const $$dn=(a,b)=>{let c;c=a.question_.copy_();$put(c,0,$py.min(b,$get(c,0)));return $kw($py.replace,[a],{question:c});};
const $$cX=$def("question state",(a,b)=>{let c;c=$eq($get(a,23),3);return $call($$cB,($true(c)?$$dU($$dT):$$dT),$call($question,a),b);});
const $$dU=$memo(a=>$kw($py.replace,[a],{worth:$$dV}));
const $$dV=(a,b)=>np.rint($mul(10000,$getn($$dW(a,true),[$slice(null,null,null),b]))).astype_(np.int64);
const $$dW=(a,b)=>{let c,d;c=($true(b)?$$dX(a):$$dY(a,5));d=$eq($getn(a,[$slice(null,null,null),1]),6);if($true(d.any_()))$put(c,d,$$dZ($get(a,d),b));return c;};
const $$dZ=(a,b=false)=>{let c,d,e,f,g,h,i;c=$get(np.array($$eh),$sub($getn(a,[$slice(null,null,null),465]),1));d=$getn(a,[$slice(null,null,null),$slice(471,541,null)]).reshape_($py.len(a),5,14).astype_(np.int64);e=$div($kw($attr($mul(d,$getn(c,[$slice(null,null,null),null])),"sum_"),[],{axis:2}),$pow(1000,2));f=$gt($getn(a,[$slice(null,null,null),$slice(466,$add(466,5),null)]),0);if($true(b)){g=$sub($kw($attr($getn(e,[$slice(null,null,null),$slice(0,2,null)]),"sum_"),[],{axis:1}),$kw($attr($getn(e,[$slice(null,null,null),$slice(2,4,null)]),"sum_"),[],{axis:1}));h=$div(1,$add(1,np.exp($neg(g))));return $kw(np.stack,[[h,h,$sub(1,h),$sub(1,h),$mul(0,h)]],{axis:1});}i=$mul(np.exp($sub(e,$getn($kw($attr(e,"max_"),[],{axis:1}),[$slice(null,null,null),null]))),f);return np.asarray($div(i,$getn($kw($attr(i,"sum_"),[],{axis:1}),[$slice(null,null,null),null])));};
const $$dY=(a,b)=>$$ei($getn(a,[$slice(null,null,null),4]),b);
const $$ei=(a,b)=>{let c;c=$and($shr($getn(a.astype_(np.int64),[$slice(null,null,null),null]),np.arange(b)),1);return np.asarray($div(c,$getn(np.maximum($kw($attr(c,"sum_"),[],{axis:1}),1),[$slice(null,null,null),null])));};
const $$dX=a=>{let b,c;b=$$dY(a,5);c=[$getn($kw($attr($getn(b,[$slice(null,null,null),$slice(null,2,null)]),"sum_"),[],{axis:1}),[$slice(null,null,null),null]),$getn($kw($attr($getn(b,[$slice(null,null,null),$slice(2,4,null)]),"sum_"),[],{axis:1}),[$slice(null,null,null),null])];$putn(b,[$slice(null,null,null),$slice(null,2,null)],c[0]);$putn(b,[$slice(null,null,null),$slice(2,4,null)],c[1]);return b;};
const $$dS=(a,b,c)=>{let d;d=$add(309,$mul(c,5));return $$ej($py.dict($py.enumerate($get(b,$slice(d,$add(d,5),null)).tolist_()))).lines_;};
const $$ej=(a,b=0)=>$call($$dl,$py.tuple($each($py.range(5),c=>a.get_(c,0))),b);
const $$dR=(a,b)=>{let c,d,e,f,g,h;c=b.copy_();d=$py.int($get(b,3));for(e of $it($py.range($py.int($get(a,11))))){g=($true(f=$eq($get(b,272),d))?$eq($get(b,273),e):f);if(($eq($get(b,1),11)&&$$ek(a,d,e)&&!$true(g))){$put(c,$add(334,e),0);h=$add(309,$mul(e,5));$put(c,$slice(h,$add(h,5),null),0);}}return c;};
const $$dQ=(a,b)=>{let c,d;if($ne($get(b,2),10))return [];c=$py.int($get(b,3));d=$$em($py.int($get(b,$add(304,c))),$py.int($$el(a,b,c)),$py.int($get(a,2689)));return $each(d,e=>e.lines_);};
const $$em=(a,b,c)=>$py.list($py.fromkeys($$en(a,b,c)));
const $$en=function*(a,b,c){let d,e,h,i,j;for([d,e]of $it($$eI)){h=$dict($each(d.items_(),([f,g])=>[f,($eq(f,1)?c:g)]));i=$sub(a,$py.sum(h.values_()));if($ge(i,0)){j=$py.min(i,b);$put(h,2,j);$put(h,3,$sub($add(h.get_(3,0),i),j));(yield $$ej(h,e));}}(yield $$ej($dict([[3,$floordiv(a,2)],[2,$sub(a,$floordiv(a,2))]])));(yield $$ej($dict([[3,a]])));};
const $$dP=(a,b,c)=>{$put(a,91566,$add($py.max(1,$get(b,6)),c));};
const $$dN=(a,b)=>$get(b,$slice(0,9,null)).tobytes_()+$get(b,$slice(265,2790,null)).tobytes_();
const $$dM=(a,b)=>{let c,d;c=[0,0,0];$put(a,91563,c[0]);$put(a,91564,c[1]);$put(a,91565,c[2]);if($in(b,$$eJ))$put(a,91563,$get($$eJ,b));else if($true(b)){d=[40,$get($$eK,b)];$put(a,91564,d[0]);$put(a,91565,d[1]);}};
const $$dL=(a,b)=>$$eL;
const $$dK=(a,b)=>np.rint($mul(10000,$getn($$dW(a,false),[$slice(null,null,null),b]))).astype_(np.int64);
const $$cW=(a,b,c)=>{if(($true($get(b,0).plan_.said_)||!$true($get(b,0).plan_.choices_)))return [];return $$cP($$eM(a,$each(b,d=>d.plan_),c));};
const $$eM=(a,b,c)=>{let d,e;d=[...$it($$aQ(a,b)),...$it($$aR(a,$get(b,0),12,c))];e=$$eN($$af([...$it(b),...$it(d)]));return $each(e,f=>f,f=>!$py.any($each(b,g=>(f===g))));};
const $$eN=a=>{let b,c,d,e,g,h;c=$each(a,b=>$$eO(b));d=$dict([]);for([b,e]of $it($kw($py.zip,[a,c],{strict:true}))){if((!$true(e)||!$py.any($each(c,f=>($true(g=$ne(f,e))?$$eP(f,e):g)))))d.setdefault_(($true(h=$$eQ(b))?h:$py.id(b)),b);}return $py.list(d.values_());};
const $$eQ=$def("plan",a=>{let b;if($ne($$ag($get($get(a.choices_,0),0)),15))return "";b=$get(a.after_,$slice(1049,1129,null)).tobytes_();return b;});
const $$eP=(a,b)=>$py.all($each($kw($py.zip,[a,b],{strict:true}),([c,d])=>$ge(c,d)));
const $$eO=$def("plan",a=>{let b,c;if($ne($$ag($get($get(a.choices_,0),0)),13))return [];b=$$eR(a.seat_);c=$get(a.after_,$slice(b,$add(b,6),null)).tolist_();return c;});
const $$cV=a=>{let b;return $$cP(($true(b=$$Z(a))?b:$$eS(a)));};
const $$eS=(a,b=12)=>$$eN($$af([$$ad(a,"planner"),...$it($$aa(a,["planner"],b))]));
const $$fb=$def("plan _",(a,b)=>{let d,e,f,g,h,i,j;d=$each($py.range(2),c=>$py.int($get(a.start_.state_,$add(2141,c))));e=$each($py.range(2),c=>$sub($getn(b,[$slice(null,null,null),$add(3,c)]),$get(d,c)));[f,g]=[$$bK($get(e,$sub(1,a.seat_))),$$bK($get(e,a.seat_))];if(($eq(f,(h=g))&&$eq(h,"0.0")))return ["Neither side loses rout points by then."];[i,j]=$unpacked($each([$sub(1,a.seat_),a.seat_],c=>$$fd(a,b,c)).values(),-1,2);return [$f`By then the enemy loses ${f} rout points`,...$it(i),$f`, you ${g}`,...$it(j),"."];});
const $$fd=$def("plan _ _",(a,b,c)=>{let d,e,f,g,h,i;[d,e]=[a.start_.question_.whole_,a.start_.state_];[f,g]=[$py.int($get(d,$add(30,c))),$py.int($get(d,$add(32,c)))];h=$lt($get(e,$slice($add(2911,f),$add(2911,g),null)),2);i=$ge($getn(b,[$slice(null,null,null),$slice($add(65,f),$add(65,g),null)]),2);return $kw($$bL,[$and(i,h)],{first:f});});
const $$fa=$def("plan _",(a,b)=>$$bu(a.start_,a.seat_,b));
const $$eZ=$def("question state",(a,b)=>$call($$cB,$$fw,$call($question,a),b));
const $$fv=$def("_ value",(a,b)=>{let c;return ($true(c=$ne(a,20))?c:$ne($$fx(b),4));});
const $$fu=(a,b,c)=>{let d;d=[$add($get(b,2066),c),1];$put(a,27,d[0]);$put(a,28,d[1]);};
const $$ft=(a,b)=>{let c,d,e,f,g;c=$get(b,2);e=($true(d=$ge(c,1))?$le(c,7):d);return $py.bool(($true(g=e)?g:($true(f=$eq(c,20))?f:$eq(c,41))));};
const $$fs=(a,b)=>$get(b,$slice(1,2,null)).tobytes_()+$get(b,$slice(5,9,null)).tobytes_()+$get(b,$slice(2057,5072,null)).tobytes_()+$get(b,$slice(28540,28548,null)).tobytes_()+$get(b,$slice(30988,32677,null)).tobytes_();
const $$fr=(a,b)=>{$put(a,$slice(94989,94996,null),$new_numbers(7,[[0,1,40],[1,2,100],[2,3,150],[3,4,40],[4,5,1000]]));if($in(b,$$fy))$put(a,94989,$get($$fy,b));else if($true(b)){$put(a,94994,120);$put(a,94995,$py.int(b.removeprefix_("otherwise-")));}};
const $$fq=(a,b)=>$$fz;
const $$fp=(a,b)=>{let c,d,e,f,g;c=$getn(a,[$slice(null,null,null),0]).astype_(np.int64);d=$kw($attr($mul($getn(a,[$slice(null,null,null),$slice(605,621,null)]).astype_(np.int64),np.array($$fA)),"sum_"),[],{axis:1});e=np.rint($div(10000,$add(1,np.exp($div($neg(d),$pow(1000,2)))))).astype_(np.int64);f=np.where($lt(c,0),$floordiv(10000,2),$mul(10000,$eq(c,0)));g=np.where($eq($getn(a,[$slice(null,null,null),1]),4),e,f);return $kw(np.asarray,[($eq(b,0)?g:$sub(10000,g))],{dtype:np.int64});};
const $$eY=(a,b,c)=>{let d,e;d=$get(a.state_,2);if(($le(1,(e=d))&&$le(e,7)))return $$fB(null,a,b);return $$cP($$af($each(a.game_.intents_,f=>$$ad(a,f))));};
const $$fB=(a,b,c)=>$all(c,e=>$each(b.game_.intents_,d=>$$fC(a,b,d,...$it(e.said_))),e=>$in([3,1],$each(e.plan_.key_,([f,g])=>[$$ag(f),g])));
const $$fC=(a,b,c,d,e=$$W)=>$$fD(a,b,$$ad(b,c,d,e),d,e);
class $$fF extends $Object {}
$class($$fF,"LinesOfOrders",{lines:()=>$$W,more:()=>$$W});
class $$fE extends $Object {}
$class($$fE,"Written",{contingent:()=>(-1),other:()=>(-1),activated:()=>$call($py.list),orders:()=>$$fG,lines:()=>$$W,under_way:()=>false});
class $$fH extends $$cQ {}
$class($$fH,"Candidate",{plan:null,lines:null,asked:()=>false,orders:()=>$call($$fE),said:()=>$$fI});
const $$fD=$def("_ _ plan _ _",(a,b,c,d=$$W,e=$$W)=>{let f;f=($true(a)?$absent("written")(a,b,c):$call($$fE));return $kw($$fH,[c,f.lines_],{orders:f,said:[d,e]});});
const $$eX=a=>$$fJ(null,a,a.game_.authors_);
const $$fJ=(a,b,c)=>{let d,e,f,h,i,j,k,l,n,o,q;[d,e]=[b.question_.whole_,b.state_];f=$py.int($get(e,3));h=$each($$aa(b,c),g=>$$fD(a,b,g));h.append_($$fC(a,b,$get(c,0),[[2,0]]));[i,j]=[$py.int($get(d,$add(34,f))),$py.int($get(d,$add(36,f)))];for(k of $it($py.range(i,j))){if(!($$fK(d,e,k)||$$fL(d,e,k)))continue;l=$$fM(k);h=$i_add(h,$each(c,m=>$$fC(a,b,m,l)));n=[...$it(l),[3,1]];h.append_($$fC(a,b,$get(c,0),n,[20]));for(o of $it($py.range(1,$add(5,1))))h.append_($$fC(a,b,$get(c,0),[...$it(l),[3,o]]));}h=$each(h,p=>p,p=>$true(p.plan_.choices_));q=$set($each($$aJ(h),p=>$py.id(p)));return $each(h,p=>p,p=>$in($py.id(p),q));};
const $$fM=a=>{let b;b=$$fN(a);return [[1,b],[2,b]];};
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
const $$W=Object.freeze([]);
const $$aI=Object.freeze([4,16,48,128]);
$method($$v,"decide_",function(b,c){const a=this;let d,e,f,g,h,i,j,l,m,n,o,p;b=$$F(b,$get(b.game_.authors_,0));if($true((d=$$Z(b))))return a._of_($get(d,$slice(null,$py.max(2,$floordiv(a.playouts_,8)),null)),c);e=$$aa(b,a.authors_);if(($lt($py.len(e),2)||$true($get(e,0).wins_)))return ($true(e)?$get(e,0):null);e=$$af([$$ad(b,$get(a.authors_,0)),...$it(e)]);f=$get(e,$slice(null,$py.max(2,$floordiv(a.playouts_,8)),null));g=$call($$H);i=$dict($each(f,h=>[$attr(h,"gist_"),$call($$aO,$$aN(h,a.replies_,c,g))]));if($true(b.game_.counts_luck_))$call($get(i,$attr($get(f,0),"gist_")),0,$py.min(16,$floordiv(a.playouts_,8)));j=$$aP($each(f,h=>$get(i,$attr(h,"gist_"))),$floordiv(a.playouts_,2));l=$each($get(j,$slice(null,2,null)),k=>$get(f,k));m=[...$it($$aQ(b,l)),...$it($$aR(b,$get(l,0),8,c))];n=$each($$af(m),h=>h,h=>!$in($attr(h,"gist_"),i));f=$get($$af([$get(f,0),...$it(l),...$it(n)]),$slice(null,$py.max(2,$floordiv(a.playouts_,8)),null));for(h of $it(f)){if(!$in($attr(h,"gist_"),i))$put(i,$attr(h,"gist_"),$call($$aO,$$aN(h,a.replies_,c,g)));}o=$each(f,h=>$get(i,$attr(h,"gist_")));p=$get($$aP(o,$sub(a.playouts_,$floordiv(a.playouts_,2))),0);return $get(f,($$aS($get(o,p),$get(o,0))?p:0));});
$method($$v,"_of_",function(b,c){const a=this;let e,f;e=$each(b,d=>$call($$aO,$$aN(d,a.replies_,c)));f=$get($$aP(e,a.playouts_),0);return $get(b,($$aS($get(e,f),$get(e,0))?f:0));});
const $$aT=Object.freeze([(0.1),"blunder","blunders"]);
const $$aU=Object.freeze([(0.05),"mistake","mistakes"]);
const $$aV=Object.freeze([(0.02),"inaccuracy","inaccuracies"]);
const $$aW=$dict([["??",$$aT],["?",$$aU],["?!",$$aV]]);
$getter($$A,"mark_",function(){const a=this;let b;b=a.reviewed_.lost_;if(($true(a.reviewed_.missed_win_)&&$gt(b,(0.0005))))return "??";if(($true(a.reviewed_.forced_)||$le(b,$mul(2,b.se_))))return "";return $py.next($each($$aW.items_(),([c,[d,]])=>c,([c,[d,]])=>$ge(b,d)),"");});
$method($$I,"__init___",$def("plan _ _ luck play",function(b,c,d,e,f){const a=this;let g;g=[b,d,e,f];a.plan_=g[0];a.seed_=g[1];a.luck_=g[2];a.play_=g[3];a.start_=$$aX(b,c);a.rows_=[];}));
$method($$I,"__call___",$def("first _",function(b,c){const a=this;a.rows_.append_(a.play_(a.start_,a.seed_,b,c));return $attr(a,"luck_").without_(a.start_,$get(a.rows_,$neg(1)),a.plan_.seat_);}));
$method($$I,"worth_",function(b){const a=this;return $attr(a,"luck_").without_(a.start_,np.concatenate(a.rows_),b);});
$value($$J,"stderr_",null);
$value($$J,"seconds_",null);
$value($$J,"samples_",null);
$method($$J,"__post_init___",function(){const a=this;let b,d;for(b of $it(["stderr","seconds","samples"]))$py.__setattr__(a,b,$$aY($py.getattr(a,b)));d=$each([["stderr",a.stderr_],["seconds",a.seconds_],["samples",a.samples_]],([b,c])=>$f`${b} must be above 0, not ${c}`,([b,c])=>((c!==null)&&(!$$aZ(c)||!$gt(c,0))));if(((a.samples_!==null)&&(!$py.isinstance(a.samples_,$py.Integral)||$gt(a.samples_,140737488355328)))){d.append_($f`samples is a whole number up to ${140737488355328}, not ${a.samples_}`);}if($true(d))throw $call(OddsError,...$it(d));});
$getter($$J,"most_samples_",function(){const a=this;if((a.samples_!==null))return $py.int(a.samples_);if(((a.stderr_===null)&&(a.seconds_===null)))return 1000000;return 140737488355328;});
$value($$R,"ended_",false);
$getter($$R,"missed_win_",function(){const a=this;let b;return ($true(b=a.best_.wins_)?!$true(a.turn_.plan_.wins_):b);});
$getter($$R,"lost_",function(){const a=this;let b;b=$get($attr(a,"error_"),a.turn_.seat_);return $call($$S,$py.abs($py.float(b)),b.se_,b.samples_,true);});
$method($$S,"__str___",function(){const a=this;return a.text_();});
$method($$S,"to_dict_",function(){const a=this;return $dict([["value",$$ba(a)],["se",$$ba(a.se_)]]);});
$method($$S,"text_",function(){const a=this;return ($true(a.proportion_)?$absent("percent")(a):$absent("plain")(a));});
$method($$X,"__init___",$def("_ _ kept _ certain usual",function(b,c,d,e,f=$$W,g=null){const a=this;let h,i;a.values_=$mul([$kw(np.zeros,[0],{dtype:np.int64})],b);a.running_=$py.list($py.range(b));h=[d,c,f,g];a.kept_=h[0];a.scale_=h[1];a.certain_=h[2];a.usual_=h[3];i=$div($div($sub(1,e),$py.max(1,$sub(b,1))),12);a.bound_=$py.NormalDist().inv_cdf_($sub(1,i));}));
$method($$X,"add_",function(b){const a=this;let c,d;for([c,d]of $it(b.items_()))$put($attr(a,"values_"),c,np.concatenate([$get($attr(a,"values_"),c),d]));});
$getter($$X,"played_",function(){const a=this;return $py.sum($py.map($py.len,$attr(a,"values_")));});
$getter($$X,"best_",function(){const a=this;return $kw($py.max,[a.running_],{key:b=>[$in(b,a.certain_),$py.int($get($attr(a,"values_"),b).sum_()),$neg(b)]});});
$method($$X,"drop_",function(){const a=this;let b,d;b=a.best_;d=$each(a.running_,c=>c,c=>($ne(c,b)&&!$in(c,a.kept_)&&$true(a._clearly_(c,b))));a.running_=$each(a.running_,c=>c,c=>!$in(c,d));});
$method($$X,"narrow_",function(b,c){const a=this;let d,f,g,h;if((b===null))return null;d=a.best_;f=$dict($each(a.running_,e=>[e,a.behind_(e,d)],e=>$ne(e,d)));g=$kw($py.sorted,[$each(f,e=>e,e=>!$in(e,a.kept_))],{key:$attr(f,"__getitem___")});h=$floordiv($add($py.len(g),1),2);while(($gt($py.len(g),h)&&$gt($$bb(f.values_(),b),c))){f.pop_($get(g,$neg(1)));a.running_.remove_(g.pop_());}});
$method($$X,"_clearly_",function(b,c){const a=this;let d,e;d=a.behind_(b,c);return ($true(e=$gt(d,$mul(a.bound_,d.se_)))?$gt(d,0):e);});
$method($$X,"settled_",function(b){const a=this;let c;c=a.best_;if($eq(a.running_,[c]))return true;if((b===null))return false;return $py.all($each(a.running_,d=>$le(a.behind_(d,c).se_,b)));});
$method($$X,"result_",$def("interrupted",function(b){const a=this;let c,e,f,g,h,i,k;c=a._chosen_();e=$dict($each($py.range($py.len($attr(a,"values_"))),d=>[d,a._lost_(d,c)]));f=$in(c,a.certain_);g=$$T($get($attr(a,"values_"),c),a.scale_);i=$each($py.enumerate($attr(a,"values_")),([d,h])=>$call($$bd,d,a._value_(d,c,e),$$bc($get(e,d),($true(f)?(1.0):g)),$py.len(h),($true(f)?$in(d,a.certain_):$le($get(e,d),$mul((2.0),$get(e,d).se_))),$in(d,a.certain_)));$kw($attr(i,"sort_"),[],{key:j=>[!$true(j.sure_),$py.float(j.loss_),$ne(j.number_,c),$py.float(a.behind_(j.number_,c)),j.number_]});k=$py.tuple(a.running_);h=$py.tuple($attr(a,"values_"));return $call($$be,$py.tuple(i),h,k,a.played_,b,a.scale_);}));
$method($$X,"_chosen_",function(){const a=this;let b,c;[b,c]=[a.best_,a.usual_];if(((c===null)||!$in(c,a.running_)||$in(b,a.certain_)))return b;return ($$V(a.behind_(c,b))?b:c);});
$method($$X,"_lost_",function(b,c){const a=this;let d;if(($eq(b,c)||$in(b,a.certain_)))return $call($$S,(0.0));d=a.behind_(b,c);return ($ge(d,0)?d:$call($$S,(0.0),d.se_,d.samples_,true));});
$method($$X,"_value_",function(b,c,d){const a=this;let f,g,h;if($in(b,a.certain_))return $call($$S,(1.0),(0.0),0,true);[f,g]=$unpacked($each([b,c],e=>$$T($get($attr(a,"values_"),e),a.scale_)).values(),-1,2);h=$py.min((1.0),$py.max((0.0),$sub(g,$get(d,b))));return $call($$S,h,f.se_,f.samples_,true);});
$value($$ap,"said_",$$W);
$getter($$ap,"key_",function(){const a=this;return $$aw(a.choices_);});
$cached($$ap,"gist_",function(){const a=this;let b;b=a.start_.game_.gist_(a.start_.question_,a.after_);return $add(b,"".join_($each(a.said_,c=>$py.bytes($f`${c}`,"ascii"))));});
$getter($$ap,"seat_",function(){const a=this;return $$aj(a.start_);});
$getter($$ap,"turn_",function(){const a=this;return $py.int($get(a.start_.state_,6));});
$getter($$ap,"wins_",function(){const a=this;let b;return $py.bool(($true(b=$ne($get(a.after_,7),0))?$eq($get(a.after_,8),a.seat_):b));});
$method($$aD,"__init___",function(b){const a=this;a.start_=b;a.begun_=null;a.choices_=[];a.after_=b.state_;a.number_=null;a.draw_=0;});
$method($$aD,"ended_by_",function(b){const a=this;if(($lt(b.what_,0)&&$true(a.goes_on_(b))))return null;return a.taken_();});
$method($$aD,"add_",function(b){const a=this;let c,d,e;if((!$true(b.asked_)||$ge(b.what_,0)))return null;if(((a.begun_===null)&&$true(a.begins_(b)))){[c,d]=[a.start_.question_.copy_(),$$bf(b.before_)];e=[$kw($py.replace,[a.start_],{question:c,state:d}),[]];a.begun_=e[0];a.choices_=e[1];a.draw_=b.draw_;}if((a.begun_!==null)){a.choices_.append_([b.what_,b.value_,null]);a.after_=b.after_;}});
$method($$aD,"taken_",function(){const a=this;let b,c,d,e,f;b=[a.begun_,null];c=b[0];a.begun_=b[1];if((c===null))return null;d=$$aj(c);e=$get(c.game_.bots_.names_,$py.int($get(c.question_,$add(1,d))));f=$kw($$ad,[c,e],{first:a.choices_});return $kw($$bg,[$py.int($get(c.state_,6)),d,c,f],{draw:a.draw_});});
$method($$aE,"begins_",function(b){const a=this;let c,d,e;[c,d,e]=[a.start_.game_,a.start_.question_.whole_,b.before_];a.secret_=($true(c.decides_(d,e))?$py.bool(c.proposals_(d,e)):false);return $py.bool(c.decides_(d,e));});
$method($$aE,"goes_on_",function(b){const a=this;let c,d,e;if(!$true($super($$aE,this).goes_on_(b)))return false;c=$$ag($get($get(a.choices_,0),0));d=a.start_.game_.held_(c);if($true(a.secret_))return $eq($$ag(b.what_),c);return ($true(e=!$true(d))?e:$in($$ag(b.what_),d));});
$method($$aE,"taken_",function(){const a=this;let b,c,d,e;if(((a.begun_===null)||!$true(a.secret_)))return $super($$aE,this).taken_();b=[a.begun_,null];c=b[0];a.begun_=b[1];d=$$aj(c);e=c.game_.chosen_(c.question_,a.after_,d);return $kw($$bg,[$py.int($get(c.state_,6)),d,c,$$aA(c,e)],{draw:a.draw_});});
$method($$aK,"__init___",$def("_ _ _ play _ _",function(b,c,d,e,f,g=128){const a=this;let h,i;h=[b,c,d];a.replies_=h[0];a.seed_=h[1];a.confidence_=h[2];i=[$call($$bh,e),f,g];a.play_=i[0];a.show_=i[1];a.first_look_=i[2];a.players_=$dict([]);a.luck_=$call($$H);}));
$method($$aK,"steps_",$def("_ _ _ usual",function*(b,c,d,e=null){const a=this;let f,g,h,i,k,l,m,n,o;[f,g]=[$py.monotonic(),$$bi($get(b,0).plan_)];h=$kw($py.replace,[d],{samples:$py.min(128,d.most_samples_)});i=(yield* $it(a._raced_(b,$$bj(h,f,$sub(1,(0.2))))));if(!$true(i.interrupted_)){k=$each(i.placings_,j=>$get(b,j.number_));b=$$aJ([...$it(k),...$it($call(c,$get(k,$slice(null,2,null))))]);i=(yield* $it(a._raced_(b,$$bj(d,f,(0.3)),e)));}l=$get(b,$get(i.placings_,0).number_);if(($true(i.interrupted_)||$true(l.wins_)||$lt(d.most_samples_,64)))return $call($$bk,i,b,i.placings_,!$true(g));try{[m,n]=$unpacked((yield* $it(a._whole_(l,$$bj(d,f,(0.0))))),-1,2);}catch($fault){if($isa($fault,$py.KeyboardInterrupt)){return $call($$bk,$kw($py.replace,[i],{interrupted:true}),b,i.placings_,!$true(g));}else {throw $fault;}}o=$py.tuple($each(i.placings_,j=>$$bl(j,m)));return $call($$bk,i,b,o,true,n);}));
$method($$aK,"_raced_",$def("_ _ usual",function*(b,c,d=null){const a=this;let f,g;f=$each(b,e=>a._player_(e));if((($attr(a,"luck_").price_===null)&&$true($get(b,0).plan_.start_.game_.counts_luck_))){(yield $$bm(...$it($get(f,0)),16));$call($get($get(f,0),1),0,16);}g=(h,i)=>{let j,k;j=[];for(k of $it(h))j=$i_add(j,$$bm(...$it($get(f,k)),i));return j;};return (yield* $it($kw($$K,[$each(f,([,m])=>m),10000,c,$set($each($py.enumerate(b),([k,e])=>k,([k,e])=>$true(e.asked_))),a.confidence_,$attr(a,"show_"),a.first_look_],{certain:$each($py.enumerate(b),([k,e])=>k,([k,e])=>$true(e.wins_)),usual:$py.next($each($py.enumerate(b),([l,e])=>l,([l,e])=>($true(d)&&$true(e.does_(d)))),null),pace:$attr(a.play_,"pace_"),tell:g})));}));
$method($$aK,"_player_",function(b){const a=this;let c;if(!$in($py.id(b),a.players_)){c=$$bn(b.plan_,a.replies_,a.seed_,$attr(a,"luck_"),a.play_);$put(a.players_,$py.id(b),[c,$call($$aO,$attr(c,"values_"))]);}return $get(a.players_,$py.id(b));});
$method($$aK,"_whole_",function*(b,c){const a=this;let d,e,f,g,h,i,j,k,l,m,n;d=$kw($$bn,[b.plan_,null,$xor(a.seed_,48727)],{play:a.play_});e=$call($$aO,$attr(d,"values_"));[f,g]=[$py.monotonic(),64];while($true(true)){(yield $$bm(d,e,g));h=$call(e,0,g);i=$$T(h,10000);j=!$true(h.std_());if($true(j))i=$call($$S,i,$$bo($py.float(i),g),g,true);k=$sub($py.monotonic(),f);m=($true(l=(c.seconds_!==null))?$ge($mul(2,k),c.seconds_):l);if(($le(i.se_,($true(j)?(0.002):(0.02)))||$ge(g,$py.min(c.most_samples_,2048))||$true(m)))break;g=$py.min($mul(2,g),c.most_samples_,2048);}n=$py.float($eq(h,$floordiv(10000,2)).mean_());return [i,$call($$S,n,$$bo(n,g),g,true)];});
$value($$v,"__module___","samurai_odds.play.search.searching");
$value($$z,"__module___","samurai_odds.analysis.review_result");
$value($$A,"__module___","samurai_odds.analysis.review_result");
$value($$H,"__module___","samurai_odds.play.search.searching");
$value($$H,"price_",null);
$method($$H,"without_",function(b,c,d){const a=this;let e,f,g;e=b.game_;f=e.worth_(c,d);if(!$true(e.counts_luck_))return f;g=$sub(e.luck_(c,d),$$bx(b,d));if((a.price_===null))a.price_=$$by(f,g);return $sub(f,$floordiv($add($mul(a.price_,g),$floordiv(1024,2)),1024));});
$value($$I,"__module___","samurai_odds.play.search.reviewing");
$value($$J,"__module___","samurai_odds.engine.limit");
$value($$R,"__module___","samurai_odds.play.search.reviewing");
$value($$S,"__module___","samurai_odds.grids.figure");
$getter($$S,"bar_",function(){const a=this;return ($true($py.isfinite(a.se_))?a.se_:(0.0));});
$value($$X,"__module___","samurai_odds.play.search.racing");
$method($$X,"behind_",function(b,c){const a=this;let d;d=$py.min($py.len($get($attr(a,"values_"),b)),$py.len($get($attr(a,"values_"),c)));return $$bz($sub($get($get($attr(a,"values_"),c),$slice(null,d,null)),$get($get($attr(a,"values_"),b),$slice(null,d,null))),a.scale_);});
$value($$ap,"__module___","samurai_odds.play.search.planning");
$value($$at,"__module___","samurai_odds.play.replay");
$value($$av,"__module___","samurai_odds.play.rollouts");
$value($$aD,"__module___","samurai_odds.play.search.reviewing");
$method($$aD,"begins_",function(b){const a=this;let c;c=b.before_;if(($eq($get(c,6),a.number_)||$ne($$bA(b.what_),$get(c,5))))return false;a.number_=$py.int($get(c,6));return true;});
$method($$aD,"goes_on_",function(b){const a=this;let c;return ($true(c=(a.begun_!==null))?$eq($$bA(b.what_),$$aj(a.begun_)):c);});
$value($$aE,"__module___","samurai_odds.play.search.reviewing");
$value($$aE,"secret_",false);
$value($$aK,"__module___","samurai_odds.analysis.weighing");
$value($$aO,"__module___","samurai_odds.play.search.racing");
$method($$aO,"__init___",$def("play",function(b){const a=this;let c;c=[b,$kw(np.zeros,[0],{dtype:np.int64})];a.play_=c[0];a.values_=c[1];}));
$method($$aO,"__call___",$def("first _",function(b,c){const a=this;let d,e;d=$py.len($attr(a,"values_"));if($gt($add(b,c),d)){e=a.play_(d,$sub($add(b,c),d));a.values_=np.concatenate([$attr(a,"values_"),e]);}return $get($attr(a,"values_"),$slice(b,$add(b,c),null));}));
$value($$bd,"__module___","samurai_odds.play.search.racing");
$value($$bd,"sure_",false);
$value($$be,"__module___","samurai_odds.play.search.racing");
$getter($$be,"tied_",function(){const a=this;return $py.sum($each(a.placings_,b=>b.tied_));});
$value($$bg,"__module___","samurai_odds.play.search.reviewing");
$value($$bg,"may_",null);
$value($$bg,"draw_",0);
$value($$bh,"__module___","samurai_odds.analysis.weighing");
$method($$bh,"__init___",$def("play",function(b){const a=this;let c;c=[b,0,(0.0)];a.play_=c[0];a.games_=c[1];a.seconds_=c[2];}));
$method($$bh,"__call___",$def("_ _ first _",function(b,c,d,e){const a=this;let f,g;f=$py.monotonic();g=a.play_(b,c,d,e);a.games_=$i_add(a.games_,e);a.seconds_=$i_add(a.seconds_,$sub($py.monotonic(),f));return g;}));
$method($$bh,"pace_",function(){const a=this;return $div(a.seconds_,a.games_);});
$value($$bk,"__module___","samurai_odds.analysis.weighing");
$value($$bp,"__module___","samurai_odds.play.search.searching");
$value($$bp,"luck_",null);
$method($$bp,"values_",$def("first _",function(b,c){const a=this;let d,e;d=a.play_;e=$call(d,a.start_,a.seed_,b,c);if(($attr(a,"luck_")===null))return a.start_.game_.worth_(e,a.seat_);return $attr(a,"luck_").without_(a.start_,e,a.seat_);}));
$method($$bp,"beyond_",function(b,c){const a=this;return ($lt(b,c)?[[a.start_,a.seed_,b,$sub(c,b)]]:[]);});
const $$bI=$object($$bB,{first:$$bD,more:$$bE,replies:8,begin:$$bF,until:$$bG,why:$$bH,worded:$$bC});
const $$bN=Object.freeze(["banners","enemy_banners","blocks_lost","enemy_blocks_lost","tokens","enemy_tokens"]);
const $$bP=$rule('prepare');
const $$bQ=$rule('settle');
const $$bR=$rule('record');
const $$bS=$rule('redraw');
const $$bT=Object.freeze(["steady","careful","greedy"]);
const $$bU=Object.freeze(["hold","withdraw","objective","weakest","finish"]);
const $$bV=Object.freeze([3,4,5,2,23,21,22,1,20,19]);
const $$bW=$dict([]);
const $$bY=Object.freeze(["careful","greedy","never-fires","never-inspires","never-retreats","random","steady"]);
const $$bZ=$object($$bX,{names:$$bY});
const $$cA=$object($$cn,{prepare:$$bP,settle:$$bQ,record:$$bR,redraw:$$bS,name:"battles",seats:2,row:453,authors:$$bT,intents:$$bU,left_out:$$W,plans_of:$$bV,plans_from:$$bW,bots:$$bZ,worth:$$ca,luck:$$cb,near_end:$$cc,error:$$cd,intend:$$ce,gist:$$cf,aims:$$cg,decides:$$ch,stop_after:$$ci,replies:4,proposals:$$cj,unmade:$$ck,chosen:$$cl,tries:$$cm});
const $$cF=$rule('order_value');
const $$cG=$rule('move_line');
const $$cH=$rule('hexes_between');
const $$cM=$dict([["banner",4],["second_last_banner",5],["last_banner",6],["retreat",7],["token",8],["lack",9],["caution",10],["danger",11],["deterred",12],["second_enemy",13],["soon",14],["fire_danger",15],["threat",16],["approach",17],["progress",18],["way",19],["guard",20],["support",21],["together",22],["urgency",23],["card_kept",24],["strike_kept",25],["ground",26],["exposed",27],["leads",28],["order_cost",29],["spare",30],["standoff",31],["section",32],["weak",33],["steadfast",34],["follow",35],["cover",36],["moving",37],["kept_wide",48],["shoots",49],["mass",50],["cornered",51],["cover_foot",52],["approach_mounted",53],["danger_hurt",54],["danger_led",55],["danger_mounted",56],["shootout",57],["circle_block",0],["triangle_block",1],["square_block",2],["swords_block",3],["kept_symbol",39],["kept_charge",40],["kept_shoot",41],["kept_onslaught",42],["kept_leadership",43],["kept_serpent",44],["kept_shogun",45],["kept_counter",46]]);
const $$cN=$rule('banners_needed');
const $$cS=$rule('battle_mode');
const $$cT=$rule('battle_hex');
$value($$bB,"__module___","samurai_odds.page.hinting");
$method($$bB,"worded_",$def("plan",function(b){const a=this;return "";}));
$value($$bX,"__module___","samurai_odds.play.registry");
$method($$bX,"__init___",function(b,c=false){const a=this;let d;d=[b,c];a.package_=d[0];a.search_=d[1];});
$cached($$bX,"names_",function(){const a=this;return $py.tuple($each(a.modules_,b=>$py.str(b.NAME_)));});
$method($$bX,"number_of_",function(b){const a=this;if(!$in(b,a.names_))throw $call(OddsError,unknown("bot",b,a.names_));return a.names_.index_(b);});
$value($$cn,"__module___","samurai_odds.play.game");
$method($$cn,"show_",function(b,c){const a=this;});
$method($$cn,"worth_",function(b){const a=this;throw $call(OddsError,"this game has no evaluation of a position yet: nothing can be searched");});
$method($$cn,"luck_",function(b){const a=this;return $kw(np.zeros,[$py.len(a)],{dtype:np.int64});});
$method($$cn,"near_end_",function(b){const a=this;return false;});
$method($$cn,"error_",function(b){const a=this;return [(0.0),(0.0)];});
$value($$cn,"authors_",$$W);
$value($$cn,"intents_",$$W);
$method($$cn,"intend_",function(b){const a=this;});
$value($$cn,"left_out_",$$W);
$method($$cn,"tries_",$def("value",function(b){const a=this;return true;}));
$method($$cn,"gist_",function(b){const a=this;return b.tobytes_();});
$method($$cn,"aims_",function(b){const a=this;return [];});
$method($$cn,"decides_",function(b){const a=this;return false;});
$method($$cn,"stop_after_",function(b,c){const a=this;$put(a,0,$py.min($add($get(b,6),c),$get(a,0)));});
$value($$cn,"replies_",2);
$method($$cn,"proposals_",function(b){const a=this;return [];});
$method($$cn,"unmade_",function(b){const a=this;return b;});
$method($$cn,"chosen_",function(b,c){const a=this;return [];});
$method($$cn,"held_",$def("first",function(b){const a=this;return a.plans_from_.get_(b,a.plans_of_);}));
$getter($$cn,"counts_luck_",function(){const a=this;return ($attr(a,"luck_")!==$$ct);});
$getter($$cn,"by_choice_",function(){const a=this;return ($attr(a,"decides_")!==$$ch);});
$value($$cB,"__module___","samurai_odds.play.game");
$getter($$cB,"seats_",function(){const a=this;let b;return ($true(b=$py.int($get(a.question_,11)))?b:a.game_.seats_);});
$method($$cB,"with_bots_",function(b){const a=this;let c,d,e,f,g;if($ne($py.len(b),a.seats_)){throw $call(OddsError,$f`${a.seats_} play: name as many bots, not ${$py.len(b)}`);}c=a.question_.copy_();for([d,e]of $it($py.enumerate(b))){[f,g]=[e,0];if(e.startswith_("searching:"))[f,g]=[$get(a.game_.authors_,0),$$cU(e)];$put(c,$add(1,d),a.game_.bots_.number_of_(f));$put(c,$add(16,d),g);}return $call($$cB,a.game_,c,a.state_);});
$value($$cJ,"__module___","samurai_odds.battles.full_game.planned");
$value($$cQ,"__module___","samurai_odds.analysis.weighing");
$value($$cQ,"asked_",false);
$getter($$cQ,"wins_",function(){const a=this;return a.plan_.wins_;});
$method($$cQ,"does_",$def("plan",function(b){const a=this;let c,d,e;d=($true(c=$eq(a.plan_.key_,b.key_))?c:$eq($attr(a.plan_,"gist_"),$attr(b,"gist_")));return ($true(e=d)?!$true($get(a.plan_.start_.question_,6)):e);}));
$cached($$bX,"modules_",$absent("Bots.modules"));
$value($$cn,"plans_of_",$$W);
const $$db=$object($$bB,{first:$$cV,more:$$cW,replies:4,begin:$$cX,until:$$cY,why:$$cZ,worded:$$da});
const $$de=Object.freeze(["swords","build","levy","ronin","ninja"]);
const $$dh=$object($$dg,{name:"bin",type:"bin",size:1000,first:0});
const $$di=$object($$dg,{name:"koku",type:"number",size:1000,first:0});
const $$dj=Object.freeze([$$dh,$$di]);
const $$dk=$object($$df,{fields:$$dj,first:0});
const $$do=$rule('prepare');
const $$dp=$rule('settle');
const $$dq=$rule('record');
const $$dr=$rule('redraw');
const $$ds=Object.freeze(["planner"]);
const $$dt=Object.freeze(["bold","all-out","wary","hold","guard","leader","otherwise-1","otherwise-2","otherwise-3","otherwise-4"]);
const $$du=Object.freeze([22]);
const $$dv=Object.freeze([19,20,21,7,22,23,21,32]);
const $$dw=Object.freeze([22,23,21,32]);
const $$dx=Object.freeze([24]);
const $$dy=Object.freeze([25,20,21,7]);
const $$dz=Object.freeze([26,21,32]);
const $$dA=Object.freeze([27,28,29,30]);
const $$dB=Object.freeze([17]);
const $$dC=Object.freeze([15,16]);
const $$dD=Object.freeze([11]);
const $$dE=Object.freeze([12]);
const $$dF=Object.freeze([13]);
const $$dG=Object.freeze([14]);
const $$dH=$dict([[19,$$dv],[22,$$dw],[24,$$dx],[25,$$dy],[26,$$dz],[27,$$dA],[17,$$dB],[15,$$dC],[11,$$dD],[12,$$dE],[13,$$dF],[14,$$dG]]);
const $$dI=Object.freeze(["cautious","expander","never-bids","never-builds","never-hires","never-ninja","planner","random"]);
const $$dJ=$object($$bX,{names:$$dI});
const $$dO=$rule('decides');
const $$dT=$object($$cn,{prepare:$$do,settle:$$dp,record:$$dq,redraw:$$dr,name:"swords",seats:5,row:541,authors:$$ds,intents:$$dt,left_out:$$du,plans_of:$$W,plans_from:$$dH,bots:$$dJ,worth:$$dK,luck:$$ct,near_end:$$cu,error:$$dL,intend:$$dM,gist:$$dN,aims:$$cy,decides:$$dO,stop_after:$$dP,replies:3,proposals:$$dQ,unmade:$$dR,chosen:$$dS,tries:$$cm});
const $$ea=Object.freeze([(-561),823,47,(-644),(-205),(-224),461,218,2,(-623),(-474),824,2701,97]);
const $$eb=Object.freeze([1785,2193,1237,2,195,342,654,777,(-47),(-974),(-2006),257,1201,18]);
const $$ec=Object.freeze([2153,1748,950,271,374,(-317),607,647,(-239),(-1303),(-1901),567,2067,388]);
const $$ed=Object.freeze([2846,2004,646,359,279,73,672,830,(-245),(-1147),(-2057),706,1215,399]);
const $$ee=Object.freeze([1014,1818,1303,48,154,(-186),667,221,278,(-1020),(-1456),317,1297,334]);
const $$ef=Object.freeze([986,1781,973,318,277,209,667,675,(-145),(-646),(-973),667,1135,414]);
const $$eg=Object.freeze([1644,1753,898,650,466,(-246),759,533,(-400),(-428),(-674),916,1275,70]);
const $$eh=Object.freeze([$$ea,$$eb,$$ec,$$ed,$$ee,$$ef,$$eg]);
const $$ek=$rule('is_rival');
const $$el=$rule('koku_to_levy');
const $$eo=$dict([]);
const $$ep=Object.freeze([$$eo,0]);
const $$eq=$dict([[0,1]]);
const $$er=Object.freeze([$$eq,1]);
const $$es=$dict([[0,1]]);
const $$et=Object.freeze([$$es,9]);
const $$eu=$dict([[1,2]]);
const $$ev=Object.freeze([$$eu,0]);
const $$ew=$dict([[4,1]]);
const $$ex=Object.freeze([$$ew,0]);
const $$ey=$dict([[4,2]]);
const $$ez=Object.freeze([$$ey,0]);
const $$eA=$dict([[0,2]]);
const $$eB=Object.freeze([$$eA,1]);
const $$eC=$dict([[0,2]]);
const $$eD=Object.freeze([$$eC,9]);
const $$eE=$dict([[1,2],[0,1]]);
const $$eF=Object.freeze([$$eE,9]);
const $$eG=$dict([[4,1],[0,1]]);
const $$eH=Object.freeze([$$eG,9]);
const $$eI=Object.freeze([$$ep,$$er,$$et,$$ev,$$ex,$$ez,$$eB,$$eD,$$eF,$$eH]);
const $$eJ=$dict([["bold",614534],["all-out",512132],["wary",921734],["hold",1025158],["guard",768390],["leader",615046]]);
const $$eK=$dict([["otherwise-1",1],["otherwise-2",2],["otherwise-3",3],["otherwise-4",4]]);
const $$eL=Object.freeze([(0.088),(0.018)]);
const $$eR=$rule('levy_row');
$value($$df,"__module___","samurai_odds.play.packing");
$value($$df,"first_",0);
$method($$df,"unpack_",function(b){const a=this;let c,d,e;c=$dict([]);b=$i_sub(b,a.first_);for(d of $it($py.range($sub($py.len(a.fields_),1),$neg(1),$neg(1)))){e=$get(a.fields_,d);$put(c,e.name_,$sub(($true(d)?$mod(b,e.size_):b),e.first_));b=$i_floordiv(b,e.size_);}return c;});
$value($$dg,"__module___","samurai_odds.play.packing");
$value($$dg,"size_",1000);
$value($$dg,"first_",0);
$value($$dl,"__module___","samurai_odds.swords.full_game.plan");
$value($$dl,"sword_",0);
const $$eT=$rule('bin_line');
const $$eU=Object.freeze([0,3,1,5]);
const $$eV=$rule('levy_line');
const $$eW=$rule('stack_line');
$getter($$dl,"lines_",function(){const a=this;let d,e,f,g;d=$each($py.enumerate($get(a.bins_,$slice(null,4,null))),([b,c])=>[10,$$eT(b,c)]);if($true(a.sword_))d.append_([11,a.sword_]);if((a.site_!==null))d.append_([12,a.site_]);if((a.levy_!==null)){for(e of $it($$eU))d.append_([13,$$eV(e,$get(a.levy_,e))]);}for([f,g]of $it(a.stacks_)){d.append_([15,f]);d.append_([16,$$eW(f,g)]);}return d;});
$value($$dl,"site_",null);
$value($$dl,"levy_",null);
$value($$dl,"stacks_",$$W);
const $$fc=$object($$bB,{first:$$eX,more:$$eY,replies:8,begin:$$eZ,until:$$fa,why:$$fb,worded:$$bC});
const $$fe=$rule('prepare');
const $$ff=$rule('settle');
const $$fg=$rule('record');
const $$fh=$rule('nothing_to_redraw');
const $$fi=Object.freeze(["careful","greedy"]);
const $$fj=Object.freeze(["bold","wary","otherwise-1","otherwise-2","otherwise-3","otherwise-4","otherwise-5","otherwise-6","otherwise-7","otherwise-8"]);
const $$fk=Object.freeze([3,22,29,30,20,37,41,4,1,2,5,6,7,21,34,40]);
const $$fl=Object.freeze([29,23,24,25,26,27,28,31,32,33,35,36,38,42,43,44,45,46,47,48,49,52,53,54]);
const $$fm=$dict([[29,$$fl],[23,$$fl],[24,$$fl],[25,$$fl],[26,$$fl],[27,$$fl],[28,$$fl],[31,$$fl],[32,$$fl],[33,$$fl],[35,$$fl],[36,$$fl],[38,$$fl],[42,$$fl],[43,$$fl],[44,$$fl],[45,$$fl],[46,$$fl],[47,$$fl],[48,$$fl],[49,$$fl],[52,$$fl],[53,$$fl],[54,$$fl]]);
const $$fn=Object.freeze(["careful","greedy","never-challenges","never-charges","never-trumps","random"]);
const $$fo=$object($$bX,{names:$$fn});
const $$fw=$object($$cn,{prepare:$$fe,settle:$$ff,record:$$fg,redraw:$$fh,name:"ran",seats:2,row:621,authors:$$fi,intents:$$fj,left_out:$$W,plans_of:$$fk,plans_from:$$fm,bots:$$fo,worth:$$fp,luck:$$ct,near_end:$$cu,error:$$fq,intend:$$fr,gist:$$fs,aims:$$cy,decides:$$ft,stop_after:$$fu,replies:5,proposals:$$cj,unmade:$$ck,chosen:$$cl,tries:$$fv});
const $$fx=$rule('what_of');
const $$fy=$dict([["bold",0],["wary",90]]);
const $$fz=Object.freeze([(0.089),(0.021)]);
const $$fA=Object.freeze([(-1449),(-381),306,(-874),(-637),(-214),(-1481),1716,(-2433),(-139),665,(-117),(-33),(-1157),301,271]);
const $$fG=$object($$fF,{lines:$$W,more:$$W});
const $$fI=Object.freeze([$$W,$$W]);
const $$fK=$rule('can_be_ordered');
const $$fL=$rule('can_be_activated');
const $$fN=$rule('contingent_value');
$value($$fF,"__module___","samurai_odds.play.orders_text");
$value($$fF,"lines_",$$W);
$value($$fF,"more_",$$W);
$value($$fE,"__module___","samurai_odds.ran.advice.spelling");
$value($$fE,"lines_",$$W);
$value($$fH,"__module___","samurai_odds.ran.advice.candidates");
$value($$fH,"said_",$$fI);
const $listing={battles:$$bI,swords:$$db,ran:$$fc}[GAME.name];
const start=({question,state})=>$listing.begin_($numbers(question),$numbers(state));
return{start,known,rowOf,lent,borrowed,hints:(...given)=>$$q($listing,...given),thinking:(...given)=>$$r($listing,...given),reviews:(...given)=>$$s($listing,...given),tutored:(...given)=>$$t($listing,...given),decided:(...given)=>$$u($listing,...given)};};
