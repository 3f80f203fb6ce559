package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// programs maps the names of the two programs in packages to their folders.
var programs = map[string]string{"broadside": "station", "broadside-server": "server"}

// build builds a program and returns its bytes. The station of Windows has no console.
func (r *release) build(t target, name string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "broadside-dist-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path, err := r.buildIn(dir, t, name)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

func (r *release) buildIn(dir string, t target, name string) (string, error) {
	link := "-s -w -X broadside/netcode.build=" + r.version
	path := filepath.Join(dir, name)
	if t.system == "windows" {
		path += ".exe"
		if name == "broadside" {
			link += " -H windowsgui"
		}
	}
	c := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", link, "-o", path, "./cmd/"+programs[name])
	c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.arch)
	if out, err := c.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%s: %w\n%s", strings.Join(c.Args, " "), err, out)
	}
	return path, nil
}

// buildPage builds the page for browsers, which is the same on all systems.
func buildPage() (tree, error) {
	dir, err := os.MkdirTemp("", "broadside-dist-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if _, err := output("scripts/web", dir); err != nil {
		return nil, err
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var t tree
	for _, f := range files {
		b, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			return nil, err
		}
		t.add(f.Name(), 0o644, b)
	}
	return t, nil
}

// writeManual makes this machine's programs write their man pages and completions.
func (r *release) writeManual() (tree, error) {
	dir, err := os.MkdirTemp("", "broadside-dist-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	pages := filepath.Join(dir, "man")
	if err := os.Mkdir(pages, 0o755); err != nil {
		return nil, err
	}
	var t tree
	for name := range programs {
		program, err := r.buildIn(dir, target{system: runtime.GOOS, arch: runtime.GOARCH}, name)
		if err != nil {
			return nil, err
		}
		if said, err := output(program, "--version"); err != nil || !strings.HasSuffix(said, " "+r.version) {
			return nil, errors.Join(err, fmt.Errorf("%s --version says %q, not %s", name, said, r.version))
		}
		man := exec.Command(program, "man", pages)
		man.Env = append(os.Environ(), fmt.Sprintf("SOURCE_DATE_EPOCH=%d", r.when.Unix()))
		if out, err := man.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("%s man: %w\n%s", name, err, out)
		}
		for shell, path := range map[string]string{
			"bash": "bash-completion/completions/" + name, "zsh": "zsh/vendor-completions/_" + name, "fish": "fish/vendor_completions.d/" + name + ".fish",
		} {
			said, err := output(program, "completion", shell)
			if err != nil {
				return nil, err
			}
			t.add("share/"+path, 0o644, []byte(said+"\n"))
		}
	}
	written, err := os.ReadDir(pages)
	if err != nil {
		return nil, err
	}
	for _, page := range written {
		b, err := os.ReadFile(filepath.Join(pages, page.Name()))
		if err != nil {
			return nil, err
		}
		t.add("share/man/man1/"+page.Name()+".gz", 0o644, compress(b))
	}
	return t, nil
}
