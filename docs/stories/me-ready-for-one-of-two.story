title Somebody who is ready for one foe lets another pass
covers ME-READY

book me5e
room 20 9
sheet guard like plain, weapon riot-baton
person Ana guard at 4 4 side Blue
person Bob plain at 12 2 side Red
person Cid plain at 12 6 side Red
initiative ana 20, cid 15, bob 10

begin
  ...
ana.boots ready within 6 bob: attack bob with riot-baton
  Ana readies Attack for somebody who comes near.
pass to cid.boots
  The turn of Cid begins.
cid.boots move 7 4
  Cid has moved to 7 4 on level 1; no movement is left.
pass to bob.boots
  The turn of Bob begins.
bob.boots move 7 2
  Bob has moved to 7 2 on level 1; no movement is left.
  Ana may react to Bob: what was readied.
ana.boots react pass
  Ana lets it pass.
