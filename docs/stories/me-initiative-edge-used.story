title A word of the GM on somebody's next check is used up by their initiative, which is a check
covers ME-INIT

book me5e
room 20 9
sheet a like plain, hp 20
person Ana a at 5 4 side Blue special
person Bea a at 5 6 side Blue special
person Al a at 12 4 side Red special

gm person edge ana advantage check
  The GM rules: advantage on the next check of Ana.
dice 5 15 10 1
begin
  The battle goes on.
  Ana rolls initiative: d20 15, dropped 5 (advantage: GM) = 15.
  Bea rolls initiative: d20 10.
  Al rolls initiative: d20 1.
  Round 1.
  The turn of Ana begins.
dice 12
ana.boots search
  Ana searches, Perception: d20 12.
