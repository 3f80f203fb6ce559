// Package keep keeps the battles of a table on disk: a journal for each, and
// snapshots beside it from which a server that was cut off goes on.
//
// A Keeper is a table's journal. The table hands it each tick, and it hands that
// to the operating system, which has it from then on though the server dies.
// Bringing it to the disk, and writing snapshots, happens beside the table. When
// the disk is full, slow or gone, the game goes on: what cannot be written waits
// in memory, the GM is told, and it is written when it can be.
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
	// syncEvery is how often the journal is brought to the disk at most. While the
	// battle runs that is so after each tick, so what a cut of the power may cost is
	// a tick and the time that the disk takes.
	syncEvery = 25 * time.Millisecond
	// idleSync is how often while it does not.
	idleSync = time.Second
	// unhurried is how long a tick waits for the operating system to take it. One
	// that takes longer is busy with a disk that will not be hurried.
	unhurried = 20 * time.Millisecond
	// slow is how long the disk may take to write or sync before the GM is told: what
	// a cut of the power would lose is then worth a thought.
	slow = 700 * time.Millisecond
	// slowFor is how long that is told after it was so last.
	slowFor = 2 * time.Second
	// retryAfter is how long after a failure the journal is written again.
	retryAfter = 200 * time.Millisecond
	// farewell is how long Close waits for a disk that fails.
	farewell = 3 * time.Second
	// maxWaiting is how much waits in memory, in bytes: hours of a battle. What
	// is more is left out, and a whole state written instead.
	maxWaiting = 16 << 20
	// maxChunk is how much is written in one piece.
	maxChunk = 1 << 20
)

// Keeper is the journal of the battle of a table.
type Keeper struct {
	folder Folder
	name   string
	file   File
	unlock func() error
	begun  []byte // what the journal begins with, for snapshots
	log    *slog.Logger

	wrote  chan struct{} // something was
	write  chan struct{} // there is something to write
	hurry  chan struct{} // there is something to sync, soon
	held   chan struct{} // the disk holds more
	quit   chan struct{}
	beside sync.WaitGroup

	mu      sync.Mutex
	synced  int64  // bytes that have reached the disk
	waiting []byte // those behind them
	written int64  // bytes that the operating system has
	epoch   int    // how often written has been taken back
	told    int64  // bytes up to the last tick of play
	due     int64  // and up to the one before it, which the disk should have
	most    int    // bytes that may wait
	gap     bool   // ticks have been left out
	roster  *journal.Roster
	state   *journal.State // to be made a snapshot

	writing fault
	holding fault         // of syncing
	syncing time.Time     // when the sync that goes on began
	slowest time.Duration // that it then took
	putting time.Time     // when it began to write; zero: it does not
	slowed  time.Time     // when the disk was slow last
	lagged  time.Time     // when a tick had waited for it in vain last
	took    time.Duration
	spoilt  error // the last snapshot could not be written
}

// fault is what the disk fails in.
type fault struct {
	err   error // nil: nothing
	since time.Time
}

// newKeeper keeps a journal of which some bytes are on the disk.
func newKeeper(folder Folder, name string, file File, unlock func() error, begun []byte, size int64, log *slog.Logger) *Keeper {
	k := &Keeper{
		folder: folder, name: name, file: file, unlock: unlock, begun: begun, log: log,
		wrote: make(chan struct{}, 1), write: make(chan struct{}, 1), hurry: make(chan struct{}, 1), held: make(chan struct{}, 1), quit: make(chan struct{}),
		synced: size, written: size, most: maxWaiting,
	}
	k.beside.Go(k.writeOn)
	k.beside.Go(k.syncOn)
	k.beside.Go(k.snapOn)
	return k
}

// Path is where the journal is.
func (k *Keeper) Path() string { return k.folder.Path(k.name) }

// Tick keeps what came of a step before anybody is told. In an idle tick nothing
// happened that could be missed.
func (k *Keeper) Tick(r *sim.Result, idle bool) {
	k.mu.Lock()
	if k.gap {
		k.mu.Unlock()
		return
	}
	k.put(&journal.Tick{Tick: r.Tick, Orders: r.Accepted, Hash: r.Hash, Synced: k.synced})
	if !idle {
		k.due, k.told = k.told, k.end()
		nudge(k.hurry)
	}
	k.handOver()
}

// handOver unlocks the keeper and waits until the operating system has what it
// holds, but not for long, and not at all while the disk fails.
func (k *Keeper) handOver() {
	end := k.end()
	k.mu.Unlock()
	nudge(k.write)
	late := time.NewTimer(unhurried)
	defer late.Stop()
	for {
		k.mu.Lock()
		done := k.written >= end && (k.synced >= k.due || k.lags()) || k.writing.err != nil
		k.mu.Unlock()
		if done {
			return
		}
		select {
		case <-k.wrote:
		case <-late.C:
			k.mu.Lock()
			k.lagged = time.Now()
			k.mu.Unlock()
			return
		}
	}
}

