title What an action has paid for is not the attack that a mastery grants
covers SHIP-BONUS SHIP-FEATURE SHIP-ATTACK

class bee medium across 50
mount bee light-laser turret
mount bee slug-railgun turret
class warden large across 250
ship Hornet bee at 0 0 heading 0 side Blue special
ship Rook warden at 0 250 heading 180 side Red special
crew hornet legendary-brain
crew rook plain pilot
member hornet.pilot rank 5 feature cannon-mastery feature feinting-gambit
set rook hull-max 300, hull 300
initiative hornet 20, rook 1

begin
  The battle goes on.
  Round 1.
  The turn of Hornet begins.
dice d20=1 d20=1
hornet.pilot fire light-laser at rook with cannon-mastery
  Hornet uses Cannon Mastery on Rook.
  Hornet fires the light laser at Rook: d20 1 + 5 proficiency + 2 ship Dexterity - 5 Cannon Mastery = 3 against AC 7, a miss.
  Hornet fires the light laser at Rook: d20 1 + 5 proficiency + 2 ship Dexterity - 5 Cannon Mastery = 3 against AC 7, a miss.
show hornet.pilot
  the turn is open; left: action, bonus action, reaction, object
hornet.pilot feature feinting-gambit at rook
  Hornet uses Feinting Gambit on Rook.
show hornet.pilot
  the turn is open; left: action, reaction, object
dice d20=1
hornet.pilot fire slug-railgun at rook
  Hornet fires the slug railgun at Rook: d20 1 (advantage: Feinting Gambit) (disadvantage: inside close range) + 5 proficiency + 2 ship Dexterity + 1 slug railgun = 9 against AC 7, a miss.
# It was the second action's, and the railgun has no other. The granted one had its bonus action.
hornet.pilot fire slug-railgun at rook
  refused [SHIP-ATTACK] the slug railgun has fired; it can fire again from the start of its gunner's next turn
