package sight

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// adder adds an act to a picture, judged by the order that it stands for.
type adder func(picture.ActRow, sim.Intent)

// acts returns the orders that somebody on a deck could give, each judged by Validate.
func (v *viewer) acts(me *personal.Person) (rows []picture.ActRow) {
	add := func(a picture.ActRow, i sim.Intent) {
		if r := v.Validate(&sim.Order{Seat: v.seat, Intent: i}); r != nil {
			a.Rule, a.Why = r.Rule, picture.Fit(r.Why)
		}
		rows = append(rows, a)
	}
	for i := range v.Fight.People {
		o := &v.Fight.People[i]
		if o != me && !o.IsOut() && o.Deck == me.Deck && personal.Aware(&v.Fight, v.side, o) {
			v.addActsOn(me, o, add)
		}
	}
	v.addAreas(me, add)
	towardsAny(&v.Fight, me, add)
	for i := 0; len(me.Holds) > 1 && i < len(me.Holds); i++ {
		add(picture.ActRow{Verb: crew.Release, Person: me.Holds[i].Person}, &action.Deed{What: crew.Release, Person: me.Holds[i].Person})
	}
	several := addBonds(&v.Fight, me, add)
	for _, verb := range action.PlainDeeds() {
		if action.KnowsDeed(&v.Fight, verb) && (verb != crew.Escape || !several) {
			add(picture.ActRow{Verb: verb}, &action.Deed{What: verb})
		}
		if action.CanHasten(&v.Fight, me, verb) {
			add(picture.ActRow{Verb: verb, Hand: personal.WithSecond}, &action.Deed{What: verb, Quick: true})
		}
	}
	if action.KnowsDeed(&v.Fight, crew.Look) && v.Fight.Book().SkillFor(rulebook.SkillInvestigation) >= 0 {
		add(picture.ActRow{Verb: crew.Look, Way: true}, &action.Deed{What: crew.Look, OtherWay: true})
	}
	for i := range me.Arms {
		n := uint8(i + 1)
		for _, verb := range [...]crew.Verb{crew.Draw, crew.Stow, crew.Discard, crew.ReloadArm, crew.RapidReload} {
			if action.KnowsDeed(&v.Fight, verb) && (!me.Arms[i].Gone || verb == crew.Draw && !me.Arms[i].Taken) {
				add(picture.ActRow{Verb: verb, Item: n}, &action.Deed{What: verb, Item: n})
			}
		}
	}
	addShields(&v.Fight, me, add)
	v.addDoors(me, add)
	v.addThings(me, add)
	v.addMineActs(me, add)
	v.addBoarding(me, add)
	v.addAnswers(me, add)
	add(picture.ActRow{Verb: crew.EndTurn}, &sim.EndTurn{})
	return rows
}

// addBonds adds an act for each thing that somebody can escape from, if there are
// several, and reports whether there are.
func addBonds(f *personal.Fight, me *personal.Person, add adder) bool {
	list := action.BondsOf(f, me)
	if len(list) < 2 || !action.KnowsDeed(f, crew.Escape) {
		return false
	}
	for i := range list {
		b := &list[i]
		add(picture.ActRow{Verb: crew.Escape, Way: true, Person: b.Holder, Item: b.Number, Reasons: b.Name(f.Book())},
			&action.Deed{What: crew.Escape, OtherWay: true, Person: b.Holder, Item: b.Number})
	}
	return true
}

// addShields adds an act for each shield in hand that could be raised instead of the best.
func addShields(f *personal.Fight, me *personal.Person, add adder) {
	best := aim.BestShield(f, me)
	for n := uint8(1); best > 0 && int(n) <= len(me.Arms); n++ {
		if _, err := combat.Raisable(f, me, n); err == nil && n != best {
			add(picture.ActRow{Verb: crew.Raise, Item: n}, &action.Deed{What: crew.Raise, Item: n})
		}
	}
}

