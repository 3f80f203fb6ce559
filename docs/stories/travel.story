title Between two fights: hours of flight, fuel, rest, and a ship that comes back
covers SHIP-REPAIR SHIP-STABLE SHIP-JUMP

class tramp medium across 50 shield directional
mount tramp heavy-laser turret
ship Hesper tramp at 0 0 heading 0 side Blue special
ship Kite tramp at 0 5000 heading 180 side Red special
crew hesper plain pilot gunner mechanic coordinator
crew kite plain pilot mechanic
member hesper.mechanic rank 1
member hesper.coordinator rank 5, charisma 10
member hesper.pilot rank 5, feature second-breath
set hesper fuel 3, shields 5
initiative hesper.mechanic 20, hesper.coordinator 19, hesper.pilot 15, hesper.gunner 10, kite.mechanic 5, kite.pilot 4

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
dice d4=1
hesper.mechanic feature boost-engines
  Hesper's mechanic uses System Boost, engines.
  Hesper's mechanic, System Boost, engines: d4 1.
  Hesper: flying speed 300 → 350 ft (System Boost, engines).
pass
  The turn of Hesper's coordinator begins.
hesper.coordinator feature inspiring-display on hesper.gunner
  Hesper's coordinator uses Inspiring Display on Hesper's gunner.
pass
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
hesper.pilot feature virtuoso
  Hesper's pilot uses Virtuoso.
# Of what was learnt before rank 5, a short rest gives nothing back.
hesper.pilot stance sure-hand never
  Hesper's pilot will never use Sure Hand.
dice d20=1 d20=2 d20=6 d6=5
hesper.pilot evade kite
  Hesper's pilot uses Second Breath.
  Hesper's pilot, Evade: d20 2, d6 5 Second Breath, dropped 1 (advantage: Practised Evasion, Virtuoso) = 7, against Kite's pilot: d20 6, won.
  The first attack of Kite on Hesper has disadvantage.
gm condition hesper ionized
  Hesper is ionized: disadvantage on attacks and ability checks.
gm condition hesper stunned 5
  Hesper is stunned for 5 rounds: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Hesper: flying speed 350 → 0 ft (stunned).
gm pause
  The battle is paused.
# An hour is a short rest: enough at rank 5. What lasts for minutes is over, what a GM has
# given until it is taken away is not; shields regain 8 a round.
gm travel hesper 1
  Hesper is no longer stunned.
  Aboard Hesper an hour passes: 0 fuel burnt, 3 left.
  Hesper: flying speed 0 → 300 ft (System Boost, engines ends, no longer stunned).
show hesper shields conditions fuel
  shields 33 of 33, regaining 8
  conditions ionized
  fuel 3
show features hesper.mechanic
  System Boost, engines (feature), 1 of 2 left, d4, used
  System Boost, shields (feature), 1 of 2 left, d4
  System Boost, weapons (feature), 1 of 2 left, d4
show features hesper.coordinator
  Inspiring Display (feature), 6 of 6 left, d12, used
  Uplifting Directive (feature)
  Call to Arms (feature)
  Commanding Presence (feature), 6 of 6 left, d12
  Masterful Directive (feature)
  Contingency Plan (feature)
  Crowning Directive (feature), 1 of 1 left
  Rallying Cry (feature), 1 of 1 left
show features hesper.pilot
  Practised Evasion (feature)
  Evasion (feature)
  Good Trick (feature)
  Uncanny Dodge (feature)
  Sure Hand (feature), 1 of 1 left, never
  Virtuoso (feature), 1 of 1 left, used
  Cunning Avoidance (feature)
  Second Breath (venture), 0 of 1 left, used
# Eight hours are a long one. 23 hours burn nothing, the 24th does.
gm travel hesper 8
  Aboard Hesper 8 hours pass: 0 fuel burnt, 3 left. The crew has rested.
show features hesper.mechanic
  System Boost, engines (feature), 2 of 2 left, d4
  System Boost, shields (feature), 2 of 2 left, d4
  System Boost, weapons (feature), 2 of 2 left, d4
show features hesper.pilot
  Practised Evasion (feature)
  Evasion (feature)
  Good Trick (feature)
  Uncanny Dodge (feature)
  Sure Hand (feature), 1 of 1 left, never
  Virtuoso (feature), 1 of 1 left
  Cunning Avoidance (feature)
  Second Breath (venture), 1 of 1 left
gm travel hesper 14
  Aboard Hesper 14 hours pass: 0 fuel burnt, 3 left. The crew has rested.
show hesper fuel
  fuel 3
gm travel hesper 1
  Aboard Hesper an hour passes: 1 fuel burnt, 2 left.
show hesper fuel
  fuel 2
# In an atmosphere a unit lasts an hour; without any the ship has no power.
gm travel hesper 3 air
  Aboard Hesper 3 hours pass in an atmosphere: 2 fuel burnt, 0 left.
  Hesper: flying speed 300 → 0 ft (no fuel).
show hesper fuel state shields
  state able
  shields 33 of 33, regaining 8
  fuel 0
hesper.mechanic patch
  refused [TABLE] the battle is paused
# A ship at 0 that is not stable has no hours. A stable one comes back after 1d4 of them.
gm edit kite hull 0
  Kite is disabled.
  The GM rules, Kite: Hull set to 0.
gm travel kite 1
  refused [SHIP-REPAIR] Kite falls apart: stabilise it first
gm resume
  The battle goes on.
  The turn of Hesper's gunner begins.
  The turn of Kite's mechanic begins.
dice d20=20
kite.mechanic stabilise
  Kite's mechanic, Stabilise: d20 20 against 10, success.
  Kite is stable: disabled, but no longer falling apart.
  The battle is over. Every other side is beaten.
dice d4=2
gm travel kite 1
  Aboard Kite an hour passes: 0 fuel burnt, 30 left.
  Kite, hours of rest for a hit point: d4 2.
show kite hull
  hull 0 of 33, worn
gm travel kite 1
  Aboard Kite an hour passes: 0 fuel burnt, 30 left.
  Kite has power again.
show kite hull state
  state able
  hull 1 of 33, worn
gm maintain hesper
  Hesper is no longer ionized.
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
  Hesper: flying speed 0 → 300 ft (fuelled again; no longer ionized).
show hesper fuel
  fuel 30
