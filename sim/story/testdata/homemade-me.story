title Mass Effect: a whip that pulls, an undertow, a pistol that drinks past shields, a limpet that goes on to who fells its bearer
covers ME-CAST ME-DAMAGE

book me5e
room 40 12
sheet a like plain, hp 30, strength 16, dexterity 16, charisma 16, weapon hook-whip, weapon sip-pistol, power undertow, power limpets, slots 2
sheet b like plain, hp 9, shields 5, weapon hook-whip
person Ada a at 4 4 side Blue special
person Bea b at 7 4 side Red special
person Cid b at 12 4 side Red special
person Dan b at 16 6 side Red special
initiative ada 20, bea 16, cid 12, dan 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
# Bea stands out of reach of a fist; the whip has her beside Ada, and no farther.
gm person place bea 6 4
dice 15 4 5
ada.boots attack bea with hook-whip
  Ada attacks Bea, hook whip: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of hook whip: d6 4 + 3 Strength = 7.
  Bea saves with Strength against hook whip: d20 5 against 13, failure.
  Bea has moved to 5 4 on level 1.
  Bea takes slashing: 7 from hit points.
show person bea
  able at 5 4 on level 1, 2 of 9 hit points, AC 12
  shields 5 of 5; hook whip in hand
pass to ada.boots
  The turn of Bea begins.
  The turn of Cid begins.
  The turn of Dan begins.
  Round 2.
  The turn of Ada begins.
# The undertow draws both to its middle, where only one has room.
dice 5 6 3 4
ada.boots cast undertow at 14 5
  Ada casts Undertow.
  Reached by Undertow: Cid, Dan.
  Cid saves with Strength against Undertow: d20 5 against 13, failure.
  Dan saves with Strength against Undertow: d20 6 against 13, failure.
  Damage of Undertow: d6 3+4 = 7.
  Cid has moved to 14 5 on level 1.
  Dan has moved to 15 5 on level 1.
  Cid takes force: 5 from shields, 2 from hit points.
  Dan takes force: 5 from shields, 2 from hit points.
show person cid
  able at 14 5 on level 1, 7 of 9 hit points, AC 12
  shields 0 of 5; hook whip in hand
show person dan
  able at 15 5 on level 1, 7 of 9 hit points, AC 12
  shields 0 of 5; hook whip in hand
# The limpet sticks to Bea, whose end gives Ada back what the shot takes past her shields, and the limpet.
gm person hurt ada 10 force
  Ada takes force: 10 from hit points.
pass to ada.boots
  The turn of Bea begins.
  The turn of Cid begins.
  The turn of Dan begins.
  Round 3.
  The turn of Ada begins.
dice 3
ada.boots cast limpets on bea
  Ada casts Limpets on Bea.
  Bea saves with Dexterity against Limpets: d20 3 against 13, failure.
  Bea is limpeted.
dice 2
pass to ada.boots
  The turn of Bea begins.
  Damage of limpeted: d4 2.
  Bea takes force: 2 from shields.
  The turn of Cid begins.
  The turn of Dan begins.
  Round 4.
  The turn of Ada begins.
gm person place bea 10 10
dice 15 8
ada.boots attack bea with sip-pistol
  Ada attacks Bea, sip pistol: d20 15 + 3 Dexterity + 2 proficiency = 20 against 12, a hit.
  Damage of sip pistol: d8 8 + 3 Dexterity = 11.
  Bea takes necrotic: 3 from shields, 8 from hit points.
  Bea falls unconscious.
  Bea can no longer hold hook whip.
  Bea is no longer limpeted.
  Ada is limpeted.
  Ada regains 2, now 22.
show person ada
  able at 4 4 on level 1, 22 of 30 hit points, AC 12
  limpeted; hook whip in hand; sip pistol in hand, 2 of 3
show person bea
  dying at 10 10 on level 1, 0 of 9 hit points, AC 12
  shields 0 of 5; unconscious; prone
