package table_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/space"
)

// phases are the states of a battle in which everything is tried, and how a GM brings it about.
var phases = []phase{
	{"gathering", nil, false},
	{"turn by turn", []sim.Intent{&sim.Pause{}}, true},
	{"live", []sim.Intent{&sim.SetTempo{Tempo: crew.Live}, &sim.Pause{}}, true},
	{"paused", []sim.Intent{&sim.Pause{}, &sim.Pause{On: true}}, false},
	{"reacting", []sim.Intent{
		&sim.SetInitiative{Seat: gunner, Total: 90}, &sim.Pause{},
		&sim.Command{Seat: gunner, Intent: &deployment.Ready{When: crew.WhenCalled, Word: "now", Response: &deployment.Fire{Target: 2}}},
		&sim.Command{Seat: gunner, Intent: &sim.EndTurn{}}, &sim.Signal{Word: "now"},
	}, true},
	{"holding", []sim.Intent{&sim.Pause{}, &sim.HoldOrders{On: true}}, true},
	{"wrecked", []sim.Intent{&sim.SetTempo{Tempo: crew.Live}, &sim.Pause{}, &sim.Damage{Ship: 2, Type: shipyard.Kinetic, Amount: 5000}}, true},
	{"over", []sim.Intent{&sim.Pause{}, &sim.Finish{Over: true, Text: "It is over."}}, false},
}

// phase is one of them.
type phase struct {
	name   string
	ruling []sim.Intent
	acts   bool // whether the crew can do anything
}

// wishes returns intents for a verb: one with empty fields, and one that may be legal.
func wishes(v crew.Verb) []sim.Intent {
	some := map[crew.Verb]sim.Intent{
		crew.Fly: &deployment.Fly{Legs: []ships.Leg{{Ahead: 10 * space.Foot}}}, crew.Attack: &deployment.Fire{Target: 2}, crew.Evade: &deployment.Evade{Target: 2},
		crew.Interfere: &deployment.Interfere{Target: raider}, crew.Direct: &deployment.Direct{Helped: pilot}, crew.Ram: &deployment.Ram{Target: 2},
		crew.Ready:       &deployment.Ready{},
		crew.RuleCommand: &sim.Command{Seat: pilot, Intent: &deployment.Fly{Legs: []ships.Leg{{Ahead: 10 * space.Foot}}}},
		crew.RuleDamage:  &sim.Damage{Ship: 2, Type: shipyard.Kinetic, Amount: 1}, crew.RuleSay: &sim.Say{Text: "Hear me.", Sides: event.AllSides},
		crew.RulePause: &sim.Pause{On: true},
	}
	var all []sim.Intent
	for _, i := range []sim.Intent{sim.NewIntent(v), some[v]} {
		if i == nil {
			continue
		}
		if _, err := netcode.Encode(nil, &netcode.Order{Order: sim.Order{Seat: pilot, Number: 1, Intent: i}}); err == nil {
			all = append(all, i)
		}
	}
	return all
}

// judge plays the table's battle beside it, and checks each obeyed order against the table of who
// may order what.
type judge struct {
	closing
	*testing.T
	mu     sync.Mutex
	world  *sim.World
	obeyed int // orders of crews
}

func (j *judge) KeepTick(r *sim.Result, _ bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	for i := range r.Accepted {
		j.order(&r.Accepted[i])
	}
	again, err := j.world.Step(r.Accepted)
	if err != nil || again.Hash != r.Hash {
		j.Errorf("tick %d: what was refused has changed something: %v", r.Tick, err)
	}
}

func (j *judge) order(o *sim.Order) {
	w, row := j.world, crew.PermissionOf(o.Intent.Verb())
	if o.Seat == crew.Master {
		if !row.Roles.Has(crew.GM) {
			j.Errorf("tick %d: the GM's chair was let %s", w.Tick, row.Name)
		}
		return
	}
	j.obeyed++
	m, id := w.HolderOf(o.Seat)
	switch {
	case m == nil:
		j.Errorf("tick %d: %+v, which is nobody's, was let %s", w.Tick, o.Seat, row.Name)
	case row.Roles&m.Roles == 0 || row.Roles.Has(crew.GM):
		j.Errorf("tick %d: the %s was let %s", w.Tick, o.Seat, row.Name)
	case w.Paused || w.Over || !w.Begun():
		j.Errorf("tick %d: %s was obeyed while nothing may be ordered", w.Tick, row.Name)
	case w.Ship(o.Seat.Ship).State.Gone():
		j.Errorf("tick %d: a ship that is gone was let %s", w.Tick, row.Name)
	case row.When == crew.OwnTurn && w.Asked() != 0:
		j.Errorf("tick %d: %s was obeyed while a reaction is awaited", w.Tick, row.Name)
	case row.When == crew.OwnTurn && !m.Open, row.When == crew.InWindow && w.Asked() != id:
		j.Errorf("tick %d: the %s of ship %d was let %s out of turn", w.Tick, o.Seat, o.Seat.Ship, row.Name)
	}
}

