package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// BayRoom is what a ship's docking bays hold in all, and what is left of it, in tiny
// ships.
func (b *Battle) BayRoom(s *Ship) (all, left int) {
	all = b.ClassOf(s).BayRoom()
	left = all
	b.stowed(s, func(t *Ship) { left -= shipyard.BayBerths[b.ClassOf(t).Size] })
	return all, left
}

// stowed walks the ships in a ship's bays.
func (b *Battle) stowed(s *Ship, each func(*Ship)) {
	for i := range b.Ships {
		if t := &b.Ships[i]; t.State == Stowed && t.Docked == s.ID {
			each(t)
		}
	}
}

// roomFor says why a ship cannot go into the bays of another, or nil.
func (b *Battle) roomFor(t, s *Ship) error {
	all, left := b.BayRoom(s)
	switch {
	case all == 0:
		return crew.Refuse("SHIP-BAY", "%s has no docking bay", s.Name)
	case !b.ClassOf(s).Holds(b.ClassOf(t), left):
		return crew.Refuse("SHIP-BAY", "the bays of %s have no room for %s", s.Name, t.Name)
	}
	return nil
}

// Land takes a ship into the docking bay of a friend within 100 ft (SHIP-BAY).
type Land struct {
	Target space.ID
}

func (*Land) Verb() crew.Verb { return crew.Land }

// Fields describes a Land.
func (i *Land) Fields(c field.Coder) { shipField(c, "target", &i.Target) }

// Check refuses ships that are no friends or too far away, and bays that are full.
func (i *Land) Check(b *Battle, by *crew.Member) error {
	s, t := b.ship(by), b.Ship(i.Target)
	switch {
	case t == nil || t == s || t.Side != s.Side || t.State.Gone():
		return crew.Refuse("SHIP-BAY", "land aboard another ship of your side")
	case s.Docked != 0 || b.Mate(s) != nil:
		return crew.Refuse("SHIP-BAY", "%s is made fast to a ship", s.Name)
	case b.Range(s, t) > DockReach:
		return crew.Refuse("SHIP-BAY", "%s is %d ft away, more than %d", t.Name, b.Range(s, t).Feet(), DockReach.Feet())
	}
	return b.roomFor(s, t)
}

// Do stows the ship.
func (i *Land) Do(b *Battle, by *crew.Member) {
	s, t := b.ship(by), b.Ship(i.Target)
	b.seen(s, &LandedIn{s.ID, t.ID, true})
	b.stow(s, t)
}

// stow puts a ship into a bay: it is nobody's target there.
func (b *Battle) stow(s, t *Ship) {
	b.halt(s)
	b.sift(s, func(a *Affliction) bool { return a.Reach == 0 })
	s.State, s.Docked, s.At, s.Feet = Stowed, t.ID, t.At, 0
}

// Stow begins a battle with a ship in the bays of another.
func (b *Battle) Stow(s, t *Ship) error {
	if t == nil || t == s || t.Side != s.Side {
		return fmt.Errorf("%w: %s begins in the bay of no ship of its side", ErrMuster, s.Name)
	}
	if err := b.roomFor(s, t); err != nil {
		return fmt.Errorf("%w: %w", ErrMuster, err)
	}
	b.stow(s, t)
	return nil
}

// TakeOff leaves the docking bay, before the bow of the ship that it belongs to.
type TakeOff struct{}

func (*TakeOff) Verb() crew.Verb    { return crew.TakeOff }
func (*TakeOff) Fields(field.Coder) {}

// Check refuses ships that are in no bay.
func (*TakeOff) Check(b *Battle, by *crew.Member) error {
	if s := b.ship(by); s.State != Stowed {
		return crew.Refuse("SHIP-BAY", "%s is in no bay", s.Name)
	}
	return nil
}

// Do takes off: with a whole turn's flying speed, and with what a carrier gives.
func (*TakeOff) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	t := b.Ship(s.Docked)
	s.State, s.Docked = Able, 0
	if t != nil {
		s.Heading = t.Heading
		s.At = b.clear(s, t)
	}
	b.HoldCourse(s)
	s.Feet = s.FlyingSpeed()
	b.seen(s, &LandedIn{s.ID, idOf(t), false})
	if t != nil {
		b.brief(s, t)
	}
}

func idOf(s *Ship) space.ID {
	if s == nil {
		return 0
	}
	return s.ID
}

// clear is the nearest place before the bow of a carrier where nobody is.
func (b *Battle) clear(s, t *Ship) space.Point {
	away := b.Disc(t).Radius + b.Disc(s).Radius
	for n := range space.Length(shipyard.MaxShips) {
		at := t.At.Ahead(t.Heading, away+n*(b.Across(s)+space.Foot))
		free := true
		for i := range b.Ships {
			o := &b.Ships[i]
			free = free && (o == s || o == t || !o.State.Here() || !space.Nearer(at, o.At, b.Disc(s).Radius+b.Disc(o).Radius))
		}
		if free {
			return at
		}
	}
	return t.At
}

// brief is what a carrier of tier 4 gives a ship that takes off from it, once:
// advantage on its first check, attack or save.
func (b *Battle) brief(s, t *Ship) {
	h := b.fitted(t, shipyard.Brief)
	if h == nil {
		return
	}
	for i := range s.Effects {
		if s.Effects[i].Feature == h.Feature {
			return
		}
	}
	b.inside(t, &Invoked{By: crew.Seat{Ship: t.ID}, Name: b.FeatureOf(h.Feature).Name, Target: s.ID})
	b.Grant(Effect{Ship: s.ID, Feature: h.Feature}) // that it had it
	b.Grant(Effect{Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks | shipyard.Saves, How: shipyard.Advantage, First: true}, Ship: s.ID, Feature: h.Feature})
}

// moveStowed keeps ships in bays where their carriers are.
func (b *Battle) moveStowed() {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.State != Stowed {
			continue
		}
		if t := b.Ship(s.Docked); t != nil {
			s.At = t.At
		}
	}
}

// share lets ships in bays share what becomes of their carrier: its destruction, or
// its jump.
func (b *Battle) share(s *Ship) {
	if b.ClassOf(s).Hooks&(1<<shipyard.Bay|1<<shipyard.Carrier) == 0 {
		return
	}
	b.stowed(s, func(t *Ship) {
		t.Docked = 0
		if s.State == Away {
			t.State = Away
			b.seen(t, &Jumped{t.ID})
			return
		}
		b.destroy(t, Exploded)
	})
}

// LandedIn says that a ship has gone into a docking bay, or left it.
type LandedIn struct {
	Ship, Target space.ID
	In           bool
}

func (*LandedIn) Kind() event.Kind { return KindLanded }

// Fields describes a LandedIn.
func (f *LandedIn) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	shipField(c, "target", &f.Target)
	field.Bool(c, "in", &f.In)
}

func (f *LandedIn) Sentence(n event.Names) string {
	if f.In {
		return fmt.Sprintf("%s lands aboard %s.", n.ShipName(f.Ship), n.ShipName(f.Target))
	}
	return fmt.Sprintf("%s takes off from %s.", n.ShipName(f.Ship), n.ShipName(f.Target))
}
