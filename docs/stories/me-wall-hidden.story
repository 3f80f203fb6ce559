title A wall that is called up where somebody hides puts them aside, and gives nobody away
covers ME-CAST ME-HIDE

book me5e
room 40 12
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power standing-wall
person Mar adept at 2 5 side Blue
person Ann plain at 9 3 side Blue
person Bob plain at 8 6 side Red hidden
person Tom plain at 20 5 side Red
initiative mar 20, ann 10, bob 5, tom 4

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
# Ann is seen where the wall would be.
mar.boots cast standing-wall at 9 4
  refused [ME-RANGE] Ann stands where the wall would be
gm person place ann 3 9
# Bob is not, and is put behind it.
mar.boots cast standing-wall at 8 5
  Mar casts Standing Wall.
  Bob has moved to 9 6 on level 1.
show person bob
  able at 9 6 on level 1, 20 of 20 hit points, AC 12
  hidden
log mar.boots
  Mar casts Standing Wall.
log tom.boots
  somebody casts Standing Wall.
  Bob has moved to 9 6.
