package space

import "broadside/sim/field"

// Reckoning is how something in motion is told, by dead reckoning: where it is, its
// heading, the way that it makes in a tick and by how much it turns in one. All who
// have it foretell the next ticks, all alike.
type Reckoning struct {
	At      Point
	Heading Angle
	Step    Point
	Turn    Angle // starboard above 0
}

// Fields describes a Reckoning.
func (t *Reckoning) Fields(c field.Coder) {
	t.At.Fields(c)
	field.Int(c, "heading", &t.Heading, 0, int64(Circle)-1)
	t.Step.Fields(c)
	field.Int(c, "turn", &t.Turn, -int64(Circle), int64(Circle))
}

// Mix mixes a Reckoning into a Hash.
func (t *Reckoning) Mix(h *field.Hash) {
	t.At.Mix(h)
	t.Step.Mix(h)
	h.Pair(int64(t.Heading), int64(t.Turn))
}

// MostTurning is for how many ticks a turn is foretold; after that, what turns flies
// straight on.
const MostTurning = 100

// turnUnit is a thousandth of a degree in radians, times 2^32.
const turnUnit = 74961

// Foretell returns the reckoning after some ticks of the same turn.
func (t Reckoning) Foretell(ticks int64) Reckoning {
	turning := min(ticks, MostTurning)
	if t.Turn == 0 {
		turning = 0
	}
	for range turning {
		t.arc()
	}
	straight := Length(ticks - turning)
	t.At = t.At.Plus(Point{t.Step.X * straight, t.Step.Y * straight})
	t.Heading = Angle((int64(t.Heading) + int64(t.Turn)*turning) % int64(Circle)).Norm()
	return t
}

// Next advances the reckoning by one tick.
func (t *Reckoning) Next() {
	if t.Turn == 0 {
		t.At = t.At.Plus(t.Step)
		return
	}
	t.arc()
	t.Heading = (t.Heading + t.Turn).Norm()
}

// arc turns the way as the heading does, by the tangent at the middle of the arc, and
// makes it.
func (t *Reckoning) arc() {
	x, y := t.Step.X+t.across(t.Step.Y)/2, t.Step.Y-t.across(t.Step.X)/2
	t.Step.X += t.across(y)
	t.Step.Y -= t.across(x)
	t.At = t.At.Plus(t.Step)
}

// across returns how far a way is turned aside in a tick, to the nearest unit.
func (t *Reckoning) across(way Length) Length {
	return (way*Length(t.Turn)*turnUnit + 1<<31) >> 32
}

// What nobody sees on a map: a tenth of a foot, a tenth of a degree, and a fifth of a
// foot a second.
const (
	slackAt      = Foot / 10
	slackHeading = Degree / 10
	slackStep    = Foot / 100
)

// Approximates reports whether a reckoning shows well enough what is where the truth has it,
// and moves so.
func (t Reckoning) Approximates(truth Reckoning) bool {
	return t.ApproximatesStill(truth.At, truth.Heading) && t.Step.Minus(truth.Step).within(slackStep)
}

// Moves reports whether what is told so moves or turns.
func (t Reckoning) Moves() bool { return t.Step != Point{} || t.Turn != 0 }

// ApproximatesStill reports whether a reckoning shows well enough what stands at a point with a
// heading; what lies still is shown as it is.
func (t Reckoning) ApproximatesStill(at Point, heading Angle) bool {
	if !t.Moves() {
		return t.At == at && t.Heading == heading
	}
	off := (t.Heading - heading).Norm()
	return t.At.Minus(at).within(slackAt) && min(off, Circle-off) <= slackHeading
}

func (p Point) within(slack Length) bool {
	return max(p.X, -p.X, p.Y, -p.Y) <= slack
}
