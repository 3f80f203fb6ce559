title On foot: ready for whoever comes, with a foe there already
covers ME-READY ME-REACT

book me5e
room 30 12
sheet guard like plain, hp 60, speed 10, weapon gauntlet-torch
sheet intruder like plain, hp 60, speed 10
person Ana guard at 2 2 side Blue
person Red intruder at 3 2 side Red
person Rot intruder at 9 2 side Red
initiative ana 20, red 10, rot 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# Red stands within 2 m when Ana readies, and stays there: nothing happens until Rot, who
# is beyond, comes within 2 m too.
ana.boots ready within 2: attack whoever with gauntlet-torch
  Ana readies Attack for somebody who comes near.
gm person place rot 4 2
pass to red.boots
  The turn of Red begins.
pass to rot.boots
  The turn of Rot begins.
rot.boots move 3 3
  Rot has moved to 3 3 on level 1; 8 m of movement is left.
  Ana may react to Rot: what was readied.
dice 15 3
ana.boots react
  Ana reacts with what was readied.
  Ana attacks Rot, Gauntlet torch: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Gauntlet torch: d6 3.
  Rot takes fire: 3 from hit points.

# Another comes in while the first is being answered. Who lets the first go is asked
# about the other.
gm person place red 9 2
gm person place rot 9 4
pass to ana.boots
  Round 2.
  The turn of Ana begins.
ana.boots ready within 2: attack whoever with gauntlet-torch
  Ana readies Attack for somebody who comes near.
gm person place red 3 2
  Ana may react to Red: what was readied.
gm person place rot 3 3
ana.boots react pass
  Ana lets it pass.
  Ana may react to Rot: what was readied.
dice 15 3
ana.boots react
  Ana reacts with what was readied.
  Ana attacks Rot, Gauntlet torch: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Gauntlet torch: d6 3.
  Rot takes fire: 3 from hit points.
