package kit

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// sheet is what a screen is drawn with, in order. It is collected before anything is drawn: most
// screens equal the one a moment ago, and without a graphics card comparing costs far less than
// drawing.
type sheet struct {
	pieces []piece
	verts  []ebiten.Vertex
	index  []uint16 // of corners, by threes, relative to the first corner of the piece
	covers []cover
	ended  end
}

// piece is a text, or triangles up to an end.
type piece struct {
	box    image.Rectangle // everything outside is cut
	spans  image.Rectangle // bounds of what is drawn
	ends   end
	text   string
	x, y   float64
	face   faceKey
	colour Colour
}

type end struct{ verts, index int }

// cover is a part of the target where a sheet covers everything drawn earlier.
type cover struct {
	box   image.Rectangle
	piece int // the piece from which the rest is drawn
	index int // the index in that piece
}

func (s *sheet) clear() {
	s.pieces, s.verts, s.index, s.covers, s.ended = s.pieces[:0], s.verts[:0], s.index[:0], s.covers[:0], end{}
}

// stroke makes a piece of the latest triangles.
func (s *sheet) stroke(box image.Rectangle) {
	if len(s.index) == s.ended.index {
		return
	}
	var around span
	for i := range s.verts[s.ended.verts:] {
		around.add(&s.verts[s.ended.verts+i])
	}
	s.write(piece{box: box, spans: around.pixels()})
}

func (s *sheet) write(m piece) {
	m.spans = m.spans.Intersect(m.box)
	m.ends = end{len(s.verts), len(s.index)}
	s.ended = m.ends
	s.pieces = append(s.pieces, m)
}

// cut removes what has been collected since a copy of the sheet was made.
func (s *sheet) cut(to sheet) {
	s.pieces, s.verts, s.index = s.pieces[:len(to.pieces)], s.verts[:len(to.verts)], s.index[:len(to.index)]
	s.covers, s.ended = s.covers[:len(to.covers)], to.ended
}

// leastCover is the least size of a useful cover, in pixels.
const leastCover = 20000

// cover records that the next triangles cover a part of the target.
func (s *sheet) cover(box image.Rectangle) {
	if extent(box) >= leastCover {
		s.covers = append(s.covers, cover{box, len(s.pieces), len(s.index)})
	}
}

func extent(r image.Rectangle) int { return r.Dx() * r.Dy() }

// triangles returns the triangles of a piece, and the corners to which they refer.
func (s *sheet) triangles(i int) (index []uint16, verts []ebiten.Vertex) {
	from := end{}
	if i > 0 {
		from = s.pieces[i-1].ends
	}
	to := s.pieces[i].ends
	return s.index[from.index:to.index], s.verts[from.verts:to.verts]
}

// shows reports whether a piece equals one of another sheet.
func (s *sheet) shows(i int, o *sheet, k int) bool {
	m, n := s.pieces[i], o.pieces[k]
	m.ends, n.ends = end{}, end{}
	if m != n {
		return false
	}
	if m.text != "" {
		return true
	}
	index, verts := s.triangles(i)
	theirs, corners := o.triangles(k)
	return slices.Equal(index, theirs) && slices.Equal(verts, corners)
}

// ahead is how far the same piece is searched for in the other sheet.
const ahead = 24

// differs returns the parts of a target in which two screens differ.
func (s *sheet) differs(o *sheet) parts {
	var all parts
	i0, k0 := 0, 0 // how far they have been compared
	for i := range s.pieces {
		for k := k0; k < min(k0+ahead, len(o.pieces)); k++ {
			if s.shows(i, o, k) {
				all = s.changes(all, i0, i, o, k0, k)
				i0, k0 = i+1, k+1
				break
			}
		}
	}
	return s.changes(all, i0, len(s.pieces), o, k0, len(o.pieces))
}

// changes adds the parts in which some pieces differ from those in their place.
func (s *sheet) changes(all parts, i, to int, o *sheet, k, until int) parts {
	if to-i == until-k {
		for ; i < to; i, k = i+1, k+1 {
			all = all.add(s.change(i, o, k))
		}
	}
	for ; i < to; i++ {
		all = all.add(s.pieces[i].spans)
	}
	for ; k < until; k++ {
		all = all.add(o.pieces[k].spans)
	}
	return all
}

// change returns where two pieces differ: the changed triangles, if there are as many in both.
func (s *sheet) change(i int, o *sheet, k int) (where image.Rectangle) {
	m, n := &s.pieces[i], &o.pieces[k]
	index, verts := s.triangles(i)
	theirs, corners := o.triangles(k)
	if m.text != "" || n.text != "" || m.box != n.box || len(index) != len(theirs) {
		return m.spans.Union(n.spans)
	}
	var around span
	for t := range index {
		a, b := &verts[index[t]], &corners[theirs[t]]
		if *a != *b { // count the whole triangle
			for j := t - t%3; j < t-t%3+3; j++ {
				around.add(&verts[index[j]])
				around.add(&corners[theirs[j]])
			}
		}
	}
	return around.pixels().Intersect(m.box)
}

