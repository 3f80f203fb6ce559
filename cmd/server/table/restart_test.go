package table_test

import (
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/deployment"
	"broadside/sim"
)

// restarted ends a table at once, and lets another continue with what its journal has of guests.
func restarted(t *testing.T, h *hosted, kept *seating, change func(*table.Settings)) *hosted {
	t.Helper()
	h.end()
	last := kept.last // as a killed server leaves it
	return host(t, func(s *table.Settings) {
		change(s)
		s.Roster, s.Journal = &last, kept
	})
}

// guarded hosts a table with a password, and returns how to restart it.
func guarded(t *testing.T) (h *hosted, restart func(*hosted) *hosted) {
	t.Helper()
	kept := &seating{closing: closing{new(atomic.Int32)}}
	settle := func(s *table.Settings) { s.Journal, s.Password = kept, "lantern" }
	return host(t, settle), func(h *hosted) *hosted { return restarted(t, h, kept, settle) }
}

// TestFaultRestartForgetsNothingOfGuests ends a server and resumes its table with another: what
// bound a guest still binds them, and what was taken from them is not given back.
func TestFaultRestartForgetsNothingOfGuests(t *testing.T) {
	t.Run("sides", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			kept := &seating{closing: closing{new(atomic.Int32)}}
			two := func(s *table.Settings) {
				lib, sc := lurking(t)
				w, err := sim.New(lib, sc, 7)
				if err != nil {
					t.Fatal(err)
				}
				s.World, s.Journal, s.Password = w, kept, "lantern"
			}
			h := host(t, two)
			gm := h.sits("Mo", crew.Master, from(cafe), saying("lantern"))
			eve, ada := h.sits("Eve", raider, from(home)), h.sits("Ada", pilot, from("192.0.2.44"))
			if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
				t.Fatal(r)
			}
			h.await(eve, "her side's secrets", func() bool { return seatOf(eve, helm()).Seat == helm() })
			h.vouched(gm, ada)
			if err := eve.Send(&netcode.Stand{}); err != nil {
				t.Fatal(err)
			}
			for _, c := range []*client.Client{gm, eve, ada} {
				h.said(c)
			}
			h = restarted(t, h, kept, two)
			back := h.join("", from(home), with(eve.Welcome.Token))
			h.refused(back, gunner, "another side")
			h.takes(h.join("", from("192.0.2.44"), with(ada.Welcome.Token)), raider) // the GM vouches for them
		})
	})
	t.Run("seats", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			kept := &seating{closing: closing{new(atomic.Int32)}}
			one := func(s *table.Settings) {
				withBots(s)
				lib, sc := duel(t)
				for i := range sc.Sides {
					sc.Sides[i].Players = i == 0
				}
				w, err := sim.New(lib, sc, 7)
				if err != nil {
					t.Fatal(err)
				}
				s.World, s.Journal, s.Now, s.Opening, s.Password = w, kept, true, live, "lantern"
			}
			h := host(t, one)
			ada := h.sits("Ada", pilot, from(cafe))
			h.await(ada, "the battle", func() bool { return ada.Lobby.State == netcode.Playing })
			gm := h.sits("Mo", crew.Master, from(cafe), saying("lantern"))
			if err := gm.Send(&netcode.Kick{Client: ada.Welcome.Client, Ban: netcode.Vouch}); err != nil {
				t.Fatal(err)
			}
			h.said(gm)
			h.hold(ada, gunner)
			if r := h.order(ada, pilot, &deployment.Call{Word: "now"}); r != nil {
				t.Fatal(r)
			}
			eve := h.sits("Eve", crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}, from(home))
			for _, c := range []*client.Client{gm, eve} {
				h.said(c)
			}
			if err := ada.Send(&netcode.Hold{Seat: gunner, How: netcode.Yield}); err != nil {
				t.Fatal(err)
			}
			h.await(ada, "a seat less", func() bool { return !seatOf(ada, gunner).HeldBy(ada.Welcome.Client) })
			kit := h.sits("Kit", crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}, from("192.0.2.44"))
			h.said(kit)
			late := func(c *client.Client) bool {
				p := c.Lobby.PlayerOf(c.Welcome.Client)
				return p == nil || p.Late
			}
			if err := ada.Send(&netcode.Kick{Client: kit.Welcome.Client, Ban: netcode.Vouch}); err != nil {
				t.Fatal(err)
			}
			h.await(kit, "Ada's nod", func() bool { return !late(kit) })
			h = restarted(t, h, kept, one)
			back := h.join("", from(cafe), with(ada.Welcome.Token))
			h.await(back, "her seat", func() bool { return seatOf(back, pilot).HeldBy(back.Welcome.Client) })
			if s := seatOf(back, gunner); s.HeldBy(back.Welcome.Client) {
				t.Errorf("the seat that was given up is %+v", s)
			}
			if back.Welcome.Orders < 1000 {
				t.Errorf("numbers of orders go on after %d: some may have been given since the roster was kept", back.Welcome.Orders)
			}
			again := h.join("", from(home), with(eve.Welcome.Token))
			h.await(again, "Eve to be new there still", func() bool {
				p := again.Lobby
				return p != nil && p.PlayerOf(again.Welcome.Client) != nil
			})
			if !late(again) {
				t.Error("who came while the battle ran is no newcomer any more")
			}
			nodded := h.join("", from("192.0.2.44"), with(kit.Welcome.Token))
			h.await(nodded, "Kit in the lobby", func() bool { return nodded.Lobby != nil && nodded.Lobby.PlayerOf(nodded.Welcome.Client) != nil })
			if late(nodded) {
				t.Error("a player the crew has vouched for is a newcomer again")
			}
		})
	})
	t.Run("sent away", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h, restart := guarded(t)
			gm, eve := h.sits("Mo", crew.Master, from(cafe), saying("lantern")), h.join("Eve", from(home))
			h.said(eve)
			if err := gm.Send(&netcode.Kick{Client: eve.Welcome.Client}); err != nil {
				t.Fatal(err)
			}
			h.ended(eve)
			h = restart(h)
			if back := h.join("Eve", from(home), with(eve.Welcome.Token)); back.Welcome.Client == eve.Welcome.Client {
				t.Error("who was sent away comes back by their token")
			}
		})
	})
	t.Run("door", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h, restart := guarded(t)
			gm := h.sits("Mo", crew.Master, from(cafe), saying("lantern"))
			eve, kit := h.join("Eve", from(home)), h.join("Kit", from("192.0.2.44"))
			for _, c := range []*client.Client{eve, kit} {
				if err := gm.Send(&netcode.Kick{Client: c.Welcome.Client, Ban: netcode.Bar}); err != nil {
					t.Fatal(err)
				}
				h.ended(c)
			}
			if err := gm.Send(&netcode.Admission{Closed: true}); err != nil {
				t.Fatal(err)
			}
			h.said(gm)
			if err := gm.Send(&netcode.Kick{Client: kit.Welcome.Client, Ban: netcode.Pardon}); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Second)
			h.await(gm, "the door to be closed", func() bool { return gm.Lobby.Closed })
			h = restart(h)
			if err := h.knocks("Somebody Else", from(home)); netcode.CodeOf(err) != netcode.Kicked {
				t.Errorf("from a machine that was barred: %v", err)
			}
			h.await(h.join("Kit", from("192.0.2.44")), "a welcome at a machine that was pardoned", func() bool { return true })
			back := h.join("", from(cafe), with(gm.Welcome.Token))
			h.await(back, "a table that is closed to newcomers", func() bool { return back.Lobby != nil && back.Lobby.Closed })
		})
	})
	t.Run("the wait for the absent", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h, restart := guarded(t)
			gm := h.sits("Mo", crew.Master, from(cafe), saying("lantern"))
			if err := gm.Send(&netcode.Absence{How: netcode.WaitFor, Seconds: 150}); err != nil {
				t.Fatal(err)
			}
			h.await(gm, "another wait", func() bool { return gm.Lobby.Wait == 150 })
			h.said(gm)
			token := gm.Welcome.Token
			h = restart(h)
			gm = h.join("", from(cafe), with(token))
			h.await(gm, "the wait that the GM has set", func() bool { return gm.Lobby != nil && gm.Lobby.Wait == 150 })
		})
	})
	t.Run("half speed", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h, restart := guarded(t)
			gm := h.sits("Mo", crew.Master, from(cafe), saying("lantern"))
			slow := func(half bool) {
				t.Helper()
				if err := gm.Send(&netcode.Speed{Half: half}); err != nil {
					t.Fatal(err)
				}
				h.await(gm, "another speed", func() bool { return gm.Lobby.Half == half })
				h.said(gm)
				token := gm.Welcome.Token
				h = restart(h)
				gm = h.join("", from(cafe), with(token))
				h.await(gm, "the speed that the GM has set", func() bool { return gm.Lobby != nil && gm.Lobby.Half == half })
			}
			usual := gm.Lobby.Rate
			slow(true)
			if gm.Lobby.Rate != usual/2 {
				t.Errorf("after a restart at half speed %d ticks pass in a second, of %d", gm.Lobby.Rate, usual)
			}
			slow(false)
			if gm.Lobby.Rate != usual {
				t.Errorf("after a restart at normal speed %d ticks pass in a second, of %d", gm.Lobby.Rate, usual)
			}
		})
	})
	t.Run("tokens", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h, restart := guarded(t)
			ada := h.sits("Ada", pilot, from(home))
			first := ada.Welcome.Token
			h.said(ada)
			again := h.join("", from(home), with(first))
			h.said(again) // which spends first
			h = restart(h)
			if err := h.knocks("Eve", from(cafe), with(first)); netcode.CodeOf(err) != netcode.Spent {
				t.Errorf("a token that was spent before the restart: %v", err)
			}
			h.join("", from(home), with(again.Welcome.Token))
		})
	})
}
