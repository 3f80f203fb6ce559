package ships

import (
	"slices"
	"strconv"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Stat is a number of a ship whose changes are told to its crew.
type Stat uint8

// The numbers that are told.
const (
	FlyingSpeedStat Stat = iota
	TurningSpeedStat
	ArmourClassStat
	RegenerationStat
	HullMaxStat
	ShieldMaxStat
	lastStat = ShieldMaxStat
)

func (n Stat) String() string {
	return [...]string{"flying speed", "cost of turning 90°", "AC", "shield regeneration", "hull point maximum", "shield point maximum"}[n]
}

func (b *Battle) numbers(s *Ship) [lastStat + 1]int32 {
	return [...]int32{
		int32(s.FlyingSpeed().Feet()), int32(s.TurningSpeed().Feet()), int32(b.ArmourClass(s)), s.Regeneration(), s.MaxHull(), s.MaxShield(),
	}
}

// Renew determines which ships a tick has changed, or people aboard. If tell is set, it
// tells each crew which numbers of its ship have changed, and why.
func (b *Battle) Renew(tell bool) {
	b.touched = slices.Grow(b.touched[:0], len(b.Ships))[:len(b.Ships)]
	clear(b.touched)
	touch := func(id space.ID) {
		if at := b.PlaceOf(id); at >= 0 {
			b.touched[at] = true
		}
	}
	field.Renew(b.Members, &b.kept.members, func(at int, was *crew.Member) {
		touch(b.Members[at].Seat.Ship)
		if was != nil {
			touch(was.Seat.Ship)
		}
	})
	field.Renew(b.Objects, &b.kept.objects, func(int, *Object) {})
	next := 0
	aboard := func(until int) { // unchanged members
		for ; next < until; next++ {
			if b.touched[next] {
				b.noteNumbers(&b.Ships[next], &b.Ships[next], tell)
			}
		}
	}
	field.Renew(b.Ships, &b.kept.ships, func(at int, was *Ship) {
		aboard(at)
		b.noteNumbers(&b.Ships[at], was, tell)
		b.touched[at], next = true, at+1
	})
	aboard(len(b.Ships))
}

// Touched reports whether the last Renew found the ship at an index changed, or anybody
// aboard.
func (b *Battle) Touched(at int) bool { return at >= len(b.touched) || b.touched[at] }

// noteNumbers records the numbers of a ship, which was in the state was when the tick began,
// and if tell is set tells its crew which have changed.
func (b *Battle) noteNumbers(s, was *Ship, tell bool) {
	now, before := b.numbers(s), s.aside.told
	s.aside.told = now
	if !tell || now == before || was == nil || was.ID != s.ID || s.State != Able || was.State != Able {
		return
	}
	why := b.nameCauses(was, s, now[ArmourClassStat] != before[ArmourClassStat])
	for n := range lastStat + 1 {
		if from, to := before[n], now[n]; from != to {
			b.TellOwnSide(s, &Changed{Ship: s.ID, Stat: n, From: from, To: to, Why: why})
		}
	}
}

// nameCauses names the effects and conditions that have begun or stopped to affect a ship's
// numbers, its AC among them.
func (b *Battle) nameCauses(was, now *Ship, armour bool) say.Text {
	var why event.Reasons
	add := func(cause say.Text) { why.Begins(cause) }
	effects := func(of, beside []Effect, tell func(say.Text)) {
		for i := range of {
			if e := &of[i]; e.Touch&shipyard.NumberTouches != 0 && !slices.ContainsFunc(beside, e.same) {
				tell(b.CauseOf(e))
			}
		}
	}
	afflictions := func(of, beside []Affliction, tell func(say.Text)) {
		for _, a := range of {
			if !slices.ContainsFunc(beside, func(o Affliction) bool { return o.Kind == a.Kind }) {
				tell(b.Library.Rule(a.Kind).Name)
			}
		}
	}
	effects(now.Effects, was.Effects, add)
	effects(was.Effects, now.Effects, func(cause say.Text) { why.Ends(say.Of("%s ends", cause)) })
	afflictions(now.Afflictions, was.Afflictions, add)
	afflictions(was.Afflictions, now.Afflictions, func(cause say.Text) { why.Ends(say.Of("no longer %s", cause)) })
	if now.System != was.System {
		add(say.Of("system damage %d", now.System))
	}
	switch {
	case now.Docked != 0 && was.Docked == 0:
		add("docked")
	case now.Docked == 0 && was.Docked != 0:
		add("cast off")
	}
	if now.Hyperdrive.Trouble != was.Hyperdrive.Trouble {
		add("the hyperdrive's mishap")
	}
	switch {
	case was.Fuel != 0 && now.Fuel == 0:
		add("no fuel")
	case now.Fuel != 0 && was.Fuel == 0:
		add("fuelled again")
	}
	own := func(n shipyard.Numbers) shipyard.Numbers {
		n.Str, n.Dex, n.Con = 0, 0, 0
		return n
	}
	if own(now.Numbers) != own(was.Numbers) {
		add("as ruled")
	}
	if why.Text() == "" && armour {
		add("who is at the helm")
	}
	return why.Text()
}

// same reports whether two effects differ at most in duration.
func (e *Effect) same(o Effect) bool {
	o.Lasts.Left, o.Spent = e.Lasts.Left, e.Spent
	return o == *e
}

// maxWhy is the maximum length in bytes of the reasons told for a change.
const maxWhy = 1000

// Changed reports that a number of a ship has changed, and why.
type Changed struct {
	Ship     space.ID
	Stat     Stat
	From, To int32
	Why      say.Text // or ""
}

func (*Changed) Kind() event.Kind { return KindChanged }

// Fields describes a Changed.
func (f *Changed) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "stat", &f.Stat, 0, int64(lastStat))
	field.Int(c, "from", &f.From, -100_000, 100_000)
	field.Int(c, "to", &f.To, -100_000, 100_000)
	field.Text(c, "why", &f.Why, maxWhy)
}

func (f *Changed) Sentence() say.Text {
	is := say.Name(strconv.Itoa(int(f.To)))
	if f.Stat <= TurningSpeedStat {
		is = say.Of("%d ft", f.To)
	}
	change := say.Change(f.Stat, f.From, is)
	if f.Why != "" {
		change = say.Aside(change, f.Why)
	}
	return say.Stop(say.Label(f.Ship.Name(), change))
}
