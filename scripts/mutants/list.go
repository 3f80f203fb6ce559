package main

// mutants are the faults, area by area. Each is written as the source has it, so that it
// can no longer be put in when the source has changed.
var mutants = []mutant{
	// Rules.
	{what: "rules: a ship may do what is for another role", file: "sim/validate.go", old: "if w.RolesOf(m)&row.Roles == 0 {", new: "if false {", tests: "./cmd/server/table NothingOutside|NotOnesOwn"},
	{what: "rules: an action is not spent", file: "sim/step.go", old: "\t\t\tm.Spend(cost)\n", new: "\t\t\t_ = cost\n", tests: "./sim/story TestStories"},
	{what: "rules: cover does not count", file: "ships/impact/aim.go", old: "a.Need = b.ArmourClass(t) + a.Cover.Bonus()", new: "a.Need = b.ArmourClass(t)", tests: "./sim/story TestStories"},
	{what: "rules: a natural 1 can hit", file: "ships/deployment/fire.go", old: "|| natural != 1 && int(a.Roll.Total) >= a.Need", new: "|| int(a.Roll.Total) >= a.Need", tests: "./sim/story TestStories"},
	{what: "rules: resistance does nothing", file: "ships/impact/damage.go", old: "f = f.Times(1, 2)", new: "f = f.Times(1, 1)", tests: "./sim/story TestStories"},
	{what: "rules: massive damage only disables", file: "ships/impact/destruction.go", old: "case over >= s.MaxHull():\n", new: "case over >= 2*s.MaxHull():\n", tests: "./sim/story TestStories"},
	{what: "rules: regeneration is not halved by system damage", file: "ships/battle.go", old: "\tif s.System >= 4 {\n\t\treturn n / 2", new: "\tif s.System >= 5 {\n\t\treturn n / 2", tests: "./sim/story TestStories"},
	{what: "rules: advantage keeps the worse die", file: "sim/dice/roll.go", old: "(second.Value > first.Value) == (edge > 0)", new: "(second.Value > first.Value) == (edge < 0)", tests: "./sim/story TestStories"},
	{what: "rules: death saves are against another number", file: "personal/combat/death.go", old: "o := personal.OutcomeOf(f.Book(), r, int(z.DC), true)", new: "o := personal.OutcomeOf(f.Book(), r, int(z.DC)+1, true)", tests: "./sim/story TestStories"},
	{what: "rules: a refused order is accepted all the same", file: "sim/step.go", old: "\tif refusal != nil {\n\t\treturn\n\t}\n\tw.out.Accepted", new: "\tw.out.Accepted", tests: "./sim ."},
	{what: "rules: a tick is played twice as fast", file: "sim/step.go", old: "\tw.Tick++\n", new: "\tw.Tick += 2\n", tests: "./sim/journal ."},

	// Secrecy, and who may do what.
	{what: "secrecy: events meant for the GM are sent to everybody", file: "cmd/server/table/side.go", old: "return k.all || e.Sides&k.sides != 0 &&", new: "return k.all ||", tests: "./cmd/server/table WordsOfTheGM|MayNotKnow"},
	{what: "secrecy: hidden ships stand in the lobby", file: "cmd/server/table/side.go", old: "if !s.Hidden || g.seat == crew.Master", new: "if s.Hidden || g.seat == crew.Master", tests: "./cmd/server/table MayNotKnow|Scouts|HiddenChanges|Lobby"},
	{what: "secrecy: who has seen one side's secrets may change", file: "cmd/server/table/side.go", old: "case sec.isDeserter(g, to):", new: "case false && sec.isDeserter(g, to):", tests: "./cmd/server/table Scouts"},
	{what: "secrecy: newcomers may sit on any side", file: "cmd/server/table/side.go", old: "return !g.sworn && !g.knows &&", new: "return false && !g.sworn &&", tests: "./cmd/server/table Newcomers|Scouts"},
	{what: "secrecy: a side's secrets are shown before the battle", file: "cmd/server/table/safety.go", old: "if p = gallery.View(seat, asked); sf.keepsSecrets() {", new: "if p = gallery.View(seat, asked); false {", tests: "./cmd/server/table Scouts"},
	{what: "secrecy: the GM's chair is open to all", file: "cmd/server/table/seats.go", old: "case g.knows || st.Reel != nil:", new: "case true:", tests: "./cmd/server/table Chair|Password|Authority"},
	{what: "secrecy: anybody sends people away", file: "cmd/server/table/kick.go", old: "if by.seat != crew.Master || !by.knows {", new: "if by.seat == crew.Master && false {", tests: "./cmd/server/table Kick|Sent|Away|Bar"},
	{what: "secrecy: orders are taken for others' seats", file: "cmd/server/table/docket.go", old: "case !g.has(m.Seat):", new: "case false:", tests: "./cmd/server/table NotOnesOwn|NothingOutside"},
	{what: "secrecy: a spent token lets in", file: "cmd/server/table/door.go", old: "\t\t\treturn g, true\n", new: "\t\t\treturn g, false\n", tests: "./cmd/server/table Token"},
	{what: "secrecy: the password may be guessed at full speed", file: "cmd/server/table/door.go", old: "wait > 0 {", new: "wait > time.Hour {", tests: "./cmd/server/table PasswordIsNotGuessed"},
	{what: "secrecy: any word is the GM's password", file: "cmd/server/table/door.go", old: "gm = d.Password != \"\" && equal(said, d.Password)", new: "gm = d.Password != \"\"", tests: "./cmd/server/table Password|PIN"},
	{what: "secrecy: the host's key is good for ever", file: "cmd/server/table/away.go", old: "g.hosts, t.HostKey = false, \"\"", new: "g.hosts = false", tests: "./cmd/server/table HostsKey"},
	{what: "secrecy: what was guessed is in the audit log", file: "cmd/server/table/door.go", old: "\"heard\", true, \"wrong\", g.wrong)", new: "\"heard\", true, \"said\", said)", tests: "./cmd/server/table AuditLogTells"},
	{what: "secrecy: a terminal obeys what people write", file: "netcode/text.go", old: "func Printable(s string) string {\n", new: "func Printable(s string) string {\n\tif true {\n\t\treturn s\n\t}\n", tests: "./cmd/server Terminal|Obeyed"},
	{what: "secrecy: texts are not cleaned as they come in", file: "netcode/codec.go", old: "return received(t, r.from, max)", new: "return t", tests: "./netcode Cleaned"},
	{what: "secrecy: each address of IPv6 is a machine", file: "cmd/server/table/machine.go", old: "Prefix(64)", new: "Prefix(128)", tests: "./cmd/server/table IPv6"},
	{what: "secrecy: a stranger takes a whole ship", file: "cmd/server/table/seats.go", old: "if st.Reel != nil || !g.late ||", new: "if st.Reel != nil || g.late ||", tests: "./cmd/server/table Stranger"},
	{what: "secrecy: anybody closes the table", file: "cmd/server/table/arrive.go", old: "\tif by.seat != crew.Master || !by.knows {\n\t\tt.log(by, \"admission\"", new: "\tif false {\n\t\tt.log(by, \"admission\"", tests: "./cmd/server/table ClosedTable"},
	{what: "secrecy: words without end are obeyed", file: "cmd/server/table/allowance.go", old: "if next > now+a.atOnce*a.each {", new: "if false {", tests: "./cmd/server/table WordsWithoutEnd"},
	{what: "secrecy: names that look alike are let in", file: "netcode/name.go", old: "return as[0] == bs[0] || as[1] == bs[1]", new: "return a == b && as == bs", tests: "./netcode LookAlike"},

	// Durability.
	{what: "durability: a tick is published before it is saved", file: "cmd/server/table/table.go", old: "\tt.record.saveTick(result)\n\tt.bindGuests()\n\tt.welcomeGuests()\n\tt.memory.keepDeed(was, result)\n\tt.countOrders(result)\n\terr = t.safety.guardTelling(func() { t.publishTick(result) })\n", new: "\tt.bindGuests()\n\tt.welcomeGuests()\n\tt.memory.keepDeed(was, result)\n\tt.countOrders(result)\n\terr = t.safety.guardTelling(func() { t.publishTick(result) })\n\tt.record.saveTick(result)\n", tests: "./cmd/server/table BeforeItIsSaved"},
	{what: "durability: a tick does not wait for the operating system", file: "cmd/server/keep/keeper.go", old: "done := k.written >= end &&", new: "done := k.written >= min(end, 0) &&", tests: "./cmd/server/keep WaitsForTheSystem"},
	{what: "durability: the journal is synced every second only", file: "cmd/server/keep/keeper.go", old: "syncEvery = 25 * time.Millisecond", new: "syncEvery = time.Second", tests: "./cmd/server/keep Power"},
	{what: "durability: what a failed sync has lost is not written again", file: "cmd/server/keep/keeper.go", old: "\t\tk.written = k.synced\n", new: "\t\tk.written += 0\n", tests: "./cmd/server/keep Disk"},
	{what: "durability: nothing is tried again after a failure", file: "cmd/server/keep/keeper.go", old: "\t\t\tcase <-time.After(retryAfter):\n\t\t\t\tnudge(k.write)\n", new: "\t\t\tcase <-time.After(retryAfter):\n", tests: "./cmd/server/keep Disk"},
	{what: "durability: a full disk is not told of", file: "cmd/server/keep/keeper.go", old: "\tcase f != nil:\n\t\treturn fmt.Sprintf(\"The journal cannot", new: "\tcase f != nil && false:\n\t\treturn fmt.Sprintf(\"The journal cannot", tests: "./cmd/server/keep Disk"},
	{what: "durability: a slow disk is told of late", file: "cmd/server/keep/keeper.go", old: "slow = 700 * time.Millisecond", new: "slow = 7 * time.Second", tests: "./cmd/server/keep Disk"},
	{what: "durability: the torn end of a journal is left in place", file: "cmd/server/keep/shelf.go", old: "if err = file.Truncate(r.Good); err == nil {", new: "if err == nil {", tests: "./cmd/server/keep Torn"},
	{what: "durability: a record with a wrong checksum is believed", file: "sim/journal/read.go", old: "\t\treturn nil, at, errChecksum\n", new: "\t\t_ = errChecksum\n", tests: "./sim/journal ."},
	{what: "durability: a replay does not compare hashes", file: "sim/journal/replay.go", old: "\t\treturn nil, fmt.Errorf(\"%w: in tick %d\", ErrDiverged, t.Tick)\n", new: "", tests: "./sim/journal ."},
	{what: "durability: what is taken back is not in the journal", file: "cmd/server/table/back.go", old: "\t\tt.Journal.Back(then)\n", new: "", tests: "./cmd/server Back|Taken"},
	{what: "durability: orders are obeyed again when they come again", file: "cmd/server/table/sequence.go", old: "case number == s.last+1 && number != 0:", new: "case number != 0:", tests: "./cmd/server/table ComeAgain"},

	// The network.
	{what: "network: no Retry before a connection is believed", file: "netcode/listen.go", old: "VerifySourceAddress: func(net.Addr) bool { return true },", new: "VerifySourceAddress: func(net.Addr) bool { return false },", tests: "./netcode ProvenFirst"},
	{what: "network: another key than the known one is believed", file: "netcode/guest.go", old: "case g.Pin != nil && *g.Pin != f:", new: "case false:", tests: "./netcode WrongKey"},
	{what: "network: another version is let in", file: "netcode/hello.go", old: "\tcase client < server:\n", new: "\tcase client < server-1000:\n", tests: "./netcode Version"},
	{what: "network: a list may announce more than follows", file: "netcode/codec.go", old: "if r.err == nil && x > int64(r.left) {", new: "if false {", tests: "./netcode Hostile|Guard|Decode|Memory|Count", unseen: "field.List believes a length only as far as elements follow; this check only says so earlier"},
	{what: "network: a list is read without bounds", file: "sim/field/coder.go", old: "return fmt.Errorf(\"%s: length %d is %w 0 to %d\", name, n, ErrRange, max)", new: "return nil", tests: "./sim/field ."},
	{what: "network: a number is not held to its range", file: "sim/field/coder.go", old: "return fmt.Errorf(\"%s: %d is %w %d to %d\", name, v, ErrRange, lo, hi)", new: "return nil", tests: "./sim/field ."},
	{what: "network: something left over after a message is ignored", file: "netcode/codec.go", old: "r.err = fmt.Errorf(\"%w: %d elements\", ErrLeftover, r.left)", new: "r.left = 0", tests: "./netcode ."},
	{what: "network: arrays may stand in arrays", file: "netcode/guard.go", old: "\tcase msgpcode.IsFixedArray(c):\n\t\treturn nil, ErrNesting\n", new: "\tcase msgpcode.IsFixedArray(c):\n\t\treturn b, nil\n", tests: "./netcode Guard|Hostile"},
	{what: "network: who falls behind is not cut off", file: "netcode/outbox.go", old: "full := len(out)+o.writing > MaxQueued", new: "full := len(out) < 0", tests: "./netcode FarBehind"},
	{what: "network: the doorstep has room for all", file: "netcode/doorstep.go", old: "if len(d.callers) >= MaxKnocking {", new: "if false {", tests: "./netcode Door|Knock|Crowd|Ration|Stand"},
	{what: "network: the beacon answers without end", file: "netcode/discovery/beacon.go", old: "if out == nil || !ration.Take(from.Addr().Unmap().String(), time.Now()) {", new: "if out == nil || !ration.Take(from.Addr().Unmap().String(), time.Now()) && len(out) == 0 {", tests: "./netcode/discovery Amplifier"},
	{what: "network: pictures are foretold wrong", file: "sim/picture/frame.go", old: "numbers[columnX] += row.Numbers[columnStepX] * ticks", new: "numbers[columnX] += row.Numbers[columnStepX] * (ticks + 1)", tests: "./scripts/wire ."},
	{what: "network: a hash leaves texts out", file: "sim/field/hash.go", old: "\t\th.mix(uint64(s[i]))\n", new: "\t\t_ = s[i]\n", tests: "./sim/field ."},
	{what: "network: a silent station keeps its seat from the bots", file: "cmd/server/table/away.go", old: "t.now()-g.heard > t.ticks(silence)", new: "t.now()-g.heard > t.ticks(holding)", tests: "./cmd/server/table OneDirection|SeatIsHeld"},

	// Data.
	{what: "data: a key that there is not is passed over", file: "configs/page/mapping.go", old: "slices.Contains(m.known, key.Value) ||", new: "true ||", tests: "./configs Broken"},
	{what: "data: a number out of range is taken", file: "configs/page/mapping.go", old: "case v < low || v > high:", new: "case false:", tests: "./configs Broken"},
	{what: "data: a file may hold what cannot be seen", file: "configs/page/page.go", old: "if r != '\\n' && r != '\\t' && !unicode.IsPrint(r) {", new: "if r == 0 && !unicode.IsPrint(r) {", tests: "./configs Broken"},
	{what: "data: a file that is not YAML is passed over", file: "configs/page/problem.go", old: "return slices.ContainsFunc(problems, func(p Problem) bool { return !p.Warning })", new: "return len(problems) < 0 && slices.ContainsFunc(problems, func(p Problem) bool { return !p.Warning })", tests: "./configs ."},
}
