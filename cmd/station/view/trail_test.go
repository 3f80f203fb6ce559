package view

import (
	"slices"
	"testing"

	"broadside/cmd/station/log"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// look returns what a gunner sees of their ship at a tick.
func look(tick int64, l *log.Log, s picture.ShipSheet) *View {
	s.ID = 1
	p := &picture.Picture{Tick: tick}
	p.Sheets = []picture.ShipSheet{s}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	p.Mounts = []picture.MountRow{{Ship: 1, Mount: 2, Name: "missiles", AmmoMax: 8, Ammo: 8 - int16(tick%8)}}
	v := New(nil, p, 1)
	v.Log = l
	return v
}

// told returns what a gauge tells of its number.
func told(t *Trail, v *View, k GaugeKind) string { return t.Tell(v, Gauge{Kind: k}).String() }

// A number that nobody has seen change tells what changed it last, and nothing else.
func TestEachNumberTellsByWhatItLastChanged(t *testing.T) {
	l, trail := &log.Log{}, &Trail{}
	mechanic := crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}
	for _, x := range []struct {
		what string
		fact event.Fact
	}{
		{"slower", &ships.Changed{Ship: 1, Stat: ships.FlyingSpeedStat}},
		{"easier to hit", &ships.Changed{Ship: 1, Stat: ships.ArmourClassStat}},
		{"a hit on the shields", &ships.Damaged{Ship: 1, Shield: 4}},
		{"a hit on the hull", &ships.Damaged{Ship: 1, Hull: 4}},
		{"shields back", &ships.Regenerated{Ship: 1, Amount: 2}},
		{"shields by a feature", &ships.Charged{Ship: 1}},
		{"level 2", &ships.SystemDamaged{Ship: 1, Levels: 1, Level: 2}},
		{"patched", &ships.Patched{By: mechanic, Ship: 1, Gained: 3}},
		{"another ship is patched", &ships.Patched{By: mechanic, Ship: 3, Gained: 3}},
		{"a day passes", &ships.Travelled{Ship: 1, Hours: 24, Burnt: 1}},
		{"an hour passes", &ships.Travelled{Ship: 1, Hours: 1}},
		{"another ship is hit", &ships.Damaged{Ship: 2, Hull: 4, Shield: 4}},
		{"another ship is slower", &ships.Changed{Ship: 2, Stat: ships.FlyingSpeedStat}},
	} {
		l.Entries = append(l.Entries, log.Entry{What: x.what, Fact: x.fact})
	}
	v := look(1, l, picture.ShipSheet{})
	trail.Follow(v, 1)
	for kind, want := range map[GaugeKind]string{
		HullGauge: "patched", ShieldGauge: "shields by a feature", SystemGauge: "level 2", DiceGauge: "another ship is patched", FlyingGauge: "slower", ArmourGauge: "easier to hit", FuelGauge: "a day passes",
	} {
		if says := told(trail, v, kind); says != want {
			t.Errorf("gauge %d tells %q, not %q", kind, says, want)
		}
	}
}

