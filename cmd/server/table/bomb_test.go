package table_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"net"
	"sync"
	"testing"
	"time"

	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
)

// bombs returns bytes that no station sends, and the code with which they end the link.
func bombs() map[string]struct {
	raw  []byte
	code netcode.Code
} {
	chat, sit := byte(netcode.KindChat), byte(netcode.KindSit)
	nan := binary.BigEndian.AppendUint64([]byte{0x92, byte(netcode.KindReady), 0xcb}, math.Float64bits(math.NaN()))
	type bomb = struct {
		raw  []byte
		code netcode.Code
	}
	return map[string]bomb{
		"16 MB announced":        {[]byte{0xff, 0xff, 0xff, 0}, netcode.BadSize},
		"34 GB of elements":      {rough.Envelope([]byte{0xdd, 0xff, 0xff, 0xff, 0xff}), netcode.BadCount},
		"4 GB of text":           {rough.Envelope([]byte{0x92, chat, 0xdb, 0xff, 0xff, 0xff, 0xff}), netcode.BadLength},
		"4 GB of bin":            {rough.Envelope([]byte{0x92, chat, 0xc6, 0xff, 0xff, 0xff, 0xff}), netcode.BadLength},
		"nesting 4,000 deep":     {rough.Envelope(bytes.Repeat([]byte{0x91}, 4000)), netcode.BadNesting},
		"a map of 4 billion":     {rough.Envelope([]byte{0x92, chat, 0xdf, 0xff, 0xff, 0xff, 0xff}), netcode.BadMap},
		"an extension":           {rough.Envelope([]byte{0x92, chat, 0xc9, 0xff, 0xff, 0xff, 0xff, 1}), netcode.BadExt},
		"NaN":                    {rough.Envelope(nan), netcode.BadFloat},
		"nil for a text":         {rough.Envelope([]byte{0x93, chat, 0xc0, 0xa0}), netcode.BadType},
		"a number for a text":    {rough.Envelope([]byte{0x93, chat, 0xa0, 5}), netcode.BadField},
		"300 for a role":         {rough.Envelope([]byte{0x94, sit, 1, 0xcd, 1, 0x2c, 1}), netcode.BadField},
		"-1 for a ship":          {rough.Envelope([]byte{0x94, sit, 0xff, 1, 1}), netcode.BadField},
		"an unknown message":     {rough.Envelope([]byte{0x91, 99}), netcode.BadKind},
		"a message of servers":   {rough.Envelope([]byte{0x91, byte(netcode.KindWelcome)}), netcode.BadWay},
		"a text that is no text": {rough.Envelope([]byte{0x93, chat, 0xa0, 0xa2, 0xc3, 0x28}), netcode.BadText},
	}
}

// intruder returns a stranger at a table who has said hello.
func (h *hosted) intruder(crowd *rough.Crowd) *rough.Stranger {
	h.Helper()
	ctx := h.soon()
	s, err := crowd.Knock(ctx, 0)
	for err != nil && ctx.Err() == nil { // too many come from one port
		time.Sleep(20 * time.Millisecond)
		s, err = crowd.Knock(ctx, 0)
	}
	if err != nil {
		h.Fatal(err)
	}
	if err := s.Say(encoded(h.T, &netcode.Hello{Protocol: netcode.Protocol, Build: "stranger", Name: "Mallory"})); err != nil {
		h.Fatal(err)
	}
	return s
}

