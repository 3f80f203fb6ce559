package bot

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// What makes a fighter on foot prefer one act to another.
const (
	leastChance = 150 // in thousandths: below it, moving comes first
	focus       = 1.3 // factor for the foe who was struck last
	meddling    = 1.4 // factor for a foe who stands at a console
	hindrance   = 4   // the worth of keeping a foe from acting, in points of damage
	fewest      = 2   // foes who are worth a grenade; each friend in its area cancels two of them
	late        = 4   // the last quarter of the boarders is not waited for
	near        = 2   // squares within which a foe calls crew from their console
)

// fighter is a brain on a deck.
type fighter struct {
	*mind
	decks   map[uint8]*ground  // those that it has seen part of
	foot    footing            // its last order
	quarry  crew.ID            // whom it struck last
	grip    grip               // on the person whom it drags
	awaited crew.ID            // the fallen friend for whose rescue it has ended a turn early
	dry     []uint8            // powers that it could not cast
	alarmed map[uint8]bool     // decks where it has known of a foe
	boons   map[uint8]boon     // by the number of the power
	aimed   map[string][2]try  // at foes of a kind: plain attacks, and called shots
	shot    shot               // the last attack
	looked  int32              // the round in which it last looked around
	rested  []picture.StockRow // the layers before hit points when it last let them recover
	ashore  int                // useful choices on deck of somebody at a console while boarders are about
}

func newFighter(m *mind) *fighter {
	return &fighter{mind: m, alarmed: map[uint8]bool{}, boons: map[uint8]boon{}, aimed: map[string][2]try{}}
}

// boots is what a fighter on a deck sees, in the terms of a brain.
type boots struct {
	p    *picture.Picture
	me   *picture.PersonRow
	own  *picture.SelfRow
	foes []*picture.PersonRow
	deck *picture.DeckRow

	steps   []picture.StepRow    // all of them; the picture's are reduced to those that a bot takes
	threats []*picture.PersonRow // the foes on the same level who are up
	arms    map[uint8]float64    // the average damage of each weapon
	reach   int                  // how far the fighter shoots well, in squares; 0 for those who only strike
}

// decideOnFoot returns what to do on a deck, and whether to do it now: crew leave their console
// only for a foe beside it, when they cannot use it, or when boarders are the only foes left.
func (b *fighter) decideOnFoot(p *picture.Picture) (name string, i sim.Intent, mine bool) {
	s := readBoots(p)
	if s == nil {
		return "", nil, false
	}
	if len(s.foes) > 0 {
		b.alarmed[s.me.Deck] = true
	}
	if p.Head.AsksOnFoot(b.seat) {
		const take = "react on foot"
		if b.tried(take) {
			return "let it pass", &sim.React{OnFoot: true}, true
		}
		return take, sim.TakeOnFoot(), true
	}
	if b.seat.Role != crew.Boots && s.me.State == personal.Able && !s.called(b.seat) && (s.restores() || !(b.alarmed[s.me.Deck] && s.calm())) {
		if b.ashore = 0; b.alarmed[s.me.Deck] || s.calm() || s.docked() {
			b.ashore = s.choices()
		}
		return "", nil, false
	}
	if !s.me.Open || s.stopped() {
		return "", nil, true
	}
	if b.choices = max(b.choices, s.choices()); b.choices < Enough {
		b.poor = s.describeLack()
	}
	name, i = b.fight(s)
	return name, i, true
}

// docked reports whether the pilot's ship is docked, so that its crew could go aboard another.
func (s *boots) docked() bool {
	return slices.ContainsFunc(s.p.Options, func(o picture.Option) bool { return o.Verb == crew.Undock && o.Rule() == "" })
}

