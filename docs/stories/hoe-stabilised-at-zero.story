title Ether: somebody at 0 who is stabilised by a condition makes no checks, until they are hurt
covers HOE-STABLE HOE-MORTALITY

book ether
room 30 9
sheet hero like plain, might 6, hp 20
sheet lord like plain, power draining-air, hp 60
person Ana hero at 2 3 side Blue special
person Bob hero at 2 5 side Blue special
person Lord lord at 9 3 side Red
initiative ana 20, bob 15, lord 10

dice 4 1
begin
  The battle goes on.
  Round 1.
  Lord uses Draining Air.
  Reached by Draining Air: Ana, Bob.
  Loss of Stamina by Draining Air: d4 4.
  Ana: Stamina -4, now 2.
  Loss of Stamina by Draining Air: d4 1.
  Bob: Stamina -1, now 5.
  The turn of Ana begins.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 Health.
  The turn of Bob begins.
dice d4=2 d4=1 d20=11 d20=12
pass to ana.boots
  The turn of Lord begins.
  Round 2.
  Lord uses Draining Air.
  Reached by Draining Air: Ana, Bob.
  Loss of Stamina by Draining Air: d4 2.
  Ana: Stamina -2, now 0.
  Ana is exhausted.
  Loss of Stamina by Draining Air: d4 1.
  Bob: Stamina -1, now 4.
  The turn of Ana begins.
  Ana, Mortality check: d20 11, dropped 12 (disadvantage: exhausted) = 11 against 10, success.
  The turn of Bob begins.
# At 0, and exhausted: two more Stamina lost are a collapse, unconscious and stabilised. No check follows.
dice d4=2 d4=1
pass to ana.boots
  The turn of Lord begins.
  Round 3.
  Lord uses Draining Air.
  Reached by Draining Air: Ana, Bob.
  Loss of Stamina by Draining Air: d4 2.
  Ana: Stamina +0, now 0.
  Ana is stable.
  Loss of Stamina by Draining Air: d4 1.
  Bob: Stamina -1, now 3.
  The turn of Ana begins.
  The turn of Bob begins.
show person ana
  stable at 2 3 on level 1, 0 of 20 Health, Defense 10
  unconscious; prone; exhausted
# Any damage ends that.
gm person relieve ana exhausted; gm person hurt ana 1 physical
  Ana is no longer exhausted.
  Ana takes physical: 1 from Health.
  Ana is no longer stable.
  Ana: 1 of 3 Mortality lost.
dice d4=1 d4=1 d20=12
pass to bob.boots
  The turn of Lord begins.
  Round 4.
  Lord uses Draining Air.
  Reached by Draining Air: Ana, Bob.
  Loss of Stamina by Draining Air: d4 1.
  Ana: Stamina +0, now 0.
  Loss of Stamina by Draining Air: d4 1.
  Bob: Stamina -1, now 2.
  The turn of Ana begins.
  Ana, Mortality check: d20 12 against 10, success.
  The turn of Bob begins.
show person ana
  dying at 2 3 on level 1, 0 of 20 Health, Defense 10
  unconscious; prone
# Who is stabilised with Health left is so no more once a wound takes that Health.
gm person afflict bob stabilised
  Bob is stabilised.
  Bob is prone.
  Bob: speed 30 → 0 ft (stunned, prone).
gm person hurt bob 20 physical
  Bob takes physical: 20 from Health.
  Bob falls unconscious.
  Bob: 1 of 3 Mortality lost.
  The turn of Lord begins.
show person bob
  dying at 2 5 on level 1, 0 of 20 Health, Defense 10
  prone; unconscious