// A number that has changed tells from what to what, and what the log says of that moment.
func TestAChangedNumberTellsItsMoment(t *testing.T) {
	l, trail := &log.Log{}, &Trail{}
	entry := func(tick int64, what string, f event.Fact) {
		l.Entries = append(l.Entries, log.Entry{Tick: tick, What: what, Fact: f})
		l.Count++
	}
	trail.Follow(look(1, l, picture.ShipSheet{Hull: 40, Fuel: 9}), 0)
	entry(2, "hit", &ships.Damaged{Ship: 1, Hull: 4})
	entry(2, "fires", &ships.Attacked{By: crew.Seat{Ship: 1}, Mount: 2})
	entry(2, "fires another", &ships.Attacked{By: crew.Seat{Ship: 1}, Mount: 1})
	trail.Follow(look(2, l, picture.ShipSheet{Hull: 36, Fuel: 9}), 1)
	entry(3, "hit again", &ships.Damaged{Ship: 1, Hull: 5})
	v := look(3, l, picture.ShipSheet{Hull: 31, Fuel: 9})
	trail.Follow(v, 2)
	if says := told(trail, v, HullGauge); says != "Hull 40 → 31. hit hit again" {
		t.Errorf("the hull tells %q", says)
	}
	if says := trail.Tell(v, Gauge{ShotsGauge, 2}).String(); says != "Shots 7 → 5. fires" {
		t.Errorf("the weapon tells %q", says)
	}
	entry(9, "the GM rules", &sim.Ruled{Verb: crew.RuleEdit, Ship: 1, Text: say.Of("%s set to %d", sim.FuelNumber, 2)})
	entry(9, "the GM rules on something else", &sim.Ruled{Verb: crew.RuleEdit, Ship: 1, Text: say.Of("%s set to %d", sim.HullNumber, 31)})
	v = look(9, l, picture.ShipSheet{Hull: 31, Fuel: 2})
	trail.Follow(v, 30)
	for kind, want := range map[GaugeKind]string{HullGauge: "Hull 40 → 31. hit hit again", FuelGauge: "Fuel 9 → 2. the GM rules"} {
		if says := told(trail, v, kind); says != want {
			t.Errorf("gauge %d tells %q, not %q", kind, says, want)
		}
	}
	if was, _, fresh := trail.Was(Gauge{Kind: FuelGauge}); was != 9 || !fresh {
		t.Errorf("the fuel was %d, and that is news: %v", was, fresh)
	}
	if _, _, fresh := trail.Was(Gauge{Kind: HullGauge}); fresh {
		t.Error("the hull is news after 28 seconds")
	}
}

// What a person has left of a reserve, of slots and in a weapon tells from what to what, and why.
func TestWhatAPersonHasLeftTellsWhy(t *testing.T) {
	l, trail := &log.Log{}, &Trail{}
	mana, slots := picture.StockOf(picture.ReserveStock, 0), picture.StockOf(picture.SlotStock, 0)
	see := func(tick int64, left, slot int32, load int8) *View {
		p := &picture.Picture{Tick: tick}
		p.Head.Seat = crew.Seat{Role: crew.Boots, Number: 1}
		p.Selves = []picture.SelfRow{{ID: 7}}
		p.Stocks = []picture.StockRow{{Person: 7, Stock: mana, Name: "Mana", Left: left}, {Person: 7, Stock: slots, Left: slot}}
		p.Gear = []picture.GearRow{{Person: 7, Number: 1, Name: "rifle", Count: load, Most: 4}}
		v := New(nil, p, 1)
		v.Log = l
		return v
	}
	trail.Follow(see(1, 5, 3, 4), 0)
	l.Entries = append(l.Entries,
		log.Entry{Tick: 2, What: "casts", Fact: &personal.Used{By: 7, Cast: true, What: "Warp"}},
		log.Entry{Tick: 2, What: "mana -2", Fact: &personal.Layered{Person: 7, Layer: "Mana", Amount: -2, Points: 3}},
		log.Entry{Tick: 2, What: "another casts", Fact: &personal.Used{By: 8, Cast: true, What: "Warp"}},
		log.Entry{Tick: 2, What: "shoots", Fact: &personal.Attacked{By: 7, Weapon: "rifle"}},
	)
	v := see(2, 3, 2, 3)
	trail.Follow(v, 1)
	for g, want := range map[Gauge]string{
		{StockGauge, int(mana)}: "Mana 5 → 3. casts mana -2", {StockGauge, int(slots)}: "Slots of level 1: 3 → 2. casts", Carried(LoadGauge, &v.Gear[0]): "Left 4 → 3. shoots",
	} {
		if says := trail.Tell(v, g).String(); says != want {
			t.Errorf("%+v tells %q, not %q", g, says, want)
		}
	}
}

// changes returns what the entries of a log say of changed numbers.
func changes(l *log.Log) (all []string) {
	for i := range l.Entries {
		all = append(all, say.List(l.Entries[i].Changes).String())
	}
	return all
}

