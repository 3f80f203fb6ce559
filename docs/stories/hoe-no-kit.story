title Stabilising takes a blood kit each time, and nothing else serves
covers HOE-STABLE

book ether
room 20 9
sheet medic like plain, device bomb 2
sheet nurse like plain, device blood-kit 1
person Ana medic at 2 4 side Blue
person Bob plain at 3 4 side Blue special
person Foe plain at 18 4 side Red
person Nan nurse at 4 4 side Blue
person Dan plain at 4 3 side Blue special
initiative ana 20, nan 15, dan 12, bob 10, foe 5

begin
  ...
gm person hurt bob 20 physical
  Bob takes physical: 20 from Health.
  Bob falls unconscious.
gm person hurt dan 20 physical
  Dan takes physical: 20 from Health.
  Dan falls unconscious.
ana.boots stabilise bob
  refused [HOE-STABLE] Ana has no kit for that
pass to nan.boots
  ...
dice 15
nan.boots stabilise bob
  Nan, stabilise: d20 15 against 10, success.
  Bob is stable.
dice 12
pass to nan.boots
  ...
nan.boots stabilise dan
  refused [HOE-STABLE] Nan has no kit for that
