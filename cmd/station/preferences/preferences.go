// Package preferences is the page over all others for how the station looks and sounds, and for key
// and button bindings.
package preferences

import (
	"slices"
	"strconv"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/kit"
	"broadside/configs/setting"
	"broadside/sim/say"
)

// Page is the page. The zero value is closed.
type Page struct {
	open  bool
	keys  bool         // the list of actions is shown, not the settings
	waits binding.Name // the action that waits for a key
	scope int
}

// State is what the page shows.
type State struct {
	Values   map[string]string // of settings, by their keys
	Bindings *binding.Set
	Kept     string // where settings are stored
	KeptKeys string // and where bindings are
	Trouble  string // why they could not be stored, or ""
}

// Change is a change: of a setting, of the bindings, or none.
type Change struct {
	Key, Value string // of a setting
	Bound      bool   // the bindings have changed
	Export     bool   // write out all bindings
}

// Open opens the page, at the list of actions or at the settings.
func (p *Page) Open(keys bool) { *p = Page{open: true, keys: keys} }

// Shown reports whether the page is open.
func (p *Page) Shown() bool { return p.open }

// Show draws the page while it is open, and returns changes.
func (p *Page) Show(u *kit.UI, s State) (c Change) {
	if !p.open {
		return c
	}
	done := u.Above(u.Size, true)
	defer done()
	u.Fill(u.Size, kit.Fade(kit.Night, 0.94))
	w := min(960, u.Size.W-16)
	r := kit.Rect{X: (u.Size.W - w) / 2, Y: 8, W: w, H: u.Size.H - 16}
	if p.waits != "" {
		c.Bound = p.listen(u, s, r)
		return c
	}
	head := r.Top(46).Shares(kit.Gap, 1, 1, 1)
	if u.Do(head[0], kit.Action{Name: "Settings", On: !p.keys, Cut: true}) {
		p.keys = false
	}
	if u.Do(head[1], kit.Action{Name: "Keys and buttons", Short: "Keys", On: p.keys, Cut: true}) {
		p.keys = true
	}
	if u.Do(head[2], kit.Action{Name: "Close", Key: "any.back", Cut: true}) || u.Key("window.settings") || u.Key("window.bindings") {
		p.open = false
		u.Dismiss()
	}
	r.Top(kit.Gap)
	foot := r.Foot(22)
	kept := s.Kept
	if p.keys {
		kept = s.KeptKeys
	}
	says := kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true}
	if text := say.Of("Kept in %s.", kept); s.Trouble == "" {
		u.Text(foot, text, says)
	} else {
		says.Colour = kit.Bad
		u.Text(foot, say.Name(s.Trouble), says)
	}
	r.Foot(6)
	if p.keys {
		p.showKeys(u, s, r, &c)
	} else {
		showSettings(u, s, r, &c)
	}
	return c
}

const rowHeight = 58.0

// showSettings lists what can be set here.
func showSettings(u *kit.UI, s State, r kit.Rect, c *Change) {
	var rows []*setting.Setting
	schema := setting.Station()
	for i := range schema {
		if schema[i].Title != "" {
			rows = append(rows, &schema[i])
		}
	}
	narrow := r.W < 620
	says := kit.Type{Size: kit.Small, Colour: kit.Muted}
	heights, whole := make([]float64, len(rows)), 0.0
	for i, one := range rows {
		heights[i] = rowHeight + 28
		if !narrow {
			heights[i] = max(rowHeight, 26+u.Height(kit.Sentence(one.Says), r.W-440, says)+8)
		}
		whole += heights[i]
	}
	u.Scroll("settings", r, whole, func(r kit.Rect) {
		for i, one := range rows {
			row := r.Top(heights[i])
			row.Foot(8)
			words := row
			if narrow {
				words = row.Top(26)
			} else {
				words = row.Left(row.W - 410)
				row.Left(10)
			}
			u.Text(words.Top(26), one.Title, kit.Type{Bold: true, Colour: kit.Bright})
			if !narrow {
				u.Paragraph(words, kit.Sentence(one.Says), says)
			}
			if value := change(u, row, one, s.Values[one.Key]); value != s.Values[one.Key] {
				*c = Change{Key: one.Key, Value: value}
			}
		}
	})
}

// change draws the control of a setting, and returns the value wanted.
func change(u *kit.UI, r kit.Rect, s *setting.Setting, value string) string {
	switch s.Kind {
	case setting.Switch:
		on := value == "true"
		name := say.Text("Off")
		if on {
			name = "On"
		}
		if u.Do(r, kit.Action{Name: name, On: on}) {
			return strconv.FormatBool(!on)
		}
	case setting.Choice:
		parts := r.Columns(len(s.Words), 4)
		for i, word := range s.Words {
			if u.Do(parts[i], kit.Action{Name: kit.Capital(setting.WordText(word)), On: word == value, Cut: true}) {
				return word
			}
		}
	case setting.Number:
		n, _ := strconv.Atoi(value) // checked before
		parts := r.Shares(4, 1, 1.4, 1)
		by := 10
		if s.Most > 100 {
			by = 25
		}
		u.Text(parts[1], say.Kind(value, s.Unit), kit.Type{Bold: true, Colour: kit.Bright, Align: kit.Middle})
		if u.Do(parts[0], kit.Action{Name: "Less", Cut: true}) {
			n = max(s.Least, n-by)
		}
		if u.Do(parts[2], kit.Action{Name: "More", Cut: true}) {
			n = min(s.Most, n+by)
		}
		return strconv.Itoa(n)
	}
	return value
}

