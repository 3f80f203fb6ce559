title A deployer that the GM keeps for one gunner drops for nobody else
covers SHIP-BOMB

class monitor large across 250 strength 10
mount monitor bomb-deployer fore bomblet 2
class skiff small across 50
ship Ward monitor at 0 0 heading 0 side Red special
ship Kite skiff at 0 3000 heading 0 side Blue special
crew ward plain gunner gunner
crew kite plain pilot
initiative ward.gunner 20, ward.gunner-2 15, kite.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Ward's gunner begins.
gm reach bomb-deployer ward.gunner-2
  The GM rules, Ward: the bomb deployer: only the gunner 2 can reach it.
ward.gunner drop bomb-deployer bomblet
  refused [SHIP-ATTACK] the bomb deployer is out of your reach: it is the gunner 2's
pass to ward.gunner-2
  The turn of Ward's gunner 2 begins.
ward.gunner-2 drop bomb-deployer bomblet
  Ward's gunner 2 lets go of bomblet 3.
