package bot

import (
	"fmt"

	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/scenario"
)

// leaves reports whether the ship's side wants it to escape by a jump.
func (s *scene) leaves() bool {
	return wants(s.p, s.own.Side, scenario.Escape, s.own.ID)
}

// wantsToJump reports whether a foe is known to be trying to escape by a jump.
func (s *scene) wantsToJump(f *foe) bool {
	return wants(s.p, f.k.Side, scenario.Escape, f.k.ID)
}

// weighAstrogate prefers the method with the best chance for its time.
func (s *scene) weighAstrogate(o *picture.Option) act {
	if !s.leaves() {
		return act{}
	}
	method := ships.Method(o.Item)
	time := float64(method.Actions())
	value := 2 * s.scale * float64(o.Chance) / 1000 * ships.Minute / (ships.Minute + time)
	return act{name: fmt.Sprint("astrogate ", method), intent: &deployment.Astrogate{Method: method}, value: value}
}

// weighJump starts the hyperdrive of a ship that wants to escape.
func (s *scene) weighJump() act {
	if !s.leaves() {
		return act{}
	}
	return act{name: "jump", intent: &deployment.Jump{}, value: 4 * s.scale}
}

// weighQuickStart values escaping before the next turn.
func (s *scene) weighQuickStart(o *picture.Option) act {
	if !s.leaves() {
		return act{}
	}
	return act{name: "start at once", intent: &deployment.Invoke{Feature: o.Feature}, value: 8 * s.scale}
}

// burdenOf returns what fraction of a ship's round a condition costs: that of its worst effect.
func burdenOf(r *picture.ConditionRow) float64 {
	switch {
	case r.Flags&shipyard.NoJump != 0:
		return 1
	case r.Flags&shipyard.NoActions != 0 || r.Fails != 0:
		return 0.8
	case r.Speed == shipyard.NoSpeed:
		return 0.6
	case r.Flags&shipyard.Blind != 0 || r.Spoils&(shipyard.Attacks|shipyard.Targeted) != 0:
		return 0.5
	case r.Speed == shipyard.HalfSpeed || r.Flags&(shipyard.NoReactions|shipyard.Clumsy) != 0 || r.Spoils != 0:
		return 0.3
	}
	return 0
}

// usual is the burden that counts as 1 in the worth of a condition.
const usual = 0.5

// burden returns the burden of the worst of some conditions that a foe does not have yet, in
// multiples of usual. One that only blocks communication does not hinder a bot's foe.
func (s *scene) burden(set shipyard.Conditions, f *foe) float64 {
	worst := 0.0
	for _, r := range s.p.ConditionsIn(set &^ f.k.Conditions) {
		if r.Flags&shipyard.NoJump == 0 || s.wantsToJump(f) {
			worst = max(worst, burdenOf(r)/usual)
		}
	}
	return worst
}

// weighResave values a condition's burden at the chance to be rid of it.
func (s *scene) weighResave(o *picture.Option) act {
	k, value := shipyard.ConditionID(o.Item), 0.0
	for _, r := range s.p.ConditionsIn(k.Set()) {
		value = burdenOf(r) * s.scale * float64(o.Chance) / 1000
	}
	return act{name: fmt.Sprint("save from ", o.Name()), intent: &deployment.Resave{Condition: k}, value: value, now: true}
}
