package picture

import (
	"broadside/sim/field"
	"broadside/sim/scenario"
)

// TriggerRow is a trigger as the GM sees it.
type TriggerRow struct {
	Number uint8
	Title  string
	Round  int32 // in which it went off last; 0: not yet
	Off    bool
}

// Fields describes a TriggerRow.
func (t *TriggerRow) Fields(c field.Coder) {
	field.Int(c, "number", &t.Number, 0, scenario.MaxTriggers-1)
	field.Text(c, "title", &t.Title, scenario.MaxText)
	field.Int(c, "round", &t.Round, 0, 1<<30)
	field.Bool(c, "off", &t.Off)
}
