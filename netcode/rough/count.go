package rough

import (
	"os"
	"time"
)

// Full reports whether faults are tried in full, as "make test-faults" does.
func Full() bool { return os.Getenv("FAULTS") == "full" }

// Soak returns how long people come, leave and die in a test: the time that "make soak" sets, or else
// full when faults are tried in full, and otherwise quick.
func Soak(quick, full time.Duration) (time.Duration, error) {
	switch text := os.Getenv("SOAK"); {
	case text != "":
		return time.ParseDuration(text)
	case Full():
		return full, nil
	}
	return quick, nil
}
