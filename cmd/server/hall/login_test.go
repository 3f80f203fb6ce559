package hall

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"golang.org/x/oauth2"

	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/rough"
)

// provider is an OpenID Connect provider that logs one person in without asking.
type provider struct {
	*httptest.Server

	mu      sync.Mutex
	key     *ecdsa.PrivateKey
	id      string                                                          // of the key
	claims  map[string]any                                                  // replace those of a good token; nil omits one
	signs   *ecdsa.PrivateKey                                               // nil: its own key
	forges  func(header, claims map[string]any, good string) (token string) // nil: it signs properly
	lax     bool                                                            // it asks for no proof of who has begun a login, and accepts a code twice
	pending map[string]url.Values

	asked atomic.Int32  // requests for its configuration
	hangs chan struct{} // nil: it answers
}

func newKey(t *testing.T) *ecdsa.PrivateKey {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func newProvider(t *testing.T) *provider {
	t.Helper()
	p := &provider{key: newKey(t), id: "one", pending: map[string]url.Values{}}
	mux := http.NewServeMux()
	tell := func(w http.ResponseWriter, v any) {
		w.Header().Set("Content-Type", "application/json")
		if err := json.NewEncoder(w).Encode(v); err != nil {
			t.Error(err)
		}
	}
	mux.HandleFunc("GET /.well-known/openid-configuration", func(w http.ResponseWriter, _ *http.Request) {
		p.asked.Add(1)
		if p.hangs != nil {
			<-p.hangs
		}
		tell(w, map[string]any{
			"issuer": p.URL, "authorization_endpoint": p.URL + "/authorize", "token_endpoint": p.URL + "/token", "jwks_uri": p.URL + "/keys",
			"id_token_signing_alg_values_supported": []string{"ES256"},
		})
	})
	mux.HandleFunc("GET /keys", func(w http.ResponseWriter, _ *http.Request) {
		p.mu.Lock()
		defer p.mu.Unlock()
		tell(w, jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: p.key.Public(), KeyID: p.id, Algorithm: "ES256", Use: "sig"}}})
	})
	mux.HandleFunc("GET /authorize", func(w http.ResponseWriter, r *http.Request) {
		p.mu.Lock()
		defer p.mu.Unlock()
		q, code := r.URL.Query(), rand.Text()
		p.pending[code] = q
		http.Redirect(w, r, q.Get("redirect_uri")+"?"+url.Values{"code": {code}, "state": {q.Get("state")}}.Encode(), http.StatusSeeOther)
	})
	mux.HandleFunc("POST /token", func(w http.ResponseWriter, r *http.Request) {
		p.mu.Lock()
		defer p.mu.Unlock()
		q, user := p.pending[r.FormValue("code")], ""
		user, _, _ = r.BasicAuth()
		if q == nil || !p.lax && q.Get("code_challenge") != oauth2.S256ChallengeFromVerifier(r.FormValue("code_verifier")) || user != q.Get("client_id") {
			http.Error(w, `{"error":"invalid_grant"}`, http.StatusBadRequest)
			return
		}
		if !p.lax {
			delete(p.pending, r.FormValue("code"))
		}
		tell(w, map[string]any{"access_token": "a", "token_type": "Bearer", "id_token": p.token(t, q)})
	})
	p.Server = httptest.NewServer(mux)
	t.Cleanup(p.Close)
	return p
}

// token returns the provider's token for the person.
func (p *provider) token(t *testing.T, q url.Values) string {
	signs := p.key
	if p.signs != nil {
		signs = p.signs
	}
	claims := map[string]any{
		"iss": p.URL, "sub": "ada", "aud": q.Get("client_id"), "nonce": q.Get("nonce"), "name": "Ada L.",
		"iat": time.Now().Unix(), "exp": time.Now().Add(time.Hour).Unix(),
	}
	for name, value := range p.claims {
		if claims[name] = value; value == nil {
			delete(claims, name)
		}
	}
	text := p.signed(t, claims, signs, p.id)
	if p.forges != nil {
		return p.forges(map[string]any{"alg": "ES256", "kid": p.id}, claims, text)
	}
	return text
}

// signed returns a token with claims, signed with a key that an ID names.
func (p *provider) signed(t *testing.T, claims map[string]any, key *ecdsa.PrivateKey, id string) string {
	s, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.ES256, Key: jose.JSONWebKey{Key: key, KeyID: id}}, nil)
	if err != nil {
		t.Error(err)
		return ""
	}
	b, err := json.Marshal(claims)
	if err != nil {
		t.Error(err)
		return ""
	}
	signed, err := s.Sign(b)
	if err != nil {
		t.Error(err)
		return ""
	}
	text, err := signed.CompactSerialize()
	if err != nil {
		t.Error(err)
	}
	return text
}

// visitor is somebody's browser.
type visitor struct {
	*testing.T
	http.Client
	at string
}

func visit(t *testing.T, at string) *visitor {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	v := &visitor{T: t, Client: http.Client{Jar: jar, Transport: &http.Transport{}}, at: at}
	t.Cleanup(v.CloseIdleConnections)
	return v
}

