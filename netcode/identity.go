//go:build !js

package netcode

import (
	"bytes"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"time"

	"github.com/moby/sys/atomicwriter"
	"github.com/quic-go/quic-go"
)

// fingerprintOf returns the fingerprint of a certificate's key.
func fingerprintOf(der []byte) (Fingerprint, error) {
	cert, err := x509.ParseCertificate(der)
	if err != nil {
		return Fingerprint{}, err
	}
	return sha256.Sum256(cert.RawSubjectPublicKeyInfo), nil
}

// Identity is kept by a table so that stations recognise it, and notice a restart at once.
type Identity struct {
	cert  tls.Certificate
	reset quic.StatelessResetKey
	print Fingerprint
}

// Fingerprint returns the fingerprint that stations pin.
func (id *Identity) Fingerprint() Fingerprint { return id.print }

// identityFile holds the key, the certificate and the reset key as PEM.
const identityFile = "identity.pem"

// The blocks of the file.
const (
	pemKey   = "PRIVATE KEY"
	pemCert  = "CERTIFICATE"
	pemReset = "BROADSIDE RESET KEY"
)

// ErrIdentity means that the identity file is damaged.
var ErrIdentity = errors.New("the identity file is damaged")

// IdentityPath returns the path of the identity in dir.
func IdentityPath(dir string) string { return filepath.Join(dir, identityFile) }

// LoadIdentity reads the identity in dir, or creates one there, readable only by its owner.
func LoadIdentity(dir string) (*Identity, error) {
	path := IdentityPath(dir)
	b, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		if b, err = newIdentity(); err == nil {
			err = keepIdentity(dir, path, b)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("the identity of the table: %w", err)
	}
	id, err := parseIdentity(b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w: put a copy back, or remove the file to get a new identity; stations that know the table will then have to accept its new fingerprint", path, err)
	}
	return id, nil
}

// keepIdentity writes the file whole or not at all.
func keepIdentity(dir, path string, b []byte) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	return atomicwriter.WriteFile(path, b, 0o600)
}

// newIdentity makes a key, its certificate and a reset key.
func newIdentity() ([]byte, error) {
	public, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	serial, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 120))
	if err != nil {
		return nil, err
	}
	// Stations check the key, not a name or date.
	cert, err := x509.CreateCertificate(rand.Reader, &x509.Certificate{
		SerialNumber: serial,
		Subject:      pkix.Name{CommonName: "broadside table"},
		NotBefore:    time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC),
		NotAfter:     time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC),
		KeyUsage:     x509.KeyUsageDigitalSignature,
		ExtKeyUsage:  []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		DNSNames:     []string{serverName},
	}, &x509.Certificate{}, public, private)
	if err != nil {
		return nil, err
	}
	key, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		return nil, err
	}
	reset := make([]byte, len(quic.StatelessResetKey{}))
	_, _ = rand.Read(reset) // never fails
	var out bytes.Buffer
	for _, block := range []pem.Block{{Type: pemKey, Bytes: key}, {Type: pemCert, Bytes: cert}, {Type: pemReset, Bytes: reset}} {
		if err := pem.Encode(&out, &block); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// parseIdentity reads the three blocks.
func parseIdentity(b []byte) (*Identity, error) {
	blocks := make(map[string][]byte, 3)
	for block, rest := pem.Decode(b); block != nil; block, rest = pem.Decode(rest) {
		blocks[block.Type] = block.Bytes
	}
	key, err := x509.ParsePKCS8PrivateKey(blocks[pemKey])
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrIdentity, pemKey, err)
	}
	print, err := fingerprintOf(blocks[pemCert])
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrIdentity, pemCert, err)
	}
	private, ok := key.(ed25519.PrivateKey)
	if !ok {
		return nil, fmt.Errorf("%w: %s is not ed25519", ErrIdentity, pemKey)
	}
	public, err := x509.MarshalPKIXPublicKey(private.Public())
	if err != nil || sha256.Sum256(public) != print {
		return nil, fmt.Errorf("%w: the key and the certificate do not match", ErrIdentity)
	}
	id := &Identity{print: print, cert: tls.Certificate{Certificate: [][]byte{blocks[pemCert]}, PrivateKey: private}}
	if n := copy(id.reset[:], blocks[pemReset]); n != len(id.reset) || n != len(blocks[pemReset]) {
		return nil, fmt.Errorf("%w: %s", ErrIdentity, pemReset)
	}
	return id, nil
}

// serverName is the TLS name of every table; the key identifies it.
const serverName = "broadside.table"
