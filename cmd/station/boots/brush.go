package boots

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// brush is what a GM's clicks draw on the deck while the palette is open.
type brush struct {
	open    bool
	tool    int
	console int // the role of the next console
}

// consoles are the symbols of the consoles that can be drawn.
const consoles = "PGSEC"

// chosen returns the tool that a click uses.
func (b *brush) chosen(v *view.View) tool { return b.toolAt(v, b.tool) }

// toolAt returns a tool of the palette, with the chosen console, and with the book's word for
// cover.
func (b *brush) toolAt(v *view.View, n int) tool {
	t := tools[n]
	if c := personal.CoverOf(deckplan.CellOf(t.symbol)); c != space.NoCover {
		t.does = say.Of(t.does, v.CoverName(c))
	}
	if t.symbol == consoles[0] {
		t.symbol = consoles[b.console]
		t.does = say.Of("The %s, which any of that station can work; a captor has to hold it. C again: another station's.", say.Text(personal.SymbolSays(t.symbol).String()))
	}
	return t
}

// choose selects a tool; if it is the console tool already, the next role's.
func (b *brush) choose(n int) {
	if tools[n].symbol == consoles[0] && n == b.tool {
		b.console = (b.console + 1) % len(consoles)
	}
	b.tool = n
}

// tool is a tool of the palette.
type tool struct {
	key        kit.Bound
	symbol     byte // what it draws
	name, does say.Text
	kind       action.RulingKind
}

