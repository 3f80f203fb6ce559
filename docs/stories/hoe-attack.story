title Ether: a bare d20 against Defense, critical weapon dice, spells without, range, cover, damage
covers HOE-TOHIT HOE-DAMAGE HOE-CRIT HOE-NAT1 HOE-RANGE HOE-ADV HOE-COVER HOE-HEAL

book ether
room 40 9
square half-cover 8 2
square wall 10 4 10 5
square difficult-ground 3 7 4 7 5 7 6 7 7 7
sheet fencer like plain, weapon honed-cutlass
sheet shot like plain, weapon revolver
sheet mage like plain, wit 16, power ember, power glare, power hoarfrost, reserve 6
sheet foe like plain, agility 12, hp 40
person Fen fencer at 2 2 side Blue
person Sho shot at 2 4 side Blue
person Mag mage at 2 5 side Blue
person Foe foe at 3 2 side Red
person Two foe at 30 7 side Red
initiative fen 20, sho 15, mag 10, foe 5, two 3

begin
  The battle goes on.
  Round 1.
  The turn of Fen begins.
# Defense is the Agility score, 12. The honed blade adds 1, and 1 to damage: 11 hits, 10 does not.
dice 11 3
fen.boots attack foe
  Fen attacks Foe, honed cutlass: d20 11 + 1 honed cutlass = 12 against 12, a hit.
  Damage of honed cutlass: d6 3 + 1 honed cutlass = 4.
  Foe takes physical: 4 from Health.
dice 10
fen.boots attack foe
  Fen attacks Foe, honed cutlass: d20 10 + 1 honed cutlass = 11 against 12, a miss.
pass to fen.boots
  The turn of Sho begins.
  The turn of Mag begins.
  The turn of Foe begins.
  The turn of Two begins.
  Round 2.
  The turn of Fen begins.
# A critical hit doubles the weapon's dice and not what is added: 1d6+1 becomes 2d6+1.
dice 20 3 4
fen.boots attack foe
  Fen attacks Foe, honed cutlass: d20 20 + 1 honed cutlass = 21 against 12, a critical hit.
  Damage of honed cutlass: d6 3+4 + 1 honed cutlass = 8.
  Foe takes physical: 8 from Health.
dice 1
fen.boots attack foe
  Fen attacks Foe, honed cutlass: d20 1 + 1 honed cutlass = 2 against 12, a miss on a 1.
pass
  The turn of Sho begins.
# 100 ft are 20 squares: beyond, disadvantage. The GM may call it impossible.
gm person place sho 2 3
gm person place foe 22 3
dice 12 5
sho.boots attack foe
  Sho attacks Foe, revolver: d20 12 against 12, a hit.
  Damage of revolver: d8 5.
  Foe takes physical: 5 from Health.
gm person place foe 23 3
dice 15 8
sho.boots attack foe
  Sho attacks Foe, revolver: d20 8, dropped 15 (disadvantage: beyond normal range) = 8 against 12, a miss.
pass
  The turn of Mag begins.
# A spell never reaches beyond its range, and a 20 with it hits and doubles nothing.
gm person place mag 2 6
gm person place foe 14 6
dice 20 5
mag.boots cast ember on foe
  Mag casts Ember on Foe.
  Mag attacks Foe, Ember: d20 20 against 12, a hit.
  Damage of Ember: d6 5.
  Foe takes fire: 5 from Health.
gm person place foe 15 6
mag.boots cast ember on foe
  refused [HOE-RANGE] they are 65 ft away, beyond 60
pass to fen.boots
  The turn of Foe begins.
  The turn of Two begins.
  Round 3.
  The turn of Fen begins.
# Half cover adds 3; full cover leaves no target, but an area reaches behind it.
gm person place fen 6 2
gm person place foe 9 2
show cover foe from fen
  half cover
show aim sho foe
  +0 against 15 with half cover
pass to sho.boots
  The turn of Sho begins.
show aim sho foe
  +0 against 15 with half cover
gm person place sho 8 4
gm person place foe 11 4
show aim sho foe
  refused: Sho does not know where that is: attack a square in view instead [HOE-ADV]
pass to mag.boots
  The turn of Mag begins.
gm person place mag 8 3
gm person place foe 11 5
dice 13
mag.boots cast glare at 11 3
  Mag: Mana -2, now 4.
  Mag casts Glare.
  Reached by Glare: Foe.
  Foe saves with Wit against Glare: d20 13 against 16, failure.
  Foe is blinded.
# Advantage is the better of two d20, disadvantage the worse, both together neither.
pass to fen.boots
  The turn of Foe begins.
  The turn of Two begins.
  Round 4.
  The turn of Fen begins.
gm person place foe 7 2
gm person edge fen advantage attack
  The GM rules: advantage on the next attack of Fen.
dice 5 14 2
fen.boots attack foe
  Fen attacks Foe, honed cutlass: d20 14, dropped 5 (advantage: unseen, GM) + 1 honed cutlass = 15 against 12, a hit.
  Damage of honed cutlass: d6 2 + 1 honed cutlass = 3.
  Foe takes physical: 3 from Health.
gm person edge fen disadvantage attack
  The GM rules: disadvantage on the next attack of Fen.
dice 14 5
fen.boots attack foe
  Fen attacks Foe, honed cutlass: d20 14 (advantage: unseen) (disadvantage: GM) + 1 honed cutlass = 15 against 12, a hit.
  Damage of honed cutlass: d6 5 + 1 honed cutlass = 6.
  Foe takes physical: 6 from Health.
pass to fen.boots
  The turn of Sho begins.
  The turn of Mag begins.
  Foe is no longer blinded.
  The turn of Foe begins.
  The turn of Two begins.
  Round 5.
  The turn of Fen begins.
gm person edge fen disadvantage attack
  The GM rules: disadvantage on the next attack of Fen.
gm person edge fen advantage attack
  The GM rules: advantage on the next attack of Fen.
dice 13 2
fen.boots attack foe
  Fen attacks Foe, honed cutlass: d20 13 (advantage: GM) (disadvantage: GM) + 1 honed cutlass = 14 against 12, a hit.
  Damage of honed cutlass: d6 2 + 1 honed cutlass = 3.
  Foe takes physical: 3 from Health.
# Healing stops at the maximum, and the dead regain nothing.
gm person hp fen 10
  The GM rules: Fen has 10 Health.
gm person heal fen 5
  Fen regains 2, now 12.
# Rough ground encumbers: a speed of 20 ft.
gm person place fen 2 7
gm person heal foe 40
  Foe regains 34, now 40.
pass to fen.boots
  The turn of Sho begins.
  The turn of Mag begins.
  The turn of Foe begins.
  The turn of Two begins.
  Round 6.
  The turn of Fen begins.
show fen.boots
  the turn is open; left: 2 actions; movement 30 ft
fen.boots move 4 7
  Fen is encumbered.
  Fen: speed 30 → 20 ft (encumbered).
  Fen has moved to 4 7 on level 1; 10 ft of movement is left.
show person fen
  able at 4 7 on level 1, 12 of 12 Health, Defense 10
  encumbered; honed cutlass in hand
fen.boots move 6 7
  Fen has moved to 6 7 on level 1; no movement is left.
fen.boots move 7 7
  refused [HOE-SPEED] that takes 5 ft, and Fen has 0 left
fen.boots move 4 6
  refused [HOE-SPEED] that takes 10 ft, and Fen has 0 left
