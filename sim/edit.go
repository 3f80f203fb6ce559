package sim

import (
	"broadside/crew"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Spawn brings a ship into the battle. Its crew roll initiative at once.
type Spawn struct {
	Class   int16 // in the library
	Name    string
	Side    event.Side
	At      space.Point
	Heading space.Angle
	Hidden  bool
	Special bool
}

func (*Spawn) Verb() crew.Verb { return crew.RuleSpawn }

// Fields describes a Spawn.
func (r *Spawn) Fields(c field.Coder) {
	field.Int(c, "class", &r.Class, 0, 1<<15-1)
	field.Text(c, "name", &r.Name, crew.MaxName)
	field.Int(c, "side", &r.Side, 0, event.MaxSides-1)
	r.At.Fields(c)
	field.Int(c, "heading", &r.Heading, 0, int64(space.Circle)-1)
	field.Bool(c, "hidden", &r.Hidden)
	field.Bool(c, "special", &r.Special)
}

func (r *Spawn) Check(w *World) error {
	switch {
	case int(r.Class) >= len(w.Library.Classes):
		return crew.Refuse(crew.Manners, "there is no class %d", r.Class)
	case r.Name == "":
		return crew.Refuse(crew.Manners, "the ship needs a name")
	case int(r.Side) >= len(w.Scenario.Sides):
		return crew.Refuse(crew.Manners, "there is no side %d", r.Side)
	case len(w.Ships) >= shipyard.MaxShips:
		return crew.Refuse(crew.Manners, "the battle is full")
	}
	return nil
}

func (r *Spawn) Do(w *World) {
	id, err := deployment.AddShip(&w.Battle, &ships.Arrival{
		Name: r.Name, Class: r.Class, Side: r.Side, Special: r.Special, Hidden: r.Hidden, At: r.At, Heading: r.Heading,
	})
	if err != nil {
		return
	}
	w.Emit(w.Watchers(w.Ship(id)), &Arrived{id})
	if w.Begun() {
		rollInitiative(w)
	}
}

// Place moves a ship elsewhere.
type Place struct {
	Ship    space.ID
	At      space.Point
	Heading space.Angle
}

func (*Place) Verb() crew.Verb { return crew.RuleMove }

// Fields describes a Place.
func (r *Place) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	r.At.Fields(c)
	field.Int(c, "heading", &r.Heading, 0, int64(space.Circle)-1)
}

func (r *Place) Check(w *World) error { return w.mustKnow(r.Ship) }

func (r *Place) Do(w *World) {
	s := w.Ship(r.Ship)
	w.PlaceShip(s, ships.Pose{At: r.At, Heading: r.Heading})
	w.tellRuled(crew.RuleMove, s, "it is moved")
}

// Number is a number of a ship that a GM can change.
type Number uint8

// The numbers.
const (
	HullNumber Number = iota
	ShieldNumber
	HitDiceNumber
	SystemNumber
	HullMaxNumber
	ShieldMaxNumber
	RegenNumber
	ACNumber
	StrengthNumber
	DexterityNumber
	FlyNumber  // feet
	TurnNumber // feet
	FeetNumber // feet of flying speed left
	SideNumber
	SpecialNumber
	AmmoNumber // of every weapon that needs any
	FuelNumber // units
	lastNumber = FuelNumber
)

var numberNames = [...]string{
	"hull", "shields", "hit-dice", "system-damage", "hull-max", "shields-max", "regeneration", "ac",
	"strength", "dexterity", "flying-speed", "turning-speed", "feet", "side", "special", "ammunition", "fuel",
}

func (n Number) String() string { return numberNames[n] }

// NumberNames returns the names of all numbers in stories.
func NumberNames() []string { return numberNames[:] }

var numberTitles = [...]say.Text{
	"Hull", "Shields", "Hit Dice", "System damage", "Hull maximum", "Shield maximum", "Regeneration", "AC without pilot",
	"Strength", "Dexterity", "Flying speed", "Turning speed", "Feet left", "Side", "Special", "Ammunition", "Fuel",
}

// Text returns the name of a number for people.
func (n Number) Text() say.Text { return numberTitles[n] }

// bounds are the minimum and the maximum of each number.
var bounds = [...][2]int32{
	HullNumber: {0, shipyard.MaxPoints}, ShieldNumber: {0, shipyard.MaxPoints}, HitDiceNumber: {0, 100}, SystemNumber: {0, 6},
	HullMaxNumber: {1, shipyard.MaxPoints}, ShieldMaxNumber: {0, shipyard.MaxPoints}, RegenNumber: {0, shipyard.MaxPoints}, ACNumber: {0, 60},
	StrengthNumber: {1, 40}, DexterityNumber: {1, 40}, FlyNumber: {0, 10_000}, TurnNumber: {1, 10_000}, FeetNumber: {0, 10_000},
	SideNumber: {0, event.MaxSides - 1}, SpecialNumber: {0, 1}, AmmoNumber: {0, 1000}, FuelNumber: {0, 10_000},
}

