package main

import (
	"fmt"
	"image"
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/link"
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/preferences"
	"broadside/cmd/station/sound"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"
)

// station is the game that the window runs: the door, the hall of a table, the bridge.
type station struct {
	set   *settings
	ui    *kit.UI
	sound *sound.Board
	ear   sound.Ear
	hands hands
	known *link.Known

	at      place // if no table has let the player in
	first   lobby.First
	host    host
	club    club
	door    lobby.Door
	hall    lobby.Hall
	bridges map[crew.Seat]*bridge.Bridge // of each seat played in this battle
	bell    bridge.Bell
	aboard  bool // a bridge is shown, not the hall
	sitting sitting
	search
	trouble say.Text // why the last table did not let the player in
	lost    say.Text // why there is no link, as last shown
	asked   asked    // what is to be confirmed about the key of a table, or nothing
	link    *link.Link
	talk    []*netcode.Chat
	tokens  *link.Tokens

	clock  clock
	pace   pace
	tally  tally
	failed error
	ended  bool
	shuts  bool // the window's close button was pressed
	asks   questions
	wishes preferences.Page
	tips   *view.Tips     // what has been told once; nil: not read yet
	unkept string         // why a change of settings was not stored, or ""
	told   chan os.Signal // signals to end, so that the table gets a goodbye
	shown  bool           // a seat's screen has been drawn
}

// clock decides when frames are drawn.
type clock struct {
	begun  time.Time
	drawn  time.Time // when the last one was
	lively time.Time // when something was last done, or moved
	drifts bool      // the last screen moves by itself
	timed  bool      // its duration is known
}

// unseen is the time without a screen, as in a minimised window, after which nothing can be
// confirmed any more.
const unseen = 10 * time.Second

// place is the screen of somebody who is not at a table.
type place uint8

const (
	atFirst place = iota
	atDoor
	atSetup
	atLearn
	atTables // of a hall
	atAsking // a hall for a table
)

// asked is what a player has to confirm before joining a table: whether to trust it by the key that
// it has shown.
type asked struct {
	place   string
	key     *netcode.Fingerprint
	strange bool // the table had another key before
}

func newStation(s *settings) (*station, error) {
	ui, err := kit.New()
	if err != nil {
		return nil, fmt.Errorf("the type: %w", err)
	}
	ui.Clipboard, ui.Language = openClipboard(), s.language
	if ui.Bindings, err = readBindings(); err != nil {
		return nil, err
	}
	known, err := link.ReadKnown(stateFile("known_tables"))
	if err != nil {
		return nil, err
	}
	tokens, err := link.OpenTokens(stateFile("tokens"))
	if err != nil {
		return nil, err
	}
	g := &station{set: s, ui: ui, sound: sound.New(s.silent), known: known, clock: clock{begun: time.Now()}, search: search{finding: make(chan found, 1)}, told: make(chan os.Signal, 1), tokens: tokens}
	ui.Fields = openFields(&g.hands)
	g.apply()
	signal.Notify(g.told, os.Interrupt, syscall.SIGTERM)
	g.door = lobby.Door{Name: s.name, Place: s.join, Password: s.passphrase}
	g.host = newHost(s.name)
	if s.join != "" {
		g.at, g.invited = atDoor, s.join
	} else {
		g.seek()
	}
	return g, nil
}

func (g *station) dial(place string) {
	hello := netcode.Hello{Build: netcode.Build(), Name: g.door.Name, Passphrase: g.door.Password}
	known, tokens := g.known, g.tokens
	if g.host.running != nil && g.host.teaches { // nobody returns there, and its key is that of this machine's tables
		known, tokens = &link.Known{}, link.Forgetful()
	}
	g.link = link.To(place, hello, known, tokens)
	g.link.Speak(g.set.language)
	g.aboard, g.sitting.met, g.bridges, g.hall, g.talk = false, false, nil, lobby.Hall{}, nil
}

