package language

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"broadside/sim/say"
)

// Choices are the languages besides English that a server offers to browsers, which read no files.
type Choices struct {
	Own string                   // the name of the server's own; "": English
	All map[string]*say.Language // by the names that settings give them
}

// Gather reads the language that a server's setting names, and those in the folder beside its
// settings. It skips those that cannot be read, and returns their errors.
func Gather(name, beside string) (c Choices, problems []error) {
	c.All = map[string]*say.Language{}
	add := func(path string) (as string) {
		as = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
		if c.All[as] != nil || as == english {
			return ""
		}
		file, err := Open(path)
		if err == nil {
			c.All[as], err = Read(path, file)
		}
		if err != nil {
			delete(c.All, as)
			problems = append(problems, err)
			return ""
		}
		return as
	}
	if name != "" && name != english {
		c.Own = add(pathOf(name, beside))
	}
	files, err := os.ReadDir(Folder(beside))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		problems = append(problems, fmt.Errorf("%w: %w", ErrLanguage, err))
	}
	for _, f := range files {
		path := filepath.Join(Folder(beside), f.Name())
		if is, err := os.Stat(path); err == nil && is.Mode().IsRegular() && filepath.Ext(path) == ".yaml" && path != pathOf(name, beside) {
			add(path)
		}
	}
	return c, problems
}
