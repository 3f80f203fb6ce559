title A rest outlasts what lasts for rounds
covers FOS-REST

book forge
room 20 9
sheet mage like plain, power mind-spike, actions 9
person Ann plain at 8 4 side Blue
person Bob mage at 4 4 side Red
initiative bob 20, ann 10

begin
  ...
dice 2 1 1
bob.boots cast mind-spike on ann
  Bob casts Mind Spike on Ann.
  Ann saves with Wisdom against Mind Spike: d20 2 + 2 Wisdom = 4 against 14, failure.
  Damage of Mind Spike: d6 1+1 = 2.
  Ann is slowed.
  Ann takes sonic: 2 from hit points.
gm person rest ann 5
  Ann is no longer slowed.
  Ann has had a rest of 5 minutes.
show person ann
  able at 8 4 on level 1, 12 of 14 hit points, AC 14
gm person rest ann 480 asleep 480
  Ann has had a rest of 8 hours.
  Ann regains 2, now 14.
  Ann has rested.
show person ann
  able at 8 4 on level 1, 14 of 14 hit points, AC 14
