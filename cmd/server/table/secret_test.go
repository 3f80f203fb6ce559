package table

import (
	"bytes"
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"broadside/configs"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// check checks a property with random battles, many of them when faults are tried in full.
func check(t *testing.T, property func(*rapid.T)) {
	times := 1
	if rough.Full() {
		times = 10
	}
	for range times {
		rapid.Check(t, property)
	}
}

// ear is a link that records every byte that the table sends, and says what the test wants.
type ear struct {
	inbox chan netcode.Message
	heard []heard
	now   func() int64
}

// heard is what came in one tick: the bytes of a message, or of a frame.
type heard struct {
	tick  int64
	bytes []byte
}

func (e *ear) note(b []byte) { e.heard = append(e.heard, heard{e.now(), bytes.Clone(b)}) }

func (e *ear) Send(m netcode.Message) error {
	if w, ok := m.(*netcode.Welcome); ok { // its token is random, and the seat's own
		copied := *w
		copied.Token = nil
		m = &copied
	}
	p, err := netcode.Pack(m)
	if err == nil {
		err = e.SendPacked(p)
	}
	return err
}

func (e *ear) SendPacked(p netcode.Packed) error {
	for b := p.Bytes(); len(b) > 0; {
		size := netcode.HeaderSize + int(b[0])<<16 + int(b[1])<<8 + int(b[2])
		e.note(b[netcode.HeaderSize:size])
		b = b[size:]
	}
	return nil
}

func (e *ear) SendFrame(f picture.Frame) error {
	b, err := netcode.Encode(nil, &netcode.Frame{Frame: f})
	e.note(b)
	e.inbox <- &netcode.Ack{Tick: f.Tick}
	return err
}

func (e *ear) Inbox() <-chan netcode.Message { return e.inbox }
func (e *ear) Close(netcode.Code, say.Text)  {}
func (e *ear) NotifyOrders(func())           {}
func (e *ear) Done() <-chan struct{}         { return nil }
func (e *ear) Err() error                    { return nil }
func (e *ear) Remote() string                { return "192.0.2.7:4000" }
func (e *ear) RoundTrip() time.Duration      { return 0 }
func (e *ear) Carrier() netcode.Carrier      { return netcode.Carrier{} }
func (e *ear) Pinned() bool                  { return true }
func (e *ear) Quiet() time.Duration          { return 0 }

// overheard is a table with a listener at every seat of one side, tick by tick.
type overheard struct {
	*Table
	ears []*ear
	far  []*far // listeners at the far ends of real links
}

// overhear sets up a table with a listener at each of the seats: at the table's end, or at the far
// ends of links from a door.
func overhear(t *rapid.T, w *sim.World, seats []crew.Seat, d *ajar) *overheard {
	o := &overheard{Table: New(Settings{Name: "Test", Battle: Battle{World: w}, Capacity: 32})}
	for i := range seats {
		e := &ear{inbox: make(chan netcode.Message, 64), now: o.now}
		o.ears = append(o.ears, e)
		hello := &netcode.Hello{Protocol: netcode.Protocol, Name: fmt.Sprintf("Guest %d", i)}
		if d == nil {
			o.admit(arrival{e, hello})
			continue
		}
		f := d.listen(t, e, hello)
		o.far = append(o.far, f)
		o.admit(arrival{f, hello})
	}
	o.pass(t)
	for i, e := range o.ears {
		sit := &netcode.Sit{Seat: seats[i]}
		if d == nil {
			e.inbox <- sit
		} else {
			o.far[i].say(t, sit)
		}
	}
	o.pass(t)
	return o
}

// pass lets a tick pass with orders, which a bot of the seat might have given.
func (o *overheard) pass(t *rapid.T, orders ...sim.Order) {
	for _, order := range orders {
		o.pending.add(order, nil)
	}
	for _, f := range o.far {
		f.handled()
	}
	if err := o.makeTick(); err != nil {
		t.Fatal(err)
	}
	for _, f := range o.far {
		f.settle(t)
	}
}

// prowl is the duel with a ship of the toll-takers hidden far away, in one of two fields in which
// it can move unseen. Players may crew the toll-takers; the names aboard can then be chosen.
func prowl(t *rapid.T, data *configs.Data, seed uint64, players bool, change func(*scenario.Scenario, *ships.Arrival)) *sim.World {
	sc := *data.Scenario("duel")
	if players {
		sc = *sc.Crewed()
	}
	sc.Objects = slices.Clone(sc.Objects)
	for _, x := range []space.Length{farAway + 1000*space.Foot, elsewhere + 1000*space.Foot} {
		sc.Objects = append(sc.Objects, ships.Object{Kind: ships.Field, Name: "Haze", At: space.Point{X: x}, Radius: 5000 * space.Foot})
	}
	lurker := ships.Arrival{Name: "Lurker", Class: sc.Ships[1].Class, Side: 1, Hidden: true, At: space.Point{X: farAway}}
	change(&sc, &lurker)
	w, err := sim.New(data.Library, &sc, seed)
	if err != nil {
		t.Fatal(err)
	}
	if err := deployment.AddShipAs(&w.Battle, hiddenID, &lurker); err != nil {
		t.Fatal(err)
	}
	return w
}

// What identifies the hidden ship: its ID, and its place.
const (
	hiddenID space.ID     = 40_009
	farAway  space.Length = 90_007_003

	elsewhere = -70_000 * space.Foot
)

// ours returns the seats of the side that is kept in the dark.
func ours(w *sim.World) []crew.Seat {
	seats := []crew.Seat{{Ship: 1, Role: crew.Screen, Number: 1}}
	for _, id := range w.Ship(1).Crew {
		seats = append(seats, w.Member(id).Seat)
	}
	return seats
}

// TestFaultWhatIsHiddenChangesNoByteAndNoTick plays two battles that differ only in what one side
// may not know: another ship is hidden elsewhere, with another name and other numbers, and moves
// about; the other side is told other things, and has other people aboard. Every byte that the side
// is sent, and the tick in which it is sent, must be the same.
func TestFaultWhatIsHiddenChangesNoByteAndNoTick(t *testing.T) {
	t.Parallel()
	data := Shipped(t)
	check(t, func(t *rapid.T) { differInSecret(t, data, nil) })
}

func differInSecret(t *rapid.T, data *configs.Data, d *ajar) {
	seed := rapid.Uint64().Draw(t, "seed")
	players := rapid.Bool().Draw(t, "players on both sides")
	a := prowl(t, data, seed, players, func(*scenario.Scenario, *ships.Arrival) {})
	b := prowl(t, data, seed, players, func(sc *scenario.Scenario, s *ships.Arrival) {
		s.Name, s.At, s.Heading = "Nobody", space.Point{X: elsewhere, Y: 9 * space.Foot}, 30*space.Degree
		sc.Notes = "Other notes."
	})
	last := len(a.Ships) - 1
	b.Ships[last].Hull, b.Ships[last].HullMax = 9, 19
	for _, id := range b.Ships[1].Crew {
		if !players {
			b.Member(id).Name = "Somebody Else"
		}
	}
	seats := ours(a)
	x, y := overhear(t, a, seats, d), overhear(t, b, seats, d)
	defer x.part()
	defer y.part()
	tempo := crew.Tempo(rapid.IntRange(0, 1).Draw(t, "tempo"))
	begin := []sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: tempo}}, {Seat: crew.Master, Intent: &sim.Pause{}}}
	x.pass(t, begin...)
	y.pass(t, begin...)
	for range rapid.IntRange(20, 160).Draw(t, "ticks") {
		open := openOrders(t, x.world)
		secret := secretOrders(t, y.world)
		x.pass(t, open...)
		y.pass(t, append(open, secret...)...)
		for i := range seats {
			alike(t, seats[i], x.ears[i], y.ears[i])
		}
	}
}

