title On foot: what two have brought about lasts by each of them, and until the turn of one who is dead
covers ME-TURN ME-CAST

book me5e
room 40 12
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power yoke, power damping-field
sheet thug like plain, hp 80
person Ann adept at 2 5 side Blue
person Bea adept at 2 7 side Blue
person Thug thug at 7 6 side Red special
initiative ann 20, bea 15, thug 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
# Two have Thug under a yoke. The save against one of them ends what that one does.
dice 3
ann.boots cast yoke on thug
  Ann casts Yoke on Thug.
  Thug saves with Wisdom against Yoke: d20 3 against 14, failure.
  Thug is under a yoke.
pass to bea.boots
  The turn of Bea begins.
dice 4
bea.boots cast yoke on thug
  Bea casts Yoke on Thug.
  Thug saves with Wisdom against Yoke: d20 4 against 14, failure.
pass to thug.boots
  The turn of Thug begins.
dice 5 18
gm person hurt thug 1 force
  Thug takes force: 1 from hit points.
  Thug saves with Wisdom against under a yoke: d20 5 against 14, failure.
  Thug saves with Wisdom against under a yoke: d20 18 against 14, success.
pass to ann.boots
  Round 2.
  The turn of Ann begins.
show person thug
  able at 7 6 on level 1, 79 of 80 hit points, AC 12
  under a yoke
thug.boots attack bea
  refused [ME-TURN] it is not your turn
pass to bea.boots
  The turn of Bea begins.
# A save that fails leaves the other.
dice 6
bea.boots cast yoke on thug
  Bea casts Yoke on Thug.
  Bea no longer concentrates on Yoke.
  Thug saves with Wisdom against Yoke: d20 6 against 14, failure.
pass to thug.boots
  The turn of Thug begins.
dice 18 7
gm person hurt thug 1 force
  Thug takes force: 1 from hit points.
  Thug saves with Wisdom against under a yoke: d20 18 against 14, success.
  Thug saves with Wisdom against under a yoke: d20 7 against 14, failure.
pass to ann.boots
  Round 3.
  The turn of Ann begins.
show person thug
  able at 7 6 on level 1, 78 of 80 hit points, AC 12
  under a yoke
pass to bea.boots
  The turn of Bea begins.
# Until the end of Bea's next turn, which comes though she is dead by then.
gm person relieve thug yoked
  Thug is no longer under a yoke.
bea.boots cast damping-field on thug
  Bea casts Damping Field on Thug.
  Thug is damped.
gm person hurt bea 200 force
  Bea takes force: 200 from hit points.
  Bea no longer concentrates on Yoke.
  Bea is killed at once: the damage was massive.
  The turn of Thug begins.
show person thug
  able at 7 6 on level 1, 78 of 80 hit points, AC 12
  damped
pass to ann.boots
  Round 4.
  The turn of Ann begins.
show person thug
  able at 7 6 on level 1, 78 of 80 hit points, AC 12
  damped
pass to thug.boots
  Thug is no longer damped.
  The turn of Thug begins.
show person thug
  able at 7 6 on level 1, 78 of 80 hit points, AC 12
