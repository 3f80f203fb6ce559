package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// StartTurn opens somebody's turn: what lasted until now ends, tokens come back,
// layers regain, and who is at 0 makes their save (ME-TURN, HOE-TURN).
func (f *Fight) StartTurn(id crew.ID) {
	p := f.Person(id)
	f.lapse(id, rulebook.OwnStart, rulebook.CasterStart)
	f.dropEdges(id)
	f.forget(id)
	f.forgive()
	if p == nil || p.Out() {
		return
	}
	surprised := p.Surprised
	p.Turn = Turn{Open: true, Began: true, Raised: p.Raised, Tokens: p.Tokens}
	f.cool(p)
	f.refill(p, rulebook.EachTurn)
	f.renew(p)
	f.due(id)
	f.regrow(p)
	saved := p.State == Dying
	if saved {
		f.deathSave(p)
	}
	if p.State != Able || saved && f.Book().Zero.TakesTurn {
		p.Open, p.Tokens = false, [rulebook.MaxTokens]int8{}
		return
	}
	f.regain(p)
	f.suffer(p)
	f.zones(p, func(x *rulebook.Stays) bool { return x.Starts })
	if f.hazardous(p.Deck, p.At) && p.Height == 0 {
		f.scorch(p)
	}
	f.drop(p)
	if surprised {
		p.Surprised = true
		p.Open = false
	}
}

// EndTurn closes somebody's turn: what is not kept or held is lost, conditions
// that last until now end, and total cover may start layers regaining.
func (f *Fight) EndTurn(id crew.ID) {
	p := f.Person(id)
	if p != nil {
		p.Ambushing = false
	}
	if p == nil || !p.Began || p.Ended || p.Out() {
		return
	}
	p.Ended = true
	f.leave(p, false)
	p.Open, p.Surprised, p.Blows, p.Safe = false, false, 0, false
	f.sear(p, true)
	f.zones(p, func(x *rulebook.Stays) bool { return x.Ends })
	f.lapse(id, rulebook.OwnEnd, rulebook.CasterEnd)
	f.age(p)
	f.wane(p)
	if p.State == Able && f.sheltered(p) {
		f.try(p, rulebook.RegainCover)
	}
	if p.Focus.Power >= 0 && p.Focus.Left > 0 {
		if p.Focus.Left--; p.Focus.Left == 0 {
			f.unfocus(p)
		}
	}
}

// BeginRound gives back what comes back with the round, takes away what was held
// for the last one, and lets smoke drift off (HOE-HELD). Live, a turn lasts beyond
// the end of a round, until the next one of its owner, and so does what it has left.
func (f *Fight) BeginRound() {
	for i := range f.People {
		p := &f.People[i]
		if p.Out() {
			continue
		}
		if !f.Live {
			f.leave(p, true)
			p.Began = false
		}
		f.refill(p, rulebook.EachRound)
	}
	f.next()
	f.fade()
	f.Arise()
	for d := range f.Decks {
		kept := f.Decks[d].Clouds[:0]
		for _, c := range f.Decks[d].Clouds {
			if c.Left--; c.Left > 0 {
				kept = append(kept, c)
			}
		}
		f.Decks[d].Clouds = kept
	}
}

// Busy says whether somebody's turn goes on: it is open, or they are under way.
func (f *Fight) Busy(id crew.ID) bool {
	p := f.Person(id)
	return p != nil && !p.Out() && (p.Open && p.State == Able || len(p.Path) > 0)
}

// sheltered says whether there are able foes, and none has a line to somebody.
func (f *Fight) sheltered(p *Person) bool {
	foes := false
	for i := range f.People {
		o := &f.People[i]
		if !hostile(p, o) || o.State != Able {
			continue
		}
		foes = true
		if f.LineOfSight(o, p) {
			return false
		}
	}
	return foes
}

// Intent is what somebody on a deck wants. Check throws no dice and changes
// nothing; Do is called in the same tick only if Check found nothing against it.
type Intent interface {
	field.Record
	Verb() crew.Verb
	// Check returns a *crew.Refusal for what the rules do not allow.
	Check(f *Fight, by *Person) error
	Do(f *Fight, by *Person)
}

// NewIntent is an empty intent of a verb, or nil for one that is not of a fight
// on foot.
func NewIntent(v crew.Verb) Intent {
	switch v {
	case crew.Walk:
		return &Move{}
	case crew.Strike:
		return &Attack{}
	case crew.Cast:
		return &Cast{}
	case crew.Prepare:
		return &Ready{}
	case crew.Answer:
		return &React{}
	case crew.UseDevice:
		return &Use{}
	case crew.Orders:
		return &Stand{}
	}
	for i := range deeds {
		if deeds[i].verb == v {
			return &Deed{What: v}
		}
	}
	return nil
}