func (v *visitor) see(path string) (code int, page string) {
	v.Helper()
	a, err := v.Get(v.at + path)
	if err != nil {
		v.Fatal(err)
	}
	return v.read(a)
}

func (v *visitor) read(a *http.Response) (int, string) {
	v.Helper()
	defer a.Body.Close()
	b, err := io.ReadAll(a.Body)
	if err != nil {
		v.Fatal(err)
	}
	return a.StatusCode, string(b)
}

func (v *visitor) wish() (int, string) {
	v.Helper()
	a, err := v.PostForm(v.at+"/tables", url.Values{"scenario": {"duel"}, "name": {"The Hesper"}})
	if err != nil {
		v.Fatal(err)
	}
	return v.read(a)
}

// frontWith serves a front with a provider, like a hall.
func frontWith(t *testing.T, h *Hall, issuer string) (*Front, string) {
	t.Helper()
	f := h.NewFront(h.Watch(t.Context()), nil, []discovery.Scenario{{Key: "duel", Title: "A duel"}}, 1, "")
	var handler http.Handler
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { handler.ServeHTTP(w, r) }))
	t.Cleanup(s.Close)
	f.public = s.URL
	if err := f.Ask(Provider{Issuer: issuer, Client: "hall", Secret: "between us"}, secret); err != nil {
		t.Fatal(err)
	}
	handler = f.Server(netcode.KnownAs{}).Handler
	return f, s.URL
}

// TestLoginTellsWhoAsksForATable logs in at a provider, and out again.
func TestLoginTellsWhoAsksForATable(t *testing.T) {
	p := newProvider(t)
	f, at := frontWith(t, connect(t, node(t)), p.URL)
	ada := visit(t, at)
	if code, page := ada.see("/host"); code != http.StatusOK || strings.Contains(page, "Host it") || !strings.Contains(page, "logs in first") {
		t.Errorf("a stranger's form: %d\n%s", code, page)
	}
	if code, page := ada.wish(); code != http.StatusUnauthorized || !strings.Contains(page, "Log in to host a table") {
		t.Errorf("a stranger's wish: %d\n%s", code, page)
	}
	if code, page := ada.see("/login"); code != http.StatusOK || !strings.Contains(page, "Ada L.") || !strings.Contains(page, "Host it") {
		t.Errorf("after the login: %d\n%s", code, page)
	}
	if code, page := ada.wish(); code != http.StatusServiceUnavailable || !strings.Contains(page, "No host is available") {
		t.Errorf("Ada's wish: %d\n%s", code, page) // nobody hosts here, but she is known
	}
	r := httptest.NewRequest(http.MethodGet, at, nil)
	u, err := url.Parse(at)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range ada.Jar.Cookies(u) {
		r.AddCookie(c)
	}
	if who := f.person(r); !regexp.MustCompile("^account [0-9a-f]{16}$").MatchString(who) {
		t.Errorf("Ada is known as %q", who)
	}
	for _, c := range ada.Jar.Cookies(u) {
		other := "A"
		if c.Value[0] == 'A' {
			other = "B"
		}
		c.Value = other + c.Value[1:]
		r := httptest.NewRequest(http.MethodGet, at, nil)
		r.AddCookie(c)
		if who := f.person(r); who != "" {
			t.Errorf("one who changes a cookie is %q", who)
		}
	}
	a, err := ada.PostForm(at+"/logout", nil)
	if err != nil {
		t.Fatal(err)
	}
	if code, page := ada.read(a); code != http.StatusOK || strings.Contains(page, "Ada L.") {
		t.Errorf("after the logout: %d\n%s", code, page)
	}
}

// TestProviderThatLiesLetsNobodyIn makes the provider say what it must not.
func TestProviderThatLiesLetsNobodyIn(t *testing.T) {
	p := newProvider(t)
	other := newKey(t)
	f, at := frontWith(t, connect(t, node(t)), p.URL)
	for name, lie := range map[string]struct {
		claims map[string]any
		signs  *ecdsa.PrivateKey
	}{
		"another's key":   {nil, other},
		"another's nonce": {map[string]any{"nonce": "another"}, nil},
		"another's hall":  {map[string]any{"aud": "another"}, nil},
		"another issuer":  {map[string]any{"iss": "https://another.example"}, nil},
		"too old":         {map[string]any{"exp": time.Now().Add(-time.Hour).Unix()}, nil},
	} {
		p.mu.Lock()
		p.claims, p.signs = lie.claims, lie.signs
		p.mu.Unlock()
		v := visit(t, at)
		if code, page := v.see("/login"); code != http.StatusForbidden || !strings.Contains(page, "cannot be trusted") {
			t.Errorf("%s: %d\n%s", name, code, page)
		}
	}
	v := visit(t, at)
	if code, page := v.see("/login/back?code=x&state=y"); code != http.StatusForbidden || !strings.Contains(page, "started elsewhere") {
		t.Errorf("a login that nobody has begun: %d\n%s", code, page)
	}
	w := httptest.NewRecorder()
	f.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	if want := fmt.Sprintf("broadside_hall_logins_total{answer=%q} 6\n", "refused"); !strings.Contains(w.Body.String(), want) {
		t.Errorf("the numbers have no %s", want)
	}
}

