package netcode

import "time"

// Protocol is the version of the wire, which must be the same on both sides. It is part of
// the ALPN name, so a mismatch is noticed before a message is read.
const Protocol = 41

// ALPN is the start of the protocol's name in the TLS handshake; the version follows.
const ALPN = "broadside/"

// DefaultPort is the UDP port of a table unless configured otherwise.
const DefaultPort = 7620

// SparePort is the first of the SparePorts ports of which a table takes one where the
// DefaultPort is in use. Those between are for discovery.
const (
	SparePort  = 7625
	SparePorts = 5
)

// Sizes, in bytes.
const (
	// HeaderSize is the length and padding count before a message.
	HeaderSize = 4

	// PaddedSize is the least that a client sends at once. A restarted server answers packets
	// that it cannot read with a stateless reset, but only those longer than the reset of 42
	// bytes.
	PaddedSize = 64

	// MaxToServer bounds a message of a client: the longest is a text of the
	// GM, of 2,000 bytes.
	MaxToServer = 4 << 10

	// MaxAck bounds a client's datagram, which contains one number.
	MaxAck = 64

	// MaxToClient bounds a message to a client: the longest is a whole picture
	// of the largest battle.
	MaxToClient = MaxBin + 64

	// MaxDatagram bounds a frame in a datagram: QUIC requires every path to carry 1,200 bytes
	// of payload, which fit its initial packets of 1,280 bytes with 30 to spare.
	MaxDatagram = 1200

	// MinTaken is what a client must read in StallTime while more waits. 3 KB a second are too
	// few for a battle, which would be seconds behind.
	MinTaken = 16 << 10

	// MaxQueued bounds what may wait for one client. A client this far behind has seconds of
	// events to catch up with and does better to rejoin.
	MaxQueued = 1 << 20
)

// Counts and lengths within a message.
const (
	// MaxElementsToServer bounds the array of a client's message: the GM's
	// longest row of dice takes 135.
	MaxElementsToServer = 512

	// MaxElementsToClient bounds the array of a message to a client so that the decoded
	// message stays below 64 KB: an element takes up to 24 bytes of a record besides its text.
	MaxElementsToClient = 2048

	// MaxText bounds any string: the longest is a text of the GM, of 2,000.
	MaxText = 2 << 10

	// MaxTexts bounds all strings of a message to a client together: a full lobby has 27.3 KB
	// of names, two rolls of 128 named dice have 52 KB.
	MaxTexts = 56 << 10

	// MaxBin bounds a bin, which only holds the bits of a frame. The GM's whole picture of 256
	// crewed corvettes takes 135 KB.
	MaxBin = 192 << 10

	// MaxEvents bounds the events of one message; the rest go into the next.
	MaxEvents = 64

	// MaxName is the length of a player's name in characters, of at most four bytes each: what
	// fits beside a seat.
	MaxName      = 24
	MaxNameBytes = 4 * MaxName

	// MaxChat is the length of a line of talk in characters.
	MaxChat      = 240
	MaxChatBytes = 4 * MaxChat

	// MaxPassphrase bounds the passphrase of a table.
	MaxPassphrase = 64

	// TokenSize is the length of the token that gives a returning player their seat back: 128
	// random bits cannot be guessed.
	TokenSize = 16

	// MaxBuild bounds the name of a build.
	MaxBuild = 40

	// MaxRule bounds the id of a rule.
	MaxRule = 40

	// MaxReason is the length of a goodbye in characters; a QUIC close must fit one packet.
	MaxReason      = 200
	MaxReasonBytes = 4 * MaxReason

	// MaxShips, MaxSeats and MaxPlayers bound a lobby, above what a table can hold.
	MaxShips   = 32
	MaxSeats   = 160
	MaxPlayers = 32

	// MaxScenarios bounds a programme to what fits a message.
	MaxScenarios = 90

	// MaxOpening bounds in bytes what a programme tells of a scenario's brief.
	MaxOpening = 160

	// MaxKey bounds the key of a scenario.
	MaxKey = 40

	// MaxBrief bounds a scenario's brief in bytes, as in its file.
	MaxBrief = 2000

	// MaxVisitors bounds the visitors reported to a GM: everybody at the table, and as many
	// who are banned.
	MaxVisitors = 2 * MaxPlayers

	// MaxHost bounds the address of a machine: IPv6 with a zone.
	MaxHost = 64
)

// MaxRepeated is the longest frame that is sent again; on a narrow line it is large frames
// that fill it. Repeats is how often it is, MaxBehind how many ticks the latest acknowledgement
// may be behind it.
const (
	MaxRepeated = 256
	Repeats     = 2
	MaxBehind   = 10
)

// Times.
const (
	// StallTime is the time in which a client must read MinTaken bytes while something waits
	// for it.
	StallTime = 5 * time.Second

	// HelloTime is the time from a guest's first packet to their hello. HurriedTime is how
	// long they may be silent within the handshake when the door is crowded.
	HelloTime   = 5 * time.Second
	HurriedTime = HelloTime / 10

	// DialTime is how long a guest keeps knocking, KnockTime how long each knock waits for an
	// answer, and KnockBeside the time between knocks: QUIC retransmits at ever longer
	// intervals, and a knock as the network returns should be answered within half a second.
	// KnockAgain is the pause after a knock that was turned away.
	DialTime    = 10 * time.Second
	KnockTime   = DialTime / 4
	KnockBeside = KnockTime / 3
	KnockAgain  = 100 * time.Millisecond

	// IdleTime is how long a link survives without hearing the other side: long enough for a
	// laptop to change networks.
	IdleTime = 10 * time.Second

	// KeepAlive is the interval at which an idle link sends a sign of life, so that IdleTime
	// survives two losses in a row.
	KeepAlive = 3 * time.Second

	// QuietTime is how long a client hears nothing before it sends a ping, padded so that a
	// restarted server answers it with a reset.
	QuietTime = 500 * time.Millisecond

	// RepeatTime is the delay before an unacknowledged frame is sent again, and then once more:
	// two lost packets make a picture late by half a tick, and do not cost it.
	RepeatTime = 12 * time.Millisecond

	// LingerTime is the time allowed for the last words of a link.
	LingerTime = 300 * time.Millisecond
)

// Queues.
const (
	// InboxSize is how many received messages wait to be taken. While it is full the stream is
	// not read, so QUIC holds the sender back.
	InboxSize = 64

	// MaxWaiting is how many guests may wait at the door before a newcomer displaces one of
	// them. MaxKnocking bounds them together with those whose handshake has only begun, at
	// some 100 KB each.
	MaxWaiting  = 32
	MaxKnocking = 4 * MaxWaiting

	// MaxKnocks bounds the handshakes begun in a second, MaxKnocksEach those of one host: a
	// handshake takes about as much work as a tick.
	MaxKnocks     = 400
	MaxKnocksEach = 20

	// StreamWindow is how much unread data QUIC accepts from a client: a few messages of the
	// largest kind.
	StreamWindow = 8 * MaxToServer

	// ClientWindow is the same at a client: enough to catch up after joining.
	ClientWindow = 8 * MaxToClient
)
