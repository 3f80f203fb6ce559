title Nobody raises a shield against their own spell
covers HOE-SHIELD

book ether
room 30 12
sheet guard like plain, weapon buckler, power ember, hp 40
person Ann guard at 2 2 side Blue special
person Foe plain at 9 2 side Red special
initiative ann 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
dice 11 3
ann.boots cast ember on ann
  Ann casts Ember.
  Ann attacks Ann, Ember: d20 11 against 10, a hit.
  Damage of Ember: d6 3.
  Ann takes fire: 3 from Health.