// choices returns the number of useful choices: a move, each attack that can hit, a grenade or
// power while a foe is in sight, work at consoles, and care for friends.
func (s *boots) choices() (n int) {
	if len(s.p.Steps) > 1 {
		n++
	}
	for i := range s.p.Acts {
		if a := &s.p.Acts[i]; a.Why == "" && !a.Way && a.Softer == 0 && a.Manner == 0 {
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
		if g := &s.p.Gear[i]; len(s.foes) > 0 && g.Count != 0 && (g.Kind == picture.DeviceGear || g.Kind == picture.PowerGear) {
			n++
		}
	}
	return n
}

// describeLack describes what limits the choices on a deck.
func (s *boots) describeLack() string {
	words := []string{"on foot", fmt.Sprint("foes: ", len(s.foes))}
	if s.me.Conditions != "" {
		words = append(words, s.me.Conditions.String())
	}
	var off []Count
	for i := range s.p.Acts {
		if a := &s.p.Acts[i]; a.Rule != "" {
			count(&off, fmt.Sprintf("%s refused by %s", a.Verb, a.Rule), 1)
		}
	}
	for _, c := range off {
		words = append(words, fmt.Sprintf("%s (%d)", c.What, c.N))
	}
	return strings.Join(words, "; ")
}

// stopped reports whether the turn waits for a reaction of somebody else: not even its end can be
// ordered.
func (s *boots) stopped() bool {
	return slices.ContainsFunc(s.p.Acts, func(a picture.ActRow) bool { return a.Verb == crew.EndTurn && a.Rule != "" })
}

func readBoots(p *picture.Picture) *boots {
	if len(p.Selves) != 1 {
		return nil
	}
	known := *p
	known.Steps = passable(p.Steps)
	s := &boots{p: &known, own: &p.Selves[0], steps: p.Steps, arms: map[uint8]float64{}}
	p = &known
	for i := range p.People {
		if p.People[i].ID == s.own.ID {
			s.me = &p.People[i]
		}
	}
	if s.me == nil || s.me.State != personal.Able && !s.me.Open { // in some books people act at 0 as well
		return nil
	}
	for i := range p.People {
		if o := &p.People[i]; o.Side != s.me.Side && o.Deck == s.me.Deck && (o.State == personal.Able || o.State == personal.Dying) {
			s.foes = append(s.foes, o)
			if o.State == personal.Able && o.At.Level == s.me.At.Level {
				s.threats = append(s.threats, o)
			}
		}
	}
	for i := range p.Decks {
		if p.Decks[i].Number == s.me.Deck {
			s.deck = &p.Decks[i]
		}
	}
	for i := range p.Gear {
		if g := &p.Gear[i]; g.Kind == picture.ArmGear {
			s.arms[g.Number] = average(g)
		}
	}
	s.reach = s.shoots()
	return s
}

// passable returns the steps that a bot takes, the cheapest to each square: down no shaft, to no
// mine, and none as a reaction. Those of a mode are ordered by cost, so a step that leads through a
// mine comes after it.
func passable(steps []picture.StepRow) (list []picture.StepRow) {
	shut, place := map[picture.StepRow]bool{}, make(map[deckplan.Square]int, len(steps))
	for _, st := range steps {
		way := func(q deckplan.Square, climbs int8) picture.StepRow {
			return picture.StepRow{At: q, Mode: st.Mode, Jump: st.Jump, Climbs: climbs}
		}
		before := st.Climbs
		if st.Climb {
			before--
		}
		if st.Hard&(personal.Falling|personal.Later) != 0 {
			continue
		}
		if st.Hard&personal.Mined != 0 && st.From != st.At || shut[way(st.From, before)] {
			shut[way(st.At, st.Climbs)] = true
			continue
		}
		switch n, known := place[st.At]; {
		case !known:
			place[st.At] = len(list)
			list = append(list, st)
		case st.Cost < list[n].Cost && st.Climbs <= list[n].Climbs:
			list[n] = st
		}
	}
	return list
}

// footing is the last order on foot and what could be seen before it.
type footing struct {
	name   string
	tick   int64
	awaits say.Text
	before string
	round  int32

	left    int16 // of the movement, when last looked
	stirred int64 // the tick when that last changed
}

// settling is how many ticks after an order only its own effect counts.
const settling = 8

// step returns what a brain orders on a deck now, and whether the turn is spent there. It waits for
// the effect of an order before it gives another.
func (b *fighter) step(p *picture.Picture) ([]sim.Intent, bool) {
	f := &b.foot
	if left := p.Selves[0].Left; left != f.left {
		f.left, f.stirred = left, p.Tick
	}
	var awaits say.Text
	if p.Head.AsksOnFoot(b.seat) {
		awaits = p.Head.With
	}
	if awaits == "" && strings.HasPrefix(f.name, "walk") && p.Tick < f.stirred+settling {
		return nil, true // under way
	}
	if f.name != "" && f.awaits == awaits && p.Tick < f.tick+settling {
		return nil, true // neither a walk that goes on nor what others do is its effect
	}
	name, i, mine := b.decideOnFoot(p)
	if !mine || i == nil {
		return nil, mine
	}
	now := fmt.Sprint(tokens(p), p.Selves[0].Left, awaits, len(p.Steps))
	if f.round != p.Head.Round {
		b.turn.failed, *f = b.turn.failed[:0], footing{round: p.Head.Round, left: f.left, stirred: f.stirred}
	}
	if f.name == "end" && p.Tick < f.tick+patience {
		return nil, true
	}
	if f.name != "" && f.before == now {
		if p.Tick < f.tick+patience {
			return nil, true
		}
		b.turn.failed = append(b.turn.failed, f.name)
		f.name = ""
		return nil, true
	}
	*f = footing{name, p.Tick, awaits, now, p.Head.Round, f.left, f.stirred}
	b.given = given{intent: i, name: name, tick: p.Tick, onFoot: true}
	return []sim.Intent{i}, true
}

// called reports whether crew are needed on the deck: a foe is near, they cannot use their console,
// or the ship no longer needs it.
func (s *boots) called(seat crew.Seat) bool {
	for _, f := range s.foes {
		if f.State == personal.Able && apart(f.At, s.me.At) <= near {
			return true
		}
	}
	if s.restores() {
		return false
	}
	k := s.p.Contact(seat.Ship)
	if k == nil || k.State != ships.Able || k.Side != s.p.Head.Side || s.deck == nil || s.deck.Ship != seat.Ship || seat.Role != crew.Pilot && s.alongside() {
		return true
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

// restores reports whether somebody can bring back a ship at 0 from their console: one that is
// falling apart, which matters more than anything on its decks, or one that is stable when no foe
// is left to shoot at it again.
func (s *boots) restores() bool {
	k := s.p.Contact(s.me.Seat.Ship)
	if k == nil || k.State != ships.Disabled && (k.State != ships.Stable || !s.calm()) {
		return false
	}
	return slices.ContainsFunc(s.p.Options, func(o picture.Option) bool {
		return (o.Verb == crew.Patch || o.Verb == crew.Stabilise) && o.Rule() == ""
	})
}

// calm reports whether no able foe is known in space, so that boarders are the only foes left.
func (s *boots) calm() bool {
	return !slices.ContainsFunc(s.p.Contacts, func(k picture.Contact) bool {
		return k.Side != s.me.Side && k.State == ships.Able && !k.Bomb
	})
}

func apart(a, b deckplan.Square) int {
	if a.Level != b.Level {
		return 100
	}
	dx, dy := int(a.X-b.X), int(a.Y-b.Y)
	return max(dx, -dx, dy, -dy)
}

// fight chooses: stand up, heal oneself, pick up things, shoot, take cover, drag a fallen friend out
// of fire, hold a door or go on, wait.
func (b *fighter) fight(s *boots) (string, sim.Intent) {
	try := func(name string, i sim.Intent) (string, sim.Intent, bool) {
		return name, i, !b.tried(name)
	}
	list := []func(*boots) (string, sim.Intent){
		b.rise, b.raiseLayer, b.charge, b.fallBack, b.mend, b.work, b.bolster, b.lob, b.grab, b.shove, b.moveFoe, b.brace, b.aim, b.strike, b.aid, b.clear, b.reload, b.pull, b.guard, b.takeCover, b.rescue, b.hold, b.walk, b.hurry, b.rest, b.lookOut, b.dodge,
	}
	if b.holds(s) { // and goes nowhere without the person held
		list = []func(*boots) (string, sim.Intent){b.rise, b.drag, b.mend, b.work, b.strike, b.aid, b.reload, b.rest, b.guard, b.dodge}
	}
	for _, choose := range list {
		if name, i := choose(s); i != nil {
			if name, i, ok := try(name, i); ok {
				return name, i
			}
		}
	}
	return "end", &sim.EndTurn{}
}

// legal yields acts of a verb that the rules allow now.
func (s *boots) legal(v crew.Verb, yield func(*picture.ActRow)) {
	for i := range s.p.Acts {
		if a := &s.p.Acts[i]; a.Verb == v && a.Rule == "" {
			yield(a)
		}
	}
}

func (s *boots) may(v crew.Verb) (found *picture.ActRow) {
	s.legal(v, func(a *picture.ActRow) {
		if found == nil {
			found = a
		}
	})
	return found
}

func (b *fighter) rise(s *boots) (string, sim.Intent) {
	bound := false
	s.legal(crew.Escape, func(a *picture.ActRow) { bound = bound || a.Person == 0 || a.Way })
	switch {
	case bound:
		return "escape", &action.Deed{What: crew.Escape}
	case s.may(crew.StandUp) != nil:
		return "stand", &action.Deed{What: crew.StandUp}
	}
	return "", nil
}

// acts reports whether the fighter can still pay for an attack or another action.
func (s *boots) acts() bool { return s.may(crew.Dodge) != nil || s.may(crew.Look) != nil }

// work takes foes' consoles, brings back the own ones, and goes to where ships meet.
func (b *fighter) work(s *boots) (name string, i sim.Intent) {
	if s.leaving() {
		return "", nil
	}
	if x := s.sought(); x != nil {
		s.legal(crew.Handle, func(a *picture.ActRow) {
			if a.Item == x.Number {
				name, i = fmt.Sprint("handle ", a.Item), &deployment.Handle{Thing: crew.FixtureID(a.Item)}
			}
		})
		if i != nil {
			return name, i
		}
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
	if b.seat.Role != crew.Boots && !s.alongside() && !s.idle() {
		return "", nil
	}
	s.legal(crew.Cross, func(a *picture.ActRow) {
		if k := s.p.Contact(a.Ship); i == nil && k != nil && k.Side != s.me.Side {
			name, i = fmt.Sprint("cross ", a.Ship), &sim.Cross{Ship: a.Ship}
		}
	})
	if i == nil {
		s.legal(crew.Launch, func(a *picture.ActRow) {
			if k := s.p.Contact(a.Ship); i == nil && k != nil && k.Side != s.me.Side && k.State == ships.Able && s.gathered() {
				name, i = fmt.Sprint("launch ", a.Ship), &sim.Launch{Ship: a.Ship}
			}
		})
	}
	return name, i
}

// gathered reports whether nearly everybody who would come along in a pod is at a hatch.
func (s *boots) gathered() bool {
	all, away := 0, 0
	for i := range s.p.People {
		o := &s.p.People[i]
		comes := o.Seat.Role == crew.Boots || s.idle() && o.Seat.Role != crew.Mechanic // who may have something to mend
		if comes && o.Side == s.me.Side && o.Deck == s.me.Deck && o.State == personal.Able {
			if all++; !s.isAtHatch(o.At) {
				away++
			}
		}
	}
	return late*away <= all
}

// isAtHatch reports whether a square is at a hatch.
func (s *boots) isAtHatch(q deckplan.Square) bool {
	for i := range s.p.Lines {
		l := &s.p.Lines[i]
		if l.Deck != s.me.Deck || l.Level != q.Level {
			continue
		}
		for x := range l.Cells {
			if l.Cells[x] == '^' && apart(deckplan.Square{X: int16(x), Y: l.Y, Level: l.Level}, q) <= 1 {
				return true
			}
		}
	}
	return false
}

// keeps reports whether the deck's ship is to be captured, not wrecked.
func (s *boots) keeps() bool {
	return s.deck != nil && wants(s.p, s.me.Side, scenario.Capture, s.deck.Ship)
}

func (s *boots) person(id crew.ID) *picture.PersonRow {
	for i := range s.p.People {
		if s.p.People[i].ID == id {
			return &s.p.People[i]
		}
	}
	return nil
}
