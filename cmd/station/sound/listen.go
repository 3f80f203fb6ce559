package sound

import (
	"broadside/ships"

	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
)

// Ear hears in a battle what is worth a sound.
type Ear struct {
	heard           int // entries of the log
	log             *log.Log
	turn, may, over bool
}

// Listen returns the cues of what has happened since it was last asked, each
// at most once.
func (e *Ear) Listen(v *view.View) (all []Cue) {
	if v.Log != e.log || v.Log.Count < e.heard { // another seat: what is past is not news
		*e = Ear{heard: v.Log.Count, log: v.Log, turn: v.MyTurn(), may: v.MayReact(), over: v.Head.Over}
		return nil
	}
	add := func(c Cue) {
		for _, x := range all {
			if x == c {
				return
			}
		}
		all = append(all, c)
	}
	fresh := min(v.Log.Count-e.heard, len(v.Log.Entries))
	for _, entry := range v.Log.Entries[len(v.Log.Entries)-fresh:] {
		switch entry.Kind {
		case ships.KindAttacked, ships.KindSaved:
			add(Shot)
		case ships.KindDamaged:
			if entry.At == v.Head.Seat.Ship {
				add(Hurt)
			}
		case ships.KindDestroyed:
			add(Loss)
		}
	}
	if v.MyTurn() && !e.turn && !v.Head.Paused {
		add(Turn)
	}
	if v.MayReact() && !e.may {
		add(React)
	}
	if v.Head.Over && !e.over {
		if v.Head.Winners.Has(v.Head.Side) {
			add(Won)
		} else {
			add(Beaten)
		}
	}
	e.heard, e.turn, e.may, e.over = v.Log.Count, v.MyTurn(), v.MayReact(), v.Head.Over
	return all
}
