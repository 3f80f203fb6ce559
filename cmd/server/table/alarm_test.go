package table

import (
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
)

func TestFaultNobodyDrownsAlarms(t *testing.T) {
	s := stepByStep(t, func(s *Settings) { s.Password = "lantern" })
	gm := s.comes("192.0.2.7:1", "Mo", crew.Master)
	ada, wu, eve := s.comes("192.0.2.8:1", "Ada", helmOfOne), s.comes("192.0.2.9:1", "Wu", helmOfTwo), s.comes("203.0.113.5:1", "Eve", crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
	for _, l := range []*line{gm, ada, wu, eve} {
		l.says(&netcode.Ready{Ready: true})
	}
	s.pass(2)
	told := func(words string, least, most int) {
		t.Helper()
		n := 0
		for _, said := range gm.heard() {
			if strings.Contains(said, words) {
				n++
			}
		}
		if n < least || n > most {
			t.Errorf("the GM hears %q %d times, %d to %d would do", words, n, least, most)
		}
	}
	gm.heard()
	for range 12 {
		eve.says(&netcode.Sit{Seat: helmOfTwo})
		s.pass(1)
	}
	told("asks for a seat on another side", 1, 3)
	if l := s.call("192.0.2.10:1", netcode.Hello{Name: "Rob", Passphrase: "a guess"}); l.ended == nil {
		t.Fatal("a guess lets somebody in")
	}
	told("has guessed", 1, 1)
	for range 8 {
		for _, at := range []string{"203.0.113.5:2", "203.0.113.6:2"} {
			eve = s.call(at, netcode.Hello{Name: "Eve", Token: eve.welcome(t).Token})
		}
	}
	told("while the link from", 1, 4)
	for i := range 8 { // many machines use the rest up
		s.raiseAlarm(string(rune('a'+i)), "So it goes.")
	}
	gm.heard()
	ada = s.call("203.0.113.6:3", netcode.Hello{Name: "Ada", Token: ada.welcome(t).Token})
	told("while the link from", 1, 1)
	s.warnGM("It is broken.")
	told("broken", 1, 1)
	if !slices.Contains(s.guests, ada.guest) {
		t.Error("Ada has not come back")
	}
}
