package kit

import "broadside/sim/say"

// touches maps messages about mouse and keys to those that replace them for players who use touch.
var touches = map[say.Text]say.Text{
	"%d of %d areas. Click to place the next.":               "%d of %d areas. Touch to place the next.",
	"%s would reach your own side: %s. Click again to do it": "%s would reach your own side: %s. Touch again to do it",
	"%s; click to go beside it: %s":                          "%s; touch to go beside it: %s",
	"%s; click: %s":                                          "%s; touch: %s",
	"%s; click: force it":                                    "%s; touch: force it",
	"%s; click: open it":                                     "%s; touch: open it",
	"%s; click again to do it":                               "%s; touch again to do it",
	"Add a die by its number.":                               "Add a die.",
	"Aim: click a square":                                    "Aim: touch a square",
	"Burst: click a square":                                  "Burst: touch a square",
	"Choose a hostile ship: click it, or press Tab.":         "Choose a hostile ship: touch it.",
	"Choose a seat with the arrows or the mouse.":            "Choose a seat.",
	"Choose who by their number above. Before the first turn this gives a place to a seat, which then does not roll.": "Choose who on the page Sheet. Before the first turn this gives a place to a seat, which then does not roll.",
	"Click a place on the map: the ship is there at once, with this heading, and its course is dropped.":              "Touch a place on the map: the ship is there at once, with this heading, and its course is dropped.",
	"Click a square": "Touch a square",
	"Click its place on the map. Its crew roll initiative at once, and bots take its seats.": "Touch its place on the map. Its crew roll initiative at once, and bots take its seats.",
	"Click on the deck to place it.": "Touch the deck to place it.",
	"Click on the map, or use the arrows, to plot. Nothing is flown before you give it.":                                             "Touch the map to plot. Nothing is flown before you give it.",
	"Click the map for each leg. %d of %d ft.":                                                                                       "Touch the map for each leg. %d of %d ft.",
	"Click the square to measure from: anyone who steps on it, or comes near it. Again: from yourself.":                              "Touch the square to measure from: anyone who steps on it, or comes near it. Again: from yourself.",
	"Click to draw, open, lock or burn.":                                                                                             "Touch to draw, open, lock or burn.",
	"How a click on the deck moves you. Press for: %s.":                                                                              "How a touch on the deck moves you. Press for: %s.",
	"On the next matching roll. Choose who by their number above, or the whole ship.":                                                "On the next matching roll. Choose who on the page Sheet, or the whole ship.",
	"Plot a leg first: click where to go, or use the arrows.":                                                                        "Plot a leg first: touch where to go.",
	"Say something to the table, Enter":                                                                                              "Say something to the table",
	"Take back the last leg; so does a right click.":                                                                                 "Take back the last leg.",
	"The gamepad is disconnected: plug it in again, or continue with keys and mouse.":                                                "The gamepad is disconnected: plug it in again, or continue by touch.",
	"The height of your next flight; each unit up or down costs one of movement. Click yourself to rise in place.":                   "The height of your next flight; each unit up or down costs one of movement. Touch yourself to rise in place.",
	"The next click on the deck is attacked: somebody unseen, or a door. A weapon that can burst strikes all in two squares by two.": "The next touch on the deck attacks: somebody unseen, or a door. A weapon that can burst strikes all in two squares by two.",
	"Their number above chooses who; ↑ ↓ what; Tab at which ship.":                                                                   "Who orders is chosen on the page Sheet.",
	"These fall next, in this order, for any roll; a die left at ? falls by chance. ← → choose, ↑ ↓ change.":                         "These fall next, in this order, for any roll; a die left at ? falls by chance. A touch chooses a die, another turns it.",
	"What the table does by itself while you say nothing, and when. The key leads to the ruling.":                                    "What the table does by itself while you say nothing, and when. A touch leads to the ruling.",
	"click: %s": "touch: %s",
	"← → choose a die, ↑ ↓ change it, or click it again": "Touch a die to choose it, and again to change it",
}

// languageOf returns the language of texts, for mouse and keys or for touch.
func languageOf(u *UI) *say.Language {
	if !u.ByTouch() {
		return u.Language
	}
	if t := &u.touched; t.by == nil || t.of != u.Language {
		t.of, t.by = u.Language, &say.Language{}
		if t.of != nil {
			*t.by = *t.of
		}
		t.by.Instead = touches
	}
	return u.touched.by
}

// touched is a language, and its version for touch.
type touched struct{ of, by *say.Language }
