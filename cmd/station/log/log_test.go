package log

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// A save belongs to the ship that makes it: its mark shows the result, and its colour for whom that
// is good.
func TestSaveIsMarkedForWhoMakesIt(t *testing.T) {
	p := &picture.Picture{}
	for _, c := range []struct {
		target space.ID
		saved  bool
		tone   Tone
		colour kit.Colour
	}{
		{1, true, Well, kit.Good},
		{1, false, Badly, kit.Warn},
		{2, true, Well, kit.Bad},
		{2, false, Badly, kit.Good},
	} {
		l := Log{Hostile: func(id space.ID) bool { return id == 2 }}
		by := crew.Seat{Ship: 3 - c.target, Role: crew.Gunner, Number: 1}
		l.Add(event.Event{Fact: &ships.Saved{By: by, Ship: c.target, Need: 13, Success: c.saved}}, p)
		e := &l.Entries[0]
		if e.Tone != c.tone || e.Colour() != c.colour {
			t.Errorf("a save of ship %d, made %v: tone %d, colour %v", c.target, c.saved, e.Tone, e.Colour())
		}
	}
}

func TestWhoDidWhatIsCounted(t *testing.T) {
	p := &picture.Picture{}
	p.People = []picture.PersonRow{{ID: 4, Name: "Ada Finch"}, {ID: 5, Name: "Bo", Side: 1}}
	l := Log{Hostile: func(id space.ID) bool { return id == 2 }, Enemy: func(id crew.ID) bool { return id == 5 }}
	twenty, one := dice.Roll{Dice: field.FewOf(dice.Die{Faces: 20, Value: 20}, dice.Die{Faces: 20, Value: 3, Dropped: true})}, dice.Roll{Dice: field.FewOf(dice.Die{Faces: 20, Value: 1})}
	gunner, foe := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}, crew.Seat{Ship: 2, Role: crew.Gunner, Number: 1}
	for _, f := range []event.Fact{
		&ships.Attacked{By: gunner, Target: 2, Roll: twenty, Hit: true, Critical: true},
		&ships.Attacked{By: gunner, Target: 2, Roll: one},
		&ships.DamageRolled{By: gunner, Roll: dice.Roll{Total: 19}, Saved: true},
		&ships.Saved{By: foe, Ship: 1, Roll: twenty, Success: true}, // the twenty is not the attacker's
		&event.Contested{By: event.Actor{Seat: foe}, Against: event.Actor{Seat: gunner}, Roll: dice.Roll{Cause: "Evade", Dice: one.Dice}, Counter: one, Outcome: event.Lost},
		&personal.Attacked{By: 4, Target: 5, Weapon: "pistol", Roll: one, Degree: personal.Success},
		&personal.Attacked{By: 4, Target: 5, Weapon: "pistol", Roll: twenty, Degree: personal.Failure, Defended: true},
		&personal.DamageRolled{By: 4, Cause: "pistol", Roll: dice.Roll{Total: 30}},
		&personal.DamageRolled{By: 5, Cause: "gel", Roll: dice.Roll{Cause: "healing", Total: 5}},
		&personal.DamageRolled{By: 5, Cause: "a gift", Roll: dice.Roll{Cause: personal.GainOf, Total: 6}},
		&event.Checked{By: event.Actor{Person: 5}, Roll: twenty, Success: true},
		&ships.DamageRolled{Roll: dice.Roll{Cause: "spark", Total: 3}, Mount: -1}, // by somebody unknown
	} {
		l.Add(event.Event{Fact: f}, p)
	}
	want := []Deeds{
		{Person: 4, Who: "Ada Finch", Attacks: 2, Hits: 1, Damage: 30},
		{Seat: gunner, Who: p.SeatName(gunner), Attacks: 2, Hits: 1, Damage: 9, Twenties: 1},
		{Person: 5, Who: "Bo", Foe: true, Won: 1, Twenties: 1},
		{Seat: foe, Who: p.SeatName(foe), Foe: true, Saves: 1},
	}
	if got := l.Tally(); !slices.Equal(got, want) {
		t.Errorf("counted %+v\nwant    %+v", got, want)
	}
	e := &l.Entries[5]
	if e.Who != "Ada Finch" || len(e.Throws) != 1 || e.Result != "hit" || e.Foe {
		t.Errorf("an attack on foot reads %+v", e)
	}
	if e = &l.Entries[4]; e.Told() != "An unknown ship, Evade: lost" {
		t.Errorf("a contest is told as %q", e.Told())
	}
	if says := e.Throws[1].Says; says != "against d20 1" {
		t.Errorf("in a contest the other's roll is told as %q", says)
	}
	if e = &l.Entries[len(l.Entries)-1]; e.Who != "" || !strings.HasPrefix(e.What, "Spark: ") {
		t.Errorf("damage by somebody unknown reads %+v", e)
	}
	if e = &l.Entries[6]; e.Who != "Bo" || e.Tone != Well || !e.Foe {
		t.Errorf("a defence on foot reads %+v", e)
	}
}

