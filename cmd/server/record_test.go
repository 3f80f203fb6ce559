package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"broadside/crew"
)

// TestRecordedBattle records a battle twice, and replays it from its journal.
func TestRecordedBattle(t *testing.T) {
	data, err := loadData(io.Discard, nil)
	if err != nil {
		t.Fatal(err)
	}
	record := func() ([]byte, int64) {
		kept, ticks, err := recordBattle(data, data.Scenario("crews"), crew.Live, 1, 7)
		if err != nil || ticks < 100 {
			t.Fatalf("a round of %d ticks: %v", ticks, err)
		}
		return kept, ticks
	}
	kept, ticks := record()
	if again, _ := record(); !bytes.Equal(kept, again) {
		t.Error("the same seed has made another journal")
	}
	path := filepath.Join(t.TempDir(), "crews.journal")
	if err := os.WriteFile(path, kept, 0o600); err != nil {
		t.Fatal(err)
	}
	w, err := replayed(path)
	if err != nil {
		t.Fatal(err)
	}
	if w.Tick <= ticks {
		t.Errorf("the journal of %d ticks ends at tick %d, and begins after the first", ticks, w.Tick)
	}
}
