title On foot: who has come into plain sight is not told to be seen again by what they do there
covers ME-UNSEEN

book me5e
room 40 9
sheet adept like plain, hp 30, level 10, casting Intelligence, intelligence 16, slots 4, slots 4, slots 4, power exchange
person Ana adept at 4 4 side Blue special
person Bob plain at 6 4 side Red special
person Cid plain at 8 6 side Red special
initiative ana 20, bob 10, cid 5

begin
  ...
gm person hide ana yes
dice 1
ana.boots cast exchange on bob
  Ana casts Exchange on Bob.
  Bob saves with Constitution against Exchange: d20 1 against 13, failure.
  Ana trades places with Bob.
  Ana has been seen.
  Ana has moved to 6 4 on level 1.
  Bob has moved to 4 4 on level 1.
