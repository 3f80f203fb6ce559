title Two mechanics of one feature: it helps the ship's destruction save once
covers SHIP-FEATURE SHIP-DSAVE

class plain small across 50
ship Hesper plain at 0 0 heading 0 side Blue special
ship Rook plain at 1000 5000 heading 180 side Red special
crew hesper plain pilot mechanic mechanic
crew rook plain pilot
member hesper.mechanic rank 4, intelligence 14
member hesper.mechanic-2 rank 4, intelligence 18
initiative hesper.mechanic 20, hesper.mechanic-2 18, hesper.pilot 15, rook.pilot 10
set hesper hull-max 20, hull 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
gm edit hesper hull 0
  Hesper is disabled.
  The GM rules, Hesper: Hull set to 0.
pass
  The turn of Hesper's mechanic 2 begins.
dice d20=7
pass
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 7 + 4 Last Resort = 11 against 10, success.
  The turn of Rook's pilot begins.
