package boots

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal/action"
	"broadside/sim"
	"broadside/sim/picture"
)

// outfit is the page on which a GM gives somebody weapons and things, or takes them.
type outfit struct {
	open   bool
	things bool
	at     int // in what can be given
}

// show draws the page, and returns what is ruled.
func (o *outfit) show(u *kit.UI, v *view.View, p *picture.PersonRow, r kit.Rect) (ordered []sim.Intent) {
	names, kind, other := named(v, picture.WeaponText), action.RuleArm, say.Text("Things")
	if o.things {
		names, kind, other = named(v, picture.DeviceText), action.RuleSupply, "Weapons"
	}
	foot := r.Foot(kit.Finger(u, 40)).Columns(4, kit.Gap)
	r.Foot(6)
	if u.Do(foot[0], kit.Action{Name: other, Key: "ruling.things", Cut: true}) {
		o.things, o.at = !o.things, 0
	}
	if u.Do(foot[3], kit.Action{Name: "Rulings", Key: "ruling.outfit", On: true, Cut: true}) {
		o.open = false
	}
	var numbers []int // of what has a name: a part of a body has none
	for n, name := range names {
		if name != "" {
			numbers = append(numbers, n)
		}
	}
	if len(numbers) == 0 {
		u.Paragraph(r, "The book has none.", kit.Type{Colour: kit.Muted})
		return nil
	}
	o.at = max(0, min(o.at, len(numbers)-1))
	for i, a := range []kit.Action{{Name: "Give one", Key: "any.confirm", Cut: true}, {Name: "Take one", Key: "any.remove", Cut: true}} {
		if u.Do(foot[1+i], a) {
			ordered = append(ordered, &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: kind, Person: p.ID, Deck: int8(p.Deck), Number: int16(numbers[o.at]), Amount: int32(1 - 2*i)}})
		}
	}
	o.list(u, names, numbers, r)
	return ordered
}

// list draws the names to choose from, by Up and Down or a click.
func (o *outfit) list(u *kit.UI, names []string, numbers []int, r kit.Rect) {
	columns := max(1, int(r.W/240))
	height := kit.Finger(u, 30)
	rows := (len(numbers) + columns - 1) / columns
	was := o.at
	if u.Key("any.up") {
		o.at = max(0, o.at-1)
	}
	if u.Key("any.down") {
		o.at = min(len(numbers)-1, o.at+1)
	}
	if o.at != was {
		u.ScrollTo("outfit", height*float64(o.at/columns)-r.H/2+height)
	}
	u.Scroll("outfit", r, height*float64(rows), func(r kit.Rect) {
		for i := range rows {
			for j, box := range r.Top(height).Columns(columns, 4) {
				if n := i*columns + j; n < len(numbers) && u.Do(box.Trim(0, 1), kit.Action{Name: say.Name(names[numbers[n]]), Cut: true, On: n == o.at}) {
					o.at = n
				}
			}
		}
	})
}
