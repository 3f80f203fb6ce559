package main

import (
	"fmt"
	"io"

	"broadside/netcode"
)

// An exit ends the program with a code of its own; what there was to say has
// been said.
type exit int

func (e exit) Error() string { return fmt.Sprintf("exit code %d", int(e)) }

// exitUndecided is the code of a battle of bots that nobody has won yet. Beside
// it there are 0 and 1, as everywhere.
const exitUndecided = 3

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
