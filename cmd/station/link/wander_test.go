package link

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"go.uber.org/goleak"

	"broadside/cmd/station/program"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/space"
)

// asStation makes the test's own binary a station without a window, whose player acts at random:
// "address name seed folder". It is a separate process, which can be killed.
const asStation = "TEST_AS_STATION"

// secret opens the GM's chair to those whose name says so.
const secret = "red lantern"

func TestMain(m *testing.M) {
	if what := os.Getenv(asStation); what != "" {
		if err := wander(strings.Fields(what)); err != nil {
			fmt.Fprintln(os.Stderr, "the station:", err)
			os.Exit(1)
		}
		return
	}
	code := m.Run()
	program.Remove()
	os.Exit(code)
}

// wanderer is a player who joins a table again and again.
type wanderer struct {
	chance *rand.Rand
	gm     bool
	link   *Link
	ended  chan os.Signal
}

func wander(what []string) error {
	address, name, folder := what[0], what[1], what[3]
	seed, err := strconv.ParseUint(what[2], 10, 64)
	if err != nil {
		return err
	}
	w := &wanderer{chance: rand.New(rand.NewPCG(seed, 9)), gm: strings.HasPrefix(name, "Master"), ended: make(chan os.Signal, 1)}
	signal.Notify(w.ended, syscall.SIGTERM)
	known, err := ReadKnown(filepath.Join(folder, "known"))
	if err != nil {
		return err
	}
	tokens, err := OpenTokens(folder)
	if err != nil {
		return err
	}
	for !w.told() {
		hello := netcode.Hello{Name: name}
		if w.gm {
			hello.Passphrase = secret
		}
		w.link = To(address, hello, known, tokens)
		err := w.stay()
		w.link.Leave()
		if err != nil {
			return err
		}
	}
	signal.Stop(w.ended)
	return errors.Join(tokens.Close(), leaks())
}

// leaks returns the goroutines that do not end.
func leaks() error {
	for end := time.Now().Add(rough.Patience); ; {
		// The kit behind a station's link has goroutines of its own.
		err := goleak.Find(goleak.IgnoreTopFunction("github.com/hajimehoshi/ebiten/v2/internal/ui.init.func1"))
		if err == nil || time.Now().After(end) {
			return err
		}
	}
}

// told reports whether the station is to end.
func (w *wanderer) told() bool {
	select {
	case s := <-w.ended:
		w.ended <- s
		return true
	default:
		return false
	}
}

// stay is one visit to the table. A player who is sent away returns after a while.
func (w *wanderer) stay() error {
	end := time.Now().Add(time.Duration(w.chance.IntN(20_000)) * time.Millisecond)
	next := time.Now()
	for time.Now().Before(end) && !w.told() {
		now := time.Now()
		if !w.link.Poll(now) {
			time.Sleep(200 * time.Millisecond)
			return nil
		}
		if w.link.Lobby != nil && now.After(next) {
			w.act()
			next = now.Add(time.Duration(w.chance.IntN(400)) * time.Millisecond)
		}
		w.link.View(now)
		w.link.Refusals, w.link.Talk, w.link.News = nil, nil, nil
		time.Sleep(5 * time.Millisecond)
	}
	return nil
}

// act does one thing, sensible or not.
func (w *wanderer) act() {
	l := w.link
	if mine := l.Mine(); mine == nil || w.chance.IntN(20) == 0 {
		l.Sit(w.seat())
		l.Ready(true)
		return
	}
	switch w.chance.IntN(24) {
	case 0:
		l.Hold(w.seat(), netcode.How(1+w.chance.IntN(3)))
	case 1:
		l.Stand()
	case 2:
		l.Ready(w.chance.IntN(2) == 0)
	case 3:
		l.Say("Hello, " + strings.Repeat("all ", w.chance.IntN(60)) + "of you.")
	case 4:
		if n := len(l.Lobby.Players); n > 0 {
			l.Kick(l.Lobby.Players[w.chance.IntN(n)].Client, netcode.Ban(w.chance.IntN(3)))
		}
	case 5:
		l.TakeBack(0)
		if n := len(l.deeds); n > 0 {
			l.TakeBack(l.deeds[w.chance.IntN(n)].Tick)
		}
	case 6:
		switch p := l.Programme; {
		case w.chance.IntN(8) != 0:
		case p != nil && len(p.Scenarios) > 0 && w.chance.IntN(2) == 0:
			l.Fight(p.Scenarios[w.chance.IntN(len(p.Scenarios))].Key, w.chance.IntN(2) == 0)
		case w.chance.IntN(2) == 0:
			l.AskReport()
		default:
			l.Wind(netcode.Reel{Tick: int64(w.chance.IntN(500)), Speed: 400})
		}
	default:
		l.Order([]sim.Intent{w.intent()})
	}
}

// seat returns a seat of the table, or one that does not exist.
func (w *wanderer) seat() crew.Seat {
	all := w.link.Lobby.Seats
	switch {
	case w.gm:
		return crew.Master
	case len(all) == 0 || w.chance.IntN(10) == 0:
		return crew.Seat{Ship: space.ID(w.chance.IntN(9)), Role: crew.Role(w.chance.IntN(8)), Number: uint8(w.chance.IntN(3))}
	}
	return all[w.chance.IntN(len(all))].Seat
}

// intent returns an intent that may be legal, or any.
func (w *wanderer) intent() sim.Intent {
	foe := space.ID(1 + w.chance.IntN(4))
	some := []sim.Intent{
		&sim.EndTurn{}, &deployment.Patch{}, &deployment.Fire{Weapon: uint8(w.chance.IntN(3)), Target: foe}, &deployment.Evade{Target: foe}, &deployment.Ram{Target: foe},
		&deployment.Helm{Throttle: int8(w.chance.IntN(101)), Rudder: int8(w.chance.IntN(201) - 100)}, &deployment.Fly{Legs: []ships.Leg{{Ahead: 100 * space.Foot}}},
	}
	if w.gm {
		some = []sim.Intent{
			&sim.Pause{}, &sim.Pause{}, &sim.Pause{On: true}, &sim.SetTempo{Tempo: crew.Live}, &sim.SetTempo{Tempo: crew.Rounds}, &sim.EndTurn{},
			&sim.Damage{Ship: foe, Type: shipyard.Kinetic, Amount: 3}, &sim.Say{Text: "Hear me.", Sides: event.AllSides},
		}
	}
	if w.chance.IntN(6) == 0 {
		if i := sim.NewIntent(crew.Verb(w.chance.IntN(int(crew.LastVerb) + 1))); i != nil {
			return i
		}
	}
	return some[w.chance.IntN(len(some))]
}
