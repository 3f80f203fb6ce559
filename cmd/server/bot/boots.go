package bot

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
)

// What makes a fighter on foot do one thing before another.
const (
	leastChance = 150 // in thousandths: below it, moving comes first
	wounded     = 3   // of three parts of the hit points: one is left
	focus       = 1.3 // what a foe is worth more who was struck before
	fewest      = 2   // foes who are worth a grenade; each friend in its area counts against two of them
	near        = 2   // squares within which a foe calls somebody from their console
)

// boots is what somebody on a deck sees, in the terms of a brain.
type boots struct {
	p    *sim.Picture
	me   *sim.PersonRow
	own  *sim.SelfRow
	foes []*sim.PersonRow
	deck *sim.DeckRow
}

// onFoot is what to do on a deck, and whether that is for now: those who serve on
// a ship leave their console only for a foe beside it, or where they cannot use it.
func (b *Brain) onFoot(p *sim.Picture) (name string, i sim.Intent, mine bool) {
	s := readBoots(p)
	if s == nil {
		return "", nil, false
	}
	if s.own.Awaits != "" {
		return "react on foot", &personal.React{Take: true}, true
	}
	if b.seat.Role != crew.Boots && !s.called(b.seat) {
		return "", nil, false
	}
	if !s.me.Open {
		return "", nil, true
	}
	b.choices = max(b.choices, s.choices())
	name, i = b.fight(s)
	return name, i, true
}

// choices are what is worth doing now: a way to go, each attack that can hit, a
// grenade or power while a foe is in sight, work at consoles, and care for friends.
func (s *boots) choices() (n int) {
	if len(s.p.Steps) > 1 {
		n++
	}
	for i := range s.p.Acts {
		if a := &s.p.Acts[i]; a.Why == "" {
			switch a.Verb {
			case crew.Strike, crew.Seize, crew.Sabotage, crew.Rewire, crew.Cross, crew.Launch, crew.FirstAid, crew.ReloadArm:
				n++
			case crew.Dodge, crew.Sneak:
				n += min(1, len(s.foes))
			case crew.Look:
				n += 1 - min(1, len(s.foes))
			}
		}
	}
	for i := range s.p.Gear {
		if g := &s.p.Gear[i]; len(s.foes) > 0 && g.Count != 0 && (g.Kind == sim.DeviceGear || g.Kind == sim.PowerGear) {
			n++
		}
	}
	return n
}

func readBoots(p *sim.Picture) *boots {
	if len(p.Selves) != 1 {
		return nil
	}
	s := &boots{p: p, own: &p.Selves[0]}
	for i := range p.People {
		if p.People[i].ID == s.own.ID {
			s.me = &p.People[i]
		}
	}
	if s.me == nil || s.me.State != personal.Able {
		return nil
	}
	for i := range p.People {
		if o := &p.People[i]; o.Side != s.me.Side && o.Deck == s.me.Deck && (o.State == personal.Able || o.State == personal.Dying) {
			s.foes = append(s.foes, o)
		}
	}
	for i := range p.Decks {
		if p.Decks[i].Number == s.me.Deck {
			s.deck = &p.Decks[i]
		}
	}
	return s
}

// footing is the last order on foot and what there was to see before it.
type footing struct {
	name   string
	tick   int64
	own    string // of the person alone
	before string
	round  int32
}

// settling is how many ticks an order has before anything but its own effect counts.
const settling = 8

// step is what a brain orders on a deck now, and whether the turn is for the deck.
// It waits for the effect of an order before it gives another.
func (b *Brain) step(p *sim.Picture) ([]sim.Intent, bool) {
	name, i, mine := b.onFoot(p)
	if !mine || i == nil {
		return nil, mine
	}
	f := &b.foot
	own := fmt.Sprint(p.Selves[0].Tokens, p.Selves[0].Left, p.Selves[0].Awaits)
	now := fmt.Sprint(own, len(p.Steps))
	if f.round != p.Head.Round {
		b.turn.failed, *f = b.turn.failed[:0], footing{round: p.Head.Round}
	}
	switch wait := p.Tick - f.tick; {
	case f.name == "end" && wait < patience, f.name != "" && f.own == own && wait < settling:
		return nil, true // what the others do changes the steps too
	}
	if f.name != "" && f.before == now {
		if p.Tick < f.tick+patience {
			return nil, true
		}
		b.turn.failed = append(b.turn.failed, f.name)
		f.name = ""
		return nil, true
	}
	*f = footing{name, p.Tick, own, now, p.Head.Round}
	b.given = given{intent: i, name: name, tick: p.Tick}
	return []sim.Intent{i}, true
}

// called says whether a crew member has to see to the deck: a foe is near, or
// their console is not theirs to use.
func (s *boots) called(seat crew.Seat) bool {
	for _, f := range s.foes {
		if f.State == personal.Able && apart(f.At, s.me.At) <= near {
			return true
		}
	}
	mine, beside := false, false
	for i := range s.p.Consoles {
		k := &s.p.Consoles[i]
		if k.Seat.Ship != seat.Ship || k.Seat.Role != seat.Role || uint8(k.Deck) != s.me.Deck {
			continue
		}
		if k.Holder != 0 || k.Dead {
			return true
		}
		mine, beside = true, beside || apart(k.At, s.me.At) <= 1
	}
	return mine && !beside
}

