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

// Port is the first of the Ports UDP ports at which beacons listen, so that several tables can run
// on one machine.
const (
	Port  = 7621
	Ports = 4
)

// The most answers in any second, to one source and to all together. A seeker asks four times a
// second at each of the ports; the rest leaves room for several behind one address.
const (
	perSource = 20
	perSecond = 400
)

// socket is the part of net.UDPConn that beacons and seekers use.
type socket interface {
	ReadFromUDPAddrPort(b []byte) (n int, from netip.AddrPort, err error)
	WriteToUDPAddrPort(b []byte, to netip.AddrPort) (int, error)
	SetReadDeadline(time.Time) error
	LocalAddr() net.Addr
	Close() error
}

// Beacon answers seekers of a table.
type Beacon struct {
	conn  socket
	table atomic.Pointer[Table]
	done  chan struct{}
}

// Announce starts a beacon for a table at an IPv4 address, at the given port or, if another table
// has it, one of the Ports-1 after it.
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

// light starts a beacon on a socket, which the beacon closes.
func light(conn socket, t Table) *Beacon {
	b := &Beacon{conn: conn, done: make(chan struct{})}
	b.table.Store(&t)
	go b.answerLoop()
	return b
}

// Update changes the answer. It returns an error and changes nothing for a table that cannot be
// announced, such as one without a port.
func (b *Beacon) Update(t Table) error {
	if err := check(t); err != nil {
		return err
	}
	b.table.Store(&t)
	return nil
}

// check returns an error if a table cannot be announced.
func check(t Table) error {
	if _, err := seal(answerHead, &answer{table: t}, 0); err != nil {
		return fmt.Errorf("the table's beacon: %w", err)
	}
	return nil
}

// Addr returns the address at which the beacon listens.
func (b *Beacon) Addr() netip.AddrPort { return b.conn.LocalAddr().(*net.UDPAddr).AddrPort() }

// Close ends the beacon and waits for it.
func (b *Beacon) Close() {
	_ = b.conn.Close() // fails only if it is closed already
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
		// Other errors report an answer that did not arrive.
		if err != nil || n != QuestionSize {
			continue
		}
		out := b.reply(buf[:n])
		if out == nil || !ration.Take(from.Addr().Unmap().String(), time.Now()) {
			continue
		}
		_, _ = b.conn.WriteToUDPAddrPort(out, from) // may be lost like any datagram
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
