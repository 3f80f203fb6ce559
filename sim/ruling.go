package sim

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// rulings has a constructor for the ruling of each verb.
var rulings = [256]func() Intent{
	crew.RulePerson:     newIntent[OnFoot],
	crew.RuleTempo:      newIntent[SetTempo],
	crew.RulePause:      newIntent[Pause],
	crew.RuleClock:      newIntent[SetClock],
	crew.RuleEndTurn:    newIntent[ForceEnd],
	crew.RuleInitiative: newIntent[SetInitiative],
	crew.RuleSpawn:      newIntent[Spawn],
	crew.RuleMove:       newIntent[Place],
	crew.RuleEdit:       newIntent[Edit],
	crew.RuleRemove:     newIntent[Remove],
	crew.RuleEdge:       newIntent[GrantEdge],
	crew.RuleCover:      newIntent[SetCover],
	crew.RuleDamage:     newIntent[Damage],
	crew.RuleDice:       newIntent[SetDice],
	crew.RuleHold:       newIntent[HoldOrders],
	crew.RuleRelease:    newIntent[Release],
	crew.RuleCancel:     newIntent[CancelOrder],
	crew.RuleAllow:      newIntent[Allow],
	crew.RuleCommand:    newIntent[Command],
	crew.RuleHide:       newIntent[SetHidden],
	crew.RuleSay:        newIntent[Say],
	crew.RuleEnd:        newIntent[Finish],
	crew.RuleSurprise:   newIntent[Surprise],
	crew.RuleRename:     newIntent[Rename],
	crew.RuleRepair:     newIntent[Repair],
	crew.RuleMaintain:   newIntent[Maintain],
	crew.RuleTravel:     newIntent[Travel],
	crew.RuleCondition:  newIntent[SetCondition],
	crew.RuleCall:       newIntent[Signal],
	crew.RuleReach:      newIntent[ReserveWeapon],
	crew.RulePull:       newIntent[Pull],
}

// newIntent returns an empty intent of type T.
func newIntent[T any, P interface {
	*T
	Intent
}]() Intent {
	return P(new(T))
}

func sideOf(s *ships.Ship) event.Sides { return event.Sides(0).With(s.Side) }

// tellRuled tells those who are aware of a ship what the GM has changed about it.
func (w *World) tellRuled(v crew.Verb, s *ships.Ship, message say.Text, values ...any) {
	if s == nil {
		w.Emit(event.AllSides, &Ruled{v, 0, say.Of(message, values...)})
		return
	}
	w.Emit(w.Watchers(s), &Ruled{v, s.ID, say.Of(message, values...)})
}

func (w *World) mustKnow(id space.ID) error {
	if w.Ship(id) == nil {
		return crew.Refuse(crew.Manners, "there is no ship %d", id)
	}
	return nil
}

// Pause stops the clock, or starts it. The first start begins the battle.
type Pause struct{ On bool }

func (*Pause) Verb() crew.Verb { return crew.RulePause }

// Fields describes a Pause.
func (r *Pause) Fields(c field.Coder) { field.Bool(c, "on", &r.On) }

func (r *Pause) Check(*World) error { return nil }

func (r *Pause) Do(w *World) {
	if w.Paused != r.On {
		w.Paused = r.On
		w.Emit(event.AllSides, &Paused{r.On})
	}
}

// SetTempo changes the tempo, at any tick.
type SetTempo struct{ Tempo crew.Tempo }

func (*SetTempo) Verb() crew.Verb { return crew.RuleTempo }

// Fields describes a SetTempo.
func (r *SetTempo) Fields(c field.Coder) { field.Int(c, "tempo", &r.Tempo, 0, int64(crew.MaxTempo)) }

func (r *SetTempo) Check(*World) error { return nil }

func (r *SetTempo) Do(w *World) {
	if w.Order.Tempo == r.Tempo {
		return
	}
	w.Emit(event.AllSides, &TempoSet{r.Tempo})
	switch {
	case !w.Begun() || len(w.Order.Slots) == 0 || w.Order.Tempo != crew.Live && r.Tempo != crew.Live:
		w.Order.Tempo = r.Tempo // from the next turn
		return
	case r.Tempo == crew.Live:
		w.Order.GoLive()
		return
	}
	w.Order.EndLive(r.Tempo)
	w.Left = w.Clock
	for i := range w.Ships {
		w.HoldCourse(&w.Ships[i])
		w.Ships[i].Throttle, w.Ships[i].Rudder, w.Ships[i].Ramming = 0, 0, 0
	}
	for i := range w.Order.Slots {
		if i != int(w.Order.Current) {
			w.shutTurns(i)
		}
	}
}

// SetClock limits turns in rounds tempo; 0 ticks means no limit.
type SetClock struct{ Ticks int16 }

func (*SetClock) Verb() crew.Verb { return crew.RuleClock }

