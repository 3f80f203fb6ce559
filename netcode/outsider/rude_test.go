package outsider_test

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/quic-go/quic-go"
)

// rudeness is something that a client must not do, and the code with which the table ends the link;
// stays: it does not end it, and obeys nothing.
type rudeness struct {
	name string
	do   func(*outsider)
	code int64
}

const (
	tooLate = 8
	stays   = 1 << 10
)

// joined is rude after saying hello.
func joined(do func(*outsider)) func(*outsider) {
	return func(o *outsider) {
		o.hello("Mallory", nil)
		do(o)
	}
}

// says sends one message.
func says(fields ...any) func(*outsider) {
	return joined(func(o *outsider) { o.say(fields...) })
}

// writes sends bytes.
func writes(b ...byte) func(*outsider) { return joined(func(o *outsider) { o.raw(b) }) }

// throws sends a datagram.
func throws(b []byte) func(*outsider) {
	return joined(func(o *outsider) {
		if err := o.alive(); err != nil { // what comes before the table has read the hello is dropped
			o.Fatal(err)
		}
		o.datagram(b)
	})
}

// streamOfQUIC returns the stream if it is one of QUIC, which includes WebTransport; with a
// WebSocket there is nothing to be rude with.
func (o *outsider) streamOfQUIC() *quic.Stream {
	s, ok := o.stream.(*quic.Stream)
	if !ok {
		o.Skip("there are no streams")
	}
	return s
}

// write writes to a stream, of which the table may not know before. If it does, as with
// WebTransport, it may have ended the link already.
func (o *outsider) write(s io.Writer, err error) {
	o.Helper()
	if err != nil {
		o.Fatal(err)
	}
	_, _ = s.Write([]byte{0})
}

