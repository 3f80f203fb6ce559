package hall

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"broadside/netcode/discovery"
)

// joined returns a token with the given parts, signed by sign.
func joined(t *testing.T, header, claims map[string]any, sign func(text string) []byte) string {
	t.Helper()
	part := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return base64.RawURLEncoding.EncodeToString(b)
	}
	text := part(header) + "." + part(claims)
	return text + "." + base64.RawURLEncoding.EncodeToString(sign(text))
}

// TestFaultForgedTokensLetNobodyIn puts somebody between the hall and the provider who cannot sign
// for it.
func TestFaultForgedTokensLetNobodyIn(t *testing.T) {
	p := newProvider(t)
	_, at := frontWith(t, connect(t, node(t)), p.URL)
	public, err := x509.MarshalPKIXPublicKey(p.key.Public())
	if err != nil {
		t.Fatal(err)
	}
	known := pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: public})
	with := func(alg string, sign func(text string) []byte) func(header, claims map[string]any, good string) string {
		return func(header, claims map[string]any, _ string) string {
			header = maps.Clone(header)
			header["alg"] = alg
			return joined(t, header, claims, sign)
		}
	}
	mac := func(key []byte) func(string) []byte {
		return func(text string) []byte {
			h := hmac.New(sha256.New, key)
			h.Write([]byte(text))
			return h.Sum(nil)
		}
	}
	nothing := func(string) []byte { return nil }
	forgeries := map[string]func(header, claims map[string]any, good string) string{
		"no token":                          func(_, _ map[string]any, _ string) string { return "" },
		"no signature":                      with("ES256", nothing),
		"signed by nobody":                  with("none", nothing),
		"signed by nobody, in capitals":     with("None", nothing),
		"signed with the hall's password":   with("HS256", mac([]byte("between us"))),
		"signed with the key that all know": with("HS256", mac(known)),
		"signed with a key of no bytes":     with("HS256", mac(nil)),
		"a signature of zeros":              with("ES256", func(string) []byte { return make([]byte, 64) }),
		"two parts":                         func(_, _ map[string]any, good string) string { return good[:strings.LastIndex(good, ".")] },
		"another's claims, a good signature": func(header, claims map[string]any, good string) string {
			claims = maps.Clone(claims)
			claims["sub"] = "mallory"
			forged := joined(t, header, claims, nothing)
			return forged + good[strings.LastIndex(good, ".")+1:]
		},
		"its own key beside it": func(header, claims map[string]any, _ string) string {
			header = maps.Clone(header)
			header["jwk"] = map[string]any{"kty": "oct", "k": "AAAA"}
			return joined(t, header, claims, mac([]byte{0, 0, 0}))
		},
	}
	enters := func(name string) {
		t.Helper()
		v := visit(t, at)
		if code, page := v.see("/login"); code != http.StatusForbidden || strings.Contains(page, "Ada L.") {
			t.Errorf("%s: %d\n%s", name, code, page)
		}
		if code, _ := v.wish(); code != http.StatusUnauthorized {
			t.Errorf("%s: a table is asked for, and answered %d", name, code)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(forgeries)) {
		p.mu.Lock()
		p.forges = forgeries[name]
		p.mu.Unlock()
		enters(name)
	}
	p.mu.Lock()
	p.forges = nil
	p.mu.Unlock()
	for name, claims := range map[string]map[string]any{
		"no nonce":              {"nonce": nil},
		"nobody":                {"sub": ""},
		"for another":           {"aud": []string{"another"}},
		"given to another":      {"aud": []string{"another", "hall"}, "azp": "another"},
		"for nobody":            {"aud": nil},
		"of no issuer":          {"iss": nil},
		"of an issuer like its": {"iss": p.URL + "/"},
		"good tomorrow":         {"nbf": time.Now().Add(24 * time.Hour).Unix()},
		"good for no time":      {"exp": nil},
	} {
		p.mu.Lock()
		p.claims = claims
		p.mu.Unlock()
		enters(name)
	}
	p.mu.Lock()
	p.claims = map[string]any{"aud": []string{"another", "hall"}, "azp": "hall"}
	p.mu.Unlock()
	if code, page := visit(t, at).see("/login"); code != http.StatusOK || !strings.Contains(page, "Ada L.") {
		t.Errorf("a good token among them: %d\n%s", code, page)
	}
}

