package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/modifier"
	"broadside/sim/say"
)

// struck is the outcome of an effect for a person whom it has reached.
type struck struct {
	id       crew.ID
	full     bool // more than its damage
	share    damage.Fraction
	critical bool
	amount   int32 // of damage thrown before the roll; -1: not thrown yet
	soaked   int32 // taken off it
	blow     personal.Blow
}

// playOn applies an effect to a person, or to everybody in an area, whose saves are
// thrown in the order of their IDs before the damage, which is rolled once for all of
// them (ME-DAMAGE, HOE-DAMAGE).
func playOn(f *personal.Fight, s *personal.Source, e *rulebook.Effect, target crew.ID, at deckplan.Square) {
	ids := aim.TargetsOf(f, s, e, target, at)
	if e.Together && len(ids) > 0 {
		ids = throwTogether(f, s, ids, target, at)
	}
	if e.Rushes {
		charge(f, s, target, at)
	}
	if t, x := f.Person(target), rulebook.Find[*rulebook.GazeOp](e); x != nil && t != nil && hasMirror(f, t) {
		f.TellDeed(t, "throws it back at", s.By.ID)
		Afflict(f, s.By, personal.Affliction{Condition: x.Mirrored, By: t.ID, Ends: rulebook.EndsNext, Save: -1, Implied: -1})
		return
	}
	if e.Shape != rulebook.NoArea && !e.IsForPlace() {
		personal.TellCaught(f, personal.Onlookers(f, s), &personal.Caught{By: s.By.ID, What: say.Name(s.Name), People: ids})
	}
	thrown := int32(-1)
	if (e.Aim == rulebook.ByAttack || e.Aim == rulebook.ByTouch) && f.Book().Screens() && e.Damages() {
		thrown = rollHarm(f, s, e, ids, false)
	}
	var list []struck
	for _, id := range ids {
		if x := contestOf(f, s, e, f.Person(id), at, thrown); x.full || x.share.Num > 0 {
			list = append(list, x)
		}
	}
	of := s.Of
	s.Of = nil // consequences were not part of the question
	affectStruck(f, s, e, askStruck(f, s, e, list), at)
	s.Of = of
	if rulebook.Has[*rulebook.FetchOp](e) {
		fetchWeapons(f, s.By, at, e.Size)
	}
}

// affectStruck deals an effect's damage and applies everything else to those whom it
// struck.
func affectStruck(f *personal.Fight, s *personal.Source, e *rulebook.Effect, list []struck, at deckplan.Square) {
	dealHarm(f, s, e, list)
	primes := rulebook.Find[*rulebook.PrimeOp](e)
	for i := range list {
		switch {
		case list[i].full && list[i].critical && s.Worst > 0:
			worse := e.WithCondition(s.Worst - 1)
			applyTo(f, s, &worse, f.Person(list[i].id), at)
		case list[i].full:
			applyTo(f, s, e, f.Person(list[i].id), at)
		case primes != nil && primes.All:
			prime(f, s, e, primes, f.Person(list[i].id))
		}
	}
}

// askStruck asks those hit by an effect whether they answer, as after any attack, and
// returns the others. Damage shared by several is then rolled at once.
func askStruck(f *personal.Fight, s *personal.Source, e *rulebook.Effect, list []struck) []struck {
	first, several := len(f.Blows), len(list) > 1
	m, all := meansOf(s.Name, e), idsOf(list)
	list = slices.DeleteFunc(list, func(x struck) bool {
		t := f.Person(x.id)
		return x.blow.What != nil && (offersGuard(f, &x.blow, t) || offersPower(f, &x.blow, &m, t))
	})
	if several && len(f.Blows) > first && e.Damages() {
		amount := rollHarm(f, s, e, all, slices.ContainsFunc(list, func(x struck) bool { return x.critical }))
		for i := range list {
			list[i].amount = amount
		}
		for i := range f.Blows[first:] {
			b := &f.Blows[first+i]
			b.Parts, b.Thrown = []personal.Portion{{Type: e.Type, Amount: amount}}, true
		}
	}
	return list
}

// meansOf returns an effect as the means of a blow.
func meansOf(name string, e *rulebook.Effect) personal.Means {
	return personal.Means{Weapon: rulebook.Weapon{Name: name, Type: e.Type}, Ranged: e.Aim == rulebook.ByAttack}
}

