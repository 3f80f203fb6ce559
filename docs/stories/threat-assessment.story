title Threat Assessment: any two of seven things of a marked ship, more, as much or less
covers SHIP-FEATURE SHIP-BONUS

class probe medium across 50 strength 12 dexterity 14 constitution 12
class twin medium across 50 strength 12 dexterity 13 constitution 13
ship Probe probe at 0 0 heading 0 side Blue special
ship Twin twin at 0 500 heading 180 side Red special
crew probe plain pilot operator
crew twin plain pilot
member probe.operator rank 3
member probe.pilot rank 1
member twin.pilot rank 4
set probe hull-max 30, hull 30, shields-max 20, shields 20, ac 10
set twin hull-max 30, hull 30, shields-max 20, shields 20, ac 10, regeneration 0
initiative probe.operator 20, probe.pilot 15, twin.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Probe's operator begins.
# Of a ship that is marked.
probe.operator feature threat-assessment at twin of ship-strength ship-dexterity
  refused [SHIP-FEATURE] you have not marked Twin: first use System Disruption on it
probe.operator feature system-disruption at twin
  Probe's operator uses System Disruption on Twin.
pass to probe.operator
  The turn of Probe's pilot begins.
  The turn of Twin's pilot begins.
  Round 2.
  The turn of Probe's operator begins.
# A point of a score counts, though it adds nothing: 12 to 12, 14 to 13, 12 to 13.
probe.operator feature threat-assessment at twin of ship-strength ship-dexterity
  Probe's operator uses Threat Assessment on Twin.
  Probe's operator compares Strength: Twin has as much.
  Probe's operator compares Dexterity: Twin has less.
pass to probe.operator
  The turn of Probe's pilot begins.
  The turn of Twin's pilot begins.
  Round 3.
  The turn of Probe's operator begins.
probe.operator feature threat-assessment at twin of ship-constitution tier
  Probe's operator uses Threat Assessment on Twin.
  Probe's operator compares Constitution: Twin has more.
  Probe's operator compares tier: Twin has as much.
pass to probe.operator
  The turn of Probe's pilot begins.
  The turn of Twin's pilot begins.
  Round 4.
  The turn of Probe's operator begins.
# Ranks of a crew count together: 3 and 1 to 4.
probe.operator feature threat-assessment at twin of rank points
  Probe's operator uses Threat Assessment on Twin.
  Probe's operator compares ranks of the crew: Twin has as much.
  Probe's operator compares hull and shield points: Twin has as much.
# The bonus action of the turn is used.
probe.operator feature threat-assessment at twin of ac tier
  refused [SHIP-BONUS] your bonus action is used
gm edit twin shields 19
  The GM rules, Twin: Shields set to 19.
pass to probe.operator
  The turn of Probe's pilot begins.
  The turn of Twin's pilot begins.
  Round 5.
  The turn of Probe's operator begins.
probe.operator feature threat-assessment at twin of points ac
  Probe's operator uses Threat Assessment on Twin.
  Probe's operator compares hull and shield points: Twin has less.
  Probe's operator compares AC: Twin has as much.
pass to probe.operator
  The turn of Probe's pilot begins.
  The turn of Twin's pilot begins.
  Round 6.
  The turn of Probe's operator begins.
# Two different things, of the seven.
probe.operator feature threat-assessment at twin of tier tier
  refused [SHIP-FEATURE] Threat Assessment compares two different things: choose among Strength, Dexterity, Constitution, ranks of the crew, tier, AC, hull and shield points
probe.operator feature threat-assessment at twin of charisma tier
  refused [SHIP-FEATURE] Threat Assessment compares two different things: choose among Strength, Dexterity, Constitution, ranks of the crew, tier, AC, hull and shield points
