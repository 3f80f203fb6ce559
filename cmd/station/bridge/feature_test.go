package bridge

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	tray "broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// What is chosen on the page goes along with the next order that it fits, once, and the table obeys
// it.
func TestAGambitGoesWithTheNextShot(t *testing.T) {
	b, err := rehearsal.Start("ambush", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	for i := range b.Ships {
		if s := &b.Ships[i]; s.Side != b.Ship(1).Side {
			if err := b.Give(crew.Master, &sim.SetHidden{Ship: s.ID}); err != nil {
				t.Fatal(err)
			}
			s.At = b.Ship(1).At.Ahead(b.Ship(1).Heading, 400*space.Foot)
		}
	}
	v := view.New(nil, sight.View(b.World, seat), 1)
	gambit := slices.IndexFunc(v.Features, func(r picture.FeatureRow) bool { return r.Kind == shipyard.Gambit && r.With == crew.Attack })
	shot := slices.IndexFunc(v.Options, func(o picture.Option) bool { return o.Verb == crew.Attack && o.Rule() == "" })
	if gambit < 0 || shot < 0 {
		t.Fatalf("gambit %d, shot %d", gambit, shot)
	}
	id, f := v.Features[gambit].Feature, features{}
	f.Toggle(v, id)
	search, fire := &deployment.Search{}, &deployment.Fire{Weapon: v.Options[shot].Weapon, Target: v.Options[shot].Target, Attacks: 1}
	f.attach(v, []sim.Intent{search, fire})
	if !slices.Equal(fire.Features, []crew.FeatureID{id}) || len(f.Chosen) != 0 {
		t.Fatalf("the shot goes with %v, and %v is still chosen", fire.Features, f.Chosen)
	}
	if err := b.Give(crew.Master, &sim.SetDice{Dice: []tray.Fixed{{Faces: 20, Value: 20}, {Faces: 20, Value: 20}}}); err != nil { // it is paid for with a hit
		t.Fatal(err)
	}
	if err := b.Give(seat, fire); err != nil {
		t.Fatal(err)
	}
	v = view.New(nil, sight.View(b.World, seat), 1)
	if r := v.FeatureRow(id); !r.Done || r.Left != r.Most-1 {
		t.Errorf("the gambit has cost nothing: %+v", r)
	}
	f.Chosen = []crew.FeatureID{id}
	if f.Settle(v); len(f.Chosen) != 0 {
		t.Error("a gambit that is used can be chosen again in the same turn")
	}
}

// The two things to be compared are chosen one by one, and are never the same.
func TestWhatIsComparedIsPickedOnThePage(t *testing.T) {
	r := picture.FeatureRow{Feature: 3, Name: "Threat Assessment", Usage: shipyard.Ordered, Asks: shipyard.Comparable}
	v := &view.View{Picture: &picture.Picture{
		Features: []picture.FeatureRow{r},
		Options:  []picture.Option{{Verb: crew.Feature, Feature: 3, Target: 2, Cost: crew.Bonus}},
	}}
	if can := now(v); !slices.Equal(can, []string{r.Name}) {
		t.Errorf("what can be ordered now is %v", can)
	}
	f := features{}
	seen := map[[2]shipyard.Scale]bool{}
	for range 100 {
		can := f.lines(v)
		if len(can) != 3 {
			t.Fatalf("%d lines", len(can))
		}
		of := can[2].give.(*deployment.Invoke).Of
		if of[0] == of[1] || !shipyard.Comparable.Has(of[0]) || !shipyard.Comparable.Has(of[1]) {
			t.Fatalf("it would compare %v", of)
		}
		seen[of] = true
		can[len(seen)%2].turn()
	}
	if len(seen) < 7 {
		t.Errorf("only %d pairs can be picked", len(seen))
	}
}

// A feature keeps its number on the page, whether it can be used or not.
func TestAFeatureKeepsItsNumber(t *testing.T) {
	surge := picture.FeatureRow{Feature: 1, Name: "Surge", Usage: shipyard.Ordered}
	aid := picture.FeatureRow{Feature: 2, Name: "Aid", Usage: shipyard.Ordered, Target: shipyard.Crewmate}
	snap := picture.FeatureRow{Feature: 3, Name: "Snap Roll", Usage: shipyard.Standing}
	p := &picture.Picture{Features: []picture.FeatureRow{aid, surge, snap}, Options: []picture.Option{
		{Verb: crew.Feature, Feature: 2, Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}}, {Verb: crew.Feature, Feature: 2, Seat: crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}},
		{Verb: crew.Feature, Feature: 1},
	}}
	v, f := &view.View{Picture: p}, features{}
	for _, why := range []say.Text{"", "your action is used"} {
		for i := range p.Options {
			p.Options[i].Says = &picture.OptionTexts{Why: why}
		}
		lines := f.lines(v)
		if first, second := lines[0].Name.String(), lines[1].Name.String(); first != "Surge" || second != "Snap Roll: when it changes the outcome" {
			t.Errorf("where it says %q, 1 is %q and 2 is %q", why, first, second)
		}
	}
}

// A standing order says why it cannot be given while the battle rests.
func TestAStandingOrderRestsWithTheBattle(t *testing.T) {
	for why, head := range map[say.Text]picture.Head{
		"": {Round: 2}, "The battle is paused.": {Round: 2, Paused: true}, "The battle has not begun.": {Paused: true}, "The battle is over.": {Round: 2, Over: true},
	} {
		v := &view.View{Picture: &picture.Picture{Head: head, Features: []picture.FeatureRow{{Feature: 3, Name: "Snap Roll", Usage: shipyard.Standing}}}}
		if got := new(features).lines(v)[0].Why; got != why {
			t.Errorf("with %+v it says %q, not %q", head, got, why)
		}
	}
}

// A station says once, and at no other seat, that a standing order has cost something.
func TestAStandingOrderTellsItsCostOnce(t *testing.T) {
	b, u := rehearse(t, "prize")
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	v := view.New(nil, sight.View(b.World, seat), 1)
	v.Tips, v.Features = view.ReadTips(""), []picture.FeatureRow{{Feature: 3, Name: "Snap Roll", Usage: shipyard.Standing, Pool: shipyard.DeploymentDice, Die: 4, Left: 1, Most: 2}}
	u.Watch = true
	f := features{}
	used := func(by crew.Seat) bool {
		v.Log.Add(event.Event{Fact: &ships.Invoked{By: by, Name: "Snap Roll"}}, v)
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, u.Now+60)
		defer u.End()
		f.tellOfUse(u, v)
		u.Toasts(kit.Rect{W: kit.MinWidth, H: kit.MinHeight})
		return strings.Contains(strings.Join(u.Texts(), " "), "was used automatically, by its standing order. 1 of 2 d4 left. B changes that.")
	}
	used(seat) // before somebody sat down here
	if used(crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}) || !used(seat) || used(seat) {
		t.Errorf("it is told of another's, not of the player's own, or twice: %q", u.Texts())
	}
}

// A row of the page is as high as its texts need: the reason against a feature does not hide what it does.
func TestARowOfFeaturesHasRoomForItsTexts(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Begin(nil, 390, 844, kit.Input{}, 1)
	defer u.End()
	l := line{Action: kit.Action{Name: "Snap Roll", Does: say.Text(strings.Repeat("An attack on your ship has disadvantage. ", 5)), Why: "It is used up until a rest."}}
	if height := l.height(u, 300); height < l.Needs(u, 300) || height <= lineHeight {
		t.Errorf("a row that needs %v is %v high", l.Needs(u, 300), height)
	}
}
