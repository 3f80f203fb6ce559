package view

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// GaugeKind is what a gauge shows.
type GaugeKind uint8

// The kinds of gauges: of the own ship, then of the own person.
const (
	HullGauge GaugeKind = iota
	ShieldGauge
	SystemGauge
	DiceGauge
	FlyingGauge
	TurningGauge
	ArmourGauge
	RegenerationGauge
	FuelGauge
	ShotsGauge // of a weapon aboard, by its mount
	PointsGauge
	PaceGauge
	DefenceGauge
	StockGauge // by its StockID
	LoadGauge  // of something carried, by its key
	DCGauge    // of a power, likewise
)

// gaugeNames are the names of the numbers that every book calls the same.
var gaugeNames = [...]say.Text{
	HullGauge: "Hull", ShieldGauge: "Shields", SystemGauge: "System damage", DiceGauge: "Hit Dice", FlyingGauge: "Flying speed", TurningGauge: "Cost of turning 90°",
	ArmourGauge: "AC", RegenerationGauge: "Shield regeneration", FuelGauge: "Fuel", ShotsGauge: "Shots", PaceGauge: "Speed", LoadGauge: "Left", DCGauge: "DC",
}

// nameOf returns the name of a number.
func (v *View) nameOf(g Gauge) say.Text {
	switch g.Kind {
	case PointsGauge:
		return kit.Capital(say.Name(v.Text(picture.PointsText)))
	case DefenceGauge:
		return kit.Capital(say.Name(v.Text(picture.DefenceText)))
	case StockGauge:
		if stock := picture.StockID(g.Number); stock.Kind() == picture.SlotStock {
			return say.Of("Slots of level %d:", stock.Place())
		}
		return kit.Capital(say.Name(v.rowName(g)))
	}
	return gaugeNames[g.Kind]
}

// rowName returns the name of the stock, the thing carried or the weapon that a number is of, or "".
func (v *View) rowName(g Gauge) string {
	switch g.Kind {
	case StockGauge:
		for i := range v.Stocks {
			if r := &v.Stocks[i]; int(r.Stock) == g.Number {
				return r.Name
			}
		}
	case LoadGauge, DCGauge:
		for i := range v.Gear {
			if r := &v.Gear[i]; Carried(g.Kind, r) == g {
				return r.Name
			}
		}
	case ShotsGauge:
		if m := v.ownMount(g.Number); m != nil {
			return m.Name
		}
	}
	return ""
}

// ownMount returns a mount of the own ship, or nil.
func (v *View) ownMount(mount int) *picture.MountRow {
	for i := range v.Mounts {
		if m := &v.Mounts[i]; m.Ship == v.Head.Seat.Ship && int(m.Mount) == mount {
			return m
		}
	}
	return nil
}

// Gauge identifies a number of one's own that screens show.
type Gauge struct {
	Kind   GaugeKind
	Number int
}

// Carried returns the gauge of what is left of something carried, or of the DC of a power.
func Carried(kind GaugeKind, g *picture.GearRow) Gauge {
	return Gauge{kind, int(g.Kind)<<8 | int(g.Number)}
}

// lingers is for how many seconds a number's former value is news.
const lingers = 8

// Trail follows the numbers of one's own from picture to picture.
type Trail struct {
	ship   space.ID
	person crew.ID
	tick   int64   // of the latest picture
	now    float64 // seconds, on the user interface's clock
	last   map[Gauge]*change
	untold []step
	told   map[Gauge]telling
}

// change is how a number last changed. Several changes while the first is news are one.
type change struct {
	was, now    int
	after, tick int64 // it happened after the one and not after the other
	until       float64
}

// step is by how much a number differs between two pictures.
type step struct {
	Gauge
	was, now    int
	after, tick int64
}

// telling is what a gauge told last, and what that came from.
type telling struct {
	from source
	text say.Text
}

// source is what Tell depends on.
type source struct {
	log    *log.Log
	count  int // of its entries ever
	change change
	row    string
}

// patience is how many ticks a step waits for the log entry that tells its cause.
const patience = 40

// Follow notes which numbers have changed since the last picture, and writes that to the log.
func (t *Trail) Follow(v *View, now float64) {
	ship, person := v.Head.Seat.Ship, v.Self()
	if t.last == nil || t.ship != ship || t.person != person || v.Tick < t.tick {
		*t = Trail{ship: ship, person: person, tick: v.Tick, last: map[Gauge]*change{}, told: map[Gauge]telling{}}
	}
	t.now = now
	v.eachNumber(person, func(g Gauge, n int) {
		c := t.last[g]
		switch {
		case c == nil:
			t.last[g] = &change{was: n, now: n}
		case n == c.now:
		default:
			t.untold = append(t.untold, step{g, c.now, n, t.tick, v.Tick})
			if now > c.until || c.was == c.now {
				c.was, c.after = c.now, t.tick
			}
			c.now, c.tick, c.until = n, v.Tick, now+lingers
		}
	})
	t.tick = v.Tick
	t.untold = slices.DeleteFunc(t.untold, func(s step) bool { return s.inFull() || t.write(v, s) || v.Tick-s.tick > patience })
}

// write adds a step to the last entry of the log that tells of it, and reports whether there is one.
func (t *Trail) write(v *View, s step) bool {
	for i := len(v.Log.Entries) - 1; i >= 0; i-- {
		if e := &v.Log.Entries[i]; e.Tick > s.after && e.Tick <= s.tick && e.Fact != nil && t.bears(v, e.Fact, s.Gauge, true) {
			if !tellsNow(e.Fact) {
				e.Changes = append(e.Changes, say.Change(v.nameOf(s.Gauge), s.was, s.now))
			}
			return true
		}
	}
	return false
}

