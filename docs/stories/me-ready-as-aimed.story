title On foot: a readied attack at a square stays there; a door that shuts is none that opens; the large come with all of them
covers ME-READY

book me5e
room 30 16
square wall from 12 1 to 12 14
square open-door 12 4
sheet guard like plain, hp 60, weapon warden-rifle
person Red plain at 14 4 side Red
person Maw sand-maw at 16 6 side Red
person Ana guard at 5 4 side Blue
initiative ana 20, red 10, maw 5

begin
  ...
ana.boots ready within 8 red: attack at 7 2 with warden-rifle
  Ana readies Attack for somebody who comes near.
pass to red.boots
  The turn of Red begins.
gm person place red 10 4
red.boots move 9 4
  Red has moved to 9 4 on level 1; 8 m of movement is left.
  Ana may react to Red: what was readied.
dice 15 15
ana.boots react
  Ana reacts with what was readied.
  Ana attacks where somebody may be, Warden rifle: d20 15, dropped 15 (disadvantage: an unseen target) + 2 proficiency = 17, a miss.
pass to ana.boots
  The turn of Maw begins.
  Round 2.
  The turn of Ana begins.
ana.boots ready door: move 6 4
  Ana readies Move for a door that opens.
pass to red.boots
  The turn of Red begins.
gm person place red 13 4
red.boots door at 12 4 shut
  Red shuts the door at 12 4 on level 1.
pass to ana.boots
  The turn of Maw begins.
  Round 3.
  The turn of Ana begins.
gm person place ana 14 10
gm person place red 22 2
ana.boots ready within 0 at 22 11 maw: move 13 10
  Ana readies Move for somebody who comes to 22 11 on level 1.
pass to maw.boots
  The turn of Red begins.
  The turn of Maw begins.
maw.boots move 17 7
  Maw has moved to 17 7 on level 1; 18 m of movement is left.
maw.boots move 18 7
  Maw has moved to 18 7 on level 1; 16 m of movement is left.
  Ana may react to Maw: what was readied.
