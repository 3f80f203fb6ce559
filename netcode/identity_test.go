package netcode

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestIdentityStays(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	first, err := LoadIdentity(dir)
	if err != nil {
		t.Fatal(err)
	}
	again, err := LoadIdentity(dir)
	if err != nil {
		t.Fatal(err)
	}
	if first.Fingerprint() != again.Fingerprint() || first.reset != again.reset {
		t.Error("the identity has changed")
	}
	if again.reset == ([32]byte{}) {
		t.Error("the reset key is empty")
	}
	if identity(t).Fingerprint() == first.Fingerprint() {
		t.Error("another table has the same identity")
	}
	info, err := os.Stat(filepath.Join(dir, identityFile))
	if err != nil {
		t.Fatal(err)
	}
	if info.Mode().Perm() != 0o600 {
		t.Errorf("the file has mode %v", info.Mode())
	}
	if names, err := os.ReadDir(dir); err != nil || len(names) != 1 {
		t.Errorf("the folder holds %v, %v", names, err)
	}
}

func TestDamagedIdentityIsNotReplaced(t *testing.T) {
	good, err := newIdentity()
	if err != nil {
		t.Fatal(err)
	}
	other, err := newIdentity()
	if err != nil {
		t.Fatal(err)
	}
	cert := bytes.Index(good, []byte("-----BEGIN CERT"))
	otherCert := bytes.Index(other, []byte("-----BEGIN CERT"))
	for name, b := range map[string][]byte{
		"empty":        nil,
		"rubbish":      []byte("hello"),
		"cut":          good[:len(good)-60],
		"no key":       good[cert:],
		"mixed up":     append(bytes.Clone(good[:cert]), other[otherCert:]...),
		"no reset key": good[:bytes.Index(good, []byte("-----BEGIN BROADSIDE"))],
	} {
		path := filepath.Join(t.TempDir(), identityFile)
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := LoadIdentity(filepath.Dir(path))
		if !errors.Is(err, ErrIdentity) || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), "remove the file") {
			t.Errorf("%s: %v", name, err)
		}
		if kept, err := os.ReadFile(path); err != nil || !bytes.Equal(kept, b) {
			t.Errorf("%s: the file was changed", name)
		}
	}
}

func TestFingerprintIsReadAsItIsWritten(t *testing.T) {
	f := identity(t).Fingerprint()
	for _, s := range []string{f.String(), strings.ToUpper(f.String()), strings.ReplaceAll(f.String(), "-", " ")} {
		if back, err := ParseFingerprint(s); err != nil || back != f {
			t.Errorf("%q is read as %v, %v", s, back, err)
		}
	}
	for _, s := range []string{"", "abcd", f.String() + "aaaa", strings.Replace(f.String(), f.String()[:1], "!", 1)} {
		if _, err := ParseFingerprint(s); !errors.Is(err, ErrFingerprint) {
			t.Errorf("%q: %v", s, err)
		}
	}
}
