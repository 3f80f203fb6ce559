title A grenade that sticks to somebody goes along to another deck
covers ME-USE HOUSE-DOCK

book me5e
class dart medium across 50
class boat medium across 50
ship Hesper dart at 0 0 heading 0 side Blue special
ship Kite boat at 0 60 heading 180 side Blue special
crew hesper plain pilot
crew kite plain pilot
room 12 7 for hesper hand plain
square hatch 10 3
square pilot's-console 2 2
deck corvette for kite
sheet thrower like plain, device sticky-grenade 2, strength 18, dexterity 18
sheet runner like plain, speed 40
person Ana thrower at 4 3 side Blue
person Bob runner at 9 4 side Red
initiative hesper.pilot 40, kite.pilot 39, ana 20, bob 15
begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
hesper.pilot dock kite
  Hesper docks with Kite.
  Hesper: flying speed 300 → 0 ft (docked).
  Kite: flying speed 300 → 0 ft (docked).
pass to ana.boots
  The turn of Kite's pilot begins.
  The turn of Ana begins.
dice d20=18
ana.boots use sticky-grenade on bob
  Ana uses sticky grenade on Bob.
  Ana attacks Bob, sticky grenade: d20 18 + 4 Dexterity = 22 against 12, a hit.
pass to bob.boots
  The turn of Bob begins.
bob.boots cross kite
  Bob enters Kite at 0 5 on level 1.
dice d6=4 d6=5 d6=2
pass to ana.boots
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Kite's pilot begins.
  The turn of Ana begins.
  The sticky grenade at 0 5 on level 1 goes off.
  Reached by sticky grenade: Bob.
  Bob automatically fails the Dexterity save against sticky grenade.
  Damage of sticky grenade: d6 4+5+2 = 11.
  Bob takes thunder: 11 from hit points.
