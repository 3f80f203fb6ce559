package discovery

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/field"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var loopback = netip.MustParseAddrPort("127.0.0.1:0")

func sample(name, code string) Table {
	t := Table{Name: name, Scenario: "Closing Time at the Ledger", Standing: Standing{Players: 2, State: netcode.Playing, Round: 4, Minutes: 12}, Seats: 5, Port: 7620, Protocol: 1, Code: code}
	copy(t.Fingerprint[:], name)
	return t
}

func announce(t *testing.T, table Table) *Beacon {
	t.Helper()
	b, err := Announce(loopback, table)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b
}

// socketOn opens a socket on a LAN in memory.
func socketOn(t *testing.T, l *rough.LAN, at string) *rough.Socket {
	t.Helper()
	s, err := l.Open(at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// beacon returns a beacon on a LAN in memory.
func beacon(t *testing.T, l *rough.LAN, table Table) *Beacon {
	t.Helper()
	b := light(socketOn(t, l, loopback.String()), table)
	t.Cleanup(b.Close)
	return b
}

func addrs(beacons []*Beacon) (all []netip.AddrPort) {
	for _, b := range beacons {
		all = append(all, b.Addr())
	}
	return all
}

// find looks for a table by its code on loopback until it is found.
func find(t *testing.T, code string, beacons ...*Beacon) []Found {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	found, err := Seek(ctx, addrs(beacons), code)
	if err != nil {
		t.Fatal(err)
	}
	if ctx.Err() != nil {
		t.Error("the search went on")
	}
	return found
}

// seekFor seeks for a time on a LAN in memory.
func seekFor(t *testing.T, l *rough.LAN, code string, d time.Duration, beacons ...*Beacon) []Found {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), d)
	defer cancel()
	begun := time.Now()
	found, err := seek(ctx, socketOn(t, l, loopback.String()), addrs(beacons), code)
	if err != nil {
		t.Fatal(err)
	}
	if took := time.Since(begun); took != d {
		t.Errorf("a search of %v took %v", d, took)
	}
	return found
}

func TestSeekFindsEveryTableOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lan rough.LAN
		one, two := sample("One", "AAAAAA"), sample("Two", "BBBBBB")
		found := seekFor(t, &lan, "", 700*time.Millisecond, beacon(t, &lan, one), beacon(t, &lan, two))
		if len(found) != 2 {
			t.Fatalf("found %+v", found)
		}
		want := map[string]Table{"One": one, "Two": two}
		for _, f := range found {
			if f.Table != want[f.Name] {
				t.Errorf("%s came as %+v", f.Name, f.Table)
			}
			if at := netip.MustParseAddrPort("127.0.0.1:7620"); f.At != at {
				t.Errorf("%s is to be dialled at %v, not %v", f.Name, f.At, at)
			}
		}
	})
}

func TestSeekByCodeFindsThatTableAlone(t *testing.T) {
	a, b := announce(t, sample("One", "AAAAAA")), announce(t, sample("Two", "BBBBBB"))
	if found := find(t, "bb bb-bb", a, b); len(found) != 1 || found[0].Name != "Two" {
		t.Errorf("found %+v", found)
	}
	if _, err := Seek(t.Context(), addrs([]*Beacon{a}), "O0I1"); !errors.Is(err, ErrCode) {
		t.Errorf("an impossible code gave %v", err)
	}
	synctest.Test(t, func(t *testing.T) {
		var lan rough.LAN
		a, b := beacon(t, &lan, sample("One", "AAAAAA")), beacon(t, &lan, sample("Two", "BBBBBB"))
		if found := seekFor(t, &lan, "CCCCCC", time.Second, a, b); len(found) != 0 {
			t.Errorf("nobody has the code, and yet found %+v", found)
		}
	})
}

