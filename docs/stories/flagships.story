title Flagships: dread, spread shields, orders to another ship, and a tuned sunlance
covers SHIP-FEATURE SHIP-DIRECT SHIP-SP

class wall gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength shield directional
fit wall blockade-ship
class flag gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit flag command-ship
class college gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit college research-ship
class boat medium across 50 shield directional
mount boat ion-cannon turret
class dart medium across 50
mount dart light-laser turret
ship Wall wall at 0 0 heading 0 side Blue special
ship Hesper dart at 0 12975 heading 0 side Blue special
ship Flag flag at 60000 0 heading 0 side Blue special
ship Lens college at 120000 0 heading 0 side Blue special
ship Rook boat at 0 13375 heading 180 side Red special
ship Kes boat at 60000 13300 heading 180 side Red special
ship Crow boat at 120000 14000 heading 180 side Red special
ship Jay boat at 120000 15000 heading 180 side Red special
crew wall plain mechanic coordinator pilot
crew hesper plain pilot gunner
crew flag plain coordinator pilot operator
crew lens plain operator pilot
crew rook plain pilot gunner
crew kes plain pilot
crew crow plain pilot
crew jay plain pilot
member wall.coordinator charisma 16
member flag.coordinator charisma 10
set wall shields 10
set hesper hull-max 60, hull 60
initiative flag.coordinator 30, flag.operator 29, kes 0, hesper.gunner 25, hesper.pilot 24, rook.gunner 20, wall.mechanic 15, lens.operator 12, wall.pilot 7, flag.pilot 6, lens.pilot 5, rook.pilot 4, crow.pilot 3, jay.pilot 2, wall.coordinator 1
# Dread: 8, proficiency and Charisma; whoever fails has disadvantage on the first roll of each
# round, and saves again as their turn ends. Two coordinators make two of everybody.
dice d20=13 d20=12 d20=20 d20=20 d20=20 d20=20 d20=20 d20=20 d20=20 d20=20
begin
  The battle goes on.
  Round 1.
  Wall's coordinator uses Dread.
  Rook's pilot, Wisdom save against Dread: d20 13 against 13, and keeps their nerve.
  Rook's gunner, Wisdom save against Dread: d20 12 against 13, and is frightened.
  Kes's pilot, Wisdom save against Dread: d20 20 against 13, and keeps their nerve.
  Crow's pilot, Wisdom save against Dread: d20 20 against 13, and keeps their nerve.
  Jay's pilot, Wisdom save against Dread: d20 20 against 13, and keeps their nerve.
  Flag's coordinator uses Dread.
  Rook's pilot, Wisdom save against Dread: d20 20 against 10, and keeps their nerve.
  Rook's gunner, Wisdom save against Dread: d20 20 against 10, and keeps their nerve.
  Kes's pilot, Wisdom save against Dread: d20 20 against 10, and keeps their nerve.
  Crow's pilot, Wisdom save against Dread: d20 20 against 10, and keeps their nerve.
  Jay's pilot, Wisdom save against Dread: d20 20 against 10, and keeps their nerve.
  The turn of Flag's coordinator begins.
show features flag.coordinator
  Docking Bay (modification)
  Braced Crew (tier), 20 of 20 left
  Dread (tier), 0 of 1 left
  Command Ship (role)
  Command Centre (modification)
  Flag Order (tier), 1 of 1 left
# A command ship's coordinator directs two at once, and each of the two can reroll a d20.
flag.coordinator direct flag.operator also flag.pilot
  Flag's coordinator directs Flag's operator: advantage on the next check.
  Flag's coordinator directs Flag's pilot: advantage on the next check.
pass
  The turn of Flag's operator begins.
dice d20=2 d20=4 d20=10 d20=15
flag.operator interfere kes.pilot
  Flag's operator, Interfere: d20 15 Command Ship, dropped 2, dropped 4 (advantage: Direct) = 15, against Kes's pilot: d20 10, won.
  The next check or attack of Kes's pilot has disadvantage.
pass to rook.gunner
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Rook's gunner begins.
# Shields that are spread take what comes from more than 500 ft away from them; what they cannot
# hold goes on as it was rolled.
show range wall hesper
  500 ft
