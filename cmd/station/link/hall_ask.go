//go:build !js

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

// askHall is the time limit for asking a hall where a table is.
const askHall = time.Second

// maxListing bounds a hall's description of a table, in bytes.
const maxListing = 16 << 10

// find asks a hall where the table with a key is now. The answer is only a place to dial: the table
// there has to prove the key.
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

// asking follows no redirects, and keeps no connections.
var asking = &http.Client{
	Transport:     &http.Transport{DisableKeepAlives: true, Proxy: http.ProxyFromEnvironment},
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}
