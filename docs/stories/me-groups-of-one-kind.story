title Each group of people of one kind rolls its own initiative
covers ME-INIT

book me5e
room 20 9
person Ana plain at 2 4 side Blue
person Bob plain at 12 2 side Red group left
person Cid plain at 12 3 side Red group left
person Dan plain at 12 5 side Red group right
person Eve plain at 12 6 side Blue group right
initiative ana 20

dice 11 7 5
begin
  The battle goes on.
  Bob rolls initiative: d20 11.
  Dan rolls initiative: d20 7.
  Eve rolls initiative: d20 5.
  Round 1.
  The turn of Ana begins.
show order
  20 Ana, whose turn it is
  11 Bob and Cid
  7 Dan
  5 Eve
