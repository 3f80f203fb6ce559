package bridge

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// outcome is the plate after the end: who has won, and what comes next. The zero value
// has not been read.
type outcome struct {
	read  bool     // and closed
	asked bool     // opened on request, in the middle of a recording
	came  *float64 // when it was first shown, or nil
	part  part
	at    int    // index of the chosen scenario
	of    string // the scenario that was current then
	laid  laid
}

// laid is a report as laid out on its page, valid as long as none of its first fields changes.
type laid struct {
	of    *netcode.Report
	in    *say.Language
	width float64

	lines []say.Text
	as    kit.Type
	each  []float64 // their heights
	whole float64
}

// part is a part of the plate.
type part uint8

const (
	ending part = iota
	choosing
	reporting
)

// unheard is for how many seconds the plate ignores input at first: what people do just then was
// meant for the battle.
const unheard = 1.0

// nextKey opens the plate again.
const nextKey = kit.Bound("bridge.outcome")

// reminder draws a band that leads back to the plate.
func (o *outcome) reminder(u *kit.UI, v *view.View, room *kit.Rect) {
	if !v.Head.Over || !o.read || v.Head.Seat.Role == crew.Screen {
		return
	}
	band := room.Top(40)
	room.Top(kit.Gap)
	u.Plate(band, kit.Panel, u.Accent)
	inner := band.Trim(10, 4)
	if u.Do(inner.Side(270), kit.Action{Name: "What comes next", Key: nextKey, Does: "Again, another battle, the report, a replay."}) {
		o.read, o.part = false, ending
	}
	u.Text(inner, say.Name(v.Outcome()), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
}

// show draws the plate, and reports whether somebody wants to return to the lobby.
func (o *outcome) show(u *kit.UI, v *view.View) (leaves bool) {
	switch o.part {
	case choosing:
		o.choose(u, v)
	case reporting:
		o.tell(u, v)
	default:
		leaves = o.end(u, v)
	}
	if o.read || leaves {
		u.Dismiss()
		if o.asked {
			o.asked, o.read = false, v.Head.Over
		}
	}
	return leaves
}

// verdict describes how the battle ended for the seat.
func verdict(v *view.View) (title say.Text, c kit.Colour) {
	switch {
	case !v.Head.Over:
		return "A recording", kit.Bright
	case v.Head.Winners == 0:
		return "Nobody has won", kit.Warn
	case v.Head.Seat.Role == crew.GM:
		return "The battle is over", kit.Bright
	case v.Head.Winners.Has(v.Head.Side):
		return "Victory", kit.Good
	}
	return "Defeat", kit.Bad
}

func (o *outcome) end(u *kit.UI, v *view.View) (leaves bool) {
	title, c := verdict(v)
	deeds := foremost(v, v.Log.Tally(), 6)
	heading, above := kit.Huge, 56.0
	if u.Small {
		heading, above = kit.Big, 34
	}
	controls := v.Head.Seat.Role != crew.Screen
	text, width := say.Name(v.Outcome()), min(860, u.Size.W-60)
	if !v.Head.Over {
		text = "The table shows this battle again."
	}
	if u.Small {
		width = min(860, u.Size.W-8)
	}
	height := above + 26 + u.Height(text, width-68, kit.Type{}) + 60.0
	below := 2*72 + 6.0
	if u.Size.W < 600 {
		below = 3*72 + 12
	}
	if controls {
		height += below + 34
	}
	if all := 34 + deedRow*float64(len(deeds)); !v.Head.Over || u.Small && (height+all > u.Size.H-20 || width < 700) {
		deeds = nil
	} else if len(deeds) > 0 {
		height += all
	}
	box := kit.Rect{X: u.Size.W/2 - width/2, Y: max(10, u.Size.H/2-height/2), W: width, H: min(height, u.Size.H-20)}
	done := u.Above(u.Size, controls)
	defer done()
	u.Fill(u.Size, kit.Fade(kit.Night, 0.55))
	u.Plate(box, kit.Mix(kit.Night, c, 0.10), c)
	inner := box.Trim(24, 16)
	u.Text(inner.Top(above), title, kit.Type{Size: heading, Bold: true, Colour: c, Align: kit.Middle})
	var names []say.Text
	for s := range event.Side(event.MaxSides) {
		if v.Head.Winners.Has(s) && v.Text(picture.SideText+picture.TextKind(s)) != "" {
			names = append(names, v.SideName(s))
		}
	}
	if line := inner.Top(26); names != nil {
		u.Text(line, say.Of("Won by %s", say.List(names)), kit.Type{Bold: true, Colour: kit.Bright, Align: kit.Middle, Cut: true})
	}
	if controls {
		if o.came == nil {
			now := u.Now
			o.came = &now
		}
		if v.Head.Over && u.Now-*o.came < unheard {
			u.In.Keys, u.In.Pressed = nil, false
		}
		leaves = o.controls(u, v, inner.Foot(below))
		u.Text(inner.Foot(30), decides(v), kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.Middle, Cut: true})
	}
	if len(deeds) > 0 {
		inner.Foot(8)
		showDeeds(u, inner.Foot(26+deedRow*float64(len(deeds))), deeds)
	}
	u.Paragraph(inner.Trim(10, 6), text, kit.Type{Align: kit.Middle, Cut: true})
	return leaves
}

