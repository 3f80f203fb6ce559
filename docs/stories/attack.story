title Attack: one weapon, one roll to hit, then damage
covers SHIP-ATTACK SHIP-TOHIT SHIP-NAT SHIP-DAMAGE SHIP-CRIT

# A plain gunner, proficiency 2, on a corvette with Dexterity 14 (+2) and
# Strength 12 (+1). The target's AC is set to 15 and its crew is none, so that
# nobody's Piloting adds to it.
ship Hesper corvette at 0 0 heading 0 side Blue
ship Mark courier at 0 500 heading 180 side Red special
crew hesper plain gunner gunner gunner
member hesper.gunner-3 gunnery no
crew mark none
set mark ac 15, hull-max 200, hull 200, shields-max 0
initiative hesper.gunner 20, hesper.gunner-2 10, hesper.gunner-3 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
gm go-on

# d20 + 2 + 2 must reach 15: an 11 hits exactly, a 10 is one less. The laser
# cannon makes two attacks, and range 500 is beyond its normal 450: so that only
# the numbers count here, the target comes nearer first.
gm move mark at 0 400 heading 180
  The GM rules, Mark: it is moved.
dice d20=11 d8=3 d20=10
hesper.gunner fire laser at mark
  Hesper's gunner fires the laser cannon at Mark: d20 11 + 2 proficiency + 2 ship Dexterity = 15 against AC 15, a hit.
  Laser cannon damage: d8 3 + 1 ship Strength = 4, 4 energy.
  Hesper's gunner fires the laser cannon at Mark: d20 10 + 2 proficiency + 2 ship Dexterity = 14 against AC 15, a miss.
  Mark: energy takes 4 from the hull.

# Once fired, a weapon waits for the start of its gunner's next turn. Nobody else
# can fire it either.
show hesper weapons
  weapons laser cannon fired; laser cannon ready; slug railgun ready; blast missile ready, ammunition 8
hesper.gunner fire laser at mark
  refused [SHIP-ACTION] your action is used
hesper.gunner fire laser-2 at mark
  refused [SHIP-ACTION] your action is used
pass
  The turn of Hesper's gunner 2 begins.
hesper.gunner-2 fire laser at mark
  refused [SHIP-ATTACK] the laser cannon has fired; it can fire again from the start of its gunner's next turn
# A gunner attacks with one weapon; the attacks of that weapon may come one by
# one, even at different targets, and the action is taken once.
dice 5
hesper.gunner-2 fire laser-2 at mark attacks 1
  Hesper's gunner 2 fires the laser cannon at Mark: d20 5 + 2 proficiency + 2 ship Dexterity = 9 against AC 15, a miss.
hesper.gunner-2 fire railgun at mark
  refused [SHIP-ACTION] your action is used
dice 5
hesper.gunner-2 fire laser-2 at mark attacks 1
  Hesper's gunner 2 fires the laser cannon at Mark: d20 5 + 2 proficiency + 2 ship Dexterity = 9 against AC 15, a miss.
hesper.gunner-2 fire laser-2 at mark attacks 1
  refused [SHIP-ACTION] your action is used
pass to hesper.gunner
  The turn of Hesper's gunner 3 begins.
  Round 2.
  The turn of Hesper's gunner begins.
show hesper weapons
  weapons laser cannon ready; laser cannon fired; slug railgun ready; blast missile ready, ammunition 8

# A 1 misses, whatever the numbers; a 20 hits and is critical, whatever the AC.
# All damage dice are rolled twice: 1d8 becomes 2d8, the Strength is added once.
gm edit mark ac 5
  The GM rules, Mark: AC without pilot set to 5.
  Mark: AC 15 → 5 (as ruled).
dice d20=1 d20=2 d8=4
hesper.gunner fire laser at mark
  Hesper's gunner fires the laser cannon at Mark: d20 1 + 2 proficiency + 2 ship Dexterity = 5 against AC 5, a miss.
  Hesper's gunner fires the laser cannon at Mark: d20 2 + 2 proficiency + 2 ship Dexterity = 6 against AC 5, a hit.
  Laser cannon damage: d8 4 + 1 ship Strength = 5, 5 energy.
  Mark: energy takes 5 from the hull.
pass
  The turn of Hesper's gunner 2 begins.
gm edit mark ac 60
  The GM rules, Mark: AC without pilot set to 60.
  Mark: AC 5 → 60 (as ruled).
dice d20=20 d8=4 d8=5 d20=19
hesper.gunner-2 fire laser-2 at mark
  Hesper's gunner 2 fires the laser cannon at Mark: d20 20 + 2 proficiency + 2 ship Dexterity = 24 against AC 60, a critical hit.
  Laser cannon damage: d8 4+5 + 1 ship Strength = 10, 10 energy, all dice twice.
  Hesper's gunner 2 fires the laser cannon at Mark: d20 19 + 2 proficiency + 2 ship Dexterity = 23 against AC 60, a miss.
  Mark: energy takes 10 from the hull.
