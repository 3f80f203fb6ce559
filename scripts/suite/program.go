//go:build unix

package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"
)

// quiet is how long a test program may go without a test beginning or ending before it counts as
// stuck. No single test takes a tenth of it on an idle machine.
const quiet = 10 * time.Minute

// testProgram is a package's compiled tests.
type testProgram struct {
	root    string
	of      testPackage
	program string
	args    []string
	raced   bool
	quiet   time.Duration
}

func test(root string, p testPackage, build *job, raced bool) *job {
	c := costOf(p.dir)
	seconds, cpu, kind := c.seconds, c.cpu, "plain"
	var args []string
	name := p.dir
	switch {
	case raced && c.split != "":
		seconds, cpu = c.racedSeconds, c.racedCPU
		args = append(args, "-test.skip="+c.split)
	case c.split != "":
		args = append(args, "-test.run="+c.split)
		name += " (unraced)"
	}
	if raced {
		kind = "race"
		name += " (raced)"
	}
	if cpu < seconds/2 { // it mostly waits, so more such programs may run at once
		args = append(args, "-test.parallel=8")
	}
	for _, step := range build.steps { // the folder that contains it
		for _, word := range step {
			if word == "./"+p.dir {
				for i := range step {
					if step[i] == "-o" {
						kind = strings.TrimSuffix(filepath.Base(step[i+1]), "/")
					}
				}
			}
		}
	}
	return &job{
		name: name, seconds: seconds, load: min(2, cpu/seconds), after: []*job{build},
		tests: &testProgram{root, p, filepath.Join(root, folder, kind, filepath.Base(p.dir)+".test"), args, raced, quiet},
	}
}

// again returns the command that repeats a test.
func (p *testProgram) again(test string) string {
	flags := "-tags " + tags
	if p.raced {
		flags = "-race"
	}
	var parts []string
	for part := range strings.SplitSeq(test, "/") {
		parts = append(parts, "^"+part+"$")
	}
	window := ""
	if strings.HasPrefix(p.of.dir, "cmd/station") {
		window = "scripts/window "
	}
	return fmt.Sprintf("%sgo test %s -count=1 -run '%s' ./%s", window, flags, strings.Join(parts, "/"), p.of.dir)
}

// result is the outcome of a job.
type result struct {
	took     time.Duration
	cpu      time.Duration // processor time
	output   []byte        // all of it
	err      error         // of a command, or of a program all of whose tests passed
	failures []failure     // of tests
	cutOff   int           // tests that were running when another ended the program
	passed   int
	skipped  int
}

func (r *result) failed() bool { return r.err != nil || len(r.failures) > 0 }

// collectRarely makes compilers and linters collect garbage less often: each ends soon, and a seventh of
// their time was spent on it.
const collectRarely = "GOGC=400"

func (j *job) do(ctx context.Context) result {
	began := time.Now()
	var r result
	if j.tests != nil {
		r = j.tests.run(ctx)
	}
	for _, words := range j.steps {
		c := exec.CommandContext(ctx, words[0], words[1:]...)
		c.Env = append(os.Environ(), collectRarely)
		out, err := inGroup(c).CombinedOutput()
		r.cpu += worked(c)
		r.output = append(r.output, out...)
		if err != nil {
			r.err = fmt.Errorf("%s: %w", strings.Join(words, " "), err)
			break
		}
	}
	r.took = time.Since(began)
	return r
}

// worked returns the processor time of a finished command and its children.
func worked(c *exec.Cmd) time.Duration {
	if c.ProcessState == nil {
		return 0
	}
	return c.ProcessState.UserTime() + c.ProcessState.SystemTime()
}

// inGroup makes a command and everything that it starts end together.
func inGroup(c *exec.Cmd) *exec.Cmd {
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
	return c
}

// translator returns the tool that translates the output of a test program.
var translator = sync.OnceValues(func() (string, error) {
	out, err := exec.Command("go", "tool", "-n", "test2json").Output()
	return strings.TrimSpace(string(out)), err
})

// event is what that tool reports about a test.
type event struct {
	Action, Test, Output string
}

func (p *testProgram) run(ctx context.Context) (r result) {
	if _, err := os.Stat(p.program); err != nil {
		r.err = err
		return r
	}
	tool, err := translator()
	if err != nil {
		r.err = err
		return r
	}
	args := append([]string{"-p", p.of.path, p.program, "-test.v=test2json", "-test.paniconexit0", "-test.timeout=0"}, p.args...)
	c := inGroup(exec.CommandContext(ctx, tool, args...))
	c.Dir = filepath.Join(p.root, p.of.dir)
	c.Env = append(os.Environ(), "GOGC=1600", "GOMEMLIMIT=512MiB", // memory is plentiful, and collecting it is an eighth of the work
		"BROADSIDE_SERVER="+filepath.Join(p.root, folder, "server"), "BROADSIDE_STATION="+filepath.Join(p.root, folder, "station"))
	if p.raced {
		c.Env = append(c.Env, "CGO_ENABLED=1") // for what its tests build
	}
	out, err := c.StdoutPipe()
	if err != nil {
		r.err = err
		return r
	}
	var said bytes.Buffer
	c.Stderr = &said
	if r.err = c.Start(); r.err != nil {
		return r
	}
	var ended sync.Once
	watch := time.AfterFunc(p.quiet, func() {
		ended.Do(func() {
			// SIGQUIT makes the program print the stacks of its goroutines.
			_ = syscall.Kill(-c.Process.Pid, syscall.SIGQUIT)
			time.AfterFunc(20*time.Second, func() { _ = c.Cancel() })
		})
	})
	tests := map[string]*outcome{}
	in := bufio.NewReader(out)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			break
		}
		var e event
		if json.Unmarshal(line, &e) != nil {
			r.output = append(r.output, line...)
			continue
		}
		if e.Action != "output" {
			watch.Reset(p.quiet)
		}
		r.output = append(r.output, e.Output...)
		o := tests[e.Test]
		if o == nil {
			o = &outcome{name: e.Test, order: len(tests)}
			tests[e.Test] = o
		}
		o.take(e)
	}
	r.err = c.Wait()
	r.cpu = worked(c)
	watch.Stop()
	r.output = append(r.output, said.Bytes()...)
	r.judge(p, tests)
	return r
}