// addThings adds the acts about things within reach: fixtures, loose weapons, and what
// could be handed over to a friend.
func (v *viewer) addThings(me *personal.Person, add adder) {
	f := &v.Fight
	for _, x := range v.thingRows(me.Deck) {
		near := action.Beside(f, me, int8(x.Deck), x.At)
		switch {
		case near && x.Person == 0:
			add(picture.ActRow{Verb: crew.Handle, Item: x.Number, At: x.At}, &deployment.Handle{Thing: crew.FixtureID(x.Number)})
		case near && x.Person != me.ID && action.KnowsDeed(f, crew.PickUp):
			add(picture.ActRow{Verb: crew.PickUp, Person: x.Person, Item: x.Number, At: x.At}, &action.Deed{What: crew.PickUp, Person: x.Person, Item: x.Number})
		}
	}
	if !action.KnowsDeed(f, crew.HandOver) {
		return
	}
	for i := range f.People {
		o := &f.People[i]
		if o == me || o.Side != me.Side || o.IsOut() || o.Deck != me.Deck || f.Distance(me, o) > f.Book().Ranges.Reach {
			continue
		}
		for n := range me.Arms {
			if a := &me.Arms[n]; a.Drawn && f.Weapon(a).Props&rulebook.Natural == 0 {
				add(picture.ActRow{Verb: crew.HandOver, Person: o.ID, Item: uint8(n + 1)}, &action.Deed{What: crew.HandOver, Person: o.ID, Item: uint8(n + 1)})
			}
		}
		for n := range me.Devices {
			if me.Devices[n].Count > 0 && f.Book().Actions[rulebook.ActSupply].Has {
				add(picture.ActRow{Verb: crew.HandOver, Person: o.ID, Item: uint8(n + 1), Way: true}, &action.Deed{What: crew.HandOver, Person: o.ID, Item: uint8(n + 1), OtherWay: true})
			}
		}
	}
}

// thingRows returns the known things on a deck that can be handled or picked up.
func (v *viewer) thingRows(deck int8) (rows []picture.ThingRow) {
	f := &v.Fight
	ids := v.Numbering.FixtureIDs()
	for i, x := range v.Fixtures() {
		if x.Deck == deck && (v.all || v.isOwnDeck(deck) || v.sees(deck, x.At)) {
			rows = append(rows, picture.ThingRow{Number: uint8(ids[i]), Deck: uint8(deck), At: x.At, Name: x.Name, Sought: !v.all && sim.KnowsUse(v.World, i, v.side)})
		}
	}
	for i := range f.People {
		o := &f.People[i]
		for n := range o.Arms {
			if d, at, loose := action.CanTake(f, o, &o.Arms[n]); loose && d == deck && (v.all || v.sees(deck, at)) {
				rows = append(rows, picture.ThingRow{Person: o.ID, Number: uint8(n + 1), Deck: uint8(deck), At: at, Name: f.Weapon(&o.Arms[n]).Name})
			}
		}
	}
	return rows
}

// addActsOn adds the acts about another person: attacks and wrestling for foes, help for
// friends and against foes, and care for anybody.
func (v *viewer) addActsOn(me, o *personal.Person, add adder) {
	deed := func(verb crew.Verb) {
		if action.KnowsDeed(&v.Fight, verb) {
			add(picture.ActRow{Verb: verb, Person: o.ID}, &action.Deed{What: verb, Person: o.ID})
		}
	}
	if o.Side != me.Side {
		v.addAttacks(me, o, add)
		v.addPowers(me, o, add)
		v.addWrestling(me, o, add, picture.ActRow{Verb: crew.Grapple}, picture.ActRow{Verb: crew.Shove}, picture.ActRow{Verb: crew.Shove, Way: true})
		if action.KnowsDeed(&v.Fight, crew.Help) {
			add(picture.ActRow{Verb: crew.Help, Person: o.ID, Way: true}, &action.Deed{What: crew.Help, Other: o.ID})
		}
	} else {
		deed(crew.Help)
		v.addWrestling(me, o, add, picture.ActRow{Verb: crew.Grapple})
		if action.Encased(&v.Fight, o) {
			deed(crew.Escape)
		}
	}
	if o.State != personal.Able && action.KnowsDeed(&v.Fight, crew.FirstAid) {
		r, need := action.FirstAidRoll(&v.Fight, me)
		add(picture.ActRow{Verb: crew.FirstAid, Person: o.ID, Need: int16(need), Bonus: int16(r.Bonus()), Edge: int8(r.Edge()), Chance: int16(strategy.CheckChance(v.Fight.Book(), &r, need))},
			&action.Deed{What: crew.FirstAid, Person: o.ID})
	}
	if o.State != personal.Able || personal.IsUnconscious(&v.Fight, o) {
		deed(crew.Carry)
	}
}