// Fields describes a SetClock.
func (r *SetClock) Fields(c field.Coder) { field.Int(c, "ticks", &r.Ticks, 0, picture.MaxClock) }

func (r *SetClock) Check(*World) error { return nil }

func (r *SetClock) Do(w *World) { w.Clock, w.Left = r.Ticks, r.Ticks }

// ForceEnd ends the open turn in rounds tempo, or lets the awaited reaction pass.
type ForceEnd struct{}

func (*ForceEnd) Verb() crew.Verb    { return crew.RuleEndTurn }
func (*ForceEnd) Fields(field.Coder) {}

func (*ForceEnd) Check(w *World) error {
	if !w.Begun() || w.Order.Tempo == crew.Live || len(w.Order.Slots) == 0 {
		return crew.Refuse("SHIP-ROUND", "only in rounds tempo is there one turn to end")
	}
	return nil
}

func (*ForceEnd) Do(w *World) {
	if len(w.Windows) > 0 {
		consoles, decks := w.answerers()
		w.Windows.Answer(crew.Reply{}, consoles, decks)
		return
	}
	w.leaveTurn()
	w.Held = slices.DeleteFunc(w.Held, func(h HeldOrder) bool { return h.Left > 0 && !w.stillPossible(&h) })
}

// SetInitiative gives a seat's slot another total (SHIP-INIT). Before the first turn it
// adds a seat without a slot, which then does not roll.
type SetInitiative struct {
	Seat  crew.Seat
	Total int16
}

func (*SetInitiative) Verb() crew.Verb { return crew.RuleInitiative }

// Fields describes a SetInitiative.
func (r *SetInitiative) Fields(c field.Coder) {
	r.Seat.Fields(c)
	field.Int(c, "total", &r.Total, -100, 200)
}

func (r *SetInitiative) Check(w *World) error {
	if m, _ := w.HolderOf(r.Seat); m == nil {
		return crew.Refuse(crew.Manners, "there is no seat %s on ship %d", r.Seat, r.Seat.Ship)
	}
	return nil
}

func (r *SetInitiative) Do(w *World) {
	m, id := w.HolderOf(r.Seat)
	w.Order.Put(id, r.Total)
	if !isDeployed(w, r.Seat) {
		w.tellRuled(crew.RuleInitiative, nil, "%s acts on %d", r.Seat.Name(), r.Total)
		return
	}
	w.tellRuled(crew.RuleInitiative, w.Ship(m.Seat.Ship), "the %s acts on %d", r.Seat, r.Total)
}

// GrantEdge gives advantage or disadvantage on the next roll of a kind.
type GrantEdge struct {
	Good    bool
	Kind    EdgeKind
	Seat    crew.Seat // the seat that rolls; no role: anybody aboard the ship
	Against space.ID  // only attacks on this ship; 0: any
}

// EdgeKind is the kind of rolls that an Edge affects.
type EdgeKind uint8

// The kinds.
const (
	EdgeCheck EdgeKind = iota
	EdgeAttack
	EdgeSave // of the ship
	lastEdge = EdgeSave
)

func (*GrantEdge) Verb() crew.Verb { return crew.RuleEdge }

// Fields describes a GrantEdge.
func (r *GrantEdge) Fields(c field.Coder) {
	field.Bool(c, "good", &r.Good)
	field.Int(c, "kind", &r.Kind, 0, int64(lastEdge))
	r.Seat.Fields(c)
	ships.ShipField(c, "against", &r.Against)
}

func (r *GrantEdge) Check(w *World) error {
	if m, _ := w.HolderOf(r.Seat); m == nil && r.Seat.Role != crew.NoRole {
		return crew.Refuse(crew.Manners, "there is no seat %s on ship %d", r.Seat, r.Seat.Ship)
	}
	if err := w.mustKnow(r.Seat.Ship); err != nil || r.Against == 0 {
		return err
	}
	return w.mustKnow(r.Against)
}

func (r *GrantEdge) Do(w *World) {
	_, id := w.HolderOf(r.Seat)
	impact.GrantEffect(&w.Battle, ships.Effect{
		Change: shipyard.Change{Touch: [...]shipyard.Touch{shipyard.Checks, shipyard.Attacks, shipyard.Saves}[r.Kind], Modifier: modifier.Lean(r.Good), First: true},
		Member: id, Ship: r.Seat.Ship, Against: r.Against, Cause: crew.RuleEdge,
	})
	who, word := say.Text("its"), say.Text("disadvantage")
	if id != 0 {
		who = say.Of("the %s's", r.Seat)
	}
	if r.Good {
		word = "advantage"
	}
	roll := [...]say.Text{"check", "attack", "save"}[r.Kind]
	if r.Against != 0 {
		roll = say.Of("attack on %s", r.Against.Name())
	}
	w.tellRuled(crew.RuleEdge, w.Ship(r.Seat.Ship), "%s on %s next %s", word, who, roll)
}

