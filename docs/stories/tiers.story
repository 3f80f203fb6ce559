title Ships of all tiers, and a space station
covers SHIP-SIZE SHIP-TURN

# A Hit Die a tier; two points at tier 1, one at each tier after it. 5d6 with
# Constitution 11: 6 + 4 × 4. Dexterity 18 turns for 200 ft less than 250.
class sprite small tier 2 raise dexterity raise dexterity raise constitution shield directional
# At tier 5 a medium ship raises two scores by 2 once more: 12, 20, 16. 10d8: 11 + 9 × 8.
class legend medium tier 5 raise dexterity raise dexterity raise dexterity raise dexterity raise constitution raise constitution peak dexterity peak constitution shield directional
# A large ship raises all three: 16, 18, 16. 12d10: 13 + 11 × 9, and 12 for its armour.
class veteran large tier 5 raise dexterity raise dexterity raise dexterity raise dexterity raise dexterity raise dexterity armour reinforced
# A station has 2 more hull points a die: 7d10 with 14 are 60, and 14 more. It flies
# 50 ft and turns for 100, whatever its scores.
class anchorage large station dexterity 18 shield directional
# 250 - 50 × 7 would be less than nothing: 50 ft is the least.
class swift small dexterity 24
ship Wren sprite at 0 0 heading 0 side Blue
ship Kestrel legend at 1000 0 heading 0 side Blue
ship Oriole veteran at 2000 0 heading 0 side Blue
ship Mooring anchorage at 0 2000 heading 0 side Red special
ship Swift swift at 3000 0 heading 0 side Blue
crew wren solo
crew kestrel pilot
crew oriole pilot
crew mooring pilot operator
member mooring.pilot expert piloting
member mooring.operator intelligence 18, proficiency 3, expert technology
initiative mooring 20, wren 10, kestrel 9, oriole 8

# What a tier brings by itself: Kestrel has a head start.
dice d12=1
begin
  The battle goes on.
  Round 1.
  Kestrel's pilot uses Head Start.
  Kestrel's pilot, Head Start: d12 1.
  The turn of Mooring's pilot begins.
show wren hull shields feet turning hit-dice
  feet 0 ft left of 350 ft
  turning 50 ft for 90°
  hull 22 of 22
  shields 22 of 22, regaining 6
  hit-dice 5d6
show kestrel hull shields feet turning hit-dice
  feet 0 ft left of 250 ft
  turning 100 ft for 90°
  hull 83 of 83
  shields 83 of 83, regaining 8
  hit-dice 10d8
show oriole hull feet turning hit-dice
  feet 0 ft left of 250 ft
  turning 50 ft for 90°
  hull 124 of 124
  hit-dice 12d10
show mooring hull shields feet turning hit-dice
  feet 50 ft left of 50 ft
  turning 100 ft for 90°
  hull 74 of 74
  shields 74 of 74, regaining 10
  hit-dice 7d10
# 7 for the size, and its operator's Technology, 4 and twice 3, where ships have
# their pilot's Piloting.
show mooring ac
  ac 17
mooring.pilot fly turn 46
  refused [SHIP-FLY] the course costs 52 ft and 50 ft of flying speed is left
mooring.pilot fly turn 45
  Mooring has flown its course; 0 ft of flying speed is left.
show swift turning
  turning 50 ft for 90°
