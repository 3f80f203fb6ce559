package impact

import (
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// May lists what the own side can still do to a roll once it lies on the table, as
// it stands now: "up to +d6 Shake-off". What others may do is theirs to know.
func May(b *ships.Battle, what *ships.Rolling) string {
	var list []string
	note := func(x *shipyard.Change, name string) {
		if s := x.Promise(); s != "" && ships.ChangeFits(x, what) {
			list = append(list, s+" "+name)
		}
	}
	s := b.Ship(what.Ship)
	if s == nil {
		return ""
	}
	for i := range what.Chosen {
		what.Chosen[i].Now(what, func(x *shipyard.Change, name string, _ *crew.Member) { note(x, name) })
	}
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Fits(what) {
			note(&e.Change, b.Why(e))
		}
	}
	Standing(b, s, shipyard.Fails, func(u ships.User) {
		for i := range u.Feature.Acts {
			a := &u.Feature.Acts[i]
			if a.Do != shipyard.Modify || a.On == shipyard.User && what.By != nil && what.By != u.Member {
				continue
			}
			x := a.Change
			if a.Pooled {
				x.Faces = FacesOf(b, u, false)
			}
			if x.How == shipyard.Sure {
				x.N, x.Of = x.N*int16(source(b, x.Of, what, u.Member)), shipyard.One
			}
			note(&x, u.Feature.Name)
		}
	})
	return strings.Join(slices.Compact(list), ", ")
}

// CheckMay is what can still be done for a member's check once it lies on the table.
func CheckMay(b *ships.Battle, m *crew.Member, order crew.Verb, skill crew.Skill) string {
	what := attempting(b, m, ships.Attempt{Skill: skill, Order: order})
	return May(b, &what)
}
