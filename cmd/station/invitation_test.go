package main

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/netcode/discovery"
)

// A host who has closed a table is asked again before the next one is closed.
func TestClosingEachTableAsksAgain(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	var h host
	press := func(keys ...kit.Key) lobby.Call {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: keys}, u.Now+1)
		defer u.End()
		return h.invitation.Show(u, discovery.Ways{Code: "K7M2QX"}, nil, lobby.Present{})
	}
	press("Escape")
	if c := press("Y"); !c.Close {
		t.Fatalf("the answer asks for %+v", c)
	}
	h.close()
	press()
	if c := press("Y"); c.Close {
		t.Error("the next table is closed by one key")
	}
}
