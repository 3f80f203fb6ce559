package main

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/configs"
	"broadside/crew"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/story"
)

// load reads the shipped data, which no test changes, once for all of them.
var load = sync.OnceValues(func() (*configs.Data, []configs.Problem) { return configs.Load() })

// A hand is keys that are pressed one after another; a text in quotes is typed.
type hand []kit.Key

// orderHands are the keys that give an order at a station, for orders that take more than one key,
// or another than keysOf tries. Keys that choose the target come first.
var orderHands = map[crew.Verb][]string{
	crew.EndTurn: {"N"}, crew.Fly: {"Up Enter", "Right Enter"}, crew.Helm: {"W"}, crew.Attack: {"F", "G"}, crew.Evade: {"E"}, crew.Ram: {"R"}, crew.Hide: {"Z"},
	crew.Interfere: {"E"}, crew.Direct: {"D", "A"}, crew.Patch: {"P"}, crew.Stabilise: {"S"}, crew.Search: {"Q"}, crew.React: {"J", "K"},
	crew.Ready: {"Y Enter", "Y W Enter", "Y W W Enter"}, crew.Handle: {"U F5 'looks Enter", "Shift+T", "Shift+Y F5 'looks Enter"}, crew.Use: {"U F6 'looks Enter"}, crew.Improvise: {"U F7 'looks Enter"}, crew.Call: {"U F8 'now Enter"},
	crew.Dock: {"M", "L 1", "L 2", "L 3"}, crew.Undock: {"M", "L 1", "L 2"},
	crew.RuleTempo: {"T 3"}, crew.RulePause: {"P"}, crew.RuleClock: {"K"}, crew.RuleEndTurn: {"N"}, crew.RuleInitiative: {"J Enter"}, crew.RuleSpawn: {"S <map> <up>"}, crew.RuleMove: {"M <map> <up>"},
	crew.RuleEdit: {"U Right Enter", "U Left Enter", "U Down Left Enter"}, crew.RuleRemove: {"Delete Enter"}, crew.RuleEdge: {"A Enter", "A L", "A Down L"}, crew.RuleCover: {"V Down Enter", "V Enter"},
	crew.RuleDamage: {"D Right Enter", "D Enter"}, crew.RuleDice: {"X 6 1 Enter", "X 1 Enter"}, crew.RuleHold: {"O"}, crew.RuleRelease: {"Enter"}, crew.RuleCancel: {"Backspace"},
	crew.RuleCommand: {"E Down Tab Enter", "E Down Down Tab Enter", "E Down Down Down Enter", "E Down Down Down Down Enter"}, crew.RuleHide: {"Z"}, crew.RuleSay: {"B 'go Enter"}, crew.RuleEnd: {"Q 1 Enter"}, crew.RuleAllow: {"Enter", "Space"}, crew.RuleReach: {"W Enter"},
	crew.RuleCall: {"B 'go F7"}, crew.RuleCondition: {"G Enter"}, crew.RuleRepair: {"F10 L"}, crew.RuleMaintain: {"F10 G"}, crew.RuleTravel: {"F10 Y"}, crew.RulePull: {"F4 Enter", "Home F4 Enter"},
	crew.RuleRename: {"R 'x Enter"}, crew.RuleSurprise: {"L"}, crew.RulePerson: {"Ctrl+R D", "Ctrl+R G"},
	crew.Strike: {"Enter"}, crew.Cast: {"Enter", "Space"}, crew.UseDevice: {"Enter", "Space"}, crew.Walk: {"Space"}, crew.ReadyOnFoot: {"Y V", "Y Enter", "Y X"}, crew.ReactOnFoot: {"J", "K"}, crew.StandOnFoot: {"Ctrl+O"},
	crew.Dash: {"X"}, crew.Disengage: {"G"}, crew.Dodge: {"V"}, crew.Help: {"W"}, crew.Sneak: {"Z"}, crew.Look: {"Q"}, crew.FirstAid: {"A"}, crew.Grapple: {"R"}, crew.Shove: {"S"},
	crew.Escape: {"E"}, crew.Release: {"L"}, crew.DropProne: {"P"}, crew.StandUp: {"P"}, crew.Draw: {"F"}, crew.Stow: {"F"}, crew.Discard: {"Shift+F"}, crew.Door: {"Ctrl+F"}, crew.Force: {"Ctrl+B"},
	crew.ReloadArm: {"O"}, crew.RapidReload: {"C"}, crew.Raise: {"0"}, crew.Lower: {"0"}, crew.Carry: {"D"}, crew.Don: {"F"}, crew.TakeAim: {"Ctrl+A"}, crew.Disarm: {"Ctrl+E"}, crew.SetOff: {"Ctrl+G"},
	crew.PickUp: {"Shift+U"}, crew.HandOver: {"Shift+D"}, crew.CarefulStep: {"Ctrl+W <to>", "Ctrl+W Ctrl+W <to>", "Ctrl+W Ctrl+W Ctrl+W <to>"}, crew.TakeCover: {"Ctrl+C"}, crew.LeaveCover: {"Ctrl+C"},
	crew.Seize: {"F6"}, crew.Sabotage: {"F7"}, crew.Rewire: {"F8"}, crew.Cross: {"F9"}, crew.Launch: {"F10"},
}

