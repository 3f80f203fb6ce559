package stage

import (
	"math/rand/v2"

	"broadside/crew"
	"broadside/sim"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// keys are the keys that a monkey presses besides letters and digits.
var keys = []kit.Key{
	"Up", "Down", "Left", "Right", "Tab", "Shift+Tab", "Enter", "Escape", "Backspace", "Delete", "Shift+Left", "Shift+Right",
	"Minus", "Equal", "PageUp", "PageDown", "F1", "F2", "F3", "F4", "F5", "F6",
}

// Monkey uses a screen at random while the battle goes on. Every order that it happens to give must
// be obeyed, since a screen offers only what is possible, unless refused accepts its refusal. It
// returns how many orders were obeyed.
func (s *Stage) Monkey(screen view.Screen, steps int, refused func(sim.Intent) bool) (obeyed int) {
	s.t.Helper()
	chance := rand.New(rand.NewPCG(1, 2))
	for range steps {
		if s.t.Failed() {
			return obeyed
		}
		in := kit.Input{Mouse: kit.Point{X: chance.Float64() * kit.MinWidth, Y: chance.Float64() * kit.MinHeight}}
		switch n := chance.IntN(10); {
		case n < 4:
			in.Keys = []kit.Key{kit.Key(rune('A' + chance.IntN(26)))}
			in.Typed = []rune{rune('a' + chance.IntN(26))}
		case n < 5:
			in.Keys = []kit.Key{kit.Key(rune('1' + chance.IntN(9)))}
		case n < 8:
			in.Keys = []kit.Key{keys[chance.IntN(len(keys))]}
		default:
			in.Pressed, in.Held, in.Wheel = true, true, float64(chance.IntN(3)-1)
			s.obey(screen, in, refused, &obeyed)
			in.Pressed, in.Held, in.Released = false, false, true
		}
		s.obey(screen, in, refused, &obeyed)
		if s.seat != crew.Master && chance.IntN(4) == 0 {
			if s.World.Order.Tempo != crew.Live && !s.World.Paused && !s.World.Over {
				s.Rule(&sim.ForceEnd{})
			}
			s.Pass(chance.IntN(20))
		}
	}
	return obeyed
}

func (s *Stage) obey(screen view.Screen, in kit.Input, refused func(sim.Intent) bool, obeyed *int) {
	s.t.Helper()
	for _, i := range s.Show(screen, in) {
		if r := s.Try(s.seat, i); r == nil {
			*obeyed++
		} else if !refused(i) {
			s.t.Errorf("%s is ordered and refused: %v (%+v)", i.Verb(), r, i)
		}
	}
}
