package hall

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"broadside/netcode"
	"broadside/netcode/discovery"
)

// announceEvery is how often a table announces itself.
const announceEvery = 3 * time.Second

// Announcement is a table's description of itself for the hall.
type Announcement struct {
	discovery.Standing
	Table    string `json:"table"` // see keyOf
	Name     string `json:"name"`
	Scenario string `json:"scenario"`
	Seats    int    `json:"seats"`
	Place    string `json:"place"`         // host and port
	Web      string `json:"web,omitempty"` // where a browser plays, or ""
	Protocol int    `json:"protocol"`
	Build    string `json:"build"`
	Host     string `json:"host"`
	Fence    uint64 `json:"fence"`
	Beat     uint64 `json:"beat"`             // counts announcements of a fencing number
	By       string `json:"by,omitempty"`     // the person who asked for it
	Ticket   string `json:"ticket,omitempty"` // by which they find it
}

// signed is an announcement with the table's signature.
type signed struct {
	Text []byte `json:"text"` // an Announcement
	Key  []byte `json:"key"`
	Sign []byte `json:"sign"`
}

// maxAnnouncement bounds an announcement with its signature, in bytes.
const maxAnnouncement = 8 << 10

// maxTables bounds the tables that a directory lists, and half of those whose last announcement
// it remembers.
const maxTables = 1 << 17

// ErrForged means that an announcement is not signed by the table that it names.
var ErrForged = errors.New("an announcement is not signed by the table that it names")

// sign returns an announcement as stored in the directory.
func (a *Announcement) sign(id *netcode.Identity) ([]byte, error) {
	text, err := json.Marshal(a)
	if err != nil {
		return nil, err
	}
	return json.Marshal(signed{Text: text, Key: id.PublicKey(), Sign: id.Sign(text)})
}

// read checks an entry of the directory. It trusts only what the table has signed, and of
// that only what can be shown.
func read(table string, b []byte) (*Announcement, error) {
	if len(b) > maxAnnouncement {
		return nil, fmt.Errorf("%w: it has %d bytes", ErrForged, len(b))
	}
	var s signed
	if err := json.Unmarshal(b, &s); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForged, err)
	}
	key, err := netcode.ParseFingerprint(table)
	if err != nil || !key.Signed(s.Key, s.Text, s.Sign) {
		return nil, ErrForged
	}
	var a Announcement
	if err := json.Unmarshal(s.Text, &a); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForged, err)
	}
	if _, _, err := net.SplitHostPort(a.Place); err != nil || a.Table != table || a.Players < 0 || a.Seats < 0 {
		return nil, ErrForged
	}
	if u, err := url.Parse(a.Web); err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		a.Web = ""
	}
	a.Standing.Clean()
	a.Name, a.Scenario = netcode.CleanName(a.Name), netcode.CleanTitle(a.Scenario)
	a.Build, a.Host = netcode.CleanName(a.Build), netcode.CleanName(a.Host)
	return &a, nil
}

// serial is the place of an announcement among those of its table.
type serial struct{ fence, beat uint64 }

// later reports whether an announcement is newer than another of its table.
func (a *Announcement) later(than serial) bool {
	return a.Fence > than.fence || a.Fence == than.fence && a.Beat > than.beat
}

// Directory holds the announcements of tables. Its methods may be called from any goroutine.
type Directory struct {
	hall *Hall
	most int // tables

	mu      sync.Mutex
	tables  map[string]entry
	newest  map[string]serial // including tables that are gone, so that no announcement can be replayed
	before  map[string]serial // what newest was until it was full; tables that are not heard of are forgotten with it
	forged  int
	updates int
	full    bool // the tables that are listed are as many as may be
}

type entry struct {
	*Announcement
	heard time.Time
}

// Watch follows the directory until the context ends, through any outage of the hall.
func (h *Hall) Watch(ctx context.Context) *Directory {
	d := &Directory{hall: h, most: maxTables, tables: map[string]entry{}, newest: map[string]serial{}}
	go d.run(ctx)
	return d
}

func (d *Directory) run(ctx context.Context) {
	for ctx.Err() == nil {
		if err := d.follow(ctx); err != nil && ctx.Err() == nil {
			select {
			case <-ctx.Done():
			case <-time.After(sendAgain):
			}
		}
	}
}

// follow follows the directory until it is lost.
func (d *Directory) follow(ctx context.Context) error {
	w, err := d.hall.watch(ctx, directoryBucket)
	if err != nil {
		return err
	}
	defer func() { _ = w.Stop() }()
	// NATS does not report that a bucket was deleted, so look again after a silence.
	still := time.NewTimer(2 * announceTTL)
	defer still.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-still.C:
			return nil
		case e, open := <-w.Updates():
			if !open {
				return nil
			}
			if e == nil {
				continue // end of the initial entries
			}
			still.Reset(2 * announceTTL)
			if e.Operation() == jetstream.KeyValuePut {
				d.hear(e.Key(), e.Value())
			} else {
				d.mu.Lock()
				delete(d.tables, e.Key())
				d.mu.Unlock()
			}
		}
	}
}

// hear records an announcement.
func (d *Directory) hear(table string, b []byte) {
	a, err := read(table, b)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.updates++
	if err != nil {
		d.forged++
		if d.forged == 1 || d.forged%1000 == 0 {
			d.hall.log.Warn("an announcement was left out", "table", table, "error", err, "so far", d.forged)
		}
		return
	}
	was, known := d.newest[table]
	if !known {
		was, known = d.before[table]
	}
	if known && !a.later(was) {
		return // a replay
	}
	if len(d.newest) >= d.most {
		d.before, d.newest = d.newest, map[string]serial{}
	}
	d.newest[table] = serial{a.Fence, a.Beat}
	if d.hasRoom(table) {
		d.tables[table] = entry{a, time.Now()}
	}
}

// hasRoom reports whether a table can be listed. The caller holds the lock.
func (d *Directory) hasRoom(table string) bool {
	if _, listed := d.tables[table]; listed || len(d.tables) < d.most {
		return true
	}
	d.dropSilent()
	was := d.full
	if d.full = len(d.tables) >= d.most; d.full && !was {
		d.hall.log.Error("more tables announce themselves than a hall lists; does somebody else write to its NATS server?", "listed", len(d.tables))
	}
	return !d.full
}

// dropSilent drops tables that have not been heard of for long. The caller holds the lock.
func (d *Directory) dropSilent() {
	maps.DeleteFunc(d.tables, func(_ string, e entry) bool { return time.Since(e.heard) > announceTTL })
}

// Tables returns the announced tables, by name.
func (d *Directory) Tables() []*Announcement {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.dropSilent()
	var all []*Announcement
	for _, e := range d.tables {
		all = append(all, e.Announcement)
	}
	slices.SortFunc(all, func(a, b *Announcement) int {
		if c := strings.Compare(a.Name, b.Name); c != 0 {
			return c
		}
		return strings.Compare(a.Table, b.Table)
	})
	return all
}

// Find returns the table of a key, or nil.
func (d *Directory) Find(table string) *Announcement {
	for _, a := range d.Tables() {
		if a.Table == table {
			return a
		}
	}
	return nil
}

// Counts returns the number of announcements received, and how many of them were dropped as
// forged.
func (d *Directory) Counts() (heard, forged int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.updates, d.forged
}
