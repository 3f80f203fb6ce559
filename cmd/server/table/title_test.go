package table

import (
	"strings"
	"testing"

	"broadside/netcode"
)

// Titles are longer than people's names, and a message has room for no more than it says.
func TestTitlesStandWhole(t *testing.T) {
	if says := Title("Closing Time at the Ledger"); says != "Closing Time at the Ledger" {
		t.Errorf("the title reads %q", says)
	}
	if says := Title(strings.Repeat("\u0958", 60)); says == "" || len(says) > netcode.MaxNameBytes {
		t.Errorf("a title has %d bytes", len(says))
	}
}
