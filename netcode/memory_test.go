package netcode

import (
	"context"
	"io"
	"sync"
	"time"

	"broadside/sim/say"
)

// Hall is a door in memory, for tests: the same messages, checks and limits as over QUIC, without
// the network.
type Hall struct{ *door }

// NewHall opens a Hall.
func NewHall() *Hall { return &Hall{newDoor(Protocol)} }

// Dial knocks at the hall and waits for the welcome. It ignores Pin and Trust.
func (h *Hall) Dial(ctx context.Context, g Guest) (Link, *Welcome, error) {
	client, server := memoryPair("hall")
	who := h.arrive("")
	if who == nil || !h.invite(who, func() { server.shut(Crowded, crowded) }, func() {
		late, cancel := context.WithTimeout(context.Background(), HelloTime)
		defer cancel()
		h.greet(late, server, who)
	}) {
		return nil, nil, &Ended{Code: Crowded, Reason: crowded, Remote: true}
	}
	return g.enter(ctx, knocked{carrier: client})
}

// Close implements Listener.
func (h *Hall) Close(why say.Text) { h.door.close(why) }

// Pair is a client's and a server's end of a link in memory. The first message
// must still be a Hello, answered by a Welcome.
func Pair() (client, server Link) {
	c, s := memoryPair("pair")
	return newLink(c, clientSide), newLink(s, serverSide)
}

// memoryCarrier is one end of two pipes and two channels.
type memoryCarrier struct {
	in       *io.PipeReader
	out      *io.PipeWriter
	arriving chan []byte
	leaving  chan []byte
	wire     *memoryWire
	name     string
}

// memoryWire is the state that both ends share: why the first of them shut it.
type memoryWire struct {
	once sync.Once
	cut  chan struct{}
	by   *memoryCarrier
	why  Ended
}

// datagrams is how many datagrams wait in memory; more are lost.
const datagrams = 32

func memoryPair(name string) (client, server *memoryCarrier) {
	up, upEnd := io.Pipe()
	down, downEnd := io.Pipe()
	wire := &memoryWire{cut: make(chan struct{})}
	acks, frames := make(chan []byte, datagrams), make(chan []byte, datagrams)
	client = &memoryCarrier{in: down, out: upEnd, arriving: frames, leaving: acks, wire: wire, name: name}
	server = &memoryCarrier{in: up, out: downEnd, arriving: acks, leaving: frames, wire: wire, name: name}
	return client, server
}

func (m *memoryCarrier) Read(p []byte) (int, error)  { return m.in.Read(p) }
func (m *memoryCarrier) Write(p []byte) (int, error) { return m.out.Write(p) }

func (m *memoryCarrier) sendDatagram(b []byte) error {
	select {
	case <-m.wire.cut:
		return io.ErrClosedPipe
	case m.leaving <- append([]byte(nil), b...):
	default: // lost, as on a network
	}
	return nil
}

func (m *memoryCarrier) receiveDatagram(ctx context.Context) ([]byte, error) {
	select {
	case b := <-m.arriving:
		return b, nil
	case <-m.wire.cut:
		return nil, io.ErrClosedPipe
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (m *memoryCarrier) shut(code Code, why say.Text) {
	m.wire.once.Do(func() {
		m.wire.by, m.wire.why = m, Ended{Code: code, Reason: why}
		close(m.wire.cut)
	})
	_ = m.in.Close()
	_ = m.out.Close()
}

func (m *memoryCarrier) ended(err error) *Ended {
	select {
	case <-m.wire.cut:
		e := m.wire.why
		e.Remote = m.wire.by != m
		return &e
	default:
		return quicEnded(err)
	}
}

func (m *memoryCarrier) kind() Carrier            { return Carrier{Name: "memory"} }
func (m *memoryCarrier) remote() string           { return m.name }
func (m *memoryCarrier) pinned() bool             { return true }
func (m *memoryCarrier) roundTrip() time.Duration { return 0 }
