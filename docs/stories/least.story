title The least of things: a mechanic without wits, the cheapest turn, double stores
covers SHIP-FEATURE SHIP-DSAVE SHIP-TURN

# 250 less 50 for each of 4 leaves 50; a tight turn then flies 50 ft further instead.
class dart small dexterity 18 tier 4 raise strength raise strength raise strength raise strength raise strength
fit dart interceptor
# 600 units hold twice as long at tier 4, and 1,800 too.
class ark huge across 2500 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit ark colonizer
class hold gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit hold warship
class plain small across 50
ship Dart dart at 0 0 heading 0 side Blue special
ship Hesper plain at 1000 0 heading 0 side Blue special
ship Ark ark at 20000 0 heading 0 side Blue special
ship Hold hold at 60000 0 heading 0 side Blue special
ship Rook plain at 1000 5000 heading 180 side Red special
crew dart none
crew hesper plain pilot mechanic
crew ark none
crew hold none
crew rook plain pilot
member hesper.mechanic rank 4, intelligence 8
initiative hesper.mechanic 20, hesper.pilot 15, rook.pilot 10
set hesper hull-max 20, hull 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
show dart turning feet
  feet 0 ft left of 550 ft
  turning 50 ft for 90°
show ark fuel
  fuel 1200
show hold fuel
  fuel 3600
# An Intelligence of 8 takes 1 off checks, and still adds 1 to a destruction save; a Hit Die
# gives 2 at least.
dice d20=11 d20=1 d6=1
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 11, dropped 1 (advantage: Quick Fixer) - 1 Intelligence = 10 against 10, success.
  Hesper's mechanic spends a Hit Die: d6 1 + 1 Last Resort = 2; the hull regains 2.
gm edit hesper hull 0
  Hesper is disabled.
  The GM rules, Hesper: Hull set to 0.
dice d20=9
pass
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 9 + 1 Last Resort = 10 against 10, success.
  The turn of Rook's pilot begins.
