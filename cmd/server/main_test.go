package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"net/netip"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"go.uber.org/goleak"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/rough"
)

// asServer makes the test's own binary the server: what the tests start is a separate process, with
// its own memory and exit code.
const asServer = "TEST_AS_SERVER"

func TestMain(m *testing.M) {
	if os.Getenv(asServer) != "" {
		main()
		return
	}
	goleak.VerifyTestMain(m)
}

// server returns the server with arguments, in an empty home. It is killed when it has run for
// longer than any test takes.
func server(t testing.TB, args ...string) *exec.Cmd {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), rough.Patience)
	t.Cleanup(cancel)
	c := exec.CommandContext(ctx, os.Args[0], args...)
	home := t.TempDir()
	c.Env = append(os.Environ(), asServer+"=1", "HOME="+home, "XDG_STATE_HOME="+home, "XDG_CONFIG_HOME="+home)
	return c
}

// run runs the server to its end and returns what it wrote and its exit code.
func run(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	c := server(t, args...)
	var stdout, stderr bytes.Buffer
	c.Stdout, c.Stderr = &stdout, &stderr
	err := c.Run()
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) {
		t.Fatal(err)
	}
	return stdout.String(), stderr.String(), c.ProcessState.ExitCode()
}

// running is a hosted battle in a process of its own.
type running struct {
	cmd     *exec.Cmd
	address string
	code    string // by which it is found
	key     string // opens the GM's chair if there is no password
	out     *rough.Log
	read    chan struct{} // closed when out is complete
}

// hostAt starts a table on loopback and waits until it can be joined.
func hostAt(t testing.TB, args ...string) *running {
	t.Helper()
	return hostWith(t, os.Stderr, args...)
}

// hostWith is hostAt with another place for its errors.
func hostWith(t testing.TB, errs *os.File, args ...string) *running {
	t.Helper()
	return startWith(t, errs, append([]string{"host", "--address", "127.0.0.1:0"}, args...)...)
}

// startWith starts any server that can be joined.
func startWith(t testing.TB, errs *os.File, args ...string) *running {
	t.Helper()
	return start(t, errs, server(t, args...))
}

// start starts the process of such a server.
func start(t testing.TB, errs *os.File, c *exec.Cmd) *running {
	t.Helper()
	r := &running{cmd: c, out: &rough.Log{}, read: make(chan struct{})}
	pipe, err := r.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	r.cmd.Stderr = errs
	if err := r.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	in := bufio.NewReader(pipe)
	for {
		line, err := in.ReadString('\n')
		_, _ = io.WriteString(r.out, line)
		if err != nil {
			t.Fatalf("the server ended before it listened: %s", r.out)
		}
		if _, at, ok := strings.Cut(line, "listening on "); ok {
			r.address = strings.TrimSpace(at)
		}
		if m := regexp.MustCompile(`code: +(\w{6})`).FindStringSubmatch(line); m != nil {
			r.code = m[1]
		}
		if strings.HasPrefix(line, "As the GM") {
			r.key = hostKeyIn(t, line)
		}
		if strings.Contains(line, "Ctrl-C ends it") {
			break
		}
	}
	go func() {
		defer close(r.read)
		_, _ = io.Copy(r.out, in) // until the server ends
	}()
	return r
}

// hostKeyIn returns the key in the last link for the host's own station, or "".
func hostKeyIn(t testing.TB, out string) (key string) {
	t.Helper()
	for _, m := range regexp.MustCompile(`As the GM.* --join (\S+)`).FindAllStringSubmatch(out, -1) {
		i, err := netcode.ParseInvitation(m[1])
		if err != nil {
			t.Fatal(err)
		}
		key = i.Pass
	}
	return key
}

// end asks the server to end, waits for it and returns what it has written.
func (r *running) end(t testing.TB) string {
	t.Helper()
	if err := r.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	<-r.read
	if err := r.cmd.Wait(); err != nil {
		t.Errorf("the server ended with %v", err)
	}
	return r.out.String()
}

func trustAll(netcode.Fingerprint) error { return nil }

