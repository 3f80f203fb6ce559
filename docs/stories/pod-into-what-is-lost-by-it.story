title A pod does no damage to a ship that is lost by its save against it, and is in
covers HOUSE-POD SHIP-SYSDMG

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 250 heading 0 side Red special
ship Other probe at 0 5000 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
crew other plain pilot
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
initiative rhee 25, hesper.pilot 20, sol 13, tally.pilot 10, orc 1, other 0

begin
  ...
gm go-on
gm edit tally system-damage 5
  The GM rules, Tally: System damage set to 5.
  Tally: flying speed 300 → 150 ft (system damage 5).
  Tally: hull point maximum 100 → 50 (system damage 5).
dice d20=1 d20=1 d20=1 d20=1
rhee.boots launch tally
  Hesper launches a boarding pod at Tally.
  Tally, Dexterity save against a boarding pod: d20 1, dropped 1 (disadvantage: system damage 3, boarding pod) + 2 ship Dexterity = 3 against 12, failure.
  Tally's pilot, destruction save of a used ship: d20 1, dropped 1 (disadvantage: system damage 3) = 1 against 10, failure.
  Tally: system damage +1, now level 6: all primary systems have failed.
  Tally is lost: all its primary systems have failed.
  Rhee enters Tally at 1 2 on level 1.
