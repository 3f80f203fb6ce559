title The dice of a hidden ship's pod are told to the crew whom it hits, once to the GM
covers HOUSE-POD SHIP-HIDE

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 250 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
set tally hull-max 100, hull 100, shields-max 0
room 9 5 for hesper pods 2 hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 6 2
sheet marine like plain, hp 60, weapon riot-baton
person Rhee marine at 1 2 deck 1 side Blue
person Sol marine at 1 1 deck 2 side Blue
person Orc marine at 2 3 deck 2 side Red
initiative rhee 25, hesper.pilot 20, sol 13, tally.pilot 10, orc 1

begin
  ...
gm go-on
gm hide hesper
  ...
dice 20 9 4 3
rhee.boots launch tally
  ...
log tally.pilot
  Tally, Dexterity save against a boarding pod: d20 9, dropped 20 (disadvantage: boarding pod) + 2 ship Dexterity = 11 against 12, failure.
  Boarding pod: d4 4+3 = 7, 7 kinetic.
  Plain enters Tally at 1 2.
  Tally: kinetic takes 7 from the hull.
log gm
  Hesper launches a boarding pod at Tally.
  Tally, Dexterity save against a boarding pod: d20 9, dropped 20 (disadvantage: boarding pod) + 2 ship Dexterity = 11 against 12, failure.
  Boarding pod: d4 4+3 = 7, 7 kinetic.
  Rhee enters Tally at 1 2.
  Tally: kinetic takes 7 from the hull.
