package sim

import (
	"errors"
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// World is one battle: its entire state, and fields that are marked as not being state.
// One goroutine owns it.
type World struct {
	Scenario *scenario.Scenario // never changes
	ships.Battle
	Fight  personal.Fight // on decks; empty if the scenario has none
	Aboard Aboard         // what connects the two

	Order   crew.Initiative
	Tick    int64 // steps made
	Paused  bool
	Hold    bool  // orders that throw dice wait for the GM
	Clock   int16 // ticks a turn may take in rounds tempo; 0: no clock
	Left    int16 // ticks left of the open turn
	Over    bool
	Endless bool // the GM lets the battle continue, whatever the goals say
	Winners event.Sides
	Outcome say.Text
	Goals   []scenario.Progress // by goal of the scenario
	Cues    []Cue               // by trigger
	Come    []bool              // by arrival, ships and then people: whether it has arrived
	Held    []HeldOrder
	HeldOut uint16 // the last number given to a held order

	// Not state: buffers of a step, and what stopped the table.
	read   struct{ rams, watched, hits int } // of Events, by addBreaches, watch and shakeDecks
	out    Result
	Sights []Sighting // what sides see of decks at sightTick

	SightTick int64
	reordered bool // found by the last renew: the order of turns has changed
	turns     event.Block[TurnBegan]
	hash      field.Hash
	broken    error
	ids       []space.ID // of the scenario's ships, by index
}

// HeldOrder is an order that waits for the GM: with the dice that it would throw, or with
// what is improvised.
type HeldOrder struct {
	Number uint16
	Order  Order
	Dice   []dice.Shown
	Text   say.Text
	Left   int16 // ticks until an improvised action happens without an answer; 0: an order with dice
}

// Fields describes a HeldOrder.
func (h *HeldOrder) Fields(c field.Coder) {
	field.Int(c, "number", &h.Number, 0, 1<<16-1)
	h.Order.Fields(c)
	field.List(c, "dice", &h.Dice, dice.MaxLoaded, func(c field.Coder, d *dice.Shown) { d.Fields(c) })
	field.Text(c, "text", &h.Text, maxForeseen)
	field.Int(c, "left", &h.Left, 0, crew.ImproviseTicks)
}

const maxHeld = 64

func ofPlayers(w *World, s event.Side) bool {
	return int(s) < len(w.Scenario.Sides) && w.Scenario.Sides[s].Players
}

// Fields describes a World.
func (w *World) Fields(c field.Coder) {
	w.Battle.Fields(c)
	w.Fight.Fields(c)
	w.Aboard.Fields(c)
	w.Order.Fields(c)
	walk(c, w, &w.Tick, &w.Left)
}

// FieldsAtRest describes a World without what changes with time alone, for writing only.
// If two are equal, the same orders are possible, with the same outcomes.
func FieldsAtRest(c field.Coder, w *World) {
	w.Battle.Fields(c)
	personal.FieldsAtRest(c, &w.Fight)
	w.Aboard.Fields(c)
	w.Order.FieldsAtRest(c)
	walk(c, w, nil, nil)
}

func walk(c field.Coder, w *World, tick *int64, left *int16) {
	if tick != nil {
		field.Int(c, "tick", tick, 0, 1<<62)
	}
	field.Bool(c, "paused", &w.Paused)
	field.Bool(c, "hold", &w.Hold)
	field.Int(c, "clock", &w.Clock, 0, picture.MaxClock)
	if left != nil {
		field.Int(c, "left", left, 0, picture.MaxClock)
	}
	field.Bool(c, "over", &w.Over)
	field.Bool(c, "endless", &w.Endless)
	field.Int(c, "winners", &w.Winners, 0, 255)
	field.Text(c, "outcome", &w.Outcome, scenario.MaxOutcome)
	field.List(c, "goals", &w.Goals, scenario.MaxGoals, func(c field.Coder, p *scenario.Progress) { p.Fields(c) })
	field.List(c, "cues", &w.Cues, scenario.MaxTriggers, func(c field.Coder, q *Cue) { q.Fields(c) })
	field.List(c, "come", &w.Come, scenario.MaxArrivals+scenario.MaxFootReinforcements, func(c field.Coder, b *bool) { field.Bool(c, "arrival", b) })
	field.List(c, "held", &w.Held, maxHeld, func(c field.Coder, h *HeldOrder) { h.Fields(c) })
	field.Int(c, "held out", &w.HeldOut, 0, 1<<16-1)
}

// ErrBroken means that an invariant does not hold, which stops the table.
var ErrBroken = errors.New("the world is broken")

// New sets a scenario up. The world is paused. The battle begins with the first step that
// is not.
func New(lib *shipyard.Library, sc *scenario.Scenario, seed uint64) (*World, error) {
	w := &World{Scenario: sc, Paused: true}
	w.Library = lib
	w.joinFight()
	w.Tray.Seed(seed)
	w.Numbering.Key = int64(w.Tray.SecretNumber()>>2 | 1)
	w.Order.Tempo, w.Grid = sc.Tempo, sc.Grid
	for i := range sc.Ships {
		if err := deployment.AddShipAs(&w.Battle, w.ids[i], &sc.Ships[i]); err != nil {
			return nil, fmt.Errorf("scenario %s, ship %q: %w", sc.Key, sc.Ships[i].Name, err)
		}
	}
	for i := range sc.Ships {
		if a := &sc.Ships[i]; a.Bay != "" {
			n := slices.IndexFunc(sc.Ships, func(o ships.Arrival) bool { return o.Name == a.Bay })
			if n < 0 {
				return nil, fmt.Errorf("scenario %s, ship %q: %w: there is no ship %q", sc.Key, a.Name, ships.ErrJoin, a.Bay)
			}
			if err := impact.Stow(&w.Battle, w.Ship(w.ids[i]), w.Ship(w.ids[n])); err != nil {
				return nil, fmt.Errorf("scenario %s: %w", sc.Key, err)
			}
		}
	}
	for i := range sc.Reinforcements {
		if a := &sc.Reinforcements[i]; a.Class < 0 || int(a.Class) >= len(lib.Classes) {
			return nil, fmt.Errorf("scenario %s, arrival %q: %w: there is no class %d", sc.Key, a.Name, ships.ErrJoin, a.Class)
		}
	}
	for i, o := range sc.Objects {
		o.ID = sc.ObjectID(i)
		w.Objects = append(w.Objects, o)
	}
	w.LastID = sc.ObjectID(len(sc.Objects)) - 1
	if err := w.bringPeople(); err != nil {
		return nil, err
	}
	w.Goals, w.Cues, w.Come = make([]scenario.Progress, len(sc.Goals)), make([]Cue, len(sc.Triggers)), make([]bool, sc.CountReinforcements())
	for i := range sc.Goals {
		if sc.Goals[i].Later {
			w.Goals[i].Standing = scenario.Shut
		}
	}
	renew(w, false)
	return w, nil
}

// Hash returns a hash of the state, which is the same on every machine.
func (w *World) Hash() uint64 {
	renew(w, false)
	return hashRenewed(w)
}

// hashRenewed returns the hash if nothing has changed since renew.
func hashRenewed(w *World) uint64 {
	w.hash.Reset()
	w.hash.Renewed = true
	w.Fields(&w.hash)
	return w.hash.Sum()
}

// renew finds what has changed, and if tell is set tells sides about the numbers of their
// ships and people.
func renew(w *World, tell bool) {
	w.Battle.Renew(tell)
	action.Renew(&w.Fight, tell)
	w.reordered = w.Order.Renew()
}

// Snapshot returns the whole state as bytes, for Restore.
func (w *World) Snapshot() ([]byte, error) { return field.Pack(w) }

// Restore returns the world of a snapshot.
func Restore(lib *shipyard.Library, sc *scenario.Scenario, snapshot []byte) (*World, error) {
	w := &World{Scenario: sc}
	w.Library = lib
	w.joinFight()
	if err := field.Unpack(snapshot, w); err != nil {
		return nil, fmt.Errorf("snapshot: %w", err)
	}
	w.AdoptLibrary()
	w.reordered = true
	if err := w.checkInvariants(); err != nil {
		return nil, fmt.Errorf("snapshot: %w", err)
	}
	renew(w, false)
	return w, nil
}

// clone returns a copy of the world.
func (w *World) clone() (*World, error) {
	b, err := w.Snapshot()
	if err != nil {
		return nil, err
	}
	return Restore(w.Library, w.Scenario, b)
}

// Begun reports whether the first turn has begun.
func (w *World) Begun() bool { return w.Order.Round > 0 }

// checkInvariants checks the invariants of every step, for what renew has found changed, or
// without renew for everything.
func (w *World) checkInvariants() error {
	if sc := w.Scenario; len(w.Goals) != len(sc.Goals) || len(w.Cues) != len(sc.Triggers) || len(w.Come) != sc.CountReinforcements() {
		return fmt.Errorf("%w: goals, triggers and arrivals are not those of %s", ErrBroken, sc.Key)
	}
	for _, f := range w.fights() {
		if !f.Settled() {
			return fmt.Errorf("%w: damage is left over after the tick", ErrBroken)
		}
	}
	for i := range w.Ships {
		if err := w.soundShip(i); err != nil {
			return err
		}
	}
	_, _, members := w.Kept()
	for i := range w.Members {
		if members.Changed(i) >= members.Walks() {
			if err := w.soundFeatures(w.Members[i].Features); err != nil {
				return err
			}
		}
	}
	if w.Fight.HasDecks() {
		if wrong := action.CheckState(&w.Fight); wrong != "" {
			return fmt.Errorf("%w: %s", ErrBroken, wrong)
		}
	}
	if err := w.soundWindows(); err != nil {
		return err
	}
	return w.soundOrder()
}

// soundShip checks that a ship is on the map and, if renew has found it changed, all that it has.
func (w *World) soundShip(i int) error {
	s := &w.Ships[i]
	switch class := int(s.Class); {
	case !s.At.OnMap():
		return fmt.Errorf("%w: ship %d is at %v, off the map", ErrBroken, s.ID, s.At)
	case !w.Touched(i):
		return nil
	case i > 0 && w.Ships[i-1].ID >= s.ID:
		return fmt.Errorf("%w: ship %d stands out of order", ErrBroken, s.ID)
	case class >= len(w.Library.Classes) || len(s.Mounts) != len(w.Library.Classes[class].Mounts):
		return fmt.Errorf("%w: ship %d does not fit its class", ErrBroken, s.ID)
	case s.Hull < 0 || s.Hull > s.MaxHull() || s.Shield < 0 || s.Shield > s.MaxShield():
		return fmt.Errorf("%w: ship %d has %d hull and %d shield points of %d and %d", ErrBroken, s.ID, s.Hull, s.Shield, s.MaxHull(), s.MaxShield())
	case (s.Hull == 0) == (s.State == ships.Able) && s.State != ships.Lost && s.State != ships.Away && s.State != ships.Stowed:
		return fmt.Errorf("%w: ship %d is %s with %d hull points", ErrBroken, s.ID, s.State, s.Hull)
	}
	for _, id := range s.Crew {
		if m := w.Member(id); m == nil || m.Seat.Ship != s.ID {
			return fmt.Errorf("%w: ship %d has a stranger aboard", ErrBroken, s.ID)
		}
	}
	for n := range s.Afflictions {
		if int(s.Afflictions[n].Kind) >= len(w.Library.Conditions) {
			return fmt.Errorf("%w: ship %d is in a condition that there is not", ErrBroken, s.ID)
		}
	}
	for n := range s.Effects {
		if int(s.Effects[n].Feature) > len(w.Library.Features) {
			return fmt.Errorf("%w: ship %d is under an effect of no feature", ErrBroken, s.ID)
		}
	}
	return w.soundFeatures(s.Features)
}

// soundWindows checks that everyone who may react is in the battle, and has something to
// react with.
func (w *World) soundWindows() error {
	for i := range w.Windows {
		x := &w.Windows[i]
		p := w.Fight.Person(x.Member)
		sound := w.Member(x.Member) != nil
		switch x.Response {
		case crew.ReadiedAtConsole:
			sound = sound && w.Readied.Find(x.Member) != nil
		case crew.ReadiedOnFoot:
			sound = p != nil && w.Fight.Readied.Find(x.Member) != nil
		case crew.AnsweringPower:
			sound = p != nil && x.Power > 0 && int(x.Power) <= len(w.Fight.Powers(p))
		default:
			sound = p != nil
		}
		if !sound {
			return fmt.Errorf("%w: a reaction is awaited of somebody who has none", ErrBroken)
		}
	}
	return nil
}

func (w *World) soundFeatures(has []crew.Have) error {
	for _, h := range has {
		if h.Feature == 0 || int(h.Feature) > len(w.Library.Features) {
			return fmt.Errorf("%w: there is no feature %d", ErrBroken, h.Feature)
		}
	}
	return nil
}

func (w *World) soundOrder() error {
	if n := len(w.Order.Slots); n > 0 && (w.Order.Current < 0 || int(w.Order.Current) >= n) {
		return fmt.Errorf("%w: turn %d of %d", ErrBroken, w.Order.Current, n)
	}
	for i := 0; w.reordered && i < len(w.Order.Slots); i++ {
		for _, id := range w.Order.Slots[i].Members {
			if w.Member(id) == nil {
				return fmt.Errorf("%w: turn %d belongs to nobody", ErrBroken, i)
			}
		}
	}
	return nil
}

// Call returns the name of a ship, seat or person, for people who know it.
func (w *World) Call(t say.Thing) say.Text {
	switch {
	case t.Ship != nil:
		return w.callShip(space.ID(*t.Ship))
	case t.Seat != nil:
		return w.callSeat(crew.SeatAt(t.Seat))
	case t.Person != nil:
		if p := w.Fight.Person(crew.ID(*t.Person)); p != nil {
			return say.Name(p.Name)
		}
	}
	return "somebody"
}

// callShip returns the name of a ship. Of one that has left, it is the scenario's.
func (w *World) callShip(id space.ID) say.Text {
	if s := w.Ship(id); s != nil {
		return say.Name(s.Name)
	}
	if a := w.Scenario.ArrivalAt(slices.Index(w.ids, id)); a != nil {
		return say.Name(a.Name)
	}
	return "an unknown ship"
}

func (w *World) callSeat(seat crew.Seat) say.Text {
	if p, _ := w.AfootAs(seat); p != nil && !isDeployed(w, seat) {
		return say.Name(p.Name)
	}
	m, _ := w.HolderOf(seat)
	return picture.NameSeat(w.callShip(seat.Ship), seat, m != nil && m.Roles == crew.AllStations)
}

// ShipName returns the name of a ship, for people who know it.
func (w *World) ShipName(id space.ID) string { return say.English(w.callShip(id), nil) }

// SeatName returns the name of a seat: "Hesper's gunner", or the ship alone if one person
// does everything.
func (w *World) SeatName(seat crew.Seat) string { return say.English(w.callSeat(seat), nil) }

// Sighting is what a side sees of a level of a deck at a tick.
type Sighting struct {
	Side        event.Side
	Deck, Level int8
	Bits        []uint64
}
