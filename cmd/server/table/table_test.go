package table_test

import (
	"context"
	"net"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"broadside/cmd/server/bot"
	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// bubble runs a test in fake time, in parallel with others. However slow the machine is, promises
// of time can be checked exactly there.
func bubble(t *testing.T, test func(t *testing.T)) {
	t.Helper()
	t.Parallel()
	synctest.Test(t, test)
}

// Seats of the duel: ship 1 is the players', 2 and 3 are the toll-takers'.
var (
	pilot  = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	gunner = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	screen = crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}
	raider = crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
)

// hosted is a table over QUIC with its clients.
type hosted struct {
	*testing.T
	address string
	secret  string                         // opens the GM's chair
	socket  func() (net.PacketConn, error) // for a guest
	table   *table.Table
	world   *sim.World
	ctx     context.Context
	cancel  func()
	result  chan error
}

// duel returns the shipped duel with every ship for players.
func duel(t testing.TB) (*shipyard.Library, *scenario.Scenario) {
	t.Helper()
	data := table.Shipped(t)
	sc := *data.Scenario("duel")
	sc.Sides = append([]scenario.SideInfo(nil), sc.Sides...)
	for i := range sc.Sides {
		sc.Sides[i].Players = true
	}
	return data.Library, &sc
}

// host opens a table for the duel on a network in memory, as a bubble needs. Change may alter its
// settings.
func host(t *testing.T, change func(*table.Settings)) *hosted {
	t.Helper()
	var lan rough.LAN
	packets, err := lan.Open("127.0.0.1:7620")
	if err != nil {
		t.Fatal(err)
	}
	door, err := netcode.ListenOver(packets, identity(t))
	if err != nil {
		t.Fatal(err)
	}
	return hostBehind(t, door, func() (net.PacketConn, error) { return lan.Open("127.0.0.1:0") }, change)
}

// hostOnLoopback opens one on the loopback interface, in real time.
func hostOnLoopback(t *testing.T, change func(*table.Settings)) *hosted {
	t.Helper()
	door, err := netcode.Listen("127.0.0.1:0", identity(t))
	if err != nil {
		t.Fatal(err)
	}
	return hostBehind(t, door, func() (net.PacketConn, error) { return net.ListenPacket("udp4", "127.0.0.1:0") }, change)
}

func identity(t *testing.T) *netcode.Identity {
	t.Helper()
	id, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// hostBehind opens a table behind a door.
func hostBehind(t *testing.T, door *netcode.QUICListener, socket func() (net.PacketConn, error), change func(*table.Settings)) *hosted {
	t.Helper()
	lib, sc := duel(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	s := table.Settings{Name: "Test", Battle: table.Battle{World: w}, Tick: 5 * time.Millisecond}
	if change != nil {
		change(&s)
	}
	secret := s.Password
	if secret == "" {
		secret = hostKey
		s.HostKey = secret
	}
	ctx, cancel := context.WithCancel(context.Background())
	h := &hosted{
		T: t, address: door.Addr().String(), secret: secret, socket: socket, table: table.New(s), world: w,
		ctx: ctx, cancel: cancel, result: make(chan error, 1),
	}
	served := make(chan error, 1)
	go func() { served <- h.table.Serve(ctx, abroad{door}) }()
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

// soon returns a context for waiting for something certain.
func (h *hosted) soon() context.Context {
	ctx, cancel := context.WithTimeout(h.ctx, rough.Patience)
	h.Cleanup(cancel)
	return ctx
}

// end stops the table, so that its world can be inspected.
func (h *hosted) end() {
	h.Helper()
	h.cancel()
	if err := <-h.result; err != nil {
		h.Error(err)
	}
}

// guest returns a guest who trusts the table.
func (h *hosted) guest(name string, change ...func(*netcode.Guest)) netcode.Guest {
	g := netcode.Guest{
		Hello: netcode.Hello{Name: name}, Over: h.socket,
		Trust: func(netcode.Fingerprint) error { return nil },
	}
	for _, c := range change {
		c(&g)
	}
	return g
}

// join joins a client to the table; it leaves when the test ends.
func (h *hosted) join(name string, change ...func(*netcode.Guest)) *client.Client {
	h.Helper()
	c, err := client.Join(h.soon(), h.address, h.guest(name, change...))
	if err != nil {
		h.Fatal(err)
	}
	h.Cleanup(func() { c.Leave("") })
	return c
}

// hostKey opens the GM's chair of a test's table, once, if there is no password.
const hostKey = "for the host alone"

// sits joins a client that takes a seat and waits for its picture. In the GM's chair it is the
// host.
func (h *hosted) sits(name string, seat crew.Seat, change ...func(*netcode.Guest)) *client.Client {
	h.Helper()
	if seat == crew.Master {
		change = append([]func(*netcode.Guest){saying(h.secret)}, change...)
	}
	c := h.join(name, change...)
	if err := c.Sit(seat); err != nil {
		h.Fatal(err)
	}
	h.await(c, "a picture", func() bool { return c.Picture != nil && c.Lobby != nil })
	return c
}

func (h *hosted) await(c *client.Client, what string, found func() bool) {
	h.Helper()
	if err := c.Await(h.soon(), what, found); err != nil {
		h.Fatal(err)
	}
}

// seatOf returns a seat as a client's lobby shows it.
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
	bubble(t, func(t *testing.T) {
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
	})
}

func TestBattleOnFootBeginsWhenAllWhoSitAreReady(t *testing.T) {
	bubble(t, func(t *testing.T) {
		data := table.Shipped(t)
		w, err := sim.New(data.Library, data.Scenario("lantern"), 7)
		if err != nil {
			t.Fatal(err)
		}
		h := host(t, func(s *table.Settings) { s.Battle.World = w })
		boots := crew.Seat{Role: crew.Boots, Number: 1}
		a := h.sits("Ada", boots)
		if err := a.Ready(true); err != nil {
			t.Fatal(err)
		}
		h.await(a, "the battle", func() bool { return a.Lobby.State == netcode.Playing })
	})
}

// lurking returns the duel with one more ship of the toll-takers, which is hidden.
func lurking(t *testing.T) (*shipyard.Library, *scenario.Scenario) {
	lib, sc := duel(t)
	sc.Ships = append(append([]ships.Arrival(nil), sc.Ships...),
		ships.Arrival{Name: lurker, Class: sc.Ships[1].Class, Side: 1, Hidden: true, At: space.Point{X: 3000 * space.Foot}})
	return lib, sc
}

// lurker is the name of the hidden ship.
const lurker = "Xyzzy Lurker"

// lurkerID returns its ID.
func lurkerID() space.ID { return ships.SecretID(lurker, func(space.ID) bool { return false }) }

func TestTempoIsSwitchedDuringTheBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
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
	})
}

func TestBrokenWorldStopsTheTable(t *testing.T) {
	bubble(t, func(t *testing.T) {
		lib, sc := duel(t)
		w, err := sim.New(lib, sc, 7)
		if err != nil {
			t.Fatal(err)
		}
		w.Tray.Script() // without any dice: the first roll cannot be made
		h := host(t, func(s *table.Settings) { s.World = w })
		m := h.sits("Mo", crew.Master)
		if err := m.Order(&sim.Pause{}); err != nil {
			t.Fatal(err)
		}
		if err := <-h.result; err == nil {
			t.Error("the table has ended without an error")
		}
		ended := h.ended(m)
		if netcode.CodeOf(ended) != netcode.Closing || !strings.Contains(ended.Error(), "stopped") {
			t.Errorf("the GM was told: %v", ended)
		}
	})
}
