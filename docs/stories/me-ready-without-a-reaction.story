title What was readied does not happen once the reaction is spent
covers ME-READY ME-REACT

book me5e
room 20 9
sheet guard like plain, weapon riot-baton
person Ana guard at 4 4 side Blue
person Bob plain at 5 4 side Red special
person Cid plain at 11 4 side Red special
initiative ana 20, bob 15, cid 10

begin
  ...
ana.boots ready within 4 cid: attack cid with riot-baton
  Ana readies Attack for somebody who comes near.
pass to bob.boots
  The turn of Bob begins.
bob.boots move 8 2
  Ana may react to Bob: an opportunity attack.
dice 2
ana.boots react with riot-baton
  Ana reacts with an opportunity attack.
  Ana attacks Bob, Riot baton: d20 2 + 2 proficiency = 4 against 12, a miss.
  Bob has moved to 8 2 on level 1; 4 m of movement is left.
pass to cid.boots
  The turn of Cid begins.
cid.boots move 6 4
  Cid has moved to 6 4 on level 1; no movement is left.
