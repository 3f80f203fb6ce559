package rulebook

import (
	"encoding/json"
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/schema"
)

// Operation is one thing that an effect does: a type of the closed vocabulary below. It
// is present in an effect if its key was written, so that no value of its fields has to
// mean absence.
type Operation interface {
	// word returns the key that adds it to an effect.
	word() string
	keys(c schema.Coder, b *Book)
}

// vocabulary returns one of each operation, in the order in which they are applied if one
// effect has several. Later ones are under `then:`.
func vocabulary() []Operation {
	return []Operation{
		&StripOp{}, &DamageOp{}, &TouchOp{}, &SpendOp{}, &DrainOp{}, &LeechOp{}, &SplashOp{}, &SoakOp{}, &GazeOp{}, &FumbleOp{},
		&HealOp{}, &LoseOp{}, &GainOp{}, &CureOp{}, &FeedOp{}, &HamperOp{}, &FavourOp{}, &TableOp{}, &TrackOp{}, &FlitOp{},
		&GiftOp{}, &RestOp{}, &CallOp{}, &SpoilOp{}, &TurnOp{}, &KillOp{}, &GiveOp{}, &RaiseOp{}, &StrikeOp{}, &DetonateOp{},
		&AfflictOp{}, &PrimeOp{}, &PushOp{}, &PullOp{}, &SwapOp{}, &RefillOp{}, &FetchOp{}, &ThenOp{},
	}
}

// Operations is what an effect does, in its order.
type Operations []Operation

// Find returns the first operation of a type that an effect has, or nil.
func Find[T Operation](e *Effect) (op T) {
	for _, x := range e.Do {
		if op, ok := x.(T); ok {
			return op
		}
	}
	return op
}

// Has reports whether an effect has an operation of a type.
func Has[T Operation](e *Effect) bool {
	return slices.ContainsFunc(e.Do, func(x Operation) bool { _, ok := x.(T); return ok })
}

// Alter returns a copy of operations in which the first of a type is changed.
func Alter[T any, P interface {
	*T
	Operation
}](all Operations, change func(*T)) Operations {
	for i, x := range all {
		if was, ok := x.(P); ok {
			changed := *was
			change(&changed)
			all = slices.Clone(all)
			all[i] = P(&changed)
			break
		}
	}
	return all
}

// entry is an operation in the data at the beginning of a journal.
type entry struct {
	Op string
	Of json.RawMessage
}

// MarshalJSON writes each operation with its word.
func (o Operations) MarshalJSON() ([]byte, error) {
	list := make([]entry, len(o))
	for i, x := range o {
		of, err := json.Marshal(x)
		if err != nil {
			return nil, err
		}
		list[i] = entry{x.word(), of}
	}
	return json.Marshal(list)
}

// UnmarshalJSON reads operations by their words.
func (o *Operations) UnmarshalJSON(text []byte) error {
	var list []entry
	if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	*o = nil
	for _, x := range list {
		all := vocabulary()
		i := slices.IndexFunc(all, func(op Operation) bool { return op.word() == x.Op })
		if i < 0 {
			return fmt.Errorf("there is no operation %q", x.Op)
		}
		if err := json.Unmarshal(x.Of, all[i]); err != nil {
			return fmt.Errorf("operation %s: %w", x.Op, err)
		}
		*o = append(*o, all[i])
	}
	return nil
}

// DamageOp deals damage, which is thrown once for everybody whom an effect reaches.
type DamageOp struct{ Dice dice.Dice }

func (*DamageOp) word() string { return "damage" }

func (x *DamageOp) keys(c schema.Coder, _ *Book) {
	schema.Harm(c, "damage", &x.Dice, "that it deals")
}

// TouchOp makes the type of an effect count that does no damage.
type TouchOp struct{}

func (*TouchOp) word() string { return "touches" }

func (*TouchOp) keys(c schema.Coder, _ *Book) {
	flag(c, "touches", "its type counts though it does no damage")
}

// SpendOp spends all the points of a layer of the user, which are the effect's damage or
// multiply its dice.
type SpendOp struct{ Layer int8 }

func (*SpendOp) word() string { return "spends" }

func (x *SpendOp) keys(c schema.Coder, b *Book) {
	b.layer(c, "spends", &x.Layer, "a layer whose points are all spent, as its damage or as the number of its dice")
}

