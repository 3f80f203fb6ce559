package main

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// array is the Coder that writes a message as an array for people to read.
type array []string

func (a *array) Number(_ string, v, _, _ int64) int64 { *a = append(*a, fmt.Sprint(v)); return v }
func (a *array) Text(_, s string, _ int) string       { *a = append(*a, strconv.Quote(s)); return s }
func (a *array) Bytes(_ string, b []byte, _ int) []byte {
	*a = append(*a, strings.TrimSpace(fmt.Sprintf("bin %x", b)))
	return b
}
func (a *array) Count(_ string, n, _ int) int { *a = append(*a, fmt.Sprint(n)); return n }
func (a *array) Fail(error)                   {}
func (a *array) Err() error                   { return nil }

// bytesOf returns a message with its header and padding.
func bytesOf(m netcode.Message, client bool) ([]byte, error) {
	b, err := netcode.Encode(nil, m)
	if err != nil {
		return nil, err
	}
	pad := 0
	if client {
		pad = max(0, netcode.PaddedSize-netcode.HeaderSize-len(b))
	}
	n := len(b)
	return append(append([]byte{byte(n >> 16), byte(n >> 8), byte(n), byte(pad)}, b...), make([]byte, pad)...), nil
}

// exchange returns what a gunner and a table send each other, in bytes.
func exchange(comments) (string, error) {
	token := bytes.Repeat([]byte{0xab}, netcode.TokenSize)
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	helm := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	before := picture.Picture{Tick: 100, Contacts: []picture.Contact{{ID: 1, Name: "Hesper", Reckoning: space.Reckoning{At: space.Point{X: 5000}, Step: space.Point{X: 250}}}}}
	before.Head.Round, before.Head.Seat, before.Head.Acts = 1, gunner, gunner
	after := before
	after.Tick, after.Head.Round = 103, 2
	after.Contacts = []picture.Contact{before.Contacts[0]}
	after.Contacts[0].At.X += 3 * 250
	was, is := before.Flatten(), after.Flatten()
	var b strings.Builder
	for _, step := range []struct {
		client bool
		what   string
		m      netcode.Message
	}{
		{true, "says who it is", &netcode.Hello{Protocol: netcode.Protocol, Build: "example", Name: "Ada"}},
		{false, "lets it in", &netcode.Welcome{Protocol: netcode.Protocol, Build: "1.0.0", Token: token, Table: "The long watch", Client: 1, Ticks: 20}},
		{true, "sits down as the gunner of ship 1", &netcode.Sit{Seat: gunner}},
		{false, "shows who is at the table", &netcode.Lobby{
			Scenario: "The Toll at Lantern Gap", State: netcode.Playing, Wait: 60,
			Ships:   []netcode.Ship{{ID: 1, Name: "Hesper", Class: "Gallant corvette"}},
			Seats:   []netcode.Seat{{Seat: helm, Holder: netcode.Bot, Who: "Ilka Moreau"}, {Seat: gunner, Holder: netcode.Taken, Who: "Ada", Client: 1}},
			Players: []netcode.Player{{Client: 1, Name: "Ada", Here: true}},
		}},
		{false, "reports what has happened", &netcode.Events{Events: []event.Event{{Tick: 98, Fact: &sim.RoundBegan{Round: 1}}}}},
		{false, "shows a whole picture: sections 0 (head) and 3 (contacts)", &netcode.Frame{Frame: picture.Diff(nil, was)}},
		{true, "acknowledges it", &netcode.Ack{Tick: 100}},
		{false, "shows the difference three ticks later: the round. The ship has flown on as predicted", &netcode.Frame{Frame: picture.Diff(was, is)}},
		{true, "calls something to the crew", &netcode.Order{Order: sim.Order{Seat: gunner, Number: 1, Intent: &deployment.Call{Word: "Now!"}}}},
		{false, "has obeyed it", &netcode.Answer{Number: 1, Accepted: true}},
		{true, "ends its turn", &netcode.Order{Order: sim.Order{Seat: gunner, Number: 2, Intent: &sim.EndTurn{}}}},
		{false, "refuses that", &netcode.Answer{Number: 2, Rule: "SHIP-ACTION", Why: "it is not your turn"}},
		{true, "leaves", &netcode.Goodbye{}},
	} {
		raw, err := bytesOf(step.m, step.client)
		if err != nil {
			return "", err
		}
		values := array{fmt.Sprint(int(step.m.Kind()))}
		step.m.Fields(&values)
		fmt.Fprintf(&b, "%s %s: `%s` [%s]\n\n", map[bool]string{true: "The client", false: "The server"}[step.client], step.what, step.m.Kind(), strings.Join(values, ", "))
		for line := range strings.SplitSeq(dump(raw), "\n") {
			fmt.Fprintf(&b, "    %s\n", line)
		}
		b.WriteString("\n")
	}
	return strings.TrimSuffix(b.String(), "\n"), nil
}

// dump returns bytes in lines of 32; zeros of the padding are only counted.
func dump(b []byte) string {
	pad := int(b[3])
	b = b[:len(b)-pad]
	var lines []string
	for len(b) > 0 {
		n := min(32, len(b))
		lines = append(lines, fmt.Sprintf("% x", b[:n]))
		b = b[n:]
	}
	if pad > 0 {
		lines = append(lines, fmt.Sprintf("and %d zeros", pad))
	}
	return strings.Join(lines, "\n")
}
