title Who lies unconscious guards nobody
covers LOL-PSEUDO-GROUP
book lurasko
room 30 14
sheet hand like plain, weapon blade, strength 4, attacks 10
person Ann hand at 9 4 side Blue special
person Gil plain at 10 4 side Red special
person Gus plain at 10 5 side Red special
initiative gil 40, gus 39, ann 30
begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
gil.boots cast group-up
  Gil uses Group up.
  Gil is in a group.
gil.boots cast fall-in
  Gil uses Take cover in the group.
  Gil is in its defence.
pass to gus.boots
  The turn of Gus begins.
gus.boots cast group-up
  Gus uses Group up.
  Gus is in a group.
pass to ann.boots
  The turn of Ann begins.
ann.boots shove gil push
  refused [HOUSE-LURASKO] a foe is protected by a group: nobody outside it can strike them in melee
gm person afflict gus core-3
  Gus is hurt past standing.
  Gus falls unconscious.
dice 10 4
ann.boots attack gil
  Damage of boarding blade: 8 + 4 Strength = 12.
  Gil defends against Ann, boarding blade: d20 10+4 = 14 against 14, a miss.
