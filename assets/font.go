// Package assets holds what stations show: the letters of their type, and their icon.
package assets

import (
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
)

// Regular returns the type of running text, in TrueType.
func Regular() []byte { return goregular.TTF }

// Bold returns the type of names and numbers, in TrueType.
func Bold() []byte { return gobold.TTF }

// Mono returns the type of columns of numbers, in TrueType.
func Mono() []byte { return gomono.TTF }
