package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"strings"
	"testing"
)

// moving returns frames in which a square moves over a ground of so many shades; in one a point flashes.
func moving(shades int) *film {
	f := &film{delay: []byte{0, 1, 0, 8}}
	for n := range 6 {
		img := image.NewNRGBA(image.Rect(0, 0, 64, 48))
		for i := range 64 * 48 {
			shade := i % shades
			img.Set(i%64, i/64, color.NRGBA{R: uint8(shade), G: uint8(shade / 12), B: uint8(shade / 256 * 9), A: 255})
		}
		square := color.NRGBA{R: 200, G: 220, B: 240, A: 255}
		draw.Draw(img, image.Rect(5*n, 10, 5*n+8, 18), image.NewUniform(square), image.Point{}, draw.Src)
		if n == 3 {
			img.Set(60, 40, flash)
		}
		f.frames = append(f.frames, img)
	}
	f.frames = append(f.frames, f.frames[5]) // in which nothing moves
	return f
}

var flash = color.NRGBA{R: 255, G: 200, B: 8, A: 255}

// again writes a film and reads what was written.
func again(t *testing.T, f *film) *film {
	t.Helper()
	b, err := f.write()
	if err != nil {
		t.Fatal(err)
	}
	got, err := read(b)
	if err != nil {
		t.Fatal(err)
	}
	if len(got.frames) != len(f.frames) || !bytes.Equal(got.delay, f.delay) {
		t.Fatalf("of %d frames at %v come %d at %v", len(f.frames), f.delay, len(got.frames), got.delay)
	}
	return got
}

// A film in few colours stays as it was.
func TestAFilmInFewColoursStays(t *testing.T) {
	for _, shades := range []int{3, 100, 250} {
		f := moving(shades)
		for n, img := range again(t, f).frames {
			if !bytes.Equal(img.Pix, f.frames[n].Pix) {
				t.Errorf("in %d shades frame %d is another", shades, n+1)
			}
		}
	}
}

// One in many colours is nearly as it was, and what flashes once keeps its colour.
func TestAFilmInManyColoursIsNearlyTheSame(t *testing.T) {
	if at := again(t, moving(3000)).frames[3].NRGBAAt(60, 40); apart(at, flash) > 3*4*4 {
		t.Errorf("among 3000 shades it flashes in %v", at)
	}
	f := moving(700)
	for n, img := range again(t, f).frames {
		for i := 0; i < len(img.Pix); i += 4 {
			was, is := f.frames[n].Pix[i:], img.Pix[i:]
			a, b := color.NRGBA{R: was[0], G: was[1], B: was[2]}, color.NRGBA{R: is[0], G: is[1], B: is[2]}
			if apart(a, b) > 3*12*12 {
				t.Fatalf("in frame %d pixel %d is %v, and was %v", n+1, i/4, b, a)
			}
		}
	}
}

// What is no animated PNG is refused.
func TestOnlyFilmsAreShrunk(t *testing.T) {
	var still bytes.Buffer
	if err := png.Encode(&still, moving(9).frames[0]); err != nil {
		t.Fatal(err)
	}
	whole, err := moving(9).write()
	if err != nil {
		t.Fatal(err)
	}
	for says, file := range map[string][]byte{"no animated PNG": still.Bytes(), "within a chunk": whole[:len(whole)/2]} {
		if _, err := read(file); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("in place of %q it says %v", says, err)
		}
	}
}

// The README opens with a film that loads quickly, and has all its frames.
func TestTheReadmesFilmLoadsQuickly(t *testing.T) {
	b, err := os.ReadFile("../../docs/pictures/battle.png")
	if err != nil {
		t.Fatal(err)
	}
	f, err := read(b)
	if err != nil {
		t.Fatal(err)
	}
	if len(b) > 2_500_000 || len(f.frames) < 100 || f.frames[0].Rect.Dx() < 600 {
		t.Errorf("it has %d bytes for %d frames of %v", len(b), len(f.frames), f.frames[0].Rect)
	}
}
