package sight

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// placeOptions are the weapons that can fire at a place or an object: one row each, as
// at a place in its arc at its normal range. Which place it is to be, the station asks.
func (v *viewer) placeOptions(rows []picture.Option, m *crew.Member, own *ships.Ship) []picture.Option {
	class := v.ClassOf(own)
	for n := range own.Mounts {
		mount := &class.Mounts[n]
		away := mount.Weapon.Near
		switch mount.Weapon.Grade {
		case shipyard.Quaternary:
			continue
		case shipyard.Secondary:
			away = mount.Weapon.Far
		}
		at := own.At.Ahead((own.Heading + mount.Facing).Norm(), away+max(0, class.Across/2-shipyard.FreeSpace))
		o := v.judgeOption(picture.Option{Verb: crew.FireAt, Weapon: uint8(n), Name: say.Name(mount.Weapon.Name)}, &deployment.FireAt{Weapon: uint8(n), At: at})
		if o.Rule == "SHIP-PLACE" || o.Rule == "SHIP-RANGE" || o.Rule == "SHIP-COVER" { // that is of this place alone
			o.Rule, o.Why = "", ""
		}
		a := impact.AimInto(&v.World.Battle, m, own, n, space.Disc{At: at, Radius: ships.PlaceRadius}, nil)
		impact.Expected(&v.World.Battle, &a.Roll, impact.Attacking(&v.World.Battle, m, own, nil, &a))
		o.Roll(&a.Roll)
		o.Saves = a.Saves
		rows = append(rows, o)
	}
	return rows
}
