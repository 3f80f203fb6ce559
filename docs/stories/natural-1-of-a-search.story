title A search and an improvised check are checks: a 1 strains a used ship, and dice that are held help
covers SHIP-SEARCH SHIP-IMPROVISE SHIP-SYSDMG SHIP-FEATURE
class probe medium across 50 dexterity 14
ship Ann probe at 0 0 heading 0 side Blue special
ship Bob probe at 0 250 heading 180 side Red special
ship Used probe at 5000 0 heading 180 side Red special
crew ann plain operator coordinator pilot
crew bob plain pilot
crew used plain operator pilot
member ann.coordinator rank 1
set used system-damage 5, hull-max 40, hull 20
initiative ann.coordinator 22, ann.operator 10, bob.pilot 4, used 2, ann.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Ann's coordinator begins.
ann.coordinator feature inspiring-display on ann.operator
  Ann's coordinator uses Inspiring Display on Ann's operator.
pass to ann.operator
  The turn of Ann's operator begins.
ann.operator improvise technology: splices the feed
  Ann's operator: improvise waits for the GM.
dice d20=13 d4=3
gm allow 1 technology dc 15 nothing
  Ann's operator improvises: splices the feed: improvised Technology: d20 13, d4 3 Inspiring Display = 16 against 15, success.
pass to used.operator
  The turn of Bob's pilot begins.
  The turn of Used's operator begins.
dice d20=1 d20=9 d20=9 d20=12
used.operator search
  Used's operator searches, Perception: d20 1, dropped 9 (disadvantage: system damage 1) = 1.
  Used's operator, destruction save of a used ship: d20 9, dropped 12 (disadvantage: system damage 3) = 9 against 10, failure.
  Used: system damage +1, now level 6: all primary systems have failed.
  Used is lost: all its primary systems have failed.
  The turn of Ann's pilot begins.
