title A ship that is lost starts no hyperdrive, and one that has jumped stays away
covers SHIP-JUMP SHIP-SYSDMG

class packet medium across 50
ship Hesper packet at 0 0 heading 0 side Blue special
ship Mole packet at 900 0 heading 0 side Blue special
ship Kite packet at 0 3000 heading 180 side Red special
crew hesper plain operator
crew mole plain operator
crew kite plain pilot
member hesper.operator intelligence 30, expert technology
member mole.operator intelligence 30, expert technology
initiative hesper 20, mole 15, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
dice d20=20
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 20 + 10 Intelligence = 30 against 30, success.
pass to mole.operator
  The turn of Mole's operator begins.
dice d20=20
mole.operator astrogate hasty
  Mole's operator, astrogation, hasty: d20 20 + 10 Intelligence = 30 against 30, success.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
hesper.operator jump
  The hyperdrive of Hesper starts: 10 rounds until it jumps.
pass to mole.operator
  The turn of Mole's operator begins.
mole.operator jump
  The hyperdrive of Mole starts: 10 rounds until it jumps.
gm edit mole system-damage 6
  Mole: system damage +1, now level 6: all primary systems have failed.
  Mole is lost: all its primary systems have failed.
  The GM rules, Mole: System damage set to 6.
  The turn of Kite's pilot begins.
pass to hesper.operator
  Round 3.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 4.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 5.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 6.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 7.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 8.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 9.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 10.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 11.
  The turn of Hesper's operator begins.
pass to kite.pilot
  The turn of Kite's pilot begins.
pass
  Round 12.
  The turn of Hesper's operator begins.
  Hesper jumps, and is away.
  The turn of Kite's pilot begins.
  The battle is over. Every other side is beaten.
# Nothing a GM sets of its hull brings back what has jumped.
gm edit hesper hull 5
  The GM rules, Hesper: Hull set to 5.
gm mend hesper 1
  The GM rules, Hesper: its hull regains 1.
gm edit hesper hull 0
  refused [SHIP-JUMP] Hesper has jumped: its hull is at least 1 there, its system damage at most 5
show hesper state hull
  state away
  hull 6 of 33, worn
