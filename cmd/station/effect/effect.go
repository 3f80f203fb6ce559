// Package effect draws what has just happened in space: shots, hits, explosions. An effect's
// appearance is a function of its age alone.
package effect

import (
	"broadside/sim/event"
	"broadside/sim/space"

	"broadside/cmd/station/log"
	"broadside/ships"
	"broadside/sim"
)

// Kind is the appearance of an effect.
type Kind uint8

// The kinds.
const (
	Shot    Kind = iota // bolts from one ship to another
	Missile             // something slower, which the target may save against
	Hit                 // damage that no shot explains
	Ram
	Burst // the end of a ship
	Blast // a bomb
	Fail  // a ship is disabled, or its systems are
	Down  // shields collapse
	Pod   // on its way from one ship to another
	Beam  // one ship does something to another
	Taken // another side has the ship
	Jump  // a ship is gone
	Arrive
)

// lasts is the duration of each kind in seconds.
var lasts = [...]float64{
	Shot: 1.5, Missile: 2, Hit: 1.2, Ram: 1.6, Burst: 3, Blast: 1.4, Fail: 1.6, Down: 1.1, Pod: 3, Beam: 1.1, Taken: 2.2, Jump: 1.2, Arrive: 1.2,
}

// Longest is the longest duration of an effect, in seconds.
const Longest = 3.0

// Effect is something to be seen.
type Effect struct {
	Kind         Kind
	Start        float64  // seconds
	Ship, At     space.ID // from which ship to which; for something that happens to one ship, only At
	Place        space.Point
	Aside        bool  // at Place, not at a ship
	Hit          bool  // of a shot
	Shield, Hull int32 // the damage done
	Side         event.Side
	Seed         uint32
}

// Lasts returns the duration of the effect in seconds.
func (e *Effect) Lasts() float64 { return lasts[e.Kind] }

// Gather returns the effects of a log at a moment, and those yet to come: those of the latest
// entries about space. Damage is shown with the shot that dealt it.
func Gather(entries []log.Entry, sees func(*log.Entry) float64, now float64) []Effect {
	first := len(entries)
	for first > 0 && entries[first-1].Heard > now-Longest-Delay {
		first--
	}
	var all []Effect
	spent := map[int]bool{}
	for i := first; i < len(entries); i++ {
		e := &entries[i]
		if spent[i] {
			continue
		}
		effect, ok := effectOf(e)
		if !ok {
			continue
		}
		effect.Start, effect.Seed = sees(e), uint32(e.Number)*2654435761
		if effect.Kind == Shot && effect.Hit || effect.Kind == Missile {
			effect.costs(entries[i:], i, spent)
		}
		if now-effect.Start < effect.Lasts() {
			all = append(all, effect)
		}
	}
	return all
}

// Delay is how long after it was heard something may be shown, in seconds.
const Delay = 20

// costs finds the damage of a shot in the entries that follow it in its tick.
func (e *Effect) costs(entries []log.Entry, at int, spent map[int]bool) {
	for j := range entries {
		if entries[j].Tick > entries[0].Tick+1 {
			return
		}
		if d, ok := entries[j].Fact.(*ships.Damaged); ok && d.Ship == e.At && !spent[at+j] {
			spent[at+j] = true
			e.Hit, e.Shield, e.Hull = true, d.Shield, d.Hull
			return
		}
	}
}

// effectOf returns the effect of an entry, if it has one.
func effectOf(e *log.Entry) (Effect, bool) {
	switch f := e.Fact.(type) {
	case *ships.Attacked:
		return Effect{Kind: Shot, Ship: f.By.Ship, At: f.Target, Hit: f.Hit}, f.By.Ship != f.Target
	case *ships.FiredAt:
		return Effect{Kind: Shot, Ship: f.By.Ship, At: f.Target, Place: f.At, Aside: true, Hit: f.Hit}, f.Roll.Dice.Len() > 0 || f.Target == 0
	case *ships.Saved:
		return Effect{Kind: Missile, Ship: f.By.Ship, At: f.Ship, Hit: !f.Success}, f.Mount >= 0 && f.By.Ship != f.Ship
	case *ships.Damaged:
		return Effect{Kind: Hit, At: f.Ship, Hit: true, Shield: f.Shield, Hull: f.Hull}, true
	case *ships.Rammed:
		return Effect{Kind: Ram, Ship: f.Ship, At: f.Target}, true
	case *ships.WasDestroyed:
		return Effect{Kind: Burst, At: f.Ship}, true
	case *ships.Detonated:
		return Effect{Kind: Blast, At: f.Ship}, true
	case *ships.WasDisabled:
		return Effect{Kind: Fail, At: f.Ship}, true
	case *ships.SystemDamaged:
		return Effect{Kind: Fail, At: f.Ship}, true
	case *ships.ShieldsDown:
		return Effect{Kind: Down, At: f.Ship}, true
	case *ships.Pulled:
		return Effect{Kind: Beam, Ship: f.By, At: f.Ship}, true
	case *event.Contested:
		return Effect{Kind: Beam, Ship: f.By.Seat.Ship, At: f.Against.Seat.Ship}, f.By.Seat.Ship != f.Against.Seat.Ship
	case *ships.Taken:
		return Effect{Kind: Taken, At: f.Ship, Side: f.Side}, true
	case *ships.Jumped:
		return Effect{Kind: Jump, At: f.Ship}, true
	case *sim.PodLaunched:
		if f.Back {
			return Effect{Kind: Pod, Ship: f.Target, At: f.Ship}, true
		}
		return Effect{Kind: Pod, Ship: f.Ship, At: f.Target}, true
	case *sim.Arrived:
		return Effect{Kind: Arrive, At: f.Ship}, true
	}
	return Effect{}, false
}
