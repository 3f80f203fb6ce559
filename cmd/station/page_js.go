package main

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/netcode"
)

// main runs the station in the page that the table's server has served, which has
// asked for a name.
func main() {
	page := js.Global().Get("broadside")
	s := &settings{join: page.Get("place").String(), name: netcode.CleanName(page.Get("name").String()), passphrase: page.Get("passphrase").String(), width: width, height: height}
	if text := page.Get("seat").String(); text != "" {
		wish, err := parseSeat(text)
		if err != nil {
			page.Call("fail", err.Error())
			return
		}
		s.seat = &wish
	}
	g, err := newStation(s)
	if err != nil {
		page.Call("fail", err.Error())
		return
	}
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	if err := ebiten.RunGame(g); err != nil {
		page.Call("fail", err.Error())
		return
	}
	page.Call("fail", "The station is closed.")
}

// stateFile is nowhere: a browser has no files.
func stateFile(string) string { return "" }