func rudenesses(t *testing.T) []rudeness {
	version := version(t)
	long := strings.Repeat("w", 5000)
	return []rudeness{
		// The first word.
		{"an order before the hello", func(o *outsider) { o.say(order, 1, 1, 1, 1, 12) }, 48},
		{"a chat before the hello", func(o *outsider) { o.say(chat, "", "Hello?") }, 48},
		{"an ack before the hello", func(o *outsider) { o.datagram(packed(ack, 1)); o.hello("Early", nil) }, stays},
		{"a datagram of noise, and then a hello and an order", func(o *outsider) {
			o.datagram([]byte{1})
			o.raw(append(packed(hello, version, "outsider", "Mallory", []byte{}, "", 0, 0, 0), packed(order, 1, 1, 1, 1, 12)...))
		}, 32},
		{"a second hello", joined(func(o *outsider) { o.say(hello, version, "outsider", "Mallory", []byte{}, "", 0, 0, 0) }), 48},
		{"a welcome", says(welcome, version, "outsider", []byte{}, "Table", 1, 20), 45},
		{"a hello of a later version", func(o *outsider) { o.say(hello, version+1, "outsider", "Mallory", []byte{}, "", 0, 0, 0) }, 2},
		{"a hello of no version", func(o *outsider) { o.say(hello, -1, "outsider", "Mallory", []byte{}, "", 0, 0, 0) }, 46},
		{"a name of 5,000 letters", func(o *outsider) { o.say(hello, version, "outsider", long, []byte{}, "", 0, 0, 0) }, 32},
		{"a token of 5 bytes", func(o *outsider) { o.say(hello, version, "outsider", "Mallory", []byte("token"), "", 0, 0, 0) }, 46},
		{"a hello with more in it", func(o *outsider) { o.say(hello, version, "outsider", "Mallory", []byte{}, "", 0, 0, 0, 1) }, 43},

		// Sizes, shapes and datagrams.
		{"16 MB announced", writes(0xff, 0xff, 0xff, 0), 32},
		{"an empty message", writes(0, 0, 0, 0), 32},
		{"padding that is too long", writes(append([]byte{0, 0, 2, 255}, make([]byte, 257)...)...), 33},
		{"padding that is not zero", writes(0, 0, 2, 2, 0x91, 7, 1, 1), 33},
		{"a message of no kind", says(99), 44},
		{"a text for a number", says(sit, "one", 1, 1, ""), 46},
		{"a float", writes(0, 0, 11, 0, 0x92, 8, 0xcb, 0x7f, 0xf8, 0, 0, 0, 0, 0, 1), 38},
		{"an ack on the stream", says(ack, 1), 45},
		{"a chat in a datagram", throws(packed(chat, "", "Hello?")), 35},
		{"a frame in a datagram", throws(packed(frame, 1, 0, []byte{0})), 35},
		{"a datagram of one byte", throws([]byte{1}), 32},
		{"a datagram of noise", throws(bytes.Repeat([]byte{0xc1}, 1100)), 32},
		{"a ping in a datagram", throws(packed(ping, 1)), 45},
		{"an ack of a tick to come", throws(packed(ack, 1<<30)), stays},
		{"an ack of a tick that never comes", throws(packed(ack, 1<<40)), 46},
		{"an ack of a tick before all", throws(packed(ack, -5)), 46},
		{"20,000 acks of ticks to come", joined(func(o *outsider) {
			for i := range 20000 {
				o.datagram(packed(ack, 1<<30+i))
			}
		}), stays},

		// Seats and chairs.
		{"a seat on no ship", says(sit, 99, 1, 1, ""), stays},
		{"a seat of no role", says(sit, 1, 200, 1, ""), 46},
		{"somebody else's seat", says(sit, 1, 1, 1, ""), stays},
		{"the foe's seat", says(sit, 2, 1, 1, ""), stays},
		{"the GM's chair, by a guess at its password", says(sit, 0, 7, 1, "lantern"), stays},
		{"sending away without the chair", says(kick, 1, 1), stays},
		{"another battle without the chair", says(battle, "duel", 1, 0), stays},
		{"taking back without the chair", says(back, 1, 0), stays},
		{"orders in every seat's name", joined(func(o *outsider) {
			for n := range 28 {
				o.say(order, n/7, n%7+1, 1, n+1, 12)
			}
			o.noneObeyed(28)
		}), stays},
		{"orders with numbers out of turn", joined(func(o *outsider) {
			o.say(sit, 1, 2, 1, "") // the gunner's
			for _, n := range []int{9, 3, 3, 0, 1<<32 - 1, 1} {
				o.say(order, 1, 1, 1, n, 12) // the pilot's
			}
			o.noneObeyed(6)
		}), stays},

		// Streams.
		{"the end of the stream amid a message", joined(func(o *outsider) {
			o.raw([]byte{0, 1, 0, 0, 0x91})
			o.streamOfQUIC()
			_ = o.stream.Close()
		}), 9},
		{"a stream that is reset", joined(func(o *outsider) { o.streamOfQUIC().CancelWrite(7) }), 9},
		{"another stream", joined(func(o *outsider) {
			switch conn := o.conn.(type) {
			case *quic.Conn:
				o.write(conn.OpenStream())
			case *session:
				o.write(conn.OpenStream())
			default:
				o.Skip("there are no streams")
			}
		}), 45},
		{"another stream, of one way", joined(func(o *outsider) {
			switch conn := o.conn.(type) {
			case *quic.Conn:
				o.write(conn.OpenUniStream())
			case *session:
				o.write(conn.OpenUniStream())
			default:
				o.Skip("there are no streams")
			}
		}), 45},

		// Too much, and nothing.
		{"half a message, and noughts a moment later", joined(func(o *outsider) {
			o.raw([]byte{0, 0, 200, 0, 0x92})
			time.Sleep(200 * time.Millisecond)
			o.raw(make([]byte, 199))
		}), 43},
		{"all one's own bytes again", joined(func(o *outsider) {
			o.say(sit, 1, 6, 1, "")
			o.raw(bytes.Clone(o.said))
		}), 48},
		{"500 lines of talk", joined(func(o *outsider) {
			for range 500 {
				o.say(chat, "", "Spam.")
			}
		}), stays},
		{"20,000 pings of whom nothing is read", joined(func(o *outsider) {
			ping := packed(ping, 1)
			o.raw(bytes.Repeat(ping, 20000))
		}), stays},
		{"half a hello", func(o *outsider) { o.raw(packed(hello, version, "outsider", "Mallory", []byte{}, "", 0, 0, 0)[:20]) }, tooLate},
		{"no hello at all", func(o *outsider) { o.raw([]byte{0}) }, tooLate},
	}
}

// noneObeyed reads the given number of answers.
func (o *outsider) noneObeyed(orders int) {
	o.Helper()
	for range orders {
		m, err := o.hear(answer)
		if err != nil {
			o.Fatalf("an order is not answered: %v", err)
		}
		if m[2] != int64(0) || m[4] == "" {
			o.Errorf("an order was answered with %v", m)
		}
	}
}

// TestFaultOutsidersKeepNoRule makes clients break every rule, one after another, and checks each
// time that a client who keeps to the rules is still shown the battle, and at the end that the
// battle follows from the orders obeyed.
func TestFaultOutsidersKeepNoRule(t *testing.T) {
	h := host(t, slow...)
	ada := h.player()
	for _, h.way = range ways {
		t.Run(h.carrier(), func(t *testing.T) { keepNoRule(t, h, ada) })
	}
	h.end()
}

