package bot

import (
	"broadside/crew"
	"broadside/personal"
)

// try counts attacks on foes of a kind, and those after which they were down.
type try struct{ made, felled int }

// shot is an attack whose outcome is still to be seen.
type shot struct {
	on     crew.ID
	kind   string
	called bool
}

// hope is what a called shot is thought to be worth of a kind of foe before any was
// made, in plain ones.
const hope = 1.6

// judge notes what came of the last attack.
func (b *fighter) judge(s *boots) {
	x := b.shot
	if x.on == 0 {
		return
	}
	both := b.aimed[x.kind]
	t := &both[0]
	if x.called {
		t = &both[1]
	}
	t.made++
	if o := s.person(x.on); o == nil || o.State != personal.Able {
		t.felled++
	}
	b.aimed[x.kind], b.shot = both, shot{}
}

// tough is how many plain attacks foes of a kind withstand before one looks for a spot
// where they are weak.
const tough = 3

// calling returns how much more a called shot does to foes of a kind than a plain one,
// as far as has been seen: of the tough it is tried once, where it costs little.
func (b *fighter) calling(kind string) float64 {
	both := b.aimed[kind]
	if both[1].made == 0 && (both[0].made < tough || both[0].felled > 0) {
		return 0
	}
	rate := func(t try, first float64) float64 { return (first + float64(t.felled)) / float64(1+t.made) }
	return rate(both[1], hope) / rate(both[0], 1)
}
