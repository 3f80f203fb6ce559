package setting

// Server is what a server starts with.
func Server() Schema { return server }

// Station is what a station starts with.
func Station() Schema { return station }

var server = Schema{
	{Key: "address", Kind: Place, Default: "0.0.0.0:7620", Help: "where stations reach the table: `address` and UDP port"},
	{Key: "web", Kind: Place, Words: []string{"off"}, Help: "where browsers load the station and play: `address` and TCP port, or \"off\" (default: those of --address, by TCP)"},
	{Key: "name", Default: "Broadside", Help: "the `name` of the table where tables are listed"},
	{Key: "scenario", Help: "the scenario, by its `name` in the list that \"broadside-server scenarios\" prints; without it the first"},
	{Key: "data", Kind: List, NoFlag: true, Flag: "data", Help: "a `folder` of ships, weapons and scenarios of your own, over what is shipped; may be given several times"},
	{Key: "campaign", Help: "the `name` of a campaign: ships and people are as its last battle has left them"},
	{Key: "tempo", NoFlag: true, Kind: Choice, Words: []string{"", "rounds", "live", "together"}, Help: "a `tempo`: rounds, one turn at a time; live, everyone at once; together, in rounds with neighbours of a side at once; without it the scenario's own"},
	{Key: "seed", Help: "a `number` from which all dice follow, to play the same dice again"},
	{Key: "now", Kind: Switch, Default: "false", Help: "begin at once, with bots in all seats; players can sit down at any time"},
	{Key: "tick", NoFlag: true, Kind: Number, Default: "20", Least: 1, Most: 200, Help: "`ticks` a second; a round is 120 ticks, so 20 make it last six seconds"},
	{Key: "clock", Kind: Number, Default: "0", Most: 1200, Unit: "seconds", Help: "`seconds` that a turn may take in rounds; 0 is without end"},
	{Key: "frames", Kind: Choice, Default: "20", Words: []string{"10", "20"}, Help: "`pictures` a second that a station is sent: 10 or 20"},
	{Key: "away.rounds", Kind: Span, Default: "1m", Least: 1, Most: 3600, Help: "the `time` for which a player who is away is waited for in rounds, before a bot plays for them"},
	{Key: "away.live", Kind: Span, Default: "3s", Least: 1, Most: 3600, Help: "the `time` for which they are waited for live"},
	{Key: "bots.pace", Kind: Span, Default: "1s", Most: 60, Flag: "bot-pace", Help: "the `time` that bots take from one order to the next, so that people can follow"},
	{Key: "join.pin", Flag: "pin", Help: "4 to 8 `digits` that players say to be let in; links and the QR code tell them"},
	{Key: "join.closed", Kind: Switch, Default: "false", Flag: "closed", Help: "let nobody new in while a battle runs"},
	{Key: "gm.password", Help: "a `password` that opens the GM's chair; without one, the link does that the server prints for the host's own station"},
	{Key: "discovery.on", Kind: Switch, Default: "true", Flag: "discovery", Help: "let stations on the local network find the table"},
	{Key: "discovery.at", Kind: Place, Help: "the `address` to listen at for stations that look for tables (default: where the table listens, port 7621)"},
	{Key: "state", Help: "the `folder` for the table's identity and journals (default: broadside in your state folder)"},
	{Key: "journals", NoFlag: true, Help: "the `folder` for the journals of battles (default: journals in that of --state)"},
	{Key: "status", Kind: Span, Default: "1m", Most: 86400, Help: "the `interval` between status lines; 0s: never"},
	{Key: "metrics", Kind: Place, Help: "an `address` of this machine, such as 127.0.0.1:7629, for Prometheus at /metrics and profiles at /debug/pprof"},
	{Key: "hall", Help: "the `URL` of a hall's NATS server, such as nats://host:4222: the table is listed there, and goes on at another host if this one dies"},
	{Key: "secret", NoFlag: true, Help: "the hall's secret, the same `words` on all hosts, with which a table's identity is sealed"},
	{Key: "advertise", Help: "the `address` and port at which the hall sends people here (default: this machine's own)"},
	{Key: "replicas", Kind: Number, Default: "1", Least: 1, Most: 5, Help: "on `how` many servers of a NATS cluster what is new in the hall is kept"},
	{Key: "standby", Kind: Switch, Default: "false", Hidden: true, Help: "wait until the table to take over is given up"},
	{Key: "take", Hidden: true, Help: "the key of a table of the hall to take over"},
	{Key: "ticket", Hidden: true, Help: "a word that is announced with the table"},
	{Key: "by", Hidden: true, Help: "who has asked for the table"},
	{Key: "idle", Kind: Span, Default: "0s", Most: 7 * 86400, Hidden: true, Help: "the `time` after which a table of a hall at which nobody is ends"},
	{Key: "stale", Hidden: true, Help: "the last renewal of the lease of the table to take over"},
}

