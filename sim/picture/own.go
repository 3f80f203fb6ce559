package picture

import "slices"

// Own keeps the rows of what is a seat's own from picture to picture: those of records
// that are as they were are not written again.
type Own struct {
	heads    kept[Head]
	sheets   kept[Sheet]
	mounts   kept[MountRow]
	crew     kept[CrewRow]
	legs     kept[LegRow]
	options  kept[Option]
	held     kept[HeldRow]
	classes  kept[ClassRow]
	features kept[FeatureRow]
	triggers kept[TriggerRow]
	selves   kept[SelfRow]
	stocks   kept[StockRow]
	gear     kept[GearRow]
	steps    kept[StepRow]
	acts     kept[ActRow]
}

// Keep has the rows of a picture be those of its seat's last one where they are the same.
// Neither may be changed any more.
func (p *Picture) Keep(o *Own) { p.own = o }

func (o *Own) flatten(p *Picture, all *[sectionCount]section) {
	b := &block{}
	all[headSection] = keep(b, &o.heads, []Head{p.Head}, func(*Head) uint64 { return 0 })
	all[sheetSection] = keep(b, &o.sheets, p.Sheets, sheetKey)
	all[mountSection] = keep(b, &o.mounts, p.Mounts, mountKey)
	all[crewSection] = keep(b, &o.crew, p.Crew, crewKey)
	all[legSection] = keep(b, &o.legs, p.Legs, legKey)
	all[optionSection] = keep(b, &o.options, p.Options, optionKey)
	all[heldSection] = keep(b, &o.held, p.Held, heldKey)
	all[classSection] = keep(b, &o.classes, p.Classes, classKey)
	all[featureSection] = keep(b, &o.features, p.Features, featureKey)
	all[triggerSection] = keep(b, &o.triggers, p.Triggers, triggerKey)
	all[selfSection] = keep(b, &o.selves, p.Selves, selfKey)
	all[stockSection] = keep(b, &o.stocks, p.Stocks, stockKey)
	all[gearSection] = keep(b, &o.gear, p.Gear, gearKey)
	all[stepSection] = keep(b, &o.steps, p.Steps, stepKey)
	all[actSection] = keep(b, &o.acts, p.Acts, actKey)
}

// kept is a list, where in it its rows are by rising key, and these rows.
type kept[T comparable] struct {
	list  []T
	order []place
	rows  section
}

// keep are the rows of a list: those of the last one, as far as they are of the same
// records.
func keep[T comparable, P record[T]](b *block, was *kept[T], list []T, key func(*T) uint64) section {
	if slices.Equal(list, was.list) {
		return was.rows
	}
	order, rows, n := inOrder(was.order, list, key), b.begin(len(list)), 0
	for i, at := range order {
		for n < len(was.rows) && was.rows[n].key < at.key {
			n++
		}
		if n < len(was.rows) && was.rows[n].key == at.key && was.list[was.order[n].at] == list[at.at] {
			rows = append(rows, was.rows[n])
			n++
			continue
		}
		rows = append(rows, keyed{at.key, b.write(P(&list[at.at]), len(list)-i)})
	}
	*was = kept[T]{list, order, rows}
	return rows
}
