package boots

import (
	"fmt"
	"slices"

	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/rulebook"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// keys are the keys of acts that need only their verb, or a person.
var keys = map[crew.Verb]kit.Bound{
	crew.Dash: "boots.dash", crew.Disengage: "boots.disengage", crew.Dodge: "boots.dodge", crew.Sneak: "boots.sneak", crew.Look: "boots.look", crew.Escape: "boots.escape", crew.Release: "boots.release", crew.DropProne: "boots.prone",
	crew.StandUp: "boots.prone", crew.Raise: "boots.guard", crew.Lower: "boots.guard", crew.TakeAim: "boots.take-aim", crew.Grapple: "boots.grapple", crew.Shove: "boots.shove", crew.Help: "boots.help", crew.FirstAid: "boots.first-aid", crew.Carry: "boots.carry",
	crew.TakeCover: "boots.take-cover", crew.LeaveCover: "boots.take-cover", crew.Discard: "boots.discard", crew.Door: "boots.door", crew.Force: "boots.force",
	crew.ReloadArm: "boots.reload", crew.RapidReload: "boots.reload-fast", crew.Seize: "boots.seize", crew.Sabotage: "boots.sabotage", crew.Rewire: "boots.rewire", crew.Cross: "boots.cross", crew.Launch: "boots.launch", crew.Disarm: "boots.disarm", crew.SetOff: "boots.set-off",
	crew.PickUp: "boots.pick-up", crew.HandOver: "boots.hand-over", crew.Handle: "boots.handle",
}

// acts draws the attack with the chosen gear, and every other order that the book has.
func (s *Screen) acts(u *kit.UI, v *view.View, own *picture.SelfRow, r kit.Rect) (ordered []sim.Intent) {
	strike := r.Left(min(300, r.W*0.34))
	r.Left(kit.Gap)
	end := strike.Foot(34)
	strike.Foot(6)
	if i := s.strike(u, v, strike, 28); i != nil {
		ordered = append(ordered, i)
	}
	v.Settling = v.Settling || len(ordered) > 0
	if a, ends := s.End(v); ends && s.ending.Sure(u, v, a, u.Do(end, a)) {
		ordered = append(ordered, &sim.EndTurn{})
	}
	return append(ordered, s.orders(u, v, own, r, max(2, int(r.W/180)), 32)...)
}

// possible returns the orders that the list shows. Each keeps its place, whether it can be given or
// not; those that come and go are behind the others. Of things with the same name and nothing to
// pick up there is only one.
func (s *Screen) possible(v *view.View) []*picture.ActRow {
	var rows []*picture.ActRow
	for i := range v.Acts {
		if a := &v.Acts[i]; s.listed(v, a) && (a.Rule == "" || worth(a)) {
			rows = append(rows, a)
		}
	}
	slices.SortStableFunc(rows, func(a, b *picture.ActRow) int { return rank(a) - rank(b) })
	var lie []string
	return slices.DeleteFunc(rows, func(a *picture.ActRow) bool {
		if a.Verb != crew.PickUp {
			return false
		}
		name := thing(v, a.Person, a.Item)
		again := slices.Contains(lie, name)
		lie = append(lie, name)
		return again && a.Rule != ""
	})
}

// orders draws all orders except those of the chosen gear, in columns and in rows of a height.
func (s *Screen) orders(u *kit.UI, v *view.View, own *picture.SelfRow, r kit.Rect, columns int, height float64) (ordered []sim.Intent) {
	rows, strides, extras := s.possible(v), s.strides(v, character(v)), s.extras(v, own)
	count, used := len(strides)+len(rows)+len(extras), map[kit.Bound]bool{}
	whole := float64((count+columns-1)/columns) * height
	u.Afresh("acts")
	u.Scroll("acts", r, whole, func(r kit.Rect) {
		for i := 0; i < count; i += columns {
			cols := r.Top(height).Columns(columns, 5)
			for j := range min(columns, count-i) {
				box, n := cols[j].Trim(0, 2), i+j-len(strides)
				switch {
				case n < 0:
					if e := strides[i+j]; u.Do(box, e.Action) {
						e.do()
					}
				case n < len(rows):
					if intent := s.act(u, v, box, rows[n], used); intent != nil {
						ordered = append(ordered, intent)
					}
				default:
					e := extras[n-len(rows)]
					if e.Key = free(used, e.Key); !u.Do(box, e.Action) {
						continue
					}
					if intent := e.do(); intent != nil {
						ordered = append(ordered, intent)
					}
				}
			}
		}
	})
	s.tellPlaces(u, v, used)
	return ordered
}

// listed reports whether an act is in the list: one about a person only if they are chosen, one
// about a weapon or thing only if it is.
func (s *Screen) listed(v *view.View, a *picture.ActRow) bool {
	switch a.Verb {
	case crew.Strike, crew.Cast, crew.UseDevice, crew.EndTurn, crew.Draw, crew.Stow, crew.ReactOnFoot:
		return false
	case crew.Raise, crew.Disarm, crew.SetOff, crew.Door, crew.Force, crew.PickUp, crew.Handle:
		return true
	case crew.Escape:
		if a.Way {
			return true
		}
	}
	if isAtFoe(a) && s.isForAny(v) != (a.Person == 0) || a.Person != 0 && a.Person != s.target {
		return false
	}
	g, kind := s.chosen(v), picture.ArmGear
	if a.Verb == crew.HandOver && a.Way {
		kind = picture.DeviceGear
	}
	return a.Item == 0 || g != nil && g.Kind == kind && g.Number == a.Item
}

// isAtFoe reports whether an act is against a foe; there is one of each kind for any foe.
func isAtFoe(a *picture.ActRow) bool {
	return a.Verb == crew.Grapple || a.Verb == crew.Shove || a.Verb == crew.Help && a.Way
}

// places are the places at which acts are possible that are offered only there.
var places = map[crew.Verb]say.Text{
	crew.Seize: "Stand beside a console of another ship.", crew.Sabotage: "Stand beside a console of another ship.", crew.Rewire: "Stand beside a console that is dead.",
	crew.Cross: "Stand at a hatch, while your ship is docked with another or joined to one.", crew.Launch: "Stand at a hatch of a ship that has pods.",
	crew.Disarm: "Stand beside a mine.", crew.Door: "Stand beside a door.", crew.Force: "Stand beside a locked door.",
	crew.PickUp: "Stand beside a weapon that lies on the deck.", crew.Handle: "Stand beside a lever or another fixture.",
}

// tellPlaces says where an act is possible if its key is pressed elsewhere.
func (s *Screen) tellPlaces(u *kit.UI, v *view.View, used map[kit.Bound]bool) {
	for verb, says := range places {
		if key := keys[verb]; !used[key] && u.Key(key) {
			if d := s.deck.Row(); d != nil && d.Ship == 0 && (verb == crew.Cross || verb == crew.Launch) {
				says = "This is not aboard a ship."
			} else if d != nil && !slices.ContainsFunc(v.Contacts, func(k picture.Contact) bool { return k.ID != d.Ship }) && (verb == crew.Cross || verb == crew.Launch) {
				says = "There is no other ship."
			}
			u.Tell(kit.Toast{Text: say.Sentences(say.Stop(crew.PermissionOf(verb).Title), says), Tone: kit.Warn})
		}
	}
}

// worth reports whether an impossible act is worth its place in the list: it is not merely out of
// turn or out of place.
func worth(a *picture.ActRow) bool {
	switch a.Verb {
	case crew.Escape:
		return a.Way
	case crew.Release, crew.Raise, crew.Lower, crew.StandUp, crew.TakeAim, crew.RapidReload, crew.Carry, crew.Discard, crew.DropProne, crew.TakeCover, crew.LeaveCover:
		return false
	}
	return true
}

// rank orders the list: first what can only be done here, at a console or a hatch, then what can be
// done anywhere, then what is only sometimes worth its place.
func rank(a *picture.ActRow) int {
	switch {
	case a.Verb == crew.Cross || a.Verb == crew.Launch: // worth knowing at a hatch, with the objection to it
		return 0
	case a.Verb >= crew.Seize && a.Verb < crew.Cross, a.Verb == crew.Disarm, a.Verb == crew.SetOff, a.Verb == crew.PickUp, a.Verb == crew.Handle:
		switch why := kit.Brief(a.Why).String(); {
		case a.Rule == "": // the first one gets the key
			return 0
		case why == "Action used." || why == "Not your turn.":
			return 1
		}
		return 3
	case !worth(a):
		return 3
	}
	return 2
}

// free returns the first binding that no other control of the list has: the given one, or with
// Shift; a third control can only be clicked.
func free(used map[kit.Bound]bool, k kit.Bound) kit.Bound {
	for _, k := range [...]kit.Bound{k, k.Second()} {
		if !used[k] {
			used[k] = true
			return k
		}
	}
	return ""
}

// ways are the second ways of acts that have two.
var ways = map[crew.Verb]struct {
	name, does say.Text
	key        kit.Bound
}{
	crew.Look:  {"Investigate", "Search with Investigation instead of Perception.", "boots.investigate"},
	crew.Shove: {"Push", "Push somebody a square away, and leave them standing.", "boots.push"},
	crew.Door:  {"Shut", "Shut the door beside you.", "boots.door"},
	crew.Help:  {"Help against", "Advantage on the first attack of any friend on them.", "boots.help"},
}

// act draws the control of an act, and returns its order if it is used.
func (s *Screen) act(u *kit.UI, v *view.View, r kit.Rect, a *picture.ActRow, used map[kit.Bound]bool) sim.Intent {
	k := s.control(v, a)
	k.Key = free(used, k.Key)
	s.held(&k)
	if !u.Do(r, k) {
		return nil
	}
	return order(v, a)
}

// control returns the name of an act, its key, its odds, and any objection.
func (s *Screen) control(v *view.View, a *picture.ActRow) kit.Action {
	row := crew.PermissionOf(a.Verb)
	k := kit.Action{Name: row.Title, Key: keys[a.Verb], Rule: a.Rule, Why: a.Why, Does: row.Says, Cut: true}
	if w, has := ways[a.Verb]; has && a.Way {
		k.Name, k.Key, k.Does = w.name, w.key, w.does
	}
	tellOdds(&k, a)
	nameObject(v, &k, a, s.chosen(v))
	if order, _ := v.FootOrder(row.Name); a.Hand != personal.WithSecond {
		k.Does = say.Sentences(k.Does, order.Pay())
	}
	return k
}

// tellOdds adds to a control how likely its act is to succeed, and whether it is a bonus action.
func tellOdds(k *kit.Action, a *picture.ActRow) {
	switch contest := a.Verb == crew.Grapple || a.Verb == crew.Shove; {
	case isAtFoe(a) && a.Person == 0:
		k.Does = say.Of("With the foe who sets it off. %s", k.Does)
	case contest && a.Chance == 1000: // it is not a real contest
	case contest:
		k.Does = say.Of("%s against d20%+d of theirs: %s. %s", view.Bonus(a.Bonus, a.Edge), a.Need, view.Percent(a.Chance), k.Does)
	case a.Chance > 0:
		k.Does = say.Of("%s against %d: %s. %s", view.Bonus(a.Bonus, a.Edge), a.Need, view.Percent(a.Chance), k.Does)
	case a.Hand == personal.WithSecond:
		k.Name, k.Key, k.Does = say.Of("%s (bonus)", k.Name), k.Key.Second(), say.Of("As your bonus action. %s", crew.PermissionOf(a.Verb).Says)
	}
}

// nameObject names in a control what its act is done to; gear is what the character has chosen, or nil.
func nameObject(v *view.View, k *kit.Action, a *picture.ActRow, gear *picture.GearRow) {
	switch a.Verb {
	case crew.Raise:
		if a.Item != 0 {
			k.Name = say.Of("Raise %s", weapon(v, a.Item))
		}
	case crew.Escape:
		switch {
		case a.Way && a.Person != 0:
			k.Name = say.Of("Escape: %s", name(v, a.Person))
		case a.Way:
			k.Name = say.Of("Escape: %s", a.Reasons)
		}
	case crew.ReloadArm, crew.RapidReload:
		k.Brief = unloadable(gear)
	case crew.Release:
		if a.Person != 0 {
			k.Name, k.Key, k.Does = "Let one go", "boots.release-one", "Let go of the chosen one alone."
		} else {
			k.Does = "Let go of all whom you hold or carry."
		}
	case crew.Launch:
		k.Name = say.Of("Pod: %s", a.Ship.Name())
	case crew.Cross:
		k.Name = say.Label(k.Name, a.Ship.Name())
	case crew.Seize, crew.Sabotage, crew.Rewire:
		k.Name = say.Label(k.Name, say.Text(console(v, a.Console).String()))
	case crew.Disarm, crew.SetOff:
		k.Name = say.Of("%s: %s at %d %d", k.Name, mine(v, a), a.At.X, a.At.Y)
	case crew.Door, crew.Force:
		if a.Verb == crew.Door && !a.Way {
			k.Name, k.Does = "Open", "Open the door beside you."
		}
		short := k.Name
		if a.Verb == crew.Force {
			short = "Force"
		}
		k.Name, k.Short = say.Of("%s: door at %d %d", k.Name, a.At.X, a.At.Y), say.Kind(short, fmt.Sprintf("%d %d", a.At.X, a.At.Y))
	case crew.PickUp:
		k.Name = say.Label(k.Name, thing(v, a.Person, a.Item))
	case crew.Handle:
		k.Name, k.Does = say.Label(k.Name, thing(v, 0, a.Item)), "Handle it."
	case crew.HandOver:
		if gear != nil {
			to := name(v, a.Person)
			k.Name, k.Short = say.Of("Hand %s to %s", gear.Name, to), say.Of("%s to %s", gear.Name, deck.Initials(to.String()))
			k.Does = say.Sentences(say.Stop(k.Name), k.Does)
		}
	}
}

// order returns the order of an act.
func order(v *view.View, a *picture.ActRow) sim.Intent {
	switch a.Verb {
	case crew.Handle:
		return &deployment.Handle{Thing: crew.FixtureID(a.Item)}
	case crew.Seize:
		return &sim.Seize{Console: a.Console}
	case crew.Sabotage:
		return &sim.Sabotage{Console: a.Console}
	case crew.Rewire:
		return &sim.Rewire{Console: a.Console}
	case crew.Cross:
		return &sim.Cross{Ship: a.Ship}
	case crew.Launch:
		return &sim.Launch{Ship: a.Ship}
	case crew.Disarm, crew.SetOff:
		return &action.Deed{What: a.Verb, At: a.At}
	case crew.Door, crew.Force:
		return &action.Deed{What: a.Verb, At: a.At, OtherWay: a.Way}
	case crew.Help:
		if a.Way {
			return &action.Deed{What: a.Verb, Other: a.Person}
		}
	}
	return &action.Deed{What: a.Verb, Person: a.Person, Item: a.Item, Quick: a.Hand == personal.WithSecond, OtherWay: a.Way}
}

// thing returns the name of something that lies on a deck or is fixed to it.
func thing(v *view.View, person crew.ID, number uint8) string {
	for i := range v.Things {
		if x := &v.Things[i]; x.Person == person && x.Number == number {
			return x.Name
		}
	}
	return ""
}

// mine returns the name of a mine on which an act is possible.
func mine(v *view.View, act *picture.ActRow) string {
	for i := range v.Mines {
		if x := &v.Mines[i]; x.At == act.At && x.Number+1 == act.Item {
			return x.Name
		}
	}
	return ""
}

// unloadable returns why a weapon cannot be reloaded, in two words, or "".
func unloadable(g *picture.GearRow) say.Text {
	switch {
	case g == nil:
		return ""
	case g.Most <= 0:
		return "It has no clip."
	case g.Count == g.Most:
		return "It is full."
	case rulebook.Property(g.Props)&rulebook.Cooling != 0:
		return "It cools."
	case rulebook.Property(g.Props)&rulebook.Charges != 0:
		return "No charges."
	}
	return ""
}

// held lets an order be chosen that is not possible now, because it will wait.
func (s *Screen) held(k *kit.Action) {
	if s.wait.on {
		k.Rule, k.Why = "", ""
	}
}

// console returns the seat of the console with a number.
func console(v *view.View, number crew.ConsoleID) (seat crew.Seat) {
	for i := range v.Consoles {
		if v.Consoles[i].Number == number {
			return v.Consoles[i].Seat
		}
	}
	return seat
}
