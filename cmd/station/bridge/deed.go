package bridge

import (
	"slices"
	"strings"
	"unicode/utf8"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/space"
)

// deed is an improvised action: the use of an object, or something that is on no list.
type deed struct {
	text   string
	kind   int // index in deedKinds
	test   crew.Test
	gain   ships.Gain
	helped crew.Seat
	target space.ID
	foe    crew.ID // on foot
}

var deedKinds = [...]crew.Verb{crew.Handle, crew.Use, crew.Improvise, crew.Call}

// isOnFoot reports whether the seat acts on a deck: they use objects by what they carry.
func isOnFoot(v *view.View) bool { return v.ActsOnDeck(v.Head.Seat) }

// openDeed draws the control that opens the page of improvised actions.
func (b *Bridge) openDeed(u *kit.UI, r kit.Rect) {
	if u.Do(r, kit.Action{Name: "Other", Key: "bridge.other", Does: "Handle an object, or improvise something that is in no list."}) {
		b.deeds, b.deed.text = true, ""
		u.Focus("deed")
	}
}

// showDeed draws the page on which somebody says what they do.
func (b *Bridge) showDeed(u *kit.UI, v *view.View) (ordered []sim.Intent) {
	d := &b.deed
	d.settle(v)
	improvises := deedKinds[d.kind] == crew.Improvise
	height := 268.0
	if improvises {
		height = 368
	}
	b.deeds = page(u, "Something else", "any.back", min(760, u.Size.W-60), height, func(r kit.Rect) {
		var entered bool
		most, asks := ships.MaxDeed/4, say.Text("What do you do?")
		if deedKinds[d.kind] == crew.Call {
			most, asks = crew.MaxWord/4, say.Text("Which word?")
		}
		d.text, entered = u.Entry("deed", r.Top(view.TouchHeight), d.text, asks, most)
		r.Top(8)
		row := r.Top(46)
		parts := row.Columns(len(deedKinds), kit.Gap)
		switch {
		case isOnFoot(v):
			parts = row.Columns(len(deedKinds)-1, kit.Gap)
			parts = slices.Insert(parts, slices.Index(deedKinds[:], crew.Use), kit.Rect{})
		case u.Size.W < 600:
			parts = row.Columns(2, kit.Gap)
			r.Top(6)
			parts = append(parts, r.Top(46).Columns(2, kit.Gap)...)
		}
		for i, part := range parts {
			row := crew.PermissionOf(deedKinds[i])
			key := kit.Numbered("deed", i+1)
			if isOnFoot(v) && row.Verb == crew.Use {
				continue
			}
			if u.Do(part, kit.Action{Name: row.Title, Cut: u.Small, Key: key, On: i == d.kind, Does: row.Says}) {
				d.kind = i
			}
		}
		r.Top(8)
		if improvises {
			d.choices(u, v, r.Top(96))
			r.Top(8)
		}
		give := d.give(v)
		give.Entered = entered
		if u.Do(r.Top(66), give) {
			ordered = append(ordered, d.intent())
		}
	})
	if len(ordered) > 0 {
		b.deeds = false
		u.Dismiss()
	}
	return ordered
}

// settle drops choices that are gone.
func (d *deed) settle(v *view.View) {
	if isOnFoot(v) {
		d.settleOnFoot(v)
		return
	}
	if v.CrewAt(d.helped) == nil || d.helped.Ship != v.Head.Seat.Ship {
		d.helped = v.Head.Seat
	}
	if k := v.Contact(d.target); k == nil || k.State.Gone() {
		d.target = 0
		if foes := v.Foes(); len(foes) > 0 {
			d.target = foes[0].ID
		}
	}
}

// settleOnFoot does the same for people on the deck.
func (d *deed) settleOnFoot(v *view.View) {
	if deedKinds[d.kind] == crew.Use {
		d.kind = 0
	}
	tests, _ := v.Tests(true)
	if !slices.Contains(tests, d.test) {
		d.test = 0
	}
	if !slices.Contains(ownPeople(v), d.helped) {
		d.helped = v.Head.Seat
	}
	if p := v.Person(d.foe); p == nil || p.Side == v.Head.Side {
		d.foe = 0
	}
	if d.foe == 0 {
		d.foe = nextOf(enemies(v), d.foe)
	}
}

// ownPeople returns the seats of the own side's people on decks.
func ownPeople(v *view.View) (all []crew.Seat) {
	for i := range v.People {
		if p := &v.People[i]; p.Side == v.Head.Side && p.State != personal.Dead {
			all = append(all, p.Seat)
		}
	}
	return all
}

// enemies returns the people of other sides on decks.
func enemies(v *view.View) (all []crew.ID) {
	for i := range v.People {
		if p := &v.People[i]; p.Side != v.Head.Side && p.State != personal.Dead {
			all = append(all, p.ID)
		}
	}
	return all
}

