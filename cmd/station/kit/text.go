package kit

import (
	"bytes"
	"image"
	"math"
	"sort"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"broadside/assets"
	"broadside/sim/say"
)

// Align is the place of a line of text in its box.
type Align uint8

// The alignments.
const (
	Start Align = iota
	Middle
	End
)

// Type describes how a text is set.
type Type struct {
	Size   float64 // in points; 0: Body
	Colour Colour  // none: Plain
	Bold   bool
	Mono   bool
	Align  Align
	Cut    bool // may end in an ellipsis: names that people choose, and lines shown in full elsewhere
}

// leading is the height of a line as a multiple of its size.
const leading = 1.28

// LineHeight returns the height of one line of the type.
func (t Type) LineHeight() float64 { return t.size() * leading }

func (t Type) size() float64 {
	if t.Size == 0 {
		return Body
	}
	return t.Size
}

func (t Type) colour() Colour {
	if t.Colour == (Colour{}) {
		return Plain
	}
	return t.Colour
}

// face chooses the font.
func (t Type) face() int {
	switch {
	case t.Mono:
		return 2
	case t.Bold:
		return 1
	}
	return 0
}

// press holds the fonts and measurements made with them.
type press struct {
	fonts  [3]*text.GoTextFaceSource
	faces  map[faceKey]*text.GoTextFace
	widths map[widthKey]float64
	wraps  map[wrapKey][]string
	told   map[toldKey]string
	plain  *ebiten.Shader // of triangles
	bare   *ebiten.Shader // of a whole screen
	few    []uint16       // corners of the triangles of a piece that are drawn
}

type toldKey struct {
	language *say.Language
	text     say.Text
}

type faceKey struct {
	font   int
	pixels float64
}

type widthKey struct {
	faceKey
	text string
}

type wrapKey struct {
	widthKey
	width float64
}

// fonts reads the fonts. A program's screens share them together with the glyphs drawn so far, and
// are drawn one after another.
var fonts = sync.OnceValues(func() (all [3]*text.GoTextFaceSource, err error) {
	for i, ttf := range [][]byte{assets.Regular(), assets.Bold(), assets.Mono()} {
		if all[i], err = text.NewGoTextFaceSource(bytes.NewReader(ttf)); err != nil {
			return all, err
		}
	}
	return all, nil
})

// shaders compiles the shaders for triangles with plain colours and for copying an image without a
// colour, which in software cost a fifth less.
var shaders = sync.OnceValues(func() (all [2]*ebiten.Shader, err error) {
	for i, code := range [...]string{
		"func Fragment(_ vec4, _ vec2, colour vec4) vec4 { return colour }",
		"func Fragment(_ vec4, from vec2, _ vec4) vec4 { return imageSrc0UnsafeAt(from) }",
	} {
		if all[i], err = ebiten.NewShader([]byte("//kage:unit pixels\npackage main\n\n" + code)); err != nil {
			return all, err
		}
	}
	return all, nil
})

func newPress() (press, error) {
	all, err := fonts()
	p := press{fonts: all, faces: map[faceKey]*text.GoTextFace{}}
	if err == nil {
		var made [2]*ebiten.Shader
		made, err = shaders()
		p.plain, p.bare = made[0], made[1]
	}
	p.forget()
	return p, err
}

// forget empties the caches, since the numbers of a battle keep changing.
func (p *press) forget() {
	p.widths, p.wraps, p.told = map[widthKey]float64{}, map[wrapKey][]string{}, map[toldKey]string{}
}

func (p *press) face(k faceKey) *text.GoTextFace {
	f := p.faces[k]
	if f == nil {
		f = &text.GoTextFace{Source: p.fonts[k.font], Size: k.pixels}
		p.faces[k] = f
	}
	return f
}

func (c *Canvas) key(t Type) faceKey { return faceKey{t.face(), math.Round(t.size()*c.scale*4) / 4} }

