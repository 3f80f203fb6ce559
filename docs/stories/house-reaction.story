title One reaction, at a console or on a deck
covers HOUSE-CONSOLE SHIP-REACT ME-REACT

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
person Rik plain at 6 3 deck 1 side Red
initiative hesper.gunner 20, hesper.pilot 10, rik 8, tally.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
gm go-on
gm person place ben 8 4

# Ben fires by reaction at his console. Rik walks out of his reach, and he has none left.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to hesper.pilot
  The turn of Hesper's pilot begins.
hesper.pilot call: now
  Hesper's pilot calls: now!
  Hesper's gunner may react to a word that is called.
dice d20=5
hesper.gunner react
  Hesper's gunner fires the heavy laser at Tally: d20 5 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
show ben.boots
  the turn is over; left: nothing; movement 10 m
pass to rik.boots
  The turn of Rik begins.
gm person place rik 7 4
rik.boots move 6 4, 5 4
  Rik has moved to 5 4 on level 1; 6 m of movement is left.

# It is back at both with his turn. Now he strikes at Rik, and is not asked about the word.
pass to hesper.gunner
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Hesper's gunner begins.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to rik.boots
  The turn of Hesper's pilot begins.
  The turn of Rik begins.
gm person place rik 7 4
rik.boots move 6 4, 5 4
  Ben may react to Rik: an opportunity attack.
dice 5
ben.boots react
  Ben reacts with an opportunity attack.
  Ben attacks Rik, unarmed strike: d20 5 + 2 proficiency = 7 against 12, a miss.
  Rik has moved to 5 4 on level 1; 6 m of movement is left.
hesper.pilot call: now
  Hesper's pilot calls: now!
show ben.boots
  the turn is over; left: nothing; movement 10 m

# Asked at both in one moment, he has the first; the other passes.
pass to hesper.gunner
  The turn of Tally's pilot begins.
  Round 3.
  The turn of Hesper's gunner begins.
hesper.gunner stance readied always
  Hesper's gunner will do what they have readied as soon as they can.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to rik.boots
  The turn of Hesper's pilot begins.
  The turn of Rik begins.
gm person place rik 7 4
rik.boots move 6 4, 5 4
  Ben may react to Rik: an opportunity attack.
hesper.pilot call: now
  Hesper's pilot calls: now!
  Hesper's gunner may react to a word that is called.
dice 5
ben.boots react
  Ben reacts with an opportunity attack.
  Ben attacks Rik, unarmed strike: d20 5 + 2 proficiency = 7 against 12, a miss.
  Hesper's gunner lets it pass.
  Rik has moved to 5 4 on level 1; 6 m of movement is left.

# Live too.
gm tempo live
  The battle goes on live.
wait for hesper.gunner
  The turn of Tally's pilot begins.
  Round 4.
  The turn of Hesper's gunner begins.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
wait for rik.boots
  The turn of Hesper's pilot begins.
  The turn of Rik begins.
gm person place rik 7 4
rik.boots move 6 4, 5 4
dice 5
wait 40 ticks
  Ben may react to Rik: an opportunity attack.
  Ben reacts with an opportunity attack.
  Ben attacks Rik, unarmed strike: d20 5 + 2 proficiency = 7 against 12, a miss.
  Rik has moved to 5 4 on level 1; 6 m of movement is left.
  The turn of Tally's pilot begins.
hesper.pilot call: now
  Hesper's pilot calls: now!
wait 2 ticks
show ben.boots
  the turn is open; left: 1 bonus action, 1 interaction; movement 10 m
