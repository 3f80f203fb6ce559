title The defender throws, screens stop a beam before it is thrown for, armour has a window, damage makes injuries

book drives
room 40 9
sheet gunner like plain, weapon rifle bonus 2, weapon sniper bonus 2, actions 9
sheet beamer like plain, weapon beam bonus 2, weapon spark bonus 2, actions 9
sheet foe like plain, armour assault
sheet bare like plain
sheet boomer like plain, weapon boom bonus 2
sheet poler like plain, weapon pole bonus 2
person Gun gunner at 2 2 side Blue
person Bea beamer at 2 4 side Blue
person Foe foe at 10 2 side Red
person Bar bare at 10 5 side Red
person Pri poler at 2 6 side Blue
person Boo boomer at 2 7 side Blue
initiative gun 20, bea 15, foe 10, bar 5, pri 1, boo 0

begin
  The battle goes on.
  Round 1.
  The turn of Gun begins.
# The number is 10 and Guard 6 less Offence 2: 14. At 14 the defence holds, at 15 it fails.
show aim gun foe with rifle
  defended at 14 or less, hit by 772 in 1000
dice 10 4
gun.boots attack foe with rifle
  Damage of rifle: 17.
  Foe defends against Gun, rifle: d20 10+4 = 14 against 14, a miss.
# 17 by a drive of 20 against a window of 16 to 28: half, 8. The injury factor is 15.
dice 10 5 1
gun.boots attack foe with rifle
  Damage of rifle: 17.
  Foe defends against Gun, rifle: d20 10+5 = 15 against 14, a hit.
  Foe takes normal (17 - 9 halved by armour): 8 suffered.
  Foe has suffered 8, a degree of injury for each 15: no further one (1, hurt in a limb).
# 33 fails by 19. 34 fails by 20: a critical hit, ten more drive, and 30 is above the window.
dice 20 13 1
gun.boots attack foe with rifle
  Damage of rifle: 17.
  Foe defends against Gun, rifle: d20 20+13 = 33 against 14, a hit.
  Foe takes normal (17 - 9 halved by armour): 8 suffered.
  Foe has suffered 16, a degree of injury for each 15: one more (1, hurt in a limb).
  Foe is hurt in a limb.
dice 20 14 1
gun.boots attack foe with rifle
  Damage of rifle: 17.
  Foe defends against Gun, rifle: d20 20+14 = 34 against 14, a critical hit.
  Foe takes normal: 17 suffered.
  Foe has suffered 33, a degree of injury for each 15: one more (1, hurt in a limb).
  Foe is maimed.
  Foe: speed 30 → 15 ft (maimed).
# A drive of 30 is above it by itself. All degrees of a hit are of the type thrown for it.
dice 15 15 3
gun.boots attack foe with sniper
  Damage of long rifle: 24.
  Foe defends against Gun, long rifle: d20 15+15 = 30 against 14, a hit.
  Foe takes normal: 24 suffered.
  Foe has suffered 57, a degree of injury for each 15: one more (3, hurt in the core).
  Foe is hurt in the core.
pass to bea.boots
  The turn of Bea begins.
# Without armour all of it comes through. Two degrees at once are of one type.
dice 15 15 3
bea.boots attack bar with beam
  Damage of heat beam: 40.
  Bar defends against Bea, heat beam: d20 15+15 = 30 against 14, a hit.
  Bar takes heat: 40 suffered.
  Bar has suffered 40, a degree of injury for each 15: 2 more (3, hurt in the core).
  Bar is gravely hurt.
# 50 points of a screen stop a beam of 40, and nobody throws: 10 are left.
gm person layer bar techshield 50
  Bar: techshield +50, now 50.
bea.boots attack bar with beam
  Damage of heat beam: 40.
  Bar is shielded against heat: 40 from techshield.
show person bar
  able at 10 5 on level 1, 40 suffered, defence 6
  techshield 10; gravely hurt
# The next one loses 10 and drive with it: 30 of 30 to defend against.
dice 10 4
bea.boots attack bar with beam
  Damage of heat beam: 40.
  Bar is shielded against heat: 10 from techshield.
  Bar defends against Bea, heat beam: d20 10+4 = 14 against 14, a miss.
# A skin shield stands after the roll and the armour.
gm person layer foe skin 50
  Foe: skin shield +50, now 50.
# A beam of 40 is above the window; one of 14, drive 14, is below it, and stopped.
dice 15 15
bea.boots attack foe with beam
  Damage of heat beam: 40.
  Foe defends against Bea, heat beam: d20 15+15 = 30 against 14, a hit.
  Foe takes heat: 40 from skin shield.
dice 15 15
bea.boots attack foe with spark
  Damage of spark: 14.
  Foe defends against Bea, spark: d20 15+15 = 30 against 14, a hit.
  Foe takes electric (14 - 14 stopped by armour): 0 suffered.
pass to gun.boots
  The turn of Foe begins.
  The turn of Bar begins.
  The turn of Pri begins.
  The turn of Boo begins.
  Round 2.
  The turn of Gun begins.
# A bullet does not meet the screen.
gm person layer bar techshield 50
  Bar: techshield +50, now 50.
dice 9 5
gun.boots attack bar with rifle
  Damage of rifle: 17.
  Bar defends against Gun, rifle: d20 9+5 = 14 against 14, a miss.
# The third degree of the core fells.
dice 15 15 4
gun.boots attack bar with rifle
  Damage of rifle: 17.
  Bar defends against Gun, rifle: d20 15+15 = 30 against 14, a hit.
  Bar takes normal: 17 suffered.
  Bar has suffered 57, a degree of injury for each 15: one more (4, hurt in the core).
  Bar is hurt past standing.
  Bar falls unconscious.
show person bar
  dying at 10 5 on level 1, 57 suffered, defence 6
  techshield 50; hurt past standing; out of it; floored
# A reason against an attack is worth three: 14 becomes 17.
gm person place foe 38 2
show aim gun foe with rifle
  defended at 17 or less, hit by 660 in 1000
# What both hands do may be a number, with no die.
dice 12
pass to pri.boots
  The turn of Bea begins.
  The turn of Foe begins.
  The turn of Bar begins.
  Bar, endurance: d20 12 against 10, success.
  The turn of Pri begins.
gm person place pri 37 2
dice 10 10 1
pri.boots attack foe with pole
  Damage of pole: 5.
  Foe defends against Pri, pole: d20 10+10 = 20 against 14, a hit.
  Foe takes normal: 5 suffered.
  Foe has suffered 62, a degree of injury for each 15: one more (1, hurt in a limb).
# Of blast the skin shield takes nothing, whatever it holds: all of it goes on.
pass to boo.boots
  The turn of Boo begins.
gm person layer foe skin 10
  Foe: skin shield +10, now 20.
dice 15 15 1
boo.boots attack foe with boom
  Damage of boom: 30.
  Foe defends against Boo, boom: d20 15+15 = 30 against 19 with half cover, a hit.
  Foe takes blast: 30 suffered.
  Foe has suffered 92, a degree of injury for each 15: 2 more (1, hurt in a limb).
show person foe
  able at 38 2 on level 1, 92 suffered, defence 6
  skin shield 20; maimed; hurt in the core