// landEffect applies an effect that has hit and can no longer be turned.
func landEffect(f *personal.Fight, p *personal.Person, b *personal.Blow) {
	t := f.Person(b.Target)
	if t != nil && b.Degree < personal.Success {
		t = strayTarget(f, p, int(b.Total), b.Degree, t)
	}
	if t == nil {
		return
	}
	x := struck{id: t.ID, full: true, share: damage.Whole(), critical: b.Degree == personal.CriticalSuccess, amount: -1, soaked: b.Soaked}
	if len(b.Parts) > 0 {
		x.amount = b.Parts[0].Amount
	}
	switch i := b.What.(type) {
	case *Cast:
		if w, err := Power(f, p, i); err == nil {
			s := sourceOf(f, p, w, i)
			affectStruck(f, &s, &w.Effect, []struck{x}, i.At)
		}
	case *Use:
		d := Carried(f, p, i.Device)
		s := DeviceSource(f, p, &d, p.At)
		affectStruck(f, &s, &d.Effect, []struck{x}, i.At)
	}
}

// contestOf determines the outcome of an effect for somebody: by an attack, which layers
// before the roll may stop, or by their save.
func contestOf(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square, thrown int32) struck {
	stripLayers(f, e, t)
	x := struck{id: t.ID, full: true, share: damage.Whole(), amount: thrown}
	switch e.Aim {
	case rulebook.ByAttack, rulebook.ByTouch:
		if thrown >= 0 {
			w := woundOf(e, s, t.ID, thrown)
			if x.amount = screenWound(f, t, &w); x.amount == 0 {
				return struck{id: t.ID}
			}
		}
		o, shot := spellAttack(f, s, e, t)
		if o.Good() {
			x.critical = o.Degree == personal.CriticalSuccess
			x.blow = shot.Blow(s, t, &o, x.amount)
			break
		}
		body := strayTarget(f, s.By, int(o.Total), o.Degree, t)
		if body == nil {
			return struck{id: t.ID}
		}
		x.id = body.ID
	case rulebook.BySave:
		d := savingOf(f, s, e, t, at)
		x.full, x.critical = d < personal.Success, d == personal.CriticalFailure
		x.share = shareOf(f, e, d, f.SheetOf(t).Features&rulebook.Avoidance != 0)
	}
	return x
}

// shareOf returns how much of an effect's damage somebody takes by the degree of their save. Those
// who avoid take none where others take half.
func shareOf(f *personal.Fight, e *rulebook.Effect, d personal.Degree, avoids bool) damage.Fraction {
	switch {
	case e.Half && !avoids:
		return f.Book().Checks.Shares[d]
	case e.Half && d < personal.Success:
		return f.Book().Checks.Shares[personal.Success]
	case d < personal.Success || e.Whole && !e.Half:
		return damage.Whole()
	}
	return damage.Fraction{Den: 1}
}

// woundOf returns the wound that an effect deals to somebody.
func woundOf(e *rulebook.Effect, s *personal.Source, to crew.ID, amount int32) personal.Wound {
	tags := rulebook.Ranged
	if e.Aim == rulebook.ByTouch {
		tags = 0
	}
	if s.Spell {
		tags |= rulebook.Spell
	}
	if s.Reflex {
		tags |= rulebook.Reflex
	}
	if rulebook.Has[*rulebook.LeechOp](e) {
		tags |= rulebook.Leech
	}
	return personal.Wound{Target: to, By: s.By.ID, Type: e.Type, Amount: amount, Tags: tags, Bypass: e.Bypass, Attack: e.Aim != rulebook.BySave, Spare: s.Spare, Cause: say.Name(s.Name)}
}

// savingOf returns the terms of somebody's save against an effect.
func savingOf(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square) personal.Degree {
	x := aim.SaveAgainst(f, s, e, t, at)
	o := Save(f, t, x)
	if x := rulebook.Find[*rulebook.FumbleOp](e); x != nil && o.Natural == 1 {
		RollOnTable(f, x.Table, t, s.By, nil)
	}
	return o.Degree
}

// idsOf returns the IDs of those struck.
func idsOf(list []struck) (ids []crew.ID) {
	for i := range list {
		ids = append(ids, list[i].id)
	}
	return ids
}

