package outsider_test

import (
	"errors"
	"os"
	"testing"
	"time"
)

// TestFaultDocumentIsEnoughToPlay takes the gunner's seat of a ship and plays a battle to its end
// with nothing but docs/wire.md: it reads the pictures, chooses among the open orders, and shoots.
func TestFaultDocumentIsEnoughToPlay(t *testing.T) {
	t.Setenv("BROADSIDE_TICK", "200")
	for _, way := range ways {
		h := &table{way: way}
		t.Run(h.carrier(), func(t *testing.T) { playToTheEnd(t, h) })
	}
}

func playToTheEnd(t *testing.T, h *table) {
	h.host(t, "--live", "--bot-pace", "50ms")
	g := &gunner{outsider: h.joins(t, "Gil"), held: map[int64]*screen{0: {layouts: layouts(t)}}}
	g.say(sit, 1, 2, 1, "")
	frames := make(chan []any)
	over := make(chan struct{})
	defer close(over)
	go func() { // datagrams
		for {
			b, err := g.conn.ReceiveDatagram(t.Context())
			if err != nil {
				return
			}
			if m, err := unpack(b[4 : 4+int(b[1])<<8+int(b[2])]); err == nil {
				select {
				case frames <- m:
				case <-over:
					return
				}
			}
		}
	}()
	stream := make(chan []any)
	ended := make(chan error, 1)
	_ = g.stream.SetReadDeadline(time.Time{})
	go func() {
		for {
			m, err := g.next()
			if err != nil {
				ended <- err
				return
			}
			select {
			case stream <- m:
			case <-over:
				return
			}
		}
	}()
	for late := time.After(patience); !g.done; {
		var err error
		select {
		case m := <-frames:
			err = g.hear(m)
		case m := <-stream:
			err = g.hear(m)
		case err = <-ended:
		case <-late:
			err = errors.New("the battle does not end")
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if g.shots == 0 || g.answers != g.orders || g.seen == 0 {
		t.Errorf("in %d pictures %d orders were given, %d answered and %d shots taken", g.seen, g.orders, g.answers, g.shots)
	}
	t.Logf("%d pictures, %d orders, %d of them shots that were obeyed", g.seen, g.orders, g.shots)
	h.end()
}

// gunner is an outsider who plays.
type gunner struct {
	*outsider
	held   map[int64]*screen // assembled pictures, by tick; 0: nothing yet
	latest int64

	orders, answers, shots, seen int
	shooting, done               bool
	over                         bool // according to the last picture, which an answer may follow
}

func (g *gunner) hear(m []any) error {
	switch m[0].(int64) {
	case frame:
		return g.see(m[1].(int64), m[2].(int64), m[3].([]byte))
	case answer:
		g.answers++
		if g.shooting && m[2] == int64(1) {
			g.shots++
		}
		g.done = g.over && g.answers == g.orders
	case goodbye:
		return &parted{m[1].(int64), m[2].(string)}
	}
	return nil
}

// see assembles a picture, acknowledges it, and acts.
func (g *gunner) see(tick, base int64, raw []byte) error {
	was := g.held[base]
	if tick <= g.latest || was == nil {
		return nil
	}
	now, err := was.after(tick, base == 0, raw)
	if err != nil {
		return err
	}
	g.held[tick], g.latest = now, tick
	for old := range g.held {
		if old != 0 && old < base {
			delete(g.held, old)
		}
	}
	g.seen++
	g.datagram(packed(ack, int(tick)))
	head := now.rows(headSection)[0]
	g.over = now.number(headSection, head, "over") == 1
	g.done = g.over && g.answers == g.orders
	if g.answers == g.orders && !g.done {
		g.act(now)
	}
	return nil
}

// The verbs that a gunner needs.
const fire, endTurn, call = 3, 12, 35

// act shoots at the best chance if it can, and otherwise ends the turn.
func (g *gunner) act(s *screen) {
	open := false
	for _, r := range s.rows(crewSection) {
		open = open || s.number(crewSection, r, "role") == 2 && s.number(crewSection, r, "number") == 1 && s.number(crewSection, r, "ship") == 1 && s.number(crewSection, r, "open") == 1
	}
	if !open {
		return
	}
	var best row
	chance := int64(-1)
	for _, r := range s.rows(optionSection) {
		if s.number(optionSection, r, "verb") == fire && s.text(optionSection, r, "rule") == "" && s.number(optionSection, r, "chance") > chance {
			best, chance = r, s.number(optionSection, r, "chance")
		}
	}
	g.orders++
	g.shooting = chance >= 0
	if !g.shooting {
		g.say(order, 1, 2, 1, g.orders, endTurn)
		return
	}
	// weapon, target, attacks (0: all), disable, bonus, with (none), spare
	g.say(order, 1, 2, 1, g.orders, fire, int(s.number(optionSection, best, "weapon")), int(s.number(optionSection, best, "target")), 0, 0, 0, 0, 0)
}

// TestExchangeOfTheDocumentIsRead reads the frames of the document's exchange.
func TestExchangeOfTheDocumentIsRead(t *testing.T) {
	b, err := os.ReadFile("../../docs/wire.md")
	if err != nil {
		t.Fatal(err)
	}
	nothing := &screen{layouts: layouts(t)}
	if len(nothing.layouts) < 20 {
		t.Fatalf("the document tells of %d sections", len(nothing.layouts))
	}
	read := func(s *screen, says string) *screen {
		t.Helper()
		m, err := unpack(bytesOf(t, string(b), says)[4:])
		if err != nil {
			t.Fatal(err)
		}
		next, err := s.after(m[1].(int64), m[2].(int64) == 0, m[3].([]byte))
		if err != nil {
			t.Fatal(err)
		}
		return next
	}
	first := read(nothing, "shows a whole picture")
	second := read(first, "shows the difference")
	for want, s := range map[int64]*screen{1: first, 2: second} {
		ship := s.rows(contactSection)[0]
		if round := s.number(headSection, s.rows(headSection)[0], "round"); round != want || s.text(contactSection, ship, "name") != "Hesper" || s.number(contactSection, ship, "at x") != 5000+750*(want-1) {
			t.Errorf("in tick %d, round %d, there is %v", s.tick, round, ship)
		}
	}
}
