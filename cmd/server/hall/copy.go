package hall

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"broadside/cmd/server/keep"
	"broadside/sim/field"
	"broadside/sim/say"
)

const (
	// maxMessage is about how much one message holds, in bytes. NATS accepts a megabyte unless
	// configured otherwise.
	maxMessage = 512 << 10
	// maxWaiting is how much waits in memory, in bytes. Beyond it, changes are dropped and the
	// whole folder is copied.
	maxWaiting = 32 << 20
	// copyEvery is the shortest interval between messages.
	copyEvery = 50 * time.Millisecond
	// sendAgain is the delay before a retry.
	sendAgain = 250 * time.Millisecond
	// renewAfter is how many bytes are written before the whole folder is copied again, so
	// that older messages can be dropped.
	renewAfter = 16 << 20
	// lagging is the age of the oldest uncopied change at which the GM is told.
	lagging = time.Second
)

// halfEnd is the suffix of a file of a whole copy until the copy is complete.
const halfEnd = ".copying"

// errFenced means that another host has written with a higher fencing number.
var errFenced = errors.New("another host has taken this table over")

// Copy copies the battles of a table to the hall. It never makes anyone wait.
type Copy struct {
	hall    *Hall
	secret  string
	table   string
	subject string
	fence   uint64
	folder  keep.Folder
	log     *slog.Logger
	fenced  func() // called once when another host has taken the table

	more   chan struct{}
	quit   context.CancelFunc
	beside sync.WaitGroup

	// Used only by run.
	last  uint64 // last sequence of the table's subject
	tries uint64 // messages with this fencing number, sent or not
	sent  int64  // bytes with it
	grown int64  // bytes since the last whole copy

	mu      sync.Mutex
	waiting []change
	bytes   int             // of the waiting changes
	whole   bool            // the folder is to be copied whole
	copying bool            // that copy is under way
	names   map[string]bool // files of the table
	since   time.Time       // when the oldest waiting change came
	trouble error
	over    bool
}

// newCopy returns the copy of a table. Changes wait until it is started.
func newCopy(h *Hall, secret, table string, fenced func()) *Copy {
	return &Copy{
		hall: h, secret: secret, table: table, subject: battleSubject + table, fenced: fenced, log: h.log,
		more: make(chan struct{}, 1), names: map[string]bool{}, quit: func() {},
	}
}

// begin sets the fencing number of the copy and the last sequence that the hall has. If whole
// is set, the whole folder is copied first.
func (c *Copy) begin(fence, last uint64, whole bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.fence, c.last = fence, last
	if whole {
		c.whole, c.waiting, c.bytes = true, nil, 0
	} else {
		c.waiting = append(c.waiting, change{kind: removed, name: fenceFile}) // shuts out hosts with lower numbers at once
	}
	c.since = time.Now()
	c.wake()
}

// start starts sending.
func (c *Copy) start() {
	ctx, quit := context.WithCancel(context.Background())
	c.quit = quit
	c.beside.Go(func() { c.run(ctx) })
}

// Close stops sending, after the waiting changes have been sent if that does not take long.
func (c *Copy) Close() {
	c.settle(3 * time.Second)
	c.quit()
	c.beside.Wait()
}

// settle waits until the hall has everything, and reports whether it has.
func (c *Copy) settle(most time.Duration) bool {
	until := time.Now().Add(most)
	for time.Now().Before(until) {
		c.mu.Lock()
		done := c.even() || c.over
		c.mu.Unlock()
		if done {
			return true
		}
		time.Sleep(2 * time.Millisecond)
	}
	return false
}

// own notes that a file belongs to the table.
func (c *Copy) own(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.names[name] = true
}

// add queues a change.
func (c *Copy) add(x change) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.track(&x)
	if c.over || c.whole {
		return // the whole copy includes it
	}
	if c.bytes += x.size(); c.bytes > maxWaiting {
		c.waiting, c.bytes, c.whole = nil, 0, true
		return
	}
	if c.even() {
		c.since = time.Now()
	}
	c.waiting = append(c.waiting, x)
	c.wake()
}

