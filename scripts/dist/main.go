// Dist builds what people install, for every system, on one Linux machine: ZIPs for
// Windows and macOS, tarballs and Debian packages for Linux, and their checksums.
//
//	go run ./scripts/dist [-out FOLDER] [-only SYSTEM[/ARCH]]
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	out := flag.String("out", "bin/dist", "the `folder` for what is built")
	only := flag.String("only", "", "build for this `system` alone, such as linux or windows/arm64")
	flag.Parse()
	if err := run(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// target is a system and a processor to build for, by Go's names.
type target struct {
	system, arch string
	pack         func(*release, target) error
}

var targets = []target{
	{"linux", "amd64", packLinux}, {"linux", "arm64", packLinux},
	{"windows", "amd64", packWindows}, {"windows", "arm64", packWindows},
	{"darwin", "arm64", packMac}, {"darwin", "amd64", packMac},
}

// release is what one run builds.
type release struct {
	version string
	when    time.Time // of the commit, so that the same commit builds the same files
	out     string
	manual  tree // man pages and completions
	page    tree // the station for browsers, which is packed with servers
}

func run(out, only string) error {
	version, err := output("scripts/version")
	if err != nil {
		return err
	}
	r := &release{version: version, when: committed(), out: out}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	if r.manual, err = r.writeManual(); err != nil {
		return fmt.Errorf("man pages and completions: %w", err)
	}
	if r.page, err = buildPage(); err != nil {
		return fmt.Errorf("the page for browsers: %w", err)
	}
	for _, t := range targets {
		if only != "" && only != t.system && only != t.system+"/"+t.arch {
			continue
		}
		if err := t.pack(r, t); err != nil {
			return fmt.Errorf("%s/%s: %w", t.system, t.arch, err)
		}
	}
	return r.sum()
}

// sum writes the checksums of all that was built.
func (r *release) sum() error {
	built, err := filepath.Glob(filepath.Join(r.out, "broadside*"))
	if err != nil {
		return err
	}
	var lines strings.Builder
	for _, path := range built {
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		fmt.Fprintf(&lines, "%x  %s\n", sha256.Sum256(b), filepath.Base(path))
		fmt.Printf("%6.1f MB  %s\n", float64(len(b))/1e6, path)
	}
	return os.WriteFile(filepath.Join(r.out, "SHA256SUMS"), []byte(lines.String()), 0o644)
}

// committed returns the time of the checkout's commit, or now if git cannot tell.
func committed() time.Time {
	if said, err := output("git", "-c", "safe.directory=*", "log", "-1", "--format=%ct"); err == nil {
		if seconds, err := strconv.ParseInt(said, 10, 64); err == nil {
			return time.Unix(seconds, 0).UTC()
		}
	}
	return time.Now().UTC().Truncate(time.Second)
}

func output(name string, args ...string) (string, error) {
	c := exec.Command(name, args...)
	out, err := c.Output()
	if err != nil {
		return "", failure(c, err)
	}
	return strings.TrimSpace(string(out)), nil
}

// failure returns an error with the command that failed and its output.
func failure(c *exec.Cmd, err error) error {
	if ended, ok := err.(*exec.ExitError); ok && len(ended.Stderr) > 0 {
		return fmt.Errorf("%s: %w: %s", strings.Join(c.Args, " "), err, strings.TrimSpace(string(ended.Stderr)))
	}
	return fmt.Errorf("%s: %w", strings.Join(c.Args, " "), err)
}
