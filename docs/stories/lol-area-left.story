title What a medium shield leaves of an area attack: an area still, or none
covers LOL-AOE LOL-AOE-SPLIT LOL-SHIELD-MED

book lurasko
room 60 14
sheet siege like siege-walker, attacks 10
person Sie siege at 2 3 side Blue
person Bob plain at 20 3 side Red special
person Ann plain at 21 3 side Red special
initiative bob 40, ann 39, sie 15

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
bob.boots cast group-up
  Bob uses Group up.
  Bob is in a group.
pass to ann.boots
  The turn of Ann begins.
ann.boots cast group-up
  Ann uses Group up.
  Ann is in a group.
pass to sie.boots
  The turn of Sie begins.
# 120 at an area: of 80 stopped 40 are left, and who evades takes a quarter of them; the others a quarter of the 120.
gm person layer bob techshield 80
  Bob: techshield +80, now 80.
dice 5 5 1 1
sie.boots attack bob with siege-beam area
  Damage of siege beam: 100 + 20 siege beam = 120.
  Bob is shielded against heat: 80 from techshield.
  For the GM: siege beam of Sie, though shielded, may still burn, bring down or blind with 120 heat.
  Bob defends against Sie, siege beam: d20 5+5 = 10 against 10, a miss.
  Reached by siege beam: Bob, Ann.
  Bob takes heat: 10 suffered.
  Bob has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Ann takes heat: 30 suffered.
  Ann has suffered 30, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Ann is maimed.
  Ann is burning.
  Ann: speed 30 → 15 ft (maimed).
# Of 81 stopped 39 are left, which is no area for Bob.
gm person load sie siege-beam 2
  The GM rules: siege beam of Sie has 2 attacks left.
gm person layer bob techshield 81
  Bob: techshield +81, now 81.
dice 5 5 1
sie.boots attack bob with siege-beam area
  Damage of siege beam: 100 + 20 siege beam = 120.
  Bob is shielded against heat: 81 from techshield.
  For the GM: siege beam of Sie, though shielded, may still burn, bring down or blind with 120 heat.
  Bob defends against Sie, siege beam: d20 5+5 = 10 against 10, a miss.
  Reached by siege beam: Ann.
  Ann takes heat: 30 suffered.
  Ann has suffered 60, a degree of injury for each 15: 2 more (1, hurt in a limb).
# Hit, he takes half of the 39.
gm person load sie siege-beam 2
  The GM rules: siege beam of Sie has 2 attacks left.
gm person layer bob techshield 81
  Bob: techshield +81, now 81.
dice 10 5 1 1
sie.boots attack bob with siege-beam area
  Damage of siege beam: 100 + 20 siege beam = 120.
  Bob is shielded against heat: 81 from techshield.
  For the GM: siege beam of Sie, though shielded, may still burn, bring down or blind with 120 heat.
  Bob defends against Sie, siege beam: d20 10+5 = 15 against 10, a hit.
  Reached by siege beam: Ann.
  Bob takes heat (39 - 20 at 50 %): 19 suffered.
  Bob has suffered 29, a degree of injury for each 15: one more (1, hurt in a limb).
  Bob is hurt in a limb.
  Bob is burning.
  Ann takes heat: 30 suffered.
  Ann has suffered 90, a degree of injury for each 15: 2 more (1, hurt in a limb).
# 120 without being aimed at an area are one: who evades takes 30. Less one they are none.
gm person load sie siege-beam 2
  The GM rules: siege beam of Sie has 2 attacks left.
dice 5 5 1 1
sie.boots attack bob with siege-beam
  Damage of siege beam: 100 + 20 siege beam = 120.
  Bob defends against Sie, siege beam: d20 5+5 = 10 against 10, a miss.
  Reached by siege beam: Bob, Ann.
  Bob takes heat: 30 suffered.
  Bob has suffered 59, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bob is maimed.
  Ann takes heat: 30 suffered.
  Ann has suffered 120, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bob: speed 30 → 15 ft (maimed).
gm person load sie siege-beam 2
  The GM rules: siege beam of Sie has 2 attacks left.
gm person layer bob techshield 1
  Bob: techshield +1, now 1.
dice 5 5 1
sie.boots attack bob with siege-beam
  Damage of siege beam: 100 + 20 siege beam = 120.
  Bob is shielded against heat: 1 from techshield.
  For the GM: siege beam of Sie, though shielded, may still burn, bring down or blind with 120 heat.
  Bob defends against Sie, siege beam: d20 5+5 = 10 against 10, a miss.
  Reached by siege beam: Ann.
  Ann takes heat: 30 suffered.
  Ann has suffered 150, a degree of injury for each 15: 2 more (1, hurt in a limb).
