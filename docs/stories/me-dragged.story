title On foot: who is dragged goes through fire and mines as well; a grip that is lifted is gone; flyers change levels at the deck
covers ME-GRAPPLE ME-FLYING HOUSE-SHAFT

book me5e
room 24 9 levels 2
square hazard 5 3
square shaft-down 12 6
sheet wrestler like plain, strength 18, skilled athletics, proficiency 2, hp 60, speed 40, device trip-mine 1
sheet stout like plain, hp 60
sheet winged like plain, speed 10, fly 20, hp 60
person Wes wrestler at 3 3 side Blue
person Win winged at 11 6 side Blue
person Vic stout at 2 3 side Red
initiative wes 20, win 15, vic 5

begin
  The battle goes on.
  Round 1.
  The turn of Wes begins.
gm go-on
vic.boots standing strikes never
wes.boots use trip-mine at 11 3
  Wes uses trip mine.
pass to wes.boots
  The turn of Win begins.
  The turn of Vic begins.
  Round 2.
  The turn of Wes begins.
dice 15 5
wes.boots grapple vic
  Wes, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Vic: d20 5, won.
  Vic is grappled.
  Wes: speed 40 → 20 m (dragging).
  Vic: speed 10 → 0 m (grappled).
# Wes is burnt as he comes into the fire, Vic as he is dragged into it.
dice 3 4
wes.boots move 7 3
  Damage of the fire: d6 3.
  Wes takes fire: 3 from hit points.
  Damage of the fire: d6 4.
  Vic takes fire: 4 from hit points.
  Wes has moved to 7 3 on level 1; 10 m of movement is left.
show person wes
  able at 7 3 on level 1, 57 of 60 hit points, AC 12
show person vic
  able at 6 3 on level 1, 56 of 60 hit points, AC 12
  grappled
# The mine minds nobody who has laid it, but whom he drags: two squares away Vic is too far, one is near enough for both.
wes.boots move 10 3
  Wes has moved to 10 3 on level 1; 4 m of movement is left.
show person vic
  able at 9 3 on level 1, 56 of 60 hit points, AC 12
  grappled
dice 12 6 5 1
wes.boots move 11 3
  The trip mine at 11 3 on level 1 goes off.
  Reached by trip mine: Wes, Vic.
  Wes saves with Dexterity against trip mine: d20 12 against 13, failure.
  Vic saves with Dexterity against trip mine: d20 6 against 13, failure.
  Damage of trip mine: d12 5+1 = 6.
  Wes has moved to 11 3 on level 1; 2 m of movement is left.
  Wes takes thunder: 6 from hit points.
  Vic takes thunder: 6 from hit points.
show person vic
  able at 10 3 on level 1, 50 of 60 hit points, AC 12
  grappled
# The GM ends the condition, and with it the grip: Vic stays where he is.
gm person relieve vic grappled
  Vic is no longer grappled.
  Wes lets go of Vic.
  Wes: speed 20 → 40 m (no longer dragging).
  Vic: speed 0 → 10 m (no longer grappled).
wes.boots move 12 3
  Wes has moved to 12 3 on level 1; 20 m of movement is left.
show person vic
  able at 10 3 on level 1, 50 of 60 hit points, AC 12
# One who leaves the decks is held by nobody any more.
pass to wes.boots
  The turn of Win begins.
  The turn of Vic begins.
  Round 3.
  The turn of Wes begins.
gm person place wes 11 3
dice 15 5
wes.boots grapple vic
  Wes, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Vic: d20 5, won.
  Vic is grappled.
  Wes: speed 40 → 20 m (dragging).
  Vic: speed 10 → 0 m (grappled).
gm person leave vic
  Vic is no longer grappled.
  Wes lets go of Vic.
  The GM rules: Vic leaves the decks.
  Wes: speed 20 → 40 m (no longer dragging).
wes.boots release
  refused [ME-GRAPPLE] Wes holds nobody

# A flyer goes from level to level at the deck: 4 m to sink, and 4 m down.
pass to win.boots
  The turn of Win begins.
win.boots fly 12 6 height 4
  Win has moved to 12 6 on level 1; 14 m of movement is left.
win.boots fly down height 4
  Win has moved to 12 6 on level 2; 6 m of movement is left.
show person win
  able at 12 6 on level 2, 60 of 60 hit points, AC 12
