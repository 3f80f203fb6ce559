package bridge

import (
	"slices"
	"strings"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/say"
)

// unseen are actions that no control shows: of every station, and of a deck.
var (
	unseen = []kit.Bound{
		"target.next", "target.previous", "map.closer", "map.wider", "map.centre",
		"log.up", "log.down", "bridge.talk", "bridge.keys", "window.up", "window.down", "window.left", "window.right", "window.press", "window.bindings", "window.settings", "window.tally", "window.fill", "any.back",
	}
	unseenOnDeck = []kit.Bound{
		"any.left", "any.right", "any.up", "any.down", "boots.go", "choose.1", "boots.draw", "boots.level", "target.next", "map.closer", "map.wider",
		"log.up", "log.down", "bridge.talk", "bridge.keys", "window.up", "window.down", "window.left", "window.right", "window.press", "window.bindings", "window.settings", "window.tally", "window.fill", "any.back",
	}
	unseenInReel = []kit.Bound{"reel.before", "reel.after"}
)

// showHelp lists the orders of the station, or what each key does now.
func (b *Bridge) showHelp(u *kit.UI, v *view.View) {
	offers, more := slices.Clone(u.Offers()), unseen
	if v.Role == crew.Boots {
		more = unseenOnDeck
	}
	if v.Reel != nil && v.Wind != nil {
		more = slices.Concat(more, unseenInReel)
	}
	offers = append(offers, keysWithoutControl(u, offers, more)...)
	b.help = page(u, say.Of("%s: help", kit.RoleName(v.Role)), "bridge.help", min(1180, u.Size.W-60), u.Size.H-70, func(r kit.Rect) {
		b.helpTabs(u, v, &r)
		if !b.keys {
			listOrders(u, v, r)
			return
		}
		if v.Role == crew.Boots {
			height := deck.LegendHeight(r.W - 14) // beside a bar
			legend := r
			if !u.ByTouch() {
				legend = r.Foot(min(height, r.H/2))
			}
			u.Scroll("legend", legend, height, func(r kit.Rect) { deck.Legend(u, v, r) })
		}
		if !u.ByTouch() {
			listKeys(u, r, offers)
		}
	})
}

// helpTabs draws the tabs of the help's two pages, from the top of a room. By touch the second lists no
// keys, and only a deck's squares are left.
func (b *Bridge) helpTabs(u *kit.UI, v *view.View, r *kit.Rect) {
	if u.ByTouch() && v.Role != crew.Boots {
		b.keys = false
		return
	}
	tabs := r.Top(view.TouchHeight).Columns(2, kit.Gap)
	r.Top(kit.Gap)
	orders := kit.Action{Name: "Orders: what each does, and by which rule", Short: "Orders", Cut: u.Small, Key: "any.next", On: !b.keys}
	keys := kit.Action{Name: "Keys: what each does now", Short: "Keys", Cut: u.Small, Key: "any.next", On: b.keys}
	if u.ByTouch() {
		keys.Name, keys.Short = "Deck: what each square is", "Deck"
	}
	if b.keys {
		keys.Key = ""
	} else {
		orders.Key = ""
	}
	toOrders, toKeys := u.Do(tabs[0], orders), u.Do(tabs[1], keys)
	b.keys = (b.keys || toKeys) && !toOrders
}

// keysWithoutControl returns the actions whose keys no control has: at the GM's console, T changes
// the tempo and does not open talk.
func keysWithoutControl(u *kit.UI, offers []kit.Action, more []kit.Bound) (list []kit.Action) {
	for _, n := range more {
		if !slices.ContainsFunc(offers, func(o kit.Action) bool { return o.Key == n || u.Label(o.Key) == u.Label(n) }) {
			list = append(list, kit.Action{Name: binding.Title(n), Key: n})
		}
	}
	return list
}

// help is an order of a station, and what it costs.
type help struct {
	crew.Permission
	cost say.Text
}

// listOrders lists what each order of the station does, what it costs, and its rule.
func listOrders(u *kit.UI, v *view.View, r kit.Rect) {
	var rows []help
	for _, row := range slices.Concat(crew.Table(), crew.FootTable()) {
		if row.Roles.Has(v.Role) {
			rows = append(rows, help{row, row.Price()})
		}
	}
	if v.Role == crew.Boots {
		rows = ordersOfBook(v, rows)
	}
	if u.Small {
		listOrdersBelow(u, r, rows)
		return
	}
	width := r.W - 14 - 150 - 165 - 180
	height := 0.0
	each := make([]float64, len(rows))
	for i, row := range rows {
		each[i] = max(24, u.Height(row.Says, width, kit.Type{})) + 10
		height += each[i]
	}
	u.Scroll("orders", r, height, func(r kit.Rect) {
		for i, row := range rows {
			line := r.Top(each[i])
			u.Fill(kit.Rect{X: line.X, Y: line.Bottom() - 4, W: line.W, H: 1}, kit.Fade(kit.Edge, 0.6))
			u.Text(top(line.Left(150)), row.Title, kit.Type{Bold: true, Colour: kit.Bright})
			u.Text(top(line.Left(165)), row.cost, kit.Type{Size: kit.Small, Colour: u.Accent})
			u.Text(top(line.Side(166)), say.Name(row.ID), kit.Type{Size: kit.Small, Mono: true, Colour: kit.Muted})
			line.Side(14)
			u.Paragraph(line, row.Says, kit.Type{})
		}
	})
}

