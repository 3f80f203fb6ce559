title A standing order about what was readied, at a console and on foot
covers SHIP-READY SHIP-REACT ME-READY ME-REACT

book me5e
class probe medium across 100
mount probe heavy-laser turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 500 heading 180 side Red
crew hesper plain pilot gunner
crew tally plain pilot
member hesper.gunner name Ben
set tally ac 30
room 12 6 for hesper hand plain
square hatch 1 2
square pilot's-console 9 1
square gunner's-console 9 4
sheet marine like plain, hp 60, weapon gauntlet-blade
sheet raider like plain, hp 60
person Rhee marine at 2 2 deck 1 side Blue
person Rik raider at 5 2 deck 1 side Red
initiative rhee 20, hesper.gunner 18, hesper.pilot 10, rik 8, tally.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm go-on

# Always: nobody is asked, and what is done takes the reaction as ever.
rhee.boots standing readied always
rhee.boots ready within 2 rik: attack rik with gauntlet-blade
  Rhee readies Attack for somebody who comes near.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
hesper.gunner stance readied always
  Hesper's gunner will do what they have readied as soon as they can.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to hesper.pilot
  The turn of Hesper's pilot begins.
dice d20=5
hesper.pilot call: now
  Hesper's pilot calls: now!
  Hesper's gunner may react to a word that is called.
  Hesper's gunner fires the heavy laser at Tally: d20 5 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
show hesper.gunner
  the turn is over; left: nothing; movement 10 m
pass to rik.boots
  The turn of Rik begins.
dice 5
rik.boots move 4 2, 3 2
  Rik has moved to 3 2 on level 1; 6 m of movement is left.
  Rhee may react to Rik: what was readied.
  Rhee reacts with what was readied.
  Rhee attacks Rik, Gauntlet blade: d20 5 + 2 proficiency = 7 against 12, a miss.
show rhee.boots
  the turn is over; left: nothing; movement 10 m

# What cannot be done at that moment passes, and stays ready.
pass to rhee.boots
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Rhee begins.
gm person place rik 5 2
rhee.boots ready within 4 rik: attack rik with gauntlet-blade
  Rhee readies Attack for somebody who comes near.
pass to rik.boots
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Rik begins.
rik.boots move 4 2
  Rik has moved to 4 2 on level 1; 8 m of movement is left.
  Rhee may react to Rik: what was readied.
  Rhee lets it pass.
gm person place rik 6 2
dice 5
gm person place rik 3 2
  Rhee may react to Rik: what was readied.
  Rhee reacts with what was readied.
  Rhee attacks Rik, Gauntlet blade: d20 5 + 2 proficiency = 7 against 12, a miss.

# Never: it is let pass, until another order is given. One that is given while somebody is
# asked is followed at once.
pass to hesper.gunner
  The turn of Tally's pilot begins.
  Round 3.
  The turn of Rhee begins.
  The turn of Hesper's gunner begins.
hesper.gunner stance readied never
  Hesper's gunner will let pass what they wait for.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to hesper.pilot
  The turn of Hesper's pilot begins.
hesper.pilot call: now
  Hesper's pilot calls: now!
  Hesper's gunner may react to a word that is called.
  Hesper's gunner lets it pass.
hesper.gunner stance readied ask
  Hesper's gunner will be asked about what they have readied.
hesper.pilot call: now
  Hesper's pilot calls: now!
  Hesper's gunner may react to a word that is called.
wait 158 ticks
dice d20=5
hesper.gunner stance readied always
  Hesper's gunner will do what they have readied as soon as they can.
  Hesper's gunner fires the heavy laser at Tally: d20 5 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.

# What was readied at a console is not done by who is away from it.
pass to hesper.gunner
  The turn of Rik begins.
  The turn of Tally's pilot begins.
  Round 4.
  The turn of Rhee begins.
  The turn of Hesper's gunner begins.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to hesper.pilot
  The turn of Hesper's pilot begins.
gm person place ben 5 4
hesper.pilot call: now
  Hesper's pilot calls: now!
show person ben
  able at 5 4 on level 1, 20 of 20 hit points, AC 12