// DrainOp gives a layer of the user half of the damage dealt.
type DrainOp struct{ Layer int8 }

func (*DrainOp) word() string { return "drains-to" }

func (x *DrainOp) keys(c schema.Coder, b *Book) {
	b.layer(c, "drains-to", &x.Layer, "a layer that regains half of the damage dealt")
}

// LeechOp gives the user as many points as its damage takes.
type LeechOp struct{}

func (*LeechOp) word() string { return "leeches" }

func (*LeechOp) keys(c schema.Coder, _ *Book) {
	flag(c, "leeches", "the user regains as many points as it takes, past layers")
}

// SplashOp hurts others near the target.
type SplashOp struct{ Splash }

func (*SplashOp) word() string { return "splash" }

func (x *SplashOp) keys(c schema.Coder, _ *Book) {
	schema.Record(c, "splash", "splash", "what it does to others near its target", x.Splash.keys)
}

// StripOp takes the points of layers before anything else.
type StripOp struct{ Layers uint16 }

func (*StripOp) word() string { return "strips" }

func (x *StripOp) keys(c schema.Coder, b *Book) {
	b.layerSet(c, "strips", &x.Layers, "layers that lose their points before anything else")
}

// SoakOp takes dice off the blow that it answers.
type SoakOp struct{ Dice dice.Dice }

func (*SoakOp) word() string { return "soak" }

func (x *SoakOp) keys(c schema.Coder, _ *Book) {
	schema.Harm(c, "soak", &x.Dice, "taken off the blow that it answers")
}

// GazeOp ends an effect when sight does. A mirror turns a condition back on its user.
type GazeOp struct{ Mirrored int16 }

func (*GazeOp) word() string { return "gaze" }

func (x *GazeOp) keys(c schema.Coder, b *Book) {
	b.condition(c, "gaze", &x.Mirrored, "it ends when sight does, and a mirror gives this to its user instead")
}

// FumbleOp throws on a table if the save shows a natural 1.
type FumbleOp struct{ Table int16 }

func (*FumbleOp) word() string { return "fumble" }

func (x *FumbleOp) keys(c schema.Coder, b *Book) {
	b.table(c, "fumble", &x.Table, "rolled on after a natural 1 on the save")
}

// HealOp restores points.
type HealOp struct{ Dice dice.Dice }

func (*HealOp) word() string { return "heal" }

func (x *HealOp) keys(c schema.Coder, _ *Book) {
	schema.Harm(c, "heal", &x.Dice, "points restored")
}

// LoseOp takes from the target's reserves.
type LoseOp struct{ Loss Loss }

func (*LoseOp) word() string { return "loses" }

func (x *LoseOp) keys(c schema.Coder, b *Book) {
	b.loss(c, "loses", &x.Loss, "of reserves, by the target")
}

// GainOp fills the target's reserves.
type GainOp struct{ Loss Loss }

func (*GainOp) word() string { return "gains" }

func (x *GainOp) keys(c schema.Coder, b *Book) { b.loss(c, "gains", &x.Loss, "of reserves") }

// CureOp ends conditions.
type CureOp struct{ Conditions []int16 }

func (*CureOp) word() string { return "cures" }

func (x *CureOp) keys(c schema.Coder, b *Book) {
	b.conditionList(c, "cures", &x.Conditions, "that it ends")
}

// FeedOp restores points of the user.
type FeedOp struct{ Dice dice.Dice }

func (*FeedOp) word() string { return "feeds" }

func (x *FeedOp) keys(c schema.Coder, _ *Book) {
	schema.Harm(c, "feeds", &x.Dice, "what the user regains")
}

// HamperOp gives the target disadvantage on their next attack, check or save.
type HamperOp struct{}

func (*HamperOp) word() string { return "hampers" }

func (*HamperOp) keys(c schema.Coder, _ *Book) {
	flag(c, "hampers", "the target has disadvantage on their next attack, check or save")
}

// FavourOp gives the user advantage on the next check or attack.
type FavourOp struct{}

func (*FavourOp) word() string { return "favours" }

func (*FavourOp) keys(c schema.Coder, _ *Book) {
	flag(c, "favours", "the user has advantage on the next check or attack")
}

