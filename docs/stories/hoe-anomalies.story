title Hands of Ether: a pulse throws on the table of arcane anomalies, and the corrupted
covers HOE-COMMON HOE-DAMAGE HOE-ADV HOE-CRIT

book ether
room 60 20
sheet mage like plain, hp 40, agility 18, reserve 9, weapon cutlass, power ember, power hoarfrost
sheet fighter like plain, hp 40, weapon cutlass, power surge
person Mishap mishap at 20 8 side Red
person Ana mage at 24 8 side Blue
person Bob fighter at 31 9 side Blue
person Cid fighter at 32 9 side Blue
person Gus dock-guard at 40 15 side Blue
person Far fighter at 33 9 side Blue
initiative mishap 20, ana 15, bob 10, cid 5, far 4, gus 3

begin
  The battle goes on.
  Round 1.
  The turn of Mishap begins.
# A burst: Agility 10 for all within 50 ft of it, whoever they are; Far is at 55 ft.
dice d20=7 d20=6 d20=9 d20=10 d6=3 d6=4
mishap.boots cast wild-pulse
  Mishap uses Wild Pulse.
  Mishap, Arcane anomaly: 7, it bursts from them in all directions.
  Reached by Arcane anomaly: Ana, Bob, Cid.
  Ana saves with Agility against Arcane anomaly: d20 6 + 3 Agility = 9 against 10, failure.
  Bob saves with Agility against Arcane anomaly: d20 9 against 10, failure.
  Cid saves with Agility against Arcane anomaly: d20 10 against 10, success.
  Damage of Arcane anomaly: d6 3+4 = 7.
  Ana takes spirit: 7 from Health.
  Bob takes spirit: 7 from Health.
# Fire strikes the nearest foe.
dice d20=19 d6=1 d6=2 d6=3
mishap.boots cast wild-pulse
  Mishap uses Wild Pulse.
  Mishap, Arcane anomaly: 19, black fire strikes the nearest foe.
  Reached by Arcane anomaly: Ana.
  Damage of Arcane anomaly: d6 1+2+3 = 6.
  Ana takes fire: 6 from Health.
pass
  The turn of Ana begins.
# On Ana: her magic backfires. Agility 9 is a wound for her; those within 10 ft are hurt.
gm person place cid 26 8
gm person place far 27 8
dice d20=3 d20=6 d12=10 d10=6
gm person table ana anomalies
  Ana, Arcane anomaly: 3, it bursts in their hands.
  Ana saves with Agility against Arcane anomaly: d20 6 + 3 Agility = 9 against 10, failure.
  Ana, Wound: 10, a limp.
  Ana is limping.
  Reached by Arcane anomaly: Mishap, Cid.
  Damage of Arcane anomaly: d10 6.
  Mishap takes spirit: 6 from Health.
  Cid takes spirit: 6 from Health.
  Ana: speed 30 → 20 ft (encumbered).
gm person relieve ana limping
  Ana is no longer limping.
  Ana: speed 20 → 30 ft (no longer encumbered).
dice d20=3 d20=7 d10=6
gm person table ana anomalies
  Ana, Arcane anomaly: 3, it bursts in their hands.
  Ana saves with Agility against Arcane anomaly: d20 7 + 3 Agility = 10 against 10, success.
  Reached by Arcane anomaly: Mishap, Cid.
  Damage of Arcane anomaly: d10 6.
  Mishap takes spirit: 6 from Health.
  Cid takes spirit: 6 from Health.
show person far
  able at 27 8 on level 1, 40 of 40 Health, Defense 10
  cutlass in hand
gm person place cid 32 9
gm person place far 33 9
# Three more, and the same row among them is passed over; the Mana is gone.
dice d20=2 d20=2 d20=11 d8=5 d20=14
gm person table ana anomalies
  Ana, Arcane anomaly: 2, the magic runs wild three times and is spent.
  Ana: Mana -9, now 0.
  Ana, Arcane anomaly: 2, the magic runs wild three times and is spent.
  Ana, Arcane anomaly: 11, the ether fills them.
  Gain of Mana by Arcane anomaly: d8 5.
  Ana: Mana +5, now 5.
  Ana, Arcane anomaly: 14, a shell of light.
  Ana is covered.
  Ana: Defense 18 → 21 (covered).
show person ana
  able at 24 8 on level 1, 27 of 40 Health, Defense 21
  covered; cutlass in hand
pass to mishap.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Far begins.
  The turn of Gus begins.
  Round 2.
  The turn of Mishap begins.
# A natural 1 of the cursed.
gm person afflict bob cursed
  Bob is cursed.
pass to bob.boots
  The turn of Ana begins.
  The turn of Bob begins.
dice d20=1 d20=16
bob.boots attack cid with cutlass
  Bob attacks Cid, cutlass: d20 1 against 10, a miss on a 1.
  Bob, Arcane anomaly: 16, their next hit will tell.
  Bob is about to tell.
pass to mishap.boots
  The turn of Cid begins.
  The turn of Far begins.
  The turn of Gus begins.
  Round 3.
  The turn of Mishap begins.
# A glare: stunned until the next round ends, and the others blinded until their own next turn.
gm person relieve bob cursed
  Bob is no longer cursed.