// further returns the keys for the places of the page of further orders, and of a list.
func further(before string, from, to rune) (all []string) {
	for r := from; r <= to; r++ {
		all = append(all, before+string(r))
	}
	return all
}

// tried returns the hands of an order.
func tried(v crew.Verb) []string {
	switch v {
	case crew.Resave, crew.FireAt, crew.Drop, crew.Detonate, crew.Reload, crew.Astrogate, crew.Jump, crew.Land, crew.TakeOff, crew.Yield:
		return further("L ", '1', '9')
	case crew.Feature, crew.CastPower, crew.Stand:
		return append(further("B ", '1', '9'), further("B ", 'A', 'Z')...)
	}
	return orderHands[v]
}

// walk returns the arrows that move the cursor from one square to another.
func walk(from, to deckplan.Square) (keys hand) {
	for n := from.X; n < to.X; n++ {
		keys = append(keys, "Right")
	}
	for n := from.X; n > to.X; n-- {
		keys = append(keys, "Left")
	}
	for n := from.Y; n < to.Y; n++ {
		keys = append(keys, "Down")
	}
	for n := from.Y; n > to.Y; n-- {
		keys = append(keys, "Up")
	}
	return append(keys, "Space")
}

// aimOf returns the target, destination and gear of an order on foot.
func aimOf(i sim.Intent) (person crew.ID, at deckplan.Square, kind picture.GearKind, item uint8) {
	switch i := i.(type) {
	case *combat.Attack:
		return i.Target, i.At, picture.ArmGear, i.Weapon
	case *combat.Cast:
		return i.Target, i.At, picture.PowerGear, i.Power
	case *combat.Use:
		return i.Target, i.At, picture.DeviceGear, i.Device
	case *movement.Move:
		return 0, i.Path[len(i.Path)-1], 0, 0
	case *action.Deed:
		kind = picture.ArmGear
		switch {
		case i.What == crew.Don:
			kind = picture.ArmourGear
		case i.What == crew.HandOver && i.OtherWay:
			kind = picture.DeviceGear
		}
		return max(i.Person, i.Other), i.At, kind, i.Item
	}
	return 0, at, 0, 0
}

// onFoot reports whether an order is given by somebody on a deck.
func onFoot(o *sim.Order) bool {
	v := o.Intent.Verb()
	return v >= crew.Walk && v < crew.RulePerson
}

// actor returns the square of the person whose turn it is.
func actor(v *view.View) deckplan.Square {
	for i := range v.People {
		if v.People[i].Seat == v.Head.Acts {
			return v.People[i].At
		}
	}
	return deckplan.Square{}
}

