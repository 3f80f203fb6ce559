package link

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"broadside/netcode"
)

// tokens opens a folder of tokens like another station.
func tokens(t *testing.T, dir string) *Tokens {
	t.Helper()
	k, err := OpenTokens(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = k.Close() })
	return k
}

func token16(b byte) []byte { return bytes.Repeat([]byte{b}, netcode.TokenSize) }

func TestTablesKnowAStationByName(t *testing.T) {
	dir, key := t.TempDir(), Table{Key: netcode.Fingerprint{1, 2, 3}, Port: "7620"}
	a, b := tokens(t, dir), tokens(t, dir)
	wearer := func(k *Tokens, at Table) string {
		name, certain := k.Wearer(at)
		if certain != (name != "") {
			t.Errorf("certain of %q: %v", name, certain)
		}
		return name
	}
	if name := wearer(a, key); name != "" {
		t.Errorf("a table that has given no token knows %q", name)
	}
	if err := a.Keep(key, "Mara", token16(7), false); err != nil {
		t.Fatal(err)
	}
	if other := (Table{Key: netcode.Fingerprint{9}, Port: "7620"}); wearer(a, key) != "Mara" || wearer(a, other) != "" {
		t.Errorf("its table knows %q, and another %q", wearer(a, key), wearer(a, other))
	}
	if name := wearer(b, key); name != "" {
		t.Errorf("a second station would have the seat of %q", name)
	}
	_ = a.Close()
	if wearer(b, key) != "Mara" {
		t.Errorf("later the table knows %q", wearer(b, key))
	}
	if got := b.Of(key, "Mara"); !bytes.Equal(got, token16(7)) {
		t.Errorf("the token is %x", got)
	}
}

func TestTokenOutlivesItsStation(t *testing.T) {
	dir, key := filepath.Join(t.TempDir(), "deep", "tokens"), Table{Key: netcode.Fingerprint{1, 2, 3}, Port: "7620"}
	a := tokens(t, dir)
	if a.Of(key, "Mara") != nil {
		t.Error("there is a token before one was given")
	}
	for _, b := range []byte{7, 8} {
		if err := a.Keep(key, "Mara", token16(b), false); err != nil {
			t.Fatal(err)
		}
	}
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	again := tokens(t, dir)
	if got := again.Of(key, "Mara"); !bytes.Equal(got, token16(8)) {
		t.Errorf("the token is %x", got)
	}
	if got := again.Of(Table{Key: netcode.Fingerprint{9}, Port: "7620"}, "Mara"); got != nil {
		t.Errorf("another table would be told %x", got)
	}
	if err := again.Forget(key, "Mara"); err != nil {
		t.Fatal(err)
	}
	_ = again.Close()
	if got := tokens(t, dir).Of(key, "Mara"); got != nil {
		t.Errorf("after it was forgotten the token is %x", got)
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*"))
	for _, f := range files {
		if info, err := os.Stat(f); err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s is open to others: %v", f, info.Mode())
		}
	}
}

func TestStationsOfAMachineDoNotShareATokenOrTakeAnothersName(t *testing.T) {
	dir, key := t.TempDir(), Table{Key: netcode.Fingerprint{1}, Port: "7620"}
	a, b := tokens(t, dir), tokens(t, dir)
	for i, k := range []*Tokens{a, b} {
		if k.Of(key, "Mara") != nil {
			t.Error("two stations have one token")
		}
		if err := k.Keep(key, "Mara", token16(byte(i+1)), false); err != nil {
			t.Fatal(err)
		}
	}
	_ = a.Close()
	if got := tokens(t, dir).Of(key, "Jo"); got != nil {
		t.Errorf("Jo would come as Mara, by %x", got)
	}
	if got := tokens(t, dir).Of(key, "Mara"); !bytes.Equal(got, token16(1)) {
		t.Errorf("Mara's other token is %x", got)
	}
}

// A killed station frees what it has locked.
func TestTokenOfAKilledStationIsFree(t *testing.T) {
	key := Table{Key: netcode.Fingerprint{1}, Port: "7620"}
	if os.Getenv("TEST_HOLDS_TOKEN") != "" {
		k := tokens(t, os.Getenv("TEST_HOLDS_TOKEN"))
		if err := k.Keep(key, "Mara", token16(5), false); err != nil {
			t.Fatal(err)
		}
		_, _ = os.Stdout.WriteString("held\n")
		select {}
	}
	dir := t.TempDir()
	c := exec.Command(os.Args[0], "-test.run", "^TestTokenOfAKilledStationIsFree$")
	c.Env = append(os.Environ(), "TEST_HOLDS_TOKEN="+dir)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := out.Read(make([]byte, 16)); err != nil {
		t.Fatal(err)
	}
	other := tokens(t, dir)
	if other.Of(key, "Mara") != nil {
		t.Error("the token of a station that runs is free")
	}
	_ = other.Close()
	if err := c.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = c.Wait() // it was killed
	if got := tokens(t, dir).Of(key, "Mara"); !bytes.Equal(got, token16(5)) {
		t.Errorf("after it was killed its token is %x", got)
	}
}

func TestDamagedTokenIsNone(t *testing.T) {
	dir, key := t.TempDir(), Table{Key: netcode.Fingerprint{1}, Port: "7620"}
	k := tokens(t, dir)
	if err := k.Keep(key, "Mara", token16(5), false); err != nil {
		t.Fatal(err)
	}
	_ = k.Close()
	files, _ := filepath.Glob(filepath.Join(dir, "*.token"))
	if len(files) != 1 || os.WriteFile(files[0], []byte("xyz\nMara\n"), 0o600) != nil {
		t.Fatal(files)
	}
	again := tokens(t, dir)
	if got := again.Of(key, "Mara"); got != nil {
		t.Errorf("it is read as %x", got)
	}
	if err := again.Keep(key, "Mara", token16(6), false); err != nil {
		t.Error(err)
	}
}

