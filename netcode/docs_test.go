package netcode

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestDocsMatch compares docs/wire.md with the messages, codes and limits.
func TestDocsMatch(t *testing.T) {
	b, err := os.ReadFile("../docs/wire.md")
	if err != nil {
		t.Fatal(err)
	}
	text := string(b)
	for k := Kind(1); k <= lastKind; k++ {
		if row := fmt.Sprintf("\n| %d | %s |", k, k); wayOf(k) == nil || !strings.Contains(text, row) {
			t.Errorf("no row %q", row)
		}
	}
	codes := map[Code]bool{}
	for c := Bye; c <= Spent; c++ {
		codes[c] = true
	}
	for _, c := range causes {
		codes[c.code] = true
	}
	for c := range codes {
		if row := fmt.Sprintf("\n| %d | ", c); !strings.Contains(text[strings.Index(text, "## Codes"):], row) {
			t.Errorf("no row for code %d", c)
		}
	}
	for name, of := range map[string]func(Limits) int{
		"bytes of a message":   func(l Limits) int { return l.Size },
		"elements":             func(l Limits) int { return l.Elements },
		"bytes of a string":    func(l Limits) int { return l.Text },
		"bytes of all strings": func(l Limits) int { return l.Texts },
		"bytes of a bin":       func(l Limits) int { return l.Bin },
	} {
		row := "\n| " + name
		for _, c := range []Channel{ToServer, AckToServer, ToClient, FrameToClient} {
			row += " | " + thousands(of(c.limits()))
		}
		if !strings.Contains(text, row+" |") {
			t.Errorf("no row %q", row)
		}
	}
	if most := fmt.Sprintf("At most %d events, %d ships, %d seats, %d players and %d scenarios", MaxEvents, MaxShips, MaxSeats, MaxPlayers, MaxScenarios); !strings.Contains(text, most) {
		t.Errorf("no %q", most)
	}
}

func thousands(n int) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%d,%03d", n/1000, n%1000)
}
