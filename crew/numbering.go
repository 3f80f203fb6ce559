package crew

// Numbering assigns the IDs of a battle's crew, from 1, in an order that reveals neither
// how many others there are nor who came when. The zero Numbering counts.
type Numbering struct {
	Key    int64 // secret from everybody at the table
	rounds *[4][half]byte
}

const (
	halfBits = 7
	half     = 1 << halfBits // its square is the number of IDs
	// MaxKey is the greatest key of a Numbering.
	MaxKey = 1<<62 - 1
)

// ID returns the ID of the member at a place in the list.
func (n *Numbering) ID(place int) ID {
	if n.Key == 0 {
		return ID(place + 1)
	}
	n.prepare()
	left, right := place>>halfBits, place%half
	for i := range n.rounds {
		left, right = right, left^int(n.rounds[i][right])
	}
	return ID(left<<halfBits|right) + 1
}

// Place returns the place in the list of the member with an ID. There may be nobody there
// yet.
func (n *Numbering) Place(id ID) int {
	if n.Key == 0 || id == 0 || id > MaxMembers {
		return int(id) - 1
	}
	n.prepare()
	left, right := int(id-1)>>halfBits, int(id-1)%half
	for i := len(n.rounds) - 1; i >= 0; i-- {
		left, right = right^int(n.rounds[i][left]), left
	}
	return left<<halfBits | right
}

// prepare derives the rounds of a Feistel network from the key, once.
func (n *Numbering) prepare() {
	if n.rounds != nil {
		return
	}
	n.rounds = &[4][half]byte{}
	x := uint64(n.Key)
	for i := range n.rounds {
		for j := range n.rounds[i] {
			n.rounds[i][j] = byte(mix(&x)>>31) % half
		}
	}
}

// mix is a step of splitmix64.
func mix(x *uint64) uint64 {
	*x += 0x9e3779b97f4a7c15
	z := (*x ^ *x>>30) * 0xbf58476d1ce4e5b9
	return (z ^ z>>27) * 0x94d049bb133111eb
}

// ConsoleID returns a number for a console that is not taken; fewer than MaxConsoles must be. It is
// derived from where the console stands, so that it reveals nothing about others.
func (n *Numbering) ConsoleID(where uint64, taken func(ConsoleID) bool) ConsoleID {
	x := uint64(n.Key) ^ where*0xd1342543de82ef95
	for {
		if id := ConsoleID((mix(&x) >> 31) % MaxConsoles); !taken(id) {
			return id
		}
	}
}

// FixtureIDs returns the numbers of the fixtures of a scenario, by their places in it. The zero Numbering counts.
func (n *Numbering) FixtureIDs() (ids [MaxFixtures]FixtureID) {
	for i := range ids {
		ids[i] = FixtureID(i + 1)
	}
	x := ^uint64(n.Key)
	for i := len(ids) - 1; i > 0 && n.Key != 0; i-- {
		j := mix(&x) >> 31 % uint64(i+1)
		ids[i], ids[j] = ids[j], ids[i]
	}
	return ids
}
