package main

import (
	"image"
	"image/color"
	"net"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"broadside/netcode"
)

func TestInvitationsTellTheKey(t *testing.T) {
	key := netcode.Fingerprint{7, 8, 9}
	to := netcode.Invitation{Pin: &key, Pass: "2468"}
	at := []net.IP{net.IPv4(192, 0, 2, 1), net.IPv4(192, 0, 2, 2)}
	var plain, pictured strings.Builder
	links := linksTo(at, &net.UDPAddr{Port: 9000}, to)
	invite(&plain, "To join", links, false)
	lines := strings.Split(strings.TrimSpace(plain.String()), "\n")
	if len(lines) != len(at) {
		t.Fatalf("%d lines for %d addresses:\n%s", len(lines), len(at), &plain)
	}
	for i, line := range lines {
		_, link, _ := strings.Cut(line, "--join ")
		got, err := netcode.ParseInvitation(link)
		if err != nil || got.Pin == nil || *got.Pin != key || got.Pass != to.Pass || got.Place != net.JoinHostPort(at[i].String(), "9000") {
			t.Errorf("%q leads to %+v: %v", line, got, err)
		}
	}
	invite(&pictured, "To join", links, true)
	if n := strings.Count(pictured.String(), "\n") - len(lines); n < 15 || n > 25 || !strings.ContainsAny(pictured.String(), "▀▄█") {
		t.Errorf("the code has %d lines:\n%s", n, &pictured)
	}
	seen, err := scan(pictured.String())
	if err != nil {
		t.Fatalf("the code cannot be read: %v\n%s", err, &pictured)
	}
	got, err := netcode.ParseInvitation(seen)
	if err != nil || got.Pin == nil || *got.Pin != key || got.Pass != to.Pass || got.Place != "192.0.2.1:9000" {
		t.Errorf("the code %q leads to %+v: %v", seen, got, err)
	}
}

// scan reads the code on a dark terminal as a camera does: its blocks are light, and each line has
// two rows.
func scan(shown string) (string, error) {
	const dot = 4 // the side of a dot in the picture
	var rows [][]rune
	for line := range strings.Lines(shown) {
		if line = strings.TrimSuffix(line, "\n"); strings.Trim(line, " ▀▄█") == "" {
			rows = append(rows, []rune(line))
		}
	}
	picture := image.NewGray(image.Rect(0, 0, dot*len(rows[0]), 2*dot*len(rows)))
	for y := range picture.Rect.Max.Y {
		for x := range picture.Rect.Max.X {
			half := "▀█"
			if y/dot%2 == 1 {
				half = "▄█"
			}
			if strings.ContainsRune(half, rows[y/dot/2][x/dot]) {
				picture.SetGray(x, y, color.Gray{Y: 255})
			}
		}
	}
	bits, err := gozxing.NewBinaryBitmapFromImage(picture)
	if err != nil {
		return "", err
	}
	found, err := qrcode.NewQRCodeReader().Decode(bits, nil)
	if err != nil {
		return "", err
	}
	return found.GetText(), nil
}
