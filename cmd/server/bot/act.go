package bot

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// act is something a seat could do, and its worth in the points of a prize.
type act struct {
	name   string
	intent sim.Intent
	value  float64
	now    bool // moving first would only cost it
	ram    bool // it flies by itself
}

// Parts of a round's worth, for effects other than damage.
const (
	hinder   = 0.35 // what disadvantage takes from an attack
	help     = 0.3  // what advantage adds to one
	saved    = 0.8  // a missile is worth a little more unfired
	worthy   = 0.02 // an act that is worth less is not done
	shotLoss = 0.3  // what a ram costs the gunners' next shots
	gaff     = 2    // what a captured ship on the harpoon is worth

	lookout   = 1000 // feet: with no foe this near, there is time to look for others
	stalemate = 15   // rounds after which shields evidently outlast guns, and bots begin to ram
)

// acts returns the acts that the rules allow now and that are worth something; it counts them.
func (b *Brain) acts(s *scene) (list []act) {
	for i := range s.p.Options {
		o := &s.p.Options[i]
		if o.Rule() != "" && !(o.Verb == crew.Ram && o.Rule() == "SHIP-FLY") {
			continue // a ram from too far away may work with a shorter run
		}
		if a := b.weighOption(s, o); a.intent != nil && a.value >= worthy {
			list = append(list, a)
		}
	}
	list = append(list, b.waits(s)...)
	b.count(s, list)
	return list
}

// best returns the best act that the rules allow now, or one without an intent. If several gunners
// may fire, those with lower numbers choose their weapons first.
func (b *Brain) best(s *scene) act {
	var best act
	for _, a := range s.leave(b.acts(s)) {
		if a.value *= b.drawWhim(); a.value > best.value && !b.tried(a.name) {
			best = a
		}
	}
	return best
}

// count raises the turn's number of useful choices to the present one, which includes a longer and
// a shorter course for a pilot who can fly.
func (b *Brain) count(s *scene, list []act) {
	acts := len(list) + b.fighter.ashore
	if s.pilots() && s.own.State == ships.Able && s.may(crew.Fly) && feet(s.sheet.Feet) >= idleFeet {
		acts += 2
	}
	if acts >= b.choices && acts < Enough {
		b.poor = s.describeLack(list)
	}
	b.choices = max(b.choices, acts)
}

// leave returns the list without the weapons that earlier gunners, whose turns are open too, will
// choose.
func (s *scene) leave(list []act) []act {
	for i := range s.p.Crew {
		row := &s.p.Crew[i]
		if row.Seat == s.me.Seat {
			break
		}
		if row.Seat.Ship != s.own.ID || !row.Roles.Has(crew.Gunner) || !row.Open || !row.Action {
			continue
		}
		var theirs *deployment.Fire
		most := 0.0
		for _, a := range list {
			if fire, ok := a.intent.(*deployment.Fire); ok && a.value > most {
				theirs, most = fire, a.value
			}
		}
		list = slices.DeleteFunc(list, func(a act) bool {
			fire, ok := a.intent.(*deployment.Fire)
			return ok && fire.Weapon == theirs.Weapon
		})
	}
	return list
}

func (b *Brain) weighOption(s *scene, o *picture.Option) act {
	switch o.Verb {
	case crew.Attack:
		return b.weighAttack(s, o)
	case crew.Evade:
		return b.weighEvade(s, o)
	case crew.Ram:
		return b.weighRam(s, o)
	case crew.Interfere:
		return b.weighInterfere(s, o)
	case crew.Direct:
		return b.weighDirect(s, o)
	case crew.Patch:
		return b.weighPatch(s, o)
	case crew.Search:
		return s.weighSearch()
	case crew.Feature, crew.CastPower:
		return b.weighFeature(s, o)
	case crew.Drop:
		return b.weighDrop(s, o)
	case crew.Reload:
		return b.weighReload(s, o)
	case crew.Resave:
		return s.weighResave(o)
	case crew.Astrogate:
		return s.weighAstrogate(o)
	case crew.Jump:
		return s.weighJump()
	case crew.Dock:
		if f := s.foe(o.Target); f != nil && (!f.able || s.isToBeCaptured(f)) {
			return act{name: fmt.Sprint("dock ", o.Target), intent: &deployment.Dock{Target: o.Target}, value: 4, now: true}
		}
	case crew.Land:
		return s.weighLand(o)
	case crew.TakeOff:
		return s.weighTakeOff(o)
	case crew.Stabilise:
		return act{name: "stabilise", intent: &deployment.Stabilise{}, value: 1, now: true}
	}
	return act{}
}

func (s *scene) foe(id space.ID) *foe {
	for i := range s.foes {
		if s.foes[i].k.ID == id {
			return &s.foes[i]
		}
	}
	return nil
}

