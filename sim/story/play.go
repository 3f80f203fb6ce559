package story

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Report is the result of playing a story.
type Report struct {
	Story       *Story
	Differences []Mismatch
	Err         error    // a Fault: why the story could not be played to its end
	Told        []string // what the log said of the command that could not be played
	Text        []byte   // the story as far as it was played, with what happened instead of what was expected
	Ticks       []TickResult
}

// TickResult is the result of a tick of a story.
type TickResult struct {
	Hash uint64   // of the world
	Told []string // lines of the log
}

// OK reports whether everything happened as expected.
func (r *Report) OK() bool { return r.Err == nil && len(r.Differences) == 0 }

// Mismatch is a command after which the log differs from what is expected.
type Mismatch struct {
	Line      int
	Want, Got []string
}

// stage is a story being played.
type stage struct {
	reader
	story   *Story
	stock   *Stock
	lines   []string // what the log said after the command
	events  []event.Event
	laid    []dice.Fixed // by the dice command
	laidAt  int          // its line
	number  uint32
	history []move
	ticks   []TickResult
	watch   func(*sim.World, *sim.Order)              // called for each order before it is given, or nil
	hear    func(*sim.World, []string, []event.Event) // called after each tick with its events and their sentences, or nil
}

// move is a step that was made, for Replay.
type move struct {
	laid   []dice.Fixed
	orders []sim.Order
	hash   uint64
}

// verb is a command that is not a seat's order. Before the battle begins it sets
// something up; afterwards it makes something happen, or shows it.
type verb struct {
	name  string
	setUp func(*scene, *Stock, *phrase) error
	do    func(*stage, *phrase) error
}

var verbs = [...]verb{
	{"scenario", (*scene).scenario, nil},
	{"class", (*scene).class, nil},
	{"mount", (*scene).mount, nil},
	{"fit", (*scene).fit, nil},
	{"ship", (*scene).ship, nil},
	{"object", (*scene).object, nil},
	{"crew", (*scene).crew, nil},
	{"member", (*scene).member, nil},
	{"tempo", (*scene).tempo, nil},
	{"shared", (*scene).shared, nil},
	{"without", (*scene).without, nil},
	{"grid", (*scene).grid, nil},
	{"set", (*scene).set, nil},
	{"book", (*scene).book, nil},
	{"deck", (*scene).deck, nil},
	{"room", (*scene).room, nil},
	{"square", (*scene).square, nil},
	{"sheet", (*scene).sheet, nil},
	{"person", (*scene).person, nil},
	{"fixture", (*scene).fixture, nil},
	{"variant", (*scene).variant, nil},
	{"initiative", (*scene).initiative, nil},
	{"goal", (*scene).goal, nil},
	{"trigger", (*scene).trigger, nil},
	{"begin", nil, (*stage).begin},
	{"dice", nil, (*stage).dice},
	{"gm", nil, (*stage).rule},
	{"pass", nil, (*stage).pass},
	{"wait", nil, (*stage).wait},
	{"show", nil, (*stage).show},
	{"log", nil, (*stage).log},
	{"see", nil, (*stage).see},
}

// Play plays a story to its end, or to the first command that is impossible.
func Play(stock *Stock, s *Story) *Report { return play(&stage{story: s, stock: stock}) }

// Watch plays a story, and calls watch with each order and the world before it is given.
func Watch(stock *Stock, s *Story, watch func(*sim.World, *sim.Order)) *Report {
	return play(&stage{story: s, stock: stock, watch: watch})
}

// Hear plays a story, and calls hear after each tick with its sentences and events.
func Hear(stock *Stock, s *Story, hear func(*sim.World, []string, []event.Event)) *Report {
	return play(&stage{story: s, stock: stock, hear: hear})
}

func play(g *stage) *Report {
	stock, s := g.stock, g.story
	g.scene.library = *stock.Library
	if stock.Persons != nil {
		g.scene.persons = *stock.Persons
	}
	g.scene.library.Classes = slices.Clip(slices.Clone(stock.Library.Classes))
	r := &Report{Story: s}
	defer func() { r.Ticks = g.ticks }()
	out := newRewriting(s)
	for i := range s.steps {
		at := &s.steps[i]
		got, err := g.play(at)
		if err != nil {
			r.Err, r.Told = s.errorAt(err, at.line), g.lines
			r.Text = out.end()
			return r
		}
		if matches(at.wants, got) {
			out.copy(at.last)
			continue
		}
		r.Differences = append(r.Differences, Mismatch{at.line, at.wants, got})
		out.put(at, got)
	}
	r.Text = out.end()
	r.Err = s.errorAt(g.close(), s.steps[len(s.steps)-1].line)
	return r
}

