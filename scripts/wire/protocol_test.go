package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"broadside/netcode"
)

func TestThePageNamesTheProtocol(t *testing.T) {
	page, err := os.ReadFile("../../docs/wire.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, words := range []string{"`broadside/%d`", "`/link?protocol=%d`"} {
		if want := fmt.Sprintf(words, netcode.Protocol); !strings.Contains(string(page), want) {
			t.Errorf("docs/wire.md does not have %s", want)
		}
	}
}
