package crew

import "slices"

// Shift returns what remains of a number that was `was` after a battle, where files have given
// it `began` before that and give it `now`: what the battle took or a GM set stays, and so does
// what files have changed since. The result is between least and most.
func Shift[T ~int8 | ~int16 | ~int32 | ~int64](was, began, now, least, most T) T {
	return T(max(int64(least), min(int64(was)+int64(now)-int64(began), int64(most))))
}

// CarryOver makes a member be as they were after an earlier battle. Began is who sat there
// by the files before it; find returns the ID that a feature of that battle has in this one, or 0.
// Where files have seated somebody else since, nothing is carried.
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

// CarryHaves returns the features of now, used as they were after an earlier battle, and those
// that were had then and not when it began.
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