// towardsAny adds the acts about foes that can be readied for a foe who has yet to come.
func towardsAny(f *personal.Fight, me *personal.Person, add adder) {
	if _, err := f.FindPrice(me, rulebook.ActReady); err != nil {
		return
	}
	for _, a := range [...]picture.ActRow{{Verb: crew.Grapple}, {Verb: crew.Shove}, {Verb: crew.Shove, Way: true}, {Verb: crew.Help, Way: true}} {
		if action.KnowsDeed(f, a.Verb) {
			add(a, &action.Deed{What: a.Verb, OtherWay: a.Way && a.Verb == crew.Shove})
		}
	}
}

// carefulSteps returns the squares to which somebody can step with care.
func (v *viewer) carefulSteps(me *personal.Person) (rows []picture.StepRow) {
	if !action.KnowsDeed(&v.Fight, crew.CarefulStep) {
		return nil
	}
	for _, d := range deckplan.Neighbours {
		q := me.At.Plus(d.X, d.Y)
		if v.Validate(&sim.Order{Seat: v.seat, Intent: &action.Deed{What: crew.CarefulStep, At: q}}) == nil {
			rows = append(rows, picture.StepRow{At: q, From: me.At, Careful: true})
		}
	}
	return rows
}

// addWrestling adds grappling somebody, knocking them down and pushing them away.
func (v *viewer) addWrestling(me, o *personal.Person, add adder, ways ...picture.ActRow) {
	a := picture.ActRow{Person: o.ID, Chance: 1000}
	if personal.CanResist(&v.Fight, o) {
		mine, theirs := action.WrestlingRolls(&v.Fight, me, o)
		a.Need, a.Bonus, a.Edge, a.Chance = int16(theirs.Bonus()), int16(mine.Bonus()), int8(mine.Edge()), int16(dice.ContestChance(&mine, &theirs))
	}
	for _, x := range ways {
		if action.KnowsDeed(&v.Fight, x.Verb) {
			a.Verb, a.Way = x.Verb, x.Way
			add(a, &action.Deed{What: a.Verb, Person: o.ID, OtherWay: a.Way})
		}
	}
}

// addDoors adds the acts about adjacent doors: shutting open ones, opening shut ones, and forcing locked
// ones.
func (v *viewer) addDoors(me *personal.Person, add adder) {
	n := v.Fight.Span(me)
	for y := range n + 2 {
		for x := range n + 2 {
			q := me.At.Plus(x-1, y-1)
			a := picture.ActRow{Verb: crew.Door, Item: uint8(y*(n+2) + x), At: q}
			switch action.Symbol(&v.Fight, me.Deck, q) {
			case '+':
			case '/':
				a.Way = true
			case 'x':
				r, need := action.ForcingRoll(&v.Fight, me)
				add(picture.ActRow{Verb: crew.Force, Item: a.Item, At: q, Need: int16(need), Bonus: int16(r.Bonus()), Edge: int8(r.Edge()), Chance: int16(strategy.CheckChance(v.Fight.Book(), &r, need))},
					&action.Deed{What: crew.Force, At: q})
			default:
				continue
			}
			add(a, &action.Deed{What: crew.Door, At: q, OtherWay: a.Way})
		}
	}
}

// addAnswers adds the ways to answer the reaction that is awaited of somebody, if there
// are several.
func (v *viewer) addAnswers(me *personal.Person, add adder) {
	f := &v.Fight
	if v.Asked() != me.ID {
		return
	}
	switch book := f.Book(); v.Windows.First().Response {
	case crew.OpportunityAttack:
		for n := range uint8(len(me.Arms)) {
			if a := &me.Arms[n]; !a.Gone && (a.Drawn || f.Weapon(a).Props&rulebook.Natural != 0) {
				add(v.withOdds(me, picture.ActRow{Verb: crew.ReactOnFoot, Item: n + 1}, n+1), &sim.React{OnFoot: true, Reply: crew.Reply{Take: true, Weapon: n + 1}})
			}
		}
		add(v.withOdds(me, picture.ActRow{Verb: crew.ReactOnFoot, Item: personal.Fists}, 0), &sim.React{OnFoot: true, Reply: crew.Reply{Take: true, Weapon: personal.Fists}})
	case crew.CriticalChoice:
		for n := range uint8(len(book.Injuries.Table) + 1) {
			add(picture.ActRow{Verb: crew.ReactOnFoot, Item: n + 1}, &sim.React{OnFoot: true, Reply: crew.Reply{Take: true, Choice: n + 1}})
		}
	case crew.AnsweringAura:
		for n := range book.Layers {
			if l := uint8(n + 1); book.Layers[n].Aura.On && me.Pools[n].Points > 0 {
				add(picture.ActRow{Verb: crew.ReactOnFoot, Item: l, Most: int16(min(me.Pools[n].Points, 10_000))}, &sim.React{OnFoot: true, Reply: crew.Reply{Take: true, Layer: l}})
			}
		}
	}
}

