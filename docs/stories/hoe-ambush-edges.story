title Ether: in an ambush there is no time for two actions at once; the surprised may react, but raise no shield
covers HOE-SURPRISE HOE-REACT HOE-TURN

book ether
room 30 9
sheet hero like plain, weapon cutlass, hp 20, power knitting, mana 9
sheet guard like plain, weapon buckler, weapon cutlass, hp 20, power parry
person Ann hero at 2 2 side Blue hidden special
person Bob hero at 2 4 side Blue hidden special
person Foe guard at 3 3 side Red special
initiative ann 20, bob 15, foe 30

begin
  The battle goes on.
ann.boots cast knitting on bob
  refused [HOE-COMMON] Knitting takes 2 actions, and Ann has 1 left
# The surprised have no actions to raise a shield with before their first turn, but a reaction costs none.
dice 12 13
ann.boots attack foe
  Ann attacks Foe, cutlass: d20 13, dropped 12 (advantage: unseen) = 13 against 10, a hit.
  Foe may react to Ann: Parry.
  Ann has been seen.
dice 4 2
foe.boots react
  Foe: Stamina -2, now 8.
  Foe uses Parry.
  Parry takes off: d4 4.
  Damage of cutlass: d6 2.
  Foe takes physical (2 - 2 taken off): 0 from Health.
show foe.boots
  the turn is over; left: nothing; movement 30 ft
show ann.boots
  the turn is over; left: nothing; movement 30 ft
bob.boots end
  Round 1.
  The turn of Foe begins.
show foe.boots
  the turn is open; left: 2 actions; movement 30 ft
show order
  30 Foe, whose turn it is
  20 Ann
  15 Bob
foe.boots end
  The turn of Ann begins.
show ann.boots
  the turn is open; left: 2 actions; movement 30 ft
