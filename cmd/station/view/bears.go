package view

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// bears reports whether a fact tells why a number of one's own has changed. If then is set, the fact is
// of the moment when the number changed, and one that only may have changed it counts too.
func (t *Trail) bears(v *View, fact event.Fact, g Gauge, then bool) bool {
	if g.Kind >= PointsGauge {
		return t.bearsOnPerson(v, fact, g, then)
	}
	kind := g.Kind
	switch f := fact.(type) {
	case *ships.Changed:
		return f.Ship == t.ship && kind == gaugeOf(f.Stat)
	case *ships.Damaged:
		return f.Ship == t.ship && (kind == HullGauge && f.Hull > 0 || kind == ShieldGauge && f.Shield > 0)
	case *ships.Regenerated:
		return f.Ship == t.ship && kind == ShieldGauge
	case *ships.Charged:
		return f.Ship == t.ship && kind == ShieldGauge
	case *ships.Mended:
		return f.Ship == t.ship && kind == HullGauge
	case *ships.Patched:
		return f.Ship == t.ship && kind == HullGauge || f.By.Ship == t.ship && kind == DiceGauge
	case *ships.SystemDamaged:
		return f.Ship == t.ship && kind == SystemGauge
	}
	return t.bearsOnUpkeep(fact, g, then) || kind == ShotsGauge && t.fires(v, fact, g)
}

// bearsOnUpkeep reports the same of facts between battles, and of numbers that a GM sets.
func (t *Trail) bearsOnUpkeep(fact event.Fact, g Gauge, then bool) bool {
	switch f := fact.(type) {
	case *ships.Travelled:
		return f.Ship == t.ship && (g.Kind == FuelGauge && f.Burnt > 0 || g.Kind == ShieldGauge && then)
	case *ships.Maintained:
		return f.Ship == t.ship && then
	case *sim.Ruled:
		return f.Ship == t.ship && then && t.rules(f, g)
	}
	return false
}

// rules reports whether a GM has set a number to what it is.
func (t *Trail) rules(f *sim.Ruled, g Gauge) bool {
	number, ok := map[GaugeKind]sim.Number{
		HullGauge: sim.HullNumber, ShieldGauge: sim.ShieldNumber, SystemGauge: sim.SystemNumber, DiceGauge: sim.HitDiceNumber, FuelGauge: sim.FuelNumber, ShotsGauge: sim.AmmoNumber,
	}[g.Kind]
	return ok && f.Text == say.Of("%s set to %d", number, t.last[g].now)
}

// fires reports whether a fact tells that a weapon of the own ship has fired or was reloaded.
func (t *Trail) fires(v *View, fact event.Fact, g Gauge) bool {
	switch f := fact.(type) {
	case *ships.Attacked:
		return f.By.Ship == t.ship && int(f.Mount) == g.Number
	case *ships.FiredAt:
		return f.By.Ship == t.ship && int(f.Mount) == g.Number
	case *ships.Saved:
		return f.By.Ship == t.ship && int(f.Mount) == g.Number
	case *ships.Released:
		m := v.ownMount(g.Number)
		return f.By.Ship == t.ship && m != nil && m.Far == 0
	case *ships.Reloaded:
		return f.By.Ship == t.ship && f.Work == 0 && f.Weapon == v.rowName(g)
	}
	return false
}

// bearsOnPerson reports the same of a number of the own person.
func (t *Trail) bearsOnPerson(v *View, fact event.Fact, g Gauge, then bool) bool {
	switch f := fact.(type) {
	case *personal.Shifted:
		return f.Person == t.person && v.gaugeNamed(f.What) == g.Kind
	case *personal.HasRested:
		return f.Person == t.person && then
	case *sim.Ruled:
		return f.Ship == 0 && f.Verb == crew.RulePerson && then && (g.Kind == PointsGauge || g.Kind == LoadGauge)
	case *personal.Damaged:
		if f.Person != t.person {
			return false
		}
		return g.Kind == PointsGauge && f.Lost > 0 || g.Kind == StockGauge && takes(f, v.rowName(g))
	case *personal.Healed:
		return f.Person == t.person && g.Kind == PointsGauge
	case *personal.Layered:
		return f.Person == t.person && g.Kind == StockGauge && f.Layer == v.rowName(g)
	case *personal.Used:
		return f.By == t.person && then && (g.Kind == StockGauge || g.Kind == LoadGauge && f.What == v.rowName(g))
	}
	return g.Kind == LoadGauge && then && t.shoots(v, fact, g)
}

// shoots reports whether a fact tells that the own person has used or reloaded something carried.
func (t *Trail) shoots(v *View, fact event.Fact, g Gauge) bool {
	switch f := fact.(type) {
	case *personal.Attacked:
		return f.By == t.person && f.Weapon == v.rowName(g)
	case *personal.Guessed:
		return f.By == t.person && f.Weapon == v.rowName(g)
	case *personal.Battered:
		return f.By == t.person
	case *personal.Did:
		return f.By == t.person || f.To == t.person
	}
	return false
}

// takes reports whether damage was taken from a layer.
func takes(f *personal.Damaged, layer string) bool {
	for i := range f.Layers {
		if f.Layers[i] > 0 && f.Names != nil && f.Names[i] == layer {
			return true
		}
	}
	return false
}

// gaugeNamed returns the gauge on which a number of a person is shown.
func (v *View) gaugeNamed(what say.Text) GaugeKind {
	switch what {
	case personal.SpeedGauge:
		return PaceGauge
	case personal.DCGauge:
		return DCGauge
	case say.Name(v.Text(picture.DefenceText)):
		return DefenceGauge
	}
	return PointsGauge // their maximum
}
