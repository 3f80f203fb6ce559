title What a GM gives for the next save waits through attacks
covers ME-ATTACK ME-CONTEST

book me5e
room 20 9
sheet guard like plain, weapon riot-baton
person Ana guard at 4 4 side Blue
person Bob plain at 5 4 side Red special
initiative ana 20, bob 15

begin
  ...
gm person edge ana advantage check
  The GM rules: advantage on the next check of Ana.
dice 2
ana.boots attack bob with riot-baton
  Ana attacks Bob, Riot baton: d20 2 + 2 proficiency = 4 against 12, a miss.
dice 3 4
gm person check ana athletics 10
  Ana, Athletics: d20 4, dropped 3 (advantage: GM) = 4 against 10, failure.
dice 3
gm person check ana athletics 10
  Ana, Athletics: d20 3 against 10, failure.
