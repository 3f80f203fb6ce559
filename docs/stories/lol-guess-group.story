title A blow at somebody hidden in a group's defence reads as one at nobody
covers LOL-PSEUDO-GROUP

book lurasko
room 30 14
sheet blade like plain, weapon blade, attacks 10
person Ann blade at 9 4 side Blue special
person Bel plain at 10 4 side Red special
person Bob plain at 11 4 side Red special
initiative bel 40, bob 39, ann 30

begin
  The battle goes on.
  Round 1.
  The turn of Bel begins.
bel.boots cast group-up
  Bel uses Group up.
  Bel is in a group.
pass to bob.boots
  The turn of Bob begins.
bob.boots cast group-up
  Bob uses Group up.
  Bob is in a group.
pass to bel.boots
  The turn of Ann begins.
  Round 2.
  The turn of Bel begins.
bel.boots cast fall-in
  Bel uses Take cover in the group.
  Bel is in its defence.
gm person hide bel yes
pass to ann.boots
  The turn of Bob begins.
  The turn of Ann begins.
dice 5 5
ann.boots attack at 10 5
  Damage of boarding blade: 8 + 4 Strength = 12.
  Ann attacks where somebody may be, boarding blade: d20 5+5 = 10, a miss.
dice 5 5
ann.boots attack at 10 4
  Damage of boarding blade: 8 + 4 Strength = 12.
  Ann attacks where somebody may be, boarding blade: d20 5+5 = 10, a miss.
log ann.boots
  Damage of boarding blade: 8 + 4 Strength = 12.
  Ann attacks where somebody may be, boarding blade: d20 5+5 = 10, a miss.
