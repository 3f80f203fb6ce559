package link

import (
	"bytes"
	"path/filepath"
	"testing"

	"broadside/netcode"
)

// letIn lets in the next guest who knocks, with a token, and returns their hello.
func letIn(t *testing.T, d *netcode.QUICListener, token []byte) (netcode.Link, *netcode.Hello) {
	t.Helper()
	l, hello := accept(t, d)
	if err := l.Send(&netcode.Welcome{Protocol: netcode.Protocol, Table: "Test", Client: 1, Ticks: 20, Token: token}); err != nil {
		t.Fatal(err)
	}
	return l, hello
}

func TestTokenIsSaidToItsTableAloneAndRenewed(t *testing.T) {
	dir := t.TempDir()
	d, other := door(t, "127.0.0.1:0", filepath.Join(dir, "id")), door(t, "127.0.0.1:0", filepath.Join(dir, "other"))
	folder := filepath.Join(dir, "tokens")
	for i, said := range [][]byte{nil, token16(1), token16(2)} {
		k := tokens(t, folder) // of a restarted station
		l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, k)
		table, hello := letIn(t, d, token16(byte(i+1)))
		if !bytes.Equal(hello.Token, said) {
			t.Errorf("station %d says %x, not %x", i, hello.Token, said)
		}
		until(t, l, "the table lets it in", l.Joined)
		files, _ := filepath.Glob(filepath.Join(folder, "*.token"))
		if len(files) != 1 {
			t.Fatal(files)
		}
		kept, err := k.read(filepath.Base(files[0]), netcode.Fingerprint{})
		if err != nil || !bytes.Equal(kept.value, token16(byte(i+1))) {
			t.Errorf("on disk is %x: %v", kept.value, err)
		}
		table.Close(netcode.Closing, "")
		l.Leave()
		_ = k.Close()
	}
	k := tokens(t, folder)
	l := To(other.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, k)
	defer l.Leave()
	if _, hello := letIn(t, other, token16(9)); len(hello.Token) != 0 {
		t.Errorf("a table of another key is told %x", hello.Token)
	}
	until(t, l, "the other table lets it in", l.Joined)
}

func TestStationKeepsItsTokensOfTwoTablesOfAMachine(t *testing.T) {
	dir := t.TempDir()
	tables := [...]*netcode.QUICListener{door(t, "127.0.0.1:0", filepath.Join(dir, "id")), door(t, "127.0.0.1:0", filepath.Join(dir, "id"))}
	for evening := range byte(2) {
		k := tokens(t, filepath.Join(dir, "tokens"))
		for n, d := range tables {
			l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, k)
			own := token16(byte(n + 1))
			_, hello := letIn(t, d, own)
			if evening > 0 && !bytes.Equal(hello.Token, own) {
				t.Errorf("table %d is told %x", n, hello.Token)
			}
			until(t, l, "the table lets it in", l.Joined)
			l.Leave()
		}
		_ = k.Close()
	}
}

func TestSpentTokenIsForgotten(t *testing.T) {
	dir := t.TempDir()
	d := door(t, "127.0.0.1:0", filepath.Join(dir, "id"))
	k := tokens(t, filepath.Join(dir, "tokens"))
	place, mara := d.Addr().String(), netcode.Hello{Name: "Mara"}
	first := To(place, mara, &Known{}, k)
	letIn(t, d, token16(1))
	until(t, first, "the table lets it in", first.Joined)
	first.Leave()

	second := To(place, mara, &Known{}, k)
	defer second.Leave()
	l, hello := accept(t, d)
	if !bytes.Equal(hello.Token, token16(1)) {
		t.Errorf("it says %x", hello.Token)
	}
	l.Close(netcode.Spent, "The seat has been taken.")
	ended(t, second)
	if second.Lost().String() != "The seat has been taken." {
		t.Errorf("it says %q", second.Lost().String())
	}
	third := To(place, mara, &Known{}, k)
	defer third.Leave()
	if _, hello := letIn(t, d, token16(2)); len(hello.Token) != 0 {
		t.Errorf("the spent token is said again: %x", hello.Token)
	}
}
