title Three grades of cover, and taking it
covers FOS-COVER FOS-ACTIONS

book forge
room 40 14
square slight-cover 9 2
square half-cover 9 4
square three-quarters-cover 9 6
sheet gunner like plain, precision 3, weapon blaster-rifle, actions 9
sheet foe like plain, hp 60, agility 2
person Gun gunner at 2 4 side Blue
person Friend foe at 6 10 side Blue
person One foe at 10 2 side Red
person Two foe at 10 4 side Red
person Three foe at 10 6 side Red
person Four foe at 10 10 side Red
initiative gun 20, one 10, two 9, three 8, four 7, friend 1

begin
  The battle goes on.
  Round 1.
  The turn of Gun begins.
gm person place gun 2 2
show aim gun one with blaster
  +5 against 15 with flimsy cover
gm person place gun 2 4
show aim gun two with blaster
  +5 against 16 with standard cover
gm person place gun 2 6
show aim gun three with blaster
  +5 against 18 with amazing cover
# Who stands between is no object.
gm person place gun 2 10
show aim gun four with blaster
  +5 against 14
pass to one.boots
  The turn of One begins.
# Taking cover doubles it.
one.boots take-cover
  One is taking cover.
one.boots take-cover
  refused [FOS-COVER] One has taken cover already
pass to two.boots
  The turn of Two begins.
two.boots take-cover
  Two is taking cover.
pass to three.boots
  The turn of Three begins.
three.boots take-cover
  Three is taking cover.
gm person place gun 2 2
show aim gun one with blaster
  +5 against 16 with flimsy cover
gm person place gun 2 4
show aim gun two with blaster
  +5 against 18 with standard cover
gm person place gun 2 6
show aim gun three with blaster
  +5 against 22 with amazing cover
# It ends with a move, and with an attack.
pass to four.boots
  The turn of Four begins.
# Lying flat is worth half cover, against foes 15 ft away and farther; prone is flat-footed all the same.
four.boots drop
  Four is prone.
  Four: AC 14 → 12 (flat-footed).
four.boots take-cover
  Four is taking cover.
gm person place gun 7 10
gm person place friend 2 12
show aim gun four with blaster
  +5 against 14
gm person place gun 8 10
show aim gun four with blaster
  +5 against 12
four.boots move 11 10
  Four is no longer taking cover.
  Four has moved to 11 10 on level 1; no movement is left.
pass to one.boots
  The turn of Friend begins.
  Round 2.
  The turn of Gun begins.
  The turn of One begins.
gm person place gun 2 2
one.boots move 10 3
  One is no longer taking cover.
  One has moved to 10 3 on level 1; 30 ft of movement is left.
show person one
  able at 10 3 on level 1, 60 of 60 hit points, AC 14
# Stealth has the bonus as well.
pass to three.boots
  The turn of Two begins.
  The turn of Three begins.
gm person place gun 2 6
dice 9
three.boots hide
  Three hides: Stealth d20 9 + 2 Agility + 8 cover = 19.
# Flat-footed for lying and for being unconscious is two less, once: 14, less 2, less 4.
gm person afflict three prone
  Three is prone.
  Three: AC 14 → 12 (flat-footed).
gm person afflict three unconscious
  Three is unconscious.
  Three is no longer taking cover.
  Three: speed 30 → 0 ft (unconscious, blinded).
  Three: AC 12 → 8 (unconscious).
show person three
  able at 10 6 on level 1, 60 of 60 hit points, AC 8
  hidden; prone; unconscious
