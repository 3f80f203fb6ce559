title On foot: what charges a next blow or burst, and motes that come before the damage
covers ME-CAST ME-REACT ME-DAMAGE ME-CRIT ME-RELOAD

book me5e
room 40 12
sheet blade like plain, hp 200, charisma 16, strength 14, weapon gauntlet-blade, power tearing-arc, power mote-cloud, power siphon
sheet gun like plain, hp 200, dexterity 16, weapon tallow-rifle, power stunner-rounds, power heat-dump
sheet mage like plain, hp 200, charisma 16, power kindle, power spear
person Bea blade at 4 4 side Blue special
person Gus gun at 4 10 side Blue special
person War redhand-warlord at 30 4 side Red
person Mag mage at 12 4 side Red special
person Big hollow-brute at 20 9 side Red
initiative bea 20, gus 16, mag 12, war 8, big 4

begin
  The battle goes on.
  Round 1.
  The turn of Bea begins.
# The next hit in melee, of two levels more: a miss does not use it up.
gm person place mag 5 4
bea.boots cast tearing-arc slot 2
  Bea casts Tearing Arc.
  Bea is edged.
dice 7
bea.boots attack mag with gauntlet-blade
  Bea attacks Mag, Gauntlet blade: d20 7 + 2 Strength + 2 proficiency = 11 against 12, a miss.
show person bea
  able at 4 4 on level 1, 200 of 200 hit points, AC 12
  edged; Gauntlet blade in hand
gm person afflict mag primed-necrotic
  Mag is primed with necrosis.
pass to bea.boots
  The turn of Gus begins.
  The turn of Mag begins.
  The turn of War begins.
  The turn of Big begins.
  Round 2.
  The turn of Bea begins.
dice 12 4 1 2 3 4 13 5
bea.boots attack mag with gauntlet-blade
  Bea attacks Mag, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Gauntlet blade: d8 4 + 2 Strength = 6.
  Damage of edged: d8 1+2+3+4 = 10.
  Mag is no longer primed with necrosis.
  Mag saves with Constitution against primed with necrosis detonation: d20 13 against 13, success.
  Damage of primed with necrosis detonation: d12 5.
  Bea is no longer edged.
  Bea no longer concentrates on Tearing Arc.
  Mag takes slashing and force: 16 from hit points.
  Mag takes necrotic: 5 from hit points.
show person bea
  able at 4 4 on level 1, 200 of 200 hit points, AC 12
  Gauntlet blade in hand
# Twice, when the hit is critical; shots have nothing of it.
pass to bea.boots
  The turn of Gus begins.
  The turn of Mag begins.
  The turn of War begins.
  The turn of Big begins.
  Round 3.
  The turn of Bea begins.
bea.boots cast tearing-arc
  Bea casts Tearing Arc.
  Bea is edged.
dice 20 1 1 1 2 3 4
bea.boots attack mag with gauntlet-blade
  Bea attacks Mag, Gauntlet blade: d20 20 + 2 Strength + 2 proficiency = 24 against 12, a critical hit.
  Damage of Gauntlet blade: d8 1+1 + 2 Strength = 4.
  Damage of edged: d8 1+2+3+4 = 10.
  Bea is no longer edged.
  Bea no longer concentrates on Tearing Arc.
  Mag takes slashing and force: 14 from hit points.
# Motes before the damage is taken: half of it, and 4d6 of it with the next hit. Force is no matter to them.
pass to mag.boots
  The turn of Gus begins.
  The turn of Mag begins.
gm person place mag 12 4
dice 13 3 3 3
mag.boots cast spear on bea
  Mag casts Spear of Force on Bea.
  Mag attacks Bea, Spear of Force: d20 13 + 3 Charisma + 2 proficiency = 18 against 12, a hit.
  Damage of Spear of Force: d8 3+3+3 + 3 power = 12.
  Bea takes force: 12 from hit points.
pass to mag.boots
  The turn of War begins.
  The turn of Big begins.
  Round 4.
  The turn of Bea begins.
  The turn of Gus begins.
  The turn of Mag begins.
