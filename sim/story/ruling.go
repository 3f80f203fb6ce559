package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// rulings reads the orders of a GM.
type rulings struct{ *reader }

// gmVerbs are the rulings, by what follows gm.
var gmVerbs = [...]struct {
	name string
	read func(rulings, *phrase) (sim.Intent, error)
}{
	{"tempo", rulings.gmTempo},
	{"pause", func(rulings, *phrase) (sim.Intent, error) { return &sim.Pause{On: true}, nil }},
	{"resume", func(rulings, *phrase) (sim.Intent, error) { return &sim.Pause{}, nil }},
	{"clock", rulings.gmClock},
	{"end-turn", func(rulings, *phrase) (sim.Intent, error) { return &sim.ForceEnd{}, nil }},
	{"initiative", rulings.gmInitiative},
	{"spawn", rulings.gmSpawn},
	{"move", rulings.gmMove},
	{"edit", rulings.gmEdit},
	{"remove", rulings.gmRemove},
	{"advantage", func(g rulings, p *phrase) (sim.Intent, error) { return g.gmEdge(p, true) }},
	{"disadvantage", func(g rulings, p *phrase) (sim.Intent, error) { return g.gmEdge(p, false) }},
	{"cover", rulings.gmCover},
	{"damage", rulings.gmDamage},
	{"mend", rulings.gmMend},
	{"dice", rulings.gmDice},
	{"hold", rulings.gmHold},
	{"release", rulings.gmRelease},
	{"cancel", rulings.gmCancel},
	{"reach", rulings.gmReach},
	{"signal", rulings.gmSignal},
	{"allow", rulings.gmAllow},
	{"command", rulings.gmCommand},
	{"hide", func(g rulings, p *phrase) (sim.Intent, error) { return g.gmHide(p, true) }},
	{"reveal", func(g rulings, p *phrase) (sim.Intent, error) { return g.gmHide(p, false) }},
	{"surprise", func(g rulings, p *phrase) (sim.Intent, error) { return g.gmSurprise(p, true) }},
	{"unsurprise", func(g rulings, p *phrase) (sim.Intent, error) { return g.gmSurprise(p, false) }},
	{"say", rulings.gmSay},
	{"finish", rulings.gmFinish},
	{"go-on", func(rulings, *phrase) (sim.Intent, error) { return &sim.Finish{}, nil }},
	{"rename", rulings.gmRename},
	{"person", rulings.gmPerson},
	{"condition", rulings.gmCondition},
	{"repair", rulings.gmRepair},
	{"maintain", rulings.gmMaintain},
	{"travel", rulings.gmTravel},
	{"trigger", rulings.gmTrigger},
}

// ruling reads what follows gm.
func (g rulings) ruling(p *phrase) (sim.Order, error) {
	name := p.next()
	var names []string
	for _, v := range gmVerbs {
		if names = append(names, v.name); v.name != name {
			continue
		}
		i, err := v.read(g, p)
		if err == nil {
			err = p.end()
		}
		return sim.Order{Seat: crew.Master, Intent: i}, err
	}
	return sim.Order{}, fmt.Errorf("%w: gm %q; use %s", ErrVerb, name, strings.Join(names, ", "))
}

func (g rulings) gmTempo(p *phrase) (sim.Intent, error) {
	t, err := tempo(p)
	return &sim.SetTempo{Tempo: t}, err
}

func (g rulings) gmClock(p *phrase) (sim.Intent, error) {
	if p.take("off") {
		return &sim.SetClock{}, nil
	}
	n, err := p.number(0, 20*60)
	if err == nil {
		err = p.need("seconds")
	}
	return &sim.SetClock{Ticks: int16(n * 20)}, err
}

func (g rulings) gmInitiative(p *phrase) (sim.Intent, error) {
	seat, err := g.seat(p)
	if err != nil {
		return nil, err
	}
	n, err := p.number(-100, 200)
	return &sim.SetInitiative{Seat: seat, Total: int16(n)}, err
}

