title Somebody swallowed is torn from all other hands, and nobody outside lays a hand on them
covers HOE-COVER HOE-BULK HOE-STABLE HOE-IMPROVISE

book ether
room 40 14
square closed-door 6 4
fixture "Pump lever" at 5 5
sheet hero like plain, hp 60, might 18, device blood-kit 2, device potion 3, actions 9, weapon buckler
sheet armed like hero, weapon cutlass
person Ser coil-serpent at 6 5 side Red special
person Ana hero at 5 5 side Blue special
person Ben armed at 5 6 side Blue special
person Cid armed at 8 8 side Blue special
initiative ana 20, ser 15, ben 5, cid 3

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
ser.boots standing strikes never
gm person hp ben 0
  Ben falls unconscious.
  The GM rules: Ben has 0 Health.
ana.boots carry ben
  Ana carries Ben.
# The serpent takes Ben out of her arms, and her steps do not take him back.
pass to ser.boots
  The turn of Ser begins.
ser.boots cast swallow on ben
  Ser uses Swallow on Ben.
  Ben automatically fails the Agility save against Swallow.
  Ben is swallowed.
  Ana lets go of Ben.
dice 2
ser.boots cast swallow on cid
  Ser uses Swallow on Cid.
  Cid saves with Agility against Swallow: d20 2 against 12, failure.
  Cid is swallowed.
  Cid: speed 30 → 0 ft (restrained).
dice 10 3 3
pass to ana.boots
  The turn of Ben begins.
  Ben, Mortality check: d20 10 against 10, success.
  Damage of swallowed: d6 3.
  Ben takes physical: 3 from Health.
  Ben: 1 of 3 Mortality lost.
  The turn of Cid begins.
  Damage of swallowed: d6 3.
  Cid takes physical: 3 from Health.
  Round 2.
  The turn of Ana begins.
ana.boots move 4 5
  Ana has moved to 4 5 on level 1; 25 ft of movement is left.
show person ben
  dying at 6 5 on level 1, 0 of 60 Health, Defense 10
  unconscious; prone; swallowed; shield in hand; cutlass in hand
ana.boots move 5 5
  Ana has moved to 5 5 on level 1; 20 ft of movement is left.
# Nothing of what hands do reaches in, though both stand within 5 ft.
ana.boots carry ben
  refused [HOE-BULK] they are out of reach
ana.boots stabilise ben
  refused [HOE-STABLE] Ben is out of reach
ana.boots use potion on ben
  refused [HOE-COVER] they have total cover
ana.boots pick-up cutlass of ben
  refused [HOE-IMPROVISE] Ben is out of reach
ana.boots hand-over potion to cid
  refused [HOE-IMPROVISE] Cid is out of reach
# Two in one belly reach each other, and nothing on the deck.
dice 10 1 1
pass to cid.boots
  The turn of Ser begins.
  The turn of Ben begins.
  Ben, Mortality check: d20 10 against 10, success.
  Damage of swallowed: d6 1.
  Ben takes physical: 1 from Health.
  Ben: 2 of 3 Mortality lost.
  The turn of Cid begins.
  Damage of swallowed: d6 1.
  Cid takes physical: 1 from Health.
cid.boots handle pump-lever
  refused [HOE-IMPROVISE] Pump lever is at 5 5 on level 1: go beside it
cid.boots door at 6 4
  refused [HOE-COMMON] the door is out of reach
dice 20
cid.boots stabilise ben
  Cid, stabilise: d20 20 against 10, success.
  Ben is stable.
gm person relieve ben swallowed
  Ben is no longer swallowed.
  Ser lets go of Ben.
pass to ana.boots
  Round 3.
  The turn of Ana begins.
ana.boots carry ben
  Ana carries Ben.
show person ben
  stable at 6 5 on level 1, 0 of 60 Health, Defense 10
  unconscious; prone; shield in hand; cutlass in hand
