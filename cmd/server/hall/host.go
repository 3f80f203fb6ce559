package hall

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"strconv"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"broadside/netcode"
)

// Requests to hosts, which one of them answers.
const (
	beginSubject = "broadside.begin"  // asks for a table
	readySubject = "broadside.ready." // tells a table's host that another stands by to take it
	hostGroup    = "hosts"
)

// takeSubject asks for a host of the same version that takes over a table whose host is about
// to end.
var takeSubject = fmt.Sprint("broadside.take.", netcode.Protocol)

// A Wish is a request for a new table.
type Wish struct {
	Scenario string `json:"scenario"`
	Name     string `json:"name"`
	By       string `json:"by"`
	Ticket   string `json:"ticket"` // is announced with the table
	Key      string `json:"key"`    // opens the GM's chair
}

// A Task is a table that a host starts in a separate process.
type Task struct {
	Wish           // for a new table
	Table   string // to take over, or ""
	Standby bool   // wait until its host has ended
	Stale   string // the last renewal of its lease
	State   string // a folder of its own
}

// Start starts a table. It returns a channel that is closed when the table has ended.
type Start func(Task) (ended <-chan struct{}, err error)

// Host starts tables on this machine: those that people ask for, and those of hosts that have
// died or are ending.
type Host struct {
	hall  *Hall
	name  string
	slots int
	state string
	start Start
	log   *slog.Logger

	more    chan struct{} // a rescue has ended, so another can begin
	ended   chan struct{} // a table here has ended
	mu      sync.Mutex
	running map[string]bool // folders of tables
	rescues map[string]*rescue
	tries   map[string]try
	number  int
	taken   int             // the number of tables taken over so far
	others  map[string]bool // tables of other versions, which other hosts have to take over
	now     func() time.Time
	pulsed  time.Time // when the leases last accepted a write of a host
}

// A host writes a pulse into the leases' bucket as often as tables renew their leases. While
// no pulse comes back, no table can renew its lease either, and none is taken over: the disk
// of NATS is full, its cluster has lost its majority, or this machine has been asleep.
const (
	pulseKey  = "pulse"
	pulseLost = 2 * renewEvery
)

// errNoSlot means that a host has no free slot.
var errNoSlot = errors.New("this host has no room for another table")

// errFull means that a new table could not be stored.
var errFull = errors.New("the hall's NATS server accepts no writes; make room on its disk")

// NewHost returns a host with a number of slots. Each table has its own folder within state.
func (h *Hall) NewHost(name string, slots int, state string, start Start) *Host {
	return &Host{
		hall: h, name: name, slots: slots, state: state, start: start, log: h.log, now: time.Now, more: make(chan struct{}, 1), ended: make(chan struct{}, 1),
		running: map[string]bool{}, rescues: map[string]*rescue{}, tries: map[string]try{}, others: map[string]bool{},
	}
}

// Run offers the slots until the context ends.
func (h *Host) Run(ctx context.Context) {
	var beside sync.WaitGroup
	defer beside.Wait()
	beside.Go(func() { h.follow(ctx) })
	beside.Go(func() { h.keepTidy(ctx) })
	serve := func(subject string, answer func([]byte) error) *nats.Subscription {
		s, err := h.hall.nc.QueueSubscribe(subject, hostGroup, func(m *nats.Msg) {
			if err := answer(m.Data); errors.Is(err, errNoSlot) {
				h.pass(m)
			} else {
				_ = m.Respond(reply(err)) // the caller may be gone
			}
		})
		if err != nil {
			h.log.Error("this host cannot be asked for tables", "error", err)
		}
		return s
	}
	subs := []*nats.Subscription{serve(beginSubject, h.begin), serve(takeSubject, h.take)}
	<-ctx.Done()
	for _, s := range subs {
		if s != nil {
			_ = s.Unsubscribe() // the connection ends as well
		}
	}
}

// hopsHeader counts how often full hosts have passed a request on.
const hopsHeader = "Broadside-Hops"
const maxHops = 16

// pass passes a request on to another host.
func (h *Host) pass(m *nats.Msg) {
	hops, _ := strconv.Atoi(m.Header.Get(hopsHeader))
	if hops >= maxHops {
		_ = m.Respond(reply(errNoSlot)) // the caller may be gone
		return
	}
	on := nats.NewMsg(m.Subject)
	on.Data, on.Reply = m.Data, m.Reply
	on.Header.Set(hopsHeader, strconv.Itoa(hops+1))
	_ = h.hall.nc.PublishMsg(on) // likewise: they will ask again
}

