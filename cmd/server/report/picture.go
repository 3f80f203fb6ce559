package report

import (
	"fmt"
	"image/color"
	"io"
	"strconv"

	"git.sr.ht/~sbinet/gg"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"broadside/assets"
	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/say"
)

// The sizes of a picture and its parts, in pixels.
const (
	wide, high   = 1280, 800
	margin       = 40
	chartTop     = 130
	chartHigh    = 272
	tableTop     = chartTop + chartHigh + 48
	rowHigh      = 28
	shownRows    = 9
	shownPoints  = 9
	barLeft      = margin + 210
	barWide      = 190
	pointsLeft   = margin + 660
	pointsMargin = 8
	markRadius   = 10
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
	sides  = [event.MaxSides]color.RGBA{
		rgb(0x6fb7e8), rgb(0xef6a5b), rgb(0xe3c15a), rgb(0x8ed081), rgb(0xc39be8), rgb(0x5fd0c0), rgb(0xe89ac0), rgb(0xa8a8a8),
	}
)

func colourOf(side int) color.RGBA { return sides[side%len(sides)] }

// Picture writes the report as a PNG in a language.
func (r *Report) Picture(to io.Writer, l *say.Language) error {
	p, err := newPage(l)
	if err != nil {
		return err
	}
	points := r.Turning(shownPoints)
	chart, err := r.chart(wide-2*margin, chartHigh, points, l)
	if err != nil {
		return fmt.Errorf("the chart: %w", err)
	}
	p.text(p.big, margin, 56, bright, wide-2*margin, r.Title)
	p.text(p.body, margin, 86, plain, wide-2*margin, p.tell(r.Result())+"   "+p.tell("%s, %s, seed %s", r.lasted(), clock(r.Ticks), r.seed()))
	r.legend(p)
	p.DrawImage(chart, margin, chartTop)
	r.tables(p)
	r.list(p, points)
	return p.EncodePNG(to)
}

// legend explains the chart and its colours.
func (r *Report) legend(p *page) {
	const y = chartTop - 8
	says := say.Text("Shields and hull of ships that can still fight, as a share of all that the side brought; pauses are cut to %d s")
	switch {
	case len(r.Ships) > 0:
	case r.injures:
		says = "People who can still fight, the injured for less, as a share of all that the side brought; pauses are cut to %d s"
	default:
		says = "Points of people who can still fight, as a share of all that the side brought; pauses are cut to %d s"
	}
	p.text(p.small, margin, y, muted, 620, p.tell(says, wait*6/crew.RoundTicks))
	x := float64(wide - margin)
	for side := len(r.Sides) - 1; side >= 0; side-- {
		x -= p.width(p.body, r.Sides[side]) + 34
		p.fill(x, y-12, 14, 12, colourOf(side))
		p.text(p.body, x+20, y, plain, 300, r.Sides[side])
	}
}

// line is a ship or a person in the tables.
type line struct {
	name          string
	side          event.Side
	dealt, taken  int
	hits, attacks int
	state         say.Text
}

// tables lists the ships, and the people who fought on the decks, as far as there is room for both.
func (r *Report) tables(p *page) {
	var ships, people []line
	for _, s := range r.ranked() {
		ships = append(ships, line{s.Name, s.Side, s.Dealt, s.Taken, s.Hits, s.Attacks, s.State})
	}
	for _, s := range r.fighters() {
		people = append(people, line{s.Name, s.Side, s.Rolled, s.Taken, s.Hits, s.Attacks, say.Text(s.State.String())})
	}
	most, y := shownRows, float64(tableTop)
	if len(ships) > 0 && len(people) > 0 {
		most = min(len(ships), shownRows-2-min(len(people), shownRows/2))
	}
	if len(ships) > 0 {
		y = p.table(y, ships, most, "ship", "points dealt and lost")
		most = shownRows - 2 - min(most, len(ships)) - overflow(ships, most)
	}
	if len(people) > 0 {
		p.table(y, people, most, "on the decks", "damage rolled, points lost")
	}
}

// overflow returns 1 if there are more than most lines, which takes one more line, and otherwise 0.
func overflow(lines []line, most int) int { return one(len(lines) > most) }

