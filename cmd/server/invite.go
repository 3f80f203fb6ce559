package main

import (
	"fmt"
	"image"
	"image/color"
	"io"
	"net"
	"os"
	"strings"

	"github.com/boombuler/barcode/qr"

	"broadside/cmd/server/web"
	"broadside/netcode"
)

// linksTo returns the links by which to join from other machines by the addresses of this one. They
// contain the table's key, so that nobody can impersonate it.
func linksTo(at []net.IP, door *net.UDPAddr, to netcode.Invitation) (links []string) {
	for _, ip := range at {
		to.Place = joinAt(door, ip)
		links = append(links, to.String())
	}
	return links
}

// invite prints links by which to do something, such as "To join". On a terminal the first is shown
// as a QR code too.
func invite(w io.Writer, what string, links []string, picture bool) {
	for i, link := range links {
		fmt.Fprintf(w, "%-27s broadside --join %s\n", what+", from another:", link)
		if i > 0 || !picture {
			continue
		}
		// Capitals make a smaller code. A link too long for a code is shown as text only.
		if code, err := qr.Encode(strings.ToUpper(link), qr.L, qr.Auto); err == nil {
			fmt.Fprint(w, blocks(code))
		}
	}
}

// pagesOf returns the links by which to play in a browser, for example on a phone. The pass is in
// their fragment, which is not sent to a server.
func pagesOf(p *web.Page, pass string) (links []string) {
	at := addresses(p.At.IP)
	if len(at) == 0 {
		at = []net.IP{net.IPv4(127, 0, 0, 1)}
	}
	for _, ip := range at {
		links = append(links, p.Link(ip, pass))
	}
	return links
}

// inviteBrowsers prints links for browsers.
func inviteBrowsers(w io.Writer, pages []string, picture bool) {
	for i, link := range pages {
		fmt.Fprintf(w, "In a browser, or on a phone: %s\n", link)
		if i > 0 || !picture {
			continue
		}
		if code, err := qr.Encode(link, qr.L, qr.Auto); err == nil {
			fmt.Fprint(w, blocks(code))
		}
	}
}

// quiet is the width in dots of the light border that readers need around a code.
const quiet = 4

// blocks draws a code for a dark terminal: light dots as blocks, two rows per line.
func blocks(code image.Image) string {
	box := code.Bounds()
	light := func(x, y int) bool {
		p := image.Pt(x, y)
		return y < box.Max.Y+quiet && (!p.In(box) || color.GrayModel.Convert(code.At(x, y)).(color.Gray).Y > 0)
	}
	var b strings.Builder
	for y := box.Min.Y - quiet; y < box.Max.Y+quiet; y += 2 {
		for x := box.Min.X - quiet; x < box.Max.X+quiet; x++ {
			switch top, bottom := light(x, y), light(x, y+1); {
			case top && bottom:
				b.WriteRune('█')
			case top:
				b.WriteRune('▀')
			case bottom:
				b.WriteRune('▄')
			default:
				b.WriteByte(' ')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// terminal reports whether a file is a terminal.
func terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