// steps returns the addresses to which a browser is sent in a login.
func (v *visitor) steps(path string, most int) (all []string) {
	v.Helper()
	v.CheckRedirect = func(r *http.Request, _ []*http.Request) error {
		if len(all) == most {
			return http.ErrUseLastResponse
		}
		all = append(all, r.URL.String())
		return nil
	}
	defer func() { v.CheckRedirect = nil }()
	a, err := v.Get(v.at + path)
	if err != nil {
		v.Fatal(err)
	}
	defer a.Body.Close()
	return append(all, a.Header.Get("Location"))
}

// back begins a login in a browser, and returns the address to which the provider sends it back,
// before it goes there.
func (v *visitor) back() string {
	v.Helper()
	all := v.steps("/login", 1)
	if len(all) != 2 || !strings.HasPrefix(all[1], v.at+"/login/back?") {
		v.Fatalf("a login leads to %q", all)
	}
	return strings.TrimPrefix(all[1], v.at)
}

// isRefused checks that an address lets nobody in, for the given reason.
func (v *visitor) isRefused(what, path, why string) {
	v.Helper()
	if code, page := v.see(path); code != http.StatusForbidden || !strings.Contains(page, why) {
		v.Errorf("%s: %d\n%s", what, code, page)
	}
	if code, _ := v.wish(); code != http.StatusUnauthorized {
		v.Errorf("%s: a table is asked for, and answered %d", what, code)
	}
}

// TestFaultLoginIsGoodOnceAndForOne uses the addresses of a login again, and in another browser.
func TestFaultLoginIsGoodOnceAndForOne(t *testing.T) {
	p := newProvider(t)
	f, at := frontWith(t, connect(t, node(t)), p.URL)
	ada := visit(t, at)
	back := ada.back()
	u, err := url.Parse(at)
	if err != nil {
		t.Fatal(err)
	}

	// Mallory has the address, and a login of her own in progress.
	mallory := visit(t, at)
	mallory.isRefused("the address alone", back, "started elsewhere")
	hers := mallory.back()
	mallory.isRefused("another's address in the middle of her own login", back, "started elsewhere")
	query := func(path string) url.Values {
		u, err := url.Parse(path)
		if err != nil {
			t.Fatal(err)
		}
		return u.Query()
	}
	mixed := "/login/back?" + url.Values{"code": {query(back).Get("code")}, "state": {query(hers).Get("state")}}.Encode()
	mallory.isRefused("another's code with her own state", mixed, "does not know of this login")

	// The same if the provider checks nothing: its token is for another's login.
	p.mu.Lock()
	p.lax = true
	p.mu.Unlock()
	hers = mallory.back()
	other := visit(t, at)
	mixed = "/login/back?" + url.Values{"code": {query(other.back()).Get("code")}, "state": {query(hers).Get("state")}}.Encode()
	mallory.isRefused("another's code, of a provider that asks for no proof", mixed, "cannot be trusted")
	p.mu.Lock()
	p.lax = false
	p.mu.Unlock()

	// No address of Mallory's sends Ada to Mallory's account.
	eve := visit(t, at)
	ada.isRefused("an address that somebody else has begun", eve.back(), "started elsewhere")
	back = ada.back()
	trip := ada.Jar.Cookies(u)
	if code, page := ada.see(back); code != http.StatusOK || !strings.Contains(page, "Ada L.") {
		t.Fatalf("Ada's own login: %d\n%s", code, page)
	}
	who := ada.Jar.Cookies(u)

	// She leaves, and the next one at that machine goes back in the browser.
	a, err := ada.PostForm(at+"/logout", nil)
	if err != nil {
		t.Fatal(err)
	}
	ada.read(a)
	ada.isRefused("the address again", back, "started elsewhere")
	ada.Jar.SetCookies(u, trip)
	ada.isRefused("the address again, with the cookie of then", back, "does not know of this login")

	// The contents of a cookie are worthless in place of another, at another hall, or too late.
	swapped := visit(t, at)
	swapped.Jar.SetCookies(u, []*http.Cookie{{Name: whoCookie, Value: trip[0].Value}, {Name: loginCookie, Value: who[0].Value}})
	swapped.isRefused("cookies in each other's place", back, "started elsewhere")
	elsewhere, err := newLogin(f.login.Provider, at, "the secret of another hall")
	if err != nil {
		t.Fatal(err)
	}
	for what, by := range map[string]struct {
		*login
		until time.Time
	}{"another hall's": {elsewhere, time.Now().Add(time.Hour)}, "an old one": {f.login, time.Now().Add(-time.Second)}} {
		w := httptest.NewRecorder()
		if err := by.set(w, whoCookie, &someone{ID: "account 1", Name: "Ada L.", Until: by.until}, time.Hour); err != nil {
			t.Fatal(err)
		}
		v := visit(t, at)
		v.Jar.SetCookies(u, w.Result().Cookies())
		if code, _ := v.wish(); code != http.StatusUnauthorized {
			t.Errorf("with the cookie of %s a table is asked for, and answered %d", what, code)
		}
	}
}

