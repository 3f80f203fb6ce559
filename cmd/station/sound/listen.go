package sound

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
)

// Heard is a cue and its direction: from -1 at the left to 1 at the right.
type Heard struct {
	Cue Cue
	Pan float64
}

// Caption describes what is heard, and from where.
func (h Heard) Caption() say.Text {
	switch {
	case h.Pan < -0.35:
		return say.Of("%s, on the left", h.Cue.Caption())
	case h.Pan > 0.35:
		return say.Of("%s, on the right", h.Cue.Caption())
	}
	return h.Cue.Caption()
}

// Ear turns what a battle shows into cues.
type Ear struct {
	log             *log.Log
	until           float64 // on the view's clock
	turn, may, over bool
	pinged          int // the number of the last point
	all             []Heard
}

// Listen returns the cues of what has been shown since the last call, each at most once.
func (e *Ear) Listen(v *view.View) []Heard {
	before := *e
	*e = Ear{log: v.Log, until: v.Clock, turn: v.MyTurn(), may: v.MayReact(), over: v.Head.Over, pinged: before.pinged}
	if n := len(v.Points); n > 0 {
		e.pinged = v.Points[n-1].Number
	}
	if v.Log != before.log || v.Clock < before.until { // another seat: the past is not news
		return nil
	}
	now := func(at float64) bool { return at > before.until && at <= v.Clock }
	for _, x := range effect.Gather(v.Log.Entries, v.Sees, v.Clock) {
		e.effect(v, &x, now)
	}
	for i := range v.Log.Entries {
		entry := &v.Log.Entries[i]
		at := v.Sees(entry)
		showsDice := v.When != nil && len(entry.Throws) > 0
		if showsDice && now(at-effect.Dice) {
			e.add(Dice, 0)
		}
		if now(at) {
			if showsDice {
				e.natural(entry.Natural())
			}
			e.ship(v, entry)
			e.foot(v, entry)
		}
	}
	for i := range v.Points {
		if x := &v.Points[i]; x.Number > before.pinged {
			e.add(Ping, pan(v, x.Point))
		}
	}
	e.head(v, &before)
	return e.all
}

// natural hears a natural 20 or 1.
func (e *Ear) natural(n int) {
	switch n {
	case 20:
		e.add(Twenty, 0)
	case 1:
		e.add(One, 0)
	}
}

// head hears the turn, an offered reaction and the end of the battle as they come.
func (e *Ear) head(v *view.View, before *Ear) {
	if v.MyTurn() && !before.turn && !v.Head.Paused {
		e.add(Turn, 0)
	}
	if v.MayReact() && !before.may {
		e.add(React, 0)
	}
	if v.Head.Over && !before.over {
		if v.Head.Winners.Has(v.Head.Side) {
			e.add(Won, 0)
		} else {
			e.add(Beaten, 0)
		}
	}
}

// add hears a cue, once.
func (e *Ear) add(c Cue, pan float64) {
	for _, x := range e.all {
		if x.Cue == c {
			return
		}
	}
	e.all = append(e.all, Heard{c, pan})
}

// launches are the cues at the beginning of effects.
var launches = map[effect.Kind]Cue{
	effect.Shot: Shot, effect.Missile: Missile, effect.Ram: Ram, effect.Burst: Loss, effect.Blast: Blast, effect.Fail: Fail,
	effect.Down: Down, effect.Pod: Pod, effect.Beam: Beam, effect.Taken: Taken, effect.Jump: Jump,
}

// effect hears an effect in space: its beginning, and its hit.
func (e *Ear) effect(v *view.View, x *effect.Effect, now func(float64) bool) {
	if c, ok := launches[x.Kind]; ok && now(x.Start) {
		from := x.Ship
		if from == 0 {
			from = x.At
		}
		e.add(c, pan(v, ship(from)))
	}
	if !x.Hit || !now(x.Start+x.Arrival()) {
		return
	}
	c := Shielded
	switch {
	case x.At == v.Head.Seat.Ship:
		c = Hurt
	case x.Hull > 0 || x.Shield == 0:
		c = Struck
	}
	e.add(c, pan(v, ship(x.At)))
}

// ship hears what happens aboard or beside a ship without an effect.
func (e *Ear) ship(v *view.View, entry *log.Entry) {
	made := func(fast bool, id, target space.ID) {
		c := CastOff
		if fast {
			c = Dock
		}
		e.add(c, pan(v, ship(id), ship(target)))
	}
	switch f := entry.Fact.(type) {
	case *ships.DockedWith:
		made(f.On, f.Ship, f.Target)
	case *ships.LandedIn:
		made(f.In, f.Ship, f.Target)
	case *sim.ConsoleWorked:
		if c, ok := worked[f.Did]; ok {
			e.add(c, pan(v, console(v, f), ship(f.Seat.Ship)))
		}
	}
}

// worked are the cues of what is done to a console.
var worked = map[say.Text]Cue{sim.Seizes: Seize, sim.Sabotages: Sabotage, sim.Rewires: Rewire}

// foot hears what happens on a deck that is shown.
func (e *Ear) foot(v *view.View, entry *log.Entry) {
	if v.Role != crew.Boots && v.Role != crew.Screen {
		return
	}
	who := person(v, entry.Person)
	switch f := entry.Fact.(type) {
	case *personal.Attacked, *personal.Guessed:
		e.add(Bang, pan(v, who))
	case *personal.Damaged:
		e.add(Blow, pan(v, who))
	case *personal.Fell:
		e.add(Fall, pan(v, person(v, f.Person)))
	case *personal.Died:
		e.add(Death, pan(v, person(v, f.Person)))
	case *personal.Battered:
		e.add(Door, pan(v, square(v, f.By, f.At)))
	case *event.Checked:
		if personal.IsDoorForced(f) {
			e.add(Door, pan(v, who))
		}
	case *personal.DoorMoved:
		if f.Broken {
			e.add(Door, pan(v, square(v, f.By, f.At)))
		}
	case *personal.WentOff, *sim.DeckShaken:
		e.add(Blast, 0)
	}
}

// pan returns the horizontal position of the first place that the screen shows.
func pan(v *view.View, places ...netcode.Point) float64 {
	for _, p := range places {
		if v.Pan == nil {
			break
		}
		if x, ok := v.Pan(p); ok {
			return x
		}
	}
	return 0
}

func ship(id space.ID) netcode.Point { return netcode.Point{Ship: id, Deck: netcode.NoDeck} }

// person returns somebody's place, or no place.
func person(v *view.View, id crew.ID) netcode.Point {
	if p := v.Person(id); p != nil {
		return netcode.Point{Deck: int8(p.Deck), On: p.At}
	}
	return ship(0)
}

// square returns a square of somebody's deck.
func square(v *view.View, of crew.ID, on deckplan.Square) netcode.Point {
	p := person(v, of)
	p.On = on
	return p
}

// console returns the place of a console at which somebody has worked.
func console(v *view.View, f *sim.ConsoleWorked) netcode.Point {
	for i := range v.Consoles {
		if k := &v.Consoles[i]; k.Seat == f.Seat {
			return netcode.Point{Deck: k.Deck, On: k.At}
		}
	}
	return person(v, f.By)
}
