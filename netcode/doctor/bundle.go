//go:build !js

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

// Bundle writes the checks, and files such as settings, into a ZIP for a report, without secrets
// and without the names of people and machines. It does not overwrite a file.
func Bundle(path string, all []Check, files ...string) (err error) {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return fmt.Errorf("the bundle: %w; choose a file that does not exist yet", err)
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	z := zip.NewWriter(f)
	var found strings.Builder
	Print(&found, all)
	for _, name := range os.Environ() {
		if strings.HasPrefix(name, "BROADSIDE_") {
			fmt.Fprintln(&found, strings.Join(strings.Fields(name), " "))
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

var (
	// secret matches a settings key, or the end of a variable's name, whose value is confidential or
	// names somebody.
	secret = regexp.MustCompile(`(?i)(?:password|passphrase|secret|token|pin|key|name|campaign|seat|\bby|_by)["']?\s*[:=]\s*`)
	// quoted matches a value in quotes, and listed one in a list of keys and values on a line.
	quoted = regexp.MustCompile(`^(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*')`)
	listed = regexp.MustCompile(`^[^,}]+`)
	// linked matches the parts of links that let somebody in.
	linked = regexp.MustCompile(`(?i)([/#]pass[:=])\S+|(://)[^/\s@]+@`)
)

// removeSecrets removes what follows secret keys in a text: to the end of the value if that can be
// told, otherwise to the end of the line and of the lines below that are indented further.
func removeSecrets(text string) string {
	var b strings.Builder
	within := -1 // the indentation of the line whose value continues below
	for line := range strings.Lines(text) {
		in := len(line) - len(strings.TrimLeft(line, " \t"))
		if within >= 0 && (in > within || strings.TrimSpace(line) == "") {
			continue
		}
		within = -1
		rest := strings.TrimRight(line, "\r\n")
		for at := secret.FindStringIndex(rest); at != nil; at = secret.FindStringIndex(rest) {
			before, value := rest[:at[1]], rest[at[1]:]
			b.WriteString(before + "REMOVED")
			size := len(quoted.FindString(value))
			if size == 0 && strings.Contains(line[:len(line)-len(value)], "{") {
				size = len(listed.FindString(value))
			}
			if size == 0 {
				size, within = len(value), in
			}
			rest = value[size:]
		}
		b.WriteString(rest + "\n")
	}
	return linked.ReplaceAllString(b.String(), "${1}${2}REMOVED")
}

// redactor returns a function that removes secrets, and the names of this user and machine, from a
// text.
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
	for _, ip := range addresses() {
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
		s = others.Replace(removeSecrets(s))
		if words != nil {
			s = words.ReplaceAllString(s, "NAME")
		}
		return s
	}
}
