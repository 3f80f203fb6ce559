package impact

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// BayRoom is what a ship's docking bays hold in all, and what is left of it, in tiny
// ships.
func BayRoom(b *ships.Battle, s *ships.Ship) (all, left int) {
	all = b.ClassOf(s).BayRoom()
	left = all
	stowed(b, s, func(t *ships.Ship) { left -= shipyard.BayBerths[b.ClassOf(t).Size] })
	return all, left
}

// stowed walks the ships in a ship's bays.
func stowed(b *ships.Battle, s *ships.Ship, each func(*ships.Ship)) {
	for i := range b.Ships {
		if t := &b.Ships[i]; t.State == ships.Stowed && t.Docked == s.ID {
			each(t)
		}
	}
}

// RoomFor says why a ship cannot go into the bays of another, or nil.
func RoomFor(b *ships.Battle, t, s *ships.Ship) error {
	all, left := BayRoom(b, s)
	switch {
	case all == 0:
		return crew.Refuse("SHIP-BAY", "%s has no docking bay", s.Name)
	case !b.ClassOf(s).Holds(b.ClassOf(t), left):
		return crew.Refuse("SHIP-BAY", "the bays of %s have no room for %s", s.Name, t.Name)
	}
	return nil
}

// StowShip puts a ship into a bay: it is nobody's target there.
func StowShip(b *ships.Battle, s, t *ships.Ship) {
	b.Halt(s)
	Sift(b, s, func(a *ships.Affliction) bool { return a.Reach == 0 })
	s.State, s.Docked, s.At, s.Feet = ships.Stowed, t.ID, t.At, 0
}

// Stow begins a battle with a ship in the bays of another.
func Stow(b *ships.Battle, s, t *ships.Ship) error {
	if t == nil || t == s || t.Side != s.Side {
		return fmt.Errorf("%w: %s begins in the bay of no ship of its side", ships.ErrMuster, s.Name)
	}
	if err := RoomFor(b, s, t); err != nil {
		return fmt.Errorf("%w: %w", ships.ErrMuster, err)
	}
	StowShip(b, s, t)
	return nil
}

func IdOf(s *ships.Ship) space.ID {
	if s == nil {
		return 0
	}
	return s.ID
}

// ClearPlace is the nearest place before the bow of a carrier where nobody is.
func ClearPlace(b *ships.Battle, s, t *ships.Ship) space.Point {
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

// Brief is what a carrier of tier 4 gives a ship that takes off from it, once:
// advantage on its first check, attack or save.
func Brief(b *ships.Battle, s, t *ships.Ship) {
	h := b.Fitted(t, shipyard.Brief)
	if h == nil {
		return
	}
	for i := range s.Effects {
		if s.Effects[i].Feature == h.Feature {
			return
		}
	}
	b.TellOwnSide(t, &ships.Invoked{By: crew.Seat{Ship: t.ID}, Name: b.FeatureOf(h.Feature).Name, Target: s.ID})
	Grant(b, ships.Effect{Ship: s.ID, Feature: h.Feature}) // that it had it
	Grant(b, ships.Effect{Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks | shipyard.Saves, How: shipyard.Advantage, First: true}, Ship: s.ID, Feature: h.Feature})
}

// MoveStowed keeps ships in bays where their carriers are.
func MoveStowed(b *ships.Battle) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.State != ships.Stowed {
			continue
		}
		if t := b.Ship(s.Docked); t != nil {
			s.At = t.At
		}
	}
}

// share lets ships in bays share what becomes of their carrier: its destruction, or
// its jump.
func share(b *ships.Battle, s *ships.Ship) {
	if b.ClassOf(s).Hooks&(1<<shipyard.Bay|1<<shipyard.Carrier) == 0 {
		return
	}
	stowed(b, s, func(t *ships.Ship) {
		t.Docked = 0
		if s.State == ships.Away {
			t.State = ships.Away
			b.TellWatchers(t, &ships.Jumped{Ship: t.ID})
			return
		}
		destroy(b, t, ships.Exploded)
	})
}

// CheckCouple refuses ships that cannot be coupled: larger ones, those that are
// made fast already, and another while one is coupled (SHIP-DEVICE).
func CheckCouple(b *ships.Battle, s, t *ships.Ship) error {
	switch {
	case t == nil:
		return crew.Refuse("SHIP-DEVICE", "say which ship")
	case coupled(b, s, t):
		return nil
	case b.ClassOf(t).Size >= b.ClassOf(s).Size:
		return crew.Refuse("SHIP-DEVICE", "%s is no smaller than %s", t.Name, s.Name)
	case s.Docked != 0 || b.Mate(s) != nil:
		return crew.Refuse("SHIP-DEVICE", "%s is made fast to a ship already", s.Name)
	case t.Docked != 0 || b.Mate(t) != nil:
		return crew.Refuse("SHIP-DEVICE", "%s is made fast to a ship already", t.Name)
	}
	return nil
}

// coupled says whether a ship carries another by its couplers.
func coupled(b *ships.Battle, s, t *ships.Ship) bool {
	return t.Docked == s.ID && s.Has(shipyard.Laden)
}

// couple makes a smaller ship fast, or lets go of the one that is. Who carries one
// flies on, slowly.
func couple(b *ships.Battle, s, t *ships.Ship) {
	if coupled(b, s, t) {
		Relieve(b, s, shipyard.Laden)
		b.CastOff(t, s)
		return
	}
	t.Docked = s.ID
	b.Halt(t)
	Afflict(b, s, ships.Affliction{Kind: shipyard.Laden, By: t.ID, Reach: ships.DockReach})
	b.Emit(b.Watchers(s)|b.Watchers(t), &ships.DockedWith{Ship: t.ID, Target: s.ID, On: true})
}

