title Nobody answers to those whom they do not see, but to what strikes them
covers ME-READY ME-UNSEEN

book me5e
room 20 9
sheet gunner like plain, weapon warden-rifle, hp 90
sheet lurker like plain, weapon warden-rifle, dexterity 14
person Ana gunner at 2 4 side Blue
person Foe lurker at 12 4 side Red special
initiative ana 20, foe 5

begin
  ...
ana.boots ready within 8: attack whoever
  Ana readies Attack for somebody who comes near.
gm person afflict foe invisible
  Foe is invisible.
gm person place foe 5 4
gm person place foe 12 4
gm person relieve foe invisible
  Foe is no longer invisible.
pass to ana.boots
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
# Blinded she does not see who fires, and is hit by it.
gm person afflict ana blinded
  Ana is blinded.
ana.boots ready attack: dodge
  Ana readies Dodge for an attack.
pass to foe.boots
  The turn of Foe begins.
dice 3 2
foe.boots attack ana
  Foe attacks Ana, Warden rifle: d20 3, dropped 2 (advantage: unseen) + 2 Dexterity + 2 proficiency = 7 against 12, a miss.
  Ana may react to Foe: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana is dodging.
