package netcode

import (
	"fmt"

	"broadside/sim/field"
)

// Message is a record and its kind.
type Message interface {
	field.Record
	Kind() Kind
}

// Kind is the first element of a message. Numbers are never reused for another message.
type Kind uint8

// The kinds of message.
const (
	KindHello     Kind = 1
	KindWelcome   Kind = 2
	KindGoodbye   Kind = 3
	KindPing      Kind = 4
	KindPong      Kind = 5
	KindSit       Kind = 6
	KindStand     Kind = 7
	KindReady     Kind = 8
	KindLobby     Kind = 9
	KindChat      Kind = 10
	KindOrder     Kind = 11
	KindAnswer    Kind = 12
	KindEvents    Kind = 13
	KindFrame     Kind = 14
	KindAck       Kind = 15
	KindBattle    Kind = 16
	KindBrief     Kind = 17
	KindKick      Kind = 18
	KindVisit     Kind = 19
	KindReel      Kind = 20
	KindBack      Kind = 21
	KindHold      Kind = 22
	KindAbsence   Kind = 23
	KindMissed    Kind = 24
	KindProgramme Kind = 25
	KindReport    Kind = 26
	KindAdmission Kind = 27
	KindLesson    Kind = 28
	KindPoint     Kind = 29
	KindTargets   Kind = 30
	KindRemark    Kind = 31
	KindSpeed     Kind = 32
	lastKind           = KindSpeed
)

func (k Kind) String() string {
	if w := wayOf(k); w != nil {
		return w.name
	}
	return fmt.Sprintf("message %d", uint8(k))
}

// Channel is one of the four channels between a client and a server.
type Channel uint8

// The channels: the stream and the datagrams, each in both directions.
const (
	ToServer Channel = iota
	AckToServer
	ToClient
	FrameToClient
)

// limits returns the limits of a channel. A datagram includes its header.
func (c Channel) limits() Limits {
	switch c {
	case ToServer:
		return Limits{Size: MaxToServer, Elements: MaxElementsToServer, Text: MaxText, Texts: MaxToServer, Bin: MaxText}
	case AckToServer:
		return Limits{Size: MaxAck - HeaderSize, Elements: 2}
	case FrameToClient:
		return Limits{Size: MaxDatagram - HeaderSize, Elements: 4, Bin: MaxDatagram}
	}
	return Limits{Size: MaxToClient, Elements: MaxElementsToClient, Text: MaxText, Texts: MaxTexts, Bin: MaxBin}
}

// way says how one kind of message travels.
type way struct {
	name  string
	over  channels
	fresh func() Message
}

// channels is a set of channels.
type channels uint8

func on(cs ...Channel) channels {
	var s channels
	for _, c := range cs {
		s |= 1 << c
	}
	return s
}

func (s channels) has(c Channel) bool { return s&(1<<c) != 0 }

// widest returns the channel of the set with the largest messages, which bounds the length of
// a message.
func (s channels) widest() Channel {
	for _, c := range [...]Channel{ToClient, ToServer, FrameToClient} {
		if s.has(c) {
			return c
		}
	}
	return AckToServer
}

var ways = [lastKind + 1]way{
	KindHello:     {"hello", on(ToServer), func() Message { return &Hello{} }},
	KindWelcome:   {"welcome", on(ToClient), func() Message { return &Welcome{} }},
	KindGoodbye:   {"goodbye", on(ToServer, ToClient), func() Message { return &Goodbye{} }},
	KindPing:      {"ping", on(ToServer), func() Message { return &Ping{} }},
	KindPong:      {"pong", on(ToClient), func() Message { return &Pong{} }},
	KindSit:       {"sit", on(ToServer), func() Message { return &Sit{} }},
	KindStand:     {"stand", on(ToServer), func() Message { return &Stand{} }},
	KindReady:     {"ready", on(ToServer), func() Message { return &Ready{} }},
	KindLobby:     {"lobby", on(ToClient), func() Message { return &Lobby{} }},
	KindChat:      {"chat", on(ToServer, ToClient), func() Message { return &Chat{} }},
	KindOrder:     {"order", on(ToServer), func() Message { return &Order{} }},
	KindAnswer:    {"answer", on(ToClient), func() Message { return &Answer{} }},
	KindEvents:    {"events", on(ToClient), func() Message { return &Events{} }},
	KindFrame:     {"frame", on(ToClient, FrameToClient), func() Message { return &Frame{} }},
	KindAck:       {"ack", on(AckToServer), func() Message { return &Ack{} }},
	KindBattle:    {"battle", on(ToServer), func() Message { return &Battle{} }},
	KindBrief:     {"brief", on(ToClient), func() Message { return &Brief{} }},
	KindKick:      {"kick", on(ToServer), func() Message { return &Kick{} }},
	KindVisit:     {"visit", on(ToClient), func() Message { return &Visit{} }},
	KindBack:      {"back", on(ToServer, ToClient), func() Message { return &Back{} }},
	KindHold:      {"hold", on(ToServer), func() Message { return &Hold{} }},
	KindAbsence:   {"absence", on(ToServer), func() Message { return &Absence{} }},
	KindMissed:    {"missed", on(ToClient), func() Message { return &Missed{} }},
	KindProgramme: {"programme", on(ToClient), func() Message { return &Programme{} }},
	KindReport:    {"report", on(ToServer, ToClient), func() Message { return &Report{} }},
	KindSpeed:     {"speed", on(ToServer), func() Message { return &Speed{} }},
	KindAdmission: {"admission", on(ToServer), func() Message { return &Admission{} }},
	KindLesson:    {"lesson", on(ToClient), func() Message { return &Lesson{} }},
	KindPoint:     {"point", on(ToServer, ToClient), func() Message { return &Point{} }},
	KindTargets:   {"targets", on(ToServer), func() Message { return &Targets{} }},
	KindRemark:    {"remark", on(ToClient), func() Message { return &Remark{} }},
	KindReel:      {"reel", on(ToServer, ToClient), func() Message { return &Reel{} }},
}

// wayOf returns how a kind travels, or nil if there is no such kind.
func wayOf(k Kind) *way {
	if k > lastKind || ways[k].fresh == nil {
		return nil
	}
	return &ways[k]
}

// NewMessage returns an empty message of a kind, or nil if there is no such kind.
func NewMessage(k Kind) Message {
	w := wayOf(k)
	if w == nil {
		return nil
	}
	return w.fresh()
}

// TravelsOver reports whether messages of a kind may travel over a channel.
func (k Kind) TravelsOver(c Channel) bool {
	w := wayOf(k)
	return w != nil && w.over.has(c)
}
