title Dice and uses: of tiers by size, of deployments by rank
covers SHIP-FEATURE

class dart1 small tier 1 raise constitution raise dexterity
class dart2 small tier 2 raise constitution raise dexterity raise strength
class dart3 small tier 3 raise constitution raise dexterity raise strength raise constitution
class dart4 small tier 4 raise constitution raise dexterity raise strength raise constitution raise dexterity
class dart5 small tier 5 raise constitution raise dexterity raise strength raise constitution raise dexterity raise strength peak strength
class hulk1 medium tier 1 raise constitution raise dexterity
class hulk5 medium tier 5 raise constitution raise dexterity raise strength raise constitution raise dexterity raise strength peak strength peak dexterity
class barge1 large tier 1 raise constitution raise dexterity
class barge5 large tier 5 raise constitution raise dexterity raise strength raise constitution raise dexterity raise strength
class tower1 huge tier 1 raise constitution raise dexterity
class tower5 huge tier 5 raise constitution raise dexterity raise strength raise constitution raise dexterity raise strength peak strength
class world1 gargantuan tier 1 raise constitution raise dexterity
class world5 gargantuan tier 5 raise constitution raise dexterity raise strength raise constitution raise dexterity raise strength peak strength peak constitution
class plain medium
ship Dart1 dart1 at 0 0 heading 0 side Blue special
ship Dart2 dart2 at 40000 0 heading 0 side Blue special
ship Dart3 dart3 at 80000 0 heading 0 side Blue special
ship Dart4 dart4 at 120000 0 heading 0 side Blue special
ship Dart5 dart5 at 160000 0 heading 0 side Blue special
ship Hulk1 hulk1 at 200000 0 heading 0 side Blue special
ship Hulk5 hulk5 at 240000 0 heading 0 side Blue special
ship Barge1 barge1 at 280000 0 heading 0 side Blue special
ship Barge5 barge5 at 320000 0 heading 0 side Blue special
ship Tower1 tower1 at 360000 0 heading 0 side Blue special
ship Tower5 tower5 at 400000 0 heading 0 side Blue special
ship World1 world1 at 440000 0 heading 0 side Blue special
ship World5 world5 at 480000 0 heading 0 side Blue special
ship Rank1 plain at 1000 90000 heading 0 side Blue special
ship Rank2 plain at 2000 90000 heading 0 side Blue special
ship Rank3 plain at 3000 90000 heading 0 side Blue special
ship Rank4 plain at 4000 90000 heading 0 side Blue special
ship Rank5 plain at 5000 90000 heading 0 side Blue special
ship Moth plain at 0 -90000 heading 0 side Red special
crew dart1 plain pilot gunner mechanic
crew dart2 plain pilot gunner mechanic
crew dart3 plain pilot gunner mechanic
crew dart4 plain pilot gunner mechanic
crew dart5 plain pilot gunner mechanic
crew hulk1 plain pilot gunner mechanic
crew hulk5 plain pilot gunner mechanic
crew barge1 plain pilot gunner mechanic
crew barge5 plain pilot gunner mechanic
crew tower1 plain pilot gunner mechanic
crew tower5 plain pilot gunner mechanic
crew world1 plain pilot gunner mechanic
crew world5 plain pilot gunner mechanic
crew rank1 plain pilot
member rank1.pilot rank 1 feature snap-roll
crew rank2 plain pilot
member rank2.pilot rank 2 feature snap-roll
crew rank3 plain pilot
member rank3.pilot rank 3 feature snap-roll
crew rank4 plain pilot
member rank4.pilot rank 4 feature snap-roll
crew rank5 plain pilot
member rank5.pilot rank 5 feature snap-roll
crew moth plain pilot
initiative moth 1
# d4, d6, d8, d10 and d12 with each tier; once for each tier aboard small ships, twice, three, four and five times aboard larger ones.
show features dart1.pilot
  Helpful Brain (tier), 1 of 1 left, d4
show features dart2.pilot
  Helpful Brain (tier), 2 of 2 left, d6
  Retro Thrusters (tier), 1 of 1 left
show features dart3.pilot
  Helpful Brain (tier), 3 of 3 left, d8
  Retro Thrusters (tier), 1 of 1 left
  Braced Crew (tier), 3 of 3 left
  Nimble Hull (tier)
show features dart4.pilot
  Helpful Brain (tier), 4 of 4 left, d10
  Retro Thrusters (tier), 1 of 1 left
  Braced Crew (tier), 4 of 4 left
  Nimble Hull (tier)
  Standing By (tier), 1 of 1 left
show features dart5.pilot
  Helpful Brain (tier), 5 of 5 left, d12
  Retro Thrusters (tier), 1 of 1 left
  Braced Crew (tier), 5 of 5 left
  Nimble Hull (tier)
  Standing By (tier), 1 of 1 left
  Charmed Craft (tier), 1 of 1 left
show features hulk1.pilot
  Head Start (tier), 2 of 2 left, d4
show features hulk5.pilot
  Braced Crew (tier), 10 of 10 left
  Head Start (tier), 10 of 10 left, d12
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 5 of 5 left
  Iron Minute (tier), 1 of 1 left
show features barge1.pilot
  Blockade Runner (tier), 3 of 3 left, d4
show features barge5.pilot
  Braced Crew (tier), 15 of 15 left
  Blockade Runner (tier), 15 of 15 left, d12
  Heavy Cannon (tier)
show features tower1.mechanic
  Damage Control (tier), 4 of 4 left, d4
show features tower5.mechanic
  Braced Crew (tier), 20 of 20 left
  Damage Control (tier), 20 of 20 left, d12
show features world1.gunner
  Superior Firepower (tier), 5 of 5 left, d4
show features world5.gunner
  Braced Crew (tier), 25 of 25 left
  Superior Firepower (tier), 25 of 25 left, d12
# d4 to d12, 2 to 6 times, with each rank.
show features rank1.pilot
  Snap Roll (tactic), 2 of 2 left, d4
show features rank2.pilot
  Practised Evasion (feature)
  Evasion (feature)
  Snap Roll (tactic), 3 of 3 left, d6
show features rank3.pilot
  Practised Evasion (feature)
  Evasion (feature)
  Cunning Avoidance (feature)
  Snap Roll (tactic), 4 of 4 left, d8
show features rank4.pilot
  Practised Evasion (feature)
  Evasion (feature)
  Good Trick (feature)
  Uncanny Dodge (feature)
  Cunning Avoidance (feature)
  Snap Roll (tactic), 5 of 5 left, d10
show features rank5.pilot
  Practised Evasion (feature)
  Evasion (feature)
  Good Trick (feature)
  Uncanny Dodge (feature)
  Sure Hand (feature), 1 of 1 left
  Virtuoso (feature), 1 of 1 left
  Cunning Avoidance (feature)
  Snap Roll (tactic), 6 of 6 left, d12
