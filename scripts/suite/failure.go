//go:build unix

package main

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// outcome is the outcome of a test, or of the package if the name is empty.
type outcome struct {
	name   string
	order  int
	output strings.Builder
	end    string // "pass", "fail", "skip", or "" while it runs
}

func (o *outcome) take(e event) {
	switch e.Action {
	case "output":
		o.output.WriteString(e.Output)
	case "pass", "fail", "skip":
		o.end = e.Action
	}
}

// failure is a test that did not pass.
type failure struct {
	test  string
	at    string // "sim/ram_test.go:12", or ""
	why   string // in one line
	text  string // its whole output
	again string // the command that repeats it
	own   bool   // it failed by itself, and not because the program ended
}

// judge counts the tests and collects the failures. Tests that did not end are only counted if
// another failed, which may have ended the program.
func (r *result) judge(p *testProgram, tests map[string]*outcome) {
	all := slices.SortedFunc(maps.Values(tests), func(a, b *outcome) int { return cmp.Compare(a.order, b.order) })
	within := func(o *outcome) bool { // a subtest failed, which says more
		return slices.ContainsFunc(all, func(k *outcome) bool {
			return strings.HasPrefix(k.name, o.name+"/") && k.end != "pass" && k.end != "skip"
		})
	}
	for _, o := range all {
		top := o.name != "" && !strings.Contains(o.name, "/")
		switch {
		case o.name == "":
		case o.end == "pass" && top:
			r.passed++
		case o.end == "skip" && top:
			r.skipped++
		case o.end == "fail" && !within(o) || o.end == "" && r.err != nil && !within(o):
			r.failures = append(r.failures, p.explain(o, string(r.output)))
		}
	}
	if own := slices.DeleteFunc(slices.Clone(r.failures), func(f failure) bool { return !f.own }); len(own) > 0 {
		r.cutOff, r.failures = len(r.failures)-len(own), own
	}
	if len(r.failures) > 0 {
		r.err = nil
	}
}

var (
	logged  = regexp.MustCompile(`(?m)^ {4,}([\w./-]+\.go):(\d+): (.*)$`)
	framed  = regexp.MustCompile(`(?m)^(?:\t| {6})([^\s:]+\.go):(\d+)`)
	markers = regexp.MustCompile(`(?m)^=== .*\n`)
	repeats = regexp.MustCompile(`(?m)to repeat it: (.*)$`) // a test may print its own command
	panics  = regexp.MustCompile(`(?m)^(?:panic|fatal error): .*$`)
)

// explain finds out where a test failed and why.
func (p *testProgram) explain(o *outcome, output string) failure {
	f := failure{test: o.name, text: markers.ReplaceAllString(o.output.String(), ""), again: p.again(o.name), own: true}
	if m := repeats.FindStringSubmatch(f.text); m != nil {
		f.again = m[1]
	}
	if broken := panics.FindString(f.text); broken != "" {
		f.why, f.at = broken, p.frame(f.text[strings.Index(f.text, broken):], ".go")
		return f
	}
	if !strings.Contains(f.text, "--- FAIL") { // though it may count as failed if it was the last to print something
		f.why, f.own = "it did not end", false
		if strings.Contains(output, "SIGQUIT: quit") {
			f.why = fmt.Sprintf("for %v no test of the package has begun or ended; this one was running", p.quiet)
		} else if broken := panics.FindString(output); broken != "" {
			f.why = "the program ended in it: " + broken
		}
		// Find the stack of the test's own function.
		name, _, _ := strings.Cut(o.name, "/")
		for stack := range strings.SplitSeq(output, "\n\n") {
			if strings.Contains(stack, "."+name+"(") || strings.Contains(stack, "."+name+".func") {
				f.at = p.frame(stack, "_test.go")
				break
			}
		}
		f.text = ""
		return f
	}
	if all := logged.FindAllStringSubmatch(f.text, -1); len(all) > 0 {
		for _, line := range slices.Backward(all) {
			at := p.of.dir + "/" + filepath.Base(line[1]) + ":" + line[2]
			if f.at == "" {
				f.at, f.why = at, line[3]
			}
			if !p.onlyLogs(at) {
				f.at, f.why = at, line[3]
				break
			}
		}
	}
	if strings.Contains(f.text, "WARNING: DATA RACE") {
		f.why, f.at = "a data race", p.frame(f.text, ".go")
	}
	return f
}

// onlyLogs reports whether a place in the source only logs, as a test's last output often does.
func (p *testProgram) onlyLogs(at string) bool {
	file, number, _ := strings.Cut(at, ":")
	source, err := os.ReadFile(filepath.Join(p.root, file))
	if err != nil {
		return false
	}
	n, _ := strconv.Atoi(number)
	lines := strings.Split(string(source), "\n")
	return 0 < n && n <= len(lines) && strings.Contains(lines[n-1], ".Log")
}

// frame returns the first place of the project in a stack. Its paths begin with the project's
// folder or, in a trimmed build, with its name.
func (p *testProgram) frame(stack, ending string) string {
	module := strings.TrimSuffix(p.of.path, p.of.dir)
	for _, m := range framed.FindAllStringSubmatch(stack, -1) {
		rest, ours := strings.CutPrefix(m[1], p.root+"/")
		if !ours {
			rest, ours = strings.CutPrefix(m[1], module)
		}
		if ours && strings.HasSuffix(rest, ending) {
			return rest + ":" + m[2]
		}
	}
	return ""
}
