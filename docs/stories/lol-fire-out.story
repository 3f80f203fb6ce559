title Fire: what it burns, and how it is put out
covers LOL-HEAT LOL-SHIELD-HIGH

book lurasko
room 30 9
sheet mind like plain, power skin, insight 4
sheet plated like plain, armour assault-plate
person Mia mind at 4 2 side Blue special
person Bob plated at 4 4 side Blue special
person Foe plain at 20 4 side Red special
initiative mia 20, bob 15, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Mia begins.
# Who has access to a skin shield does not catch fire, points or none.
dice 1
gm person hurt mia 15 heat attack
  Mia takes heat: 15 suffered.
  Mia has suffered 15, a degree of injury for each 15: one more (1, hurt in a limb).
  Mia is hurt in a limb.
gm person afflict mia ignited
  Mia is burning.
gm person afflict bob ignited
  Bob is burning.
# Raised, it puts out a fire at once.
mia.boots cast skin
  Mia: insight -2, now 2.
  Mia casts Skin shield.
  Mia: skin shield +40, now 40.
  Mia is no longer burning.
show person mia
  able at 4 2 on level 1, 15 suffered, Agility 6
  skin shield 40; hurt in a limb
# 6 heat burn through any armour, at the start of each turn.
dice 1
pass to bob.boots
  The turn of Bob begins.
  Damage of burning: 6.
  Bob takes heat: 6 suffered.
  Bob has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
# An action puts it out.
bob.boots escape
  Bob is no longer burning.
bob.boots search
  refused [HOUSE-LURASKO] Bob has no action left
pass to bob.boots
  The turn of Foe begins.
  Round 2.
  The turn of Mia begins.
  The turn of Bob begins.
show person bob
  able at 4 4 on level 1, 6 suffered, Agility 6
