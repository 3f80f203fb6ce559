package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rsc.io/pdf"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/cards"
	"broadside/crew"
)

// printed returns the text of the cards of some seats, page by page.
func printed(t *testing.T, set *binding.Set, roles ...crew.Role) (pages []string) {
	t.Helper()
	var b bytes.Buffer
	if err := cards.Write(&b, roles, set); err != nil {
		t.Fatal(err)
	}
	r, err := pdf.NewReader(bytes.NewReader(b.Bytes()), int64(b.Len()))
	if err != nil {
		t.Fatal(err)
	}
	for n := range r.NumPage() {
		text := ""
		for _, x := range r.Page(n + 1).Content().Text {
			text += x.S
		}
		pages = append(pages, strings.ReplaceAll(text, "\x00", "")) // it is UTF-16
	}
	return pages
}

// Each seat has a card with its orders, and its keys as they are bound.
func TestCardsTellTheKeysThatAreBound(t *testing.T) {
	for _, role := range cards.Roles() {
		pages := printed(t, nil, role)
		if len(pages) == 0 || role.Deployed() && len(pages) != 1 {
			t.Errorf("the card of the %v has %d pages", role, len(pages))
		}
		for n := 1; n < len(pages); n++ {
			if !strings.Contains(pages[n], "continued") {
				t.Errorf("page %d of the card of the %v has no title", n+1, role)
			}
		}
	}
	set, err := binding.Read("pilot.evade: Ctrl+F7\n")
	if err != nil {
		t.Fatal(err)
	}
	before, after := printed(t, nil, crew.Pilot)[0], printed(t, set, crew.Pilot)[0]
	if strings.Contains(before, "Ctrl+F7") || !strings.Contains(after, "Ctrl+F7") || !strings.Contains(after, "SHIP-EVADE") {
		t.Errorf("the card of a pilot has %d characters, and %d with another key", len(before), len(after))
	}
}

// A key is on a card once, with what it does at that seat.
func TestACardTellsAKeyOnce(t *testing.T) {
	for role, want := range map[crew.Role]bool{crew.Boots: false, crew.Pilot: true} {
		card := strings.ReplaceAll(printed(t, nil, role)[0], " ", "")
		for _, says := range []string{"Moreorders", "Features", "Centrethemap"} { // L, B and C, which do something else on a deck
			if strings.Contains(card, says) != want {
				t.Errorf("the card of the %v tells %q: %v", role, says, !want)
			}
		}
	}
}

func TestACardForNoSeatIsRefused(t *testing.T) {
	for word, why := range map[string]string{"screen": "nothing is ordered", "navigator": "no scenario has a seat"} {
		if _, err := seatsOf([]string{"pilot", word}); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v", word, err)
		}
	}
	c := command(func(*settings) error { return nil })
	to := filepath.Join(t.TempDir(), "none", "cards.pdf")
	c.SetArgs([]string{"cards", "--to", to})
	if err := c.Execute(); err == nil || !strings.Contains(err.Error(), "--to") {
		t.Errorf("a folder that there is not: %v", err)
	}
	if _, err := os.Stat(to); err == nil {
		t.Error("something was written")
	}
	c.SetArgs([]string{"cards", "--to", filepath.Join(t.TempDir(), "cards.svg")})
	if err := c.Execute(); err == nil || !strings.Contains(err.Error(), ".pdf") {
		t.Errorf("a drawing: %v", err)
	}
}
