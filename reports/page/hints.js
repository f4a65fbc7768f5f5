const HINTS=({Player,GAME,RULES})=>{
const $array = (data, shape = [data.length]) => new NDArray(data, shape);
function $typed(one) {
if (!(one instanceof NDArray)) return one;
if (!ArrayBuffer.isView(one.data)) Object.assign(one, $array(Int32Array.from(one.values()), one.shape));
return one.plain ? one.data : one.data.subarray(one.offset, one.offset + one.size);
}
const $numbers = (given) => $array(Int32Array.from(given));
const $rule = (name) => (...given) => RULES[name](...given.map($typed));
const $drawn_among = (...given) => RULES.drawn_among(...given);
const $redrawn_from = (seed, game) => RULES.word_at(RULES.key(BigInt(seed) ^ BigInt(GAME.redrawn)), game, 0);
const $draw_hidden = (start, state, seat, word) => start.game_.redraw_(start.question_, state, seat, word);

const $players = new WeakMap();
function $player(start) {
if (!$players.has(start))
$players.set(start, new Player({ question: $typed(start.question_), state: $typed(start.state_) }));
return $players.get(start);
}

function $play_range(start, seed, first, games) {
const rows = new Int16Array(games * GAME.row), player = $player(start);
for (let k = 0; k < games; k++) rows.set(player.part(seed, first + k).row, k * GAME.row);
return $array(rows, [games, GAME.row]);
}
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

const $$tutored=((function(a,b,c,d,e=0,f=0,g=32){let k,h;h=$call($py.list,$$turns_of(b,c));k=$each($call($py.enumerate,h),([i,j])=>i,([i,j])=>($true($eq(j.seat_,d))&&$true($ge(j.draw_,e))));if(!$true(k)){return null;}return $$judged($$_weighed(a,$get(h,$get(k,$neg(1))),$get(k,$neg(1)),f,g),a);}));
class $$Told extends $Object {}
$class($$Told,"Told",{lines:null,said:null});
class $$Decision extends $Object {}
$class($$Decision,"Decision",{reviewed:null,side:null,done:null,better:null});
const $$judged=((function(a,b){let c;c=$call($$Decision,a,"",$call($$Told,[],""),null);return $dict([["number",a.turn_.number_],["draw",a.turn_.draw_],["seat",a.turn_.seat_],["before",$$_plain(a.before_)],["error",$$_plain($attr(a,"error_"))],["luck",$$_plain(a.luck_)],["lost",a.lost_.to_dict_()],["mark",c.mark_],["missed_win",a.missed_win_],["forced",a.forced_],["plan",$$_plan(a.turn_.plan_,b)],["best",((a.best_===a.turn_.plan_)?null:$$_plan(a.best_,b))]]);}));
const $$_plan=($def("plan listing",function(a,b){return $dict([["choices",$each(a.key_,c=>$call($py.list,c))],["words",b.worded_(a.start_,a)],["author",a.author_]]);}));
const $$_plain=((function(a){return $each(a,b=>b.to_dict_());}));
const $$_weighed=($def("listing turn place seed games",function(a,b,c,d,e){let g,f;[f,g]=$unpacked([$$luck_of(b,c,d),b.start_.game_.authors_],-1,2);return $$weighed(b,g,e,f,a.replies_);}));
class $$_Games extends $Object {}
$class($$_Games,"_Games",null);
class $$Limit extends $Object {}
$class($$Limit,"Limit",{stderr:()=>null,seconds:()=>null,samples:()=>null});
class $$Reviewed extends $Object {}
$class($$Reviewed,"Reviewed",{turn:null,before:null,chosen:null,error:null,luck:null,best:null,forced:null});
const $$weighed=($def("turn authors games luck replies play",function(a,b,c,d,e,f=$play_range){let p,n,s,q,r,h,o,i,k,m,g;g=$$all_by(a.start_,$get(b,0));[h,i]=$unpacked($$_field(a,g,b),-1,2);k=$each(h,j=>$call($$_Games,j,e,d,f));m=$kw($$race,[k,10000,$kw($$Limit,[],{samples:c})],{kept:$set([0]),certain:$each($call($py.enumerate,h),([l,j])=>l,([l,j])=>$true(j.wins_))});n=$$_better(m);if(($true(n)&&!$true($get(h,n).wins_))){k=$each(h,j=>$call($$_Games,j,e,$xor(d,48727),f));o=$sub($call($get(k,n),0,c).sum_(),$call($get(k,0),0,c).sum_());n=($true($gt(o,0))?n:0);}[p,q,r]=$unpacked($$_compared($get(k,n),$get(k,0)),-1,3);s=($true($eq(n,0))?a.plan_:$get(h,n));return $call($$Reviewed,a,p,q,r,[],s,!$true(i));}));
class $$Figure extends $Number {}
$class($$Figure,"Figure",null);
const $$_compared=($def("best own",function(a,b){let c,j,d,e,i,g,h,k;[c,d,e]=$unpacked([[],[],[]],-1,3);for(const f of $it($call($py.range,a.start_.seats_))){g=f;[h,i]=$unpacked([a.worth_(g),b.worth_(g)],-1,2);j=$py.min($py.len(h),$py.len(i));c.append_($$mean_of(h,10000));e.append_($$mean_of($sub($get(i,$slice(null,j,null)),$get(h,$slice(null,j,null))),10000));k=$$mean_of(i,10000);d.append_($call($$Figure,$add($get(c,$neg(1)),$get(e,$neg(1))),k.se_,k.samples_,true));}return [$call($py.tuple,c),$call($py.tuple,d),$call($py.tuple,e)];}));
const $$mean_of=((function(a,b,c=true){let h,d,g,f,e;[d,e]=$unpacked([$py.len(a),$call($py.int,a.sum_())],-1,2);f=$call($py.int,$mul(a,a).sum_());g=$py.max($sub($mul(f,d),$mul(e,e)),0);h=$div($div($py.sqrt($div(g,$py.max($sub(d,1),1))),d),b);return $call($$Figure,$div($div(e,d),b),h,d,c);}));
const $$_better=((function(a){let c,d;[c,d]=$unpacked([$get(a.placings_,0),$py.next($each(a.placings_,b=>b,b=>$true($eq(b.number_,0))))],-1,2);return (($true(c.sure_)||$true($gt(d.loss_,$mul((1.0),d.loss_.se_))))?c.number_:0);}));
class $$_Field extends $Object {}
$class($$_Field,"_Field",null);
const $$race=($def("players scale limit kept confidence progress first_look budget certain",function(a,b,c,d=$$K12,e=(0.95),f=null,g=128,h=null,i=$$K12){let k,l,j,o,n,s,q,r,m;j=$call($$_Field,$py.len(a),b,d,e,i);[k,l,m]=$unpacked([$py.monotonic(),0,$py.min(g,c.most_samples_)],-1,3);n=false;while(($true($gt(m,l))&&!$true(n))){o=$dict([]);try{for(const p of $it(j.running_)){q=p;$put(o,q,$call($get(a,q),l,$sub(m,l)));if($true(f)){$call(f,$add(l,$floordiv($mul(m,$py.len(o)),$py.len(j.running_))),c.most_samples_);}}}catch($fault){if($isa($fault,$py.KeyboardInterrupt)){n=true;if(!$true(l)){throw $fault;}break;}else {throw $fault;}}j.add_(o);[l,r]=$unpacked([m,$sub($py.monotonic(),k)],-1,2);if(((c.seconds_!==null)&&$true($ge($mul(2,r),c.seconds_)))){break;}j.drop_();if($true(j.settled_(c.stderr_))){break;}m=$py.min($mul(2,l),c.most_samples_);if((h!==null)){s=$floordiv($sub(h,j.played_),$py.len(j.running_));m=$py.min(m,$add(l,s));}}return j.result_(n);}));
const $$_field=($def("turn start authors",function(a,b,c){let d,f,g;if($true((g=$$proposed(b)))){d=$$in_secret(b,$attr(a.plan_,"said_"));f=$each(g,e=>e,e=>$true($ne($attr(e,"said_"),$attr(d,"said_"))));}else{d=$kw($$planned,[b,a.plan_.author_],{first:a.plan_.choices_});f=$each($$plans(b,c),e=>e,e=>$true($ne($attr(e,"gist_"),$attr(d,"gist_"))));}f=$each(f,e=>e,e=>((a.may_===null)||$true(a.may_(e))));return [[d,...$it(f)],f];}));
class $$Plan extends $Object {}
$class($$Plan,"Plan",{choices:null,author:null,start:null,after:null,said:()=>$$K12});
const $$in_secret=((function(a,b){let c,f,e,h,d,g;[c,d,e]=$unpacked([a.game_,$call($py.int,$get(a.state_,6)),$$deciding(a)],-1,3);f=$$with_script(a.question_,d,e,b);g=c.unmade_(a.question_,a.state_);h=$$_noted($kw($py.replace,[a],{question:f,state:g}));return $call($$Plan,[],$get(c.authors_,0),h,a.state_,b);}));
const $$_noted=((function(a){$put(a.question_,15,$get(a.state_,6));return a;}));
const $$with_script=($def("question turn seat lines whole",function(a,b,c,d,e=$$K12){let l,g,j,m,k,n;g=$each($call($py.range,64),f=>$call($py.int,$in(f,e)));j=[$py.len(d),...$it(g),...$it($all(d,i=>$each(i,h=>h)).values())];l=($true(k=$call($py.int,$get(a,6)))?k:$py.len(a));m=$call(np.concatenate,[$get(a,$slice(null,l,null)),$kw(np.array,[j],{dtype:a.dtype_})]);n=$unpacked([l,b],-1,2);$put(m,6,n[0]);$put(m,7,n[1]);$put(m,8,c);if($true($ge($get(m,21),l))){$put(m,21,0);}return m;}));
const $$deciding=((function(a){return $call($py.int,$get(a.state_,($true(a.game_.by_choice_)?3:5)));}));
const $$proposed=((function(a){let b;b=a.game_.proposals_(a.question_,a.state_);return ($true(b)?$each([[],...$it(b)],c=>$$in_secret(a,c)):[]);}));
const $$plans=((function(a,b,c=12){let e,k,l,d,g,h;if($true(a.game_.by_choice_)){return $$_from_choice(a,b,c);}d=[];e=a.game_.aims_(a.question_,a.state_);for(const f of $it($$first_choices(a))){g=f;d=$i_add(d,$each(e,i=>h,i=>$true((h=$$planned(a,$get(b,0),[g,...$it(i)])).wins_)));for(const j of $it(b)){k=j;h=$$planned(a,k,[g]);d.append_(h);l=$$_declined(h);if($true(l)){d.append_($$planned(a,k,[g,l]));}}}return $kw($py.sorted,[$$unlike(d)],{key:$def("plan",function(h){return !$true(h.wins_);})});}));
const $$unlike=((function(a){let b,d;b=$dict([]);for(const c of $it(a)){d=c;if($true(d.choices_)){b.setdefault_($attr(d,"gist_"),d);}}return $call($py.list,b.values_());}));
const $$first_choices=((function(a){let c,b,f;b=$$deciding(a);c=$kw($$play_to,[a,0,0],{draws:1,own:b,logged:true}).events_;return $all(c,([d,,g])=>$each(($true(f=g)?f:[]),e=>[$$kind_of(d),e]));}));
const $$kind_of=((function(a){return $floordiv($neg(a),10);}));
class $$Part extends $Object {}
$class($$Part,"Part",{onward:null,draws:null,events:null});
const $$play_to=($def("start seed game turn draws own deciding rows logged",function(a,b,c,d=0,e=0,f=null,g=false,h=null,i=false){let m,n,j,l,q,k,o,p;j=a.question_.copy_();k=$unpacked([d,e],-1,2);$put(j,12,k[0]);$put(j,13,k[1]);$put(j,14,((f===null)?0:$add(f,1)));$put(j,22,g);h=((h===null)?$kw(np.zeros,[[1,a.game_.row_]],{dtype:np.int16}):h);[l,m,n]=$unpacked($played($kw($py.replace,[a],{question:j}),b,c,h,i),-1,3);if((m===null)){return $call($$Part,null,$py.len(n),n);}o=0;$put(j,12,o);$put(j,13,o);$put(j,14,o);$put(j,22,0);$put(j,9,$i_add($get(j,9),m));q=($true(p=$gt(d,0))?$eq($get(l,6),d):p);$put(j,15,$sub($get(l,6),q));$put(l,0,0);return $call($$Part,$kw($py.replace,[a],{question:j,state:l}),m,n);}));
const $$_declined=($def("plan",function(a){let d,c,b,e;if($true($ne($py.len(a.choices_),2))){return null;}[b,c,d]=$unpacked($get(a.choices_,$neg(1)),-1,3);return (($true($ne(c,0))&&$in(0,($true(e=d)?e:[])))?[$$kind_of(b),0]:null);}));
const $$_from_choice=((function(a,b,c){let m,e,k,g,f,h,j;e=$each(b,d=>$$planned(a,d));[f,,g]=$unpacked(($true($get(e,0).choices_)?$get($get(e,0).choices_,0):[0,0,[]]),-1,3);if($true($le($py.len(($true(h=g)?h:[])),c))){k=$each(($true(j=g)?j:[]),i=>[f,i,g]);e=$i_add(e,$each(k,l=>$kw($$planned,[a,$get(b,0)],{first:[l]})));}return $$unlike(e);}));
const $$planned=($def("start author lines whole first after_dice",function(a,b,c=$$K12,d=$$K12,e=$$K12,f=false){let n,k,j,m,i,g,h;g=$$ordered($$supposed(a),b,c,d);[h,i]=$unpacked([$call($py.int,$get(a.state_,6)),$$deciding(a)],-1,2);j=$kw($$play_to,[$$_with(g,e),0,0],{turn:$add(h,1),own:i,logged:true}).events_;k=($true(j)?a.game_.held_($$kind_of($get($get(j,0),0))):[]);if($true(k)){j=$call($py.list,$call($py.takewhile,(function(l){return $in($$kind_of($get(l,0)),k);}),j));}m=($true(f)?$$with_script(a.question_,h,i,c,d):null);n=((m===null)?a:$kw($py.replace,[a],{question:m}));return $call($$Plan,$call($py.tuple,j),b,$$_noted($$_with(n,j)),$$_after(g,j));}));
const $$_after=((function(a,b){let f,c,e;if(!$true(b)){return a.state_;}c=$kw($$play_to,[$$_with(a,b),0,0],{draws:$py.len(b)}).onward_;if((c!==null)){return c.state_;}[e,]=$unpacked($$reached(a,b,(function(d){return $call($py.bool,$ne($get(d,7),0));})),-1,2);return e;}));
const $$reached=((function(a,b,c){let d,f;d=a.state_;if($true($call(c,d))){return [d,true];}for(const e of $it($$replay(a,b))){f=e;d=f.after_;if($true($call(c,d))){return [d,true];}}return [d,false];}));
class $$Step extends $Object {}
$class($$Step,"Step",{what:null,value:null,before:null,after:null,asked:null,draw:null});
const $$replay=((function*(a,b,c=null){let l,i,h,m,f,g,d,e,k,j;[d,e,f]=$unpacked([a.question_,a.state_.copy_(),a.game_],-1,3);g=$py.iter(b);h=0;while($true($eq($get(e,7),0))){i=e.copy_();$$prepare(f,d,e);j=$call($py.int,$get(e,0));if($true($eq(j,(-1)))){(yield $call($$Step,j,0,i,e.copy_(),false,h));continue;}[k,l]=$unpacked([$$forced(e),false],-1,2);if(((c!==null)&&$true($lt(j,0))&&(k===null))){$call(c,e,h);}i=e.copy_();if((k===null)){m=$py.next(g,null);if((m===null)){return null;}[l,k]=$unpacked([true,$get(m,1)],-1,2);if($true($ne(j,$get(m,0)))){throw $call($py.RuntimeError,("the game asks "+$text(j)+", the record tells of "+$text($get(m,0))));}}f.settle_(d,e,k);(yield $call($$Step,j,k,i,e.copy_(),l,h));h=$i_add(h,l);}}));
const $$forced=((function(a){if($true($gt($get(a,0),0))){return ($true($eq($get(a,0),$add(100000,1)))?0:null);}return ($true($eq($get(a,4),1))?$call($py.int,$get(a,9)):null);}));
const $$prepare=((function(a,b,c){$put(c,0,(-1));$$clear_options(c);a.prepare_(b,c);}));
const $$_with=((function(a,b){return $kw($py.replace,[a],{question:$$with_plan(a.question_,$$keys_of(b))});}));
const $$with_plan=($def("question choices",function(a,b){let h,d,g,i,c;d=($true(c=$call($py.int,$get(a,21)))?c:$py.len(a));g=[$py.len(b),...$it($all(b,f=>$each(f,e=>e)).values())];h=$kw(np.array,[($true(b)?g:[])],{dtype:a.dtype_});i=$call(np.concatenate,[$get(a,$slice(null,d,null)),h]);$put(i,21,($true(b)?d:0));return i;}));
const $$keys_of=((function(a){return $call($py.tuple,$each(a,([b,c,])=>[b,c]));}));
const $$ordered=((function(a,b,c,d=$$K12){let g,h,i,e,f;[e,f]=$unpacked([$$deciding(a),$call($py.int,$get(a.state_,6))],-1,2);[g,h]=$unpacked([a.game_,($in(b,a.game_.intents_)?b:"")],-1,2);i=$$with_script(a.question_,f,e,c,d);$put(i,$add(1,e),g.bots_.number_of_(($true(h)?$get(g.authors_,0):b)));g.intend_(i,h);return $$_noted($kw($py.replace,[a],{question:i}));}));
const $$supposed=((function(a){return $$as_drawn($$seen_by(a,$$deciding(a)),20633,0);}));
const $$as_drawn=((function(a,b,c){let d,e;d=$sub($call($py.int,$get(a.question_,10)),1);if($true($lt(d,0))){return a;}e=a.state_.copy_();$draw_hidden(a,e,d,$redrawn_from(b,c));return $kw($py.replace,[$$seen_by(a,null)],{state:e});}));
const $$seen_by=((function(a,b){let d,c;if(((b!==null)&&!$true(($le(0,(c=b))&&$lt(c,a.seats_))))){throw $call(OddsError,("seat is from 0 to "+$text($sub(a.seats_,1))+", not "+$text($py.repr(b))));}d=a.question_.copy_();$put(d,10,((b===null)?0:$add(b,1)));return $kw($py.replace,[a],{question:d});}));
const $$all_by=((function(a,b){return a.with_bots_($mul([b],a.seats_));}));
const $$luck_of=($def("turn place seed",function(a,b,c){return $add(c,($true(a.start_.game_.by_choice_)?b:a.number_));}));
const $$turns_of=((function*(a,b){let c,e,f;c=$call($py.list,$$_found(a,b));for(const d of $it($call($py.enumerate,c))){[e,f]=$unpacked(d,-1,2);(yield $$_meant(f,$get(c,$slice($add(e,1),null,null))));}}));
const $$_meant=($def("turn later",function(a,b){let n,h,e,d,i,k,c,m,l;[c,d]=$unpacked([a.start_,$attr(a.plan_,"said_")],-1,2);e=($true(d)?c.game_.proposals_(c.question_,c.state_):[]);h=$sub($set($all(e,g=>$each(g,([f,])=>f))),$set($each(d,([f,])=>f)));i=$dict([]);for(const j of $it(b)){k=j;if(($true($eq([k.number_,k.seat_],[a.number_,a.seat_]))&&$true(k.plan_.choices_))){[l,m,]=$unpacked($get(k.plan_.choices_,0),-1,3);if($in($$kind_of(l),h)){i.setdefault_($$kind_of(l),m);}}}return ($true(i)?$kw($py.replace,[a],{plan:$$in_secret(c,[...$it(d),...$it(i.items_())])}):a);}));
class $$_Turns extends $Object {}
$class($$_Turns,"_Turns",null);
class $$_Decisions extends $$_Turns {}
$class($$_Decisions,"_Decisions",null);
const $$_found=((function*(a,b){let c,f,e;c=($true(a.game_.by_choice_)?$call($$_Decisions,a):$call($$_Turns,a));for(const d of $it($$replay(a,b))){e=d;if(($true(e.asked_)&&$true((f=c.ended_by_(e))))){(yield f);}c.add_(e);}if($true((f=c.taken_()))){(yield f);}}));
const $$reviews=((function*(a,b,c,d=0,e=32){let k,g,i,j,f,l;f=$call($py.list,$$turns_of(b,c));g=[];for(const h of $it($call($py.enumerate,f))){[i,j]=$unpacked(h,-1,2);g.append_($$_weighed(a,j,i,d,e));(yield $dict([["place",i],["of",$py.len(f)],["turn",$$judged($get(g,$neg(1)),a)]]));}k=$$result_of(b,c);l=$$followed_by_luck(g,k);(yield $dict([["turns",$each(l,m=>$$judged(m,a))],["start",$$_plain(($true(l)?$get(l,0).before_:k))],["result",$$_plain(k)]]));}));
const $$followed_by_luck=((function(a,b){let d;d=[...$it($each($get(a,$slice(1,null,null)),c=>c.before_).values()),b];return $each($kw($py.zip,[a,d],{strict:false}),([c,e])=>$kw($py.replace,[c],{luck:$$_apart(e,$attr(c,"chosen_"))}));}));
const $$_apart=((function(a,b){return $call($py.tuple,$each($kw($py.zip,[a,b],{strict:true}),([c,d])=>$call($$Figure,$sub(c,d),$py.sqrt($add($mul(c.se_,c.se_),$mul(d.se_,d.se_))),d.samples_)));}));
const $$result_of=((function(a,b){let d,g,h,c,f;[c,d]=$unpacked([a.state_,a.game_],-1,2);for(const e of $it($$replay(a,b))){f=e;c=f.after_;}g=$kw(np.zeros,[d.row_],{dtype:np.int16});d.record_(a.question_,c,g);h=g.reshape_(1,$neg(1));return $call($py.tuple,$each($call($py.range,a.seats_),i=>$call($$Figure,$div($call($py.int,$get(d.worth_(h,i),0)),10000))));}));
class $$Weighing extends $Object {}
$class($$Weighing,"Weighing",null);
const $$hints=((function*(a,b,c=0,d=$$K13,e=32,f=null){let h,i,r,k,s,t,l,q,g,j;g=b.state_.copy_();$put(g,0,0);h=$$all_by($kw($py.replace,[b],{state:g}),$get(b.game_.authors_,0));i=$call($py.list,a.first_(h));if($true($eq($py.len(i),1))){i=$$unlike1([...$it(i),...$it(a.more_(h,i,c))]);}if($true($lt($py.len(i),2))){return null;}j=$call($$Weighing,a.replies_,c,(0.95),$play_range,f,e);k=$dict([]);l=(function(m){let n;n=a.more_(h,m,c);return $each(n,o=>k.setdefault_($attr(o.plan_,"gist_"),o));});for(const p of $it($call($py.enumerate,d))){[q,r]=$unpacked(p,-1,2);s=$eq(q,$sub($py.len(d),1));t=j.look_(i,($true(s)?l:$$_none),$kw($$Limit,[],{samples:r}));(yield $$ranking(t,a));}}));
const $$ranking=((function(a,b){return $dict([["candidates",$each(a.placings_,c=>$or($or($$_plan($get(a.field_,c.number_).plan_,b),$dict([["win",c.value_.to_dict_()],["loss",c.loss_.to_dict_()]])),$dict([["tied",c.tied_],["wins",c.sure_],["games",c.games_]])))],["tied",a.run_.tied_],["games",a.run_.games_],["whole",a.whole_]]);}));
const $$_none=((function(a){return [];}));
const $$unlike1=((function(a){let d,b,e;b=$dict([]);for(const c of $it(a)){d=c;e=[$attr(d.plan_,"gist_"),$gt($get(d.plan_.start_.question_,6),0)];if((!$in(e,b)||$true(d.asked_))){$put(b,e,d);}}return $call($py.list,b.values_());}));
class $$Placing extends $Object {}
$class($$Placing,"Placing",{number:null,value:null,loss:null,games:null,tied:null,sure:()=>false});
class $$Race extends $Object {}
$class($$Race,"Race",{placings:null,values:null,finishers:null,games:null,interrupted:null});
class $$Turn extends $Object {}
$class($$Turn,"Turn",{number:null,seat:null,start:null,plan:null,may:()=>null,draw:()=>0});
class $$Looked extends $Object {}
$class($$Looked,"Looked",{run:null,field:null,placings:null,whole:null,nobody:()=>null});
class $$Remembered extends $Object {}
$class($$Remembered,"Remembered",null);
const $$_joint=((function(a,b){return $py.sqrt($add($mul(a.se_,a.se_),$mul(b.se_,b.se_)));}));
const $$wilson_error=($def("share samples",function(a,b){if($true($eq(b,1))){return Infinity;}a=$py.min($py.max(a,(0.0)),(1.0));return $div($py.sqrt($add($div($mul(a,$sub(1,a)),b),$div(1,$mul($mul(4,b),b)))),$add(1,$div(1,b)));}));
const $$playing=($def("plan replies seed play",function(a,b,c,d=$play_range){let e,g,f;[e,f]=$unpacked([a.seat_,$attr(a.start_.game_,"worth_")],-1,2);g=$$rolled_out(a,b);return $def("first count",function(h,i){return $call(f,$call(d,g,c,h,i),e);});}));
const $$_moved=((function(a,b){let c;if($true(a.sure_)){return a;}c=$py.max((0.0),$sub(b,a.loss_));return $kw($py.replace,[a],{value:$call($$Figure,c,$$_joint(b,a.loss_),b.samples_,true)});}));
const $$_left=($def("limit begun kept",function(a,b,c){let d;if((a.seconds_===null)){return a;}d=$sub($mul($sub(1,c),a.seconds_),$sub($py.monotonic(),b));return $kw($py.replace,[a],{seconds:$py.max((0.1),d)});}));
const $$_evaluated=($def("plan",function(a){let b;b=a.start_;return !$true(b.game_.near_end_(b.question_,b.state_));}));
const $$_paused=($def("state",function(a){let b;b=a.copy_();$put(b,0,0);return b;}));
const $$written=((function(a,b=12){if(!$true($py.isinstance(a,$py.float))){return a;}if(!$true($py.isfinite(a))){return null;}return $call(($true($py.getattr(a,"proportion",false))?$$chance:$$amount),$call($py.float,a),b);}));
const $$amount=($def("value digits",function(a,b=12){return ($true($lt($py.abs(a),(1e-12)))?(0.0):$$rounded(a,b));}));
const $$rounded=($def("value digits",function(a,b=12){return $add($call($py.float,(""+$format(a,("."+$text(b)+"g")))),(0.0));}));
const $$chance=($def("value digits",function(a,b=12){let c,d;c=$$rounded(a,b);return ($true(($lt(a,(d=(1.0)))&&$le(d,c)))?$$rounded($sub((1.0),$pow(10,$neg(b))),b):c);}));
const $$as_python=($def("value",function(a){let c,b;c=($true(b=$eq($call($py.type,a).__module___,"numpy"))?$eq($py.getattr(a,"ndim",null),0):b);return ($true(c)?a.item_():a);}));
const $$rolled_out=($def("plan replies",function(a,b){let c,d;c=a.start_.game_;d=$$seen_by(a.start_,a.seat_);if(((b===null)||$true(c.near_end_(d.question_,d.state_)))){return d;}return $$seen_for(a.start_,a.seat_,b);}));
const $$seen_for=((function(a,b,c){let d;d=$$seen_by(a,b);a.game_.stop_after_(d.question_,a.state_,c);return d;}));
const $$seat_of=((function(a){return $mod($neg(a),10);}));
const $$difference_of=((function(a,b){let c;c=$$mean_of(a,b);if(($true(c)&&!$true(c.se_))){return $call($$Figure,c,$$wilson_error($py.min((1.0),$py.abs(c)),$py.len(a)),$py.len(a),true);}return c;}));
class $$Listing extends $Object {}
$class($$Listing,"Listing",{first:null,more:null,replies:null,begin:null,worded:()=>$$_no_words});
class $$Bots extends $Object {}
$class($$Bots,"Bots",null);
class $$Game extends $Object {}
$class($$Game,"Game",{name:null,seats:null,prepare:null,settle:null,pool:null,record:null,row:null,bots:null,note:()=>$$nothing_hidden,hide:()=>$$nothing_hidden,show:()=>$$nothing_hidden,aside:()=>0,redraw:()=>$$nothing_to_redraw,means:()=>$$is_meant,worth:()=>$$nobody_evaluates,near_end:()=>$$never_near,error:()=>$$no_error,authors:()=>$$K12,intents:()=>$$K12,intend:()=>$$no_intents,silent:()=>$$never_silent,left_out:()=>$$K12,plans_of:()=>$$K12,plans_from:()=>$call($py.dict),gist:()=>$$all_of_it,aims:()=>$$no_aims,decides:()=>$$at_no_choice,stop_after:()=>$$stop_after_turns,replies:()=>2,proposals:()=>$$no_proposals,unmade:()=>$$nothing_unmade,chosen:()=>$$nothing_chosen});
class $$Start extends $Object {}
$class($$Start,"Start",{game:null,question:null,state:null});
const $$_begin_battles=($def("question state",function(a,b){return $call($$Start,$$K25,a,b);}));
const $$no_aims=((function(a,b){return [];}));
const $$all_of_it=((function(a,b){return b.tobytes_();}));
const $$never_silent=((function(a,b){return false;}));
const $$no_intents=((function(a,b){}));
const $$no_error=((function(a,b){return [(0.0),(0.0)];}));
const $$never_near=((function(a,b){return false;}));
const $$nobody_evaluates=((function(a,b){throw $call(OddsError,"this game has no evaluation of a position yet: nothing can be searched");}));
const $$is_meant=($def("q s kind choice value",function(a,b,c,d,e){return $eq(d,e);}));
const $$nothing_to_redraw=((function(a,b,c,d){}));
const $$nothing_hidden=((function(a,b,c){}));
const $$nothing_chosen=((function(a,b,c){return [];}));
const $$nothing_unmade=((function(a,b){return b;}));
const $$no_proposals=((function(a,b){return [];}));
const $$stop_after_turns=((function(a,b,c){$put(a,0,$py.min($add($get(b,6),c),$get(a,0)));}));
const $$at_no_choice=((function(a,b){return false;}));
const $$aims=((function(a,b){let i,d,c,g,e;c=$call($py.int,$get(b,5));d=$call($py.int,$sub($get(a,$add(23,c)),$get(b,$add($$side_row(c),1))));e=$py.sorted($$_ways(a,b,c));for(const f of $it($call($py.range,1,$add(3,1)))){g=f;i=$each($call($py.combinations,e,g),h=>h,h=>$true($ge($$_brings(h),d)));if($true(i)){return $each($get(i,$slice(null,12,null)),h=>$$_moves(h));}}return [];}));
const $$_moves=((function(a){let e,g,c;c=$each(a,b=>[3,$add(1000,b.here_)]);e=$all(a,b=>$each([[19,$mul(b.here_,1000)],[4,$add($mul(b.here_,1000),b.there_)]],d=>d));g=$each([3,2,23],f=>[f,0]);return [...$it(c),...$it(e),...$it(g)];}));
const $$_brings=((function(a){let d,c;c=$set($each(a,b=>b.here_));d=$each(a,b=>b.there_,b=>$true($ne(b.there_,999)));if(($true($lt($py.len(c),$py.len(a)))||$true($lt($py.len($call($py.set,d)),$py.len(d))))){return 0;}return $py.sum($each(a,b=>b.banners_));}));
class $$_Way extends $Tuple {}
$class($$_Way,"_Way",{hexes:null,here:null,there:null,banners:null});
const $$_ways=((function*(a,b,c){let k,f,j,g,i,e;for(const d of $it($call($py.range,$call($py.int,$get(b,1723))))){e=d;[f,g]=$unpacked([$call($py.int,$get(b,$add(1853,e))),$call($py.int,$get(a,$add(64752,e)))],-1,2);if(($true($lt(f,0))||$true($ne($get(b,$add(1725,e)),c)))){continue;}for(const h of $it($call($py.range,$call($py.int,$get(a,25))))){i=h;j=$call($py.int,$$hexes_between(a,f,i));if($true($gt(j,8))){continue;}k=($true(j)?$$_by_standing_on(a,b,c,g,i):0);if($true(k)){(yield $call($$_Way,j,f,i,k));}if($true($and($shr($$objective(a,c,i,6),g),1))){k=$call($py.int,$$objective(a,c,i,5));(yield $call($$_Way,$add(j,1),f,999,k));}}}}));
const $$_by_standing_on=((function(a,b,c,d,e){let f;f=0;if(!$true($get(b,$add($add(3341,$mul(c,230)),e)))){f=$i_add(f,$call($py.int,$$objective(a,c,e,1)));}if($true($and($shr($$objective(a,c,e,4),d),1))){f=$i_add(f,$call($py.int,$$objective(a,c,e,3)));}return f;}));
const $$gist=((function(a,b){let g,i,f,h,e,c;c=b.copy_();for(const d of $it($$K30)){[e,f]=$unpacked(d,-1,2);$put(c,$slice(e,$add(e,f),null),0);}g=$call($py.int,$get(b,1042));h=$call(np.sort,$get(b,$slice(1083,$add(1083,g),null)));i=$get(b,$call($py.list,$$K31));return "".join_($each([i,$get(c,$slice(1033,4057,null)),h],j=>j.tobytes_()));}));
const $$write_intent=((function(a,b){$put(a,116984,0);if($true(b)){$put(a,116984,$$turn_and_side($get(a,7),$get(a,8)));$$_write(a,2,$or($get($call((()=>$$K11)),"weights"),$get($get($call((()=>$$K11)),"intents"),b)));}}));
const $$_write=((function(a,b,c){let f,e;for(const d of $it($call($py.enumerate,$$K32))){[e,f]=$unpacked(d,-1,2);$put(a,$add($add(116792,$mul(b,64)),e),c.get_(f,0));}}));
const $$turn_and_side=($def("turn side",function(a,b){return $add($add($mul(2,a),b),1);}));
const $$evaluation_error=((function(a,b){let d,c;if($true($$near_end(a,b))){return [(0.0),(0.0)];}c=($true($get(a,30))?"epic":"core");d=$get($get($call((()=>$$K3)),"errors"),c);return [$get(d,"chance"),$get(d,"difference")];}));
const $$near_end=((function(a,b){if($true($le($py.min($each([0,1],c=>$$banners_needed(a,b,c))),2))){return true;}return $le($call($py.int,$ge($get(b,$slice(1853,$add(1853,$call($py.int,$get(b,1723))),null)),0).sum_()),8);}));
const $$worth=((function(a,b){let d,c;c=$getn(a,[$slice(null,null,null),0]).astype_(np.int64);d=$call(np.where,$lt(c,0),$getn(a,[$slice(null,null,null),451]).astype_(np.int64),$mul(10000,$eq(c,0)));return $kw(np.asarray,[($true($eq(b,0))?d:$sub(10000,d))],{dtype:np.int64});}));
const $$_more_of_battles=((function(a,b,c){let e;e=$each(b,d=>d.plan_);return $$_bare($$more_plans(a,e,a.game_.authors_,c));}));
class $$Candidate extends $Object {}
$class($$Candidate,"Candidate",{plan:null,lines:null,asked:()=>false});
const $$_bare=((function(a){return $each(a,b=>$call($$Candidate,b,[]));}));
const $$more_plans=((function(a,b,c,d){let e;e=($in($get(a.game_.authors_,0),c)?$$intended(a,b):[]);return $add(e,$all(b,g=>$each($$varied(a,g,6,d),f=>f)));}));
const $$varied=($def("start plan most seed",function(a,b,c,d){let j,l,i;j=$each($call($py.enumerate,b.choices_),([e,[f,h,g]])=>[...$it($get(b.choices_,$slice(null,e,null))),[f,0,g]],([e,[f,h,g]])=>($true(h)&&$in($$kind_of(f),a.game_.left_out_)&&$in(0,($true(i=g)?i:[]))));l=$each(j,k=>$kw($$planned,[a,b.author_],{first:k}));return $add(l,$$_drawn_otherwise(a,b,c,d));}));
const $$_drawn_otherwise=($def("start plan most seed",function(a,b,c,d){let s,i,k,f,r,q,l,h,n,m,g,p;h=$each($call($py.enumerate,b.choices_),([e,[,,f]])=>e,([e,[,,f]])=>($true(e)&&$true($gt($py.len(($true(g=f)?g:[])),1))));i=[];for(const j of $it($call($py.range,($true(h)?c:0)))){k=j;l=$get(h,$drawn_among(d,$mul(2,k),0,$py.len(h)));[m,n,f]=$unpacked($get(b.choices_,l),-1,3);q=$each(($true(p=f)?p:[]),o=>o,o=>$true($ne(o,n)));r=$get(q,$drawn_among(d,$add($mul(2,k),1),0,$py.len(q)));s=[...$it($get(b.choices_,$slice(null,l,null))),[m,r,f]];i.append_($kw($$planned,[a,b.author_],{first:s}));}return i;}));
const $$intended=((function(a,b){let d,g;if($true(a.game_.by_choice_)){d=$dict($each(b,c=>[$get(c.key_,0),$get(c.choices_,$slice(null,1,null))]));return $all(d.values_(),e=>$each(a.game_.intents_,f=>$kw($$planned,[a,f],{first:e})));}g=$py.fromkeys($each(b,c=>[$$kind_of($get($get(c.key_,0),0)),$get($get(c.key_,0),1)]));return $all(g,h=>$each(a.game_.intents_,f=>$$planned(a,f,[h])));}));
const $$_first_of_battles=((function(a){return $$unlike1($each($$plans(a,a.game_.authors_),b=>$call($$Candidate,b,[])));}));
const $$_no_words=($def("start plan",function(a,b){return "";}));
const $$searched=((function(a){let b;b=a.removeprefix_("searching:");if(!($true(b.isdecimal_())&&$true($le($py.len(b),9))&&$true($gt($call($py.int,b),0)))){throw $call(OddsError,("a bot that searches is named with its turns, "+$text("searching:")+"2000: not '"+$text(a)+"'"));}return $call($py.int,b);}));
const $$_words_of_swords=($def("start plan",function(a,b){let c;if($true(b.choices_)){return "";}c=$call($py.int,$get(a.state_,$add(304,b.seat_)));return ($true($attr(b,"said_"))?$$said($$of_lines($attr(b,"said_"),c)):("as "+$text("planner")+" would"));}));
const $$said=($def("plan",function(a){let c,b;b=$dict([[0,""],[9,(" ("+$text("last")+")")],[1,(" ("+$text("first")+")")]]).get_(a.sword_,(" ("+$text(a.sword_)+")"));c=$dict([[0,b]]);return ", ".join_($each($call($py.enumerate,a.bins_),([d,e])=>(""+$text($get($$K34,d))+" "+$text(e)+$text(c.get_(d,""))),([d,e])=>$true(e)));}));
class $$Plan1 extends $Object {}
$class($$Plan1,"Plan",{bins:null,sword:()=>0,site:()=>null,levy:()=>null,stacks:()=>$$K12});
const $$of_lines=((function(a,b){let c,f,h,i,d,g;c=$mul([0],5);d=0;for(const e of $it(a)){[f,g]=$unpacked(e,-1,2);if($true($eq(f,10))){[h,i]=$unpacked($py.divmod(g,1000),-1,2);$put(c,h,i);}else{if($true($eq(f,11))){d=g;}}}$put(c,4,$sub(b,$py.sum(c)));return $call($$Plan1,$call($py.tuple,c),d);}));
const $$_begin_swords=($def("question state",function(a,b){let c;c=$eq($get(a,23),3);return $call($$Start,($true(c)?$call($$of_two,$$K53):$$K53),a,b);}));
const $$of_two=$memo((function(a){return $kw($py.replace,[a],{worth:$$chances_of_two});}));
const $$chances_of_two=((function(a,b){return $call(np.rint,$mul(10000,$getn($$_shares(a,true),[$slice(null,null,null),b]))).astype_(np.int64);}));
const $$_shares=((function(a,b){let c,d;c=($true(b)?$$credit_of_two(a):$$credit(a,5));d=$eq($getn(a,[$slice(null,null,null),1]),6);if($true(d.any_())){$put(c,d,$$evaluated($get(a,d),b));}return c;}));
const $$evaluated=((function(a,b=false){let g,d,h,f,i,e,c;c=$get(np.array($$K61),$sub($getn(a,[$slice(null,null,null),465]),1));d=$getn(a,[$slice(null,null,null),$slice(471,541,null)]).reshape_($py.len(a),5,14).astype_(np.int64);e=$div($kw($attr($mul(d,$getn(c,[$slice(null,null,null),null])),"sum_"),[],{axis:2}),$pow(1000,2));f=$gt($getn(a,[$slice(null,null,null),$slice(466,$add(466,5),null)]),0);if($true(b)){g=$sub($kw($attr($getn(e,[$slice(null,null,null),$slice(0,2,null)]),"sum_"),[],{axis:1}),$kw($attr($getn(e,[$slice(null,null,null),$slice(2,4,null)]),"sum_"),[],{axis:1}));h=$div(1,$add(1,$call(np.exp,$neg(g))));return $kw(np.stack,[[h,h,$sub(1,h),$sub(1,h),$mul(0,h)]],{axis:1});}i=$mul($call(np.exp,$sub(e,$getn($kw($attr(e,"max_"),[],{axis:1}),[$slice(null,null,null),null]))),f);return np.asarray($div(i,$getn($kw($attr(i,"sum_"),[],{axis:1}),[$slice(null,null,null),null])));}));
const $$credit=((function(a,b){let c,d;c=$getn(a,[$slice(null,null,null),4]).astype_(np.int64);d=$and($shr($getn(c,[$slice(null,null,null),null]),np.arange(b)),1);return np.asarray($div(d,$getn($call(np.maximum,$kw($attr(d,"sum_"),[],{axis:1}),1),[$slice(null,null,null),null])));}));
const $$credit_of_two=((function(a){let b,c;b=$$credit(a,5);c=$unpacked([$getn($kw($attr($getn(b,[$slice(null,null,null),$slice(null,2,null)]),"sum_"),[],{axis:1}),[$slice(null,null,null),null]),$getn($kw($attr($getn(b,[$slice(null,null,null),$slice(2,4,null)]),"sum_"),[],{axis:1}),[$slice(null,null,null),null])],-1,2);$putn(b,[$slice(null,null,null),$slice(null,2,null)],c[0]);$putn(b,[$slice(null,null,null),$slice(2,4,null)],c[1]);return b;}));
const $$chosen=((function(a,b,c){let d;d=$add(309,$mul(c,5));return $$plan_of($call($py.dict,$call($py.enumerate,$get(b,$slice(d,$add(d,5),null)).tolist_()))).lines_;}));
const $$plan_of=((function(a,b=0){return $call($$Plan1,$call($py.tuple,$each($call($py.range,5),c=>a.get_(c,0))),b);}));
const $$unmade=((function(a,b){let c,f,i,d,h,g;c=b.copy_();d=$call($py.int,$get(b,3));for(const e of $it($call($py.range,$call($py.int,$get(a,11))))){f=e;h=($true(g=$eq($get(b,272),d))?$eq($get(b,273),f):g);if(($true($eq($get(b,1),11))&&$true($$is_rival(a,d,f))&&!$true(h))){$put(c,$add(334,f),0);i=$add(309,$mul(f,5));$put(c,$slice(i,$add(i,5),null),0);}}return c;}));
const $$proposals=((function(a,b){let d,c;if($true($ne($get(b,2),10))){return [];}c=$call($py.int,$get(b,3));d=$$likely($call($py.int,$get(b,$add(304,c))),$call($py.int,$$koku_to_levy(a,b,c)),$call($py.int,$get(a,2689)));return $each(d,e=>e.lines_);}));
const $$likely=((function(a,b,c){return $call($py.list,$py.fromkeys($$_filled(a,b,c)));}));
const $$_filled=((function*(a,b,c){let e,j,i,f,k;for(const d of $it($$K82)){[e,f]=$unpacked(d,-1,2);i=$dict($each(e.items_(),([g,h])=>[g,($true($eq(g,1))?c:h)]));j=$sub(a,$py.sum(i.values_()));if($true($ge(j,0))){k=$py.min(j,b);$put(i,2,k);$put(i,3,$sub($add(i.get_(3,0),j),k));(yield $$plan_of(i,f));}}(yield $$plan_of($dict([[3,$floordiv(a,2)],[2,$sub(a,$floordiv(a,2))]])));(yield $$plan_of($dict([[3,a]])));}));
const $$stop_after=((function(a,b,c){$put(a,91565,$add($py.max(1,$get(b,6)),c));}));
const $$decides=((function(a,b){let c,d,e,f;c=$get(b,2);if($true($eq(c,10))){return $call($py.bool,$eq($get(b,$add(334,$get(b,3))),0));}if($true($eq(c,19))){return $call($py.bool,($true(d=$lt($get(b,2315),0))?$lt($get(b,2317),0):d));}if($true($eq(c,17))){return $call($py.bool,($true(e=$eq($get(b,2391),30))?e:$eq($get(b,2391),32)));}if(($true($eq(c,11))||$true($eq(c,15))||$true($eq(c,27)))){return true;}if(($true($eq(c,22))||$true($eq(c,24)))){return true;}return $call($py.bool,($true(f=$eq(c,25))?f:$eq(c,26)));}));
const $$gist1=((function(a,b){return $add($get(b,$slice(null,9,null)).tobytes_(),$get(b,$slice(265,2790,null)).tobytes_());}));
const $$intend=((function(a,b){let c,d;c=$unpacked([0,0,0],-1,3);$put(a,91562,c[0]);$put(a,91563,c[1]);$put(a,91564,c[2]);if($in(b,$$K83)){$put(a,91562,$get($$K83,b));}else{if($true(b)){d=$unpacked([40,$call($py.int,b.removeprefix_("otherwise-"))],-1,2);$put(a,91563,d[0]);$put(a,91564,d[1]);}}}));
const $$evaluation_error1=((function(a,b){return $$K84;}));
const $$chances=((function(a,b){return $call(np.rint,$mul(10000,$getn($$_shares(a,false),[$slice(null,null,null),b]))).astype_(np.int64);}));
const $$_more_of_swords=((function(a,b,c){if(($true($attr($get(b,0).plan_,"said_"))||!$true($get(b,0).plan_.choices_))){return [];}return $$_bare($$more_plans1(a,$each(b,d=>d.plan_),c));}));
const $$more_plans1=((function(a,b,c){return $$unlike([...$it($$intended(a,b)),...$it($$varied(a,$get(b,0),12,c))]);}));
const $$_first_of_swords=((function(a){let b;return $$_bare(($true(b=$$proposed(a))?b:$$first_plans(a)));}));
const $$first_plans=((function(a,b=12){return $$unlike([$$planned(a,"planner"),...$it($$plans(a,["planner"],b))]);}));
const $$_begin_ran=($def("question state",function(a,b){return $call($$Start,$$K94,a,b);}));
const $$stop_after1=((function(a,b,c){$put(a,27,$add($get(b,2066),c));}));
const $$decides1=((function(a,b){let c,e,d,f,g;c=$get(b,2);e=($true(d=$ge(c,1))?$le(c,7):d);return $call($py.bool,($true(g=e)?g:($true(f=$eq(c,20))?f:$eq(c,41))));}));
const $$gist2=((function(a,b){let e,c,d;c=$get(b,$call($py.list,$$K95));d=$get(b,$slice(2057,5071,null));e=[$get(b,$slice(30265,30273,null)),$get(b,$slice(32713,$add(29628,4774),null))];return "".join_($each([c,d,...$it(e)],f=>f.tobytes_()));}));
const $$intend1=((function(a,b){let c,d;c=$add(87014,23638);$put(a,$slice(c,$add(c,$py.len($$K96)),null),$$K96);if($in(b,$$K97)){$put(a,$add(c,0),$get($$K97,b));}else{if($true(b)){d=$unpacked([120,$call($py.int,b.removeprefix_("otherwise-"))],-1,2);$put(a,$add(c,5),d[0]);$put(a,$add(c,6),d[1]);}}}));
const $$evaluation_error2=((function(a,b){return $$K98;}));
const $$chances1=((function(a,b){let f,e,g,d,c;c=$getn(a,[$slice(null,null,null),0]).astype_(np.int64);d=$kw($attr($mul($getn(a,[$slice(null,null,null),$slice(605,621,null)]).astype_(np.int64),np.array($$K99)),"sum_"),[],{axis:1});e=$call(np.rint,$div(10000,$add(1,$call(np.exp,$div($neg(d),$pow(1000,2)))))).astype_(np.int64);f=$call(np.where,$lt(c,0),$floordiv(10000,2),$mul(10000,$eq(c,0)));g=$call(np.where,$eq($getn(a,[$slice(null,null,null),1]),4),e,f);return $kw(np.asarray,[($true($eq(b,0))?g:$sub(10000,g))],{dtype:np.int64});}));
const $$_more_of_ran=((function(a,b,c){let d,e;d=$get(a.state_,2);if($true(($le(1,(e=d))&&$le(e,7)))){return $$variants(null,a,b);}return $$_bare($$unlike($each(a.game_.intents_,f=>$$planned(a,f))));}));
const $$variants=((function(a,b,c){return $all(c,e=>$each(b.game_.intents_,d=>$$_made(a,b,d,...$it($attr(e,"said_")))),e=>$in([3,1],$each(e.plan_.key_,([f,g])=>[$$kind_of(f),g])));}));
const $$_made=((function(a,b,c,d,e=$$K12){return $$_candidate(a,b,$$planned(b,c,d,e),d,e);}));
class $$Written extends $Object {}
$class($$Written,"Written",{contingent:()=>(-1),other:()=>(-1),activated:()=>$call($py.list),lines:()=>$call($py.list)});
class $$Candidate1 extends $$Candidate {}
$class($$Candidate1,"Candidate",{plan:null,lines:null,asked:()=>false,orders:()=>$call($$Written),said:()=>$$K100});
const $$_candidate=($def("names start plan lines whole",function(a,b,c,d=$$K12,e=$$K12){let f;f=($true(a)?$absent("written")(a,b,c):$call($$Written));return $kw($$Candidate1,[c,$call($py.tuple,f.lines_)],{orders:f,said:[d,e]});}));
const $$_first_of_ran=((function(a){return $$candidates(null,a,a.game_.authors_);}));
const $$candidates=((function(a,b,c){let l,j,i,h,t,n,r,m,q,d,e,f;[d,e,f]=$unpacked([b.question_,b.state_,$call($py.int,$get(b.state_,3))],-1,3);h=$each($$plans(b,c),g=>$$_candidate(a,b,g));h.append_($$_made(a,b,$get(c,0),[[2,0]]));[i,j]=$unpacked([$call($py.int,$get(d,$add(33,f))),$call($py.int,$get(d,$add(35,f)))],-1,2);for(const k of $it($call($py.range,i,j))){l=k;if(!($true($$can_be_ordered(d,e,l))||$true($$can_be_activated(d,e,l)))){continue;}m=$add(1,l);n=[[1,m],[2,m]];h=$i_add(h,$each(c,o=>$$_made(a,b,o,n)));for(const p of $it($call($py.range,1,$add(5,1)))){q=p;h.append_($$_made(a,b,$get(c,0),[...$it(n),[3,q]]));}r=[...$it(n),[3,1]];h.append_($$_made(a,b,$get(c,0),r,[20]));}h=$each(h,s=>s,s=>$true(s.plan_.choices_));t=$set($each($$unlike1(h),s=>$py.id(s)));return $each(h,s=>s,s=>$in($py.id(s),t));}));
const $$K=$dict([["positions",30],["chance",(0.094)],["difference",(0.025)]]);
const $$K1=$dict([["positions",12],["chance",(0.09)],["difference",(0.005)]]);
const $$K2=$dict([["core",$$K],["epic",$$K1]]);
const $$K3=$dict([["errors",$$K2]]);
const $$K4=$dict([["circle_block",900],["triangle_block",1000],["square_block",1100],["swords_block",1000],["banner",3000],["second_last_banner",3500],["last_banner",6000],["retreat",250],["token",180],["lack",300],["caution",115],["danger",55],["deterred",60],["second_enemy",65],["soon",15],["fire_danger",70],["threat",5],["approach",60],["progress",40],["way",4],["guard",15],["support",80],["together",20],["urgency",40],["card_kept",30],["strike_kept",400],["ground",300],["exposed",50],["leads",100],["order_cost",0],["spare",1],["standoff",2],["section",50],["weak",100],["steadfast",500],["follow",300],["cover",70],["moving",0]]);
const $$K5=$dict([["moving",3000]]);
const $$K6=$dict([["approach",(-60)],["way",0],["progress",0],["danger",150],["caution",200]]);
const $$K7=$dict([["way",25],["progress",150],["danger",20]]);
const $$K8=$dict([["banner",6000],["second_last_banner",7000],["last_banner",12000],["together",60],["caution",80],["danger",25],["approach",120]]);
const $$K9=$dict([["circle_block",100],["triangle_block",100],["square_block",100],["caution",30],["danger",10]]);
const $$K10=$dict([["hold",$$K5],["withdraw",$$K6],["objective",$$K7],["weakest",$$K8],["finish",$$K9]]);
const $$K11=$dict([["source","assumed"],["scanned_on","the core scenarios"],["checked_on","other games of all, and the Epic scenarios"],["weights",$$K4],["intents",$$K10]]);
const $$drawn_among=$rule('drawn_among');
const $$word_at=$rule('word_at');
const $$key=$rule('key');
const $$clear_options=$rule('clear_options');
const $$K12=Object.freeze([]);
const $$K13=Object.freeze([4,16,48,128]);
const $$K14=Object.freeze([(0.1),"blunder","blunders"]);
const $$K15=Object.freeze([(0.05),"mistake","mistakes"]);
const $$K16=Object.freeze([(0.02),"inaccuracy","inaccuracies"]);
const $$K17=$dict([["??",$$K14],["?",$$K15],["?!",$$K16]]);
$getter($$Decision,"mark_",(function(){const a=this;let b;b=a.reviewed_.lost_;if($true(a.reviewed_.missed_win_)){return "??";}if(($true(a.reviewed_.forced_)||$true($le(b,$mul(2,b.se_))))){return "";}return $py.next($each($$K17.items_(),([c,[d,]])=>c,([c,[d,]])=>$true($ge(b,d))),"");}));
$method($$_Games,"__init___",$def("plan replies luck play",function(b,c,d,e){const a=this;let f;f=$unpacked([b,d,e],-1,3);a.plan_=f[0];a.luck_=f[1];a.play_=f[2];a.start_=$$rolled_out(b,c);a.rows_=[];}));
$method($$_Games,"__call___",$def("first count",function(b,c){const a=this;a.rows_.append_(a.play_(a.start_,a.luck_,b,c));return a.start_.game_.worth_($get(a.rows_,$neg(1)),a.plan_.seat_);}));
$method($$_Games,"worth_",(function(b){const a=this;return a.start_.game_.worth_($call(np.concatenate,a.rows_),b);}));
$value($$Limit,"stderr_",null);
$value($$Limit,"seconds_",null);
$value($$Limit,"samples_",null);
$method($$Limit,"__post_init___",(function(){const a=this;let c,e;for(const b of $it(["stderr","seconds","samples"])){c=b;$call($py.__setattr__,a,c,$$as_python($py.getattr(a,c)));}e=$each([["stderr",a.stderr_],["seconds",a.seconds_],["samples",a.samples_]],([c,d])=>(""+$text(c)+" must be above 0, not "+$text(d)),([c,d])=>((d!==null)&&!($true($py.isinstance(d,$py.Real))&&$true($gt(d,0)))));if(((a.samples_!==null)&&(!$true($py.isinstance(a.samples_,$py.Integral))||$true($gt(a.samples_,140737488355328))))){e.append_(("samples is a whole number up to "+$text(140737488355328)+", not "+$text(a.samples_)));}if($true(e)){throw $call(OddsError,...$it(e));}}));
$getter($$Limit,"most_samples_",(function(){const a=this;if((a.samples_!==null)){return $call($py.int,a.samples_);}if(((a.stderr_===null)&&(a.seconds_===null))){return 1000000;}return 140737488355328;}));
$getter($$Reviewed,"missed_win_",(function(){const a=this;let b;return ($true(b=a.best_.wins_)?!$true(a.turn_.plan_.wins_):b);}));
$getter($$Reviewed,"lost_",(function(){const a=this;let b;b=$get($attr(a,"error_"),a.turn_.seat_);return $call($$Figure,$py.abs($call($py.float,b)),b.se_,b.samples_,true);}));
$method($$Figure,"__str___",(function(){const a=this;return a.text_();}));
$method($$Figure,"to_dict_",(function(){const a=this;return $dict([["value",$$written(a)],["se",$$written(a.se_)]]);}));
$method($$Figure,"text_",(function(){const a=this;return ($true(a.proportion_)?$absent("percent")(a):$absent("plain")(a));}));
$method($$_Field,"__init___",$def("number scale kept confidence certain",function(b,c,d,e,f=$$K12){const a=this;let h,g;a.values_=$mul([$kw(np.zeros,[0],{dtype:np.int64})],b);a.running_=$call($py.list,$call($py.range,b));g=$unpacked([d,c,f],-1,3);a.kept_=g[0];a.scale_=g[1];a.certain_=g[2];a.gone_=[];h=$div($div($sub(1,e),$py.max(1,$sub(b,1))),12);a.bound_=$call($py.NormalDist).inv_cdf_($sub(1,h));}));
$method($$_Field,"add_",(function(b){const a=this;let d,e;for(const c of $it(b.items_())){[d,e]=$unpacked(c,-1,2);$put($attr(a,"values_"),d,$call(np.concatenate,[$get($attr(a,"values_"),d),e]));}}));
$getter($$_Field,"played_",(function(){const a=this;return $py.sum($call($py.map,$py.len,$attr(a,"values_")));}));
$getter($$_Field,"best_",(function(){const a=this;return $kw($py.max,[a.running_],{key:(function(b){return [$in(b,a.certain_),$call($py.int,$get($attr(a,"values_"),b).sum_()),$neg(b)];})});}));
$method($$_Field,"drop_",(function(){const a=this;let b,d;b=a.best_;d=$each(a.running_,c=>c,c=>($true($ne(c,b))&&!$in(c,a.kept_)&&$true(a._clearly_(c,b))));a.gone_=$i_add(a.gone_,$each(d,c=>[c,b,a.behind_(c,b)]));a.running_=$each(a.running_,c=>c,c=>!$in(c,d));}));
$method($$_Field,"_clearly_",(function(b,c){const a=this;let d,e;d=a.behind_(b,c);return ($true(e=$gt(d,$mul(a.bound_,d.se_)))?$gt(d,0):e);}));
$method($$_Field,"settled_",(function(b){const a=this;let c;c=a.best_;if($true($eq(a.running_,[c]))){return true;}if((b===null)){return false;}return $py.all($each(a.running_,d=>$le(a.behind_(d,c).se_,b)));}));
$method($$_Field,"result_",$def("interrupted",function(b){const a=this;let c,i,n,h,g,e,d,l,j;c=a.best_;e=$dict($each(a.running_,d=>[d,a.behind_(d,c)]));e=$i_or(e,$dict($each(e,d=>[d,$call($$Figure,(0.0))],d=>$in(d,a.certain_))));$put(e,c,$call($$Figure,(0.0)));for(const f of $it($call($py.reversed,a.gone_))){[d,g,h]=$unpacked(f,-1,3);i=$py.sqrt($add($pow($get(e,g).se_,2),$pow(h.se_,2)));$put(e,d,$call($$Figure,$add($get(e,g),h),i,h.samples_,true));}j=$in(c,a.certain_);l=$each($call($py.enumerate,$attr(a,"values_")),([d,k])=>$call($$Placing,d,a._value_(d,c,e),$get(e,d),$py.len(k),($true(j)?$in(d,a.certain_):$le($get(e,d),$mul((2.0),$get(e,d).se_))),$in(d,a.certain_)));$kw($attr(l,"sort_"),[],{key:(function(m){return [!$true(m.sure_),$call($py.float,m.loss_),$ne(m.number_,c),m.number_];})});n=$call($py.tuple,a.running_);return $call($$Race,$call($py.tuple,l),$call($py.tuple,$attr(a,"values_")),n,a.played_,b);}));
$method($$_Field,"_value_",(function(b,c,d){const a=this;let f,g;if($in(b,a.certain_)){return $call($$Figure,(1.0),(0.0),0,true);}[f,g]=$unpacked($each([b,c],e=>$$mean_of($get($attr(a,"values_"),e),a.scale_)).values(),-1,2);return $call($$Figure,$py.max((0.0),$sub(g,$get(d,b))),f.se_,f.samples_,true);}));
$value($$Plan,"said_",$$K12);
$getter($$Plan,"key_",(function(){const a=this;return $$keys_of(a.choices_);}));
$cached($$Plan,"gist_",(function(){const a=this;let b;b=a.start_.game_.gist_(a.start_.question_,a.after_);return $add(b,"".join_($each($attr(a,"said_"),c=>$call($py.bytes,(""+$text(c)),"ascii"))));}));
$getter($$Plan,"seat_",(function(){const a=this;return $$deciding(a.start_);}));
$getter($$Plan,"turn_",(function(){const a=this;return $call($py.int,$get(a.start_.state_,6));}));
$getter($$Plan,"wins_",(function(){const a=this;let b;return $call($py.bool,($true(b=$ne($get(a.after_,7),0))?$eq($get(a.after_,8),a.seat_):b));}));
$method($$_Turns,"__init___",(function(b){const a=this;a.start_=b;a.begun_=null;a.choices_=[];a.after_=b.state_;a.number_=null;a.draw_=0;}));
$method($$_Turns,"ended_by_",(function(b){const a=this;if(($true($lt(b.what_,0))&&$true(a.goes_on_(b)))){return null;}return a.taken_();}));
$method($$_Turns,"add_",(function(b){const a=this;let c,d,e;if((!$true(b.asked_)||$true($ge(b.what_,0)))){return null;}if(((a.begun_===null)&&$true(a.begins_(b)))){[c,d]=$unpacked([a.start_.question_.copy_(),$$_paused(b.before_)],-1,2);e=$unpacked([$kw($py.replace,[a.start_],{question:c,state:d}),[]],-1,2);a.begun_=e[0];a.choices_=e[1];a.draw_=b.draw_;}if((a.begun_!==null)){a.choices_.append_([b.what_,b.value_,null]);a.after_=b.after_;}}));
$method($$_Turns,"taken_",(function(){const a=this;let e,c,f,d,b;b=$unpacked([a.begun_,null],-1,2);c=b[0];a.begun_=b[1];if((c===null)){return null;}d=$$deciding(c);e=$get(c.game_.bots_.names_,$call($py.int,$get(c.question_,$add(1,d))));f=$kw($$planned,[c,e],{first:a.choices_});return $kw($$Turn,[$call($py.int,$get(c.state_,6)),d,c,f],{draw:a.draw_});}));
$method($$_Decisions,"begins_",(function(b){const a=this;let c,d,e;[c,d,e]=$unpacked([a.start_.game_,a.start_.question_,b.before_],-1,3);a.secret_=($true(c.decides_(d,e))?$call($py.bool,c.proposals_(d,e)):false);return $call($py.bool,c.decides_(d,e));}));
$method($$_Decisions,"goes_on_",(function(b){const a=this;let c,d,e;if(!$true($super($$_Decisions,this).goes_on_(b))){return false;}c=$$kind_of($get($get(a.choices_,0),0));d=a.start_.game_.held_(c);if($true(a.secret_)){return $eq($$kind_of(b.what_),c);}return ($true(e=!$true(d))?e:$in($$kind_of(b.what_),d));}));
$method($$_Decisions,"taken_",(function(){const a=this;let c,e,d,b;if(((a.begun_===null)||!$true(a.secret_))){return $super($$_Decisions,this).taken_();}b=$unpacked([a.begun_,null],-1,2);c=b[0];a.begun_=b[1];d=$$deciding(c);e=c.game_.chosen_(c.question_,a.after_,d);return $kw($$Turn,[$call($py.int,$get(c.state_,6)),d,c,$$in_secret(c,e)],{draw:a.draw_});}));
$method($$Weighing,"__init___",(function(b,c,d,e,f,g=128){const a=this;let h,i;h=$unpacked([b,c,d],-1,3);a.replies_=h[0];a.seed_=h[1];a.confidence_=h[2];i=$unpacked([e,f,g],-1,3);a.play_=i[0];a.show_=i[1];a.first_look_=i[2];a.players_=$dict([]);}));
$method($$Weighing,"look_",(function(b,c,d){const a=this;let e,i,f,j,m,l,g,k;[e,f]=$unpacked([$py.monotonic(),$$_evaluated($get(b,0).plan_)],-1,2);g=a._raced_(b,$kw($$Limit,[],{samples:$py.min(256,d.most_samples_)}));if(!$true(g.interrupted_)){i=$each(g.placings_,h=>$get(b,h.number_));b=$$unlike1([...$it(i),...$it($call(c,$get(i,$slice(null,2,null))))]);g=a._raced_(b,$$_left(d,e,(0.3)));}j=$get(b,$get(g.placings_,0).number_);if(($true(g.interrupted_)||$true(j.wins_)||$true($lt(d.most_samples_,64)))){return $call($$Looked,g,b,g.placings_,!$true(f));}try{[k,l]=$unpacked(a._whole_(j,$$_left(d,e,(0.0)),f),-1,2);}catch($fault){if($isa($fault,$py.KeyboardInterrupt)){return $call($$Looked,$kw($py.replace,[g],{interrupted:true}),b,g.placings_,!$true(f));}else {throw $fault;}}m=$call($py.tuple,$each(g.placings_,h=>$$_moved(h,k)));return $call($$Looked,g,b,m,true,l);}));
$method($$Weighing,"_raced_",(function(b,c){const a=this;return $kw($$race,[$each(b,e=>a._player_(e)),10000,c,$set($each($call($py.enumerate,b),([d,e])=>d,([d,e])=>$true(e.asked_))),a.confidence_,$attr(a,"show_"),a.first_look_],{certain:$each($call($py.enumerate,b),([d,e])=>d,([d,e])=>$true(e.wins_))});}));
$method($$Weighing,"_player_",(function(b){const a=this;let c;if(!$in($py.id(b),a.players_)){c=$$playing(b.plan_,a.replies_,a.seed_,a.play_);$put(a.players_,$py.id(b),$call($$Remembered,c));}return $get(a.players_,$py.id(b));}));
$method($$Weighing,"_whole_",(function(b,c,d){const a=this;let h,j,g,k,i,q,p,e,f,l,o,m,r,n;e=a._player_(b);f=($true(d)?a.seed_:$xor(a.seed_,48727));g=$call($$Remembered,$$playing(b.plan_,null,f,a.play_));[h,i]=$unpacked([$py.monotonic(),64],-1,2);while($true(true)){j=$call(g,0,i);k=$$mean_of(($true(d)?$sub(j,$call(e,0,i)):j),10000);if(!$true(j.std_())){l=$call($py.float,$$mean_of(j,10000));k=$call($$Figure,k,$$wilson_error(l,i),i,true);}m=$sub($py.monotonic(),h);o=($true(n=(c.seconds_!==null))?$ge($mul(2,m),c.seconds_):n);if(($true($le(k.se_,(0.02)))||$true($ge(i,$py.min(c.most_samples_,2048)))||$true(o))){break;}i=$py.min($mul(2,i),c.most_samples_,2048);}l=$call($py.float,$eq(j,$floordiv(10000,2)).mean_());p=$call($$Figure,l,$$wilson_error(l,i),i,true);if(!$true(d)){return [k,p];}q=$$mean_of($attr(e,"values_"),10000);r=$py.min((1.0),$py.max((0.0),$add(q,k)));return [$call($$Figure,r,$$_joint(q,k),i,true),p];}));
$value($$Told,"__module___","samurai_odds.analysis.advice.review_result");
$value($$Decision,"__module___","samurai_odds.analysis.advice.review_result");
$value($$_Games,"__module___","samurai_odds.play.search.reviewing");
$value($$Limit,"__module___","samurai_odds.engine.limit");
$value($$Reviewed,"__module___","samurai_odds.play.search.reviewing");
$value($$Figure,"__module___","samurai_odds.grids.figure");
$value($$_Field,"__module___","samurai_odds.play.search.racing");
$method($$_Field,"behind_",(function(b,c){const a=this;let d;d=$py.min($py.len($get($attr(a,"values_"),b)),$py.len($get($attr(a,"values_"),c)));return $$difference_of($sub($get($get($attr(a,"values_"),c),$slice(null,d,null)),$get($get($attr(a,"values_"),b),$slice(null,d,null))),a.scale_);}));
$value($$Plan,"__module___","samurai_odds.play.search.planning");
$value($$Part,"__module___","samurai_odds.play.rollouts");
$value($$Step,"__module___","samurai_odds.play.replay");
$value($$_Turns,"__module___","samurai_odds.play.search.reviewing");
$method($$_Turns,"begins_",(function(b){const a=this;let c;c=b.before_;if(($true($eq($get(c,6),a.number_))||$true($ne($$seat_of(b.what_),$get(c,5))))){return false;}a.number_=$call($py.int,$get(c,6));return true;}));
$method($$_Turns,"goes_on_",(function(b){const a=this;let c;return ($true(c=(a.begun_!==null))?$eq($$seat_of(b.what_),$$deciding(a.begun_)):c);}));
$value($$_Decisions,"__module___","samurai_odds.play.search.reviewing");
$value($$_Decisions,"secret_",false);
$value($$Weighing,"__module___","samurai_odds.analysis.advice.weighing");
$value($$Placing,"__module___","samurai_odds.play.search.racing");
$value($$Placing,"sure_",false);
$value($$Race,"__module___","samurai_odds.play.search.racing");
$getter($$Race,"tied_",(function(){const a=this;return $py.sum($each(a.placings_,b=>b.tied_));}));
$value($$Turn,"__module___","samurai_odds.play.search.reviewing");
$value($$Turn,"may_",null);
$value($$Turn,"draw_",0);
$value($$Looked,"__module___","samurai_odds.analysis.advice.weighing");
$value($$Remembered,"__module___","samurai_odds.play.search.racing");
$method($$Remembered,"__init___",(function(b){const a=this;let c;c=$unpacked([b,$kw(np.zeros,[0],{dtype:np.int64})],-1,2);a.play_=c[0];a.values_=c[1];}));
$method($$Remembered,"__call___",$def("first games",function(b,c){const a=this;let d,e;d=$py.len($attr(a,"values_"));if($true($gt($add(b,c),d))){e=a.play_(d,$sub($add(b,c),d));a.values_=$call(np.concatenate,[$attr(a,"values_"),e]);}return $get($attr(a,"values_"),$slice(b,$add(b,c),null));}));
const $$K18=$object($$Listing,{first:$$_first_of_battles,more:$$_more_of_battles,replies:2,begin:$$_begin_battles,worded:$$_no_words});
const $$prepare1=$rule('prepare');
const $$settle=$rule('settle');
const $$record=$rule('record');
const $$redraw=$rule('redraw');
const $$K19=Object.freeze(["steady","careful","greedy"]);
const $$K20=Object.freeze(["hold","withdraw","objective","weakest","finish"]);
const $$K21=Object.freeze([1,20,21,2,22,23,3,19,4,5]);
const $$K22=$dict([]);
const $$K23=Object.freeze(["careful","greedy","never-fires","never-inspires","never-retreats","random","steady"]);
const $$K24=$object($$Bots,{names:$$K23});
const $$K25=$object($$Game,{prepare:$$prepare1,settle:$$settle,record:$$record,redraw:$$redraw,name:"battles",seats:2,row:452,authors:$$K19,intents:$$K20,left_out:$$K12,plans_of:$$K21,plans_from:$$K22,bots:$$K24,worth:$$worth,near_end:$$near_end,error:$$evaluation_error,intend:$$write_intent,gist:$$gist,aims:$$aims,decides:$$at_no_choice,stop_after:$$stop_after_turns,replies:2,proposals:$$no_proposals,unmade:$$nothing_unmade,chosen:$$nothing_chosen});
const $$side_row=$rule('side_row');
const $$hexes_between=$rule('hexes_between');
const $$objective=$rule('objective');
const $$K26=Object.freeze([1068,8]);
const $$K27=Object.freeze([1305,8]);
const $$K28=Object.freeze([1083,88]);
const $$K29=Object.freeze([1259,1]);
const $$K30=Object.freeze([$$K26,$$K27,$$K28,$$K29]);
const $$K31=Object.freeze([1,5,6,7,8]);
const $$K32=["circle_block","triangle_block","square_block","swords_block","banner","second_last_banner","last_banner","retreat","token","lack","caution","danger","deterred","second_enemy","soon","fire_danger","threat","approach","progress","way","guard","support","together","urgency","card_kept","strike_kept","ground","exposed","leads","order_cost","spare","standoff","section","weak","steadfast","follow","cover","moving"];
const $$banners_needed=$rule('banners_needed');
$value($$Listing,"__module___","samurai_odds.page.hinting");
$method($$Listing,"worded_",$def("plan",function(b){const a=this;return "";}));
$value($$Bots,"__module___","samurai_odds.play.registry");
$method($$Bots,"__init___",(function(b,c=false){const a=this;let d;d=$unpacked([b,c],-1,2);a.package_=d[0];a.search_=d[1];}));
$cached($$Bots,"names_",(function(){const a=this;return $call($py.tuple,$each(a.modules_,b=>$call($py.str,b.NAME_)));}));
$method($$Bots,"number_of_",(function(b){const a=this;if(!$in(b,a.names_)){throw $call(OddsError,unknown("bot",b,a.names_));}return a.names_.index_(b);}));
$value($$Game,"__module___","samurai_odds.play.game");
$method($$Game,"show_",(function(b,c){const a=this;}));
$method($$Game,"worth_",(function(b){const a=this;throw $call(OddsError,"this game has no evaluation of a position yet: nothing can be searched");}));
$method($$Game,"near_end_",(function(b){const a=this;return false;}));
$method($$Game,"error_",(function(b){const a=this;return [(0.0),(0.0)];}));
$value($$Game,"authors_",$$K12);
$value($$Game,"intents_",$$K12);
$method($$Game,"intend_",(function(b){const a=this;}));
$value($$Game,"left_out_",$$K12);
$method($$Game,"gist_",(function(b){const a=this;return b.tobytes_();}));
$method($$Game,"aims_",(function(b){const a=this;return [];}));
$method($$Game,"decides_",(function(b){const a=this;return false;}));
$method($$Game,"stop_after_",(function(b,c){const a=this;$put(a,0,$py.min($add($get(b,6),c),$get(a,0)));}));
$value($$Game,"replies_",2);
$method($$Game,"proposals_",(function(b){const a=this;return [];}));
$method($$Game,"unmade_",(function(b){const a=this;return b;}));
$method($$Game,"chosen_",(function(b,c){const a=this;return [];}));
$method($$Game,"held_",$def("first",function(b){const a=this;return a.plans_from_.get_(b,a.plans_of_);}));
$getter($$Game,"by_choice_",(function(){const a=this;return ($attr(a,"decides_")!==$$at_no_choice);}));
$value($$Start,"__module___","samurai_odds.play.game");
$getter($$Start,"seats_",(function(){const a=this;let b;return ($true(b=$call($py.int,$get(a.question_,11)))?b:a.game_.seats_);}));
$method($$Start,"with_bots_",(function(b){const a=this;let g,f,c,e,h;if($true($ne($py.len(b),a.seats_))){throw $call(OddsError,(""+$text(a.seats_)+" play: name as many bots, not "+$text($py.len(b))));}c=a.question_.copy_();for(const d of $it($call($py.enumerate,b))){[e,f]=$unpacked(d,-1,2);[g,h]=$unpacked([f,0],-1,2);if($true(f.startswith_("searching:"))){[g,h]=$unpacked([$get(a.game_.authors_,0),$$searched(f)],-1,2);}$put(c,$add(1,e),a.game_.bots_.number_of_(g));$put(c,$add(16,e),h);}return $call($$Start,a.game_,c,a.state_);}));
$value($$_Way,"__module___","samurai_odds.battles.whole.planned");
$value($$Candidate,"__module___","samurai_odds.analysis.advice.weighing");
$value($$Candidate,"asked_",false);
$getter($$Candidate,"wins_",(function(){const a=this;return a.plan_.wins_;}));
$cached($$Bots,"modules_",$absent("Bots.modules"));
$value($$Game,"plans_of_",$$K12);
const $$K33=$object($$Listing,{first:$$_first_of_swords,more:$$_more_of_swords,replies:4,begin:$$_begin_swords,worded:$$_words_of_swords});
const $$K34=Object.freeze(["swords","build","levy","ronin","ninja"]);
const $$prepare2=$rule('prepare');
const $$settle1=$rule('settle');
const $$record1=$rule('record');
const $$redraw1=$rule('redraw');
const $$K35=Object.freeze(["planner"]);
const $$K36=Object.freeze(["bold","all-out","wary","hold","guard","leader","otherwise-1","otherwise-2","otherwise-3","otherwise-4"]);
const $$K37=Object.freeze([22]);
const $$K38=Object.freeze([19,20,21,7,22,23,21,32]);
const $$K39=Object.freeze([22,23,21,32]);
const $$K40=Object.freeze([24]);
const $$K41=Object.freeze([25,20,21,7]);
const $$K42=Object.freeze([26,21,32]);
const $$K43=Object.freeze([27,28,29,30]);
const $$K44=Object.freeze([17]);
const $$K45=Object.freeze([15,16]);
const $$K46=Object.freeze([11]);
const $$K47=Object.freeze([12]);
const $$K48=Object.freeze([13]);
const $$K49=Object.freeze([14]);
const $$K50=$dict([[19,$$K38],[22,$$K39],[24,$$K40],[25,$$K41],[26,$$K42],[27,$$K43],[17,$$K44],[15,$$K45],[11,$$K46],[12,$$K47],[13,$$K48],[14,$$K49]]);
const $$K51=Object.freeze(["cautious","expander","never-bids","never-builds","never-hires","never-ninja","planner","random"]);
const $$K52=$object($$Bots,{names:$$K51});
const $$K53=$object($$Game,{prepare:$$prepare2,settle:$$settle1,record:$$record1,redraw:$$redraw1,name:"swords",seats:5,row:541,authors:$$K35,intents:$$K36,left_out:$$K37,plans_of:$$K12,plans_from:$$K50,bots:$$K52,worth:$$chances,near_end:$$never_near,error:$$evaluation_error1,intend:$$intend,gist:$$gist1,aims:$$no_aims,decides:$$decides,stop_after:$$stop_after,replies:1,proposals:$$proposals,unmade:$$unmade,chosen:$$chosen});
const $$K54=Object.freeze([(-777),814,128,(-507),(-225),(-116),665,603,46,(-1069),(-272),1149,2616,(-24)]);
const $$K55=Object.freeze([1487,1965,1462,(-120),(-18),364,794,821,(-967),(-1415),(-1194),488,1823,(-611)]);
const $$K56=Object.freeze([1988,1662,620,251,18,(-105),1074,1024,711,(-999),(-1132),830,2307,(-708)]);
const $$K57=Object.freeze([2524,1492,662,(-211),9,42,1240,749,(-851),(-1325),(-1345),944,2200,251]);
const $$K58=Object.freeze([924,1808,1854,(-149),66,32,610,526,(-439),(-794),(-894),533,661,(-325)]);
const $$K59=Object.freeze([1256,1421,778,512,312,(-420),918,972,(-126),(-698),(-648),855,1769,(-200)]);
const $$K60=Object.freeze([1440,1816,1158,421,257,(-652),779,862,(-301),(-615),(-528),1097,917,(-142)]);
const $$K61=Object.freeze([$$K54,$$K55,$$K56,$$K57,$$K58,$$K59,$$K60]);
const $$is_rival=$rule('is_rival');
const $$koku_to_levy=$rule('koku_to_levy');
const $$K62=$dict([]);
const $$K63=Object.freeze([$$K62,0]);
const $$K64=$dict([[0,1]]);
const $$K65=Object.freeze([$$K64,1]);
const $$K66=$dict([[0,1]]);
const $$K67=Object.freeze([$$K66,9]);
const $$K68=$dict([[1,2]]);
const $$K69=Object.freeze([$$K68,0]);
const $$K70=$dict([[4,1]]);
const $$K71=Object.freeze([$$K70,0]);
const $$K72=$dict([[4,2]]);
const $$K73=Object.freeze([$$K72,0]);
const $$K74=$dict([[0,2]]);
const $$K75=Object.freeze([$$K74,1]);
const $$K76=$dict([[0,2]]);
const $$K77=Object.freeze([$$K76,9]);
const $$K78=$dict([[1,2],[0,1]]);
const $$K79=Object.freeze([$$K78,9]);
const $$K80=$dict([[4,1],[0,1]]);
const $$K81=Object.freeze([$$K80,9]);
const $$K82=Object.freeze([$$K63,$$K65,$$K67,$$K69,$$K71,$$K73,$$K75,$$K77,$$K79,$$K81]);
const $$K83=$dict([["bold",614534],["all-out",512132],["wary",921734],["hold",1025158],["guard",768390],["leader",615046]]);
const $$K84=Object.freeze([(0.053),(0.012)]);
$value($$Plan1,"__module___","samurai_odds.swords.whole.plan");
$value($$Plan1,"sword_",0);
const $$K85=Object.freeze([0,3,1,5]);
$getter($$Plan1,"lines_",(function(){const a=this;let d,f,h,i;d=$each($call($py.enumerate,$get(a.bins_,$slice(null,4,null))),([b,c])=>[10,$add($mul(b,1000),c)]);if($true(a.sword_)){d.append_([11,a.sword_]);}if((a.site_!==null)){d.append_([12,a.site_]);}if((a.levy_!==null)){for(const e of $it($$K85)){f=e;d.append_([13,$add($mul(f,1000),$get(a.levy_,f))]);}}for(const g of $it(a.stacks_)){[h,i]=$unpacked(g,-1,2);d.append_([15,h]);d.append_([16,$add($mul(h,1000),i)]);}return d;}));
$value($$Plan1,"site_",null);
$value($$Plan1,"levy_",null);
$value($$Plan1,"stacks_",$$K12);
const $$K86=$object($$Listing,{first:$$_first_of_ran,more:$$_more_of_ran,replies:8,begin:$$_begin_ran,worded:$$_no_words});
const $$prepare3=$rule('prepare');
const $$settle2=$rule('settle');
const $$record2=$rule('record');
const $$nothing_to_redraw1=$rule('nothing_to_redraw');
const $$K87=Object.freeze(["careful","greedy"]);
const $$K88=Object.freeze(["bold","wary","otherwise-1","otherwise-2","otherwise-3","otherwise-4","otherwise-5","otherwise-6","otherwise-7","otherwise-8"]);
const $$K89=Object.freeze([1,2,3,4,5,6,7,20,21,22,29,30,34,37,40,41]);
const $$K90=Object.freeze([23,24,25,26,27,28,29,31,32,33,35,36,38,42,43,44,45,46,47,48,49,52,53,54]);
const $$K91=$dict([[23,$$K90],[24,$$K90],[25,$$K90],[26,$$K90],[27,$$K90],[28,$$K90],[29,$$K90],[31,$$K90],[32,$$K90],[33,$$K90],[35,$$K90],[36,$$K90],[38,$$K90],[42,$$K90],[43,$$K90],[44,$$K90],[45,$$K90],[46,$$K90],[47,$$K90],[48,$$K90],[49,$$K90],[52,$$K90],[53,$$K90],[54,$$K90]]);
const $$K92=Object.freeze(["careful","greedy","never-challenges","never-charges","never-trumps","random"]);
const $$K93=$object($$Bots,{names:$$K92});
const $$K94=$object($$Game,{prepare:$$prepare3,settle:$$settle2,record:$$record2,redraw:$$nothing_to_redraw1,name:"ran",seats:2,row:621,authors:$$K87,intents:$$K88,left_out:$$K12,plans_of:$$K89,plans_from:$$K91,bots:$$K93,worth:$$chances1,near_end:$$never_near,error:$$evaluation_error2,intend:$$intend1,gist:$$gist2,aims:$$no_aims,decides:$$decides1,stop_after:$$stop_after1,replies:5,proposals:$$no_proposals,unmade:$$nothing_unmade,chosen:$$nothing_chosen});
const $$K95=Object.freeze([1,5,6,7,8,13437]);
const $$K96=Object.freeze([40,100,150,40,1000,0,0]);
const $$K97=$dict([["bold",0],["wary",90]]);
const $$K98=Object.freeze([(0.083),(0.044)]);
const $$K99=Object.freeze([(-1449),(-381),306,(-874),(-637),(-214),(-1481),1716,(-2433),(-139),665,(-117),(-33),(-1157),301,271]);
const $$K100=Object.freeze([$$K12,$$K12]);
const $$can_be_ordered=$rule('can_be_ordered');
const $$can_be_activated=$rule('can_be_activated');
$value($$Written,"__module___","samurai_odds.ran.advice.spelling");
$method($$Written,"said_",(function(b){const a=this;return (""+$text(a.called_(b))+": "+$text(a.described_(b)));}));
$value($$Candidate1,"__module___","samurai_odds.ran.advice.candidates");
$value($$Candidate1,"said_",$$K100);
$method($$Written,"called_",(function(b){const a=this;let d;if($true($lt(a.contingent_,0))){return "pass";}d=$each([a.contingent_,a.other_],c=>$get(b.contingents_,c),c=>$true($ge(c,0)));return " and ".join_($each(d,c=>(""+$text(c.letter_)+" "+$text(c.name_))));}));
$method($$Written,"described_",$absent("Written.described"));
$value($$Written,"contingent_",(-1));
$value($$Written,"other_",(-1));

const $listing={battles:$$K18,swords:$$K33,ran:$$K86}[GAME.name];
const start=({question,state})=>$listing.begin_($numbers(question),$numbers(state));
return{start,hints:(...given)=>$$hints($listing,...given),reviews:(...given)=>$$reviews($listing,...given),tutored:(...given)=>$$tutored($listing,...given)};};
