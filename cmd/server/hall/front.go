package hall

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/likeness"
)

// Front is the website where people and stations find tables and ask for new ones.
type Front struct {
	hall      *Hall
	directory *Directory
	host      *Host // on this machine, or nil
	scenarios []discovery.Scenario
	quota     int    // tables that one person may have at once
	public    string // where people reach it, or "": where they have asked
	registry  *prometheus.Registry
	asked     *prometheus.CounterVec
	login     *login // nil: people are identified by their address
	logins    *prometheus.CounterVec

	patience time.Duration // with a requested table, before its owner is told that it is late

	mu      sync.Mutex
	pending map[string][]request // tables that a person has asked for and that are not announced yet
}

// A request is a table that somebody has asked for.
type request struct {
	ticket, name string
	until        time.Time // it counts for them, however long its host takes
}

const (
	// beginTime is how long a requested table may take to start.
	beginTime = 15 * time.Second
	// pendingTime is how long it counts for its owner if it has not started by then.
	pendingTime = 10 * time.Minute
)

// maxForm bounds a request, in bytes.
const maxForm = 4 << 10

// NewFront returns the front of a hall.
func (h *Hall) NewFront(d *Directory, host *Host, scenarios []discovery.Scenario, quota int, public string) *Front {
	f := &Front{
		hall: h, directory: d, host: host, scenarios: scenarios, quota: quota, public: public, registry: prometheus.NewRegistry(), patience: beginTime, pending: map[string][]request{},
		asked: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "broadside_hall_asked_total", Help: "Tables that have been asked for, by what came of it.",
		}, []string{"answer"}),
	}
	gauge := func(name, help string, read func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, read)
	}
	counter := func(name, help string, read func() float64) prometheus.Collector {
		return prometheus.NewCounterFunc(prometheus.CounterOpts{Name: name, Help: help}, read)
	}
	slots := func(read func(running, most, taken int) int) func() float64 {
		return func() float64 {
			if host == nil {
				return 0
			}
			return float64(read(host.Slots()))
		}
	}
	f.registry.MustRegister(f.asked, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
		gauge("broadside_hall_tables", "Tables that are announced.", func() float64 { return float64(len(d.Tables())) }),
		gauge("broadside_hall_players", "Players at all tables.", func() (n float64) {
			for _, a := range d.Tables() {
				n += float64(a.Players)
			}
			return n
		}),
		gauge("broadside_hall_reached", "Whether the hall's NATS server can be reached.", func() float64 {
			if h.Reached() {
				return 1
			}
			return 0
		}),
		counter("broadside_hall_announcements_total", "Announcements that have been heard.", func() float64 { n, _ := d.Counts(); return float64(n) }),
		counter("broadside_hall_forged_total", "Announcements left out because their table has not signed them.", func() float64 { _, n := d.Counts(); return float64(n) }),
		gauge("broadside_hall_slots", "Tables that this host has room for.", slots(func(_, most, _ int) int { return most })),
		gauge("broadside_hall_slots_used", "Tables that run on this host.", slots(func(n, _, _ int) int { return n })),
		gauge("broadside_hall_writable", "Whether the hall's leases take what this host writes; 1 where it hosts nothing.", func() float64 {
			if host == nil || host.Writable() {
				return 1
			}
			return 0
		}),
		gauge("broadside_hall_other_version", "Tables whose host has died and that need a host of another version.", slots(func(int, int, int) int {
			return host.Others()
		})),
		counter("broadside_hall_taken_total", "Tables that this host has taken over.", slots(func(_, _, n int) int { return n })),
	)
	return f
}

// Collect adds collectors to the metrics.
func (f *Front) Collect(more ...prometheus.Collector) { f.registry.MustRegister(more...) }

// Ask makes people log in at a provider before they host a table.
func (f *Front) Ask(p Provider, secret string) error {
	l, err := newLogin(p, f.public, secret)
	if err != nil {
		return err
	}
	f.login = l
	f.logins = prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "broadside_hall_logins_total", Help: "Logins, by what came of them.",
	}, []string{"answer"})
	f.Collect(f.logins)
	return nil
}

// The most connections of one machine to a hall, and in total. Stations poll it, and many may share
// an address.
const (
	maxVisitsEach = 256
	maxVisits     = 2048
)

// Server returns the hall's server, under its names.
func (f *Front) Server(known netcode.KnownAs) *http.Server {
	return known.NewServer(f.Handler(), maxVisitsEach, maxVisits)
}

