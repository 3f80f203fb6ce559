package boots

import (
	"fmt"
	"strings"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal/action"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// judge is the page of a GM's rulings on a person.
type judge struct {
	open                  bool
	amount                int
	kind, test, condition int // indices in the book's lists
	layer, reserve, table int
	roll                  int // in rolls
	second                int // in the book's skills, from 1: the other person's in a contest; 0: the same
	cover                 int // in covers
	variant               int // in the variants
	other                 crew.ID
	outfit                outfit
}

// rolls are those on which a GM can give advantage.
var rolls = [...]say.Text{"check", "attack", "save"}

// covers returns the covers that a GM can rule.
func covers(v *view.View) []say.Text {
	list := []say.Text{"as they stand"}
	for c := range space.TotalCover + 1 {
		list = append(list, v.CoverName(c))
	}
	return list
}

// named returns the book's names of a kind.
func named(v *view.View, k picture.TextKind) []string {
	if text := v.Text(k); text != "" {
		return strings.Split(text, "\n")
	}
	return nil
}

// entry is a control of the page: a ruling, or a choice on which rulings depend.
type entry struct {
	kit.Action
	rules  sim.Intent
	choose func()
}

// cycle returns a control that goes on to the next of n values.
func cycle(name say.Text, key kit.Bound, does say.Text, at *int, n int) entry {
	return entry{kit.Action{Name: name, Key: key, Does: does, On: true, Cut: true}, nil, func() { *at = (*at + 1) % n }}
}

// ruling returns a control that gives a ruling.
func ruling(name say.Text, key kit.Bound, does say.Text, r action.DeckRuling) entry {
	return entry{kit.Action{Name: name, Key: key, Does: does, Cut: true}, &sim.OnFoot{DeckRuling: r}, nil}
}

// entries returns the controls of the page for a person.
func (j *judge) entries(v *view.View, p *picture.PersonRow, mark mark) []entry {
	types, skills, conditions := named(v, picture.DamageText), named(v, picture.SkillText), named(v, picture.ConditionText)
	abilities := named(v, picture.AbilityText)
	tests := append(abilities, skills...)
	if len(types) == 0 || len(tests) == 0 || len(conditions) == 0 {
		return nil
	}
	rule := func(name say.Text, key kit.Bound, does say.Text, r action.DeckRuling) entry {
		r.Person, r.Deck = p.ID, int8(p.Deck)
		return ruling(name, key, does, r)
	}
	amount := int32(j.amount)
	contest := j.contest(v, p, abilities, skills)
	hide, word := say.Text("Hide"), say.Text("Nobody sees them, until they are found.")
	if p.Hidden {
		hide, word = say.Text("Show"), say.Text("Anybody who looks can see them.")
	}
	all := []entry{
		cycle(say.Of("Damage: %s", types[j.kind]), "ruling.damage", "The next type of damage.", &j.kind, len(types)),
		rule("Hurt", "ruling.hurt", say.Of("%d %s damage.", amount, types[j.kind]), action.DeckRuling{Kind: action.RuleHurt, Number: int16(j.kind), Amount: amount}),
		rule("Heal", "ruling.heal", say.Name(fmt.Sprintf("%d %s.", amount, v.Text(picture.PointsText))), action.DeckRuling{Kind: action.RuleHeal, Amount: amount}),
		cycle(say.Of("With %s", tests[j.test]), "ruling.test", "The next ability or skill.", &j.test, len(tests)),
		rule("Call for a check", "ruling.check", say.Of("%s against %d.", tests[j.test], amount), action.DeckRuling{Kind: action.RuleCheck, Number: int16(j.test), Amount: amount}),
		contest,
		{kit.Action{Name: say.Of("The other: %s", name(v, j.other)), Key: "any.next", Does: "Who is in a contest with them.", On: true, Cut: true}, nil, func() { j.other = nextPerson(v, j.other) }},
		rule(say.Of("Set %s", v.Text(picture.PointsText)), "ruling.points", say.Of("From %d to %d.", p.HP, amount), action.DeckRuling{Kind: action.RuleHP, Amount: amount}),
		{kit.Action{Name: "Initiative", Key: "ruling.initiative", Does: acts(v, p, amount), Cut: true}, &sim.SetInitiative{Seat: p.Seat, Total: int16(amount)}, nil},
		cycle(say.Of("Condition: %s", conditions[j.condition]), "ruling.condition", "The next condition.", &j.condition, len(conditions)),
		rule("Give the condition", "ruling.afflict", afflicted(p, conditions[j.condition]), action.DeckRuling{Kind: action.RuleAfflict, Number: int16(j.condition)}),
		rule("Take it away", "ruling.relieve", afflicted(p, conditions[j.condition]), action.DeckRuling{Kind: action.RuleRelieve, Number: int16(j.condition)}),
		cycle(say.Of("Roll: %s", rolls[j.roll]), "ruling.roll", "Check, attack, save.", &j.roll, len(rolls)),
		rule("Advantage", "ruling.advantage", say.Of("On their next %s.", rolls[j.roll]), action.DeckRuling{Kind: action.RuleEdge, On: true, For: int8(j.roll)}),
		rule("Disadvantage", "ruling.disadvantage", say.Of("On their next %s.", rolls[j.roll]), action.DeckRuling{Kind: action.RuleEdge, For: int8(j.roll)}),
		rule("Special", "ruling.special", "Falls at 0, and makes saves.", action.DeckRuling{Kind: action.RuleSpecial, On: true}),
		rule("Not special", "ruling.plain", "Dies at 0.", action.DeckRuling{Kind: action.RuleSpecial}),
		rule("Rest", "ruling.rest", "As the book says.", action.DeckRuling{Kind: action.RuleRest}),
		rule("Surprised", "ruling.surprised", "As the book says.", action.DeckRuling{Kind: action.RuleSurprise, On: true}),
		rule("Not surprised", "ruling.unsurprised", "They act at once.", action.DeckRuling{Kind: action.RuleSurprise}),
		rule(hide, "ruling.hide", word, action.DeckRuling{Kind: action.RuleHide, On: !p.Hidden}),
		{kit.Action{Name: "Equipment", Key: "ruling.outfit", Does: "Give or take weapons and things.", Cut: true}, nil, func() { j.outfit.open = true }},
		mark.put(rule("Put there", "ruling.place", say.Of("From %s to %s.", p.At, mark.at), action.DeckRuling{Kind: action.RulePlace, At: mark.at}), p),
		rule("Take away", "any.remove", "They are gone from the decks.", action.DeckRuling{Kind: action.RuleLeave}),
	}
	if points := v.Text(picture.PointsText); v.Head.Levels {
		all = append(all, rule("A level", "ruling.level", "With what the book and their sheet give.", action.DeckRuling{Kind: action.RuleLevel}),
			some(amount, rule(say.Of("A level, %d points", amount), "ruling.level-with", say.Of("With %d more %s, as they rolled.", amount, points), action.DeckRuling{Kind: action.RuleLevel, Amount: amount})),
			some(amount, rule("Take back a level", "ruling.level-back", say.Of("With the %d %s that it gave: the log tells how many.", amount, points), action.DeckRuling{Kind: action.RuleLevel, Amount: -amount})))
	}
	if layers := named(v, picture.LayerText); len(layers) > 0 {
		all = append(all, cycle(say.Of("Layer: %s", layers[j.layer]), "ruling.layer", "The next layer.", &j.layer, len(layers)),
			rule("Give the layer", "ruling.stack", stocked(say.Of("%s %d, as it stacks.", layers[j.layer], amount), v, p, picture.StockOf(picture.LayerStock, j.layer)), action.DeckRuling{Kind: action.RuleLayer, Number: int16(j.layer), Amount: amount}))
	}
	all = append(all, j.wider(v, p, skills)...)
	if reserves := named(v, picture.ReserveText); len(reserves) > 0 {
		all = append(all, cycle(say.Of("Reserve: %s", reserves[j.reserve]), "ruling.reserve", "The next reserve.", &j.reserve, len(reserves)),
			rule("Fill it", "ruling.fill", stocked(say.Of("They gain %d %s.", amount, reserves[j.reserve]), v, p, picture.StockOf(picture.ReserveStock, j.reserve)), action.DeckRuling{Kind: action.RuleReserve, Number: int16(j.reserve), Amount: amount}),
			rule("Drain it", "ruling.drain", stocked(say.Of("They lose %d %s.", amount, reserves[j.reserve]), v, p, picture.StockOf(picture.ReserveStock, j.reserve)), action.DeckRuling{Kind: action.RuleReserve, Number: int16(j.reserve), Amount: -amount}))
	}
	if tables := named(v, picture.TableText); len(tables) > 0 {
		all = append(all, cycle(say.Of("Table: %s", tables[j.table]), "ruling.table", "The next table.", &j.table, len(tables)),
			rule("Roll on it", "ruling.throw", "They suffer what the die says.", action.DeckRuling{Kind: action.RuleTable, Other: j.other, Number: int16(j.table)}))
	}
	return all
}

// some returns a control that needs an amount; the ruling takes 0 for what the book gives.
func some(amount int32, e entry) entry {
	if amount == 0 {
		e.Why = "Choose how many points first."
	}
	return e
}

// contest returns the control for a contest with the chosen other person.
func (j *judge) contest(v *view.View, p *picture.PersonRow, abilities, skills []string) entry {
	n := j.test - len(abilities)
	e := entry{Action: kit.Action{Name: "Contest", Key: "ruling.contest", Cut: true},
		rules: &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleContest, Person: p.ID, Deck: int8(p.Deck), Other: j.other, Number: int16(n), Second: int16(j.second - 1)}}}
	switch o := person(v, j.other); {
	case n < 0:
		e.Why = "Choose a skill first."
	case o == nil || o.ID == p.ID:
		e.Why = "Choose the other person first."
	case j.second > 0:
		e.Does = say.Of("%s against %s of %s.", skills[n], skills[j.second-1], o.Name)
	default:
		e.Does = say.Of("%s against that of %s.", skills[n], o.Name)
	}
	return e
}

