title Ram: a friend, a ship without a pilot, one that cannot get away, one that nobody knows of
covers SHIP-RAM SHIP-STABLE

# Wren is Small, Strength 10: DC 8 + 2. The others are Medium and proficient in
# Dexterity saves, for what their pilots are worth.
class dart small across 50 shield directional
class barge medium across 100 dexterity 12 dexterity-save
mount dart heavy-laser turret
ship Wren dart at 0 0 heading 0 side Blue
ship Friend barge at 0 200 heading 0 side Blue
ship Empty barge at 2000 200 heading 0 side Red special
ship Prize barge at 4000 200 heading 0 side Red special
ship Lurk barge at 6000 200 heading 0 side Red special
crew wren plain pilot
crew friend plain pilot
crew empty none
crew prize plain pilot mechanic
crew lurk plain pilot
set prize hull 0, system-damage 1
initiative wren 20, friend 10, prize.mechanic 9, prize.pilot 5, lurk 1

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
# A friend saves like anybody: 1 for its Dexterity, 2 for its pilot.
dice d20=7 d20=15
wren.pilot ram friend ahead 130
  Wren sets out to ram Friend.
  Wren's pilot rams Friend, whose Dexterity save against the ram: d20 7, dropped 15 (disadvantage: larger than the rammer) + 1 ship Dexterity + 2 proficiency = 10 against 10, success.
  Wren has flown its course; 215 ft of flying speed is left.
pass to prize.mechanic
  The turn of Friend's pilot begins.
  The turn of Prize's mechanic begins.
dice d20=10 d20=11
prize.mechanic stabilise
  Prize's mechanic, Stabilise: d20 10, dropped 11 (disadvantage: system damage 1) = 10 against 10, success.
  Prize is stable: disabled, but no longer falling apart.
pass to wren.pilot
  The turn of Prize's pilot begins.
  The turn of Lurk's pilot begins.
  Round 2.
  The turn of Wren's pilot begins.

# Nobody steers: 8 and 1 are too few.
gm move wren at 2000 0 heading 0
  The GM rules, Wren: it is moved.
dice d20=8 d20=15 d6=2 d6=3
wren.pilot ram empty ahead 130
  Wren sets out to ram Empty.
  Wren's pilot rams Empty, whose Dexterity save against the ram: d20 8, dropped 15 (disadvantage: larger than the rammer) + 1 ship Dexterity = 9 against 10, failure.
  Ram damage: d6 2+3 = 5, 5 kinetic.
  Wren rams Empty, and takes half while its shields hold.
  Empty: kinetic takes 5 from the hull.
  Wren: kinetic (5 - 3 while its shields hold) takes 2 from the shields.
  Wren has flown its course; 215 ft of flying speed is left.
pass to wren.pilot
  The turn of Friend's pilot begins.
  The turn of Prize's mechanic begins.
  The turn of Prize's pilot begins.
  The turn of Lurk's pilot begins.
  Round 3.
  The turn of Wren's pilot begins.
  The shields of Wren regain 2.

# A ship at 0 is hurt by a ram as by anything: stable no longer, and a level of system
# damage.
gm move wren at 4000 0 heading 0
  The GM rules, Wren: it is moved.
dice d20=6 d20=15 d6=1 d6=1
wren.pilot ram prize ahead 130
  Wren sets out to ram Prize.
  Wren's pilot rams Prize, whose Dexterity save against the ram: d20 6, dropped 15 (disadvantage: larger than the rammer) + 1 ship Dexterity + 2 proficiency = 9 against 10, failure.
  Ram damage: d6 1+1 = 2, 2 kinetic.
  Wren rams Prize, and takes half while its shields hold.
  Prize: kinetic takes 2 from the hull.
  Prize is disabled.
  Prize: system damage +1, now level 2: flying speed halved, turning cost doubled.
  Wren: kinetic (2 - 1 while its shields hold) takes 1 from the shields.
  Wren has flown its course; 215 ft of flying speed is left.
show prize state system-damage
  state disabled
  system-damage 2: flying speed halved, turning cost doubled
gm hide lurk
  The GM rules, Lurk: it is hidden.
dice d20=10
pass to wren.pilot
  The turn of Friend's pilot begins.
  The turn of Prize's mechanic begins.
  The turn of Prize's pilot begins.
  Prize makes a destruction save: d20 10 against 10, success.
  The turn of Lurk's pilot begins.
  Round 4.
  The turn of Wren's pilot begins.
  The shields of Wren regain 1.
gm move wren at 6000 0 heading 0
  The GM rules, Wren: it is moved.
wren.pilot ram lurk ahead 130
  refused [SHIP-RAM] you know of no such ship
