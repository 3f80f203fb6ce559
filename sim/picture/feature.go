package picture

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// FeatureRow is a feature that the seat can use or profits from.
type FeatureRow struct {
	Feature crew.FeatureID // in the library
	Name    string
	Says    string
	Kind    shipyard.FeatureKind
	Usage   shipyard.Usage
	With    crew.Verb // the order that it goes with; 0: none
	Cost    crew.Cost
	Pool    shipyard.Pool
	Left    int16 // of the pool
	Most    int16
	Takes   int16 // power points
	Die     int8  // faces; 0: none
	Target  shipyard.Target
	Touches shipyard.Touch // what it can change
	Spoils  shipyard.Touch // the part that it changes only to the disadvantage of the seat's ship
	Tasks   shipyard.Tasks // what it does
	Brings  shipyard.Conditions
	Hook    shipyard.Hook // what it does that the vocabulary cannot express
	Done    bool          // used this turn
	Focus   bool          // kept up by concentration now
	Stance  crew.Stance
	Free    bool            // a free d4 can replace its die
	Second  bool            // with it, Direct helps two
	Work    int8            // actions that it takes; 0: one
	Given   int8            // actions given so far
	Asks    shipyard.Scales // two of these are compared
	Reach   space.Length    // 0: any distance
	Arc     bool            // only ahead of the bow
}

// Fields describes a FeatureRow.
func (r *FeatureRow) Fields(c field.Coder) {
	field.Int(c, "feature", &r.Feature, 1, crew.MaxFeatures)
	field.Text(c, "name", &r.Name, crew.MaxName)
	field.Text(c, "says", &r.Says, scenario.MaxText)
	field.Int(c, "kind", &r.Kind, 0, int64(shipyard.LastFeatureKind))
	field.Int(c, "usage", &r.Usage, 0, int64(shipyard.LastUsage))
	field.Int(c, "with", &r.With, 0, int64(crew.LastVerb))
	field.Int(c, "cost", &r.Cost, 0, int64(crew.LastCost))
	field.Int(c, "pool", &r.Pool, 0, int64(shipyard.LastPool))
	field.Int(c, "left", &r.Left, 0, 1000)
	field.Int(c, "most", &r.Most, 0, 1000)
	field.Int(c, "takes", &r.Takes, 0, 100)
	field.Int(c, "die", &r.Die, 0, 20)
	field.Int(c, "target", &r.Target, 0, int64(shipyard.LastTarget))
	field.Int(c, "touches", &r.Touches, 0, int64(shipyard.AllTouches))
	field.Int(c, "spoils", &r.Spoils, 0, int64(shipyard.AllTouches))
	field.Int(c, "tasks", &r.Tasks, 0, 1<<32-1)
	field.Bool(c, "done", &r.Done)
	field.Bool(c, "focus", &r.Focus)
	crew.StanceField(c, "stance", &r.Stance)
	field.Bool(c, "free", &r.Free)
	field.Bool(c, "second", &r.Second)
	field.Int(c, "work", &r.Work, 0, 100)
	field.Int(c, "given", &r.Given, 0, 100)
	field.Int(c, "asks", &r.Asks, 0, int64(shipyard.Comparable))
	field.Int(c, "brings", &r.Brings, 0, int64(shipyard.AllConditions))
	field.Int(c, "hook", &r.Hook, 0, int64(shipyard.LastHook))
	field.Int(c, "reach", &r.Reach, 0, 4*int64(space.Reach))
	field.Bool(c, "arc", &r.Arc)
}