// gmSpawn reads a ship as the ship command does.
func (g rulings) gmSpawn(p *phrase) (sim.Intent, error) {
	c := scene{library: g.scene.library}
	c.Sides = g.scene.Sides
	if err := c.ship(nil, p); err != nil {
		return nil, err
	}
	a := c.Ships[0]
	return &sim.Spawn{
		Class: a.Class, Name: a.Name, Side: a.Side, At: a.At, Heading: a.Heading, Hidden: a.Hidden, Special: a.Special,
	}, nil
}

// gmMove reads: move SHIP at X Y [heading D].
func (g rulings) gmMove(p *phrase) (sim.Intent, error) {
	s, err := g.ship(p)
	if err == nil {
		err = p.need("at")
	}
	if err != nil {
		return nil, err
	}
	r := &sim.Place{Ship: s.ID, Heading: s.Heading}
	if r.At, err = p.point(); err == nil && p.take("heading") {
		r.Heading, err = p.degrees()
	}
	return r, err
}

func (g rulings) gmEdit(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	if err != nil {
		return nil, err
	}
	number, value, err := edit(p)
	return &sim.Edit{Ship: id, Number: number, Value: value}, err
}

func (g rulings) gmRemove(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	return &sim.Remove{Ship: id}, err
}

// gmEdge reads: advantage check|attack|save SEAT|SHIP [against SHIP].
func (g rulings) gmEdge(p *phrase, good bool) (sim.Intent, error) {
	r := &sim.GrantEdge{Good: good}
	switch w := p.next(); w {
	case "check":
		r.Kind = sim.EdgeCheck
	case "attack":
		r.Kind = sim.EdgeAttack
	case "save":
		r.Kind = sim.EdgeSave
	default:
		return nil, fmt.Errorf("%w: %q; use check, attack or save", ErrName, w)
	}
	var err error
	if strings.Contains(p.peek(), ".") {
		r.Seat, err = g.seat(p)
	} else {
		r.Seat.Ship, err = g.target(p)
	}
	if err == nil && p.take("against") {
		r.Against, err = g.target(p)
	}
	return r, err
}

// gmCover reads: cover SHIP none|half|three-quarters|total|geometry.
func (g rulings) gmCover(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	if err != nil {
		return nil, err
	}
	word := p.next()
	if word == "geometry" {
		return &sim.SetCover{Ship: id}, nil
	}
	for _, c := range [...]struct {
		word  string
		cover space.Cover
	}{{"none", space.NoCover}, {"half", space.HalfCover}, {"three-quarters", space.ThreeQuartersCover}, {"total", space.TotalCover}} {
		if c.word == word {
			return &sim.SetCover{Ship: id, Cover: 1 + int8(c.cover)}, nil
		}
	}
	return nil, fmt.Errorf("%w: cover %q; use none, half, three-quarters, total or geometry", ErrName, word)
}

// gmSignal reads: signal [to SIDE] : WORD.
func (g rulings) gmSignal(p *phrase) (sim.Intent, error) {
	r := &sim.Signal{Sides: event.AllSides}
	if p.take("to") {
		side, err := g.sideNamed(p.next())
		if err != nil {
			return nil, err
		}
		r.Sides = event.Sides(0).With(side)
	}
	var err error
	r.Word, err = p.say()
	return r, err
}

// gmReach reads: reach WEAPON SEAT, or reach WEAPON all SHIP.
func (g rulings) gmReach(p *phrase) (sim.Intent, error) {
	word, r, err := p.next(), &sim.ReserveWeapon{}, error(nil)
	if p.take("all") {
		r.Ship, err = g.target(p)
	} else if r.Seat, err = g.seat(p); err == nil {
		r.Ship = r.Seat.Ship
	}
	if err == nil && g.world.Ship(r.Ship) == nil {
		return nil, fmt.Errorf("%w: %s is not a seat of a ship", ErrName, r.Seat)
	}
	if err == nil {
		r.Weapon, err = g.weapon(r.Ship, word)
	}
	return r, err
}

