package kit

import (
	"fmt"
	"math"
	"testing"
)

// sees is how eyes perceive light, at severity 1, by Machado, Oliveira and Fernandes 2009.
var sees = map[Palette][3][3]float64{
	Standard: {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	Protan:   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	Deutan:   {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	Tritan:   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

func light(c Colour) (l [3]float64) {
	for i, v := range [...]uint8{c.R, c.G, c.B} {
		if x := float64(v) / 255; x <= 0.04045 {
			l[i] = x / 12.92
		} else {
			l[i] = math.Pow((x+0.055)/1.055, 2.4)
		}
	}
	return l
}

// lab returns a colour as some eyes see it, in CIELAB, where distances are as perceived.
func lab(c Colour, m [3][3]float64) (p [3]float64) {
	l := light(c)
	var s [3]float64
	for i := range s {
		s[i] = min(1, max(0, m[i][0]*l[0]+m[i][1]*l[1]+m[i][2]*l[2]))
	}
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := f((0.4124564*s[0] + 0.3575761*s[1] + 0.1804375*s[2]) / 0.95047)
	y := f(0.2126729*s[0] + 0.7151522*s[1] + 0.0721750*s[2])
	z := f((0.0193339*s[0] + 0.1191920*s[1] + 0.9503041*s[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func brightness(c Colour) float64 {
	l := light(c)
	return 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2]
}

// Every pair of meaningful colours differs for the eyes that a palette is for, and all can be read
// as text on a control.
func TestColoursThatMeanSomethingDiffer(t *testing.T) {
	const apart, readable = 13.0, 4.5
	defer Paint(Standard, false)
	for p, m := range sees {
		for _, contrast := range []bool{false, true} {
			Paint(p, contrast)
			groups := map[string][]Colour{
				"tone": {Good, Warn, Bad, Muted}, "gauge": {Hull, Shield, Bad, Good, Warn}, "role": roles[:], "side": sides[:],
			}
			for name, all := range groups {
				for i, a := range all {
					on := Raised
					if c := (brightness(a) + 0.05) / (brightness(on) + 0.05); c < readable {
						t.Errorf("palette %d: %s %d has a contrast of %.1f to a control", p, name, i, c)
					}
					for j, b := range all[:i] {
						x, y := lab(a, m), lab(b, m)
						if d := math.Hypot(math.Hypot(x[0]-y[0], x[1]-y[1]), x[2]-y[2]); d < apart {
							t.Errorf("palette %d: %s differ by %.1f", p, fmt.Sprintf("%ss %d and %d", name, j, i), d)
						}
					}
				}
			}
		}
	}
}

func TestHighContrastIsHigher(t *testing.T) {
	defer Paint(Standard, false)
	ratio := func() float64 { return (brightness(Muted) + 0.05) / (brightness(Raised) + 0.05) }
	before := ratio()
	if Paint(Standard, true); ratio() < 7 || ratio() <= before {
		t.Errorf("captions have a contrast of %.1f, and had %.1f", ratio(), before)
	}
}