// Handler answers people, stations and Prometheus.
func (f *Front) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", f.showTables)
	mux.HandleFunc("GET /host", func(w http.ResponseWriter, r *http.Request) { f.showForm(w, r, http.StatusOK, Wish{}, nil) })
	mux.HandleFunc("GET /hall", f.offer)
	mux.HandleFunc("GET /tables", f.list)
	mux.HandleFunc("GET /tables/{table}", f.find)
	mux.HandleFunc("POST /tables", f.begin)
	if f.login != nil {
		mux.HandleFunc("GET /login", f.beginLogin)
		mux.HandleFunc("GET /login/back", f.endLogin)
		mux.HandleFunc("POST /logout", func(w http.ResponseWriter, r *http.Request) {
			f.login.forget(w, whoCookie)
			http.Redirect(w, r, "/", http.StatusSeeOther)
		})
	}
	mux.Handle("GET /metrics", promhttp.HandlerFor(f.registry, promhttp.HandlerOpts{}))
	own := http.NewCrossOriginProtection()
	if f.public != "" { // a proxy may have changed the host of requests
		_ = own.AddTrustedOrigin(f.public) // an invalid origin is not trusted
	}
	return own.Handler(mux)
}

func listing(a *Announcement, hall string) discovery.Listing {
	return discovery.Listing{
		Name: a.Name, Scenario: a.Scenario, Standing: a.Standing, Seats: a.Seats, Place: a.Place, Web: a.Web, Table: a.Table, Protocol: a.Protocol, Build: a.Build,
		Other: a.Protocol != netcode.Protocol, Link: link(a, "", hall),
	}
}

// link returns the link to a table, with the passphrase or PIN that it asks for.
func link(a *Announcement, pass, hall string) string {
	f, err := netcode.ParseFingerprint(a.Table)
	if err != nil {
		return ""
	}
	return netcode.Invitation{Place: a.Place, Pin: &f, Pass: pass, Hall: hall}.String()
}

// url returns the hall's address as the sender of a request reaches it.
func (f *Front) url(r *http.Request) string {
	if f.public != "" || r.Host == "" {
		return f.public
	}
	return "http://" + r.Host
}

func (f *Front) listings(r *http.Request) []discovery.Listing {
	all := []discovery.Listing{}
	for _, a := range f.directory.Tables() {
		all = append(all, listing(a, f.url(r)))
	}
	return all
}

func (f *Front) list(w http.ResponseWriter, r *http.Request) {
	answer(w, http.StatusOK, f.listings(r))
}

// offer describes the hall, and what it can host, to a station.
func (f *Front) offer(w http.ResponseWriter, _ *http.Request) {
	answer(w, http.StatusOK, discovery.HallOffer{
		Protocol: netcode.Protocol, Build: netcode.Build(), Trouble: f.trouble(), Login: f.login != nil, Quota: f.quota, Scenarios: f.scenarios,
	})
}

