//go:build !js

package main

import (
	"errors"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// A film that is interrupted ends as one whose window is closed does: with a whole file.
func TestInterruptEndsAFilm(t *testing.T) {
	m := &filming{cut: make(chan os.Signal, 1)}
	if err := m.Update(); err != nil {
		t.Fatalf("nothing has ended it, and it ends with %v", err)
	}
	m.cut <- os.Interrupt
	if err := m.Update(); !errors.Is(err, ebiten.Termination) {
		t.Errorf("after an interrupt it goes on: %v", err)
	}
}
