package gm

import (
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// decision is something that the rules leave to the GM: what the table does, and when, if the GM
// does nothing; and the key of the ruling.
type decision struct {
	name    say.Text
	rule    string
	unruled say.Text
	key     kit.Bound
	chosen  bool // the ruling is made at once, on the chosen person
}

// decisions are all decisions, in the order in which a battle comes to them.
var decisions = [...]decision{
	{"Who is surprised", "SHIP-SURPRISE", "As the battle begins: a crew from whom every foe is hidden, and whose passive Perception is below all their Stealth.", "gm.surprise", true},
	{"Ties in the initiative", "SHIP-INIT", "As it is rolled: a d20 each, the highest first. You can set places before the first turn, or change them later.", "gm.initiative", false},
	{"Who hides, who is seen", "SHIP-HIDE", "By a pilot's Stealth against passive Perception; what comes hidden has a Stealth of 10 and its modifiers.", "gm.hide", true},
	{"What an improvised action needs", "SHIP-IMPROVISE", "After 15 seconds: the check that was asked for, against 15. It waits under Held until then.", "gm.tab.3", false},
	{"Advantage and disadvantage", "SHIP-ATTACK", "At each roll: what the rules give, and no more.", "gm.advantage", false},
	{"Cover", "SHIP-COVER", "At each shot: what stands between, by its width; the best counts.", "gm.cover", false},
	{"Which gunner reaches which weapon", "SHIP-ATTACK", "At each shot: every gunner aboard reaches every weapon.", "gm.reach", false},
	{"A special ship", "SHIP-NPC", "At 0 hull: a players' ship, or a special one, is disabled and makes saves; any other explodes.", "gm.numbers", false},
	{"Destroyed or disabled", "SHIP-DISABLE", "At 0 hull: as the gunner has chosen, with a primary weapon; otherwise destroyed. Set Hull to 0 or above to change it.", "gm.numbers", false},
	{"Dice that fall by themselves", "SHIP-DSAVE", "As they fall: destruction saves and initiative are not held. Set the dice that fall next.", "gm.dice", false},
	{"Time for repairs", "SHIP-REPAIR", "None during the battle: you say when there is time, or a dock.", "gm.repair", false},
	{"What the scenario has happen", "SHIP-IMPROVISE", "As soon as its premises hold. Under Notes you can trigger it now, or cancel it.", "gm.tab.4", false},
	{"Who has won", "SHIP-ROUND", "As soon as a goal is reached, or one side alone still fights. You can let the battle go on.", "gm.finish", false},
	{"People at 0", "ME-NPC", "At 0: players' characters and special ones fall and make saves, all others die. On the decks (Home) you rule on a person.", "seat.boots", false},
	{"Contests and checks on foot", "ME-CONTEST", "Only those that orders ask for. On the decks (Home) you rule on a person.", "seat.boots", false},
	{"Surprise and ties on foot", "ME-INIT", "As the fight begins: those who notice no foe are surprised; ties are rolled off.", "seat.boots", false},
	{"Shots beyond range on foot", "HOE-RANGE", "At each shot: with disadvantage as the book says, and powers never. Take it back to say that it is impossible.", "gm.back", false},
}

// deciding is the list of the GM's decisions.
type deciding struct{}

func (*deciding) name() say.Text { return "YOURS TO DECIDE" }
func (*deciding) help() say.Text {
	return "What the table does by itself while you say nothing, and when. The key leads to the ruling."
}

func (t *deciding) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	done := false
	text := kit.Type{Size: kit.Small, Colour: kit.Muted}
	height, whole := make([]float64, len(decisions)), 0.0
	for i := range decisions {
		height[i] = max(62, 34+u.Height(decisions[i].says(), r.W-28, text)) + 5
		whole += height[i]
	}
	u.Scroll("decisions", r, whole, func(r kit.Rect) {
		for i := range decisions {
			d := &decisions[i]
			row := r.Top(height[i])
			row.Foot(5)
			if u.Do(row, kit.Action{Name: d.name, Cut: u.Small, Key: d.key, Does: d.says()}) {
				done = true
				if !d.chosen {
					u.Press(d.key)
				}
			}
		}
	})
	return nil, done
}

func (d *decision) says() say.Text { return say.Ruled(d.unruled, d.rule) }