// TestProviderThatIsAwayHidesNoTable reads the list while the provider is away.
func TestProviderThatIsAwayHidesNoTable(t *testing.T) {
	p := newProvider(t)
	p.Close()
	_, at := frontWith(t, connect(t, node(t)), p.URL)
	v := visit(t, at)
	if code, page := v.see("/login"); code != http.StatusBadGateway || !strings.Contains(page, "does not answer") {
		t.Errorf("the login: %d\n%s", code, page)
	}
	if code, page := v.see("/"); code != http.StatusOK || !strings.Contains(page, "Log in") {
		t.Errorf("the list: %d\n%s", code, page)
	}
}

// TestProviderThatHangsHoldsNobodyUp makes a provider withhold its configuration: people who give
// up are released, tables are listed, and when it answers, everybody who waits is let in by that
// one answer.
func TestProviderThatHangsHoldsNobodyUp(t *testing.T) {
	p := newProvider(t)
	p.hangs = make(chan struct{})
	answer := sync.OnceFunc(func() { close(p.hangs) })
	t.Cleanup(answer)
	f, at := frontWith(t, connect(t, node(t)), p.URL)
	f.login.client.Timeout = 0 // it waits for ever
	knock := func(ctx context.Context) <-chan int {
		code := make(chan int, 1)
		go func() {
			w := httptest.NewRecorder()
			f.Handler().ServeHTTP(w, httptest.NewRequestWithContext(ctx, http.MethodGet, "/login", nil))
			code <- w.Code
		}()
		return code
	}
	waits := knock(t.Context())
	await(t, "a question to the provider", func() bool { return p.asked.Load() == 1 })
	impatient, stop := context.WithCancel(t.Context())
	leaves := knock(impatient)
	stop()
	select {
	case code := <-leaves:
		if code != http.StatusBadGateway {
			t.Errorf("who gives up is answered %d", code)
		}
	case <-time.After(rough.Patience):
		t.Fatal("who gives up is not let go")
	}
	v := visit(t, at)
	if code, page := v.see("/"); code != http.StatusOK || !strings.Contains(page, "Log in") {
		t.Errorf("the list: %d\n%s", code, page)
	}
	answer()
	if code := <-waits; code != http.StatusSeeOther {
		t.Errorf("who has waited is answered %d", code)
	}
	if code, page := v.see("/login"); code != http.StatusOK || !strings.Contains(page, "Ada L.") {
		t.Errorf("after the login: %d\n%s", code, page)
	}
	if n := p.asked.Load(); n != 1 {
		t.Errorf("the provider was asked %d times", n)
	}
}

// TestProviderIsAskedAgain makes a provider answer too late, and then in time.
func TestProviderIsAskedAgain(t *testing.T) {
	p := newProvider(t)
	p.hangs = make(chan struct{})
	f, at := frontWith(t, connect(t, node(t)), p.URL)
	f.login.client.Timeout = 10 * time.Millisecond
	answer := sync.OnceFunc(func() { close(p.hangs) })
	t.Cleanup(answer)
	v := visit(t, at)
	if code, page := v.see("/login"); code != http.StatusBadGateway || !strings.Contains(page, "does not answer") {
		t.Errorf("the login: %d\n%s", code, page)
	}
	f.login.client.Timeout = 0
	answer()
	if code, page := v.see("/login"); code != http.StatusOK || !strings.Contains(page, "Ada L.") {
		t.Errorf("after the login: %d\n%s", code, page)
	}
}

// A provider changes its key while somebody is there: the new one lets them in, and from then on
// the old one lets nobody in.
func TestFaultKeyThatChangesInMidLoginLetsInByTheNewOne(t *testing.T) {
	p := newProvider(t)
	old := p.key
	_, at := frontWith(t, connect(t, node(t)), p.URL)
	if code, page := visit(t, at).see("/login"); code != http.StatusOK || !strings.Contains(page, "Ada L.") {
		t.Fatalf("before the change: %d\n%s", code, page)
	}
	ada := visit(t, at)
	changed := false
	ada.CheckRedirect = func(r *http.Request, _ []*http.Request) error {
		if !changed && strings.HasPrefix(r.URL.String(), at+"/login/back") {
			changed = true
			p.mu.Lock()
			defer p.mu.Unlock()
			p.key, p.id = newKey(t), "two"
		}
		return nil
	}
	if code, page := ada.see("/login"); !changed || code != http.StatusOK || !strings.Contains(page, "Ada L.") {
		t.Errorf("changed: %v; after the change: %d\n%s", changed, code, page)
	}
	for _, id := range []string{"one", "two"} {
		p.mu.Lock()
		p.forges = func(_, claims map[string]any, _ string) string { return p.signed(t, claims, old, id) }
		p.mu.Unlock()
		if code, page := visit(t, at).see("/login"); code != http.StatusForbidden || !strings.Contains(page, "cannot be trusted") {
			t.Errorf("by the old key as %q: %d\n%s", id, code, page)
		}
	}
}
