package journal_test

import (
	"bytes"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"broadside/sim/journal"
)

// TestFaultDamageIsSalvaged checks that whatever rots, older states are offered, and each
// is the battle as it was.
func TestFaultDamageIsSalvaged(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, snapshots, was := b.record(rt)
		roster := journal.Roster{Past: 9, Packed: []byte{1}}
		kept, err := journal.Append(kept, &roster)
		if err != nil {
			rt.Fatal(err)
		}
		hashes := map[int64]uint64{}
		_, w := b.open(rt, kept)
		rec, err := journal.Read(bytes.NewReader(kept))
		if err != nil {
			rt.Fatal(err)
		}
		for _, tick := range rec.Ticks {
			if _, err := tick.Play(w); err != nil {
				rt.Fatal(err)
			}
			hashes[w.Tick] = w.Hash()
		}
		ends := b.ticks(rt, kept)
		spoilt := bytes.Clone(kept)
		at := rapid.IntRange(0, ends[max(0, len(ends)-5)]-1).Draw(rt, "at")
		spoilt[at] ^= 1 << rapid.IntRange(0, 7).Draw(rt, "bit")
		s, err := b.opener.Inspect(spoilt, snapshots...)
		if err != nil {
			if len(snapshots) > 0 {
				rt.Fatalf("with %d snapshots: %v", len(snapshots), err)
			}
			return
		}
		if s.Wrong == nil {
			rt.Fatal("nobody noticed")
		}
		for _, o := range s.Offers {
			if o.World.Tick > 0 && o.World.Hash() != hashes[o.World.Tick] {
				rt.Fatalf("what is offered of tick %d is another battle", o.World.Tick)
			}
		}
		// A snapshot from after the damage leads to the end.
		if n := len(snapshots); n > 0 && !s.Whole && at < ends[30] {
			last := &s.Offers[0]
			if last.World.Hash() != was.Hash() {
				rt.Fatalf("damage at byte %d, and the latest offer is of tick %d of %d", at, last.World.Tick, was.Tick)
			}
			if !reflect.DeepEqual(last.Roster, roster) {
				rt.Fatalf("damage at byte %d, and the latest offer has an older roster: %+v", at, last.Roster)
			}
		}
	})
}
