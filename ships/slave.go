package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
)

// RolesOf is what a member may order now: what they are there for, the guns that
// are slaved to the cockpit, and of a computer's what nobody else aboard does.
func (b *Battle) RolesOf(m *crew.Member) crew.Roles {
	s := b.ShipOf(m)
	switch {
	case s == nil:
		return m.Roles
	case m.Mind.Standby():
		return m.Roles &^ b.manned(s)
	case m.Roles.Has(crew.Pilot) && b.ClassOf(s).Hooks&(1<<shipyard.Slaved) != 0:
		return m.Roles | crew.Of(crew.Gunner)
	}
	return m.Roles
}

// manned are the roles that somebody aboard has who is no stopgap.
func (b *Battle) manned(s *Ship) (roles crew.Roles) {
	for _, id := range s.Crew {
		if m := b.Member(id); !m.Away && !m.Mind.Standby() {
			roles |= m.Roles
		}
	}
	return roles
}
