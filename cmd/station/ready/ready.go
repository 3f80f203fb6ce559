// Package ready is the control of the Ready order at every station: what to wait for, and what to
// do then.
package ready

import (
	"strings"
	"unicode/utf8"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Response is an order to be given when the circumstance happens.
type Response struct {
	Intent     ships.Intent
	Says       say.Text // "Fire the laser at Kestrel"
	Subject    space.ID // the ship chosen at the station, or 0
	Weapon     *uint8   // of a gunner
	WeaponName string
	Why        say.Text // it is not what was shown, or ""
}

// Choice is the state of the control.
type Choice struct {
	open bool
	wait int  // index in waits
	one  bool // only the chosen ship
	feet int
	word int // index in words
	then int // index in the responses
}

// waits are the circumstances, in the order shown.
var waits = [...]crew.Circumstance{crew.WhenNear, crew.WhenInArc, crew.WhenAttacked, crew.WhenSeen, crew.WhenAway, crew.WhenCalled}

func (c *Choice) circumstance() crew.Circumstance { return waits[c.wait] }

// words are the words that a Ready can wait for.
var words = [...]string{"now", "fire", "break"}

// Do shows the control, and above it the choice of a circumstance while it is open. It returns the
// order when it is given, otherwise nil.
func (c *Choice) Do(u *kit.UI, v *view.View, r kit.Rect, what Response) sim.Intent {
	a := kit.Action{Name: "Ready", Key: "ready.open", On: c.open, Does: say.Of("Wait, then as a reaction: %s.", lower(v, what.Says))}
	for _, o := range v.OptionsOf(crew.Ready) {
		a.Rule, a.Why = o.Rule(), o.Why()
	}
	if me := v.Me(); me != nil && me.Waiting {
		a = kit.Action{Name: "Readied", Key: a.Key, On: true, Does: "Your reaction is used when it happens. Readying again replaces it."}
	}
	if c.feet == 0 {
		c.feet = 600
	}
	if u.Do(r, a) {
		c.open = !c.open
	}
	if !c.open {
		return nil
	}
	return c.choose(u, v, r, responses(v, what))
}

// Piece returns the control in a column.
func (c *Choice) Piece(u *kit.UI, v *view.View, what Response) view.Piece {
	return view.Piece{Height: view.OrderHeight, Show: func(r kit.Rect) (ordered []sim.Intent) {
		if i := c.Do(u, v, r, what); i != nil {
			ordered = append(ordered, i)
		}
		return ordered
	}}
}

// lower returns a text as it is written within a sentence.
func lower(v *view.View, s say.Text) say.Text {
	if s == "" {
		return "nothing"
	}
	told := v.Tell(s)
	_, size := utf8.DecodeRuneInString(told)
	return say.Name(strings.ToLower(told[:size]) + told[size:])
}

// circumstances returns the controls for choosing a circumstance.
func (c *Choice) circumstances(v *view.View, what Response) []kit.Action {
	who := say.Text("Any hostile ship")
	if c.one && what.Subject != 0 {
		who = what.Subject.Name()
	}
	list := []kit.Action{
		{Name: "Comes near", Does: say.Of("%s comes within %d ft.", who, c.feet)},
		{Name: "Comes into arc", Does: say.Of("%s comes into arc and reach of the %s.", who, what.WeaponName)},
		{Name: "Fires at us", Does: say.Of("%s attacks this ship.", who)},
		{Name: "Comes into sight", Does: say.Of("%s is found, or arrives.", who)},
		{Name: "Gets away", Does: say.Of("%s goes beyond %d ft.", who, c.feet)},
		{Name: say.Of("A call: \"%s\"", words[c.word]), Does: "A crewmate calls it, or the GM. Again: the next word."},
	}
	for i := range list {
		if waits[i] == crew.WhenInArc && what.Weapon == nil {
			list[i].Rule, list[i].Why = "SHIP-READY", "Only a gunner waits for an arc."
		}
		list[i].Key, list[i].On = kit.Choice(i+1), waits[i] == c.circumstance()
	}
	return list
}

func (c *Choice) choose(u *kit.UI, v *view.View, r kit.Rect, list []Response) (given sim.Intent) {
	c.then %= len(list)
	what := list[c.then]
	whole := 28 + 6*62 + 2*(34+8) + 62 + 70.0
	if u.Small {
		whole += 46
	}
	w, h := min(520, u.Size.W-8), min(u.Size.H-8, whole+24)
	box := kit.Rect{X: min(max(4, r.Right()-w), u.Size.W-w-4), Y: max(60, r.Y-h-8), W: w, H: h}
	if u.Small {
		box.Y = 4
	}
	restore := u.Whole()
	defer restore()
	done := u.Above(box, true)
	defer done()
	u.Plate(box, kit.Panel, u.Accent)
	inner := box.Trim(14, 10)
	if u.Small {
		inner = box.Trim(8, 8)
	}
	u.Afresh("ready")
	u.Scroll("ready", inner, whole, func(r kit.Rect) { given = c.conditions(u, v, r, what, len(list)) })
	if !c.open {
		u.Dismiss()
	}
	return given
}

// conditions draws the controls for choosing a circumstance, and the order itself.
func (c *Choice) conditions(u *kit.UI, v *view.View, inner kit.Rect, what Response, others int) (given sim.Intent) {
	low, order := 34.0, 70.0
	if u.Small {
		low, order = view.TouchHeight, 92
	}
	u.Text(inner.Top(24), "Ready: wait for what?", kit.Type{Size: kit.Name, Bold: true, Colour: u.Accent})
	inner.Top(4)
	for i, t := range c.circumstances(v, what) {
		if u.Do(inner.Top(58), t) {
			if c.circumstance() == crew.WhenCalled && i == c.wait {
				c.word = (c.word + 1) % len(words)
			}
			c.wait = i
		}
		inner.Top(4)
	}
	set := inner.Top(low).Columns(3, 8)
	inner.Top(8)
	if u.Do(set[0], c.whom(u, v, what)) {
		c.one = !c.one
	}
	if u.Do(set[1], kit.Action{Name: "100 ft less", Short: "−100 ft", Cut: u.Small, Key: "any.less"}) {
		c.feet = max(100, c.feet-100)
	}
	if u.Do(set[2], kit.Action{Name: "100 ft more", Short: "+100 ft", Cut: u.Small, Key: "any.more"}) {
		c.feet = min(5000, c.feet+100)
	}
	if me := v.Me(); me != nil {
		if u.Do(inner.Top(low), kit.Action{Name: When(me.Readied), Cut: u.Small, Key: "ready.stance"}) {
			given = &deployment.Stand{Stance: me.Readied.Following()}
		}
		inner.Top(8)
	}
	then := kit.Action{Name: say.Of("Then: %s", what.Says), Cut: u.Small, Key: "ready.then", Does: "What your reaction does. Again: the next thing."}
	if others == 1 {
		then.Why = "There is nothing else that this seat could do."
	}
	if u.Do(inner.Top(58), then) {
		c.then++
	}
	inner.Top(4)
	end := inner.Top(order).Columns(2, 8)
	give := kit.Action{Name: "Ready it", Key: "any.confirm", Does: "Takes your action now, and your reaction when it happens."}
	for _, o := range v.OptionsOf(crew.Ready) {
		give.Rule, give.Why = o.Rule(), o.Why() // the turn may have ended meanwhile
	}
	switch {
	case what.Why != "":
		give.Rule, give.Why = "SHIP-READY", what.Why
	case c.circumstance() == crew.WhenInArc && what.Weapon == nil:
		give.Rule, give.Why = "SHIP-READY", "Only a gunner waits for an arc."
	case c.circumstance() == crew.WhenCalled && namesNone(v, what.Intent):
		give.Rule, give.Why = "SHIP-READY", "A foe never calls a word: choose a ship."
	}
	if u.Do(end[0], give) {
		c.open = false
		given = c.order(what)
	}
	if u.Do(end[1], kit.Action{Name: "Not now", Key: "any.back", Does: "Nothing is ordered."}) {
		c.open = false
	}
	return given
}

// When describes a standing order about a readied response.
func When(is crew.Stance) say.Text {
	return say.Of("When it happens: %s", [...]say.Text{"ask first", "do it at once", "let it pass"}[is])
}

func (c *Choice) whom(u *kit.UI, v *view.View, what Response) kit.Action {
	a := kit.Action{Name: "Only one ship", Short: "One ship", Cut: u.Small, Key: "ready.one", On: c.one}
	if what.Subject == 0 {
		a.Why = "Choose a ship first."
	}
	return a
}

func (c *Choice) order(what Response) *deployment.Ready {
	i := &deployment.Ready{When: c.circumstance(), Response: what.Intent}
	if c.one {
		i.Subject = what.Subject
	}
	switch c.circumstance() {
	case crew.WhenCalled:
		i.Word = words[c.word]
	case crew.WhenNear, crew.WhenAway:
		i.Where.Feet = space.Length(c.feet) * space.Foot
	case crew.WhenInArc:
		i.Where.Weapon = *what.Weapon
	}
	return i
}
