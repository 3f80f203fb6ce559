package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/sight"
	"broadside/sim/space"
)

func place(at space.Point) string {
	return strings.ReplaceAll(at.X.String()+" "+at.Y.String(), " ft", "")
}

// things are what show prints of a ship, in this order.
var things = [...]struct {
	name string
	tell func(*stage, *ships.Ship) string
}{
	{"state", func(_ *stage, s *ships.Ship) string { return s.State.String() }},
	{"place", func(_ *stage, s *ships.Ship) string { return place(s.At) }},
	{"heading", func(_ *stage, s *ships.Ship) string { return s.Heading.String() }},
	{"feet", func(_ *stage, s *ships.Ship) string { return fmt.Sprintf("%s left of %s", s.Feet(), s.FlyingSpeed()) }},
	{"turning", func(_ *stage, s *ships.Ship) string { return fmt.Sprintf("%s for 90°", s.TurningSpeed()) }},
	{"hull", (*stage).hull},
	{"shields", shields},
	{"hit-dice", func(g *stage, s *ships.Ship) string {
		return fmt.Sprintf("%dd%d", s.HitDice, g.world.ClassOf(s).HitDie)
	}},
	{"system-damage", func(_ *stage, s *ships.Ship) string {
		return fmt.Sprintf("%d: %s", s.System, ships.SystemDamage[s.System])
	}},
	{"conditions", func(g *stage, s *ships.Ship) string { return conditions(g.world.Library, s.Conditions()) }},
	{"fuel", func(_ *stage, s *ships.Ship) string { return fmt.Sprint(s.Fuel) }},
	{"successes", func(_ *stage, s *ships.Ship) string { return fmt.Sprint(s.Successes) }},
	{"ac", func(g *stage, s *ships.Ship) string { return fmt.Sprint(g.world.ArmourClass(s)) }},
	{"patch-dc", func(_ *stage, s *ships.Ship) string { return fmt.Sprint(impact.PatchDC(s)) }},
	{"ram-dc", func(g *stage, s *ships.Ship) string { return fmt.Sprint(impact.RamDC(&g.world.Battle, s)) }},
	{"weapons", (*stage).weapons},
}

// show reads: show SHIP [THING]..., show SEAT, show order, show range SHIP SHIP,
// show options SEAT, show features SEAT.
func (g *stage) show(p *phrase) error {
	switch w := p.peek(); {
	case p.take("order"):
		return g.showOrder()
	case p.take("options"):
		return g.options(p)
	case p.take("features"):
		return g.showFeatures(p)
	case p.take("person"):
		return g.showPerson(p)
	case p.take("mines"):
		return g.showMines(p)
	case p.take("aim"):
		if strings.Contains(p.peek(), ".") {
			return g.showShot(p)
		}
		return g.showAim(p)
	case p.take("cover"):
		if _, err := g.named(p.peek()); err == nil {
			return g.showCover(p)
		}
		return g.showShelter(p)
	case p.take("range"):
		return g.showRange(p)
	case strings.Contains(w, "."):
		return g.showSeat(p)
	}
	s, err := g.ship(p)
	if err != nil {
		return err
	}
	var asked []string
	for !p.done() {
		if w := p.next(); w != "," {
			asked = append(asked, w)
		}
	}
	count := 0
	for _, t := range things {
		if asked == nil || slices.Contains(asked, t.name) {
			g.lines = append(g.lines, t.name+" "+t.tell(g, s))
			count++
		}
	}
	if asked != nil && count != len(asked) {
		var names []string
		for _, t := range things {
			names = append(names, t.name)
		}
		return fmt.Errorf("%w: what a ship can show is %s", ErrName, strings.Join(names, ", "))
	}
	return nil
}

func conditions(lib *shipyard.Library, set shipyard.Conditions) string {
	var names []string
	for k := range lib.Rules(set) {
		names = append(names, k.Name.String())
	}
	if names == nil {
		return "none"
	}
	return strings.Join(names, ", ")
}

func (g *stage) hull(s *ships.Ship) string {
	worn := ""
	if s.Worn() {
		worn = ", worn"
	}
	return fmt.Sprintf("%d of %d%s", s.Hull, s.MaxHull(), worn)
}

func shields(_ *stage, s *ships.Ship) string {
	down := ""
	if s.Collapsed {
		down = ", down"
	}
	return fmt.Sprintf("%d of %d, regaining %d%s", s.Shield, s.MaxShield(), s.Regeneration(), down)
}

func (g *stage) weapons(s *ships.Ship) string {
	var all []string
	for i := range s.Mounts {
		m, w := &s.Mounts[i], &g.world.ClassOf(s).Mounts[i].Weapon
		text := w.Name + " ready"
		if m.Latch != 0 {
			text = w.Name + " fired"
		}
		if m.Left > 0 {
			text += fmt.Sprintf(", attacks left %d", m.Left)
		}
		if w.Ammo > 0 {
			text += fmt.Sprintf(", ammunition %d", m.Ammo)
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

// showOrder prints the initiative order.
func (g *stage) showOrder() error {
	n := &g.world.Order
	for i := range n.Slots {
		var names []string
		for _, id := range n.Slots[i].Members {
			names = append(names, g.world.SeatName(g.world.Member(id).Seat))
		}
		mark := ""
		if n.Slots[i].Acts {
			mark = ", whose turn it is"
		}
		g.lines = append(g.lines, fmt.Sprintf("%d %s%s", n.Slots[i].Total, strings.Join(names, " and "), mark))
	}
	return nil
}

// showFeatures prints what somebody can use or profits from, and what is left of its
// pool.
func (g *stage) showFeatures(p *phrase) error {
	seat, err := g.seat(p)
	if err != nil {
		return err
	}
	for _, f := range sight.View(g.world, seat).Features {
		text := fmt.Sprintf("%s (%s)", f.Name, f.Kind)
		if f.Most > 0 {
			text += fmt.Sprintf(", %d of %d left", f.Left, f.Most)
		}
		if f.Die > 0 {
			text += fmt.Sprintf(", d%d", f.Die)
		}
		if f.Done {
			text += ", used"
		}
		if f.Stance != crew.Unset {
			text += ", " + f.Stance.String()
		}
		g.lines = append(g.lines, text)
	}
	return nil
}

func (g *stage) showRange(p *phrase) error {
	a, err := g.ship(p)
	if err != nil {
		return err
	}
	b, err := g.ship(p)
	if err == nil {
		g.lines = append(g.lines, g.world.Range(a, b).String())
	}
	return err
}

// showSeat prints what is left of somebody's turn.
func (g *stage) showSeat(p *phrase) error {
	seat, err := g.seat(p)
	if err != nil {
		return err
	}
	if o := g.world.PersonAt(seat); o != nil {
		g.showTurn(o)
		return nil
	}
	m, _ := g.world.HolderOf(seat)
	if m == nil {
		return g.nobody(seat)
	}
	turn := "the turn is over"
	if m.Open {
		turn = "the turn is open"
	}
	var left []string
	for _, b := range [...]struct {
		name string
		has  bool
	}{{"action", m.Action}, {"bonus action", m.Bonus}, {"reaction", m.Reaction}, {"object", m.Object}} {
		if b.has {
			left = append(left, b.name)
		}
	}
	if left == nil {
		left = append(left, "nothing")
	}
	g.lines = append(g.lines, turn+"; left: "+strings.Join(left, ", "))
	return nil
}
