title A rallying cry is heard on a friend's ship exactly 60 ft away, and no farther
covers SHIP-FEATURE SHIP-DIRECT

class plain medium across 50 strength 10 dexterity 10 constitution 10
ship Ann plain at 0 0 heading 0 side Blue special
ship Near plain at -60 0 heading 0 side Blue special
ship Far plain at 61 0 heading 0 side Blue special
ship Bob plain at 10 900 heading 180 side Red special
crew ann plain coordinator
crew near plain gunner
crew far plain gunner
crew bob plain pilot
member ann.coordinator rank 5, charisma 20
initiative ann 22, near 17, far 16, bob 1

begin
  ...
ann.coordinator feature rallying-cry
  Ann's coordinator uses Rallying Cry.
  Ann's coordinator uses Rallying Cry on Near's gunner.
