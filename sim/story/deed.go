package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/scenario"
	"broadside/sim/schema"
)

// onFoot reads the order of somebody on foot.
func (g *reader) onFoot(seat crew.Seat, p *phrase) (sim.Intent, error) {
	who := g.world.PersonAt(seat)
	word := p.next()
	switch word {
	case "move", "fly", "climb", "swim", "jump":
		return g.way(who, word, p)
	case "attack":
		return g.attack(who, p)
	case "cast":
		return g.cast(who, p)
	case "use":
		return g.useDevice(who, p)
	case "ready":
		return g.readyOnFoot(seat, p)
	case "react":
		return g.react(who, p)
	case "standing":
		return standing(g.scene.rules(), p)
	case "end":
		return &sim.EndTurn{}, nil
	case "cross", "launch":
		id, err := g.target(p)
		if word == "cross" {
			return &sim.Cross{Ship: id}, err
		}
		return &sim.Launch{Ship: id}, err
	case "seize", "sabotage", "rewire":
		return g.consoleWork(word, p)
	case "handle":
		return g.handle(p)
	case "pick-up", "hand-over":
		return g.passing(who, word, p)
	case "call":
		return spokenIntent(word, p)
	case "improvise":
		return g.improviseOnFoot(p)
	}
	return g.deed(who, word, p)
}

// react reads: react pass, or react [with WEAPON] [spare], for a critical hit [drive]
// [injury CONDITION], for an aura [points N] [from LAYER].
func (g *reader) react(who *personal.Person, p *phrase) (*sim.React, error) {
	if p.take("pass") {
		return &sim.React{OnFoot: true}, nil
	}
	i := sim.TakeOnFoot()
	with := func() (err error) {
		if i.Weapon, err = g.arm(who, p.next()); i.Weapon == 0 {
			i.Weapon = personal.Fists
		}
		return err
	}
	points := func() error {
		n, err := p.number(1, personal.MaxPoints)
		i.Amount = int32(n)
		return err
	}
	return i, options(p, "a reaction", option{"with", with}, truth("spare", &i.Spare), option{"drive", func() error { i.Choice = 1; return nil }},
		option{"injury", func() (err error) { i.Choice, err = injuryOf(g.scene.rules(), p.next()); return err }}, option{"points", points},
		option{"from", func() (err error) { i.Layer, err = layerOf(g.scene.rules(), p.next()); return err }})
}

// injuryOf returns the choice of a type of injury, by its condition.
func injuryOf(book *rulebook.Book, key string) (uint8, error) {
	var keys []string
	for n, c := range book.Injuries.Table {
		if keys = append(keys, book.Conditions[c].Key); book.Conditions[c].Key == key {
			return uint8(n + 2), nil
		}
	}
	return 0, missing("injury", key, keys)
}

// layerOf finds a layer by its key, from 1.
func layerOf(book *rulebook.Book, key string) (uint8, error) {
	names := schema.KeysOf(book.Layers, func(l *rulebook.Layer) string { return l.Key })
	if n := slices.Index(names, key); n >= 0 {
		return uint8(n + 1), nil
	}
	return 0, missing("layer", key, names)
}

// consoleWork reads: seize|rewire SEAT, or sabotage SEAT [kill], for the console of a
// seat.
func (g *reader) consoleWork(word string, p *phrase) (sim.Intent, error) {
	seat, err := g.seat(p)
	n := crew.ConsoleID(crew.MaxConsoles)
	for i := range g.world.Aboard.Consoles {
		if k := &g.world.Aboard.Consoles[i]; k.Seat == seat {
			n = k.Number
		}
	}
	switch word {
	case "seize":
		return &sim.Seize{Console: n}, err
	case "rewire":
		return &sim.Rewire{Console: n}, err
	}
	return &sim.Sabotage{Console: n, Kill: p.take("kill")}, err
}

// handle reads: handle FIXTURE, or handle: TEXT.
func (g *reader) handle(p *phrase) (i *deployment.Handle, err error) {
	i = &deployment.Handle{}
	if p.peek() == ":" {
		i.Text, err = p.say()
		return i, err
	}
	n, err := fixtureOf(g.world.Fixtures(), p.next())
	i.Thing = g.world.Numbering.FixtureIDs()[n]
	return i, err
}

