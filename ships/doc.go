// Package ships holds a battle in space: its state (battle.go, ship.go), the queries on
// it, and its facts. Its subpackages hold the rules: shipyard the classes, weapons and
// features of ships, impact what happens to ships (rolls, damage, conditions, features),
// deployment what crews order and how turns go.
//
// An order is an Intent with the methods Check and Do; its outcome is told in facts, each
// with the sides that may know it. docs/rules.md lists the rules by the ids that comments
// cite, with the stories that play them and our rulings where the rulebook is silent.
package ships
