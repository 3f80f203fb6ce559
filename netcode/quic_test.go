package netcode

import (
	"context"
	"testing"
	"time"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// table is a server's door on the loopback for a test.
func table(t *testing.T, version int) (*QUICListener, *Identity) {
	t.Helper()
	id, err := LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	l, err := listen("127.0.0.1:0", id, version)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close("The test is over.") })
	return l, id
}

func soon(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	t.Cleanup(cancel)
	return ctx
}

// join brings one guest through a door.
func join(t *testing.T, l *QUICListener, id *Identity) (client, server Link) {
	t.Helper()
	ctx := soon(t)
	pin := id.Fingerprint()
	type dialed struct {
		link Link
		err  error
	}
	back := make(chan dialed, 1)
	go func() {
		link, _, err := Dial(ctx, l.Addr().String(), Guest{Hello: Hello{Build: "test", Name: "Ada"}, Pin: &pin})
		back <- dialed{link, err}
	}()
	server, hello, err := l.Accept(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if hello.Name != "Ada" || hello.Protocol != Protocol {
		t.Errorf("the hello came as %+v", hello)
	}
	if err := server.Send(&Welcome{Protocol: Protocol, Table: "Table", Client: 7, Ticks: 20}); err != nil {
		t.Fatal(err)
	}
	d := <-back
	if d.err != nil {
		t.Fatal(d.err)
	}
	return d.link, server
}

func next(t *testing.T, l Link) Message {
	t.Helper()
	select {
	case m, ok := <-l.Inbox():
		if !ok {
			t.Fatalf("the link ended: %v", l.Err())
		}
		return m
	case <-time.After(5 * time.Second):
		t.Fatal("nothing came within 5 s")
	}
	return nil
}

func TestJoinAndTalk(t *testing.T) {
	l, id := table(t, Protocol)
	client, server := join(t, l, id)
	if err := client.Send(&Chat{Text: "hello"}); err != nil {
		t.Fatal(err)
	}
	if m := next(t, server).(*Chat); m.Text != "hello" {
		t.Errorf("got %+v", m)
	}
	if err := server.SendFrame(Frame{Tick: 5, Base: -1, Bits: []byte{1, 2, 3}}); err != nil {
		t.Fatal(err)
	}
	if f := next(t, client).(*Frame); f.Tick != 5 || len(f.Bits) != 3 {
		t.Errorf("got %+v", f)
	}
	if err := client.Send(&Ack{Tick: 5}); err != nil {
		t.Fatal(err)
	}
	if a := next(t, server).(*Ack); a.Tick != 5 {
		t.Errorf("got %+v", a)
	}
	server.Close(Kicked, "Enough.")
	<-client.Done()
	if err := client.Err().(*Ended); err.Code != Kicked || err.Reason != "Enough." || !err.Remote {
		t.Errorf("the client heard %+v", err)
	}
	<-server.Done()
}
