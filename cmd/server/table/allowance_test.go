package table_test

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
)

func TestFaultWordsWithoutEndAreRefused(t *testing.T) {
	bubble(t, func(t *testing.T) {
		var d *diary
		h := host(t, func(s *table.Settings) {
			realtime(s)
			s.Now, s.Opening = true, live
			d = audited(s)
		})
		ada, eve := h.sits("Ada", gunner), h.sits("Eve", pilot)
		h.await(ada, "the battle", func() bool { return ada.Picture.Head.Round > 0 })
		heard := 0
		ada.Told = func(events []event.Event) {
			for _, e := range events {
				if _, called := e.Fact.(*ships.Called); called {
					heard++
				}
			}
		}
		refused := 0
		eve.Refused = func(a *netcode.Answer) {
			if !strings.Contains(a.Why.String(), "too often") {
				t.Errorf("refused by %s: %s", a.Rule, a.Why)
			}
			refused++
		}
		const words = 1000
		from := eve.Picture.Tick
		for i := range words {
			if err := eve.Order(&deployment.Call{Word: fmt.Sprint("word ", i)}); err != nil {
				t.Fatal(err)
			}
		}
		h.await(eve, "the answers", func() bool { return !eve.Waits() })
		most := 12 + int((eve.Picture.Tick-from)/table.TicksPerSecond)
		if obeyed := words - refused; obeyed < 5 || obeyed > most {
			t.Errorf("%d of %d words were obeyed, at most %d should be", obeyed, words, most)
		}
		h.said(ada)
		if heard > most {
			t.Errorf("the crew has heard %d of them", heard)
		}
		if r := h.order(ada, gunner, &deployment.Call{Word: "mine"}); r != nil {
			t.Errorf("another's words are refused for them: %v", r)
		}
		h.end()
		all := d.entries(t, "orders")
		counted := map[bool]float64{}
		for _, e := range all {
			if e["name"] == "Eve" && e["order"] == "call" {
				counted[e["obeyed"].(bool)] += e["more"].(float64)
			}
		}
		told := d.entries(t, "order")
		if obeyed, not := int(counted[true]), int(counted[false]); obeyed+not+len(told) != words+1 || obeyed < 4 || not < refused-10 {
			t.Errorf("of %d words, %d refused, the audit log counts %d and %d, and tells %d", words, refused, obeyed, not, len(told))
		}
		if n := len(all) + len(told); n > 20 {
			t.Errorf("the audit log has %d lines", n)
		}
	})
}

// Saying by turns that one is ready and not ready is told to everybody no more often than one may
// talk.
func TestFaultReadinessWithoutEndIsNotTold(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, realtime)
		ada, eve := h.sits("Ada", gunner), h.sits("Eve", pilot)
		told, refused := 0, 0
		ada.Heard = func(m netcode.Message) {
			if _, ok := m.(*netcode.Lobby); ok {
				told++
			}
		}
		eve.Talked = func(m *netcode.Chat) {
			if strings.Contains(m.Text, "too often") {
				refused++
			}
		}
		const long = 30 * time.Second
		for n, began := 0, time.Now(); time.Since(began) < long; n++ {
			if err := eve.Ready(n%2 == 0); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Second / 3)
			for _, c := range []*client.Client{ada, eve} {
				for len(c.Link().Inbox()) > 0 {
					if _, err := c.Next(h.ctx); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		if most := 12 + int(long.Seconds()); told < 5 || told > most || refused == 0 {
			t.Errorf("in %v the lobby is told %d times, at most %d would do, and %d are refused", long, told, most, refused)
		}
		time.Sleep(10 * time.Second)
		if err := errors.Join(eve.Ready(false), eve.Ready(true), ada.Ready(true)); err != nil {
			t.Fatal(err)
		}
		h.await(ada, "the battle", func() bool { return ada.Picture.Head.Round > 0 })
	})
}

func TestFaultNobodyPushesOthersOutOfWhatCanBeTakenBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.Now, s.Opening = true, live })
		gm, ada, eve := h.sits("Mo", crew.Master), h.sits("Ada", gunner), h.sits("Eve", pilot)
		h.await(ada, "the battle", func() bool { return ada.Picture.Head.Round > 0 })
		if r := h.order(ada, gunner, &deployment.Call{Word: "mine"}); r != nil {
			t.Fatal(r)
		}
		h.await(eve, "her turn", func() bool { return isOpen(eve, pilot) })
		for i := range 2 * netcode.MaxDeeds {
			if r := h.order(eve, pilot, &deployment.Helm{Throttle: int8(i % 10)}); r != nil {
				t.Fatal(r)
			}
		}
		deeds := h.deeds(gm)
		if !strings.Contains(fmt.Sprint(deeds), "gunner: Call") || len(deeds) != netcode.MaxDeeds {
			t.Errorf("of %d deeds, what Ada ordered is none: %v", len(deeds), deeds)
		}
		for i := range deeds[1:] {
			if deeds[i].Tick <= deeds[i+1].Tick {
				t.Errorf("the deeds are not in their order: %v", deeds)
			}
		}
	})
}

