package mainscreen

import (
	"bytes"
	"fmt"
	"image"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/stage"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"
)

func TestMain(m *testing.M) { stage.Main(m) }

var seat = crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}

// later shows a screen a number of seconds after the last tick.
type later struct {
	*Screen
	after float64
	facts []event.Fact // heard in the last tick
}

func (l *later) Show(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	for _, f := range l.facts {
		v.Log.Add(event.Event{Tick: v.Tick, Fact: f}, v)
	}
	l.facts = nil
	v.Clock += l.after
	return l.Screen.Show(u, v, r)
}

// Each moment of the show can be read in every window.
func TestMoments(t *testing.T) {
	for name, fact := range map[string]event.Fact{
		"shot":    shot(2, 14),
		"natural": shot(2, 20),
		"miss":    &ships.Attacked{By: crew.Seat{Ship: 2, Role: crew.Gunner, Number: 1}, Target: 1, Roll: shot(1, 3).Roll, Need: 19},
		"end":     &ships.WasDestroyed{Ship: 3},
		"taken":   &ships.Taken{Ship: 2, Side: 0},
		"ram":     &ships.Rammed{Ship: 1, Target: 2},
		"pod":     &sim.PodLaunched{Ship: 1, Target: 2},
	} {
		s := stage.Set(t, "duel", seat)
		s.Pass(60)
		l := &later{Screen: New()}
		s.Show(l, kit.Input{})
		l.facts = []event.Fact{fact}
		s.Show(l, kit.Input{})
		for _, after := range []float64{0.4, 1.25, 2.1} {
			l.after = after
			s.Picture(fmt.Sprintf("show-%s-%.1f", name, after), crew.Screen, l)
		}
	}
}

// A boarding pod is seen on its way from ship to ship, and on its way back if it finds no hold.
func TestAPodIsSeenOnItsWay(t *testing.T) {
	for _, back := range []bool{false, true} {
		way := []float64{0}
		for _, after := range []float64{0.8, 1.5, 2.2} {
			pod, from, to := drawn(t, &sim.PodLaunched{Ship: 1, Target: 2, Back: back}, after)
			none, _, _ := drawn(t, &ships.DockedWith{Ship: 1, Target: 2}, after) // the same scene, where nothing flies
			if back {
				from, to = to, from
			}
			sum, count := 0.0, 0.0
			for i := range 200 { // along the line between them
				part := float64(i) / 200
				x, y := int(from.X+(to.X-from.X)*part), int(from.Y+(to.Y-from.Y)*part)
				if pod.At(x, y) != none.At(x, y) {
					sum, count = sum+part, count+1
				}
			}
			if count == 0 {
				t.Fatalf("%.1f s after the launch nothing is under way; back: %v", after, back)
			}
			if way = append(way, sum/count); way[len(way)-1] <= way[len(way)-2] || way[len(way)-1] > 0.9 {
				t.Errorf("the pod is seen at %.2f of its way; back: %v", way[1:], back)
			}
		}
	}
}

// drawn draws the screen of a duel some seconds after something has happened, and returns where
// both ships are on it.
func drawn(t *testing.T, fact event.Fact, after float64) (img *image.RGBA, first, second kit.Point) {
	t.Helper()
	const width, height = kit.MinWidth, kit.MinHeight
	s := stage.Set(t, "duel", seat)
	s.Pass(60)
	l, window, v := New(), ebiten.NewImage(width, height), s.Look()
	v.Few = true // nothing drifts
	show := func() {
		s.UI.Begin(window, width, height, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, v.Clock)
		l.Show(s.UI, v, s.UI.Size)
		s.UI.End()
	}
	show()
	v.Log.Add(event.Event{Tick: v.Tick, Fact: fact}, v)
	show()
	v.Clock += after
	show()
	for i, at := range []*kit.Point{&first, &second} {
		p := v.PoseOf(v.Contact(space.ID(i + 1)))
		*at = l.space.Place(p.X, p.Y)
	}
	img = image.NewRGBA(image.Rect(0, 0, width, height))
	window.ReadPixels(img.Pix)
	return img, first, second
}

