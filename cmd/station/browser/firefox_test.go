//go:build browser

package browser

import (
	"bufio"
	"context"
	"encoding/base64"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// firefox is a browser without a window, driven by WebDriver BiDi.
type firefox struct {
	*testing.T
	link *websocket.Conn
	last int
}

// window is one of its windows.
type window struct {
	*firefox
	context string
}

// preferences let a machine without a graphics card draw WebGL, and keep Firefox from asking
// questions and loading what nobody reads here.
const preferences = `user_pref("webgl.force-enabled", true);
user_pref("webgl.disable-fail-if-major-performance-caveat", true);
user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("media.autoplay.default", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
`

func startFirefox(t *testing.T) browser {
	t.Helper()
	path, err := exec.LookPath("firefox-esr")
	if err != nil {
		if path, err = exec.LookPath("firefox"); err != nil {
			t.Fatal("there is no firefox here; scripts/setup browsers installs it on Debian")
		}
	}
	profile := t.TempDir()
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(preferences), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank")
	c.Env = append(os.Environ(), "HOME="+profile, "MOZ_HEADLESS_WIDTH=1280", "MOZ_HEADLESS_HEIGHT=900", "LIBGL_ALWAYS_SOFTWARE=1")
	said, err := c.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait() // it was killed
	})
	listens := make(chan string, 1)
	go func() {
		for lines := bufio.NewScanner(said); lines.Scan(); {
			if _, at, ok := strings.Cut(lines.Text(), "WebDriver BiDi listening on "); ok {
				listens <- at
			}
		}
	}()
	f := &firefox{T: t}
	select {
	case at := <-listens:
		f.link, _, err = websocket.Dial(t.Context(), at+"/session", nil)
		if err != nil {
			t.Fatal(err)
		}
		f.link.SetReadLimit(1 << 26) // a picture is one message
	case <-time.After(patience):
		t.Fatal("Firefox listens nowhere")
	}
	f.call("session.new", params{"capabilities": params{}}, nil)
	return f
}

// call calls a method of the protocol.
func (f *firefox) call(method string, p params, result any) {
	f.Helper()
	f.last++
	text, err := json.Marshal(params{"id": f.last, "method": method, "params": p})
	if err != nil {
		f.Fatal(err)
	}
	ctx, done := context.WithTimeout(context.Background(), patience)
	defer done()
	if err := f.link.Write(ctx, websocket.MessageText, text); err != nil {
		f.Fatalf("%s: %v", method, err)
	}
	for {
		_, text, err := f.link.Read(ctx)
		if err != nil {
			f.Fatalf("%s is not answered: %v", method, err)
		}
		var m struct {
			ID             int
			Error, Message string
			Result         json.RawMessage
		}
		if err := json.Unmarshal(text, &m); err != nil {
			f.Fatal(err)
		}
		if m.ID != f.last {
			continue // an event
		}
		if m.Error != "" {
			f.Fatalf("%s: %s: %s", method, m.Error, m.Message)
		}
		if result != nil {
			if err := json.Unmarshal(m.Result, result); err != nil {
				f.Fatal(err)
			}
		}
		return
	}
}

func (f *firefox) open(url string, width, height int, phone bool) *page {
	f.Helper()
	var made struct{ Context string }
	f.call("browsingContext.create", params{"type": "window"}, &made)
	w := &window{f, made.Context}
	w.call("browsingContext.setViewport", params{"context": w.context, "viewport": params{"width": width, "height": height}, "devicePixelRatio": 1}, nil)
	w.call("browsingContext.navigate", params{"context": w.context, "url": url, "wait": "interactive"}, nil)
	return &page{f.T, w, "firefox"}
}

func (w *window) says(script string) string {
	w.Helper()
	var r struct {
		Result           struct{ Value any }
		ExceptionDetails *struct{ Text string }
	}
	w.call("script.evaluate", params{"expression": "Promise.resolve(" + script + ").then(String)", "target": params{"context": w.context}, "awaitPromise": true, "userActivation": true}, &r)
	if r.ExceptionDetails != nil {
		w.Fatalf("%s: %s", script, r.ExceptionDetails.Text)
	}
	text, _ := r.Result.Value.(string)
	return text
}

// keys are the protocol's characters for keys that type none.
var keys = map[string]string{
	"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
	"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "Space": " ", "Backspace": "\ue003", "Delete": "\ue017", "F9": "\ue039", "Home": "\ue011",
}

func (w *window) key(code string, down bool) {
	w.Helper()
	value, ok := keys[code]
	if !ok {
		value = letter(code)
	}
	w.act(params{"type": "key", "id": "keys", "actions": []params{{"type": way("key", down), "value": value}}})
}

func (w *window) types(text string) {
	w.Helper()
	for _, c := range text {
		w.act(params{"type": "key", "id": "keys", "actions": []params{{"type": "keyDown", "value": string(c)}, {"type": "keyUp", "value": string(c)}}})
	}
}

func (w *window) finger(x, y float64, down bool) {
	w.Helper()
	actions := []params{{"type": way("pointer", down), "button": 0}}
	if down {
		actions = append([]params{{"type": "pointerMove", "x": int(x), "y": int(y)}}, actions...)
	}
	w.act(params{"type": "pointer", "id": "finger", "parameters": params{"pointerType": "touch"}, "actions": actions})
}

func (w *window) act(source params) {
	w.Helper()
	w.call("input.performActions", params{"context": w.context, "actions": []params{source}}, nil)
}

func (w *window) shot() []byte {
	w.Helper()
	var shot struct{ Data string }
	w.call("browsingContext.captureScreenshot", params{"context": w.context}, &shot)
	b, err := base64.StdEncoding.DecodeString(shot.Data)
	if err != nil {
		w.Fatal(err)
	}
	return b
}

// way returns the protocol's name for pressing or releasing something.
func way(what string, down bool) string {
	if down {
		return what + "Down"
	}
	return what + "Up"
}