// Told returns a text in the language of the screen.
func (u *UI) Told(s say.Text) string {
	if s == "" || s[0] == '=' {
		return minus(strings.TrimPrefix(string(s), "="))
	}
	if strings.Contains(string(s), "{") { // a name in it may become known
		return minus(languageOf(u).Tell(s, u.Names))
	}
	k := toldKey{languageOf(u), s}
	words, ok := u.press.told[k]
	if !ok {
		if len(u.press.told) > 4000 {
			u.press.forget()
		}
		words = minus(k.language.Tell(s, nil))
		u.press.told[k] = words
	}
	return words
}

// minus gives negative numbers, and what is subtracted from dice, a minus sign: elsewhere, where
// programs read them too, they have a hyphen.
func minus(s string) string {
	for from := 0; ; {
		at := strings.IndexByte(s[from:], '-')
		if at < 0 {
			return s
		}
		from += at + 1
		if negates(s[:from-1], s[from:]) {
			const sign = "−"
			s = s[:from-1] + sign + s[from:]
			from += len(sign) - 1
		}
	}
}

// negates reports whether a hyphen between two parts of a text is a minus sign.
func negates(before, after string) bool {
	apart := strings.HasSuffix(before, " ")
	if apart {
		after = strings.TrimPrefix(after, " ")
	}
	if after == "" || after[0] < '0' || after[0] > '9' {
		return false
	}
	dice := strings.TrimRight(before, "0123456789")
	return before == "" || apart || strings.HasSuffix(before, "(") || dice != before && strings.HasSuffix(dice, "d")
}

// Width returns the width of a text on one line.
func (u *UI) Width(s say.Text, t Type) float64 { return u.width(u.Told(s), t) }

func (c *Canvas) width(s string, t Type) float64 {
	k := widthKey{c.key(t), s}
	w, ok := c.press.widths[k]
	if !ok {
		if len(c.press.widths) > 20000 {
			c.press.forget()
		}
		w = text.AdvanceAt(s, len(s), c.press.face(k.faceKey))
		c.press.widths[k] = w
	}
	return w / c.scale
}

// Text sets one line in the vertical middle of its box, and returns the space that it takes.
func (u *UI) Text(r Rect, s say.Text, t Type) Rect { return u.write(r, u.Told(s), t) }

// write sets a line of words.
func (u *UI) write(r Rect, s string, t Type) Rect {
	if s == "" {
		return Rect{r.X, r.Y, 0, 0}
	}
	w := u.width(s, t)
	if w > r.W+0.5 && !t.Cut && u.Language != nil {
		t = squeeze(t, func(t Type) bool { return u.width(s, t) <= r.W+0.5 })
		w = u.width(s, t)
	}
	if w > r.W+0.5 {
		if !t.Cut {
			u.fault("is cut off", s, r)
		}
		short := u.shorten(s, r.W, t)
		shown := u.width(short, t)
		noteCut(u, s, r, w, shown, t)
		s, w = short, shown
	}
	x := r.X
	switch t.Align {
	case Middle:
		x += (r.W - w) / 2
	case End:
		x += r.W - w
	}
	m := u.press.face(u.key(t)).Metrics()
	// The body of the letters is centred, from the baseline to the top of capitals.
	base := r.Y + r.H/2 + m.CapHeight/2/u.scale
	box := Rect{x, base - m.CapHeight/u.scale, w, m.CapHeight / u.scale}
	if t.size() > r.H+8 {
		u.fault("is higher than its box", s, r)
	}
	u.written(box, s)
	u.letters(s, x, base-m.HAscent/u.scale, t)
	return box
}