func TestUpdateIsTold(t *testing.T) {
	table := sample("One", "AAAAAA")
	b := announce(t, table)
	table.Players = 4
	if err := b.Update(table); err != nil {
		t.Fatal(err)
	}
	if err := b.Update(Table{}); !errors.Is(err, field.ErrRange) {
		t.Errorf("a table without a port gave %v", err)
	}
	if found := find(t, "AAAAAA", b); len(found) != 1 || found[0].Players != 4 {
		t.Errorf("found %+v", found)
	}
}

func TestSecondTableTakesTheNextPort(t *testing.T) {
	first := announce(t, sample("One", "AAAAAA"))
	second, err := Announce(first.Addr(), sample("Two", "BBBBBB"))
	if err != nil {
		t.Skipf("the ports after %v are taken: %v", first.Addr(), err)
	}
	defer second.Close()
	if second.Addr() == first.Addr() {
		t.Error("both listen at one port")
	}
}

// A machine that answers as a thousand tables hides none of the others.
func TestFaultForgedAnswersHideNoTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lan rough.LAN
		forger := socketOn(t, &lan, "192.0.2.66:7621")
		go func() {
			buf := make([]byte, QuestionSize+1)
			for {
				n, to, err := forger.ReadFromUDPAddrPort(buf)
				if err != nil {
					return
				}
				var q question
				if err := open(questionHead, buf[:n], &q); err != nil {
					t.Error(err)
				}
				for i := range 1000 {
					out, err := seal(answerHead, &answer{q.mark, sample(fmt.Sprint("Table ", i), "AAAAAA")}, 0)
					if err != nil {
						t.Error(err)
					}
					_, _ = forger.WriteToUDPAddrPort(out, to)
				}
			}
		}()
		seeker := socketOn(t, &lan, loopback.String())
		b := beacon(t, &lan, sample("Real", "BBBBBB"))
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		found, err := seek(ctx, seeker, []netip.AddrPort{netip.MustParseAddrPort("192.0.2.66:7621"), b.Addr()}, "")
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(found, func(f Found) bool { return f.Name == "Real" }) || len(found) > 1+Ports {
			t.Errorf("%d tables are found, the real one among them: %v", len(found), len(found) > 0 && found[len(found)-1].Name == "Real")
		}
	})
}

func TestSeekSaysWhenItCannotAsk(t *testing.T) {
	if _, err := Seek(t.Context(), nil, ""); err == nil {
		t.Error("no target is no error")
	}
}

// ask sends one datagram to a beacon and returns the answer that comes within a millisecond on a
// LAN in memory, or nil.
func ask(t *testing.T, c *rough.Socket, b *Beacon, request []byte) []byte {
	t.Helper()
	if _, err := c.WriteToUDPAddrPort(request, b.Addr()); err != nil {
		t.Fatal(err)
	}
	if err := c.SetReadDeadline(time.Now().Add(time.Millisecond)); err != nil {
		t.Fatal(err)
	}
	buf := make([]byte, 2000)
	n, _, err := c.ReadFromUDPAddrPort(buf)
	if err != nil {
		return nil
	}
	return buf[:n]
}

func TestAnswerIsNeverLongerThanTheQuestion(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lan rough.LAN
		table := sample(strings.Repeat("𝔅", netcode.MaxName), "AAAAAA")
		table.Scenario = table.Name
		b := beacon(t, &lan, table)
		c := socketOn(t, &lan, loopback.String())
		whole, err := seal(questionHead, &question{mark: 9}, QuestionSize)
		if err != nil {
			t.Fatal(err)
		}
		for name, request := range map[string][]byte{
			"short":   whole[:QuestionSize-1],
			"long":    append(bytes.Clone(whole), 0),
			"strange": append([]byte("HELLO"), whole[5:]...),
			"filled":  append(bytes.Clone(whole[:QuestionSize-1]), 1),
			"lying":   append([]byte(questionHead), bytes.Repeat([]byte{0xff}, QuestionSize-len(questionHead))...),
		} {
			if out := ask(t, c, b, request); out != nil {
				t.Errorf("a %s question was answered with %d bytes", name, len(out))
			}
		}
		if out := ask(t, c, b, whole); len(out) == 0 || len(out) > len(whole) {
			t.Errorf("%d bytes answer %d", len(out), len(whole))
		}
	})
}

