title What people suffer on a deck is nothing to their console, nor is what their ship suffers to them
covers HOUSE-CONSOLE

book me5e
class probe medium across 50
mount probe light-laser turret
ship Hesper probe at 0 0 heading 0 side Blue special
ship Rook probe at 0 250 heading 180 side Red special
crew hesper plain pilot gunner
crew rook plain pilot
member hesper.gunner name Ben
sheet crew like plain, weapon riot-baton
room 9 5 for hesper hand crew
square pilot's-console 7 1
square gunner's-console 6 3
person Foe plain at 5 3 deck 1 side Red special
initiative hesper.gunner 20, hesper.pilot 15, rook 10, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
# Poisoned and blinded: hampered on the deck, and not at the console.
gm person afflict ben poisoned
  Ben is poisoned.
gm person afflict ben blinded
  Ben is blinded.
show aim ben foe with riot-baton
  +2 against 12, disadvantage: an unseen target, disadvantage: poisoned
show aim hesper.gunner rook with light
  +4 against 8, 250 ft, normal range; 85.0%, shields 11.5, hull 11.5
# An ionized ship: hampered at the console, and not on the deck.
gm person relieve ben poisoned
  Ben is no longer poisoned.
gm person relieve ben blinded
  Ben is no longer blinded.
gm condition hesper ionized 10
  Hesper is ionized for 10 rounds: disadvantage on attacks and ability checks.
show aim ben foe with riot-baton
  +2 against 12
show aim hesper.gunner rook with light
  +4 against 8, 250 ft, normal range, disadvantage: ionized; 72.2%, shields 9.4, hull 9.4
# Whoever cannot act does nothing at a console either.
gm person afflict ben stunned
  Ben is stunned.
  Ben: speed 10 → 0 m (stunned).
hesper.gunner fire light at rook attacks 1
  refused [HOUSE-CONSOLE] you cannot act
