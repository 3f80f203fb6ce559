package ships

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
)

// may lists what the own side can still do to a roll once it lies on the table, as
// it stands now: "up to +d6 Shake-off". What others may do is theirs to know.
func (b *Battle) may(what *rolling) string {
	var list []string
	note := func(x *Change, name string) {
		if s := x.promise(); s != "" && x.fits(what) {
			list = append(list, s+" "+name)
		}
	}
	s := b.Ship(what.ship)
	if s == nil {
		return ""
	}
	for i := range what.chosen {
		what.chosen[i].now(what, func(x *Change, name string, _ *crew.Member) { note(x, name) })
	}
	for i := range s.Effects {
		if e := &s.Effects[i]; e.fits(what) {
			note(&e.Change, b.why(e))
		}
	}
	b.standing(s, Fails, func(u user) {
		for i := range u.f.Acts {
			a := &u.f.Acts[i]
			if a.Do != Modify || a.On == User && what.by != nil && what.by != u.m {
				continue
			}
			x := a.Change
			if a.Pooled {
				x.Faces = b.faces(u, false)
			}
			if x.How == Sure {
				x.N, x.Of = x.N*int16(b.source(x.Of, what, u.m)), One
			}
			note(&x, u.f.Name)
		}
	})
	return strings.Join(slices.Compact(list), ", ")
}

// promise is the most that a change can come to once a roll lies on the table, or ""
// where it does not wait that long.
func (x *Change) promise() string {
	switch x.How {
	case Late:
		if x.N > 1 {
			return fmt.Sprintf("up to +%dd%d", x.N, x.Faces)
		}
		return fmt.Sprintf("up to +d%d", x.Faces)
	case Sure:
		return fmt.Sprintf("up to +%d", x.N)
	case Natural:
		return fmt.Sprintf("or a %d by", x.N)
	case Enough:
		return "or success by"
	case Second:
		return "or advantage by"
	case Anew:
		return "or anew by"
	}
	return ""
}

// CheckMay is what can still be done for a member's check once it lies on the table.
func (b *Battle) CheckMay(m *crew.Member, order crew.Verb, skill crew.Skill) string {
	what := b.attempting(m, attempt{skill: skill, order: order})
	return b.may(&what)
}
