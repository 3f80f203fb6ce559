title On foot in live tempo: blows, holds, first aid, shields and orders to leavers, as in rounds
covers ME-ATTACK ME-OPPORTUNITY ME-GRAPPLE ME-STABLE ME-REGEN ME-KNOCKOUT ME-COVER

book me5e
room 40 14
square half-cover 8 9
sheet rifleman like plain, strength 14, dexterity 14, weapon warden-rifle, hp 40
sheet wrestler like plain, strength 16, skilled athletics, hp 40, shields 20 regain 10
sheet soldier like plain, hp 12
person Ana wrestler at 5 5 side Blue special
person Med soldier at 20 8 side Blue special
person Vic soldier at 20 9 side Blue special
person Bob rifleman at 6 5 side Red
person Cid rifleman at 4 9 side Red
person Dan soldier at 12 9 side Blue
initiative ana 20, med 16, vic 14, dan 12, bob 10, cid 5
tempo live

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
ana.boots standing strikes always
# A hold, and its end whenever its holder likes.
dice 15 5
ana.boots grapple bob
  Ana, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Bob: d20 5 + 2 Strength = 7, won.
  Bob is grappled.
  Ana: speed 10 → 5 m (dragging).
  Bob: speed 10 → 0 m (grappled).
wait for bob.boots
  The turn of Med begins.
  The turn of Vic begins.
  The turn of Dan begins.
  The turn of Bob begins.
bob.boots move 7 5
  refused [ME-MOVE] Bob cannot move
dice 3 15
bob.boots escape
  Bob, escape: d20 3 + 2 Strength = 5, against Ana: d20 15 + 3 Strength + 2 Athletics proficiency = 20, lost.
ana.boots release
  Bob is no longer grappled.
  Ana lets go of Bob.
  Ana: speed 5 → 10 m (no longer dragging).
  Bob: speed 0 → 10 m (no longer grappled).
# Who leaves is struck by standing order, at once.
bob.boots move 8 5
dice 15
wait 40 ticks
  Ana may react to Bob: an opportunity attack.
  Ana reacts with an opportunity attack.
  Ana attacks Bob, unarmed strike: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of unarmed strike: 1 + 3 Strength = 4.
  Bob takes bludgeoning: 4 from hit points.
  Bob has moved to 8 5 on level 1; 6 m of movement is left.
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
# Shields begin, half cover gives 2, first aid makes stable; and a blow spares.
wait for ana.boots
  The turn of Med begins.
  The turn of Vic begins.
  The turn of Dan begins.
  The turn of Bob begins.
  The turn of Cid begins.
  Round 3.
  The turn of Ana begins.
gm person layer ana shields -16
  Ana: shields -16, now 4.
ana.boots disengage
  Ana disengages.
  Ana: shields will regain from the next turn on, unless hurt before it.
wait for ana.boots
  The turn of Med begins.
  The turn of Vic begins.
  The turn of Dan begins.
  The turn of Bob begins.
  The turn of Cid begins.
  Round 4.
  The turn of Ana begins.
  Ana: shields +10, now 14.
wait for cid.boots
  The turn of Med begins.
  The turn of Vic begins.
  The turn of Dan begins.
  The turn of Bob begins.
  The turn of Cid begins.
dice 10 8
cid.boots attack dan
  Cid attacks Dan, Warden rifle: d20 10 + 2 Dexterity + 2 proficiency = 14 against 14 with half cover, a hit.
  Damage of Warden rifle: d8 8 + 2 Dexterity = 10.
  Dan takes piercing: 10 from hit points.
wait for med.boots
  Round 5.
  The turn of Ana begins.
  Ana: shields +6, now 20.
  The turn of Med begins.
gm person hp vic 0
  Vic falls unconscious.
  The GM rules: Vic has 0 hit points.
dice 10
med.boots stabilise vic
  Med, stabilise: d20 10 against 10, success.
  Vic is stable.
show person vic
  stable at 20 9 on level 1, 0 of 12 hit points, AC 12
  unconscious; prone
wait for ana.boots
  The turn of Vic begins.
  The turn of Dan begins.
  The turn of Bob begins.
  The turn of Cid begins.
  Round 6.
  The turn of Ana begins.
gm person special bob yes
  The GM rules: Bob is special: at 0 they fall and make saves.
gm person hp bob 1
  The GM rules: Bob has 1 hit points.
gm person place bob 6 5
dice 15
ana.boots attack bob with fists spare
  Ana attacks Bob, unarmed strike: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of unarmed strike: 1 + 3 Strength = 4.
  Bob takes bludgeoning: 4 from hit points.
  Bob falls unconscious.
  Bob can no longer hold Warden rifle.
  Bob is stable.
show person bob
  stable at 6 5 on level 1, 0 of 40 hit points, AC 12
  unconscious; prone
