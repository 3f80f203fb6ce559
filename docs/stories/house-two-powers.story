title A power kept up at a console and one on the deck go on side by side; a wound on the deck ends that of the deck
covers SHIP-POWER ME-CAST HOUSE-CONSOLE

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 301 heading 0 side Red special
crew hesper plain pilot operator
member hesper.operator points 8 craft wisdom feature ghost-echo name Ben
crew tally plain pilot gunner
sheet mage like plain, charisma 16, strength 16, power tearing-arc, slots 4, casting charisma, weapon gauntlet-blade
room 9 5 for hesper hand mage
square hatch 1 2
square pilot's-console 5 1
square operator's-console-(sensors) 5 3
initiative hesper.operator 20, hesper.pilot 18, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
hesper.operator cast ghost-echo
  Hesper's operator uses Ghost Echo.
pass to hesper.operator
  The turn of Hesper's pilot begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 2.
  The turn of Hesper's operator begins.
ben.boots cast tearing-arc
  Ben casts Tearing Arc.
  Ben is edged.
show aim tally.gunner hesper with laser
  +4 against 8, 251 ft, normal range, disadvantage: Ghost Echo; 72.2%, shields 7.9, hull 7.9
  refused [SHIP-ROUND] it is not your turn
show person ben
  able at 5 3 on level 1, 20 of 20 hit points, AC 12
  edged; Gauntlet blade in hand
dice 2
gm person hurt ben 8 fire
  Ben takes fire: 8 from hit points.
  Ben saves with Constitution against concentration: d20 2 against 10, failure.
  Ben no longer concentrates on Tearing Arc.
  Ben is no longer edged.
show person ben
  able at 5 3 on level 1, 12 of 20 hit points, AC 12
  Gauntlet blade in hand
show aim tally.gunner hesper with laser
  +4 against 8, 251 ft, normal range, disadvantage: Ghost Echo; 72.2%, shields 7.9, hull 7.9
  refused [SHIP-ROUND] it is not your turn
# Of the deck, an end to it by the GM is a ruling like any other.
pass to hesper.operator
  The turn of Hesper's pilot begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 3.
  The turn of Hesper's operator begins.
ben.boots cast tearing-arc
  Ben casts Tearing Arc.
  Ben is edged.
gm person relieve ben edged
  Ben is no longer edged.
show aim tally.gunner hesper with laser
  +4 against 8, 251 ft, normal range, disadvantage: Ghost Echo; 72.2%, shields 7.9, hull 7.9
  refused [SHIP-ROUND] it is not your turn
