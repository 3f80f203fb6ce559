package story

import (
	"errors"
	"fmt"
	"io"
)

// Files reads and writes story files by their paths.
type Files interface {
	ReadFile(path string) ([]byte, error)
	WriteFile(path string, text []byte) error
}

// ErrFailed means that not every story plays as it is written.
var ErrFailed = errors.New("not every story plays as it is written")

// mostTold is how many lines of the log are printed where a story breaks.
const mostTold = 12

// Main plays story files and reports on out how each went. If rewrite is set, what a
// story expects is rewritten if it differs, to be read before it is kept.
func Main(stock *Stock, files Files, paths []string, rewrite bool, out io.Writer) error {
	failed := 0
	for _, path := range paths {
		ok, err := playFile(stock, files, path, rewrite, out)
		if err != nil {
			return err
		}
		if !ok {
			failed++
		}
	}
	if failed > 0 {
		return fmt.Errorf("%w: %d of %d", ErrFailed, failed, len(paths))
	}
	return nil
}

func playFile(stock *Stock, files Files, path string, rewrite bool, out io.Writer) (bool, error) {
	text, err := files.ReadFile(path)
	if err != nil {
		return false, err
	}
	s, err := Parse(path, text)
	if err != nil {
		fmt.Fprintln(out, err)
		return false, nil
	}
	r := Play(stock, s)
	switch {
	case r.Err != nil:
		fmt.Fprintln(out, r.Err)
		if len(r.Told) > 0 {
			fmt.Fprintf(out, "  the log of it, where a die that is missing shows 1\n%s", joined(r.Told[:min(len(r.Told), mostTold)]))
		}
		if len(r.Differences) > 0 && rewrite {
			fmt.Fprintf(out, "%s: rewritten as far as it came\n", path)
			return false, files.WriteFile(path, r.Text)
		}
	case len(r.Differences) > 0 && rewrite:
		fmt.Fprintf(out, "%s: rewritten; read it before you keep it\n", path)
		return true, files.WriteFile(path, r.Text)
	case len(r.Differences) > 0:
		for i := range r.Differences {
			fmt.Fprintf(out, "%s:%d: %s", path, r.Differences[i].Line, r.Differences[i].String())
		}
	default:
		fmt.Fprintf(out, "%s: %s: as written\n", path, s.Title)
	}
	return r.OK(), nil
}
