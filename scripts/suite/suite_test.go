//go:build unix

package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// sick is a package whose tests fail in every way.
const sick = `package sick

import (
	"os"
	"testing"
	"time"
)

func TestWell(t *testing.T) {}

func TestSkips(t *testing.T) { t.Skip("no") }

func TestWrong(t *testing.T) {
	t.Run("a part", func(t *testing.T) {
		t.Cleanup(func() { t.Log("the end") })
		t.Errorf("%d is not 4", 3)
	})
	t.Run("another", func(t *testing.T) {})
}

func TestPanics(t *testing.T) {
	var p *int
	*p = 1
}

func TestStuck(t *testing.T) { time.Sleep(time.Hour) }

func TestTogether(t *testing.T) {
	broken := make(chan bool)
	t.Run("waits", func(t *testing.T) {
		t.Parallel()
		<-broken
		time.Sleep(50 * time.Millisecond)
		t.Log("the last to say something")
		time.Sleep(time.Hour)
	})
	t.Run("breaks", func(t *testing.T) {
		t.Parallel()
		t.Cleanup(func() { close(broken); time.AfterFunc(200*time.Millisecond, func() { os.Exit(3) }) })
		t.Error("too few")
		t.Log("to repeat it: make it SEED=5")
	})
}
`

// built builds that package and returns its program.
func built(t *testing.T) *testProgram {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module sick\n\ngo 1.26\n", "in/sick_test.go": sick} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := &testProgram{root: root, of: testPackage{"sick/in", "in"}, program: filepath.Join(root, "in.test"), quiet: quiet}
	c := exec.Command("go", "test", "-c", "-o", p.program, "./in")
	c.Dir = root
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return p
}

func TestFailuresAreToldWithTheirPlaceAndHowToRepeatThem(t *testing.T) {
	p := built(t)
	for _, row := range []struct {
		run   string
		quiet time.Duration
		want  failure // why contains some of the words
	}{
		{"TestWrong|TestWell|TestSkips", quiet, failure{test: "TestWrong/a_part", at: "in/sick_test.go:16", why: "3 is not 4", again: "-run '^TestWrong$/^a_part$' ./in"}},
		{"TestPanics", quiet, failure{test: "TestPanics", at: "in/sick_test.go:23", why: "panic: runtime error: invalid memory address", again: "-run '^TestPanics$' ./in"}},
		{"TestStuck", time.Second, failure{test: "TestStuck", at: "in/sick_test.go:26", why: "no test of the package has begun or ended", again: "-run '^TestStuck$' ./in"}},
		{"TestTogether", quiet, failure{test: "TestTogether/breaks", at: "in/sick_test.go:40", why: "too few", again: "make it SEED=5"}},
	} {
		p.args, p.quiet = []string{"-test.run=" + row.run}, row.quiet
		r := p.run(context.Background())
		if len(r.failures) != 1 || r.err != nil {
			t.Fatalf("%s: %d failures, %v\n%s", row.run, len(r.failures), r.err, r.output)
		}
		f := r.failures[0]
		if f.test != row.want.test || f.at != row.want.at || !strings.Contains(f.why, row.want.why) || !strings.HasSuffix(f.again, row.want.again) {
			t.Errorf("%s is told as %+v", row.run, f)
		}
		if row.run == "TestWrong|TestWell|TestSkips" && (r.passed != 1 || r.skipped != 1) {
			t.Errorf("%d passed and %d skipped", r.passed, r.skipped)
		}
	}
}

func TestPlacesAreFoundInStacks(t *testing.T) {
	p := &testProgram{root: "/home/ada/broadside", of: testPackage{"broadside/sim/dice", "sim/dice"}}
	for stack, want := range map[string]string{
		"panic()\n\t/usr/local/go/src/runtime/panic.go:9\nf()\n\t/home/ada/broadside/sim/tick.go:12 +0x2c": "sim/tick.go:12",
		"panic()\n\truntime/panic.go:9\nf()\n\tbroadside/sim/tick.go:12 +0x2c":                             "sim/tick.go:12",
		"  sync.f()\n      sync/mutex.go:4 +0x2c\n  g()\n      broadside/sim/dice/tray.go:7 +0x2c":         "sim/dice/tray.go:7",
		"f()\n\tquic/quic.go:12": "",
	} {
		if at := p.frame(stack, ".go"); at != want {
			t.Errorf("%q is found in %q, not %q", at, stack, want)
		}
	}
}

