package bot

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
)

// Limits of what a brain tries.
const (
	maxFailed  = 4   // orders without effect in a turn before it ends the turn
	maxCourses = 3   // courses in a turn, in rounds tempo
	replot     = 30  // ticks between courses in live tempo
	idleFeet   = 30  // with less speed left, no course is flown
	dawdle     = 200 // ticks that a gunner waits for a pilot who acts in the same turn
)

// choose returns the order to give now and its name, or nil.
func (b *Brain) choose(s *scene) (string, sim.Intent) {
	if s.p.Head.AsksAtConsole(b.seat) {
		return b.react(s)
	}
	if name, i := b.detonates(s); i != nil {
		return name, i
	}
	if !s.me.Open || !s.may(crew.EndTurn) || s.held() {
		return "", nil
	}
	if len(b.turn.failed) >= maxFailed {
		return b.end(s)
	}
	if s.live {
		return b.chooseLive(s)
	}
	return b.chooseRounds(s)
}

func (b *Brain) react(s *scene) (string, sim.Intent) {
	take := s.may(crew.React) && !b.tried("take")
	switch {
	case take:
		return "take", sim.TakeAtConsole()
	case b.tried("let go"):
		return "", nil
	}
	return "let go", &sim.React{}
}

// end ends the turn, which only rounds tempo needs.
func (b *Brain) end(s *scene) (string, sim.Intent) {
	if s.live {
		return "", nil
	}
	return "end", &sim.EndTurn{}
}

// chooseRounds flies first and acts then, unless the present shot is as good as any; it ends the
// turn when nothing useful is left.
func (b *Brain) chooseRounds(s *scene) (string, sim.Intent) {
	if b.awaitCourse(s) || b.waitsForPilot(s) {
		if b.choices == 0 {
			b.acts(s) // a course of the previous round may leave less to fly at the beginning of the turn
		}
		return "", nil
	}
	best := b.best(s)
	if s.pilots() && b.canFly(s) && !(best.now && best.value >= 0.85*s.scale) {
		if best.ram {
			return best.name, best.intent
		}
		legs, gain := b.plot(s)
		worth := gain > b.unrest(s)
		b.turn.courses++
		if legs != nil && worth {
			return b.fly(s, legs)
		}
	}
	if best.intent != nil {
		return best.name, best.intent
	}
	return b.end(s)
}

// unrest returns how much better another place must be for the ship to fly there. It grows with
// each course of a turn.
func (b *Brain) unrest(s *scene) float64 { return 0.1 * s.scale * float64(b.turn.courses) }

func (b *Brain) canFly(s *scene) bool {
	return s.own.State == ships.Able && s.may(crew.Fly) && b.turn.courses < maxCourses && feet(s.sheet.Feet) >= idleFeet
}

func (b *Brain) fly(s *scene, legs []ships.Leg) (string, sim.Intent) {
	b.turn.plotted = s.p.Tick
	return "fly", &deployment.Fly{Legs: legs}
}

// awaitCourse waits for a course to be flown, as long as the ship makes progress.
func (b *Brain) awaitCourse(s *scene) bool {
	return len(s.p.Legs) > 0 && s.sheet.Feet > 0 && s.p.Tick < b.turn.moved+patience
}

// waitsForPilot lets a crew that acts together fly before it shoots.
func (b *Brain) waitsForPilot(s *scene) bool {
	if s.pilots() || !s.me.Roles.Has(crew.Gunner) || s.p.Tick > b.turn.began+dawdle {
		return false
	}
	for i := range s.p.Crew {
		row := &s.p.Crew[i]
		if row.Seat.Ship == b.seat.Ship && row.Roles.Has(crew.Pilot) {
			return row.Open && s.own.State == ships.Able && feet(s.sheet.Feet) >= idleFeet
		}
	}
	return false
}

// chooseLive acts when a chance is good enough, and becomes less particular as the turn goes on;
// now and then it looks for a better course.
func (b *Brain) chooseLive(s *scene) (string, sim.Intent) {
	age := float64(s.p.Tick-b.turn.began) / crew.RoundTicks
	if best := b.best(s); best.intent != nil && (best.value >= s.scale*(0.9-age) || age > 0.75) {
		return best.name, best.intent
	}
	if !s.pilots() || s.own.State != ships.Able || feet(s.sheet.Feet) < idleFeet || s.sheet.Ramming != 0 {
		return "", nil
	}
	if len(s.p.Legs) > 0 && s.p.Tick < b.turn.plotted+replot || s.p.Tick < b.turn.plotted+replot/3 {
		return "", nil
	}
	b.turn.plotted = s.p.Tick
	if legs, gain := b.plot(s); legs != nil && gain > 0.05*s.scale {
		return b.fly(s, legs)
	}
	return "", nil
}