// nextOf returns the element after another in a list, which wraps around; nothing if the list is
// empty.
func nextOf[T comparable](list []T, one T) (next T) {
	if len(list) == 0 {
		return next
	}
	return list[(slices.Index(list, one)+1)%len(list)]
}

// hindered returns the name of the person whom an improvised action is to hinder, or "".
func (d *deed) hindered(v *view.View) say.Text {
	if !isOnFoot(v) {
		return d.target.Name()
	}
	if p := v.Person(d.foe); p != nil {
		return say.Name(p.Name)
	}
	return ""
}

// choices draws the choice of a test for an improvised action, and of its gain.
func (d *deed) choices(u *kit.UI, v *view.View, r kit.Rect) {
	rows := r.Rows(2, 8)
	cols := rows[0].Columns(2, kit.Gap)
	next, name := v.NextTest(isOnFoot(v), d.test)
	if u.Do(cols[0], kit.Action{Name: say.Of("With %s", name), Key: "deed.test", Does: "The GM may ask for something else."}) {
		d.test = next
	}
	if u.Do(cols[1], kit.Action{Name: say.Of("For: %s", Gains[d.gain]), Key: "deed.gain", Does: "What it is to bring; the GM has the last word."}) {
		d.gain = (d.gain + 1) % ships.Gain(len(Gains))
	}
	switch d.gain {
	case ships.Helps:
		if u.Do(rows[1], kit.Action{Name: say.Of("Help %s", d.helped.Name()), Cut: true, Key: "deed.whom", Does: "The next person aboard."}) {
			d.help(v)
		}
	case ships.Hinders:
		if u.Do(rows[1], kit.Action{Name: say.Of("Hinder %s", d.hindered(v)), Cut: true, Key: "deed.whom", Does: "The next foe."}) {
			d.target, d.foe = nextFoe(v, d.target), nextOf(enemies(v), d.foe)
		}
	default:
		u.Paragraph(rows[1], "The crew is told how it went, and the GM says what follows.", kit.Type{Size: kit.Small, Colour: kit.Muted})
	}
}

// help chooses the next person to be helped.
func (d *deed) help(v *view.View) {
	if isOnFoot(v) {
		d.helped = nextOf(ownPeople(v), d.helped)
		return
	}
	d.helped = nextSeat(v, d.helped)
}

// Gains describe what an improvised action can gain.
var Gains = [...]say.Text{"the story", "advantage for a friend", "disadvantage for a foe"}

func nextSeat(v *view.View, seat crew.Seat) crew.Seat {
	found, first := false, crew.Seat{}
	for i := range v.Crew {
		s := v.Crew[i].Seat
		if s.Ship != v.Head.Seat.Ship {
			continue
		}
		if found {
			return s
		}
		if first == (crew.Seat{}) {
			first = s
		}
		found = s == seat
	}
	return first
}

func nextFoe(v *view.View, id space.ID) space.ID {
	foes := v.Foes()
	for i, k := range foes {
		if k.ID == id {
			return foes[(i+1)%len(foes)].ID
		}
	}
	return id
}

func (d *deed) give(v *view.View) kit.Action {
	verb := deedKinds[d.kind]
	row := crew.PermissionOf(verb)
	a := kit.Action{Name: "Do it", Key: "any.confirm", Does: row.Says}
	if verb == crew.Improvise {
		_, name := v.NextTest(isOnFoot(v), d.test)
		a.Does = say.Of("Your action. The GM says what is rolled; without an answer within 15 s it is %s against 15.", name)
	}
	rule := row.ID
	if isOnFoot(v) {
		rule = "" // the rule is the book's
	}
	for _, o := range v.OptionsOf(verb) {
		a.Rule, a.Why = o.Rule(), o.Why()
	}
	switch {
	case a.Why != "":
	case strings.TrimSpace(d.text) == "":
		a.Rule, a.Why = rule, "Say what you do first."
	case verb == crew.Improvise && d.gain == ships.Hinders && d.hindered(v) == "":
		a.Rule, a.Why = rule, "No foe is in sight."
	}
	return a
}

func (d *deed) intent() sim.Intent {
	text := strings.TrimSpace(d.text)
	switch deedKinds[d.kind] {
	case crew.Handle:
		return &deployment.Handle{Handling: deployment.Handling{Text: text}}
	case crew.Use:
		return &deployment.UseObject{Handling: deployment.Handling{Text: text}}
	case crew.Call:
		for len(text) > crew.MaxWord {
			_, last := utf8.DecodeLastRuneInString(text)
			text = text[:len(text)-last]
		}
		return &deployment.Call{Word: text}
	}
	i := &deployment.Improvise{Text: text, Test: d.test, Gain: d.gain}
	switch d.gain {
	case ships.Helps:
		i.Helped = d.helped
	case ships.Hinders:
		i.Target, i.Foe = d.target, d.foe
	}
	return i
}
