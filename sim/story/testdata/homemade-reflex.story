title Ether: two that burst when they are hurt, side by side, do not answer each other for ever
covers HOE-REACT

book ether
room 20 9
sheet a like plain, hp 30
person Ada a at 4 4 side Blue special
person Slag slag at 8 4 side Red special
person Clinker slag at 9 4 side Red special
initiative ada 20, slag 10, clinker 5

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm person hurt slag 1 physical
  Slag takes physical: 1 from Health.
  Slag uses Bursts.
  Reached by Bursts: Clinker.
  Damage of Bursts: 1.
  Damage of Bursts: 1.
  Clinker takes fire: 1 from Health.
  Slag takes fire: 1 from Health.
show person slag
  able at 8 4 on level 1, 4 of 6 Health, Defense 8
show person clinker
  able at 9 4 on level 1, 5 of 6 Health, Defense 8