// handsFor returns the hands that may give the order of a story.
func handsFor(v *view.View, o *sim.Order) (all []hand) {
	var choose, go_ hand
	before := []hand{nil}
	switch {
	case onFoot(o):
		person, at, kind, item := aimOf(o.Intent)
		var me *picture.PersonRow
		for i := range v.People {
			if v.People[i].Seat == o.Seat {
				me = &v.People[i]
			}
		}
		if me == nil {
			return nil
		}
		from := me.At
		if t := v.Person(person); t != nil && t != me {
			choose, from = walk(from, t.At), t.At
		}
		for n := range v.Gear {
			if g := &v.Gear[n]; g.Kind == kind && g.Number == item && n < 9 {
				choose = append(choose, kit.Key(rune('1'+n)))
			}
		}
		go_ = walk(from, at)
		if o.Seat.Role != crew.Boots {
			choose = append(hand{"Home"}, choose...)
		}
		before = []hand{choose}
		if o.Intent.Verb() == crew.Strike { // another way to use it
			for n := range 6 {
				before = append(before, append(slices.Clone(choose), slices.Repeat(hand{"M"}, n+1)...))
			}
		}
	case o.Intent.Verb() == crew.RulePerson:
		for i := range v.People {
			for _, from := range []deckplan.Square{{}, actor(v)} {
				h := walk(from, v.People[i].At)
				before = append(before, h, append(hand{"Home"}, h...))
			}
		}
	case o.Seat.Role == crew.GM:
		before = []hand{nil, {"Down"}, {"Down", "Down"}}
	default:
		for _, n := range []string{"", "1 ", "2 ", "3 ", "4 "} {
			for t := range 3 {
				before = append(before, append(hand(keysIn(n)), slices.Repeat(hand{"Tab"}, t)...))
			}
		}
	}
	for _, text := range tried(o.Intent.Verb()) {
		for _, b := range before {
			h := slices.Clone(b)
			for _, k := range keysIn(text) {
				switch {
				case k == "<to>" || k == "Space" && onFoot(o):
					h = append(h, go_...)
				default:
					h = append(h, k)
				}
			}
			all = append(all, h)
		}
	}
	return all
}

func keysIn(text string) (keys []kit.Key) {
	for _, k := range strings.Fields(text) {
		keys = append(keys, kit.Key(k))
	}
	return keys
}

// seen returns what a seat sees of a world, from a frame.
func seen(t *testing.T, w *sim.World, seat crew.Seat) *view.View {
	t.Helper()
	frame := picture.Diff(nil, sight.View(w, seat).Flatten())
	p, err := picture.Patch(nil, &frame)
	if err != nil {
		t.Fatal(err)
	}
	return view.New(nil, p, 1)
}

// nowhere is a place on the GM's map without a ship.
var nowhere = kit.Point{X: 308, Y: 180}

// gives reports whether a hand gives an order of a verb, with the same power, that the table obeys.
func gives(w *sim.World, v *view.View, o *sim.Order, h hand) bool {
	u, err := kit.New()
	if err != nil {
		return false
	}
	b := bridge.New(screens())
	for n := range len(h) + 2 {
		in := kit.Input{Mouse: kit.Point{X: -1, Y: -1}}
		if n > 0 && n <= len(h) {
			switch k := h[n-1]; {
			case k == "<map>":
				in.Mouse, in.Pressed, in.Held = nowhere, true, true
			case k == "<up>":
				in.Mouse, in.Released = nowhere, true
			case strings.HasPrefix(string(k), "'"):
				in.Typed = []rune(k[1:])
			default:
				in.Keys = []kit.Key{k}
			}
		}
		u.Begin(nil, 1280, 720, in, float64(n)/30)
		ordered := b.Show(u, v)
		u.End()
		for _, i := range ordered {
			if i.Verb() == o.Intent.Verb() && power(i) == power(o.Intent) && w.Validate(&sim.Order{Seat: o.Seat, Number: o.Number, Intent: i}) == nil {
				return true
			}
		}
	}
	return false
}

// power returns the number of the power that an order uses, or 0.
func power(i sim.Intent) uint8 {
	if c, ok := i.(*combat.Cast); ok {
		return c.Power
	}
	return 0
}

