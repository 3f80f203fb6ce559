// Package dice holds chance as state: a tray of dice that is part of the world,
// so that the same orders throw the same dice on every machine. Every throw
// names its cause, and every roll keeps its dice, its modifiers by name and its
// reasons for advantage, so that it can be explained to those who may know it.
package dice

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"

	"broadside/sim/field"
	"broadside/sim/say"
)

// Errors of a tray whose dice are fixed by a story.
var (
	ErrNoDie    = errors.New("no die is left for this throw")
	ErrWrongDie = errors.New("the fixed die does not fit this throw")
)

// Limits of a tray.
const (
	MaxFixed  = 1024 // fixed dice that a story may lay out at once
	MaxLoaded = 64   // dice that a GM may set before they are thrown
	MaxFaces  = 1000
)

// Fixed is a die laid out beforehand. Faces 0 fits every throw. Value 0 leaves it to
// chance, so that a GM can skip some dice of a roll.
type Fixed struct {
	Faces, Value int16
}

// Fields describes a Fixed.
func (f *Fixed) Fields(c field.Coder) {
	field.Int(c, "faces", &f.Faces, 0, MaxFaces)
	field.Int(c, "value", &f.Value, 0, MaxFaces)
}

// Shown is a die that shows what it has shown before.
type Shown struct {
	Fixed
	Ruled bool // set by a GM or a story, not by chance
}

// Fields describes a Shown.
func (d *Shown) Fields(c field.Coder) {
	d.Fixed.Fields(c)
	field.Bool(c, "ruled", &d.Ruled)
}

// FixedList describes a list of fixed dice.
func FixedList(c field.Coder, list *[]Fixed) {
	field.List(c, "dice", list, MaxLoaded, func(c field.Coder, d *Fixed) { d.Fields(c) })
}

// Tray is the source of chance in a world. The zero Tray is seeded with zero.
type Tray struct {
	pcg    rand.PCG
	script bool    // only fixed dice: a throw without one is an error
	fixed  []Shown // thrown first, in order
	err    error   // the first throw that fixed dice did not cover
	thrown []Shown // what Record asked for
	record bool
}

// Seed makes the tray throw the series of dice of a seed.
func (t *Tray) Seed(seed uint64) {
	*t = Tray{}
	t.pcg.Seed(seed, 0x9e3779b97f4a7c15)
}

// Script makes the tray accept only fixed dice, as in a story.
func (t *Tray) Script() { t.script = true }

// Lay adds fixed dice, which the next throws take in order.
func (t *Tray) Lay(dice ...Fixed) {
	for _, d := range dice {
		t.Repeat(Shown{d, true})
	}
}

// Repeat adds dice that have been thrown before, which the next throws take in order.
func (t *Tray) Repeat(dice ...Shown) { t.fixed = append(t.fixed, dice...) }

// LaidOut returns the number of fixed dice that have not been thrown.
func (t *Tray) LaidOut() int { return len(t.fixed) }

// Clear removes the remaining fixed dice.
func (t *Tray) Clear() { t.fixed = t.fixed[:0] }

// TakeLaid removes and returns the remaining fixed dice.
func (t *Tray) TakeLaid() []Shown {
	left := append([]Shown(nil), t.fixed...)
	t.Clear()
	return left
}

// Err returns the first throw that fixed dice did not cover, with its cause.
func (t *Tray) Err() error { return t.err }

// SecretNumber returns a number that cannot be guessed without knowing the tray. It
// throws nothing.
func (t *Tray) SecretNumber() uint64 {
	var room [32]byte
	hi, lo := t.state(room[:0])
	return hi*0x9e3779b97f4a7c15 ^ lo
}

// Record makes the tray remember its throws, for Thrown.
func (t *Tray) Record() { t.record, t.thrown = true, t.thrown[:0] }

// Thrown ends the recording and returns every die thrown since Record.
func (t *Tray) Thrown() []Shown {
	thrown := t.thrown
	t.record, t.thrown = false, nil
	return thrown
}

func (f Fixed) String() string {
	if f.Faces == 0 {
		return fmt.Sprintf("a die showing %d", f.Value)
	}
	return fmt.Sprintf("a d%d showing %d", f.Faces, f.Value)
}

// Throw throws a die with the given number of faces. The second result reports whether
// the die was laid out by a GM or a story.
func (t *Tray) Throw(faces int, cause string) (int, bool) {
	value, ruled, err := t.throw(faces)
	if err != nil {
		t.fail(err, cause)
	}
	return value, ruled
}

// throwFor does the same for a cause that is put into words only if there is no die left
// for it.
func (t *Tray) throwFor(faces int, cause say.Text) (int, bool) {
	value, ruled, err := t.throw(faces)
	if err != nil {
		t.fail(err, say.English(cause, nil))
	}
	return value, ruled
}

func (t *Tray) throw(faces int) (int, bool, error) {
	value, ruled, err := t.next(faces)
	if t.record {
		t.thrown = append(t.thrown, Shown{Fixed{int16(faces), int16(value)}, ruled})
	}
	return value, ruled, err
}

func (t *Tray) next(faces int) (value int, ruled bool, err error) {
	for i, f := range t.fixed {
		if f.Faces != 0 && int(f.Faces) != faces || int(f.Value) > faces {
			if t.script {
				return 1, true, fmt.Errorf("%w: %s, where a d%d is thrown", ErrWrongDie, f, faces)
			}
			continue // a GM's die waits for a matching throw
		}
		t.fixed = append(t.fixed[:i], t.fixed[i+1:]...)
		if f.Value != 0 {
			return int(f.Value), f.Ruled, nil
		}
		break
	}
	if t.script {
		return 1, true, fmt.Errorf("%w: a d%d", ErrNoDie, faces)
	}
	return 1 + int(t.below(uint64(faces))), false, nil
}

func (t *Tray) fail(err error, cause string) {
	if t.err == nil {
		t.err = fmt.Errorf("%w for %s", err, cause)
	}
}

// below draws evenly from 0..n-1. Draws that would favour small numbers are discarded.
func (t *Tray) below(n uint64) uint64 {
	for {
		x := t.pcg.Uint64()
		if r := x % n; x-r <= -n {
			return r
		}
	}
}

// Fields describes the state of the generator.
func (t *Tray) Fields(c field.Coder) {
	var room [32]byte
	hi, lo := t.state(room[:0])
	wasHi, wasLo := hi, lo
	hi = uint64(c.Number("chance high", int64(hi), -1<<63, 1<<63-1))
	lo = uint64(c.Number("chance low", int64(lo), -1<<63, 1<<63-1))
	if hi != wasHi || lo != wasLo {
		t.pcg.Seed(hi, lo)
	}
	field.Bool(c, "script", &t.script)
	field.List(c, "fixed dice", &t.fixed, MaxFixed, func(c field.Coder, d *Shown) { d.Fields(c) })
}

// state reads the two words of the generator, which exposes them only as bytes after a
// four-byte label.
func (t *Tray) state(room []byte) (hi, lo uint64) {
	b, err := t.pcg.AppendBinary(room)
	if err != nil || len(b) != 20 {
		panic("dice: the generator does not tell its state")
	}
	return binary.BigEndian.Uint64(b[4:]), binary.BigEndian.Uint64(b[12:])
}
