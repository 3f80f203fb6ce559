package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/schema"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// gmPerson reads: person KIND NAME ..., the GM's rulings about people and decks.
func (g rulings) gmPerson(p *phrase) (sim.Intent, error) {
	word := p.next()
	n, err := action.RulingWords.Find(word)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrName, err)
	}
	r := &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RulingKind(n), Number: -1, Second: -1}}
	switch {
	case r.OfDeck():
		return r, g.gmSquare(&r.DeckRuling, p)
	case r.Kind == action.RuleVariant:
		if n, err = personal.Variants.Find(p.next()); err == nil {
			r.Number = int16(n)
			r.On, err = yes(p.next())
		}
		return r, err
	case r.Kind == action.RuleRest && p.take("all"):
		return r, restOrFall(&r.DeckRuling, p)
	}
	if r.Person, err = g.bodyID(p); err != nil {
		return nil, err
	}
	return r, g.gmNumbers(&r.DeckRuling, p)
}

// gmSquare reads: door PLACE open|shut|locked, burn PLACE on|off, break PLACE on|off,
// square PLACE WHAT, where "as-drawn" restores the plan's. A place is X Y [level N] [deck
// N].
func (g rulings) gmSquare(r *action.DeckRuling, p *phrase) (err error) {
	if r.At, err = squareOf(p); err != nil {
		return err
	}
	if p.take("level") {
		n, err := p.number(1, deckplan.MaxLevels)
		if err != nil {
			return err
		}
		r.At.Level = int8(n - 1)
	}
	if p.take("deck") {
		n, err := p.number(1, len(g.world.Fight.Decks))
		if err != nil {
			return err
		}
		r.Deck = int8(n - 1)
	}
	if r.Kind == action.RuleSquare {
		if !p.take("as-drawn") {
			var symbol byte
			symbol, err = symbolOf(p.next())
			r.Number = int16(symbol)
		}
		return err
	}
	switch w := p.next(); w {
	case "open", "on":
		r.On = true
	case "locked":
		r.Locked = true
	case "shut", "off":
	default:
		err = fmt.Errorf("%w: %q; a door is open, shut or locked, a fire on or off", ErrName, w)
	}
	return err
}

// restOrFall reads: [MINUTES [asleep MINUTES]], or FEET [soft].
func restOrFall(r *action.DeckRuling, p *phrase) error {
	if r.Kind == action.RuleRest && p.done() {
		return nil
	}
	n, err := p.number(0, 10_000)
	r.Amount = int32(n)
	switch {
	case err != nil:
	case r.Kind == action.RuleFall:
		r.On = p.take("soft")
	case p.take("asleep"):
		n, err = p.number(0, 1440)
		r.Second = int16(n)
	}
	return err
}

// gmNumbers reads the arguments of each kind of ruling.
func (g rulings) gmNumbers(r *action.DeckRuling, p *phrase) (err error) {
	book := g.scene.rules()
	amount := func(low, high int) {
		var n int
		n, err = p.number(low, high)
		r.Amount = int32(n)
	}
	find := func(noun string, names []string) {
		w := p.next()
		n := slices.Index(names, w)
		if n < 0 {
			err = missing(noun, w, names)
		}
		r.Number = int16(n)
	}
	switch r.Kind {
	case action.RuleHurt:
		if amount(0, personal.MaxPoints); err == nil {
			find("damage type", book.Types)
		}
		err = hurtWords(r, p, err)
	case action.RuleHeal, action.RuleHP, action.RuleTrack:
		amount(0, personal.MaxPoints)
	case action.RuleLevel:
		amount(-personal.MaxPoints, personal.MaxPoints)
	case action.RuleLayer:
		find("layer", schema.KeysOf(book.Layers, func(l *rulebook.Layer) string { return l.Key }))
		if err == nil {
			amount(-personal.MaxPoints, personal.MaxPoints)
			r.Keep = p.take("keep")
		}
	case action.RuleAfflict, action.RuleRelieve:
		find("condition", schema.KeysOf(book.Conditions, func(k *rulebook.Condition) string { return k.Key }))
		if err == nil && p.take("by") {
			r.Other, err = g.bodyID(p)
		}
	case action.RuleReserve, action.RuleTable, action.RuleArm, action.RuleSupply:
		err = g.gmStock(r, p)
	case action.RulePlace:
		if r.At, err = squareOf(p); err == nil && p.take("height") {
			amount(0, 1000)
		}
	case action.RuleRest, action.RuleFall:
		err = restOrFall(r, p)
	case action.RuleSever:
		err = severing(g, r, p)
	case action.RuleCover:
		find("cover", []string{"as-they-stand", "none", "slight", "half", "three-quarters", "total"})
	case action.RuleEdge:
		err = g.gmEdgeOnFoot(r, p)
	case action.RuleContest:
		err = g.gmContest(r, p)
	case action.RuleCheck:
		find("ability or skill", g.rolls())
		if err == nil {
			amount(-100, 200)
		}
	case action.RuleSurprise, action.RuleHide, action.RuleSpecial:
		r.On, err = yes(p.next())
	case action.RuleLoad:
		err = loading(g, r, p)
	}
	return err
}

