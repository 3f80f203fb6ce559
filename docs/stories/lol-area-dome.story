title A low shield stops an area, or makes it too weak for one
covers LOL-AOE LOL-SHIELD-LOW LOL-AOE-SIDE

book lurasko
room 60 14
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet siege like siege-walker, attacks 10
sheet dome like plain, dome 40
person Bea beamer at 21 12 side Blue
person Sie siege at 28 9 side Blue
person Dom dome at 20 3 side Red special
person Ann plain at 21 3 side Red special
initiative dom 40, ann 39, bea 25, sie 15

begin
  The battle goes on.
  Round 1.
  The turn of Dom begins.
dom.boots cast group-up
  Dom uses Group up.
  Dom is in a group.
pass to ann.boots
  The turn of Ann begins.
ann.boots cast group-up
  Ann uses Group up.
  Ann is in a group.
pass to bea.boots
  The turn of Bea begins.
# 40 points stop an area of 40 for all of them.
bea.boots attack ann with beam-cannon area
  Damage of heat cannon: 40.
  Dom: dome -40, now 0.
  Ann is shielded against heat: by a friend's dome.
  For the GM: heat cannon of Bea, though shielded, may still burn, bring down or blind with 40 heat.
log gm
  Damage of heat cannon: 40.
  Dom: dome -40, now 0.
  Ann is shielded against heat: by a friend's dome.
  For the GM: heat cannon of Bea, though shielded, may still burn, bring down or blind with 40 heat.
# One point leaves 39: no area any more, and half of it for the target.
gm person layer dom dome 1
  Dom: dome +1, now 1.
dice 10 5 1
bea.boots attack ann with beam-cannon area
  Damage of heat cannon: 40.
  Dom: dome -1, now 0.
  Ann is shielded against heat: by a friend's dome.
  For the GM: heat cannon of Bea, though shielded, may still burn, bring down or blind with 40 heat.
  Ann defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Ann takes heat (39 - 20 at 50 %): 19 suffered.
  Ann has suffered 19, a degree of injury for each 15: one more (1, hurt in a limb).
  Ann is hurt in a limb.
  Ann is burning.
pass to sie.boots
  The turn of Sie begins.
# 120 less one are no area either, and 119 for the target.
gm person layer dom dome 1
  Dom: dome +1, now 1.
dice 10 5 1
sie.boots attack dom with siege-beam
  Damage of siege beam: 100 + 20 siege beam = 120.
  Dom is shielded against heat: 1 from dome.
  For the GM: siege beam of Sie, though shielded, may still burn, bring down or blind with 120 heat.
  Dom defends against Sie, siege beam: d20 10+5 = 15 against 10, a hit.
  Dom takes heat: 119 suffered.
  Dom has suffered 119, a degree of injury for each 15: 7 more (1, hurt in a limb).
  Dom is maimed.
  Dom is burning.
  Dom: speed 30 → 15 ft (maimed).
