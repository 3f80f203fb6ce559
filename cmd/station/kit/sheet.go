package kit

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// sheet is what a screen is drawn with, in its order. It is gathered before any of it is
// drawn: most screens are those of a moment ago, and comparing costs far less than drawing
// does without a graphics card.
type sheet struct {
	pieces []piece
	verts  []ebiten.Vertex
	index  []uint16 // of corners, by threes, from the first of their piece's
	ended  end
}

// piece is a text, or triangles up to where its corners end.
type piece struct {
	box    image.Rectangle // what is outside is cut
	ends   end
	text   string
	x, y   float64
	face   faceKey
	colour Colour
}

type end struct{ verts, index int }

func (s *sheet) clear() {
	s.pieces, s.verts, s.index, s.ended = s.pieces[:0], s.verts[:0], s.index[:0], end{}
}

// stroke makes a piece of the triangles since the last.
func (s *sheet) stroke(box image.Rectangle) {
	if len(s.index) > s.ended.index {
		s.write(piece{box: box})
	}
}

func (s *sheet) write(m piece) {
	s.ended = end{len(s.verts), len(s.index)}
	m.ends = s.ended
	s.pieces = append(s.pieces, m)
}

// differs is where, in pixels of a target, a screen is not as another: nowhere, where what
// a few corners are of has moved or changed its colour, or everywhere.
func (s *sheet) differs(o *sheet, all image.Rectangle) (where image.Rectangle) {
	if len(s.pieces) != len(o.pieces) || !slices.Equal(s.index, o.index) || len(s.verts) != len(o.verts) {
		return all
	}
	from := end{}
	for i := range s.pieces {
		m, n := &s.pieces[i], &o.pieces[i]
		if *m != *n {
			return all
		}
		for k := from.index; k < m.ends.index; k += 3 {
			for _, v := range s.index[k : k+3] {
				if at := from.verts + int(v); s.verts[at] != o.verts[at] {
					part := spanned(s, k, from.verts).Union(spanned(o, k, from.verts))
					where = where.Union(part.Intersect(m.box))
					break
				}
			}
		}
		from = m.ends
	}
	return where
}

// spanned are the pixels of a triangle, by the place of its first corner.
func spanned(s *sheet, k, from int) (r image.Rectangle) {
	a, b, c := &s.verts[from+int(s.index[k])], &s.verts[from+int(s.index[k+1])], &s.verts[from+int(s.index[k+2])]
	return image.Rect(int(min(a.DstX, b.DstX, c.DstX))-1, int(min(a.DstY, b.DstY, c.DstY))-1, int(max(a.DstX, b.DstX, c.DstX))+2, int(max(a.DstY, b.DstY, c.DstY))+2)
}

// renewal is how long, in seconds, a target is believed to show what was drawn there.
const renewal = 5

// present draws the screen, where its target does not show it already.
func (c *Canvas) present(now float64) {
	c.flush()
	if c.target == nil {
		return
	}
	where := c.target.Bounds()
	if c.on == c.target && now >= c.renewed && now < c.renewed+renewal {
		where = c.sheet.differs(&c.shown, where)
	} else {
		c.renewed = now
	}
	c.on = c.target
	if !where.Empty() {
		c.sheet.draw(c.target, where, &c.press)
	}
	c.sheet, c.shown = c.shown, c.sheet
}

// draw draws what lies in a part of a target.
func (s *sheet) draw(target *ebiten.Image, where image.Rectangle, p *press) {
	part, from := target, end{}
	for i := range s.pieces {
		m := &s.pieces[i]
		box := m.box.Intersect(where)
		if !box.Empty() && part.Bounds() != box {
			part = target.SubImage(box).(*ebiten.Image)
		}
		switch {
		case box.Empty():
		case m.text != "":
			var o text.DrawOptions
			o.GeoM.Translate(m.x, m.y)
			o.ColorScale.ScaleWithColor(m.colour)
			text.Draw(part, m.text, p.face(m.face), &o)
		case m.ends.index > from.index:
			part.DrawTrianglesShader(s.verts[from.verts:m.ends.verts], s.index[from.index:m.ends.index], p.plain, nil)
		}
		from = m.ends
	}
}
