// Mutants puts faults into a copy of the program, one by one, and runs the tests that have to
// notice each. It fails if a test does not, or if a fault no longer applies.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// A mutant is a fault that is put in on purpose.
type mutant struct {
	what     string // the fault, in words
	file     string // the file it was last in; if it moved, all files are searched
	old, new string
	tests    string // the package and the argument of -run, or only the package
	unseen   string // why no test notices it, or ""
}

func main() {
	only := flag.String("only", "", "put in only what matches this `pattern`")
	flag.Parse()
	pattern, err := regexp.Compile(*only)
	if err == nil {
		err = run(pattern)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run tries all mutants that match, in a copy of the tree.
func run(only *regexp.Regexp) error {
	scratch, err := os.MkdirTemp("", "mutants-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch)
	if err := copyTree(scratch); err != nil {
		return err
	}
	noticed, tried, began := 0, 0, time.Now()
	var wrong []error
	for _, m := range mutants {
		if !only.MatchString(m.what) {
			continue
		}
		tried++
		began := time.Now()
		seen, err := m.try(scratch)
		took := time.Since(began).Round(time.Second)
		switch {
		case err != nil:
			fmt.Printf("BROKEN   %4v  %s: %v\n", took, m.what, err)
			wrong = append(wrong, fmt.Errorf("%s: %w", m.what, err))
		case seen && m.unseen == "":
			fmt.Printf("noticed  %4v  %s\n", took, m.what)
			noticed++
		case seen:
			fmt.Printf("noticed  %4v  %s: it is listed as unseen, take that off\n", took, m.what)
			wrong = append(wrong, fmt.Errorf("%s: it is noticed after all", m.what))
		case m.unseen != "":
			fmt.Printf("unseen   %4v  %s: %s\n", took, m.what, m.unseen)
		default:
			fmt.Printf("UNSEEN   %4v  %s\n", took, m.what)
			wrong = append(wrong, fmt.Errorf("%s: %s does not notice it", m.what, m.tests))
		}
	}
	fmt.Printf("%d of %d faults were noticed, in %v\n", noticed, tried, time.Since(began).Round(time.Second))
	return errors.Join(wrong...)
}

// copyTree copies the tracked files in their present state.
func copyTree(to string) error {
	out, err := exec.Command("git", "ls-files", "-z").Output()
	if err != nil {
		return fmt.Errorf("run it at the top of a checkout: %w", err)
	}
	for name := range strings.SplitSeq(strings.TrimSuffix(string(out), "\x00"), "\x00") {
		b, err := os.ReadFile(name)
		if errors.Is(err, os.ErrNotExist) {
			continue // it was deleted
		}
		if err == nil {
			err = os.MkdirAll(filepath.Dir(filepath.Join(to, name)), 0o755)
		}
		if err == nil {
			err = os.WriteFile(filepath.Join(to, name), b, 0o755)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// place returns the file that contains what a mutant replaces, and its text.
func (m *mutant) place(root string) (name string, text []byte, err error) {
	name = filepath.Join(root, m.file)
	if text, err = os.ReadFile(name); err == nil && strings.Count(string(text), m.old) == 1 {
		return name, text, nil
	}
	found := 0
	err = filepath.WalkDir(root, func(at string, d os.DirEntry, err error) error {
		if err != nil || filepath.Ext(at) != ".go" || strings.HasSuffix(at, "_test.go") || strings.Contains(at, "scripts/mutants") {
			return err
		}
		b, err := os.ReadFile(at)
		if n := strings.Count(string(b), m.old); n > 0 {
			found += n
			name, text = at, b
		}
		return err
	})
	if err == nil && found != 1 {
		err = fmt.Errorf("%q is there %d times, and not once: bring the list in scripts/mutants up to date", m.old, found)
	}
	return name, text, err
}

// try puts a mutant into the copy, reports whether its tests notice it, and takes it out again. It
// returns an error if the mutant does not apply or does not build.
func (m *mutant) try(root string) (noticed bool, err error) {
	name, was, err := m.place(root)
	if err != nil {
		return false, err
	}
	if err := os.WriteFile(name, []byte(strings.Replace(string(was), m.old, m.new, 1)), 0o644); err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, os.WriteFile(name, was, 0o644)) }()
	pkg, pattern, _ := strings.Cut(m.tests, " ")
	test := exec.Command("go", "test", "-count=1", "-vet=off", "-failfast", "-tags", "failpoint", "-timeout", "10m", "-run", pattern, pkg)
	test.Dir = root
	out, err := test.CombinedOutput()
	switch text := string(out); {
	case strings.Contains(text, "[build failed]") || strings.Contains(text, "[setup failed]"):
		return false, fmt.Errorf("it does not build: %s", text)
	case strings.Contains(text, "no tests to run"):
		return false, fmt.Errorf("there is no test %s", m.tests)
	}
	var failed *exec.ExitError
	switch {
	case err == nil:
		return false, nil
	case errors.As(err, &failed):
		return true, nil
	}
	return false, err
}