// SetDice sets the next dice, in order; a value of 0 leaves a die to chance. Without dice
// it discards those that have not been thrown.
type SetDice struct{ Dice []dice.Fixed }

func (*SetDice) Verb() crew.Verb { return crew.RuleDice }

// Fields describes a SetDice.
func (r *SetDice) Fields(c field.Coder) { dice.FixedList(c, &r.Dice) }

func (r *SetDice) Check(w *World) error { return checkDice(r.Dice, nil) }

func (r *SetDice) Do(w *World) {
	w.Tray.Clear()
	w.Tray.Lay(r.Dice...)
}

// Command gives an order as any seat, with the same checks.
type Command struct {
	Seat   crew.Seat
	Intent Intent
}

func (*Command) Verb() crew.Verb { return crew.RuleCommand }

// Fields describes a Command.
func (r *Command) Fields(c field.Coder) {
	r.Seat.Fields(c)
	crew.IntentField(c, "verb", &r.Intent, commanded)
}

// commanded returns an empty order of a verb, or nil for a ruling.
func commanded(v crew.Verb) Intent {
	i := NewIntent(v)
	if _, rules := i.(Ruling); rules {
		return nil
	}
	return i
}

func (r *Command) Check(w *World) error {
	if r.Seat.Role == crew.GM {
		return crew.Refuse(crew.Manners, "the GM gives rulings without a command")
	}
	if refusal := w.Validate(&Order{Seat: r.Seat, Intent: r.Intent, ruled: true}); refusal != nil {
		return refusal
	}
	return nil
}

func (r *Command) Do(w *World) { w.obey(&Order{Seat: r.Seat, Intent: r.Intent, ruled: true}) }

// Say tells the table, or only some sides, something.
type Say struct {
	Text  string
	Sides event.Sides
	As    string // the name of the speaker that they are told; "": the GM
}

func (*Say) Verb() crew.Verb { return crew.RuleSay }

// Fields describes a Say.
func (r *Say) Fields(c field.Coder) {
	field.Text(c, "text", &r.Text, scenario.MaxText)
	field.Int(c, "sides", &r.Sides, 0, 255)
	field.Text(c, "as", &r.As, 3*crew.MaxName)
}

func (r *Say) Check(*World) error {
	if r.Text == "" {
		return crew.Refuse(crew.Manners, "there is nothing to say")
	}
	return nil
}

func (r *Say) Do(w *World) { w.Emit(r.Sides, &Said{r.Text, r.As}) }

// Finish ends the battle, or lets it continue until the GM ends it.
type Finish struct {
	Over    bool
	Winners event.Sides
	Text    string
}

func (*Finish) Verb() crew.Verb { return crew.RuleEnd }

// Fields describes a Finish.
func (r *Finish) Fields(c field.Coder) {
	field.Bool(c, "over", &r.Over)
	field.Int(c, "winners", &r.Winners, 0, 255)
	field.Text(c, "text", &r.Text, scenario.MaxText)
}

func (r *Finish) Check(*World) error { return nil }

func (r *Finish) Do(w *World) {
	if r.Over {
		w.Endless = false
		endBattle(w, r.Winners, say.Name(r.Text))
		return
	}
	w.Over, w.Endless, w.Winners, w.Outcome = false, true, 0, ""
}

// Surprise surprises a seat, or ends its surprise (SHIP-SURPRISE). It lasts until the end
// of that seat's next turn.
type Surprise struct {
	Seat crew.Seat
	On   bool
}

func (*Surprise) Verb() crew.Verb { return crew.RuleSurprise }

// Fields describes a Surprise.
func (r *Surprise) Fields(c field.Coder) {
	r.Seat.Fields(c)
	field.Bool(c, "on", &r.On)
}

func (r *Surprise) Check(w *World) error {
	m, _ := w.HolderOf(r.Seat)
	switch {
	case m == nil:
		return crew.Refuse(crew.Manners, "there is no seat %s on ship %d", r.Seat, r.Seat.Ship)
	case !isDeployed(w, r.Seat):
		return crew.Refuse(crew.Manners, "to surprise somebody on foot, use the ruling for people on foot")
	case m.Open:
		return crew.Refuse("SHIP-SURPRISE", "the turn of the %s has begun", r.Seat)
	}
	return nil
}

func (r *Surprise) Do(w *World) {
	m, id := w.HolderOf(r.Seat)
	m.Surprised, m.Reaction = r.On, !r.On
	shareSurprise(w, id, false)
	word := say.Text("the %s is not surprised")
	if r.On {
		word = "the %s is surprised"
	}
	w.Emit(sideOf(w.Ship(r.Seat.Ship)), &Ruled{crew.RuleSurprise, r.Seat.Ship, say.Of(word, r.Seat)})
}