// decides describes who decides what comes next.
func decides(v *view.View) say.Text {
	l := v.Table.Lobby
	if l == nil || v.Table.Programme != nil {
		return "What comes next?"
	}
	for i := range l.Seats {
		if s := &l.Seats[i]; s.Seat.Role == crew.GM && s.Holder == netcode.Taken {
			return say.Of("%s is the GM, and decides what comes next.", s.Who)
		}
	}
	return "The player at the table's own machine decides what comes next."
}

// controls draws what can come next.
func (o *outcome) controls(u *kit.UI, v *view.View, r kit.Rect) (leaves bool) {
	rows := r.Rows(2, 6)
	top, below := rows[0].Columns(3, 6), rows[1].Columns(3, 6)
	if u.Size.W < 600 {
		rows = r.Rows(3, 6)
		a, b, c := rows[0].Columns(2, 6), rows[1].Columns(2, 6), rows[2].Columns(2, 6)
		top, below = []kit.Rect{a[0], a[1], b[0]}, []kit.Rect{b[1], c[0], c[1]}
	}
	p := v.Table.Programme
	again := kit.Action{Name: "Again", Cut: true, Key: "after.again", Does: "The same battle, with other dice."}
	another := kit.Action{Name: "Another battle", Cut: true, Key: "after.another"}
	replay := kit.Action{Name: "Replay", Key: "after.replay", Does: "Everybody sees this battle again."}
	report := kit.Action{Name: "Report", Key: "after.report", Does: "Who did what, and what turned it."}
	switch {
	case p == nil || v.Table.Fight == nil:
		again.Why = "You cannot choose that."
		another.Why = again.Why
	case p.Campaign != "":
		again.Does = "From its beginning, with other dice. This one does not count."
		another.Name = "Continue the campaign"
		another.Does = "Another battle, with ships and people as they are now."
	default:
		another.Does = say.Of("One of the %d that this table has.", len(p.Scenarios))
	}
	if v.Table.Lessons != nil {
		another.Name, another.Does, another.Why = "Another lesson", "There is one for each seat.", ""
	}
	if v.Reel != nil {
		replay.Does = "From its beginning."
	}
	if v.Wind == nil {
		replay.Why = "You cannot choose that."
	}
	if v.Table.AskReport == nil {
		report.Why = "The table cannot be asked now."
	}
	if u.Do(top[0], again) {
		v.Table.Fight(p.On, p.Campaign != "")
	}
	if u.Do(top[1], another) {
		if v.Table.Lessons != nil {
			v.Table.Lessons()
		} else {
			o.part = choosing
		}
	}
	if u.Do(top[2], replay) {
		v.Wind(netcode.Reel{Speed: 100})
		o.read = v.Reel != nil
	}
	if u.Do(below[0], report) {
		v.Table.AskReport()
		o.part = reporting
	}
	lobby := kit.Action{Name: "Back to the lobby", Short: "Lobby", Cut: true, Key: "after.lobby", Does: "You keep your seat."}
	if o.asked { // Esc opened the plate, and a second Esc leaves
		lobby.Key = "any.back"
		leaves = u.Key("after.lobby") || u.Escaped()
	}
	leaves = u.Do(below[1], lobby) || leaves
	if u.Do(below[2], kit.Action{Name: "Look around", Short: "Look", Key: "any.confirm", Cut: true, Does: brings(u)}) || u.Escaped() {
		o.read = true
	}
	return leaves
}

