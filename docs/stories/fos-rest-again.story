title A rest of an hour heals once, and again after a night
covers FOS-REST

book forge
room 20 9
person Ann plain at 8 4 side Blue
person Bob plain at 4 4 side Red
initiative bob 20, ann 10

begin
  ...
gm person hp ann 1
  The GM rules: Ann has 1 hit points.
gm person rest ann 60
  Ann has had a rest of an hour.
  Ann regains 7, now 8.
gm person hp ann 1
  The GM rules: Ann has 1 hit points.
gm person rest ann 60
  Ann has had a rest of an hour.
# A night without wounds counts, too.
gm person heal ann 20
  Ann regains 13, now 14.
gm person rest ann 480 asleep 480
  Ann has had a rest of 8 hours.
  Ann has rested.
gm person hp ann 1
  The GM rules: Ann has 1 hit points.
gm person rest ann 60
  Ann has had a rest of an hour.
  Ann regains 7, now 8.
show person ann
  able at 8 4 on level 1, 8 of 14 hit points, AC 14
