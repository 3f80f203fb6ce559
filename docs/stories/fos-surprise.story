title Surprise: no actions and no reaction in the first round, and flat-footed until it ends; the unseen
covers FOS-SURPRISE

book forge
room 30 9
square half-cover 6 3 6 5
sheet lurker like plain, agility 3, skilled stealth, weapon blaster-pistol, precision 3, actions 9
sheet watch like plain, agility 1, wisdom 1, hp 40, skilled perception
person Lurk lurker at 4 4 side Blue hidden
person Watch watch at 10 4 side Red
person Keen watch at 10 6 side Red
initiative lurk 20, watch 10, keen 5

# Stealth against 10 + Wisdom 1 + 2 of training: who throws against a fixed number wins ties. 8 + 5 makes 13.
dice 8
begin
  The battle goes on.
  Lurk hides: Stealth d20 8 + 3 Agility + 2 Stealth proficiency = 13.
  Watch is off their guard.
  Watch is surprised.
  Keen is off their guard.
  Keen is surprised.
  Round 1.
  The turn of Lurk begins.
show person watch
  able at 10 4 on level 1, 40 of 40 hit points, AC 11
  off their guard
show aim lurk watch with blaster-pistol
  +5 against 11
watch.boots step at 11 4
  refused [FOS-SURPRISE] Watch is surprised: no move and no action in this round
pass to lurk.boots
  The turn of Watch begins.
  The turn of Keen begins.
  Round 2.
  Watch is no longer off their guard.
  Keen is no longer off their guard.
  The turn of Lurk begins.
  Watch: AC 11 → 13 (no longer flat-footed).
  Keen: AC 11 → 13 (no longer flat-footed).
# The first round is over.
show person watch
  able at 10 4 on level 1, 40 of 40 hit points, AC 13
gm person surprise watch yes
  Watch is off their guard.
  Watch is surprised.
  Watch: AC 13 → 11 (flat-footed).
show person watch
  able at 10 4 on level 1, 40 of 40 hit points, AC 11
  off their guard
