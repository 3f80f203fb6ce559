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

func TestControlWorksBesideATest(t *testing.T) {
	c := Beside(t)
	for n := range 2 { // it goes on after a restart
		c.Restart()
		for end := time.Now().Add(Patience); ; time.Sleep(time.Millisecond) {
			c.mu.Lock()
			worked := c.worst > 0
			c.mu.Unlock()
			if worked {
				break
			}
			if time.Now().After(end) {
				t.Fatalf("no work is done after %d restarts", n+1)
			}
		}
	}
}

// verdict records whether a test has failed.
type verdict struct {
	testing.TB
	failed bool
}

func (v *verdict) Helper()               {}
func (v *verdict) Errorf(string, ...any) { v.failed = true }

func TestControlHoldsAPromise(t *testing.T) {
	c := &Control{worst: time.Hour} // no machine is that slow
	most := c.Allows(time.Second)
	for took, late := range map[time.Duration]bool{time.Second: false, most: false, most + 1: true} {
		v := &verdict{}
		if c.FailIfSlow(v, "a thing", took, time.Second); v.failed != late {
			t.Errorf("of a thing that took %v and may take %v it is said that it is too slow: %v", took, most, v.failed)
		}
	}
}