// track updates the set of files after a change.
func (c *Copy) track(x *change) {
	switch x.kind {
	case renamed:
		delete(c.names, x.name)
		c.names[x.to] = true
	case removed:
		delete(c.names, x.name)
	default:
		c.names[x.name] = true
	}
}

// even reports whether the hall has everything. The caller holds mu.
func (c *Copy) even() bool { return len(c.waiting) == 0 && !c.whole && !c.copying }

// Behind returns how many bytes the hall lacks, and the age of the oldest.
func (c *Copy) Behind() (bytes int, age time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.even() {
		return 0, 0
	}
	return c.bytes, time.Since(c.since)
}

// Trouble returns what the GM should know, or "".
func (c *Copy) Trouble() say.Text {
	_, age := c.Behind()
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.over:
		return "Another host now runs this table; this one stops."
	case age > lagging && c.trouble != nil:
		return say.Of("The hall has no copy of the last %d s: %s. The game goes on, and its journal is on this machine.", int(age.Round(time.Second).Seconds()), c.trouble)
	case age > lagging:
		return say.Of("The hall's copy of the battle is %d s behind. The game goes on.", int(age.Round(time.Second).Seconds()))
	}
	return ""
}

func (c *Copy) run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-c.more:
		}
		wait := copyEvery
		for c.pending() {
			err := c.send(ctx)
			c.note(err)
			if errors.Is(err, errFenced) {
				return
			}
			if err != nil {
				wait = sendAgain
				break
			}
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
		if c.pending() {
			c.wake()
		}
	}
}

// wake has run look for something to send.
func (c *Copy) wake() {
	select {
	case c.more <- struct{}{}:
	default:
	}
}

func (c *Copy) pending() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return (c.whole || len(c.waiting) > 0) && !c.over
}

// note records the outcome of sending.
func (c *Copy) note(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case errors.Is(err, errFenced):
		c.over = true
		c.log.Error("another host runs this table; this one stops", "table", c.table, "fence", c.fence)
		go c.fenced()
	case err != nil && c.trouble == nil:
		c.log.Warn("the battle cannot be copied to the hall; the game goes on", "error", c.hall.explain(err))
	case err == nil && c.trouble != nil:
		c.log.Warn("the battle is copied to the hall again")
	}
	c.trouble = c.hall.explain(err)
}

// send sends as many waiting changes as a message holds, or the whole folder.
func (c *Copy) send(ctx context.Context) error {
	c.mu.Lock()
	whole := c.whole || c.grown > renewAfter
	if whole {
		// Later changes are sent after the whole copy.
		c.whole, c.copying, c.waiting, c.bytes = false, true, nil, 0
		if c.since.IsZero() {
			c.since = time.Now()
		}
	}
	n, size := 0, 0
	for n < len(c.waiting) && n < maxChanges && (n == 0 || size+c.waiting[n].size() <= maxMessage) {
		size += c.waiting[n].size()
		n++
	}
	batch := slices.Clone(c.waiting[:n])
	c.mu.Unlock()
	if whole {
		err := c.sendWhole(ctx)
		c.mu.Lock()
		defer c.mu.Unlock()
		c.copying = false
		if err != nil {
			c.whole = true
		}
		return err
	}
	if _, err := c.publishOrRebuild(ctx, batch); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.waiting) >= n { // not dropped meanwhile
		c.waiting = c.waiting[n:]
		c.bytes -= size
		c.since = time.Now()
	}
	return nil
}

// publishOrRebuild publishes a message. If there is no stream it rebuilds one, and still returns the
// error.
func (c *Copy) publishOrRebuild(ctx context.Context, batch changes) (uint64, error) {
	seq, err := c.publish(ctx, batch)
	if errors.Is(err, jetstream.ErrStreamNotFound) || errors.Is(err, jetstream.ErrNoStreamResponse) {
		err = errors.Join(err, c.rebuild(ctx))
	}
	return seq, err
}

// rebuild recreates a stream that somebody has deleted, and copies the whole folder.
func (c *Copy) rebuild(ctx context.Context) error {
	if !c.hall.Reached() {
		return nil
	}
	if err := c.hall.buildStream(ctx); err != nil {
		return err
	}
	return c.beginAgain(ctx)
}

