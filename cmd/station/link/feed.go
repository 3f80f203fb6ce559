package link

import (
	"time"

	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// feed assembles the pictures of one seat.
type feed struct {
	pictures    netcode.Pictures
	received    Received
	now, before *picture.Picture
	arrived     time.Time // when now came
	glides      time.Time // when what is drawn leaves the place that it had in before
	began       time.Time // when the first picture came
	beat        time.Duration
	log         *log.Log
	points      []pointed
	pings       int // number of pointings so far
	wish        wish
	untold      []heard // events that wait for the picture with their names
	lost        int     // events that were too many to wait, and that the log has yet to mention
	told        told
	crowd       crowd
}

// told is the position in the events: the latest tick, and how many events it had. When the link is
// resumed, that many are sent again.
type told struct {
	tick        int64
	count, skip int
}

// hear records an event, and reports whether it is new.
func (t *told) hear(tick int64) bool {
	switch {
	case tick == t.tick && t.skip > 0:
		t.skip--
		return false
	case tick > t.tick:
		*t = told{tick: tick, count: 1}
	case tick == t.tick:
		t.count++
	}
	return true
}

// recall returns what the table need not send again.
func (f *feed) recall() netcode.Recall {
	return netcode.Recall{Held: f.pictures.Latest(), Told: f.told.tick}
}

// resume continues from the recalled state.
func (f *feed) resume() { f.told.skip = f.told.count }

// Received counts the frames received over a link and their bytes, and holds the tick of the last.
type Received struct {
	Frames, Bytes int
	Tick          int64
	Over          netcode.Carrier
}

type heard struct {
	event.Event
	at time.Time
}

// pointed is a place that somebody has pointed out.
type pointed struct {
	view.Point
	at time.Time
}

// pointTime is how long it is shown.
const pointTime = 8 * time.Second

// point shows what somebody points out, and writes it into the log.
func (f *feed) point(m *netcode.Point, at time.Time) {
	if f.now == nil {
		return
	}
	f.pings++
	f.points = append(f.points, pointed{view.Point{Point: *m, Number: f.pings}, at})
	f.points = f.points[max(0, len(f.points)-8):]
	says := say.Of("%s points to a place on the map.", say.Name(m.From))
	switch {
	case m.Ship != 0:
		says = say.Of("%s points to %s.", say.Name(m.From), say.Ship(int(m.Ship)))
	case m.Deck != netcode.NoDeck:
		says = say.Of("%s points to %s.", say.Name(m.From), say.Name(m.On.String()))
	}
	f.log.Say(f.now.Tick, "", f.words(says))
}

// pointed returns what is still shown as pointed out.
func (f *feed) pointed(now time.Time) (list []view.Point) {
	for _, m := range f.points {
		if now.Sub(m.at) < pointTime {
			list = append(list, m.Point)
		}
	}
	return list
}

func newFeed(beat time.Duration, l *say.Language) feed {
	return feed{beat: beat, log: &log.Log{Language: l}}
}

// restart forgets everything seen, for another seat or link.
func (f *feed) restart() {
	pictures, received := f.pictures, f.received
	*f = newFeed(f.beat, f.log.Language)
	f.pictures, f.received = pictures, received
	f.pictures.DropAll()
}

// returnTo goes on with what was seen at a seat before another was asked for in vain. Events of the seat
// that have come since are told.
func (f *feed) returnTo(left feed) {
	since := *f
	*f = left
	f.pictures, f.received = since.pictures, since.received
	f.untold = append(f.untold, since.untold...)
	f.lost += since.lost
	if since.told.tick > 0 {
		f.told = since.told
	}
}

// turn forgets the previous battle. Anything that has overtaken the news stays.
func (f *feed) turn(since int64) {
	was := *f
	*f = newFeed(was.beat, was.log.Language)
	f.pictures, f.received = was.pictures, was.received
	f.pictures.DropUpTo(since)
	if was.now != nil && was.now.Tick > since {
		f.now, f.arrived, f.glides, f.began = was.now, was.arrived, was.glides, was.began
	}
}

// unnamed is the longest that an event waits for its picture.
const unnamed = 400 * time.Millisecond

// Events older than this many ticks are not shown as happening now to somebody who has just joined.
const (
	stale   = 40
	longAgo = -1e6
)

// take assembles the picture of a frame, and reports whether it did.
func (f *feed) take(frame *picture.Frame, seat crew.Seat, at time.Time) (made bool, err error) {
	f.received = Received{Frames: f.received.Frames + 1, Bytes: f.received.Bytes + len(frame.Bits), Tick: frame.Tick}
	p, err := f.pictures.Take(frame, seat)
	if p == nil || err != nil {
		return false, err
	}
	f.turnTo(f.crowd.name(p), at)
	f.tell(at)
	return true, nil
}

// turnTo shows the next picture.
func (f *feed) turnTo(p *picture.Picture, at time.Time) {
	f.glides = at.Add(f.early(at) * 3 / 4)
	f.before, f.now, f.arrived = f.now, p, at
	if f.began.IsZero() {
		f.began = at
	}
	if f.before != nil && (f.now.Tick-f.before.Tick > 10 || f.before.Head.Seat != f.now.Head.Seat) {
		f.before = nil // too far back to draw from, or of another seat
	}
}

// maxUntold is how many events wait for a picture, the latest: as many as a table keeps.
const maxUntold = 1000

// hear queues events.
func (f *feed) hear(m *netcode.Events, at time.Time) {
	for _, e := range m.Events {
		if f.told.hear(e.Tick) {
			f.untold = append(f.untold, heard{e, at})
		}
	}
	over := max(0, len(f.untold)-maxUntold)
	f.untold, f.lost = f.untold[over:], f.lost+over
	f.tell(at)
}

// tell writes into the log the events whose picture has come, so that a new arrival has a name, and
// those that have waited long enough.
func (f *feed) tell(at time.Time) {
	if f.now == nil {
		return
	}
	f.log.Judge(func() *picture.Picture { return f.now })
	f.log.Clock = func(tick int64) float64 {
		if f.now.Tick-tick > stale {
			return longAgo
		}
		return at.Sub(f.began).Seconds()
	}
	if f.lost > 0 {
		f.log.Say(f.now.Tick, "", f.words(say.Count(f.lost, "%d event is left out here: too many came at once.", "%d events are left out here: too many came at once.")))
		f.lost = 0
	}
	n := 0
	for n < len(f.untold) && (f.untold[n].Tick <= f.now.Tick || at.Sub(f.untold[n].at) > unnamed) {
		// In live tempo everybody's turn is open, and the beginning of each means nothing.
		if e := f.untold[n].Event; f.now.Head.Tempo != crew.Live || e.Fact.Kind() != sim.KindTurnBegan {
			f.log.Add(e, names{f.now})
		}
		n++
	}
	f.untold = append(f.untold[:0], f.untold[n:]...)
}

// names are the names in a picture. Before the battle has an order of turns, a picture cannot tell
// who is alone aboard, and each seat is named in full.
type names struct{ *picture.Picture }

func (n names) Call(t say.Thing) say.Text {
	if t.Seat != nil && len(n.Turns) == 0 {
		if seat := crew.SeatAt(t.Seat); seat.Role != crew.Boots {
			return picture.NameSeat(seat.Ship.Name(), seat, false)
		}
	}
	return n.Picture.Call(t)
}

// words returns a text with the names known now.
func (f *feed) words(t say.Text) string {
	if f.now == nil {
		return netcode.Printable(f.log.Language.Tell(t, nil))
	}
	return netcode.Printable(f.log.Language.Tell(t, names{f.now}))
}

// span returns the duration of the transition from the previous picture, shortened to catch up
// after a delay.
func (f *feed) span() time.Duration {
	if f.before == nil {
		return f.beat
	}
	return f.beat * time.Duration(min(3, max(1, f.now.Tick-f.before.Tick)))
}

// early returns how long before the end of the transition a picture comes. A table makes a tick
// before its time when a player orders something, and ships are not to jump for that. What remains
// of it at the next picture shrinks, or a network that was slow once would delay motion for ever.
func (f *feed) early(at time.Time) time.Duration {
	return min(f.beat, max(0, f.glides.Add(f.span()).Sub(at)))
}

// tick returns the tick of the latest picture, or 0 before the first.
func (f *feed) tick() int64 {
	if f.now == nil {
		return 0
	}
	return f.now.Tick
}

// view returns what a screen shows at a moment, or nil before the first picture.
func (f *feed) view(at time.Time) *view.View {
	if f.now == nil {
		return nil
	}
	f.tell(at)
	v := view.New(f.before, f.now, float64(at.Sub(f.glides))/float64(f.span()))
	v.Language, v.Beat = f.log.Language, f.beat.Seconds()
	v.Log, v.Lag, v.Clock = f.log, at.Sub(f.arrived).Seconds(), at.Sub(f.began).Seconds()
	return v
}