// The log tells from what to what a number has changed, with the last cause that came before the
// picture. It may come after the picture.
func TestTheLogTellsFromWhatToWhat(t *testing.T) {
	l, trail := &log.Log{}, &Trail{}
	entry := func(tick int64, f event.Fact) {
		l.Entries = append(l.Entries, log.Entry{Tick: tick, Fact: f})
	}
	trail.Follow(look(8, l, picture.ShipSheet{Hull: 40, Shield: 9}), 0)
	entry(9, &ships.Damaged{Ship: 1, Hull: 4})
	entry(10, &ships.Damaged{Ship: 1, Hull: 2, Shield: 9})
	entry(10, &ships.Damaged{Ship: 2, Hull: 5})
	entry(10, &ships.SystemDamaged{Ship: 1, Levels: 1, Level: 1})
	entry(10, &ships.Changed{Ship: 1, Stat: ships.FlyingSpeedStat})
	trail.Follow(look(10, l, picture.ShipSheet{Hull: 34, System: 1}), 1)
	entry(10, &ships.FiredAt{By: crew.Seat{Ship: 1}, Mount: 2})
	entry(11, &ships.Mended{Ship: 1})
	trail.Follow(look(10, l, picture.ShipSheet{Hull: 34, System: 1}), 2)
	trail.Follow(look(11, l, picture.ShipSheet{Hull: 37, System: 1}), 3)
	want := []string{"", "Hull 40 → 34, Shields 9 → 0", "", "", "", "Shots 8 → 6", "Hull 34 → 37"}
	if says := changes(l); !slices.Equal(says, want) {
		t.Errorf("the log says %q, not %q", says, want)
	}
	trail.Follow(look(12, l, picture.ShipSheet{Hull: 30, System: 1}), 4)
	trail.Follow(look(60, l, picture.ShipSheet{Hull: 30, System: 1}), 5)
	entry(12, &ships.Damaged{Ship: 1, Hull: 7})
	trail.Follow(look(61, l, picture.ShipSheet{Hull: 30, System: 1}), 6)
	if says := changes(l); says[len(says)-1] != "" {
		t.Errorf("a cause that comes after 48 ticks says %q", says[len(says)-1])
	}
}

// crowded returns a full log whose oldest entry alone is about the hull, and a gunner who reads it.
func crowded() (*Trail, *View) {
	l, trail := &log.Log{}, &Trail{}
	entries := []event.Fact{&ships.Mended{Ship: 1}}
	for range 399 {
		entries = append(entries, &ships.Damaged{Ship: 2, Hull: 1})
	}
	for i, f := range entries {
		l.Entries = append(l.Entries, log.Entry{Tick: int64(i), What: "mended", Fact: f})
	}
	l.Count = len(l.Entries)
	v := look(400, l, picture.ShipSheet{Hull: 40})
	trail.Follow(v, 0)
	return trail, v
}

// What a gauge tells is read from the log again only if the log or the number has changed.
func TestAGaugeRemembersWhatItTold(t *testing.T) {
	trail, v := crowded()
	hull := Gauge{Kind: HullGauge}
	if says := trail.Tell(v, hull).String(); says != "mended" {
		t.Fatalf("the hull tells %q", says)
	}
	if n := testing.AllocsPerRun(10, func() { trail.Tell(v, hull) }); n > 0 {
		t.Errorf("telling the same again allocates %v times", n)
	}
	v.Log.Entries = append(v.Log.Entries, log.Entry{Tick: 401, What: "patched", Fact: &ships.Patched{Ship: 1}})
	v.Log.Count++
	if says := trail.Tell(v, hull).String(); says != "patched" {
		t.Errorf("after another entry the hull tells %q", says)
	}
	trail.Follow(look(402, v.Log, picture.ShipSheet{Hull: 45}), 1)
	if says := trail.Tell(v, hull).String(); says != "Hull 40 → 45. patched" {
		t.Errorf("after it has changed the hull tells %q", says)
	}
	v.Log = &log.Log{}
	if says := trail.Tell(v, hull).String(); says != "Hull 40 → 45." {
		t.Errorf("with another log the hull tells %q", says)
	}
}

func BenchmarkTell(b *testing.B) {
	trail, v := crowded()
	for b.Loop() {
		trail.Tell(v, Gauge{Kind: HullGauge})
	}
}
