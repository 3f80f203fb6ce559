package sim

import (
	"fmt"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// bringPeople brings a scenario's decks and people into the world.
func (w *World) bringPeople() error {
	foot := w.Scenario.Foot
	if foot == nil {
		return nil
	}
	w.Fight.Rules, w.Fight.Variants = foot.Book, foot.Variants
	for i := range foot.Decks {
		d := &foot.Decks[i]
		n := w.Fight.AddDeck(d.Plan, d.Ship)
		furnishDeck(w, n)
		if s := w.Ship(d.Ship); s != nil && w.ClassOf(s).Locks > 0 {
			personal.LockDoors(&w.Fight, n, int8(w.ClassOf(s).Locks), s.Side)
		}
		w.Aboard.Pods = append(w.Aboard.Pods, d.Pods)
	}
	for i := range foot.Decks {
		if err := stationCrew(w, int8(i), foot.Decks[i].Sheet); err != nil {
			return fmt.Errorf("scenario %s, the crew of %s: %w", w.Scenario.Key, w.ShipName(foot.Decks[i].Ship), err)
		}
	}
	for i := range foot.People {
		if err := w.addPerson(&foot.People[i]); err != nil {
			return fmt.Errorf("scenario %s, %q: %w", w.Scenario.Key, foot.People[i].Name, err)
		}
	}
	return nil
}

// joinFight gives the fight on foot what it shares with the world.
func (w *World) joinFight() {
	w.ids = w.Scenario.ShipIDs()
	w.Battle.Intent = deployment.NewIntent
	w.Fight.Intent = action.NewIntent
	w.Fight.Things = things{w}
	var books *rulebook.Library
	if foot := w.Scenario.Foot; foot != nil {
		books = foot.Library
	}
	w.Fight.Join(books, &w.Tray, &w.Events, &w.Windows)
}

// Become turns the world into another one, which must not be used any more.
func (w *World) Become(other *World) {
	*w = *other
	w.joinFight() // the fight on foot now shares this world's
}

// addPerson makes somebody a member of the battle and puts them on their deck.
func (w *World) addPerson(a *personal.Arrival) error {
	if len(w.Members) >= crew.MaxMembers {
		return fmt.Errorf("%w: the battle is full", personal.ErrEnter)
	}
	m := crew.Member{Name: a.Name, Roles: crew.Of(crew.Boots), Seat: crew.Seat{Role: crew.Boots}}
	if a.Deck >= 0 && int(a.Deck) < len(w.Fight.Decks) {
		m.Seat.Ship = w.Fight.Decks[a.Deck].Ship
	}
	for i := range m.Scores {
		m.Scores[i] = 10
	}
	var taken [256]bool
	for i := range w.Members {
		if o := &w.Members[i]; o.Seat.Role == crew.Boots && o.Seat.Ship == m.Seat.Ship {
			taken[o.Seat.Number] = true
		}
	}
	if m.Seat.Number = crew.NumberOnFoot(int(a.Side), &taken, &w.Numbering); m.Seat.Number == 0 {
		return fmt.Errorf("%w: one ship has at most 255 in boots", personal.ErrEnter)
	}
	id := w.Numbering.ID(len(w.Members))
	if err := action.Arrive(&w.Fight, id, a); err != nil {
		return err
	}
	w.Members = append(w.Members, m)
	return nil
}

// AfootAs returns the person with a seat on foot and the member, or nil and 0.
func (w *World) AfootAs(seat crew.Seat) (*personal.Person, crew.ID) {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; w.Member(p.ID).Seat == seat {
			return p, p.ID
		}
	}
	return nil, 0
}

// OnDeck reports whether an order is for somebody on a deck.
func OnDeck(w *World, o *Order) bool {
	if !isDeployed(w, o.Seat) {
		return true
	}
	switch i := o.Intent.(type) {
	case personal.Intent, boarding:
		return true
	case *React:
		return i.OnFoot
	case *deployment.Handle:
		return i.Thing > 0 || isOusted(w, o.Seat)
	case *deployment.Improvise, *deployment.Call:
		return isOusted(w, o.Seat)
	}
	return false
}

// isOusted reports whether another side has the ship of a crew member who is on a deck. What they
// say and do there is for their own side (HOUSE-CAPTURE).
func isOusted(w *World, seat crew.Seat) bool {
	p, _ := w.AfootAs(seat)
	s := w.Ship(seat.Ship)
	return p != nil && s != nil && p.Side != s.Side
}

