title On foot: grenades are handed over with their mark, as the free object and then by the action
covers ME-IMPROVISE ME-FREE

book me5e
room 20 9
sheet giver like plain, device frag-grenade 3 mark 2
sheet taker like plain, strength 10
person Ana giver at 2 2 side Blue
person Bea taker at 3 2 side Blue
person Cid plain at 8 2 side Red special
initiative ana 20, bea 15, cid 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots hand-over frag-grenade to cid
  refused [ME-IMPROVISE] there is no friend to take it
ana.boots hand-over frag-grenade to bea
  Ana hands frag grenade to Bea.
show ana.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction; movement 10 m
ana.boots hand-over frag-grenade to bea
  Ana hands frag grenade to Bea.
ana.boots hand-over frag-grenade to bea
  refused [ME-IMPROVISE] Ana has no interaction or action left
pass to bea.boots
  The turn of Bea begins.
# Of the second mark, as Ana's are: a die more.
dice 2 3 4 5 6
bea.boots use frag-grenade at 8 2
  Bea uses frag grenade.
  Reached by frag grenade: Cid.
  Cid saves with Dexterity against frag grenade: d20 2 against 13, failure.
  Damage of frag grenade: d12 3+4+5+6 = 18.
  Cid takes piercing: 18 from hit points.
