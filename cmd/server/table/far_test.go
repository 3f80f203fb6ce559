package table

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"strconv"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// ajar is a door on loopback and its guests, which records all bytes that they are sent.
type ajar struct {
	*netcode.QUICListener
	crowd *rough.Crowd
}

func ajarAt(t *testing.T) *ajar {
	t.Helper()
	id, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	d := &ajar{}
	if d.QUICListener, err = netcode.Listen("127.0.0.1:0", id); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close("") })
	if d.crowd, err = rough.Gather(net.IPv4(127, 0, 0, 1), d.Addr(), fmt.Sprint(netcode.ALPN, netcode.Protocol), nil); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.crowd.Scatter() })
	return d
}

// far is the table's end of a link, and a listener at its other end, who records in an ear what
// comes out of the network.
type far struct {
	netcode.Link
	*ear
	stranger *rough.Stranger
	sent     int // by the table: messages and frames

	mu      sync.Mutex
	come    int      // messages received
	latest  int64    // the tick of the latest frame
	stream  [][]byte // stream messages received since the last tick
	apart   [][]byte // datagrams, which may overtake those
	said    int      // messages of the listener that wait for the next tick
	listens sync.WaitGroup
}

// listen brings a listener to the door.
func (d *ajar) listen(t *rapid.T, e *ear, hello *netcode.Hello) *far {
	ctx, cancel := context.WithTimeout(context.Background(), rough.Patience)
	defer cancel()
	f := &far{ear: e}
	var err error
	for {
		if f.stranger, err = d.crowd.Knock(ctx, 0); err == nil {
			break
		}
		if ctx.Err() != nil {
			t.Fatal(err)
		}
		time.Sleep(20 * time.Millisecond) // as often as one may knock
	}
	raw, err := netcode.Encode(nil, hello)
	if err == nil {
		err = f.stranger.Say(raw)
	}
	if err != nil {
		t.Fatal(err)
	}
	if f.Link, _, err = d.Accept(ctx); err != nil {
		t.Fatal(err)
	}
	f.listens.Go(f.readStream)
	f.listens.Go(f.readDatagrams)
	return f
}

// readStream records each message of the stream.
func (f *far) readStream() {
	head := make([]byte, netcode.HeaderSize)
	for {
		if _, err := io.ReadFull(f.stranger.Stream, head); err != nil {
			return
		}
		body := make([]byte, int(head[0])<<16|int(head[1])<<8|int(head[2])+int(head[3]))
		if _, err := io.ReadFull(f.stranger.Stream, body); err != nil {
			return
		}
		f.hear(body, &f.stream)
	}
}

// readDatagrams records each frame in a datagram.
func (f *far) readDatagrams() {
	for {
		b, err := f.stranger.Conn.ReceiveDatagram(context.Background())
		if err != nil {
			return
		}
		f.hear(b[netcode.HeaderSize:], &f.apart)
	}
}

// hear records bytes as received, except the token of a welcome, which is random and the seat's
// own, and acknowledges a picture.
func (f *far) hear(b []byte, into *[][]byte) {
	m, err := netcode.Decode(b, netcode.ToClient)
	f.mu.Lock()
	defer f.mu.Unlock()
	switch m := m.(type) {
	case *netcode.Welcome:
		m.Token = nil
		b, _ = netcode.Encode(nil, m) // it was valid
	case *netcode.Frame:
		if m.Tick <= f.latest { // it has been repeated
			return
		}
		f.latest = m.Tick
		ack, _ := netcode.Encode(nil, &netcode.Ack{Tick: m.Tick})
		if f.stranger.Conn.SendDatagram(rough.Envelope(ack)) == nil {
			f.said++
		}
	case *netcode.Goodbye:
		return // the battle is over
	}
	if err != nil {
		b = []byte(err.Error())
	}
	*into = append(*into, b)
	f.come++
}

// say sends something on the stream, and waits until the table could handle it.
func (f *far) say(t *rapid.T, m netcode.Message) {
	raw, err := netcode.Encode(nil, m)
	if err == nil {
		err = f.stranger.Say(raw)
	}
	if err != nil {
		t.Fatal(err)
	}
	f.mu.Lock()
	f.said++
	f.mu.Unlock()
	f.settle(t)
}

// settle waits until everything sent, and every answer, has arrived, so that what is heard, and
// when, follows from the battle alone.
func (f *far) settle(t *rapid.T) {
	for end := time.Now().Add(rough.Patience); ; time.Sleep(100 * time.Microsecond) {
		f.mu.Lock()
		come, said := f.come, f.said
		if come == f.sent && len(f.Link.Inbox()) == said {
			for _, b := range append(f.stream, f.apart...) {
				f.note(b)
			}
			f.stream, f.apart = nil, nil
			f.mu.Unlock()
			return
		}
		f.mu.Unlock()
		if time.Now().After(end) || f.Link.Err() != nil {
			t.Fatalf("%d of %d have come, %d of %d are answered: %v", come, f.sent, len(f.Link.Inbox()), said, f.Link.Err())
		}
	}
}

func (f *far) Send(m netcode.Message) error {
	p, err := netcode.Pack(m)
	if err == nil {
		err = f.SendPacked(p)
	}
	return err
}

func (f *far) SendPacked(p netcode.Packed) error {
	for b := p.Bytes(); len(b) > 0; f.sent++ {
		b = b[netcode.HeaderSize+int(b[0])<<16+int(b[1])<<8+int(b[2]):]
	}
	return f.Link.SendPacked(p)
}

func (f *far) SendFrame(frame picture.Frame) error {
	f.sent++
	return f.Link.SendFrame(frame)
}

// handled records that a tick handles everything that was sent.
func (f *far) handled() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.said = 0
}

func (f *far) Inbox() <-chan netcode.Message         { return f.Link.Inbox() }
func (f *far) Close(code netcode.Code, why say.Text) { f.Link.Close(code, why) }
func (f *far) NotifyOrders(do func())                { f.Link.NotifyOrders(do) }
func (f *far) Done() <-chan struct{}                 { return f.Link.Done() }
func (f *far) Err() error                            { return f.Link.Err() }
func (f *far) Remote() string                        { return f.ear.Remote() }
func (f *far) RoundTrip() time.Duration              { return 0 }
func (f *far) Carrier() netcode.Carrier              { return netcode.Carrier{} }
func (f *far) Pinned() bool                          { return true }
func (f *far) Quiet() time.Duration                  { return 0 }

// part ends the links.
func (o *overheard) part() {
	for _, f := range o.far {
		f.Link.Close(netcode.Bye, "")
		_ = f.stranger.Conn.CloseWithError(0, "")
		<-f.Link.Done()
		f.listens.Wait()
	}
}

// checkOver checks a property with fewer battles, because it runs over the network.
func checkOver(t *testing.T, property func(*rapid.T)) {
	t.Helper()
	times := flag.Lookup("rapid.checks")
	was := times.Value.String()
	n := 3
	if rough.Full() {
		n = 100
	}
	if err := times.Value.Set(strconv.Itoa(n)); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = times.Value.Set(was) }()
	rapid.Check(t, property)
}

// TestFaultNothingSecretCrossesTheNetwork repeats the two tests of secrecy with listeners at the
// far ends of real links. It is not parallel: checkOver changes a flag that other tests of secrecy
// read.
func TestFaultNothingSecretCrossesTheNetwork(t *testing.T) {
	data, d := Shipped(t), ajarAt(t)
	checkOver(t, func(t *rapid.T) { searchAll(t, data, d) })
	checkOver(t, func(t *rapid.T) { differInSecret(t, data, d) })
}
