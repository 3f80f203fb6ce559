package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/rough"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/program"
)

// newClub returns a hall of n tables, some of them strange.
func newClub(n int) lobby.Club {
	c := lobby.Club{URL: "http://play.example:7650", List: n + 1, Mine: func(l *discovery.Listing) bool { return l.Name == "Table 3" }, Offer: &discovery.HallOffer{
		Protocol: netcode.Protocol, Quota: 2, Scenarios: []discovery.Scenario{{Key: "duel", Title: "The Toll at Lantern Gap"}},
	}}
	for i := range n {
		key := netcode.Fingerprint{1: byte(i >> 8), 2: byte(i), 30: 7}
		l := discovery.Listing{
			Name: fmt.Sprintf("Table %d", i+1), Scenario: "The Toll at Lantern Gap", Standing: discovery.Standing{Players: i % 6, State: netcode.State(i % 4), Round: i % 9, Minutes: i, Won: "The Free Traders"}, Seats: 5, Place: fmt.Sprintf("203.0.113.7:%d", 20000+i),
			Table: key.String(), Protocol: netcode.Protocol, Build: netcode.Build(),
		}
		l.Link = netcode.Invitation{Place: l.Place, Pin: &key, Hall: c.URL}.String()
		switch i {
		case 3:
			l.Protocol++
		case 4:
			l.Name = "\x1b[31m\u202eMara's table " + strings.Repeat("W", 300) + "\u0301\u0301\u0301\u0301"
		case 5:
			l.Name, l.Link = "\n\t", "broadside://192.0.2.66:1/"+netcode.Fingerprint{9}.Plain()
		}
		l.Clean()
		c.Tables = append(c.Tables, l)
	}
	return c
}

func TestTablesOfAHall(t *testing.T) {
	door := lobby.Door{Name: "Mara"}
	full, empty, away := newClub(1000), newClub(0), newClub(9)
	full.Error = kit.Sentence(say.Name(netcode.ErrWrongKey.Error()))
	empty.Offer.Login = true
	away.Trouble, away.Old = "The hall does not answer; try again in a moment.", 12
	away.Knocks = "Table 1"
	for name, c := range map[string]lobby.Club{"tables": full, "tables-empty": empty, "tables-away": away} {
		screens := map[*kit.UI]*lobby.Tables{}
		show := func(u *kit.UI) {
			if screens[u] == nil {
				screens[u] = &lobby.Tables{}
			}
			screens[u].Show(u, c, &door)
		}
		pose(t, name, show, "Down", "Down")
		handle(t, name, show, pressed("Down", "Down"))
	}
	p := lobby.Prospect{Hall: "http://play.example:7650", Error: "You already have as many tables as one person may; a table that nobody visits for a while ends by itself."}
	for _, title := range []string{"The Toll at Lantern Gap", "Bread for Marrow", "A long watch"} {
		p.Scenarios = append(p.Scenarios, discovery.Scenario{Key: title, Title: title, Size: "rounds, players have 1 of 3 ships", Brief: fullHall().Brief.Text})
	}
	setup := lobby.Setup{Player: "Mara", Table: "Mara's table"}
	pose(t, "asking", func(u *kit.UI) { setup.Show(u, p) })
	handle(t, "asking", func(u *kit.UI) { setup.Show(u, p) }, pressed())
}

