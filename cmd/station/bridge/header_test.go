package bridge

import (
	"testing"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim/picture"
)

func TestHeaderOfALiveTurnThatIsYetToBegin(t *testing.T) {
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 1}}, Crew: []picture.CrewRow{{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}}}}
	p.Head.Seat, p.Head.Tempo, p.Head.Round = p.Crew[0].Seat, crew.Live, 1
	v := view.New(nil, p, 1)
	if says, _ := actorName(v); says != "Your turn begins soon" {
		t.Errorf("before the turn: %q", says)
	}
	p.Crew[0].Open = true
	if says, _ := actorName(v); says != "Everyone acts" {
		t.Errorf("in the turn: %q", says)
	}
	p.Head.Seat = crew.Master
	if says, _ := actorName(v); says != "Everyone acts" {
		t.Errorf("for the GM: %q", says)
	}
	p.Head.Seat = crew.Seat{Role: crew.Boots, Number: 1}
	p.Selves, p.People = []picture.SelfRow{{ID: 4}}, []picture.PersonRow{{ID: 4, Seat: p.Head.Seat}}
	for open, want := range map[bool]string{false: "Your turn begins soon", true: "Everyone acts"} {
		p.People[0].Open = open
		if says, _ := actorName(v); says.String() != want {
			t.Errorf("on foot, in the turn: %v: %q", open, says)
		}
	}
}

// A table that is resumed without its GM is paused as well, and a recording has none.
func TestHeaderOfAPauseBlamesNobody(t *testing.T) {
	p := &picture.Picture{}
	p.Head.Paused, p.Head.Round = true, 2
	v := view.New(nil, p, 1)
	if says, _ := actorName(v); says != "Paused until the GM runs it" {
		t.Errorf("at a table: %q", says)
	}
	v.Reel = &netcode.Reel{}
	if says, _ := actorName(v); says != "Paused" {
		t.Errorf("in a recording: %q", says)
	}
}

// Half speed is shown for as long as it lasts, where nobody waits for anybody.
func TestHeaderTellsOfHalfSpeed(t *testing.T) {
	p := &picture.Picture{}
	v := view.New(nil, p, 1)
	v.Table.Lobby = &netcode.Lobby{Half: true}
	for tempo, want := range map[crew.Tempo]string{crew.Rounds: "turn by turn", crew.Live: "live, half speed"} {
		if p.Head.Tempo = tempo; pace(v).String() != want {
			t.Errorf("%s: %q, not %q", tempo, pace(v).String(), want)
		}
	}
}

// Nobody is called to act who watches a recording from the seat whose turn it was.
func TestHeaderOfATurnInARecording(t *testing.T) {
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 1}}, Crew: []picture.CrewRow{{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}}}}
	p.Crew[0].Open = true
	p.Head.Seat, p.Head.Round = p.Crew[0].Seat, 1
	p.Turns = []picture.TurnRow{{Seat: p.Head.Seat, Open: true}}
	for tempo, want := range map[crew.Tempo]string{crew.Rounds: "Turn of the pilot", crew.Live: "Everyone acts"} {
		p.Head.Tempo = tempo
		v := view.New(nil, p, 1)
		v.Reel = &netcode.Reel{}
		if says, _ := actorName(v); says.String() != want {
			t.Errorf("%s: %q, not %q", tempo, says.String(), want)
		}
	}
	v := view.New(nil, p, 1)
	p.Head.Awaited = p.Head.Seat
	if !v.MayReact() {
		t.Fatal("nobody is awaited")
	}
	v.Reel = &netcode.Reel{}
	if v.MayReact() {
		t.Error("a recording asks for a reaction")
	}
}

// Nobody is told to act whose ship is lost.
func TestHeaderOfALostShip(t *testing.T) {
	for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
		for _, state := range []ships.ShipState{ships.Able, ships.Destroyed} {
			p := &picture.Picture{Contacts: []picture.Contact{{ID: 1, State: state}}, Crew: []picture.CrewRow{{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}}}}
			p.Crew[0].Open = true
			p.Head.Seat, p.Head.Tempo, p.Head.Round = p.Crew[0].Seat, tempo, 1
			says, _ := actorName(view.New(nil, p, 1))
			if told := says == "Your ship is lost"; told != (state == ships.Destroyed) {
				t.Errorf("%s, %s: %q", tempo, state, says)
			}
		}
	}
}

func TestHeaderOfATurnOfSomebodyUnseen(t *testing.T) {
	p := &picture.Picture{}
	p.Head.Seat, p.Head.Tempo, p.Head.Round = crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}, crew.Rounds, 1
	p.Turns = []picture.TurnRow{{Seat: crew.Seat{Ship: 1, Role: crew.Boots, Number: 2}}}
	v := view.New(nil, p, 1)
	p.Head.Round = 0
	if says, _ := actorName(v); says != "Before the first round" {
		t.Errorf("before initiative: %q", says)
	}
	p.Head.Round = 1
	if says, _ := actorName(v); says != "Somebody unseen acts" {
		t.Errorf("while nobody's turn is known: %q", says)
	}
	p.Turns[0].Open = true
	if says, _ := actorName(v); says == "Somebody unseen acts" {
		t.Error("in the turn of somebody who is seen")
	}
}

// In a turn of the own ship the post is enough, which leaves room for the player's name.
func TestHeaderOfATurnOfOnesOwnShip(t *testing.T) {
	for seat, want := range map[crew.Seat]string{
		{Ship: 1, Role: crew.Gunner, Number: 1}: "Turn of the gunner",
		{Ship: 1, Role: crew.Gunner, Number: 2}: "Turn of the gunner 2",
		{Ship: 2, Role: crew.Gunner, Number: 1}: "Turn of Magpie",
	} {
		p := &picture.Picture{Contacts: []picture.Contact{{ID: 1, Name: "Hesper"}, {ID: 2, Name: "Magpie"}}, Turns: []picture.TurnRow{{Seat: seat, Open: true}}}
		p.Head.Seat, p.Head.Tempo, p.Head.Round = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, crew.Rounds, 1
		v := view.New(nil, p, 1)
		if says, _ := actorName(v); v.Tell(says) != want {
			t.Errorf("the turn of %v is told as %q", seat, v.Tell(says))
		}
	}
}
