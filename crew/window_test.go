package crew

import (
	"slices"
	"testing"
)

// side is a fight whose people can answer or not, and have a standing order.
type side struct {
	able   bool
	stance Stance
	took   []ID
	passed []ID

	refuses error // of MayTake
	let     Reply // the last one passed
}

func (s *side) ReactRule() string             { return "SHIP-REACT" }
func (s *side) CanAnswer(*Window) bool        { return s.able }
func (s *side) MayTake(*Window, *Reply) error { return s.refuses }
func (s *side) StanceOn(*Window) Stance       { return s.stance }
func (s *side) Answer(x Window, r Reply) {
	if r.Take {
		s.took = append(s.took, x.Member)
		return
	}
	s.passed = append(s.passed, x.Member)
	s.let = r
}

// Each is asked in turn, at consoles and on decks, and each has their own 8 seconds.
func TestWindowsAreAnsweredOneAfterAnother(t *testing.T) {
	var q Windows
	consoles, decks := &side{able: true}, &side{able: true}
	q.Add(Window{Member: 2, Response: ReadiedOnFoot})
	q.Add(Window{Member: 1, Response: ReadiedAtConsole})
	q.Add(Window{Member: 2, Response: AnsweringAura})
	var asked []ID
	for ticks := 0; q.Pass(false, consoles, decks); ticks++ {
		if n := len(asked); n == 0 || asked[n-1] != q.Asked() {
			asked = append(asked, q.Asked())
		}
		if ticks > 3*WindowTicks {
			t.Fatal("they are asked for ever")
		}
	}
	if want := []ID{2, 1, 2}; !slices.Equal(asked, want) {
		t.Errorf("asked are %v, want %v", asked, want)
	}
	if !slices.Equal(consoles.passed, []ID{1}) || !slices.Equal(decks.passed, []ID{2}) || !slices.Equal(decks.took, []ID{2}) {
		t.Errorf("unanswered, %v and %v let it pass, and %v do not", consoles.passed, decks.passed, decks.took)
	}
}

// Standing orders, and everything in live tempo, are followed at once; a member who can no
// longer react is not waited for.
func TestNobodyIsWaitedForWithoutNeed(t *testing.T) {
	for _, row := range []struct {
		response    Response
		live, able  bool
		stance      Stance
		waits, take bool
	}{
		{OpportunityAttack, false, true, Unset, true, false},
		{OpportunityAttack, false, true, Always, false, true},
		{OpportunityAttack, false, true, Never, false, false},
		{OpportunityAttack, false, false, Unset, false, false},
		{OpportunityAttack, false, false, Always, false, false},
		{OpportunityAttack, true, true, Unset, false, true},
		{OpportunityAttack, true, true, Never, false, false},
		{AnsweringPower, true, true, Unset, false, false},
		{AnsweringPower, true, true, Always, false, true},
		{CriticalChoice, false, false, Unset, true, true},
		{AnsweringAura, true, true, Unset, false, true},
	} {
		decks := &side{able: row.able, stance: row.stance}
		q := Windows{}
		q.Add(Window{Member: 1, Response: row.response})
		ticks := 0
		for q.Pass(row.live, nil, decks) {
			ticks++
		}
		if took := len(decks.took) == 1; took != row.take || len(decks.took)+len(decks.passed) != 1 {
			t.Errorf("%+v: %v took it and %v let it pass", row, decks.took, decks.passed)
		}
		if want := map[bool]int{true: WindowTicks}[row.waits]; ticks != want {
			t.Errorf("%+v: waits for %d ticks, want %d", row, ticks, want)
		}
	}
}

// A reply is judged by who is asked, when, and with what; an impossible one passes.
func TestRepliesAreJudgedOnce(t *testing.T) {
	consoles, decks := &side{able: true}, &side{able: true}
	q := Windows{}
	q.Add(Window{Member: 1, Response: ReadiedAtConsole})
	q.Add(Window{Member: 2, Response: AnsweringAura})
	for _, row := range []struct {
		by      ID
		onFoot  bool
		take    bool
		refuses error
		legal   bool
	}{
		{by: 1, take: true, legal: true},
		{by: 1, legal: true},
		{by: 1, onFoot: true},
		{by: 3, take: true},
		{by: 2, onFoot: true, take: true},
		{by: 1, take: true, refuses: Refuse("SHIP-ATTACK", "out of reach")},
		{by: 1, refuses: Refuse("SHIP-ATTACK", "out of reach"), legal: true},
	} {
		consoles.refuses = row.refuses
		if err := q.Judge(row.by, row.onFoot, &Reply{Take: row.take}, consoles, decks); (err == nil) != row.legal {
			t.Errorf("%+v: %v", row, err)
		}
	}
	consoles.refuses = Refuse("SHIP-ATTACK", "out of reach")
	q.Answer(Reply{Take: true}, consoles, decks)
	q.Answer(Reply{Take: true}, consoles, decks)
	if !slices.Equal(consoles.passed, []ID{1}) || !slices.Equal(decks.took, []ID{2}) {
		t.Errorf("%v passes and %v takes it", consoles.passed, decks.took)
	}
	q.Add(Window{Member: 2, Response: CriticalChoice})
	if q.Answer(Reply{Choice: 100}, consoles, decks); decks.let != (Reply{}) {
		t.Errorf("what is let pass is %+v", decks.let)
	}
}

// The number of windows is limited, and nobody is asked twice about what they readied.
func TestWindowsAreBounded(t *testing.T) {
	var q Windows
	for id := range ID(MaxWindows) {
		if q.Add(Window{Member: id + 1, Response: ReadiedAtConsole}) == nil {
			t.Fatalf("there is no room for the %dth", id+1)
		}
	}
	if q.Add(Window{Member: 1, Response: ReadiedOnFoot}) != nil {
		t.Error("there is room for one more")
	}
	q.Drop(1, ReadiedAtConsole)
	if q.Asked() != 2 || q.Find(1, ReadiedAtConsole) != nil {
		t.Errorf("the first is %+v", q.First())
	}
}
