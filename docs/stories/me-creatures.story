title On foot: units that regrow, that burst when they die, that charge by bonus action, that web and hug
covers ME-BONUS ME-NPC ME-HEAL ME-DASH ME-ATTACK ME-GRAPPLE

book me5e
room 40 14
sheet gunner like plain, hp 90, dexterity 16, weapon warden-rifle
person Gil gunner at 2 5 side Blue special
person Ana gunner at 2 11 side Blue special
person Red redhand-burner at 8 5 side Red
person Bo hollow-burster at 30 5 side Red
person Dru drudge-mech at 30 9 side Red
person Hive hive-trooper at 20 11 side Red
person Mo choir-stalker at 36 11 side Red
initiative gil 20, ana 19, red 15, bo 10, dru 9, hive 8, mo 7
begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# Four hit points at the start of each turn, at 0 as well: only one that begins with it at 0
# after fire ends it.
gm person hurt red 40 piercing
  Red takes piercing: 40 from hit points.
  Red falls unconscious.
show person red
  dying at 8 5 on level 1, 0 of 33 hit points, AC 11
  unconscious; prone
gm person hurt red 99 piercing
  Red takes piercing: 99 from hit points.
pass to red.boots
  The turn of Ana begins.
  The turn of Red begins.
  Red regains 4, now 4.
  Red wakes.
show person red
  able at 8 5 on level 1, 4 of 33 hit points, AC 11
  prone
# Toward a foe in sight by bonus action, and the action for a cone of flame that reaches 6 m.
red.boots dash quick
  Red dashes.
red.boots disengage quick
  refused [ME-BONUS] nothing lets Red do that as a bonus action
red.boots move 5 5
  Red has moved to 5 5 on level 1; 12 m of movement is left.
dice 9 2 2 2 2
red.boots cast flame-sweep at 2 5
  Red uses Flame Sweep.
  Reached by Flame Sweep: Gil.
  Gil saves with Dexterity against Flame Sweep: d20 9 + 3 Dexterity = 12 against 13, failure.
  Damage of Flame Sweep: d6 2+2+2+2 = 8.
  Gil takes fire: 8 from hit points.
gm person hurt red 2 fire
  Red takes fire: 2 from hit points.
pass to red.boots
  The turn of Bo begins.
  The turn of Dru begins.
  The turn of Hive begins.
  The turn of Mo begins.
  Round 2.
  The turn of Gil begins.
  The turn of Ana begins.
  The turn of Red begins.
# Fire alone keeps it from regrowing, and for one turn.
show person red
  able at 5 5 on level 1, 2 of 33 hit points, AC 11
  prone
pass to red.boots
  The turn of Bo begins.
  The turn of Dru begins.
  The turn of Hive begins.
  The turn of Mo begins.
  Round 3.
  The turn of Gil begins.
  The turn of Ana begins.
  The turn of Red begins.
  Red regains 4, now 6.
show person red
  able at 5 5 on level 1, 6 of 33 hit points, AC 11
  prone
gm person hurt red 99 fire
  Red takes fire: 99 from hit points.
  Red falls unconscious.
  The turn of Bo begins.
pass to red.boots
  The turn of Dru begins.
  The turn of Hive begins.
  The turn of Mo begins.
  Round 4.
  The turn of Gil begins.
  The turn of Ana begins.
  The turn of Red begins.
  Red is dead.
  The turn of Bo begins.
show person red
  dead at 5 5 on level 1, 0 of 33 hit points, AC 11
  prone; unconscious
# It hugs whom it hits; an action and Strength against 11 frees. At 0 it bursts: 14, half.
pass to bo.boots
  The turn of Dru begins.
  The turn of Hive begins.
  The turn of Mo begins.
  Round 5.
  The turn of Gil begins.
  The turn of Ana begins.
  The turn of Bo begins.
gm person place gil 31 5
gm person place ana 34 5
dice 12
bo.boots attack gil with hug
  Bo attacks Gil, hug: d20 12 + 3 attack bonus = 15 against 12, a hit.
  Gil is hugged.
  Gil takes bludgeoning: 0 from hit points.
  Gil: speed 10 → 0 m (grappled).
  Bo: speed 10 → 5 m (dragging).
pass to gil.boots
  The turn of Dru begins.
  The turn of Hive begins.
  The turn of Mo begins.
  Round 6.
  The turn of Gil begins.
dice 10
gil.boots escape
  Gil, escape: d20 10 against 11, failure.
pass to gil.boots
  The turn of Ana begins.
  The turn of Bo begins.
  The turn of Dru begins.
  The turn of Hive begins.
  The turn of Mo begins.
  Round 7.
  The turn of Gil begins.
dice 11
gil.boots escape
  Gil, escape: d20 11 against 11, success.
  Gil is no longer hugged.
  Bo lets go of Gil.
  Gil: speed 0 → 10 m (no longer grappled).
  Bo: speed 5 → 10 m (no longer dragging).
dice 10 1 1 1 1 1 1 1 1
gm person hurt bo 30 slashing
  Bo takes slashing: 30 from hit points.
  Bo uses Rot Burst.
  Reached by Rot Burst: Gil.
  Gil saves with Dexterity against Rot Burst: d20 10 + 3 Dexterity = 13 against 14, failure.
  Damage of Rot Burst: d6 1+1+1+1+1+1+1+1 = 8.
  Bo is dead.
  Gil takes necrotic: 8 from hit points.
show person gil
  able at 31 5 on level 1, 74 of 90 hit points, AC 12
  Warden rifle in hand, 9 of 9
# A mech bursts for less, and only for who is beside it.
gm person place gil 31 9
dice 6 2 2
gm person hurt dru 60 slashing
  Dru takes slashing: 60 from hit points.
  Dru uses Spark Burst.
  Reached by Spark Burst: Gil.
  Gil saves with Dexterity against Spark Burst: d20 6 + 3 Dexterity = 9 against 10, failure.
  Damage of Spark Burst: d4 2+2 = 4.
  Dru is killed at once: the damage was massive.
  Gil takes thunder: 4 from hit points.
# A web restrains; an action and Strength against 14 frees.
pass to hive.boots
  The turn of Ana begins.
  The turn of Hive begins.
gm person place ana 20 8
dice 12
hive.boots attack ana with web-spinner
  Hive attacks Ana, web: d20 12 + 4 attack bonus = 16 against 12, a hit.
  Ana is webbed.
  Ana takes bludgeoning: 0 from hit points.
  Ana: speed 10 → 0 m (restrained).
pass to ana.boots
  The turn of Mo begins.
  Round 8.
  The turn of Gil begins.
  The turn of Ana begins.
dice 13
ana.boots escape
  Ana, escape: d20 13 against 14, failure.
pass to ana.boots
  The turn of Hive begins.
  The turn of Mo begins.
  Round 9.
  The turn of Gil begins.
  The turn of Ana begins.
dice 14
ana.boots escape
  Ana, escape: d20 14 against 14, success.
  Ana is no longer webbed.
  Ana: speed 0 → 10 m (no longer restrained).
