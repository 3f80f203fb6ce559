package main

import (
	"context"
	"crypto/pbkdf2"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/netip"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"broadside/cmd/server/bot"
	"broadside/cmd/server/meter"
	"broadside/cmd/server/table"
	"broadside/cmd/server/web"
	"broadside/configs"
	"broadside/configs/language"
	"broadside/configs/setting"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

func hostCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "host",
		Short: "Host a battle that players join with their stations",
		Long: `Hosts a scenario: opens a table, prints how to join it, and reports the battle in
this terminal as the GM knows it. Ctrl-C ends it.

Players find the table on the local network by its name, or join by its address or
its 6-character code. Each sits down at a station of a ship; bots play the seats
that nobody has, and every ship of the GM's. The battle begins when everyone who
has sat down is ready, or when the GM lets it; with --now it begins at once. A bot
takes over the seat of a player who is away (after a minute in rounds, three seconds
live, or when the GM or the coordinator says so), and holds it for them. A player
who has seen what only one side knows stays with that side, unless the GM vouches for them.
The table's audit log records who joined, sat down and ordered what.

The GM can start another battle at any time, of the same scenario or another; all
keep their links, and their seats where it has them. For it, and on the signal HUP,
settings and data are read again. While anything in them is broken, the table says
what, and keeps what it had. The table's addresses, folders, name,
password, pace and discovery change only when it is started again.

In a campaign, the players' ships and people come to each battle as they left
the one before, on this evening or an earlier one: with their wounds, their
ammunition and what a GM has changed.

The battle is kept in a journal as it is played. With --resume, a table that was
cut off continues where it was: the same battle, everyone's seat kept for them. That
is how a service or "broadside-server supervise" restarts it; "broadside-server resume" continues
a table that was closed.

Every setting can also be written in a settings file (` + "`" + `broadside-server host --settings FILE` + "`" + `,
else server.yaml in your configuration folder) or in the environment
(BROADSIDE_SCENARIO, BROADSIDE_GM_PASSWORD, ...). The command line comes first, then
the environment, then the file.`,
		Example: `  broadside-server host
  broadside-server host --scenario duel --live --now
  broadside-server host --data my-ships --scenario my-convoy --gm-password "red lantern"`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := leash(c); err != nil {
				return err
			}
			resume, err := c.Flags().GetBool("resume")
			if err != nil {
				return err
			}
			if resume {
				return runHost(c, goOn, false)
			}
			return runHost(c, openBattle, true)
		},
	}
	hostFlags(c)
	superviseFlags(c)
	c.Flags().Bool("resume", false, "go on with the battle that was cut off, if one was")
	return c
}

// hostFlags adds the flags of every command that hosts.
func hostFlags(c *cobra.Command) {
	f := c.Flags()
	setting.Server().AddFlags(f)
	dataFlag(c)
	f.Bool("live", false, "short for --tempo live")
	f.Bool("rounds", false, "short for --tempo rounds")
	_ = f.MarkHidden("rounds") // bots and balance have a number of rounds
	f.String("settings", "", "a settings `file` (default: server.yaml in your configuration folder)")
	f.Bool("verbose", false, "log every refused order and every guest")
	c.MarkFlagsMutuallyExclusive("tempo", "rounds", "live")
}

// hosting is everything that a hosted battle is made from.
type hosting struct {
	address   string
	tempo     string
	tick      time.Duration
	frames    int
	clock     int
	away      [2]time.Duration // how long an absent player is waited for: in rounds, live
	now       bool
	pace      time.Duration
	discovery bool
	beaconAt  netip.AddrPort
	seed      uint64
	status    time.Duration
	metrics   string
	web       string // where browsers come; "": beside the door; or web.Off
	known     netcode.KnownAs
	password  string
	pin       string // for players
	closed    bool   // to newcomers, while a battle runs
	key       string // for the host's own station, if there is no password
	name      string
	campaign  string // of which its battles are a part, or ""
	scenario  *scenario.Scenario
	data      *configs.Data
	language  *say.Language // nil: English
}

