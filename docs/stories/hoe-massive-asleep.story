title One blow of all their Health kills a sleeper without a check
covers HOE-MASSIVE

book ether
room 30 9
sheet foe like plain, weapon giant-stomp, actions 9
person Ann plain at 2 2 side Blue special
person Foe foe at 3 2 side Red special
initiative foe 20, ann 15

begin
  ...
gm go-on
gm person afflict ann stabilised
  Ann is stabilised.
  Ann is prone.
  Ann: speed 30 → 0 ft (stunned, prone).
dice 15 14 12
foe.boots attack ann
  Foe attacks Ann, giant stomp: d20 15, dropped 14 (advantage: unseen, stunned, prone) = 15 against 10, a hit.
  Damage of giant stomp: d12 12.
  Ann takes physical: 12 from Health.
  Ann falls unconscious.
  Ann is killed at once: the damage was massive. They are entitled to their last words.
