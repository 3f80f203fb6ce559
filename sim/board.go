package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// boarding is an order of somebody on a deck that affects more than the deck.
type boarding interface {
	Intent
	Check(w *World, by *personal.Person) error
	Do(w *World, by *personal.Person)
}

// newBoarding returns an empty order between ships and decks, or nil.
func newBoarding(v crew.Verb) Intent {
	switch v {
	case crew.Seize:
		return &Seize{}
	case crew.Sabotage:
		return &Sabotage{}
	case crew.Rewire:
		return &Rewire{}
	case crew.Cross:
		return &Cross{}
	case crew.Launch:
		return &Launch{}
	}
	return nil
}

// Way is how two ships are joined.
type Way uint8

// The ways.
const (
	NoWay  Way = iota
	Hooked     // by a boarding harpoon
	Docked
	Torn
)

// WayBetween returns the way by which people can cross from one ship to another.
func (w *World) WayBetween(a, b space.ID) Way {
	s := w.Ship(a)
	if s == nil {
		return NoWay
	}
	if t := w.Ship(b); t != nil && w.IsFast(s, t) && w.plays(scenario.HouseDock) {
		return Docked
	}
	for _, x := range w.Aboard.Breaches {
		if x == (Breach{a, b}) || x == (Breach{b, a}) {
			return Torn
		}
	}
	if areHooked(&w.Battle, a, b) {
		return Hooked
	}
	return NoWay
}

// addBreaches adds the breaches torn by rams in this tick (HOUSE-BREACH).
func addBreaches(w *World) {
	if !w.Fight.HasDecks() || !w.plays(scenario.HouseBreach) {
		return
	}
	for ; w.read.rams < len(w.Events); w.read.rams++ {
		f, ok := w.Events[w.read.rams].Fact.(*ships.Rammed)
		if !ok || w.Ship(f.Ship) == nil || w.Ship(f.Target) == nil || w.WayBetween(f.Ship, f.Target) > Hooked || len(w.Aboard.Breaches) == scenario.MaxBreaches {
			continue
		}
		x := Breach{f.Ship, f.Target}
		w.Aboard.Breaches = append(w.Aboard.Breaches, x)
		tellOfWay(w, x, true)
	}
}

// mendWays removes breaches between ships that no longer touch.
func mendWays(w *World) {
	closeWays(w, func(x Breach) bool {
		s, t := w.Ship(x.Ship), w.Ship(x.Other)
		return s.State.Here() && t.State.Here() && space.Within(s.At, t.At, w.Disc(s).Radius+w.Disc(t).Radius)
	})
}

// closeWays removes all breaches for which stays returns false.
func closeWays(w *World, stays func(Breach) bool) {
	w.Aboard.Breaches = slices.DeleteFunc(w.Aboard.Breaches, func(x Breach) bool {
		if stays(x) {
			return false
		}
		tellOfWay(w, x, false)
		return true
	})
}

// tellOfWay tells those who are aware of both ships that a way between them has opened
// or closed.
func tellOfWay(w *World, x Breach, open bool) {
	w.Emit(w.Watchers(w.Ship(x.Ship))&w.Watchers(w.Ship(x.Other)), &WayOpened{x.Ship, x.Other, open})
}

// WayOpened reports that a ram has torn a way between two ships, or that it is closed.
type WayOpened struct {
	Ship, Other space.ID
	Open        bool
}

func (*WayOpened) Kind() event.Kind { return KindWayOpened }

// Fields describes a WayOpened.
func (f *WayOpened) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &f.Ship)
	ships.ShipField(c, "other", &f.Other)
	field.Bool(c, "open", &f.Open)
}

func (f *WayOpened) Sentence() say.Text {
	if f.Open {
		return say.Of("The ram has torn a way between %s and %s.", f.Ship.Name(), f.Other.Name())
	}
	return say.Of("The way between %s and %s is closed.", f.Ship.Name(), f.Other.Name())
}

// crossing is the movement from hatch to hatch, in squares.
const crossing = 2

