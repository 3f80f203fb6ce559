title Grades of hulls, reactors and thrusters: five each, up to the size's highest score, and 2 beyond it by artifacts
covers SHIP-FEATURE

# A medium hull of tier 5 has 53 hull points and 10 more for each point of its Constitution modifier.
class bare medium tier 5 constitution 8 dexterity 10 raise strength raise strength raise strength raise dexterity raise dexterity raise dexterity peak strength peak dexterity
class hull-4 medium tier 5 constitution 8 dexterity 10 raise strength raise strength raise strength raise dexterity raise dexterity raise dexterity peak strength peak dexterity
fit hull-4 premium-hull, prototype-hull, advanced-hull, legendary-hull
class hull-5 medium tier 5 constitution 8 dexterity 10 raise strength raise strength raise strength raise dexterity raise dexterity raise dexterity peak strength peak dexterity
fit hull-5 premium-hull, prototype-hull, advanced-hull, legendary-hull, artifact-hull
class top-4 medium tier 4 constitution 17 dexterity 10 raise strength raise strength raise strength raise dexterity raise dexterity
fit top-4 premium-hull, prototype-hull, advanced-hull, legendary-hull
class top-5 medium tier 5 constitution 17 dexterity 10 raise strength raise strength raise strength raise dexterity raise dexterity raise dexterity peak strength peak dexterity
fit top-5 premium-hull, prototype-hull, advanced-hull, legendary-hull, artifact-hull
# A turning speed is 200 ft, less 50 for each point that Dexterity adds beyond Constitution, here +2, and never more than the flying speed, here 300 ft.
class still medium tier 5 dexterity 8 constitution 10 strength 10 raise strength raise strength raise strength raise constitution raise constitution raise constitution peak strength peak constitution
class swift-4 medium tier 5 dexterity 8 constitution 10 strength 10 raise strength raise strength raise strength raise constitution raise constitution raise constitution peak strength peak constitution
fit swift-4 premium-thruster, prototype-thruster, advanced-thruster, legendary-thruster
class swift-5 medium tier 5 dexterity 8 constitution 10 strength 10 raise strength raise strength raise strength raise constitution raise constitution raise constitution peak strength peak constitution
fit swift-5 premium-thruster, prototype-thruster, advanced-thruster, legendary-thruster, artifact-thruster
class strong-4 medium tier 5 dexterity 8 constitution 10 strength 10 raise dexterity raise dexterity raise dexterity raise constitution raise constitution raise constitution peak dexterity peak constitution
fit strong-4 premium-reactor, prototype-reactor, advanced-reactor, legendary-reactor
class strong-5 medium tier 5 dexterity 8 constitution 10 strength 10 raise dexterity raise dexterity raise dexterity raise constitution raise constitution raise constitution peak dexterity peak constitution
fit strong-5 premium-reactor, prototype-reactor, advanced-reactor, legendary-reactor, artifact-reactor
class weak medium tier 5 dexterity 8 constitution 10 strength 10 raise dexterity raise dexterity raise dexterity raise constitution raise constitution raise constitution peak dexterity peak constitution
ship Bare bare at 0 0 heading 0 side Blue special
ship Hull-4 hull-4 at 1000 0 heading 0 side Blue special
ship Hull-5 hull-5 at 2000 0 heading 0 side Blue special
ship Top-4 top-4 at 3000 0 heading 0 side Blue special
ship Top-5 top-5 at 4000 0 heading 0 side Blue special
ship Still still at 5000 0 heading 0 side Blue special
ship Swift-4 swift-4 at 6000 0 heading 0 side Blue special
ship Swift-5 swift-5 at 7000 0 heading 0 side Blue special
ship Weak weak at 8000 0 heading 0 side Blue special
ship Strong-4 strong-4 at 9000 0 heading 0 side Blue special
ship Strong-5 strong-5 at 10000 0 heading 0 side Blue special
crew bare none
crew hull-4 none
crew hull-5 none
crew top-4 none
crew top-5 none
crew still none
crew swift-4 none
crew swift-5 none
crew weak none
crew strong-4 none
crew strong-5 none
# 8 is -1: 43. Four grades make 12, which is +1: 63; the fifth makes 14: 73.
show bare hull
  hull 43 of 43
show hull-4 hull
  hull 63 of 63
show hull-5 hull
  hull 73 of 73
# 17 and four would be 21: 20 is the highest, +5. The artifact's 2 come on top: 22.
show top-4 hull
  hull 93 of 93
show top-5 hull
  hull 113 of 113
# 8, 12 and 14 of Dexterity: 350, which is more than it flies, 250 and 200.
show still turning
  turning 300 ft for 90°
show swift-4 turning
  turning 250 ft for 90°
show swift-5 turning
  turning 200 ft for 90°
# 10, 14 and 16 of Strength, in flying speed and in the DC of rams.
show weak feet ram-dc
  feet 0 ft left of 200 ft
  ram-dc 8
show strong-4 feet ram-dc
  feet 0 ft left of 300 ft
  ram-dc 10
show strong-5 feet ram-dc
  feet 0 ft left of 350 ft
  ram-dc 11
