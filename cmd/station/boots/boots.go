// Package boots is the screen of a player's character on a deck: where they can go, whom they can
// hit and with what chance, and everything else that their book allows.
package boots

import (
	"slices"

	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Screen is a character on the deck.
type Screen struct {
	deck        deck.Map
	cursor      cursor
	judge       judge
	brush       brush
	gait        gait
	target      crew.ID
	levelTarget crew.ID // the target, if it was on the character's level on the last screen
	hit         threat  // at the target on the last screen, if it could be hit
	others      others
	unit        string            // that lengths on decks were told in last
	gear        int               // of the list
	hand        int               // of the weapon's modes
	spare       bool              // whether to spare a life, with a blow in melee
	manner      manner            // how to use the chosen gear
	reply       reply             // how to react
	marks       []deckplan.Square // where areas of the chosen thing are to be
	aim         aim
	wait        wait
	warned      warned
	far         far
	ending      view.Ending
	stood       place // where the character was on the last screen
	heard       int   // entries of the log so far
}

// place is the level of a deck that somebody is on.
type place struct {
	who   crew.ID
	deck  uint8
	level int8
}

// New makes the screen of a character.
func New() *Screen { return &Screen{} }

// Show draws the deck and returns what is ordered.
func (s *Screen) Show(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if v.Head.Seat.Role == crew.GM && len(v.Decks) > 0 {
		ordered = append(ordered, s.rulings(u, v, r.Foot(44))...)
		r.Foot(kit.Gap)
		defer func() {
			ordered = append(ordered, s.judge.show(u, v, person(v, s.target), mark{s.deck.Deck, s.cursor.at})...)
		}()
		if s.brush.open {
			return append(ordered, s.paint(u, v, r)...)
		}
	}
	me := character(v)
	own := self(v, me)
	if own == nil {
		return append(ordered, s.watch(u, v, r)...)
	}
	tellFallen(u, v, me, &s.heard)
	retreat(u, s)
	s.choose(u, v, me)
	left := r.Left(262)
	r.Left(kit.Gap)
	foot := r.Foot(160)
	r.Foot(kit.Gap)
	s.sheet(u, v, me, own, left.Top(212))
	left.Top(kit.Gap)
	s.carried(u, v, left)
	if v.Head.AsksOnFoot(me.Seat) {
		ordered = append(ordered, s.react(u, v, &r)...)
	}
	s.readying(u, v, &r)
	(&listing{s, u, v, me}).show(&r)
	s.gait.later = s.wait.on
	ordered = append(ordered, s.situation(u, v, r, me, own)...)
	return s.readied(v, append(ordered, s.acts(u, v, own, foot)...))
}

// self returns what is known only of the player's own person.
func self(v *view.View, me *picture.PersonRow) *picture.SelfRow {
	for i := range v.Selves {
		if me != nil && v.Selves[i].ID == me.ID {
			return &v.Selves[i]
		}
	}
	return nil
}

// watch draws the deck for viewers without a person on it, and for a GM while it is nobody's turn
// there.
func (s *Screen) watch(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	if len(v.Decks) == 0 {
		u.Paragraph(r.Trim(30, 30), "Your character is not on a deck.", kit.Type{Size: kit.Name, Colour: kit.Muted})
		return nil
	}
	if u.Key("boots.level") {
		s.elsewhere(v)
	}
	if s.deck.Row() == nil {
		s.crowd(v)
	}
	s.next(u, around(v, s.deck.Deck, nil, nil))
	(&listing{s, u, v, nil}).show(&r)
	s.deck.Begin(u, v, r, s.cursor.at)
	q, over, given := s.point(u, v, s.cursor.at)
	s.others.under = s.pointed(v, q, over)
	if id := s.deck.People(s.target); id != 0 {
		s.target = id
	} else if p := s.personOn(v, q); given && p != nil {
		s.target = p.ID
	}
	if over {
		s.note(u, v, r, q, "")
	}
	s.deck.End()
	return nil
}

// next chooses the next person of a list, or the previous one, if that is asked for.
func (s *Screen) next(u *kit.UI, list []*picture.PersonRow) {
	at := slices.IndexFunc(list, func(p *picture.PersonRow) bool { return p.ID == s.target })
	switch {
	case len(list) == 0:
	case u.Key("target.next"):
		s.target = list[(at+1)%len(list)].ID
	case u.Key("target.previous"):
		s.target = list[(max(0, at)+len(list)-1)%len(list)].ID
	}
}

// elsewhere switches to another level, or another deck.
func (s *Screen) elsewhere(v *view.View) {
	if len(v.Decks) == 0 {
		return
	}
	for i := range v.Decks {
		d := &v.Decks[i]
		if d.Number != s.deck.Deck {
			continue
		}
		if s.deck.Level++; s.deck.Level >= d.Levels {
			s.deck.Deck, s.deck.Level = v.Decks[(i+1)%len(v.Decks)].Number, 0
		}
		return
	}
	s.deck.Deck, s.deck.Level = v.Decks[0].Number, 0
}

// crowd switches to the level where most is going on.
func (s *Screen) crowd(v *view.View) {
	s.deck.Deck, s.deck.Level = v.Decks[0].Number, 0
	if n := deck.Crowded(v); n >= 0 {
		s.deck.Deck, s.deck.Level = v.People[n].Deck, v.People[n].At.Level
	}
}

// character returns the seat's own person among those shown.
func character(v *view.View) *picture.PersonRow {
	id := v.Self()
	for i := range v.People {
		if v.People[i].ID == id && id != 0 {
			return &v.People[i]
		}
	}
	return nil
}

// notNow returns why the player's own character cannot be given an order now, or "".
func notNow(v *view.View) say.Text {
	switch me := character(v); {
	case v.Head.Over:
		return "The battle is over."
	case me == nil || !me.Open:
		return "It is not your turn."
	}
	return ""
}

// threat is a carried thing with which somebody could be hit.
type threat struct {
	at   crew.ID
	gear int
}

// choose follows the character to another deck, and the keys for another level or target. What is
// gone is no longer chosen.
func (s *Screen) choose(u *kit.UI, v *view.View, me *picture.PersonRow) {
	if at := (place{me.ID, me.Deck, me.At.Level}); at != s.stood {
		s.stood, s.deck.Deck, s.deck.Level = at, me.Deck, me.At.Level
		s.cursor.keyed = false // the arrows start from where they are now
	}
	if u.Key("boots.level") {
		s.elsewhere(v)
	}
	s.gear = max(0, min(s.gear, len(v.Gear)-1))
	g, was := s.chosen(v), person(v, s.target)
	near := around(v, me.Deck, me, g)
	list := slices.DeleteFunc(slices.Clone(near), func(p *picture.PersonRow) bool { return !meant(me, p, g) })
	if alone := len(list) == 0 || len(list) == 1 && list[0] == was; alone && (u.Key("target.next") || u.Key("target.previous")) {
		u.Tell(kit.Toast{Text: "There is nobody else here to choose for this.", Tone: kit.Muted})
	}
	before := s.target
	if s.next(u, list); s.target == before {
		l := &listing{s, u, v, me}
		s.target = keptTarget(me, was, near, was != nil && was.ID == s.levelTarget, l.isSafe(was), l.mayHit)
	}
	s.hit = threat{}
	if t := person(v, s.target); t != nil && (&listing{s, u, v, me}).mayHit(t) {
		s.hit = threat{t.ID, s.gear}
	}
	s.levelTarget = 0
	if t := person(v, s.target); t != nil && t.At.Level == me.At.Level {
		s.levelTarget = t.ID
	}
}

func person(v *view.View, id crew.ID) *picture.PersonRow {
	for i := range v.People {
		if v.People[i].ID == id && id != 0 {
			return &v.People[i]
		}
	}
	return nil
}

// sheet draws the character's points, and what is left of the turn.
func (s *Screen) sheet(u *kit.UI, v *view.View, me *picture.PersonRow, own *picture.SelfRow, r kit.Rect) {
	r = u.Panel(r, say.Name(me.Name))
	kind := say.Name(me.Kind)
	if own.Class != "" {
		kind = say.Numbered(own.Class, own.Level)
	}
	head := r.Top(20)
	word := kit.Capital(say.Name(v.Text(picture.DefenceText)))
	defence, guard := say.Numbered(word, own.Defence), view.Gauge{Kind: view.DefenceGauge}
	u.Hint(head, say.Sentences(say.Of("%s: the higher it is, the harder you are to hit.", defence), v.Trail.Tell(v, guard)))
	defence, tone := former(v, guard, defence, kit.Bright)
	u.Text(head.Side(138), defence, kit.Type{Size: kit.Small, Bold: true, Colour: tone, Align: kit.End})
	u.Text(head, kind, kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	points := kit.Capital(say.Name(v.Text(picture.PointsText)))
	c := kit.Hull
	if 2*me.HP < me.MaxHP {
		c = kit.Bad
	}
	if me.HP < 0 {
		u.Text(r.Top(34), say.Of("%s: numb, you cannot tell", points), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bad, Cut: true})
	} else {
		bar := r.Top(34)
		u.Bar(bar, points, int(me.HP), int(me.MaxHP), c)
		u.Hint(bar, v.Trail.Tell(v, view.Gauge{Kind: view.PointsGauge}))
	}
	if own.Factor > 0 { // points do not show wounds there
		u.Bar(r.Top(34), "To the next injury", int(own.Factor-own.Harm%own.Factor), int(own.Factor), kit.Bad)
	}
	r.Top(4)
	if me.State != personal.Able {
		says := kit.Sentence(say.Text(me.State.String()))
		switch me.State {
		case personal.Stable:
			says = "Stable: no longer dying. Healing brings you back."
		case personal.Dead:
			says = say.Of("Dead. %s leads to the lobby, and to another seat.", u.Label("any.back"))
		case personal.Dying:
			says = say.Of("Dying: %d %s, %d saves made. One is rolled each turn.", me.Bad, v.Text(picture.BadText), me.Good)
		}
		t := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bad, Cut: true}
		u.Paragraph(r.Top(18*float64(min(2, len(u.Wrap(says, r.W, t))))), says, t)
	}
	line := func(name, says, about say.Text, c kit.Colour) {
		if says == "" || r.H < 18 {
			return
		}
		t := kit.Type{Size: kit.Small, Colour: c, Cut: true}
		row := r.Top(min(r.H, 18*float64(len(u.Wrap(says, r.W-58, t)))))
		u.Text(kit.Rect{X: row.X, Y: row.Y, W: 57, H: 18}, name, kit.Type{Size: kit.Small, Colour: kit.Muted})
		row.Left(58)
		u.Paragraph(row, says, t)
		u.Hint(row, say.Sentences(kit.Sentence(say.Label(name, says)), about))
	}
	line("Absorbs", stocks(v, own.ID, picture.LayerStock), say.Sentences(say.Of("Damage is taken from this before your %s.", v.Text(picture.PointsText)), paid(v, own.ID, picture.LayerStock)), kit.Shield)
	turn, aboutTurn := turnLeft(v, me)
	line("Turn", turn, aboutTurn, kit.Bright)
	pace := view.Gauge{Kind: view.PaceGauge}
	moves, tone := former(v, pace, say.Of("%d %s left, speed %d %s", own.Left, lengthsOn(s, v, me.Deck), own.Speed, lengthsOn(s, v, me.Deck)), kit.Plain)
	line("Moves", moves, say.Sentences(aboutMoves(v), v.Trail.Tell(v, pace)), tone)
	line("Slots", stocks(v, own.ID, picture.SlotStock, picture.ReserveStock), say.Sentences("What your powers are paid with.", paid(v, own.ID, picture.SlotStock, picture.ReserveStock)), kit.Plain)
	line("In", states(me), me.Means, kit.Warn)
	if own.Focus != "" {
		line("Keeps", say.Name(own.Focus), "You concentrate on it.", kit.Plain)
	}
	if own.Harm > 0 {
		line("Hurt", say.Of("%d suffered, a degree of injury for each %d", own.Harm, own.Factor), "", kit.Warn)
	}
	line("Notes", say.Name(own.Notes), "", kit.Warn)
}

