title Dying by degrees, awake: at 0, at 0 again, death saves, first aid
covers FOS-DYING FOS-DYING-TRACK FOS-DEATHSAVE FOS-HP FOS-DEGREES

book forge
room 20 9
sheet hero like plain, hp 20, strength 3, agility 2, weapon chain-axe
sheet medic like plain, wisdom 3, skilled medicine, device healers-tools 1
sheet thug like plain, hp 40, weapon chain-axe, strength 4
person Hal hero at 5 4 side Blue special
person Med medic at 6 4 side Blue special
person Thug thug at 4 4 side Red
person Pal thug at 5 5 side Blue
person Gus lock-guard at 12 4 side Red
initiative thug 20, hal 15, med 10, pal 5, gus 1

begin
  The battle goes on.
  Round 1.
  The turn of Thug begins.
gm person hp hal 9
  The GM rules: Hal has 9 hit points.
# An enemy's critical hit: dying 2. 20 is 26 against 14; the total is doubled, with all that is added.
dice 20 1
thug.boots attack hal
  Thug attacks Hal, chain axe: d20 20 + 4 Strength + 2 proficiency = 26 against 14, a critical hit.
  Damage of chain axe: d12 1 + 4 Strength + 5 critical hit = 10.
  Hal takes physical: 10 from hit points.
  Hal goes down.
  Hal: 2 of 4 dying.
show person hal
  dying and awake at 5 4 on level 1, 0 of 20 hit points, AC 12
  downed; prone; chain axe in hand
# At the start of each turn a death save: Fortitude against 10. 7 + 3 is a success.
dice 7
pass to hal.boots
  The turn of Hal begins.
  Hal, death save: d20 7 + 3 Strength = 10 against 10, success.
  Hal: 1 of 4 dying.
# Awake, with two actions fewer, prone and flat-footed; and there is no getting up.
show hal.boots
  the turn is open; left: 1 action, 1 reaction; movement 30 ft
hal.boots stand
  refused [FOS-ACTIONS] Hal cannot stand up
show aim thug hal with chain-axe
  +6 against 12
dice 10
hal.boots attack thug
  Hal attacks Thug, chain axe: d20 10 + 3 Strength + 2 proficiency - 2 prone = 13 against 14, a miss.
hal.boots attack thug
  refused [FOS-ACTIONS] Hal has no action left
# 6 + 3 is a failure, 17 + 3 a critical success: two fewer, and dying 0.
dice 6
pass to hal.boots
  The turn of Med begins.
  The turn of Pal begins.
  The turn of Gus begins.
  Round 2.
  The turn of Thug begins.
  The turn of Hal begins.
  Hal, death save: d20 6 + 3 Strength = 9 against 10, failure.
  Hal: 2 of 4 dying.
show person hal
  dying and awake at 5 4 on level 1, 0 of 20 hit points, AC 12
  downed; prone; chain axe in hand
dice 17
pass to hal.boots
  The turn of Med begins.
  The turn of Pal begins.
  The turn of Gus begins.
  Round 3.
  The turn of Thug begins.
  The turn of Hal begins.
  Hal, death save: d20 17 + 3 Strength = 20 against 10, critical success.
  Hal: 0 of 4 dying.
  Hal is stable.
show person hal
  stable at 5 4 on level 1, 0 of 20 hit points, AC 12
  downed; prone; chain axe in hand
# Damage at 0 is dying 1 again; what temporary points take whole adds nothing.
gm person layer hal temporary 3
  Hal: temporary hit points +3, now 3.
gm person hurt hal 3 laser
  Hal takes laser: 3 from temporary hit points.
gm person hurt hal 1 laser
  Hal takes laser: 1 from hit points.
  Hal is no longer stable.
  Hal: 1 of 4 dying.
show person hal
  dying and awake at 5 4 on level 1, 0 of 20 hit points, AC 12
  downed; prone; chain axe in hand
# First aid: two actions, tools, which are not used up, and Medicine against 15. 9 + 5 is a failure; 1 a critical one: one more.
pass to med.boots
  The turn of Med begins.
dice 9
med.boots stabilise hal
  Med, stabilise: d20 9 + 3 Wisdom + 2 Medicine proficiency = 14 against 15, failure.
med.boots stabilise hal
  refused [FOS-DEATHSAVE] Med has 1 action left, and that takes 2
dice 6
pass to med.boots
  The turn of Pal begins.
  The turn of Gus begins.
  Round 4.
  The turn of Thug begins.
  The turn of Hal begins.
  Hal, death save: d20 6 + 3 Strength = 9 against 10, failure.
  Hal: 2 of 4 dying.
  The turn of Med begins.
