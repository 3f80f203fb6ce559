package netcode

import (
	"bytes"
	"math"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/vmihailenco/msgpack/v5"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
)

// forged clears a terminal in three ways, reverses the order of letters, and forges a line of the
// table.
const forged = "a\x1b[2J\u009b2J\u202e\u2066\u200b\x00\x7f\r\n  *  x\u2028\u2029\u0085\ue000\u061c  "

// planter is a Coder that writes a message as no client would send it: with forged in each of its
// texts.
type planter struct {
	filler
	enc      *msgpack.Encoder
	raw      bytes.Buffer
	elements int
	texts    int
	verbs    []crew.Verb // of the order, and of the one within it
	fact     event.Kind
}

func (p *planter) Number(name string, v, lo, hi int64) int64 {
	v = p.filler.Number(name, v, lo, hi)
	switch {
	case name == "fact":
		v = int64(p.fact)
	case name == "verb" && len(p.verbs) > 0:
		v, p.verbs = int64(p.verbs[0]), p.verbs[1:]
	case name == "verb":
		v = int64(crew.Call)
	}
	p.elements++
	p.Fail(p.enc.EncodeInt(v))
	return v
}

func (p *planter) Text(_, _ string, max int) string {
	s := forged
	for len(s) > max {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
	}
	p.elements++
	p.texts++
	p.Fail(p.enc.EncodeString(s))
	return s
}

func (p *planter) Bytes(_ string, _ []byte, max int) []byte {
	b := make([]byte, min(max, TokenSize))
	p.elements++
	p.Fail(p.enc.EncodeBytes(b))
	return b
}

func (p *planter) Count(_ string, _, max int) int {
	p.elements++
	n := min(max, 2)
	p.Fail(p.enc.EncodeInt(int64(n)))
	return n
}

// plant returns a message as bytes, and the number of its texts.
func plant(t *testing.T, k Kind, p *planter) (raw []byte, texts int) {
	t.Helper()
	p.enc = msgpack.NewEncoder(&p.raw)
	wayOf(k).fresh().Fields(p)
	if p.err != nil {
		t.Fatalf("%s: %v", k, p.err)
	}
	var head bytes.Buffer
	enc := msgpack.NewEncoder(&head)
	if err := enc.EncodeArrayLen(p.elements + 1); err != nil {
		t.Fatal(err)
	}
	if err := enc.EncodeInt(int64(k)); err != nil {
		t.Fatal(err)
	}
	return append(head.Bytes(), p.raw.Bytes()...), p.texts
}

// strung calls each with every string reachable from a value.
func strung(v reflect.Value, path string, each func(path, s string)) {
	switch v.Kind() {
	case reflect.String:
		each(path, v.String())
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			strung(v.Elem(), path, each)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			strung(v.Field(i), path+"."+v.Type().Field(i).Name, each)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			strung(v.Index(i), path, each)
		}
	}
}

// TestEveryTextIsCleanedAsItComesIn walks every text of every message, verb and
// fact by their descriptions.
func TestEveryTextIsCleanedAsItComesIn(t *testing.T) {
	found := 0
	try := func(k Kind, p *planter) {
		t.Helper()
		raw, texts := plant(t, k, p)
		for _, from := range []Channel{ToServer, ToClient} {
			if !wayOf(k).over.has(from) {
				continue
			}
			m, err := Decode(raw, from)
			if err != nil {
				t.Errorf("%s: %v", k, err)
				continue
			}
			strung(reflect.ValueOf(m), k.String(), func(path, s string) {
				if strings.HasPrefix(s, "a") {
					texts--
				}
				if Printable(s) != s || from == ToServer && Sentence(s) != s {
					t.Errorf("%s comes in as %q", path, s)
				}
			})
			found++
		}
		if texts > 0 {
			t.Errorf("%s: %d texts have not come in", k, texts)
		}
	}
	for k := Kind(1); k <= lastKind; k++ {
		switch k {
		case KindOrder:
			for v := crew.Verb(1); v <= crew.LastVerb; v++ {
				if sim.NewIntent(v) != nil {
					for n := range int64(4) {
						try(k, &planter{filler: filler{n: n}, verbs: []crew.Verb{v}})
					}
				}
			}
		case KindEvents:
			for f := range event.Kind(math.MaxUint8) {
				if sim.NewFact(f) != nil {
					try(k, &planter{fact: f})
				}
			}
		default:
			try(k, &planter{})
		}
	}
	if found < 300 {
		t.Errorf("only %d messages were tried", found)
	}
}

func TestPrintableLeavesNothingToObey(t *testing.T) {
	for in, want := range map[string]string{
		forged:            "a[2J2J \n  *  x",
		"▀▄█  two\n":      "▀▄█  two\n",
		"Zoë\u00a0Å\tb":   "Zoë Å b",
		"\xff\x9b31m":     "31m",
		"plain, as it is": "plain, as it is",
	} {
		if got := Printable(in); strings.TrimRight(got, " ") != want {
			t.Errorf("%q became %q, not %q", in, got, want)
		}
	}
}

func TestAReportStandsInColumns(t *testing.T) {
	r := &Report{Rows: []Row{
		{say.Of("Rounds played: %d.", 3)}, {},
		{"ship", "hits"}, {say.Name("Hesper\tII"), say.Name("4")}, {},
		{"Turning points:"},
	}}
	want := "ROUNDS PLAYED: 3.\n\nSHIP       HITS\nHESPER II  4\n\nTURNING POINTS:"
	if got := strings.Join(r.Lines(func(t say.Text) string { return strings.ToUpper(t.String()) }), "\n"); got != want {
		t.Errorf("it is told as\n%s\nand not as\n%s", got, want)
	}
}
