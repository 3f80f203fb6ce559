title Of two who direct the same, each helps until their own turn
covers SHIP-DIRECT SHIP-READY
class probe medium across 50 dexterity 14
mount probe light-laser turret
ship Ann probe at 0 0 heading 0 side Blue special
ship Ida probe at 50 0 heading 0 side Blue special
ship Bob probe at 0 250 heading 180 side Red special
crew ann plain coordinator mechanic pilot
crew ida plain coordinator pilot
crew bob plain pilot
member ida.coordinator rank 2
set ann hull 10
initiative ida.coordinator 20, ann.mechanic 15, ann.coordinator 10, bob.pilot 4, ann.pilot 1, ida.pilot 0
begin
  The battle goes on.
  Round 1.
  The turn of Ida's coordinator begins.
gm go-on
ida.coordinator ready call now: direct ann.mechanic
  Ida's coordinator readies Direct for a word that is called.
pass to ann.coordinator
  The turn of Ann's mechanic begins.
  The turn of Ann's coordinator begins.
ann.coordinator direct ann.mechanic
  Ann's coordinator directs Ann's mechanic: advantage on the next check.
pass to bob.pilot
  The turn of Bob's pilot begins.
gm signal: now
  The GM calls: now!
  Ida's coordinator may react to a word that is called.
dice d20=7
ida.coordinator react
  Ida's coordinator directs Ann's mechanic: advantage on the next check.
  Ida's coordinator, Uplifting Directive: d20 7.
pass to ann.mechanic
  The turn of Ann's pilot begins.
  The turn of Ida's pilot begins.
  Round 2.
  The turn of Ida's coordinator begins.
  The turn of Ann's mechanic begins.
dice d20=5 d20=15 d8=4
ann.mechanic patch
  Ann's mechanic, Patch: d20 15, dropped 5 (advantage: Direct) = 15 against 11, success.
  Ann's mechanic spends a Hit Die: d8 4; the hull regains 4.