// runHost hosts battles until the command's context ends. A fresh table may listen at a
// spare port; one that is resumed is where it was.
func runHost(c *cobra.Command, begin beginning, fresh bool) error {
	s, err := readSettings(c)
	if err != nil {
		return err
	}
	errs := c.ErrOrStderr()
	h, err := s.hosting(errs)
	if err != nil {
		return err
	}
	over := make(chan struct{})
	defer close(over) // after everything below has closed
	tell, complain := newSpool(c.OutOrStdout()), newSpool(errs)
	defer tell.Close()
	defer complain.Close()
	log := slog.New(slog.NewTextHandler(complain, &slog.HandlerOptions{Level: s.level()}))

	member, err := s.enter(c.Context(), log)
	if err != nil {
		return err
	}
	if member != nil {
		defer member.leave()
		if h, err = member.carry(s).hosting(errs); err != nil {
			return err
		}
	}
	places := []string{h.address}
	if fresh {
		places = s.places()
	}
	identity, door, err := h.listen(s, places)
	if err != nil {
		return err
	}
	defer door.Close("The table is closing.")
	h.moved(tell, s)
	if file := addressFile(c.Flags()); file != "" {
		if err := os.WriteFile(file, []byte(h.address), 0o600); err != nil {
			log.Warn("a table that is restarted would not know where it was", "error", err)
		}
	}
	shelf, err := shelfOf(s, member, h.address, log)
	if err != nil {
		return err
	}
	read := func() (*settings, error) {
		s, err := readSettings(c)
		if err != nil {
			return nil, err
		}
		return member.carry(s), nil
	}
	p := &programme{meter: meter.New(door.Traffic), good: h, read: read, shelf: shelf, member: member, tell: tell, complain: complain, log: log, over: over}
	return p.hostTable(c.Context(), s, door, identity, begin)
}

// hostTable hosts a table behind an open door until the context ends.
func (p *programme) hostTable(ctx context.Context, s *settings, door *netcode.QUICListener, identity *netcode.Identity, begin beginning) error {
	h := p.kept()
	first, err := begin(p)
	if err != nil {
		return err
	}
	beacon, err := first.announce(door, identity, first.World)
	if err != nil {
		p.log.Warn("stations cannot find the table by themselves; they can join by its address", "error", err)
	}
	if beacon != nil {
		defer beacon.Close()
		p.tellers = append(p.tellers, beacon)
	}
	audit, err := newAudit(s.stateDir(), portOf(h.address))
	if err != nil {
		p.log.Error("the audit log cannot be written until its disk has room", "error", err)
	}
	defer audit.Close()
	if first.password == "" {
		first.key = newKey()
	}
	set := first.table(p.tell, p.log)
	set.Audit = audit.log
	if set.Proof, err = provePassword(identity, first.password); err != nil {
		return err
	}
	set.Battle, set.Programme, set.Standing, set.Measured = *first.Battle, p, p.tellers.stands, p.meter.Measure
	if p.member != nil {
		p.tellers = append(p.tellers, p.member)
		set.Standing, set.Until, set.Moves = p.tellers.stands, p.member.isOver, p.member.moves.Load
		p.member.place(s, first, door.Addr())
		p.meter.Add(p.member.report, p.member.numbers()...)
	}
	t := table.New(set)
	watched, err := h.watch(ctx, p.meter, p.tell)
	if err != nil {
		return s.wrong("metrics", "%v", err)
	}
	defer watched()
	page := h.servePage(ctx, s, door, p.tell, p.log)
	if p.member != nil && page != nil {
		p.member.browsers(s, page)
	}
	ways := first.ways(door, identity, beacon, page)
	campaigns, err := p.shelf.Campaigns()
	if err != nil {
		p.log.Warn("the folder of the journals cannot be listed", "error", err)
	}
	first.greet(p.tell, campaigns, door, identity, ways)
	if asked, err := s.flags.GetBool("tell-ways"); err == nil && asked {
		if err := json.NewEncoder(p.tell).Encode(ways); err != nil {
			return err
		}
	}
	ctx, end := p.reloadOnHangup(ctx)
	defer end()
	if p.member != nil {
		ctx, end = p.member.moveOnTerm(ctx)
		defer end()
		p.member.ran.Store(true)
	}
	go endStuck(ctx, p.over, endsWithin, os.Stderr, os.Exit)
	err = first.run(ctx, t, door)
	if p.member == nil { // tables of a hall are moved, not resumed by hand
		fmt.Fprintf(p.tell, "The table is closed. To go on with it: %s\n", h.resuming(s, p.apart))
	}
	return err
}

