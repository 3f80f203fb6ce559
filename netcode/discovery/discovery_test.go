package discovery

import (
	"bytes"
	"context"
	"errors"
	"net"
	"net/netip"
	"reflect"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"broadside/netcode"
	"broadside/sim/field"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var loopback = netip.MustParseAddrPort("127.0.0.1:0")

func sample(name, code string) Table {
	t := Table{Name: name, Scenario: "Duel", Players: 2, Seats: 5, Port: 7620, Protocol: 1, Code: code}
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

func seek(t *testing.T, code string, d time.Duration, beacons ...*Beacon) []Found {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), d)
	defer cancel()
	var targets []netip.AddrPort
	for _, b := range beacons {
		targets = append(targets, b.Addr())
	}
	found, err := Seek(ctx, targets, code)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestSeekFindsEveryTableOnce(t *testing.T) {
	one, two := sample("One", "AAAAAA"), sample("Two", "BBBBBB")
	found := seek(t, "", 700*time.Millisecond, announce(t, one), announce(t, two))
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
}

func TestSeekByCodeFindsThatTableAlone(t *testing.T) {
	a, b := announce(t, sample("One", "AAAAAA")), announce(t, sample("Two", "BBBBBB"))
	begun := time.Now()
	found := seek(t, "bb bb-bb", 10*time.Second, a, b)
	if len(found) != 1 || found[0].Name != "Two" {
		t.Errorf("found %+v", found)
	}
	if time.Since(begun) > 5*time.Second {
		t.Error("the search went on after the table was found")
	}
	if found := seek(t, "CCCCCC", 300*time.Millisecond, a, b); len(found) != 0 {
		t.Errorf("nobody has the code, and yet found %+v", found)
	}
	if _, err := Seek(t.Context(), []netip.AddrPort{a.Addr()}, "O0I1"); !errors.Is(err, ErrCode) {
		t.Errorf("an impossible code gave %v", err)
	}
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
	if found := seek(t, "AAAAAA", 5*time.Second, b); len(found) != 1 || found[0].Players != 4 {
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

func TestSeekSaysWhenItCannotAsk(t *testing.T) {
	if _, err := Seek(t.Context(), nil, ""); err == nil {
		t.Error("no target is no error")
	}
}

// ask sends one datagram to a beacon and gives what comes back, or nil.
func ask(t *testing.T, c *net.UDPConn, b *Beacon, request []byte) []byte {
	t.Helper()
	if _, err := c.WriteToUDPAddrPort(request, b.Addr()); err != nil {
		t.Fatal(err)
	}
	if err := c.SetReadDeadline(time.Now().Add(100 * time.Millisecond)); err != nil {
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
	table := sample(strings.Repeat("𝔅", netcode.MaxName), "AAAAAA")
	table.Scenario = table.Name
	b := announce(t, table)
	c, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(loopback))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	whole, err := seal(questionHead, &question{mark: 9}, QuestionSize)
	if err != nil {
		t.Fatal(err)
	}
	out := ask(t, c, b, whole)
	if len(out) == 0 || len(out) > len(whole) {
		t.Errorf("%d bytes answer %d", len(out), len(whole))
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
}

func TestFaultBeaconIsNoAmplifier(t *testing.T) {
	b := announce(t, sample("One", "AAAAAA"))
	question, err := seal(questionHead, &question{mark: 9}, QuestionSize)
	if err != nil {
		t.Fatal(err)
	}
	// All ports of an address are one source: the answers would go to one victim.
	var came []time.Time
	asked, answered := 0, 0
	sockets := make([]*net.UDPConn, 4)
	for i := range sockets {
		if sockets[i], err = net.ListenUDP("udp4", net.UDPAddrFromAddrPort(loopback)); err != nil {
			t.Fatal(err)
		}
		defer sockets[i].Close()
	}
	buf := make([]byte, 2000)
	for begun := time.Now(); time.Since(begun) < 3*time.Second; {
		for _, c := range sockets {
			if _, err := c.WriteToUDPAddrPort(question, b.Addr()); err != nil {
				t.Fatal(err)
			}
			asked++
			_ = c.SetReadDeadline(time.Now().Add(time.Millisecond))
			if n, _, err := c.ReadFromUDPAddrPort(buf); err == nil {
				came = append(came, time.Now())
				if answered++; n > QuestionSize {
					t.Fatalf("%d bytes answer %d", n, QuestionSize)
				}
			}
		}
	}
	from, most := 0, 0
	for i := range came {
		for came[i].Sub(came[from]) >= time.Second-50*time.Millisecond { // so long an answer may be on its way
			from++
		}
		most = max(most, i-from+1)
	}
	t.Logf("%d of %d questions were answered, at most %d in a second", answered, asked, most)
	if most > perSource || answered < perSource || asked < 4*answered {
		t.Errorf("%d of %d questions were answered, %d in one second", answered, asked, most)
	}
	other, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 2)})
	if err != nil {
		t.Skip("this system has one loopback address alone:", err)
	}
	defer other.Close()
	if out := ask(t, other, b, question); out == nil {
		t.Error("another source was refused for it")
	}
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

// FuzzDatagram checks that whatever opens is sealed again to the same.
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
