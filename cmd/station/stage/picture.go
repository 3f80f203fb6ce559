package stage

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/crew"
	"broadside/netcode/rough"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// Folder is the environment variable with the folder for the pictures that tests take; without it
// they are checked and discarded.
const Folder = "BROADSIDE_PICTURES"

// Main runs the tests of a package in a window's loop, so that they can draw.
func Main(m *testing.M) {
	g := &game{m: m}
	ebiten.SetWindowSize(320, 180)
	if err := ebiten.RunGame(g); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(g.code)
}

type game struct {
	m    *testing.M
	code int
}

func (g *game) Update() error {
	g.code = g.m.Run()
	return ebiten.Termination
}

func (g *game) Draw(*ebiten.Image)         {}
func (g *game) Layout(w, h int) (int, int) { return w, h }

// Sizes are the window sizes in which every screen is checked.
var Sizes = []image.Point{{1280, 720}, {1024, 768}, {1366, 768}, {1920, 1080}, {2560, 1440}, {1280, 1024}, {2560, 1080}}

// Pictures shows a screen on its bridge in every size and looks for what people could not read. It
// is drawn in one of the sizes, or in all if pictures are wanted.
func (s *Stage) Pictures(name string, role crew.Role, screen view.Screen) {
	s.t.Helper()
	s.paint(name, role, screen, Sizes)
}

// Picture does so only in the smallest window.
func (s *Stage) Picture(name string, role crew.Role, screen view.Screen) {
	s.t.Helper()
	s.paint(name, role, screen, Sizes[:1])
}

func (s *Stage) paint(name string, role crew.Role, screen view.Screen, sizes []image.Point) {
	s.t.Helper()
	b := bridge.New(map[crew.Role]view.Screen{role: screen})
	painted++
	for n, size := range sizes {
		var img *ebiten.Image
		if os.Getenv(Folder) != "" || rough.Full() || painted%len(sizes) == n {
			img = ebiten.NewImage(size.X, size.Y)
		}
		for i := range 3 { // each screen knows the plates of the last one
			s.now += 0.05
			target := img
			if i < 2 {
				target = nil
			}
			s.UI.Begin(target, size.X, size.Y, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, s.now)
			b.Show(s.UI, s.Look())
			s.UI.End()
		}
		for _, f := range s.UI.Faults() {
			s.t.Errorf("%s at %v: %v", name, size, f)
		}
		if img != nil {
			for _, f := range s.UI.Wasted(s.keep(fmt.Sprintf("%s-%dx%d.png", name, size.X, size.Y), img)) {
				s.t.Errorf("%s at %v: %v", name, size, f)
			}
			img.Deallocate()
		}
	}
}

// painted is how many screens have been shown so.
var painted int

// keep checks that something was drawn, writes the picture if pictures are wanted, and returns it.
func (s *Stage) keep(name string, img *ebiten.Image) *image.RGBA {
	s.t.Helper()
	size := img.Bounds().Size()
	rgba := image.NewRGBA(img.Bounds())
	img.ReadPixels(rgba.Pix)
	seen := map[[3]uint8]bool{}
	for i := 0; i < len(rgba.Pix); i += 4 * 7 {
		seen[[3]uint8(rgba.Pix[i:i+3])] = true
	}
	if len(seen) < 50 {
		s.t.Errorf("%s: only %d colours on %v pixels", name, len(seen), size)
	}
	folder := os.Getenv(Folder)
	if folder == "" {
		return rgba
	}
	f, err := os.Create(filepath.Join(folder, name))
	if err != nil {
		s.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, rgba); err != nil {
		s.t.Fatal(err)
	}
	return rgba
}
