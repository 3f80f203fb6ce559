title Who has disengaged may leave until the turn ends; a readied move afterwards is answered
covers ME-DISENGAGE ME-OPPORTUNITY ME-READY ME-BONUS

book me5e
room 20 9
sheet quick like plain, feature quick-actions
person Ana quick at 4 4 side Blue special
person Foe plain at 5 4 side Red
person Fox plain at 5 5 side Red
initiative ana 20, foe 5, fox 4

begin
  ...
ana.boots disengage quick
  Ana disengages.
ana.boots move 3 4
  Ana has moved to 3 4 on level 1; 8 m of movement is left.
ana.boots move 4 4
  Ana has moved to 4 4 on level 1; 6 m of movement is left.
ana.boots ready attack foe: move 1 4
  Ana readies Move for an attack.
pass to foe.boots
  The turn of Foe begins.
dice 2
foe.boots attack ana with fists
  Foe attacks Ana, unarmed strike: d20 2 + 2 proficiency = 4 against 12, a miss.
  Ana may react to Foe: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Foe may react to Ana: an opportunity attack.
  Fox may react to Ana: an opportunity attack.
foe.boots react pass
  Foe lets it pass.
dice 3
fox.boots react
  Fox reacts with an opportunity attack.
  Fox attacks Ana, unarmed strike: d20 3 + 2 proficiency = 5 against 12, a miss.
  Ana has moved to 1 4 on level 1; 4 m of movement is left.
