package kit

import (
	"image/color"

	"broadside/crew"
	"broadside/sim/event"
)

// Colour is a colour with its opacity, not multiplied with it.
type Colour = color.NRGBA

func rgb(n uint32) Colour { return Colour{R: uint8(n >> 16), G: uint8(n >> 8), B: uint8(n), A: 255} }

// The colours of a dark bridge. What a colour says, a shape and a word say too.
var (
	Night   = rgb(0x06090d) // behind all
	Deep    = rgb(0x0b1016) // wells: the situation, bars
	Panel   = rgb(0x10171f) // instruments
	Raised  = rgb(0x18222d) // controls
	Edge    = rgb(0x2a3947) // hairlines
	Muted   = rgb(0x8496a6) // captions
	Plain   = rgb(0xc9d5de) // text
	Bright  = rgb(0xf4f8fb) // names, numbers
	Good    = rgb(0x77d68c) // won, legal, whole
	Warn    = rgb(0xf0c04a) // soon
	Bad     = rgb(0xff6b5e) // refused, lost, damaged
	Shield  = rgb(0x63b8ff)
	Hull    = rgb(0xd9a066)
	Terrain = rgb(0x7d7468)
)

// Accent is the one colour of a role.
func Accent(r crew.Role) Colour {
	switch r {
	case crew.Pilot:
		return rgb(0x54c8f0)
	case crew.Gunner:
		return rgb(0xff9152)
	case crew.Operator:
		return rgb(0xb99cff)
	case crew.Mechanic:
		return rgb(0x86d67f)
	case crew.Coordinator:
		return rgb(0xefc75e)
	case crew.GM:
		return rgb(0xf486c0)
	case crew.Boots:
		return rgb(0x6fe0b0)
	}
	return rgb(0xa9bccb)
}

// RoleName is the name of a role as a title.
func RoleName(r crew.Role) string {
	return [...]string{"Nobody", "Pilot", "Gunner", "Operator", "Mechanic", "Coordinator", "Main screen", "GM", "Boots"}[r]
}

// sides are told apart by colour, by the shape of their mark and by their names.
var sides = [event.MaxSides]Colour{
	rgb(0x6fb7e8), rgb(0xef6a5b), rgb(0xe3c15a), rgb(0x8ed081), rgb(0xc39be8), rgb(0x5fd0c0), rgb(0xe89ac0), rgb(0xa8a8a8),
}

// SideColour is the colour of a side.
func SideColour(s event.Side) Colour { return sides[s%event.MaxSides] }

// Fade is the colour with part of its opacity.
func Fade(c Colour, part float64) Colour {
	c.A = uint8(float64(c.A)*min(1, max(0, part)) + 0.5)
	return c
}

// Mix is a colour between two.
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