// showKeys lists the actions of a scope, with their bindings.
func (p *Page) showKeys(u *kit.UI, s State, r kit.Rect, c *Change) {
	scopes := binding.Scopes()
	p.scope = min(p.scope, len(scopes)-1)
	top := r.Top(46).Shares(4, 0.7, 2, 0.7)
	title := top[1]
	if u.Small { // there is no room for names and keys beside a title
		halves := kit.Rect{X: top[0].X, Y: top[0].Y, W: r.W, H: top[0].H}.Columns(2, kit.Gap)
		top[0], top[2], title = halves[0], halves[1], r.Top(30)
	}
	if u.Do(top[0], kit.Action{Name: "Previous", Cut: true, Key: "any.left"}) {
		p.scope = (p.scope + len(scopes) - 1) % len(scopes)
		u.ScrollTo("keys of a scope", 0)
	}
	if u.Do(top[2], kit.Action{Name: "Next", Cut: true, Key: "any.right"}) {
		p.scope = (p.scope + 1) % len(scopes)
		u.ScrollTo("keys of a scope", 0)
	}
	scope := &scopes[p.scope]
	u.Text(title, scope.Title, kit.Type{Size: kit.Name, Bold: true, Colour: u.Accent, Align: kit.Middle, Cut: true})
	r.Top(6)
	foot := r.Foot(46).Columns(2, kit.Gap)
	r.Foot(6)
	if u.Do(foot[0], kit.Action{Name: "Reset to defaults", Cut: true}) {
		s.Bindings.Reset()
		c.Bound = true
	}
	c.Export = u.Do(foot[1], kit.Action{Name: "Export", Cut: true})
	u.Scroll("keys of a scope", r, rowHeight*float64(len(scope.Rows)), func(r kit.Rect) {
		for i := range scope.Rows {
			row := r.Top(rowHeight)
			row.Foot(8)
			if p.row(u, s, row, scope.Rows[i].Name) {
				p.waits = scope.Rows[i].Name
			}
		}
	})
}

// row draws an action with its bindings, and the actions with which it shares a key.
func (p *Page) row(u *kit.UI, s State, r kit.Rect, n binding.Name) bool {
	a := kit.Action{Name: binding.Title(n), Cut: true, Does: s.keys(u, n)}
	rivals := s.Bindings.Rivals(n)
	pressed := u.Do(r, a)
	if len(rivals) > 0 {
		says := say.Of("In conflict with: %s", binding.Title(rivals[0]))
		u.Text(kit.Rect{X: r.X + r.W*0.4, Y: r.Y + 4, W: r.W*0.6 - 12, H: 20}, says, kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bad, Align: kit.End, Cut: true})
		u.Fill(kit.Rect{X: r.Right() - 6, Y: r.Y + 1, W: 4, H: r.H - 2}, kit.Bad)
	}
	return pressed
}

// keys describes the keys of an action.
func (s *State) keys(u *kit.UI, n binding.Name) say.Text {
	if says := u.Labels(n); says != "" {
		return say.Name(says)
	}
	return "No key or button is bound to it."
}

// listen waits for a key or a button, and reports whether one was bound.
func (p *Page) listen(u *kit.UI, s State, r kit.Rect) bool {
	box := kit.Rect{X: r.X, Y: r.Centre().Y - 90, W: r.W, H: 180}
	u.Plate(box, kit.Panel, u.Accent)
	inner := box.Trim(16, 14)
	u.Text(inner.Top(34), binding.Title(p.waits), kit.Type{Size: kit.Name, Bold: true, Colour: kit.Bright, Cut: true})
	u.Paragraph(inner.Top(48), "Press a key, with Ctrl or Shift if you like, or a button of a gamepad. It takes the place of the key or the button that it has.", kit.Type{})
	inner.Top(8)
	parts := inner.Top(46).Columns(2, kit.Gap)
	cancel, none := u.Do(parts[0], kit.Action{Name: "Cancel", Cut: true}), u.Do(parts[1], kit.Action{Name: "Nothing", Cut: true})
	if grabbed := u.Grab(); len(grabbed) > 0 {
		k := grabbed[0]
		was := slices.DeleteFunc(slices.Clone(s.Bindings.Keys(p.waits)), func(o kit.Key) bool { return o.Pad() == k.Pad() || o == k })
		if k.Pad() {
			was = append(was, k)
		} else {
			was = append([]kit.Key{k}, was...)
		}
		s.Bindings.Bind(p.waits, was...)
		p.waits = ""
		return true
	}
	switch {
	case none:
		s.Bindings.Bind(p.waits)
		p.waits = ""
		return true
	case cancel:
		p.waits = ""
	}
	return false
}
