title A ship is lost while somebody is about to cross to it: they stay where they are, and keep their movement
covers HOUSE-DOCK HOUSE-LOST ME-OPPORTUNITY

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red
ship Third probe at 0 1000 heading 0 side Red
crew hesper plain pilot
crew tally plain pilot
crew third plain pilot
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
sheet marine like plain, strength 18, hp 30, weapon riot-baton
person Rhee marine at 1 2 deck 1 side Blue special
person Con marine at 1 1 deck 1 side Blue special
person Foe marine at 2 2 deck 1 side Red special
person Far marine at 4 2 deck 2 side Red special
initiative hesper.pilot 40, rhee 30, con 28, foe 26, tally.pilot 10, third.pilot 5, far 4

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
pass to rhee.boots
  The turn of Rhee begins.
rhee.boots cross tally
  Foe may react to Rhee: an opportunity attack.
gm damage tally 500 energy
  The GM rules, Tally: 500 energy damage.
  Tally: energy takes 500 from the hull.
  Tally is torn apart by massive damage.
  Pilot is lost with the ship.
  Far is lost with the ship.
  Hesper: flying speed 0 → 300 ft (cast off).
foe.boots react pass
  Foe lets it pass.
show person rhee
  able at 1 2 on level 1, 30 of 30 hit points, AC 12
  Riot baton in hand
show person far
  dead at 4 2 on level 1, 0 of 30 hit points, AC 12
  Riot baton in hand
show rhee.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 10 m
rhee.boots cross tally
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, torn open by a ram, or held by a boarding harpoon
pass to con.boots
  The turn of Con begins.
con.boots cross tally
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, torn open by a ram, or held by a boarding harpoon
show hesper state feet
  state able
  feet 0 ft left of 300 ft
