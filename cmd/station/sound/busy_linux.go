package sound

import (
	"errors"
	"syscall"
)

// isBusy reports whether a device exists and is in use by a mixing sound server.
func isBusy(err error) bool { return errors.Is(err, syscall.EBUSY) }
