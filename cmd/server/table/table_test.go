package table_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"broadside/cmd/server/bot"
	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/configs"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/space"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// patience is how long a test waits for something before it fails.
const patience = 20 * time.Second

// Seats of the duel: ship 1 is the players', 2 and 3 are the toll-takers'.
var (
	pilot  = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	gunner = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	screen = crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}
	raider = crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
)

// hosted is a table over real QUIC on loopback, and its end.
type hosted struct {
	*testing.T
	address string
	table   *table.Table
	world   *sim.World
	ctx     context.Context
	cancel  func()
	result  chan error
}

// duel is the shipped duel with every ship in the hands of players.
func duel(t testing.TB) (*ships.Library, *sim.Scenario) {
	t.Helper()
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	sc := *data.Scenario("duel")
	sc.Sides = append([]sim.SideInfo(nil), sc.Sides...)
	for i := range sc.Sides {
		sc.Sides[i].Players = true
	}
	return data.Library, &sc
}

// host opens a table for the duel. Change may alter what it is set up with.
func host(t *testing.T, change func(*table.Settings)) *hosted {
	t.Helper()
	lib, sc := duel(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	s := table.Settings{Name: "Test", World: w, Tick: 5 * time.Millisecond}
	if change != nil {
		change(&s)
	}
	identity, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	door, err := netcode.Listen("127.0.0.1:0", identity)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	h := &hosted{T: t, address: door.Addr().String(), table: table.New(s), world: w, ctx: ctx, cancel: cancel, result: make(chan error, 1)}
	served := make(chan error, 1)
	go func() { served <- h.table.Serve(ctx, door) }()
	go func() { h.result <- h.table.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-served; err != nil {
			t.Error(err)
		}
		door.Close("")
	})
	return h
}

// end stops the table, so that its world can be looked at.
func (h *hosted) end() {
	h.Helper()
	h.cancel()
	if err := <-h.result; err != nil {
		h.Error(err)
	}
}

// join is a client at the table; it leaves when the test is over.
func (h *hosted) join(name string, change ...func(*netcode.Guest)) *client.Client {
	h.Helper()
	g := netcode.Guest{Hello: netcode.Hello{Name: name}, Trust: func(netcode.Fingerprint) error { return nil }}
	for _, c := range change {
		c(&g)
	}
	c, err := client.Join(h.ctx, h.address, g)
	if err != nil {
		h.Fatal(err)
	}
	h.Cleanup(func() { c.Leave("") })
	return c
}

// sits is a client who sits in a seat and has a picture of it.
func (h *hosted) sits(name string, seat crew.Seat, change ...func(*netcode.Guest)) *client.Client {
	h.Helper()
	c := h.join(name, change...)
	if err := c.Sit(seat); err != nil {
		h.Fatal(err)
	}
	h.await(c, "a picture", func() bool { return c.Picture != nil })
	return c
}

func (h *hosted) await(c *client.Client, what string, found func() bool) {
	h.Helper()
	if err := c.Await(h.ctx, what, found); err != nil {
		h.Fatal(err)
	}
}

// seatOf is a seat as a client's lobby shows it.
func seatOf(c *client.Client, seat crew.Seat) netcode.Seat {
	if c.Lobby != nil {
		for _, s := range c.Lobby.Seats {
			if s.Seat == seat {
				return s
			}
		}
	}
	return netcode.Seat{}
}

func withBots(s *table.Settings) {
	s.Minds = func(seat crew.Seat) table.Mind { return bot.New(seat, uint64(seat.Ship)) }
	s.Pace = s.Tick
}

// order gives an order and returns its answer.
func (h *hosted) order(c *client.Client, seat crew.Seat, i sim.Intent) *crew.Refusal {
	h.Helper()
	var refusal *crew.Refusal
	c.Refused = func(a *netcode.Answer) { refusal = a.Refusal() }
	if err := c.OrderAs(seat, i); err != nil {
		h.Fatal(err)
	}
	h.await(c, "an answer", func() bool { return !c.Waits() })
	return refusal
}

