// Package personal holds the rules of a fight on foot, on the decks of ships and
// stations: one engine for every rulebook. A Book is data: tokens of the turn's
// economy, what each order costs, abilities and skills, damage types, the stages
// of damage, the layers before hit points, the track at 0, conditions, weapons,
// powers, devices and sheets. All its words come from closed lists
// (rulebook/vocabulary.go) that the loader checks. Nothing here asks which book is played.
//
// # Where things are
//
// This package holds the state of a fight, the queries on it, and its facts. Its
// subpackages hold the rest: strategy what books differ in, energy how energy meets
// people, aim the rolls of attacks, combat what happens to people, movement how they
// move, wound what hurts them, action what they order and when. Each uses only those
// before it.
//
//   - rulebook: what a book is; deckplan: plans of decks
//   - fight.go, person.go: the state; intent.go: an order; fact.go, kind.go: what happens
//   - deck.go, shaft.go, sight.go: the deck as it is now, who sees whom, cover
//   - budget.go, roll.go: what a turn can pay, and checks
//   - move.go, hold.go, attack.go, armour.go, device.go, cast.go, occur.go: what somebody
//     has and can do
//   - condition.go, damage.go, dying.go, react.go: what has happened to them
//   - strategy: strategy.go: degrees, who throws, critical hits; stage.go: the stages of
//     damage
//   - energy: shields before a roll, areas of energy, auras, pseudogravity
//   - aim: attack.go, trait.go: an attack before its dice; aim.go: whom effects reach
//   - combat: attack.go, burst.go, cast.go, use.go, ready.go, interrupt.go: orders that
//     others can answer; window.go, react.go, riposte.go: who is asked whether they react,
//     and their answers; work.go, rider.go, occur.go, zone.go: effects; concentration.go,
//     damage.go, death.go, regain.go, condition.go: what they lead to
//   - movement: move.go, walk.go, drag.go: how people go; opportunity.go: who may strike at
//     those who leave their reach
//   - wound: damage.go, death.go, grip.go: what people lose, and what that leads to
//   - action: turn.go, arrival.go: turns and arrivals; a file for each of the other
//     orders; forecast.go, house.go: what stations and worlds ask; ruling.go: a GM's
//
// # What books differ in
//
// Most of it is numbers and lists. The rest are strategies: each is a word of a
// closed list, and a row of a table of functions. A check gives an Outcome,
// whether it has two degrees or four, whether the attacker throws or the defender;
// damage goes through the stages of a phase, before the roll or on a hit; it takes hit
// points, or makes injuries. The track at 0 changes by degree, so that death saves,
// Mortality checks and dying are one machine. Books that are not shipped play the rows
// that the shipped ones do not choose (sim/story/testdata).
//
// # How a world uses it
//
// A Fight is to decks what ships.Battle is to space. sim.World has one beside its
// Battle (sim/foot.go), and gives it by Join the library, and the dice tray, the list of
// events and the queue of those who may react that it owns, so that both fights share
// dice, log, tick and windows. A Person's ID is that of a crew.Member: they have one slot
// in crew.Initiative, whether they stand at a console or in a corridor. Somebody of no
// ship's crew is a member whose seat has the role crew.Boots; World.HolderOf finds them by that
// seat.
//
// In a tick the world
//
//   - asks action.Validate of each order of a seat in boots, and does its intent
//   - calls in each phase of a step what both fights have (action.SteppedFight): Move, Pass,
//     Settle, Watch, BeginRound, StartTurn, EndTurn
//   - asks action.Busy, which keeps a turn open, and lets a tick pass for its windows
//     (crew.Windows), which keep it standing while a reaction is awaited
//   - calls action.AmbushFirst before initiative, which waits while somebody is Ambushing, and
//     action.Surprise
//
// An order is an Intent (Check, Do). What happened are facts of kinds 128 and up,
// with the sides that may know them. HasDecks reports whether there are decks at all;
// everything is cheap when there are none.
//
// What a station draws comes from the same rules: LineOfSight and Sees for the
// filter of a picture, action.Preview for the chance of an attack, MovementLeft and the Check
// of a Move for what a way costs, CoverFrom, aim.Defence.
package personal
