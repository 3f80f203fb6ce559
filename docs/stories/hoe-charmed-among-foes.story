title Whoever is charmed to strike a friend strikes none of the other side
covers HOE-COMMON

book ether
room 14 9
sheet charmer like plain, power crooked-charm, hp 30
person Wit charmer at 3 4 side Red special
person Thug plain at 5 3 side Red special
person Ana plain at 5 4 side Blue special
initiative wit 20, ana 15, thug 10

begin
  The battle goes on.
  Round 1.
  The turn of Wit begins.
dice 5 4
wit.boots cast crooked-charm on ana
  Wit uses Crooked Charm on Ana.
  Ana saves with Will against Crooked Charm: d20 5 against 10, failure.
  Damage of Crooked Charm: d6 4.
  Ana is charmed.
  Ana takes physical: 4 from Health.
