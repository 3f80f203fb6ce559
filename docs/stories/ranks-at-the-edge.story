title Pilots, mechanics and operators at the edge: reach, uses, the free d4, both rests
covers SHIP-FEATURE SHIP-BONUS SHIP-PATCH SHIP-INTERFERE

class plain medium across 50 strength 12 dexterity 14 constitution 14 shield directional
mount plain light-laser turret
mount plain blast-missile turret
ship Ann plain at 0 0 heading 0 side Blue special
ship Wing plain at -101 0 heading 0 side Blue special
ship Bob plain at 0 1001 heading 180 side Red special
crew ann plain pilot mechanic mechanic operator operator gunner
crew wing plain pilot
crew bob plain pilot gunner
member ann.pilot skilled piloting, intelligence 14, rank 3 feature shelter feature wingman feature lined-up
member ann.mechanic-1 rank 1, intelligence 14, skilled mechanics-kit
member ann.mechanic-2 rank 5, intelligence 16, skilled mechanics-kit
member ann.operator-1 rank 2, intelligence 14, skilled technology
member ann.operator-2 rank 4, intelligence 16, skilled technology
initiative ann.pilot 30, ann.mechanic-1 29, ann.mechanic-2 28, ann.operator-1 27, ann.operator-2 26, ann.gunner 25, bob.gunner 10, bob.pilot 9, wing 1
set bob hull-max 300, hull 300, shields-max 0, shields 0
set ann hull-max 80, hull 20, shields-max 100, shields 50, regeneration 0

begin
  The battle goes on.
  Round 1.
  The turn of Ann's pilot begins.
# A friend within 100 ft, and no foe; one tactic a turn.
ann.pilot feature wingman at wing
  refused [SHIP-FEATURE] Wing is just over 100 ft away, more than this reaches
gm move wing at -100 0
  The GM rules, Wing: it is moved.
ann.pilot feature wingman at bob
  refused [SHIP-FEATURE] Wingman's Run needs another ship on your side
ann.pilot feature snap-roll
  refused [SHIP-FEATURE] you have not learnt Snap Roll (pilot, from rank 1)
ann.pilot feature wingman at wing
  Ann's pilot uses Wingman's Run on Wing.
ann.pilot feature lined-up
  refused [SHIP-FEATURE] one tactic a turn, and you have used one
pass
  The turn of Ann's mechanic begins.
# Rank 1 knows no rerouting, and forgoes nothing.
ann.mechanic-1 feature reroute-engines
  refused [SHIP-FEATURE] you have not learnt Reroute Power to engines (mechanic, from rank 3)
ann.mechanic-1 patch with rapid-repair
  refused [SHIP-FEATURE] you have not learnt Rapid Repair (mechanic, from rank 4)
dice d4=3
ann.mechanic-1 feature boost-shields
  Ann's mechanic uses System Boost, shields.
  System Boost, shields, shield points: d4 3; the shields of Ann regain 3.
show ann shields
  shields 53 of 100, regaining 0
pass
  The turn of Ann's mechanic 2 begins.
# A failure of rapid repair: one Hit Die, the lower of two, and at least twice the Intelligence.
ann.mechanic-2 stance sure-wrench never
  Ann's mechanic 2 will never use Sure Wrench.
dice d20=2 d20=3 d8=1 d8=2
ann.mechanic-2 patch with rapid-repair
  Ann's mechanic 2 uses Rapid Repair.
  Ann's mechanic 2, Patch: d20 3, dropped 2 (advantage: Quick Fixer) + 3 Intelligence + 2 Mechanic's Kit proficiency - 2 Rapid Repair = 6 against 30, failure.
  Ann's mechanic 2 spends a Hit Die: d8 1, dropped 2 + 5 Last Resort = 6; the hull regains 6.
dice d12=12
ann.mechanic-2 feature boost-engines
  Ann's mechanic 2 uses System Boost, engines.
  Ann's mechanic 2, System Boost, engines: d12 12.
  Ann: flying speed 250 → 850 ft (System Boost, engines).
show ann feet
  feet 0 ft left of 850 ft
pass
  The turn of Ann's operator begins.
# A ship within 1,000 ft; rank 2 assesses nothing.
ann.operator-1 feature system-disruption at bob
  refused [SHIP-FEATURE] Bob is just over 1000 ft away, more than this reaches
gm move bob at 0 1000
  The GM rules, Bob: it is moved.
ann.operator-1 feature system-disruption at ann
  refused [SHIP-FEATURE] Ann is your own ship
ann.operator-1 feature system-disruption at bob
  Ann's operator uses System Disruption on Bob.
ann.operator-1 feature threat-assessment at bob of ac tier
  refused [SHIP-BONUS] your bonus action is used
pass
  The turn of Ann's operator 2 begins.
