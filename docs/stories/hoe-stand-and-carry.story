title To stand up is an action, not Speed, and who is carried takes a hand
covers HOE-COMMON HOE-SPEED HOE-BULK

book ether
room 30 9
sheet hero like plain, weapon maul, weapon cutlass, might 12, actions 9
person Ann hero at 2 2 side Blue special
person Bob plain at 3 2 side Blue special
person Foe hero at 9 2 side Red special
initiative ann 20, bob 15, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
# Restrained, she has a speed of 0, and that keeps nobody down.
gm person afflict ann restrained
  Ann is restrained.
  Ann: speed 30 → 0 ft (restrained).
gm person afflict ann prone
  Ann is prone.
ann.boots stand
  Ann is no longer prone.
gm person hp bob 0
  Bob falls unconscious.
  The GM rules: Bob has 0 Health.
ann.boots carry bob
  refused [HOE-BULK] Ann has no hand free
ann.boots stow maul
  Ann stows maul.
ann.boots carry bob
  Ann carries Bob.
