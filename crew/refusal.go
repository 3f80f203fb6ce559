package crew

import "broadside/sim/say"

// Refusal is why an order is not obeyed, and the rule that forbids it.
type Refusal struct {
	Rule string // an id of the rules table, or "TABLE" for the manners of the table itself
	Why  say.Text
}

// Manners is the rule of a refusal that no rulebook states: a seat that is not
// yours, a number that nothing has, a battle that is paused.
const Manners = "TABLE"

func (r *Refusal) Error() string { return say.English(r.Why, nil) + " [" + r.Rule + "]" }

// Refuse is an order refused under a rule.
func Refuse(rule string, why say.Text, values ...any) error {
	return &Refusal{rule, say.Of(why, values...)}
}

// Text is the refusal with the id of its rule.
func (r *Refusal) Text() say.Text { return say.Ruled(r.Why, r.Rule) }
