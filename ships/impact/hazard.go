package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// EnterRegions lets ships feel the regions that they have flown into in this tick.
func EnterRegions(b *ships.Battle) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Step == (space.Point{}) || s.Charge.Live || s.State.Gone() {
			continue
		}
		was := s.At.Minus(s.Step)
		for n := range b.Objects {
			if o := &b.Objects[n]; o.Holds(s.At) && !o.Holds(was) && !ships.Hazards[o.Kind].Turns {
				brave(b, s, o)
			}
		}
	}
}

// Weather is what a ship endures at the start of its pilot's turn.
func Weather(b *ships.Battle, s *ships.Ship) {
	s.Braved = s.Braved[:0]
	for n := range b.Objects {
		if o := &b.Objects[n]; o.Holds(s.At) {
			brave(b, s, o)
		}
	}
}

// brave is one ship's trouble with one region, once in a turn of its pilot.
func brave(b *ships.Battle, s *ships.Ship, o *ships.Object) {
	dc, d, of, ok := o.Hazard()
	if !ok || s.HasBraved(o.ID) {
		return
	}
	if len(s.Braved) < ships.MaxBraved {
		s.Braved = append(s.Braved, o.ID)
	}
	passed := false
	if p := b.Pilot(s); p != nil && dc > 0 {
		r, ok := Reach(b, p, ships.Attempt{Skill: crew.Piloting, Cause: "past the " + o.Name}, dc)
		passed = ok
		b.TellWatchers(s, &ships.Checked{By: p.Seat, Roll: r, Need: int16(dc), Success: passed})
		Strain(b, p, &r)
	}
	h := &ships.Hazards[o.Kind]
	if passed && !h.Half {
		return
	}
	f := &ships.Braved{Ship: s.ID, Hazard: o.Name, Type: of}
	switch {
	case d.Count > 0:
		f.Roll.Cause = o.Name
		f.Amount = int32(f.Roll.Sum(&b.Tray, int(d.Count), int(d.Faces)))
	case h.Inner:
		f.Amount = int32(b.ClassOf(s).HitDie) / 2
	default:
		f.Amount = 1
	}
	if passed {
		f.Amount /= 2
	}
	if b.Fitted(s, shipyard.Weathered) != nil {
		f.Amount /= 2
	}
	b.TellWatchers(s, f)
	Hurt(b, ships.Wound{Target: s.ID, Type: of, Amount: f.Amount})
}

// obscured says whether dust lies between two ships, or around the second.
func obscured(b *ships.Battle, s, t *ships.Ship) bool {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Kind == ships.Dust && space.Crosses(s.At, t.At, o.Disc()) {
			return true
		}
	}
	return false
}
