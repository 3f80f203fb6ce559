package ready

import (
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// responses returns what a seat can ready: first what its station shows, and then everything else
// that takes its action and needs no further choice.
func responses(v *view.View, first Response) []Response {
	list := []Response{first}
	add := func(i ships.Intent) {
		if i.Verb() != first.Intent.Verb() {
			list = append(list, Response{Intent: i, Says: Words(v, i), Subject: first.Subject})
		}
	}
	for _, i := range [...]ships.Intent{&deployment.Hide{}, &deployment.Search{Skill: crew.Perception}} {
		if v.OptionsOf(i.Verb()) != nil {
			add(i)
		}
	}
	for n := range v.Features {
		r := &v.Features[n]
		if r.Usage != shipyard.Ordered || r.Cost != crew.Action || r.Asks != 0 {
			continue
		}
		for _, i := range invoked(v, r, first.Subject) {
			if r.Kind == shipyard.Power {
				add(&deployment.Cast{Invoke: i})
			} else {
				add(&i)
			}
		}
	}
	return list
}

// invoked returns the uses of a feature. On a foe there is one, on the chosen ship or on the one
// that triggers it; on a foe's crew there is also one on the gunner of the latter.
func invoked(v *view.View, r *picture.FeatureRow, chosen space.ID) (list []deployment.Invoke) {
	switch {
	case !r.Target.Named():
		return []deployment.Invoke{{Feature: r.Feature}}
	case r.Target == shipyard.Foe:
		return []deployment.Invoke{{Feature: r.Feature, Target: chosen}}
	case r.Target == shipyard.FoeCrew:
		list = append(list, deployment.Invoke{Feature: r.Feature, Seat: crew.Seat{Role: crew.Gunner, Number: 1}})
	}
	for i := range v.Options {
		if o := &v.Options[i]; o.Feature == r.Feature && o.Why() == "" && (o.Verb == crew.Feature || o.Verb == crew.CastPower) {
			list = append(list, deployment.Invoke{Feature: r.Feature, Target: o.Target, Seat: o.Seat})
		}
	}
	return list
}

// feature describes a feature and its target.
func feature(v *view.View, i *deployment.Invoke) say.Text {
	for n := range v.Features {
		r := &v.Features[n]
		switch {
		case r.Feature != i.Feature:
		case i.Seat.Ship == 0 && i.Seat.Role != crew.NoRole:
			return say.Of("%s, on the %s of the one that sets it off", r.Name, i.Seat.Text())
		case i.Seat.Ship != 0:
			return say.Of("%s, on %s", r.Name, i.Seat.Name())
		case r.Target == shipyard.Foe, r.Target == shipyard.Friend:
			return say.Of("%s, on %s", r.Name, targetName(v, i.Target))
		default:
			return say.Name(r.Name)
		}
	}
	return say.Text(crew.PermissionOf(i.Verb()).Title.String())
}

// namesNone reports whether a response is against the ship that triggers it.
func namesNone(v *view.View, i ships.Intent) bool {
	switch i := i.(type) {
	case *deployment.Fire:
		return i.Target == 0
	case *deployment.Evade:
		return i.Target == 0
	case *deployment.Interfere:
		return i.Target.Ship == 0
	case *deployment.Cast:
		return namesNone(v, &i.Invoke)
	case *deployment.Invoke:
		for n := range v.Features {
			if r := &v.Features[n]; r.Feature == i.Feature {
				return r.Target == shipyard.Foe && i.Target == 0 || r.Target == shipyard.FoeCrew && i.Seat.Ship == 0
			}
		}
	}
	return false
}
