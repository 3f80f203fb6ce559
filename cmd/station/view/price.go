package view

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Price describes what using a feature costs, and its chance.
func (v *View) Price(r *picture.FeatureRow, o *picture.Option) say.Text {
	text := say.Text("Free.")
	if o.Cost != crew.Free {
		text = say.Of("Costs your %s.", o.Cost)
	}
	if r.Work > 0 {
		text = say.Of("%s %d of %d are given.", text, r.Given, r.Work)
	}
	text = say.Sentences(text, Pool(r))
	if o.Chance > 0 || o.Need > 0 {
		text = say.Of("%s %s that it works.", text, Percent(o.Chance))
	}
	if o.Target == 0 && o.Seat.Ship == 0 && o.Reasons() != "" {
		text = say.Of("%s It strikes %s.", text, o.Reasons())
	}
	return text
}

// Pool describes what a feature spends, and what is left of it.
func Pool(r *picture.FeatureRow) say.Text {
	switch r.Pool {
	case shipyard.DeploymentDice, shipyard.TierDice:
		return say.Of("%d of %d d%d left.", r.Left, r.Most, r.Die)
	case shipyard.Own:
		return say.Of("%d of %d uses left.", r.Left, r.Most)
	case shipyard.Points:
		return say.Of("%d of %d points.", r.Takes, r.Left)
	}
	return ""
}