// trial is a client who tries everything.
type trial struct {
	*client.Client
	seat  crew.Seat
	tried int
}

// tryAll gives every order in the name of every seat, and ends the turn last.
func (c *trial) tryAll(h *hosted, all []crew.Seat) {
	c.Heard = func(m netcode.Message) {
		if a, ok := m.(*netcode.Answer); ok && !a.Accepted && (a.Rule == "" || a.Why == "") {
			h.Errorf("a refusal without a reason: %+v", a)
		}
	}
	try := func(seat crew.Seat, i sim.Intent) {
		c.tried++
		if err := c.OrderAs(seat, i); err != nil {
			h.Error(err)
		}
	}
	// Reactions come first, as there is little time for them.
	rows := append([]crew.Permission{*crew.PermissionOf(crew.React)}, crew.Table()...)
	for k, row := range rows {
		if row.Verb == crew.EndTurn {
			continue
		}
		for n, seat := range all {
			if !rough.Full() && seat != c.seat && (n+k+c.tried)%8 != 0 {
				continue // an eighth of those for other seats
			}
			for _, i := range wishes(row.Verb) {
				try(seat, i)
			}
		}
		if err := c.Await(h.soon(), "answers", func() bool { return !c.Waits() }); err != nil {
			h.Error(err)
			return
		}
	}
	for _, seat := range all {
		try(seat, &sim.EndTurn{})
	}
	if err := c.Await(h.soon(), "answers", func() bool { return !c.Waits() }); err != nil {
		h.Error(err)
	}
}

func TestFaultNothingOutsideTheTableIsObeyed(t *testing.T) {
	for _, p := range phases {
		t.Run(p.name, func(t *testing.T) {
			bubble(t, func(t *testing.T) { p.play(t) })
		})
	}
}

// play makes everybody try everything in a phase.
func (p *phase) play(t *testing.T) {
	lib, sc := lurking(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	var crewed []crew.Seat // before the table owns the world
	for i := range w.Members {
		crewed = append(crewed, w.Members[i].Seat)
	}
	shadow, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	j := &judge{closing: closing{new(atomic.Int32)}, T: t, world: shadow}
	var d *diary
	h := host(t, func(s *table.Settings) {
		d = audited(s)
		s.World, s.Journal, s.Tick = w, j, 2*time.Millisecond
	})
	gm := &trial{Client: h.sits("Mo", crew.Master), seat: crew.Master}
	all := []crew.Seat{crew.Master, {Ship: 99, Role: crew.Pilot, Number: 1}, screen, {Ship: 1, Role: crew.Gunner, Number: 9}}
	crews := []*trial{{Client: h.join("Nan")}, {Client: h.sits("Sam", screen), seat: screen}}
	for i, seat := range crewed {
		all = append(all, seat)
		crews = append(crews, &trial{Client: h.sits(fmt.Sprint("Crew ", i), seat), seat: seat})
	}
	for _, i := range p.ruling {
		gm.tried++
		if r := h.order(gm.Client, crew.Master, i); r != nil {
			t.Fatal(r)
		}
	}
	var trying sync.WaitGroup
	for _, c := range crews {
		trying.Go(func() { c.tryAll(h, all) })
	}
	trying.Wait()
	byCrews := j.count()
	gm.tryAll(h, all)
	h.end()

	tried := 0
	for _, c := range append(crews, gm) {
		tried += c.tried
	}
	logged, obeyed := 0, 0
	for _, e := range d.entries(t, "order") {
		logged++
		if e["obeyed"] == true {
			obeyed++
			if e["name"] == "Nan" || e["name"] == "Sam" {
				t.Errorf("somebody without a station was obeyed: %v", e)
			}
		}
	}
	for _, e := range d.entries(t, "orders") {
		logged += int(e["more"].(float64))
	}
	if logged != tried {
		t.Errorf("the audit log tells of %d of %d orders", logged, tried)
	}
	if obeyed == 0 || p.acts != (byCrews > 0) {
		t.Errorf("%d orders were obeyed, %d of them of crews", obeyed, byCrews)
	}
	t.Logf("%d orders tried, %d obeyed, %d of crews", tried, obeyed, byCrews)
}

func (j *judge) count() int {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.obeyed
}
