package crew

import "slices"

// Shift carries a number over from an earlier battle: it returns now, which files give it today,
// plus what that battle changed, from began to was. The result is between least and most.
func Shift[T ~int8 | ~int16 | ~int32 | ~int64](was, began, now, least, most T) T {
	return T(max(int64(least), min(int64(was)+int64(now)-int64(began), int64(most))))
}

// CarryOver restores a member to what was, their state after an earlier battle. Began is the
// member as that battle's files had them; find returns the ID that a feature of that battle has in
// this one, or 0. If files have seated somebody else since, nothing is carried over.
func (m *Member) CarryOver(was, began *Member, find func(FeatureID) FeatureID) {
	if m.Name != began.Name || m.Deployment != began.Deployment {
		return
	}
	m.Name = was.Name
	for i := range m.Scores {
		m.Scores[i] = Shift(was.Scores[i], began.Scores[i], m.Scores[i], 1, 40)
	}
	m.Proficiency = Shift(was.Proficiency, began.Proficiency, m.Proficiency, 0, 12)
	m.Skilled = was.Skilled&^began.Skilled | m.Skilled
	m.Expert = was.Expert&^began.Expert | m.Expert
	m.Gunnery = m.Gunnery || was.Gunnery && !began.Gunnery
	m.Dice = Shift(was.Dice, DiceOf(began.Rank), DiceOf(m.Rank), 0, DiceOf(m.Rank))
	m.Points = Shift(was.Points, began.PointsMax, m.PointsMax, 0, m.PointsMax)
	m.Features, m.Focus, m.Freed = CarryHaves(m.Features, was.Features, began.Features, find), 0, false
}

// CarryHaves returns the features of now, with their uses after an earlier battle, and those that
// were gained in that battle.
func CarryHaves(now, was, began []Have, find func(FeatureID) FeatureID) (all []Have) {
	all = slices.Clone(now)
	for _, h := range was {
		given := slices.ContainsFunc(began, func(b Have) bool { return b.Feature == h.Feature })
		if h.Feature = find(h.Feature); h.Feature == 0 {
			continue
		}
		at := slices.IndexFunc(all, func(o Have) bool { return o.Feature == h.Feature })
		switch {
		case at >= 0:
			all[at] = h
		case !given && len(all) < MaxHaves:
			all = append(all, h)
		}
	}
	return all
}
