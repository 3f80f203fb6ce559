package field

import (
	"errors"
	"fmt"
)

// Row is a flat record: its numbers and its texts, in the order of its fields.
type Row struct {
	Numbers []int64
	Texts   []string
}

// RowWriter is a Coder that appends a record's fields to a Row. It fails for records with
// lists or bytes, which are not flat.
type RowWriter struct {
	Row
	err error
}

// ErrNotFlat means that a record contains a list or bytes.
var ErrNotFlat = errors.New("the record is not flat")

func (w *RowWriter) Number(_ string, v, _, _ int64) int64 {
	w.Numbers = append(w.Numbers, v)
	return v
}

func (w *RowWriter) Text(_, s string, _ int) string {
	w.Texts = append(w.Texts, s)
	return s
}

func (w *RowWriter) Bytes(_ string, b []byte, _ int) []byte {
	w.Fail(ErrNotFlat)
	return b
}

func (w *RowWriter) Count(_ string, n, _ int) int {
	w.Fail(ErrNotFlat)
	return n
}

func (w *RowWriter) Fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

func (w *RowWriter) Err() error { return w.err }

// RowReader is the Coder that reads a Row, checking each number against its range.
type RowReader struct {
	Row
	err error
}

func (r *RowReader) Number(name string, v, lo, hi int64) int64 {
	if r.err != nil {
		return v
	}
	if len(r.Numbers) == 0 {
		r.err = fmt.Errorf("%s: %w", name, ErrShort)
		return v
	}
	x := r.Numbers[0]
	if r.err = Check(name, x, lo, hi); r.err != nil {
		return v
	}
	r.Numbers = r.Numbers[1:]
	return x
}

func (r *RowReader) Text(name, s string, max int) string {
	if r.err != nil {
		return s
	}
	if len(r.Texts) == 0 {
		r.err = fmt.Errorf("%s: %w", name, ErrShort)
		return s
	}
	x := r.Texts[0]
	if r.err = CheckLength(name, len(x), max); r.err != nil {
		return s
	}
	r.Texts = r.Texts[1:]
	return x
}

func (r *RowReader) Bytes(_ string, b []byte, _ int) []byte {
	r.Fail(ErrNotFlat)
	return b
}

func (r *RowReader) Count(_ string, n, _ int) int {
	r.Fail(ErrNotFlat)
	return n
}

func (r *RowReader) Fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

func (r *RowReader) Err() error { return r.err }