// table lists at most most lines from height y down, and returns where the next table begins.
func (p *page) table(y float64, lines []line, most int, what, points say.Text) float64 {
	const hits, end = barLeft + barWide + 76, barLeft + barWide + 176
	for _, c := range []struct {
		x    float64
		name say.Text
	}{{margin, what}, {barLeft, points}, {hits, "hits"}, {end, "in the end"}} {
		p.text(p.small, c.x, y, muted, 300, p.tell(c.name))
	}
	longest := 1
	for _, s := range lines {
		longest = max(longest, s.dealt, s.taken)
	}
	bar := func(points int) float64 { return float64(barWide * points / longest) }
	y += 26
	for _, s := range lines[:min(most, len(lines))] {
		c := colourOf(int(s.side))
		p.fill(margin, y-11, 6, 12, c)
		p.text(p.body, margin+14, y, bright, barLeft-margin-24, s.name)
		p.fill(barLeft, y-13, bar(s.dealt), 8, c)
		p.fill(barLeft, y-3, bar(s.taken), 4, muted)
		p.text(p.small, barLeft+barWide+8, y-2, plain, 70, fmt.Sprintf("%d / %d", s.dealt, s.taken))
		aimed := p.tell("no attack")
		if s.attacks > 0 {
			aimed = p.tell("%d of %d", s.hits, s.attacks)
		}
		p.text(p.small, hits, y-2, plain, 100, aimed)
		p.text(p.small, end, y-2, plain, pointsLeft-end-12, p.tell(s.state))
		y += rowHigh
	}
	if n := len(lines) - most; n > 0 {
		p.text(p.small, margin, y, muted, 300, p.tell("and %d more", n))
		y += rowHigh
	}
	return y + 8
}

// list lists the turning points marked in the chart.
func (r *Report) list(p *page, points []Point) {
	p.text(p.small, pointsLeft, tableTop, muted, 300, p.tell("turning points"))
	y := float64(tableTop + 26)
	for i, t := range points {
		p.mark(pointsLeft+10, y-6, i+1, colourOf(int(t.Side)))
		x := float64(pointsLeft + 26 + pointsMargin)
		p.text(p.small, x, y-1, muted, 60, clock(r.since(t.Tick)))
		p.fit(x+44, y, plain, wide-margin-x-44, p.tell(t.Text))
		y += rowHigh
	}
}

// page is a picture with its typefaces.
type page struct {
	*gg.Context
	language         *say.Language
	big, body, small font.Face
}

func newPage(l *say.Language) (*page, error) {
	p := &page{Context: gg.NewContext(wide, high), language: l}
	p.SetColor(night)
	p.Clear()
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

// tell returns a message with its values in the page's language.
func (p *page) tell(message say.Text, values ...any) string {
	return p.language.Tell(say.Of(message, values...), nil)
}

func (p *page) fill(x, y, width, height float64, c color.Color) {
	p.SetColor(c)
	p.DrawRectangle(x, y, width, height)
	p.Fill()
}

func (p *page) width(f font.Face, s string) float64 {
	p.SetFontFace(f)
	w, _ := p.MeasureString(s)
	return w
}

// text writes on a base line, and ends text that is too wide with an ellipsis.
func (p *page) text(f font.Face, x, y float64, c color.Color, room float64, s string) {
	if p.width(f, s) > room {
		runes := []rune(s)
		for len(runes) > 0 && p.width(f, string(runes)+"…") > room {
			runes = runes[:len(runes)-1]
		}
		s = string(runes) + "…"
	}
	p.SetFontFace(f)
	p.SetColor(c)
	p.DrawString(s, x, y)
}

// fit writes on a base line, or in small type on two if the text is too wide.
func (p *page) fit(x, y float64, c color.Color, room float64, s string) {
	if p.width(p.body, s) <= room {
		p.text(p.body, x, y, c, room, s)
		return
	}
	p.SetFontFace(p.small)
	lines := p.WordWrap(s, room)
	p.text(p.small, x, y-8, c, room, lines[0])
	p.text(p.small, x, y+6, c, room, s[min(len(s), len(lines[0])+1):])
}

// mark draws a number in a disc.
func (p *page) mark(x, y float64, n int, c color.Color) {
	p.SetColor(c)
	p.DrawCircle(x, y, markRadius)
	p.Fill()
	p.SetFontFace(p.small)
	p.SetColor(night)
	p.DrawStringAnchored(strconv.Itoa(n), x, y, 0.5, 0.35)
}
