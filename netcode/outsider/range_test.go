package outsider_test

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"
)

// all returns those of the tries that a test of a few seconds makes.
func (o *outsider) all(ways [][]any, most int, of int) [][]any {
	if os.Getenv("FAULTS") == "full" || len(ways) <= most {
		return ways
	}
	var some [][]any
	for i := range most {
		some = append(some, ways[(of+i*7)%len(ways)])
	}
	return some
}

// holds takes seats of the first ship as soon as their holders have left.
func (o *outsider) holds(roles ...int) {
	o.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(500 * time.Millisecond) {
		o.say(sit, 1, roles[0], 1, "")
		for _, role := range roles[1:] {
			o.say(hold, 1, role, 1, 1)
		}
		time.Sleep(200 * time.Millisecond) // a few ticks
		if err := o.alive(); err != nil {
			o.Fatal(err)
		}
		has := 0
		for _, s := range o.seats {
			if s.client == o.client && slices.Contains(roles, int(s.role)) {
				has++
			}
		}
		switch {
		case has == len(roles):
			return
		case time.Now().After(end):
			o.Fatalf("of the seats %v only %d are given: %v", roles, has, o.seats)
		}
	}
}

// TestFaultOutsidersGoToBothEndsOfEveryRange holds all seats of a ship, sends every message and
// gives every order in the document, with all numbers, texts and lists at either end of their
// ranges, and then one beyond.
func TestFaultOutsidersGoToBothEndsOfEveryRange(t *testing.T) {
	orders, messages := entries(t, "orders"), entries(t, "messages")
	if len(orders) < 100 || len(messages) != 32 {
		t.Fatalf("the document tells of %d orders and %d messages", len(orders), len(messages))
	}
	h := host(t, slow...)
	for _, h.way = range ways {
		t.Run(h.carrier(), func(t *testing.T) {
			everyOrder(t, h, orders)
			everyMessage(t, h, messages)
		})
	}
	watcher := h.joins(t, "Ida")
	if err := watcher.alive(); err != nil {
		t.Error(err)
	}
	h.end()
}

func everyOrder(t *testing.T, h *table, orders []entry) {
	// given returns the fields of an order, with an order to ready if it takes another.
	given := func(e entry, fields []any) []any {
		if len(e.fields) > 0 && e.fields[len(e.fields)-1].kind == belongs {
			switch e.name {
			case "ready":
				fields[len(fields)-1] = 2 // the helm
				if strings.HasPrefix(e.who, "boots") {
					fields[len(fields)-1] = 137 // to dodge
					return append(fields, 0, 0, 0, 0, 0, 0, 0, 0)
				}
				return append(fields, 0, 0)
			default:
				fields[len(fields)-1] = 12 // the end of a turn
			}
		}
		return fields
	}
	o := h.joins(t, "Mallory")
	defer o.leave() // with a goodbye, so that the seats are not held
	o.holds(1, 2, 3, 4, 5)
	n := 0
	type try struct {
		entry
		may bool
	}
	tries := map[int64]try{}
	settle := func() {
		for len(tries) > 0 {
			m, err := o.hear(answer)
			if err != nil {
				t.Fatalf("of orders within their ranges, %d are not answered: %v", len(tries), err)
			}
			e, given := tries[m[1].(int64)]
			switch {
			case !given:
				t.Fatalf("an answer that nobody waits for: %v", m)
			case m[2] == int64(1) && !e.may:
				t.Errorf("%s of %s was obeyed at a seat of a ship", e.name, e.who)
			case m[2] == int64(0) && (m[3] == "" || m[4] == ""):
				t.Errorf("%s was refused without a rule or a reason: %v", e.name, m)
			}
			delete(tries, m[1].(int64))
		}
	}
	for _, e := range orders {
		role, may := seatFor(e.who)
		for _, fields := range [][]any{low(e.fields), high(e.fields)} {
			n++
			tries[int64(n)] = try{e, may}
			o.say(append([]any{order, 1, role, 1, n, e.number}, given(e, fields)...)...)
		}
		if len(tries) > 40 {
			settle()
		}
	}
	settle()
	for i, e := range orders {
		ways := o.all(beyond(e.fields), 1, i)
		if os.Getenv("FAULTS") != "full" && i%4 != 0 {
			continue
		}
		for _, fields := range ways {
			rude := h.joins(t, "Mallory")
			rude.say(append([]any{order, 1, 1, 1, 1, e.number}, fields...)...)
			rude.partsBeyond(fmt.Sprintf("%s with %.100v", e.name, fields))
		}
	}
	if err := o.alive(); err != nil {
		t.Errorf("who has kept to the ranges is cut off: %v", err)
	}
}

