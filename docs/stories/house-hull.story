title What happens to ships happens to decks: pods, hits, an open hull
covers HOUSE-POD HOUSE-SHAKE HOUSE-OPEN

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 550 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot
member hesper.pilot name Ana
member hesper.gunner name Ben
member tally.pilot name Pym
set tally hull-max 100, hull 100, shields-max 0
room 9 5 for hesper pods 1 hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 6 2
sheet marine like plain, hp 60
person Rhee marine at 1 2 deck 1 side Blue
person Sol marine at 2 2 deck 1 side Blue
person Una marine at 5 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, hesper.gunner 14, sol 13, una 12, tally.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on

# A pod reaches 400 ft: the ranges of ships, 500 here.
pass to rhee.boots
  The turn of Rhee begins.
rhee.boots launch tally
  refused [HOUSE-POD] Tally is 500 ft away, more than 400 ft
gm move tally at 0 451 heading 0
  The GM rules, Tally: it is moved.
rhee.boots launch tally
  refused [HOUSE-POD] Tally is just over 400 ft away, more than this reaches
gm move tally at 0 450 heading 0
  The GM rules, Tally: it is moved.
# The ship saves with disadvantage against 12. Missed, the pod is back in its bay.
dice 20 10
rhee.boots launch tally
  Hesper launches a boarding pod at Tally.
  Tally, Dexterity save against a boarding pod: d20 10, dropped 20 (disadvantage: boarding pod) + 2 ship Dexterity = 12 against 12, success.
  The pod finds no hold on Tally, and comes back to Hesper.
pass to rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Sol begins.
  The turn of Una begins.
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
# Those at the hatch go along, Una does not.
dice 20 9 4 3
rhee.boots launch tally
  Hesper launches a boarding pod at Tally.
  Tally, Dexterity save against a boarding pod: d20 9, dropped 20 (disadvantage: boarding pod) + 2 ship Dexterity = 11 against 12, failure.
  Boarding pod: d4 4+3 = 7, 7 kinetic.
  Rhee enters Tally at 1 2 on level 1.
  Sol enters Tally at 1 1 on level 1.
  Tally: kinetic takes 7 from the hull.
show person rhee
  able at 1 2 on level 1, 60 of 60 hit points, AC 12
show person sol
  able at 1 1 on level 1, 60 of 60 hit points, AC 12
show person una
  able at 5 2 on level 1, 60 of 60 hit points, AC 12
pass to sol.boots
  The turn of Hesper's gunner begins.
  The turn of Sol begins.
# There is one pod, and it is gone.
gm person place una 1 3
pass to una.boots
  The turn of Una begins.
una.boots launch tally
  refused [HOUSE-POD] Hesper has no pods left

# A hit that takes a tenth of the hull shakes the decks: Dexterity against 10, or half
# of what the hull lost. A smaller one does not.
gm damage tally 9 energy
  The GM rules, Tally: 9 energy damage.
  Tally: energy takes 9 from the hull.
dice 9 10 10
gm damage tally 10 energy
  The GM rules, Tally: 10 energy damage.
  Tally: energy takes 10 from the hull.
  The decks of Tally shake.
  Pym saves with Dexterity against the shaking of the deck: d20 9 against 10, failure.
  Pym is prone.
  Rhee saves with Dexterity against the shaking of the deck: d20 10 against 10, success.
  Sol saves with Dexterity against the shaking of the deck: d20 10 against 10, success.
# Half of 22 is 11.
dice 10 11
gm damage tally 22 energy
  The GM rules, Tally: 22 energy damage.
  Tally: energy takes 22 from the hull.
  The decks of Tally shake.
  Rhee saves with Dexterity against the shaking of the deck: d20 10 against 11, failure.
  Rhee is prone.
  Sol saves with Dexterity against the shaking of the deck: d20 11 against 11, success.

# At 0 hull points the hatch and the squares beside it are open to space.
dice 20
gm damage tally 52 energy
  The GM rules, Tally: 52 energy damage.
  Tally: energy takes 52 from the hull.
  Tally is disabled.
  Tally: system damage +1, now level 1: disadvantage on ability checks.
  The decks of Tally shake.
  Sol saves with Dexterity against the shaking of the deck: d20 20 against 26, failure.
  Sol is prone.
  The hull of Tally is open: it is deadly to stand at its hatches.
dice 12 3
pass to rhee.boots
  The turn of Tally's pilot begins.
  Tally makes a destruction save: d20 12 against 10, success.
  Round 3.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
  Damage of the fire: d6 3.
  Rhee takes fire: 3 from hit points.
show person rhee
  able at 1 2 on level 1, 57 of 60 hit points, AC 12
  prone
