package table_test

import (
	"errors"
	"net"
	"net/http/httptest"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/deployment"
)

// browsersCome runs a test for a browser over WebTransport, and for one that only has a WebSocket.
func browsersCome(t *testing.T, f func(t *testing.T, carrier string)) {
	for _, carrier := range []string{"WebTransport", "WebSocket"} {
		t.Run(carrier, func(t *testing.T) { f(t, carrier) })
	}
}

// over makes a guest use only this carrier.
func over(carrier string) func(*netcode.Guest) {
	return func(g *netcode.Guest) {
		if g.Over = nil; carrier == "WebSocket" {
			g.Over = func() (net.PacketConn, error) { return nil, errors.New("no UDP") }
		}
	}
}

// forBrowsers opens a table on loopback, and returns the address of its page.
func forBrowsers(t *testing.T, change func(*table.Settings)) (*hosted, string) {
	t.Helper()
	door, err := netcode.Listen("127.0.0.1:0", identity(t))
	if err != nil {
		t.Fatal(err)
	}
	page := httptest.NewServer(door.WebHandler(netcode.KnownAs{}))
	t.Cleanup(page.Close)
	return hostBehind(t, door, nil, change), "ws" + strings.TrimPrefix(page.URL, "http")
}

func TestBrowserPlaysAndComesBackToItsSeat(t *testing.T) { browsersCome(t, playsAndComesBack) }

func playsAndComesBack(t *testing.T, carrier string) {
	h, web := forBrowsers(t, withBots)
	joins := func(change ...func(*netcode.Guest)) *client.Client {
		c, err := client.Join(h.soon(), web, h.guest("Ada", append(change, over(carrier))...))
		if err != nil {
			t.Fatal(err)
		}
		if got := c.Link().Carrier().Name; got != carrier {
			t.Fatalf("the browser comes over %s", got)
		}
		t.Cleanup(func() { c.Leave("") })
		return c
	}
	ada := joins()
	if err := ada.Sit(pilot); err != nil {
		t.Fatal(err)
	}
	if err := ada.Ready(true); err != nil {
		t.Fatal(err)
	}
	h.await(ada, "pictures", func() bool { return ada.Picture != nil && ada.Picture.Tick > 5 })
	token := ada.Welcome.Token
	ada.Link().Close(netcode.Lost, "") // as when a phone leaves its network
	<-ada.Link().Done()
	ada = joins(with(token))
	ada.Resume(pilot)
	h.await(ada, "the seat", func() bool { return ada.Picture != nil && seatOf(ada, pilot).Client == ada.Welcome.Client })
	if err := ada.Order(&deployment.Evade{}); err != nil {
		t.Fatal(err)
	}
	h.await(ada, "an answer", func() bool { return !ada.Waits() })
}

// TestChairIsForBrowsersOverWebTransport: the table has proven its key there.
func TestChairIsForBrowsersOverWebTransport(t *testing.T) {
	h, web := forBrowsers(t, nil)
	c, err := client.Join(h.soon(), web, h.guest("Vela", saying(h.secret), over("WebTransport")))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Leave("")
	if err := c.Sit(crew.Master); err != nil {
		t.Fatal(err)
	}
	h.await(c, "the chair", func() bool { return c.Picture != nil && c.Picture.Head.Seat == crew.Master })
}

func TestChairIsNotForBrowsers(t *testing.T) {
	h, web := forBrowsers(t, nil)
	c, err := client.Join(h.soon(), web, h.guest("Mallory", saying(h.secret), over("WebSocket")))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Leave("")
	why := ""
	c.Talked = func(said *netcode.Chat) { why = said.Text }
	if err := c.Sit(crew.Master); err != nil {
		t.Fatal(err)
	}
	h.await(c, "an answer", func() bool { return strings.Contains(why, "chair") })
	if !strings.Contains(why, "over a WebSocket") {
		t.Errorf("a browser heard: %s", why)
	}
}

func TestChairIsNotKeptForBrowsers(t *testing.T) {
	h, web := forBrowsers(t, func(s *table.Settings) { s.Password = "red lantern" })
	h.socket = func() (net.PacketConn, error) { return net.ListenPacket("udp4", "127.0.0.1:0") }
	gm := h.sits("Vela", crew.Master)
	_, err := client.Join(h.soon(), web, h.guest("Vela", with(gm.Welcome.Token), over("WebSocket")))
	var ended *netcode.Ended
	if !errors.As(err, &ended) || ended.Code != netcode.Refused || !strings.Contains(ended.Error(), "chair") {
		t.Errorf("the GM came back in a browser: %v", err)
	}
}

// The password gives access to the chair, but not over a WebSocket, where it may have been sent to
// another's table.
func TestPasswordOpensNoChairOverAWebSocket(t *testing.T) {
	h, web := forBrowsers(t, func(s *table.Settings) { s.Password = "red lantern" })
	c, err := client.Join(h.soon(), web, h.guest("Vela", saying("red lantern"), over("WebSocket")))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Leave("")
	h.refused(c, crew.Master, "over a WebSocket")
}
