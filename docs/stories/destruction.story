title Destruction saves at 0 hit points
covers SHIP-DSAVE SHIP-DSAVE-NAT SHIP-DMG0 SHIP-MASSIVE

class hulk medium across 50
class gun small
mount gun heavy-laser turret
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Rook hulk at 500 0 heading 0 side Blue special
ship Crow hulk at 1000 0 heading 0 side Blue special
ship Daw hulk at 1500 0 heading 0 side Blue special
ship Kite gun at 0 400 heading 180 side Red
crew hesper plain pilot mechanic
crew rook plain pilot
crew crow plain pilot
crew daw plain pilot
crew kite plain gunner
set hesper hull-max 40, hull 0
set rook hull-max 40, hull 0
set crow hull-max 40, hull 0
set daw hull-max 40, hull 0
initiative hesper.pilot 20, rook 18, crow 16, daw 14, hesper.mechanic 12, kite 5

# At the start of its pilot's turn each of them saves: 10 succeeds, 9 does not and
# costs a level of system damage; a 1 costs two; a 20 gives a hull point back.
dice d20=10 d20=9 d20=1 d20=20
begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 10 against 10, success.
  The turn of Rook's pilot begins.
  Rook makes a destruction save: d20 9 against 10, failure.
  Rook: system damage +1, now level 1: disadvantage on ability checks.
  The turn of Crow's pilot begins.
  Crow makes a destruction save: d20 1 against 10, failure.
  Crow: system damage +2, now level 2: flying speed halved, turning cost doubled.
  The turn of Daw's pilot begins.
  Daw makes a destruction save: d20 20 against 10, success.
  Daw has power again.
show hesper successes system-damage
  system-damage 0: none
  successes 1
show rook successes system-damage state
  state disabled
  system-damage 1: disadvantage on ability checks
  successes 0
show crow successes system-damage state
  state disabled
  system-damage 2: flying speed halved, turning cost doubled
  successes 0
show daw state hull successes system-damage
  state able
  hull 1 of 40, worn
  system-damage 0: none
  successes 0

# The successes need not come one after another. The third makes it stable.
pass to hesper.mechanic
  The turn of Hesper's mechanic begins.
pass
  The turn of Kite's gunner begins.
dice d20=9 d20=10 d20=11
pass
  Round 2.
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 9 against 10, failure.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.
  The turn of Rook's pilot begins.
  Rook makes a destruction save: d20 10 against 10, success.
  The turn of Crow's pilot begins.
  Crow makes a destruction save: d20 11 against 10, success.
  The turn of Daw's pilot begins.
show hesper successes system-damage
  system-damage 1: disadvantage on ability checks
  successes 1
# With three levels of system damage, saves have disadvantage: Daw.
pass to hesper.mechanic
  The turn of Hesper's mechanic begins.
gm edit daw hull 0
  Daw is disabled.
  The GM rules, Daw: Hull set to 0.
gm edit daw system-damage 3
  The GM rules, Daw: System damage set to 3.
pass
  The turn of Kite's gunner begins.
dice d20=15 d20=12 d20=9 d20=15 d20=3
pass
  Round 3.
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 15 against 10, success.
  The turn of Rook's pilot begins.
  Rook makes a destruction save: d20 12 against 10, success.
  The turn of Crow's pilot begins.
  Crow makes a destruction save: d20 9 against 10, failure.
  Crow: system damage +1, now level 3: disadvantage on attacks and saves.
  The turn of Daw's pilot begins.
  Daw makes a destruction save: d20 3, dropped 15 (disadvantage: system damage 3) = 3 against 10, failure.
  Daw: system damage +1, now level 4: hull, shields and regeneration halved.
  The turn of Hesper's mechanic begins.
# The third success: Hesper is stable. A 1 is two levels, and at six a ship is lost.
pass
  The turn of Kite's gunner begins.
dice d20=11 d20=5 d20=10 d20=12 d20=1 d20=20
pass
  Round 4.
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 11 against 10, success.
  Hesper is stable: disabled, but no longer falling apart.
  The turn of Rook's pilot begins.
  Rook makes a destruction save: d20 5 against 10, failure.
  Rook: system damage +1, now level 2: flying speed halved, turning cost doubled.
  The turn of Crow's pilot begins.
  Crow makes a destruction save: d20 10, dropped 12 (disadvantage: system damage 3) = 10 against 10, success.
  The turn of Daw's pilot begins.
  Daw makes a destruction save: d20 1, dropped 20 (disadvantage: system damage 3) = 1 against 10, failure.
  Daw: system damage +2, now level 6: all primary systems have failed.
  Daw is lost: all its primary systems have failed.
  The turn of Hesper's mechanic begins.
show hesper state successes
  state stable
  successes 0
show daw state system-damage
  state lost
  system-damage 6: all primary systems have failed
# A stable ship throws no more; a 20 brings Rook back, with its turn before it.
dice d20=20
pass to rook.pilot
  The turn of Kite's gunner begins.
  Round 5.
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  Rook makes a destruction save: d20 20 against 10, success.
  Rook has power again.
show rook state hull feet successes
  state able
  feet 150 ft left of 150 ft
  hull 1 of 40, worn
  successes 0
