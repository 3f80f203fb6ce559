package outsider_test

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"testing"

	"github.com/quic-go/quic-go"
	"github.com/quic-go/webtransport-go"
)

// session is a WebTransport session as described in the document.
type session struct {
	*webtransport.Session
	ctx context.Context
}

// opens opens a session and its stream, as the page at that address would.
func opens(t *testing.T, page, query string) *outsider {
	t.Helper()
	answer, err := http.Get("http://" + page + "/link/webtransport")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	b, err := io.ReadAll(answer.Body)
	if err != nil || len(b) != 142 {
		t.Fatalf("the page tells %d bytes: %v", len(b), err)
	}
	port, hash, signature, key := binary.BigEndian.Uint16(b), b[2:34], b[34:98], b[98:]
	public, err := x509.ParsePKIXPublicKey(key)
	if err != nil || !ed25519.Verify(public.(ed25519.PublicKey), append([]byte("broadside signature\nwebtransport\n"), hash...), signature) {
		t.Fatalf("the table has not signed its certificate: %v", err)
	}
	host, _, err := net.SplitHostPort(page)
	if err != nil {
		t.Fatal(err)
	}
	d := webtransport.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"h3"}, VerifyPeerCertificate: func(raw [][]byte, _ [][]*x509.Certificate) error {
		if shown := sha256.Sum256(raw[0]); string(shown[:]) != string(hash) {
			return errors.New("another certificate is shown")
		}
		return nil
	}}}
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	_, made, err := d.Dial(ctx, fmt.Sprintf("https://%s:%d/link%s", host, port, query), nil)
	if err != nil {
		t.Fatal(err)
	}
	s := &session{Session: made}
	ended, end := context.WithCancelCause(context.Background())
	s.ctx = ended
	context.AfterFunc(made.Context(), func() {
		_, err := made.OpenStream() // reports why the session is over
		var closed *webtransport.SessionError
		if errors.As(err, &closed) {
			err = &quic.ApplicationError{Remote: closed.Remote, ErrorCode: quic.ApplicationErrorCode(closed.ErrorCode), ErrorMessage: closed.Message}
		}
		end(err)
	})
	t.Cleanup(func() { _ = made.CloseWithError(0, "") })
	o := &outsider{T: t, conn: s}
	var closed *webtransport.SessionError
	switch stream, err := made.OpenStream(); {
	case err == nil:
		o.stream = stream
	case !errors.As(err, &closed): // the table may have closed the session first
		t.Fatal(err)
	}
	return o
}

func (s *session) Context() context.Context { return s.ctx }

func (s *session) CloseWithError(code quic.ApplicationErrorCode, why string) error {
	return s.Session.CloseWithError(webtransport.SessionErrorCode(code), why)
}