// alike compares what two listeners have received, and forgets it.
func alike(t *rapid.T, seat crew.Seat, a, b *ear) {
	for i := range max(len(a.heard), len(b.heard)) {
		switch {
		case i == len(a.heard) || i == len(b.heard):
			t.Fatalf("%v: %d messages in one battle and %d in the other", seat, len(a.heard), len(b.heard))
		case a.heard[i].tick != b.heard[i].tick || !bytes.Equal(a.heard[i].bytes, b.heard[i].bytes):
			t.Fatalf("%v: message %d is %x in tick %d, and %x in tick %d", seat, i, a.heard[i].bytes, a.heard[i].tick, b.heard[i].bytes, b.heard[i].tick)
		}
	}
	a.heard, b.heard = a.heard[:0], b.heard[:0]
}

// openOrders returns orders of everyone except the hidden ship.
func openOrders(t *rapid.T, w *sim.World) (orders []sim.Order) {
	for i := range w.Members {
		m := &w.Members[i]
		if !m.Open || rapid.IntRange(0, 5).Draw(t, "idle") > 0 {
			continue
		}
		if m.Seat.Ship == hiddenID {
			orders = append(orders, sim.Order{Seat: m.Seat, Intent: &sim.EndTurn{}})
			continue
		}
		foe := space.ID(2)
		if m.Seat.Ship != 1 {
			foe = 1
		}
		all := []sim.Intent{
			&deployment.Fire{Weapon: uint8(rapid.IntRange(0, 2).Draw(t, "weapon")), Target: foe}, &deployment.Evade{Target: foe}, &deployment.Patch{}, &sim.EndTurn{},
			&deployment.Fly{Legs: []ships.Leg{{Ahead: 50 * space.Foot}}}, &deployment.Helm{Throttle: 60, Rudder: 20}, &deployment.Helm{}, &sim.EndTurn{},
		}
		orders = append(orders, sim.Order{Seat: m.Seat, Intent: rapid.SampledFrom(all).Draw(t, "order")})
	}
	return orders
}

