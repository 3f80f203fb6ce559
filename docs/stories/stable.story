title Stable: no more saves, until the next blow
covers SHIP-STABLE SHIP-DMG0

class hulk medium across 50
class gun small
mount gun heavy-laser turret
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite gun at 0 400 heading 180 side Red
crew hesper plain mechanic pilot
crew kite plain gunner
set hesper hull-max 40, hull 1, ac 15
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
gm go-on
# Nothing to stabilise on a ship that has hull points.
hesper.mechanic stabilise
  refused [SHIP-STABLE] Hesper is not at 0 hit points
gm damage hesper 1 kinetic
  The GM rules, Hesper: 1 kinetic damage.
  Hesper: kinetic takes 1 from the hull.
  Hesper is disabled.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.

# Mechanic's Kit against 10, with disadvantage: at 0 there is a level of system
# damage at least. A 9 fails, a 10 succeeds. Only a mechanic can act.
dice d20=9 d20=15
hesper.mechanic stabilise
  Hesper's mechanic, Stabilise: d20 9, dropped 15 (disadvantage: system damage 1) = 9 against 10, failure.
hesper.pilot evade kite
  refused [SHIP-ZERO] Hesper is disabled: only its mechanic can act
dice d20=9
pass to hesper.mechanic
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 9 against 10, failure.
  Hesper: system damage +1, now level 2: flying speed halved, turning cost doubled.
  The turn of Kite's gunner begins.
  Round 2.
  The turn of Hesper's mechanic begins.
dice d20=10 d20=11
hesper.mechanic stabilise
  Hesper's mechanic, Stabilise: d20 10, dropped 11 (disadvantage: system damage 1) = 10 against 10, success.
  Hesper is stable: disabled, but no longer falling apart.
show hesper state hull successes system-damage
  state stable
  hull 0 of 40, worn
  system-damage 2: flying speed halved, turning cost doubled
  successes 0
hesper.mechanic patch
  refused [SHIP-ACTION] your action is used
pass to hesper.mechanic
  The turn of Hesper's pilot begins.
  The turn of Kite's gunner begins.
  Round 3.
  The turn of Hesper's mechanic begins.
hesper.mechanic stabilise
  refused [SHIP-STABLE] Hesper is stable already

# It stays disabled, and makes no saves: no die is thrown in the pilot's turn.
pass to hesper.mechanic
  The turn of Hesper's pilot begins.
  The turn of Kite's gunner begins.
  Round 4.
  The turn of Hesper's mechanic begins.
hesper.pilot fly ahead 10
  refused [SHIP-ZERO] Hesper is stable: only its mechanic can act

# Any damage ends that, and costs a level.
gm damage hesper 1 kinetic
  The GM rules, Hesper: 1 kinetic damage.
  Hesper: kinetic takes 1 from the hull.
  Hesper is disabled.
  Hesper: system damage +1, now level 3: disadvantage on attacks and saves.
show hesper state system-damage
  state disabled
  system-damage 3: disadvantage on attacks and saves
dice d20=15 d20=14
pass
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 14, dropped 15 (disadvantage: system damage 3) = 14 against 10, success.
  The turn of Kite's gunner begins.
show hesper successes
  successes 1

# Left alone for 1d4 hours it regains a hit point. The d4 is thrown after the
# first hour.
gm edit hesper system-damage 1
  The GM rules, Hesper: System damage set to 1.
pass to hesper.mechanic
  Round 5.
  The turn of Hesper's mechanic begins.
dice d20=12 d20=13
hesper.mechanic stabilise
  Hesper's mechanic, Stabilise: d20 12, dropped 13 (disadvantage: system damage 1) = 12 against 10, success.
  Hesper is stable: disabled, but no longer falling apart.
wait 71998 ticks
dice d4=1
wait 1 tick
  Hesper, hours of rest for a hit point: d4 1.
  Hesper has power again.
show hesper state hull
  state able
  hull 1 of 40, worn
