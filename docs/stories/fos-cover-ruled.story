title Forge: the GM says what cover somebody has, and takes it back; taking cover doubles that too
covers FOS-COVER

book forge
room 40 9
square slight-cover 9 2
sheet gunner like plain, precision 3, weapon blaster-rifle
person Gun gunner at 2 2 side Blue special
person One plain at 10 2 side Red special
initiative gun 20, one 10

begin
  The battle goes on.
  Round 1.
  The turn of Gun begins.
gm go-on
show aim gun one with blaster
  +5 against 15 with flimsy cover
gm person cover one half
  The GM rules: cover of One: standard cover.
show aim gun one with blaster
  +5 against 16 with standard cover
gm person cover one three-quarters
  The GM rules: cover of One: amazing cover.
show aim gun one with blaster
  +5 against 18 with amazing cover
pass to one.boots
  The turn of One begins.
one.boots take-cover
  One is taking cover.
show aim gun one with blaster
  +5 against 22 with amazing cover
gm person cover one none
  The GM rules: cover of One: none.
show aim gun one with blaster
  +5 against 14
gm person cover one total
  The GM rules: cover of One: total cover.
pass to gun.boots
  Round 2.
  The turn of Gun begins.
gun.boots attack one
  refused [FOS-COVER] they have total cover
gm person cover one as-they-stand
  The GM rules: One has the cover of where they stand.
show aim gun one with blaster
  +5 against 16 with flimsy cover
