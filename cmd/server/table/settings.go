package table

import (
	"crypto/rand"
	"io"
	"log/slog"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// TicksPerSecond is the number of ticks in a second at a battle's normal speed.
const TicksPerSecond = 20

// Mind decides for a seat without a player.
type Mind interface {
	// Decide returns the orders to give now, mostly none.
	Decide(*picture.Picture) []sim.Intent
	// Refused tells the mind that its last order was refused.
	Refused()
}

// Journal stores the battle, and is given each tick before anyone else. Only Close waits for a
// disk; what cannot be written is reported by Trouble.
type Journal interface {
	// KeepTick stores the outcome of a step. In an idle one nothing happened.
	KeepTick(r *sim.Result, idle bool)
	// KeepRoster stores who has a place at the table.
	KeepRoster(*journal.Roster)
	// KeepSnapshot stores a whole state, the one after the last tick.
	KeepSnapshot(*journal.State)
	// KeepReturn stores a state from which the battle continues, although later ticks have been
	// stored: something was taken back.
	KeepReturn(*journal.State)
	// Lag returns how many bytes wait to be written, and how long the last write took to reach the
	// disk.
	Lag() (bytes int64, took time.Duration)
	// Trouble returns what the GM should know, or "".
	Trouble() say.Text
	// Close ends the journal, and may wait for the disk.
	Close() error
}

// Settings are what a table is set up with.
type Settings struct {
	Battle            // the first one
	Name       string // of the table
	Build      string
	Tick       time.Duration // the duration of a tick; 0: a twentieth of a second
	Frames     int           // ticks between frames; 0: one
	Capacity   int           // the most clients; 0: netcode.MaxPlayers
	Password   string        // of the GM's chair
	Proof      []byte        // identifies Password, in at most maxProof bytes, and makes guessing it slow
	HostKey    string        // opens the GM's chair once
	Random     io.Reader     // the source of tokens; nil: random
	PIN        string        // what players need to be let in; "": nothing
	Closed     bool          // no newcomers while a battle runs
	Programme  Programme     // what else can be played; nil: nothing
	WaitRounds time.Duration // how long an absent player is waited for in rounds; 0: WaitInRounds
	WaitLive   time.Duration // and in live tempo; 0: WaitLive
	Log        *slog.Logger  // nil: silent
	Audit      *slog.Logger  // who has tried what; nil: not recorded

	// Language is the language of what Tell is given; nil: English.
	Language *say.Language
	// Tell is given each event of the battle as a sentence, as the GM knows it.
	Tell func(round int32, sentence string)
	// Note is given what happens at the table: who comes, sits and talks.
	Note func(sentence string)
	// Standing is given how many are at the table and how far its battle is, when that changes.
	Standing func(discovery.Standing)
	// Measured is given the measurements of each tick, and must not wait; may be nil.
	Measured func(Measure)
	// Until ends the table after a tick for which it returns true; nil: never.
	Until func(*sim.World) bool
	// Moves reports whether the table continues elsewhere when it ends here, so that stations look
	// for it; nil: never.
	Moves func() bool
}

// fill replaces zero values by the defaults.
func (s *Settings) fill() {
	if s.Tick <= 0 {
		s.Tick = time.Second / TicksPerSecond
	}
	s.Frames = max(1, s.Frames)
	if s.Random == nil {
		s.Random = rand.Reader
	}
	if s.WaitRounds == 0 {
		s.WaitRounds = WaitInRounds
	}
	if s.WaitLive == 0 {
		s.WaitLive = WaitLive
	}
	if s.Capacity == 0 {
		s.Capacity = netcode.MaxPlayers
	}
	if s.Log == nil {
		s.Log = slog.New(slog.DiscardHandler)
	}
}

// Battle is what a table plays: a world, and what belongs to it alone.
type Battle struct {
	World   *sim.World
	Opening []sim.Intent  // rulings of the first tick
	Now     bool          // begin at once, with bots in every seat
	Journal Journal       // nil: the battle is not stored; the table closes it
	Events  []event.Event // earlier ones, for those who sit down

	// Roster is who sat at the table before it was restarted, from the journal; nil: nobody. Only a
	// table's first battle has one.
	Roster *journal.Roster
	// Minds makes the mind for a seat without a player; nil: nobody plays it.
	Minds func(crew.Seat) Mind
	// Pace is the interval between a mind's decisions.
	Pace time.Duration
	// Follows reports whether the battle continues its campaign from the one before: ships and
	// people arrive as they are when the table turns from that.
	Follows bool
	// Campaign is the name of the campaign that the battle is a part of, or "".
	Campaign string
	// Earlier are the battles of the campaign before this one, the latest first, from which
	// ships and people can come.
	Earlier []*sim.World
	// Legacy is what carries over from earlier battles of the campaign; nil: there are none.
	Legacy *sim.Legacy
	// Recording returns the battle as stored so far, to be shown again; it may take its time. nil:
	// it is not stored.
	Recording func() (Reel, error)
	// Reel is a recording to show in place of a battle; nil: none.
	Reel Reel
	// Opened is called when the table turns to the battle; may be nil.
	Opened func()
	// Discard leaves the battle out of its campaign, because it is fought again from its beginning;
	// it may take its time. May be nil.
	Discard func()
	// Doubts is what the GM who asked for the battle should know about it, or "". It may name files
	// of the host.
	Doubts string
}

// Programme is what can be played at a table. Its methods may be called from any goroutine.
type Programme interface {
	// Scenarios returns the scenarios that a GM can choose, with who comes to each from the
	// battles of a campaign. It never waits.
	Scenarios(campaign []*sim.World) []netcode.Scenario
	// Battle sets up a scenario, the default one if key is empty, with a seed, or a random one if
	// it is 0. It may take its time.
	Battle(key string, seed uint64) (*Battle, error)
}

// Reel is a recording that a table shows in place of a battle: anyone who sits down only watches.
// Only the table's goroutine uses it.
type Reel interface {
	// Leap goes to a tick. It returns the world there and the latest events before it.
	Leap(tick int64) (*sim.World, []event.Event, error)
	// Step makes the next tick. The error is io.EOF after the last.
	Step() (*sim.Result, error)
	// First returns the tick in which the battle begins.
	First() int64
	// Last returns the last tick.
	Last() int64
	// Marks returns the marks on the timeline.
	Marks() []netcode.Mark
	// Report returns the report of the battle.
	Report() *netcode.Report
}

// Measure holds the measurements of a tick of the table.
type Measure struct {
	Took    time.Duration // from the first message to the last frame
	Late    time.Duration // after it was due
	Players int           // those who are here
	Obeyed  int           // orders, including those of bots
	Refused int
	Events  int
	Frames  int // frames sent to stations

	Unwritten int64         // bytes of the journal that have not been written
	Synced    time.Duration // how long the journal last took to reach the disk
}

// How long a table waits for an absent player before a bot plays their seat, unless the settings
// say otherwise: in rounds nothing is urgent.
const (
	WaitInRounds = 60 * time.Second
	WaitLive     = silence
)

// A station acknowledges a picture at least once a second. One that has been silent for silence is
// away. Its seat is held long enough to reopen a laptop, or to carry it to where there is a
// network.
const (
	silence = 3 * time.Second
	holding = 60 * time.Second
)
