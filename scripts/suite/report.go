//go:build unix

package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// report prints the results of jobs.
type report struct {
	out     io.Writer
	root    string
	began   time.Time
	failed  []*job
	passed  int // tests
	ignored int // tests that skipped themselves
	broken  int // tests
	skipped int // jobs

	costs strings.Builder // what each job took, to keep costs.go up to date
}

func newReport(out io.Writer, root string) *report {
	return &report{out: out, root: root, began: time.Now()}
}

// tell prints the result of a finished job, and how much is left.
func (r *report) tell(j *job, left int, about time.Duration) {
	r.passed += j.result.passed
	r.ignored += j.result.skipped
	r.broken += len(j.result.failures)
	word, tests := "ok  ", ""
	if j.state == failed {
		word = "FAIL"
		r.failed = append(r.failed, j)
	}
	if j.tests != nil {
		tests = "1 test"
		if n := j.result.passed + j.result.skipped + len(j.result.failures); n != 1 {
			tests = fmt.Sprintf("%d tests", n)
		}
	}
	fmt.Fprintf(r.out, "%s %6.1f s  %-34s %9s   %s\n", word, j.result.took.Seconds(), j.name, tests, remaining(left, about))
	fmt.Fprintf(&r.costs, "%6.1f s, a core works %6.1f s: %s\n", j.result.took.Seconds(), j.result.cpu.Seconds(), j.name)
	if err := os.WriteFile(j.log(), j.result.output, 0o644); err != nil {
		fmt.Fprintln(r.out, err)
	}
	if j.state == failed {
		r.headlines(j)
	}
}

func remaining(left int, about time.Duration) string {
	if left == 0 {
		return ""
	}
	return fmt.Sprintf("%d left, about %v", left, max(time.Second, about.Round(time.Second)))
}

// log returns the file with all the output of a job.
func (j *job) log() string {
	return filepath.Join(folder, "logs", strings.NewReplacer("/", "-", " ", "-", "(", "", ")", "").Replace(j.name)+".log")
}

// headlines prints what failed, where, and how to repeat it.
func (r *report) headlines(j *job) {
	for _, f := range j.result.failures {
		fmt.Fprintf(r.out, "  %s: %s: %s\n", orElse(f.at, j.tests.of.dir), f.test, f.why)
		fmt.Fprintf(r.out, "    again: %s\n", f.again)
	}
	if n := j.result.cutOff; n > 0 {
		fmt.Fprintf(r.out, "  tests that were running as the program ended: %d\n", n)
	}
	if j.result.err != nil {
		if j.tests == nil {
			fmt.Fprint(r.out, indent(string(j.result.output), most))
		} else {
			fmt.Fprint(r.out, indent(lastLines(string(j.result.output), most), most))
			fmt.Fprintf(r.out, "    again: %s\n", strings.Replace(j.tests.again("x"), " -run '^x$'", "", 1))
		}
		fmt.Fprintf(r.out, "  %v\n", j.result.err)
	}
}

// most is how many lines of an output are shown; its log has them all.
const most = 40

// end prints the failures once more, with their output, and reports whether there are any.
func (r *report) end() (failed bool) {
	if len(r.failed) > 0 {
		fmt.Fprintln(r.out, "\nWhat failed:")
	}
	for _, j := range r.failed {
		fmt.Fprintf(r.out, "%s\n", j.name)
		r.headlines(j)
		for _, f := range j.result.failures {
			fmt.Fprint(r.out, indent(f.text, most))
		}
		fmt.Fprintf(r.out, "  all it said: %s\n", j.log())
	}
	fmt.Fprintf(r.out, "\nin %v", time.Since(r.began).Round(time.Second))
	if r.skipped > 0 {
		fmt.Fprintf(r.out, "; %d not run, since what they need failed", r.skipped)
	}
	broken := r.broken
	for _, j := range r.failed {
		if len(j.result.failures) == 0 {
			broken++
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "costs"), []byte(r.costs.String()), 0o644); err != nil {
		fmt.Fprintln(r.out, err)
	}
	fmt.Fprintf(r.out, "\n%d passed, %d failed, %d skipped\n", r.passed, broken, r.ignored)
	return broken > 0
}

func orElse(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

// indent indents a text, of at most most lines.
func indent(text string, most int) string {
	var b strings.Builder
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	for i, line := range lines {
		if i == most {
			fmt.Fprintf(&b, "    ... and %d more lines\n", len(lines)-most)
			break
		}
		if line != "" {
			fmt.Fprintf(&b, "    %s\n", line)
		}
	}
	return b.String()
}

func lastLines(text string, n int) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	return strings.Join(lines[max(0, len(lines)-n):], "\n")
}
