package netcode

import "time"

// Protocol is the version of the wire. Both sides must have the same; it is
// part of the ALPN name, so a stranger is noticed before a message is read.
const Protocol = 23

// ALPN is what the name of the protocol begins with in the TLS handshake; the
// version follows.
const ALPN = "broadside/"

// DefaultPort is the UDP port at which a table is hosted unless told otherwise.
const DefaultPort = 7620

// Sizes, in bytes.
const (
	// HeaderSize is the length and the padding that stand before a message.
	HeaderSize = 4

	// PaddedSize is the least that a client sends at once. A server that was
	// restarted answers what it cannot read with a stateless reset, but only
	// when what it got is longer than the reset of 42 bytes.
	PaddedSize = 64

	// MaxToServer bounds a message of a client: the longest is a text of the
	// GM, of 2,000 bytes.
	MaxToServer = 4 << 10

	// MaxAck bounds a client's datagram, which holds one number.
	MaxAck = 64

	// MaxToClient bounds a message to a client: the longest is a whole picture
	// of the largest battle.
	MaxToClient = MaxBin + 64

	// MaxDatagram bounds a frame that travels alone: what every path must
	// carry for QUIC (1,200 bytes of payload fit the packets that it begins
	// with, 1,280 bytes, with 30 to spare).
	MaxDatagram = 1200

	// MinTaken is what a client must read in StallTime while more waits: 3 KB a
	// second are too few for a battle, which would be seconds behind.
	MinTaken = 16 << 10

	// MaxQueued is what may wait for one client. A client behind by this much
	// has seconds of events to catch up with: it is better off joining again.
	MaxQueued = 1 << 20
)

// Counts and lengths within a message.
const (
	// MaxElementsToServer bounds the array of a client's message: the GM's
	// longest row of dice takes 135.
	MaxElementsToServer = 512

	// MaxElementsToClient bounds the array of a message to a client, so that
	// what is decoded stays below 64 KB: an element takes up to 24 bytes of a
	// record beside its text.
	MaxElementsToClient = 2048

	// MaxText bounds any string: the longest is a text of the GM, of 2,000.
	MaxText = 2 << 10

	// MaxTexts bounds all strings of a message to a client together: a full
	// lobby has 27.3 KB of names, two rolls of 128 named dice 52 KB.
	MaxTexts = 56 << 10

	// MaxBin bounds a bin: the bits of a frame and nothing else. The GM's whole
	// picture of 256 crewed corvettes takes 135 KB.
	MaxBin = 192 << 10

	// MaxEvents bounds the events of one message; more go in the next.
	MaxEvents = 64

	// MaxName is the characters of a player's name: what fits beside a seat.
	// In bytes a character takes at most four.
	MaxName      = 24
	MaxNameBytes = 4 * MaxName

	// MaxChat is the characters of one line of talk.
	MaxChat      = 240
	MaxChatBytes = 4 * MaxChat

	// MaxPassphrase bounds what a table may ask at its door.
	MaxPassphrase = 64

	// TokenSize is the length of what gives a returning player their seat
	// back: 128 random bits cannot be guessed.
	TokenSize = 16

	// MaxBuild bounds the name of a build.
	MaxBuild = 40

	// MaxRule bounds the id of a rule.
	MaxRule = 40

	// MaxReason is the characters of a goodbye; a QUIC close must fit one
	// packet.
	MaxReason      = 200
	MaxReasonBytes = 4 * MaxReason

	// MaxShips, MaxSeats and MaxPlayers bound what a lobby shows: more than a
	// table can hold.
	MaxShips   = 32
	MaxSeats   = 160
	MaxPlayers = 32

	// MaxScenarios bounds a programme: as many as a message has room for.
	MaxScenarios = 200

	// MaxKey bounds the key of a scenario.
	MaxKey = 40

	// MaxBrief is the bytes of a scenario's brief, as in its file.
	MaxBrief = 2000

	// MaxVisitors bounds those that a GM is told of: all who are at the table,
	// and as many who are banned from it.
	MaxVisitors = 2 * MaxPlayers

	// MaxHost bounds the address of a machine: IPv6 with a zone.
	MaxHost = 64
)

// MaxRepeated is how long a frame may be to be sent again: where a line is narrow, it is the
// large ones that fill it. MaxBehind is how many ticks the latest acknowledgement may be behind it.
const (
	MaxRepeated = 256
	MaxBehind   = 10
)

// Times.
const (
	// StallTime is how long a client may take to read MinTaken bytes while
	// something waits for it.
	StallTime = 5 * time.Second

	// HelloTime is how long a guest may take from their first packet until they
	// have said who they are. HurriedTime is how long they may be silent within
	// the handshake when many stand at the door.
	HelloTime   = 5 * time.Second
	HurriedTime = HelloTime / 10

	// DialTime is how long a guest knocks at most, KnockTime how long each knock
	// waits to be heard, and KnockBeside when the next is tried beside it: QUIC
	// takes ever longer to repeat what it has said, and who knocks as the network
	// returns is to be heard within half a second. KnockAgain is the pause after
	// one that was turned away.
	DialTime    = 10 * time.Second
	KnockTime   = DialTime / 4
	KnockBeside = KnockTime / 3
	KnockAgain  = 100 * time.Millisecond

	// IdleTime is how long a link lives without a sign of the other side: long
	// enough for a laptop to change its network.
	IdleTime = 10 * time.Second

	// KeepAlive is how often a silent link says that it is there, so that
	// IdleTime holds two losses in a row.
	KeepAlive = 3 * time.Second

	// QuietTime is how long a client hears nothing before it asks for a pong.
	// The question is padded, so a restarted server answers with a reset.
	QuietTime = 500 * time.Millisecond

	// RepeatTime is after how long a frame is sent again that nobody has acknowledged: less
	// than half a tick, so that one packet that is lost leaves no gap of two.
	RepeatTime = 20 * time.Millisecond

	// LingerTime is how long the last words of a link may take.
	LingerTime = 300 * time.Millisecond
)

// Queues.
const (
	// InboxSize is how many received messages wait to be taken. When it is
	// full the stream is not read further, so QUIC holds the sender back.
	InboxSize = 64

	// MaxWaiting is how many guests may stand at the door, not yet accepted,
	// before a newcomer displaces one of them. MaxKnocking is how many there
	// are at most, with those whose handshake has only begun: some of 100 KB
	// each.
	MaxWaiting  = 32
	MaxKnocking = 4 * MaxWaiting

	// MaxKnocks is how many handshakes begin in a second at most, and
	// MaxKnocksEach those of one host: a handshake takes about as much work as
	// a tick.
	MaxKnocks     = 400
	MaxKnocksEach = 20

	// StreamWindow is what QUIC takes in from a client before it is read: a
	// few messages of the largest kind.
	StreamWindow = 8 * MaxToServer

	// ClientWindow is the same at a client: a catch-up after joining.
	ClientWindow = 8 * MaxToClient
)
