//go:build unix

// Suite runs every check and every test, as "make test" does: format, vet, lint, and each package's
// tests, under the race detector if goroutines share data.
//
// It builds each test program once, and then runs tests that wait beside tests that compute, so
// that all cores are busy. It prints a line for each package when it ends. Failures are printed
// with file, line and the command that repeats each, and again at the end.
package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
)

// linter is the linter at a fixed version; it is not part of the program.
const linter = "honnef.co/go/tools/cmd/staticcheck@v0.8.2"

// folder is the folder of test programs and logs, in the project's own.
const folder = "bin/tests"

// tags builds in rules that break down when a test asks for it. Everything that is not raced is
// built with it, so that no package is built twice for those tests.
const tags = "failpoint"

// light omits debugging information, which takes two fifths of the linking time; stacks need none
// of it. The Makefile's GOFLAGS omit it from compiling.
const light = "-ldflags=-s"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	failed, err := run(ctx)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		failed = true
	}
	if failed {
		os.Exit(1)
	}
}

func run(ctx context.Context) (failed bool, err error) {
	root, err := filepath.Abs(".")
	if err != nil {
		return false, err
	}
	if _, err := os.Stat("go.mod"); err != nil {
		return false, errors.New("run this from the project's folder, as \"make test\" does")
	}
	if err := os.MkdirAll(filepath.Join(folder, "logs"), 0o755); err != nil {
		return false, err
	}
	packages, err := list()
	if err != nil {
		return false, err
	}
	s := &schedule{cores: float64(runtime.NumCPU()), jobs: plan(root, packages), report: newReport(os.Stdout, root)}
	s.run(ctx)
	return s.report.end(), ctx.Err()
}

// testPackage is a package with tests.
type testPackage struct {
	path string // "broadside/sim/dice"
	dir  string // "sim/dice"
}

// list returns all packages that have tests.
func list() ([]testPackage, error) {
	c := exec.Command("go", "list", "-f", `{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}} {{.Module.Path}}{{end}}`, "-tags", tags, "./...")
	var out bytes.Buffer
	c.Stdout = &out
	said, err := c.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	tellDownloads(os.Stdout, os.Stderr, said)
	if err := c.Wait(); err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	var all []testPackage
	for line := range strings.Lines(out.String()) {
		path, module, _ := strings.Cut(strings.TrimSpace(line), " ")
		if path != "" {
			all = append(all, testPackage{path, strings.TrimPrefix(strings.TrimPrefix(path, module), "/")})
		}
	}
	return all, nil
}

// tellDownloads passes on the output of go, with a single line for all the libraries that it
// downloads.
func tellDownloads(out, bad io.Writer, said io.Reader) {
	told := false
	for lines := bufio.NewScanner(said); lines.Scan(); {
		switch {
		case !strings.HasPrefix(lines.Text(), "go: downloading "):
			fmt.Fprintln(bad, lines.Text())
		case !told:
			told = true
			fmt.Fprintln(out, "Downloading libraries, this once.")
		}
	}
}

// plan returns all jobs, in any order that respects their dependencies.
func plan(root string, packages []testPackage) []*job {
	var plain, raced []testPackage
	for _, p := range packages {
		if !costOf(p.dir).onlyRaced {
			plain = append(plain, p)
		}
		if costOf(p.dir).raced {
			raced = append(raced, p)
		}
	}
	build := &job{name: "build", seconds: 40, load: whole, steps: [][]string{
		{"go", "build", light, "-tags", tags, "-o", folder + "/", "./cmd/server", "./cmd/station"},
	}}
	build.steps = append(build.steps, compile(plain, "plain", "-tags", tags)...)
	// It starts beside jobs that wait: otherwise the jobs that need it would run alone at the end.
	race := &job{name: "build with the race detector", seconds: 40, load: 1, after: []*job{build}, steps: compile(raced, "race", "-race")}
	for i := range race.steps { // the race detector is written in C
		race.steps[i] = append([]string{"env", "CGO_ENABLED=1"}, race.steps[i]...)
	}
	all := []*job{
		{name: "format", seconds: 1, load: 1, steps: [][]string{{"bash", "-c", formatted}}},
		build,
		race,
		{name: "vet", seconds: 30, load: 1, after: []*job{build}, steps: [][]string{{"go", "vet", "-tags", tags, "./..."}}},
		{name: "lint", seconds: 30, load: 1, after: []*job{build}, steps: [][]string{
			{"go", "run", linter, "-tags", tags, "-checks", "inherit,ST1000,ST1016,ST1020,ST1021,ST1022", "./..."},
		}},
	}
	for _, p := range plain {
		all = append(all, test(root, p, build, false))
	}
	for _, p := range raced {
		all = append(all, test(root, p, race, true))
	}
	return all
}

// formatted fails if a file is not formatted or a script cannot be parsed.
const formatted = `
unformatted=$("$(go env GOROOT)/bin/gofmt" -l .)
[ -z "$unformatted" ] || { echo "Not formatted, run gofmt -w on:"; echo "$unformatted"; exit 1; }
for script in scripts/* .ci/run; do [ -d "$script" ] || bash -n "$script"; done`

// compile builds test programs, each in a folder of its own. Packages with the same last name are
// built one after another, since their programs have the same name.
func compile(packages []testPackage, kind string, flags ...string) (steps [][]string) {
	for rest := packages; len(rest) > 0; {
		names, later := map[string]bool{}, []testPackage(nil)
		into := filepath.Join(folder, fmt.Sprintf("%s%d", kind, len(steps)))
		step := append([]string{"go", "test", "-c", "-vet=off", light}, flags...)
		step = append(step, "-o", into+"/")
		for _, p := range rest {
			name := filepath.Base(p.dir)
			if names[name] {
				later = append(later, p)
				continue
			}
			names[name] = true
			step = append(step, "./"+p.dir)
		}
		steps, rest = append(steps, step), later
	}
	return steps
}