// Bounds returns the minimum and the maximum that a GM may set the number to.
func (n Number) Bounds() (least, most int32) { return bounds[n][0], bounds[n][1] }

// Edit changes a number of a ship. A hull set to 0 disables the ship; one set above 0 restores it.
type Edit struct {
	Ship   space.ID
	Number Number
	Value  int32
}

func (*Edit) Verb() crew.Verb { return crew.RuleEdit }

// Fields describes an Edit.
func (r *Edit) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	field.Int(c, "number", &r.Number, 0, int64(lastNumber))
	field.Int(c, "value", &r.Value, 0, shipyard.MaxPoints)
}

func (r *Edit) Check(w *World) error {
	if err := w.mustKnow(r.Ship); err != nil {
		return err
	}
	b := bounds[r.Number]
	if r.Value < b[0] || r.Value > b[1] {
		return crew.Refuse(crew.Manners, "%s must be %d to %d", r.Number, b[0], b[1])
	}
	s := w.Ship(r.Ship)
	points := map[Number]int32{HullNumber: s.MaxHull(), ShieldNumber: s.MaxShield()}
	switch most, limited := points[r.Number]; {
	case limited && r.Value > most:
		return crew.Refuse(crew.Manners, "%s of %s can be %d at most: raise its maximum first", r.Number, s.Name, most)
	case r.Number == SideNumber && int(r.Value) >= len(w.Scenario.Sides):
		return crew.Refuse(crew.Manners, "there is no side %d", r.Value)
	case r.Number == HullNumber && r.Value == 0, r.Number == SystemNumber && r.Value == 6:
		return impact.CheckWreck(&w.Battle, s)
	}
	return nil
}

func (r *Edit) Do(w *World) {
	s := w.Ship(r.Ship)
	if r.Number == SideNumber {
		changeSide(w, s, event.Side(r.Value))
		return
	}
	w.setNumber(s, r.Number, r.Value)
	w.Emit(sideOf(s), &Ruled{crew.RuleEdit, s.ID, r.told()})
}

// setNumber sets a number, and adjusts what depends on it.
func (w *World) setNumber(s *ships.Ship, n Number, v int32) {
	switch n {
	case HullNumber:
		impact.SetHull(&w.Battle, s, v)
	case ShieldNumber:
		s.Shield, s.Collapsed = v, v == 0 && s.MaxShield() > 0
	case HitDiceNumber:
		s.HitDice = int8(v)
	case SystemNumber:
		impact.SetSystem(&w.Battle, s, int8(v))
	case HullMaxNumber:
		s.HullMax = v
	case ShieldMaxNumber:
		s.ShieldMax = v
	case RegenNumber:
		s.Regen = v
	case ACNumber:
		s.AC = int16(v)
	case StrengthNumber:
		s.Str = int8(v)
	case DexterityNumber:
		s.Dex = int8(v)
	case FlyNumber:
		s.Fly = space.Length(v) * space.Foot
	case TurnNumber:
		s.Turn = space.Length(v) * space.Foot
	case FeetNumber:
		s.LeaveFeet(space.Length(v) * space.Foot)
	case SpecialNumber:
		s.Special = v == 1
	case FuelNumber:
		s.Fuel = int16(v)
	case AmmoNumber:
		for i := range s.Mounts {
			if w.ClassOf(s).Mounts[i].Weapon.Ammo > 0 {
				deployment.Restock(&w.Battle, s, i, int16(v))
			}
		}
	}
	s.Hull, s.Shield = min(s.Hull, s.MaxHull()), min(s.Shield, s.MaxShield())
}

// told returns the text for the change.
func (r *Edit) told() say.Text {
	switch {
	case r.Number != SpecialNumber:
		return say.Of("%s set to %d", r.Number, r.Value)
	case r.Value == 1:
		return "it is special: at 0 it is disabled and makes saves"
	}
	return "it is not special: at 0 it explodes"
}

// Remove removes a ship from the battle, with everybody aboard and in its bays. Crew members
// who are on another deck stay, on foot (HOUSE-LOST, SHIP-BAY). Players' ships that are lost stay
// in the battle as destroyed ones, so that a campaign knows of them.
type Remove struct{ Ship space.ID }

func (*Remove) Verb() crew.Verb { return crew.RuleRemove }

// Fields describes a Remove.
func (r *Remove) Fields(c field.Coder) { ships.ShipField(c, "ship", &r.Ship) }

