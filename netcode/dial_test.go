package netcode

import (
	"context"
	"crypto/tls"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
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
		{12, 3, "update the station"}, {Protocol, 1 << 15, "update the server"},
	} {
		synctest.Test(t, func(t *testing.T) {
			h := inMemory(t, c.server)
			_, _, err := h.dial(soon(t), Guest{Hello: Hello{Name: "Ada"}, version: c.client})
			e := asEnded(t, err)
			if e.Code != Version || !e.Remote || !strings.Contains(e.Error(), c.update) {
				t.Errorf("server %d, client %d: %+v", c.server, c.client, e)
			}
		})
	}
}

func TestHelloOfAnotherVersionIsSentAway(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		conn, stream := h.raw(t)
		send(t, stream, &Hello{Protocol: Protocol + 1, Name: "Ada"})
		if e := cut(t, conn); e.Code != Version || !strings.Contains(e.Error(), "update the server") {
			t.Errorf("%+v", e)
		}
	})
}

// A number beyond the highest possible version is not a newer version.
func TestVersionsHaveAnEnd(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		h.version = 1<<15 + 1
		conn, _ := h.raw(t)
		if e := cut(t, conn); e.Code != Version || !strings.Contains(e.Error(), "update the station") {
			t.Errorf("%+v", e)
		}
	})
}

func TestStrangerIsNoTable(t *testing.T) {
	h := onLoopback(t)
	socket := h.open(t, here)
	defer socket.Close()
	stranger := quic.Transport{Conn: socket}
	defer stranger.Close()
	ln, err := stranger.Listen(&tls.Config{Certificates: []tls.Certificate{h.id.cert}, NextProtos: []string{"other"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer ln.Close()
	pin := h.id.Fingerprint()
	_, _, err = Dial(soon(t), socket.LocalAddr().String(), Guest{Hello: Hello{Name: "Ada"}, Pin: &pin})
	if e := asEnded(t, err); e.Code != Version || !strings.Contains(e.Error(), "not a Broadside table") {
		t.Errorf("%+v", e)
	}
}

func TestWrongKeyStopsBeforeTheHello(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		other := identity(t).Fingerprint()
		_, _, err := h.knock(soon(t), Guest{Hello: Hello{Name: "Ada", Passphrase: "secret"}, Pin: &other})
		if !errors.Is(err, ErrWrongKey) || !strings.Contains(err.Error(), "ask the GM") {
			t.Errorf("a wrong key gave %v", err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), IdleTime) // until nothing is on its way
		defer cancel()
		if _, hello, err := h.Accept(ctx); err == nil {
			t.Errorf("the table heard %+v", hello)
		}
	})
}

func TestTrustIsTheCallersToGive(t *testing.T) {
	h := onLoopback(t)
	if _, _, err := h.knock(soon(t), Guest{Hello: Hello{Name: "Ada"}}); !errors.Is(err, ErrUntrusted) {
		t.Errorf("without pin or trust: %v", err)
	}
	no := errors.New("ask them first")
	var seen Fingerprint
	_, _, err := h.knock(soon(t), Guest{Hello: Hello{Name: "Ada"}, Trust: func(f Fingerprint) error { seen = f; return no }})
	if !errors.Is(err, no) || seen != h.id.Fingerprint() {
		t.Errorf("distrust gave %v for %v", err, seen)
	}
	client, server := enter(t, h, func(ctx context.Context, g Guest) (Link, *Welcome, error) {
		g.Trust = func(Fingerprint) error { return nil }
		return h.knock(ctx, g)
	})
	client.Close(Bye, "")
	over(t, server)
}

func TestNobodyAnswers(t *testing.T) {
	for _, patience := range []time.Duration{300 * time.Millisecond, 2 * DialTime} {
		bubble(t, func(t *testing.T, h *house) {
			socket := h.open(t, "127.0.0.2:7660")
			defer socket.Close()
			ctx, cancel := context.WithTimeout(t.Context(), patience)
			defer cancel()
			begun := time.Now()
			_, _, err := Dial(ctx, socket.LocalAddr().String(), Guest{Hello: Hello{Name: "Ada"}, Over: h.guest})
			if e := asEnded(t, err); e.Code != Lost || patience < DialTime && !strings.Contains(e.Error(), "UDP port 7660") {
				t.Errorf("%+v", e)
			}
			if d := time.Since(begun); d != min(patience, DialTime) {
				t.Errorf("who would wait for %v gives up after %v", patience, d)
			}
		})
	}
}

// restart closes a table's socket without a goodbye and opens another at the same address, so that
// a guest there learns of it only by a ping.
func restart(t *testing.T, h *house) {
	t.Helper()
	client, _ := h.join(t)
	if err := h.packets.Close(); err != nil {
		t.Fatal(err)
	}
	second, err := serve(h.open(t, h.Addr().String()), h.id, Protocol)
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close("The test is over.")
	if e := over(t, client); e.Code != Gone {
		t.Errorf("%+v", e)
	}
}

func TestRestartedServerIsNoticedAtOnce(t *testing.T) {
	t.Run("memory", func(t *testing.T) {
		bubble(t, func(t *testing.T, h *house) {
			begun := time.Now()
			restart(t, h)
			if d := time.Since(begun); d > 2*QuietTime {
				t.Errorf("noticed only after %v", d)
			}
		})
	})
	t.Run("loopback", func(t *testing.T) { restart(t, onLoopback(t)) })
}

// A guest who gives up waiting may return; one who leaves may not.
func TestFaultWelcomeThatDoesNotComeIsNoGoodbye(t *testing.T) {
	for _, c := range []struct {
		name string
		end  func() (context.Context, context.CancelFunc)
		code Code
	}{
		{"late", func() (context.Context, context.CancelFunc) {
			return context.WithTimeout(t.Context(), 50*time.Millisecond)
		}, Lost},
		{"left", func() (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(t.Context())
			time.AfterFunc(50*time.Millisecond, cancel)
			return ctx, cancel
		}, Bye},
	} {
		t.Run(c.name, func(t *testing.T) {
			hall := NewHall()
			defer hall.Close("")
			ctx, cancel := c.end()
			defer cancel()
			go func() { _, _, _ = hall.Dial(ctx, Guest{Hello: Hello{Name: "Mira"}}) }()
			link, _, err := hall.Accept(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			<-link.Done()
			if code := CodeOf(link.Err()); code != c.code {
				t.Errorf("the table hears code %v, not %v", code, c.code)
			}
		})
	}
}
