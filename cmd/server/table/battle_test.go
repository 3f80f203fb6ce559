package table_test

import (
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
	"broadside/sim/say"
)

// programme offers the duel, the duel with a hidden ship, the shipped duel, in which only the first
// ship is for players, and a broken battle.
type programme struct {
	t      *testing.T
	change func(*table.Battle)
	closed atomic.Int32 // journals
	made   atomic.Int32 // battles
}

func (p *programme) Scenarios([]*sim.World) []netcode.Scenario {
	return []netcode.Scenario{{Key: "duel", Title: "Duel"}, {Key: "lurking", Title: "Duel"}, {Key: "shipped", Title: "Duel"}}
}

func (p *programme) Battle(key string, seed uint64) (*table.Battle, error) {
	lib, sc := duel(p.t)
	switch key {
	case "lurking":
		lib, sc = lurking(p.t)
		sc.Ships[len(sc.Ships)-1].Crew = []shipyard.Berth{} // a bot would steer it into sight
	case "shipped":
		data := table.Shipped(p.t)
		lib, sc = data.Library, data.Scenario("duel")
	case "broken":
		return nil, errors.New("mine.yaml:2: this is no ship; write one\nmine.yaml:3: nor is this")
	}
	w, err := sim.New(lib, sc, seed)
	if err != nil {
		return nil, err
	}
	p.made.Add(1)
	b := &table.Battle{World: w, Journal: closing{&p.closed}}
	if p.change != nil {
		p.change(b)
	}
	return b, nil
}

// closing counts how many journals have been closed.
type closing struct{ n *atomic.Int32 }

func (closing) KeepTick(*sim.Result, bool)  {}
func (closing) KeepRoster(*journal.Roster)  {}
func (closing) KeepSnapshot(*journal.State) {}
func (closing) Trouble() say.Text           { return "" }
func (closing) Lag() (int64, time.Duration) { return 0, 0 }
func (closing) KeepReturn(*journal.State)   {}
func (c closing) Close() error              { c.n.Add(1); return nil }

// live lets the battle go on although players do nothing.
var live = []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}

// another hosts the duel with a programme of other battles.
func another(t *testing.T, change func(*table.Settings)) (*hosted, *programme) {
	p := &programme{t: t}
	p.change = func(b *table.Battle) {
		var s table.Settings
		withBots(&s)
		b.Minds, b.Pace, b.Now, b.Opening = s.Minds, s.Pace, true, live
	}
	return host(t, func(s *table.Settings) {
		withBots(s)
		s.Now, s.Opening, s.Programme, s.Journal = true, live, p, closing{&p.closed}
		if change != nil {
			change(s)
		}
	}), p
}

// turned asks for a battle as the GM and waits until a client sees it.
func (h *hosted) turned(m, c *client.Client, key string) {
	h.Helper()
	since := m.Lobby.Since
	if err := m.Send(&netcode.Battle{Scenario: key, Seed: 11}); err != nil {
		h.Fatal(err)
	}
	for _, c := range []*client.Client{m, c} {
		h.await(c, "the other battle", func() bool { return c.Lobby.Since > since })
	}
}

func TestAnotherBattleKeepsLinksAndSeats(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, p := another(t, nil)
		m, c := h.join("Mo", saying(h.secret)), h.join("Ada")
		offered := map[*client.Client][]netcode.Scenario{}
		for _, x := range []*client.Client{m, c} {
			x.Heard = func(msg netcode.Message) {
				if p, ok := msg.(*netcode.Programme); ok {
					offered[x] = p.Scenarios
				}
			}
		}
		for x, seat := range map[*client.Client]crew.Seat{m: crew.Master, c: pilot} {
			if err := x.Sit(seat); err != nil {
				t.Fatal(err)
			}
			h.await(x, "a picture", func() bool { return x.Picture != nil && x.Lobby != nil })
		}
		h.await(m, "the third round", func() bool { return m.Picture.Head.Round > 2 || m.Picture.Head.Over })
		if n := len(offered[m]); n != 3 || !m.Lobby.Decides {
			t.Errorf("the GM is offered %d scenarios", n)
		}
		h.await(c, "a picture", func() bool { return c.Picture != nil && c.Picture.Head.Round > 0 })
		if len(offered[c]) != 0 || c.Lobby.Decides {
			t.Error("a player is offered scenarios")
		}
		last := c.Picture.Tick
		told := 0
		c.Told = func(events []event.Event) {
			for _, e := range events {
				if c.Lobby.Since > 0 && e.Tick <= c.Lobby.Since {
					t.Errorf("after the turn an event of tick %d came, before %d", e.Tick, c.Lobby.Since)
				}
				told++
			}
		}
		h.turned(m, c, "duel")
		if s := seatOf(c, pilot); s.Client != c.Welcome.Client || c.Seat() != pilot {
			t.Errorf("Ada's seat is now %+v", s)
		}
		whole := c.Whole
		h.await(c, "a picture of it", func() bool { return c.Picture != nil })
		if c.Picture.Tick <= last || c.Picture.Tick <= c.Lobby.Since {
			t.Errorf("tick %d does not follow %d and %d", c.Picture.Tick, last, c.Lobby.Since)
		}
		if r := c.Picture.Head.Round; r > 1 {
			t.Errorf("the other battle begins in round %d", r)
		}
		h.await(c, "its second round, by deltas", func() bool { return c.Picture.Head.Round > 1 })
		if n := c.Whole - whole; n > 3 {
			t.Errorf("it took %d whole pictures", n)
		}
		if told == 0 {
			t.Error("no event of the other battle has come")
		}
		if r := h.order(m, crew.Master, &sim.Pause{On: true}); r != nil {
			t.Errorf("the GM's order in the other battle: %v", r)
		}
		h.end()
		if made, closed := p.made.Load(), p.closed.Load(); made != 1 || closed != 2 {
			t.Errorf("%d journals of %d battles were closed", closed, made+1)
		}
	})
}

