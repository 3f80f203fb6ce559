package night_test

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"broadside/ships/deployment"
	"broadside/sim/journal"
)

// judge checks what is left of the night.
func (n *night) judge(players []*player) {
	for _, p := range players {
		p.judge()
	}
	if n.compared < int(n.now/(20*sampled)) {
		n.Errorf("only %d pictures were compared", n.compared)
	}
	kept := map[string]bool{}
	names, err := n.shelf().Journals()
	if err != nil || len(names) == 0 {
		n.Fatalf("there are %d journals: %v", len(names), err)
	}
	for _, name := range names {
		b, err := n.disk.Read(name)
		if err != nil {
			n.Fatal(err)
		}
		r, err := opener.NewReader(b)
		if err != nil {
			n.Errorf("%s: %v", name, err)
			continue
		}
		w, err := r.FirstWorld()
		if err == nil {
			err = journal.Replay(w, r)
		}
		noteKept(kept, b)
		if err != nil && !errors.Is(err, journal.ErrTorn) { // it was killed after the table had turned from it
			n.Errorf("%s does not come to the same battle again: %v", name, err)
		}
	}
	n.judgeWords(players, kept)
	n.Logf("%d battles, %d kills, %d pictures compared, %d words obeyed, %d ticks, hash %016x", n.battles, n.kills, n.compared, len(n.obeyed)-n.kills, n.now, n.hash)
}

// noteKept collects the words in a journal.
func noteKept(kept map[string]bool, b []byte) {
	r, err := opener.NewReader(b)
	for err == nil {
		var e journal.Entry
		if e, err = r.Next(); err != nil {
			return
		}
		if tick, ok := e.(*journal.Tick); ok {
			for _, o := range tick.Orders {
				if c, ok := o.Intent.(*deployment.Call); ok {
					kept[c.Word] = true
				}
			}
		}
	}
}

// judgeWords checks that each word that was called was obeyed once and in sequence, and that those
// answered as obeyed were stored.
func (n *night) judgeWords(players []*player, kept map[string]bool) {
	times, last := map[string]int{}, map[string]int{}
	for _, word := range n.obeyed {
		who, number, _ := strings.Cut(word, " ")
		if times[word]++; word != killed && times[word] > 1 {
			n.Errorf("%q was obeyed %d times", word, times[word])
		}
		if i, err := strconv.Atoi(number); err == nil {
			if i <= last[who] {
				n.Errorf("%q was obeyed after %d", word, last[who])
			}
			last[who] = i
		}
	}
	for _, p := range players {
		for _, word := range slices.Sorted(maps.Keys(p.accepted)) {
			if times[word] != 1 {
				n.Errorf("%q was answered as obeyed, and was %d times", word, times[word])
			}
			if !kept[word] && !n.lossy[p.accepted[word]] {
				n.Errorf("%q was answered as obeyed, and is in no journal", word)
			}
		}
	}
}
