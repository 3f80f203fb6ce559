package keep_test

import (
	"errors"
	"maps"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"broadside/cmd/server/keep"
	"broadside/sim"
	"broadside/sim/journal"
)

// TestBattleThatNobodyTurnedToDoesNotCount sets up the next battle of a campaign and never turns to
// it: the campaign stays where the previous battle left it.
func TestBattleThatNobodyTurnedToDoesNotCount(t *testing.T) {
	t.Parallel()
	synctest.Test(t, turnToNobodysBattle)
}

func turnToNobodysBattle(t *testing.T) {
	b := begin(t, newDisk())
	s := shelf(b.disk)
	h := journal.Header{Scenario: "duel", Seed: 7, Started: 2, Campaign: "The Long Haul"}
	var err error
	if err = b.keeper.Close(); err != nil {
		t.Fatal(err)
	}
	if b.keeper, err = s.Begin(h, b.world); err != nil {
		t.Fatal(err)
	}
	fresh := begin(t, newDisk())
	if err := fresh.keeper.Close(); err != nil {
		t.Fatal(err)
	}
	if w, err := latest(s, h.Campaign); err != nil || w != nil {
		t.Errorf("before the first battle there is %v: %v", w, err)
	}
	if err := b.fight(10, nil); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		next, err := s.Begin(h, fresh.world)
		if err != nil {
			t.Fatal(err)
		}
		if err := next.Close(); err != nil {
			t.Fatal(err)
		}
		if w, err := latest(s, h.Campaign); err != nil || w == nil || w.Hash() != b.hashes[9] {
			t.Fatalf("the campaign stands elsewhere than its last battle: %v", err)
		}
	}
}

// TestADiscardedBattleCountsAgainWhenItIsResumed leaves a battle out of its campaign, as when it is
// fought again, and then goes on with it after all.
func TestADiscardedBattleCountsAgainWhenItIsResumed(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := begin(t, newDisk())
		s := shelf(b.disk)
		h := journal.Header{Scenario: "duel", Seed: 7, Started: 2, Campaign: "The Long Haul"}
		err := b.fightIn(s, h, 10)
		name := filepath.Base(b.keeper.Path())
		if err == nil {
			err = s.Discard(h.Campaign, name)
		}
		if err != nil {
			t.Fatal(err)
		}
		if w, err := latest(s, h.Campaign); err != nil || w != nil {
			t.Errorf("a battle that was left out counts: %v", err)
		}
		r, err := s.Resume(name, true)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Journal.Close(); err != nil {
			t.Fatal(err)
		}
		if w, err := latest(s, h.Campaign); err != nil || w == nil || w.Hash() != b.hashes[9] {
			t.Errorf("a battle that goes on does not count: %v", err)
		}
	})
}

// A campaign goes on without a journal that was deleted, even its latest, and says what helps if the
// latest cannot be read.
func TestFaultLatestJournalOfACampaign(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := begin(t, newDisk())
		s := shelf(b.disk)
		h := journal.Header{Scenario: "duel", Seed: 7, Started: 2, Campaign: "The Long Haul"}
		if err := b.fightIn(s, h, 10); err != nil {
			t.Fatal(err)
		}
		later := begin(t, newDisk())
		later.disk = b.disk
		if err := later.fightIn(s, h, 5); err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(later.keeper.Path())
		whole := string(b.disk.files[name])
		for _, row := range []struct{ file, must, not string }{
			{strings.Replace(whole, "journal ", "journal 1", 1), "begin another campaign", "recover"},
			{whole[:len(whole)/2] + "?" + whole[len(whole)/2+1:], "broadside-server recover", "another campaign"},
		} {
			b.disk.files[name] = []byte(row.file)
			if _, err := latest(s, h.Campaign); err == nil || !strings.Contains(err.Error(), row.must) || strings.Contains(err.Error(), row.not) {
				t.Errorf("the error does not say %q: %v", row.must, err)
			}
		}
		delete(b.disk.files, name)
		if w, err := latest(s, h.Campaign); err != nil || w == nil || w.Hash() != b.hashes[9] {
			t.Errorf("without its latest journal the campaign does not stand where the one before left it: %v", err)
		}
	})
}

// fightIn begins the battle again, in a journal with a header, and lets bots fight for some ticks.
func (b *battle) fightIn(s *keep.Shelf, h journal.Header, ticks int64) error {
	err := b.keeper.Close()
	if err == nil {
		b.keeper, err = s.Begin(h, b.world)
	}
	if err == nil {
		err = b.fight(ticks, nil)
	}
	return err
}

