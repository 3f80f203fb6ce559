package gm

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// tempo changes how turns open. All three are offered by name, since a tempo changes what everybody
// may do.
type tempo struct{}

func (*tempo) name() say.Text { return "TEMPO" }
func (*tempo) help() say.Text {
	return "How turns open from now on. Everybody is told; you can change it back at any time."
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
	for i, t := range tempos {
		a := kit.Action{Name: t.name, Key: kit.Choice(i + 1), Does: t.says}
		if t.is == v.Head.Tempo {
			a.On, a.Asks, a.Why = true, true, "So it is now."
		}
		if u.Do(r.Top(66), a) {
			return []sim.Intent{&sim.SetTempo{Tempo: t.is}}, false
		}
		r.Top(6)
	}
	return nil, false
}
