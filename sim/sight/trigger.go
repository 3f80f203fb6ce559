package sight

import (
	"broadside/sim/picture"
)

func (v *viewer) triggerRows() []picture.TriggerRow {
	var rows []picture.TriggerRow
	for i := range v.Scenario.Triggers {
		t, q := &v.Scenario.Triggers[i], &v.Cues[i]
		rows = append(rows, picture.TriggerRow{Number: uint8(i), Title: t.Title, Round: q.Round, Off: q.Off})
	}
	return rows
}
