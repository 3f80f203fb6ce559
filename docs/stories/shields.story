title Shields take the damage first, the hull what is left
covers SHIP-ROUND

ship Hesper corvette at 0 0 side Blue special
crew hesper none
ship Raider fighter at 300 0 heading 270 side Red
set hesper shields 5
initiative raider 10

begin
  The battle goes on.
  Round 1.
  The turn of Raider begins.

# The document's example: 5 shield points and 7 damage.
gm damage hesper 7 kinetic
  The GM rules, Hesper: 7 kinetic damage.
  Hesper: kinetic takes 5 from the shields and 2 from the hull.
  The shields of Hesper are down.
show hesper hull shields
  hull 31 of 33
  shields 0 of 33, regaining 8, down