// anything stands for any number of lines that a story does not care about.
const anything = "..."

// matches reports whether the log is as expected.
func matches(wants, got []string) bool {
	switch {
	case len(wants) == 0:
		return len(got) == 0
	case wants[0] == anything:
		return matches(wants[1:], got) || len(got) > 0 && matches(wants, got[1:])
	}
	return len(got) > 0 && got[0] == wants[0] && matches(wants[1:], got[1:])
}

// play plays one command and returns what the log said.
func (g *stage) play(at *step) ([]string, error) {
	p := at.phrase
	g.lines = nil
	name := p.peek()
	for i := range verbs {
		v := &verbs[i]
		if v.name != name {
			continue
		}
		p.next()
		if v.setUp != nil {
			return nil, g.prepare(v, &p, at.line)
		}
		if err := g.raise(); err != nil {
			return nil, err
		}
		if name == "dice" || name == "gm" && p.peek() == "dice" {
			g.laidAt = at.line
		}
		if err := v.do(g, &p); err != nil {
			return nil, err
		}
		if err := p.end(); err != nil {
			return nil, err
		}
		return g.lines, g.dicePlayed(name, at.phrase.words)
	}
	if err := g.raise(); err != nil {
		return nil, err
	}
	if err := g.give(p.split()); err != nil {
		return nil, err
	}
	return g.lines, g.dicePlayed("", nil)
}

// prepare carries out a command of the setup.
func (g *stage) prepare(v *verb, p *phrase, line int) error {
	if g.world != nil {
		return fmt.Errorf("%w: %s comes before the first order; use gm for what changes later", ErrSetUp, v.name)
	}
	if err := v.setUp(&g.scene, g.stock, p); err != nil {
		return err
	}
	for len(g.scene.lines) < len(g.scene.rulings) {
		g.scene.lines = append(g.scene.lines, line)
	}
	return p.end()
}

// raise creates the world, once.
func (g *stage) raise() (err error) {
	if g.world == nil {
		g.world, err = g.scene.world()
	}
	if f, ok := err.(*Fault); ok {
		f.File = g.story.File
	}
	return err
}

// dice lays out dice that the next command must throw, in order.
func (g *stage) dice(p *phrase) error {
	set, err := fixed(p)
	for _, d := range set {
		if d.Value == 0 {
			return fmt.Errorf("%w: a die has no value; write it, as in d20=14", ErrSyntax)
		}
	}
	g.world.Tray.Lay(set...)
	g.laid = append(g.laid, set...)
	return err
}

// dicePlayed refuses dice that have not been thrown.
func (g *stage) dicePlayed(name string, words []word) error {
	if name == "dice" || name == "show" || name == "log" || name == "see" || name == "gm" && len(words) > 1 && words[1].text == "dice" {
		return nil
	}
	return g.unused()
}

func (g *stage) unused() error {
	if n := g.world.Tray.LaidOut(); n > 0 {
		return &Fault{g.story.File, g.laidAt, fmt.Errorf("%w: of the dice laid out, the last %d are left", ErrUnused, n)}
	}
	return nil
}

// give gives orders, all in one tick, and lets the battle come to rest.
func (g *stage) give(parts []phrase) error {
	var orders []sim.Order
	for i := range parts {
		var o sim.Order
		var err error
		if parts[i].take("gm") {
			o, err = rulings{&g.reader}.ruling(&parts[i])
		} else {
			o, err = g.order(&parts[i])
		}
		if err != nil {
			return err
		}
		g.number++
		o.Number = g.number
		orders = append(orders, o)
	}
	return g.obey(orders...)
}

// rule gives the orders of a line that begins with gm.
func (g *stage) rule(p *phrase) error {
	parts := p.split()
	p.words = nil
	first := parts[0]
	parts[0].words = append([]word{{"gm", 0}}, first.words...)
	return g.give(parts)
}

