package journal

import "fmt"

// DamageError reports where a journal cannot be read any farther, and whether a power cut
// explains that. It wraps ErrTorn or ErrDamaged.
type DamageError struct {
	At    int64 // offset of the first unreadable record
	After int64 // the last tick before it
	Next  int64 // offset from which records can be read again, or 0
	Later int64 // the last tick after it, or 0
	Torn  bool  // nothing from here on was known to be on the disk
	Cause error
}

func (d *DamageError) Error() string {
	if d.Torn {
		return fmt.Sprintf("%v at byte %d, after tick %d: %v", ErrTorn, d.At, d.After, d.Cause)
	}
	return fmt.Sprintf("%v at byte %d, after tick %d: %v, and good records follow from byte %d, up to tick %d",
		ErrDamaged, d.At, d.After, d.Cause, d.Next, d.Later)
}

// Unwrap returns ErrTorn or ErrDamaged, and the cause.
func (d *DamageError) Unwrap() []error {
	if d.Torn {
		return []error{ErrTorn, d.Cause}
	}
	return []error{ErrDamaged, d.Cause}
}

// explain returns why the record after the good ones cannot be read. If a later record
// says that it had reached the disk, it has changed since; otherwise the end of the
// journal was still being written.
func (j *Reader) explain(cause error) error {
	d := &DamageError{At: int64(j.good), After: j.last, Torn: true, Cause: cause}
	for at := j.good + 1; at < len(j.kept); {
		tick, synced, next := j.claim(at)
		if next == at {
			at++
			continue
		}
		if d.Next == 0 {
			d.Next = int64(at)
		}
		d.Later = max(d.Later, tick)
		d.Torn = d.Torn && synced <= d.At
		at = next
	}
	return d
}

// claim returns what the record at an offset says of the journal before it, and where the
// next one begins, which is at if there is no record here.
func (j *Reader) claim(at int) (tick, synced int64, next int) {
	body, next, err := frame(j.kept, at)
	if err != nil {
		return 0, 0, at
	}
	switch e, err := decode(body); e := e.(type) {
	case *Tick:
		if err == nil {
			return e.Tick, e.Synced, next
		}
	case *Closing:
		if err == nil {
			return 0, e.Synced, next
		}
	}
	return 0, 0, at
}
