title On foot: what single weapons do by a text of their own, at a hit, at a miss, in hand
covers ME-DAMAGE ME-CRIT ME-SHIELD ME-COVER ME-FREE ME-RAPID

book me5e
room 30 12
square half-cover 8 2
square three-quarters-cover 8 4
sheet cutter like plain, dexterity 14, strength 16, weapon adder-dagger, weapon riot-shield, weapon gauntlet-blade, weapon quarry-hammer, weapon leech-blade, weapon rime-gauntlet, weapon bone-saw, hp 60
sheet shooter like plain, dexterity 14, strength 16, weapon obelisk-rifle, weapon assegai-rifle, weapon surveyor-rifle, weapon monolith-rifle, hp 60, clips 9
sheet finder like plain, dexterity 14, strength 16, weapon wayfinder-smg, weapon reprimand-smg, weapon burr-pistol, hp 60, clips 9
sheet tinker like plain, dexterity 14, strength 16, weapon nudge-pistol, weapon storm-coil, weapon level-pistol, weapon axe-shotgun, hp 60, clips 9
sheet target like plain, hp 200, shields 10 regain 5
sheet bearer like plain, hp 200, barrier 2, shields 5 regain 5
sheet mech like choir-trooper, hp 200
person Cut cutter at 2 2 side Blue
person Sho shooter at 2 4 side Blue
person Fin finder at 2 6 side Blue
person Tin tinker at 2 8 side Blue
person Foe target at 12 2 side Red
person Bar bearer at 9 9 side Red
person Mec mech at 14 10 side Red
initiative cut 20, sho 19, fin 18, tin 17, foe 5, bar 4, mec 3

begin
  The battle goes on.
  Round 1.
  The turn of Cut begins.
# A shield in hand is 2 on Defence; stowed it is none.
show person cut
  able at 2 2 on level 1, 60 of 60 hit points, AC 14
  Adder dagger in hand; Riot shield in hand
cut.boots stow riot-shield
  Cut stows Riot shield.
  Cut: AC 14 → 12 (without Riot shield).
show person cut
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Adder dagger in hand
# What is worn at the wrist is drawn for free: the object of the turn is spent already.
cut.boots draw gauntlet-blade
  Cut draws Gauntlet blade.
cut.boots draw rime-gauntlet
  refused [ME-FREE] Rime gauntlet takes a hand, and Cut has 0 free
# Venom: 3d6 more, Constitution 11 for half; it is part of the hit, and shields do not meet a blade.
gm person place foe 3 2
dice 12 2 10 1 2 4
cut.boots attack foe with adder-dagger
  Cut attacks Foe, Adder dagger: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of Adder dagger: d4 2 + 3 Strength = 5.
  Foe saves with Constitution against Adder dagger: d20 10 against 11, failure.
  Damage of Adder dagger: d6 1+2+4 = 7.
  Foe takes piercing and poison: 12 from hit points.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 2.
  The turn of Cut begins.
dice 12 2 11 1 2 4
cut.boots attack foe with adder-dagger
  Cut attacks Foe, Adder dagger: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of Adder dagger: d4 2 + 3 Strength = 5.
  Foe saves with Constitution against Adder dagger: d20 11 against 11, success.
  Damage of Adder dagger: d6 1+2+4 - 4 by the save = 3.
  Foe takes piercing and poison: 8 from hit points.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 3.
  The turn of Cut begins.
# Dice doubled by a critical hit, those of the venom too.
dice 20 1 2 10 1 2 3 4 5 6
cut.boots attack foe with adder-dagger
  Cut attacks Foe, Adder dagger: d20 20 + 3 Strength + 2 proficiency = 25 against 12, a critical hit.
  Damage of Adder dagger: d4 1+2 + 3 Strength = 6.
  Foe saves with Constitution against Adder dagger: d20 10 against 11, failure.
  Damage of Adder dagger: d6 1+2+3+4+5+6 = 21.
  Foe takes piercing and poison: 27 from hit points.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 4.
  The turn of Cut begins.
# A hammer fells who does not withstand its wielder: 8, and 3 of Strength and 2 of proficiency.
cut.boots stow adder-dagger
  Cut stows Adder dagger.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 5.
  The turn of Cut begins.
