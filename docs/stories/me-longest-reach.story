title The longest reach of the weapons in hand counts, whichever comes first
covers ME-MELEE ME-OPPORTUNITY

book me5e
room 20 9
sheet guard like plain, weapon live-wire, weapon riot-baton
person Ana guard at 4 4 side Blue
person Bob plain at 6 4 side Red special
initiative ana 20, bob 15

begin
  ...
pass to bob.boots
  The turn of Bob begins.
bob.boots move 5 4
  Bob has moved to 5 4 on level 1; 8 m of movement is left.
bob.boots move 6 4
  Bob has moved to 6 4 on level 1; 6 m of movement is left.
bob.boots move 7 4
  Ana may react to Bob: an opportunity attack.
dice 2
ana.boots react with live-wire
  Ana reacts with an opportunity attack.
  Ana attacks Bob, Live wire: d20 2 + 2 proficiency = 4 against 12, a miss.
  Bob has moved to 7 4 on level 1; 4 m of movement is left.
