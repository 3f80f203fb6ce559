package film

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"
)

// Writer stores frames: in an animated PNG, or in a folder, as a PNG each.
type Writer struct {
	Frames int // frames written
	path   string
	fps    int
	file   *os.File
	moving *animation // or nil, for a folder
	pixels *image.NRGBA
}

// Create creates the file of a film or, if the path is a folder or ends like one, starts writing
// pictures there.
func Create(path string, size image.Point, fps int) (*Writer, error) {
	w := &Writer{path: path, fps: fps, pixels: image.NewNRGBA(image.Rectangle{Max: size})}
	if info, err := os.Stat(path); err == nil && info.IsDir() || os.IsPathSeparator(path[len(path)-1]) {
		if err := os.MkdirAll(path, 0o777); err != nil {
			return nil, fmt.Errorf("the folder of the film: %w", err)
		}
		return w, nil
	}
	switch filepath.Ext(path) {
	case ".png", ".apng":
	default:
		return nil, fmt.Errorf("a film is an animated PNG (.png, .apng) or a folder of pictures (a name that ends with %c); %s is neither", os.PathSeparator, path)
	}
	var err error
	if w.file, err = os.Create(path); err != nil {
		return nil, fmt.Errorf("the film: %w", err)
	}
	if w.moving, err = begin(w.file, size, fps); err != nil {
		return nil, errors.Join(fmt.Errorf("the film %s: %w", path, err), w.file.Close())
	}
	return w, nil
}

// Add writes a frame.
func (w *Writer) Add(img *ebiten.Image) error {
	img.ReadPixels(w.pixels.Pix)
	return w.add()
}

func (w *Writer) add() error {
	if w.moving != nil {
		err := w.moving.add(w.pixels)
		w.Frames = int(w.moving.frames)
		if err != nil {
			return w.stopped(err)
		}
		w.pixels = image.NewNRGBA(w.pixels.Rect)
		return nil
	}
	name := filepath.Join(w.path, fmt.Sprintf("frame-%05d.png", w.Frames+1))
	f, err := os.Create(name)
	if err == nil {
		fast := png.Encoder{CompressionLevel: png.BestSpeed}
		err = errors.Join(fast.Encode(f, w.pixels), f.Close())
	}
	if err != nil {
		_ = os.Remove(name) // it is incomplete
		return w.stopped(err)
	}
	w.Frames++
	return nil
}

// stopped explains what has been written when no more can be.
func (w *Writer) stopped(err error) error {
	if w.Frames == 0 {
		return fmt.Errorf("no frame of %s could be written: %w", w.path, err)
	}
	return fmt.Errorf("%s ends after %d frames (%.1f s), which are good: %w", w.path, w.Frames, float64(w.Frames)/float64(w.fps), err)
}

// Close ends the film, and removes one without a frame, which nothing could show.
func (w *Writer) Close() error {
	if w.moving == nil {
		return nil
	}
	err := w.moving.finish()
	w.Frames = int(w.moving.frames)
	if err != nil {
		err = w.stopped(err)
	}
	err = errors.Join(err, w.file.Close())
	if w.Frames == 0 {
		err = errors.Join(err, os.Remove(w.path))
	}
	return err
}