cut.boots stow gauntlet-blade
  Cut stows Gauntlet blade.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 6.
  The turn of Cut begins.
cut.boots draw quarry-hammer
  Cut draws Quarry hammer.
dice 12 2 2 13
cut.boots attack foe with quarry-hammer
  Cut attacks Foe, Quarry hammer: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of Quarry hammer: d6 2+2 + 3 Strength = 7.
  Foe saves with Strength against Quarry hammer: d20 13 against 13, success.
  Foe takes bludgeoning: 7 from hit points.
show person foe
  able at 3 2 on level 1, 146 of 200 hit points, AC 12
  shields 10 of 10
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 7.
  The turn of Cut begins.
dice 12 2 2 12
cut.boots attack foe with quarry-hammer
  Cut attacks Foe, Quarry hammer: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of Quarry hammer: d6 2+2 + 3 Strength = 7.
  Foe saves with Strength against Quarry hammer: d20 12 against 13, failure.
  Foe is prone.
  Foe takes bludgeoning: 7 from hit points.
show person foe
  able at 3 2 on level 1, 139 of 200 hit points, AC 12
  shields 10 of 10; prone
gm person relieve foe prone
  Foe is no longer prone.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 8.
  The turn of Cut begins.
cut.boots stow quarry-hammer
  Cut stows Quarry hammer.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 9.
  The turn of Cut begins.
# What drains gives back half of what was rolled, and no more than was lost.
cut.boots draw leech-blade
  Cut draws Leech blade.
gm person hp cut 58
  The GM rules: Cut has 58 hit points.
dice 12 6 
cut.boots attack foe with leech-blade
  Cut attacks Foe, Leech blade: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of Leech blade: d10 6 + 3 Strength = 9.
  Cut regains 2, now 60.
  Foe takes slashing: 9 from hit points.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 10.
  The turn of Cut begins.
cut.boots stow leech-blade
  Cut stows Leech blade.
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 11.
  The turn of Cut begins.
# Cold that primes, and Strength 10 or frozen; a critical hit leaves no save.
cut.boots draw rime-gauntlet
  Cut draws Rime gauntlet.
dice 12 3 10
cut.boots attack foe with rime-gauntlet
  Cut attacks Foe, Rime gauntlet: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of Rime gauntlet: d6 3 + 3 Strength = 6.
  Foe is primed with cold.
  Foe saves with Strength against Rime gauntlet: d20 10 against 10, success.
  Foe takes cold: 6 from hit points.
show person foe
  able at 3 2 on level 1, 124 of 200 hit points, AC 12
  shields 10 of 10; primed with cold
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 12.
  The turn of Cut begins.
dice 12 3 9
cut.boots attack foe with rime-gauntlet
  Cut attacks Foe, Rime gauntlet: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of Rime gauntlet: d6 3 + 3 Strength = 6.
  Foe saves with Strength against Rime gauntlet: d20 9 against 10, failure.
  Foe is frozen.
  Foe takes cold: 6 from hit points.
  Foe: speed 10 → 0 m (frozen).
show person foe
  able at 3 2 on level 1, 118 of 200 hit points, AC 12
  shields 10 of 10; primed with cold; frozen
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 13.
  The turn of Cut begins.
show person foe
  able at 3 2 on level 1, 118 of 200 hit points, AC 12
  shields 10 of 10; primed with cold; frozen
gm person place foe 12 2
gm person place mec 3 2
cut.boots stow rime-gauntlet
  Cut stows Rime gauntlet.
pass to cut.boots
  Foe is no longer primed with cold.
  Foe is no longer frozen.
  The turn of Sho begins.
  Foe: speed 0 → 10 m (no longer frozen).
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 14.
  The turn of Cut begins.
# A saw makes bleed, but no machine.
cut.boots draw bone-saw
  Cut draws Bone saw.
dice 12 5
cut.boots attack mec with bone-saw
  Cut attacks Mec, Bone saw: d20 12 + 3 Strength + 2 proficiency = 17 against 13, a hit.
  Damage of Bone saw: d10 5 + 3 Strength = 8.
  Mec takes slashing: 8 from hit points.
