//go:build !js

package link

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"syscall"
	"time"

	"broadside/netcode"
	"broadside/netcode/discovery"
)

const (
	// listTime is the time limit for listing a hall's tables.
	listTime = 4 * time.Second
	// hostTime is the time limit for beginning one: longer than the hall waits itself.
	hostTime = 20 * time.Second
	// maxList bounds a list, in bytes.
	maxList = 8 << 20
	// maxTables is how many tables of a list are shown.
	maxTables = 10_000
	// maxWhy bounds the reason for a hall's refusal, in bytes.
	maxWhy = 1 << 10
)

// listTables returns what a hall can host, and its tables.
func listTables(ctx context.Context, hall string) (*discovery.HallOffer, []discovery.Listing, error) {
	ctx, stop := context.WithTimeout(ctx, listTime)
	defer stop()
	var offer discovery.HallOffer
	if err := readHall(ctx, hall, "/hall", &offer); err != nil {
		return nil, nil, err
	}
	if offer.Protocol == 0 {
		return nil, nil, errNoHall
	}
	offer.Clean()
	var listings []discovery.Listing
	if err := readHall(ctx, hall, "/tables", &listings); err != nil {
		return nil, nil, err
	}
	listings = listings[:min(len(listings), maxTables)]
	for i := range listings {
		listings[i].Clean()
	}
	return &offer, listings, nil
}

// readHall reads a hall's answer at a path.
func readHall(ctx context.Context, hall, path string, into any) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, hall+path, nil)
	if err != nil {
		return errNoAddress
	}
	a, err := asking.Do(r)
	if err != nil {
		return unreached(err)
	}
	defer a.Body.Close()
	if a.StatusCode != http.StatusOK {
		return answered(a)
	}
	return decode(a, into)
}

// decode decodes an answer of bounded size as JSON.
func decode(a *http.Response, into any) error {
	b, err := io.ReadAll(io.LimitReader(a.Body, maxList+1))
	switch {
	case err != nil:
		return unreached(err)
	case len(b) > maxList:
		return fmt.Errorf("the hall's answer is longer than %d MB, and is not read; use its page in a browser", maxList>>20)
	case json.Unmarshal(b, into) != nil:
		return errNoHall
	}
	return nil
}

// hostTable asks a hall for a table.
func hostTable(ctx context.Context, hall, scenario, name string) (*discovery.Listing, error) {
	ctx, stop := context.WithTimeout(ctx, hostTime)
	defer stop()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, hall+"/tables", strings.NewReader(url.Values{"scenario": {scenario}, "name": {name}}.Encode()))
	if err != nil {
		return nil, errNoAddress
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	a, err := asking.Do(r)
	if err != nil {
		return nil, unreached(err)
	}
	defer a.Body.Close()
	if a.StatusCode != http.StatusCreated {
		return nil, refused(a)
	}
	var l discovery.Listing
	if err := decode(a, &l); err != nil {
		return nil, err
	}
	switch l.Clean(); {
	case l.Why != "":
		return nil, errors.New("the hall has begun a table that this station cannot join. " + l.Why)
	case l.GM == "":
		return nil, errors.New("the hall has started the table but gives no link to its GM's chair; ask its administrator")
	}
	return &l, nil
}

// refused returns why a hall begins no table, in its own words.
func refused(a *http.Response) error {
	b, err := io.ReadAll(io.LimitReader(a.Body, maxWhy))
	why := netcode.Sentence(string(b))
	if err != nil || why == "" || !strings.HasPrefix(a.Header.Get("Content-Type"), "text/plain") {
		return answered(a)
	}
	return errors.New(why)
}

// answered describes an answer that does not come from a hall.
func answered(a *http.Response) error {
	to, err := a.Location()
	switch {
	case a.StatusCode == http.StatusNotFound:
		return errNoHall
	case err == nil:
		return fmt.Errorf("the hall has moved to %s; go there", netcode.CleanLine(to.Scheme+"://"+to.Host, maxShown))
	}
	return fmt.Errorf("the hall answers %q; try again in a moment, or ask its administrator", netcode.CleanLine(a.Status, maxShown))
}

// maxShown is how many characters of an answer are shown.
const maxShown = 80

// unreached describes why a hall was not reached.
func unreached(err error) error {
	var unknown *net.DNSError
	var late net.Error
	switch {
	case errors.As(err, &unknown):
		return fmt.Errorf("no machine is called %q; check the hall's address", netcode.CleanLine(unknown.Name, maxShown))
	case errors.Is(err, syscall.ECONNREFUSED):
		return errors.New("no hall answers there; check the address and its port, and that the hall is running")
	case errors.As(err, &late) && late.Timeout():
		return errors.New("the hall does not answer; try again in a moment")
	}
	var failed *url.Error
	if errors.As(err, &failed) {
		err = failed.Err
	}
	return fmt.Errorf("the hall cannot be reached: %s", netcode.Sentence(err.Error()))
}
