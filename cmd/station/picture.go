package main

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// wait is how long a picture waits for something to appear, beyond the time that was set.
const wait = 20 * time.Second

// takePicture writes the requested picture, once its time has come and there is something on it,
// and ends the station.
func (g *station) takePicture(target *ebiten.Image, now time.Time) {
	since := now.Sub(g.clock.begun)
	switch {
	case g.set.picture == "" || g.ended || since < g.set.after:
		return
	case !g.shown && since < g.set.after+wait:
		return
	case !g.shown:
		g.failed = errors.New("there is nothing to take a picture of: name a seat that the battle has, as in --seat 1.screen or --seat gm, and have the battle begun")
	default:
		g.failed = write(g.set.picture, target)
	}
	g.ended = true
}

func write(path string, img *ebiten.Image) error {
	size := img.Bounds().Size()
	pixels := image.NewRGBA(image.Rectangle{Max: size})
	img.ReadPixels(pixels.Pix)
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("the picture: %w", err)
	}
	if err := png.Encode(f, pixels); err != nil {
		f.Close()
		return fmt.Errorf("the picture %s: %w", path, err)
	}
	if err := f.Close(); err != nil {
		return fmt.Errorf("the picture %s: %w", path, err)
	}
	return nil
}
