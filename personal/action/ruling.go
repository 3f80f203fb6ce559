package action

import (
	"cmp"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/wound"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// RulingKind is what a GM can change on a deck.
type RulingKind uint8

// The kinds.
const (
	RuleHurt RulingKind = iota // Amount of damage of a type
	RuleHeal
	RuleHP // hit points, set directly
	RuleLayer
	RuleAfflict
	RuleRelieve
	RulePlace
	RuleDoor
	RuleBurn
	RuleEdge
	RuleContest
	RuleCheck
	RuleSurprise
	RuleRest
	RuleHide
	RuleSpecial
	RuleTrack
	RuleLeave
	RuleLoad
	RuleBreak   // a door: On broken, else whole and shut
	RuleSquare  // Number a symbol of a map, or -1: the plan's
	RuleReserve // Number a reserve; changed by Amount
	RuleTable   // Number a table
	RuleFall    // from a height of Amount; On onto something soft
	RuleSever   // a limb, struck off by Other with weapon Number, from 0; -1: any weapon
	RuleCover   // Number a degree of cover from 1; 0: by position (ME-COVER)
	RuleVariant // Number a variant: On: it is played
	RuleArm     // a weapon of the book: Amount above 0 gives it, below 0 takes it
	RuleSupply  // a thing of the book: Amount more, or fewer
	RuleLevel   // one more, with Amount points; 0: as many as the book gives; below 0: one fewer
	lastRuling  = RuleLevel
)

var rulingNames = [...]string{"hurt", "heal", "hp", "layer", "afflict", "relieve", "place", "door", "burn", "edge", "contest", "check", "surprise", "rest", "hide", "special", "track", "leave", "load", "break", "square", "reserve", "table", "fall", "sever", "cover", "variant", "arm", "supply", "level"}

// RulingWords is the vocabulary of rulings.
var RulingWords = rulebook.Vocabulary{Noun: "ruling", Words: rulingNames[:]}

// DeckRuling is a GM's order about a person or a deck (ME-CONTEST, ME-NPC, HOE-NPC
// and whatever no list has).
type DeckRuling struct {
	Kind          RulingKind
	Person, Other crew.ID
	Number        int16 // the index of a type, a layer, a condition, a skill or a weapon
	Second        int16 // contest: the skill of the other; -1: the same
	Amount        int32
	At            deckplan.Square
	Deck          int8
	On            bool // door: open; edge: advantage; hide, surprise, special, burn: yes or no
	Locked        bool
	Keep          bool
	Critical      bool
	Bypass        bool
	Melee         bool
	Attack        bool
	For           int8 // edge: 0 check, 1 attack, 2 save
}

// Fields describes a DeckRuling.
func (r *DeckRuling) Fields(c field.Coder) {
	field.Int(c, "kind", &r.Kind, 0, int64(lastRuling))
	personal.IDField(c, "person", &r.Person)
	personal.IDField(c, "other", &r.Other)
	field.Int(c, "number", &r.Number, -1, rulebook.MaxItems)
	field.Int(c, "second", &r.Second, -1, 1440)
	field.Int(c, "amount", &r.Amount, -personal.MaxPoints, personal.MaxPoints)
	r.At.Fields(c)
	field.Int(c, "deck", &r.Deck, 0, personal.MaxDecks-1)
	field.Bool(c, "on", &r.On)
	field.Bool(c, "locked", &r.Locked)
	field.Bool(c, "keep", &r.Keep)
	field.Bool(c, "critical", &r.Critical)
	field.Bool(c, "bypass", &r.Bypass)
	field.Bool(c, "melee", &r.Melee)
	field.Bool(c, "attack", &r.Attack)
	field.Int(c, "for", &r.For, 0, 2)
}

// Check refuses rulings about things that do not exist.
func (r *DeckRuling) Check(f *personal.Fight) error {
	if !f.HasDecks() {
		return crew.Refuse(crew.Manners, "there are no decks in this battle")
	}
	if r.OfDeck() {
		return r.checkDeck(f)
	}
	if r.OfAll() {
		return r.checkAll(f)
	}
	p := f.Person(r.Person)
	if p == nil {
		return crew.Refuse(crew.Manners, "there is nobody by that name")
	}
	if r.Kind == RuleLevel {
		return r.mayLevel(f, p)
	}
	return r.checkNumbers(f, p)
}

// listLength returns the length of the list that a ruling's number is an index of; ok is false if the
// number is something else.
func (r *DeckRuling) listLength(book *rulebook.Book, p *personal.Person) (length int, ok bool) {
	switch r.Kind {
	case RuleHurt:
		return len(book.Types), true
	case RuleLayer:
		return len(book.Layers), true
	case RuleAfflict, RuleRelieve:
		return len(book.Conditions), true
	case RuleContest:
		return len(book.Skills), true
	case RuleLoad:
		return len(p.Arms), true
	case RuleReserve:
		return len(book.Reserves), true
	case RuleTable:
		return len(book.Tables), true
	case RuleArm:
		return len(book.Weapons), true
	case RuleSupply:
		return len(book.Devices), true
	case RuleCheck:
		return len(book.Abilities) + len(book.Skills), true
	}
	return 0, false
}

// checkNumbers refuses numbers that are out of their range, and what cannot be done to p.
func (r *DeckRuling) checkNumbers(f *personal.Fight, p *personal.Person) error {
	book := f.Book()
	if length, ok := r.listLength(book, p); ok && (r.Number < 0 || int(r.Number) >= length) {
		return crew.Refuse(crew.Manners, "the book has no such thing")
	}
	gives := r.Kind == RuleHeal || (r.Kind == RuleLayer || r.Kind == RuleReserve) && r.Amount > 0
	if gives && p.State == personal.Dead {
		return book.Refuse(rulebook.TopicHeal, "%s is dead, and the dead regain nothing", p.Name)
	}
	switch r.Kind {
	case RuleAfflict:
		return r.mayAfflict(f, p)
	case RuleArm, RuleSupply:
		return r.mayOutfit(f, p)
	case RuleReserve:
		if r.Amount < -1000 || r.Amount > 1000 {
			return crew.Refuse(crew.Manners, "that is more than anybody has")
		}
	case RuleFall, RuleRest:
		if r.Amount < 0 || f.Book().Falls.Every == 0 && r.Kind == RuleFall {
			return crew.Refuse(crew.Manners, "the book has no such thing")
		}
	case RuleSever:
		return r.maySever(f)
	case RuleHurt, RuleHeal, RuleHP, RuleTrack:
		return r.checkPoints(p)
	case RuleCover:
		if r.Number < 0 || r.Number > int16(space.TotalCover)+1 {
			return crew.Refuse(crew.Manners, "there is no such cover")
		}
	case RulePlace:
		return r.checkPlace(f, p)
	case RuleContest:
		if o := f.Person(r.Other); o == nil || o == p || int(r.Second) >= len(book.Skills) {
			return crew.Refuse(crew.Manners, "a contest needs two people, and skills of the book")
		}
	case RuleSurprise:
		return r.checkAmbush(f, p)
	}
	return nil
}

// checkPoints refuses negative points, and any that would raise the dead.
func (r *DeckRuling) checkPoints(p *personal.Person) error {
	if r.Kind != RuleTrack && r.Amount < 0 {
		return crew.Refuse(crew.Manners, "points must be 0 or more")
	}
	if p.State == personal.Dead && (r.Kind == RuleHP || r.Kind == RuleTrack) {
		return crew.Refuse(crew.Manners, "the dead stay dead")
	}
	return nil
}

// checkPlace refuses to put p where they have no room.
func (r *DeckRuling) checkPlace(f *personal.Fight, p *personal.Person) error {
	if f.Plan(p.Deck).Index(r.At) < 0 {
		return crew.Refuse(crew.Manners, "there is no such square")
	}
	if r.Amount < 0 || r.Amount > personal.MaxHeight {
		return crew.Refuse(crew.Manners, "a height must be 0 to %d", personal.MaxHeight)
	}
	if _, ok := f.Fits(p, r.At); !ok || f.InWay(p, r.At) != nil || f.OnHeld(p, r.At) {
		return crew.Refuse(crew.Manners, "%s has no room there", p.Name)
	}
	return nil
}

// checkAmbush refuses an ambush that nobody can lay, and calling off an ambush that there
// is not.
func (r *DeckRuling) checkAmbush(f *personal.Fight, p *personal.Person) error {
	switch {
	case !f.Book().Surprise.Ambush:
	case r.On && !slices.ContainsFunc(f.People, func(o personal.Person) bool { return mayAmbush(&o, p.Side) }):
		return f.Book().Refuse(rulebook.TopicSurprise, "no foe of %s has an ambush action left", p.Name)
	case !r.On && !slices.ContainsFunc(f.People, func(o personal.Person) bool { return o.Side != p.Side && o.Ambush.Open }):
		return f.Book().Refuse(rulebook.TopicSurprise, "no foe of %s lies in ambush", p.Name)
	}
	return nil
}

// Do carries out the ruling.
func (r *DeckRuling) Do(f *personal.Fight) {
	if r.OfAll() {
		r.doAll(f)
		return
	}
	p, o := f.Person(r.Person), f.Person(r.Other)
	switch r.Kind {
	case RuleHurt:
		w := personal.Wound{Target: r.Person, By: r.Other, Type: int8(r.Number), Amount: r.Amount, Critical: r.Critical, Bypass: r.Bypass, Attack: r.Attack, Cause: "GM"}
		if r.Melee {
			w.Tags = rulebook.Melee
		}
		f.AddWound(w)
	case RuleHeal:
		combat.Heal(f, p, r.Amount)
	case RuleHP:
		setHP(f, p, r.Amount)
	case RuleLayer:
		combat.OfferLayer(f, p, int8(r.Number), r.Amount, r.Keep)
	case RuleReserve:
		combat.SpendReserve(f, p, int8(r.Number), int16(-r.Amount))
		combat.FillReserve(f, p, int8(r.Number), int16(r.Amount))
	case RuleTable:
		combat.RollOnTable(f, r.Number, p, cmp.Or(o, p), nil)
	case RuleAfflict:
		r.afflict(f, p)
	case RuleRelieve:
		combat.Relieve(f, p, r.Number)
	case RuleDoor:
		setDoor(f, r.Deck, r.At, r.On, r.Locked, 0)
	case RuleBurn:
		burn(f, r.Deck, r.At, r.On)
		f.Emit(f.Overlookers(r.Deck, r.At), &personal.Kindled{Deck: r.Deck, At: r.At, Out: !r.On})
	case RuleBreak:
		breakDoor(f, r.Deck, r.At, r.On)
	case RuleSquare:
		drawSquare(f, r.Deck, r.At, byte(max(0, r.Number)))
	case RuleEdge:
		personal.GrantEdge(f, personal.Edge{Modifier: modifier.Lean(r.On), Checks: r.For == 0, Attacks: r.For == 1, Saves: r.For == 2, Person: r.Person, Against: r.Other, Side: -1, Why: "GM"})
	case RuleContest:
		second := r.Second
		if second < 0 {
			second = r.Number
		}
		combat.Contest(f, p, o, int8(r.Number), int8(second), "contest")
	case RuleCheck:
		ruleCheck(f, p, r)
	case RuleSurprise:
		setSurprised(f, p, r.On)
	case RulePlace, RuleRest, RuleHide, RuleFall, RuleCover:
		ruleBody(f, p, r)
	case RuleSever:
		combat.SetPart(f, p, rulebook.PartSevered, true)
	case RuleArm, RuleSupply:
		r.outfit(f, p)
	case RuleLevel:
		r.level(f, p)
	case RuleSpecial:
		p.Special = r.On
	case RuleTrack:
		wound.SetTrack(f, p, r.Amount)
	case RuleLeave:
		combat.Withdraw(f, p)
	case RuleLoad:
		a := &p.Arms[r.Number]
		a.Heat = int8(min(max(0, r.Amount), int32(f.Weapon(a).Heat)))
		a.Jammed = a.Jammed && a.Heat == 0
	}
}

// ruleCheck throws a check that the GM calls for, of an ability or, numbered after those,
// of a skill.
func ruleCheck(f *personal.Fight, p *personal.Person, r *DeckRuling) {
	n := int(r.Number) - len(f.Book().Abilities)
	if n < 0 {
		combat.Check(f, p, int8(r.Number), -1, int(r.Amount), say.Name(f.Book().Abilities[r.Number]))
		return
	}
	combat.Check(f, p, -1, int8(n), int(r.Amount), say.Name(f.Book().Skills[n].Name))
}

// ruleBody rules on the place and state of somebody: rested, hidden, fallen, in cover.
func ruleBody(f *personal.Fight, p *personal.Person, r *DeckRuling) {
	switch r.Kind {
	case RulePlace:
		if p.Height != int16(r.Amount) {
			combat.BreakOff(f, p, rulebook.BreakMoves)
			p.Height = int16(r.Amount)
		}
		p.Path = p.Path[:0]
		combat.PutAt(f, p, r.At)
		combat.EndHoldsOf(f, p)
		combat.FallDown(f, p)
	case RuleRest:
		restFor(f, p, r.Amount, int32(max(0, r.Second)))
	case RuleHide:
		ruleHide(f, p, r.On)
	case RuleFall:
		fallFrom(f, p, int16(min(r.Amount, 10_000)), r.On)
	case RuleCover:
		p.Behind = int8(r.Number)
	}
}

func ruleHide(f *personal.Fight, p *personal.Person, on bool) {
	if p.Hidden = on; on {
		r := f.PrepareCheck(p, -1, f.Book().SkillFor(rulebook.SkillStealth), "", nil)
		p.Stealth, p.Found = int16(10+r.Bonus()), 0
		return
	}
	p.Found = 0
	f.Tell(p, &personal.Spotted{Person: p.ID})
}

// maySever refuses weapons that cannot sever a limb. Attacks of nothing but energy always
// can; energy added to a weapon follows the weapon (LOL-DISMEMBER).
func (r *DeckRuling) maySever(f *personal.Fight) error {
	book, by := f.Book(), f.Person(r.Other)
	switch {
	case book.Roles[rulebook.PartSevered] < 0:
		return crew.Refuse(crew.Manners, "the book has no such thing")
	case r.Number < 0:
		return nil
	case by == nil || int(r.Number) >= len(by.Arms):
		return crew.Refuse(crew.Manners, "there is no such weapon")
	}
	if w := f.Weapon(&by.Arms[r.Number]); !book.Severs(w) {
		return book.Refuse(rulebook.TopicSever, "%s cannot sever a limb", w.Name)
	}
	return nil
}

// setHP sets somebody's hit points by ruling.
func setHP(f *personal.Fight, p *personal.Person, points int32) {
	p.HP = min(points, f.MaxHP(p))
	switch {
	case p.HP == 0 && p.State == personal.Able:
		combat.LoseConsciousness(f, p)
		wound.SetTrack(f, p, int32(p.Bad))
	case p.HP > 0 && p.State != personal.Able && p.State != personal.Away:
		combat.WakeUp(f, p)
	}
}

// burn sets a square on fire, or puts it out.
func burn(f *personal.Fight, deck int8, at deckplan.Square, on bool) {
	d := &f.Decks[deck]
	for i := range d.Burns {
		if d.Burns[i].At == at {
			d.Burns[i].Out = !on
			return
		}
	}
	if len(d.Burns) < personal.MaxBurns {
		d.Burns = append(d.Burns, personal.Burn{At: at, Out: !on})
	}
}

// CheckState returns what is wrong with a fight, or "". It checks invariants that must hold
// after every step.
func CheckState(f *personal.Fight) string {
	for i := range f.People {
		p := &f.People[i]
		switch {
		case f.Person(p.ID) != p:
			return "two people have one number"
		case int(p.Sheet) >= len(f.Book().Sheets) || int(p.Deck) >= len(f.Decks):
			return p.Name + " has no sheet or no deck"
		case len(p.Devices) < len(f.SheetOf(p).Devices) || len(p.Arms) < len(f.SheetOf(p).Weapons):
			return p.Name + " does not fit their sheet"
		case slices.ContainsFunc(p.Arms, func(a personal.ArmState) bool { return int(a.Weapon) >= len(f.Book().Weapons) }):
			return p.Name + " has a weapon that the book lacks"
		case slices.ContainsFunc(p.Devices, func(d rulebook.Supply) bool { return int(d.Device) >= len(f.Book().Devices) }):
			return p.Name + " has a thing that the book lacks"
		case slices.ContainsFunc(p.Powers, func(n int16) bool { return int(n) >= len(f.Book().Powers) }):
			return p.Name + " has a power that does not exist"
		case p.HP < 0 || p.HP > p.MaxHP || p.State != personal.Away && (p.HP == 0) == (p.State == personal.Able):
			return p.Name + " is " + p.State.String() + " with hit points that do not go with it"
		case p.State != personal.Away && f.Plan(p.Deck).Index(p.At) < 0:
			return p.Name + " is outside of the map"
		}
		for _, a := range p.Conditions {
			if int(a.Condition) >= len(f.Book().Conditions) {
				return p.Name + " is in a condition that the book lacks"
			}
		}
	}
	for i := range f.Decks {
		if int(f.Decks[i].Plan) >= len(f.Library.Plans) || len(f.Decks[i].Doors) != len(f.Plan(int8(i)).Doors)+len(f.Decks[i].Hung) {
			return "a deck does not fit its plan"
		}
	}
	if !f.Settled() {
		return "damage on foot is left over after the tick"
	}
	return ""
}

// mayAfflict refuses a condition that would not last, and a level above the first that somebody
// has.
func (r *DeckRuling) mayAfflict(f *personal.Fight, p *personal.Person) error {
	book := f.Book()
	c := &book.Conditions[r.Number]
	if c.While >= 0 && p.Pools[c.While].Points == 0 {
		return crew.Refuse(crew.Manners, "%s has no %s, without which the condition does not last", p.Name, book.Layers[c.While].Name)
	}
	if rulebook.IsHigher(book, r.Number) && f.Suffers(p, r.Number) {
		return crew.Refuse(crew.Manners, "%s is %s", p.Name, c.Name)
	}
	return nil
}

// afflict gives somebody a condition. A level above the first is the one that they have then; the
// first, for somebody who has one, is one level more.
func (r *DeckRuling) afflict(f *personal.Fight, p *personal.Person) {
	if book := f.Book(); rulebook.IsHigher(book, r.Number) {
		for n := book.Conditions[r.Number].Step; n >= 0; n = book.Conditions[n].Step {
			combat.Relieve(f, p, n)
		}
	}
	combat.Afflict(f, p, personal.Affliction{Condition: r.Number, By: r.Other, Save: -1, Implied: -1})
}