// gmStock reads: reserve NAME RESERVE N, table NAME TABLE, arm NAME WEAPON N, supply NAME DEVICE N.
func (g rulings) gmStock(r *action.DeckRuling, p *phrase) error {
	book, noun, names, most := g.scene.rules(), "reserve", []string(nil), 1000
	switch r.Kind {
	case action.RuleReserve:
		names = schema.KeysOf(book.Reserves, func(x *rulebook.Reserve) string { return x.Key })
	case action.RuleTable:
		noun, names, most = "table", schema.KeysOf(book.Tables, func(x *rulebook.Table) string { return x.Key }), 0
	case action.RuleArm:
		noun, names, most = "weapon", schema.KeysOf(book.Weapons, func(w *rulebook.Weapon) string { return w.Key }), 1
	case action.RuleSupply:
		noun, names, most = "device", schema.KeysOf(book.Devices, func(d *rulebook.Device) string { return d.Key }), rulebook.MostSupplies
	}
	w := p.next()
	n := slices.Index(names, w)
	if n < 0 {
		return missing(noun, w, names)
	}
	if r.Number = int16(n); most == 0 {
		return nil
	}
	n, err := p.number(-most, most)
	r.Amount = int32(n)
	return err
}

// severing reads: sever NAME [by NAME with WEAPON].
func severing(g rulings, r *action.DeckRuling, p *phrase) (err error) {
	if !p.take("by") {
		return nil
	}
	if r.Other, err = g.bodyID(p); err != nil {
		return err
	}
	if err = p.need("with"); err != nil {
		return err
	}
	n, err := g.arm(g.world.Fight.Person(r.Other), p.next())
	r.Number = int16(n) - 1
	return err
}

// loading reads: WEAPON N, the attacks left in it.
func loading(g rulings, r *action.DeckRuling, p *phrase) error {
	n, err := g.arm(g.world.Fight.Person(r.Person), p.next())
	if err != nil {
		return err
	}
	left, err := p.number(0, 100)
	r.Number, r.Amount = int16(n)-1, int32(left)
	return err
}

func hurtWords(r *action.DeckRuling, p *phrase, err error) error {
	for err == nil && !p.done() && p.peek() != ";" {
		switch w := p.next(); w {
		case "critical":
			r.Critical = true
		case "bypass":
			r.Bypass = true
		case "melee":
			r.Melee = true
		case "attack":
			r.Attack = true
		default:
			err = fmt.Errorf("%w: %q; damage can be critical, bypass, melee and attack", ErrName, w)
		}
	}
	return err
}

// rolls returns the abilities and then the skills of the book, as commands name them.
func (g rulings) rolls() (names []string) {
	book := g.scene.rules()
	for _, a := range book.Abilities {
		names = append(names, refer(a))
	}
	for i := range book.Skills {
		names = append(names, refer(book.Skills[i].Name))
	}
	return names
}

// gmEdgeOnFoot reads: edge NAME advantage|disadvantage check|attack|save [against NAME].
func (g rulings) gmEdgeOnFoot(r *action.DeckRuling, p *phrase) (err error) {
	r.On = p.peek() == "advantage"
	if !p.take("advantage") && !p.take("disadvantage") {
		return fmt.Errorf("%w: %q; use advantage or disadvantage", ErrName, p.peek())
	}
	n := slices.Index([]string{"check", "attack", "save"}, p.next())
	if n < 0 {
		return fmt.Errorf("%w: use check, attack or save", ErrName)
	}
	r.For = int8(n)
	if p.take("against") {
		r.Other, err = g.bodyID(p)
	}
	return err
}

// gmContest reads: contest NAME SKILL against NAME [SKILL].
func (g rulings) gmContest(r *action.DeckRuling, p *phrase) (err error) {
	book := g.scene.rules()
	skill := func(w string) int {
		return slices.IndexFunc(book.Skills, func(s rulebook.Skill) bool { return refer(s.Name) == w })
	}
	w := p.next()
	if n := skill(w); n >= 0 {
		r.Number = int16(n)
	} else {
		return missing("skill", w, schema.KeysOf(book.Skills, func(s *rulebook.Skill) string { return refer(s.Name) }))
	}
	if err = p.need("against"); err != nil {
		return err
	}
	if r.Other, err = g.bodyID(p); err == nil && !p.done() {
		w := p.next()
		if r.Second = int16(skill(w)); r.Second < 0 {
			err = missing("skill", w, schema.KeysOf(book.Skills, func(s *rulebook.Skill) string { return refer(s.Name) }))
		}
	}
	return err
}

// showMines prints the mines in the picture of a seat.
func (g *stage) showMines(p *phrase) error {
	seat, err := g.seat(p)
	if err != nil {
		return err
	}
	for _, m := range sight.View(g.world, seat).Mines {
		whose := "another side's"
		if m.Own {
			whose = "own"
		}
		g.lines = append(g.lines, fmt.Sprintf("%s at %s, %s: %s", m.Name, m.At, whose, m.Says))
	}
	if len(g.lines) == 0 {
		g.lines = append(g.lines, "no mines")
	}
	return nil
}

