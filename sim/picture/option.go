package picture

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Option is an order that a seat could give, judged by the same rules that will judge the
// order: legal if its rule is empty, else why not.
type Option struct {
	Verb    crew.Verb
	Weapon  uint8          // to attack, fire at, drop or reload with
	Feature crew.FeatureID // that is used, or chosen with the attack
	Target  space.ID       // a ship
	Seat    crew.Seat      // a person: Interfere, Direct
	Item    uint8          // Drop and Reload: the load; Resave: the condition
	Cost    crew.Cost      // what it takes from the turn
	// The expected outcome, with zeros for what does not apply.
	Radius int32 // of the blast, in feet: Drop
	Chance int16 // of success, in thousandths: to hit, of a failed save, of a check
	Later  int16 // the same for attacks after the first; 0 if there are none
	Need   int16 // AC, DC; 0 in a contest
	Bonus  int16 // to the roll that decides
	Shield int16 // expected damage to shields of the whole volley, in tenths
	Hull   int16 // expected damage to the hull, in tenths
	Edge   int8  // +1 advantage, -1 disadvantage, of the roll that decides
	Saves  bool  // the target rolls
	Band   shipyard.Band
	Cover  space.Cover

	Says *OptionTexts // nil: none; may be shared with other options, and is never modified
}

// OptionTexts are the texts of an option. They are kept separately, since there are many
// options, and most have none.
type OptionTexts struct {
	Name    say.Text // the item
	Rule    string   // why the order is refused, or ""
	Why     say.Text
	Reasons say.Text // why there is advantage or disadvantage, by name
}

// silence is the texts of options without any.
var silence = OptionTexts{}

// Texts returns the texts of an option.
func (o *Option) Texts() OptionTexts { return *o.says() }

// Name returns what an option is called besides its verb, or "".
func (o *Option) Name() say.Text { return o.says().Name }

// Rule returns the rule that refuses it, or "".
func (o *Option) Rule() string { return o.says().Rule }

// Why returns the reason of a refusal, or "".
func (o *Option) Why() say.Text { return o.says().Why }

// Reasons returns the reasons of the edge and the modifiers.
func (o *Option) Reasons() say.Text { return o.says().Reasons }

func (o *Option) says() *OptionTexts {
	if o.Says == nil {
		return &silence
	}
	return o.Says
}

// Fields describes an Option.
func (o *Option) Fields(c field.Coder) {
	said, is := o.says(), OptionTexts{}
	field.Int(c, "verb", &o.Verb, 0, int64(crew.LastVerb))
	field.Int(c, "feature", &o.Feature, 0, crew.MaxFeatures)
	field.Int(c, "weapon", &o.Weapon, 0, shipyard.MaxMounts-1)
	field.Int(c, "item", &o.Item, 0, 255)
	is.Name = field.Told(c, "name", &said.Name, say.Max)
	field.Int(c, "target", &o.Target, 0, space.MaxID)
	o.Seat.Fields(c)
	field.Int(c, "cost", &o.Cost, 0, int64(crew.LastCost))
	is.Rule = field.Told(c, "rule", &said.Rule, crew.MaxName)
	is.Why = field.Told(c, "why", &said.Why, say.Max)
	field.Int(c, "chance", &o.Chance, 0, 1000)
	field.Int(c, "later", &o.Later, 0, 1000)
	field.Int(c, "need", &o.Need, -1000, 10_000)
	field.Int(c, "bonus", &o.Bonus, -1000, 1000)
	field.Int(c, "edge", &o.Edge, -1, 1)
	field.Bool(c, "saves", &o.Saves)
	field.Int(c, "radius", &o.Radius, 0, int64(space.Reach/space.Foot))
	field.Int(c, "band", &o.Band, 0, int64(shipyard.BeyondReach))
	field.Int(c, "cover", &o.Cover, 0, int64(space.TotalCover))
	field.Int(c, "shield", &o.Shield, 0, 1<<15-1)
	field.Int(c, "hull", &o.Hull, 0, 1<<15-1)
	is.Reasons = field.Told(c, "reasons", &said.Reasons, say.Max)
	switch is {
	case *said:
	case OptionTexts{}:
		o.Says = nil
	default:
		o.Says = new(is)
	}
}

// Fit returns a text if it fits into a row, and otherwise only its message.
func Fit(t say.Text) say.Text {
	if len(t) > say.Max {
		return t.Message()
	}
	return t
}

// FitList returns a list of as many texts as fit into a row.
func FitList(texts []say.Text) say.Text { return fit(texts, say.List) }

// FitListAfter returns a sentence, and behind it a list of as many texts as fit into the row.
func FitListAfter(first say.Text, texts []say.Text) say.Text {
	if all := fit(texts, func(texts []say.Text) say.Text { return say.Sentences(first, say.Capital(say.List(texts))) }); all != "" {
		return all
	}
	return first
}

// FitSentences returns as many sentences as fit into a row, one after the other.
func FitSentences(texts []say.Text) say.Text {
	return fit(texts, func(texts []say.Text) say.Text { return say.Sentences(texts...) })
}

func fit(texts []say.Text, join func([]say.Text) say.Text) say.Text {
	for n := len(texts); n > 0; n-- {
		if all := join(texts[:n]); len(all) <= say.Max {
			return all
		}
	}
	return ""
}