show range wall rook
  900 ft
dice d20=15 d20=14 d8=4 d8=4 d8=4
rook.gunner fire ion at hesper
  Rook's gunner fires the ion cannon at Hesper: d20 14, dropped 15 (disadvantage: long range, Dread) + 2 proficiency + 2 ship Dexterity = 18 against AC 8, a hit.
  Ion cannon damage: d8 4+4+4 + 1 ship Strength = 13, 13 pulse.
  The shields of Wall are spread over Hesper: pulse takes 10 from them.
  The shields of Wall are down.
  Wall's mechanic uses Emergency Generator.
  Emergency Generator, shield points: 1 Emergency Generator; the shields of Wall regain 1.
  Hesper: pulse (13 - 5 Wall) takes 4, halved, from the hull.
show wall shields
  shields 1 of 234, regaining 40
dice d20=13
pass to lens.operator
  Rook's gunner, Wisdom save against Dread: d20 13 against 13, and keeps their nerve.
  The turn of Wall's mechanic begins.
  The turn of Lens's operator begins.
# The tuned sunlance leaves nobody hurt: blinded and shocked, for a minute or until the
# operator's next turn.
show features lens.operator
  Short-range Scanner (modification)
  Navcomputer (modification)
  Braced Crew (tier), 20 of 20 left
  Sunlance (tier), 1 of 1 left
  Research Ship (role)
  Tuned Sunlance (tier), 1 of 1 left
dice d20=19 d20=3
lens.operator feature tuned-sunlance
  Lens's operator uses Tuned Sunlance.
  Crow, Dexterity save against Tuned Sunlance: d20 19 + 2 ship Dexterity = 21 against 15, success.
  Jay, Dexterity save against Tuned Sunlance: d20 3 + 2 ship Dexterity + 5 three-quarters cover = 10 against 15, failure.
  Jay is blinded for 10 rounds: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
  Jay is shocked for 10 rounds: flying speed halved, no reactions.
  Crow is blinded for a round: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
  Crow is shocked for a round: flying speed halved, no reactions.
  Crow: flying speed 300 → 150 ft (blinded, shocked).
  Jay: flying speed 300 → 150 ft (blinded, shocked).
show features lens.operator
  Short-range Scanner (modification)
  Navcomputer (modification)
  Braced Crew (tier), 20 of 20 left
  Sunlance (tier), 0 of 1 left, used
  Research Ship (role)
  Tuned Sunlance (tier), 0 of 1 left, used
pass to flag.coordinator
  The turn of Wall's pilot begins.
  The shields of Wall regain 40.
  The turn of Flag's pilot begins.
  The turn of Lens's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Crow's pilot begins.
  The turn of Jay's pilot begins.
  The turn of Wall's coordinator begins.
  The turn of Kes's pilot begins.
  Round 2.
  The turn of Flag's coordinator begins.
show crow conditions
  conditions blinded, shocked
show jay conditions
  conditions blinded, shocked
# A flag order: another ship's crew acts for its reaction, and has its feet again.
flag.coordinator feature flag-order at hesper
  Flag's coordinator uses Flag Order on Hesper.
show hesper feet
  feet 300 ft left of 300 ft
dice d20=15 d20=15 d8=3
hesper.gunner fire laser at rook attacks 1
  Hesper's gunner fires the light laser at Rook: d20 15, dropped 15 (disadvantage: long range) + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 3 + 1 light laser + 1 ship Strength = 5, 5 energy.
  Rook: energy takes 5 from the shields.
# A foot further away nothing is spread over it.
gm move hesper at 0 12976
  The GM rules, Hesper: it is moved.
pass to rook.gunner
  The turn of Flag's operator begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Rook's gunner begins.
dice d20=15 d20=15 d8=4 d8=4 d8=4
rook.gunner fire ion at hesper
  Rook's gunner fires the ion cannon at Hesper: d20 15, dropped 15 (disadvantage: long range) + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Ion cannon damage: d8 4+4+4 + 1 ship Strength = 13, 13 pulse.
  Hesper: pulse takes 6, halved, from the hull.
