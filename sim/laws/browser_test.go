package laws

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestBrowserStationLinksNothingThatBrowsersLack keeps packages that cannot work in a
// browser out of the page.
func TestBrowserStationLinksNothingThatBrowsersLack(t *testing.T) {
	list := exec.CommandContext(t.Context(), "go", "list", "-deps", "./cmd/station")
	list.Dir = root
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	linked := strings.Fields(string(out))
	if len(linked) < 100 {
		t.Fatalf("a station links %d packages", len(linked))
	}
	for _, name := range linked {
		if withinAny(name, settings+" "+locks+" github.com/quic-go/quic-go") {
			t.Errorf("the station for browsers links %s: leave it out by a build tag", name)
		}
	}
}
