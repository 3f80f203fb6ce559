package sight

import (
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// page keeps the options of a seat from tick to tick, in groups. An unchanged group is
// skipped; in other groups, each option is reused, judged again, or recomputed.
type page struct {
	list    []picture.Option
	answers []answer // by option
	groups  []group
	changed []int32 // the indexes of options that have changed since they were last shown
	moved   bool    // options have been added or removed
	open    bool    // its last drawing has not been shown

	made     int64 // the look in which they were last drawn
	lines    bool  // they depend on lines to the targets,
	aims     bool  // with what can be aimed along them,
	hides    bool  // and on who sees their ship
	fleeting bool  // some have to be drawn in each look
	out      *outlook

	member crew.ID   // the member whose options they are
	notes  *notebook // by which they are recalled, or nil
	own    *noted    // of their ship
	since  int64     // when inputs of all of them last changed
	spent  int64     // when the member last changed

	changes      int                   // groups drawn or removed so far
	group, place int                   // position of the drawing: the next group, and its first option
	drawn        []picture.Option      // of the group being drawn
	given        []answer              // for those
	texts        []picture.OptionTexts // buffer for texts of further options
}

// subject is what a group of options of one seat is about.
type subject struct {
	verb   crew.Verb
	target space.ID
}

// group is a group of options that are valid while none of their inputs has changed.
type group struct {
	subject
	between
	count int
	made  int64 // when it was last drawn; 0: not valid
	early bool  // all are refused as too early or because of what is spent
}

// between is what is between two ships that options of a group depend on.
type between struct {
	beyond bool // of reach
	flown  bool // every foot matters for whether the order is legal
	shifts bool // it depends on more than this
	cover  space.Cover
	mounts [shipyard.MaxMounts]mountBearing
	witness
}

// witness is the sides that see the own ship, and when that ship last changed.
type witness struct {
	by    space.ID
	since int64
}

// mountBearing is how a mount bears on a target.
type mountBearing struct {
	band  shipyard.Band
	inArc bool
}

// question is what an option of one seat is about.
type question struct {
	verb    crew.Verb
	weapon  uint8
	item    uint8
	feature crew.FeatureID
	target  space.ID
	seat    crew.Seat
}

// bearing is what is between two ships that an option depends on.
type bearing struct {
	mountBearing
	cover  space.Cover
	beyond bool // it is refused because of the distance
	shifts bool // it depends on more than this
	flown  bool // every foot matters for whether the order is legal
	witness
}

// answer is how an option was computed.
type answer struct {
	question
	bearing
	made   int64 // 0: it cannot be reused
	judged int64
}

// begin begins a drawing of a member's options.
func (p *page) begin(id crew.ID, n *notebook, ship space.ID) {
	if p.open || p.member != id || n == nil {
		p.list, p.answers, p.groups, p.moved = p.list[:0], p.answers[:0], p.groups[:0], true
	}
	p.open, p.member, p.notes, p.group, p.place = true, id, n, 0, 0
	p.lines, p.aims, p.hides, p.fleeting = false, false, false, false
	if n != nil {
		p.made = n.now
		p.own, p.spent = &n.ships[n.world.PlaceOf(ship)], n.told[n.world.Numbering.Place(id)]
		p.since = max(1, n.since, p.own.is, p.own.ready)
	}
}

// end ends a drawing: it removes the groups that were not drawn, and returns the options.
func (p *page) end() []picture.Option {
	p.dropGroups(len(p.groups))
	for i := range p.groups {
		g := &p.groups[i]
		p.fleeting = p.fleeting || g.shifts && g.count > 0 || g.flown && !g.early
	}
	return p.list
}

// optionsLast reports whether nothing can have changed in what a seat alone is shown, its options
// among it, since they were drawn.
func (v *viewer) optionsLast() bool {
	p := v.page
	m, id := v.HolderOf(v.seat)
	if m == nil || p.notes == nil || p.fleeting || p.member != id || v.Order.Tempo != crew.Live || v.asked.Placing.Number != 0 {
		return false
	}
	own := v.Ship(m.Seat.Ship)
	n := v.gallery.recalls(own)
	if n == nil || len(own.Course) > 0 {
		return false
	}
	k, roles := &n.ships[v.PlaceOf(own.ID)], v.RolesOf(m)
	switch made := p.made; {
	case made < k.ready || made < n.told[v.Numbering.Place(id)]:
		return false
	case roles.Has(crew.Mechanic) && made < k.points:
		return false
	case slices.ContainsFunc(k.mounts, func(at int64) bool { return made < at }): // anyone aboard may reload
		return false
	}
	o := v.outlookOf(own)
	if o.scout(v, own); o.near != nil && len(v.asked.Ships) > 0 {
		return false
	}
	if p.lines {
		o.renew(&v.World.Battle, own, p.aims)
	}
	if p.hides {
		o.seenBy(&v.World.Battle, own)
	}
	return p.made >= o.changed && (!p.aims || p.made >= o.shifted)
}

// redrawn returns what has changed of the options since they were last shown.
func (p *page) redrawn() picture.Redrawn { return picture.Redrawn{All: p.moved, At: p.changed} }

// noteShown notes that the options have been shown as they are.
func (p *page) noteShown() { p.changed, p.moved, p.open = p.changed[:0], false, false }

// dropGroups removes the groups from the next one up to another.
func (p *page) dropGroups(to int) {
	if p.group == to {
		return
	}
	count := 0
	for i := p.group; i < to; i++ {
		count += p.groups[i].count
	}
	p.changes++
	p.groups = slices.Delete(p.groups, p.group, to)
	p.list, p.answers, p.moved = slices.Delete(p.list, p.place, p.place+count), slices.Delete(p.answers, p.place, p.place+count), true
}

// groupAbout returns the group about a subject, adding it if there is none.
func (p *page) groupAbout(about subject) *group {
	for to := p.group; to < len(p.groups); to++ {
		if p.groups[to].subject == about {
			p.dropGroups(to)
			return &p.groups[p.group]
		}
	}
	p.groups = slices.Insert(p.groups, p.group, group{subject: about})
	return &p.groups[p.group]
}

// groupLasts reports whether nothing can have changed in a group.
func (p *page) groupLasts(g *group, now *between) bool {
	return p.notes != nil && g.made >= p.spent && !now.shifts && (!now.flown || g.early) && *now == g.between && p.isUnchanged(g.made, g.verb, -1, g.target)
}

// isUnchanged reports whether nothing has changed, since something was computed, that
// affects a verb with a mount, or with any if it is -1, on a target.
func (p *page) isUnchanged(made int64, verb crew.Verb, mount int, target space.ID) bool {
	if made < p.since {
		return false
	}
	switch {
	case verb == crew.Attack || verb == crew.FireAt:
		if mount >= 0 && made < p.own.attacks[mount] || mount < 0 && slices.ContainsFunc(p.own.mounts, func(at int64) bool { return made < at }) {
			return false
		}
	case verb == crew.Patch && made < p.own.points:
		return false
	}
	if target == 0 {
		return true
	}
	at := p.notes.world.PlaceOf(target)
	return at >= 0 && made >= p.notes.ships[at].is
}

// settle replaces the options of a group by those just drawn.
func (p *page) settle(g *group, now *between) {
	same := len(p.drawn) == g.count
	for i := 0; same && i < g.count; i++ {
		same = p.given[i].question == p.answers[p.place+i].question
	}
	if !same {
		p.list = slices.Replace(p.list, p.place, p.place+g.count, p.drawn...)
		p.answers = slices.Replace(p.answers, p.place, p.place+g.count, p.given...)
		g.count, p.moved = len(p.drawn), true
	} else {
		for i := range p.drawn {
			if at := p.place + i; p.list[at] != p.drawn[i] {
				p.list[at] = p.drawn[i]
				p.changed = append(p.changed, int32(at))
			}
		}
		copy(p.answers[p.place:], p.given)
	}
	g.between, g.made, g.early = *now, p.now(), true
	for i := range p.drawn {
		g.early = g.early && tooEarly(p.drawn[i].Rule())
	}
}

// now returns the time of the drawing, by the notebook.
func (p *page) now() int64 {
	if p.notes == nil {
		return 0
	}
	return p.notes.now
}

// changedSince returns when anything of a ship last changed, by the notebook.
func (p *page) changedSince(id space.ID) int64 {
	if p.notes == nil {
		return 0
	}
	return p.notes.ships[p.notes.world.PlaceOf(id)].is
}

// find returns the index of the last answer to a question in the group being drawn, or
// -1.
func (p *page) find(q *question) int {
	g := &p.groups[p.group]
	for n, i := 0, len(p.drawn); n < g.count; n, i = n+1, i+1 {
		if i >= g.count {
			i = 0
		}
		if p.answers[p.place+i].question == *q {
			return p.place + i
		}
	}
	return -1
}

// put adds an option to the group being drawn.
func (p *page) put(o sketch, a answer) {
	if o.Texts() != o.texts {
		o.Says = p.write(o.texts, &a.question)
	}
	p.drawn, p.given = append(p.drawn, o.Option), append(p.given, a)
}

// write stores the texts of the option that answers a question, unless they are the same as before.
func (p *page) write(w picture.OptionTexts, q *question) *picture.OptionTexts {
	if w == (picture.OptionTexts{}) {
		return nil
	}
	if at := p.find(q); at >= 0 && p.list[at].Texts() == w {
		return p.list[at].Says
	}
	if len(p.texts) == cap(p.texts) { // texts in the old buffer stay valid
		p.texts = make([]picture.OptionTexts, 0, 128)
	}
	p.texts = append(p.texts, w)
	return &p.texts[len(p.texts)-1]
}

// group draws the options about a subject, unless nothing has changed between the ships
// or elsewhere.
func (v *draft) group(about subject, now *between, draw func()) {
	p := v.page
	g := p.groupAbout(about)
	if !p.groupLasts(g, now) {
		p.drawn, p.given = p.drawn[:0], p.given[:0]
		draw()
		p.changes++
		g = &p.groups[p.group]
		p.settle(g, now)
	}
	p.group, p.place = p.group+1, p.place+g.count
}

// shifting draws options about no ship, which always have to be recomputed.
func (v *draft) shifting(verb crew.Verb, draw func()) {
	v.group(subject{verb: verb}, &between{shifts: true}, draw)
}

// add adds an option that has to be recomputed in each tick.
func (v *draft) add(o sketch) {
	v.page.put(o, answer{question: question{o.Verb, o.Weapon, o.Item, o.Feature, o.Target, o.Seat}})
}

// recall adds the option that answers a question: as it was, if its inputs are unchanged;
// otherwise foresee computes its outcome, and judge whether it is legal.
func (v *draft) recall(q question, b bearing, foresee, judge func(sketch) sketch) {
	p := v.page
	now := p.now()
	if at := p.find(&q); at >= 0 && p.canReuse(&p.answers[at], b) {
		a, o := p.answers[at], sketch{p.list[at], p.list[at].Texts()}
		if a.judged < p.spent || a.judged < p.changedMount(&q) || b.flown && !tooEarly(o.texts.Rule) {
			o, a.judged = judge(o), now
		}
		a.bearing = b
		p.put(o, a)
		return
	}
	o := judge(foresee(sketch{Option: picture.Option{Verb: q.verb, Weapon: q.weapon, Item: q.item, Feature: q.feature, Target: q.target, Seat: q.seat}}))
	p.put(o, answer{question: q, bearing: b, made: now, judged: now})
}

// changedMount returns when anything of the mount that a question is about last changed, or 0.
func (p *page) changedMount(q *question) int64 {
	if q.verb != crew.Attack && q.verb != crew.FireAt {
		return 0
	}
	return p.own.mounts[q.weapon]
}

// tooEarly reports whether a rule refuses an order because of the turn or what has been
// spent of it, wherever ships are.
func tooEarly(rule string) bool { return rule == "SHIP-ROUND" || rule == "SHIP-ACTION" }

// canReuse reports whether the inputs of an option's outcome are unchanged.
func (p *page) canReuse(a *answer, b bearing) bool {
	return p.notes != nil && !b.shifts && b == a.bearing && p.isUnchanged(a.made, a.verb, int(a.weapon), a.target)
}
