package gm

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// back takes orders back, which is not a ruling: the table itself is asked for it.
type back struct {
	at    int
	asked bool // what can be taken back was requested
}

func (*back) name() say.Text { return "TAKE BACK" }
func (*back) help() say.Text {
	return "The battle is paused, as it was before an order. Everything since is undone too; the same dice will fall."
}

func (t *back) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	if v.Table.TakeBack != nil && !t.asked {
		t.asked = true
		v.Table.TakeBack(0)
	}
	deeds := v.Table.Deeds
	if len(deeds) == 0 {
		u.Paragraph(r, "Nothing can be taken back.", kit.Type{Colour: kit.Muted})
		return nil, false
	}
	names := make([]say.Text, len(deeds))
	for i, d := range deeds {
		names[i] = kit.Sentence(d.Text)
	}
	foot := r.Foot(66)
	r.Foot(6)
	t.at = min(t.at, len(names)-1)
	whole := kit.Type{Size: kit.Small}
	u.Paragraph(r.Foot(u.Height(names[t.at], r.W, whole)), names[t.at], whole)
	r.Foot(6)
	t.at = pick(u, "deeds", r, names, t.at)
	a := kit.Action{Name: "Take back", Key: "any.confirm", Does: "This and all that has come since."}
	if v.Table.TakeBack == nil {
		a.Rule, a.Why = crew.Manners, "The table cannot be asked now."
	}
	if u.Do(foot, a) {
		v.Table.TakeBack(deeds[t.at].Tick)
		return nil, true
	}
	return nil, false
}
