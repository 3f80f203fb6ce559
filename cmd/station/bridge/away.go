package bridge

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
)

// Keys that hand the turn of an absent player to a bot, or skip it.
const (
	handKey = kit.Bound("bridge.hand")
	skipKey = kit.Bound("bridge.skip")
)

// absence draws a band with who is away and how long the table waits for them. Players who can do
// something about it find the keys there.
func absence(u *kit.UI, v *view.View, room *kit.Rect) {
	s := v.Table.Absent(v)
	if lacksGM(v) {
		u.Notice(noGM, room)
		room.Top(kit.Gap)
	}
	if s == nil {
		if v.Table.Relieve != nil && (u.Key(handKey) || u.Key(skipKey)) {
			u.Tell(kit.Toast{Text: "Nobody is away. Players who are here play their own turns; the GM can end one.", Tone: kit.Warn})
		}
		return
	}
	open := opens(v, s.Seat)
	text := say.Of("%s is away. %s", s.Who, waits(v, s, open))
	if v.Table.Relieve == nil || s.Due == 0 || !v.Table.Lobby.CanRelieve(v.Table.Client, s.Seat) {
		u.Notice(text, room)
		room.Top(kit.Gap)
		return
	}
	band := room.Top(46)
	u.Plate(band, kit.Mix(kit.Deep, kit.Warn, 0.18), kit.Warn)
	inner := band.Trim(10, 5)
	skip := kit.Action{Name: "Skip the turn", Key: skipKey, Does: "It ends with nothing done."}
	if !open || v.Head.Tempo == crew.Live {
		skip.Why, skip.Brief = "It is not their turn.", "Not their turn."
	}
	if u.Do(inner.Side(236), skip) {
		v.Table.Relieve(s.Seat, netcode.SkipTurn, 0)
	}
	inner.Side(kit.Gap)
	if u.Do(inner.Side(236), kit.Action{Name: "Let a bot play", Key: handKey, Does: "At once, until they are back."}) {
		v.Table.Relieve(s.Seat, netcode.PlayOn, 0)
	}
	inner.Side(kit.Gap)
	room.Top(kit.Gap)
	t := kit.Type{Size: kit.Small, Colour: kit.Bright}
	inner.Y += max(0, inner.H-u.Height(text, inner.W, t)) / 2
	u.Paragraph(inner, text, t)
}

// noGM says who can let a battle go on that lacks a GM.
const noGM = say.Text("The battle is paused, and nobody is in the GM's chair. The host, or somebody with the GM's password, can take it in the lobby and let the battle go on.")

// lacksGM reports whether a battle that has begun is paused and nobody has the GM's chair, as when a
// table is resumed without its GM. Only those who may take it have an open chair in their list.
func lacksGM(v *view.View) bool {
	l := v.Table.Lobby
	return l != nil && v.Reel == nil && v.Head.Paused && v.Head.Round > 0 && !v.Head.Over &&
		!slices.ContainsFunc(l.Seats, func(s netcode.Seat) bool {
			return s.Seat == crew.Master && (s.Holder == netcode.Taken || s.Holder == netcode.Held)
		})
}

// opens reports whether the turn of a seat is open.
func opens(v *view.View, seat crew.Seat) bool {
	for i := range v.Turns {
		if v.Turns[i].Seat == seat {
			return v.Turns[i].Open
		}
	}
	return false
}

// waits describes how long the table waits for somebody who is away.
func waits(v *view.View, s *netcode.Seat, open bool) say.Text {
	as := v.SeatName(s.Seat)
	if s.Due == 0 {
		return say.Of("A bot plays %s until they are back.", as)
	}
	left := max(0, math.Ceil(v.Seconds(s.Due-v.Tick)-v.Lag))
	if open && v.Head.Tempo != crew.Live {
		return say.Of("It is their turn, as %s: the table waits another %s s, and then a bot plays it.", as, say.Name(fmt.Sprintf("%.0f", left)))
	}
	return say.Of("In %s s a bot plays %s.", say.Name(fmt.Sprintf("%.0f", left)), as)
}