// turnLeft returns what a character can still do in their turn, or holds after it where the book
// allows that, and what it means.
func turnLeft(v *view.View, me *picture.PersonRow) (left, about say.Text) {
	left = stocks(v, me.ID, picture.TokenStock, picture.AttackStock)
	if ambush := len(v.Turns) == 0; !me.Open && !ambush && slices.ContainsFunc(v.Acts, func(a picture.ActRow) bool { return a.Verb == crew.Look && a.Rule == "" }) {
		return say.Of("%s, held until the round ends", left), "What was left at the end of your turn can be used in the turns of others."
	}
	return left, "What you can still do in this turn; each order says what it takes."
}

// tellFallen announces which friends have fallen in the log's entries since the last call.
func tellFallen(u *kit.UI, v *view.View, me *picture.PersonRow, heard *int) {
	for _, e := range v.Log.Fresh(heard) {
		switch e.Fact.(type) {
		case *personal.Fell, *personal.Died:
			if p := v.Person(e.Person); p != nil && p.Side == me.Side && p != me {
				u.Tell(kit.Toast{Text: say.Name(e.What), Tone: kit.Bad})
			}
		}
	}
}

// states returns the words for somebody's hiding and conditions.
func states(p *picture.PersonRow) say.Text {
	switch {
	case !p.Hidden:
		return p.Conditions
	case p.Conditions == "":
		return "hiding"
	}
	return say.Pair("hiding", p.Conditions)
}