func TestBattleBeginsWhenAllWhoSitAreReady(t *testing.T) {
	h := host(t, withBots)
	a, b := h.sits("Ada", pilot), h.sits("Bo", gunner)
	if err := a.Ready(true); err != nil {
		t.Fatal(err)
	}
	h.await(b, "Ada to be ready", func() bool { return seatOf(b, pilot).Ready })
	if b.Lobby.State != netcode.Gathering {
		t.Errorf("with one of two ready the table is %s", b.Lobby.State)
	}
	if s := seatOf(b, pilot); s.Holder != netcode.Taken || s.Who != "Ada" || s.Client != a.Welcome.Client {
		t.Errorf("Ada's seat is shown as %+v", s)
	}
	if s := seatOf(b, raider); s.Holder != netcode.Bot {
		t.Errorf("a seat that nobody has is shown as %+v", s)
	}
	if err := b.Ready(true); err != nil {
		t.Fatal(err)
	}
	h.await(b, "the battle", func() bool { return b.Lobby.State == netcode.Playing })
}

func TestOrdersThatAreNotOnesOwnAreRefused(t *testing.T) {
	h := host(t, nil)
	c := h.sits("Ada", gunner)
	m := h.sits("Mo", crew.Master)
	if r := h.order(m, crew.Master, &sim.Pause{}); r != nil {
		t.Fatal(r)
	}
	// Whoever has the first turn, it is not the gunner's after this.
	if r := h.order(m, crew.Master, &sim.SetInitiative{Seat: pilot, Total: 90}); r != nil {
		t.Fatal(r)
	}
	fire := &ships.Fire{Target: 2}
	for _, row := range []struct {
		what string
		seat crew.Seat
		do   sim.Intent
		rule string
	}{
		{"another's seat", pilot, &sim.EndTurn{}, crew.Manners},
		{"another ship", raider, &sim.EndTurn{}, crew.Manners},
		{"the GM's chair", crew.Master, &sim.Pause{On: true}, crew.Manners},
		{"a ruling from a station", gunner, &sim.Pause{On: true}, "SHIP-ROLE"},
		{"another role's order", gunner, &ships.Patch{}, "SHIP-ROLE"},
		{"no such ship", crew.Seat{Ship: 99, Role: crew.Gunner, Number: 1}, fire, crew.Manners},
	} {
		if r := h.order(c, row.seat, row.do); r == nil || r.Rule != row.rule || r.Why == "" {
			t.Errorf("%s: %v, want a refusal under %s", row.what, r, row.rule)
		}
	}
	s := h.sits("Sam", screen)
	if r := h.order(s, screen, &sim.EndTurn{}); r == nil {
		t.Error("an order from the main screen was obeyed")
	}
	n := h.join("Nan")
	if r := h.order(n, gunner, fire); r == nil {
		t.Error("an order of somebody without a seat was obeyed")
	}
}

// lurking is the duel with one more ship of the toll-takers, in hiding.
func lurking(t *testing.T) (*ships.Library, *sim.Scenario) {
	lib, sc := duel(t)
	sc.Ships = append(append([]ships.Arrival(nil), sc.Ships...),
		ships.Arrival{Name: lurker, Class: sc.Ships[1].Class, Side: 1, Hidden: true, At: space.Point{X: 3000 * space.Foot}})
	return lib, sc
}

// lurker is the name of the ship in hiding, number 4.
const lurker = "Xyzzy Lurker"