// says reports a token that is not the expected one.
func says(t *testing.T, k *Tokens, at Table, want []byte) {
	t.Helper()
	if got := k.Of(at, "Mara"); !bytes.Equal(got, want) {
		t.Errorf("at port %s the token is %x, not %x", at.Port, got, want)
	}
}

func TestTablesOfAMachineHaveTokensOfTheirOwn(t *testing.T) {
	dir, key := t.TempDir(), netcode.Fingerprint{1}
	one, two, moved := TableAt("192.0.2.7:7620", key), TableAt("ws://192.0.2.7:7625", key), TableAt("192.0.2.7:7630", key)
	k := tokens(t, dir)
	for n, at := range []Table{one, two} {
		time.Sleep(2 * time.Millisecond) // the second is the later one
		if err := k.Keep(at, "Mara", token16(byte(n+1)), false); err != nil {
			t.Fatal(err)
		}
	}
	says(t, k, one, token16(1))
	_ = k.Close()

	k = tokens(t, dir)
	says(t, k, two, token16(2))
	says(t, k, one, token16(1))
	_ = k.Close()

	k = tokens(t, dir)
	if name, certain := k.Wearer(moved); name != "Mara" || certain {
		t.Errorf("a table at another port knows %q: %v", name, certain)
	}
	says(t, k, moved, token16(2)) // the latest, as it may be the one that has moved
	if err := k.Forget(moved, "Mara"); err != nil {
		t.Fatal(err)
	}
	says(t, k, moved, token16(1))
	if err := k.Keep(moved, "Mara", token16(3), false); err != nil {
		t.Fatal(err)
	}
	if got := k.Of(moved, "Jo"); got != nil {
		t.Errorf("Jo would come as Mara, by %x", got)
	}
	_ = k.Close()
	k = tokens(t, dir)
	says(t, k, moved, token16(3))
	says(t, k, one, token16(1))
}

// Tokens without a port, as earlier stations kept them, are lent to any table with the key, and
// stay there for the others.
func TestTokenOfAnEarlierStationIsKept(t *testing.T) {
	dir, key := t.TempDir(), netcode.Fingerprint{1}
	if err := os.WriteFile(filepath.Join(dir, entry(key, 0)), fmt.Appendf(nil, "%x\nMara\n", token16(1)), 0o600); err != nil {
		t.Fatal(err)
	}
	k := tokens(t, dir)
	says(t, k, Table{key, "7625"}, token16(1))
	if err := k.Keep(Table{key, "7625"}, "Mara", token16(2), false); err != nil {
		t.Fatal(err)
	}
	_ = k.Close()
	k = tokens(t, dir)
	says(t, k, Table{key, "7620"}, token16(2))                   // the latest
	if err := k.Forget(Table{key, "7620"}, "Mara"); err != nil { // spent
		t.Fatal(err)
	}
	says(t, k, Table{key, "7620"}, token16(1))
}

// A table that has moved keeps one token, which is renewed wherever it is.
func TestTokenMovesWithItsTable(t *testing.T) {
	dir, key := t.TempDir(), netcode.Fingerprint{1}
	for n, port := range []string{"7620", "7625", "7620", "", "7620"} { // without one it is a hall's
		k := tokens(t, dir)
		if n > 0 {
			says(t, k, Table{key, port}, token16(byte(n)))
		}
		if err := k.Keep(Table{key, port}, "Mara", token16(byte(n+1)), n > 0); err != nil {
			t.Fatal(err)
		}
		says(t, k, Table{key, port}, token16(byte(n+1)))
		_ = k.Close()
	}
	if all, err := os.ReadDir(dir); err != nil || countTokens(all) != 1 {
		t.Errorf("%d tokens are left of one table: %v", countTokens(all), err)
	}
}

func countTokens(all []os.DirEntry) (n int) {
	for _, e := range all {
		if filepath.Ext(e.Name()) == ".token" {
			n++
		}
	}
	return n
}

// A token that was lent to another table stays with its own, whether the other was reached or not.
// Once a table has adopted it, no other station gets it.
func TestTokenThatWasLentIsKept(t *testing.T) {
	dir, key := t.TempDir(), netcode.Fingerprint{1}
	one, two, three := Table{key, "7620"}, Table{key, "7625"}, Table{key, "7630"}
	a := tokens(t, dir)
	if err := a.Keep(one, "Mara", token16(1), false); err != nil {
		t.Fatal(err)
	}
	_ = a.Close()
	a, b := tokens(t, dir), tokens(t, dir)
	says(t, a, two, token16(1))
	says(t, a, three, token16(1)) // the other was not reached
	if name, certain := a.Wearer(one); name != "Mara" || !certain {
		t.Errorf("its own table knows %q: %v", name, certain)
	}
	says(t, a, one, token16(1))
	if err := a.Keep(one, "Mara", token16(2), true); err != nil {
		t.Fatal(err)
	}
	says(t, a, two, token16(2))      // not the one that is spent
	time.Sleep(2 * time.Millisecond) // the second is the later one
	if err := a.Keep(two, "Mara", token16(3), false); err != nil {
		t.Fatal(err)
	}
	says(t, a, one, token16(2))
	says(t, a, three, token16(3))
	if err := a.Keep(three, "Mara", token16(4), true); err != nil {
		t.Fatal(err)
	}
	says(t, b, two, nil)
	_ = a.Close()
	says(t, b, one, token16(2))
	says(t, b, three, token16(4))
}
