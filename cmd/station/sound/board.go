package sound

import (
	"os"
	"path/filepath"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// Board plays cues. One without sound plays nothing.
type Board struct {
	context *audio.Context
	samples [lastCue + 1][]float64
	Volume  [lastGroup + 1]float64 // from 0 to 1
}

// New returns a board. It is silent if that is asked for or if there is no sound device: a window
// with sound ends when its device fails.
func New(silent bool) *Board {
	b := &Board{Volume: [...]float64{1, 1, 1}}
	if !silent && Audible() {
		b.context = audio.NewContext(rate)
	}
	return b
}

// Audible reports whether there is a sound server, or a device that plays. On systems other than
// Linux there is one, or the system pretends so.
func Audible() bool {
	if runtime.GOOS != "linux" || os.Getenv("PULSE_SERVER") != "" {
		return true
	}
	if _, err := os.Stat(filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse", "native")); err == nil {
		return true
	}
	devices, err := filepath.Glob("/dev/snd/pcmC*D*p")
	if err != nil {
		return false
	}
	for _, name := range devices {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err == nil || isBusy(err) {
			if err == nil {
				f.Close()
			}
			return true
		}
	}
	return false
}

// Play plays a cue from its direction, along with sounds that are playing.
func (b *Board) Play(h Heard) {
	volume := b.Volume[h.Cue.Group()]
	if b.context == nil || volume == 0 {
		return
	}
	if b.samples[h.Cue] == nil {
		b.samples[h.Cue] = mix(cues[h.Cue])
	}
	p := b.context.NewPlayerFromBytes(stereo(b.samples[h.Cue], h.Pan))
	p.SetVolume(volume)
	p.Play()
}
