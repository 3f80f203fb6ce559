title Auras are kept by who can act, those of the mind by the mind alone, and go with their device
covers LOL-AURA-KEEP LOL-AURA-BOTH LOL-AURA-ONE LOL-AURA

book lurasko
room 40 14
sheet knife like plain, melee 2, strength 16, constitution 20, weapon blade, attacks 10
sheet baton like plain, strength 4, weapon blade, attacks 10
sheet mantle like plain, power rime, insight 9, armour thorn-coat, charge 3, arc 60, ember 30, strength 6
person Kit knife at 10 3 side Blue special
person Bat baton at 11 3 side Blue special
person Bob mantle at 11 4 side Red special
initiative bob 40, bat 30, kit 25

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
bob.boots cast bristle
  Bob: charge -1, now 2.
  Bob uses Bristle.
  Bob: thorn coat +30, now 30.
show person bob
  able at 11 4 on level 1, 0 suffered, Agility 6
  ember mantle 30 of 30; arc mesh 60 of 60; thorn coat 30
pass to bat.boots
  The turn of Bat begins.
# A grip is a touch; the least that comes through, of the largest: 10 of the mesh.
dice 18 3
bat.boots grapple bob
  Bat, grapple: d20 18 + 4 Strength = 22, against Bob: d20 3 + 6 Strength = 9, won.
  Bob may react to Bat: an aura.
  Bob is held.
  Bat: speed 30 → 15 ft (dragging).
  Bob: speed 30 → 0 ft (held).
bob.boots react points 10 from thorn
  Bob answers with thorn coat when touched by Bat.
  Bob: thorn coat -10, now 20.
  Bat takes piercing: 10 suffered.
  Bat has suffered 10, a degree of injury for each 15: no further one (3, hurt in the core).
# So is the end of a turn in it.
bat.boots end
  Bob may react to Bat: an aura.
bob.boots react pass
  Bob lets it pass.
  The turn of Kit begins.
bat.boots release
  Bob is no longer held.
  Bat lets go of Bob.
  Bat: speed 15 → 30 ft (no longer dragging).
  Bob: speed 0 → 30 ft (no longer held).
# A critical hit is not answered.
dice 20 14
kit.boots attack bob strength 0
  Damage of boarding blade: 8.
  Bob defends against Kit, boarding blade: d20 20+14 = 34 against 14, a critical hit.
  Kit may react to Bob: the choice of a critical hit.
kit.boots react injury limb-1
  Kit strikes so that the other is hurt in a limb.
  Bob takes edged: 8 suffered.
  Bob has suffered 8, a degree of injury for each 15: no further one (1, hurt in a limb).
# The blow fells Bob, and the aura strikes back all the same: both wounds happen. 60 electric stun Kit until the end of Kit's own next turn.
gm person afflict bob core-2
  Bob is gravely hurt.
dice 10 5
kit.boots attack bob strength 16
  Damage of boarding blade: 8 + 16 Strength = 24.
  Bob defends against Kit, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bob may react to Kit: an aura.
dice 3
bob.boots react points 60 from arc
  Bob answers with arc mesh when touched by Kit.
  Bob: arc mesh -60, now 0.
  Kit takes electric: 60 suffered.
  Kit has suffered 60, a degree of injury for each 30: 2 more (3, hurt in the core).
  Kit is gravely hurt.
  Kit is stunned.
  Bob takes edged: 24 suffered.
  Bob has suffered 32, a degree of injury for each 15: 2 more (3, hurt in the core).
  Bob is hurt past standing.
  Bob falls unconscious.
  Kit: speed 30 → 0 ft (stunned).
show person bob
  dying at 11 4 on level 1, 32 suffered, Agility 6
  ember mantle 30 of 30; arc mesh 0 of 60; thorn coat 20; hurt past standing; out of it; floored
# At the end of a turn in which its owner cannot act it is gone.
dice 20
kit.boots end
  Round 2.
  The turn of Bob begins.
  Bob, endurance: d20 20 + 5 Constitution = 25 against 15, critical success.
  Bob: 0 of 3 strength lost, 1 of 1 successes.
  Bob is stable.
  Bob: ember mantle -30, now 0.
  Bob: thorn coat -20, now 0.
  The turn of Bat begins.
  The battle is over. Every other side is beaten.
show person bob
  stable at 11 4 on level 1, 32 suffered, Agility 6
  ember mantle 0 of 30; arc mesh 0 of 60; hurt past standing; out of it; floored
