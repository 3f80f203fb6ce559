package journal

import (
	"cmp"
	"errors"
	"slices"

	"broadside/sim"
)

// Salvage is what can be recovered of a journal and its snapshots.
type Salvage struct {
	Header Header
	Whole  bool  // nothing is wrong except perhaps a torn end
	Closed bool  // the table was closed, not cut off
	Wrong  error // what is wrong, or nil
	Offers []Offer
}

// Offer is a moment of a battle from which it can continue.
type Offer struct {
	World    *sim.World
	Roster   Roster
	Snapshot int64 // the tick of the snapshot that it comes from, or 0
}

// Inspect returns what can be recovered of a journal, the latest first. The error wraps
// ErrVersion, ErrTorn or ErrDamaged if not even a snapshot has the data of the battle.
func (o *Opener) Inspect(kept []byte, snapshots ...[]byte) (*Salvage, error) {
	r, err := o.Recover(kept, snapshots...)
	if err == nil {
		return &Salvage{Header: r.Header, Whole: true, Closed: r.Closed, Wrong: r.Torn, Offers: []Offer{{World: r.World, Roster: r.Roster}}}, nil
	}
	s := &Salvage{Wrong: err}
	if j, err := o.NewReader(kept); err == nil {
		s.Header = j.Header
	}
	var d *DamageError
	if errors.As(err, &d) {
		if r, err := o.Recover(kept[:d.At], snapshots...); err == nil {
			s.Offers = append(s.Offers, Offer{World: r.World, Roster: r.Roster})
		}
	}
	for _, b := range snapshots {
		s.offerSnapshot(o, kept, b)
	}
	if len(s.Offers) == 0 {
		return nil, err
	}
	slices.SortStableFunc(s.Offers, func(a, b Offer) int { return cmp.Compare(b.World.Tick, a.World.Tick) })
	s.Offers = slices.CompactFunc(s.Offers, func(a, b Offer) bool { return a.World.Tick == b.World.Tick })
	return s, nil
}

// offerSnapshot offers a snapshot, and the state after the ticks that follow it. A snapshot
// has the data of the battle even if the journal's is damaged.
func (s *Salvage) offerSnapshot(o *Opener, kept, snapshot []byte) {
	j, err := o.NewReader(snapshot)
	if err != nil || s.Header.Battle != 0 && j.Header != s.Header {
		return
	}
	s.Header = j.Header
	w, err := j.FirstWorld()
	if err != nil {
		return
	}
	roster := rosterUpTo(kept, j.Start.Offset)
	if on, ok := j.playOn(kept); ok { // first, because for the same tick it has the later roster
		s.Offers = append(s.Offers, Offer{World: on, Roster: rosterUpTo(kept, j.GoodBytes()), Snapshot: w.Tick})
	}
	s.Offers = append(s.Offers, Offer{World: w, Roster: roster, Snapshot: w.Tick})
}

// playOn plays what was recorded after a snapshot, as far as it can be read.
func (j *Reader) playOn(kept []byte) (on *sim.World, ok bool) {
	if j.Start.Offset > int64(len(kept)) {
		return nil, false
	}
	on, err := j.FirstWorld()
	if err != nil {
		return nil, false
	}
	j.kept, j.good, j.last = kept, int(j.Start.Offset), on.Tick
	err = j.replay(on, func(*sim.Result) {}, func(*State) {})
	return on, err == nil || errors.Is(err, ErrTorn)
}

// rosterUpTo returns the last readable roster before an offset.
func rosterUpTo(kept []byte, end int64) (roster Roster) {
	for at := 0; at < int(min(end, int64(len(kept)))); {
		body, next, err := frame(kept, at)
		if err != nil {
			at++
			continue
		}
		if e, err := decode(body); err == nil {
			if r, ok := e.(*Roster); ok {
				roster = *r
			}
		}
		at = next
	}
	return roster
}
