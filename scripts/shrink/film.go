package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/png"
)

const signature = "\x89PNG\r\n\x1a\n"

// film is an animated PNG whose frames each lie over the last one and stay.
type film struct {
	frames []*image.NRGBA // whole
	delay  []byte         // of each: the numerator and the denominator of seconds
}

// read reads an animated PNG as cmd/station/film writes it.
func read(file []byte) (*film, error) {
	var f film
	var head, colours []byte // of the file, and what its colours are
	var part image.Rectangle // of the frame that is being read
	var data []byte
	end := func() error {
		switch {
		case data == nil:
			return nil
		case f.delay == nil:
			return errors.New("it is no animated PNG")
		}
		size := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(part.Dx())), uint32(part.Dy()))
		one := chunk([]byte(signature), "IHDR", append(size, head[8:]...))
		one = chunk(chunk(append(one, colours...), "IDAT", data), "IEND", nil)
		img, err := png.Decode(bytes.NewReader(one))
		if err != nil {
			return fmt.Errorf("frame %d: %w", len(f.frames)+1, err)
		}
		whole := image.NewNRGBA(image.Rect(0, 0, int(binary.BigEndian.Uint32(head)), int(binary.BigEndian.Uint32(head[4:]))))
		if n := len(f.frames); n > 0 {
			copy(whole.Pix, f.frames[n-1].Pix)
		}
		draw.Draw(whole, part, img, image.Point{}, draw.Over)
		f.frames, data = append(f.frames, whole), nil
		return nil
	}
	for at := len(signature); at+12 <= len(file); {
		n := int(binary.BigEndian.Uint32(file[at:]))
		if at+12+n > len(file) {
			return nil, errors.New("it ends within a chunk")
		}
		body := file[at+8 : at+8+n]
		switch kind := string(file[at+4 : at+8]); kind {
		case "IHDR":
			head = body
		case "PLTE", "tRNS":
			colours = chunk(colours, kind, body)
		case "fcTL":
			if err := end(); err != nil {
				return nil, err
			}
			number := func(at int) int { return int(binary.BigEndian.Uint32(body[at:])) }
			part = image.Rect(0, 0, number(4), number(8)).Add(image.Pt(number(12), number(16)))
			f.delay = body[20:24]
		case "IDAT":
			data = append(data, body...)
		case "fdAT":
			data = append(data, body[4:]...)
		}
		at += 12 + n
	}
	if err := end(); err != nil {
		return nil, err
	}
	if len(f.frames) == 0 {
		return nil, errors.New("it has no frame")
	}
	return &f, nil
}

// chunk appends a chunk of a PNG.
func chunk(to []byte, kind string, data []byte) []byte {
	body := append([]byte(kind), data...)
	to = binary.BigEndian.AppendUint32(to, uint32(len(data)))
	return binary.BigEndian.AppendUint32(append(to, body...), crc32.ChecksumIEEE(body))
}

// write returns the film in the colours that serve it best. The first of them is clear: what is as it was.
func (f *film) write() ([]byte, error) {
	palette := f.palette()
	indexed := indexer(palette)
	size := f.frames[0].Rect.Size()
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(size.X)), uint32(size.Y))
	out := chunk([]byte(signature), "IHDR", append(head, 8, 3, 0, 0, 0)) // a byte each, of a palette
	out = chunk(out, "acTL", binary.BigEndian.AppendUint64(nil, uint64(len(f.frames))<<32))
	var rgb []byte
	for _, c := range palette {
		p := c.(color.NRGBA)
		rgb = append(rgb, p.R, p.G, p.B)
	}
	out = chunk(chunk(out, "PLTE", rgb), "tRNS", []byte{0})
	parts := uint32(0)
	count := func(data []byte) []byte {
		parts++
		return append(binary.BigEndian.AppendUint32(nil, parts-1), data...)
	}
	var was *image.Paletted
	for _, frame := range f.frames {
		now := indexed(frame)
		part, data, err := pack(was, now)
		if err != nil {
			return nil, err
		}
		place := make([]byte, 0, 22)
		for _, n := range []int{part.Dx(), part.Dy(), part.Min.X, part.Min.Y} {
			place = binary.BigEndian.AppendUint32(place, uint32(n))
		}
		out = chunk(out, "fcTL", count(append(append(place, f.delay...), 0, 1))) // it stays, and lies over the last
		if was == nil {
			out = chunk(out, "IDAT", data)
		} else {
			out = chunk(out, "fdAT", count(data))
		}
		was = now
	}
	return chunk(out, "IEND", nil), nil
}

// pack returns the part of a frame that is not as it was, and its pixels as a PNG has them: whole, or clear
// where nothing has changed, whichever is smaller.
func pack(was, now *image.Paletted) (part image.Rectangle, data []byte, err error) {
	if was == nil {
		data, err = pixels(now)
		return now.Rect, data, err
	}
	changes := image.NewPaletted(now.Rect, now.Palette)
	for i, c := range now.Pix {
		if c != was.Pix[i] {
			changes.Pix[i] = c
			at := image.Pt(i%now.Stride, i/now.Stride)
			part = part.Union(image.Rectangle{Min: at, Max: at.Add(image.Pt(1, 1))})
		}
	}
	if part.Empty() {
		part = image.Rect(0, 0, 1, 1)
	}
	for _, of := range []*image.Paletted{changes, now} {
		all, err := pixels(of.SubImage(part).(*image.Paletted))
		if err != nil {
			return part, nil, err
		}
		if data == nil || len(all) < len(data) {
			data = all
		}
	}
	return part, data, nil
}

// pixels returns what a PNG of a picture has in its chunks IDAT.
func pixels(img *image.Paletted) (data []byte, err error) {
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, img); err != nil {
		return nil, err
	}
	for file, at := b.Bytes(), len(signature); at < len(file); {
		n := int(binary.BigEndian.Uint32(file[at:]))
		if string(file[at+4:at+8]) == "IDAT" {
			data = append(data, file[at+8:at+8+n]...)
		}
		at += 12 + n
	}
	return data, nil
}
