title A course without a navcomputer, and hyperdrives that start at once
covers SHIP-JUMP SHIP-FEATURE

class bare medium
class nav-2 medium tier 2 raise dexterity raise dexterity raise dexterity
fit nav-2 navcomputer, fine-navcomputer, finer-navcomputer, finest-navcomputer, quick-calculator, quick-starter
class frigate-4 large tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
class explorer-2 medium tier 2 raise dexterity raise dexterity raise dexterity
fit explorer-2 navigator
ship Bare bare at 0 0 side Blue special
ship Kite nav-2 at 500 0 side Blue special
ship Pace nav-2 at 500 500 side Blue special
ship Bold frigate-4 at 2000 0 side Blue special
ship Wend explorer-2 at 3500 0 side Blue special
ship Rook bare at 0 5000 side Red special
crew bare plain operator
crew kite plain operator
crew pace plain operator
crew bold plain operator pilot
crew wend plain operator
crew rook plain pilot
member bare.operator intelligence 16, skilled technology
member kite.operator intelligence 20, skilled technology
member pace.operator intelligence 20, skilled technology
member bold.operator intelligence 16, skilled technology
member wend.operator intelligence 16, skilled technology
initiative bare 20, kite 18, pace 17, bold.operator 16, bold.pilot 15, wend 14, rook 2
begin
  The battle goes on.
  Round 1.
  The turn of Bare's operator begins.
# Without a navcomputer Technology is of no use: Intelligence alone.
show options bare.operator
  Interfere, Rook: refused [SHIP-INTERFERE] Rook is more than 1000 ft away
  Ready
  Search
  Astrogate, hasty: 0.0%, +3 against 30
  Astrogate, brisk: 20.0%, +3 against 20
  Astrogate, careful: 70.0%, +3 against 10
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass
  The turn of Kite's operator begins.
# With it, and with what makes it better.
show options kite.operator
  Interfere, Rook: refused [SHIP-INTERFERE] Rook is more than 1000 ft away
  Ready
  Search
  Astrogate, hasty: 9.7%, +10 against 30, +Quick Calculator, or a second roll by Calculator Overload
  Astrogate, brisk: 79.7%, +10 against 20, +Quick Calculator, or a second roll by Calculator Overload
  Astrogate, careful: 100.0%, +10 against 10, +Quick Calculator, or a second roll by Calculator Overload
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Feature, Quick Starter: refused [SHIP-JUMP] there is no course: astrogate first
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
# The overloaded calculator rerolls a failure, once; with advantage it rerolls one of the
# two dice.
dice d20=4 d20=3 d20=20
kite.operator astrogate hasty
  Kite's operator uses Calculator Overload.
  Kite's operator, astrogation, hasty: d20 20 Calculator Overload, dropped 4, dropped 3 (advantage: Quick Calculator) + 5 Intelligence + 2 Technology proficiency + 1 Fine Navcomputer + 1 Finer Navcomputer + 1 Finest Navcomputer = 30 against 30, success.
pass to pace.operator
  The turn of Pace's operator begins.
dice d20=20 d20=3
pace.operator astrogate hasty
  Pace's operator, astrogation, hasty: d20 20, dropped 3 (advantage: Quick Calculator) + 5 Intelligence + 2 Technology proficiency + 1 Fine Navcomputer + 1 Finer Navcomputer + 1 Finest Navcomputer = 30 against 30, success.
pass to bold.operator
  The turn of Bold's operator begins.
# A large ship is built with one. A 1 is rerolled if the roll has failed, and nothing else is.
bold.operator stance tactical-retreat always
  Bold's operator will use Tactical Retreat whenever possible.
dice d20=1 d20=12 d20=1
bold.operator astrogate hasty
  Bold's operator uses Tactical Retreat.
  Bold's operator, astrogation, hasty: d20 12 Tactical Retreat, dropped 1 + 3 Intelligence + 2 Technology proficiency = 17 against 30, failure.
  Bold has a hyperspace mishap, d20 1: Technology checks have disadvantage until maintenance.
pass to wend.operator
  The turn of Bold's pilot begins.
  The turn of Wend's operator begins.
# Of a mishap a navigator's two dice the lower counts.
dice d20=5 d20=19 d20=6
wend.operator astrogate hasty
  Wend's operator, astrogation, hasty: d20 5 + 3 Intelligence + 2 Technology proficiency = 10 against 30, failure.
  Wend has a hyperspace mishap, d20 6, dropped 19 (disadvantage: Navigator) = 6: Piloting checks have disadvantage until maintenance.
pass to kite.operator
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Bare's operator begins.
  The turn of Kite's operator begins.
# Started the quick way, the drive is ready at the start of the operator's next turn; the
# ordinary way, in half of ten rounds.
kite.operator feature quick-starter
  Kite's operator uses Quick Starter.
  The hyperdrive of Kite starts: it jumps at the start of the next turn.
pass to pace.operator
  The turn of Pace's operator begins.
pace.operator jump
  The hyperdrive of Pace starts: 5 rounds until it jumps.
pass to bold.operator
  The turn of Bold's operator begins.
pass to bold.operator
  The turn of Bold's pilot begins.
  The turn of Wend's operator begins.
  The turn of Rook's pilot begins.
  Round 3.
  The turn of Bare's operator begins.
  The turn of Kite's operator begins.
  Kite jumps, and is away.
  The turn of Pace's operator begins.
  The turn of Bold's operator begins.
pass to bold.operator
  The turn of Bold's pilot begins.
  The turn of Wend's operator begins.
  The turn of Rook's pilot begins.
  Round 4.
  The turn of Bare's operator begins.
  The turn of Pace's operator begins.
  The turn of Bold's operator begins.
pass to bold.operator
  The turn of Bold's pilot begins.
  The turn of Wend's operator begins.
  The turn of Rook's pilot begins.
  Round 5.
  The turn of Bare's operator begins.
  The turn of Pace's operator begins.
  The turn of Bold's operator begins.
pass to bold.operator
  The turn of Bold's pilot begins.
  The turn of Wend's operator begins.
  The turn of Rook's pilot begins.
  Round 6.
  The turn of Bare's operator begins.
  The turn of Pace's operator begins.
  The turn of Bold's operator begins.
pass to bold.operator
  The turn of Bold's pilot begins.
  The turn of Wend's operator begins.
  The turn of Rook's pilot begins.
  Round 7.
  The turn of Bare's operator begins.
  The turn of Pace's operator begins.
  Pace jumps, and is away.
  The turn of Bold's operator begins.
