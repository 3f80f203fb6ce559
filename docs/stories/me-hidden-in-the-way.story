title A hidden foe in the way: an order is judged by what its side knows
covers ME-PASS ME-CLOSE ME-COVER ME-HIDE

book me5e
room 24 12
sheet marine like plain, weapon bracket-pistol
person Ana marine at 5 5 side Blue
person Gil marine at 15 5 side Red
person Bob marine at 6 6 side Red hidden
person Cal marine at 10 5 side Red hidden
initiative ana 30, gil 20, bob 10, cal 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Bob would hinder the shot and stops whoever walks there, and Cal is in its way, but no forecast or
# refusal gives them away.
show aim ana gil with bracket-pistol
  +2 against 12
ana.boots move 6 6
  Bob has been seen.
  Ana has moved to 5 5 on level 1; 10 m of movement is left.
show aim ana gil with bracket-pistol
  +2 against 12, disadvantage: a foe nearby
ana.boots move 6 6
  refused [ME-PASS] a foe is in the way
dice d20=15 d20=9
ana.boots attack gil with bracket-pistol
  Ana attacks Gil, Bracket pistol: d20 9, dropped 15 (disadvantage: a foe nearby) + 2 proficiency = 11 against 14 with half cover, a miss.
