package hall

import (
	"bytes"
	_ "embed"
	"errors"
	"html/template"
	"net/http"
	"strings"
	"unicode"
	"unicode/utf8"

	"broadside/netcode/discovery"
	"broadside/sim/say"
)

//go:embed page.html
var pageText string

// A link is an address that a browser hands to the station.
var pages = template.Must(template.New("page").Funcs(template.FuncMap{
	"open":  func(link string) template.URL { return template.URL(link) },
	"stand": func(l discovery.Listing) string { return (*say.Language)(nil).Tell(l.Says(), nil) },
}).Parse(pageText))

// listAgain is the interval in seconds at which a browser reloads the list.
const listAgain = 10

// show renders a page.
func (f *Front) show(w http.ResponseWriter, r *http.Request, code int, page string, values map[string]any) {
	if f.login != nil {
		values["Login"] = true
		if s := f.login.person(r); s != nil {
			values["Who"] = s.Name
		}
	}
	var b bytes.Buffer
	if err := pages.ExecuteTemplate(&b, page, values); err != nil {
		f.hall.log.Error("a page of the hall cannot be made", "page", page, "error", err)
		http.Error(w, "this page cannot be shown; the hall's log says why", http.StatusInternalServerError)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "same-origin") // without a referrer, browsers would not confirm that the hall's form is its own
	h.Set("Cache-Control", "no-store")
	w.WriteHeader(code)
	_, _ = b.WriteTo(w) // the caller may be gone
}

// showTables shows the tables.
func (f *Front) showTables(w http.ResponseWriter, r *http.Request) {
	running, most := 0, 0
	if f.host != nil {
		running, most, _ = f.host.Slots()
	}
	f.show(w, r, http.StatusOK, "list", map[string]any{
		"Title": "tables", "Again": listAgain, "Tables": f.listings(r), "Running": running, "Slots": most, "Trouble": f.trouble(),
	})
}

// trouble returns what people should know about the hall, or "".
func (f *Front) trouble() string {
	switch {
	case !f.hall.Reached():
		return "The hall's NATS server cannot be reached. Tables that run play on; this list is what was announced last."
	case f.host != nil && !f.host.Writable():
		return "The hall's NATS server accepts no writes; is its disk full? Running tables play on, but none can be started or taken over."
	}
	return ""
}

// showForm shows the form to host a table, and what was wrong with the last wish.
func (f *Front) showForm(w http.ResponseWriter, r *http.Request, code int, wish Wish, err error) {
	trouble := f.trouble()
	if err != nil {
		trouble = sentence(err.Error())
	}
	f.show(w, r, code, "form", map[string]any{
		"Title": "host a table", "Scenarios": f.scenarios, "Quota": f.quota, "Name": wish.Name, "Scenario": wish.Scenario, "Trouble": trouble,
	})
}

// beginLogin sends a person to the provider.
func (f *Front) beginLogin(w http.ResponseWriter, r *http.Request) {
	if err := f.login.begin(w, r); err != nil {
		f.refuseLogin(w, r, err)
	}
}

// endLogin handles a person's return from the provider.
func (f *Front) endLogin(w http.ResponseWriter, r *http.Request) {
	if err := f.login.end(w, r); err != nil {
		f.refuseLogin(w, r, err)
		return
	}
	f.logins.WithLabelValues("in").Inc()
}

// refuseLogin reports a failed login: in a sentence to the person, in full to the hall's log.
func (f *Front) refuseLogin(w http.ResponseWriter, r *http.Request, err error) {
	f.hall.log.Warn("a login has failed", "error", err)
	code, answer := http.StatusForbidden, "refused"
	if errors.Is(err, errProvider) {
		code, answer, err = http.StatusBadGateway, "away", errProvider
	}
	f.logins.WithLabelValues(answer).Inc()
	said, _, _ := strings.Cut(err.Error(), "\n")
	f.showForm(w, r, code, Wish{}, errors.New(said))
}

// sentence rewords an error for people.
func sentence(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + strings.TrimRight(s[n:], ".") + "."
}
