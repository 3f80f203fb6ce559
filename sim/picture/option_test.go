package picture

import (
	"fmt"
	"strings"
	"testing"

	"broadside/sim/say"
)

// A list that is too long for a row is cut, and what stands before it is kept.
func TestListAfterASentenceFits(t *testing.T) {
	first, texts := say.Sentence("2 of 3 uses left"), []say.Text(nil)
	for i := range 200 {
		texts = append(texts, say.Of("%s takes %d", say.Name(fmt.Sprint("Ship ", i)), i))
	}
	told := FitListAfter(first, texts)
	if says := told.String(); len(told) > say.Max || len(told) < say.Max/2 || !strings.HasPrefix(says, "2 of 3 uses left. Ship 0 takes 0, ") {
		t.Errorf("of %d bytes: %q", len(told), says)
	}
	for _, texts := range [][]say.Text{nil, {say.Name(strings.Repeat("x", say.Max))}} {
		if told := FitListAfter(first, texts); told != first {
			t.Errorf("without a list that fits: %q", told.String())
		}
	}
}
