// Package report summarises a battle: who dealt what to whom, how well they aimed, and when it
// turned.
package report

import (
	"fmt"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Report summarises a battle up to the last tick that Follow was given.
type Report struct {
	Title, Key string
	Seed       uint64
	Sides      []string
	Ships      []*Ship // in order of arrival
	People     []*Person
	Strength   []Sample
	Points     []Point
	Ticks      int64 // from the beginning of the battle to its end
	Played     int64 // ticks without those of waits
	Rounds     int32
	Outcome    say.Text // or "" where the battle was not decided
	Winners    event.Sides

	start   int64 // the tick in which the battle began; -1: it has not
	byID    map[space.ID]*Ship
	people  map[crew.ID]*Person
	leader  int   // the leading side, or -1
	stir    int64 // the tick in which something last happened
	heavy   blow
	injures bool  // by the book, who is hurt on foot has injuries and keeps their points
	end     Point // of the battle, if it was decided
}

// Ship summarises a ship.
type Ship struct {
	Name, Class string
	Side        event.Side
	State       say.Text
	Attacks     int // rolled
	Hits        int
	Criticals   int
	Saves       int // forced upon targets, including those of rams
	Failed      int // of those
	Rolled      int // damage before shields and armour, counted once for all whom it strikes
	Dealt       int // points of shields and hull, of friends too
	Taken       int
	Luck        int // sum of the d20s that counted in its attacks

	down bool // since it was disabled
}

// Sample is the strength of the sides at a tick: shields and hull of their ships that can
// fight or, in a battle that has had no ships, the points of their people who can, in
// hundredths of the side's maximum.
type Sample struct {
	Played int64 // ticks until then without those of waits
	Round  int32
	Parts  []int
}

// Point is a moment at which a battle turned.
type Point struct {
	Tick   int64
	Played int64 // as in Sample
	Round  int32
	Side   event.Side // the side that gains or loses
	Text   say.Text

	weight weight
}

// weight ranks moments by how much they tell about a battle.
type weight uint8

const (
	detail weight = iota
	change
	swing
	decision
)

// blow is a ship's largest loss in one tick.
type blow struct {
	points int
	point  Point
}

// sampleEvery is the number of ticks between samples: a second.
const sampleEvery = 20

// wait is how long nothing may happen before time counts as waiting: while people think, or
// the GM has paused.
const wait = crew.RoundTicks

// lead is the lead in hundredths that makes a side the leader.
const lead = 10

// New returns a report of a battle that is about to be followed.
func New(w *sim.World, seed uint64) *Report {
	r := &Report{Title: w.Scenario.Title, Key: w.Scenario.Key, Seed: seed, byID: map[space.ID]*Ship{}, people: map[crew.ID]*Person{}, leader: -1, start: -1}
	for _, s := range w.Scenario.Sides {
		r.Sides = append(r.Sides, s.Name)
	}
	r.injures = w.Fight.HasDecks() && w.Fight.Book().Toll == rulebook.TakesInjuries
	r.begin(w)
	r.addShips(w)
	r.crowd(w)
	return r
}

// begin notes when the battle begins.
func (r *Report) begin(w *sim.World) {
	if r.start < 0 && w.Begun() {
		r.start = w.Tick
	}
}

// since returns the ticks from the beginning of the battle to a tick.
func (r *Report) since(tick int64) int64 {
	if r.start < 0 {
		return 0
	}
	return max(0, tick-r.start)
}

// Follow records a tick and its events.
func (r *Report) Follow(w *sim.World, events []event.Event) {
	r.begin(w)
	if !w.Over && r.Outcome != "" { // the GM lets it go on
		r.Outcome, r.Winners = "", 0
	}
	if r.Outcome != "" { // a GM repairs for the next battle
		return
	}
	r.Ticks, r.Rounds = r.since(w.Tick), w.Order.Round
	if len(events) > 0 {
		r.stir = w.Tick
		r.addShips(w)
		r.crowd(w)
	}
	if w.Tick-r.stir < wait && r.since(w.Tick) > 0 {
		r.Played++
	}
	lost := map[space.ID]int{}
	for _, e := range events {
		r.count(w, e.Fact, lost)
		r.deed(e.Fact)
	}
	for i := range w.Ships {
		s := &w.Ships[i]
		if n := lost[s.ID]; n > r.heavy.points {
			r.heavy = blow{n, r.point(w, s.Side, swing, say.Of("The heaviest blow: %s loses %d points at once.", s.Name, n))}
		}
	}
	if w.Tick%sampleEvery == 0 || w.Tick == 1 || w.Over {
		r.sample(w)
	}
	if w.Over {
		r.Outcome, r.Winners = w.Outcome, w.Winners
		if r.Outcome == "" {
			r.Outcome = "The GM has ended the battle."
		}
		r.end = r.point(w, first(r.Winners), decision, r.Result())
	}
}

// addShips adds ships that have arrived.
func (r *Report) addShips(w *sim.World) {
	for i := range w.Ships {
		s := &w.Ships[i]
		if s.Charge.Live { // a bomb's damage counts for its ship
			continue
		}
		k := r.byID[s.ID]
		if k == nil {
			k = &Ship{Class: w.ClassOf(s).Name}
			r.byID[s.ID] = k
			r.Ships = append(r.Ships, k)
		}
		k.Name, k.Side, k.State = s.Name, s.Side, say.Text(s.State.String())
	}
}

// count records a fact.
func (r *Report) count(w *sim.World, f event.Fact, lost map[space.ID]int) {
	switch f := f.(type) {
	case *ships.Attacked:
		r.attack(f.By.Ship, f.Hit, f.Critical, &f.Roll)
	case *ships.FiredAt:
		if f.Roll.Dice.Len() > 0 {
			r.attack(f.By.Ship, f.Hit, f.Critical, &f.Roll)
		}
	case *ships.Saved:
		if k := r.byID[f.By.Ship]; k != nil {
			k.Saves++
			k.Failed += one(!f.Success)
		}
	case *ships.DamageRolled:
		if k := r.byID[f.By.Ship]; k != nil {
			k.Rolled += int(f.Amount())
		}
	case *ships.Damaged:
		n := int(f.Shield + f.Hull)
		lost[f.Ship] += n
		if k := r.byID[f.Ship]; k != nil {
			k.Taken += n
		}
		if k := r.byID[f.By]; k != nil && f.By != f.Ship {
			k.Dealt += n
		}
	case *ships.ShieldsDown:
		r.turn(w, f.Ship, detail, f)
	case *ships.WasDisabled:
		if !r.falls(f.Ship, true) { // a stable ship that is hit makes saves again
			r.turn(w, f.Ship, decision, f)
		}
	case *ships.WasDestroyed:
		r.turn(w, f.Ship, decision, f)
	case *ships.Revived:
		r.falls(f.Ship, false)
		r.turn(w, f.Ship, decision, f) // it tells as much as what it undoes
	case *sim.Arrived:
		if w.Begun() && w.Order.Round > 1 {
			r.turn(w, f.Ship, change, f)
		}
	case *sim.Left:
		for _, k := range r.Ships {
			if k.Name == f.Name {
				k.State = "left the battle"
			}
		}
		r.Points = append(r.Points, r.point(w, 0, change, f.Sentence()))
	case *sim.GoalReached:
		r.Points = append(r.Points, r.point(w, f.Side, decision, f.Sentence()))
	}
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// falls notes whether a ship is down, and reports whether it was.
func (r *Report) falls(id space.ID, down bool) (was bool) {
	if k := r.byID[id]; k != nil {
		was, k.down = k.down, down
	}
	return was
}

// turn records what happened to a ship as a moment.
func (r *Report) turn(w *sim.World, id space.ID, much weight, f event.Fact) {
	if s := w.Ship(id); s != nil && !s.Charge.Live {
		r.Points = append(r.Points, r.point(w, s.Side, much, f.Sentence()))
	}
}

func (r *Report) point(w *sim.World, side event.Side, much weight, text say.Text) Point {
	return Point{w.Tick, r.Played, w.Order.Round, side, say.WithNames(text, w), much}
}

// strength returns the points that each side has to fight with, and at most.
func (r *Report) strength(w *sim.World) (have, most []int64) {
	have, most = make([]int64, len(r.Sides)), make([]int64, len(r.Sides))
	add := func(side event.Side, fights bool, points, all int32) {
		if int(side) >= len(most) {
			return
		}
		if most[side] += int64(all); fights {
			have[side] += int64(points)
		}
	}
	for i := range w.Ships {
		if k := &w.Ships[i]; !k.Charge.Live {
			add(k.Side, k.State == ships.Able, k.Hull+k.Shield, k.HullMax+k.ShieldMax)
		}
	}
	if len(r.Ships) > 0 {
		return have, most
	}
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		if k := r.people[p.ID]; k != nil && (k.Came == personal.Dead || k.Came == personal.Away) {
			continue
		}
		if r.injures {
			const whole = 100
			add(p.Side, p.State == personal.Able, int32(whole/(1+len(p.Faces))), whole)
		} else {
			add(p.Side, p.State == personal.Able, p.HP, p.MaxHP)
		}
	}
	return have, most
}

// sample records the strength of the sides, and a change of the leader.
func (r *Report) sample(w *sim.World) {
	s := Sample{Played: r.Played, Round: w.Order.Round, Parts: make([]int, len(r.Sides))}
	have, most := r.strength(w)
	best, second := -1, -1
	for i := range have {
		if most[i] > 0 {
			s.Parts[i] = int(100 * have[i] / most[i])
		}
		if best < 0 || s.Parts[i] > s.Parts[best] {
			best, second = i, best
		} else if second < 0 || s.Parts[i] > s.Parts[second] {
			second = i
		}
	}
	r.Strength = append(r.Strength, s)
	if second < 0 || s.Parts[best]-s.Parts[second] < lead || best == r.leader {
		return
	}
	if r.leader >= 0 {
		r.Points = append(r.Points, r.point(w, event.Side(best), swing, say.Of("%s lead, %d %% of strength against %d %%.", r.Sides[best], s.Parts[best], s.Parts[second])))
	}
	r.leader = best
}

// Turning returns at most n moments at which the battle turned. Those of ships rank before
// shields, leads and blows; the end comes last.
func (r *Report) Turning(n int) []Point {
	all := append([]Point(nil), r.Points...)
	if r.heavy.points > 0 {
		all = append(all, r.heavy.point)
	}
	if r.Outcome != "" {
		all = append(all, r.end)
	}
	return mostTelling(all, n)
}

// Result returns who has won.
func (r *Report) Result() say.Text {
	if r.Outcome == "" {
		return say.Of("Nobody has won. Rounds played: %d.", r.Rounds)
	}
	var won []say.Text
	for i, name := range r.Sides {
		if r.Winners.Has(event.Side(i)) {
			won = append(won, say.Name(name))
		}
	}
	if len(won) == 0 {
		return say.Of("Nobody wins. %s", r.Outcome)
	}
	return say.Of("Won by %s. %s", say.Join("%s and %s", won), r.Outcome)
}

func first(m event.Sides) event.Side {
	for s := range event.Side(event.MaxSides) {
		if m.Has(s) {
			return s
		}
	}
	return 0
}

// clock returns a tick as minutes and seconds at the battle's own speed.
func clock(tick int64) string {
	const second = crew.RoundTicks / 6
	s := tick / second
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

// attack records an attack.
func (r *Report) attack(by space.ID, hit, critical bool, roll *dice.Roll) {
	k := r.byID[by]
	if k == nil {
		return
	}
	k.Attacks++
	k.Hits += one(hit)
	k.Criticals += one(critical)
	for _, d := range roll.Dice.All() {
		if !d.Dropped && d.Faces == 20 {
			k.Luck += int(d.Value)
		}
	}
}