func apart(a, b personal.Square) int {
	if a.Level != b.Level {
		return 100
	}
	dx, dy := int(a.X-b.X), int(a.Y-b.Y)
	return max(dx, -dx, dy, -dy)
}

// fight chooses: stand up, mend oneself, take what can be taken, shoot, go on.
func (b *Brain) fight(s *boots) (string, sim.Intent) {
	try := func(name string, i sim.Intent) (string, sim.Intent, bool) {
		return name, i, !slices.Contains(b.turn.failed, name)
	}
	for _, choose := range []func(*boots) (string, sim.Intent){
		b.rise, b.mendSelf, b.work, b.lob, b.strike, b.aid, b.reload, b.walk, b.shelterSelf,
	} {
		if name, i := choose(s); i != nil {
			if name, i, ok := try(name, i); ok {
				return name, i
			}
		}
	}
	return "end", &sim.EndTurn{}
}

// legal finds acts of a verb that the rules allow now.
func (s *boots) legal(v crew.Verb, yield func(*sim.ActRow)) {
	for i := range s.p.Acts {
		if a := &s.p.Acts[i]; a.Verb == v && a.Rule == "" {
			yield(a)
		}
	}
}

func (s *boots) may(v crew.Verb) (found *sim.ActRow) {
	s.legal(v, func(a *sim.ActRow) {
		if found == nil {
			found = a
		}
	})
	return found
}

func (b *Brain) rise(s *boots) (string, sim.Intent) {
	switch {
	case s.may(crew.Escape) != nil:
		return "escape", &personal.Deed{What: crew.Escape}
	case s.may(crew.StandUp) != nil:
		return "stand", &personal.Deed{What: crew.StandUp}
	}
	return "", nil
}

// mendSelf takes a remedy when a third of the hit points is left.
func (b *Brain) mendSelf(s *boots) (string, sim.Intent) {
	if int(s.me.HP)*wounded > int(s.me.MaxHP) || !s.acts() {
		return "", nil
	}
	for i := range s.p.Gear {
		if g := &s.p.Gear[i]; g.Kind == sim.DeviceGear && g.Count > 0 && heals(g) {
			return fmt.Sprint("remedy ", g.Number), &personal.Use{Device: g.Number, Target: s.me.ID}
		}
	}
	return "", nil
}

// acts says whether an attack or any other action can still be paid for.
func (s *boots) acts() bool { return s.may(crew.Dodge) != nil || s.may(crew.Look) != nil }

// work takes consoles of foes, brings back the own ones, and goes where ships meet.
func (b *Brain) work(s *boots) (name string, i sim.Intent) {
	if s.leaving() {
		return "", nil
	}
	if a := s.may(crew.Seize); a != nil {
		return fmt.Sprint("seize ", a.Console), &sim.Seize{Console: a.Console}
	}
	if a := s.may(crew.Sabotage); a != nil && !s.keeps() {
		return fmt.Sprint("sabotage ", a.Console), &sim.Sabotage{Console: a.Console}
	}
	if a := s.may(crew.Rewire); a != nil {
		return fmt.Sprint("rewire ", a.Console), &sim.Rewire{Console: a.Console}
	}
	if b.seat.Role != crew.Boots {
		return "", nil
	}
	s.legal(crew.Cross, func(a *sim.ActRow) {
		if k := s.p.Contact(a.Ship); i == nil && k != nil && k.Side != s.me.Side {
			name, i = fmt.Sprint("cross ", a.Ship), &sim.Cross{Ship: a.Ship}
		}
	})
	if i == nil {
		s.legal(crew.Launch, func(a *sim.ActRow) {
			if k := s.p.Contact(a.Ship); i == nil && k != nil && k.Side != s.me.Side {
				name, i = fmt.Sprint("launch ", a.Ship), &sim.Launch{Ship: a.Ship}
			}
		})
	}
	return name, i
}

// keeps says whether the ship whose deck it is, is one to be captured, not wrecked.
func (s *boots) keeps() bool {
	return s.deck != nil && slices.ContainsFunc(s.p.Goals, func(g sim.GoalRow) bool {
		return g.Kind == sim.Capture && g.Standing == sim.Open && g.Side == s.me.Side && g.Ship == s.deck.Ship
	})
}

// strike is the attack with the best chance, at whoever is up first.
func (b *Brain) strike(s *boots) (string, sim.Intent) {
	var best *sim.ActRow
	value := 0.0
	s.legal(crew.Strike, func(a *sim.ActRow) {
		t := s.person(a.Person)
		if t == nil || t.State != personal.Able || a.Chance < leastChance {
			return
		}
		v := float64(a.Chance) * s.weight(a.Item) * b.whim()
		if a.Person == b.quarry {
			v *= focus
		}
		if v > value {
			best, value = a, v
		}
	})
	if best == nil {
		return "", nil
	}
	b.quarry = best.Person
	return fmt.Sprint("strike ", best.Item, best.Hand, best.Person), &personal.Attack{Weapon: best.Item, Hand: best.Hand, Target: best.Person}
}

