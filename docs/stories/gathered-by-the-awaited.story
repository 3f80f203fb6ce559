title Those who are awaited count for a goal to gather, and keep their side in the battle, until they come
covers HOUSE-PEOPLE

book me5e
room 16 9
person Ana plain at 9 3 side Blue
person Ben plain at 5 3 side Blue
person Cid plain at 9 5 side Blue later awaited
person Dot plain at 9 6 side Blue later
person Foe plain at 8 1 side Red
person Zed plain at 12 1 side Red later awaited
person Yan plain at 12 2 side Red later awaited
trigger by-hand then enter cid: Cid comes aboard.
trigger by-hand then enter dot: Dot comes aboard.
trigger by-hand then enter zed: Zed comes aboard.
trigger by-hand then enter yan: Yan comes aboard.
trigger by-hand then silence 4: Yan stays away.
goal Blue gather people 4 from 1 2 to 4 4 minor: Four of us get away.
goal Blue gather people 3 from 1 2 to 4 4 minor: Three of us get away.
initiative ana 20, ben 15, foe 2
# Ana, Ben and Cid are three; Dot may come, and nobody counts on it.
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
  Goal failed: Four of us get away.
# With Cid aboard they are three still, and without Ben two.
dice 5
gm trigger 1
  Cid enters at 9 5 on level 1.
  Cid rolls initiative: d20 5.
  Cid comes aboard.
gm person leave ben
  The GM rules: Ben leaves the decks.
  Goal failed: Three of us get away.
# Red waits for Zed and for Yan, who will not come.
gm person leave foe
  The GM rules: Foe leaves the decks.
dice 3
gm trigger 3
  Zed enters at 12 1 on level 1.
  Zed rolls initiative: d20 3.
  Zed comes aboard.
gm person leave zed
  The GM rules: Zed leaves the decks.
gm trigger 5
  Yan stays away.
  The battle is over. Every other side is beaten.
