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
		mount := impact.MountOf(&v.World.Battle, own, n)
		away := mount.Weapon.Near
		switch mount.Weapon.Grade {
		case shipyard.Quaternary:
			continue
		case shipyard.Secondary:
			away = mount.Weapon.Far
		}
		at := own.At.Ahead((own.Heading + mount.Facing).Norm(), away+max(0, class.Across/2-shipyard.FreeSpace))
		d := space.Disc{At: at, Radius: ships.PlaceRadius}
		b := bearing{band: impact.BandOf(&v.World.Battle, own, n, v.RangeTo(own, d)), shifts: v.Grid} // there it is the square's middle
		rows = append(rows, v.recall(question{verb: crew.FireAt, weapon: uint8(n)}, b, func(o picture.Option) picture.Option {
			a := impact.AimInto(&v.World.Battle, m, own, n, d, nil)
			impact.Expected(&v.World.Battle, &a.Roll, impact.Attacking(&v.World.Battle, m, own, nil, &a))
			o.Name, o.Saves = say.Name(mount.Weapon.Name), a.Saves
			o.Roll(&a.Roll)
			return o
		}, func(o picture.Option) picture.Option {
			o = v.judgeOption(o, &deployment.FireAt{Weapon: uint8(n), At: at})
			if o.Rule == "SHIP-PLACE" || o.Rule == "SHIP-RANGE" || o.Rule == "SHIP-COVER" { // that is of this place alone
				o.Rule, o.Why = "", ""
			}
			return o
		}))
	}
	return rows
}
