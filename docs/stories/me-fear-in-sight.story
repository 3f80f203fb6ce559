title Fear hinders only while whoever causes it is in sight
covers ME-ATTACK

book me5e
room 20 9
square wall from 10 1 to 10 6
sheet guard like plain, weapon riot-baton
person Ana guard at 4 4 side Blue
person Cid plain at 5 4 side Red special
person Bob plain at 15 4 side Red
initiative ana 20, bob 10, cid 5

begin
  ...
gm person afflict ana frightened by bob
  Ana is frightened.
dice 2
ana.boots attack cid with riot-baton
  Ana attacks Cid, Riot baton: d20 2 + 2 proficiency = 4 against 12, a miss.
gm person place bob 8 4
pass to ana.boots
  ...
dice 3 2
ana.boots attack cid with riot-baton
  Ana attacks Cid, Riot baton: d20 2, dropped 3 (disadvantage: frightened) + 2 proficiency = 4 against 12, a miss.
