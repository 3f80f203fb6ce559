title What the other side is told, and what it is not
covers SHIP-PATCH SHIP-DSAVE SHIP-SYSDMG SHIP-DIRECT

ship Hesper corvette at 0 0 heading 0 side Blue special
ship Kite fighter at 0 400 heading 180 side Red
crew hesper plain coordinator mechanic pilot gunner
set hesper hull 20, shields 20
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's coordinator begins.
# Orders and mending inside a ship are its own affair.
hesper.coordinator direct hesper.mechanic
  Hesper's coordinator directs Hesper's mechanic: advantage on the next check.
log kite.pilot
log hesper.gunner
  Hesper's coordinator directs Hesper's mechanic: advantage on the next check.
pass
  The turn of Hesper's mechanic begins.
dice d20=15 d20=3 d8=4
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 15, dropped 3 (advantage: Direct) = 15 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 4; the hull regains 4.
log kite.pilot
log hesper.gunner
  Hesper's mechanic, Patch: d20 15, dropped 3 (advantage: Direct) = 15 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 4; the hull regains 4.
see kite.pilot
  Hesper at 0 0 heading 0°, hull unknown
  Kite at 0 400 heading 180°, hull 14, shields 14
pass
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
# A contest has two sides, and both see it. A shot is seen by all.
dice d20=5 d20=10
hesper.pilot evade kite
  Hesper's pilot, Evade: d20 5, against Kite: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, lost.
  The first attack of Hesper on Kite has disadvantage.
log kite.pilot
  Hesper's pilot, Evade: d20 5, against Kite: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, lost.
  The first attack of Hesper on Kite has disadvantage.
pass
  The turn of Hesper's gunner begins.
dice d20=2 d20=3 d20=4
hesper.gunner fire laser at kite
  Hesper's gunner fires the laser cannon at Kite: d20 2, dropped 3 (disadvantage: Evade) + 2 proficiency + 2 ship Dexterity = 6 against AC 13, a miss.
  Hesper's gunner fires the laser cannon at Kite: d20 4 + 2 proficiency + 2 ship Dexterity = 8 against AC 13, a miss.
log kite.pilot
  Hesper's gunner fires the laser cannon at Kite: d20 2, dropped 3 (disadvantage: Evade) + 2 proficiency + 2 ship Dexterity = 6 against AC 13, a miss.
  Hesper's gunner fires the laser cannon at Kite: d20 4 + 2 proficiency + 2 ship Dexterity = 8 against AC 13, a miss.
pass
  The turn of Kite begins.
# Others see that a ship has been disabled, and not how its systems are, nor its
# saves.
gm damage hesper 52 kinetic
  The GM rules, Hesper: 52 kinetic damage.
  Hesper: kinetic takes 28 from the shields and 24 from the hull.
  The shields of Hesper are down.
  Hesper is disabled.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.
log kite.pilot
  The GM rules, Hesper: 52 kinetic damage.
  Hesper: kinetic takes 28 from the shields and 24 from the hull.
  The shields of Hesper are down.
  Hesper is disabled.
log hesper.pilot
  The GM rules, Hesper: 52 kinetic damage.
  Hesper: kinetic takes 28 from the shields and 24 from the hull.
  The shields of Hesper are down.
  Hesper is disabled.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.
pass to hesper.mechanic
  Round 2.
  The turn of Hesper's coordinator begins.
  The turn of Hesper's mechanic begins.
dice d20=9
pass
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 9 against 10, failure.
  Hesper: system damage +1, now level 2: flying speed halved, turning cost doubled.
  The turn of Hesper's gunner begins.
  The turn of Kite begins.
log kite.pilot
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Kite begins.
log hesper.pilot
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 9 against 10, failure.
  Hesper: system damage +1, now level 2: flying speed halved, turning cost doubled.
  The turn of Hesper's gunner begins.
  The turn of Kite begins.
log gm
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 9 against 10, failure.
  Hesper: system damage +1, now level 2: flying speed halved, turning cost doubled.
  The turn of Hesper's gunner begins.
  The turn of Kite begins.