gm person place mec 14 10
gm person place foe 3 2
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 15.
  The turn of Cut begins.
dice 12 5
cut.boots attack foe with bone-saw
  Cut attacks Foe, Bone saw: d20 12 + 3 Strength + 2 proficiency = 17 against 12, a hit.
  Damage of Bone saw: d10 5 + 3 Strength = 8.
  Foe is bleeding.
  Foe takes slashing: 8 from hit points.
dice 3 4
pass to cut.boots
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  Damage of bleeding: d6 3+4 = 7.
  Foe takes piercing: 7 from hit points.
  Foe is no longer bleeding.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 16.
  The turn of Cut begins.
gm person place foe 12 2
# From behind half cover: past it, and 1d4 more only against somebody without any.
pass to sho.boots
  The turn of Sho begins.
show aim sho foe with obelisk
  +4 against 12
gm person place foe 9 4
show aim sho foe with obelisk
  +4 against 17 with three-quarters cover
dice 15 5 6
sho.boots attack foe with obelisk
  Sho attacks Foe, Obelisk rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 17 with three-quarters cover, a hit.
  Damage of Obelisk rifle: d12 5+6 + 2 Dexterity = 13.
  Foe takes piercing: 10 from shields, 3 from hit points.
gm person place foe 6 8
sho.boots reload obelisk
  refused [ME-RELOAD] Sho has no action left
pass to sho.boots
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 17.
  The turn of Cut begins.
  The turn of Sho begins.
sho.boots reload obelisk
  Sho reloads Obelisk rifle.
pass to sho.boots
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 18.
  The turn of Cut begins.
  The turn of Sho begins.
dice 15 5 6 2
sho.boots attack foe with obelisk
  Sho attacks Foe, Obelisk rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Obelisk rifle: d12 5+6 + 2 Dexterity = 13.
  Damage of Obelisk rifle: d4 2.
  Foe takes piercing: 15 from hit points.
# Past three-quarters cover as well.
pass to sho.boots
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 19.
  The turn of Cut begins.
  The turn of Sho begins.
gm person place foe 9 4
sho.boots stow obelisk
  Sho stows Obelisk rifle.
pass to sho.boots
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 20.
  The turn of Cut begins.
  The turn of Sho begins.
sho.boots draw assegai
  Sho draws Assegai rifle.
show aim sho foe with assegai
  +4 against 12
# One rifle is reloaded by bonus action, another never.
pass to sho.boots
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 21.
  The turn of Cut begins.
  The turn of Sho begins.
sho.boots stow assegai
  Sho stows Assegai rifle.
pass to sho.boots
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 22.
  The turn of Cut begins.
  The turn of Sho begins.
sho.boots draw surveyor
  Sho draws Surveyor rifle.
gm person load sho surveyor 1
  The GM rules: Surveyor rifle of Sho has 1 attack left.
sho.boots rapid-reload surveyor
  Sho reloads Surveyor rifle.
show sho.boots
  the turn is open; left: 1 action, 1 reaction; movement 10 m
pass to sho.boots
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 23.
  The turn of Cut begins.
  The turn of Sho begins.
sho.boots stow surveyor
  Sho stows Surveyor rifle.
pass to sho.boots
  The turn of Fin begins.
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 24.
  The turn of Cut begins.
  The turn of Sho begins.
sho.boots draw monolith
  Sho draws Monolith rifle.
gm person load sho monolith 0
  The GM rules: Monolith rifle of Sho has 0 attacks left.
sho.boots rapid-reload monolith
  refused [ME-RAPID] Monolith rifle cannot be reloaded so fast
# A miss shows where to aim, until a hit.
pass to fin.boots
  The turn of Fin begins.
gm person place foe 5 6
dice 2
fin.boots attack foe with wayfinder
  Fin attacks Foe, Wayfinder SMG: d20 2 + 2 Dexterity + 2 proficiency = 6 against 12, a miss.
pass to fin.boots
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 25.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
dice 3
fin.boots attack foe with wayfinder
  Fin attacks Foe, Wayfinder SMG: d20 3 + 2 Dexterity + 2 proficiency + 1 earlier misses = 8 against 12, a miss.
pass to fin.boots
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 26.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
show aim fin foe with wayfinder
  +6 against 12
