package film

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"io"
	"runtime"
)

// animation writes an animated PNG frame by frame, so that the file stays valid if no more can be
// written; each frame is only the part that has changed.
type animation struct {
	out    io.WriteSeeker
	size   image.Point
	fps    int
	frames uint32
	parts  uint32 // sequence number of frame headers and data
	whole  int64  // length of the file with all complete frames
	before *image.NRGBA
	buf    bytes.Buffer
	comes  []<-chan packed // frames being packed, in writing order
}

// packed is the changed part of a frame, as a PNG.
type packed struct {
	part image.Rectangle
	png  []byte
	err  error
}

// clear is the colour of unchanged pixels, which no frame contains.
var clear = color.NRGBA{R: 1, G: 2, B: 3, A: 255}

// coarse rounds the colours of a picture, which nobody notices and which saves a third of a file.
func coarse(img *image.NRGBA) {
	for i, v := range img.Pix {
		if i&3 == 3 {
			v = 255
		}
		img.Pix[i] = byte(min(255, (int(v)+2)&^3))
	}
}

const (
	signature  = "\x89PNG\r\n\x1a\n"
	headerSize = 25 // of the whole IHDR chunk
	countAt    = len(signature) + headerSize
)

// begin writes the head of the file; the number of frames is filled in at the end.
func begin(out io.WriteSeeker, size image.Point, fps int) (*animation, error) {
	a := &animation{out: out, size: size, fps: fps}
	a.buf.WriteString(signature)
	head := binary.BigEndian.AppendUint32(nil, uint32(size.X))
	head = binary.BigEndian.AppendUint32(head, uint32(size.Y))
	a.chunk("IHDR", append(head, 8, 2, 0, 0, 0)) // 8 bits, in colour
	a.chunk("acTL", make([]byte, 8))
	a.chunk("tRNS", []byte{0, clear.R, 0, clear.G, 0, clear.B})
	return a, a.flush()
}

func (a *animation) chunk(kind string, data []byte) {
	body := append([]byte(kind), data...)
	a.buf.Write(binary.BigEndian.AppendUint32(nil, uint32(len(data))))
	a.buf.Write(body)
	a.buf.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(body)))
}

// flush writes the collected bytes at once.
func (a *animation) flush() error {
	n, err := a.out.Write(a.buf.Bytes())
	a.buf.Reset()
	if err == nil {
		a.whole += int64(n)
	}
	return err
}

// add takes a frame, which is packed in parallel with later ones, and writes those that are ready.
func (a *animation) add(img *image.NRGBA) error {
	coarse(img)
	was, comes := a.before, make(chan packed, 1)
	a.before, a.comes = img, append(a.comes, comes)
	go func() { comes <- pack(was, img) }()
	if len(a.comes) <= runtime.GOMAXPROCS(0) {
		return nil
	}
	return a.write()
}

// pack packs the difference of a frame from the one before, or all of the first.
func pack(was, img *image.NRGBA) packed {
	frame, p := img, packed{part: img.Rect}
	if was != nil {
		if p.part = changed(was, img); p.part.Empty() {
			p.part = image.Rect(0, 0, 1, 1)
		}
		frame = difference(was, img, p.part)
	}
	var data bytes.Buffer
	p.err = png.Encode(&data, frame) // the best compression takes seven times as long, and saves 3 %
	p.png = data.Bytes()
	return p
}

// write writes the first frame being packed.
func (a *animation) write() error {
	p := <-a.comes[0]
	a.comes = a.comes[1:]
	err := p.err
	if err == nil {
		err = a.keep(&p)
	}
	if err != nil { // later frames build on it
		a.comes = nil
	}
	return err
}

// keep writes a packed frame.
func (a *animation) keep(p *packed) error {
	head := binary.BigEndian.AppendUint32(nil, a.parts)
	for _, n := range []int{p.part.Dx(), p.part.Dy(), p.part.Min.X, p.part.Min.Y} {
		head = binary.BigEndian.AppendUint32(head, uint32(n))
	}
	head = binary.BigEndian.AppendUint16(head, 1)
	head = binary.BigEndian.AppendUint16(head, uint16(a.fps))
	parts := a.parts + 1
	a.chunk("fcTL", append(head, 0, 1)) // it stays, and is drawn over the previous one
	for _, d := range imageData(p.png) {
		if a.frames == 0 {
			a.chunk("IDAT", d)
			continue
		}
		a.chunk("fdAT", append(binary.BigEndian.AppendUint32(nil, parts), d...))
		parts++
	}
	if err := a.flush(); err != nil {
		return err
	}
	a.frames, a.parts = a.frames+1, parts
	return nil
}

// truncater is a file.
type truncater interface{ Truncate(int64) error }

// finish writes the frames still being packed, and truncates the file after the last complete one.
func (a *animation) finish() error {
	var failed error
	for len(a.comes) > 0 && failed == nil {
		failed = a.write()
	}
	return errors.Join(failed, a.end())
}

func (a *animation) end() error {
	if f, ok := a.out.(truncater); ok {
		if err := f.Truncate(a.whole); err != nil {
			return err
		}
	}
	if _, err := a.out.Seek(a.whole, io.SeekStart); err != nil {
		return err
	}
	a.chunk("IEND", nil)
	if err := a.flush(); err != nil {
		return err
	}
	if _, err := a.out.Seek(int64(countAt), io.SeekStart); err != nil {
		return err
	}
	a.chunk("acTL", append(binary.BigEndian.AppendUint32(nil, a.frames), 0, 0, 0, 0)) // repeat forever
	return a.flush()
}

// imageData returns the chunks of a PNG that hold its pixels.
func imageData(file []byte) (all [][]byte) {
	for at := len(signature); at+8 <= len(file); {
		n := int(binary.BigEndian.Uint32(file[at:]))
		if string(file[at+4:at+8]) == "IDAT" {
			all = append(all, file[at+8:at+8+n])
		}
		at += 12 + n
	}
	return all
}

// changed returns the bounds of the changed pixels of a picture.
func changed(was, now *image.NRGBA) image.Rectangle {
	var part image.Rectangle
	w := now.Rect.Dx()
	for y := range now.Rect.Dy() {
		a, b := was.Pix[y*was.Stride:][:4*w], now.Pix[y*now.Stride:][:4*w]
		if bytes.Equal(a, b) {
			continue
		}
		left, right := 0, w
		for [4]byte(a[4*left:]) == [4]byte(b[4*left:]) {
			left++
		}
		for [4]byte(a[4*right-4:]) == [4]byte(b[4*right-4:]) {
			right--
		}
		part = part.Union(image.Rect(left, y, right, y+1))
	}
	return part
}

// difference returns a part of a picture, clear where nothing has changed.
func difference(was, now *image.NRGBA, part image.Rectangle) *image.NRGBA {
	d := image.NewNRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	for y := range part.Dy() {
		from := now.PixOffset(part.Min.X, part.Min.Y+y)
		a, b, to := was.Pix[from:], now.Pix[from:], d.Pix[y*d.Stride:]
		for i := 0; i < 4*part.Dx(); i += 4 {
			if [4]byte(a[i:]) != [4]byte(b[i:]) {
				copy(to[i:i+4], b[i:i+4])
			} else {
				copy(to[i:i+4], []byte{clear.R, clear.G, clear.B, clear.A})
			}
		}
	}
	return d
}
