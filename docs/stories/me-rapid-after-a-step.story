title A rapid reload is the first thing in a turn
covers ME-RAPID

book me5e
room 24 10
variant rapid-reload
sheet gunner like plain, weapon gavel-pistol, clips 2
person Gil gunner at 4 4 side Blue
person Foe plain at 12 4 side Red
initiative gil 20, foe 10

begin
  ...
dice 2
gil.boots attack foe
  Gil attacks Foe, Gavel pistol: d20 2 + 2 proficiency = 4 against 12, a miss.
pass to gil.boots
  The turn of Foe begins.
  Round 2.
  The turn of Gil begins.
gil.boots move 5 4
  Gil has moved to 5 4 on level 1; 8 m of movement is left.
gil.boots rapid-reload gavel
  refused [ME-RAPID] that is done at the start of a turn
pass to gil.boots
  The turn of Foe begins.
  Round 3.
  The turn of Gil begins.
dice 15
gil.boots rapid-reload gavel
  Gil, rapid reload: d20 15 against 15, success.
  Gil reloads Gavel pistol.