func (s *scene) mount(n uint8) *picture.MountRow {
	for i := range s.p.Mounts {
		if m := &s.p.Mounts[i]; m.Ship == s.own.ID && m.Mount == n {
			return m
		}
	}
	return nil
}

// expected returns the damage that a foe may do to this ship in a round, given where both are and
// how many other targets it has.
func (s *scene) expected(f *foe) float64 {
	friends := 0.0
	for i := range s.p.Contacts {
		if k := &s.p.Contacts[i]; k.Side == s.own.Side && k.State == ships.Able && place(k.At).distance(f.at) < 1200 {
			friends++
		}
	}
	return f.danger * s.menace(s.here.at, f) / (0.5 + 0.5*max(1, friends))
}

// weighEvade compares what the foe's first attack would lose with what this ship's own would.
func (b *Brain) weighEvade(s *scene, o *picture.Option) act {
	f := s.foe(o.Target)
	if f == nil || !f.able {
		return act{}
	}
	won := float64(o.Chance) / 1000
	lost := max(0, 1-won-0.05)
	value := won * hinder * s.wanted(s.expected(f))
	if s.focus >= 0 && f == &s.foes[s.focus] {
		value -= lost * hinder * 0.5 * s.scale
	}
	if s.nears(f, farthest) {
		value = max(value, worthy) // it may still turn its guns on the ship
	}
	return act{name: fmt.Sprint("evade ", o.Target), intent: &deployment.Evade{Target: o.Target}, value: value}
}

// weighRam compares the target's loss with the ship's own.
func (b *Brain) weighRam(s *scene, o *picture.Option) act {
	f := s.foe(o.Target)
	if f == nil || !f.able || s.sheet.Ramming != 0 {
		return act{}
	}
	damage, fails := float64(o.Hull)/10, float64(o.Chance)/1000
	back := damage
	if s.sheet.Shield > 0 {
		back /= 2
	}
	if back >= s.life()*0.6 {
		return act{}
	}
	value := fails*(f.prize(damage)-s.wanted(back)) - shotLoss*s.scale*float64(min(1, s.hands))
	value += fails * s.holds(f)
	if s.p.Head.Round > stalemate {
		value = fails * (f.prize(damage) - s.wanted(back)/2)
	}
	legs := s.run(f)
	if legs == nil {
		return act{}
	}
	return act{name: fmt.Sprint("ram ", o.Target), intent: &deployment.Ram{Target: o.Target, Legs: legs}, value: value, now: true, ram: true}
}

// holds returns what it is worth to hold a foe with a harpoon, if the ship has one: most if the foe
// is to be captured.
func (s *scene) holds(f *foe) float64 {
	hooked := s.p.Known(shipyard.Harpooned)
	if f.k.Conditions&hooked != 0 || !slices.ContainsFunc(s.p.Features, func(r picture.FeatureRow) bool { return r.Hook == shipyard.Harpoon }) {
		return 0
	}
	if s.isToBeCaptured(f) {
		return gaff * s.scale
	}
	return trip * lasting * s.burden(hooked, f) * s.wanted(s.expected(f))
}

// run returns the shortest course that rams a foe, or nil.
func (s *scene) run(f *foe) []ships.Leg {
	from := ships.Pose{At: s.own.At, Heading: s.own.Heading}
	c := s.survey()
	legs := c.RamCourse(from, f.k.ID, f.k.At)
	if len(legs) == 0 || legs[0].Ahead > s.sheet.Feet+(s.own.Across+f.k.Across)/2 {
		return nil
	}
	if c.Squares == 0 {
		short := legs[0].Ahead - (s.own.Across+f.k.Across)/2 + 8*space.Foot
		legs[0].Ahead = max(1, (short+space.Foot-1)/space.Foot) * space.Foot
	}
	plan := c.Plan(from, legs, f.k.ID)
	if plan.Blocked != nil || plan.Within != nil || !plan.Met || feet(plan.Cost) > feet(s.sheet.Feet)-s.reserve() {
		return nil
	}
	return legs
}

// weighInterfere prefers the gunner of the foe that can do the most damage.
func (b *Brain) weighInterfere(s *scene, o *picture.Option) act {
	f := s.foe(o.Target)
	switch {
	case f == nil || f.k.State == ships.Stable:
		return act{}
	case !f.able && o.Seat.Role == crew.Mechanic: // who may repair the ship
		value := float64(o.Chance) / 1000 * hinder * f.danger
		return act{name: fmt.Sprint("interfere ", o.Seat), intent: &deployment.Interfere{Target: o.Seat}, value: value, now: true}
	case !f.able:
		return act{}
	}
	part := map[crew.Role]float64{crew.Gunner: 1, crew.Pilot: 0.8, crew.Mechanic: 0.1, crew.Operator: 0.15, crew.Coordinator: 0}[o.Seat.Role]
	if o.Seat.Role == crew.Pilot && f.k.Size > shipyard.Small {
		part = 0.25
	}
	value := float64(o.Chance) / 1000 * hinder * part * max(s.wanted(s.expected(f)), 0.15*f.danger)
	return act{name: fmt.Sprint("interfere ", o.Seat), intent: &deployment.Interfere{Target: o.Seat}, value: value, now: true}
}