func TestFaultBeaconIsNoAmplifier(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lan rough.LAN
		b := beacon(t, &lan, sample("One", "AAAAAA"))
		question, err := seal(questionHead, &question{mark: 9}, QuestionSize)
		if err != nil {
			t.Fatal(err)
		}
		// All ports of an address are one source: the answers would go to one victim.
		var came []time.Time
		asked := 0
		sockets := make([]*rough.Socket, 4)
		for i := range sockets {
			sockets[i] = socketOn(t, &lan, "192.0.2.1:0")
		}
		for begun := time.Now(); time.Since(begun) < 3*time.Second; {
			for _, c := range sockets {
				asked++
				time.Sleep(time.Millisecond / 4)
				if out := ask(t, c, b, question); out != nil {
					came = append(came, time.Now())
					if len(out) > QuestionSize {
						t.Fatalf("%d bytes answer %d", len(out), QuestionSize)
					}
				}
			}
		}
		from, most, answered := 0, 0, len(came)
		for i := range came {
			for came[i].Sub(came[from]) >= time.Second {
				from++
			}
			most = max(most, i-from+1)
		}
		t.Logf("%d of %d questions were answered, at most %d in a second", answered, asked, most)
		if most > perSource || answered < perSource || asked < 4*answered {
			t.Errorf("%d of %d questions were answered, %d in one second", answered, asked, most)
		}
		if out := ask(t, socketOn(t, &lan, "192.0.2.2:0"), b, question); out == nil {
			t.Error("another source was refused for it")
		}
	})
}

func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for range 200 {
		code := NewCode()
		if strings.ContainsAny(code, "0O1I") || len(code) != CodeSize {
			t.Fatalf("the code %q can be misread", code)
		}
		if back, err := ParseCode(strings.ToLower(code)); err != nil || back != code {
			t.Errorf("%q is read as %q, %v", code, back, err)
		}
		seen[code] = true
	}
	if len(seen) < 190 {
		t.Errorf("200 codes are only %d", len(seen))
	}
}

func TestBroadcast(t *testing.T) {
	_, n, err := net.ParseCIDR("192.168.20.0/22")
	if err != nil {
		t.Fatal(err)
	}
	if b, ok := broadcast(n); !ok || b.String() != "192.168.23.255" {
		t.Errorf("the broadcast address of %v is %v", n, b)
	}
	_, n, err = net.ParseCIDR("fe80::/64")
	if err != nil {
		t.Fatal(err)
	}
	if b, ok := broadcast(n); ok {
		t.Errorf("IPv6 has no broadcast, but %v", b)
	}
}

// FuzzDatagram checks that whatever can be opened is sealed to the same bytes.
func FuzzDatagram(f *testing.F) {
	for head, r := range map[string]field.Record{
		questionHead: &question{mark: 1 << 60, code: "ABCDEF"},
		answerHead:   &answer{mark: 7, table: sample("One", "AAAAAA")},
	} {
		b, err := seal(head, r, QuestionSize)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		var q, q2 question
		if open(questionHead, b, &q) == nil {
			again(t, questionHead, &q, &q2)
		}
		var a, a2 answer
		if open(answerHead, b, &a) == nil {
			again(t, answerHead, &a, &a2)
		}
	})
}

func again(t *testing.T, head string, r, into field.Record) {
	t.Helper()
	b, err := seal(head, r, QuestionSize)
	if err != nil {
		t.Fatalf("%+v was read and cannot be written: %v", r, err)
	}
	if err := open(head, b, into); err != nil || !reflect.DeepEqual(r, into) {
		t.Fatalf("%+v came back as %+v, %v", r, into, err)
	}
}
