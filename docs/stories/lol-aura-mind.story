title Who is paralysed keeps what the mind stores; a device that is put off takes its damage with it
covers LOL-AURA-KEEP

book lurasko
room 40 14
sheet mantle like plain, ember 30, arc 30
sheet coat like plain, armour thorn-coat, charge 3
person Bob mantle at 11 4 side Red special
person Cid coat at 13 4 side Red special
person Ann plain at 20 4 side Blue
initiative bob 40, cid 30, ann 10

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
gm person afflict bob paralysed
  Bob is paralysed.
  Bob: speed 30 → 0 ft (paralysed).
pass to cid.boots
  Bob: arc mesh -30, now 0.
  The turn of Cid begins.
show person bob
  able at 11 4 on level 1, 0 suffered, Agility 6
  ember mantle 30 of 30; arc mesh 0 of 30; paralysed
cid.boots cast bristle
  Cid: charge -1, now 2.
  Cid uses Bristle.
  Cid: thorn coat +30, now 30.
pass to cid.boots
  The turn of Ann begins.
  Round 2.
  The turn of Bob begins.
  The turn of Cid begins.
show person cid
  able at 13 4 on level 1, 0 suffered, Agility 6
  thorn coat 30
cid.boots don armour 1 off
  Cid: thorn coat -30, now 0.
  Cid doffs thorn coat.
show person cid
  able at 13 4 on level 1, 0 suffered, Agility 6
