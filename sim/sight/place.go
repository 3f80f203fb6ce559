package sight

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/say"
	"broadside/sim/space"
)

// placeOptions adds the weapons that can fire at a place or an object: one row each, for a
// place in its arc at its normal range. The station asks for the actual place.
func (v *draft) placeOptions(m *crew.Member, own *ships.Ship) {
	now := between{shifts: v.Grid} // on the grid it is the middle of a square
	v.group(subject{verb: crew.FireAt}, &now, func() {
		for n := range own.Mounts {
			if v.ClassOf(own).Mounts[n].Weapon.Grade != shipyard.Quaternary {
				v.placeOption(uint8(n), m, own, bearing{shifts: now.shifts})
			}
		}
	})
}

// placeFor returns a place that a mount could fire at: a foot within its normal range, since a ship's
// heading is rounded.
func (v *draft) placeFor(own *ships.Ship, n int) space.Disc {
	class, mount := v.ClassOf(own), impact.MountOf(&v.World.Battle, own, n)
	away := mount.Weapon.Near
	if mount.Weapon.Grade == shipyard.Secondary {
		away = mount.Weapon.Far
	}
	at := own.At.Ahead((own.Heading + mount.Facing).Norm(), away-space.Foot+max(0, class.Across/2-shipyard.FreeSpace))
	return space.Disc{At: at, Radius: ships.PlaceRadius}
}

func (v *draft) placeOption(n uint8, m *crew.Member, own *ships.Ship, b bearing) {
	v.recall(question{verb: crew.FireAt, weapon: n}, b, func(o sketch) sketch {
		a := impact.AimInto(&v.World.Battle, m, own, int(n), v.placeFor(own, int(n)), nil)
		impact.NoteExpected(&v.World.Battle, &a.Roll, impact.Attacking(&v.World.Battle, m, own, nil, &a))
		o.texts.Name, o.Saves = say.Name(impact.MountOf(&v.World.Battle, own, int(n)).Weapon.Name), a.Saves
		o.roll(&a.Roll, &v.gallery.told)
		return o
	}, func(o sketch) sketch {
		fire := &v.gallery.room.fireAt
		*fire = deployment.FireAt{Weapon: n, At: v.placeFor(own, int(n)).At}
		o = v.judgeOption(o, fire)
		if o.texts.Rule == "SHIP-PLACE" || o.texts.Rule == "SHIP-RANGE" || o.texts.Rule == "SHIP-COVER" { // only of this place
			o.texts.Rule, o.texts.Why = "", ""
		}
		return o
	})
}
