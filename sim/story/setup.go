package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/schema"
)

// Stock is the shipped data that stories use.
type Stock struct {
	Library   *shipyard.Library
	Scenarios []scenario.Scenario
	Persons   *rulebook.Library
}

// scene is a battle being set up.
type scene struct {
	scenario.Scenario
	library shipyard.Library // the stock's, and the story's own classes
	persons rulebook.Library // the stock's, and the story's own sheets and rooms
	rulings []sim.Intent     // rulings of the setup, given before the first turn
	lines   []int            // their lines in the story
}

// refer returns a name as commands write it: one word, in lower case.
func refer(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

func (c *scene) scenario(stock *Stock, p *phrase) error {
	key := p.next()
	for i := range stock.Scenarios {
		sc := &stock.Scenarios[i]
		if sc.Key != key {
			continue
		}
		if len(c.Ships) > 0 || len(c.Objects) > 0 {
			return fmt.Errorf("%w: a scenario comes before ships and objects of the story's own", ErrSetUp)
		}
		c.Scenario = *sc
		c.Sides, c.Ships, c.Objects = slices.Clone(sc.Sides), slices.Clone(sc.Ships), slices.Clone(sc.Objects)
		c.Goals = slices.Clone(sc.Goals)
		return nil
	}
	return missing("scenario", key, schema.KeysOf(stock.Scenarios, func(s *scenario.Scenario) string { return s.Key }))
}

// ship reads: ship NAME CLASS [at X Y] [heading D] [side NAME] [special] [hidden]
// [group NAME].
func (c *scene) ship(_ *Stock, p *phrase) error {
	name, err := p.name()
	if err != nil {
		return err
	}
	if c.shipAt(refer(name)) >= 0 || strings.Contains(name, ".") {
		return fmt.Errorf("%w: a ship needs a name of its own without a full stop, not %q", ErrSetUp, name)
	}
	a := ships.Arrival{Name: name}
	if a.Class, err = classOf(&c.library, p.next()); err != nil {
		return err
	}
	for err == nil && !p.done() {
		switch w := p.next(); w {
		case "at":
			a.At, err = p.point()
		case "heading":
			a.Heading, err = p.degrees()
		case "side":
			a.Side, err = c.side(p)
		case "special":
			a.Special = true
		case "hidden":
			a.Hidden = true
		case "group":
			a.Group, err = p.name()
		case "bay":
			a.Bay, err = p.name()
		default:
			err = fmt.Errorf("%w: %q; a ship has at, heading, side, special, hidden, group and bay", ErrSyntax, w)
		}
	}
	if len(c.Sides) == 0 {
		c.Sides = append(c.Sides, scenario.SideInfo{Name: "Blue"})
	}
	c.Ships = append(c.Ships, a)
	return err
}

func classOf(lib *shipyard.Library, key string) (int16, error) {
	n := lib.Class(key)
	if n < 0 {
		var keys []string
		for i := range lib.Classes {
			keys = append(keys, lib.Classes[i].Key)
		}
		return 0, fmt.Errorf("%w: class %q; there are %s", ErrName, key, strings.Join(keys, ", "))
	}
	return int16(n), nil
}

// side finds a side by its name, or creates it.
func (c *scene) side(p *phrase) (event.Side, error) {
	name, err := p.name()
	if err != nil {
		return 0, err
	}
	for i := range c.Sides {
		if refer(c.Sides[i].Name) == refer(name) {
			return event.Side(i), nil
		}
	}
	if len(c.Sides) == event.MaxSides {
		return 0, fmt.Errorf("%w: there are at most %d sides", ErrSetUp, event.MaxSides)
	}
	c.Sides = append(c.Sides, scenario.SideInfo{Name: name})
	return event.Side(len(c.Sides) - 1), nil
}

func (c *scene) shipAt(name string) int {
	return slices.IndexFunc(c.Ships, func(a ships.Arrival) bool { return refer(a.Name) == name })
}

func (c *scene) noShip(name string) error {
	return missing("ship", name, schema.KeysOf(c.Ships, func(a *ships.Arrival) string { return refer(a.Name) }))
}

// arrival finds a ship that the story has set up.
func (c *scene) arrival(p *phrase) (int, error) {
	name := p.next()
	n := c.shipAt(name)
	if n < 0 {
		return 0, c.noShip(name)
	}
	return n, nil
}

// object reads: object NAME KIND at X Y [radius FEET] [rocks SIZE].
func (c *scene) object(_ *Stock, p *phrase) error {
	o := ships.Object{Name: p.next()}
	word := p.next()
	kind, ok := ships.ParseKind(word)
	if !ok {
		return fmt.Errorf("%w: %q is not a kind of object; use %s", ErrName, word, strings.Join(ships.KindNames(), ", "))
	}
	o.Kind = kind
	err := p.need("at")
	if err == nil {
		o.At, err = p.point()
	}
	if err == nil && p.take("radius") {
		o.Radius, err = p.feet()
	}
	if err == nil && p.take("rocks") {
		var size shipyard.Size
		size, err = shipyard.ParseSize(p.next())
		o.Rocks = 1 + int8(size)
	}
	c.Objects = append(c.Objects, o)
	return err
}

func (c *scene) tempo(_ *Stock, p *phrase) (err error) {
	c.Tempo, err = tempo(p)
	return err
}

func tempo(p *phrase) (crew.Tempo, error) {
	w := p.next()
	t, ok := crew.ParseTempo(w)
	if !ok {
		return 0, fmt.Errorf("%w: tempo %q; use %s", ErrName, w, strings.Join(crew.TempoNames(), ", "))
	}
	return t, nil
}

// shared makes each crew act together, on its lowest roll.
func (c *scene) shared(*Stock, *phrase) error {
	c.Shared = true
	return nil
}

// grid makes ships fly in squares.
func (c *scene) grid(*Stock, *phrase) error {
	c.Grid = true
	return nil
}

// set reads: set SHIP NUMBER VALUE [, NUMBER VALUE]...
func (c *scene) set(_ *Stock, p *phrase) error {
	n, err := c.arrival(p)
	for first := true; err == nil && (first || p.take(",")); first = false {
		r := &sim.Edit{Ship: c.ShipID(n)}
		if r.Number, r.Value, err = edit(p); err == nil {
			c.rulings = append(c.rulings, r)
		}
	}
	return err
}

func edit(p *phrase) (sim.Number, int32, error) {
	word := p.next()
	number := slices.Index(sim.NumberNames(), word)
	if number < 0 {
		return 0, 0, fmt.Errorf("%w: %q is not a number of a ship; use %s", ErrName, word, strings.Join(sim.NumberNames(), ", "))
	}
	value, err := p.number(0, shipyard.MaxPoints)
	return sim.Number(number), int32(value), err
}

// initiative reads: initiative SEAT TOTAL [, SEAT TOTAL]... A ship's name alone means
// everybody aboard.
func (c *scene) initiative(_ *Stock, p *phrase) error {
	for first := true; first || p.take(","); first = false {
		name, place, one := strings.Cut(p.next(), ".")
		if at := c.personAt(name); at >= 0 {
			total, err := p.number(-100, 200)
			if err != nil {
				return err
			}
			c.rulings = append(c.rulings, &sim.SetInitiative{Seat: c.bootsOf(at), Total: int16(total)})
			continue
		}
		n := c.shipAt(name)
		if n < 0 {
			return c.noShip(name)
		}
		total, err := p.number(-100, 200)
		if err != nil {
			return err
		}
		seats := c.seats(n)
		if one {
			role, number, err := crew.ParsePlace(place)
			if err != nil {
				return err
			}
			seats = []crew.Seat{{Ship: c.ShipID(n), Role: role, Number: number}}
		}
		for _, seat := range seats {
			c.rulings = append(c.rulings, &sim.SetInitiative{Seat: seat, Total: int16(total)})
		}
	}
	return nil
}

// seats returns the seats of everybody aboard a ship, in crew order.
func (c *scene) seats(n int) (seats []crew.Seat) {
	for _, b := range c.berths(n) {
		seat := crew.Seat{Ship: c.ShipID(n), Role: b.Role, Number: 1}
		for slices.Contains(seats, seat) {
			seat.Number++
		}
		seats = append(seats, seat)
	}
	return seats
}

// goal reads: goal SIDE beat|reach|survive|protect|capture|hold [SHIP] [ships N]
// [at X Y radius FEET] [round N] [people N from X Y to X Y] [minor] : TEXT. An area
// is one of the first deck's first level.
func (c *scene) goal(_ *Stock, p *phrase) error {
	side, err := c.side(p)
	if err != nil {
		return err
	}
	word := p.next()
	kind, ok := scenario.ParseGoal(word)
	if !ok {
		return fmt.Errorf("%w: goal %q; use %s", ErrName, word, strings.Join(scenario.GoalNames(), ", "))
	}
	g := scenario.Goal{Side: side, Kind: kind}
	count := func() (n int) {
		p.next()
		n, err = p.number(1, 1000)
		return n
	}
	for err == nil && !p.done() && !p.take(":") {
		switch p.peek() {
		case "minor":
			p.next()
			g.Minor = true
		case "ships":
			g.Count = int8(min(count(), 100))
		case "people":
			g.Count = int8(min(count(), 100))
		case "from":
			p.next()
			g.Area.From, err = cornerOf(p)
		case "to":
			p.next()
			g.Area.To, err = cornerOf(p)
		case "at":
			p.next()
			g.Zone.At, err = p.point()
		case "radius":
			p.next()
			g.Zone.Radius, err = p.feet()
		case "round":
			g.Round = int32(count())
		default:
			var n int
			if n, err = c.arrival(p); err == nil {
				g.Ship = c.ShipID(n)
			}
		}
	}
	g.Text = p.rest()
	c.Goals = append(c.Goals, g)
	return err
}

// world returns the battle that has been set up, before its first turn.
func (c *scene) world() (*sim.World, error) {
	w, err := sim.New(&c.library, &c.Scenario, 0)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSetUp, err)
	}
	w.Tray.Script()
	for i, r := range c.rulings {
		result, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: r}})
		if err == nil && result.Answers[0].Refusal != nil {
			err = result.Answers[0].Refusal
		}
		if err != nil {
			return nil, &Fault{Line: c.lines[i], Err: fmt.Errorf("%w: %w", ErrSetUp, err)}
		}
	}
	return w, nil
}
