title Ether: carrying several by their bulk; wings have nothing to climb
covers HOE-BULK HOE-COMMON HOE-FREE

book ether
room 24 9 levels 2
square half-cover 4 2
square half-cover 4 4
sheet mighty like plain, might 10
sheet strong like plain, might 14
sheet angel like plain, fly 30
sheet small like plain, size small, hp 6
sheet tiny like plain, size tiny, hp 6
person Max mighty at 2 6 side Blue
person Sol strong at 8 6 side Blue
person Wil plain at 3 2 side Blue
person Ann angel at 3 4 side Blue
person Tim tiny at 2 7 side Red
person Sam small at 3 7 side Red
person Mid plain at 8 7 side Red
person Tom tiny at 9 6 side Red
person Foe plain at 22 7 side Red
initiative max 20, sol 18, wil 16, ann 14, tim 12, sam 10, mid 8, tom 6, foe 5

gm person special tim yes
  The GM rules: Tim is special: at 0 they fall and make saves.
gm person special sam yes
  The GM rules: Sam is special: at 0 they fall and make saves.
gm person special mid yes
  The GM rules: Mid is special: at 0 they fall and make saves.
gm person special tom yes
  The GM rules: Tom is special: at 0 they fall and make saves.
begin
  The battle goes on.
  Round 1.
  The turn of Max begins.
gm person hp tim 0
  Tim falls unconscious.
  The GM rules: Tim has 0 Health.
gm person hp sam 0
  Sam falls unconscious.
  The GM rules: Sam has 0 Health.
gm person hp mid 0
  Mid falls unconscious.
  The GM rules: Mid has 0 Health.
gm person hp tom 0
  Tom falls unconscious.
  The GM rules: Tom has 0 Health.
# Might 10 carries 4 and 6 together, but not 4 and 8.
max.boots carry tim
  Max carries Tim.
max.boots carry tim
  refused [HOE-BULK] Max carries them already
gm person place mid 3 6
max.boots carry mid
  refused [HOE-BULK] they have a bulk of 8, and Max can carry 6
max.boots carry sam
  Max carries Sam.
max.boots move 4 6, 5 6
  Max has moved to 5 6 on level 1; 15 ft of movement is left.
show person tim
  dying at 4 6 on level 1, 0 of 6 Health, Defense 10
  unconscious; prone
show person sam
  dying at 4 6 on level 1, 0 of 6 Health, Defense 10
  unconscious; prone
pass to sol.boots
  The turn of Sol begins.
# The one named is put down, or all are.
gm person place mid 8 7
sol.boots carry mid
  Sol carries Mid.
sol.boots carry tom
  Sol carries Tom.
gm person place max 8 5
  Max lets go of Tim.
  Max lets go of Sam.
sol.boots release mid
  Sol lets go of Mid.
sol.boots release
  Sol lets go of Tom.
sol.boots release
  refused [HOE-FREE] Sol holds nobody
# A wall to vault and a ladder are an action for who walks; for wings they are none.
pass to wil.boots
  The turn of Wil begins.
wil.boots move 4 2
  Wil is encumbered.
  Wil has moved to 4 2 on level 1; 15 ft of movement is left.
  Wil: speed 30 → 20 ft (encumbered).
show wil.boots
  the turn is open; left: 1 action; movement 15 ft
wil.boots move 5 2, 4 2
  Wil is no longer encumbered.
  Wil: speed 20 → 30 ft (no longer encumbered).
  Wil is encumbered.
  Wil has moved to 4 2 on level 1; 5 ft of movement is left.
  Wil: speed 30 → 20 ft (encumbered).
wil.boots move 3 2
  Wil is no longer encumbered.
  Wil has moved to 3 2 on level 1; 10 ft of movement is left.
  Wil: speed 20 → 30 ft (no longer encumbered).
pass to ann.boots
  The turn of Ann begins.
ann.boots fly 4 4, 5 4
  Ann is encumbered.
  Ann: speed 30 → 20 ft (encumbered).
  Ann is no longer encumbered.
  Ann has moved to 5 4 on level 1; 20 ft of movement is left.
  Ann: speed 20 → 30 ft (no longer encumbered).
show ann.boots
  the turn is open; left: 2 actions; movement 20 ft
gm person square 12 4 ladder
  At 12 4 on level 1 there is now: ladder.
  At 12 4 on level 2 there is now: ladder.
gm person place ann 12 4
ann.boots fly ladder 2
  Ann has moved to 12 4 on level 2; 10 ft of movement is left.
show ann.boots
  the turn is open; left: 2 actions; movement 10 ft