// partsBeyond waits for the end of the link of somebody who has exceeded a range.
func (o *outsider) partsBeyond(what string) {
	o.Helper()
	o.say(ping, 99)
	var end *parted
	switch _, err := o.hear(pong); {
	case err == nil:
		o.Errorf("%s is let pass", what)
	case !errors.As(err, &end):
		o.Errorf("%s: the link ends without a word: %v", what, err)
	case end.code < 32 || end.code > 48 || end.why == "":
		o.Errorf("%s: %v", what, end)
	}
	o.leave()
}

func everyMessage(t *testing.T, h *table, messages []entry) {
	for _, e := range messages {
		if !strings.Contains(e.who, "client, stream") || e.number == hello || e.number == goodbye || e.number == order {
			continue
		}
		own := slices.Clone(e.fields)
		for i, f := range own {
			if f.kind == list && e.number != targets { // what only the table fills in is longer than a client's message may be
				own[i].most = 0
			}
		}
		o := h.joins(t, "Mallory")
		o.say(append([]any{e.number}, low(own)...)...)
		o.say(append([]any{e.number}, high(own)...)...)
		if err := o.alive(); err != nil {
			t.Errorf("%s at the ends of its ranges ends the link: %v", e.name, err)
		}
		o.leave()
		for _, fields := range o.all(beyond(e.fields), 2, e.number) {
			rude := h.joins(t, "Mallory")
			rude.say(append([]any{e.number}, fields...)...)
			rude.partsBeyond(fmt.Sprintf("%s with %.100v", e.name, fields))
		}
	}
}

// TestFaultOutsidersNumberAsTheyLike gives orders whose numbers repeat, are skipped or come from
// elsewhere, over links of each kind.
func TestFaultOutsidersNumberAsTheyLike(t *testing.T) {
	h := host(t, slow...)
	var token []byte
	last, calls := 0, 0
	o := h.comes(t)
	give := func(n int, word string) []any {
		t.Helper()
		o.say(order, 1, 2, 1, n, call, word)
		m, err := o.hear(answer)
		if err != nil || m[1] != int64(n) {
			t.Fatalf("order %d is answered with %v: %v", n, m, err)
		}
		return m
	}
	for i, way := range [...]way{byQUIC, byWebSocket, byWebTransport, byQUIC, byWebTransport} {
		if h.way = way; i > 0 {
			o.leave()
			o = h.comes(t)
		}
		came := int64(0)
		if token, came = o.enters("Gil", token); came != int64(last) {
			t.Fatalf("%s the table knows of %d orders, of %d", h.carrier(), came, last)
		}
		o.holds(2)
		if last > 0 { // what the previous link had answered
			if m := give(last, "something else"); m[2] != int64(1) {
				t.Errorf("order %d again is answered %v", last, m)
			}
		}
		for _, n := range []int{last + 2, last + 100, 1<<32 - 1, 0} {
			if m := give(n, "left out"); m[2] != int64(0) || !strings.Contains(fmt.Sprint(m[4]), fmt.Sprint(last+1)) {
				t.Errorf("after %d, order %d is answered %v", last, n, m)
			}
		}
		first := give(last+1, fmt.Sprintf("word %d", calls))
		if calls++; first[2] != int64(1) {
			t.Fatalf("a word is refused: %v", first)
		}
		for range 3 {
			if again := give(last+1, "another word"); fmt.Sprint(again) != fmt.Sprint(first) {
				t.Errorf("again, it is answered %v", again)
			}
		}
		last++
	}
	// All at once, and backwards.
	for n := last + 40; n > last; n-- {
		o.say(order, 1, 2, 1, n, call, "backwards")
	}
	obeyed := 0
	for range 40 {
		m, err := o.hear(answer)
		if err != nil {
			t.Fatal(err)
		}
		if m[2] == int64(1) {
			obeyed++
		}
	}
	if obeyed > 1 {
		t.Errorf("%d orders were obeyed that left others out", obeyed)
	}
	h.end()
}

// seated is a seat and its holder, from a lobby.
type seated struct {
	ship, role, number int64
	who                string
	client             int64
}

// lobbySeats reads the seats of a lobby.
func lobbySeats(m []any) (all []seated) {
	at := 5 + 4*int(m[4].(int64)) // after scenario, state, since and the ships
	for i := range int(m[at].(int64)) {
		f := m[at+1+10*i:]
		all = append(all, seated{f[0].(int64), f[1].(int64), f[2].(int64), f[4].(string), f[5].(int64)})
	}
	return all
}

