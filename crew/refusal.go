package crew

import "fmt"

// Refusal is why an order is not obeyed, in words, and the rule that forbids it.
type Refusal struct {
	Rule string // an id of the rules table, or "TABLE" for the manners of the table itself
	Why  string
}

// Manners is the rule of a refusal that no rulebook states: a seat that is not
// yours, a number that nothing has, a battle that is paused.
const Manners = "TABLE"

func (r *Refusal) Error() string { return r.Why + " [" + r.Rule + "]" }

// Refuse is an order refused under a rule.
func Refuse(rule, format string, args ...any) error {
	return &Refusal{rule, fmt.Sprintf(format, args...)}
}
