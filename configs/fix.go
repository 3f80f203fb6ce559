package configs

import (
	"io/fs"
	"os"
	"path/filepath"

	"github.com/moby/sys/atomicwriter"

	"broadside/configs/page"
)

// Fix rewrites the files of a folder on disk that have keys in their former places, and returns the
// names of those files. Everything else in them stays as written.
func Fix(dir string) (fixed []string, err error) {
	l := &loader{}
	l.load([]fs.FS{folder{shipped, "configs"}, Dir(dir)})
	moves := map[string][]page.Move{}
	var files []string
	for _, x := range l.Moves {
		if moves[x.File] == nil {
			files = append(files, x.File)
		}
		moves[x.File] = append(moves[x.File], x)
	}
	for _, file := range files {
		changed, err := fix(file, moves[file])
		if err != nil {
			return fixed, err
		}
		if changed {
			fixed = append(fixed, file)
		}
	}
	return fixed, nil
}

// fix rewrites a file, or the one to which a link leads, as a whole or not at all.
func fix(file string, moves []page.Move) (changed bool, err error) {
	file, err = filepath.EvalSymlinks(file)
	if err != nil {
		return false, err
	}
	info, err := os.Stat(file)
	if err != nil {
		return false, err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return false, err
	}
	rewritten, left := page.Rewrite(text, moves)
	if len(left) == len(moves) {
		return false, nil
	}
	return true, atomicwriter.WriteFile(file, rewritten, info.Mode().Perm())
}
