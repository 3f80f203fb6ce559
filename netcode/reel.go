package netcode

import (
	"broadside/sim/field"
	"broadside/sim/say"
)

// Reel is the state of a recording that a table shows in place of a battle, sent whenever it
// changes and a few times a second as it runs. A client sends it to control the recording,
// without Last and Marks.
type Reel struct {
	Tick   int64 // the current tick of the recording since its battle began; from a client: where to go on, or -1: stay
	Last   int64 // its last tick
	Speed  int   // in hundredths of the battle's own speed, 10 to 6400
	Paused bool
	Marks  []Mark // the marks on its timeline
}

// Stay is the tick of a Reel that does not jump.
const Stay = -1

// Bounds of a Reel.
const (
	SlowestReel = 10
	FastestReel = 6400
	MaxMarks    = 32
	MaxMark     = 480 // bytes of a mark's text
)

// Mark is a moment on the timeline of a recording.
type Mark struct {
	Tick int64
	Side uint8 // the side that gains or loses
	Text say.Text
}

// Kind returns KindReel.
func (*Reel) Kind() Kind { return KindReel }

// Fields describes a Reel.
func (r *Reel) Fields(c field.Coder) {
	field.Int(c, "tick", &r.Tick, Stay, maxTick)
	field.Int(c, "last", &r.Last, 0, maxTick)
	field.Int(c, "speed", &r.Speed, SlowestReel, FastestReel)
	field.Bool(c, "paused", &r.Paused)
	field.List(c, "marks", &r.Marks, MaxMarks, func(c field.Coder, m *Mark) {
		field.Int(c, "tick", &m.Tick, 0, maxTick)
		field.Int(c, "side", &m.Side, 0, 255)
		told(c, "text", &m.Text, MaxMark)
	})
}
