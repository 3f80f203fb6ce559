package gm

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// triggers draws the events of the scenario. The chosen one can be triggered now, or prevented; cue
// is its index in the list.
func triggers(u *kit.UI, v *view.View, r kit.Rect, cue *int) (ordered []sim.Intent) {
	*cue = max(0, min(*cue, len(v.Triggers)-1))
	keyed := false
	if u.Key("any.up") && *cue > 0 {
		*cue--
		keyed = true
	}
	if u.Key("any.down") && *cue+1 < len(v.Triggers) {
		*cue++
		keyed = true
	}
	row := &v.Triggers[*cue]
	u.Text(r.Top(22), "What may happen", kit.Type{Bold: true, Colour: u.Accent})
	each := kit.Finger(u, 34)
	foot := r.Foot(each)
	small := kit.Type{Size: kit.Small}
	u.Paragraph(r.Foot(u.Height(say.Name(row.Title), r.W, small)+4), say.Name(row.Title), small)
	r.H = whole(r.H, each)
	if keyed {
		u.Reveal("triggers", r, each*float64(*cue), each)
	}
	u.Scroll("triggers", r, each*float64(len(v.Triggers)), func(r kit.Rect) {
		for i := range v.Triggers {
			t := &v.Triggers[i]
			line := r.Top(each).Trim(0, 2)
			u.Tag(line.Side(76).Trim(0, 4), triggerWord(t), triggerColour(t))
			line.Side(6)
			if u.Do(line, kit.Action{Name: say.Name(t.Title), Cut: true, On: i == *cue}) {
				*cue = i
			}
		}
	})
	parts := foot.Columns(2, kit.Gap)
	if u.Do(parts[0], kit.Action{Name: "Now", Key: "any.confirm", Does: "It happens at once, whatever the scenario waits for."}) {
		ordered = append(ordered, &sim.Pull{Trigger: row.Number})
	}
	off := kit.Action{Name: "Off", Key: "any.undo", Does: "It no longer happens by itself."}
	what := sim.PullOff
	if row.Off {
		off.Name, off.Does, what = "On", "It happens by itself again, when its moment comes.", sim.PullOn
	}
	if u.Do(parts[1], off) {
		ordered = append(ordered, &sim.Pull{Trigger: row.Number, What: what})
	}
	return ordered
}

// whole returns the part of a height in which rows of a list are shown whole.
func whole(height, each float64) float64 {
	if height < each {
		return height
	}
	return each * math.Floor(height/each)
}

func triggerWord(t *picture.TriggerRow) say.Text {
	switch {
	case t.Off:
		return "off"
	case t.Round > 0:
		return say.Of("round %d", t.Round)
	}
	return "waits"
}

func triggerColour(t *picture.TriggerRow) kit.Colour {
	switch {
	case t.Off:
		return kit.Muted
	case t.Round > 0:
		return kit.Good
	}
	return kit.Warn
}
