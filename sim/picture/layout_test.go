package picture

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"broadside/sim/field"
)

// filler is a Coder that writes random numbers within their ranges, and notes the first of
// each name.
type filler struct {
	random *rand.Rand
	were   map[string]uint64
	most   map[string]int64

	limits map[string]int64 // lower than the range, for some names
}

func (f *filler) Number(name string, _, lo, hi int64) int64 {
	if least, has := f.limits[name]; has {
		hi = min(hi, least)
	}
	v := lo + f.random.Int64N(hi-lo+1)
	if _, again := f.were[name]; !again {
		f.were[name], f.most[name] = uint64(v), hi
	}
	return v
}

func (f *filler) Text(string, string, int) string  { return "" }
func (f *filler) Bytes(string, []byte, int) []byte { return nil }
func (f *filler) Count(string, int, int) int       { return 0 }
func (f *filler) Fail(error)                       {}
func (f *filler) Err() error                       { return nil }

// of returns a function that returns the key of any row of a section.
func of[T any](key func(*T) uint64) func(field.Record) uint64 {
	return func(r field.Record) uint64 { return key(any(r).(*T)) }
}

// keys has the key functions of the sections' rows.
var keys = [sectionCount]func(field.Record) uint64{
	headSection: func(field.Record) uint64 { return 0 },
	textSection: of(textKey), goalSection: of(goalKey), contactSection: of(contactKey), conditionSection: of(conditionKey), objectSection: of(objectKey),
	sheetSection: of(sheetKey), mountSection: of(mountKey), crewSection: of(crewKey), legSection: of(legKey), turnSection: of(turnKey),
	optionSection: of(optionKey), heldSection: of(heldKey), classSection: of(classKey), triggerSection: of(triggerKey), featureSection: of(featureKey),
	deckSection: of(deckKey), lineSection: of(lineKey), consoleSection: of(consoleKey), mineSection: of(mineKey), thingSection: of(thingKey),
	personSection: of(personKey), selfSection: of(selfKey), stockSection: of(stockKey), gearSection: of(gearKey), stepSection: of(stepKey), actSection: of(actKey),
	reachedSection: of(reachedKey),
}

// TestLayoutsTellTheKeys reads the key of each section as docs/wire.md describes it, and
// checks that it is the key of the row, and that its parts do not overlap.
func TestLayoutsTellTheKeys(t *testing.T) {
	for i, l := range Layouts() {
		f := filler{rand.New(rand.NewPCG(1, 2)), map[string]uint64{}, map[string]int64{}, nil}
		if i == optionSection {
			f.limits = map[string]int64{"number": 63, "role": 7} // the seat of an option is at a console
		}
		for range 200 {
			clear(f.were)
			l.Row.Fields(&f)
			want := told(t, l.Key, f.were)
			if got := keys[i](l.Row); got != want {
				t.Fatalf("%s: the key of %v is %x, and by %q it is %x", l.Name, f.were, got, l.Key, want)
			}
		}
		used := uint64(0)
		for _, part := range strings.Split(l.Key, "|") {
			name, by := partOf(t, part)
			bits := uint64(1)
			for bits <= uint64(f.most[name]) {
				bits <<= 1
			}
			if used&((bits-1)<<by) != 0 {
				t.Errorf("%s: %s runs into what is above it in %q", l.Name, name, l.Key)
			}
			used |= (bits - 1) << by
		}
	}
}

// told returns the key by its description.
func told(t *testing.T, key string, of map[string]uint64) (sum uint64) {
	for _, part := range strings.Split(strings.NewReplacer("(", "", ")", "", "+", "|").Replace(key), "|") {
		name, by := partOf(t, part)
		v, err := strconv.ParseUint(name, 10, 64)
		if known, has := of[name]; has {
			v, err = known, nil
		}
		if err != nil {
			t.Fatalf("the row has no %q, of which the key %q is made", name, key)
		}
		sum += v << by
	}
	return sum
}

func partOf(t *testing.T, part string) (name string, by int) {
	part, _, _ = strings.Cut(part, ")") // what is added there shares the bits
	name, shift, shifted := strings.Cut(strings.Trim(part, " ("), "<<")
	if shifted {
		n, err := strconv.Atoi(shift)
		if err != nil {
			t.Fatal(err)
		}
		by = n
	}
	return name, by
}