const doors = `+/x\`

var tools = [...]tool{
	{"brush.floor", '.', "Floor", "Bare floor: a wall is breached, cover is shot away, a way is cleared.", action.RuleSquare},
	{"brush.wall", '#', "Wall", "A wall: nobody passes it or sees through it.", action.RuleSquare},
	{"brush.window", '=', "Window", "A window: it stops people, but neither sight nor shots.", action.RuleSquare},
	{"brush.thin", ',', "Thin", "Something thin: %s, and hard to cross.", action.RuleSquare},
	{"brush.low", 'o', "Low", "Something low: %s, and hard to cross.", action.RuleSquare},
	{"brush.high", 'O', "High", "Something high: %s, and hard to cross.", action.RuleSquare},
	{"brush.difficult", '~', "Difficult", "Difficult ground: it costs twice the movement.", action.RuleSquare},
	{"brush.duct", '-', "Duct", "A narrow duct: creatures as large as a square have to squeeze, larger ones do not fit.", action.RuleSquare},
	{"brush.shaft", 'v', "Shaft", "A hole down to the next level: anyone who stands there falls.", action.RuleSquare},
	{"brush.hatch", '^', "Hatch", "A hatch: boarders come in and cross there.", action.RuleSquare},
	{"brush.door", '+', "Door", "A door, shut; Open, Lock and Break do the rest.", action.RuleSquare},
	{"brush.console", 'P', "Console", "", action.RuleSquare}, // see console
	{"brush.ladder", '1', "Ladder", "A ladder to the same place of the next level; on the lowest, of the one above.", action.RuleSquare},
	{"brush.plan", ' ', "Plan", "What the plan of the deck has there.", action.RuleSquare},
	{"brush.open", '/', "Open", "Opens a door, or shuts it.", action.RuleDoor},
	{"brush.lock", 'x', "Lock", "Locks a door, or unlocks it; it is shut.", action.RuleDoor},
	{"brush.break", '\\', "Break", "Breaks a door, or mends it; then it is whole and shut.", action.RuleBreak},
	{"brush.fire", '*', "Flames", "Sets a square on fire, or puts it out: the hazard of the deck.", action.RuleBurn},
}

// ruling returns the ruling of a tool on a square with a symbol.
func (t *tool) ruling(symbol byte) action.DeckRuling {
	r := action.DeckRuling{Kind: t.kind, Number: personal.AsDrawn}
	switch t.kind {
	case action.RuleSquare:
		if t.symbol != ' ' {
			r.Number = int16(t.symbol)
		}
	case action.RuleDoor:
		r.On = t.symbol == '/' && symbol != '/'
		r.Locked = t.symbol == 'x' && symbol != 'x'
	case action.RuleBreak:
		r.On = symbol != '\\'
	case action.RuleBurn:
		r.On = symbol != '*'
	}
	return r
}

// objectionTo returns why a tool cannot be used on a square, or "".
func objectionTo(m *deck.Map, v *view.View, t *tool, q deckplan.Square) say.Text {
	symbol := m.Symbol(q)
	r := t.ruling(symbol)
	shuts := t.kind == action.RuleSquare && (t.symbol == '#' || t.symbol == '=' || t.symbol == '+') || (t.kind == action.RuleDoor || t.kind == action.RuleBreak) && !r.On
	switch {
	case symbol == ' ':
		return "Nothing can be drawn there."
	case (t.kind == action.RuleDoor || t.kind == action.RuleBreak) && strings.IndexByte(doors, symbol) < 0:
		return "There is no door."
	case t.kind == action.RuleDoor && symbol == '\\':
		return "It is broken: mend it first."
	case t.kind == action.RuleBurn && (symbol == '#' || symbol == '='):
		return "Nothing burns in a wall."
	case t.kind == action.RuleSquare && objectionToDrawing(m, v, t.symbol, q) != "":
		return objectionToDrawing(m, v, t.symbol, q)
	case shuts && standing(m, v, q) != "":
		return say.Of("%s stands there.", standing(m, v, q))
	}
	return ""
}

// objectionToDrawing returns why a square cannot be made what a symbol stands for, or "". Who stands
// there does not matter.
func objectionToDrawing(m *deck.Map, v *view.View, to byte, q deckplan.Square) say.Text {
	symbol, ladder := m.Symbol(q), deckplan.CellOf(to) == deckplan.Ladder
	switch {
	case planned(m, v, q):
		return "The plan has a console there."
	case symbol == to, ladder && deckplan.CellOf(symbol) == deckplan.Ladder:
		return "It is like that already."
	case to == '+' && strings.IndexByte(doors, symbol) >= 0:
		return "There is a door already: open, lock or break it."
	case ladder && m.Row().Levels < 2:
		return "There is no other level for it to lead to."
	case ladder && strings.IndexByte(" ^v"+doors+consoles+"123456789", m.Symbol(ladderEnd(m, q))) >= 0:
		return say.Of("It would end on level %s, where there is: %s.", string(rune('1'+ladderEnd(m, q).Level)), deck.Says(v, m.Symbol(ladderEnd(m, q))))
	case deckplan.CellOf(to) == deckplan.ConsoleCell && m.Row().Ship == 0:
		return "This deck belongs to no ship: a console there would have nothing to command."
	case to == 'v' && strings.IndexByte(" #=+x", m.Symbol(deckplan.Square{X: q.X, Y: q.Y, Level: q.Level + 1})) >= 0:
		return "There is nothing below to fall to."
	}
	return ""
}

// ladderEnd returns where a ladder would lead that is drawn on a square.
func ladderEnd(m *deck.Map, q deckplan.Square) deckplan.Square {
	if q.Level+1 < m.Row().Levels {
		q.Level += 2
	}
	q.Level--
	return q
}

// planned reports whether a square has a console in the plan.
func planned(m *deck.Map, v *view.View, q deckplan.Square) bool {
	return slices.ContainsFunc(v.Consoles, func(k picture.ConsoleRow) bool { return uint8(k.Deck) == m.Deck && k.At == q && !k.Drawn })
}

// standing returns the name of the person who occupies a square, or "".
func standing(m *deck.Map, v *view.View, q deckplan.Square) string {
	for i := range v.People {
		p := &v.People[i]
		if n := int16(max(1, p.Squares)); p.Deck == m.Deck && p.At.Level == q.Level && p.State != personal.Dead &&
			q.X >= p.At.X && q.Y >= p.At.Y && q.X < p.At.X+n && q.Y < p.At.Y+n {
			return p.Name
		}
	}
	return ""
}

const paletteHeight = 122.0

// toolsInRow returns how many tools fit side by side in a small window.
func toolsInRow(u *kit.UI, width float64) int {
	least := 118.0
	if u.Label("brush.floor") != "" { // keys are shown beside the names
		least = 156
	}
	return max(1, int(width/least))
}

// paint draws the deck and the palette below it, and returns the ruling of a click.
func (s *Screen) paint(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	var palette kit.Rect
	switch {
	case u.Small && r.W > r.H:
		palette = r.Side(r.W * 0.5)
		r.Side(kit.Gap)
	case u.Small:
		palette = r.Foot(min(r.H*0.5, 60+kit.Finger(u, 0)*math.Ceil(float64(len(tools))/float64(toolsInRow(u, r.W)))))
		r.Foot(kit.Gap)
	default:
		palette = r.Foot(paletteHeight)
		r.Foot(kit.Gap)
	}
	s.palette(u, v, palette)
	if u.Key("boots.level") {
		s.elsewhere(v)
	}
	if s.deck.Row() == nil {
		s.crowd(v)
	}
	s.deck.Begin(u, v, r, s.cursor.at)
	defer s.deck.End()
	s.deck.People(s.target)
	q, over, given := s.point(u, v, s.cursor.at)
	if !over {
		return nil
	}
	t := s.brush.chosen(v)
	why := objectionTo(&s.deck, v, &t, q)
	c := kit.Bright
	if why != "" {
		c = kit.Bad
	}
	u.Outline(kit.Chamfer(s.deck.Box(q).Inset(1), 3), 2, c)
	then := say.Of("click: %s", t.clicked(v, s.deck.Symbol(q)))
	if why != "" {
		first, size := utf8.DecodeRuneInString(u.Told(why))
		then = say.Name(string(unicode.ToLower(first)) + u.Told(why)[size:])
	}
	tell(u, r, say.Clauses(s.describeSquare(v, q), then))
	switch {
	case !given:
	case why != "":
		u.Tell(kit.Toast{Text: why, Tone: kit.Bad})
	default:
		rules := t.ruling(s.deck.Symbol(q))
		rules.Deck, rules.At = int8(s.deck.Deck), q
		ordered = append(ordered, &sim.OnFoot{DeckRuling: rules})
	}
	return ordered
}

// describeSquare describes a square, and who is there.
func (s *Screen) describeSquare(v *view.View, q deckplan.Square) say.Text {
	says := say.Label(fmt.Sprintf("%d %d", q.X, q.Y), deck.Says(v, s.deck.Symbol(q)))
	if who := standing(&s.deck, v, q); who != "" {
		return say.Pair(says, who)
	}
	return says
}

// clicked describes what a click would do to a square with a symbol.
func (t *tool) clicked(v *view.View, symbol byte) say.Text {
	switch r := t.ruling(symbol); {
	case t.kind == action.RuleBreak && r.On:
		return "break it"
	case t.kind == action.RuleBreak:
		return "mend it"
	case t.kind == action.RuleBurn && r.On:
		return "set it on fire"
	case t.kind == action.RuleBurn:
		return "put it out"
	case t.kind == action.RuleDoor && r.On:
		return "open it"
	case r.Locked:
		return "lock it"
	case t.kind == action.RuleDoor && symbol == 'x':
		return "unlock it"
	case t.kind == action.RuleDoor:
		return "shut it"
	case t.symbol == ' ':
		return "as it is drawn"
	}
	return deck.Says(v, t.symbol)
}

// palette draws the tools to choose from.
func (s *Screen) palette(u *kit.UI, v *view.View, r kit.Rect) {
	head := r.Top(kit.Finger(u, 24))
	if u.Do(head.Side(110), kit.Action{Name: "Done", Key: "any.back"}) {
		s.brush.open = false
	}
	does := kit.Type{Bold: true, Colour: kit.Bright, Cut: true}
	if u.Small {
		does = kit.Type{Size: kit.Small, Colour: kit.Bright, Cut: true}
	}
	u.Paragraph(head, s.brush.chosen(v).does, does)
	r.Top(4)
	columns, whole := (len(tools)+2)/3, 0.0
	if u.Small {
		columns = toolsInRow(u, r.W)
		whole = kit.Finger(u, 0) * math.Ceil(float64(len(tools))/float64(columns))
	}
	u.Scroll("palette", r, whole, func(r kit.Rect) {
		for n, box := range r.Grid(len(tools), columns, 4) {
			t := s.brush.toolAt(v, n)
			mark := box.Left(24)
			deck.Swatch(u, kit.Rect{X: mark.X, Y: mark.Centre().Y - 10, W: 20, H: 20}, t.symbol)
			if u.Do(box, kit.Action{Name: t.name, Key: t.key, On: n == s.brush.tool, Cut: true}) {
				s.brush.choose(n)
			}
		}
	})
}
