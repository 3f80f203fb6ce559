package report

import (
	"image"
	"strconv"

	"golang.org/x/image/font/opentype"
	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"

	"broadside/assets"
	"broadside/sim/say"
)

// roundsApart is the least distance between the labels of two rounds, in pixels.
const roundsApart = 60

// chart draws the strength of the sides over the battle, with its turning points, in an image
// of width by height pixels.
func (r *Report) chart(width, height int, points []Point, l *say.Language) (image.Image, error) {
	parsed, err := opentype.Parse(assets.Regular())
	if err != nil {
		return nil, err
	}
	fonts := font.NewCache(font.Collection{{Font: plot.DefaultFont, Face: parsed}})
	label := text.Style{Color: muted, Font: font.From(plot.DefaultFont, 13), Handler: text.Plain{Fonts: fonts}}
	p := plot.New()
	p.BackgroundColor = panel
	p.HideAxes()
	p.X.Min, p.X.Max = 0, float64(max(1, r.Played))
	p.Y.Min, p.Y.Max = 0, 100
	for _, axis := range []*plot.Axis{&p.X, &p.Y} {
		axis.Padding = 0
		align := axis.Tick.Label
		axis.Tick.Label = label
		axis.Tick.Label.XAlign, axis.Tick.Label.YAlign = align.XAlign, align.YAlign
	}
	p.X.Tick.Label.XAlign = draw.XLeft
	p.X.Tick.Marker, p.Y.Tick.Marker = r.rounds(float64(width), l), percents
	grid := plotter.NewGrid()
	grid.Vertical = draw.LineStyle{Color: edge, Width: 1}
	grid.Horizontal = grid.Vertical
	p.Add(grid)
	for side := range r.Sides {
		line, err := plotter.NewLine(r.strengthOf(side))
		if err != nil {
			continue // never sampled
		}
		line.Color, line.Width = colourOf(side), 3
		line.StepStyle = plotter.PostStep // strength lasts until the next blow
		p.Add(line)
	}
	label.XAlign, label.YAlign = draw.XCenter, -0.35
	p.Add(turns{points, label})
	c := vgimg.NewWith(vgimg.UseWH(vg.Length(width), vg.Length(height)), vgimg.UseDPI(72), vgimg.UseBackgroundColor(panel))
	p.Draw(draw.Crop(draw.New(c), 8, 0, 4, 0))
	return c.Image(), nil
}

var percents = plot.ConstantTicks{{Value: 0, Label: "0 %"}, {Value: 25, Label: "25 %"}, {Value: 50, Label: "50 %"}, {Value: 75, Label: "75 %"}, {Value: 100, Label: "100 %"}}

// rounds returns the starts of the rounds that a chart of this width has room to label.
func (r *Report) rounds(width float64, l *say.Language) plot.ConstantTicks {
	var ticks plot.ConstantTicks
	round := int32(0)
	for _, s := range r.Strength {
		if s.Round == round {
			continue
		}
		round = s.Round
		apart := roundsApart / width * float64(max(1, r.Played))
		if n := len(ticks); n == 0 || float64(s.Played)-ticks[n-1].Value > apart {
			ticks = append(ticks, plot.Tick{Value: float64(s.Played), Label: l.Tell(say.Of("round %d", round), nil)})
		}
	}
	return ticks
}

// strengthOf returns the strength of a side over the time played.
func (r *Report) strengthOf(side int) plotter.XYs {
	line := make(plotter.XYs, len(r.Strength))
	for i, s := range r.Strength {
		line[i] = plotter.XY{X: float64(s.Played), Y: float64(s.Parts[side])}
	}
	return line
}

// turns marks turning points with numbered discs and lines down.
type turns struct {
	points []Point
	number text.Style
}

// Plot implements plot.Plotter.
func (t turns) Plot(c draw.Canvas, p *plot.Plot) {
	x, _ := p.Transforms(&c)
	y := c.Max.Y - 14
	places := spread(t.points, x, c.Max.X-11)
	for i, point := range t.points {
		colour := colourOf(int(point.Side))
		c.StrokeLine2(draw.LineStyle{Color: colour, Width: 1}, x(float64(point.Played)), c.Min.Y, x(float64(point.Played)), y)
		c.DrawGlyphNoClip(draw.GlyphStyle{Color: colour, Radius: markRadius, Shape: draw.CircleGlyph{}}, vg.Point{X: places[i], Y: y})
		t.number.Color = night
		c.FillText(t.number, vg.Point{X: places[i], Y: y}, strconv.Itoa(i+1))
	}
}

// spread places the marks of moments side by side where they would overlap, up to the last
// place.
func spread(points []Point, x func(float64) vg.Length, last vg.Length) []vg.Length {
	const apart = 22
	places := make([]vg.Length, len(points))
	for i, t := range points {
		places[i] = x(float64(t.Played))
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
