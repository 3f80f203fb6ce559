title Ether: what a standing order does with a shield, turn by turn and live
covers HOE-SHIELD HOE-REACT

book ether
room 20 9
sheet guard like plain, agility 12, weapon buckler, weapon cutlass, hp 60
sheet thug like plain, agility 10, weapon cutlass, hp 60
person Gus guard at 2 2 side Blue
person Thug thug at 3 2 side Red
initiative gus 20, thug 15

begin
  The battle goes on.
  Round 1.
  The turn of Gus begins.

# Never: a blow that the shield would turn lands, and nobody is asked.
gus.boots standing shield never
pass
  The turn of Thug begins.
dice 13 3
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Damage of cutlass: d6 3.
  Gus takes physical: 3 from Health.

# Ask: it is asked, with the roll on the table.
gus.boots standing shield ask
dice 13
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Gus may react to Thug: a raised shield.
gus.boots react
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
gus.boots standing shield always

# Always: at 14 against 12 no shield of 2 would help, and none is raised; at 13 it is.
pass to gus.boots
  Round 2.
  The turn of Gus begins.
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
pass
  The turn of Thug begins.
dice 14 3
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 14 against 12, a hit.
  Damage of cutlass: d6 3.
  Gus takes physical: 3 from Health.
dice 13
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Gus may react to Thug: a raised shield.
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).

# Live there is no time to ask: who would be asked raises it, and so does who always does.
pass to gus.boots
  Round 3.
  The turn of Gus begins.
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
gm tempo live
  The battle goes on live.
wait for thug.boots
  The turn of Thug begins.
dice 13
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Gus may react to Thug: a raised shield.
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
wait for gus.boots
  Round 4.
  The turn of Gus begins.
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
gus.boots standing shield ask
wait for thug.boots
  The turn of Thug begins.
dice 13
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Gus may react to Thug: a raised shield.
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
# Never is never.
wait for gus.boots
  Round 5.
  The turn of Gus begins.
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
gus.boots standing shield never
wait for thug.boots
  The turn of Thug begins.
dice 13 3
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Damage of cutlass: d6 3.
  Gus takes physical: 3 from Health.