// On a deck, with dice over it.
func TestDeck(t *testing.T) {
	s := stage.Set(t, "prize", seat)
	s.Pass(40)
	l := &later{Screen: New()}
	s.Show(l, kit.Input{})
	v := s.Look()
	if len(v.People) == 0 {
		t.Fatal("nobody is on a deck")
	}
	p := &v.People[0]
	l.facts = []event.Fact{battering(p.ID, p.At)}
	s.Show(l, kit.Input{})
	if !l.director.now.foot.on {
		t.Fatalf("there is shown %+v", l.director.now)
	}
	for _, words := range []say.Text{"", "NATURAL 20"} { // which stand where the deck's name does
		l.director.now.words = words
		s.Show(l, kit.Input{})
		if named := slices.ContainsFunc(s.UI.Texts(), func(x string) bool { return strings.Contains(x, v.Decks[0].Name) }); named != (words == "") {
			t.Errorf("with the words %q over it the deck is named: %v", words, named)
		}
	}
	l.director.now.words = ""
	for _, after := range []float64{0.4, 1.1} {
		l.after = after
		s.Picture(fmt.Sprintf("show-door-%.1f", after), crew.Screen, l)
	}
}

// BenchmarkShow measures a screen for a television: 20 screens a second leave 50 ms for each.
func BenchmarkShow(b *testing.B) {
	for _, few := range []bool{false, true} {
		b.Run(fmt.Sprintf("few=%v", few), func(b *testing.B) {
			s := stage.Set(b, "convoy", seat)
			s.Pass(3)
			v, screen := s.Look(), New()
			v.Few = few
			v.Log.Add(event.Event{Tick: v.Tick, Fact: shot(2, 20)}, v)
			v.Log.Add(event.Event{Tick: v.Tick, Fact: &ships.WasDestroyed{Ship: 3}}, v)
			target := ebiten.NewImage(1280, 720)
			pixel := make([]byte, 4)
			for n := 0; b.Loop(); n++ {
				v.Clock += 0.05
				s.UI.Begin(target, 1280, 720, kit.Input{}, v.Clock)
				screen.Show(s.UI, v, s.UI.Size)
				s.UI.End()
				target.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).ReadPixels(pixel) // until it is drawn
			}
		})
	}
}

