package main

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"time"

	"broadside/netcode"
)

// An exit ends the program with a code of its own; what there was to say has
// been said.
type exit int

func (e exit) Error() string { return fmt.Sprintf("exit code %d", int(e)) }

// exitUndecided is the code of a battle of bots that nobody has won yet. Beside
// it there are 0 and 1, as everywhere.
const exitUndecided = 3

// endsWithin is how long a table that has to end may take for it. Links and disk are
// given a few seconds each; beyond that something is stuck.
const endsWithin = 30 * time.Second

// endStuck ends the program when it has not come to its end in time by itself, and tells
// what it was doing. It waits until the context ends, and then until all is over.
func endStuck(ctx context.Context, over <-chan struct{}, within time.Duration, tell io.Writer, end func(code int)) {
	select {
	case <-over:
		return
	case <-ctx.Done():
	}
	late := time.NewTimer(within)
	defer late.Stop()
	select {
	case <-over:
	case <-late.C:
		doing := make([]byte, 1<<20)
		doing = doing[:runtime.Stack(doing, true)]
		told := make(chan struct{})
		go func() { // nobody may read it
			defer close(told)
			fmt.Fprintf(tell, "The table has not come to its end within %v and is ended; its journal is kept. Please report what it was doing:\n%s\n", within, doing)
		}()
		select {
		case <-told:
		case <-time.After(lastLines):
		}
		end(1)
	}
}

// screened is a writer to a terminal or a log. Nothing that people have written
// can do more there than be read.
type screened struct{ to io.Writer }

// Write writes whole characters.
func (s screened) Write(b []byte) (int, error) {
	if _, err := s.to.Write([]byte(netcode.Printable(string(b)))); err != nil {
		return 0, err
	}
	return len(b), nil
}