// TestATableOfAThousandIsFound searches for a table by words, goes to it by keys, and is kept from
// those that cannot be joined.
func TestATableOfAThousandIsFound(t *testing.T) {
	c, door := newClub(1000), lobby.Door{Name: "Mara"}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	var screen lobby.Tables
	now := 0.0
	turn := func(typed string, keys ...kit.Key) lobby.TablesWish {
		now += 0.1
		u.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: keys, Typed: []rune(typed)}, now)
		defer u.End()
		return screen.Show(u, c, &door)
	}
	turn("")
	if w := turn("", "Enter"); w.Join == nil || w.Join.Name != "Table 1" {
		t.Errorf("Enter joins %+v", w.Join)
	}
	for range 3 {
		turn("", "Down")
	}
	for n := 4; n <= 6; n++ {
		turn("")
		if w := turn("", "Enter"); (w.Join != nil) != (n == 5) {
			t.Errorf("table %d, %q: joined is %+v", n, c.Tables[n-1].Why, w.Join)
		}
		turn("", "Down")
	}
	turn("", "Ctrl+F")
	turn("")
	turn("lantern 777")
	turn("")
	turn("", "Enter")
	if w := turn("", "Enter"); w.Join == nil || w.Join.Name != "Table 777" {
		t.Errorf("what is found is %+v", w.Join)
	}
}

// openHall runs a real hall on this machine, and returns the address of its page.
func openHall(t *testing.T, args ...string) string {
	t.Helper()
	state := t.TempDir()
	c := exec.Command(program.Path(t, "server"), append([]string{"hall", "--local", "4", "--listen", "127.0.0.1:0", "--nats-port", "0", "--state", state, "--tables-at", "127.0.0.1"}, args...)...)
	c.Env = append(os.Environ(), "HOME="+state, "XDG_CONFIG_HOME="+state)
	var mu sync.Mutex
	var said bytes.Buffer
	c.Stdout = writes(func(b []byte) (int, error) {
		mu.Lock()
		defer mu.Unlock()
		return said.Write(b)
	})
	c.Stderr = c.Stdout
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Signal(syscall.SIGTERM) // it may be over
		_ = c.Wait()
	})
	at := regexp.MustCompile(`(http://\S+)/\n`)
	for end := time.Now().Add(rough.Patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		mu.Lock()
		found := at.FindSubmatch(said.Bytes())
		mu.Unlock()
		if found != nil {
			return string(found[1])
		}
	}
	t.Fatalf("the hall never comes up: %s", said.String())
	return ""
}

type writes func([]byte) (int, error)

func (w writes) Write(b []byte) (int, error) { return w(b) }

// atHall goes from the first screen to the tables of a hall, by keys.
func atHall(t *testing.T, hall string) *newcomer {
	t.Helper()
	g := arriving(t)
	g.turn("J")
	g.door.Place = hall
	g.until("the hall's tables are shown", func() bool {
		if g.at == atDoor && g.knocks == "" {
			g.turn("Enter")
		}
		return g.at == atTables
	})
	return g
}

// TestAHallIsAskedForATable goes to a real hall, asks for a table there and takes the GM's chair;
// somebody else finds it in the list and joins it, and a second table is refused in the hall's
// words.
func TestAHallIsAskedForATable(t *testing.T) {
	hall := openHall(t, "--quota", "1")
	g := atHall(t, hall+"/host")
	g.turn("H")
	if g.at != atAsking {
		t.Fatalf("H leads to %d", g.at)
	}
	g.club.setup.Table = "The Hesper"
	g.until("the hall has a host", func() bool { // which has announced itself by then
		if g.at == atAsking && !g.club.front.Hosting {
			g.turn("Enter")
		}
		return g.link != nil
	})
	g.until("the GM is at the console", func() bool { return g.aboard && g.link.Seat() == crew.Master && g.shown })
	table := g.link.Place()

	ada := atHall(t, hall)
	ada.until("the table is listed", func() bool { return len(ada.club.front.Tables) == 1 })
	if l := ada.club.front.Tables[0]; l.Name != "The Hesper" || l.GM != "" || l.Seats == 0 {
		t.Errorf("the hall tells others %+v", l)
	}
	ada.door.Name = "Ada"
	ada.turn("Enter")
	ada.until("Ada is at the table", func() bool { return ada.link != nil && ada.link.Joined() && ada.link.Lobby != nil })
	if ada.link.Place() != table || ada.link.Mine() != nil {
		t.Errorf("Ada is at %s, and the GM at %s", ada.link.Place(), table)
	}

	g.aboard = false // as Esc does at the console
	g.turn("Escape")
	if g.link == nil {
		t.Error("who has a seat leaves it without being asked")
	}
	g.turn("Escape")
	g.until("the tables are shown again", func() bool { return g.link == nil && g.at == atTables })
	g.turn("H")
	g.club.setup.Table = "The Vesper" // the name of the first is taken
	g.turn("Enter")
	g.until("a second table is refused", func() bool { return g.club.front.Refused != "" })
	if why := g.club.front.Refused; !strings.Contains(why, "as many tables as one person may;") {
		t.Errorf("the hall refuses by %q", why)
	}
	g.until("Esc leads to the tables", func() bool {
		g.turn("Escape")
		return g.at == atTables
	})
	g.until("the GM is back in the chair", func() bool {
		if g.link == nil && g.knocks == "" {
			g.turn("Enter")
		}
		return g.aboard && g.link.Seat() == crew.Master
	})
}