func (r *Remove) Check(w *World) error {
	if s := w.Ship(r.Ship); s != nil && s.State == ships.Destroyed && ofPlayers(w, s.Side) {
		return crew.Refuse(crew.Manners, "%s counts as lost and cannot be removed: set its hull above 0 to bring it back", s.Name)
	}
	return w.mustKnow(r.Ship)
}

func (r *Remove) Do(w *World) {
	if next := removeShip(w, r.Ship, false); next && w.Begun() && w.Order.Tempo != crew.Live {
		w.openTurns(int(w.Order.Current))
	}
}

// removeShip removes a ship and those in its bays. It reports whether the turn that is now
// current has yet to begin, as next reported before.
func removeShip(w *World, id space.ID, next bool) bool {
	s := w.Ship(id)
	w.Emit(w.Watchers(s), &Left{s.Name})
	for _, stowed := range impact.InBays(&w.Battle, s) {
		next = removeShip(w, stowed, next)
	}
	s = w.Ship(id) // the list may have shifted
	stays := s.State == ships.Lost && ofPlayers(w, s.Side)
	action.Depart(&w.Fight, id)
	for _, m := range s.Crew {
		if p := w.Fight.Person(m); p != nil && !p.IsOut() {
			w.Member(m).Roles = crew.Of(crew.Boots)
			continue
		}
		if !stays {
			next = w.Order.Leave(m, next)
		}
	}
	closeWays(w, func(x Breach) bool { return x.Ship != id && x.Other != id })
	if stays {
		s.State, s.Hull, s.Shield = ships.Destroyed, 0, 0
		return next
	}
	impact.Dismiss(&w.Battle, id)
	return next
}

// SetCover sets a ship's cover, overriding the geometry (SHIP-COVER).
type SetCover struct {
	Ship  space.ID
	Cover int8 // 0: geometry decides again; else 1 + the degree
}

func (*SetCover) Verb() crew.Verb { return crew.RuleCover }

// Fields describes a SetCover.
func (r *SetCover) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	field.Int(c, "cover", &r.Cover, 0, 1+int64(space.TotalCover))
}

func (r *SetCover) Check(w *World) error { return w.mustKnow(r.Ship) }

func (r *SetCover) Do(w *World) {
	s := w.Ship(r.Ship)
	s.Cover = r.Cover
	if r.Cover == 0 {
		w.tellRuled(crew.RuleCover, s, "its cover follows from geometry")
		return
	}
	w.tellRuled(crew.RuleCover, s, "its cover is: %s", space.Cover(r.Cover-1))
}

// Damage damages a ship, or repairs it if Amount is below 0.
type Damage struct {
	Ship   space.ID
	Type   shipyard.DamageType
	Amount int32
}

func (*Damage) Verb() crew.Verb { return crew.RuleDamage }

// Fields describes a Damage.
func (r *Damage) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	field.Int(c, "type", &r.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "amount", &r.Amount, -shipyard.MaxPoints, shipyard.MaxPoints)
}

// Check refuses damage to a ship that has no part in the battle.
func (r *Damage) Check(w *World) error {
	s := w.Ship(r.Ship)
	switch err := w.mustKnow(r.Ship); {
	case err != nil, r.Amount < 0, !s.State.Gone():
		return err
	case s.State == ships.Stowed:
		return crew.Refuse("SHIP-BAY", "%s is in the docking bay of %s: set its hull, or damage that ship", s.Name, w.ShipName(s.Docked))
	}
	return crew.Refuse("SHIP-HP", "%s is %s", s.Name, s.State)
}

func (r *Damage) Do(w *World) {
	s := w.Ship(r.Ship)
	if r.Amount < 0 {
		had := s.Hull
		impact.SetHull(&w.Battle, s, s.Hull-r.Amount)
		w.tellRuled(crew.RuleDamage, s, "its hull regains %d", s.Hull-had)
		return
	}
	w.tellRuled(crew.RuleDamage, s, "%d %s damage", r.Amount, r.Type)
	impact.Hurt(&w.Battle, ships.Wound{Target: s.ID, Type: r.Type, Amount: r.Amount})
}

// SetHidden hides a ship from the other sides, or shows it.
type SetHidden struct {
	Ship   space.ID
	Hidden bool
}

func (*SetHidden) Verb() crew.Verb { return crew.RuleHide }

// Fields describes a SetHidden.
func (r *SetHidden) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	field.Bool(c, "hidden", &r.Hidden)
}

func (r *SetHidden) Check(w *World) error { return w.mustKnow(r.Ship) }

func (r *SetHidden) Do(w *World) {
	s := w.Ship(r.Ship)
	s.Hidden, s.Found = r.Hidden, 0
	if r.Hidden {
		deployment.Conceal(&w.Battle, s)
		w.Emit(sideOf(s), &Ruled{crew.RuleHide, s.ID, "it is hidden"})
		return
	}
	w.tellRuled(crew.RuleHide, s, "it is in sight")
}

