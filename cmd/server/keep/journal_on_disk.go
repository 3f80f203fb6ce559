// Package keep stores the battles of a table on disk: a journal for each, and snapshots from
// which a server that was cut off continues.
//
// A Keeper is a table's journal. The table hands it each tick, and it hands that to the
// operating system, where it survives the death of the server. It syncs the journal and
// writes snapshots outside the table's goroutine. When the disk is full, slow or gone, the
// game goes on: what cannot be written waits in memory, the GM is told, and it is written
// when possible.
package keep

import (
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/say"
)

const (
	// syncEvery is the shortest interval between syncs. While the battle runs there is one
	// after each tick, so a power failure may cost a tick and the time that the disk takes.
	syncEvery = 25 * time.Millisecond
	// idleSync is the interval while the battle does not run.
	idleSync = time.Second
	// unhurried is how long a tick waits for the operating system to accept it. If that takes
	// longer, the disk is busy.
	unhurried = 20 * time.Millisecond
	// slow is how long a write or sync may take before the GM is told: by then a power failure
	// would lose something that matters.
	slow = 700 * time.Millisecond
	// slowFor is how long the GM is told after the disk was last slow.
	slowFor = 2 * time.Second
	// retryAfter is the delay before a retry.
	retryAfter = 200 * time.Millisecond
	// farewell is how long Close waits for the disk: a busy one takes several seconds to sync.
	farewell = 8 * time.Second
	// maxWaiting is how much waits in memory, in bytes: hours of a battle. What exceeds it is
	// dropped, and a whole state written instead.
	maxWaiting = 16 << 20
	// maxChunk is the most that is written at once, in bytes.
	maxChunk = 1 << 20
)

// Keeper is the journal of the battle of a table. Its KeepTick, KeepRoster and KeepReturn are for one goroutine.
type Keeper struct {
	folder Folder
	name   string
	file   File
	unlock func() error
	begun  []byte // the start of the journal, for snapshots
	log    *slog.Logger

	wrote  chan struct{} // signals that something was written
	write  chan struct{} // signals that there is something to write
	hurry  chan struct{} // signals that there is something to sync soon
	held   chan struct{} // signals that more has reached the disk
	quit   chan struct{}
	beside sync.WaitGroup
	late   *time.Timer // of handOver

	mu      sync.Mutex
	synced  int64  // bytes that have reached the disk
	waiting []byte // bytes after those
	written int64  // bytes that the operating system has accepted
	epoch   int    // how often written has been reset
	told    int64  // bytes up to the last tick of play
	due     int64  // bytes up to the tick before it, which should have reached the disk
	most    int    // bytes that may wait
	gap     bool   // ticks have been dropped
	urgent  bool   // what waits is to be synced as soon as it is written
	roster  *journal.Roster
	state   *journal.State // to write as a snapshot

	writing fault
	holding fault         // of syncing
	syncing time.Time     // when the current sync began
	slowest time.Duration // how long the last slow operation took
	putting time.Time     // when the current write began, or zero
	slowed  time.Time     // when the disk was last slow
	lagged  time.Time     // when a tick last waited for it in vain
	took    time.Duration
	spoilt  error // why the last snapshot could not be written
}

// fault is a failure of the disk.
type fault struct {
	err   error // nil: nothing
	since time.Time
}

// newKeeper returns the keeper of a journal of which size bytes are on the disk.
func newKeeper(folder Folder, name string, file File, unlock func() error, begun []byte, size int64, log *slog.Logger) *Keeper {
	k := &Keeper{
		folder: folder, name: name, file: file, unlock: unlock, begun: begun, log: log,
		wrote: make(chan struct{}, 1), write: make(chan struct{}, 1), hurry: make(chan struct{}, 1), held: make(chan struct{}, 1), quit: make(chan struct{}),
		synced: size, written: size, most: maxWaiting, late: time.NewTimer(unhurried),
	}
	k.late.Stop()
	k.beside.Go(k.writeOn)
	k.beside.Go(k.syncOn)
	k.beside.Go(k.snapOn)
	return k
}

// Path returns the path of the journal.
func (k *Keeper) Path() string { return k.folder.Path(k.name) }

// KeepTick stores the outcome of a step before anybody is told. In an idle tick nothing happened
// that could be missed.
func (k *Keeper) KeepTick(r *sim.Result, idle bool) {
	k.mu.Lock()
	if k.gap {
		k.mu.Unlock()
		return
	}
	k.put(&journal.Tick{Tick: r.Tick, Orders: r.Accepted, Hash: r.Hash, Synced: k.synced})
	if !idle {
		k.due, k.told, k.urgent = k.told, k.end(), true
	}
	k.handOver()
}

