package link

import (
	"context"
	"errors"

	"broadside/netcode"
)

// find finds nothing: a browser goes to the host that served its page.
func find(context.Context, string, netcode.Fingerprint) (string, error) {
	return "", errors.New("a browser cannot ask a hall; open the hall's page to find the table")
}
