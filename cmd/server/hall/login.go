package hall

import (
	"context"
	"crypto/cipher"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"broadside/netcode"
)

// Provider is an OpenID Connect provider, where people log in.
type Provider struct {
	Issuer string // its URL
	Client string // the hall's name there
	Secret string // the hall's password there; "": none
}

const (
	// loginFor is how long a login lasts.
	loginFor = 12 * time.Hour
	// loginTime is how long a person may take at the provider.
	loginTime = 10 * time.Minute
	// providerTime is the timeout of an answer of the provider.
	providerTime = 10 * time.Second
	// maxAnswer is the most of an answer of the provider that is read, in bytes.
	maxAnswer = 1 << 20
)

// bounded reads no answer beyond maxAnswer.
type bounded struct{ http.RoundTripper }

// RoundTrip implements http.RoundTripper.
func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	a, err := b.RoundTripper.RoundTrip(r)
	if err == nil {
		a.Body = http.MaxBytesReader(nil, a.Body, maxAnswer)
	}
	return a, err
}

// Cookies of the hall. Their contents are sealed for the name of the cookie.
const (
	loginCookie = "broadside-login" // a trip
	whoCookie   = "broadside-who"   // a someone
)

// login identifies people by a provider. While the provider is away, logins last, and the
// list of tables needs none.
type login struct {
	Provider
	public string
	cipher cipher.AEAD
	client *http.Client

	mu   sync.Mutex
	last *inquiry // that has not failed, or nil
}

// trip is a visit to the provider and back.
type trip struct {
	State, Nonce, Verifier string
	Until                  time.Time
}

// someone is a person who has logged in.
type someone struct {
	ID    string // the same at each login, and reveals nothing about them
	Name  string
	Until time.Time
}

// newLogin returns the login of a front with a public URL. Fronts with the same secret accept
// each other's cookies.
func newLogin(p Provider, public, secret string) (*login, error) {
	switch {
	case p.Client == "":
		return nil, errors.New("the provider needs the hall's name there; give it with --oidc-client")
	case public == "":
		return nil, errors.New("the provider sends people back to the hall's own address; give it with --public")
	}
	if secret == "" {
		secret = rand.Text()
	}
	c, err := sealer(secret, "broadside login")
	if err != nil {
		return nil, err
	}
	return &login{Provider: p, public: public, cipher: c, client: &http.Client{Transport: bounded{http.DefaultTransport}, Timeout: providerTime}}, nil
}

// errProvider means that the provider does not answer.
var errProvider = errors.New("the provider of accounts does not answer; try again in a moment")

// inquiry is a request for the provider's configuration, shared by all who wait for it.
type inquiry struct {
	done     chan struct{}
	provider *oidc.Provider
	err      error
}

// reach returns the provider and its OAuth configuration. It does not wait in turn, nor
// longer than ctx.
func (l *login) reach(ctx context.Context) (*oidc.Provider, *oauth2.Config, error) {
	q := l.inquire()
	select {
	case <-ctx.Done():
		return nil, nil, fmt.Errorf("%w: %w", errProvider, ctx.Err())
	case <-q.done:
	}
	if q.err != nil {
		return nil, nil, fmt.Errorf("%w: %w", errProvider, q.err)
	}
	return q.provider, &oauth2.Config{
		ClientID: l.Client, ClientSecret: l.Secret, Endpoint: q.provider.Endpoint(), RedirectURL: l.public + "/login/back", Scopes: []string{oidc.ScopeOpenID, "profile"},
	}, nil
}

// inquire returns the current inquiry, or begins one.
func (l *login) inquire() *inquiry {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.last != nil {
		return l.last
	}
	q := &inquiry{done: make(chan struct{})}
	l.last = q
	go func() {
		defer close(q.done)
		// The provider keeps this context to fetch its keys.
		q.provider, q.err = oidc.NewProvider(oidc.ClientContext(context.Background(), l.client), l.Issuer)
		if q.err != nil {
			l.mu.Lock()
			defer l.mu.Unlock()
			l.last = nil
		}
	}()
	return q
}

// cookie returns a cookie that scripts cannot read and that forms of other sites do not send.
// Over https, its name binds it to this host, so that no other host of the same site can have
// planted it, for example with somebody else's login.
func (l *login) cookie(name, value string, seconds int) *http.Cookie {
	safe := strings.HasPrefix(l.public, "https://")
	if safe {
		name = "__Host-" + name
	}
	return &http.Cookie{Name: name, Value: value, Path: "/", MaxAge: seconds, HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: safe}
}

