// Package personal holds the rules of a fight on foot, on the decks of ships and
// stations: one engine for every rulebook. A Book is data: tokens of the turn's
// economy, what each order costs, abilities and skills, damage types, the stages
// of damage, the layers before hit points, the track at 0, conditions, weapons,
// powers, devices and sheets. All its words come from closed lists (vocab.go)
// that the loader checks. Nothing here asks which book is played.
//
// # Where things are
//
//   - book.go, vocab.go, strategy.go, layer.go, item.go: what a book is
//   - plan.go, deck.go, sight.go, see.go: maps, what becomes of them, lines, cover
//   - fight.go, person.go, muster.go: the state, who is in it, how they come in
//   - turn.go, economy.go: turns, tokens, what may be ordered when
//   - roll.go, condition.go: checks, saves, contests, and what conditions do to them
//   - move.go, leave.go, fall.go, attack.go, burst.go, guess.go, grapple.go, cast.go, work.go, use.go,
//     mine.go, ready.go, react.go, interrupt.go, deed.go and the verbs beside it: the orders
//   - damage.go, injury.go, zero.go, regain.go: wounds, the edge of death, shields that come back
//   - ruling.go: what a GM can change; fact.go: what happens
//
// # What books differ in
//
// Most of it is numbers and lists. The rest are strategies (strategy.go): each is a
// word of a closed list, and a row of a table of functions. A check gives an Outcome,
// whether it has two degrees or four, whether the attacker throws or the defender;
// damage goes through the stages of a phase, before the roll or on a hit; it takes hit
// points, or makes injuries. The track at 0 changes by degree, so that death saves,
// Mortality checks and dying are one machine. Books that are not shipped play the rows
// that the shipped ones do not choose (sim/story/testdata).
//
// # How a world has it
//
// A Fight is to decks what ships.Battle is to space. sim.World has one beside its
// Battle (sim/foot.go), and gives it by Join the library, the dice tray and the
// list of events that it owns, so that both fights share dice, log and tick. A
// Person's ID is that of a crew.Member: they have one slot in crew.Initiative,
// whether they stand at a console or in a corridor. Somebody of no ship's crew is
// a member whose seat has the role crew.Boots; World.At finds them by that seat.
//
// In a tick the world
//
//   - asks Validate of each order of a seat in boots, and does its intent
//   - calls in each phase of a step what both fights have: Move, Pass, Settle,
//     Watch, BeginRound, StartTurn, EndTurn
//   - asks Busy, which keeps a turn open, and Await, which keeps it standing while
//     a reaction is awaited
//   - calls Surprise before initiative; while somebody is Ambushing it waits
//
// An order is an Intent (Check, Do). What happened are facts of kinds 128 and up,
// with the sides that may know them. Begun says whether there are decks at all;
// everything is cheap when there are none.
//
// What a station draws comes from the same rules: LineOfSight and Sees for the
// filter of a picture, Preview for the chance of an attack, Left and the Check of
// a Move for what a way costs, CoverFrom, Defence.
package personal
