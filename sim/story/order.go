package story

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// reader reads words as things in the battle, and as orders.
type reader struct {
	scene scene
	world *sim.World // nil while the battle is being set up
}

// ship finds a ship of the battle by its name.
func (g *reader) ship(p *phrase) (*ships.Ship, error) { return g.named(p.next()) }

func (g *reader) named(name string) (*ships.Ship, error) {
	for i := range g.world.Ships {
		if refer(g.world.Ships[i].Name) == name {
			return &g.world.Ships[i], nil
		}
	}
	return nil, missing("ship", name, schema.KeysOf(g.world.Ships, func(s *ships.Ship) string { return refer(s.Name) }))
}

func (g *reader) target(p *phrase) (space.ID, error) {
	s, err := g.ship(p)
	if err != nil {
		return 0, err
	}
	return s.ID, nil
}

// anyTarget reads a ship, or "whoever" for the one that triggers a readied order.
func (g *reader) anyTarget(p *phrase) (space.ID, error) {
	if p.take("whoever") {
		return 0, nil
	}
	return g.target(p)
}

// seat reads a seat as in hesper.gunner-2, whether or not it is taken. A person who is
// alone aboard answers to every role that they have.
func (g *reader) seat(p *phrase) (crew.Seat, error) {
	w := p.next()
	if w == "gm" {
		return crew.Master, nil
	}
	name, place, _ := strings.Cut(w, ".")
	if place == "boots" {
		return g.boots(name)
	}
	s, err := g.named(name)
	if err != nil {
		return crew.Seat{}, err
	}
	role, number, err := crew.ParsePlace(place)
	seat := crew.Seat{Ship: s.ID, Role: role, Number: number}
	if m := g.world.Member(only(s.Crew)); m != nil && m.Roles.Has(role) {
		seat = m.Seat
	}
	return seat, err
}

// nobody returns the error that a seat is empty, naming who is aboard.
func (g *reader) nobody(seat crew.Seat) error {
	s := g.world.Ship(seat.Ship)
	if s == nil {
		return fmt.Errorf("%w: nobody sits at %s", ErrName, seat.Place())
	}
	var there []string
	for _, id := range s.Crew {
		there = append(there, g.world.Member(id).Seat.Place())
	}
	return missing("seat", refer(s.Name)+"."+seat.Place(), there)
}

func only(members []crew.ID) crew.ID {
	if len(members) == 1 {
		return members[0]
	}
	return 0
}

// order reads: SEAT INTENT.
func (g *reader) order(p *phrase) (sim.Order, error) {
	onFoot := strings.HasSuffix(p.peek(), ".boots")
	seat, err := g.seat(p)
	if err != nil {
		return sim.Order{}, err
	}
	read := g.intent
	if onFoot { // a crew member may be named as a person
		read = g.onFoot
	}
	i, err := read(seat, p)
	if err == nil {
		err = p.end()
	}
	return sim.Order{Seat: seat, Intent: i}, err
}

// intent reads the order of a seat.
func (g *reader) intent(seat crew.Seat, p *phrase) (sim.Intent, error) {
	if seat.Role == crew.Boots {
		return g.onFoot(seat, p)
	}
	switch w := p.next(); w {
	case "fly":
		legs, err := g.legs(p)
		return &deployment.Fly{Legs: legs}, err
	case "helm":
		return helm(p)
	case "fire":
		return g.fire(seat, p)
	case "fire-at":
		return g.fireAt(seat, p)
	case "evade", "dock", "land", "ram", "detonate":
		return g.intentOn(w, p)
	case "interfere":
		return g.interfere(p)
	case "direct":
		return g.direct(p)
	case "patch":
		with, err := g.with(p)
		return &deployment.Patch{With: with}, err
	case "feature":
		i, err := g.invoke(p)
		return &i, err
	case "cast":
		i, err := g.invoke(p)
		return &deployment.Cast{Invoke: i}, err
	case "stance":
		return g.stance(p)
	case "stabilise", "take-off", "undock", "hide", "jump", "end":
		return plainIntent(w), nil
	case "ready":
		return g.ready(seat, p)
	case "react":
		return &sim.React{Reply: crew.Reply{Take: !p.take("pass")}}, nil
	case "search":
		return search(p)
	case "astrogate":
		m, err := ships.ParseMethod(p.next())
		return &deployment.Astrogate{Method: m}, err
	case "drop":
		return g.drop(seat, p)
	case "reload":
		return g.reload(seat, p)
	case "resave":
		k, err := conditionOf(g.world.Library, p.next())
		return &deployment.Resave{Condition: k}, err
	case "yield":
		to, err := g.seat(p)
		return &sim.Yield{To: to}, err
	case "handle", "use", "call":
		return spokenIntent(w, p)
	case "improvise":
		return g.improvise(p)
	default:
		return nil, fmt.Errorf("%w: %q; a seat can fly, helm, fire, fire-at, evade, interfere, direct, patch, stabilise, feature, cast, stance, ram, ready, react, hide, search, resave, handle, use, improvise, call, drop, detonate, reload, astrogate, jump, yield or end", ErrVerb, w)
	}
}

