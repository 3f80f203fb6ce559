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
)

// forBrowsers opens a table on loopback, and says where its WebSocket is.
func forBrowsers(t *testing.T, change func(*table.Settings)) (*hosted, string) {
	t.Helper()
	door, err := netcode.Listen("127.0.0.1:0", identity(t))
	if err != nil {
		t.Fatal(err)
	}
	page := httptest.NewServer(door.Web(netcode.KnownAs{}))
	t.Cleanup(page.Close)
	return hostBehind(t, door, nil, change), "ws" + strings.TrimPrefix(page.URL, "http")
}

func TestBrowserPlaysAndComesBackToItsSeat(t *testing.T) {
	h, web := forBrowsers(t, withBots)
	joins := func(change ...func(*netcode.Guest)) *client.Client {
		c, err := client.Join(h.soon(), web, h.guest("Ada", change...))
		if err != nil {
			t.Fatal(err)
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
}

func TestChairIsNotForBrowsers(t *testing.T) {
	h, web := forBrowsers(t, nil)
	c, err := client.Join(h.soon(), web, h.guest("Mallory", saying(h.secret)))
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
	if !strings.Contains(why, "not for browsers") {
		t.Errorf("a browser heard: %s", why)
	}
}

func TestChairIsNotKeptForBrowsers(t *testing.T) {
	h, web := forBrowsers(t, func(s *table.Settings) { s.Password = "red lantern" })
	h.socket = func() (net.PacketConn, error) { return net.ListenPacket("udp4", "127.0.0.1:0") }
	gm := h.sits("Vela", crew.Master)
	_, err := client.Join(h.soon(), web, h.guest("Vela", with(gm.Welcome.Token)))
	var ended *netcode.Ended
	if !errors.As(err, &ended) || ended.Code != netcode.Refused || !strings.Contains(ended.Reason, "chair") {
		t.Errorf("the GM came back in a browser: %v", err)
	}
}
