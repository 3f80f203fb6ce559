title A ship that is repaired in its own turn flies on
covers SHIP-FLY SHIP-PATCH
class dart small across 25 shield directional
mount dart burst-laser fore
ship Hesper dart at 0 0 heading 0 side Blue special
ship Tally dart at 0 900 heading 180 side Red special
crew hesper plain solo
crew tally plain solo
set hesper shields 0
initiative hesper 20, tally 10
begin
  The battle goes on.
  Round 1.
  The turn of Hesper begins.
gm go-on
hesper.pilot fly ahead 100
  Hesper has flown its course; 250 ft of flying speed is left.
gm edit hesper hull 0
  Hesper is disabled.
  The GM rules, Hesper: Hull set to 0.
show hesper feet
  feet 0 ft left of 350 ft
dice 12 4
hesper.mechanic patch
  Hesper, Patch: d20 12 against 10, success.
  Hesper has power again.
  Hesper spends a Hit Die: d6 4; the hull regains 4.
show hesper feet
  feet 250 ft left of 350 ft
hesper.pilot fly ahead 250
  Hesper has flown its course; 0 ft of flying speed is left.
pass to tally.pilot
  The turn of Tally begins.
gm edit hesper hull 0
  Hesper is disabled.
  The GM rules, Hesper: Hull set to 0.
# The save of its turn first; patched after it, the ship has the whole speed of the turn.
dice 12
pass to hesper.pilot
  Round 2.
  The turn of Hesper begins.
  Hesper makes a destruction save: d20 12 against 10, success.
show hesper feet
  feet 0 ft left of 350 ft
dice 12 4
hesper.mechanic patch
  Hesper, Patch: d20 12 against 10, success.
  Hesper has power again.
  Hesper spends a Hit Die: d6 4; the hull regains 4.
show hesper feet
  feet 350 ft left of 350 ft
hesper.pilot fly ahead 350
  Hesper has flown its course; 0 ft of flying speed is left.
