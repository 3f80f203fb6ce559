package netcode

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"runtime"
	"strings"
	"testing"

	"broadside/sim/field"
)

// hostile are messages that must be refused, each with the reason. Those that reach the decoder are
// hellos and chats.
var hostile = []struct {
	name string
	raw  []byte
	want error
}{
	{"nothing", nil, ErrEmpty},
	{"no element", []byte{0x90}, ErrEmpty},
	{"oversize", bytes.Repeat([]byte{0}, MaxToServer+1), ErrSize},
	{"an integer", []byte{0x01}, ErrShape},
	{"a map", []byte{0x81, 0x01, 0x01}, ErrShape},
	{"34 GB of elements", []byte{0xdd, 0xff, 0xff, 0xff, 0xff}, ErrCount},
	{"an array cut in its length", []byte{0xdc, 0x00}, ErrShort},
	{"500 elements in 2 bytes", []byte{0xdc, 0x01, 0xf4, 0x01, 0x01}, ErrShort},
	{"fewer elements than announced", []byte{0x93, 0xa1, 0x61, 0x01}, ErrShort},
	{"deep nesting", bytes.Repeat([]byte{0x91}, MaxToServer), ErrNesting},
	{"deep nesting of long arrays", bytes.Repeat([]byte{0xdc, 0x00, 0x01}, 1000), ErrNesting},
	{"an array within", []byte{0x92, 0x0a, 0x90}, ErrNesting},
	{"a map within", []byte{0x92, 0x0a, 0x80}, ErrMap},
	{"a long map within", append([]byte{0x92, 0x0a, 0xdf}, 0xff, 0xff, 0xff, 0xff), ErrMap},
	{"NaN", append([]byte{0x92, 0x0a, 0xcb}, be64(math.Float64bits(math.NaN()))...), ErrFloat},
	{"a short float", []byte{0x92, 0x0a, 0xca, 0x7f, 0xc0, 0, 0}, ErrFloat},
	{"an extension", []byte{0x92, 0x0a, 0xd4, 0x01, 0x01}, ErrExt},
	{"a long extension", []byte{0x92, 0x0a, 0xc9, 0xff, 0xff, 0xff, 0xff, 0x01}, ErrExt},
	{"nil", []byte{0x92, 0x0a, 0xc0}, ErrType},
	{"true", []byte{0x92, 0x0a, 0xc3}, ErrType},
	{"the unused byte", []byte{0x92, 0x0a, 0xc1}, ErrType},
	{"4 GB of text", []byte{0x92, 0x0a, 0xdb, 0xff, 0xff, 0xff, 0xff}, ErrLength},
	{"4 GB of bin", []byte{0x92, 0x0a, 0xc6, 0xff, 0xff, 0xff, 0xff}, ErrLength},
	{"text beyond the end", []byte{0x92, 0x0a, 0xd9, 0x50, 0x61}, ErrShort},
	{"text cut in its length", []byte{0x92, 0x0a, 0xda, 0x50}, ErrShort},
	{"a number cut", []byte{0x92, 0x0a, 0xd3, 0x50}, ErrShort},
	{"2^64-1", append([]byte{0x92, 0x0a, 0xcf}, be64(math.MaxUint64)...), ErrNumber},
	{"2^63", append([]byte{0x92, 0x0a, 0xcf}, be64(1<<63)...), ErrNumber},
	{"bytes after the array", []byte{0x91, 0x07, 0x00}, ErrLeftover},
	{"elements after the record", []byte{0x92, byte(KindStand), 0x00}, ErrLeftover},
	{"kind 0", []byte{0x91, 0x00}, ErrKind},
	{"kind 200", []byte{0x91, 0xcc, 200}, ErrKind},
	{"kind 256+stand", []byte{0x91, 0xcd, 0x01, byte(KindStand)}, field.ErrRange},
	{"kind -249", []byte{0x91, 0xd1, 0xff, byte(KindStand)}, field.ErrRange},
	{"kind as text", []byte{0x91, 0xa1, byte(KindStand)}, ErrField},
	{"a server's message", []byte{0x91, byte(KindLobby)}, ErrWay},
	{"an ack on the stream", []byte{0x92, byte(KindAck), 0x01}, ErrWay},
	{"a missing field", []byte{0x92, byte(KindChat), 0xa0}, ErrField},
	{"a number for a text", []byte{0x93, byte(KindChat), 0xa0, 0x05}, ErrField},
	{"a bin for a text", []byte{0x93, byte(KindChat), 0xa0, 0xc4, 0x01, 0x61}, ErrField},
	{"a text for a number", []byte{0x92, byte(KindPing), 0xa1, 0x31}, ErrField},
	{"300 for a role", []byte{0x94, byte(KindSit), 0x01, 0xcd, 0x01, 0x2c, 0x01}, field.ErrRange},
	{"2 for yes", []byte{0x92, byte(KindReady), 0x02}, field.ErrRange},
	{"-1 for a ship", []byte{0x94, byte(KindSit), 0xff, 0x01, 0x01}, field.ErrRange},
	{"2^32 for a mark", append([]byte{0x92, byte(KindPing), 0xcf}, be64(1<<32)...), field.ErrRange},
	{"no UTF-8", []byte{0x93, byte(KindChat), 0xa0, 0xa2, 0xc3, 0x28}, ErrText},
	{"a text longer than its field", append([]byte{0x93, byte(KindChat), 0xd9, 200}, append(bytes.Repeat([]byte{'a'}, 200), 0xa0)...), field.ErrRange},
	{"a battle without a seed", []byte{0x92, byte(KindBattle), 0xa0}, ErrField},
	{"a battle by number", []byte{0x93, byte(KindBattle), 0x01, 0x00}, ErrField},
	{"a key longer than its field", append([]byte{0x93, byte(KindBattle), 0xd9, MaxKey + 1}, append(bytes.Repeat([]byte{'a'}, MaxKey+1), 0x00)...), field.ErrRange},
	{"half a token", []byte{0x96, byte(KindHello), 1, 0xa0, 0xa1, 'a', 0xc4, 1, 9, 0xa0}, ErrField},
}

