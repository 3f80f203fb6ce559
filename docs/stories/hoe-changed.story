title Hands of Ether: who grows, who is elsewhere, who is steered, and who takes another's gifts
covers HOE-SPACE HOE-TURN HOE-SPEED

book ether
room 50 12
square wall 1 4 2 4
square wall 2 5 2 6 2 7
square wall 1 8 2 8
sheet hand like plain, hp 40, weapon cutlass
sheet mage like plain, hp 10, reserve 4, armour rosewood-coat, power ember, power hoarfrost
person Swarm swarm at 20 10 side Red
person Ana hand at 10 2 side Blue
person Dragon glass-dragon at 24 2 side Red
person Bob hand at 12 2 side Blue
person Cid mage at 12 10 side Blue special
person Eve hand at 20 6 side Blue
person Baron ichor-baron at 45 9 side Red
initiative ana 20, dragon 15, bob 10, cid 8, eve 7, baron 6, swarm 2

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Twelve: a size larger for a minute, two squares each way. Somebody of her own size could not share her space; others can, and so can she now.
dice d20=12
gm person table ana anomalies
  Ana, Arcane anomaly: 12, they grow by a size for a minute.
  Ana is grown.
show person ana
  able at 10 2 on level 1, 40 of 40 Health, Defense 10
  grown; cutlass in hand
ana.boots move 11 3
  Ana has moved to 11 3 on level 1; 25 ft of movement is left.
ana.boots move 11 2
  Ana has moved to 11 2 on level 1; 20 ft of movement is left.
# Somebody of her size would have no room there. In a corner he grows to the north and west.
gm person place bob 48 10
dice d20=12
gm person table bob anomalies
  Bob, Arcane anomaly: 12, they grow by a size for a minute.
  Bob is grown.
show person bob
  able at 47 9 on level 1, 40 of 40 Health, Defense 10
  grown; cutlass in hand
gm person relieve bob grown
  Bob is no longer grown.
# Where there is no room at all, nothing: a cell one square wide.
gm person place bob 1 6
dice d20=12
gm person table bob anomalies
  Bob, Arcane anomaly: 12, they grow by a size for a minute.
  Bob is grown.
  Bob is no longer grown.
# Eighteen: a d8 for the way and a d20 for the squares. East, 20 of them: 100 ft.
gm person place bob 5 6
dice d20=18 d8=3 d20=20
gm person table bob anomalies
  Bob, Arcane anomaly: 18, they are gone, and somewhere else.
  Squares by Arcane anomaly: d20 20.
  Bob has moved to 25 6 on level 1; 30 ft of movement is left.
# West, through a wall, as far as there is room.
gm person place bob 5 6
dice d20=18 d8=7 d20=20
gm person table bob anomalies
  Bob, Arcane anomaly: 18, they are gone, and somewhere else.
  Squares by Arcane anomaly: d20 20.
  Bob has moved to 1 6 on level 1; 30 ft of movement is left.
# A swarm lies on others, of its own size too; nobody else does.
gm person place eve 20 6
gm person place cid 20 6
  refused [TABLE] Cid has no room there
gm person place swarm 20 6
pass to dragon.boots
  The turn of Dragon begins.
# Its eyes: 14 fails, 15 does not. Ana has had her turn, and is charmed alone; Eve has not.
gm person place cid 30 10
dice d20=14 d20=15 d20=14
dragon.boots cast prism-eyes
  Dragon uses Prism Eyes.
  Reached by Prism Eyes: Ana, Cid, Eve.
  Ana saves with Wit against Prism Eyes: d20 14 against 15, failure.
  Cid saves with Wit against Prism Eyes: d20 15 against 15, success.
  Eve saves with Wit against Prism Eyes: d20 14 against 15, failure.
  Ana is entranced.
  Eve is entranced.
pass to eve.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Eve begins.
eve.boots move 21 7
  refused [HOE-TURN] Eve is entranced: the GM decides what they do this turn
eve.boots attack ana
  refused [HOE-TURN] Eve is entranced: the GM decides what they do this turn
gm command eve.boots move 21 7
  Eve has moved to 21 7 on level 1; 25 ft of movement is left.
gm command eve.boots attack dragon
  refused [HOE-TURN] Eve is charmed and does them no harm
eve.boots end
  The turn of Baron begins.
# In the round after, Ana's turn is her own, though she does it no harm. (The swarm's air reaches Eve.)
dice d20=10
pass to ana.boots
  The turn of Swarm begins.
  Round 2.
  Swarm uses Foul Air.
  Reached by Foul Air: Eve.
  Eve saves with Might against Foul Air: d20 10 against 10, success.
  The turn of Ana begins.
ana.boots attack dragon
  refused [HOE-TURN] Ana is charmed and does them no harm
ana.boots move 10 3
  Ana has moved to 10 3 on level 1; 25 ft of movement is left.