// Cross goes from a hatch to a hatch of a ship that is docked, torn open by a ram or held
// by a harpoon (HOUSE-DOCK, HOUSE-BREACH, SHIP-HARPOON).
type Cross struct{ Ship space.ID }

func (*Cross) Verb() crew.Verb { return crew.Cross }

// Fields describes a Cross.
func (i *Cross) Fields(c field.Coder) { ships.ShipField(c, "ship", &i.Ship) }

func (i *Cross) Check(w *World, p *personal.Person) error {
	from, t := w.Fight.Decks[p.Deck].Ship, w.Ship(i.Ship)
	deck := action.DeckOf(&w.Fight, i.Ship)
	switch {
	case t == nil || !w.Knows(p.Side, t) || w.WayBetween(from, i.Ship) == NoWay:
		return w.noWay()
	case deck < 0:
		return crew.Refuse("HOUSE-DOCK", "%s has no deck to stand on", w.ShipName(i.Ship))
	case !w.AtHatch(p):
		return crew.Refuse("HOUSE-DOCK", "you are not at a hatch")
	}
	if w.WayBetween(from, i.Ship) == Hooked {
		if err := checkLine(w, p, from, i.Ship); err != nil {
			return err
		}
	}
	if err := action.MayWalk(&w.Fight, p, crossing, "HOUSE-DOCK"); err != nil {
		return err
	}
	if _, ok := personal.FindKnownRoom(&w.Fight, p, deck, w.Fight.Hatches(deck)); !ok {
		return crew.Refuse("HOUSE-DOCK", "there is no room at the hatches of %s", w.ShipName(i.Ship))
	}
	return nil
}

// noWay refuses to cross where nothing connects two ships, naming the ways that are in
// play.
func (w *World) noWay() error {
	switch dock, breach := w.plays(scenario.HouseDock), w.plays(scenario.HouseBreach); {
	case dock && breach:
		return crew.Refuse("HOUSE-DOCK", "no way leads there: the ships must be docked, torn open by a ram, or held by a boarding harpoon")
	case dock:
		return crew.Refuse("HOUSE-DOCK", "no way leads there: the ships must be docked, or held by a boarding harpoon")
	case breach:
		return crew.Refuse("HOUSE-BREACH", "no way leads there: a ram must have torn the ships open, or a boarding harpoon hold them")
	}
	return crew.Refuse("HOUSE-DOCK", "no way leads there: only a boarding harpoon makes one in this scenario")
}

func (i *Cross) Do(w *World, p *personal.Person) {
	c := Crossing{p.ID, i.Ship}
	if action.SetOut(&w.Fight, p) {
		w.Aboard.Crossings = append(w.Aboard.Crossings, c)
		return
	}
	c.cross(w, p)
}

// Crossing is somebody on their way to another ship.
type Crossing struct {
	Person crew.ID
	Ship   space.ID
}

func (i Crossing) cross(w *World, p *personal.Person) {
	deck := action.DeckOf(&w.Fight, i.Ship)
	if to, ok := w.Fight.FindRoom(p, deck, w.Fight.Hatches(deck)); ok {
		from := w.Fight.Decks[p.Deck].Ship
		action.PayForSquares(&w.Fight, p, crossing)
		passLine(w, from, i.Ship, action.PutOnDeck(&w.Fight, p, deck, to, personal.MaxHolds+1))
	} else {
		w.Fight.TellOwnSide(p, &personal.Did{By: p.ID, What: "finds no room at the hatches there"})
		action.FindBeside(&w.Fight, p, deck, w.Fight.Hatches(deck))
	}
}

// crossOver takes people across who have waited for attacks on leaving reach, unless they
// have been stopped.
func crossOver(w *World) {
	w.Aboard.Crossings = slices.DeleteFunc(w.Aboard.Crossings, func(c Crossing) bool {
		p := w.Fight.Person(c.Person)
		if w.Windows.Concerns(c.Person) || !w.Fight.Settled() {
			return false // pending blows land first
		}
		if action.StillGoes(&w.Fight, p) && w.AtHatch(p) && w.WayBetween(w.Fight.Decks[p.Deck].Ship, c.Ship) != NoWay {
			c.cross(w, p)
		}
		return true
	})
}

