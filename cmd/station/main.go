// Command station is a seat of a Broadside battle: a window of a ship's bridge.
package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	if err := command(open).Execute(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		fmt.Fprintln(os.Stderr, "station --help tells what can be asked for.")
		os.Exit(1)
	}
}

// open opens the window and runs the station until it is closed.
func open(s *settings) error {
	g, err := newStation(s)
	if err != nil {
		return err
	}
	ebiten.SetWindowTitle("Broadside")
	ebiten.SetWindowSize(s.width, s.height)
	ebiten.SetWindowSizeLimits(minWidth/2, minHeight/2, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(s.full)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	defer g.close()
	if err := ebiten.RunGame(g); err != nil && !errors.Is(err, ebiten.Termination) {
		return fmt.Errorf("the window: %w", err)
	}
	return g.failed
}