// rollHarm throws the damage of an effect on some people.
func rollHarm(f *personal.Fight, s *personal.Source, e *rulebook.Effect, on []crew.ID, critical bool) int32 {
	d, mod, points := harmDice(f, s, e)
	if x := rulebook.Find[*rulebook.SpendOp](e); x != nil {
		emptyLayer(f, s.By, x.Layer)
	}
	if points > 0 {
		return points
	}
	r := f.DamageDice("", dice.Dice{Count: d.Count, Faces: d.Faces}, s.Times*strategy.DiceTimes(f.Book(), critical))
	r.Mods.Clear()
	personal.AddBase(&r, d, "power", int(d.Plus)+mod)
	personal.FloorDamage(&r)
	strategy.RaiseCritical(f.Book(), &r, critical)
	if r.Dice.Len() > 0 || r.Total > 0 {
		tellStruck(f, s, on, &r)
	}
	return r.Total
}

// harmDice returns the dice of an effect's damage, whose number its source multiplies, and the
// ability modifier that is added; or else the points of a layer that are its damage.
func harmDice(f *personal.Fight, s *personal.Source, e *rulebook.Effect) (d dice.Dice, mod int, points int32) {
	if x := rulebook.Find[*rulebook.DamageOp](e); x != nil {
		d = x.Dice
	}
	if x := rulebook.Find[*rulebook.SpendOp](e); x != nil {
		had := s.By.Pools[x.Layer].Points
		if d.Count == 0 {
			return dice.Dice{}, 0, had
		}
		d.Count *= int8(min(had, 40))
	}
	if s.Grown.Faces == d.Faces {
		d.Count += s.Grown.Count
	}
	if s.Levels > 0 && s.More.Faces == d.Faces {
		d.Count += s.More.Count * int8(s.Levels)
		d.Plus += s.More.Plus * int8(s.Levels)
	}
	if e.AddMod {
		mod = f.Modifier(s.By, s.Ability)
	}
	return d, mod, 0
}

// tellStruck emits the damage dice of an effect on some people, to their user's side and to everyone
// else who learns its result.
func tellStruck(f *personal.Fight, s *personal.Source, on []crew.ID, r *dice.Roll) {
	sides := event.Sides(0).With(s.By.Side)
	for _, id := range on {
		if t := f.Person(id); t != nil {
			sides |= personal.ExceptUnaware(f, rulebook.Numb, t, f.Watchers(t))
		}
	}
	f.Emit(sides, &personal.DamageRolled{Roll: *r, By: s.By.ID, Cause: say.Name(s.Name)})
}

// emptyLayer takes all points of a layer.
func emptyLayer(f *personal.Fight, p *personal.Person, layer int8) int32 {
	pool := &p.Pools[layer]
	had := pool.Points
	pool.Points, pool.Begun = 0, 0
	f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: f.Book().Layers[layer].Name, Amount: -had, Points: 0})
	ApplyLayers(f, p)
	return had
}

// dealHarm rolls the damage once and deals everyone their share, first to those struck in
// full.
func dealHarm(f *personal.Fight, s *personal.Source, e *rulebook.Effect, list []struck) {
	if !e.Damages() || !slices.ContainsFunc(list, func(x struck) bool { return x.share.Num > 0 }) {
		return
	}
	attack := e.Aim == rulebook.ByAttack || e.Aim == rulebook.ByTouch
	amount, more := list[0].amount, int32(0)
	if amount < 0 {
		hit := slices.DeleteFunc(slices.Clone(list), func(x struck) bool { return attack && x.critical })
		amount = rollHarm(f, s, e, idsOf(list), attack && len(hit) == 0)
		if 0 < len(hit) && len(hit) < len(list) {
			more = rollMore(f, s, e, list, amount)
		}
	}
	dealt := int32(0)
	for _, full := range [2]bool{true, false} {
		for i := range list {
			x := &list[i]
			if x.full != full || x.share.Num == 0 {
				continue
			}
			n := amount
			switch {
			case x.amount >= 0:
				n = x.amount
			case attack && x.critical:
				n += more
			}
			w := woundOf(e, s, x.id, n)
			w.Change("by the save", x.share.Points(n))
			w.Change(soaked, max(0, w.Amount-x.soaked))
			w.Critical, w.Surge = x.critical, strategy.CriticalDrive(f.Book(), x.critical && attack)
			if attack && e.Shape == rulebook.NoArea {
				boostHit(f, s.By, f.Person(x.id), &w, s.School)
			} else {
				f.AddWound(w)
			}
			if near := rulebook.Find[*rulebook.SplashOp](e); near != nil {
				splash(f, &near.Splash, &w, f.Person(x.id))
			}
			dealt += w.Amount
		}
	}
	if x := rulebook.Find[*rulebook.DrainOp](e); x != nil && dealt > 0 {
		GiveLayer(f, s.By, x.Layer, dealt/2)
	}
}