// beginAgain has the whole folder copied after a message that this host has not written, or has
// not heard of. The error is errFenced if another host has written with a higher fencing number.
func (c *Copy) beginAgain(ctx context.Context) error {
	now, err := c.hall.copyOf(ctx, c.secret, c.table)
	switch {
	case err != nil || now.last == c.last && now.last > 0:
		return err
	case now.fence > c.fence:
		return errFenced
	case now.foreign > 0:
		c.log.Error("somebody else writes to the copy of this table; the battle is copied again. See who may write to the hall's NATS server",
			"table", c.table, "fence", c.fence, "messages", now.foreign)
	}
	c.last = now.last
	c.mu.Lock()
	c.whole = true
	c.mu.Unlock()
	return nil
}

// sendWhole sends all files, under temporary names until the copy is complete, and purges
// everything older.
func (c *Copy) sendWhole(ctx context.Context) error {
	c.mu.Lock()
	names := slices.Sorted(maps.Keys(c.names))
	c.mu.Unlock()
	first := uint64(0)
	publish := func(batch changes) error {
		seq, err := c.publishOrRebuild(ctx, batch)
		if first == 0 {
			first = seq
		}
		return err
	}
	if err := publish(nil); err != nil { // shuts out hosts with lower numbers at once
		return err
	}
	for _, name := range names {
		b, err := c.folder.Read(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		half := name + halfEnd
		if err := publish(changes{{kind: created, name: half}}); err != nil {
			return err
		}
		at := int64(0)
		for piece := range slices.Chunk(b, maxPiece) {
			if err := publish(changes{{kind: written, name: half, at: at, data: piece}}); err != nil {
				return err
			}
			at += int64(len(piece))
		}
		if err := publish(changes{{kind: renamed, name: half, to: name}}); err != nil {
			return err
		}
	}
	c.grown = 0
	if first <= 1 {
		return nil // NATS takes a purge up to 1 as a purge of everything
	}
	s, err := c.hall.js.Stream(ctx, battleStream)
	if err != nil {
		return err
	}
	return s.Purge(ctx, jetstream.WithPurgeSubject(c.subject), jetstream.WithPurgeSequence(first))
}

// publish sends one message, which the hall accepts only directly after this host's last one.
// The error wraps errFenced if another host has written since.
func (c *Copy) publish(ctx context.Context, batch changes) (uint64, error) {
	body, err := field.Pack(&batch)
	if err != nil {
		return 0, err
	}
	m := nats.NewMsg(c.subject)
	m.Data = body
	c.tries++
	if err := (&stamp{Fence: c.fence, Number: c.tries}).write(c.secret, c.table, m); err != nil {
		return 0, err
	}
	// A repeat of the same bytes after a lost answer is accepted once.
	sending, stop := context.WithTimeout(ctx, answerTime)
	defer stop()
	id := fmt.Sprintf("%s-%d-%d-%08x", c.table, c.fence, c.sent, crc32.ChecksumIEEE(body))
	ack, err := c.hall.js.PublishMsg(sending, m, jetstream.WithMsgID(id), jetstream.WithExpectLastSequencePerSubject(c.last), jetstream.WithRetryAttempts(0))
	if outdated(err) { // an answer was lost, the stream is new, or somebody else has written
		return 0, cmp.Or(c.beginAgain(ctx), err)
	}
	if err != nil {
		return 0, err
	}
	c.last = ack.Sequence
	c.sent += int64(len(body))
	c.grown += int64(len(body))
	return ack.Sequence, nil
}

// outdated reports whether a write was refused because somebody else wrote first.
func outdated(err error) bool {
	var refused *jetstream.APIError
	return errors.As(err, &refused) &&
		(refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant)
}

// lastOf returns the last sequence of a table's copy, 0 if there is no copy.
func (h *Hall) lastOf(ctx context.Context, table string) (uint64, error) {
	s, err := h.js.Stream(ctx, battleStream)
	if err != nil {
		return 0, err
	}
	m, err := s.GetLastMsgForSubject(ctx, battleSubject+table)
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	return m.Sequence, nil
}