// stocks returns what somebody has left of some kinds of stock.
func stocks(v *view.View, of crew.ID, kinds ...picture.StockKind) say.Text {
	var all []say.Text
	for i := range v.Stocks {
		r := &v.Stocks[i]
		if r.Person != of || !slices.Contains(kinds, r.Stock.Kind()) {
			continue
		}
		name := stockName(r)
		if r.Most < 0 {
			all = append(all, say.Numbered(name, r.Left))
		} else {
			all = append(all, say.Of("%s %d of %d", name, r.Left, r.Most))
		}
	}
	return say.List(all)
}

// stockName returns the name of a stock before its number.
func stockName(r *picture.StockRow) say.Text {
	switch r.Stock.Kind() {
	case picture.SlotStock:
		return say.Of("level %d:", r.Stock.Place())
	case picture.AttackStock:
		return "attacks left:"
	}
	return say.Name(r.Name)
}

// unit returns the unit of lengths on a deck.
func unit(v *view.View, number uint8) string {
	for i := range v.Decks {
		if v.Decks[i].Number == number {
			return v.Decks[i].Unit
		}
	}
	return ""
}

// lengthsOn returns what lengths are told in, while nobody sees a deck as they were told before.
func lengthsOn(s *Screen, v *view.View, deck uint8) string {
	if told := unit(v, deck); told != "" {
		s.unit = told
	}
	return s.unit
}

