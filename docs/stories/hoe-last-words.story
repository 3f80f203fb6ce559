title An Adventurer who dies is entitled to their last words
covers HOE-LASTWORDS

book ether
room 30 9
sheet hero like plain, hp 8
person Ann hero at 2 2 side Blue special
person Bob hero at 4 2 side Blue special
person Foe hero at 8 2 side Red special
initiative ann 20, foe 15, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
dice 9
gm person hurt bob 8 fire attack
  Bob takes fire: 8 from Health.
  Bob falls unconscious.
  Bob, massive damage: d20 9 against 10, failure.
  Bob is killed at once: the damage was massive. They are entitled to their last words.
