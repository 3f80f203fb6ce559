// Package sound synthesises the few sounds of a station, and plays them if there is a device.
package sound

import (
	"encoding/binary"
	"math"
)

// rate is the number of samples a second.
const rate = 48000

// tone is one sound of a cue: a pitch that may slide, and its fading.
type tone struct {
	at, lasts float64 // seconds
	from, to  float64 // hertz; 0 is noise
	loud      float64
	soft      float64 // of noise: how much of the high frequencies is removed, 0 to 1
}

// mix returns the samples of a cue.
func mix(tones []tone) []float64 {
	length := 0.0
	for _, t := range tones {
		length = max(length, t.at+t.lasts)
	}
	all := make([]float64, int(length*rate))
	noise := uint32(2463534242)
	for _, t := range tones {
		phase, low := 0.0, 0.0
		first, n := int(t.at*rate), int(t.lasts*rate)
		for i := 0; i < n && first+i < len(all); i++ {
			part := float64(i) / float64(n)
			fade := math.Exp(-4*part) * math.Min(1, float64(i)/(0.004*rate)) * math.Min(1, 12*(1-part))
			if t.from == 0 {
				noise ^= noise << 13
				noise ^= noise >> 17
				noise ^= noise << 5
				low += (float64(noise)/(1<<31) - 1 - low) * (1 - t.soft)
				all[first+i] += low * t.loud * fade
				continue
			}
			phase += 2 * math.Pi * (t.from + (t.to-t.from)*part) / rate
			all[first+i] += (math.Sin(phase) + 0.25*math.Sin(2*phase)) * t.loud * fade
		}
	}
	return all
}

// stereo places samples between two ears: 16 bits, two channels. The farther ear hears them more
// quietly and a little later.
func stereo(all []float64, pan float64) []byte {
	angle := (min(1, max(-1, pan)) + 1) * math.Pi / 4
	left, right := math.Cos(angle)*math.Sqrt2, math.Sin(angle)*math.Sqrt2
	late := int(math.Abs(pan) * 0.0006 * rate)
	at := func(i int) float64 {
		if i < 0 {
			return 0
		}
		return all[i]
	}
	out := make([]byte, 0, 4*len(all))
	put := func(v float64) {
		out = binary.LittleEndian.AppendUint16(out, uint16(int16(math.Max(-1, math.Min(1, v))*math.MaxInt16)))
	}
	for i := range all {
		if pan < 0 {
			put(all[i] * left)
			put(at(i-late) * right)
		} else {
			put(at(i-late) * left)
			put(all[i] * right)
		}
	}
	return out
}
