package ships

// Carry has a ship be as another was after an earlier battle: the same ship, of the
// same class. What a battle leaves behind is carried: hull points, system damage,
// shields that have collapsed, Hit Dice and dice, ammunition, fuel, and the numbers
// that a GM has changed. Shields that have not collapsed are whole again.
func (s *Ship) Carry(was *Ship) {
	s.Numbers, s.HitDice, s.System, s.Dice = was.Numbers, was.HitDice, was.System, was.Dice
	s.State, s.Successes, s.Rest, s.Hours = was.State, was.Successes, was.Rest, was.Hours
	s.Fuel, s.Aloft, s.Hyperdrive.Trouble = was.Fuel, was.Aloft, was.Hyperdrive.Trouble
	s.Hull, s.Collapsed = was.Hull, was.Collapsed
	if s.Shield = s.MaxShield(); s.Collapsed {
		s.Shield = was.Shield
	}
	if len(s.Mounts) == len(was.Mounts) {
		for i := range s.Mounts {
			s.Mounts[i].Ammo = was.Mounts[i].Ammo
			s.Mounts[i].Stock = append(s.Mounts[i].Stock[:0], was.Mounts[i].Stock...)
		}
	}
	s.Features = append(s.Features[:0], was.Features...)
}
