package rulebook

import "broadside/sim/dice"

// Device is a grenade, or another supply.
type Device struct {
	Key, Name string
	Says      string
	Act       ActionKind
	DC        int8
	Effect    Effect
	Seeks     bool   // homes in on its target, who cannot save
	Delay     bool   // works at the start of its thrower's next turn
	Stick     int8   // ability of the attack that sticks it to somebody; -1: it never sticks
	Mine      bool   // lies and waits for somebody to come near
	Alone     bool   // then affects only them
	Spares    bool   // spares the side that laid it
	Blast     Effect // of a lasting mine, when it is finally set off
	Smoke     bool   // its lasting area is smoke, which hides
	Lasts     int8   // rounds that its area lasts
	Marks     Marks
	With      []int16 // weapons that fire it
	LeftBy    []int16 // weapons whose hits leave its burning ground
	ByHand    int16   // weapon with the numbers for throwing or laying it; -1: none
	Pierces   int8    // added to the DC of its save, at most what the target's armour adds
	Worst     int16   // condition on a critical failure, instead of that of its effect; -1: none
}

// Marks are what each mark above the first adds to a device.
type Marks struct {
	Damage dice.Dice
	DC     int8
	Size   int16
	Range  int16
	Count  int8
}

const MaxMark = 10

// Marked returns a device with a mark.
func (d Device) Marked(mark int8) Device {
	if n := mark - 1; n > 0 {
		for _, e := range [...]*Effect{&d.Effect, &d.Blast} {
			e.Do = Alter(e.Do, func(x *DamageOp) {
				if x.Dice.Count > 0 {
					x.Dice.Count += d.Marks.Damage.Count * n
				}
			})
		}
		d.DC += d.Marks.DC * n
		d.Effect.Size += d.Marks.Size * int16(n)
		d.Effect.Range += d.Marks.Range * int16(n)
		d.Effect.Count += d.Marks.Count * n
	}
	return d
}

// Aimed reports whether a device is thrown, fired or laid with the skill of an attack.
func (d *Device) Aimed() bool { return len(d.With) > 0 || d.ByHand >= 0 }

// Explodes reports whether a device is thrown and goes off.
func (d *Device) Explodes() bool {
	return d.Act == ActUse && !d.Smoke && !d.Mine && (d.Effect.Shape == Sphere || d.Seeks)
}
