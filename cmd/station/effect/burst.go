package effect

import (
	"math"

	"broadside/cmd/station/kit"
)

// burst draws the end of a ship: a flash, a shock wave, fire, and debris.
func (p *painter) burst(at Spot, age float64) {
	r := max(30, at.Radius*2.2)
	if t := age / 1.8; t < 1 { // it lights everything around
		p.glow(at.At, r*(2.4+3.2*math.Sqrt(t)), kit.Fade(kit.Mix(kit.Bright, kit.Warn, min(1, 3*t)), 0.75*(1-t)*(1-t)))
	}
	if t := age / 0.5; t < 1 {
		p.add(Mark{Shape: Glow, P: at.At, Radius: 1.6 * r * (0.4 + t), Colour: kit.Fade(kit.Bright, 1-t)})
	}
	if t := age / 1.6; t < 1 {
		wave := r * (0.5 + 3*math.Sqrt(t))
		p.add(Mark{Shape: Ring, P: at.At, Radius: wave, Width: 5*(1-t) + 0.6, Colour: kit.Fade(kit.Warn, 0.8*(1-t))})
		p.add(Mark{Shape: Ring, P: at.At, Radius: wave * 0.8, Width: 2, Colour: kit.Fade(kit.Bright, 0.3*(1-t))})
	}
	puffs := 9
	if p.few {
		puffs = 4
	}
	for range puffs {
		angle, out, begins := 360*p.part(), at.Radius*1.3*p.part(), 0.9*p.part()
		t := (age - begins) / 0.9
		if t <= 0 || t >= 1 {
			continue
		}
		q := kit.Polar(at.At, angle, out+14*t)
		size := r * (0.2 + 0.25*math.Sqrt(t))
		p.add(Mark{Shape: Glow, P: q, Radius: 2 * size, Colour: kit.Fade(kit.Mix(kit.Warn, kit.Bad, t), 0.8*(1-t))})
		p.add(Mark{Shape: Glow, P: q, Radius: size, Colour: kit.Fade(kit.Mix(kit.Bright, kit.Warn, t), 0.9*(1-t))})
	}
	p.scatter(at.At, 0, 360, 34, r*3.4, age, 2.6, kit.Bad)
}

// ram draws two hulls colliding: a flash between them, and sparks along both.
func (p *painter) ram(from, to Spot, age float64) {
	way := bearing(from.At, to.At)
	at := kit.Polar(to.At, way+180, to.Radius*0.8)
	p.flash(at, max(26, to.Radius), age/0.5)
	p.scatter(at, way+90, 60, 16, 90, age, 1.3, kit.Warn)
	p.scatter(at, way-90, 60, 16, 90, age, 1.3, kit.Warn)
	if t := age / 0.8; t < 1 {
		p.add(Mark{Shape: Ring, P: at, Radius: 10 + 60*t, Width: 3 * (1 - t), Colour: kit.Fade(kit.Bright, 1-t)})
	}
}

// fail draws a ship going dark: arcs creep over its hull.
func (p *painter) fail(at Spot, age float64) {
	fade := 1 - age/1.6
	step := math.Floor(age * 12)
	p.chance += chance(step) * 7919
	for range 4 {
		a := kit.Polar(at.At, 360*p.part(), at.Radius*p.part())
		for range 3 {
			b := kit.Polar(a, 360*p.part(), at.Radius*0.45)
			p.line(a, b, 1.3, kit.Fade(kit.Mix(kit.Shield, kit.Bright, 0.5), fade))
			a = b
		}
	}
	p.add(Mark{Shape: Ring, P: at.At, Radius: at.Radius * (1 + 0.5*age), Width: 2, Colour: kit.Fade(kit.Bad, 0.8*fade)})
}

// collapse draws shields breaking.
func (p *painter) collapse(at Spot, part float64) {
	for i := range 10 {
		a := 36*float64(i) + 20*part*p.part()
		p.add(Mark{Shape: Arc, P: at.At, Radius: at.Radius + 5 + 26*part*(0.5+p.part()), From: a, To: a + 24*(1-part), Width: 2.5 * (1 - part), Colour: kit.Fade(kit.Shield, 1-part)})
	}
}

// pod draws a capsule under way from one ship to another.
func (p *painter) pod(from, to Spot, part float64) {
	way, size := bearing(from.At, to.At), max(1, from.Radius/20)
	t := part * part * (3 - 2*part)
	a, b := kit.Polar(from.At, way, from.Radius*0.7), kit.Polar(to.At, way+180, to.Radius*0.7)
	at := pointBetween(a, b, t)
	fade := min(1, 8*(1-part))
	p.glow(kit.Polar(at, way+180, 8*size), 16*size, kit.Fade(kit.Warn, 0.6*fade))
	for i := range 5 {
		p.add(Mark{Shape: Disc, P: kit.Polar(at, way+180, (7+5*float64(i))*size), Radius: (2.6 - 0.45*float64(i)) * size, Colour: kit.Fade(kit.Warn, (0.8-0.15*float64(i))*fade)})
	}
	p.line(kit.Polar(at, way+180, 6*size), kit.Polar(at, way, 6*size), 7*size, kit.Fade(kit.Mix(kit.Panel, from.Colour, 0.5), fade))
	p.line(kit.Polar(at, way, size), kit.Polar(at, way, 6*size), 5*size, kit.Fade(from.Colour, fade))
	p.add(Mark{Shape: Ring, P: at, Radius: 11 * size, Width: 1, Colour: kit.Fade(from.Colour, 0.6*fade)})
}

// beam draws rings that run from one ship to another.
func (p *painter) beam(from, to Spot, part float64) {
	fade := 1 - part
	p.line(from.At, to.At, 1, kit.Fade(from.Colour, 0.4*fade))
	for i := range 4 {
		t := math.Mod(part*2+float64(i)/4, 1)
		p.add(Mark{Shape: Ring, P: pointBetween(from.At, to.At, t), Radius: 4 + 8*t, Width: 1.4, Colour: kit.Fade(from.Colour, fade)})
	}
}

// rings spread in a colour.
func (p *painter) rings(at Spot, part float64, c kit.Colour) {
	for i := range 3 {
		t := part*1.5 - 0.25*float64(i)
		if t > 0 && t < 1 {
			p.add(Mark{Shape: Ring, P: at.At, Radius: at.Radius * (1 + 2.5*t), Width: 4 * (1 - t), Colour: kit.Fade(c, 1-t)})
		}
	}
}

// streak draws a ship that vanishes into the distance (1), or appears from there (-1).
func (p *painter) streak(at Spot, part, way float64) {
	t := part
	if way < 0 {
		t = 1 - part
	}
	far := 500 * t * t
	p.line(kit.Polar(at.At, at.Heading, way*far*0.6), kit.Polar(at.At, at.Heading, way*far), 3*(1-t)+1, kit.Fade(kit.Bright, 1-t))
	p.add(Mark{Shape: Ring, P: at.At, Radius: at.Radius * (0.6 + 1.4*part), Width: 2 * (1 - part), Colour: kit.Fade(kit.Shield, 1-part)})
}
