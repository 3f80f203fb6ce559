title Nobody is defended by friends beside them who are in no group
covers LOL-PSEUDO-GROUP
book lurasko
room 30 14
sheet hand like plain, weapon blade, strength 4, attacks 10
person Ann hand at 9 3 side Blue special
person Gil plain at 10 4 side Red special
person Gus plain at 10 5 side Red special
person Oto plain at 9 4 side Red special
initiative gil 40, gus 39, ann 30, oto 1
begin
  ...
gil.boots cast group-up
  Gil uses Group up.
  Gil is in a group.
gil.boots cast fall-in
  Gil uses Take cover in the group.
  Gil is in its defence.
pass to ann.boots
  The turn of Gus begins.
  The turn of Ann begins.
dice 10 4
ann.boots attack gil
  Damage of boarding blade: 8 + 4 Strength = 12.
  Gil defends against Ann, boarding blade: d20 10+4 = 14 against 14, a miss.
