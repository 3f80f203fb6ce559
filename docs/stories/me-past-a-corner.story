title A line that only clips the corners of walls is clear
covers ME-COVER

book me5e
room 20 9
square wall 4 5 11 5 12 6
person Ana plain at 4 4 side Blue special
person Bob plain at 5 6 side Red special
person Cid plain at 11 6 side Red special
person Dee plain at 12 5 side Red special
initiative ana 20, bob 15, cid 10, dee 5

begin
  ...
# The line passes the wall's corner, not the middle of its square. Somebody who leans around it has cover.
show cover bob from ana
  none
show cover ana from bob
  half cover
# So is one between two that touch, where nobody can walk.
show cover cid from dee
  none
pass to dee.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dee begins.
dee.boots move 11 6
  refused [ME-MOVE] there is a corner in the way to 11 6 on level 1