// TestFaultOrdersOfEveryKindDoNotFillTheAuditLog gives orders of every verb as a stranger for
// minutes: repeats are counted, and so is everything beyond a number of kinds.
func TestFaultOrdersOfEveryKindDoNotFillTheAuditLog(t *testing.T) {
	bubble(t, func(t *testing.T) {
		var d *diary
		h := host(t, func(s *table.Settings) { d = audited(s); realtime(s) })
		var eves []*client.Client
		for range 4 {
			eves = append(eves, h.join("Eve", from(cafe)))
		}
		const long = 3 * time.Minute
		tried := 0
		for n, began := 0, time.Now(); time.Since(began) < long; n++ {
			eve := eves[n%len(eves)]
			for v := crew.Verb(1); v <= crew.LastVerb; v++ {
				i := sim.NewIntent(v)
				if i == nil {
					continue
				}
				if _, err := netcode.Pack(&netcode.Order{Order: sim.Order{Seat: pilot, Intent: i}}); err != nil {
					continue // another order has to stand in it
				}
				tried++
				if err := eve.OrderAs(pilot, i); err != nil {
					t.Fatal(err)
				}
			}
			h.await(eve, "answers", func() bool { return !eve.Waits() })
			time.Sleep(10 * time.Second / time.Duration(len(eves)))
		}
		h.end()
		lines := append(d.entries(t, "order"), d.entries(t, "orders")...)
		counted := len(d.entries(t, "order"))
		for _, e := range d.entries(t, "orders") {
			counted += int(e["more"].(float64))
		}
		if most := 300 + 6*int(long.Seconds()); counted != tried || len(lines) > most || tried < 2*most {
			t.Errorf("of %d orders the audit log counts %d, in %d lines, which may be %d", tried, counted, len(lines), most)
		}
	})
}

// deeds returns what a GM can take back.
func (h *hosted) deeds(gm *client.Client) []netcode.Deed {
	h.Helper()
	var told *netcode.Back
	gm.Heard = func(m netcode.Message) {
		if b, ok := m.(*netcode.Back); ok {
			told = b
		}
	}
	if err := gm.Send(&netcode.Back{}); err != nil {
		h.Fatal(err)
	}
	h.await(gm, "what can be taken back", func() bool { return told != nil })
	return told.Deeds
}

// Courses are plotted again and again, and orders are refused.
func TestFaultCoursesWithoutEndAreRefused(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { realtime(s); s.Now, s.Opening = true, live })
		eve, ada := h.sits("Eve", pilot), h.sits("Ada", gunner)
		h.await(eve, "her turn", func() bool { return isOpen(eve, pilot) })
		refused := 0
		eve.Refused = func(a *netcode.Answer) {
			if refused++; !strings.Contains(a.Why.String(), "too often") {
				t.Errorf("refused by %s: %s", a.Rule, a.Why)
			}
		}
		const courses = 500
		from := eve.Picture.Tick
		for i := range courses {
			if err := eve.Order(&deployment.Helm{Throttle: int8(i % 100)}); err != nil {
				t.Fatal(err)
			}
		}
		h.await(eve, "the answers", func() bool { return !eve.Waits() })
		if obeyed, most := courses-refused, 42+int(eve.Picture.Tick-from); obeyed < 40 || obeyed > most {
			t.Errorf("%d of %d courses were obeyed, 40 to %d should be", obeyed, courses, most)
		}
		for range 40 { // refused orders do not count against a seat's words
			if err := ada.Order(&sim.Yield{To: raider}); err != nil {
				t.Fatal(err)
			}
		}
		h.await(ada, "the answers", func() bool { return !ada.Waits() })
		h.passes(time.Second, ada) // the last one is not the last to come
		for range 5 {              // more than have become available again
			if r := h.order(ada, gunner, &deployment.Call{Word: "now"}); r != nil {
				t.Errorf("after orders that were refused, a word is too: %v", r)
			}
		}
	})
}

// A guest who points without end is shown no more often than they may talk.
func TestFaultPointsWithoutEndAreRefused(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, realtime)
		ada, eve := h.sits("Ada", gunner), h.sits("Eve", pilot)
		shown := 0
		ada.Heard = func(m netcode.Message) {
			if _, ok := m.(*netcode.Point); ok {
				shown++
			}
		}
		const long = 20 * time.Second
		for began := time.Now(); time.Since(began) < long; time.Sleep(time.Second / 3) {
			if err := eve.Send(&netcode.Point{Deck: netcode.NoDeck}); err != nil {
				t.Fatal(err)
			}
			for _, c := range []*client.Client{ada, eve} {
				for len(c.Link().Inbox()) > 0 {
					if _, err := c.Next(h.ctx); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		if most := 12 + int(long.Seconds()); shown < 10 || shown > most {
			t.Errorf("in %v the crew is shown %d points, 10 to %d would do", long, shown, most)
		}
	})
}

