title What the mind stores ends with a turn in which its owner is stunned
covers LOL-AURA-KEEP

book lurasko
room 40 14
sheet mantle like plain, ember 30, arc 30
person Bob mantle at 11 4 side Red special
person Ann plain at 20 4 side Blue
initiative bob 40, ann 10

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
gm person afflict bob stunned
  Bob is stunned.
  Bob: speed 30 → 0 ft (stunned).
show person bob
  able at 11 4 on level 1, 0 suffered, Agility 6
  ember mantle 30 of 30; arc mesh 30 of 30; stunned
pass to bob.boots
  Bob: ember mantle -30, now 0.
  Bob: arc mesh -30, now 0.
  The turn of Ann begins.
  Round 2.
  The turn of Bob begins.
show person bob
  able at 11 4 on level 1, 0 suffered, Agility 6
  ember mantle 0 of 30; arc mesh 0 of 30; stunned
