package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Reload works on bringing ammunition from the ship's stores to a weapon
// (SHIP-RELOAD): ten actions, a minute of one crew member or less of several,
// bring one round.
type Reload struct {
	Weapon uint8 // the ship's mount, from 0
	Load   uint8 // of a weapon that drops bombs: which, from 0
}

// reloadActions is how many actions bring a round: one in each round of a minute.
const reloadActions = Minute

func (*Reload) Verb() crew.Verb { return crew.Reload }

// Fields describes a Reload.
func (i *Reload) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, shipyard.MaxMounts-1)
	field.Int(c, "load", &i.Load, 0, MaxBombs-1)
}

// Check refuses weapons that need no ammunition, or no more.
func (i *Reload) Check(b *Battle, by *crew.Member) error {
	s := b.ship(by)
	if int(i.Weapon) >= len(s.Mounts) {
		return crew.Refuse("SHIP-RELOAD", "%s has no weapon %d", s.Name, i.Weapon)
	}
	m, at := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon]
	switch {
	case at.Weapon.Ammo == 0:
		return crew.Refuse("SHIP-RELOAD", "the %s needs no ammunition", at.Weapon.Name)
	case m.Ammo >= at.Weapon.Ammo:
		return crew.Refuse("SHIP-RELOAD", "the %s is full", at.Weapon.Name)
	case len(at.Loads) > 0 && int(i.Load) >= len(at.Loads):
		return crew.Refuse("SHIP-RELOAD", "the %s carries no such bombs", at.Weapon.Name)
	}
	return nil
}

// Do is a tenth of the work, whoever did the rest.
func (i *Reload) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	m := &s.Mounts[i.Weapon]
	m.Work++
	if m.Work == reloadActions {
		m.Work = 0
		m.Ammo++
		if len(m.Stock) > 0 {
			m.Stock[i.Load]++
		}
	}
	b.inside(s, &Reloaded{By: by.Seat, Weapon: b.ClassOf(s).Mounts[i.Weapon].Weapon.Name, Work: m.Work, Ammo: m.Ammo})
}

// Restock gives a mount so many rounds, of bombs those first that stand first.
func (b *Battle) Restock(s *Ship, mount int, rounds int16) {
	m, at := &s.Mounts[mount], &b.ClassOf(s).Mounts[mount]
	if len(at.Loads) > 0 {
		rounds = min(rounds, at.Weapon.Ammo)
	}
	m.Ammo, m.Work = rounds, 0
	for i := range m.Stock {
		m.Stock[i] = min(rounds, at.Loads[i].Count)
		rounds -= m.Stock[i]
	}
	if rounds > 0 && len(m.Stock) > 0 {
		m.Stock[0] += rounds
	}
}

// Reloaded says how far a weapon has been reloaded.
type Reloaded struct {
	By     crew.Seat
	Weapon string
	Work   int8 // tenths of the next round; 0: one has just been brought
	Ammo   int16
}

func (*Reloaded) Kind() event.Kind { return KindReloaded }

// Fields describes a Reloaded.
func (f *Reloaded) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "weapon", &f.Weapon, crew.MaxName)
	field.Int(c, "work", &f.Work, 0, reloadActions)
	field.Int(c, "ammunition", &f.Ammo, 0, 10_000)
}

func (f *Reloaded) Sentence(n event.Names) string {
	if f.Work == 0 {
		return fmt.Sprintf("%s has reloaded the %s: %d rounds.", n.SeatName(f.By), f.Weapon, f.Ammo)
	}
	return fmt.Sprintf("%s reloads the %s: %d of %d actions for a round.", n.SeatName(f.By), f.Weapon, f.Work, reloadActions)
}
