package journal

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/scenario"
)

// Reader reads a journal.
type Reader struct {
	Header   Header
	Library  *shipyard.Library
	Scenario *scenario.Scenario
	Start    State // what the journal begins with

	kept []byte
	good int
	last int64 // the tick that was read last
}

// NewReader reads what precedes the ticks. The error wraps ErrVersion, ErrTorn or
// ErrDamaged.
func NewReader(r io.Reader) (*Reader, error) {
	kept, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	return new(Opener).NewReader(kept)
}

// Opener begins and opens journals and snapshots. It packs and unpacks the data of a
// battle, which takes longest, once for as long as it stays the same. It is for use by
// one goroutine.
type Opener struct {
	known []known // recently packed or unpacked data, the oldest first
}

// known is the data of a battle, packed and unpacked.
type known struct {
	packed []byte
	made   contents
}

// maxKnown is for how many battles an Opener caches the data.
const maxKnown = 4

// find returns the cached data of a battle, or nil.
func (o *Opener) find(is func(known) bool) *known {
	if i := slices.IndexFunc(o.known, is); i >= 0 {
		return &o.known[i]
	}
	return nil
}

func (o *Opener) learn(k known) {
	o.known = append(o.known[max(0, len(o.known)-maxKnown+1):], k)
}

// unpack unpacks the data of a battle.
func (o *Opener) unpack(d *Data) (contents, error) {
	if k := o.find(func(k known) bool { return bytes.Equal(k.packed, d.packed) }); k != nil {
		return k.made, nil
	}
	made, err := d.unpack()
	if err == nil {
		o.learn(known{bytes.Clone(d.packed), made})
	}
	return made, err
}

// pack packs the data of a battle.
func (o *Opener) pack(s contents) (*Data, error) {
	if k := o.find(func(k known) bool { return k.made == s }); k != nil {
		return &Data{k.packed}, nil
	}
	d, err := packData(s)
	if err == nil {
		o.learn(known{d.packed, s})
	}
	return d, err
}

// NewReader does what the function NewReader does, for a journal in memory.
func (o *Opener) NewReader(kept []byte) (*Reader, error) {
	j := &Reader{kept: kept}
	var err error
	if j.good, err = version(kept); err != nil {
		return nil, err
	}
	var d Data
	for _, into := range []Entry{&j.Header, &d, &j.Start} {
		body, next, err := frame(kept, j.good)
		if err == nil {
			err = unpack(body, into)
		}
		if err != nil {
			return nil, j.explain(err)
		}
		j.good = next
	}
	j.last = j.Start.Tick
	made, err := o.unpack(&d)
	if err != nil {
		return nil, err
	}
	j.Library, j.Scenario = made.Library, made.Scenario
	return j, nil
}

// version reads the first line, and returns its length.
func version(kept []byte) (int, error) {
	line, _, whole := strings.Cut(string(kept[:min(len(kept), len(magic)+8)]), "\n")
	switch {
	case len(kept) == 0:
		return 0, &DamageError{Torn: true, Cause: errEmpty}
	case !whole && strings.HasPrefix(magic+" "+strconv.Itoa(Version)+"\n", line):
		return 0, &DamageError{Torn: true, Cause: errLine}
	case !whole || !strings.HasPrefix(line, magic):
		return 0, fmt.Errorf("%w: it does not begin as one", ErrVersion)
	case line == magic:
		return 0, fmt.Errorf("%w: it has version 1, and this program reads version %d; play it with the program that wrote it", ErrVersion, Version)
	}
	n, err := strconv.Atoi(strings.TrimPrefix(line, magic+" "))
	if err != nil {
		return 0, fmt.Errorf("%w: its first line is damaged", ErrVersion)
	}
	if n != Version {
		return 0, fmt.Errorf("%w: it has version %d, and this program reads version %d; play it with the program that wrote it", ErrVersion, n, Version)
	}
	return len(line) + 1, nil
}

// Next returns the next record: a *Tick, *Roster, *State or *Closing. The error is io.EOF
// after the last one, and a *DamageError if the rest cannot be read.
func (j *Reader) Next() (Entry, error) {
	if j.good == len(j.kept) {
		return nil, io.EOF
	}
	body, next, err := frame(j.kept, j.good)
	var e Entry
	if err == nil {
		e, err = decode(body)
	}
	if err != nil {
		return nil, j.explain(err)
	}
	j.good = next
	switch e := e.(type) {
	case *Tick:
		j.last = e.Tick
	case *State:
		j.last = e.Tick
	}
	return e, nil
}

// GoodBytes returns how many bytes hold whole records, which are what to keep of a torn
// journal.
func (j *Reader) GoodBytes() int64 { return int64(j.good) }

// Errors of a record.
var (
	errEmpty    = errors.New("it is empty")
	errLine     = errors.New("its first line is not whole")
	errShort    = errors.New("the record is not whole")
	errChecksum = errors.New("its checksum is wrong")
	errKind     = errors.New("there is no such record")
)

// frame returns the body of the record at an offset, and where the next one begins.
func frame(b []byte, at int) (body []byte, next int, err error) {
	if len(b)-at < frameSize {
		return nil, at, errShort
	}
	size := int64(binary.LittleEndian.Uint32(b[at:]))
	if size == 0 || size > MaxRecord || size > int64(len(b)-at-frameSize) {
		return nil, at, errShort
	}
	next = at + frameSize + int(size)
	body = b[at+frameSize : next]
	if checksum(b[at:at+4], body) != binary.LittleEndian.Uint32(b[at+4:]) {
		return nil, at, errChecksum
	}
	return body, next, nil
}

func decode(body []byte) (Entry, error) {
	e := newEntry(kind(body[0]))
	if e == nil {
		return nil, errKind
	}
	return e, field.Unpack(body[1:], e)
}

func unpack(body []byte, into Entry) error {
	if kind(body[0]) != into.kind() {
		return errKind
	}
	return field.Unpack(body[1:], into)
}
