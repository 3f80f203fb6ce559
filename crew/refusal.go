package crew

import "broadside/sim/say"

// Refusal is the reason why an order was not obeyed, and the rule that forbids it.
type Refusal struct {
	Rule string // the id of a rule, or "TABLE" (Manners)
	Why  say.Text
}

// Manners is the rule of refusals that no rulebook states: a seat that is not yours, a
// number that names nothing, a battle that is paused.
const Manners = "TABLE"

func (r *Refusal) Error() string { return say.English(r.Why, nil) + " [" + r.Rule + "]" }

// Refuse returns a Refusal under a rule.
func Refuse(rule string, why say.Text, values ...any) error {
	return &Refusal{rule, say.Of(why, values...)}
}

// Text returns the reason with the id of its rule.
func (r *Refusal) Text() say.Text { return say.Ruled(r.Why, r.Rule) }
