package main

import (
	"context"
	"sync"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/space"
)

// crews returns a client at a station of the witness's ship, after the witness has vouched for
// them.
func (s *siege) crews(ctx context.Context, name string, role crew.Role) *client.Client {
	s.Helper()
	c, err := s.flooded.join(ctx, name)
	if err != nil {
		s.Fatal(err)
	}
	for c.Picture == nil {
		if err := s.flooded.witness.Send(&netcode.Kick{Client: c.Welcome.Client, Ban: netcode.Vouch}); err != nil {
			s.Fatal(err)
		}
		if err := c.Sit(crew.Seat{Ship: 1, Role: role, Number: 1}); err != nil {
			s.Fatal(err)
		}
		soon, cancel := context.WithTimeout(ctx, time.Second)
		err := c.Await(soon, "a picture", func() bool { return c.Picture != nil })
		cancel()
		if err != nil && (ctx.Err() != nil || soon.Err() == nil) {
			s.Fatal(err)
		}
	}
	return c
}

// looksOn opens a link at a main screen that acknowledges nothing.
func (s *siege) looksOn(ctx context.Context) netcode.Link {
	s.Helper()
	link, _, err := netcode.Dial(ctx, s.flooded.address, netcode.Guest{Hello: netcode.Hello{Name: "Silent"}, Trust: trustAll})
	if err == nil {
		err = link.Send(&netcode.Sit{Seat: crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}})
	}
	if err != nil {
		s.Fatal(err)
	}
	return link
}

// hearOn reads everything that comes.
func (s *siege) hearOn(ctx context.Context, link netcode.Link) {
	defer link.Close(netcode.Bye, "")
	for frames := 0; ; {
		select {
		case <-ctx.Done():
			if frames == 0 {
				s.Error("who acknowledges nothing is sent nothing")
			}
			return
		case m, open := <-link.Inbox():
			if !open {
				s.Errorf("who acknowledges nothing was cut off: %v", link.Err())
				return
			}
			if _, ok := m.(*netcode.Frame); ok {
				frames++
			}
		}
	}
}

// TestFaultStationsAreGreedy lets stations in a battle of a hundred ships ask for options on other
// ships in each frame, and others acknowledge no picture.
func TestFaultStationsAreGreedy(t *testing.T) {
	while := 4 * time.Second
	if rough.Full() {
		while = 20 * time.Second
	}
	s := besiegeTable(t, "--scenario", "fleet", "--live")
	s.during(func(ctx context.Context) {
		var greedy []*client.Client
		for _, role := range []crew.Role{crew.Gunner, crew.Operator, crew.Coordinator} {
			greedy = append(greedy, s.crews(ctx, "Greedy "+role.String(), role))
		}
		var silent []netcode.Link
		for range 8 {
			silent = append(silent, s.looksOn(ctx))
		}
		ctx, cancel := context.WithTimeout(ctx, while)
		defer cancel()
		var all sync.WaitGroup
		for _, c := range greedy {
			all.Go(func() { s.askOn(ctx, c) })
		}
		for _, link := range silent {
			all.Go(func() { s.hearOn(ctx, link) })
		}
		all.Wait()
	})
	s.end()
}

// askOn asks for options on these ships and on those in turn, and counts the pictures in which they
// come.
func (s *siege) askOn(ctx context.Context, c *client.Client) {
	defer c.Leave("")
	var halves [2]netcode.Targets
	for i := range c.Picture.Contacts {
		half := &halves[i%2]
		half.Ships = append(half.Ships, c.Picture.Contacts[i].ID)
	}
	asked, given := 0, map[space.ID]bool{}
	for ctx.Err() == nil {
		if err := c.Send(&halves[asked%2]); err != nil {
			s.Errorf("who asks without end was cut off: %v", err)
			return
		}
		if asked++; asked%8 != 0 { // eight in a tick
			continue
		}
		if _, err := c.Next(ctx); err != nil && ctx.Err() == nil {
			s.Errorf("who asks without end was cut off: %v", err)
			return
		}
		for _, o := range c.Picture.Options {
			given[o.Target] = true
		}
	}
	s.Logf("%d times asked, for options on %d ships, of which some came on %d", asked, len(c.Picture.Contacts), len(given))
}