// TableOp throws on a table.
type TableOp struct{ Table int16 }

func (*TableOp) word() string { return "table" }

func (x *TableOp) keys(c schema.Coder, b *Book) { b.table(c, "table", &x.Table, "to roll on") }

// TrackOp takes from the track at 0.
type TrackOp struct{ Bad int8 }

func (*TrackOp) word() string { return "track" }

func (x *TrackOp) keys(c schema.Coder, _ *Book) {
	schema.Whole(c, "track", &x.Bad, 1, 5, "bad results added to the track at 0")
}

// FlitOp moves the target elsewhere at random.
type FlitOp struct{ Squares dice.Dice }

func (*FlitOp) word() string { return "flits" }

func (x *FlitOp) keys(c schema.Coder, _ *Book) {
	schema.Harm(c, "flits", &x.Squares, "squares: the target is moved elsewhere at once")
}

// GiftOp gives its user the powers of the target permanently.
type GiftOp struct{}

func (*GiftOp) word() string { return "gifts" }

func (*GiftOp) keys(c schema.Coder, _ *Book) {
	flag(c, "gifts", "its user has the powers of the target from then on")
}

// RestOp gives the target a rest.
type RestOp struct{}

func (*RestOp) word() string { return "rests" }

func (*RestOp) keys(c schema.Coder, _ *Book) { flag(c, "rests", "the target has had a rest") }

// CallOp calls somebody: a body that rises, something that hatches.
type CallOp struct {
	Sheet  int16
	Count  dice.Dice // how many; no dice: one
	Says   string
	Rounds int8  // that they stay; 0: permanently
	Within int16 // units within which it takes the nearest body in sight; 0: it takes none
}

func (*CallOp) word() string { return "calls" }

func (x *CallOp) keys(c schema.Coder, b *Book) {
	schema.Record(c, "calls", "", "somebody arrives", func(c schema.Coder) {
		c.Need("sheet", "says")
		schema.Named(c, "sheet", &x.Sheet, "sheet", schema.KeysOf(b.Sheets, func(s *Sheet) string { return s.Key }), "of the book's")
		schema.Harm(c, "count", &x.Count, "how many; without it one")
		schema.Whole(c, "rounds", &x.Rounds, 1, 100, "that they stay; without it while their maker concentrates, or permanently")
		if x.Rounds > 0 && b.Roles[PartCalled] < 0 {
			schema.Idle(c, "rounds", "the book has no condition that plays `called`", "add it to the `parts:` of the book")
		}
		schema.Text(c, "says", &x.Says, crew.MaxName, "how they come")
		schema.Whole(c, "within", &x.Within, 1, 5000, "units within which it takes the nearest body in sight; without it it takes none")
	})
}

// SpoilOp breaks what the target holds.
type SpoilOp struct{}

func (*SpoilOp) word() string { return "spoils" }

func (*SpoilOp) keys(c schema.Coder, _ *Book) { flag(c, "spoils", "what the target holds is broken") }

// TurnOp makes the target strike a friend within reach, or take damage.
type TurnOp struct{ Else dice.Dice }

func (*TurnOp) word() string { return "turns" }

func (x *TurnOp) keys(c schema.Coder, _ *Book) {
	schema.Harm(c, "turns", &x.Else, "the target strikes a friend within reach, or takes this")
}

// KillOp kills the target.
type KillOp struct{}

func (*KillOp) word() string { return "kills" }

func (*KillOp) keys(c schema.Coder, _ *Book) { flag(c, "kills", "the target dies") }

// GiveOp gives points of a layer.
type GiveOp struct {
	Layer  int8
	Points dice.Dice
	Grown  []Level // or this many, by the user's level
	Times  int8    // or this many times the user's level plus modifier
}

func (*GiveOp) word() string { return "layer" }

func (x *GiveOp) keys(c schema.Coder, b *Book) {
	b.layer(c, "layer", &x.Layer, "that gains `points`")
	schema.Harm(c, "points", &x.Points, "that it gains")
	levels(c, "grown", &x.Grown, 20, "or this many, by the user's level")
	schema.Whole(c, "times", &x.Times, 1, 4, "or this many times the user's level plus modifier")
}

