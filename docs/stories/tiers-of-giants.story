title Huge and gargantuan ships above tier 3: their scores, hull, speeds and rams
covers SHIP-SIZE SHIP-TURN SHIP-RAM

# Five points at tier 4: 18, 11, 18. 13d12: 16 + 12 × 11; 200 ft, and no turn cheaper than that.
class wall huge across 2500 tier 4 raise strength raise strength raise constitution raise constitution raise dexterity shield fortress
# Six at tier 5: 18, 12, 18; then 4 more of the one that it names and 2 of the others: 22, 14, 20. 14d12: 17 + 13 × 12.
class keep huge across 2500 tier 5 raise strength raise strength raise constitution raise constitution raise dexterity raise dexterity peak strength shield directional
# A gargantuan one names two: 20, 10, 20, and then 24, 12, 24. 16d20: 27 + 15 × 18.
class world gargantuan across 25000 tier 5 raise strength raise strength raise constitution raise constitution raise dexterity raise dexterity peak strength peak constitution shield quick-charge
ship Wall wall at 0 0 heading 0 side Blue special
ship Keep keep at 10000 0 heading 0 side Blue special
ship World world at 40000 0 heading 0 side Blue special
ship Kite courier at 0 9000 heading 0 side Red special
crew wall plain pilot
crew keep plain pilot
crew world plain pilot
crew kite none
initiative wall 20, keep 15, world 10

begin
  ...
show wall hull shields feet turning hit-dice ram-dc
  feet 200 ft left of 200 ft
  turning 200 ft for 90°
  hull 148 of 148
  shields 296 of 296, regaining 6
  hit-dice 13d12
  ram-dc 14
pass to keep.pilot
  The turn of Keep's pilot begins.
show keep hull shields feet turning hit-dice ram-dc
  feet 250 ft left of 250 ft
  turning 250 ft for 90°
  hull 173 of 173
  shields 173 of 173, regaining 12
  hit-dice 14d12
  ram-dc 16
pass to world.pilot
  The turn of World's pilot begins.
show world hull shields feet turning hit-dice ram-dc
  feet 150 ft left of 150 ft
  turning 150 ft for 90°
  hull 297 of 297
  shields 148 of 148, regaining 40
  hit-dice 16d20
  ram-dc 17
