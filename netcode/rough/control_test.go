package rough

import (
	"testing"
	"time"
)

func TestControlAllowsMoreOnASlowMachine(t *testing.T) {
	c := &Control{}
	if least := c.Allows(time.Second); least < time.Second {
		t.Errorf("a promise of a second is held to %v", least)
	}
	c.worst = 3 * time.Hour // a slow piece
	if got, want := c.Allows(time.Second), 3*time.Hour/piece*time.Second; got != want {
		t.Errorf("a machine that needs 3 hours for a piece of %v is given %v, not %v", piece, got, want)
	}
	c.Restart()
	if c.worst != 0 {
		t.Errorf("after a restart the slowest piece took %v", c.worst)
	}
}
