package link

import (
	"context"

	"broadside/netcode/discovery"
)

// A browser shows the hall's own page.

func listTables(context.Context, string) (*discovery.HallOffer, []discovery.Listing, error) {
	return nil, nil, errNoHall
}

func hostTable(context.Context, string, string, string) (*discovery.Listing, error) {
	return nil, errNoHall
}