// rollMore returns what a critical hit adds to damage that has been thrown for others as well.
func rollMore(f *personal.Fight, s *personal.Source, e *rulebook.Effect, list []struck, amount int32) int32 {
	book := f.Book()
	d, _, _ := harmDice(f, s, e)
	more := amount * int32(strategy.TotalTimes(book, true)-1)
	if n := strategy.DiceTimes(book, true) - 1; n > 0 && d.Count > 0 {
		r := f.DamageDice("", dice.Dice{Count: d.Count, Faces: d.Faces}, s.Times*n)
		tellStruck(f, s, idsOf(slices.DeleteFunc(slices.Clone(list), func(x struck) bool { return !x.critical })), &r)
		more += r.Total
	}
	return more
}

// applyTo applies an effect's operations other than damage, in order.
func applyTo(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square) {
	for _, op := range e.Do {
		applyOperation(f, s, e, op, t, at)
	}
}

// applyOperation applies an operation. Operations missing here take effect while an
// effect finds its targets and deals its damage, or through the attack that it answers.
func applyOperation(f *personal.Fight, s *personal.Source, e *rulebook.Effect, op rulebook.Operation, t *personal.Person, at deckplan.Square) {
	switch x := op.(type) {
	case *rulebook.HealOp:
		healTarget(f, s, e, x, t)
	case *rulebook.LoseOp:
		loseReserves(f, t, &x.Loss, say.Name(s.Name))
	case *rulebook.GainOp:
		GainReserves(f, t, &x.Loss, say.Name(s.Name), 1)
	case *rulebook.CureOp:
		for _, n := range x.Conditions {
			Relieve(f, t, n)
		}
	case *rulebook.FeedOp:
		restore(f, s, s.By, f.DamageDice("healing", x.Dice, 1))
	case *rulebook.HamperOp:
		personal.GrantEdge(f, personal.Edge{Modifier: modifier.Hinders, Checks: true, Attacks: true, Saves: true, Person: t.ID, Side: -1, Why: say.Name(s.Name)})
	case *rulebook.FavourOp:
		personal.GrantEdge(f, personal.Edge{Modifier: modifier.Helps, Checks: true, Attacks: true, Person: s.By.ID, Side: -1, Why: say.Name(s.Name)})
	case *rulebook.TableOp:
		RollOnTable(f, x.Table, t, s.By, nil)
	case *rulebook.TrackOp:
		if t.State != personal.Dead {
			ChangeTracks(f, t, rulebook.ZeroChange{Bad: x.Bad})
		}
	case *rulebook.FlitOp:
		if t.State != personal.Dead {
			teleport(f, t, x.Squares, say.Name(s.Name))
		}
	case *rulebook.GiftOp:
		personal.TakePowers(f, s.By, t)
	case *rulebook.RestOp:
		TakeRest(f, t)
	case *rulebook.CallOp:
		callAlly(f, s.By, t, x, say.Name(s.Name))
	case *rulebook.SpoilOp:
		breakHeld(f, t)
	case *rulebook.TurnOp:
		turnOnFriends(f, t, x.Else, say.Name(s.Name), e.Type)
	case *rulebook.KillOp:
		Die(f, t, personal.DiedOf, s.Name)
	default:
		operateOn(f, s, e, op, t, at)
	}
}