gm person place bob 26 10
dice d20=4
gm person table ana anomalies
  Ana, Arcane anomaly: 4, a glare.
  Ana is stunned.
  Reached by Arcane anomaly: Mishap, Bob.
  Mishap is blinded.
  Bob is blinded.
  Ana: speed 30 → 0 ft (stunned).
pass to ana.boots
  The turn of Ana begins.
pass to bob.boots
  The turn of Bob begins.
  Bob is no longer blinded.
show person bob
  able at 26 10 on level 1, 33 of 40 Health, Defense 10
  about to tell; cutlass in hand
pass to mishap.boots
  The turn of Cid begins.
  The turn of Far begins.
  The turn of Gus begins.
  Round 4.
  The turn of Mishap begins.
  Mishap is no longer blinded.
pass to mishap.boots
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Far begins.
  The turn of Gus begins.
  Round 5.
  Ana is no longer stunned.
  The turn of Mishap begins.
  Ana: speed 0 → 30 ft (no longer stunned).
# Wings, time, and a hit that tells.
dice d20=8
gm person table cid anomalies
  Cid, Arcane anomaly: 8, they have wings.
  Cid is winged.
dice d20=10
gm person table cid anomalies
  Cid, Arcane anomaly: 10, time hurries for them.
  Cid is hastened.
  Cid: speed 30 → 60 ft (hastened).
dice d20=16
gm person table cid anomalies
  Cid, Arcane anomaly: 16, their next hit will tell.
  Cid is about to tell.
gm person place cid 19 8
pass to cid.boots
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Cid begins.
show cid.boots
  the turn is open; left: 3 actions; movement 60 ft
dice d20=11
cid.boots attack mishap with cutlass
  Cid attacks Mishap, cutlass: d20 11 against 12, a miss.
dice d20=12 d6=2 d6=3
cid.boots attack mishap with cutlass
  Cid attacks Mishap, cutlass: d20 12 against 12, a hit.
  Damage of cutlass: d6 2+3 = 5.
  Cid is no longer about to tell.
  Mishap takes physical: 5 from Health.
cid.boots fly 19 12 height 10
  Cid has moved to 19 12 on level 1; 30 ft of movement is left.
cid.boots fly 18 12 height 0
  Cid has moved to 18 12 on level 1; 15 ft of movement is left.
pass to mishap.boots
  The turn of Far begins.
  The turn of Gus begins.
  Round 6.
  The turn of Mishap begins.
# For a minute death does not keep Gus, once. Then it does.
dice d20=9
gm person table gus anomalies
  Gus, Arcane anomaly: 9, death will not have them for a minute.
  Gus is kept from death.
gm person hurt gus 8 fire
  Gus takes fire: 8 from Health.
  Gus is no longer kept from death.
  Gus regains 8, now 8.
  Gus wakes.
show person gus
  able at 40 15 on level 1, 8 of 8 Health, Defense 9
  cutlass in hand
gm person hurt gus 8 fire
  Gus takes fire: 8 from Health.
  Gus is dead.
# After six turns of his time is slow again, and it has cost him Stamina.
pass to cid.boots
  The turn of Ana begins.
  Ana is no longer covered.
  The turn of Bob begins.
  Ana: Defense 21 → 18 (no longer covered).
  The turn of Cid begins.
pass to cid.boots
  The turn of Far begins.
  Round 7.
  The turn of Mishap begins.
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Cid begins.
pass to cid.boots
  The turn of Far begins.
  Round 8.
  The turn of Mishap begins.
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Cid begins.
pass to cid.boots
  The turn of Far begins.
  Round 9.
  The turn of Mishap begins.
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Cid begins.
pass to cid.boots
  The turn of Far begins.
  Round 10.
  The turn of Mishap begins.
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Cid begins.
show cid.boots
  the turn is open; left: 3 actions; movement 60 ft
pass to far.boots
  Cid is no longer hastened.
  Cid: Stamina -2, now 8.
  The turn of Far begins.
  Cid: speed 60 → 30 ft (no longer hastened).
show person cid
  able at 18 12 on level 1, 28 of 40 Health, Defense 10
  winged; cutlass in hand
# Those of her side who are in sight have rested with her.
gm person hurt ana 20 fire
  Ana takes fire: 20 from Health.
gm person hurt cid 20 fire
  Cid takes fire: 20 from Health.
dice d20=20
gm person table ana anomalies
  Ana, Arcane anomaly: 20, their whole side has rested.
  Reached by Arcane anomaly: Ana, Bob, Cid, Far.
  Ana: Mana +4, now 9.
  Ana regains 33, now 40.
  Ana has rested.
  Bob regains 7, now 40.
  Bob has rested.
  Cid: Stamina +2, now 10.
  Cid regains 32, now 40.
  Cid has rested.
  Far has rested.
show person ana
  able at 24 8 on level 1, 40 of 40 Health, Defense 18
  cutlass in hand
show person cid
  able at 18 12 on level 1, 40 of 40 Health, Defense 10
  winged; cutlass in hand
show person mishap
  able at 20 8 on level 1, 43 of 60 Health, Defense 12
