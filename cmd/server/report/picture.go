package report

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"strconv"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"broadside/assets"
	"broadside/crew"
	"broadside/ships"
)

// The size of a picture, and its parts.
const (
	wide, high   = 1280, 800
	margin       = 40
	chartTop     = 130
	chartHigh    = 250
	tableTop     = chartTop + chartHigh + 70
	rowHigh      = 28
	shownShips   = 9
	shownPoints  = 9
	barLeft      = margin + 210
	barWide      = 190
	pointsLeft   = margin + 660
	pointsMargin = 8
)

func rgb(n uint32) color.RGBA {
	return color.RGBA{R: uint8(n >> 16), G: uint8(n >> 8), B: uint8(n), A: 255}
}

// The colours of a station.
var (
	night  = rgb(0x06090d)
	panel  = rgb(0x10171f)
	edge   = rgb(0x2a3947)
	muted  = rgb(0x8496a6)
	plain  = rgb(0xc9d5de)
	bright = rgb(0xf4f8fb)
	sides  = [ships.MaxSides]color.RGBA{
		rgb(0x6fb7e8), rgb(0xef6a5b), rgb(0xe3c15a), rgb(0x8ed081), rgb(0xc39be8), rgb(0x5fd0c0), rgb(0xe89ac0), rgb(0xa8a8a8),
	}
)

// Picture writes the report as a PNG.
func (r *Report) Picture(to io.Writer) error {
	p, err := newPage()
	if err != nil {
		return err
	}
	p.text(p.big, margin, 56, bright, wide-2*margin, r.Title)
	p.text(p.body, margin, 86, plain, wide-2*margin, fmt.Sprintf("%s   %d rounds, %s, seed %d", r.Result(), r.Rounds, Clock(r.Ticks), r.Seed))
	points := r.Turning(shownPoints)
	r.chart(p, points)
	r.table(p)
	r.list(p, points)
	return png.Encode(to, p.img)
}

// chart draws the strength of the sides over the battle, with its turning
// points.
func (r *Report) chart(p *page, points []Point) {
	box := image.Rect(margin, chartTop, wide-margin, chartTop+chartHigh)
	p.fill(box, panel)
	x := func(played int64) float32 {
		return float32(box.Min.X) + float32(box.Dx())*float32(played)/float32(max(1, r.Played))
	}
	y := func(part int) float32 { return float32(box.Max.Y) - float32(box.Dy())*float32(part)/100 }
	for part := 0; part <= 100; part += 25 {
		p.line(edge, 1, float32(box.Min.X), y(part), float32(box.Max.X), y(part))
	}
	p.text(p.small, box.Min.X, box.Min.Y-8, muted, 620, fmt.Sprintf("Shields and hull that can still fight, of all that a side brought; waits are cut to %d s", wait*6/crew.RoundTicks))
	round, last := int32(0), -100
	for _, s := range r.Strength {
		if s.Round != round {
			round = s.Round
			if at := int(x(s.Played)); at-last > 60 {
				p.line(edge, 1, x(s.Played), float32(box.Min.Y), x(s.Played), float32(box.Max.Y))
				p.text(p.small, at+4, box.Max.Y+18, muted, 80, "round "+strconv.Itoa(int(round)))
				last = at
			}
		}
	}
	for side := range r.Sides {
		c := sides[side%len(sides)]
		var was *Sample
		for i := range r.Strength {
			s := &r.Strength[i]
			if was != nil {
				// Strength changes by blows: it holds, and then falls.
				p.line(c, 3, x(was.Played), y(was.Parts[side]), x(s.Played), y(was.Parts[side]))
				p.line(c, 3, x(s.Played), y(was.Parts[side]), x(s.Played), y(s.Parts[side]))
			}
			was = s
		}
	}
	at := box.Max.X
	for side := len(r.Sides) - 1; side >= 0; side-- {
		at -= p.width(p.body, r.Sides[side]) + 34
		p.fill(image.Rect(at, box.Min.Y-20, at+14, box.Min.Y-8), sides[side%len(sides)])
		p.text(p.body, at+20, box.Min.Y-8, plain, 300, r.Sides[side])
	}
	places := spread(points, x, box.Max.X-11)
	for i, t := range points {
		c := sides[int(t.Side)%len(sides)]
		p.mark(places[i], box.Min.Y+14, i+1, c)
		p.line(c, 1, x(t.Played), float32(box.Min.Y+26), x(t.Played), float32(box.Max.Y))
	}
}

// spread places the marks of moments side by side where they would overlap, none
// beyond the last place.
func spread(points []Point, x func(int64) float32, last int) []int {
	const apart = 22
	places := make([]int, len(points))
	for i, t := range points {
		places[i] = int(x(t.Played))
		if i > 0 {
			places[i] = max(places[i], places[i-1]+apart)
		}
	}
	for i := len(places) - 1; i >= 0; i-- {
		places[i] = min(places[i], last)
		last = places[i] - apart
	}
	return places
}

