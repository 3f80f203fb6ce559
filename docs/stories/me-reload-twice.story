title On foot: who must reload and has done so may use what is left
covers ME-RAPID ME-RELOAD

book me5e
room 24 9
variant rapid-reload
sheet gunner like plain, dexterity 16, hp 60, actions 2, weapon last-word, clips 9
person Gil gunner at 2 2 side Blue
person Foe plain at 4 2 side Red
initiative gil 20, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
gm person load gil last-word 0
  The GM rules: Last Word pistol of Gil has 0 attacks left.
dice 11
gil.boots rapid-reload last-word
  Gil, rapid reload: d20 11 + 3 Dexterity = 14 against 15, failure.
  Gil must reload as an action.
gil.boots attack foe with fists
  refused [ME-RELOAD] a rapid reload has failed: the action must be to reload
gil.boots reload last-word
  Gil reloads Last Word pistol.
dice 2
gil.boots attack foe with last-word
  Gil attacks Foe, Last Word pistol: d20 2 + 3 Dexterity + 2 proficiency = 7 against 12, a miss.
