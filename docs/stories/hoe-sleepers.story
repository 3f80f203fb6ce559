title Who sleeps is carried like the fallen, cannot be stabilised, and walks again when healed
covers HOE-BULK HOE-HEAL

book ether
room 12 6
sheet kind like plain, device potion 1, actions 3
person Ana kind at 2 2 side Blue
person Ben plain at 3 2 side Blue
person Cat plain at 9 4 side Red
initiative ana 20, ben 10, cat 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# Awake, a friend walks.
ana.boots carry ben
  refused [HOE-BULK] they can walk
gm person afflict ben stabilised
  Ben is stabilised.
  Ben is prone.
  Ben: speed 30 → 0 ft (stunned, prone).
show person ben
  able at 3 2 on level 1, 12 of 12 Health, Defense 10
  stabilised; prone
ana.boots stabilise ben
  refused [HOE-STABLE] there is nobody to stabilise
ana.boots carry ben
  Ana carries Ben.
ana.boots carry ben
  refused [HOE-BULK] Ana carries them already
ana.boots release
  Ana lets go of Ben.
dice 3
ana.boots use potion on ben
  Ana uses healing potion on Ben.
  Healing of healing potion: d6 3.
  Ben regains 0, now 12.
  Ben is no longer stabilised.
  Ben: speed 0 → 20 ft (no longer stunned).
pass to ana.boots
  The turn of Ben begins.
  The turn of Cat begins.
  Round 2.
  The turn of Ana begins.
ana.boots carry ben
  refused [HOE-BULK] they can walk
