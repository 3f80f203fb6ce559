title A flashbang thrown in somebody else's turn blinds until the end of the thrower's next turn
covers ME-READY ME-USE

book me5e
room 20 9
sheet sapper like plain, device flashbang 2
person Ana sapper at 3 4 side Blue
person Bob plain at 12 4 side Red special
initiative ana 20, bob 10

begin
  ...
ana.boots ready within 8 bob: use flashbang at 7 4
  Ana readies Use for somebody who comes near.
pass to bob.boots
  The turn of Bob begins.
bob.boots move 7 4
  Bob has moved to 7 4 on level 1; no movement is left.
  Ana may react to Bob: what was readied.
dice 2
ana.boots react
  Ana reacts with what was readied.
  Ana uses flashbang.
  Reached by flashbang: Bob.
  Bob saves with Constitution against flashbang: d20 2 against 13, failure.
  Bob is blinded.
show person bob
  able at 7 4 on level 1, 20 of 20 hit points, AC 12
  blinded
pass to ana.boots
  Round 2.
  The turn of Ana begins.
show person bob
  able at 7 4 on level 1, 20 of 20 hit points, AC 12
  blinded
pass to bob.boots
  Bob is no longer blinded.
  The turn of Bob begins.
show person bob
  able at 7 4 on level 1, 20 of 20 hit points, AC 12
