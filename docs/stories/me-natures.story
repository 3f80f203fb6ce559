title On foot: what the nature of units lets them do
covers ME-ATTACK ME-CAST ME-DAMAGE ME-GRAPPLE

book me5e
room 60 12
sheet tough like plain, hp 300
sheet seer like plain, charisma 16, hp 90, power venom-cloud, power guarding-field, power unravel, power torrent
person Tom tough at 4 4 side Blue
person Sue seer at 4 8 side Blue
person Gor gorgant at 5 4 side Red
person Dog hound-mech at 30 4 side Red
person Bat talion-captain at 34 8 side Red
person Ser cobalt-sergeant at 38 8 side Red
person Bru hollow-brute at 40 4 side Red
person Eng talion-engineer at 44 8 side Red
person Mit hollow-mite at 48 8 side Red
person Rav hollow-ravager at 50 4 side Red
person Sci hollow-scion at 54 8 side Red
initiative tom 30, sue 28, gor 26, dog 24, bat 22, ser 20, bru 18, eng 16, mit 14, rav 12, sci 10

begin
  The battle goes on.
  Round 1.
  The turn of Tom begins.
# Three attacks: one of them at most a bite, two at most with the claws.
pass to gor.boots
  The turn of Sue begins.
  The turn of Gor begins.
dice 12 1 1
gor.boots attack tom with great-bite
  Gor attacks Tom, great bite: d20 12 + 7 attack bonus = 19 against 12, a hit.
  Damage of great bite: d10 1+1 + 4 damage bonus = 6.
  Tom takes piercing: 6 from hit points.
gor.boots attack tom with great-bite
  refused [ME-ATTACK] great bite can be used with 1 of a turn's attacks
dice 12 1 1
gor.boots attack tom with long-claw
  Gor attacks Tom, long claw: d20 12 + 7 attack bonus = 19 against 12, a hit.
  Damage of long claw: d8 1+1 + 4 damage bonus = 6.
  Tom takes slashing: 6 from hit points.
dice 1
gor.boots attack tom with long-claw
  Gor attacks Tom, long claw: d20 1 + 7 attack bonus = 8 against 12, a miss on a 1.
# Fire that takes half from who saves takes nothing here, and half from who does not.
pass to sue.boots
  The turn of Dog begins.
  The turn of Bat begins.
  The turn of Ser begins.
  The turn of Bru begins.
  The turn of Eng begins.
  The turn of Mit begins.
  The turn of Rav begins.
  The turn of Sci begins.
  Round 2.
  The turn of Tom begins.
  The turn of Sue begins.
gm person place sue 9 4
dice 9
sue.boots cast torrent at 5 4
  Sue casts Torrent of Fire.
  Reached by Torrent of Fire: Gor.
  Gor saves with Dexterity against Torrent of Fire: d20 9 + 1 Dexterity + 3 proficiency = 13 against 13, success.
show person gor
  able at 5 4 on level 1, 157 of 157 hit points, AC 17
pass to sue.boots
  The turn of Gor begins.
  The turn of Dog begins.
  The turn of Bat begins.
  The turn of Ser begins.
  The turn of Bru begins.
  The turn of Eng begins.
  The turn of Mit begins.
  The turn of Rav begins.
  The turn of Sci begins.
  Round 3.
  The turn of Tom begins.
  The turn of Sue begins.
dice 8 10 10 10 10 10 10
sue.boots cast torrent at 5 4
  Sue casts Torrent of Fire.
  Reached by Torrent of Fire: Gor.
  Gor saves with Dexterity against Torrent of Fire: d20 8 + 1 Dexterity + 3 proficiency = 12 against 13, failure.
  Damage of Torrent of Fire: d10 10+10+10+10+10+10 = 60.
  Gor is primed with fire.
  Gor takes fire (60 - 30 by the save): 30 from hit points.
show person gor
  able at 5 4 on level 1, 127 of 157 hit points, AC 17
  primed with fire
# Stunned are only the prone.
pass to dog.boots
  The turn of Gor begins.
  The turn of Dog begins.
gm person place tom 31 4
dog.boots attack tom with stun-prod
  refused [ME-RANGE] stun prod only works on targets that are prone
gm person afflict tom prone
  Tom is prone.
dice 12 3 2 2 13
dog.boots attack tom with stun-prod
  Dog attacks Tom, stun prod: d20 12, dropped 3 (advantage: prone) + 3 attack bonus = 15 against 12, a hit.
  Damage of stun prod: d8 2+2 = 4.
  Tom saves with Constitution against stun prod: d20 13 against 13, success.
  Tom takes lightning: 4 from hit points.
# A shock baton ends concentration without a save.
pass to sue.boots
  The turn of Bat begins.
  The turn of Ser begins.
  The turn of Bru begins.
  The turn of Eng begins.
  The turn of Mit begins.
  The turn of Rav begins.
  The turn of Sci begins.
  Round 4.
  The turn of Tom begins.
  The turn of Sue begins.
  Gor is no longer primed with fire.
gm person place sue 33 8
sue.boots cast guarding-field
  Sue casts Guarding Field.
  Sue is guarded.
  Sue: AC 12 → 14 (guarded).
pass to bat.boots
  The turn of Gor begins.
  The turn of Dog begins.
  The turn of Bat begins.
dice 20 3 3 2 4
bat.boots attack sue with riot-baton
  Bat attacks Sue, Riot baton: d20 20 + 4 attack bonus = 24 against 14, a critical hit.
  Damage of Riot baton: d6 3+3 + 2 damage bonus = 8.
  Sue no longer concentrates on Guarding Field.
  Sue is no longer guarded.
  Damage of Riot baton: d4 2+4 = 6.
  Sue takes bludgeoning and lightning: 14 from hit points.
  Sue: AC 14 → 12 (no longer guarded).
