title On foot: a shot that cannot miss is not answered by what raises Defence
covers ME-CAST ME-REACT

book me5e
room 30 9
sheet judge like plain, weapon verdict-rifle, hp 60, clips 3
sheet target like plain, hp 200, power brace
person Jud judge at 2 6 side Blue
person Foe target at 6 4 side Red
initiative jud 17, foe 5

begin
  ...
foe.boots standing powers always
dice 13 3 3 3
jud.boots attack foe with verdict
  Jud attacks Foe, Verdict rifle: d20 13 + 2 proficiency = 15 against 12, a hit.
  Foe may react to Jud: Brace.
  Foe casts Brace.
  Foe is braced.
  Damage of Verdict rifle: d4 3+3+3 = 9.
  Foe takes fire: 9 from hit points.
  Foe: AC 12 → 17 (braced).
show person foe
  able at 6 4 on level 1, 191 of 200 hit points, AC 17
  braced
