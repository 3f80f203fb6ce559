title A stored d20 is gone with a directed check without a DC, too
covers SHIP-FEATURE SHIP-DIRECT SHIP-HIDE SHIP-REPAIR

class probe medium across 50
ship Ann probe at 0 0 heading 0 side Blue special
object gravel field at 0 0 radius 60
ship Bob probe at 0 900 heading 180 side Red special
crew ann plain coordinator pilot mechanic
crew bob plain pilot
member ann.coordinator rank 2
set ann hull-max 200, hull 190
initiative ann.coordinator 20, ann.pilot 15, ann.mechanic 5, bob 2

begin
  ...
# The 19 is gone with the repairs: the mechanic fails without it.
dice d20=19
ann.coordinator direct ann.mechanic
  Ann's coordinator directs Ann's mechanic: advantage on the next check.
  Ann's coordinator, Uplifting Directive: d20 19.

gm pause
  ...
dice d20=15 d20=14 d8=1
gm repair ann.mechanic 1
  Ann's mechanic repairs for 8 hours: d20 15, dropped 14 (advantage: Direct) = 15, each Hit Die once.
  Ann's mechanic spends a Hit Die: d8 1 + 1 ship Constitution = 2; the hull regains 2.

gm resume
  ...
pass to ann.mechanic
  ...
dice d20=1 d8=2 d8=2
ann.mechanic patch
  Ann's mechanic, Patch: d20 1 against 10, failure.
  Ann's mechanic spends a Hit Die: d8 2, dropped 2 = 2; the hull regains 2.

pass to ann.coordinator
  ...
# So is the 18 with hiding; it would have kept Bob from evading.
dice d20=18
ann.coordinator direct ann.pilot
  Ann's coordinator directs Ann's pilot: advantage on the next check.
  Ann's coordinator, Uplifting Directive: d20 18.

pass to ann.pilot
  ...
dice d20=3 d20=2
ann.pilot hide
  Ann's pilot hides Ann: Stealth d20 3, dropped 2 (advantage: Direct) + 2 ship Dexterity = 5.

pass to bob.pilot
  ...
dice d20=10 d20=2
bob.pilot evade ann
  Bob's pilot, Evade: d20 10, against Ann's pilot: d20 2, won.
  The first attack of Ann on Bob has disadvantage.
