title A ship that has left is named when its loss ends the battle
covers SHIP-ROUND

class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Ward probe at 0 400 heading 0 side Blue
ship Tally probe at 0 1500 heading 0 side Red
crew hesper plain pilot gunner
crew ward plain pilot
crew tally plain pilot
initiative hesper 20, ward 10, tally 5
goal Blue protect ward: Keep the ward alive.

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm remove ward
  Ward leaves the battle.
  The battle is over. Ward has been lost.
