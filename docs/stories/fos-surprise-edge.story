title Forge of Stars: a Stealth that equals 10 and Perception surprises, one less does not; surprised by a GM
covers FOS-SURPRISE

book forge
room 30 9
square half-cover 6 3 6 4 6 5
sheet lurker like plain, agility 3, skilled stealth, weapon blaster-pistol, precision 3
sheet watch like plain, agility 1, wisdom 1, hp 40, skilled perception, weapon blaster-pistol
sheet keen like watch, wisdom 2
person Lurk lurker at 4 4 side Blue hidden
person Watch watch at 10 4 side Red
person Keen keen at 10 6 side Red
initiative keen 20, lurk 15, watch 10

# 6, 3, 2 and 2 of cover are 13: what Watch has, and one less than what Keen has.
dice 6
begin
  The battle goes on.
  Lurk hides: Stealth d20 6 + 3 Agility + 2 Stealth proficiency + 2 cover = 13.
  Watch is off their guard.
  Watch is surprised.
  Round 1.
  The turn of Keen begins.
keen.boots step at 11 6
  Keen has moved to 11 6 on level 1; 30 ft of movement is left.
show person watch
  able at 10 4 on level 1, 40 of 40 hit points, AC 11
  off their guard; blaster pistol in hand
watch.boots step at 11 4
  refused [FOS-SURPRISE] Watch is surprised: no move and no action in this round
pass to watch.boots
  The turn of Lurk begins.
  The turn of Watch begins.
  Round 2.
  Watch is no longer off their guard.
  The turn of Keen begins.
  Watch: AC 11 → 13 (no longer flat-footed).
# With the second round it is over.
pass to watch.boots
  The turn of Lurk begins.
  The turn of Watch begins.
show person watch
  able at 10 4 on level 1, 40 of 40 hit points, AC 13
  blaster pistol in hand
watch.boots step at 11 4
  Watch has moved to 11 4 on level 1; 30 ft of movement is left.
show watch.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
# Whom a GM surprises in a later round loses the rest of that round.
gm person surprise keen yes
  Keen is off their guard.
  Keen is surprised.
  Keen: AC 13 → 11 (flat-footed).
show person keen
  able at 11 6 on level 1, 40 of 40 hit points, AC 11
  off their guard; blaster pistol in hand
pass to keen.boots
  Round 3.
  Keen is no longer off their guard.
  The turn of Keen begins.
  Keen: AC 11 → 13 (no longer flat-footed).
keen.boots step at 12 6
  Keen has moved to 12 6 on level 1; 30 ft of movement is left.