// Rename changes the name of a ship.
type Rename struct {
	Ship space.ID
	Name string
}

func (*Rename) Verb() crew.Verb { return crew.RuleRename }

// Fields describes a Rename.
func (r *Rename) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	field.Text(c, "name", &r.Name, crew.MaxName)
}

func (r *Rename) Check(w *World) error {
	if r.Name == "" {
		return crew.Refuse(crew.Manners, "the ship needs a name")
	}
	return w.mustKnow(r.Ship)
}

func (r *Rename) Do(w *World) {
	s := w.Ship(r.Ship)
	was := s.Name
	s.Name = r.Name
	w.tellRuled(r.Verb(), s, "its name was %s", say.Name(was))
}

// ReserveWeapon limits a weapon to one gunner (SHIP-ATTACK). Without a seat every gunner
// aboard can use it, as by default.
type ReserveWeapon struct {
	Ship   space.ID
	Weapon uint8 // the ship's mount, from 0
	Seat   crew.Seat
}

func (*ReserveWeapon) Verb() crew.Verb { return crew.RuleReach }

// Fields describes a ReserveWeapon.
func (r *ReserveWeapon) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	field.Int(c, "weapon", &r.Weapon, 0, shipyard.MaxMounts-1)
	r.Seat.Fields(c)
}

func (r *ReserveWeapon) Check(w *World) error {
	if err := w.mustKnow(r.Ship); err != nil {
		return err
	}
	s := w.Ship(r.Ship)
	m, _ := w.HolderOf(r.Seat)
	switch {
	case int(r.Weapon) >= len(s.Mounts):
		return crew.Refuse(crew.Manners, "%s has no weapon %d", s.Name, r.Weapon)
	case r.Seat.Role == crew.NoRole:
		return nil
	case m == nil || m.Seat.Ship != s.ID || !m.Roles.Has(crew.Gunner):
		return crew.Refuse(crew.Manners, "no gunner of %s sits there", s.Name)
	}
	return nil
}

func (r *ReserveWeapon) Do(w *World) {
	s := w.Ship(r.Ship)
	_, id := w.HolderOf(r.Seat)
	s.Mounts[r.Weapon].Only = id
	name, whose := w.ClassOf(s).Mounts[r.Weapon].Weapon.Name, say.Text("every gunner can reach it")
	if id != 0 {
		whose = say.Of("only the %s can reach it", r.Seat)
	}
	w.Emit(sideOf(s), &Ruled{crew.RuleReach, s.ID, say.Of("the %s: %s", name, whose)})
}

// SetCondition gives a ship a condition, or removes it (SHIP-CONDITION).
type SetCondition struct {
	Ship      space.ID
	Condition shipyard.ConditionID
	On        bool
	Rounds    int16 // 0: until it is removed
}

func (*SetCondition) Verb() crew.Verb { return crew.RuleCondition }

// Fields describes a SetCondition.
func (r *SetCondition) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	field.Int(c, "condition", &r.Condition, 0, shipyard.MaxConditions-1)
	field.Bool(c, "on", &r.On)
	field.Int(c, "rounds", &r.Rounds, 0, 1000)
}

func (r *SetCondition) Check(w *World) error {
	if err := w.mustKnow(r.Ship); err != nil {
		return err
	}
	switch s, name := w.Ship(r.Ship), w.Library.Rule(r.Condition).Name; {
	case name == "":
		return crew.Refuse("SHIP-CONDITION", "there is no such condition")
	case !r.On && !s.Has(r.Condition):
		return crew.Refuse("SHIP-CONDITION", "%s is not %s", s.Name, name)
	}
	return nil
}

func (r *SetCondition) Do(w *World) {
	s := w.Ship(r.Ship)
	if !r.On {
		impact.Relieve(&w.Battle, s, r.Condition)
		return
	}
	impact.Afflict(&w.Battle, s, ships.Affliction{Kind: r.Condition, Lasts: duration.Rounds(r.Rounds)})
}

// Signal calls a word as the GM, for which orders can be readied (SHIP-READY).
type Signal struct {
	Word  string
	Sides event.Sides // who hears it
}

func (*Signal) Verb() crew.Verb { return crew.RuleCall }

// Fields describes a Signal.
func (r *Signal) Fields(c field.Coder) {
	field.Text(c, "word", &r.Word, crew.MaxWord)
	field.Int(c, "sides", &r.Sides, 0, int64(event.AllSides))
}

func (r *Signal) Check(*World) error {
	if r.Word == "" {
		return crew.Refuse(crew.Manners, "say which word is called")
	}
	return nil
}

func (r *Signal) Do(w *World) { w.Emit(r.Sides, &ships.Called{By: crew.Master, Word: r.Word}) }