// gmDamage reads: damage SHIP AMOUNT TYPE.
func (g rulings) gmDamage(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	if err != nil {
		return nil, err
	}
	n, err := p.number(0, shipyard.MaxPoints)
	if err != nil {
		return nil, err
	}
	t, err := shipyard.ParseDamageType(p.next())
	return &sim.Damage{Ship: id, Amount: int32(n), Type: t}, err
}

func (g rulings) gmMend(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	if err != nil {
		return nil, err
	}
	n, err := p.number(1, shipyard.MaxPoints)
	return &sim.Damage{Ship: id, Amount: -int32(n)}, err
}

func (g rulings) gmDice(p *phrase) (sim.Intent, error) {
	set, err := fixed(p)
	return &sim.SetDice{Dice: set}, err
}

// fixed reads dice: 14 fits every throw, d20=14 only a d20; 0 is left to chance.
func fixed(p *phrase) (set []dice.Fixed, err error) {
	for !p.done() {
		var d dice.Fixed
		word := p.next()
		if word == "," {
			continue
		}
		if strings.HasPrefix(word, "d") {
			_, err = fmt.Sscanf(word+"|", "d%d=%d|", &d.Faces, &d.Value)
		} else {
			_, err = fmt.Sscanf(word+"|", "%d|", &d.Value)
		}
		if err != nil || d.Faces < 0 || d.Value < 0 || d.Faces > dice.MaxFaces || d.Faces > 0 && d.Value > d.Faces {
			return nil, fmt.Errorf("%w: %q is not a die; write 14 or d20=14", ErrSyntax, word)
		}
		set = append(set, d)
	}
	return set, nil
}

func (g rulings) gmHold(p *phrase) (sim.Intent, error) {
	on, err := yes(p.next())
	return &sim.HoldOrders{On: on}, err
}

// gmAllow reads: allow NUMBER [TEST] [dc N] [advantage|disadvantage] [help|hinder|
// nothing] [actions N]. Without a test and a dc nothing is rolled.
func (g rulings) gmAllow(p *phrase) (sim.Intent, error) {
	n, err := p.number(0, 1<<16-1)
	r := &sim.Allow{Number: uint16(n)}
	for err == nil && !p.done() {
		switch w := p.peek(); w {
		case "dc":
			p.next()
			n, err = p.number(0, 100)
			r.Rolled, r.Need = true, int16(n)
		case "advantage", "disadvantage":
			p.next()
			r.Edge = 1
			if w == "disadvantage" {
				r.Edge = -1
			}
		case "help", "hinder", "nothing":
			r.Gain, err = gain(p)
		case "actions":
			p.next()
			n, err = p.number(1, ships.MaxPrice)
			r.Price = int8(n)
		default:
			if g.asksOnFoot(r.Number) {
				r.Test, err = g.testOnFoot(p.next())
			} else {
				r.Test, err = test(p)
			}
		}
	}
	return r, err
}

// asksOnFoot reports whether an order that is held was given on foot.
func (g rulings) asksOnFoot(number uint16) bool {
	return slices.ContainsFunc(g.world.Held, func(h sim.HeldOrder) bool { return h.Number == number && sim.OnDeck(g.world, &h.Order) })
}

// gmRelease reads: release NUMBER [DIE]...
func (g rulings) gmRelease(p *phrase) (sim.Intent, error) {
	n, err := p.number(0, 1<<16-1)
	if err != nil {
		return nil, err
	}
	set, err := fixed(p)
	return &sim.Release{Number: uint16(n), Dice: set}, err
}

func (g rulings) gmCancel(p *phrase) (sim.Intent, error) {
	n, err := p.number(0, 1<<16-1)
	return &sim.CancelOrder{Number: uint16(n)}, err
}

