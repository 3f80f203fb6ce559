package view

import (
	"strconv"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Price describes what using a feature costs, and its chance; or first that it would add nothing,
// which no rule forbids.
func (v *View) Price(r *picture.FeatureRow, o *picture.Option) say.Text {
	text := say.Text("Free.")
	if o.Cost != crew.Free {
		text = say.Of("Costs your %s.", o.Cost)
	}
	text = say.Sentences(v.full(r, o), text)
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

// full tells that a feature which only adds points would add none, since the hull or the shields are
// full, or returns "".
func (v *View) full(r *picture.FeatureRow, o *picture.Option) say.Text {
	var hull, maxHull, shield, maxShield int32
	if k := v.Contact(o.Target); k != nil {
		hull, maxHull, shield, maxShield = k.Hull, k.HullMax, k.Shield, k.ShieldMax
	} else if o.Target == 0 && len(v.Sheets) == 1 {
		s := &v.Sheets[0]
		hull, maxHull, shield, maxShield = s.Hull, s.MaxHull, s.Shield, s.MaxShield
	} else {
		return ""
	}
	switch {
	case r.Tasks == 1<<shipyard.Mend && hull >= 0 && hull == maxHull:
		return "The hull is whole: it would add nothing now."
	case r.Tasks != 1<<shipyard.Screen || shield < 0 || shield < maxShield:
		return ""
	case maxShield == 0:
		return "There are no shields: it would add nothing."
	}
	return "The shields are full: it would add nothing now."
}

// Pool describes what a feature spends, and what is left of it.
func Pool(r *picture.FeatureRow) say.Text {
	switch r.Pool {
	case shipyard.DeploymentDice, shipyard.TierDice:
		return say.Of("%d of %d d%d left.", r.Left, r.Most, r.Die)
	case shipyard.Own:
		return say.Of("%d of %d uses left.", r.Left, r.Most)
	case shipyard.Points:
		return say.Of("Takes %d of your %d points.", r.Takes, r.Left)
	}
	return ""
}

// FootOrder is an order on foot by the book in play.
type FootOrder struct {
	Rule  string
	Price say.Text // "free", or "" if the book takes no tokens for it
}

// Pay describes what is paid for the order, or returns "".
func (o FootOrder) Pay() say.Text {
	switch {
	case o.Takes() != "":
		return say.Of("It takes %s.", o.Price)
	case o.Price == free:
		return "It is free."
	}
	return ""
}

// Takes returns the price, or "" if nothing is paid.
func (o FootOrder) Takes() say.Text {
	if o.Price == free {
		return ""
	}
	return o.Price
}

// free is the price of what takes nothing.
var free = say.Text(crew.Free.String())

// FootOrder returns an order on foot by its name, if the book in play has it.
func (v *View) FootOrder(name string) (o FootOrder, has bool) {
	for line := range strings.Lines(v.Text(picture.RulesText)) {
		if called, rest, _ := strings.Cut(strings.TrimSpace(line), " "); called == name {
			rule, prices, _ := strings.Cut(rest, " ")
			return FootOrder{rule, priceOf(prices)}, true
		}
	}
	return FootOrder{}, false
}

// priceOf returns the text of the prices of which one is paid.
func priceOf(prices string) say.Text {
	if say.Text(prices) == free {
		return free
	}
	var all []say.Text
	for _, price := range strings.Split(prices, "|") {
		n, token, ok := strings.Cut(price, " ")
		if count, err := strconv.Atoi(n); ok && err == nil {
			all = append(all, say.Amount(count, token))
		}
	}
	return say.Join("%s or %s", all)
}
