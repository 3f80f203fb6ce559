title Thought of at the table: an aura that grows, a weapon that pushes and leaves fire, a stance that a miss ends, a shield that bursts, an itch that spreads by touch
covers ME-CAST

book me5e
room 40 12
sheet a like plain, hp 60, strength 16, charisma 16, weapon comet, power poise, power gyre, power itch, slots 2
sheet b like plain, hp 22, shields 5, weapon comet, power glaze
person Ada a at 4 4 side Blue special
person Bea b at 5 4 side Red special
person Cid b at 9 4 side Red special
initiative ada 20, bea 16, cid 12

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
ada.boots cast poise
  Ada uses Duellist's Poise.
  Ada is poised.
dice 15 5 3
ada.boots attack bea with comet
  Ada attacks Bea, comet hammer: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of comet hammer: d8 5 + 3 Strength = 8.
  Bea has moved to 7 4 on level 1.
  Damage of poised: d6 3.
  Bea takes force: 11 from hit points.
show person bea
  able at 7 4 on level 1, 11 of 22 hit points, AC 12
  shields 5 of 5; comet hammer in hand
# The place burns, and Ada has stopped too near.
dice 1
ada.boots end
  Damage of comet tail: d4 1.
  Ada takes fire: 1 from hit points.
  The turn of Bea begins.
bea.boots cast glaze
  Bea uses Glaze.
  Bea is glass-shielded.
# Bea steps back into it.
dice 1
bea.boots move 6 4
  Damage of comet tail: d4 1.
  Bea has moved to 6 4 on level 1; 8 m of movement is left.
  Bea takes fire: 1 from shields.
dice 1
bea.boots end
  Damage of comet tail: d4 1.
  Bea takes fire: 1 from shields.
  The turn of Cid begins.
cid.boots end
  Round 2.
  The turn of Ada begins.
# The shields go, and burst.
dice 3 4
gm person hurt bea 4 fire
  Bea takes fire: 3 from shields, 1 from hit points.
  Bea is no longer glass-shielded.
  Reached by glass-shielded: Ada.
  Damage of glass-shielded: d6 3+4 = 7.
  Ada takes lightning: 7 from hit points.
# The wounded take more.
ada.boots move 5 4
  Ada has moved to 5 4 on level 1; 8 m of movement is left.
dice 12 1 1 1
ada.boots attack bea with comet
  Ada attacks Bea, comet hammer: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of comet hammer: d8 1 + 3 Strength = 4.
  Bea has moved to 8 4 on level 1.
  Damage of comet hammer: d8 1.
  Damage of poised: d6 1.
  Bea takes force and fire: 6 from hit points.
dice 1
ada.boots end
  Damage of comet tail: d4 1.
  Ada takes fire: 1 from hit points.
  The turn of Bea begins.
bea.boots end
  The turn of Cid begins.
cid.boots end
  Round 3.
  The turn of Ada begins.
# A miss, and nobody is poised.
ada.boots move 7 4
  Ada has moved to 7 4 on level 1; 6 m of movement is left.
dice 2
ada.boots attack bea with comet
  Ada attacks Bea, comet hammer: d20 2 + 3 Strength + 2 proficiency = 7 against 12, a miss.
  Ada is no longer poised.
ada.boots end
  The turn of Bea begins.
bea.boots end
  The turn of Cid begins.
cid.boots end
  Round 4.
  The turn of Ada begins.
# It itches, and who is hit by her itches too.
ada.boots cast itch on bea
  Ada casts The Itch on Bea.
  Bea is itching.
ada.boots end
  The turn of Bea begins.
dice 15 1 5 15
bea.boots attack ada with comet
  Bea attacks Ada, comet hammer: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of comet hammer: d8 1.
  Ada has moved to 5 4 on level 1.
  Damage of itching: 1.
  Ada saves with Constitution against itching: d20 5 against 12, failure.
  Ada is itching.
  Damage of itching: 1.
  Bea saves with Constitution against itching: d20 15 against 12, success.
  Ada takes force and poison: 2 from hit points.
  Bea takes poison: 1 from hit points.
dice 1
bea.boots end
  Damage of comet tail: d4 1.
  Bea takes fire: 1 from hit points.
  The turn of Cid begins.
cid.boots end
  Round 5.
  The turn of Ada begins.
# An aura around its maker that is 2 m wide, and then 6, 10 and 14.
ada.boots cast gyre
  Ada casts Widening Gyre.
ada.boots end
  The turn of Bea begins.
bea.boots end
  The turn of Cid begins.
dice 1
cid.boots end
  Round 6.
  Damage of Widening Gyre: d4 1.
  The turn of Ada begins.
  Bea takes cold: 1 from hit points.
ada.boots end
  The turn of Bea begins.
dice 2
bea.boots end
  Damage of Widening Gyre: d4 2.
  Bea takes cold: 2 from hit points.
  Bea falls unconscious.
  Bea can no longer hold comet hammer.
  The turn of Cid begins.
dice 1
cid.boots end
  Round 7.
  Damage of Widening Gyre: d4 1.
  The turn of Ada begins.
  Cid takes cold: 1 from shields.