// A battle whose tempo was set, or whose ships were maintained, before it began is said to begin, and
// not to continue.
func TestABattleBegins(t *testing.T) {
	var l Log
	for _, f := range []event.Fact{&sim.TempoSet{Tempo: crew.Live}, &ships.Maintained{Hours: 24}, &sim.Paused{}, &sim.TempoSet{Tempo: crew.Live}, &sim.Paused{}} {
		l.Add(event.Event{Fact: f}, &picture.Picture{})
	}
	for i, want := range []string{"The battle is played live.", "", "The battle begins.", "The battle goes on live.", "The battle goes on."} {
		if want == "" {
			continue
		}
		if got := l.Entries[i].What; got != want {
			t.Errorf("instead of %q the log tells %q", want, got)
		}
	}
}

// Players on a deck of one level are not told the level of every square.
func TestTheLevelIsToldWhereThereAreSeveral(t *testing.T) {
	for levels, want := range map[int8]string{1: "Ada Finch has moved to 5 1; no movement is left.", 2: "Ada Finch has moved to 5 1 on level 1; no movement is left."} {
		var l Log
		p := &picture.Picture{People: []picture.PersonRow{{ID: 4, Name: "Ada Finch"}}, Decks: []picture.DeckRow{{Levels: levels}}}
		l.Add(event.Event{Fact: &personal.Moved{Person: 4, At: deckplan.Square{X: 5, Y: 1}, Unit: "ft"}}, p)
		if got := l.Entries[0].What; got != want {
			t.Errorf("on a deck of %d levels the log tells %q, not %q", levels, got, want)
		}
	}
}

func TestTurnsOfThoseWhomNobodySeesAreOneLine(t *testing.T) {
	var l Log
	p := &picture.Picture{}
	boots := func(n uint8) crew.Seat { return crew.Seat{Role: crew.Boots, Number: n} }
	p.People = []picture.PersonRow{{ID: 4, Name: "Ada Finch", Seat: boots(4)}}
	var told []string
	for _, n := range []uint8{7, 8, 4, 9} {
		l.Add(event.Event{Fact: &sim.TurnBegan{Seat: boots(n)}}, p)
	}
	for i := range l.Entries {
		told = append(told, l.Entries[i].What)
	}
	if want := []string{"Somebody", "Ada Finch", "Somebody"}; !slices.Equal(told, want) {
		t.Errorf("four turns are told as %q, not as %q", told, want)
	}
}

