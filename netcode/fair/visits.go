//go:build !js

package fair

import (
	"net"
	"net/http"
	"slices"
	"sync"
)

// Visits bounds the connections to an HTTP server: those of one machine, and all together. When
// all are taken, the machine with the most loses its oldest for a newcomer's, unless nobody has
// more than the newcomer would. A machine that has as many as it may gets no more.
type Visits struct {
	all    int
	source func(net.Addr) (machine string, most int)

	mu   sync.Mutex
	from map[string][]net.Conn // by machine, the oldest first
	n    int
}

// NewVisits returns bounds for all connections and, by source, for those of the machine at an
// address.
func NewVisits(all int, source func(net.Addr) (machine string, most int)) *Visits {
	return &Visits{all: all, source: source, from: map[string][]net.Conn{}}
}

// Count implements http.Server.ConnState. It closes connections beyond the bounds, and no
// longer counts one that the server has handed over.
func (v *Visits) Count(c net.Conn, s http.ConnState) {
	machine, most := v.source(c.RemoteAddr())
	v.mu.Lock()
	defer v.mu.Unlock()
	switch s {
	case http.StateNew:
		if len(v.from[machine]) >= most || v.n >= v.all && !v.makeRoom(machine) {
			_ = c.Close()
			return
		}
		v.from[machine] = append(v.from[machine], c)
		v.n++
	case http.StateClosed, http.StateHijacked:
		v.remove(machine, c)
	}
}

// makeRoom closes a visit for another of a machine, and reports whether it could: it takes none
// from machines that have no more than that one would.
func (v *Visits) makeRoom(machine string) bool {
	most := machine
	for from, all := range v.from {
		if len(all) > len(v.from[most]) {
			most = from
		}
	}
	if len(v.from[most]) <= len(v.from[machine])+1 {
		return false
	}
	c := v.from[most][0]
	v.remove(most, c)
	_ = c.Close()
	return true
}

// remove takes a visit off the list, if it is there.
func (v *Visits) remove(machine string, c net.Conn) {
	i := slices.Index(v.from[machine], c)
	if i < 0 {
		return
	}
	v.n--
	if v.from[machine] = slices.Delete(v.from[machine], i, i+1); len(v.from[machine]) == 0 {
		delete(v.from, machine)
	}
}