// showPerson prints the state of a person.
func (g *stage) showPerson(p *phrase) error {
	o, err := g.body(p.next())
	if err != nil {
		return err
	}
	f, book := &g.world.Fight, g.scene.rules()
	height := ""
	if o.Height > 0 {
		height = fmt.Sprintf(", %d %s up", o.Height, book.Unit)
	}
	points := fmt.Sprintf("%d of %d %s", o.HP, f.MaxHP(o), book.Words.Points)
	if book.Toll == rulebook.TakesInjuries {
		points = fmt.Sprintf("%d suffered", o.Harm)
	}
	state := o.State.String()
	if o.State == personal.Dying && f.CanAct(o) {
		state += " and awake"
	}
	g.lines = append(g.lines, fmt.Sprintf("%s at %s%s, %s, %s %d", state, o.At, height, points, book.Words.Defence, aim.Defence(f, o)))
	var more []string
	for i := range book.Layers {
		if c := o.Pools[i]; c.Most > 0 || c.Points > 0 {
			text := fmt.Sprintf("%s %d", book.Layers[i].Name, c.Points)
			if c.Most > 0 {
				text += fmt.Sprintf(" of %d", c.Most)
			}
			more = append(more, text)
		}
	}
	if o.Hidden {
		text := "hidden"
		for n, s := range g.scene.Sides {
			if o.Found.Has(event.Side(n)) {
				text += ", found by " + s.Name
			}
		}
		more = append(more, text)
	}
	for i := range o.Conditions {
		if c := o.Conditions[i]; c.Implied < 0 && !slices.Contains(more, f.ConditionText(o, c).String()) {
			more = append(more, f.ConditionText(o, c).String())
		}
	}
	for i := range o.Arms {
		if a := &o.Arms[i]; a.Drawn {
			w := &book.Weapons[a.Weapon]
			text := w.Name + " in hand"
			if w.Heat > 0 {
				text = fmt.Sprintf("%s in hand, %d of %d", w.Name, a.Heat, w.Heat)
			}
			if a.Broken {
				text += ", broken"
			}
			more = append(more, text)
		}
	}
	if more != nil {
		g.lines = append(g.lines, strings.Join(more, "; "))
	}
	return nil
}

// showTurn prints what is left of the turn of somebody on foot.
func (g *stage) showTurn(o *personal.Person) {
	book, f := g.scene.rules(), &g.world.Fight
	turn := "the turn is over"
	if o.Open {
		turn = "the turn is open"
	}
	var left []string
	for i := range book.Tokens {
		if n := o.Tokens[i]; n > 0 {
			left = append(left, fmt.Sprintf("%d %s", n, book.Tokens[i].Called(n)))
		}
	}
	switch {
	case o.Blows == 1:
		left = append(left, "1 attack")
	case o.Blows > 1:
		left = append(left, fmt.Sprintf("%d attacks", o.Blows))
	}
	if left == nil {
		left = append(left, "nothing")
	}
	walk, _ := action.MovementOf(f, o)
	g.lines = append(g.lines, fmt.Sprintf("%s; left: %s; movement %d %s", turn, strings.Join(left, ", "), walk, book.Unit))
}

// showAim prints the roll of an attack: show aim NAME NAME [with WEAPON].
func (g *stage) showAim(p *phrase) error {
	o, err := g.body(p.next())
	if err != nil {
		return err
	}
	i, err := g.attack(o, p)
	if err != nil {
		return err
	}
	var shot personal.Shot
	if o.Open { // out of turn it is what they would do in their turn
		err = i.Check(&g.world.Fight, o)
	}
	if err == nil {
		shot, err = action.Preview(&g.world.Fight, o, i)
	}
	if err != nil {
		g.lines = append(g.lines, "refused: "+err.Error())
		return nil
	}
	var why []string
	for _, r := range shot.Roll.Reasons.All() {
		word := "disadvantage"
		if r.Good {
			word = "advantage"
		}
		why = append(why, word+": "+r.Name.String())
	}
	text := fmt.Sprintf("%+d against %d", shot.Roll.Bonus(), shot.Need)
	switch {
	case shot.Sure:
		text = "sure to hit"
	case shot.Saved:
		text = "their save, " + text
	}
	if shot.Defended {
		text = fmt.Sprintf("defended at %d or less, hit by %d in 1000", shot.Need, strategy.AttackChance(g.scene.rules(), &shot))
	}
	if shot.Cover != space.NoCover {
		text += " with " + g.scene.rules().CoverName(shot.Cover).String()
	}
	if why != nil {
		text += ", " + strings.Join(why, ", ")
	}
	g.lines = append(g.lines, text)
	return nil
}

// showShelter prints the cover that somebody has against somebody else: show cover NAME
// from NAME.
func (g *stage) showShelter(p *phrase) error {
	target, err := g.body(p.next())
	if err == nil {
		err = p.need("from")
	}
	if err != nil {
		return err
	}
	by, err := g.body(p.next())
	if err == nil {
		g.lines = append(g.lines, g.scene.rules().CoverName(g.world.Fight.BestShelter(by, target).Cover).String())
	}
	return err
}