// TestFaultHallSendsNobodyElsewhere uses links to the hall that name other places to go on to.
func TestFaultHallSendsNobodyElsewhere(t *testing.T) {
	p := newProvider(t)
	_, at := frontWith(t, connect(t, node(t)), p.URL)
	for _, path := range []string{
		"/login?next=https://evil.example", "/login?redirect_uri=https://evil.example/&return=//evil.example", "/login/back?redirect_uri=https://evil.example",
		"//evil.example/", "//evil.example/..", "/\\evil.example", "/%5cevil.example", "/.//evil.example", "/login//evil.example", "/host/../..//evil.example", "/login/../..//evil.example/%2f..",
	} {
		v := visit(t, at)
		for _, to := range v.steps(path, 0) {
			if u, err := url.Parse(to); err != nil || u.Host != "" && !strings.HasPrefix(to, p.URL+"/") || u.Query().Get("redirect_uri") != "" && u.Query().Get("redirect_uri") != at+"/login/back" ||
				strings.HasPrefix(to, "//") || strings.HasPrefix(to, "/\\") {
				t.Errorf("%s leads to %s", path, to)
			}
		}
	}
	v := visit(t, at)
	back := v.back()
	for _, to := range v.steps(back+"&redirect_uri=https://evil.example&next=https://evil.example", 0) {
		if to != "/host" {
			t.Errorf("a login leads to %s", to)
		}
	}
}

