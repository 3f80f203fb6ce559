package discovery

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"time"
)

// Found is a table that answered, and where to dial it.
type Found struct {
	Table
	At netip.AddrPort
}

// askAgain is the interval at which a seeker repeats its question, since datagrams get lost.
const askAgain = 250 * time.Millisecond

// maxFound bounds the tables that one seeker remembers.
const maxFound = 64

// Seek asks the targets, which must be IPv4, until ctx ends, and returns the tables that answered,
// in the order of their answers. With a code it looks for that table only and returns as soon as it
// is found. It returns an error if no question could be sent, but not if nobody answered.
func Seek(ctx context.Context, targets []netip.AddrPort, code string) ([]Found, error) {
	if code != "" {
		var err error
		if code, err = ParseCode(code); err != nil {
			return nil, err
		}
	}
	conn, err := net.ListenUDP("udp4", nil)
	if err != nil {
		return nil, fmt.Errorf("seeking tables: %w", err)
	}
	defer conn.Close()
	return seek(ctx, conn, targets, code)
}

// seek is Seek over a socket and for a code in its written form.
func seek(ctx context.Context, conn socket, targets []netip.AddrPort, code string) ([]Found, error) {
	s := seeker{conn: conn, code: code}
	var mark [8]byte
	_, _ = rand.Read(mark[:]) // never fails
	s.mark = binary.BigEndian.Uint64(mark[:])
	ask, err := seal(questionHead, &question{mark: s.mark, code: code}, QuestionSize)
	if err != nil {
		return nil, err
	}
	for ctx.Err() == nil {
		if err := s.ask(targets, ask); err != nil {
			return s.found, err
		}
		if s.listen(ctx, time.Now().Add(askAgain)) {
			break
		}
	}
	return s.found, nil
}

type seeker struct {
	conn  socket
	mark  uint64
	code  string
	found []Found
}

// ask sends the question to all targets; it fails only if none can be reached.
func (s *seeker) ask(targets []netip.AddrPort, question []byte) error {
	errs := []error{errors.New("no question could be sent")}
	for _, to := range targets {
		if _, err := s.conn.WriteToUDPAddrPort(question, to); err != nil {
			errs = append(errs, err)
		}
	}
	if len(errs) == len(targets)+1 {
		return fmt.Errorf("seeking tables: %w", errors.Join(errs...))
	}
	return nil
}

// listen collects answers until a time, or until the one table is found.
func (s *seeker) listen(ctx context.Context, until time.Time) (enough bool) {
	if d, ok := ctx.Deadline(); ok && d.Before(until) {
		until = d
	}
	_ = s.conn.SetReadDeadline(until) // if it fails, so does the reading below
	stop := context.AfterFunc(ctx, func() { _ = s.conn.SetReadDeadline(time.Unix(1, 0)) })
	defer stop()
	buf := make([]byte, QuestionSize+1)
	for {
		n, from, err := s.conn.ReadFromUDPAddrPort(buf)
		switch {
		case errors.Is(err, net.ErrClosed) || ctx.Err() != nil:
			return true
		case err != nil && !time.Now().Before(until):
			return false
		case err != nil:
			continue // it reports a target where nobody listens
		}
		if s.take(buf[:n], from.Addr().Unmap()) && (s.code != "" || len(s.found) == maxFound) {
			return true
		}
	}
}

// take handles an answer, and reports whether it comes from a new table. An answer from a known one
// updates it. A machine has at most one beacon at each of its ports: anything more from there is
// forged.
func (s *seeker) take(b []byte, from netip.Addr) bool {
	var a answer
	if open(answerHead, b, &a) != nil || a.mark != s.mark || s.code != "" && a.table.Code != s.code {
		return false
	}
	// A table answers at every address of its machine.
	there := 0
	for i := range s.found {
		if s.found[i].At.Addr() == from {
			there++
		}
		if f := &s.found[i]; f.Fingerprint == a.table.Fingerprint && f.Port == a.table.Port && f.Code == a.table.Code {
			f.Table = a.table
			return false
		}
	}
	if there == Ports {
		return false
	}
	s.found = append(s.found, Found{a.table, netip.AddrPortFrom(from, uint16(a.table.Port))})
	return true
}

// local returns the beacon ports of this machine, where its own tables are found without the
// network.
func local() []netip.AddrPort { return ports(nil, netip.AddrFrom4([4]byte{127, 0, 0, 1})) }

// Targets returns this machine and the broadcast address of each network to which it is connected,
// which reaches all machines there.
func Targets() ([]netip.AddrPort, error) {
	all := local()
	cards, err := net.Interfaces()
	if err != nil {
		return all, fmt.Errorf("the networks of this machine: %w", err)
	}
	for _, card := range cards {
		if card.Flags&net.FlagUp == 0 || card.Flags&net.FlagBroadcast == 0 {
			continue
		}
		addrs, err := card.Addrs()
		if err != nil {
			continue // it was unplugged meanwhile
		}
		for _, a := range addrs {
			if n, ok := a.(*net.IPNet); ok {
				if b, ok := broadcast(n); ok {
					all = ports(all, b)
				}
			}
		}
	}
	return all, nil
}

// broadcast returns the address of all machines of an IPv4 network.
func broadcast(n *net.IPNet) (netip.Addr, bool) {
	ip, mask := n.IP.To4(), n.Mask
	if ip == nil || len(mask) != net.IPv4len {
		return netip.Addr{}, false
	}
	var b [4]byte
	for i := range b {
		b[i] = ip[i] | ^mask[i]
	}
	return netip.AddrFrom4(b), true
}

// ports appends an address with each beacon port.
func ports(all []netip.AddrPort, a netip.Addr) []netip.AddrPort {
	for i := range uint16(Ports) {
		all = append(all, netip.AddrPortFrom(a, Port+i))
	}
	return all
}
