// Package action holds the orders of somebody on a deck other than attacking, casting and
// moving, one file an order, with turns, arrivals, a GM's rulings and forecasts.
package action

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/personal/wound"
	"broadside/sim/event"
)

// StartTurn starts a person's turn: what lasted until now ends, tokens return, layers
// regain points, and a person at 0 makes their save (ME-TURN, HOE-TURN).
func StartTurn(f *personal.Fight, id crew.ID) {
	p := f.Person(id)
	combat.EndAtTurnStart(f, id)
	combat.ResetZones(f)
	renewSneaking(f)
	if p != nil {
		combat.DropReadied(f, p)
	}
	if p == nil || p.IsOut() {
		setOffDelayed(f, id)
		combat.EndAtTurnEnd(f, id) // it ends as it starts
		return
	}
	if p.Raised > 0 && f.Book().Attack.Parries {
		lower(f, p)
	}
	surprised := p.Surprised
	p.Turn = personal.Turn{Open: true, Began: true, Raised: p.Raised, Tokens: p.Tokens}
	coolWeapons(f, p)
	refillTokens(f, p, rulebook.EachTurn)
	combat.BreakOff(f, p, rulebook.BreakRegains)
	combat.RenewPowers(f, p)
	setOffDelayed(f, id)
	wound.RegainByNature(f, p)
	saved := p.State == personal.Dying
	if saved {
		wound.DeathSave(f, p)
	}
	acts := f.CanAct(p) && !(saved && f.Book().Zero.TakesTurn)
	if acts {
		regainLayers(f, p)
	}
	startTurnWith(f, p)
	if !acts {
		wound.Settle(f)
		p.Open, p.Tokens = false, [rulebook.MaxTokens]int8{}
		return
	}
	combat.FallDown(f, p)
	if surprised {
		p.Surprised = true
		p.Open = false
	}
}

// startTurnWith applies the start of a turn to somebody who is alive, conscious or not.
func startTurnWith(f *personal.Fight, p *personal.Person) {
	if p.IsOut() {
		return
	}
	sufferConditions(f, p)
	combat.RollOn(f, p)
	combat.ApplyZones(f, p, func(x *rulebook.Stays) bool { return x.Starts })
	if p.Height == 0 && personal.Burns(f, p, p.At) {
		combat.BurnOnSquare(f, p)
	}
}

// renewSneaking restores everybody's sneak attack, which is dealt once in each turn of
// anybody's. In live tempo, where turns overlap, it is once in a person's own turn.
func renewSneaking(f *personal.Fight) {
	for i := range f.People {
		f.People[i].Sneaked = f.People[i].Sneaked && f.Live
	}
}

// EndTurn closes somebody's turn: tokens that are not kept or held are lost, conditions
// that last until now end, and total cover may start layers regaining.
func EndTurn(f *personal.Fight, id crew.ID) {
	p := f.Person(id)
	if p != nil {
		p.Ambush.Open = false
	}
	if p == nil || !p.Began || p.Ended {
		return
	}
	if p.Ended = true; p.IsOut() {
		combat.EndAtTurnEnd(f, id)
		return
	}
	dropTokens(f, p, rulebook.Lost)
	p.Open, p.Blows, p.Safe = false, 0, false
	p.Surprised = p.Surprised && f.Book().Surprise.Round
	combat.BurnOnGround(f, p, true)
	combat.ApplyZones(f, p, func(x *rulebook.Stays) bool { return x.Ends })
	gripAndKeep(f, p)
	combat.EndAtTurnEnd(f, id)
	combat.SaveAtTurnEnd(f, p)
	ageLayers(f, p)
	if p.State == personal.Able && sheltered(f, p) {
		combat.NoteRegain(f, p, rulebook.RegainCover)
	}
	if p.Focus.Power >= 0 && p.Focus.Left > 0 {
		if p.Focus.Left--; p.Focus.Left == 0 {
			combat.Unfocus(f, p)
		}
	}
}