const gearHeight = 50.0

// itemHeights returns the height of each carried thing in a list, and of all together. Notes are in
// full if there is room for all, and otherwise limited to three lines except for the chosen one.
func (s *Screen) itemHeights(u *kit.UI, v *view.View, r kit.Rect) (each []float64, whole float64) {
	each = make([]float64, len(v.Gear))
	t, lengths := kit.Type{Size: kit.Small}, lengthsOn(s, v, s.deck.Deck)
	for _, most := range [...]int{maxNote, 3} {
		whole = 0
		for i := range each {
			lines := len(u.Wrap(s.noted(v, i, lengths), r.W-30, t))
			if i != s.gear {
				lines = min(lines, most)
			}
			each[i] = gearHeight + float64(max(1, min(lines, maxNote))-1)*t.LineHeight()
			whole += each[i]
		}
		if whole <= r.H {
			break
		}
	}
	return each, whole
}

// carried draws weapons, things and powers; Enter uses the chosen one.
func (s *Screen) carried(u *kit.UI, v *view.View, r kit.Rect) {
	r = u.Panel(r, "CARRIED")
	keyed := false
	for i := range min(9, len(v.Gear)) {
		if u.Key(kit.Choice(i + 1)) {
			s.take(i)
			keyed = true
		}
	}
	lengths := lengthsOn(s, v, s.deck.Deck)
	height, whole := s.itemHeights(u, v, r)
	above := 0.0
	for i := range height {
		if keyed && i == s.gear {
			u.Reveal("carried", r, above, height[i])
		}
		above += height[i]
	}
	u.Scroll("carried", r, whole, func(r kit.Rect) {
		for i := range v.Gear {
			g := &v.Gear[i]
			row := r.Top(height[i]).Trim(0, 2)
			key := kit.Bound("")
			if i < 9 {
				key = kit.Choice(i + 1)
			}
			if item(u, row, g, key, i == s.gear, s.noted(v, i, lengths), loads(v, g)) {
				s.take(i)
				u.Use(key)
			}
		}
	})
}

