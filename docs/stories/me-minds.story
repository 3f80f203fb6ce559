title On foot: powers that turn others, damp, scan, coat with blades, call a likeness and carry their user
covers ME-CAST

book me5e
room 40 12
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power yoke, power overrule, power calming-scent, power likeness, power damping-field, power tactical-scan, power blade-coat, power spring
sheet thug like plain, hp 80
sheet mage like plain, hp 60, charisma 16, level 5, proficiency 3, power fling
person Mar adept at 2 5 side Blue
person Thug thug at 7 9 side Red
person Mage mage at 8 9 side Red
person Mech drudge-mech at 12 5 side Red
person Hound ridge-hound at 4 8 side Red
initiative mar 20, thug 5, mage 4, mech 3, hound 2

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
# Whoever fails has none of their own turns: the GM says what they do, for as long as the
# concentration lasts. A save whenever they are hurt ends it.
mar.boots cast yoke on mech
  refused [ME-CAST] Yoke does nothing to what is synthetic
dice 5
mar.boots cast yoke on thug
  Mar casts Yoke on Thug.
  Thug saves with Wisdom against Yoke: d20 5 against 14, failure.
  Thug is under a yoke.
pass to thug.boots
  The turn of Thug begins.
thug.boots attack mar
  refused [ME-TURN] Thug is under a yoke: the GM decides what they do this turn
dice 12
gm command thug.boots attack mage
  Thug attacks Mage, unarmed strike: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of unarmed strike: 1.
  Mage takes bludgeoning: 1 from hit points.
# The end of a turn brings no save, damage does.
pass to mage.boots
  The turn of Mage begins.
pass to mar.boots
  The turn of Mech begins.
  The turn of Hound begins.
  Round 2.
  The turn of Mar begins.
dice 3
gm person hurt thug 1 force
  Thug takes force: 1 from hit points.
  Thug saves with Wisdom against under a yoke: d20 3 against 14, failure.
dice 18
gm person hurt thug 1 force
  Thug takes force: 1 from hit points.
  Thug saves with Wisdom against under a yoke: d20 18 against 14, success.
  Thug is no longer under a yoke.
gm person hurt thug 1 force
  Thug takes force: 1 from hit points.
pass to mage.boots
  The turn of Thug begins.
  The turn of Mage begins.
pass to mar.boots
  The turn of Mech begins.
  The turn of Hound begins.
  Round 3.
  The turn of Mar begins.
# The same for what is built, and nothing else.
mar.boots cast overrule on thug
  refused [ME-CAST] Overrule works only on what is synthetic
dice 4
mar.boots cast overrule on mech
  Mar casts Overrule on Mech.
  Mar no longer concentrates on Yoke.
  Mech saves with Intelligence against Overrule: d20 4 - 1 Intelligence = 3 against 14, failure.
  Mech is under a yoke.
show person mech
  able at 12 5 on level 1, 22 of 22 hit points, AC 10
  under a yoke; Sparrow SMG in hand, 3 of 3; Tack pistol in hand, 15 of 15
pass to mech.boots
  The turn of Thug begins.
  The turn of Mage begins.
  The turn of Mech begins.
dice 19
gm person hurt mech 1 force
  Mech takes force: 1 from hit points.
  Mech saves with Intelligence against under a yoke: d20 19 - 1 Intelligence = 18 against 14, success.
  Mech is no longer under a yoke.
pass to mar.boots
  The turn of Hound begins.
  Round 4.
  The turn of Mar begins.
# An animal is calmed until it rests, and strikes others only.
mar.boots cast calming-scent on thug
  refused [ME-CAST] Calming Scent works only on what is animal
dice 6
mar.boots cast calming-scent on hound
  Mar casts Calming Scent on Hound.
  Hound saves with Wisdom against Calming Scent: d20 6 + 1 Wisdom = 7 against 14, failure.
  Hound is charmed.
pass to hound.boots
  The turn of Thug begins.
  The turn of Mage begins.
  The turn of Mech begins.
  The turn of Hound begins.
hound.boots attack mar
  refused [ME-TURN] Hound is charmed and does them no harm
pass to mar.boots
  Round 5.
  The turn of Mar begins.
# Nothing is cast in a damping field, until the end of the next turn of who made it.
mar.boots cast damping-field on mage
  Mar casts Damping Field on Mage.
  Mage is damped.
pass to mage.boots
  The turn of Thug begins.
  The turn of Mage begins.
mage.boots cast fling on mar
  refused [ME-CAST] Mage is in no state to cast
pass to mar.boots
  The turn of Mech begins.
  The turn of Hound begins.
  Round 6.
  The turn of Mar begins.
pass to mage.boots
  Mage is no longer damped.
  The turn of Thug begins.
  The turn of Mage begins.
# Who is scanned cannot hide; blades guard their wearer and hurt who strikes in melee, 2d6 from level 5, but hinder
# dodging; and a spring takes one anywhere in sight.
pass to mar.boots
  The turn of Mech begins.
  The turn of Hound begins.
  Round 7.
  The turn of Mar begins.
mar.boots cast tactical-scan on mage
  Mar casts Tactical Scan on Mage.
  Mage is scanned.
mar.boots cast spring at 6 7
  Mar casts Spring.
  Mar has moved to 6 7 on level 1; 10 m of movement is left.
show person mar
  able at 6 7 on level 1, 60 of 60 hit points, AC 12
pass to mage.boots
  The turn of Thug begins.
  The turn of Mage begins.
mage.boots hide
  refused [ME-HIDE] Mage gives light that cannot be hidden
pass to mar.boots
  The turn of Mech begins.
  The turn of Hound begins.
  Round 8.
  The turn of Mar begins.
mar.boots cast blade-coat
  Mar casts Blade Coat.
  Mar is coated with blades.
  Mar: AC 12 → 14 (coated with blades).
mar.boots dodge
  refused [ME-TURN] Mar is coated with blades and cannot do that
show person mar
  able at 6 7 on level 1, 60 of 60 hit points, AC 14
  coated with blades
gm person place thug 6 8
pass to thug.boots
  The turn of Thug begins.
dice 15 2 4 4
thug.boots attack mar
  Thug attacks Mar, unarmed strike: d20 15 + 2 proficiency = 17 against 14, a hit.
  Damage of unarmed strike: 1.
  Damage of coated with blades: d6 2+4 = 6.
  Mar takes bludgeoning: 1 from hit points.
  Mar saves with Constitution against concentration: d20 4 against 10, failure.
  Mar no longer concentrates on Overrule.
  Thug takes piercing: 6 from hit points.
# A likeness is somebody whom foes can strike.
pass to mar.boots
  The turn of Mage begins.
  The turn of Mech begins.
  The turn of Hound begins.
  Round 9.
  The turn of Mar begins.
mar.boots cast likeness
  Mar casts Likeness.
  Likeness 1 is cast in light.
  Likeness 1 is here for a time.
show person likeness-1
  able at 5 6 on level 1, 10 of 10 hit points, AC 10
  a likeness; here for a time
