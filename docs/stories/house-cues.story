title What scenarios wait for on decks: a console taken, somebody down, one of two
covers HOUSE-PEOPLE HOUSE-SEIZE

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Tally probe at 0 0 heading 0 side Red special
crew tally plain pilot gunner operator
member tally.pilot name Pym
member tally.gunner name Gus
member tally.operator name Oda
room 16 7 for tally hand plain
square pilot's-console 14 1
square gunner's-console 14 3
square operator's-console-(sensors) 14 5
sheet fixer like plain, intelligence 20, hp 60, speed 20
person Ana fixer at 13 3 side Blue
person Boss plain at 2 1 side Red
person Grunt plain at 8 5 side Red
person Cook plain at 9 5 side Red
person Mate plain at 3 5 side Red later
trigger seized tally: A console is taken.
trigger seized tally pilot: The helm is taken.
trigger person-down boss: Boss is down.
trigger person-down mate: Mate is down.
trigger person-down boss or few-people Red 1: They waver.
trigger person-down cook then enter mate: Somebody calls for Mate.
initiative ana 20, tally.pilot 8, tally.gunner 6, tally.operator 5, boss 4, grunt 3, cook 2
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person leave pym
  The GM rules: Pym leaves the decks.
gm person leave gus
  The GM rules: Gus leaves the decks.
gm person leave oda
  The GM rules: Oda leaves the decks.

# The gunner's console is one, and not the helm.
grunt.boots standing strikes never
dice 18
ana.boots seize tally.gunner
  Ana, seize the gunner's console: d20 18 + 5 Intelligence = 23 against 12, success.
  Ana seizes the gunner's console of Tally.
  A console is taken.
gm person place ana 13 1
pass to ana.boots
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Tally's operator begins.
  The turn of Boss begins.
  The turn of Grunt begins.
  The turn of Cook begins.
  Round 2.
  The turn of Ana begins.
dice 18
ana.boots seize tally.pilot
  Ana, seize the pilot's console: d20 18 + 5 Intelligence = 23 against 12, success.
  Ana seizes the pilot's console of Tally.
  The helm is taken.

# Boss with a hit point is up; with none down, which is enough for one of two.
gm person hp boss 1
  The GM rules: Boss has 1 hit points.
gm person hp boss 0
  Boss falls unconscious.
  The GM rules: Boss has 0 hit points.
  Boss is down.
  They waver.
gm person hp boss 10
  Boss wakes.
  The GM rules: Boss has 10 hit points.
# Mate, who has yet to come, is not down; comes, and goes down as others do. Two are up, which is too many.
dice 9
gm person hp cook 0
  Cook falls unconscious.
  The GM rules: Cook has 0 hit points.
  Mate enters Tally at 3 5 on level 1.
  Mate rolls initiative: d20 9.
  Somebody calls for Mate.
show person mate
  able at 3 5 on level 1, 20 of 20 hit points, AC 12
gm person hp mate 0
  Mate falls unconscious.
  The GM rules: Mate has 0 hit points.
  Mate is down.
# Mate comes once.
gm person hp cook 10
  Cook wakes.
  The GM rules: Cook has 10 hit points.
gm person hp cook 0
  Cook falls unconscious.
  The GM rules: Cook has 0 hit points.
  Somebody calls for Mate.
# One is up: that is the other of the two.
gm person hp grunt 0
  Grunt falls unconscious.
  The GM rules: Grunt has 0 hit points.
  They waver.