// HolderOf returns the member with a seat, on a ship or on foot, and their ID, or nil and 0.
func (w *World) HolderOf(seat crew.Seat) (*crew.Member, crew.ID) {
	if isDeployed(w, seat) {
		return w.Battle.HolderOf(seat)
	}
	_, id := w.AfootAs(seat)
	return w.Member(id), id
}

// isDeployed reports whether a seat is at a console of a ship in the battle. The holder of
// any other seat is on foot.
func isDeployed(w *World, seat crew.Seat) bool {
	return seat.Role != crew.Boots && w.Ship(seat.Ship) != nil
}

// PersonAt returns the person with a seat on foot, or nil.
func (w *World) PersonAt(seat crew.Seat) *personal.Person {
	p, _ := w.AfootAs(seat)
	return p
}

// squareFeet is the width of a square of a deck in feet, whatever the unit of its book.
const squareFeet = 5

// checkDirect checks the distance on deck between a coordinator and those they direct, if
// both stand on one (SHIP-DIRECT).
func checkDirect(w *World, by *crew.Member, i *deployment.Direct) error {
	c := w.PersonAt(by.Seat)
	if c == nil {
		return nil
	}
	reach := max(squareFeet, impact.DirectReach(&w.Battle, by).Feet())
	for _, seat := range [...]crew.Seat{i.Helped, i.Also} {
		p := w.PersonAt(seat)
		if seat.Ship == by.Seat.Ship && p != nil && int(personal.SquaresApart(&w.Fight, c, p))*squareFeet > int(reach) {
			return crew.Refuse("SHIP-DIRECT", "%s is not within %d ft of you on the deck", p.Name, reach)
		}
	}
	return nil
}

// validateFoot validates an order of somebody on a deck.
func validateFoot(w *World, o *Order, row *crew.Permission, held bool) error {
	p, id := w.AfootAs(o.Seat)
	_, stands := o.Intent.(*action.Stand)
	switch {
	case p == nil:
		return crew.Refuse(crew.Manners, "nobody on foot has that seat")
	case w.Over:
		return crew.Refuse(crew.Manners, "the battle is over")
	case w.Paused && !stands:
		return refusePaused(w)
	}
	if !held && !stands {
		if err := validateHold(w, id, row); err != nil {
			return err
		}
	}
	if row.When == crew.OwnTurn && w.interrupted() {
		return refuseWindow(w, p.Side, w.Fight.Book().Topics[rulebook.TopicReact])
	}
	if row.Verb == crew.EndTurn {
		if !p.Open && !p.Ambush.Open {
			return crew.Refuse(w.Fight.Book().Topics[rulebook.TopicTurn], "it is not your turn")
		}
		return nil
	}
	if !o.ruled && !stands {
		if err := personal.CheckCharmed(&w.Fight, p); err != nil {
			return err
		}
	}
	switch i := o.Intent.(type) {
	case boarding:
		return i.Check(w, p)
	case *React:
		if i.OnFoot && !w.Fight.CanAct(p) {
			return w.Fight.Book().Refuse(rulebook.TopicZero, "%s is unconscious", p.Name)
		}
		if i.OnFoot {
			return i.check(w, id)
		}
	}
	if words, err := checkWords(w, p, o.Intent); words {
		return err
	}
	i, ok := o.Intent.(personal.Intent)
	if !ok {
		return crew.Refuse("SHIP-ROLE", "%s is for the %s", row.Title, row.Roles)
	}
	return action.Validate(&w.Fight, p, i)
}

// obeyFoot carries out an order of somebody on a deck.
func (w *World) obeyFoot(o *Order) {
	p, id := w.AfootAs(o.Seat)
	costs := [...]crew.Cost{crew.Action, crew.Bonus, crew.Object} // one turn, whether on foot or at a console
	var had [len(costs)]int8
	for i, c := range costs {
		had[i] = action.Left(&w.Fight, p, c)
	}
	switch i := o.Intent.(type) {
	case *EndTurn:
		deployment.EndTurn(&w.Battle, id)
		action.EndTurn(&w.Fight, id)
		return
	case *React:
		i.do(w)
	case boarding:
		i.Do(w, p)
	case personal.Intent:
		i.Do(&w.Fight, p)
	default:
		obeyWords(w, p, i)
	}
	for i, c := range costs {
		if action.Left(&w.Fight, p, c) < had[i] {
			if c == crew.Action {
				w.Member(id).More = 0
			}
			w.Member(id).Spend(c)
		}
	}
}