// TestFaultOutsidersMergeAndSplitSeats asks for every possible seat, in place of the own seats and
// beside them, gives up and looks from seats of others, and gives orders for seats given up, while
// somebody plays.
func TestFaultOutsidersMergeAndSplitSeats(t *testing.T) {
	h := host(t, slow...)
	ada := h.player()
	for _, h.way = range ways {
		t.Run(h.carrier(), func(t *testing.T) { mergeAndSplit(t, h, ada) })
	}
	h.end()
}

func mergeAndSplit(t *testing.T, h *table, ada *player) {
	var asked [][]any
	for ship := range 4 {
		for role := range 9 {
			for _, number := range []int{0, 1, 255} {
				asked = append(asked, []any{sit, ship, role, number, ""})
				for how := range 3 {
					asked = append(asked, []any{hold, ship, role, number, how})
				}
			}
		}
	}
	const atOnce = 11 // as many as the table handles of one guest
	for len(asked) > 0 {
		o := h.joins(t, "Mallory")
		o.say(sit, 1, 3, 1, "")
		for _, m := range asked[:min(atOnce, len(asked))] {
			o.say(m...)
		}
		asked = asked[min(atOnce, len(asked)):]
		if err := o.alive(); err != nil {
			t.Fatal(err)
		}
		h.isSeatedWell(t)
		o.leave()
	}
	ada.unharmed(t)

	// An order for a seat that was given up, in the same breath and later.
	o := h.joins(t, "Mallory")
	defer o.leave() // with a goodbye, so that the seats are not held
	o.holds(2, 4)
	o.say(order, 1, 4, 1, 1, call, "mine")
	o.say(hold, 1, 4, 1, 0)
	o.say(order, 1, 4, 1, 2, call, "given up")
	o.say(order, 1, 2, 1, 3, call, "kept")
	o.say(stand)
	o.say(order, 1, 2, 1, 4, call, "none")
	obeyed := map[int64]int64{}
	for range 4 { // what is refused at the door is answered before what a tick decides
		m, err := o.hear(answer)
		if err != nil {
			t.Fatal(err)
		}
		obeyed[m[1].(int64)] = m[2].(int64)
	}
	if want := map[int64]int64{1: 1, 2: 0, 3: 1, 4: 0}; !maps.Equal(obeyed, want) {
		t.Errorf("of orders for seats that are given up, obeyed are %v and not %v", obeyed, want)
	}
	for i := range 600 { // without end
		switch i % 3 {
		case 0:
			o.say(sit, 1, 2+i%4, 1, "")
		case 1:
			o.say(hold, 1, 2+i%5, 1, 1)
		default:
			o.say(stand)
		}
	}
	if err := o.alive(); err != nil {
		t.Error(err)
	}
	h.isSeatedWell(t)
	ada.unharmed(t)
}

// isSeatedWell checks that Ada has her seat, that nobody has another side's or the GM's, and that
// nobody has seats aboard two ships.
func (h *table) isSeatedWell(t *testing.T) {
	t.Helper()
	o := h.joins(t, "Ida")
	defer o.leave()
	m, err := o.hear(lobby)
	if err != nil {
		t.Fatal(err)
	}
	aboard := map[int64]int64{}
	for _, s := range lobbySeats(m) {
		if s.ship == 1 && s.role == 1 && s.who != "Ada" {
			t.Errorf("Ada's seat is that of %q", s.who)
		}
		if s.client == 0 {
			continue
		}
		if s.role == 7 || s.ship != 1 {
			t.Errorf("%s has seat %d of ship %d", s.who, s.role, s.ship)
		}
		if ship, has := aboard[s.client]; has && ship != s.ship {
			t.Errorf("%s has seats aboard ships %d and %d", s.who, ship, s.ship)
		}
		aboard[s.client] = s.ship
	}
}