// latest returns the state in which the last battle of a campaign was left, or nil.
func latest(s *keep.Shelf, campaign string) (*sim.World, error) {
	for w, err := range s.Campaign(campaign, "") {
		return w, err
	}
	return nil, nil
}

// shy is a disk on which the files that name the last journals cannot be read for a while.
type shy struct {
	*disk
	hides bool
}

func (s *shy) Read(name string) ([]byte, error) {
	if s.hides && !strings.HasSuffix(name, ".journal") {
		return nil, errors.New("input/output error")
	}
	return s.disk.Read(name)
}

// A battle that begins while the names of the last journals cannot be read does not erase them.
func TestFaultMarkThatCannotBeReadIsNotOverwritten(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := begin(t, newDisk())
		if err := b.keeper.Close(); err != nil {
			t.Fatal(err)
		}
		d := &shy{disk: b.disk}
		s := shelf(d)
		h := journal.Header{Scenario: "duel", Seed: 7, Started: 2, Campaign: "The Long Haul"}
		var err error
		if b.keeper, err = s.Begin(h, b.world); err != nil {
			t.Fatal(err)
		}
		if err := b.fight(10, nil); err != nil {
			t.Fatal(err)
		}
		fresh := begin(t, newDisk())
		if err := fresh.keeper.Close(); err != nil {
			t.Fatal(err)
		}
		d.hides = true
		if next, err := s.Begin(h, fresh.world); err == nil {
			err = next.Close()
			t.Logf("the battle waits: %v", err)
		}
		d.hides = false
		if w, err := latest(s, h.Campaign); err != nil || w == nil || w.Hash() != b.hashes[9] {
			t.Errorf("the campaign does not stand where it did: %v", err)
		}
		if r, err := s.ResumeLast(true); err != nil || r.World.Hash() != b.hashes[9] {
			t.Errorf("the last battle is not the last: %v", err)
		} else if err := r.Journal.Close(); err != nil {
			t.Error(err)
		}
	})
}

// TestClosedTableIsNotPassedOver closes a table after one that was cut off: there is nothing to
// resume, least of all the older one.
func TestClosedTableIsNotPassedOver(t *testing.T) {
	t.Parallel()
	synctest.Test(t, passOverClosedTable)
}

func passOverClosedTable(t *testing.T) {
	b := begin(t, newDisk())
	if err := b.fight(5, nil); err != nil {
		t.Fatal(err)
	}
	left := newDisk()
	maps.Copy(left.files, b.disk.files)
	name := journalOf(left)
	left.files[name] = left.files[name][:len(left.files[name])-20] // cut off
	s := shelf(left)
	fresh := begin(t, newDisk())
	if err := fresh.keeper.Close(); err != nil {
		t.Fatal(err)
	}
	late := &battle{T: t, disk: left, world: fresh.world}
	var err error
	if late.keeper, err = s.Begin(journal.Header{Scenario: "duel", Seed: 7, Started: 3}, fresh.world); err != nil {
		t.Fatal(err)
	}
	if err := late.fight(5, nil); err != nil {
		t.Fatal(err)
	}
	if r, err := s.ResumeLast(false); !errors.Is(err, keep.ErrNothing) {
		t.Errorf("after a table was closed, another goes on in tick %d: %v", r.World.Tick, err)
	}
	if r, err := s.ResumeLast(true); err != nil || r.World.Hash() != late.hashes[4] || r.Journal.Close() != nil {
		t.Errorf("the closed table is not the last one: %v", err)
	}
}

// TestResumedTableIsTheLast resumes a table that was left before another: it is the last one then,
// and no file of either stays open.
func TestResumedTableIsTheLast(t *testing.T) {
	t.Parallel()
	synctest.Test(t, resumeEarlierTable)
}

func resumeEarlierTable(t *testing.T) {
	b := begin(t, newDisk())
	if err := b.fight(5, nil); err != nil {
		t.Fatal(err)
	}
	name, s := journalOf(b.disk), shelf(b.disk)
	later := beginOf(t, b.disk, "convoy")
	if err := later.fight(5, nil); err != nil {
		t.Fatal(err)
	}
	r, err := s.Resume(name, true)
	if err != nil {
		t.Fatal(err)
	}
	b.world, b.keeper = r.World, r.Journal
	if err := b.fight(3, nil); err != nil {
		t.Fatal(err)
	}
	last, err := s.ResumeLast(true)
	if err != nil || last.World.Hash() != b.hashes[7] {
		t.Fatalf("the table that was resumed is not the last one: %v", err)
	}
	if err := last.Journal.Close(); err != nil {
		t.Error(err)
	}
	if n := b.disk.leftOpen(); n != 0 {
		t.Errorf("%d files are open", n)
	}
}
