# A first story. Read it beside docs/stories.md.
title A pass at a raider: fly, turn, fly on, fire
covers SHIP-FLY SHIP-TURN SHIP-BREAK SHIP-SP

# Two ships. Feet are counted east and north of the middle of the map, headings
# clockwise from north.
ship Hesper fighter at 0 0 heading 0 side Blue
ship Magpie courier at 300 150 heading 180 side Red special
set magpie shields 5
set hesper strength 12

# Who acts when. Without this, everybody would roll, and the story would have to
# say with which dice.
initiative hesper 20, magpie 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper begins.

# The document's example: flying speed 350, turning speed 100; 150 ft straight
# and 90° to starboard leave 100.
show hesper feet turning
  feet 350 ft left of 350 ft
  turning 100 ft for 90°
hesper.pilot fly ahead 150, turn 90
  Hesper has flown its course; 100 ft of flying speed is left.
show hesper feet place heading
  place 0 150
  heading 90°
  feet 100 ft left of 350 ft
hesper.pilot fly turn -90, ahead 1
  refused [SHIP-FLY] the course costs 101 ft and 100 ft of flying speed is left

# The guns. Dice are laid before the order that throws them: a d20 for each of
# three attacks, and a d6 for the one that hits. The document's other example: 5
# shield points take 5 of 7 damage, the hull takes 2.
dice d20=15 d6=6 d20=2 d20=3
hesper.pilot fire rapid-laser at magpie
  Hesper fires the rapid-fire laser at Magpie: d20 15 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 19 against AC 13, a hit.
  Rapid-fire laser damage: d6 6 + 1 ship Strength = 7, 7 energy.
  Hesper fires the rapid-fire laser at Magpie: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 13, a miss.
  Hesper fires the rapid-fire laser at Magpie: d20 3 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 7 against AC 13, a miss.
  Magpie: energy takes 5 from the shields and 2 from the hull.
  The shields of Magpie are down.
show magpie hull shields
  hull 26 of 28
  shields 0 of 14, regaining 16, down

# One action a turn: firing has taken it.
hesper.pilot fire rapid-laser at magpie
  refused [SHIP-ACTION] your action is used
show hesper.pilot
  the turn is open; left: bonus action, reaction, object
