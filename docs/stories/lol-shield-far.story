title Low precision: a shield over friends, against what comes from far; and the order of shields
covers LOL-SHIELD-LOW LOL-SHIELD-ORDER LOL-SHIELD-ONEWAY

book lurasko
room 60 14
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet dome like plain, armour dome-projector, charge 4, weapon beam-pistol, attacks 10
sheet tent like plain, power canopy, insight 4
sheet both like plain, techshield 30, ward 20
person Bea beamer at 2 3 side Blue
person Cor beamer at 40 10 side Blue
person Dom dome at 40 3 side Red special
person Pal plain at 46 3 side Red special
person Out plain at 47 3 side Red special
person Ten tent at 20 10 side Red special
person Nex plain at 20 9 side Red special
person Bot both at 30 12 side Red special
initiative dom 30, ten 28, bea 25, cor 20, pal 5, out 4, nex 3, bot 2

begin
  The battle goes on.
  Round 1.
  The turn of Dom begins.
dom.boots cast charge-dome
  Dom: charge -2, now 2.
  Dom uses Raise the dome.
  Dom: dome +80, now 80.
# The dome lets its own out: what Dom fires at Cor meets nothing.
dice 10 4
dom.boots attack cor
  Damage of beam pistol: 20.
  Cor defends against Dom, beam pistol: d20 10+4 = 14 against 17, a miss.
pass to ten.boots
  The turn of Ten begins.
ten.boots cast canopy
  Ten: insight -2, now 2.
  Ten casts Canopy.
  Ten: canopy +60, now 60.
pass to bea.boots
  The turn of Bea begins.
# Pal stands 30 ft away, under the dome: 40 of its 80 points. Out stands at 35.
bea.boots attack pal
  Damage of heat cannon: 40.
  Dom: dome -40, now 40.
  Pal is shielded against heat: by a friend's dome.
dice 10 7
bea.boots attack out
  Damage of heat cannon: 40.
  Out defends against Bea, heat cannon: d20 10+7 = 17 against 19 with half cover, a miss.
# The canopy covers who stands beside its bearer.
bea.boots attack nex
  Damage of heat cannon: 40.
  Ten: canopy -40, now 20.
  Nex is shielded against heat: by a friend's canopy.
# Of two of one rank the smaller goes first: 20 of the ward, 20 of the techshield, and 10 are left of that.
gm person load bea beam-cannon 3
  The GM rules: heat cannon of Bea has 3 attacks left.
bea.boots attack bot
  Damage of heat cannon: 40.
  Bot is shielded against heat: 20 from techshield, 20 from ward.
show person bot
  able at 30 12 on level 1, 0 suffered, Agility 6
  techshield 10 of 30; ward 0 of 20
pass to cor.boots
  The turn of Cor begins.
# Cor stands 35 ft from Dom; one step nearer it is 30, and within the dome.
cor.boots attack pal
  Damage of heat cannon: 40.
  Dom: dome -40, now 0.
  Pal is shielded against heat: by a friend's dome.
show person dom
  able at 40 3 on level 1, 0 suffered, Agility 6
  beam pistol in hand, 5 of 6
cor.boots move 40 9
  Cor has moved to 40 9 on level 1; 25 ft of movement is left.
gm person layer dom dome 40
  Dom: dome +40, now 40.
dice 10 4
cor.boots attack pal
  Damage of heat cannon: 40.
  Pal defends against Cor, heat cannon: d20 10+4 = 14 against 14, a miss.
pass to bot.boots
  The turn of Pal begins.
  The turn of Out begins.
  The turn of Nex begins.
  The turn of Bot begins.
# Who likes it otherwise says so.
gm person layer bot techshield 20
  Bot: techshield +20, now 30.
gm person layer bot ward 20
  Bot: ward +20, now 20.
bot.boots standing first techshield
pass to bea.boots
  Round 2.
  The turn of Dom begins.
  The turn of Ten begins.
  The turn of Bea begins.
bea.boots attack bot
  Damage of heat cannon: 40.
  Bot is shielded against heat: 30 from techshield, 10 from ward.
show person bot
  able at 30 12 on level 1, 0 suffered, Agility 6
  techshield 0 of 30; ward 10 of 20
