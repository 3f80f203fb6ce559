package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// startBattle begins the battle in the first step that runs: everyone rolls initiative,
// and the first turn begins.
func (w *World) startBattle() {
	if w.Begun() {
		return
	}
	if action.AmbushFirst(&w.Fight) {
		return
	}
	deployment.Surprise(&w.Battle)
	action.Surprise(&w.Fight)
	for i := range w.Members {
		shareSurprise(w, w.Numbering.ID(i), !w.Members[i].Surprised)
	}
	rollInitiative(w)
	if len(w.Order.Slots) == 0 {
		return
	}
	w.Order.Round, w.Order.Current = 1, 0
	w.Emit(event.AllSides, &RoundBegan{1})
	combat.StartRound(&w.Fight)
	combat.AskSwift(&w.Fight)
	impact.ActBeforeTurns(&w.Battle)
	w.openTurns(0)
	if w.Order.Tempo == crew.Live {
		w.Order.GoLive()
	}
}

// rollInitiative rolls for everyone without a slot, in the order of ships and seats.
// Identical NPCs roll once, and so does a crew that acts together (SHIP-INIT). Only ties
// with somebody who has just rolled are broken; other slots stay as they were, or as the
// GM has set them.
func rollInitiative(w *World) {
	var rolled []crew.ID
	for i := range w.Ships {
		s := &w.Ships[i]
		for _, id := range s.Crew {
			if w.Order.Place(id) < 0 && s.State.Crewed() {
				enrolMember(w, s, id, rolled)
				rolled = append(rolled, id)
			}
		}
	}
	breakTies(w, append(rolled, enrolPeople(w)...))
}

// enrolMember gives a member a slot: a shared one, or a roll of their own. New are those
// who have just got one.
func enrolMember(w *World, s *ships.Ship, id crew.ID, new []crew.ID) {
	if w.Scenario.Shared {
		if at := w.Order.Place(s.Crew[0]); at >= 0 {
			joinLowest(w, at, id, new)
			return
		}
	}
	if at := findTwin(w, s, id); at >= 0 {
		w.Order.Slots[at].Members = append(w.Order.Slots[at].Members, id)
		return
	}
	w.Order.Insert(crew.Slot{Members: []crew.ID{id}, Total: rollFor(w, s, id), Due: crew.RoundTicks})
}

func rollFor(w *World, s *ships.Ship, id crew.ID) int16 {
	m := w.Member(id)
	r := dice.Roll{Cause: "initiative"}
	bonus, quick := m.Mind.Initiative()
	switch m.Mind.Kind {
	case crew.NoMachine:
		r.Add("Dexterity", m.Modifier(crew.Dexterity))
	case crew.Brain:
		r.Add("droid brain", bonus)
		if quick {
			r.Advantage("droid brain")
		}
	case crew.Computer:
		r.Add("central computer", crew.ComputerInitiative)
	}
	total := 0
	if m.Mind.Kind == crew.Computer {
		total = r.ThrowSum(&w.Tray, 0, 0)
	} else {
		total = r.ThrowD20(&w.Tray)
	}
	w.Emit(w.Watchers(s), &InitiativeRolled{Seat: m.Seat, Roll: r})
	return int16(total)
}

// joinLowest adds a member to a crew that acts together, on the lowest roll. A crew that is
// entirely new has had no turn yet, and may have one in this round.
func joinLowest(w *World, at int, id crew.ID, new []crew.ID) {
	total := rollFor(w, w.Ship(w.Member(id).Seat.Ship), id)
	slot := &w.Order.Slots[at]
	had := slices.ContainsFunc(slot.Members, func(m crew.ID) bool { return !slices.Contains(new, m) })
	slot.Members = append(slot.Members, id)
	switch {
	case had && total < slot.Total:
		w.Order.Put(id, total)
	case !had:
		s := w.Order.Take(at)
		s.Total, s.Round = min(s.Total, total), 0
		w.Order.Insert(s)
	}
}

// findTwin returns the index of the slot of an identical NPC in the same seat, or -1.
func findTwin(w *World, s *ships.Ship, id crew.ID) int {
	if s.Group == "" {
		return -1
	}
	m := w.Member(id)
	for i := range w.Ships {
		o := &w.Ships[i]
		if o == s || o.Group != s.Group || o.Class != s.Class || o.Side != s.Side {
			continue
		}
		if _, other := w.HolderOf(crew.Seat{Ship: o.ID, Role: m.Seat.Role, Number: m.Seat.Number}); other != 0 {
			if at := w.Order.Place(other); at >= 0 {
				return at
			}
		}
	}
	return -1
}

