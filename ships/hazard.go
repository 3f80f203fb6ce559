package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// hazards tells what regions do to ships that come into them, or begin a turn of
// their pilot in them (SHIP-HAZARD). Fields do it where their obstacles have a
// size.
var hazards = [...]struct {
	dc    int // of a Piloting check; 0: none is made
	dice  int8
	faces int8
	of    shipyard.DamageType
	half  bool // what is left to those who succeed; else nothing is
	inner bool // half of what a Hit Die can show, without dice
	turns bool // only at the start of a turn
}{
	Field:     {faces: 6, of: shipyard.Kinetic},
	Gas:       {dc: 12, dice: 1, faces: 6, of: shipyard.Kinetic, half: true},
	Storm:     {of: shipyard.Pulse, inner: true},
	Radiation: {of: shipyard.Energy, turns: true},
	Beacon:    {},
	Dust:      {},
}

// Check of an obstacle, and its damage, by its size.
const (
	obstacleDC = 5 // for tiny ones, and as much more for each size
	maxBraved  = 16
)

// hazard says what a region asks of a ship, and what it deals.
func (o *Object) hazard() (dc int, d dice.Dice, of shipyard.DamageType, ok bool) {
	h := &hazards[o.Kind]
	switch {
	case o.Kind == Field && o.Rocks == 0, o.Kind == Asteroid, o.Kind == Wreck, o.Kind == Beacon, o.Kind == Dust:
		return 0, dice.Dice{}, 0, false
	case o.Kind == Field:
		return obstacleDC * int(o.Rocks), dice.Dice{Count: o.Rocks, Faces: h.faces}, h.of, true
	}
	return h.dc, dice.Dice{Count: h.dice, Faces: h.faces}, h.of, true
}

// Says is what a region does to ships, for the stations; "" where it does
// nothing.
func (o *Object) Says() string {
	dc, d, of, ok := o.hazard()
	switch {
	case o.Kind == Dust:
		return "hides what is in it and behind it"
	case o.Left > 0:
		return fmt.Sprintf("each foot costs two, %d rounds", o.Left)
	case o.Kind == Field && !ok:
		return "each foot costs two"
	case o.Kind == Field:
		return fmt.Sprintf("each foot costs two; Piloting %d or %s %s", dc, d, of)
	case o.Kind == Gas:
		return fmt.Sprintf("Piloting %d or %s %s, else half", dc, d, of)
	case o.Kind == Storm:
		return "half a Hit Die of pulse"
	case o.Kind == Radiation:
		return "1 energy each turn"
	}
	return ""
}

// enterRegions lets ships feel the regions that they have flown into in this tick.
func (b *Battle) enterRegions() {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Step == (space.Point{}) || s.Charge.Live || s.State.Gone() {
			continue
		}
		was := s.At.Minus(s.Step)
		for n := range b.Objects {
			if o := &b.Objects[n]; o.holds(s.At) && !o.holds(was) && !hazards[o.Kind].turns {
				b.brave(s, o)
			}
		}
	}
}

// holds says whether a place lies in a region.
func (o *Object) holds(p space.Point) bool { return !o.Kind.Solid() && space.Nearer(p, o.At, o.Radius) }

// weather is what a ship endures at the start of its pilot's turn.
func (b *Battle) weather(s *Ship) {
	s.Braved = s.Braved[:0]
	for n := range b.Objects {
		if o := &b.Objects[n]; o.holds(s.At) {
			b.brave(s, o)
		}
	}
}

// brave is one ship's trouble with one region, once in a turn of its pilot.
func (b *Battle) brave(s *Ship, o *Object) {
	dc, d, of, ok := o.hazard()
	if !ok || s.braved(o.ID) {
		return
	}
	if len(s.Braved) < maxBraved {
		s.Braved = append(s.Braved, o.ID)
	}
	passed := false
	if p := b.Pilot(s); p != nil && dc > 0 {
		r, ok := b.reach(p, attempt{skill: crew.Piloting, cause: "past the " + o.Name}, dc)
		passed = ok
		b.seen(s, &Checked{By: p.Seat, Roll: r, Need: int16(dc), Success: passed})
		b.strain(p, &r)
	}
	h := &hazards[o.Kind]
	if passed && !h.half {
		return
	}
	f := &Braved{Ship: s.ID, Hazard: o.Name, Type: of}
	switch {
	case d.Count > 0:
		f.Roll.Cause = o.Name
		f.Amount = int32(f.Roll.Sum(&b.Tray, int(d.Count), int(d.Faces)))
	case h.inner:
		f.Amount = int32(b.ClassOf(s).HitDie) / 2
	default:
		f.Amount = 1
	}
	if passed {
		f.Amount /= 2
	}
	if b.fitted(s, shipyard.Weathered) != nil {
		f.Amount /= 2
	}
	b.seen(s, f)
	b.Hurt(Wound{Target: s.ID, Type: of, Amount: f.Amount})
}

func (s *Ship) braved(id space.ID) bool {
	for _, x := range s.Braved {
		if x == id {
			return true
		}
	}
	return false
}

// obscured says whether dust lies between two ships, or around the second.
func (b *Battle) obscured(s, t *Ship) bool {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Kind == Dust && space.Crosses(s.At, t.At, o.Disc()) {
			return true
		}
	}
	return false
}

// Braved says what a region has done to a ship.
type Braved struct {
	Ship   space.ID
	Hazard string
	Roll   dice.Roll // without dice where none are thrown
	Type   shipyard.DamageType
	Amount int32
}

func (*Braved) Kind() event.Kind { return KindBraved }

// Fields describes a Braved.
func (f *Braved) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Text(c, "hazard", &f.Hazard, crew.MaxName)
	f.Roll.Fields(c)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "amount", &f.Amount, 0, shipyard.MaxPoints)
}

func (f *Braved) Sentence(n event.Names) string {
	if len(f.Roll.Dice) == 0 {
		return fmt.Sprintf("%s, in the %s: %d %s.", n.ShipName(f.Ship), f.Hazard, f.Amount, f.Type)
	}
	return fmt.Sprintf("%s, in the %s: %s, %d %s.", n.ShipName(f.Ship), f.Hazard, f.Roll.String(), f.Amount, f.Type)
}
