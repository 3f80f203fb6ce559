title A power that is readied takes its slot at once, and is lost with it when its time is over
covers ME-READY ME-CAST

book me5e
room 30 9
sheet a like plain, hp 40, charisma 16, power spear, casting charisma, slots 1
person Ana a at 5 4 side Blue special
person Al plain at 20 4 side Red special
initiative ana 20, al 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
show person ana
  able at 5 4 on level 1, 40 of 40 hit points, AC 12
ana.boots ready within 8 al: cast spear on al
  Ana readies Cast for somebody who comes near.
show person ana
  able at 5 4 on level 1, 40 of 40 hit points, AC 12
pass to ana.boots
  The turn of Al begins.
  Round 2.
  The turn of Ana begins.
  Ana no longer concentrates on Spear of Force.
ana.boots cast spear on al
  refused [ME-CAST] Ana has no slot left for Spear of Force
ana.boots ready within 8 al: cast spear on al
  refused [ME-CAST] Ana has no slot left for Spear of Force
