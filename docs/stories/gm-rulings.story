title What a GM can rule, in a scenario that is shipped
covers SHIP-NPC SHIP-INIT SHIP-IMPROVISE

scenario duel
member second-helping.gunner dexterity 16
set fair-share hull 20
initiative second-helping 20, fair-share 15, small-change 10

begin
  ...
  The turn of Second Helping's pilot begins.
see second-helping.pilot
  Second Helping at 0 0 heading 90°, hull 33, shields 33
  Fair Share at 1180 150 heading 270°, hull unknown
  Small Change at 1250 -400 heading 280°, hull unknown
show order
  20 Second Helping's pilot, whose turn it is
  20 Second Helping's gunner
  20 Second Helping's operator
  20 Second Helping's mechanic
  20 Second Helping's coordinator
  15 Fair Share's pilot
  15 Fair Share's gunner
  10 Small Change

# NPC ships obey the GM, over the same checks as everybody.
gm command fair-share.pilot fly ahead 10
  refused [SHIP-ROUND] it is not your turn
pass to fair-share.pilot
  ...
gm command fair-share.pilot fly ahead 10
  Fair Share has flown its course; 290 ft of flying speed is left.
gm command fair-share.pilot ram small-change ahead 10
  refused [SHIP-RAM] the course does not pass through the space of Small Change
gm command fair-share.pilot end
  The turn of Fair Share's gunner begins.

# Ships come, go, hide, and change their names.
dice 12
gm spawn "Loose Coin" fighter at 2200 900 heading 270 side the-toll-takers hidden
  Loose Coin arrives.
  Loose Coin rolls initiative: d20 12.
log second-helping.pilot
log gm
  Loose Coin arrives.
  Loose Coin rolls initiative: d20 12.
gm reveal loose-coin
  The GM rules, Loose Coin: it is in sight.
gm rename loose-coin "Second Opinion"
  The GM rules, Second Opinion: its name was Loose Coin.
gm hide small-change
  The GM rules, Small Change: it is hidden.
log second-helping.pilot
log small-change.pilot
  The GM rules, Small Change: it is hidden.
see second-helping.pilot
  Second Helping at 0 0 heading 90°, hull 33, shields 33
  Fair Share at 1170 150 heading 270°, hull unknown
  Second Opinion at 2200 900 heading 270°, hull unknown
gm remove second-opinion
  Second Opinion leaves the battle.
show order
  20 Second Helping's pilot
  20 Second Helping's gunner
  20 Second Helping's operator
  20 Second Helping's mechanic
  20 Second Helping's coordinator
  15 Fair Share's pilot
  15 Fair Share's gunner, whose turn it is
  10 Small Change

# Words for all, for one side, and a word for the end.
gm say Your scanner hums.
  GM: Your scanner hums.
gm say to the-toll-takers: They have not seen the fighter yet.
  GM: They have not seen the fighter yet.
log second-helping.pilot
gm finish the-toll-takers: The crew turn back.
  The battle is over. The crew turn back.
second-helping.pilot end
  refused [TABLE] the battle is over
gm go-on
gm end-turn
  The turn of Small Change begins.
