package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/say"
)

// mayDisarm requires a known mine, a step beyond the range at which it goes off.
func (i *Deed) mayDisarm(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActDisarm].Rule
	n := f.MineAt(p.Deck, i.At, p.Side)
	if n < 0 {
		return crew.Refuse(rule, "no mine is known of at %s", i.At)
	}
	reach := f.Book().Ranges.Reach + f.Book().Square
	switch {
	case f.DistanceTo(p, i.At) > reach:
		return crew.Refuse(rule, "it is %d %s away: disarm it from within %d", f.DistanceTo(p, i.At), f.Book().Unit, reach)
	case !personal.Overlooks(f, p, i.At):
		return f.Book().Refuse(rulebook.TopicCover, "something solid is in the way")
	}
	return nil
}

// disarm throws a check with machines; a failure sets the mine off.
func (i *Deed) disarm(f *personal.Fight, p *personal.Person) {
	n := f.MineAt(p.Deck, i.At, p.Side)
	d := &f.Book().Devices[f.Decks[p.Deck].Mines[n].Device]
	if !CheckMachines(f, p, int(f.Book().Mines.Disarm), say.Of("disarm %s", d.Name)) {
		combat.BlastInHands(f, p, n)
		return
	}
	m := combat.TakeMine(f, p.Deck, n)
	f.Emit(f.Watchers(p)&(m.Found.With(event.Side(m.Side))), &personal.Disarmed{By: p.ID, At: m.At, What: d.Name})
}

// maySetOff requires a mine of the person's that waits for a word.
func (i *Deed) maySetOff(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActSetOff].Rule
	n := f.MineAt(p.Deck, i.At, p.Side)
	switch {
	case n < 0 || f.Decks[p.Deck].Mines[n].By != uint16(p.ID):
		return crew.Refuse(rule, "%s has laid no mine at %s", p.Name, i.At)
	case !f.Book().Devices[f.Decks[p.Deck].Mines[n].Device].Blast.Damages():
		return crew.Refuse(rule, "it goes off when somebody comes near, and not at a word")
	}
	return nil
}

func (i *Deed) setOff(f *personal.Fight, p *personal.Person) {
	combat.BlastMine(f, p.Deck, f.MineAt(p.Deck, i.At, p.Side))
}
