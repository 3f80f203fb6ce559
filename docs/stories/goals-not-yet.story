title What does not reach a goal yet, and what makes it fail
covers SHIP-ROUND SHIP-DISABLE

ship Hesper corvette at 0 0 heading 0 side Blue special
ship Wren fighter at 0 3000 heading 0 side Blue special
ship Prize freighter at 0 250 heading 180 side Red special
ship Guard fighter at 400 0 heading 270 side Red special
ship Idle fighter at 9000 0 heading 0 side Red
crew hesper pilot gunner
crew wren pilot
crew prize pilot
crew guard pilot
goal Blue beat guard minor: The guard is out.
goal Red protect prize minor: Keep her.
goal Red protect guard minor: Keep the guard.
goal Red escape guard minor: The guard gets away.
goal Red escape prize minor: She gets away.
goal Blue capture prize minor: She is ours.
goal Blue survive wren round 1 minor: Wren holds out.
initiative hesper 20, wren 15, prize 10, guard 5, idle 1
set guard shields 0, hull 4

begin
  ...
# An able prize is nobody's, however near they are. A round has to be over to be survived.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice 15 4
hesper.gunner fire laser at guard attacks 1 disable
  Hesper's gunner fires the laser cannon at Guard: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Laser cannon damage: d8 4 + 1 ship Strength = 5, 5 energy.
  Guard: energy takes 5 from the hull.
  Guard is disabled.
  Guard: system damage +1, now level 1: disadvantage on ability checks.
  Guard is stable: disabled, but no longer falling apart.
  Goal reached: The guard is out.
  Goal failed: Keep the guard.
  Goal failed: The guard gets away.
pass to hesper.pilot
  The turn of Wren's pilot begins.
  The turn of Prize's pilot begins.
  The turn of Guard's pilot begins.
  The turn of Idle begins.
  Round 2.
  The turn of Hesper's pilot begins.
  Goal reached: Wren holds out.
gm damage prize 1000 energy
  The GM rules, Prize: 1000 energy damage.
  Prize: energy takes 38 from the shields and 962 from the hull.
  The shields of Prize are down.
  Prize is torn apart by massive damage.
  Goal failed: Keep her.
  Goal failed: She gets away.
  Goal failed: She is ours.