// find answers where the table with a fingerprint is now.
func (f *Front) find(w http.ResponseWriter, r *http.Request) {
	key, err := netcode.ParseFingerprint(r.PathValue("table"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	a := f.directory.Find(keyOf(key))
	if a == nil {
		http.Error(w, "no such table is in this hall now", http.StatusNotFound)
		return
	}
	answer(w, http.StatusOK, listing(a, f.url(r)))
}

func answer(w http.ResponseWriter, code int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(code)
	_ = json.NewEncoder(w).Encode(v) // the caller may be gone
}

// errQuota means that a person has reached their limit of tables.
var errQuota = errors.New("you already have as many tables as one person may; a table that nobody visits for a while ends by itself")

// begin starts a table for a person, and sends them there.
func (f *Front) begin(w http.ResponseWriter, r *http.Request) {
	r.Body = http.MaxBytesReader(w, r.Body, maxForm)
	name, err := netcode.ParseName(r.FormValue("name"), "table")
	wish := Wish{Scenario: r.FormValue("scenario"), Name: name, By: f.person(r), Ticket: rand.Text(), Key: strings.ToLower(rand.Text())}
	known := slices.ContainsFunc(f.scenarios, func(s discovery.Scenario) bool { return s.Key == wish.Scenario })
	switch {
	case wish.By == "":
		f.refuse(w, r, http.StatusUnauthorized, "nobody", wish, errors.New("log in to host a table"))
		return
	case !known:
		f.refuse(w, r, http.StatusBadRequest, "scenario", wish, fmt.Errorf("there is no scenario %q; choose one from the list", netcode.CleanName(wish.Scenario)))
		return
	case err != nil:
		f.refuse(w, r, http.StatusBadRequest, "name", wish, err)
		return
	}
	switch err := f.reserve(&wish); {
	case errors.Is(err, errQuota):
		f.refuse(w, r, http.StatusTooManyRequests, "quota", wish, err)
		return
	case err != nil:
		f.refuse(w, r, http.StatusConflict, "name", wish, err)
		return
	}
	// The request goes on if they hang up: the table counts as theirs only if a host begins it.
	ctx, stop := context.WithTimeout(context.WithoutCancel(r.Context()), f.patience)
	defer stop()
	if err := f.hall.Begin(ctx, wish); err != nil {
		if !errors.Is(err, ErrAway) { // else a host may have heard of it
			f.release(&wish)
		}
		f.refuse(w, r, http.StatusServiceUnavailable, "no host", wish, err)
		return
	}
	a := f.await(ctx, wish.Ticket)
	if a == nil {
		f.refuse(w, r, http.StatusGatewayTimeout, "late", wish, errors.New("the table was started but is not listed yet; look again in a moment"))
		return
	}
	f.release(&wish)
	f.asked.WithLabelValues("begun").Inc()
	l := listing(a, f.url(r))
	l.GM = link(a, wish.Key, f.url(r))
	if program(r) {
		answer(w, http.StatusCreated, l)
		return
	}
	f.show(w, r, http.StatusCreated, "begun", map[string]any{"Title": l.Name, "Table": &l})
}

// program reports whether a request comes from a program, which reads JSON.
func program(r *http.Request) bool { return r.Header.Get("Accept") == "application/json" }

// refuse explains why a wish is not granted, with the form to try again.
func (f *Front) refuse(w http.ResponseWriter, r *http.Request, code int, answer string, wish Wish, err error) {
	f.asked.WithLabelValues(answer).Inc()
	if program(r) {
		http.Error(w, err.Error(), code)
		return
	}
	f.showForm(w, r, code, wish, err)
}

// person returns who sent a request: with a provider, an account or "" for nobody; otherwise
// the address.
func (f *Front) person(r *http.Request) string {
	if f.login == nil {
		return place(r)
	}
	if s := f.login.person(r); s != nil {
		return s.ID
	}
	return ""
}

// place returns the network of a request: the address, or its /64 for IPv6.
func place(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return netcode.NetworkOf(host)
}

// reserve counts a request for a table and holds its name, if the person may have one more and
// no table, announced or asked for, has a name that can be taken for that one.
func (f *Front) reserve(w *Wish) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	has, alike, there := 0, false, map[string]bool{}
	for _, a := range f.directory.Tables() {
		there[a.Ticket] = true
		alike = alike || likeness.Alike(a.Name, w.Name)
		if a.By == w.By {
			has++
		}
	}
	now := time.Now()
	f.settle(func(x request) bool { return there[x.ticket] || now.After(x.until) })
	for _, asked := range f.pending {
		alike = alike || slices.ContainsFunc(asked, func(x request) bool { return likeness.Alike(x.name, w.Name) })
	}
	switch {
	case has+len(f.pending[w.By]) >= f.quota:
		return errQuota
	case alike:
		return fmt.Errorf("a table here has a name that can be taken for %q; choose another", w.Name)
	}
	f.pending[w.By] = append(f.pending[w.By], request{w.Ticket, w.Name, now.Add(pendingTime)})
	return nil
}

// release no longer counts a request: the table is there, or no host begins it.
func (f *Front) release(w *Wish) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.settle(func(x request) bool { return x.ticket == w.Ticket })
}

// settle drops requests. The caller holds the lock.
func (f *Front) settle(over func(request) bool) {
	for by, asked := range f.pending {
		if f.pending[by] = slices.DeleteFunc(asked, over); len(f.pending[by]) == 0 {
			delete(f.pending, by)
		}
	}
}

// await waits for the table with a ticket.
func (f *Front) await(ctx context.Context, ticket string) *Announcement {
	for {
		for _, a := range f.directory.Tables() {
			if a.Ticket == ticket {
				return a
			}
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(20 * time.Millisecond):
		}
	}
}
