package hall

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"broadside/cmd/server/keep"
	"broadside/netcode"
	"broadside/sim/say"
)

// Entry says how a table enters the hall.
type Entry struct {
	Secret  string // of the hall, with which identities are sealed
	Host    string // the name of this process
	State   string // the folder of the table's identity
	Take    string // the key of a table to take over, or ""
	Standby bool   // wait until that table's host releases it or dies
	Stale   string // the renewal of its lease that has been the last for long; "": unknown

	// Settings are those that another host needs to continue the table. A table that is
	// taken over keeps its own.
	Settings map[string]string
	Ready    func() // called when only the lease is missing; may be nil

	// Lost is called once, when another host has taken the table.
	Lost func()
}

// Member is a table in the hall.
type Member struct {
	Entry
	hall     *Hall
	table    string
	identity *netcode.Identity
	sealed   []byte
	copy     *Copy
	taken    bool // from another host

	quit   context.CancelFunc
	beside sync.WaitGroup
	once   sync.Once
	lost   atomic.Bool

	claimed *lease // even if the folder is not up to date yet
	fenced  uint64 // with this fencing number

	mu     sync.Mutex
	lease  *lease
	tells  Announcement
	placed bool // there is something to announce
	again  chan struct{}
}

// fenceFile holds the fencing number with which the folder of a table's state was written.
const fenceFile = "hall-fence"

// Enter enters a table into the hall. It takes the table's lease, and if the hall's copy of
// its battles is newer, restores it into the folder. If the hall cannot be reached within
// patience and no table is to be taken over, the table enters later by itself.
func (h *Hall) Enter(ctx context.Context, e Entry, journals keep.Folder, patience time.Duration) (*Member, keep.Folder, error) {
	m := &Member{Entry: e, hall: h, again: make(chan struct{}, 1)}
	wait, stop := context.WithTimeout(ctx, patience)
	err := h.Await(wait)
	stop()
	away := errors.Is(err, ErrAway) && ctx.Err() == nil && e.Take == ""
	if err != nil && !away {
		return nil, nil, err
	}
	if err := m.identify(ctx); err != nil {
		return nil, nil, err
	}
	m.copy = newCopy(h, m.Secret, m.table, m.lose)
	mirror := newMirror(journals, m.copy)
	if e.Ready != nil {
		e.Ready()
	}
	if !away {
		if err := m.take(ctx, journals); err != nil {
			return nil, nil, errors.Join(err, m.cede())
		}
	}
	run, quit := context.WithCancel(context.Background())
	m.quit = quit
	m.beside.Go(func() { m.run(run) })
	return m, mirror, nil
}

// identify loads the identity of the table, or unseals that of the table to take over.
func (m *Member) identify(ctx context.Context) error {
	path := netcode.IdentityPath(m.State)
	_, err := os.Stat(path)
	if m.Take != "" && errors.Is(err, fs.ErrNotExist) {
		was, _, found, err := m.hall.holder(ctx, m.Take)
		if err != nil {
			return err
		}
		if !found {
			return fmt.Errorf("%w: the hall knows no table %s", ErrEnded, m.Take)
		}
		if was.Protocol != netcode.Protocol {
			return fmt.Errorf("the table %s is run by build %s, version %d; this host speaks version %d, so run that build", m.Take, was.Build, was.Protocol, netcode.Protocol)
		}
		p, err := unseal(m.Secret, m.Take, was.Sealed)
		if err != nil {
			return err
		}
		m.Settings = p.Settings
		if err := os.MkdirAll(m.State, 0o700); err != nil {
			return err
		}
		if err := os.WriteFile(path, p.Identity, 0o600); err != nil {
			return err
		}
	}
	if m.identity, err = netcode.LoadIdentity(m.State); err != nil {
		return err
	}
	m.table = keyOf(m.identity.Fingerprint())
	if m.Take != "" && m.Take != m.table {
		return fmt.Errorf("the folder %s belongs to the table %s, not to %s; name another with --state", m.State, m.table, m.Take)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	m.sealed, err = seal(m.Secret, m.table, &parcel{b, m.Settings})
	return err
}

// take takes the lease and brings the folder up to date with the hall's copy. It renews the
// lease meanwhile, and keeps it for the next attempt on failure.
func (m *Member) take(ctx context.Context, journals keep.Folder) error {
	if m.claimed == nil {
		l, err := m.hall.take(ctx, claim{table: m.table, host: m.Host, secret: m.Secret, sealed: m.sealed, fence: fenceOf(m.State), known: m.Take != "", patient: m.Standby, stale: m.Stale})
		if err != nil {
			return err
		}
		m.claimed, m.fenced = l, l.now.Fence
		l.keep(m.lose)
	}
	if err := m.bring(ctx, m.fenced, journals); err != nil {
		return err
	}
	m.mu.Lock()
	m.lease, m.tells.Fence = m.claimed, m.fenced
	m.mu.Unlock()
	m.copy.start()
	return nil
}

// cede releases a lease at once that could not be used.
func (m *Member) cede() error {
	switch {
	case m.claimed == nil:
		return nil
	case m.lost.Load():
		m.claimed.quit()
		return nil
	}
	return m.claimed.release(true)
}

// bring brings a table's folder up to date with the hall's copy, under the fencing number of
// its lease.
func (m *Member) bring(ctx context.Context, number uint64, journals keep.Folder) error {
	now, err := m.hall.copyOf(ctx, m.Secret, m.table)
	if err != nil {
		return err
	}
	switch ours := fenceOf(m.State); {
	case now.fence <= ours || now.last == 0: // nobody has played it elsewhere
		m.copy.begin(number, now.last, true)
	case journals == nil:
		return fmt.Errorf("%w since this host was away", ErrHeld)
	default:
		last, err := m.hall.restore(ctx, m.Secret, m.table, journals, m.copy.track)
		if err != nil {
			return err
		}
		m.taken = true
		m.copy.begin(number, last, false)
	}
	return os.WriteFile(filepath.Join(m.State, fenceFile), []byte(strconv.FormatUint(number, 10)+"\n"), 0o600)
}

// lose ends the membership of a table that another host has taken.
func (m *Member) lose() {
	m.lost.Store(true)
	m.once.Do(m.Lost)
}

// run announces the table, and lets it enter late if the hall was away.
func (m *Member) run(ctx context.Context) {
	t := time.NewTicker(announceEvery)
	defer t.Stop()
	for {
		m.mu.Lock()
		entered := m.lease != nil
		m.mu.Unlock()
		if !entered && m.hall.Await(ctx) == nil {
			if err := m.take(ctx, nil); errors.Is(err, ErrHeld) {
				if err := m.cede(); err != nil {
					m.hall.log.Warn("the table cannot be handed to another host; one will take it in a while", "error", err)
				}
				m.lose()
				return
			} else if err != nil && ctx.Err() == nil {
				m.hall.log.Warn("the table is not in the hall yet", "error", err)
			}
		}
		m.announce(ctx)
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		case <-m.again:
		}
	}
}

