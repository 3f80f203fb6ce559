package bot

import (
	"broadside/crew"
	"broadside/personal"
)

// try counts attacks on foes of a kind, and those that felled their target.
type try struct{ made, felled int }

// shot is an attack whose outcome is not known yet.
type shot struct {
	on     crew.ID
	kind   string
	called bool
}

// hope is how many plain attacks a called shot is assumed to be worth against a kind of foe before
// any was made.
const hope = 1.6

// judge records the outcome of the last attack.
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

// tough is how many plain attacks foes of a kind must withstand before a called shot is tried.
const tough = 3

// calling returns how many times as often as a plain attack a called shot fells foes of a kind, by
// experience. Without any it returns 0, or an estimate for foes who have withstood plain attacks.
func (b *fighter) calling(kind string) float64 {
	both := b.aimed[kind]
	if both[1].made == 0 && (both[0].made < tough || both[0].felled > 0) {
		return 0
	}
	rate := func(t try, first float64) float64 { return (first + float64(t.felled)) / float64(1+t.made) }
	return rate(both[1], hope) / rate(both[0], 1)
}
