title Ether: the rows of corruption and of anomalies that nothing else throws
covers HOE-ADV HOE-MORTALITY

book ether
room 60 12
sheet mage like plain, reserve 4, weapon cutlass, hp 40
sheet fighter like plain, hp 40, weapon cutlass, power surge
person Ana mage at 2 2 side Blue
person Bob fighter at 3 2 side Blue
person Cid fighter at 20 8 side Blue
person Rot fighter at 2 3 side Red
initiative ana 15, bob 10, cid 7, rot 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# 2: a rest brings back Health, and no Mortality.
dice d20=2
gm person table cid corruptions
  Cid, Corruption: 2, their spirit is broken.
  Cid is broken in spirit.
gm person track cid 2
  The GM rules: Cid: 2 Mortality lost.
gm person hurt cid 30 physical
  Cid takes physical: 30 from Health.
gm person rest cid
  Cid regains 30, now 40.
  Cid has rested.
gm person hurt cid 40 physical
  Cid takes physical: 40 from Health.
  Cid falls unconscious.
gm person hurt cid 1 physical
  Cid takes physical: 1 from Health.
  Cid: 3 of 3 Mortality lost.
  Cid dies. They are entitled to their last words.
# 3: a natural 1 on an attack or a check is an anomaly: one that is the GM's, and one that helps.
dice d20=3
gm person table ana corruptions
  Ana, Corruption: 3, the ether lies in wait for them.
  Ana is cursed.
dice d20=1 d20=13
ana.boots attack rot
  Ana attacks Rot, cutlass: d20 1 against 10, a miss on a 1.
  Ana, Arcane anomaly: 13, something odd, the GM says what.
dice d20=1 d20=15
gm person check ana wit 10
  Ana, Wit: d20 1 against 10, failure.
  Ana, Arcane anomaly: 15, the ether carries all that they do.
  Ana is emboldened.
dice d20=4 d20=12
gm person check ana might 10
  Ana, Might: d20 12, dropped 4 (advantage: emboldened) = 12 against 10, success.
gm person relieve ana cursed
  Ana is no longer cursed.
gm person relieve ana emboldened
  Ana is no longer emboldened.
# 9: with advantage, and against it.
dice d20=9
gm person table ana corruptions
  Ana, Corruption: 9, they want to kill.
  Ana is murderous.
show aim ana rot
  +0 against 10, advantage: murderous
show aim rot ana
  +0 against 10, advantage: murderous
gm person relieve ana murderous
  Ana is no longer murderous.
# 10: Might, and nothing else. 11: Wit.
dice d20=10
gm person table ana corruptions
  Ana, Corruption: 10, they laugh and shake.
  Ana is hysterical.
dice d20=15 d20=4
gm person check ana might 10
  Ana, Might: d20 4, dropped 15 (disadvantage: hysterical) = 4 against 10, failure.
dice d20=15
gm person check ana wit 10
  Ana, Wit: d20 15 against 10, success.
gm person relieve ana hysterical
  Ana is no longer hysterical.
dice d20=11
gm person table ana corruptions
  Ana, Corruption: 11, their thoughts are mist.
  Ana is befogged.
dice d20=15 d20=4
gm person check ana wit 10
  Ana, Wit: d20 4, dropped 15 (disadvantage: befogged) = 4 against 10, failure.
dice d20=15
gm person check ana might 10
  Ana, Might: d20 15 against 10, success.
gm person relieve ana befogged
  Ana is no longer befogged.
# 12, 15, 18 and 19 are played by the GM.
dice d20=12
gm person table ana corruptions
  Ana, Corruption: 12, nightmares, by day too.
  Ana is haunted.
show person ana
  able at 2 2 on level 1, 40 of 40 Health, Defense 10
  haunted; cutlass in hand
gm person relieve ana haunted
  Ana is no longer haunted.
dice d20=15
gm person table ana corruptions
  Ana, Corruption: 15, they do what they are told.
  Ana is biddable.
gm person relieve ana biddable
  Ana is no longer biddable.
dice d20=18
gm person table ana corruptions
  Ana, Corruption: 18, they must have one thing, the GM says which.
  Ana is craving.
gm person relieve ana craving
  Ana is no longer craving.
dice d20=19
gm person table ana corruptions
  Ana, Corruption: 19, they speak in a tongue that nobody knows.
  Ana is babbling.
gm person relieve ana babbling
  Ana is no longer babbling.
dice d20=1
gm person table ana corruptions
  Ana, Corruption: 1, their mind is in pieces.
  Ana is maddened.
gm person relieve ana maddened
  Ana is no longer maddened.
# So are four of the anomalies; the fifth corrupts as well.
dice d20=1
gm person table ana anomalies
  Ana, Arcane anomaly: 1, a disaster, the GM says which.
dice d20=6
gm person table ana anomalies
  Ana, Arcane anomaly: 6, their double lies nearby and does not wake, the GM says where.
dice d20=17
gm person table ana anomalies
  Ana, Arcane anomaly: 17, a spell goes off by itself, the GM says which.
dice d20=5 d20=12
gm person table ana anomalies
  Ana, Arcane anomaly: 5, it turns on their mind, and a curse escapes: the GM says which.
  Ana, Corruption: 12, nightmares, by day too.
  Ana is haunted.
show person ana
  able at 2 2 on level 1, 40 of 40 Health, Defense 10
  haunted; cutlass in hand
