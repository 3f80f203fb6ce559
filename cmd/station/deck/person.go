package deck

import (
	"strings"
	"unicode/utf8"

	"broadside/cmd/station/kit"
	"broadside/personal"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// person draws somebody: head and shoulders, round on the own side and square on others, with their
// initials on the chest. Those who are down lie.
func (m *Map) person(p *picture.PersonRow, box kit.Rect, chosen bool) {
	u, c := m.u, kit.SideColour(p.Side)
	at, radius := box.Centre(), box.W*0.45
	if p.State == personal.Dead {
		c = kit.Mix(kit.Night, c, 0.5)
	}
	if chosen {
		u.DashedRing(at, radius+3, 1.5, 10, kit.Bright)
	}
	if p.ID == m.Marked {
		u.Disc(at, radius+5, kit.Fade(kit.Bright, 0.3))
		u.Ring(at, radius+5, 2, kit.Bright)
	}
	if p.ID == m.v.Self() {
		u.Disc(at, radius+2, kit.Fade(u.Accent, 0.35))
		u.Ring(at, radius+2, 1.5, u.Accent)
	}
	if p.State != personal.Able {
		m.fallen(box, p, c)
	} else {
		own := p.Side == m.v.Head.Side
		u.Disc(kit.Point{X: at.X, Y: box.Y + box.H*0.2}, box.W*0.17, kit.Mix(c, kit.Bright, 0.35))
		chest := kit.Rect{X: box.X + box.W*0.08, Y: box.Y + box.H*0.38, W: box.W * 0.84, H: box.H * 0.54}
		cut := chest.H * 0.6
		if !own {
			cut = 0
		}
		outline := []kit.Point{
			{X: chest.X + cut, Y: chest.Y}, {X: chest.Right() - cut, Y: chest.Y}, {X: chest.Right() - cut*0.3, Y: chest.Y + cut*0.3}, {X: chest.Right(), Y: chest.Y + cut},
			{X: chest.Right(), Y: chest.Bottom()}, {X: chest.X, Y: chest.Bottom()}, {X: chest.X, Y: chest.Y + cut}, {X: chest.X + cut*0.3, Y: chest.Y + cut*0.3},
		}
		u.Polygon(outline, kit.Mix(kit.Night, c, 0.55))
		u.Outline(outline, max(1, box.W*0.05), c)
		t := kit.Type{Size: min(kit.Body, box.W*0.46), Bold: true, Colour: kit.Bright, Align: kit.Middle}
		if width := u.Width(say.Name(Initials(p.Name)), t); width > chest.W {
			t.Size *= 0.95 * chest.W / width
		}
		u.Text(chest, say.Name(Initials(p.Name)), t)
	}
	if p.HP >= 0 && p.MaxHP > 0 && p.State != personal.Dead {
		bar := kit.Rect{X: box.X + box.W*0.1, Y: box.Bottom() - 2.5, W: box.W * 0.8, H: 2.5}
		u.Fill(bar, kit.Night)
		bar.W *= float64(p.HP) / float64(p.MaxHP)
		u.Fill(bar, kit.Good)
	}
	if p.Open {
		u.Disc(kit.Point{X: box.Right() - 3, Y: box.Y + 3}, 2.5, kit.Warn)
	}
}

// fallen draws somebody who lies on the deck: with a red ring if dying, crossed out if dead.
func (m *Map) fallen(box kit.Rect, p *picture.PersonRow, c kit.Colour) {
	u := m.u
	y := box.Centre().Y
	u.Disc(kit.Point{X: box.X + box.W*0.2, Y: y}, box.W*0.15, kit.Mix(c, kit.Night, 0.25))
	body := kit.Rect{X: box.X + box.W*0.38, Y: y - box.H*0.18, W: box.W * 0.58, H: box.H * 0.36}
	u.Fill(body, kit.Mix(c, kit.Night, 0.45))
	initials := kit.Type{Size: min(kit.Small, box.W*0.32), Bold: true, Colour: kit.Mix(kit.Bright, kit.Night, 0.2), Align: kit.Middle}
	u.Text(body, say.Name(Initials(p.Name)), initials)
	if p.State == personal.Dying {
		u.Ring(box.Centre(), box.W*0.48, 2, kit.Bad)
	}
	if p.State == personal.Dead {
		at, r := box.Centre(), box.W*0.36
		u.Line(kit.Polar(at, 45, r), kit.Polar(at, 225, r), 1.5, kit.Fade(kit.Bad, 0.8))
		u.Line(kit.Polar(at, 135, r), kit.Polar(at, 315, r), 1.5, kit.Fade(kit.Bad, 0.8))
	}
}

// Initials returns the text on a figure: the first letters of a name with the number at its end, or
// only the number if it takes all the room. For those named after their ship, whose crew would all
// have the same letters, it is the letters of the seat.
func Initials(name string) string {
	if _, seat, of := strings.Cut(name, "'s "); of {
		return strings.ToUpper(Initials(seat))
	}
	words := strings.FieldsFunc(name, func(c rune) bool { return c == ' ' || c == '-' })
	if len(words) == 0 {
		return ""
	}
	if last := words[len(words)-1]; len(last) > 1 && strings.Trim(last, "0123456789") == "" {
		return last
	}
	out := ""
	if last := words[len(words)-1]; len(words) > 2 && len(last) == 1 && last >= "0" && last <= "9" {
		words = []string{words[0], last}
	}
	for _, word := range words[:min(2, len(words))] {
		first, _ := utf8.DecodeRuneInString(word)
		out += string(first)
	}
	return out
}
