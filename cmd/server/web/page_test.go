package web

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"html"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"broadside/configs/language"
	"broadside/configs/language/pseudo"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/say"
)

// pageAt serves a page of small files, and returns it with the door behind it.
func pageAt(t *testing.T, folder string, languages language.Choices) (*Page, error) {
	t.Helper()
	id, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	door, err := netcode.Listen("127.0.0.1:0", id)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { door.Close("") })
	p, err := Open("127.0.0.1:0", folder, door, netcode.KnownAs{}, languages, slog.New(slog.DiscardHandler))
	if err == nil {
		t.Cleanup(func() { _ = p.Close() })
	}
	return p, err
}

func TestPageIsServedByVersion(t *testing.T) {
	folder := t.TempDir()
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if _, err := z.Write([]byte("a station")); err != nil {
		t.Fatal(err)
	}
	z.Close()
	if _, err := pageAt(t, folder, language.Choices{}); err == nil || !strings.Contains(err.Error(), "make web") {
		t.Errorf("a page that is not there: %v", err)
	}
	for name := range pageFiles {
		text := []byte("<html data-languages=\"LANGUAGES\"><script src=\"VERSION/page.js\">")
		if strings.HasSuffix(name, ".gz") {
			text = packed.Bytes()
		}
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	foreign, err := pseudo.Language()
	if err != nil {
		t.Fatal(err)
	}
	languages := language.Choices{Own: "ø <ø>", All: map[string]*say.Language{"ø <ø>": foreign}}
	p, err := pageAt(t, folder, languages)
	if err != nil {
		t.Fatal(err)
	}
	get := func(path string) (int, string, http.Header) {
		a, err := http.Get("http://" + p.At.String() + path)
		if err != nil {
			t.Fatal(err)
		}
		defer a.Body.Close()
		b, err := io.ReadAll(a.Body)
		if err != nil {
			t.Fatal(err)
		}
		return a.StatusCode, string(b), a.Header
	}
	if code, text, h := get("/"); code != 200 || !strings.Contains(text, p.version+"/page.js") || h.Get("Cache-Control") != "no-cache" {
		t.Errorf("the page is %d %s %v", code, text, h)
	}
	if code, text, h := get("/" + p.version + "/station.wasm"); code != 200 || text != "a station" || !strings.Contains(h.Get("Cache-Control"), "immutable") || h.Get("Content-Type") != "application/wasm" {
		t.Errorf("the station is %d %q %v", code, text, h)
	}
	if _, text, _ := get("/"); !strings.Contains(html.UnescapeString(text), `<html data-languages="{"all":["ø \u003cø\u003e"],"own":"ø \u003cø\u003e"}">`) {
		t.Errorf("the page offers languages so: %s", text)
	}
	code, text, h := get("/" + p.version + "/languages/" + url.PathEscape("ø <ø>"))
	if code != 200 || !strings.Contains(h.Get("Cache-Control"), "immutable") || h.Get("Content-Type") != "application/json" || h.Get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("the language is %d %v", code, h)
	}
	// A browser then uses the same words as a program.
	read := &say.Language{}
	if err := json.Unmarshal([]byte(text), read); err != nil || !reflect.DeepEqual(read, foreign) {
		t.Errorf("the language of a browser is not that of the file: %v", err)
	}
	other, err := readPage(folder, language.Choices{})
	if err != nil || other.version == p.version || !bytes.Contains(other.files["index.html"], []byte("&#34;all&#34;:[]")) {
		t.Errorf("without languages the page is %s, of version %s as with: %v", other.files["index.html"], other.version, err)
	}
	for _, path := range []string{"/old/languages/" + url.PathEscape("ø <ø>"), "/" + p.version + "/languages/fr", "/" + p.version + "/languages", "/old/station.wasm", "/" + p.version + "/identity.pem", "/" + p.version + "/..%2fidentity.pem"} {
		if code, _, _ := get(path); code != http.StatusNotFound {
			t.Errorf("%s answers %d", path, code)
		}
	}
	if link := p.Link(net.IPv4(192, 168, 1, 20), "4711"); !strings.HasPrefix(link, "http://192.168.1.20:") || !strings.HasSuffix(link, "/#pass=4711") {
		t.Errorf("the link is %s", link)
	}
}

func TestFolderIsWhereAPackageHasThePage(t *testing.T) {
	for _, at := range []string{"web", "../share/broadside/web", "../Resources/web"} {
		programs := filepath.Join(t.TempDir(), "bin")
		if got := folderOf(programs); got != filepath.Join(programs, "web") {
			t.Errorf("without a page the folder is %s", got)
		}
		folder := filepath.Join(programs, filepath.FromSlash(at))
		if err := os.MkdirAll(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "index.html"), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(programs, 0o700); err != nil {
			t.Fatal(err)
		}
		if got := folderOf(programs); got != folder {
			t.Errorf("the folder is %s, not %s", got, folder)
		}
	}
}

// TestFaultCrowdKeepsNobodyFromThePage makes machines hold every visit that the page has, and more.
func TestFaultCrowdKeepsNobodyFromThePage(t *testing.T) {
	folder := t.TempDir()
	for name := range pageFiles {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p, err := pageAt(t, folder, language.Choices{})
	if err != nil {
		t.Fatal(err)
	}
	at := p.At.String()
	machines := maxVisits / maxVisitsEach
	if n := rough.Visits(t, at, machines, maxVisitsEach+4); n != maxVisits {
		t.Errorf("%d visits of %d machines were answered, not %d", n, machines, maxVisits)
	}
	for n := range maxVisitsEach / 2 {
		if !rough.Visit(t, net.IPv4(127, 0, 0, 1), at) {
			t.Fatalf("visit %d of another machine was not answered", n+1)
		}
	}
}
