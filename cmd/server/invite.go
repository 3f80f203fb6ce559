package main

import (
	"fmt"
	"io"
	"net"
	"os"
	"strings"

	"github.com/skip2/go-qrcode"

	"broadside/netcode"
)

// invite prints how to do something, such as "To join", from other machines by the
// addresses of this one. The links tell the table's key, so that nobody can pose as it. On a terminal the
// first is shown as a QR code too.
func invite(w io.Writer, what string, at []net.IP, door *net.UDPAddr, key netcode.Fingerprint, picture bool) {
	for i, ip := range at {
		link := netcode.Invitation{Place: joinAt(door, ip), Pin: &key}.String()
		fmt.Fprintf(w, "%-27s station --join %s\n", what+", from another:", link)
		if i > 0 || !picture {
			continue
		}
		// In capitals it is smaller. A link that no code can hold there is none of.
		if code, err := qrcode.New(strings.ToUpper(link), qrcode.Low); err == nil {
			fmt.Fprint(w, code.ToSmallString(false)) // for a dark terminal
		}
	}
}

// terminal says whether a file is one.
func terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
