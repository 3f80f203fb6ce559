title Ether: in an ambush, too, standing orders are kept and an absent GM is waited for only so long
covers HOE-SURPRISE HOE-REACT HOE-IMPROVISE

book ether
room 30 9
sheet hero like plain, weapon cutlass, hp 20
sheet guard like plain, weapon cutlass, hp 20, power parry
person Ann hero at 2 3 side Blue special hidden
person Bob hero at 2 5 side Blue special hidden
person Foe guard at 3 3 side Red special
initiative ann 20, foe 30, bob 10

begin
  The battle goes on.
# The surprised parry by a standing order.
foe.boots standing powers always
dice 12 13 4 3
ann.boots attack foe
  Ann attacks Foe, cutlass: d20 13, dropped 12 (advantage: unseen) = 13 against 10, a hit.
  Foe may react to Ann: Parry.
  Ann has been seen.
  Foe: Stamina -2, now 8.
  Foe uses Parry.
  Parry takes off: d4 4.
  Damage of cutlass: d6 3.
  Foe takes physical (3 - 3 taken off): 0 from Health.
# Nobody allows what Bob tries; after 15 seconds it is a check against 15, and the ambush is over.
bob.boots improvise might : loosens a beam
  Bob: improvise waits for the GM.
dice 15
wait 301 ticks
  Bob improvises: loosens a beam: improvised Might: d20 15 against 15, success.
  Round 1.
  The turn of Foe begins.
show order
  30 Foe, whose turn it is
  20 Ann
  10 Bob
