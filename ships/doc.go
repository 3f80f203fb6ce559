// Package ships holds the rules of starship combat: what a ship is and how it is
// worked out (class.go, weapon.go), how it flies (fly.go, motion.go, chart.go),
// how gunners hit it (aim.go, fire.go), what damage does to it (damage.go,
// zero.go), and what the crew at its stations can order, one file an action.
//
// An order is an Intent, which a Battle is asked to Check and then to Do; what
// came of it are Facts, which say who may know them. docs/rules.md lists the
// rules by the ids that stand in the comments here, with the stories that play
// them and our rulings where the document is silent.
package ships