// lags reports whether the disk is so slow that a tick does not wait until it has the
// one before.
func (k *Keeper) lags() bool {
	return k.holding.err != nil || !k.syncing.IsZero() && time.Since(k.syncing) > unhurried || !k.lagged.IsZero() && time.Since(k.lagged) < slowFor
}

// Roster keeps who has a place at the table, before anybody relies on it.
func (k *Keeper) Roster(r *journal.Roster) {
	k.mu.Lock()
	k.roster = r
	if !k.gap {
		k.put(r)
	}
	k.handOver()
}

// Back keeps a state from which the battle goes on, though ticks after it have
// been kept.
func (k *Keeper) Back(s *journal.State) {
	k.mu.Lock()
	if !k.gap { // or else the state after the gap tells it
		k.put(s)
	}
	k.handOver()
	nudge(k.hurry)
}

// Snapshot keeps a whole state, the one after the tick that was kept last.
func (k *Keeper) Snapshot(s *journal.State) {
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

// put puts a record behind the others.
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

// writeOn hands what waits to the operating system.
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

// writeChunk writes what can be written in one piece, and reports whether there may
// be more. A piece that was written in part is written again over itself.
func (k *Keeper) writeChunk() (more bool, err error) {
	k.mu.Lock()
	at, epoch := k.written, k.epoch
	from := k.waiting[at-k.synced:]
	chunk := append([]byte(nil), from[:min(len(from), maxChunk)]...)
	k.mu.Unlock()
	if len(chunk) == 0 {
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

// syncOn brings what is written to the disk.
func (k *Keeper) syncOn() {
	idle := time.NewTicker(idleSync)
	defer idle.Stop()
	for {
		select {
		case <-k.quit:
			return
		case <-idle.C:
		case <-k.hurry:
		}
		began := time.Now()
		k.sync()
		nudge(k.wrote)
		nudge(k.held)
		select {
		case <-k.quit:
			return
		case <-time.After(syncEvery - time.Since(began)):
		}
	}
}

// notePace notes how long the disk has taken for something that began at a time, which it
// clears.
func (k *Keeper) notePace(began *time.Time) (took time.Duration) {
	took = time.Since(*began)
	*began = time.Time{}
	if took > slow {
		k.slowed, k.slowest = time.Now(), took
	}
	return took
}

// sync brings what is written to the disk. When that fails, nobody knows what
// has become of it, and it is written again.
func (k *Keeper) sync() {
	k.mu.Lock()
	target := k.written
	if target == k.synced || k.writing.err != nil {
		k.mu.Unlock()
		return // what cannot be written is tried again first
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
		return
	}
	k.waiting = append(k.waiting[:0], k.waiting[target-k.synced:]...)
	k.synced = target
}

// note notes how the disk has done.
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

// failing is what the disk fails in, if it does.
func (k *Keeper) failing() *fault {
	for _, f := range []*fault{&k.writing, &k.holding} {
		if f.err != nil {
			return f
		}
	}
	return nil
}

// Trouble is what the GM should know of the disk, or "".
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
		return "A part of the battle was too large for its journal. The game goes on, but what has happened since would be lost if the server ended before the next state is kept, some seconds from now."
	case took > 0:
		return say.Of("The disk is slow: it took %s s to keep the journal. A cut of the power would lose up to %s s of the game.",
			tenths(took), tenths(took+syncEvery))
	case k.spoilt != nil:
		return say.Of("A snapshot cannot be written: %s. The game goes on, and its journal is whole.", cause(k.spoilt))
	}
	return ""
}

// tenths is a time in seconds, to the tenth.
func tenths(d time.Duration) say.Text { return say.Name(fmt.Sprintf("%.1f", d.Seconds())) }

// Lag is how much of the journal has not reached the disk, in bytes, and how
// long it took last to bring it there.
func (k *Keeper) Lag() (bytes int64, took time.Duration) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return int64(len(k.waiting)), k.took
}

// Close ends the journal and brings it to the disk. If that fails for some
// seconds, the error says why, and the rest is lost.
func (k *Keeper) Close() error {
	until := time.Now().Add(farewell)
	err := k.settle(until)
	if err == nil {
		k.mu.Lock()
		gap := k.gap // an end behind one would say that the journal is whole
		if !gap {
			k.put(&journal.End{Synced: k.synced})
		}
		k.mu.Unlock()
		if err = k.settle(until); err == nil && gap {
			err = errGap
		}
	}
	close(k.quit)
	if err != nil && err != errGap {
		// A disk that hangs would hold us with it.
		return fmt.Errorf("the end of the journal %s has not reached the disk: %w", k.Path(), err)
	}
	k.beside.Wait()
	if err != nil {
		err = fmt.Errorf("the journal %s: %w", k.Path(), err)
	}
	return errors.Join(err, k.file.Close(), k.unlock())
}

// errGap means that the last of a battle has not been kept.
var errGap = errors.New("what happened last was too large for it, and is lost")

// settle waits until all has reached the disk.
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

// nudge tells a goroutine that there is something to do, if it has not been told.
func nudge(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}