func reply(err error) []byte {
	if err == nil {
		return []byte("ok")
	}
	return []byte(err.Error())
}

// Slots returns the number of tables running here, the number of slots, and the number of
// tables taken over so far.
func (h *Host) Slots() (running, most, taken int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.running), h.slots, h.taken
}

// Writable reports whether the leases' bucket accepts writes.
func (h *Host) Writable() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.now().Sub(h.pulsed) < pulseLost
}

// Others returns the number of tables waiting for a host of another version.
func (h *Host) Others() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.others)
}

// begin starts the table of a wish.
func (h *Host) begin(b []byte) error {
	var w Wish
	if err := json.Unmarshal(b, &w); err != nil {
		return fmt.Errorf("this is not a request for a table: %w", err)
	}
	return h.run(Task{Wish: w})
}

// take stands by to take over a table whose host is about to end.
func (h *Host) take(b []byte) error {
	return h.run(Task{Table: string(b), Standby: true})
}

// run starts a table if a slot is free.
func (h *Host) run(t Task) error {
	if t.Table == "" && !h.Writable() {
		return errFull
	}
	h.mu.Lock()
	state := h.slot()
	h.mu.Unlock()
	if state == "" {
		return errNoSlot
	}
	t.State = state
	_, err := h.launch(t)
	return err
}

// slot takes a slot and returns the folder for its table, or "" if no slot is free. The
// caller holds the lock.
func (h *Host) slot() string {
	if len(h.running) >= h.slots {
		return ""
	}
	h.number++
	state := filepath.Join(h.state, fmt.Sprintf("%s-%d", time.Now().Format("20060102-150405"), h.number))
	h.running[state] = true
	return state
}

// launch starts a table in a slot, and frees the slot when the table ends.
func (h *Host) launch(t Task) (ended <-chan struct{}, err error) {
	if ended, err = h.start(t); err != nil {
		h.free(t.State)
		return nil, err
	}
	go func() {
		<-ended
		h.free(t.State)
	}()
	return ended, nil
}

// free frees the slot of a table.
func (h *Host) free(state string) {
	h.mu.Lock()
	delete(h.running, state)
	h.mu.Unlock()
	select {
	case h.ended <- struct{}{}:
	default: // a signal is pending already
	}
}

// Adopt gives a slot to a running table that an earlier host started on this machine, until
// the table ends.
func (h *Host) Adopt(state string, ended <-chan struct{}) {
	h.mu.Lock()
	h.running[state] = true
	h.mu.Unlock()
	go func() {
		<-ended
		h.free(state)
	}()
}

// ask sends a request to the hosts, and returns the refusal of the one that answers.
func (h *Hall) ask(ctx context.Context, subject string, body []byte) error {
	m, err := h.nc.RequestWithContext(ctx, subject, body)
	switch {
	case errors.Is(err, nats.ErrNoResponders):
		return errors.New("no host is available to run a table; start one with \"broadside-server hall --slots 8 --nats URL\"")
	case err != nil:
		return fmt.Errorf("%w: %w", ErrAway, err)
	case string(m.Data) != "ok":
		return errors.New(string(m.Data))
	}
	return nil
}

// Begin asks some host to start a table.
func (h *Hall) Begin(ctx context.Context, w Wish) error {
	b, err := json.Marshal(w)
	if err != nil {
		return err
	}
	return h.ask(ctx, beginSubject, b)
}

// Succeed asks some host to stand by to take the table over, and waits until it does.
func (m *Member) Succeed(ctx context.Context) error {
	ready, err := m.hall.nc.SubscribeSync(readySubject + m.table)
	if err != nil {
		return err
	}
	defer func() { _ = ready.Unsubscribe() }() // the connection ends as well
	if err := m.hall.ask(ctx, takeSubject, []byte(m.table)); err != nil {
		return err
	}
	if _, err := ready.NextMsgWithContext(ctx); err != nil {
		return fmt.Errorf("no host stands by: %w", err)
	}
	return nil
}

// Stand tells a table's host that this process stands by to take it over.
func (h *Hall) Stand(table string) error {
	if err := h.nc.Publish(readySubject+table, nil); err != nil {
		return err
	}
	return h.nc.Flush()
}
