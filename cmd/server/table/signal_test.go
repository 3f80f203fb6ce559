package table

import (
	"testing"

	"broadside/crew"
	"broadside/netcode"
)

// Any number share a screen. Pointing at everything from there costs the others nothing, nor what a
// seat may say.
func TestFaultSignalsTakeFromNobodyElse(t *testing.T) {
	s := stepByStep(t, nil)
	screen := crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}
	eve, ada, wu := s.comes("192.0.2.7:1", "Eve", screen), s.comes("192.0.2.7:2", "Ada", screen), s.comes("192.0.2.8:1", "Wu", helmOfOne)
	points := func(l *line) (shown int) {
		l.heard()
		for range 14 {
			l.says(&netcode.Point{Deck: netcode.NoDeck})
		}
		s.pass(1)
		for _, m := range l.told {
			if p, is := m.(*netcode.Point); is && p.From == l.name {
				shown++
			}
		}
		return shown
	}
	for _, l := range []*line{eve, ada, wu} {
		if n := points(l); n != 10 {
			t.Errorf("%s shows %d points at once, and not 10", l.name, n)
		}
	}
	if !s.pending.budgets.spend(helmOfOne, crew.Call, s.now()) {
		t.Error("who has pointed has no words left")
	}
}
