package table

import (
	"sync"
	"testing"

	"broadside/configs"
)

// Shipped is all data as shipped. It is read once for all tests, since nobody may
// change it.
func Shipped(t testing.TB) *configs.Data {
	t.Helper()
	data, problems := load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	return data
}

var load = sync.OnceValues(func() (*configs.Data, []configs.Problem) { return configs.Load() })
