title What is readied: an action alone; a held power lapses with its concentration; no shield regains out of turn
covers ME-READY ME-REGEN

book me5e
room 30 12
sheet mage like plain, charisma 16, power circling-motes, slots 4 2, casting charisma, hp 60, shields 20 regain 5, weapon bracket-pistol, weapon spark-pistol
person Ana mage at 5 4 side Red
person Foe plain at 20 4 side Blue
initiative ana 20, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots ready within 4 foe: attack foe with bracket-pistol tap
  refused [ME-READY] only what one action pays for can be readied
ana.boots ready within 4 foe: attack foe with spark-pistol charged
  refused [ME-READY] only what one action pays for can be readied
ana.boots ready within 10 foe: cast circling-motes on foe
  Ana readies Cast for somebody who comes near.
pass to ana.boots
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
  Ana no longer concentrates on Circling Motes.
gm person layer ana shields -20
  Ana: shields -20, now 0.
ana.boots ready within 28 foe: dodge
  Ana readies Dodge for somebody who comes near.
pass
  The turn of Foe begins.
foe.boots move 19 4
  Foe has moved to 19 4 on level 1; 8 m of movement is left.
  Ana may react to Foe: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana is dodging.
pass
  Round 3.
  The turn of Ana begins.
  Ana is no longer dodging.
