title Legends of Lurasko: a shot at a square where nobody is throws what a defence would
covers HOUSE-LURASKO

book lurasko
room 30 9
sheet gun like plain, weapon rifle, attacks 10
person Ann gun at 3 3 side Blue
person Bob plain at 10 3 side Red
initiative ann 20, bob 10

begin
  ...
gm person hide bob yes
  ...
dice 10 5
ann.boots attack at 12 5
  Damage of line rifle: 17.
  Ann attacks where somebody may be, line rifle: d20 10+5 = 15, a miss.
# Where Bob is, a reason against the attack is worth three.
dice 10 7
ann.boots attack at 10 3
  Damage of line rifle: 17.
  Bob defends against Ann, line rifle: d20 10+7 = 17 against 17, a miss.
  Ann attacks where somebody may be, line rifle: d20 10+7 = 17, a miss.
