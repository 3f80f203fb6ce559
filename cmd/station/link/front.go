package link

import (
	"context"
	"errors"
	"net/url"
	"strings"
	"sync/atomic"
	"time"

	"broadside/netcode/discovery"
)

// Front watches the front of a hall in the background: its tables, and what it can host. Only one
// goroutine may use it.
type Front struct {
	URL     string
	Offer   *discovery.HallOffer // nil until the hall has answered
	Tables  []discovery.Listing  // as last listed
	Heard   time.Time            // when that was
	Trouble string               // why it has not answered since, or ""

	Hosting bool               // a table has been requested, without an answer yet
	Hosted  *discovery.Listing // the table that it has begun, until it is taken
	Refused string             // why it has begun none

	results chan listed
	hosted  chan hosted
	wants   context.Context
	leave   context.CancelFunc
	rests   atomic.Bool
}

// listed is an answer of a hall.
type listed struct {
	offer  *discovery.HallOffer
	tables []discovery.Listing
	err    error
}

type hosted struct {
	table *discovery.Listing
	err   error
}

// listAgain is the interval at which the list of a hall is requested.
const listAgain = 5 * time.Second

// IsHall reports whether an address is that of a hall's page, not a table's.
func IsHall(place string) bool {
	s := strings.ToLower(strings.TrimSpace(place))
	return strings.HasPrefix(s, "http://") || strings.HasPrefix(s, "https://")
}

// Visit starts watching the hall at an address, which may be that of any of its pages.
func Visit(address string) (*Front, error) {
	u, err := url.Parse(strings.TrimSpace(address))
	if err != nil || u.Host == "" || u.User != nil {
		return nil, errNoAddress
	}
	f := &Front{URL: u.Scheme + "://" + u.Host, results: make(chan listed), hosted: make(chan hosted)}
	f.wants, f.leave = context.WithCancel(context.Background())
	go f.run()
	return f, nil
}

func (f *Front) run() {
	for {
		if f.rests.Load() {
			select {
			case <-time.After(time.Second):
				continue
			case <-f.wants.Done():
				return
			}
		}
		var l listed
		l.offer, l.tables, l.err = listTables(f.wants, f.URL)
		select {
		case f.results <- l:
		case <-f.wants.Done():
			return
		}
		select {
		case <-time.After(listAgain):
		case <-f.wants.Done():
			return
		}
	}
}

// Poll handles the hall's answers since the last call.
func (f *Front) Poll(now time.Time) {
	select {
	case l := <-f.results:
		if l.err != nil {
			f.Trouble = l.err.Error()
			return
		}
		f.Offer, f.Tables, f.Heard, f.Trouble = l.offer, l.tables, now, ""
	case h := <-f.hosted:
		f.Hosting, f.Hosted = false, h.table
		if h.err != nil {
			f.Refused = h.err.Error()
		}
	default:
	}
}

// Host asks the hall for a table with a name.
func (f *Front) Host(scenario, name string) {
	f.Hosting, f.Hosted, f.Refused = true, nil, ""
	go func() {
		table, err := hostTable(f.wants, f.URL, scenario, name)
		select {
		case f.hosted <- hosted{table, err}:
		case <-f.wants.Done():
		}
	}()
}

// Rest stops or resumes requesting the list.
func (f *Front) Rest(rests bool) { f.rests.Store(rests) }

// Stop stops watching.
func (f *Front) Stop() { f.leave() }

// errNoAddress means that a text is not the address of a hall.
var errNoAddress = errors.New("this is not the address of a hall; write it as http://192.168.1.20:7650")

// errNoHall means that something answers that is not a hall.
var errNoHall = errors.New("what answers there is not a hall; ask for the address of its page, such as http://192.168.1.20:7650")
