package mechanic

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// work is something that the mechanic has learnt to do for the own ship.
type work struct {
	kit.Action
	give sim.Intent
}

// works returns the learnt orders for the own ship.
func works(v *view.View) (all []work) {
	for _, o := range append(v.OptionsOf(crew.Feature), v.OptionsOf(crew.CastPower)...) {
		at := slices.IndexFunc(v.Features, func(r picture.FeatureRow) bool { return r.Feature == o.Feature })
		if at < 0 || o.Target != 0 || o.Seat.Ship != 0 || v.Features[at].Asks != 0 {
			continue
		}
		r := &v.Features[at]
		w := work{kit.Action{Name: say.Name(r.Name), Does: say.Sentences(say.Name(r.Says), v.Price(r, &o)), Rule: o.Rule(), Why: o.Why()}, &deployment.Invoke{Feature: o.Feature}}
		if o.Verb == crew.CastPower {
			w.give = &deployment.Cast{Invoke: deployment.Invoke{Feature: o.Feature}}
		}
		all = append(all, w)
	}
	return all
}

const powerHeight = 46.0

// power shows such orders, and returns those given.
func power(u *kit.UI, all []work, r kit.Rect) (ordered []sim.Intent) {
	inner := u.Panel(r, "POWER")
	u.Afresh("power")
	u.Scroll("power", inner, powerHeight*float64(len(all)), func(r kit.Rect) {
		for i := range all {
			all[i].Key = kit.Numbered("mechanic", i+1)
			box := r.Top(powerHeight)
			box.Foot(4)
			if u.Do(box, all[i].Action) {
				ordered = append(ordered, all[i].give)
			}
		}
	})
	return ordered
}
