//go:build linux || freebsd || openbsd || netbsd

package display

import (
	"io"

	"github.com/jezek/xgb"
)

// The library complains of an X authority that is missing before it goes on without
// one. Where that fails too, its error says so.
func init() { xgb.Logger.SetOutput(io.Discard) }
