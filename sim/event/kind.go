package event

// The kinds of the facts of both fights, among those of ships.
const (
	KindChecked    Kind = 13
	KindContested  Kind = 14
	KindHasReadied Kind = 23
	KindMayReact   Kind = 24
	KindLetGo      Kind = 25
	KindHid        Kind = 28
	KindSearched   Kind = 29
	KindSurprised  Kind = 30
)

// Facts has a constructor for each of the facts of both fights.
var Facts = Registry{
	KindChecked:    Make[Checked],
	KindContested:  Make[Contested],
	KindHasReadied: Make[HasReadied],
	KindMayReact:   Make[MayReact],
	KindLetGo:      Make[LetGo],
	KindHid:        Make[Hid],
	KindSearched:   Make[Searched],
	KindSurprised:  Make[Surprised],
}
