title Tactics and what pilots learn: by order, and by standing order
covers SHIP-FEATURE SHIP-BONUS SHIP-REACT

ship Hesper fighter at 0 0 heading 0 side Blue special
ship Wren fighter at 80 0 heading 0 side Blue special
ship Magpie fighter at 40 400 heading 180 side Red special
crew hesper plain pilot gunner
crew wren plain pilot gunner
crew magpie plain pilot gunner
member hesper.pilot rank 1 feature snap-roll feature skim feature shelter feature wingman feature lined-up
member hesper.gunner gunnery no
initiative hesper.pilot 20, magpie.pilot 18, magpie.gunner 16, wren.pilot 14, wren.gunner 12, hesper.gunner 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
show features hesper.pilot
  Snap Roll (tactic), 2 of 2 left, d4
  Skim (tactic), 2 of 2 left, d4
  Shelter (tactic), 2 of 2 left, d4
  Wingman's Run (tactic), 2 of 2 left, d4
  Lined Up (tactic), 2 of 2 left, d4
show options hesper.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Evade, Magpie: 47.5%
  Ram, Magpie: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ready
  Hide: refused [SHIP-HIDE] Magpie has Hesper in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  Feature, Skim
  Feature, Shelter, Wren
  Feature, Wingman's Run, Wren
  Feature, Lined Up
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
# A bonus action and one tactic a turn.
dice d4=3
hesper.pilot feature skim
  Hesper's pilot uses Skim.
  Hesper's pilot, Skim: d4 3.
  Hesper: flying speed 350 → 500 ft (Skim).
show hesper feet
  feet 500 ft left of 500 ft
hesper.pilot feature lined-up
  refused [SHIP-BONUS] your bonus action is used
hesper.pilot fly ahead 200
  Hesper has flown its course; 300 ft of flying speed is left.
pass
  The turn of Magpie's pilot begins.
pass
  The turn of Magpie's gunner begins.
# The ship is hit: the standing order takes the die off the damage; no reaction is spent.
dice d20=18 d6=6 d4=2
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 18 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 22 against AC 9, a hit.
  Rapid-fire laser damage: d6 6, 6 energy.
  Hesper's pilot uses Snap Roll.
  Hesper's pilot, Snap Roll: d4 2.
  Hesper: energy (6 - 2 Snap Roll) takes 4 from the shields.
show hesper.pilot
  the turn is over; left: reaction
show features hesper.pilot
  Snap Roll (tactic), 0 of 2 left, d4, used
  Skim (tactic), 0 of 2 left, d4
  Shelter (tactic), 0 of 2 left, d4
  Wingman's Run (tactic), 0 of 2 left, d4
  Lined Up (tactic), 0 of 2 left, d4
dice d20=19 d6=5
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 19 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 23 against AC 9, a hit.
  Rapid-fire laser damage: d6 5, 5 energy.
  Hesper: energy takes 5 from the shields.
pass to hesper.pilot
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
  The turn of Hesper's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 6.
  Hesper: flying speed 500 → 350 ft (Skim ends).
hesper.pilot stance snap-roll never
  Hesper's pilot will never use Snap Roll.
hesper.pilot feature shelter at wren
  refused [SHIP-FEATURE] no deployment dice are left until a rest