func keepNoRule(t *testing.T, h *table, ada *player) {
	late := map[string]*outsider{} // those from whom the table expects more
	for _, r := range rudenesses(t) {
		if r.code == tooLate {
			late[r.name] = h.comes(t)
			r.do(late[r.name])
		}
	}
	for _, r := range rudenesses(t) {
		t.Run(r.name, func(t *testing.T) {
			o := late[r.name]
			if o == nil {
				o = h.comes(t)
				r.do(o)
			}
			o.T = t
			if r.code == stays {
				if err := o.alive(); err != nil {
					t.Errorf("the link has ended: %v", err)
				}
			} else if code, why := o.ended(); code != r.code || code != 0 && why == "" {
				t.Errorf("the link ended with code %d, not %d, and the words: %s", code, r.code, why)
			}
			ada.unharmed(t)
		})
	}
	t.Run("every verb of every number", func(t *testing.T) { everyVerb(t, h) })
	t.Run("a token said again", func(t *testing.T) { spentToken(t, h) })
	t.Run("other names of the protocol", func(t *testing.T) { otherNames(t, h) })
	t.Run("noise", func(t *testing.T) { noise(t, h) })
	ada.unharmed(t)
}

// everyVerb gives orders with existing and unknown verbs, with invalid fields, in the name of the
// foe's pilot.
func everyVerb(t *testing.T, h *table) {
	o := h.joins(t, "Mallory")
	every, number, obeyed, closed := 15, 0, 0, 0
	if os.Getenv("FAULTS") == "full" {
		every = 1
	}
	for verb := 0; verb < 256; verb += every {
		for _, fields := range [][]any{nil, {1}, {2, 1}, {0, 0, 0}, {1, "text"}} {
			number++
			o.say(append([]any{order, 2, 1, 1, number, verb}, fields...)...)
			m, err := o.hear(answer)
			if err == nil {
				if m[2] != int64(0) {
					obeyed++
				}
				continue
			}
			var end *parted
			if !errors.As(err, &end) || end.code != 43 && end.code != 46 || end.why == "" {
				t.Errorf("an order of verb %d with %v: %v", verb, fields, err)
			}
			closed++
			o.leave()
			o, number = h.joins(t, "Mallory"), 0
		}
	}
	if obeyed > 0 || closed == 0 {
		t.Errorf("%d orders were obeyed, and %d ended the link", obeyed, closed)
	}
}

// spentToken uses a token twice.
func spentToken(t *testing.T, h *table) {
	first := h.comes(t)
	token := first.hello("Twice", nil)
	second := h.comes(t)
	second.hello("Twice", token)
	second.say(chat, "", "I am here.")
	if _, err := second.hear(chat); err != nil {
		t.Fatal(err)
	}
	if code, why := first.ended(); code != 6 || why == "" {
		t.Errorf("the older link ended with code %d: %s", code, why)
	}
	third := h.comes(t)
	third.say(hello, version(t), "outsider", "Twice", token, "", 0, 0, 0)
	if code, why := third.ended(); code != 13 || why == "" {
		t.Errorf("a token that is said again ends the link with code %d: %s", code, why)
	}
}

// otherNames uses the names of other protocols. The table closes these links before a word is said,
// and perhaps before the handshake returns.
func otherNames(t *testing.T, h *table) {
	if h.way != byQUIC {
		for _, query := range []string{"", "?protocol=999", "?protocol=x", "?protocol=-1"} {
			come := visit
			if h.way == byWebTransport {
				come = opens
			}
			o := come(t, h.page, query)
			if code, why := o.ended(); code != 2 || !strings.Contains(why, "pdate") {
				t.Errorf("%q ends the link with code %d: %s", query, code, why)
			}
		}
		return
	}
	for _, name := range []string{"broadside/999", "broadside/x"} {
		conn, err := dial(t, h.address, name)
		if err == nil {
			select {
			case <-conn.Context().Done():
				err = context.Cause(conn.Context())
			case <-time.After(patience):
			}
		}
		if code, why := closed(t, err); code != 2 || !strings.Contains(why, "pdate") {
			t.Errorf("%s ends the link with code %d: %s", name, code, why)
		}
	}
	for _, names := range [][]string{{"h2"}, {"broadside"}, nil} {
		ctx, cancel := context.WithTimeout(t.Context(), patience)
		_, err := quic.DialAddr(ctx, h.address, &tls.Config{InsecureSkipVerify: true, NextProtos: names}, nil)
		cancel()
		var refused *quic.TransportError
		if !errors.As(err, &refused) || !refused.Remote {
			t.Errorf("the table answers %q with %v", names, err)
		}
	}
}

// noise writes random bytes, raw and as a message.
func noise(t *testing.T, h *table) {
	dice := rand.New(rand.NewPCG(7, 7))
	for range 40 {
		o := h.comes(t)
		b := make([]byte, 1+dice.IntN(300))
		for i := range b {
			b[i] = byte(dice.Uint32())
		}
		if dice.IntN(2) == 0 {
			o.hello("Mallory", nil)
			b = append([]byte{0, byte(len(b) >> 8), byte(len(b)), 0}, b...)
		}
		o.raw(append(b, make([]byte, 4096)...))
		if code, why := o.ended(); code == 0 || code == 11 || why == "" {
			t.Errorf("% x ends the link with code %d: %s", b, code, why)
		}
	}
}