// resuming returns how to go on with the table: by a command with the flags that it was hosted with,
// but for those of its battle, which the journal has, and for secrets, which it only names. A
// journal that is not on the table's shelf is named.
func (h *hosting) resuming(s *settings, apart string) string {
	command, secrets := "broadside-server resume", []string(nil)
	if !s.flags.Changed("address") && h.address != s.text("address") { // a spare port
		command += " --address " + h.address
	}
	var journal []string
	for _, key := range setting.Server().KeysOf(setting.Battle) {
		journal = append(journal, flagName(key))
	}
	s.flags.Visit(func(f *pflag.Flag) {
		values, between := []string{f.Value.String()}, " "
		switch list, isList := f.Value.(pflag.SliceValue); {
		case f.Hidden || f.Name == "resume" || f.Name == "live" || slices.Contains(journal, f.Name):
			return
		case f.Name == "pin" || f.Name == "gm-password":
			secrets = append(secrets, "--"+f.Name)
			return
		case f.Name == "address":
			values[0] = h.address
		case f.Value.Type() == "bool":
			between = "="
		case isList:
			values = list.GetSlice()
		}
		for _, value := range values {
			command += " --" + f.Name + between + quote(value)
		}
	})
	if apart != "" {
		command += " " + quote(apart)
	}
	if len(secrets) > 0 {
		command += ", with the same " + strings.Join(secrets, " and ") + " as before"
	}
	return command
}

// plain matches what no shell takes for anything but itself.
var plain = regexp.MustCompile(`^[A-Za-z0-9_./:,@%+=-]+$`)

// quote returns a value as the shells of this system take it.
func quote(value string) string {
	switch {
	case plain.MatchString(value):
		return value
	case runtime.GOOS == "windows":
		return `"` + value + `"`
	}
	return "'" + strings.ReplaceAll(value, "'", `'\''`) + "'"
}

// listen opens the table's door with the identity of this server, at the first of the
// places that it can have, which becomes its address.
func (h *hosting) listen(s *settings, places []string) (*netcode.Identity, *netcode.QUICListener, error) {
	identity, err := netcode.LoadIdentity(s.stateDir())
	if err != nil {
		if errors.As(err, new(*fs.PathError)) {
			err = s.wrong("state", "%v; choose another folder with --state", err)
		}
		return nil, nil, err
	}
	var first error
	for _, at := range places {
		door, err := netcode.Listen(at, identity)
		if err == nil {
			h.address = at
			return identity, door, nil
		}
		if first == nil {
			first = err
		}
	}
	return nil, nil, s.wrong("address", "%v; if another table is hosted there, choose another port, as in --address 0.0.0.0:7630", first)
}

// places returns where a new table may listen: where somebody has written, or else at the
// default port or a spare one.
func (s *settings) places() []string {
	address := s.text("address")
	all := []string{address}
	if s.written("address") {
		return all
	}
	host, _, _ := net.SplitHostPort(address) // checked earlier
	for i := range netcode.SparePorts {
		all = append(all, net.JoinHostPort(host, strconv.Itoa(netcode.SparePort+i)))
	}
	return all
}

// moved prints the port at which a table listens if it is not the one of its settings.
func (h *hosting) moved(w io.Writer, s *settings) {
	if was := s.text("address"); h.address != was {
		fmt.Fprintf(w, "  *  Port %s is in use, so this table is at port %s.\n", portOf(was), portOf(h.address))
	}
}

// servePage serves the page for browsers until the context ends, if the settings have one.
// The table works without it, so a failure is only reported.
func (h *hosting) servePage(ctx context.Context, s *settings, door *netcode.QUICListener, tell io.Writer, log *slog.Logger) *web.Page {
	address := h.web
	switch address {
	case web.Off:
		return nil
	case "":
		address = door.Addr().String()
	}
	folder, err := web.Folder()
	var p *web.Page
	if err == nil {
		languages, problems := language.Gather(s.text("language"), s.folder())
		for _, wrong := range problems {
			first, _, _ := strings.Cut(wrong.Error(), "\n")
			fmt.Fprintf(tell, "  *  Browsers are not given a language: %s.\n", first)
		}
		p, err = web.Open(address, folder, door, h.known, languages, log)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist) && h.web == "":
		fmt.Fprintln(tell, "For browsers:               no page is built; \"make web\" builds it.")
		return nil
	case err != nil:
		fmt.Fprintf(tell, "  *  %v.\n", s.wrong("web", "%v", err))
		return nil
	}
	context.AfterFunc(ctx, func() { _ = p.Close() })
	return p
}

