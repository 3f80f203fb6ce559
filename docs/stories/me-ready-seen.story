title On foot: ready for what one perceives, an attack or a door, whoever it is by
covers ME-READY ME-REACT

book me5e
room 24 9
square wall from 12 1 to 12 7
square closed-door 12 4
sheet guard like plain, hp 60, speed 10, weapon warden-rifle
sheet intruder like plain, hp 60, speed 10
person Red intruder at 14 4 side Red
person Bea guard at 16 2 side Blue
person Ana guard at 11 4 side Blue
initiative ana 20, red 10, bea 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# The blow falls behind a wall and a shut door: Ana does not perceive it, Bea is the target.
ana.boots ready attack: move 10 4
  Ana readies Move for an attack.
pass to red.boots
  The turn of Red begins.
gm person place red 16 3
dice 2
red.boots attack bea with fists
  Red attacks Bea, unarmed strike: d20 2 + 2 proficiency = 4 against 12, a miss.

# Through the open door she sees the next one.
pass to ana.boots
  The turn of Bea begins.
  Round 2.
  The turn of Ana begins.
ana.boots ready attack red: move 10 4
  Ana readies Move for an attack.
pass to red.boots
  The turn of Red begins.
gm person place red 13 4
gm person place bea 14 4
red.boots door at 12 4
  Red opens the door at 12 4 on level 1.
dice 2
red.boots attack bea with fists
  Red attacks Bea, unarmed strike: d20 2 + 2 proficiency = 4 against 12, a miss.
  Ana may react to Red: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana has moved to 10 4 on level 1; 8 m of movement is left.

# The one who opens the door is attacked, though they came aboard before the one who waits.
pass to red.boots
  The turn of Bea begins.
  Round 3.
  The turn of Ana begins.
  The turn of Red begins.
red.boots door at 12 4 shut
  Red shuts the door at 12 4 on level 1.
pass to ana.boots
  The turn of Bea begins.
  Round 4.
  The turn of Ana begins.
gm person place ana 11 4
gm person place red 13 4
ana.boots ready door: attack whoever with warden-rifle
  Ana readies Attack for a door that opens.
pass to red.boots
  The turn of Red begins.
red.boots door at 12 4
  Red opens the door at 12 4 on level 1.
  Ana may react to Red: what was readied.
dice 15 3
ana.boots react
  Ana reacts with what was readied.
  Ana attacks Red, Warden rifle: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Warden rifle: d8 3.
  Red takes piercing: 3 from hit points.

# Who opens it themselves may react as well; so may who calls the word, and the move of their
# turn is not spent.
pass to ana.boots
  The turn of Bea begins.
  Round 5.
  The turn of Ana begins.
ana.boots door at 12 4 shut
  Ana shuts the door at 12 4 on level 1.
pass to ana.boots
  The turn of Red begins.
  The turn of Bea begins.
  Round 6.
  The turn of Ana begins.
gm person place ana 11 4
gm person place red 20 7
ana.boots ready door: move 11 5
  Ana readies Move for a door that opens.
ana.boots door at 12 4
  Ana opens the door at 12 4 on level 1.
  Ana may react to a door that opens: what was readied.
ana.boots react pass
  Ana lets it pass.
pass to ana.boots
  The turn of Red begins.
  The turn of Bea begins.
  Round 7.
  The turn of Ana begins.
ana.boots ready call now: move 11 5
  Ana readies Move for a word that is called.
ana.boots call: now
  Ana calls: now!
  Ana may react to a word that is called: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana has moved to 11 5 on level 1; 8 m of movement is left.
show ana.boots
  the turn is open; left: 1 bonus action, 1 interaction; movement 10 m