// People who wait turn after turn would fill the log of a GM.
func TestWhatIsReadiedAgainIsTold(t *testing.T) {
	p := &picture.Picture{People: []picture.PersonRow{{ID: 4, Name: "Ada Finch"}, {ID: 5, Name: "Bo"}}}
	ada, bo := event.Actor{Person: 4}, event.Actor{Person: 5}
	waits := func(by event.Actor, f say.Text) event.Fact {
		return &event.HasReadied{By: by, Response: crew.Attack, For: f}
	}
	const near, door = "anybody within 2 m", "a door opens"
	for _, c := range []struct {
		since string
		facts []event.Fact
		want  bool
	}{
		{"nothing", nil, false},
		{"somebody else waiting", []event.Fact{waits(bo, near)}, false},
		{"waiting for something else", []event.Fact{waits(ada, door)}, true},
		{"a reaction", []event.Fact{&event.MayReact{By: ada, With: near, Subject: 5}}, true},
		{"an attack", []event.Fact{&personal.Attacked{By: 4, Target: 5, Weapon: "pistol"}}, true},
	} {
		var l Log
		for _, f := range append([]event.Fact{waits(ada, near)}, c.facts...) {
			l.Add(event.Event{Fact: f}, p)
		}
		before := l.Count
		if l.Add(event.Event{Fact: waits(ada, near)}, p); (l.Count > before) != c.want {
			t.Errorf("after %s: told %v, want %v", c.since, l.Count > before, c.want)
		}
	}
}

// A heading is a sentence, or a roll by its name; what somebody says follows their name.
func TestHeadings(t *testing.T) {
	p := &picture.Picture{}
	p.Contacts = []picture.Contact{{ID: 1, Name: "Hesper"}, {ID: 2, Name: "Magpie"}}
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	var l Log
	l.Say(1, "Mara", "hello")
	for _, f := range []event.Fact{
		&ships.Attacked{By: gunner, Target: 2, Roll: dice.Roll{Cause: "light laser"}},
		&ships.DestructionSaved{Ship: 1},
		&personal.Attacked{By: 9, Target: 8, Weapon: "pistol"},
	} {
		l.Add(event.Event{Fact: f}, p)
	}
	for i, want := range []string{
		"Mara: hello",
		p.SeatName(gunner) + " fires the light laser at Magpie",
		"Hesper: destruction save",
		"Somebody attacks somebody, pistol",
	} {
		if got := say.English(l.Entries[i].head(), p); got != want {
			t.Errorf("a heading reads %q, not %q", got, want)
		}
	}
}

// Somebody unseen counts as a foe: what they do well is bad.
func TestTheUnseenAreFoes(t *testing.T) {
	p := &picture.Picture{}
	p.Head.Side = 1
	p.People = []picture.PersonRow{{ID: 4, Side: 1}, {ID: 5, Side: 2}}
	p.Contacts = []picture.Contact{{ID: 1, Side: 1}, {ID: 2, Side: 2}}
	var l Log
	l.Judge(func() *picture.Picture { return p })
	for id, foe := range map[crew.ID]bool{4: false, 5: true, 6: true} {
		if l.Enemy(id) != foe {
			t.Errorf("person %d is a foe: %v", id, !foe)
		}
	}
	for id, foe := range map[space.ID]bool{1: false, 2: true, 3: true} {
		if l.Hostile(id) != foe {
			t.Errorf("ship %d is a foe: %v", id, !foe)
		}
	}
	if p.Head.Seat.Role = crew.GM; l.Enemy(5) || l.Hostile(3) {
		t.Error("a GM has foes")
	}
}

// All dice of a roll are drawn, however many there are.
func TestTheLogDrawsAllDiceOfARoll(t *testing.T) {
	for _, n := range [...]int{5, 30} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		roll := dice.Roll{Cause: "damage"}
		for i := range n {
			roll.Dice.Add(dice.Die{Faces: 100, Value: int16(40 + i)})
		}
		l := &Log{}
		l.Add(event.Event{Fact: &ships.DamageRolled{By: crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}, Roll: roll}}, &picture.Picture{})
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		e := &l.Entries[0]
		e.draw(u, kit.Rect{X: 900, Y: 50, W: 300, H: e.height(u, 300)})
		u.End()
		says := u.Texts()
		for i := range n {
			if !slices.Contains(says, fmt.Sprint(40+i)) {
				t.Errorf("of %d dice the %d is not drawn", n, 40+i)
			}
		}
		for _, f := range u.Faults() {
			t.Errorf("%d dice: %v", n, f)
		}
	}
}