// table lists the ships by what they dealt.
func (r *Report) table(p *page) {
	columns := []struct {
		x    int
		name string
	}{{margin, "ship"}, {barLeft, "damage dealt, and taken"}, {barLeft + barWide + 76, "hits"}, {barLeft + barWide + 176, "in the end"}}
	for _, c := range columns {
		p.text(p.small, c.x, tableTop, muted, 300, c.name)
	}
	all := r.ranked()
	most := 1
	for _, s := range all {
		most = max(most, s.Dealt, s.Taken)
	}
	y := tableTop + 26
	for i, s := range all {
		if i == shownShips && len(all) > shownShips {
			p.text(p.small, margin, y, muted, 300, fmt.Sprintf("and %d more", len(all)-i))
			break
		}
		c := sides[int(s.Side)%len(sides)]
		p.fill(image.Rect(margin, y-11, margin+6, y+1), c)
		p.text(p.body, margin+14, y, bright, barLeft-margin-24, s.Name)
		p.fill(image.Rect(barLeft, y-13, barLeft+barWide*s.Dealt/most, y-5), c)
		p.fill(image.Rect(barLeft, y-3, barLeft+barWide*s.Taken/most, y+1), muted)
		p.text(p.small, barLeft+barWide+8, y-2, plain, 70, fmt.Sprintf("%d / %d", s.Dealt, s.Taken))
		hits := "no attack"
		if s.Attacks > 0 {
			hits = fmt.Sprintf("%s of %d", s.accuracy(), s.Attacks)
		}
		p.text(p.small, columns[2].x, y-2, plain, 100, hits)
		p.text(p.small, columns[3].x, y-2, plain, pointsLeft-columns[3].x-12, s.State)
		y += rowHigh
	}
}

// list tells the turning points that the chart has marked.
func (r *Report) list(p *page, points []Point) {
	p.text(p.small, pointsLeft, tableTop, muted, 300, "turning points")
	y := tableTop + 26
	for i, t := range points {
		p.mark(pointsLeft+10, y-6, i+1, sides[int(t.Side)%len(sides)])
		x := pointsLeft + 26 + pointsMargin
		p.text(p.small, x, y-1, muted, 60, Clock(t.Tick))
		p.fit(x+44, y, plain, wide-margin-x-44, t.Text)
		y += rowHigh
	}
}

// page is a picture and the type that it is written in.
type page struct {
	img              *image.RGBA
	big, body, small font.Face
}

func newPage() (*page, error) {
	p := &page{img: image.NewRGBA(image.Rect(0, 0, wide, high))}
	p.fill(p.img.Bounds(), night)
	for _, f := range []struct {
		face *font.Face
		ttf  []byte
		size float64
	}{{&p.big, assets.Bold(), 30}, {&p.body, assets.Regular(), 16}, {&p.small, assets.Regular(), 13}} {
		parsed, err := opentype.Parse(f.ttf)
		if err != nil {
			return nil, fmt.Errorf("the type: %w", err)
		}
		if *f.face, err = opentype.NewFace(parsed, &opentype.FaceOptions{Size: f.size, DPI: 72, Hinting: font.HintingFull}); err != nil {
			return nil, fmt.Errorf("the type: %w", err)
		}
	}
	return p, nil
}

func (p *page) fill(r image.Rectangle, c color.Color) {
	draw.Draw(p.img, r, image.NewUniform(c), image.Point{}, draw.Src)
}

func (p *page) width(f font.Face, s string) int { return font.MeasureString(f, s).Ceil() }

// text writes on a base line, and cuts off with an ellipsis what is too wide.
func (p *page) text(f font.Face, x, y int, c color.Color, room int, s string) {
	if p.width(f, s) > room {
		runes := []rune(s)
		for len(runes) > 0 && p.width(f, string(runes)+"…") > room {
			runes = runes[:len(runes)-1]
		}
		s = string(runes) + "…"
	}
	d := font.Drawer{Dst: p.img, Src: image.NewUniform(c), Face: f, Dot: fixed.P(x, y)}
	d.DrawString(s)
}

// fit writes on a base line, or on two in small type what is too wide for one.
func (p *page) fit(x, y int, c color.Color, room int, s string) {
	if p.width(p.body, s) <= room {
		p.text(p.body, x, y, c, room, s)
		return
	}
	first, rest := "", strings.Fields(s)
	for len(rest) > 1 && p.width(p.small, first+rest[0]) <= room {
		first, rest = first+rest[0]+" ", rest[1:]
	}
	p.text(p.small, x, y-8, c, room, first)
	p.text(p.small, x, y+6, c, room, strings.Join(rest, " "))
}

// mark draws a number in a disc.
func (p *page) mark(x, y, n int, c color.RGBA) {
	z := vector.NewRasterizer(wide, high)
	const r, k = 10, 5.523 // k makes four curves a circle
	fx, fy := float32(x), float32(y)
	z.MoveTo(fx+r, fy)
	z.CubeTo(fx+r, fy+k, fx+k, fy+r, fx, fy+r)
	z.CubeTo(fx-k, fy+r, fx-r, fy+k, fx-r, fy)
	z.CubeTo(fx-r, fy-k, fx-k, fy-r, fx, fy-r)
	z.CubeTo(fx+k, fy-r, fx+r, fy-k, fx+r, fy)
	z.Draw(p.img, p.img.Bounds(), image.NewUniform(c), image.Point{})
	s := strconv.Itoa(n)
	p.text(p.small, x-p.width(p.small, s)/2, y+5, night, 30, s)
}

// line draws a level or upright line of some width.
func (p *page) line(c color.Color, width int, x0, y0, x1, y1 float32) {
	half := float32(width) / 2
	r := image.Rect(int(min(x0, x1)-half+0.5), int(min(y0, y1)-half+0.5), int(max(x0, x1)+half+0.5), int(max(y0, y1)+half+0.5))
	p.fill(r, c)
}
