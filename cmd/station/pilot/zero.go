package pilot

import (
	"broadside/sim/say"

	"broadside/ships"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// zero takes the place of the course while the ship is at 0 hit points: the destruction saves, and
// the failure of systems.
func (s *Screen) zero(u *kit.UI, v *view.View, r kit.Rect) {
	k, sheet := v.Ship(), v.Sheet()
	was := u.Accent
	u.Accent = kit.Bad
	r = u.Panel(r, "DESTRUCTION SAVES")
	u.Accent = was
	word := kit.Type{Size: kit.Name, Bold: true, Colour: kit.Bad}
	if k.State == ships.Stable {
		word.Colour = kit.Warn
	}
	u.Text(r.Top(36), say.Of("The ship is %s", say.Text(k.State.String())), word)
	r.Top(6)
	track(u, r.Top(52), "Successes", int(sheet.Successes), 3, "the third makes it stable", kit.Good)
	r.Top(6)
	track(u, r.Top(52), "System damage", int(sheet.System), 6, "the sixth is the end", kit.Bad)
	r.Top(8)
	says := say.Text("At the start of each of your turns the ship rolls a d20: 10 or more is a success, anything else costs a level of system damage. " +
		"A 1 costs two levels, a 20 brings the ship back. [SHIP-DSAVE]")
	switch {
	case k.State.Gone():
		says = say.Text("Nothing can bring the ship back into this battle. [SHIP-ZERO]")
	case k.State == ships.Stable:
		says = say.Text("The ship makes no more saves. Any damage starts them again. [SHIP-STABLE]")
	case sheet.System >= 3:
		says = say.Of("%s It rolls with disadvantage. [SHIP-SYSDMG]", says)
	}
	u.Paragraph(r, says, kit.Type{Size: kit.Small, Cut: true})
}

func track(u *kit.UI, r kit.Rect, name say.Text, value, most int, end say.Text, c kit.Colour) {
	head := r.Top(22)
	u.Text(head, say.Of("%s: %d of %d", name, value, most), kit.Type{Bold: true, Colour: kit.Bright})
	r.Top(2)
	boxes := r.Top(14).Columns(most, 5)
	for i, box := range boxes {
		u.Fill(box, kit.Deep)
		if i < value {
			u.Fill(box, c)
		}
		u.Outline(kit.Chamfer(box, 4), 1, kit.Edge)
	}
	u.Text(r.Top(16), end, kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.End})
}