// spanOf returns a time in seconds, or from two minutes in minutes.
func spanOf(time float64) say.Text {
	seconds := max(0, int(time))
	if seconds < 120 {
		return say.Count(seconds, "%d second", "%d seconds")
	}
	return say.Count(seconds/60, "%d minute", "%d minutes")
}

// showMissed tells a returning player what was done in their name, or one who has just sat down
// what was done in this turn.
func showMissed(u *kit.UI, v *view.View) bool {
	type line struct {
		text say.Text
		kit.Type
	}
	var lines []line
	title, first := say.Text("This turn so far"), say.Text("You sit down in the middle of your turn; what is left of it is yours.")
	if v.Missed.Since > 0 {
		title, first = "While you were away", say.Of("You were last heard from %s ago.", spanOf(v.Seconds(v.Tick-v.Missed.Since)))
	}
	lines = append(lines, line{first, kit.Type{Colour: kit.Muted}})
	for _, t := range v.Missed.Turns {
		did := say.Text("a bot played")
		if t.Skipped != "" {
			did = say.Of("%s skipped the turn", t.Skipped)
		}
		lines = append(lines, line{say.Of("Round %d, %s: %s.", t.Round, kit.SeatTitle(t.Seat), did), kit.Type{Bold: true, Colour: u.Accent}})
		done := doneIn(v, t)
		switch {
		case len(done) > 0 || t.Skipped != "":
		case len(v.Log.Entries) > 0 && v.Log.Entries[0].Tick > t.From:
			done = []string{v.Say("The log does not go back so far.")}
		default:
			done = []string{v.Say("It ended the turn, and did nothing else.")}
		}
		for _, d := range done {
			lines = append(lines, line{kit.Sentence(say.Name(d)), kit.Type{}})
		}
	}
	w, height := min(820, u.Size.W-60), 0.0
	if u.Small { // the page takes it all
		w = u.Size.W + 16
	}
	for _, l := range lines {
		height += u.Height(l.text, w-58, l.Type) + 6
	}
	return page(u, title, "any.confirm", w, min(u.Size.H-100, height+92), func(r kit.Rect) {
		u.Scroll("missed", r, height, func(r kit.Rect) {
			for _, l := range lines {
				r.Top(u.Paragraph(kit.Rect{X: r.X, Y: r.Y, W: w - 58, H: r.H}, l.text, l.Type) + 6)
			}
		})
	})
}

// after is the number of ticks for which consequences of a turn are still told: a course is flown
// to its end, and damage is settled after the dice.
const after = 60

// doneIn returns the log's lines about a turn that somebody else had for this seat. During other
// seats' turns, in which they may have reacted, and when all act at once, only lines that name them
// count.
func doneIn(v *view.View, t netcode.MissedTurn) (told []string) {
	names := []string{v.SeatName(t.Seat)}
	if m := v.CrewAt(t.Seat); m != nil {
		names = append(names, m.Name)
	}
	theirs := func(e *log.Entry) bool {
		return slices.ContainsFunc(names, func(name string) bool { return e.Who == name || tellsOf(e.What, name) })
	}
	own := false // whether the turn is theirs
	for i := range v.Log.Entries {
		e := &v.Log.Entries[i]
		switch {
		case e.Kind == sim.KindTurnBegan:
			turn, ok := e.Fact.(*sim.TurnBegan)
			own = ok && turn.Seat == t.Seat && v.Head.Tempo == crew.Rounds
		case e.Tick < t.From || e.Tick > t.To+after || e.Minor():
		case own || theirs(e):
			told = append(told, e.Told())
		}
	}
	return told
}

// tellsOf reports whether a line begins with a name: not with a longer one, nor with the same name
// and a number, nor with the name as the label of a ship to which something happens.
func tellsOf(what, name string) bool {
	rest, found := strings.CutPrefix(what, name)
	if !found || name == "" {
		return false
	}
	next, _ := utf8.DecodeRuneInString(rest)
	number, _ := utf8.DecodeRuneInString(strings.TrimPrefix(rest, " "))
	return next != ':' && !unicode.IsLetter(next) && !unicode.IsDigit(number)
}