func TestAnotherBattleKeepsAllSeatsOfAPlayer(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, nil)
		m, c := h.sits("Mo", crew.Master), h.sits("Ada", gunner)
		h.hold(c, pilot)
		h.turned(m, c, "duel")
		for _, seat := range []crew.Seat{pilot, gunner} {
			if !seatOf(c, seat).HeldBy(c.Welcome.Client) {
				t.Errorf("the seat of the %v is now %+v", seat.Role, seatOf(c, seat))
			}
		}
		h.await(c, "a picture", func() bool {
			return c.Picture != nil && c.Picture.Tick > c.Lobby.Since && c.Picture.Head.Seat == c.Seat()
		})
	})
}

func TestAnotherScenarioWithoutTheSeatLeavesItsPlayerToChoose(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, nil)
		m, c, r := h.sits("Mo", crew.Master), h.sits("Ada", pilot), h.sits("Rae", raider)
		said := ""
		r.Talked = func(c *netcode.Chat) { said = c.Text }
		h.turned(m, r, "shipped")
		h.await(r, "a reason", func() bool { return said != "" })
		if r.Seat() != (crew.Seat{}) || !strings.Contains(said, "Choose another") {
			t.Errorf("Rae sits at %v and is told %q", r.Seat(), said)
		}
		h.await(c, "the other battle", func() bool { return c.Lobby.Since > 0 && c.Picture != nil })
		if c.Seat() != pilot {
			t.Errorf("Ada sits at %v", c.Seat())
		}
		if err := r.Sit(gunner); err != nil {
			t.Fatal(err)
		}
		h.await(r, "a picture of the other battle", func() bool { return r.Picture != nil })
	})
}

func TestSeatGoesWithTheNameOfTheShip(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, p := another(t, nil)
		m, c := h.sits("Mo", crew.Master), h.sits("Rae", raider)
		change := p.change
		p.change = func(b *table.Battle) { // ships 2 and 3 come in the other order
			change(b)
			sc := *b.World.Scenario
			sc.Ships = append([]ships.Arrival(nil), sc.Ships...)
			sc.Ships[1], sc.Ships[2] = sc.Ships[2], sc.Ships[1]
			w, err := sim.New(b.World.Library, &sc, 5)
			if err != nil {
				t.Error(err)
				return
			}
			b.World = w
		}
		name := m.Picture.Contact(2).Name
		h.turned(m, c, "duel")
		h.await(c, "a picture", func() bool { return c.Picture != nil })
		if seat := c.Seat(); seat.Ship != 3 || c.Picture.Contact(3).Name != name {
			t.Errorf("who sat aboard %s sits at %+v", name, seat)
		}
	})
}

func TestHiddenShipIsHiddenInAnotherBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, nil)
		m, c := h.sits("Mo", crew.Master), h.sits("Ada", pilot)
		c.Heard = func(msg netcode.Message) {
			b, err := netcode.Encode(nil, msg)
			if err != nil {
				t.Error(err)
			}
			if strings.Contains(string(b), lurker) {
				t.Errorf("a %s names the ship in hiding", msg.Kind())
			}
		}
		h.turned(m, c, "lurking")
		h.await(m, "the ship, seen by the GM", func() bool { return m.Picture != nil && m.Picture.Contact(lurkerID()) != nil })
		h.await(c, "a round", func() bool {
			if c.Picture != nil && c.Picture.Contact(lurkerID()) != nil {
				t.Fatal("it is among the contacts")
			}
			return c.Picture != nil && c.Picture.Head.Round > 1
		})
	})
}

func TestOnlyAGMHasAnotherBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, p := another(t, func(s *table.Settings) { s.Password = "lantern" })
		m, c := h.sits("Mo", crew.Master), h.sits("Ada", pilot, saying("lantern")) // who could be the GM
		said := map[*client.Client]string{}
		for _, c := range []*client.Client{m, c} {
			c.Talked = func(t *netcode.Chat) { said[c] += t.Text + "\n" }
		}
		if err := c.Send(&netcode.Battle{Scenario: "duel"}); err != nil {
			t.Fatal(err)
		}
		h.await(c, "a refusal", func() bool { return strings.Contains(said[c], "Only the GM") })
		if err := m.Send(&netcode.Battle{Scenario: "broken"}); err != nil {
			t.Fatal(err)
		}
		h.await(m, "what is broken", func() bool { return strings.Contains(said[m], "mine.yaml:3") })
		tick := m.Picture.Tick
		h.await(m, "the battle to go on", func() bool { return m.Picture.Tick > tick+10 })
		if m.Lobby.Since != 0 || p.made.Load() != 0 || !strings.Contains(said[m], "mine.yaml:2") {
			t.Errorf("%d battles were made; the GM is told %q", p.made.Load(), said[m])
		}
		if r := h.order(m, crew.Master, &sim.Finish{Over: true}); r != nil {
			t.Fatal(r)
		}
		h.await(c, "the end", func() bool { return c.Lobby.State == netcode.Over })
		said[c] = ""
		if err := c.Send(&netcode.Battle{Scenario: "duel"}); err != nil {
			t.Fatal(err)
		}
		h.await(c, "a refusal once it is over", func() bool { return strings.Contains(said[c], "Only the GM") || c.Lobby.Since > 0 })
		if c.Lobby.Decides || c.Lobby.Since > 0 {
			t.Error("beside a GM, a player decides what comes next")
		}
	})
}

func TestAbsentPlayersFindTheirSeatsInAnotherBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, nil)
		m, c := h.sits("Mo", crew.Master), h.sits("Ada", pilot)
		token := c.Welcome.Token
		c.Leave("")
		h.await(m, "Ada to be away", func() bool { return seatOf(m, pilot).Holder == netcode.Bot })
		h.turned(m, m, "lurking")
		back := h.join("Ada", func(g *netcode.Guest) { g.Hello.Token = token })
		h.await(back, "her seat", func() bool { return seatOf(back, pilot).Client == back.Welcome.Client })
		stranger := h.join("Eve", with(make([]byte, netcode.TokenSize)))
		if c.Welcome.Returns || !back.Welcome.Returns || stranger.Welcome.Returns {
			t.Errorf("returning are: a newcomer %v, Ada %v, somebody with another table's token %v", c.Welcome.Returns, back.Welcome.Returns, stranger.Welcome.Returns)
		}
	})
}

// A player character without a ship keeps their seat in the next battle too, and in its recording,
// whether aboard a ship or on other decks.
func TestAnotherBattleKeepsSeatsInBoots(t *testing.T) {
	for key, seat := range map[string]crew.Seat{
		"prize": {Ship: 1, Role: crew.Boots, Number: 1},
		"ring":  {Role: crew.Boots, Number: 2},
	} {
		t.Run(key, func(t *testing.T) { bubble(t, func(t *testing.T) { keepsBoots(t, key, seat) }) })
	}
}

func keepsBoots(t *testing.T, key string, seat crew.Seat) {
	set := func() *sim.World {
		data := table.Shipped(t)
		w, err := sim.New(data.Library, data.Scenario(key), 5)
		if err != nil {
			t.Fatal(err)
		}
		return w
	}
	h, p := another(t, func(s *table.Settings) { s.World = set() })
	change := p.change
	p.change = func(b *table.Battle) {
		change(b)
		b.World, b.Recording = set(), func() (table.Reel, error) { return &film{t: t, of: set}, nil }
	}
	m, c := h.sits("Mo", crew.Master), h.sits("Ada", seat)
	h.turned(m, c, "duel")
	h.await(c, "a picture", func() bool { return c.Picture != nil && c.Picture.Tick > c.Lobby.Since })
	if c.Seat() != seat {
		t.Errorf("Ada sits at %v", c.Seat())
	}
	if r := h.order(m, crew.Master, &sim.Finish{Over: true}); r != nil {
		t.Fatal(r)
	}
	since := c.Lobby.Since
	if err := m.Send(&netcode.Reel{Speed: 100}); err != nil {
		t.Fatal(err)
	}
	h.await(c, "the recording", func() bool { return c.Lobby.Since > since })
	if c.Seat() != seat {
		t.Errorf("Ada watches the recording from %v", c.Seat())
	}
}