// What is beneath the dice does not shine through their plate.
func TestThePlateOfARollIsOpaque(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	const width, height = kit.MinWidth, kit.MinHeight
	img := ebiten.NewImage(width, height)
	room := kit.Rect{W: width, H: height}
	u.Begin(img, width, height, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
	u.Fill(room, kit.Bright)
	tray(u, &scene{entry: log.Entry{Who: "Wren", What: "Evade", Throws: []log.Throw{{Dice: []dice.Die{{Faces: 20, Value: 14}}, Total: 20}}}}, room, lead+0.1)
	u.End()
	pixels := make([]byte, 4*width*height)
	img.ReadPixels(pixels)
	at := 4 * ((height-12-int(trayHeight)/2)*width + width/2 - 215) // between its edge and the dice
	if got, want := pixels[at:at+3], []byte{kit.Night.R, kit.Night.G, kit.Night.B}; !bytes.Equal(got, want) {
		t.Errorf("the plate is %v there, and not %v", got, want)
	}
}

// The dice slide in from below, unless motion is off.
func TestTheTrayStandsWhereNothingMoves(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	const width, height = kit.MinWidth, kit.MinHeight
	img := ebiten.NewImage(width, height)
	for _, still := range []bool{false, true} {
		u.Still = still
		u.Begin(img, width, height, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
		u.Fill(kit.Rect{W: width, H: height}, kit.Bright)
		tray(u, &scene{entry: log.Entry{Who: "Wren", What: "Evade", Throws: []log.Throw{{Dice: []dice.Die{{Faces: 20, Value: 14}}, Total: 20}}}}, kit.Rect{W: width, H: height}, 0)
		u.End()
		pixels := make([]byte, 4*width*height)
		img.ReadPixels(pixels)
		at := 4 * ((height-int(trayHeight)-2)*width + width/2 - 215) // its top at rest
		if there := !bytes.Equal(pixels[at:at+3], []byte{kit.Bright.R, kit.Bright.G, kit.Bright.B}); there != still {
			t.Errorf("nothing moves: %v, and the tray stands there: %v", still, there)
		}
	}
}

// In a battle of many ships every side is listed, and distant ships do not crowd the map's edge.
func TestFleet(t *testing.T) {
	s := stage.Set(t, "fleet", seat)
	s.Pass(60)
	screen := New()
	s.Show(screen, kit.Input{})
	s.Picture("show-fleet", crew.Screen, &later{Screen: screen})
	l := &later{Screen: screen, facts: []event.Fact{shot(2, 14)}}
	s.Show(l, kit.Input{})
	l.after = 0.4
	s.Picture("show-fleet-near", crew.Screen, l)
	for _, side := range []string{"The Reach", "The Compact"} {
		if after := slices.Index(s.UI.Texts(), "IN BATTLE"); after < 0 || !slices.Contains(s.UI.Texts()[after:], side) {
			t.Errorf("%s does not stand in the list: %q", side, s.UI.Texts())
		}
	}
	more := 0
	for _, text := range s.UI.Texts() {
		if n, ok := strings.CutSuffix(text, " more"); ok {
			left, err := strconv.Atoi(n)
			if err != nil {
				t.Errorf("%q tells no number", text)
			}
			more += left
		}
	}
	if more == 0 || more >= len(s.Look().Contacts) {
		t.Errorf("%d more of %d ships are told", more, len(s.Look().Contacts))
	}
}

// In a long list a ship's condition stands whole beside its name, and that of a ship without a row
// is remembered for the time when it has one.
func TestALongListTellsOfConditions(t *testing.T) {
	s := stage.Set(t, "fleet", seat)
	s.Pass(60)
	screen, v := New(), s.Look()
	for i := range v.Contacts {
		v.Contacts[i].Worn, v.Contacts[i].Shields = true, false
	}
	s.UI.Watch, s.UI.Names = true, v
	s.UI.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, v.Clock)
	screen.Show(s.UI, v, s.UI.Size)
	s.UI.End()
	const condition = "damaged, no shields"
	if at, whole := s.UI.Find(condition), s.UI.Width(condition, kit.Type{Size: kit.Small}); at.W < whole-1 {
		t.Errorf("%q takes %.0f points and has %.0f: %q", condition, whole, at.W, s.UI.Texts())
	}
	for i := range v.Contacts {
		if k := &v.Contacts[i]; screen.shown[k.ID] == "" {
			t.Errorf("the condition of %s is not known", k.Name)
		}
	}
}

// In a battle without ships the list shows how many people of each side can fight.
func TestAListWithoutShipsTellsOfPeople(t *testing.T) {
	s := stage.Set(t, "ring", crew.Master)
	f, down := &s.World.Fight, 0
	for i := range f.People {
		if p := &f.People[i]; p.Side == 0 && down < 2 {
			p.State, down = personal.Dying, down+1
		}
	}
	screen, v := New(), s.Look()
	s.UI.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, v.Clock)
	screen.Show(s.UI, v, s.UI.Size)
	s.UI.End()
	told := strings.Join(s.UI.Texts(), "|")
	for _, want := range []string{"The Debtors|3 of 5 can fight", "The House|11 of 11 can fight"} {
		if !strings.Contains(told, want) {
			t.Errorf("nothing says %q: %q", want, told)
		}
	}
}

