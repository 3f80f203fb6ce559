package link

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"broadside/netcode"
)

// askHall is how long a hall may take to say where a table is.
const askHall = time.Second

// maxListing bounds what a hall says of a table, in bytes.
const maxListing = 16 << 10

// stayAfter is how often a hall may not know where a table is before it is looked for
// where it was: it may have lost its hall, and not its stations.
const stayAfter = 8

// errBetween means that no host has the table now: one has given it up, and another is
// about to have it.
var errBetween = &netcode.Ended{Code: netcode.Lost, Reason: "the table is on its way to another host"}

// find asks a hall where the table of a key is now. What it says is only a place to
// dial: the table there has to show the key.
func find(ctx context.Context, hall string, key netcode.Fingerprint) (place string, err error) {
	ctx, stop := context.WithTimeout(ctx, askHall)
	defer stop()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, hall+"/tables/"+key.Plain(), nil)
	if err != nil {
		return "", err
	}
	a, err := asking.Do(r)
	if err != nil {
		return "", fmt.Errorf("the hall does not answer: %w", err)
	}
	defer a.Body.Close()
	b, err := io.ReadAll(io.LimitReader(a.Body, maxListing))
	switch {
	case err != nil:
		return "", err
	case a.StatusCode == http.StatusNotFound:
		return "", errBetween
	case a.StatusCode != http.StatusOK:
		return "", fmt.Errorf("the hall answers %s", a.Status)
	}
	var listing struct{ Place string }
	if err := json.Unmarshal(b, &listing); err != nil {
		return "", fmt.Errorf("the hall's answer cannot be read: %w", err)
	}
	if _, _, err := net.SplitHostPort(listing.Place); err != nil {
		return "", fmt.Errorf("the hall's answer leads nowhere: %w", err)
	}
	return listing.Place, nil
}

// silence is how long nothing comes from a table before its hall is asked whether it
// has moved.
const silence = 2 * time.Second

// follow asks the hall of a table from which nothing comes where it is, and leaves the
// link when it is elsewhere.
func (l *Link) follow(now time.Time) {
	if l.hall == "" || l.pin == nil || l.link == nil || now.Sub(l.heard) < silence {
		return
	}
	if l.told == nil {
		told, wants, hall, key := make(chan string, 1), l.wants, l.hall, *l.pin
		l.told = told
		go func() {
			place, err := find(wants, hall, key)
			if err != nil {
				place = "" // it stays where it was
			}
			told <- place
		}()
		return
	}
	select {
	case place := <-l.told:
		l.told, l.heard = nil, now.Add(time.Second-silence)
		if place != "" && place != l.place {
			l.link.Close(netcode.Lost, "The table has moved.")
			l.lose(&netcode.Ended{Code: netcode.Lost, Reason: "The table has moved to another host."}, now)
		}
	default:
	}
}

// asking follows no redirection, and keeps no connection.
var asking = &http.Client{
	Transport:     &http.Transport{DisableKeepAlives: true, Proxy: http.ProxyFromEnvironment},
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}