// wider returns the controls for the other person of a contest, for cover, and for everybody.
func (j *judge) wider(v *view.View, p *picture.PersonRow, skills []string) []entry {
	against := say.Text("the same")
	if j.second > 0 {
		against = say.Name(skills[j.second-1])
	}
	variants := named(v, picture.VariantText)
	word, played := strings.CutPrefix(variants[j.variant], "+")
	play, does := say.Text("Play it"), say.Text("The variant is played from now on.")
	if played {
		play, does = say.Text("Leave it out"), say.Text("The variant is no longer played.")
	}
	return []entry{
		cycle(say.Of("The other with: %s", against), "ruling.second", "Their skill in a contest.", &j.second, len(skills)+1),
		cycle(say.Of("Cover: %s", covers(v)[j.cover]), "ruling.cover", "The next degree.", &j.cover, len(covers(v))),
		ruling("Give the cover", "ruling.shelter", "Against all, until you say otherwise.", action.DeckRuling{Kind: action.RuleCover, Person: p.ID, Number: int16(j.cover)}),
		ruling("All rest", "ruling.night", say.Of("%d hours pass.", j.amount), action.DeckRuling{Kind: action.RuleRest, Amount: int32(j.amount) * 60}),
		cycle(say.Of("Variant: %s", strings.ReplaceAll(word, "-", " ")), "ruling.variant", "The next variant.", &j.variant, len(variants)),
		ruling(play, "ruling.play", does, action.DeckRuling{Kind: action.RuleVariant, Number: int16(j.variant), On: !played}),
	}
}

