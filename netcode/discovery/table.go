package discovery

import (
	"bytes"
	"errors"
	"fmt"

	"broadside/netcode"
	"broadside/sim/field"
)

// Table is what a table tells seekers about itself.
type Table struct {
	Standing
	Name        string
	Scenario    string
	Seats       int // for players
	Port        int // of the door, UDP
	Protocol    int // see netcode.Protocol
	Code        string
	Fingerprint netcode.Fingerprint
}

// Fields describes a Table.
func (t *Table) Fields(c field.Coder) {
	t.Name = netcode.CleanName(c.Text("name", netcode.CleanName(t.Name), netcode.MaxNameBytes))
	t.Scenario = netcode.CleanTitle(c.Text("scenario", netcode.CleanTitle(t.Scenario), netcode.MaxNameBytes))
	t.Standing.Fields(c)
	field.Int(c, "seats", &t.Seats, 0, maxSeats)
	field.Int(c, "port", &t.Port, 1, 1<<16-1)
	field.Int(c, "protocol", &t.Protocol, 0, 1<<15)
	field.Text(c, "code", &t.Code, CodeSize)
	f := c.Bytes("fingerprint", t.Fingerprint[:], len(t.Fingerprint))
	if copy(t.Fingerprint[:], f) != len(t.Fingerprint) {
		c.Fail(fmt.Errorf("fingerprint has %d bytes, not %d", len(f), len(t.Fingerprint)))
	}
}

// question is a seeker's datagram: a mark that the answer repeats, and the code of the one table
// that is to answer, or none.
type question struct {
	mark uint64
	code string
}

// Fields describes a question.
func (q *question) Fields(c field.Coder) {
	field.Uint64(c, "mark", &q.mark)
	field.Text(c, "code", &q.code, CodeSize)
}

// answer is a table's datagram.
type answer struct {
	mark  uint64
	table Table
}

// Fields describes an answer.
func (a *answer) Fields(c field.Coder) {
	field.Uint64(c, "mark", &a.mark)
	a.table.Fields(c)
}

// QuestionSize is the length of every question; answers are no longer.
const QuestionSize = 400

// The heads of datagrams. The digit is the version of the beacon, which has to change only when
// these few fields do.
const (
	questionHead = "BSDQ2"
	answerHead   = "BSDA2"
)

// errStrange means that a datagram is not one of ours.
var errStrange = errors.New("not a datagram of a beacon")

// seal encodes a record behind a head, padded to size.
func seal(head string, r field.Record, size int) ([]byte, error) {
	p := field.Packer{Buf: []byte(head)}
	r.Fields(&p)
	if err := p.Err(); err != nil {
		return nil, err
	}
	for len(p.Buf) < size {
		p.Buf = append(p.Buf, 0)
	}
	return p.Buf, nil
}

// open decodes a record from a datagram with the head, and ignores the padding.
func open(head string, b []byte, r field.Record) error {
	body, ours := bytes.CutPrefix(b, []byte(head))
	if !ours {
		return errStrange
	}
	u := field.Unpacker{Buf: body}
	r.Fields(&u)
	if err := u.Err(); err != nil {
		return err
	}
	if len(bytes.TrimLeft(u.Buf, "\x00")) != 0 {
		return errStrange
	}
	return nil
}
