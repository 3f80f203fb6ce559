title Legends of Lurasko: what injuries and other conditions do to attacks, moves and hiding
covers LOL-INJURY LOL-BLAST LOL-AURA-LIGHT HOUSE-LURASKO

book lurasko
room 40 14
sheet hand like plain, weapon blade, strength 4, attacks 10
sheet gun like plain, weapon rifle, attacks 10
person Ann hand at 9 4 side Blue special
person Foe hand at 10 4 side Red special
person Far gun at 20 4 side Red special
person Sid gun at 30 9 side Red special
initiative ann 20, foe 10, far 5, sid 1

begin
  ...
# 10 and Agility 6 less 2 are 14; what is against an attack raises that.
show aim ann foe with blade
  defended at 14 or less, hit by 772 in 1000
gm person afflict ann limb-1
  Ann is hurt in a limb.
show aim ann foe with blade
  defended at 15 or less, hit by 737 in 1000
gm person afflict ann limb-1
  Ann is maimed.
  Ann: speed 30 → 15 ft (maimed).
show aim ann foe with blade
  defended at 17 or less, hit by 660 in 1000
show ann.boots
  the turn is open; left: 1 action, 1 attack; movement 15 ft
gm person relieve ann limb-2
  Ann is no longer maimed.
  Ann: speed 15 → 30 ft (no longer maimed).
gm person afflict ann core-1
  Ann is hurt in the core.
show aim ann foe with blade
  defended at 14 or less, hit by 772 in 1000
gm person afflict ann core-1
  Ann is gravely hurt.
show aim ann foe with blade
  defended at 17 or less, hit by 660 in 1000
gm person relieve ann core-2
  Ann is no longer gravely hurt.
gm person afflict ann perception-1
  Ann is dazed.
show aim ann foe with blade
  defended at 17 or less, hit by 660 in 1000
gm person relieve ann perception-1
  Ann is no longer dazed.
# Two of perception, and one is out.
gm person afflict far perception-1
  Far is dazed.
gm person afflict far perception-1
  Far is out cold.
  Far falls unconscious.
show person far
  dying at 20 4 on level 1, 0 suffered, Agility 6
  out cold; out of it; floored; line rifle in hand, 6 of 6
# Floored: easier to strike beside one, by three, and as much harder to shoot; crawls, and stands up by the whole of a move.
gm person afflict ann floored
  Ann is floored.
show aim foe ann with blade
  defended at 11 or less, hit by 862 in 1000
show aim sid ann with rifle
  defended at 19 or less, hit by 572 in 1000 with half cover
ann.boots move 6 4
  Ann has moved to 6 4 on level 1; no movement is left.
ann.boots move 6 4
  refused [HOUSE-LURASKO] the way has no squares
ann.boots stand
  refused [HOUSE-LURASKO] Ann has moved already, and standing up takes all of it
dice 10
pass to ann.boots
  The turn of Foe begins.
  The turn of Far begins.
  Far, endurance: d20 10 + 5 Constitution = 15 against 15, success.
  Far: 0 of 3 strength lost, 1 of 1 successes.
  Far is stable.
  The turn of Sid begins.
  Round 2.
  The turn of Ann begins.
ann.boots stand
  Ann is no longer floored.
show ann.boots
  the turn is open; left: 1 action, 1 attack; movement 0 ft
# Squeezed into a duct: three.
gm person place ann 9 4
gm person afflict ann squeezing
  Ann is squeezing.
show aim ann foe with blade
  defended at 17 or less, hit by 660 in 1000
gm person relieve ann squeezing
  Ann is no longer squeezing.
# Stunned: nothing, and no turn.
gm person afflict ann stunned
  Ann is stunned.
  Ann: speed 30 → 0 ft (stunned).
ann.boots attack foe with blade
  refused [HOUSE-LURASKO] Ann cannot act
pass to foe.boots
  The turn of Foe begins.
gm person relieve ann stunned
  Ann is no longer stunned.
  Ann: speed 0 → 30 ft (no longer stunned).
# Held up: no move and no cover, but attacks.
pass to ann.boots
  The turn of Far begins.
  The turn of Sid begins.
  Round 3.
  The turn of Ann begins.
gm person afflict ann aloft
  Ann is held up.
  Ann: speed 30 → 0 ft (held up).
ann.boots move 8 4
  refused [HOUSE-LURASKO] Ann cannot move
show aim ann foe with blade
  defended at 14 or less, hit by 772 in 1000
gm person relieve ann aloft
  Ann is no longer held up.
  Ann: speed 0 → 30 ft (no longer held up).
# Aglow: no hiding, out of sight too.
gm person square 15 9 wall
  At 15 9 on level 1 there is now: wall.
gm person place ann 30 12
gm person afflict ann aglow
  Ann is aglow.
ann.boots hide
  refused [LOL-AURA-LIGHT] Ann gives light that cannot be hidden