// passing reads: pick-up WEAPON of NAME, or hand-over WEAPON|DEVICE to NAME.
func (g *reader) passing(who *personal.Person, word string, p *phrase) (i *action.Deed, err error) {
	i = &action.Deed{What: crew.HandOver, At: who.At}
	thing, between := p.next(), "to"
	if word == "pick-up" {
		i.What, between = crew.PickUp, "of"
	}
	if err = p.need(between); err != nil {
		return nil, err
	}
	o, err := g.body(p.next())
	if err != nil {
		return nil, err
	}
	i.Person = o.ID
	if i.What == crew.PickUp {
		who = o
	}
	supply := slices.IndexFunc(who.Devices, func(s rulebook.Supply) bool { return g.scene.rules().Devices[s.Device].Key == thing })
	if i.OtherWay = i.What == crew.HandOver && supply >= 0; i.OtherWay {
		i.Item = uint8(supply + 1)
		return i, nil
	}
	i.Item, err = g.arm(who, thing)
	return i, err
}

// fixtureOf finds a fixture by its name.
func fixtureOf(list []scenario.Fixture, name string) (uint8, error) {
	names := schema.KeysOf(list, func(x *scenario.Fixture) string { return refer(x.Name) })
	if n := slices.Index(names, name); n >= 0 {
		return uint8(n), nil
	}
	return 0, missing("fixture", name, names)
}

// improviseOnFoot reads: improvise TEST [help NAME | hinder NAME] : TEXT.
func (g *reader) improviseOnFoot(p *phrase) (i *deployment.Improvise, err error) {
	i = &deployment.Improvise{}
	if i.Test, err = g.testOnFoot(p.next()); err != nil {
		return nil, err
	}
	if p.peek() != ":" {
		if i.Gain, err = gain(p); err != nil {
			return nil, err
		}
		switch i.Gain {
		case ships.Helps:
			i.Helped, err = g.boots(p.next())
		case ships.Hinders:
			i.Foe, err = g.bodyID(p)
		}
	}
	if err == nil {
		i.Text, err = p.say()
	}
	return i, err
}

// testOnFoot finds an ability or a skill of the book.
func (g *reader) testOnFoot(word string) (crew.Test, error) {
	var names []string
	for t := crew.Test(0); t <= crew.MaxTest; t++ {
		if _, _, ok := action.TestOf(g.scene.rules(), t); !ok {
			continue
		}
		name := refer(action.TestName(g.scene.rules(), t))
		if names = append(names, name); name == word {
			return t, nil
		}
	}
	return 0, missing("ability or skill", word, names)
}

// way reads: move X Y [, X Y]... A square that is farther away is reached in a straight
// line; ladder N continues by the ladder to that level, or up and down a shaft.
func (g *reader) way(who *personal.Person, word string, p *phrase) (*movement.Move, error) {
	i := &movement.Move{Jump: word == "jump", Height: who.Height}
	switch word {
	case "fly":
		i.Mode = rulebook.FlyMode
	case "climb":
		i.Mode = rulebook.Climb
	case "swim":
		i.Mode = rulebook.Swim
	default:
		i.Height = 0
	}
	if who.Height > 0 && word == "move" {
		i.Height = 0
	}
	at := who.At
	for !p.done() && p.peek() != ";" {
		switch {
		case p.take(","):
		case p.take("height"):
			n, err := p.number(0, 1000)
			if err != nil {
				return nil, err
			}
			i.Height = int16(n)
		case p.take("ladder"):
			n, err := p.number(1, deckplan.MaxLevels)
			if err != nil {
				return nil, err
			}
			x, y, err := g.ladderEnd(who, at, int8(n-1))
			if err != nil {
				return nil, err
			}
			at = deckplan.Square{X: x, Y: y, Level: int8(n - 1)}
			i.Path = append(i.Path, at)
		case p.take("down"):
			at.Level++
			i.Path = append(i.Path, at)
		case p.take("up"):
			at.Level--
			i.Path = append(i.Path, at)
		default:
			to, err := squareOf(p)
			if err != nil {
				return nil, err
			}
			to.Level = at.Level
			for at != to {
				at.X += sign(to.X - at.X)
				at.Y += sign(to.Y - at.Y)
				i.Path = append(i.Path, at)
			}
		}
	}
	return i, nil
}

func (g *reader) ladderEnd(who *personal.Person, from deckplan.Square, level int8) (x, y int16, err error) {
	to, ok := personal.Ladder(&g.world.Fight, who.Deck, from)
	if !ok || to.Level != level {
		return 0, 0, fmt.Errorf("%w: no ladder leads from %s to level %d", ErrName, from, level+1)
	}
	return to.X, to.Y, nil
}

