package link

import (
	"context"

	"broadside/netcode"
)

// A browser shows the hall's own page.

func listTables(context.Context, string) (*netcode.HallOffer, []netcode.Listing, error) {
	return nil, nil, errNoHall
}

func hostTable(context.Context, string, string, string) (*netcode.Listing, error) {
	return nil, errNoHall
}
