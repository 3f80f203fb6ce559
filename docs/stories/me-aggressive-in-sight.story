title A rush needs a foe in sight who is up; that foe need not see who rushes
covers ME-DASH

book me5e
room 30 9
sheet brute like plain, features aggressive
person Ana brute at 2 4 side Blue
person Bob plain at 9 4 side Red
person Cid plain at 3 6 side Blue
initiative ana 20, bob 10, cid 5

begin
  ...
gm person afflict ana blinded
  Ana is blinded.
ana.boots dash quick
  refused [ME-BONUS] nothing lets Ana do that as a bonus action
gm person relieve ana blinded
  Ana is no longer blinded.
gm person afflict bob blinded
  Bob is blinded.
ana.boots dash quick
  Ana dashes.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
gm person hurt bob 20 fire
  Bob takes fire: 20 from hit points.
  Bob falls unconscious.
ana.boots dash quick
  refused [ME-BONUS] nothing lets Ana do that as a bonus action