// TestBadHallsAreToldAtTheDoor uses addresses of something that is not a hall, or of a hall of
// another version.
func TestBadHallsAreToldAtTheDoor(t *testing.T) {
	answers := func(code int, body string) string {
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if code/100 == 3 {
				w.Header().Set("Location", "https://play.example"+r.URL.Path)
			}
			w.WriteHeader(code)
			fmt.Fprint(w, body)
		}))
		t.Cleanup(s.Close)
		return s.URL
	}
	gone := httptest.NewServer(nil)
	gone.Close()
	for _, c := range []struct{ place, says string }{
		{gone.URL, "No hall answers there"},
		{"http://", "not the address of a hall"},
		{"http://nobody.invalid:7650", "No machine is called \"nobody.invalid\""},
		{answers(http.StatusNotFound, "404"), "is not a hall"},
		{answers(http.StatusOK, "<html>"), "is not a hall"},
		{answers(http.StatusOK, "{}"), "is not a hall"},
		{answers(http.StatusBadGateway, "\x1b[31m"), `answers "502 Bad Gateway"`},
		{answers(http.StatusMovedPermanently, ""), "moved to https://play.example"},
		{answers(http.StatusOK, `"`+strings.Repeat("a", 9<<20)+`"`), "longer than 8 MB"},
	} {
		g := arriving(t)
		g.turn("J")
		g.knock(c.place)
		g.until("it is told", func() bool { return g.trouble != "" })
		if g.at != atDoor || g.knocks != "" || !strings.Contains(g.trouble.String(), c.says) {
			t.Errorf("%s: at %d, %q", c.place, g.at, g.trouble)
		}
	}
}

// TestAHallThatFallsSilentKeepsItsList makes a hall of another version stop answering.
func TestAHallThatFallsSilentKeepsItsList(t *testing.T) {
	club := newClub(9)
	club.Offer.Protocol++
	mux := http.NewServeMux()
	tell := func(v any) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { _ = json.NewEncoder(w).Encode(v) }
	}
	mux.HandleFunc("GET /hall", tell(club.Offer))
	mux.HandleFunc("GET /tables", tell(club.Tables))
	s := httptest.NewServer(mux)
	defer s.Close()
	g := atHall(t, s.URL)
	g.turn("H")
	if g.at != atTables {
		t.Error("a hall of another version is asked for a table")
	}
	s.Close()
	g.until("it is told that the hall is gone", func() bool { return strings.Contains(g.club.front.Trouble, "no hall answers there") })
	if n := len(g.club.front.Tables); n != 9 || g.at != atTables {
		t.Errorf("of the list %d tables are left, at %d", n, g.at)
	}
	g.turn("Escape")
	if g.at != atDoor || g.club.front != nil {
		t.Errorf("Esc leads to %d", g.at)
	}
}
