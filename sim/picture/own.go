package picture

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

	block
	head [1]Head
	last *sheaf
}

// Flatten turns what a picture has of its seat's own into rows, before a Backdrop that has been
// settled. Of the picture's lists it holds on to none.
func (o *Own) Flatten(p *Picture, before *Backdrop) *Flat {
	b := &o.block
	o.head[0] = p.Head
	now := sheaf{
		headSection:    keep(b, &o.heads, o.head[:], func(*Head) uint64 { return 0 }),
		sheetSection:   keep(b, &o.sheets, p.Sheets, sheetKey),
		mountSection:   keep(b, &o.mounts, p.Mounts, mountKey),
		crewSection:    keep(b, &o.crew, p.Crew, crewKey),
		legSection:     keep(b, &o.legs, p.Legs, legKey),
		optionSection:  keep(b, &o.options, p.Options, optionKey),
		heldSection:    keep(b, &o.held, p.Held, heldKey),
		classSection:   keep(b, &o.classes, p.Classes, classKey),
		featureSection: keep(b, &o.features, p.Features, featureKey),
		triggerSection: keep(b, &o.triggers, p.Triggers, triggerKey),
		selfSection:    keep(b, &o.selves, p.Selves, selfKey),
		stockSection:   keep(b, &o.stocks, p.Stocks, stockKey),
		gearSection:    keep(b, &o.gear, p.Gear, gearKey),
		stepSection:    keep(b, &o.steps, p.Steps, stepKey),
		actSection:     keep(b, &o.acts, p.Acts, actKey),
	}
	o.last = b.sheaf(o.last, &now)
	more := 16
	if b.once {
		more = 1
	}
	f := take(&b.flats, more)
	*f = Flat{Tick: p.Tick, clock: before.clock, shared: before.last, own: o.last}
	return f
}
