package shipyard

import (
	"broadside/crew"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Feature is something that a crew member has learnt, or that a ship is fitted with: a
// row of data in the vocabulary of this file, change.go and act.go.
type Feature struct {
	Key, Name string
	Says      string // a sentence for its user
	Kind      FeatureKind

	// Who may have it.
	Role   crew.Role // the deployment that learns it; for a ship's feature, the one that works it
	Rank   int8      // from which rank
	Sizes  Sizes     // ships of these; empty: any
	Tier   int8      // from which tier
	Needs  crew.FeatureID
	Built  Built
	Brings []crew.FeatureID // features that come with it

	// What it takes.
	Cost   crew.Cost // see also Passive and With
	Usage  Usage
	With   crew.Verb      // Usage Along: the order that it goes with
	After  crew.FeatureID // Usage Along: the feature that it goes with
	Moment Moment         // Usage Standing and Reflex: the moment that it answers
	Once   bool           // once a turn of its user; Reflex: once for each target
	Pool   Pool
	Uses   int16          // the size of its own pool, or its price in power points
	UsesOf Scale          // what Uses are multiplied by
	Takes  int8           // from its own pool each time; 0: one
	Shares crew.FeatureID // the feature whose uses and turn it shares
	Work   int8           // how many actions it takes; 0: one
	Focus  bool           // kept up by concentration, one at a time

	// What it does, and to whom.
	Target Target
	Most   Most         // Crewmates: how many
	Reach  space.Length // 0: any distance
	Held   Conditions   // only a ship that has one of these conditions caused by the user's ship
	Wary   bool         // a ship that withstands it is immune to it afterwards
	Arc    bool         // only ahead of the bow
	Faces  int8         // of its die, if that is not the pool's
	Test   Challenge
	Retry  Retry  // by which its target ends all its changes
	Lasts  int8   // faces of a die for how many turns its changes last; 0: as each defines
	Asks   Scales // the user chooses two of these to compare
	Acts   []Act
	Ends   []crew.FeatureID // its use ends what these have changed about the user's ship
	Hook   Hook
	Sees   Veils  // that it sees through within its reach, while somebody works it
	Weapon string // the key of a built-in weapon that comes with it
}

// Most is how many people a feature is for: N times a number.
type Most struct {
	N  int8
	Of Scale
}

// Built is how a ship has a feature that was not fitted.
type Built struct {
	Stock    Sizes          // ships of these are built with it
	Comes    bool           // automatically, with the feature that it needs
	Replaces crew.FeatureID // the feature that it replaces
}

// FeatureKind is a kind of feature.
type FeatureKind uint8

// The kinds of features.
const (
	Deployed FeatureKind = iota // comes automatically with a rank
	Venture
	Gambit
	Tactic
	Style
	Mastery
	TierFeature // comes automatically with a size and a tier
	TierRole    // chosen at tier 2; its counterpart at tier 4 needs it
	Modification
	Power
	LastFeatureKind = Power
)

// Fitted reports whether features of the kind belong to ships, not to people.
func (k FeatureKind) Fitted() bool { return k >= TierFeature && k <= Modification }

// Usage is how a feature is used.
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

// Target is the kind of target of a feature.
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
	Crewmates                // a number of others of the side within reach, the user's crew first
	FoeCrews                 // everybody aboard hostile ships within reach that know of the user's
	LastTarget = FoeCrews
)

// Named reports whether an order has to name a target of this kind.
func (t Target) Named() bool { return t == Friend || t == Foe || t == Crewmate || t == FoeCrew }

// ScaleTitles are the names of the scales in rolls.
var ScaleTitles = [...]say.Text{
	"", "proficiency", "ship Strength", "ship Dexterity", "ship Constitution", "half ship Dexterity",
	"Intelligence", "Charisma", "Technology", "craft", "rank", "tier", "proficiency", "AC", "hull and shield points", "Dexterity", "tier", "Intelligence", "die",
}

// Challenge is the test that decides whether a feature works on its target.
type Challenge struct {
	Kind  ChallengeKind
	Skill crew.Skill   // Contest
	Score crew.Ability // Save
	DC    [2]Scale     // Save: 8 plus these
	Sized bool         // Save: larger ships have advantage, smaller ones disadvantage
	Apart int8         // Sized: from this many sizes of difference; 0: from one
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

// Feature returns the ID of a feature by its key, or 0.
func (l *Library) Feature(key string) crew.FeatureID {
	for i := range l.Features {
		if l.Features[i].Key == key {
			return crew.FeatureID(i + 1)
		}
	}
	return 0
}

// ForOthers reports whether the target must be somebody other than the user.
func (f *Feature) ForOthers() bool {
	for i := range f.Acts {
		if f.Acts[i].On == TheOther && f.Acts[i].Others {
			return true
		}
	}
	return false
}

// NoLarger reports whether all acts of a feature are for ships no larger than the user's.
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

// Renewal returns the text for what restores a feature's uses: maintenance, or a rest.
func (f *Feature) Renewal() say.Text {
	if f.Kind.Fitted() {
		return "maintenance"
	}
	return "a rest"
}

// Sweeps reports whether a feature strikes every ship within reach, friends too, without
// naming a target.
func (f *Feature) Sweeps() bool { return f.Target == EveryShip || f.Target == Line }

// IsForMany reports whether a feature is used on many people, one by one.
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

// Awaits reports whether a feature is paid for only when its attack has hit, or when its
// die is added to the roll, because it does nothing before.
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

// Aims reports whether a feature helps the roll of the next attack.
func (f *Feature) Aims() bool {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.First && a.Touch&Attacks != 0 && (a.On == User || a.On == OwnShip) {
			return true
		}
	}
	return false
}