// told are stories in which every order of the rules is given at least once.
var told = []string{
	"initiative", "ties", "me-mines",
	"roles-2", "hull-masteries", "me-gear", "me-hands", "hoe-armour", "house-docking", "hoe-turns", "ventures", "hoe-terrors", "hoe-limits",
	"house-shaft", "me-texts", "flagships", "carrier", "me-interrupts", "upgrades", "me-launchers", "hyperdrive-fittings", "ranks-at-the-edge",
	"me-live", "me-helpless", "each-ship-before-the-bow", "modifications-2", "harpoon-line", "ready", "house-hull", "machines", "me-refusals",
	"me-help", "bombs", "ready-whoever", "rounds", "fos-moving", "me-hiding", "fos-cover", "fos-cover-taken", "surprise", "gm-rulings", "attack", "improvise", "repair",
	"fly", "cover", "gm-dice", "reload", "advantage", "gm-triggers", "me-improvise", "fire-at",
}

// mostTries is the most orders of a kind that are tried.
const mostTries = 5

// watch plays a story, and calls a function with each order before it is given.
func watch(t *testing.T, name string, order func(*sim.World, *sim.Order)) {
	t.Helper()
	data, problems := load()
	if data == nil {
		t.Fatal(problems)
	}
	file := name + ".story"
	text, err := os.ReadFile("../../docs/stories/" + file)
	if err != nil {
		t.Fatal(err)
	}
	s, err := story.Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	if r := story.Watch(&story.Stock{Library: data.Library, Scenarios: data.Scenarios, Persons: data.Persons}, s, order); r.Err != nil {
		t.Errorf("%s: %v", file, r.Err)
	}
}

// ownPowers are rules about a single power of a story, whose verb is that of all powers.
var ownPowers = map[string]struct{ story, power string }{
	"LOL-PSEUDO":       {"lol-pseudo", "Heave"},
	"LOL-PSEUDO-FLY":   {"lol-pseudo", "Hoist"},
	"LOL-PSEUDO-GROUP": {"lol-pseudo-limits", "Take cover in the group"},
	"LOL-PSEUDO-LIGHT": {"lol-pseudo", "Gather gravity"},
}

// The power of each of these rules is used at its station with the keyboard.
func TestARuleOfOnePowerHasItsControl(t *testing.T) {
	for id, own := range ownPowers {
		tries, given := 0, false
		watch(t, own.story, func(w *sim.World, o *sim.Order) {
			if power(o.Intent) == 0 || given || tries == mostTries || w.Validate(o) != nil {
				return
			}
			v := seen(t, w, o.Seat)
			if !slices.ContainsFunc(v.Gear, func(g picture.GearRow) bool {
				return g.Kind == picture.PowerGear && g.Number == power(o.Intent) && g.Name == own.power
			}) {
				return
			}
			tries++
			given = slices.ContainsFunc(handsFor(v, o), func(h hand) bool { return gives(w, v, o, h) })
		})
		if !given {
			t.Errorf("%s: no key uses %s in %d tries", id, own.power, tries)
		}
	}
}

// Each order that docs/rules.md names for a rule can be given at its station with the keyboard, at
// the moment at which a story gives it, and the table obeys it.
func TestEachOrderOfTheRulesHasAControl(t *testing.T) {
	missing := map[crew.Verb]int{}
	for r := range story.Rules() {
		for _, v := range r.Verbs {
			missing[v] = 0
		}
	}
	for _, name := range told {
		watch(t, name, func(w *sim.World, o *sim.Order) {
			verb := o.Intent.Verb()
			tries, asked := missing[verb]
			if !asked || tries == mostTries || w.Tick == 0 || w.Validate(o) != nil {
				return
			}
			missing[verb]++
			v := seen(t, w, o.Seat)
			for _, h := range handsFor(v, o) {
				if gives(w, v, o, h) {
					delete(missing, verb)
					return
				}
			}
			t.Logf("%s: %v: no control gives %s: %+v", name, o.Seat, verb, o.Intent)
		})
	}
	for v, tries := range missing {
		t.Errorf("%s (%s) is in the table of docs/rules.md: no key gave it in %d tries; give it a control and its keys in orderHands, and name a story that orders it in told", v, crew.PermissionOf(v).Title, tries)
	}
}