func (w *World) AtHatch(p *personal.Person) bool { return w.atHatchOf(p, p) }

// atHatchOf reports whether two people stand at the same hatch.
func (w *World) atHatchOf(o, p *personal.Person) bool {
	for _, h := range w.Fight.Hatches(p.Deck) {
		if action.Beside(&w.Fight, o, p.Deck, h) && action.Beside(&w.Fight, p, p.Deck, h) {
			return true
		}
	}
	return false
}

// PodReach is how far a boarding pod flies in a round of two moves: 400 ft.
const PodReach = 400 * space.Foot

// podSeats is how many people a pod carries.
const podSeats = 10

// Launch drives a boarding pod with everybody at the person's hatch into a ship within
// 400 ft (HOUSE-POD). The ship makes a Dexterity save against 12 with disadvantage. On a
// failure it takes 2d4 kinetic damage and the boarders are at its hatches.
type Launch struct{ Ship space.ID }

func (*Launch) Verb() crew.Verb { return crew.Launch }

// Fields describes a Launch.
func (i *Launch) Fields(c field.Coder) { ships.ShipField(c, "ship", &i.Ship) }

func (i *Launch) Check(w *World, p *personal.Person) error {
	if err := w.CheckHouseRule(scenario.HousePod); err != nil {
		return err
	}
	own, t := w.Ship(w.Fight.Decks[p.Deck].Ship), w.Ship(i.Ship)
	switch {
	case own == nil || own.State.Gone() && own.State != ships.Lost:
		return crew.Refuse("HOUSE-POD", "there are no pods here")
	case w.Aboard.Pods[p.Deck] == 0:
		return crew.Refuse("HOUSE-POD", "%s has no pods left", own.Name)
	case t == nil || t == own || !w.Knows(p.Side, t):
		return crew.Refuse("HOUSE-POD", "you know of no such ship")
	case t.State == ships.Away || t.State == ships.Stowed:
		return crew.Refuse("HOUSE-POD", "%s is %s", t.Name, t.State)
	case t.State == ships.Destroyed || action.DeckOf(&w.Fight, i.Ship) < 0:
		return crew.Refuse("HOUSE-POD", "%s has no deck to stand on", t.Name)
	case !w.AtHatch(p):
		return crew.Refuse("HOUSE-POD", "you are not at a hatch")
	case action.CanWork(&w.Fight, p) && !action.Goes(&w.Fight, p):
		return crew.Refuse("HOUSE-POD", "you cannot move to a pod")
	}
	if d := w.Range(own, t); d > PodReach {
		return ships.RefuseFar("HOUSE-POD", t, d, PodReach)
	}
	return action.MayWork(&w.Fight, p, "HOUSE-POD")
}

func (i *Launch) Do(w *World, p *personal.Person) {
	action.PayForWork(&w.Fight, p)
	own, t, deck := w.Ship(w.Fight.Decks[p.Deck].Ship), w.Ship(i.Ship), action.DeckOf(&w.Fight, i.Ship)
	w.Aboard.Pods[p.Deck]--
	w.Emit(w.Watchers(own)&w.Watchers(t), &PodLaunched{own.ID, t.ID, false})
	if !deployment.DriveInto(&w.Battle, own, t, w.Member(p.ID).Seat) {
		w.Aboard.Pods[p.Deck]++
		w.Emit(w.Watchers(own)&w.Watchers(t), &PodLaunched{own.ID, t.ID, true})
		return
	}
	by, from, aboard := *p, p.Deck, 0 // before they moved
	for n := range w.Fight.People {
		o := &w.Fight.People[n]
		if o.Side != p.Side || o.Deck != from || !action.Goes(&w.Fight, o) || !w.atHatchOf(o, &by) || aboard == podSeats {
			continue
		}
		if to, ok := w.Fight.FindRoom(o, deck, w.Fight.Hatches(deck)); ok {
			aboard += action.PutOnDeck(&w.Fight, o, deck, to, podSeats-aboard)
		}
	}
}

// PodLaunched reports that a boarding pod is on its way, or that it has found no hold and
// is back in its bay.
type PodLaunched struct {
	Ship, Target space.ID
	Back         bool
}

