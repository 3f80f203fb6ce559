//go:build !js

package link

import (
	"errors"
	"net"
	"os"
	"time"
)

// denial is for how long this machine may take to say that nothing listens at one of its ports.
const denial = 5 * time.Millisecond

// runs reports whether a program listens at a place on this machine.
func runs(place string) bool {
	c, err := net.Dial("udp", place)
	if err != nil {
		return false
	}
	defer c.Close()
	if err := c.SetDeadline(time.Now().Add(denial)); err != nil {
		return false
	}
	if _, err := c.Write([]byte{0}); err != nil {
		return false
	}
	_, err = c.Read(make([]byte, 1))
	return err == nil || errors.Is(err, os.ErrDeadlineExceeded)
}
