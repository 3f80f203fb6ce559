package sound

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/event"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
)

// Heard is a cue and where it comes from: from -1 at the left to 1 at the right.
type Heard struct {
	Cue Cue
	Pan float64
}

// Caption says what is heard, and from where.
func (h Heard) Caption() string {
	switch {
	case h.Pan < -0.35:
		return h.Cue.Caption() + ", at the left"
	case h.Pan > 0.35:
		return h.Cue.Caption() + ", at the right"
	}
	return h.Cue.Caption()
}

// Ear hears in a battle what is worth a sound, as it is seen.
type Ear struct {
	log             *log.Log
	until           float64 // on the view's clock
	turn, may, over bool
	all             []Heard
}

// Listen returns the cues of what has come to be seen since it was last asked, each at most
// once.
func (e *Ear) Listen(v *view.View) []Heard {
	before := *e
	*e = Ear{log: v.Log, until: v.Clock, turn: v.MyTurn(), may: v.MayReact(), over: v.Head.Over}
	if v.Log != before.log || v.Clock < before.until { // another seat: what is past is not news
		return nil
	}
	now := func(at float64) bool { return at > before.until && at <= v.Clock }
	for _, x := range effect.Gather(v.Log.Entries, v.Sees, v.Clock) {
		e.effect(v, &x, now)
	}
	for i := range v.Log.Entries {
		entry := &v.Log.Entries[i]
		at := v.Sees(entry)
		if v.When != nil && len(entry.Throws) > 0 { // dice are seen to fall
			if now(at - effect.Dice) {
				e.add(Dice, 0)
			}
			if n := entry.Natural(); now(at) && n == 20 {
				e.add(Twenty, 0)
			} else if now(at) && n == 1 {
				e.add(One, 0)
			}
		}
		if now(at) {
			e.foot(v, entry)
		}
	}
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
	return e.all
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

// launches are what is heard as an effect begins.
var launches = map[effect.Kind]Cue{
	effect.Shot: Shot, effect.Missile: Missile, effect.Ram: Ram, effect.Burst: Loss, effect.Blast: Blast, effect.Fail: Fail,
	effect.Down: Down, effect.Pod: Pod, effect.Beam: Beam, effect.Taken: Taken, effect.Jump: Jump,
}

// effect hears what happens in space: how it begins, and how it hits.
func (e *Ear) effect(v *view.View, x *effect.Effect, now func(float64) bool) {
	if c, ok := launches[x.Kind]; ok && now(x.Start) {
		from := x.Ship
		if from == 0 {
			from = x.At
		}
		e.add(c, pan(v, &log.Entry{At: from}))
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
	e.add(c, pan(v, &log.Entry{At: x.At}))
}

// foot hears what happens on a deck, where that is shown.
func (e *Ear) foot(v *view.View, entry *log.Entry) {
	if v.Role != crew.Boots && v.Role != crew.Screen {
		return
	}
	switch f := entry.Fact.(type) {
	case *personal.Attacked, *personal.Guessed:
		e.add(Bang, pan(v, entry))
	case *personal.Damaged:
		e.add(Blow, pan(v, entry))
	case *personal.Battered:
		e.add(Door, pan(v, entry))
	case *event.Checked:
		if personal.Forced(f) {
			e.add(Door, pan(v, entry))
		}
	case *personal.DoorMoved:
		if f.Broken {
			e.add(Door, pan(v, entry))
		}
	case *personal.WentOff, *sim.DeckShaken:
		e.add(Blast, pan(v, entry))
	}
}

// pan is where on the screen an entry is.
func pan(v *view.View, e *log.Entry) float64 {
	if v.Pan == nil {
		return 0
	}
	return v.Pan(e)
}
