// Package cards prints a card for each seat: its purpose, its keys as bound, and its orders.
package cards

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"broadside/assets"
	"broadside/cmd/station/binding"
	"broadside/cmd/station/kit"
	"broadside/crew"
)

// duties describe the purposes of seats, each in a line.
var duties = [...]struct {
	role crew.Role
	says string
}{
	{crew.Pilot, "You say where the ship goes: plot a course, fly it, evade, and bring the guns to bear."},
	{crew.Gunner, "You choose a weapon and a target, and see what the shot would do before you fire."},
	{crew.Operator, "You know who is out there, jam hostile crews, and find what hides."},
	{crew.Mechanic, "You keep the hull together, and send power where it is needed."},
	{crew.Coordinator, "You see the whole ship, and give somebody advantage when it counts."},
	{crew.Boots, "You are on the deck: walk, open doors, fight, and take a ship console by console."},
	{crew.GM, "You run the table, play whom bots do not, and have the last word on every rule."},
}

// Roles returns the seats that have a card.
func Roles() (roles []crew.Role) {
	for _, d := range duties {
		roles = append(roles, d.role)
	}
	return roles
}

// Sizes in millimetres and points.
const (
	pageWidth = 210.0
	margin    = 13.0
	width     = pageWidth - 2*margin
	gap       = 6.0
	columns   = 3
	small     = 8.0
	least     = 6.5 // for text that would be cut
)

// Write writes the cards of seats as a PDF, one A4 page each if everything fits.
func Write(w io.Writer, roles []crew.Role, set *binding.Set) error {
	p := fpdf.New("P", "mm", "A4", "")
	p.SetTitle("Broadside: cards", true)
	p.SetMargins(margin, margin, margin)
	p.SetAutoPageBreak(true, margin)
	p.AddUTF8FontFromBytes("Go", "", assets.Regular())
	p.AddUTF8FontFromBytes("Go", "B", assets.Bold())
	for _, role := range roles {
		c := card{p, set}
		c.print(role)
	}
	return p.Output(w)
}

// card is a card that is being printed.
type card struct {
	*fpdf.Fpdf
	set *binding.Set
}

func (c *card) print(role crew.Role) {
	c.AddPage()
	c.SetTextColor(20, 26, 34)
	c.SetFont("Go", "B", 26)
	c.CellFormat(width, 11, title(role), "", 1, "L", false, 0, "")
	c.SetFont("Go", "", 10.5)
	c.MultiCell(width, 5, duty(role), "", "L", false)
	c.Ln(2)
	told := map[kit.Key]bool{}
	for _, sc := range scopes(role) {
		c.keys(sc, told)
	}
	c.orders(role)
	c.SetFont("Go", "", small)
	c.SetTextColor(110, 118, 128)
	c.Ln(1)
	c.MultiCell(width, 4, "A control that is off says why, with the rule. H tells all of this at the station, and ? what each key does now.", "", "L", false)
}

func title(role crew.Role) string {
	if role == crew.Boots {
		return "On the deck"
	}
	return kit.RoleName(role).String()
}

func duty(role crew.Role) string {
	i := slices.IndexFunc(duties[:], func(d struct {
		role crew.Role
		says string
	}) bool {
		return d.role == role
	})
	return duties[i].says
}

// scopes returns the groups of actions that a card lists.
func scopes(role crew.Role) (list []binding.Scope) {
	names := []string{role.String(), "bridge"}
	if role == crew.GM {
		names = []string{"gm"}
	}
	for _, name := range names {
		for _, sc := range binding.Scopes() {
			if sc.Name != name {
				continue
			}
			for _, o := range own {
				if o.role == role && sc.Name == role.String() {
					sc.Rows = slices.Concat(o.rows, sc.Rows)
				}
			}
			list = append(list, sc)
		}
	}
	return list
}

// own describes actions of every screen as they apply to one.
var own = [...]struct {
	role crew.Role
	rows []binding.Row
}{
	{crew.Pilot, []binding.Row{
		{Name: "any.up", Title: "50 ft further"}, {Name: "any.down", Title: "50 ft less"}, {Name: "any.left", Title: "15° to port"},
		{Name: "any.right", Title: "15° to starboard"}, {Name: "any.undo", Title: "Undo a leg"}, {Name: "any.confirm", Title: "Give the course"},
	}},
	{crew.Gunner, []binding.Row{{Name: "choose.1", Title: "The first weapon, and so on"}}},
	{crew.Operator, []binding.Row{{Name: "choose.1", Title: "The first of their crew"}}},
	{crew.Coordinator, []binding.Row{{Name: "choose.1", Title: "The first of the crew"}}},
	{crew.Boots, []binding.Row{{Name: "choose.1", Title: "The first that you carry"}, {Name: "any.confirm", Title: "Use what is chosen"}, {Name: "any.up", Title: "The square, with ↓ ← →"}}},
}

