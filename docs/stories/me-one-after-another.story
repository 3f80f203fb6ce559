title On foot: several who walk to the same square one after another
covers ME-PASS

book me5e
room 12 5
sheet runner like plain, speed 20
person Ana runner at 4 2 side Blue group guards
person Ben runner at 3 2 side Blue group guards
person Cal runner at 2 2 side Blue group guards
person Dan plain at 10 2 side Red
initiative ana 20, dan 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Cal begins.

# The square is free as they are ordered there. Whoever comes second stops before it, and
# whoever comes third finds room beside the second.
ana.boots move 6 2; ben.boots move 6 2; cal.boots move 6 2
  Ana has moved to 6 2 on level 1; 16 m of movement is left.
  Ben has moved to 5 2 on level 1; 16 m of movement is left.
  Cal has moved to 4 1 on level 1; 12 m of movement is left.
