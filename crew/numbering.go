package crew

// Numbering is how a battle numbers its crew: from 1 on, in an order that tells nobody how
// many others there are, or who came when. The zero Numbering counts.
type Numbering struct {
	Key    int64 // nobody at the table may know it
	rounds *[4][half]byte
}

const (
	halfBits = 7
	half     = 1 << halfBits // squared, the IDs that there are
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

// Place returns where in the list the member with an ID stands. There may be nobody yet.
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

// prepare works the rounds of a Feistel network out from the key, once.
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

// ConsoleID returns a number for a console that is none of those taken, of which there must be fewer than
// MaxConsoles. It is drawn by where the console stands, so that it tells of no other one.
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
