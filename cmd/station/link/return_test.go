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
	return letInIf(t, d, token, func(*netcode.Hello) bool { return false })
}

// letInIf does the same, and tells the guest whether it knows them.
func letInIf(t *testing.T, d *netcode.QUICListener, token []byte, knows func(*netcode.Hello) bool) (netcode.Link, *netcode.Hello) {
	t.Helper()
	l, hello := accept(t, d)
	if err := l.Send(&netcode.Welcome{Protocol: netcode.Protocol, Table: "Test", Client: 1, Ticks: 20, Token: token, Returns: knows(hello)}); err != nil {
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
			_, hello := letInIf(t, d, own, func(h *netcode.Hello) bool { return bytes.Equal(h.Token, own) })
			if evening > 0 && !bytes.Equal(hello.Token, own) {
				t.Errorf("table %d is told %x", n, hello.Token)
			}
			until(t, l, "the table lets it in", l.Joined)
			l.Leave()
		}
		_ = k.Close()
	}
}

// Two tables of a machine change places, as when they are started again in another order, and each
// knows the station by the token of the other's port.
func TestStationKeepsItsSeatsAtTablesThatChangePlaces(t *testing.T) {
	dir := t.TempDir()
	doors := [...]*netcode.QUICListener{door(t, "127.0.0.1:0", filepath.Join(dir, "id")), door(t, "127.0.0.1:0", filepath.Join(dir, "id"))}
	latest := [2][]byte{} // tokens of the tables
	for evening := range 4 {
		k := tokens(t, filepath.Join(dir, "tokens"))
		for n, d := range doors {
			table := (n + evening/2) % 2 // they have changed places by the third evening
			l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, k)
			known := func(h *netcode.Hello) bool { return bytes.Equal(h.Token, latest[table]) }
			token := token16(byte(10*evening + n + 1))
			_, hello := letInIf(t, d, token, known)
			if evening == 2 && !known(hello) { // and asks once more
				_, hello = letInIf(t, d, token, known)
			}
			if evening > 0 && !known(hello) {
				t.Errorf("evening %d: table %d is told %x, not %x", evening, table, hello.Token, latest[table])
			}
			until(t, l, "the table lets it in", l.Joined)
			latest[table] = token
			l.Leave()
		}
		_ = k.Close()
	}
}

// A full table has room for a guest of its own, who has told it the token of the other table first.
func TestStationKeepsItsSeatAtAFullTable(t *testing.T) {
	dir := t.TempDir()
	doors := [...]*netcode.QUICListener{door(t, "127.0.0.1:0", filepath.Join(dir, "id")), door(t, "127.0.0.1:0", filepath.Join(dir, "id"))}
	k := tokens(t, filepath.Join(dir, "tokens"))
	for n, d := range doors {
		l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, k)
		letIn(t, d, token16(byte(n+1)))
		until(t, l, "the table lets it in", l.Joined)
		l.Leave()
	}
	l := To(doors[0].Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, k)
	defer l.Leave()
	first, hello := accept(t, doors[0])
	if !bytes.Equal(hello.Token, token16(1)) {
		t.Fatalf("it says %x first", hello.Token)
	}
	first.Close(netcode.Full, "The table is full.")
	if _, hello := letIn(t, doors[0], token16(3)); !bytes.Equal(hello.Token, token16(2)) {
		t.Errorf("then it says %x", hello.Token)
	}
	until(t, l, "the table lets it in", l.Joined)
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
