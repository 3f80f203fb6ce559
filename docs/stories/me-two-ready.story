title Two who are ready for the same: one after the other, in the order in which they became ready; the second sees what came of the first
covers ME-READY ME-REACT

book me5e
room 30 12
sheet blade like plain, hp 30, strength 16, weapon riot-baton
sheet gun like plain, hp 30, dexterity 16, weapon warden-rifle
person Ann gun at 5 4 side Blue special
person Bob gun at 5 6 side Blue special
person Foe blade at 16 4 side Red
initiative bob 20, ann 15, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
gm go-on
gm person hp foe 4
  The GM rules: Foe has 4 hit points.
bob.boots ready within 20 foe: attack foe
  Bob readies Attack for somebody who comes near.
bob.boots end
  The turn of Ann begins.
ann.boots ready within 20 foe: attack foe
  Ann readies Attack for somebody who comes near.
ann.boots end
  The turn of Foe begins.
foe.boots move 13 4
  Bob may react to Foe: what was readied.
  Ann may react to Foe: what was readied.
dice 15 3
bob.boots react
  Bob reacts with what was readied.
  Bob attacks Foe, Warden rifle: d20 15 + 3 Dexterity + 2 proficiency = 20 against 12, a hit.
  Damage of Warden rifle: d8 3 + 3 Dexterity = 6.
  Foe takes piercing: 6 from hit points.
  Foe falls unconscious.
  Foe can no longer hold Riot baton.
show person foe
  dying at 15 4 on level 1, 0 of 30 hit points, AC 12
  unconscious; prone
ann.boots react pass
  Ann lets it pass.
  Round 2.
  The turn of Bob begins.
show ann.boots
  the turn is over; left: 1 reaction; movement 10 m
show bob.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 10 m