// secretOrders returns what the hidden ship does, and what the GM says and does to its side,
// without dice.
func secretOrders(t *rapid.T, w *sim.World) (orders []sim.Order) {
	s := w.Ship(hiddenID)
	pilot := crew.Seat{Ship: hiddenID, Role: crew.Pilot, Number: 1}
	all := []sim.Order{
		{Seat: crew.Master, Intent: &sim.Say{Text: "Lie low.", Sides: event.Sides(0).With(1)}},
		{Seat: crew.Master, Intent: &sim.Rename{Ship: hiddenID, Name: "Shade"}},
		{Seat: crew.Master, Intent: &sim.Place{Ship: hiddenID, At: s.At.Plus(space.Point{X: 7 * space.Foot})}},
		{Seat: crew.Master, Intent: &sim.SetCover{Ship: hiddenID, Cover: 2}},
	}
	if w.Order.Tempo == crew.Live { // turn by turn, everyone waits while it is flown
		all = append(all,
			sim.Order{Seat: pilot, Intent: &deployment.Helm{Throttle: 100, Rudder: 50}},
			sim.Order{Seat: pilot, Intent: &deployment.Fly{Legs: []ships.Leg{{Ahead: 50 * space.Foot}}}})
	}
	if rapid.IntRange(0, 3).Draw(t, "secret") == 0 {
		orders = append(orders, rapid.SampledFrom(all).Draw(t, "what"))
	}
	return orders
}

// sentinels are numbers that occur nowhere else, and names.
type sentinels struct {
	numbers map[int64]string
	words   []string
}

// finder is a Coder that looks for them in whatever it walks.
type finder struct {
	secrets *sentinels
	found   string
}

func (f *finder) Number(name string, v, lo, hi int64) int64 {
	anywhere := name == "x" || name == "y" // a ship passes through every place except one
	if what := f.secrets.numbers[v]; what != "" && (!anywhere || v == int64(farAway)) {
		f.found = fmt.Sprintf("%s is %d, %s", name, v, what)
	}
	return v
}

func (f *finder) Text(name, s string, _ int) string         { return s }
func (f *finder) Bytes(name string, b []byte, _ int) []byte { return b }
func (f *finder) Count(_ string, n, _ int) int              { return n }
func (f *finder) Err() error                                { return nil }
func (f *finder) Fail(error)                                {}