// begin begins the battle: members without a slot roll initiative, and the first turn
// opens.
func (g *stage) begin(*phrase) error {
	if g.world.Begun() {
		return fmt.Errorf("%w: the battle has begun already", ErrSetUp)
	}
	return g.obey(sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
}

func (g *stage) obey(orders ...sim.Order) error {
	g.events = nil
	for i := range orders {
		if g.watch != nil {
			g.watch(g.world, &orders[i])
		}
	}
	if err := g.step(orders); err != nil {
		return err
	}
	if g.world.Order.Tempo == crew.Live {
		return nil
	}
	return g.rest()
}

// step makes one tick and notes its result. A refused order must leave the world
// unchanged, and an obeyed one must itself stay unchanged.
func (g *stage) step(orders []sim.Order) error {
	given := make([][]byte, len(orders))
	for i := range orders {
		given[i], _ = field.Pack(orders[i].Intent)
		before := g.world.Hash()
		g.world.Validate(&orders[i])
		if g.world.Hash() != before {
			return fmt.Errorf("%w: validating an order changed the world", ErrUnsound)
		}
	}
	result, err := g.world.Step(orders)
	for i := range orders {
		if now, _ := field.Pack(orders[i].Intent); !bytes.Equal(now, given[i]) {
			return fmt.Errorf("%w: an order was changed as it was obeyed", ErrUnsound)
		}
	}
	g.history = append(g.history, move{g.laid, orders, result.Hash})
	g.laid = nil
	before := len(g.lines)
	for _, a := range result.Answers {
		if a.Refusal != nil {
			g.lines = append(g.lines, fmt.Sprintf("refused [%s] %s", a.Refusal.Rule, a.Refusal.Why))
		}
	}
	facts := len(g.lines)
	for _, e := range result.Events {
		g.lines = append(g.lines, say.English(e.Fact.Sentence(), g.world))
	}
	if g.hear != nil {
		g.hear(g.world, g.lines[facts:], result.Events)
	}
	g.events = append(g.events, result.Events...)
	g.ticks = append(g.ticks, TickResult{result.Hash, slices.Clone(g.lines[before:])})
	return err
}

// mostTicks is how long the battle may take to come to rest: five minutes.
const mostTicks = 6000

// rest lets time pass until nothing moves, or somebody may react.
func (g *stage) rest() error {
	for range mostTicks {
		if !g.restless() {
			return nil
		}
		if err := g.step(nil); err != nil {
			return err
		}
	}
	return ErrRestless
}

func (g *stage) restless() bool {
	w := g.world
	if w.Paused || w.Over || w.Asked() != 0 || w.Order.Tempo == crew.Live {
		return false
	}
	if personal.Underway(&w.Fight) {
		return true
	}
	for i := range w.Ships {
		s := &w.Ships[i]
		steered := s.Feet() > 0 && (s.Throttle != 0 || s.Rudder != 0)
		if s.UnderWay() || steered && s.Feet() >= s.FlyingSpeed()/100 {
			return true
		}
	}
	return false
}

// close replays every step on a new world, and packs and unpacks the world. Both must
// give the same state.
func (g *stage) close() error {
	if g.world == nil {
		return nil
	}
	if err := g.unused(); err != nil {
		return err
	}
	again, err := g.scene.world()
	if err != nil {
		return err
	}
	for _, m := range g.history {
		again.Tray.Lay(m.laid...)
		result, err := again.Step(m.orders)
		if err != nil {
			return err
		}
		if result.Hash != m.hash {
			return fmt.Errorf("%w: played again, tick %d comes out differently", ErrUnsound, result.Tick)
		}
	}
	packed, err := g.world.Snapshot()
	if err != nil {
		return err
	}
	restored, err := sim.Restore(&g.scene.library, &g.scene.Scenario, packed)
	if err != nil {
		return err
	}
	if restored.Hash() != g.world.Hash() {
		return fmt.Errorf("%w: restored from a snapshot, the world differs", ErrUnsound)
	}
	return nil
}

func joined(lines []string) string {
	if len(lines) == 0 {
		return "    (nothing)\n"
	}
	return "    " + strings.Join(lines, "\n    ") + "\n"
}

func (d *Mismatch) String() string {
	return fmt.Sprintf("expected\n%s  but the log says\n%s", joined(d.Want), joined(d.Got))
}