// shareReaction makes a member's console and deck share one reaction, wherever it was
// used (HOUSE-CONSOLE).
func shareReaction(w *World, id crew.ID) {
	m, p := w.Member(id), w.Fight.Person(id)
	switch {
	case p == nil || !m.Seat.Role.Deployed() || m.Surprised:
	case !m.Reaction:
		personal.PayReaction(&w.Fight, p)
	case personal.HasReacted(&w.Fight, p):
		m.Spend(crew.Reaction)
	}
}

// shareSurprise surprises a member on their deck if they are surprised at their console, or with
// decks set the other way round, because it is the same turn that they lose (HOUSE-CONSOLE). If
// surprise gives an ambush, nobody loses a turn on foot.
func shareSurprise(w *World, id crew.ID, decks bool) {
	m, p := w.Member(id), w.Fight.Person(id)
	switch {
	case p == nil || !m.Seat.Role.Deployed() || m.Surprised == p.Surprised || m.Open || w.Fight.Book().Surprise.Ambush:
	case decks:
		m.Surprised, m.Reaction = p.Surprised, !p.Surprised
	default:
		p.Surprised = m.Surprised
		combat.SetPart(&w.Fight, p, rulebook.PartStartled, m.Surprised)
	}
}

// sharing is a fight in which a reaction is also used up in the other fight.
type sharing struct {
	crew.Answerer
	world *World
}

// Answer carries out a reaction, or lets it pass, and shares it.
func (s sharing) Answer(x crew.Window, r crew.Reply) {
	s.Answerer.Answer(x, r)
	shareReaction(s.world, x.Member)
}

// answerers returns the fights in which members may react: at consoles, and on decks.
func (w *World) answerers() (consoles, decks crew.Answerer) {
	f := w.fights()
	return sharing{f[0], w}, sharing{f[1], w}
}

// enrolPeople adds everybody on foot without a slot to the initiative order.
func enrolPeople(w *World) (rolled []crew.ID) {
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		if p.IsOut() || w.Order.Place(p.ID) >= 0 {
			continue
		}
		rolled = append(rolled, p.ID)
		if at := w.Order.Place(action.TwinOf(&w.Fight, p)); at >= 0 {
			w.Order.Slots[at].Members = append(w.Order.Slots[at].Members, p.ID)
			continue
		}
		w.Order.Insert(crew.Slot{Members: []crew.ID{p.ID}, Total: rollOnFoot(w, p), Due: w.roundTicks(p.ID)})
	}
	return rolled
}

func rollOnFoot(w *World, p *personal.Person) int16 {
	r := action.RollInitiative(&w.Fight, p)
	w.Emit(event.Sides(0).With(p.Side), &InitiativeRolled{Seat: w.Member(p.ID).Seat, Roll: r})
	return int16(r.Total)
}

// OpenTurn reports whether it is a member's turn, at a console or on a deck, or a
// reaction of theirs is awaited.
func (w *World) OpenTurn(id crew.ID) bool {
	if p := w.Fight.Person(id); p != nil && p.Open && w.Fight.CanAct(p) && len(p.Path) == 0 {
		return true
	}
	return w.Member(id).Open || w.Asked() == id
}

// roundTicks returns the length of a member's round, which on foot is the book's.
func (w *World) roundTicks(id crew.ID) int16 {
	if w.Fight.HasDecks() && w.Fight.Person(id) != nil && !w.Member(id).Seat.Role.Deployed() {
		return w.Fight.Book().RoundTicks
	}
	return crew.RoundTicks
}

// onlookers returns the sides that may know of a member's place in the order.
func (w *World) onlookers(m *crew.Member) event.Sides {
	if s := w.Ship(m.Seat.Ship); s != nil && m.Seat.Role.Deployed() {
		return w.Watchers(s)
	}
	if p, _ := w.AfootAs(m.Seat); p != nil {
		return event.Sides(0).With(p.Side)
	}
	return 0
}

// OnFoot is the GM's ruling about a person or a deck.
type OnFoot struct{ action.DeckRuling }

func (*OnFoot) Verb() crew.Verb { return crew.RulePerson }

