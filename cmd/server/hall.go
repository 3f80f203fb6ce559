package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/spf13/cobra"

	"broadside/cmd/server/agones"
	"broadside/cmd/server/hall"
	"broadside/configs/setting"
	"broadside/netcode"
	"broadside/netcode/discovery"
)

func hallCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "hall",
		Short: "List many tables, host them for people, and take over those whose host has died",
		Long: `Runs a hall: many tables, on one machine or many. It lists them for stations and
browsers, starts one for those who ask, and continues a table, from its copy in
the hall, when the host that ran it is gone.

Tables hosted with "broadside-server host --hall URL" are listed too. All hosts of a
hall need the same secret, in BROADSIDE_SECRET or the settings file; with --local
one is made. See docs/many-tables.md.`,
		Example: `  broadside-server hall --local 8                            all of it on this machine, at most 8 tables
  broadside-server hall --slots 8 --nats nats://host:4222    one machine of several, with a NATS cluster`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return runHall(c) },
	}
	f := c.Flags()
	f.Int("local", 0, "run the hall and at most this number of `tables` on this machine, with a NATS server of its own")
	f.String("nats", "", "the `URL` of a NATS server or cluster with JetStream")
	f.Int("slots", 0, "the most `tables` that this machine runs; 0: none, it only lists them")
	f.Int("replicas", 1, "the `number` of servers of a NATS cluster that keep a copy of what is new")
	f.String("listen", "127.0.0.1:7650", "the `address` for browsers, stations and Prometheus")
	f.String("public", "", "the `URL` at which people reach the hall, such as https://play.example (default: the one that each of them used)")
	f.StringSlice("known-as", nil, setting.Server().Find("known-as").Help)
	f.StringSlice("proxy", nil, setting.Server().Find("proxy").Help)
	f.Int("nats-port", 7640, "the `port` of the hall's own NATS server, on this machine alone")
	f.Int("quota", 2, "the most `tables` that one person may have at once")
	f.Duration("idle", 30*time.Minute, "the `time` after which an empty table ends; 0s: never")
	f.Bool("agones", false, "report this server's health to the Agones sidecar; with --slots 1")
	f.String("table-ports", "", "the `ports` at which tables listen on this machine, by UDP and TCP, as in 7620-7639: one for each table (default: random ones)")
	f.String("oidc-issuer", "", "the `URL` of an OpenID Connect provider at which people log in to host a table; the hall's password there is BROADSIDE_OIDC_SECRET")
	f.String("oidc-client", "", "the hall's `name` at that provider")
	f.String("tables-at", "0.0.0.0", "the `address` of this machine at which its tables listen, each at a port of its own")
	dataFlag(c)
	f.String("state", "", "the `folder` for the hall and its tables (default: broadside in your state folder)")
	f.String("settings", "", "a settings `file` (default: server.yaml in your configuration folder)")
	f.Bool("verbose", false, "log more")
	c.MarkFlagsMutuallyExclusive("local", "nats")
	c.MarkFlagsMutuallyExclusive("local", "slots")
	c.MarkFlagsOneRequired("local", "nats")
	return c
}

// club is a hall in this process.
type club struct {
	s       *settings
	dir     string
	url     string
	secret  string
	at      string // where tables listen
	data    []string
	names   []string // of it and its tables, besides their machines' own
	proxies []string // before it and its tables
	known   netcode.KnownAs
	idle    time.Duration
	agones  *agones.Sidecar // or nil
	ports   *portRange      // of its tables
	login   hall.Provider   // without an issuer: none
	log     *slog.Logger
	tell    *spool

	mu     sync.Mutex
	tables map[*os.Process]bool
	ending bool
}

func runHall(c *cobra.Command) error {
	s, err := readSettings(c)
	if err != nil {
		return err
	}
	data, err := loadData(c.ErrOrStderr(), s.list("data"))
	if err != nil {
		return err
	}
	scenarios := offers(data, data.Scenarios)
	tell, complain := newSpool(c.OutOrStdout()), newSpool(c.ErrOrStderr())
	defer tell.Close()
	defer complain.Close()
	log := slog.New(slog.NewTextHandler(complain, &slog.HandlerOptions{Level: s.level()}))
	f := c.Flags()
	local, _ := f.GetInt("local") // these flags exist
	slots, _ := f.GetInt("slots")
	quota, _ := f.GetInt("quota")
	replicas, _ := f.GetInt("replicas")
	url, _ := f.GetString("nats")
	listen, _ := f.GetString("listen")
	public, _ := f.GetString("public")
	port, _ := f.GetInt("nats-port")
	at, _ := f.GetString("tables-at")
	idle, _ := f.GetDuration("idle")
	if local < 1 && f.Changed("local") || slots < 0 || quota < 1 {
		return errors.New("--local, --slots and --quota are numbers of tables; write --local 8")
	}
	k := &club{s: s, dir: filepath.Join(s.stateDir(), "hall"), url: url, secret: s.text("secret"), at: at, idle: idle, data: s.list("data"), log: log, tell: tell, tables: map[*os.Process]bool{}}
	if local > 0 {
		slots = local
		node, err := hall.StartNode("127.0.0.1", port, filepath.Join(k.dir, "nats"))
		if err != nil {
			return fmt.Errorf("%w (--nats-port chooses another port)", err)
		}
		defer node.Close()
		k.url = node.URL()
		if k.secret == "" {
			if k.secret, err = ownSecret(k.dir); err != nil {
				return err
			}
		}
	}
	if slots > 0 && len(k.secret) < hall.MinSecret {
		return s.wrong("secret", "hosts need the hall's secret, of %d characters at least; set %s to the same on all of them", hall.MinSecret, variable("secret"))
	}
	if err := k.readCluster(c, slots); err != nil {
		return err
	}
	public = strings.TrimSuffix(public, "/")
	if err := k.readNames(public); err != nil {
		return err
	}
	return k.run(c.Context(), listen, slots, quota, replicas, scenarios, public)
}

