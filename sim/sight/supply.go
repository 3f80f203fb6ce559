package sight

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// resaveOptions adds the conditions against which a seat can repeat its ship's save.
func (v *draft) resaveOptions(m *crew.Member, own *ships.Ship) {
	for _, k := range impact.Resaves(&v.World.Battle, m) {
		trial, _ := impact.ResaveTrial(&v.World.Battle, m, k)
		fails, r := impact.TrialChance(&v.World.Battle, own, &trial)
		o := sketch{
			Option: picture.Option{Verb: crew.Resave, Item: uint8(k), Need: int16(trial.DC), Chance: int16(1000 - fails)},
			texts:  picture.OptionTexts{Name: v.Library.Rule(k).Name},
		}
		o.roll(&r, &v.gallery.told)
		v.add(v.judgeOption(o, &deployment.Resave{Condition: k}))
	}
}

// dropOptions adds the bombs aboard that a gunner can drop.
func (v *draft) dropOptions(own *ships.Ship) {
	v.loads(own, func(mount, load int, l *shipyard.Load) {
		damage := l.Bomb.Average(v.ClassOf(own).Size, own.Str)
		o := sketch{
			Option: picture.Option{Verb: crew.Drop, Weapon: uint8(mount), Item: uint8(load), Radius: int32(l.Bomb.Radius.Feet()), Saves: true, Shield: damage, Hull: damage},
			texts:  picture.OptionTexts{Name: say.Name(l.Bomb.Name), Reasons: say.Name(l.Bomb.Says)},
		}
		v.add(v.judgeOption(o, &deployment.Drop{Weapon: uint8(mount), Load: uint8(load)}))
	})
}

func (v *draft) loads(own *ships.Ship, each func(mount, load int, l *shipyard.Load)) {
	class := v.ClassOf(own)
	for i := range class.Mounts {
		for n := range class.Mounts[i].Loads {
			each(i, n, &class.Mounts[i].Loads[n])
		}
	}
}

// detonateOptions adds the bombs in flight that a gunner can set off.
func (v *draft) detonateOptions(m *crew.Member, own *ships.Ship) {
	id := v.IDOf(m)
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Charge.Live && s.Charge.By == id && s.State == ships.Able {
			o := sketch{Option: picture.Option{Verb: crew.Detonate, Target: s.ID}}
			v.add(v.judgeOption(o, &deployment.Detonate{Bomb: s.ID}))
		}
	}
}

// reloadOptions adds the weapons that lack ammunition.
func (v *draft) reloadOptions(own *ships.Ship) {
	class := v.ClassOf(own)
	for i := range class.Mounts {
		at := &class.Mounts[i]
		if own.Mounts[i].Ammo >= at.Weapon.Ammo {
			continue
		}
		for n := range max(1, len(at.Loads)) {
			o := sketch{Option: picture.Option{Verb: crew.Reload, Weapon: uint8(i), Item: uint8(n)}, texts: picture.OptionTexts{Name: say.Name(at.Weapon.Name)}}
			if len(at.Loads) > 0 {
				o.texts.Name = say.Name(at.Loads[n].Bomb.Name)
			}
			v.add(v.judgeOption(o, &deployment.Reload{Weapon: uint8(i), Load: uint8(n)}))
		}
	}
}

// jumpOptions adds the ways out of the battle by hyperdrive.
func (v *draft) jumpOptions(verb crew.Verb, m *crew.Member, own *ships.Ship) {
	if !v.ClassOf(own).Hyperdrive {
		return
	}
	v.group(subject{verb: verb}, &between{}, func() {
		if verb == crew.Jump {
			v.recall(question{verb: verb}, bearing{}, func(o sketch) sketch { return o }, func(o sketch) sketch {
				return v.judgeOption(o, &deployment.Jump{})
			})
			return
		}
		for i := ships.Hasty; i <= ships.Careful; i++ {
			v.recall(question{verb: verb, item: uint8(i)}, bearing{}, func(o sketch) sketch {
				r := impact.CheckPreview(&v.World.Battle, m, crew.Astrogate, shipyard.NoSkill)
				o.texts.Name, o.Need, o.Chance = say.Text(i.String()), int16(i.DC()), int16(dice.Chance(&r, i.DC()))
				o.roll(&r, &v.gallery.told)
				o.addMay(impact.CheckMay(&v.World.Battle, m, crew.Astrogate, shipyard.NoSkill))
				return o
			}, func(o sketch) sketch {
				return v.judgeOption(o, &deployment.Astrogate{Method: i})
			})
		}
	})
}