// run runs the table and admits guests to it.
func (h *hosting) run(ctx context.Context, t *table.Table, door netcode.Listener) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	served := make(chan error, 1)
	go func() {
		defer cancel()
		served <- t.Serve(ctx, door)
	}()
	err := t.Run(ctx)
	cancel()
	return errors.Join(err, <-served)
}

// table returns the settings of the table other than its battle.
func (h *hosting) table(tell io.Writer, log *slog.Logger) table.Settings {
	return table.Settings{
		Name: h.name, Build: netcode.Build(), Tick: h.tick, Frames: h.frames, Password: h.password, HostKey: h.key, PIN: h.pin, Closed: h.closed, WaitRounds: h.away[0], WaitLive: h.away[1], Log: log, Language: h.language,
		Tell: func(round int32, sentence string) { fmt.Fprintf(tell, "%3d  %s\n", round, sentence) },
		Note: func(sentence string) { fmt.Fprintf(tell, "  *  %s\n", sentence) },
	}
}

// minds returns a function that makes a bot for each seat, each with its own seed.
func minds(seed uint64) func(crew.Seat) table.Mind {
	return func(seat crew.Seat) table.Mind {
		return bot.New(seat, seed^uint64(seat.Ship)<<16^uint64(seat.Role)<<8^uint64(seat.Number))
	}
}

// opening returns the rulings by which the settings change the scenario.
func (h *hosting) opening() []sim.Intent {
	var rulings []sim.Intent
	if t, ok := crew.ParseTempo(h.tempo); ok {
		rulings = append(rulings, &sim.SetTempo{Tempo: t})
	}
	if h.clock > 0 {
		rulings = append(rulings, &sim.SetClock{Ticks: int16(h.clock * table.TicksPerSecond)})
	}
	return rulings
}

// randomSeed returns a random seed.
func randomSeed() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails
	return binary.BigEndian.Uint64(b[:]) >> 16
}

// A teller describes this table to those who look for one.
type teller interface {
	// stands reports how many are at the table and how far its battle is.
	stands(discovery.Standing)
	// turned reports that another battle has begun.
	turned(*sim.World) error
}

// tellers reports to several.
type tellers []teller

func (all tellers) stands(s discovery.Standing) {
	for _, t := range all {
		t.stands(s)
	}
}

func (all tellers) turned(w *sim.World) (err error) {
	for _, t := range all {
		err = errors.Join(err, t.turned(w))
	}
	return err
}

// announcement is the table's beacon and what it announces.
type announcement struct {
	*discovery.Beacon
	table discovery.Table
}

// announce lets stations on the network find the table, unless the settings forbid it.
func (h *hosting) announce(door *netcode.QUICListener, id *netcode.Identity, w *sim.World) (*announcement, error) {
	if !h.discovery {
		return nil, nil
	}
	a := &announcement{table: discovery.Table{
		Name: h.name, Scenario: h.scenario.Title, Seats: playerSeats(w), Port: door.Addr().Port,
		Protocol: netcode.Protocol, Code: discovery.NewCode(), Fingerprint: id.Fingerprint(),
	}}
	var err error
	if a.Beacon, err = discovery.Announce(h.beaconAt, a.table); err != nil {
		return nil, err
	}
	return a, nil
}

// stands implements teller.
func (a *announcement) stands(s discovery.Standing) {
	a.table.Standing = s
	a.Update(a.table)
}

// turned implements teller.
func (a *announcement) turned(w *sim.World) error {
	a.table.Scenario, a.table.Seats = w.Scenario.Title, playerSeats(w)
	return a.Update(a.table)
}

func playerSeats(w *sim.World) int {
	n := 0
	for i := range w.Ships {
		if w.Scenario.Sides[w.Ships[i].Side].Players {
			n += len(w.Ships[i].Crew)
		}
	}
	return n
}

// passwordRounds make each guess at a password by its proof cost about as much as a login.
const passwordRounds = 600_000

// provePassword returns a value that identifies a password of the GM's chair, or nil for none.
// Guessing the password from it requires the table's key.
func provePassword(identity *netcode.Identity, password string) ([]byte, error) {
	if password == "" {
		return nil, nil
	}
	return pbkdf2.Key(sha256.New, password, identity.Sign([]byte("GM's password")), passwordRounds, sha256.Size)
}

// newKey returns a random key.
func newKey() string { return strings.ToLower(rand.Text()) }