func name(v *view.View, id crew.ID) say.Text {
	if p := person(v, id); p != nil {
		return say.Name(p.Name)
	}
	return "nobody"
}

// nextPerson returns the next person in the list of people.
func nextPerson(v *view.View, id crew.ID) crew.ID {
	for i := range v.People {
		if v.People[i].ID == id {
			return v.People[(i+1)%len(v.People)].ID
		}
	}
	if len(v.People) > 0 {
		return v.People[0].ID
	}
	return 0
}

// show draws the page over the deck while it is open, and returns what is ruled.
func (j *judge) show(u *kit.UI, v *view.View, p *picture.PersonRow, mark mark) (ordered []sim.Intent) {
	if j.open = j.open && p != nil; !j.open {
		return nil
	}
	entries := j.entries(v, p, mark)
	w, h := min(1220, u.Size.W-40), min(u.Size.H-40, 660)
	if u.Small { // the page takes it all
		w, h = u.Size.W-8, u.Size.H-8
	}
	box := kit.Rect{X: (u.Size.W - w) / 2, Y: (u.Size.H - h) / 2, W: w, H: h}
	done := u.Above(u.Size, true)
	defer done()
	u.Fill(u.Size, kit.Fade(kit.Night, 0.6))
	u.Plate(box, kit.Panel, u.Accent)
	inner := box.Trim(16, 10)
	if u.Small {
		inner = box.Trim(8, 6)
	}
	head := inner.Top(kit.Finger(u, 34))
	shut := u.Do(head.Side(110), kit.Action{Name: "Close", Key: "any.back"})
	u.Text(head, say.Of("Rulings on %s", p.Name), kit.Type{Size: kit.Big, Bold: true, Colour: u.Accent, Cut: true})
	if j.outfit.open {
		inner.Top(6)
		ordered = j.outfit.show(u, v, p, inner)
		j.closeIf(u, shut)
		return ordered
	}
	now, t := present(v, p), kit.Type{Size: kit.Small, Colour: kit.Plain}
	inner.Top(u.Paragraph(inner, now, t) + 6)
	by := kit.Steps(u, inner.Top(kit.Finger(u, 38)), say.Of("by %d, or against %d", j.amount, j.amount))
	if n, written := kit.Digits(u); written {
		j.amount = n
	}
	j.amount = max(0, min(j.amount+by, 999))
	inner.Top(8)
	columns := 3
	if inner.W < 500 {
		columns = 2
	}
	least := 0.0 // the least height of a row; 0: all share the page
	if u.Small {
		least = view.TouchHeight + 5
	}
	count := max(1, (len(entries)+columns-1)/columns)
	u.Scroll("rulings", inner, least*float64(count), func(r kit.Rect) {
		rows := r.Rows(count, 5)
		ordered = append(ordered, j.entriesIn(u, entries, rows, columns)...)
	})
	j.closeIf(u, shut)
	return ordered
}

// closeIf closes the page.
func (j *judge) closeIf(u *kit.UI, shut bool) {
	if shut {
		j.open, j.outfit.open = false, false
		u.Dismiss()
	}
}

// entriesIn draws the controls of the page in rows.
func (j *judge) entriesIn(u *kit.UI, entries []entry, rows []kit.Rect, columns int) (ordered []sim.Intent) {
	for i := range entries {
		e := &entries[i]
		if !u.Do(rows[i/columns].Columns(columns, kit.Gap)[i%columns], e.Action) {
			continue
		}
		if e.rules == nil {
			e.choose()
		} else {
			ordered = append(ordered, e.rules)
		}
	}
	return ordered
}
