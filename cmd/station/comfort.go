package main

import (
	"fmt"
	"strconv"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/preferences"
	"broadside/cmd/station/sound"
	"broadside/cmd/station/view"
	"broadside/configs/setting"
	"broadside/sim/say"
)

// apply makes the station look and sound as set.
func (g *station) apply() {
	v := g.set.values
	kit.Paint(kit.PaletteOf(v["palette"]), isOn(v["high-contrast"]))
	number := func(key string) float64 {
		n, _ := strconv.Atoi(v[key]) // checked
		return float64(n) / 100
	}
	g.ui.Zoom, g.ui.Still = number("scale"), isOn(v["reduced-motion"])
	g.ui.LogSize = map[string]float64{"small": -2, "large": 4}[v["log-size"]]
	g.sound.Volume = [...]float64{sound.Alerts: number("volume-alerts"), sound.Weapons: number("volume-weapons"), sound.Interface: number("volume-interface")}
}

// few reports whether to omit effects and motion that carry no information.
func (g *station) few() bool {
	return g.pace.slow || isOn(g.set.values["low-effects"]) || isOn(g.set.values["reduced-motion"])
}

// play plays a cue, and writes its meaning if captions are on.
func (g *station) play(h sound.Heard) {
	g.sound.Play(h)
	if isOn(g.set.values["captions"]) && h.Cue != sound.Refused { // it is written anyway
		g.ui.Tell(kit.Toast{Text: say.Caption(h.Caption()), Tone: kit.Plain})
	}
}

// readBindings reads people's own key and button bindings.
func readBindings() (*binding.Set, error) {
	text, err := readKept(keysFile)
	if err != nil {
		return nil, fmt.Errorf("the keys: %w; check that the file can be read, or move it away", err)
	}
	set, err := binding.Read(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", keptPlace(keysFile), err)
	}
	return set, nil
}

// showPreferences shows the page of settings over everything else while it is open, and stores what
// is changed there.
func (g *station) showPreferences() {
	switch {
	case g.wishes.Shown():
	case g.ui.Key("window.settings"):
		g.wishes.Open(false)
	case g.ui.Key("window.bindings"):
		g.wishes.Open(true)
	}
	change := g.wishes.Show(g.ui, preferences.State{
		Values: g.set.values, Bindings: g.ui.Bindings, Kept: keptPlace(settingsFile), KeptKeys: keptPlace(keysFile), Trouble: g.unkept,
	})
	switch {
	case change.Key != "":
		g.set.values[change.Key] = change.Value
		g.apply()
		text, err := readKept(settingsFile)
		if err == nil {
			err = writeKept(settingsFile, setting.Change(text, change.Key, change.Value))
		}
		g.note(err)
	case change.Bound:
		g.note(writeKept(keysFile, g.ui.Bindings.Text(false)))
	case change.Export:
		err := writeKept(exportFile, g.ui.Bindings.Text(true))
		if g.note(err); err == nil {
			g.ui.Tell(kit.Toast{Text: say.Of("All keys and buttons are listed in %s.", keptPlace(exportFile)), Tone: kit.Good})
		}
	}
}

// shownTips returns the tips about orders, or nil if they are off.
func (g *station) shownTips() *view.Tips {
	if !isOn(g.set.values["tips"]) || g.set.picture != "" {
		return nil
	}
	if g.tips == nil {
		text, _ := readKept(tipsFile) // without it everything is new
		g.tips = view.ReadTips(text)
		g.tips.Keep = func(text string) { _ = writeKept(tipsFile, text) } // on failure it is told again
	}
	return g.tips
}

// note shows that a change was not stored.
func (g *station) note(err error) {
	if g.unkept = ""; err != nil {
		g.unkept = "It holds until the window is closed: " + err.Error() + "."
	}
}
