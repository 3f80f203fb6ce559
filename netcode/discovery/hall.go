package discovery

import (
	"fmt"

	"broadside/netcode"
)

// Listing describes one of a hall's tables, as JSON.
type Listing struct {
	Standing
	Name     string `json:"name"`
	Scenario string `json:"scenario"`
	Seats    int    `json:"seats"`
	Place    string `json:"place"`
	Link     string `json:"link"`
	Web      string `json:"web,omitempty"` // where a browser plays
	GM       string `json:"gm,omitempty"`  // the link to the GM's chair, for the person who asked for the table
	Table    string `json:"table"`         // its fingerprint
	Protocol int    `json:"protocol"`
	Build    string `json:"build"`
	Other    bool   `json:"other,omitempty"` // it speaks another version than the hall
	Why      string `json:"-"`               // a station cannot join it, or ""
}

// HallOffer describes a hall, as JSON.
type HallOffer struct {
	Protocol  int        `json:"protocol"`
	Build     string     `json:"build"`
	Trouble   string     `json:"trouble,omitempty"` // a problem that people should know of
	Login     bool       `json:"login,omitempty"`   // people must log in on its page before they host a table
	Quota     int        `json:"quota"`             // the number of tables that one person may have at once
	Scenarios []Scenario `json:"scenarios"`
}

// Scenario is a scenario that a hall, or a server on the same machine, offers to host.
type Scenario struct {
	Key    string `json:"key"`
	Title  string `json:"title"`
	Size   string `json:"size"` // its tempo and the number of people
	Lesson bool   `json:"lesson,omitempty"`
	Brief  string `json:"brief"`
}

// Ways are how people join a table, as its server tells the window that hosts it.
type Ways struct {
	Host  string   `json:"host"`  // the link to the GM's chair, for this machine, valid once
	Links []string `json:"links"` // for others, the likeliest first
	Pages []string `json:"pages"` // for browsers, as on phones; none: the server has no page
	Code  string   `json:"code"`  // or "" if the table is hidden
}

const (
	maxTitle = 120     // characters of a line of a hall
	maxSeats = 1 << 16 // seats of a table; a larger number is not believed
)

// Clean makes a listing from a hall fit to be shown, and sets whether this program can join
// the table.
func (l *Listing) Clean() {
	if l.Name = netcode.CleanLine(l.Name, maxTitle); l.Name == "" {
		l.Name = "A table without a name"
	}
	l.Scenario, l.Place, l.Build = netcode.CleanLine(l.Scenario, maxTitle), netcode.CleanLine(l.Place, maxTitle), netcode.CleanLine(l.Build, maxTitle)
	l.Standing.Clean()
	l.Seats = max(0, min(l.Seats, maxSeats))
	switch {
	case l.Protocol != netcode.Protocol:
		l.Why = fmt.Sprintf("It speaks version %d and this station %d: update the older one.", l.Protocol, netcode.Protocol)
	case !l.leads(l.Link) || l.GM != "" && !l.leads(l.GM):
		l.Why = "The hall's link to it leads nowhere: ask the hall's administrator."
	}
}

// leads reports whether a link leads to the listing's table.
func (l *Listing) leads(link string) bool {
	key, err := netcode.ParseFingerprint(l.Table)
	if err != nil {
		return false
	}
	i, err := netcode.ParseInvitation(link)
	return err == nil && i.Pin != nil && *i.Pin == key
}

// Clean makes an offer from a hall fit to be shown.
func (o *HallOffer) Clean() {
	o.Build, o.Trouble = netcode.CleanLine(o.Build, maxTitle), netcode.Sentence(o.Trouble)
	kept := o.Scenarios[:0]
	for _, s := range o.Scenarios {
		s.Title, s.Size, s.Brief = netcode.CleanLine(s.Title, maxTitle), netcode.CleanLine(s.Size, maxTitle), netcode.CleanLine(s.Brief, netcode.MaxBrief)
		if s.Key != "" && s.Title != "" {
			kept = append(kept, s)
		}
	}
	o.Scenarios = kept
}
