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

// Front watches the front of a hall, beside the screen: which tables there are, and what
// it can host. One goroutine uses it.
type Front struct {
	URL     string
	Offer   *discovery.HallOffer // nil until the hall has answered
	Tables  []discovery.Listing  // as they were listed last
	Heard   time.Time            // when that was
	Trouble string               // why it has not answered since, or ""

	Hosting bool               // it has been asked for a table, and has not answered
	Hosted  *discovery.Listing // the table that it has begun, until this is taken
	Refused string             // why it has begun none

	results chan listed
	hosted  chan hosted
	wants   context.Context
	leave   context.CancelFunc
	rests   atomic.Bool
}

// listed is what a hall has answered.
type listed struct {
	offer  *discovery.HallOffer
	tables []discovery.Listing
	err    error
}

type hosted struct {
	table *discovery.Listing
	err   error
}

// listAgain is how often the list of a hall is asked for.
const listAgain = 5 * time.Second

// IsHall reports whether an address is that of a hall's page, and no table's.
func IsHall(place string) bool {
	s := strings.ToLower(strings.TrimSpace(place))
	return strings.HasPrefix(s, "http://") || strings.HasPrefix(s, "https://")
}

// Visit begins to watch the hall at an address, which may be that of any of its pages.
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

// Poll takes in what the hall has answered since.
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

// Host asks the hall for a table of a name.
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

// Rest stops asking the hall for its list, or asks again.
func (f *Front) Rest(rests bool) { f.rests.Store(rests) }

// Stop ends the watching.
func (f *Front) Stop() { f.leave() }

// errNoAddress means that a text is not the address of a hall.
var errNoAddress = errors.New("this is not the address of a hall; write it as http://192.168.1.20:7650")

// errNoHall means that something answers which is no hall.
var errNoHall = errors.New("what answers there is not a hall; ask for the address of its page, such as http://192.168.1.20:7650")
