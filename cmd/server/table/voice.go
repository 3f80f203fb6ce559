package table

import (
	"strings"

	"broadside/netcode"
	"broadside/sim/say"
)

// voice is how the table speaks to its guests.
type voice struct{ *bout }

// send queues a message for a guest who is here. The next tick notices a link that has ended; a
// message that cannot be sent is a defect of ours.
func (v *voice) send(g *guest, m netcode.Message) {
	if g.link == nil {
		return
	}
	if err := g.link.Send(m); err != nil && g.link.Err() == nil {
		v.Log.Error("a message could not be sent", "message", m.Kind().String(), "to", g.name, "error", err)
	}
}

// sendPacked sends a message that was encoded once for several guests.
func (v *voice) sendPacked(g *guest, m netcode.Packed) {
	if err := g.link.SendPacked(m); err != nil && g.link.Err() == nil {
		v.Log.Error("a message could not be sent", "to", g.name, "error", err)
	}
}

// whisper tells one guest something in the table's name.
func (v *voice) whisper(g *guest, text say.Text) { v.send(g, &netcode.Remark{Text: text}) }

// whisperFault tells one guest what has failed and then, in several lines, why. As those name files
// of the host, only guests who may have the GM's chair are told them.
func (v *voice) whisperFault(g *guest, what say.Text, why error) {
	if !g.knows {
		v.whisper(g, say.Of(what, toldToHost))
		return
	}
	first, rest, _ := strings.Cut(why.Error(), "\n")
	v.whisper(g, say.Of(what, cutLine(first)))
	v.whisperLines(g, rest)
}

const toldToHost say.Text = "the host's terminal says why"

// whisperLines tells one guest several lines that are not translated.
func (v *voice) whisperLines(g *guest, lines string) {
	for line := range strings.Lines(lines) {
		v.whisper(g, say.Name(cutLine(line)))
	}
}

// cutLine returns as much of a line as a line of talk has room for.
func cutLine(s string) string { return netcode.CleanLine(s, netcode.MaxChat) }

// tellGoals tells a guest what the battle is about.
func (v *voice) tellGoals(g *guest) {
	b := &netcode.Brief{Text: v.world.Scenario.Brief}
	for _, s := range v.world.Scenario.Sides {
		b.Sides = append(b.Sides, netcode.CleanTitle(s.Name))
	}
	v.send(g, b)
	if l := v.world.Scenario.Lesson; l != nil && v.Reel == nil {
		v.send(g, &netcode.Lesson{Key: v.world.Scenario.Key, Seat: v.world.Scenario.Seat(), Lesson: *l})
	}
}

// tellMissed tells a returning guest what was done in their name.
func (v *voice) tellMissed(g *guest) {
	if len(g.missed) > 0 {
		v.send(g, &netcode.Missed{Since: g.heard, Turns: g.missed})
	}
	g.missed = nil
}
