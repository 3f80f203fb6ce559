package kit_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
)

func TestMain(m *testing.M) { stage.Main(m) }

// A screen that is drawn in part over the previous one equals one that is drawn completely.
func TestWhatHasChangedIsDrawnAsAllWouldBe(t *testing.T) {
	const width, height = 400, 240
	kept, whole := ebiten.NewImage(width, height), ebiten.NewImage(width, height)
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(7, 1))
	at, tint, word := [6]kit.Point{}, [6]uint8{}, "steady"
	plates, here := [3]kit.Rect{}, [6]bool{}
	pixels, wanted := make([]byte, 4*width*height), make([]byte, 4*width*height)
	for n := range 160 {
		for range chance.IntN(3) { // nothing, or one thing or two
			i := chance.IntN(len(at))
			at[i], tint[i] = kit.Point{X: 600 * chance.Float64(), Y: 400 * chance.Float64()}, uint8(chance.IntN(256))
		}
		if n%4 == 3 { // something appears, vanishes, or covers what is beneath
			here[chance.IntN(len(here))] = chance.IntN(2) == 0
			plates[chance.IntN(len(plates))] = kit.Rect{X: 600 * chance.Float64(), Y: 300 * chance.Float64(), W: 60 + 600*chance.Float64(), H: 60 + 400*chance.Float64()}
		}
		if n%9 == 8 {
			word = []string{"steady", "away", "come about"}[chance.IntN(3)]
		}
		show := func(u *kit.UI, target *ebiten.Image, opaque uint8) {
			u.Begin(target, width, height, kit.Input{}, float64(n)/10)
			for i, p := range at {
				c := kit.Colour{R: tint[i], G: 200, B: 90, A: 120}
				if here[i] {
					u.Disc(kit.Point{X: p.Y, Y: p.X}, 20, c)
					u.Text(kit.Rect{X: p.X, Y: p.Y, W: 300, H: 30}, "=here", kit.Type{})
				}
				if i < len(plates) {
					u.Plate(plates[i], kit.Colour{R: 30, G: 60, B: tint[i], A: opaque - uint8(i%2)*80}, kit.Edge)
				}
				if i%2 == 0 {
					u.Clip(kit.Rect{X: 100, Y: 80, W: 500, H: 300})
				}
				u.Disc(p, 40, c)
				u.Text(kit.Rect{X: 200, Y: 100 + 40*float64(i), W: 300, H: 30}, say.Name(word), kit.Type{})
				u.Path([]kit.Point{p, {X: 300, Y: 200}, at[(i+1)%len(at)]}, 3, c)
				if i%2 == 0 {
					u.Unclip()
				}
			}
			u.End()
		}
		show(u, kept, 255)
		fresh, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		show(fresh, whole, 254) // through which what is beneath has to be drawn
		kept.ReadPixels(pixels)
		whole.ReadPixels(wanted)
		off := 0 // at edges, which are rounded differently where they are cut
		for i := range pixels {
			switch d := max(pixels[i], wanted[i]) - min(pixels[i], wanted[i]); {
			case d > 30 || d > 3 && off > 12:
				t.Fatalf("screen %d, drawn over the one before, shows %d at %d %d, and not %d", n, pixels[i], i/4%width, i/4/width, wanted[i])
			case d > 3:
				off++
			}
		}
	}
}

// What a target shows already is not drawn again: anything that was drawn over it stays for some
// seconds.
func TestWhatIsShownAlreadyIsNotDrawnAgain(t *testing.T) {
	target := ebiten.NewImage(64, 36)
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	show := func(now float64) (r byte) {
		u.Begin(target, 64, 36, kit.Input{}, now)
		u.Fill(u.Size, kit.Colour{R: 255, A: 255})
		u.End()
		pixels := make([]byte, 4*64*36)
		target.ReadPixels(pixels)
		return pixels[0]
	}
	if show(1) != 255 {
		t.Fatal("nothing is drawn")
	}
	target.Clear()
	if show(2) != 0 {
		t.Error("the same screen is drawn again")
	}
	if show(60) != 255 {
		t.Error("it is never drawn again")
	}
}

// Copying a screen leaves nothing of what the window showed there, and changes nothing beside it.
func TestAScreenIsCopiedPixelForPixel(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	const side, margin = 24, 5
	screen, window := ebiten.NewImage(side, side), ebiten.NewImage(side+margin, side)
	chance := rand.New(rand.NewPCG(3, 1))
	want := make([]byte, 4*side*side)
	for i := range want {
		if want[i] = byte(chance.IntN(100)); i%4 == 3 { // premultiplied colours do not exceed their opacity
			want[i] = byte(100 + chance.IntN(156))
		}
	}
	screen.WritePixels(want)
	window.Fill(kit.Bright)
	var where ebiten.GeoM
	where.Translate(margin, 0)
	u.CopyTo(window, screen, where)
	got := make([]byte, 4*(side+margin)*side)
	window.ReadPixels(got)
	for y := range side {
		row := got[4*y*(side+margin):][:4*(side+margin)]
		if !bytes.Equal(row[4*margin:], want[4*y*side:][:4*side]) {
			t.Fatalf("row %d is %v, and not %v", y, row[4*margin:], want[4*y*side:][:4*side])
		}
		if row[0] != kit.Bright.R || row[4*margin-1] != 255 {
			t.Fatalf("beside row %d there is %v", y, row[:4*margin])
		}
	}
}
