title Who cannot move does not land in a bay
covers SHIP-BAY SHIP-CONDITION
class nest large across 300
fit nest docking-bay
class tern small across 40 dexterity 14
mount tern light-laser turret
ship Nest nest at 0 0 heading 0 side Blue special
ship Tern tern at 0 200 heading 0 side Blue special
ship Kit tern at 0 -200 heading 0 side Blue special
ship Rook tern at 0 2250 heading 180 side Red special
crew nest plain pilot coordinator
crew tern plain pilot
crew kit plain pilot
crew rook plain pilot
initiative tern.pilot 22, kit.pilot 21, nest.pilot 15, nest.coordinator 14, rook.pilot 5
begin
  The battle goes on.
  Round 1.
  The turn of Tern's pilot begins.
gm go-on
gm condition tern tractored 3
  Tern is tractored for 3 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Tern: flying speed 350 → 0 ft (tractored).
tern.pilot land nest
  refused [SHIP-BAY] Tern cannot move
pass to kit.pilot
  The turn of Kit's pilot begins.
gm condition kit stunned 3
  Kit is stunned for 3 rounds: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Kit: flying speed 350 → 0 ft (stunned).
kit.pilot land nest
  refused [SHIP-BAY] Kit cannot move
