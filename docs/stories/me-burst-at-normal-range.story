title A burst reaches as far as normal range, to the metre
covers ME-RANGE ME-ATTACK

book me5e
room 30 9
sheet gunner like plain, weapon sexton-rifle
person Ana gunner at 2 4 side Blue
person Bob plain at 12 4 side Red
initiative ana 20, bob 10

begin
  ...
ana.boots attack at 13 4 burst
  refused [ME-RANGE] a burst reaches no farther than normal range, 20 m
dice 15
ana.boots attack at 12 4 burst
  Bob saves with Dexterity against Sexton rifle burst: d20 15 against 15, success.
