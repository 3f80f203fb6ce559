title What coordinators learn: dice for others, and stored rolls
covers SHIP-FEATURE SHIP-BONUS SHIP-DIRECT SHIP-SURPRISE

ship Hesper courier at 0 0 heading 0 side Blue special
ship Magpie fighter at 0 300 heading 180 side Red special hidden
crew hesper plain pilot gunner coordinator mechanic
crew magpie plain pilot gunner
member hesper.coordinator charisma 16, rank 5
initiative hesper.coordinator 20, hesper.gunner 16, hesper.mechanic 14, hesper.pilot 12, magpie 5

# Everybody would be surprised; the coordinator is not, nor is one more.
dice d20=15
begin
  The battle goes on.
  Magpie's pilot hides Magpie: Stealth d20 15 + 3 ship Dexterity = 18.
  Hesper's pilot is surprised: no move, action or reaction before their first turn is over.
  Hesper's gunner is surprised: no move, action or reaction before their first turn is over.
  Hesper's coordinator is surprised: no move, action or reaction before their first turn is over.
  Hesper's mechanic is surprised: no move, action or reaction before their first turn is over.
  Hesper's coordinator uses Call to Arms on Hesper's coordinator.
  Hesper's coordinator uses Call to Arms on Hesper's pilot.
  Round 1.
  The turn of Hesper's coordinator begins.
show features hesper.coordinator
  Inspiring Display (feature), 6 of 6 left, d12
  Uplifting Directive (feature)
  Call to Arms (feature)
  Commanding Presence (feature), 6 of 6 left, d12
  Masterful Directive (feature)
  Contingency Plan (feature)
  Crowning Directive (feature), 1 of 1 left
  Rallying Cry (feature), 1 of 1 left
gm reveal magpie
  The GM rules, Magpie: it is in sight.
hesper.coordinator feature inspiring-display on hesper.mechanic
  Hesper's coordinator uses Inspiring Display on Hesper's mechanic.
dice d20=11
hesper.coordinator direct hesper.gunner against magpie
  Hesper's coordinator directs Hesper's gunner: advantage on the first attack on Magpie.
  Hesper's coordinator, Uplifting Directive: d20 11.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
  The turn of Hesper's mechanic begins.
  The turn of Hesper's pilot begins.
pass to hesper.coordinator
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
  Round 2.
  The turn of Hesper's coordinator begins.
dice d20=11
hesper.coordinator direct hesper.gunner against magpie
  Hesper's coordinator directs Hesper's gunner: advantage on the first attack on Magpie.
  Hesper's coordinator, Uplifting Directive: d20 11.
hesper.coordinator feature masterful-directive
  Hesper's coordinator uses Masterful Directive.
  Hesper's coordinator, Masterful Directive: d20 13.
hesper.coordinator feature crowning-directive
  Hesper's coordinator uses Crowning Directive.
  Hesper's coordinator, Crowning Directive: d20 20.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
# The stored 20 takes the place of a die that would miss, and is a critical hit.
show options hesper.gunner
  Attack, light laser, Magpie: 96.0%, +4 against 9, +Direct, or a 20 by Uplifting Directive, up to +d12 Commanding Presence; shields 12.1, hull 12.1
  Attack, rocket pod, Magpie: refused [SHIP-ARC] Magpie is outside the aft arc of the rocket pod
  Fire at a place, light laser
  Fire at a place, rocket pod
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=2 d20=3 d8=4 d8=5
hesper.gunner fire laser at magpie attacks 1
  Hesper's gunner fires the light laser at Magpie: d20 20 Uplifting Directive, dropped 2, dropped 3 (advantage: Direct) + 2 proficiency + 2 ship Dexterity = 24 against AC 9, a critical hit.
  Light laser damage: d8 4+5 + 1 light laser + 1 ship Strength = 11, 11 energy, all dice twice.
  Magpie: energy takes 11 from the shields.
