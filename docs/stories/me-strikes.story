title On foot: opportunity attacks with a gun's butt, bare hands and the weapon that reaches, upwards, spared, and where there are none
covers ME-OPPORTUNITY ME-GUNBUTT ME-MELEE ME-KNOCKOUT ME-REACT

book me5e
room 40 14
sheet rifleman like plain, strength 14, weapon warden-rifle, hp 40
sheet lasher like plain, strength 14, weapon riot-baton, weapon live-wire, hp 40
sheet runner like plain, hp 60, fly 20
person Ana runner at 5 5 side Blue
person Bob rifleman at 6 5 side Red
person Cid lasher at 20 9 side Red
initiative ana 20, bob 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# From within reach to within reach is no leaving, all the way around.
ana.boots move 5 4, 6 4, 7 4
  Ana has moved to 7 4 on level 1; 4 m of movement is left.
# It is one melee attack: a gun strikes with its butt, 1d4 and Strength, and does not shoot.
gm person place ana 5 5
ana.boots move 4 5
  Bob may react to Ana: an opportunity attack.
dice 15 4
bob.boots react with warden-rifle
  Bob reacts with an opportunity attack.
  Bob attacks Ana, Warden rifle butt: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle butt: d4 4 + 2 Strength = 6.
  Ana takes bludgeoning: 6 from hit points.
  Ana has moved to 4 5 on level 1; 2 m of movement is left.
# With bare hands; and he has only one reaction until his next turn.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
gm person place ana 5 5
ana.boots move 4 5
  Bob may react to Ana: an opportunity attack.
dice 15
bob.boots react with fists
  Bob reacts with an opportunity attack.
  Bob attacks Ana, unarmed strike: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of unarmed strike: 1 + 2 Strength = 3.
  Ana takes bludgeoning: 3 from hit points.
  Ana has moved to 4 5 on level 1; 8 m of movement is left.
gm person place ana 5 5
ana.boots move 4 5
  Ana has moved to 4 5 on level 1; 6 m of movement is left.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 3.
  The turn of Ana begins.
# Unnamed it is the butt too, and by a standing order.
bob.boots standing strikes always
gm person place ana 5 5
dice 15 1
ana.boots move 4 5
  Bob may react to Ana: an opportunity attack.
  Bob reacts with an opportunity attack.
  Bob attacks Ana, Warden rifle butt: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle butt: d4 1 + 2 Strength = 3.
  Ana takes bludgeoning: 3 from hit points.
  Ana has moved to 4 5 on level 1; 8 m of movement is left.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 4.
  The turn of Ana begins.
bob.boots standing strikes ask
# Who is not seen leaves, and so does who faces one who cannot react, or is charmed.
gm person place ana 5 5
gm person afflict ana invisible
  Ana is invisible.
ana.boots move 4 5
  Ana has moved to 4 5 on level 1; 8 m of movement is left.
gm person relieve ana invisible
  Ana is no longer invisible.
gm person place ana 5 5
gm person afflict bob incapacitated
  Bob is incapacitated.
ana.boots move 4 5
  Ana has moved to 4 5 on level 1; 6 m of movement is left.
gm person relieve bob incapacitated
  Bob is no longer incapacitated.
gm person place ana 5 5
gm person afflict bob charmed by ana
  Bob is charmed.
ana.boots move 4 5
  Ana has moved to 4 5 on level 1; 4 m of movement is left.
gm person relieve bob charmed
  Bob is no longer charmed.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 5.
  The turn of Ana begins.
# Crawling away leaves as well: prone, and nearby, so with advantage.
gm person place ana 5 5
ana.boots drop
  Ana is prone.
ana.boots move 4 5
  Bob may react to Ana: an opportunity attack.
dice 3 15 1
bob.boots react
  Bob reacts with an opportunity attack.
  Bob attacks Ana, Warden rifle butt: d20 15, dropped 3 (advantage: prone) + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle butt: d4 1 + 2 Strength = 3.
  Ana takes bludgeoning: 3 from hit points.
  Ana has moved to 4 5 on level 1; 6 m of movement is left.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 6.
  The turn of Ana begins.
ana.boots stand
  Ana is no longer prone.
# Upwards: 2 m are in reach, 4 m are not.
gm person place ana 5 5
ana.boots fly 5 5 height 2
  Ana has moved to 5 5 on level 1; 13 m of movement is left.
ana.boots fly 5 5 height 4
  Bob may react to Ana: an opportunity attack.
dice 15 1
bob.boots react
  Bob reacts with an opportunity attack.
  Bob attacks Ana, Warden rifle butt: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle butt: d4 1 + 2 Strength = 3.
  Ana takes bludgeoning: 3 from hit points.
  Ana has moved to 5 5 on level 1; 11 m of movement is left.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 7.
  The turn of Ana begins.
# Two weapons in hand, 2 m of reach and 4: unnamed, the one that reaches strikes.
gm person place ana 18 9
ana.boots move 17 9
  Cid may react to Ana: an opportunity attack.
dice 15 2 2
cid.boots react
  Cid reacts with an opportunity attack.
  Cid attacks Ana, Live wire: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Live wire: d4 2+2 + 2 Strength = 6.
  Ana takes lightning: 6 from hit points.
  Ana has moved to 17 9 on level 1; 8 m of movement is left.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 8.
  The turn of Ana begins.
gm person place ana 18 9
ana.boots move 17 9
  Cid may react to Ana: an opportunity attack.
cid.boots react with riot-baton
  refused [ME-MELEE] 4 m is beyond a reach of 2 m
cid.boots react pass
  Cid lets it pass.
  Ana has moved to 17 9 on level 1; 8 m of movement is left.
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 9.
  The turn of Ana begins.
# A blow by reaction can spare a life as well.
gm person special ana yes
  The GM rules: Ana is special: at 0 they fall and make saves.
gm person hp ana 1
  The GM rules: Ana has 1 hit points.
gm person place ana 19 9
cid.boots standing strikes ask
gm person place cid 20 8
ana.boots move 17 9
  Cid may react to Ana: an opportunity attack.
dice 15 4 4
cid.boots react spare
  Cid reacts with an opportunity attack.
  Cid attacks Ana, Live wire: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Live wire: d4 4+4 + 2 Strength = 10.
  Ana takes lightning: 10 from hit points.
  Ana falls unconscious.
  Ana is stable.
  The turn of Bob begins.
  The battle is over. Every other side is beaten.
show person ana
  stable at 18 9 on level 1, 0 of 60 hit points, AC 12
  unconscious; prone
