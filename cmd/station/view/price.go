package view

import (
	"fmt"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
)

// Price is what an order of a feature takes, and how likely it works.
func (v *View) Price(r *picture.FeatureRow, o *picture.Option) string {
	text := v.Tell("Free.")
	if o.Cost != crew.Free {
		text = v.Say("Costs your %s.", o.Cost)
	}
	if r.Work > 0 {
		text += v.Say(" %d of %d are given.", r.Given, r.Work)
	}
	text = strings.TrimSpace(text + " " + Pool(r))
	if o.Chance > 0 || o.Need > 0 {
		text += v.Say(" %s that it works.", Percent(o.Chance))
	}
	if o.Target == 0 && o.Seat.Ship == 0 && o.Reasons != "" {
		text += v.Say(" It strikes %s.", o.Reasons)
	}
	return text
}

// Pool is what a feature spends, and what is left of it.
func Pool(r *picture.FeatureRow) string {
	switch r.Pool {
	case shipyard.DeploymentDice, shipyard.TierDice:
		return fmt.Sprintf("A d%d, %d of %d left.", r.Die, r.Left, r.Most)
	case shipyard.Own:
		return fmt.Sprintf("%d of %d uses left.", r.Left, r.Most)
	case shipyard.Points:
		return fmt.Sprintf("%d of %d points.", r.Takes, r.Left)
	}
	return ""
}