// listOrdersBelow lists orders in a small window, with what each does below its name.
func listOrdersBelow(u *kit.UI, r kit.Rect, rows []help) {
	height := 0.0
	each := make([]float64, len(rows))
	for i, row := range rows {
		each[i] = 22 + u.Height(row.Says, r.W-14, kit.Type{Size: kit.Small}) + 12
		height += each[i]
	}
	u.Scroll("orders", r, height, func(r kit.Rect) {
		for i, row := range rows {
			line := r.Top(each[i])
			head := line.Top(22)
			u.Text(head.Side(min(150, head.W/2)), row.cost, kit.Type{Size: kit.Small, Colour: u.Accent, Align: kit.End, Cut: true})
			u.Text(head, row.Title, kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
			u.Paragraph(line, row.Says, kit.Type{Size: kit.Small})
		}
	})
}

// ordersOfBook returns the orders on foot that the book in play has, by its own rules and at its
// prices, and those of the house.
func ordersOfBook(v *view.View, rows []help) (list []help) {
	for _, row := range rows {
		order, has := v.FootOrder(row.Name)
		if has {
			row.ID = order.Rule
		}
		switch {
		case order.Price != "":
			row.cost = order.Price
		case row.Cost != crew.Free && row.Cost != crew.Movement:
			row.cost = say.Amount(1, row.cost)
		}
		if has || strings.HasPrefix(row.ID, "HOUSE-") || strings.HasPrefix(row.ID, "SHIP-") {
			list = append(list, row)
		}
	}
	return list
}

// top returns the first line of a box.
func top(r kit.Rect) kit.Rect { return r.Top(21) }

// listKeys lists keys and what they do, the screen's own first.
func listKeys(u *kit.UI, r kit.Rect, offers []kit.Action) {
	const gap, keys = 18.0, 196.0
	columns := 2
	if r.W < 1000 { // what a key does would have no room beside its name
		columns = 1
	}
	below := r.W < 500 // what a key does goes below it
	rows := (len(offers) + columns - 1) / columns
	plain, bold := kit.Type{Size: kit.Small}, kit.Type{Size: kit.Small, Bold: true}
	height := make([]float64, columns)
	each := make([]float64, len(offers))
	for k, a := range offers {
		each[k] = 28
		if says, _ := told(a); below {
			each[k] += u.Height(says, r.W-14, plain)
		} else if rest := (r.W-14-gap)/float64(columns) - keys - u.Width(a.Name, bold) - 12; says != "" {
			each[k] += plain.LineHeight() * float64(len(u.Wrap(says, rest, plain))-1)
		}
		height[k/rows] += each[k]
	}
	u.Scroll("keys", r, slices.Max(height), func(r kit.Rect) {
		for i, column := range r.Columns(columns, gap) {
			for k := i * rows; k < min(len(offers), (i+1)*rows); k++ {
				row := column.Top(each[k])
				line := row.Top(28)
				a := offers[k]
				cap := line.Left(keys - 8)
				cap.W = min(cap.W, u.Width(say.Name(u.Labels(a.Key)), kit.Type{Size: kit.Small, Bold: true})+14)
				u.Cap(cap, say.Name(u.Labels(a.Key)), a.Possible())
				line.Left(8)
				says, colour := told(a)
				t := kit.Type{Size: kit.Small, Colour: kit.Bright, Bold: true, Cut: true}
				if !a.Possible() {
					t.Colour = kit.Muted
				}
				line.Left(u.Text(line, a.Name, t).W + 12)
				t.Colour, t.Bold = colour, false
				if below {
					u.Paragraph(row, says, kit.Type{Size: kit.Small, Colour: colour})
					continue
				}
				line.Y, line.H = line.Y+14-t.LineHeight()/2, each[k]
				u.Paragraph(line, says, t)
			}
		}
	})
}

// told returns what the list says of a key: what it does, or why it does nothing now, which a
// narrow control only says when it is pointed at or tried.
func told(a kit.Action) (say.Text, kit.Colour) {
	if a.Possible() {
		return a.Says(), kit.Muted
	}
	return a.Says(), kit.Mix(kit.Bad, kit.Muted, 0.25)
}
