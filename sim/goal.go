package sim

import (
	"fmt"

	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/scenario"
)

// GoalReached says that a side has reached a goal.
type GoalReached struct {
	Side event.Side
	Text string
}

func (*GoalReached) Kind() event.Kind { return KindGoal }

// Fields describes a GoalReached.
func (f *GoalReached) Fields(c field.Coder) {
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
	field.Text(c, "text", &f.Text, scenario.MaxText)
}

func (f *GoalReached) Sentence(event.Names) string { return "Goal reached: " + f.Text }

// GoalChanged says that a goal can no longer be reached, has come into force, or
// is in force no more.
type GoalChanged struct {
	Side     event.Side
	Standing scenario.Standing
	Text     string
}

func (*GoalChanged) Kind() event.Kind { return KindGoalChanged }

// Fields describes a GoalChanged.
func (f *GoalChanged) Fields(c field.Coder) {
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
	field.Int(c, "standing", &f.Standing, 0, int64(scenario.Shut))
	field.Text(c, "text", &f.Text, scenario.MaxText)
}

func (f *GoalChanged) Sentence(event.Names) string {
	return [...]string{"A new goal: ", "Goal reached: ", "Goal failed: ", "No longer a goal: "}[f.Standing] + f.Text
}

// ZoneKept says how long a side has held a zone.
type ZoneKept struct {
	Side      event.Side
	Kept, All int32
}

func (*ZoneKept) Kind() event.Kind { return KindZoneKept }

// Fields describes a ZoneKept.
func (f *ZoneKept) Fields(c field.Coder) {
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
	field.Int(c, "kept", &f.Kept, 0, 1<<30)
	field.Int(c, "all", &f.All, 0, 1<<30)
}

func (f *ZoneKept) Sentence(event.Names) string {
	if f.Kept == 0 {
		return fmt.Sprintf("The zone is held no longer; it takes %d rounds from the start.", f.All)
	}
	return fmt.Sprintf("The zone has been held for %d of %d rounds.", f.Kept, f.All)
}
