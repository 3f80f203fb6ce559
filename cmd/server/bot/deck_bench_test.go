package bot_test

import (
	"strings"
	"testing"

	"broadside/cmd/server/bot"
	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// BenchmarkDecideOnDecks measures a decision on a deck where 60 people fight in live tempo, all in
// sight of each other, for each of them in turn.
func BenchmarkDecideOnDecks(b *testing.B) {
	hall := []string{"^" + strings.Repeat("#", 41)}
	for y := range 20 {
		row := strings.Repeat(".", 40)
		if y%5 == 2 {
			row = strings.Repeat("...o....", 5)
		}
		hall = append(hall, "#"+row+"#")
	}
	hall = append(hall, strings.Repeat("#", 42))
	var people []body
	for n := range int16(60) {
		sheet := [...]string{"kade-morrow", "umbra-trooper", "tobias-renn"}[n%3]
		people = append(people, body{sheet, event.Side(n % 2), 2 + n%20*2, 1 + n/20*7})
	}
	y := newYard(b, false, hall, people...)
	y.step(sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Live}})
	var seats []crew.Seat
	var pictures []*picture.Picture
	for range crew.RoundTicks {
		y.step()
	}
	for i := range y.Members {
		if p := y.Fight.Person(y.Numbering.ID(i)); p.Open && p.State == personal.Able {
			seats, pictures = append(seats, y.Members[i].Seat), append(pictures, sight.View(y.World, y.Members[i].Seat))
		}
	}
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		bot.New(seats[n], 1).Decide(pictures[n])
		n = (n + 1) % len(seats)
	}
	b.ReportMetric(float64(len(seats)), "persons")
}