// item draws a row of the carried things.
func item(u *kit.UI, r kit.Rect, g *picture.GearRow, key kit.Bound, on bool, note, about say.Text) bool {
	fill, edge := kit.Raised, kit.Edge
	if on {
		fill, edge = kit.Mix(kit.Raised, u.Accent, 0.22), u.Accent
	}
	u.Plate(r, fill, edge)
	inner := r.Trim(8, 4)
	head := inner.Top(20)
	if key != "" {
		u.KeyCap(head.Side(22), key)
		head.Side(6)
	}
	says := say.Text("")
	switch {
	case g.Kind == picture.PowerGear && g.Count > 0:
		says = say.Of("level %d", g.Count)
	case g.Count >= 0 && g.Kind != picture.PowerGear:
		says = say.Of("%d of %d", g.Count, g.Most)
	}
	if says != "" {
		u.Text(head.Side(58), says, kit.Type{Size: kit.Small, Colour: u.Accent, Align: kit.End})
	}
	c := kit.Bright
	switch {
	case g.Broken:
		c = kit.Bad
	case g.Kind == picture.ArmGear && !g.Drawn:
		c = kit.Muted
	}
	u.Text(head, say.Name(g.Name), kit.Type{Bold: true, Colour: c, Cut: true})
	u.Paragraph(inner, note, kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	u.Hint(r, say.Sentences(say.Label(g.Name, note), about))
	return u.Clicked(r)
}

// maxNote is the most lines below the name of the chosen thing.
const maxNote = 16

// noted returns the note below a carried thing; for the chosen one in full, with the reason why it
// cannot be reloaded or used.
func (s *Screen) noted(v *view.View, i int, unit string) say.Text {
	g := &v.Gear[i]
	note := kit.Sentence(noted(g, unit))
	if i != s.gear {
		return note
	}
	if g.Why != "" {
		note = say.Sentences(note, kit.Sentence(g.Why))
	}
	if why := unloaded(v, g); why != "" {
		note = say.Sentences(note, say.Of("No reload: %s.", why))
	}
	return note
}

// unloaded returns why the chosen weapon cannot be reloaded on the character's turn, or "" if it
// can or need not be.
func unloaded(v *view.View, g *picture.GearRow) (why say.Text) {
	if me := character(v); me == nil || !me.Open || g.Kind != picture.ArmGear || !g.Drawn || g.Most <= 0 || g.Count == g.Most {
		return ""
	}
	for i := range v.Acts {
		a := &v.Acts[i]
		switch {
		case a.Item != g.Number || a.Verb != crew.ReloadArm && a.Verb != crew.RapidReload:
		case a.Why == "":
			return ""
		case a.Verb == crew.ReloadArm:
			why = a.Why
		}
	}
	return why
}

// noted returns the note below the name of a carried thing.
func noted(g *picture.GearRow, unit string) say.Text {
	note := g.Says
	if note == "" && g.Kind != picture.ArmourGear {
		note = ranges(g, unit)
	} else if thrown := g.Kind == picture.DeviceGear || g.Kind == picture.PowerGear; thrown && g.Range > 0 {
		note = say.Of("%s, range %d %s", note, g.Range, unit)
	}
	switch {
	case g.Broken:
		return say.Of("broken; %s", note)
	case g.Lies:
		return note
	case g.Kind == picture.ArmGear && !g.Drawn:
		return say.Of("stowed; %s", note)
	case g.Kind == picture.ArmourGear && g.Drawn:
		return "worn"
	case g.Kind == picture.ArmourGear:
		return "not worn"
	}
	return note
}

// ranges returns how far a thing or a power reaches, unless its text says it.
func ranges(g *picture.GearRow, unit string) say.Text {
	says := say.Text("beside you, or yourself")
	if g.Range > 0 {
		says = say.Of("range %d %s", g.Range, unit)
	}
	if g.Shape != rulebook.NoArea && g.Size > 0 {
		says = say.Of("%s, area %d %s", says, g.Size, unit)
	}
	return says
}

// grip returns the control that draws or stows the chosen weapon, or puts armour on or takes it
// off; false if nothing of that kind is chosen.
func (s *Screen) grip(v *view.View) (e extra, ok bool) {
	g := s.chosen(v)
	if g == nil {
		return e, false
	}
	deed, verb := &action.Deed{Item: g.Number}, say.Text("")
	switch {
	case g.Kind == picture.ArmGear && rulebook.Property(g.Props)&rulebook.Natural != 0:
		return e, false
	case g.Kind == picture.ArmGear && g.Drawn:
		deed.What, verb = crew.Stow, "Stow"
	case g.Kind == picture.ArmGear:
		deed.What, verb = crew.Draw, "Draw"
	case g.Kind == picture.ArmourGear && g.Drawn:
		deed.What, deed.OtherWay, verb = crew.Don, true, "Doff"
	case g.Kind == picture.ArmourGear:
		deed.What, verb = crew.Don, "Don"
	default:
		return e, false
	}
	e.Action = kit.Action{Name: say.Label(verb, g.Name), Short: verb, Key: "boots.draw", Does: crew.PermissionOf(deed.What).Says, Cut: true}
	if deed.What != crew.Don { // for which there is no forecast
		i := slices.IndexFunc(v.Acts, func(a picture.ActRow) bool { return a.Verb == deed.What && a.Item == g.Number })
		if i < 0 {
			return e, false
		}
		e.Rule, e.Why = v.Acts[i].Rule, v.Acts[i].Why
	} else {
		e.Why = notNow(v)
	}
	s.held(&e.Action)
	e.do = func() sim.Intent { return deed }
	return e, true
}