// withOdds fills in the forecast of an opportunity attack with a weapon.
func (v *viewer) withOdds(me *personal.Person, a picture.ActRow, weapon uint8) picture.ActRow {
	i := &combat.Attack{Weapon: weapon, Target: v.Windows.First().Person()}
	if weapon > 0 && v.Fight.Weapon(&me.Arms[weapon-1]).Ranged() {
		i.Hand = personal.WithButt
	}
	return v.withPreview(me, a, i)
}

// withPreview fills in the forecast of an attack.
func (v *viewer) withPreview(me *personal.Person, a picture.ActRow, i *combat.Attack) picture.ActRow {
	shot, err := action.Preview(&v.Fight, me, i)
	if err != nil {
		return a
	}
	return v.withForecast(a, &shot)
}

// withForecast fills in the forecast of a shot.
func (v *viewer) withForecast(a picture.ActRow, shot *personal.Shot) picture.ActRow {
	a.Need, a.Bonus, a.Edge, a.Cover = int16(shot.Need), int16(shot.Roll.Bonus()), int8(shot.Roll.Edge()), shot.Cover
	a.Low, a.Harm = shot.Defended, picture.Harm(shot.Harm)
	a.Chance = int16(strategy.AttackChance(v.Fight.Book(), shot))
	a.Reasons = v.gallery.told.text(shot.Roll.Reasons.All())
	var losses []say.Text
	for _, m := range shot.Roll.Mods.All() {
		if m.Value < 0 {
			losses = append(losses, say.Amount(m.Value, m.Name))
		}
	}
	a.Losses = picture.FitList(losses)
	return a
}

// hands returns the ways to attack a foe with a person's weapon at a place from 1.
func (v *viewer) hands(me, o *personal.Person, n int) []personal.Hand {
	book := v.Fight.Book()
	if n == 0 {
		return []personal.Hand{personal.WithWeapon}
	}
	w := &book.Weapons[me.Arms[n-1].Weapon]
	list := []personal.Hand{personal.WithWeapon}
	for _, x := range [...]struct {
		has  bool
		hand personal.Hand
	}{
		{w.Props&rulebook.Thrown != 0, personal.WithThrow}, {w.Props&rulebook.DoubleTap != 0, personal.WithTap},
		{w.Charging(), personal.WithCharge},
		{w.Props&rulebook.Light != 0 && !w.Ranged(), personal.WithSecond},
		{book.Attack.Called, personal.WithCall},
		{w.Ranged() && w.Props&rulebook.Natural == 0 && v.Fight.Distance(me, o) <= book.Ranges.Reach, personal.WithButt},
		{w.Props&rulebook.Light != 0 && w.Props&rulebook.Thrown != 0, personal.WithSecondThrow},
		{book.Attack.Area.Least > 0 && w.Ranged() && book.Attack.Energy&(1<<w.Type) != 0 && w.Blast.Zone == rulebook.NoZone, personal.WithArea},
	} {
		if x.has {
			list = append(list, x.hand)
		}
	}
	return list
}

// addAttacks adds the attacks with each weapon on a foe, and how they can be held back.
func (v *viewer) addAttacks(me, o *personal.Person, add adder) {
	book := v.Fight.Book()
	for n := 0; n <= len(me.Arms); n++ {
		if n > 0 && (me.Arms[n-1].Gone || !me.Arms[n-1].Drawn && book.Weapons[me.Arms[n-1].Weapon].Props&rulebook.Natural == 0) {
			continue
		}
		for _, hand := range v.hands(me, o, n) {
			softest := uint8(0)
			switch {
			case book.Attack.Softer.Ability < 0:
			case n > 0 && book.Weapons[me.Arms[n-1].Weapon].Ranged() && hand != personal.WithButt:
				softest = 1
			default:
				softest = 2
			}
			for softer := range softest + 1 {
				v.addAttack(me, &combat.Attack{Weapon: uint8(n), Hand: hand, Target: o.ID, Softer: softer}, add)
			}
		}
	}
}