// operateOn applies operations that cause something lasting, or move somebody.
func operateOn(f *personal.Fight, s *personal.Source, e *rulebook.Effect, op rulebook.Operation, t *personal.Person, at deckplan.Square) {
	switch x := op.(type) {
	case *rulebook.GiveOp:
		givePoints(f, s, e, x, t)
	case *rulebook.RaiseOp:
		GiveLayer(f, t, x.Layer, f.SheetOf(t).Pools[x.Layer].Points)
	case *rulebook.StrikeOp:
		s.By.Turn.Blows += x.Blows
	case *rulebook.DetonateOp:
		detonate(f, s, t)
	case *rulebook.AfflictOp:
		afflict(f, s, e, x, t)
	case *rulebook.PrimeOp:
		prime(f, s, e, x, t)
	case *rulebook.PushOp:
		if e.Moves(f.Size(t)) {
			Push(f, t, pivotOf(s, e, at), x.Units+f.RollTold(s.By, x.Throws, "distance", say.Name(s.Name)))
		}
	case *rulebook.PullOp:
		if e.Moves(f.Size(t)) {
			pull(f, t, s.By, pivotOf(s, e, at), x.Units)
		}
	case *rulebook.SwapOp:
		if e.Moves(f.Size(t)) {
			swapPlaces(f, s, t)
		}
	case *rulebook.RefillOp:
		if pool := &s.By.Pools[x.Dose.Layer]; pool.Points > 0 {
			most := max(pool.Points, pool.Most)
			if x.Dose.Points > 0 {
				most = min(pool.Points+int32(x.Dose.Points), most)
			}
			GiveLayer(f, s.By, x.Dose.Layer, most)
		}
	case *rulebook.ThenOp:
		playOn(f, s, &x.Effect, x.Effect.Aimed(t.ID), at)
	}
}

func healTarget(f *personal.Fight, s *personal.Source, e *rulebook.Effect, x *rulebook.HealOp, t *personal.Person) {
	d := x.Dice
	if s.More.Faces == d.Faces {
		d.Count += s.More.Count * int8(s.Levels)
	}
	r := f.DamageDice("healing", d, s.Times)
	if e.AddMod {
		mod := f.Modifier(s.By, s.Ability)
		r.AddLate(f.Names.Of(f.Book().Abilities[max(0, s.Ability)]), mod)
	}
	restore(f, s, t, r)
}

// restore restores the points that were rolled.
func restore(f *personal.Fight, s *personal.Source, t *personal.Person, r dice.Roll) {
	personal.TellRoll(f, s.By, s.By.ID, &r, say.Name(s.Name))
	Heal(f, t, r.Total)
}

// givePoints adds points to a layer.
func givePoints(f *personal.Fight, s *personal.Source, e *rulebook.Effect, x *rulebook.GiveOp, t *personal.Person) {
	book, points := f.Book(), x.Points
	if n := rulebook.AtLevel(x.Grown, personal.Level(f, s.By)); n > 0 {
		points = dice.Dice{Plus: n}
	}
	if x.Times > 0 {
		points = dice.Dice{Plus: x.Times * (personal.Level(f, s.By) + int8(f.Modifier(s.By, max(0, s.Ability))))}
	}
	if s.More.Faces == 0 {
		points.Plus += s.More.Plus * int8(s.Levels)
	}
	r := f.DamageDice(say.Name(book.Layers[x.Layer].Name), points, 1)
	OfferLayer(f, t, x.Layer, r.Total, s.Keep)
	if book.Layers[x.Layer].Stacking == rulebook.StackChoose {
		t.Pools[x.Layer].Most = max(t.Pools[x.Layer].Most, r.Total)
	}
	if e.Ends == rulebook.EndsRounds && !s.Keep {
		t.Pools[x.Layer].Left = e.Rounds
	}
}

func afflict(f *personal.Fight, s *personal.Source, e *rulebook.Effect, x *rulebook.AfflictOp, t *personal.Person) {
	if !e.Moves(f.Size(t)) {
		return
	}
	a := personal.Affliction{Condition: x.Condition, By: s.By.ID, Ends: e.Ends, Lasts: duration.Rounds(int16(e.Rounds)), Save: -1, Implied: -1, Levels: int8(s.Levels), Type: f.Meeting}
	if x.Again {
		a.Save = e.Ability
	}
	if c := &f.Book().Conditions[x.Condition]; x.Again || c.Keeps || c.Boost.Rider.Save >= 0 {
		a.DC = int8(aim.DC(s, e))
	}
	Afflict(f, t, a)
}

