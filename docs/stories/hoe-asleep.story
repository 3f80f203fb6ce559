title What the blind know their side knows; what a sleeper would know, nobody does
covers HOE-ADV

book ether
room 14 12
square wall 10 0
square wall 10 1
square wall 10 2
square wall 10 3
square wall 10 4
square wall 10 5
square wall 10 6
square wall 10 7
square wall 10 8
square wall 10 9
square wall 10 10
square wall 10 11
sheet hero like plain, weapon cutlass, hp 20
person Ann hero at 2 2 side Blue special
person Bob hero at 12 2 side Blue special
person Foe hero at 4 3 side Red special
initiative bob 20, ann 15, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
gm person afflict ann blinded
  Ann is blinded.
bob.boots attack foe
  refused [HOE-RANGE] 40 ft is beyond a reach of 5 ft
show options bob.boots
  Object
  Improvise
  Call
  Attack, bare hands, Plain: refused [HOE-RANGE] 40 ft is beyond a reach of 5 ft
  Attack, cutlass, Plain: refused [HOE-RANGE] 40 ft is beyond a reach of 5 ft
  Attack, cutlass (called), Plain: refused [HOE-RANGE] 40 ft is beyond a reach of 5 ft
  Hide
  Search
  Escape: refused [HOE-COMMON] nothing holds Bob
  Let go: refused [HOE-FREE] Bob holds nobody
  Drop prone
  Stand up: refused [HOE-COMMON] Bob is not prone
  Raise shield: refused [HOE-SHIELD] Bob holds no shield
  Lower shield: refused [HOE-SHIELD] no shield is raised
  Search (investigation)
  Draw, cutlass: refused [HOE-COMMON] cutlass is in hand already
  Stow, cutlass
  Drop, cutlass
  Reload, cutlass: refused [HOE-COMMON] cutlass needs no reloading
  End turn
gm person afflict ann unconscious
  Ann is unconscious.
  Ann is prone.
  Ann: speed 30 → 0 ft (stunned, prone).
bob.boots attack foe
  refused [HOE-ADV] Bob does not know where that is: attack a square in view instead
show options bob.boots
  Object
  Improvise
  Call
  Carry, Ann: refused [HOE-BULK] they are out of reach
  Hide
  Search
  Escape: refused [HOE-COMMON] nothing holds Bob
  Let go: refused [HOE-FREE] Bob holds nobody
  Drop prone
  Stand up: refused [HOE-COMMON] Bob is not prone
  Raise shield: refused [HOE-SHIELD] Bob holds no shield
  Lower shield: refused [HOE-SHIELD] no shield is raised
  Search (investigation)
  Draw, cutlass: refused [HOE-COMMON] cutlass is in hand already
  Stow, cutlass
  Drop, cutlass
  Reload, cutlass: refused [HOE-COMMON] cutlass needs no reloading
  End turn