func TestRefusedOrdersChangeNothing(t *testing.T) {
	lib, sc := lurking(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	var kept bytes.Buffer
	data, err := journal.Fingerprint(lib, sc)
	if err != nil {
		t.Fatal(err)
	}
	j, err := journal.NewWriter(&kept, journal.Header{Scenario: sc.Key, Seed: 7, Data: data})
	if err != nil {
		t.Fatal(err)
	}
	h := host(t, func(s *table.Settings) { s.World, s.Journal = w, j })
	m := h.sits("Mo", crew.Master)
	c, p := h.sits("Ada", gunner), h.sits("Bo", pilot)
	dead := h.sits("Di", crew.Seat{Ship: 3, Role: crew.Pilot, Number: 1})
	for _, i := range []sim.Intent{
		&sim.SetInitiative{Seat: gunner, Total: 90}, &sim.Pause{}, &sim.Damage{Ship: 3, Type: ships.Kinetic, Amount: 5000},
	} {
		if r := h.order(m, crew.Master, i); r != nil {
			t.Fatal(r)
		}
	}
	for _, row := range []struct {
		what string
		by   *client.Client
		seat crew.Seat
		do   sim.Intent
	}{
		{"a ship that is not there", c, gunner, &ships.Fire{Target: 99}},
		{"an unseen ship", c, gunner, &ships.Fire{Target: 4}},
		{"a dead ship", c, gunner, &ships.Fire{Target: 3}},
		{"no such weapon", c, gunner, &ships.Fire{Weapon: 31, Target: 2}},
		{"another's turn", p, pilot, &ships.Fly{Legs: []ships.Leg{{Ahead: 50 * space.Foot}}}},
		{"an order from a dead ship", dead, dead.Seat(), &sim.EndTurn{}},
		{"an order for a dead ship's seat", c, dead.Seat(), &sim.EndTurn{}},
		{"another's seat", c, pilot, &sim.EndTurn{}},
		{"a ruling of nothing", m, crew.Master, &sim.Edit{Ship: 99}},
		{"a number out of its bounds", m, crew.Master, &sim.Edit{Ship: 1, Number: sim.ACNumber, Value: 9999}},
	} {
		r := h.order(row.by, row.seat, row.do)
		if r == nil || r.Why == "" || r.Rule == "" {
			t.Errorf("%s: refused with %v", row.what, r)
		}
	}
	if a, b := h.order(c, gunner, &ships.Fire{Target: 4}), h.order(c, gunner, &ships.Fire{Target: 99}); strings.ReplaceAll(a.Why, "4", "99") != b.Why {
		t.Errorf("an unseen ship is refused with %q, one that is not there with %q", a.Why, b.Why)
	}
	h.end()

	// Without the refused orders the battle comes to the same state.
	r, err := journal.NewReader(&kept)
	if err != nil {
		t.Fatal(err)
	}
	again, err := r.Open(lib, sc)
	if err != nil {
		t.Fatal(err)
	}
	if err := journal.Replay(again, r); err != nil {
		t.Fatal(err)
	}
	for again.Tick < w.Tick {
		if _, err := again.Step(nil); err != nil {
			t.Fatal(err)
		}
	}
	if again.Hash() != w.Hash() {
		t.Error("the refused orders have changed the world")
	}
}

func TestSeatIsTakenOverByABotAndGivenBack(t *testing.T) {
	h := host(t, func(s *table.Settings) {
		withBots(s)
		s.Now = true
	})
	watcher := h.sits("Wu", screen)
	c := h.sits("Ada", pilot)
	h.await(watcher, "Ada to sit", func() bool { return seatOf(watcher, pilot).Holder == netcode.Taken })
	token := c.Welcome.Token
	c.Leave("gone for a tea")
	h.await(watcher, "the bot", func() bool { return seatOf(watcher, pilot).Holder == netcode.Bot })

	round := watcher.Picture.Head.Round
	h.await(watcher, "another round, in which the bot has had its turn", func() bool {
		return watcher.Picture.Head.Round > round+1 || watcher.Picture.Head.Over
	})

	back := h.join("Ada", func(g *netcode.Guest) { g.Hello.Token = token })
	h.await(watcher, "Ada again", func() bool { return seatOf(watcher, pilot).Who == "Ada" })
	if back.Welcome.Client != c.Welcome.Client {
		t.Errorf("client %d came back as %d", c.Welcome.Client, back.Welcome.Client)
	}
	if r := h.order(back, raider, &sim.EndTurn{}); r == nil {
		t.Error("another's seat was given along")
	}
	if r := h.order(back, pilot, &ships.Patch{}); r == nil || r.Rule != "SHIP-ROLE" {
		t.Errorf("Ada does not have the pilot's seat again: %v", r)
	}
}

func TestSeatOfSomebodyElseIsNotGiven(t *testing.T) {
	h := host(t, nil)
	h.sits("Ada", pilot)
	b := h.join("Bo")
	said := ""
	b.Talked = func(c *netcode.Chat) { said = c.Text }
	if err := b.Sit(pilot); err != nil {
		t.Fatal(err)
	}
	h.await(b, "a reason", func() bool { return said != "" })
	if !strings.Contains(said, "Ada") {
		t.Errorf("the reason is %q", said)
	}
}

func TestGMChairNeedsThePasswordElsewhere(t *testing.T) {
	// On loopback the chair is free; a wrong password is refused all the same.
	h := host(t, func(s *table.Settings) { s.Password = "lantern" })
	h.sits("Mo", crew.Master)
	h.sits("Flo", crew.Master, func(g *netcode.Guest) { g.Hello.Passphrase = "lantern" })
	_, err := client.Join(h.ctx, h.address, netcode.Guest{
		Hello: netcode.Hello{Name: "Eve", Passphrase: "letmein"}, Trust: func(netcode.Fingerprint) error { return nil },
	})
	if netcode.CodeOf(err) != netcode.Refused {
		t.Errorf("with a wrong password: %v", err)
	}
}

func TestTempoIsSwitchedDuringTheBattle(t *testing.T) {
	h := host(t, func(s *table.Settings) {
		withBots(s)
		s.Now = true
	})
	m := h.sits("Mo", crew.Master)
	h.await(m, "the battle", func() bool { return m.Picture != nil && m.Picture.Head.Round > 0 })
	for _, tempo := range []crew.Tempo{crew.Live, crew.Rounds, crew.Live} {
		if r := h.order(m, crew.Master, &sim.SetTempo{Tempo: tempo}); r != nil {
			t.Fatal(r)
		}
		h.await(m, "the tempo", func() bool { return m.Picture.Head.Tempo == tempo })
	}
	round := m.Picture.Head.Round
	h.await(m, "the next round", func() bool { return m.Picture.Head.Round > round || m.Picture.Head.Over })
}

func TestFiveRoundsLateGetsAWholePicture(t *testing.T) {
	h := host(t, func(s *table.Settings) {
		withBots(s)
		s.Now, s.Tick = true, time.Millisecond
		s.Opening = []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}
	})
	c := h.sits("Ada", screen)
	h.await(c, "deltas", func() bool { return c.Frames > c.Whole+20 })
	whole, tick := c.Whole, c.Picture.Tick

	// A station that hangs for five rounds: nothing is taken in, so nothing is
	// acknowledged.
	hang := time.NewTimer(700 * 5 * time.Millisecond)
	defer hang.Stop()
	<-hang.C
	h.await(c, "a whole picture", func() bool { return c.Whole > whole && c.Picture.Tick > tick+5*crew.RoundTicks })
}

