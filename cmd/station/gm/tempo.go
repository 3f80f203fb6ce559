package gm

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// tempo changes how turns open, and the speed of the table. All tempos are offered by name, since
// one changes what everybody may do.
type tempo struct{}

func (*tempo) name() say.Text { return "TEMPO" }
func (*tempo) help() say.Text {
	return "How turns open from now on, and how fast time passes. You can change both back at any time."
}

// tempos are the tempos in the order in which they are offered, with what they mean.
var tempos = [...]struct {
	is         crew.Tempo
	name, says say.Text
}{
	{crew.Rounds, "Turn by turn", "One after another, by initiative."},
	{crew.Together, "Together", "By initiative, neighbours of a side at once."},
	{crew.Live, "Live", "Everyone acts at once; the clock does not wait."},
}

func (*tempo) show(u *kit.UI, v *view.View, r kit.Rect, _ *Screen) (ordered []sim.Intent, done bool) {
	height := max(46, min(66, (r.H-18)/float64(len(tempos)+1)))
	for i, t := range tempos {
		a := kit.Action{Name: t.name, Key: kit.Choice(i + 1), Does: t.says}
		if t.is == v.Head.Tempo {
			a.On, a.Asks, a.Does, a.Why = true, true, "", "So it is now."
		}
		if u.Do(r.Top(height), a) {
			return []sim.Intent{&sim.SetTempo{Tempo: t.is}}, false
		}
		r.Top(6)
	}
	if l := v.Table.Lobby; l != nil && v.Table.Speed != nil {
		if u.Do(r.Top(height), kit.Action{Name: "Half speed", Key: kit.Choice(len(tempos) + 1), On: l.Half, Does: "Everything takes twice as long. Again: normal speed."}) {
			v.Table.Speed(!l.Half)
		}
	}
	return nil, false
}
