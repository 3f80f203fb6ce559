package link

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

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
	dir, key := t.TempDir(), netcode.Fingerprint{1, 2, 3}
	a, b := tokens(t, dir), tokens(t, dir)
	if name := a.Wearer(key); name != "" {
		t.Errorf("a table that has given no token knows %q", name)
	}
	if err := a.Keep(key, "Mara", token16(7)); err != nil {
		t.Fatal(err)
	}
	if a.Wearer(key) != "Mara" || a.Wearer(netcode.Fingerprint{9}) != "" {
		t.Errorf("its table knows %q, and another %q", a.Wearer(key), a.Wearer(netcode.Fingerprint{9}))
	}
	if name := b.Wearer(key); name != "" {
		t.Errorf("a second station would have the seat of %q", name)
	}
	_ = a.Close()
	if b.Wearer(key) != "Mara" {
		t.Errorf("later the table knows %q", b.Wearer(key))
	}
	if got := b.Of(key, "Mara"); !bytes.Equal(got, token16(7)) {
		t.Errorf("the token is %x", got)
	}
}

func TestTokenOutlivesItsStation(t *testing.T) {
	dir, key := filepath.Join(t.TempDir(), "deep", "tokens"), netcode.Fingerprint{1, 2, 3}
	a := tokens(t, dir)
	if a.Of(key, "Mara") != nil {
		t.Error("there is a token before one was given")
	}
	for _, b := range []byte{7, 8} {
		if err := a.Keep(key, "Mara", token16(b)); err != nil {
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
	if got := again.Of(netcode.Fingerprint{9}, "Mara"); got != nil {
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
	dir, key := t.TempDir(), netcode.Fingerprint{1}
	a, b := tokens(t, dir), tokens(t, dir)
	for i, k := range []*Tokens{a, b} {
		if k.Of(key, "Mara") != nil {
			t.Error("two stations have one token")
		}
		if err := k.Keep(key, "Mara", token16(byte(i+1))); err != nil {
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
	key := netcode.Fingerprint{1}
	if os.Getenv("TEST_HOLDS_TOKEN") != "" {
		k := tokens(t, os.Getenv("TEST_HOLDS_TOKEN"))
		if err := k.Keep(key, "Mara", token16(5)); err != nil {
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
	dir, key := t.TempDir(), netcode.Fingerprint{1}
	k := tokens(t, dir)
	if err := k.Keep(key, "Mara", token16(5)); err != nil {
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
	if err := again.Keep(key, "Mara", token16(6)); err != nil {
		t.Error(err)
	}
}
