package mainscreen

import (
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
)

// scene is something worth showing: who is in it, and for how long.
type scene struct {
	entry  log.Entry // its subject
	harm   log.Entry // the damage roll that follows, or nothing
	start  float64   // seconds, on the view's clock
	lasts  float64
	weight int      // the more important of two is kept
	a, b   space.ID // in space: who acts, and on whom; either may be nobody
	wide   bool     // all of space
	foot   footing  // on a deck
	words  say.Text // across the stage
	grave  bool     // they tell of a loss
	loaded bool     // dice are shown
	parts  []int    // numbers of its entries
}

// footing is the place of a scene on a deck.
type footing struct {
	on       bool
	deck     uint8
	at       deckplan.Square
	by, upon crew.ID
}

// The weights of scenes.
const (
	light = 1 + iota
	usual
	heavy
	grand
)

// lead is how long dice roll before their result is shown, or a view turns to where something
// happens without dice.
const (
	lead  = effect.Dice
	pause = 0.35
)

// lead returns the time from the scene's start to what it is about, in seconds.
func (s *scene) lead() float64 {
	if s.loaded {
		return lead
	}
	return pause
}

// harmAt returns when the dice of its damage are thrown, in seconds: not while words tell of the
// first roll.
func (s *scene) harmAt() float64 {
	if s.words != "" {
		return lead + 1.4
	}
	return lead + 0.75
}

// wordsEnd returns when its words are gone, in seconds.
func (s *scene) wordsEnd() float64 {
	if s.harm.Kind != 0 {
		return s.harmAt()
	}
	return s.lasts
}

// least returns how many seconds a scene is kept while others wait: until the dice of its damage
// have come to rest.
func (s *scene) least() float64 {
	least := s.lasts * 0.62
	if s.harm.Kind != 0 {
		return max(least, s.harmAt()+lead+0.3)
	}
	return least
}

// sceneOf returns the scene of an entry, if it has one.
func sceneOf(v *view.View, e *log.Entry) (s scene, ok bool) {
	s = scene{entry: *e, weight: usual, lasts: 2.6, loaded: len(e.Throws) > 0, parts: []int{e.Number}}
	if fillInSpace(v, e, &s) || fillOnFoot(v, e, &s) {
		if n := e.Natural(); n == 20 || n == 1 {
			s.words, s.grave = "NATURAL 20", false
			if n == 1 {
				s.words, s.grave = "NATURAL 1", true
			}
			s.lasts, s.weight = s.lasts+0.8, max(s.weight, heavy)
		}
		return s, true
	}
	return s, false
}

// fillInSpace fills in a scene between ships.
func fillInSpace(v *view.View, e *log.Entry, s *scene) bool {
	tell := func(id space.ID, what say.Text, grave bool) {
		s.b, s.words, s.grave = id, loud(v, say.Of(what, id.Name())), grave
		s.weight, s.lasts = grand, 3.6
	}
	switch f := e.Fact.(type) {
	case *ships.Attacked:
		s.a, s.b, s.lasts = f.By.Ship, f.Target, 3
	case *ships.FiredAt:
		s.a, s.b, s.lasts = f.By.Ship, f.Target, 3
	case *ships.Saved:
		s.a, s.b, s.lasts = f.By.Ship, f.Ship, 3
	case *event.Contested:
		s.a, s.b = f.By.Seat.Ship, f.Against.Seat.Ship
		return f.By.Person == 0
	case *event.Checked:
		s.b, s.weight = f.By.Seat.Ship, light
		return f.By.Person == 0
	case *ships.Patched:
		s.b, s.weight = f.Ship, light
	case *ships.DestructionSaved:
		s.b, s.weight = f.Ship, heavy
	case *ships.Rammed:
		s.a, s.b, s.weight, s.lasts = f.Ship, f.Target, heavy, 3
	case *ships.Detonated:
		s.b, s.weight = f.Ship, heavy
	case *ships.WasDestroyed:
		tell(f.Ship, "%s is destroyed", true)
	case *ships.WasDisabled:
		tell(f.Ship, "%s is disabled", true)
		s.weight, s.lasts = heavy, 3
	case *ships.Taken:
		tell(f.Ship, "%s is taken", f.Side != v.Head.Side)
	case *ships.Jumped:
		tell(f.Ship, "%s jumps", false)
		s.lasts = 2.6
	case *sim.PodLaunched:
		s.a, s.b, s.weight, s.lasts = f.Ship, f.Target, heavy, 3.4
	case *ships.DockedWith:
		s.a, s.b = f.Ship, f.Target
	case *sim.Arrived:
		s.b, s.weight = f.Ship, light
	case *sim.Paused:
		if f.On || v.Head.Round > 1 {
			return false
		}
		s.wide, s.lasts, s.words = true, 3, say.Name(strings.ToUpper(v.Text(picture.TitleText)))
	case *sim.BattleOver:
		s.wide, s.lasts, s.weight, s.words = true, 6, grand, loud(v, won(v, f.Winners))
	default:
		return false
	}
	return true
}

