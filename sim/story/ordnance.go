package story

import (
	"slices"
	"strconv"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// drop reads: drop WEAPON BOMB [count N] [turn DEGREES].
func (g *reader) drop(seat crew.Seat, p *phrase) (*deployment.Drop, error) {
	weapon, err := g.weapon(seat.Ship, p.next())
	if err != nil {
		return nil, err
	}
	i := &deployment.Drop{Weapon: weapon}
	if i.Load, err = g.load(seat.Ship, weapon, p.next()); err != nil {
		return nil, err
	}
	if p.take("count") {
		var n int
		n, err = p.number(1, 100)
		i.Count = uint8(n)
	}
	if err == nil && p.take("turn") {
		i.Turn, err = p.degrees()
	}
	return i, err
}

// reload reads: reload WEAPON [BOMB].
func (g *reader) reload(seat crew.Seat, p *phrase) (*deployment.Reload, error) {
	weapon, err := g.weapon(seat.Ship, p.next())
	if err != nil {
		return nil, err
	}
	i := &deployment.Reload{Weapon: weapon}
	if !p.done() && p.peek() != ";" {
		i.Load, err = g.load(seat.Ship, weapon, p.next())
	}
	return i, err
}

// load finds a load of a mount by its key.
func (g *reader) load(ship space.ID, weapon uint8, key string) (uint8, error) {
	var there []string
	mounts := g.world.ClassOf(g.world.Ship(ship)).Mounts
	if int(weapon) < len(mounts) {
		for i := range mounts[weapon].Loads {
			if there = append(there, mounts[weapon].Loads[i].Bomb.Key); there[i] == key {
				return uint8(i), nil
			}
		}
	}
	return 0, missing("bomb", key, there)
}

// fireAt reads: fire-at WEAPON at X Y|OBJECT [attacks N].
func (g *reader) fireAt(seat crew.Seat, p *phrase) (*deployment.FireAt, error) {
	weapon, err := g.weapon(seat.Ship, p.next())
	if err == nil {
		err = p.need("at")
	}
	if err != nil {
		return nil, err
	}
	i := &deployment.FireAt{Weapon: weapon}
	name := func(o *ships.Object) string { return refer(o.Name) }
	if n := slices.IndexFunc(g.world.Objects, func(o ships.Object) bool { return name(&o) == p.peek() }); n >= 0 {
		i.Object = g.world.Objects[n].ID
		p.next()
	} else if _, e := strconv.Atoi(p.peek()); e != nil {
		return nil, missing("object", p.next(), schema.KeysOf(g.world.Objects, name))
	} else {
		i.At, err = p.point()
	}
	if err == nil && p.take("attacks") {
		var n int
		n, err = p.number(1, 100)
		i.Attacks = uint8(n)
	}
	return i, err
}
