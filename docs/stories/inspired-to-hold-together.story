title A destruction save is the pilot's: a die to inspire the pilot helps it
covers SHIP-FEATURE SHIP-DSAVE

class probe medium across 50
ship Ann probe at 0 0 heading 0 side Blue special
ship Bob probe at 0 3000 heading 180 side Red special
crew ann plain coordinator pilot
crew bob plain pilot
member ann.coordinator rank 1
set ann hull-max 50, hull 50
initiative ann.coordinator 20, ann.pilot 10, bob 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann's coordinator begins.
ann.coordinator feature inspiring-display on ann.pilot
  Ann's coordinator uses Inspiring Display on Ann's pilot.
dice d20=7 d4=3
gm edit ann hull 0
  Ann is disabled.
  The GM rules, Ann: Hull set to 0.
  The turn of Ann's pilot begins.
  Ann makes a destruction save: d20 7, d4 3 Inspiring Display = 10 against 10, success.
  The turn of Bob's pilot begins.
show ann successes
  successes 1
