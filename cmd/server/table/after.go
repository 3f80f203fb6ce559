package table

// recounting is the recording of a battle that is over, which somebody has asked for.
type recounting struct {
	by   *guest
	show bool // the table is to show it, and not only to report
	reel Reel
	err  error
}

// recountBattle has a battle that is over played through beside the table: to report what it
// came to, or to show it again.
func (t *Table) recountBattle(g *guest, show bool) {
	switch {
	case t.Reel == nil && t.Recording == nil:
		t.whisper(g, "This table keeps no recording.")
		return
	case t.Reel == nil && !t.world.Over:
		t.whisper(g, "The battle is not over yet.")
		return
	case show && !t.mayDecide(g):
		t.whisper(g, "It is not for you to say what the table shows.")
		return
	case t.Reel != nil:
		t.send(g, t.Reel.Report())
		return
	case !show && t.reported != nil: // nobody keeps the table busy by asking again
		t.send(g, t.reported)
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

// takeRecount reports, or turns to, a recording that was asked for.
func (t *Table) takeRecount(r recounting) error {
	t.preparing = false
	if r.err != nil {
		t.note("The battle cannot be shown again: %v", r.err)
		t.whisperFault(r.by, "The battle cannot be shown again: %s", r.err)
		return nil
	}
	if !r.show {
		t.reported = r.reel.Report()
		t.send(r.by, t.reported)
		return nil
	}
	ended := t.world
	w, _, err := r.reel.Leap(0)
	if err != nil {
		return err
	}
	t.turnTo(&Battle{World: w, Reel: r.reel, Campaign: t.Campaign})
	t.ended = ended
	return t.threadReel()
}
