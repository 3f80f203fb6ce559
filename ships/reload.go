package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
)

// ReloadActions is how many actions bring a round: one in each round of a minute.
const ReloadActions = Minute

// Reloaded says how far a weapon has been reloaded.
type Reloaded struct {
	By     crew.Seat
	Weapon string
	Work   int8 // tenths of the next round; 0: one has just been brought
	Ammo   int16
}

func (*Reloaded) Kind() event.Kind { return KindReloaded }

// Fields describes a Reloaded.
func (f *Reloaded) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "weapon", &f.Weapon, crew.MaxName)
	field.Int(c, "work", &f.Work, 0, ReloadActions)
	field.Int(c, "ammunition", &f.Ammo, 0, 10_000)
}

func (f *Reloaded) Sentence(n event.Names) string {
	if f.Work == 0 {
		return fmt.Sprintf("%s has reloaded the %s: %d rounds.", n.SeatName(f.By), f.Weapon, f.Ammo)
	}
	return fmt.Sprintf("%s reloads the %s: %d of %d actions for a round.", n.SeatName(f.By), f.Weapon, f.Work, ReloadActions)
}
