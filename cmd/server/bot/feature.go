package bot

import (
	"fmt"
	"math"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Parts of a round's worth, for the effects of features.
const (
	quiet    = 1500 // feet: while foes are further away, nothing is spent
	lift     = 0.3  // better shots for the ship
	worseAim = 0.25 // worse shots on it
	trip     = 0.45 // a foe hindered for a while
	lasting  = 2    // times as much for a condition, which mostly stays
	polish   = 0.06 // better checks and saves
	reachOn  = 900  // feet to the focus beyond which more speed is worth something
	healed   = 6    // points that mending or shields are assumed to give
	dealt    = 7    // points of damage that a feature is assumed to deal
	thrift   = 0.04 // of a round's worth, for a use of a pool
)

// spurs are the effects of features whose worth is not guessed.
const spurs shipyard.Tasks = 1<<shipyard.Rouse | 1<<shipyard.Renew | 1<<shipyard.Raise | 1<<shipyard.Shore

func (s *scene) feature(id crew.FeatureID) *picture.FeatureRow {
	for i := range s.p.Features {
		if s.p.Features[i].Feature == id {
			return &s.p.Features[i]
		}
	}
	return nil
}

// weighFeature estimates what a feature is worth by its target and by what it touches.
func (b *Brain) weighFeature(s *scene, o *picture.Option) act {
	row := s.feature(o.Feature)
	if row == nil || s.own.State != ships.Able {
		return act{}
	}
	value := 0.0
	switch row.Target {
	case shipyard.Nobody, shipyard.Crewmates, shipyard.FoeCrews:
		if row.Tasks.Has(shipyard.Start) {
			return s.weighQuickStart(o)
		}
		value = s.valueForUser(row)
	case shipyard.EveryShip, shipyard.Line:
		value = s.valueAgainstAll(row)
	case shipyard.Friend:
		if s.close() && row.Work == 0 {
			value = 0.5 * lift * s.scale
		}
	case shipyard.Crewmate:
		value = s.valueForMate(row, o.Seat)
	case shipyard.Foe, shipyard.FoeCrew:
		value = s.valueAgainstFoe(row, o)
	}
	if row.Pool != shipyard.NoPool {
		value -= thrift * s.scale
	}
	if s.switches(&deployment.Invoke{Feature: o.Feature}) != 0 && b.switched == o.Feature {
		return act{} // it is still in effect
	}
	invoke := deployment.Invoke{Feature: o.Feature, Target: o.Target, Seat: o.Seat, Of: row.Asks.Pair()}
	if !row.Target.Named() || row.Target == shipyard.Crewmate || row.Target == shipyard.FoeCrew {
		invoke.Target = 0
	}
	name := fmt.Sprint("feature ", o.Feature, o.Target, o.Seat)
	if o.Verb == crew.CastPower {
		return act{name: name, intent: &deployment.Cast{Invoke: invoke}, value: value}
	}
	return act{name: name, intent: &invoke, value: value}
}

// close reports whether a foe is near enough for the fight to be on.
func (s *scene) close() bool {
	for i := range s.foes {
		if s.foes[i].able && s.rangeTo(s.here.at, &s.foes[i]) <= quiet {
			return true
		}
	}
	return false
}

// peril returns the damage that all foes together may do to the ship in a round.
func (s *scene) peril() (sum float64) {
	for i := range s.foes {
		sum += s.expected(&s.foes[i])
	}
	return sum
}

// valueForUser returns the worth of what a feature does for its user's own ship.
func (s *scene) valueForUser(row *picture.FeatureRow) (value float64) {
	if row.Tasks.Has(shipyard.Mend) {
		value += s.wanted(min(healed, float64(s.missing())))
	}
	if row.Tasks.Has(shipyard.Screen) {
		value += s.wanted(min(healed, float64(s.sheet.MaxShield-s.sheet.Shield)))
	}
	gains := row.Touches &^ row.Spoils
	if row.Tasks.Has(shipyard.Burn) {
		gains |= shipyard.FlySpeed
	}
	if !s.close() {
		if s.races() {
			value += s.worthOf(gains & (shipyard.FlySpeed | shipyard.TurnSpeed))
		}
		if len(s.foes) == 0 && gains&shipyard.Checks != 0 {
			value += 2 * worthy // to look for them
		}
		return value
	}
	value += s.worthOf(gains) - s.worthOf(row.Spoils)
	if row.Touches == 0 && row.Tasks&^spurs == 0 {
		value += polish * s.scale
	}
	return value
}

// worthOf returns what it is worth to have something about the ship improved.
func (s *scene) worthOf(touch shipyard.Touch) (value float64) {
	if touch&(shipyard.Attacks|shipyard.Deals|shipyard.Shots) != 0 && s.armed() {
		value += lift * s.scale
	}
	if touch&(shipyard.Targeted|shipyard.Takes|shipyard.ArmourAC|shipyard.Suffers|shipyard.Harmed|shipyard.Braves|shipyard.ShieldRoom|shipyard.RegenRate) != 0 {
		value += worseAim * s.wanted(s.peril())
	}
	if touch&(shipyard.Checks|shipyard.Saves) != 0 {
		value += polish * s.scale
	}
	if touch&(shipyard.FlySpeed|shipyard.TurnSpeed) != 0 && (s.focus < 0 || s.rangeTo(s.here.at, &s.foes[s.focus]) > reachOn) {
		value += 2 * polish * s.scale
	}
	return value
}

// switches returns the feature of an order that lasts until another replaces it, or 0.
func (s *scene) switches(i sim.Intent) crew.FeatureID {
	invoke, ok := i.(*deployment.Invoke)
	if !ok {
		return 0
	}
	if row := s.feature(invoke.Feature); row != nil && row.Pool == shipyard.NoPool && row.Target == shipyard.Nobody {
		return invoke.Feature
	}
	return 0
}

// armed reports whether a weapon of the ship may still be fired in this round.
func (s *scene) armed() bool {
	for i := range s.foes {
		if s.promise(s.foes[i].k.ID) > 0 {
			return true
		}
	}
	return false
}

// valueForMate returns the worth of what a feature does for somebody of the side.
func (s *scene) valueForMate(row *picture.FeatureRow, seat crew.Seat) float64 {
	if !s.close() {
		return 0
	}
	part := map[crew.Role]float64{crew.Gunner: 1, crew.Pilot: 0.6, crew.Operator: 0.3, crew.Mechanic: 0.2}[seat.Role]
	if seat == s.me.Seat {
		part *= 0.5
	}
	return part * lift * s.scale * (1 - 0.01*float64(seat.Number))
}

// valueAgainstFoe returns the worth of what a feature does to a hostile ship, or to somebody
// aboard.
func (s *scene) valueAgainstFoe(row *picture.FeatureRow, o *picture.Option) float64 {
	f := s.foe(o.Target)
	if f == nil || !f.able || row.Tasks.Has(shipyard.Relieve) { // a foe that is held is not let go
		return 0
	}
	chance, part := 1.0, 1.0
	if o.Chance > 0 || o.Need > 0 {
		chance = float64(o.Chance) / 1000
	}
	if row.Target == shipyard.FoeCrew {
		part = map[crew.Role]float64{crew.Gunner: 1, crew.Pilot: 0.7, crew.Mechanic: 0.2, crew.Operator: 0.2}[o.Seat.Role]
	}
	value := chance * trip * part * max(s.wanted(s.expected(f)), 0.2*f.danger*f.weight)
	if row.Brings != 0 {
		value *= lasting * s.burden(row.Brings, f)
	}
	if row.Tasks.Has(shipyard.Deal) {
		value += chance * f.prize(dealt)
	}
	return value
}

// valueAgainstAll returns the worth of what a feature does to all foes in its area, at even
// chances, less what it does to friends there. A line is assumed to be as wide as the arc.
func (s *scene) valueAgainstAll(row *picture.FeatureRow) (value float64) {
	struck := func(k *picture.Contact) bool {
		return (!row.Arc && row.Target != shipyard.Line || space.InCone(s.own.At, s.own.Heading, k.At)) &&
			place(k.At).distance(s.here.at)-beyond(s.own)-beyond(k) <= feet(row.Reach)
	}
	for i := range s.foes {
		if k := s.foes[i].k; struck(k) {
			value += s.valueAgainstFoe(row, &picture.Option{Target: k.ID, Chance: 500})
		}
	}
	for i := range s.p.Contacts {
		if k := &s.p.Contacts[i]; k.Side == s.own.Side && k != s.own && !k.Bomb && !k.State.Gone() && struck(k) {
			value -= lift * s.scale
		}
	}
	return value
}

// gambit returns the worth of a feature that is used with a shot, beyond the damage and less its
// cost.
func (s *scene) gambit(o *picture.Option, f *foe) float64 {
	row := s.feature(o.Feature)
	if row == nil {
		return math.Inf(-1)
	}
	value := -thrift * s.scale
	if row.Touches&(shipyard.Checks|shipyard.Attacks|shipyard.Targeted|shipyard.FlySpeed) != 0 {
		value += 0.15 * float64(o.Chance) / 1000 * s.wanted(s.expected(f))
	}
	return value
}
