title A door that a trigger opens is a door that opens
covers ME-READY

book me5e
room 16 7
square closed-door 5 2
square closed-door 5 3
square closed-door 5 4
sheet shooter like plain, weapon riot-baton
person Ana shooter at 3 2 side Blue
person Bob shooter at 2 5 side Red
person Cid shooter at 9 2 side Red
initiative ana 20, bob 15, cid 1
trigger inside Red from 2 4 to 2 4 then open-doors from 5 2 to 5 2: A door slides open.

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots ready door: dodge
  Ana readies Dodge for a door that opens.
gm person place bob 2 4
  The door at 5 2 on level 1 is open.
  A door slides open.
  Ana may react to a door that opens: what was readied.
gm person door 5 3 open
  The door at 5 3 on level 1 is open.