// brings describes how to open the plate again.
func brings(u *kit.UI) say.Text {
	if key := u.Label(nextKey); key != "" {
		return say.Of("%s brings this back.", key)
	}
	return "\"More\" brings this back."
}

// choose draws the list of battles that can come next.
func (o *outcome) choose(u *kit.UI, v *view.View) {
	p := v.Table.Programme
	if p == nil || len(p.Scenarios) == 0 {
		o.part = ending
		return
	}
	comes := o.of != p.On
	if comes {
		o.of = p.On
		for i := range p.Scenarios {
			if p.Scenarios[i].Key == p.On {
				o.at = i
			}
		}
	}
	each := kit.Finger(u, 46)
	whole := each * float64(len(p.Scenarios))
	open := page(u, "Which battle comes next?", "any.back", min(720, u.Size.W-60), min(u.Size.H-80, whole+160), func(r kit.Rect) {
		was := o.at
		if u.Key("any.up") {
			o.at--
		}
		if u.Key("any.down") {
			o.at++
		}
		o.at = max(0, min(o.at, len(p.Scenarios)-1))
		begin := kit.Action{Name: say.Of("Begin %s", p.Scenarios[o.at].Title), Cut: true, Key: "any.confirm", Does: say.Sentences(say.Name(p.Scenarios[o.at].Opening), p.Comes(&p.Scenarios[o.at]), "Players keep their seats where it has the same ones.")}
		foot := r.Foot(min(r.H/2, max(84, kit.ActionHeight(u, begin, r.W))))
		r.Foot(8)
		if o.at != was || comes {
			u.Reveal("programme", r, each*float64(o.at), each)
		}
		u.Scroll("programme", r, whole, func(r kit.Rect) {
			for i := range p.Scenarios {
				s := &p.Scenarios[i]
				row := r.Top(each)
				row.Foot(4)
				if u.Do(row, kit.Action{Name: say.Name(s.Title), Does: outline(u, row.W, p, s), Cut: true, On: i == o.at}) {
					o.at = i
				}
			}
		})
		if u.Do(foot, begin) {
			v.Table.Fight(p.Scenarios[o.at].Key, false)
		}
	})
	if !open {
		o.part = ending
	}
}

// outline returns for how long and for whom a battle is, and who of the campaign comes to it, by
// name if that fits in a line of a control. The page names them of the chosen one.
func outline(u *kit.UI, width float64, p *netcode.Programme, s *netcode.Scenario) say.Text {
	size, comes := kit.Sentence(s.Size()), p.Comes(s)
	if all := say.Sentences(size, comes); s.Comes == "" || u.Width(all, kit.Type{Size: kit.Small}) <= width-18 {
		return all
	}
	return say.Sentences(size, "Somebody of the campaign is in it.")
}