// Update collects input; everything else happens when a screen is drawn.
func (g *station) Update() error {
	g.hands.gather()
	if g.invited != "" && !g.clock.drawn.IsZero() {
		g.knock(g.invited)
		g.invited = ""
	}
	select {
	case <-g.told:
		g.ended = true
	default:
	}
	if ebiten.IsWindowBeingClosed() {
		g.shuts = true // it stays pressed for several ticks
		g.ended = g.ended || time.Since(g.clock.drawn) > unseen
	}
	if g.ended {
		return ebiten.Termination
	}
	return nil
}

// Layout uses the whole window, pixel for pixel.
func (g *station) Layout(w, h int) (int, int) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	return max(320, int(float64(w)*scale)), max(180, int(float64(h)*scale))
}

// Draw draws the screen and does what its input asks for.
func (g *station) Draw(target *ebiten.Image) {
	now := time.Now()
	if !g.clock.timed {
		g.clock.timed = true
		g.pace.took(now.Sub(g.clock.drawn), processorTime())
		g.tally.draw(now.Sub(g.clock.drawn))
	}
	if !g.hands.idle() || g.shuts {
		g.clock.lively = now
	}
	rate := apace
	switch {
	case g.clock.drifts:
		rate = g.pace.rate()
	case now.Sub(g.clock.lively) > settle:
		rate = calm
	}
	if early := rate - now.Sub(g.clock.drawn); early > 0 && g.hands.idle() && !g.shuts {
		if runtime.GOOS == "js" { // the display asks for frames there
			return
		}
		nap := g.pace.nap(rate)
		time.Sleep(min(early, nap))
		if early > nap {
			return
		}
		now = time.Now() // not on the next turn of the loop
	}
	g.clock.drawn, g.clock.timed, g.clock.drifts = now, false, false
	g.ui.Rests = rate == calm && !g.pace.cheap()
	g.ui.Density = ebiten.Monitor().DeviceScaleFactor()
	if g.redraw(target, target.Bounds().Size(), now) {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	g.takePicture(target, now)
}

// frame shows the screen at a moment, handles its input, and reports whether the window is to
// switch to or from full screen. Without a target everything but the drawing happens.
func (g *station) frame(target *ebiten.Image, size image.Point, in kit.Input, now time.Time) (fill bool) {
	u := g.ui
	u.Low = g.few()
	g.asks.hear(u, in)
	u.Begin(target, size.X, size.Y, in, now.Sub(g.clock.begun).Seconds())
	fill = u.Key("window.fill")
	told := false
	g.guard(func() {
		g.poll(now)
		told = g.show(now)
	})
	g.showPreferences()
	if g.wishes.Shown() {
		u.Toasts(u.Size.Trim(40, 90))
	} else if !told {
		u.Toasts(u.Size.Trim(120, 110))
	}
	g.hearQuit()
	g.showTally(now)
	u.End()
	return fill
}

// showTally counts this screen, and shows statistics of the window and its link.
func (g *station) showTally(now time.Time) {
	var all link.Received
	if g.link != nil {
		all = g.link.Received()
	}
	g.tally.count(now, all)
	g.tally.show(g.ui)
}

// show shows the current screen, does what its input asks for, and reports whether the screen has
// shown the toasts too, as a bridge does.
func (g *station) show(now time.Time) (told bool) {
	away := g.link == nil || !g.link.Joined()
	switch {
	case away && g.at == atFirst:
		g.showFirst(now)
	case away && (g.at == atSetup || g.at == atLearn):
		g.showSetup()
	case away && g.at == atTables:
		g.showTables(now)
	case away && g.at == atAsking:
		g.showAsking()
	case away:
		g.showDoor()
	case g.aboard:
		g.showBridge(now)
		return true
	case g.host.invites:
		g.showInvitation()
	default:
		g.showHall()
	}
	return false
}

// poll handles what has come from hosts, halls, tables nearby and the link.
func (g *station) poll(now time.Time) {
	g.pollHost()
	g.pollClub(now)
	g.pollSearch(now)
	if g.link == nil {
		return
	}
	alive := g.link.Poll(now)
	g.hear()
	if g.link.Turned {
		g.link.Turned = false
		g.turn()
	}
	if lost := g.link.Lost(); lost != g.lost {
		g.lost = lost
		aloud(g.ui.Language.Tell(lost, nil))
	}
	switch {
	case !alive:
		g.loseTable()
	case g.link.Joined():
		g.arrive()
	}
}

// pollSearch dials the table that was searched for, and notes those that are found nearby.
func (g *station) pollSearch(now time.Time) {
	select {
	case f := <-g.finding:
		if f.err != nil {
			g.trouble, g.knocks = link.Words(f.err), ""
			g.seek()
		} else {
			g.dial(f.place)
		}
	default:
	}
	if g.seeker != nil && g.seeker.Poll() {
		g.remember(now)
		g.countBehind()
	}
}

// hear shows the refusals, talk and news that the table has sent.
func (g *station) hear() {
	for _, r := range g.link.Refusals {
		g.ui.Tell(kit.Toast{Text: kit.Sentence(say.Name(r.Why)), Rule: r.Rule, Tone: kit.Bad})
		aloud(g.ui.Language.Tell(kit.Sentence(say.Name(r.Why)), nil))
		g.play(sound.Heard{Cue: sound.Refused})
	}
	for _, c := range g.link.Talk {
		tone := kit.Plain
		if g.link.Welcome != nil && c.From == g.link.Welcome.Table {
			tone = kit.Warn
		}
		g.ui.Tell(kit.Toast{Text: say.Label(c.From, c.Text), Tone: tone})
	}
	for _, n := range g.link.News {
		g.ui.Tell(kit.Toast{Text: n, Tone: kit.Warn})
	}
	g.talk = append(g.talk, g.link.Talk...)
	g.talk = g.talk[max(0, len(g.talk)-keptTalk):]
	g.link.Refusals, g.link.Talk, g.link.News = nil, nil, nil
}

// loseTable leaves a table whose link has ended, and keeps the reason.
func (g *station) loseTable() {
	g.trouble, g.knocks = g.link.Lost(), ""
	g.asked = asked{g.link.Place(), g.link.Asks(), g.link.Strange()}
	if g.link.Outdated() {
		renew(g.ui.Language.Tell(g.link.Lost(), nil))
	}
	if g.isHome() {
		g.host.trouble, g.asked = g.trouble, asked{}
		g.host.close()
	}
	g.leave()
}

// fail ends a station that was started to take a picture; any other shows the error.
func (g *station) fail(err error) {
	if g.set.picture != "" {
		g.failed, g.ended = err, true
		return
	}
	fmt.Fprintln(os.Stderr, err) // the toast may have gone before somebody looks
	g.ui.Tell(kit.Toast{Text: kit.Sentence(say.Name(err.Error())), Tone: kit.Bad})
}

// hasTurn reports whether the turn of our seat is open.
func (g *station) hasTurn() bool {
	v := g.link.View(time.Now())
	return v != nil && v.MyTurn() && !v.Head.Over
}

// back describes where leaving the table leads.
func (g *station) back() say.Text {
	switch {
	case g.host.running != nil && g.host.teaches:
		return "This lesson ends."
	case g.host.running != nil:
		return "Your table stays open."
	}
	switch {
	case g.club.front != nil:
		return "Back to the hall's tables."
	case netcode.IsPage(g.set.join):
		return "Back to the door of this table."
	}
	return "Look for another table."
}

// leave returns to the door.
func (g *station) leave() {
	if g.link != nil {
		g.link.Leave()
		g.link = nil
	}
	g.aboard = false
	if g.set.picture != "" {
		g.failed, g.ended = fmt.Errorf("%s", g.trouble.String()), true
		return
	}
	g.seek()
}

func (g *station) showDoor() {
	around := lobby.Around{Page: netcode.IsPage(g.set.join), Knocks: g.knocks, Error: g.trouble}
	if g.asked.key != nil {
		around.Place, around.Key, around.Strange = g.asked.place, g.asked.key, g.asked.strange
	}
	if g.seeker != nil {
		around.Found, around.Looked, around.Trouble = g.seeker.Found, g.seeker.Looked, g.seeker.Trouble
	}
	wish := g.door.Show(g.ui, around)
	switch {
	case wish.First:
		if g.link != nil {
			g.leave()
		}
		g.leaveClub()
		g.at, g.knocks = atFirst, ""
	case wish.Quit:
		g.quit()
	case wish.Trust:
		if err := g.known.Remember(g.asked.place, *g.asked.key); err != nil {
			g.ui.Tell(kit.Toast{Text: kit.Sentence(say.Name(err.Error())), Tone: kit.Warn}) // it is trusted until the window is closed
		}
		g.knock(g.asked.place)
	case wish.Back:
		g.trouble, g.asked = "", asked{}
	case wish.Join != "":
		g.knock(wish.Join)
	}
}

// keptTalk is how many lines of talk the hall keeps: more than any window shows.
const keptTalk = 100

func (g *station) showHall() {
	l := g.link
	g.sitting.eager = g.sitting.eager && !l.IsDenied()
	if mine := l.Mine(); g.sitting.eager && mine != nil && mine.Seat == l.Seat() {
		g.setReady()
		g.board()
		return
	}
	if g.noteBegun() && l.Mine() != nil { // also for those who have not said that they are ready
		g.board()
		return
	}
	c := g.hall.Show(g.ui, lobby.Present{Table: l.Welcome.Table, Lobby: l.Lobby, Brief: l.Brief, Reel: l.Reel != nil, Mine: l.Mine(), Lost: l.Lost(), Talk: g.talk, Back: g.back(), New: g.isNew(), Turn: g.hasTurn()})
	switch {
	case c.Learn:
		g.endLesson()
	case c.Leave:
		g.leaveHall()
	default:
		g.choose(c)
	}
}

// leaveHall goes back to the invitation if this station hosts the table, or leaves it.
func (g *station) leaveHall() {
	switch hosts := g.host.running != nil; {
	case hosts && !g.host.teaches:
		g.host.invites = true
	case g.link.Mine() != nil && !g.learnt() && !g.asks.confirms(g.ui, leaving, g.leavingAgain()): // on returning from a window, Esc may be pressed once too often
	case hosts:
		g.trouble = ""
		g.endLesson()
	default:
		g.trouble = ""
		g.leave()
	}
}

// choose does what was chosen in the lobby.
func (g *station) choose(c lobby.Choice) {
	l := g.link
	switch {
	case c.Sit != nil:
		l.SitWith(*c.Sit, c.Password)
		g.bridges = nil
		// If the battle is on already, there is nothing to wait for.
		g.sitting.eager = l.Lobby.State == netcode.Playing || l.Lobby.State == netcode.Paused
	case c.Stand:
		l.Stand()
	case c.Ready:
		l.Ready(!l.Mine().Ready)
	case c.Beside != nil:
		l.Hold(*c.Beside, netcode.Beside)
	case c.Yield != nil:
		l.Hold(*c.Yield, netcode.Yield)
	case c.Enter != nil:
		if *c.Enter != l.Seat() { // one of several seats, or one kept from before
			l.Look(*c.Enter)
		}
		g.setReady()
		if g.bridges == nil {
			g.board()
		}
		if b := g.bridges[*c.Enter]; b != nil {
			b.Return()
		}
		g.aboard = true // with everything that was chosen there earlier
	}
	if c.Say != "" {
		l.Say(c.Say)
	}
}

// noteBegun reports whether the battle has begun since the lobby was last shown.
func (g *station) noteBegun() bool {
	if g.link.Lobby == nil {
		return false
	}
	waited := g.sitting.waits
	g.sitting.waits = g.link.Lobby.State == netcode.Gathering
	return waited && !g.sitting.waits
}

// setReady makes a player ready when they go aboard. A GM does that deliberately.
func (g *station) setReady() {
	if g.link.Seat() != crew.Master {
		g.link.Ready(true)
	}
}

// close ends what runs in the background.
func (g *station) close() {
	if g.seeker != nil {
		g.seeker.Stop()
	}
	if g.link != nil {
		g.link.Leave()
	}
	g.leaveClub()
	g.host.end()
	_ = g.tokens.Close() // the system would do so too
}

// DrawFinalScreen copies the screen to the window, which is black.
func (g *station) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, geoM ebiten.GeoM) {
	g.ui.CopyTo(screen, offscreen, geoM)
}
