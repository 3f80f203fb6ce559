title What a side can aim at
covers SHIP-ROUND SHIP-DISABLE

ship Hesper corvette at 0 0 heading 0 side Blue special
ship Wren fighter at 0 3000 heading 0 side Blue
ship Prize freighter at 0 1000 heading 180 side Red special
ship Guard fighter at 3000 0 heading 270 side Red
crew hesper pilot gunner
crew wren pilot
crew prize pilot
crew guard pilot
ship Idle fighter at 9000 0 heading 0 side Red
goal Blue hold at 0 0 radius 500 round 2 minor: The dock is ours.
goal Blue reach ships 2 at 0 3000 radius 200 minor: Two of us are out.
goal Blue beat guard minor: The guard is gone.
goal Red protect prize minor: Keep her.
goal Blue capture prize: She is ours.
initiative hesper 20, wren 15, prize 10, guard 5, idle 1
set prize shields 0, hull 4

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
# A zone is held for a round when the round ends with an able ship of the side in
# it, and none of the others.
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Wren's pilot begins.
  The turn of Prize's pilot begins.
  The turn of Guard's pilot begins.
  The turn of Idle begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The zone has been held for 1 of 2 rounds.
gm move guard at 0 400 heading 0
  The GM rules, Guard: it is moved.
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Wren's pilot begins.
  The turn of Prize's pilot begins.
  The turn of Guard's pilot begins.
  The turn of Idle begins.
  Round 3.
  The turn of Hesper's pilot begins.
  The zone is no longer held; it takes 2 rounds from the start.
gm move guard at 501 0 heading 0
  The GM rules, Guard: it is moved.
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Wren's pilot begins.
  The turn of Prize's pilot begins.
  The turn of Guard's pilot begins.
  The turn of Idle begins.
  Round 4.
  The turn of Hesper's pilot begins.
  The zone has been held for 1 of 2 rounds.
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Wren's pilot begins.
  The turn of Prize's pilot begins.
  The turn of Guard's pilot begins.
  The turn of Idle begins.
  Round 5.
  The turn of Hesper's pilot begins.
  The zone has been held for 2 of 2 rounds.
  Goal reached: The dock is ours.
# Two able ships have to be in the zone, at its edge or nearer.
gm move hesper at 201 3000 heading 0
  The GM rules, Hesper: it is moved.
gm move hesper at 200 3000 heading 0
  The GM rules, Hesper: it is moved.
  Goal reached: Two of us are out.
# Beating one ship: destroyed, lost, or stable; disabled it may yet come back.
gm edit guard hull 0
  Guard is disabled.
  The GM rules, Guard: Hull set to 0.
gm edit guard system-damage 6
  Guard: system damage +1, now level 6: all primary systems have failed.
  Guard is lost: all its primary systems have failed.
  The GM rules, Guard: System damage set to 6.
  Goal reached: The guard is gone.
# To capture a ship: disable it, by choice at its last hit, and lie beside it with
# 300 ft between the edges.
gm move hesper at 0 500 heading 0
  The GM rules, Hesper: it is moved.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
gm edit prize shields 0
  The GM rules, Prize: Shields set to 0.
dice d20=15 d8=4
hesper.gunner fire laser at prize attacks 1 disable
  Hesper's gunner fires the laser cannon at Prize: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 11, a hit.
  Laser cannon damage: d8 4 + 1 ship Strength = 5, 5 energy.
  Prize: energy takes 5 from the hull.
  Prize is disabled.
  Prize: system damage +1, now level 1: disadvantage on ability checks.
  Prize is stable: disabled, but no longer falling apart.
  Goal failed: Keep her.
gm move wren at 0 1351 heading 0
  The GM rules, Wren: it is moved.
gm move wren at 0 1350 heading 0
  The GM rules, Wren: it is moved.
  Goal reached: She is ours.
  The battle is over. She is ours.
