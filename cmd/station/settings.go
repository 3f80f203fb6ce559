package main

import (
	"net/netip"
	"time"
)

// settings are what a station starts with: from a file, over that the
// environment, over that the command line.
type settings struct {
	join, name, passphrase string
	seat                   *seatWish
	width, height          int
	full                   bool
	targets                []netip.AddrPort
	silent                 bool
	picture                string
	after                  time.Duration
	listen                 string // where a table listens that is hosted here, in tests
}

// The smallest window that can be asked for, and the one that opens unasked.
const (
	minWidth  = 1024
	minHeight = 576

	width  = 1280
	height = 720
)