// breakTies makes tied slots, if one of them is new, each roll a d20 until none are tied.
func breakTies(w *World, rolled []crew.ID) {
	for tries := 0; tries < 30; tries++ {
		tied := false
		for i := 0; i < len(w.Order.Slots); {
			j := i + 1
			for j < len(w.Order.Slots) && w.Order.Slots[i].Equal(&w.Order.Slots[j]) {
				j++
			}
			if j > i+1 && slotsHold(w.Order.Slots[i:j], rolled) {
				for k := range j - i {
					rollTie(w, w.Order.Slots[i:j], k)
				}
				tied = true
			}
			i = j
		}
		if !tied {
			return
		}
		sortSlots(w)
	}
}

func slotsHold(slots []crew.Slot, any []crew.ID) bool {
	for i := range slots {
		for _, id := range slots[i].Members {
			if slices.Contains(any, id) {
				return true
			}
		}
	}
	return false
}

// rollTie rolls for one of those who are tied. It is emitted only to sides that also know of
// another one; otherwise it would reveal that somebody is hidden.
func rollTie(w *World, tied []crew.Slot, at int) {
	s := &tied[at]
	m := w.Member(s.Members[0])
	r := dice.Roll{Cause: "initiative tie"}
	s.Ties = append(s.Ties, int8(r.ThrowD20(&w.Tray)))
	var aware event.Sides
	for i := range tied {
		for _, id := range tied[i].Members {
			if i != at {
				aware |= awareOf(w, id)
			}
		}
	}
	w.Emit(w.onlookers(m)&aware, &InitiativeRolled{Seat: m.Seat, Roll: r, Tie: true})
}

// awareOf returns the sides that know of a member's turns.
func awareOf(w *World, id crew.ID) (to event.Sides) {
	m := w.Member(id)
	if s := w.Ship(m.Seat.Ship); s != nil && m.Seat.Role.Deployed() {
		to = w.Watchers(s)
	}
	if p := w.Fight.Person(id); p != nil {
		to |= w.Fight.Watchers(p)
	}
	return to
}

// sortSlots restores the order after ties were rolled. Before the first turn it cannot disturb
// anybody's turn.
func sortSlots(w *World) {
	current := w.current()
	slots := w.Order.Slots
	w.Order.Slots = make([]crew.Slot, 0, len(slots))
	began := w.Order.Round
	w.Order.Round = 0
	for _, s := range slots {
		w.Order.Insert(s)
	}
	w.Order.Round = began
	if current != 0 {
		w.Order.Current = int16(max(0, w.Order.Place(current)))
	}
}

func (w *World) beginRound() {
	w.Emit(event.AllSides, &RoundBegan{w.Order.Round})
	for _, f := range w.fights() {
		f.BeginRound()
	}
}

// current returns the first member of the slot whose turn it is, or 0.
func (w *World) current() crew.ID {
	if !w.Begun() || int(w.Order.Current) >= len(w.Order.Slots) {
		return 0
	}
	return w.Order.Slots[w.Order.Current].Members[0]
}

// openTurns starts the turns of a slot, and of the neighbours that act together with it:
// those after it, up to somebody of another side who can still act.
func (w *World) openTurns(at int) {
	openSlot(w, at)
	if w.Order.Tempo != crew.Together {
		return
	}
	slots := w.Order.Slots
	for next := at + 1; next < len(slots); next++ {
		switch {
		case slots[next].Round == w.Order.Round || !hasAnybody(w, next):
		case sideOfMember(w, slots[next].Members[0]) != sideOfMember(w, slots[at].Members[0]):
			return
		default:
			openSlot(w, next)
		}
	}
}

// hasAnybody reports whether anybody of a slot is still in the battle.
func hasAnybody(w *World, at int) bool {
	return slices.ContainsFunc(w.Order.Slots[at].Members, func(id crew.ID) bool {
		s, p := w.Ship(w.Member(id).Seat.Ship), w.Fight.Person(id)
		return s != nil && s.State.Crewed() || p != nil && !p.IsOut()
	})
}

// openSlot starts the turns of a slot. What lasts until then ends for the dead too.
func openSlot(w *World, at int) {
	w.Left = w.Clock
	w.Order.Begin(at)
	for _, id := range w.Order.Slots[at].Members {
		s := w.Ship(w.Member(id).Seat.Ship)
		p := w.Fight.Person(id)
		switch crewed := s != nil && s.State.Crewed(); {
		case p != nil && (p.State == personal.Dead || p.IsOut() && !crewed):
		case crewed:
			w.Emit(w.Watchers(s), w.turns.Put(TurnBegan{w.Member(id).Seat}))
		case p != nil:
			w.Emit(w.onlookers(w.Member(id)), w.turns.Put(TurnBegan{w.Member(id).Seat}))
		}
		for _, f := range w.fights() {
			f.StartTurn(id)
		}
		if p != nil && p.State != personal.Able {
			w.Member(id).Close()
		}
	}
}

