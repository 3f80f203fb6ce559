title On foot: an improvised action that the GM makes harder
covers ME-IMPROVISE

book me5e
room 14 7
person Ana plain at 3 3 side Blue
person Foe plain at 8 3 side Red
initiative ana 20, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots handle:
  refused [ME-IMPROVISE] say what you do
ana.boots ready attack: handle:
  refused [ME-IMPROVISE] say what you do
ana.boots improvise strength : lifts the hatch
  Ana: improvise waits for the GM.
dice 18 4
gm allow 1 strength dc 12 disadvantage nothing
  Ana improvises: lifts the hatch: improvised Strength: d20 4, dropped 18 (disadvantage: GM) = 4 against 12, failure.
