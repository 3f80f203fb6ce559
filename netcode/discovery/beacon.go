package discovery

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"sync/atomic"
	"time"

	"broadside/netcode/fair"
)

// Port is the first of the UDP ports at which beacons listen; Ports is how
// many there are, so that several tables can stand on one machine.
const (
	Port  = 7621
	Ports = 4
)

// Answers in any second at most, to one source and to all together. A seeker asks
// four times a second at each of the ports; the rest is room for several behind
// one address.
const (
	perSource = 20
	perSecond = 400
)

// socket is what net.UDPConn does for beacons and seekers.
type socket interface {
	ReadFromUDPAddrPort(b []byte) (n int, from netip.AddrPort, err error)
	WriteToUDPAddrPort(b []byte, to netip.AddrPort) (int, error)
	SetReadDeadline(time.Time) error
	LocalAddr() net.Addr
	Close() error
}

// Beacon answers those who seek a table.
type Beacon struct {
	conn  socket
	table atomic.Pointer[Table]
	done  chan struct{}
}

// Announce starts a beacon for a table at an IPv4 address: the given port or,
// where another table has it, one of the Ports-1 after it.
func Announce(at netip.AddrPort, t Table) (*Beacon, error) {
	if err := check(t); err != nil {
		return nil, err
	}
	var errs []error
	for i := range Ports {
		port := at.Port()
		if port != 0 {
			port += uint16(i)
		}
		conn, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(netip.AddrPortFrom(at.Addr(), port)))
		if err != nil {
			errs = append(errs, err)
			continue
		}
		return light(conn, t), nil
	}
	return nil, fmt.Errorf("the table's beacon: %w", errors.Join(errs...))
}

// light begins to answer over a socket, which the beacon closes.
func light(conn socket, t Table) *Beacon {
	b := &Beacon{conn: conn, done: make(chan struct{})}
	b.table.Store(&t)
	go b.answerLoop()
	return b
}

// Update changes what is answered from now on. A table that cannot be told,
// such as one without a port, is an error and changes nothing.
func (b *Beacon) Update(t Table) error {
	if err := check(t); err != nil {
		return err
	}
	b.table.Store(&t)
	return nil
}

// check reports whether a table can be told.
func check(t Table) error {
	if _, err := seal(answerHead, &answer{table: t}, 0); err != nil {
		return fmt.Errorf("the table's beacon: %w", err)
	}
	return nil
}

// Addr returns where the beacon listens.
func (b *Beacon) Addr() netip.AddrPort { return b.conn.LocalAddr().(*net.UDPAddr).AddrPort() }

// Close ends the beacon and waits for it.
func (b *Beacon) Close() {
	_ = b.conn.Close() // it can only have been closed before
	<-b.done
}

func (b *Beacon) answerLoop() {
	defer close(b.done)
	ration := fair.Ration{Each: perSource, All: perSecond}
	buf := make([]byte, QuestionSize+1)
	for {
		n, from, err := b.conn.ReadFromUDPAddrPort(buf)
		if errors.Is(err, net.ErrClosed) {
			return
		}
		// Other errors tell of an answer that did not arrive.
		if err != nil || n != QuestionSize {
			continue
		}
		out := b.reply(buf[:n])
		if out == nil || !ration.Take(from.Addr().Unmap().String(), time.Now()) {
			continue
		}
		_, _ = b.conn.WriteToUDPAddrPort(out, from) // lost like any datagram
	}
}

// reply returns the answer to a question, or nil.
func (b *Beacon) reply(request []byte) []byte {
	var q question
	if open(questionHead, request, &q) != nil {
		return nil
	}
	t := b.table.Load()
	if q.code != "" && q.code != t.Code {
		return nil
	}
	out, err := seal(answerHead, &answer{mark: q.mark, table: *t}, 0)
	if err != nil || len(out) > len(request) {
		return nil
	}
	return out
}
