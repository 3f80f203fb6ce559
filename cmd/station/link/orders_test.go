package link

import (
	"path/filepath"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/deployment"
	"broadside/sim"
)

// visit is a station at a table that this test plays.
type visit struct {
	*testing.T
	*Link
	door  *netcode.QUICListener
	table netcode.Link
	mark  uint32 // of the lobby last shown
}

func newVisit(t *testing.T) *visit {
	d := door(t, "127.0.0.1:0", filepath.Join(t.TempDir(), "id"))
	v := &visit{T: t, door: d, Link: To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, memory(t))}
	t.Cleanup(v.Leave)
	v.table, _ = welcome(t, d)
	until(t, v.Link, "the table lets it in", v.Joined)
	return v
}

// shows makes the table send a lobby in which somebody has the pilot's seat.
func (v *visit) shows(holder netcode.Holder, client uint32) {
	v.Helper()
	v.mark++
	lobby := &netcode.Lobby{Mark: v.mark, Seats: []netcode.Seat{{Seat: pilot, Holder: holder, Client: client}}}
	if err := v.table.Send(lobby); err != nil {
		v.Fatal(err)
	}
	until(v.T, v.Link, "the lobby is there", func() bool { return v.Lobby != nil && v.Lobby.Mark == v.mark })
}

// returns cuts the link, and lets the station return to a table that has taken the given number of
// orders.
func (v *visit) returns(taken uint32) {
	v.Helper()
	v.table.Close(netcode.Gone, "")
	back := make(chan netcode.Link, 1)
	go func() {
		l, _ := accept(v.T, v.door)
		if err := l.Send(&netcode.Welcome{Protocol: netcode.Protocol, Client: 1, Ticks: 20, Orders: taken}); err != nil {
			v.Error(err)
		}
		back <- l
	}()
	until(v.T, v.Link, "it is back", func() bool {
		select {
		case v.table = <-back:
			return true
		default:
			return false
		}
	})
	until(v.T, v.Link, "it is let in", func() bool { return v.Lost() == "" })
}

// says returns the station's next messages, except signs of life, up to a chat that it is made to
// send last.
func (v *visit) says() (all []netcode.Message) {
	v.Helper()
	v.Say("that is all")
	for {
		switch m := hear[netcode.Message](v.T, v.table).(type) {
		case *netcode.Chat:
			return all
		case *netcode.Sit, *netcode.Ready, *netcode.Order:
			all = append(all, m)
		}
	}
}

// An order without a link is refused at once, and not told as lost when the link is back.
func TestOrdersWithoutALinkAreRefusedAtOnce(t *testing.T) {
	v := newVisit(t)
	v.Sit(pilot)
	v.shows(netcode.Taken, 1)
	v.table.Close(netcode.Closing, "")
	until(t, v.Link, "the link is lost", func() bool { return v.Lost() != "" })
	v.Refusals = nil
	v.Order([]sim.Intent{&deployment.Helm{}})
	if want := (Refusal{crew.Manners, "there is no link to the table: nothing was sent"}); len(v.Refusals) != 1 || v.Refusals[0] != want {
		t.Errorf("refused %q", v.Refusals)
	}
	if n := len(v.orders.unanswered); n != 0 {
		t.Errorf("%d orders wait for an answer", n)
	}
}

func TestOrdersThatGotLostWithALinkAreTold(t *testing.T) {
	v := newVisit(t)
	v.Sit(pilot)
	v.shows(netcode.Taken, 1)
	v.says()
	for i := range 3 {
		v.Order([]sim.Intent{&deployment.Helm{Throttle: int8(i)}})
	}
	if n := len(v.says()); n != 3 {
		t.Fatalf("%d orders came", n)
	}
	if err := v.table.Send(&netcode.Answer{Number: 1, Accepted: true}); err != nil {
		t.Fatal(err)
	}
	until(t, v.Link, "the first is answered", func() bool { return len(v.orders.unanswered) == 2 })

	v.returns(2) // the second was taken, and the third never arrived
	again := v.says()
	if o, ok := again[0].(*netcode.Order); len(again) != 1 || !ok || o.Number != 2 {
		t.Errorf("it gives again: %v", again)
	}
	if want := (Refusal{crew.Manners, "an order was lost with the link: check, and give it again"}); len(v.Refusals) != 1 || v.Refusals[0] != want {
		t.Errorf("it tells: %v", v.Refusals)
	}
	v.Order([]sim.Intent{&deployment.Helm{}})
	if next := v.says()[0].(*netcode.Order); next.Number != 3 {
		t.Errorf("the next has the number %d", next.Number)
	}
}

func TestStationIsReadyOnlyIfItsPlayerIs(t *testing.T) {
	v := newVisit(t)
	v.Sit(pilot)
	v.shows(netcode.Taken, 1)
	v.says()
	v.returns(0)
	v.shows(netcode.Taken, 1)
	if all := v.says(); len(all) != 0 {
		t.Errorf("whoever is not ready says on coming back: %v", all)
	}
	v.Ready(true)
	v.says()
	v.returns(0)
	v.shows(netcode.Taken, 1)
	if all := v.says(); len(all) != 1 || !all[0].(*netcode.Ready).Ready {
		t.Errorf("whoever is ready says on coming back: %v", all)
	}
}

func TestRefusedSeatIsAskedForAgainOnlyOnceItIsFree(t *testing.T) {
	v := newVisit(t)
	v.shows(netcode.Bot, 0)
	v.Sit(pilot) // which the table refuses
	v.says()
	v.shows(netcode.Bot, 7)
	v.shows(netcode.Bot, 8)
	if all := v.says(); len(all) != 0 {
		t.Errorf("a seat that was refused is asked for again: %v", all)
	}
	v.shows(netcode.Taken, 2)
	v.shows(netcode.Bot, 0)
	if all := v.says(); len(all) != 1 || all[0].(*netcode.Sit).Seat != pilot {
		t.Errorf("once it is free it says: %v", all)
	}
}

// An order is settling until a picture later than its answer comes, or none comes for half a
// second.
func TestOrdersSettle(t *testing.T) {
	var o orders
	now := time.Unix(1000, 0)
	if o.settles(1, now) {
		t.Error("without an order the picture is no longer true")
	}
	n := o.number(sim.Order{}).Number
	if !o.settles(7, now.Add(time.Hour)) {
		t.Error("an order without an answer has settled")
	}
	o.settle(n, 7, now)
	for tick, want := range map[int64]bool{6: true, 7: true, 8: false} {
		if o.settles(tick, now.Add(time.Millisecond)) != want {
			t.Errorf("with a picture of tick %d and an answer at 7 it settles: %v", tick, !want)
		}
	}
	if o.settles(7, now.Add(time.Second)) {
		t.Error("where ticks stand an order settles for good")
	}
}