// set seals a value into a cookie.
func (l *login) set(w http.ResponseWriter, name string, value any, lasts time.Duration) error {
	b, err := json.Marshal(value)
	if err != nil {
		return err
	}
	http.SetCookie(w, l.cookie(name, base64.RawURLEncoding.EncodeToString(l.cipher.Seal(nil, nil, b, []byte(name))), int(lasts.Seconds())))
	return nil
}

// get opens a sealed cookie.
func (l *login) get(r *http.Request, name string, value any) bool {
	c, err := r.Cookie(l.cookie(name, "", 0).Name)
	if err != nil {
		return false
	}
	sealed, err := base64.RawURLEncoding.DecodeString(c.Value)
	if err != nil {
		return false
	}
	b, err := l.cipher.Open(nil, nil, sealed, []byte(name))
	return err == nil && json.Unmarshal(b, value) == nil
}

func (l *login) forget(w http.ResponseWriter, name string) { http.SetCookie(w, l.cookie(name, "", -1)) }

// person returns the person who has logged in, or nil.
func (l *login) person(r *http.Request) *someone {
	var s someone
	if !l.get(r, whoCookie, &s) || time.Now().After(s.Until) {
		return nil
	}
	return &s
}

// begin sends a person to the provider.
func (l *login) begin(w http.ResponseWriter, r *http.Request) error {
	_, config, err := l.reach(r.Context())
	if err != nil {
		return err
	}
	t := trip{State: rand.Text(), Nonce: rand.Text(), Verifier: oauth2.GenerateVerifier(), Until: time.Now().Add(loginTime)}
	if err := l.set(w, loginCookie, &t, loginTime); err != nil {
		return err
	}
	http.Redirect(w, r, config.AuthCodeURL(t.State, oidc.Nonce(t.Nonce), oauth2.S256ChallengeOption(t.Verifier)), http.StatusSeeOther)
	return nil
}

// end logs in a person whom the provider has sent back.
func (l *login) end(w http.ResponseWriter, r *http.Request) error {
	var t trip
	if !l.get(r, loginCookie, &t) || time.Now().After(t.Until) || r.FormValue("state") != t.State {
		return errors.New("this login was started elsewhere or too long ago; log in again")
	}
	l.forget(w, loginCookie)
	if why := r.FormValue("error"); why != "" {
		return fmt.Errorf("the provider has not let you in (%s); log in again", netcode.CleanName(why))
	}
	provider, config, err := l.reach(r.Context())
	if err != nil {
		return err
	}
	ctx := oidc.ClientContext(r.Context(), l.client)
	token, err := config.Exchange(ctx, r.FormValue("code"), oauth2.VerifierOption(t.Verifier))
	var refused *oauth2.RetrieveError
	switch {
	case errors.As(err, &refused) && refused.Response.StatusCode < http.StatusInternalServerError:
		return errors.Join(errors.New("the provider does not know of this login, or has ended it; log in again"), err)
	case err != nil:
		return fmt.Errorf("%w: %w", errProvider, err)
	}
	raw, _ := token.Extra("id_token").(string)
	id, err := provider.Verifier(&oidc.Config{ClientID: l.Client}).Verify(ctx, raw)
	var claims struct {
		Name  string `json:"name"`
		Short string `json:"preferred_username"`
		Party string `json:"azp"` // the party that the token was issued to, if it has several audiences
	}
	if err == nil {
		err = id.Claims(&claims)
	}
	if err != nil || id.Subject == "" || id.Nonce != t.Nonce || claims.Party != "" && claims.Party != l.Client {
		return errors.Join(errors.New("the provider's answer about you cannot be trusted; log in again"), err)
	}
	name := netcode.CleanName(claims.Name)
	if name == "" {
		name = netcode.CleanName(claims.Short)
	}
	if name == "" {
		name = "somebody"
	}
	sum := sha256.Sum256([]byte(id.Issuer + "\n" + id.Subject))
	if err := l.set(w, whoCookie, &someone{ID: "account " + hex.EncodeToString(sum[:8]), Name: name, Until: time.Now().Add(loginFor)}, loginFor); err != nil {
		return err
	}
	http.Redirect(w, r, "/host", http.StatusSeeOther)
	return nil
}
