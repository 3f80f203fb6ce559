package table

import (
	"slices"
	"strings"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/field"
)

// decides reports whether a guest may choose the next battle. The GM may at any time.
// Without one, once the battle is over or is shown again, and in a lesson, those may who sit at the
// table's own machine or have the GM's password, or, where there are none, everybody
// who has a seat.
func (t *Table) decides(g *guest) bool {
	if g.seat == crew.Master && g.knows {
		return true
	}
	if !t.world.Over && t.Reel == nil && t.world.Scenario.Lesson == nil || g.seat.Role == crew.NoRole || t.Programme == nil {
		return false
	}
	gm := func(o *guest) bool { return o.here() && o.seat == crew.Master && o.knows }
	host := func(o *guest) bool { return o.here() && o.knows && o.seat.Role != crew.NoRole }
	return !slices.ContainsFunc(t.guests, gm) && (g.knows || !slices.ContainsFunc(t.guests, host))
}

// sendProgramme tells a guest who decides what can be fought, if that has changed.
func (t *Table) sendProgramme(g *guest) {
	if t.Programme == nil || !t.decides(g) {
		g.programme = 0
		return
	}
	p := &netcode.Programme{On: t.world.Scenario.Key, Campaign: t.Campaign, Scenarios: t.Programme.Scenarios()}
	var h field.Hash
	h.Reset()
	p.Fields(&h)
	if sum := h.Sum(); sum != g.programme {
		g.programme = sum
		t.send(g, p)
	}
}

// recounting is the recording of a battle that is over, which somebody has asked for.
type recounting struct {
	by   *guest
	show bool // the table is to show it, and not only to report
	reel Reel
	err  error
}

// recount has a battle that is over played through beside the table: to report what it
// came to, or to show it again.
func (t *Table) recount(g *guest, show bool) {
	switch {
	case t.Reel == nil && t.Recording == nil:
		t.whisper(g, "This table keeps no recording.")
		return
	case t.Reel == nil && !t.world.Over:
		t.whisper(g, "The battle is not over yet.")
		return
	case show && !t.decides(g):
		t.whisper(g, "It is not for you to say what the table shows.")
		return
	case t.Reel != nil:
		t.tellReport(g, t.Reel)
		return
	case t.preparing:
		t.whisper(g, "The table is busy with something that was asked for; try again in a moment.")
		return
	}
	t.preparing = true
	r := recounting{by: g, show: show}
	record := t.Recording
	t.beside.Go(func() {
		r.reel, r.err = record()
		select {
		case t.recounts <- r:
		case <-t.done:
		}
	})
}

// recounted reports, or turns to, a recording that was asked for.
func (t *Table) recounted(r recounting) error {
	t.preparing = false
	if r.err != nil {
		t.note("The battle cannot be shown again: %v", r.err)
		t.whisper(r.by, "The battle cannot be shown again: "+r.err.Error())
		return nil
	}
	if !r.show {
		t.tellReport(r.by, r.reel)
		return nil
	}
	ended := t.world
	w, _, err := r.reel.Leap(0)
	if err != nil {
		return err
	}
	t.turnTo(&Battle{World: w, Reel: r.reel, Campaign: t.Campaign})
	t.ended = ended
	return t.thread()
}

// tellReport tells a guest what a battle came to.
func (t *Table) tellReport(g *guest, r Reel) {
	m := &netcode.Report{}
	for _, line := range r.Report() {
		if len(m.Lines) == netcode.MaxReportLines {
			break
		}
		line = line[:min(len(line), netcode.MaxReportLine)]
		m.Lines = append(m.Lines, strings.ToValidUTF8(line, ""))
	}
	t.send(g, m)
}
