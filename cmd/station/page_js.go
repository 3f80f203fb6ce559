package main

import (
	"encoding/json"
	"maps"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/kit"
	"broadside/configs/setting"
	"broadside/sim/say"
)

// main runs the station in the page that the table's server has served and that has asked for a
// name.
func main() {
	page := js.Global().Get("broadside")
	schema := setting.Station()
	values := map[string]string{}
	for i := range schema {
		values[schema[i].Key] = schema[i].Default
	}
	text, _ := readKept(settingsFile)
	file, err := schema.Read(keptPlace(settingsFile), []byte(text))
	if err != nil {
		page.Call("fail", err.Error())
		return
	}
	maps.Copy(values, file.Values)
	for key, of := range map[string]string{"join": "place", "name": "name", "passphrase": "passphrase", "seat": "seat"} {
		values[key] = page.Get(of).String()
	}
	s, err := newSettings(values)
	if err != nil {
		page.Call("fail", err.Error())
		return
	}
	wrong := readLanguage(s, page.Get("language").String())
	g, err := newStation(s)
	if err != nil {
		page.Call("fail", err.Error())
		return
	}
	if wrong != nil {
		g.ui.Tell(kit.Toast{Text: say.Name("The language cannot be read, so everything is in English: " + wrong.Error() + "."), Tone: kit.Warn})
	}
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	if err := ebiten.RunGame(g); err != nil {
		page.Call("fail", err.Error())
		return
	}
	page.Call("close")
}

// readLanguage sets a language that the page has loaded; "" is English.
func readLanguage(s *settings, text string) error {
	if text == "" {
		return nil
	}
	l := &say.Language{}
	err := json.Unmarshal([]byte(text), l)
	if err == nil {
		s.language = l
	}
	return err
}

// renew reloads the page, in the version that the table's server now has.
func renew(why string) { js.Global().Get("broadside").Call("renew", why) }

// aloud makes the page say a text to users of screen readers.
func aloud(text string) { js.Global().Get("broadside").Call("say", text) }

// stateFile returns "": a browser has no files.
func stateFile(string) string { return "" }