func TestHiddenShipIsNeverSentToTheOtherSide(t *testing.T) {
	lib, sc := lurking(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	h := host(t, func(s *table.Settings) {
		withBots(s)
		s.World, s.Now, s.Tick = w, true, 2*time.Millisecond
		s.Opening = []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}
	})
	own := h.sits("Bo", crew.Seat{Ship: 4, Role: crew.Pilot, Number: 1})
	if own.Picture.Contact(4) == nil {
		t.Fatal("its own crew does not see it")
	}
	c := h.join("Ada")
	size, events := 0, 0
	c.Heard = func(m netcode.Message) {
		b, err := netcode.Encode(nil, m)
		if err != nil {
			t.Fatal(err)
		}
		size += len(b)
		if strings.Contains(string(b), lurker) {
			t.Fatalf("a %s names it", m.Kind())
		}
	}
	c.Told = func(e []ships.Event) {
		events += len(e)
		if c.Picture == nil {
			return // nothing tells the names yet
		}
		for _, e := range e {
			if s := e.Fact.Sentence(c.Picture); strings.Contains(s, "unknown ship") {
				t.Errorf("told of a ship that the side does not know: %s", s)
			}
		}
	}
	if err := c.Sit(pilot); err != nil {
		t.Fatal(err)
	}
	h.await(c, "three rounds", func() bool {
		if c.Picture == nil {
			return false
		}
		if p := c.Picture; p.Contact(4) != nil {
			t.Fatal("it is among the contacts")
		}
		for _, turn := range c.Picture.Turns {
			if turn.Seat.Ship == 4 {
				t.Fatal("it is in the initiative order")
			}
		}
		for _, o := range c.Picture.Options {
			if o.Target == 4 || o.Seat.Ship == 4 {
				t.Fatal("it is among the options")
			}
		}
		return c.Picture.Head.Round > 3 || c.Picture.Head.Over
	})
	if size == 0 || events == 0 {
		t.Errorf("%d bytes and %d events came", size, events)
	}
}