// readNames reads the names of the hall: from the address where people reach it, or "", and
// from the settings.
func (k *club) readNames(public string) (err error) {
	k.names, k.proxies = k.s.list("known-as"), k.s.list("proxy")
	if k.known, err = k.s.knownAs(""); err != nil || public == "" {
		return err
	}
	u, err := url.Parse(public)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.Path != "" || u.RawQuery != "" || u.User != nil {
		return fmt.Errorf("--public: %q is not the address of a hall; write it as https://play.example", public)
	}
	if k.known, err = netcode.ParseKnownAs(append(slices.Clone(k.names), u.Host)); err != nil {
		return fmt.Errorf("--public: %w", err)
	}
	k.known, err = k.s.trustProxies(k.known)
	return err
}

// readCluster reads the settings for Agones and a login provider.
func (k *club) readCluster(c *cobra.Command, slots int) (err error) {
	f := c.Flags()
	k.login.Issuer, _ = f.GetString("oidc-issuer") // these flags exist
	k.login.Client, _ = f.GetString("oidc-client")
	k.login.Secret = os.Getenv("BROADSIDE_OIDC_SECRET")
	ports, _ := f.GetString("table-ports")
	if k.ports, err = parsePorts(ports); err != nil {
		return fmt.Errorf("--table-ports: %w", err)
	}
	if n := k.ports.count(); n > 0 && n < slots {
		return fmt.Errorf("--table-ports %s: that is %s, and each of %s needs one", ports, plural(n, "port"), plural(slots, "table"))
	}
	beside, _ := f.GetBool("agones")
	if !beside {
		return nil
	}
	if slots != 1 || k.ports.count() != 1 {
		return errors.New("to Agones a server is one table at one port; write --agones --slots 1 --table-ports 7620, with the port of the manifest")
	}
	port := os.Getenv(agones.PortVariable)
	if port == "" {
		port = agones.DefaultPort
	}
	k.agones, err = agones.New(port, k.log)
	return err
}

// serveAgones reports this server's state to Agones until end is called.
func (k *club) serveAgones(front *hall.Front) (end func()) {
	ctx, stop := context.WithCancel(context.Background())
	var telling sync.WaitGroup
	telling.Go(func() { k.agones.Run(ctx) })
	front.Collect(
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "broadside_agones_reached", Help: "Whether the Agones sidecar has answered last."}, func() float64 {
			if k.agones.Reached() {
				return 1
			}
			return 0
		}),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "broadside_agones_failures_total", Help: "How often the Agones sidecar has not answered."}, func() float64 {
			return float64(k.agones.Failures())
		}))
	return func() {
		stop()
		telling.Wait()
	}
}

// ownSecret returns the secret of a hall of one machine, which it creates if there is none.
func ownSecret(dir string) (string, error) {
	path := filepath.Join(dir, "secret")
	b, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		b = []byte(rand.Text() + rand.Text())
		err = os.WriteFile(path, b, 0o600)
	}
	if err != nil {
		return "", fmt.Errorf("the hall's secret: %w; choose another folder with --state", err)
	}
	return strings.TrimSpace(string(b)), nil
}

