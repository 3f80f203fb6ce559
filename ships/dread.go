package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// dread frightens every crew of the others that sees the ship: who fails a Wisdom
// save has disadvantage on the first roll of each round, for a minute.
func (b *Battle) dread(u user) {
	own := b.ship(u.m)
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Side == own.Side || s.State.Gone() || s.Charge.Live || !b.Knows(s.Side, own) {
			continue
		}
		for _, id := range s.Crew {
			if b.nerve(u.m, u.f, id) {
				continue
			}
			b.Grant(Effect{
				Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks | shipyard.Saves, How: shipyard.Disadvantage, Every: true},
				Ship:   s.ID, Member: id, By: b.IDOf(u.m), Until: b.IDOf(u.m), Turns: Minute, Feature: u.h.Feature,
			})
		}
	}
}

// nerve throws a member's Wisdom save against being frightened.
func (b *Battle) nerve(by *crew.Member, f *shipyard.Feature, id crew.ID) bool {
	m := b.Member(id)
	need := 8 + int(by.Proficiency) + by.Modifier(crew.Charisma)
	r := dice.Roll{Cause: "Wisdom save against " + f.Name}
	r.Add(crew.Wisdom.String(), m.Modifier(crew.Wisdom))
	ok := r.D20(&b.Tray) >= need
	b.Emit(b.Watchers(b.ship(m))&b.Watchers(b.ship(by)), &Frightened{By: m.Seat, Roll: r, Need: int16(need), Success: ok})
	return ok
}

// calm is the end of a member's turn for their fear: the save once more.
func (b *Battle) calm(m *crew.Member) {
	s, id := b.ship(m), b.IDOf(m)
	if s == nil {
		return
	}
	for n := 0; n < len(s.Effects); n++ {
		e := s.Effects[n]
		if e.Feature == 0 || e.Member != id || b.FeatureOf(e.Feature).Hook != shipyard.Dread {
			continue
		}
		if by := b.Member(e.By); b.nerve(by, b.FeatureOf(e.Feature), id) {
			s.Effects = append(s.Effects[:n], s.Effects[n+1:]...)
			n--
		}
	}
}

// Frightened is somebody's save against fear.
type Frightened struct {
	By      crew.Seat
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Frightened) Kind() event.Kind { return KindFrightened }

// Fields describes a Frightened.
func (f *Frightened) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
}

func (f *Frightened) Sentence(n event.Names) string {
	end := "is frightened"
	if f.Success {
		end = "keeps their nerve"
	}
	return fmt.Sprintf("%s, %s: %s against %d, and %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String(), f.Need, end)
}