// TestFaultNoSeatIsSentWhatItMayNotKnow plays random battles in which every secret has a name or
// number of its own, and looks for these in everything that the seats of a side are sent: in the
// bytes, and in every field of every message and assembled picture.
func TestFaultNoSeatIsSentWhatItMayNotKnow(t *testing.T) {
	t.Parallel()
	data := Shipped(t)
	check(t, func(t *rapid.T) { searchAll(t, data, nil) })
}

func searchAll(t *rapid.T, data *configs.Data, d *ajar) {
	w := prowl(t, data, rapid.Uint64().Draw(t, "seed"), false, func(sc *scenario.Scenario, s *ships.Arrival) {
		sc.Notes, s.Name = "The ransom is a trick.", "Vantablack"
	})
	hidden := &w.Ships[len(w.Ships)-1]
	hidden.HullMax, hidden.Hull, hidden.ShieldMax, hidden.Shield = 40_013, 39_989, 30_011, 29_989
	hidden.Stealth = 90
	secrets := &sentinels{
		numbers: map[int64]string{int64(hiddenID): "the hidden ship's ID", int64(farAway): "where it is", 40_013: "the hidden ship's hull", 39_989: "the same", 30_011: "the hidden ship's shields", 29_989: "the same"},
		words:   []string{"Vantablack", "ransom", "Ulvhild", "Grim Orders"},
	}
	foe := w.Ship(2)
	foe.HullMax, foe.Hull, foe.ShieldMax, foe.Shield = 50_021, 50_021, 60_013, 60_013
	for _, n := range []int64{50_021, 60_013} {
		secrets.numbers[n] = "the points of a foe"
	}
	for _, id := range foe.Crew {
		w.Member(id).Name = "Ulvhild"
	}
	seats := ours(w)
	o := overhear(t, w, seats, d)
	defer o.part()
	tempo := crew.Tempo(rapid.IntRange(0, 1).Draw(t, "tempo"))
	o.pass(t, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: tempo}}, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
	held := make([]map[int64]*picture.Picture, len(seats))
	for i := range held {
		held[i] = map[int64]*picture.Picture{}
	}
	for range rapid.IntRange(20, 120).Draw(t, "ticks") {
		orders := append(openOrders(t, w), sim.Order{Seat: crew.Master, Intent: &sim.Say{Text: "Grim Orders", Sides: 2}})
		o.pass(t, orders...)
		for i, e := range o.ears {
			for _, h := range e.heard {
				search(t, seats[i], h, held[i], secrets)
			}
			e.heard = e.heard[:0]
		}
	}
}

// search looks for secrets in a message and in the picture assembled from it.
func search(t *rapid.T, seat crew.Seat, h heard, held map[int64]*picture.Picture, secrets *sentinels) {
	for _, word := range secrets.words {
		if bytes.Contains(h.bytes, []byte(word)) {
			t.Fatalf("tick %d, %v: %q is in %q", h.tick, seat, word, h.bytes)
		}
	}
	f := &finder{secrets: secrets}
	m, err := netcode.Decode(h.bytes, netcode.ToClient)
	if err != nil {
		t.Fatal(err)
	}
	frame, ok := m.(*netcode.Frame)
	if !ok {
		m.Fields(f)
	} else if p := shown(t, held, &frame.Frame); p != nil {
		walk(p, f)
	}
	if f.found != "" {
		t.Fatalf("tick %d, %v: %s", h.tick, seat, f.found)
	}
}

// shown returns the picture that a frame makes from earlier ones.
func shown(t *rapid.T, held map[int64]*picture.Picture, f *picture.Frame) *picture.Picture {
	p, err := picture.Patch(held[f.Base], f)
	if err != nil {
		t.Fatal(err)
	}
	held[f.Tick] = p
	return p
}

// walk shows a Coder every row of a picture.
func walk(p *picture.Picture, c field.Coder) {
	p.Head.Fields(c)
	for i := range p.Contacts {
		p.Contacts[i].Fields(c)
	}
	for i := range p.Objects {
		p.Objects[i].Fields(c)
	}
	for i := range p.Sheets {
		p.Sheets[i].Fields(c)
	}
	for i := range p.Turns {
		p.Turns[i].Fields(c)
	}
	for i := range p.Options {
		p.Options[i].Fields(c)
	}
	for i := range p.Goals {
		p.Goals[i].Fields(c)
	}
}
