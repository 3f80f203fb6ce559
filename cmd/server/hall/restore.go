package hall

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"broadside/cmd/server/keep"
	"broadside/sim/field"
)

// restoreAgain is the delay before messages are requested again. A busy cluster may lose the
// first request; messages that exist come at once.
const restoreAgain = 2 * time.Second

// restore writes the hall's copy of a table over a folder, calls done for each change, and
// returns the copy's last sequence. Messages that no host of the hall has written, or that somebody
// has written again, are left out. A whole copy that was cut off leaves no file behind.
func (h *Hall) restore(ctx context.Context, secret, table string, into keep.Folder, done func(*change)) (last uint64, err error) {
	last, err = h.lastOf(ctx, table)
	if err != nil || last == 0 {
		return last, err
	}
	halves, latest := map[string]bool{}, stamp{}
	last, err = h.eachMessage(ctx, table, last, false, func(at uint64, m jetstream.Msg) error {
		var list changes
		stamp, err := readStamp(secret, table, m.Headers())
		switch {
		case err != nil:
		case stamp.Body != bodyHash(m.Data()):
			err = errUnstamped
		case !stamp.follows(&latest):
			err = errRepeated
		default:
			err = field.Unpack(m.Data(), &list)
		}
		if err != nil {
			h.warnForeign(table, at, err)
			return nil
		}
		latest = stamp
		for i := range list {
			if err := list[i].apply(into); err != nil {
				return fmt.Errorf("the hall's copy of the battle: %w", err)
			}
			done(&list[i])
			halves[strings.TrimSuffix(list[i].name, halfEnd)+halfEnd] = true
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	return last, removeHalves(halves, into, done)
}

// errRepeated means that a message has been written before, or by a host that was given up.
var errRepeated = errors.New("it comes before one that is there already")

// warnForeign reports a message that is left out of a copy.
func (h *Hall) warnForeign(table string, at uint64, err error) {
	h.log.Error("a message of the hall's copy was not written by a table and is left out; see who may write to the hall's NATS server", "table", table, "message", at, "error", err)
}

// eachMessage calls do for the messages of a table's copy up to a sequence, and returns that of
// the last. Bare messages have only their headers.
func (h *Hall) eachMessage(ctx context.Context, table string, last uint64, bare bool, do func(at uint64, m jetstream.Msg) error) (uint64, error) {
	consumer, err := h.js.OrderedConsumer(ctx, battleStream, jetstream.OrderedConsumerConfig{FilterSubjects: []string{battleSubject + table}, HeadersOnly: bare})
	if err != nil {
		return 0, err
	}
	messages, err := consumer.Messages(jetstream.PullExpiry(restoreAgain))
	if err != nil {
		return 0, err
	}
	defer messages.Stop()
	stop := context.AfterFunc(ctx, messages.Stop)
	defer stop()
	for {
		m, err := messages.Next()
		if err != nil {
			return 0, errors.Join(err, ctx.Err())
		}
		meta, err := m.Metadata()
		if err != nil {
			return 0, err
		}
		at := meta.Sequence.Stream
		if err := do(at, m); err != nil || at >= last {
			return at, err
		}
	}
}

// lookTime limits how long a look through the copy of a table may take. One of an hour has some
// ten thousand messages, whose headers alone are read.
const lookTime = 30 * time.Second

// copied is what the hall has of a table's battles.
type copied struct {
	last    uint64 // the sequence of the last message, or 0 if there is none
	fence   uint64 // the highest number of a host that has written any
	foreign int    // messages that no host of the hall has written there
}

// copyOf returns what the hall has of a table's battles.
func (h *Hall) copyOf(ctx context.Context, secret, table string) (c copied, err error) {
	ctx, stop := context.WithTimeout(ctx, lookTime) // somebody may purge it meanwhile
	defer stop()
	c.last, err = h.lastOf(ctx, table)
	if err != nil || c.last == 0 {
		return c, err
	}
	latest := stamp{}
	c.last, err = h.eachMessage(ctx, table, c.last, true, func(_ uint64, m jetstream.Msg) error {
		if s, err := readStamp(secret, table, m.Headers()); err != nil || !s.follows(&latest) {
			c.foreign++
		} else {
			latest = s
		}
		return nil
	})
	c.fence = latest.Fence
	return c, err
}

// removeHalves removes files whose whole copy was cut off, and calls done for each.
func removeHalves(halves map[string]bool, from keep.Folder, done func(*change)) error {
	for name := range halves {
		x := change{kind: removed, name: name}
		if err := x.apply(from); err != nil {
			return err
		}
		done(&x)
	}
	return nil
}

// apply repeats a change in a folder. A change that a whole copy has made obsolete does
// nothing.
func (x *change) apply(into keep.Folder) error {
	switch x.kind {
	case created:
		if err := into.Remove(x.name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		f, err := into.Create(x.name)
		if err != nil {
			return err
		}
		return f.Close()
	case renamed:
		if err := into.Rename(x.name, x.to); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	case removed:
		if err := into.Remove(x.name); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	f, err := into.Open(x.name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if x.kind == cut {
		err = f.Truncate(x.at)
	} else {
		_, err = f.WriteAt(x.data, x.at)
	}
	return errors.Join(err, f.Close())
}