func TestBattleOfBotsIsDecided(t *testing.T) {
	out, errs, code := run(t, "bots", "--fast", "--seed", "7")
	if code != 0 || !strings.Contains(out, "Result: ") || !strings.Contains(out, "leads to the same end") {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
	for _, must := range []string{"initiative: d20", "Round 2.", "fires", "The battle is over."} {
		if !strings.Contains(out, must) {
			t.Errorf("the log never says %q", must)
		}
	}
}

func TestBattleOfBotsEndsAfterItsRounds(t *testing.T) {
	out, _, code := run(t, "bots", "--fast", "--seed", "7", "--rounds", "1")
	if code != exitUndecided || !strings.Contains(out, "nobody has won yet") {
		t.Errorf("exit code %d\n%s", code, out)
	}
}

func TestHostedBattleIsJoined(t *testing.T) {
	began := time.Now()
	beacon := netip.MustParseAddrPort(rough.Place(t))
	r := hostAt(t, "--now", "--live", "--seed", "7", "--bot-pace", "100ms", "--discovery-at", beacon.String())
	var beacons []netip.AddrPort // one of the next ports if somebody else has it by now
	for i := range uint16(discovery.Ports) {
		beacons = append(beacons, netip.AddrPortFrom(beacon.Addr(), beacon.Port()+i))
	}
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	found, err := discovery.Seek(ctx, beacons, r.code)
	if err != nil || len(found) != 1 || found[0].At.String() != r.address {
		t.Fatalf("by its code %q at %v the table is found as %+v: %v", r.code, beacon, found, err)
	}
	c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: "Ada"}, Trust: trustAll})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Leave("")
	if err := c.Sit(crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}); err != nil {
		t.Fatal(err)
	}
	if err := c.Await(ctx, "the battle", func() bool { return c.Picture != nil && c.Picture.Head.Round > 0 }); err != nil {
		t.Fatal(err)
	}
	t.Logf("a battle was on, with a picture of it at a station, after %v", time.Since(began))
	out := r.end(t)
	for _, must := range []string{"hosts The Toll at Lantern Gap", "broadside --join 127.0.0.1:", "The battle is played live.", "rolls initiative: d20"} {
		if !strings.Contains(out, must) {
			t.Errorf("the terminal never shows %q:\n%s", must, out)
		}
	}
}

func TestBadSettingsSayWhereAndWhatToDo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "server.yaml")
	for _, row := range []struct {
		what, file string
		args       []string
		must       []string
	}{
		{"an unknown key", "name: x\nadress: y\n", nil, []string{"server.yaml:2:", `"adress"`, "address"}},
		{"a key below another", "gm:\n  pasword: y\n", nil, []string{"server.yaml:2:", `"gm.pasword"`, "gm.password"}},
		{"words for a number", "\nclock: long\n", nil, []string{"server.yaml:2: clock", `"long"`, "write one"}},
		{"no port", "address: here\n", nil, []string{"server.yaml:1: address", "0.0.0.0:7620"}},
		{"no YAML", "name: [\n", nil, []string{"server.yaml", "line"}},
		{"a list", "- a\n", nil, []string{"server.yaml:1", "key: value"}},
		{"a scenario that there is not", "", []string{"--scenario", "nope"}, []string{"--scenario", `"nope"`, "duel", "learn-pilot"}},
		{"a folder that there is not", "", []string{"--data", "/nowhere"}, []string{"--data /nowhere"}},
		{"two tempos", "", []string{"--rounds", "--live"}, []string{"rounds", "live"}},
		{"a strange tempo", "tempo: fast\n", nil, []string{"server.yaml:1: tempo", "write rounds, live, together or nothing"}},
		{"a folder in a file", "name: x\n", []string{"--state", filepath.Join(file, "state")}, []string{"--state: the identity of the table", "choose another folder"}},
		{"too many frames", "frames: 60\n", nil, []string{"server.yaml:1: frames", "10 or 20"}},
	} {
		if err := os.WriteFile(file, []byte(row.file), 0o600); err != nil {
			t.Fatal(err)
		}
		_, errs, code := run(t, append([]string{"host", "--settings", file}, row.args...)...)
		if code != 1 {
			t.Errorf("%s: exit code %d", row.what, code)
		}
		for _, must := range row.must {
			if !strings.Contains(errs, must) {
				t.Errorf("%s: the error does not say %q: %s", row.what, must, errs)
			}
		}
	}
}