func TestPackageThatDoesNotEndWellFails(t *testing.T) {
	p := built(t)
	p.args = []string{"-test.nosuchflag"}
	if r := p.run(context.Background()); !r.failed() {
		t.Errorf("a program that cannot run has passed: %s", r.output)
	}
	p.program += ".missing"
	if r := p.run(context.Background()); !r.failed() {
		t.Error("a program that is not there has passed")
	}
}

func TestScheduleKeepsTheCoresBusyAndSkipsWhatCannotBeDone(t *testing.T) {
	step := func(name string, code string, seconds, load float64, after ...*job) *job {
		j := &job{name: name, seconds: seconds, load: load, steps: [][]string{{"sh", "-c", code}}}
		j.after = after
		return j
	}
	build := step("build", "true", 5, whole)
	broken := step("broken", "echo no; exit 3", 1, 1)
	waits, works := step("waits", "true", 60, 0.2, build), step("works", "true", 40, 1, build)
	lost := step("lost", "true", 1, 1, broken)
	s := &schedule{cores: 2, jobs: []*job{works, lost, broken, waits, build}}
	if j := s.next(t.Context()); j != build {
		t.Fatalf("%s is begun first", j.name)
	}
	build.state = running
	if j := s.next(t.Context()); j != nil {
		t.Errorf("%s is begun beside what uses all cores", j.name)
	}
	build.state = passed
	if j := s.next(t.Context()); j != waits {
		t.Errorf("%s is begun before what takes longest", j.name)
	}
	waits.state = running
	if j := s.next(t.Context()); j != works {
		t.Errorf("%s is begun before what takes longer", j.name)
	}
	for _, j := range s.jobs {
		j.state = waiting
	}
	t.Chdir(t.TempDir())
	if err := os.MkdirAll(filepath.Join(folder, "logs"), 0o755); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	s.report = newReport(&out, "")
	s.run(t.Context())
	if lost.state != skipped || broken.state != failed || works.state != passed {
		t.Errorf("lost is %d, broken %d, works %d", lost.state, broken.state, works.state)
	}
	if !s.report.end() || !strings.Contains(out.String(), "1 not run") || !strings.HasSuffix(out.String(), "\n0 passed, 1 failed, 0 skipped\n") {
		t.Errorf("it says:\n%s", out.String())
	}
}

// A machine that builds slowly is not expected to test slowly.
func TestRemainingTimeDependsOnTheKindOfJob(t *testing.T) {
	tests := &testProgram{}
	s := &schedule{cores: 2, jobs: []*job{
		{seconds: 40, load: whole, state: passed, result: result{took: 160 * time.Second}},
		{seconds: 30, load: 2},
		{seconds: 60, load: 2, tests: tests},
	}}
	if left, about := s.left(); left != 2 || about != 180*time.Second {
		t.Errorf("after a build at a quarter of the pace %d are left, about %v", left, about)
	}
	s.jobs = append(s.jobs, &job{seconds: 30, load: 1, tests: tests, state: failed, result: result{took: 15 * time.Second}})
	if left, about := s.left(); left != 2 || about != 150*time.Second {
		t.Errorf("and after a test at twice the pace %d are left, about %v", left, about)
	}
}

func TestDownloadsAreToldOnce(t *testing.T) {
	var out, bad strings.Builder
	tellDownloads(&out, &bad, strings.NewReader("go: downloading a v1\ngo: downloading b v2\ngo: no network\n"))
	if out.String() != "Downloading libraries, this once.\n" || bad.String() != "go: no network\n" {
		t.Errorf("said %q, and of errors %q", out.String(), bad.String())
	}
}
