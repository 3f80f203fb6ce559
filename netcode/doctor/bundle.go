package doctor

import (
	"archive/zip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"regexp"
	"slices"
	"strings"
)

// Bundle writes what was found, and files such as settings, into a ZIP for a report,
// without secrets and without the names of people and machines. It does not write over
// a file that is there.
func Bundle(path string, all []Check, files ...string) (err error) {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return fmt.Errorf("the bundle: %w; choose a file that is not there yet", err)
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	z := zip.NewWriter(f)
	var found strings.Builder
	Print(&found, all)
	for _, name := range os.Environ() {
		if strings.HasPrefix(name, "BROADSIDE_") {
			fmt.Fprintln(&found, name)
		}
	}
	hidden := redactor()
	add := func(name, text string) error {
		w, err := z.Create(name)
		if err != nil {
			return err
		}
		_, err = w.Write([]byte(hidden(text)))
		return err
	}
	if err := add("doctor.txt", found.String()); err != nil {
		return err
	}
	for i, path := range files {
		b, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		if err := add(fmt.Sprintf("file-%d.txt", i+1), path+"\n"+string(b)); err != nil {
			return err
		}
	}
	return z.Close()
}

// secrets are lines of settings, variables and parts of links that are nobody else's.
var secrets = regexp.MustCompile(`(?im)((?:password|passphrase|secret|token|pin|key)["']?\s*[:=]\s*)[^\n,}]+|(/pass:)\S+`)

// redactor takes secrets out of texts, and who and where this is.
func redactor() func(string) string {
	var pairs []string
	hide := func(name, word string) {
		if len(name) > 1 {
			pairs = append(pairs, name, word)
		}
	}
	if home, err := os.UserHomeDir(); err == nil && home != "/" {
		hide(home, "HOME")
	}
	for _, ip := range Addresses() {
		hide(ip.String(), "ADDRESS")
	}
	var names []string
	if u, err := user.Current(); err == nil {
		names = append(names, u.Username[strings.LastIndexByte(u.Username, '\\')+1:])
	}
	if host, err := os.Hostname(); err == nil {
		names = append(names, host)
	}
	others := strings.NewReplacer(pairs...)
	var words *regexp.Regexp
	if names = slices.DeleteFunc(names, func(n string) bool { return len(n) < 2 }); len(names) > 0 {
		for i := range names {
			names[i] = regexp.QuoteMeta(names[i])
		}
		words = regexp.MustCompile(`(?i)\b(?:` + strings.Join(names, "|") + `)\b`)
	}
	return func(s string) string {
		s = others.Replace(secrets.ReplaceAllString(s, "${1}${2}REMOVED"))
		if words != nil {
			s = words.ReplaceAllString(s, "NAME")
		}
		return s
	}
}
