title Reactions inside reactions: a strike, a readied move it sets off, and the strike that this provokes
covers ME-OPPORTUNITY ME-READY ME-REACT ME-MOVE

book me5e
room 30 12
sheet blade like plain, hp 30, strength 16, weapon riot-baton
person Bob blade at 8 5 side Blue special
person Ann blade at 5 4 side Blue special
person Foe blade at 6 4 side Red special
person Fay blade at 9 5 side Red special
initiative bob 20, ann 15, foe 10, fay 5

# Bob is ready to run when Foe strikes, which Foe does as Ann goes; and Fay strikes as Bob runs.
begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
gm person hp bob 5
  The GM rules: Bob has 5 hit points.
bob.boots ready attack foe: move 8 9
  Bob readies Move for an attack.
bob.boots end
  The turn of Ann begins.
ann.boots move 2 4
  Foe may react to Ann: an opportunity attack.
dice 15 3 1
foe.boots react
  Foe reacts with an opportunity attack.
  Foe attacks Ann, Riot baton: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 3 + 3 Strength = 6.
  Damage of Riot baton: d4 1.
  Ann takes bludgeoning and lightning: 7 from hit points.
  Bob may react to Foe: what was readied.
bob.boots react
  Bob reacts with what was readied.
  Fay may react to Bob: an opportunity attack.
dice 14 4 2
fay.boots react
  Fay reacts with an opportunity attack.
  Fay attacks Bob, Riot baton: d20 14 + 3 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Riot baton: d6 4 + 3 Strength = 7.
  Damage of Riot baton: d4 2.
  Bob takes bludgeoning and lightning: 9 from hit points.
  Bob falls unconscious.
  Bob can no longer hold Riot baton.
  Ann has moved to 2 4 on level 1; 4 m of movement is left.
# Ann goes on all the same.
show person ann
  able at 2 4 on level 1, 23 of 30 hit points, AC 12
  Riot baton in hand
show person bob
  dying at 8 6 on level 1, 0 of 30 hit points, AC 12
  unconscious; prone
show foe.boots
  the turn is over; left: nothing; movement 10 m
show fay.boots
  the turn is over; left: nothing; movement 10 m
show bob.boots
  the turn is over; left: nothing; movement 0 m
show ann.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 4 m
