// Package mainscreen is the main screen: the battle for all to see, as a director would show it,
// without any controls. It shows the same pictures and facts as any station, and depends only on
// them and on the clock.
package mainscreen

import (
	"math"

	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Screen is the main screen.
type Screen struct {
	space    plot.Map
	deck     deck.Map
	director director
	out, in  camera // in space, and on a deck
	cut      float64
	inside   bool
	shown    map[space.ID]say.Text // each ship's condition as last listed
}

// New makes a main screen.
func New() *Screen {
	return &Screen{space: plot.Map{Whole: true, Grand: true}, deck: deck.Map{Grand: true}, cut: math.Inf(-1), shown: map[space.ID]say.Text{}}
}

// roomy is the least width of a screen, in points, for listing who fights beside the stage, and
// lofty the least height for dice above the latest events.
const roomy, lofty = 900.0, 500.0

// Show draws the screen and returns no orders.
func (s *Screen) Show(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	s.follow(v)
	list := kit.Rect{}
	if r.W >= roomy {
		list = r.Left(max(264, r.W*0.19))
		r.Left(kit.Gap)
	}
	told := latest(v, 2)
	if now := &s.director.now; r.H < lofty && now.loaded && v.Clock-now.start < now.lasts {
		told = nil // the dice show it
	}
	banner := r
	banner = banner.Foot(bannerHeight(told))
	s.stage(u, v, r, banner.H)
	if list.W > 0 { // after the stage, which knows what has been shown
		s.sides(u, v, list)
	}
	if len(told) > 0 {
		u.Fill(banner.Inset(1), kit.Fade(kit.Night, 0.78))
		tell(u, told, banner)
	}
	s.drawOver(u, v, r, banner.H)
	return nil
}

// follow makes the director choose the present scene.
func (s *Screen) follow(v *view.View) {
	s.director.direct(v)
	v.When, v.Late = s.director.When, s.Busy(v.Clock)
	v.Drifts = v.Clock < s.director.now.start+s.director.now.lasts || !v.Few && !v.Head.Paused && v.Trip.Lost == ""
}

// Waits reports whether more has happened than has been shown.
func (s *Screen) Waits() bool { return len(s.director.queue) > 0 }

// stage shows the present scene; foot is the height at the bottom for the latest events.
func (s *Screen) stage(u *kit.UI, v *view.View, r kit.Rect, foot float64) {
	now := &s.director.now
	age := v.Clock - now.start
	free := r
	free.H -= foot
	if now.loaded && age < now.lasts { // the dice are below
		free.H -= trayHeight + trayLift
	}
	if now.words != "" && age < now.lasts { // the words are above
		free.Top(shoutHeight)
	}
	if now.foot.on != s.inside {
		s.inside, s.cut = now.foot.on, v.Clock
	}
	lift := (r.Centre().Y - free.Centre().Y)
	if now.foot.on {
		to := footage(v, now, free)
		same := s.deck.Deck == now.foot.deck && s.deck.Level == now.foot.at.Level && s.in.set
		s.in.follow(to, v.Clock, v.Few || !same || s.cut == v.Clock)
		f := s.in.frame
		f.y += lift / f.zoom
		s.deck.Bare = now.words != "" && age < now.lasts
		s.aboard(u, v, r, f)
	} else {
		to := frameOf(v, now, free)
		if v.Drifts && !v.Few {
			to = drift(to, r, v.Clock)
			to.zoom *= 1 + pushIn*min(1, age/max(1, now.lasts))
		}
		s.out.follow(to, v.Clock, v.Few || s.cut == v.Clock)
		f := s.out.frame
		if !v.Few {
			p := shake(s.space.Effects(), v.Clock)
			f.x, f.y = f.x+p.X/f.zoom, f.y+p.Y/f.zoom
		}
		s.space.Frame(f.x, f.y-lift/f.zoom, f.zoom)
		s.space.Begin(u, v, r)
		if free != r {
			s.space.Reserve(kit.Rect{X: r.X, Y: free.Bottom(), W: r.W, H: r.Bottom() - free.Bottom()})
		}
		if now.words != "" && age < now.lasts {
			s.space.Reserve(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: shoutHeight})
		}
		s.space.Ships(0)
		s.space.End()
	}
	if dark := 1 - (v.Clock-s.cut)/0.3; dark > 0 && !v.Few { // a cut
		u.Fill(r, kit.Fade(kit.Night, 0.75*dark))
	}
}

// drawOver draws what covers a scene: words, and dice.
func (s *Screen) drawOver(u *kit.UI, v *view.View, r kit.Rect, foot float64) {
	now := &s.director.now
	age := v.Clock - now.start
	if age >= now.lasts {
		return
	}
	u.Clip(r.Inset(1))
	defer u.Unclip()
	c := kit.Bright
	switch {
	case now.wide:
	case now.grave != now.entry.Foe:
		c = kit.Bad
	default:
		c = kit.Good
	}
	if now.words != "" {
		if !v.Few && !now.wide {
			glow(u, r, c, age-now.lead())
		}
		shout(u, r, now.words, c, age-now.lead(), now.wordsEnd()-now.lead())
	}
	if now.loaded {
		r.H -= foot
		u.Clip(r) // the dice slide in from behind the latest events
		tray(u, now, r, age)
		u.Unclip()
	}
}

// Busy reports whether a scene is shown at a time.
func (s *Screen) Busy(now float64) bool { return s.director.busy(now) || s.Waits() }
