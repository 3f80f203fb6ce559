package netcode

import (
	"strings"
	"testing"
)

func TestBuildFitsTheWire(t *testing.T) {
	defer func(b string) { build = b }(build)
	for stamp, want := range map[string]string{"1.2.0+3.g08abd5e": "1.2.0+3.g08abd5e", strings.Repeat("9", MaxBuild+1): strings.Repeat("9", MaxBuild), "": "dev"} {
		build = stamp
		if got := Build(); got != want {
			t.Errorf("stamped %q, it is told as %q, not %q", stamp, got, want)
		}
		if _, err := Encode(nil, &Hello{Protocol: Protocol, Build: Build(), Name: "Ada"}); err != nil {
			t.Errorf("stamped %q: %v", stamp, err)
		}
	}
}
