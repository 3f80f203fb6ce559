package picture

// Quarters is what everybody who serves on a ship knows, or what the GM knows of everything. It keeps
// its rows from picture to picture.
type Quarters struct {
	Sheets []ShipSheet
	Mounts []MountRow
	Crew   []CrewRow
	Legs   []LegRow

	sheets kept[ShipSheet]
	mounts kept[MountRow]
	crew   kept[CrewRow]
	legs   kept[LegRow]

	last sheaf
}

// Settle turns the lists of Quarters into rows in Paper.
func (a *Quarters) Settle(b *Paper) {
	a.last = b.sheaf(a.last, aboardSections, &[sectionCount]section{
		sheetSection: keep(b, &a.sheets, a.Sheets, sheetKey),
		mountSection: keep(b, &a.mounts, a.Mounts, mountKey),
		crewSection:  keep(b, &a.crew, a.Crew, crewKey),
		legSection:   keep(b, &a.legs, a.Legs, legKey),
	})
}

// Own keeps the rows of what only one seat sees from picture to picture. Those of
// unchanged records are not written again.
type Own struct {
	heads    kept[Head]
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
	reached  kept[ReachedRow]

	head [1]Head
	last sheaf
}

// Flatten turns what a picture has for its seat alone into rows in Paper, in addition to a Backdrop and Quarters that
// have been settled. It keeps no reference to the picture's lists. It looks at them only if they may have changed,
// and only at those options that may have.
func (o *Own) Flatten(b *Paper, p *Picture, before *Backdrop, with *Quarters, changed bool, options Redrawn) *Flat {
	if changed || o.last == nil || p.Head != o.head[0] {
		o.settle(b, p, options)
	}
	f := take(&b.flats, b.newRoom(roomForFlats, 1))
	*f = Flat{Tick: p.Tick, clock: before.clock, shared: before.last, aboard: with.last, own: o.last}
	return f
}

// settle turns what a picture has for its seat alone into rows in Paper.
func (o *Own) settle(b *Paper, p *Picture, options Redrawn) {
	o.head[0] = p.Head
	o.last = b.sheaf(o.last, ownSections, &[sectionCount]section{
		headSection:    keep(b, &o.heads, o.head[:], func(*Head) uint64 { return 0 }),
		optionSection:  keepBut(b, &o.options, p.Options, optionKey, options),
		heldSection:    keep(b, &o.held, p.Held, heldKey),
		classSection:   keep(b, &o.classes, p.Classes, classKey),
		featureSection: keep(b, &o.features, p.Features, featureKey),
		triggerSection: keep(b, &o.triggers, p.Triggers, triggerKey),
		selfSection:    keep(b, &o.selves, p.Selves, selfKey),
		stockSection:   keep(b, &o.stocks, p.Stocks, stockKey),
		gearSection:    keep(b, &o.gear, p.Gear, gearKey),
		stepSection:    keep(b, &o.steps, p.Steps, stepKey),
		actSection:     keep(b, &o.acts, p.Acts, actKey),
		reachedSection: keep(b, &o.reached, p.Reached, reachedKey),
	})
}
