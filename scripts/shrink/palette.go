package main

import (
	"cmp"
	"image"
	"image/color"
	"maps"
	"slices"
)

const (
	colours = 256 // that a byte tells apart
	common  = 200 // of them are those that most pixels have
)

// palette returns the colours of a film: clear, those that are seen most, and of the others each time the
// one that is farthest from all so far, so that a flash that is seen once has its own too.
func (f *film) palette() color.Palette {
	count := map[color.NRGBA]int{}
	for _, frame := range f.frames {
		for i := 0; i < len(frame.Pix); i += 4 {
			count[color.NRGBA{R: frame.Pix[i], G: frame.Pix[i+1], B: frame.Pix[i+2], A: 255}]++
		}
	}
	if len(count) >= colours { // shades that nobody tells apart are one
		alike := map[color.NRGBA]int{}
		for c, n := range count {
			alike[color.NRGBA{R: coarse(c.R), G: coarse(c.G), B: coarse(c.B), A: 255}] += n
		}
		count = alike
	}
	all := slices.SortedFunc(maps.Keys(count), func(a, b color.NRGBA) int {
		return cmp.Or(count[b]-count[a], int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B))
	})
	chosen := min(common, len(all))
	if len(all) < colours {
		chosen = len(all)
	}
	palette := color.Palette{color.NRGBA{}}
	away := make([]int, len(all)) // how far each is from the nearest that is chosen
	for i := range away {
		away[i] = 1 << 30
	}
	choose := func(c color.NRGBA) {
		palette = append(palette, c)
		for i, other := range all {
			away[i] = min(away[i], apart(c, other))
		}
	}
	for _, c := range all[:chosen] {
		choose(c)
	}
	for len(palette) < colours && chosen < len(all) {
		farthest := 0
		for i := range away {
			if away[i] > away[farthest] {
				farthest = i
			}
		}
		if away[farthest] == 0 {
			break
		}
		choose(all[farthest])
	}
	for len(palette) < 17 { // fewer would be packed in less than a byte each
		palette = append(palette, color.NRGBA{A: 255})
	}
	return palette
}

// coarse rounds a channel to the nearest eighth value.
func coarse(v uint8) uint8 { return uint8(min(255, (int(v)+4)&^7)) }

// apart returns how far two colours are from each other, squared.
func apart(a, b color.NRGBA) int {
	r, g, l := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B)
	return r*r + g*g + l*l
}

// indexer returns what puts a frame into the colours of a palette, each into the nearest.
func indexer(palette color.Palette) func(*image.NRGBA) *image.Paletted {
	known := map[color.NRGBA]uint8{}
	nearest := func(c color.NRGBA) uint8 {
		if i, is := known[c]; is {
			return i
		}
		best := 1
		for i := range palette[1:] {
			if apart(palette[i+1].(color.NRGBA), c) < apart(palette[best].(color.NRGBA), c) {
				best = i + 1
			}
		}
		known[c] = uint8(best)
		return uint8(best)
	}
	return func(frame *image.NRGBA) *image.Paletted {
		img := image.NewPaletted(frame.Rect, palette)
		for i := range img.Pix {
			p := frame.Pix[4*i:]
			img.Pix[i] = nearest(color.NRGBA{R: p[0], G: p[1], B: p[2], A: 255})
		}
		return img
	}
}