func (*PodLaunched) Kind() event.Kind { return KindPodLaunched }

// Fields describes a PodLaunched.
func (f *PodLaunched) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &f.Ship)
	ships.ShipField(c, "target", &f.Target)
	field.Bool(c, "back", &f.Back)
}

func (f *PodLaunched) Sentence() say.Text {
	if f.Back {
		return say.Of("The pod finds no hold on %s, and comes back to %s.", f.Target.Name(), f.Ship.Name())
	}
	return say.Of("%s launches a boarding pod at %s.", f.Ship.Name(), f.Target.Name())
}

// findLine returns the line between two ships in this round, or nil if nobody has crossed
// by it.
func findLine(w *World, a, b space.ID) *Line {
	for i := range w.Aboard.Lines {
		l := &w.Aboard.Lines[i]
		if l.Round == w.Order.Round && (l.Ship == a && l.Other == b || l.Ship == b && l.Other == a) {
			return l
		}
	}
	return nil
}

// checkLine refuses people too large for the line, and a seventh in a round. Those whom
// somebody takes along count.
func checkLine(w *World, p *personal.Person, a, b space.ID) error {
	if !personal.Narrow(&w.Fight, p) {
		return crew.Refuse("SHIP-HARPOON", "you are too large for a harpoon's line")
	}
	for _, h := range p.Holds {
		if o := w.Fight.Person(h.Person); !personal.Narrow(&w.Fight, o) {
			return crew.Refuse("SHIP-HARPOON", "%s, whom you hold, is too large for a harpoon's line", o.Name)
		}
	}
	crossed := 0
	if l := findLine(w, a, b); l != nil {
		crossed = int(l.Crossed)
	}
	switch {
	case crossed >= lineCrossings:
		return crew.Refuse("SHIP-HARPOON", "%d have crossed the harpoon's line this round, and it bears no more", lineCrossings)
	case crossed+1+len(p.Holds) > lineCrossings:
		return crew.Refuse("SHIP-HARPOON", "%d have crossed the harpoon's line this round, and it bears %d: not all whom you hold can come", crossed, lineCrossings)
	}
	return nil
}

// passLine counts people who have crossed, if there is a line.
func passLine(w *World, a, b space.ID, people int) {
	if w.WayBetween(a, b) != Hooked {
		return
	}
	if l := findLine(w, a, b); l != nil {
		l.Crossed += int8(people)
		return
	}
	w.Aboard.Lines = slices.DeleteFunc(w.Aboard.Lines, func(l Line) bool { return l.Round < w.Order.Round })
	w.Aboard.Lines = append(w.Aboard.Lines, Line{Ship: a, Other: b, Round: w.Order.Round, Crossed: int8(people)})
}

// lineCrossings is how many people can cross by the line of a boarding harpoon in a
// round.
const lineCrossings = 6

// Line is the line of a boarding harpoon, with the number of people who have crossed by
// it (SHIP-HARPOON).
type Line struct {
	Ship, Other space.ID
	Round       int32 // the last in which somebody crossed
	Crossed     int8  // in that round
}

// Fields describes a Line.
func (l *Line) Fields(c field.Coder) {
	field.Int(c, "ship", &l.Ship, 1, space.MaxID)
	field.Int(c, "other", &l.Other, 1, space.MaxID)
	field.Int(c, "round", &l.Round, 0, 1<<30)
	field.Int(c, "crossed", &l.Crossed, 0, lineCrossings)
}

// areHooked reports whether one of two ships holds the other by its harpoon.
func areHooked(of *ships.Battle, a, b space.ID) bool {
	return hasGrappled(of, a, b) || hasGrappled(of, b, a)
}

// hasGrappled reports whether the first ship holds the second.
func hasGrappled(of *ships.Battle, a, b space.ID) bool {
	t := of.Ship(b)
	return t != nil && slices.ContainsFunc(t.Afflictions, func(x ships.Affliction) bool {
		return x.Kind == of.Library.Known(shipyard.Harpooned) && x.By == a
	})
}