// handOver unlocks the keeper and waits a short time until the operating system has accepted
// the waiting bytes. It does not wait while the disk fails.
func (k *Keeper) handOver() {
	end := k.end()
	k.mu.Unlock()
	nudge(k.write)
	k.late.Reset(unhurried)
	defer k.late.Stop()
	for {
		k.mu.Lock()
		done := k.written >= end && (k.synced >= k.due || k.lags()) || k.writing.err != nil
		k.mu.Unlock()
		if done {
			return
		}
		select {
		case <-k.wrote:
		case <-k.late.C:
			k.mu.Lock()
			k.lagged = time.Now()
			k.mu.Unlock()
			return
		}
	}
}

// lags reports whether the disk is so slow that ticks do not wait for it.
func (k *Keeper) lags() bool {
	return k.holding.err != nil || !k.syncing.IsZero() && time.Since(k.syncing) > unhurried || !k.lagged.IsZero() && time.Since(k.lagged) < slowFor
}

// KeepRoster stores who has a place at the table, before anybody relies on it.
func (k *Keeper) KeepRoster(r *journal.Roster) {
	k.mu.Lock()
	k.roster = r
	if !k.gap {
		k.put(r)
	}
	k.handOver()
}

// KeepReturn stores a state from which the battle continues, although later ticks have been stored.
func (k *Keeper) KeepReturn(s *journal.State) {
	k.mu.Lock()
	if !k.gap { // otherwise the state after the gap includes it
		k.put(s)
	}
	k.urgent = true
	k.handOver()
}

// KeepSnapshot stores a whole state, that after the last stored tick.
func (k *Keeper) KeepSnapshot(s *journal.State) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.gap {
		if k.writing.err != nil {
			return
		}
		k.gap = false
		k.put(s)
		if k.roster != nil {
			k.put(k.roster)
		}
		if k.gap {
			return // the state does not fit either
		}
	}
	s.Offset = k.end()
	k.state = s
}

func (k *Keeper) end() int64 { return k.synced + int64(len(k.waiting)) }

// put appends a record.
func (k *Keeper) put(e journal.Entry) {
	if len(k.waiting) > k.most {
		k.gap = true
		return
	}
	var err error
	if k.waiting, err = journal.Append(k.waiting, e); err != nil {
		k.gap = true // the next state makes up for it
		k.log.Error("a record does not fit the journal", "file", k.Path(), "error", err)
	}
}

// writeOn writes waiting bytes until the keeper is closed.
func (k *Keeper) writeOn() {
	for {
		select {
		case <-k.quit:
			return
		case <-k.write:
		}
		more, err := true, error(nil)
		for more && err == nil {
			more, err = k.writeChunk()
		}
		if err != nil {
			select {
			case <-k.quit:
				return
			case <-time.After(retryAfter):
				nudge(k.write)
			}
		}
	}
}

// writeChunk writes one piece, and reports whether there may be more. It overwrites a piece
// that was written in part.
func (k *Keeper) writeChunk() (more bool, err error) {
	k.mu.Lock()
	at, epoch := k.written, k.epoch
	from := k.waiting[at-k.synced:]
	chunk := append([]byte(nil), from[:min(len(from), maxChunk)]...)
	k.mu.Unlock()
	if len(chunk) == 0 {
		k.urge()
		return false, nil
	}
	k.mu.Lock()
	k.putting = time.Now()
	k.mu.Unlock()
	_, err = k.file.WriteAt(chunk, at)
	k.mu.Lock()
	k.notePace(&k.putting)
	if err == nil && k.epoch == epoch {
		k.written = at + int64(len(chunk))
	}
	k.note(&k.writing, err)
	k.mu.Unlock()
	nudge(k.wrote)
	return true, err
}

// urge soon syncs what has been written, if it is urgent.
func (k *Keeper) urge() {
	k.mu.Lock()
	urgent := k.urgent
	k.urgent = false
	k.mu.Unlock()
	if urgent {
		nudge(k.hurry)
	}
}

// syncOn syncs the journal until the keeper is closed.
func (k *Keeper) syncOn() {
	idle := time.NewTicker(idleSync)
	defer idle.Stop()
	var began time.Time // the last sync
	for {
		select {
		case <-k.quit:
			return
		case <-idle.C:
		case <-k.hurry:
		}
		if rest := syncEvery - time.Since(began); rest > 0 {
			select {
			case <-k.quit:
				return
			case <-time.After(rest):
			}
		}
		if now := time.Now(); k.sync() {
			began = now
		}
		nudge(k.wrote)
		if k.hasState() {
			nudge(k.held)
		}
	}
}

// hasState reports whether there is a state to write as a snapshot.
func (k *Keeper) hasState() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.state != nil
}

// notePace records how long the disk took for something that began at a time, which it
// resets.
func (k *Keeper) notePace(began *time.Time) (took time.Duration) {
	took = time.Since(*began)
	*began = time.Time{}
	if took > slow {
		k.slowed, k.slowest = time.Now(), took
	}
	return took
}

