//go:build unix

package main

import (
	"fmt"
	"reflect"
	"runtime"
	"strings"

	"broadside/sim/field"
	"broadside/sim/picture"
)

// hostile is the size of a hostile table's frame, in bytes.
const hostile = 24_600

func hostileScene(quick bool) (rows []row, shut func(), err error) {
	wide := []int{0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 36, 40, 45, 50, 60}
	if quick {
		wide = []int{0, 2, 4, 12, 24}
	}
	var frames []picture.Frame
	for _, l := range picture.Layouts() {
		for _, n := range wide {
			frames = append(frames, hostileFrame(reflect.TypeOf(l.Row).Elem(), strings.Repeat("x", n)))
		}
	}
	return []row{{
		what: fmt.Sprintf("memory that a station takes for a hostile frame of %.1f kB", hostile/1000.), unit: "kB", wanted: target{most: 102},
		ours: func() float64 {
			most := uint64(0)
			for i := range frames {
				most = max(most, allocated(func() { _, _ = picture.Patch(nil, &frames[i]) }).TotalAlloc)
			}
			return float64(most) / 1000
		},
	}}, func() {}, nil
}

// allocated returns what a function allocates.
func allocated(do func()) (m runtime.MemStats) {
	var before runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&m)
	m.Mallocs, m.TotalAlloc = m.Mallocs-before.Mallocs, m.TotalAlloc-before.TotalAlloc
	return m
}

// hostileFrame returns a whole picture with records of one kind that hold next to nothing but their
// keys, and a text that may let them pass.
func hostileFrame(kind reflect.Type, text string) (f picture.Frame) {
	const most = 1 << 13 // rows
	for count := 64; ; {
		p := &picture.Picture{Tick: 1}
		for _, list := range reflect.ValueOf(p).Elem().Fields() {
			if list.Kind() == reflect.Slice && list.Type().Elem() == kind {
				list.Set(reflect.MakeSlice(list.Type(), count, count))
				for i := range count {
					list.Index(i).Addr().Interface().(field.Record).Fields(&counter{left: int64(i + 1), text: text})
				}
			}
		}
		f = picture.Diff(nil, p.Flatten())
		fit := min(count*hostile/len(f.Bits), most)
		if fit >= count && fit <= count*21/20 {
			return f
		}
		count = fit
	}
}

// counter is a Coder that fills in records by counting through their first numbers, with text as
// their first text.
type counter struct {
	left int64
	text string
}

func (c *counter) Number(_ string, _, low, high int64) int64 {
	low = max(low, 0)
	high = max(high, low)
	many := high - low + 1
	v := low + c.left%many
	c.left /= many
	return v
}

func (c *counter) Text(_, _ string, most int) string {
	s := c.text[:min(most, len(c.text))]
	c.text = ""
	return s
}

func (c *counter) Bytes(_ string, b []byte, _ int) []byte { return b }

func (c *counter) Count(_ string, n, _ int) int { return n }

func (c *counter) Fail(error) {}

func (c *counter) Err() error { return nil }
