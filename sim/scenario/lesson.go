package scenario

import (
	"slices"

	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Lesson teaches one seat of a scenario, step by step.
type Lesson struct {
	Role  crew.Role // of the first ship of players, or the GM's chair
	Steps []LessonStep
}

// LessonStep is one thing to learn: a text, the control that it is about, and what ends
// the step.
type LessonStep struct {
	Says    string
	Control string    // the station's name for it, or a prefix of that; "" for none
	Action  string    // the bound action if there is no control, such as "any.up", several separated by spaces; "" for none
	Until   Until     // what ends it
	Verb    crew.Verb // Ordered
	Target  space.ID  // Beaten; Ordered: a ship that a fixed weapon must then reach, or 0
	Needs   space.ID  // a ship without which it cannot happen; 0 for none
	Else    string    // shown when something else is done
}

// Until is what ends a step of a lesson.
type Until uint8

// The ends of a step.
const (
	Read      Until = iota // the learner says that they have read it
	Used                   // the control or the action is used
	Ordered                // an order is obeyed
	TurnOpen               // the learner's turn is open
	Beaten                 // a ship can no longer fight
	Ended                  // the battle is over
	lastUntil = Ended
)

// Limits of a lesson.
const (
	MaxSteps   = 40
	MaxSays    = 300 // bytes of a step's text
	MaxControl = 40  // bytes of a control's name
)

// Fields describes a Lesson.
func (l *Lesson) Fields(c field.Coder) {
	field.Int(c, "role", &l.Role, 0, int64(crew.Boots))
	field.List(c, "steps", &l.Steps, MaxSteps, func(c field.Coder, s *LessonStep) {
		field.Text(c, "says", &s.Says, MaxSays)
		field.Text(c, "control", &s.Control, MaxControl)
		field.Text(c, "action", &s.Action, MaxControl)
		field.Int(c, "until", &s.Until, 0, int64(lastUntil))
		field.Int(c, "verb", &s.Verb, 0, 255)
		field.Int(c, "target", &s.Target, 0, space.MaxID)
		field.Int(c, "needs", &s.Needs, 0, space.MaxID)
		field.Text(c, "else", &s.Else, MaxSays)
	})
}

// Seat returns the seat that a scenario's lesson is for.
func (s *Scenario) Seat() crew.Seat {
	if s.Lesson.Role == crew.GM {
		return crew.Master
	}
	for i := range s.Ships {
		if side := s.Ships[i].Side; int(side) < len(s.Sides) && s.Sides[side].Players { // a file may lack its sides
			return crew.Seat{Ship: s.ShipID(i), Role: s.Lesson.Role, Number: 1}
		}
	}
	return crew.Seat{Role: s.Lesson.Role, Number: 1}
}

// Control is something at a station that a lesson can point to, by the station's name or
// a prefix of it, and the order that it gives, or crew.NoVerb.
type Control struct {
	Name  string
	Roles crew.Roles
	Verb  crew.Verb
}

// everyone is the roles of all seats but the main screen.
const everyone = crew.AllStations | 1<<crew.Boots | 1<<crew.GM

// controls lists the controls that lessons can name. A test compares them with the
// screens.
var controls = [...]Control{
	{"Give the course", crew.Of(crew.Pilot), crew.Fly},
	{"Evade", crew.Of(crew.Pilot), crew.Evade},
	{"Ram", crew.Of(crew.Pilot), crew.Ram},
	{"Hide", crew.Of(crew.Pilot), crew.Hide},
	{"Fire", crew.Of(crew.Gunner), crew.Attack},
	{"Fire one attack", crew.Of(crew.Gunner), crew.NoVerb},
	{"Disable only", crew.Of(crew.Gunner), crew.NoVerb},
	{"Interfere", crew.Of(crew.Operator), crew.Interfere},
	{"Search by Investigation", crew.Of(crew.Operator), crew.NoVerb},
	{"Patch", crew.Of(crew.Mechanic), crew.Patch},
	{"System Boost", crew.Of(crew.Mechanic), crew.NoVerb},
	{"Next check", crew.Of(crew.Coordinator), crew.Direct},
	{"First attack", crew.Of(crew.Coordinator), crew.NoVerb},
	{"Ready", crew.AllStations, crew.Ready},
	{"Search", crew.AllStations, crew.Search},
	{"Other", crew.AllStations, crew.Improvise},
	{"More", crew.AllStations, crew.NoVerb},
	{"Features", crew.AllStations, crew.Feature},
	{"End turn", crew.AllStations | 1<<crew.Boots, crew.EndTurn},
	{"Goals", everyone, crew.NoVerb},
	{"Help", everyone, crew.NoVerb},
	{"Hide", crew.Of(crew.Boots), crew.Sneak},
	{"Search", crew.Of(crew.Boots), crew.Look},
	{"Ready", crew.Of(crew.Boots), crew.ReadyOnFoot},
	{"Dash", crew.Of(crew.Boots), crew.Dash},
	{"Dodge", crew.Of(crew.Boots), crew.Dodge},
	{"Disengage", crew.Of(crew.Boots), crew.Disengage},
	{"End turn", crew.Of(crew.GM), crew.RuleEndTurn},
	{"Run", crew.Of(crew.GM), crew.RulePause},
	{"Pause", crew.Of(crew.GM), crew.NoVerb},
	{"Tempo", crew.Of(crew.GM), crew.RuleTempo},
	{"Hold", crew.Of(crew.GM), crew.RuleHold},
	{"Dice", crew.Of(crew.GM), crew.RuleDice},
	{"Say", crew.Of(crew.GM), crew.RuleSay},
	{"Say it", crew.Of(crew.GM), crew.NoVerb},
	{"Table", crew.Of(crew.GM), crew.NoVerb},
	{"Notes", crew.Of(crew.GM), crew.NoVerb},
	{"Give an order", crew.Of(crew.GM), crew.RuleCommand},
	{"Damage", crew.Of(crew.GM), crew.RuleDamage},
	{"Advantage", crew.Of(crew.GM), crew.RuleEdge},
	{"Move", crew.Of(crew.GM), crew.RuleMove},
	{"Condition", crew.Of(crew.GM), crew.RuleCondition},
	{"Spawn", crew.Of(crew.GM), crew.RuleSpawn},
	{"Take back", crew.Of(crew.GM), crew.NoVerb},
	{"Yours to decide", crew.Of(crew.GM), crew.NoVerb},
}

// Controls returns the controls that lessons can name at a station.
func Controls(role crew.Role) (list []Control) {
	for _, c := range controls {
		if c.Roles.Has(role) {
			list = append(list, c)
		}
	}
	return list
}

// ControlOf returns the control at a station that gives an order, or "".
func ControlOf(role crew.Role, verb crew.Verb) string {
	list := Controls(role)
	if i := slices.IndexFunc(list, func(c Control) bool { return c.Verb == verb && verb != crew.NoVerb }); i >= 0 {
		return list[i].Name
	}
	return ""
}
