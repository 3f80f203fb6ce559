title A charged shot takes the bonus action, so there is one in a turn, and none after another bonus action
covers ME-BONUS ME-RELOAD

book me5e
room 24 9
sheet a like plain, hp 40, dexterity 16, weapon spark-pistol, attacks 2
person Jud a at 5 4 side Blue special
person Foe a at 9 4 side Red special
initiative jud 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Jud begins.
gm go-on
dice 12 3 3 3
jud.boots attack foe with spark-pistol charged
  Jud attacks Foe, Spark pistol: d20 12 + 3 Dexterity + 2 proficiency = 17 against 12, a hit.
  Damage of Spark pistol: d6 3 + 3 Dexterity = 6.
  Damage of Spark pistol: d6 3+3 = 6.
  Foe takes lightning: 12 from hit points.
show jud.boots
  the turn is open; left: 1 reaction, 1 object, 1 attack; movement 10 m
jud.boots attack foe with spark-pistol charged
  refused [ME-RELOAD] charging takes a bonus action on one's own turn
