title On foot: powers that answer a blow or a wound, standing orders for them, tech armour set off
covers ME-REACT ME-CAST ME-RESIST ME-DAMAGE

book me5e
room 30 9
sheet guard like plain, hp 60, charisma 14, power brace, power plate, power burst-plate, tech-armour 9
sheet thug like plain, hp 80, strength 14, weapon gauntlet-blade
sheet shot like plain, hp 80, weapon warden-rifle
person Gus guard at 2 2 side Blue
person Thug thug at 3 2 side Red
person Sol shot at 12 2 side Red
initiative gus 20, thug 15, sol 10

begin
  The battle goes on.
  Round 1.
  The turn of Gus begins.
# It is a reaction, and no action of one's own turn.
gus.boots cast brace
  refused [ME-REACT] Brace is a reaction: it is asked for when somebody is struck
pass
  The turn of Thug begins.
# Struck: five more on Defence, against this blow too: 16 is no longer enough, and it lasts
# until the next turn. Once for each rest.
dice 12
thug.boots attack gus with blade
  Thug attacks Gus, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Gus may react to Thug: Brace.
gus.boots react
  Gus casts Brace.
  Gus is braced.
  Gus turns the blow.
  Gus: AC 12 → 17 (braced).
show person gus
  able at 2 2 on level 1, 60 of 60 hit points, AC 17
  tech armour 9 of 9; braced
# One reaction a round: what comes next is not asked about. 17 hits.
pass to sol.boots
  The turn of Sol begins.
gm person place thug 3 3
dice 15 6
sol.boots attack gus with rifle
  Sol attacks Gus, Warden rifle: d20 15 + 2 proficiency = 17 against 17, a hit.
  Damage of Warden rifle: d8 6.
  Gus takes piercing: 6 from tech armour.
gm person rest gus
  Gus is no longer braced.
  Gus has rested.
  Gus: AC 17 → 12 (no longer braced).
# Let go, it lands whole; then the wound may be answered: armour of twice the level and 2.
pass to thug.boots
  Round 2.
  The turn of Gus begins.
  The turn of Thug begins.
gm person place thug 3 2
dice 12
thug.boots attack gus with blade
  Thug attacks Gus, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Gus may react to Thug: Brace.
dice 5
gus.boots react pass
  Gus lets it pass.
  Damage of Gauntlet blade: d8 5 + 2 Strength = 7.
  Gus takes slashing: 3 from tech armour, 4 from hit points.
  Gus may react to Thug: Plate.
gus.boots react
  Gus casts Plate.
  Gus: tech armour +6, now 6.
# Never: nobody is asked. Always: nobody waits.
gus.boots standing powers never
pass to thug.boots
  The turn of Sol begins.
  Round 3.
  The turn of Gus begins.
  The turn of Thug begins.
dice 12 5
thug.boots attack gus with blade
  Thug attacks Gus, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Gauntlet blade: d8 5 + 2 Strength = 7.
  Gus takes slashing: 6 from tech armour, 1 from hit points.
gus.boots standing powers always
pass to thug.boots
  The turn of Sol begins.
  Round 4.
  The turn of Gus begins.
  The turn of Thug begins.
dice 20 5 5
thug.boots attack gus with blade
  Thug attacks Gus, Gauntlet blade: d20 20 + 2 Strength + 2 proficiency = 24 against 12, a critical hit.
  Gus may react to Thug: Brace.
  Gus casts Brace.
  Gus is braced.
  Damage of Gauntlet blade: d8 5+5 + 2 Strength = 12.
  Gus takes slashing: 12 from hit points.
  Gus: AC 12 → 17 (braced).
# Shields and armour that take a hit whole are no wound.
pass to gus.boots
  The turn of Sol begins.
  Round 5.
  The turn of Gus begins.
  Gus is no longer braced.
  Gus: AC 17 → 12 (no longer braced).
gm person layer gus tech-armour 9
  Gus: tech armour +9, now 9.
# What is left of tech armour goes off: all of it, or half with a save, and it is gone.
gm person place sol 4 4
dice 5 20
gus.boots cast burst-plate
  Gus casts Burst Plate.
  Reached by Burst Plate: Thug, Sol.
  Thug saves with Constitution against Burst Plate: d20 5 against 12, failure.
  Sol saves with Constitution against Burst Plate: d20 20 against 12, success.
  Gus: tech armour -9, now 0.
  Thug takes force: 9 from hit points.
  Sol takes force (9 - 5 by the save): 4 from hit points.
gus.boots cast burst-plate
  refused [ME-CAST] Burst Plate takes 1 action, and Gus has 0 left
