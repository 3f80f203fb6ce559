package main

import (
	"fmt"
	"io"
	"reflect"
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

// A weight is what a scenario costs a table when all of its ships are under way and all
// seats of its players are taken.
type weight struct {
	tick  time.Duration // to work a tick out, with the pictures that follow
	seats int
	bytes int       // of the longest whole picture
	by    crew.Seat // whose it is
}

// A table has so long for a tick, and half of that is left to links, bots and the disk.
const (
	tickTime = time.Second / 20
	mostTime = tickTime / 2
)

// doubt is what speaks against a scenario of this weight, or "".
func (w weight) doubt() string {
	switch {
	case w.bytes > picture.MaxBits:
		return fmt.Sprintf("more than %d KB do not travel, so that seat would be shown nothing; have fewer ships", picture.MaxBits>>10)
	case w.tick > mostTime:
		return fmt.Sprintf("more than %v leaves too little to links and bots: have fewer ships or seats, or expect fewer than 20 ticks a second", mostTime)
	}
	return ""
}

// weighTicks is how often a tick is timed; the shortest time counts, since anything else
// on the machine only adds to it.
const weighTicks = 5

// weigh plays the first ticks of a scenario, live.
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
			s.Feet, s.Throttle, s.Rudder = s.FlyingSpeed(), 60, 40
		}
		began := time.Now()
		if _, err := w.Step(nil); err != nil {
			return weight{}, err
		}
		gallery.Renew(w)
		for i, seat := range seats {
			flat := gallery.Flat(seat, nil)
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

// weighAll tells what the scenarios cost that are not shipped as they are; without a
// folder, all that are shipped.
func weighAll(to io.Writer, dir string) error {
	data, _ := configs.Load()
	shipped := data
	if dir != "" {
		data, _ = configs.Load(configs.Dir(dir))
	}
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		if dir != "" && reflect.DeepEqual(sc, shipped.Scenario(sc.Key)) {
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
