package film

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// drawn returns the nth frame of a film in which a square moves over noise.
func drawn(n int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, 64, 36))
	h := uint32(1)
	for i := range img.Pix {
		h = h*1664525 + 1013904223
		img.Pix[i] = byte(h>>24) | byte(i&3/3*255)
	}
	draw.Draw(img, image.Rect(n, n/2, n+9, n/2+7), image.NewUniform(color.NRGBA{R: 200, G: byte(n * 9), A: 255}), image.Point{}, draw.Src)
	coarse(img)
	return img
}

// chunk is a chunk of a PNG.
type chunk struct {
	kind string
	data []byte
}

func chunks(t *testing.T, file []byte) (all []chunk) {
	t.Helper()
	for at := len(signature); at < len(file); {
		n := int(binary.BigEndian.Uint32(file[at:]))
		body := file[at+4 : at+8+n]
		if sum := binary.BigEndian.Uint32(file[at+8+n:]); sum != crc32.ChecksumIEEE(body) {
			t.Fatalf("the sum of chunk %s is wrong", body[:4])
		}
		all = append(all, chunk{string(body[:4]), body[4:]})
		at += 12 + n
	}
	return all
}

// frames plays an animated PNG as a browser does.
func frames(t *testing.T, file []byte) (all []*image.NRGBA) {
	t.Helper()
	if _, err := png.Decode(bytes.NewReader(file)); err != nil {
		t.Fatalf("who knows no animation cannot show it: %v", err)
	}
	list := chunks(t, file)
	head := list[0].data
	canvas := image.NewNRGBA(image.Rect(0, 0, int(binary.BigEndian.Uint32(head)), int(binary.BigEndian.Uint32(head[4:]))))
	var part image.Rectangle
	var data bytes.Buffer
	next, promised := uint32(0), uint32(0)
	show := func() {
		if data.Len() == 0 {
			return
		}
		one := animation{size: part.Size()}
		one.buf.WriteString(signature)
		h := binary.BigEndian.AppendUint32(nil, uint32(part.Dx()))
		h = append(binary.BigEndian.AppendUint32(h, uint32(part.Dy())), head[8:]...)
		one.chunk("IHDR", h)
		one.chunk("tRNS", []byte{0, clear.R, 0, clear.G, 0, clear.B})
		one.chunk("IDAT", data.Bytes())
		one.chunk("IEND", nil)
		img, err := png.Decode(&one.buf)
		if err != nil {
			t.Fatalf("frame %d: %v", len(all)+1, err)
		}
		draw.Draw(canvas, part, img, image.Point{}, draw.Over)
		kept := image.NewNRGBA(canvas.Rect)
		copy(kept.Pix, canvas.Pix)
		all = append(all, kept)
		data.Reset()
	}
	for _, c := range list {
		switch c.kind {
		case "acTL":
			promised = binary.BigEndian.Uint32(c.data)
		case "fcTL":
			show()
			n := func(i int) int { return int(binary.BigEndian.Uint32(c.data[4*i:])) }
			part = image.Rect(n(3), n(4), n(3)+n(1), n(4)+n(2))
		case "IDAT":
			data.Write(c.data)
		case "fdAT":
			data.Write(c.data[4:])
		}
		if c.kind == "fcTL" || c.kind == "fdAT" {
			if got := binary.BigEndian.Uint32(c.data); got != next {
				t.Fatalf("%s has number %d, not %d", c.kind, got, next)
			}
			next++
		}
	}
	show()
	if last := list[len(list)-1].kind; last != "IEND" || int(promised) != len(all) {
		t.Fatalf("%d frames are promised, there are %d, and %s comes last", promised, len(all), last)
	}
	return all
}

func film(path string) (w *Writer, err error) { return Create(path, image.Pt(64, 36), 10) }

func TestAnimationsShowWhatWasDrawn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "film.png")
	w, err := film(path)
	if err != nil {
		t.Fatal(err)
	}
	const n = 12
	for i := range n {
		w.pixels = drawn(min(i, 9)) // the last ones are equal
		if err := w.add(); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	all := frames(t, file)
	if len(all) != n {
		t.Fatalf("%d frames", len(all))
	}
	for i, img := range all {
		if want := drawn(min(i, 9)); !bytes.Equal(img.Pix, want.Pix) {
			t.Errorf("frame %d is not what was drawn", i+1)
		}
	}
}

func TestFolderOfPictures(t *testing.T) {
	w, err := film(filepath.Join(t.TempDir(), "frames") + "/")
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		w.pixels = drawn(i)
		if err := w.add(); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.Open(filepath.Join(w.path, "frame-00003.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if img, err := png.Decode(file); err != nil || img.Bounds().Size() != image.Pt(64, 36) {
		t.Errorf("frame 3: %v", err)
	}
}

func TestAFilmOfAnotherKindIsRefused(t *testing.T) {
	if _, err := film(filepath.Join(t.TempDir(), "film.mp4")); err == nil || !strings.Contains(err.Error(), ".apng") {
		t.Errorf("film.mp4: %v", err)
	}
}

// TestNoFilmIsLeftWithoutAFrame ends a film before its first frame.
func TestNoFilmIsLeftWithoutAFrame(t *testing.T) {
	w, err := film(filepath.Join(t.TempDir(), "film.png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(w.path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the file: %v", err)
	}
	if err := w.stopped(syscall.ENOSPC); strings.Contains(err.Error(), "good") {
		t.Errorf("without a frame is said: %v", err)
	}
}

// smallDisk is the environment variable with the folder on which a separate run of this program
// fills a disk.
const smallDisk = "BROADSIDE_SMALL_DISK"

// On a full disk a film ends with what it has, and says so. The disk is seen only by a separate run
// of this test.
func TestFaultDiskRunsFull(t *testing.T) {
	if folder := os.Getenv(smallDisk); folder != "" {
		for _, name := range []string{"film.png", "frames/"} {
			fill(t, folder+"/"+name)
		}
		return
	}
	folder := t.TempDir()
	c := exec.Command("unshare", "-rm", "sh", "-c", `mount -t tmpfs -o size=128k none "$1" && shift && exec "$@"`, "sh", folder, os.Args[0], "-test.run=^TestFaultDiskRunsFull$")
	if err := exec.Command("unshare", "-rm", "mount", "-t", "tmpfs", "none", folder).Run(); err != nil {
		t.Skip("this machine lets nobody mount a disk of their own")
	}
	c.Env = append(os.Environ(), smallDisk+"="+folder)
	if out, err := c.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// fill films until the disk is full, and checks the result.
func fill(t *testing.T, path string) {
	w, err := film(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 2000 {
		w.pixels = drawn(i % 50)
		if i%2 == 0 {
			w.pixels.Pix[i%9000] ^= 0x80
		}
		if err = w.add(); err != nil {
			break
		}
	}
	if !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), "frames") {
		t.Fatalf("on a full disk is said: %v", err)
	}
	if err := w.Close(); err != nil {
		t.Fatalf("the film cannot be ended: %v", err)
	}
	if w.moving == nil {
		list, err := os.ReadDir(path)
		if err != nil || len(list) != w.Frames {
			t.Errorf("there are %d pictures, not %d (%v)", len(list), w.Frames, err)
		}
		if err := os.RemoveAll(path); err != nil {
			t.Error(err)
		}
		return
	}
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if all := frames(t, file); len(all) != w.Frames || len(all) < 3 {
		t.Errorf("the film has %d frames, and says %d", len(all), w.Frames)
	}
	if err := os.Remove(path); err != nil {
		t.Error(err)
	}
}
