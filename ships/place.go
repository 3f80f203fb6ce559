package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

const (
	ObjectAC = 10 // of asteroids and wrecks: nobody flies them
	// PlaceRadius is the radius of a shot at a place, as large as a square of the grid.
	PlaceRadius = space.Square / 2
)

// Object finds an object by its ID, or nil.
func (b *Battle) Object(id space.ID) *Object {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.ID == id {
			return o
		}
	}
	return nil
}

// RangeTo returns the range from a ship to the edge of a disc, less the 25 ft that do not
// count.
func (b *Battle) RangeTo(s *Ship, d space.Disc) space.Length {
	class := b.ClassOf(s)
	if b.Grid {
		squares := int((2*d.Radius + space.Square - 1) / space.Square)
		return space.Count(s.At, class.Size.Squares(), d.At, max(1, squares))
	}
	return DistanceApart(false, Body{s.At, class.Size, class.Across}, Body{d.At, shipyard.Tiny, 2 * d.Radius})
}

// FiredAt is one attack on a place or an object (SHIP-PLACE).
type FiredAt struct {
	By            crew.Seat
	Mount         uint8
	At            space.Point
	Object        string // what it is called; "": a place
	Away          space.Length
	Bearing       space.Angle
	Target        space.ID  // the ship that was hit, if any
	Roll          dice.Roll // no dice if the weapon calls for a save
	Need          int16     // AC of an object; that of a hidden ship is not told
	Hit, Critical bool
}

func (*FiredAt) Kind() event.Kind { return KindFiredAt }

// Fields describes a FiredAt.
func (f *FiredAt) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, 0, shipyard.MaxMounts-1)
	f.At.Fields(c)
	field.Text(c, "object", &f.Object, crew.MaxName)
	field.Int(c, "away", &f.Away, 0, 4*int64(space.Reach))
	field.Int(c, "bearing", &f.Bearing, 0, int64(space.Circle)-1)
	ShipField(c, "target", &f.Target)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "hit", &f.Hit)
	field.Bool(c, "critical", &f.Critical)
}

// Where returns the text for what was fired at.
func (f *FiredAt) Where() say.Text {
	if f.Object != "" {
		return say.Name(f.Object)
	}
	return say.Of("a place %d ft away, bearing %d°", f.Away.Feet(), f.Bearing/space.Degree)
}

// Result returns the text for the outcome.
func (f *FiredAt) Result() say.Text {
	switch {
	case f.Critical:
		return "a critical hit"
	case f.Hit:
		return "a hit"
	}
	return "a miss"
}

func (f *FiredAt) Sentence() say.Text {
	switch {
	case f.Roll.Dice.Len() == 0:
		return say.Of("%s fires the %s at %s: %s.", f.By.Name(), f.Roll.Cause, f.Where(), f.Result())
	case f.Need > 0:
		return say.Of("%s fires the %s at %s: %s against AC %d, %s.", f.By.Name(), f.Roll.Cause, f.Where(), f.Roll.Text(), f.Need, f.Result())
	}
	return say.Of("%s fires the %s at %s: %s, %s.", f.By.Name(), f.Roll.Cause, f.Where(), f.Roll.Text(), f.Result())
}

// Eroded reports damage to an object, which loses a foot of its radius for each point.
type Eroded struct {
	Object string
	Type   shipyard.DamageType
	Amount int32
	Left   space.Length // its radius; 0: it is gone
}

func (*Eroded) Kind() event.Kind { return KindEroded }

// Fields describes an Eroded.
func (f *Eroded) Fields(c field.Coder) {
	field.Text(c, "object", &f.Object, crew.MaxName)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "amount", &f.Amount, 0, shipyard.MaxPoints*4)
	field.Int(c, "left", &f.Left, 0, int64(space.Reach))
}

func (f *Eroded) Sentence() say.Text {
	if f.Left == 0 {
		return say.Of("%S takes %d %s and breaks up.", say.Name(f.Object), f.Amount, f.Type)
	}
	return say.Of("%S takes %d %s and is %d ft across now.", say.Name(f.Object), f.Amount, f.Type, 2*f.Left.Feet())
}

// survey indexes ships and objects by place, within a step or a look. It is built on first
// use. At other times there is none, because ships may be moved without notice.
type survey struct {
	held  bool
	made  bool
	index space.Index  // of objects, then of ships, where they were on building or have been shifted to
	flown space.Length // how far a ship may have flown in this step
	found []int32
}

// NewTick begins a step: it forgets the events of the last one.
func (b *Battle) NewTick() {
	b.Events, b.Caught, b.lasting.known = b.Events[:0], b.Caught[:0], false
	b.survey.made, b.survey.flown = false, 0
	b.BeginLook()
}

// EndTick ends a step.
func (b *Battle) EndTick() { b.EndLook() }

// BeginLook makes AppendNear use a survey until EndLook. Meanwhile ships may be moved only by MoveShip,
// or as far as NoteFlight allows; if they have been moved otherwise since the last look, call Resurvey
// first.
func (b *Battle) BeginLook() { b.survey.held = true }

// EndLook ends what BeginLook began.
func (b *Battle) EndLook() { b.survey.held = false }

// Resurvey discards the survey, because ships or objects have come or gone.
func (b *Battle) Resurvey() { b.survey.made = false }

// MoveShip moves a ship other than by flying.
func (b *Battle) MoveShip(s *Ship, to space.Point) {
	if s.At = to; b.survey.made {
		b.survey.index.Add(int32(len(b.Objects)+b.PlaceOf(s.ID)), b.Disc(s))
	}
}

// NoteFlight notes that a ship may fly up to a distance in this step.
func (b *Battle) NoteFlight(way space.Length) { b.survey.flown = max(b.survey.flown, way) }

// AppendNear returns, in a step or a look, the numbers (for Thing) of everything that may reach
// into a box, in no particular order and some of them twice. They are valid until the next call.
func (b *Battle) AppendNear(box space.Box) []int32 {
	v := &b.survey
	if !v.made {
		v.made = true
		v.index.Reset(len(b.Objects) + len(b.Ships))
		for i := range b.Objects {
			v.index.Add(int32(i), b.Objects[i].Disc())
		}
		for i := range b.Ships {
			v.index.Add(int32(len(b.Objects)+i), b.Disc(&b.Ships[i]))
		}
	}
	v.found = v.index.AppendIn(v.found[:0], box.Wider(v.flown))
	return v.found
}

// Thing returns the object or the ship with a number; the other is nil.
func (b *Battle) Thing(n int32) (*Object, *Ship) {
	if int(n) < len(b.Objects) {
		return &b.Objects[n], nil
	}
	return nil, &b.Ships[int(n)-len(b.Objects)]
}
