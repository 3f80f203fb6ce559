//go:build !js

package returning

import (
	"crypto/tls"
	"testing"
	"testing/synctest"
	"time"
)

// A session is valid once and for ten minutes: a first packet that was held back longer is ignored.
func TestSessionsAreGoodOnceAndForAWhile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var tickets Tickets
		for _, c := range []struct {
			after time.Duration
			good  bool
		}{{ticketAge, true}, {ticketAge + time.Second, false}} {
			name, err := tickets.Wrap(tls.ConnectionState{}, &tls.SessionState{})
			if err != nil {
				t.Fatal(err)
			}
			time.Sleep(c.after)
			if s, err := tickets.Unwrap(name, tls.ConnectionState{}); err != nil || (s != nil) != c.good {
				t.Errorf("after %v there is %v: %v", c.after, s, err)
			}
			if s, err := tickets.Unwrap(name, tls.ConnectionState{}); err != nil || s != nil {
				t.Errorf("again there is %v: %v", s, err)
			}
		}
	})
}