// Remote says whether a member fires from the cockpit what is slaved to it.
func Remote(b *ships.Battle, by *crew.Member, s *ships.Ship) bool {
	return !by.Roles.Has(crew.Gunner) && b.ClassOf(s).Hooks&(1<<shipyard.Slaved) != 0
}

// unaimed is why what is fired from the cockpit is fired badly, or "".
func unaimed(b *ships.Battle, by *crew.Member, s *ships.Ship) string {
	if !Remote(b, by, s) || b.Fitted(s, shipyard.Salvo) != nil {
		return ""
	}
	return "fired from the cockpit"
}

// How far a coordinator's Direct reaches with what they have learnt.
const (
	upliftReach = 60 * space.Foot
	planReach   = 5280 * space.Foot
)

// Knows says whether a member has a feature of a hook.
func Knows(b *ships.Battle, m *crew.Member, hook shipyard.Hook) *crew.Have {
	for i := range m.Features {
		if b.FeatureOf(m.Features[i].Feature).Hook == hook {
			return &m.Features[i]
		}
	}
	return nil
}

// DirectReach is how far from their own ship a coordinator can direct.
func DirectReach(b *ships.Battle, m *crew.Member) space.Length {
	switch {
	case Knows(b, m, shipyard.FarPlan) != nil:
		return planReach
	case Knows(b, m, shipyard.Uplift) != nil:
		return upliftReach
	}
	return 0
}

// Uplift stores a d20 for those who are directed, one of whom can have it take the
// place of the roll.
func Uplift(b *ships.Battle, by *crew.Member, helped []ships.Effect) {
	h := Knows(b, by, shipyard.Uplift)
	if h == nil {
		return
	}
	r := dice.Roll{Cause: b.FeatureOf(h.Feature).Name}
	n := int16(r.Sum(&b.Tray, 1, 20))
	b.TellOwnSide(b.ShipOf(by), &ships.Thrown{By: by.Seat, Roll: r})
	for _, e := range helped {
		e.How, e.N, e.Feature, e.By = shipyard.Natural, n, h.Feature, b.IDOf(by)
		Grant(b, e)
	}
}

// unstore takes a stored d20, which one has used, from the other who could have.
func unstore(b *ships.Battle, used []ships.Effect) {
	for _, u := range used {
		if u.Feature == 0 || b.FeatureOf(u.Feature).Hook != shipyard.Uplift {
			continue
		}
		for i := range b.Ships {
			s := &b.Ships[i]
			s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool { return e.Feature == u.Feature && e.By == u.By })
		}
	}
}

// Stored walks the d20s that a coordinator has stored.
func Stored(b *ships.Battle, by *crew.Member, each func(*ships.Effect)) {
	id, h := b.IDOf(by), Knows(b, by, shipyard.Uplift)
	for i := range b.Ships {
		for n := range b.Ships[i].Effects {
			if e := &b.Ships[i].Effects[n]; h != nil && e.By == id && e.Feature == h.Feature {
				each(e)
			}
		}
	}
}

// raise makes the stored d20 better: by proficiency up to 20, or 20 at once.
func raise(b *ships.Battle, u ships.User) {
	var n int16
	Stored(b, u.Member, func(e *ships.Effect) {
		if e.N += int16(u.Member.Proficiency); u.Feature.Hook == shipyard.Crown || e.N > 20 {
			e.N = 20
		}
		n = e.N
	})
	r := dice.Roll{Cause: u.Feature.Name}
	r.Dice = append(r.Dice, dice.Die{Faces: 20, Value: n})
	r.Sum(&b.Tray, 0, 0)
	b.TellOwnSide(b.ShipOf(u.Member), &ships.Thrown{By: u.Member.Seat, Roll: r})
}

// Inspired says whether somebody has a die of a coordinator's to add.
func Inspired(b *ships.Battle, m *crew.Member) bool {
	id := b.IDOf(m)
	return slices.ContainsFunc(b.ShipOf(m).Effects, func(e ships.Effect) bool {
		return e.Member == id && e.Feature > 0 && (b.FeatureOf(e.Feature).Inspires() || b.FeatureOf(e.Feature).Hook == shipyard.Rally)
	})
}

// Rallied is how many a rallying cry reaches: twice the user's Charisma.
func Rallied(m *crew.Member) int { return max(0, 2*m.Modifier(crew.Charisma)) }

// rally gives the highest face of the deployment die to others of the side within
// reach, the own crew first.
func rally(b *ships.Battle, u ships.User) {
	own := b.ShipOf(u.Member)
	left := Rallied(u.Member)
	give := func(s *ships.Ship) {
		for _, id := range s.Crew {
			if left == 0 {
				return
			}
			m := b.Member(id)
			if m == u.Member || Inspired(b, m) {
				continue
			}
			left--
			b.TellOwnSide(own, &ships.Invoked{By: u.Member.Seat, Name: u.Feature.Name, Seat: m.Seat})
			Grant(b, ships.Effect{
				Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks | shipyard.Saves, How: shipyard.Sure, N: int16(u.Member.Die()), First: true},
				Ship:   s.ID, Member: id, By: b.IDOf(u.Member), Until: b.IDOf(u.Member), End: true, Turns: 2, Feature: u.Have.Feature,
			})
		}
	}
	give(own)
	for i := range b.Ships {
		if s := &b.Ships[i]; s != own && s.Side == own.Side && !s.State.Gone() && b.Range(own, s) <= u.Feature.Reach && b.Mute(own, s) == "" {
			give(s)
		}
	}
}
