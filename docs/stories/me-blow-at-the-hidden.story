title The dice of a blow at a hidden foe are told to the side that strikes, and to the foe's, and to no other
covers ME-UNSEEN

book me5e
room 30 9
sheet fist like plain, hp 60
person Ana fist at 4 4 side Blue
person Bob fist at 5 4 side Red
person Gil plain at 20 7 side Green
initiative ana 20, bob 10, gil 5

begin
  ...
gm person afflict ana force-hammer
  Ana is charged with force.
gm person hide bob yes
dice 15 16 6 6
ana.boots attack at 5 4 with fists
  Ana attacks Bob, unarmed strike: d20 15, dropped 16 (disadvantage: an unseen target) + 2 proficiency = 17 against 12, a hit.
  Ana attacks where somebody may be, unarmed strike: d20 15, dropped 16 (disadvantage: an unseen target) + 2 proficiency = 17, a hit.
  Damage of unarmed strike: 1.
  Damage of charged with force: d8 6+6 = 12.
  Ana is no longer charged with force.
  Bob takes bludgeoning and force: 13 from hit points.
log ana.boots
  Ana attacks where somebody may be, unarmed strike: d20 15, dropped 16 (disadvantage: an unseen target) + 2 proficiency = 17, a hit.
  Damage of unarmed strike: 1.
  Damage of charged with force: d8 6+6 = 12.
  Ana is no longer charged with force.
log bob.boots
  Plain attacks Bob, unarmed strike: d20 15, dropped 16 (disadvantage: an unseen target) + 2 proficiency = 17 against 12, a hit.
  Damage of unarmed strike: 1.
  Damage of charged with force: d8 6+6 = 12.
  Plain is no longer charged with force.
  Bob takes bludgeoning and force: 13 from hit points.
log gil.boots
  Plain is no longer charged with force.