// BeginRound restores what returns with the round, removes what was held for the last
// one, and lets smoke disperse (HOE-HELD). In live tempo a turn lasts beyond the end of a
// round, until its owner's next one, and so do its tokens.
func BeginRound(f *personal.Fight) {
	for i := range f.People {
		p := &f.People[i]
		if p.IsOut() {
			continue
		}
		if !f.Live {
			if personal.HoldsReady(f.Book()) {
				combat.DropReadied(f, p)
			}
			dropTokens(f, p, rulebook.Lost, rulebook.Held)
			p.Began, p.Blows = false, 0
		}
		refillTokens(f, p, rulebook.EachRound)
		if f.Book().Surprise.Round {
			p.Surprised = false
			combat.SetPart(f, p, rulebook.PartStartled, false)
		}
	}
	combat.EndAtRoundStart(f)
	combat.FadeZones(f)
	combat.StartRound(f)
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

// Busy reports whether somebody's turn goes on: it is open, or they are still moving.
func Busy(f *personal.Fight, id crew.ID) bool {
	p := f.Person(id)
	return p != nil && !p.IsOut() && (p.Open && f.CanAct(p) || len(p.Path) > 0)
}

// sheltered reports whether there are foes, with total cover against each who is awake.
func sheltered(f *personal.Fight, p *personal.Person) bool {
	foes := false
	for i := range f.People {
		o := &f.People[i]
		if !personal.Hostile(p, o) || o.State != personal.Able {
			continue
		}
		foes = true
		if o.Deck == p.Deck && !personal.IsUnconscious(f, o) && !personal.Covered(f, o, p) {
			return false
		}
	}
	return foes
}

// NewIntent returns an empty intent of a verb, or nil for a verb that is not for fights
// on foot.
func NewIntent(v crew.Verb) personal.Intent {
	switch v {
	case crew.Walk:
		return &movement.Move{}
	case crew.Strike:
		return &combat.Attack{}
	case crew.Cast:
		return &combat.Cast{}
	case crew.ReadyOnFoot:
		return &Ready{}
	case crew.UseDevice:
		return &combat.Use{}
	case crew.StandOnFoot:
		return &Stand{}
	case crew.Handle:
		return &HandleOnFoot{}
	}
	for i := range deeds {
		if deeds[i].verb == v {
			return &Deed{What: v}
		}
	}
	return nil
}

// Validate returns the refusal of an intent now, or nil: it checks that the person can
// act at all, and what the intent itself requires.
func Validate(f *personal.Fight, p *personal.Person, i personal.Intent) error {
	book := f.Book()
	_, stands := i.(*Stand)
	switch err := CheckAwake(f, p); {
	case stands && p.State != personal.Dead && p.State != personal.Away:
		return i.Check(f, p)
	case err != nil:
		return err
	case p.Surprised:
		return checkSurprised(f, p)
	}
	if f.Flags(p)&rulebook.NoActions != 0 {
		_, moves := i.(*movement.Move)
		if d, ok := i.(*Deed); ok && d.What == crew.Escape && (d.Person == 0 || d.OtherWay) && len(BondsOf(f, p)) > 0 {
			moves = true
		}
		if !moves {
			return book.Refuse(rulebook.TopicTurn, "%s cannot act", p.Name)
		}
	}
	return i.Check(f, p)
}

// CheckAwake refuses orders of a person who can do nothing at all.
func CheckAwake(f *personal.Fight, p *personal.Person) error {
	switch book := f.Book(); {
	case p.State == personal.Dead:
		return book.Refuse(rulebook.TopicDead, "%s is dead", p.Name)
	case p.State == personal.Away:
		return book.Refuse(rulebook.TopicDead, "%s has left", p.Name)
	case !f.CanAct(p):
		return book.Refuse(rulebook.TopicZero, "%s is unconscious", p.Name)
	}
	return nil
}

// checkSurprised refuses orders of a surprised person, for as long as the book says.
func checkSurprised(f *personal.Fight, p *personal.Person) error {
	if f.Book().Surprise.Round {
		return f.Book().Refuse(rulebook.TopicSurprise, "%s is surprised: no move and no action in this round", p.Name)
	}
	return f.Book().Refuse(rulebook.TopicSurprise, "%s is surprised: no move and no action in their first turn", p.Name)
}

// Surprise rolls Stealth for those who hide, and surprises people from whom all foes are
// hidden and whose passive Perception is not above any of their totals (ME-SURPRISE).
func Surprise(f *personal.Fight) {
	if !f.HasDecks() || f.Book().Surprise.Ambush {
		return
	}
	waylaid := unprepared(f)
	for i := range f.People {
		o := &f.People[i]
		if !o.IsOut() && slices.ContainsFunc(waylaid, func(p *personal.Person) bool { return personal.Hostile(p, o) }) {
			hideFrom(f, o)
		}
	}
	for _, p := range waylaid {
		if !notices(f, p) {
			setSurprised(f, p, true)
		}
	}
}

// AmbushFirst reports whether initiative waits for an ambush. If surprise gives one, each
// foe of the surprised has one action, once, before initiative is rolled (HOE-SURPRISE). A
// person who has used it, or can no longer act, has none. What the last of these actions
// does comes before initiative, too.
func AmbushFirst(f *personal.Fight) (waits bool) {
	if !f.HasDecks() || !f.Book().Surprise.Ambush {
		return false
	}
	for _, p := range unprepared(f) {
		if notices(f, p) {
			continue
		}
		for i := range f.People {
			if o := &f.People[i]; !o.Ambush.Had {
				ambush(o, p.Side)
			}
		}
	}
	for i := range f.People {
		p := &f.People[i]
		p.Ambush.Open = p.Ambush.Open && (p.Tokens[0] > 0 || p.Blows > 0) && f.CanAct(p) && f.Flags(p)&rulebook.NoActions == 0
		waits = waits || p.Ambush.Open || p.Ambush.Had && (len(*f.Windows) > 0 || !f.Settled())
	}
	return waits
}

// unprepared returns the people who have foes and from whom all of those are hidden.
func unprepared(f *personal.Fight) (list []*personal.Person) {
	for i := range f.People {
		if p := &f.People[i]; !p.IsOut() && isWaylaid(f, p) {
			list = append(list, p)
		}
	}
	return list
}

func isWaylaid(f *personal.Fight, p *personal.Person) bool {
	foes := false
	for i := range f.People {
		o := &f.People[i]
		if !personal.Hostile(p, o) || o.IsOut() {
			continue
		}
		foes = true
		if !o.Hidden || o.Found.Has(p.Side) {
			return false
		}
	}
	return foes
}

// notices reports whether somebody's passive Perception is above the Stealth of a foe.
func notices(f *personal.Fight, p *personal.Person) bool {
	for i := range f.People {
		if o := &f.People[i]; personal.Hostile(p, o) && !o.IsOut() && int(o.Stealth) < personal.Passive(f, p) {
			return true
		}
	}
	return false
}

// setSurprised sets whether somebody is surprised, since a ruling may differ from the
// dice. If surprise gives an ambush, it gives one to the foes of their side who have not
// had theirs, or calls it off.
func setSurprised(f *personal.Fight, p *personal.Person, on bool) {
	if f.Book().Surprise.Ambush {
		for i := range f.People {
			if o := &f.People[i]; on && mayAmbush(o, p.Side) {
				ambush(o, p.Side)
			} else if !on && o.Side != p.Side {
				o.Ambush.Open = false
			}
		}
		f.Tell(p, &event.Surprised{Who: event.Actor{Person: p.ID}, On: on})
		return
	}
	if p.Surprised != on {
		p.Surprised = on
		combat.SetPart(f, p, rulebook.PartStartled, on)
		f.Tell(p, &event.Surprised{Who: event.Actor{Person: p.ID}, On: on})
	}
}

// ambush gives a foe of a side one action before initiative is rolled.
func ambush(p *personal.Person, of event.Side) {
	if p.Side != of && p.State == personal.Able {
		p.Ambush.Open, p.Ambush.Had = true, true
		p.Tokens[0] = 1
	}
}

// mayAmbush reports whether a foe of a side has yet to take the action of an ambush.
func mayAmbush(p *personal.Person, of event.Side) bool {
	return p.Side != of && p.State == personal.Able && !p.Ambush.Open && (!p.Ambush.Had || p.Tokens[0] > 0)
}
