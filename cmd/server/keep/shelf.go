package keep

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"broadside/sim"
	"broadside/sim/journal"
)

// Shelf is the folder of a table's journals. It remembers which of them was played last.
type Shelf struct {
	Random io.Reader // the source of journals' ids
	Opener *Opener   // of its journals; shelves may share one

	folder Folder
	mark   string // the file that names the last journals
	log    *slog.Logger

	marking sync.Mutex // one mark at a time
	opened  []string   // journals, in the order in which they were begun or resumed
}

// ErrNothing means that there is no battle to continue.
var ErrNothing = errors.New("there is no battle to resume")

// errClosed is the ErrNothing of a table that was closed, not cut off.
var errClosed = fmt.Errorf("%w: the table was closed", ErrNothing)

// NewShelf returns the shelf of a table in a folder. Tables with different ports may share a
// folder.
func NewShelf(f Folder, port string, log *slog.Logger) *Shelf {
	return &Shelf{Random: rand.Reader, Opener: new(Opener), folder: f, mark: "table-" + port, log: log}
}

// Begin starts the journal of a world and syncs it.
func (s *Shelf) Begin(h journal.Header, w *sim.World) (*Keeper, error) {
	var id [8]byte
	_, _ = io.ReadFull(s.Random, id[:]) // never fails
	h.Battle = binary.LittleEndian.Uint64(id[:])
	begun, err := s.Opener.Begin(h, w)
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("%s-%s-%x%s", time.Unix(h.Started, 0).Format("2006-01-02-150405"), h.Scenario, id[:4], journalEnd)
	s.opens(name)
	begin := s.making(name, func() (File, error) {
		if err := replace(s.folder, name, begun); err != nil {
			return nil, err
		}
		file, err := s.folder.Open(name)
		if err == nil {
			err = s.remember(s.mark, name)
		}
		if err == nil && h.Campaign != "" {
			err = s.remember(campaignMark(h.Campaign), name)
		}
		return closed(file, err)
	})
	if err := begin.make(); err != nil && !s.waits(name, err) {
		return nil, errors.Join(fmt.Errorf("the journal: %w; make room, or choose another folder with --state", err), begin.unlock())
	}
	return newKeeper(s.folder, name, begin, begin.unlock, begun, int64(len(begun)), s.log), nil
}

// remembered is how many journals of a table, and of a campaign, are known: enough for years of
// evenings, with tables at which nobody began.
const remembered = 256

// remember records in a mark which journals are played, latest first. One that had to wait
// for the disk comes after those that were opened later.
func (s *Shelf) remember(mark, name string) error {
	s.marking.Lock()
	defer s.marking.Unlock()
	last, err := s.recall(mark)
	if err != nil {
		return err
	}
	if i := slices.Index(last, name); i >= 0 {
		last = slices.Delete(last, i, i+1)
	}
	at := 0
	for at < len(last) && slices.Index(s.opened, last[at]) > slices.Index(s.opened, name) {
		at++
	}
	last = slices.Insert(last, at, name)
	return replace(s.folder, mark, []byte(strings.Join(last[:min(remembered, len(last))], "\n")+"\n"))
}

// opens records that a journal is being opened.
func (s *Shelf) opens(name string) {
	s.marking.Lock()
	defer s.marking.Unlock()
	s.opened = append(slices.DeleteFunc(s.opened, func(o string) bool { return o == name }), name)
}

func (s *Shelf) recall(mark string) ([]string, error) {
	b, err := s.folder.Read(mark)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return strings.Fields(string(b)), err
}

// Campaigns returns the names of the campaigns that have journals here.
func (s *Shelf) Campaigns() (all []string, err error) {
	names, err := s.folder.Names()
	for _, name := range names {
		if mark, is := strings.CutPrefix(name, campaignStart); is {
			if campaign, err := hex.DecodeString(mark); err == nil {
				all = append(all, string(campaign))
			}
		}
	}
	slices.Sort(all)
	return all, err
}

// Discard leaves a journal out of a campaign; "" is none.
func (s *Shelf) Discard(campaign, name string) error {
	s.marking.Lock()
	defer s.marking.Unlock()
	mark := campaignMark(campaign)
	last, err := s.recall(mark)
	i := slices.Index(last, name)
	if err != nil || campaign == "" || i < 0 {
		return err
	}
	return replace(s.folder, mark, []byte(strings.Join(slices.Delete(last, i, i+1), "\n")+"\n"))
}

