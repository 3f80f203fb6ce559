// Package sound makes the few sounds of a station out of numbers, and plays
// them where there is something to play them with.
package sound

import (
	"encoding/binary"
	"math"
)

// rate is how many samples a second has.
const rate = 48000

// tone is one sound of a cue: a pitch that may slide, and how it fades.
type tone struct {
	at, lasts float64 // seconds
	from, to  float64 // hertz; 0 is noise
	loud      float64
	soft      float64 // of noise: how much of the high is taken off, 0 to 1
}

// Cue is something worth hearing.
type Cue uint8

// The cues.
const (
	Turn    Cue = iota // your turn begins
	React              // you may react
	Shot               // somebody fires
	Hurt               // your ship is hit
	Loss               // a ship is destroyed
	Refused            // an order is refused
	Won
	Beaten
	lastCue = Beaten
)

var cues = [lastCue + 1][]tone{
	Turn:    {{0, 0.35, 523, 523, 0.22, 0}, {0.12, 0.5, 784, 784, 0.20, 0}},
	React:   {{0, 0.14, 880, 880, 0.25, 0}, {0.18, 0.14, 880, 880, 0.25, 0}, {0.36, 0.3, 1175, 1175, 0.22, 0}},
	Shot:    {{0, 0.22, 1400, 180, 0.12, 0}, {0, 0.1, 0, 0, 0.05, 0.4}},
	Hurt:    {{0, 0.5, 90, 40, 0.5, 0}, {0, 0.35, 0, 0, 0.3, 0.9}},
	Loss:    {{0, 1.4, 70, 25, 0.5, 0}, {0, 1.2, 0, 0, 0.4, 0.95}},
	Refused: {{0, 0.12, 196, 196, 0.22, 0}, {0.13, 0.2, 165, 165, 0.22, 0}},
	Won:     {{0, 0.4, 523, 523, 0.2, 0}, {0.16, 0.4, 659, 659, 0.2, 0}, {0.32, 0.9, 784, 784, 0.22, 0}},
	Beaten:  {{0, 0.5, 392, 392, 0.2, 0}, {0.25, 0.5, 330, 330, 0.2, 0}, {0.5, 1.1, 247, 240, 0.22, 0}},
}

// render makes the samples of a cue: 16 bits, two channels.
func render(tones []tone) []byte {
	length := 0.0
	for _, t := range tones {
		length = max(length, t.at+t.lasts)
	}
	mix := make([]float64, int(length*rate))
	noise := uint32(2463534242)
	for _, t := range tones {
		phase, low := 0.0, 0.0
		first, n := int(t.at*rate), int(t.lasts*rate)
		for i := 0; i < n && first+i < len(mix); i++ {
			part := float64(i) / float64(n)
			fade := math.Exp(-4*part) * math.Min(1, float64(i)/(0.004*rate)) * math.Min(1, 12*(1-part))
			if t.from == 0 {
				noise ^= noise << 13
				noise ^= noise >> 17
				noise ^= noise << 5
				low += (float64(noise)/(1<<31) - 1 - low) * (1 - t.soft)
				mix[first+i] += low * t.loud * fade
				continue
			}
			phase += 2 * math.Pi * (t.from + (t.to-t.from)*part) / rate
			mix[first+i] += (math.Sin(phase) + 0.25*math.Sin(2*phase)) * t.loud * fade
		}
	}
	out := make([]byte, 0, 4*len(mix))
	for _, v := range mix {
		s := uint16(int16(math.Max(-1, math.Min(1, v)) * math.MaxInt16))
		out = binary.LittleEndian.AppendUint16(binary.LittleEndian.AppendUint16(out, s), s)
	}
	return out
}
