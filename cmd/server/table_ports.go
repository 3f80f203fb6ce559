package main

import (
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"sync"
)

// portRange is the ports at which the tables of a hall listen; without any, each takes a random one.
type portRange struct {
	first, last int

	mu    sync.Mutex
	taken map[int]bool // by tables that this process has started
}

// parsePorts reads one port or a range of them, as in 7620-7639; "" is none.
func parsePorts(text string) (*portRange, error) {
	r := &portRange{taken: map[int]bool{}}
	if text == "" {
		return r, nil
	}
	low, high, several := strings.Cut(text, "-")
	if !several {
		high = low
	}
	first, err := strconv.ParseUint(low, 10, 16)
	last, bad := strconv.ParseUint(high, 10, 16)
	if err != nil || bad != nil || first == 0 || last < first {
		return nil, fmt.Errorf("%q is neither a port nor a range of ports; write it as 7620-7639", text)
	}
	r.first, r.last = int(first), int(last)
	return r, nil
}

// count returns the number of ports; 0: any port will do.
func (r *portRange) count() int {
	if r.first == 0 {
		return 0
	}
	return r.last - r.first + 1
}

// take returns a port at which a table can listen at an address, by UDP and TCP, and keeps it from
// other tables until it is freed; 0 is any.
func (r *portRange) take(at string) (int, error) {
	if r.first == 0 {
		return 0, nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	err := errors.New("tables of this hall have them all")
	for port := r.first; port <= r.last; port++ {
		if r.taken[port] {
			continue
		}
		if err = tryPort(net.JoinHostPort(at, strconv.Itoa(port))); err == nil {
			r.taken[port] = true
			return port, nil
		}
	}
	return 0, fmt.Errorf("no port of --table-ports %d-%d is free (%w)", r.first, r.last, err)
}

// free lets another table take a port.
func (r *portRange) free(port int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.taken, port)
}

// tryPort returns why nobody can listen at an address now, or nil.
func tryPort(address string) error {
	udp, err := net.ListenPacket("udp", address)
	if err != nil {
		return err
	}
	defer udp.Close()
	tcp, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	return tcp.Close()
}