// sync syncs the journal, and reports whether there was anything to sync. After a failure it is
// unknown what reached the disk, so everything since the last sync is written again.
func (k *Keeper) sync() bool {
	k.mu.Lock()
	target := k.written
	if target == k.synced || k.writing.err != nil {
		k.mu.Unlock()
		return false // retry the write first
	}
	k.syncing = time.Now()
	k.mu.Unlock()
	err := k.file.Sync()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.took = k.notePace(&k.syncing)
	k.note(&k.holding, err)
	if err != nil {
		k.written = k.synced
		k.epoch++
		nudge(k.write)
		return true
	}
	k.waiting = append(k.waiting[:0], k.waiting[target-k.synced:]...)
	k.synced = target
	return true
}

// note records the outcome of a disk operation.
func (k *Keeper) note(f *fault, err error) {
	switch {
	case err == nil && f.err != nil:
		k.log.Warn("the journal can be written again", "file", k.Path(), "after", time.Since(f.since).Round(time.Millisecond))
		f.err = nil
	case err != nil && f.err == nil:
		k.log.Error("the journal cannot be written; the game goes on", "file", k.Path(), "error", err)
		f.err, f.since = err, time.Now()
	case err != nil:
		f.err = err
	}
}

// failing returns the current fault, or nil.
func (k *Keeper) failing() *fault {
	for _, f := range []*fault{&k.writing, &k.holding} {
		if f.err != nil {
			return f
		}
	}
	return nil
}

// Trouble returns what the GM should know about the disk, or "".
func (k *Keeper) Trouble() say.Text {
	k.mu.Lock()
	defer k.mu.Unlock()
	f := k.failing()
	switch {
	case f != nil:
		return say.Of("The journal cannot be written: %s. The game goes on, but its last %d s would be lost if the server ended. Make room at %s.",
			cause(f.err), int(max(1, time.Since(f.since).Round(time.Second).Seconds())), k.folder.Path(""))
	}
	took := time.Duration(0)
	if !k.slowed.IsZero() && time.Since(k.slowed) < slowFor {
		took = k.slowest
	}
	for _, began := range []time.Time{k.syncing, k.putting} {
		if !began.IsZero() && time.Since(began) > max(took, slow) {
			took = time.Since(began)
		}
	}
	switch {
	case k.gap:
		return "A part of the battle was too large for its journal. The game goes on, but what has happened since would be lost if the server ended before the next state is saved, some seconds from now."
	case took > 0:
		return say.Of("The disk is slow: it took %s s to write the journal. A power failure would lose up to %s s of the game.",
			tenths(took), tenths(took+syncEvery))
	case k.spoilt != nil:
		return say.Of("A snapshot cannot be written: %s. The game goes on, and its journal is whole.", cause(k.spoilt))
	}
	return ""
}

// tenths returns a time in seconds, to the tenth.
func tenths(d time.Duration) say.Text { return say.Name(fmt.Sprintf("%.1f", d.Seconds())) }

// Lag returns how many bytes of the journal have not reached the disk, and how long the last
// sync took.
func (k *Keeper) Lag() (bytes int64, took time.Duration) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return int64(len(k.waiting)), k.took
}

// Close ends the journal and syncs it. If that fails for some seconds, the error says why,
// and the rest is lost.
func (k *Keeper) Close() error {
	until := time.Now().Add(farewell)
	err := k.settle(until)
	if err == nil {
		k.mu.Lock()
		gap := k.gap // an end after one would mark the journal as complete
		if !gap {
			k.put(&journal.Closing{Synced: k.synced})
		}
		k.mu.Unlock()
		if err = k.settle(until); err == nil && gap {
			err = errGap
		}
	}
	close(k.quit)
	if err != nil && err != errGap {
		// Waiting would block on a hanging disk.
		return fmt.Errorf("the end of the journal %s has not reached the disk: %w", k.Path(), err)
	}
	k.beside.Wait()
	if err != nil {
		err = fmt.Errorf("the journal %s: %w", k.Path(), err)
	}
	return errors.Join(err, k.file.Close(), k.unlock())
}

// errGap means that the end of a battle has not been stored.
var errGap = errors.New("what happened last was too large for it, and is lost")

// settle waits until everything has reached the disk.
func (k *Keeper) settle(until time.Time) error {
	for {
		k.mu.Lock()
		done, err := len(k.waiting) == 0, error(nil)
		if f := k.failing(); f != nil {
			err = f.err
		}
		k.mu.Unlock()
		switch {
		case done:
			return nil
		case time.Now().After(until) && err == nil:
			return fmt.Errorf("it takes longer than %v", farewell)
		case time.Now().After(until):
			return err
		}
		nudge(k.write)
		nudge(k.hurry)
		time.Sleep(time.Millisecond)
	}
}

// nudge signals a channel of capacity one unless a signal is pending.
func nudge(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}
