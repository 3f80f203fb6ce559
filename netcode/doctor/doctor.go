// Package doctor checks for what keeps people from joining a table, and names the remedy.
package doctor

import (
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"broadside/netcode"
)

// Verdict is the outcome of a check.
type Verdict uint8

// The verdicts.
const (
	Well    Verdict = iota
	Unclear         // may keep somebody from playing
	Ill             // keeps somebody from playing
)

// String returns the verdict in a word.
func (v Verdict) String() string { return [...]string{"ok", "note", "FAIL"}[v] }

// Check is a check and its outcome.
type Check struct {
	Name    string // of what was checked
	Verdict Verdict
	Says    string // what was found
	Remedy  string // what to do, or ""
}

// String returns the check as a line.
func (c Check) String() string {
	line := fmt.Sprintf("%-4s  %-10s %s", c.Verdict, c.Name, c.Says)
	if c.Remedy != "" {
		line += "; " + c.Remedy
	}
	return line
}

// Print writes a line for each check, and reports whether the game can be played.
func Print(w io.Writer, all []Check) bool {
	well := true
	for _, c := range all {
		fmt.Fprintln(w, c)
		well = well && c.Verdict != Ill
	}
	return well
}

// Version reports the version of this program and its system.
func Version() Check {
	return Check{Name: "version", Says: fmt.Sprintf("Broadside %s, protocol %d, %s/%s, %s", netcode.Build(), netcode.Protocol, runtime.GOOS, runtime.GOARCH, runtime.Version())}
}

// Port checks that a UDP address can be listened at.
func Port(what, address string) Check {
	udp, err := net.ListenPacket("udp", address)
	if err == nil {
		_ = udp.Close() // it only had to open
	}
	return port("UDP", what, address, "--address", err)
}

// Page checks that the TCP address of the page for browsers can be listened at.
func Page(address string) Check {
	tcp, err := net.Listen("tcp", address)
	if err == nil {
		_ = tcp.Close() // it only had to open
	}
	return port("TCP", "the page for browsers", address, "--web", err)
}

func port(network, what, address, setting string, err error) Check {
	if err != nil {
		return Check{"port", Unclear, fmt.Sprintf("%s cannot be used for %s: %v", address, what, err), "that is expected if a table is hosted there; otherwise choose another port with " + setting}
	}
	return Check{Name: "port", Says: fmt.Sprintf("%s %s is free for %s", network, address, what)}
}

// addresses returns the addresses at which other machines on the network reach this one.
func addresses() (all []net.IP) {
	cards, _ := net.InterfaceAddrs() // an error is the same as none
	for _, a := range cards {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && !n.IP.IsLoopback() && !n.IP.IsLinkLocalUnicast() {
			all = append(all, n.IP)
		}
	}
	return all
}

// Network reports the addresses at which others reach this machine.
func Network() Check {
	all := addresses()
	if len(all) == 0 {
		return Check{"network", Ill, "this machine is not on a network", "connect it to the network of the others; alone, play by 127.0.0.1"}
	}
	says := "others reach this machine at"
	for i, ip := range all {
		if i > 0 {
			says += ","
		}
		says += " " + ip.String()
	}
	return Check{Name: "network", Says: says}
}

// answerTime is how long a knock may take.
const answerTime = 2 * time.Second

// Answer makes another process knock at each address of this machine, and answers it. Knocking
// starts that process with the address to which it is to call Knock.
func Answer(knocking func(address string) error) []Check {
	var all []Check
	for _, ip := range addresses() {
		all = append(all, answer(ip, knocking))
	}
	return all
}

func answer(ip net.IP, knocking func(string) error) Check {
	udp, err := net.ListenUDP("udp", &net.UDPAddr{})
	if err != nil {
		return Check{"answer", Ill, err.Error(), "see that this program may use the network"}
	}
	defer udp.Close()
	go func() {
		b := make([]byte, len(knock))
		for {
			n, from, err := udp.ReadFromUDP(b)
			if err != nil {
				return
			}
			_, _ = udp.WriteToUDP(b[:n], from) // the other process waits for it and reports its loss
		}
	}()
	at := net.JoinHostPort(ip.String(), fmt.Sprint(udp.LocalAddr().(*net.UDPAddr).Port))
	if err := knocking(at); err != nil {
		return Check{"answer", Ill, fmt.Sprintf("the table does not answer another program of this machine at %s", ip), "let broadside-server through the firewall for UDP, and leave VPNs that forbid the local network"}
	}
	return Check{Name: "answer", Says: fmt.Sprintf("the table answers another program of this machine at %s", ip)}
}

const knock = "broadside knocks"

// Knock sends a packet to an address and waits for it to come back.
func Knock(address string) error {
	c, err := net.Dial("udp", address)
	if err != nil {
		return err
	}
	defer c.Close()
	if err := c.SetDeadline(time.Now().Add(answerTime)); err != nil {
		return err
	}
	b := make([]byte, len(knock))
	if _, err := c.Write([]byte(knock)); err != nil {
		return err
	}
	_, err = c.Read(b)
	return err
}

// Disk checks a folder by writing a megabyte into it, as a journal does, and removing it.
func Disk(dir string) Check {
	bad := func(err error) Check {
		return Check{"disk", Ill, fmt.Sprintf("journals cannot be kept: %v", err), "make room there, or choose another folder with --state"}
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return bad(err)
	}
	path := filepath.Join(dir, "doctor.probe")
	began := time.Now()
	f, err := os.Create(path)
	if err != nil {
		return bad(err)
	}
	_, err = f.Write(make([]byte, 1<<20))
	for _, step := range []func() error{f.Sync, f.Close, func() error { return os.Remove(path) }} {
		if e := step(); err == nil {
			err = e
		}
	}
	if err != nil {
		return bad(err)
	}
	return Check{Name: "disk", Says: fmt.Sprintf("journals are kept in %s; a megabyte took %d ms", dir, time.Since(began).Milliseconds())}
}
