package story

import (
	"errors"
	"fmt"
)

// Errors of a story that cannot be played. They have a file and a line.
var (
	ErrSyntax   = errors.New("the story cannot be read")
	ErrVerb     = errors.New("there is no such verb")
	ErrName     = errors.New("there is no such name")
	ErrUnused   = errors.New("a die was not rolled")
	ErrSetUp    = errors.New("this cannot be set up")
	ErrRestless = errors.New("the battle is still going on")
	ErrUnsound  = errors.New("the engine broke a promise")
)

// Fault is an error in a story, with its place.
type Fault struct {
	File string
	Line int
	Err  error
}

func (f *Fault) Error() string { return fmt.Sprintf("%s:%d: %v", f.File, f.Line, f.Err) }

func (f *Fault) Unwrap() error { return f.Err }
