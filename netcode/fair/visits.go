//go:build !js

package fair

import (
	"net"
	"net/http"
	"slices"
	"sync"
)

// Visits bounds the connections to an HTTP server, by machine and in total. When all are taken, a
// newcomer displaces one of the machine with the most, if that has more than the newcomer would, or
// else any without a request in progress; of several the oldest, idle ones first. A machine at its own
// limit gets no more.
type Visits struct {
	all    int
	source func(net.Addr) (machine string, most int)

	mu    sync.Mutex
	from  map[string][]visit // by machine, the oldest first
	n     int
	count int // all connections so far
}

// visit is a connection and its number in order of arrival.
type visit struct {
	net.Conn
	place  int
	served bool // a request is in progress
}

// NewVisits returns a limit for all connections together and, by source, for those of the machine
// at an address.
func NewVisits(all int, source func(net.Addr) (machine string, most int)) *Visits {
	return &Visits{all: all, source: source, from: map[string][]visit{}}
}

// Count implements http.Server.ConnState. It closes connections beyond the limits, and stops
// counting those that are hijacked or closed.
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
		v.from[machine] = append(v.from[machine], visit{Conn: c, place: v.count})
		v.n++
		v.count++
	case http.StateActive, http.StateIdle:
		if i := v.find(machine, c); i >= 0 {
			v.from[machine][i].served = s == http.StateActive
		}
	case http.StateClosed, http.StateHijacked:
		v.remove(machine, c)
	}
}

// makeRoom closes a visit to make room for a machine's, and reports whether it could.
func (v *Visits) makeRoom(machine string) bool {
	most := machine
	for from, all := range v.from {
		if len(all) > len(v.from[most]) {
			most = from
		}
	}
	gone := oldestIdle(v.from[most])
	switch {
	case len(v.from[most]) > len(v.from[machine])+1:
		if gone == nil {
			gone = &v.from[most][0]
		}
	default:
		gone = nil
		for from, all := range v.from {
			if from != machine && len(all) <= len(v.from[machine]) {
				continue
			}
			if x := oldestIdle(all); x != nil && (gone == nil || x.place < gone.place) {
				most, gone = from, x
			}
		}
	}
	if gone == nil {
		return false
	}
	c := gone.Conn
	v.remove(most, c)
	_ = c.Close()
	return true
}

// oldestIdle returns the first of some visits without a request in progress, or nil.
func oldestIdle(all []visit) *visit {
	if i := slices.IndexFunc(all, func(x visit) bool { return !x.served }); i >= 0 {
		return &all[i]
	}
	return nil
}

// find returns the index of a visit among those of its machine, or -1.
func (v *Visits) find(machine string, c net.Conn) int {
	return slices.IndexFunc(v.from[machine], func(x visit) bool { return x.Conn == c })
}

// remove removes a visit, if it is there.
func (v *Visits) remove(machine string, c net.Conn) {
	i := v.find(machine, c)
	if i < 0 {
		return
	}
	v.n--
	if v.from[machine] = slices.Delete(v.from[machine], i, i+1); len(v.from[machine]) == 0 {
		delete(v.from, machine)
	}
}