// Campaign yields the states in which a campaign's battles were left, the latest first, without
// that of the journal named but. A battle to which no table has turned does not count. An
// error ends them: the latest cannot be read. An earlier one that cannot be is left out, as is one
// that was deleted.
func (s *Shelf) Campaign(campaign, but string) iter.Seq2[*sim.World, error] {
	return func(yield func(*sim.World, error) bool) {
		names, err := s.recall(campaignMark(campaign))
		if err != nil {
			yield(nil, err)
			return
		}
		latest := true
		for _, name := range names {
			if name == but {
				latest = false
				continue
			}
			w, err := s.last(name)
			switch {
			case err == nil && w.Tick > 0:
				if latest = false; !yield(w, nil) {
					return
				}
			case err == nil:
			case latest && !errors.Is(err, fs.ErrNotExist):
				remedy := "see \"broadside-server recover\" for what can be recovered, or delete the journal to leave this battle out"
				if errors.Is(err, journal.ErrVersion) {
					remedy = "a campaign needs one version of the program, so go on with that one, or begin another campaign"
				}
				yield(nil, fmt.Errorf("the last battle of the campaign, %s: %w; %s", s.folder.Path(name), err, remedy))
				return
			default:
				s.log.Warn("a battle of the campaign is left out", "journal", s.folder.Path(name), "error", err)
			}
		}
	}
}

// last returns the state in which a battle was left.
func (s *Shelf) last(name string) (*sim.World, error) {
	last, err := s.Inspect(name)
	if err == nil && !last.Whole {
		err = last.Wrong
	}
	if err != nil {
		return nil, err
	}
	return last.Offers[0].World, nil
}

const campaignStart = "campaign-"

// campaignMark returns the name of the file that names the last journals of a campaign.
func campaignMark(campaign string) string {
	return campaignStart + hex.EncodeToString([]byte(campaign))
}

// Resumed is a battle that continues.
type Resumed struct {
	*journal.Recovered
	Journal *Keeper
}

// ResumeLast opens the journal that was played last. A battle to which the table had not turned yet
// does not count, and one that was closed only if closed is set. The error wraps ErrNothing
// if there is none, and ErrInUse if another server plays it.
func (s *Shelf) ResumeLast(closed bool) (*Resumed, error) {
	names, err := s.recall(s.mark)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		r, err := s.Resume(name, closed)
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, ErrNothing) && !errors.Is(err, errClosed) {
			continue
		}
		return r, err
	}
	return nil, ErrNothing
}

// Resume opens a journal to continue it, without a torn end. The error wraps ErrNothing if no
// table has turned to it yet, or if it was closed and again is not set. While the disk is
// full, the battle continues from what can be read, and is stored once there is room.
func (s *Shelf) Resume(name string, again bool) (*Resumed, error) {
	kept, err := s.folder.Read(name)
	if err != nil {
		return nil, err
	}
	s.opens(name)
	var r *journal.Recovered
	reopen := s.making(name, func() (File, error) {
		file, err := s.folder.Open(name)
		if err != nil {
			return nil, err
		}
		if err = file.Truncate(r.Good); err == nil {
			err = file.Sync()
		}
		if err == nil {
			err = s.remember(s.mark, name)
		}
		if err == nil && r.Header.Campaign != "" { // it may have been left out
			err = s.remember(campaignMark(r.Header.Campaign), name)
		}
		return closed(file, err)
	})
	if err := reopen.lock(); err != nil && !s.waits(name, err) {
		return nil, err
	}
	if r, err = s.readBattle(name, kept, again); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", s.folder.Path(name), err), reopen.unlock())
	}
	if err := reopen.make(); err != nil && !s.waits(name, err) {
		return nil, errors.Join(err, reopen.unlock())
	}
	return &Resumed{r, newKeeper(s.folder, name, reopen, reopen.unlock, kept[:r.Begun], r.Good, s.log)}, nil
}

// readBattle returns what can be read of a journal.
func (s *Shelf) readBattle(name string, kept []byte, closed bool) (*journal.Recovered, error) {
	r, err := s.Opener.Recover(kept, readSnapshots(s.folder, name)...)
	switch {
	case errors.Is(err, journal.ErrTorn):
		return nil, fmt.Errorf("%w: %w", ErrNothing, err)
	case err != nil:
		return nil, err
	case r.World.Tick == 0:
		return nil, ErrNothing
	case r.Closed && !closed:
		return nil, errClosed
	}
	return r, nil
}

// readSnapshots returns the readable snapshots, latest first.
func readSnapshots(f Folder, name string) (snapshots [][]byte) {
	names, err := snapshotsOf(f, name)
	if err != nil {
		return nil // the journal alone suffices
	}
	for _, n := range names {
		if b, err := f.Read(n); err == nil {
			snapshots = append(snapshots, b)
		}
	}
	return snapshots
}
