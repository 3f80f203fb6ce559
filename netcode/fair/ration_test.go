package fair

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"
)

// mostIn returns the most of some ascending times within one second.
func mostIn(times []time.Time) (most int) {
	from := 0
	for i := range times {
		for times[i].Sub(times[from]) >= time.Second {
			from++
		}
		most = max(most, i-from+1)
	}
	return most
}

func TestRationIsKeptInEverySecond(t *testing.T) {
	r := Ration{Each: 20, All: 50}
	now := time.Unix(1000, 0)
	taken := map[string][]time.Time{}
	var all []time.Time
	dice := rand.New(rand.NewPCG(1, 2))
	for range 200_000 {
		now = now.Add(time.Duration(dice.IntN(int(200 * time.Microsecond))))
		source := fmt.Sprint(dice.IntN(6))
		if r.Take(source, now) {
			taken[source] = append(taken[source], now)
			all = append(all, now)
		}
	}
	for source, times := range taken {
		if n := mostIn(times); n > 20 {
			t.Errorf("source %s took %d in a second", source, n)
		}
	}
	if n := mostIn(all); n > 50 || n < 45 {
		t.Errorf("all took %d in a second", n)
	}
	if len(r.sources) > 6 {
		t.Errorf("%d sources are known", len(r.sources))
	}
}

func TestRationOfOneSourceIsNotAnothers(t *testing.T) {
	r := Ration{Each: 20, All: 1000}
	now := time.Unix(1000, 0)
	for i := range 30 {
		if ok := r.Take("loud", now); ok != (i < 10) {
			t.Errorf("take %d: %v", i+1, ok)
		}
	}
	if !r.Take("quiet", now) {
		t.Error("another source gets nothing")
	}
	if r.Take("loud", now.Add(99*time.Millisecond)) || !r.Take("loud", now.Add(100*time.Millisecond)) {
		t.Error("the next is not had after a tenth of a second")
	}
	r.Take("loud", now.Add(time.Hour))
	if len(r.sources) != 1 {
		t.Errorf("%d sources are known an hour later", len(r.sources))
	}
}
