title A blow that can do no damage is still a blow: a defence is thrown, and a touch may be answered
covers LOL-REDUCE-MELEE LOL-AURA
book lurasko
room 30 14
sheet mantle like plain, ember 30
person Ann plain at 9 4 side Blue special
person Bob mantle at 10 4 side Red special
initiative ann 30, bob 20
begin
  ...
# A quarter of 2 is 0, without strength 0.
dice 10 8
ann.boots attack bob with fists quarter strength 0
  Bob defends against Ann, unarmed strike: d20 10+8 = 18 against 17, a hit.
  Bob may react to Ann: an aura.