// won describes who has won.
func won(v *view.View, winners event.Sides) say.Text {
	var names []say.Text
	for side := range event.Side(event.MaxSides) {
		if winners.Has(side) && v.Text(picture.SideText+picture.TextKind(side)) != "" {
			names = append(names, v.SideName(side))
		}
	}
	if names == nil {
		return "Nobody has won"
	}
	return say.Of("Won by %s", say.List(names))
}

// loud returns a text in capitals.
func loud(v *view.View, t say.Text) say.Text { return say.Name(strings.ToUpper(v.Tell(t))) }

// fillOnFoot fills in a scene on a deck.
func fillOnFoot(v *view.View, e *log.Entry, s *scene) bool {
	switch f := e.Fact.(type) {
	case *personal.Attacked:
		s.foot.by, s.foot.upon, s.lasts = f.By, f.Target, 3
	case *personal.Guessed:
		s.foot.by = f.By
	case *personal.Battered:
		s.foot.by, s.foot.at, s.weight, s.lasts = f.By, f.At, heavy, 3
	case *personal.DoorMoved:
		if !f.Broken {
			return false
		}
		s.foot.by, s.foot.at, s.weight, s.lasts = f.By, f.At, heavy, 2
	case *event.Checked:
		s.foot.by, s.weight = f.By.Person, light
		if personal.IsDoorForced(f) {
			s.weight, s.lasts = heavy, 3
		}
	case *personal.Saved:
		s.foot.by, s.weight = f.By, light
	case *event.Contested:
		s.foot.by, s.foot.upon = f.By.Person, f.Against.Person
	case *personal.Died:
		s.foot.by, s.weight, s.grave = f.Person, heavy, true
		s.words = loud(v, say.Of("%s is dead", f.Person.Name()))
	case *personal.Fell:
		s.foot.by, s.weight, s.grave = f.Person, heavy, true
		s.words = loud(v, say.Of("%s falls", f.Person.Name()))
	case *sim.ConsoleWorked:
		s.foot.by, s.weight = f.By, heavy
	default:
		return false
	}
	return s.foot.stand(v)
}

// stand finds the deck of a scene, and reports whether any of its people are seen.
func (f *footing) stand(v *view.View) bool {
	for _, id := range [2]crew.ID{f.by, f.upon} {
		if p := v.Person(id); p != nil {
			f.on, f.deck = true, p.Deck
			if f.at == (deckplan.Square{}) {
				f.at = p.At
			}
			return true
		}
	}
	return false
}

// joins adds an entry to the scene if it belongs to it, and reports whether it does.
func (s *scene) joins(e *log.Entry) bool {
	if e.Tick > s.entry.Tick+1 {
		return false
	}
	switch f := e.Fact.(type) {
	case *ships.DamageRolled:
		if f.By.Ship != s.a || s.harm.Kind != 0 {
			return false
		}
		s.harm, s.lasts = *e, s.lasts+0.5
	case *personal.DamageRolled:
		if f.By == 0 || f.By != s.foot.by || s.harm.Kind != 0 {
			return false
		}
		s.harm, s.lasts = *e, s.lasts+0.5
	case *ships.Damaged:
		if f.Ship != s.a && f.Ship != s.b {
			return false
		}
	case *ships.ShieldsDown:
		if f.Ship != s.b {
			return false
		}
	case *ships.SystemDamaged:
		if f.Ship != s.b {
			return false
		}
	case *personal.Damaged:
		if f.Person != s.foot.upon && f.Person != s.foot.by {
			return false
		}
	default:
		return false
	}
	s.parts = append(s.parts, e.Number)
	return true
}
