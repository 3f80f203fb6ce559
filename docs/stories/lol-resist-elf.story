title Resistance from two sources: one after the other
covers LOL-RESIST

book lurasko
room 30 9
sheet rimer like plain, weapon rime-projector, weapon rime-projector, attacks 10
sheet elf like sable-orrin, armour lined-coat
person Rim rimer at 6 2 side Blue
person Elf elf at 10 2 side Red special
initiative rim 30, elf 5

begin
  The battle goes on.
  Round 1.
  The turn of Rim begins.
# 75 % of 30 is 22, 50 % of that 11: 37 % of it all.
dice 10 5 1
rim.boots attack elf
  Damage of rime projector: 30.
  Elf defends against Rim, rime projector: d20 10+5 = 15 against 14, a hit.
  Elf takes frost (30 - 19 at 75 %, at 50 %): 11 suffered.
  Elf has suffered 11, a degree of injury for each 15: no further one (1, hurt in a limb).
# One after the other, each rounded down: of 40 first 30, then 15, and not 37 % at once, 14.
dice 1
gm person hurt elf 40 frost
  Elf takes frost (40 - 25 at 75 %, at 50 %): 15 suffered.
  Elf has suffered 26, a degree of injury for each 15: one more (1, hurt in a limb).
  Elf is hurt in a limb.
  Elf: fatigue +25, now 25.