// TestFaultOutsidersSpeakInTongues uses talk and names in every script, with everything that a text
// must not contain, and asks for options on ships and for answers without end.
func TestFaultOutsidersSpeakInTongues(t *testing.T) {
	h := host(t, slow...)
	ada := h.player()
	words := []string{
		"\x1b[2J\x1b[1;1HThe GM: all is lost", "\u202eesrever\u202c", "\u2066inside\u2069", "line\nThe GM: forged", "\r\x07\x00bell", "zero\u200bwidth\u200djoined\ufeff",
		"Zo\u0308e\u0301", "\u0628\u0631\u0648\u062f\u0633\u0627\u064a\u062f", "\u05d1\u05d5\u05e8\u05d3", "\u0ba8\u0bbf\u0bb2\u0bb5\u0bc1", "\u821d\u5074\u6589\u5c04", "\u1112\u1161\u11ab\u1100\u1173\u11af",
		"\U0001f680\U0001f469\u200d\U0001f680", "\U000e0041\U000e0042", "e" + strings.Repeat("\u0301", 300), strings.Repeat("\U0001f680", 240), "\u0400\ue000\uffff", "\u00a0\u2003 ", "[\"%s%s%s\",{\"ship\":2}]", "%d%n%s", "{\"ship\":1}",
	}
	for _, h.way = range ways {
		t.Run(h.carrier(), func(t *testing.T) {
			name, alike := "Ida", "\u0406da"
			switch h.way {
			case byWebSocket:
				name, alike = "Ora", "\u041era"
			case byWebTransport:
				name, alike = "Eva", "\u0415va"
			}
			ear := h.joins(t, name)
			for _, w := range words {
				o := h.comes(t)
				short := w
				for len(short) > 96 || !utf8.ValidString(short) {
					short = short[:len(short)-1]
				}
				o.hello(short, nil)
				o.say(chat, "", w)
				o.say(chat, "", "and out")
				for out := false; !out; {
					m, err := ear.hear(chat)
					if err != nil {
						t.Fatal(err)
					}
					for _, said := range m[1:3] {
						isClean(t, w, said.(string))
					}
					if from := m[1].(string); from == "" || from == "GM" || from == "The GM" || utf8.RuneCountInString(from) > 24 {
						t.Errorf("%q speaks as %q", w, from)
					}
					out = m[2] == "and out"
				}
				o.leave()
			}
			for _, name := range []string{"GM", "The GM", "\u0422he GM", "the gm", "G\u041c", name, alike, "Broadside"} {
				o := h.comes(t)
				o.hello(name, nil)
				o.say(chat, "", "Who am I?")
				m, err := ear.hear(chat)
				if err != nil {
					t.Fatal(err)
				}
				if from := m[1].(string); from == name || !strings.ContainsAny(from[len(from)-1:], "23456789") {
					t.Errorf("%q speaks as %q", name, from)
				}
				o.leave()
			}
			forger := h.joins(t, "Mallory")
			forger.say(chat, "The GM", "Surrender.")
			if m, err := ear.hear(chat); err != nil || m[2] != "Surrender." || !strings.HasPrefix(m[1].(string), "Mallory") {
				t.Errorf("in the GM's name there comes %v: %v", m, err)
			}
			for what, text := range map[string]string{"no text of UTF-8": "\xff\xfe", "half a letter": "\xf0\x9f\x9a"} {
				o := h.joins(t, "Mallory")
				o.say(chat, "", text)
				o.partsBeyond(what)
			}
			o := h.joins(t, "Mallory")
			o.say(sit, 1, 2, 1, "")
			for i := range 500 { // anybody asks for options, as often as they like
				ships := []any{targets, 128}
				for n := range 128 {
					ships = append(ships, 1+(i*131+n*511)%65535)
				}
				o.say(append(ships, i%4, i%101, 0, i%96, i%64, 0)...) // and whom something would reach at a square
			}
			for _, mark := range []int{0, 1<<32 - 1} {
				o.say(ping, mark)
				if m, err := o.hear(pong); err != nil || m[1] != int64(mark) {
					t.Errorf("the ping %d is answered with %v: %v", mark, m, err)
				}
			}
			ada.unharmed(t)
		})
	}
	h.end()
}

// isClean checks that a text passed on by the table can only be read.
func isClean(t *testing.T, was, s string) {
	t.Helper()
	marks := 0
	for _, r := range s {
		if !unicode.IsPrint(r) || unicode.Is(unicode.Bidi_Control, r) || r == utf8.RuneError {
			t.Errorf("of %q there comes %q, which holds %U", was, s, r)
		}
		if !unicode.Is(unicode.Mn, r) {
			marks = 0
		} else if marks++; marks > 2 {
			t.Errorf("of %q there comes %q, with too many marks over a letter", was, s)
			return
		}
	}
	if utf8.RuneCountInString(s) > 240 {
		t.Errorf("of %q there come %d letters", was, utf8.RuneCountInString(s))
	}
}
