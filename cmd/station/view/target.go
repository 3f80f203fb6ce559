package view

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Aim returns the chosen ship, or 0: Tab chooses the next hostile one, and a ship that is gone is
// replaced by the nearest.
func (v *View) Aim(u *kit.UI, chosen space.ID) space.ID {
	foes := v.Foes()
	if len(foes) < 2 && (u.Key("target.next") || u.Key("target.previous")) {
		says := say.Text("No hostile ship is in sight.")
		if len(foes) == 1 {
			says = say.Of("%s is the only hostile ship in sight.", foes[0].Name)
		}
		u.Tell(kit.Toast{Text: says, Tone: kit.Muted})
	}
	if len(foes) == 0 {
		return 0
	}
	at := -1
	for i, k := range foes {
		if k.ID == chosen {
			at = i
		}
	}
	switch {
	case at < 0:
		at = 0
	case u.Key("target.next"):
		at++
	case u.Key("target.previous"):
		at += len(foes) - 1
	}
	return foes[at%len(foes)].ID
}

// Target shows the chosen ship, and chooses the next one at a click.
func (v *View) Target(u *kit.UI, r kit.Rect, chosen space.ID) space.ID {
	k := v.Contact(chosen)
	a := kit.Action{Name: "No target", Key: "target.next", Does: "No hostile ship is in sight."}
	if k != nil {
		a.Name, a.Cut = say.Name(k.Name), true
		a.Does = say.Of("%s, AC %d, %s.", k.Class, k.AC, v.Condition(k))
		if own := v.Ship(); own != nil {
			a.Does = say.Of("%s, AC %d, %d ft away, bearing %d°, %s.", k.Class, k.AC, v.RangeTo(k), space.Bearing(own.At, k.At)/space.Degree, v.Condition(k))
		}
	}
	was := u.Accent
	if k != nil {
		u.Accent = kit.SideColour(k.Side)
	}
	if v.Reel != nil { // looking at another orders nothing
		u.Deny("")
		defer u.Deny(kit.Recorded)
	}
	if u.Do(r, a) {
		foes := v.Foes()
		for i, f := range foes {
			if f.ID == chosen {
				chosen = foes[(i+1)%len(foes)].ID
				break
			}
		}
	}
	u.Accent = was
	return chosen
}

// RangeTo returns the distance of a ship in feet, as ranges are measured, rounded to tens as in
// refusals, so that the number is the same everywhere.
func (v *View) RangeTo(k *picture.Contact) int {
	own := v.Ship()
	if own == nil || k == nil {
		return 0
	}
	return v.RangeBetween(own, k).TensOfFeet()
}

// Bears reports whether a place lies in the arc of a weapon of the own ship (SHIP-ARC).
func (v *View) Bears(m *picture.MountRow, at space.Point) bool {
	own := v.Ship()
	return m.Turret || space.InCone(own.At, (own.Heading+m.Facing).Norm(), at)
}

// Condition describes the state of a ship, as far as it can be seen.
func (v *View) Condition(k *picture.Contact) say.Text {
	words := bare(k)
	for _, row := range v.ConditionsIn(k.Conditions) {
		words = say.Pair(words, row.Name)
	}
	return words
}

// State describes the state of a ship. A stable one is also disabled, which its own word does not
// tell.
func State(s ships.ShipState) say.Text {
	if s == ships.Stable {
		return "disabled, stable"
	}
	return say.Text(s.String())
}

// StableHint explains the state of being stable.
const StableHint = say.Text("It cannot fly or act, but makes no more destruction saves. Repairs bring it back, damage starts its saves again. [SHIP-STABLE]")

func bare(k *picture.Contact) say.Text {
	switch {
	case k.Bomb:
		return "a bomb"
	case k.State != ships.Able:
		return State(k.State)
	case k.Worn && k.Shields:
		return "damaged, shields up"
	case k.Worn:
		return "damaged, no shields"
	case k.Shields:
		return "shields up"
	}
	return "no shields"
}

// Percent formats a chance in thousandths as a percentage.
func Percent(chance int16) string { return fmt.Sprintf("%d%%", (int(chance)+5)/10) }

// Tenths formats an expected number.
func Tenths(n int16) string {
	if n >= 100 {
		return fmt.Sprint((n + 5) / 10)
	}
	return fmt.Sprintf("%d.%d", n/10, n%10)
}

// Because describes the bonus of an option's roll, what affects the roll, and what its own side can
// still do about it.
func (v *View) Because(o *picture.Option) say.Text {
	if o.Reasons() == "" {
		return Bonus(o.Bonus, o.Edge)
	}
	return say.Aside(Bonus(o.Bonus, o.Edge), o.Reasons())
}

// Bonus describes what is added to a roll, with advantage or disadvantage.
func Bonus(n int16, edge int8) say.Text {
	switch {
	case edge > 0:
		return say.Of("%+d with advantage", n)
	case edge < 0:
		return say.Of("%+d with disadvantage", n)
	}
	return say.Name(fmt.Sprintf("%+d", n))
}

// Reasons describes why a roll has advantage or disadvantage, and what may still be added if it
// fails, from a list of these; or returns "".
func Reasons(list say.Text) say.Text {
	var good, bad, more []say.Text
	for _, item := range say.Items(list) {
		switch reason, isGood, isBad := say.Reason(item); {
		case isGood:
			good = append(good, reason)
		case isBad:
			bad = append(bad, reason)
		default:
			more = append(more, item)
		}
	}
	var all []say.Text
	if more != nil { // first: the rest is shown elsewhere too
		all = append(all, say.Of("%s if it fails", say.List(more)))
	}
	if good != nil {
		all = append(all, say.Of("advantage: %s", say.List(good)))
	}
	if bad != nil {
		all = append(all, say.Of("disadvantage: %s", say.List(bad)))
	}
	return say.Clauses(all...)
}