// tellsNow reports whether a fact tells by how much a number has changed, and what it is now.
func tellsNow(f event.Fact) bool {
	switch f.(type) {
	case *ships.SystemDamaged, *personal.Healed, *personal.Layered:
		return true
	}
	return false
}

// eachNumber calls do for each number of the own ship and of the own person.
func (v *View) eachNumber(person crew.ID, do func(Gauge, int)) {
	if s := v.Sheet(); s != nil {
		for kind, n := range [...]int{
			int(s.Hull), int(s.Shield), int(s.System), int(s.HitDice), s.FlyingSpeed.Feet(), s.TurningSpeed.Feet(), v.armour(), int(s.Regeneration), int(s.Fuel),
		} {
			do(Gauge{Kind: GaugeKind(kind)}, n)
		}
	}
	for i := range v.Mounts {
		if m := &v.Mounts[i]; m.Ship == v.Head.Seat.Ship && m.AmmoMax > 0 {
			do(Gauge{ShotsGauge, int(m.Mount)}, int(m.Ammo))
		}
	}
	if person == 0 {
		return
	}
	if p := v.Person(person); p != nil && p.HP >= 0 {
		do(Gauge{Kind: PointsGauge}, int(p.HP))
	}
	for i := range v.Selves {
		if own := &v.Selves[i]; own.ID == person {
			do(Gauge{Kind: PaceGauge}, int(own.Speed))
			do(Gauge{Kind: DefenceGauge}, int(own.Defence))
		}
	}
	for i := range v.Stocks {
		if r := &v.Stocks[i]; r.Person == person && r.Stock.Kind() != picture.TokenStock && r.Stock.Kind() != picture.AttackStock {
			do(Gauge{StockGauge, int(r.Stock)}, int(r.Left))
		}
	}
	for i := range v.Gear {
		g := &v.Gear[i]
		if g.Person == person && g.Kind != picture.PowerGear && g.Count >= 0 {
			do(Carried(LoadGauge, g), int(g.Count))
		}
		if g.Person == person && g.DC > 0 {
			do(Carried(DCGauge, g), int(g.DC))
		}
	}
}

// Self returns the seat's own person or, for a GM, the one whose turn it is; or 0.
func (v *View) Self() crew.ID {
	if v.Head.Seat.Role != crew.GM {
		if len(v.Selves) > 0 {
			return v.Selves[0].ID
		}
		return 0
	}
	for i := range v.People {
		if v.People[i].Seat == v.Head.Acts {
			return v.People[i].ID
		}
	}
	return 0
}

// armour returns the AC of the own ship, or 0.
func (v *View) armour() int {
	if k := v.Ship(); k != nil {
		return int(k.AC)
	}
	return 0
}

// Was returns the former value of a number while it is news, and the colour of its change.
func (t *Trail) Was(g Gauge) (was int, c kit.Colour, fresh bool) {
	if t == nil || t.last[g] == nil {
		return 0, kit.Muted, false
	}
	x := t.last[g]
	if t.now > x.until || x.was == x.now {
		return 0, kit.Muted, false
	}
	if worse := x.now < x.was; worse != (g.Kind == SystemGauge || g.Kind == TurningGauge) {
		return x.was, kit.Bad, true
	}
	return x.was, kit.Good, true
}

// mostLines is the maximum number of lines of the log that are told of a change.
const mostLines = 3

// Tell returns from what to what a number last changed, and what the log says of it, or "". It is
// asked in each frame and mostly has the same answer, so it reads the log only when that may differ.
func (t *Trail) Tell(v *View, g Gauge) say.Text {
	if t == nil || t.told == nil {
		return ""
	}
	from := source{log: v.Log, count: v.Log.Count, row: v.rowName(g)}
	if c := t.last[g]; c != nil {
		from.change = *c
	}
	if was, ok := t.told[g]; ok && was.from == from {
		return was.text
	}
	text := t.read(v, g, &from.change)
	t.told[g] = telling{from, text}
	return text
}

// read returns what Tell tells of a change.
func (t *Trail) read(v *View, g Gauge, c *change) say.Text {
	var lines []say.Text
	for i := len(v.Log.Entries) - 1; i >= 0 && len(lines) < mostLines; i-- {
		e := &v.Log.Entries[i]
		switch {
		case e.Fact == nil:
		case c.tick == 0: // nobody has seen it change
			if len(lines) == 0 && t.bears(v, e.Fact, g, false) {
				lines = append(lines, e.Line())
			}
		case e.Tick > c.after && e.Tick <= c.tick && t.bears(v, e.Fact, g, true):
			lines = append([]say.Text{e.Line()}, lines...)
		}
	}
	told := say.Sentences(lines...)
	if c.was == c.now || len(lines) == 1 && g.inFull() {
		return told
	}
	return say.Sentences(say.Stop(say.Change(v.nameOf(g), c.was, c.now)), told)
}

// inFull reports whether the log's line about a change of a number has both its values.
func (g Gauge) inFull() bool {
	switch g.Kind {
	case FlyingGauge, TurningGauge, ArmourGauge, RegenerationGauge, PaceGauge, DefenceGauge, DCGauge:
		return true
	}
	return false
}

// gaugeOf returns the gauge of a number whose changes a ship's crew is told.
func gaugeOf(n ships.Stat) GaugeKind {
	return [...]GaugeKind{FlyingGauge, TurningGauge, ArmourGauge, RegenerationGauge, HullGauge, ShieldGauge}[n]
}
