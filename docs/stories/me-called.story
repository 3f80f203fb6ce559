title On foot: turrets, drones and swarms that somebody sets up or calls
covers ME-CAST ME-INIT ME-TURN

book me5e
room 40 12
sheet a like plain, hp 100, intelligence 16, charisma 16, power raise-turret
person Ada a at 4 4 side Blue special
person Opa umbra-operative at 30 4 side Red
person Cap hive-captain at 34 8 side Red
initiative ada 20, opa 16, cap 12

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
# Beside who sets it up, with a turn of its own in their slot, for ten turns.
ada.boots cast raise-turret
  Ada casts Raise Turret.
  Sentry turret 1 is set up.
  Sentry turret 1 is here for a time.
show order
  20 Ada and Sentry turret 1, whose turn it is
  16 Opa
  12 Cap
pass to sentry-turret-1.boots
  The turn of Opa begins.
  The turn of Cap begins.
  Round 2.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
show person sentry-turret-1
  able at 3 3 on level 1, 77 of 77 hit points, AC 14
  mounted; here for a time
sentry-turret-1.boots move 6 6
  refused [ME-MOVE] Sentry turret 1 cannot move
dice 13 2 3 4 5
sentry-turret-1.boots attack opa
  Sentry turret 1 attacks Opa, turret gun: d20 13 + 2 attack bonus = 15 against 15, a hit.
  Damage of turret gun: d6 2+3 = 5.
  Damage of turret gun: d6 4+5 = 9.
  Opa takes piercing and radiant: 10 from shields, 4 from hit points.
  Opa may react to Sentry turret 1: Raise Plate.
opa.boots react pass
  Opa lets it pass.
# A drone, twice for each rest.
pass to opa.boots
  The turn of Opa begins.
opa.boots cast call-drone
  Opa uses Call Drone.
  Battle drone 1 rises.
pass to opa.boots
  The turn of Cap begins.
  Round 3.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
opa.boots cast call-drone
  Opa uses Call Drone.
  Battle drone 2 rises.
pass to opa.boots
  The turn of Cap begins.
  Round 4.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
  The turn of Battle drone 2 begins.
opa.boots cast call-drone
  refused [ME-CAST] Call Drone has been used 2 times, and comes back with a rest
# As many swarms as a d4 shows.
pass to cap.boots
  The turn of Cap begins.
dice 2
cap.boots cast call-swarms
  Cap uses Call Swarms.
  Number by Call Swarms: d4 2.
  Stinging swarm 1 comes.
  Stinging swarm 2 comes.
# After its tenth turn it is gone.
pass to sentry-turret-1.boots
  Round 5.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
dice 5
pass to sentry-turret-1.boots
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
  The turn of Battle drone 2 begins.
  The turn of Cap begins.
  Cap: Call Swarms is ready again: d6 5.
  The turn of Stinging swarm 1 begins.
  The turn of Stinging swarm 2 begins.
  Round 6.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
pass to sentry-turret-1.boots
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
  The turn of Battle drone 2 begins.
  The turn of Cap begins.
  The turn of Stinging swarm 1 begins.
  The turn of Stinging swarm 2 begins.
  Round 7.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
pass to sentry-turret-1.boots
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
  The turn of Battle drone 2 begins.
  The turn of Cap begins.
  The turn of Stinging swarm 1 begins.
  The turn of Stinging swarm 2 begins.
  Round 8.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
pass to sentry-turret-1.boots
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
  The turn of Battle drone 2 begins.
  The turn of Cap begins.
  The turn of Stinging swarm 1 begins.
  The turn of Stinging swarm 2 begins.
  Round 9.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
pass to sentry-turret-1.boots
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
  The turn of Battle drone 2 begins.
  The turn of Cap begins.
  The turn of Stinging swarm 1 begins.
  The turn of Stinging swarm 2 begins.
  Round 10.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
pass to sentry-turret-1.boots
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
  The turn of Battle drone 2 begins.
  The turn of Cap begins.
  The turn of Stinging swarm 1 begins.
  The turn of Stinging swarm 2 begins.
  Round 11.
  The turn of Ada begins.
  The turn of Sentry turret 1 begins.
show person sentry-turret-1
  able at 3 3 on level 1, 77 of 77 hit points, AC 14
  mounted; here for a time
pass to opa.boots
  Sentry turret 1 is no longer here for a time.
  Sentry turret 1 is gone.
  The turn of Opa begins.
  The turn of Battle drone 1 begins.
  The turn of Battle drone 2 begins.
show person sentry-turret-1
  away at 3 3 on level 1, 77 of 77 hit points, AC 14
  mounted
