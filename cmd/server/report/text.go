package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"broadside/sim/event"
)

// turningPoints is how many moments are told.
const turningPoints = 10

// Write writes the report as text.
func (r *Report) Write(to io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s), seed %d: %d rounds, %s.\n%s\n\n", r.Title, r.Key, r.Seed, r.Rounds, Clock(r.Ticks), r.Result())
	t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "ship\tof\tdealt\ttaken\tattacks\thits\tcritical\td20 on average\tforced saves\tfailed\tin the end")
	for _, s := range r.ranked() {
		fmt.Fprintf(t, "%s\t%s\t%d\t%d\t%d\t%s\t%d\t%s\t%d\t%d\t%s\n", s.Name, r.name(s.Side), s.Dealt, s.Taken, s.Attacks, s.accuracy(), s.Criticals, s.average(), s.Saves, s.Failed, s.State)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if err := r.writePeople(&b); err != nil {
		return err
	}
	b.WriteString("\nTurning points:\n")
	for _, p := range r.Turning(turningPoints) {
		fmt.Fprintf(&b, "  %5s  round %d  %s\n", Clock(p.Tick), p.Round, p.Text)
	}
	_, err := io.WriteString(to, b.String())
	return err
}

// ranked are the ships by what they dealt.
func (r *Report) ranked() []*Ship {
	all := slices.Clone(r.Ships)
	slices.SortStableFunc(all, func(a, b *Ship) int { return cmp.Compare(b.Dealt, a.Dealt) })
	return all
}

func (r *Report) name(s event.Side) string {
	if int(s) < len(r.Sides) {
		return r.Sides[s]
	}
	return ""
}

// accuracy is the hits, and their part of the attacks.
func (s *Ship) accuracy() string {
	if s.Attacks == 0 {
		return "-"
	}
	return fmt.Sprintf("%d (%d %%)", s.Hits, (200*s.Hits/s.Attacks+1)/2)
}

// average is the mean of the d20s that counted, to a tenth.
func (s *Ship) average() string {
	if s.Attacks == 0 {
		return "-"
	}
	tenths := (20*s.Luck/s.Attacks + 1) / 2
	return fmt.Sprintf("%d.%d", tenths/10, tenths%10)
}

// mostTelling keeps n moments: the latest of those that tell most.
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