// weight is the damage of one of the weapons in hand, on average.
func (s *boots) weight(item uint8) float64 {
	for i := range s.p.Gear {
		if g := &s.p.Gear[i]; g.Kind == sim.ArmGear && g.Number == item {
			return average(g.Says)
		}
	}
	return 2 // bare hands
}

// average is the mean of the dice that a text begins with, or 0.
func average(says string) float64 {
	var count, sides, plus float64 = 1, 0, 0
	if n, _ := fmt.Sscanf(says, "%fd%f%f", &count, &sides, &plus); n < 2 {
		if n, _ := fmt.Sscanf(says, "d%f%f", &sides, &plus); n < 1 {
			return 0
		}
		count = 1
	}
	return count*(sides+1)/2 + plus
}

func heals(g *sim.GearRow) bool { return strings.HasPrefix(g.Says, "heals ") }

// lob is a grenade or a power where it is worth more than a shot.
func (b *Brain) lob(s *boots) (name string, i sim.Intent) {
	if !s.acts() || s.deck == nil {
		return "", nil
	}
	most := 0.0
	s.legal(crew.Strike, func(a *sim.ActRow) { most = max(most, float64(a.Chance)/1000*s.weight(a.Item)) })
	for n := range s.p.Gear {
		g := &s.p.Gear[n]
		harm := average(g.Says)
		if g.Kind == sim.PowerGear && slices.Contains(b.dry, g.Number) {
			continue
		}
		if harm == 0 || g.Range == 0 || g.Kind != sim.PowerGear && (g.Kind != sim.DeviceGear || g.Count <= 0) {
			continue
		}
		for _, f := range s.foes {
			caught := s.caught(g, f)
			what := fmt.Sprint("lob ", g.Kind, g.Number, f.ID)
			worth := harm * float64(caught) / 2
			if f.State != personal.Able || !s.aims(f) || worth <= most || slices.Contains(b.turn.failed, what) ||
				apart(f.At, s.me.At)*int(s.deck.Square) > int(g.Range) || g.Shape != personal.NoArea && caught < fewest {
				continue
			}
			most, name = worth, what
			if i = (&personal.Use{Device: g.Number, Target: f.ID, At: f.At}); g.Kind == sim.PowerGear {
				i = &personal.Cast{Power: g.Number, Target: f.ID, At: f.At}
			}
		}
	}
	return name, i
}

// aims says whether somebody could be shot at from here.
func (s *boots) aims(f *sim.PersonRow) bool {
	return slices.ContainsFunc(s.p.Acts, func(a sim.ActRow) bool { return a.Verb == crew.Strike && a.Person == f.ID && a.Rule == "" })
}

// caught is how many foes something reaches that is aimed at one, less two for
// each friend.
func (s *boots) caught(g *sim.GearRow, f *sim.PersonRow) int {
	if g.Shape != personal.Sphere && g.Shape != personal.Cube {
		return 1
	}
	n := 0
	for i := range s.p.People {
		o := &s.p.People[i]
		if o.Deck != s.me.Deck || o.State != personal.Able || apart(o.At, f.At)*int(s.deck.Square) > int(g.Size) {
			continue
		}
		if n++; o.Side == s.me.Side {
			n -= 3
		}
	}
	return n
}

func (s *boots) person(id crew.ID) *sim.PersonRow {
	for i := range s.p.People {
		if s.p.People[i].ID == id {
			return &s.p.People[i]
		}
	}
	return nil
}

func (b *Brain) aid(s *boots) (string, sim.Intent) {
	if a := s.may(crew.FirstAid); a != nil {
		if o := s.person(a.Person); o != nil && o.State == personal.Dying {
			return fmt.Sprint("aid ", a.Person), &personal.Deed{What: crew.FirstAid, Person: a.Person}
		}
	}
	return "", nil
}

// reload makes an empty weapon ready, or draws one where nothing is in hand.
func (b *Brain) reload(s *boots) (string, sim.Intent) {
	armed := false
	for i := range s.p.Gear {
		g := &s.p.Gear[i]
		if g.Kind != sim.ArmGear || !g.Drawn {
			continue
		}
		armed = true
		if g.Most > 0 && g.Count == 0 {
			for j := range s.p.Acts {
				if a := &s.p.Acts[j]; a.Verb == crew.ReloadArm && a.Item == g.Number && a.Rule == "" {
					return fmt.Sprint("reload ", g.Number), &personal.Deed{What: crew.ReloadArm, Item: g.Number}
				}
			}
		}
	}
	if a := s.may(crew.Draw); a != nil && !armed {
		return fmt.Sprint("draw ", a.Item), &personal.Deed{What: crew.Draw, Item: a.Item}
	}
	return "", nil
}

// shelterSelf spends an action that nothing else needs.
func (b *Brain) shelterSelf(s *boots) (string, sim.Intent) {
	if len(s.foes) > 0 && s.may(crew.Dodge) != nil {
		return "dodge", &personal.Deed{What: crew.Dodge}
	}
	return "", nil
}
