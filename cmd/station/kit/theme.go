package kit

import (
	"image/color"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/say"
)

// Colour is a colour with its opacity, not premultiplied.
type Colour = color.NRGBA

func rgb(n uint32) Colour { return Colour{R: uint8(n >> 16), G: uint8(n >> 8), B: uint8(n), A: 255} }

// The colours of a dark bridge, as set by Paint. A shape and a word always tell the same as a
// colour.
var (
	Night   Colour // behind all
	Deep    Colour // wells: the situation, bars
	Panel   Colour // instruments
	Raised  Colour // controls
	Edge    Colour // hairlines
	Muted   Colour // captions
	Plain   Colour // text
	Bright  Colour // names, numbers
	Good    Colour // won, legal, whole
	Warn    Colour // soon
	Bad     Colour // refused, lost, damaged
	Shield  Colour
	Hull    Colour
	Terrain Colour

	roles eight // of nobody, the five stations, the GM and boots
	sides eight
)

func init() { Paint(Standard, false) }

// Paint sets the colours. It is called between two screens.
func Paint(p Palette, contrast bool) {
	c := schemes[p]
	Good, Warn, Bad, Shield, Hull = c.good, c.warn, c.bad, c.shield, c.hull
	roles, sides = c.roles, c.sides
	Night, Deep, Panel, Raised = rgb(0x06090d), rgb(0x0b1016), rgb(0x10171f), rgb(0x18222d)
	Edge, Muted, Plain, Bright, Terrain = rgb(0x2a3947), rgb(0x8496a6), rgb(0xc9d5de), rgb(0xf4f8fb), rgb(0x7d7468)
	if contrast {
		Night, Deep, Panel, Raised = rgb(0), rgb(0), rgb(0), rgb(0x0a0f14)
		Edge, Muted, Plain, Bright, Terrain = rgb(0x7c93a6), rgb(0xc3d0da), rgb(0xffffff), rgb(0xffffff), rgb(0xa79c8d)
	}
}

// Accent returns the one colour of a role.
func Accent(r crew.Role) Colour {
	if r < crew.Pilot || r > crew.Boots || r == crew.Screen {
		return roles[0]
	}
	at := int(r-crew.Pilot) + 1
	if r > crew.Screen {
		at--
	}
	return roles[at]
}

// RoleName returns the name of a role as a title.
func RoleName(r crew.Role) say.Text {
	return [...]say.Text{"Nobody", "Pilot", "Gunner", "Operator", "Mechanic", "Coordinator", "Main screen", "GM", "Boots"}[r]
}

// TempoName returns the name of a tempo.
func TempoName(t crew.Tempo) say.Text {
	return [...]say.Text{crew.Rounds: "turn by turn", crew.Live: "live", crew.Together: "together"}[t]
}

// SideColour returns the colour of a side. Sides also differ in their names and the shape of their
// marks.
func SideColour(s event.Side) Colour { return sides[s%event.MaxSides] }

// Fade returns the colour with part of its opacity.
func Fade(c Colour, part float64) Colour {
	c.A = uint8(float64(c.A)*min(1, max(0, part)) + 0.5)
	return c
}

// Mix returns a colour between two.
func Mix(a, b Colour, t float64) Colour {
	t = min(1, max(0, t))
	mix := func(x, y uint8) uint8 { return uint8(float64(x)*(1-t) + float64(y)*t + 0.5) }
	return Colour{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: mix(a.A, b.A)}
}

// Sizes of type, in points.
const (
	Small = 14.0
	Body  = 16.0
	Name  = 19.0
	Big   = 26.0
	Huge  = 44.0
)

// Gap is the space between instruments.
const Gap = 8.0