func (k *club) run(ctx context.Context, listen string, slots, quota, replicas int, scenarios []discovery.Scenario, public string) error {
	h, err := hall.Connect(k.url, replicas, k.log)
	if err != nil {
		return err
	}
	defer h.Close()
	at, err := net.Listen("tcp", listen)
	if err != nil {
		return fmt.Errorf("--listen: %w; choose another address, as in --listen 127.0.0.1:7651", err)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var beside sync.WaitGroup
	defer beside.Wait()
	var host *hall.Host
	if slots > 0 {
		host = h.NewHost(hostName(), slots, filepath.Join(k.dir, "tables"), k.start)
		k.adopt(host)
		beside.Go(func() { host.Run(ctx) })
	}
	front := h.NewFront(h.Watch(ctx), host, scenarios, quota, public)
	if k.login.Issuer != "" {
		if err := front.Ask(k.login, k.secret); err != nil {
			return errors.Join(err, at.Close())
		}
	}
	if k.agones != nil {
		defer k.serveAgones(front)()
	}
	web := front.Server(k.known)
	stop := context.AfterFunc(ctx, func() { _ = web.Close() })
	defer stop()
	fmt.Fprintf(k.tell, "The hall's tables:          http://%s/\nTo host one here:           BROADSIDE_SECRET=... broadside-server host --hall %s\n", at.Addr(), k.url)
	if err = web.Serve(at); errors.Is(err, http.ErrServerClosed) {
		err = nil
	}
	cancel()
	k.end()
	return err
}

// endTime is how long tables have to end or move.
const endTime = 30 * time.Second

// end makes all tables move or end.
func (k *club) end() {
	k.mu.Lock()
	k.ending = true
	for p := range k.tables {
		_ = p.Signal(syscall.SIGTERM) // it may have ended
	}
	k.mu.Unlock()
	for until := time.Now().Add(endTime); time.Now().Before(until); time.Sleep(20 * time.Millisecond) {
		k.mu.Lock()
		left := len(k.tables)
		k.mu.Unlock()
		if left == 0 {
			return
		}
	}
	k.log.Warn("some tables do not end; they go on by themselves")
}

// advertise returns where people reach the table of an Agones server. Without an address from
// the sidecar, only those who reach this pod find it.
func (k *club) advertise() []string {
	ctx, stop := context.WithTimeout(context.Background(), 2*time.Second)
	defer stop()
	at, err := k.agones.Place(ctx)
	if err != nil {
		k.log.Warn("the table is announced at this machine's own address, which may not be reached from outside", "error", err)
		return nil
	}
	return []string{"--advertise", at}
}

// start implements hall.Start.
func (k *club) start(t hall.Task) (<-chan struct{}, error) {
	port, err := k.ports.take(k.at)
	if err != nil {
		return nil, err
	}
	ended, err := k.startAt(port, t)
	if err != nil {
		k.ports.free(port)
	}
	return ended, err
}

// startAt starts a process for a table at a port, which is free again when it has ended.
func (k *club) startAt(port int, t hall.Task) (<-chan struct{}, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	args := []string{"host", "--resume", "--hall", k.url, "--address", net.JoinHostPort(k.at, strconv.Itoa(port)), "--state", t.State, "--discovery=false", "--status", "0s", "--idle", k.idle.String()}
	if k.agones != nil {
		args = append(args, k.advertise()...)
	}
	for _, folder := range k.data {
		args = append(args, "--data", folder)
	}
	for _, name := range k.names {
		args = append(args, "--known-as", name)
	}
	for _, at := range k.proxies {
		args = append(args, "--proxy", at)
	}
	switch {
	case t.Table == "":
		args = append(args, "--scenario", t.Scenario, "--name", t.Name, "--by", t.By, "--ticket", t.Ticket)
	case t.Standby:
		args = append(args, "--take", t.Table, "--standby")
	default:
		args = append(args, "--take", t.Table, "--stale", t.Stale)
	}
	if err := os.MkdirAll(t.State, 0o700); err != nil {
		return nil, err
	}
	log, err := os.Create(filepath.Join(t.State, "table.log"))
	if err != nil {
		return nil, err
	}
	c := exec.Command(self, args...)
	c.Env = append(os.Environ(), variable("secret")+"="+k.secret)
	if t.Key != "" {
		c.Env = append(c.Env, variable("gm.password")+"="+t.Key)
	}
	c.Stdout, c.Stderr = log, log
	c.SysProcAttr = apart()
	if k.agones != nil {
		k.agones.SetBusy(true) // before it listens, so that Agones does not remove the server
	}
	if err := k.launch(c); err != nil {
		if k.agones != nil {
			k.agones.SetBusy(false)
		}
		return nil, errors.Join(err, log.Close())
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		if err := c.Wait(); err != nil {
			k.log.Warn("a table has ended", "table", t.Name+t.Table, "error", err, "see", log.Name())
		}
		_ = log.Close() // everything is written already
		k.ports.free(port)
		k.remove(c.Process)
	}()
	return ended, nil
}

// launch starts the process of a table. A hall that is ending takes over no table, not even
// one that it has given up itself.
func (k *club) launch(c *exec.Cmd) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ending {
		return errors.New("this hall ends")
	}
	if err := c.Start(); err != nil {
		return err
	}
	k.tables[c.Process] = true
	k.tellBusy()
	return nil
}

// add registers a table that runs here.
func (k *club) add(p *os.Process) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.tables[p] = true
	k.tellBusy()
}

// remove removes a table that has ended.
func (k *club) remove(p *os.Process) {
	k.mu.Lock()
	defer k.mu.Unlock()
	delete(k.tables, p)
	k.tellBusy()
}

func (k *club) tellBusy() {
	if k.agones != nil {
		k.agones.SetBusy(len(k.tables) > 0)
	}
}
