title On foot: a blow from somebody in sight is halved by reaction
covers ME-REACT ME-RESIST

book me5e
room 30 9
sheet dodger like plain, hp 60, power twist-aside, shields 10
sheet thug like plain, hp 80, strength 14, weapon gauntlet-blade
sheet shot like plain, hp 80, weapon warden-rifle
person Ana dodger at 2 2 side Blue
person Thug thug at 3 2 side Red
person Sol shot at 12 2 side Red
initiative ana 20, thug 15, sol 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
pass
  The turn of Thug begins.
# 7 are 3: the half is rounded down, and the next blow of the round lands whole.
dice 12
thug.boots attack ana with blade
  Thug attacks Ana, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Ana may react to Thug: Twist Aside.
dice 5
ana.boots react
  Ana uses Twist Aside.
  Ana is out of the way.
  Damage of Gauntlet blade: d8 5 + 2 Strength = 7.
  Ana takes slashing (7 - 4 resistant): 3 from hit points.
  Ana is no longer out of the way.
show person ana
  able at 2 2 on level 1, 57 of 60 hit points, AC 12
  shields 10 of 10
pass to sol.boots
  The turn of Sol begins.
gm person place thug 8 7
dice 15 6
sol.boots attack ana with rifle
  Sol attacks Ana, Warden rifle: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Warden rifle: d8 6.
  Ana takes piercing: 6 from shields.
# What shields take ends it as well: nothing is halved twice.
pass to ana.boots
  Round 2.
  The turn of Ana begins.
pass to sol.boots
  The turn of Thug begins.
  The turn of Sol begins.
dice 15
sol.boots attack ana with rifle
  Sol attacks Ana, Warden rifle: d20 15 + 2 proficiency = 17 against 12, a hit.
  Ana may react to Sol: Twist Aside.
dice 6
ana.boots react
  Ana uses Twist Aside.
  Ana is out of the way.
  Damage of Warden rifle: d8 6.
  Ana takes piercing (6 - 3 resistant): 3 from shields.
  Ana is no longer out of the way.
show person ana
  able at 2 2 on level 1, 57 of 60 hit points, AC 12
  shields 1 of 10
# Somebody unseen is not dodged.
pass to ana.boots
  Round 3.
  The turn of Ana begins.
gm person afflict sol invisible
  Sol is invisible.
pass to sol.boots
  The turn of Thug begins.
  The turn of Sol begins.
dice 15 15 6
sol.boots attack ana with rifle
  Sol attacks Ana, Warden rifle: d20 15, dropped 15 (advantage: unseen) + 2 proficiency = 17 against 12, a hit.
  Damage of Warden rifle: d8 6.
  Sol is no longer invisible.
  Ana takes piercing: 1 from shields, 5 from hit points.
