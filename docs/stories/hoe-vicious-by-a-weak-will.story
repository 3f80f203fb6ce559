title A vicious weapon adds nothing for a weak will
covers HOE-DAMAGE

book ether
room 20 9
sheet weak like plain, will 6, weapon cursed-cutlass
person Ana weak at 2 4 side Blue
person Bob plain at 3 4 side Red
initiative ana 20, bob 10

begin
  ...
dice 15 4
ana.boots attack bob with cursed-cutlass
  Ana attacks Bob, cursed cutlass: d20 15 against 10, a hit.
  Damage of cursed cutlass: d6 4.
  Bob takes physical: 4 from Health.