dice 13 10 9
mag.boots cast kindle on bea
  Mag casts Kindle on Bea.
  Mag attacks Bea, Kindle: d20 13 + 3 Charisma + 2 proficiency = 18 against 12, a hit.
  Damage of Kindle: d10 10+9 = 19.
  Bea is primed with fire.
  Bea may react to Mag: Mote Cloud.
bea.boots react
  Bea casts Mote Cloud.
  Bea is in a cloud of motes.
  Bea takes fire (19 - 10 resistant): 9 from hit points.
show person bea
  able at 4 4 on level 1, 179 of 200 hit points, AC 12
  primed with fire; in a cloud of motes; Gauntlet blade in hand
gm person hurt bea 9 fire
  Bea takes fire (9 - 5 resistant): 4 from hit points.
gm person hurt bea 9 cold
  Bea takes cold: 9 from hit points.
pass to bea.boots
  The turn of War begins.
  The turn of Big begins.
  Round 5.
  The turn of Bea begins.
dice 12 4 4 4 1 2 3 4
bea.boots cast siphon on mag
  Bea casts Siphon on Mag.
  Bea attacks Mag, Siphon: d20 12 + 3 Charisma + 2 proficiency = 17 against 12, a hit.
  Damage of Siphon: d6 4+4+4 = 12.
  Damage of in a cloud of motes: d6 1+2+3+4 = 10.
  Bea is no longer in a cloud of motes.
  Bea: shields +0, now 0.
  Mag takes lightning and fire: 22 from hit points.
show person bea
  able at 4 4 on level 1, 166 of 200 hit points, AC 12
  primed with fire; Gauntlet blade in hand
# Let go, nothing is soaked; it ends with one's own next turn.
pass to mag.boots
  The turn of Gus begins.
  The turn of Mag begins.
gm person relieve bea primed-fire
  Bea is no longer primed with fire.
dice 13 10 9
mag.boots cast kindle on bea
  Mag casts Kindle on Bea.
  Mag attacks Bea, Kindle: d20 13 + 3 Charisma + 2 proficiency = 18 against 12, a hit.
  Damage of Kindle: d10 10+9 = 19.
  Bea is primed with fire.
  Bea may react to Mag: Mote Cloud.
bea.boots react pass
  Bea lets it pass.
  Bea takes fire: 19 from hit points.
show person bea
  able at 4 4 on level 1, 147 of 200 hit points, AC 12
  primed with fire; Gauntlet blade in hand
# Stunners: 1d8 of bludgeoning with each hit until a reload, and Strength or prone for the medium.
pass to gus.boots
  The turn of War begins.
  The turn of Big begins.
  Round 6.
  The turn of Bea begins.
  The turn of Gus begins.
gus.boots cast stunner-rounds
  Gus casts Stunner Rounds.
  Gus is loaded with stunners.
dice 12 2 3 12
gus.boots attack mag
  Gus attacks Mag, Tallow rifle: d20 12 + 3 Dexterity + 2 proficiency = 17 against 12, a hit.
  Damage of Tallow rifle: d8 2 + 3 Dexterity = 5.
  Damage of loaded with stunners: d8 3.
  Mag saves with Strength against loaded with stunners: d20 12 against 13, failure.
  Mag is prone.
  Mag takes piercing and bludgeoning: 8 from hit points.
pass to gus.boots
  The turn of Mag begins.
  Bea is no longer primed with fire.
  The turn of War begins.
  The turn of Big begins.
  Round 7.
  The turn of Bea begins.
  The turn of Gus begins.
gm person relieve mag prone
  Mag is no longer prone.
dice 12 2 3 13
gus.boots attack mag
  Gus attacks Mag, Tallow rifle: d20 12 + 3 Dexterity + 2 proficiency = 17 against 12, a hit.
  Damage of Tallow rifle: d8 2 + 3 Dexterity = 5.
  Damage of loaded with stunners: d8 3.
  Mag saves with Strength against loaded with stunners: d20 13 against 13, success.
  Mag takes piercing and bludgeoning: 8 from hit points.
# Larger ones stand.
pass to gus.boots
  The turn of Mag begins.
  The turn of War begins.
  The turn of Big begins.
  Round 8.
  The turn of Bea begins.
  The turn of Gus begins.