// announce updates the directory. A failure is retried soon.
func (m *Member) announce(ctx context.Context) {
	m.mu.Lock()
	ready := m.placed && m.lease != nil && !m.lost.Load()
	m.tells.Beat++
	a := m.tells
	m.mu.Unlock()
	if !ready {
		return
	}
	ctx, stop := context.WithTimeout(ctx, answerTime)
	defer stop()
	b, err := a.sign(m.identity)
	if err == nil {
		if err = m.put(ctx, b); err != nil {
			err = m.put(ctx, b) // the directory may have been deleted
		}
	}
	if err != nil && ctx.Err() == nil {
		m.hall.log.Debug("the table could not be announced", "error", err)
	}
}

// put writes an announcement into the directory, which it creates if missing.
func (m *Member) put(ctx context.Context, b []byte) error {
	kv, err := m.hall.kv(ctx, directoryBucket)
	if errors.Is(err, jetstream.ErrBucketNotFound) {
		if err = m.hall.build(ctx); err == nil {
			kv, err = m.hall.kv(ctx, directoryBucket)
		}
	}
	if err == nil {
		_, err = kv.Put(ctx, m.table, b)
	}
	return m.hall.doubt(err)
}

// Tell changes the table's announcement.
func (m *Member) Tell(change func(*Announcement)) {
	m.mu.Lock()
	change(&m.tells)
	m.tells.Table, m.tells.Host, m.placed = m.table, m.Host, true
	m.mu.Unlock()
	select {
	case m.again <- struct{}{}:
	default:
	}
}

// Hush takes the table out of the directory because it is about to end here.
func (m *Member) Hush() {
	m.mu.Lock()
	m.placed = false
	m.mu.Unlock()
	ctx, stop := context.WithTimeout(context.Background(), answerTime)
	defer stop()
	if kv, err := m.hall.kv(ctx, directoryBucket); err == nil {
		_ = kv.Delete(ctx, m.table) // otherwise it expires a little later
	}
}

// Taken reports whether the table was played by another host before.
func (m *Member) Taken() bool { return m.taken }

// Gone reports whether another host plays the table now.
func (m *Member) Gone() bool { return m.lost.Load() }

// Table returns the key of the table.
func (m *Member) Table() string { return m.table }

// Trouble returns what the GM should know, or "".
func (m *Member) Trouble() say.Text {
	m.mu.Lock()
	entered := m.lease != nil
	m.mu.Unlock()
	if !entered {
		return say.Of("The hall %s cannot be reached: nobody finds the table there, and its battle is kept on this machine alone.", m.hall.url)
	}
	return m.copy.Trouble()
}

// Behind returns how many bytes of the battle the hall lacks, and the age of the oldest.
func (m *Member) Behind() (bytes int, age time.Duration) { return m.copy.Behind() }

// Fence returns the fencing number of the table, or 0 before it has entered.
func (m *Member) Fence() uint64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.tells.Fence
}

// Leave takes the table out of the hall: for another host to take, or for good. Its battles
// must have been closed.
func (m *Member) Leave(moving bool) error {
	m.quit()
	m.beside.Wait()
	m.mu.Lock()
	l := m.lease
	m.mu.Unlock()
	switch {
	case l != nil:
		m.copy.Close()
	case m.claimed != nil:
		l = m.claimed
	default:
		return nil
	}
	if m.lost.Load() {
		l.quit()
		l.beside.Wait()
		return nil
	}
	if moving {
		return l.release(true)
	}
	m.Hush()
	return l.end()
}
