title Who loses a limb: the GM says so, and asks with what
covers LOL-DISMEMBER

book lurasko
room 30 9
sheet arms like plain, weapon ember-blade, weapon shock-baton, weapon beam-pistol, weapon maul, weapon tracer-rifle, weapon grenades
person Ann arms at 3 3 side Blue
person Bob ines-calder at 4 3 side Red special
person Cid plain at 5 3 side Red special
initiative ann 20, bob 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
# A maul takes none off; nor does a baton, and what it adds in energy follows it.
gm person sever bob by ann with maul
  refused [LOL-DISMEMBER] adamant maul cannot sever a limb
gm person sever bob by ann with shock-baton
  refused [LOL-DISMEMBER] shock baton cannot sever a limb
# An ember blade does, and so does its heat. One hand is left, and the rifle takes two.
gm person sever bob by ann with ember-blade
  Bob is maimed for good.
  Bob can no longer hold line rifle.
show person bob
  able at 4 3 on level 1, 0 suffered, Agility 6
  maimed for good
# Pure energy always may.
gm person sever cid by ann with beam-pistol
  Cid is maimed for good.
gm person relieve cid severed
  Cid is no longer maimed for good.
# So do a bullet with heat in it, and an explosion.
gm person sever cid by ann with tracer-rifle
  Cid is maimed for good.
gm person relieve cid severed
  Cid is no longer maimed for good.
gm person sever cid by ann with grenades
  Cid is maimed for good.
gm person relieve cid severed
  Cid is no longer maimed for good.
# A GM who names no weapon is asked nothing.
gm person sever cid
  Cid is maimed for good.
pass to bob.boots
  The turn of Bob begins.
bob.boots draw rifle
  refused [HOUSE-LURASKO] line rifle takes two hands, and Bob has 1 free
