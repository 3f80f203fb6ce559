package ships

import (
	"slices"
	"sort"
	"strconv"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Stat is a number of a ship whose every change is told to its crew.
type Stat uint8

// The numbers that are told.
const (
	FlyingSpeedStat Stat = iota
	TurningSpeedStat
	ArmourClassStat
	RegenerationStat
	HullMaxStat
	ShieldMaxStat
	lastStat = ShieldMaxStat
)

func (n Stat) String() string {
	return [...]string{"flying speed", "cost of turning 90°", "AC", "shield regeneration", "hull point maximum", "shield point maximum"}[n]
}

// gauge is the numbers of a ship, and what bears on them.
type gauge struct {
	ship        space.ID
	state       State
	numbers     [lastStat + 1]int32
	effects     []Effect
	afflictions []Affliction
	own         [lastStat + 1]int64 // as the ship has them by itself
	system      int8
	docked      space.ID
	trouble     Trouble
	fuelled     bool
}

func (b *Battle) gauge(g *gauge, s *Ship) {
	g.ship, g.state, g.system, g.docked = s.ID, s.State, s.System, s.Docked
	g.numbers = [...]int32{
		int32(s.FlyingSpeed().Feet()), int32(s.TurningSpeed().Feet()), int32(b.ArmourClass(s)), s.Regeneration(), s.MaxHull(), s.MaxShield(),
	}
	g.trouble, g.fuelled = s.Hyperdrive.Trouble, s.Fuel != 0
	g.own = [...]int64{int64(s.Fly), int64(s.Turn), int64(s.AC), int64(s.Regen), int64(s.HullMax), int64(s.ShieldMax)}
	g.effects = append(g.effects[:0], s.Effects...)
	g.afflictions = append(g.afflictions[:0], s.Afflictions...)
}

// Gauge notes the numbers of all ships as a tick begins.
func (b *Battle) Gauge() {
	for len(b.gauges) < len(b.Ships) {
		b.gauges = append(b.gauges, gauge{})
	}
	b.gauges = b.gauges[:len(b.Ships)]
	for i := range b.Ships {
		b.gauge(&b.gauges[i], &b.Ships[i])
	}
}

// TellGauges tells each crew which numbers of its ship the tick has changed, and why.
func (b *Battle) TellGauges() {
	for i := range b.Ships {
		s := &b.Ships[i]
		n := i
		if n >= len(b.gauges) || b.gauges[n].ship != s.ID { // some have come or gone in this tick
			n = sort.Search(len(b.gauges), func(n int) bool { return b.gauges[n].ship >= s.ID })
		}
		if n == len(b.gauges) || b.gauges[n].ship != s.ID {
			continue // it has come
		}
		was := &b.gauges[n]
		if s.State != Able || was.state != Able {
			continue
		}
		now := &b.reading
		b.gauge(now, s)
		if now.numbers == was.numbers {
			continue
		}
		why := b.causes(was, now)
		for n := range lastStat + 1 {
			if from, to := was.numbers[n], now.numbers[n]; from != to {
				b.TellOwnSide(s, &Changed{Ship: s.ID, Stat: n, From: from, To: to, Why: why})
			}
		}
	}
}

// causes names what has come to bear on a ship's numbers, or has ended.
func (b *Battle) causes(was, now *gauge) say.Text {
	var all []say.Text
	add := func(why say.Text) {
		if !slices.Contains(all, why) {
			all = append(all, why)
		}
	}
	begins := func(why say.Text) say.Text { return why }
	ends := func(why say.Text) say.Text { return say.Of("%s ends", why) }
	effects := func(of, beside []Effect, told func(say.Text) say.Text) {
		for i := range of {
			if e := &of[i]; e.Touch&shipyard.NumberTouches != 0 && !slices.ContainsFunc(beside, e.same) {
				add(told(b.Why(e)))
			}
		}
	}
	afflictions := func(of, beside []Affliction, told func(say.Text) say.Text) {
		for _, a := range of {
			if !slices.ContainsFunc(beside, func(o Affliction) bool { return o.Kind == a.Kind }) {
				add(told(say.Text(a.Kind.String())))
			}
		}
	}
	effects(now.effects, was.effects, begins)
	effects(was.effects, now.effects, ends)
	afflictions(now.afflictions, was.afflictions, begins)
	afflictions(was.afflictions, now.afflictions, ends)
	if now.system != was.system {
		add(say.Of("system damage %d", now.system))
	}
	switch {
	case now.docked != 0 && was.docked == 0:
		add("docked")
	case now.docked == 0 && was.docked != 0:
		add("cast off")
	}
	if now.trouble != was.trouble {
		add("the hyperdrive's mishap")
	}
	switch {
	case was.fuelled && !now.fuelled:
		add("no fuel")
	case now.fuelled && !was.fuelled:
		add("fuelled again")
	}
	if now.own != was.own {
		add("as ruled")
	}
	if len(all) == 0 && now.numbers[ArmourClassStat] != was.numbers[ArmourClassStat] {
		add("who is at the helm")
	}
	return say.List(all[:min(len(all), maxCauses)])
}

// same reports whether two effects differ at most in how long they last.
func (e *Effect) same(o Effect) bool {
	o.Lasts.Left, o.Spent = e.Lasts.Left, e.Spent
	return o == *e
}

// How many reasons for a change are told, and how long they may be, in bytes.
const (
	maxCauses = 8
	maxWhy    = 1000
)

// Changed says that a number of a ship is another than before, and why.
type Changed struct {
	Ship     space.ID
	Stat     Stat
	From, To int32
	Why      say.Text // or ""
}

func (*Changed) Kind() event.Kind { return KindChanged }

// Fields describes a Changed.
func (f *Changed) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "stat", &f.Stat, 0, int64(lastStat))
	field.Int(c, "from", &f.From, -100_000, 100_000)
	field.Int(c, "to", &f.To, -100_000, 100_000)
	field.Text(c, "why", &f.Why, maxWhy)
}

func (f *Changed) Sentence() say.Text {
	is := say.Name(strconv.Itoa(int(f.To)))
	if f.Stat <= TurningSpeedStat {
		is = say.Of("%d ft", f.To)
	}
	change := say.Change(f.Stat, f.From, is)
	if f.Why != "" {
		change = say.Aside(change, f.Why)
	}
	return say.Stop(say.Label(f.Ship.Name(), change))
}
