title A dash that a question interrupts goes on with all that is left of it
covers ME-DASH ME-REACT
book me5e
room 40 12
sheet quick like plain, feature quick-actions, power twist-aside, hp 60
sheet foe like plain, weapon riot-baton
person Ana quick at 5 4 side Blue
person Foe foe at 5 5 side Red
initiative ana 20, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots dash quick
  Ana dashes.
ana.boots move 14 4
  Foe may react to Ana: an opportunity attack.
dice 15
foe.boots react with riot-baton
  Foe reacts with an opportunity attack.
  Foe attacks Ana, Riot baton: d20 15 + 2 proficiency = 17 against 12, a hit.
  Ana may react to Foe: Twist Aside.
dice 3 2
ana.boots react pass
  Ana lets it pass.
  Damage of Riot baton: d6 3.
  Damage of Riot baton: d4 2.
  Ana takes bludgeoning and lightning: 5 from hit points.
  Ana has moved to 14 4 on level 1; 2 m of movement is left.
show ana.boots
  the turn is open; left: 1 action, 1 reaction, 1 interaction; movement 2 m
ana.boots move 15 4
  Ana has moved to 15 4 on level 1; no movement is left.
