package log

import (
	"cmp"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Deeds are what somebody has done with dice, as far as the seat knows.
type Deeds struct {
	Seat          crew.Seat
	Person        crew.ID // on a deck; 0: somebody at a console
	Who           string
	Foe           bool
	Attacks, Hits int
	Saves, Failed int // that targets had to make, and failed
	Damage        int // as rolled, before shields and armour
	Won           int // contests and checks
	Mended        int // of a hull
	Twenties      int // natural ones that counted
}

// Tally returns the deeds of everybody who has any, the most harmful first.
func (l *Log) Tally() []Deeds {
	all := slices.DeleteFunc(slices.Clone(l.deeds), func(d Deeds) bool {
		return d.Attacks+d.Saves+d.Damage+d.Won+d.Mended+d.Twenties == 0
	})
	slices.SortStableFunc(all, func(a, b Deeds) int {
		return cmp.Or(cmp.Compare(b.Damage, a.Damage), cmp.Compare(b.Won+b.Hits, a.Won+a.Hits))
	})
	return all
}

// count counts a fact for its doer.
func (l *Log) count(f event.Fact, n speaker) {
	switch f := f.(type) {
	case *ships.Attacked:
		l.seat(f.By, n).attack(f.Hit, &f.Roll)
	case *ships.FiredAt:
		if f.Roll.Dice.Len() > 0 {
			l.seat(f.By, n).attack(f.Hit, &f.Roll)
		}
	case *ships.Saved:
		if f.By.Ship != 0 {
			d := l.seat(f.By, n)
			if d.Saves++; !f.Success {
				d.Failed++
			}
		}
	case *ships.DamageRolled:
		if f.By.Ship != 0 {
			l.seat(f.By, n).Damage += int(f.Amount())
		}
	case *event.Checked:
		if !f.Open {
			l.actor(f.By, n).check(f.Success, &f.Roll)
		}
	case *event.Contested:
		l.actor(f.By, n).check(f.Outcome == event.Won, &f.Roll)
	case *ships.Patched:
		l.seat(f.By, n).Mended += int(f.Gained)
	case *personal.Attacked:
		roll := &f.Roll
		if f.Defended { // the target's roll
			roll = nil
		}
		l.person(f.By, n).attack(f.Degree >= personal.Success, roll)
	case *personal.DamageRolled:
		if f.By != 0 && f.Harms() {
			l.person(f.By, n).Damage += max(0, int(f.Roll.Total))
		}
	}
}

func (l *Log) actor(by event.Actor, n speaker) *Deeds {
	if by.Person != 0 {
		return l.person(by.Person, n)
	}
	return l.seat(by.Seat, n)
}

func (l *Log) seat(by crew.Seat, n speaker) *Deeds {
	return l.deedsOf(Deeds{Seat: by, Who: n.SeatName(by), Foe: l.hostile(by.Ship)})
}

func (l *Log) person(by crew.ID, n speaker) *Deeds {
	return l.deedsOf(Deeds{Person: by, Who: n.PersonName(by), Foe: l.enemy(by)})
}

func (l *Log) hostile(id space.ID) bool { return id != 0 && l.Hostile != nil && l.Hostile(id) }

func (l *Log) enemy(id crew.ID) bool { return id != 0 && l.Enemy != nil && l.Enemy(id) }

// deedsOf returns somebody's deeds. People with the same name share a row.
func (l *Log) deedsOf(who Deeds) *Deeds {
	i := slices.IndexFunc(l.deeds, func(d Deeds) bool { return d.Who == who.Who && d.Foe == who.Foe })
	if i < 0 {
		i, l.deeds = len(l.deeds), append(l.deeds, who)
	}
	return &l.deeds[i]
}

func (d *Deeds) attack(hit bool, r *dice.Roll) {
	d.Attacks++
	if hit {
		d.Hits++
	}
	d.natural(r)
}

func (d *Deeds) check(won bool, r *dice.Roll) {
	if won {
		d.Won++
	}
	d.natural(r)
}

func (d *Deeds) natural(r *dice.Roll) {
	if r == nil {
		return
	}
	for _, die := range r.Dice.All() {
		if die.Faces == 20 && die.Value == 20 && !die.Dropped {
			d.Twenties++
		}
	}
}