// weighDirect helps the gunner with the best shot, or somebody whose check matters.
func (b *Brain) weighDirect(s *scene, o *picture.Option) act {
	value := 0.0
	switch {
	case o.Target != 0:
		value = help * s.promise(o.Target)
	case o.Seat.Role == crew.Mechanic && s.sheet.HitDice > 0 && s.missing() > 0:
		value = 0.25 * s.wanted(float64(s.sheet.HitDie)/2)
	case o.Seat.Role == crew.Pilot && s.focus >= 0:
		value = 0.1 * s.wanted(s.expected(&s.foes[s.focus]))
	case o.Seat.Role == crew.Operator && !s.close():
		value = 2 * worthy // to look out
	case o.Seat.Role == crew.Operator && s.focus >= 0 && s.rangeTo(s.here.at, &s.foes[s.focus]) <= 1000:
		value = 0.12 * s.wanted(s.expected(&s.foes[s.focus]))
	}
	value *= 1 - 0.01*float64(o.Seat.Number-1)
	return act{name: fmt.Sprint("direct ", o.Seat, o.Target), intent: &deployment.Direct{Helped: o.Seat, Target: o.Target}, value: value, now: true}
}

// promise returns the value of the best shot that a gunner may have at a foe in this round: now,
// after some flying, or readied until the foe comes.
func (s *scene) promise(id space.ID) float64 {
	best := 0.0
	for f := range s.foes {
		if s.foes[f].k.ID != id || s.foes[f].k.State == ships.Stable {
			continue
		}
		nose := toward(s.here.heading)
		for g := range s.guns {
			w := &s.guns[g]
			h := s.hitOf(g, f)
			prize, hope := w.worth(s, s.here.at, nose.turn(w.turned), &s.foes[f], h)
			if best = max(best, prize, 0.7*hope); s.nears(&s.foes[f], w.far) {
				best = max(best, later*h.troubled)
			}
		}
	}
	return best
}

func (s *scene) missing() int32 { return s.sheet.MaxHull - s.sheet.Hull }

// weighPatch spends a Hit Die when little of it would be wasted; at 0 hit points it brings the ship
// back whatever the check's result.
func (b *Brain) weighPatch(s *scene, o *picture.Option) act {
	value := s.wanted(min(float64(o.Hull)/10, float64(s.missing())))
	switch {
	case s.own.State != ships.Able:
		value = 10
	case 2*s.missing() < int32(s.sheet.HitDie):
		return act{}
	case s.sheet.Hull*2 > s.sheet.MaxHull && s.me.Roles != crew.Of(crew.Mechanic):
		value *= 0.5
	}
	return act{name: "patch", intent: &deployment.Patch{}, value: value, now: true}
}

// weighSearch looks for foes if none is known that keeps the battle going. While nobody is near,
// anybody with nothing better to do looks for what hides, and an operator always does.
func (s *scene) weighSearch() act {
	value := 0.1
	for i := range s.foes {
		if s.foes[i].k.State != ships.Stable {
			value = 0
		}
	}
	if s.me.Roles == crew.Of(crew.Operator) || !s.isFoeNear() {
		value = max(value, 1.5*worthy)
	}
	return act{name: "search", intent: &deployment.Search{Skill: crew.Perception}, value: value}
}

// describeLack describes the few useful choices of a seat, the distance of the nearest foe, and the
// rules that forbid other orders.
func (s *scene) describeLack(list []act) string {
	var words []string
	for _, a := range list {
		words = append(words, "may "+a.name)
	}
	near := math.Inf(1)
	for i := range s.foes {
		if s.foes[i].able {
			near = min(near, s.rangeTo(s.here.at, &s.foes[i]))
		}
	}
	switch {
	case math.IsInf(near, 1):
		words = append(words, "no able foe is known")
	default:
		words = append(words, fmt.Sprintf("the next foe is %.0f ft away", near))
	}
	var off []Count
	listed := func(v crew.Verb) bool {
		return slices.ContainsFunc(list, func(a act) bool { return a.intent.Verb() == v })
	}
	for i := range s.p.Options {
		o := &s.p.Options[i]
		switch {
		case o.Verb == crew.EndTurn || o.Verb == crew.React || listed(o.Verb):
		case o.Rule() != "":
			count(&off, fmt.Sprintf("%s refused by %s", o.Verb, o.Rule()), 1)
		default:
			count(&off, fmt.Sprintf("%s not worth it", o.Verb), 1)
		}
	}
	for _, c := range off {
		words = append(words, fmt.Sprintf("%s (%d)", c.What, c.N))
	}
	return strings.Join(words, "; ")
}
