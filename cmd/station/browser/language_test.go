//go:build browser

package browser

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"broadside/configs/language"
	"broadside/configs/language/pseudo"
)

// speaks waits until a page has a language, by its tag, and can join a table; it returns the page's
// text.
func (p *page) speaks(tag string) string {
	p.Helper()
	p.until("the station is loaded", "!document.getElementById('join').disabled")
	if got := p.says("document.documentElement.lang"); got != tag {
		p.picture("stuck")
		p.Fatalf("the page is in %s, not %s, and says %q", got, tag, p.says("document.body.innerText"))
	}
	return p.says("[...document.querySelectorAll('[data-told]')].map((e) => e.textContent).join(' ')")
}

// TestBrowserSpeaksAnotherLanguage opens a page in the table's language, in that of its address,
// and in one chosen there; and in English if there is no such language, or a broken one.
func TestBrowserSpeaksAnotherLanguage(t *testing.T) {
	beside := t.TempDir()
	if err := os.Mkdir(language.Folder(beside), 0o700); err != nil {
		t.Fatal(err)
	}
	settings := filepath.Join(beside, "server.yaml")
	for path, file := range map[string][]byte{
		settings: []byte("language: pseudo\n"),
		filepath.Join(language.Folder(beside), "pseudo.yaml"): pseudo.File(),
		filepath.Join(language.Folder(beside), "broken.yaml"): []byte("language: de\nmessages: {pilto: Pilot}\n"),
	} {
		if err := os.WriteFile(path, file, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	e := host(t, "--scenario", "long", "--data", "testdata", "--settings", settings)
	if e.count("Browsers are not given a language") != 1 || e.count("broken.yaml:2") != 1 {
		t.Error("the host is not told that a language is broken")
	}
	b := startChromium(t, "")
	at := e.at + "/"

	ada := e.sit(b, "Ada", "1.pilot", 1280, 720, false)
	if says := ada.says("[...document.querySelectorAll('[data-told]')].map((e) => e.textContent).join(' ')"); regexp.MustCompile("[A-Za-z]").MatchString(says) || !strings.Contains(says, "ø") {
		t.Errorf("the page says in the table's language: %s", says)
	}
	e.given(ada, "Ada", "\"fly\"", plot(ada))
	ada.frames()
	ada.picture("foreign")

	if says := b.open(at+"?language=en", 800, 600, false).speaks("en"); !strings.Contains(says, "Your name") {
		t.Errorf("the page says in English: %s", says)
	}
	for _, name := range []string{"fr", "broken"} {
		p := b.open(at+"?language="+name, 800, 600, false)
		p.speaks("en")
		p.tells("The language " + name + " cannot be loaded, and all is told in English: the server has pseudo.")
	}

	p := b.open(at, 800, 600, false)
	p.speaks("da")
	p.says("(window.old = true, document.getElementById('language').value = 'en', document.getElementById('language').dispatchEvent(new Event('change')))")
	p.until("the page is loaded again", "!window.old && document.getElementById('join') !== null")
	p.speaks("en")
	p.picture("choice")
	p = b.open(at, 800, 600, false)
	p.speaks("en")
	p.knock("Bo")
	e.ordered("Bo", "\"join\"", 1) // the station reads the settings that the page has written
	b.open(at+"?language=pseudo", 800, 600, false).speaks("da")

	e.between(func(h http.Handler) http.Handler {
		all := http.NewServeMux()
		all.Handle("/", h)
		all.HandleFunc("/{version}/languages/{name}", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(`{"tag":`)) })
		return all
	})
	p = startChromium(t, "").open(at, 800, 600, false)
	p.speaks("en")
	p.tells("The language pseudo cannot be loaded")
}
