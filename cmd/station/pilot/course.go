package pilot

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/space"
)

// course shows the plotted course: its cost, what is left, each leg, and the order that gives it.
func (s *Screen) course(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	r = u.Panel(r, "COURSE")
	give, edit, steps, gap := 66.0, 38.0, 82.0, 6.0
	if r.H < give+edit+steps+3*gap+50 { // notices take room from it
		give, edit, steps, gap = 52, 30, 66, 4
	}
	ordered = append(ordered, s.give(u, v, r.Foot(give))...)
	r.Foot(gap)
	ordered = append(ordered, s.edit(u, v, r.Foot(edit))...)
	r.Foot(gap)
	s.steps(u, v, r.Foot(steps))
	r.Foot(gap)
	s.spent(u, v, r.Top(42))
	r.Top(8)
	s.list(u, v, r)
	return ordered
}

// give draws the order that gives the course.
func (s *Screen) give(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	left, _ := budget(v)
	rule, why := s.objection(v)
	give := kit.Action{Name: "Give the course", Key: "any.confirm", Rule: rule, Why: why}
	if cost := s.plan.Cost; 0 < cost && cost <= left {
		give.Does = say.Of("Fly it: %d ft, then %d are left.", cost.Feet(), (left - cost).Feet())
	}
	if u.Do(r, give) {
		ordered = append(ordered, &deployment.Fly{Legs: append([]ships.Leg(nil), s.legs...)})
		s.legs = nil
	}
	return ordered
}

// edit draws the controls that change the plotted course.
func (s *Screen) edit(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	edit := r.Columns(2, 6)
	undo := kit.Action{Name: "Undo", Key: "any.undo", Does: "Take back the last leg; so does a right click.", Asks: true, Why: closed(v)}
	hold := kit.Action{Name: "Clear", Key: "any.remove", Does: "Drop the plot. Without one, the course under way is dropped too and the ship holds.", Asks: true, Why: closed(v)}
	if len(s.legs) == 0 && undo.Why == "" {
		undo.Why, undo.Brief = "Nothing is plotted.", "No course."
		if len(v.Legs) == 0 {
			hold.Why, hold.Brief = undo.Why, undo.Brief
		}
	}
	if u.Do(edit[0], undo) {
		s.undo()
	}
	if u.Do(edit[1], hold) {
		if len(s.legs) == 0 && len(v.Legs) > 0 {
			ordered = append(ordered, &deployment.Fly{})
		}
		s.legs = nil
	}
	return ordered
}

// budget returns the feet that a course can take: of the present turn, or of the next if early is
// set.
func budget(v *view.View) (left space.Length, early bool) {
	if left = v.Sheet().Feet; left == 0 && !v.MyTurn() {
		return v.Sheet().FlyingSpeed, true
	}
	return left, false
}

// spent draws what the course takes of the remaining speed.
func (s *Screen) spent(u *kit.UI, v *view.View, r kit.Rect) {
	left, early := budget(v)
	c, cost := u.Accent, s.plan.Cost
	words := say.Of("%d left after it", (left - cost).Feet())
	if early && cost == 0 {
		words = "in your next turn"
	}
	if cost > left {
		c, words = kit.Bad, say.Of("%d ft too much", (cost-left).Feet())
	}
	head := r.Top(26)
	u.Text(head, say.Of("%d of %d ft", cost.Feet(), left.Feet()), kit.Type{Size: kit.Name, Bold: true, Colour: kit.Bright})
	u.Text(head, words, kit.Type{Size: kit.Small, Colour: c, Align: kit.End})
	r.Top(5)
	u.Meter(r.Top(8), cost.Feet(), max(1, left.Feet()), c)
}

// steps draws the four plotting controls, each with its cost.
func (s *Screen) steps(u *kit.UI, v *view.View, r kit.Rect) {
	by, ahead := turnStep(v), say.Text("Further ahead.")
	if v.Head.Grid {
		ahead = say.Text("A square ahead; every second one at a corner costs two, and so does difficult terrain [SHIP-GRID].")
	}
	turn := say.Of("%d° · %d ft", by/space.Degree, ships.TurnCost(by, v.Sheet().TurningSpeed).Feet())
	rows := r.Rows(2, 6)
	for i, step := range []struct {
		kit.Action
		do func()
	}{
		{kit.Action{Name: turn, Key: "any.left", Does: "To port."}, func() { s.turn(-by) }},
		{kit.Action{Name: turn, Key: "any.right", Does: "To starboard."}, func() { s.turn(by) }},
		{kit.Action{Name: "+50 ft", Key: "any.up", Does: ahead}, func() { s.ahead(aheadStep) }},
		{kit.Action{Name: "−50 ft", Key: "any.down", Does: "Less far."}, func() { s.ahead(-aheadStep) }},
	} {
		step.Why, step.Asks = closed(v), true
		if u.Do(rows[i/2].Columns(2, 6)[i%2], step.Action) {
			step.do()
		}
	}
}

// list draws the legs, only the latest if there is no room for all.
func (s *Screen) list(u *kit.UI, v *view.View, r kit.Rect) {
	if len(s.legs) == 0 {
		says, short := say.Text("Click on the map, or use the arrows, to plot. Nothing is flown before you give it."), say.Text("Click on the map, or use arrows.")
		switch {
		case closed(v) != "":
			says, short = closed(v), closed(v)
		case v.MyTurn() && v.Sheet().Feet == 0:
			_, why := s.objection(v)
			says, short = kit.Sentence(why), kit.Sentence(why)
		case len(v.Legs) > 0:
			says, short = "A course is under way. A new one takes its place.", "A new course replaces this one."
		}
		t := kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true}
		if u.Height(says, r.W, t) > r.H+1 {
			says = short
		}
		u.Paragraph(r, says, t)
		return
	}
	const height = 24.0
	first := max(0, len(s.legs)-int(r.H/height))
	own := v.Ship()
	before := s.chart.Plan(ships.Pose{At: own.At, Heading: own.Heading}, s.legs[:first], 0).Cost
	for i := first; i < len(s.legs); i++ {
		cost := s.chart.Plan(ships.Pose{At: own.At, Heading: own.Heading}, s.legs[:i+1], 0).Cost
		row := r.Top(height)
		u.Text(row.Left(20), say.Name(fmt.Sprint(i+1)), kit.Type{Size: kit.Small, Bold: true, Colour: u.Accent})
		u.Text(row.Side(58), say.Of("%d ft", (cost-before).Feet()), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Align: kit.End})
		u.Text(row, legWords(s.legs[i]), kit.Type{Size: kit.Small})
		before = cost
	}
}

// legWords describes a leg as briefly as possible.
func legWords(l ships.Leg) say.Text {
	switch {
	case l.Turn == 0:
		return say.Of("%d ahead", l.Ahead.Feet())
	case l.Ahead == 0:
		return bearing(l.Turn)
	}
	return say.Of("%s, %d ahead", bearing(l.Turn), l.Ahead.Feet())
}

func bearing(a space.Angle) say.Text {
	if a < 0 {
		return say.Of("%d° port", -a/space.Degree)
	}
	return say.Of("%d° starboard", a/space.Degree)
}
