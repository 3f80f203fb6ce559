//go:build !js

// Command station is a seat in a Broadside battle: a window of a ship's bridge.
package main

import (
	"errors"
	"fmt"
	"image"
	"os"
	"os/exec"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/spf13/cobra"

	"broadside/assets"
)

func main() {
	adoptConsole()
	cobra.MousetrapHelpText = "" // a double click on Windows opens the window
	if err := command(open).Execute(); err != nil {
		complain(err.Error())
		fmt.Fprintln(os.Stderr, err)
		fmt.Fprintln(os.Stderr, "broadside --help lists commands and flags.")
		os.Exit(1)
	}
}

// open opens the window and runs the station until it is closed.
func open(s *settings) error {
	if err := seekDisplay(); err != nil {
		return err
	}
	g, err := newStation(s)
	if err != nil {
		return err
	}
	ebiten.SetWindowTitle("Broadside")
	width, height := s.width, s.height
	if m := ebiten.Monitor(); m != nil && s.picture == "" { // what lies beyond its edge cannot be seen
		w, h := m.Size()
		width, height = min(width, w), min(height, h)
	}
	ebiten.SetWindowSize(width, height)
	ebiten.SetWindowSizeLimits(minWidth, minHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(s.full)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetWindowClosingHandled(true)
	defer g.close()
	ebiten.SetWindowIcon([]image.Image{assets.Icon()})
	err = ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{X11ClassName: "Broadside", X11InstanceName: "broadside"})
	switch {
	case err == nil || errors.Is(err, ebiten.Termination):
		return g.failed
	case !s.silent && strings.HasPrefix(err.Error(), "audio:"):
		g.close()
		return withoutSound(err)
	}
	return fmt.Errorf("the window: %w; check that other programs can open windows here", err)
}

// renew does nothing: people update a program themselves, as they are told.
func renew(string) {}

// aloud does nothing: the window shows what is said.
func aloud(string) {}

// seekDisplay returns why no window can be opened, before anything else is started.
func seekDisplay() error {
	if (runtime.GOOS == "linux" || runtime.GOOS == "freebsd") && os.Getenv("DISPLAY") == "" {
		return errors.New("a station is a window, and there is no display here (DISPLAY is not set); run it on a desktop, where Wayland needs Xwayland")
	}
	return nil
}

// withoutSound opens the window again after the sound device has failed, which ends the whole
// window.
func withoutSound(why error) error {
	fmt.Fprintf(os.Stderr, "There is no sound from here on (%v).\n", why)
	again := exec.Command(os.Args[0], append(os.Args[1:], "--no-audio")...)
	again.Stdin, again.Stdout, again.Stderr = os.Stdin, os.Stdout, os.Stderr
	return again.Run()
}
