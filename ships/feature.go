package ships

import (
	"broadside/crew"
	"broadside/sim/space"
)

// Feature is something that a crew member has learnt, or that a ship is fitted
// with: a row of data over the vocabulary of this file, effect.go and act.go.
type Feature struct {
	Key, Name string
	Says      string // one sentence, for whoever uses it
	Kind      FeatureKind

	// Who may have it.
	Role     crew.Role // whose deployment; of a ship's feature, who works it
	Rank     int8      // from which rank
	Sizes    Sizes     // ships of these; none: any
	Tier     int8      // from which tier
	Needs    crew.FeatureID
	Stock    Sizes            // ships of these are built with it
	Comes    bool             // by itself with what it needs
	Brings   []crew.FeatureID // what else comes with it
	Replaces crew.FeatureID   // what it takes the place of

	// What it takes.
	Cost   crew.Cost // Passive and With say more
	Usage  Usage
	With   crew.Verb      // Usage Along: the order that it goes with
	After  crew.FeatureID // Usage Along: the feature that it goes with
	Moment Moment         // Usage Standing: when it answers
	Once   bool           // once a turn of its user
	Pool   Pool
	Uses   int16          // of its own pool, or the power points that it takes
	UsesOf Source         // what Uses are multiplied by
	Takes  int8           // of its own pool, each time; 0: one
	Shares crew.FeatureID // whose uses and whose turn it shares
	Work   int8           // so many actions bring it about; 0: one
	Focus  bool           // kept up by concentration, one at a time

	// What it does, and to whom.
	Target Target
	Reach  space.Length // 0: any distance
	Held   Perils       // only a ship that has one of these conditions from one's own
	Wary   bool         // who withstands it is proof against it from then on
	Arc    bool         // only what lies before the bow
	Faces  int8         // of its die, where that is not the pool's
	Test   Challenge
	Asks   Sources // two of these are compared, as the user chooses
	Acts   []Act
	Hook   Hook
	Weapon string // a weapon that comes with it, built in: its key
}

// FeatureKind is what a feature is called.
type FeatureKind uint8

// The kinds of features.
const (
	Deployed FeatureKind = iota // comes by itself with a rank
	Venture
	Gambit
	Tactic
	Style
	Mastery
	TierFeature // comes by itself with a size and a tier
	TierRole    // chosen at tier 2; what goes with it at tier 4 needs it
	Modification
	Power
	LastFeatureKind = Power
)

// Fitted says whether ships have such features, and not people.
func (k FeatureKind) Fitted() bool { return k >= TierFeature && k <= Modification }

// Usage is how a feature comes to work.
type Usage uint8

// The uses.
const (
	Passive   Usage = iota
	Ordered         // by an order of its own
	Along           // chosen with another order, or following another feature
	Standing        // by standing order, in the midst of something else
	LastUsage = Standing
)

// Pool is what a feature spends.
type Pool uint8

// The pools.
const (
	NoPool Pool = iota
	DeploymentDice
	TierDice
	Own      // Uses of its own, back after a rest; of a ship, after maintenance
	Points   // power points
	LastPool = Points
)

// Target is whom a feature is used on.
type Target uint8

// The targets.
const (
	Nobody     Target = iota // the user, and the user's ship
	Friend                   // another ship of the side, within reach
	Foe                      // a hostile ship within reach
	Crewmate                 // somebody of the side within reach, the user too
	FoeCrew                  // somebody aboard a hostile ship within reach
	LastTarget = FoeCrew
)

// Source is a number that others are multiplied by.
type Source uint8

// The sources.
const (
	One         Source = iota
	Proficiency        // as it counts in the roll at hand
	ShipStrength
	ShipDexterity
	ShipConstitution
	HalfDexterity // at least 1
	CrewIntelligence
	CrewCharisma
	CrewTechnology // the bonus to Technology checks
	CrewCraft      // the ability that powers are cast with
	CrewRank
	ShipTier
	CrewProficiency
	ShipAC     // to compare with
	ShipPoints // hull and shield points, to compare with
	CrewDexterity
	TierUses   // the tier, times 1 for a small ship to 5 for a gargantuan one
	AtLeastOne // CrewIntelligence, and at least 1
	lastSource = AtLeastOne
)

// Sources is a set of sources.
type Sources uint32

// Has says whether of is in the set.
func (s Sources) Has(of Source) bool { return s&(1<<of) != 0 }

// List is what is in the set.
func (s Sources) List() (list []Source) {
	for of := One; of <= lastSource; of++ {
		if s.Has(of) {
			list = append(list, of)
		}
	}
	return list
}

// sourceTitles are the sources as rolls name them.
var sourceTitles = [...]string{
	"", "proficiency", "ship Strength", "ship Dexterity", "ship Constitution", "half ship Dexterity",
	"Intelligence", "Charisma", "Technology", "craft", "rank", "tier", "proficiency", "AC", "hull and shield points", "Dexterity", "tier", "Intelligence",
}