func encoded(t *testing.T, m netcode.Message) []byte {
	t.Helper()
	raw, err := netcode.Encode(nil, m)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// spoil changes a message at random: bits, lengths, the end, the middle.
func spoil(dice *rand.Rand, raw []byte) []byte {
	raw = bytes.Clone(raw)
	for range 1 + dice.IntN(4) {
		at := dice.IntN(len(raw))
		switch dice.IntN(5) {
		case 0:
			raw[at] ^= 1 << dice.IntN(8)
		case 1:
			raw[at] = byte(dice.Uint32())
		case 2:
			raw = raw[:at+1]
		case 3:
			huge := []byte{0xdd, 0xdb, 0xc6, 0xdf, 0xc9, 0xcf, 0xcb}[dice.IntN(7)]
			raw = append(raw[:at:at], append([]byte{huge, 0xff, 0xff, 0xff, 0xff}, raw[at:]...)...)
		default:
			raw = append(raw, raw[at:]...)
		}
	}
	return raw[:min(len(raw), netcode.MaxToServer)]
}

// mined returns a live battle that records what it obeys, and the port from which strangers come.
func mined(t *testing.T) (*hosted, *recording, *rough.Crowd) {
	t.Helper()
	lib, sc := duel(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	kept := &recording{}
	h := hostOnLoopback(t, func(s *table.Settings) { s.World, s.Now, s.Journal = w, true, kept })
	at, err := net.ResolveUDPAddr("udp", h.address)
	if err != nil {
		t.Fatal(err)
	}
	crowd, err := rough.Gather(net.IPv4(127, 0, 0, 1), at, fmt.Sprint(netcode.ALPN, netcode.Protocol), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = crowd.Scatter() })
	return h, kept, crowd
}

// unharmed ends a table and compares its battle with the orders obeyed.
func (h *hosted) unharmed(kept *recording) {
	h.Helper()
	h.end()
	lib, sc := duel(h.T)
	again, err := sim.New(lib, sc, 7)
	if err != nil {
		h.Fatal(err)
	}
	for i, orders := range kept.accepted {
		r, err := again.Step(orders)
		if err != nil {
			h.Fatal(err)
		}
		if r.Hash != kept.hashes[i] {
			h.Fatalf("tick %d is not what came of the orders that were obeyed", r.Tick)
		}
	}
}

func TestFaultBombs(t *testing.T) {
	h, kept, crowd := mined(t)
	honest := h.sits("Ada", pilot)
	var ends sync.WaitGroup
	for name, b := range bombs() {
		s := h.intruder(crowd)
		if _, err := s.Stream.Write(b.raw); err != nil {
			t.Fatal(err)
		}
		ends.Go(func() {
			code, reason, err := s.Cut(h.soon())
			if err != nil || netcode.Code(code) != b.code || len(reason) < 20 {
				t.Errorf("%s: cut with code %d, %q: %v", name, code, reason, err)
			}
		})
	}
	ends.Wait()
	h.said(honest)
	before := honest.Picture.Tick
	h.await(honest, "the battle to go on", func() bool { return honest.Picture.Tick > before })
	h.unharmed(kept)
	for _, orders := range kept.accepted {
		for _, o := range orders {
			if o.Seat != crew.Master { // the table's own
				t.Errorf("an order of a bomb was obeyed: %+v", o)
			}
		}
	}
}

func TestFaultSpoiledMessages(t *testing.T) {
	t.Parallel()
	strangers, each := 40, 20
	if rough.Full() {
		strangers, each = 1000, 50
	}
	h, kept, crowd := mined(t)
	h.sits("Ada", pilot)
	whole := [][]byte{
		encoded(t, &netcode.Chat{Text: "let me in"}),
		encoded(t, &netcode.Sit{Seat: gunner}),
		encoded(t, &netcode.Ready{Ready: true}),
		encoded(t, &netcode.Ping{Mark: 1 << 31}),
		encoded(t, &netcode.Battle{Scenario: "duel", Seed: 9}),
		encoded(t, &netcode.Order{Order: sim.Order{Seat: pilot, Number: 1, Intent: &deployment.Fly{Legs: make([]ships.Leg, 4)}}}),
		encoded(t, &netcode.Order{Order: sim.Order{Seat: crew.Master, Number: 2, Intent: &sim.Damage{Ship: 1, Type: shipyard.Kinetic, Amount: 50}}}),
	}
	ack := encoded(t, &netcode.Ack{Tick: 12})
	var mu sync.Mutex
	var ends sync.WaitGroup
	cut := map[netcode.Code]int{}
	for i := range strangers {
		s := h.intruder(crowd)
		dice := rand.New(rand.NewPCG(3, uint64(i))) // one for each, since the machine decides when one is cut off
		for range each {
			var err error
			if dice.IntN(8) == 0 {
				err = s.Conn.SendDatagram(rough.Envelope(spoil(dice, ack)))
			} else {
				err = s.Say(spoil(dice, whole[dice.IntN(len(whole))]))
			}
			if err != nil {
				break // it was cut off
			}
		}
		_, _ = s.Stream.Write([]byte{0, 0, 0, 0}) // and at last something certainly wrong, unless it was cut off
		ends.Go(func() {
			code, reason, err := s.Cut(h.soon())
			if err != nil || netcode.Code(code) < netcode.BadSize || len(reason) < 20 {
				t.Errorf("cut with code %d, %q: %v", code, reason, err)
			}
			mu.Lock()
			defer mu.Unlock()
			cut[netcode.Code(code)]++
		})
	}
	ends.Wait()
	t.Logf("strangers were cut off with these codes: %v", cut)
	if len(cut) < 6 {
		t.Errorf("only these codes were met: %v", cut)
	}
	h.unharmed(kept)
}
