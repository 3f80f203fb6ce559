title A lost ship to which a GM gives hull points has one level of system damage less
covers SHIP-SYSDMG

class gun small across 50
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 200 heading 180 side Red special
ship Rook gun at 900 900 heading 180 side Red special
crew wren plain pilot
crew kite plain pilot
crew rook plain pilot
set kite hull-max 20, hull 20
initiative wren 20, kite 10, rook 5

begin
  ...
gm edit kite system-damage 6
  Kite: system damage +1, now level 6: all primary systems have failed.
  Kite is lost: all its primary systems have failed.
  The GM rules, Kite: System damage set to 6.
gm edit kite hull 4
  Kite has power again.
  The GM rules, Kite: Hull set to 4.
show kite state hull system-damage
  state able
  hull 4 of 10, worn
  system-damage 5: a natural 1 of its crew calls for a destruction save