// Validate says why somebody may not do something now, or nil: whether they can
// act at all, whether a reaction is awaited, and what the rule itself asks.
func (f *Fight) Validate(p *Person, i Intent) error {
	book := f.Book()
	_, answers := i.(*React)
	_, stands := i.(*Stand)
	switch {
	case p.State == Dead:
		return book.Refuse(rulebook.TopicDead, "%s is dead", p.Name)
	case p.State == Away:
		return book.Refuse(rulebook.TopicDead, "%s has left", p.Name)
	case stands:
		return i.Check(f, p)
	case p.State != Able:
		return book.Refuse(rulebook.TopicZero, "%s is unconscious", p.Name)
	case answers:
		return i.Check(f, p)
	case len(f.Prompts) > 0:
		return book.Refuse(rulebook.TopicReact, "a reaction is awaited first")
	case p.Surprised:
		return book.Refuse(rulebook.TopicSurprise, "%s is surprised: no move and no action in their first turn", p.Name)
	}
	if f.flags(p)&rulebook.NoActions != 0 {
		_, moves := i.(*Move)
		if d, ok := i.(*Deed); ok && d.What == crew.Escape && d.Person == 0 && f.bound(p) >= 0 {
			moves = true
		}
		if !moves {
			return book.Refuse(rulebook.TopicTurn, "%s cannot act", p.Name)
		}
	}
	return i.Check(f, p)
}

// Surprise says who is surprised: of the persons from whom all foes hide, those
// whose passive Perception is above the Stealth of none, which is thrown for it
// (ME-SURPRISE). Where surprise gives an ambush instead, each of the other side has
// one action first (HOE-SURPRISE).
func (f *Fight) Surprise() {
	var waylaid []*Person
	for i := range f.People {
		if p := &f.People[i]; !p.Out() && f.waylaid(p) {
			waylaid = append(waylaid, p)
		}
	}
	for i := range f.People {
		o := &f.People[i]
		if !f.Book().Ambush && !o.Out() && slices.ContainsFunc(waylaid, func(p *Person) bool { return hostile(p, o) }) {
			f.sneak(o)
		}
	}
	for _, p := range waylaid {
		switch {
		case f.notices(p):
		case f.Book().Ambush:
			f.ambush(p.Side)
		default:
			f.SetSurprised(p, true)
		}
	}
}

// waylaid says whether somebody has foes and all of them hide from them.
func (f *Fight) waylaid(p *Person) bool {
	foes := false
	for i := range f.People {
		o := &f.People[i]
		if !hostile(p, o) || o.Out() {
			continue
		}
		foes = true
		if !o.Hidden || o.Found.Has(p.Side) {
			return false
		}
	}
	return foes
}

// notices says whether somebody's passive Perception is above the Stealth of a foe.
func (f *Fight) notices(p *Person) bool {
	for i := range f.People {
		if o := &f.People[i]; hostile(p, o) && !o.Out() && int(o.Stealth) < f.passive(p) {
			return true
		}
	}
	return false
}

// SetSurprised says that somebody is surprised, or is not: a ruling may say
// otherwise than the dice.
func (f *Fight) SetSurprised(p *Person, on bool) {
	if f.Book().Ambush {
		if on {
			f.ambush(p.Side)
		}
		return
	}
	if p.Surprised != on {
		p.Surprised = on
		f.tell(p, &Surprised{p.ID, on})
	}
}

// ambush gives each foe of a side one action before initiative is rolled.
func (f *Fight) ambush(of event.Side) {
	for i := range f.People {
		if p := &f.People[i]; p.Side != of && p.State == Able && !p.Ambushing && !p.Began {
			p.Ambushing = true
			p.Tokens[0] = 1
		}
	}
}

// Ambushing says whether somebody still has an action before the order begins.
func (f *Fight) Ambushing() bool {
	for i := range f.People {
		if f.People[i].Ambushing {
			return true
		}
	}
	return false
}

// Surprised says that somebody cannot act in their first turn, or can after all.
type Surprised struct {
	Person crew.ID
	On     bool
}

func (*Surprised) Kind() event.Kind { return KindSurprisedOne }

// Fields describes a Surprised.
func (f *Surprised) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Bool(c, "on", &f.On)
}

func (f *Surprised) Sentence(n event.Names) string {
	if f.On {
		return name(n, f.Person) + " is surprised."
	}
	return name(n, f.Person) + " is not surprised."
}
