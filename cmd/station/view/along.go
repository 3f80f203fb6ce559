package view

import (
	"slices"
	"strings"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Along holds the features chosen to go along with the next order that they fit.
type Along struct{ Chosen []crew.FeatureID }

// Toggle chooses a feature, or unchooses it. Only one gambit goes along with an attack.
func (a *Along) Toggle(v *View, id crew.FeatureID) {
	if n := slices.Index(a.Chosen, id); n >= 0 {
		a.Chosen = slices.Delete(a.Chosen, n, n+1)
		return
	}
	if v.FeatureRow(id).Kind == shipyard.Gambit {
		a.Chosen = slices.DeleteFunc(a.Chosen, func(other crew.FeatureID) bool { return v.FeatureRow(other).Kind == shipyard.Gambit })
	}
	a.Chosen = append(a.Chosen, id)
}

// Settle drops what can no longer be chosen.
func (a *Along) Settle(v *View) {
	a.Chosen = slices.DeleteFunc(a.Chosen, func(id crew.FeatureID) bool {
		r := v.FeatureRow(id)
		return r == nil || Spent(r) != ""
	})
}

// FeatureRow returns a feature of the seat, or nil.
func (v *View) FeatureRow(id crew.FeatureID) *picture.FeatureRow {
	for i := range v.Features {
		if v.Features[i].Feature == id {
			return &v.Features[i]
		}
	}
	return nil
}

// Spent returns why a feature cannot be chosen to go along with an order now, or "".
func Spent(r *picture.FeatureRow) say.Text {
	switch {
	case r.Done && r.Usage == shipyard.Along && r.Kind != shipyard.Mastery:
		return "It is used up until your next turn."
	case r.Pool != shipyard.NoPool && r.Most > 0 && r.Left == 0:
		return "Nothing is left of its pool."
	}
	return ""
}

// fits returns the features that can go along with an order.
func (v *View) fits(verb crew.Verb) (rows []*picture.FeatureRow) {
	for i := range v.Features {
		if r := &v.Features[i]; r.Usage == shipyard.Along && r.With == verb {
			rows = append(rows, r)
		}
	}
	return rows
}

// HasAlong reports whether anything could go along with an order.
func (v *View) HasAlong(verb crew.Verb) bool { return v.Along != nil && len(v.fits(verb)) > 0 }

// Going returns the features chosen to go along with an order.
func (v *View) Going(verb crew.Verb) (rows []*picture.FeatureRow) {
	if v.Along == nil {
		return nil
	}
	for _, id := range v.Along.Chosen {
		if r := v.FeatureRow(id); r != nil && r.With == verb {
			rows = append(rows, r)
		}
	}
	return rows
}

// WithGoing adds the names of what goes along to an order's control.
func (v *View) WithGoing(verb crew.Verb, a kit.Action) kit.Action {
	all := []say.Text{a.Name}
	order, _, _ := strings.Cut(v.Tell(a.Name), " ")
	for _, r := range v.Going(verb) {
		all = append(all, say.Name(r.Name))
		a.Short = say.With(say.Name(order), say.Name(strings.TrimSuffix(r.Name, " Gambit")))
	}
	if len(all) > 1 {
		a.Name = say.With(all...)
		a.Cut = true
	}
	return a
}

// ChooseAlong draws the control beside an order for choosing a feature to go along with it.
func (v *View) ChooseAlong(u *kit.UI, r kit.Rect, key kit.Bound, verb crew.Verb) {
	if !v.HasAlong(verb) {
		return
	}
	var can []*picture.FeatureRow
	why := say.Text("")
	for _, row := range v.fits(verb) {
		if w := Spent(row); w != "" {
			why = say.Label(row.Name, w)
		} else {
			can = append(can, row)
		}
	}
	a := kit.Action{Name: "Add a feature", Key: key, Cut: true}
	at := -1
	for i, row := range can {
		if slices.Contains(v.Along.Chosen, row.Feature) {
			at = i
		}
	}
	switch {
	case len(can) == 0:
		a.Rule, a.Why = "SHIP-FEATURE", why
	case at < 0:
		names := make([]say.Text, len(can))
		for i, row := range can {
			names[i] = say.Name(row.Name)
		}
		a.Does = say.Of("Nothing is added to this order. You can add: %s.", say.List(names))
	default:
		a.Name, a.On = say.Of("With %s", can[at].Name), true
		a.Does = say.Sentences(say.Name(can[at].Says), Pool(can[at]))
	}
	if !u.Do(r, a) {
		return
	}
	if at >= 0 {
		v.Along.Toggle(v, can[at].Feature)
	}
	if at+1 < len(can) && !slices.Contains(v.Along.Chosen, can[at+1].Feature) {
		v.Along.Toggle(v, can[at+1].Feature)
	}
}
