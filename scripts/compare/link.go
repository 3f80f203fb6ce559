//go:build unix

package main

import (
	"bufio"
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	_ "net/http/pprof" // reports the peer's memory
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/quic-go/quic-go"

	"broadside/crew"
	"broadside/netcode"
)

// tickTime is the interval at which a table, and the peer, sends.
const tickTime = time.Second / 20

// clients is the number of clients at a table, its pilot among them.
const clients = 8

func read(path string) string {
	text, err := os.ReadFile(path)
	if err != nil {
		return ""
	}
	return string(text)
}

// process is a server process, ours or the peer's.
type process struct {
	cmd     *exec.Cmd
	address string
}

var port = regexp.MustCompile(`listening on .*:(\d+)`)

// start starts a server and waits until it prints its address.
func start(state, program string, args ...string) (*process, error) {
	c := exec.Command(program, args...)
	c.Env = append(os.Environ(), "XDG_STATE_HOME="+state)
	said, err := c.StdoutPipe()
	if err != nil {
		return nil, err
	}
	c.Stderr = c.Stdout
	if err := c.Start(); err != nil {
		return nil, err
	}
	p := &process{cmd: c}
	lines := bufio.NewScanner(said)
	for lines.Scan() {
		if m := port.FindStringSubmatch(lines.Text()); m != nil {
			p.address = "127.0.0.1:" + m[1]
			go io.Copy(io.Discard, said)
			return p, nil
		}
	}
	return nil, fmt.Errorf("%s %s has ended without listening", program, strings.Join(args, " "))
}

func (p *process) stop() {
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait()
}

