package bridge

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
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

// By touch there are no keys to read about, and a deck's squares are still told.
func TestHelpByTouchListsNoKeys(t *testing.T) {
	for role, tab := range map[crew.Role]string{crew.Gunner: "", crew.Boots: "Deck"} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		p := &picture.Picture{}
		p.Head.Seat = crew.Seat{Ship: 1, Role: role, Number: 1}
		v := view.New(nil, p, 1)
		v.Role = role
		b := &Bridge{}
		u.Begin(nil, 390, 844, kit.Input{}, 1)
		b.showHelp(u, v)
		u.End()
		if texts := u.Texts(); slices.Contains(texts, "Keys") || tab != "" && !slices.Contains(texts, tab) {
			t.Errorf("the help of the %v says %q", role, texts)
		}
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
