title On foot: a readied attack is with the weapon that was named, not with what is in its place
covers ME-READY ME-IMPROVISE

book me5e
room 20 9
sheet hand like plain, hp 30, weapon riot-baton
sheet blade like plain, hp 30, weapon gauntlet-blade
person Ana hand at 2 2 side Blue
person Bea blade at 2 3 side Blue
person Cid hand at 5 2 side Red
initiative ana 20, bea 15, cid 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Ana waits with her baton, hands it over, and is given a blade: that is not what she waits with.
ana.boots ready within 2 cid : attack cid with riot-baton
  Ana readies Attack for somebody who comes near.
ana.boots hand-over riot-baton to bea
  Ana hands Riot baton to Bea.
pass to bea.boots
  The turn of Bea begins.
bea.boots hand-over gauntlet-blade to ana
  Bea hands Gauntlet blade to Ana.
show person ana
  able at 2 2 on level 1, 30 of 30 hit points, AC 12
  Gauntlet blade in hand
pass to cid.boots
  The turn of Cid begins.
cid.boots move 3 2
  Cid has moved to 3 2 on level 1; 6 m of movement is left.
  Ana may react to Cid: what was readied.
ana.boots react
  refused [ME-FREE] Ana has dropped or thrown Riot baton
ana.boots react pass
  Ana lets it pass.
gm person place cid 5 2
# What was named comes back, and the order is with it again.
pass to ana.boots
  Round 2.
  The turn of Ana begins.
ana.boots ready within 2 cid : attack cid with riot-baton
  Ana readies Attack for somebody who comes near.
pass to bea.boots
  The turn of Bea begins.
bea.boots hand-over riot-baton to ana
  Bea hands Riot baton to Ana.
pass to cid.boots
  The turn of Cid begins.
cid.boots move 3 2
  Cid has moved to 3 2 on level 1; 6 m of movement is left.
  Ana may react to Cid: what was readied.
dice 18 3 1
ana.boots react
  Ana reacts with what was readied.
  Ana attacks Cid, Riot baton: d20 18 + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 3.
  Damage of Riot baton: d4 1.
  Cid takes bludgeoning and lightning: 4 from hit points.