# 8, 3 of Intelligence and 2 of proficiency: 13. 11 and 2 would hold; who has marked the ship first spoils it.
dice d20=11 d6=1
ann.operator-2 feature system-disruption at bob
  Ann's operator 2 uses System Disruption on Bob.
  Ann's operator uses Disruption.
  Bob, Constitution save against Haywire: d20 11, less d6 1 Disruption + 2 ship Constitution = 12 against 13, failure.
# Won without the proficiency, every check and attack is hindered.
dice d20=15 d20=3 d20=8
ann.operator-2 interfere bob.gunner with masterful-interference
  Ann's operator 2 uses Masterful Interference on Bob.
  Ann's operator 2, Interfere: d20 15, dropped 3 (advantage: Practised Interference) + 3 Intelligence + 2 Technology proficiency - 2 Masterful Interference = 18, against Bob's gunner: d20 8, won.
  Every check and attack of Bob's gunner has disadvantage until the next turn of the one who interferes.
pass
  The turn of Ann's gunner begins.
# Each mark adds a die to the first damage of the round, of the rank of whoever has marked; the wingman's goes with this attack.
gm move bob at 0 300
  The GM rules, Bob: it is moved.
dice d20=14 d20=2 d8=3 d8=4 d6=1 d10=2
ann.gunner fire light at bob attacks 1
  Ann's gunner fires the light laser at Bob: d20 14, dropped 2 (advantage: Wingman's Run) + 2 proficiency + 2 ship Dexterity = 18 against AC 8, a hit.
  Light laser damage: d8 3, d8 4 Wingman's Run, d6 1 Disrupted Defenses, d10 2 Disrupted Defenses + 1 light laser + 1 ship Strength = 12, 12 energy.
  Bob: energy takes 12 from the hull.
dice d20=14 d8=3
ann.gunner fire light at bob attacks 1
  Ann's gunner fires the light laser at Bob: d20 14 + 2 proficiency + 2 ship Dexterity = 18 against AC 8, a hit.
  Light laser damage: d8 3 + 1 light laser + 1 ship Strength = 5, 5 energy.
  Bob: energy takes 5 from the hull.
pass to ann.mechanic-1
  The turn of Bob's gunner begins.
  The turn of Bob's pilot begins.
  The turn of Wing's pilot begins.
  Round 2.
  The turn of Ann's pilot begins.
  The turn of Ann's mechanic begins.
# At 2 of 2 the last boost, and none after it.
dice d4=1
ann.mechanic-1 feature boost-shields
  Ann's mechanic uses System Boost, shields.
  System Boost, shields, shield points: d4 1; the shields of Ann regain 1.
pass to ann.mechanic-1
  The turn of Ann's mechanic 2 begins.
  The turn of Ann's operator begins.
  Ann: flying speed 850 → 250 ft (System Boost, engines ends).
  The turn of Ann's operator 2 begins.
  The turn of Ann's gunner begins.
  The turn of Bob's gunner begins.
  The turn of Bob's pilot begins.
  The turn of Wing's pilot begins.
  Round 3.
  The turn of Ann's pilot begins.
  The turn of Ann's mechanic begins.
ann.mechanic-1 feature boost-shields
  refused [SHIP-FEATURE] no deployment dice are left until a rest
ann.mechanic-1 feature boost-shields spare
  refused [SHIP-FEATURE] the free d4 is for rank 3, once a round
pass
  The turn of Ann's mechanic 2 begins.
ann.mechanic-2 feature supreme-boost
  Ann's mechanic 2 uses Supreme Boost.
  Supreme Boost, shield points: 12 Supreme Boost; the shields of Ann regain 12.
  Ann: flying speed 250 → 850 ft (Supreme Boost).
# An hour is a short rest for rank 5 alone; eight hours are a long one for all.
gm travel ann 1
  Aboard Ann an hour passes: 0 fuel burnt, 30 left.
  Ann: flying speed 850 → 250 ft (Supreme Boost ends).
show features ann.mechanic-1
  System Boost, engines (feature), 0 of 2 left, d4
  System Boost, shields (feature), 0 of 2 left, d4
  System Boost, weapons (feature), 0 of 2 left, d4
show features ann.mechanic-2
  System Boost, engines (feature), 6 of 6 left, d12
  System Boost, shields (feature), 6 of 6 left, d12
  System Boost, weapons (feature), 6 of 6 left, d12
  Quick Fixer (feature)
  Ship Technician (feature), 1 of 1 left
  Reroute Power to engines (feature)
  Reroute Power to shields (feature)
  Reroute Power to weapons (feature)
  Reroute Power evenly (feature)
  Rapid Repair (feature)
  Last Resort (feature)
  Sure Wrench (feature), 1 of 1 left, never
  Supreme Boost (feature), 1 of 1 left, used
gm travel ann 8
  Aboard Ann 8 hours pass: 0 fuel burnt, 30 left. The crew has rested.
show features ann.mechanic-1
  System Boost, engines (feature), 2 of 2 left, d4
  System Boost, shields (feature), 2 of 2 left, d4
  System Boost, weapons (feature), 2 of 2 left, d4
