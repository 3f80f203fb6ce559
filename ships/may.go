package ships

import (
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
)

// may lists what the own side can still do to a roll once it lies on the table, as
// it stands now: "up to +d6 Shake-off". What others may do is theirs to know.
func (b *Battle) may(what *rolling) string {
	var list []string
	note := func(x *shipyard.Change, name string) {
		if s := x.Promise(); s != "" && changeFits(x, what) {
			list = append(list, s+" "+name)
		}
	}
	s := b.Ship(what.ship)
	if s == nil {
		return ""
	}
	for i := range what.chosen {
		what.chosen[i].now(what, func(x *shipyard.Change, name string, _ *crew.Member) { note(x, name) })
	}
	for i := range s.Effects {
		if e := &s.Effects[i]; e.fits(what) {
			note(&e.Change, b.why(e))
		}
	}
	b.standing(s, shipyard.Fails, func(u user) {
		for i := range u.f.Acts {
			a := &u.f.Acts[i]
			if a.Do != shipyard.Modify || a.On == shipyard.User && what.by != nil && what.by != u.m {
				continue
			}
			x := a.Change
			if a.Pooled {
				x.Faces = b.faces(u, false)
			}
			if x.How == shipyard.Sure {
				x.N, x.Of = x.N*int16(b.source(x.Of, what, u.m)), shipyard.One
			}
			note(&x, u.f.Name)
		}
	})
	return strings.Join(slices.Compact(list), ", ")
}

// CheckMay is what can still be done for a member's check once it lies on the table.
func (b *Battle) CheckMay(m *crew.Member, order crew.Verb, skill crew.Skill) string {
	what := b.attempting(m, attempt{skill: skill, order: order})
	return b.may(&what)
}
