title On foot: armour by the piece, what one is trained with, heavy weapons
covers ME-TOHIT ME-MOVE ME-HIDE ME-CAST ME-GUNBUTT ME-MELEE

book me5e
room 30 12
sheet nimble like plain, dexterity 18, strength 11, hp 40, unarmoured
sheet light like nimble, armour light-chest, armour light-arms
sheet one like nimble, armour medium-chest
sheet two like nimble, armour medium-chest, armour medium-arms
sheet three like nimble, strength 12, armour medium-chest, armour medium-arms, armour medium-legs
sheet body like nimble, strength 13, armour body-armour, armour medium-helmet
sheet stiff like nimble, strength 12, armour heavy-chest
sheet stark like nimble, strength 13, armour heavy-chest, weapon millrace-gun
sheet plated like nimble, strength 15, armour heavy-chest, armour heavy-arms, armour heavy-legs, weapon millrace-gun
sheet green like nimble, charisma 16, armour medium-chest, used-to light, power fling, weapon tack-pistol, trained pistol
sheet rifle like nimble, weapon warden-rifle, trained pistol
sheet greener like green, armour medium-arms
sheet greenest like greener, armour medium-legs
sheet buried like greenest, armour medium-helmet
person Lig light at 2 2 side Blue
person One one at 2 3 side Blue
person Two two at 2 4 side Blue
person Thr three at 2 5 side Blue
person Bod body at 2 6 side Blue
person Sti stiff at 2 7 side Blue
person Sta stark at 2 8 side Blue
person Pla plated at 2 9 side Blue
person Gre green at 5 9 side Blue
person Ger greener at 6 9 side Blue
person Gst greenest at 7 9 side Blue
person Bur buried at 8 9 side Blue
person Rif rifle at 9 9 side Blue
person Foe plain at 20 5 side Red
initiative lig 20, one 19, two 18, thr 17, bod 16, sti 15, sta 14, pla 13, gre 12, ger 11, gst 10, bur 9, rif 8, foe 1

begin
  The battle goes on.
  Round 1.
  The turn of Lig begins.
# Light: all of the Dexterity; a piece of medium: 2 at most; a piece of heavy: nothing.
show person lig
  able at 2 2 on level 1, 40 of 40 hit points, AC 15
  shields 5 of 5
show person one
  able at 2 3 on level 1, 40 of 40 hit points, AC 14
  shields 5 of 5
show person two
  able at 2 4 on level 1, 40 of 40 hit points, AC 15
  shields 5 of 5
show person thr
  able at 2 5 on level 1, 40 of 40 hit points, AC 16
  shields 5 of 5
show person bod
  able at 2 6 on level 1, 40 of 40 hit points, AC 16
  shields 15 of 15
show person sti
  able at 2 7 on level 1, 40 of 40 hit points, AC 13
  shields 5 of 5
show person pla
  able at 2 9 on level 1, 40 of 40 hit points, AC 17
  shields 5 of 5; Millrace gun in hand, 20 of 20
# One medium piece asks for nothing, two for a Strength of 12, three for 13, or they take 4 m.
pass to one.boots
  The turn of One begins.
one.boots move 7 3
  One has moved to 7 3 on level 1; no movement is left.
pass to two.boots
  The turn of Two begins.
two.boots move 7 4
  refused [ME-MOVE] that takes 10 m, and Two has 6 left
two.boots move 5 4
  Two has moved to 5 4 on level 1; no movement is left.
pass to thr.boots
  The turn of Thr begins.
thr.boots move 7 5
  refused [ME-MOVE] that takes 10 m, and Thr has 6 left
thr.boots move 5 5
  Thr has moved to 5 5 on level 1; no movement is left.
pass to bod.boots
  The turn of Bod begins.
bod.boots move 7 6
  Bod has moved to 7 6 on level 1; no movement is left.
# Three medium pieces, and any heavy one, are heard: Stealth has disadvantage.
dice 10
gm person check two stealth 14
  Two, Stealth: d20 10 + 4 Dexterity = 14 against 14, success.
dice 9 10
gm person check bod stealth 13
  Bod, Stealth: d20 9, dropped 10 (disadvantage: medium armour) + 4 Dexterity = 13 against 13, success.
dice 9 10
gm person check sti stealth 13
  Sti, Stealth: d20 9, dropped 10 (disadvantage: heavy armour) + 4 Dexterity = 13 against 13, success.
# One heavy piece asks for 13, three for 16.
pass to sti.boots
  The turn of Sti begins.
sti.boots move 7 7
  refused [ME-MOVE] that takes 10 m, and Sti has 6 left
pass to sta.boots
  The turn of Sta begins.
sta.boots move 7 8
  Sta has moved to 7 8 on level 1; no movement is left.
show aim sta foe
  +6 against 12, disadvantage: beyond normal range, disadvantage: a heavy weapon
pass to pla.boots
  The turn of Pla begins.
pla.boots move 7 10
  refused [ME-MOVE] that takes 10 m, and Pla has 6 left
show aim pla foe
  +6 against 14 with half cover, disadvantage: beyond normal range
# Two pieces that one is not used to hinder Strength and Dexterity, four keep from casting.
# Proficiency helps with the weapons that one is trained with, and with their butts.
gm person place foe 9 2
gm person place gre 6 2
pass to gre.boots
  The turn of Gre begins.
show aim gre foe with tack-pistol
  +6 against 12
pass to ger.boots
  The turn of Ger begins.
show aim ger foe with tack-pistol
  +6 against 14 with half cover, disadvantage: unused to the armour
pass to gst.boots
  The turn of Gst begins.
dice 12 5
gst.boots cast fling on foe
  Gst casts Fling on Foe.
  Gst attacks Foe, Fling: d20 12 + 3 Charisma + 2 proficiency = 17 against 14 with half cover, a hit.
  Damage of Fling: d8 5.
  Foe has moved to 10 1 on level 1.
  Foe takes force: 5 from hit points.
pass to bur.boots
  The turn of Bur begins.
bur.boots cast fling on foe
  refused [ME-CAST] Bur wears too much armour that they are not used to
pass to rif.boots
  The turn of Rif begins.
gm person place rif 6 3
show aim rif foe
  +4 against 14 with half cover
gm person place foe 6 4
dice 12 2
rif.boots attack foe with warden-rifle butt
  Rif attacks Foe, Warden rifle butt: d20 12 against 12, a hit.
  Damage of Warden rifle butt: d4 2.
  Foe takes bludgeoning: 2 from hit points.
