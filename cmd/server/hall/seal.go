package hall

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
)

// MinSecret is the minimum length of a hall's secret, in bytes.
const MinSecret = 16

// The purposes of keys that are made of a hall's secret.
const (
	sealIdentity = "broadside table identity"
	proveLease   = "broadside lease"
)

// ErrSealed means that a table's identity cannot be opened.
var ErrSealed = errors.New("the table's identity was sealed with another secret; give all hosts of the hall the same one")

// sealer returns the cipher of a hall's secret for a purpose.
func sealer(secret, purpose string) (cipher.AEAD, error) {
	key, err := hkdf.Key(sha256.New, []byte(secret), nil, purpose, 32)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCMWithRandomNonce(block)
}

// A parcel is what another host needs to continue a table, besides its battles.
type parcel struct {
	Identity []byte            `json:"identity"`
	Settings map[string]string `json:"settings"`
}

// seal encrypts a parcel, for this table alone.
func seal(secret, table string, p *parcel) ([]byte, error) {
	c, err := sealer(secret, sealIdentity)
	if err != nil {
		return nil, err
	}
	b, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	return c.Seal(nil, nil, b, []byte(table)), nil
}

// prove returns what shows that whoever has written the lease of a table knows the secret of
// the hall. It covers all but the renewals and the bids of others.
func prove(secret, table string, t *tenure) ([]byte, error) {
	key, err := hkdf.Key(sha256.New, []byte(secret), nil, proveLease, 32)
	if err != nil {
		return nil, err
	}
	mac := hmac.New(sha256.New, key)
	_, err = fmt.Fprintf(mac, "%s\n%d\n%s\n%t\n%d\n%s\n%x", table, t.Fence, t.Host, t.Moving, t.Protocol, t.Build, t.Sealed)
	return mac.Sum(nil), err
}

// unseal decrypts a parcel. The error is ErrSealed for another secret or table.
func unseal(secret, table string, sealed []byte) (*parcel, error) {
	c, err := sealer(secret, sealIdentity)
	if err != nil {
		return nil, err
	}
	b, err := c.Open(nil, nil, sealed, []byte(table))
	if err != nil {
		return nil, ErrSealed
	}
	var p parcel
	return &p, json.Unmarshal(b, &p)
}
