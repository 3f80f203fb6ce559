// Package ships holds a battle in space: its state (battle.go, ship.go), what can be
// asked of it, and the facts that are told of it. The rooms beside it hold the
// rules: shipyard what ships are made of, impact what befalls them (rolls,
// damage, conditions, features), deployment what crews order and how turns go.
//
// An order is an Intent, which a Battle is asked to Check and then to Do; what
// came of it are facts, which say who may know them. docs/rules.md lists the
// rules by the ids that stand in the comments, with the stories that play them
// and our rulings where the document is silent.
package ships
