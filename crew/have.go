package crew

import (
	"slices"

	"broadside/sim/field"
)

// FeatureID is the index of a feature in the library, from 1. 0 is none.
type FeatureID uint16

// Limits of features.
const (
	MaxFeatures = 1<<10 - 1 // in a library
	MaxHaves    = 64        // of one member, or one ship
)

// Have is a feature that a member or a ship has.
type Have struct {
	Feature FeatureID
	Used    int8 // since the last rest, or the last maintenance
	Done    bool // already used in this turn of its user
	Stance  Stance
}

// Fields describes a Have.
func (h *Have) Fields(c field.Coder) {
	field.Int(c, "feature", &h.Feature, 1, MaxFeatures)
	field.Int(c, "used", &h.Used, 0, 127)
	field.Bool(c, "done", &h.Done)
	StanceField(c, "stance", &h.Stance)
}

// Career is what a member has learnt: a deployment and a rank in it, with the dice and
// points that fuel its features.
type Career struct {
	Deployment Role // NoRole if there is none
	Rank       int8 // 0 to 5
	Dice       int8 // deployment dice left
	Freed      bool // the free d4 of this round has been used (rank 3)
	Points     int8 // power points left
	PointsMax  int8
	Craft      Ability   // the ability that powers are cast with
	Focus      FeatureID // the power kept up by concentration
	Features   []Have
}

// Fields describes a Career.
func (k *Career) Fields(c field.Coder) {
	field.Int(c, "deployment", &k.Deployment, 0, int64(Coordinator))
	field.Int(c, "rank", &k.Rank, 0, 5)
	field.Int(c, "dice", &k.Dice, 0, 6)
	field.Bool(c, "freed", &k.Freed)
	field.Int(c, "points", &k.Points, 0, 100)
	field.Int(c, "points maximum", &k.PointsMax, 0, 100)
	field.Int(c, "craft", &k.Craft, 0, int64(Charisma))
	field.Int(c, "focus", &k.Focus, 0, MaxFeatures)
	field.List(c, "features", &k.Features, MaxHaves, func(c field.Coder, h *Have) { h.Fields(c) })
}

func (k *Career) matches(o *Career) bool {
	return k.Deployment == o.Deployment && k.Rank == o.Rank && k.Dice == o.Dice && k.Freed == o.Freed && k.Points == o.Points &&
		k.PointsMax == o.PointsMax && k.Craft == o.Craft && k.Focus == o.Focus && slices.Equal(k.Features, o.Features)
}

// DieOf returns the number of faces of the die of a rank or a tier: 4 to 12 for 1 to 5,
// and 0 for 0.
func DieOf(rank int8) int8 { return [...]int8{0, 4, 6, 8, 10, 12}[rank] }

// DiceOf returns the number of deployment dice of a rank: 2 to 6, and 0 for rank 0.
func DiceOf(rank int8) int8 { return [...]int8{0, 2, 3, 4, 5, 6}[rank] }

// Die returns the number of faces of the member's deployment die, or 0.
func (k *Career) Die() int8 { return DieOf(k.Rank) }

// Rest restores what a rest restores.
func (k *Career) Rest() {
	k.Dice, k.Points, k.Freed = DiceOf(k.Rank), k.PointsMax, false
	for i := range k.Features {
		k.Features[i].Used, k.Features[i].Done = 0, false
	}
}
