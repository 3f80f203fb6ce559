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

// TicksPerSecond is the pace of a battle at its normal speed.
const TicksPerSecond = 20

// Mind decides for a seat that no player has.
type Mind interface {
	// Decide is what to order now, mostly nothing.
	Decide(*picture.Picture) []sim.Intent
	// Refused tells that the last order was refused.
	Refused()
}

// Journal keeps the battle; it is told of each tick before anyone else. Only
// Close waits for a disk; what cannot be written is reported by Trouble.
type Journal interface {
	// KeepTick stores what came of a step. In an idle one nothing happened.
	KeepTick(r *sim.Result, idle bool)
	// KeepRoster stores who has a place at the table.
	KeepRoster(*journal.Roster)
	// KeepSnapshot stores a whole state, the one after the last tick.
	KeepSnapshot(*journal.State)
	// KeepReturn stores a state from which the battle goes on, though ticks after it
	// have been stored: something was taken back.
	KeepReturn(*journal.State)
	// Lag returns how many bytes wait to be written, and how long the last ones took to
	// reach the disk.
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
	Tick       time.Duration // how long a tick takes; 0: a twentieth of a second
	Frames     int           // ticks from frame to frame; 0: every tick
	Capacity   int           // clients at most; 0: netcode.MaxPlayers
	Password   string        // of the GM's chair
	Proof      []byte        // tells Password from others, of at most maxProof bytes, and is slow to guess it by
	HostKey    string        // opens it once, to one who comes with it
	Random     io.Reader     // what tokens are made of; nil: chance
	PIN        string        // what a player says to be let in; "": nobody is asked
	Closed     bool          // nobody new comes in while a battle runs
	Programme  Programme     // what else can be fought; nil: nothing
	WaitRounds time.Duration // how long a player who is away is waited for in rounds; 0: WaitInRounds
	WaitLive   time.Duration // and live; 0: WaitLive
	Log        *slog.Logger  // nil: silent
	Audit      *slog.Logger  // who has tried what; nil: nobody is told

	// Language is that of what Tell is given; nil: English.
	Language *say.Language
	// Tell is given each event of the battle as a sentence, as the GM knows it.
	Tell func(round int32, sentence string)
	// Note is given what happens around the table: who comes, sits and talks.
	Note func(sentence string)
	// Standing is told how many are at the table and how far its battle is, when that changes.
	Standing func(discovery.Standing)
	// Measured is told what each tick came to, and must not wait; nil: nobody is.
	Measured func(Measure)
	// Until ends the table after a tick in which it says so; nil: never.
	Until func(*sim.World) bool
	// Moves reports whether the table goes on elsewhere when it ends here, so that
	// stations look for it; nil: never.
	Moves func() bool
}

// fill puts what is not set to what is usual.
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

// Battle is what a table fights: a world, and what belongs to it alone.
type Battle struct {
	World   *sim.World
	Opening []sim.Intent  // rulings obeyed in the first tick
	Now     bool          // begin at once, bots in every seat
	Journal Journal       // nil: none is kept; the table closes it
	Events  []event.Event // of before, for those who sit down

	// Roster is who sat at the table before it was restarted, as the journal
	// has kept it; nil: nobody. Only a table's first battle has one.
	Roster *journal.Roster
	// Minds makes what decides for a seat without a player; nil: nothing does.
	Minds func(crew.Seat) Mind
	// Pace is how long such a mind waits from one decision to the next.
	Pace time.Duration
	// Follows says that the battle carries the campaign of the one before on: ships
	// and people come as they are when the table turns from that.
	Follows bool
	// Campaign is the name of the campaign that the battle is a part of, or "".
	Campaign string
	// Legacy is what the battle has of the one before it in its campaign; nil: it follows none.
	Legacy *sim.Legacy
	// Recording is the battle as it was kept so far, to be shown again; it may take its
	// time. nil: none is kept.
	Recording func() (Reel, error)
	// Reel is a recording to show in place of a battle; nil: none.
	Reel Reel
	// Opened is called as the table turns to the battle; nil: nothing is.
	Opened func()
	// Doubts is what the GM who asked for the battle should know of it, or "". It may name files
	// of the host.
	Doubts string
}

// Programme is what can be fought at a table. Its methods are called from any
// goroutine.
type Programme interface {
	// Scenarios are what a GM can choose from. It never waits.
	Scenarios() []netcode.Scenario
	// Battle sets a scenario up, the default one for an empty key, with a seed
	// or, for 0, one by chance. It may take its time.
	Battle(key string, seed uint64) (*Battle, error)
}

// Reel is a recording that a table shows in place of a battle: anyone who sits
// down only watches, and anyone may stop it, change its speed or leap in it.
// The table's goroutine uses it.
type Reel interface {
	// Leap goes to a tick. It returns the world there and the latest events
	// before.
	Leap(tick int64) (*sim.World, []event.Event, error)
	// Step makes the next tick; the error is io.EOF after the last.
	Step() (*sim.Result, error)
	// First is the tick at which the battle begins.
	First() int64
	// Last is the last tick.
	Last() int64
	// Marks are what stands on the timeline.
	Marks() []netcode.Mark
	// Report is what the battle came to.
	Report() *netcode.Report
}

// Measure is what a tick of the table came to.
type Measure struct {
	Took    time.Duration // from taking in to the last frame
	Late    time.Duration // since it was due
	Players int           // who are here
	Obeyed  int           // orders, those of bots too
	Refused int
	Events  int
	Frames  int // that stations were sent

	Unwritten int64         // bytes of the journal that wait to be written
	Synced    time.Duration // how long it took last to bring it to the disk
}

// How long a table waits for a player who is away before a bot plays their seat,
// unless the settings say otherwise: in rounds nothing is urgent.
const (
	WaitInRounds = 60 * time.Second
	WaitLive     = silence
)

// A station acknowledges a picture at least once a second. One of which nothing
// has come for silence is away. Its seat is held for so long that a laptop can be
// opened again, or carried to where there is a network.
const (
	silence = 3 * time.Second
	holding = 60 * time.Second
)
