package bridge

import (
	"fmt"
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// moreVerbs are the orders on a page of their own, because only some ships can be given them, or
// only sometimes.
var moreVerbs = [...]crew.Verb{crew.Resave, crew.Drop, crew.Detonate, crew.Reload, crew.Astrogate, crew.Jump, crew.Land, crew.TakeOff, crew.Dock, crew.Undock, crew.Search, crew.Yield, crew.FireAt}

// further is an order as the page shows it.
type further struct {
	kit.Action
	give sim.Intent
}

// openMore draws the control that opens the page.
func (b *Bridge) openMore(u *kit.UI, v *view.View, r kit.Rect) {
	a := kit.Action{Name: "More", Key: "bridge.more", Does: "Bombs, ammunition, shots at a place or an object, the hyperdrive, docking, saves against conditions, Investigation, ties."}
	if u.Small { // there the page that it stands on is called More
		a.Name = "More orders"
	}
	if len(b.further(v)) == 0 {
		a.Why = "None now."
	}
	if u.Do(r, a) {
		b.more = true
	}
}

// bombing is how bombs are dropped: how many at once, and in which direction from a turret.
type bombing struct {
	more uint8       // beyond the first
	turn space.Angle // from the ship's bow, if free
	free bool        // otherwise towards the nearest foe
}

const bombTurn = 15 * space.Degree

// show draws the controls for dropping bombs; the direction only if a turret drops them.
func (x *bombing) show(u *kit.UI, v *view.View, r kit.Rect) {
	turret := slices.ContainsFunc(v.MountsOf(v.Head.Seat.Ship), func(m picture.MountRow) bool {
		return m.Turret && slices.ContainsFunc(v.OptionsOf(crew.Drop), func(o picture.Option) bool { return o.Weapon == m.Mount })
	})
	cols := r.Columns(3, kit.Gap)
	count := kit.Action{Name: say.Of("At once: %d", x.more+1), Key: "more.count", Cut: true, Does: "One more at once; after nine, one again."}
	if u.Do(cols[0], count) {
		x.more = (x.more + 1) % 9
	}
	if !turret {
		return
	}
	name := say.Text("Nearest foe")
	if x.free {
		name = say.Of("%s° off the bow", say.Name(fmt.Sprintf("%03d", x.turn/space.Degree)))
	}
	if u.Do(cols[1], kit.Action{Name: name, Key: "more.starboard", Cut: true, Does: "From a turret: 15° more to starboard."}) {
		x.turn, x.free = (x.turn + bombTurn).Norm(), true
	}
	back := kit.Action{Name: "To port", Key: "more.port", Cut: true, Does: "15° back; from ahead, at the nearest foe again."}
	if u.Do(cols[2], back) {
		if x.free = x.turn != 0 || !x.free; x.free {
			x.turn = (x.turn - bombTurn).Norm()
		}
	}
}

// gives reports whether a page has orders of a verb.
func gives(list []further, verb crew.Verb) bool {
	return slices.ContainsFunc(list, func(f further) bool { return f.give != nil && f.give.Verb() == verb })
}

// further returns the orders of the page.
func (b *Bridge) further(v *view.View) (list []further) {
	for _, verb := range moreVerbs {
		for _, o := range v.OptionsOf(verb) {
			list = append(list, b.say(v, &o))
		}
	}
	return list
}

// height returns the height of an order's row, by its width.
func (f *further) height(u *kit.UI, width float64) float64 { return max(72, f.Needs(u, width)+6) }

// showMore draws the page of further orders.
func (b *Bridge) showMore(u *kit.UI, v *view.View) (ordered []sim.Intent) {
	list, width, whole := b.further(v), min(820, u.Size.W-60), 0.0
	for i := range list {
		whole += list[i].height(u, width-pageEdges)
	}
	height := min(u.Size.H-100, whole+110)
	if gives(list, crew.Drop) {
		height += view.TouchHeight + 8
	}
	if gives(list, crew.FireAt) {
		height += markHeight + 8
	}
	height = min(u.Size.H-100, height)
	done := false
	b.more = page(u, "More orders", "bridge.more", width, max(180, height), func(r kit.Rect) {
		if len(list) == 0 {
			u.Text(r.Top(24), "There are none now.", kit.Type{Colour: kit.Muted})
			return
		}
		if gives(list, crew.Drop) {
			b.bombs.show(u, v, r.Top(view.TouchHeight))
			r.Top(8)
		}
		if gives(list, crew.FireAt) {
			b.mark.show(u, v, r.Top(markHeight))
			r.Top(8)
		}
		u.Afresh("more")
		whole = 0
		for i := range list {
			whole += list[i].height(u, r.W-kit.ScrollBar)
		}
		u.Scroll("more", r, whole, func(r kit.Rect) {
			for i := range list {
				row := r.Top(list[i].height(u, r.W))
				row.Foot(6)
				list[i].Key = pageKey(i)
				if u.Do(row, list[i].Action) {
					ordered, done = append(ordered, list[i].give), true
				}
			}
		})
	})
	if done {
		b.more = false
		u.Dismiss()
	}
	return ordered
}

// say describes an option, and returns its order.
func (b *Bridge) say(v *view.View, o *picture.Option) further {
	f := further{Action: kit.Action{Rule: o.Rule(), Why: o.Why()}}
	roll := say.Of("%s against %d: %s", view.Bonus(o.Bonus, o.Edge), o.Need, view.Percent(o.Chance))
	switch o.Verb {
	case crew.Resave:
		f.Name = say.Of("Save again: %s", o.Name())
		f.Does = say.Of("The ship saves %s; a success ends it. Costs your action.", roll)
		f.give = &deployment.Resave{Condition: shipyard.ConditionID(o.Item)}
	case crew.Drop:
		f.Name, f.Does, f.give = b.drop(v, o)
	case crew.FireAt:
		f.Name = say.Of("Fire the %s at %s", o.Name(), b.mark.name(v))
		f.give = b.mark.give(v, o)
		f.Does, f.Rule, f.Why = b.mark.says(v, o, f.Rule, f.Why)
	case crew.Detonate:
		f.Name = say.Of("Set off %s", o.Target.Name())
		f.Does = say.Of("It is %d ft away. What drifts beside it goes off too. Costs your reaction, in anybody's turn.", v.RangeTo(v.Contact(o.Target)))
		f.give = &deployment.Detonate{Bomb: o.Target}
	case crew.Reload:
		f.Name = say.Of("Reload: %s", o.Name())
		f.Does = "One of the ten actions, by anyone aboard, that load a round."
		for _, m := range v.MountsOf(v.Head.Seat.Ship) {
			if m.Mount == o.Weapon {
				f.Does = say.Of("The %s, %d of %d. %s %d have been given.", m.Name, m.Ammo, m.AmmoMax, f.Does, m.Work)
			}
		}
		f.give = &deployment.Reload{Weapon: o.Weapon, Load: o.Item}
	case crew.Astrogate:
		m := ships.Method(o.Item)
		f.Name = say.Of("Astrogate, %s: %d actions", o.Name(), m.Actions())
		if m.Actions() == 1 {
			f.Name = say.Of("Astrogate, %s: an action", o.Name())
		}
		f.Does = say.Of("The check %s. A failure is a mishap, which lasts until maintenance.", roll)
		f.give = &deployment.Astrogate{Method: m}
	case crew.Land:
		f.Name = say.Of("Land aboard %s", o.Target.Name())
		f.Does = say.Of("It is %d ft away, and must be within 100. In its bay nobody can reach you; if it is lost, so are you. Costs your action.", v.RangeTo(v.Contact(o.Target)))
		f.give = &deployment.Land{Target: o.Target}
	case crew.TakeOff:
		f.Name = say.Of("Take off from %s", o.Target.Name())
		f.Does = "Ahead of its bow, with your whole flying speed. Costs your action."
		f.give = &deployment.TakeOff{}
	case crew.Dock:
		f.Name = say.Of("Dock with %s", o.Target.Name())
		f.Does = say.Of("It is %d ft away, and must be within 100. People cross from hatch to hatch, by the boots. Costs your action.", v.RangeTo(v.Contact(o.Target)))
		f.give = &deployment.Dock{Target: o.Target}
	case crew.Undock:
		f.Name, f.Does, f.give = "Cast off", crew.PermissionOf(o.Verb).Says, &deployment.Undock{}
	case crew.Search: // the one by Perception is on the bridge
		f.Name = "Search by Investigation"
		f.Does = "With Intelligence instead of Wisdom: finds every hidden ship whose Stealth it reaches. Costs your action."
		f.give = &deployment.Search{Skill: crew.Investigation}
	case crew.Yield:
		f.Name = say.Of("Let %s act first", o.Seat.Name())
		f.Does = "You have the same initiative. It counts from the next turn that begins, and for good."
		f.give = &sim.Yield{To: o.Seat}
	case crew.Jump:
		f.Name = "Jump"
		f.Does = "Starts the hyperdrive: the ship jumps after ten rounds, or five with a quick starter, unless damage stops it. Costs your action and a unit of fuel."
		f.give = &deployment.Jump{}
	}
	return f
}

// drop returns an order to drop bombs: in the direction of their hardpoint, or from a turret
// towards the nearest foe or as chosen.
func (b *Bridge) drop(v *view.View, o *picture.Option) (name, does say.Text, give *deployment.Drop) {
	give = &deployment.Drop{Weapon: o.Weapon, Load: o.Item, Count: b.bombs.more + 1}
	way := say.Text("nowhere")
	for _, m := range v.MountsOf(v.Head.Seat.Ship) {
		if m.Mount != o.Weapon {
			continue
		}
		way = say.Of("to %s", m.Place)
		switch own, foes := v.Ship(), v.Foes(); {
		case m.Turret && b.bombs.free:
			way = say.Of("%s° off the bow", say.Name(fmt.Sprintf("%03d", b.bombs.turn/space.Degree)))
			give.Turn = (b.bombs.turn - m.Facing).Norm()
		case m.Turret && len(foes) > 0:
			way = say.Of("towards %s", foes[0].Name)
			give.Turn = (space.Bearing(own.At, foes[0].At) - own.Heading - m.Facing).Norm()
		case m.Turret:
			way = say.Text("ahead")
		}
	}
	does, name = say.Of("It drifts %s, 100 ft a round. %s Costs your action.", way, o.Reasons()), say.Of("Drop: %s", o.Name())
	if b.bombs.more > 0 {
		does = say.Of("They drift %s side by side, 100 ft a round, each with its own blast. %s Costs your action.", way, o.Reasons())
		name = say.Of("Drop %d: %s", give.Count, o.Name())
	}
	return name, does, give
}