# Spark rounds prime, and set off who is primed already.
pass to ser.boots
  The turn of Ser begins.
gm person place tom 39 8
gm person relieve tom prone
  Tom is no longer prone.
dice 12 3 3
ser.boots attack tom
  Ser attacks Tom, Hinge shotgun with spark rounds: d20 12 + 4 attack bonus = 16 against 12, a hit.
  Damage of Hinge shotgun with spark rounds: d4 3+3 + 2 damage bonus = 8.
  Tom is primed with lightning.
  Tom takes piercing: 8 from hit points.
dice 12 3 3 1 2 3
ser.boots attack tom tap
  Ser attacks Tom, Hinge shotgun with spark rounds: d20 12 + 4 attack bonus = 16 against 12, a hit.
  Damage of Hinge shotgun with spark rounds: d4 3+3 + 2 damage bonus = 8.
  Tom is no longer primed with lightning.
  Reached by primed with lightning detonation: Tom, Ser.
  Damage of primed with lightning detonation: d4 1+2+3 = 6.
  Tom takes lightning: 6 from hit points.
  Ser takes lightning (6 + 6 shields): 12 from shields.
  Tom takes piercing: 8 from hit points.
show person tom
  able at 39 8 on level 1, 262 of 300 hit points, AC 12
# The scent of blood: of who has lost any hit point.
pass to bru.boots
  The turn of Bru begins.
gm person place tom 42 4
gm person heal tom 300
  Tom regains 38, now 300.
show aim bru tom with smash
  +9 against 12
gm person hurt tom 1 fire
  Tom takes fire: 1 from hit points.
show aim bru tom with smash
  +9 against 12, advantage: the scent of blood
bru.boots attack tom with clobber
  refused [ME-RANGE] clobber only works on targets that are prone
# Machines are patched up, and nobody else; a synthetic is nothing to unravel.
pass to eng.boots
  The turn of Eng begins.
gm person place dog 45 8
gm person hurt dog 9 fire
  Dog takes fire: 9 from hit points.
dice 6
eng.boots cast patch-up on dog
  Eng uses Patch Up on Dog.
  Healing of Patch Up: d8 6.
  Dog regains 6, now 32.
gm person place bat 43 8
pass to eng.boots
  The turn of Mit begins.
  The turn of Rav begins.
  The turn of Sci begins.
  Round 5.
  The turn of Tom begins.
  The turn of Sue begins.
  The turn of Gor begins.
  The turn of Dog begins.
  The turn of Bat begins.
  The turn of Ser begins.
  The turn of Bru begins.
  The turn of Eng begins.
eng.boots cast patch-up on bat
  refused [ME-CAST] Patch Up works only on what is synthetic
pass to sue.boots
  The turn of Mit begins.
  The turn of Rav begins.
  The turn of Sci begins.
  Round 6.
  The turn of Tom begins.
  The turn of Sue begins.
sue.boots cast unravel on dog
  refused [ME-CAST] Unravel does nothing to what is synthetic
# It bursts itself with a blow that hits.
pass to mit.boots
  The turn of Gor begins.
  The turn of Dog begins.
  The turn of Bat begins.
  The turn of Ser begins.
  The turn of Bru begins.
  The turn of Eng begins.
  The turn of Mit begins.
gm person place tom 49 8
dice 8
mit.boots cast mite-burst on tom
  Mit uses Suicide Attack on Tom.
  Mit attacks Tom, Suicide Attack: d20 8 + 1 Dexterity + 2 proficiency = 11 against 12, a miss.
pass to mit.boots
  The turn of Rav begins.
  The turn of Sci begins.
  Round 7.
  The turn of Tom begins.
  The turn of Sue begins.
  The turn of Gor begins.
  The turn of Dog begins.
  The turn of Bat begins.
  The turn of Ser begins.
  The turn of Bru begins.
  The turn of Eng begins.
  The turn of Mit begins.
dice 9 4
mit.boots cast mite-burst on tom
  Mit uses Suicide Attack on Tom.
  Mit attacks Tom, Suicide Attack: d20 9 + 1 Dexterity + 2 proficiency = 12 against 12, a hit.
  Damage of Suicide Attack: d6 4.
  Mit is killed by Suicide Attack.
  Tom takes acid: 4 from hit points.
  The turn of Rav begins.
# A sac for each wound of a blade or a shot, four of them; fire opens none.
gm person hurt rav 5 fire
  Rav takes fire: 5 from hit points.
dice 2
gm person hurt rav 5 piercing
  Rav takes piercing: 5 from hit points.
  Rav uses Burst Sac.
  Number by Burst Sac: d10 2.
  Hollow mite 2 hatches.
  Hollow mite 3 hatches.
show person rav
  able at 50 4 on level 1, 100 of 110 hit points, AC 12
# Three shells at one place.
pass to sci.boots
  The turn of Sci begins.
gm person place tom 50 9
dice 15 1 1 1 16 2 2 2 10 3 3 3
sci.boots cast three-shells at 50 10
  Sci uses Three Shells.
  Reached by Three Shells: Tom.
  Tom saves with Dexterity against Three Shells: d20 15 against 16, failure.
  Damage of Three Shells: d10 1+1+1 = 3.
  Reached by Three Shells: Tom.
  Tom saves with Dexterity against Three Shells: d20 16 against 16, success.
  Damage of Three Shells: d10 2+2+2 = 6.
  Reached by Three Shells: Tom.
  Tom saves with Dexterity against Three Shells: d20 10 against 16, failure.
  Damage of Three Shells: d10 3+3+3 = 9.
  Tom takes thunder: 3 from hit points.
  Tom takes thunder (6 - 3 by the save): 3 from hit points.
  Tom takes thunder: 9 from hit points.