// intentOn reads an intent that begins with a target: evade, dock, land, ram or detonate.
func (g *reader) intentOn(word string, p *phrase) (sim.Intent, error) {
	find := g.anyTarget
	if word == "detonate" {
		find = g.target
	}
	id, err := find(p)
	switch word {
	case "dock":
		return &deployment.Dock{Target: id}, err
	case "land":
		return &deployment.Land{Target: id}, err
	case "detonate":
		return &deployment.Detonate{Bomb: id}, err
	}
	if err != nil {
		return nil, err
	}
	with, err := g.with(p)
	switch {
	case err != nil:
		return nil, err
	case word == "evade":
		return &deployment.Evade{Target: id, With: with}, nil
	}
	legs, err := g.legs(p)
	return &deployment.Ram{Target: id, Legs: legs, With: with}, err
}

// plainIntent returns an intent of one word.
func plainIntent(word string) sim.Intent {
	switch word {
	case "stabilise":
		return &deployment.Stabilise{}
	case "take-off":
		return &deployment.TakeOff{}
	case "undock":
		return &deployment.Undock{}
	case "hide":
		return &deployment.Hide{}
	case "jump":
		return &deployment.Jump{}
	}
	return &sim.EndTurn{}
}

// spokenIntent reads an intent with a text: handle, use or call.
func spokenIntent(word string, p *phrase) (sim.Intent, error) {
	text, err := p.say()
	switch word {
	case "handle":
		return &deployment.Handle{Handling: deployment.Handling{Text: text}}, err
	case "use":
		return &deployment.UseObject{Handling: deployment.Handling{Text: text}}, err
	}
	return &deployment.Call{Word: text}, err
}

// improvise reads: improvise TEST [help SEAT | hinder SHIP] : TEXT.
func (g *reader) improvise(p *phrase) (i *deployment.Improvise, err error) {
	i = &deployment.Improvise{}
	if i.Test, err = test(p); err != nil {
		return nil, err
	}
	if p.peek() != ":" {
		i.Gain, err = gain(p)
		switch i.Gain {
		case ships.Helps:
			i.Helped, err = g.seat(p)
		case ships.Hinders:
			i.Target, err = g.target(p)
		}
	}
	if err == nil {
		i.Text, err = p.say()
	}
	return i, err
}

// test reads an ability or a skill.
func test(p *phrase) (crew.Test, error) {
	w := p.next()
	var names []string
	for t := crew.Test(0); t <= crew.LastTest; t++ {
		name := strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(t.String()), " ", "-"), "'", "")
		if name == w {
			return t, nil
		}
		names = append(names, name)
	}
	return 0, fmt.Errorf("%w: %q; use %s", ErrName, w, strings.Join(names, ", "))
}

func gain(p *phrase) (ships.Gain, error) {
	w := p.next()
	if g, ok := ships.ParseGain(w); ok {
		return g, nil
	}
	return 0, fmt.Errorf("%w: %q; use help, hinder, or nothing at all", ErrName, w)
}

// search reads: search [perception|investigation].
func search(p *phrase) (*deployment.Search, error) {
	i := &deployment.Search{Skill: crew.Perception}
	if p.take("investigation") {
		i.Skill = crew.Investigation
	} else {
		p.take("perception")
	}
	return i, nil
}

// legs reads a course: ahead 150, turn 90, ahead 100. A turn is to starboard, or to port
// below 0; starboard 90 and port 90 mean the same.
func (g *reader) legs(p *phrase) (legs []ships.Leg, err error) {
	for err == nil && !p.done() && p.peek() != ";" {
		leg := ships.Leg{}
		switch w := p.next(); w {
		case ",":
			continue
		case "ahead":
			leg.Ahead, err = p.feet()
			if n := len(legs); n > 0 && legs[n-1].Ahead == 0 {
				legs[n-1].Ahead = leg.Ahead
				continue
			}
		case "turn", "starboard":
			leg.Turn, err = p.degrees()
		case "port":
			leg.Turn, err = p.degrees()
			leg.Turn = -leg.Turn
		default:
			return nil, fmt.Errorf("%w: %q is not a part of a course; use ahead, turn, port and starboard", ErrSyntax, w)
		}
		legs = append(legs, leg)
	}
	return legs, err
}

func helm(p *phrase) (*deployment.Helm, error) {
	i := &deployment.Helm{}
	for !p.done() {
		w := p.next()
		n, err := p.number(-100, 100)
		if err != nil {
			return nil, err
		}
		switch {
		case w == "throttle" && n >= 0:
			i.Throttle = int8(n)
		case w == "rudder":
			i.Rudder = int8(n)
		default:
			return nil, fmt.Errorf("%w: a helm has throttle 0 to 100 and rudder -100 to 100, not %q %d", ErrSyntax, w, n)
		}
	}
	return i, nil
}

