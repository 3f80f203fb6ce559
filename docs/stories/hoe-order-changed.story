title An initiative changed in mid-round: everybody acts once in it, and in its place after that (ether)
covers HOE-ROUND

book ether
room 24 12
person Ana plain at 5 6 side Blue
person Bob plain at 6 9 side Blue
person Tom plain at 20 9 side Red
initiative ana 20, bob 15, tom 4

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Whose turn it is has had it, wherever it is put.
gm initiative ana.boots 1
  The GM rules: Ana acts on 1.
pass
  The turn of Bob begins.
# Tom has not acted yet: put before whoever is on, he is next.
gm initiative tom.boots 30
  The GM rules: Tom acts on 30.
pass
  The turn of Tom begins.
# Bob has: put last, he does not act again.
gm initiative bob.boots 0
  The GM rules: Bob acts on 0.
pass
  Round 2.
  The turn of Tom begins.
show order
  30 Tom, whose turn it is
  1 Ana
  0 Bob
# From then on each in their new place.
pass
  The turn of Ana begins.
pass
  The turn of Bob begins.
pass
  Round 3.
  The turn of Tom begins.