// span returns the bounds of some corners.
type span struct {
	any                    bool
	left, top, right, foot float32
}

func (p *span) add(v *ebiten.Vertex) {
	if !p.any {
		*p = span{true, v.DstX, v.DstY, v.DstX, v.DstY}
		return
	}
	p.left, p.top = min(p.left, v.DstX), min(p.top, v.DstY)
	p.right, p.foot = max(p.right, v.DstX), max(p.foot, v.DstY)
}

func (p *span) pixels() image.Rectangle {
	if !p.any {
		return image.Rectangle{}
	}
	return image.Rect(int(p.left)-1, int(p.top)-1, int(p.right)+2, int(p.foot)+2)
}

// parts are the parts of a target to be redrawn. They may overlap.
type parts []image.Rectangle

// mostParts is the most parts: each costs a walk over the sheet.
const mostParts = 6

// add adds a part. Parts close together are merged.
func (all parts) add(r image.Rectangle) parts {
	if r.Empty() {
		return all
	}
	for {
		best, most := -1, 0
		for i, p := range all {
			grown := extent(p.Union(r)) - extent(p) - extent(r)
			if (len(all) >= mostParts || grown <= (extent(p)+extent(r))/4) && (best < 0 || grown < most) {
				best, most = i, grown
			}
		}
		if best < 0 {
			return append(all, r)
		}
		r = r.Union(all[best])
		all = slices.Delete(all, best, best+1)
	}
}

// renewal is how long, in seconds, a target is trusted to show what was drawn on it.
const renewal = 5

// present draws the screen where its target does not show it already.
func (c *Canvas) present(now float64) {
	c.flush()
	if c.target == nil {
		return
	}
	where := parts{c.target.Bounds()}
	if c.on == c.target && now >= c.renewed && now < c.renewed+renewal {
		where = c.sheet.differs(&c.shown)
	} else {
		c.renewed = now
	}
	c.on = c.target
	for _, r := range where {
		c.sheet.draw(c.target, r, &c.press)
	}
	c.sheet, c.shown = c.shown, c.sheet
}

// CopyTo copies a screen to its window without blending, which would cost more.
func (c *Canvas) CopyTo(window ebiten.FinalScreen, screen *ebiten.Image, where ebiten.GeoM) {
	size := screen.Bounds().Size()
	window.DrawRectShader(size.X, size.Y, c.press.bare, &ebiten.DrawRectShaderOptions{GeoM: where, Blend: ebiten.BlendCopy, Images: [4]*ebiten.Image{screen}})
}

// draw draws everything within a part of a target, without what is covered later.
func (s *sheet) draw(target *ebiten.Image, where image.Rectangle, p *press) {
	for i := len(s.covers) - 1; i >= 0; i-- {
		c := s.covers[i]
		c.box = c.box.Intersect(where)
		if extent(c.box) < leastCover && c.box != where {
			continue
		}
		s.drawFrom(target, c, p)
		in := c.box
		for _, r := range []image.Rectangle{
			{where.Min, image.Pt(where.Max.X, in.Min.Y)}, {image.Pt(where.Min.X, in.Max.Y), where.Max},
			{image.Pt(where.Min.X, in.Min.Y), image.Pt(in.Min.X, in.Max.Y)}, {image.Pt(in.Max.X, in.Min.Y), image.Pt(where.Max.X, in.Max.Y)},
		} {
			if !r.Empty() {
				s.draw(target, r, p)
			}
		}
		return
	}
	s.drawFrom(target, cover{box: where}, p)
}

// drawFrom draws what lies in a cover's part of a target, from the cover on.
func (s *sheet) drawFrom(target *ebiten.Image, c cover, p *press) {
	part := target
	for i := c.piece; i < len(s.pieces); i++ {
		m := &s.pieces[i]
		box := m.spans.Intersect(c.box)
		if box.Empty() {
			continue
		}
		if box = m.box.Intersect(c.box); part.Bounds() != box {
			part = target.SubImage(box).(*ebiten.Image)
		}
		if m.text != "" {
			var o text.DrawOptions
			o.GeoM.Translate(m.x, m.y)
			o.ColorScale.ScaleWithColor(m.colour)
			text.Draw(part, m.text, p.face(m.face), &o)
			continue
		}
		index, verts := s.triangles(i)
		if i == c.piece {
			index = index[c.index-(m.ends.index-len(index)):]
		}
		if !m.spans.In(c.box) {
			index = p.meeting(index, verts, c.box)
		}
		if len(index) > 0 {
			part.DrawTrianglesShader(verts, index, p.plain, nil)
		}
	}
}

// meeting returns the triangles that may touch a box.
func (p *press) meeting(index []uint16, verts []ebiten.Vertex, box image.Rectangle) []uint16 {
	p.few = p.few[:0]
	for t := 0; t < len(index); t += 3 {
		var around span
		for _, v := range index[t : t+3] {
			around.add(&verts[v])
		}
		if around.pixels().Overlaps(box) {
			p.few = append(p.few, index[t:t+3]...)
		}
	}
	return p.few
}
