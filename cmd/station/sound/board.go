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
	samples [lastCue + 1][]byte
	Volume  [lastGroup + 1]float64 // from 0 to 1
}

// Group is what sort of cue one is, which has a volume of its own.
type Group uint8

// The groups.
const (
	Alerts Group = iota
	Weapons
	Interface
	lastGroup = Interface
)

// Group is that of a cue.
func (c Cue) Group() Group {
	switch c {
	case Shot, Hurt, Loss:
		return Weapons
	case Refused:
		return Interface
	}
	return Alerts
}

// Caption says what a cue tells.
func (c Cue) Caption() string {
	return [...]string{
		Turn: "Chime: your turn", React: "Bell: you may react", Shot: "A shot", Hurt: "Your ship is hit", Loss: "A ship is lost",
		Refused: "Refused", Won: "Fanfare: your side has won", Beaten: "Your side is beaten",
	}[c]
}

// New makes a board, without sound where that is asked for or where there is
// nothing to make sounds with: a window with sound ends when its device fails.
func New(silent bool) *Board {
	b := &Board{Volume: [...]float64{1, 1, 1}}
	if !silent && Audible() {
		b.context = audio.NewContext(rate)
	}
	return b
}

// Audible looks for a sound server, or a device that plays. Elsewhere than on Linux
// there is one, or the system pretends that there is.
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

// Play plays a cue over what is heard already.
func (b *Board) Play(c Cue) {
	if b.context == nil || b.Volume[c.Group()] == 0 {
		return
	}
	if b.samples[c] == nil {
		b.samples[c] = render(cues[c])
	}
	p := b.context.NewPlayerFromBytes(b.samples[c])
	p.SetVolume(b.Volume[c.Group()])
	p.Play()
}