// RaiseOp fills a layer to the points of its bearer's sheet.
type RaiseOp struct{ Layer int8 }

func (*RaiseOp) word() string { return "raises" }

func (x *RaiseOp) keys(c schema.Coder, b *Book) {
	b.layer(c, "raises", &x.Layer, "layer that is filled to the points of its bearer's sheet")
}

// StrikeOp lets the user attack at once.
type StrikeOp struct{ Blows int8 }

func (*StrikeOp) word() string { return "attacks" }

func (x *StrikeOp) keys(c schema.Coder, _ *Book) {
	schema.Whole(c, "attacks", &x.Blows, 1, 10, "that the user may make at once")
}

// DetonateOp sets off what the target is primed with.
type DetonateOp struct{}

func (*DetonateOp) word() string { return "detonates" }

func (*DetonateOp) keys(c schema.Coder, _ *Book) { flag(c, "detonates", "a primed target detonates") }

// AfflictOp puts the target into a condition.
type AfflictOp struct {
	Condition int16
	Again     bool // a save at each end of turn ends it, or with damage: see HurtSaves
}

func (*AfflictOp) word() string { return "condition" }

func (x *AfflictOp) keys(c schema.Coder, b *Book) {
	b.condition(c, "condition", &x.Condition, "that the target then has")
	schema.Truth(c, "again", &x.Again, "a save at the end of each turn ends it, or whenever they are hurt for a condition with `hurt-saves`")
}

// PrimeOp leaves the target primed for detonation.
type PrimeOp struct {
	Type int8
	All  bool // even if the save succeeds
}

func (*PrimeOp) word() string { return "primes" }

func (x *PrimeOp) keys(c schema.Coder, b *Book) {
	b.damageType(c, "primes", &x.Type, "with which the target is primed")
	schema.Truth(c, "primes-all", &x.All, "it also primes those who save")
}

// PushOp moves the target away.
type PushOp struct {
	Units  int16
	Throws dice.Dice // additional units
}

func (*PushOp) word() string { return "push" }

func (x *PushOp) keys(c schema.Coder, _ *Book) {
	schema.Whole(c, "push", &x.Units, 0, 100, "units")
	schema.Harm(c, "throws", &x.Throws, "units added to `push`")
}

// PullOp moves the target towards the user, or towards the middle of an area.
type PullOp struct{ Units int16 }

func (*PullOp) word() string { return "pull" }

func (x *PullOp) keys(c schema.Coder, _ *Book) {
	schema.Whole(c, "pull", &x.Units, 1, 100, "units, towards the user or the middle of its area, and no farther")
}

// SwapOp makes the user and the target trade places, if each has room in the other's.
type SwapOp struct{}

func (*SwapOp) word() string { return "swaps" }

func (*SwapOp) keys(c schema.Coder, _ *Book) {
	flag(c, "swaps", "the user and the target trade places, where each has room in the other's")
}

// RefillOp restores the user's points of a layer that is not empty.
type RefillOp struct{ Dose Dose }

func (*RefillOp) word() string { return "refills" }

func (x *RefillOp) keys(c schema.Coder, b *Book) {
	b.dose(c, "refills", &x.Dose, "of a layer of the user that is not empty", "without it up to its maximum")
}

// FetchOp brings whatever lies at the target square to the user.
type FetchOp struct{}

func (*FetchOp) word() string { return "fetches" }

func (*FetchOp) keys(c schema.Coder, _ *Book) {
	flag(c, "fetches", "what lies at the place comes to its user")
}

// ThenOp is another effect on the same target, after a hit or a failed save.
type ThenOp struct{ Effect Effect }

func (*ThenOp) word() string { return "then" }

func (x *ThenOp) keys(c schema.Coder, b *Book) { x.under(c, b, setting{}) }

// under describes the effect that follows.
func (x *ThenOp) under(c schema.Coder, b *Book, of setting) {
	of.below = true
	b.effect(c, "then", &x.Effect, of, "on the same target, after a hit or a failed save")
}

// flag describes the key of an operation without fields.
func flag(c schema.Coder, name, doc string) {
	yes := false
	if schema.Truth(c, name, &yes, doc); c.Has(name) && !yes {
		c.Fault(name, "writing false does nothing", "leave it out, or write true")
	}
}
