title Initiative is a check: what bears on checks of Dexterity bears on it
covers ME-INIT

book me5e
room 30 12
sheet clumsy like plain, armour light-chest, armour light-legs, used-to heavy
sheet sick like plain, always poisoned
sheet fresh like plain, dexterity 14
person Ana clumsy at 5 4 side Red
person Bob sick at 5 6 side Red
person Cid fresh at 5 8 side Red
person Foe plain at 10 4 side Blue
initiative foe 5
# Two dice for those who are hindered, and the lower one counts.
dice 15 12 7 9 4
begin
  The battle goes on.
  Ana rolls initiative: d20 12, dropped 15 (disadvantage: unused to the armour) = 12.
  Bob rolls initiative: d20 7, dropped 9 (disadvantage: poisoned) = 7.
  Cid rolls initiative: d20 4 + 2 Dexterity = 6.
  Round 1.
  The turn of Ana begins.