func sign(n int16) int16 {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// arm finds somebody's weapon by its key or a word of it; "fists" is unarmed.
func (g *reader) arm(who *personal.Person, word string) (uint8, error) {
	if word == "fists" {
		return 0, nil
	}
	book := g.scene.rules()
	var keys []string
	for _, whole := range [2]bool{true, false} {
		for i := range who.Arms {
			key := book.Weapons[who.Arms[i].Weapon].Key
			if whole {
				keys = append(keys, key)
			}
			if key == word || !whole && strings.Contains("-"+key+"-", "-"+word+"-") {
				return uint8(i + 1), nil
			}
		}
	}
	return 0, missing("weapon of "+who.Name, word, append(keys, "fists"))
}

// attack reads: attack NAME [with WEAPON]
// [butt|throw|second|second-throw|tap|charged|called] [spare], or attack at X Y [with
// WEAPON] [burst]; to be readied, attack whoever. An attack is held back by
// [half|quarter] of the weapon and [strength N] to use.
func (g *reader) attack(who *personal.Person, p *phrase) (*combat.Attack, error) {
	i := &combat.Attack{At: who.At}
	var err error
	switch {
	case p.take("whoever"):
		i.At = deckplan.Square{}
	case p.take("at"):
		i.At, err = squareOf(p)
		i.At.Level = who.At.Level
	default:
		i.Target, err = g.bodyID(p)
	}
	if err == nil && len(who.Arms) > 0 {
		i.Weapon = 1
	}
	if err != nil {
		return nil, err
	}
	list := []option{{"with", func() (err error) { i.Weapon, err = g.arm(who, p.next()); return err }}, truth("spare", &i.Spare)}
	list = append(list, option{"half", func() error { i.Softer = 1; return nil }}, option{"quarter", func() error { i.Softer = 2; return nil }},
		option{"strength", func() error {
			n, err := p.number(0, rulebook.MaxScore)
			if a := g.scene.rules().Attack.Power; err == nil && a >= 0 {
				i.Less = g.world.Fight.SheetOf(who).Scores[a] - int8(n)
			}
			return err
		}})
	for h, word := range handWords {
		if word != "" {
			list = append(list, option{word, func() error { i.Hand = personal.Hand(h); return nil }})
		}
	}
	return i, options(p, "an attack", list...)
}

// handWords are the words for hands in an attack, in order.
var handWords = [...]string{personal.WithButt: "butt", personal.WithThrow: "throw", personal.WithSecond: "second", personal.WithTap: "tap",
	personal.WithBurst: "burst", personal.WithCall: "called", personal.WithSecondThrow: "second-throw", personal.WithCharge: "charged", personal.WithArea: "area"}

// option is a word that may follow an order, and how its arguments are read.
type option struct {
	word string
	read func() error
}

// options reads what follows an order, in any sequence, up to its end.
func options(p *phrase, order string, list ...option) error {
	for !p.done() && p.peek() != ";" {
		w := p.next()
		n := slices.IndexFunc(list, func(o option) bool { return o.word == w })
		if n < 0 {
			var words []string
			for _, o := range list {
				words = append(words, o.word)
			}
			return fmt.Errorf("%w: %q; %s has %s", ErrSyntax, w, order, strings.Join(words, ", "))
		}
		if err := list[n].read(); err != nil {
			return err
		}
	}
	return nil
}

// truth returns an option that sets a flag.
func truth(word string, to *bool) option {
	return option{word, func() error { *to = true; return nil }}
}

// aims returns the options for targets: somebody, a square, or, to be readied, whoever.
func (g *reader) aims(who *personal.Person, p *phrase, target *crew.ID, at *deckplan.Square) []option {
	return []option{
		{"on", func() (err error) {
			if p.take("whoever") {
				*at = deckplan.Square{}
				return nil
			}
			*target, err = g.bodyID(p)
			return err
		}},
		{"at", func() (err error) { *at, err = squareOf(p); at.Level = who.At.Level; return err }},
	}
}

// placeOf returns the place of a key in a list, from 1.
func placeOf[T any](who *personal.Person, noun, key string, list []T, keyOf func(T) string) (uint8, error) {
	names := schema.KeysOf(list, func(x *T) string { return keyOf(*x) })
	if n := slices.Index(names, key); n >= 0 {
		return uint8(n + 1), nil
	}
	return 0, missing(noun+" of "+who.Name, key, names)
}

// cast reads: cast POWER [on NAME] [at X Y] [slot N] [points N] [keep] [spare].
func (g *reader) cast(who *personal.Person, p *phrase) (i *combat.Cast, err error) {
	i = &combat.Cast{At: who.At}
	i.Power, err = placeOf(who, "power", p.next(), g.world.Fight.Powers(who), func(n int16) string { return g.scene.rules().Powers[n].Key })
	if err != nil {
		return nil, err
	}
	slot := func() error {
		n, err := p.number(1, rulebook.MaxSlots)
		i.Slot = int8(n)
		return err
	}
	return i, options(p, "casting", append(g.aims(who, p, &i.Target, &i.At), option{"slot", slot}, option{"points", func() error {
		n, err := p.number(1, 1000)
		i.Points = int16(n)
		return err
	}}, truth("keep", &i.Keep), truth("spare", &i.Spare))...)
}

// useDevice reads: use DEVICE [on NAME] [at X Y [and X Y]...].
func (g *reader) useDevice(who *personal.Person, p *phrase) (i *combat.Use, err error) {
	i = &combat.Use{At: who.At}
	i.Device, err = placeOf(who, "thing", p.next(), who.Devices, func(s rulebook.Supply) string { return g.scene.rules().Devices[s.Device].Key })
	if err != nil {
		return nil, err
	}
	and := option{"and", func() error {
		q, err := squareOf(p)
		q.Level = who.At.Level
		i.And = append(i.And, q)
		return err
	}}
	with := option{"with", func() (err error) { i.With, err = g.arm(who, p.next()); return err }}
	return i, options(p, "using", append(g.aims(who, p, &i.Target, &i.At), and, with)...)
}

// standing reads: standing [strikes|shield|powers|auras|readied HOW] [critical
// drive|CONDITION|ask] [first LAYER|none].
func standing(book *rulebook.Book, p *phrase) (i *action.Stand, err error) {
	i = &action.Stand{}
	for err == nil && !p.done() {
		what, how := p.next(), p.next()
		answers := map[string]*crew.Stance{"strikes": &i.Standing.Strikes, "shield": &i.Standing.Guards, "powers": &i.Standing.Powers, "auras": &i.Standing.Auras, "readied": &i.Standing.Readied}
		switch to := answers[what]; {
		case to != nil:
			*to, err = answerOf(how)
		case what == "critical" && how == "drive":
			i.Standing.Choice = 1
		case what == "critical" && how != "ask":
			i.Standing.Choice, err = injuryOf(book, how)
		case what == "first" && how != "none":
			i.Standing.First, err = layerOf(book, how)
		case what != "critical" && what != "first":
			err = fmt.Errorf("%w: %q; standing orders are for strikes, shield, powers, auras, readied, critical and first", ErrName, what)
		}
	}
	return i, err
}

func answerOf(how string) (crew.Stance, error) {
	answers := map[string]crew.Stance{"ask": crew.Unset, "always": crew.Always, "never": crew.Never}
	a, ok := answers[how]
	if !ok {
		return a, fmt.Errorf("%w: %q; use ask, always or never", ErrName, how)
	}
	return a, nil
}

// deed reads the orders that need little more than their verb.
func (g *reader) deed(who *personal.Person, word string, p *phrase) (*action.Deed, error) {
	i := &action.Deed{At: who.At}
	var names []string
	for _, row := range crew.FootTable() {
		if names = append(names, row.Name); row.Name == word && action.NewIntent(row.Verb) != nil {
			if _, ok := action.NewIntent(row.Verb).(*action.Deed); ok {
				i.What = row.Verb
			}
		}
	}
	if i.What == 0 {
		return nil, fmt.Errorf("%w: %q; somebody on foot can %s", ErrVerb, word, strings.Join(names, ", "))
	}
	var err error
	for err == nil && !p.done() && p.peek() != ";" {
		switch w := p.next(); w {
		case "at":
			i.At, err = squareOf(p)
			i.At.Level = who.At.Level
		case "whoever":
		case "against":
			if !p.take("whoever") {
				i.Other, err = g.bodyID(p)
			}
		case "push", "shut", "investigation", "off":
			i.OtherWay = true
		case "quick":
			i.Quick = true
		case "from":
			i.OtherWay = true
			err = g.bond(i, p.next())
		case "armour":
			var n int
			n, err = p.number(1, 8)
			i.Item = uint8(n)
		default:
			var o *personal.Person
			switch n, bad := g.arm(who, w); {
			case bad == nil:
				i.Item = n
			case takes(i.What) == aWeapon:
				err = bad
			case takes(i.What) == nothing:
				err = fmt.Errorf("%w: %s takes no %q", ErrSyntax, word, w)
			default:
				if o, err = g.body(w); err == nil {
					i.Person = o.ID
				}
			}
		}
	}
	if err == nil && i.Item == 0 && takes(i.What) == aWeapon {
		_, err = g.arm(who, "")
	}
	return i, err
}

// taken is the kind of argument of an order on foot.
type taken uint8

const (
	somebody taken = iota
	aWeapon
	nothing
)

func takes(v crew.Verb) taken {
	switch v {
	case crew.Draw, crew.Stow, crew.Discard, crew.ReloadArm, crew.RapidReload:
		return aWeapon
	case crew.Dash, crew.Disengage, crew.Dodge, crew.Sneak, crew.Look, crew.DropProne, crew.StandUp, crew.TakeAim, crew.Door, crew.Force, crew.Don:
		return nothing
	}
	return somebody
}
