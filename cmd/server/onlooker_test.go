package main

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/journal"
)

// onlooker is a hosted battle with a player who only watches.
type onlooker struct {
	*running
	*testing.T
	state string
	pilot *client.Client
	ctx   context.Context
}

// lookAt hosts a battle between bots, with the given program if there is one, and additions to its
// environment.
func lookAt(t *testing.T, program string, env ...string) *onlooker {
	t.Helper()
	w := &onlooker{T: t, state: t.TempDir()}
	c := server(t, "host", "--address", "127.0.0.1:0", "--now", "--live", "--seed", "7", "--discovery=false", "--bot-pace", "100ms", "--state", w.state)
	if program != "" {
		c.Path, c.Args[0] = program, program
	}
	c.Env = append(c.Env, env...)
	w.running = start(t, os.Stderr, c)
	var cancel func()
	w.ctx, cancel = context.WithTimeout(t.Context(), rough.Patience)
	t.Cleanup(cancel)
	var err error
	if w.pilot, err = client.Join(w.ctx, w.address, netcode.Guest{Hello: netcode.Hello{Name: "Ada"}, Trust: trustAll}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.pilot.Leave("") })
	if err := w.pilot.Sit(crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}); err != nil {
		t.Fatal(err)
	}
	w.await("a picture", func() bool { return w.pilot.Picture != nil && w.pilot.Lobby != nil })
	return w
}

func (w *onlooker) await(what string, so func() bool) {
	w.Helper()
	if err := w.pilot.Await(w.ctx, what, so); err != nil {
		w.Fatal(err)
	}
}

// played replays the battle from its journal, in which no tick may be missing, and returns its last
// tick.
func (w *onlooker) played() int64 {
	w.Helper()
	w.end(w.T)
	found, _ := filepath.Glob(filepath.Join(w.state, "journals", "*.journal"))
	if len(found) != 1 {
		w.Fatalf("there are %d journals of one battle", len(found))
	}
	kept, err := os.ReadFile(found[0])
	if err != nil {
		w.Fatal(err)
	}
	r, err := journal.Recover(kept)
	if err != nil || r.Torn != nil || !r.Closed {
		w.Fatal(err, r.Torn)
	}
	return r.World.Tick
}