// addAttack adds an attack with its forecast, and again for each point of strength that can be held
// back.
func (v *viewer) addAttack(me *personal.Person, i *combat.Attack, add adder) {
	a := picture.ActRow{Verb: crew.Strike, Item: i.Weapon, Hand: i.Hand, Person: i.Target, Softer: i.Softer, Most: int16(action.MostRestraint(&v.Fight, me, i))}
	row := v.withPreview(me, a, i)
	add(row, i)
	for n := uint8(1); row.Harm > 0 && int16(n) <= min(a.Most, picture.MostManner); n++ {
		own := *i
		own.Less, a.Manner = int8(n), n
		add(v.withPreview(me, a, &own), &own)
	}
}

// addMineActs adds what can be done about known mines: disarming them, and setting off
// one's own that wait for a word.
func (v *viewer) addMineActs(me *personal.Person, add adder) {
	var p picture.Backdrop
	for i := range v.Fight.Decks {
		v.addMines(&p, int8(i))
	}
	roll, need := action.MachinesRoll(&v.Fight, me), v.Fight.Book().Mines.Disarm
	for i := range p.Mines {
		m := &p.Mines[i]
		if m.Due || int8(m.Deck) != me.Deck {
			continue
		}
		if action.HasWord(&v.Fight, me, m.At) {
			add(picture.ActRow{Verb: crew.SetOff, Item: m.Number + 1, At: m.At}, &action.Deed{What: crew.SetOff, At: m.At})
		}
		add(picture.ActRow{Verb: crew.Disarm, Item: m.Number + 1, At: m.At, Need: int16(need), Bonus: int16(roll.Bonus()), Edge: int8(roll.Edge()), Chance: int16(strategy.CheckChance(v.Fight.Book(), &roll, int(need)))},
			&action.Deed{What: crew.Disarm, At: m.At})
	}
}

// addBoarding adds the orders between ships and decks.
func (v *viewer) addBoarding(me *personal.Person, add adder) {
	roll := action.MachinesRoll(&v.Fight, me)
	for i := range v.Aboard.Consoles {
		k := &v.Aboard.Consoles[i]
		if !action.Beside(&v.Fight, me, k.Deck, k.At) {
			continue
		}
		n := k.Number
		work := func(verb crew.Verb, dc int, i sim.Intent) {
			a := picture.ActRow{Verb: verb, Console: n, Need: int16(dc), Bonus: int16(roll.Bonus()), Edge: int8(roll.Edge())}
			a.Chance = int16(strategy.CheckChance(v.Fight.Book(), &roll, dc))
			add(a, i)
		}
		if sim.ConsoleOwner(&v.Battle, k) != me.Side {
			work(crew.Seize, sim.SeizeDC, &sim.Seize{Console: n})
		}
		if s := v.Ship(k.Seat.Ship); s == nil || s.Side != me.Side {
			work(crew.Sabotage, sim.SabotageDC, &sim.Sabotage{Console: n})
		}
		if k.Dead {
			work(crew.Rewire, sim.RewireDC, &sim.Rewire{Console: n})
		}
	}
	if !v.AtHatch(me) {
		return
	}
	own := v.Fight.Decks[me.Deck].Ship
	for i := range v.Fight.Decks {
		ship := v.Fight.Decks[i].Ship
		if ship == 0 || ship == own || int8(i) != action.DeckOf(&v.Fight, ship) {
			continue
		}
		t := v.Ship(ship)
		if t == nil || !v.knows(t) {
			continue
		}
		if v.WayBetween(own, ship) != sim.NoWay {
			add(picture.ActRow{Verb: crew.Cross, Ship: ship}, &sim.Cross{Ship: ship})
		}
		if v.Aboard.Pods[me.Deck] > 0 {
			x := ships.PodTrial(v.seat)
			chance, r := impact.TrialChance(&v.World.Battle, t, &x)
			add(picture.ActRow{Verb: crew.Launch, Ship: ship, Chance: int16(chance), Need: int16(x.DC), Bonus: int16(r.Bonus()), Edge: int8(r.Edge())}, &sim.Launch{Ship: ship})
		}
	}
}
