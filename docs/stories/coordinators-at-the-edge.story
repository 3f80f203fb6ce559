title A coordinator's dice and stored rolls: how far, how many, one at a time
covers SHIP-FEATURE SHIP-DIRECT SHIP-BONUS

class plain medium across 50 strength 10 dexterity 10 constitution 10
mount plain light-laser turret
ship Ann plain at 0 0 heading 0 side Blue special
ship Near plain at -60 0 heading 0 side Blue special
ship Far plain at 61 0 heading 0 side Blue special
ship Mile plain at 5280 0 heading 0 side Blue special
ship Past plain at 5281 60 heading 0 side Blue special
ship Bob plain at 10 200 heading 180 side Red special
crew ann plain coordinator coordinator coordinator coordinator gunner gunner
crew near plain gunner
crew far plain gunner
crew mile plain gunner
crew past plain gunner
crew bob plain pilot gunner
member ann.coordinator-1 rank 1
member ann.coordinator-2 rank 4
member ann.coordinator-3 rank 5, charisma 12
member ann.coordinator-4 rank 5, charisma 10
initiative ann.coordinator-1 22, ann.coordinator-2 21, ann.coordinator-3 20, ann.coordinator-4 2, ann.gunner-1 19, ann.gunner-2 18, near 17, far 16, mile 15, past 14, bob 1
set bob hull-max 300, hull 300

begin
  The battle goes on.
  Round 1.
  The turn of Ann's coordinator begins.
# Rank 1: within 60 ft, to somebody else of the side, one at a time; directing reaches the own crew.
ann.coordinator-1 feature inspiring-display on far.gunner
  refused [SHIP-FEATURE] Far is just over 60 ft away, more than this reaches
ann.coordinator-1 feature inspiring-display on bob.gunner
  refused [SHIP-FEATURE] Gunner of Bob is not on your side
ann.coordinator-1 feature inspiring-display on ann.coordinator-1
  refused [SHIP-FEATURE] Inspiring Display works on somebody else, not on you
ann.coordinator-1 feature rallying-cry
  refused [SHIP-FEATURE] you have not learnt Rallying Cry (coordinator, from rank 5)
ann.coordinator-1 direct near.gunner against bob
  refused [SHIP-DIRECT] Gunner of Near is not within 5 ft of you
ann.coordinator-1 direct ann.gunner-1 also ann.gunner-2 against bob
  refused [SHIP-DIRECT] you cannot direct two at once
ann.coordinator-1 feature inspiring-display on near.gunner
  Ann's coordinator uses Inspiring Display on Near's gunner.
pass
  The turn of Ann's coordinator 2 begins.
# Whoever has a die gets no other.
ann.coordinator-2 feature inspiring-display on near.gunner
  refused [SHIP-FEATURE] Gunner of Near already has such a die, and can have one at a time
# Rank 4: as far as a mile, and two; one d20 is stored for both, and made 5 better, as far as 20.
ann.coordinator-2 direct past.gunner against bob
  refused [SHIP-DIRECT] Gunner of Past is not within 5280 ft of you
ann.coordinator-2 direct ann.gunner-1 also ann.gunner-1 against bob
  refused [SHIP-DIRECT] direct two different people
ann.coordinator-2 feature masterful-directive
  refused [SHIP-FEATURE] you have no d20 stored: direct somebody first
dice d20=19
ann.coordinator-2 direct ann.gunner-1 also mile.gunner against bob
  Ann's coordinator 2 directs Ann's gunner: advantage on the first attack on Bob.
  Ann's coordinator 2 directs Mile's gunner: advantage on the first attack on Bob.
  Ann's coordinator 2, Uplifting Directive: d20 19.
ann.coordinator-2 feature masterful-directive
  Ann's coordinator 2 uses Masterful Directive.
  Ann's coordinator 2, Masterful Directive: d20 20.
ann.coordinator-2 feature crowning-directive
  refused [SHIP-FEATURE] you have not learnt Crowning Directive (coordinator, from rank 5)
pass
  The turn of Ann's coordinator 3 begins.
