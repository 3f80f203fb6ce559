package netcode

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/quic-go/quic-go"
)

func TestTwoVersionsHearWhichSideToUpdate(t *testing.T) {
	for _, c := range []struct {
		server, client int
		update         string
	}{
		{Protocol, Protocol - 1, "update the station"}, {Protocol, Protocol + 1, "update the server"},
		{Protocol + 1, Protocol, "update the station"}, {Protocol - 1, Protocol, "update the server"},
		{12, 3, "update the station"},
	} {
		id := identity(t)
		l := table(t, id, c.server)
		pin := id.Fingerprint()
		_, _, err := Dial(soon(t), l.Addr().String(), Guest{Hello: Hello{Name: "Ada"}, Pin: &pin, version: c.client})
		e := asEnded(t, err)
		if e.Code != Version || !e.Remote || !strings.Contains(e.Reason, c.update) {
			t.Errorf("server %d, client %d: %+v", c.server, c.client, e)
		}
	}
}

func TestHelloOfAnotherVersionIsSentAway(t *testing.T) {
	l := table(t, identity(t), Protocol)
	conn, stream := raw(t, l)
	say(t, stream, &Hello{Protocol: Protocol + 1, Name: "Ada"})
	if e := cut(t, conn); e.Code != Version || !strings.Contains(e.Reason, "update the server") {
		t.Errorf("%+v", e)
	}
}

func TestStrangerIsNoTable(t *testing.T) {
	id := identity(t)
	udp, err := net.ListenUDP("udp", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
	if err != nil {
		t.Fatal(err)
	}
	defer udp.Close()
	stranger := quic.Transport{Conn: udp}
	defer stranger.Close()
	ln, err := stranger.Listen(&tls.Config{Certificates: []tls.Certificate{id.cert}, NextProtos: []string{"other"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer ln.Close()
	pin := id.Fingerprint()
	_, _, err = Dial(soon(t), udp.LocalAddr().String(), Guest{Hello: Hello{Name: "Ada"}, Pin: &pin})
	if e := asEnded(t, err); e.Code != Version || !strings.Contains(e.Reason, "no Broadside table") {
		t.Errorf("%+v", e)
	}
}

func TestWrongKeyStopsBeforeTheHello(t *testing.T) {
	l := table(t, identity(t), Protocol)
	other := identity(t).Fingerprint()
	_, _, err := Dial(soon(t), l.Addr().String(), Guest{Hello: Hello{Name: "Ada", Passphrase: "secret"}, Pin: &other})
	if !errors.Is(err, ErrWrongKey) || !strings.Contains(err.Error(), "ask the GM") {
		t.Errorf("a wrong key gave %v", err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	if _, hello, err := l.Accept(ctx); err == nil {
		t.Errorf("the table heard %+v", hello)
	}
}

func TestTrustIsTheCallersToGive(t *testing.T) {
	id := identity(t)
	l := table(t, id, Protocol)
	if _, _, err := Dial(soon(t), l.Addr().String(), Guest{Hello: Hello{Name: "Ada"}}); !errors.Is(err, ErrUntrusted) {
		t.Errorf("without pin or trust: %v", err)
	}
	no := errors.New("ask them first")
	var seen Fingerprint
	_, _, err := Dial(soon(t), l.Addr().String(), Guest{Hello: Hello{Name: "Ada"}, Trust: func(f Fingerprint) error { seen = f; return no }})
	if !errors.Is(err, no) || seen != id.Fingerprint() {
		t.Errorf("distrust gave %v for %v", err, seen)
	}
	client, server := enter(t, l, func(ctx context.Context, g Guest) (Link, *Welcome, error) {
		g.Trust = func(Fingerprint) error { return nil }
		return Dial(ctx, l.Addr().String(), g)
	})
	client.Close(Bye, "")
	over(t, server)
}

func TestNobodyAnswers(t *testing.T) {
	udp, err := net.ListenUDP("udp", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
	if err != nil {
		t.Fatal(err)
	}
	defer udp.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	_, _, err = Dial(ctx, udp.LocalAddr().String(), Guest{Hello: Hello{Name: "Ada"}})
	if e := asEnded(t, err); e.Code != Lost {
		t.Errorf("%+v", e)
	}
}

func TestRestartedServerIsNoticedAtOnce(t *testing.T) {
	id := identity(t)
	first := table(t, id, Protocol)
	client, _ := enter(t, first, dialer(first, id))
	// Without its socket the server cannot say goodbye.
	if err := first.udp.Close(); err != nil {
		t.Fatal(err)
	}
	second, err := listen(first.Addr().String(), id, Protocol)
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close("The test is over.")
	begun := time.Now()
	if e := over(t, client); e.Code != Gone {
		t.Errorf("%+v", e)
	}
	if d := time.Since(begun); d > IdleTime/2 {
		t.Errorf("noticed only after %v", d)
	}
}