// prime leaves somebody primed for detonation, by default until the end of the next turn
// of the one who did it.
func prime(f *personal.Fight, s *personal.Source, e *rulebook.Effect, x *rulebook.PrimeOp, t *personal.Person) {
	a := personal.Affliction{By: s.By.ID, Ends: rulebook.CasterEnd, Save: -1, Implied: -1}
	if e.Brings() < 0 && e.Ends != rulebook.NeverEnds {
		a.Ends, a.Lasts = e.Ends, duration.Rounds(int16(e.Rounds))
	}
	for n := range f.Book().Conditions {
		if f.Book().Conditions[n].Primed == x.Type {
			a.Condition = int16(n)
			Afflict(f, t, a)
		}
	}
}

// pivotOf returns the square that an effect pushes from and pulls to: its user's, or the
// centre of its area.
func pivotOf(s *personal.Source, e *rulebook.Effect, at deckplan.Square) deckplan.Square {
	if e.Shape == rulebook.Sphere || e.Shape == rulebook.Cube {
		return at
	}
	return s.From
}

// detonate sets off what somebody is primed with, once, and reports whether there was
// anything.
func detonate(f *personal.Fight, s *personal.Source, t *personal.Person) (any bool) {
	book := f.Book()
	var room [8]personal.Affliction
	for _, a := range t.AppendConditions(room[:0]) {
		c := &book.Conditions[a.Condition]
		if c.Primed < 0 {
			continue
		}
		t.Conditions = slices.DeleteFunc(t.Conditions, func(x personal.Affliction) bool { return x.Condition == a.Condition })
		f.Tell(t, &personal.Passed{Person: t.ID, Condition: a.Condition, Name: c.Name})
		Relieve(f, t, a.Implied) // the priming condition, such as frozen or lifted, ends too
		blast := *s
		blast.Name, blast.Times, blast.Levels, blast.Spell = rulebook.NameBlast(c.Name), 1, 0, true
		if c.Blast.Shape != rulebook.NoArea {
			blast.From = t.At // without an area, it pushes away from its source
		}
		blast.Deck, blast.Lies = t.Deck, false
		playOn(f, &blast, &c.Blast, t.ID, t.At)
		any = true
	}
	return any
}

// callAlly notes an arrival: at a body, which then disappears, or at the target of the
// effect.
func callAlly(f *personal.Fight, by, at *personal.Person, c *rulebook.CallOp, cause say.Text) {
	if c.Within > 0 {
		if at = aim.NearestBody(f, by, c.Within); at == nil {
			return
		}
		at.State = personal.Away
	}
	n := max(1, f.RollTold(by, c.Count, personal.Number, cause))
	a := personal.Arrival{Name: f.Book().Sheets[c.Sheet].Name, Sheet: c.Sheet, Side: by.Side, Deck: at.Deck, At: at.At, Near: true}
	for range n {
		if len(f.Comers) < personal.MaxComers {
			f.Comers = append(f.Comers, personal.Comer{By: by.ID, Says: c.Says, Rounds: c.Rounds, Arrival: a})
		}
	}
}

// Withdraw removes somebody from the decks.
func Withdraw(f *personal.Fight, p *personal.Person) {
	stopAll(f, p)
	p.State, p.Open = personal.Away, false
	EndLostHolds(f, p)
}

// Arrive emits the arrival of a person who was called, and starts counting their rounds.
func Arrive(f *personal.Fight, id crew.ID, c *personal.Comer) {
	p := f.Person(id)
	if p == nil {
		return
	}
	f.TellDeed(p, say.Name(c.Says), 0)
	a := personal.Affliction{Condition: f.Book().Roles[rulebook.PartCalled], By: c.By, Ends: rulebook.EndsRounds, Lasts: duration.Rounds(int16(c.Rounds)), Save: -1, Implied: -1}
	if by := f.Person(c.By); by != nil && by.Focus.Power >= 0 && c.Rounds == 0 && rulebook.Has[*rulebook.CallOp](&f.Book().Powers[by.Focus.Power].Effect) {
		a.Ends = rulebook.EndsFocus
	} else if c.Rounds == 0 {
		return
	}
	if a.Condition >= 0 {
		Afflict(f, p, a)
	}
}
