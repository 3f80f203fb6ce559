package table

import "broadside/sim"

// recounting is the recording of a finished battle that somebody has asked for.
type recounting struct {
	request
	show bool // show it at the table, and do not only report it
	reel Reel
	err  error
}

// recountBattle plays a finished battle through again beside the table, to report its outcome or to
// show it.
func (t *Table) recountBattle(g *guest, show bool) {
	switch {
	case t.Reel == nil && t.Recording == nil:
		t.whisper(g, "This table keeps no recording.")
		return
	case t.Reel == nil && !t.world.Over:
		t.whisper(g, "The battle is not over yet.")
		return
	case show && !t.mayDecide(g):
		t.whisper(g, "You cannot choose what the table shows.")
		return
	case t.Reel != nil:
		t.send(g, t.Reel.Report())
		return
	case !show && t.reported != nil: // asking again must not keep the table busy
		t.send(g, t.reported)
		return
	case t.preparing:
		t.whisper(g, "The table is busy with something that was asked for; try again in a moment.")
		return
	}
	t.preparing = true
	r := recounting{request: request{g, t.era}, show: show}
	record := t.Recording
	t.beside.Go(func() {
		r.err = attempt(func() (err error) {
			r.reel, err = record()
			return err
		})
		select {
		case t.recounts <- r:
		case <-t.done:
		}
	})
}

// takeRecount reports a recording that was asked for, or turns the table to it.
func (t *Table) takeRecount(r recounting) error {
	t.preparing = false
	switch {
	case r.err != nil:
		t.refuseRecount(r, r.err)
		return nil
	case r.era != t.era || !t.world.Over: // the recording no longer shows how the battle ended
		t.whisper(r.by, changedMeanwhile)
		return nil
	case !r.show:
		t.reported = r.reel.Report()
		t.send(r.by, t.reported)
		return nil
	case t.isStale(r.request):
		return nil
	}
	ended := t.world
	var w *sim.World
	if err := attempt(func() (err error) {
		w, _, err = r.reel.Leap(0)
		return err
	}); err != nil {
		t.refuseRecount(r, err)
		return nil
	}
	t.turnTo(&Battle{World: w, Reel: r.reel, Campaign: t.Campaign, Earlier: t.Earlier, Discard: t.Discard})
	t.ended = ended
	return t.threadReel()
}

// refuseRecount tells the guest who asked why the battle cannot be shown again.
func (t *Table) refuseRecount(r recounting, why error) {
	t.logBreakdown(why)
	t.note("The battle cannot be shown again: %v", why)
	t.whisperFault(r.by, "The battle cannot be shown again: %s", why)
}
