package ships

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Ram drives the ship through the space of another (SHIP-RAM). Legs are the
// course of the run; the ram happens when it enters that space. The order lets
// the ship in, whatever the sizes, and does not make it leave.
type Ram struct {
	Target space.ID
	Legs   []Leg
	With
}

func (*Ram) Verb() crew.Verb { return crew.Ram }

// Fields describes a Ram.
func (i *Ram) Fields(c field.Coder) {
	shipField(c, "target", &i.Target)
	legsField(c, &i.Legs)
	i.With.Fields(c)
}

// Check refuses runs that cost too much or do not reach the target's space.
func (i *Ram) Check(b *Battle, by *crew.Member) error {
	s := b.ship(by)
	t, err := b.foe(by, i.Target, "SHIP-RAM")
	if err != nil {
		return err
	}
	if t.Charge.Live {
		return crew.Refuse("SHIP-RAM", "%s is a bomb: it goes off when it is touched", t.Name)
	}
	if way := length(i.Legs); way > s.Feet && !b.Grid {
		// A run is offered at every ship there is: most need not be worked out foot by foot.
		return crew.Refuse("SHIP-FLY", "the run is %s long and %s of flying speed is left", way, s.Feet)
	}
	if err := b.checkCourse(s, i.Legs, t.ID); err != nil {
		return err
	}
	flies := slices.ContainsFunc(i.Legs, func(l Leg) bool { return l.Ahead > 0 })
	if !flies || !b.Plan(s, i.Legs, t.ID).Met {
		return crew.Refuse("SHIP-RAM", "the course does not pass through the space of %s", t.Name)
	}
	return b.checkWith(by, i.With, crew.Ram)
}

// Do begins the run.
func (i *Ram) Do(b *Battle, by *crew.Member) {
	s, t := b.ship(by), b.Ship(i.Target)
	b.plot(s, i.Legs)
	s.Ramming = t.ID
	b.brandish(by, s, b.choose(by, i.With, t.ID))
	b.Emit(b.Watchers(s)&b.Watchers(t), &RamDeclared{s.ID, t.ID})
	if c := b.chart(s, 0, nil); c.meets(s.At, t.ID) {
		s.Ramming = 0
		b.ram(s, t)
	}
}

// RamDC is what the target's save must reach: 8 + the pilot's proficiency + the
// ship's Strength.
func (b *Battle) RamDC(s *Ship) int {
	dc := 8 + crew.Modifier(s.Str)
	if p := b.Pilot(s); p != nil {
		dc += int(p.Proficiency)
	}
	return dc
}

// RamWorth is the damage that a ram is expected to deal besides what is chosen with it,
// in tenths.
func (b *Battle) RamWorth(s *Ship) int64 {
	r := dice.Roll{}
	r.Add("ship Strength", crew.Modifier(s.Str))
	b.ramDice(s, &r)
	return max(0, 5*average(&r, 2, int(b.ClassOf(s).HitDie))+10*int64(r.Bonus()))
}

// RamSave is what the target of a ram would roll. A larger one has
// disadvantage, a smaller one advantage.
func (b *Battle) RamSave(s, t *Ship) dice.Roll {
	r := b.saveOf(t, crew.Dexterity, "the ram")
	own, other := b.ClassOf(s).Size, b.ClassOf(t).Size
	switch {
	case other > own:
		r.Disadvantage("larger than the rammer")
	case other < own:
		r.Advantage("smaller than the rammer")
	}
	if h := b.fitted(s, shipyard.Current); h != nil {
		r.Disadvantage(b.FeatureOf(h.Feature).Name)
	}
	return r
}

func (b *Battle) ramming(t *Ship) rolling {
	return b.resisting(t, &Trial{Save: crew.Dexterity, Of: shipyard.PerilRam})
}

// RamChance is the chance, in thousandths, that the target of a ram fails its
// save, and what it would roll.
func (b *Battle) RamChance(s, t *Ship) (int, dice.Roll) {
	r := b.RamSave(s, t)
	b.expected(&r, b.ramming(t))
	if t.fails(crew.Dexterity) != "" {
		return 1000, r
	}
	return 1000 - dice.Chance(&r, b.RamDC(s)), r
}

// ram throws the save, and on a failure two of the rammer's Hit Dice: both
// ships take the damage, the rammer half while it has shield points.
func (b *Battle) ram(s, t *Ship) {
	b.reveal(s)
	both := b.Watchers(s) & b.Watchers(t)
	by := crew.Seat{Ship: s.ID, Role: crew.Pilot, Number: 1}
	if p := b.Pilot(s); p != nil {
		by = p.Seat
	}
	r := b.RamSave(s, t)
	what := b.ramming(t)
	b.use(&r, what)
	need, fails := b.RamDC(s), t.fails(crew.Dexterity)
	if fails == "" {
		r.D20(&b.Tray)
		b.late(&r, need, &what)
	}
	ok := fails == "" && int(r.Total) >= need
	b.Emit(both, &Saved{Ship: t.ID, By: by, Mount: -1, Roll: r, Need: int16(need), Success: ok, Fails: fails})
	if p := b.Pilot(t); p != nil {
		b.strain(p, &r)
	}
	if ok {
		return
	}
	damage := dice.Roll{Cause: "ram damage"}
	damage.Add("ship Strength", crew.Modifier(s.Str))
	b.ramDice(s, &damage)
	amount := int32(max(0, damage.Sum(&b.Tray, 2, int(b.ClassOf(s).HitDie))))
	b.Emit(both, &DamageRolled{By: by, Mount: -1, Roll: damage, Type: shipyard.Kinetic})
	more := b.headlong(s, by, both)
	b.Hurt(Wound{Target: t.ID, By: s.ID, Type: shipyard.Kinetic, Amount: amount + more})
	amount = b.ramTaken(s, amount+more/2)
	if s.Shield > 0 {
		amount /= 2
	}
	b.Hurt(Wound{Target: s.ID, By: t.ID, Type: shipyard.Kinetic, Amount: amount})
	b.Emit(both, &Rammed{s.ID, t.ID, s.Shield > 0})
	b.harpoon(s, t)
}

// RamDeclared says that a ship begins a ramming run.
type RamDeclared struct {
	Ship, Target space.ID
}

func (*RamDeclared) Kind() event.Kind { return KindRamDeclared }

// Fields describes a RamDeclared.
func (f *RamDeclared) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	shipField(c, "target", &f.Target)
}

func (f *RamDeclared) Sentence(n event.Names) string {
	return fmt.Sprintf("%s sets out to ram %s.", n.ShipName(f.Ship), n.ShipName(f.Target))
}

// Rammed says that two ships have collided.
type Rammed struct {
	Ship, Target space.ID
	Shielded     bool // the rammer takes half
}

func (*Rammed) Kind() event.Kind { return KindRammed }

// Fields describes a Rammed.
func (f *Rammed) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	shipField(c, "target", &f.Target)
	field.Bool(c, "shielded", &f.Shielded)
}

func (f *Rammed) Sentence(n event.Names) string {
	half := ""
	if f.Shielded {
		half = ", and takes half while its shields hold"
	}
	return fmt.Sprintf("%s rams %s%s.", n.ShipName(f.Ship), n.ShipName(f.Target), half)
}
