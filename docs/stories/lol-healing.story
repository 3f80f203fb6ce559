title Healing takes back one degree of several: what is left still holds
covers LOL-INJURY

book lurasko
room 30 9
person Ann plain at 4 2 side Blue special
person Bob plain at 4 4 side Blue special
person Cid plain at 4 6 side Blue special
person Foe plain at 20 6 side Red special
initiative ann 20, bob 15, cid 12, foe 10

begin
  ...
# Three degrees of the limb; 15 healed leave two: maimed.
dice 1
gm person hurt ann 45 blunt attack
  ...
gm person heal ann 15
  Ann recovers 15: 30 of what has been suffered is left.
show person ann
  able at 4 2 on level 1, 30 suffered, Agility 6
  maimed
# Four of the core; 15 healed leave three: out of the fight still.
dice 3
gm person hurt bob 60 blunt attack
  ...
gm person heal bob 15
  Bob recovers 15: 45 of what has been suffered is left.
show person bob
  dying at 4 4 on level 1, 45 suffered, Agility 6
  hurt past standing; out of it; floored
# Three of perception; 15 healed leave two: out cold still.
dice 5
gm person hurt cid 45 blunt attack
  ...
gm person heal cid 15
  Cid recovers 15: 30 of what has been suffered is left.
show person cid
  dying at 4 6 on level 1, 30 suffered, Agility 6
  out cold; out of it; floored