func TestStalledReaderDoesNotSlowTheTable(t *testing.T) {
	h := host(t, func(s *table.Settings) {
		withBots(s)
		s.Now = true
		s.Opening = []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}
	})
	stalled := h.sits("Stone", crew.Master) // reads nothing from here on
	c := h.sits("Ada", pilot)
	first, began := c.Picture.Tick, time.Now()
	h.await(c, "400 ticks", func() bool { return c.Picture.Tick >= first+400 })
	if took := time.Since(began); took > 10*400*5*time.Millisecond {
		t.Errorf("400 ticks of 5 ms took %v", took)
	}
	if stalled.Link().Err() != nil {
		t.Logf("the stalled link has ended: %v", stalled.Link().Err())
	}
}

func TestTwoOfOneNameAreToldApart(t *testing.T) {
	h := host(t, nil)
	a, b := h.join("Ada"), h.join("Ada")
	h.await(b, "both", func() bool { return b.Lobby != nil && len(b.Lobby.Players) == 2 })
	if p := b.Lobby.Players; p[0].Name == p[1].Name {
		t.Errorf("both are called %q", p[0].Name)
	}
	_ = a
}

func TestSomebodyWhoJoinsAgainReplacesThemselves(t *testing.T) {
	h := host(t, nil)
	a := h.sits("Ada", pilot)
	b := h.join("Ada", func(g *netcode.Guest) { g.Hello.Token = a.Welcome.Token })
	h.await(b, "the seat", func() bool { return seatOf(b, pilot).Client == a.Welcome.Client })
	var err error
	for err == nil {
		_, err = a.Next(h.ctx)
	}
	if netcode.CodeOf(err) != netcode.Replaced {
		t.Errorf("the first link ended with %v", err)
	}
}

func TestBrokenWorldStopsTheTable(t *testing.T) {
	lib, sc := duel(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	w.Tray.Script() // with no dice laid out: the first roll cannot be made
	h := host(t, func(s *table.Settings) { s.World = w })
	m := h.sits("Mo", crew.Master)
	if err := m.Order(&sim.Pause{}); err != nil {
		t.Fatal(err)
	}
	if err := <-h.result; err == nil {
		t.Error("the table has ended without an error")
	}
	var ended error
	for ended == nil {
		_, ended = m.Next(h.ctx)
	}
	if netcode.CodeOf(ended) != netcode.Closing || !strings.Contains(ended.Error(), "stopped") {
		t.Errorf("the GM was told: %v", ended)
	}
}

func TestShipThatIsRemovedLeavesNobodySitting(t *testing.T) {
	h := host(t, nil)
	m, c := h.sits("Mo", crew.Master), h.sits("Ada", pilot)
	if r := h.order(m, crew.Master, &sim.Remove{Ship: 1}); r != nil {
		t.Fatal(r)
	}
	h.await(c, "the ship to be gone", func() bool {
		return c.Lobby != nil && len(c.Lobby.Ships) == 2 && seatOf(c, pilot).Client == 0
	})
	if r := h.order(c, pilot, &sim.EndTurn{}); r == nil {
		t.Error("an order from a ship that is not there was obeyed")
	}
}

func TestTalkReachesAllAndIsBounded(t *testing.T) {
	h := host(t, nil)
	a, b := h.join("Ada"), h.join("Bo")
	heard, warned := 0, false
	b.Talked = func(c *netcode.Chat) {
		if c.From == "Ada" {
			heard++
		}
	}
	a.Talked = func(c *netcode.Chat) { warned = warned || c.From == "Test" }
	const lines = 60
	for range lines {
		if err := a.Send(&netcode.Chat{From: "Somebody Else", Text: "hello"}); err != nil {
			t.Fatal(err)
		}
	}
	h.await(a, "a warning", func() bool { return warned })
	h.await(b, "a line in Ada's name", func() bool { return heard > 0 })
	if heard == lines {
		t.Error("all of a flood was passed on")
	}
}

var errFull = errors.New("the disk is full")

type fullDisk struct{}

func (fullDisk) Tick(*sim.Result) error { return errFull }

func TestWhatIsNotKeptIsNotPlayed(t *testing.T) {
	h := host(t, func(s *table.Settings) { s.Journal = fullDisk{} })
	if err := <-h.result; !errors.Is(err, errFull) {
		t.Errorf("the table ended with %v", err)
	}
}
