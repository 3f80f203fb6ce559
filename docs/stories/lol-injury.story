title Damage adds up, and each multiple of the injury factor is a degree
covers LOL-INJURY

book lurasko
room 30 9
sheet puncher like plain, melee 6, strength 20, weapon blade, attacks 10
sheet bare like plain, special
person Pat puncher at 9 3 side Blue
person Bar bare at 10 3 side Red special
person Cid bare at 10 4 side Red special
person Dot bare at 10 2 side Red special
initiative pat 20, bar 10, cid 9, dot 8

begin
  The battle goes on.
  Round 1.
  The turn of Pat begins.
# The factor is 10 and Constitution 5: 15. 14 is no degree; one more point reaches the multiple, and that is one.
dice 10 5 1
pat.boots attack bar strength 6
  Damage of boarding blade: 8 + 6 Strength = 14.
  Bar defends against Pat, boarding blade: d20 10+5 = 15 against 10, a hit.
  Bar takes edged: 14 suffered.
  Bar has suffered 14, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 10 5 3
pat.boots attack bar quarter strength 0
  Damage of boarding blade: 2.
  Bar defends against Pat, boarding blade: d20 10+5 = 15 against 13, a hit.
  Bar takes edged: 2 suffered.
  Bar has suffered 16, a degree of injury for each 15: one more (3, hurt in the core).
  Bar is hurt in the core.
show person bar
  able at 10 3 on level 1, 16 suffered, Agility 6
  hurt in the core
# One hit over two multiples: both degrees are of the type thrown for it.
dice 10 5 1
pat.boots attack cid strength 20
  Damage of boarding blade: 8 + 20 Strength = 28.
  Cid defends against Pat, boarding blade: d20 10+5 = 15 against 10, a hit.
  Cid takes edged: 28 suffered.
  Cid has suffered 28, a degree of injury for each 15: one more (1, hurt in a limb).
  Cid is hurt in a limb.
show person cid
  able at 10 4 on level 1, 28 suffered, Agility 6
  hurt in a limb
dice 10 5 5
pat.boots attack cid strength 8
  Damage of boarding blade: 8 + 8 Strength = 16.
  Cid defends against Pat, boarding blade: d20 10+5 = 15 against 10, a hit.
  Cid takes edged: 16 suffered.
  Cid has suffered 44, a degree of injury for each 15: one more (5, dazed).
  Cid is dazed.
# Healing takes what has added up back, and the next degree comes later.
gm person heal cid 15
  Cid is no longer dazed.
  Cid recovers 15: 29 of what has been suffered is left.
dice 10 5 2
pat.boots attack cid strength 0
  Damage of boarding blade: 8.
  Cid defends against Pat, boarding blade: d20 10+5 = 15 against 10, a hit.
  Cid takes edged: 8 suffered.
  Cid has suffered 37, a degree of injury for each 15: one more (2, hurt in a limb).
  Cid is maimed.
  Cid: speed 30 → 15 ft (maimed).
show person cid
  able at 10 4 on level 1, 37 suffered, Agility 6
  maimed
# Three degrees of the core are out; so are two of perception.
dice 10 5 4
pat.boots attack dot strength 20
  Damage of boarding blade: 8 + 20 Strength = 28.
  Dot defends against Pat, boarding blade: d20 10+5 = 15 against 10, a hit.
  Dot takes edged: 28 suffered.
  Dot has suffered 28, a degree of injury for each 15: one more (4, hurt in the core).
  Dot is hurt in the core.
dice 10 5 4
pat.boots attack dot strength 20
  Damage of boarding blade: 8 + 20 Strength = 28.
  Dot defends against Pat, boarding blade: d20 10+5 = 15 against 10, a hit.
  Dot takes edged: 28 suffered.
  Dot has suffered 56, a degree of injury for each 15: 2 more (4, hurt in the core).
  Dot is hurt past standing.
  Dot falls unconscious.
show person dot
  dying at 10 2 on level 1, 56 suffered, Agility 6
  hurt past standing; out of it; floored
