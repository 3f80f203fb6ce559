package preferences

import (
	"strings"
	"testing"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/kit"
	"broadside/configs/setting"
)

// sitting is somebody at the page.
type sitting struct {
	*testing.T
	ui    *kit.UI
	page  Page
	state State
}

func sit(t *testing.T, keys bool) *sitting {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	s := &sitting{T: t, ui: u, state: State{Values: map[string]string{}, Bindings: &binding.Set{}, Kept: "here", KeptKeys: "there"}}
	u.Bindings = s.state.Bindings
	for _, one := range setting.Station() {
		s.state.Values[one.Key] = one.Default
	}
	s.page.Open(keys)
	s.show(kit.Input{})
	return s
}

func (s *sitting) show(in kit.Input) Change {
	s.Helper()
	s.ui.Begin(nil, 1280, 720, in, 1)
	c := s.page.Show(s.ui, s.state)
	s.ui.End()
	for _, f := range s.ui.Faults() {
		s.Errorf("%v", f)
	}
	return c
}

// click clicks, and releases on the next screen.
func (s *sitting) click(x, y float64) Change {
	at := kit.Point{X: x, Y: y}
	s.show(kit.Input{Mouse: at})
	c := s.show(kit.Input{Mouse: at, Pressed: true, Held: true})
	s.show(kit.Input{Mouse: at, Released: true})
	return c
}

func TestASettingIsChanged(t *testing.T) {
	s := sit(t, false)
	if c := s.click(1080, 90); c.Key != "scale" || c.Value != "125" {
		t.Errorf("more size is %+v", c)
	}
	s.state.Values["scale"] = "200"
	if c := s.click(1080, 90); c.Key != "" {
		t.Errorf("beyond the range it is %+v", c)
	}
	if c := s.click(1080, 206); c.Key != "high-contrast" || c.Value != "true" {
		t.Errorf("contrast is %+v", c)
	}
	if s.show(kit.Input{Keys: []kit.Key{"Escape"}}); s.page.Shown() {
		t.Error("the page cannot be shut")
	}
}

func TestAnActionIsBoundToAnotherKey(t *testing.T) {
	s := sit(t, true)
	for binding.Scopes()[s.page.scope].Name != "pilot" {
		s.show(kit.Input{Keys: []kit.Key{"Right"}})
	}
	s.click(400, 140) // Evade is the first
	if s.page.waits != "pilot.evade" {
		t.Fatalf("it waits for the key of %q", s.page.waits)
	}
	if c := s.show(kit.Input{Keys: []kit.Key{"N"}, Typed: []rune("n")}); !c.Bound || s.page.waits != "" {
		t.Errorf("it is %+v, and waits for that of %q", c, s.page.waits)
	}
	if keys := s.state.Bindings.Keys("pilot.evade"); len(keys) != 1 || keys[0] != "N" {
		t.Errorf("evade has %v", keys)
	}
	s.show(kit.Input{})
	if text := s.state.keys(s.ui, "pilot.evade").String(); text != "N" {
		t.Errorf("it shows %q", text)
	}
	if r := s.state.Bindings.Rivals("pilot.evade"); len(r) != 1 || r[0] != "bridge.end" {
		t.Errorf("its rivals are %v", r)
	}
	s.click(400, 140)
	s.show(kit.Input{})
	if s.show(kit.Input{Keys: []kit.Key{"PadA"}}); strings.Contains(s.state.keys(s.ui, "pilot.evade").String(), "pad A") == false {
		t.Errorf("a button is not bound: %q", s.state.keys(s.ui, "pilot.evade").String())
	}
	s.show(kit.Input{})
	if c := s.click(300, 640); !c.Bound || len(s.state.Bindings.Keys("pilot.evade")) != 1 || s.state.Bindings.Keys("pilot.evade")[0] != "E" {
		t.Errorf("as at first it is %+v with %v", c, s.state.Bindings.Keys("pilot.evade"))
	}
	if c := s.click(900, 640); !c.Export {
		t.Errorf("it is not written out: %+v", c)
	}
}
