title Ether: initiative waits until the last blow of an ambush has hurt, been answered and been withstood
covers HOE-SURPRISE HOE-MASSIVE HOE-REACT

book ether
room 14 7
sheet knife like plain, agility 9, weapon cutlass
sheet foe like plain, agility 9, hp 4, weapon buckler, power parry, power shake-it-off
person Ann knife at 2 2 side Blue hidden
person Foe foe at 3 2 side Red special
person Max foe at 9 2 side Red special

begin
  The battle goes on.
# The blow can be parried, which costs no action; no turn of the fight begins before that is decided.
dice 13 12
ann.boots attack foe
  Ann attacks Foe, cutlass: d20 13, dropped 12 (advantage: unseen) = 13 against 9, a hit.
  Foe may react to Ann: Parry.
  Ann has been seen.
show order
show foe.boots
  the turn is over; left: nothing; movement 30 ft
# Damage and the check of Might come next, and only then do those who are left throw initiative.
dice d6=4 d20=3 d20=20 d20=5
foe.boots react pass
  Foe lets it pass.
  Damage of cutlass: d6 4.
  Foe takes physical: 4 from Health.
  Foe falls unconscious.
  Foe, massive damage: d20 3 against 10, failure.
  Foe is killed at once: the damage was massive. They are entitled to their last words.
  Ann rolls initiative: d20 20.
  Max rolls initiative: d20 5.
  Round 1.
  The turn of Ann begins.
show order
  20 Ann, whose turn it is
  5 Max