// Many guests of one machine talk as fast as each may: the others hear no more of them than of one
// guest, and are heard themselves.
func TestFaultMachineShoutsNobodyDown(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, realtime)
		ada := h.join("Ada", from(home))
		heard, own := 0, 0
		ada.Talked = func(m *netcode.Chat) {
			switch m.From {
			case "Ada":
				own++
			default:
				heard++
			}
		}
		all := []*client.Client{ada}
		for range 8 {
			all = append(all, h.join("Eve", from(cafe)))
		}
		const long = 30 * time.Second
		for began := time.Now(); time.Since(began) < long; time.Sleep(time.Second / 3) {
			for _, c := range all {
				if err := c.Send(&netcode.Chat{Text: "hear me"}); err != nil {
					t.Fatal(err)
				}
				for len(c.Link().Inbox()) > 0 {
					if _, err := c.Next(h.ctx); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		if most := 24 + 3*int(long.Seconds()) + 6; heard < 40 || heard > most {
			t.Errorf("in %v the others hear %d lines of a machine, 40 to %d would do", long, heard, most)
		}
		if own < 80 {
			t.Errorf("of %v at three lines a second, %d of the guest's own are passed on", long, own)
		}
	})
}

// attendance counts how often a journal has stored who sits where.
type attendance struct {
	closing
	rosters int
}

func (a *attendance) KeepRoster(*journal.Roster) { a.rosters++ }

// Sitting down and standing up without end, alone or with others of one machine, is journalled only
// at a limited rate; standing up without a seat does not count.
func TestFaultSeatsAreNotChangedWithoutEnd(t *testing.T) {
	for _, row := range []struct{ guests, least, most int }{{1, 12, 28}, {4, 48, 80}} {
		t.Run(fmt.Sprint(row.guests), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				kept := &attendance{closing: closing{new(atomic.Int32)}}
				h := host(t, func(s *table.Settings) { realtime(s); s.Journal = kept })
				refused := 0
				var all []*client.Client
				for range row.guests {
					eve := h.join("Eve", from(cafe))
					eve.Talked = func(m *netcode.Chat) {
						if strings.Contains(m.Text, "too often") {
							refused++
						}
					}
					all = append(all, eve)
				}
				const long = time.Minute
				for n, began := 0, time.Now(); time.Since(began) < long; n++ {
					for i, c := range all {
						seat := crew.Seat{Ship: 1, Role: crew.Role(1 + i), Number: 1}
						ask := []netcode.Message{&netcode.Sit{Seat: seat}, &netcode.Stand{}, &netcode.Stand{}}[n%3]
						if err := c.Send(ask); err != nil {
							t.Fatal(err)
						}
						for len(c.Link().Inbox()) > 0 {
							if _, err := c.Next(h.ctx); err != nil {
								t.Fatal(err)
							}
						}
					}
					time.Sleep(time.Second / 2)
				}
				h.end()
				if n := kept.rosters - row.guests; n < row.least || n > row.most || refused == 0 {
					t.Errorf("%d guests have changed seats %d times in %v, %d to %d would do, and were refused %d times", row.guests, n, long, row.least, row.most, refused)
				}
			})
		})
	}
}

// TestFaultAlarmsWithoutEndAreCounted lets many machines guess at the password: the GM is told of
// as many as they can read, and how many more there were.
func TestFaultAlarmsWithoutEndAreCounted(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { realtime(s); s.Password = "lantern" })
		gm := h.sits("Mo", crew.Master, from(home))
		told, counted := 0, 0
		gm.Talked = func(m *netcode.Chat) {
			if !strings.Contains(m.Text, "has guessed") {
				return
			}
			told++
			if _, more, found := strings.Cut(m.Text, "("); found {
				var left int
				if _, after, again := strings.Cut(more, "("); again {
					more = after
				}
				if n, _ := fmt.Sscanf(more, "%d more warnings", &left); n == 1 {
					counted += left
				}
			}
		}
		const guesses = 60
		began := time.Now()
		for i := range guesses {
			if err := h.knocks("Eve", from(fmt.Sprintf("198.51.100.%d", 10+i)), saying("a guess")); netcode.CodeOf(err) != netcode.Refused {
				t.Fatalf("a guess is answered with %v", err)
			}
			time.Sleep(time.Second / 2)
			h.said(gm)
		}
		most := 6 + int(time.Since(began)/(5*time.Second))
		if told < 6 || told > most || told+counted < guesses-10 {
			t.Errorf("of %d guesses the GM is told %d times, at most %d would do, and %d more are counted", guesses, told, most, counted)
		}
	})
}

// Each tick handles only some of a guest's messages, however many have come.
func TestFaultNoGuestFillsATick(t *testing.T) {
	bubble(t, func(t *testing.T) {
		most := 0
		h := host(t, func(s *table.Settings) {
			realtime(s)
			s.Measured = func(m table.Measure) { most = max(most, m.Refused) }
		})
		eve := h.sits("Eve", pilot, from(cafe))
		for range 200 {
			if err := eve.Order(&deployment.Fire{Target: 2}); err != nil {
				t.Fatal(err)
			}
		}
		h.await(eve, "the answers", func() bool { return !eve.Waits() })
		h.end()
		if most != 16 {
			t.Errorf("a tick has taken %d orders of one guest in, and 16 are to be", most)
		}
	})
}
