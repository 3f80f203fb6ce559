package bridge

import (
	"testing"

	"broadside/cmd/station/kit"
)

// The list of keys says why a key does nothing, for people who have no mouse to point with.
func TestKeysSayWhyTheyAreOff(t *testing.T) {
	dock := kit.Action{Name: "Dock", Key: "pilot.dock", Does: "Make fast.", Rule: "HOUSE-DOCK"}
	can, plain := told(dock)
	dock.Why = "Tally Sheet is too far away"
	cannot, warns := told(dock)
	if can.String() != "Make fast." || cannot.String() != "Tally Sheet is too far away. [HOUSE-DOCK]" || plain == warns {
		t.Errorf("possible, it reads %q; else %q", can, cannot)
	}
}

// A control's key is listed once, with what the control does.
func TestKeysAreListedOnce(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	list := keysWithoutControl(u, []kit.Action{{Name: "Live", Key: "gm.tempo"}}, []kit.Bound{"bridge.talk", "map.closer"})
	if len(list) != 1 || list[0].Key != "map.closer" {
		t.Errorf("beside a control with T stand %v", list)
	}
}