// A small screen has only the stage, and dice in place of the latest events.
func TestASmallScreenIsAllStage(t *testing.T) {
	for _, size := range []image.Point{{640, 360}, {kit.MinWidth, kit.MinHeight}} {
		s := stage.Set(t, "duel", seat)
		s.Pass(60)
		screen, v := New(), s.Look()
		show := func() string {
			s.UI.Begin(nil, size.X, size.Y, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, v.Clock)
			screen.Show(s.UI, v, s.UI.Size)
			s.UI.End()
			return strings.Join(s.UI.Texts(), "|")
		}
		show()
		if !screen.director.now.wide {
			t.Errorf("at %v not all are seen first, but %+v", size, screen.director.now)
		}
		v.Log.Add(event.Event{Tick: v.Tick, Fact: shot(2, 14)}, v)
		v.Clock += 2
		show()
		v.Clock += 2
		small := size.X < roomy
		if told := show(); strings.Contains(told, "IN BATTLE") == small || strings.Contains(told, "The battle begins.") == small {
			t.Errorf("at %v is told %q", size, told)
		}
	}
}

// The names of the initiative are all of one size.
func TestTheInitiativeIsOfOneSize(t *testing.T) {
	s := stage.Set(t, "duel", seat)
	s.World.Ship(2).Name = "The Second Helping of Lantern Gap"
	s.Pass(1)

	v := s.Look()
	s.UI.Watch, s.UI.Names = true, v
	s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	New().order(s.UI, v, kit.Rect{X: 8, Y: 8, W: 250, H: 400})
	s.UI.End()
	if len(v.Turns) < 5 {
		t.Fatal("too few are in the initiative")
	}
	for i := range v.Turns {
		who := v.Turns[i].Who()
		if at := s.UI.Find(s.UI.Told(who)); at.W > 0.95*s.UI.Width(who, kit.Type{Size: kit.Body}) {
			t.Errorf("%s is written in large letters beside small ones", s.UI.Told(who))
		}
	}
}

// The list does not tell of a ship's end before the stage has shown it.
func TestTheListKeepsASecretFromTheStage(t *testing.T) {
	s := stage.Set(t, "duel", seat)
	s.Pass(60)
	screen, v := New(), s.Look()
	show := func() string {
		s.UI.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, v.Clock)
		screen.Show(s.UI, v, s.UI.Size)
		s.UI.End()
		_, list, _ := strings.Cut(strings.Join(s.UI.Texts(), "|"), "IN BATTLE")
		list, _, _ = strings.Cut(list, "INITIATIVE")
		return list
	}
	was := show()
	if !strings.Contains(was, "Fair Share|shields up|Small Change|shields up") {
		t.Fatalf("the list is %q", was)
	}
	for _, f := range []event.Fact{shot(3, 14), shot(3, 9), &ships.WasDestroyed{Ship: 2}} {
		v.Log.Add(event.Event{Tick: v.Tick, Fact: f}, v)
	}
	gone := v.Contact(2)
	gone.State, gone.Shields = ships.Destroyed, false
	v.Clock += 0.5
	if got := show(); got != was {
		t.Errorf("before its end is shown the list is %q, and was %q", got, was)
	}
	for range 40 {
		v.Clock += 0.3
		show()
	}
	if got := show(); !strings.Contains(got, "Small Change|shields up|Fair Share|destroyed") {
		t.Errorf("after its end the list is %q", got)
	}
}

// The dice slide in from behind the latest events, not over them.
func TestTheTrayDoesNotCoverTheLatestEvents(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	const width, height, banner = kit.MinWidth, kit.MinHeight, 84
	img := ebiten.NewImage(width, height)
	u.Begin(img, width, height, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
	u.Fill(kit.Rect{W: width, H: height}, kit.Bright)
	screen, v := New(), newPlay().view()
	screen.director.now = scene{start: v.Clock, lasts: 3, loaded: true, entry: log.Entry{Who: "Wren", What: "Evade", Throws: []log.Throw{{Dice: []dice.Die{{Faces: 20, Value: 14}}, Total: 20}}}}
	screen.drawOver(u, v, kit.Rect{W: width, H: height}, banner)
	u.End()
	pixels := make([]byte, 4*width*height)
	img.ReadPixels(pixels)
	at := 4 * (int(height-banner+4)*width + width/2)
	if got, want := pixels[at:at+3], []byte{kit.Bright.R, kit.Bright.G, kit.Bright.B}; !bytes.Equal(got, want) {
		t.Errorf("over the latest events there is %v, not %v", got, want)
	}
}