// Check refuses rulings on people and decks that do not exist.
func (r *OnFoot) Check(w *World) error {
	if err := r.DeckRuling.Check(&w.Fight); err != nil {
		return err
	}
	if r.Kind == action.RuleSurprise && w.Begun() && w.Fight.Book().Surprise.Ambush {
		return w.Fight.Book().Refuse(rulebook.TopicSurprise, "initiative is rolled: an ambush comes before it")
	}
	if r.Kind == action.RuleSquare && len(w.Aboard.Consoles) >= crew.MaxConsoles {
		if _, console := deckplan.ConsoleRole(byte(max(0, r.Number))); console {
			return crew.Refuse(crew.Manners, "there are %d consoles, which is the most", crew.MaxConsoles)
		}
	}
	return nil
}

// Do carries out the ruling, and tells it to the person's side if no other fact does.
func (r *OnFoot) Do(w *World) {
	r.DeckRuling.Do(&w.Fight)
	if r.Kind == action.RuleSurprise {
		shareSurprise(w, r.Person, true)
	}
	if r.Kind == action.RuleSquare {
		refitConsole(w, r.Deck, r.At)
	}
	p := w.Fight.Person(r.Person)
	if r.OfAll() {
		if r.Kind == action.RuleVariant {
			w.Emit(event.AllSides, &Ruled{crew.RulePerson, 0, say.Of(map[bool]say.Text{true: "the variant %s is played", false: "the variant %s is left out"}[r.On], personal.Variants.Words[r.Number])})
		}
		return
	}
	if says := r.text(w, p); says != "" {
		to := event.Sides(0).With(p.Side)
		if r.Kind == action.RuleEdge { // forecasts of what others do to them depend on it
			to = w.Fight.Watchers(p)
		}
		w.Emit(to, &Ruled{crew.RulePerson, 0, says})
	}
}

// text returns a ruling on a person as a text, or "" if its effect is a fact by itself.
func (r *OnFoot) text(w *World, p *personal.Person) say.Text {
	switch r.Kind {
	case action.RuleHP:
		if personal.IsNumb(&w.Fight, p) {
			return ""
		}
		return say.Of("%s has %d %s", p.Name, p.HP, w.Fight.Book().Words.Points)
	case action.RuleEdge:
		edge := map[bool]say.Text{true: "advantage", false: "disadvantage"}[r.On]
		return say.Of("%s on the next %s of %s", edge, [...]say.Text{"check", "attack", "save"}[r.For], p.Name)
	case action.RuleCover:
		if r.Number == 0 {
			return say.Of("%s has the cover of where they stand", p.Name)
		}
		return say.Of("cover of %s: %s", p.Name, w.Fight.Book().CoverName(space.Cover(r.Number-1)))
	case action.RuleSpecial:
		return say.Of(map[bool]say.Text{true: "%s is special: at 0 they fall and make saves", false: "%s is not special: at 0 they die"}[r.On], p.Name)
	case action.RuleTrack:
		return say.Label(p.Name, say.Amount(p.Bad, w.Fight.Book().Zero.BadWord))
	case action.RuleLoad:
		a := p.Arms[r.Number]
		return say.Of("%s of %s has %s left", w.Fight.Book().Weapons[a.Weapon].Name, p.Name, say.Count(int(a.Heat), "%d attack", "%d attacks"))
	case action.RuleLeave:
		return say.Of("%s leaves the decks", p.Name)
	}
	return ""
}

// Fields describes an OnFoot.
func (r *OnFoot) Fields(c field.Coder) { r.DeckRuling.Fields(c) }

// IDAt returns the member with a seat, or 0.
func (w *World) IDAt(seat crew.Seat) crew.ID {
	_, id := w.HolderOf(seat)
	return id
}

// admitCalled admits people who have been called. They have their turns with their caller,
// from the next one. Those without a free square are dropped.
func (w *World) admitCalled() {
	for i := range w.Fight.Comers {
		c := &w.Fight.Comers[i]
		n := 1
		for j := range w.Fight.People {
			if w.Fight.People[j].Sheet == c.Sheet {
				n++
			}
		}
		c.Name = fmt.Sprintf("%s %d", c.Name, n)
		if w.addPerson(&c.Arrival) != nil {
			continue
		}
		id := w.Numbering.ID(len(w.Members) - 1)
		if at := w.Order.Place(c.By); at >= 0 {
			w.Order.Slots[at].Members = append(w.Order.Slots[at].Members, id)
		}
		combat.Arrive(&w.Fight, id, c)
	}
	w.Fight.Comers = w.Fight.Comers[:0]
}

// PersonName returns the name of somebody on a deck.
func (w *World) PersonName(id crew.ID) string { return say.English(id.Name(), w) }
