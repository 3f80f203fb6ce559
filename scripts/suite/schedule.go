//go:build unix

package main

import (
	"context"
	"slices"
	"time"
)

// whole is the load of a job that uses all cores by itself.
const whole = -1

// job is one thing to do.
type job struct {
	name    string
	seconds float64 // expected, alone on an idle machine with two cores
	load    float64 // of one core, or whole
	after   []*job

	steps [][]string   // commands, one after the other; or else
	tests *testProgram // a test program

	state  state
	began  time.Time
	result result
}

type state uint8

const (
	waiting state = iota
	running
	passed
	failed
	skipped // a job that it needs has failed
)

// schedule runs jobs in parallel, no more than keep the cores busy.
type schedule struct {
	cores  float64
	jobs   []*job
	report *report
}

func (s *schedule) run(ctx context.Context) {
	done := make(chan *job)
	for {
		for j := s.next(ctx); j != nil; j = s.next(ctx) {
			j.state, j.began = running, time.Now()
			go func() {
				j.result = j.do(ctx)
				done <- j
			}()
		}
		if !slices.ContainsFunc(s.jobs, func(j *job) bool { return j.state == running }) {
			return
		}
		j := <-done
		if j.state = passed; j.result.failed() {
			j.state = failed
		}
		s.skip()
		if ctx.Err() == nil {
			left, about := s.left()
			s.report.tell(j, left, about)
		}
	}
}

// next returns the job to start now, the one with the longest way to the end, or nil.
func (s *schedule) next(ctx context.Context) *job {
	if ctx.Err() != nil {
		return nil
	}
	busy := 0.0
	for _, j := range s.jobs {
		if j.state == running {
			busy += s.loadOf(j)
		}
	}
	var best *job
	for _, j := range s.jobs {
		// Slightly more than the cores can do keeps them busy when a job waits.
		fits := busy == 0 || busy+s.loadOf(j) <= s.cores+0.3
		if j.state == waiting && s.ready(j) && fits && (best == nil || s.way(j) > s.way(best)) {
			best = j
		}
	}
	return best
}

func (s *schedule) loadOf(j *job) float64 {
	if j.load == whole {
		return s.cores
	}
	return j.load
}

func (s *schedule) ready(j *job) bool {
	return !slices.ContainsFunc(j.after, func(a *job) bool { return a.state != passed })
}

// way returns the time from the start of a job to the end of the last one that depends on it.
func (s *schedule) way(j *job) float64 {
	longest := 0.0
	for _, k := range s.jobs {
		if k.state == waiting && slices.Contains(k.after, j) {
			longest = max(longest, s.way(k))
		}
	}
	return j.seconds + longest
}

// skip gives up the jobs that need a failed one.
func (s *schedule) skip() {
	for again := true; again; {
		again = false
		for _, j := range s.jobs {
			lost := func(a *job) bool { return a.state == failed || a.state == skipped }
			if j.state == waiting && slices.ContainsFunc(j.after, lost) {
				j.state, again = skipped, true
				s.report.skipped++
			}
		}
	}
}

// left returns how many jobs are unfinished and about how long they will take. Builds are assumed
// to go on at the pace of earlier builds and tests at that of earlier tests, since a first build
// can be slow on a machine whose tests are not.
func (s *schedule) left() (jobs int, about time.Duration) {
	work, longest := 0.0, 0.0
	for _, j := range s.jobs {
		rest, way := 0.0, 0.0
		switch j.state {
		case waiting:
			rest, way = j.seconds, s.way(j)
		case running:
			rest = max(1, j.seconds-time.Since(j.began).Seconds())
			way = rest
		default:
			continue
		}
		jobs++
		pace := s.pace(j.tests != nil)
		work += pace * rest * s.loadOf(j)
		longest = max(longest, pace*way)
	}
	return jobs, time.Duration(max(work/s.cores, longest) * float64(time.Second))
}

// pace returns by what factor the tests, or all other jobs, have taken longer than expected so far.
func (s *schedule) pace(tests bool) float64 {
	expected, took := 0.0, 0.0
	for _, j := range s.jobs {
		if (j.tests != nil) == tests && (j.state == passed || j.state == failed) {
			expected += j.seconds
			took += j.result.took.Seconds()
		}
	}
	if expected <= 20 {
		return 1
	}
	return min(10, max(0.5, took/expected))
}
