package gm

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// battle turns the table to another battle, which is not a ruling: the table itself is asked for
// it.
type battle struct {
	at int // the chosen scenario; -1: the current one
}

func (*battle) name() say.Text { return "ANOTHER BATTLE" }
func (*battle) help() say.Text {
	return "The table leaves this battle for another. All keep their links, and their seats where it has them."
}

func (t *battle) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	foot := r.Foot(66)
	r.Foot(6)
	s.open(u, foot.Side(150), kit.Action{Name: "Players", Key: "gm.players", Does: "Who is at the table."}, &guests{})
	foot.Side(6)
	p := v.Table.Programme
	if p == nil || len(p.Scenarios) == 0 {
		u.Paragraph(r, "The table has no scenario to offer.", kit.Type{Colour: kit.Muted})
		return nil, false
	}
	comes := t.at < 0
	titles := make([]say.Text, len(p.Scenarios))
	for i, sc := range p.Scenarios {
		titles[i] = say.Name(sc.Title)
		switch {
		case sc.Key == p.On && v.Head.Over:
			titles[i] = say.Of("%s: ended in round %d", titles[i], v.Head.Round)
		case sc.Key == p.On:
			titles[i] = say.Of("%s: now, round %d", titles[i], v.Head.Round)
		case sc.Minutes > 0: // the rest is shown below, for the chosen one
			titles[i] = say.Pair(titles[i], say.Count(int(sc.Minutes), "%d minute", "%d minutes"))
		}
		if t.at < 0 && sc.Key == p.On {
			t.at = i
		}
	}
	brief := r.Foot(80)
	if height := kit.Finger(u, 30); comes {
		u.Reveal("scenarios", r, height*float64(t.at), height)
	}
	t.at = pick(u, "scenarios", r, titles, t.at)
	chosen := &p.Scenarios[t.at]
	brief.Top(4)
	u.Paragraph(brief, say.Sentences(say.Name(chosen.Opening), p.Comes(chosen), kit.Sentence(chosen.Size())), kit.Type{Size: kit.Small, Colour: kit.Muted})
	a := kit.Action{Name: say.Of("Begin %s", chosen.Title), Short: "Begin it", Cut: true, Key: "any.confirm", Does: "From its beginning."}
	if v.Table.Fight == nil {
		a.Rule, a.Why = crew.Manners, "The table cannot be asked now."
	}
	if u.Do(foot, a) {
		v.Table.Fight(chosen.Key, false)
		return nil, true
	}
	return nil, false
}
