title Gambits that hinder and help, styles and masteries
covers SHIP-FEATURE SHIP-TOHIT SHIP-WSAVE SHIP-BONUS

class frame medium across 50 dexterity 14 strength 12
mount frame slug-railgun turret
mount frame blast-missile turret
mount frame slug-railgun turret
ship Hesper frame at 0 0 heading 0 side Blue special
ship Magpie frame at 0 601 heading 180 side Red special
crew hesper plain pilot gunner gunner
crew magpie plain pilot gunner
member hesper.gunner-1 rank 4, proficiency 3, feature disabling-gambit, feature distracting-gambit, feature feinting-gambit, feature railgunner, feature payloader, feature railgun-mastery, feature payload-mastery
set magpie hull-max 300, hull 300, shields-max 0, shields 0, ac 10
initiative hesper.gunner-1 20, hesper.gunner-2 19, magpie.gunner 16, hesper.pilot 10, magpie.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
# 9, 3 of proficiency twice, 2 of Dexterity, 1 of the railgun and 2 of the style: 20. The damage
# loses the proficiency.
dice d20=9 d10=5 d10=5
hesper.gunner-1 fire slug-1 at magpie with railgun-mastery
  Hesper's gunner uses Railgun Mastery on Magpie.
  Hesper's gunner fires the slug railgun at Magpie: d20 9 + 3 proficiency + 2 ship Dexterity + 1 slug railgun + 3 Railgun Mastery + 2 Railgunner = 20 against AC 10, a hit.
  Slug railgun damage: d10 5+5 + 1 ship Strength - 3 Railgun Mastery = 8, 8 kinetic.
  Magpie: kinetic takes 8 from the hull.
pass to hesper.gunner-1
  The turn of Hesper's gunner 2 begins.
  The turn of Magpie's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  Round 2.
  The turn of Hesper's gunner begins.
# Disabling: the die to hit; then the next check or attack from the target is hindered, until the
# end of the gunner's next turn.
dice d20=2 d10=4 d10=5 d10=5
hesper.gunner-1 fire slug-1 at magpie with disabling-gambit
  Hesper's gunner uses Disabling Gambit on Magpie.
  Hesper's gunner fires the slug railgun at Magpie: d20 2, d10 4 Disabling Gambit + 3 proficiency + 2 ship Dexterity + 1 slug railgun + 2 Railgunner = 14 against AC 10, a hit.
  Slug railgun damage: d10 5+5 + 1 ship Strength = 11, 11 kinetic.
  Magpie: kinetic takes 11 from the hull.
pass to magpie.gunner
  The turn of Hesper's gunner 2 begins.
  The turn of Magpie's gunner begins.
dice d20=12 d20=2
magpie.gunner fire slug-1 at hesper
  Magpie's gunner fires the slug railgun at Hesper: d20 2, dropped 12 (disadvantage: Disabling Gambit) + 2 proficiency + 2 ship Dexterity + 1 slug railgun = 7 against AC 8, a miss.
pass to hesper.gunner-1
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  Round 3.
  The turn of Hesper's gunner begins.
# Distracting: the die more damage; the next attack of somebody else has advantage, one.
dice d20=9 d10=5 d10=5 d10=7
hesper.gunner-1 fire slug-1 at magpie with distracting-gambit
  Hesper's gunner fires the slug railgun at Magpie: d20 9 + 3 proficiency + 2 ship Dexterity + 1 slug railgun + 2 Railgunner = 17 against AC 10, a hit.
  Hesper's gunner uses Distracting Gambit on Magpie.
  Slug railgun damage: d10 5+5, d10 7 Distracting Gambit + 1 ship Strength = 18, 18 kinetic.
  Magpie: kinetic takes 18 from the hull.
pass to hesper.gunner-2
  The turn of Hesper's gunner 2 begins.
dice d20=4 d20=9 d10=1 d10=1
hesper.gunner-2 fire slug-2 at magpie
  Hesper's gunner 2 fires the slug railgun at Magpie: d20 9, dropped 4 (advantage: Distracting Gambit) + 2 proficiency + 2 ship Dexterity + 1 slug railgun = 14 against AC 10, a hit.
  Slug railgun damage: d10 1+1 + 1 ship Strength = 3, 3 kinetic.
  Magpie: kinetic takes 3 from the hull.
pass to hesper.gunner-2
  The turn of Magpie's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  Round 4.
  The turn of Hesper's gunner begins.
  The turn of Hesper's gunner 2 begins.
dice d20=9 d10=1 d10=1
hesper.gunner-2 fire slug-2 at magpie
  Hesper's gunner 2 fires the slug railgun at Magpie: d20 9 + 2 proficiency + 2 ship Dexterity + 1 slug railgun = 14 against AC 10, a hit.
  Slug railgun damage: d10 1+1 + 1 ship Strength = 3, 3 kinetic.
  Magpie: kinetic takes 3 from the hull.
pass to hesper.gunner-1
  The turn of Magpie's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  Round 5.
  The turn of Hesper's gunner begins.
# Feinting: a bonus action for advantage on the next attack, and the die more damage.
hesper.gunner-1 feature feinting-gambit
  Hesper's gunner uses Feinting Gambit.
dice d20=1 d20=9 d10=5 d10=5 d10=2
hesper.gunner-1 fire slug-1 at magpie
  Hesper's gunner fires the slug railgun at Magpie: d20 9, dropped 1 (advantage: Feinting Gambit) + 3 proficiency + 2 ship Dexterity + 1 slug railgun + 2 Railgunner = 17 against AC 10, a hit.
  Slug railgun damage: d10 5+5, d10 2 Feinting Gambit + 1 ship Strength = 13, 13 kinetic.
  Magpie: kinetic takes 13 from the hull.
pass to hesper.gunner-1
  The turn of Hesper's gunner 2 begins.
  The turn of Magpie's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  Round 6.
  The turn of Hesper's gunner begins.
gm move magpie at 0 590
  The GM rules, Magpie: it is moved.
# A payload: the DC is 8, 2 of Dexterity and 2 of the missile, without the 3; 6 more where the save fails. Dice that
# show 1 or 2 are thrown once more.
dice d20=9 d12=1 d12=2 d12=3 d12=2 d12=12
hesper.gunner-1 fire missile at magpie with payload-mastery
  Hesper's gunner uses Payload Mastery on Magpie.
  Hesper's gunner fires at Magpie, whose Dexterity save against blast missile: d20 9 + 2 ship Dexterity + 3 Payload Mastery (attack) = 14 against 15, failure.
  Blast missile damage: d12 2+3+12, dropped 1, dropped 2 + 1 ship Strength + 6 Payload Mastery = 24, 24 energy.
  Magpie: energy takes 24 from the hull.
pass to hesper.gunner-1
  The turn of Hesper's gunner 2 begins.
  The turn of Magpie's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  Round 7.
  The turn of Hesper's gunner begins.
dice d20=10 d12=3 d12=3 d12=3
hesper.gunner-1 fire missile at magpie with payload-mastery
  Hesper's gunner uses Payload Mastery on Magpie.
  Hesper's gunner fires at Magpie, whose Dexterity save against blast missile: d20 10 + 2 ship Dexterity + 3 Payload Mastery (attack) = 15 against 15, success.
  Blast missile damage: d12 3+3+3 + 1 ship Strength = 10, 5 energy, half by the save.
  Magpie: energy takes 5 from the hull.
