package sound

import (
	"errors"
	"syscall"
)

// isBusy reports whether a device is there and plays for somebody else, who mixes.
func isBusy(err error) bool { return errors.Is(err, syscall.EBUSY) }