// tell draws the report of the battle.
func (o *outcome) tell(u *kit.UI, v *view.View) {
	l, width := &o.laid, u.Size.W-110
	if u.Small {
		width = u.Size.W - 54
	}
	if l.lines == nil || l.of != v.Table.Report || l.in != u.Language || l.width != width {
		*l = layReport(u, v, width)
	}
	open := page(u, "Report", "any.back", u.Size.W-40, min(u.Size.H-60, max(200, l.whole+110)), func(r kit.Rect) {
		u.Scroll("report", r, l.whole, func(r kit.Rect) { l.show(u, r) })
	})
	if !open {
		o.part = ending
	}
}

// layReport lays the report out in a width.
func layReport(u *kit.UI, v *view.View, width float64) laid {
	l := laid{of: v.Table.Report, in: u.Language, width: width, lines: reportLines(u, v)}
	l.as = reportType(u, l.lines, width)
	for _, line := range l.lines {
		height := max(l.as.LineHeight(), u.Height(line, width, l.as))
		l.each, l.whole = append(l.each, height), l.whole+height
	}
	return l
}

// show draws the lines. One that fits is not wrapped, since wrapping would remove the spaces of a
// table.
func (l *laid) show(u *kit.UI, r kit.Rect) {
	for i, line := range l.lines {
		row := r.Top(l.each[i])
		row.W = l.width
		switch {
		case !u.Shows(row):
		case u.Width(line, l.as) <= l.width:
			u.Text(row, line, l.as)
		default:
			u.Paragraph(row, line, l.as)
		}
	}
}

// reportLines returns the lines of the report, or a note that it has not come yet.
func reportLines(u *kit.UI, v *view.View) []say.Text {
	if v.Table.Report == nil {
		return []say.Text{"One moment…"}
	}
	return say.Names(v.Table.Report.Lines(u.Told))
}

// reportType returns the type in which the tables of a report are as wide as the page, or the
// smallest legible one, in which wider lines are wrapped.
func reportType(u *kit.UI, lines []say.Text, width float64) kit.Type {
	const least = 11
	t := kit.Type{Size: kit.Small, Mono: true}
	for t.Size > least && slices.ContainsFunc(lines, func(line say.Text) bool { return u.Width(line, t) > width }) {
		t.Size -= 0.5
	}
	return t
}

// gathers reports whether the battle waits for this player to be ready.
func gathers(v *view.View) bool {
	l := v.Table.Lobby
	return l != nil && v.Table.Ready != nil && Gathers(l, l.SeatOf(v.Table.Client))
}

// Gathers reports whether a battle waits for the holder of a seat, or nil, to be ready.
func Gathers(l *netcode.Lobby, mine *netcode.Seat) bool {
	return l.State == netcode.Gathering && mine != nil && mine.Seat.Role.PlaysPerson() && !mine.Ready
}

