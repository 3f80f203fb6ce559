package lobby

import (
	"strings"
	"testing"

	"github.com/boombuler/barcode"

	"broadside/cmd/station/kit"
	"broadside/netcode"
	"broadside/netcode/discovery"
)

// A phone's camera finds a page that the phone can open in the picture, and if there is none the
// host is told so.
func TestThePictureLeadsPhonesToAPage(t *testing.T) {
	link := netcode.Invitation{Place: "192.168.1.20:7620", Pin: &netcode.Fingerprint{1, 2, 3}}.String()
	const page = "http://192.168.1.20:7620/#Pass"
	for _, c := range []struct {
		pages []string
		leads string
		told  string
	}{{[]string{page}, page, page}, {nil, strings.ToUpper(link), "make web builds it"}} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		var i Invitation
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		i.Show(u, discovery.Ways{Code: "K7M2QX", Links: []string{link}, Pages: c.pages}, nil, Present{})
		u.End()
		if code, ok := i.code.(barcode.Barcode); !ok || code.Content() != c.leads {
			t.Errorf("with pages %q the picture leads to %q, not %q", c.pages, code.Content(), c.leads)
		}
		if says := strings.Join(u.Texts(), " "); !strings.Contains(says, c.told) {
			t.Errorf("with pages %q the host is told %q", c.pages, says)
		}
		for _, f := range u.Faults() {
			t.Error(f)
		}
	}
}

// The host is not told to begin a battle that has begun.
func TestTheConsoleIsToldByTheBattle(t *testing.T) {
	for state, want := range map[netcode.State]string{netcode.Gathering: "Begin the battle there", netcode.Paused: "goes on there", netcode.Playing: "goes on there", netcode.Over: "what comes next"} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		new(Invitation).Show(u, discovery.Ways{Code: "K7M2QX"}, nil, Present{Lobby: &netcode.Lobby{State: state}})
		u.End()
		if says := strings.Join(u.Texts(), " "); !strings.Contains(says, want) {
			t.Errorf("of a battle that is %s the host is told %q", state, says)
		}
	}
}

// One Esc leaves the screen for hosting a table, though the table's name has the keyboard at first.
func TestOneEscLeavesTheSetup(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	var s Setup
	for range 2 {
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		s.Show(u, Prospect{})
		u.End()
	}
	if !u.Typing() {
		t.Fatal("nothing has the keyboard")
	}
	u.Begin(nil, 1280, 720, kit.Input{Keys: []kit.Key{"Escape"}}, 1)
	wish := s.Show(u, Prospect{})
	u.End()
	if !wish.Back {
		t.Error("Esc leaves only the entry")
	}
}