// worked returns the processor time of the process, in steps of a hundredth of a second.
func (p *process) worked() time.Duration {
	stat := read(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	fields := strings.Fields(stat[strings.LastIndex(stat, ")")+1:])
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}

// perClient returns how many milliseconds of processor time a second each process spends on a
// client.
func perClient(long time.Duration, of ...*process) (all []float64) {
	began, at := make([]time.Duration, len(of)), time.Now()
	for i, p := range of {
		began[i] = p.worked()
	}
	time.Sleep(long)
	for i, p := range of {
		all = append(all, float64((p.worked()-began[i]).Microseconds())/1000/time.Since(at).Seconds()/clients)
	}
	return all
}

// sit joins a table and acknowledges each frame; it returns once the first has arrived.
func sit(address, name string, seat crew.Seat) (leave func(), err error) {
	return sitOver(address, name, seat, nil)
}

// sitOver is sit over a given packet connection.
func sitOver(address, name string, seat crew.Seat, over func() (net.PacketConn, error)) (leave func(), err error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	link, _, err := netcode.Dial(ctx, address, netcode.Guest{Hello: netcode.Hello{Name: name}, Trust: func(netcode.Fingerprint) error { return nil }, Over: over})
	if err != nil {
		return nil, err
	}
	if err := link.Send(&netcode.Sit{Seat: seat}); err != nil {
		return nil, err
	}
	first, seated := make(chan struct{}), false
	go func() {
		for m := range link.Inbox() {
			switch m := m.(type) {
			case *netcode.Lobby:
				vouch(link, m)
			case *netcode.Chat:
				if !seated {
					_ = link.Send(&netcode.Sit{Seat: seat})
				}
			case *netcode.Frame:
				if !seated {
					seated = true
					close(first)
				}
				_ = link.Send(&netcode.Ack{Tick: m.Tick})
			}
		}
	}()
	select {
	case <-first:
	case <-link.Done():
		return nil, link.Err()
	}
	return func() {
		link.Close(netcode.Bye, "")
		<-link.Done()
	}, nil
}

// vouch makes those with a seat vouch for those who joined later.
func vouch(by netcode.Link, l *netcode.Lobby) {
	for _, p := range l.Players {
		if p.Late {
			_ = by.Send(&netcode.Kick{Client: p.Client, Ban: netcode.Vouch})
		}
	}
}

// linkScene measures a table in its own process beside bare quic-go that sends as much.
func linkScene(server string) scene {
	return func(quick bool) ([]row, func(), error) {
		long := 5 * time.Second
		if quick {
			long = 2 * time.Second
		}
		state, err := os.MkdirTemp("", "compare")
		if err != nil {
			return nil, nil, err
		}
		var leave []func()
		shut := func() {
			for _, l := range slices.Backward(leave) {
				l()
			}
			_ = os.RemoveAll(state)
		}
		ours, lobby, theirs, err := startServers(state, server)
		for _, p := range [...]*process{ours, lobby, theirs} {
			if p != nil {
				leave = append(leave, p.stop)
			}
		}
		if err == nil {
			err = seat(ours, theirs, &leave)
		}
		if err != nil {
			shut()
			return nil, nil, err
		}
		return linkRows(ours, lobby, theirs, long), shut, nil
	}
}

// startServers starts a table in mid-battle, one before its battle, which seats all comers without
// asking anybody, and the peer.
func startServers(state, server string) (ours, lobby, theirs *process, err error) {
	self, err := os.Executable()
	if err != nil {
		return nil, nil, nil, err
	}
	args := []string{"host", "--scenario", "cruisers", "--address", "127.0.0.1:0", "--discovery=false", "--web", "off", "--gm-password", "compare", "--bot-pace", "1m"}
	if ours, err = start(filepath.Join(state, "battle"), server, append(args, "--now", "--live")...); err != nil {
		return nil, nil, nil, err
	}
	if lobby, err = start(filepath.Join(state, "lobby"), server, args...); err != nil {
		return ours, nil, nil, err
	}
	theirs, err = start(state, self, "-peer")
	return ours, lobby, theirs, err
}

// seat makes the same number of clients join both, and the ship fly, so that there are pictures to
// send.
func seat(ours, theirs *process, leave *[]func()) error {
	land, err := fly(ours.address)
	if err != nil {
		return err
	}
	*leave = append(*leave, land)
	for n := range clients - 1 {
		l, err := sit(ours.address, fmt.Sprintf("Guest %d", n), crew.Seat{Ship: 1, Role: crew.Gunner, Number: uint8(n + 1)})
		if err != nil {
			return err
		}
		*leave = append(*leave, l)
	}
	for range clients {
		l, err := bare(theirs.address)
		if err != nil {
			return err
		}
		*leave = append(*leave, l)
	}
	return nil
}

// linkRows returns the rows that measure all three.
func linkRows(ours, lobby, theirs *process, long time.Duration) []row {
	again := 0
	costs := together(2, func() []float64 { return perClient(long, ours, theirs) })
	return []row{
		{
			what: fmt.Sprintf("a client-second of a table of %d", clients), unit: "ms of a processor", wanted: target{1.25, true}, why: "a third of the difference is the tick and its pictures, a quarter syncing the journal after each tick, the rest the scheduler and a goroutine at each link.", peer: "bare quic-go with acks",
			ours: costs[0], theirs: costs[1],
		},
		{
			what: "joining, from the first packet to the first picture", unit: "ms", wanted: target{most: 65}, peer: "bare quic-go to the first message",
			ours: func() float64 {
				return perWall(func() {
					again++
					l, err := sit(lobby.address, fmt.Sprintf("Guest %d", again), crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
					fail(err)
					l()
				}, 3) / 1000
			},
			theirs: func() float64 {
				return perWall(func() {
					l, err := bare(theirs.address)
					fail(err)
					l()
				}, 3) / 1000
			},
		},
	}
}

const protocol = "compare"

// servePeer sends each client a datagram of a typical size each tick, to all of them at once as a
// table does, and reads its acknowledgements.
func servePeer(profiles string) error {
	if profiles != "" {
		go func() { fail(http.ListenAndServe(profiles, nil)) }()
	}
	public, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		return err
	}
	form := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour)}
	certificate, err := x509.CreateCertificate(rand.Reader, form, form, public, private)
	if err != nil {
		return err
	}
	door, err := quic.ListenAddr("127.0.0.1:0", &tls.Config{
		Certificates: []tls.Certificate{{Certificate: [][]byte{certificate}, PrivateKey: private}}, NextProtos: []string{protocol},
	}, &quic.Config{EnableDatagrams: true})
	if err != nil {
		return err
	}
	fmt.Println("listening on", door.Addr())
	for {
		c, err := door.Accept(context.Background())
		if err != nil {
			return err
		}
		go func() {
			for {
				if _, err := c.ReceiveDatagram(context.Background()); err != nil {
					return
				}
			}
		}()
		go func() {
			frame := make([]byte, 400)
			for {
				if c.SendDatagram(frame) != nil {
					return
				}
				time.Sleep(tickTime - time.Duration(time.Now().UnixNano())%tickTime)
			}
		}()
	}
}

// bare joins the peer and acknowledges each datagram, starting with the first.
func bare(address string) (leave func(), err error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	c, err := quic.DialAddr(ctx, address, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{protocol}}, &quic.Config{EnableDatagrams: true})
	if err != nil {
		return nil, err
	}
	if _, err := c.ReceiveDatagram(ctx); err != nil {
		return nil, err
	}
	go func() {
		for {
			b, err := c.ReceiveDatagram(context.Background())
			if err != nil {
				return
			}
			_ = c.SendDatagram(b[:8])
		}
	}()
	return func() { _ = c.CloseWithError(0, "") }, nil
}
