title Somebody paralysed who falls keeps no aura, not even what the mind stores
covers LOL-AURA-KEEP

book lurasko
room 40 14
sheet mantle like plain, ember 30, arc 30
person Bob mantle at 11 4 side Red special
person Cid mantle at 13 4 side Red special
person Ann plain at 20 4 side Blue
initiative bob 40, cid 30, ann 10

begin
  ...
gm person afflict bob paralysed
  Bob is paralysed.
  Bob: speed 30 → 0 ft (paralysed).
gm person afflict cid paralysed
  Cid is paralysed.
  Cid: speed 30 → 0 ft (paralysed).
gm person afflict cid core-3
  Cid is hurt past standing.
  Cid falls unconscious.
show person cid
  dying at 13 4 on level 1, 0 suffered, Agility 6
  ember mantle 30 of 30; arc mesh 30 of 30; paralysed; hurt past standing; out of it; floored
# Both keep nothing in the mesh; the mantle stays with the one who is only paralysed.
dice 12
pass to ann.boots
  Bob: arc mesh -30, now 0.
  The turn of Cid begins.
  Cid, endurance: d20 12 + 5 Constitution = 17 against 15, success.
  Cid: 0 of 3 strength lost, 1 of 1 successes.
  Cid is stable.
  Cid: ember mantle -30, now 0.
  Cid: arc mesh -30, now 0.
  The turn of Ann begins.
show person bob
  able at 11 4 on level 1, 0 suffered, Agility 6
  ember mantle 30 of 30; arc mesh 0 of 30; paralysed
show person cid
  stable at 13 4 on level 1, 0 suffered, Agility 6
  ember mantle 0 of 30; arc mesh 0 of 30; paralysed; hurt past standing; out of it; floored
