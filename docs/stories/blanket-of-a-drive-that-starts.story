title Shields that take damage for a friend call for the save of a drive that starts
covers SHIP-JUMP SHIP-FEATURE

class wall gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength shield directional
fit wall blockade-ship
class boat medium across 50
mount boat light-laser turret
class dart medium across 50
ship Wall wall at 0 0 heading 0 side Blue special
ship Hesper dart at 0 12700 heading 0 side Blue special
ship Rook boat at 0 12976 heading 180 side Red special
crew wall plain operator pilot
crew hesper plain pilot
crew rook plain gunner pilot
member wall.operator proficiency 4, intelligence 20, expert technology
set wall shields 20
initiative wall.operator 20, rook.gunner 10, hesper 5, wall.pilot 4, rook.pilot 3

begin
  ...
dice d20=20
wall.operator astrogate hasty
  Wall's operator, astrogation, hasty: d20 20 + 5 Intelligence + 8 Technology expertise = 33 against 30, success.
pass to wall.operator
  The turn of Rook's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Wall's pilot begins.
  The shields of Wall regain 40.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Wall's operator begins.
wall.operator jump
  The hyperdrive of Wall starts: 10 rounds until it jumps.
pass to rook.gunner
  The turn of Rook's gunner begins.
dice d20=15 d8=4 d20=5 d20=2
rook.gunner fire light at hesper attacks 1
  Rook's gunner fires the light laser at Hesper: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  The shields of Wall are spread over Hesper: energy takes 6 from them.
  Wall's pilot uses Braced Crew.
  Wall, Constitution save against keeping the hyperdrive starting: d20 5, dropped 2 (advantage: Braced Crew) + 4 ship Constitution = 9 against 10, failure.
  The hyperdrive of Wall fails to start.
