package bot

import (
	"math"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// scene is a picture in the terms of a brain: friends and foes, what each foe is worth fighting and
// how dangerous it is, and what the ship's own guns could do to it.
type scene struct {
	p     *picture.Picture
	me    *picture.CrewRow
	own   *picture.Contact
	sheet *picture.ShipSheet
	here  pose
	live  bool

	foes  []foe
	guns  []gun
	hits  []hit // by gun and foe
	focus int   // the foe that the side fights first, or -1
	hands int   // gunners who can fire in a round
	scale float64
}

// foe is a hostile ship that is not gone.
type foe struct {
	k      *picture.Contact
	at     vec // where it is expected to be when a shot is fired
	nose   vec
	beyond float64 // the part of its radius that does not count towards a range
	danger float64 // damage that it deals in a good round, in points
	left   float64 // points that it may have left, as far as can be seen
	weight float64 // how much its side wants it gone
	able   bool
	agile  bool
}

// gun is a weapon of the ship, reduced to what decides its use.
type gun struct {
	row       *picture.MountRow
	near, far float64
	turned    float64 // its facing from the ship's heading, in degrees
}

// hit is what a round of a gun's attacks is worth against a foe, without and with disadvantage.
type hit struct{ clean, troubled float64 }

// Typical numbers of a ship by its size, for ships whose own are not known: points of hull, the
// same again of shields, and damage in a round.
var (
	typicalHull   = [...]float64{3, 14, 33, 60, 95, 174}
	typicalDamage = [...]float64{3, 8, 14, 22, 40, 60}
)

const (
	innerFeet = 25 // of a ship's radius, which count towards a range
	closeFeet = 50 // SHIP-CLOSE
	coneEdge  = 0.8944271909999159
	leadTicks = 15 // how many ticks ahead to aim at a flying ship, in live tempo
)

// read returns the scene of a picture, or nil if the seat has no ship to act for.
func read(p *picture.Picture, seat crew.Seat) *scene {
	s := &scene{p: p, live: p.Head.Tempo == crew.Live, focus: -1}
	s.own, s.sheet = p.Contact(seat.Ship), p.Own(seat.Ship)
	for i := range p.Crew {
		row := &p.Crew[i]
		if row.Seat == seat {
			s.me = row
		}
		if row.Seat.Ship == seat.Ship && row.Roles.Has(crew.Gunner) {
			s.hands++
		}
	}
	if s.own == nil || s.sheet == nil || s.me == nil {
		return nil
	}
	s.here = pose{place(s.own.At), float64(s.own.Heading) / float64(space.Degree)}
	s.findFoes()
	s.findGuns()
	return s
}

func (s *scene) findFoes() {
	for i := range s.p.Contacts {
		k := &s.p.Contacts[i]
		if k.Side == s.own.Side || k.State.Gone() || k.Bomb {
			continue
		}
		f := foe{k: k, at: place(k.At), able: k.State == ships.Able, agile: k.Size <= shipyard.Medium}
		if s.live {
			f.at = f.at.plus(place(k.Step).times(leadTicks))
		}
		f.nose = toward(float64(k.Heading) / float64(space.Degree))
		f.beyond = beyond(k)
		f.danger, f.left = typicalDamage[k.Size], remaining(k)
		s.foes = append(s.foes, f)
	}
	s.weigh()
}

func beyond(k *picture.Contact) float64 { return max(0, feet(k.Across)/2-innerFeet) }

// remaining returns what a ship has left: known for friends, estimated for foes.
func remaining(k *picture.Contact) float64 {
	if k.Hull >= 0 {
		return max(1, float64(k.Hull+k.Shield))
	}
	left := typicalHull[k.Size]
	if k.Worn {
		left *= 0.35
	}
	if k.Shields {
		left += 0.6 * typicalHull[k.Size]
	}
	return max(1, left)
}

func (s *scene) findGuns() {
	for i := range s.p.Mounts {
		m := &s.p.Mounts[i]
		if m.Ship != s.own.ID || m.AmmoMax > 0 && m.Ammo == 0 {
			continue
		}
		g := gun{row: m, near: feet(m.Near), far: feet(max(m.Near, m.Far)), turned: float64(m.Facing) / float64(space.Degree)}
		if m.Far == 0 {
			g.far = g.near
		}
		s.guns = append(s.guns, g)
		for j := range s.foes {
			h := s.hitBy(m, &s.foes[j])
			s.hits = append(s.hits, h)
			if s.foes[j].able {
				s.scale = max(s.scale, h.clean)
			}
		}
	}
	s.scale = max(s.scale, 0.3)
}

func (s *scene) hitOf(g, f int) hit { return s.hits[g*len(s.foes)+f] }

// hitBy estimates what a weapon is worth against a foe, by the same rules as the server and from
// what can be seen.
func (s *scene) hitBy(m *picture.MountRow, f *foe) hit {
	bonus := float64(s.gunnery()) + float64(crew.Modifier(s.sheet.Dex)) + float64(m.Bonus)
	one := float64(m.Damage.Count)*float64(m.Damage.Faces+1)/2 + float64(m.Damage.Plus) + float64(crew.Modifier(s.sheet.Str))
	attacks := float64(max(1, m.Attacks))
	if m.AmmoMax > 0 {
		attacks = min(attacks, float64(m.Ammo))
	}
	one = max(0, one) * layer(m.Type, f.k.Shields)
	if m.Grade >= shipyard.Tertiary || s.own.Size.CallsForSaves() {
		save := float64(5 - int(f.k.Size)) // Dexterity by size, and half a pilot's proficiency
		fails := limit((8+bonus-save-1)/20, 0.05, 0.95)
		clean, troubled := one*(1+fails)/2, one*(1+fails*fails)/2
		return hit{f.prize(clean * attacks), f.prize(troubled * attacks)}
	}
	hits := limit((21+bonus-float64(f.k.AC))/20, 0.05, 0.95)
	return hit{f.prize(one * hits * attacks), f.prize(one * hits * hits * attacks)}
}

// prize returns what damage to a foe is worth: the part of its danger that goes with it.
func (f *foe) prize(damage float64) float64 {
	return f.weight * f.danger * min(1, damage/f.left)
}

// layer returns the factor of a damage type against the present layer of a target (SHIP-TYPES).
func layer(t shipyard.DamageType, shields bool) float64 {
	switch {
	case t == shipyard.Pulse && shields, t == shipyard.Thermite && !shields:
		return 2
	case t == shipyard.Pulse, t == shipyard.Thermite:
		return 0.5
	}
	return 1
}

func limit(x, lo, hi float64) float64 { return max(lo, min(hi, x)) }

// gunnery returns the proficiency of the best gunner aboard.
func (s *scene) gunnery() int8 {
	best := int8(0)
	for i := range s.p.Crew {
		if row := &s.p.Crew[i]; row.Seat.Ship == s.own.ID && row.Roles.Has(crew.Gunner) {
			best = max(best, row.Proficiency)
		}
	}
	return best
}

// life returns the points that the ship has left.
func (s *scene) life() float64 { return max(1, float64(s.sheet.Hull+s.sheet.Shield)) }

// wanted returns how much damage to the own ship costs, in the points of a prize.
func (s *scene) wanted(damage float64) float64 {
	return typicalDamage[s.own.Size] * min(1, damage/s.life())
}

// rangeTo returns a range as the rules measure it.
func (s *scene) rangeTo(from vec, f *foe) float64 {
	return max(0, from.distance(f.at)-beyond(s.own)-f.beyond)
}

// menace returns the part of a foe's danger to which a ship at a place is exposed, by range and by
// whether the foe's bow points there.
func (s *scene) menace(at vec, f *foe) float64 {
	if !f.able {
		return 0
	}
	r := s.rangeTo(at, f)
	near := 0.0
	switch {
	case r <= 300:
		near = 1
	case r <= 600:
		near = 0.75
	case r <= 1200:
		near = 0.35
	case r <= 1800:
		near = 0.1
	}
	way := at.minus(f.at)
	ahead := way.dot(f.nose) >= coneEdge*math.Sqrt(way.dot(way))
	switch {
	case ahead:
		return near
	case f.agile:
		return near * 0.55
	}
	return near * 0.75
}
