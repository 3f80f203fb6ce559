//go:build browser

package browser

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// chromium is a browser without a window, driven over a pipe by the DevTools protocol.
type chromium struct {
	*testing.T
	process *os.Process
	to      *os.File
	mu      sync.Mutex
	last    int
	wait    map[int]chan answer
}

type answer struct {
	Result json.RawMessage
	Error  *struct{ Message string }
}

// tab is one of its pages.
type tab struct {
	*chromium
	session string
}

// startChromium starts a browser with preferences in JSON, or its own. It opens no pop-ups.
func startChromium(t *testing.T, preferences string, flags ...string) browser {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		t.Fatal("there is no chromium here; scripts/setup browsers installs it on Debian")
	}
	ask, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	from, tell, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if preferences != "" {
		if err := os.Mkdir(filepath.Join(folder, "Default"), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "Default", "Preferences"), []byte(preferences), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command(path, append(flags, "--headless", "--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
		"--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--autoplay-policy=no-user-gesture-required",
		"--remote-debugging-pipe", "--block-new-web-contents", "--user-data-dir="+folder, "about:blank")...)
	c.ExtraFiles = []*os.File{ask, tell}
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	ask.Close()
	tell.Close()
	b := &chromium{T: t, process: c.Process, to: to, wait: map[int]chan answer{}}
	t.Cleanup(func() {
		_ = syscall.Kill(-c.Process.Pid, syscall.SIGKILL)
		_ = c.Wait() // it was killed
		// Its children may still write to its folder, which is removed next.
		for range 20 {
			if errors.Is(syscall.Kill(-c.Process.Pid, 0), syscall.ESRCH) {
				break
			}
			time.Sleep(100 * time.Millisecond)
		}
	})
	go b.hear(from)
	return b
}

// sleep stops the browser with all its processes, or resumes it.
func (b *chromium) sleep(on bool) {
	b.Helper()
	signal := syscall.SIGCONT
	if on {
		signal = syscall.SIGSTOP
	}
	if err := syscall.Kill(-b.process.Pid, signal); err != nil {
		b.Fatal(err)
	}
}

// kill kills all pages without a goodbye, and the network process. The browser itself, which keeps
// what they have stored, lives on.
func (b *chromium) kill() {
	b.Helper()
	doomed := map[string]int{}
	lines, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		b.Fatal(err)
	}
	for _, path := range lines {
		id, err := strconv.Atoi(filepath.Base(filepath.Dir(path)))
		if group, gone := syscall.Getpgid(id); err != nil || gone != nil || group != b.process.Pid {
			continue
		}
		line, _ := os.ReadFile(path) // there is none for a process that has just ended
		for _, part := range []string{"--type=renderer", "network.mojom.NetworkService"} {
			if bytes.Contains(line, []byte(part)) && syscall.Kill(id, syscall.SIGSTOP) == nil {
				doomed[part] = id
				defer syscall.Kill(id, syscall.SIGKILL)
			}
		}
	}
	if len(doomed) < 2 {
		b.Fatalf("of the browser's processes only %v are found", doomed)
	}
}

// hear reads the browser's answers.
func (b *chromium) hear(from *os.File) {
	r := bufio.NewReader(from)
	for {
		text, err := r.ReadBytes(0)
		if err != nil {
			return
		}
		var m struct {
			ID int
			answer
		}
		if json.Unmarshal(text[:len(text)-1], &m) != nil || m.ID == 0 {
			continue
		}
		b.mu.Lock()
		if c := b.wait[m.ID]; c != nil {
			c <- m.answer
		}
		delete(b.wait, m.ID)
		b.mu.Unlock()
	}
}

type params = map[string]any

// call calls a method of the protocol, of the browser or of a page, and fails the test on an error.
func (b *chromium) call(session, method string, p params, result any) {
	b.Helper()
	if err := b.ask(session, method, p, result); err != nil {
		b.Fatal(err)
	}
}

// ask calls a method. The error is the browser's.
func (b *chromium) ask(session, method string, p params, result any) error {
	b.Helper()
	b.mu.Lock()
	b.last++
	id, c := b.last, make(chan answer, 1)
	b.wait[id] = c
	b.mu.Unlock()
	m := params{"id": id, "method": method, "params": p}
	if session != "" {
		m["sessionId"] = session
	}
	text, err := json.Marshal(m)
	if err != nil {
		b.Fatal(err)
	}
	if _, err := b.to.Write(append(text, 0)); err != nil {
		b.Fatal(err)
	}
	select {
	case a := <-c:
		if a.Error != nil {
			return fmt.Errorf("%s: %s", method, a.Error.Message)
		}
		if result != nil {
			return json.Unmarshal(a.Result, result)
		}
	case <-time.After(2 * time.Minute):
		b.Fatalf("%s is not answered", method)
	}
	return nil
}

func (b *chromium) open(url string, width, height int, phone bool) *page {
	b.Helper()
	var made struct{ TargetID string }
	b.call("", "Target.createTarget", params{"url": "about:blank"}, &made)
	var attached struct{ SessionID string }
	b.call("", "Target.attachToTarget", params{"targetId": made.TargetID, "flatten": true}, &attached)
	t := &tab{b, attached.SessionID}
	t.call(t.session, "Emulation.setDeviceMetricsOverride", params{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone}, nil)
	if phone {
		t.call(t.session, "Emulation.setTouchEmulationEnabled", params{"enabled": true}, nil)
	}
	t.call(t.session, "Page.enable", params{}, nil)
	t.call(t.session, "Page.navigate", params{"url": url}, nil)
	return &page{b.T, t, "chromium"}
}

// says evaluates a script to a text. A page that is being reloaded returns "".
func (t *tab) says(script string) string {
	t.Helper()
	var r struct{ Result struct{ Value any } }
	err := t.ask(t.session, "Runtime.evaluate", params{"expression": script, "awaitPromise": true, "userGesture": true}, &r)
	switch {
	case err == nil:
	case strings.Contains(err.Error(), "navigated"):
		return ""
	default:
		t.Fatal(err)
	}
	return fmt.Sprint(r.Result.Value)
}

func (t *tab) key(code string, down bool) {
	t.Helper()
	t.call(t.session, "Input.dispatchKeyEvent", params{"type": way("key", down), "code": code, "key": letter(code)}, nil)
}

func (t *tab) types(text string) {
	t.Helper()
	t.call(t.session, "Input.insertText", params{"text": text}, nil)
}

// letter returns the text that a key such as "KeyF" types, or its name.
func letter(code string) string {
	if l := strings.TrimPrefix(code, "Key"); len(l) == 1 {
		return strings.ToLower(l)
	}
	return code
}

func (t *tab) finger(x, y float64, down bool) {
	t.Helper()
	p := params{"type": "touchEnd", "touchPoints": []params{}}
	if down {
		p = params{"type": "touchStart", "touchPoints": []params{{"x": x, "y": y}}}
	}
	t.call(t.session, "Input.dispatchTouchEvent", p, nil)
}

func (t *tab) shot() []byte {
	t.Helper()
	var shot struct{ Data string }
	t.call(t.session, "Page.captureScreenshot", params{"format": "png"}, &shot)
	b, err := base64.StdEncoding.DecodeString(shot.Data)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