// waiter draws a band that leads back to the plate before the next battle.
func (b *Bridge) waiter(u *kit.UI, v *view.View, room *kit.Rect) {
	if b.aside = b.aside && gathers(v); !b.aside {
		return
	}
	band := room.Top(kit.Finger(u, 40))
	room.Top(kit.Gap)
	u.Plate(band, kit.Panel, u.Accent)
	inner := band.Trim(10, 4)
	if u.Small {
		inner = band
	}
	if u.Do(inner.Side(min(270, inner.W/2)), kit.Action{Name: "Before the battle", Short: "The battle", Cut: true, Key: nextKey, Does: "What it is about, and that you are ready."}) {
		b.aside = false
	}
	u.Text(inner, "The battle waits until you are ready.", kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
}

// showNext describes the next battle, and asks whether this player is ready for it.
func (b *Bridge) showNext(u *kit.UI, v *view.View) {
	brief, t := v.Text(picture.BriefText), kit.Type{}
	w := min(860, u.Size.W-60)
	text := u.Height(say.Name(brief), w-44, t)
	open := page(u, say.Name(v.Text(picture.TitleText)), "", w, min(u.Size.H-80, text+184), func(r kit.Rect) {
		cols := r.Foot(66).Columns(2, kit.Gap)
		r.Foot(8)
		is := kit.Action{Name: "Ready", Key: "any.confirm", Does: "The battle begins when everyone with a seat is ready."}
		if v.Table.Lobby.WaitsForGM() {
			is.Does = "The GM begins the battle."
		}
		if u.Do(cols[0], is) {
			v.Table.Ready(true)
		}
		b.Leave = u.Do(cols[1], kit.Action{Name: "Back to the lobby", Key: "after.lobby", Does: "To choose another seat."}) || b.Leave
		u.Paragraph(r, say.Name(brief), t)
	})
	b.aside = !open
}

const deedRow = 21.0

// foremost returns at most most deeds, the player's own among them.
func foremost(v *view.View, deeds []log.Deeds, most int) []log.Deeds {
	if len(deeds) <= most {
		return deeds
	}
	own := slices.IndexFunc(deeds, func(d log.Deeds) bool {
		if d.Person == 0 {
			return d.Seat == v.Head.Seat
		}
		p := v.Person(d.Person)
		return p != nil && p.Seat == v.Head.Seat
	})
	if own >= most {
		deeds[most-1] = deeds[own]
	}
	return deeds[:most]
}

// showDeeds lists who has done what, as far as this station knows, in columns as wide as their
// contents.
func showDeeds(u *kit.UI, r kit.Rect, deeds []log.Deeds) {
	u.Text(r.Top(24), "Who did what, as far as this station knows", kit.Type{Size: kit.Small, Colour: kit.Muted})
	const gap = 20.0
	who, says := kit.Type{Bold: true, Cut: true}, kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true}
	rows, wide := make([][]say.Text, len(deeds)), [3]float64{}
	for i := range deeds {
		rows[i] = deedTexts(&deeds[i])
		wide[0] = min(max(wide[0], u.Width(rows[i][0], who)+gap), r.W*0.4)
		for k := 1; k < len(wide); k++ {
			wide[k] = max(wide[k], u.Width(rows[i][k], says)+gap)
		}
	}
	if sum, most := wide[0]+wide[1]+wide[2], r.W*0.75; sum > most { // on a phone
		for k := range wide {
			wide[k] *= most / sum
		}
	}
	for i, row := range rows {
		who.Colour = kit.Bright
		if deeds[i].Foe {
			who.Colour = kit.Mix(kit.Bad, kit.Bright, 0.4)
		}
		at := r.Top(deedRow)
		for k, w := range wide {
			t := says
			if k == 0 {
				t = who
			}
			cell := at.Left(w)
			cell.W = max(0, cell.W-gap/2)
			u.Text(cell, row[k], t)
		}
		u.Text(at, row[len(wide)], says)
	}
}

// deedTexts returns who has done something, how often they have hit, what damage they have rolled,
// and what else they have done.
func deedTexts(d *log.Deeds) []say.Text {
	hits, hurt := say.Text(""), say.Text("")
	if d.Attacks > 0 {
		hits = say.Of("%d of %d hit", d.Hits, d.Attacks)
	}
	if d.Damage > 0 {
		hurt = say.Of("%d damage rolled", d.Damage)
	}
	var more []say.Text
	if d.Saves > 0 {
		more = append(more, say.Of("beat %d of %s", d.Failed, say.Count(d.Saves, "%d save", "%d saves")))
	}
	if d.Won > 0 {
		more = append(more, say.Count(d.Won, "%d check won", "%d checks won"))
	}
	if d.Mended > 0 {
		more = append(more, say.Of("%d mended", d.Mended))
	}
	if d.Twenties > 0 {
		more = append(more, say.Of("%d × natural 20", d.Twenties))
	}
	return []say.Text{kit.Capital(say.Name(d.Who)), hits, hurt, say.List(more)}
}
