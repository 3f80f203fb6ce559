title What a deployment allows
covers SHIP-ROLE SHIP-ACTION

# A corvette with all five stations, and a fighter whose one pilot does all.
ship Hesper corvette at 0 0 heading 0 side Blue
ship Wren fighter at 0 600 heading 180 side Red
initiative hesper 20, wren 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm move wren at 0 300 heading 180
  The GM rules, Wren: it is moved.
hesper.pilot fire laser at wren
  refused [SHIP-ROLE] Attack is for the gunner
hesper.pilot patch
  refused [SHIP-ROLE] Patch is for the mechanic
hesper.pilot interfere wren.pilot
  refused [SHIP-ROLE] Interfere is for the operator
hesper.pilot direct hesper.gunner
  refused [SHIP-ROLE] Direct is for the coordinator
hesper.pilot stabilise
  refused [SHIP-ROLE] Stabilise is for the mechanic
hesper.pilot fly ahead 10
  Hesper has flown its course; 290 ft of flying speed is left.
pass
  The turn of Hesper's gunner begins.
hesper.gunner fly ahead 10
  refused [SHIP-ROLE] Fly is for the pilot
hesper.gunner evade wren
  refused [SHIP-ROLE] Evade is for the pilot
hesper.gunner ram wren ahead 290
  refused [SHIP-ROLE] Ram is for the pilot
hesper.gunner helm throttle 100
  refused [SHIP-ROLE] Helm is for the pilot
pass
  The turn of Hesper's operator begins.
hesper.operator fire laser at wren
  refused [SHIP-ROLE] Attack is for the gunner
hesper.operator patch
  refused [SHIP-ROLE] Patch is for the mechanic
pass
  The turn of Hesper's mechanic begins.
hesper.mechanic interfere wren.pilot
  refused [SHIP-ROLE] Interfere is for the operator
hesper.mechanic evade wren
  refused [SHIP-ROLE] Evade is for the pilot
pass
  The turn of Hesper's coordinator begins.
hesper.coordinator patch
  refused [SHIP-ROLE] Patch is for the mechanic
hesper.coordinator fly ahead 10
  refused [SHIP-ROLE] Fly is for the pilot
hesper.coordinator direct hesper.gunner
  Hesper's coordinator directs Hesper's gunner: advantage on the next check.

# A seat that nobody has.
hesper.gunner-2 end
  refused [TABLE] there is no seat gunner 2 on ship 1

# In a snubfighter one person does everything, with one action.
pass to wren.pilot
  The turn of Wren begins.
wren.pilot fly ahead 10
  Wren has flown its course; 340 ft of flying speed is left.
dice 2 2 2
wren.pilot fire rapid at hesper
  Wren fires the rapid-fire laser at Hesper: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 12, a miss.
  Wren fires the rapid-fire laser at Hesper: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 12, a miss.
  Wren fires the rapid-fire laser at Hesper: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 12, a miss.
gm edit wren hull 5
  The GM rules, Wren: Hull set to 5.
wren.pilot patch
  refused [SHIP-ACTION] your action is used
pass to wren.pilot
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Hesper's coordinator begins.
  The turn of Wren begins.
dice 20 3
wren.pilot patch
  Wren, Patch: d20 20 + 2 Intelligence = 22 against 10, success.
  Wren spends a Hit Die: d6 3; the hull regains 3.
pass to wren.pilot
  Round 3.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Hesper's coordinator begins.
  The turn of Wren begins.
dice 2 15
wren.pilot interfere hesper.gunner
  Wren, Interfere: d20 2 + 2 Intelligence = 4, against Hesper's gunner: d20 15, lost.
pass to wren.pilot
  Round 4.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Hesper's coordinator begins.
  The turn of Wren begins.
wren.pilot direct hesper.gunner
  refused [SHIP-DIRECT] Petra Lund of Hesper is not on your side

# Only a GM rules, and a GM has no station of their own.
gm say The rules are the same for everyone.
  GM: The rules are the same for everyone.
dice 10 10
gm command wren.pilot evade hesper
  Wren, Evade: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, against Hesper's pilot: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, a tie.