// fire reads: fire WEAPON at SHIP|whoever [attacks N] [disable] [bonus] [with KEY]...
// [spare].
func (g *reader) fire(seat crew.Seat, p *phrase) (*deployment.Fire, error) {
	weapon, err := g.weapon(seat.Ship, p.next())
	if err == nil {
		err = p.need("at")
	}
	if err != nil {
		return nil, err
	}
	i := &deployment.Fire{Weapon: weapon}
	i.Target, err = g.anyTarget(p)
	for err == nil && (p.peek() == "attacks" || p.peek() == "disable" || p.peek() == "bonus") {
		switch p.next() {
		case "disable":
			i.Disable = true
		case "bonus":
			i.Bonus = true
		default:
			var n int
			n, err = p.number(1, 100)
			i.Attacks = uint8(n)
		}
	}
	if err == nil {
		i.With, err = g.with(p)
	}
	return i, err
}

// with reads: [with KEY]... [spare].
func (g *reader) with(p *phrase) (w ships.With, err error) {
	for err == nil && p.take("with") {
		var id crew.FeatureID
		id, err = featureID(g.world.Library, p.next())
		w.Features = append(w.Features, id)
	}
	w.Spare = err == nil && p.take("spare")
	return w, err
}

// invoke reads: KEY [at SHIP | on SEAT|whoever SEAT] [spare].
func (g *reader) invoke(p *phrase) (i deployment.Invoke, err error) {
	if i.Feature, err = featureID(g.world.Library, p.next()); err != nil {
		return i, err
	}
	switch {
	case p.take("at"):
		i.Target, err = g.anyTarget(p)
	case p.take("on"):
		i.Seat, err = g.post(p)
	}
	i.Spare = err == nil && p.take("spare")
	if err == nil && p.take("of") {
		i.Of, err = asked(p)
	}
	return i, err
}

// asked reads two things to be compared.
func asked(p *phrase) (of [2]shipyard.Scale, err error) {
	for n := range of {
		word := p.next()
		at := slices.Index(shipyard.Words.Scales, word)
		if at < 0 {
			return of, missing("scale", word, shipyard.Words.Scales)
		}
		of[n] = shipyard.Scale(at)
	}
	return of, nil
}

// stance reads: KEY useful|never|always, or readied ask|never|always.
func (g *reader) stance(p *phrase) (*deployment.Stand, error) {
	if p.take("readied") {
		stance, err := answerOf(p.next())
		return &deployment.Stand{Stance: stance}, err
	}
	id, err := featureID(g.world.Library, p.next())
	if err != nil {
		return nil, err
	}
	word := p.next()
	stance, ok := crew.ParseStance(word)
	if !ok {
		return nil, fmt.Errorf("%w: stance %q; use useful, never or always", ErrName, word)
	}
	return &deployment.Stand{Feature: id, Stance: stance}, nil
}

// weapon finds a mount by its weapon: its key or a word of it, and a number if there are
// several. An order for a mount that does not exist is "mount-9".
func (g *reader) weapon(ship space.ID, word string) (uint8, error) {
	class := g.world.ClassOf(g.world.Ship(ship))
	if digits, ok := strings.CutPrefix(word, "mount-"); ok {
		n, err := strconv.ParseUint(digits, 10, 8)
		if err != nil || n < 1 || n > shipyard.MaxMounts {
			return 0, fmt.Errorf("%w: %q; mounts are numbered from 1 to %d", ErrName, word, shipyard.MaxMounts)
		}
		return uint8(n - 1), nil
	}
	name, nth := word, 1
	if at := strings.LastIndexByte(word, '-'); at > 0 {
		if n, err := strconv.Atoi(word[at+1:]); err == nil {
			name, nth = word[:at], n
		}
	}
	var keys []string
	for i := range class.Mounts {
		key := class.Mounts[i].Weapon.Key
		keys = append(keys, key)
		if key != name && !slices.Contains(strings.Split(key, "-"), name) {
			continue
		}
		if nth--; nth == 0 {
			return uint8(i), nil
		}
	}
	return 0, fmt.Errorf("%w: weapon %q; %s has %s", ErrName, word, class.Name, strings.Join(keys, ", "))
}

// direct reads: direct SEAT [also SEAT] [against SHIP].
func (g *reader) direct(p *phrase) (*deployment.Direct, error) {
	to, err := g.seat(p)
	i := &deployment.Direct{Helped: to}
	if err == nil && p.take("also") {
		i.Also, err = g.seat(p)
	}
	if err == nil && p.take("against") {
		i.Target, err = g.target(p)
	}
	return i, err
}

// interfere reads: interfere SHIP.SEAT|whoever SEAT [with KEY]... [spare].
func (g *reader) interfere(p *phrase) (*deployment.Interfere, error) {
	i, err := &deployment.Interfere{}, error(nil)
	if i.Target, err = g.post(p); err == nil {
		i.With, err = g.with(p)
	}
	return i, err
}

// post reads a seat, or "whoever" and a role for a seat of the ship that triggers a readied
// order.
func (g *reader) post(p *phrase) (seat crew.Seat, err error) {
	if !p.take("whoever") {
		return g.seat(p)
	}
	seat.Role, seat.Number, err = crew.ParsePlace(p.next())
	return seat, err
}
