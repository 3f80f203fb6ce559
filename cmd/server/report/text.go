package report

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"broadside/netcode"
	"broadside/sim/event"
	"broadside/sim/say"
)

// turningPoints is how many turning points are told.
const turningPoints = 10

// Write writes the report as text in a language.
func (r *Report) Write(to io.Writer, l *say.Language) error {
	m := netcode.Report{Rows: r.rows(math.MaxInt)}
	told := m.Lines(func(t say.Text) string { return l.Tell(t, nil) })
	_, err := io.WriteString(to, strings.Join(told, "\n")+"\n")
	return err
}

// most is how many ships, and how many people, a message has room for.
const most = 28

// Message returns the report as it is sent to a table, where each guest reads it in their own
// language.
func (r *Report) Message() *netcode.Report { return &netcode.Report{Rows: r.rows(most)} }

// rows returns the report, with at most the given number of ships and of people.
func (r *Report) rows(most int) []netcode.Row {
	rows := []netcode.Row{
		{say.Of("%s (%s), seed %s: %s, %s.", r.Title, r.Key, r.seed(), r.lasted(), clock(r.Ticks))},
		{r.Result()},
	}
	all := r.ranked()
	if len(all) > 0 {
		rows = append(rows, netcode.Row{}, netcode.Row{"ship", "side", "damage rolled", "points dealt", "points lost", "attacks", "hits", "critical hits", "d20 on average", "saves forced", "saves failed", "in the end"})
	}
	for _, s := range all[:min(most, len(all))] {
		rows = append(rows, netcode.Row{say.Name(s.Name), r.name(s.Side), figure(s.Rolled), figure(s.Dealt), figure(s.Taken), figure(s.Attacks), say.Name(s.accuracy()), figure(s.Criticals), say.Name(s.average()), figure(s.Saves), figure(s.Failed), s.State})
	}
	rows = append(append(more(rows, len(all)-most), r.peopleRows(most)...), netcode.Row{}, netcode.Row{"Turning points:"})
	for _, p := range r.Turning(turningPoints) {
		rows = append(rows, netcode.Row{say.Name("  " + clock(r.since(p.Tick))), say.Of("round %d", p.Round), p.Text})
	}
	return rows
}

// lasted returns how many rounds the battle took.
func (r *Report) lasted() say.Text { return say.Count(int(r.Rounds), "%d round", "%d rounds") }

// more adds a row that says how many are left out of a table, if any are.
func more(rows []netcode.Row, n int) []netcode.Row {
	if n <= 0 {
		return rows
	}
	return append(rows, netcode.Row{say.Of("and %d more", n)})
}

// figure returns a number as a text of its own.
func figure(n int) say.Text { return say.Name(strconv.Itoa(n)) }

// seed returns the seed as a text; its 64 bits are more than a count can hold.
func (r *Report) seed() say.Text { return say.Name(strconv.FormatUint(r.Seed, 10)) }

// ranked returns the ships by the damage that they dealt.
func (r *Report) ranked() []*Ship {
	all := slices.Clone(r.Ships)
	slices.SortStableFunc(all, func(a, b *Ship) int { return cmp.Compare(b.Dealt, a.Dealt) })
	return all
}

func (r *Report) name(s event.Side) say.Text {
	if int(s) < len(r.Sides) {
		return say.Name(r.Sides[s])
	}
	return ""
}

// accuracy returns the number of hits, and their share of the attacks.
func (s *Ship) accuracy() string {
	if s.Attacks == 0 {
		return "-"
	}
	return fmt.Sprintf("%d (%d %%)", s.Hits, (200*s.Hits/s.Attacks+1)/2)
}

// average returns the mean of the d20s that counted, to a tenth.
func (s *Ship) average() string {
	if s.Attacks == 0 {
		return "-"
	}
	tenths := (20*s.Luck/s.Attacks + 1) / 2
	return fmt.Sprintf("%d.%d", tenths/10, tenths%10)
}

// mostTelling keeps n moments: the latest of the most telling ones.
func mostTelling(all []Point, n int) []Point {
	slices.SortStableFunc(all, func(a, b Point) int { return cmp.Compare(a.Tick, b.Tick) })
	for len(all) > n {
		least := 0
		for i := range all {
			if all[i].weight < all[least].weight {
				least = i
			}
		}
		all = slices.Delete(all, least, least+1)
	}
	return all
}
