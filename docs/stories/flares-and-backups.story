title Flares against what is aimed, and a backup that starts
covers SHIP-FEATURE SHIP-REACT SHIP-DSAVE SHIP-WSAVE

class bow medium across 50 strength 10 dexterity 10 constitution 10
mount bow blast-missile turret
mount bow light-laser turret
class ready medium across 50 strength 10 dexterity 10 constitution 10
fit ready flare-pods, power-backup
ship Wick bow at 0 0 heading 0 side Blue special
ship Flare ready at 0 400 heading 180 side Red special
ship Spare ready at 5000 400 heading 180 side Red special
crew wick plain pilot gunner operator
crew flare plain pilot operator mechanic
crew spare plain pilot mechanic
member wick.operator wisdom 16, points 9, craft wisdom, feature needle-swarm, feature cold-shock
set flare hull-max 60, hull 60, shields-max 0, shields 0
set spare hull-max 60, hull 60, shields-max 0, shields 0
initiative wick.operator 20, wick.gunner 19, spare.mechanic 15, flare.mechanic 14, flare.operator 13, wick.pilot 5, flare.pilot 4, spare.pilot 3

begin
  The battle goes on.
  Round 1.
  The turn of Wick's operator begins.
# Of Constitution they are no help.
dice d20=13
wick.operator cast cold-shock at flare
  Wick's operator uses Cold Shock on Flare.
  Flare, Constitution save against Cold Shock: d20 13 against 13, success.
# A Dexterity save has advantage: 12 makes it. There is one reaction, and one flare before maintenance.
pass
  The turn of Wick's gunner begins.
dice d20=11 d20=12 d12=1 d12=1 d12=2
wick.gunner fire missile at flare
  Flare's operator uses Flare Pods.
  Wick's gunner fires at Flare, whose Dexterity save against blast missile: d20 12, dropped 11 (advantage: Flare Pods) = 12 against 12, success.
  Blast missile damage: d12 1+1+2 = 4, 2 energy, half by the save.
  Flare: energy takes 2 from the hull.
show features flare.operator
  Flare Pods (modification), 0 of 1 left, used
pass to wick.operator
  The turn of Spare's mechanic begins.
  The turn of Flare's mechanic begins.
  The turn of Flare's operator begins.
  The turn of Wick's pilot begins.
  The turn of Flare's pilot begins.
  The turn of Spare's pilot begins.
  Round 2.
  The turn of Wick's operator begins.
dice d20=12 d8=1 d8=1
wick.operator cast needle-swarm at flare
  Wick's operator uses Needle Swarm on Flare.
  Flare, Dexterity save against Needle Swarm: d20 12 against 13, failure.
  Needle Swarm, damage: d8 1+1 = 2, 2 kinetic.
  Flare: kinetic takes 2 from the hull.
# Who is able needs no backup. One that has kept the hull at 1 does not start again.
pass to flare.mechanic
  The turn of Wick's gunner begins.
  The turn of Spare's mechanic begins.
  The turn of Flare's mechanic begins.
flare.mechanic feature backup-start
  refused [SHIP-FEATURE] Flare makes no destruction saves
gm damage flare 60 energy
  The GM rules, Flare: 60 energy damage.
  Flare: energy takes 60 from the hull.
  Flare's mechanic uses Power Backup.
show flare hull state
  state able
  hull 1 of 60, worn
gm damage flare 5 energy
  The GM rules, Flare: 5 energy damage.
  Flare: energy takes 5 from the hull.
  Flare is disabled.
  Flare: system damage +1, now level 1: disadvantage on ability checks.
show flare state
  state disabled
flare.mechanic feature backup-start
  refused [SHIP-FEATURE] Power Backup is spent before maintenance
# Kept back, it makes one destruction save succeed, without a die.
dice d20=10
pass to spare.mechanic
  The turn of Flare's operator begins.
  The turn of Wick's pilot begins.
  The turn of Flare's pilot begins.
  Flare makes a destruction save: d20 10 against 10, success.
  The turn of Spare's pilot begins.
  Round 3.
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
  The turn of Spare's mechanic begins.
spare.mechanic stance power-backup never
  Spare's mechanic will never use Power Backup.
gm damage spare 60 energy
  The GM rules, Spare: 60 energy damage.
  Spare: energy takes 60 from the hull.
  Spare is disabled.
  Spare: system damage +1, now level 1: disadvantage on ability checks.
spare.mechanic feature backup-start
  Spare's mechanic uses Backup Start.
show spare state successes
  state disabled
  successes 1
spare.mechanic feature backup-start
  refused [SHIP-ACTION] your action is used
