//go:build browser

package browser

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"
)

// chromium is a browser without a window, driven over a pipe by its own protocol.
type chromium struct {
	*testing.T
	to   *os.File
	mu   sync.Mutex
	last int
	wait map[int]chan answer
}

type answer struct {
	Result json.RawMessage
	Error  *struct{ Message string }
}

// tab is one page of it.
type tab struct {
	*chromium
	session string
}

func startChromium(t *testing.T) *chromium {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		t.Fatal("there is no chromium here; apt-get install chromium")
	}
	ask, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	from, tell, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(path, "--headless", "--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
		"--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--autoplay-policy=no-user-gesture-required",
		"--remote-debugging-pipe", "--user-data-dir="+t.TempDir(), "about:blank")
	c.ExtraFiles = []*os.File{ask, tell}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	ask.Close()
	tell.Close()
	b := &chromium{T: t, to: to, wait: map[int]chan answer{}}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait() // it was killed
	})
	go b.hear(from)
	return b
}

// hear reads what the browser answers.
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

// call calls a method of the protocol, of the browser or of a page.
func (b *chromium) call(session, method string, p params, result any) {
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
			b.Fatalf("%s: %s", method, a.Error.Message)
		}
		if result != nil {
			if err := json.Unmarshal(a.Result, result); err != nil {
				b.Fatal(err)
			}
		}
	case <-time.After(2 * time.Minute):
		b.Fatalf("%s is not answered", method)
	}
}

// open opens a page in a window of a size, as a phone or as a desktop.
func (b *chromium) open(url string, width, height int, phone bool) *tab {
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
	return t
}

// says evaluates a text of script to a text.
func (t *tab) says(script string) string {
	t.Helper()
	var r struct{ Result struct{ Value any } }
	t.call(t.session, "Runtime.evaluate", params{"expression": script, "awaitPromise": true}, &r)
	return fmt.Sprint(r.Result.Value)
}

// until waits until a script is true.
func (t *tab) until(what, script string) {
	t.Helper()
	for began := time.Now(); t.says("String("+script+")") != "true"; time.Sleep(100 * time.Millisecond) {
		if time.Since(began) > patience {
			t.picture("stuck")
			t.Fatalf("waited %v in vain until %s; the page says %q", patience, what, t.says("document.body.innerText"))
		}
	}
}

// press presses keys by their names, such as "KeyF" or "ArrowUp".
func (t *tab) press(codes ...string) {
	t.Helper()
	for _, code := range codes {
		key := code
		if letter := len("KeyX"); len(code) == letter && code[:3] == "Key" {
			key = string(code[3] | 0x20)
		}
		p := params{"type": "keyDown", "code": code, "key": key}
		t.call(t.session, "Input.dispatchKeyEvent", p, nil)
		time.Sleep(80 * time.Millisecond)
		p["type"] = "keyUp"
		t.call(t.session, "Input.dispatchKeyEvent", p, nil)
		time.Sleep(150 * time.Millisecond)
	}
}

// tap touches a place with a finger.
func (t *tab) tap(x, y float64) {
	t.Helper()
	t.call(t.session, "Input.dispatchTouchEvent", params{"type": "touchStart", "touchPoints": []params{{"x": x, "y": y}}}, nil)
	time.Sleep(80 * time.Millisecond)
	t.call(t.session, "Input.dispatchTouchEvent", params{"type": "touchEnd", "touchPoints": []params{}}, nil)
	time.Sleep(300 * time.Millisecond)
}

// picture keeps what the page shows.
func (t *tab) picture(name string) {
	t.Helper()
	var shot struct{ Data string }
	t.call(t.session, "Page.captureScreenshot", params{"format": "png"}, &shot)
	b, err := base64.StdEncoding.DecodeString(shot.Data)
	if err != nil {
		t.Fatal(err)
	}
	dir := os.Getenv("LOOKS")
	if dir == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, "browser-"+name+".png"), b, 0o644); err != nil {
		t.Fatal(err)
	}
}
