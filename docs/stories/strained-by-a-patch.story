title At level 5 a natural 1 of a Patch strains the ship as well
covers SHIP-SYSDMG SHIP-PATCH

class hulk medium across 50
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 900 heading 180 side Red special
crew hesper plain mechanic
crew kite plain pilot
set hesper hull-max 40, hull 10, system-damage 5, hit-dice 4
initiative hesper 20, kite 10

begin
  ...
# What a GM has brought about ends by no save.
gm condition hesper ionized
  Hesper is ionized: disadvantage on attacks and ability checks.
hesper.mechanic resave ionized
  refused [SHIP-CONDITION] being ionized cannot be ended by having Hesper save
gm condition hesper ionized off
  Hesper is no longer ionized.
dice 1 2 10 11 1 1
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 1, dropped 2 (disadvantage: system damage 1) = 1 against 10, failure.
  Hesper's mechanic, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 1, dropped 1 = 1; the hull regains 1.
pass to hesper.mechanic
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's mechanic begins.
# A crew that falls with its ship spends no Hit Die.
dice 1 2 9 11
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 1, dropped 2 (disadvantage: system damage 1) = 1 against 10, failure.
  Hesper's mechanic, destruction save of a used ship: d20 9, dropped 11 (disadvantage: system damage 3) = 9 against 10, failure.
  Hesper: system damage +1, now level 6: all primary systems have failed.
  Hesper is lost: all its primary systems have failed.
  The turn of Kite's pilot begins.
  The battle is over. Every other side is beaten.
show hesper hit-dice
  hit-dice 3d8
