package main

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"time"

	"broadside/netcode"
)

// An exit is an error that ends the program with an exit code, after everything has been
// printed.
type exit int

func (e exit) Error() string { return fmt.Sprintf("exit code %d", int(e)) }

// exitUndecided is the exit code of a battle of bots that nobody has won yet. Others are 0
// and 1, as usual.
const exitUndecided = 3

// endsWithin is how long a table may take to end. Links and the disk have a few seconds each;
// beyond that something is stuck.
const endsWithin = 30 * time.Second

// endStuck prints the stacks of all goroutines and ends the program if it has not ended in
// time after the context ended. It returns when over is closed.
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
		go func() { // there may be no reader
			defer close(told)
			fmt.Fprintf(tell, "The table did not end within %v and was stopped; its journal is kept. Please report what it was doing:\n%s\n", within, doing)
		}()
		select {
		case <-told:
		case <-time.After(lastLines):
		}
		end(1)
	}
}

// screened is a writer to a terminal or a log. It removes what a terminal obeys from texts
// that people have written.
type screened struct{ to io.Writer }

// Write writes whole characters only.
func (s screened) Write(b []byte) (int, error) {
	if _, err := s.to.Write([]byte(netcode.Printable(string(b)))); err != nil {
		return 0, err
	}
	return len(b), nil
}
