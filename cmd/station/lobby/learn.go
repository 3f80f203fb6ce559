package lobby

import (
	"strings"

	"broadside/cmd/station/kit"
	"broadside/netcode/discovery"
	"broadside/sim/say"
)

// Learn is the screen for choosing a lesson.
type Learn struct {
	at int
}

// Show draws the screen and returns the lesson asked for.
func (l *Learn) Show(u *kit.UI, p Prospect) SetupWish {
	u.Accent = kit.Accent(0)
	sky(u)
	lessons := p.lessons()
	begin := kit.Action{Name: "Begin", Key: "any.confirm", Does: "At the real station, with bots in all other seats. You can leave at any time."}
	switch {
	case p.Starting:
		begin.Why = "The table is being set up…"
	case len(lessons) == 0:
		begin.Why = "The lessons are not known yet."
	}
	if l.step(u, len(lessons)); u.Small {
		list := entrance(u)
		var foot kit.Rect
		if list.W > list.H {
			foot = list.Side(300)
			list.Side(kit.Gap)
			l.tell(u, lessons, &foot, 2*66+10)
		} else {
			foot = list.Foot(180)
		}
		list.Foot(kit.Gap)
		l.choose(u, u.Panel(list, "WHAT WILL YOU LEARN?"), p, lessons, 66)
		return l.decide(u, foot, begin, lessons, p.Error)
	}
	room := u.Size.Trim(max(40, u.Size.W*0.07), 0)
	title(u, room.Top(150))
	build(u, room.Foot(54))
	right := room.Side(max(420, room.W*0.4))
	room.Side(2 * kit.Gap)
	l.choose(u, u.Panel(room, "WHAT WILL YOU LEARN?"), p, lessons, 60)
	r := u.Panel(right, "LEARN")
	l.tell(u, lessons, &r, 0)
	return l.decide(u, r, begin, lessons, p.Error)
}

// tell tells what the chosen lesson is about, where that leaves enough room below it.
func (l *Learn) tell(u *kit.UI, lessons []discovery.Scenario, r *kit.Rect, enough float64) {
	if len(lessons) == 0 {
		return
	}
	text := say.Name(lessons[l.at].Brief)
	if height := u.Height(text, r.W, kit.Type{}) + 16; r.H-height >= enough {
		u.Paragraph(r.Top(height), text, kit.Type{})
	}
}

// Next selects the lesson after the one that was begun.
func (l *Learn) Next() { l.at++ }

// step moves the selection by keys.
func (l *Learn) step(u *kit.UI, count int) {
	switch {
	case u.Key("any.up"):
		l.at--
	case u.Key("any.down"):
		l.at++
	}
	l.at = max(0, min(l.at, count-1))
}

// choose draws the list of lessons, in rows of a height, or of more where what is said of one takes it.
func (l *Learn) choose(u *kit.UI, r kit.Rect, p Prospect, lessons []discovery.Scenario, height float64) {
	says, heights, whole := make([]say.Text, len(lessons)), make([]float64, len(lessons)), 0.0
	for i, sc := range lessons {
		if says[i] = describe(sc); p.Done != nil && p.Done(sc.Key) {
			says[i] = say.Sentences(says[i], "Done.")
		}
		heights[i] = max(height, 42+u.Height(says[i], r.W-30, kit.Type{Size: kit.Small}))
		whole += heights[i]
	}
	if p.Reading {
		u.Text(r.Top(24), "Reading the lessons…", kit.Type{Colour: kit.Muted})
	}
	u.Scroll("lessons", r, whole, func(r kit.Rect) {
		for i, sc := range lessons {
			box := r.Top(heights[i])
			box.H -= 6
			if u.Do(box, kit.Action{Name: say.Name(sc.Title), Key: kit.Choice(i + 1), Does: says[i], On: i == l.at, Cut: true}) {
				l.at = i
			}
		}
	})
}

// decide begins the selected lesson, or goes back, and shows why nothing has begun.
func (l *Learn) decide(u *kit.UI, r kit.Rect, begin kit.Action, lessons []discovery.Scenario, trouble say.Text) (wish SetupWish) {
	if u.Do(r.Top(66), begin) {
		wish.Host = lessons[l.at].Key
	}
	r.Top(10)
	wish.Back = u.Do(r.Top(min(66, r.H)), kit.Action{Name: "Back", Key: "any.back", Does: "To the first screen."})
	r.Top(10)
	if trouble != "" && r.H > 24 {
		u.Alert(kit.Point{X: r.X + 10, Y: r.Y + 12}, 9, kit.Bad)
		r.Left(28)
		u.Paragraph(r, trouble, kit.Type{Colour: kit.Bad, Cut: true})
	}
	return wish
}

// describe describes whom a lesson is for, and how long it takes.
func describe(sc discovery.Scenario) say.Text {
	_, says, _ := strings.Cut(sc.Size, ", ") // without the tempo
	return kit.Sentence(say.Name(says))
}

// lessons returns the lessons among what can be hosted.
func (p *Prospect) lessons() (list []discovery.Scenario) { return p.only(true) }

// battles returns the scenarios that are not lessons.
func (p *Prospect) battles() []discovery.Scenario { return p.only(false) }

func (p *Prospect) only(lessons bool) (list []discovery.Scenario) {
	for _, s := range p.Scenarios {
		if s.Lesson == lessons {
			list = append(list, s)
		}
	}
	return list
}