pass to hesper.gunner
  The turn of Hesper's gunner 3 begins.
  Round 3.
  The turn of Hesper's gunner begins.

# The weapon's own bonus counts: a railgun has +1, so 10 + 2 + 2 + 1 is 15.
gm edit mark ac 15
  The GM rules, Mark: AC without pilot set to 15.
  Mark: AC 60 → 15 (as ruled).
gm move mark at 0 1000 heading 180
  The GM rules, Mark: it is moved.
dice d20=10 d10=7 d10=8
hesper.gunner fire railgun at mark
  Hesper's gunner fires the slug railgun at Mark: d20 10 + 2 proficiency + 2 ship Dexterity + 1 slug railgun = 15 against AC 15, a hit.
  Slug railgun damage: d10 7+8 + 1 ship Strength = 16, 16 kinetic.
  Mark: kinetic takes 16 from the hull.

# Targets must be there, known, not one's own, and not gone.
pass
  The turn of Hesper's gunner 2 begins.
hesper.gunner-2 fire laser-2 at hesper
  refused [SHIP-ATTACK] Hesper is your own ship
hesper.gunner-2 fire mount-9 at mark
  refused [SHIP-ATTACK] Hesper has no weapon 8
gm hide mark
  The GM rules, Mark: it is hidden.
hesper.gunner-2 fire laser-2 at mark
  refused [SHIP-ATTACK] you know of no such ship
gm reveal mark
  The GM rules, Mark: it is in sight.
show mark hull
  hull 165 of 200

# Damage is never below nothing: with Strength 1 (-5) a 3 is no harm.
gm edit hesper strength 1
  The GM rules, Hesper: Strength set to 1.
gm move mark at 0 400 heading 180
  The GM rules, Mark: it is moved.
dice d20=12 d8=3 d20=2
hesper.gunner-2 fire laser-2 at mark
  Hesper's gunner 2 fires the laser cannon at Mark: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 15, a hit.
  Laser cannon damage: d8 3 - 5 ship Strength = -2, 0 energy.
  Hesper's gunner 2 fires the laser cannon at Mark: d20 2 + 2 proficiency + 2 ship Dexterity = 6 against AC 15, a miss.
  Mark: energy does no harm.
pass to hesper.gunner-3
  The turn of Hesper's gunner 3 begins.
# Whoever is not proficient with martial weapons adds no proficiency.
dice d20=12 d20=2
hesper.gunner-3 fire laser at mark
  Hesper's gunner 3 fires the laser cannon at Mark: d20 12 + 2 ship Dexterity = 14 against AC 15, a miss.
  Hesper's gunner 3 fires the laser cannon at Mark: d20 2 + 2 ship Dexterity = 4 against AC 15, a miss.

# Every gunner reaches every weapon, until a GM says that one of them alone does.
gm reach laser-2 hesper.gunner-2
  The GM rules, Hesper: the laser cannon: only the gunner 2 can reach it.
gm reach laser-2 hesper.pilot
  refused [TABLE] no gunner of Hesper sits there
pass to hesper.gunner
  Round 4.
  The turn of Hesper's gunner begins.
hesper.gunner fire laser-2 at mark
  refused [SHIP-ATTACK] the laser cannon is out of your reach: it is the gunner 2's
pass to hesper.gunner-2
  The turn of Hesper's gunner 2 begins.
dice d20=2 d20=2
hesper.gunner-2 fire laser-2 at mark
  Hesper's gunner 2 fires the laser cannon at Mark: d20 2 + 2 proficiency + 2 ship Dexterity = 6 against AC 15, a miss.
  Hesper's gunner 2 fires the laser cannon at Mark: d20 2 + 2 proficiency + 2 ship Dexterity = 6 against AC 15, a miss.
gm reach laser-2 all hesper
  The GM rules, Hesper: the laser cannon: every gunner can reach it.
pass to hesper.gunner-2
  The turn of Hesper's gunner 3 begins.
  Round 5.
  The turn of Hesper's gunner begins.
  The turn of Hesper's gunner 2 begins.
pass to hesper.gunner-3
  The turn of Hesper's gunner 3 begins.
dice d20=2 d20=2
hesper.gunner-3 fire laser-2 at mark
  Hesper's gunner 3 fires the laser cannon at Mark: d20 2 + 2 ship Dexterity = 4 against AC 15, a miss.
  Hesper's gunner 3 fires the laser cannon at Mark: d20 2 + 2 ship Dexterity = 4 against AC 15, a miss.
