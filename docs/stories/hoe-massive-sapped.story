title Might against massive damage is a check
covers HOE-MASSIVE HOE-ADV

book ether
room 20 9
sheet hero like plain, hp 8, might 14
sheet brute like plain, weapon maul, hp 40, actions 9
person Bob hero at 2 2 side Blue special
person Foe brute at 3 2 side Red special
initiative foe 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
gm person afflict bob sapped
  Bob is sapped.
# Sapped before the blow: two dice. That it fells him does not count.
dice d20=12 d8=8 d20=20 d20=8
foe.boots attack bob
  Foe attacks Bob, maul: d20 12 against 10, a hit.
  Damage of maul: d8 8.
  Bob takes physical: 8 from Health.
  Bob falls unconscious.
  Bob, massive damage: d20 8, dropped 20 (disadvantage: sapped) + 1 Might = 9 against 10, failure.
  Bob is killed at once: the damage was massive. They are entitled to their last words.
  The battle is over. Every other side is beaten.