// TestFaultCookiesAreTheHallsAlone checks the cookies of a hall that people reach over https, and
// plants cookies as another host of its site could.
func TestFaultCookiesAreTheHallsAlone(t *testing.T) {
	p := newProvider(t)
	h := connect(t, node(t))
	f := h.NewFront(h.Watch(t.Context()), nil, []discovery.Scenario{{Key: "duel", Title: "A duel"}}, 1, "https://play.example")
	if err := f.Ask(Provider{Issuer: p.URL, Client: "hall", Secret: "between us"}, secret); err != nil {
		t.Fatal(err)
	}
	front := f.Handler()
	jar := map[string]*http.Cookie{}
	ask := func(method, path string, change ...func(*http.Request)) *http.Response {
		r := httptest.NewRequest(method, "https://play.example"+path, nil)
		for _, c := range jar {
			r.AddCookie(c)
		}
		for _, c := range change {
			c(r)
		}
		w := httptest.NewRecorder()
		front.ServeHTTP(w, r)
		for _, c := range w.Result().Cookies() {
			if !c.HttpOnly || !c.Secure || c.SameSite != http.SameSiteLaxMode || c.Path != "/" || c.Domain != "" || !strings.HasPrefix(c.Name, "__Host-") {
				t.Errorf("%s sets %s", path, c)
			}
			jar[c.Name] = c
			if c.MaxAge < 0 {
				delete(jar, c.Name)
			}
		}
		return w.Result()
	}
	login := func() {
		t.Helper()
		browser := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }, Transport: &http.Transport{}}
		defer browser.CloseIdleConnections()
		a, err := browser.Get(ask(http.MethodGet, "/login").Header.Get("Location"))
		if err != nil {
			t.Fatal(err)
		}
		defer a.Body.Close()
		path, ours := strings.CutPrefix(a.Header.Get("Location"), "https://play.example")
		if a := ask(http.MethodGet, path); !ours || a.StatusCode != http.StatusSeeOther || a.Header.Get("Location") != "/host" {
			t.Fatalf("the login ends with %s at %q", a.Status, path)
		}
	}
	login()
	if len(jar) != 1 {
		t.Fatalf("after the login there are %v", jar)
	}
	who := jar["__Host-"+whoCookie]
	jar = map[string]*http.Cookie{}
	planted := func(r *http.Request) { r.AddCookie(&http.Cookie{Name: whoCookie, Value: who.Value}) }
	if a := ask(http.MethodPost, "/tables", planted); a.StatusCode != http.StatusUnauthorized {
		t.Errorf("a planted cookie is believed: %s", a.Status)
	}
	jar[who.Name] = who
	if a := ask(http.MethodPost, "/tables"); a.StatusCode != http.StatusBadRequest {
		t.Errorf("the hall's own is not: %s", a.Status)
	}
	if ask(http.MethodPost, "/logout"); len(jar) != 0 {
		t.Errorf("after the logout there are %v", jar)
	}
}

// TestFaultPagesOfOthersAskTheHallForNothing sends the hall's forms from a page of another site in
// the name of somebody who is logged in there.
func TestFaultPagesOfOthersAskTheHallForNothing(t *testing.T) {
	p := newProvider(t)
	f, at := frontWith(t, connect(t, node(t)), p.URL)
	ada := visit(t, at)
	if code, page := ada.see("/login"); code != http.StatusOK || !strings.Contains(page, "Ada L.") {
		t.Fatalf("the login: %d\n%s", code, page)
	}
	form := url.Values{"scenario": {"duel"}, "name": {"Hers"}}.Encode()
	ask := func(method, path, kind string, header map[string]string) (int, string) {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), method, at+path, strings.NewReader(form))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", kind)
		for name, value := range header {
			r.Header.Set(name, value)
		}
		a, err := ada.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		return ada.read(a)
	}
	numbers := func() (asked string) {
		w := httptest.NewRecorder()
		f.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
		for line := range strings.SplitSeq(w.Body.String(), "\n") {
			if strings.HasPrefix(line, "broadside_hall_asked_total") {
				asked += line + "\n"
			}
		}
		return asked
	}
	before := numbers()
	for _, header := range []map[string]string{
		{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": at + ".evil.example"}, {"Origin": "http://127.0.0.1:1"},
		{"Origin": at, "Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"},
	} {
		for _, path := range []string{"/tables", "/logout"} {
			for _, kind := range []string{"application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"} {
				if code, said := ask(http.MethodPost, path, kind, header); code != http.StatusForbidden {
					t.Errorf("%s as %s with %v is answered %d: %s", path, kind, header, code, said)
				}
			}
		}
	}
	for _, path := range []string{"/logout", "/tables?" + form} { // what an image on a page can request
		ask(http.MethodGet, path, "text/plain", nil)
	}
	if after := numbers(); after != before {
		t.Errorf("tables were asked for:\n%s", after)
	}

	// Her own form is accepted, even if a browser only says which origin it is from: over plain
	// HTTP, as on a LAN.
	a, err := ada.Get(at + "/host")
	if err != nil {
		t.Fatal(err)
	}
	if _, page := ada.read(a); !strings.Contains(page, "Ada L.") {
		t.Errorf("she has been logged out:\n%s", page)
	}
	origin := at
	if a.Header.Get("Referrer-Policy") == "no-referrer" {
		origin = "null" // as the fetch standard has it
	}
	if code, said := ask(http.MethodPost, "/tables", "application/x-www-form-urlencoded", map[string]string{"Origin": origin}); code != http.StatusServiceUnavailable {
		t.Errorf("her own form is answered %d: %s", code, said)
	}
	if fmt.Sprint(a.Header["Content-Security-Policy"]) == "[]" || !strings.Contains(a.Header.Get("Content-Security-Policy"), "frame-ancestors 'none'") {
		t.Error("the form can be shown in a frame of another page")
	}
}