var station = Schema{
	{Key: "join", Help: "the `table`: HOST, HOST:PORT, or as the server shows, six characters or broadside://...; only that link tells whose the table is, so the others ask, once for each table. Or a hall by its page, http://HOST:PORT, to choose one of its tables or host one"},
	{Key: "name", Help: "what the others call you: your `name`; asked for in the lobby when left out"},
	{Key: "seat", Help: "sit down without asking: a `ship.seat` by the ship's name or number, as in hesper.pilot or 1.gunner-2; hesper.screen is the main screen for all to see, gm the GM's console"},
	{Key: "passphrase", Help: "the `words` that the table asks for at its door, if it does"},
	{Key: "screen", Help: "the `size` of the window, as in 1280x720; it can be changed with the mouse too"},
	{Key: "full", Kind: Switch, Default: "false", Help: "begin on the whole screen (F11 changes it)"},
	{Key: "discover", Kind: List, Help: "ask this `place` for tables, HOST or HOST:PORT, not the whole network; may be given several times"},
	{Key: "no-audio", Kind: Switch, Default: "false", Help: "make no sound"},
	{Key: "scale", Kind: Number, Default: "100", Least: 75, Most: 200, Unit: "%", Title: "Size of everything", Help: "how large everything is, in `percent`: 75 to 200"},
	{Key: "palette", Kind: Choice, Default: "standard", Words: []string{"standard", "protan", "deutan", "tritan"}, Title: "Colours", Help: "the `colours`: standard, or for eyes that see little red (protan), green (deutan) or blue (tritan)"},
	{Key: "high-contrast", Kind: Switch, Default: "false", Title: "High contrast", Help: "draw on black, with brighter lines and text"},
	{Key: "reduced-motion", Kind: Switch, Default: "false", Title: "Less motion", Help: "let nothing pulse, drift or sweep that tells nothing by it"},
	{Key: "low-effects", Kind: Switch, Default: "false", Title: "Fewer effects", Help: "draw no stars, trails and flashes, for machines without a graphics card"},
	{Key: "volume-alerts", Kind: Number, Default: "100", Most: 100, Unit: "%", Title: "Alerts", Help: "how loud alerts are, such as that of your turn, in `percent`"},
	{Key: "volume-weapons", Kind: Number, Default: "100", Most: 100, Unit: "%", Title: "Weapons", Help: "how loud shots, hits and losses are, in `percent`"},
	{Key: "volume-interface", Kind: Number, Default: "100", Most: 100, Unit: "%", Title: "Interface", Help: "how loud the station itself is, such as when it refuses, in `percent`"},
	{Key: "captions", Kind: Switch, Default: "false", Title: "Captions", Help: "write what each sound tells"},
	{Key: "log-size", Kind: Choice, Default: "medium", Words: []string{"small", "medium", "large"}, Title: "Text of the log", Help: "how `large` the log is written: small, medium or large"},
	{Key: "tips", Kind: Switch, Default: "true", Title: "First-time hints", Help: "tell what an order is for, the first time that it is possible at a seat"},
	{Key: "picture", Help: "write a PNG of the window to a `file` and end; --after says when"},
	{Key: "after", Kind: Span, Default: "8s", Most: 3600, Help: "the `time` to wait before the picture"},
}