// source is a source's number for a roll, or with no owner that of its ship's
// pilot.
func (b *Battle) source(of Source, r *rolling, m *crew.Member) int {
	s := b.Ship(r.ship)
	if m == nil {
		m = b.Pilot(s)
	}
	if m == nil {
		m = &crew.Member{Scores: [6]int8{10, 10, 10, 10, 10, 10}}
	}
	switch of {
	case Proficiency:
		return r.skilled
	case ShipStrength:
		return crew.Modifier(s.Str)
	case ShipDexterity:
		return crew.Modifier(s.Dex)
	case ShipConstitution:
		return crew.Modifier(s.Con)
	case HalfDexterity:
		return halfDexterity(s.Dex)
	case CrewIntelligence:
		return m.Modifier(crew.Intelligence)
	case AtLeastOne:
		return max(1, m.Modifier(crew.Intelligence))
	case CrewCharisma:
		return m.Modifier(crew.Charisma)
	case CrewTechnology:
		return m.Modifier(crew.Intelligence) + m.SkillBonus(crew.Technology)
	case CrewCraft:
		return m.Modifier(m.Craft)
	case CrewRank:
		return int(m.Rank)
	case ShipTier:
		return max(1, int(b.ClassOf(s).Tier))
	case CrewProficiency:
		return int(m.Proficiency)
	case CrewDexterity:
		return m.Modifier(crew.Dexterity)
	case TierUses:
		return b.ClassOf(s).TierDice()
	case ShipAC:
		return b.ArmourClass(s)
	case ShipPoints:
		return int(s.Hull + s.Shield)
	}
	return 1
}

// halfDexterity is half of a Dexterity modifier, and at least 1.
func halfDexterity(score int8) int { return max(1, crew.Modifier(score)/2) }

// Challenge is what decides whether a feature works on its target.
type Challenge struct {
	Kind  ChallengeKind
	Skill crew.Skill   // Contest
	Score crew.Ability // Save
	DC    [2]Source    // Save: 8 and these
	Sized bool         // Save: larger ships have advantage, smaller ones disadvantage
	Apart int8         // Sized: from so many sizes of difference on; 0: from one
	Worse Sizes        // these have disadvantage
}

// ChallengeKind is a kind of challenge.
type ChallengeKind uint8

// The kinds of challenges.
const (
	NoTest ChallengeKind = iota
	Contest
	Save
)

// Grades is a set of weapon grades.
type Grades uint8

// Has says whether g is in the set.
func (s Grades) Has(g Grade) bool { return s&(1<<g) != 0 }

// Sizes is a set of ship sizes.
type Sizes uint8

// Has says whether z is in the set.
func (s Sizes) Has(z Size) bool { return s&(1<<z) != 0 }

// FeatureOf is a feature of the library by its ID, which is above 0.
func (b *Battle) FeatureOf(id crew.FeatureID) *Feature { return &b.Library.Features[id-1] }

// Feature finds the ID of a feature by its key, or 0.
func (l *Library) Feature(key string) crew.FeatureID {
	for i := range l.Features {
		if l.Features[i].Key == key {
			return crew.FeatureID(i + 1)
		}
	}
	return 0
}

// owned finds a feature that a member can use: their own, or one of the ship's
// that their deployment works.
func (b *Battle) owned(m *crew.Member, id crew.FeatureID) *crew.Have {
	h := b.have(m, id)
	if s := b.ship(m); h != nil && b.FeatureOf(id).Kind.Fitted() && !b.works(m, s, b.FeatureOf(id)) {
		return nil
	}
	return h
}

// unlearnt refuses a feature that a member does not have, and says who can.
func (b *Battle) unlearnt(id crew.FeatureID) error {
	if id == 0 || int(id) > len(b.Library.Features) {
		return crew.Refuse("SHIP-FEATURE", "you have no such feature")
	}
	f := b.FeatureOf(id)
	switch {
	case f.Kind.Fitted():
		return crew.Refuse("SHIP-FEATURE", "%s is not yours to use aboard this ship", f.Name)
	case f.Role == crew.NoRole || f.Rank == 0:
		return crew.Refuse("SHIP-FEATURE", "you have not learnt %s", f.Name)
	}
	return crew.Refuse("SHIP-FEATURE", "you have not learnt %s (%s, from rank %d)", f.Name, f.Role, f.Rank)
}

// have finds a feature that a member has learnt or that their ship has.
func (b *Battle) have(m *crew.Member, id crew.FeatureID) *crew.Have {
	for i := range m.Features {
		if m.Features[i].Feature == id {
			return &m.Features[i]
		}
	}
	s := b.ship(m)
	for i := 0; s != nil && i < len(s.Features); i++ {
		if s.Features[i].Feature == id {
			return &s.Features[i]
		}
	}
	return nil
}

// works says whether a feature of a ship is a member's to work: that of the
// first of the deployment that it names. Without such a one, it is nobody's. What
// is ordered of guns is every gunner's, and what names no deployment everybody's.
func (b *Battle) works(m *crew.Member, s *Ship, f *Feature) bool {
	switch {
	case !f.Kind.Fitted():
		return false
	case f.Role == crew.NoRole:
		return !m.Away && !m.Mind.Standby()
	case f.Role == crew.Gunner && f.Usage != Standing && m.Roles.Has(crew.Gunner) && !m.Away && !m.Mind.Standby():
		return true
	}
	return b.deployed(s, f.Role) == m
}

// Usable is every feature that a member can use or profits from.
func (b *Battle) Usable(m *crew.Member) (all []*crew.Have) {
	for i := range m.Features {
		all = append(all, &m.Features[i])
	}
	if s := b.ship(m); s != nil {
		for i := range s.Features {
			if b.works(m, s, b.FeatureOf(s.Features[i].Feature)) {
				all = append(all, &s.Features[i])
			}
		}
	}
	return all
}
