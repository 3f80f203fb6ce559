title Aboard a disabled ship a mechanic is told that there is nothing to do but repairs
covers SHIP-ZERO SHIP-CONDITION
class gun medium across 50 dexterity 14
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob gun at 0 250 heading 180 side Red special
crew ann plain operator mechanic
crew bob plain pilot
initiative ann.operator 28, ann.mechanic 26, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann's operator begins.
gm condition ann disabled 1
  Ann is disabled for a round: no actions or reactions, flying speed 0.
  The turn of Ann's mechanic begins.
  Ann: flying speed 300 → 0 ft (disabled).
ann.operator search
  refused [SHIP-CONDITION] Ann has no power: only its mechanic can act
ann.mechanic search
  refused [SHIP-CONDITION] Ann has no power: nothing but repairs can be done aboard
gm condition ann disabled off
  Ann is no longer disabled.
  Ann: flying speed 0 → 300 ft (no longer disabled).
gm edit ann hull 0
  Ann is disabled.
  The GM rules, Ann: Hull set to 0.
ann.operator search
  refused [SHIP-ZERO] Ann is disabled: only its mechanic can act
ann.mechanic search
  refused [SHIP-ZERO] Ann is disabled: nothing but repairs can be done aboard