dice 1
med.boots stabilise hal
  Med, stabilise: d20 1 + 3 Wisdom + 2 Medicine proficiency = 6 against 15, critical failure.
  Hal: 3 of 4 dying.
# 10 + 5 is a success: no longer dying, and down all the same.
dice 7
pass to med.boots
  The turn of Pal begins.
  The turn of Gus begins.
  Round 5.
  The turn of Thug begins.
  The turn of Hal begins.
  Hal, death save: d20 7 + 3 Strength = 10 against 10, success.
  Hal: 2 of 4 dying.
  The turn of Med begins.
dice 10
med.boots stabilise hal
  Med, stabilise: d20 10 + 3 Wisdom + 2 Medicine proficiency = 15 against 15, success.
  Hal is stable.
show person hal
  stable at 5 4 on level 1, 0 of 20 hit points, AC 12
  downed; prone; chain axe in hand
# Hit points end it. Getting up is an action of its own.
gm person heal hal 4
  Hal regains 4, now 4.
  Hal can get up.
show person hal
  able at 5 4 on level 1, 4 of 20 hit points, AC 12
  prone; chain axe in hand
pass to hal.boots
  The turn of Pal begins.
  The turn of Gus begins.
  Round 6.
  The turn of Thug begins.
  The turn of Hal begins.
hal.boots stand
  Hal is no longer prone.
  Hal: AC 12 → 14 (no longer flat-footed).
# A friend's critical hit is no enemy's: dying 1.
pass to pal.boots
  The turn of Med begins.
  The turn of Pal begins.
gm person hp hal 5
  The GM rules: Hal has 5 hit points.
dice 20 1
pal.boots attack hal
  Pal attacks Hal, chain axe: d20 20 + 4 Strength + 2 proficiency = 26 against 14, a critical hit.
  Damage of chain axe: d12 1 + 4 Strength + 5 critical hit = 10.
  Hal takes physical: 10 from hit points.
  Hal goes down.
  Hal: 1 of 4 dying.
show person hal
  dying and awake at 5 4 on level 1, 0 of 20 hit points, AC 12
  downed; prone; chain axe in hand
# At 0 an enemy's critical hit is two more, and 4 is death.
pass to thug.boots
  The turn of Gus begins.
  Round 7.
  The turn of Thug begins.
gm person track hal 2
  The GM rules: Hal: 2 dying.
dice 20 1
thug.boots attack hal
  Thug attacks Hal, chain axe: d20 20 + 4 Strength + 2 proficiency = 26 against 12, a critical hit.
  Damage of chain axe: d12 1 + 4 Strength + 5 critical hit = 10.
  Hal takes physical: 10 from hit points.
  Hal: 4 of 4 dying.
  Hal dies.
show person hal
  dead at 5 4 on level 1, 0 of 20 hit points, AC 12
  downed; prone; chain axe in hand
# Who is not special dies at 0.
gm person hurt gus 7 laser
  Gus takes laser: 7 from hit points.
gm person hurt gus 1 laser
  Gus takes laser: 1 from hit points.
  Gus is dead.
show person gus
  dead at 12 4 on level 1, 0 of 8 hit points, AC 15
  slug pistol in hand; stun club in hand
# A 1 is a degree worse: 3 against 10 would be a failure.
gm person hp med 1
  The GM rules: Med has 1 hit points.
gm person hurt med 1 laser
  Med takes laser: 1 from hit points.
  Med goes down.
  Med: 1 of 4 dying.
gm person track med 3
  The GM rules: Med: 3 dying.
dice 20
pass to med.boots
  The turn of Med begins.
  Med, death save: d20 20 + 2 Strength = 22 against 10, critical success.
  Med: 1 of 4 dying.
gm person track med 1
  The GM rules: Med: 1 dying.
dice 1
pass to med.boots
  The turn of Pal begins.
  Round 8.
  The turn of Thug begins.
  The turn of Med begins.
  Med, death save: d20 1 + 2 Strength = 3 against 10, critical failure.
  Med: 3 of 4 dying.
# A GM who says dying 0 has made somebody stable, and one who says more, unstable again.
gm person track med 0
  Med is stable.
  The GM rules: Med: 0 dying.
gm person track med 3
  Med is no longer stable.
  The GM rules: Med: 3 dying.
# What an enemy's critical hit deals at 0 is two more; the fourth is death.
gm person hurt med 1 laser critical
  Med takes laser: 1 from hit points.
  Med: 4 of 4 dying.
  Med dies.
  The turn of Pal begins.
show person med
  dead at 6 4 on level 1, 0 of 14 hit points, AC 12
  downed; prone
