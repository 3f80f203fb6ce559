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
// returns the copy's last sequence. A whole copy that was cut off leaves no file behind.
func (h *Hall) restore(ctx context.Context, table string, into keep.Folder, done func(*change)) (last uint64, err error) {
	last, _, err = h.lastOf(ctx, table)
	if err != nil || last == 0 {
		return last, err
	}
	consumer, err := h.js.OrderedConsumer(ctx, battleStream, jetstream.OrderedConsumerConfig{FilterSubjects: []string{battleSubject + table}})
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
	halves := map[string]bool{}
	for {
		m, err := messages.Next()
		if err != nil {
			return 0, errors.Join(err, ctx.Err())
		}
		meta, err := m.Metadata()
		if err != nil {
			return 0, err
		}
		var list changes
		if err := field.Unpack(m.Data(), &list); err != nil {
			return 0, fmt.Errorf("the hall's copy of the battle, message %d: %w", meta.Sequence.Stream, err)
		}
		for i := range list {
			if err := list[i].apply(into); err != nil {
				return 0, fmt.Errorf("the hall's copy of the battle: %w", err)
			}
			done(&list[i])
			halves[strings.TrimSuffix(list[i].name, halfEnd)+halfEnd] = true
		}
		if meta.Sequence.Stream >= last {
			return meta.Sequence.Stream, removeHalves(halves, into, done)
		}
	}
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
