// Package web serves the station to browsers.
package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"broadside/configs/language"
	"broadside/netcode"
	"broadside/sim/say"
)

// Off is the setting for no page.
const Off = "off"

// Page serves the station to browsers, which reach the table's door through it.
type Page struct {
	At      *net.TCPAddr
	server  *http.Server
	version string            // of all files that browsers may cache
	files   map[string][]byte // by name; empty: no page
	spoken  map[string][]byte // compressed languages, by name
	policy  string            // the content security policy
}

// pageFiles are the files of a page. The largest are compressed when it is built.
var pageFiles = map[string]string{
	"index.html": "text/html; charset=utf-8", "page.css": "text/css; charset=utf-8", "page.js": "text/javascript; charset=utf-8",
	"wasm_exec.js.gz": "text/javascript; charset=utf-8", "station.wasm.gz": "application/wasm",
}

// packed is the suffix of a compressed file.
const packed = ".gz"

// Folder returns the folder of the page: next to the program, where "make web" builds it, or
// where packages install it.
func Folder() (string, error) {
	program, err := os.Executable()
	if err != nil {
		return "", err
	}
	if real, err := filepath.EvalSymlinks(program); err == nil {
		program = real
	}
	return folderOf(filepath.Dir(program)), nil
}

// folderOf returns the first folder that has a page, or else the one next to the programs.
func folderOf(programs string) string {
	for _, at := range []string{"web", "../share/broadside/web", "../Resources/web"} {
		folder := filepath.Join(programs, filepath.FromSlash(at))
		if _, err := os.Stat(filepath.Join(folder, "index.html")); err == nil {
			return folder
		}
	}
	return filepath.Join(programs, "web")
}

// readPage reads the page's files and adds languages.
func readPage(folder string, languages language.Choices) (*Page, error) {
	p := &Page{files: map[string][]byte{}, spoken: map[string][]byte{}}
	all := sha256.New()
	for _, name := range []string{"index.html", "page.css", "page.js", "wasm_exec.js.gz", "station.wasm.gz"} {
		b, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil, fmt.Errorf("browsers cannot play, since the page for them is incomplete: %w; build it with \"make web\", or say --web %s", err, Off)
		}
		p.files[name] = b
		all.Write(b)
	}
	names := slices.Sorted(maps.Keys(languages.All))
	for _, name := range names {
		b, err := pack(languages.All[name])
		if err != nil {
			return nil, err
		}
		p.spoken[name] = b
		all.Write(b)
	}
	p.version = fmt.Sprintf("%x", all.Sum(nil)[:6])
	choices, err := json.Marshal(map[string]any{"own": languages.Own, "all": append([]string{}, names...)})
	if err != nil {
		return nil, err
	}
	p.files["index.html"] = []byte(strings.NewReplacer("VERSION", p.version, "LANGUAGES", html.EscapeString(string(choices))).Replace(string(p.files["index.html"])))
	return p, nil
}

// pack returns a language as the page reads it, compressed.
func pack(l *say.Language) ([]byte, error) {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	if err := errors.Join(json.NewEncoder(z).Encode(l), z.Close()); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// maxVisits bounds the connections to the page: of one machine, and in total. Guests over
// WebSocket are not counted.
const (
	maxVisitsEach = 32
	maxVisits     = 256
)

// Open serves the page at a TCP address, in several languages and under the server's names,
// until it is closed.
func Open(address, folder string, door *netcode.QUICListener, known netcode.KnownAs, languages language.Choices, log *slog.Logger) (*Page, error) {
	p, err := readPage(folder, languages)
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", address)
	if err != nil {
		return nil, fmt.Errorf("browsers cannot play, since the page for them has no port: %w; choose another, as in --web 0.0.0.0:7640", err)
	}
	p.At = l.Addr().(*net.TCPAddr)
	mux := http.NewServeMux()
	p.policy = fmt.Sprintf("default-src 'self'; connect-src 'self' https://*:%d; script-src 'self' blob: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'", known.UDPPort(door.Addr().Port))
	doors := door.WebHandler(known)
	mux.Handle("GET "+netcode.WebPath, doors)
	mux.Handle("GET "+netcode.OfferPath, doors)
	mux.HandleFunc("GET /{$}", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		p.give(w, pageFiles["index.html"], p.files["index.html"])
	})
	mux.HandleFunc("GET /{version}/{name}", func(w http.ResponseWriter, r *http.Request) {
		name := r.PathValue("name")
		if pageFiles[name+packed] != "" {
			name += packed
		}
		p.giveKept(w, r, pageFiles[name], p.files[name], strings.HasSuffix(name, packed))
	})
	mux.HandleFunc("GET /{version}/languages/{name}", func(w http.ResponseWriter, r *http.Request) {
		p.giveKept(w, r, "application/json", p.spoken[r.PathValue("name")], true)
	})
	p.server = known.NewServer(mux, maxVisitsEach, maxVisits)
	p.server.ErrorLog = slog.NewLogLogger(log.Handler(), slog.LevelDebug)
	go func() {
		if err := p.server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			log.Error("the page for browsers is no longer served", "error", err)
		}
	}()
	return p, nil
}

// giveKept serves a file, which a browser may cache if it asks for this version.
func (p *Page) giveKept(w http.ResponseWriter, r *http.Request, kind string, file []byte, packed bool) {
	if r.PathValue("version") != p.version || file == nil {
		http.Error(w, "The server has another version now. Reload the page.", http.StatusNotFound)
		return
	}
	if packed { // every browser with WebGL 2 supports it
		w.Header().Set("Content-Encoding", "gzip")
	}
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	p.give(w, kind, file)
}

// give serves a file.
func (p *Page) give(w http.ResponseWriter, kind string, file []byte) {
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("Content-Length", strconv.Itoa(len(file)))
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Content-Security-Policy", p.policy)
	_, _ = w.Write(file) // the visitor may be gone
}

// Close stops serving. The door closes links that have begun.
func (p *Page) Close() error { return p.server.Close() }

// Link returns the link for browsers to the table, at an address of this machine.
func (p *Page) Link(ip net.IP, pass string) string {
	link := "http://" + net.JoinHostPort(ip.String(), strconv.Itoa(p.At.Port)) + "/"
	if pass != "" {
		link += "#pass=" + pass
	}
	return link
}