func TestVariableOfAGroupOfSettingsIsRefused(t *testing.T) {
	t.Setenv("BROADSIDE_DISCOVERY", "false")
	_, errs, code := run(t, "host", "--address", "127.0.0.1:0")
	if code != 1 || !strings.Contains(errs, "BROADSIDE_DISCOVERY is not a setting; the settings are BROADSIDE_DISCOVERY_AT, BROADSIDE_DISCOVERY_ON") {
		t.Errorf("exit code %d: %s", code, errs)
	}
}

func TestSettingsComeFromFileEnvironmentAndLine(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "server.yaml")
	if err := os.WriteFile(file, []byte("name: From File\nscenario: chase\naddress: 127.0.0.1:0\ndiscovery: {on: false}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("BROADSIDE_SCENARIO", "convoy")
	c := hostCommand()
	if err := c.ParseFlags([]string{"--settings", file, "--name", "From Line"}); err != nil {
		t.Fatal(err)
	}
	s, err := readSettings(c)
	if err != nil {
		t.Fatal(err)
	}
	h, err := s.hosting(io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if h.name != "From Line" || h.scenario.Key != "convoy" || h.address != "127.0.0.1:0" || h.discovery {
		t.Errorf("name %q, scenario %s, address %s, discovery %v", h.name, h.scenario.Key, h.address, h.discovery)
	}
}

func TestEveryCommandHelps(t *testing.T) {
	for _, c := range root().Commands() {
		if c.Hidden {
			continue
		}
		if c.Example == "" || len(c.Long) < 80 {
			t.Errorf("%s: its help has no example, or says too little", c.Name())
		}
	}
}

func TestStoriesArePlayed(t *testing.T) {
	out, errs, code := run(t, "story", "../../docs/stories/a-first-story.story")
	if code != 0 {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
	broken := filepath.Join(t.TempDir(), "broken.story")
	if err := os.WriteFile(broken, []byte("title A broken one\nfrobnicate\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	out, errs, code = run(t, "story", broken)
	if code != 1 || !strings.Contains(out+errs, "broken.story:2") {
		t.Errorf("a broken story: exit code %d\n%s%s", code, out, errs)
	}
}

func TestCheckNamesFileAndLine(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "weapons"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "weapons", "mine.yaml"), []byte("gun:\n  nonsense: 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	out, _, code := run(t, "check", dir)
	if code != 1 || !strings.Contains(out, "mine.yaml:2") {
		t.Errorf("exit code %d\n%s", code, out)
	}
	german := filepath.Join(dir, "de.yaml")
	if err := os.WriteFile(german, []byte("language: de\nmessages:\n  pilto: b\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, errs, code := run(t, "check", german); code != 1 || !strings.Contains(out, `de.yaml:3: "pilto" is not a message; the nearest is "pilot"`) || !strings.Contains(out, "1 error") {
		t.Errorf("a language: exit code %d\n%s%s", code, out, errs)
	}
	japanese := filepath.Join(dir, "ja.yaml")
	if err := os.WriteFile(japanese, []byte("language: ja\nmessages:\n  gunner: \u7832\u624b\n  pilot: \"\u03a9 \u0416 \u00df \u0142\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, errs, code := run(t, "check", japanese); code != 0 || !strings.Contains(out, "ja.yaml:3: warning: 1 of 2 texts have characters that stations cannot show, such as \u7832 (U+7832)") {
		t.Errorf("letters that no type has: exit code %d\n%s%s", code, out, errs)
	}
	if out, _, code := run(t, "check"); code != 0 {
		t.Errorf("what is shipped: exit code %d\n%s", code, out)
	}
}

// stuck is a reader that does not read until it is released.
type stuck struct{ gate chan struct{} }

func (s stuck) Write(b []byte) (int, error) {
	<-s.gate
	return len(b), nil
}

func TestSpoolNeverWaits(t *testing.T) {
	to := stuck{make(chan struct{})}
	s := newSpool(to)
	for range 3 * spoolLines {
		if _, err := s.Write([]byte("a line\n")); err != nil {
			t.Fatal(err)
		}
	}
	close(to.gate)
	s.Close()
	if _, err := s.Write([]byte("late\n")); err == nil {
		t.Error("a closed spool took a line")
	}
}

// TestTableEndsThoughNobodyReads hosts while nobody reads the table's output, like a terminal held
// by Ctrl-S.
func TestTableEndsThoughNobodyReads(t *testing.T) {
	unread, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer unread.Close()
	defer out.Close()
	if err := out.SetWriteDeadline(time.Now().Add(200 * time.Millisecond)); err != nil {
		t.Fatal(err)
	}
	if _, err := out.Write(make([]byte, 1<<20)); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Fatalf("the pipe takes a megabyte: %v", err)
	}
	state := t.TempDir()
	c := server(t, "host", "--address", "127.0.0.1:0", "--discovery=false", "--now", "--state", state)
	c.Stdout = out
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	for found := []string(nil); len(found) == 0; time.Sleep(time.Millisecond) {
		found, _ = filepath.Glob(filepath.Join(state, "journals", "*.journal"))
	}
	if err := c.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := c.Wait(); err != nil {
		t.Errorf("it ends with %v", err)
	}
}

// TestStuckTableIsEnded hosts a table that never ends.
func TestStuckTableIsEnded(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	ended := 0
	end := func(code int) { ended = code }
	over := make(chan struct{})
	var told bytes.Buffer
	endStuck(ctx, over, time.Millisecond, &told, end)
	if ended != 1 || !strings.Contains(told.String(), "TestStuckTableIsEnded") {
		t.Errorf("a stuck table ends with %d, and tells\n%s", ended, &told)
	}
	ended = 0
	close(over)
	endStuck(ctx, over, time.Hour, &told, end)
	endStuck(t.Context(), over, time.Hour, &told, end)
	if ended != 0 {
		t.Errorf("a table that is over is ended with %d", ended)
	}
}

// The balance of a scenario says who won and what each seat did; its exit code, whether that is
// within bounds.
func TestBalance(t *testing.T) {
	out, errs, code := run(t, "balance", "duel", "--battles", "3", "--seed", "5")
	if code != 0 && code != exitUnbalanced {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	if bad := strings.Contains(out, "  ! "); bad != (code == exitUnbalanced) {
		t.Errorf("exit code %d after\n%s", code, out)
	}
	for _, want := range []string{"duel: The Toll at Lantern Gap (rounds, 3 battles", "won     The Crew ", "rounds  ", "coordinator  "} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
	for _, c := range [][2]string{{"--battles=0", "--battles: give a number from 1"}, {"--tempo=slow", `there is no tempo "slow"`}, {"--rounds=0", "1 to 10000"}, {"--turn=-1s", "20s"}} {
		if _, errs, code := run(t, "balance", "duel", c[0]); code != 1 || !strings.Contains(errs, c[1]) {
			t.Errorf("%s: exit code %d, %s", c[0], code, errs)
		}
	}
	if _, errs, code := run(t, "balance", "duell"); code != 1 || !strings.Contains(errs, `no scenario "duell": did you mean duel?`) {
		t.Errorf("exit code %d, %s", code, errs)
	}
}

// A misspelt environment variable is warned of, once for each command.
func TestAMisspeltVariableIsWarnedOf(t *testing.T) {
	t.Setenv("BROADSIDE_SCENARO", "duel")
	var errs bytes.Buffer
	c := root()
	c.SetErr(&errs)
	c.SetOut(io.Discard)
	c.SetArgs([]string{"list", "classes"})
	if err := c.Execute(); err != nil || strings.Count(errs.String(), "the nearest setting is BROADSIDE_SCENARIO") != 1 {
		t.Errorf("%v, and the terminal says %q", err, errs.String())
	}
}
