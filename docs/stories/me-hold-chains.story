title Somebody dragged away loses whom they hold
covers ME-GRAPPLE

book me5e
room 30 12
sheet strong like plain, hp 40, strength 18, skilled athletics
person Ana strong at 4 4 side Blue special
person Bob strong at 5 4 side Red special
person Cid strong at 6 4 side Blue special
person Dan strong at 5 5 side Red special
initiative bob 20, ana 15, cid 5, dan 4

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
gm go-on
ana.boots standing strikes never
bob.boots standing strikes never
cid.boots standing strikes never
# Bob holds Cid with one hand and Dan, who is down, with the other.
dice 20 1
bob.boots grapple cid
  Bob, grapple: d20 20 + 4 Strength + 2 Athletics proficiency = 26, against Cid: d20 1 + 4 Strength + 2 Athletics proficiency = 7, won.
  Cid is grappled.
  Bob: speed 10 → 5 m (dragging).
  Cid: speed 10 → 0 m (grappled).
pass to bob.boots
  The turn of Ana begins.
  The turn of Cid begins.
  The turn of Dan begins.
  Round 2.
  The turn of Bob begins.
gm person hp dan 0
  Dan falls unconscious.
  The GM rules: Dan has 0 hit points.
bob.boots grapple dan
  Bob meets no resistance from Dan.
  Dan is grappled.
pass to ana.boots
  The turn of Ana begins.
dice 20 1
ana.boots grapple bob
  Ana, grapple: d20 20 + 4 Strength + 2 Athletics proficiency = 26, against Bob: d20 1 + 4 Strength + 2 Athletics proficiency = 7, won.
  Bob is grappled.
  Ana: speed 10 → 5 m (dragging).
  Bob: speed 5 → 0 m (grappled).
dice 10
pass to ana.boots
  The turn of Cid begins.
  The turn of Dan begins.
  Dan, death save: d20 10 against 10, success.
  Dan: 0 of 3 failures, 1 of 3 successes.
  Round 3.
  The turn of Bob begins.
  The turn of Ana begins.
# A step brings him out of reach of one, two steps of both.
ana.boots move 3 4
  Cid is no longer grappled.
  Bob lets go of Cid.
  Ana has moved to 3 4 on level 1; 3 m of movement is left.
  Cid: speed 0 → 10 m (no longer grappled).
show person bob
  able at 4 4 on level 1, 40 of 40 hit points, AC 12
  grappled
show person cid
  able at 6 4 on level 1, 40 of 40 hit points, AC 12
show person dan
  dying at 5 5 on level 1, 0 of 40 hit points, AC 12
  unconscious; prone; grappled
ana.boots move 2 4
  Dan is no longer grappled.
  Bob lets go of Dan.
  Ana has moved to 2 4 on level 1; 1 m of movement is left.
show person bob
  able at 3 4 on level 1, 40 of 40 hit points, AC 12
  grappled
show person dan
  dying at 5 5 on level 1, 0 of 40 hit points, AC 12
  unconscious; prone
