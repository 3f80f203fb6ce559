title On foot: concentration holds a power for a minute, and no longer
covers ME-CAST

book me5e
room 24 9
sheet biotic like plain, intelligence 16, hp 40, casting intelligence, power stillness, slots 4 2
person Ana biotic at 2 2 side Blue
person Bob plain at 9 2 side Red
initiative ana 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
dice 3
ana.boots cast stillness on bob
  Ana casts Stillness on Bob.
  Bob saves with Strength against Stillness: d20 3 against 13, failure.
  Bob is held in stillness.
  Bob: speed 10 → 0 m (paralysed).
# A minute is ten turns of hers: it holds until the tenth ends.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 2.
  The turn of Ana begins.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 3.
  The turn of Ana begins.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 4.
  The turn of Ana begins.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 5.
  The turn of Ana begins.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 6.
  The turn of Ana begins.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 7.
  The turn of Ana begins.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 8.
  The turn of Ana begins.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 9.
  The turn of Ana begins.
dice 3
pass to ana.boots
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 3 against 13, failure.
  Round 10.
  The turn of Ana begins.
show person bob
  able at 9 2 on level 1, 20 of 20 hit points, AC 12
  held in stillness
pass to ana.boots
  Ana no longer concentrates on Stillness.
  Bob is no longer held in stillness.
  The turn of Bob begins.
  Bob: speed 0 → 10 m (no longer paralysed).
  Round 11.
  The turn of Ana begins.
show person bob
  able at 9 2 on level 1, 20 of 20 hit points, AC 12