// TestFaultWhoHangsUpGetsNoMoreTables asks for a table and hangs up before a host answers: it still
// counts as theirs, unless the host has no room.
func TestFaultWhoHangsUpGetsNoMoreTables(t *testing.T) {
	for answer, code := range map[string]int{"ok": http.StatusTooManyRequests, "this host has no room": http.StatusServiceUnavailable} {
		h := connect(t, node(t))
		f := h.NewFront(h.Watch(t.Context()), nil, []discovery.Scenario{{Key: "duel", Title: "A duel"}}, 1, "")
		asked := make(chan Wish, 8)
		ctx, hangUp := context.WithCancel(t.Context())
		if _, err := h.nc.Subscribe(beginSubject, func(m *nats.Msg) {
			var w Wish
			if err := json.Unmarshal(m.Data, &w); err != nil {
				t.Error(err)
			}
			asked <- w
			<-ctx.Done()
			_ = m.Respond([]byte(answer))
		}); err != nil {
			t.Fatal(err)
		}
		ask := func(ctx context.Context) (code int) {
			out := httptest.NewRecorder()
			r := httptest.NewRequestWithContext(ctx, http.MethodPost, "/tables", strings.NewReader("scenario=duel&name=Hers"))
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			r.Header.Set("Accept", "application/json")
			f.Handler().ServeHTTP(out, r)
			return out.Code
		}
		var begun sync.WaitGroup
		begun.Go(func() { ask(ctx) })
		wish := <-asked
		hangUp()
		if answer == "ok" {
			time.Sleep(200 * time.Millisecond) // time in which it may be heard of
		} else {
			begun.Wait()
		}
		if got := ask(t.Context()); got != code {
			t.Errorf("a host answers %q to who has hung up: they ask again and are answered %d, not %d", answer, got, code)
		}
		f.directory.mu.Lock()
		f.directory.tables[wish.Ticket] = entry{&Announcement{Ticket: wish.Ticket, By: wish.By}, time.Now()}
		f.directory.mu.Unlock()
		begun.Wait()
	}
}

