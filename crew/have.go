package crew

import (
	"slices"

	"broadside/sim/field"
)

// FeatureID is the place of a feature in the library, from 1. 0 is none.
type FeatureID uint16

// Limits of features.
const (
	MaxFeatures = 1<<10 - 1 // in a library
	MaxHaves    = 64        // of one member, or one ship
)

// Have is a feature that a member has, or a ship.
type Have struct {
	Feature FeatureID
	Used    int8 // since the last rest, or the last maintenance
	Done    bool // used since its user's turn began
	Stance  Stance
}

// Fields describes a Have.
func (h *Have) Fields(c field.Coder) {
	field.Int(c, "feature", &h.Feature, 1, MaxFeatures)
	field.Int(c, "used", &h.Used, 0, 127)
	field.Bool(c, "done", &h.Done)
	StanceField(c, "stance", &h.Stance)
}

// Career is what a member has learnt: a deployment with its rank, the features
// that came with it, and what fuels them.
type Career struct {
	Deployment Role // NoRole: none
	Rank       int8 // 0 to 5
	Dice       int8 // deployment dice left
	Freed      bool // the free d4 of this round is used (rank 3)
	Points     int8 // power points left
	PointsMax  int8
	Craft      Ability   // powers are cast with it
	Focus      FeatureID // the power that is kept up by concentration
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

// DieOf is the die of a rank, or of a tier: d4 to d12 from 1 to 5, and 0 before.
func DieOf(rank int8) int8 { return [...]int8{0, 4, 6, 8, 10, 12}[rank] }

// DiceOf is how many deployment dice a rank has: 2 to 6.
func DiceOf(rank int8) int8 { return [...]int8{0, 2, 3, 4, 5, 6}[rank] }

// Die is the faces of the member's deployment die, or 0.
func (k *Career) Die() int8 { return DieOf(k.Rank) }

// Rest gives back what a rest does.
func (k *Career) Rest() {
	k.Dice, k.Points, k.Freed = DiceOf(k.Rank), k.PointsMax, false
	for i := range k.Features {
		k.Features[i].Used, k.Features[i].Done = 0, false
	}
}
