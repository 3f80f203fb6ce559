package netcode

import (
	"fmt"
	"testing"

	"broadside/sim/picture"
)

// benchmarked returns a message of every size.
func benchmarked() []Message {
	return append([]Message{
		&Ack{Tick: 12345},
		&Frame{picture.Frame{Tick: 12345, Base: 12342, Bits: make([]byte, 400)}},
		&Frame{picture.Frame{Tick: 12345, Base: 0, Bits: make([]byte, 16<<10)}},
		fullLobby(),
	}, simSamples()...)
}

func each(b *testing.B, f func(b *testing.B, m Message, raw []byte)) {
	for i, m := range benchmarked() {
		raw, err := Encode(nil, m)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("%s-%d", m.Kind(), i), func(b *testing.B) {
			b.ReportAllocs()
			b.SetBytes(int64(len(raw)))
			f(b, m, raw)
		})
	}
}

func BenchmarkEncode(b *testing.B) {
	each(b, func(b *testing.B, m Message, raw []byte) {
		buf := make([]byte, 0, len(raw))
		for b.Loop() {
			if _, err := Encode(buf, m); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkGuard(b *testing.B) {
	each(b, func(b *testing.B, m Message, raw []byte) {
		lim := channelOf(m).limits()
		for b.Loop() {
			if _, err := Guard(raw, lim); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkDecode(b *testing.B) {
	each(b, func(b *testing.B, m Message, raw []byte) {
		from := channelOf(m)
		for b.Loop() {
			if _, err := Decode(raw, from); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkSendFrame measures what a tick costs for one station: nothing may be allocated on the
// caller's side.
func BenchmarkSendFrame(b *testing.B) {
	client, server := Pair()
	go func() {
		for range client.Inbox() {
		}
	}()
	bits := make([]byte, 400)
	b.ReportAllocs()
	tick := int64(0)
	for b.Loop() {
		tick++
		if err := server.SendFrame(picture.Frame{Tick: tick, Base: tick - 1, Bits: bits}); err != nil {
			b.Fatal(err)
		}
	}
	client.Close(Bye, "")
	<-client.Done()
	<-server.Done()
}
