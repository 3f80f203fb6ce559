package view

import (
	"broadside/sim/say"
	"fmt"
	"strings"

	"broadside/cmd/station/kit"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Aim is the ship that is chosen: Tab takes the next hostile one, and one that
// is gone gives way to the nearest. 0 when there is none.
func (v *View) Aim(u *kit.UI, chosen space.ID) space.ID {
	foes := v.Foes()
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

// Target shows the chosen ship, and takes the next one when it is clicked.
func (v *View) Target(u *kit.UI, r kit.Rect, chosen space.ID) space.ID {
	k := v.Contact(chosen)
	a := kit.Action{Name: "No target", Key: "target.next", Does: "No hostile ship is in sight."}
	if k != nil {
		a.Name, a.Cut = say.Name(k.Name), true
		a.Does = say.Of("%s, AC %d, %s.", k.Class, k.AC, Condition(k))
		if own := v.Ship(); own != nil {
			a.Does = say.Of("%s, AC %d, %d ft away, bearing %d°, %s.", k.Class, k.AC, v.RangeTo(k), space.Bearing(own.At, k.At)/space.Degree, Condition(k))
		}
	}
	was := u.Accent
	if k != nil {
		u.Accent = kit.SideColour(k.Side)
	}
	if v.Reel != nil { // to look at another orders nothing
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

// RangeTo is how many feet away a ship is, as ranges are measured and refusals say it.
// The range of an option is rounded, so that it does not travel with each foot.
func (v *View) RangeTo(k *picture.Contact) int {
	own := v.Ship()
	if own == nil {
		return 0
	}
	d := ships.Apart(v.Head.Grid, ships.Body{At: own.At, Size: own.Size, Across: own.Across}, ships.Body{At: k.At, Size: k.Size, Across: k.Across})
	return d.Feet()
}

// Condition is how a ship is, as far as it shows.
func Condition(k *picture.Contact) say.Text {
	words := bare(k)
	for _, c := range k.Conditions.List() {
		words = say.Of("%s, %s", words, say.Text(c.String()))
	}
	return words
}

func bare(k *picture.Contact) say.Text {
	switch {
	case k.Bomb:
		return "a bomb"
	case k.State != ships.Able:
		return say.Text(k.State.String())
	case k.Worn && k.Shields:
		return "damaged, shields up"
	case k.Worn:
		return "damaged, no shields"
	case k.Shields:
		return "shields up"
	}
	return "no shields"
}

// Percent is a chance in thousandths as people read it.
func Percent(chance int16) string { return fmt.Sprintf("%d%%", (int(chance)+5)/10) }

// Tenths is an expected number.
func Tenths(n int16) string {
	if n >= 100 {
		return fmt.Sprint((n + 5) / 10)
	}
	return fmt.Sprintf("%d.%d", n/10, n%10)
}

// Because is what bears on an option's roll, and what its own side can still do to it,
// in words after its bonus, or "".
func (v *View) Because(o *picture.Option) say.Text {
	if o.Reasons == "" {
		return ""
	}
	return say.Of(" (%s)", o.Reasons)
}

// Edge is advantage or disadvantage of an option's roll, in words after its
// bonus, or "".
func (v *View) Edge(o *picture.Option) say.Text {
	switch {
	case o.Edge > 0:
		return " with advantage"
	case o.Edge < 0:
		return " with disadvantage"
	}
	return ""
}

// Reasons are why a roll has advantage or disadvantage, and what it may still gain where it
// fails, from a list of them in words; or "".
func Reasons(list string) say.Text {
	var good, bad, more []string
	for _, part := range strings.Split(list, ", ") {
		if name, ok := strings.CutPrefix(part, "+"); ok {
			good = append(good, name)
		} else if name, ok := strings.CutPrefix(part, "−"); ok {
			bad = append(bad, name)
		} else if part != "" {
			more = append(more, part)
		}
	}
	var all []string
	if more != nil { // first: the rest shows elsewhere too
		all = append(all, "if it fails, "+strings.Join(more, ", "))
	}
	if good != nil {
		all = append(all, "advantage: "+strings.Join(good, ", "))
	}
	if bad != nil {
		all = append(all, "disadvantage: "+strings.Join(bad, ", "))
	}
	return say.Name(strings.Join(all, "; "))
}