gm person place big 12 7
gm person place mag 30 10
dice 15 2 3
gus.boots attack big
  Gus attacks Big, Tallow rifle: d20 15 + 3 Dexterity + 2 proficiency = 20 against 18, a hit.
  Damage of Tallow rifle: d8 2 + 3 Dexterity = 5.
  Damage of loaded with stunners: d8 3.
  Big takes piercing and bludgeoning (8 - 5 resistant): 3 from hit points.
pass to gus.boots
  The turn of Mag begins.
  The turn of War begins.
  The turn of Big begins.
  Round 9.
  The turn of Bea begins.
  The turn of Gus begins.
gus.boots reload tallow-rifle
  Gus is no longer loaded with stunners.
  Gus reloads Tallow rifle.
pass to gus.boots
  The turn of Mag begins.
  The turn of War begins.
  The turn of Big begins.
  Round 10.
  The turn of Bea begins.
  The turn of Gus begins.
dice 15 2
gus.boots attack big
  Gus attacks Big, Tallow rifle: d20 15 + 3 Dexterity + 2 proficiency = 20 against 18, a hit.
  Damage of Tallow rifle: d8 2 + 3 Dexterity = 5.
  Big takes piercing (5 - 3 resistant): 2 from hit points.
# A rifle that fires no bursts: three shots in one, for two, once for each rest.
pass to gus.boots
  The turn of Mag begins.
  The turn of War begins.
  The turn of Big begins.
  Round 11.
  The turn of Bea begins.
  The turn of Gus begins.
gus.boots attack at 12 7 burst
  refused [ME-RELOAD] Tallow rifle fires no bursts
gus.boots cast heat-dump
  Gus casts Heat Dump.
  Gus is dumping heat.
dice 13 2
gus.boots attack at 12 7 burst
  Big saves with Dexterity against Tallow rifle burst: d20 13 + 1 Dexterity = 14 against 15, failure.
  Damage of Tallow rifle: d8 2 + 3 Dexterity = 5.
  Big takes piercing (5 - 3 resistant): 2 from hit points.
show person gus
  able at 4 10 on level 1, 200 of 200 hit points, AC 12
  dumping heat; Tallow rifle in hand, 12 of 15
pass to gus.boots
  Gus is no longer dumping heat.
  The turn of Mag begins.
  The turn of War begins.
  The turn of Big begins.
  Round 12.
  The turn of Bea begins.
  The turn of Gus begins.
gus.boots attack at 12 7 burst
  refused [ME-RELOAD] Tallow rifle fires no bursts
gus.boots cast heat-dump
  refused [ME-CAST] Heat Dump has been used, and comes back with a rest
# A hammer charged twice over, lost with the turn.
pass to war.boots
  The turn of Mag begins.
  The turn of War begins.
gm person place bea 29 4
war.boots cast force-charge
  War uses Force Charge.
  War is charged with force.
dice 2
war.boots attack bea with warlord-hammer
  War attacks Bea, Warlord's hammer: d20 2 + 7 attack bonus = 9 against 12, a miss.
dice 4
pass to war.boots
  War is no longer charged with force.
  The turn of Big begins.
  Round 13.
  The turn of Bea begins.
  The turn of Gus begins.
  The turn of Mag begins.
  The turn of War begins.
  War: Force Charge is not ready yet: d6 4.
dice 4
pass to war.boots
  The turn of Big begins.
  Round 14.
  The turn of Bea begins.
  The turn of Gus begins.
  The turn of Mag begins.
  The turn of War begins.
  War: Force Charge is not ready yet: d6 4.
war.boots cast spark-charge
  War uses Spark Charge.
  War is charged with lightning.
dice 16 2 2 11 5 5 14
war.boots attack bea with warlord-hammer
  War attacks Bea, Warlord's hammer: d20 16 + 7 attack bonus = 23 against 12, a hit.
  Damage of Warlord's hammer: d6 2+2 + 4 damage bonus = 8.
  Bea saves with Strength against Warlord's hammer: d20 11 + 2 Strength = 13 against 13, success.
  Damage of charged with lightning: d6 5+5 = 10.
  Bea saves with Constitution against charged with lightning: d20 14 against 15, failure.
  Bea is stunned.
  War is no longer charged with lightning.
  Bea takes bludgeoning and lightning: 18 from hit points.
  Bea: speed 10 → 0 m (stunned).
