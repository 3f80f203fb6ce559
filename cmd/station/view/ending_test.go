package view_test

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Ending a turn right after a shot waits for the shot's effect: it is neither lost, nor asked about
// because of the shot itself.
func TestEndingATurnWaitsForTheShotBefore(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	p := &picture.Picture{Options: []picture.Option{{Verb: crew.Attack, Target: 2, Chance: 650}}, Contacts: []picture.Contact{{ID: space.ID(2), Side: 1, Name: "Fair Share"}}}
	var e view.Ending
	v := view.New(nil, p, 1)
	sure := func(settling, left, asked bool) (sure bool) {
		v.Settling = settling
		p.Options[0].Chance = 0
		if left {
			p.Options[0].Chance = 650
		}
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		defer u.End()
		return e.Sure(u, v, kit.Action{Name: "End turn", Key: "bridge.end"}, asked)
	}
	if sure(false, true, false) || sure(false, true, true) || !sure(false, true, true) {
		t.Error("with an attack left a turn does not end when that is asked for twice")
	}
	if sure(true, true, true) || sure(true, true, false) {
		t.Error("a turn ends before it is known what the shot leaves")
	}
	if !sure(false, false, false) || sure(false, false, false) {
		t.Error("when nothing is left it does not end, once")
	}
	if sure(true, true, true) || sure(false, true, false) || !sure(false, true, true) {
		t.Error("when another attack is left it does not ask first")
	}
	p.Head.Round = 1
	if sure(true, false, true) {
		t.Error("a turn ends before it is known what the shot leaves")
	}
	if p.Head.Round = 2; sure(false, false, false) {
		t.Error("what was asked for in one round ends a turn of the next")
	}
}