func (u *UI) letters(s string, x, y float64, t Type) {
	if u.target == nil {
		return
	}
	u.flush()
	px, py, m := math.Round(x*u.scale), math.Round(y*u.scale), u.press.face(u.key(t)).Metrics()
	slack := t.size() * u.scale / 2 // for letters that lean out of their space
	u.sheet.write(piece{
		box: u.box, spans: image.Rect(int(px-slack), int(py-slack), int(px+u.width(s, t)*u.scale+slack)+1, int(py+m.HAscent+m.HDescent+slack)+1),
		text: s, x: px, y: py, face: u.key(t), colour: t.colour(),
	})
}

// squeeze returns the largest type in which a text fits, but none much smaller than its own:
// screens are laid out for English, and other languages take more room.
func squeeze(t Type, fits func(Type) bool) Type {
	const least, step = 0.7, 0.5
	for from := t.size(); !fits(t) && t.size()-step >= least*from; {
		t.Size = t.size() - step
	}
	return t
}

// shorten cuts a text to a width, with an ellipsis.
func (c *Canvas) shorten(s string, width float64, t Type) string {
	runes := []rune(s)
	cut := func(n int) string { return strings.TrimRight(string(runes[:n]), " ") + "…" }
	n := sort.Search(len(runes), func(n int) bool { return c.width(cut(n+1), t) > width })
	if n == 0 {
		return ""
	}
	return cut(n)
}

// Wrap splits a text into lines no wider than a width.
func (u *UI) Wrap(s say.Text, width float64, t Type) []string { return u.wrap(u.Told(s), width, t) }

func (c *Canvas) wrap(s string, width float64, t Type) []string {
	k := wrapKey{widthKey{c.key(t), s}, width}
	if lines, ok := c.press.wraps[k]; ok {
		return lines
	}
	var lines []string
	for _, part := range strings.Split(s, "\n") {
		line := ""
		for _, word := range strings.Fields(part) {
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if line != "" && c.width(longer, t) > width {
				lines = append(lines, line)
				longer = word
			}
			for c.width(longer, t) > width && utf8.RuneCountInString(longer) > 1 {
				head := c.head(longer, width, t)
				lines, longer = append(lines, head), longer[len(head):]
			}
			line = longer
		}
		lines = append(lines, line)
	}
	if len(c.press.wraps) > 4000 {
		c.press.forget()
	}
	c.press.wraps[k] = lines
	return lines
}

// head returns the beginning of a word that fits a width, up to a hyphen if there is one.
func (c *Canvas) head(word string, width float64, t Type) string {
	fits, hyphen := 0, 0
	for i, r := range word {
		end := i + utf8.RuneLen(r)
		if fits > 0 && c.width(word[:end], t) > width {
			break
		}
		fits = end
		if r == '-' && end < len(word) {
			hyphen = end
		}
	}
	if hyphen > 0 {
		return word[:hyphen]
	}
	return word[:fits]
}

// Height returns the height of a text wrapped to a width.
func (u *UI) Height(s say.Text, width float64, t Type) float64 {
	if s == "" {
		return 0
	}
	return float64(len(u.Wrap(s, width, t))) * t.LineHeight()
}

// Paragraph sets a text in lines from the top of a box, and returns its height.
func (u *UI) Paragraph(r Rect, s say.Text, t Type) float64 {
	if s == "" {
		return 0
	}
	if !t.Cut && u.Language != nil {
		t = squeeze(t, func(t Type) bool { return u.Height(s, r.W, t) <= r.H+1 })
	}
	lines := u.Wrap(s, r.W, t)
	height := t.LineHeight()
	if fit := int((r.H + 1) / height); len(lines) > fit {
		if !t.Cut {
			u.fault("has more lines than its box", u.Told(s), r)
		}
		lines = append([]string{}, lines[:max(0, fit)]...)
		if fit > 0 {
			lines[fit-1] = u.shorten(lines[fit-1], r.W, t)
		}
	}
	for i, line := range lines {
		u.write(Rect{r.X, r.Y + float64(i)*height, r.W, height}, line, t)
	}
	return float64(len(lines)) * height
}
