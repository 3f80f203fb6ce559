title On foot: dodging, disengaging, opportunity attacks by window and by standing order
covers ME-DODGE ME-DISENGAGE ME-OPPORTUNITY ME-REACT ME-MELEE

book me5e
room 24 9
sheet blade like plain, strength 14, weapon gauntlet-torch
sheet pike like plain, strength 14, weapon live-wire
person Ana blade at 3 3 side Blue
person Bob blade at 4 3 side Red
person Cid pike at 5 5 side Red
initiative ana 20, bob 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Bob may strike as Ana leaves his reach of 2 m, and Cid as she leaves the 4 m of his live
# wire: both just before it. The turn stands still until they have answered, and goes on.
ana.boots move 1 3
  Bob may react to Ana: an opportunity attack.
  Cid may react to Ana: an opportunity attack.
dice 12 3
bob.boots react
  Bob reacts with an opportunity attack.
  Bob attacks Ana, Gauntlet torch: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Gauntlet torch: d6 3 + 2 Strength = 5.
  Ana takes fire: 5 from hit points.
cid.boots react pass
  Cid lets it pass.
  Ana has moved to 1 3 on level 1; 6 m of movement is left.
gm person place cid 9 5
# He has one reaction until his next turn.
ana.boots move 2 3
  Ana has moved to 2 3 on level 1; 4 m of movement is left.
gm person place ana 3 3
ana.boots move 2 3
  Ana has moved to 2 3 on level 1; 2 m of movement is left.
pass
  The turn of Bob begins.
# Disengage: nobody strikes. Who is pushed or placed is not struck at either.
gm person place ana 3 3
bob.boots disengage
  Bob disengages.
bob.boots move 6 3
  Bob has moved to 6 3 on level 1; 6 m of movement is left.
pass to ana.boots
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
gm person place bob 4 3
# A standing order is followed without asking: always, or never.
bob.boots standing strikes never
ana.boots move 1 3
  Ana has moved to 1 3 on level 1; 6 m of movement is left.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 3.
  The turn of Ana begins.
bob.boots standing strikes always
gm person place ana 3 3
dice 1
ana.boots move 1 3
  Bob may react to Ana: an opportunity attack.
  Bob reacts with an opportunity attack.
  Bob attacks Ana, Gauntlet torch: d20 1 + 2 Strength + 2 proficiency = 5 against 12, a miss on a 1.
  Ana has moved to 1 3 on level 1; 6 m of movement is left.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 4.
  The turn of Ana begins.
# Letting it go keeps the reaction.
bob.boots standing strikes ask
gm person place ana 3 3
ana.boots move 2 3
  Bob may react to Ana: an opportunity attack.
bob.boots react pass
  Bob lets it pass.
  Ana has moved to 2 3 on level 1; 8 m of movement is left.
show bob.boots
  the turn is over; left: 1 reaction; movement 10 m
pass
  The turn of Bob begins.
# Dodge: attacks that Ana sees coming have disadvantage, her Dexterity saves advantage,
# until her next turn.
pass to ana.boots
  The turn of Cid begins.
  Round 5.
  The turn of Ana begins.
gm person place bob 3 3
ana.boots dodge
  Ana is dodging.
pass
  The turn of Bob begins.
show aim bob ana with gauntlet-torch
  +4 against 12, disadvantage: dodging
# Unseen, Bob is not dodged; nor when she is stopped or cannot act.
gm person afflict bob invisible
  Bob is invisible.
show aim bob ana with gauntlet-torch
  +4 against 12, advantage: unseen
gm person relieve bob invisible
  Bob is no longer invisible.
gm person afflict ana grappled
  Ana is grappled.
  Ana is no longer dodging.
  Ana: speed 10 → 0 m (grappled).
show person ana
  able at 2 3 on level 1, 15 of 20 hit points, AC 12
  grappled; Gauntlet torch in hand
gm person relieve ana grappled
  Ana is no longer grappled.
  Ana: speed 0 → 10 m (no longer grappled).
pass to ana.boots
  The turn of Cid begins.
  Round 6.
  The turn of Ana begins.
ana.boots dodge
  Ana is dodging.
gm person afflict ana stunned
  Ana is stunned.
  Ana is no longer dodging.
  Ana: speed 10 → 0 m (stunned).
show person ana
  able at 2 3 on level 1, 15 of 20 hit points, AC 12
  stunned; Gauntlet torch in hand
