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
// returns the copy's last sequence. Messages with a fencing number above most, which no host
// has held, are left out. A whole copy that was cut off leaves no file behind.
func (h *Hall) restore(ctx context.Context, table string, most uint64, into keep.Folder, done func(*change)) (last uint64, err error) {
	last, _, err = h.lastOf(ctx, table)
	if err != nil || last == 0 {
		return last, err
	}
	halves, files := map[string]bool{}, sizes{}
	last, err = h.eachMessage(ctx, table, last, false, func(at uint64, m jetstream.Msg) error {
		var list changes
		fence, err := fenceIn(m.Headers())
		if err == nil && fence > most {
			err = errUnheld
		}
		if err == nil {
			err = field.Unpack(m.Data(), &list)
		}
		if err != nil {
			h.warnForeign(table, at, err)
			return nil
		}
		for i := range list {
			if !files.follow(&list[i], into) {
				h.warnForeign(table, at, errGap)
				continue
			}
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

// errUnheld means that a message has a fencing number above that of the lease.
var errUnheld = errors.New("its fencing number is one that no host has held")

// errGap means that a change would leave a gap in a file, which may be as large as any number.
var errGap = errors.New("a change begins beyond the end of its file")

// sizes has the sizes of the files that a copy has created or changed so far, in bytes.
type sizes map[string]int64

// follow notes a change to a folder, and reports whether it leaves no gap.
func (s sizes) follow(x *change, in keep.Folder) bool {
	switch x.kind {
	case created:
		s[x.name] = 0
	case renamed:
		if size, known := s[x.name]; known {
			s[x.to] = size
		}
		delete(s, x.name)
	case removed:
		delete(s, x.name)
	default:
		size, known := s[x.name]
		if !known { // from before the copy
			b, err := in.Read(x.name)
			if err != nil {
				return true // applying it fails in the same way, or does nothing
			}
			size = int64(len(b))
		}
		if x.at > size {
			return false
		}
		if s[x.name] = x.at; x.kind == written {
			s[x.name] = max(size, x.at+int64(len(x.data)))
		}
	}
	return true
}

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

// highestFence returns the highest fencing number in a table's copy that is not above most, up
// to a sequence.
func (h *Hall) highestFence(ctx context.Context, table string, last, most uint64) (highest uint64, err error) {
	_, err = h.eachMessage(ctx, table, last, true, func(_ uint64, m jetstream.Msg) error {
		if fence, err := fenceIn(m.Headers()); err == nil && fence <= most {
			highest = max(highest, fence)
		}
		return nil
	})
	return highest, err
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
