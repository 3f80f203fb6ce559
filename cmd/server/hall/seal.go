package hall

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"errors"
)

// MinSecret is how long a hall's secret is at least, in bytes.
const MinSecret = 16

// ErrSealed means that a table's identity cannot be opened.
var ErrSealed = errors.New("the table's identity was sealed with another secret; give all hosts of the hall the same one")

// sealer is the cipher of a hall's secret.
func sealer(secret string) (cipher.AEAD, error) {
	key, err := hkdf.Key(sha256.New, []byte(secret), nil, "broadside table identity", 32)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCMWithRandomNonce(block)
}

// seal encrypts a table's identity, for this table alone.
func seal(secret, table string, identity []byte) ([]byte, error) {
	c, err := sealer(secret)
	if err != nil {
		return nil, err
	}
	return c.Seal(nil, nil, identity, []byte(table)), nil
}

// unseal decrypts it. The error is ErrSealed if the secret or the table is another.
func unseal(secret, table string, sealed []byte) ([]byte, error) {
	c, err := sealer(secret)
	if err != nil {
		return nil, err
	}
	identity, err := c.Open(nil, nil, sealed, []byte(table))
	if err != nil {
		return nil, ErrSealed
	}
	return identity, nil
}
