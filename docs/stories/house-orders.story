title Orders that the GM holds and cancels are told to who gave them, on a deck of no ship too
covers SHIP-IMPROVISE

book me5e
room 12 7
sheet brawler like plain, weapon riot-baton
person Ana brawler at 2 2 side Blue
person Bo brawler at 3 2 side Red
initiative ana 20, bo 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm hold on
dice d20=16 d6=3 d4=2
ana.boots attack bo
  Ana: attack waits for the GM.
log bo.boots
gm cancel 1
  The GM rules: the order attack of Ana is cancelled.
log ana.boots
  The GM rules: the order attack of Ana is cancelled.
log bo.boots
# It has cost nothing; and what is no longer possible when it is let go says so.
dice d20=16 d6=3 d4=2
ana.boots attack bo
  Ana: attack waits for the GM.
gm person place bo 9 4
gm hold off
  The GM rules: the order attack of Ana is no longer possible: 14 m is beyond a reach of 2 m [ME-MELEE].
