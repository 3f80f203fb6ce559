title Ether: a thing to use is withdrawn and handed over, for two actions, and used by who has it then
covers HOE-IMPROVISE HOE-COMMON

book ether
room 20 9
sheet giver like plain, device potion 2, device blood-kit 1, actions 5
sheet taker like plain, hp 20
person Gil giver at 2 2 side Blue
person Tom taker at 4 2 side Blue
person Rob plain at 3 3 side Red special
initiative gil 20, tom 15, rob 10

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
gil.boots hand-over potion to tom
  refused [HOE-IMPROVISE] Tom is out of reach
gil.boots hand-over potion to rob
  refused [HOE-IMPROVISE] there is no friend to take it
gm person place tom 3 2
gil.boots hand-over potion to tom
  Gil hands healing potion to Tom.
show gil.boots
  the turn is open; left: 3 actions; movement 30 ft
gil.boots hand-over potion to tom
  Gil hands healing potion to Tom.
gil.boots hand-over potion to tom
  refused [HOE-IMPROVISE] Gil has 1 action left, and that takes 2
gm person hp tom 3
  The GM rules: Tom has 3 Health.
pass to tom.boots
  The turn of Tom begins.
# Tom has both, and uses one.
dice 3
tom.boots use potion on tom
  Tom uses healing potion.
  Healing of healing potion: d6 3.
  Tom regains 3, now 6.
pass to gil.boots
  The turn of Rob begins.
  Round 2.
  The turn of Gil begins.
gil.boots hand-over blood-kit to tom
  Gil hands blood kit to Tom.
pass to tom.boots
  The turn of Tom begins.
# One potion goes back; a second would take two actions more.
tom.boots hand-over potion to gil
  Tom hands healing potion to Gil.
tom.boots hand-over potion to gil
  refused [HOE-IMPROVISE] Tom has no action left
