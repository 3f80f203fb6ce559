title On foot: what units do beside their damage, and three more powers
covers ME-CAST ME-ATTACK ME-GRAPPLE ME-DAMAGE

book me5e
room 24 10
sheet tough like plain, hp 200
sheet seer like plain, charisma 16, hp 60, power rend, power nettle, power paint
person Tom tough at 4 4 side Blue
person Sue seer at 4 6 side Blue
person Hob hollow at 5 4 side Red
person Dog hound-mech at 6 6 side Red
person Fly stinging-swarm at 5 5 side Red
initiative hob 20, dog 15, fly 12, tom 10, sue 5

begin
  The battle goes on.
  Round 1.
  The turn of Hob begins.
# Held until they are free or who holds them has fallen, and 3d6 at each start of a turn.
dice 12 3
hob.boots attack tom with clutch
  Hob attacks Tom, clutching hands: d20 12 + 3 attack bonus = 15 against 12, a hit.
  Damage of clutching hands: d6 3 + 1 damage bonus = 4.
  Tom is clutched.
  Tom takes slashing: 4 from hit points.
  Tom: speed 10 → 0 m (grappled).
  Hob: speed 10 → 5 m (dragging).
show person tom
  able at 4 4 on level 1, 196 of 200 hit points, AC 12
  clutched
# Pounced on: Strength against 13, or prone; then stunned, against Constitution 13.
pass to dog.boots
  The turn of Dog begins.
dice 12 3 3 12
dog.boots attack tom with pounce
  Dog attacks Tom, pounce: d20 12 + 3 attack bonus = 15 against 14 with half cover, a hit.
  Damage of pounce: d6 3+3 + 1 damage bonus = 7.
  Tom saves with Strength against pounce: d20 12 against 13, failure.
  Tom is prone.
  Tom takes bludgeoning: 7 from hit points.
pass to fly.boots
  The turn of Fly begins.
dice 12 13 2 13
fly.boots attack tom
  Fly attacks Tom, sting: d20 13, dropped 12 (advantage: prone) + 2 attack bonus = 15 against 12, a hit.
  Damage of sting: d4 2.
  Tom saves with Constitution against sting: d20 13 against 13, success.
  Tom takes poison: 2 from hit points.
dice 1 2 3
pass to tom.boots
  The turn of Tom begins.
  Damage of clutched: d6 1+2+3 = 6.
  Tom takes necrotic: 6 from hit points.
show person tom
  able at 4 4 on level 1, 181 of 200 hit points, AC 12
  clutched; prone
tom.boots stand
  refused [ME-PRONE] Tom cannot stand up at a speed of 0
dice 12
tom.boots escape
  Tom, escape: d20 12 against 13, failure.
dice 2 2 2
pass to tom.boots
  The turn of Sue begins.
  Round 2.
  The turn of Hob begins.
  The turn of Dog begins.
  The turn of Fly begins.
  The turn of Tom begins.
  Damage of clutched: d6 2+2+2 = 6.
  Tom takes necrotic: 6 from hit points.
dice 13
tom.boots escape
  Tom, escape: d20 13 against 13, success.
  Tom is no longer clutched.
  Hob lets go of Tom.
  Tom: speed 0 → 10 m (no longer grappled).
  Hob: speed 5 → 10 m (no longer dragging).
show person tom
  able at 4 4 on level 1, 175 of 200 hit points, AC 12
  prone
pass to hob.boots
  The turn of Sue begins.
  Round 3.
  The turn of Hob begins.
# Who holds falls, and lets go.
dice 12 12 3
hob.boots attack tom with clutch
  Hob attacks Tom, clutching hands: d20 12, dropped 12 (advantage: prone) + 3 attack bonus = 15 against 12, a hit.
  Damage of clutching hands: d6 3 + 1 damage bonus = 4.
  Tom is clutched.
  Tom takes slashing: 4 from hit points.
  Tom: speed 10 → 0 m (grappled).
  Hob: speed 10 → 5 m (dragging).
gm person hurt hob 20 fire
  Hob takes fire: 20 from hit points.
  Tom is no longer clutched.
  Hob lets go of Tom.
  Hob is killed at once: the damage was massive.
  The turn of Dog begins.
  Tom: speed 0 → 10 m (no longer grappled).
show person tom
  able at 4 4 on level 1, 171 of 200 hit points, AC 12
  prone
# 10d6 and 40 of Dexterity; no reactions and disadvantage until the end of the next turn;
# attacks on who is painted have advantage until the end of the caster's next turn.
pass to sue.boots
  The turn of Fly begins.
  The turn of Tom begins.
  The turn of Sue begins.
gm person hp dog 35
  The GM rules: Dog has 35 hit points.
gm person place fly 8 8
# What is brought to 0 goes off: Constitution against 13, or 3d4.
dice 7 1 1 1 1 1 1 1 1 1 1 13 15 20
sue.boots cast rend on dog
  Sue casts Rend on Dog.
  Dog saves with Dexterity against Rend: d20 7 + 3 Dexterity + 2 proficiency = 12 against 13, failure.
  Damage of Rend: d6 1+1+1+1+1+1+1+1+1+1 + 40 power = 50.
  Dog takes necrotic: 50 from hit points.
  Dog uses Static Burst.
  Reached by Static Burst: Tom, Sue, Fly.
  Tom saves with Constitution against Static Burst: d20 13 against 13, success.
  Sue saves with Constitution against Static Burst: d20 15 against 13, success.
  Fly saves with Constitution against Static Burst: d20 20 - 1 Constitution = 19 against 13, success.
  Dog is dead.
pass to sue.boots
  Round 4.
  The turn of Fly begins.
  The turn of Tom begins.
  The turn of Sue begins.
dice 9
sue.boots cast nettle on fly
  Sue casts Nettle on Fly.
  Fly saves with Charisma against Nettle: d20 9 - 3 Charisma = 6 against 13, failure.
  Fly is rattled.
show aim fly tom
  refused: 8 m is beyond a reach of 2 m [ME-MELEE]
pass to sue.boots
  Round 5.
  The turn of Fly begins.
  Fly is no longer rattled.
  The turn of Tom begins.
  The turn of Sue begins.
gm person place fly 7 6
dice 11
sue.boots cast paint at 7 5
  Sue casts Paint.
  Reached by Paint: Fly.
  Fly saves with Dexterity against Paint: d20 11 + 2 proficiency = 13 against 13, success.
pass to sue.boots
  Round 6.
  The turn of Fly begins.
  The turn of Tom begins.
  The turn of Sue begins.
dice 10
sue.boots cast paint at 7 5
  Sue casts Paint.
  Reached by Paint: Fly.
  Fly saves with Dexterity against Paint: d20 10 + 2 proficiency = 12 against 13, failure.
  Fly is painted.
show aim tom fly
  refused: 6 m is beyond a reach of 2 m [ME-MELEE]
