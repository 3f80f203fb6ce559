package shipyard

import (
	"broadside/crew"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Feature is something that a crew member has learnt, or that a ship is fitted
// with: a row of data over the vocabulary of this file, change.go and act.go.
type Feature struct {
	Key, Name string
	Says      string // one sentence, for its user
	Kind      FeatureKind

	// Who may have it.
	Role   crew.Role // whose deployment; of a ship's feature, who works it
	Rank   int8      // from which rank
	Sizes  Sizes     // ships of these; none: any
	Tier   int8      // from which tier
	Needs  crew.FeatureID
	Built  Built
	Brings []crew.FeatureID // what else comes with it

	// What it takes.
	Cost   crew.Cost // Passive and With say more
	Usage  Usage
	With   crew.Verb      // Usage Along: the order that it goes with
	After  crew.FeatureID // Usage Along: the feature that it goes with
	Moment Moment         // Usage Standing and Reflex: when it answers
	Once   bool           // once a turn of its user; Reflex: once for each target
	Pool   Pool
	Uses   int16          // of its own pool, or the power points that it takes
	UsesOf Scale          // what Uses are multiplied by
	Takes  int8           // of its own pool, each time; 0: one
	Shares crew.FeatureID // whose uses and whose turn it shares
	Work   int8           // so many actions bring it about; 0: one
	Focus  bool           // kept up by concentration, one at a time

	// What it does, and to whom.
	Target Target
	Most   Most         // Crewmates: how many
	Reach  space.Length // 0: any distance
	Held   Conditions   // only a ship that has one of these conditions from one's own
	Wary   bool         // a ship that withstands it is proof against it from then on
	Arc    bool         // only what lies ahead of the bow
	Faces  int8         // of its die, where that is not the pool's
	Test   Challenge
	Retry  Retry  // by which its target is rid of all that it has changed
	Lasts  int8   // faces of a die: so many turns its changes last; 0: as each says
	Asks   Scales // two of these are compared, as the user chooses
	Acts   []Act
	Ends   []crew.FeatureID // what these have changed about the own ship ends as it is used
	Hook   Hook
	Sees   Veils  // within its reach, while somebody works it
	Weapon string // a weapon that comes with it, built in: its key
}

// Most is how many people a feature is for: N times a number.
type Most struct {
	N  int8
	Of Scale
}

// Built is how a ship has a feature that nobody has fitted.
type Built struct {
	Stock    Sizes          // ships of these are built with it
	Comes    bool           // by itself with what it needs
	Replaces crew.FeatureID // what it takes the place of
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

// Fitted reports whether ships have such features, and not people.
func (k FeatureKind) Fitted() bool { return k >= TierFeature && k <= Modification }

// Usage is how a feature comes to work.
type Usage uint8

// The uses.
const (
	Passive   Usage = iota
	Ordered         // by an order of its own
	Along           // chosen with another order, or following another feature
	Standing        // by standing order, in the midst of something else
	Reflex          // by itself at a moment, with nobody to order it
	LastUsage = Reflex
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
	EveryShip                // within reach, friends too
	Line                     // every ship in a line ahead of the bow, as long as the reach
	Crewmates                // so many others of the side within reach, the own crew first
	FoeCrews                 // everybody aboard hostile ships within reach that know of the user's
	LastTarget = FoeCrews
)

// Named reports whether an order names such a target.
func (t Target) Named() bool { return t == Friend || t == Foe || t == Crewmate || t == FoeCrew }

// ScaleTitles are the scales as rolls name them.
var ScaleTitles = [...]say.Text{
	"", "proficiency", "ship Strength", "ship Dexterity", "ship Constitution", "half ship Dexterity",
	"Intelligence", "Charisma", "Technology", "craft", "rank", "tier", "proficiency", "AC", "hull and shield points", "Dexterity", "tier", "Intelligence", "die",
}

// Challenge is what decides whether a feature works on its target.
type Challenge struct {
	Kind  ChallengeKind
	Skill crew.Skill   // Contest
	Score crew.Ability // Save
	DC    [2]Scale     // Save: 8 and these
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

// Has reports whether g is in the set.
func (s Grades) Has(g Grade) bool { return s&(1<<g) != 0 }

// Veil is what keeps one ship from seeing another.
type Veil uint8

// The veils.
const (
	Hiding Veil = iota
	Invisibility
	Dust
)

// Veils is a set of veils.
type Veils uint8

// Has reports whether v is in the set.
func (s Veils) Has(v Veil) bool { return s&(1<<v) != 0 }

// Sizes is a set of ship sizes.
type Sizes uint8

// Has reports whether z is in the set.
func (s Sizes) Has(z Size) bool { return s&(1<<z) != 0 }

// Feature finds the ID of a feature by its key, or 0.
func (l *Library) Feature(key string) crew.FeatureID {
	for i := range l.Features {
		if l.Features[i].Key == key {
			return crew.FeatureID(i + 1)
		}
	}
	return 0
}

// ForOthers reports whether somebody else than the user has to be its target.
func (f *Feature) ForOthers() bool {
	for i := range f.Acts {
		if f.Acts[i].On == TheOther && f.Acts[i].Others {
			return true
		}
	}
	return false
}

// NoLarger reports whether all that a feature does is for ships no larger than the
// user's.
func (f *Feature) NoLarger() bool {
	for i := range f.Acts {
		if !f.Acts[i].NoLarger {
			return false
		}
	}
	return len(f.Acts) > 0
}

// Price returns how many uses of its own pool a feature takes.
func (f *Feature) Price() int { return max(1, int(f.Takes)) }

// Renewal returns the words for what gives a feature its uses back: maintenance, or a rest.
func (f *Feature) Renewal() say.Text {
	if f.Kind.Fitted() {
		return "maintenance"
	}
	return "a rest"
}

// Sweeps reports whether a feature strikes every ship where it reaches, friends too,
// and none that is named.
func (f *Feature) Sweeps() bool { return f.Target == EveryShip || f.Target == Line }

// IsForMany reports whether a feature is used on many people, each for themselves.
func (f *Feature) IsForMany() bool { return f.Target == Crewmates || f.Target == FoeCrews }

// Inspires reports whether a feature gives somebody a die to keep.
func (f *Feature) Inspires() bool {
	return f.Target == Crewmates || f.Role == crew.Coordinator && f.ForOthers() && f.Acts[0].How == modifier.Late
}

// CheckSuits refuses a feature for weapons of other grades, and for ships of other sizes.
func (f *Feature) CheckSuits(g Grade, z Size) error {
	for i := range f.Acts {
		switch x := &f.Acts[i]; {
		case x.Grades != 0 && !x.Grades.Has(g):
			return crew.Refuse("SHIP-FEATURE", "%s is not for %s weapons", f.Name, g)
		case x.Sizes != 0 && !x.Sizes.Has(z):
			return crew.Refuse("SHIP-FEATURE", "%s is not for a %s ship", f.Name, z)
		}
	}
	return nil
}

// Awaits reports whether a feature is paid for only when the attack that it goes with
// has hit, or when its die is added to the roll: it does nothing before.
func (f *Feature) Awaits() bool {
	if f.With != crew.Attack || f.Pool == NoPool {
		return false
	}
	for i := range f.Acts {
		if a := &f.Acts[i]; a.AtHand() && a.Touch&Attacks != 0 && !a.How.Late() {
			return false
		}
	}
	return true
}

// Aims reports whether a feature helps the next attack itself.
func (f *Feature) Aims() bool {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.First && a.Touch&Attacks != 0 && (a.On == User || a.On == OwnShip) {
			return true
		}
	}
	return false
}
