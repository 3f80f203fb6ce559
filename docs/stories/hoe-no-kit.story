title Nothing else that is carried serves as a blood kit
covers HOE-STABLE

book ether
room 20 9
sheet medic like plain, device bomb 2
person Ana medic at 2 4 side Blue
person Bob plain at 3 4 side Blue special
person Foe plain at 18 4 side Red
initiative ana 20, bob 10, foe 5

begin
  ...
gm person hurt bob 20 physical
  Bob takes physical: 20 from Health.
  Bob falls unconscious.
ana.boots stabilise bob
  refused [HOE-STABLE] Ana has no kit for that