dice 15 1 1
fin.boots attack foe with wayfinder
  Fin attacks Foe, Wayfinder SMG: d20 15 + 2 Dexterity + 2 proficiency + 2 earlier misses = 21 against 12, a hit.
  Damage of Wayfinder SMG: d6 1+1 + 2 Dexterity = 4.
  Foe takes piercing: 4 from hit points.
show aim fin foe with wayfinder
  refused: Fin has no action left [ME-ATTACK]
fin.boots stow wayfinder
  Fin stows Wayfinder SMG.
pass to fin.boots
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 27.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
# One more within normal range, 6 m, and none beyond.
show aim fin foe with reprimand
  +6 against 12
gm person place foe 6 6
show aim fin foe with reprimand
  +5 against 12, disadvantage: beyond normal range
fin.boots stow reprimand
  Fin stows Reprimand SMG.
pass to fin.boots
  The turn of Tin begins.
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 28.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
fin.boots draw burr
  Fin draws Burr pistol.
dice 2 3
fin.boots attack foe with burr
  Fin attacks Foe, Burr pistol: d20 2 + 2 Dexterity + 2 proficiency = 6 against 12, a miss.
  Damage of Burr pistol: d4 3.
  Foe takes thunder: 3 from hit points.
# A barrier takes nothing off what passes it; a charged shot is 2d6 force more, and of one hit.
pass to tin.boots
  The turn of Tin begins.
dice 15 4
tin.boots attack bar with nudge
  Tin attacks Bar, Nudge pistol: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Nudge pistol: d6 4 + 2 Dexterity = 6.
  Bar takes force: 5 from shields, 1 from hit points.
pass to tin.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 29.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
dice 15 4 3 3
tin.boots attack bar with nudge charged
  Tin attacks Bar, Nudge pistol: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Nudge pistol: d6 4 + 2 Dexterity = 6.
  Damage of Nudge pistol: d6 3+3 = 6.
  Bar takes force: 12 from hit points.
# 1d6 lightning more against machines alone.
tin.boots stow nudge
  Tin stows Nudge pistol.
pass to tin.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 30.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
gm person place mec 6 8
gm person place foe 20 8
tin.boots stow level
  Tin stows Level pistol.
pass to tin.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 31.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
tin.boots draw storm-coil
  Tin draws Storm coil rifle.
dice 15 1 1 6
tin.boots attack mec with storm-coil
  Tin attacks Mec, Storm coil rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 13, a hit.
  Damage of Storm coil rifle: d6 1+1 + 2 Dexterity = 4.
  Damage of Storm coil rifle: d6 6.
  Mec takes lightning (10 + 10 vulnerable): 20 from hit points.
gm person place mec 14 10
gm person place foe 6 8
pass to tin.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 32.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
tin.boots stow storm-coil
  Tin stows Storm coil rifle.
pass to tin.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 33.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
# Half beyond normal range, 10 m.
tin.boots draw level
  Tin draws Level pistol.
gm person place foe 7 8
dice 15 7
tin.boots attack foe with level
  Tin attacks Foe, Level pistol: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Level pistol: d8 7 + 2 Dexterity = 9.
  Foe takes force: 9 from hit points.
gm person place foe 8 8
pass to tin.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 34.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
dice 15 15 7
tin.boots attack foe with level
  Tin attacks Foe, Level pistol: d20 15, dropped 15 (disadvantage: beyond normal range) + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Level pistol: d8 7 + 2 Dexterity = 9.
  Foe takes force (9 - 5 beyond normal range): 4 from hit points.
# A gun that is an axe too.
pass to tin.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 35.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
tin.boots stow level
  Tin stows Level pistol.
pass to tin.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Mec begins.
  Round 36.
  The turn of Cut begins.
  The turn of Sho begins.
  The turn of Fin begins.
  The turn of Tin begins.
gm person place foe 3 8
tin.boots draw axe-shotgun
  Tin draws Axe shotgun.
dice 15 4 4
tin.boots attack foe with axe-shotgun butt
  Tin attacks Foe, Axe shotgun butt: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Axe shotgun butt: d6 4+4 + 3 Strength = 11.
  Foe takes slashing: 11 from hit points.
