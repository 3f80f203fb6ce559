package main

import (
	"fmt"
	"io"
	"io/fs"
	"time"

	"broadside/configs"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
)

// A weight is the load of a scenario on a table when all ships are under way and all players'
// seats are taken.
type weight struct {
	tick  time.Duration // the time for a tick and the pictures after it
	seats int
	bytes int       // of the longest whole picture
	by    crew.Seat // the seat that gets it
}

// The time that a table has for a tick. Half of it is left to links, bots and the disk.
const (
	tickTime = time.Second / 20
	mostTime = tickTime / 2
)

// doubt returns an objection to a scenario of this weight, or "".
func (w weight) doubt() string {
	switch {
	case w.bytes > picture.MaxBits:
		return fmt.Sprintf("more than %d KB do not travel, so that seat would be shown nothing; have fewer ships", picture.MaxBits>>10)
	case w.tick > mostTime:
		return fmt.Sprintf("more than %v leaves too little to links and bots: have fewer ships or seats, or expect fewer than 20 ticks a second", mostTime)
	}
	return ""
}

// weighTicks is how often a tick is timed. The shortest time counts, since other load on the
// machine only adds to it.
const weighTicks = 5

// weigh plays the first ticks of a scenario live, and returns its weight.
func weigh(lib *shipyard.Library, sc *scenario.Scenario) (weight, error) {
	w, err := sim.New(lib, sc, 1)
	if err != nil {
		return weight{}, err
	}
	begin := []sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Live}}, {Seat: crew.Master, Intent: &sim.Pause{}}}
	if _, err := w.Step(begin); err != nil {
		return weight{}, err
	}
	seats, most := []crew.Seat{crew.Master}, netcode.MaxPlayers
	if sc.People[1] > 0 {
		most = min(most, 1+int(sc.People[1]))
	}
	for i := range w.Members {
		seat := w.Members[i].Seat
		if side, ok := sight.SideOfSeat(w, seat); ok && sc.Sides[side].Players && len(seats) < most {
			seats = append(seats, seat)
		}
	}
	cost := weight{tick: time.Hour, seats: len(seats)}
	last := make([]*picture.Flat, len(seats))
	gallery := sight.NewGallery(w)
	var differ picture.Differ
	for range weighTicks {
		for i := range w.Ships {
			s := &w.Ships[i]
			s.Own.Spent, s.Throttle, s.Rudder = 0, 60, 40
		}
		began := time.Now()
		if _, err := w.Step(nil); err != nil {
			return weight{}, err
		}
		gallery.Renew(w)
		for i, seat := range seats {
			flat := gallery.Flat(seat, picture.Asked{})
			if last[i] == nil {
				if n := len(differ.Diff(nil, flat).Bits); n > cost.bytes {
					cost.bytes, cost.by = n, seat
				}
			} else {
				differ.Diff(last[i], flat)
			}
			last[i] = flat
		}
		cost.tick = min(cost.tick, time.Since(began))
	}
	return cost, nil
}

// weighAll prints the weights of the scenarios of a folder, and of those that have ships, decks or
// a book of it; without a folder, of all that are shipped.
func weighAll(to io.Writer, dir string) error {
	var folders []fs.FS
	if dir != "" {
		folders = append(folders, configs.Dir(dir))
	}
	data, _ := configs.Load(folders...)
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		if !data.GivenIn(sc) {
			continue
		}
		cost, err := weigh(data.Library, sc)
		if err != nil {
			return fmt.Errorf("scenario %s: %w", sc.Key, err)
		}
		says := "scenario"
		doubt := cost.doubt()
		if doubt != "" {
			says = "warning: scenario"
		}
		if _, err := fmt.Fprintf(to, "%s %s: with %s in flight and %s taken, %.1f ms of %d for a tick on this machine, and a picture of %.1f KB\n",
			says, sc.Key, plural(len(sc.Ships), "ship"), plural(cost.seats, "seat"), float64(cost.tick.Microseconds())/1000, tickTime.Milliseconds(), float64(cost.bytes)/1024); err != nil {
			return err
		}
		if doubt != "" {
			if _, err := fmt.Fprintf(to, "    %s\n", doubt); err != nil {
				return err
			}
		}
	}
	return nil
}
