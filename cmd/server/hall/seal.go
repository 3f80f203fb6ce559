package hall

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/nats-io/nats.go"
)

// MinSecret is the minimum length of a hall's secret, in bytes.
const MinSecret = 16

// The purposes of keys that are made of a hall's secret.
const (
	sealIdentity = "broadside table identity"
	proveLease   = "broadside lease"
	proveCopy    = "broadside copy"
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

// prove returns the proof that a tenure of a table was written by somebody who knows the hall's
// secret. It covers everything but renewals and the bids of others.
func prove(secret, table string, t *tenure) ([]byte, error) {
	return authenticate(secret, proveLease, "%s\n%d\n%s\n%t\n%d\n%s\n%x", table, t.Fence, t.Host, t.Moving, t.Protocol, t.Build, t.Sealed)
}

// authenticate returns the proof that a text was written, for a purpose, by somebody who knows the
// hall's secret.
func authenticate(secret, purpose, format string, args ...any) ([]byte, error) {
	key, err := hkdf.Key(sha256.New, []byte(secret), nil, purpose, 32)
	if err != nil {
		return nil, err
	}
	mac := hmac.New(sha256.New, key)
	_, err = fmt.Fprintf(mac, format, args...)
	return mac.Sum(nil), err
}

// A stamp is the place of a message in the copy of a table. Stamps only grow, so that a message
// that is written again counts for nothing.
type stamp struct {
	Fence  uint64 `json:"fence"`  // of the host that wrote it
	Number uint64 `json:"number"` // of the host's messages
	Body   string `json:"body"`   // the hash of the message
	Proof  []byte `json:"proof"`  // that a host of the hall wrote it
}

// stampHeader is the header of a message that holds its stamp.
const stampHeader = "Broadside-Stamp"

// errUnstamped means that no host of the hall has written a message.
var errUnstamped = errors.New("it has no stamp of a host that knows the hall's secret")

// follows reports whether a stamp comes after another.
func (s *stamp) follows(o *stamp) bool {
	return s.Fence > o.Fence || s.Fence == o.Fence && s.Number > o.Number
}

func (s *stamp) prove(secret, table string) ([]byte, error) {
	return authenticate(secret, proveCopy, "%s\n%d\n%d\n%s", table, s.Fence, s.Number, s.Body)
}

// write stamps a message.
func (s *stamp) write(secret, table string, m *nats.Msg) (err error) {
	s.Body = bodyHash(m.Data)
	if s.Proof, err = s.prove(secret, table); err != nil {
		return err
	}
	b, err := json.Marshal(s)
	m.Header.Set(stampHeader, string(b))
	return err
}

// readStamp returns the stamp of a message. The error is errUnstamped if there is no valid one.
func readStamp(secret, table string, header nats.Header) (s stamp, err error) {
	if json.Unmarshal([]byte(header.Get(stampHeader)), &s) != nil {
		return stamp{}, errUnstamped
	}
	proof, err := s.prove(secret, table)
	if err == nil && !hmac.Equal(proof, s.Proof) {
		err = errUnstamped
	}
	if err != nil {
		return stamp{}, err
	}
	return s, nil
}

// bodyHash returns the hash of a message as its stamp has it.
func bodyHash(body []byte) string {
	sum := sha256.Sum256(body)
	return hex.EncodeToString(sum[:])
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