// TestFaultSlowHostGivesNobodyMoreTables makes a host slower than anybody waits: the table still
// counts for the person who asked, until it is there.
func TestFaultSlowHostGivesNobodyMoreTables(t *testing.T) {
	h := connect(t, node(t))
	f := h.NewFront(h.Watch(t.Context()), nil, []discovery.Scenario{{Key: "duel", Title: "A duel"}}, 1, "")
	f.patience = 100 * time.Millisecond
	var begun Wish
	answer := "ok"
	if _, err := h.nc.Subscribe(beginSubject, func(m *nats.Msg) {
		f.mu.Lock()
		defer f.mu.Unlock()
		if err := json.Unmarshal(m.Data, &begun); err != nil {
			t.Error(err)
		}
		if answer != "" {
			_ = m.Respond([]byte(answer)) // the asker learns the outcome from the front's answer
		}
	}); err != nil {
		t.Fatal(err)
	}
	ask := func() (code int) {
		out := httptest.NewRecorder()
		r := httptest.NewRequest(http.MethodPost, "/tables", strings.NewReader("scenario=duel&name=Hers"))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Accept", "application/json")
		f.Handler().ServeHTTP(out, r)
		return out.Code
	}
	for _, step := range []struct {
		answer string
		codes  [2]int
	}{
		{"this host has no room", [2]int{http.StatusServiceUnavailable, http.StatusServiceUnavailable}}, // and counts for nobody
		{"ok", [2]int{http.StatusGatewayTimeout, http.StatusTooManyRequests}},
		{"", [2]int{http.StatusServiceUnavailable, http.StatusTooManyRequests}}, // a host may have heard of it
	} {
		f.mu.Lock()
		answer = step.answer
		f.mu.Unlock()
		for n, code := range step.codes {
			if got := ask(); got != code {
				t.Errorf("hosts answer %q: request %d is answered %d, not %d", step.answer, n+1, got, code)
			}
		}
		// It comes at last, and ends.
		f.directory.mu.Lock()
		f.directory.tables["it"] = entry{&Announcement{Ticket: begun.Ticket}, time.Now()}
		f.directory.mu.Unlock()
	}
	f.mu.Lock()
	for by := range f.pending {
		f.pending[by][0].until = time.Now().Add(-time.Second)
	}
	answer = "no room"
	f.mu.Unlock()
	f.directory.mu.Lock()
	clear(f.directory.tables)
	f.directory.mu.Unlock()
	if got := ask(); got != http.StatusServiceUnavailable {
		t.Errorf("after a table that never came, a request is answered %d", got)
	}
}

// TestFaultNoTablePosesAsAnother asks for tables with names that look like that of an existing one.
func TestFaultNoTablePosesAsAnother(t *testing.T) {
	h := connect(t, node(t))
	f := h.NewFront(h.Watch(t.Context()), nil, []discovery.Scenario{{Key: "duel", Title: "A duel"}}, 9, "")
	f.directory.mu.Lock()
	f.directory.tables["it"] = entry{&Announcement{Name: "Ada's Night"}, time.Now()}
	f.directory.mu.Unlock()
	for name, code := range map[string]int{
		"Ada's Night": http.StatusConflict, "ADA S-NIGHT": http.StatusConflict, "Ad\u0430's Night": http.StatusConflict, "\u202eAda's\u200b Night": http.StatusConflict, "\u00c0da\u2019s N\u0456ght": http.StatusConflict,
		"Bea's Night": http.StatusServiceUnavailable, "Ada's Day": http.StatusServiceUnavailable, // nobody hosts these
	} {
		out := httptest.NewRecorder()
		r := httptest.NewRequest(http.MethodPost, "/tables", strings.NewReader(url.Values{"scenario": {"duel"}, "name": {name}}.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Accept", "application/json")
		f.Handler().ServeHTTP(out, r)
		if out.Code != code {
			t.Errorf("a table of the name %q is answered %d, not %d", name, out.Code, code)
		}
	}
}

// TestFaultProviderWithoutEndFillsNoMemory makes a provider of accounts send more than fits in
// memory.
func TestFaultProviderWithoutEndFillsNoMemory(t *testing.T) {
	const most = 64 << 20
	for _, from := range []string{"/.well-known/openid-configuration", "/keys", "/token"} {
		p := newProvider(t)
		var sent atomic.Int64
		good := p.Config.Handler
		p.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != from {
				good.ServeHTTP(w, r)
				return
			}
			w.Header().Set("Content-Type", "application/json")
			for piece := []byte(`{"issuer":"` + strings.Repeat("a", 1<<16)); sent.Load() < most; sent.Add(int64(len(piece))) {
				if _, err := w.Write(piece); err != nil {
					return
				}
			}
		})
		_, at := frontWith(t, connect(t, node(t)), p.URL)
		if code, _ := visit(t, at).see("/login"); code < http.StatusBadRequest {
			t.Errorf("%s: a login is answered %d", from, code)
		}
		if n := sent.Load(); n > most/4 {
			t.Errorf("%s: the hall has read %d MB", from, n>>20)
		}
	}
}