// gmCommand reads: command SEAT INTENT.
func (g rulings) gmCommand(p *phrase) (sim.Intent, error) {
	o, err := g.order(p)
	return &sim.Command{Seat: o.Seat, Intent: o.Intent}, err
}

func (g rulings) gmHide(p *phrase, hidden bool) (sim.Intent, error) {
	id, err := g.target(p)
	return &sim.SetHidden{Ship: id, Hidden: hidden}, err
}

func (g rulings) gmSurprise(p *phrase, on bool) (sim.Intent, error) {
	seat, err := g.seat(p)
	return &sim.Surprise{Seat: seat, On: on}, err
}

// gmSay reads: say [to SIDE :] TEXT.
func (g rulings) gmSay(p *phrase) (sim.Intent, error) {
	r := &sim.Say{Sides: event.AllSides}
	if p.take("to") {
		side, err := g.sideNamed(p.next())
		if err == nil {
			err = p.need(":")
		}
		if err != nil {
			return nil, err
		}
		r.Sides = event.Sides(0).With(side)
	}
	r.Text = p.rest()
	return r, nil
}

func (g *reader) sideNamed(word string) (event.Side, error) {
	for i := range g.scene.Sides {
		if refer(g.scene.Sides[i].Name) == word {
			return event.Side(i), nil
		}
	}
	return 0, missing("side", word, schema.KeysOf(g.scene.Sides, func(s *scenario.SideInfo) string { return refer(s.Name) }))
}

// gmFinish reads: finish SIDE|nobody : TEXT.
func (g rulings) gmFinish(p *phrase) (sim.Intent, error) {
	r := &sim.Finish{Over: true}
	if !p.take("nobody") {
		side, err := g.sideNamed(p.next())
		if err != nil {
			return nil, err
		}
		r.Winners = r.Winners.With(side)
	}
	err := p.need(":")
	r.Text = p.rest()
	return r, err
}

func (g rulings) gmRename(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	return &sim.Rename{Ship: id, Name: p.next()}, err
}

// gmCondition reads: condition SHIP CONDITION [ROUNDS|off].
func (g rulings) gmCondition(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	if err != nil {
		return nil, err
	}
	r := &sim.SetCondition{Ship: id, On: true}
	if r.Condition, err = conditionOf(g.world.Library, p.next()); err != nil {
		return nil, err
	}
	if p.take("off") {
		r.On = false
	} else if !p.done() {
		var n int
		n, err = p.number(1, 1000)
		r.Rounds = int16(n)
	}
	return r, err
}

// gmRepair reads: repair SEAT DICE.
func (g rulings) gmRepair(p *phrase) (sim.Intent, error) {
	seat, err := g.seat(p)
	if err != nil {
		return nil, err
	}
	n, err := p.number(1, 100)
	return &sim.Repair{Seat: seat, Dice: int8(n)}, err
}

func (g rulings) gmMaintain(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	return &sim.Maintain{Ship: id}, err
}

// gmTravel reads: SHIP HOURS [air].
func (g rulings) gmTravel(p *phrase) (sim.Intent, error) {
	id, err := g.target(p)
	if err != nil {
		return nil, err
	}
	n, err := p.number(1, ships.MaxTravel)
	return &sim.Travel{Ship: id, Hours: int16(n), Air: err == nil && p.take("air")}, err
}

// gmTrigger reads: trigger N [off|on]: the Nth trigger of the story happens now, or no
// longer by itself, or again.
func (g rulings) gmTrigger(p *phrase) (sim.Intent, error) {
	n, err := p.number(1, scenario.MaxTriggers)
	r := &sim.Pull{Trigger: uint8(n - 1)}
	switch {
	case p.take("off"):
		r.What = sim.PullOff
	case p.take("on"):
		r.What = sim.PullOn
	}
	return r, err
}
