package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"broadside/sim/event"
	"broadside/sim/say"
)

// turningPoints is how many moments are told.
const turningPoints = 10

// Write writes the report as text.
func (r *Report) Write(to io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n\n", r.tell("%s (%s), seed %s: %d rounds, %s.", r.Title, r.Key, r.seed(), r.Rounds, Clock(r.Ticks)), r.Result())
	t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	r.row(t, "ship", "side", "damage rolled", "points dealt", "points lost", "attacks", "hits", "critical hits", "d20 on average", "saves forced", "saves failed", "in the end")
	for _, s := range r.ranked() {
		fmt.Fprintf(t, "%s\t%s\t%d\t%d\t%d\t%d\t%s\t%d\t%s\t%d\t%d\t%s\n", s.Name, r.name(s.Side), s.Rolled, s.Dealt, s.Taken, s.Attacks, s.accuracy(), s.Criticals, s.average(), s.Saves, s.Failed, r.tell(s.State))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if err := r.writePeople(&b); err != nil {
		return err
	}
	fmt.Fprintf(&b, "\n%s\n", r.tell("Turning points:"))
	for _, p := range r.Turning(turningPoints) {
		fmt.Fprintf(&b, "  %5s  %s  %s\n", Clock(p.Tick), r.tell("round %d", p.Round), p.Text)
	}
	_, err := io.WriteString(to, b.String())
	return err
}

// row writes the head of a table.
func (r *Report) row(to io.Writer, titles ...say.Text) {
	for i, title := range titles {
		if i > 0 {
			fmt.Fprint(to, "\t")
		}
		fmt.Fprint(to, r.tell(title))
	}
	fmt.Fprintln(to)
}

// seed is a number of 64 bits, more than a text counts with.
func (r *Report) seed() say.Text { return say.Name(strconv.FormatUint(r.Seed, 10)) }

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