// seldom reports whether a card omits an action: stations beyond the second, and what only a GM has
// on a deck.
func seldom(r binding.Row) bool {
	return strings.HasPrefix(string(r.Name), "seat.") && r.Name != "seat.boots" && r.Name != "seat.1" && r.Name != "seat.2" || strings.HasSuffix(string(r.Title), "(GM)")
}

func (c *card) head(says string) {
	c.Ln(2)
	c.SetFont("Go", "B", 10)
	c.SetTextColor(20, 26, 34)
	c.SetDrawColor(150, 158, 168)
	c.CellFormat(width, 6, says, "B", 1, "L", false, 0, "")
	c.Ln(1.5)
}

// keys lists actions with their keys, in columns, except keys that an earlier group has listed,
// whose action takes precedence at this seat.
func (c *card) keys(sc binding.Scope, told map[kit.Key]bool) {
	type line struct{ key, says string }
	var lines []line
	for _, r := range sc.Rows {
		var shown []string
		for _, k := range c.set.Keys(r.Name) {
			if !k.Pad() && !told[k] {
				shown = append(shown, kit.Label(k))
			}
		}
		if len(shown) > 0 && !seldom(r) {
			lines = append(lines, line{strings.Join(shown, ", "), r.Title.String()})
		}
	}
	for _, r := range sc.Rows {
		for _, k := range c.set.Keys(r.Name) {
			told[k] = true
		}
	}
	c.head(sc.Title.String() + ": keys")
	const height = 5.2
	each := (width - (columns-1)*gap) / columns
	rows := (len(lines) + columns - 1) / columns
	top := c.GetY()
	const cap = 18.0 // of a column; a wider key only shifts its own name
	caps := make([]float64, columns)
	c.SetFont("Go", "B", small)
	for i, l := range lines {
		caps[i/rows] = min(cap, max(caps[i/rows], c.GetStringWidth(l.key)+3.5))
	}
	for i, l := range lines {
		x, y := margin+float64(i/rows)*(each+gap), top+float64(i%rows)*height
		c.SetXY(x, y)
		c.SetFont("Go", "B", small)
		key := c.GetStringWidth(l.key) + 3.5
		c.SetTextColor(20, 26, 34)
		c.SetDrawColor(120, 128, 138)
		c.CellFormat(key, height-1, l.key, "1", 0, "C", false, 0, "")
		name := max(caps[i/rows], key) + 1
		c.SetXY(x+name, y)
		room := each - name - 1
		for size := small; size >= least; size -= 0.25 {
			if c.SetFont("Go", "", size); c.GetStringWidth(l.says) <= room {
				break
			}
		}
		c.CellFormat(room+1, height-1, c.fit(l.says, room), "", 0, "L", false, 0, "")
	}
	c.SetXY(margin, top+float64(rows)*height)
}

// fit returns a text, cut if it is too wide.
func (c *card) fit(says string, room float64) string {
	for r := []rune(says); len(r) > 1 && c.GetStringWidth(says) > room; {
		r = r[:len(r)-1]
		says = string(r) + "…"
	}
	return says
}

// orders lists what the seat can order, what it costs, and the rule.
func (c *card) orders(role crew.Role) {
	c.head("Orders")
	const name, cost, height = 27.0, 20.0, 4.0
	for _, row := range slices.Concat(crew.Table(), crew.FootTable()) {
		if !row.Roles.Has(role) || role != crew.Boots && row.Verb == crew.RulePerson {
			continue
		}
		says := fmt.Sprintf("%s [%s]", row.Says, row.ID)
		c.SetFont("Go", "", small)
		rows := float64(len(c.SplitText(says, width-name-cost)))
		if c.GetY()+rows*height > 297-margin {
			c.AddPage()
			c.head(title(role) + ", continued")
		}
		y := c.GetY()
		c.SetTextColor(20, 26, 34)
		c.SetFont("Go", "B", small)
		c.CellFormat(name, height, c.fit(row.Title.String(), name-1), "", 0, "L", false, 0, "")
		c.SetFont("Go", "", small)
		c.SetTextColor(90, 98, 108)
		c.CellFormat(cost, height, row.Price().String(), "", 0, "L", false, 0, "")
		c.SetTextColor(20, 26, 34)
		c.MultiCell(width-name-cost, height, says, "", "L", false)
		c.SetXY(margin, y+rows*height+0.4)
	}
}