# Rank 5: a cry reaches twice as many as Charisma adds, others first aboard: two, for 1.
ann.coordinator-3 feature rallying-cry
  Ann's coordinator 3 uses Rallying Cry.
  Ann's coordinator 3 uses Rallying Cry on Ann's coordinator.
  Ann's coordinator 3 uses Rallying Cry on Ann's coordinator 2.
show features ann.coordinator-3
  Inspiring Display (feature), 6 of 6 left, d12
  Uplifting Directive (feature)
  Call to Arms (feature)
  Commanding Presence (feature), 6 of 6 left, d12
  Masterful Directive (feature)
  Contingency Plan (feature)
  Crowning Directive (feature), 1 of 1 left
  Rallying Cry (feature), 0 of 1 left, used
pass to ann.gunner-1
  The turn of Ann's gunner begins.
# The stored 20 helps the one, and is gone for the other.
ann.coordinator-2 stance commanding-presence never
  Ann's coordinator 2 will never use Commanding Presence.
ann.coordinator-3 stance commanding-presence never
  Ann's coordinator 3 will never use Commanding Presence.
ann.coordinator-4 stance commanding-presence never
  Ann's coordinator 4 will never use Commanding Presence.
dice d20=2 d20=3 d8=1 d8=1
ann.gunner-1 fire light at bob attacks 1
  Ann's gunner fires the light laser at Bob: d20 20 Uplifting Directive, dropped 2, dropped 3 (advantage: Direct) + 2 proficiency = 22 against AC 8, a critical hit.
  Light laser damage: d8 1+1 + 1 light laser = 3, 3 energy, all dice twice.
  Bob: energy takes 3 from the hull.
gm move mile at 200 0
  The GM rules, Mile: it is moved.
pass to near.gunner
  The turn of Ann's gunner 2 begins.
  The turn of Near's gunner begins.
# The die of the display: 3 and 2 would miss 8; with the 4 it hits. It is used then.
dice d20=3 d4=4 d8=1 d20=3
near.gunner fire light at bob attacks 2
  Near's gunner fires the light laser at Bob: d20 3, d4 4 Inspiring Display + 2 proficiency = 9 against AC 8, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Near's gunner fires the light laser at Bob: d20 3 + 2 proficiency = 5 against AC 8, a miss.
  Bob: energy takes 2 from the hull.
pass to mile.gunner
  The turn of Far's gunner begins.
  The turn of Mile's gunner begins.
dice d20=2 d20=3
mile.gunner fire light at bob attacks 1
  Mile's gunner fires the light laser at Bob: d20 3, dropped 2 (advantage: Direct) + 2 proficiency = 5 against AC 8, a miss.
pass to ann.coordinator-4
  The turn of Past's gunner begins.
  The turn of Ann's coordinator 4 begins.
# Twice nothing is nobody: the cry is refused, and kept.
ann.coordinator-4 feature rallying-cry
  refused [SHIP-FEATURE] Rallying Cry reaches 2 times your Charisma, which is not above 0
pass to ann.coordinator-3
  The turn of Bob's pilot begins.
  The turn of Bob's gunner begins.
  Round 2.
  The turn of Ann's coordinator begins.
  The turn of Ann's coordinator 2 begins.
  The turn of Ann's coordinator 3 begins.
# A short rest is an hour for rank 5 alone: dice and cry are back.
gm travel ann 1
  Aboard Ann an hour passes: 0 fuel burnt, 30 left.
show features ann.coordinator-1
  Inspiring Display (feature), 1 of 2 left, d4
show features ann.coordinator-2
  Inspiring Display (feature), 5 of 5 left, d10
  Uplifting Directive (feature)
  Call to Arms (feature)
  Commanding Presence (feature), 5 of 5 left, d10, never
  Masterful Directive (feature)
  Contingency Plan (feature)
show features ann.coordinator-3
  Inspiring Display (feature), 6 of 6 left, d12
  Uplifting Directive (feature)
  Call to Arms (feature)
  Commanding Presence (feature), 6 of 6 left, d12, never
  Masterful Directive (feature)
  Contingency Plan (feature)
  Crowning Directive (feature), 1 of 1 left
  Rallying Cry (feature), 1 of 1 left
