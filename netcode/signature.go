//go:build !js

package netcode

import (
	"crypto/ed25519"
	"crypto/sha256"
	"crypto/x509"
)

// PublicKey returns the public key behind the fingerprint, as DER.
func (id *Identity) PublicKey() []byte {
	der, _ := x509.MarshalPKIXPublicKey(id.cert.PrivateKey.(ed25519.PrivateKey).Public()) // never fails for this key
	return der
}

// Sign returns the table's signature of a text.
func (id *Identity) Sign(text []byte) []byte {
	return ed25519.Sign(id.cert.PrivateKey.(ed25519.PrivateKey), append([]byte(signing), text...))
}

// Signed reports whether the table with this fingerprint has signed a text; key is its public
// key.
func (f Fingerprint) Signed(key, text, signature []byte) bool {
	if sha256.Sum256(key) != f {
		return false
	}
	parsed, err := x509.ParsePKIXPublicKey(key)
	public, ok := parsed.(ed25519.PublicKey)
	return err == nil && ok && ed25519.Verify(public, append([]byte(signing), text...), signature)
}
