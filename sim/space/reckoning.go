package space

import "broadside/sim/field"

// Reckoning is the motion of something as it is sent, for dead reckoning: where it is,
// its heading, and its movement and turn in a tick. Everybody who has it predicts the
// same ticks.
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

// MostTurning is for how many ticks a turn is predicted; after that, the motion continues
// straight.
const MostTurning = 100

// turnUnit is a thousandth of a degree in radians, times 2^32.
const turnUnit = 74961

// Foretell returns the reckoning after a number of ticks.
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

// arc moves by Step, turned with the heading by the tangent at the middle of the arc.
func (t *Reckoning) arc() {
	x, y := t.Step.X+t.across(t.Step.Y)/2, t.Step.Y-t.across(t.Step.X)/2
	t.Step.X += t.across(y)
	t.Step.Y -= t.across(x)
	t.At = t.At.Plus(t.Step)
}

// across returns how far a movement is turned aside in a tick, to the nearest unit.
func (t *Reckoning) across(way Length) Length {
	return (way*Length(t.Turn)*turnUnit + 1<<31) >> 32
}

// Differences that nobody sees on a map: a tenth of a foot, a tenth of a degree, and a
// fifth of a foot a second.
const (
	slackAt      = Foot / 10
	slackHeading = Degree / 10
	slackStep    = Foot / 100
)

// Approximates reports whether a reckoning is close enough to the true position and motion.
func (t Reckoning) Approximates(truth Reckoning) bool {
	return t.ApproximatesStill(truth.At, truth.Heading) && t.Step.Minus(truth.Step).within(slackStep)
}

// Moves reports whether a reckoning moves or turns.
func (t Reckoning) Moves() bool { return t.Step != Point{} || t.Turn != 0 }

// ApproximatesStill reports whether a reckoning is close enough to something at a point with a
// heading, ignoring its motion.
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
