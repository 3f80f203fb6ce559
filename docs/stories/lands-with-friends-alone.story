title Nobody lands aboard a foe, or with a ship made fast; three that dock are cast off one after another
covers SHIP-BAY HOUSE-DOCK SHIP-DEVICE

class hangar large across 250
fit hangar docking-bay
class mother medium across 50
fit mother external-docking
class skiff small across 50
ship Nest hangar at 0 0 heading 0 side Blue special
ship Foe hangar at 0 400 heading 0 side Red special
ship Ox mother at 0 200 heading 0 side Blue special
ship Kid skiff at 100 200 heading 0 side Blue special
ship Cub skiff at 0 300 heading 0 side Blue special
crew nest plain pilot
crew foe plain pilot
crew ox plain pilot mechanic
crew kid solo
crew cub solo
initiative ox.pilot 20, ox.mechanic 19, kid 15, cub 14, nest 10, foe 5

begin
  ...
ox.pilot land foe
  refused [SHIP-BAY] land aboard another ship on your side
# Two make fast to Ox, the first of which is cast off first.
pass to kid.pilot
  The turn of Ox's mechanic begins.
  The turn of Kid begins.
kid.pilot dock ox
  Kid docks with Ox.
  Ox: flying speed 300 → 0 ft (docked).
  Kid: flying speed 350 → 0 ft (docked).
pass to cub.pilot
  The turn of Cub begins.
cub.pilot dock ox
  Cub docks with Ox.
  Cub: flying speed 350 → 0 ft (docked).
pass to ox.pilot
  The turn of Nest's pilot begins.
  The turn of Foe's pilot begins.
  Round 2.
  The turn of Ox's pilot begins.
ox.pilot undock
  Ox casts off from Kid.
  Kid: flying speed 0 → 350 ft (cast off).
show options ox.pilot
  Fly: refused [HOUSE-DOCK] Ox is docked: cast off first
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Evade, Foe: refused [SHIP-ACTION] your action is used
  Ram, Foe: refused [SHIP-ACTION] your action is used
  Ready: refused [SHIP-ACTION] your action is used
  Hide: refused [SHIP-ACTION] your action is used
  Search: refused [SHIP-ACTION] your action is used
  Land, Nest: refused [SHIP-ACTION] your action is used
  Object
  Use an Object: refused [SHIP-ACTION] your action is used
  Improvise: refused [SHIP-ACTION] your action is used
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to ox.pilot
  The turn of Ox's mechanic begins.
  The turn of Kid begins.
  The turn of Cub begins.
  The turn of Nest's pilot begins.
  The turn of Foe's pilot begins.
  Round 3.
  The turn of Ox's pilot begins.
ox.pilot undock
  Ox casts off from Cub.
  Ox: flying speed 0 → 300 ft (cast off).
  Cub: flying speed 0 → 350 ft (cast off).
