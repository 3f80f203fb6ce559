title Hands of Ether: what is used is withdrawn first, and that is two actions
covers HOE-COMMON

book ether
room 20 9
sheet porter like plain, weapon cutlass, device potion 2, device bomb 1, device blood-kit 1, hp 30
person Ana porter at 2 2 side Blue
person Bob plain at 8 2 side Red
person Cid plain at 2 3 side Blue
initiative ana 20, bob 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# With one action left nothing is withdrawn and used; a weapon is stowed or drawn by it.
gm person hp ana 20
  The GM rules: Ana has 20 Health.
ana.boots stow cutlass
  Ana stows cutlass.
ana.boots use potion on ana
  refused [HOE-COMMON] Ana has 1 action left, and that takes 2
ana.boots use bomb on bob
  refused [HOE-COMMON] Ana has 1 action left, and that takes 2
show options ana.boots
  Object
  Improvise
  Call
  Attack, bare hands, Plain: refused [HOE-RANGE] 30 ft is beyond a reach of 5 ft
  Hide: refused [HOE-COMMON] a foe has Ana in plain sight: hide out of sight, in smoke, or behind three-quarters cover
  Search
  Escape: refused [HOE-COMMON] nothing holds Ana
  Let go: refused [HOE-FREE] Ana holds nobody
  Drop prone
  Stand up: refused [HOE-COMMON] Ana is not prone
  Raise shield: refused [HOE-SHIELD] Ana holds no shield
  Lower shield: refused [HOE-SHIELD] no shield is raised
  Search (investigation)
  Draw, cutlass
  Stow, cutlass: refused [HOE-COMMON] that is not in hand
  Drop, cutlass: refused [HOE-COMMON] that is not in hand
  Reload, cutlass: refused [HOE-COMMON] cutlass is not in hand
  Hand over, healing potion, Cid: refused [HOE-IMPROVISE] Ana has 1 action left, and that takes 2
  Hand over, bomb, Cid: refused [HOE-IMPROVISE] Ana has 1 action left, and that takes 2
  Hand over, blood kit, Cid: refused [HOE-IMPROVISE] Ana has 1 action left, and that takes 2
  End turn
  Use, healing potion: refused [HOE-COMMON] Ana has 1 action left, and that takes 2
  Use, bomb: refused [HOE-COMMON] Ana has 1 action left, and that takes 2
  Use, blood kit: refused [HOE-COMMON] to use blood kit, stabilise somebody
ana.boots draw cutlass
  Ana draws cutlass.
show ana.boots
  the turn is open; left: nothing; movement 30 ft
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
# With two it is, once.
dice 3
ana.boots use potion on ana
  Ana uses healing potion.
  Healing of healing potion: d6 3.
  Ana regains 3, now 23.
show ana.boots
  the turn is open; left: nothing; movement 30 ft
ana.boots use bomb on bob
  refused [HOE-COMMON] Ana has no action left
# A kit is at hand: the check is its action.
gm person hp cid 0
  Cid falls unconscious.
  The GM rules: Cid has 0 Health.
dice 12
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Cid, Mortality check: d20 12 against 10, success.
  Round 3.
  The turn of Ana begins.
dice 10
ana.boots stabilise cid
  Ana, stabilise: d20 10 against 10, success.
  Cid is stable.
show ana.boots
  the turn is open; left: 1 action; movement 30 ft
