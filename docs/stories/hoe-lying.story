title Hands of Ether: what is dropped lies there, or floats about a Mishap
covers HOE-COMMON HOE-FREE HOE-SPEED

book ether
room 60 12
sheet thrower like plain, agility 16, hp 40, weapon boomerang, weapon cutlass, weapon flintlock
person Ana thrower at 2 2 side Blue
person Bob plain at 5 2 side Red
person Mishap mishap at 26 2 side Red
initiative ana 20, bob 10, mishap 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Dropping is free. It lies where she stood: beside it, an action picks it up, two squares off nothing does.
ana.boots discard boomerang
  Ana drops boomerang.
ana.boots attack bob with boomerang
  refused [HOE-COMMON] Ana has dropped or thrown boomerang
ana.boots move 4 4
  Ana has moved to 4 4 on level 1; 20 ft of movement is left.
ana.boots draw boomerang
  refused [HOE-COMMON] boomerang lies at 2 2 on level 1
ana.boots move 3 3
  Ana has moved to 3 3 on level 1; 15 ft of movement is left.
ana.boots draw boomerang
  Ana picks up boomerang.
show ana.boots
  the turn is open; left: 1 action; movement 15 ft
# Thrown, and missed: it lies where he stands.
dice d20=9
ana.boots attack bob with boomerang
  Ana attacks Bob, boomerang: d20 9 against 10, a miss.
pass to ana.boots
  The turn of Bob begins.
  The turn of Mishap begins.
  Round 2.
  The turn of Ana begins.
ana.boots move 4 3
  Ana has moved to 4 3 on level 1; 25 ft of movement is left.
ana.boots stow cutlass
  Ana stows cutlass.
ana.boots draw boomerang
  Ana picks up boomerang.
# It lay 105 ft from the Mishap, which catches what falls within 100, from a hit too.
pass to ana.boots
  The turn of Bob begins.
  The turn of Mishap begins.
  Round 3.
  The turn of Ana begins.
gm person place bob 6 2
dice d20=15 d6=1
ana.boots attack bob with boomerang
  Ana attacks Bob, boomerang: d20 15 against 10, a hit.
  Ana loses boomerang to Mishap.
  Damage of boomerang: d6 1.
  Bob takes physical: 1 from Health.
show person ana
  able at 4 3 on level 1, 40 of 40 Health, Defense 16
ana.boots draw boomerang
  refused [HOE-COMMON] boomerang floats beside a foe, out of reach
pass to ana.boots
  The turn of Bob begins.
  The turn of Mishap begins.
  Round 4.
  The turn of Ana begins.
gm person place ana 25 2
ana.boots draw boomerang
  refused [HOE-COMMON] boomerang floats beside a foe, out of reach
# It gives back what it holds when it falls, where it lies then.
gm person hurt mishap 60 physical
  Mishap takes physical: 60 from Health.
  Mishap is dead.
ana.boots draw boomerang
  Ana picks up boomerang.
gm person place ana 5 2
gm person place bob 6 2
dice d20=15 d6=1
ana.boots attack bob with boomerang
  Ana attacks Bob, boomerang: d20 15 against 10, a hit.
  Ana can catch the returning boomerang.
  Damage of boomerang: d6 1.
  Bob takes physical: 1 from Health.
