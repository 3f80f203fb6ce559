package view

// Scenario is what can be fought: its key at the table, and its title.
type Scenario struct{ Key, Title string }

// Table is what a GM can ask of the table itself.
type Table struct {
	Scenario  string           // the title of the one that is on
	Scenarios []Scenario       // that the table can turn to
	Fight     func(key string) // asks for one of them; nil: nobody can be asked
}