func be64(x uint64) []byte { return binary.BigEndian.AppendUint64(nil, x) }

func TestHostileMessagesAreRefused(t *testing.T) {
	for _, h := range hostile {
		_, err := Decode(h.raw, ToServer)
		if !errors.Is(err, h.want) {
			t.Errorf("%s: %v, not %v", h.name, err, h.want)
			continue
		}
		if code := CodeOf(err); code < BadSize || strings.TrimSpace(err.Error()) == "" {
			t.Errorf("%s: refused with code %d and %q", h.name, code, err)
		}
	}
}

// allocated returns the bytes that f allocates: the least of several runs, since whatever runs
// beside it is counted too.
func allocated(f func()) uint64 {
	least := uint64(math.MaxUint64)
	for range 5 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		f()
		runtime.ReadMemStats(&after)
		least = min(least, after.TotalAlloc-before.TotalAlloc)
	}
	return least
}

// enough is what a refused message may cost.
const enough = 64 << 10

func TestHostileMessagesAllocateLittle(t *testing.T) {
	for _, h := range hostile {
		for _, from := range []Channel{ToServer, AckToServer, ToClient, FrameToClient} {
			if n := allocated(func() { _, _ = Decode(h.raw, from) }); n > enough {
				t.Errorf("%s over channel %d: %d bytes", h.name, from, n)
			}
		}
	}
}

func TestHostileFramesAllocateLittle(t *testing.T) {
	for name, b := range map[string][]byte{
		"16 MB":          {0xff, 0xff, 0xff, 0, 1, 2, 3},
		"one too many":   {0, MaxToServer >> 8, 1, 0},
		"no message":     {0, 0, 0, 60},
		"cut":            {0, 0, 9, 0, 1},
		"long padding":   {0, 0, 9, 200},
		"padding not 0":  append([]byte{0, 0, 1, 2, 0x90}, 0, 7),
		"a cut header":   {0, 0},
		"hidden message": append([]byte{0, 0, 2, 2, 0x91, 0x07}, 0x91, 0x07),
	} {
		var err error
		n := allocated(func() {
			s := streamReader{from: ToServer}
			_, err = s.next(bytes.NewReader(b))
		})
		if err == nil {
			t.Errorf("%s: accepted", name)
		}
		if n > enough {
			t.Errorf("%s: %d bytes allocated", name, n)
		}
		if _, err := openDatagram(b, AckToServer); err == nil || CodeOf(err) == Internal {
			t.Errorf("%s as a datagram: %v", name, err)
		}
	}
}

func TestGuardAllocatesNothing(t *testing.T) {
	raw, err := Encode(nil, &Hello{Protocol: 1, Build: "b", Name: "Ada", Token: make([]byte, TokenSize)})
	if err != nil {
		t.Fatal(err)
	}
	if n := testing.AllocsPerRun(100, func() { _, _ = Guard(raw, ToServer.limits()) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestLargestIntegersSurvive(t *testing.T) {
	lim := ToServer.limits()
	for _, raw := range [][]byte{
		append([]byte{0x91, 0xcf}, be64(math.MaxInt64)...),
		append([]byte{0x91, 0xd3}, be64(1<<63)...), // the least
	} {
		if _, err := Guard(raw, lim); err != nil {
			t.Errorf("% x: %v", raw, err)
		}
	}
}

func FuzzGuard(f *testing.F) {
	for _, h := range hostile {
		f.Add(h.raw)
	}
	for _, m := range samples() {
		raw, err := Encode(nil, m)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw)
	}
	lim := Limits{Size: 600, Elements: 40, Text: 50, Texts: 300, Bin: 60}
	f.Fuzz(func(t *testing.T, raw []byte) {
		n, err := Guard(raw, lim)
		if err != nil {
			if code := CodeOf(err); code < BadSize || code > BadNumber && code != BadLeftover {
				t.Fatalf("%v has code %d", err, code)
			}
			return
		}
		if n < 1 || n > lim.Elements || n >= len(raw) || len(raw) > lim.Size {
			t.Fatalf("%d elements in %d bytes passed", n, len(raw))
		}
		// A message that passed must be readable by the decoder to its end.
		walkWithDecoder(t, raw, n)
	})
}

// FuzzStream reads what a client may send, message by message, up to the first faulty one.
func FuzzStream(f *testing.F) {
	for _, h := range hostile {
		f.Add(framed(h.raw))
	}
	var all []byte
	for _, m := range samples() {
		if b, err := appendEnvelope(nil, m, PaddedSize); err == nil {
			f.Add(b)
			all = append(all, b...)
		}
	}
	f.Add(all)
	f.Fuzz(func(t *testing.T, raw []byte) {
		r := bytes.NewReader(raw)
		s := streamReader{from: ToServer}
		for {
			left := r.Len()
			m, err := s.next(r)
			if cap(s.buf) > MaxToServer+PaddedSize {
				t.Fatalf("%d bytes are kept for a message", cap(s.buf))
			}
			if err != nil {
				if code := CodeOf(err); code < BadSize && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
					t.Fatalf("%v has code %d", err, code)
				}
				return
			}
			if _, err := Encode(nil, m); err != nil {
				t.Fatalf("a %s that was let in cannot be said: %v", m.Kind(), err)
			}
			if r.Len() >= left {
				t.Fatal("a message has taken nothing")
			}
		}
	})
}
