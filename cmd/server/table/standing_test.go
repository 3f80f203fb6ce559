package table_test

import (
	"sync/atomic"
	"testing"

	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/sim"
)

// Those who look for a table are told how far its battle is, and who has won it.
func TestStandingFollowsTheBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		var told atomic.Pointer[discovery.Standing]
		h, _ := another(t, func(s *table.Settings) {
			s.Standing = func(s discovery.Standing) { told.Store(&s) }
		})
		m := h.sits("Mo", crew.Master)
		h.await(m, "the third round", func() bool { return m.Picture != nil && m.Picture.Head.Round > 2 })
		if s := told.Load(); s == nil || s.Players != 1 || s.State != netcode.Playing || s.Round < 2 {
			t.Errorf("amid the battle it is told as %+v", s)
		}
		if r := h.order(m, crew.Master, &sim.Pause{On: true}); r != nil {
			t.Fatal(r)
		}
		h.await(m, "the pause", func() bool { return told.Load().State == netcode.Paused })
		if r := h.order(m, crew.Master, &sim.Finish{Over: true, Winners: 1}); r != nil {
			t.Fatal(r)
		}
		h.await(m, "the end", func() bool { return m.Lobby.State == netcode.Over && told.Load().State == netcode.Over })
		if s := told.Load(); s.Won == "" {
			t.Errorf("the end is told as %+v", s)
		}
		h.end()
	})
}
