title The chance of a trigger is told to the sides that know of those it is about, not of others
covers HOUSE-PEOPLE

book me5e
room 20 9
person Ana plain at 2 4 side Blue
person Bea plain at 12 7 side Blue
person Bob plain at 8 4 side Red
person Cid plain at 16 2 side Red
person Eve plain at 17 2 side Red
person Dan plain at 18 4 side Red
initiative ana 20, bob 10, cid 5, dan 4, bea 3, eve 2
trigger inside Red from 10 4 to 12 7 chance 11 Siren then burn from 11 7 to 11 7: A siren sounds.
trigger few-people Red 2 chance 11 Horn then burn from 11 5 to 11 5: A horn sounds.

begin
  ...
gm person hide cid yes
gm person hide bea yes
dice 11
gm person place bob 10 4
  Siren d20 11 against 11: yes.
  It burns at 11 7 on level 1.
  A siren sounds.
log ana.boots
  Siren d20 11 against 11: yes.
  It burns at 11 7.
  A siren sounds.
log bob.boots
  Siren d20 11 against 11: yes.
  It burns at 11 7.
  A siren sounds.
gm person hurt dan 20 fire
  Dan takes fire: 20 from hit points.
  Dan falls unconscious.
dice 10
gm person hurt bob 20 fire
  Bob takes fire: 20 from hit points.
  Bob falls unconscious.
  Horn d20 10 against 11: no.
log ana.boots
  Plain takes fire: 20 from hit points.
  Plain falls unconscious.
log cid.boots
  Bob takes fire: 20 from hit points.
  Bob falls unconscious.
  Horn d20 10 against 11: no.
