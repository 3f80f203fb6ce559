title Lamp fever: one Hindrance for each two degrees beyond the first, at both edges of each
covers LOL-PARTICLE

book lurasko
room 40 14
person One plain at 10 2 side Blue special
person Two plain at 10 4 side Blue special
person Three plain at 10 6 side Blue special
person Four plain at 10 8 side Blue special
person Five plain at 10 10 side Blue special
person Six plain at 10 12 side Blue special
person Foe plain at 30 6 side Red special
initiative one 20, two 19, three 18, four 17, five 16, six 15, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of One begins.
# The factor is 15: 29 are one degree, 30 two, 45 three, 60 four, 75 five. The die is that of the type of injury.
dice 1
gm person hurt one 29 particle attack
  One takes particle: 29 suffered.
  One has suffered 29, a degree of injury for each 15: one more (1, hurt in a limb).
  One is hurt in a limb.
dice 1
gm person hurt two 30 particle attack
  Two takes particle: 30 suffered.
  Two has suffered 30, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Two is maimed.
  Two: speed 30 → 15 ft (maimed).
dice 1
gm person hurt three 45 particle attack
  Three takes particle: 45 suffered.
  Three has suffered 45, a degree of injury for each 15: 3 more (1, hurt in a limb).
  Three is maimed.
  Three: speed 30 → 15 ft (maimed).
dice 1
gm person hurt four 60 particle attack
  Four takes particle: 60 suffered.
  Four has suffered 60, a degree of injury for each 15: 4 more (1, hurt in a limb).
  Four is maimed.
  Four: speed 30 → 15 ft (maimed).
dice 1
gm person hurt five 75 particle attack
  Five takes particle: 75 suffered.
  Five has suffered 75, a degree of injury for each 15: 5 more (1, hurt in a limb).
  Five is maimed.
  Five: speed 30 → 15 ft (maimed).
dice 1
gm person hurt six 75 particle attack
  Six takes particle: 75 suffered.
  Six has suffered 75, a degree of injury for each 15: 5 more (1, hurt in a limb).
  Six is maimed.
  Six: speed 30 → 15 ft (maimed).
# A roll of 15 withstands it, of 12 from the third degree on, of 9 from the fifth. Healing changes nothing.
gm person heal four 60
  Four is no longer maimed.
  Four is hurt in a limb.
  Four is no longer hurt in a limb.
  Four recovers 60: 0 of what has been suffered is left.
  Four: speed 15 → 30 ft (no longer maimed).
dice 10 5
gm person rest one
  One against lamp fever: d20 10+5 = 15 against 15, withstood.
  One has rested.
dice 10 6
gm person rest two
  Two against lamp fever: d20 10+6 = 16 against 15, caught.
  Two is down with lamp fever.
  Two has rested.
dice 10 3
gm person rest three
  Three against lamp fever: d20 10+3 = 13 against 12, caught.
  Three is down with lamp fever.
  Three has rested.
dice 8 4
gm person rest four
  Four against lamp fever: d20 8+4 = 12 against 12, withstood.
  Four has rested.
dice 5 4
gm person rest five
  Five against lamp fever: d20 5+4 = 9 against 9, withstood.
  Five has rested.
dice 5 5
gm person rest six
  Six against lamp fever: d20 5+5 = 10 against 9, caught.
  Six is down with lamp fever.
  Six has rested.
