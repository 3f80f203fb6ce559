package rough

import (
	"os"
	"time"
)

// Full reports whether faults are tried at their full count, as "make test-faults" does.
func Full() bool { return os.Getenv("FAULTS") == "full" }

// Soak returns how long people come, leave and die in a test: what "make soak" says, an hour
// of it under the race detector, or else one of these.
func Soak(quick, full time.Duration) (time.Duration, error) {
	switch text := os.Getenv("SOAK"); {
	case text != "":
		return time.ParseDuration(text)
	case Full():
		return full, nil
	}
	return quick, nil
}