// shutTurns ends the turns of a slot.
func (w *World) shutTurns(at int) {
	for _, id := range w.Order.Slots[at].Members {
		w.endTurn(id)
	}
}

func (w *World) endTurn(id crew.ID) {
	for _, f := range w.fights() {
		f.EndTurn(id)
	}
}

// passTime opens and closes turns and reaction windows for one tick.
func (w *World) passTime() {
	defer w.breaksDown("time")
	if !w.interrupted() {
		w.passHeld()
	}
	if w.Begun() && w.Order.Tempo == crew.Live {
		w.passLive()
		return
	}
	if holdsDice(w) || awaitAnswer(w) || len(w.Held) > 0 {
		return // the turn waits, and so does its clock
	}
	if !w.Begun() || len(w.Order.Slots) == 0 {
		return // an ambush has no turns
	}
	if w.Clock > 0 && w.Left > 0 {
		if w.Left--; w.Left == 0 {
			shutTurn(w)
		}
	}
	if !busyTurn(w) {
		w.nextTurn()
	}
}

// nextTurn opens the following slot, skipping those of ships that are gone.
func (w *World) nextTurn() {
	w.leaveTurn()
	for range w.Order.Slots {
		if w.Order.Next() {
			w.beginRound()
		}
		w.openTurns(int(w.Order.Current))
		if busyTurn(w) {
			return
		}
		w.leaveTurn()
	}
}

// leaveTurn drops the rest of the courses flown in the current turn.
func (w *World) leaveTurn() {
	shutTurn(w)
	for at := range w.Order.Slots {
		if !w.Order.Slots[at].Acts {
			continue
		}
		for _, id := range w.Order.Slots[at].Members {
			m := w.Member(id)
			if s := w.Ship(m.Seat.Ship); s != nil && w.RolesOf(m).Has(crew.Pilot) {
				w.HoldCourse(s)
				s.Throttle, s.Rudder, s.Ramming = 0, 0, 0
			}
		}
	}
}

// shutTurn ends the turns of all current slots.
func shutTurn(w *World) {
	for at := range w.Order.Slots {
		if w.Order.Slots[at].Acts {
			w.shutTurns(at)
		}
	}
}

// busyTurn reports whether the turn of any current slot goes on.
func busyTurn(w *World) bool {
	for at := range w.Order.Slots {
		if w.Order.Slots[at].Acts && w.busy(at) {
			return true
		}
	}
	return false
}

// busy reports whether a slot's turn goes on: somebody who is up has not ended theirs, or
// their ship still flies a course.
func (w *World) busy(at int) bool {
	for _, id := range w.Order.Slots[at].Members {
		if action.Busy(&w.Fight, id) {
			return true
		}
		m := w.Member(id)
		s := w.Ship(m.Seat.Ship)
		if s == nil || !s.State.Crewed() || m.Seat.Role == crew.Boots {
			continue
		}
		// A person who wakes by a check that took the turn has none left at a console
		// either.
		p := w.Fight.Person(id)
		if m.Open && (p == nil || p.State == personal.Able && p.Open) && (s.CanAct() || s.State == ships.Stowed || w.RolesOf(m).Has(crew.Mechanic)) || w.RolesOf(m).Has(crew.Pilot) && s.UnderWay() {
			return true
		}
	}
	return false
}

// passLive counts every slot down to its next turn. Reactions are taken at once.
func (w *World) passLive() {
	awaitAnswer(w)
	for i := range w.Order.Slots {
		slot := &w.Order.Slots[i]
		if slot.Due--; slot.Due > 0 {
			continue
		}
		slot.Due = w.roundTicks(slot.Members[0])
		w.Order.Current = int16(i)
		if i == 0 {
			w.Order.Round++
			w.beginRound()
		}
		w.shutTurns(i)
		w.openTurns(i)
	}
}

// interrupted reports whether the turn waits for somebody else's reaction, after which it
// continues (SHIP-REACT).
func (w *World) interrupted() bool { return w.Asked() != 0 }

// Asked returns the member who may react now, or 0. In live tempo nobody is asked.
func (w *World) Asked() crew.ID {
	if w.Order.Tempo == crew.Live {
		return 0
	}
	return w.Windows.Asked()
}

// awaitAnswer counts a tick for the open window, and reports whether an answer is awaited.
func awaitAnswer(w *World) bool {
	if len(w.Windows) == 0 {
		return false
	}
	consoles, decks := w.answerers()
	return w.Windows.Pass(w.Order.Tempo == crew.Live, consoles, decks)
}
